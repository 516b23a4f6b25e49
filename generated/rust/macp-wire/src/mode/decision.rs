// @generated from schema/macp/modes/decision.json by codegen. Do not edit.
//! Options are proposed, evaluated, objected to and voted on; the committing authority fixes one outcome.
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
    /// Until somebody has voted.
    #[serde(rename = "Proposal")]
    Proposal,
    /// Between the first proposal and the first vote; several per sender.
    #[serde(rename = "Evaluation")]
    Evaluation,
    /// Between the first proposal and the first vote.
    #[serde(rename = "Objection")]
    Objection,
    /// Once per sender and proposal.
    #[serde(rename = "Vote")]
    Vote,
    /// Once there is a proposal and the policy agrees.
    #[serde(rename = "Commitment")]
    Commitment,
}
impl Message {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::SessionStart,
        Self::Proposal,
        Self::Evaluation,
        Self::Objection,
        Self::Vote,
        Self::Commitment,
    ];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::SessionStart => "SessionStart",
            Self::Proposal => "Proposal",
            Self::Evaluation => "Evaluation",
            Self::Objection => "Objection",
            Self::Vote => "Vote",
            Self::Commitment => "Commitment",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "SessionStart" => Some(Self::SessionStart),
            "Proposal" => Some(Self::Proposal),
            "Evaluation" => Some(Self::Evaluation),
            "Objection" => Some(Self::Objection),
            "Vote" => Some(Self::Vote),
            "Commitment" => Some(Self::Commitment),
            _ => None,
        }
    }
}
/// What an evaluation advises.
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
pub enum Recommendation {
    /// In favour.
    #[serde(rename = "APPROVE")]
    Approve,
    /// Look again; never counts as a qualifying evaluation.
    #[serde(rename = "REVIEW")]
    Review,
    /// Against until something changes.
    #[serde(rename = "BLOCK")]
    Block,
    /// Against.
    #[serde(rename = "REJECT")]
    Reject,
}
impl Recommendation {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Approve,
        Self::Review,
        Self::Block,
        Self::Reject,
    ];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Approve => "APPROVE",
            Self::Review => "REVIEW",
            Self::Block => "BLOCK",
            Self::Reject => "REJECT",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "APPROVE" => Some(Self::Approve),
            "REVIEW" => Some(Self::Review),
            "BLOCK" => Some(Self::Block),
            "REJECT" => Some(Self::Reject),
            _ => None,
        }
    }
}
/// How a vote goes.
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
pub enum Ballot {
    /// In favour.
    #[serde(rename = "APPROVE")]
    Approve,
    /// Against; backs a decline.
    #[serde(rename = "REJECT")]
    Reject,
    /// Counts as a voter, not as a side.
    #[serde(rename = "ABSTAIN")]
    Abstain,
}
impl Ballot {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Approve, Self::Reject, Self::Abstain];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Approve => "APPROVE",
            Self::Reject => "REJECT",
            Self::Abstain => "ABSTAIN",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "APPROVE" => Some(Self::Approve),
            "REJECT" => Some(Self::Reject),
            "ABSTAIN" => Some(Self::Abstain),
            _ => None,
        }
    }
}
/// How grave an objection is.
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
pub enum Severity {
    /// May veto, where the policy says so.
    #[serde(rename = "critical")]
    Critical,
    /// Grave.
    #[serde(rename = "high")]
    High,
    /// Noticeable; what an empty severity means under the baseline rules.
    #[serde(rename = "medium")]
    Medium,
    /// Minor.
    #[serde(rename = "low")]
    Low,
}
impl Severity {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Critical,
        Self::High,
        Self::Medium,
        Self::Low,
    ];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Critical => "critical",
            Self::High => "high",
            Self::Medium => "medium",
            Self::Low => "low",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "critical" => Some(Self::Critical),
            "high" => Some(Self::High),
            "medium" => Some(Self::Medium),
            "low" => Some(Self::Low),
            _ => None,
        }
    }
}
/// Where a decision stands.
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
    /// Nothing proposed yet.
    #[serde(rename = "Proposal")]
    Proposal,
    /// Something is proposed; evaluations and objections are taken.
    #[serde(rename = "Evaluation")]
    Evaluation,
    /// Somebody voted; only votes and the Commitment are taken.
    #[serde(rename = "Voting")]
    Voting,
    /// Ended.
    #[serde(rename = "Committed")]
    Committed,
}
impl Phase {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Proposal,
        Self::Evaluation,
        Self::Voting,
        Self::Committed,
    ];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Proposal => "Proposal",
            Self::Evaluation => "Evaluation",
            Self::Voting => "Voting",
            Self::Committed => "Committed",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "Proposal" => Some(Self::Proposal),
            "Evaluation" => Some(Self::Evaluation),
            "Voting" => Some(Self::Voting),
            "Committed" => Some(Self::Committed),
            _ => None,
        }
    }
}
/// A proposal as kept.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct ProposalRecord {
    /// Its id.
    pub proposal_id: ::smol_str::SmolStr,
    /// What is proposed.
    pub option: ::smol_str::SmolStr,
    /// Why.
    pub rationale: ::smol_str::SmolStr,
    /// Who proposed it.
    pub sender: ::smol_str::SmolStr,
}
/// An evaluation as kept.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct EvaluationRecord {
    /// The proposal judged.
    pub proposal_id: ::smol_str::SmolStr,
    /// The advice.
    pub recommendation: Recommendation,
    /// How sure.
    pub confidence: f64,
    /// Why.
    pub reason: ::smol_str::SmolStr,
    /// Who judged.
    pub sender: ::smol_str::SmolStr,
}
/// An objection as kept.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct ObjectionRecord {
    /// The proposal objected to.
    pub proposal_id: ::smol_str::SmolStr,
    /// Why.
    pub reason: ::smol_str::SmolStr,
    /// How grave.
    pub severity: Severity,
    /// Who objected.
    pub sender: ::smol_str::SmolStr,
}
/// A ballot as kept.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct VoteRecord {
    /// The proposal voted on.
    pub proposal_id: ::smol_str::SmolStr,
    /// The ballot.
    pub vote: Ballot,
    /// Why.
    pub reason: ::smol_str::SmolStr,
    /// Who voted.
    pub sender: ::smol_str::SmolStr,
}
/// Everything a decision session keeps beside its history.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct State {
    /// By proposal id.
    pub proposals: ::small_map::SmallMap<::smol_str::SmolStr, Box<ProposalRecord>>,
    /// In order of acceptance.
    pub evaluations: Vec<EvaluationRecord>,
    /// In order of acceptance; none is ever taken back.
    pub objections: Vec<ObjectionRecord>,
    /// By proposal id, then by sender.
    pub votes: ::small_map::SmallMap<
        ::smol_str::SmolStr,
        ::small_map::SmallMap<::smol_str::SmolStr, Box<VoteRecord>>,
    >,
    /// Where it stands.
    pub phase: Phase,
}
