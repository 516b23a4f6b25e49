//! The door of the server: gives each request of the service an id, lets answers that are encoded already through as they
//! are, and passes the rest on. Knows no message but those of StreamSession and ListSessions.

use std::convert::Infallible;
use std::future::Future;
use std::marker::PhantomData;
use std::pin::Pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::{BufMut, Bytes};
use macp_grpc::FILE_DESCRIPTOR_SET;
use macp_grpc::macp_runtime_service_server::MacpRuntimeServiceServer;
use macp_wire::limits::REQUEST_OVERHEAD_BYTES;
use macp_wire::rpc::SERVICE;
use macp_wire::v1::{ListSessionsRequest, StreamSessionRequest};
use prost::Message;
use tonic::body::Body;
use tonic::codec::{BufferSettings, Codec, DecodeBuf, Decoder, EncodeBuf, Encoder};
use tonic::codegen::{Service, http};
use tonic::server::{Grpc, StreamingService, UnaryService};
use tonic::service::Routes;
use tonic::{Request, Response, Status, Streaming};
use tonic_reflection::server::Builder;
use tracing::Instrument;

use super::{Calls, Stream, sessions, stream};
use crate::runtime::Runtime;

/// The header that carries a request's id, both ways.
static REQUEST_ID: http::HeaderName = http::HeaderName::from_static("x-request-id");
const REQUEST_ID_BYTES_MAX: usize = 64;

/// All that is served. The service itself stands before the router: nearly every request is for it.
#[derive(Clone)]
pub struct Front {
    runtime: Arc<Runtime>,
    others: Routes,
    /// Made when it is first asked for: its index of the descriptors is large, and few ever ask.
    reflection: Arc<OnceLock<Routes>>,
    calls: MacpRuntimeServiceServer<Calls>,
    /// Begins the ids made here; different after each start.
    prefix: Arc<str>,
    count: Arc<AtomicU64>,
    request_bytes_max: usize,
    /// How long an answer, or the beginning of one that is a stream, is waited for.
    timeout: Duration,
}

impl Front {
    /// The service over a runtime, beside others.
    pub fn new(runtime: &Arc<Runtime>, others: Routes) -> Front {
        let limit = runtime
            .settings
            .limits
            .max_payload_bytes
            .saturating_add(REQUEST_OVERHEAD_BYTES);
        let request_bytes_max = usize::try_from(limit).unwrap_or(usize::MAX);
        let calls = MacpRuntimeServiceServer::new(Calls(Arc::clone(runtime)))
            .max_decoding_message_size(request_bytes_max);
        let start = uuid::Uuid::new_v4().simple().to_string();
        Front {
            runtime: Arc::clone(runtime),
            others,
            reflection: Arc::default(),
            calls,
            prefix: start[..8].into(),
            count: Arc::default(),
            request_bytes_max,
            timeout: runtime.settings.request_timeout,
        }
    }

    fn request_id(&self, headers: &http::HeaderMap) -> http::HeaderValue {
        let given = headers.get(&REQUEST_ID).filter(|value| {
            let bytes = value.as_bytes();
            (1..=REQUEST_ID_BYTES_MAX).contains(&bytes.len())
                && bytes
                    .iter()
                    .all(|byte| byte.is_ascii_alphanumeric() || b"-_.:".contains(byte))
        });
        let mut id = given.cloned().unwrap_or_else(|| {
            let number = self.count.fetch_add(1, Ordering::Relaxed);
            let made = format!("{}-{number:x}", self.prefix);
            http::HeaderValue::try_from(made).unwrap_or(http::HeaderValue::from_static("unnamed"))
        });
        // Keeps it out of the compression's table, where each answer's own would be looked for among all earlier ones.
        id.set_sensitive(true);
        id
    }
}

/// Begins the paths of the reflection services, of the present one and of the one before.
const REFLECTION: &str = "/grpc.reflection.";

fn reflection() -> Routes {
    let builder = || Builder::configure().register_encoded_file_descriptor_set(FILE_DESCRIPTOR_SET);
    match (builder().build_v1(), builder().build_v1alpha()) {
        (Ok(newer), Ok(older)) => Routes::new(newer).add_service(older).prepare(),
        (newer, older) => {
            let error = newer.err().or(older.err());
            tracing::error!(?error, "the descriptors of the service cannot be read");
            Routes::default()
        }
    }
}

/// The call of the service that a path names, if it names one.
fn call_of(path: &str) -> Option<&str> {
    path.strip_prefix('/')?
        .strip_prefix(SERVICE)?
        .strip_prefix('/')
}

impl Service<http::Request<Body>> for Front {
    type Response = http::Response<Body>;
    type Error = Infallible;
    type Future = Pin<Box<dyn Future<Output = Result<Self::Response, Infallible>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: http::Request<Body>) -> Self::Future {
        let Some(call) = call_of(request.uri().path()) else {
            let reflecting = request.uri().path().starts_with(REFLECTION);
            let mut others = if reflecting {
                self.reflection.get_or_init(reflection).clone()
            } else {
                self.others.clone()
            };
            return Box::pin(others.call(request));
        };
        let id = self.request_id(request.headers());
        let span = tracing::info_span!("request", id = id.to_str().unwrap_or_default(), call);
        let answer: Self::Future = match request.uri().path() {
            stream::PATH => {
                let opening = Opening(Arc::clone(&self.runtime));
                let mut grpc = encoded(self.request_bytes_max);
                Box::pin(async move { Ok(grpc.streaming(opening, request).await) })
            }
            sessions::LIST_PATH => {
                let listing = Listing(Arc::clone(&self.runtime));
                let mut grpc = encoded(self.request_bytes_max);
                Box::pin(async move { Ok(grpc.unary(listing, request).await) })
            }
            _ => self.calls.call(request),
        };
        let answer = tokio::time::timeout(self.timeout, answer);
        Box::pin(
            async move {
                let mut answered = match answer.await {
                    Ok(answered) => answered?,
                    Err(_) => Status::deadline_exceeded("the request took too long").into_http(),
                };
                tracing::debug!("answered");
                answered.headers_mut().insert(&REQUEST_ID, id);
                Ok(answered)
            }
            .instrument(span),
        )
    }
}

/// One StreamSession call.
struct Opening(Arc<Runtime>);

impl StreamingService<StreamSessionRequest> for Opening {
    type Response = Bytes;
    type ResponseStream = Stream<Bytes>;
    type Future = Pin<Box<dyn Future<Output = Result<Response<Stream<Bytes>>, Status>> + Send>>;

    fn call(&mut self, request: Request<Streaming<StreamSessionRequest>>) -> Self::Future {
        let runtime = Arc::clone(&self.0);
        Box::pin(async move {
            let (metadata, _, requests) = request.into_parts();
            stream::open(&runtime, &metadata, requests)
                .await
                .map(Response::new)
        })
    }
}

/// One ListSessions call.
struct Listing(Arc<Runtime>);

impl UnaryService<ListSessionsRequest> for Listing {
    type Response = Bytes;
    type Future = Pin<Box<dyn Future<Output = Result<Response<Bytes>, Status>> + Send>>;

    fn call(&mut self, request: Request<ListSessionsRequest>) -> Self::Future {
        let runtime = Arc::clone(&self.0);
        Box::pin(async move { sessions::list(&runtime, request).await })
    }
}

/// Answers with bytes.
fn encoded<M: Message + Default + 'static>(request_bytes_max: usize) -> Grpc<EncodedCodec<M>> {
    Grpc::new(EncodedCodec(PhantomData)).max_decoding_message_size(request_bytes_max)
}

/// Decodes requests, and sends answers that are encoded already.
struct EncodedCodec<M>(PhantomData<fn() -> M>);

/// Small to begin with: most streams are idle, and there may be many.
fn buffers() -> BufferSettings {
    BufferSettings::new(1024, 32 * 1024)
}

impl<M: Message + Default + 'static> Codec for EncodedCodec<M> {
    type Encode = Bytes;
    type Decode = M;
    type Encoder = EncodedCodec<M>;
    type Decoder = EncodedCodec<M>;

    fn encoder(&mut self) -> EncodedCodec<M> {
        EncodedCodec(PhantomData)
    }

    fn decoder(&mut self) -> EncodedCodec<M> {
        EncodedCodec(PhantomData)
    }
}

impl<M> Encoder for EncodedCodec<M> {
    type Item = Bytes;
    type Error = Status;

    fn encode(&mut self, answer: Bytes, out: &mut EncodeBuf<'_>) -> Result<(), Status> {
        out.put(answer);
        Ok(())
    }

    fn buffer_settings(&self) -> BufferSettings {
        buffers()
    }
}

impl<M: Message + Default> Decoder for EncodedCodec<M> {
    type Item = M;
    type Error = Status;

    fn decode(&mut self, bytes: &mut DecodeBuf<'_>) -> Result<Option<M>, Status> {
        M::decode(bytes)
            .map(Some)
            .map_err(|_| Status::internal("the request does not decode"))
    }

    fn buffer_settings(&self) -> BufferSettings {
        buffers()
    }
}
