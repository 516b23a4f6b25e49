//! Schemas and values by chance, against the `jsonschema` crate: `RANDOM_SCHEMAS=2000 RANDOM_SEED=7 cargo test …` asks more.
//! Every difference is printed; which side is wrong is for a reader of the standard.

use json_schema_suite::{RANDOM, RANDOM_SCHEMAS, random};
use jsonschema::{Draft, Registry, Validator};
use serde_json::{Value, json};
use wire_tests::Random;

const VALUES: usize = 60;

/// None: a reference leads nowhere, be it one that is never applied.
fn reference(schema: &Value, other: &Value) -> Option<Validator> {
    let registry = Registry::new()
        .draft(Draft::Draft202012)
        .extend([
            ("file:///schema.json", schema),
            ("file:///other.json", other),
        ])
        .and_then(|registry| registry.prepare())
        .ok()?;
    jsonschema::options()
        .with_draft(Draft::Draft202012)
        .with_registry(&registry)
        .build(&json!({"$ref": "file:///schema.json"}))
        .ok()
}

#[test]
fn a_validator_and_the_jsonschema_crate_agree_on_schemas_and_values_by_chance() {
    let schemas: Vec<(Value, Value)> =
        serde_json::from_str(RANDOM_SCHEMAS).expect("the build script wrote it");
    let (mut valid, mut invalid, mut left, mut differ) = (0, 0, 0, Vec::new());
    for (number, (schema, other)) in schemas.iter().enumerate() {
        let Some(reference) = reference(schema, other) else {
            left += 1;
            continue;
        };
        let mut random = Random::new(number as u64);
        for _ in 0..VALUES {
            let value = random::value::value(&mut random, schema, schema, 4);
            let ours = RANDOM[number](&value);
            if ours != reference.is_valid(&value) {
                differ.push(format!(
                    "ours: {ours}; {value}\n  {schema}\n  other {other}"
                ));
                break;
            }
            if ours { valid += 1 } else { invalid += 1 }
        }
    }
    println!(
        "{} schemas, {left} of them left out: {valid} valid, {invalid} not",
        schemas.len()
    );
    assert!(
        differ.is_empty(),
        "{} differ:\n{}",
        differ.len(),
        differ.join("\n")
    );
    assert!(valid > invalid / 10 && invalid > valid / 10, "both happen");
}
