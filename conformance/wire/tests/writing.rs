//! What the encoders refuse, what they escape, and that a refusal leaves no byte behind.
//! Every name is a rule.

use std::borrow::Cow;

use app_wire::{
    Call, ErrorCode, Event, EventBody, Limits, Method, Reply, Request, RequestParts, Response,
    StatusRequest, StatusSuccess, TurnAssistantDelta, TurnStartRequest, WireError, limits,
};
use bounded::{Rule, compact_len, survey};

fn start(prompt: &str) -> Request<'_> {
    Request {
        request_id: Cow::Borrowed("r1"),
        session_id: None,
        call: Call::TurnStart(TurnStartRequest {
            prompt: Cow::Borrowed(prompt),
            options: None,
        }),
    }
}

fn delta(text: &str) -> Event<'_> {
    Event {
        event_id: Cow::Borrowed("e1"),
        request_id: Cow::Borrowed("r1"),
        session_id: Some(Cow::Borrowed("s1")),
        body: EventBody::TurnAssistantDelta(TurnAssistantDelta {
            turn_id: Cow::Borrowed("t1"),
            sequence: 1,
            text: Cow::Borrowed(text),
        }),
    }
}

#[test]
fn a_record_ends_with_its_only_newline() {
    let mut out = Vec::new();
    delta("one\ntwo\r\u{2028}three\u{2029}four\u{85}five\u{b}six\u{c}")
        .encode(&mut out)
        .unwrap();
    let text = String::from_utf8(out).unwrap();
    assert_eq!(text.matches('\n').count(), 1);
    for separator in ['\r', '\u{2028}', '\u{2029}', '\u{85}', '\u{b}', '\u{c}'] {
        assert!(!text.contains(separator), "{separator:?}");
    }
    assert!(text.contains("one\\ntwo\\r\\u2028three\\u2029four\\u0085five\\u000bsix\\f"));
}

#[test]
fn what_is_written_is_read_back() {
    let all: String = (0..0x3000)
        .filter_map(char::from_u32)
        .chain("€😀\u{10ffff}\u{2028}“”\u{e000}".chars())
        .collect();
    for chunk in all.chars().collect::<Vec<_>>().chunks(700) {
        let text: String = chunk.iter().collect();
        let mut out = Vec::new();
        delta(&text).encode(&mut out).unwrap();
        let back = app_wire::decode_event(&out).unwrap();
        assert_eq!(back, delta(&text));
        let value: serde_json::Value = serde_json::from_slice(&out).unwrap();
        assert_eq!(value["payload"]["text"], text);
    }
}

#[test]
fn a_refused_record_leaves_the_buffer_as_it_was() {
    let mut out = b"before".to_vec();
    let long = "x".repeat(limits::MAX_STRING_BYTES + 1);
    let fault = start(&long).encode(&mut out).unwrap_err();
    assert_eq!(fault.rule, Rule::MaxBytes(limits::MAX_STRING_BYTES as u32));
    assert_eq!(fault.pointer, "/payload/prompt");
    assert_eq!(out, b"before");
    assert_eq!(
        start(" \n\t").encode(&mut out).unwrap_err().rule,
        Rule::Pattern
    );
    assert_eq!(
        start("").encode(&mut out).unwrap_err().rule,
        Rule::MinChars(1)
    );
    assert_eq!(out, b"before");
}

/// A text that takes so many bytes when it is written: most of its characters take six.
fn taking(bytes: usize) -> String {
    "\u{1}".repeat(bytes / 6) + &"x".repeat(bytes % 6)
}

#[test]
fn a_payload_ends_at_its_compact_bytes_when_it_is_written() {
    let mut frame = Vec::new();
    delta("").body.encode(&mut frame).unwrap();
    let most = limits::MAX_PAYLOAD_BYTES - frame.len();
    for (bytes, outcome) in [
        (most - 1, Ok(())),
        (most, Ok(())),
        (most + 1, Err(Rule::PayloadBytes)),
    ] {
        let mut out = Vec::new();
        let text = taking(bytes);
        let written = delta(&text).encode(&mut out).map_err(|fault| fault.rule);
        assert_eq!(written, outcome, "{bytes}");
        if written.is_ok() {
            assert!(app_wire::decode_event(&out).is_ok());
        }
    }
}

#[test]
fn a_payload_ends_at_its_bytes_without_white_space_when_it_is_read() {
    let call = |bytes: usize, space: usize| {
        let text = serde_json::to_string(&taking(bytes)).unwrap();
        let json = format!("{{\"prompt\":{text}{}}}", " ".repeat(space));
        let outcome = Method::TurnStart.decode_call(json.as_bytes()).map(drop);
        (
            outcome.map_err(|fault| fault.rule),
            compact_len(json.as_bytes()),
        )
    };
    let frame = "{\"prompt\":\"\"}".len();
    let most = limits::MAX_PAYLOAD_BYTES - frame;
    for space in [0, 20_000] {
        assert_eq!(call(most - 1, space), (Ok(()), most - 1 + frame));
        assert_eq!(call(most, space), (Ok(()), most + frame));
        let over = (Err(Rule::PayloadBytes), most + 1 + frame);
        assert_eq!(call(most + 1, space), over);
    }
}

#[test]
fn of_a_payload_an_escape_counts_as_what_json_demands_for_its_character() {
    // As written, and bytes of it: what must be escaped, what need not be, and half of what was no pair.
    for (written, bytes) in [
        (r#"\u0022\u005c\/\u002f"#, 2 + 2 + 1 + 1),
        (r"\u0008\u0009\u000a\u000c\u000D\n", 6 * 2),
        (r"\u0000\u001F\u007f\u0041", 6 + 6 + 1 + 1),
        (r"\u00e9\u2028\u0085\u20ac", 2 + 3 + 2 + 3),
        (r"\ud83d\ude00\ud83d", 4 + 6),
        ("é\u{2028}😀", 2 + 3 + 4),
    ] {
        let json = format!("{{ \"{written}\" : [\"{written}\"] }}");
        assert_eq!(compact_len(json.as_bytes()), 9 + 2 * bytes, "{written}");
    }
    let call = |units: usize, fill: usize| {
        let json = format!(
            r#"{{"prompt":"{}{}"}}"#,
            r"\u0441".repeat(units),
            "x".repeat(fill)
        );
        Method::TurnStart.decode_call(json.as_bytes()).map(drop)
    };
    // A sender that keeps to ASCII may say as much as any other.
    assert_eq!(call(8_000, 384), Ok(()));
    let beyond = call(8_000, 385).map_err(|fault| fault.rule);
    assert_eq!(beyond, Err(Rule::StringBytes));
}

#[test]
fn a_session_stands_where_the_operation_wants_one() {
    let mut out = Vec::new();
    let session = || Some(Cow::Borrowed("s1"));
    for method in Method::ALL {
        for (named, session_id) in [(false, None), (true, session())] {
            let payload: &[u8] = match method {
                Method::TurnStart => b"{\"prompt\":\"x\"}",
                Method::SessionOpen
                | Method::SessionClose
                | Method::SessionCreate
                | Method::Status => b"{}",
                _ => continue,
            };
            let call = method.decode_call(payload).unwrap();
            let request = Request {
                request_id: Cow::Borrowed("r1"),
                session_id,
                call,
            };
            let allowed = match method.session() {
                app_wire::SessionRule::Omit => !named,
                app_wire::SessionRule::Required => named,
                app_wire::SessionRule::Optional => true,
            };
            let outcome = request.encode(&mut out).map_err(|fault| fault.rule);
            assert_eq!(
                outcome,
                if allowed { Ok(()) } else { Err(Rule::Session) },
                "{method} {named}"
            );
        }
    }
}

#[test]
fn a_success_names_its_own_method() {
    let mut out = Vec::new();
    let mut response = Response {
        request_id: Some(Cow::Borrowed("r1")),
        session_id: None,
        method: Some(Cow::Borrowed(Method::Status.as_str())),
        result: Ok(Reply::Status(StatusSuccess {
            provider_auth_ready: true,
        })),
    };
    response.encode(&mut out).unwrap();
    assert_eq!(app_wire::decode_response(&out).as_ref(), Ok(&response));
    response.method = Some(Cow::Borrowed(Method::Initialize.as_str()));
    assert_eq!(response.encode(&mut out).unwrap_err().rule, Rule::Mismatch);
    response.method = Some(Cow::Borrowed(Method::Status.as_str()));
    response.request_id = None;
    assert_eq!(response.encode(&mut out).unwrap_err().rule, Rule::Mismatch);
}

#[test]
fn a_failure_may_name_nothing_and_an_unknown_code() {
    for (code, known) in [
        ("internal_error", Some(ErrorCode::InternalError)),
        ("brand_new", None),
    ] {
        let json = format!(
            "{{\"protocol_version\":1,\"kind\":\"response\",\"request_id\":null,\"session_id\":null,\"method\":null,\"payload\":null,\
             \"error\":{{\"code\":\"{code}\",\"message\":\"x\"}}}}"
        );
        let response = app_wire::decode_response(json.as_bytes()).unwrap();
        let error = response.result.as_ref().unwrap_err();
        assert_eq!((error.code.as_str(), error.known()), (code, known));
        let mut out = Vec::new();
        response.encode(&mut out).unwrap();
        assert_eq!(out, format!("{json}\n").into_bytes());
    }
}

#[test]
fn every_code_has_an_error_within_bounds() {
    for code in ErrorCode::ALL {
        let error = WireError::of(*code);
        assert_eq!(error.known(), Some(*code));
        error.encode(&mut Vec::new()).unwrap();
    }
}

#[test]
fn the_advertised_limits_are_the_limits() {
    let mut out = Vec::new();
    Limits::advertised().encode(&mut out).unwrap();
    let value: serde_json::Value = serde_json::from_slice(&out).unwrap();
    let value = value.as_object().unwrap();
    assert_eq!(value.len(), limits::ADVERTISED.len());
    for (name, limit) in limits::ADVERTISED {
        assert_eq!(value[*name], *limit);
    }
}

#[test]
fn a_map_with_known_members_keeps_the_others_and_says_no_key_twice() {
    let mut limits = Limits::advertised();
    limits.others = vec![(Cow::Borrowed("max_future_items"), 16)];
    let mut out = Vec::new();
    limits.encode(&mut out).unwrap();
    assert_eq!(Limits::decode(&out).as_ref(), Ok(&limits));
    for key in ["max_future_items", "max_id_bytes"] {
        let mut twice = limits.clone();
        twice.others.push((Cow::Borrowed(key), 1));
        assert_eq!(twice.encode(&mut out).unwrap_err().rule, Rule::DuplicateKey);
    }
    let mut zero = limits.clone();
    zero.others[0].1 = 0;
    assert_eq!(zero.encode(&mut out).unwrap_err().rule, Rule::Minimum(1));
}

#[test]
fn what_is_sensitive_is_not_shown() {
    let json = br#"{"login_id":"l1","input":"very-secret-code"}"#;
    let call = Method::AuthLoginCallback.decode_call(json).unwrap();
    let shown = format!("{call:?}");
    assert!(
        shown.contains("l1") && !shown.contains("very-secret-code"),
        "{shown}"
    );
}

#[test]
fn the_parts_of_a_refused_request_are_judged_one_by_one() {
    let json = format!(
        "{{\"protocol_version\":2,\"kind\":\"request\",\"request_id\":\"{}\",\"session_id\":null,\"method\":\"no.such\",\"payload\":[],\"more\":1}}",
        "r".repeat(limits::MAX_ID_BYTES + 1)
    );
    let survey_of = survey(json.as_bytes(), &app_wire::CONTRACT);
    let parts = RequestParts::of(&survey_of).unwrap();
    assert!(parts.unknown());
    assert_eq!(parts.protocol_version(), Some(2));
    assert!(parts.kind().is_ok());
    assert_eq!(parts.session_id(), Ok(None));
    assert_eq!(parts.method().as_deref(), Ok("no.such"));
    assert_eq!(parts.payload().unwrap().raw, b"[]");
    let fault = parts.request_id().unwrap_err();
    assert_eq!(
        (fault.pointer.as_str(), ErrorCode::of(&fault)),
        ("/request_id", ErrorCode::LimitExceeded)
    );
    let fault = app_wire::decode_request(json.as_bytes()).unwrap_err();
    assert!(!fault.to_string().contains("more"), "{fault}");

    let empty = survey(b"{}", &app_wire::CONTRACT);
    let parts = RequestParts::of(&empty).unwrap();
    assert_eq!(parts.protocol_version(), None);
    assert_eq!(
        parts.request_id().unwrap_err().rule,
        Rule::Missing("request_id")
    );
    assert!(RequestParts::of(&survey(b"[]", &app_wire::CONTRACT)).is_none());
}

#[test]
fn the_gravest_of_several_faults_is_told_whatever_their_order() {
    for (payload, code) in [
        (r#"{"limit":33,"bogus":1}"#, ErrorCode::InvalidPayload),
        (r#"{"bogus":1,"limit":33}"#, ErrorCode::InvalidPayload),
        (
            r#"{"limit":33,"after":"a\u0001"}"#,
            ErrorCode::LimitExceeded,
        ),
        (
            r#"{"after":"a\u0001","limit":33}"#,
            ErrorCode::LimitExceeded,
        ),
        (
            r#"{"after":"a\u0001","limit":3}"#,
            ErrorCode::InvalidSessionId,
        ),
    ] {
        let fault = Method::SessionList
            .decode_call(payload.as_bytes())
            .unwrap_err();
        assert_eq!(ErrorCode::of(&fault), code, "{payload}: {fault}");
    }
    assert!(matches!(
        Method::Status.decode_call(b"{}"),
        Ok(Call::Status(StatusRequest {}))
    ));
}
