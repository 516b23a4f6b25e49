//! From the schema of a protocol to code, published schema and verdicts about both.
//! Never reads `generated/`: a broken output can always be made again.

use std::path::Path;

pub mod check;
pub mod emit;
pub mod files;
pub mod lower;
pub mod model;
pub mod names;
pub mod source;
pub mod validator;

/// The protocols whose schemas are read, by folder below `schema/`.
pub const PROTOCOLS: [&str; 1] = ["app-service"];

/// Reads and understands one protocol; `schema` is the folder that holds `dialect.json`.
///
/// # Errors
/// A file that cannot be read, or everything that is wrong with the schema, with places and hints.
pub fn load(schema: &Path, protocol: &str) -> Result<model::Model, source::Error> {
    Ok(lower::lower(source::read(schema, protocol)?)?)
}

/// Every generated file of our own tree, by path relative to `generated/`.
///
/// # Errors
/// As [`load`].
pub fn generate(root: &Path) -> Result<files::Files, source::Error> {
    let mut files = files::Files::new();
    for protocol in PROTOCOLS {
        let model = load(&root.join("schema"), protocol)?;
        files.extend(emit::bundle::files(&model));
        files.extend(emit::rust::files(&model));
    }
    Ok(files)
}
