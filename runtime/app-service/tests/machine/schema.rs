//! The examples and counter-examples of the schema, sent as requests: the service takes the former and answers the
//! latter with the code that stands beside them.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::world::{Seen, World};

fn file(name: &str) -> Value {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../schema/app-service");
    serde_json::from_str(&fs::read_to_string(folder.join(name)).unwrap()).unwrap()
}

/// Request types with their definitions, for each operation.
fn operations() -> Vec<(Value, Value)> {
    let types = ["initialize", "session", "turn", "auth", "catalog", "config"]
        .map(|name| file(&format!("{name}.json")));
    let definition = |name: &str| {
        types
            .iter()
            .find_map(|file| file["$defs"].get(name))
            .unwrap()
            .clone()
    };
    let operations = file("protocol.json")["operations"]
        .as_array()
        .unwrap()
        .clone();
    operations
        .into_iter()
        .map(|operation| {
            (
                operation.clone(),
                definition(operation["request"].as_str().unwrap()),
            )
        })
        .collect()
}

fn request(operation: &Value, payload: &Value) -> Value {
    let mut request = json!({"method": operation["name"], "payload": payload});
    if operation["session"] == "required" {
        request["session_id"] = json!("ses_00000000000000000000000000000000");
    }
    request
}

/// The code of the one answer; None: a success, or a question to the world.
fn code(seen: &[Seen]) -> Option<String> {
    match seen {
        [Seen::Write(record), ..] => record["error"]["code"].as_str().map(str::to_owned),
        _ => None,
    }
}

fn offered() -> Value {
    let mut world = World::initialized(4);
    let seen = world.send(&json!({"method": "capabilities"}));
    let [Seen::Write(record)] = &seen[..] else {
        panic!("{seen:?}")
    };
    record["payload"]["operations"].clone()
}

#[test]
fn initialize_tells_the_schema_that_the_service_was_made_from() {
    let seen = World::new(4)
        .send(&json!({"method": "initialize", "payload": {"supported_protocol_versions": [1]}}));
    let [Seen::Write(record)] = &seen[..] else {
        panic!("one answer was expected: {seen:?}");
    };
    assert_eq!(record["payload"]["schema_digest"], app_wire::SCHEMA_DIGEST);
}

#[test]
fn examples_are_well_formed_requests() {
    let offered = offered();
    let mut sent = 0;
    for (operation, definition) in operations() {
        for example in definition["examples"].as_array().unwrap() {
            let told = code(&World::initialized(4).send(&request(&operation, example)));
            if offered.as_array().unwrap().contains(&operation["name"]) {
                let of_state = [
                    None,
                    Some("session_unavailable"),
                    Some("session_busy"),
                    Some("unknown_turn"),
                    Some("invalid_session_id"),
                ];
                assert!(
                    of_state.contains(&told.as_deref()),
                    "{example} of {}: {told:?}",
                    operation["name"]
                );
            } else {
                assert_eq!(
                    told.as_deref(),
                    Some("unsupported_operation"),
                    "{} is not built",
                    operation["name"]
                );
            }
            sent += 1;
        }
    }
    assert!(sent >= 40, "{sent} examples");
}

#[test]
fn counter_examples_get_the_code_beside_them() {
    let offered = offered();
    let mut sent = 0;
    for (operation, definition) in operations() {
        if !offered.as_array().unwrap().contains(&operation["name"]) {
            continue;
        }
        for counter in definition["x-counter-examples"].as_array().unwrap() {
            let told = code(&World::initialized(4).send(&request(&operation, &repeated(counter))));
            assert_eq!(
                told.as_deref(),
                counter["code"].as_str(),
                "{counter} of {}",
                operation["name"]
            );
            sent += 1;
        }
    }
    let envelope = &file("envelope.json")["$defs"]["RequestEnvelope"];
    for counter in envelope["x-counter-examples"].as_array().unwrap() {
        let record = serde_json::to_vec(&repeated(counter)).unwrap();
        let told = code(&World::initialized(4).line(&record));
        assert_eq!(told.as_deref(), counter["code"].as_str(), "{counter}");
        sent += 1;
    }
    assert!(sent >= 30, "{sent} counter-examples");
}

/// Some counter-examples say how often a text is repeated, so that a person can read them.
fn repeated(counter: &Value) -> Value {
    let mut value = counter["value"].clone();
    if let Some(repeat) = counter.get("repeat") {
        let at = repeat["at"].as_str().unwrap();
        let times = usize::try_from(repeat["times"].as_u64().unwrap()).unwrap();
        let text = json!(repeat["value"].as_str().unwrap().repeat(times));
        match value.pointer_mut(at) {
            Some(slot) => *slot = text,
            None => {
                let (parent, key) = at.rsplit_once('/').unwrap();
                value.pointer_mut(parent).unwrap()[key] = text;
            }
        }
    }
    value
}
