//! The coordination modes: who may send what, what a message does, what a session keeps.
//! A step is computed without changing anything; applying it cannot fail.

pub mod commitment;
pub mod decision;
pub mod handoff;
pub mod multi_round;
pub mod passthrough;
pub mod proposal;
pub mod quorum;
pub mod task;

use std::sync::Arc;

use macp_wire::modes::Mode;
use macp_wire::policy::CommitmentRules;
use macp_wire::words;
use prost::Message;
use serde_json::Value;
use smol_str::SmolStr;

use crate::refusal::{Refusal, forbidden, invalid, not_open};
use crate::session::Bound;

/// The rules a session runs under, whatever its mode is called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Behaviour {
    /// A built-in mode, possibly promoted to another name.
    Builtin(Mode),
    /// A registered extension: these message types, SessionStart left out; empty: any.
    Passthrough(Arc<[String]>),
}

impl Behaviour {
    /// As it is stored: the identifier of a built-in mode, or else the message types of an extension.
    pub fn parts(&self) -> (Option<String>, Vec<String>) {
        match self {
            Self::Builtin(mode) => (Some(mode.id().to_owned()), Vec::new()),
            Self::Passthrough(types) => (None, types.to_vec()),
        }
    }

    /// From what is stored; None where the built-in mode is unknown.
    pub fn of_parts(builtin: Option<String>, types: Vec<String>) -> Option<Self> {
        Some(match builtin {
            Some(id) => Self::Builtin(Mode::parse(&id)?),
            None => Self::Passthrough(types.into()),
        })
    }
}

/// What a mode keeps of a session.
#[derive(Debug, Clone, PartialEq)]
pub enum State {
    Decision(decision::State),
    Proposal(proposal::State),
    /// Boxed: it is by far the largest.
    Task(Box<task::State>),
    Handoff(handoff::State),
    Quorum(quorum::State),
    MultiRound(multi_round::State),
    /// The payload of the last message.
    Passthrough(Vec<u8>),
    /// The document of a session that has ended, as JSON: all that is left to do with it is to read it.
    Folded(Box<[u8]>),
}

/// What a message does to the state of its mode.
#[derive(Debug, Clone)]
pub enum Step {
    Decision(decision::Step),
    Proposal(proposal::Step),
    Task(task::Step),
    Handoff(handoff::Step),
    Quorum(quorum::Step),
    MultiRound(multi_round::Step),
    Passthrough(Vec<u8>),
    /// Nothing beside the resolution.
    None,
}

/// What an accepted message does.
#[derive(Debug, Clone)]
pub struct Change {
    pub(crate) step: Step,
    /// Set when it resolves the session.
    pub(crate) resolution: Option<Vec<u8>>,
}

impl Change {
    fn step(step: Step) -> Self {
        Self {
            step,
            resolution: None,
        }
    }
}

/// A message on its way into a session.
#[derive(Clone, Copy)]
pub struct Call<'a> {
    pub bound: &'a Bound,
    pub sender: &'a str,
    /// Acceptance time.
    pub now_ms: i64,
    /// Time the session has been suspended so far.
    pub suspended_ms: i64,
    /// Written by the runtime, not by a client.
    pub synthetic: bool,
    /// An acceptance of the outstanding handoff offer is about to be appended before this message.
    pub overtaken: bool,
}

impl Call<'_> {
    /// What the message does, or why it is refused. The sender is authorized already.
    pub fn step(
        &self,
        state: &State,
        message_type: &str,
        payload: &[u8],
    ) -> Result<Change, Refusal> {
        match state {
            State::Decision(state) => decision::step(self, state, message_type, payload),
            State::Proposal(state) => proposal::step(self, state, message_type, payload),
            State::Task(state) => task::step(self, state, message_type, payload),
            State::Handoff(state) => handoff::step(self, state, message_type, payload),
            State::Quorum(state) => quorum::step(self, state, message_type, payload),
            State::MultiRound(state) => multi_round::step(self, state, message_type, payload),
            State::Passthrough(_) => passthrough::step(self, message_type, payload),
            State::Folded(_) => Err(not_open()),
        }
    }
}

/// Whether `sender` may send messages of this type at all (`FORBIDDEN`); the state of the session is looked at in the step.
pub fn authorize(bound: &Bound, sender: &str, message_type: &str) -> Result<(), Refusal> {
    let allowed = match &bound.behaviour {
        Behaviour::Builtin(mode) => match mode
            .messages()
            .iter()
            .find(|message| message.name == message_type)
        {
            Some(message) => match message.from {
                macp_wire::modes::From::Anyone => true,
                macp_wire::modes::From::Participant => bound.roster.contains(sender),
                macp_wire::modes::From::Initiator => sender == bound.initiator,
                macp_wire::modes::From::Authority => may_commit(bound, sender),
            },
            // Decision forbids what it does not know; elsewhere a participant learns that the type is wrong.
            None => *mode != Mode::Decision && bound.roster.contains(sender),
        },
        Behaviour::Passthrough(_) if message_type == words::COMMITMENT => sender == bound.initiator,
        Behaviour::Passthrough(_) => bound.roster.count() == 0 || bound.roster.contains(sender),
    };
    if allowed {
        Ok(())
    } else {
        Err(forbidden("the sender may not send this in this session"))
    }
}

/// Whether the bound policy lets `sender` commit (chapter 5.6).
pub fn may_commit(bound: &Bound, sender: &str) -> bool {
    use macp_wire::policy::Authority;
    let CommitmentRules {
        authority,
        designated_roles,
    } = bound.policy.commitment();
    match authority {
        Authority::InitiatorOnly => sender == bound.initiator,
        Authority::AnyParticipant => sender == bound.initiator || bound.roster.contains(sender),
        Authority::DesignatedRole => designated_roles.iter().any(|role| role == sender),
    }
}

impl State {
    /// The state of a session without messages.
    pub fn new(behaviour: &Behaviour, participants: &[SmolStr]) -> Self {
        match behaviour {
            Behaviour::Builtin(Mode::Decision) => Self::Decision(decision::State::default()),
            Behaviour::Builtin(Mode::Proposal) => Self::Proposal(proposal::State::default()),
            Behaviour::Builtin(Mode::Task) => Self::Task(Box::default()),
            Behaviour::Builtin(Mode::Handoff) => Self::Handoff(handoff::State::default()),
            Behaviour::Builtin(Mode::Quorum) => Self::Quorum(quorum::State::default()),
            Behaviour::Builtin(Mode::MultiRound) => {
                Self::MultiRound(multi_round::State::new(participants))
            }
            Behaviour::Passthrough(_) => Self::Passthrough(Vec::new()),
        }
    }

    /// The document that conformance transcripts compare with; byte fields are lists of numbers.
    pub fn document(&self) -> Value {
        let document = match self {
            Self::Decision(state) => serde_json::to_value(&state.kept),
            Self::Proposal(state) => serde_json::to_value(&state.kept),
            Self::Task(state) => serde_json::to_value(&state.kept),
            Self::Handoff(state) => serde_json::to_value(&state.kept),
            Self::Quorum(state) => serde_json::to_value(&state.kept),
            Self::MultiRound(state) => serde_json::to_value(&state.kept),
            Self::Passthrough(payload) => serde_json::to_value(payload),
            Self::Folded(document) => serde_json::from_slice(document),
        };
        // Keys are texts and numbers finite, so there is nothing that could fail.
        document.unwrap_or_default()
    }

    /// The same state in as little memory as it takes.
    pub fn folded(&self) -> Self {
        Self::Folded(self.document().to_string().into_bytes().into())
    }

    /// The state that [`State::document`] told.
    pub fn from_document(bound: &Bound, document: Value) -> Result<Self, serde_json::Error> {
        Ok(match bound.behaviour {
            Behaviour::Builtin(Mode::Decision) => {
                Self::Decision(decision::State::of(serde_json::from_value(document)?))
            }
            Behaviour::Builtin(Mode::Proposal) => Self::Proposal(proposal::State::restore(
                serde_json::from_value(document)?,
                bound,
            )),
            Behaviour::Builtin(Mode::Task) => {
                Self::Task(Box::new(task::State::of(serde_json::from_value(document)?)))
            }
            Behaviour::Builtin(Mode::Handoff) => {
                Self::Handoff(handoff::State::of(serde_json::from_value(document)?))
            }
            Behaviour::Builtin(Mode::Quorum) => {
                Self::Quorum(quorum::State::of(serde_json::from_value(document)?))
            }
            Behaviour::Builtin(Mode::MultiRound) => {
                Self::MultiRound(multi_round::State::of(serde_json::from_value(document)?))
            }
            Behaviour::Passthrough(_) => Self::Passthrough(serde_json::from_value(document)?),
        })
    }

    /// Applies a step that was computed on this very state.
    pub fn take(&mut self, step: Step) {
        match (self, step) {
            (Self::Decision(state), Step::Decision(step)) => state.take(step),
            (Self::Proposal(state), Step::Proposal(step)) => state.take(step),
            (Self::Task(state), Step::Task(step)) => state.take(step),
            (Self::Handoff(state), Step::Handoff(step)) => state.take(step),
            (Self::Quorum(state), Step::Quorum(step)) => state.take(step),
            (Self::MultiRound(state), Step::MultiRound(step)) => state.take(step),
            (Self::Passthrough(payload), Step::Passthrough(next)) => *payload = next,
            (_, Step::None) => {}
            (state, step) => debug_assert!(
                false,
                "{step:?} was computed on another mode than {state:?}"
            ),
        }
    }
}

/// A payload as its message type; an empty one is all defaults.
fn read<M: Message + Default>(payload: &[u8]) -> Result<M, Refusal> {
    M::decode(payload).map_err(|_| invalid("the payload is not a message of this type"))
}

fn unknown_type<T>() -> Result<T, Refusal> {
    Err(invalid("the mode does not know this message type"))
}

fn blank(text: &str) -> bool {
    text.trim().is_empty()
}

/// `claimed` names someone else than the sender.
fn other_than(claimed: &str, sender: &str) -> bool {
    !claimed.is_empty() && claimed != sender
}
