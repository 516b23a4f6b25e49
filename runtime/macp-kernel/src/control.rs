//! Control from outside a mode: cancelling, suspending, resuming, and what time alone does.
//! The server authenticates, finds the session, and turns a `FORBIDDEN` into a status; every other refusal goes into the Ack.

use macp_wire::limits::MAX_SUSPENSIONS;
use macp_wire::v1::SessionState;

use crate::accept::{Accepted, Decision};
use crate::entry::{Entry, What};
use crate::refusal::{Refusal, forbidden, not_open};
use crate::session::Session;

/// Who asks for what.
#[derive(Debug, Clone, Copy)]
pub struct Request<'a> {
    /// Authenticated caller.
    pub sender: &'a str,
    /// Text for the log.
    pub reason: &'a str,
    /// Clock of the runtime.
    pub now_ms: i64,
}

/// The expiry that is due at `now_ms`, if any: asked before a session is read, controlled or streamed to (chapter 3.3).
pub fn expiry(session: &Session, now_ms: i64) -> Option<Entry> {
    session
        .overdue(now_ms)
        .then(|| Entry::expired(session.shared_id(), now_ms))
}

/// Everything that time alone has brought about by `now_ms`: asked in the background sweep.
pub fn due(session: &Session, now_ms: i64) -> Option<Entry> {
    expiry(session, now_ms).or_else(|| match session.state() {
        SessionState::Open => session.implicit_accept(now_ms),
        _ => None,
    })
}

/// CancelSession (chapter 3.5): a session that has ended stays as it is, without an error.
pub fn cancel(session: &Session, request: Request<'_>) -> Decision {
    judge(session, request, |expired| {
        if expired {
            return (None, Ok(SessionState::Expired));
        }
        if session.ended() {
            return (None, Ok(session.state()));
        }
        let what = What::Cancelled {
            reason: request.reason.to_owned(),
            by: request.sender.to_owned(),
        };
        (Some(what), Ok(SessionState::Cancelled))
    })
}

/// SuspendSession (chapter 3.4): only from OPEN.
pub fn suspend(session: &Session, request: Request<'_>) -> Decision {
    let mut decision = judge(session, request, |expired| {
        if expired || session.state() != SessionState::Open {
            return (None, Err(not_open()));
        }
        let what = What::Suspended {
            reason: request.reason.to_owned(),
            by: request.sender.to_owned(),
        };
        (Some(what), Ok(SessionState::Suspended))
    });
    if decision.answer.is_ok() {
        // What silence has accepted by now must not be dated by the pause that begins.
        decision
            .entries
            .splice(0..0, session.implicit_accept(request.now_ms));
    }
    decision
}

/// ResumeSession (chapter 3.4): only from SUSPENDED, within the cap on time and on the number of suspensions.
pub fn resume(session: &Session, request: Request<'_>) -> Decision {
    judge(session, request, |expired| {
        if expired || session.state() != SessionState::Suspended {
            return (None, Err(not_open()));
        }
        if session.suspension.completed >= MAX_SUSPENSIONS {
            return (Some(What::Expired), Err(not_open()));
        }
        let since_ms = session.suspension.since_ms.unwrap_or(request.now_ms);
        let what = What::Resumed {
            reason: request.reason.to_owned(),
            by: request.sender.to_owned(),
            banked_ms: session.expires_at_ms().saturating_sub(since_ms).max(0),
        };
        (Some(what), Ok(SessionState::Open))
    })
}

/// Writes a due expiry first, then judges the caller, then asks `outcome`, which is told whether the session just expired.
fn judge(
    session: &Session,
    request: Request<'_>,
    outcome: impl FnOnce(bool) -> (Option<What>, Result<SessionState, Refusal>),
) -> Decision {
    let mut entries: Vec<Entry> = expiry(session, request.now_ms).into_iter().collect();
    if !session.controlled_by(request.sender) {
        return Decision {
            entries,
            change: None,
            answer: Err(forbidden("the caller does not control the session")),
        };
    }
    let (what, answer) = outcome(!entries.is_empty());
    entries.extend(what.map(|what| Entry {
        session_id: session.shared_id(),
        accepted_at_ms: request.now_ms,
        what,
    }));
    Decision {
        entries,
        change: None,
        answer: answer.map(|state| Accepted {
            duplicate: false,
            state,
        }),
    }
}
