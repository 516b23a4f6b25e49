//! From any JSON Schema (2020-12) to Rust functions that judge a value: nothing of the schema is read at run time.
//! Not for our own contract, whose decoders come from the model; what cannot be honoured is refused, never weakened.

mod address;
mod digits;
mod forms;
mod keywords;
mod pattern;
mod plain;
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
/// The file needs `serde_json` with its feature `float_roundtrip`, without which the last digit of a number may be read
/// differently, and `regex` where a pattern is more than a comparison.
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
    use serde_json::json;

    fn refusal(schema: &Value) -> String {
        let root = Root {
            name: "root".into(),
            uri: "file:///schema.json".into(),
        };
        match generate(
            vec![document("file:///schema.json", schema.clone())],
            &[root],
        ) {
            Ok(_) => panic!("this was to be refused"),
            Err(refused) => refused.to_string(),
        }
    }

    #[test]
    fn what_cannot_be_honoured_is_refused_with_place_and_reason() {
        let cases = include_str!("../../tests/validator/refused.json");
        let cases: Vec<Value> = serde_json::from_str(cases).expect("JSON");
        assert!(cases.len() > 40);
        for case in cases {
            let (text, says) = (
                refusal(&case["schema"]),
                case["says"].as_str().expect("a text"),
            );
            assert!(text.contains(says), "{case}: {text}");
        }
    }

    #[test]
    fn a_metaschema_in_an_older_draft_or_an_unknown_vocabulary_is_refused() {
        for (metaschema, expected) in [
            (
                json!({"$schema": "http://json-schema.org/draft-07/schema#"}),
                "file:///schema.json: /$schema: only draft 2020-12 (https://json-schema.org/draft/2020-12/schema) and metaschemas in it that are given as files are known, not http://json-schema.org/draft-07/schema: write the schema in that draft",
            ),
            (
                json!({"$schema": "https://example.test/meta"}),
                "file:///schema.json: /$schema: only draft 2020-12",
            ),
            (
                json!({"$schema": "https://example.test/meta", "$vocabulary": {"https://json-schema.org/draft/2019-09/vocab/core": true}}),
                "file:///schema.json: /$schema: only draft 2020-12",
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
    fn the_size_of_a_schema_is_no_danger_to_the_stack() {
        let texts: Vec<String> = (0..50_000).map(|number| number.to_string()).collect();
        let numbers: Vec<u32> = (0..50_000).collect();
        let chain = |length: usize| {
            let mut schemas: serde_json::Map<String, Value> = (0..length)
                .map(|number| {
                    let next = format!("#/$defs/{}", number + 1);
                    (number.to_string(), json!({ "$ref": next }))
                })
                .collect();
            schemas.insert(length.to_string(), json!({"type": "string"}));
            json!({"$defs": schemas, "$ref": "#/$defs/0"})
        };
        let flags = vec![true; 50_000];
        for schema in [
            json!({"enum": texts}),
            json!({"enum": numbers}),
            json!({"enum": flags}),
            chain(150),
        ] {
            let documents = vec![document("file:///schema.json", schema)];
            let root = Root {
                name: "root".into(),
                uri: "file:///schema.json".into(),
            };
            assert!(generate(documents, &[root]).is_ok());
        }
        let refused = refusal(&chain(3_000));
        assert!(refused.contains("more than 200 schemas"), "{refused}");
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
