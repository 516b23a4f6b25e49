//! Examples must be right, counter-examples must break the rule they name and get the code they name.
//! Says nothing about the decoders; their tests run on the same values.

use serde_json::Value;

use crate::model::{Envelope, Model};
use crate::names::UNION_RECORDS;
use crate::source::{At, Check, Log};

use super::Counts;
use super::codes;
use super::judge::{Fault, Judge};

/// Judges every value of every type, and the records that the bundle makes of them.
pub fn judge(model: &Model, log: &Log) -> Counts {
    let protocol_file = format!("{}/protocol.json", model.protocol);
    let judge = match Judge::new(model) {
        Ok(judge) => judge,
        Err(reason) => {
            At::file(&protocol_file, log)
                .about(Check::Metaschema)
                .refuse(
                    format!("the published bundle is no JSON Schema: {reason}"),
                    "correct that definition",
                );
            return Counts::default();
        }
    };
    let mut counts = Counts {
        types: model.types.len(),
        ..Counts::default()
    };
    for ty in &model.types {
        let at = At::file(&ty.file, log)
            .about(Check::Example)
            .down("$defs")
            .down(&ty.name);
        counts.examples += ty.examples.len();
        examples(&judge, &at, &ty.name, &ty.examples);
        counts.counter_examples += ty.counter_examples.len();
        for (index, example) in ty.counter_examples.iter().enumerate() {
            let at = at
                .down("x-counter-examples")
                .down(index)
                .about(Check::CounterExample);
            let expected = Expected {
                rule: &example.rule,
                code: example.code.as_deref(),
            };
            counter_example(
                model,
                &judge,
                &at,
                &ty.name,
                false,
                &example.value,
                &expected,
            );
        }
    }
    for envelope in [
        &model.envelopes.request,
        &model.envelopes.response,
        &model.envelopes.event,
    ] {
        template(model, &judge, envelope, log, &mut counts);
    }
    // Records are made of examples; wrong ones would only give follow-up problems.
    if log.check().is_ok() {
        counts.records = records(&judge, model, log);
    }
    let at = At::file(&protocol_file, log)
        .about(Check::Example)
        .down("activity")
        .down("value");
    let activity = judge.faults(&model.advertised.activity_type, &model.advertised.activity);
    for fault in activity.into_iter().flatten() {
        at.refuse(
            format!("the value breaks {}", said(&fault)),
            "correct it, or the type",
        );
    }
    counts
}

struct Expected<'a> {
    rule: &'a str,
    code: Option<&'a str>,
}

fn examples(judge: &Judge, at: &At<'_>, name: &str, values: &[Value]) {
    for (index, value) in values.iter().enumerate() {
        for fault in judge.faults(name, value).into_iter().flatten() {
            at.down("examples").down(index).refuse(
                format!("the example breaks {}", said(&fault)),
                "correct it, or the rule",
            );
        }
    }
}

fn said(fault: &Fault) -> String {
    let place = if fault.pointer.is_empty() {
        String::new()
    } else {
        format!(" at {}", fault.pointer)
    };
    match &fault.missing {
        Some(missing) => format!("{}{place}: `{missing}` is missing", fault.rule),
        None => format!("{}{place}", fault.rule),
    }
}

fn counter_example(
    model: &Model,
    judge: &Judge,
    at: &At<'_>,
    name: &str,
    envelope: bool,
    value: &Value,
    expected: &Expected<'_>,
) {
    let Some(faults) = judge.faults(name, value) else {
        return;
    };
    if faults.is_empty() {
        at.refuse(
            "the counter-example breaks nothing",
            "correct it, or add the rule that it should break",
        );
        return;
    }
    let broken: Vec<String> = faults.iter().map(said).collect();
    if !faults.iter().any(|fault| fault.rule == expected.rule) {
        at.down("rule").refuse(
            format!(
                "the counter-example breaks {}, not {}",
                broken.join(", "),
                expected.rule
            ),
            "name the rule it breaks, or correct the value",
        );
        return;
    }
    let Some(code) = expected.code else { return };
    if let Some((found, fault)) = codes::winner(model, judge, name, value, envelope, &faults)
        && found != code
    {
        at.down("code").refuse(
            format!("it gets {found} for {}, not {code}", said(fault)),
            "name the code it gets, or give the rule that code in x-code",
        );
    }
}

/// Templates are no types of the model, but have values of their own.
fn template(model: &Model, judge: &Judge, envelope: &Envelope, log: &Log, counts: &mut Counts) {
    let at = At::file(&envelope.file, log)
        .about(Check::Example)
        .down("$defs")
        .down(&envelope.name);
    let values = |name: &str| {
        envelope.schema[name]
            .as_array()
            .cloned()
            .unwrap_or_default()
    };
    counts.examples += values("examples").len();
    examples(judge, &at, &envelope.name, &values("examples"));
    counts.counter_examples += envelope.counter_examples.len();
    for (index, example) in envelope.counter_examples.iter().enumerate() {
        let at = at
            .down("x-counter-examples")
            .down(index)
            .about(Check::CounterExample);
        let expected = Expected {
            rule: &example.rule,
            code: example.code.as_deref(),
        };
        counter_example(
            model,
            judge,
            &at,
            &envelope.name,
            true,
            &example.value,
            &expected,
        );
    }
}

/// The union of all records.
const WHOLE: &str = UNION_RECORDS[3];

/// Every record that the bundle gives as an example is right as itself, and the union of all records takes it.
fn records(judge: &Judge, model: &Model, log: &Log) -> usize {
    let bundle = crate::emit::bundle::bundle(model);
    let protocol_file = format!("{}/protocol.json", model.protocol);
    let mut count = 0;
    for (name, definition) in bundle["$defs"].as_object().into_iter().flatten() {
        if model.types.iter().any(|ty| ty.name == *name) {
            continue;
        }
        for example in definition["examples"].as_array().into_iter().flatten() {
            count += 1;
            let faults = judge.faults(name, example).unwrap_or_default();
            let broken = match faults.first() {
                Some(fault) => format!("breaks {}", said(fault)),
                None if judge
                    .faults(WHOLE, example)
                    .is_some_and(|faults| faults.is_empty()) =>
                {
                    continue;
                }
                None => format!("is no {WHOLE}"),
            };
            At::file(&protocol_file, log).about(Check::Example).refuse(
                format!("the example of {name} {broken}"),
                "it is made of the template's first example and a payload's: correct them",
            );
        }
    }
    count
}
