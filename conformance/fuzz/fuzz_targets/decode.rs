//! `cargo fuzz run decode`; what must hold stands in `properties/decode.rs`.

#![no_main]

#[path = "../properties/decode.rs"]
mod property;

libfuzzer_sys::fuzz_target!(|input: &[u8]| property::check(input));
