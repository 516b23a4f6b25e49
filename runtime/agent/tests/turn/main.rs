//! Whole turns: a provider on loopback, a session on disk, everything between them real.
#![expect(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod cancel;
mod selection;
mod stage;
mod text;
mod tools;
