//! What was wrong: the rule, the place, the code; never the value.
//! Does not decide what happens next.

use std::fmt;

use crate::contract::Code;

/// The six kinds of JSON values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// `{…}`
    Object,
    /// `[…]`
    Array,
    /// `"…"`
    String,
    /// A number.
    Number,
    /// `true` or `false`
    Boolean,
    /// `null`
    Null,
}

impl Kind {
    /// The kind of value that begins with this byte.
    pub(crate) fn of(first: u8) -> Option<Kind> {
        Some(match first {
            b'{' => Kind::Object,
            b'[' => Kind::Array,
            b'"' => Kind::String,
            b'-' | b'0'..=b'9' => Kind::Number,
            b't' | b'f' => Kind::Boolean,
            b'n' => Kind::Null,
            _ => return None,
        })
    }

    fn name(self) -> &'static str {
        match self {
            Kind::Object => "an object",
            Kind::Array => "an array",
            Kind::String => "a string",
            Kind::Number => "an integer",
            Kind::Boolean => "a boolean",
            Kind::Null => "null",
        }
    }
}

/// The rule that was broken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rule {
    /// The bytes are UTF-8.
    Utf8,
    /// The bytes follow the JSON grammar.
    Syntax,
    /// No control character stands bare in a string.
    Control,
    /// Every `\u` surrogate has its other half.
    Surrogate,
    /// Every number fits binary64.
    Number,
    /// No object says a key twice, also not in another spelling.
    DuplicateKey,
    /// Nothing follows the one value.
    Trailing,
    /// Bytes of a record.
    RecordBytes,
    /// Compact bytes of a payload.
    PayloadBytes,
    /// Nesting of containers.
    Depth,
    /// Items of any array.
    Items,
    /// Members of any object.
    Fields,
    /// Bytes of any string.
    StringBytes,
    /// Bytes of any key.
    KeyBytes,
    /// A value of this kind.
    Kind(Kind),
    /// An integer in the form of one: no fraction, no exponent, no negative zero.
    Integer,
    /// Not below.
    Minimum(i64),
    /// Not above.
    Maximum(i64),
    /// Not shorter, in characters.
    MinChars(u32),
    /// Not longer, in UTF-8 bytes.
    MaxBytes(u32),
    /// The pattern of a string.
    Pattern,
    /// Not fewer items.
    MinItems(u32),
    /// Not more items.
    MaxItems(u32),
    /// Not more members in a map.
    MaxFields(u32),
    /// The one value that may stand here.
    Const,
    /// One of a closed set of values.
    Enum,
    /// This member is required.
    Missing(&'static str),
    /// This member tells which form of a union it is.
    Tag(&'static str),
    /// Every member is one the contract names.
    Unknown,
    /// At least one of several members is there.
    AtLeastOneOf,
    /// A rule across members, by its name in the schema.
    Across(&'static str),
    /// The session rule of the method or event.
    Session,
    /// The envelope agrees with what it carries.
    Mismatch,
}

/// What kind of rule it is; decides the code where the contract gives none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Class {
    /// The record is longer than a record may be.
    RecordBytes,
    /// It is not JSON.
    Json,
    /// A general bound on any value.
    Bound,
    /// The payload is longer than a payload may be.
    PayloadBytes,
    /// The form of this message.
    Shape,
}

impl Rule {
    /// What kind of rule it is.
    pub fn class(self) -> Class {
        match self {
            Rule::RecordBytes => Class::RecordBytes,
            Rule::PayloadBytes => Class::PayloadBytes,
            Rule::Utf8
            | Rule::Syntax
            | Rule::Control
            | Rule::Surrogate
            | Rule::Number
            | Rule::DuplicateKey
            | Rule::Trailing => Class::Json,
            Rule::Depth | Rule::Items | Rule::Fields | Rule::StringBytes | Rule::KeyBytes => {
                Class::Bound
            }
            _ => Class::Shape,
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rule::Utf8 => f.write_str("bytes are not UTF-8"),
            Rule::Syntax => f.write_str("not JSON"),
            Rule::Control => f.write_str("a bare control character in a string"),
            Rule::Surrogate => f.write_str("half of a surrogate pair"),
            Rule::Number => f.write_str("a number beyond binary64"),
            Rule::DuplicateKey => f.write_str("a key said twice"),
            Rule::Trailing => f.write_str("something follows the value"),
            Rule::RecordBytes => f.write_str("the record has too many bytes"),
            Rule::PayloadBytes => f.write_str("the payload has too many bytes"),
            Rule::Depth => f.write_str("nested too deep"),
            Rule::Items => f.write_str("an array with too many items"),
            Rule::Fields => f.write_str("an object with too many members"),
            Rule::StringBytes => f.write_str("a string with too many bytes"),
            Rule::KeyBytes => f.write_str("a key with too many bytes"),
            Rule::Kind(kind) => write!(f, "must be {}", kind.name()),
            Rule::Integer => f.write_str("must be written as an integer"),
            Rule::Minimum(bound) => write!(f, "must be at least {bound}"),
            Rule::Maximum(bound) => write!(f, "must be at most {bound}"),
            Rule::MinChars(bound) => write!(f, "must have at least {bound} characters"),
            Rule::MaxBytes(bound) => write!(f, "must have at most {bound} bytes"),
            Rule::Pattern => f.write_str("does not match the pattern"),
            Rule::MinItems(bound) => write!(f, "must have at least {bound} items"),
            Rule::MaxItems(bound) => write!(f, "must have at most {bound} items"),
            Rule::MaxFields(bound) => write!(f, "must have at most {bound} members"),
            Rule::Const => f.write_str("must be the one value allowed here"),
            Rule::Enum => f.write_str("is none of the values allowed here"),
            Rule::Missing(name) => write!(f, "member {name:?} is missing"),
            Rule::Tag(name) => write!(f, "member {name:?} names no form that is known"),
            Rule::Unknown => f.write_str("has a member that is not known"),
            Rule::AtLeastOneOf => f.write_str("needs at least one of its optional members"),
            Rule::Across(name) => write!(f, "breaks the rule {name:?}"),
            Rule::Session => f.write_str("breaks the session rule of its method or event"),
            Rule::Mismatch => f.write_str("contradicts what it carries"),
        }
    }
}

/// A broken rule with its place. Holds no data of the record: names in the pointer are names of the contract.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// The rule that was broken.
    pub rule: Rule,
    /// JSON Pointer to the value, or to the object where a member is missing or not known. Ends early where a name is none of the contract's.
    pub pointer: String,
    /// Byte offset in what was decoded, or in what had been encoded so far.
    pub offset: usize,
    /// The wire code, by its place in the contract's list.
    pub code: Code,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "at {:?}, byte {}: {}",
            self.pointer, self.offset, self.rule
        )
    }
}

impl std::error::Error for Fault {}

/// Decoding or encoding stopped; the reader or writer holds the reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stop;

/// A broken rule while the pointer is not yet known.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Note {
    pub rule: Rule,
    pub offset: usize,
    pub code: Code,
}
