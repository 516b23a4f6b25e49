// @generated from schema/app-service by codegen. Do not edit.
//! Rules across the members of one object, for decoders and encoders alike.
//! Knows no bytes.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
pub(crate) fn activity_compaction(
    value: &ActivityCompaction<'_>,
    broken: &mut dyn FnMut(Rule, Code),
) {
    if !(if value.status == CompactionStatus::Triggered
        || value.status == CompactionStatus::Completed
    {
        value.current_tokens.is_some() && value.max_tokens.is_some()
    } else {
        value.current_tokens.is_none() && value.max_tokens.is_none()
    }) {
        broken(Rule::Across("counts-follow-status"), DEFAULT_CODE);
    }
    if !(if value.status == CompactionStatus::Completed
        || value.status == CompactionStatus::Failed
        || value.status == CompactionStatus::Cancelled
    {
        value.replay_required
    } else {
        !value.replay_required
    }) {
        broken(Rule::Across("replay-follows-end"), DEFAULT_CODE);
    }
}
pub(crate) fn activity_lifecycle(
    value: &ActivityLifecycle<'_>,
    broken: &mut dyn FnMut(Rule, Code),
) {
    if !(if value.category == LifecycleCategory::Activity {
        value.parent_activity_id.is_none()
    } else {
        true
    }) {
        broken(Rule::Across("end-has-no-parent"), DEFAULT_CODE);
    }
}
pub(crate) fn auth_login_progress(
    value: &AuthLoginProgress<'_>,
    broken: &mut dyn FnMut(Rule, Code),
) {
    if !(if value.state == AuthLoginState::AuthorizationUrl {
        value.url.is_some() && value.open_browser
    } else {
        value.url.is_none() && !value.open_browser
    }) {
        broken(Rule::Across("address-comes-first"), DEFAULT_CODE);
    }
}
pub(crate) fn auth_provider(
    value: &AuthProvider<'_>,
    broken: &mut dyn FnMut(Rule, Code),
) {
    if !(if value.readiness == AuthReadiness::Ready {
        value.ready
    } else {
        !value.ready
    }) {
        broken(Rule::Across("ready-repeats-readiness"), DEFAULT_CODE);
    }
}
pub(crate) fn catalog_models_success(
    value: &CatalogModelsSuccess<'_>,
    broken: &mut dyn FnMut(Rule, Code),
) {
    if !(if value.state == CatalogState::Unavailable {
        value.entries.is_empty() && value.next_offset.is_none()
    } else {
        true
    }) {
        broken(Rule::Across("unavailable-is-empty"), DEFAULT_CODE);
    }
}
pub(crate) fn config_set_request(
    value: &ConfigSetRequest<'_>,
    broken: &mut dyn FnMut(Rule, Code),
) {
    if value.selection.is_none() && value.thinking_level.is_none()
        && value.fast.is_none()
    {
        broken(Rule::AtLeastOneOf, DEFAULT_CODE);
    }
    if !(if value.scope == ConfigScope::Project { value.fast.is_none() } else { true }) {
        broken(Rule::Across("fast-is-global"), ErrorCode::InvalidScope as Code);
    }
}
pub(crate) fn session_list_success(
    value: &SessionListSuccess<'_>,
    broken: &mut dyn FnMut(Rule, Code),
) {
    if !(if value.truncated { value.next_after.is_some() } else { true }) {
        broken(Rule::Across("truncated-goes-on"), DEFAULT_CODE);
    }
}
pub(crate) fn session_replay_success(
    value: &SessionReplaySuccess<'_>,
    broken: &mut dyn FnMut(Rule, Code),
) {
    if !(if value.resync_required { value.events.is_empty() } else { true }) {
        broken(Rule::Across("resync-is-empty"), DEFAULT_CODE);
    }
}
