//! The schema files against `schema/dialect.json`, by the `jsonschema` crate.
//! The reader in `source` judges the same with better words; this shows that the two agree.

use std::fs;
use std::path::Path;

use jsonschema::error::ValidationErrorKind;
use jsonschema::{ValidationError, Validator};
use serde_json::{Value, json};

use crate::source::{self, At, Check, Log};

/// Which definition of the dialect judges a file.
fn definition(file: &str) -> &'static str {
    match file {
        "protocol.json" => "ProtocolFile",
        "errors.json" => "ErrorsFile",
        "limits.json" => "LimitsFile",
        _ => "TypeFile",
    }
}

/// The metaschema of all files, relative to `schema/`.
pub const DIALECT: &str = "dialect.json";

/// A file as JSON. What is none is refused by the reader, which says where.
fn read(path: &Path) -> Result<Option<Value>, source::Error> {
    let text = fs::read_to_string(path).map_err(|error| source::Error::Io {
        path: path.to_owned(),
        error,
    })?;
    Ok(serde_json::from_str(&text).ok())
}

/// The dialect, refused where it is no JSON.
pub fn dialect(schema: &Path, log: &Log) -> Result<Option<Value>, source::Error> {
    let dialect = read(&schema.join(DIALECT))?;
    if dialect.is_none() {
        At::file(DIALECT, log)
            .about(Check::Metaschema)
            .refuse("not JSON", "correct the text");
    }
    Ok(dialect)
}

/// Judges every file of a protocol.
pub fn judge(schema: &Path, protocol: &str, log: &Log) -> Result<(), source::Error> {
    let Some(dialect) = dialect(schema, log)? else {
        return Ok(());
    };
    let folder = schema.join(protocol);
    let entries = fs::read_dir(&folder).map_err(|error| source::Error::Io {
        path: folder.clone(),
        error,
    })?;
    let mut names: Vec<String> = entries
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".json"))
        .collect();
    names.sort();
    for name in names {
        let file = format!("{protocol}/{name}");
        let at = At::file(&file, log).about(Check::Metaschema);
        let wrapper = json!({"$schema": source::DRAFT, "$ref": format!("#/$defs/{}", definition(&name)), "$defs": dialect["$defs"]});
        let validator = match jsonschema::options().build(&wrapper) {
            Ok(validator) => validator,
            Err(error) => {
                At::file(DIALECT, log)
                    .about(Check::Metaschema)
                    .refuse(format!("no JSON Schema: {error}"), "correct the metaschema");
                return Ok(());
            }
        };
        let Some(value) = read(&folder.join(&name))? else {
            continue;
        };
        note(&validator, &value, &at);
    }
    Ok(())
}

/// Notes what the dialect refuses in a file.
pub fn note(validator: &Validator, value: &Value, at: &At<'_>) {
    for error in validator.iter_errors(value) {
        let error = nearest(&error);
        let name = said_by(error);
        inside(at, error).refuse(
            format!("the dialect refuses this: {} (at {})", error.kind().keyword(), error.schema_path().as_str()),
            format!("read that place of schema/{name}; where the reader takes it and the dialect does not, one of them is wrong"),
        );
    }
}

/// The file of the dialect that refuses, relative to `schema/`.
fn said_by<'e>(error: &'e ValidationError<'_>) -> &'e str {
    let location = error.absolute_keyword_location().map(|uri| uri.as_str());
    location
        .and_then(|location| location.strip_prefix(&source::id("")))
        .and_then(|location| location.split('#').next())
        .unwrap_or(DIALECT)
}

/// Where in the file the error is.
pub fn inside<'a>(at: &At<'a>, error: &ValidationError<'_>) -> At<'a> {
    let steps = error.instance_path().as_str().split('/').skip(1);
    steps.fold(at.clone(), |at, step| at.down(step))
}

/// Where none of several forms fits, what is wrong with the one that fits best.
fn nearest<'e>(error: &'e ValidationError<'e>) -> &'e ValidationError<'e> {
    let branches = match error.kind() {
        ValidationErrorKind::AnyOf { context } | ValidationErrorKind::OneOfNotValid { context } => {
            context
        }
        _ => return error,
    };
    branches
        .iter()
        .min_by_key(|errors| errors.len())
        .and_then(|errors| errors.first())
        .map_or(error, nearest)
}
