//! Where judges may differ, as data: who, by which rule, why, and what must be true of the value for it to count.
//! Everything that is not listed here is a disagreement.

use app_wire::CONTRACT;
use bounded::{Fault, Rule};
use serde_json::{Map, Value};

use crate::document::Document;
use crate::judges::Pair;
use crate::measure;

/// What was judged, read by other means than the decoder's.
pub struct Case<'c> {
    pub(crate) definitions: &'c Map<String, Value>,
    pub(crate) definition: String,
    pub(crate) text: &'c str,
    pub(crate) document: Option<Document>,
    pub(crate) value: Option<Value>,
}

/// One way in which the byte decoder may refuse what another judge accepts.
pub struct Exception {
    /// Its name in reports.
    pub name: &'static str,
    /// Who accepts.
    pub pair: Pair,
    /// Why this is right.
    pub reason: &'static str,
    /// Whether a fault is of this kind.
    rule: fn(Rule) -> bool,
    /// Whether the value is really like that, measured without the decoder.
    holds: fn(&Case<'_>, &Document, &Fault) -> bool,
}

/// A bound on every value of a record, which no schema of one definition says.
const fn general_bound(
    name: &'static str,
    rule: fn(Rule) -> bool,
    holds: fn(&Case<'_>, &Document, &Fault) -> bool,
) -> Exception {
    Exception {
        name,
        pair: Pair::BytesSchema,
        reason: "The general bounds hold for every value, also for members that no schema names.",
        rule,
        holds,
    }
}

/// All of them.
pub const EXCEPTIONS: &[Exception] = &[
    Exception {
        name: "integer form",
        pair: Pair::BytesSchema,
        reason: "JSON Schema compares values: 1.0, 1e0 and -0 are integers to it. On the wire an integer is written as one.",
        rule: |rule| rule == Rule::Integer,
        // The pointer ends before a name of the peer's choice.
        holds: |_, document, fault| {
            let form = |node: &Document| matches!(node, Document::Token(token) if !measure::plain_integer(token));
            let node = document.at(&fault.pointer);
            node.is_some_and(|node| form(node) || node.children().any(form))
        },
    },
    Exception {
        name: "duplicate key",
        pair: Pair::BytesSchema,
        reason: "JSON Schema judges what a parser left, and parsers keep one of two members with the same key without a word.",
        rule: |rule| rule == Rule::DuplicateKey,
        holds: |_, document, _| measure::twice(document),
    },
    Exception {
        name: "bytes, not characters",
        pair: Pair::BytesSchema,
        reason: "maxLength counts characters; x-max-bytes, the same number, counts UTF-8 bytes.",
        rule: |rule| matches!(rule, Rule::MaxBytes(_)),
        holds: |_, document, fault| {
            let Rule::MaxBytes(most) = fault.rule else {
                return false;
            };
            let text = document.at(&fault.pointer).and_then(Document::as_text);
            text.is_some_and(|text| {
                text.len() > most as usize && text.chars().count() <= most as usize
            })
        },
    },
    Exception {
        name: "rule across members",
        pair: Pair::BytesSchema,
        reason: "x-rules say what JSON Schema could only say with if, which other generators cannot read.",
        rule: |rule| matches!(rule, Rule::Across(_)),
        holds: |case, _, fault| {
            let Rule::Across(name) = fault.rule else {
                return false;
            };
            case.at(&fault.pointer)
                .is_some_and(|(schema, value)| measure::breaks_rule(schema, value, name))
        },
    },
    Exception {
        name: "at least one of",
        pair: Pair::BytesSchema,
        reason: "x-at-least-one-of says what JSON Schema could only say with anyOf beside properties, which other generators misread.",
        rule: |rule| rule == Rule::AtLeastOneOf,
        holds: |case, _, fault| {
            case.at(&fault.pointer)
                .is_some_and(|(schema, value)| measure::lacks_all(schema, value))
        },
    },
    general_bound(
        "general bound: depth",
        |rule| rule == Rule::Depth,
        |_, document, _| measure::depth(document) > CONTRACT.depth as usize,
    ),
    general_bound(
        "general bound: items",
        |rule| rule == Rule::Items,
        |_, document, _| measure::most_items(document) > CONTRACT.items as usize,
    ),
    general_bound(
        "general bound: members",
        |rule| rule == Rule::Fields,
        |_, document, _| measure::most_fields(document) > CONTRACT.fields as usize,
    ),
    general_bound(
        "general bound: string",
        |rule| rule == Rule::StringBytes,
        |_, document, _| measure::longest_text(document) > CONTRACT.string_bytes,
    ),
    Exception {
        name: "general bound: record",
        pair: Pair::BytesSchema,
        reason: "Bytes as they travel; a schema judges values.",
        rule: |rule| rule == Rule::RecordBytes,
        holds: |case, _, _| case.text.len() > CONTRACT.record_bytes,
    },
    Exception {
        name: "general bound: payload",
        pair: Pair::BytesSchema,
        reason: "Compact bytes of a whole value; a schema judges values.",
        rule: |rule| rule == Rule::PayloadBytes,
        holds: |case, _, _| case.payload_bytes() > CONTRACT.payload_bytes,
    },
    Exception {
        name: "bytes as written: record",
        pair: Pair::BytesSerde,
        reason: "A deserializer hands on values: white space and the spelling of strings are gone, and a record that was too long because of them no longer is.",
        rule: |rule| rule == Rule::RecordBytes,
        holds: |case, document, _| {
            case.text.len() > CONTRACT.record_bytes
                && document.bytes().len() <= CONTRACT.record_bytes
        },
    },
    Exception {
        name: "bytes as written: payload",
        pair: Pair::BytesSerde,
        reason: "As for the record; of a payload only the spelling of numbers counts.",
        rule: |rule| rule == Rule::PayloadBytes,
        holds: |case, document, _| {
            let payload = document
                .member("payload")
                .map_or(0, |payload| payload.bytes().len());
            case.payload_bytes() > CONTRACT.payload_bytes && payload <= CONTRACT.payload_bytes
        },
    },
];

/// The only way in which serde may refuse what the decoder accepts: to be compared, the value is written again.
pub const WRITTEN_LONGER: &str = "written longer than it was read";

/// The exception that covers a fault, if the value is really like that.
pub fn find(pair: Pair, case: &Case<'_>, fault: &Fault) -> Option<&'static str> {
    let document = case.document.as_ref()?;
    EXCEPTIONS
        .iter()
        .find(|exception| {
            exception.pair == pair
                && (exception.rule)(fault.rule)
                && (exception.holds)(case, document, fault)
        })
        .map(|exception| exception.name)
}

impl Case<'_> {
    fn at(&self, pointer: &str) -> Option<(&Value, &Value)> {
        measure::at(
            self.definitions,
            &self.definition,
            self.value.as_ref()?,
            pointer,
        )
    }

    fn payload_bytes(&self) -> usize {
        #[derive(serde::Deserialize)]
        struct Payload<'p> {
            #[serde(borrow)]
            payload: &'p serde_json::value::RawValue,
        }
        serde_json::from_str::<Payload<'_>>(self.text)
            .map_or(0, |found| measure::compact(found.payload.get()))
    }

    /// Three characters travel in two or three bytes and are written as escapes of six.
    pub(crate) fn only_written_longer(&self, error: &str) -> bool {
        let separators = ["\u{85}", "\u{2028}", "\u{2029}"];
        error.contains(&Rule::RecordBytes.to_string())
            && separators
                .iter()
                .any(|separator| self.text.contains(separator))
    }
}
