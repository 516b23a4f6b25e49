// @generated from schema/app-service by codegen. Do not edit.
//! Decoders of the types of `schema/app-service/config.json`.
//! Each tries the order of the schema first and takes any other after that.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
pub(crate) fn config_get_request(r: &mut Reader<'_>) -> Result<ConfigGetRequest, Stop> {
    r.either(config_get_request_in_order, config_get_request_in_any_order)
}
#[inline]
fn config_get_request_in_order(r: &mut Reader<'_>) -> Result<ConfigGetRequest, Stop> {
    r.pass(b"{}")?;
    Ok(ConfigGetRequest {})
}
#[cold]
fn config_get_request_in_any_order(
    r: &mut Reader<'_>,
) -> Result<ConfigGetRequest, Stop> {
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
    let value = ConfigGetRequest {};
    Ok(value)
}
pub(crate) fn config_get_success<'a>(
    r: &mut Reader<'a>,
) -> Result<ConfigGetSuccess<'a>, Stop> {
    r.either(config_get_success_in_order, config_get_success_in_any_order)
}
#[inline]
fn config_get_success_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<ConfigGetSuccess<'a>, Stop> {
    r.deeper()?;
    r.pass(b"{\"selection\":")?;
    let m_selection = selection(r)?;
    r.pass(b",\"thinking_level\":")?;
    let m_thinking_level = r
        .choice(&rules::THINKING_LEVEL)
        .map(|index| ThinkingLevel::ALL[index])?;
    r.pass(b",\"configured_thinking_level\":")?;
    let m_configured_thinking_level = r
        .choice(&rules::THINKING_LEVEL)
        .map(|index| ThinkingLevel::ALL[index])?;
    r.pass(b",\"available_thinking_levels\":")?;
    let m_available_thinking_levels = r
        .list(
            &rules::CONFIG_GET_SUCCESS_AVAILABLE_THINKING_LEVELS,
            |r| r.choice(&rules::THINKING_LEVEL).map(|index| ThinkingLevel::ALL[index]),
        )?;
    r.pass(b",\"fast\":")?;
    let m_fast = r.boolean(DEFAULT_CODE)?;
    r.pass(b",\"precedence\":")?;
    let m_precedence = r
        .list(
            &rules::CONFIG_GET_SUCCESS_PRECEDENCE,
            |r| r.choice(&rules::CONFIG_LAYER).map(|index| ConfigLayer::ALL[index]),
        )?;
    r.pass(b",\"writable_scopes\":")?;
    let m_writable_scopes = r
        .list(
            &rules::CONFIG_GET_SUCCESS_WRITABLE_SCOPES,
            |r| r.choice(&rules::CONFIG_SCOPE).map(|index| ConfigScope::ALL[index]),
        )?;
    r.pass(b",\"global_only\":")?;
    let m_global_only = r
        .list(
            &rules::CONFIG_GET_SUCCESS_GLOBAL_ONLY,
            |r| r.choice(&rules::GLOBAL_SETTING).map(|index| GlobalSetting::ALL[index]),
        )?;
    r.pass(b"}")?;
    r.shallower();
    Ok(ConfigGetSuccess {
        selection: m_selection,
        thinking_level: m_thinking_level,
        configured_thinking_level: m_configured_thinking_level,
        available_thinking_levels: m_available_thinking_levels,
        fast: m_fast,
        precedence: m_precedence,
        writable_scopes: m_writable_scopes,
        global_only: m_global_only,
    })
}
#[cold]
fn config_get_success_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<ConfigGetSuccess<'a>, Stop> {
    const NAMES: &[&str] = &[
        "selection",
        "thinking_level",
        "configured_thinking_level",
        "available_thinking_levels",
        "fast",
        "precedence",
        "writable_scopes",
        "global_only",
    ];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_selection = None;
    let mut m_thinking_level = None;
    let mut m_configured_thinking_level = None;
    let mut m_available_thinking_levels = None;
    let mut m_fast = None;
    let mut m_precedence = None;
    let mut m_writable_scopes = None;
    let mut m_global_only = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => selection(r).map(|value| m_selection = Some(value)),
            Step::Known(1usize) => {
                r.choice(&rules::THINKING_LEVEL)
                    .map(|index| ThinkingLevel::ALL[index])
                    .map(|value| m_thinking_level = Some(value))
            }
            Step::Known(2usize) => {
                r.choice(&rules::THINKING_LEVEL)
                    .map(|index| ThinkingLevel::ALL[index])
                    .map(|value| m_configured_thinking_level = Some(value))
            }
            Step::Known(3usize) => {
                r.list(
                        &rules::CONFIG_GET_SUCCESS_AVAILABLE_THINKING_LEVELS,
                        |r| {
                            r
                                .choice(&rules::THINKING_LEVEL)
                                .map(|index| ThinkingLevel::ALL[index])
                        },
                    )
                    .map(|value| m_available_thinking_levels = Some(value))
            }
            Step::Known(4usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_fast = Some(value))
            }
            Step::Known(5usize) => {
                r.list(
                        &rules::CONFIG_GET_SUCCESS_PRECEDENCE,
                        |r| {
                            r
                                .choice(&rules::CONFIG_LAYER)
                                .map(|index| ConfigLayer::ALL[index])
                        },
                    )
                    .map(|value| m_precedence = Some(value))
            }
            Step::Known(6usize) => {
                r.list(
                        &rules::CONFIG_GET_SUCCESS_WRITABLE_SCOPES,
                        |r| {
                            r
                                .choice(&rules::CONFIG_SCOPE)
                                .map(|index| ConfigScope::ALL[index])
                        },
                    )
                    .map(|value| m_writable_scopes = Some(value))
            }
            Step::Known(7usize) => {
                r.list(
                        &rules::CONFIG_GET_SUCCESS_GLOBAL_ONLY,
                        |r| {
                            r
                                .choice(&rules::GLOBAL_SETTING)
                                .map(|index| GlobalSetting::ALL[index])
                        },
                    )
                    .map(|value| m_global_only = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_selection = r.require(&object, 0usize, "selection", m_selection, DEFAULT_CODE);
    let m_thinking_level = r
        .require(&object, 1usize, "thinking_level", m_thinking_level, DEFAULT_CODE);
    let m_configured_thinking_level = r
        .require(
            &object,
            2usize,
            "configured_thinking_level",
            m_configured_thinking_level,
            DEFAULT_CODE,
        );
    let m_available_thinking_levels = r
        .require(
            &object,
            3usize,
            "available_thinking_levels",
            m_available_thinking_levels,
            DEFAULT_CODE,
        );
    let m_fast = r.require(&object, 4usize, "fast", m_fast, DEFAULT_CODE);
    let m_precedence = r
        .require(&object, 5usize, "precedence", m_precedence, DEFAULT_CODE);
    let m_writable_scopes = r
        .require(&object, 6usize, "writable_scopes", m_writable_scopes, DEFAULT_CODE);
    let m_global_only = r
        .require(&object, 7usize, "global_only", m_global_only, DEFAULT_CODE);
    let m_selection = m_selection?;
    let m_thinking_level = m_thinking_level?;
    let m_configured_thinking_level = m_configured_thinking_level?;
    let m_available_thinking_levels = m_available_thinking_levels?;
    let m_fast = m_fast?;
    let m_precedence = m_precedence?;
    let m_writable_scopes = m_writable_scopes?;
    let m_global_only = m_global_only?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = ConfigGetSuccess {
        selection: m_selection,
        thinking_level: m_thinking_level,
        configured_thinking_level: m_configured_thinking_level,
        available_thinking_levels: m_available_thinking_levels,
        fast: m_fast,
        precedence: m_precedence,
        writable_scopes: m_writable_scopes,
        global_only: m_global_only,
    };
    Ok(value)
}
pub(crate) fn config_set_request<'a>(
    r: &mut Reader<'a>,
) -> Result<ConfigSetRequest<'a>, Stop> {
    r.either(config_set_request_in_order, config_set_request_in_any_order)
}
#[inline]
fn config_set_request_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<ConfigSetRequest<'a>, Stop> {
    r.deeper()?;
    r.pass(b"{\"scope\":")?;
    let m_scope = r.choice(&rules::CONFIG_SCOPE).map(|index| ConfigScope::ALL[index])?;
    let m_selection = if r.literal(b",\"selection\":") {
        Some(selection_change(r)?)
    } else {
        None
    };
    let m_thinking_level = if r.literal(b",\"thinking_level\":") {
        Some(r.choice(&rules::THINKING_LEVEL).map(|index| ThinkingLevel::ALL[index])?)
    } else {
        None
    };
    let m_fast = if r.literal(b",\"fast\":") {
        Some(r.boolean(DEFAULT_CODE)?)
    } else {
        None
    };
    r.pass(b"}")?;
    r.shallower();
    let value = ConfigSetRequest {
        scope: m_scope,
        selection: m_selection,
        thinking_level: m_thinking_level,
        fast: m_fast,
    };
    let mut right = true;
    judge::config_set_request(&value, &mut |_, _| right = false);
    if right { Ok(value) } else { Err(Stop) }
}
#[cold]
fn config_set_request_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<ConfigSetRequest<'a>, Stop> {
    const NAMES: &[&str] = &["scope", "selection", "thinking_level", "fast"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_scope = None;
    let mut m_selection = None;
    let mut m_thinking_level = None;
    let mut m_fast = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.choice(&rules::CONFIG_SCOPE)
                    .map(|index| ConfigScope::ALL[index])
                    .map(|value| m_scope = Some(value))
            }
            Step::Known(1usize) => {
                selection_change(r).map(|value| m_selection = Some(value))
            }
            Step::Known(2usize) => {
                r.choice(&rules::THINKING_LEVEL)
                    .map(|index| ThinkingLevel::ALL[index])
                    .map(|value| m_thinking_level = Some(value))
            }
            Step::Known(3usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_fast = Some(value))
            }
            Step::End => break,
            _ => r.refuse(&object, DEFAULT_CODE),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_scope = r.require(&object, 0usize, "scope", m_scope, DEFAULT_CODE);
    let m_scope = m_scope?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = ConfigSetRequest {
        scope: m_scope,
        selection: m_selection,
        thinking_level: m_thinking_level,
        fast: m_fast,
    };
    let end = r.offset() - 1;
    judge::config_set_request(&value, &mut |rule, code| r.note(end, rule, code));
    if r.faulty() {
        return Err(Stop);
    }
    Ok(value)
}
pub(crate) fn config_set_success<'a>(
    r: &mut Reader<'a>,
) -> Result<ConfigSetSuccess<'a>, Stop> {
    r.either(config_set_success_in_order, config_set_success_in_any_order)
}
#[inline]
fn config_set_success_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<ConfigSetSuccess<'a>, Stop> {
    r.deeper()?;
    r.pass(b"{\"persisted\":true,\"scope\":")?;
    let m_scope = r.choice(&rules::CONFIG_SCOPE).map(|index| ConfigScope::ALL[index])?;
    r.pass(b",\"effective\":")?;
    let m_effective = config_get_success(r)?;
    r.pass(b"}")?;
    r.shallower();
    Ok(ConfigSetSuccess {
        scope: m_scope,
        effective: m_effective,
    })
}
#[cold]
fn config_set_success_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<ConfigSetSuccess<'a>, Stop> {
    const NAMES: &[&str] = &["persisted", "scope", "effective"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_persisted = None;
    let mut m_scope = None;
    let mut m_effective = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.constant_boolean(true, Codes::DEFAULT)
                    .map(|value| m_persisted = Some(value))
            }
            Step::Known(1usize) => {
                r.choice(&rules::CONFIG_SCOPE)
                    .map(|index| ConfigScope::ALL[index])
                    .map(|value| m_scope = Some(value))
            }
            Step::Known(2usize) => {
                config_get_success(r).map(|value| m_effective = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_persisted = r.require(&object, 0usize, "persisted", m_persisted, DEFAULT_CODE);
    let m_scope = r.require(&object, 1usize, "scope", m_scope, DEFAULT_CODE);
    let m_effective = r.require(&object, 2usize, "effective", m_effective, DEFAULT_CODE);
    m_persisted?;
    let m_scope = m_scope?;
    let m_effective = m_effective?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = ConfigSetSuccess {
        scope: m_scope,
        effective: m_effective,
    };
    Ok(value)
}
pub(crate) fn selection<'a>(r: &mut Reader<'a>) -> Result<Selection<'a>, Stop> {
    r.either(selection_in_order, selection_in_any_order)
}
#[inline]
fn selection_in_order<'a>(r: &mut Reader<'a>) -> Result<Selection<'a>, Stop> {
    r.pass(b"{\"provider_id\":")?;
    let m_provider_id = r.text_value(&rules::PROVIDER_ID)?;
    r.pass(b",\"model_id\":")?;
    let m_model_id = r.text_value(&rules::MODEL_ID)?;
    r.pass(b"}")?;
    Ok(Selection {
        provider_id: m_provider_id,
        model_id: m_model_id,
    })
}
#[cold]
fn selection_in_any_order<'a>(r: &mut Reader<'a>) -> Result<Selection<'a>, Stop> {
    const NAMES: &[&str] = &["provider_id", "model_id"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_provider_id = None;
    let mut m_model_id = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::PROVIDER_ID)
                    .map(|value| m_provider_id = Some(value))
            }
            Step::Known(1usize) => {
                r.text_value(&rules::MODEL_ID).map(|value| m_model_id = Some(value))
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
    let m_model_id = r.require(&object, 1usize, "model_id", m_model_id, DEFAULT_CODE);
    let m_provider_id = m_provider_id?;
    let m_model_id = m_model_id?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = Selection {
        provider_id: m_provider_id,
        model_id: m_model_id,
    };
    Ok(value)
}
pub(crate) fn selection_change<'a>(
    r: &mut Reader<'a>,
) -> Result<SelectionChange<'a>, Stop> {
    r.either(selection_change_in_order, selection_change_in_any_order)
}
#[inline]
fn selection_change_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<SelectionChange<'a>, Stop> {
    r.pass(b"{\"provider_id\":")?;
    let m_provider_id = r.text_value(&rules::PROVIDER_ID)?;
    r.pass(b",\"model_id\":")?;
    let m_model_id = r.text_value(&rules::MODEL_ID)?;
    r.pass(b"}")?;
    Ok(SelectionChange {
        provider_id: m_provider_id,
        model_id: m_model_id,
    })
}
#[cold]
fn selection_change_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<SelectionChange<'a>, Stop> {
    const NAMES: &[&str] = &["provider_id", "model_id"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_provider_id = None;
    let mut m_model_id = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::PROVIDER_ID)
                    .map(|value| m_provider_id = Some(value))
            }
            Step::Known(1usize) => {
                r.text_value(&rules::MODEL_ID).map(|value| m_model_id = Some(value))
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
    let m_model_id = r.require(&object, 1usize, "model_id", m_model_id, DEFAULT_CODE);
    let m_provider_id = m_provider_id?;
    let m_model_id = m_model_id?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = SelectionChange {
        provider_id: m_provider_id,
        model_id: m_model_id,
    };
    Ok(value)
}
