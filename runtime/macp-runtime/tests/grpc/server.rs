//! A server within the test, and a client that speaks JSON.
//! Requests and responses are encoded by the published descriptors.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use bytes::{Buf, BufMut};
use macp_runtime::clock::Clock;
use macp_runtime::server::{self, Running};
use macp_runtime::settings::Settings;
use serde_json::Value;
use tokio::sync::mpsc;
use tonic::client::Grpc;
use tonic::codec::{Codec, DecodeBuf, Decoder, EncodeBuf, Encoder, Streaming};
use tonic::transport::{Channel, Endpoint};
use tonic::{Request, Status};

use crate::payload::{self, Bytes};

/// A server that does not answer for so long fails a test instead of holding it up.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// The clock of a server begins here.
pub const START_MS: i64 = 1_000_000;

/// A running server with a clock that stands still until it is moved.
pub struct Server {
    running: Running,
    clock: Arc<AtomicI64>,
    channel: Channel,
}

/// Development mode and no disk, unless told otherwise.
const DEFAULTS: [(&str, &str); 5] = [
    ("MACP_BIND_ADDR", "127.0.0.1:0"),
    ("MACP_ALLOW_INSECURE", "1"),
    ("MACP_MEMORY_ONLY", "1"),
    ("MACP_MESSAGE_LIMIT_PER_MINUTE", "100000"),
    ("MACP_SESSION_START_LIMIT_PER_MINUTE", "100000"),
];

pub fn settings(values: &[(&str, &str)]) -> Settings {
    let mut all: BTreeMap<&str, &str> = DEFAULTS.into();
    all.extend(values.iter().copied());
    Settings::read(&|name| all.get(name).map(OsString::from)).unwrap()
}

impl Server {
    pub async fn start(values: &[(&str, &str)]) -> Server {
        Server::start_at(values, START_MS).await
    }

    pub async fn start_at(values: &[(&str, &str)], now_ms: i64) -> Server {
        let clock = Arc::new(AtomicI64::new(now_ms));
        let running = server::start(settings(values), Clock::Manual(Arc::clone(&clock)))
            .await
            .unwrap();
        let channel = Endpoint::from_shared(format!("http://{}", running.address()))
            .unwrap()
            .connect_lazy();
        Server {
            running,
            clock,
            channel,
        }
    }

    pub fn running(&self) -> &Running {
        &self.running
    }

    /// The connection that its callers share.
    pub fn channel(&self) -> Channel {
        self.channel.clone()
    }

    pub fn set_clock(&self, after_start_ms: i64) {
        self.clock
            .store(START_MS + after_start_ms, Ordering::SeqCst);
    }

    pub fn sweep(&self) {
        self.running.runtime().sweep();
    }

    pub async fn stop(self) {
        drop(self.channel);
        self.running.stop().await;
    }

    /// A caller with this bearer token; an empty one sends none.
    pub fn caller(&self, token: &str) -> Caller {
        Caller {
            channel: self.channel.clone(),
            metadata: bearer(token),
        }
    }

    /// A caller whose side of a connection of its own buffers little.
    pub fn narrow(&self, token: &str) -> Caller {
        let endpoint = Endpoint::from_shared(format!("http://{}", self.running.address())).unwrap();
        Caller::over(
            endpoint.initial_stream_window_size(65_535).connect_lazy(),
            token,
        )
    }
}

fn bearer(token: &str) -> Vec<(String, String)> {
    if token.is_empty() {
        Vec::new()
    } else {
        vec![("authorization".to_owned(), format!("Bearer {token}"))]
    }
}

/// Somebody who makes calls.
#[derive(Clone)]
pub struct Caller {
    channel: Channel,
    metadata: Vec<(String, String)>,
}

/// How a call ended.
pub type Outcome = Result<Value, Status>;

impl Caller {
    pub fn over(channel: Channel, token: &str) -> Caller {
        Caller {
            channel,
            metadata: bearer(token),
        }
    }

    /// Sends other metadata than the bearer token.
    pub fn with(mut self, metadata: &[(&str, &str)]) -> Caller {
        self.metadata = metadata
            .iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
            .collect();
        self
    }

    fn request<T>(&self, message: T) -> Request<T> {
        let mut request = Request::new(message);
        for (name, value) in &self.metadata {
            let name: tonic::metadata::AsciiMetadataKey = name.parse().unwrap();
            request.metadata_mut().append(name, value.parse().unwrap());
        }
        request
    }

    async fn grpc(&self) -> Result<Grpc<Channel>, Status> {
        let mut grpc = Grpc::new(self.channel.clone());
        grpc.ready()
            .await
            .map_err(|error| Status::unavailable(error.to_string()))?;
        Ok(grpc)
    }

    /// A unary call, in JSON.
    pub async fn call(&self, method: &str, request: &Value) -> Outcome {
        let (path, input, output) = method_facts(method);
        let bytes = payload::encode(&input, request, Bytes::Plain);
        let response = self
            .grpc()
            .await?
            .unary(self.request(bytes), path, Raw)
            .await?;
        Ok(payload::decode(&output, &response.into_inner()))
    }

    /// A call that answers with a stream.
    pub async fn watch(&self, method: &str, request: &Value) -> Result<Reader, Status> {
        let (path, input, output) = method_facts(method);
        let bytes = payload::encode(&input, request, Bytes::Plain);
        let response = self
            .grpc()
            .await?
            .server_streaming(self.request(bytes), path, Raw)
            .await?;
        Ok(Reader {
            stream: response.into_inner(),
            output,
        })
    }

    /// A StreamSession call.
    pub async fn stream(&self) -> Result<Dialogue, Status> {
        let (path, input, output) = method_facts("StreamSession");
        let (frames, queue) = mpsc::channel(1024);
        let queue = futures_util::stream::unfold(queue, |mut queue| async move {
            let frame: Vec<u8> = queue.recv().await?;
            Some((frame, queue))
        });
        let response = self
            .grpc()
            .await?
            .streaming(self.request(queue), path, Raw)
            .await?;
        Ok(Dialogue {
            frames: Some(frames),
            input,
            reader: Reader {
                stream: response.into_inner(),
                output,
            },
        })
    }
}

/// The path, request and response of a method.
fn method_facts(method: &str) -> (http::uri::PathAndQuery, String, String) {
    let service = payload::pool()
        .get_service_by_name(macp_wire::rpc::SERVICE)
        .unwrap();
    let facts = service.methods().find(|known| known.name() == method);
    let facts = facts.unwrap_or_else(|| panic!("no call {method}"));
    let path = format!("/{}/{method}", service.full_name())
        .parse()
        .unwrap();
    (
        path,
        facts.input().full_name().to_owned(),
        facts.output().full_name().to_owned(),
    )
}

use tonic::codegen::http;

/// The answers of a stream.
pub struct Reader {
    stream: Streaming<Vec<u8>>,
    output: String,
}

impl Reader {
    /// The next answer; `None` when the stream has ended well.
    pub async fn next(&mut self) -> Result<Option<Value>, Status> {
        let message = tokio::time::timeout(PATIENCE, self.stream.message()).await;
        let message = message.map_err(|_| Status::deadline_exceeded("no answer came"))??;
        Ok(message.map(|bytes| payload::decode(&self.output, &bytes)))
    }
}

/// Both sides of a StreamSession call.
pub struct Dialogue {
    frames: Option<mpsc::Sender<Vec<u8>>>,
    input: String,
    reader: Reader,
}

impl Dialogue {
    pub async fn send(&self, frame: &Value) {
        let bytes = payload::encode(&self.input, frame, Bytes::Plain);
        // A stream that has ended takes no more; the reader will say so.
        let _ = self.frames.as_ref().unwrap().send(bytes).await;
    }

    pub fn close(&mut self) {
        self.frames = None;
    }

    pub async fn next(&mut self) -> Result<Option<Value>, Status> {
        self.reader.next().await
    }
}

/// Bytes as they are.
#[derive(Default)]
struct Raw;

impl Codec for Raw {
    type Encode = Vec<u8>;
    type Decode = Vec<u8>;
    type Encoder = Raw;
    type Decoder = Raw;

    fn encoder(&mut self) -> Raw {
        Raw
    }

    fn decoder(&mut self) -> Raw {
        Raw
    }
}

impl Encoder for Raw {
    type Item = Vec<u8>;
    type Error = Status;

    fn encode(&mut self, item: Vec<u8>, out: &mut EncodeBuf<'_>) -> Result<(), Status> {
        out.put_slice(&item);
        Ok(())
    }
}

impl Decoder for Raw {
    type Item = Vec<u8>;
    type Error = Status;

    fn decode(&mut self, bytes: &mut DecodeBuf<'_>) -> Result<Option<Vec<u8>>, Status> {
        let mut out = vec![0; bytes.remaining()];
        bytes.copy_to_slice(&mut out);
        Ok(Some(out))
    }
}
