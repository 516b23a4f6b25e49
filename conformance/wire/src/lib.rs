//! The published schema as test data: examples, counter-examples, records, and what can be done to them.
//! Judges nothing itself; the tests beside it compare decoders with what the schema says.

mod mutants;
mod published;

pub use mutants::{Mutant, Random, mutants, shuffled};
pub use published::{Bad, Published, Record, Side, resolve};

/// JSON text, compact, members in their order.
pub fn bytes(value: &serde_json::Value) -> Vec<u8> {
    value.to_string().into_bytes()
}
