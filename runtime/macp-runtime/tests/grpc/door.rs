//! What comes to the door of the server beside calls in order: odd paths, ids and deadlines.
//! Messages that are none stand in `malformed`, HTTP/2 that is out of order in `hostile`.

use std::collections::BTreeSet;

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use macp_wire::rpc::{Rpc, SERVICE};
use tonic::Code;
use tonic::body::Body;
use tonic::codegen::{Service, http};
use tonic::transport::Channel;

use crate::raw::{self, END_HEADERS, Frames, HEADERS, Raw};
use crate::server::Server;

const REQUEST_ID: &str = "x-request-id";
const END_STREAM: u8 = 1;

/// An answer as HTTP sees it.
pub struct Answer {
    pub headers: http::HeaderMap,
    pub body: Bytes,
    /// The status, in the headers or at the end.
    pub code: Code,
}

/// Posts with these headers beside those of every call.
pub async fn ask(channel: &Channel, path: &str, more: &[(&str, &[u8])], body: Body) -> Answer {
    let mut request = http::Request::post(path).body(body).unwrap();
    let usual: [(&str, &[u8]); 3] = [
        ("content-type", b"application/grpc"),
        ("te", b"trailers"),
        ("authorization", b"Bearer ada"),
    ];
    for (name, value) in usual.iter().chain(more) {
        request.headers_mut().insert(
            http::HeaderName::from_bytes(name.as_bytes()).unwrap(),
            http::HeaderValue::from_bytes(value).unwrap(),
        );
    }
    let mut channel = channel.clone();
    std::future::poll_fn(|cx| channel.poll_ready(cx))
        .await
        .unwrap();
    let (head, body) = channel.call(request).await.unwrap().into_parts();
    let collected = body.collect().await.unwrap();
    let told = head
        .headers
        .get("grpc-status")
        .or_else(|| collected.trailers()?.get("grpc-status"));
    Answer {
        code: Code::from_bytes(told.unwrap().as_bytes()),
        headers: head.headers,
        body: collected.to_bytes(),
    }
}

/// One message as it travels.
pub fn framed(message: &[u8]) -> Body {
    let mut frame = vec![0];
    frame.extend(u32::try_from(message.len()).unwrap().to_be_bytes());
    frame.extend(message);
    Body::new(Full::new(Bytes::from(frame)))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_path_that_is_nearly_one_of_the_service_is_not_implemented() {
    let server = Server::start(&[]).await;
    let list = Rpc::ListSessions.path();
    let asked = async |path: &str| ask(&server.channel(), path, &[], framed(b"")).await.code;
    for path in [list.to_owned(), format!("{list}?page=2")] {
        assert_eq!(asked(&path).await, Code::Ok, "{path}");
    }
    for path in [
        "/".to_owned(),
        format!("/{SERVICE}"),
        format!("/{SERVICE}/"),
        format!("/{SERVICE}s/ListSessions"),
        format!("/{SERVICE}/listsessions"),
        format!("/{SERVICE}/List%53essions"),
        format!("/{list}"),
        format!("{list}/"),
        format!("{list}/ListSessions"),
        "/grpc.health.v1.Health/Nothing".to_owned(),
        "/grpc.reflection.v1.ServerReflection/Nothing".to_owned(),
    ] {
        assert_eq!(asked(&path).await, Code::Unimplemented, "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_becomes_of_a_call_its_answer_carries_an_id_which_is_the_clients_where_that_is_fit()
 {
    let server = Server::start(&[]).await;
    let longest = "x".repeat(64);
    let too_long = "x".repeat(65);
    let fit: [&[u8]; 3] = [b"a", longest.as_bytes(), b"-_.:aZ09"];
    let unfit: [&[u8]; 7] = [
        b"",
        too_long.as_bytes(),
        b"a b",
        b"a\tb",
        b"a/b",
        b"a\"b",
        b"\xc3\xa4",
    ];
    let unknown = format!("/{SERVICE}/Nothing");
    let mut made = BTreeSet::new();
    for path in [
        Rpc::ListSessions.path(),
        Rpc::GetSession.path(),
        Rpc::StreamSession.path(),
        &unknown,
    ] {
        for given in fit.iter().chain(&unfit) {
            let headers = [(REQUEST_ID, *given)];
            let answer = ask(&server.channel(), path, &headers, framed(b"")).await;
            let id = answer.headers.get(REQUEST_ID).unwrap().as_bytes().to_vec();
            if fit.contains(given) {
                assert_eq!(id, *given, "{path}");
            } else {
                assert!(id != *given && made.insert(id), "{path} {given:?}");
            }
        }
    }
    assert_eq!(made.len(), 4 * unfit.len());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deadline_of_the_client_ends_a_call_whose_request_never_comes_and_an_odd_one_counts_for_nothing()
 {
    let server = Server::start(&[]).await;
    let address = server.running().address();
    let with = |path: &str, deadline: &str| {
        let mut block = raw::request(path, "ada");
        block.extend(raw::field(0, "grpc-timeout", deadline));
        block
    };
    for rpc in [Rpc::Send, Rpc::ListSessions, Rpc::WatchSessions] {
        for deadline in ["0S", "1n", "1m"] {
            let mut raw = Raw::open(address);
            raw.send(Frames::default().add(HEADERS, END_HEADERS, 1, &with(rpc.path(), deadline)));
            let answer = raw.next_of(HEADERS).unwrap();
            assert_ne!(answer.flags & END_STREAM, 0, "{} {deadline}", rpc.name());
        }
    }
    for deadline in ["99999999H", "100000000S", "", "x", "-1S", "1", "1s"] {
        let mut raw = Raw::open(address);
        let block = with(Rpc::ListSessions.path(), deadline);
        let frames = Frames::default().add(HEADERS, END_HEADERS, 1, &block);
        raw.send(frames.add(raw::DATA, END_STREAM, 1, &[0; 5]));
        let answer = raw.next_of(HEADERS).unwrap();
        assert_eq!(answer.flags & END_STREAM, 0, "{deadline}");
    }
    server.stop().await;
}
