// @generated from schema/app-service by codegen. Do not edit.
//! Encoders of the types of `schema/app-service/catalog.json`.
//! Each checks what it writes against the same rules as the decoder.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
pub(crate) fn catalog_models_request(
    w: &mut Writer<'_>,
    value: &CatalogModelsRequest<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"provider_id\":\"");
    w.content(&value.provider_id, &rules::PROVIDER_ID)?;
    w.literal(b"\"");
    if let Some(inner) = &value.offset {
        w.literal(b",\"offset\":");
        w.unsigned(u64::from(*inner), &rules::CATALOG_MODELS_REQUEST_OFFSET)?;
    }
    if let Some(inner) = &value.limit {
        w.literal(b",\"limit\":");
        w.unsigned(u64::from(*inner), &rules::CATALOG_MODELS_REQUEST_LIMIT)?;
    }
    w.literal(b"}");
    Ok(())
}
pub(crate) fn catalog_models_success(
    w: &mut Writer<'_>,
    value: &CatalogModelsSuccess<'_>,
) -> Result<(), Stop> {
    let mut broken = None;
    judge::catalog_models_success(
        value,
        &mut |rule, code| {
            broken.get_or_insert((rule, code));
        },
    );
    if let Some((rule, code)) = broken {
        return w.fail(rule, code);
    }
    w.literal(b"{\"entries\":");
    w.list(
        &value.entries,
        &rules::CATALOG_MODELS_SUCCESS_ENTRIES,
        |w, inner| {
            model_entry(w, inner)?;
            Ok(())
        },
    )?;
    w.literal(b",\"next_offset\":");
    match &value.next_offset {
        Some(inner) => {
            w.unsigned(u64::from(*inner), &rules::CATALOG_MODELS_SUCCESS_NEXT_OFFSET)?
        }
        None => w.literal(b"null"),
    }
    w.literal(b",\"state\":\"");
    w.bare(value.state.as_str());
    w.literal(b"\",\"refresh\":\"cache_only\"}");
    Ok(())
}
pub(crate) fn catalog_providers_request(
    w: &mut Writer<'_>,
    value: &CatalogProvidersRequest,
) -> Result<(), Stop> {
    let mut first = true;
    if let Some(inner) = &value.offset {
        w.member(&mut first, b"\"offset\":");
        w.unsigned(u64::from(*inner), &rules::CATALOG_PROVIDERS_REQUEST_OFFSET)?;
    }
    if let Some(inner) = &value.limit {
        w.member(&mut first, b"\"limit\":");
        w.unsigned(u64::from(*inner), &rules::CATALOG_PROVIDERS_REQUEST_LIMIT)?;
    }
    w.close(first);
    Ok(())
}
pub(crate) fn catalog_providers_success(
    w: &mut Writer<'_>,
    value: &CatalogProvidersSuccess<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"entries\":");
    w.list(
        &value.entries,
        &rules::CATALOG_PROVIDERS_SUCCESS_ENTRIES,
        |w, inner| {
            provider_entry(w, inner)?;
            Ok(())
        },
    )?;
    w.literal(b",\"next_offset\":");
    match &value.next_offset {
        Some(inner) => {
            w.unsigned(u64::from(*inner), &rules::CATALOG_PROVIDERS_SUCCESS_NEXT_OFFSET)?
        }
        None => w.literal(b"null"),
    }
    w.literal(b",\"refresh\":\"cache_only\"}");
    Ok(())
}
pub(crate) fn catalog_refresh_request(
    w: &mut Writer<'_>,
    value: &CatalogRefreshRequest<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"provider_id\":\"");
    w.content(&value.provider_id, &rules::PROVIDER_ID)?;
    w.literal(b"\"}");
    Ok(())
}
pub(crate) fn catalog_refresh_success(
    w: &mut Writer<'_>,
    value: &CatalogRefreshSuccess<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"provider_id\":\"");
    w.content(&value.provider_id, &rules::PROVIDER_ID)?;
    w.literal(b"\",\"state\":\"");
    w.bare(value.state.as_str());
    w.literal(b"\"}");
    Ok(())
}
pub(crate) fn model_entry(
    w: &mut Writer<'_>,
    value: &ModelEntry<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"provider_id\":\"");
    w.content(&value.provider_id, &rules::PROVIDER_ID)?;
    w.literal(b"\",\"model_id\":\"");
    w.content(&value.model_id, &rules::MODEL_ID)?;
    w.literal(b"\",\"label\":\"");
    w.content(&value.label, &rules::LABEL)?;
    w.literal(b"\",\"available\":");
    w.boolean(value.available);
    w.literal(b",\"context_window\":");
    match &value.context_window {
        Some(inner) => w.unsigned(*inner, &rules::COUNT)?,
        None => w.literal(b"null"),
    }
    w.literal(b",\"max_output_tokens\":");
    match &value.max_output_tokens {
        Some(inner) => w.unsigned(*inner, &rules::COUNT)?,
        None => w.literal(b"null"),
    }
    w.literal(b",\"available_thinking_levels\":");
    w.list(
        &value.available_thinking_levels,
        &rules::MODEL_ENTRY_AVAILABLE_THINKING_LEVELS,
        |w, inner| {
            w.choice(*inner as usize, &rules::THINKING_LEVEL)?;
            Ok(())
        },
    )?;
    w.literal(b"}");
    Ok(())
}
pub(crate) fn provider_entry(
    w: &mut Writer<'_>,
    value: &ProviderEntry<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"provider_id\":\"");
    w.content(&value.provider_id, &rules::PROVIDER_ID)?;
    w.literal(b"\",\"label\":\"");
    w.content(&value.label, &rules::LABEL)?;
    w.literal(b"\"}");
    Ok(())
}
