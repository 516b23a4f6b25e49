//! The decoders against an independent validator of the published schema, on single changes to every example.
//! Where the two may differ is written down here, and nothing else may.

use std::collections::BTreeMap;

use app_wire::examine;
use jsonschema::Validator;
use serde_json::{Value, json};
use wire_tests::{Mutant, Published, bytes, mutants};

/// A validator of one definition of the published schema.
fn validator(published: &Published, definition: &str) -> Validator {
    let mut whole = published.whole.clone();
    whole["$ref"] = json!(format!("#/$defs/{definition}"));
    jsonschema::draft202012::new(&whole).expect("the published schema is a schema")
}

/// What the dialect says beyond JSON Schema; only then may a decoder refuse what the validator accepts.
fn beyond(fault: &bounded::Fault) -> bool {
    use bounded::Rule;
    matches!(
        fault.rule,
        // Bytes, not characters; the length bound in the schema is an over-approximation.
        Rule::MaxBytes(_) | Rule::StringBytes | Rule::KeyBytes
        // General bounds hold for members that no schema names.
        | Rule::Depth | Rule::Items | Rule::Fields | Rule::RecordBytes | Rule::PayloadBytes
        // Own keywords of the dialect.
        | Rule::Across(_) | Rule::AtLeastOneOf
    )
}

/// One change in five, another one for each example: together they take every kind of change to every kind of node.
fn some(mutants: Vec<Mutant>, seen: usize) -> impl Iterator<Item = Mutant> {
    mutants.into_iter().skip(seen % 5).step_by(5)
}

fn compare(name: &str, valid: bool, outcome: Result<(), &bounded::Fault>) -> Option<String> {
    match (valid, outcome) {
        (true, Err(fault)) if !beyond(fault) => Some(format!(
            "{name}: refused, but the schema accepts it: {fault}"
        )),
        (false, Ok(())) => Some(format!("{name}: accepted, but the schema refuses it")),
        _ => None,
    }
}

#[test]
fn decoders_agree_with_a_validator_on_changes_to_every_example() {
    let published = Published::read();
    let mut validators = BTreeMap::new();
    let (mut seen, mut wrong) = (0, Vec::new());
    for (name, example) in published.examples() {
        let validator = validators
            .entry(name.clone())
            .or_insert_with(|| validator(&published, &name));
        for mutant in some(mutants(&example), seen) {
            seen += 1;
            let json = bytes(&mutant.value);
            let outcome = examine::again(&name, &json).expect("every definition has a type");
            let label = format!("{name}, {}", mutant.name);
            wrong.extend(compare(
                &label,
                validator.is_valid(&mutant.value),
                outcome.as_ref().map(|_| ()),
            ));
        }
    }
    assert!(seen > 6_000, "only {seen} changes");
    assert!(
        wrong.is_empty(),
        "{} of {seen} wrong:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(40)].join("\n")
    );
}

#[test]
fn record_decoders_agree_with_a_validator_on_changes_to_every_record() {
    let published = Published::read();
    let all = validator(&published, "Record");
    let mut validators = BTreeMap::new();
    let (mut seen, mut wrong) = (0, Vec::new());
    for record in published.records() {
        let own = validators
            .entry(record.definition.clone())
            .or_insert_with(|| validator(&published, &record.definition));
        for mutant in some(mutants(&record.value), seen) {
            seen += 1;
            let json = bytes(&mutant.value);
            let outcome = app_wire::decode_record(&json);
            let label = format!("{}, {}", record.definition, mutant.name);
            // A change may make a record of another kind of it; asking for that is slow and seldom needed.
            let valid =
                own.is_valid(&mutant.value) || (outcome.is_ok() && all.is_valid(&mutant.value));
            wrong.extend(compare(&label, valid, outcome.as_ref().map(|_| ())));
        }
    }
    assert!(seen > 4_000, "only {seen} changes");
    assert!(
        wrong.is_empty(),
        "{} of {seen} wrong:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(40)].join("\n")
    );
}

#[test]
fn a_planted_wrong_bound_is_noticed() {
    let mut published = Published::read();
    // The validator is told one less than the decoder: some change must tell them apart.
    let bound = published.whole["$defs"]["Label"]["maxLength"]
        .as_u64()
        .expect("a label is bounded");
    published.whole["$defs"]["Label"]["maxLength"] = json!(bound - 1);
    let validator = validator(&published, "Label");
    let longest = Value::String("x".repeat(bound as usize));
    let outcome = examine::again("Label", &bytes(&longest)).expect("a type");
    assert!(
        compare(
            "Label",
            validator.is_valid(&longest),
            outcome.as_ref().map(|_| ())
        )
        .is_some()
    );
}
