// @generated from schema/macp/modes/quorum.json by codegen. Do not edit.
//! The initiator puts one action to the vote; enough approvals, or too few left to come, decide it.
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
    /// Opens the session.
    #[serde(rename = "SessionStart")]
    SessionStart,
    /// Once.
    #[serde(rename = "ApprovalRequest")]
    ApprovalRequest,
    /// One ballot per sender, never changed.
    #[serde(rename = "Approve")]
    Approve,
    /// One ballot per sender, never changed.
    #[serde(rename = "Reject")]
    Reject,
    /// One ballot per sender, never changed.
    #[serde(rename = "Abstain")]
    Abstain,
    /// Once the threshold is reached or out of reach.
    #[serde(rename = "Commitment")]
    Commitment,
}
impl Message {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::SessionStart,
        Self::ApprovalRequest,
        Self::Approve,
        Self::Reject,
        Self::Abstain,
        Self::Commitment,
    ];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::SessionStart => "SessionStart",
            Self::ApprovalRequest => "ApprovalRequest",
            Self::Approve => "Approve",
            Self::Reject => "Reject",
            Self::Abstain => "Abstain",
            Self::Commitment => "Commitment",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "SessionStart" => Some(Self::SessionStart),
            "ApprovalRequest" => Some(Self::ApprovalRequest),
            "Approve" => Some(Self::Approve),
            "Reject" => Some(Self::Reject),
            "Abstain" => Some(Self::Abstain),
            "Commitment" => Some(Self::Commitment),
            _ => None,
        }
    }
}
/// How a ballot goes.
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
pub enum Choice {
    /// In favour.
    #[serde(rename = "Approve")]
    Approve,
    /// Against.
    #[serde(rename = "Reject")]
    Reject,
    /// Neither.
    #[serde(rename = "Abstain")]
    Abstain,
}
impl Choice {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Approve, Self::Reject, Self::Abstain];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Approve => "Approve",
            Self::Reject => "Reject",
            Self::Abstain => "Abstain",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "Approve" => Some(Self::Approve),
            "Reject" => Some(Self::Reject),
            "Abstain" => Some(Self::Abstain),
            _ => None,
        }
    }
}
/// The question as kept.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct RequestRecord {
    /// Its id.
    pub request_id: ::smol_str::SmolStr,
    /// What would be done.
    pub action: ::smol_str::SmolStr,
    /// In short.
    pub summary: ::smol_str::SmolStr,
    /// In full.
    pub details: Vec<u8>,
    /// Approvals needed.
    pub required_approvals: u32,
    /// Who asked.
    pub requested_by: ::smol_str::SmolStr,
}
/// A ballot as kept.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct BallotRecord {
    /// The vote.
    pub request_id: ::smol_str::SmolStr,
    /// The ballot.
    pub choice: Choice,
    /// Who voted.
    pub sender: ::smol_str::SmolStr,
    /// Why.
    pub reason: ::smol_str::SmolStr,
}
/// Everything a quorum session keeps beside its history.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct State {
    /// Null before the request.
    pub request: Option<RequestRecord>,
    /// By sender.
    pub ballots: ::small_map::SmallMap<::smol_str::SmolStr, Box<BallotRecord>>,
}
