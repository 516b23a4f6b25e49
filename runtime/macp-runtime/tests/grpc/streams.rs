//! Many readers, slow readers: everybody sees the same history in the same order, or is told that it missed something.
//! The rules of single streams stand in the scenarios.

use serde_json::{Value, json};
use tonic::{Code, Status};

use crate::scenario::{SESSION, envelope};
use crate::server::{Caller, Dialogue, Server};

const MODE: &str = "ext.multi_round.v1";

fn contribution(message_id: &str, size: usize) -> Value {
    let value = json!({ "value": format!("{message_id}{}", "x".repeat(size)) });
    let short = json!({ "message_type": "Contribute", "message_id": message_id, "payload": value });
    json!({ "envelope": envelope(MODE, 0, short.as_object().unwrap().clone()) })
}

async fn start(server: &Server) {
    let start = json!({ "message_id": "start", "payload": { "ttl_ms": 86_400_000 } });
    let request = json!({ "envelope": envelope(MODE, 0, start.as_object().unwrap().clone()) });
    let answer = server.caller("ada").call("Send", &request).await.unwrap();
    assert_eq!(answer["ack"]["ok"], true, "{answer}");
}

async fn subscribe(server: &Server, after: u64) -> Dialogue {
    subscribe_as(server.caller("ben"), after).await
}

async fn subscribe_as(caller: Caller, after: u64) -> Dialogue {
    let stream = caller.stream().await.unwrap();
    stream
        .send(&json!({ "subscribe_session_id": SESSION, "after_sequence": after }))
        .await;
    stream
}

async fn read(stream: &mut Dialogue, count: usize) -> Result<Vec<String>, Status> {
    let mut ids = Vec::new();
    while ids.len() < count {
        let item = stream.next().await?.expect("the stream goes on");
        ids.push(item["envelope"]["message_id"].as_str().unwrap().to_owned());
    }
    Ok(ids)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn readers_who_come_at_any_time_see_the_same_history_without_gap_or_repetition() {
    const EACH: usize = 100;
    const SENDERS: [&str; 2] = ["ada", "ben"];
    for memory in ["1", ""] {
        let dir = tempfile::tempdir().unwrap();
        let server = Server::start(&[
            ("MACP_MEMORY_ONLY", memory),
            ("MACP_DATA_DIR", dir.path().to_str().unwrap()),
        ])
        .await;
        start(&server).await;
        let total = 1 + EACH * SENDERS.len();
        let senders: Vec<_> = SENDERS
            .into_iter()
            .map(|sender| {
                let caller = server.caller(sender);
                tokio::spawn(async move {
                    for number in 0..EACH {
                        let request = contribution(&format!("{sender}-{number}"), 0);
                        let answer = caller.call("Send", &request).await.unwrap();
                        assert_eq!(answer["ack"]["ok"], true, "{answer}");
                    }
                })
            })
            .collect();
        let mut readers = Vec::new();
        for _ in 0..8 {
            let mut stream = subscribe(&server, 0).await;
            readers.push(tokio::spawn(async move {
                read(&mut stream, total).await.unwrap()
            }));
            tokio::task::yield_now().await;
        }
        for sender in senders {
            sender.await.unwrap();
        }
        let mut whole = subscribe(&server, 0).await;
        let expected = read(&mut whole, total).await.unwrap();
        let unique: std::collections::BTreeSet<&String> = expected.iter().collect();
        assert_eq!(unique.len(), total);
        for sender in SENDERS {
            let own: Vec<&String> = expected
                .iter()
                .filter(|id| id.starts_with(&format!("{sender}-")))
                .collect();
            let numbered: Vec<String> = (0..EACH)
                .map(|number| format!("{sender}-{number}"))
                .collect();
            assert_eq!(
                own,
                numbered.iter().collect::<Vec<_>>(),
                "the order of one sender is kept"
            );
        }
        for reader in readers {
            assert_eq!(reader.await.unwrap(), expected);
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_asks_again_and_again_before_the_session_begins_misses_nothing_of_it() {
    const TRIES: usize = 400;
    let server = Server::start(&[]).await;
    for _ in 0..8 {
        let session = uuid::Uuid::new_v4().to_string();
        let mut stream = server.caller("ben").stream().await.unwrap();
        let in_session = |mut request: Value| {
            request["envelope"]["session_id"] = json!(session);
            request
        };
        let start = json!({ "message_id": "start", "payload": { "ttl_ms": 86_400_000 } });
        let start = json!({ "envelope": envelope(MODE, 0, start.as_object().unwrap().clone()) });
        let caller = server.caller("ada");
        let mut start = Some(in_session(start));
        let mut started = None;
        for number in 0..TRIES {
            stream
                .send(&in_session(contribution(&format!("try-{number}"), 0)))
                .await;
            if number == TRIES / 4 {
                let (caller, start) = (caller.clone(), start.take().unwrap());
                started = Some(tokio::spawn(
                    async move { caller.call("Send", &start).await },
                ));
            }
        }
        let first = loop {
            let item = stream.next().await.unwrap().expect("the stream goes on");
            if let Some(id) = item["envelope"]["message_id"].as_str() {
                break id.to_owned();
            }
        };
        assert_eq!(first, "start");
        started.unwrap().await.unwrap().unwrap();
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reader_who_falls_behind_is_told_and_others_are_not_held_up() {
    const MESSAGES: usize = 600;
    let server = Server::start(&[]).await;
    start(&server).await;
    let mut slow = subscribe_as(server.narrow("ben"), 0).await;
    assert_eq!(read(&mut slow, 1).await.unwrap(), ["start"]);
    let mut quick = subscribe(&server, 0).await;
    let quick = tokio::spawn(async move { read(&mut quick, MESSAGES + 1).await.unwrap() });
    let caller = server.caller("ada");
    for number in 0..MESSAGES {
        let answer = caller
            .call("Send", &contribution(&format!("m{number}"), 4_000))
            .await
            .unwrap();
        assert_eq!(answer["ack"]["ok"], true);
        // The quick reader keeps up because it is given the time to.
        tokio::task::yield_now().await;
    }
    assert_eq!(quick.await.unwrap().len(), MESSAGES + 1);
    let lagged = read(&mut slow, MESSAGES).await.unwrap_err();
    assert_eq!(lagged.code(), Code::ResourceExhausted, "{lagged}");
    assert_eq!(
        lagged.metadata().get("macp-error-code").unwrap(),
        "STREAM_LAGGED"
    );
    assert!(lagged.message().contains("skipped"));
    let mut again = subscribe(&server, 0).await;
    assert_eq!(
        read(&mut again, MESSAGES + 1).await.unwrap().len(),
        MESSAGES + 1,
        "a replay is no lag"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_watch_tells_every_session_once_while_others_start() {
    let server = Server::start(&[]).await;
    let begin = |number: u64| {
        let caller = server.caller("ada");
        let short = json!({ "session_id": format!("session-{number:022}") });
        let request = json!({ "envelope": envelope(MODE, 0, short.as_object().unwrap().clone()) });
        async move {
            assert_eq!(
                caller.call("Send", &request).await.unwrap()["ack"]["ok"],
                true
            )
        }
    };
    for number in 0..300 {
        begin(number).await;
    }
    let mut watch = server
        .caller("ben")
        .watch("WatchSessions", &json!({}))
        .await
        .unwrap();
    for number in 300..340 {
        begin(number).await;
    }
    let mut seen = std::collections::BTreeMap::new();
    while seen.len() < 340 {
        let item = watch.next().await.unwrap().unwrap();
        assert_eq!(item["event"]["event_type"], 1);
        let id = item["event"]["session"]["session_id"]
            .as_str()
            .unwrap()
            .to_owned();
        assert_eq!(seen.insert(id, ()), None, "{item}");
    }
    begin(400).await;
    let last = watch.next().await.unwrap().unwrap();
    assert_eq!(
        last["event"]["session"]["session_id"],
        format!("session-{:022}", 400)
    );
    server.stop().await;
}
