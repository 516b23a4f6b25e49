//! Why something was not accepted: a registered code, a fixed sentence, the reasons of a policy.
//! Carries nothing of the request, so nothing of it can leak.

use macp_wire::Code;
use macp_wire::policy::{Denial, DenyCode, PolicyDenials};
use macp_wire::v1::{Ack, MacpError, SessionState};

use crate::accept::Accepted;

/// An envelope or a call that was not accepted; nothing was consumed.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[error("{}: {why}", code.as_str())]
pub struct Refusal {
    /// The code for programs.
    pub code: Code,
    /// The sentence for people; fixed text.
    pub why: &'static str,
    /// The reasons of a policy, in order of evaluation; empty unless the code is `POLICY_DENIED`.
    pub denials: Vec<Denial>,
}

impl Refusal {
    /// A refusal without reasons of a policy.
    pub const fn new(code: Code, why: &'static str) -> Self {
        Self {
            code,
            why,
            denials: Vec::new(),
        }
    }

    /// A refusal by a policy; `denials` is not empty.
    pub fn denied(denials: Vec<Denial>) -> Self {
        Self {
            code: Code::PolicyDenied,
            why: "the bound policy does not allow this now",
            denials,
        }
    }

    /// The details on the wire: UTF-8 JSON where a policy refused, else nothing.
    pub fn details(&self) -> Vec<u8> {
        if self.denials.is_empty() {
            return Vec::new();
        }
        let details = PolicyDenials {
            reasons: self
                .denials
                .iter()
                .map(|denial| denial.message.clone())
                .collect(),
            denials: self.denials.clone(),
        };
        serde_json::to_vec(&details).unwrap_or_default()
    }

    /// The error on the wire, with the ids of the refused envelope as sent.
    pub fn error(&self, session_id: &str, message_id: &str) -> MacpError {
        MacpError {
            code: self.code.as_str().to_owned(),
            message: self.why.to_owned(),
            session_id: session_id.to_owned(),
            message_id: message_id.to_owned(),
            details: self.details().into(),
        }
    }
}

/// One reason of a policy, with who is behind it (sorted, unique; usually nobody).
pub(crate) fn denial(code: DenyCode, participants: Vec<String>) -> Denial {
    Denial {
        code,
        message: code.message().to_owned(),
        participants,
    }
}

pub(crate) const fn invalid(why: &'static str) -> Refusal {
    Refusal::new(Code::InvalidEnvelope, why)
}

pub(crate) const fn forbidden(why: &'static str) -> Refusal {
    Refusal::new(Code::Forbidden, why)
}

pub(crate) const fn not_open() -> Refusal {
    Refusal::new(
        Code::SessionNotOpen,
        "the session takes no messages in its present state",
    )
}

/// The acknowledgement of an envelope with these ids, or of a session control call, which has no message id; `now_ms` is the
/// clock when it is written.
pub fn ack(
    session_id: String,
    message_id: String,
    now_ms: i64,
    answer: &Result<Accepted, Refusal>,
) -> Ack {
    let (ok, duplicate, state, error) = match answer {
        Ok(accepted) => (true, accepted.duplicate, accepted.state, None),
        Err(refusal) => (
            false,
            false,
            SessionState::Unspecified,
            Some(refusal.error(&session_id, &message_id)),
        ),
    };
    Ack {
        ok,
        duplicate,
        message_id,
        session_id,
        accepted_at_unix_ms: now_ms,
        session_state: state.into(),
        error,
    }
}
