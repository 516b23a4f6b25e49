//! The draft-07 twin of a published schema, for editors and generators that know no later draft.
//! Says less than its original: draft-07 has no place for our own keywords, and the original is the one that counts.

use serde_json::{Map, Value, json};

const DRAFT: &str = "http://json-schema.org/draft-07/schema#";

/// A bundle with flat `$defs` as draft-07 has it: `definitions`, no keyword of ours, nothing beside a `$ref` that would be
/// passed over.
pub fn twin(bundle: &Value, id: &str) -> Value {
    let mut twin = schema(bundle);
    twin["$schema"] = json!(DRAFT);
    twin["$id"] = json!(id);
    twin
}

/// One schema, and all below it.
fn schema(node: &Value) -> Value {
    let Value::Object(keywords) = node else {
        return node.clone();
    };
    let mut out = Map::new();
    for (name, value) in keywords {
        if name.starts_with("x-") {
            continue;
        }
        let (name, value) = match name.as_str() {
            "$defs" => ("definitions", each(value)),
            "properties" => ("properties", each(value)),
            "items" | "additionalProperties" => (name.as_str(), schema(value)),
            "oneOf" | "anyOf" => (name.as_str(), all(value)),
            // What stands beside a reference is not read in draft-07: not the definitions, and not a description either,
            // for which some generators would make a second type.
            "$ref" if keywords.len() > 1 => ("allOf", json!([{"$ref": reference(value)}])),
            "$ref" => ("$ref", reference(value)),
            _ => (name.as_str(), value.clone()),
        };
        out.insert(name.to_owned(), value);
    }
    Value::Object(out)
}

fn each(named: &Value) -> Value {
    let named = named.as_object().into_iter().flatten();
    named
        .map(|(name, node)| (name.clone(), schema(node)))
        .collect::<Map<_, _>>()
        .into()
}

fn all(list: &Value) -> Value {
    list.as_array().into_iter().flatten().map(schema).collect()
}

fn reference(target: &Value) -> Value {
    let target = target.as_str().unwrap_or_default();
    json!(target.replace("#/$defs/", "#/definitions/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_are_renamed_and_data_is_left_alone() {
        let bundle = json!({
            "$schema": crate::source::DRAFT, "$id": "here", "$ref": "#/$defs/A",
            "$defs": {"A": {
                "type": "object", "x-since": "1.0",
                "properties": {"x-y": {"anyOf": [{"$ref": "#/$defs/B"}, {"type": "null"}]}},
                "examples": [{"$ref": "#/$defs/A", "x-y": 1}],
            }, "B": {"type": "array", "items": {"$ref": "#/$defs/C", "description": "One."}},
            "C": {"type": "string", "x-max-bytes": 3}},
        });
        assert_eq!(
            twin(&bundle, "there"),
            json!({
                "$schema": DRAFT, "$id": "there", "allOf": [{"$ref": "#/definitions/A"}],
                "definitions": {"A": {
                    "type": "object",
                    "properties": {"x-y": {"anyOf": [{"$ref": "#/definitions/B"}, {"type": "null"}]}},
                    "examples": [{"$ref": "#/$defs/A", "x-y": 1}],
                }, "B": {"type": "array", "items": {"allOf": [{"$ref": "#/definitions/C"}], "description": "One."}},
                "C": {"type": "string"}},
            })
        );
    }
}
