//! The loader of published transcripts: start, send, compare, replay.
//! A transcript that needs the current rules is run under them; the rest under both revisions.

use macp_kernel::entry::What;
use macp_kernel::{Entry, Identity};
use macp_wire::policy::PolicyFile;
use macp_wire::v1::{Envelope, SessionState};
use macp_wire::{Semantics, words};
use serde_json::{Value, json};

use crate::payload::{self, Bytes};
use crate::world::World;
use crate::{Lists, all_hold, data, matches};

const SESSION: &str = "9b2d6b1e-0c4f-4a57-8b1f-3c5d7e9fa1b2";

#[test]
fn published_transcripts_hold_under_both_revisions() {
    let mut outcomes = Vec::new();
    for (name, fixture) in data("fixtures") {
        for semantics in Semantics::ALL {
            outcomes.push((
                format!("{name} ({})", semantics.as_str()),
                run(&fixture, *semantics),
            ));
        }
    }
    all_hold("transcripts", outcomes);
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

fn run(fixture: &Value, semantics: Semantics) -> Result<(), String> {
    let mut world = World::new(semantics);
    if let Some(policy) = fixture.get("policy") {
        let policy: PolicyFile = serde_json::from_value(policy.clone()).unwrap();
        world
            .policies
            .register_file(policy, 0)
            .map_err(|error| error.to_string())?;
    }
    let start = json!({
        "participants": fixture["participants"], "mode_version": fixture["mode_version"], "intent": "transcript",
        "configuration_version": fixture["configuration_version"], "policy_version": text(fixture, "policy_version"),
        "ttl_ms": fixture["ttl_ms"],
    });
    let start = payload::encode("macp.v1.SessionStartPayload", &start, Bytes::Plain);
    let initiator = text(fixture, "initiator");
    let envelope = envelope(fixture, "m0", words::SESSION_START, start);
    let (_, answer) = world.send(envelope, &Identity::plain(initiator));
    answer.map_err(|refusal| format!("the start is refused: {refusal}"))?;
    for (at, message) in fixture["messages"].as_array().unwrap().iter().enumerate() {
        step(&mut world, fixture, message, at + 1)?;
    }
    compare(&world, fixture)?;
    if fixture["verify_replay_equivalence"] != json!(false) {
        world.replays()?;
    }
    Ok(())
}

fn envelope(fixture: &Value, id: &str, message_type: &str, payload: Vec<u8>) -> Envelope {
    Envelope {
        macp_version: words::MACP_VERSION.to_owned(),
        mode: text(fixture, "mode").to_owned(),
        message_type: message_type.to_owned(),
        message_id: id.to_owned(),
        session_id: SESSION.to_owned(),
        sender: String::new(),
        timestamp_unix_ms: 0,
        payload: payload.into(),
    }
}

fn step(world: &mut World, fixture: &Value, message: &Value, at: usize) -> Result<(), String> {
    let message_type = text(message, "message_type");
    let mut object = message["payload"].clone();
    let name =
        payload::message_name(text(fixture, "mode"), message_type).ok_or("unknown message type")?;
    if message_type == words::COMMITMENT && object.get("outcome_positive").is_none() {
        object["outcome_positive"] = json!(true);
    }
    if let Some(now_ms) = message["accepted_at_ms"].as_i64() {
        world.now_ms = now_ms;
    }
    let mut envelope = envelope(
        fixture,
        &format!("m{at}"),
        message_type,
        payload::encode(name, &object, Bytes::Plain),
    );
    if let Some(Value::Object(changes)) = message.get("envelope") {
        for (key, value) in changes {
            match key.as_str() {
                "session_id" => envelope.session_id = value.as_str().unwrap().to_owned(),
                "macp_version" => envelope.macp_version = value.as_str().unwrap().to_owned(),
                "mode" => envelope.mode = value.as_str().unwrap().to_owned(),
                "timestamp_unix_ms" => envelope.timestamp_unix_ms = value.as_i64().unwrap(),
                _ => {}
            }
        }
    }
    let (_, answer) = world.send(envelope, &Identity::plain(text(message, "sender")));
    let code = answer.as_ref().err().map(|refusal| refusal.code.as_str());
    match (
        text(message, "expect"),
        code,
        message.get("expected_error_code"),
    ) {
        ("accept", None, _) | ("reject", Some(_), None) => Ok(()),
        ("reject", Some(code), Some(expected)) if expected == code => Ok(()),
        _ => Err(format!("message {at}: {answer:?}, but {message}")),
    }
}

fn compare(world: &World, fixture: &Value) -> Result<(), String> {
    let session = &world.sessions[SESSION];
    let expected = match text(fixture, "expected_final_state") {
        "Open" => SessionState::Open,
        "Suspended" => SessionState::Suspended,
        "Resolved" => SessionState::Resolved,
        "Expired" => SessionState::Expired,
        _ => SessionState::Cancelled,
    };
    if session.state() != expected {
        return Err(format!("the session is {:?}", session.state()));
    }
    if let Some(present) = fixture["expect_resolution_present"].as_bool()
        && present != session.resolution().is_some()
    {
        return Err("the resolution is there, or not".to_owned());
    }
    if let Some(expected) = fixture.get("expected_resolution") {
        let resolution = resolving(world);
        if !matches(expected, &resolution, Lists::Beginning) {
            return Err(format!("the session was resolved by {resolution}"));
        }
    }
    if let Some(expected) = fixture.get("expected_mode_state")
        && !matches(expected, &session.mode_document(), Lists::Beginning)
    {
        return Err(format!("the mode state is {}", session.mode_document()));
    }
    if let Some(Value::Array(expected)) = fixture.get("expected_history") {
        history(world, fixture, expected)?;
    }
    Ok(())
}

/// The Commitment that resolved the session; null where none did. What a session resolves to is something else in some modes.
fn resolving(world: &World) -> Value {
    let mut accepted = world.logs[SESSION].iter().rev().filter_map(Entry::delivery);
    match accepted.next() {
        Some(last) if last.message_type == words::COMMITMENT => {
            payload::decode("macp.v1.CommitmentPayload", &last.payload)
        }
        _ => Value::Null,
    }
}

fn history(world: &World, fixture: &Value, expected: &[Value]) -> Result<(), String> {
    let actual: Vec<Value> = world.logs[SESSION]
        .iter()
        .filter_map(|entry| match &entry.what {
            What::Accepted { envelope, synthetic } => {
                let name = payload::message_name(text(fixture, "mode"), &envelope.message_type)?;
                Some(json!({
                    "message_type": envelope.message_type, "sender": envelope.sender, "synthetic": synthetic,
                    "payload": payload::decode(name, &envelope.payload),
                }))
            }
            _ => None,
        })
        .collect();
    if actual.len() == expected.len()
        && expected
            .iter()
            .zip(&actual)
            .all(|(expected, actual)| matches(expected, actual, Lists::Beginning))
    {
        return Ok(());
    }
    Err(format!("the history is {}", Value::from(actual)))
}
