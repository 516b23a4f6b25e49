//! A consumer of the application service: preflight, tolerant decoding, order and identity of what arrives.
//! Opens no pipe and shows nothing; bytes come in and go out through the caller.

mod agreed;
mod client;
mod lifecycle;
mod mismatch;
mod narrower;

pub use agreed::{Agreed, Incompatible, Profile};
pub use client::{Client, Received, Unsettled};
pub use mismatch::{Mismatch, Refused};
