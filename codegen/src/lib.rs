//! From the schema of a protocol to code, published schema and verdicts about both.
//! Never reads `generated/`: a broken output can always be made again.

pub mod emit;
pub mod files;
pub mod model;
pub mod source;
