//! What is published for those who generate code of their own: schemas, examples, and a manifest that proves them.
//! A pure function of `schema/`; writing to the disk is left to the caller.

mod archive;
mod examples;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Map, Value, json};
use sha2::{Digest as _, Sha256};

use crate::emit::{LICENSE, bundle};
use crate::files::Files;
use crate::macp;
use crate::{PROTOCOLS, load, source};

pub use archive::archive;

/// Name of the archive without its ending, and of the one folder in it.
pub const NAME: &str = concat!("magi-protocol-schema-", env!("CARGO_PKG_VERSION"));
/// The file that proves the others.
pub const MANIFEST: &str = "manifest.json";
const SUMS: &str = "SHA256SUMS";
/// What every absolute `$id` begins with; the rest is the path below `sources/`.
const BASE: &str = "https://magi-protocol.dev/schema/";

/// Why nothing was published.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The schema of a protocol.
    #[error(transparent)]
    Source(#[from] source::Error),
    /// The schema of MACP.
    #[error(transparent)]
    Macp(#[from] macp::Error),
    /// A file that cannot be read.
    #[error("{}: {error}", path.display())]
    Io {
        /// Which.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// A schema file whose `$id` does not say where it is published.
    #[error("{}: `$id` does not begin with {BASE}", .0.display())]
    Id(PathBuf),
}

/// Everything that is published, by path below `dist/`, in order of path.
///
/// # Errors
/// As [`crate::generate`]; a schema file without an absolute `$id`.
pub fn files(root: &Path) -> Result<Files, Error> {
    let schema = root.join("schema");
    let mut files = Files::new();
    let mut digests = Map::new();
    sources(&schema, &mut files)?;
    for protocol in PROTOCOLS {
        let model = load(&schema, protocol)?;
        digests.insert(model.protocol.clone(), json!(model.digest));
        files.extend(flat(bundle::files(&model)));
        files.extend(examples::of_model(&model));
    }
    let documents = macp::bundle(&schema)?;
    digests.insert(macp::PROTOCOL.to_owned(), json!(documents.digest));
    files.extend(examples::of_bundle(macp::PROTOCOL, &documents.bundle));
    files.extend(flat(documents.files));
    files.insert(
        "README.md".to_owned(),
        include_str!("parts/README.md").to_owned(),
    );
    files.insert("LICENSE".to_owned(), LICENSE.to_owned());
    prove(&mut files, digests);
    Ok(files)
}

/// `schema/x.json` of `generated/` is `x.json` here.
fn flat(files: Files) -> impl Iterator<Item = (String, String)> {
    files
        .into_iter()
        .map(|(path, text)| (path.trim_start_matches("schema/").to_owned(), text))
}

/// The files that are written by hand, each where its `$id` says.
fn sources(folder: &Path, files: &mut Files) -> Result<(), Error> {
    let failed = |path: &Path| {
        let path = path.to_owned();
        move |error| Error::Io { path, error }
    };
    for entry in fs::read_dir(folder).map_err(failed(folder))? {
        let path = entry.map_err(failed(folder))?.path();
        if path.is_dir() {
            sources(&path, files)?;
            continue;
        }
        if path.extension().is_none_or(|ending| ending != "json") {
            continue;
        }
        let text = fs::read_to_string(&path).map_err(failed(&path))?;
        let value = source::parse(&path.to_string_lossy(), &text)
            .map_err(|problems| Error::Source(problems.into()))?;
        let below = value["$id"].as_str().and_then(|id| id.strip_prefix(BASE));
        let below = below.ok_or_else(|| Error::Id(path.clone()))?;
        files.insert(format!("sources/{below}"), text);
    }
    Ok(())
}

/// Adds the sums of all files, in the form of `sha256sum`, and the manifest.
fn prove(files: &mut Files, digests: Map<String, Value>) {
    let mut sums = String::new();
    let mut entries = Map::new();
    for (path, text) in &*files {
        let sum = sha256(text.as_bytes());
        // Writing to a string does not fail.
        let _ = writeln!(sums, "{sum}  {path}");
        entries.insert(path.clone(), json!({"bytes": text.len(), "sha256": sum}));
    }
    let manifest = json!({
        "name": NAME,
        "schema_digests": digests,
        "sha256": sha256(sums.as_bytes()),
        "sha256_of": SUMS,
        "files": entries,
    });
    files.insert(MANIFEST.to_owned(), format!("{manifest:#}\n"));
    files.insert(SUMS.to_owned(), sums);
}

/// Lower-case hex.
pub fn sha256(bytes: &[u8]) -> String {
    let hash = Sha256::digest(bytes);
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}
