//! `cargo fuzz run framing`; what must hold stands in `properties/framing.rs`.

#![no_main]

#[path = "../properties/framing.rs"]
mod property;

libfuzzer_sys::fuzz_target!(|input: &[u8]| property::check(input));
