//! All sessions in memory, by id and in order, and the bus that tells of their lives.
//! What a session is, its own room knows.

use std::borrow::Borrow;
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::hash::{Hash, Hasher};
use std::ops::Bound;
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use macp_kernel::accept::Accepted;
use macp_kernel::start::{self, Existing, World};
use macp_kernel::{Identity, Lifecycle, Refusal, Session};
use macp_wire::limits::{LIFECYCLE_BUFFER_ITEMS, LIFECYCLE_SYNC_ITEMS};
use macp_wire::v1::Envelope;
use tokio::sync::broadcast;

use crate::clock::Clock;
use crate::held::{Held, NOT_DURABLE, Pending};
use crate::metrics::Metrics;
use crate::replay;
use crate::store::{Position, Store};

/// A step in the life of a session, as it happened.
#[derive(Clone)]
pub struct Event {
    /// Which step.
    pub kind: Lifecycle,
    /// The session; its metadata is read when the event is sent.
    pub held: Arc<Held>,
    /// Number of a Created event.
    pub number: u64,
}

/// Every session that is held.
pub struct Sessions {
    held: RwLock<All>,
    store: Box<dyn Store>,
    clock: Clock,
    checkpoint_interval: u64,
    metrics: Arc<Metrics>,
    events: broadcast::Sender<Event>,
    /// Number of the last Created event. Numbering, sending and subscribing are one step each under this lock.
    numbers: Mutex<u64>,
    /// Starts of callers with a limit: counting and starting are one step.
    limited_starts: Mutex<()>,
}

/// The sessions, twice: each call looks one up, which is quickest by hash; pages need the order of ids.
#[derive(Default)]
struct All {
    by_hash: HashSet<ById>,
    in_order: BTreeSet<ById>,
}

impl All {
    fn get(&self, id: &str) -> Option<&Arc<Held>> {
        self.by_hash.get(id).map(|ById(held)| held)
    }

    /// False: the id is taken.
    fn insert(&mut self, held: &Arc<Held>) -> bool {
        self.by_hash.insert(ById(Arc::clone(held))) && self.in_order.insert(ById(Arc::clone(held)))
    }

    fn remove(&mut self, id: &str) {
        self.by_hash.remove(id);
        self.in_order.remove(id);
    }
}

/// A session that is its id to a collection.
struct ById(Arc<Held>);

impl Borrow<str> for ById {
    fn borrow(&self) -> &str {
        self.0.id()
    }
}

impl Hash for ById {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.id().hash(state);
    }
}

impl Ord for ById {
    fn cmp(&self, other: &ById) -> Ordering {
        self.0.id().cmp(other.0.id())
    }
}

impl PartialOrd for ById {
    fn partial_cmp(&self, other: &ById) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for ById {
    fn eq(&self, other: &ById) -> bool {
        self.0.id() == other.0.id()
    }
}

impl Eq for ById {}

/// Where a session stands: equal before and after a restart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// Envelopes it has accepted.
    pub ordinals: u64,
    /// Digest of its whole state.
    pub digest: String,
}

/// A page of sessions.
pub struct Page {
    /// The sessions.
    pub held: Vec<Arc<Held>>,
    /// The last id of the page, where more follow.
    pub last: Option<Arc<str>>,
}

impl Sessions {
    /// No session yet.
    pub fn new(
        store: Box<dyn Store>,
        clock: Clock,
        checkpoint_interval: u64,
        metrics: Arc<Metrics>,
    ) -> Sessions {
        let room = usize::try_from(LIFECYCLE_BUFFER_ITEMS + LIFECYCLE_SYNC_ITEMS).unwrap_or(1);
        Sessions {
            held: RwLock::default(),
            store,
            clock,
            checkpoint_interval,
            metrics,
            events: broadcast::Sender::new(room),
            numbers: Mutex::default(),
            limited_starts: Mutex::default(),
        }
    }

    /// Where entries are kept.
    pub fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// The clock of decisions.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Entries between checkpoints; 0 writes none.
    pub fn checkpoint_interval(&self) -> u64 {
        self.checkpoint_interval
    }

    /// Holds what was replayed at start.
    pub fn adopt(&self, recovered: Vec<Held>) {
        let mut all = self.held.write().unwrap_or_else(PoisonError::into_inner);
        let mut number = self.numbers.lock().unwrap_or_else(PoisonError::into_inner);
        for held in recovered {
            *number += 1;
            held.set_created(*number);
            all.insert(&Arc::new(held));
        }
    }

    /// How many are held.
    pub fn count(&self) -> usize {
        let all = self.held.read().unwrap_or_else(PoisonError::into_inner);
        all.by_hash.len()
    }

    /// The session with this id, if it is held.
    pub fn find(&self, session_id: &str) -> Option<Arc<Held>> {
        let all = self.held.read().unwrap_or_else(PoisonError::into_inner);
        all.get(session_id).cloned()
    }

    /// The session with this id, its log read again where a failed write has made that necessary.
    ///
    /// # Errors
    /// `INTERNAL_ERROR` when it cannot be read.
    pub async fn settled(self: &Arc<Self>, session_id: &str) -> Result<Option<Arc<Held>>, Refusal> {
        let Some(held) = self.find(session_id) else {
            return Ok(None);
        };
        if let Some(tail) = held.lost() {
            // Boxed: it is rare, and every call would carry the room for it.
            Box::pin(self.revive(&held, tail)).await?;
        }
        Ok(Some(held))
    }

    async fn revive(self: &Arc<Self>, held: &Arc<Held>, tail: Position) -> Result<(), Refusal> {
        // Whether that failed does not matter here, only that it is over.
        let _ = self.store.wait(tail).await;
        let (sessions, lost) = (Arc::clone(self), Arc::clone(held));
        match tokio::task::spawn_blocking(move || replay::revive(&sessions, &lost)).await {
            Ok(true) => Ok(()),
            _ => Err(NOT_DURABLE),
        }
    }

    /// Waits until an answer may be given.
    ///
    /// # Errors
    /// `INTERNAL_ERROR` when what it rests on did not become durable.
    pub async fn answer<T>(&self, pending: Pending<Result<T, Refusal>>) -> Result<T, Refusal> {
        self.durable(pending.tail).await?;
        pending.answer
    }

    /// Waits until everything up to `tail` is durable.
    ///
    /// # Errors
    /// `INTERNAL_ERROR` when it did not become so.
    pub async fn durable(&self, tail: Position) -> Result<(), Refusal> {
        if self.store.is_durable(tail) {
            return Ok(());
        }
        self.store.wait(tail).await.map_err(|_| NOT_DURABLE)
    }

    /// Waits for each of these: what came later can be durable although something before it has failed.
    ///
    /// # Errors
    /// `INTERNAL_ERROR` when one did not become durable.
    pub async fn all_durable(&self, tails: &[Position]) -> Result<(), Refusal> {
        for tail in tails {
            self.durable(*tail).await?;
        }
        Ok(())
    }

    /// The sessions after `after`, in byte order of their ids.
    pub fn page(&self, after: Option<&str>, size: usize) -> Page {
        let all = self.held.read().unwrap_or_else(PoisonError::into_inner);
        let from = after.map_or(Bound::Unbounded, Bound::Excluded);
        let mut held: Vec<_> = all
            .in_order
            .range::<str, _>((from, Bound::Unbounded))
            .take(size + 1)
            .map(|ById(held)| Arc::clone(held))
            .collect();
        let more = held.len() > size;
        held.truncate(size);
        Page {
            last: held
                .last()
                .filter(|_| more)
                .map(|held| Arc::clone(held.id())),
            held,
        }
    }

    /// Where every session stands whose state is known.
    pub fn digests(&self) -> BTreeMap<String, Standing> {
        let page = self.page(None, usize::MAX - 1);
        let standing = |session: &Session| Standing {
            ordinals: session.ordinals(),
            digest: session.digest(),
        };
        let standings = page
            .held
            .iter()
            .filter_map(|held| Some((held.id().to_string(), held.look(standing)?.answer)));
        standings.collect()
    }

    /// Judges a SessionStart, whose sender is bound already, and starts the session.
    pub fn start(
        self: &Arc<Self>,
        envelope: &Envelope,
        identity: &Identity,
        now_ms: i64,
        world: World<'_>,
    ) -> Pending<Result<Accepted, Refusal>> {
        let limited = identity.max_open_sessions.is_some();
        let _one_step = limited.then(|| {
            self.limited_starts
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
        });
        loop {
            if let Some(held) = self.find(&envelope.session_id) {
                let judged = held.look(|session| {
                    start::judge(envelope, now_ms, world, Existing::Held(session)).answer
                });
                return judged.unwrap_or(Pending {
                    answer: Err(NOT_DURABLE),
                    tail: Position::default(),
                });
            }
            let stored = self.store.holds(&envelope.session_id);
            let existing = if stored {
                Existing::Stored
            } else {
                Existing::None
            };
            let decision = start::judge(envelope, now_ms, world, existing);
            let Some(mut entry) = decision.entries.into_iter().next() else {
                return Pending {
                    answer: decision.answer,
                    tail: Position::default(),
                };
            };
            if limited
                && let Err(refusal) =
                    start::over_quota(identity, self.open_of(&identity.sender, now_ms))
            {
                return Pending {
                    answer: Err(refusal),
                    tail: Position::default(),
                };
            }
            let Ok(session) = Session::open(&entry) else {
                tracing::error!("a start that was accepted makes no session");
                return Pending {
                    answer: Err(NOT_DURABLE),
                    tail: Position::default(),
                };
            };
            let held = Arc::new(Held::starting(session, &mut entry));
            // Somebody else may have taken the id meanwhile; then the whole question is another one.
            if let Some(Pending {
                answer: begun,
                tail,
            }) = held.begin(self, entry)
            {
                return Pending {
                    answer: if begun {
                        decision.answer
                    } else {
                        Err(NOT_DURABLE)
                    },
                    tail,
                };
            }
        }
    }

    /// Takes the session in. False: its id is taken.
    pub fn enter(&self, held: &Arc<Held>) -> bool {
        let mut all = self.held.write().unwrap_or_else(PoisonError::into_inner);
        all.insert(held)
    }

    fn open_of(&self, sender: &str, now_ms: i64) -> u64 {
        let theirs: Vec<_> = {
            let all = self.held.read().unwrap_or_else(PoisonError::into_inner);
            all.in_order
                .iter()
                .map(|ById(held)| held)
                .filter(|held| held.initiator() == sender)
                .cloned()
                .collect()
        };
        theirs
            .iter()
            .filter(|held| held.counts_as_open(now_ms))
            .count() as u64
    }

    /// Forgets a session whose start has failed.
    pub fn never_began(&self, held: &Arc<Held>) {
        let mut all = self.held.write().unwrap_or_else(PoisonError::into_inner);
        if all
            .get(held.id())
            .is_some_and(|there| Arc::ptr_eq(there, held))
        {
            all.remove(held.id());
        }
    }

    /// Tells watches of a step; answers the number of the event.
    pub fn report(&self, held: &Arc<Held>, kind: Lifecycle) -> u64 {
        let mode = held.mode();
        self.metrics.lifecycle(mode, kind);
        let mut number = self.numbers.lock().unwrap_or_else(PoisonError::into_inner);
        if kind == Lifecycle::Created {
            *number += 1;
        }
        // Nobody watching is no error.
        let _ = self.events.send(Event {
            kind,
            held: Arc::clone(held),
            number: *number,
        });
        *number
    }

    /// Subscribes to events; sessions with a Created event above the number are told of by an event.
    pub fn watch(&self) -> (broadcast::Receiver<Event>, u64) {
        let number = self.numbers.lock().unwrap_or_else(PoisonError::into_inner);
        (self.events.subscribe(), *number)
    }

    /// Does what time has brought about, and lets go of sessions that ended before `ended_before_ms`.
    pub fn sweep(self: &Arc<Self>, ended_before_ms: i64) {
        let now_ms = self.clock.wall_ms();
        let mut after: Option<Arc<str>> = None;
        loop {
            let page = self.page(after.as_deref(), SWEEP_PAGE);
            for held in &page.held {
                held.sweep(self, now_ms);
                if held
                    .ended_at_ms()
                    .is_some_and(|ended| ended < ended_before_ms)
                {
                    self.release(held);
                }
            }
            match page.last {
                Some(last) => after = Some(last),
                None => return,
            }
        }
    }

    fn release(&self, held: &Held) {
        self.store.released(held.id());
        let mut all = self.held.write().unwrap_or_else(PoisonError::into_inner);
        all.remove(held.id());
    }
}

/// Sessions looked at between two looks at the map.
const SWEEP_PAGE: usize = 256;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Journal;
    use macp_kernel::{Modes, Policies};
    use macp_wire::payload::decision::ProposalPayload;
    use macp_wire::v1::{SessionStartPayload, SessionState};
    use macp_wire::{Code, Semantics, words};
    use prost::Message;

    const ID: &str = "a-session-that-is-held";

    struct World {
        sessions: Arc<Sessions>,
        modes: Modes,
        policies: Policies,
        refuse: Box<dyn Fn()>,
        _folder: tempfile::TempDir,
    }

    impl World {
        fn new() -> World {
            let folder = tempfile::tempdir().unwrap();
            let journal = Journal::open(folder.path(), true).unwrap();
            let refuse = Box::new(journal.refuser());
            let metrics = Arc::new(Metrics::default());
            let sessions = Sessions::new(Box::new(journal), Clock::system(), 0, metrics);
            World {
                sessions: Arc::new(sessions),
                modes: Modes::default(),
                policies: Policies::new(Semantics::Baseline),
                refuse,
                _folder: folder,
            }
        }

        fn start(&self) -> Pending<Result<Accepted, Refusal>> {
            let payload = SessionStartPayload {
                participants: vec!["ada".to_owned()],
                mode_version: "1.0.0".to_owned(),
                configuration_version: "c".to_owned(),
                ttl_ms: 60_000,
                ..SessionStartPayload::default()
            };
            let envelope = envelope(words::SESSION_START, "m0", payload.encode_to_vec());
            let (modes, policies) = (&self.modes, &self.policies);
            let world = start::World {
                modes,
                policies,
                semantics: Semantics::Baseline,
            };
            self.sessions
                .start(&envelope, &Identity::plain("ada"), 1_000, world)
        }

        fn propose(&self, held: &Arc<Held>, id: &str) -> Pending<Result<Accepted, Refusal>> {
            let payload = ProposalPayload {
                proposal_id: id.to_owned(),
                option: "x".to_owned(),
                ..ProposalPayload::default()
            };
            let envelope = envelope("Proposal", id, payload.encode_to_vec());
            held.message(&self.sessions, envelope, 1_001, &self.modes)
        }

        async fn held(&self) -> Arc<Held> {
            self.sessions.settled(ID).await.unwrap().unwrap()
        }

        async fn code(&self, pending: Pending<Result<Accepted, Refusal>>) -> Option<Code> {
            self.sessions
                .answer(pending)
                .await
                .err()
                .map(|refusal| refusal.code)
        }
    }

    fn envelope(message_type: &str, message_id: &str, payload: Vec<u8>) -> Envelope {
        Envelope {
            macp_version: words::MACP_VERSION.to_owned(),
            mode: macp_wire::modes::Mode::Decision.id().to_owned(),
            message_type: message_type.to_owned(),
            message_id: message_id.to_owned(),
            session_id: ID.to_owned(),
            sender: "ada".to_owned(),
            payload: payload.into(),
            ..Envelope::default()
        }
    }

    #[tokio::test]
    async fn a_start_that_could_not_be_written_never_was() {
        let world = World::new();
        (world.refuse)();
        assert_eq!(world.code(world.start()).await, Some(Code::InternalError));
        assert!(world.sessions.find(ID).is_none());
        assert_eq!(world.code(world.start()).await, None);
    }

    #[tokio::test]
    async fn a_page_is_durable_only_where_every_session_of_it_is() {
        let world = World::new();
        assert_eq!(world.code(world.start()).await, None);
        let held = world.held().await;
        (world.refuse)();
        let lost = world.propose(&held, "p1").tail;
        let nothing = world.sessions.all_durable(&[lost]).await;
        assert_eq!(
            nothing.map_err(|refusal| refusal.code),
            Err(Code::InternalError)
        );
        let held = world.held().await;
        let later = world.propose(&held, "p2").tail;
        assert!(lost < later);
        assert!(world.sessions.all_durable(&[later]).await.is_ok());
        for tails in [[lost, later], [later, lost]] {
            assert!(world.sessions.all_durable(&tails).await.is_err());
        }
    }

    #[tokio::test]
    async fn a_failed_write_takes_no_id_and_undoes_what_was_decided_on_it() {
        let world = World::new();
        assert_eq!(world.code(world.start()).await, None);
        let held = world.held().await;
        assert_eq!(world.code(world.propose(&held, "p1")).await, None);
        let (mut events, _) = world.sessions.watch();

        (world.refuse)();
        let lost = world.propose(&held, "p2");
        // Judged before the failure is known: a repetition, and another message.
        let repeated = world.propose(&held, "p2");
        let after = world.propose(&held, "p3");
        for pending in [lost, repeated, after] {
            assert_eq!(world.code(pending).await, Some(Code::InternalError));
        }

        let held = world.held().await;
        assert_eq!(
            held.frames(0, 10).unwrap().frames.len(),
            2,
            "nobody sees what was not written"
        );
        let fresh = world
            .sessions
            .answer(world.propose(&held, "p2"))
            .await
            .unwrap();
        assert_eq!((fresh.duplicate, fresh.state), (false, SessionState::Open));
        assert_eq!(world.code(world.propose(&held, "p3")).await, None);
        assert_eq!(held.frames(0, 10).unwrap().frames.len(), 4);
        assert!(events.try_recv().is_err(), "no step of its life was told");
        let log = world.sessions.store().read(ID).unwrap().unwrap();
        assert_eq!((log.entries.len(), log.gap), (4, false));
    }
}
