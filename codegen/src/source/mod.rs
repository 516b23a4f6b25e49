//! The schema files of one protocol, read and checked against the dialect.
//! Looks at each file and definition by itself; what they mean together is `lower`'s.

mod contract;
mod definition;
mod json;
mod keywords;
mod library;
mod node;
mod pattern;
mod problem;
mod reader;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde_json::Value;
use sha2::{Digest, Sha256};

pub use contract::{Contract, Slots};
pub use library::library;
pub use node::INTEGER_MAX;
pub use problem::{At, Check, Log, Problem, Problems};

use crate::model::{EnumValue, ErrorCode, Limit, Phase, Type};
use node::Known;
use reader::Object;

/// Files of a protocol's folder that hold no types.
const CONTRACT_FILES: [&str; 3] = ["protocol.json", "errors.json", "limits.json"];

/// What the files of one protocol say.
#[derive(Debug, Clone)]
pub struct Source {
    /// Folder below `schema/`: `app-service`.
    pub protocol: String,
    /// See [`digest`].
    pub digest: String,
    /// `protocol.json`.
    pub contract: Contract,
    /// Stages of judging, in order.
    pub phases: Vec<Phase>,
    /// Codes in order of precedence.
    pub errors: Vec<ErrorCode>,
    /// Bounds in their order.
    pub limits: Vec<Limit>,
    /// File by file in order of path, within a file in its own order; envelope templates among them. References in `schema`
    /// are as written.
    pub types: Vec<Type>,
}

/// Why there is no `Source`.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file or folder cannot be read.
    #[error("{}: {error}\n  hint: run from inside the repository, or name the folder with --root", path.display())]
    Io {
        /// What was to be read.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// The files are outside of the dialect.
    #[error("{0}")]
    Problems(#[from] Problems),
}

/// Reads `schema/<protocol>`; `schema` is the folder that holds `dialect.json`.
pub fn read(schema: &Path, protocol: &str) -> Result<Source, Error> {
    Ok(read_texts(protocol, &texts(schema, protocol)?)?)
}

/// The same from files that are at hand, by path relative to `schema`, the dialect among them.
///
/// # Errors
/// The files are outside of the dialect.
pub fn read_texts(protocol: &str, texts: &BTreeMap<String, Vec<u8>>) -> Result<Source, Problems> {
    let log = Log::default();
    let values = parsed(texts, &log)?;
    let source = understand(protocol, digest_of(texts), &values, &log);
    log.check()?;
    Ok(source)
}

/// The JSON files of `schema/<protocol>` by path relative to `schema`, whatever they say.
///
/// # Errors
/// A file that cannot be read, or is no JSON.
pub fn values(schema: &Path, protocol: &str) -> Result<BTreeMap<String, Value>, Error> {
    let texts = texts(schema, protocol)?;
    let values = parsed(&texts, &Log::default())?;
    let owned = values
        .into_iter()
        .map(|(path, value)| (path.to_owned(), value));
    Ok(owned.collect())
}

/// Refuses before anybody looks at the values: half-read files would only give follow-up problems.
fn parsed<'t>(
    texts: &'t BTreeMap<String, Vec<u8>>,
    log: &Log,
) -> Result<BTreeMap<&'t str, Value>, Problems> {
    let mut values = BTreeMap::new();
    for (path, text) in texts.iter().filter(|(path, _)| *path != DIALECT) {
        let at = At::file(path, log);
        match str::from_utf8(text) {
            Ok(text) => {
                if let Some(value) = json::parse(&at, text) {
                    values.insert(path.as_str(), value);
                }
            }
            Err(_) => at.refuse("not UTF-8", "save the file as UTF-8"),
        }
    }
    log.check()?;
    Ok(values)
}

/// The value of one JSON text that is not part of our schema; `file` names it in problems.
///
/// # Errors
/// The text is no JSON, or names a member twice.
pub fn parse(file: &str, text: &str) -> Result<Value, Problems> {
    let log = Log::default();
    let value = json::parse(&At::file(file, &log), text);
    log.check()?;
    Ok(value.unwrap_or_default())
}

/// Relative to `schema/`: the metaschema, part of the digest, read by editors and tests.
const DIALECT: &str = "dialect.json";

fn understand(protocol: &str, digest: String, values: &BTreeMap<&str, Value>, log: &Log) -> Source {
    let file = |name: &str| {
        let path = format!("{protocol}/{name}");
        match values.get_key_value(path.as_str()) {
            Some((path, value)) => Some((At::file(path, log), value)),
            None => {
                At::file(DIALECT, log).refuse(
                    format!("{path} is missing"),
                    "add it: every protocol has these three files",
                );
                None
            }
        }
    };
    let complete = CONTRACT_FILES
        .iter()
        .all(|name| values.contains_key(format!("{protocol}/{name}").as_str()));
    let contract = file("protocol.json")
        .and_then(|(at, value)| contract::protocol(at, value))
        .unwrap_or_default();
    let (phases, errors) = file("errors.json")
        .and_then(|(at, value)| contract::errors(at, value))
        .unwrap_or_default();
    let limits = file("limits.json")
        .and_then(|(at, value)| contract::limits(at, value))
        .unwrap_or_default();

    let known = known(values, &contract, &errors, &limits, log);
    let mut types = Vec::new();
    for (path, value) in values {
        // Without the tables, types that refer to them would only give follow-up problems.
        if complete && !CONTRACT_FILES.contains(&node::base_name(path)) {
            types.extend(type_file(At::file(path, log), value, &known));
        }
    }
    Source {
        protocol: protocol.to_owned(),
        digest,
        contract,
        phases,
        errors,
        limits,
        types,
    }
}

/// What the types may refer to.
fn known(
    values: &BTreeMap<&str, Value>,
    contract: &Contract,
    errors: &[ErrorCode],
    limits: &[Limit],
    log: &Log,
) -> Known {
    let value = |(value, doc): (&String, &String)| EnumValue {
        value: value.clone(),
        doc: doc.clone(),
    };
    let errors = errors.iter().map(|error| value((&error.code, &error.doc)));
    let operations = contract
        .operations
        .iter()
        .map(|operation| value((&operation.name, &operation.doc)));
    let events = contract
        .events
        .iter()
        .map(|event| value((&event.name, &event.doc)));
    let advertised = limits.iter().filter(|limit| limit.advertised);
    Known {
        definitions: definitions(values, log),
        tables: BTreeMap::from([
            ("errors", errors.collect()),
            ("operations", operations.collect()),
            ("events", events.collect()),
        ]),
        limits: advertised
            .map(|limit| (limit.name.clone(), limit.doc.clone()))
            .collect(),
    }
}

/// Which definitions there are; names are unique across files, because the published bundle is flat.
fn definitions(values: &BTreeMap<&str, Value>, log: &Log) -> BTreeSet<(String, String)> {
    let mut all = BTreeSet::new();
    let mut seen: BTreeMap<&str, &str> = BTreeMap::new();
    for (path, value) in values {
        let Some(Value::Object(definitions)) = value.get("$defs") else {
            continue;
        };
        for name in definitions.keys() {
            if let Some(first) = seen.insert(name, path) {
                At::file(path, log)
                    .about(Check::Name)
                    .down("$defs")
                    .down(name)
                    .refuse(
                        format!("`{name}` is already defined in {first}"),
                        "choose another name, or refer to that one",
                    );
            }
            all.insert((node::base_name(path).to_owned(), name.clone()));
        }
    }
    all
}

fn type_file(at: At<'_>, value: &Value, known: &Known) -> Vec<Type> {
    let Some(object) = Object::of(at, value) else {
        return Vec::new();
    };
    object.only(
        &["$schema", "$id", "description", "$defs"],
        "a file of types",
    );
    object.text("description");
    let path = object.at.file_name();
    let expected = [("$schema", DRAFT.to_owned()), ("$id", id(path))];
    for (name, expected) in expected {
        let found = object.text(name);
        if found != expected && !found.is_empty() {
            object.at.down(name).refuse(
                format!("`{found}` is not the `{name}` of this file"),
                format!("write {expected}"),
            );
        }
    }
    let Some((at, value)) = object.need("$defs") else {
        return Vec::new();
    };
    let Some(definitions) = Object::of(at, value) else {
        return Vec::new();
    };
    definitions
        .members
        .iter()
        .filter_map(|(name, value)| definition::read(definitions.at.down(name), name, value, known))
        .collect()
}

/// The draft of JSON Schema that the dialect narrows.
pub const DRAFT: &str = "https://json-schema.org/draft/2020-12/schema";

/// The absolute id of a schema file, given its path relative to `schema/`.
pub fn id(path: &str) -> String {
    match path.split_once('/') {
        Some((protocol, file)) => format!("https://magi-protocol.dev/schema/{protocol}/1/{file}"),
        None => format!("https://magi-protocol.dev/schema/{path}"),
    }
}

/// SHA-256 over `dialect.json` and every `*.json` below `schema/<protocol>`, in lower-case hex.
///
/// Files are named relative to `schema`, with forward slashes, and taken in the order of those bytes. Of each file
/// go in: its name, a zero byte, the length of its contents as eight bytes in little endian, its contents.
/// The generated crate's build script repeats this.
pub fn digest(schema: &Path, protocol: &str) -> Result<String, Error> {
    Ok(digest_of(&texts(schema, protocol)?))
}

fn digest_of(texts: &BTreeMap<String, Vec<u8>>) -> String {
    let mut hash = Sha256::new();
    for (path, contents) in texts {
        hash.update(path.as_bytes());
        hash.update([0]);
        hash.update((contents.len() as u64).to_le_bytes());
        hash.update(contents);
    }
    hash.finalize()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// The files of a protocol, and the dialect, by path relative to `schema`.
fn texts(schema: &Path, protocol: &str) -> Result<BTreeMap<String, Vec<u8>>, Error> {
    let mut texts = BTreeMap::new();
    let dialect = schema.join(DIALECT);
    texts.insert(
        DIALECT.to_owned(),
        fs::read(&dialect).map_err(|error| Error::Io {
            path: dialect,
            error,
        })?,
    );
    collect(&schema.join(protocol), protocol, &mut texts)?;
    Ok(texts)
}

fn collect(folder: &Path, name: &str, texts: &mut BTreeMap<String, Vec<u8>>) -> Result<(), Error> {
    let io = |path: &Path| {
        let path = path.to_owned();
        move |error| Error::Io { path, error }
    };
    for entry in fs::read_dir(folder).map_err(io(folder))? {
        let entry = entry.map_err(io(folder))?;
        let path = entry.path();
        let name = format!("{name}/{}", entry.file_name().to_string_lossy());
        if path.is_dir() {
            collect(&path, &name, texts)?;
        } else if name.ends_with(".json") {
            texts.insert(name, fs::read(&path).map_err(io(&path))?);
        }
    }
    Ok(())
}
