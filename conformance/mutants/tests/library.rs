//! serde and schemars for users of the library: the same values as the decoder's, the published schema.

use app_wire::{Record, TurnStartRequest, TurnStatus, WireError};
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use wire_tests::Published;

/// A type of somebody else.
#[derive(Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
struct Saved {
    label: String,
    start: TurnStartRequest<'static>,
    last: Option<WireError<'static>>,
    status: TurnStatus,
    records: Vec<Record<'static>>,
}

fn saved() -> Value {
    let published = Published::read();
    let records: Vec<Value> = published
        .records()
        .into_iter()
        .map(|record| record.value)
        .collect();
    json!({
        "label": "x",
        "start": {"prompt": "line\u{2028}separator", "options": {}},
        "last": null,
        "status": "completed",
        "records": records,
    })
}

#[test]
fn records_and_payloads_are_members_of_other_types() {
    let json = saved();
    let saved: Saved = serde_json::from_value(json.clone()).expect("every example is right");
    for (record, value) in saved
        .records
        .iter()
        .zip(json["records"].as_array().expect("a list"))
    {
        let text = value.to_string();
        assert_eq!(
            app_wire::decode_record(text.as_bytes()).as_ref(),
            Ok(record)
        );
    }
    let written = serde_json::to_string(&saved).expect("written");
    let again: Saved = serde_json::from_str(&written).expect("read again");
    assert_eq!(again, saved);
    let broken = json!({"prompt": " "});
    assert!(serde_json::from_value::<TurnStartRequest<'_>>(broken).is_err());
    let empty = TurnStartRequest {
        prompt: "".into(),
        options: None,
    };
    assert!(
        serde_json::to_string(&empty).is_err(),
        "a value outside of its bounds is not written"
    );
}

#[test]
fn an_error_of_serde_tells_place_and_rule_and_nothing_of_the_value() {
    let json = json!({"prompt": 77_777, "secret-name": "secret-value"});
    let error = serde_json::from_value::<TurnStartRequest<'_>>(json)
        .expect_err("not a prompt")
        .to_string();
    assert!(
        !error.contains("77777") && !error.contains("secret"),
        "{error}"
    );
    assert!(error.contains("must be a string"), "{error}");
    let error = serde_json::from_value::<TurnStatus>(json!("secret"))
        .expect_err("no status")
        .to_string();
    assert!(!error.contains("secret"), "{error}");
}

#[test]
fn the_schema_of_a_type_is_the_published_one() {
    let published = Published::read();
    let schema = SchemaSettings::draft2020_12()
        .into_generator()
        .into_root_schema_for::<Saved>();
    let schema = schema.as_value();
    let mut compared = 0;
    for (name, definition) in schema["$defs"].as_object().expect("definitions") {
        let mut expected = published.definition(name).clone();
        if let Some(members) = expected.as_object_mut() {
            members.retain(|keyword, _| {
                !matches!(keyword.as_str(), "examples" | "x-counter-examples")
            });
        }
        assert_eq!(definition, &expected, "{name}");
        compared += 1;
    }
    assert!(compared > 100, "only {compared} definitions");
    let validator = jsonschema::draft202012::new(schema).expect("a schema");
    let mut json = saved();
    assert!(validator.is_valid(&json));
    json["records"][0]["kind"] = json!("nothing");
    assert!(!validator.is_valid(&json));
}
