//! From the definitions of a schema that is not ours to a model without a protocol: types, general bounds, three codes.
//! Reads no file; what a definition may say is judged as in our own schemas.

use std::collections::BTreeMap;

use crate::model::{Direction, ErrorCode, Limit, Model, Phase, Role, Type, Verdicts};
use crate::source::{Log, Problems};

use super::{Facts, bounds, reach, types};

/// What is not JSON, what breaks a general bound, and everything else: the phases of the three codes, and what they say.
const CODES: [(&str, &str, &str); 3] = [
    (
        "json",
        "invalid_json",
        "The text is not one valid JSON value.",
    ),
    ("bounds", "limit_exceeded", "A general bound is exceeded."),
    (
        "shape",
        "invalid_value",
        "The value breaks a rule of its definition.",
    ),
];

/// General bounds of a text: far above what a message has, far below what hurts.
const BOUNDS: [(Role, &str, u64, &str); 6] = [
    (Role::Record, "max_record_bytes", 1 << 24, "bytes"),
    (Role::Payload, "max_payload_bytes", 1 << 24, "bytes"),
    (Role::String, "max_string_bytes", 1 << 24, "bytes"),
    (Role::Depth, "max_json_depth", 64, "levels"),
    (Role::Items, "max_array_items", 1 << 20, "items"),
    (Role::Fields, "max_object_fields", 1 << 16, "fields"),
];

/// The model of a library; `doc` says in a sentence what it is.
///
/// # Errors
/// Everything that its definitions say against each other or against a target language.
pub fn library(doc: &str, mut types: Vec<Type>) -> Result<Model, Problems> {
    let log = Log::default();
    let facts = Facts {
        protocol: "",
        limits: BTreeMap::new(),
        codes: CODES.iter().map(|(_, code, _)| *code).collect(),
        log: &log,
    };
    types.sort_by(|one, other| one.name.cmp(&other.name));
    for ty in &mut types {
        types::complete(ty, &facts);
        ty.direction = Direction {
            request: false,
            output: true,
        };
    }
    types::unions(&mut types, &facts);
    types::apart(&types, &facts);
    log.check()?;
    reach::not_recursive(&types, &facts);
    // Depth can only be followed where nothing contains itself.
    log.check()?;
    let limits: Vec<Limit> = BOUNDS.iter().map(limit).collect();
    bounds::judge_alone(&limits, &types, &facts);
    log.check()?;
    let [json, bound, value] = CODES.map(|(_, code, _)| code.to_owned());
    Ok(Model {
        doc: doc.to_owned(),
        types,
        errors: CODES.iter().map(code).collect(),
        phases: CODES.iter().map(phase).collect(),
        limits,
        verdicts: Verdicts {
            json,
            record_bytes: bound.clone(),
            payload_bytes: bound.clone(),
            bound,
            version: value.clone(),
            envelope: value.clone(),
            method: value.clone(),
            payload: value,
        },
        ..Model::default()
    })
}

fn phase((name, _, doc): &(&str, &str, &str)) -> Phase {
    Phase {
        name: (*name).to_owned(),
        doc: (*doc).to_owned(),
    }
}

fn code((phase, code, message): &(&str, &str, &str)) -> ErrorCode {
    ErrorCode {
        code: (*code).to_owned(),
        message: (*message).to_owned(),
        doc: (*message).to_owned(),
        phase: (*phase).to_owned(),
        also_in: Vec::new(),
        since: "1.0".to_owned(),
    }
}

fn limit((role, name, value, unit): &(Role, &str, u64, &str)) -> Limit {
    Limit {
        name: (*name).to_owned(),
        value: *value,
        unit: (*unit).to_owned(),
        scope: "One text.".to_owned(),
        doc: "General bound of every text.".to_owned(),
        advertised: false,
        role: Some(*role),
        payloads: Vec::new(),
    }
}
