//! StreamSession: one session per stream, envelopes in, accepted envelopes of everybody out, history on request.
//! Holds no copy of the history: a stream is a place in it, so a slow reader costs nothing but its place.

use std::collections::VecDeque;
use std::sync::Arc;

use bytes::Bytes;
use futures_util::FutureExt;
use futures_util::stream::unfold;
use macp_kernel::accept::{self, Route};
use macp_kernel::{Identity, Refusal, Session};
use macp_wire::Code;
use macp_wire::code::OnStream;
use macp_wire::limits::STREAM_BUFFER_ITEMS;
use macp_wire::v1::stream_session_response::Response as Item;
use macp_wire::v1::{Envelope, SessionState, StreamSessionRequest, StreamSessionResponse};
use prost::Message;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tonic::metadata::MetadataMap;
use tonic::{Code as Grpc, Status, Streaming};

use super::sessions::OUTSIDER;
use super::{Stream, caller, status};
use crate::held::{Held, NOT_DURABLE};
use crate::runtime::{Runtime, UNKNOWN_SESSION};
use crate::sessions::Event;

/// Frames taken from the history at a time.
const FRAMES_AT_A_TIME: usize = 64;

/// Opens a stream; its frames are encoded responses.
pub async fn open(
    runtime: &Arc<Runtime>,
    metadata: &MetadataMap,
    requests: Streaming<StreamSessionRequest>,
) -> Result<Stream<Bytes>, Status> {
    let identity = caller(runtime, metadata).await?;
    // Boxed: it is moved for every frame.
    let state = Box::new(Conversation {
        runtime: Arc::clone(runtime),
        identity,
        requests,
        bound: None,
        ready: VecDeque::new(),
        closing: None,
    });
    let frames = unfold(Some(state), |state| async move {
        let mut state = state?;
        match state.next().await {
            Ok(Some(frame)) => Some((Ok(frame), Some(state))),
            Ok(None) => None,
            Err(status) => Some((Err(*status), None)),
        }
    });
    Ok(Box::pin(frames))
}

/// A stream from its caller's first frame to its last.
struct Conversation {
    runtime: Arc<Runtime>,
    identity: Arc<Identity>,
    requests: Streaming<StreamSessionRequest>,
    bound: Option<Bound>,
    /// Frames to be sent before anything else.
    ready: VecDeque<Bytes>,
    /// The caller has closed its side: what was public then is still delivered, up to this ordinal.
    closing: Option<u64>,
}

/// The one session of a stream.
struct Bound {
    session_id: String,
    place: Option<Place>,
    /// Tells of its start, while there is no such session.
    coming: Option<Receiver<Event>>,
}

/// How far a reader has come.
struct Place {
    held: Arc<Held>,
    /// Ordinal of the last envelope delivered.
    at: u64,
    /// Up to here the history was there before the reader: no lag.
    excused: u64,
}

/// What ends a stream; boxed, because it is rare and large.
type End = Box<Status>;

impl Conversation {
    async fn next(&mut self) -> Result<Option<Bytes>, End> {
        loop {
            if let Some(frame) = self.ready.pop_front() {
                return Ok(Some(frame));
            }
            self.collect()?;
            // Requests are looked at between frames too, so that a busy session cannot shut out its participants.
            if self.closing.is_none() {
                match self.requests.message().now_or_never() {
                    Some(request) => self.take(request).await?,
                    None if self.ready.is_empty() => self.wait().await?,
                    None => {}
                }
            } else if self.ready.is_empty() {
                return Ok(None);
            }
        }
    }

    /// Takes what has become public since.
    fn collect(&mut self) -> Result<(), End> {
        let Some(place) = self.bound.as_mut().and_then(|bound| bound.place.as_mut()) else {
            return Ok(());
        };
        let Some(step) = place.held.frames(place.at, FRAMES_AT_A_TIME) else {
            return Ok(());
        };
        let missed = step.head.saturating_sub(place.at.max(place.excused));
        if missed > STREAM_BUFFER_ITEMS {
            let refusal = Refusal::new(Code::StreamLagged, "the reader was too slow");
            let text = format!("{refusal}; {missed} envelopes were skipped");
            return Err(Box::new(status::text(
                Grpc::ResourceExhausted,
                refusal.code,
                text,
                &[],
            )));
        }
        let room = self
            .closing
            .map_or(u64::MAX, |last| last.saturating_sub(place.at));
        let taken = step
            .frames
            .into_iter()
            .take(usize::try_from(room).unwrap_or(usize::MAX));
        let before = self.ready.len();
        self.ready.extend(taken);
        place.at += (self.ready.len() - before) as u64;
        Ok(())
    }

    /// How far it has come, where it follows its session.
    fn place(&self) -> Option<&Place> {
        self.bound.as_ref().and_then(|bound| bound.place.as_ref())
    }

    /// Sleeps until a request comes, something becomes public, or the runtime stops.
    async fn wait(&mut self) -> Result<(), End> {
        let runtime = Arc::clone(&self.runtime);
        let held = self
            .place()
            .map(|place| (Arc::clone(&place.held), place.at));
        let mut coming = self.bound.as_mut().and_then(|bound| {
            let events = bound.coming.take()?;
            Some((events, bound.session_id.clone()))
        });
        let news = async {
            let Some((held, at)) = &held else {
                return std::future::pending().await;
            };
            let news = held.news().notified();
            tokio::pin!(news);
            news.as_mut().enable();
            // What was published before the bell was armed would ring nobody.
            if held
                .frames(*at, 1)
                .is_none_or(|step| step.frames.is_empty())
            {
                news.await;
            }
        };
        let begun = async {
            match &mut coming {
                Some((events, session_id)) => begun(events, session_id).await,
                None => std::future::pending().await,
            }
        };
        let request = tokio::select! {
            biased;
            () = runtime.stopping.cancelled() => return Err(Box::new(status::stopping())),
            request = self.requests.message() => Some(request),
            () = begun => None,
            () = news => None,
        };
        if let (Some((events, _)), Some(bound)) = (coming, &mut self.bound) {
            bound.coming = Some(events);
        }
        match request {
            Some(request) => self.take(request).await,
            None => self.follow(),
        }
    }

    /// Follows the session of a stream that waits for it, if it has begun meanwhile and its caller may read it.
    fn follow(&mut self) -> Result<(), End> {
        let waiting = self
            .bound
            .as_ref()
            .filter(|bound| bound.coming.is_some())
            .and_then(|bound| self.runtime.sessions.find(&bound.session_id));
        let Some(held) = waiting.filter(|held| held.created() > 0) else {
            return Ok(());
        };
        let place = if self.may_read(&held)? {
            let excused = held.frames(0, 0).map_or(0, |step| step.head);
            Some(Place {
                held,
                at: 0,
                excused,
            })
        } else {
            None
        };
        if let Some(bound) = &mut self.bound {
            bound.place = place;
            bound.coming = None;
        }
        Ok(())
    }

    async fn take(
        &mut self,
        request: Result<Option<StreamSessionRequest>, Status>,
    ) -> Result<(), End> {
        // What it waited for comes before what it asks now.
        self.follow()?;
        let Some(request) = request? else {
            let head = self
                .place()
                .and_then(|place| place.held.frames(place.at, 0))
                .map_or(0, |step| step.head);
            self.closing = Some(head);
            return self.collect();
        };
        let StreamSessionRequest {
            envelope,
            subscribe_session_id,
            after_sequence,
        } = request;
        match envelope {
            Some(_) if !subscribe_session_id.is_empty() => Err(envelope_status(
                "a frame holds an envelope or a subscription, not both",
            )),
            Some(envelope) => self.envelope(envelope).await,
            None if subscribe_session_id.is_empty() => Err(envelope_status(
                "a frame holds an envelope or a subscription",
            )),
            None => self.subscribe(subscribe_session_id, after_sequence).await,
        }
    }

    /// Chapter 6.3.
    async fn subscribe(&mut self, session_id: String, after: u64) -> Result<(), End> {
        self.same_session(&session_id)?;
        let held = self
            .session(&session_id)
            .await?
            .ok_or_else(|| end(status::of(&UNKNOWN_SESSION)))?;
        held.touch(&self.runtime.sessions, self.runtime.clock.wall_ms());
        if !self.may_read(&held)? {
            self.inline(&OUTSIDER, "");
            return Ok(());
        }
        let Some(step) = held.frames(after, 0) else {
            let details = serde_json::json!({ "lowest_available_sequence": held.base() });
            let refusal = Refusal::new(Code::HistoryUnavailable, "the history before this is gone");
            let details = details.to_string();
            let status = status::text(
                Grpc::FailedPrecondition,
                refusal.code,
                refusal.to_string(),
                details.as_bytes(),
            );
            return Err(end(status));
        };
        let place = Place {
            held,
            at: after.min(step.head),
            excused: step.head,
        };
        self.bound = Some(Bound {
            session_id,
            place: Some(place),
            coming: None,
        });
        Ok(())
    }

    /// Chapter 6.2.
    async fn envelope(&mut self, mut envelope: Envelope) -> Result<(), End> {
        let limit = self.runtime.settings.limits.max_payload_bytes;
        let route = match accept::shape(&envelope, limit) {
            Ok(route) => route,
            Err(refusal) if refusal.code == Code::PayloadTooLarge => {
                return Err(end(status::of(&refusal)));
            }
            Err(refusal) => {
                self.inline(&refusal, &envelope.message_id);
                return Ok(());
            }
        };
        if envelope.session_id.trim().is_empty() || envelope.mode.trim().is_empty() {
            return Err(envelope_status(
                "ambient envelopes do not travel on a session's stream",
            ));
        }
        self.same_session(&envelope.session_id)?;
        accept::bind_sender(&mut envelope, &self.identity)
            .map_err(|refusal| end(status::of(&refusal)))?;
        let held = self.session(&envelope.session_id).await?;
        if route != Route::Start
            && let Some(held) = &held
        {
            self.fits(held, &envelope).await?;
        }
        if let Err(refusal) = accept::permit(&envelope, &self.identity) {
            self.inline(&refusal, &envelope.message_id);
            return Ok(());
        }
        let identity = Arc::clone(&self.identity);
        self.runtime
            .spend(route, &identity.sender)
            .map_err(|refusal| end(status::of(&refusal)))?;
        let head = self.bind(&envelope.session_id, held)?;
        let (session_id, message_id) = (envelope.session_id.clone(), envelope.message_id.clone());
        let counted = self.runtime.counted(&envelope);
        let answer = self.runtime.submit(route, &mut envelope, &identity).await;
        self.runtime.count(counted, &answer);
        match answer {
            // Progress and repetitions are taken from anybody: they give nobody a place in the session.
            Ok(accepted) if accepted.duplicate || route == Route::Ambient => Ok(()),
            Ok(_) => self.attach(&session_id, head),
            Err(refusal) if refusal.code.on_stream() == OnStream::Ends => {
                Err(end(status::of(&refusal)))
            }
            Err(refusal) => {
                self.inline(&refusal, &message_id);
                Ok(())
            }
        }
    }

    /// Whether an envelope may go to a session that exists, judged before its content.
    async fn fits(&self, held: &Arc<Held>, envelope: &Envelope) -> Result<(), End> {
        if envelope.mode != held.mode() {
            return Err(envelope_status("the session runs in another mode"));
        }
        held.touch(&self.runtime.sessions, self.runtime.clock.wall_ms());
        let looked = held
            .look(Session::state)
            .ok_or_else(|| end(status::of(&NOT_DURABLE)))?;
        if looked.answer == SessionState::Open {
            return Ok(());
        }
        self.runtime
            .sessions
            .durable(looked.tail)
            .await
            .map_err(|refusal| end(status::of(&refusal)))?;
        let refusal = Refusal::new(
            Code::SessionNotOpen,
            "the session takes no messages in its present state",
        );
        Err(end(status::with(Grpc::InvalidArgument, &refusal)))
    }

    /// Binds the stream; whoever may read the session follows it from now on, or from its start where that is yet to come.
    /// Answers the last public ordinal to a stream that does not follow it yet.
    fn bind(&mut self, session_id: &str, held: Option<Arc<Held>>) -> Result<u64, End> {
        if self.place().is_some() {
            return Ok(0);
        }
        let waited = self
            .bound
            .as_ref()
            .is_some_and(|bound| bound.coming.is_some());
        let coming = self.runtime.sessions.watch().0;
        // Looked for again, because it may have begun before its start was listened for. A start that is not durable yet
        // may still fail, and another session begin under the id.
        let held = held
            .or_else(|| self.runtime.sessions.find(session_id))
            .filter(|held| held.created() > 0);
        let head = held
            .as_ref()
            .and_then(|held| held.frames(u64::MAX, 0))
            .map_or(0, |step| step.head);
        let coming = held.is_none().then_some(coming);
        let place = match held {
            Some(held) if self.may_read(&held)? => Some(Place {
                held,
                at: if waited { 0 } else { head },
                excused: head,
            }),
            _ => None,
        };
        self.bound = Some(Bound {
            session_id: session_id.to_owned(),
            place,
            coming,
        });
        Ok(head)
    }

    /// Whose envelope was accepted follows the session, from before that envelope on.
    fn attach(&mut self, session_id: &str, head: u64) -> Result<(), End> {
        if let Some(bound) = self.bound.as_mut().filter(|bound| bound.place.is_none()) {
            let held = self.runtime.sessions.find(session_id);
            bound.place = held.map(|held| Place {
                held,
                at: head,
                excused: head,
            });
            bound.coming = None;
        }
        Ok(())
    }

    fn same_session(&self, session_id: &str) -> Result<(), End> {
        match &self.bound {
            Some(bound) if bound.session_id != session_id => {
                Err(envelope_status("the stream belongs to another session"))
            }
            _ => Ok(()),
        }
    }

    async fn session(&self, session_id: &str) -> Result<Option<Arc<Held>>, End> {
        self.runtime
            .sessions
            .settled(session_id)
            .await
            .map_err(|refusal| end(status::of(&refusal)))
    }

    fn may_read(&self, held: &Held) -> Result<bool, End> {
        let member = held.look(|session| session.member(&self.identity.sender));
        let member = member.ok_or_else(|| end(status::of(&NOT_DURABLE)))?;
        Ok(member.answer || self.identity.is_observer)
    }

    /// Queues a refusal; the stream goes on.
    fn inline(&mut self, refusal: &Refusal, message_id: &str) {
        let session_id = self
            .bound
            .as_ref()
            .map_or("", |bound| bound.session_id.as_str());
        let error = refusal.error(session_id, message_id);
        let response = StreamSessionResponse {
            response: Some(Item::Error(error)),
        };
        self.ready.push_back(Bytes::from(response.encode_to_vec()));
    }
}

/// Returns when the session with this id may have begun.
async fn begun(events: &mut Receiver<Event>, session_id: &str) {
    loop {
        match events.recv().await {
            Ok(event) if **event.held.id() == *session_id => return,
            Ok(_) => {}
            // Its start may be among those that were missed.
            Err(RecvError::Lagged(_)) => return,
            Err(RecvError::Closed) => std::future::pending().await,
        }
    }
}

fn end(status: Status) -> End {
    Box::new(status)
}

fn envelope_status(why: &'static str) -> End {
    end(status::of(&Refusal::new(Code::InvalidEnvelope, why)))
}

/// The name of the call, for its route.
pub const PATH: &str = macp_wire::rpc::Rpc::StreamSession.path();
