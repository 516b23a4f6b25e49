//! One session: what its start bound, where it stands, what its entries made of it.
//! Only entries change it; nothing here judges a caller.

use std::sync::Arc;

use macp_wire::modes::Mode;
use macp_wire::v1::{
    Envelope, ParticipantActivity, SessionMetadata, SessionStartPayload, SessionState,
};
use macp_wire::{Semantics, words};
use prost::Message;
use serde_json::Value;
use smol_str::SmolStr;

use crate::activity::Activity;
use crate::entry::{Entry, Started, What};
use crate::ids::Ids;
use crate::modes::{self, Behaviour, Call, Change, State};
use crate::policy::Policy;
use crate::refusal::Refusal;
use crate::roster::Roster;
use crate::snapshot::Snapshot;

/// A step in the life of a session, as session watches report it.
pub use macp_wire::v1::session_lifecycle_event::EventType as Lifecycle;

/// A session in memory.
#[derive(Debug, Clone)]
pub struct Session {
    pub(crate) bound: Bound,
    pub(crate) state: SessionState,
    pub(crate) expires_at_ms: i64,
    pub(crate) suspension: Suspension,
    /// Ids of accepted envelopes.
    pub(crate) accepted: Ids,
    /// Accepted envelopes, those before a checkpoint too.
    pub(crate) ordinals: u64,
    pub(crate) activity: Activity,
    pub(crate) mode_state: State,
    pub(crate) resolution: Option<Vec<u8>>,
}

/// What holds for the whole life of a session.
#[derive(Debug, Clone)]
pub(crate) struct Bound {
    pub session_id: Arc<str>,
    pub mode: SmolStr,
    pub behaviour: Behaviour,
    pub mode_version: SmolStr,
    pub configuration_version: SmolStr,
    pub policy: Arc<Policy>,
    pub initiator: SmolStr,
    pub roster: Roster,
    pub context_id: SmolStr,
    /// Sorted.
    pub extension_keys: Box<[SmolStr]>,
    pub semantics: Semantics,
    pub max_suspend_ms: i64,
    pub started_at_ms: i64,
}

/// Time spent suspended.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Suspension {
    /// Start of the present one.
    pub since_ms: Option<i64>,
    /// Length of the completed ones.
    pub total_ms: i64,
    /// Number of the completed ones.
    pub completed: u64,
}

/// Where a message comes from.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Origin {
    /// A client; `overtaken`: silence is about to accept the outstanding handoff offer first.
    Client { overtaken: bool },
    /// The runtime.
    Runtime,
}

/// Why an entry does not fit the session: the log is not what this session wrote.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Broken {
    /// It names another session.
    #[error("the entry belongs to another session")]
    Stranger,
    /// The log does not begin with a start or a checkpoint.
    #[error("the log begins with neither a start nor a checkpoint")]
    Beginning,
    /// A second start.
    #[error("the session was started already")]
    StartedTwice,
    /// The start does not decode.
    #[error("the start of the session does not decode")]
    Start,
    /// A checkpoint does not read, or differs from what the entries before it made.
    #[error("the checkpoint does not fit the session")]
    Checkpoint,
    /// A message that the mode refuses cannot have been accepted.
    #[error("an accepted message is refused in replay: {0}")]
    Refused(Refusal),
    /// A transition from a state that does not allow it.
    #[error("the session was not in the state this transition starts from")]
    Transition,
}

impl Session {
    /// The session that the first entry of a log makes: a start or a checkpoint.
    pub fn open(entry: &Entry) -> Result<Self, Broken> {
        match &entry.what {
            What::Started(started) => Self::started(entry, started),
            What::Checkpoint(snapshot) => Self::restore(snapshot).ok_or(Broken::Checkpoint),
            _ => Err(Broken::Beginning),
        }
    }

    /// Replays a whole log, from the last checkpoint in it.
    pub fn replay(entries: &[Entry]) -> Result<Self, Broken> {
        let from = entries
            .iter()
            .rposition(|entry| matches!(entry.what, What::Checkpoint(_)))
            .unwrap_or(0);
        let (first, rest) = entries[from..].split_first().ok_or(Broken::Beginning)?;
        let mut session = Self::open(first)?;
        for entry in rest {
            session.apply(entry)?;
        }
        Ok(session)
    }

    fn started(entry: &Entry, started: &Started) -> Result<Self, Broken> {
        let Started {
            envelope,
            mode_version,
            behaviour,
            semantics,
            max_suspend_ms,
            policy,
        } = started;
        let payload =
            SessionStartPayload::decode(envelope.payload.clone()).map_err(|_| Broken::Start)?;
        let base = if envelope.timestamp_unix_ms > 0 {
            envelope.timestamp_unix_ms
        } else {
            entry.accepted_at_ms
        };
        let roster = Roster::new(payload.participants);
        let mode_state = State::new(behaviour, roster.names());
        let bound = Bound {
            session_id: envelope.session_id.as_str().into(),
            mode: envelope.mode.as_str().into(),
            behaviour: behaviour.clone(),
            mode_version: mode_version.into(),
            configuration_version: payload.configuration_version.into(),
            policy: policy.clone(),
            initiator: envelope.sender.as_str().into(),
            roster,
            context_id: payload.context_id.into(),
            extension_keys: payload.extensions.into_keys().map(SmolStr::from).collect(),
            semantics: *semantics,
            max_suspend_ms: *max_suspend_ms,
            started_at_ms: entry.accepted_at_ms,
        };
        Ok(Self {
            bound,
            state: SessionState::Open,
            expires_at_ms: base.saturating_add(payload.ttl_ms),
            suspension: Suspension::default(),
            accepted: Ids::from_iter([&envelope.message_id]),
            ordinals: 1,
            activity: Activity::default(),
            mode_state,
            resolution: None,
        })
    }

    /// Applies the next entry, live or in replay. Live entries come from a decision on this very state and always fit. Answers
    /// the lifecycle event to report.
    pub fn apply(&mut self, entry: &Entry) -> Result<Option<Lifecycle>, Broken> {
        self.apply_decided(entry, None)
    }

    /// Applies the next entry, live; `change` is what the decision found that the entry does, where it told.
    pub fn apply_decided(
        &mut self,
        entry: &Entry,
        change: Option<Change>,
    ) -> Result<Option<Lifecycle>, Broken> {
        if *entry.session_id != *self.bound.session_id {
            return Err(Broken::Stranger);
        }
        match &entry.what {
            What::Started(_) => Err(Broken::StartedTwice),
            What::Checkpoint(snapshot) => {
                if **snapshot == self.snapshot() {
                    Ok(None)
                } else {
                    Err(Broken::Checkpoint)
                }
            }
            What::Accepted {
                envelope,
                synthetic,
            } => self.accept(envelope, entry.accepted_at_ms, *synthetic, change),
            What::Expired => self.end(SessionState::Expired, Lifecycle::Expired),
            What::Cancelled { .. } => self.end(SessionState::Cancelled, Lifecycle::Cancelled),
            What::Suspended { .. } => self.suspend(entry.accepted_at_ms),
            What::Resumed { .. } => self.resume(entry.accepted_at_ms),
        }
    }

    fn accept(
        &mut self,
        envelope: &Envelope,
        at_ms: i64,
        synthetic: bool,
        change: Option<Change>,
    ) -> Result<Option<Lifecycle>, Broken> {
        if self.state != SessionState::Open {
            // Logs of others may hold such entries: they take an id and an ordinal and do nothing else.
            self.consume(envelope);
            return Ok(None);
        }
        let change = match change {
            Some(change) => change,
            None => {
                let origin = if synthetic {
                    Origin::Runtime
                } else {
                    Origin::Client { overtaken: false }
                };
                self.step(envelope, at_ms, origin)
                    .map_err(Broken::Refused)?
            }
        };
        self.consume(envelope);
        if !synthetic {
            self.activity.note(&envelope.sender, at_ms);
        }
        self.mode_state.take(change.step);
        if change.resolution.is_none() {
            return Ok(None);
        }
        self.resolution = change.resolution;
        self.state = SessionState::Resolved;
        Ok(Some(Lifecycle::Resolved))
    }

    fn consume(&mut self, envelope: &Envelope) {
        self.accepted.insert(&envelope.message_id);
        self.ordinals += 1;
    }

    fn end(&mut self, state: SessionState, event: Lifecycle) -> Result<Option<Lifecycle>, Broken> {
        if self.ended() {
            return Err(Broken::Transition);
        }
        self.state = state;
        Ok(Some(event))
    }

    fn suspend(&mut self, at_ms: i64) -> Result<Option<Lifecycle>, Broken> {
        if self.state != SessionState::Open {
            return Err(Broken::Transition);
        }
        self.state = SessionState::Suspended;
        self.suspension.since_ms = Some(at_ms);
        Ok(Some(Lifecycle::Suspended))
    }

    fn resume(&mut self, at_ms: i64) -> Result<Option<Lifecycle>, Broken> {
        let (SessionState::Suspended, Some(_)) = (self.state, self.suspension.since_ms) else {
            return Err(Broken::Transition);
        };
        let pause = self.pause_ms(at_ms);
        self.suspension = Suspension {
            since_ms: None,
            total_ms: self.suspension.total_ms.saturating_add(pause),
            completed: self.suspension.completed + 1,
        };
        self.expires_at_ms = self.expires_at_ms.saturating_add(pause);
        self.state = SessionState::Open;
        Ok(Some(Lifecycle::Resumed))
    }

    /// What a message would do. Changes nothing.
    pub(crate) fn step(
        &self,
        envelope: &Envelope,
        now_ms: i64,
        origin: Origin,
    ) -> Result<Change, Refusal> {
        let (synthetic, overtaken) = match origin {
            Origin::Client { overtaken } => (false, overtaken),
            Origin::Runtime => (true, false),
        };
        let suspended_ms = self.suspension.total_ms;
        let call = Call {
            bound: &self.bound,
            sender: &envelope.sender,
            now_ms,
            suspended_ms,
            synthetic,
            overtaken,
        };
        call.step(&self.mode_state, &envelope.message_type, &envelope.payload)
    }

    /// The acceptance of a handoff offer that silence has brought about by `now_ms`, if any.
    pub(crate) fn implicit_accept(&self, now_ms: i64) -> Option<Entry> {
        let State::Handoff(state) = &self.mode_state else {
            return None;
        };
        let due = state.due(&self.bound, now_ms, self.suspension.total_ms)?;
        Some(Entry::implicit_accept(
            self.shared_id(),
            &self.bound.mode,
            due,
        ))
    }

    /// Whether message ids like this one belong to the runtime in this session.
    pub(crate) fn reserves(&self, message_id: &str) -> bool {
        reserved(&self.bound.behaviour, message_id)
    }

    pub(crate) fn bound(&self) -> &Bound {
        &self.bound
    }

    /// Length of the present suspension at `now_ms`; 0 when not suspended.
    pub(crate) fn pause_ms(&self, now_ms: i64) -> i64 {
        self.suspension
            .since_ms
            .map_or(0, |since| now_ms.saturating_sub(since).max(0))
    }

    /// Whether the deadline, or the suspension cap, has passed at `now_ms`.
    pub fn overdue(&self, now_ms: i64) -> bool {
        match self.state {
            SessionState::Open => now_ms > self.expires_at_ms,
            SessionState::Suspended => {
                self.suspension
                    .total_ms
                    .saturating_add(self.pause_ms(now_ms))
                    > self.bound.max_suspend_ms
            }
            _ => false,
        }
    }

    /// Identifier.
    pub fn id(&self) -> &str {
        &self.bound.session_id
    }

    /// Identifier, to be kept beside the session without a copy.
    pub fn shared_id(&self) -> Arc<str> {
        Arc::clone(&self.bound.session_id)
    }

    /// Name of the mode it runs under.
    pub fn mode(&self) -> &str {
        &self.bound.mode
    }

    /// Sender of the SessionStart.
    pub fn initiator(&self) -> &str {
        &self.bound.initiator
    }

    /// Where it stands.
    pub fn state(&self) -> SessionState {
        self.state
    }

    /// Whether it has ended for good.
    pub fn ended(&self) -> bool {
        !matches!(self.state, SessionState::Open | SessionState::Suspended)
    }

    /// Acceptance time of the SessionStart, in milliseconds since 1970.
    pub fn started_at_ms(&self) -> i64 {
        self.bound.started_at_ms
    }

    /// Present deadline, in milliseconds since 1970; does not run while suspended.
    pub fn expires_at_ms(&self) -> i64 {
        self.expires_at_ms
    }

    /// Accepted envelopes so far; the last one has this ordinal.
    pub fn ordinals(&self) -> u64 {
        self.ordinals
    }

    /// Whether an envelope with this id was accepted.
    pub fn has_accepted(&self, message_id: &str) -> bool {
        self.accepted.contains(message_id)
    }

    /// Whether `sender` is the initiator or a participant; observers are the server's knowledge.
    pub fn member(&self, sender: &str) -> bool {
        sender == self.bound.initiator || self.bound.roster.contains(sender)
    }

    /// Whether `sender` may cancel, suspend and resume it: the initiator, and whoever the policy lets commit (chapter 3.5).
    pub fn controlled_by(&self, sender: &str) -> bool {
        sender == self.bound.initiator || modes::may_commit(&self.bound, sender)
    }

    /// Whether it counts against its initiator's number of open sessions at `now_ms`.
    pub fn counts_as_open(&self, now_ms: i64) -> bool {
        self.state == SessionState::Open && !self.overdue(now_ms)
    }

    /// The bound policy.
    pub fn policy(&self) -> &Policy {
        &self.bound.policy
    }

    /// What it resolved to: the Commitment's payload in the standard modes, JSON in the others.
    pub fn resolution(&self) -> Option<&[u8]> {
        self.resolution.as_deref()
    }

    /// The mode's state as the document that conformance transcripts compare with.
    pub fn mode_document(&self) -> Value {
        self.mode_state.document()
    }

    /// What readers learn of it.
    pub fn metadata(&self) -> SessionMetadata {
        let mut metadata = SessionMetadata::default();
        self.describe(&mut metadata);
        metadata
    }

    /// What readers learn of it, written over what `metadata` says of another session: its texts keep their memory.
    pub fn describe(&self, metadata: &mut SessionMetadata) {
        let SessionMetadata {
            session_id,
            mode,
            state,
            started_at_unix_ms,
            expires_at_unix_ms,
            mode_version,
            configuration_version,
            policy_version,
            participants,
            participant_activity,
            initiator,
            context_id,
            extension_keys,
        } = metadata;
        let bound = &self.bound;
        for (text, value) in [
            (session_id, &*bound.session_id),
            (mode, &*bound.mode),
            (mode_version, &*bound.mode_version),
            (configuration_version, &*bound.configuration_version),
            (policy_version, bound.policy.id()),
            (initiator, &*bound.initiator),
            (context_id, &*bound.context_id),
        ] {
            value.clone_into(text);
        }
        *state = self.state.into();
        *started_at_unix_ms = bound.started_at_ms;
        *expires_at_unix_ms = self.expires_at_ms;
        for (texts, names) in [
            (participants, bound.roster.names()),
            (extension_keys, &*bound.extension_keys),
        ] {
            texts.resize_with(names.len(), String::new);
            for (text, name) in texts.iter_mut().zip(names) {
                name.as_str().clone_into(text);
            }
        }
        participant_activity.resize_with(self.activity.count(), ParticipantActivity::default);
        for (row, (participant, share)) in participant_activity.iter_mut().zip(self.activity.iter())
        {
            participant.clone_into(&mut row.participant_id);
            row.last_message_at_unix_ms = share.last_ms;
            row.message_count = share.messages;
        }
    }

    /// Its whole state, for a checkpoint or a comparison.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot::of(self)
    }

    /// The session that a snapshot tells; None where it was written by something else.
    pub fn restore(snapshot: &Snapshot) -> Option<Self> {
        snapshot.session()
    }

    /// SHA-256 of the whole state, in hexadecimal: equal exactly when everything is. Reads the whole state.
    pub fn digest(&self) -> String {
        self.snapshot().digest()
    }

    /// Gives memory back once the session has ended; reads its whole state, so it is for a quiet moment. Changes nothing that
    /// can be seen.
    pub fn fold(&mut self) {
        if self.ended() {
            self.mode_state = self.mode_state.folded();
            self.accepted.shrink();
        }
    }

    /// A checkpoint of the present state, to be appended at `now_ms`.
    pub fn checkpoint(&self, now_ms: i64) -> Entry {
        let what = What::Checkpoint(Box::new(self.snapshot()));
        Entry {
            session_id: self.shared_id(),
            accepted_at_ms: now_ms,
            what,
        }
    }
}

/// Names as messages and documents carry them.
pub(crate) fn texts(names: &[SmolStr]) -> Vec<String> {
    names.iter().map(SmolStr::to_string).collect()
}

/// Whether message ids like this one belong to the runtime in sessions that behave so.
pub(crate) fn reserved(behaviour: &Behaviour, message_id: &str) -> bool {
    *behaviour == Behaviour::Builtin(Mode::Handoff)
        && message_id.starts_with(words::IMPLICIT_ACCEPT_PREFIX)
}
