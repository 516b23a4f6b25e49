//! The records of the published bundle: what the slots of the templates become for each operation and event.

#![expect(
    clippy::unwrap_used,
    reason = "a record that cannot be made must stop the test"
)]

mod support;

use magi_schema::check::Judge;
use serde_json::{Value, json};

/// Judges the first example of `record` with `change` merged in; `null` in a change removes the member.
fn check(judge: &Judge, bundle: &Value, record: &str, change: &Value, expected: &[&str]) {
    let mut value = bundle["$defs"][record]["examples"][0].clone();
    for (name, new) in change.as_object().unwrap() {
        match new {
            Value::String(text) if text == "(removed)" => {
                drop(value.as_object_mut().unwrap().shift_remove(name))
            }
            new => value[name] = new.clone(),
        }
    }
    let mut rules: Vec<String> = judge
        .faults(record, &value)
        .unwrap()
        .into_iter()
        .map(|fault| format!("{} {}", fault.rule, fault.pointer))
        .collect();
    rules.sort();
    assert_eq!(rules, expected, "{record} with {change}");
}

#[test]
fn each_pair_allows_what_its_rules_say() {
    let tree = support::tree(None);
    let model = magi_schema::load(tree.path(), "demo").unwrap();
    let (judge, bundle) = (
        Judge::new(&model).unwrap(),
        magi_schema::emit::bundle::bundle(&model),
    );
    let check = |record: &str, change: Value, expected: &[&str]| {
        check(&judge, &bundle, record, &change, expected)
    };

    // A request without a session: left out or null.
    check("HelloRequestRecord", json!({}), &[]);
    check("HelloRequestRecord", json!({"session_id": null}), &[]);
    check(
        "HelloRequestRecord",
        json!({"session_id": "s-1"}),
        &["type /session_id"],
    );
    check(
        "HelloRequestRecord",
        json!({"method": "job.start"}),
        &["const /method"],
    );
    check(
        "HelloRequestRecord",
        json!({"more": 1}),
        &["additionalProperties "],
    );
    // One with an optional session.
    check("JobStartRequestRecord", json!({"session_id": "s-1"}), &[]);
    check(
        "JobStartRequestRecord",
        json!({"session_id": "(removed)"}),
        &[],
    );
    check(
        "JobStartRequestRecord",
        json!({"payload": {"color": "green"}}),
        &["enum /payload/color"],
    );
    // A success names its request, and has no error.
    check("HelloResponseRecord", json!({"more": 1}), &[]);
    check(
        "HelloResponseRecord",
        json!({"session_id": "s-1"}),
        &["type /session_id"],
    );
    check(
        "HelloResponseRecord",
        json!({"session_id": "(removed)"}),
        &["required "],
    );
    check(
        "HelloResponseRecord",
        json!({"request_id": null}),
        &["type /request_id"],
    );
    check(
        "HelloResponseRecord",
        json!({"error": {"code": "busy"}}),
        &["type /error"],
    );
    check(
        "JobStartResponseRecord",
        json!({"session_id": null}),
        &["type /session_id"],
    );
    // A failure has no payload, and perhaps no identity.
    check("ErrorResponseRecord", json!({}), &[]);
    check(
        "ErrorResponseRecord",
        json!({"error": null}),
        &["type /error"],
    );
    check(
        "ErrorResponseRecord",
        json!({"payload": {}}),
        &["type /payload"],
    );
    // An event carries the session of its operation.
    check(
        "JobEndedRecord",
        json!({"session_id": null}),
        &["type /session_id"],
    );
    check(
        "JobEndedRecord",
        json!({"event": "job.started"}),
        &["const /event"],
    );
}

#[test]
fn a_session_is_required_where_the_operation_needs_one() {
    let tree = support::tree(None);
    support::apply(
        &tree.path().join("demo"),
        &json!({"file": "protocol.json", "at": "/operations/1/session", "set": "required"}),
    );
    let model = magi_schema::load(tree.path(), "demo").unwrap();
    let (judge, bundle) = (
        Judge::new(&model).unwrap(),
        magi_schema::emit::bundle::bundle(&model),
    );
    check(
        &judge,
        &bundle,
        "JobStartRequestRecord",
        &json!({"session_id": "(removed)"}),
        &["required "],
    );
    check(
        &judge,
        &bundle,
        "JobStartRequestRecord",
        &json!({"session_id": null}),
        &["type /session_id"],
    );
}
