//! The MACP contract: facts under `schema/macp` to proto files, prost messages, tonic stubs and Rust facts.
//! Knows nothing of the application service; shares with it only the map of files.

mod bundle;
mod documents;
mod facts;
mod form;
mod modes;
mod proto;
mod rust;
mod source;
mod stubs;
mod text;

use std::path::Path;

use crate::files::Files;

use source::Source;

pub use bundle::{Bundle, bundle};
pub use source::Error;

/// Folder of the schema.
pub(crate) const PROTOCOL: &str = "macp";

/// Everything made from `schema/macp`, which lies in `schema`: paths are relative to `generated/`.
///
/// # Errors
/// A file that cannot be read, or the first thing in it that is wrong, with its place.
pub fn generate(schema: &Path) -> Result<Files, Error> {
    let source = Source::read(&schema.join(PROTOCOL))?;
    let mut files = Files::new();
    let protos = proto::print(&source);
    let stubs = stubs::compile(&source, &protos)?;
    files.extend(
        protos
            .into_iter()
            .map(|(path, text)| (format!("proto/{path}"), text)),
    );
    files.extend(stubs);
    files.extend(rust::print(&source)?);
    files.extend(bundle(schema)?.files);
    let digest = crate::source::digest(schema, PROTOCOL).map_err(Box::new)?;
    let script = crate::emit::rust::build_script(PROTOCOL, &digest);
    files.insert(format!("{}/build.rs", rust::WIRE), script);
    Ok(files)
}
