//! Bad company on the wire: what hostile or broken clients do must not reach the others.
//! What a well-formed request may say stands in the scenarios.

use std::io::{Read, Write};
use std::net::TcpStream;

use serde_json::json;
use tonic::Code;
use tonic::transport::{Channel, Endpoint};

use crate::program::Program;
use crate::server::{Caller, Server};

async fn serves(server: &Server) {
    let answer = server.caller("ada").call("ListSessions", &json!({})).await;
    assert!(answer.is_ok(), "{answer:?}");
}

fn another_channel(server: &Server) -> Channel {
    Endpoint::from_shared(format!("http://{}", server.running().address()))
        .unwrap()
        .connect_lazy()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bomb_of_headers_is_refused_and_harms_nobody() {
    let server = Server::start(&[]).await;
    let bomb = "x".repeat(100 << 10);
    let bomber = Caller::over(another_channel(&server), "eve")
        .with(&[("authorization", "Bearer eve"), ("bomb", &bomb)]);
    assert!(bomber.call("ListSessions", &json!({})).await.is_err());
    let many: Vec<(String, String)> = (0..5_000)
        .map(|number| (format!("h{number}"), "x".to_owned()))
        .collect();
    let many: Vec<(&str, &str)> = many
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    let bomber = Caller::over(another_channel(&server), "eve").with(&many);
    assert!(bomber.call("ListSessions", &json!({})).await.is_err());
    serves(&server).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn garbage_instead_of_http_ends_the_connection() {
    let server = Server::start(&[]).await;
    for garbage in [
        b"GET / HTTP/1.1\r\nhost: x\r\n\r\n".as_slice(),
        &[0xff; 100],
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff",
    ] {
        let mut stream = TcpStream::connect(server.running().address()).unwrap();
        stream.write_all(garbage).unwrap();
        let mut rest = Vec::new();
        // A reset is as good an end as any.
        let _ = stream.read_to_end(&mut rest);
    }
    serves(&server).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_thousand_idle_streams_cost_a_little_memory_each_and_leave_room_for_others() {
    const STREAMS: usize = 10_000;
    /// A stream of a connection that is shared by a hundred of them; measured: about 5.
    const KIB_EACH: u64 = 10;
    let program = Program::start(&[("MACP_MEMORY_ONLY", "1")]);
    let before = program.resident_kib();
    let mut idle = Vec::new();
    for _ in 0..STREAMS / 100 {
        let caller = Caller::over(program.another_channel(), "eve");
        for _ in 0..100 {
            idle.push(caller.stream().await.unwrap());
        }
    }
    let each = (program.resident_kib() - before) / STREAMS as u64;
    println!("an idle stream costs {each} KiB");
    assert!(each <= KIB_EACH, "{each} KiB");
    let caller = Caller::over(program.channel.clone(), "ada");
    assert!(caller.call("ListSessions", &json!({})).await.is_ok());
    drop(idle);
    assert!(caller.call("ListSessions", &json!({})).await.is_ok());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_has_a_bounded_number_of_streams_and_the_next_connection_its_own() {
    let server = Server::start(&[("MACP_MAX_CONCURRENT_STREAMS", "4")]).await;
    let caller = Caller::over(another_channel(&server), "eve");
    let mut streams = Vec::new();
    for _ in 0..4 {
        streams.push(caller.stream().await.unwrap());
    }
    let waiting = tokio::spawn({
        let caller = caller.clone();
        async move { caller.call("ListSessions", &json!({})).await }
    });
    serves(&server).await;
    assert!(
        !waiting.is_finished(),
        "the fifth waits for one of the four"
    );
    drop(streams);
    assert!(waiting.await.unwrap().is_ok());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unknown_call_and_an_unknown_service_are_not_implemented() {
    let server = Server::start(&[]).await;
    let mut grpc = tonic::client::Grpc::new(another_channel(&server));
    for path in ["/macp.v1.MACPRuntimeService/Nothing", "/other.Service/Send"] {
        grpc.ready().await.unwrap();
        let codec = tonic_prost::ProstCodec::<
            macp_wire::v1::SendRequest,
            macp_wire::v1::SendResponse,
        >::default();
        let request = tonic::Request::new(macp_wire::v1::SendRequest::default());
        let status = grpc
            .unary(request, path.parse().unwrap(), codec)
            .await
            .unwrap_err();
        assert_eq!(status.code(), Code::Unimplemented, "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn health_and_reflection_are_served() {
    let server = Server::start(&[]).await;
    let mut health = tonic_health::pb::health_client::HealthClient::new(another_channel(&server));
    for service in ["", macp_wire::rpc::SERVICE] {
        let request = tonic_health::pb::HealthCheckRequest {
            service: service.to_owned(),
        };
        let answer = health.check(request).await.unwrap().into_inner();
        assert_eq!(
            answer.status(),
            tonic_health::pb::health_check_response::ServingStatus::Serving
        );
    }
    use tonic_reflection::pb::v1::ServerReflectionRequest;
    use tonic_reflection::pb::v1::server_reflection_client::ServerReflectionClient;
    use tonic_reflection::pb::v1::server_reflection_request::MessageRequest;
    use tonic_reflection::pb::v1::server_reflection_response::MessageResponse;
    let request = ServerReflectionRequest {
        host: String::new(),
        message_request: Some(MessageRequest::ListServices(String::new())),
    };
    let requests = futures_util::stream::iter([request]);
    let mut reflection = ServerReflectionClient::new(another_channel(&server));
    let mut answers = reflection
        .server_reflection_info(requests)
        .await
        .unwrap()
        .into_inner();
    let answer = answers.message().await.unwrap().unwrap().message_response;
    let Some(MessageResponse::ListServicesResponse(list)) = answer else {
        panic!("{answer:?}")
    };
    assert!(
        list.service
            .iter()
            .any(|service| service.name == macp_wire::rpc::SERVICE),
        "{list:?}"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_answer_carries_the_id_of_its_request() {
    let server = Server::start(&[]).await;
    let mut grpc = tonic::client::Grpc::new(another_channel(&server));
    let mut id = async |given: &str| {
        grpc.ready().await.unwrap();
        let codec = tonic_prost::ProstCodec::<
            macp_wire::v1::ListModesRequest,
            macp_wire::v1::ListModesResponse,
        >::default();
        let mut request = tonic::Request::new(macp_wire::v1::ListModesRequest::default());
        if !given.is_empty() {
            request
                .metadata_mut()
                .insert("x-request-id", given.parse().unwrap());
        }
        let path = macp_wire::rpc::Rpc::ListModes.path().parse().unwrap();
        let answer = grpc.unary(request, path, codec).await.unwrap();
        answer
            .metadata()
            .get("x-request-id")
            .unwrap()
            .to_str()
            .unwrap()
            .to_owned()
    };
    assert_eq!(id("mine-7").await, "mine-7");
    let long = "x".repeat(65);
    let made = [
        id("").await,
        id("").await,
        id("no spaces").await,
        id(&long).await,
    ];
    let unique: std::collections::BTreeSet<&String> = made.iter().collect();
    assert_eq!(unique.len(), made.len());
    assert!(!made.contains(&long) && !made.contains(&"no spaces".to_owned()));
    server.stop().await;
}
