//! A schema file that is not ours: definitions in the dialect's keywords, without a protocol around them.
//! What only our own files must say (descriptions, examples, what absence means) is filled in; no bound ever is.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::model::Type;

use super::node::{self, Known};
use super::problem::{At, Log, Problems};
use super::reader::Object;
use super::{definition, json};

/// The definitions of one file; `file` names it in problems.
///
/// # Errors
/// Everything in it that is outside of the dialect, with places and hints.
pub fn library(file: &str, text: &str) -> Result<Vec<Type>, Problems> {
    let log = Log::default();
    let at = At::file(file, &log);
    let value = json::parse(&at, text);
    let types = value.and_then(|value| types(at, &value));
    log.check()?;
    Ok(types.unwrap_or_default())
}

fn types(at: At<'_>, value: &Value) -> Option<Vec<Type>> {
    let object = Object::of(at, value)?;
    object.only(
        &[
            "$schema",
            "$id",
            "$comment",
            "title",
            "description",
            "$defs",
        ],
        "a file of definitions",
    );
    if let Some(draft) = object
        .text_if_any("$schema")
        .filter(|draft| draft != super::DRAFT)
    {
        object.at.down("$schema").refuse(
            format!("`{draft}` is another draft"),
            format!("write {}", super::DRAFT),
        );
    }
    let (at, value) = object.need("$defs")?;
    let definitions = Object::of(at, value)?;
    if definitions.members.is_empty() {
        definitions.at.refuse(
            "no definition to make code of",
            "add one, as in `\"Person\": {\"type\": \"object\"}`",
        );
    }
    let base = node::base_name(object.at.file_name());
    let known = Known {
        definitions: definitions
            .members
            .keys()
            .map(|name| (base.to_owned(), name.clone()))
            .collect(),
        tables: BTreeMap::new(),
        limits: BTreeMap::new(),
    };
    let read = |(name, written): (&String, &Value)| {
        let filled = filled(name, written);
        let mut ty = definition::read(definitions.at.down(name), name, &filled, &known)?;
        // The schema that is shown is the one that was written.
        ty.schema = written.clone();
        ty.examples.clear();
        Some(ty)
    };
    Some(definitions.members.iter().filter_map(read).collect())
}

/// A definition with everything that binds nothing.
fn filled(name: &str, written: &Value) -> Value {
    let mut value = written.clone();
    if let Some(definition) = value.as_object_mut() {
        tidy(definition);
        fill(definition);
        let name = if name.is_empty() { "No name." } else { name };
        or_insert(definition, "description", name);
        or_insert(definition, "x-since", "1.0");
        definition.insert("examples".to_owned(), json!([null, null]));
    }
    value
}

fn or_insert(schema: &mut Map<String, Value>, keyword: &str, value: &str) {
    schema.entry(keyword).or_insert_with(|| value.into());
}

/// Takes out of all descriptions what a comment in some language cannot hold: marks that end a line in one, and those
/// that turn the direction of text.
fn tidy(members: &mut Map<String, Value>) {
    for (name, value) in members {
        match value {
            Value::String(text) if name == "description" => *text = line_by_line(text),
            Value::Object(texts) if name == "x-enum-descriptions" => {
                let texts = texts.values_mut();
                texts.for_each(|text| {
                    if let Value::String(text) = text {
                        *text = line_by_line(text);
                    }
                });
            }
            Value::Object(members) => tidy(members),
            Value::Array(items) => items
                .iter_mut()
                .filter_map(Value::as_object_mut)
                .for_each(tidy),
            _ => {}
        }
    }
}

fn line_by_line(text: &str) -> String {
    let lines = text.replace("\r\n", "\n").replace('\r', "\n");
    let plain = lines.chars().filter_map(|c| match c {
        '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' => None,
        '\n' => Some('\n'),
        '\u{2028}' | '\u{2029}' => Some(' '),
        c if c.is_control() => Some(' '),
        c => Some(c),
    });
    plain.collect()
}

/// Fills in what binds nothing, in a schema and all schemas in it.
fn fill(schema: &mut Map<String, Value>) {
    schema.shift_remove("title");
    schema.shift_remove("$comment");
    for keyword in ["enum", "x-open-enum"] {
        if let Some(Value::Array(values)) = schema.get(keyword).cloned() {
            let descriptions = schema
                .entry("x-enum-descriptions")
                .or_insert_with(|| json!({}));
            for value in values.iter().filter_map(Value::as_str) {
                if let Some(descriptions) = descriptions.as_object_mut() {
                    or_insert(descriptions, value, value);
                }
            }
        }
    }
    if schema.contains_key("x-open-enum") {
        or_insert(schema, "x-unknown", "kept");
    }
    if schema.contains_key("properties") {
        schema.entry("required").or_insert_with(|| json!([]));
    }
    let required = schema.get("required").cloned().unwrap_or_default();
    let required: Vec<&str> = required
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    if let Some(Value::Object(members)) = schema.get_mut("properties") {
        for (name, member) in members {
            if let Some(member) = member.as_object_mut() {
                or_insert(member, "description", name);
                if !required.contains(&name.as_str()) {
                    or_insert(member, "x-absent", "unavailable");
                }
                fill(member);
            }
        }
    }
    for keyword in ["items", "additionalProperties"] {
        if let Some(Value::Object(inner)) = schema.get_mut(keyword) {
            fill(inner);
        }
    }
    if let Some(Value::Array(branches)) = schema.get_mut("anyOf") {
        branches
            .iter_mut()
            .filter_map(Value::as_object_mut)
            .for_each(fill);
    }
}
