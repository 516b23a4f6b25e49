//! From the schema of a protocol to code, published schema and verdicts about both.
//! Never reads `generated/`: a broken output can always be made again.

use std::path::Path;

pub mod check;
pub mod dist;
pub mod emit;
pub mod files;
pub mod lower;
pub mod macp;
pub mod model;
pub mod names;
pub mod near;
pub mod record;
pub mod source;
pub mod trace;
pub mod validator;

/// The protocols whose schemas are read, by folder below `schema/`.
pub const PROTOCOLS: [&str; 1] = ["app-service"];

/// The protocols that `generated/` is made from: those, and MACP, whose schema has a reader of its own.
pub const MADE: [&str; 2] = ["app-service", "macp"];

/// Why nothing was generated.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The schema of a protocol in [`PROTOCOLS`].
    #[error(transparent)]
    Source(#[from] source::Error),
    /// The schema of MACP.
    #[error(transparent)]
    Macp(#[from] macp::Error),
}

/// Reads and understands one protocol; `schema` is the folder that holds `dialect.json`.
///
/// # Errors
/// A file that cannot be read, or everything that is wrong with the schema, with places and hints.
pub fn load(schema: &Path, protocol: &str) -> Result<model::Model, source::Error> {
    Ok(lower::lower(source::read(schema, protocol)?)?)
}

/// Reads and understands one schema file that belongs to no protocol; `file` names it in problems, `name` the code that is made of it.
///
/// # Errors
/// Everything in it that is outside of the dialect, with places and hints.
pub fn library(file: &str, text: &str, name: &str) -> Result<model::Model, source::Problems> {
    let doc = format!("Types, decoders and encoders of `{name}`, made from its schema.");
    lower::library(&doc, source::library(file, text)?)
}

/// Every generated file of our own tree, by path relative to `generated/`.
///
/// # Errors
/// As [`load`], for each protocol.
pub fn generate(root: &Path) -> Result<files::Files, Error> {
    let mut files = files::Files::new();
    for protocol in PROTOCOLS {
        let model = load(&root.join("schema"), protocol)?;
        files.extend(emit::bundle::files(&model));
        files.extend(emit::python::files(&model));
        files.extend(emit::reference::files(&model));
        files.extend(emit::rust::files(&model));
        files.extend(emit::swift::files(&model));
        files.extend(emit::typescript::files(&model));
    }
    files.extend(macp::generate(&root.join("schema"))?);
    Ok(files)
}
