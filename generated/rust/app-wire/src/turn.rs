// @generated from schema/app-service by codegen. Do not edit.
//! Types of `schema/app-service/turn.json`.
//! How they are read and written stands elsewhere.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
/// The next piece of the assistant's text, in order. Pieces are for live display; the terminal event settles the whole text.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct TurnAssistantDelta<'a> {
    /// The turn.
    pub turn_id: TurnId<'a>,
    /// Its place in the stream of the turn.
    pub sequence: TurnSequence,
    /// The piece, to be put right behind the one before. It is never cut short.
    pub text: Cow<'a, str>,
}
impl<'a> TurnAssistantDelta<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::turn_assistant_delta,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::turn_assistant_delta(w, self))
    }
}
impl TurnAssistantDelta<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> TurnAssistantDelta<'static> {
        TurnAssistantDelta {
            turn_id: Cow::Owned(self.turn_id.into_owned()),
            sequence: self.sequence,
            text: Cow::Owned(self.text.into_owned()),
        }
    }
}
/// Asks a running turn to stop. Its terminal event still follows, and it may still say completed if the turn was faster.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnCancelRequest<'a> {
    /// The turn to stop. One that is unknown or has ended answers unknown_turn.
    pub turn_id: TurnId<'a>,
}
impl<'a> TurnCancelRequest<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::turn_cancel_request)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::turn_cancel_request(w, self))
    }
}
impl TurnCancelRequest<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> TurnCancelRequest<'static> {
        TurnCancelRequest {
            turn_id: Cow::Owned(self.turn_id.into_owned()),
        }
    }
}
/// The turn was told to stop. This is not its end.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct TurnCancelSuccess {}
impl TurnCancelSuccess {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &[u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::turn_cancel_success,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::turn_cancel_success(w, self))
    }
}
/// Opaque identity of one turn, given out when it is accepted.
pub type TurnId<'a> = Cow<'a, str>;
/// Room for choices that a later release may offer. None exist now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnOptions {}
impl TurnOptions {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &[u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::turn_options)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::turn_options(w, self))
    }
}
/// Place in the live stream of one turn. The start has zero; every activity that was tried and every accepted piece of text takes the next number, and the terminal event the one after the last. A number that never arrives is an activity that was dropped, not missing text.
pub type TurnSequence = u64;
/// Starts a turn: one prompt and everything the agent does about it. With a session in the envelope the turn continues it, otherwise it begins a new one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnStartRequest<'a> {
    /// What the user says. It holds at least one character that is not white space and reaches the model as it is.
    pub prompt: Cow<'a, str>,
    /// Left out means the same as an empty object; null is refused.
    ///
    /// None: left out, the same as empty.
    pub options: Option<TurnOptions>,
}
impl<'a> TurnStartRequest<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::turn_start_request)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::turn_start_request(w, self))
    }
}
impl TurnStartRequest<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> TurnStartRequest<'static> {
        TurnStartRequest {
            prompt: Cow::Owned(self.prompt.into_owned()),
            options: self.options,
        }
    }
}
/// The turn is accepted: the prompt is stored and will be worked on. From here on exactly one terminal event will follow, however the turn goes.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct TurnStartSuccess<'a> {
    /// The new turn.
    pub turn_id: TurnId<'a>,
    /// Its session: the one of the request, or a new one.
    pub session_id: SessionId<'a>,
}
impl<'a> TurnStartSuccess<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::turn_start_success,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::turn_start_success(w, self))
    }
}
impl TurnStartSuccess<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> TurnStartSuccess<'static> {
        TurnStartSuccess {
            turn_id: Cow::Owned(self.turn_id.into_owned()),
            session_id: Cow::Owned(self.session_id.into_owned()),
        }
    }
}
/// The first event of a turn, right after the response.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct TurnStarted<'a> {
    /// The turn.
    pub turn_id: TurnId<'a>,
    /// Its session.
    pub session_id: SessionId<'a>,
}
impl<'a> TurnStarted<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::turn_started)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::turn_started(w, self))
    }
}
impl TurnStarted<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> TurnStarted<'static> {
        TurnStarted {
            turn_id: Cow::Owned(self.turn_id.into_owned()),
            session_id: Cow::Owned(self.session_id.into_owned()),
        }
    }
}
/// How a turn ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TurnStatus {
    /// `completed`: The whole turn ran to its end.
    Completed,
    /// `cancelled`: A client, the end of input or the close of the session stopped it.
    Cancelled,
    /// `failed`: It could not go on for another reason. A turn that replay shows as compaction_required ends with this status as well.
    Failed,
}
impl TurnStatus {
    /// All values, in the order of the schema.
    pub const ALL: &'static [TurnStatus] = &[
        TurnStatus::Completed,
        TurnStatus::Cancelled,
        TurnStatus::Failed,
    ];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            TurnStatus::Completed => "completed",
            TurnStatus::Cancelled => "cancelled",
            TurnStatus::Failed => "failed",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "completed" => TurnStatus::Completed,
                "cancelled" => TurnStatus::Cancelled,
                "failed" => TurnStatus::Failed,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for TurnStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
/// The one end of a turn; no other event of it follows. Its text replaces whatever was pieced together from the deltas.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct TurnTerminal<'a> {
    /// The turn.
    pub turn_id: TurnId<'a>,
    /// Its session.
    pub session_id: SessionId<'a>,
    /// How it ended.
    pub status: TurnStatus,
    /// Everything the assistant said that was accepted, also when the turn was stopped or failed. Empty when nothing was. A turn whose text would outgrow this bound, or a payload once it is escaped, fails before that and keeps what was accepted.
    pub assistant_text: Cow<'a, str>,
    /// One more than all that was sent or dropped before.
    pub sequence: TurnSequence,
    /// How many activities could not be queued, those after the last event that arrived included. Kinds that are left out on purpose do not count.
    pub activity_dropped: Count,
    /// Whether dropped activity can be fetched later. False while the capability activity_replay is false.
    pub activity_replay_available: bool,
    /// Durable history may differ from what was seen live: read session.replay. Dropped activity does not come back that way.
    pub replay_required: bool,
}
impl<'a> TurnTerminal<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::turn_terminal)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::turn_terminal(w, self))
    }
}
impl TurnTerminal<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> TurnTerminal<'static> {
        TurnTerminal {
            turn_id: Cow::Owned(self.turn_id.into_owned()),
            session_id: Cow::Owned(self.session_id.into_owned()),
            status: self.status,
            assistant_text: Cow::Owned(self.assistant_text.into_owned()),
            sequence: self.sequence,
            activity_dropped: self.activity_dropped,
            activity_replay_available: self.activity_replay_available,
            replay_required: self.replay_required,
        }
    }
}
