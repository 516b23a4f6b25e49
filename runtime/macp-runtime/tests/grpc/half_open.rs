//! Clients that begin something and say no more: they cost little, hold up nobody, and are let go of in the end.
//! Clients that say too much stand in `hostile`.

use std::net::SocketAddr;

use macp_wire::rpc::Rpc;
use serde_json::{Value, json};

use crate::identity::Tls;
use crate::payload::{self, Bytes};
use crate::program::Program;
use crate::raw::*;
use crate::scenario::{SESSION, envelope};
use crate::server::{Caller, Server};

/// How far a client gets before it falls silent.
const BEGINNINGS: [fn(SocketAddr) -> Raw; 7] = [
    Raw::silent,
    |address| said(address, b"P"),
    |address| said(address, &PREFACE[..20]),
    |address| said(address, PREFACE),
    Raw::open,
    |address| asked(address, Rpc::StreamSession),
    |address| asked(address, Rpc::Send),
];

fn said(address: SocketAddr, bytes: &[u8]) -> Raw {
    let mut raw = Raw::silent(address);
    raw.write(bytes);
    raw
}

/// A request whose message never comes.
fn asked(address: SocketAddr, rpc: Rpc) -> Raw {
    let mut raw = Raw::open(address);
    raw.send(Frames::default().request(0, 1, rpc.path(), "eve"));
    raw
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_falls_silent_holds_up_nobody() {
    const EACH: usize = 64;
    /// Per connection; each has its HTTP/2 state and a task.
    const KIB_EACH: u64 = 48;
    let program = Program::start(&[("MACP_MEMORY_ONLY", "1")]);
    let other = Caller::over(program.another_channel(), "ada");
    assert!(other.call("ListSessions", &json!({})).await.is_ok());
    let before = program.resident_kib();
    let mut silent = Vec::new();
    for begin in BEGINNINGS {
        for _ in 0..EACH {
            silent.push(begin(program.socket()));
        }
        let late = Caller::over(program.another_channel(), "late");
        for caller in [&other, &late] {
            assert!(caller.call("ListSessions", &json!({})).await.is_ok());
        }
    }
    let each = program.resident_kib().saturating_sub(before) / silent.len() as u64;
    println!("a silent connection costs {each} KiB");
    assert!(each <= KIB_EACH, "{each} KiB");
}

/// Each falls silent and is let go of. The clock must run ahead whenever there is nothing to do, so that no patience is
/// waited for.
async fn all_are_let_go_of(server: Server, beginnings: &[fn(SocketAddr) -> Raw]) {
    let address = server.running().address();
    for (number, begin) in beginnings.iter().copied().enumerate() {
        // A thread: nothing that the clock could wait for.
        let (ended, end) = tokio::sync::oneshot::channel();
        std::thread::spawn(move || ended.send(begin(address).ends()));
        assert!(end.await.is_ok(), "the connection {number} stays");
    }
    server.stop().await;
}

#[tokio::test(start_paused = true)]
async fn who_falls_silent_is_let_go_of() {
    all_are_let_go_of(Server::start(&[]).await, &BEGINNINGS).await;
}

#[tokio::test(start_paused = true)]
async fn who_falls_silent_before_tls_is_agreed_on_is_let_go_of() {
    let beginnings: [fn(SocketAddr) -> Raw; 3] = [
        Raw::silent,
        // The head of a greeting, and a part of it that promises 512 bytes.
        |address| said(address, &[22, 3, 1, 2, 0]),
        |address| {
            said(
                address,
                &[&[22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3][..], &[7; 64]].concat(),
            )
        },
    ];
    all_are_let_go_of(Tls::new().server().await, &beginnings).await;
}

fn framed(rpc: &str, message: &Value) -> Vec<u8> {
    let bytes = payload::encode(rpc, message, Bytes::Plain);
    let mut frame = vec![0];
    frame.extend(u32::try_from(bytes.len()).unwrap().to_be_bytes());
    frame.extend(bytes);
    frame
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_subscribes_and_never_reads_costs_no_copy_of_the_history() {
    const MODE: &str = "ext.multi_round.v1";
    const MESSAGES: usize = 250;
    /// Per stream: what waits for the window of its client, encoded in pieces of 32 KiB. The history has a megabyte.
    const KIB_EACH: u64 = 64;
    let program = Program::start(&[("MACP_MEMORY_ONLY", "1")]);
    let ada = Caller::over(program.another_channel(), "ada");
    let send = async |short: Value| {
        let request = json!({ "envelope": envelope(MODE, 0, short.as_object().unwrap().clone()) });
        let answer = ada.call("Send", &request).await.unwrap();
        assert_eq!(answer["ack"]["ok"], true, "{answer}");
    };
    send(json!({ "message_id": "m" })).await;
    for number in 0..MESSAGES {
        let short = json!({ "message_type": "Contribute", "message_id": format!("m{number}"), "fill": { "value": 4_000 } });
        send(short).await;
    }
    let before = program.resident_kib();
    let subscribe = framed(
        "macp.v1.StreamSessionRequest",
        &json!({ "subscribe_session_id": SESSION }),
    );
    let mut readers = Vec::new();
    for _ in 0..8 {
        let mut raw = Raw::with_settings(program.socket(), &[NOTHING_MAY_BE_SENT]);
        for number in 0..64 {
            let stream = 2 * number + 1;
            raw.send(
                Frames::default()
                    .request(0, stream, Rpc::StreamSession.path(), "ben")
                    .add(DATA, 0, stream, &subscribe),
            );
        }
        raw.send(Frames::default().add(PING, 0, 0, &[7; 8]));
        while raw.next_of(PING).unwrap().flags != ACK {}
        readers.push(raw);
    }
    let ben = Caller::over(program.another_channel(), "ben");
    let mut quick = ben.stream().await.unwrap();
    quick
        .send(&json!({ "subscribe_session_id": SESSION }))
        .await;
    for _ in 0..=MESSAGES {
        let item = quick.next().await.unwrap().unwrap();
        assert!(item["envelope"].is_object(), "{item}");
    }
    let each = program.resident_kib().saturating_sub(before) / 512;
    println!("a reader who does not read costs {each} KiB");
    assert!(each <= KIB_EACH, "{each} KiB");
}
