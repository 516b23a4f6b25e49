//! The kernel's own data once more, this time through the server: published transcripts under both revisions.
//! What a transcript says about replay, the durability tests ask of every session.

use macp_kernel::Session;
use serde_json::{Value, json};

use crate::compare::{Lists, matches};
use crate::payload::{self, Bytes};
use crate::scenario::SESSION;
use crate::server::{START_MS, Server};
use crate::{all_hold, data};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn published_transcripts_hold_through_the_server() {
    let mut outcomes = Vec::new();
    for (name, text) in data("fixtures", "json") {
        let fixture: Value = serde_json::from_str(&text).unwrap();
        for semantics in macp_wire::Semantics::ALL {
            // Transcripts that move the clock count from 0.
            let server = Server::start_at(&[("MACP_SEMANTICS", semantics.as_str())], 0).await;
            let outcome = run(&server, &fixture).await;
            server.stop().await;
            outcomes.push((format!("{name} ({})", semantics.as_str()), outcome));
        }
    }
    all_hold("transcripts", outcomes);
}

async fn run(server: &Server, fixture: &Value) -> Result<(), String> {
    let initiator = fixture["initiator"].as_str().unwrap();
    if let Some(policy) = fixture.get("policy") {
        let mut descriptor = policy.clone();
        descriptor["rules"] = json!(policy["rules"].to_string());
        let request = json!({ "policy_descriptor": descriptor });
        let answer = server
            .caller(initiator)
            .call("RegisterPolicy", &request)
            .await;
        let answer = answer.map_err(|status| status.to_string())?;
        if answer["ok"] != true {
            return Err(format!("the policy is refused: {answer}"));
        }
    }
    let mut start = json!({ "intent": "transcript" });
    for key in [
        "participants",
        "mode_version",
        "configuration_version",
        "policy_version",
        "ttl_ms",
    ] {
        if let Some(value) = fixture.get(key) {
            start[key] = value.clone();
        }
    }
    let start = json!({ "sender": initiator, "message_type": "SessionStart", "payload": start, "expect": "accept" });
    send(server, fixture, &start, 0).await?;
    for (index, message) in fixture["messages"].as_array().unwrap().iter().enumerate() {
        send(server, fixture, message, index + 1).await?;
    }
    compare(server, fixture).await
}

async fn send(
    server: &Server,
    fixture: &Value,
    message: &Value,
    index: usize,
) -> Result<(), String> {
    let message_type = message["message_type"].as_str().unwrap();
    let mode = fixture["mode"].as_str().unwrap();
    let name = payload::message_name(mode, message_type).ok_or("no such message type")?;
    let mut object = message["payload"].clone();
    if message_type == "Commitment" && object.get("outcome_positive").is_none() {
        object["outcome_positive"] = json!(true);
    }
    if let Some(now_ms) = message["accepted_at_ms"].as_i64() {
        server.set_clock(now_ms - START_MS);
    }
    let mut envelope = json!({
        "macp_version": "1.0", "mode": mode, "message_type": message_type, "message_id": format!("m{index}"),
        "session_id": SESSION, "payload": payload::encode(name, &object, Bytes::Plain),
    });
    if let Some(Value::Object(changes)) = message.get("envelope") {
        envelope.as_object_mut().unwrap().extend(changes.clone());
    }
    let caller = server.caller(message["sender"].as_str().unwrap());
    let answer = caller
        .call("Send", &json!({ "envelope": envelope }))
        .await
        .map_err(|status| status.to_string())?;
    let ack = &answer["ack"];
    let accepted = message["expect"] == "accept";
    let code = message.get("expected_error_code").filter(|_| !accepted);
    let holds =
        ack["ok"] == json!(accepted) && code.is_none_or(|code| ack["error"]["code"] == *code);
    if holds {
        Ok(())
    } else {
        Err(format!(
            "message {index} ({message_type}) was answered {ack}"
        ))
    }
}

async fn compare(server: &Server, fixture: &Value) -> Result<(), String> {
    let initiator = server.caller(fixture["initiator"].as_str().unwrap());
    let request = json!({ "session_id": SESSION });
    let read = initiator.call("GetSession", &request).await;
    let read = read.map_err(|status| status.to_string())?;
    let names = ["", "Open", "Resolved", "Expired", "Suspended", "Cancelled"];
    let state = names[usize::try_from(read["metadata"]["state"].as_u64().unwrap()).unwrap()];
    if fixture["expected_final_state"] != state {
        return Err(format!("the session is {state} at the end"));
    }
    let held = server.running().runtime().sessions.find(SESSION).unwrap();
    let look = |session: &Session| {
        let resolution = session.resolution().map(<[u8]>::to_vec);
        (session.mode_document(), resolution)
    };
    let (mode_state, resolution) = held.look(look).unwrap().answer;
    if fixture["expect_resolution_present"]
        .as_bool()
        .is_some_and(|present| present != resolution.is_some())
    {
        return Err("the resolution is there, or not".to_owned());
    }
    let mut envelopes = Vec::new();
    let mut stream = initiator.stream().await.unwrap();
    stream
        .send(&json!({ "subscribe_session_id": SESSION }))
        .await;
    stream.close();
    while let Some(item) = stream.next().await.unwrap() {
        envelopes.push(shown(fixture, &item["envelope"]));
    }
    for (key, actual) in [
        ("expected_mode_state", mode_state),
        // The Commitment that resolved the session, which is not what every mode resolves to.
        (
            "expected_resolution",
            envelopes[envelopes.len() - 1]["payload"].clone(),
        ),
        ("expected_history", json!(envelopes[1..])),
    ] {
        let Some(expected) = fixture.get(key) else {
            continue;
        };
        let whole = key != "expected_history"
            || expected.as_array().map(Vec::len) == actual.as_array().map(Vec::len);
        if !whole || !matches(expected, &actual, Lists::Beginning) {
            return Err(format!("{key} is not {actual}"));
        }
    }
    Ok(())
}

/// An envelope as transcripts tell it.
fn shown(fixture: &Value, envelope: &Value) -> Value {
    let message_type = envelope["message_type"].as_str().unwrap();
    let name = payload::message_name(fixture["mode"].as_str().unwrap(), message_type).unwrap();
    let id = envelope["message_id"].as_str().unwrap();
    let bytes = payload::byte_field(&envelope["payload"], Bytes::Plain);
    json!({
        "message_type": message_type, "sender": envelope["sender"], "payload": payload::decode(name, &bytes),
        "synthetic": id.starts_with(macp_wire::words::IMPLICIT_ACCEPT_PREFIX),
    })
}
