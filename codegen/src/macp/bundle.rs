//! The documents of MACP that are JSON, as one published schema, and what the calls are.
//! Messages are not here: they travel as protobuf, and `generated/proto` is their published form.

use std::path::Path;

use serde_json::{Map, Value, json};

use super::PROTOCOL;
use super::source::{Error, read};
use crate::emit::draft07;
use crate::files::{Files, mark};
use crate::source::{DRAFT, digest, id};

/// Files whose definitions are JSON documents: policies, tokens, transcripts.
const DOCUMENTS: [&str; 3] = ["fixture.json", "rules.json", "tokens.json"];

/// A published schema, and the files it comes in.
pub struct Bundle {
    /// SHA-256 of the schema files.
    pub digest: String,
    /// Draft 2020-12, flat `$defs`.
    pub bundle: Value,
    /// `schema/macp.json`, its draft-07 twin, `schema/macp.meta.json`.
    pub files: Files,
}

/// Reads `schema/macp`; `schema` is the folder that holds it.
///
/// # Errors
/// A file that cannot be read or is no JSON.
pub fn bundle(schema: &Path) -> Result<Bundle, Error> {
    let folder = schema.join(PROTOCOL);
    let protocol: Value = read(&folder, "protocol.json")?;
    let errors: Value = read(&folder, "errors.json")?;
    let digest = digest(schema, PROTOCOL).map_err(Box::new)?;
    let mut definitions = Vec::new();
    for file in DOCUMENTS {
        let document: Value = read(&folder, file)?;
        for (name, definition) in document["$defs"].as_object().into_iter().flatten() {
            definitions.push((name.clone(), local(definition)));
        }
    }
    definitions.sort_by(|one, other| one.0.cmp(&other.0));
    let bundle = json!({
        "$comment": mark(PROTOCOL),
        "$schema": DRAFT,
        "$id": id(&format!("{PROTOCOL}/{PROTOCOL}.json")),
        "description": "The documents of MACP that are JSON: policy rules, token files, transcripts.",
        "$defs": definitions.into_iter().collect::<Map<_, _>>(),
    });
    let twin = draft07::twin(
        &bundle,
        &id(&format!("{PROTOCOL}/{PROTOCOL}.draft-07.json")),
    );
    let meta = meta(&protocol, &errors, &digest);
    let files = [("", &bundle), (".draft-07", &twin), (".meta", &meta)].map(|(kind, value)| {
        (
            format!("schema/{PROTOCOL}{kind}.json"),
            format!("{value:#}\n"),
        )
    });
    Ok(Bundle {
        digest,
        files: Files::from(files),
        bundle,
    })
}

/// References into other files lead to the same name in this one.
fn local(node: &Value) -> Value {
    match node {
        Value::Object(members) => members
            .iter()
            .map(|(name, value)| {
                let value = match value.as_str().and_then(|text| text.split_once("#/$defs/")) {
                    Some((_, target)) if name == "$ref" => json!(format!("#/$defs/{target}")),
                    _ => local(value),
                };
                (name.clone(), value)
            })
            .collect::<Map<_, _>>()
            .into(),
        Value::Array(items) => items.iter().map(local).collect(),
        other => other.clone(),
    }
}

fn meta(protocol: &Value, errors: &Value, digest: &str) -> Value {
    let operations: Map<String, Value> = protocol["rpcs"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|rpc| {
            let name = rpc["name"].as_str().unwrap_or_default().to_owned();
            let mut entry = rpc.clone();
            entry["side"] = json!("client");
            (name, entry)
        })
        .collect();
    json!({
        "$comment": mark(PROTOCOL),
        "protocol": PROTOCOL,
        "schema": id(&format!("{PROTOCOL}/{PROTOCOL}.json")),
        "digest": digest,
        "service": protocol["service"],
        "operations": operations,
        "auth": protocol["auth"],
        "errors": errors["errors"],
    })
}
