//! The published schema: one file with every type and every record of a protocol, and one with its lifecycle.
//! Draft 2020-12 as the dialect has it; the form of its draft-07 twin is told in `draft07`.

use serde_json::{Map, Value, json};

use crate::emit::{draft07, facts};
use crate::files::{Files, mark};
use crate::model::{Envelope, Event, Model, Operation, SessionAnswer, SessionRule, Shape};
use crate::names::{ERROR_RECORD, UNION_RECORDS, event_record, request_record, response_record};
use crate::source::{DRAFT, id};

/// `schema/app-service.json`, its draft-07 twin, and `schema/app-service.meta.json`: relative to `generated/`, and to the
/// folder of a package that carries them.
pub fn files(model: &Model) -> Files {
    let protocol = &model.protocol;
    let bundle = bundle(model);
    let twin = draft07::twin(
        &bundle,
        &id(&format!("{protocol}/{protocol}.draft-07.json")),
    );
    let meta = meta(model);
    Files::from(
        [("", &bundle), (".draft-07", &twin), (".meta", &meta)]
            .map(|(kind, value)| (format!("schema/{protocol}{kind}.json"), text(value))),
    )
}

fn text(value: &Value) -> String {
    // The alternate form of `Value` is indented by two spaces.
    format!("{value:#}\n")
}

/// All types and records; validates any record of the protocol.
pub fn bundle(model: &Model) -> Value {
    let mut definitions: Vec<(String, Value)> = model
        .types
        .iter()
        .map(|ty| (ty.name.clone(), ty.schema.clone()))
        .chain(records(model))
        .collect();
    definitions.sort_by(|one, other| one.0.cmp(&other.0));
    let definitions: Map<String, Value> = definitions.into_iter().collect();
    json!({
        "$comment": mark(&model.protocol),
        "$schema": DRAFT,
        "$id": id(&format!("{0}/{0}.json", model.protocol)),
        "description": model.doc,
        "$ref": "#/$defs/Record",
        "$defs": definitions,
    })
}

fn records(model: &Model) -> Vec<(String, Value)> {
    let envelopes = &model.envelopes;
    let mut records = Vec::new();
    for operation in &model.operations {
        records.push((request_record(&operation.name), request(model, operation)));
        records.push((response_record(&operation.name), response(model, operation)));
    }
    records.push((ERROR_RECORD.to_owned(), failure(model)));
    records.extend(
        model
            .events
            .iter()
            .map(|event| (event_record(&event.name), self::event(model, event))),
    );

    let operations = || {
        model
            .operations
            .iter()
            .map(|operation| operation.name.as_str())
    };
    let responses = operations()
        .map(response_record)
        .chain([ERROR_RECORD.to_owned()]);
    let events = model.events.iter().map(|event| event_record(&event.name));
    let [request_union, response_union, event_union, record] = UNION_RECORDS;
    for (name, doc, tag, branches) in [
        (
            request_union,
            &envelopes.request.doc,
            Some(&envelopes.request.tag),
            operations().map(request_record).collect(),
        ),
        (
            response_union,
            &envelopes.response.doc,
            None,
            responses.collect(),
        ),
        (
            event_union,
            &envelopes.event.doc,
            Some(&envelopes.event.tag),
            events.collect(),
        ),
        (
            record,
            &model.doc,
            None,
            [request_union, response_union, event_union]
                .map(str::to_owned)
                .to_vec(),
        ),
    ] {
        records.push((name.to_owned(), union(doc, tag, branches)));
    }
    records
}

fn union(doc: &str, tag: Option<&String>, branches: Vec<String>) -> Value {
    let branches: Vec<Value> = branches.iter().map(|name| reference(name)).collect();
    let mut union = json!({"description": doc, "oneOf": branches});
    if let Some(tag) = tag {
        union["x-union"] = json!({"tag": tag});
    }
    union
}

fn reference(name: &str) -> Value {
    json!({"$ref": format!("#/$defs/{name}")})
}

/// What stands where a record names a session.
enum Session {
    /// Left out, or null.
    Never,
    Always,
    /// As the template has it.
    Perhaps,
}

fn request(model: &Model, operation: &Operation) -> Value {
    let envelope = &model.envelopes.request;
    let session = match operation.session {
        SessionRule::Omit => Session::Never,
        SessionRule::Required => Session::Always,
        SessionRule::Optional => Session::Perhaps,
    };
    let mut record = pair(envelope, &operation.name, &operation.request, session);
    record["description"] = json!(format!("Request of {}. {}", operation.name, operation.doc));
    record["x-since"] = json!(operation.since);
    record["examples"] = examples(model, envelope, &record, &operation.request);
    record
}

fn response(model: &Model, operation: &Operation) -> Value {
    let envelope = &model.envelopes.response;
    let session = match (operation.answers_session, operation.session) {
        (SessionAnswer::None, _) => Session::Never,
        (SessionAnswer::Same, SessionRule::Optional | SessionRule::Omit) => Session::Perhaps,
        (SessionAnswer::Same, SessionRule::Required) | (SessionAnswer::Assigned, _) => {
            Session::Always
        }
    };
    let mut record = pair(envelope, &operation.name, &operation.success, session);
    // A success is bound to its request: whatever else may be null in a response is there.
    for member in envelope
        .object
        .members
        .iter()
        .filter(|member| !is_slot(envelope, &member.name))
    {
        never_null(&mut record["properties"][&member.name]);
    }
    if let Some(error) = &envelope.error {
        record["properties"][error] = json!({"type": "null", "description": "Null: it went well."});
    }
    record["description"] = json!(format!("Success of {}.", operation.name));
    record["x-since"] = json!(operation.since);
    record["examples"] = examples(model, envelope, &record, &operation.success);
    record
}

/// A response that failed: any operation, or none where the request could not be read.
fn failure(model: &Model) -> Value {
    let envelope = &model.envelopes.response;
    let mut record = template(envelope);
    record["properties"][&envelope.payload] =
        json!({"type": "null", "description": "Null: there is no result."});
    if let Some(error) = &envelope.error {
        never_null(&mut record["properties"][error]);
    }
    record["description"] = json!(facts::FAILURE);
    let failed = |example: &&Value| {
        envelope
            .error
            .as_ref()
            .is_some_and(|error| !example[error].is_null())
    };
    record["examples"] = envelope_examples(envelope)
        .filter(failed)
        .cloned()
        .collect();
    record
}

fn event(model: &Model, event: &Event) -> Value {
    let envelope = &model.envelopes.event;
    let session = if event.carries_session {
        Session::Always
    } else {
        Session::Never
    };
    let mut record = pair(envelope, &event.name, &event.payload, session);
    record["description"] = json!(format!("Event {}. {}", event.name, event.doc));
    record["x-since"] = json!(event.since);
    record["examples"] = examples(model, envelope, &record, &event.payload);
    record
}

fn is_slot(envelope: &Envelope, member: &str) -> bool {
    [
        Some(&envelope.tag),
        Some(&envelope.payload),
        Some(&envelope.session),
        envelope.error.as_ref(),
    ]
    .into_iter()
    .flatten()
    .any(|slot| slot == member)
}

fn template(envelope: &Envelope) -> Value {
    let mut record = envelope.schema.clone();
    if let Value::Object(members) = &mut record {
        // Rules across the slots are what the pairs spell out, and examples are made for each.
        members.retain(|name, _| {
            !["examples", "x-counter-examples", "x-rules"].contains(&name.as_str())
        });
    }
    record
}

/// The template with the slots of one operation or event filled.
fn pair(envelope: &Envelope, tag: &str, payload: &str, session: Session) -> Value {
    let mut record = template(envelope);
    let members = &mut record["properties"];
    let doc = |members: &Value, slot: &str| members[slot]["description"].clone();
    members[&envelope.tag] =
        json!({"type": "string", "const": tag, "description": doc(members, &envelope.tag)});
    let mut reference = reference(payload);
    reference["description"] = doc(members, &envelope.payload);
    members[&envelope.payload] = reference;
    let member = &mut members[&envelope.session];
    match session {
        Session::Perhaps => {}
        Session::Never => {
            if let Value::Object(keywords) = member {
                keywords.retain(|name, _| ["description", "x-absent"].contains(&name.as_str()));
                keywords.insert("type".to_owned(), json!("null"));
            }
        }
        Session::Always => {
            never_null(member);
            if let Value::Object(keywords) = member {
                keywords.shift_remove("x-absent");
            }
            if let Some(required) = record["required"].as_array_mut()
                && !required.iter().any(|name| *name == envelope.session)
            {
                required.push(json!(envelope.session));
            }
        }
    }
    record
}

/// Takes `null` out of a member's form.
fn never_null(member: &mut Value) {
    let Value::Object(keywords) = member else {
        return;
    };
    if let Some(Value::Array(branches)) = keywords.shift_remove("anyOf")
        && let Some(Value::Object(form)) = branches.into_iter().next()
    {
        keywords.extend(form);
    }
    if let Some(Value::Array(types)) = keywords.get("type")
        && let Some(first) = types.first().cloned()
    {
        keywords.insert("type".to_owned(), first);
        if let Some(Value::Array(values)) = keywords.get_mut("enum") {
            values.retain(|value| !value.is_null());
        }
    }
}

fn envelope_examples(envelope: &Envelope) -> impl Iterator<Item = &Value> {
    envelope.schema["examples"].as_array().into_iter().flatten()
}

/// One record per example of the payload: the template's first example with the slots of the pair.
/// A session that may be missing is there in the first of them only.
fn examples(model: &Model, envelope: &Envelope, record: &Value, payload: &str) -> Value {
    let Some(first) = envelope_examples(envelope).next() else {
        return json!([]);
    };
    let payloads = model
        .types
        .iter()
        .find(|ty| ty.name == payload)
        .map(|ty| ty.examples.clone())
        .unwrap_or_default();
    let session = &record["properties"][&envelope.session];
    let sessions = match session_example(model, session) {
        _ if session["type"] == "null" => [Value::Null, Value::Null],
        example if session.get("anyOf").is_some() => [example, Value::Null],
        example => [example.clone(), example],
    };
    let required = |name: &str| {
        record["required"]
            .as_array()
            .is_some_and(|names| names.iter().any(|known| known == name))
    };
    let example = |(index, payload): (usize, Value)| {
        let session = &sessions[index.min(1)];
        let mut example = Map::new();
        for member in &envelope.object.members {
            let value = match &member.name {
                name if *name == envelope.tag => record["properties"][name]["const"].clone(),
                name if *name == envelope.payload => payload.clone(),
                name if *name == envelope.session => session.clone(),
                name if Some(name) == envelope.error.as_ref() => Value::Null,
                name => first[name].clone(),
            };
            if required(&member.name) || !value.is_null() {
                example.insert(member.name.clone(), value);
            }
        }
        Value::Object(example)
    };
    payloads.into_iter().enumerate().map(example).collect()
}

/// A session as its own type shows it.
fn session_example(model: &Model, member: &Value) -> Value {
    let target = member["$ref"]
        .as_str()
        .or_else(|| member["anyOf"][0]["$ref"].as_str())
        .unwrap_or_default();
    let name = target.trim_start_matches("#/$defs/");
    model
        .types
        .iter()
        .find(|ty| ty.name == name)
        .and_then(|ty| ty.examples.first().cloned())
        .unwrap_or_default()
}

/// What the shapes cannot say: the lifecycle, the codes, the limits.
fn meta(model: &Model) -> Value {
    let operations: Map<String, Value> = model
        .operations
        .iter()
        .map(|op| (op.name.clone(), operation_meta(model, op)))
        .collect();
    let events: Map<String, Value> = model
        .events
        .iter()
        .map(|event| (event.name.clone(), event_meta(event)))
        .collect();
    let limits: Map<String, Value> = model
        .limits
        .iter()
        .map(|limit| {
            let entry = json!({
                "value": limit.value, "unit": limit.unit, "scope": limit.scope, "description": limit.doc,
                "advertised": limit.advertised, "role": limit.role.map(|role| format!("{role:?}").to_lowercase()),
            });
            (limit.name.clone(), entry)
        })
        .collect();
    let errors: Map<String, Value> = model
        .errors
        .iter()
        .map(|error| {
            let entry = json!({"phase": error.phase, "also_in": error.also_in, "message": error.message, "description": error.doc, "since": error.since});
            (error.code.clone(), entry)
        })
        .collect();
    let types: Map<String, Value> = model
        .types
        .iter()
        .map(|ty| {
            let shape = match ty.shape {
                Shape::Object(_) => "object",
                Shape::Union(_) => "union",
                Shape::Enum(_) => "enum",
                Shape::OpenEnum { .. } => "open enum",
                Shape::Node(_) => "value",
            };
            let entry = json!({"file": ty.file, "shape": shape, "request": ty.direction.request, "output": ty.direction.output, "since": ty.since});
            (ty.name.clone(), entry)
        })
        .collect();
    json!({
        "$comment": mark(&model.protocol),
        "protocol": model.protocol,
        "protocol_version": model.version,
        "schema": id(&format!("{0}/{0}.json", model.protocol)),
        "digest": model.digest,
        "operations": operations,
        "events": events,
        "error_record": ERROR_RECORD,
        "error_type": model.envelopes.error_type,
        "phases": model.phases.iter().map(|phase| json!({"name": phase.name, "description": phase.doc})).collect::<Vec<_>>(),
        "errors": errors,
        "verdicts": verdicts_meta(model),
        "limits": limits,
        "transports": model.advertised.transports,
        "types": types,
    })
}

fn operation_meta(model: &Model, operation: &Operation) -> Value {
    let events: Vec<&str> = model
        .events
        .iter()
        .filter(|event| event.of == operation.name)
        .map(|event| event.name.as_str())
        .collect();
    json!({
        "description": operation.doc,
        "side": "client",
        "request": operation.request,
        "success": operation.success,
        "request_record": request_record(&operation.name),
        "response_record": response_record(&operation.name),
        "session": word(&operation.session),
        "answers_session": word(&operation.answers_session),
        "needs_initialization": operation.needs_initialization,
        "errors": operation.codes,
        "events": events,
        "starts": operation.starts,
        "ends": operation.ends,
        "since": operation.since,
    })
}

fn event_meta(event: &Event) -> Value {
    json!({
        "description": event.doc,
        "side": "service",
        "payload": event.payload,
        "record": event_record(&event.name),
        "of": event.of,
        "carries_session": event.carries_session,
        "order": word(&event.order),
        "identity": event.identity,
        "sequence": event.sequence,
        "dropped": event.dropped,
        "queue": word(&event.queue),
        "since": event.since,
    })
}

fn verdicts_meta(model: &Model) -> Value {
    Value::Object(
        model
            .verdicts
            .all()
            .map(|(place, code)| (place.to_owned(), json!(code)))
            .collect(),
    )
}

/// The word of the schema for a choice of the model: `BestEffort` is `best_effort`.
fn word(choice: &dyn std::fmt::Debug) -> String {
    crate::names::snake(&format!("{choice:?}"))
}
