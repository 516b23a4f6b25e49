// @generated from schema/app-service by codegen. Do not edit.
//! Decoders of the three records.
//! Payloads are read by the decoder of their type.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
pub(crate) fn call<'a>(r: &mut Reader<'a>, tag: Method) -> Result<Call<'a>, Stop> {
    let outside = r.judge(PAYLOAD_CODE);
    r.space();
    let start = r.offset();
    match tag {
        Method::Initialize => {
            let value = initialize_request(r)?;
            r.payload_end(start, outside);
            Ok(Call::Initialize(value))
        }
        Method::Status => {
            let value = status_request(r)?;
            r.payload_end(start, outside);
            Ok(Call::Status(value))
        }
        Method::Capabilities => {
            let value = capabilities_request(r)?;
            r.payload_end(start, outside);
            Ok(Call::Capabilities(value))
        }
        Method::SessionList => {
            let value = session_list_request(r)?;
            r.payload_end(start, outside);
            Ok(Call::SessionList(value))
        }
        Method::SessionCreate => {
            let value = session_create_request(r)?;
            r.payload_end(start, outside);
            Ok(Call::SessionCreate(value))
        }
        Method::SessionOpen => {
            let value = session_open_request(r)?;
            r.payload_end(start, outside);
            Ok(Call::SessionOpen(value))
        }
        Method::SessionReplay => {
            let value = session_replay_request(r)?;
            r.payload_end(start, outside);
            Ok(Call::SessionReplay(value))
        }
        Method::SessionClose => {
            let value = session_close_request(r)?;
            r.payload_end(start, outside);
            Ok(Call::SessionClose(value))
        }
        Method::TurnStart => {
            let value = turn_start_request(r)?;
            r.payload_end(start, outside);
            Ok(Call::TurnStart(value))
        }
        Method::TurnCancel => {
            let value = turn_cancel_request(r)?;
            r.payload_end(start, outside);
            Ok(Call::TurnCancel(value))
        }
        Method::AuthStatus => {
            let value = auth_status_request(r)?;
            r.payload_end(start, outside);
            Ok(Call::AuthStatus(value))
        }
        Method::AuthLoginStart => {
            let value = auth_login_start_request(r)?;
            r.payload_end(start, outside);
            Ok(Call::AuthLoginStart(value))
        }
        Method::AuthLoginCallback => {
            let value = auth_login_callback_request(r)?;
            r.payload_end(start, outside);
            Ok(Call::AuthLoginCallback(value))
        }
        Method::AuthLoginCancel => {
            let value = auth_login_cancel_request(r)?;
            r.payload_end(start, outside);
            Ok(Call::AuthLoginCancel(value))
        }
        Method::AuthLogout => {
            let value = auth_logout_request(r)?;
            r.payload_end(start, outside);
            Ok(Call::AuthLogout(value))
        }
        Method::CatalogProviders => {
            let value = catalog_providers_request(r)?;
            r.payload_end(start, outside);
            Ok(Call::CatalogProviders(value))
        }
        Method::CatalogModels => {
            let value = catalog_models_request(r)?;
            r.payload_end(start, outside);
            Ok(Call::CatalogModels(value))
        }
        Method::CatalogRefresh => {
            let value = catalog_refresh_request(r)?;
            r.payload_end(start, outside);
            Ok(Call::CatalogRefresh(value))
        }
        Method::ConfigGet => {
            let value = config_get_request(r)?;
            r.payload_end(start, outside);
            Ok(Call::ConfigGet(value))
        }
        Method::ConfigSet => {
            let value = config_set_request(r)?;
            r.payload_end(start, outside);
            Ok(Call::ConfigSet(value))
        }
    }
}
pub(crate) fn reply<'a>(r: &mut Reader<'a>, tag: Method) -> Result<Reply<'a>, Stop> {
    let outside = r.judge(PAYLOAD_CODE);
    r.space();
    let start = r.offset();
    match tag {
        Method::Initialize => {
            let value = initialize_success(r)?;
            r.payload_end(start, outside);
            Ok(Reply::Initialize(Box::new(value)))
        }
        Method::Status => {
            let value = status_success(r)?;
            r.payload_end(start, outside);
            Ok(Reply::Status(value))
        }
        Method::Capabilities => {
            let value = capabilities_success(r)?;
            r.payload_end(start, outside);
            Ok(Reply::Capabilities(Box::new(value)))
        }
        Method::SessionList => {
            let value = session_list_success(r)?;
            r.payload_end(start, outside);
            Ok(Reply::SessionList(value))
        }
        Method::SessionCreate => {
            let value = session_create_success(r)?;
            r.payload_end(start, outside);
            Ok(Reply::SessionCreate(value))
        }
        Method::SessionOpen => {
            let value = session_open_success(r)?;
            r.payload_end(start, outside);
            Ok(Reply::SessionOpen(value))
        }
        Method::SessionReplay => {
            let value = session_replay_success(r)?;
            r.payload_end(start, outside);
            Ok(Reply::SessionReplay(value))
        }
        Method::SessionClose => {
            let value = session_close_success(r)?;
            r.payload_end(start, outside);
            Ok(Reply::SessionClose(value))
        }
        Method::TurnStart => {
            let value = turn_start_success(r)?;
            r.payload_end(start, outside);
            Ok(Reply::TurnStart(value))
        }
        Method::TurnCancel => {
            let value = turn_cancel_success(r)?;
            r.payload_end(start, outside);
            Ok(Reply::TurnCancel(value))
        }
        Method::AuthStatus => {
            let value = auth_status_success(r)?;
            r.payload_end(start, outside);
            Ok(Reply::AuthStatus(value))
        }
        Method::AuthLoginStart => {
            let value = auth_login_start_success(r)?;
            r.payload_end(start, outside);
            Ok(Reply::AuthLoginStart(value))
        }
        Method::AuthLoginCallback => {
            let value = auth_login_callback_success(r)?;
            r.payload_end(start, outside);
            Ok(Reply::AuthLoginCallback(value))
        }
        Method::AuthLoginCancel => {
            let value = auth_login_cancel_success(r)?;
            r.payload_end(start, outside);
            Ok(Reply::AuthLoginCancel(value))
        }
        Method::AuthLogout => {
            let value = auth_logout_success(r)?;
            r.payload_end(start, outside);
            Ok(Reply::AuthLogout(value))
        }
        Method::CatalogProviders => {
            let value = catalog_providers_success(r)?;
            r.payload_end(start, outside);
            Ok(Reply::CatalogProviders(value))
        }
        Method::CatalogModels => {
            let value = catalog_models_success(r)?;
            r.payload_end(start, outside);
            Ok(Reply::CatalogModels(value))
        }
        Method::CatalogRefresh => {
            let value = catalog_refresh_success(r)?;
            r.payload_end(start, outside);
            Ok(Reply::CatalogRefresh(value))
        }
        Method::ConfigGet => {
            let value = config_get_success(r)?;
            r.payload_end(start, outside);
            Ok(Reply::ConfigGet(value))
        }
        Method::ConfigSet => {
            let value = config_set_success(r)?;
            r.payload_end(start, outside);
            Ok(Reply::ConfigSet(value))
        }
    }
}
pub(crate) fn event_body<'a>(
    r: &mut Reader<'a>,
    tag: EventName,
) -> Result<EventBody<'a>, Stop> {
    let outside = r.judge(PAYLOAD_CODE);
    r.space();
    let start = r.offset();
    match tag {
        EventName::TurnStarted => {
            let value = turn_started(r)?;
            r.payload_end(start, outside);
            Ok(EventBody::TurnStarted(value))
        }
        EventName::TurnAssistantDelta => {
            let value = turn_assistant_delta(r)?;
            r.payload_end(start, outside);
            Ok(EventBody::TurnAssistantDelta(value))
        }
        EventName::TurnActivity => {
            let value = turn_activity(r)?;
            r.payload_end(start, outside);
            Ok(EventBody::TurnActivity(value))
        }
        EventName::TurnTerminal => {
            let value = turn_terminal(r)?;
            r.payload_end(start, outside);
            Ok(EventBody::TurnTerminal(value))
        }
        EventName::AuthLoginProgress => {
            let value = auth_login_progress(r)?;
            r.payload_end(start, outside);
            Ok(EventBody::AuthLoginProgress(value))
        }
        EventName::AuthLoginTerminal => {
            let value = auth_login_terminal(r)?;
            r.payload_end(start, outside);
            Ok(EventBody::AuthLoginTerminal(value))
        }
    }
}
pub(crate) fn request<'a>(r: &mut Reader<'a>) -> Result<Request<'a>, Stop> {
    r.either(|r| request_in_order(r, |record| record), request_in_any_order)
}
#[inline]
fn request_in_order<'a, T>(
    r: &mut Reader<'a>,
    wrap: impl FnOnce(Request<'a>) -> T,
) -> Result<T, Stop> {
    r.deeper()?;
    r.pass(b"{\"protocol_version\":1,\"kind\":\"request\",\"request_id\":")?;
    let m_request_id = r.text_value(&rules::REQUEST_ID)?;
    let m_session_id = if r.literal(b",\"session_id\":") && !r.literal(b"null") {
        Some(r.text_value(&rules::SESSION_ID)?)
    } else {
        None
    };
    r.pass(b",\"method\":")?;
    let m_method = Method::parse(r.plain()?).ok_or(Stop)?;
    r.pass(b",\"payload\":")?;
    let m_payload = call(r, m_method);
    if m_payload.is_err() {
        return Err(Stop);
    }
    r.pass(b"}")?;
    r.shallower();
    if matches!(
        (m_method.session(), m_session_id.is_some()), (SessionRule::Omit, true) |
        (SessionRule::Required, false)
    ) || r.faulty()
    {
        return Err(Stop);
    }
    m_payload
        .map(|payload| wrap(Request {
            request_id: m_request_id,
            session_id: m_session_id,
            call: payload,
        }))
}
#[cold]
fn request_in_any_order<'a>(r: &mut Reader<'a>) -> Result<Request<'a>, Stop> {
    const NAMES: &[&str] = &[
        "protocol_version",
        "kind",
        "request_id",
        "session_id",
        "method",
        "payload",
    ];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_protocol_version = None;
    let mut m_kind = None;
    let mut m_request_id = None;
    let mut m_session_id = None;
    let mut m_method = None;
    let mut m_payload = None;
    let mut later = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.constant_integer(
                        1i64,
                        Codes {
                            kind: DEFAULT_CODE,
                            low: DEFAULT_CODE,
                            high: DEFAULT_CODE,
                            form: ErrorCode::UnsupportedVersion as Code,
                        },
                    )
                    .map(|value| m_protocol_version = Some(value))
            }
            Step::Known(1usize) => {
                r.constant_text("request", Codes::DEFAULT)
                    .map(|value| m_kind = Some(value))
            }
            Step::Known(2usize) => {
                r.text_value(&rules::REQUEST_ID).map(|value| m_request_id = Some(value))
            }
            Step::Known(3usize) => {
                if r.null() {
                    m_session_id = Some(None);
                    Ok(())
                } else {
                    r.text_value(&rules::SESSION_ID)
                        .map(|value| m_session_id = Some(Some(value)))
                }
            }
            Step::Known(4usize) => {
                let at = r.offset();
                r.text_value(&rules::REQUEST_ENVELOPE_METHOD)
                    .and_then(|text| match Method::parse(&text) {
                        Some(tag) => {
                            m_method = Some(tag);
                            Ok(())
                        }
                        None => r.fail_as(at, Rule::Enum, METHOD_CODE),
                    })
            }
            Step::Known(5usize) => {
                match m_method {
                    Some(tag) => {
                        r.expect_object(ErrorCode::InvalidPayload as Code)
                            .and_then(|()| call(r, tag))
                            .map(|value| m_payload = Some(value))
                    }
                    None => {
                        later = Some(start);
                        r.skip()
                    }
                }
            }
            Step::End => break,
            _ => r.refuse(&object, DEFAULT_CODE),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    if let (Some(start), Some(tag)) = (later, m_method) {
        let end = r.mark();
        r.rewind(start);
        m_payload = r
            .expect_object(ErrorCode::InvalidPayload as Code)
            .and_then(|()| call(r, tag))
            .ok();
        r.rewind(end);
    }
    let m_protocol_version = r
        .require(&object, 0usize, "protocol_version", m_protocol_version, DEFAULT_CODE);
    let m_kind = r.require(&object, 1usize, "kind", m_kind, DEFAULT_CODE);
    let m_request_id = r
        .require(&object, 2usize, "request_id", m_request_id, DEFAULT_CODE);
    let m_method = r.require(&object, 4usize, "method", m_method, DEFAULT_CODE);
    let m_payload = r
        .require(
            &object,
            5usize,
            "payload",
            m_payload,
            ErrorCode::InvalidPayload as Code,
        );
    m_protocol_version?;
    m_kind?;
    let m_request_id = m_request_id?;
    let m_method = m_method?;
    let m_payload = m_payload?;
    let named = m_session_id.as_ref().is_some_and(Option::is_some);
    if (m_session_id.is_some() || !object.saw(3usize))
        && matches!(
            (m_method.session(), named), (SessionRule::Omit, true) |
            (SessionRule::Required, false)
        )
    {
        r.note(r.offset() - 1, Rule::Session, DEFAULT_CODE);
    }
    if r.faulty() {
        return Err(Stop);
    }
    Ok(Request {
        request_id: m_request_id,
        session_id: m_session_id.flatten(),
        call: m_payload,
    })
}
pub(crate) fn event<'a>(r: &mut Reader<'a>) -> Result<Event<'a>, Stop> {
    r.either(|r| event_in_order(r, |record| record), event_in_any_order)
}
#[inline]
fn event_in_order<'a, T>(
    r: &mut Reader<'a>,
    wrap: impl FnOnce(Event<'a>) -> T,
) -> Result<T, Stop> {
    r.deeper()?;
    r.pass(b"{\"protocol_version\":1,\"kind\":\"event\",\"event_id\":")?;
    let m_event_id = r.text_value(&rules::EVENT_ID)?;
    r.pass(b",\"request_id\":")?;
    let m_request_id = r.text_value(&rules::REQUEST_ID)?;
    r.pass(b",\"session_id\":")?;
    let m_session_id = if r.literal(b"null") {
        None
    } else {
        Some(r.text_value(&rules::SESSION_ID)?)
    };
    r.pass(b",\"event\":")?;
    let m_event = EventName::parse(r.plain()?).ok_or(Stop)?;
    r.pass(b",\"payload\":")?;
    let m_payload = event_body(r, m_event);
    if m_payload.is_err() {
        return Err(Stop);
    }
    r.pass(b"}")?;
    r.shallower();
    if m_event.carries_session() != m_session_id.is_some() || r.faulty() {
        return Err(Stop);
    }
    m_payload
        .map(|payload| wrap(Event {
            event_id: m_event_id,
            request_id: m_request_id,
            session_id: m_session_id,
            body: payload,
        }))
}
#[cold]
fn event_in_any_order<'a>(r: &mut Reader<'a>) -> Result<Event<'a>, Stop> {
    const NAMES: &[&str] = &[
        "protocol_version",
        "kind",
        "event_id",
        "request_id",
        "session_id",
        "event",
        "payload",
    ];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_protocol_version = None;
    let mut m_kind = None;
    let mut m_event_id = None;
    let mut m_request_id = None;
    let mut m_session_id = None;
    let mut m_event = None;
    let mut m_payload = None;
    let mut later = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.constant_integer(1i64, Codes::DEFAULT)
                    .map(|value| m_protocol_version = Some(value))
            }
            Step::Known(1usize) => {
                r.constant_text("event", Codes::DEFAULT)
                    .map(|value| m_kind = Some(value))
            }
            Step::Known(2usize) => {
                r.text_value(&rules::EVENT_ID).map(|value| m_event_id = Some(value))
            }
            Step::Known(3usize) => {
                r.text_value(&rules::REQUEST_ID).map(|value| m_request_id = Some(value))
            }
            Step::Known(4usize) => {
                if r.null() {
                    m_session_id = Some(None);
                    Ok(())
                } else {
                    r.text_value(&rules::SESSION_ID)
                        .map(|value| m_session_id = Some(Some(value)))
                }
            }
            Step::Known(5usize) => {
                let at = r.offset();
                r.text_value(&rules::EVENT_ENVELOPE_EVENT)
                    .and_then(|text| match EventName::parse(&text) {
                        Some(tag) => {
                            m_event = Some(tag);
                            Ok(())
                        }
                        None => r.fail_as(at, Rule::Enum, METHOD_CODE),
                    })
            }
            Step::Known(6usize) => {
                match m_event {
                    Some(tag) => event_body(r, tag).map(|value| m_payload = Some(value)),
                    None => {
                        later = Some(start);
                        r.skip()
                    }
                }
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    if let (Some(start), Some(tag)) = (later, m_event) {
        let end = r.mark();
        r.rewind(start);
        m_payload = event_body(r, tag).ok();
        r.rewind(end);
    }
    let m_protocol_version = r
        .require(&object, 0usize, "protocol_version", m_protocol_version, DEFAULT_CODE);
    let m_kind = r.require(&object, 1usize, "kind", m_kind, DEFAULT_CODE);
    let m_event_id = r.require(&object, 2usize, "event_id", m_event_id, DEFAULT_CODE);
    let m_request_id = r
        .require(&object, 3usize, "request_id", m_request_id, DEFAULT_CODE);
    let m_session_id = r
        .require(&object, 4usize, "session_id", m_session_id, DEFAULT_CODE);
    let m_event = r.require(&object, 5usize, "event", m_event, DEFAULT_CODE);
    let m_payload = r.require(&object, 6usize, "payload", m_payload, DEFAULT_CODE);
    m_protocol_version?;
    m_kind?;
    let m_event_id = m_event_id?;
    let m_request_id = m_request_id?;
    let m_session_id = m_session_id?;
    let m_event = m_event?;
    let m_payload = m_payload?;
    let named = m_session_id.is_some();
    if m_event.carries_session() != named {
        r.note(r.offset() - 1, Rule::Session, DEFAULT_CODE);
    }
    if r.faulty() {
        return Err(Stop);
    }
    Ok(Event {
        event_id: m_event_id,
        request_id: m_request_id,
        session_id: m_session_id,
        body: m_payload,
    })
}
pub(crate) fn response<'a>(r: &mut Reader<'a>) -> Result<Response<'a>, Stop> {
    r.either(|r| response_in_order(r, |record| record), response_in_any_order)
}
#[inline]
fn response_in_order<'a, T>(
    r: &mut Reader<'a>,
    wrap: impl FnOnce(Response<'a>) -> T,
) -> Result<T, Stop> {
    r.deeper()?;
    r.pass(b"{\"protocol_version\":1,\"kind\":\"response\",\"request_id\":")?;
    let m_request_id = if r.literal(b"null") {
        None
    } else {
        Some(r.text_value(&rules::REQUEST_ID)?)
    };
    r.pass(b",\"session_id\":")?;
    let m_session_id = if r.literal(b"null") {
        None
    } else {
        Some(r.text_value(&rules::SESSION_ID)?)
    };
    r.pass(b",\"method\":")?;
    let m_method = if r.literal(b"null") {
        None
    } else {
        Some(r.text_value(&rules::RESPONSE_ENVELOPE_METHOD)?)
    };
    r.pass(b",\"payload\":")?;
    let m_payload = if r.literal(b"null") {
        None
    } else {
        let method = m_method.as_deref().and_then(Method::parse).ok_or(Stop)?;
        Some(reply(r, method))
    };
    if matches!(m_payload, Some(Err(Stop))) {
        return Err(Stop);
    }
    r.pass(b",\"error\":")?;
    let m_error = if r.literal(b"null") { None } else { Some(wire_error(r)?) };
    r.pass(b"}")?;
    r.shallower();
    if r.faulty() {
        return Err(Stop);
    }
    match (m_payload, m_error) {
        (
            Some(Ok(reply)),
            None,
        ) if answers(reply.method(), m_session_id.is_some())
            && m_request_id.is_some() => {
            Ok(
                wrap(Response {
                    request_id: m_request_id,
                    session_id: m_session_id,
                    method: m_method,
                    result: Ok(reply),
                }),
            )
        }
        (None, Some(error)) => {
            Ok(
                wrap(Response {
                    request_id: m_request_id,
                    session_id: m_session_id,
                    method: m_method,
                    result: Err(error),
                }),
            )
        }
        _ => Err(Stop),
    }
}
#[cold]
fn response_in_any_order<'a>(r: &mut Reader<'a>) -> Result<Response<'a>, Stop> {
    const NAMES: &[&str] = &[
        "protocol_version",
        "kind",
        "request_id",
        "session_id",
        "method",
        "payload",
        "error",
    ];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_protocol_version = None;
    let mut m_kind = None;
    let mut m_request_id = None;
    let mut m_session_id = None;
    let mut m_method = None;
    let mut m_payload = None;
    let mut m_error = None;
    let mut later = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.constant_integer(1i64, Codes::DEFAULT)
                    .map(|value| m_protocol_version = Some(value))
            }
            Step::Known(1usize) => {
                r.constant_text("response", Codes::DEFAULT)
                    .map(|value| m_kind = Some(value))
            }
            Step::Known(2usize) => {
                if r.null() {
                    m_request_id = Some(None);
                    Ok(())
                } else {
                    r.text_value(&rules::REQUEST_ID)
                        .map(|value| m_request_id = Some(Some(value)))
                }
            }
            Step::Known(3usize) => {
                if r.null() {
                    m_session_id = Some(None);
                    Ok(())
                } else {
                    r.text_value(&rules::SESSION_ID)
                        .map(|value| m_session_id = Some(Some(value)))
                }
            }
            Step::Known(4usize) => {
                if r.null() {
                    m_method = Some(None);
                    Ok(())
                } else {
                    r.text_value(&rules::RESPONSE_ENVELOPE_METHOD)
                        .map(|value| m_method = Some(Some(value)))
                }
            }
            Step::Known(5usize) => {
                if r.null() {
                    m_payload = Some(None);
                    Ok(())
                } else {
                    later = Some(start);
                    r.skip()
                }
            }
            Step::Known(6usize) => {
                if r.null() {
                    m_error = Some(None);
                    Ok(())
                } else {
                    wire_error(r).map(|value| m_error = Some(Some(value)))
                }
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let method = m_method
        .as_ref()
        .and_then(|text: &Option<Cow<'a, str>>| text.as_deref())
        .and_then(Method::parse);
    if let (Some(start), Some(method)) = (later, method) {
        let end = r.mark();
        r.rewind(start);
        m_payload = reply(r, method).ok().map(Some);
        r.rewind(end);
    }
    if later.is_some() && method.is_none() {
        let (rule, code) = match (&m_method, &m_error) {
            (Some(Some(_)), Some(None)) => (Rule::Enum, METHOD_CODE),
            _ => (Rule::Mismatch, DEFAULT_CODE),
        };
        r.note(r.offset() - 1, rule, code);
    }
    let m_protocol_version = r
        .require(&object, 0usize, "protocol_version", m_protocol_version, DEFAULT_CODE);
    let m_kind = r.require(&object, 1usize, "kind", m_kind, DEFAULT_CODE);
    let m_request_id = r
        .require(&object, 2usize, "request_id", m_request_id, DEFAULT_CODE);
    let m_session_id = r
        .require(&object, 3usize, "session_id", m_session_id, DEFAULT_CODE);
    let m_method = r.require(&object, 4usize, "method", m_method, DEFAULT_CODE);
    let m_payload = r.require(&object, 5usize, "payload", m_payload, DEFAULT_CODE);
    let m_error = r.require(&object, 6usize, "error", m_error, DEFAULT_CODE);
    m_protocol_version?;
    m_kind?;
    let m_request_id = m_request_id?;
    let m_session_id = m_session_id?;
    let m_method = m_method?;
    let m_payload = m_payload?;
    let m_error = m_error?;
    let end = r.offset() - 1;
    let result = match (m_payload, m_error) {
        (Some(reply), None) => Ok(reply),
        (None, Some(error)) => Err(error),
        _ => return r.fail(end, Rule::Mismatch),
    };
    if let Ok(reply) = &result {
        if !answers(reply.method(), m_session_id.is_some()) {
            r.note(end, Rule::Session, DEFAULT_CODE);
        }
        if m_request_id.is_none() {
            r.note(end, Rule::Mismatch, DEFAULT_CODE);
        }
    }
    if r.faulty() {
        return Err(Stop);
    }
    Ok(Response {
        request_id: m_request_id,
        session_id: m_session_id,
        method: m_method,
        result,
    })
}
/// Whether a success of this method may name a session, or none.
pub(crate) fn answers(method: Method, named: bool) -> bool {
    match (method.answers_session(), method.session()) {
        (SessionAnswer::None, _) => !named,
        (SessionAnswer::Assigned, _) | (SessionAnswer::Same, SessionRule::Required) => {
            named
        }
        (SessionAnswer::Same, SessionRule::Optional | SessionRule::Omit) => true,
    }
}
pub(crate) fn record<'a>(r: &mut Reader<'a>) -> Result<Record<'a>, Stop> {
    if r.begins(b"{\"protocol_version\":1,\"kind\":\"request\"") {
        return r
            .either(
                |r| request_in_order(r, Record::Request),
                |r| request_in_any_order(r).map(Record::Request),
            );
    }
    if r.begins(b"{\"protocol_version\":1,\"kind\":\"response\"") {
        return r
            .either(
                |r| response_in_order(r, Record::Response),
                |r| response_in_any_order(r).map(Record::Response),
            );
    }
    if r.begins(b"{\"protocol_version\":1,\"kind\":\"event\"") {
        return r
            .either(
                |r| event_in_order(r, Record::Event),
                |r| event_in_any_order(r).map(Record::Event),
            );
    }
    let kind = r.tag("kind")?;
    match kind.as_deref() {
        Some("request") => request(r).map(Record::Request),
        Some("response") => response(r).map(Record::Response),
        Some("event") => event(r).map(Record::Event),
        Some(_) => r.fail(r.offset(), Rule::Tag("kind")),
        None => r.fail(r.offset(), Rule::Missing("kind")),
    }
}
