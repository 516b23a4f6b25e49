//! What is changed: every example of every type and of every record of the published schema.
//! Changes nothing.

use serde_json::{Map, Value};
use wire_tests::{Published, resolve};

/// One example.
#[derive(Debug, Clone)]
pub struct Subject {
    /// Its definition in the published schema.
    pub definition: String,
    /// The example.
    pub value: Value,
    /// Whether it is a whole record.
    pub record: bool,
}

/// All of them, in the order of the published schema: types first.
pub fn subjects(published: &Published) -> Vec<Subject> {
    let types = published
        .examples()
        .into_iter()
        .map(|(definition, value)| Subject {
            definition,
            value,
            record: false,
        });
    let records = published.records().into_iter().map(|record| Subject {
        definition: record.definition,
        value: record.value,
        record: true,
    });
    types.chain(records).collect()
}

/// The schema of a member, an item or a variant, references followed and null sides left out.
pub fn inside<'s>(
    definitions: &'s Map<String, Value>,
    schema: &'s Value,
    value: impl Fn(&str) -> Option<String>,
) -> &'s Value {
    let schema = resolve(definitions, schema);
    let Some(tag) = schema["x-union"]["tag"].as_str() else {
        return schema;
    };
    let said = value(tag);
    let variants = schema["oneOf"].as_array().into_iter().flatten();
    variants
        .map(|variant| resolve(definitions, variant))
        .find(|variant| variant["properties"][tag]["const"].as_str() == said.as_deref())
        .unwrap_or(schema)
}
