//! The program is killed under load, again and again: what it acknowledged is there, once and in order.
//! How often: MACP_CRASH_POINTS, 200 where that is not set.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::{Value, json};
use tokio::sync::Notify;
use tonic::transport::Channel;

use crate::program::Program;
use crate::scenario::envelope;
use crate::server::{Caller, Server};

const MODE: &str = "ext.multi_round.v1";
const WRITERS: usize = 8;

fn program(folder: &Path) -> Program {
    Program::start(&[
        ("MACP_DATA_DIR", folder.to_str().unwrap()),
        ("MACP_STRICT_RECOVERY", "1"),
        ("MACP_CHECKPOINT_INTERVAL", "50"),
        ("MACP_MESSAGE_LIMIT_PER_MINUTE", "1000000"),
    ])
}

fn session(writer: usize) -> String {
    format!("session-of-the-writer-{writer:03}")
}

fn sender(writer: usize) -> String {
    format!("writer-{writer}")
}

/// What a writer sends as its `number`th message; 0 starts the session.
fn message(writer: usize, number: u64) -> Value {
    let short = match number {
        0 => {
            json!({ "message_id": "0", "payload": { "participants": [sender(writer), "other"], "ttl_ms": 86_400_000 } })
        }
        _ => json!({ "message_type": "Contribute", "message_id": number.to_string(),
            "payload": { "value": format!("value {number}") } }),
    };
    let mut short = short.as_object().unwrap().clone();
    short.insert("session_id".to_owned(), session(writer).into());
    json!({ "envelope": envelope(MODE, 0, short) })
}

/// Sends until the connection breaks; answers how many were acknowledged in the end.
async fn write(
    channel: Channel,
    writer: usize,
    mut acknowledged: u64,
    count: Arc<AtomicUsize>,
    bell: Arc<Notify>,
) -> u64 {
    let caller = Caller::over(channel, &sender(writer));
    loop {
        // The message after the last acknowledged one may have arrived all the same; then this is its repetition.
        let Ok(answer) = caller.call("Send", &message(writer, acknowledged)).await else {
            return acknowledged;
        };
        assert_eq!(answer["ack"]["ok"], true, "{answer}");
        acknowledged += 1;
        count.fetch_add(1, Ordering::SeqCst);
        bell.notify_one();
    }
}

/// The ids of a session's history after an ordinal.
async fn ids(channel: &Channel, writer: usize, after: u64) -> Vec<String> {
    let mut stream = Caller::over(channel.clone(), &sender(writer))
        .stream()
        .await
        .unwrap();
    stream
        .send(&json!({ "subscribe_session_id": session(writer), "after_sequence": after }))
        .await;
    stream.close();
    let mut ids = Vec::new();
    while let Ok(Some(item)) = stream.next().await {
        ids.push(item["envelope"]["message_id"].as_str().unwrap().to_owned());
    }
    ids
}

/// Compares each session from the ordinal `from` on with what was acknowledged of it.
async fn verify(
    channel: &Channel,
    acknowledged: &BTreeMap<usize, u64>,
    from: &BTreeMap<usize, u64>,
    point: u64,
) {
    for (writer, count) in acknowledged {
        let from = from.get(writer).copied().unwrap_or(0);
        let ids = ids(channel, *writer, from).await;
        let expected: Vec<String> = (from..)
            .take(ids.len())
            .map(|number| number.to_string())
            .collect();
        assert_eq!(
            ids, expected,
            "point {point}, writer {writer}: lost, doubled or out of order"
        );
        let found = from + ids.len() as u64;
        assert!(
            found == *count || found == count + 1,
            "point {point}, writer {writer}: {count} acknowledged, {found} found"
        );
    }
}

/// Numbers that are the same in every run.
fn next(seed: &mut u64) -> u64 {
    *seed = seed
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    *seed >> 33
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_or_doubled_when_the_program_is_killed() {
    let points: u64 = std::env::var("MACP_CRASH_POINTS")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(200);
    let dir = tempfile::tempdir().unwrap();
    let mut acknowledged: BTreeMap<usize, u64> = BTreeMap::new();
    let mut verified = acknowledged.clone();
    let mut seed = 7;
    for point in 0..points {
        let program = program(dir.path());
        verify(&program.channel, &acknowledged, &verified, point).await;
        verified.clone_from(&acknowledged);
        let (count, bell) = (Arc::new(AtomicUsize::new(0)), Arc::new(Notify::new()));
        let writers: Vec<_> = (0..WRITERS)
            .map(|writer| {
                let known = acknowledged.get(&writer).copied().unwrap_or(0);
                let writing = write(
                    program.channel.clone(),
                    writer,
                    known,
                    Arc::clone(&count),
                    Arc::clone(&bell),
                );
                tokio::spawn(writing)
            })
            .collect();
        let wanted = usize::try_from(next(&mut seed) % 40).unwrap();
        while count.load(Ordering::SeqCst) < wanted {
            bell.notified().await;
        }
        program.kill();
        for (writer, writing) in writers.into_iter().enumerate() {
            let count = writing.await.unwrap();
            if count > 0 {
                acknowledged.insert(writer, count);
            }
        }
    }
    let program = program(dir.path());
    verify(&program.channel, &acknowledged, &BTreeMap::new(), points).await;
    program.kill();
    let mut digests = Vec::new();
    for _ in 0..2 {
        let values = [
            ("MACP_MEMORY_ONLY", ""),
            ("MACP_DATA_DIR", dir.path().to_str().unwrap()),
            ("MACP_STRICT_RECOVERY", "1"),
        ];
        let server = Server::start(&values).await;
        digests.push(server.running().runtime().digests());
        server.stop().await;
    }
    assert_eq!(digests[0], digests[1], "two replays of one log differ");
    assert!(points == 0 || !digests[0].is_empty());
}
