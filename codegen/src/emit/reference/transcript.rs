//! A conversation of one operation, made of the schema's examples so that identities, sessions and numbers agree.
//! Whether a client takes it is for a test to say.

use serde_json::{Value, json};

use crate::model::{Envelope, Event, EventOrder, Model, Operation, SessionAnswer, SessionRule};
use crate::names::{event_record, request_record, response_record};

/// Lines as they travel, in a block that tests look for.
pub fn block(model: &Model, bundle: &Value, operation: &Operation) -> String {
    let lines: Vec<String> = records(model, bundle, operation)
        .iter()
        .map(Value::to_string)
        .collect();
    format!("```jsonl\n{}\n```\n", lines.join("\n"))
}

fn records(model: &Model, bundle: &Value, operation: &Operation) -> Vec<Value> {
    let envelopes = &model.envelopes;
    let example = |record: &str| bundle["$defs"][record]["examples"][0].clone();
    let mut request = example(&request_record(&operation.name));
    let mut response = example(&response_record(&operation.name));
    let id = id_member(&envelopes.request);
    for record in [&mut request, &mut response] {
        record[id] = json!("r2");
    }
    let session = &envelopes.response.session;
    // Where a session is only repeated and may be left out, it is.
    if operation.answers_session == SessionAnswer::Same
        && operation.session != SessionRule::Required
    {
        if let Value::Object(members) = &mut request {
            members.shift_remove(&envelopes.request.session);
        }
        response[session] = Value::Null;
    }
    let asked = &request[&envelopes.request.session];
    // A session that was asked for is the one that is answered; one that is made is named in the payload too.
    if !asked.is_null() && !response[session].is_null() {
        response[session] = asked.clone();
    }
    let answered = response[session].clone();
    same_session(
        &mut response[&envelopes.response.payload],
        session,
        &answered,
    );
    let mut records = vec![request, response.clone()];
    let identity = &response[&envelopes.response.payload];
    for (event, mut record) in events(model, bundle, operation, identity) {
        record[id] = json!("r2");
        let names = envelopes
            .event
            .object
            .members
            .iter()
            .map(|member| &member.name);
        // Of the names in an event, the one that no request has is its own.
        for name in names
            .filter(|name| is_own(envelopes, name) && record[*name].is_string())
            .collect::<Vec<_>>()
        {
            record[name] = json!(format!("event_{}", records.len() - 1));
        }
        let slot = &envelopes.event.session;
        if event.carries_session {
            record[slot] = answered.clone();
        }
        same_session(&mut record[&envelopes.event.payload], slot, &answered);
        records.push(record);
    }
    records
}

/// The examples of all events that tell of the same start, in the order of their own numbers: first, those between, and
/// the terminal. A number that is missing there is missing here, and so a drop shows as what it is.
fn events<'a>(
    model: &'a Model,
    bundle: &Value,
    operation: &Operation,
    start: &Value,
) -> Vec<(&'a Event, Value)> {
    let payload = &model.envelopes.event.payload;
    let mut events: Vec<(u64, &Event, Value)> = Vec::new();
    for event in model
        .events
        .iter()
        .filter(|event| event.of == operation.name)
    {
        let examples = bundle["$defs"][event_record(&event.name)]["examples"].as_array();
        let same = |record: &&Value| record[payload][&event.identity] == start[&event.identity];
        let mut of_start = examples.into_iter().flatten().filter(same);
        let place = |record: &Value| {
            let number = event
                .sequence
                .as_ref()
                .and_then(|member| record[payload][member].as_u64());
            number.unwrap_or(if event.order == EventOrder::Terminal {
                u64::MAX
            } else {
                1
            })
        };
        match event.order {
            EventOrder::Between => {
                events.extend(of_start.map(|record| (place(record), event, record.clone())))
            }
            EventOrder::First | EventOrder::Terminal => {
                events.extend(
                    of_start
                        .next()
                        .map(|record| (place(record), event, record.clone())),
                );
            }
        }
    }
    events.sort_by_key(|(number, event, _)| (*number, event.order == EventOrder::Terminal));
    let end = events
        .iter()
        .position(|(_, event, _)| event.order == EventOrder::Terminal);
    events.truncate(end.map_or(events.len(), |end| end + 1));
    events.dedup_by(|later, earlier| later.1.sequence.is_some() && later.0 == earlier.0);
    events
        .into_iter()
        .map(|(_, event, record)| (event, record))
        .collect()
}

/// A payload that names the session names that of its record.
fn same_session(payload: &mut Value, member: &str, session: &Value) {
    if payload.get(member).is_some() && !session.is_null() {
        payload[member] = session.clone();
    }
}

/// The member by which records belong together: of a request's own members, the one that is no slot and no constant.
fn id_member(envelope: &Envelope) -> &str {
    let slots = [&envelope.tag, &envelope.payload, &envelope.session];
    envelope
        .object
        .members
        .iter()
        .find(|member| {
            !slots.contains(&&member.name) && !matches!(member.node, crate::model::Node::Const(_))
        })
        .map_or("", |member| member.name.as_str())
}

/// Whether only events have a member of this name.
fn is_own(envelopes: &crate::model::Envelopes, name: &str) -> bool {
    let has = |envelope: &Envelope| {
        envelope
            .object
            .members
            .iter()
            .any(|member| member.name == name)
    };
    !has(&envelopes.request) && name != envelopes.event.tag
}
