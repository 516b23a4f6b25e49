# @generated from schema/app-service by codegen. Do not edit.
"""From text to values, one function for each definition and record. None of them raises."""

from __future__ import annotations

from . import _forms, messages
from ._bounds import ENVELOPE, PAYLOAD
from ._door import decoded
from ._read import Input
from .fault import Fault


def decode_request(data: Input) -> messages.RequestRecord | Fault:
    """A request, strictly: what a service would take."""
    return decoded(_forms.RequestRecord, data, ENVELOPE)


def decode_response(data: Input) -> messages.ResponseRecord | Fault:
    """A response: tolerant of members that are not known."""
    return decoded(_forms.ResponseRecord, data, ENVELOPE)


def decode_event(data: Input) -> messages.EventRecord | Fault:
    """An event: tolerant of members that are not known."""
    return decoded(_forms.EventRecord, data, ENVELOPE)


def decode_record(data: Input) -> messages.AnyRecord | Fault:
    """Any record."""
    return decoded(_forms.AnyRecord, data, ENVELOPE)


def decode_activity(data: Input) -> messages.Activity | Fault:
    """A `Activity`."""
    return decoded(_forms.Activity, data, PAYLOAD)


def decode_activity_capabilities(data: Input) -> messages.ActivityCapabilities | Fault:
    """A `ActivityCapabilities`."""
    return decoded(_forms.ActivityCapabilities, data, PAYLOAD)


def decode_activity_compaction(data: Input) -> messages.ActivityCompaction | Fault:
    """A `ActivityCompaction`."""
    return decoded(_forms.ActivityCompaction, data, PAYLOAD)


def decode_activity_context(data: Input) -> messages.ActivityContext | Fault:
    """A `ActivityContext`."""
    return decoded(_forms.ActivityContext, data, PAYLOAD)


def decode_activity_id(data: Input) -> messages.ActivityId | Fault:
    """A `ActivityId`."""
    return decoded(_forms.ActivityId, data, PAYLOAD)


def decode_activity_lifecycle(data: Input) -> messages.ActivityLifecycle | Fault:
    """A `ActivityLifecycle`."""
    return decoded(_forms.ActivityLifecycle, data, PAYLOAD)


def decode_activity_reasoning_summary(data: Input) -> messages.ActivityReasoningSummary | Fault:
    """A `ActivityReasoningSummary`."""
    return decoded(_forms.ActivityReasoningSummary, data, PAYLOAD)


def decode_activity_tool(data: Input) -> messages.ActivityTool | Fault:
    """A `ActivityTool`."""
    return decoded(_forms.ActivityTool, data, PAYLOAD)


def decode_activity_usage(data: Input) -> messages.ActivityUsage | Fault:
    """A `ActivityUsage`."""
    return decoded(_forms.ActivityUsage, data, PAYLOAD)


def decode_advertised_event(data: Input) -> messages.AdvertisedEvent | Fault:
    """A `AdvertisedEvent`."""
    return decoded(_forms.AdvertisedEvent, data, PAYLOAD)


def decode_advertised_operation(data: Input) -> messages.AdvertisedOperation | Fault:
    """A `AdvertisedOperation`."""
    return decoded(_forms.AdvertisedOperation, data, PAYLOAD)


def decode_advertised_transport(data: Input) -> messages.AdvertisedTransport | Fault:
    """A `AdvertisedTransport`."""
    return decoded(_forms.AdvertisedTransport, data, PAYLOAD)


def decode_auth_login_callback_request(data: Input) -> messages.AuthLoginCallbackRequest | Fault:
    """A `AuthLoginCallbackRequest`."""
    return decoded(_forms.AuthLoginCallbackRequest, data, PAYLOAD)


def decode_auth_login_callback_success(data: Input) -> messages.AuthLoginCallbackSuccess | Fault:
    """A `AuthLoginCallbackSuccess`."""
    return decoded(_forms.AuthLoginCallbackSuccess, data, PAYLOAD)


def decode_auth_login_cancel_request(data: Input) -> messages.AuthLoginCancelRequest | Fault:
    """A `AuthLoginCancelRequest`."""
    return decoded(_forms.AuthLoginCancelRequest, data, PAYLOAD)


def decode_auth_login_cancel_success(data: Input) -> messages.AuthLoginCancelSuccess | Fault:
    """A `AuthLoginCancelSuccess`."""
    return decoded(_forms.AuthLoginCancelSuccess, data, PAYLOAD)


def decode_auth_login_outcome(data: Input) -> messages.AuthLoginOutcome | Fault:
    """A `AuthLoginOutcome`."""
    return decoded(_forms.AuthLoginOutcome, data, PAYLOAD)


def decode_auth_login_progress(data: Input) -> messages.AuthLoginProgress | Fault:
    """A `AuthLoginProgress`."""
    return decoded(_forms.AuthLoginProgress, data, PAYLOAD)


def decode_auth_login_start_request(data: Input) -> messages.AuthLoginStartRequest | Fault:
    """A `AuthLoginStartRequest`."""
    return decoded(_forms.AuthLoginStartRequest, data, PAYLOAD)


def decode_auth_login_start_success(data: Input) -> messages.AuthLoginStartSuccess | Fault:
    """A `AuthLoginStartSuccess`."""
    return decoded(_forms.AuthLoginStartSuccess, data, PAYLOAD)


def decode_auth_login_state(data: Input) -> messages.AuthLoginState | Fault:
    """A `AuthLoginState`."""
    return decoded(_forms.AuthLoginState, data, PAYLOAD)


def decode_auth_login_terminal(data: Input) -> messages.AuthLoginTerminal | Fault:
    """A `AuthLoginTerminal`."""
    return decoded(_forms.AuthLoginTerminal, data, PAYLOAD)


def decode_auth_logout_request(data: Input) -> messages.AuthLogoutRequest | Fault:
    """A `AuthLogoutRequest`."""
    return decoded(_forms.AuthLogoutRequest, data, PAYLOAD)


def decode_auth_logout_success(data: Input) -> messages.AuthLogoutSuccess | Fault:
    """A `AuthLogoutSuccess`."""
    return decoded(_forms.AuthLogoutSuccess, data, PAYLOAD)


def decode_auth_method(data: Input) -> messages.AuthMethod | Fault:
    """A `AuthMethod`."""
    return decoded(_forms.AuthMethod, data, PAYLOAD)


def decode_auth_provider(data: Input) -> messages.AuthProvider | Fault:
    """A `AuthProvider`."""
    return decoded(_forms.AuthProvider, data, PAYLOAD)


def decode_auth_readiness(data: Input) -> messages.AuthReadiness | Fault:
    """A `AuthReadiness`."""
    return decoded(_forms.AuthReadiness, data, PAYLOAD)


def decode_auth_source(data: Input) -> messages.AuthSource | Fault:
    """A `AuthSource`."""
    return decoded(_forms.AuthSource, data, PAYLOAD)


def decode_auth_status_request(data: Input) -> messages.AuthStatusRequest | Fault:
    """A `AuthStatusRequest`."""
    return decoded(_forms.AuthStatusRequest, data, PAYLOAD)


def decode_auth_status_success(data: Input) -> messages.AuthStatusSuccess | Fault:
    """A `AuthStatusSuccess`."""
    return decoded(_forms.AuthStatusSuccess, data, PAYLOAD)


def decode_capabilities_request(data: Input) -> messages.CapabilitiesRequest | Fault:
    """A `CapabilitiesRequest`."""
    return decoded(_forms.CapabilitiesRequest, data, PAYLOAD)


def decode_capabilities_success(data: Input) -> messages.CapabilitiesSuccess | Fault:
    """A `CapabilitiesSuccess`."""
    return decoded(_forms.CapabilitiesSuccess, data, PAYLOAD)


def decode_catalog_models_request(data: Input) -> messages.CatalogModelsRequest | Fault:
    """A `CatalogModelsRequest`."""
    return decoded(_forms.CatalogModelsRequest, data, PAYLOAD)


def decode_catalog_models_success(data: Input) -> messages.CatalogModelsSuccess | Fault:
    """A `CatalogModelsSuccess`."""
    return decoded(_forms.CatalogModelsSuccess, data, PAYLOAD)


def decode_catalog_providers_request(data: Input) -> messages.CatalogProvidersRequest | Fault:
    """A `CatalogProvidersRequest`."""
    return decoded(_forms.CatalogProvidersRequest, data, PAYLOAD)


def decode_catalog_providers_success(data: Input) -> messages.CatalogProvidersSuccess | Fault:
    """A `CatalogProvidersSuccess`."""
    return decoded(_forms.CatalogProvidersSuccess, data, PAYLOAD)


def decode_catalog_refresh_request(data: Input) -> messages.CatalogRefreshRequest | Fault:
    """A `CatalogRefreshRequest`."""
    return decoded(_forms.CatalogRefreshRequest, data, PAYLOAD)


def decode_catalog_refresh_success(data: Input) -> messages.CatalogRefreshSuccess | Fault:
    """A `CatalogRefreshSuccess`."""
    return decoded(_forms.CatalogRefreshSuccess, data, PAYLOAD)


def decode_catalog_state(data: Input) -> messages.CatalogState | Fault:
    """A `CatalogState`."""
    return decoded(_forms.CatalogState, data, PAYLOAD)


def decode_compaction_status(data: Input) -> messages.CompactionStatus | Fault:
    """A `CompactionStatus`."""
    return decoded(_forms.CompactionStatus, data, PAYLOAD)


def decode_config_get_request(data: Input) -> messages.ConfigGetRequest | Fault:
    """A `ConfigGetRequest`."""
    return decoded(_forms.ConfigGetRequest, data, PAYLOAD)


def decode_config_get_success(data: Input) -> messages.ConfigGetSuccess | Fault:
    """A `ConfigGetSuccess`."""
    return decoded(_forms.ConfigGetSuccess, data, PAYLOAD)


def decode_config_layer(data: Input) -> messages.ConfigLayer | Fault:
    """A `ConfigLayer`."""
    return decoded(_forms.ConfigLayer, data, PAYLOAD)


def decode_config_scope(data: Input) -> messages.ConfigScope | Fault:
    """A `ConfigScope`."""
    return decoded(_forms.ConfigScope, data, PAYLOAD)


def decode_config_set_request(data: Input) -> messages.ConfigSetRequest | Fault:
    """A `ConfigSetRequest`."""
    return decoded(_forms.ConfigSetRequest, data, PAYLOAD)


def decode_config_set_success(data: Input) -> messages.ConfigSetSuccess | Fault:
    """A `ConfigSetSuccess`."""
    return decoded(_forms.ConfigSetSuccess, data, PAYLOAD)


def decode_context_source(data: Input) -> messages.ContextSource | Fault:
    """A `ContextSource`."""
    return decoded(_forms.ContextSource, data, PAYLOAD)


def decode_count(data: Input) -> messages.Count | Fault:
    """A `Count`."""
    return decoded(_forms.Count, data, PAYLOAD)


def decode_event_id(data: Input) -> messages.EventId | Fault:
    """A `EventId`."""
    return decoded(_forms.EventId, data, PAYLOAD)


def decode_global_setting(data: Input) -> messages.GlobalSetting | Fault:
    """A `GlobalSetting`."""
    return decoded(_forms.GlobalSetting, data, PAYLOAD)


def decode_initialize_request(data: Input) -> messages.InitializeRequest | Fault:
    """A `InitializeRequest`."""
    return decoded(_forms.InitializeRequest, data, PAYLOAD)


def decode_initialize_success(data: Input) -> messages.InitializeSuccess | Fault:
    """A `InitializeSuccess`."""
    return decoded(_forms.InitializeSuccess, data, PAYLOAD)


def decode_label(data: Input) -> messages.Label | Fault:
    """A `Label`."""
    return decoded(_forms.Label, data, PAYLOAD)


def decode_lifecycle_category(data: Input) -> messages.LifecycleCategory | Fault:
    """A `LifecycleCategory`."""
    return decoded(_forms.LifecycleCategory, data, PAYLOAD)


def decode_lifecycle_status(data: Input) -> messages.LifecycleStatus | Fault:
    """A `LifecycleStatus`."""
    return decoded(_forms.LifecycleStatus, data, PAYLOAD)


def decode_limit_value(data: Input) -> messages.LimitValue | Fault:
    """A `LimitValue`."""
    return decoded(_forms.LimitValue, data, PAYLOAD)


def decode_limits(data: Input) -> messages.Limits | Fault:
    """A `Limits`."""
    return decoded(_forms.Limits, data, PAYLOAD)


def decode_login_id(data: Input) -> messages.LoginId | Fault:
    """A `LoginId`."""
    return decoded(_forms.LoginId, data, PAYLOAD)


def decode_message_role(data: Input) -> messages.MessageRole | Fault:
    """A `MessageRole`."""
    return decoded(_forms.MessageRole, data, PAYLOAD)


def decode_model_entry(data: Input) -> messages.ModelEntry | Fault:
    """A `ModelEntry`."""
    return decoded(_forms.ModelEntry, data, PAYLOAD)


def decode_model_id(data: Input) -> messages.ModelId | Fault:
    """A `ModelId`."""
    return decoded(_forms.ModelId, data, PAYLOAD)


def decode_protocol_version(data: Input) -> messages.ProtocolVersion | Fault:
    """A `ProtocolVersion`."""
    return decoded(_forms.ProtocolVersion, data, PAYLOAD)


def decode_provider_entry(data: Input) -> messages.ProviderEntry | Fault:
    """A `ProviderEntry`."""
    return decoded(_forms.ProviderEntry, data, PAYLOAD)


def decode_provider_id(data: Input) -> messages.ProviderId | Fault:
    """A `ProviderId`."""
    return decoded(_forms.ProviderId, data, PAYLOAD)


def decode_replay_cursor(data: Input) -> messages.ReplayCursor | Fault:
    """A `ReplayCursor`."""
    return decoded(_forms.ReplayCursor, data, PAYLOAD)


def decode_replay_item(data: Input) -> messages.ReplayItem | Fault:
    """A `ReplayItem`."""
    return decoded(_forms.ReplayItem, data, PAYLOAD)


def decode_replay_message(data: Input) -> messages.ReplayMessage | Fault:
    """A `ReplayMessage`."""
    return decoded(_forms.ReplayMessage, data, PAYLOAD)


def decode_replay_summary(data: Input) -> messages.ReplaySummary | Fault:
    """A `ReplaySummary`."""
    return decoded(_forms.ReplaySummary, data, PAYLOAD)


def decode_replay_terminal(data: Input) -> messages.ReplayTerminal | Fault:
    """A `ReplayTerminal`."""
    return decoded(_forms.ReplayTerminal, data, PAYLOAD)


def decode_replay_terminal_status(data: Input) -> messages.ReplayTerminalStatus | Fault:
    """A `ReplayTerminalStatus`."""
    return decoded(_forms.ReplayTerminalStatus, data, PAYLOAD)


def decode_request_id(data: Input) -> messages.RequestId | Fault:
    """A `RequestId`."""
    return decoded(_forms.RequestId, data, PAYLOAD)


def decode_schema_digest(data: Input) -> messages.SchemaDigest | Fault:
    """A `SchemaDigest`."""
    return decoded(_forms.SchemaDigest, data, PAYLOAD)


def decode_selection(data: Input) -> messages.Selection | Fault:
    """A `Selection`."""
    return decoded(_forms.Selection, data, PAYLOAD)


def decode_selection_change(data: Input) -> messages.SelectionChange | Fault:
    """A `SelectionChange`."""
    return decoded(_forms.SelectionChange, data, PAYLOAD)


def decode_session_close_request(data: Input) -> messages.SessionCloseRequest | Fault:
    """A `SessionCloseRequest`."""
    return decoded(_forms.SessionCloseRequest, data, PAYLOAD)


def decode_session_close_status(data: Input) -> messages.SessionCloseStatus | Fault:
    """A `SessionCloseStatus`."""
    return decoded(_forms.SessionCloseStatus, data, PAYLOAD)


def decode_session_close_success(data: Input) -> messages.SessionCloseSuccess | Fault:
    """A `SessionCloseSuccess`."""
    return decoded(_forms.SessionCloseSuccess, data, PAYLOAD)


def decode_session_create_request(data: Input) -> messages.SessionCreateRequest | Fault:
    """A `SessionCreateRequest`."""
    return decoded(_forms.SessionCreateRequest, data, PAYLOAD)


def decode_session_create_success(data: Input) -> messages.SessionCreateSuccess | Fault:
    """A `SessionCreateSuccess`."""
    return decoded(_forms.SessionCreateSuccess, data, PAYLOAD)


def decode_session_id(data: Input) -> messages.SessionId | Fault:
    """A `SessionId`."""
    return decoded(_forms.SessionId, data, PAYLOAD)


def decode_session_list_request(data: Input) -> messages.SessionListRequest | Fault:
    """A `SessionListRequest`."""
    return decoded(_forms.SessionListRequest, data, PAYLOAD)


def decode_session_list_success(data: Input) -> messages.SessionListSuccess | Fault:
    """A `SessionListSuccess`."""
    return decoded(_forms.SessionListSuccess, data, PAYLOAD)


def decode_session_open_request(data: Input) -> messages.SessionOpenRequest | Fault:
    """A `SessionOpenRequest`."""
    return decoded(_forms.SessionOpenRequest, data, PAYLOAD)


def decode_session_open_success(data: Input) -> messages.SessionOpenSuccess | Fault:
    """A `SessionOpenSuccess`."""
    return decoded(_forms.SessionOpenSuccess, data, PAYLOAD)


def decode_session_replay_request(data: Input) -> messages.SessionReplayRequest | Fault:
    """A `SessionReplayRequest`."""
    return decoded(_forms.SessionReplayRequest, data, PAYLOAD)


def decode_session_replay_success(data: Input) -> messages.SessionReplaySuccess | Fault:
    """A `SessionReplaySuccess`."""
    return decoded(_forms.SessionReplaySuccess, data, PAYLOAD)


def decode_session_summary(data: Input) -> messages.SessionSummary | Fault:
    """A `SessionSummary`."""
    return decoded(_forms.SessionSummary, data, PAYLOAD)


def decode_status_request(data: Input) -> messages.StatusRequest | Fault:
    """A `StatusRequest`."""
    return decoded(_forms.StatusRequest, data, PAYLOAD)


def decode_status_success(data: Input) -> messages.StatusSuccess | Fault:
    """A `StatusSuccess`."""
    return decoded(_forms.StatusSuccess, data, PAYLOAD)


def decode_thinking_level(data: Input) -> messages.ThinkingLevel | Fault:
    """A `ThinkingLevel`."""
    return decoded(_forms.ThinkingLevel, data, PAYLOAD)


def decode_tool_name(data: Input) -> messages.ToolName | Fault:
    """A `ToolName`."""
    return decoded(_forms.ToolName, data, PAYLOAD)


def decode_tool_transport(data: Input) -> messages.ToolTransport | Fault:
    """A `ToolTransport`."""
    return decoded(_forms.ToolTransport, data, PAYLOAD)


def decode_turn_activity(data: Input) -> messages.TurnActivity | Fault:
    """A `TurnActivity`."""
    return decoded(_forms.TurnActivity, data, PAYLOAD)


def decode_turn_assistant_delta(data: Input) -> messages.TurnAssistantDelta | Fault:
    """A `TurnAssistantDelta`."""
    return decoded(_forms.TurnAssistantDelta, data, PAYLOAD)


def decode_turn_cancel_request(data: Input) -> messages.TurnCancelRequest | Fault:
    """A `TurnCancelRequest`."""
    return decoded(_forms.TurnCancelRequest, data, PAYLOAD)


def decode_turn_cancel_success(data: Input) -> messages.TurnCancelSuccess | Fault:
    """A `TurnCancelSuccess`."""
    return decoded(_forms.TurnCancelSuccess, data, PAYLOAD)


def decode_turn_id(data: Input) -> messages.TurnId | Fault:
    """A `TurnId`."""
    return decoded(_forms.TurnId, data, PAYLOAD)


def decode_turn_options(data: Input) -> messages.TurnOptions | Fault:
    """A `TurnOptions`."""
    return decoded(_forms.TurnOptions, data, PAYLOAD)


def decode_turn_sequence(data: Input) -> messages.TurnSequence | Fault:
    """A `TurnSequence`."""
    return decoded(_forms.TurnSequence, data, PAYLOAD)


def decode_turn_start_request(data: Input) -> messages.TurnStartRequest | Fault:
    """A `TurnStartRequest`."""
    return decoded(_forms.TurnStartRequest, data, PAYLOAD)


def decode_turn_start_success(data: Input) -> messages.TurnStartSuccess | Fault:
    """A `TurnStartSuccess`."""
    return decoded(_forms.TurnStartSuccess, data, PAYLOAD)


def decode_turn_started(data: Input) -> messages.TurnStarted | Fault:
    """A `TurnStarted`."""
    return decoded(_forms.TurnStarted, data, PAYLOAD)


def decode_turn_status(data: Input) -> messages.TurnStatus | Fault:
    """A `TurnStatus`."""
    return decoded(_forms.TurnStatus, data, PAYLOAD)


def decode_turn_terminal(data: Input) -> messages.TurnTerminal | Fault:
    """A `TurnTerminal`."""
    return decoded(_forms.TurnTerminal, data, PAYLOAD)


def decode_usage_source(data: Input) -> messages.UsageSource | Fault:
    """A `UsageSource`."""
    return decoded(_forms.UsageSource, data, PAYLOAD)


def decode_wire_error(data: Input) -> messages.WireError | Fault:
    """A `WireError`."""
    return decoded(_forms.WireError, data, PAYLOAD)


def decode_wire_error_code(data: Input) -> messages.WireErrorCode | Fault:
    """A `WireErrorCode`."""
    return decoded(_forms.WireErrorCode, data, PAYLOAD)
