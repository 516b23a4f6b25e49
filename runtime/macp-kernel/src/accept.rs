//! What becomes of an envelope: its shape, its sender, and for messages to a session the whole order of judging.
//! Starting a session and ambient messages have rooms of their own.

use macp_wire::Code;
use macp_wire::v1::{Envelope, SessionState};
use macp_wire::words;

use crate::entry::Entry;
use crate::identity::Identity;
use crate::modes;
pub use crate::modes::Change;
use crate::refusal::{Refusal, forbidden, invalid, not_open};
use crate::registry::Modes;
use crate::session::{Origin, Session};

/// What is to be done about an envelope or a call.
#[derive(Debug, Clone)]
pub struct Decision {
    /// To be made durable and applied in this order, also where the answer is a refusal. If the write fails, none is applied
    /// and the answer is `INTERNAL_ERROR` instead.
    pub entries: Vec<Entry>,
    /// What the entry does to the session, where there is just one and that was found out in judging; for
    /// [`Session::apply_decided`], and only on the state that was judged.
    pub change: Option<Change>,
    /// Holds once the entries are applied.
    pub answer: Result<Accepted, Refusal>,
}

/// The good half of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Accepted {
    /// The id had been accepted before: nothing happened, nothing is to be published.
    pub duplicate: bool,
    /// State of the session after the entries.
    pub state: SessionState,
}

impl Decision {
    pub(crate) fn refused(refusal: Refusal) -> Self {
        Self {
            entries: Vec::new(),
            change: None,
            answer: Err(refusal),
        }
    }

    pub(crate) fn unchanged(duplicate: bool, state: SessionState) -> Self {
        Self {
            entries: Vec::new(),
            change: None,
            answer: Ok(Accepted { duplicate, state }),
        }
    }

    pub(crate) fn entry(entry: Entry, state: SessionState) -> Self {
        Self {
            entries: vec![entry],
            change: None,
            answer: Ok(Accepted {
                duplicate: false,
                state,
            }),
        }
    }
}

/// Where an envelope goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Route {
    /// To [`crate::start::judge`].
    Start,
    /// To [`crate::signal::judge`] and on to all signal watches.
    Ambient,
    /// To [`judge`], with the session it names.
    Session,
}

/// The first look, before authentication; `max_payload_bytes` is the resource limit (chapter 2.1).
pub fn shape(envelope: &Envelope, max_payload_bytes: u64) -> Result<Route, Refusal> {
    if envelope.macp_version != words::MACP_VERSION {
        return Err(Refusal::new(
            Code::UnsupportedProtocolVersion,
            "the envelope names another protocol version",
        ));
    }
    if envelope.message_type.is_empty() || envelope.message_id.is_empty() {
        return Err(invalid("message_type and message_id must be set"));
    }
    let (session, mode) = (!envelope.session_id.is_empty(), !envelope.mode.is_empty());
    let route = match envelope.message_type.as_str() {
        words::SIGNAL if session || !envelope.mode.trim().is_empty() => {
            return Err(invalid("a signal names neither session nor mode"));
        }
        words::PROGRESS if session != mode => {
            return Err(invalid("progress names session and mode, or neither"));
        }
        words::SIGNAL | words::PROGRESS => Route::Ambient,
        _ if !session || envelope.mode.trim().is_empty() => {
            return Err(invalid("session_id and mode must be set"));
        }
        words::SESSION_START => Route::Start,
        _ => Route::Session,
    };
    if envelope.payload.len() as u64 > max_payload_bytes {
        return Err(Refusal::new(
            Code::PayloadTooLarge,
            "the payload is above the limit of this runtime",
        ));
    }
    Ok(route)
}

/// Binds the envelope to its authenticated sender, then asks what the credential allows (chapter 2.2, steps 3 and 4).
pub fn admit(envelope: &mut Envelope, identity: &Identity) -> Result<(), Refusal> {
    bind_sender(envelope, identity)?;
    permit(envelope, identity)
}

/// Refuses a declared sender that is not the caller and fills in the caller (`UNAUTHENTICATED`).
pub fn bind_sender(envelope: &mut Envelope, identity: &Identity) -> Result<(), Refusal> {
    if !envelope.sender.is_empty() && envelope.sender != identity.sender {
        return Err(Refusal::new(
            Code::Unauthenticated,
            "the declared sender is not the caller",
        ));
    }
    envelope.sender.clone_from(&identity.sender);
    Ok(())
}

/// Whether the credential allows envelopes of this type and mode (`FORBIDDEN`).
pub fn permit(envelope: &Envelope, identity: &Identity) -> Result<(), Refusal> {
    if envelope.message_type == words::SESSION_START && !identity.can_start_sessions {
        return Err(forbidden("the caller may not start sessions"));
    }
    match &identity.allowed_modes {
        Some(modes) if !modes.contains(&envelope.mode) => {
            Err(forbidden("the caller may not use this mode"))
        }
        _ => Ok(()),
    }
}

/// Judges a message to `session`, whose id and sender are already those of `envelope` (chapter 3.1). `now_ms` becomes the
/// acceptance time. Costs the same however long the history is.
pub fn judge(session: &Session, envelope: Envelope, now_ms: i64, registry: &Modes) -> Decision {
    if envelope.sender.is_empty() {
        return Decision::refused(invalid("the envelope has no sender"));
    }
    if session.has_accepted(&envelope.message_id) {
        return Decision::unchanged(true, session.state());
    }
    if envelope.mode != session.mode() {
        return Decision::refused(invalid("the session runs in another mode"));
    }
    if session.overdue(now_ms) {
        return Decision {
            entries: vec![Entry::expired(session.shared_id(), now_ms)],
            change: None,
            answer: Err(not_open()),
        };
    }
    if session.state() != SessionState::Open {
        return Decision::refused(not_open());
    }
    if !registry.contains(session.mode()) {
        return Decision::refused(Refusal::new(
            Code::ModeNotSupported,
            "the mode of the session is no longer registered",
        ));
    }
    if let Err(refusal) =
        modes::authorize(session.bound(), &envelope.sender, &envelope.message_type)
    {
        return Decision::refused(refusal);
    }
    if session.reserves(&envelope.message_id) {
        return Decision::refused(invalid(
            "message ids with this beginning belong to the runtime",
        ));
    }
    let mut entries = Vec::with_capacity(1);
    entries.extend(session.implicit_accept(now_ms));
    let overtaken = !entries.is_empty();
    match session.step(&envelope, now_ms, Origin::Client { overtaken }) {
        Err(refusal) => Decision {
            entries,
            change: None,
            answer: Err(refusal),
        },
        Ok(change) => {
            let state = if change.resolution.is_some() {
                SessionState::Resolved
            } else {
                SessionState::Open
            };
            entries.push(Entry::accepted(session.shared_id(), envelope, now_ms));
            Decision {
                entries,
                change: (!overtaken).then_some(change),
                answer: Ok(Accepted {
                    duplicate: false,
                    state,
                }),
            }
        }
    }
}
