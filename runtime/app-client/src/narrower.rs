//! The bounds that a service advertised, where they are narrower than those of the contract.
//! The decoders keep the contract's; this keeps to what was agreed beyond them.

use app_wire::{CONTRACT, Limits, RequestParts};
use bounded::{Contract, Fault, Rule, compact_len, survey};

/// Bounds to measure both directions by.
#[derive(Debug)]
pub(crate) struct Narrower(Contract);

impl Narrower {
    /// None: the service advertised nothing narrower.
    pub(crate) fn of(theirs: &Limits<'_>) -> Option<Self> {
        let ours = &CONTRACT;
        let smaller =
            |ours: usize, theirs: u64| usize::try_from(theirs).unwrap_or(usize::MAX).min(ours);
        let count = |ours: u32, theirs: u64| u32::try_from(theirs).unwrap_or(u32::MAX).min(ours);
        let narrowed = Contract {
            record_bytes: smaller(ours.record_bytes, theirs.max_record_bytes),
            payload_bytes: smaller(ours.payload_bytes, theirs.max_payload_bytes),
            depth: count(ours.depth, theirs.max_json_depth),
            items: count(ours.items, theirs.max_array_items),
            fields: count(ours.fields, theirs.max_object_fields),
            string_bytes: smaller(ours.string_bytes, theirs.max_string_bytes),
            ..CONTRACT
        };
        let same = narrowed.record_bytes == ours.record_bytes
            && narrowed.payload_bytes == ours.payload_bytes
            && narrowed.depth == ours.depth
            && narrowed.items == ours.items
            && narrowed.fields == ours.fields
            && narrowed.string_bytes == ours.string_bytes;
        (!same).then_some(Self(narrowed))
    }

    /// The first bound that the record breaks; its newline may be there or not.
    pub(crate) fn broken_by(&self, record: &[u8]) -> Option<Fault> {
        let bytes = record.strip_suffix(b"\n").unwrap_or(record).len() + 1;
        let whole = |rule, code| {
            Some(Fault {
                rule,
                pointer: String::new(),
                offset: 0,
                code,
            })
        };
        if bytes > self.0.record_bytes {
            return whole(Rule::RecordBytes, self.0.verdicts.record_bytes);
        }
        let survey = survey(record, &self.0);
        // Requests and output keep their payload under one name.
        let payload = RequestParts::of(&survey).and_then(|parts| parts.payload());
        let payload = payload.map_or(0, |payload| compact_len(payload.raw));
        if payload > self.0.payload_bytes {
            return whole(Rule::PayloadBytes, self.0.verdicts.payload_bytes);
        }
        survey.exceeded().cloned()
    }
}
