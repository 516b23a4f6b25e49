//! Drives a program over its real pipes from scenario files and compares the JSON that comes back.
//! Reads plain JSON, never generated types, and never the program's own files: it would share their mistakes.

mod judge;
mod known;
mod order;
mod pattern;
mod program;
mod run;
mod scenario;
mod steps;
mod transcript;

pub use judge::{Judge, Verdict};
pub use known::KnownFailures;
pub use pattern::Bindings;
pub use program::{Ended, Launch, Line, Program};
pub use run::{Failure, Provider, Setup, StartProvider, run};
pub use scenario::{Scenario, ScenarioError, discover};
