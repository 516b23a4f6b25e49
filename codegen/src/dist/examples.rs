//! Examples and counter-examples as files, one value in each.
//! Judges none of them.

use serde_json::{Value, json};

use crate::files::Files;
use crate::model::{CounterExample, Model};
use crate::names::UNION_RECORDS;

fn text(value: &Value) -> String {
    format!("{value:#}\n")
}

/// Of every type and record, and what each refuses.
pub fn of_model(model: &Model) -> Files {
    let mut files = of_bundle(&model.protocol, &crate::emit::bundle::bundle(model));
    let envelopes = &model.envelopes;
    let records = UNION_RECORDS
        .iter()
        .zip([&envelopes.request, &envelopes.response, &envelopes.event])
        .map(|(name, envelope)| (*name, &envelope.counter_examples));
    let types = model
        .types
        .iter()
        .map(|ty| (ty.name.as_str(), &ty.counter_examples));
    let mut index = Vec::new();
    for (name, counters) in types.chain(records) {
        for (
            at,
            CounterExample {
                value,
                rule,
                code,
                doc,
            },
        ) in counters.iter().enumerate()
        {
            let path = format!("counter-examples/{}/{name}/{}.json", model.protocol, at + 1);
            index.push(json!({"file": path, "definition": name, "rule": rule, "code": code, "description": doc}));
            files.insert(path, text(value));
        }
    }
    files.insert(
        format!("counter-examples/{}.json", model.protocol),
        text(&Value::Array(index)),
    );
    files
}

/// Of every definition of a published schema.
pub fn of_bundle(protocol: &str, bundle: &Value) -> Files {
    let mut files = Files::new();
    for (name, definition) in bundle["$defs"].as_object().into_iter().flatten() {
        let examples = definition["examples"].as_array().into_iter().flatten();
        for (at, example) in examples.enumerate() {
            let path = format!("examples/{protocol}/{name}/{}.json", at + 1);
            files.insert(path, text(example));
        }
    }
    files
}
