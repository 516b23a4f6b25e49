//! Starting a session: everything a SessionStart must satisfy, in order, and what it binds.
//! The number of open sessions per caller is counted by the server; the rule on it is here.

use std::collections::BTreeSet;

use macp_wire::limits::{DEFAULT_MAX_SUSPEND_MS, MAX_PARTICIPANTS, MAX_TTL_MS};
use macp_wire::modes::Mode;
use macp_wire::v1::{Envelope, SessionStartPayload, SessionState};
use macp_wire::{Code, Semantics};
use prost::Message;

use crate::accept::Decision;
use crate::entry::{Entry, Started, What, delivered};
use crate::identity::Identity;
use crate::modes::Behaviour;
use crate::policy::Policies;
use crate::refusal::{Refusal, invalid};
use crate::registry::{Modes, Registered};
use crate::session::{Session, reserved};
use crate::session_id;

/// What a SessionStart is judged by.
#[derive(Clone, Copy)]
pub struct World<'a> {
    /// The registered modes.
    pub modes: &'a Modes,
    /// The registered policies.
    pub policies: &'a Policies,
    /// What new sessions are bound to.
    pub semantics: Semantics,
}

/// What is known of a session with this id.
#[derive(Clone, Copy)]
pub enum Existing<'a> {
    /// Nothing.
    None,
    /// It is in memory.
    Held(&'a Session),
    /// It is not in memory, but its log is still stored.
    Stored,
}

/// Judges a SessionStart, whose sender is bound already (chapter 3.2). `now_ms` becomes the acceptance time. The entry makes the
/// session by [`Session::open`]; append it after [`over_quota`] was asked.
pub fn judge(
    envelope: &Envelope,
    now_ms: i64,
    world: World<'_>,
    existing: Existing<'_>,
) -> Decision {
    let (payload, registered) = match contract(envelope, world) {
        Ok(read) => read,
        Err(refusal) => return Decision::refused(refusal),
    };
    match existing {
        Existing::Held(session) if session.has_accepted(&envelope.message_id) => {
            return Decision::unchanged(true, session.state());
        }
        Existing::Held(_) | Existing::Stored => {
            let why = "a session with this id exists";
            return Decision::refused(Refusal::new(Code::SessionAlreadyExists, why));
        }
        Existing::None => {}
    }
    match bind(envelope, now_ms, world, &payload, registered) {
        Ok(entry) => Decision::entry(entry, SessionState::Open),
        Err(refusal) => Decision::refused(refusal),
    }
}

/// Refuses a caller that has `open` sessions already, where its credential limits their number. Counting and starting are to be
/// one step.
pub fn over_quota(identity: &Identity, open: u64) -> Result<(), Refusal> {
    match identity.max_open_sessions {
        Some(most) if open >= most => Err(Refusal::new(
            Code::RateLimited,
            "the caller has too many open sessions",
        )),
        _ => Ok(()),
    }
}

/// Rows 1 to 8: what can be told from the envelope and the mode registry.
fn contract(
    envelope: &Envelope,
    world: World<'_>,
) -> Result<(SessionStartPayload, Registered), Refusal> {
    if envelope.mode.trim().is_empty() {
        return Err(invalid("mode must be set"));
    }
    if !session_id::allowed(&envelope.session_id) {
        return Err(Refusal::new(
            Code::InvalidSessionId,
            "a session id is a lower-case UUID of version 4 or 7, or at least 22 letters, digits, _ and -",
        ));
    }
    let registered = world.modes.registered(&envelope.mode)?;
    if envelope.payload.is_empty() {
        return Err(invalid("a SessionStart needs a payload"));
    }
    let payload = SessionStartPayload::decode(envelope.payload.clone())
        .map_err(|_| invalid("the payload is not a SessionStart"))?;
    if registered.strict {
        let empty_roster_allowed = registered.behaviour == Behaviour::Builtin(Mode::Decision)
            && world.semantics == Semantics::Current;
        strict(&payload, empty_roster_allowed)?;
    }
    if !payload.mode_version.is_empty() && payload.mode_version != registered.version {
        return Err(invalid("the mode is registered with another version"));
    }
    ttl(&payload)?;
    Ok((payload, registered))
}

fn ttl(payload: &SessionStartPayload) -> Result<(), Refusal> {
    match u64::try_from(payload.ttl_ms) {
        Ok(1..=MAX_TTL_MS) => Ok(()),
        _ => Err(invalid(
            "ttl_ms is not between 1 and the longest time to live",
        )),
    }
}

/// The payload contract of built-in and promoted modes.
fn strict(payload: &SessionStartPayload, empty_roster_allowed: bool) -> Result<(), Refusal> {
    ttl(payload)?;
    if payload.mode_version.trim().is_empty() || payload.configuration_version.trim().is_empty() {
        return Err(invalid(
            "mode_version and configuration_version must be set",
        ));
    }
    if payload.participants.is_empty() && !empty_roster_allowed {
        return Err(invalid("there must be participants"));
    }
    if payload.participants.len() as u64 > MAX_PARTICIPANTS {
        return Err(invalid("there are too many participants"));
    }
    let mut seen = BTreeSet::new();
    for participant in payload.participants.iter().map(|name| name.trim()) {
        if participant.is_empty() || !seen.insert(participant) {
            return Err(invalid("participants must be named, each once"));
        }
    }
    if payload.max_suspend_ms < 0 {
        return Err(invalid("max_suspend_ms must not be negative"));
    }
    Ok(())
}

/// Rows 10 to 13, and the values bound.
fn bind(
    envelope: &Envelope,
    now_ms: i64,
    world: World<'_>,
    payload: &SessionStartPayload,
    registered: Registered,
) -> Result<Entry, Refusal> {
    let policy = world
        .policies
        .resolve(&payload.policy_version, &envelope.mode)?;
    start_rules(
        &registered.behaviour,
        &envelope.sender,
        &payload.participants,
    )?;
    if reserved(&registered.behaviour, &envelope.message_id) {
        return Err(invalid(
            "message ids with this beginning belong to the runtime",
        ));
    }
    let default_cap = i64::try_from(DEFAULT_MAX_SUSPEND_MS).unwrap_or(i64::MAX);
    let mode_version = if payload.mode_version.is_empty() {
        registered.version
    } else {
        payload.mode_version.clone()
    };
    let started = Started {
        envelope: delivered(envelope.clone(), now_ms),
        mode_version,
        behaviour: registered.behaviour,
        semantics: world.semantics,
        max_suspend_ms: if payload.max_suspend_ms > 0 {
            payload.max_suspend_ms
        } else {
            default_cap
        },
        policy,
    };
    let what = What::Started(Box::new(started));
    Ok(Entry {
        session_id: envelope.session_id.as_str().into(),
        accepted_at_ms: now_ms,
        what,
    })
}

/// What a mode asks of the roster (chapter 4).
fn start_rules(
    behaviour: &Behaviour,
    initiator: &str,
    participants: &[String],
) -> Result<(), Refusal> {
    match behaviour {
        Behaviour::Builtin(Mode::Task) if participants.iter().all(|name| name == initiator) => {
            Err(invalid("a task needs a participant beside the initiator"))
        }
        Behaviour::Builtin(Mode::Handoff)
            if participants.len() < 2 || !participants.iter().any(|name| name == initiator) =>
        {
            Err(invalid(
                "a handoff needs two participants, one of them the initiator",
            ))
        }
        Behaviour::Builtin(_) | Behaviour::Passthrough(_) => Ok(()),
    }
}
