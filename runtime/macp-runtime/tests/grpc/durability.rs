//! What was acknowledged is there after a restart, and nothing else is.
//! The store's own tests look at damaged files; here everything goes through calls.

use std::path::Path;

use serde_json::{Value, json};

use crate::scenario::{SESSION, envelope};
use crate::server::{START_MS, Server};

/// A server whose journal is in `folder`.
async fn durable(folder: &Path, more: &[(&str, &str)], now_ms: i64) -> Server {
    let mut values = vec![
        ("MACP_MEMORY_ONLY", ""),
        ("MACP_DATA_DIR", folder.to_str().unwrap()),
    ];
    values.extend(more);
    Server::start_at(&values, now_ms).await
}

async fn send(server: &Server, sender: &str, short: Value) -> Value {
    let mode = short["mode"]
        .as_str()
        .unwrap_or("macp.mode.decision.v1")
        .to_owned();
    let envelope = envelope(&mode, 0, short.as_object().unwrap().clone());
    let answer = server
        .caller(sender)
        .call("Send", &json!({ "envelope": envelope }))
        .await
        .unwrap();
    answer["ack"].clone()
}

async fn accepted(server: &Server, sender: &str, short: Value) {
    let ack = send(server, sender, short).await;
    assert_eq!(ack["ok"], true, "{ack}");
}

/// Every accepted envelope of a session, as a subscriber gets them.
async fn history(server: &Server, reader: &str, session_id: &str) -> Vec<Value> {
    let mut stream = server.caller(reader).stream().await.unwrap();
    stream
        .send(&json!({ "subscribe_session_id": session_id }))
        .await;
    stream.close();
    let mut history = Vec::new();
    while let Some(item) = stream.next().await.unwrap() {
        history.push(item["envelope"].clone());
    }
    history
}

fn id(number: u64) -> String {
    format!("session-{number:022}")
}

/// A mixed course over all modes and all ways of ending; answers the ids of the sessions.
async fn course(server: &Server) -> Vec<String> {
    let ids: Vec<String> = (0..8).map(id).collect();
    let control = |call: &'static str, number: usize| {
        let request = json!({ "session_id": ids[number], "reason": "asked for" });
        let caller = server.caller("ada");
        async move { caller.call(call, &request).await.unwrap() }
    };
    for (number, mode) in [
        (0, "macp.mode.decision.v1"),
        (1, "macp.mode.proposal.v1"),
        (2, "macp.mode.task.v1"),
        (3, "macp.mode.handoff.v1"),
        (4, "macp.mode.quorum.v1"),
        (5, "ext.multi_round.v1"),
        (6, "macp.mode.decision.v1"),
        (7, "macp.mode.decision.v1"),
    ] {
        let start = json!({ "mode": mode, "session_id": ids[number], "message_id": "m0",
            "payload": { "context_id": "c", "extensions": { "x": "1", "a": "2" } } });
        accepted(server, "ada", start).await;
    }
    let message = |number: usize, mode: &str, kind: &str, message_id: &str, payload: Value| json!({ "mode": mode, "session_id": ids[number], "message_type": kind, "message_id": message_id, "payload": payload });
    let decision = "macp.mode.decision.v1";
    accepted(
        server,
        "ben",
        message(0, decision, "Proposal", "m1", json!({})),
    )
    .await;
    server.set_clock(100);
    let vote = json!({ "proposal_id": "p", "vote": "approve" });
    accepted(server, "ada", message(0, decision, "Vote", "m2", vote)).await;
    accepted(
        server,
        "ada",
        message(0, decision, "Commitment", "m3", json!({})),
    )
    .await;
    let proposal = json!({ "proposal_id": "p", "title": "t" });
    accepted(
        server,
        "ada",
        message(1, "macp.mode.proposal.v1", "Proposal", "m1", proposal),
    )
    .await;
    let task = json!({ "task_id": "t", "title": "t" });
    accepted(
        server,
        "ada",
        message(2, "macp.mode.task.v1", "TaskRequest", "m1", task),
    )
    .await;
    accepted(
        server,
        "ben",
        message(
            2,
            "macp.mode.task.v1",
            "TaskAccept",
            "m2",
            json!({ "task_id": "t" }),
        ),
    )
    .await;
    let offer = json!({ "handoff_id": "h", "target_participant": "ben" });
    accepted(
        server,
        "ada",
        message(3, "macp.mode.handoff.v1", "HandoffOffer", "m1", offer),
    )
    .await;
    let request = json!({ "request_id": "r", "required_approvals": 2 });
    accepted(
        server,
        "ada",
        message(4, "macp.mode.quorum.v1", "ApprovalRequest", "m1", request),
    )
    .await;
    accepted(
        server,
        "ben",
        message(
            4,
            "macp.mode.quorum.v1",
            "Approve",
            "m2",
            json!({ "request_id": "r" }),
        ),
    )
    .await;
    for (number, sender) in ["ada", "ben", "ada", "ben"].into_iter().enumerate() {
        let value = json!({ "value": format!("v{}", number % 3) });
        accepted(
            server,
            sender,
            message(
                5,
                "ext.multi_round.v1",
                "Contribute",
                &format!("m{number}-"),
                value,
            ),
        )
        .await;
    }
    control("SuspendSession", 1).await;
    server.set_clock(5_000);
    control("ResumeSession", 1).await;
    control("SuspendSession", 4).await;
    control("CancelSession", 6).await;
    server.set_clock(60_001);
    // The start was not long enough ago for the suspended ones.
    let read = server
        .caller("ada")
        .call("GetSession", &json!({ "session_id": ids[7] }))
        .await
        .unwrap();
    assert_eq!(read["metadata"]["state"], 3);
    // A start runs a round at once; what it would do must be done before.
    server.sweep();
    ids
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_changes_nothing_however_often_and_with_whatever_checkpoints() {
    for interval in ["0", "1", "2", "3"] {
        let dir = tempfile::tempdir().unwrap();
        let server = durable(
            dir.path(),
            &[("MACP_CHECKPOINT_INTERVAL", interval)],
            START_MS,
        )
        .await;
        let ids = course(&server).await;
        let live = server.running().runtime().digests();
        assert_eq!(live.len(), ids.len());
        let mut histories = Vec::new();
        for id in &ids {
            histories.push(history(&server, "ada", id).await);
        }
        server.stop().await;
        for strict in ["", "1", ""] {
            let server = durable(
                dir.path(),
                &[("MACP_STRICT_RECOVERY", strict)],
                START_MS + 60_001,
            )
            .await;
            assert_eq!(
                server.running().runtime().digests(),
                live,
                "interval {interval}, strict {strict:?}"
            );
            for (id, expected) in ids.iter().zip(&histories) {
                assert_eq!(&history(&server, "ada", id).await, expected, "{id}");
            }
            server.stop().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_recovered_session_goes_on_where_it_was() {
    let dir = tempfile::tempdir().unwrap();
    let server = durable(dir.path(), &[], START_MS).await;
    accepted(&server, "ada", json!({ "message_id": "m0" })).await;
    accepted(
        &server,
        "ada",
        json!({ "message_type": "Proposal", "message_id": "m1" }),
    )
    .await;
    server.stop().await;
    let server = durable(dir.path(), &[], START_MS + 10).await;
    let repeated = send(
        &server,
        "ada",
        json!({ "message_type": "Proposal", "message_id": "m1" }),
    )
    .await;
    assert_eq!(
        (&repeated["ok"], &repeated["duplicate"]),
        (&json!(true), &json!(true))
    );
    let restarted = send(&server, "ada", json!({ "message_id": "m0" })).await;
    assert_eq!(restarted["duplicate"], true);
    let other = send(&server, "ada", json!({ "message_id": "other" })).await;
    assert_eq!(other["error"]["code"], "SESSION_ALREADY_EXISTS");
    accepted(
        &server,
        "ada",
        json!({ "message_type": "Commitment", "message_id": "m2" }),
    )
    .await;
    server.stop().await;
    let server = durable(dir.path(), &[], START_MS + 20).await;
    let ids: Vec<Value> = history(&server, "ben", SESSION)
        .await
        .iter()
        .map(|envelope| envelope["message_id"].clone())
        .collect();
    assert_eq!(ids, ["m0", "m1", "m2"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sessions_keep_their_policy_and_mode_when_the_registries_have_lost_them() {
    let dir = tempfile::tempdir().unwrap();
    let server = durable(dir.path(), &[], START_MS).await;
    let rules = r#"{"commitment":{"authority":"designated_role","designated_roles":["chair"]}}"#;
    let policy =
        json!({ "policy_id": "policy.chair", "mode": "*", "rules": rules, "schema_version": 1 });
    let answer = server
        .caller("ada")
        .call("RegisterPolicy", &json!({ "policy_descriptor": policy }))
        .await
        .unwrap();
    assert_eq!(answer["ok"], true);
    let mode = json!({ "mode": "ext.own", "mode_version": "1", "message_types": ["Note", "Commitment"],
        "terminal_message_types": ["Commitment"] });
    let answer = server
        .caller("ada")
        .call("RegisterExtMode", &json!({ "mode_descriptor": mode }))
        .await
        .unwrap();
    assert_eq!(answer["ok"], true);
    accepted(
        &server,
        "ada",
        json!({ "payload": { "policy_version": "policy.chair" } }),
    )
    .await;
    accepted(
        &server,
        "ada",
        json!({ "message_type": "Proposal", "message_id": "m1" }),
    )
    .await;
    let own = json!({ "mode": "ext.own", "session_id": id(1), "payload": { "mode_version": "1" } });
    accepted(&server, "ada", own).await;
    server.stop().await;

    let server = durable(dir.path(), &[("MACP_STRICT_RECOVERY", "1")], START_MS + 10).await;
    let commitment = json!({ "message_type": "Commitment", "message_id": "m2" });
    assert_eq!(
        send(&server, "ada", commitment.clone()).await["error"]["code"],
        "FORBIDDEN"
    );
    accepted(&server, "chair", commitment).await;
    let note = json!({ "mode": "ext.own", "session_id": id(1), "message_type": "Note", "message_id": "n", "payload": [1] });
    assert_eq!(
        send(&server, "ada", note).await["error"]["code"],
        "MODE_NOT_SUPPORTED"
    );
    let cancelled = server
        .caller("ada")
        .call("CancelSession", &json!({ "session_id": id(1) }))
        .await
        .unwrap();
    assert_eq!(cancelled["ack"]["session_state"], 5);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_id_is_taken_as_long_as_its_log_is_stored() {
    let dir = tempfile::tempdir().unwrap();
    let keep = [
        ("MACP_SESSION_RETENTION_SECS", "1"),
        ("MACP_SESSION_DISK_RETENTION_SECS", "100"),
    ];
    let server = durable(dir.path(), &keep, START_MS).await;
    accepted(&server, "ada", json!({ "message_id": "m0" })).await;
    server
        .caller("ada")
        .call("CancelSession", &json!({ "session_id": SESSION }))
        .await
        .unwrap();
    server.set_clock(1_001);
    server.sweep();
    let again = json!({ "message_id": "m0" });
    assert_eq!(
        send(&server, "ada", again.clone()).await["error"]["code"],
        "SESSION_ALREADY_EXISTS"
    );
    let message = json!({ "message_type": "Proposal", "message_id": "m1" });
    assert_eq!(
        send(&server, "ada", message).await["error"]["code"],
        "SESSION_NOT_FOUND"
    );
    server.stop().await;

    let server = durable(dir.path(), &keep, START_MS + 50_000).await;
    assert_eq!(
        server.running().runtime().digests().len(),
        0,
        "it ended too long ago to be held"
    );
    assert_eq!(
        send(&server, "ada", again.clone()).await["error"]["code"],
        "SESSION_ALREADY_EXISTS"
    );
    server.set_clock(100_001);
    server.sweep();
    accepted(&server, "ada", again).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_folder_has_one_runtime() {
    let dir = tempfile::tempdir().unwrap();
    let server = durable(dir.path(), &[], START_MS).await;
    let values = [
        ("MACP_MEMORY_ONLY", ""),
        ("MACP_DATA_DIR", dir.path().to_str().unwrap()),
    ];
    let clock = macp_runtime::clock::Clock::system();
    let second = macp_runtime::server::start(crate::server::settings(&values), clock).await;
    assert!(
        second
            .err()
            .unwrap()
            .to_string()
            .contains("another process uses this folder")
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_a_damaged_log_stays_what_follows_its_checkpoint_and_the_rest_is_told_to_be_gone() {
    let dir = tempfile::tempdir().unwrap();
    let server = durable(dir.path(), &[("MACP_CHECKPOINT_INTERVAL", "3")], START_MS).await;
    accepted(&server, "ada", json!({ "message_id": "m0" })).await;
    for number in 1..5 {
        let proposal = json!({ "proposal_id": format!("p{number}") });
        let message = json!({ "message_type": "Proposal", "message_id": format!("m{number}"), "payload": proposal });
        accepted(&server, "ada", message).await;
    }
    let live = server.running().runtime().digests();
    server.stop().await;
    let file = std::fs::read_dir(dir.path().join("journal"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .find(|path| path.extension().is_some_and(|extension| extension == "log"))
        .unwrap();
    let mut bytes = std::fs::read(&file).unwrap();
    bytes[60] ^= 1;
    std::fs::write(&file, &bytes).unwrap();

    let values = [
        ("MACP_MEMORY_ONLY", ""),
        ("MACP_DATA_DIR", dir.path().to_str().unwrap()),
        ("MACP_STRICT_RECOVERY", "1"),
    ];
    let clock = macp_runtime::clock::Clock::system();
    let refused = macp_runtime::server::start(crate::server::settings(&values), clock).await;
    assert!(
        refused
            .err()
            .unwrap()
            .to_string()
            .contains("damaged at byte")
    );

    let server = durable(dir.path(), &[], START_MS).await;
    assert_eq!(
        server.running().runtime().digests(),
        live,
        "the checkpoint makes up for the damage"
    );
    let mut stream = server.caller("ada").stream().await.unwrap();
    stream
        .send(&json!({ "subscribe_session_id": SESSION }))
        .await;
    let status = stream.next().await.unwrap_err();
    assert_eq!(status.code(), tonic::Code::FailedPrecondition);
    assert_eq!(
        status.metadata().get("macp-error-code").unwrap(),
        "HISTORY_UNAVAILABLE"
    );
    let details = status
        .metadata()
        .get_bin("macp-error-details-bin")
        .unwrap()
        .to_bytes()
        .unwrap();
    let details: Value = serde_json::from_slice(&details).unwrap();
    let lowest = details["lowest_available_sequence"].as_u64().unwrap();
    let mut stream = server.caller("ada").stream().await.unwrap();
    stream
        .send(&json!({ "subscribe_session_id": SESSION, "after_sequence": lowest }))
        .await;
    stream.close();
    let mut rest = Vec::new();
    while let Some(item) = stream.next().await.unwrap() {
        rest.push(item["envelope"]["message_id"].clone());
    }
    let expected: Vec<Value> = (lowest..5)
        .map(|number| json!(format!("m{number}")))
        .collect();
    assert_eq!(rest, expected);
    server.stop().await;
}
