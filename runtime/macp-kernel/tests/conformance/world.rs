//! A runtime in memory around the kernel: it carries decisions out and keeps the log.
//! No server: authentication is a name, rate limits do not exist.

use std::collections::BTreeMap;

use macp_kernel::control::{self, Request};
use macp_kernel::entry::Entry;
use macp_kernel::start::{self, Existing};
use macp_kernel::{
    Accepted, Decision, Identity, Lifecycle, Modes, Policies, Refusal, Session, accept, refusal,
    signal,
};
use macp_wire::limits::Limits;
use macp_wire::v1::{Ack, Envelope};
use macp_wire::{Code, Semantics};

pub struct World {
    pub now_ms: i64,
    pub modes: Modes,
    pub policies: Policies,
    pub semantics: Semantics,
    pub sessions: BTreeMap<String, Session>,
    pub logs: BTreeMap<String, Vec<Entry>>,
    pub events: Vec<Lifecycle>,
}

impl World {
    pub fn new(semantics: Semantics) -> Self {
        Self {
            now_ms: 0,
            modes: Modes::default(),
            policies: Policies::new(semantics),
            semantics,
            sessions: BTreeMap::new(),
            logs: BTreeMap::new(),
            events: Vec::new(),
        }
    }

    pub fn send(
        &mut self,
        mut envelope: Envelope,
        identity: &Identity,
    ) -> (Ack, Result<Accepted, Refusal>) {
        let (session_id, message_id) = (envelope.session_id.clone(), envelope.message_id.clone());
        let answer = self.answer(&mut envelope, identity);
        let ack = refusal::ack(session_id, message_id, self.now_ms, &answer);
        assert_eq!(ack.ok, answer.is_ok());
        (ack, answer)
    }

    fn answer(
        &mut self,
        envelope: &mut Envelope,
        identity: &Identity,
    ) -> Result<Accepted, Refusal> {
        let route = accept::shape(envelope, Limits::default().max_payload_bytes)?;
        accept::admit(envelope, identity)?;
        let decision = match route {
            accept::Route::Ambient => return signal::judge(envelope),
            accept::Route::Start => self.start(envelope, identity)?,
            accept::Route::Session => {
                let session = self.sessions.get(&envelope.session_id);
                let session =
                    session.ok_or(Refusal::new(Code::SessionNotFound, "no such session"))?;
                accept::judge(session, envelope.clone(), self.now_ms, &self.modes)
            }
        };
        self.carry_out(decision)
    }

    fn start(&self, envelope: &Envelope, identity: &Identity) -> Result<Decision, Refusal> {
        let existing = self
            .sessions
            .get(&envelope.session_id)
            .map_or(Existing::None, Existing::Held);
        let world = start::World {
            modes: &self.modes,
            policies: &self.policies,
            semantics: self.semantics,
        };
        let decision = start::judge(envelope, self.now_ms, world, existing);
        if !decision.entries.is_empty() {
            let own = |session: &&Session| {
                session.initiator() == identity.sender && session.counts_as_open(self.now_ms)
            };
            start::over_quota(identity, self.sessions.values().filter(own).count() as u64)?;
        }
        Ok(decision)
    }

    pub fn control(
        &mut self,
        what: &str,
        session_id: &str,
        sender: &str,
    ) -> (Ack, Result<Accepted, Refusal>) {
        let answer = match self.sessions.get(session_id) {
            None => Err(Refusal::new(Code::SessionNotFound, "no such session")),
            Some(session) => {
                let request = Request {
                    sender,
                    reason: "asked for",
                    now_ms: self.now_ms,
                };
                let decision = match what {
                    "cancel" => control::cancel(session, request),
                    "suspend" => control::suspend(session, request),
                    _ => control::resume(session, request),
                };
                self.carry_out(decision)
            }
        };
        (
            refusal::ack(session_id.to_owned(), String::new(), self.now_ms, &answer),
            answer,
        )
    }

    /// What time alone does to every session.
    pub fn sweep(&mut self) {
        while let Some(entry) = self
            .sessions
            .values()
            .find_map(|session| control::due(session, self.now_ms))
        {
            self.append(&entry);
        }
    }

    fn carry_out(&mut self, decision: Decision) -> Result<Accepted, Refusal> {
        let short_cut = decision.change.map(|change| {
            let entry = &decision.entries[0];
            let mut session = self.sessions[&*entry.session_id].clone();
            session.apply_decided(entry, Some(change)).map(|_| session)
        });
        for entry in &decision.entries {
            self.append(entry);
        }
        if let Some(session) = short_cut {
            let session = session.expect("a decided entry fits");
            assert_eq!(
                session.snapshot(),
                self.sessions[session.id()].snapshot(),
                "what the decision found out is what the entry does"
            );
        }
        if let (Ok(accepted), Some(entry)) = (&decision.answer, decision.entries.last()) {
            assert_eq!(
                accepted.state,
                self.sessions[&*entry.session_id].state(),
                "the predicted state holds"
            );
        }
        decision.answer
    }

    fn append(&mut self, entry: &Entry) {
        // Through the bytes, as every real log does.
        let stored = Entry::decode(&entry.clone().encode(), &self.policies)
            .expect("an entry reads as written");
        assert_eq!(stored, *entry, "an entry reads as written");
        self.logs
            .entry(entry.session_id.to_string())
            .or_default()
            .push(stored);
        let event = match self.sessions.get_mut(&*entry.session_id) {
            Some(session) => session.apply(entry).expect("a decided entry fits"),
            None => {
                let session = Session::open(entry).expect("a log begins with a start");
                self.sessions.insert(entry.session_id.to_string(), session);
                Some(Lifecycle::Created)
            }
        };
        self.events.extend(event);
    }

    /// Every way to rebuild every session must give the same state.
    pub fn replays(&self) -> Result<(), String> {
        for (id, log) in &self.logs {
            let live = &self.sessions[id];
            let replayed = Session::replay(log).map_err(|error| format!("replay: {error}"))?;
            if replayed.snapshot() != live.snapshot() || replayed.digest() != live.digest() {
                return Err(format!(
                    "replay differs: {:?} from {:?}",
                    replayed.snapshot(),
                    live.snapshot()
                ));
            }
            let mut folded = live.clone();
            folded.fold();
            if folded.snapshot() != live.snapshot() {
                return Err("folding changes what can be seen".to_owned());
            }
            // Long logs are cut at some places only.
            for at in (1..=log.len()).step_by(1 + log.len() / 32) {
                let mut with_checkpoint = log[..at].to_vec();
                let half = Session::replay(&with_checkpoint)
                    .map_err(|error| format!("half a replay: {error}"))?;
                let checkpoint = half.checkpoint(log[at - 1].accepted_at_ms);
                let checkpoint = Entry::decode(&checkpoint.encode(), &self.policies)
                    .map_err(|error| error.to_string())?;
                with_checkpoint.push(checkpoint);
                with_checkpoint.extend_from_slice(&log[at..]);
                let resumed = Session::replay(&with_checkpoint)
                    .map_err(|error| format!("from a checkpoint: {error}"))?;
                if resumed.digest() != live.digest() {
                    return Err(format!("replay from a checkpoint after entry {at} differs"));
                }
            }
        }
        Ok(())
    }
}
