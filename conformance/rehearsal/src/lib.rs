//! A provider on loopback that speaks a real provider's wire format from a script.
//! Knows nothing of who calls it; it refuses what the real interface would refuse.

mod anthropic;
mod script;
mod server;

pub use script::{Reply, Script, ScriptError, Step, Tool};
pub use server::{Rehearsal, Request};
