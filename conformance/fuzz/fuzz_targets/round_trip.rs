//! `cargo fuzz run round_trip`; what must hold stands in `properties/round_trip.rs`.

#![no_main]

#[path = "../properties/round_trip.rs"]
mod property;

libfuzzer_sys::fuzz_target!(|input: &[u8]| property::check(input));
