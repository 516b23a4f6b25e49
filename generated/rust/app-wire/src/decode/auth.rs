// @generated from schema/app-service by codegen. Do not edit.
//! Decoders of the types of `schema/app-service/auth.json`.
//! Each tries the order of the schema first and takes any other after that.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
pub(crate) fn auth_login_callback_request<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLoginCallbackRequest<'a>, Stop> {
    r.either(
        auth_login_callback_request_in_order,
        auth_login_callback_request_in_any_order,
    )
}
#[inline]
fn auth_login_callback_request_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLoginCallbackRequest<'a>, Stop> {
    r.pass(b"{\"login_id\":")?;
    let m_login_id = r.text_value(&rules::LOGIN_ID)?;
    r.pass(b",\"input\":")?;
    let m_input = r.text_value(&rules::AUTH_LOGIN_CALLBACK_REQUEST_INPUT)?;
    r.pass(b"}")?;
    Ok(AuthLoginCallbackRequest {
        login_id: m_login_id,
        input: m_input,
    })
}
#[cold]
fn auth_login_callback_request_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLoginCallbackRequest<'a>, Stop> {
    const NAMES: &[&str] = &["login_id", "input"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_login_id = None;
    let mut m_input = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::LOGIN_ID).map(|value| m_login_id = Some(value))
            }
            Step::Known(1usize) => {
                r.text_value(&rules::AUTH_LOGIN_CALLBACK_REQUEST_INPUT)
                    .map(|value| m_input = Some(value))
            }
            Step::End => break,
            _ => r.refuse(&object, DEFAULT_CODE),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_login_id = r.require(&object, 0usize, "login_id", m_login_id, DEFAULT_CODE);
    let m_input = r.require(&object, 1usize, "input", m_input, DEFAULT_CODE);
    let m_login_id = m_login_id?;
    let m_input = m_input?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = AuthLoginCallbackRequest {
        login_id: m_login_id,
        input: m_input,
    };
    Ok(value)
}
pub(crate) fn auth_login_callback_success(
    r: &mut Reader<'_>,
) -> Result<AuthLoginCallbackSuccess, Stop> {
    r.either(
        auth_login_callback_success_in_order,
        auth_login_callback_success_in_any_order,
    )
}
#[inline]
fn auth_login_callback_success_in_order(
    r: &mut Reader<'_>,
) -> Result<AuthLoginCallbackSuccess, Stop> {
    r.pass(b"{\"status\":\"submitted\"}")?;
    Ok(AuthLoginCallbackSuccess {})
}
#[cold]
fn auth_login_callback_success_in_any_order(
    r: &mut Reader<'_>,
) -> Result<AuthLoginCallbackSuccess, Stop> {
    const NAMES: &[&str] = &["status"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_status = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.constant_text("submitted", Codes::DEFAULT)
                    .map(|value| m_status = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_status = r.require(&object, 0usize, "status", m_status, DEFAULT_CODE);
    m_status?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = AuthLoginCallbackSuccess {};
    Ok(value)
}
pub(crate) fn auth_login_cancel_request<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLoginCancelRequest<'a>, Stop> {
    r.either(auth_login_cancel_request_in_order, auth_login_cancel_request_in_any_order)
}
#[inline]
fn auth_login_cancel_request_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLoginCancelRequest<'a>, Stop> {
    r.pass(b"{\"login_id\":")?;
    let m_login_id = r.text_value(&rules::LOGIN_ID)?;
    r.pass(b"}")?;
    Ok(AuthLoginCancelRequest {
        login_id: m_login_id,
    })
}
#[cold]
fn auth_login_cancel_request_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLoginCancelRequest<'a>, Stop> {
    const NAMES: &[&str] = &["login_id"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_login_id = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::LOGIN_ID).map(|value| m_login_id = Some(value))
            }
            Step::End => break,
            _ => r.refuse(&object, DEFAULT_CODE),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_login_id = r.require(&object, 0usize, "login_id", m_login_id, DEFAULT_CODE);
    let m_login_id = m_login_id?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = AuthLoginCancelRequest {
        login_id: m_login_id,
    };
    Ok(value)
}
pub(crate) fn auth_login_cancel_success(
    r: &mut Reader<'_>,
) -> Result<AuthLoginCancelSuccess, Stop> {
    r.either(auth_login_cancel_success_in_order, auth_login_cancel_success_in_any_order)
}
#[inline]
fn auth_login_cancel_success_in_order(
    r: &mut Reader<'_>,
) -> Result<AuthLoginCancelSuccess, Stop> {
    r.pass(b"{\"status\":\"cancellation_requested\"}")?;
    Ok(AuthLoginCancelSuccess {})
}
#[cold]
fn auth_login_cancel_success_in_any_order(
    r: &mut Reader<'_>,
) -> Result<AuthLoginCancelSuccess, Stop> {
    const NAMES: &[&str] = &["status"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_status = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.constant_text("cancellation_requested", Codes::DEFAULT)
                    .map(|value| m_status = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_status = r.require(&object, 0usize, "status", m_status, DEFAULT_CODE);
    m_status?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = AuthLoginCancelSuccess {};
    Ok(value)
}
pub(crate) fn auth_login_progress<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLoginProgress<'a>, Stop> {
    r.either(auth_login_progress_in_order, auth_login_progress_in_any_order)
}
#[inline]
fn auth_login_progress_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLoginProgress<'a>, Stop> {
    r.pass(b"{\"login_id\":")?;
    let m_login_id = r.text_value(&rules::LOGIN_ID)?;
    r.pass(b",\"provider_id\":")?;
    let m_provider_id = r.text_value(&rules::PROVIDER_ID)?;
    r.pass(b",\"state\":")?;
    let m_state = r
        .choice(&rules::AUTH_LOGIN_STATE)
        .map(|index| AuthLoginState::ALL[index])?;
    let m_url = if r.literal(b",\"url\":") {
        Some(r.text_value(&rules::AUTH_LOGIN_PROGRESS_URL)?)
    } else {
        None
    };
    let m_open_browser = r.literal(b",\"open_browser\":true");
    r.pass(b"}")?;
    let value = AuthLoginProgress {
        login_id: m_login_id,
        provider_id: m_provider_id,
        state: m_state,
        url: m_url,
        open_browser: m_open_browser,
    };
    let mut right = true;
    judge::auth_login_progress(&value, &mut |_, _| right = false);
    if right { Ok(value) } else { Err(Stop) }
}
#[cold]
fn auth_login_progress_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLoginProgress<'a>, Stop> {
    const NAMES: &[&str] = &["login_id", "provider_id", "state", "url", "open_browser"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_login_id = None;
    let mut m_provider_id = None;
    let mut m_state = None;
    let mut m_url = None;
    let mut m_open_browser = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::LOGIN_ID).map(|value| m_login_id = Some(value))
            }
            Step::Known(1usize) => {
                r.text_value(&rules::PROVIDER_ID)
                    .map(|value| m_provider_id = Some(value))
            }
            Step::Known(2usize) => {
                r.choice(&rules::AUTH_LOGIN_STATE)
                    .map(|index| AuthLoginState::ALL[index])
                    .map(|value| m_state = Some(value))
            }
            Step::Known(3usize) => {
                r.text_value(&rules::AUTH_LOGIN_PROGRESS_URL)
                    .map(|value| m_url = Some(value))
            }
            Step::Known(4usize) => {
                r.constant_boolean(true, Codes::DEFAULT)
                    .map(|value| m_open_browser = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_login_id = r.require(&object, 0usize, "login_id", m_login_id, DEFAULT_CODE);
    let m_provider_id = r
        .require(&object, 1usize, "provider_id", m_provider_id, DEFAULT_CODE);
    let m_state = r.require(&object, 2usize, "state", m_state, DEFAULT_CODE);
    let m_login_id = m_login_id?;
    let m_provider_id = m_provider_id?;
    let m_state = m_state?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = AuthLoginProgress {
        login_id: m_login_id,
        provider_id: m_provider_id,
        state: m_state,
        url: m_url,
        open_browser: m_open_browser.is_some(),
    };
    let end = r.offset() - 1;
    judge::auth_login_progress(&value, &mut |rule, code| r.note(end, rule, code));
    if r.faulty() {
        return Err(Stop);
    }
    Ok(value)
}
pub(crate) fn auth_login_start_request<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLoginStartRequest<'a>, Stop> {
    r.either(auth_login_start_request_in_order, auth_login_start_request_in_any_order)
}
#[inline]
fn auth_login_start_request_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLoginStartRequest<'a>, Stop> {
    r.pass(b"{\"provider_id\":")?;
    let m_provider_id = r.text_value(&rules::AUTH_LOGIN_START_REQUEST_PROVIDER_ID)?;
    r.pass(b"}")?;
    Ok(AuthLoginStartRequest {
        provider_id: m_provider_id,
    })
}
#[cold]
fn auth_login_start_request_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLoginStartRequest<'a>, Stop> {
    const NAMES: &[&str] = &["provider_id"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_provider_id = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::AUTH_LOGIN_START_REQUEST_PROVIDER_ID)
                    .map(|value| m_provider_id = Some(value))
            }
            Step::End => break,
            _ => r.refuse(&object, DEFAULT_CODE),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_provider_id = r
        .require(&object, 0usize, "provider_id", m_provider_id, DEFAULT_CODE);
    let m_provider_id = m_provider_id?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = AuthLoginStartRequest {
        provider_id: m_provider_id,
    };
    Ok(value)
}
pub(crate) fn auth_login_start_success<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLoginStartSuccess<'a>, Stop> {
    r.either(auth_login_start_success_in_order, auth_login_start_success_in_any_order)
}
#[inline]
fn auth_login_start_success_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLoginStartSuccess<'a>, Stop> {
    r.pass(b"{\"login_id\":")?;
    let m_login_id = r.text_value(&rules::LOGIN_ID)?;
    r.pass(b",\"provider_id\":")?;
    let m_provider_id = r.text_value(&rules::PROVIDER_ID)?;
    r.pass(b",\"status\":\"started\"}")?;
    Ok(AuthLoginStartSuccess {
        login_id: m_login_id,
        provider_id: m_provider_id,
    })
}
#[cold]
fn auth_login_start_success_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLoginStartSuccess<'a>, Stop> {
    const NAMES: &[&str] = &["login_id", "provider_id", "status"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_login_id = None;
    let mut m_provider_id = None;
    let mut m_status = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::LOGIN_ID).map(|value| m_login_id = Some(value))
            }
            Step::Known(1usize) => {
                r.text_value(&rules::PROVIDER_ID)
                    .map(|value| m_provider_id = Some(value))
            }
            Step::Known(2usize) => {
                r.constant_text("started", Codes::DEFAULT)
                    .map(|value| m_status = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_login_id = r.require(&object, 0usize, "login_id", m_login_id, DEFAULT_CODE);
    let m_provider_id = r
        .require(&object, 1usize, "provider_id", m_provider_id, DEFAULT_CODE);
    let m_status = r.require(&object, 2usize, "status", m_status, DEFAULT_CODE);
    let m_login_id = m_login_id?;
    let m_provider_id = m_provider_id?;
    m_status?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = AuthLoginStartSuccess {
        login_id: m_login_id,
        provider_id: m_provider_id,
    };
    Ok(value)
}
pub(crate) fn auth_login_terminal<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLoginTerminal<'a>, Stop> {
    r.either(auth_login_terminal_in_order, auth_login_terminal_in_any_order)
}
#[inline]
fn auth_login_terminal_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLoginTerminal<'a>, Stop> {
    r.pass(b"{\"login_id\":")?;
    let m_login_id = r.text_value(&rules::LOGIN_ID)?;
    let m_provider_id = if r.literal(b",\"provider_id\":") {
        Some(r.text_value(&rules::PROVIDER_ID)?)
    } else {
        None
    };
    r.pass(b",\"state\":")?;
    let m_state = r
        .choice(&rules::AUTH_LOGIN_OUTCOME)
        .map(|index| AuthLoginOutcome::ALL[index])?;
    r.pass(b",\"cleanup_complete\":true}")?;
    Ok(AuthLoginTerminal {
        login_id: m_login_id,
        provider_id: m_provider_id,
        state: m_state,
    })
}
#[cold]
fn auth_login_terminal_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLoginTerminal<'a>, Stop> {
    const NAMES: &[&str] = &["login_id", "provider_id", "state", "cleanup_complete"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_login_id = None;
    let mut m_provider_id = None;
    let mut m_state = None;
    let mut m_cleanup_complete = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::LOGIN_ID).map(|value| m_login_id = Some(value))
            }
            Step::Known(1usize) => {
                r.text_value(&rules::PROVIDER_ID)
                    .map(|value| m_provider_id = Some(value))
            }
            Step::Known(2usize) => {
                r.choice(&rules::AUTH_LOGIN_OUTCOME)
                    .map(|index| AuthLoginOutcome::ALL[index])
                    .map(|value| m_state = Some(value))
            }
            Step::Known(3usize) => {
                r.constant_boolean(true, Codes::DEFAULT)
                    .map(|value| m_cleanup_complete = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_login_id = r.require(&object, 0usize, "login_id", m_login_id, DEFAULT_CODE);
    let m_state = r.require(&object, 2usize, "state", m_state, DEFAULT_CODE);
    let m_cleanup_complete = r
        .require(&object, 3usize, "cleanup_complete", m_cleanup_complete, DEFAULT_CODE);
    let m_login_id = m_login_id?;
    let m_state = m_state?;
    m_cleanup_complete?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = AuthLoginTerminal {
        login_id: m_login_id,
        provider_id: m_provider_id,
        state: m_state,
    };
    Ok(value)
}
pub(crate) fn auth_logout_request<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLogoutRequest<'a>, Stop> {
    r.either(auth_logout_request_in_order, auth_logout_request_in_any_order)
}
#[inline]
fn auth_logout_request_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLogoutRequest<'a>, Stop> {
    r.pass(b"{\"provider_id\":")?;
    let m_provider_id = r.text_value(&rules::AUTH_LOGOUT_REQUEST_PROVIDER_ID)?;
    r.pass(b",\"confirmed\":true}")?;
    Ok(AuthLogoutRequest {
        provider_id: m_provider_id,
    })
}
#[cold]
fn auth_logout_request_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLogoutRequest<'a>, Stop> {
    const NAMES: &[&str] = &["provider_id", "confirmed"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_provider_id = None;
    let mut m_confirmed = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::AUTH_LOGOUT_REQUEST_PROVIDER_ID)
                    .map(|value| m_provider_id = Some(value))
            }
            Step::Known(1usize) => {
                r.constant_boolean(
                        true,
                        Codes {
                            kind: DEFAULT_CODE,
                            low: DEFAULT_CODE,
                            high: DEFAULT_CODE,
                            form: ErrorCode::ConfirmationRequired as Code,
                        },
                    )
                    .map(|value| m_confirmed = Some(value))
            }
            Step::End => break,
            _ => r.refuse(&object, DEFAULT_CODE),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_provider_id = r
        .require(&object, 0usize, "provider_id", m_provider_id, DEFAULT_CODE);
    let m_confirmed = r
        .require(
            &object,
            1usize,
            "confirmed",
            m_confirmed,
            ErrorCode::ConfirmationRequired as Code,
        );
    let m_provider_id = m_provider_id?;
    m_confirmed?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = AuthLogoutRequest {
        provider_id: m_provider_id,
    };
    Ok(value)
}
pub(crate) fn auth_logout_success<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLogoutSuccess<'a>, Stop> {
    r.either(auth_logout_success_in_order, auth_logout_success_in_any_order)
}
#[inline]
fn auth_logout_success_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLogoutSuccess<'a>, Stop> {
    r.pass(b"{\"provider_id\":")?;
    let m_provider_id = r.text_value(&rules::PROVIDER_ID)?;
    r.pass(b",\"status\":\"logged_out\",\"removed\":")?;
    let m_removed = r.boolean(DEFAULT_CODE)?;
    r.pass(b",\"environment_unchanged\":true}")?;
    Ok(AuthLogoutSuccess {
        provider_id: m_provider_id,
        removed: m_removed,
    })
}
#[cold]
fn auth_logout_success_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthLogoutSuccess<'a>, Stop> {
    const NAMES: &[&str] = &[
        "provider_id",
        "status",
        "removed",
        "environment_unchanged",
    ];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_provider_id = None;
    let mut m_status = None;
    let mut m_removed = None;
    let mut m_environment_unchanged = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::PROVIDER_ID)
                    .map(|value| m_provider_id = Some(value))
            }
            Step::Known(1usize) => {
                r.constant_text("logged_out", Codes::DEFAULT)
                    .map(|value| m_status = Some(value))
            }
            Step::Known(2usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_removed = Some(value))
            }
            Step::Known(3usize) => {
                r.constant_boolean(true, Codes::DEFAULT)
                    .map(|value| m_environment_unchanged = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_provider_id = r
        .require(&object, 0usize, "provider_id", m_provider_id, DEFAULT_CODE);
    let m_status = r.require(&object, 1usize, "status", m_status, DEFAULT_CODE);
    let m_removed = r.require(&object, 2usize, "removed", m_removed, DEFAULT_CODE);
    let m_environment_unchanged = r
        .require(
            &object,
            3usize,
            "environment_unchanged",
            m_environment_unchanged,
            DEFAULT_CODE,
        );
    let m_provider_id = m_provider_id?;
    m_status?;
    let m_removed = m_removed?;
    m_environment_unchanged?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = AuthLogoutSuccess {
        provider_id: m_provider_id,
        removed: m_removed,
    };
    Ok(value)
}
pub(crate) fn auth_provider<'a>(r: &mut Reader<'a>) -> Result<AuthProvider<'a>, Stop> {
    r.either(auth_provider_in_order, auth_provider_in_any_order)
}
#[inline]
fn auth_provider_in_order<'a>(r: &mut Reader<'a>) -> Result<AuthProvider<'a>, Stop> {
    r.pass(b"{\"provider_id\":")?;
    let m_provider_id = r.text_value(&rules::PROVIDER_ID)?;
    r.pass(b",\"auth_method\":")?;
    let m_auth_method = r
        .choice(&rules::AUTH_METHOD)
        .map(|index| AuthMethod::ALL[index])?;
    r.pass(b",\"source\":")?;
    let m_source = r.choice(&rules::AUTH_SOURCE).map(|index| AuthSource::ALL[index])?;
    r.pass(b",\"readiness\":")?;
    let m_readiness = r
        .choice(&rules::AUTH_READINESS)
        .map(|index| AuthReadiness::ALL[index])?;
    r.pass(b",\"ready\":")?;
    let m_ready = r.boolean(DEFAULT_CODE)?;
    r.pass(b"}")?;
    let value = AuthProvider {
        provider_id: m_provider_id,
        auth_method: m_auth_method,
        source: m_source,
        readiness: m_readiness,
        ready: m_ready,
    };
    let mut right = true;
    judge::auth_provider(&value, &mut |_, _| right = false);
    if right { Ok(value) } else { Err(Stop) }
}
#[cold]
fn auth_provider_in_any_order<'a>(r: &mut Reader<'a>) -> Result<AuthProvider<'a>, Stop> {
    const NAMES: &[&str] = &[
        "provider_id",
        "auth_method",
        "source",
        "readiness",
        "ready",
    ];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_provider_id = None;
    let mut m_auth_method = None;
    let mut m_source = None;
    let mut m_readiness = None;
    let mut m_ready = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::PROVIDER_ID)
                    .map(|value| m_provider_id = Some(value))
            }
            Step::Known(1usize) => {
                r.choice(&rules::AUTH_METHOD)
                    .map(|index| AuthMethod::ALL[index])
                    .map(|value| m_auth_method = Some(value))
            }
            Step::Known(2usize) => {
                r.choice(&rules::AUTH_SOURCE)
                    .map(|index| AuthSource::ALL[index])
                    .map(|value| m_source = Some(value))
            }
            Step::Known(3usize) => {
                r.choice(&rules::AUTH_READINESS)
                    .map(|index| AuthReadiness::ALL[index])
                    .map(|value| m_readiness = Some(value))
            }
            Step::Known(4usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_ready = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_provider_id = r
        .require(&object, 0usize, "provider_id", m_provider_id, DEFAULT_CODE);
    let m_auth_method = r
        .require(&object, 1usize, "auth_method", m_auth_method, DEFAULT_CODE);
    let m_source = r.require(&object, 2usize, "source", m_source, DEFAULT_CODE);
    let m_readiness = r.require(&object, 3usize, "readiness", m_readiness, DEFAULT_CODE);
    let m_ready = r.require(&object, 4usize, "ready", m_ready, DEFAULT_CODE);
    let m_provider_id = m_provider_id?;
    let m_auth_method = m_auth_method?;
    let m_source = m_source?;
    let m_readiness = m_readiness?;
    let m_ready = m_ready?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = AuthProvider {
        provider_id: m_provider_id,
        auth_method: m_auth_method,
        source: m_source,
        readiness: m_readiness,
        ready: m_ready,
    };
    let end = r.offset() - 1;
    judge::auth_provider(&value, &mut |rule, code| r.note(end, rule, code));
    if r.faulty() {
        return Err(Stop);
    }
    Ok(value)
}
pub(crate) fn auth_status_request(
    r: &mut Reader<'_>,
) -> Result<AuthStatusRequest, Stop> {
    r.either(auth_status_request_in_order, auth_status_request_in_any_order)
}
#[inline]
fn auth_status_request_in_order(r: &mut Reader<'_>) -> Result<AuthStatusRequest, Stop> {
    r.pass(b"{}")?;
    Ok(AuthStatusRequest {})
}
#[cold]
fn auth_status_request_in_any_order(
    r: &mut Reader<'_>,
) -> Result<AuthStatusRequest, Stop> {
    const NAMES: &[&str] = &[];
    let mut object = r.object(DEFAULT_CODE)?;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::End => break,
            _ => r.refuse(&object, DEFAULT_CODE),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    if r.faulty() {
        return Err(Stop);
    }
    let value = AuthStatusRequest {};
    Ok(value)
}
pub(crate) fn auth_status_success<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthStatusSuccess<'a>, Stop> {
    r.either(auth_status_success_in_order, auth_status_success_in_any_order)
}
#[inline]
fn auth_status_success_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthStatusSuccess<'a>, Stop> {
    r.deeper()?;
    r.pass(b"{\"providers\":")?;
    let m_providers = r
        .list(&rules::AUTH_STATUS_SUCCESS_PROVIDERS, |r| auth_provider(r))?;
    r.pass(b"}")?;
    r.shallower();
    Ok(AuthStatusSuccess {
        providers: m_providers,
    })
}
#[cold]
fn auth_status_success_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<AuthStatusSuccess<'a>, Stop> {
    const NAMES: &[&str] = &["providers"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_providers = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.list(&rules::AUTH_STATUS_SUCCESS_PROVIDERS, |r| auth_provider(r))
                    .map(|value| m_providers = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_providers = r.require(&object, 0usize, "providers", m_providers, DEFAULT_CODE);
    let m_providers = m_providers?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = AuthStatusSuccess {
        providers: m_providers,
    };
    Ok(value)
}
