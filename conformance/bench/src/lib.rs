//! The corpus of records, the engines that read and write them, and a clock that keeps the least time.
//! Asserts nothing about time: it prints ratios.

pub mod clock;
pub mod corpus;
pub mod derived;
pub mod search;
