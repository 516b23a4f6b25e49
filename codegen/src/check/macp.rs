//! The MACP schema files, judged with values in hand: the dialect of their folder as a metaschema, and their examples.
//! What the files mean together is refused earlier, by the reader in `macp`.

use std::collections::BTreeMap;
use std::path::Path;

use jsonschema::{Registry, Validator};
use serde_json::{Value, json};

use super::Counts;
use super::metaschema::{inside, note};
use crate::macp::PROTOCOL;
use crate::source::{self, At, Check, DRAFT, Log};
use crate::{Error, macp};

/// The metaschema, relative to `schema/`.
const DIALECT: &str = "macp/dialect.json";

/// Judges `schema/macp` by an independent JSON Schema implementation.
///
/// # Errors
/// A file that cannot be read, the first thing that the reader refuses, or everything that was found, with places and hints.
pub fn check(schema: &Path) -> Result<Counts, Error> {
    let mut files = source::values(schema, PROTOCOL)?;
    let log = Log::default();
    let Some(dialect) = files.remove(DIALECT) else {
        At::file(DIALECT, &log).refuse(
            "is missing",
            "restore it: it says what the other files may say",
        );
        log.check().map_err(source::Error::from)?;
        return Ok(Counts::default());
    };
    match jsonschema::validator_for(&dialect) {
        Ok(dialect) => {
            for (path, file) in &files {
                let at = At::file(path, &log).about(Check::Metaschema);
                note(&dialect, file, &at, DIALECT);
            }
        }
        Err(error) => {
            At::file(DIALECT, &log)
                .about(Check::Metaschema)
                .refuse(format!("no JSON Schema: {error}"), "correct the metaschema");
        }
    }
    // Files outside of the dialect would only give follow-up problems.
    log.check().map_err(source::Error::from)?;
    macp::generate(schema)?;
    let counts = examples(&files, &log);
    log.check().map_err(source::Error::from)?;
    Ok(counts)
}

/// Every example against its definition.
fn examples(files: &BTreeMap<String, Value>, log: &Log) -> Counts {
    let mut counts = Counts::default();
    let typed = files
        .iter()
        .filter_map(|(path, file)| Some((path, file["$id"].as_str()?, file["$defs"].as_object()?)));
    let mut registry = Registry::new();
    for (path, id, _) in typed.clone() {
        match registry.add(id, &files[path]) {
            Ok(more) => registry = more,
            Err(error) => {
                At::file(path, log).refuse(
                    format!("no JSON Schema: {error}"),
                    "correct the references of the file",
                );
                return counts;
            }
        }
    }
    let registry = match registry.prepare() {
        Ok(registry) => registry,
        Err(error) => {
            At::file(PROTOCOL, log).refuse(
                format!("no JSON Schema: {error}"),
                "correct the references of its files",
            );
            return counts;
        }
    };
    for (path, id, definitions) in typed {
        for (name, definition) in definitions {
            counts.types += 1;
            let at = At::file(path, log)
                .about(Check::Example)
                .down("$defs")
                .down(name);
            let Some(validator) = validator(&registry, &format!("{id}#/$defs/{name}"), &at) else {
                continue;
            };
            for (index, example) in definition["examples"]
                .as_array()
                .into_iter()
                .flatten()
                .enumerate()
            {
                counts.examples += 1;
                let at = at.down("examples").down(index);
                for error in validator.iter_errors(example) {
                    inside(&at, &error).refuse(
                        format!("the example is refused: {}", error.kind().keyword()),
                        "correct the example, or the definition",
                    );
                }
            }
        }
    }
    counts
}

fn validator(registry: &Registry<'_>, reference: &str, at: &At<'_>) -> Option<Validator> {
    let schema = json!({"$schema": DRAFT, "$ref": reference});
    match jsonschema::options().with_registry(registry).build(&schema) {
        Ok(validator) => Some(validator),
        Err(error) => {
            at.refuse(format!("no JSON Schema: {error}"), "correct the definition");
            None
        }
    }
}
