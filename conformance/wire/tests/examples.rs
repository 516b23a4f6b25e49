//! Examples and counter-examples of the schema through the generated code.
//! Every name is a rule.

use app_wire::{ErrorCode, examine};
use serde_json::Value;
use wire_tests::{Published, bytes};

fn again(name: &str, json: &[u8]) -> Result<Vec<u8>, bounded::Fault> {
    examine::again(name, json).expect("every definition has a type")
}

#[test]
fn every_example_is_read_and_written_again() {
    let published = Published::read();
    let examples = published.examples();
    assert!(examples.len() > 150, "only {} examples", examples.len());
    for (name, value) in examples {
        let json = bytes(&value);
        let written =
            again(&name, &json).unwrap_or_else(|fault| panic!("{name}: {fault}\n{value}"));
        let back: Value = serde_json::from_slice(&written).unwrap();
        assert_eq!(back, published.normal(&name, &value), "{name}");
        assert_eq!(
            again(&name, &written).as_ref(),
            Ok(&written),
            "{name}: what is written is stable"
        );
    }
}

#[test]
fn every_counter_example_is_refused_with_its_code() {
    let bad = Published::read().counter_examples();
    assert!(bad.len() > 150, "only {} counter-examples", bad.len());
    let mut wrong = Vec::new();
    for example in bad {
        match again(&example.definition, &bytes(&example.value)) {
            Ok(_) => wrong.push(format!(
                "{} accepts what breaks {}: {}",
                example.definition,
                example.rule,
                short(&example.value)
            )),
            Err(fault) => {
                let code = ErrorCode::of(&fault).as_str();
                if example.code.as_deref().is_some_and(|wanted| wanted != code) {
                    wrong.push(format!(
                        "{} breaks {}: {code} ({fault}), not {:?}",
                        example.definition, example.rule, example.code
                    ));
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

fn short(value: &Value) -> String {
    value.to_string().chars().take(200).collect()
}

#[test]
fn every_record_is_read_and_written_again() {
    let published = Published::read();
    let records = published.records();
    assert!(records.len() > 80, "only {} records", records.len());
    for record in records {
        let json = bytes(&record.value);
        let decoded = app_wire::decode_record(&json)
            .unwrap_or_else(|fault| panic!("{}: {fault}\n{}", record.definition, record.value));
        let mut written = Vec::new();
        decoded
            .encode(&mut written)
            .unwrap_or_else(|fault| panic!("{}: {fault}", record.definition));
        assert_eq!(written.pop(), Some(b'\n'));
        let back: Value = serde_json::from_slice(&written).unwrap();
        assert_eq!(
            back,
            published.normal(&record.definition, &record.value),
            "{}",
            record.definition
        );
        assert_eq!(decoded.clone().into_owned(), decoded);
        assert_eq!(app_wire::decode_record(&written).as_ref(), Ok(&decoded));
    }
}
