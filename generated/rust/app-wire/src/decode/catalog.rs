// @generated from schema/app-service by codegen. Do not edit.
//! Decoders of the types of `schema/app-service/catalog.json`.
//! Each tries the order of the schema first and takes any other after that.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
pub(crate) fn catalog_models_request<'a>(
    r: &mut Reader<'a>,
) -> Result<CatalogModelsRequest<'a>, Stop> {
    r.either(catalog_models_request_in_order, catalog_models_request_in_any_order)
}
#[inline]
fn catalog_models_request_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<CatalogModelsRequest<'a>, Stop> {
    r.pass(b"{\"provider_id\":")?;
    let m_provider_id = r.text_value(&rules::PROVIDER_ID)?;
    let m_offset = if r.literal(b",\"offset\":") {
        Some(r.integer(&rules::CATALOG_MODELS_REQUEST_OFFSET).map(|value| value as u32)?)
    } else {
        None
    };
    let m_limit = if r.literal(b",\"limit\":") {
        Some(r.integer(&rules::CATALOG_MODELS_REQUEST_LIMIT).map(|value| value as u8)?)
    } else {
        None
    };
    r.pass(b"}")?;
    Ok(CatalogModelsRequest {
        provider_id: m_provider_id,
        offset: m_offset,
        limit: m_limit,
    })
}
#[cold]
fn catalog_models_request_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<CatalogModelsRequest<'a>, Stop> {
    const NAMES: &[&str] = &["provider_id", "offset", "limit"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_provider_id = None;
    let mut m_offset = None;
    let mut m_limit = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::PROVIDER_ID)
                    .map(|value| m_provider_id = Some(value))
            }
            Step::Known(1usize) => {
                r.integer(&rules::CATALOG_MODELS_REQUEST_OFFSET)
                    .map(|value| value as u32)
                    .map(|value| m_offset = Some(value))
            }
            Step::Known(2usize) => {
                r.integer(&rules::CATALOG_MODELS_REQUEST_LIMIT)
                    .map(|value| value as u8)
                    .map(|value| m_limit = Some(value))
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
    let value = CatalogModelsRequest {
        provider_id: m_provider_id,
        offset: m_offset,
        limit: m_limit,
    };
    Ok(value)
}
pub(crate) fn catalog_models_success<'a>(
    r: &mut Reader<'a>,
) -> Result<CatalogModelsSuccess<'a>, Stop> {
    r.either(catalog_models_success_in_order, catalog_models_success_in_any_order)
}
#[inline]
fn catalog_models_success_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<CatalogModelsSuccess<'a>, Stop> {
    r.deeper()?;
    r.pass(b"{\"entries\":")?;
    let m_entries = r.list(&rules::CATALOG_MODELS_SUCCESS_ENTRIES, |r| model_entry(r))?;
    r.pass(b",\"next_offset\":")?;
    let m_next_offset = if r.literal(b"null") {
        None
    } else {
        Some(
            r
                .integer(&rules::CATALOG_MODELS_SUCCESS_NEXT_OFFSET)
                .map(|value| value as u32)?,
        )
    };
    r.pass(b",\"state\":")?;
    let m_state = r.choice(&rules::CATALOG_STATE).map(|index| CatalogState::ALL[index])?;
    r.pass(b",\"refresh\":\"cache_only\"}")?;
    r.shallower();
    let value = CatalogModelsSuccess {
        entries: m_entries,
        next_offset: m_next_offset,
        state: m_state,
    };
    let mut right = true;
    judge::catalog_models_success(&value, &mut |_, _| right = false);
    if right { Ok(value) } else { Err(Stop) }
}
#[cold]
fn catalog_models_success_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<CatalogModelsSuccess<'a>, Stop> {
    const NAMES: &[&str] = &["entries", "next_offset", "state", "refresh"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_entries = None;
    let mut m_next_offset = None;
    let mut m_state = None;
    let mut m_refresh = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.list(&rules::CATALOG_MODELS_SUCCESS_ENTRIES, |r| model_entry(r))
                    .map(|value| m_entries = Some(value))
            }
            Step::Known(1usize) => {
                if r.null() {
                    m_next_offset = Some(None);
                    Ok(())
                } else {
                    r.integer(&rules::CATALOG_MODELS_SUCCESS_NEXT_OFFSET)
                        .map(|value| value as u32)
                        .map(|value| m_next_offset = Some(Some(value)))
                }
            }
            Step::Known(2usize) => {
                r.choice(&rules::CATALOG_STATE)
                    .map(|index| CatalogState::ALL[index])
                    .map(|value| m_state = Some(value))
            }
            Step::Known(3usize) => {
                r.constant_text("cache_only", Codes::DEFAULT)
                    .map(|value| m_refresh = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_entries = r.require(&object, 0usize, "entries", m_entries, DEFAULT_CODE);
    let m_next_offset = r
        .require(&object, 1usize, "next_offset", m_next_offset, DEFAULT_CODE);
    let m_state = r.require(&object, 2usize, "state", m_state, DEFAULT_CODE);
    let m_refresh = r.require(&object, 3usize, "refresh", m_refresh, DEFAULT_CODE);
    let m_entries = m_entries?;
    let m_next_offset = m_next_offset?;
    let m_state = m_state?;
    m_refresh?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = CatalogModelsSuccess {
        entries: m_entries,
        next_offset: m_next_offset,
        state: m_state,
    };
    let end = r.offset() - 1;
    judge::catalog_models_success(&value, &mut |rule, code| r.note(end, rule, code));
    if r.faulty() {
        return Err(Stop);
    }
    Ok(value)
}
pub(crate) fn catalog_providers_request(
    r: &mut Reader<'_>,
) -> Result<CatalogProvidersRequest, Stop> {
    r.either(catalog_providers_request_in_order, catalog_providers_request_in_any_order)
}
#[inline]
fn catalog_providers_request_in_order(
    r: &mut Reader<'_>,
) -> Result<CatalogProvidersRequest, Stop> {
    r.pass(b"{")?;
    let mut first = true;
    let m_offset = if r.named(&mut first, b",\"offset\":") {
        Some(
            r
                .integer(&rules::CATALOG_PROVIDERS_REQUEST_OFFSET)
                .map(|value| value as u32)?,
        )
    } else {
        None
    };
    let m_limit = if r.named(&mut first, b",\"limit\":") {
        Some(
            r.integer(&rules::CATALOG_PROVIDERS_REQUEST_LIMIT).map(|value| value as u8)?,
        )
    } else {
        None
    };
    r.pass(b"}")?;
    let _ = first;
    Ok(CatalogProvidersRequest {
        offset: m_offset,
        limit: m_limit,
    })
}
#[cold]
fn catalog_providers_request_in_any_order(
    r: &mut Reader<'_>,
) -> Result<CatalogProvidersRequest, Stop> {
    const NAMES: &[&str] = &["offset", "limit"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_offset = None;
    let mut m_limit = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.integer(&rules::CATALOG_PROVIDERS_REQUEST_OFFSET)
                    .map(|value| value as u32)
                    .map(|value| m_offset = Some(value))
            }
            Step::Known(1usize) => {
                r.integer(&rules::CATALOG_PROVIDERS_REQUEST_LIMIT)
                    .map(|value| value as u8)
                    .map(|value| m_limit = Some(value))
            }
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
    let value = CatalogProvidersRequest {
        offset: m_offset,
        limit: m_limit,
    };
    Ok(value)
}
pub(crate) fn catalog_providers_success<'a>(
    r: &mut Reader<'a>,
) -> Result<CatalogProvidersSuccess<'a>, Stop> {
    r.either(catalog_providers_success_in_order, catalog_providers_success_in_any_order)
}
#[inline]
fn catalog_providers_success_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<CatalogProvidersSuccess<'a>, Stop> {
    r.deeper()?;
    r.pass(b"{\"entries\":")?;
    let m_entries = r
        .list(&rules::CATALOG_PROVIDERS_SUCCESS_ENTRIES, |r| provider_entry(r))?;
    r.pass(b",\"next_offset\":")?;
    let m_next_offset = if r.literal(b"null") {
        None
    } else {
        Some(
            r
                .integer(&rules::CATALOG_PROVIDERS_SUCCESS_NEXT_OFFSET)
                .map(|value| value as u32)?,
        )
    };
    r.pass(b",\"refresh\":\"cache_only\"}")?;
    r.shallower();
    Ok(CatalogProvidersSuccess {
        entries: m_entries,
        next_offset: m_next_offset,
    })
}
#[cold]
fn catalog_providers_success_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<CatalogProvidersSuccess<'a>, Stop> {
    const NAMES: &[&str] = &["entries", "next_offset", "refresh"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_entries = None;
    let mut m_next_offset = None;
    let mut m_refresh = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.list(&rules::CATALOG_PROVIDERS_SUCCESS_ENTRIES, |r| provider_entry(r))
                    .map(|value| m_entries = Some(value))
            }
            Step::Known(1usize) => {
                if r.null() {
                    m_next_offset = Some(None);
                    Ok(())
                } else {
                    r.integer(&rules::CATALOG_PROVIDERS_SUCCESS_NEXT_OFFSET)
                        .map(|value| value as u32)
                        .map(|value| m_next_offset = Some(Some(value)))
                }
            }
            Step::Known(2usize) => {
                r.constant_text("cache_only", Codes::DEFAULT)
                    .map(|value| m_refresh = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_entries = r.require(&object, 0usize, "entries", m_entries, DEFAULT_CODE);
    let m_next_offset = r
        .require(&object, 1usize, "next_offset", m_next_offset, DEFAULT_CODE);
    let m_refresh = r.require(&object, 2usize, "refresh", m_refresh, DEFAULT_CODE);
    let m_entries = m_entries?;
    let m_next_offset = m_next_offset?;
    m_refresh?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = CatalogProvidersSuccess {
        entries: m_entries,
        next_offset: m_next_offset,
    };
    Ok(value)
}
pub(crate) fn catalog_refresh_request<'a>(
    r: &mut Reader<'a>,
) -> Result<CatalogRefreshRequest<'a>, Stop> {
    r.either(catalog_refresh_request_in_order, catalog_refresh_request_in_any_order)
}
#[inline]
fn catalog_refresh_request_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<CatalogRefreshRequest<'a>, Stop> {
    r.pass(b"{\"provider_id\":")?;
    let m_provider_id = r.text_value(&rules::PROVIDER_ID)?;
    r.pass(b"}")?;
    Ok(CatalogRefreshRequest {
        provider_id: m_provider_id,
    })
}
#[cold]
fn catalog_refresh_request_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<CatalogRefreshRequest<'a>, Stop> {
    const NAMES: &[&str] = &["provider_id"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_provider_id = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::PROVIDER_ID)
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
    let value = CatalogRefreshRequest {
        provider_id: m_provider_id,
    };
    Ok(value)
}
pub(crate) fn catalog_refresh_success<'a>(
    r: &mut Reader<'a>,
) -> Result<CatalogRefreshSuccess<'a>, Stop> {
    r.either(catalog_refresh_success_in_order, catalog_refresh_success_in_any_order)
}
#[inline]
fn catalog_refresh_success_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<CatalogRefreshSuccess<'a>, Stop> {
    r.pass(b"{\"provider_id\":")?;
    let m_provider_id = r.text_value(&rules::PROVIDER_ID)?;
    r.pass(b",\"state\":")?;
    let m_state = r.choice(&rules::CATALOG_STATE).map(|index| CatalogState::ALL[index])?;
    r.pass(b"}")?;
    Ok(CatalogRefreshSuccess {
        provider_id: m_provider_id,
        state: m_state,
    })
}
#[cold]
fn catalog_refresh_success_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<CatalogRefreshSuccess<'a>, Stop> {
    const NAMES: &[&str] = &["provider_id", "state"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_provider_id = None;
    let mut m_state = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::PROVIDER_ID)
                    .map(|value| m_provider_id = Some(value))
            }
            Step::Known(1usize) => {
                r.choice(&rules::CATALOG_STATE)
                    .map(|index| CatalogState::ALL[index])
                    .map(|value| m_state = Some(value))
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
    let m_state = r.require(&object, 1usize, "state", m_state, DEFAULT_CODE);
    let m_provider_id = m_provider_id?;
    let m_state = m_state?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = CatalogRefreshSuccess {
        provider_id: m_provider_id,
        state: m_state,
    };
    Ok(value)
}
pub(crate) fn model_entry<'a>(r: &mut Reader<'a>) -> Result<ModelEntry<'a>, Stop> {
    r.either(model_entry_in_order, model_entry_in_any_order)
}
#[inline]
fn model_entry_in_order<'a>(r: &mut Reader<'a>) -> Result<ModelEntry<'a>, Stop> {
    r.deeper()?;
    r.pass(b"{\"provider_id\":")?;
    let m_provider_id = r.text_value(&rules::PROVIDER_ID)?;
    r.pass(b",\"model_id\":")?;
    let m_model_id = r.text_value(&rules::MODEL_ID)?;
    r.pass(b",\"label\":")?;
    let m_label = r.text_value(&rules::LABEL)?;
    r.pass(b",\"available\":")?;
    let m_available = r.boolean(DEFAULT_CODE)?;
    r.pass(b",\"context_window\":")?;
    let m_context_window = if r.literal(b"null") {
        None
    } else {
        Some(r.integer(&rules::COUNT).map(|value| value as u64)?)
    };
    r.pass(b",\"max_output_tokens\":")?;
    let m_max_output_tokens = if r.literal(b"null") {
        None
    } else {
        Some(r.integer(&rules::COUNT).map(|value| value as u64)?)
    };
    r.pass(b",\"available_thinking_levels\":")?;
    let m_available_thinking_levels = r
        .list(
            &rules::MODEL_ENTRY_AVAILABLE_THINKING_LEVELS,
            |r| r.choice(&rules::THINKING_LEVEL).map(|index| ThinkingLevel::ALL[index]),
        )?;
    r.pass(b"}")?;
    r.shallower();
    Ok(ModelEntry {
        provider_id: m_provider_id,
        model_id: m_model_id,
        label: m_label,
        available: m_available,
        context_window: m_context_window,
        max_output_tokens: m_max_output_tokens,
        available_thinking_levels: m_available_thinking_levels,
    })
}
#[cold]
fn model_entry_in_any_order<'a>(r: &mut Reader<'a>) -> Result<ModelEntry<'a>, Stop> {
    const NAMES: &[&str] = &[
        "provider_id",
        "model_id",
        "label",
        "available",
        "context_window",
        "max_output_tokens",
        "available_thinking_levels",
    ];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_provider_id = None;
    let mut m_model_id = None;
    let mut m_label = None;
    let mut m_available = None;
    let mut m_context_window = None;
    let mut m_max_output_tokens = None;
    let mut m_available_thinking_levels = None;
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
            Step::Known(2usize) => {
                r.text_value(&rules::LABEL).map(|value| m_label = Some(value))
            }
            Step::Known(3usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_available = Some(value))
            }
            Step::Known(4usize) => {
                if r.null() {
                    m_context_window = Some(None);
                    Ok(())
                } else {
                    r.integer(&rules::COUNT)
                        .map(|value| value as u64)
                        .map(|value| m_context_window = Some(Some(value)))
                }
            }
            Step::Known(5usize) => {
                if r.null() {
                    m_max_output_tokens = Some(None);
                    Ok(())
                } else {
                    r.integer(&rules::COUNT)
                        .map(|value| value as u64)
                        .map(|value| m_max_output_tokens = Some(Some(value)))
                }
            }
            Step::Known(6usize) => {
                r.list(
                        &rules::MODEL_ENTRY_AVAILABLE_THINKING_LEVELS,
                        |r| {
                            r
                                .choice(&rules::THINKING_LEVEL)
                                .map(|index| ThinkingLevel::ALL[index])
                        },
                    )
                    .map(|value| m_available_thinking_levels = Some(value))
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
    let m_label = r.require(&object, 2usize, "label", m_label, DEFAULT_CODE);
    let m_available = r.require(&object, 3usize, "available", m_available, DEFAULT_CODE);
    let m_context_window = r
        .require(&object, 4usize, "context_window", m_context_window, DEFAULT_CODE);
    let m_max_output_tokens = r
        .require(
            &object,
            5usize,
            "max_output_tokens",
            m_max_output_tokens,
            DEFAULT_CODE,
        );
    let m_available_thinking_levels = r
        .require(
            &object,
            6usize,
            "available_thinking_levels",
            m_available_thinking_levels,
            DEFAULT_CODE,
        );
    let m_provider_id = m_provider_id?;
    let m_model_id = m_model_id?;
    let m_label = m_label?;
    let m_available = m_available?;
    let m_context_window = m_context_window?;
    let m_max_output_tokens = m_max_output_tokens?;
    let m_available_thinking_levels = m_available_thinking_levels?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = ModelEntry {
        provider_id: m_provider_id,
        model_id: m_model_id,
        label: m_label,
        available: m_available,
        context_window: m_context_window,
        max_output_tokens: m_max_output_tokens,
        available_thinking_levels: m_available_thinking_levels,
    };
    Ok(value)
}
pub(crate) fn provider_entry<'a>(r: &mut Reader<'a>) -> Result<ProviderEntry<'a>, Stop> {
    r.either(provider_entry_in_order, provider_entry_in_any_order)
}
#[inline]
fn provider_entry_in_order<'a>(r: &mut Reader<'a>) -> Result<ProviderEntry<'a>, Stop> {
    r.pass(b"{\"provider_id\":")?;
    let m_provider_id = r.text_value(&rules::PROVIDER_ID)?;
    r.pass(b",\"label\":")?;
    let m_label = r.text_value(&rules::LABEL)?;
    r.pass(b"}")?;
    Ok(ProviderEntry {
        provider_id: m_provider_id,
        label: m_label,
    })
}
#[cold]
fn provider_entry_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<ProviderEntry<'a>, Stop> {
    const NAMES: &[&str] = &["provider_id", "label"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_provider_id = None;
    let mut m_label = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::PROVIDER_ID)
                    .map(|value| m_provider_id = Some(value))
            }
            Step::Known(1usize) => {
                r.text_value(&rules::LABEL).map(|value| m_label = Some(value))
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
    let m_label = r.require(&object, 1usize, "label", m_label, DEFAULT_CODE);
    let m_provider_id = m_provider_id?;
    let m_label = m_label?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = ProviderEntry {
        provider_id: m_provider_id,
        label: m_label,
    };
    Ok(value)
}
