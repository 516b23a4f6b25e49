// @generated from schema/macp/modes/multi_round.json by codegen. Do not edit.
//! Participants state and change values until all values are equal.
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
    /// Until all values are equal.
    #[serde(rename = "Contribute")]
    Contribute,
    /// Once all values are equal; no policy is asked.
    #[serde(rename = "Commitment")]
    Commitment,
}
impl Message {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::SessionStart,
        Self::Contribute,
        Self::Commitment,
    ];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::SessionStart => "SessionStart",
            Self::Contribute => "Contribute",
            Self::Commitment => "Commitment",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "SessionStart" => Some(Self::SessionStart),
            "Contribute" => Some(Self::Contribute),
            "Commitment" => Some(Self::Commitment),
            _ => None,
        }
    }
}
/// A contribution as JSON instead of a proto message; further members are ignored.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct ContributionDocument {
    /// The value; unlike in the proto message it may be empty.
    pub value: ::smol_str::SmolStr,
}
/// The rule of agreement.
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
pub enum Convergence {
    /// Every participant stated a value and all values are equal.
    #[serde(rename = "all_equal")]
    AllEqual,
}
impl Convergence {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::AllEqual];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::AllEqual => "all_equal",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "all_equal" => Some(Self::AllEqual),
            _ => None,
        }
    }
}
/// Everything a multi-round session keeps beside its history.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct State {
    /// How often a value was new or changed.
    pub round: u64,
    /// As sent in the SessionStart.
    pub participants: Vec<::smol_str::SmolStr>,
    /// Sender to its present value.
    pub contributions: ::small_map::SmallMap<::smol_str::SmolStr, ::smol_str::SmolStr>,
    /// The rule in force.
    pub convergence_type: Convergence,
    /// Whether it holds.
    pub converged: bool,
}
/// What the session resolved to.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct Resolution {
    /// The value all agreed on.
    pub converged_value: ::smol_str::SmolStr,
    /// Rounds it took.
    pub round: u64,
    /// Sender to its value.
    pub r#final: ::small_map::SmallMap<::smol_str::SmolStr, ::smol_str::SmolStr>,
}
