//! Bytes of one record to the identity that could be saved of it, and the verdict.
//! Judges the record alone: ids in flight, initialization and the operation itself come after it.

use std::borrow::Cow;

use app_wire::{
    CONTRACT, Call, ErrorCode, Method, PROTOCOL_VERSION, Request, RequestParts, SessionRule, limits,
};
use bounded::{Fault, Survey};

use crate::initialize::built;

/// The members a response echoes, each only if it is safe by itself (spec: "Envelope").
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Identity<'a> {
    pub(crate) request_id: Option<Cow<'a, str>>,
    pub(crate) session_id: Option<Cow<'a, str>>,
    pub(crate) method: Option<Cow<'a, str>>,
}

impl Identity<'_> {
    pub(crate) fn into_owned(self) -> Identity<'static> {
        let owned = |text: Option<Cow<'_, str>>| text.map(|text| Cow::Owned(text.into_owned()));
        Identity {
            request_id: owned(self.request_id),
            session_id: owned(self.session_id),
            method: owned(self.method),
        }
    }
}

/// One record, read. Both halves are there whatever happened: an id in flight outranks a malformed body.
pub(crate) struct Intake<'a> {
    pub(crate) identity: Identity<'a>,
    pub(crate) verdict: Result<Call<'a>, ErrorCode>,
}

/// Reads one record and gives it to `take`.
pub(crate) fn read<T>(record: &[u8], take: impl FnOnce(Intake<'_>) -> T) -> T {
    match app_wire::decode_request(record) {
        Ok(request) => take(decoded(request)),
        // The decoder reports the first fault it meets; the client is owed the one of highest precedence.
        Err(_) => take(judged(&bounded::survey(record, &CONTRACT))),
    }
}

fn decoded(request: Request<'_>) -> Intake<'_> {
    let method = request.call.method();
    let identity = Identity {
        request_id: Some(request.request_id),
        session_id: request.session_id,
        method: Some(Cow::Borrowed(method.as_str())),
    };
    let verdict = if built(method) {
        Ok(request.call)
    } else {
        Err(ErrorCode::UnsupportedOperation)
    };
    Intake { identity, verdict }
}

fn judged<'a>(survey: &'a Survey<'a>) -> Intake<'a> {
    if survey.invalid().is_some() {
        return Intake {
            identity: Identity::default(),
            verdict: Err(ErrorCode::InvalidJson),
        };
    }
    let Some(parts) = RequestParts::of(survey) else {
        let code = if survey.exceeded().is_some() {
            ErrorCode::LimitExceeded
        } else {
            ErrorCode::InvalidRequest
        };
        return Intake {
            identity: Identity::default(),
            verdict: Err(code),
        };
    };
    let (request_id, session_id, method) = (parts.request_id(), parts.session_id(), parts.method());
    let verdict = if survey.exceeded().is_some() {
        Err(ErrorCode::LimitExceeded)
    } else {
        envelope(
            &parts,
            [
                request_id.as_ref().err(),
                session_id.as_ref().err(),
                method.as_ref().err(),
            ],
        )
        .and_then(|()| {
            operation(
                &parts,
                session_id.as_ref().ok().is_some_and(Option::is_some),
                method.as_deref().ok(),
            )
        })
    };
    let identity = Identity {
        request_id: request_id.ok(),
        session_id: session_id.ok().flatten(),
        method: method.ok(),
    };
    Intake { identity, verdict }
}

/// The rules of the envelope, in their order; `faults` are those of the members that carry identity.
fn envelope(parts: &RequestParts<'_, '_>, faults: [Option<&Fault>; 3]) -> Result<(), ErrorCode> {
    let mut faults = faults.into_iter().flatten();
    if faults
        .clone()
        .any(|fault| ErrorCode::of(fault) == ErrorCode::LimitExceeded)
    {
        return Err(ErrorCode::LimitExceeded);
    }
    match parts.protocol_version() {
        None => return Err(ErrorCode::InvalidRequest),
        // Another version may have other members: nothing else of the envelope is looked at.
        Some(version) if version != PROTOCOL_VERSION => return Err(ErrorCode::UnsupportedVersion),
        Some(_) => {}
    }
    if parts.unknown() || parts.kind().is_err() || faults.next().is_some() {
        return Err(ErrorCode::InvalidRequest);
    }
    match parts.payload() {
        Some(payload) if bounded::compact_len(payload.raw) > limits::MAX_PAYLOAD_BYTES => {
            Err(ErrorCode::PayloadTooLarge)
        }
        _ => Ok(()),
    }
}

/// The rules that depend on the operation: known, session, payload.
fn operation<'a>(
    parts: &RequestParts<'_, 'a>,
    session: bool,
    method: Option<&str>,
) -> Result<Call<'a>, ErrorCode> {
    let method = method
        .and_then(Method::parse)
        .filter(|method| built(*method))
        .ok_or(ErrorCode::UnsupportedOperation)?;
    match (method.session(), session) {
        (SessionRule::Omit, true) | (SessionRule::Required, false) => {
            return Err(ErrorCode::InvalidRequest);
        }
        (SessionRule::Omit, false) | (SessionRule::Required, true) | (SessionRule::Optional, _) => {
        }
    }
    let payload = parts.payload().ok_or(ErrorCode::InvalidPayload)?.raw;
    method
        .decode_call(payload)
        .map_err(|fault| ErrorCode::of(&fault))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Well-formed requests of every operation, and one that is not built.
    const REQUESTS: &[&str] = &[
        r#"{"protocol_version":1,"kind":"request","request_id":"r","method":"initialize","payload":{"supported_protocol_versions":[1],"requested_capabilities":["status"]}}"#,
        r#"{"protocol_version":1,"kind":"request","request_id":"r","session_id":null,"method":"session.list","payload":{"after":null,"limit":32}}"#,
        r#"{"protocol_version":1,"kind":"request","request_id":"é\n\u00e9","session_id":"s","method":"session.replay","payload":{}}"#,
        r#"{"payload":{"prompt":"Hello \u2028","options":{}},"method":"turn.start","request_id":"r","kind":"request","protocol_version":1}"#,
        r#"{"protocol_version":1,"kind":"request","request_id":"r","method":"turn.cancel","payload":{"turn_id":"t"}}"#,
        r#"{"protocol_version":1,"kind":"request","request_id":"r","method":"auth.status","payload":{}}"#,
    ];

    /// Both ways of reading agree on whether a record is well-formed, and on the call where it is.
    fn agree(record: &[u8]) {
        let survey = bounded::survey(record, &CONTRACT);
        let slow = judged(&survey);
        match app_wire::decode_request(record) {
            Ok(request) => {
                let fast = decoded(request);
                assert_eq!(fast.identity, slow.identity);
                assert_eq!(fast.verdict, slow.verdict);
            }
            Err(fault) => assert!(
                slow.verdict.is_err(),
                "only the decoder refuses {:?}: {fault}",
                String::from_utf8_lossy(record)
            ),
        }
    }

    #[test]
    fn both_ways_of_reading_agree_on_every_record_one_byte_away_from_a_request() {
        let bytes = b"\"\\{}[]:, 01-e.aux\n\x00\x1f\x7f\xc3\xa9\xff";
        for record in REQUESTS.iter().map(|record| record.as_bytes()) {
            agree(record);
            for at in 0..record.len() {
                agree(&record[..at]);
                let mut shorter = record.to_vec();
                shorter.remove(at);
                agree(&shorter);
                for byte in bytes {
                    let mut changed = record.to_vec();
                    changed[at] = *byte;
                    agree(&changed);
                    let mut longer = record.to_vec();
                    longer.insert(at, *byte);
                    agree(&longer);
                }
            }
        }
    }

    #[test]
    fn nesting_of_any_depth_is_judged() {
        for depth in [32, 33, 5_000, 32_000] {
            let mut record = br#"{"protocol_version":1,"kind":"request","request_id":"r","method":"status","payload":{"x":"#.to_vec();
            record.extend(std::iter::repeat_n(b'[', depth));
            agree(&record);
            record.extend(std::iter::repeat_n(b']', depth));
            record.extend_from_slice(b"}}");
            let survey = bounded::survey(&record, &CONTRACT);
            assert_eq!(judged(&survey).verdict, Err(ErrorCode::LimitExceeded));
        }
    }
}
