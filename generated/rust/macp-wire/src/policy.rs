// @generated from schema/macp/rules.json by codegen. Do not edit.
//! The rules of a policy: one object per mode, every member optional with its default. A policy for every mode may hold the members of all of them.
//! Judging rules, and evaluating them, is behaviour.
/// Oldest version of the rule semantics.
pub const SCHEMA_VERSION_MIN: u32 = 1;
/// Newest version of the rule semantics.
pub const SCHEMA_VERSION_MAX: u32 = 3;
/// From this version on, an empty tally refuses a positive outcome.
pub const SCHEMA_VERSION_BINDING_EMPTY_TALLY: u32 = 3;
/// Rules of a decision.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(default)]
pub struct DecisionRules {
    /// How ballots are counted.
    pub voting: VotingRules,
    /// What critical objections do.
    pub objection_handling: ObjectionRules,
    /// What evaluations are needed.
    pub evaluation: EvaluationRules,
    /// Who commits, and on what ground.
    pub commitment: DecisionCommitmentRules,
}
impl Default for DecisionRules {
    fn default() -> Self {
        Self {
            voting: VotingRules::default(),
            objection_handling: ObjectionRules::default(),
            evaluation: EvaluationRules::default(),
            commitment: DecisionCommitmentRules::default(),
        }
    }
}
/// What the rules of every mode share, extension modes too.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(default)]
pub struct SharedRules {
    /// Who commits, and who cancels, suspends and resumes.
    pub commitment: CommitmentRules,
}
impl Default for SharedRules {
    fn default() -> Self {
        Self {
            commitment: CommitmentRules::default(),
        }
    }
}
/// How ballots are counted.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(default)]
pub struct VotingRules {
    /// The way of counting.
    pub algorithm: Algorithm,
    /// Share of approvals needed.
    pub threshold: f64,
    /// Voters needed.
    pub quorum: VoteQuorum,
    /// Weight of each voter; who is not named weighs nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weights: Option<::std::collections::BTreeMap<String, f64>>,
}
impl Default for VotingRules {
    fn default() -> Self {
        Self {
            algorithm: Algorithm::None,
            threshold: 0.5,
            quorum: VoteQuorum::default(),
            weights: None,
        }
    }
}
/// Ways of counting ballots, which are added over all proposals.
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
pub enum Algorithm {
    /// Ballots are not counted; the commitment is taken at its word.
    #[serde(rename = "none")]
    None,
    /// The share of approvals among approvals and rejections reaches the threshold.
    #[serde(rename = "majority")]
    Majority,
    /// The same with a threshold above one half.
    #[serde(rename = "supermajority")]
    Supermajority,
    /// Every participant approved something and nobody rejected.
    #[serde(rename = "unanimous")]
    Unanimous,
    /// The same as majority, each ballot with the weight of its sender.
    #[serde(rename = "weighted")]
    Weighted,
    /// More approvals than rejections.
    #[serde(rename = "plurality")]
    Plurality,
}
impl Algorithm {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::None,
        Self::Majority,
        Self::Supermajority,
        Self::Unanimous,
        Self::Weighted,
        Self::Plurality,
    ];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Majority => "majority",
            Self::Supermajority => "supermajority",
            Self::Unanimous => "unanimous",
            Self::Weighted => "weighted",
            Self::Plurality => "plurality",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "none" => Some(Self::None),
            "majority" => Some(Self::Majority),
            "supermajority" => Some(Self::Supermajority),
            "unanimous" => Some(Self::Unanimous),
            "weighted" => Some(Self::Weighted),
            "plurality" => Some(Self::Plurality),
            _ => None,
        }
    }
}
/// Voters needed; only looked at where the commitment requires it.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(default)]
pub struct VoteQuorum {
    /// What the value means.
    #[serde(rename = "type")]
    pub kind: VoteQuorumType,
    /// How many.
    pub value: f64,
}
impl Default for VoteQuorum {
    fn default() -> Self {
        Self {
            kind: VoteQuorumType::Count,
            value: 0.0,
        }
    }
}
/// What a quorum value means.
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
pub enum VoteQuorumType {
    /// A number of voters.
    #[serde(rename = "count")]
    Count,
    /// A share of the participants, from 0 to 100.
    #[serde(rename = "percentage")]
    Percentage,
}
impl VoteQuorumType {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Count, Self::Percentage];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Count => "count",
            Self::Percentage => "percentage",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "count" => Some(Self::Count),
            "percentage" => Some(Self::Percentage),
            _ => None,
        }
    }
}
/// What critical objections do.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(default)]
pub struct ObjectionRules {
    /// Whether they veto at all.
    pub critical_severity_vetoes: bool,
    /// How many it takes.
    pub veto_threshold: u64,
    /// What a veto does.
    pub critical_objection_action: ObjectionAction,
}
impl Default for ObjectionRules {
    fn default() -> Self {
        Self {
            critical_severity_vetoes: false,
            veto_threshold: 1,
            critical_objection_action: ObjectionAction::Deny,
        }
    }
}
/// What a standing veto does to a commitment.
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
pub enum ObjectionAction {
    /// Refuses both outcomes.
    #[serde(rename = "deny")]
    Deny,
    /// Refuses a positive outcome and grounds a negative one.
    #[serde(rename = "finalize_decline")]
    FinalizeDecline,
    /// Refuses both outcomes until people decide.
    #[serde(rename = "hold")]
    Hold,
}
impl ObjectionAction {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Deny, Self::FinalizeDecline, Self::Hold];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Deny => "deny",
            Self::FinalizeDecline => "finalize_decline",
            Self::Hold => "hold",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "deny" => Some(Self::Deny),
            "finalize_decline" => Some(Self::FinalizeDecline),
            "hold" => Some(Self::Hold),
            _ => None,
        }
    }
}
/// What evaluations are needed; those that advise a review do not count.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(default)]
pub struct EvaluationRules {
    /// Whether one is needed.
    pub required_before_voting: bool,
    /// How sure it must be.
    pub minimum_confidence: f64,
}
impl Default for EvaluationRules {
    fn default() -> Self {
        Self {
            required_before_voting: false,
            minimum_confidence: 0.0,
        }
    }
}
/// Who commits a decision, and on what ground.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(default)]
pub struct DecisionCommitmentRules {
    /// Who commits.
    pub authority: Authority,
    /// Identities that commit under designated_role.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub designated_roles: Vec<String>,
    /// Whether the voters' quorum must be met.
    pub require_vote_quorum: bool,
    /// Whether a negative outcome may go against a passed vote.
    pub allow_decline_over_approval: bool,
}
impl Default for DecisionCommitmentRules {
    fn default() -> Self {
        Self {
            authority: Authority::InitiatorOnly,
            designated_roles: Vec::new(),
            require_vote_quorum: false,
            allow_decline_over_approval: false,
        }
    }
}
/// Who commits.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(default)]
pub struct CommitmentRules {
    /// Who commits.
    pub authority: Authority,
    /// Identities that commit under designated_role.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub designated_roles: Vec<String>,
}
impl Default for CommitmentRules {
    fn default() -> Self {
        Self {
            authority: Authority::InitiatorOnly,
            designated_roles: Vec::new(),
        }
    }
}
/// Who may send the Commitment.
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
pub enum Authority {
    /// The initiator.
    #[serde(rename = "initiator_only")]
    InitiatorOnly,
    /// The initiator and every participant.
    #[serde(rename = "any_participant")]
    AnyParticipant,
    /// Only the identities named.
    #[serde(rename = "designated_role")]
    DesignatedRole,
}
impl Authority {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::InitiatorOnly,
        Self::AnyParticipant,
        Self::DesignatedRole,
    ];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::InitiatorOnly => "initiator_only",
            Self::AnyParticipant => "any_participant",
            Self::DesignatedRole => "designated_role",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "initiator_only" => Some(Self::InitiatorOnly),
            "any_participant" => Some(Self::AnyParticipant),
            "designated_role" => Some(Self::DesignatedRole),
            _ => None,
        }
    }
}
/// Rules of a negotiation.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(default)]
pub struct ProposalRules {
    /// When parties agree.
    pub acceptance: AcceptanceRules,
    /// How often offers may be countered.
    pub counter_proposal: CounterProposalRules,
    /// What a rejection does.
    pub rejection: RejectionRules,
    /// Who commits.
    pub commitment: CommitmentRules,
}
impl Default for ProposalRules {
    fn default() -> Self {
        Self {
            acceptance: AcceptanceRules::default(),
            counter_proposal: CounterProposalRules::default(),
            rejection: RejectionRules::default(),
            commitment: CommitmentRules::default(),
        }
    }
}
/// When parties agree.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(default)]
pub struct AcceptanceRules {
    /// Whose acceptance it takes.
    pub criterion: Criterion,
}
impl Default for AcceptanceRules {
    fn default() -> Self {
        Self {
            criterion: Criterion::AllParties,
        }
    }
}
/// Whose acceptance of one live offer makes an agreement.
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
pub enum Criterion {
    /// Every participant's, the proposer's too.
    #[serde(rename = "all_parties")]
    AllParties,
    /// Every participant's except the proposer's.
    #[serde(rename = "counterparty")]
    Counterparty,
    /// The initiator's.
    #[serde(rename = "initiator")]
    Initiator,
}
impl Criterion {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::AllParties,
        Self::Counterparty,
        Self::Initiator,
    ];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::AllParties => "all_parties",
            Self::Counterparty => "counterparty",
            Self::Initiator => "initiator",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "all_parties" => Some(Self::AllParties),
            "counterparty" => Some(Self::Counterparty),
            "initiator" => Some(Self::Initiator),
            _ => None,
        }
    }
}
/// How often offers may be countered.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(default)]
pub struct CounterProposalRules {
    /// Most counter-offers; 0 for any number.
    pub max_rounds: u64,
}
impl Default for CounterProposalRules {
    fn default() -> Self {
        Self { max_rounds: 0 }
    }
}
/// What a rejection does.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(default)]
pub struct RejectionRules {
    /// Whether any rejection ends the negotiation.
    pub terminal_on_any_reject: bool,
}
impl Default for RejectionRules {
    fn default() -> Self {
        Self {
            terminal_on_any_reject: false,
        }
    }
}
/// Rules of a task.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(default)]
pub struct TaskRules {
    /// What a refusal does.
    pub assignment: AssignmentRules,
    /// What a report needs.
    pub completion: CompletionRules,
    /// Who commits.
    pub commitment: CommitmentRules,
}
impl Default for TaskRules {
    fn default() -> Self {
        Self {
            assignment: AssignmentRules::default(),
            completion: CompletionRules::default(),
            commitment: CommitmentRules::default(),
        }
    }
}
/// What a refusal does.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(default)]
pub struct AssignmentRules {
    /// Whether the active assignee may give the task back.
    pub allow_reassignment_on_reject: bool,
}
impl Default for AssignmentRules {
    fn default() -> Self {
        Self {
            allow_reassignment_on_reject: false,
        }
    }
}
/// What a report needs.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(default)]
pub struct CompletionRules {
    /// Whether a positive outcome needs a completed task with output.
    pub require_output: bool,
}
impl Default for CompletionRules {
    fn default() -> Self {
        Self { require_output: false }
    }
}
/// Rules of a handoff.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(default)]
pub struct HandoffRules {
    /// What silence means.
    pub acceptance: HandoffAcceptanceRules,
    /// Who commits.
    pub commitment: CommitmentRules,
}
impl Default for HandoffRules {
    fn default() -> Self {
        Self {
            acceptance: HandoffAcceptanceRules::default(),
            commitment: CommitmentRules::default(),
        }
    }
}
/// What silence means.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(default)]
pub struct HandoffAcceptanceRules {
    /// After how many milliseconds silence accepts; 0 for never.
    pub implicit_accept_timeout_ms: u64,
}
impl Default for HandoffAcceptanceRules {
    fn default() -> Self {
        Self {
            implicit_accept_timeout_ms: 0,
        }
    }
}
/// Rules of a quorum.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(default)]
pub struct QuorumRules {
    /// Approvals needed, in place of the request's number.
    pub threshold: Threshold,
    /// How abstentions are reported; never decides anything.
    pub abstention: AbstentionRules,
    /// Who commits.
    pub commitment: CommitmentRules,
}
impl Default for QuorumRules {
    fn default() -> Self {
        Self {
            threshold: Threshold::default(),
            abstention: AbstentionRules::default(),
            commitment: CommitmentRules::default(),
        }
    }
}
/// Approvals needed.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(default)]
pub struct Threshold {
    /// What the value means.
    #[serde(rename = "type")]
    pub kind: ThresholdType,
    /// How many; absent leaves the request's number in force.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<f64>,
}
impl Default for Threshold {
    fn default() -> Self {
        Self {
            kind: ThresholdType::NOfM,
            value: None,
        }
    }
}
/// What a threshold value means.
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
pub enum ThresholdType {
    /// A number of approvals.
    #[serde(rename = "n_of_m")]
    NOfM,
    /// A share of the participants, from 0 to 100, rounded up.
    #[serde(rename = "percentage")]
    Percentage,
    /// Another word for n_of_m.
    #[serde(rename = "count")]
    Count,
}
impl ThresholdType {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::NOfM, Self::Percentage, Self::Count];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::NOfM => "n_of_m",
            Self::Percentage => "percentage",
            Self::Count => "count",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "n_of_m" => Some(Self::NOfM),
            "percentage" => Some(Self::Percentage),
            "count" => Some(Self::Count),
            _ => None,
        }
    }
}
/// How abstentions are reported.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
#[serde(default)]
pub struct AbstentionRules {
    /// Without effect.
    pub counts_toward_quorum: bool,
    /// Without effect on outcomes.
    pub interpretation: Interpretation,
}
impl Default for AbstentionRules {
    fn default() -> Self {
        Self {
            counts_toward_quorum: false,
            interpretation: Interpretation::Neutral,
        }
    }
}
/// How an abstention is read in reports.
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
pub enum Interpretation {
    /// As neither side.
    #[serde(rename = "neutral")]
    Neutral,
    /// As a rejection.
    #[serde(rename = "implicit_reject")]
    ImplicitReject,
    /// Not at all.
    #[serde(rename = "ignored")]
    Ignored,
}
impl Interpretation {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Neutral,
        Self::ImplicitReject,
        Self::Ignored,
    ];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Neutral => "neutral",
            Self::ImplicitReject => "implicit_reject",
            Self::Ignored => "ignored",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "neutral" => Some(Self::Neutral),
            "implicit_reject" => Some(Self::ImplicitReject),
            "ignored" => Some(Self::Ignored),
            _ => None,
        }
    }
}
/// Why a policy refuses.
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
pub enum DenyCode {
    /// Critical objections refuse this outcome.
    #[serde(rename = "veto")]
    Veto,
    /// Critical objections hold the session until people decide.
    #[serde(rename = "veto_hold")]
    VetoHold,
    /// Too few participants have voted.
    #[serde(rename = "quorum_not_met")]
    QuorumNotMet,
    /// The approvals do not reach the threshold.
    #[serde(rename = "threshold_not_met")]
    ThresholdNotMet,
    /// No evaluation is sure enough.
    #[serde(rename = "confidence_below_minimum")]
    ConfidenceBelowMinimum,
    /// An evaluation is needed first.
    #[serde(rename = "evaluation_required")]
    EvaluationRequired,
    /// Nobody has voted for or against.
    #[serde(rename = "no_votes")]
    NoVotes,
    /// The vote has passed and may not be declined.
    #[serde(rename = "decline_over_approval")]
    DeclineOverApproval,
    /// A decline needs at least one rejection.
    #[serde(rename = "decline_not_backed")]
    DeclineNotBacked,
    /// The acceptance criterion is not met.
    #[serde(rename = "criterion_not_met")]
    CriterionNotMet,
    /// A completed task with output is needed.
    #[serde(rename = "output_required")]
    OutputRequired,
    /// The assignee may not give the task back.
    #[serde(rename = "reassignment_not_allowed")]
    ReassignmentNotAllowed,
    /// The policy's schema version is not supported.
    #[serde(rename = "unsupported_schema_version")]
    UnsupportedSchemaVersion,
    /// The policy's rules cannot be read.
    #[serde(rename = "invalid_rules")]
    InvalidRules,
    /// No particular reason.
    #[serde(rename = "unspecified")]
    Unspecified,
}
impl DenyCode {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Veto,
        Self::VetoHold,
        Self::QuorumNotMet,
        Self::ThresholdNotMet,
        Self::ConfidenceBelowMinimum,
        Self::EvaluationRequired,
        Self::NoVotes,
        Self::DeclineOverApproval,
        Self::DeclineNotBacked,
        Self::CriterionNotMet,
        Self::OutputRequired,
        Self::ReassignmentNotAllowed,
        Self::UnsupportedSchemaVersion,
        Self::InvalidRules,
        Self::Unspecified,
    ];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Veto => "veto",
            Self::VetoHold => "veto_hold",
            Self::QuorumNotMet => "quorum_not_met",
            Self::ThresholdNotMet => "threshold_not_met",
            Self::ConfidenceBelowMinimum => "confidence_below_minimum",
            Self::EvaluationRequired => "evaluation_required",
            Self::NoVotes => "no_votes",
            Self::DeclineOverApproval => "decline_over_approval",
            Self::DeclineNotBacked => "decline_not_backed",
            Self::CriterionNotMet => "criterion_not_met",
            Self::OutputRequired => "output_required",
            Self::ReassignmentNotAllowed => "reassignment_not_allowed",
            Self::UnsupportedSchemaVersion => "unsupported_schema_version",
            Self::InvalidRules => "invalid_rules",
            Self::Unspecified => "unspecified",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "veto" => Some(Self::Veto),
            "veto_hold" => Some(Self::VetoHold),
            "quorum_not_met" => Some(Self::QuorumNotMet),
            "threshold_not_met" => Some(Self::ThresholdNotMet),
            "confidence_below_minimum" => Some(Self::ConfidenceBelowMinimum),
            "evaluation_required" => Some(Self::EvaluationRequired),
            "no_votes" => Some(Self::NoVotes),
            "decline_over_approval" => Some(Self::DeclineOverApproval),
            "decline_not_backed" => Some(Self::DeclineNotBacked),
            "criterion_not_met" => Some(Self::CriterionNotMet),
            "output_required" => Some(Self::OutputRequired),
            "reassignment_not_allowed" => Some(Self::ReassignmentNotAllowed),
            "unsupported_schema_version" => Some(Self::UnsupportedSchemaVersion),
            "invalid_rules" => Some(Self::InvalidRules),
            "unspecified" => Some(Self::Unspecified),
            _ => None,
        }
    }
}
/// Details of a denied commitment, as UTF-8 JSON.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct PolicyDenials {
    /// In order of evaluation.
    pub denials: Vec<Denial>,
    /// The text of each, in the same order.
    pub reasons: Vec<String>,
}
/// One reason of a refusal.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct Denial {
    /// The reason for programs.
    pub code: DenyCode,
    /// The reason for people; names nobody.
    pub message: String,
    /// Who is behind it, sorted and unique; left out when nobody is.
    #[serde(default = "Denial::default_participants")]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub participants: Vec<String>,
}
impl Denial {
    fn default_participants() -> Vec<String> {
        Vec::new()
    }
}
/// A policy as it lies in a file: one object per file.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct PolicyFile {
    /// Name of the policy.
    pub policy_id: String,
    /// Mode it governs, or * for every mode.
    pub mode: String,
    /// What it is for.
    pub description: String,
    /// The rules themselves, not a text.
    pub rules: ::serde_json::Map<String, ::serde_json::Value>,
    /// Version of the rule semantics.
    pub schema_version: u32,
}
/// What an object among the rules may hold.
#[derive(Debug)]
pub struct Shape {
    /// Its members; each may be absent.
    pub members: &'static [Member],
    /// What holds between them.
    pub conditions: &'static [Condition],
}
/// One member.
#[derive(Debug)]
pub struct Member {
    /// Key.
    pub name: &'static str,
    /// What its value may be.
    pub kind: Kind,
}
/// What a value may be.
#[derive(Debug)]
pub enum Kind {
    /// An object of this shape.
    Object(&'static Shape),
    /// One of these texts.
    Text {
        /// The texts.
        values: &'static [&'static str],
        /// What absence means.
        default: &'static str,
    },
    /// A number.
    Number(Range),
    /// A number written without a fraction.
    Integer(Range),
    /// true or false.
    Flag,
    /// A list of texts.
    TextList,
    /// An object of numbers under free keys.
    NumberMap {
        /// Fewest entries.
        min_entries: u64,
        /// Each number.
        values: Range,
    },
}
/// Bounds of a number.
#[derive(Debug)]
pub struct Range {
    /// Smallest value.
    pub at_least: Option<f64>,
    /// Values are above this.
    pub above: Option<f64>,
    /// Largest value.
    pub at_most: Option<f64>,
    /// Whether only whole numbers do.
    pub whole: bool,
    /// What absence means.
    pub default: Option<f64>,
}
/// Where the text `when` is one of `values`, the member `then` obeys `bound`.
#[derive(Debug)]
pub struct Condition {
    /// Name of the rule.
    pub name: &'static str,
    /// The rule for people.
    pub description: &'static str,
    /// Member that decides.
    pub when: &'static str,
    /// Its values under which the rule holds.
    pub values: &'static [&'static str],
    /// Member that is bound.
    pub then: &'static str,
    /// How.
    pub bound: Bound,
}
/// What a condition asks of a member.
#[derive(Debug)]
pub enum Bound {
    /// At least this number, the default counted.
    AtLeast(f64),
    /// Above this number, the default counted.
    Above(f64),
    /// At most this number, if it is there.
    AtMost(f64),
    /// It must be there.
    Present,
    /// At least so many items.
    Items(u64),
}
/// Rules of a decision.
pub static DECISION_RULES: Shape = Shape {
    members: &[
        Member {
            name: "voting",
            kind: Kind::Object(&VOTING_RULES),
        },
        Member {
            name: "objection_handling",
            kind: Kind::Object(&OBJECTION_RULES),
        },
        Member {
            name: "evaluation",
            kind: Kind::Object(&EVALUATION_RULES),
        },
        Member {
            name: "commitment",
            kind: Kind::Object(&DECISION_COMMITMENT_RULES),
        },
    ],
    conditions: &[],
};
/// What the rules of every mode share, extension modes too.
pub static SHARED_RULES: Shape = Shape {
    members: &[
        Member {
            name: "commitment",
            kind: Kind::Object(&COMMITMENT_RULES),
        },
    ],
    conditions: &[],
};
/// How ballots are counted.
pub static VOTING_RULES: Shape = Shape {
    members: &[
        Member {
            name: "algorithm",
            kind: Kind::Text {
                values: &[
                    "none",
                    "majority",
                    "supermajority",
                    "unanimous",
                    "weighted",
                    "plurality",
                ],
                default: "none",
            },
        },
        Member {
            name: "threshold",
            kind: Kind::Number(Range {
                at_least: None,
                above: Some(0.0),
                at_most: Some(1.0),
                whole: false,
                default: Some(0.5),
            }),
        },
        Member {
            name: "quorum",
            kind: Kind::Object(&VOTE_QUORUM),
        },
        Member {
            name: "weights",
            kind: Kind::NumberMap {
                min_entries: 1,
                values: Range {
                    at_least: None,
                    above: Some(0.0),
                    at_most: None,
                    whole: false,
                    default: None,
                },
            },
        },
    ],
    conditions: &[
        Condition {
            name: "majority-threshold",
            description: "A majority is at least half.",
            when: "algorithm",
            values: &["majority"],
            then: "threshold",
            bound: Bound::AtLeast(0.5),
        },
        Condition {
            name: "supermajority-threshold",
            description: "A supermajority is more than half, so the default does not do.",
            when: "algorithm",
            values: &["supermajority"],
            then: "threshold",
            bound: Bound::Above(0.5),
        },
        Condition {
            name: "weighted-needs-weights",
            description: "Weighted counting needs weights.",
            when: "algorithm",
            values: &["weighted"],
            then: "weights",
            bound: Bound::Present,
        },
    ],
};
/// Voters needed; only looked at where the commitment requires it.
pub static VOTE_QUORUM: Shape = Shape {
    members: &[
        Member {
            name: "type",
            kind: Kind::Text {
                values: &["count", "percentage"],
                default: "count",
            },
        },
        Member {
            name: "value",
            kind: Kind::Number(Range {
                at_least: Some(0.0),
                above: None,
                at_most: None,
                whole: false,
                default: Some(0.0),
            }),
        },
    ],
    conditions: &[],
};
/// What critical objections do.
pub static OBJECTION_RULES: Shape = Shape {
    members: &[
        Member {
            name: "critical_severity_vetoes",
            kind: Kind::Flag,
        },
        Member {
            name: "veto_threshold",
            kind: Kind::Integer(Range {
                at_least: Some(1.0),
                above: None,
                at_most: None,
                whole: true,
                default: Some(1.0),
            }),
        },
        Member {
            name: "critical_objection_action",
            kind: Kind::Text {
                values: &["deny", "finalize_decline", "hold"],
                default: "deny",
            },
        },
    ],
    conditions: &[],
};
/// What evaluations are needed; those that advise a review do not count.
pub static EVALUATION_RULES: Shape = Shape {
    members: &[
        Member {
            name: "required_before_voting",
            kind: Kind::Flag,
        },
        Member {
            name: "minimum_confidence",
            kind: Kind::Number(Range {
                at_least: Some(0.0),
                above: None,
                at_most: Some(1.0),
                whole: false,
                default: Some(0.0),
            }),
        },
    ],
    conditions: &[],
};
/// Who commits a decision, and on what ground.
pub static DECISION_COMMITMENT_RULES: Shape = Shape {
    members: &[
        Member {
            name: "authority",
            kind: Kind::Text {
                values: &["initiator_only", "any_participant", "designated_role"],
                default: "initiator_only",
            },
        },
        Member {
            name: "designated_roles",
            kind: Kind::TextList,
        },
        Member {
            name: "require_vote_quorum",
            kind: Kind::Flag,
        },
        Member {
            name: "allow_decline_over_approval",
            kind: Kind::Flag,
        },
    ],
    conditions: &[
        Condition {
            name: "designated-role-needs-roles",
            description: "Designated roles must be named.",
            when: "authority",
            values: &["designated_role"],
            then: "designated_roles",
            bound: Bound::Items(1),
        },
    ],
};
/// Who commits.
pub static COMMITMENT_RULES: Shape = Shape {
    members: &[
        Member {
            name: "authority",
            kind: Kind::Text {
                values: &["initiator_only", "any_participant", "designated_role"],
                default: "initiator_only",
            },
        },
        Member {
            name: "designated_roles",
            kind: Kind::TextList,
        },
    ],
    conditions: &[
        Condition {
            name: "designated-role-needs-roles",
            description: "Designated roles must be named.",
            when: "authority",
            values: &["designated_role"],
            then: "designated_roles",
            bound: Bound::Items(1),
        },
    ],
};
/// Rules of a negotiation.
pub static PROPOSAL_RULES: Shape = Shape {
    members: &[
        Member {
            name: "acceptance",
            kind: Kind::Object(&ACCEPTANCE_RULES),
        },
        Member {
            name: "counter_proposal",
            kind: Kind::Object(&COUNTER_PROPOSAL_RULES),
        },
        Member {
            name: "rejection",
            kind: Kind::Object(&REJECTION_RULES),
        },
        Member {
            name: "commitment",
            kind: Kind::Object(&COMMITMENT_RULES),
        },
    ],
    conditions: &[],
};
/// When parties agree.
pub static ACCEPTANCE_RULES: Shape = Shape {
    members: &[
        Member {
            name: "criterion",
            kind: Kind::Text {
                values: &["all_parties", "counterparty", "initiator"],
                default: "all_parties",
            },
        },
    ],
    conditions: &[],
};
/// How often offers may be countered.
pub static COUNTER_PROPOSAL_RULES: Shape = Shape {
    members: &[
        Member {
            name: "max_rounds",
            kind: Kind::Integer(Range {
                at_least: Some(0.0),
                above: None,
                at_most: None,
                whole: true,
                default: Some(0.0),
            }),
        },
    ],
    conditions: &[],
};
/// What a rejection does.
pub static REJECTION_RULES: Shape = Shape {
    members: &[
        Member {
            name: "terminal_on_any_reject",
            kind: Kind::Flag,
        },
    ],
    conditions: &[],
};
/// Rules of a task.
pub static TASK_RULES: Shape = Shape {
    members: &[
        Member {
            name: "assignment",
            kind: Kind::Object(&ASSIGNMENT_RULES),
        },
        Member {
            name: "completion",
            kind: Kind::Object(&COMPLETION_RULES),
        },
        Member {
            name: "commitment",
            kind: Kind::Object(&COMMITMENT_RULES),
        },
    ],
    conditions: &[],
};
/// What a refusal does.
pub static ASSIGNMENT_RULES: Shape = Shape {
    members: &[
        Member {
            name: "allow_reassignment_on_reject",
            kind: Kind::Flag,
        },
    ],
    conditions: &[],
};
/// What a report needs.
pub static COMPLETION_RULES: Shape = Shape {
    members: &[
        Member {
            name: "require_output",
            kind: Kind::Flag,
        },
    ],
    conditions: &[],
};
/// Rules of a handoff.
pub static HANDOFF_RULES: Shape = Shape {
    members: &[
        Member {
            name: "acceptance",
            kind: Kind::Object(&HANDOFF_ACCEPTANCE_RULES),
        },
        Member {
            name: "commitment",
            kind: Kind::Object(&COMMITMENT_RULES),
        },
    ],
    conditions: &[],
};
/// What silence means.
pub static HANDOFF_ACCEPTANCE_RULES: Shape = Shape {
    members: &[
        Member {
            name: "implicit_accept_timeout_ms",
            kind: Kind::Integer(Range {
                at_least: Some(0.0),
                above: None,
                at_most: None,
                whole: true,
                default: Some(0.0),
            }),
        },
    ],
    conditions: &[],
};
/// Rules of a quorum.
pub static QUORUM_RULES: Shape = Shape {
    members: &[
        Member {
            name: "threshold",
            kind: Kind::Object(&THRESHOLD),
        },
        Member {
            name: "abstention",
            kind: Kind::Object(&ABSTENTION_RULES),
        },
        Member {
            name: "commitment",
            kind: Kind::Object(&COMMITMENT_RULES),
        },
    ],
    conditions: &[],
};
/// Approvals needed.
pub static THRESHOLD: Shape = Shape {
    members: &[
        Member {
            name: "type",
            kind: Kind::Text {
                values: &["n_of_m", "percentage", "count"],
                default: "n_of_m",
            },
        },
        Member {
            name: "value",
            kind: Kind::Number(Range {
                at_least: None,
                above: Some(0.0),
                at_most: None,
                whole: true,
                default: None,
            }),
        },
    ],
    conditions: &[
        Condition {
            name: "percentage-at-most-100",
            description: "A share is at most 100.",
            when: "type",
            values: &["percentage"],
            then: "value",
            bound: Bound::AtMost(100.0),
        },
    ],
};
/// How abstentions are reported.
pub static ABSTENTION_RULES: Shape = Shape {
    members: &[
        Member {
            name: "counts_toward_quorum",
            kind: Kind::Flag,
        },
        Member {
            name: "interpretation",
            kind: Kind::Text {
                values: &["neutral", "implicit_reject", "ignored"],
                default: "neutral",
            },
        },
    ],
    conditions: &[],
};
/// The rules of a mode; None where no policy is evaluated.
pub fn shape(mode: crate::modes::Mode) -> Option<&'static Shape> {
    match mode {
        crate::modes::Mode::Decision => Some(&DECISION_RULES),
        crate::modes::Mode::Proposal => Some(&PROPOSAL_RULES),
        crate::modes::Mode::Task => Some(&TASK_RULES),
        crate::modes::Mode::Handoff => Some(&HANDOFF_RULES),
        crate::modes::Mode::Quorum => Some(&QUORUM_RULES),
        _ => None,
    }
}
impl DenyCode {
    /// The reason for people.
    pub const fn message(self) -> &'static str {
        match self {
            Self::Veto => "Critical objections refuse this outcome.",
            Self::VetoHold => "Critical objections hold the session until people decide.",
            Self::QuorumNotMet => "Too few participants have voted.",
            Self::ThresholdNotMet => "The approvals do not reach the threshold.",
            Self::ConfidenceBelowMinimum => "No evaluation is sure enough.",
            Self::EvaluationRequired => "An evaluation is needed first.",
            Self::NoVotes => "Nobody has voted for or against.",
            Self::DeclineOverApproval => "The vote has passed and may not be declined.",
            Self::DeclineNotBacked => "A decline needs at least one rejection.",
            Self::CriterionNotMet => "The acceptance criterion is not met.",
            Self::OutputRequired => "A completed task with output is needed.",
            Self::ReassignmentNotAllowed => "The assignee may not give the task back.",
            Self::UnsupportedSchemaVersion => {
                "The policy's schema version is not supported."
            }
            Self::InvalidRules => "The policy's rules cannot be read.",
            Self::Unspecified => "No particular reason.",
        }
    }
}
/// A policy that is always registered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Builtin {
    /// Name.
    pub policy_id: &'static str,
    /// Mode it governs.
    pub mode: &'static str,
    /// What it is for.
    pub description: &'static str,
    /// Version of its rule semantics.
    pub schema_version: u32,
    /// JSON text of its rules.
    pub rules: &'static str,
}
/// The policies that are always registered.
pub const BUILTIN: &[Builtin] = &[
    Builtin {
        policy_id: "policy.default",
        mode: "*",
        description: "Nothing is counted; the initiator commits.",
        schema_version: 1,
        rules: "{\"voting\":{\"algorithm\":\"none\",\"quorum\":{\"type\":\"count\",\"value\":0}},\"objection_handling\":{\"critical_severity_vetoes\":false,\"veto_threshold\":1},\"evaluation\":{\"required_before_voting\":false,\"minimum_confidence\":0},\"commitment\":{\"authority\":\"initiator_only\",\"designated_roles\":[],\"require_vote_quorum\":false}}",
    },
];
