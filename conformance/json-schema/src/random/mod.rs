//! Schemas and values by chance, the same for the same seed.
//! The build script makes the schemas, the test draws values for them.

pub mod schema;
pub mod value;
