//! `generated/schema/app-service.json` read as test data.
//! Decodes nothing.

use std::path::PathBuf;

use serde_json::{Map, Value};

/// The published schema.
pub struct Published {
    /// All definitions by name.
    pub definitions: Map<String, Value>,
    /// The whole document.
    pub whole: Value,
}

/// Who writes a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The client: closed.
    Request,
    /// The service: open.
    Output,
}

/// One record out of the examples.
#[derive(Debug, Clone)]
pub struct Record {
    /// Its definition: `TurnStartRequestRecord`.
    pub definition: String,
    /// The record.
    pub value: Value,
    /// Who writes it.
    pub side: Side,
}

/// A value that its type refuses.
#[derive(Debug, Clone)]
pub struct Bad {
    /// The type.
    pub definition: String,
    /// The value, expanded.
    pub value: Value,
    /// The keyword or rule it breaks.
    pub rule: String,
    /// The code it gets in a request.
    pub code: Option<String>,
}

impl Published {
    /// Reads the published schema of this repository.
    ///
    /// # Panics
    /// When it is not there or no JSON: nothing can be tested then.
    pub fn read() -> Self {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
            .join("../../generated/schema/app-service.json");
        let text = std::fs::read_to_string(&path)
            .expect("the published schema is in generated/schema: run `cargo gen`");
        let whole: Value = serde_json::from_str(&text).expect("the published schema is JSON");
        let definitions = whole["$defs"].as_object().cloned().unwrap_or_default();
        Published { definitions, whole }
    }

    /// Every example of every type that is no record: type and value.
    pub fn examples(&self) -> Vec<(String, Value)> {
        app_wire::examine::TYPES
            .iter()
            .flat_map(|name| {
                self.list(name, "examples")
                    .into_iter()
                    .map(|value| ((*name).to_owned(), value))
            })
            .collect()
    }

    /// Every counter-example of every type that is no record.
    pub fn counter_examples(&self) -> Vec<Bad> {
        let types = app_wire::examine::TYPES.iter();
        types
            .flat_map(|name| {
                self.list(name, "x-counter-examples")
                    .into_iter()
                    .map(|example| Bad::new(name, &example))
            })
            .collect()
    }

    /// Every example of every record.
    pub fn records(&self) -> Vec<Record> {
        let names = self
            .definitions
            .keys()
            .filter(|name| name.ends_with("Record"));
        names
            .flat_map(|name| {
                self.list(name, "examples").into_iter().map(|value| Record {
                    definition: name.clone(),
                    side: if value["kind"] == "request" {
                        Side::Request
                    } else {
                        Side::Output
                    },
                    value,
                })
            })
            .collect()
    }

    /// The value as it is written: members that are null where that means the same as absent are left out.
    pub fn normal(&self, definition: &str, value: &Value) -> Value {
        self.normalized(&self.definitions[definition], value)
    }

    fn normalized(&self, schema: &Value, value: &Value) -> Value {
        let schema = resolve(&self.definitions, schema);
        match value {
            Value::Object(members) => {
                let kept = members.iter().filter(|(name, value)| {
                    !(value.is_null()
                        && schema["properties"][name.as_str()]["x-absent"] == "same-as-null")
                });
                kept.map(|(name, value)| {
                    (
                        name.clone(),
                        self.normalized(&schema["properties"][name.as_str()], value),
                    )
                })
                .collect()
            }
            Value::Array(items) => items
                .iter()
                .map(|item| self.normalized(&schema["items"], item))
                .collect(),
            other => other.clone(),
        }
    }

    /// The definition of a name.
    pub fn definition(&self, name: &str) -> &Value {
        &self.definitions[name]
    }

    fn list(&self, name: &str, keyword: &str) -> Vec<Value> {
        self.definitions
            .get(name)
            .and_then(|definition| definition[keyword].as_array())
            .cloned()
            .unwrap_or_default()
    }
}

impl Bad {
    fn new(definition: &str, example: &Value) -> Self {
        let mut value = example["value"].clone();
        let repeat = &example["repeat"];
        if let Some(node) = repeat["at"].as_str().and_then(|at| value.pointer_mut(at)) {
            let times = repeat["times"].as_u64().unwrap_or_default() as usize;
            *node = match &repeat["value"] {
                Value::String(text) if node.is_string() => Value::String(text.repeat(times)),
                item => Value::Array(vec![item.clone(); times]),
            };
        }
        Bad {
            definition: definition.to_owned(),
            value,
            rule: example["rule"].as_str().unwrap_or_default().to_owned(),
            code: example["code"].as_str().map(str::to_owned),
        }
    }
}

/// Follows references, and takes the non-null side of a nullable one.
pub fn resolve<'s>(definitions: &'s Map<String, Value>, schema: &'s Value) -> &'s Value {
    if let Some(name) = schema["$ref"]
        .as_str()
        .and_then(|reference| reference.strip_prefix("#/$defs/"))
    {
        return resolve(definitions, &definitions[name]);
    }
    match schema["anyOf"].as_array() {
        Some(sides) => sides
            .iter()
            .find(|side| side["type"] != "null")
            .map_or(schema, |side| resolve(definitions, side)),
        None => schema,
    }
}
