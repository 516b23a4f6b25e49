//! The bare server beside which others are measured: it acknowledges every envelope and passes it on to every stream.
//! Decides nothing, keeps nothing, checks nobody.

use std::convert::Infallible;
use std::future::{Future, Ready, ready};
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};

use futures_util::stream::unfold;
use macp_wire::rpc::{Rpc, SERVICE};
use macp_wire::v1::stream_session_response::Response as Item;
use macp_wire::v1::{
    Ack, Envelope, SendRequest, SendResponse, StreamSessionRequest, StreamSessionResponse,
};
use tokio::net::TcpListener;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::broadcast::{Receiver, Sender};
use tonic::body::Body;
use tonic::codegen::{Service, http};
use tonic::server::{Grpc, NamedService, StreamingService, UnaryService};
use tonic::transport::Server;
use tonic::transport::server::TcpIncoming;
use tonic::{Request, Response, Status, Streaming};
use tonic_prost::ProstCodec;

/// Envelopes a stream may be behind.
const BUFFER: usize = 4096;

/// Serves until the process is killed.
pub async fn serve(address: SocketAddr) -> anyhow::Result<()> {
    let incoming = TcpIncoming::from(TcpListener::bind(address).await?).with_nodelay(Some(true));
    let echo = Echo(Sender::new(BUFFER));
    Server::builder()
        .add_service(echo)
        .serve_with_incoming(incoming)
        .await?;
    Ok(())
}

#[derive(Clone)]
struct Echo(Sender<Envelope>);

impl NamedService for Echo {
    const NAME: &'static str = SERVICE;
}

impl Service<http::Request<Body>> for Echo {
    type Response = http::Response<Body>;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Self::Response, Infallible>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: http::Request<Body>) -> Self::Future {
        let echo = self.clone();
        let path = request.uri().path().to_owned();
        Box::pin(async move {
            if path == Rpc::Send.path() {
                return Ok(Grpc::new(ProstCodec::default()).unary(echo, request).await);
            }
            if path == Rpc::StreamSession.path() {
                return Ok(Grpc::new(ProstCodec::default())
                    .streaming(echo, request)
                    .await);
            }
            Ok(Status::unimplemented("an echo only").into_http())
        })
    }
}

impl UnaryService<SendRequest> for Echo {
    type Response = SendResponse;
    type Future = Ready<Result<Response<SendResponse>, Status>>;

    fn call(&mut self, request: Request<SendRequest>) -> Self::Future {
        let envelope = request.into_inner().envelope.unwrap_or_default();
        let ack = Ack {
            ok: true,
            message_id: envelope.message_id,
            session_id: envelope.session_id,
            accepted_at_unix_ms: 1,
            session_state: 1,
            ..Ack::default()
        };
        ready(Ok(Response::new(SendResponse { ack: Some(ack) })))
    }
}

type Answers =
    Pin<Box<dyn futures_util::Stream<Item = Result<StreamSessionResponse, Status>> + Send>>;

impl StreamingService<StreamSessionRequest> for Echo {
    type Response = StreamSessionResponse;
    type ResponseStream = Answers;
    type Future = Ready<Result<Response<Answers>, Status>>;

    fn call(&mut self, request: Request<Streaming<StreamSessionRequest>>) -> Self::Future {
        let bus = self.0.clone();
        let state = (request.into_inner(), bus.subscribe(), bus);
        let answers: Answers = Box::pin(unfold(state, |mut state| async move {
            let answer = next(&mut state).await?;
            Some((answer, state))
        }));
        ready(Ok(Response::new(answers)))
    }
}

type Conversation = (
    Streaming<StreamSessionRequest>,
    Receiver<Envelope>,
    Sender<Envelope>,
);

/// The next envelope for a stream; what it sends meanwhile goes to everybody. A subscription is answered with an empty one.
async fn next(
    (requests, envelopes, bus): &mut Conversation,
) -> Option<Result<StreamSessionResponse, Status>> {
    loop {
        let envelope = tokio::select! {
            request = requests.message() => match request.ok()??.envelope {
                Some(envelope) => {
                    let _ = bus.send(envelope);
                    continue;
                }
                None => Envelope::default(),
            },
            received = envelopes.recv() => match received {
                Ok(envelope) => envelope,
                Err(RecvError::Lagged(_)) => return Some(Err(Status::resource_exhausted("too slow"))),
                Err(RecvError::Closed) => return None,
            },
        };
        return Some(Ok(StreamSessionResponse {
            response: Some(Item::Envelope(envelope)),
        }));
    }
}
