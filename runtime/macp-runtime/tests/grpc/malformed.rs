//! Messages that are none, in HTTP/2 that is in order: bytes of chance, wrong lengths, wrong flags, wrong numbers of messages.
//! Payloads inside an envelope stand in the scenarios; HTTP/2 that is out of order in `hostile`.

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use macp_wire::rpc::{Kind, Rpc};
use serde_json::json;
use tonic::Code;
use tonic::body::Body;
use tonic::codegen::{Service, http};
use tonic::transport::Channel;

use crate::server::{Caller, Server};

/// What the answer to this body says, in its headers or at its end.
async fn status(channel: &Channel, path: &str, body: Body) -> Code {
    let request = http::Request::post(path)
        .header("content-type", "application/grpc")
        .header("te", "trailers")
        .header("authorization", "Bearer ada")
        .body(body)
        .unwrap();
    let mut channel = channel.clone();
    std::future::poll_fn(|cx| channel.poll_ready(cx))
        .await
        .unwrap();
    let answer = channel.call(request).await.unwrap();
    let (head, body) = answer.into_parts();
    let trailers = match head.headers.get("grpc-status") {
        Some(_) => None,
        None => body.collect().await.unwrap().trailers().cloned(),
    };
    let told = trailers.as_ref().unwrap_or(&head.headers);
    Code::from_bytes(told.get("grpc-status").unwrap().as_bytes())
}

fn whole(bytes: Vec<u8>) -> Body {
    Body::new(Full::new(Bytes::from(bytes)))
}

/// A message as it travels: flag, length, bytes.
fn framed(flag: u8, length: usize, bytes: &[u8]) -> Vec<u8> {
    let mut frame = vec![flag];
    frame.extend(u32::try_from(length).unwrap().to_be_bytes());
    frame.extend(bytes);
    frame
}

async fn serves(server: &Server) {
    let caller: Caller = server.caller("ada");
    assert!(caller.call("ListSessions", &json!({})).await.is_ok());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bytes_that_are_no_message_are_refused_by_every_call() {
    let server = Server::start(&[]).await;
    let channel = server.channel();
    for rpc in Rpc::ALL {
        for bytes in [&[0xff; 8][..], &[0], &[10, 200], &[123]] {
            let body = whole(framed(0, bytes.len(), bytes));
            let code = status(&channel, rpc.path(), body).await;
            assert_eq!(code, Code::Internal, "{}: {bytes:?}", rpc.name());
        }
    }
    // A text that is no UTF-8, and an envelope that breaks off.
    for (rpc, bytes) in [
        (Rpc::GetSession, &[10, 1, 0xff][..]),
        (Rpc::GetPolicy, &[10, 1, 0xff]),
        (Rpc::ListSessions, &[18, 2, 0xc3, 0x28]),
        (Rpc::RegisterPolicy, &[10, 3, 34, 1, 0xff]),
        (Rpc::RegisterExtMode, &[10, 3, 10, 1, 0xff]),
        (Rpc::Send, &[10, 2, 10, 9]),
        (Rpc::StreamSession, &[10, 2, 10, 9]),
        (Rpc::StreamSession, &[18, 1, 0xff]),
    ] {
        let body = whole(framed(0, bytes.len(), bytes));
        let code = status(&channel, rpc.path(), body).await;
        assert_eq!(code, Code::Internal, "{}: {bytes:?}", rpc.name());
    }
    serves(&server).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lengths_and_flags_that_lie_are_refused_by_every_call() {
    let server = Server::start(&[]).await;
    let channel = server.channel();
    for rpc in Rpc::ALL {
        for (what, bytes, expected) in [
            (
                "a length beyond the end",
                framed(0, 9, &[10]),
                Code::Internal,
            ),
            ("half a length", vec![0, 0, 0], Code::Internal),
            (
                "compressed, with nothing said about it",
                framed(1, 0, &[]),
                Code::Internal,
            ),
            (
                "a flag that does not exist",
                framed(7, 0, &[]),
                Code::Internal,
            ),
            (
                "a length of four gigabytes",
                framed(0, u32::MAX as usize, &[]),
                Code::OutOfRange,
            ),
            (
                "a length above the limit",
                framed(0, (1 << 20) + (64 << 10) + 1, &[]),
                Code::OutOfRange,
            ),
        ] {
            let code = status(&channel, rpc.path(), whole(bytes)).await;
            assert_eq!(code, expected, "{}: {what}", rpc.name());
        }
    }
    serves(&server).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_call_with_one_request_needs_one() {
    let server = Server::start(&[]).await;
    let channel = server.channel();
    for rpc in Rpc::ALL.iter().filter(|rpc| rpc.kind() != Kind::BidiStream) {
        let code = status(&channel, rpc.path(), whole(Vec::new())).await;
        assert_eq!(code, Code::Internal, "{}", rpc.name());
    }
    serves(&server).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_that_never_comes_is_waited_for_no_longer_than_the_operator_wants() {
    let server = Server::start(&[("MACP_REQUEST_TIMEOUT_SECS", "1")]).await;
    let channel = server.channel();
    for rpc in [Rpc::Send, Rpc::ListSessions, Rpc::WatchSessions] {
        let never =
            futures_util::stream::pending::<Result<hyper::body::Frame<Bytes>, tonic::Status>>();
        let body = Body::new(http_body_util::StreamBody::new(never));
        let code = status(&channel, rpc.path(), body).await;
        assert_eq!(code, Code::DeadlineExceeded, "{}", rpc.name());
    }
    serves(&server).await;
    server.stop().await;
}
