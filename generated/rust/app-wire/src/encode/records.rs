// @generated from schema/app-service by codegen. Do not edit.
//! Encoders of the three records.
//! Payloads are written by the encoder of their type.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
pub(crate) fn call(w: &mut Writer<'_>, value: &Call<'_>) -> Result<(), Stop> {
    let start = w.offset();
    match value {
        Call::Initialize(value) => initialize_request(w, value)?,
        Call::Status(value) => status_request(w, value)?,
        Call::Capabilities(value) => capabilities_request(w, value)?,
        Call::SessionList(value) => session_list_request(w, value)?,
        Call::SessionCreate(value) => session_create_request(w, value)?,
        Call::SessionOpen(value) => session_open_request(w, value)?,
        Call::SessionReplay(value) => session_replay_request(w, value)?,
        Call::SessionClose(value) => session_close_request(w, value)?,
        Call::TurnStart(value) => turn_start_request(w, value)?,
        Call::TurnCancel(value) => turn_cancel_request(w, value)?,
        Call::AuthStatus(value) => auth_status_request(w, value)?,
        Call::AuthLoginStart(value) => auth_login_start_request(w, value)?,
        Call::AuthLoginCallback(value) => auth_login_callback_request(w, value)?,
        Call::AuthLoginCancel(value) => auth_login_cancel_request(w, value)?,
        Call::AuthLogout(value) => auth_logout_request(w, value)?,
        Call::CatalogProviders(value) => catalog_providers_request(w, value)?,
        Call::CatalogModels(value) => catalog_models_request(w, value)?,
        Call::CatalogRefresh(value) => catalog_refresh_request(w, value)?,
        Call::ConfigGet(value) => config_get_request(w, value)?,
        Call::ConfigSet(value) => config_set_request(w, value)?,
    }
    w.payload_since(start)
}
pub(crate) fn reply(w: &mut Writer<'_>, value: &Reply<'_>) -> Result<(), Stop> {
    let start = w.offset();
    match value {
        Reply::Initialize(value) => initialize_success(w, value)?,
        Reply::Status(value) => status_success(w, value)?,
        Reply::Capabilities(value) => capabilities_success(w, value)?,
        Reply::SessionList(value) => session_list_success(w, value)?,
        Reply::SessionCreate(value) => session_create_success(w, value)?,
        Reply::SessionOpen(value) => session_open_success(w, value)?,
        Reply::SessionReplay(value) => session_replay_success(w, value)?,
        Reply::SessionClose(value) => session_close_success(w, value)?,
        Reply::TurnStart(value) => turn_start_success(w, value)?,
        Reply::TurnCancel(value) => turn_cancel_success(w, value)?,
        Reply::AuthStatus(value) => auth_status_success(w, value)?,
        Reply::AuthLoginStart(value) => auth_login_start_success(w, value)?,
        Reply::AuthLoginCallback(value) => auth_login_callback_success(w, value)?,
        Reply::AuthLoginCancel(value) => auth_login_cancel_success(w, value)?,
        Reply::AuthLogout(value) => auth_logout_success(w, value)?,
        Reply::CatalogProviders(value) => catalog_providers_success(w, value)?,
        Reply::CatalogModels(value) => catalog_models_success(w, value)?,
        Reply::CatalogRefresh(value) => catalog_refresh_success(w, value)?,
        Reply::ConfigGet(value) => config_get_success(w, value)?,
        Reply::ConfigSet(value) => config_set_success(w, value)?,
    }
    w.payload_since(start)
}
pub(crate) fn event_body(w: &mut Writer<'_>, value: &EventBody<'_>) -> Result<(), Stop> {
    let start = w.offset();
    match value {
        EventBody::TurnStarted(value) => turn_started(w, value)?,
        EventBody::TurnAssistantDelta(value) => turn_assistant_delta(w, value)?,
        EventBody::TurnActivity(value) => turn_activity(w, value)?,
        EventBody::TurnTerminal(value) => turn_terminal(w, value)?,
        EventBody::AuthLoginProgress(value) => auth_login_progress(w, value)?,
        EventBody::AuthLoginTerminal(value) => auth_login_terminal(w, value)?,
    }
    w.payload_since(start)
}
pub(crate) fn request(w: &mut Writer<'_>, value: &Request<'_>) -> Result<(), Stop> {
    if matches!(
        (value.call.method().session(), value.session_id.is_some()), (SessionRule::Omit,
        true) | (SessionRule::Required, false)
    ) {
        return w.fail(Rule::Session, DEFAULT_CODE);
    }
    w.literal(b"{\"protocol_version\":1,\"kind\":\"request\",\"request_id\":\"");
    w.content(&value.request_id, &rules::REQUEST_ID)?;
    w.literal(b"\"");
    if let Some(inner) = &value.session_id {
        w.literal(b",\"session_id\":");
        w.text_value(inner, &rules::SESSION_ID)?;
    }
    w.literal(b",\"method\":\"");
    w.bare(value.call.method().as_str());
    w.literal(b"\",\"payload\":");
    call(w, &value.call)?;
    w.literal(b"}");
    Ok(())
}
pub(crate) fn response(w: &mut Writer<'_>, value: &Response<'_>) -> Result<(), Stop> {
    if value
        .result
        .as_ref()
        .is_ok_and(|reply| !decode::answers(reply.method(), value.session_id.is_some()))
    {
        return w.fail(Rule::Session, DEFAULT_CODE);
    }
    if let Ok(reply) = &value.result {
        let same = value.method.as_deref() == Some(reply.method().as_str());
        if !same || value.request_id.is_none() {
            return w.fail(Rule::Mismatch, DEFAULT_CODE);
        }
    }
    w.literal(b"{\"protocol_version\":1,\"kind\":\"response\",\"request_id\":");
    match &value.request_id {
        Some(inner) => w.text_value(inner, &rules::REQUEST_ID)?,
        None => w.literal(b"null"),
    }
    w.literal(b",\"session_id\":");
    match &value.session_id {
        Some(inner) => w.text_value(inner, &rules::SESSION_ID)?,
        None => w.literal(b"null"),
    }
    w.literal(b",\"method\":");
    match &value.method {
        Some(inner) => w.text_value(inner, &rules::RESPONSE_ENVELOPE_METHOD)?,
        None => w.literal(b"null"),
    }
    w.literal(b",\"payload\":");
    match &value.result {
        Ok(payload) => reply(w, payload)?,
        Err(_) => w.literal(b"null"),
    }
    w.literal(b",\"error\":");
    match &value.result {
        Ok(_) => w.literal(b"null"),
        Err(error) => wire_error(w, error)?,
    }
    w.literal(b"}");
    Ok(())
}
pub(crate) fn event(w: &mut Writer<'_>, value: &Event<'_>) -> Result<(), Stop> {
    if value.body.name().carries_session() != value.session_id.is_some() {
        return w.fail(Rule::Session, DEFAULT_CODE);
    }
    w.literal(b"{\"protocol_version\":1,\"kind\":\"event\",\"event_id\":\"");
    w.content(&value.event_id, &rules::EVENT_ID)?;
    w.literal(b"\",\"request_id\":\"");
    w.content(&value.request_id, &rules::REQUEST_ID)?;
    w.literal(b"\",\"session_id\":");
    match &value.session_id {
        Some(inner) => w.text_value(inner, &rules::SESSION_ID)?,
        None => w.literal(b"null"),
    }
    w.literal(b",\"event\":\"");
    w.bare(value.body.name().as_str());
    w.literal(b"\",\"payload\":");
    event_body(w, &value.body)?;
    w.literal(b"}");
    Ok(())
}
