//! The MACP schema files, judged with values in hand: the dialect as a metaschema, and their examples.
//! What the files mean together is refused earlier, by the reader in `macp`.

use std::collections::BTreeMap;
use std::path::Path;

use jsonschema::{Registry, Validator};
use serde_json::{Value, json};

use super::Counts;
use super::metaschema::{self, inside, note};
use crate::macp::PROTOCOL;
use crate::source::{self, At, Check, DRAFT, Log};
use crate::{Error, macp};

/// The part of the dialect that has their forms, relative to `schema/`.
const FORMS: &str = "macp/dialect.json";

/// Judges `schema/macp` by an independent JSON Schema implementation.
///
/// # Errors
/// A file that cannot be read, the first thing that the reader refuses, or everything that was found, with places and hints.
pub fn check(schema: &Path) -> Result<Counts, Error> {
    let mut files = source::values(schema, PROTOCOL)?;
    let log = Log::default();
    let forms = files.remove(FORMS);
    if forms.is_none() {
        At::file(FORMS, &log).refuse(
            "is missing",
            "restore it: it says what the other files may say",
        );
    }
    if let (Some(dialect), Some(forms)) = (metaschema::dialect(schema, &log)?, forms) {
        let parts = [(metaschema::DIALECT, &dialect), (FORMS, &forms)];
        let entry = dialect["$id"].as_str().unwrap_or_default();
        let at = At::file(metaschema::DIALECT, &log).about(Check::Metaschema);
        if let Some(registry) = registry(parts.into_iter(), &log)
            && let Some(dialect) = validator(&registry, entry, &at)
        {
            for (path, file) in &files {
                let at = At::file(path, &log).about(Check::Metaschema);
                note(&dialect, file, &at);
            }
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
    let known = typed
        .clone()
        .map(|(path, ..)| (path.as_str(), &files[path]));
    let Some(registry) = registry(known, log) else {
        return counts;
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

/// Files by their ids, to be referred to.
fn registry<'f>(
    files: impl Iterator<Item = (&'f str, &'f Value)>,
    log: &Log,
) -> Option<Registry<'f>> {
    let mut registry = Registry::new();
    for (path, file) in files {
        let id = file["$id"].as_str().unwrap_or_default();
        match registry.add(id, file) {
            Ok(more) => registry = more,
            Err(error) => {
                At::file(path, log).refuse(
                    format!("no JSON Schema: {error}"),
                    "correct the references of the file",
                );
                return None;
            }
        }
    }
    match registry.prepare() {
        Ok(registry) => Some(registry),
        Err(error) => {
            At::file(PROTOCOL, log).refuse(
                format!("no JSON Schema: {error}"),
                "correct the references of its files",
            );
            None
        }
    }
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
