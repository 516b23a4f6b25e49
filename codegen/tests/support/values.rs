//! Values for every shape of a small schema tree, with what an independent judge says about each.
//! Knows no target language.

use magi_schema::check::Judge;
use magi_schema::emit::bundle;
use magi_schema::model::Model;
use serde_json::{Map, Value, json};

/// Values of every type with what the judge says: examples, counter-examples, and each member changed in turn.
pub fn values(model: &Model) -> Vec<Value> {
    let judge = Judge::new(model).unwrap();
    let bundle = bundle::bundle(model);
    let mut values = Vec::new();
    for ty in &model.types {
        let examples = ty
            .examples
            .iter()
            .map(|example| filled(example, &bundle["$defs"][&ty.name]));
        let bad = ty.counter_examples.iter().map(|bad| bad.value.clone());
        for value in examples.chain(bad).flat_map(|value| changed(&value)) {
            let valid = judge.faults(&ty.name, &value).unwrap().is_empty();
            values.push(json!({"name": ty.name, "value": value, "valid": valid}));
        }
    }
    values
}

/// An example of the base with something for the members that a case adds.
fn filled(example: &Value, schema: &Value) -> Value {
    let mut filled = example.clone();
    if let (Value::Object(members), Some(properties)) =
        (&mut filled, schema["properties"].as_object())
    {
        for (name, node) in properties {
            if node["type"] == "string" && node.get("const").is_none() && node.get("enum").is_none()
            {
                members.entry(name).or_insert_with(|| json!("x"));
            }
        }
    }
    filled
}

/// The value itself, and with each member missing, null, and something else.
fn changed(value: &Value) -> Vec<Value> {
    let mut all = vec![value.clone()];
    let Value::Object(members) = value else {
        return all;
    };
    let names =
        members
            .keys()
            .map(String::as_str)
            .chain(["optional", "optional_nullable", "nobody"]);
    for name in names {
        let with = |new: Value| {
            let mut members: Map<String, Value> = members.clone();
            members.insert(name.to_owned(), new);
            Value::Object(members)
        };
        let mut without = members.clone();
        without.shift_remove(name);
        all.push(Value::Object(without));
        all.extend(
            [
                json!(null),
                json!(0),
                json!(7),
                json!(-1),
                json!(1.5),
                json!(true),
                json!("x"),
                json!("ééééé"),
                json!([]),
                json!(["x"]),
                json!({}),
            ]
            .map(with),
        );
    }
    all
}
