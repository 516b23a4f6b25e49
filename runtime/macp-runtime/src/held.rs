//! One session in memory: its state, its history as subscribers see it, and what of it is durable.
//! Decides nothing; the kernel decides, this room carries out in order, one caller at a time.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use macp_kernel::accept::{Accepted, Change, Decision};
use macp_kernel::{Entry, Lifecycle, Modes, Refusal, Session, accept, control};
use macp_wire::Code;
use macp_wire::v1::stream_session_response::Response;
use macp_wire::v1::{Envelope, SessionMetadata, StreamSessionResponse};
use prost::Message;
use smol_str::SmolStr;
use tokio::sync::Notify;

use crate::sessions::Sessions;
use crate::store::{Appended, Batch, Position};

/// What an append that failed is answered with.
pub const NOT_DURABLE: Refusal = Refusal::new(
    Code::InternalError,
    "the runtime could not make the change durable",
);

/// A session that is held.
pub struct Held {
    id: Arc<str>,
    initiator: SmolStr,
    mode: SmolStr,
    inner: Mutex<Inner>,
    /// Rings after each publication.
    news: Notify,
}

struct Inner {
    /// `None` after a failed write, until the log was read again.
    session: Option<Session>,
    /// Stream frames of the accepted envelopes, the one with ordinal `base` + 1 first.
    frames: Vec<Bytes>,
    /// Ordinals before the first frame, whose envelopes cannot be read any more.
    base: u64,
    /// How many frames are durable, hence public.
    published: usize,
    /// Position of the next entry in the session's log.
    next: u64,
    /// What must be durable before anybody hears of the present state.
    tail: Position,
    /// When the session ended.
    ended_at_ms: Option<i64>,
    /// Number of its Created event; 0 until its start is durable.
    created: u64,
}

/// An answer, and what must be durable before it is given.
#[must_use]
pub struct Pending<T> {
    /// The answer.
    pub answer: T,
    /// To be waited for.
    pub tail: Position,
}

/// A step of a stream through the history.
pub struct Frames {
    /// The frames from the asked ordinal on, at most as many as asked.
    pub frames: Vec<Bytes>,
    /// Ordinal of the last public envelope.
    pub head: u64,
}

/// Which control call.
#[derive(Debug, Clone, Copy)]
pub enum Control {
    /// CancelSession.
    Cancel,
    /// SuspendSession.
    Suspend,
    /// ResumeSession.
    Resume,
}

/// A replayed log, ready to be held.
pub struct Replayed {
    /// The session.
    pub session: Session,
    /// Frames of its envelopes.
    pub frames: Vec<Bytes>,
    /// Entries in its log.
    pub entries: u64,
    /// When it ended.
    pub ended_at_ms: Option<i64>,
}

impl Held {
    /// A session that is about to start.
    pub fn starting(session: Session, entry: &mut Entry) -> Held {
        let frames = entry.delivery_mut().map(frame).into_iter().collect();
        let replayed = Replayed {
            session,
            frames,
            entries: 0,
            ended_at_ms: None,
        };
        let held = Held::new(replayed);
        lock(&held.inner).published = 0;
        held
    }

    /// A session that was read from its log.
    pub fn new(replayed: Replayed) -> Held {
        let Replayed {
            session,
            frames,
            entries,
            ended_at_ms,
        } = replayed;
        Held {
            id: session.shared_id(),
            initiator: session.initiator().into(),
            mode: session.mode().into(),
            inner: Mutex::new(Inner {
                base: session.ordinals().saturating_sub(frames.len() as u64),
                published: frames.len(),
                session: Some(session),
                frames,
                next: entries,
                tail: Position::default(),
                ended_at_ms,
                created: 0,
            }),
            news: Notify::new(),
        }
    }

    /// Its id.
    pub fn id(&self) -> &Arc<str> {
        &self.id
    }

    /// The sender of its start.
    pub fn initiator(&self) -> &str {
        &self.initiator
    }

    /// The mode it runs in.
    pub fn mode(&self) -> &str {
        &self.mode
    }

    /// Rings after each publication.
    pub fn news(&self) -> &Notify {
        &self.news
    }

    /// Whether its state was lost with a failed write, and what to wait for before reading its log.
    pub fn lost(&self) -> Option<Position> {
        let inner = lock(&self.inner);
        inner.session.is_none().then_some(inner.tail)
    }

    /// Takes the state from the log again.
    pub fn revive(&self, replayed: Replayed) {
        let mut inner = lock(&self.inner);
        if inner.session.is_some() {
            return;
        }
        inner.base = replayed
            .session
            .ordinals()
            .saturating_sub(replayed.frames.len() as u64);
        inner.published = replayed.frames.len();
        inner.frames = replayed.frames;
        inner.next = replayed.entries;
        // What was read is durable; what has failed is not waited for by anybody who asks from now on.
        inner.tail = Position::default();
        inner.ended_at_ms = replayed.ended_at_ms;
        inner.session = Some(replayed.session);
        drop(inner);
        self.news.notify_waiters();
    }

    /// Asks something of the session. `None`: its state is lost.
    pub fn look<T>(&self, ask: impl FnOnce(&Session) -> T) -> Option<Pending<T>> {
        let inner = lock(&self.inner);
        let answer = ask(inner.session.as_ref()?);
        Some(Pending {
            answer,
            tail: inner.tail,
        })
    }

    /// Writes its metadata into `metadata`, once it has started durably and while its state is known; answers what to wait for.
    pub fn describe(&self, metadata: &mut SessionMetadata) -> Option<Position> {
        let inner = lock(&self.inner);
        let session = inner.session.as_ref().filter(|_| inner.created > 0)?;
        session.describe(metadata);
        Some(inner.tail)
    }

    /// Number of its Created event; 0 until its start is durable.
    pub fn created(&self) -> u64 {
        lock(&self.inner).created
    }

    /// When it ended.
    pub fn ended_at_ms(&self) -> Option<i64> {
        lock(&self.inner).ended_at_ms
    }

    /// Judges a message and carries the decision out.
    pub fn message(
        self: &Arc<Self>,
        sessions: &Arc<Sessions>,
        envelope: Envelope,
        now_ms: i64,
        modes: &Modes,
    ) -> Pending<Result<Accepted, Refusal>> {
        self.decide(sessions, |session| {
            accept::judge(session, envelope, now_ms, modes)
        })
    }

    /// Judges a control call and carries the decision out.
    pub fn control(
        self: &Arc<Self>,
        sessions: &Arc<Sessions>,
        call: Control,
        request: control::Request<'_>,
    ) -> Pending<Result<Accepted, Refusal>> {
        self.decide(sessions, |session| match call {
            Control::Cancel => control::cancel(session, request),
            Control::Suspend => control::suspend(session, request),
            Control::Resume => control::resume(session, request),
        })
    }

    /// Lets the session expire where that is due.
    pub fn touch(self: &Arc<Self>, sessions: &Arc<Sessions>, now_ms: i64) {
        let mut inner = lock(&self.inner);
        let due = inner
            .session
            .as_ref()
            .and_then(|session| control::expiry(session, now_ms));
        if let Some(entry) = due {
            self.carry_out(sessions, &mut inner, vec![entry], None);
        }
    }

    /// Does everything that time alone has brought about.
    pub fn sweep(self: &Arc<Self>, sessions: &Arc<Sessions>, now_ms: i64) {
        let mut inner = lock(&self.inner);
        while let Some(entry) = inner
            .session
            .as_ref()
            .and_then(|session| control::due(session, now_ms))
        {
            if !self.carry_out(sessions, &mut inner, vec![entry], None) {
                return;
            }
        }
    }

    /// Public frames after the ordinal `after`, at most `most`. `None`: they begin later than that.
    pub fn frames(&self, after: u64, most: usize) -> Option<Frames> {
        let inner = lock(&self.inner);
        let head = inner.base + inner.published as u64;
        let from = usize::try_from(after.min(head).checked_sub(inner.base)?).ok()?;
        let to = inner.published.min(from.saturating_add(most));
        Some(Frames {
            frames: inner.frames[from..to].to_vec(),
            head,
        })
    }

    /// Ordinals whose envelopes cannot be read any more.
    pub fn base(&self) -> u64 {
        lock(&self.inner).base
    }

    fn decide(
        self: &Arc<Self>,
        sessions: &Arc<Sessions>,
        judge: impl FnOnce(&Session) -> Decision,
    ) -> Pending<Result<Accepted, Refusal>> {
        let mut inner = lock(&self.inner);
        let Some(session) = &inner.session else {
            return Pending {
                answer: Err(NOT_DURABLE),
                tail: Position::default(),
            };
        };
        let Decision {
            entries,
            change,
            answer,
        } = judge(session);
        let done = entries.is_empty() || self.carry_out(sessions, &mut inner, entries, change);
        Pending {
            answer: if done { answer } else { Err(NOT_DURABLE) },
            tail: inner.tail,
        }
    }

    /// Enters the map and hands the start that made the session to the store, before anybody can speak to it.
    /// `None`: the id is taken.
    pub fn begin(
        self: &Arc<Self>,
        sessions: &Arc<Sessions>,
        entry: Entry,
    ) -> Option<Pending<bool>> {
        let mut inner = lock(&self.inner);
        if !sessions.enter(self) {
            return None;
        }
        let news = News {
            frames: 1,
            events: vec![Lifecycle::Created],
        };
        let begun = self.keep(sessions, &mut inner, vec![entry], news);
        Some(Pending {
            answer: begun,
            tail: inner.tail,
        })
    }

    /// Applies entries and hands them to the store. `change`: what the only one does, where that is known. False: the state
    /// is lost.
    fn carry_out(
        self: &Arc<Self>,
        sessions: &Arc<Sessions>,
        inner: &mut Inner,
        mut entries: Vec<Entry>,
        mut change: Option<Change>,
    ) -> bool {
        let Some(session) = &mut inner.session else {
            return false;
        };
        let mut news = News {
            frames: 0,
            events: Vec::new(),
        };
        for entry in &mut entries {
            match session.apply_decided(entry, change.take()) {
                Ok(event) => news.events.extend(event),
                Err(broken) => {
                    tracing::error!(session = %self.id, %broken, "a decision does not fit its session");
                    inner.session = None;
                    return false;
                }
            }
            if let Some(envelope) = entry.delivery_mut() {
                inner.frames.push(frame(envelope));
                news.frames += 1;
            }
        }
        if session.ended() && inner.ended_at_ms.is_none() {
            inner.ended_at_ms = entries.last().map(|entry| entry.accepted_at_ms);
        }
        let before = inner.next;
        let kept = self.keep(sessions, inner, entries, news);
        if kept {
            self.checkpoint(sessions, inner, before);
        }
        kept
    }

    /// Appends a checkpoint where the log has passed a multiple of the interval. A failure costs nothing but the checkpoint.
    fn checkpoint(self: &Arc<Self>, sessions: &Arc<Sessions>, inner: &mut Inner, before: u64) {
        let interval = sessions.checkpoint_interval();
        let due = interval > 0 && before / interval != inner.next / interval;
        let Some(session) = inner
            .session
            .as_ref()
            .filter(|session| due && !session.ended())
        else {
            return;
        };
        let entry = session.checkpoint(sessions.clock().wall_ms());
        self.keep(
            sessions,
            inner,
            vec![entry],
            News {
                frames: 0,
                events: Vec::new(),
            },
        );
    }

    fn keep(
        self: &Arc<Self>,
        sessions: &Arc<Sessions>,
        inner: &mut Inner,
        entries: Vec<Entry>,
        news: News,
    ) -> bool {
        let count = entries.len();
        let batch = Batch {
            session_id: &self.id,
            position: inner.next,
            at_ms: entries.last().map_or(0, |entry| entry.accepted_at_ms),
            ended: inner.session.as_ref().is_some_and(Session::ended),
            count,
            encoded: &mut entries.into_iter().map(Entry::encode),
        };
        let appended = sessions.store().append(batch, &mut || {
            let (held, sessions, news) = (Arc::clone(self), Arc::clone(sessions), news.clone());
            Box::new(move |durable| held.settle(&sessions, durable, news))
        });
        inner.next += count as u64;
        match appended {
            Appended::Done => self.publish(sessions, inner, &news),
            Appended::Queued(position) => inner.tail = position,
            Appended::Closed => {
                inner.session = None;
                return false;
            }
        }
        true
    }

    /// Entries of this session have become durable, or have failed.
    fn settle(self: &Arc<Self>, sessions: &Arc<Sessions>, durable: bool, news: News) {
        let mut inner = lock(&self.inner);
        if !durable {
            inner.session = None;
            if inner.created == 0 {
                sessions.never_began(self);
            }
        } else if inner.session.is_some() {
            self.publish(sessions, &mut inner, &news);
        }
    }

    fn publish(self: &Arc<Self>, sessions: &Arc<Sessions>, inner: &mut Inner, news: &News) {
        inner.published += news.frames;
        for event in &news.events {
            let number = sessions.report(self, *event);
            if *event == Lifecycle::Created {
                inner.created = number;
            }
        }
        if news.frames > 0 {
            self.news.notify_waiters();
        }
    }

    /// Marks a recovered session as started durably, with the number of its event.
    pub fn set_created(&self, number: u64) {
        lock(&self.inner).created = number;
    }

    /// Whether it counts against its initiator's open sessions.
    pub fn counts_as_open(&self, now_ms: i64) -> bool {
        lock(&self.inner)
            .session
            .as_ref()
            .is_some_and(|session| session.counts_as_open(now_ms))
    }
}

/// What entries bring to those who watch.
#[derive(Clone)]
struct News {
    frames: usize,
    events: Vec<Lifecycle>,
}

/// Nothing that runs under the lock leaves the state half changed: `session` is given up first.
fn lock(inner: &Mutex<Inner>) -> MutexGuard<'_, Inner> {
    inner.lock().unwrap_or_else(PoisonError::into_inner)
}

/// An envelope as it travels to every subscriber, encoded once. It is moved into its message and back, which is cheaper than
/// a copy.
pub fn frame(envelope: &mut Envelope) -> Bytes {
    let message = StreamSessionResponse {
        response: Some(Response::Envelope(std::mem::take(envelope))),
    };
    let encoded = message.encode_to_vec();
    if let Some(Response::Envelope(back)) = message.response {
        *envelope = back;
    }
    Bytes::from(encoded)
}
