//! Which code a request gets for the keywords it breaks: `x-code` from the member outwards, then precedence.
//! Written on the published schema, apart from the decoders, so that the two can disagree.

use serde_json::Value;

use crate::model::Model;

use super::judge::{Fault, Judge};

/// The code of the fault that outranks the others.
///
/// `name` is a payload type, or an envelope template (`envelope`).
pub fn winner<'f>(
    model: &Model,
    judge: &Judge,
    name: &str,
    value: &Value,
    envelope: bool,
    faults: &'f [Fault],
) -> Option<(String, &'f Fault)> {
    let verdict = if envelope {
        &model.verdicts.envelope
    } else {
        &model.verdicts.payload
    };
    let first_phase = if envelope {
        0
    } else {
        phase_of(model, verdict)
    };
    // What is of another type is judged no further.
    let mistyped = |fault: &Fault| {
        faults
            .iter()
            .any(|other| other.rule == "type" && other.pointer == fault.pointer)
    };
    faults
        .iter()
        .filter(|fault| fault.rule == "type" || !mistyped(fault))
        .map(|fault| {
            (
                code(judge, name, value, fault).unwrap_or_else(|| verdict.clone()),
                fault,
            )
        })
        .min_by_key(|(code, _)| rank(model, code, first_phase))
}

fn phase_of(model: &Model, code: &str) -> usize {
    model
        .errors
        .iter()
        .find(|error| error.code == code)
        .map_or(usize::MAX, |error| model.place(&error.phase))
}

/// The phase in which a code is found at or after `first_phase`, then its place in `errors.json`.
fn rank(model: &Model, code: &str, first_phase: usize) -> (usize, usize) {
    let Some(index) = model.errors.iter().position(|error| error.code == code) else {
        return (usize::MAX, usize::MAX);
    };
    let phase = model.errors[index]
        .phases()
        .map(|phase| model.place(phase))
        .filter(|phase| *phase >= first_phase)
        .min();
    (phase.unwrap_or(usize::MAX), index)
}

/// The code that the schema names for one fault, if any.
fn code(judge: &Judge, name: &str, value: &Value, fault: &Fault) -> Option<String> {
    let groups = judge.way(name, value, &fault.pointer, fault.missing.as_deref());
    let (own, around) = groups.split_last()?;
    if fault.keyword == "x-rules" {
        let rules = own.iter().find_map(|schema| schema["x-rules"].as_array())?;
        let rule = rules.iter().find(|rule| rule["name"] == fault.rule)?;
        if let Some(code) = rule["code"].as_str() {
            return Some(code.to_owned());
        }
    }
    let keyword = if fault.keyword == "x-max-bytes" {
        "maxLength"
    } else {
        &fault.keyword
    };
    let of = |schema: &Value, keyword: &str| schema["x-code"][keyword].as_str().map(str::to_owned);
    // First the member or item itself, then what it refers to, then the object around it.
    let here = own
        .iter()
        .find_map(|schema| of(schema, keyword).or_else(|| of(schema, "*")));
    let object = around
        .iter()
        .flatten()
        .rev()
        .find(|schema| schema.get("properties").is_some());
    here.or_else(|| object.and_then(|object| of(object, "*")))
}
