//! The public JSON Schema test suite, draft 2020-12, required part, against generated validators.
//! A snapshot of the suite lies in `suite/` with its licence; what it does not ask is asked in `own/`, in the same form.

pub mod random;

/// Whether a value is valid by the schema of one group of tests.
pub type Check = fn(&serde_json::Value) -> bool;

#[allow(
    clippy::all,
    nonstandard_style,
    unused,
    unused_qualifications,
    missing_docs,
    reason = "generated for this test alone"
)]
mod generated {
    use super::Check;
    include!(concat!(env!("OUT_DIR"), "/validators.rs"));
}

/// File name without extension, and the validators of its groups in order: ours, and those of the suite.
pub use generated::{OWN, RANDOM, RANDOM_SCHEMAS, SUITE};
