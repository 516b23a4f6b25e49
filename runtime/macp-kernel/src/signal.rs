//! Signals and progress: broadcast, never kept.
//! Looks at no session and remembers no id.

use macp_wire::v1::{Envelope, ProgressPayload, SessionState, SignalPayload};
use macp_wire::words;
use prost::Message;

use crate::accept::Accepted;
use crate::refusal::{Refusal, invalid};

/// Judges an ambient envelope (chapter 2.7). Accepted ones go to every signal watch as they are.
pub fn judge(envelope: &Envelope) -> Result<Accepted, Refusal> {
    if !envelope.payload.is_empty() {
        let readable = if envelope.message_type == words::SIGNAL {
            SignalPayload::decode(envelope.payload.clone())
                .is_ok_and(|signal| !signal.signal_type.trim().is_empty())
        } else {
            ProgressPayload::decode(envelope.payload.clone()).is_ok()
        };
        if !readable {
            return Err(invalid(
                "the payload is no signal or progress message, or has no signal type",
            ));
        }
    }
    Ok(Accepted {
        duplicate: false,
        state: SessionState::Open,
    })
}
