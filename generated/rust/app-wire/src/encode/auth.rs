// @generated from schema/app-service by codegen. Do not edit.
//! Encoders of the types of `schema/app-service/auth.json`.
//! Each checks what it writes against the same rules as the decoder.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
pub(crate) fn auth_login_callback_request(
    w: &mut Writer<'_>,
    value: &AuthLoginCallbackRequest<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"login_id\":\"");
    w.content(&value.login_id, &rules::LOGIN_ID)?;
    w.literal(b"\",\"input\":\"");
    w.content(&value.input, &rules::AUTH_LOGIN_CALLBACK_REQUEST_INPUT)?;
    w.literal(b"\"}");
    Ok(())
}
pub(crate) fn auth_login_callback_success(
    w: &mut Writer<'_>,
    value: &AuthLoginCallbackSuccess,
) -> Result<(), Stop> {
    let _ = value;
    w.literal(b"{\"status\":\"submitted\"}");
    Ok(())
}
pub(crate) fn auth_login_cancel_request(
    w: &mut Writer<'_>,
    value: &AuthLoginCancelRequest<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"login_id\":\"");
    w.content(&value.login_id, &rules::LOGIN_ID)?;
    w.literal(b"\"}");
    Ok(())
}
pub(crate) fn auth_login_cancel_success(
    w: &mut Writer<'_>,
    value: &AuthLoginCancelSuccess,
) -> Result<(), Stop> {
    let _ = value;
    w.literal(b"{\"status\":\"cancellation_requested\"}");
    Ok(())
}
pub(crate) fn auth_login_progress(
    w: &mut Writer<'_>,
    value: &AuthLoginProgress<'_>,
) -> Result<(), Stop> {
    let mut broken = None;
    judge::auth_login_progress(
        value,
        &mut |rule, code| {
            broken.get_or_insert((rule, code));
        },
    );
    if let Some((rule, code)) = broken {
        return w.fail(rule, code);
    }
    w.literal(b"{\"login_id\":\"");
    w.content(&value.login_id, &rules::LOGIN_ID)?;
    w.literal(b"\",\"provider_id\":\"");
    w.content(&value.provider_id, &rules::PROVIDER_ID)?;
    w.literal(b"\",\"state\":\"");
    w.bare(value.state.as_str());
    w.literal(b"\"");
    if let Some(inner) = &value.url {
        w.literal(b",\"url\":");
        w.text_value(inner, &rules::AUTH_LOGIN_PROGRESS_URL)?;
    }
    if value.open_browser {
        w.literal(b",\"open_browser\":");
        w.literal(b"true");
    }
    w.literal(b"}");
    Ok(())
}
pub(crate) fn auth_login_start_request(
    w: &mut Writer<'_>,
    value: &AuthLoginStartRequest<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"provider_id\":\"");
    w.content(&value.provider_id, &rules::AUTH_LOGIN_START_REQUEST_PROVIDER_ID)?;
    w.literal(b"\"}");
    Ok(())
}
pub(crate) fn auth_login_start_success(
    w: &mut Writer<'_>,
    value: &AuthLoginStartSuccess<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"login_id\":\"");
    w.content(&value.login_id, &rules::LOGIN_ID)?;
    w.literal(b"\",\"provider_id\":\"");
    w.content(&value.provider_id, &rules::PROVIDER_ID)?;
    w.literal(b"\",\"status\":\"started\"}");
    Ok(())
}
pub(crate) fn auth_login_terminal(
    w: &mut Writer<'_>,
    value: &AuthLoginTerminal<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"login_id\":\"");
    w.content(&value.login_id, &rules::LOGIN_ID)?;
    w.literal(b"\"");
    if let Some(inner) = &value.provider_id {
        w.literal(b",\"provider_id\":");
        w.text_value(inner, &rules::PROVIDER_ID)?;
    }
    w.literal(b",\"state\":\"");
    w.bare(value.state.as_str());
    w.literal(b"\",\"cleanup_complete\":true}");
    Ok(())
}
pub(crate) fn auth_logout_request(
    w: &mut Writer<'_>,
    value: &AuthLogoutRequest<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"provider_id\":\"");
    w.content(&value.provider_id, &rules::AUTH_LOGOUT_REQUEST_PROVIDER_ID)?;
    w.literal(b"\",\"confirmed\":true}");
    Ok(())
}
pub(crate) fn auth_logout_success(
    w: &mut Writer<'_>,
    value: &AuthLogoutSuccess<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"provider_id\":\"");
    w.content(&value.provider_id, &rules::PROVIDER_ID)?;
    w.literal(b"\",\"status\":\"logged_out\",\"removed\":");
    w.boolean(value.removed);
    w.literal(b",\"environment_unchanged\":true}");
    Ok(())
}
pub(crate) fn auth_provider(
    w: &mut Writer<'_>,
    value: &AuthProvider<'_>,
) -> Result<(), Stop> {
    let mut broken = None;
    judge::auth_provider(
        value,
        &mut |rule, code| {
            broken.get_or_insert((rule, code));
        },
    );
    if let Some((rule, code)) = broken {
        return w.fail(rule, code);
    }
    w.literal(b"{\"provider_id\":\"");
    w.content(&value.provider_id, &rules::PROVIDER_ID)?;
    w.literal(b"\",\"auth_method\":\"");
    w.bare(value.auth_method.as_str());
    w.literal(b"\",\"source\":\"");
    w.bare(value.source.as_str());
    w.literal(b"\",\"readiness\":\"");
    w.bare(value.readiness.as_str());
    w.literal(b"\",\"ready\":");
    w.boolean(value.ready);
    w.literal(b"}");
    Ok(())
}
pub(crate) fn auth_status_request(
    w: &mut Writer<'_>,
    value: &AuthStatusRequest,
) -> Result<(), Stop> {
    let _ = value;
    w.literal(b"{}");
    Ok(())
}
pub(crate) fn auth_status_success(
    w: &mut Writer<'_>,
    value: &AuthStatusSuccess<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"providers\":");
    w.list(
        &value.providers,
        &rules::AUTH_STATUS_SUCCESS_PROVIDERS,
        |w, inner| {
            auth_provider(w, inner)?;
            Ok(())
        },
    )?;
    w.literal(b"}");
    Ok(())
}
