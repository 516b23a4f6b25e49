// @generated from schema/macp/protocol.json by codegen. Do not edit.
//! Revisions of the contested rules; each session is bound to one.
//! What differs between them is behaviour.
/// A revision of the contested rules.
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
pub enum Semantics {
    /// Closed texts in any case, an empty severity is medium, every strict session has participants; what clients of
    /// the 0.7 line expect.
    #[serde(rename = "baseline")]
    Baseline,
    /// Closed texts in exact case, a decision may begin without participants, policies may hold known keys only.
    #[serde(rename = "current")]
    Current,
}
impl Semantics {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Baseline, Self::Current];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Baseline => "baseline",
            Self::Current => "current",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "baseline" => Some(Self::Baseline),
            "current" => Some(Self::Current),
            _ => None,
        }
    }
}
impl Semantics {
    /// Its number, as sessions keep it.
    pub const fn revision(self) -> u32 {
        match self {
            Self::Baseline => 1,
            Self::Current => 4,
        }
    }
    /// The revision with this number.
    pub fn by_revision(number: u32) -> Option<Self> {
        Self::ALL.iter().copied().find(|known| known.revision() == number)
    }
}
