//! Pages of ListSessions, to the byte, and while sessions come and go.
//! Sizes and tokens that may be asked for stand in the scenarios.

use std::sync::atomic::{AtomicBool, Ordering};

use macp_wire::rpc::Rpc;
use macp_wire::v1::{ListSessionsRequest, ListSessionsResponse};
use prost::Message;
use serde_json::{Value, json};

use crate::door::{ask, framed};
use crate::scenario::envelope;
use crate::server::Server;

const MODE: &str = "macp.mode.decision.v1";

/// As long as an id may be, and equal to its neighbours' up to the end.
fn longest(number: usize) -> String {
    format!("{}{number:03}", "p".repeat(125))
}

async fn send(server: &Server, short: Value) {
    let request = json!({ "envelope": envelope(MODE, 0, short.as_object().unwrap().clone()) });
    let answer = server.caller("ada").call("Send", &request).await.unwrap();
    assert_eq!(answer["ack"]["ok"], true, "{answer}");
}

async fn start(server: &Server, id: &str, payload: Value) {
    let mut payload = payload;
    payload["ttl_ms"] = json!(86_400_000);
    send(server, json!({ "session_id": id, "payload": payload })).await;
}

/// A page as it travels.
async fn page(server: &Server, page_size: i32, page_token: &str) -> ListSessionsResponse {
    let request = ListSessionsRequest {
        page_size,
        page_token: page_token.to_owned(),
    };
    let body = framed(&request.encode_to_vec());
    let answer = ask(&server.channel(), Rpc::ListSessions.path(), &[], body).await;
    let bytes = answer.body.get(5..).unwrap();
    let page = ListSessionsResponse::decode(bytes).unwrap();
    assert!(page.encode_to_vec() == bytes, "{page:?}");
    page
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_is_to_the_byte_what_its_message_is_encoded_as() {
    let server = Server::start(&[]).await;
    assert_eq!(page(&server, 0, "").await, ListSessionsResponse::default());
    // A row with everything stands before one with little, and the other way round.
    for number in 0..4 {
        let rich = json!({ "context_id": "c", "extensions": { "x": "1", "a": "2" }, "participants": ["ada", "ben", "cy"] });
        let payload = if number % 2 == 0 {
            rich
        } else {
            json!({ "participants": ["ada"] })
        };
        start(&server, &longest(number), payload).await;
        if number % 2 == 0 {
            send(&server, json!({ "session_id": longest(number), "message_type": "Proposal", "message_id": "m1" })).await;
        }
    }
    let cancel = json!({ "session_id": longest(1), "reason": "over" });
    server
        .caller("ada")
        .call("CancelSession", &cancel)
        .await
        .unwrap();
    for size in 1..=5 {
        let (mut told, mut token) = (Vec::new(), String::new());
        loop {
            let page = page(&server, size, &token).await;
            told.extend(page.sessions);
            token = page.next_page_token;
            if token.is_empty() {
                break;
            }
        }
        assert_eq!(told.len(), 4);
        for (number, row) in told.iter().enumerate() {
            let request = macp_wire::v1::GetSessionRequest {
                session_id: longest(number),
            };
            let body = framed(&request.encode_to_vec());
            let answer = ask(&server.channel(), Rpc::GetSession.path(), &[], body).await;
            let alone = macp_wire::v1::GetSessionResponse::decode(&answer.body[5..]).unwrap();
            assert_eq!(alone.metadata.as_ref(), Some(row));
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_turns_pages_sees_each_session_once_that_is_there_all_the_time_while_others_come_and_go()
 {
    const STAYING: usize = 40;
    let server = Server::start(&[("MACP_SESSION_RETENTION_SECS", "0")]).await;
    for number in 0..STAYING {
        start(&server, &longest(number * 2), json!({})).await;
    }
    let (done, rounds) = (AtomicBool::new(false), 20);
    let come_and_go = async {
        let mut clock = 0;
        while !done.load(Ordering::SeqCst) {
            let id = format!("{}{:03}x{clock:020}", "p".repeat(100), clock % 100);
            start(&server, &id, json!({})).await;
            let between = format!("{}{:03}-{clock:020}", "p".repeat(104), clock % 100);
            start(&server, &between, json!({})).await;
            for session_id in [&id, &between] {
                let cancel = json!({ "session_id": session_id, "reason": "over" });
                server
                    .caller("ada")
                    .call("CancelSession", &cancel)
                    .await
                    .unwrap();
            }
            clock += 1;
            server.set_clock(clock);
            server.sweep();
        }
        clock
    };
    let turn = async {
        for round in 0..rounds {
            let (mut told, mut token) = (Vec::new(), String::new());
            loop {
                let page = page(&server, 1 + round % 7, &token).await;
                told.extend(page.sessions.into_iter().map(|row| row.session_id));
                token = page.next_page_token;
                if token.is_empty() {
                    break;
                }
            }
            assert!(told.is_sorted_by(|a, b| a < b), "{told:?}");
            let staying = (0..STAYING).map(|number| longest(number * 2));
            assert!(staying.into_iter().all(|id| told.contains(&id)));
        }
        done.store(true, Ordering::SeqCst);
    };
    let (gone, ()) = tokio::join!(come_and_go, turn);
    assert!(gone > 0);
    assert_eq!(server.running().runtime().sessions.count(), STAYING);
    server.stop().await;
}
