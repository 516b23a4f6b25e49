//! The hand-written half of generated decoding: a JSON reader and writer over bytes that count as they go.
//! Knows no message, no code and no number of any contract; those are handed in by generated code.

#![forbid(unsafe_code)]

mod batch;
mod contract;
mod fault;
mod few;
#[cfg(feature = "serde")]
pub mod formats;
mod number;
mod object;
mod pattern;
mod pointer;
mod presence;
mod raw;
mod reader;
mod rules;
mod scan;
mod skip;
mod survey;
mod text;
mod values;
mod writer;

pub use contract::{Code, Contract, DEFAULT_CODE, Verdicts};
pub use fault::{Class, Fault, Kind, Rule, Stop};
pub use few::Few;
pub use object::{Object, Step};
pub use pattern::{Pattern, Piece};
pub use presence::Presence;
pub use raw::Raw;
pub use reader::{Mark, Reader};
pub use rules::{Choice, Codes, Integer, Items, Text};
pub use survey::{Member, Survey, compact_len, survey};
pub use writer::Writer;
