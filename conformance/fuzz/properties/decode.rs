//! Decoding: the fast readers and the slow look at a record agree, and a fault tells nothing of what it was found in.
//! Does not ask the schema.

use app_wire::{CONTRACT, Method, Record, Request, RequestParts, SessionRule};
use bounded::{Class, Fault, Survey};

/// Any bytes.
///
/// # Panics
/// When two readers of the same bytes disagree.
pub fn check(bytes: &[u8]) {
    if let Err(what) = disagreement(bytes) {
        panic!("{what}");
    }
}

/// Whether all readers of these bytes agree.
///
/// # Errors
/// What they do not agree about.
pub fn disagreement(bytes: &[u8]) -> Result<(), String> {
    let survey = bounded::survey(bytes, &CONTRACT);
    let record = app_wire::decode_record(bytes);
    let request = app_wire::decode_request(bytes);
    let response = app_wire::decode_response(bytes);
    let event = app_wire::decode_event(bytes);
    agree(&survey, bytes, record.as_ref().err())?;
    agree(&survey, bytes, request.as_ref().err())?;
    agree(&survey, bytes, response.as_ref().err())?;
    agree(&survey, bytes, event.as_ref().err())?;
    let same = match &record {
        Ok(Record::Request(one)) => request.as_ref() == Ok(one),
        Ok(Record::Response(one)) => response.as_ref() == Ok(one),
        Ok(Record::Event(one)) => event.as_ref() == Ok(one),
        Err(_) => request.is_err() && response.is_err() && event.is_err(),
    };
    ensure(same, || {
        format!("the decoder of any record says {record:?}")
    })?;
    parts(&survey, bytes, &request)
}

fn ensure(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// The survey says whether bytes are JSON within the general bounds; the decoders must say the same, and add only shape.
fn agree(survey: &Survey<'_>, bytes: &[u8], fault: Option<&Fault>) -> Result<(), String> {
    let class = fault.map(|fault| fault.rule.class());
    let same = match (survey.invalid(), survey.exceeded()) {
        _ if bytes.len() > CONTRACT.record_bytes => class == Some(Class::RecordBytes),
        (None, None) => !matches!(class, Some(Class::Json | Class::Bound | Class::RecordBytes)),
        (None, Some(_)) => class == Some(Class::Bound),
        (Some(_), None) => class == Some(Class::Json),
        // Whichever of the two comes first in the bytes.
        (Some(_), Some(_)) => matches!(class, Some(Class::Json | Class::Bound)),
    };
    ensure(same, || {
        format!(
            "invalid: {:?}, exceeded: {:?}, but decoded: {fault:?}",
            survey.invalid(),
            survey.exceeded()
        )
    })?;
    let Some(fault) = fault else {
        return Ok(());
    };
    ensure(fault.offset <= bytes.len(), || {
        format!("{fault:?} lies outside of the record")
    })?;
    let ours = |name: &str| {
        CONTRACT.names.contains(&name) || name.bytes().all(|byte| byte.is_ascii_digit())
    };
    ensure(fault.pointer.split('/').skip(1).all(ours), || {
        format!("{fault:?} tells a name of the peer")
    })
}

/// The members of a request judged one by one come to the same verdict as the whole.
fn parts(
    survey: &Survey<'_>,
    bytes: &[u8],
    request: &Result<Request<'_>, Fault>,
) -> Result<(), String> {
    let clean = bytes.len() <= CONTRACT.record_bytes && survey.exceeded().is_none();
    let by_parts = RequestParts::of(survey)
        .filter(|_| clean)
        .and_then(|parts| from_parts(&parts));
    ensure(by_parts.as_ref() == request.as_ref().ok(), || {
        format!("by its parts: {by_parts:?}, but decoded: {request:?}")
    })
}

fn from_parts<'a>(parts: &RequestParts<'_, 'a>) -> Option<Request<'a>> {
    let method = Method::parse(&parts.method().ok()?)?;
    let session_id = parts.session_id().ok()?;
    let session = match method.session() {
        SessionRule::Omit => session_id.is_none(),
        SessionRule::Required => session_id.is_some(),
        SessionRule::Optional => true,
    };
    let version = parts.protocol_version() == Some(app_wire::PROTOCOL_VERSION);
    if parts.unknown() || !version || !session || parts.kind().is_err() {
        return None;
    }
    let payload = parts.payload()?.raw;
    if bounded::compact_len(payload) > CONTRACT.payload_bytes {
        return None;
    }
    Some(Request {
        request_id: parts.request_id().ok()?,
        session_id,
        call: method.decode_call(payload).ok()?,
    })
}
