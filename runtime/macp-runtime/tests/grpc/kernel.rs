//! The kernel's own data once more, this time through the server: published transcripts under both revisions.
//! What a transcript says about replay, the durability tests ask of every session.

use serde_json::{Value, json};

use crate::payload::{self, Bytes};
use crate::scenario::SESSION;
use crate::server::Server;
use crate::{all_hold, data};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn published_transcripts_hold_through_the_server() {
    let mut outcomes = Vec::new();
    for (name, text) in data("fixtures", "json") {
        let fixture: Value = serde_json::from_str(&text).unwrap();
        for semantics in ["baseline", "current"] {
            let server = Server::start(&[("MACP_SEMANTICS", semantics)]).await;
            let outcome = run(&server, &fixture).await;
            server.stop().await;
            outcomes.push((format!("{name} ({semantics})"), outcome));
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
        answer.map_err(|status| status.to_string())?;
    }
    let mut start = json!({ "intent": "transcript" });
    for key in [
        "participants",
        "mode_version",
        "configuration_version",
        "policy_version",
        "ttl_ms",
    ] {
        start[key] = fixture[key].clone();
    }
    let start = json!({ "sender": initiator, "message_type": "SessionStart", "payload": start, "expect": "accept" });
    send(server, fixture, &start, 0).await?;
    for (index, message) in fixture["messages"].as_array().unwrap().iter().enumerate() {
        send(server, fixture, message, index + 1).await?;
    }
    let request = json!({ "session_id": SESSION });
    let read = server
        .caller(initiator)
        .call("GetSession", &request)
        .await
        .map_err(|status| status.to_string())?;
    let names = ["", "Open", "Resolved", "Expired", "Suspended", "Cancelled"];
    let state = names[usize::try_from(read["metadata"]["state"].as_u64().unwrap()).unwrap()];
    if fixture["expected_final_state"] == state {
        Ok(())
    } else {
        Err(format!("the session is {state} at the end"))
    }
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
    let envelope = json!({
        "macp_version": "1.0", "mode": mode, "message_type": message_type, "message_id": format!("m{index}"),
        "session_id": SESSION, "payload": payload::encode(name, &object, Bytes::Plain),
    });
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
