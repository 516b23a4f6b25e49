//! What one contract demands of every record, whatever its kind.
//! Holds no default: each number comes from generated code.

use crate::fault::Class;

/// A wire code by its place in the contract's list of codes.
pub type Code = u8;

/// No code of its own: the code of the place where the rule was broken.
pub const DEFAULT_CODE: Code = Code::MAX;

/// The general bounds of a contract, its words, and the codes of what breaks them.
#[derive(Debug)]
pub struct Contract {
    /// Bytes of one record, its newline included.
    pub record_bytes: usize,
    /// Compact bytes of one payload, see [`compact_len`](crate::compact_len).
    pub payload_bytes: usize,
    /// Containers around and including the innermost one; the record itself is the first.
    pub depth: u32,
    /// Items of any array.
    pub items: u32,
    /// Members of any object.
    pub fields: u32,
    /// UTF-8 bytes of any string or key after its escapes are resolved.
    pub string_bytes: usize,
    /// Every member name of the contract, sorted. A pointer never shows another name, because that would be data of a peer.
    pub names: &'static [&'static str],
    /// Codes of the general rules.
    pub verdicts: Verdicts,
    /// For each code its place among the verdicts about one message: of several faults the one with the smallest is told.
    pub ranks: &'static [u8],
}

impl Contract {
    /// The place of a verdict. What breaks JSON or a general bound is judged before any shape.
    pub(crate) fn rank(&self, class: Class, code: Code) -> u8 {
        match class {
            Class::RecordBytes | Class::Json | Class::Bound => 0,
            Class::PayloadBytes | Class::Shape => self
                .ranks
                .get(usize::from(code))
                .map_or(u8::MAX, |rank| rank.saturating_add(1)),
        }
    }
}

/// The codes of rules that hold for every record.
#[derive(Debug, Clone, Copy)]
pub struct Verdicts {
    /// The record has more bytes than it may.
    pub record_bytes: Code,
    /// The record is not one JSON value, or says a key twice.
    pub json: Code,
    /// Depth, items, fields, string or key bytes over their bound.
    pub bound: Code,
    /// The payload has more compact bytes than it may.
    pub payload_bytes: Code,
    /// What is wrong outside the payload and has no code of its own.
    pub shape: Code,
}
