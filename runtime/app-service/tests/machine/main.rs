//! The machine at its door: inputs in, outputs compared.
//! Sessions are real files in a temporary folder; turns are played by the test.
#![expect(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod activity;
mod drains;
mod limits;
mod precedence;
mod schema;
mod transcripts;
mod world;
