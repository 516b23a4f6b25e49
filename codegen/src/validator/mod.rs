//! From any JSON Schema (2020-12) to Rust functions that judge a value: nothing of the schema is read at run time.
//! Not for our own contract, whose decoders come from the model; what cannot be honoured is refused, never weakened.

mod keywords;
mod pattern;
mod print;
mod resources;

use std::fmt;

use serde_json::Value;

pub use resources::Document;

/// One validator to be made: the name of its public function, and the address of its schema among the documents.
#[derive(Debug, Clone)]
pub struct Root {
    /// A Rust identifier.
    pub name: String,
    /// Address of its schema, with or without a fragment.
    pub uri: String,
}

/// Why no validator was made: a place in a schema, and what stands against it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct Refused {
    /// Address of the document.
    pub document: String,
    /// JSON Pointer inside the document.
    pub pointer: String,
    /// One sentence.
    pub reason: String,
}

impl fmt::Display for Refused {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pointer = if self.pointer.is_empty() {
            "(root)"
        } else {
            &self.pointer
        };
        write!(to, "{}: {pointer}: {}", self.document, self.reason)
    }
}

/// Makes one Rust source file with a function `pub fn NAME(value: &serde_json::Value) -> Result<(), Invalid>` for
/// every root. References are looked up in `documents` and in the metaschemas of draft 2020-12, never fetched.
///
/// The file needs `serde_json`, and `regex` where a schema has patterns.
///
/// # Errors
/// A reference that leads nowhere, a keyword of an older draft, a vocabulary or a pattern that cannot be honoured.
pub fn generate(documents: Vec<Document>, roots: &[Root]) -> Result<String, Refused> {
    let resources = resources::Resources::of(documents)?;
    print::file(&resources, roots)
}

/// A document and what references to it say; an `$id` at its root is an address of it too.
pub fn document(uri: &str, value: Value) -> Document {
    Document {
        uri: uri.to_owned(),
        value,
    }
}

/// The address of a document that is known by the path of its file: relative references between files work.
pub fn address(path: &str) -> String {
    resources::resolve("file:///", &path.replace('\\', "/"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn refusal(schema: Value) -> String {
        let root = Root {
            name: "root".into(),
            uri: "file:///schema.json".into(),
        };
        match generate(vec![document("file:///schema.json", schema)], &[root]) {
            Ok(_) => panic!("this was to be refused"),
            Err(refused) => refused.to_string(),
        }
    }

    #[test]
    fn what_cannot_be_honoured_is_refused_with_place_and_reason() {
        for (schema, expected) in [
            (
                json!({"properties": {"a": {"pattern": "(?=x)"}}}),
                "/properties/a/pattern: the pattern",
            ),
            (
                json!({"$ref": "other.json"}),
                "/$ref: nothing stands at file:///other.json",
            ),
            (
                json!({"$ref": "#/$defs/none"}),
                "/$ref: nothing stands at file:///schema.json#/$defs/none",
            ),
            (
                json!({"$schema": "http://json-schema.org/draft-07/schema#"}),
                "/$schema: only draft 2020-12",
            ),
            (
                json!({"items": [{}]}),
                "/items: a list of schemas is an older draft's form",
            ),
            (
                json!({"dependencies": {"a": ["b"]}}),
                "/dependencies: a keyword of an older draft",
            ),
            (
                json!({"$recursiveRef": "#"}),
                "/$recursiveRef: a keyword of an older draft",
            ),
            (
                json!({"minLength": "3"}),
                "/minLength: must be a non-negative integer",
            ),
            (
                json!({"properties": {"a": 3}}),
                "/properties/a: a schema is an object or a boolean",
            ),
            (
                json!({"allOf": [{"$ref": "#"}]}),
                "refers to itself without going into the value",
            ),
            (
                json!({"required": "a"}),
                "/required: must be a list of strings",
            ),
            (
                json!({"multipleOf": 0}),
                "/multipleOf: must be a number above zero",
            ),
            (json!({"type": "int"}), "/type: must be one of"),
        ] {
            let text = refusal(schema.clone());
            assert!(text.contains(expected), "{schema}: {text}");
        }
    }

    #[test]
    fn output_is_the_same_every_time() {
        let schema = json!({"$defs": {"b": {"type": "string"}, "a": {"minimum": 1}}, "anyOf": [{"$ref": "#/$defs/a"}, {"$ref": "#/$defs/b"}]});
        let make = || {
            let root = Root {
                name: "root".into(),
                uri: "file:///schema.json".into(),
            };
            generate(
                vec![document("file:///schema.json", schema.clone())],
                &[root],
            )
            .expect("a validator")
        };
        assert_eq!(make(), make());
    }
}
