//! From any JSON Schema (2020-12) to Rust functions that judge a value: nothing of the schema is read at run time.
//! Not for our own contract, whose decoders come from the model; what cannot be honoured is refused, never weakened.

mod address;
mod digits;
mod forms;
mod keywords;
mod pattern;
mod print;
mod resources;
mod vocabulary;

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
    let resources = resources::Resources::of(documents, roots)?;
    print::file(&resources, roots)
}

/// A document and what references to it say; an `$id` at its root is an address of it too.
pub fn document(uri: &str, value: Value) -> Document {
    Document {
        uri: uri.to_owned(),
        value,
        inexact: Vec::new(),
    }
}

/// The same, where the text that the value was read from is at hand: numbers with more digits than fit are then refused.
pub fn document_of_text(uri: &str, value: Value, text: &str) -> Document {
    Document {
        inexact: digits::inexact(text),
        ..document(uri, value)
    }
}

/// The address of a document that is known by the path of its file: relative references between files work.
pub fn address(path: &str) -> String {
    address::of_path(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source;
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
            (json!({"type": []}), "/type: must be one of"),
            (json!({"type": ["null", "null"]}), "/type: must be one of"),
            (
                json!({"required": ["a", "a"]}),
                "/required: must be a list of strings, none twice",
            ),
            (
                json!({"dependentRequired": {"a": "b"}}),
                "/dependentRequired: must be an object of lists",
            ),
            (
                json!({"allOf": []}),
                "/allOf: must be a list of one schema or more",
            ),
            (
                json!({"allOf": {}}),
                "/allOf: must be a list of one schema or more",
            ),
            (
                json!({"anyOf": [true, null]}),
                "/anyOf/1: a schema is an object or a boolean",
            ),
            (
                json!({"$defs": {"unused": {"maxItems": -1}}}),
                "/$defs/unused/maxItems: must be a non-negative",
            ),
            (json!({"$defs": []}), "/$defs: must be an object of schemas"),
            (
                json!({"then": {"maxLength": 1.5}}),
                "/then/maxLength: must be a non-negative integer",
            ),
            (
                json!({"minContains": "1"}),
                "/minContains: must be a non-negative integer",
            ),
            (
                json!({"uniqueItems": 1}),
                "/uniqueItems: must be true or false",
            ),
            (json!({"pattern": 1}), "/pattern: must be a string"),
            (json!({"maximum": "1"}), "/maximum: must be a number"),
            (
                json!({"multipleOf": -1}),
                "/multipleOf: must be a number above zero",
            ),
            (json!({"enum": 1}), "/enum: must be a list of values"),
            (json!({"format": 1}), "/format: must be a string"),
            (
                json!({"not": 1}),
                "/not: a schema is an object or a boolean",
            ),
            (
                json!({"$id": 1}),
                "/$id: must be an address without a fragment",
            ),
            (
                json!({"properties": {"a": {"$id": "#a"}}}),
                "/properties/a/$id: must be an address without",
            ),
            (json!({"$anchor": "1a"}), "/$anchor: must be a name"),
            (json!({"$ref": 1}), "/$ref: must be a string"),
            (json!({"$schema": 1}), "/$schema: must be a string"),
            (
                json!({"not": {"$schema": source::DRAFT}}),
                "/not/$schema: stands only at the root",
            ),
            (
                json!({"$defs": {"a": {"$anchor": "x"}, "b": {"$dynamicAnchor": "x"}}}),
                "/$defs/b/$dynamicAnchor: the anchor \"x\" stands at /$defs/a too",
            ),
            (
                json!({"$defs": {"a": {"$id": "x"}, "b": {"$id": "x", "type": "null"}}}),
                "/$defs/b/$id: another schema has the address file:///x too",
            ),
            (
                json!({"$ref": "#/x", "x": {"type": 1}}),
                "/x/type: must be one of",
            ),
            (
                json!({"$ref": "#/x", "x": [1]}),
                "/x: a schema is an object or a boolean",
            ),
            (
                json!({"$ref": "#missing"}),
                "/$ref: nothing stands at file:///schema.json#missing",
            ),
            (
                json!({"$ref": "https://example.test/x"}),
                "give the file that holds it",
            ),
            (
                json!({"$ref": "#/$defs/a", "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}}),
                "/$defs/a: this schema refers to itself",
            ),
            (
                json!({"$dynamicRef": "#a", "$dynamicAnchor": "a"}),
                "refers to itself without going into the value",
            ),
            (
                json!({"$schema": "https://json-schema.org/draft/2019-09/schema"}),
                "/$schema: only draft 2020-12",
            ),
        ] {
            let text = refusal(schema.clone());
            assert!(text.contains(expected), "{schema}: {text}");
        }
    }

    #[test]
    fn a_metaschema_in_an_older_draft_or_an_unknown_vocabulary_is_refused() {
        for (metaschema, expected) in [
            (
                json!({"$schema": "http://json-schema.org/draft-07/schema#"}),
                "file:///schema.json: /$schema: only draft 2020-12 and metaschemas in it that are given as files are known, not http://json-schema.org/draft-07/schema",
            ),
            (
                json!({"$vocabulary": {"https://json-schema.org/draft/2020-12/vocab/format-assertion": true}}),
                "https://example.test/meta: /$vocabulary: the vocabulary https://json-schema.org/draft/2020-12/vocab/format-assertion is required",
            ),
        ] {
            let root = Root {
                name: "root".into(),
                uri: "file:///schema.json".into(),
            };
            let documents = vec![
                document(
                    "file:///schema.json",
                    json!({"$schema": "https://example.test/meta"}),
                ),
                document("https://example.test/meta", metaschema),
            ];
            let refused = generate(documents, &[root]).expect_err("this was to be refused");
            assert!(refused.to_string().contains(expected), "{refused}");
        }
    }

    #[test]
    fn a_number_that_lost_digits_is_refused_where_it_would_count() {
        let root = || Root {
            name: "root".into(),
            uri: "file:///schema.json".into(),
        };
        let make = |text: &str| {
            let value = serde_json::from_str(text).expect("JSON");
            generate(
                vec![document_of_text("file:///schema.json", value, text)],
                &[root()],
            )
        };
        let refused = make(r#"{"items": {"enum": [1, 18446744073709551617]}}"#);
        let refused = refused.expect_err("this was to be refused").to_string();
        assert!(
            refused.contains("/items/enum/1: this number has more digits"),
            "{refused}"
        );
        assert!(make(r#"{"default": 18446744073709551617, "maximum": 1.10}"#).is_ok());
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
