// @generated from schema/macp/modes/handoff.json by codegen. Do not edit.
//! The initiator offers a responsibility to one participant, who takes it or declines.
//! Facts alone; payload messages are in `payload`.
/// Message types of this mode, with when each is taken.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    ::serde::Serialize,
    ::serde::Deserialize
)]
pub enum Message {
    /// Opens the session; the initiator must be one of at least two participants.
    #[serde(rename = "SessionStart")]
    SessionStart,
    /// While none is outstanding or accepted.
    #[serde(rename = "HandoffOffer")]
    HandoffOffer,
    /// Only by who made the offer.
    #[serde(rename = "HandoffContext")]
    HandoffContext,
    /// Only by the participant asked; the runtime writes one itself after the policy's timeout.
    #[serde(rename = "HandoffAccept")]
    HandoffAccept,
    /// Only by the participant asked.
    #[serde(rename = "HandoffDecline")]
    HandoffDecline,
    /// Once an offer was accepted or declined.
    #[serde(rename = "Commitment")]
    Commitment,
}
impl Message {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::SessionStart,
        Self::HandoffOffer,
        Self::HandoffContext,
        Self::HandoffAccept,
        Self::HandoffDecline,
        Self::Commitment,
    ];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::SessionStart => "SessionStart",
            Self::HandoffOffer => "HandoffOffer",
            Self::HandoffContext => "HandoffContext",
            Self::HandoffAccept => "HandoffAccept",
            Self::HandoffDecline => "HandoffDecline",
            Self::Commitment => "Commitment",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "SessionStart" => Some(Self::SessionStart),
            "HandoffOffer" => Some(Self::HandoffOffer),
            "HandoffContext" => Some(Self::HandoffContext),
            "HandoffAccept" => Some(Self::HandoffAccept),
            "HandoffDecline" => Some(Self::HandoffDecline),
            "Commitment" => Some(Self::Commitment),
            _ => None,
        }
    }
}
/// What became of an offer.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    ::serde::Serialize,
    ::serde::Deserialize
)]
pub enum Disposition {
    /// No answer yet.
    #[serde(rename = "Offered")]
    Offered,
    /// Taken.
    #[serde(rename = "Accepted")]
    Accepted,
    /// Declined.
    #[serde(rename = "Declined")]
    Declined,
}
impl Disposition {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Offered, Self::Accepted, Self::Declined];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Offered => "Offered",
            Self::Accepted => "Accepted",
            Self::Declined => "Declined",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "Offered" => Some(Self::Offered),
            "Accepted" => Some(Self::Accepted),
            "Declined" => Some(Self::Declined),
            _ => None,
        }
    }
}
/// An offer as kept.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct OfferRecord {
    /// Its id.
    pub handoff_id: ::smol_str::SmolStr,
    /// Who was asked.
    pub target_participant: ::smol_str::SmolStr,
    /// What is handed over.
    pub scope: ::smol_str::SmolStr,
    /// Why.
    pub reason: ::smol_str::SmolStr,
    /// Who offered.
    pub offered_by: ::smol_str::SmolStr,
    /// What became of it.
    pub disposition: Disposition,
    /// Who took it; null until then.
    pub accepted_by: Option<::smol_str::SmolStr>,
    /// Who declined; null until then.
    pub declined_by: Option<::smol_str::SmolStr>,
    /// Why it was taken or declined; null until then.
    pub outcome_reason: Option<::smol_str::SmolStr>,
    /// Acceptance clock of the offer.
    pub offered_at_ms: i64,
    /// Time the session had been suspended by then, in milliseconds.
    pub suspended_ms_at_offer: i64,
}
/// A piece of context as kept.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct ContextRecord {
    /// Kind of the context.
    pub content_type: ::smol_str::SmolStr,
    /// The context.
    pub context: Vec<u8>,
    /// Who gave it.
    pub sender: ::smol_str::SmolStr,
}
/// Everything a handoff session keeps beside its history.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct State {
    /// By handoff id.
    pub offers: ::small_map::SmallMap<::smol_str::SmolStr, Box<OfferRecord>>,
    /// By handoff id, in order of acceptance.
    pub contexts: ::small_map::SmallMap<::smol_str::SmolStr, Vec<ContextRecord>>,
}
