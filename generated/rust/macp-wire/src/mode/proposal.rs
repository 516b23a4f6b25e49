// @generated from schema/macp/modes/proposal.json by codegen. Do not edit.
//! Parties exchange offers and counter-offers until the acceptance criterion holds or somebody ends the negotiation.
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
    /// Any time.
    #[serde(rename = "Proposal")]
    Proposal,
    /// Any time, while the policy's number of rounds is not used up.
    #[serde(rename = "CounterProposal")]
    CounterProposal,
    /// Replaces the sender's earlier acceptance.
    #[serde(rename = "Accept")]
    Accept,
    /// May end the negotiation.
    #[serde(rename = "Reject")]
    Reject,
    /// Only by the proposer.
    #[serde(rename = "Withdraw")]
    Withdraw,
    /// Once the negotiation converged or was ended.
    #[serde(rename = "Commitment")]
    Commitment,
}
impl Message {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::SessionStart,
        Self::Proposal,
        Self::CounterProposal,
        Self::Accept,
        Self::Reject,
        Self::Withdraw,
        Self::Commitment,
    ];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::SessionStart => "SessionStart",
            Self::Proposal => "Proposal",
            Self::CounterProposal => "CounterProposal",
            Self::Accept => "Accept",
            Self::Reject => "Reject",
            Self::Withdraw => "Withdraw",
            Self::Commitment => "Commitment",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "SessionStart" => Some(Self::SessionStart),
            "Proposal" => Some(Self::Proposal),
            "CounterProposal" => Some(Self::CounterProposal),
            "Accept" => Some(Self::Accept),
            "Reject" => Some(Self::Reject),
            "Withdraw" => Some(Self::Withdraw),
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
    /// Stands.
    #[serde(rename = "Live")]
    Live,
    /// Taken back.
    #[serde(rename = "Withdrawn")]
    Withdrawn,
}
impl Disposition {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Live, Self::Withdrawn];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Live => "Live",
            Self::Withdrawn => "Withdrawn",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "Live" => Some(Self::Live),
            "Withdrawn" => Some(Self::Withdrawn),
            _ => None,
        }
    }
}
/// Where a negotiation stands.
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
pub enum Phase {
    /// No agreement.
    #[serde(rename = "Negotiating")]
    Negotiating,
    /// The acceptance criterion holds for a live offer.
    #[serde(rename = "Converged")]
    Converged,
    /// Somebody ended it; outranks agreement.
    #[serde(rename = "TerminalRejected")]
    TerminalRejected,
    /// Ended.
    #[serde(rename = "Committed")]
    Committed,
}
impl Phase {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Negotiating,
        Self::Converged,
        Self::TerminalRejected,
        Self::Committed,
    ];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Negotiating => "Negotiating",
            Self::Converged => "Converged",
            Self::TerminalRejected => "TerminalRejected",
            Self::Committed => "Committed",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "Negotiating" => Some(Self::Negotiating),
            "Converged" => Some(Self::Converged),
            "TerminalRejected" => Some(Self::TerminalRejected),
            "Committed" => Some(Self::Committed),
            _ => None,
        }
    }
}
/// An offer as kept.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct ProposalRecord {
    /// Its id.
    pub proposal_id: ::smol_str::SmolStr,
    /// Name for people.
    pub title: ::smol_str::SmolStr,
    /// The terms in short.
    pub summary: ::smol_str::SmolStr,
    /// The terms in full.
    pub details: Vec<u8>,
    /// Free labels.
    pub tags: Vec<::smol_str::SmolStr>,
    /// Who made it.
    pub proposer: ::smol_str::SmolStr,
    /// The offer it answers; null for a first offer.
    pub supersedes_proposal_id: Option<::smol_str::SmolStr>,
    /// What became of it.
    pub disposition: Disposition,
}
/// A rejection that ended the negotiation.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct TerminalRejection {
    /// The offer.
    pub proposal_id: ::smol_str::SmolStr,
    /// Who ended it.
    pub sender: ::smol_str::SmolStr,
    /// Why.
    pub reason: ::smol_str::SmolStr,
}
/// Any rejection.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct RejectionRecord {
    /// The offer.
    pub proposal_id: ::smol_str::SmolStr,
    /// Who turned it down.
    pub sender: ::smol_str::SmolStr,
    /// Why.
    pub reason: ::smol_str::SmolStr,
    /// Whether it ended the negotiation.
    pub terminal: bool,
}
/// Everything a proposal session keeps beside its history.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct State {
    /// By proposal id.
    pub proposals: ::small_map::SmallMap<::smol_str::SmolStr, Box<ProposalRecord>>,
    /// Sender to the one offer it accepts.
    pub accepts: ::small_map::SmallMap<::smol_str::SmolStr, ::smol_str::SmolStr>,
    /// Those in force.
    pub terminal_rejections: Vec<TerminalRejection>,
    /// All of them, in order of acceptance.
    pub rejections: Vec<RejectionRecord>,
    /// Where it stands.
    pub phase: Phase,
}
