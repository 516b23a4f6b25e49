//! The loopback server that plays a script, and the handle that opens its gates.
//! Knows no wire format: it moves the parts it is given.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use bytes::Bytes;
use futures_util::stream;
use http_body_util::{BodyExt, Full, Limited, StreamBody, combinators::BoxBody};
use hyper::body::{Frame, Incoming};
use hyper::header::{CONTENT_TYPE, HeaderValue};
use hyper::service::service_fn;
use hyper::{Method, Response, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;

use crate::anthropic::{self, Part, Playback};
use crate::script::{Reply, Script};

/// A request body longer than this is refused, as the real interface does.
const BODY_BYTES_MAX: usize = 32 * 1024 * 1024;

type Body = BoxBody<Bytes, io::Error>;

/// A request as it came in.
#[derive(Debug, Clone)]
pub struct Request {
    /// The HTTP method.
    pub method: String,
    /// The path with its query.
    pub path: String,
    /// Headers by lower-case name; the last of a name counts.
    pub headers: BTreeMap<String, String>,
    /// The body; null when it was not JSON.
    pub body: Value,
    /// The status it was answered with; 0 when the script hung up.
    pub answered: u16,
}

/// A running provider. Dropping it closes every connection and joins its thread.
#[derive(Debug)]
pub struct Rehearsal {
    address: SocketAddr,
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Debug)]
struct Shared {
    script: Script,
    state: Mutex<State>,
    /// Something in the state moved: for those who block.
    moved: Condvar,
    /// A gate was opened: for replies that hold.
    opened: Notify,
    stop: Notify,
}

#[derive(Debug, Default)]
struct State {
    requests: Vec<Request>,
    /// How many replies were taken.
    replies: usize,
    open: BTreeSet<String>,
    held: BTreeSet<String>,
    gone: usize,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut State)) {
        change(&mut self.state());
        self.moved.notify_all();
    }

    /// Takes the next reply, and says how many were taken before it.
    fn reply(&self) -> (Reply, usize) {
        let mut state = self.state();
        let number = state.replies;
        state.replies += 1;
        drop(state);
        let replies = &self.script.replies;
        (replies[number.min(replies.len() - 1)].clone(), number)
    }

    fn wait(&self, limit: Duration, mut reached: impl FnMut(&State) -> bool) -> bool {
        let until = Instant::now() + limit;
        let mut state = self.state();
        while !reached(&state) {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return false;
            }
            state = self
                .moved
                .wait_timeout(state, left)
                .unwrap_or_else(PoisonError::into_inner)
                .0;
        }
        true
    }
}

impl Rehearsal {
    /// Listens on a free port of 127.0.0.1 and plays the script to whoever asks.
    ///
    /// # Errors
    /// When no socket can be opened or no thread started.
    pub fn start(script: Script) -> io::Result<Self> {
        let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let shared = Arc::new(Shared {
            script,
            state: Mutex::default(),
            moved: Condvar::new(),
            opened: Notify::new(),
            stop: Notify::new(),
        });
        let served = Arc::clone(&shared);
        let thread = std::thread::Builder::new()
            .name("rehearsal".into())
            .spawn(move || {
                runtime.block_on(async {
                    let Ok(listener) = TcpListener::from_std(listener) else {
                        return;
                    };
                    tokio::select! {
                        () = accept(&listener, &served) => {}
                        () = served.stop.notified() => {}
                    }
                });
            })?;
        Ok(Self {
            address,
            shared,
            thread: Some(thread),
        })
    }

    /// The URL a client is given, without a path.
    #[must_use]
    pub fn base_url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Every request seen so far, in the order they were read.
    #[must_use]
    pub fn requests(&self) -> Vec<Request> {
        self.shared.state().requests.clone()
    }

    /// Opens a gate for good: replies that hold there go on, later ones do not stop.
    pub fn open(&self, gate: &str) {
        self.shared.change(|state| {
            state.open.insert(gate.to_owned());
        });
        self.shared.opened.notify_waiters();
    }

    /// Blocks until a reply stands, or stood, at the gate; false when `limit` passes first.
    #[must_use]
    pub fn wait_held(&self, gate: &str, limit: Duration) -> bool {
        self.shared.wait(limit, |state| state.held.contains(gate))
    }

    /// Blocks until that many requests were seen; false when `limit` passes first.
    #[must_use]
    pub fn wait_requests(&self, count: usize, limit: Duration) -> bool {
        self.shared
            .wait(limit, |state| state.requests.len() >= count)
    }

    /// Blocks until that many answers were left by the client before their end; false when `limit` passes first.
    #[must_use]
    pub fn wait_gone(&self, count: usize, limit: Duration) -> bool {
        self.shared.wait(limit, |state| state.gone >= count)
    }
}

impl Drop for Rehearsal {
    fn drop(&mut self) {
        // A permit is kept when the thread does not wait yet.
        self.shared.stop.notify_one();
        if let Some(thread) = self.thread.take() {
            // A panic of the server has been printed by its own thread.
            let _ = thread.join();
        }
    }
}

async fn accept(listener: &TcpListener, shared: &Arc<Shared>) {
    loop {
        // Out of descriptors, or gone before it was taken: the next one may be fine.
        let Ok((stream, _)) = listener.accept().await else {
            tokio::task::yield_now().await;
            continue;
        };
        tokio::spawn(serve(stream, Arc::clone(shared)));
    }
}

async fn serve(stream: TcpStream, shared: Arc<Shared>) {
    // Without it the kernel would hold small parts back.
    let _ = stream.set_nodelay(true);
    let service = service_fn(|request| answer(request, Arc::clone(&shared)));
    // An error here is a cut that the script or the client made.
    let _ = hyper::server::conn::http1::Builder::new()
        .serve_connection(TokioIo::new(stream), service)
        .await;
}

/// Reads a request to its end, records it, and answers it. An error closes the connection.
async fn answer(
    request: hyper::Request<Incoming>,
    shared: Arc<Shared>,
) -> io::Result<Response<Body>> {
    let request = received(request).await?;
    let model = request.body["model"]
        .as_str()
        .unwrap_or_default()
        .to_owned();
    let verdict = judge(&request, &shared.script).map(|()| shared.reply());
    let answered = match &verdict {
        Err((status, _)) => *status,
        Ok((reply, _)) if reply.hang_up => 0,
        Ok((reply, _)) => reply.status,
    };
    shared.change(|state| {
        state.requests.push(Request {
            answered,
            ..request
        })
    });
    match verdict {
        Err((status, reason)) => plain(
            status,
            &BTreeMap::new(),
            &anthropic::error_body(status, &reason),
        ),
        Ok((reply, _)) if reply.hang_up => Err(io::Error::other("the script hangs up")),
        Ok((reply, number)) if reply.status == 200 => streamed(
            &reply,
            Playing::new(Playback::new(&reply, number, &model), shared),
        ),
        Ok((reply, _)) => {
            let body = reply
                .body
                .unwrap_or_else(|| anthropic::error_body(reply.status, "as the script says"));
            plain(reply.status, &reply.headers, &body)
        }
    }
}

/// A request, read to its end.
async fn received(request: hyper::Request<Incoming>) -> io::Result<Request> {
    let (head, body) = request.into_parts();
    let body = Limited::new(body, BODY_BYTES_MAX)
        .collect()
        .await
        .map_err(io::Error::other)?
        .to_bytes();
    let text = |value: &HeaderValue| String::from_utf8_lossy(value.as_bytes()).into_owned();
    Ok(Request {
        method: head.method.to_string(),
        path: head.uri.to_string(),
        headers: head
            .headers
            .iter()
            .map(|(name, value)| (name.to_string(), text(value)))
            .collect(),
        body: serde_json::from_slice(&body).unwrap_or_default(),
        answered: 0,
    })
}

/// Whether a request is in order; otherwise the status and the reason it is refused with.
fn judge(request: &Request, script: &Script) -> Result<(), (u16, String)> {
    if request.method != Method::POST.as_str() || request.path != "/v1/messages" {
        return Err((
            404,
            format!("there is nothing at {} {}", request.method, request.path),
        ));
    }
    let header = |name: &str| request.headers.get(name).map(String::as_str);
    if let Some(key) = &script.api_key
        && header("x-api-key") != Some(key)
    {
        return Err((401, "invalid x-api-key".into()));
    }
    if header("anthropic-version").is_none() {
        return Err((400, "anthropic-version: header is required".into()));
    }
    if header("content-type") != Some("application/json") {
        return Err((400, "content-type: must be application/json".into()));
    }
    anthropic::check(&request.body).map_err(|reason| (400, reason))
}

fn plain(
    status: u16,
    headers: &BTreeMap<String, String>,
    body: &Value,
) -> io::Result<Response<Body>> {
    let (kind, bytes) = match body {
        Value::String(text) => ("text/plain", text.clone()),
        other => ("application/json", other.to_string()),
    };
    let body = Full::new(Bytes::from(bytes))
        .map_err(|never: Infallible| match never {})
        .boxed();
    response(status, kind, headers, body)
}

fn streamed(reply: &Reply, playing: Playing) -> io::Result<Response<Body>> {
    let frames = stream::unfold(playing, |mut playing| async {
        playing.frame().await.map(|frame| (frame, playing))
    });
    response(
        reply.status,
        "text/event-stream",
        &reply.headers,
        StreamBody::new(frames).boxed(),
    )
}

fn response(
    status: u16,
    kind: &str,
    headers: &BTreeMap<String, String>,
    body: Body,
) -> io::Result<Response<Body>> {
    let status = StatusCode::from_u16(status).map_err(io::Error::other)?;
    let mut response = Response::builder()
        .status(status)
        .header(CONTENT_TYPE, kind);
    for (name, value) in headers {
        response = response.header(name, value);
    }
    response.body(body).map_err(io::Error::other)
}

/// A reply on its way out. Dropped before its end, it says that the client left.
struct Playing {
    playback: Playback,
    shared: Arc<Shared>,
    /// Bytes of the part at hand that are not written yet.
    rest: Bytes,
    /// At most so many bytes in one write.
    split: usize,
    finished: bool,
}

impl Playing {
    fn new(playback: Playback, shared: Arc<Shared>) -> Self {
        Self {
            playback,
            shared,
            rest: Bytes::new(),
            split: usize::MAX,
            finished: false,
        }
    }

    async fn frame(&mut self) -> Option<io::Result<Frame<Bytes>>> {
        // Hyper writes what it has when the body has nothing more at the moment: each frame leaves alone.
        tokio::task::yield_now().await;
        while self.rest.is_empty() {
            match self.playback.next() {
                Some(Part::Bytes(bytes)) => self.rest = bytes.into(),
                Some(Part::Hold(gate)) => self.hold(&gate).await,
                Some(Part::Split(bytes)) => self.split = bytes,
                Some(Part::Break) => {
                    self.finished = true;
                    return Some(Err(io::Error::other("the script cuts here")));
                }
                None => {
                    self.finished = true;
                    return None;
                }
            }
        }
        let now = self.rest.len().min(self.split);
        Some(Ok(Frame::data(self.rest.split_to(now))))
    }

    async fn hold(&self, gate: &str) {
        self.shared.change(|state| {
            state.held.insert(gate.to_owned());
        });
        loop {
            // Made before the look, so that an opening in between is not missed.
            let opened = self.shared.opened.notified();
            if self.shared.state().open.contains(gate) {
                return;
            }
            opened.await;
        }
    }
}

impl Drop for Playing {
    fn drop(&mut self) {
        if !self.finished {
            self.shared.change(|state| state.gone += 1);
        }
    }
}
