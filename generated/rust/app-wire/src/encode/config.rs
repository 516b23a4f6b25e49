// @generated from schema/app-service by codegen. Do not edit.
//! Encoders of the types of `schema/app-service/config.json`.
//! Each checks what it writes against the same rules as the decoder.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
pub(crate) fn config_get_request(
    w: &mut Writer<'_>,
    value: &ConfigGetRequest,
) -> Result<(), Stop> {
    let _ = value;
    w.literal(b"{}");
    Ok(())
}
pub(crate) fn config_get_success(
    w: &mut Writer<'_>,
    value: &ConfigGetSuccess<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"selection\":");
    selection(w, &value.selection)?;
    w.literal(b",\"thinking_level\":\"");
    w.bare(value.thinking_level.as_str());
    w.literal(b"\",\"configured_thinking_level\":\"");
    w.bare(value.configured_thinking_level.as_str());
    w.literal(b"\",\"available_thinking_levels\":");
    w.list(
        &value.available_thinking_levels,
        &rules::CONFIG_GET_SUCCESS_AVAILABLE_THINKING_LEVELS,
        |w, inner| {
            w.choice(*inner as usize, &rules::THINKING_LEVEL)?;
            Ok(())
        },
    )?;
    w.literal(b",\"fast\":");
    w.boolean(value.fast);
    w.literal(b",\"precedence\":");
    w.list(
        &value.precedence,
        &rules::CONFIG_GET_SUCCESS_PRECEDENCE,
        |w, inner| {
            w.choice(*inner as usize, &rules::CONFIG_LAYER)?;
            Ok(())
        },
    )?;
    w.literal(b",\"writable_scopes\":");
    w.list(
        &value.writable_scopes,
        &rules::CONFIG_GET_SUCCESS_WRITABLE_SCOPES,
        |w, inner| {
            w.choice(*inner as usize, &rules::CONFIG_SCOPE)?;
            Ok(())
        },
    )?;
    w.literal(b",\"global_only\":");
    w.list(
        &value.global_only,
        &rules::CONFIG_GET_SUCCESS_GLOBAL_ONLY,
        |w, inner| {
            w.choice(*inner as usize, &rules::GLOBAL_SETTING)?;
            Ok(())
        },
    )?;
    w.literal(b"}");
    Ok(())
}
pub(crate) fn config_set_request(
    w: &mut Writer<'_>,
    value: &ConfigSetRequest<'_>,
) -> Result<(), Stop> {
    let mut broken = None;
    judge::config_set_request(
        value,
        &mut |rule, code| {
            broken.get_or_insert((rule, code));
        },
    );
    if let Some((rule, code)) = broken {
        return w.fail(rule, code);
    }
    w.literal(b"{\"scope\":\"");
    w.bare(value.scope.as_str());
    w.literal(b"\"");
    if let Some(inner) = &value.selection {
        w.literal(b",\"selection\":");
        selection_change(w, inner)?;
    }
    if let Some(inner) = &value.thinking_level {
        w.literal(b",\"thinking_level\":");
        w.choice(*inner as usize, &rules::THINKING_LEVEL)?;
    }
    if let Some(inner) = &value.fast {
        w.literal(b",\"fast\":");
        w.boolean(*inner);
    }
    w.literal(b"}");
    Ok(())
}
pub(crate) fn config_set_success(
    w: &mut Writer<'_>,
    value: &ConfigSetSuccess<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"persisted\":true,\"scope\":\"");
    w.bare(value.scope.as_str());
    w.literal(b"\",\"effective\":");
    config_get_success(w, &value.effective)?;
    w.literal(b"}");
    Ok(())
}
pub(crate) fn selection(w: &mut Writer<'_>, value: &Selection<'_>) -> Result<(), Stop> {
    w.literal(b"{\"provider_id\":\"");
    w.content(&value.provider_id, &rules::PROVIDER_ID)?;
    w.literal(b"\",\"model_id\":\"");
    w.content(&value.model_id, &rules::MODEL_ID)?;
    w.literal(b"\"}");
    Ok(())
}
pub(crate) fn selection_change(
    w: &mut Writer<'_>,
    value: &SelectionChange<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"provider_id\":\"");
    w.content(&value.provider_id, &rules::PROVIDER_ID)?;
    w.literal(b"\",\"model_id\":\"");
    w.content(&value.model_id, &rules::MODEL_ID)?;
    w.literal(b"\"}");
    Ok(())
}
