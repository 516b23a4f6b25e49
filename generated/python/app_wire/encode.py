# @generated from schema/app-service by codegen. Do not edit.
"""From values to text, one function for each definition and record. None of them raises.

What is written is read again: nothing leaves that its own decoder would not take.
"""

from __future__ import annotations

from . import decode, messages
from ._door import encoded
from .fault import Fault


def encode_request(value: messages.RequestRecord) -> bytes | Fault:
    """A request, strictly: what a service would take. Written as one line with its newline."""
    return encoded(decode.decode_request, value, "\n")


def encode_response(value: messages.ResponseRecord) -> bytes | Fault:
    """A response: tolerant of members that are not known. Written as one line with its newline."""
    return encoded(decode.decode_response, value, "\n")


def encode_event(value: messages.EventRecord) -> bytes | Fault:
    """An event: tolerant of members that are not known. Written as one line with its newline."""
    return encoded(decode.decode_event, value, "\n")


def encode_record(value: messages.AnyRecord) -> bytes | Fault:
    """Any record. Written as one line with its newline."""
    return encoded(decode.decode_record, value, "\n")


def encode_activity(value: messages.Activity) -> bytes | Fault:
    """A `Activity`."""
    return encoded(decode.decode_activity, value, "")


def encode_activity_capabilities(value: messages.ActivityCapabilities) -> bytes | Fault:
    """A `ActivityCapabilities`."""
    return encoded(decode.decode_activity_capabilities, value, "")


def encode_activity_compaction(value: messages.ActivityCompaction) -> bytes | Fault:
    """A `ActivityCompaction`."""
    return encoded(decode.decode_activity_compaction, value, "")


def encode_activity_context(value: messages.ActivityContext) -> bytes | Fault:
    """A `ActivityContext`."""
    return encoded(decode.decode_activity_context, value, "")


def encode_activity_id(value: messages.ActivityId) -> bytes | Fault:
    """A `ActivityId`."""
    return encoded(decode.decode_activity_id, value, "")


def encode_activity_lifecycle(value: messages.ActivityLifecycle) -> bytes | Fault:
    """A `ActivityLifecycle`."""
    return encoded(decode.decode_activity_lifecycle, value, "")


def encode_activity_reasoning_summary(value: messages.ActivityReasoningSummary) -> bytes | Fault:
    """A `ActivityReasoningSummary`."""
    return encoded(decode.decode_activity_reasoning_summary, value, "")


def encode_activity_tool(value: messages.ActivityTool) -> bytes | Fault:
    """A `ActivityTool`."""
    return encoded(decode.decode_activity_tool, value, "")


def encode_activity_usage(value: messages.ActivityUsage) -> bytes | Fault:
    """A `ActivityUsage`."""
    return encoded(decode.decode_activity_usage, value, "")


def encode_advertised_event(value: messages.AdvertisedEvent) -> bytes | Fault:
    """A `AdvertisedEvent`."""
    return encoded(decode.decode_advertised_event, value, "")


def encode_advertised_operation(value: messages.AdvertisedOperation) -> bytes | Fault:
    """A `AdvertisedOperation`."""
    return encoded(decode.decode_advertised_operation, value, "")


def encode_advertised_transport(value: messages.AdvertisedTransport) -> bytes | Fault:
    """A `AdvertisedTransport`."""
    return encoded(decode.decode_advertised_transport, value, "")


def encode_auth_login_callback_request(value: messages.AuthLoginCallbackRequest) -> bytes | Fault:
    """A `AuthLoginCallbackRequest`."""
    return encoded(decode.decode_auth_login_callback_request, value, "")


def encode_auth_login_callback_success(value: messages.AuthLoginCallbackSuccess) -> bytes | Fault:
    """A `AuthLoginCallbackSuccess`."""
    return encoded(decode.decode_auth_login_callback_success, value, "")


def encode_auth_login_cancel_request(value: messages.AuthLoginCancelRequest) -> bytes | Fault:
    """A `AuthLoginCancelRequest`."""
    return encoded(decode.decode_auth_login_cancel_request, value, "")


def encode_auth_login_cancel_success(value: messages.AuthLoginCancelSuccess) -> bytes | Fault:
    """A `AuthLoginCancelSuccess`."""
    return encoded(decode.decode_auth_login_cancel_success, value, "")


def encode_auth_login_outcome(value: messages.AuthLoginOutcome) -> bytes | Fault:
    """A `AuthLoginOutcome`."""
    return encoded(decode.decode_auth_login_outcome, value, "")


def encode_auth_login_progress(value: messages.AuthLoginProgress) -> bytes | Fault:
    """A `AuthLoginProgress`."""
    return encoded(decode.decode_auth_login_progress, value, "")


def encode_auth_login_start_request(value: messages.AuthLoginStartRequest) -> bytes | Fault:
    """A `AuthLoginStartRequest`."""
    return encoded(decode.decode_auth_login_start_request, value, "")


def encode_auth_login_start_success(value: messages.AuthLoginStartSuccess) -> bytes | Fault:
    """A `AuthLoginStartSuccess`."""
    return encoded(decode.decode_auth_login_start_success, value, "")


def encode_auth_login_state(value: messages.AuthLoginState) -> bytes | Fault:
    """A `AuthLoginState`."""
    return encoded(decode.decode_auth_login_state, value, "")


def encode_auth_login_terminal(value: messages.AuthLoginTerminal) -> bytes | Fault:
    """A `AuthLoginTerminal`."""
    return encoded(decode.decode_auth_login_terminal, value, "")


def encode_auth_logout_request(value: messages.AuthLogoutRequest) -> bytes | Fault:
    """A `AuthLogoutRequest`."""
    return encoded(decode.decode_auth_logout_request, value, "")


def encode_auth_logout_success(value: messages.AuthLogoutSuccess) -> bytes | Fault:
    """A `AuthLogoutSuccess`."""
    return encoded(decode.decode_auth_logout_success, value, "")


def encode_auth_method(value: messages.AuthMethod) -> bytes | Fault:
    """A `AuthMethod`."""
    return encoded(decode.decode_auth_method, value, "")


def encode_auth_provider(value: messages.AuthProvider) -> bytes | Fault:
    """A `AuthProvider`."""
    return encoded(decode.decode_auth_provider, value, "")


def encode_auth_readiness(value: messages.AuthReadiness) -> bytes | Fault:
    """A `AuthReadiness`."""
    return encoded(decode.decode_auth_readiness, value, "")


def encode_auth_source(value: messages.AuthSource) -> bytes | Fault:
    """A `AuthSource`."""
    return encoded(decode.decode_auth_source, value, "")


def encode_auth_status_request(value: messages.AuthStatusRequest) -> bytes | Fault:
    """A `AuthStatusRequest`."""
    return encoded(decode.decode_auth_status_request, value, "")


def encode_auth_status_success(value: messages.AuthStatusSuccess) -> bytes | Fault:
    """A `AuthStatusSuccess`."""
    return encoded(decode.decode_auth_status_success, value, "")


def encode_capabilities_request(value: messages.CapabilitiesRequest) -> bytes | Fault:
    """A `CapabilitiesRequest`."""
    return encoded(decode.decode_capabilities_request, value, "")


def encode_capabilities_success(value: messages.CapabilitiesSuccess) -> bytes | Fault:
    """A `CapabilitiesSuccess`."""
    return encoded(decode.decode_capabilities_success, value, "")


def encode_catalog_models_request(value: messages.CatalogModelsRequest) -> bytes | Fault:
    """A `CatalogModelsRequest`."""
    return encoded(decode.decode_catalog_models_request, value, "")


def encode_catalog_models_success(value: messages.CatalogModelsSuccess) -> bytes | Fault:
    """A `CatalogModelsSuccess`."""
    return encoded(decode.decode_catalog_models_success, value, "")


def encode_catalog_providers_request(value: messages.CatalogProvidersRequest) -> bytes | Fault:
    """A `CatalogProvidersRequest`."""
    return encoded(decode.decode_catalog_providers_request, value, "")


def encode_catalog_providers_success(value: messages.CatalogProvidersSuccess) -> bytes | Fault:
    """A `CatalogProvidersSuccess`."""
    return encoded(decode.decode_catalog_providers_success, value, "")


def encode_catalog_refresh_request(value: messages.CatalogRefreshRequest) -> bytes | Fault:
    """A `CatalogRefreshRequest`."""
    return encoded(decode.decode_catalog_refresh_request, value, "")


def encode_catalog_refresh_success(value: messages.CatalogRefreshSuccess) -> bytes | Fault:
    """A `CatalogRefreshSuccess`."""
    return encoded(decode.decode_catalog_refresh_success, value, "")


def encode_catalog_state(value: messages.CatalogState) -> bytes | Fault:
    """A `CatalogState`."""
    return encoded(decode.decode_catalog_state, value, "")


def encode_compaction_status(value: messages.CompactionStatus) -> bytes | Fault:
    """A `CompactionStatus`."""
    return encoded(decode.decode_compaction_status, value, "")


def encode_config_get_request(value: messages.ConfigGetRequest) -> bytes | Fault:
    """A `ConfigGetRequest`."""
    return encoded(decode.decode_config_get_request, value, "")


def encode_config_get_success(value: messages.ConfigGetSuccess) -> bytes | Fault:
    """A `ConfigGetSuccess`."""
    return encoded(decode.decode_config_get_success, value, "")


def encode_config_layer(value: messages.ConfigLayer) -> bytes | Fault:
    """A `ConfigLayer`."""
    return encoded(decode.decode_config_layer, value, "")


def encode_config_scope(value: messages.ConfigScope) -> bytes | Fault:
    """A `ConfigScope`."""
    return encoded(decode.decode_config_scope, value, "")


def encode_config_set_request(value: messages.ConfigSetRequest) -> bytes | Fault:
    """A `ConfigSetRequest`."""
    return encoded(decode.decode_config_set_request, value, "")


def encode_config_set_success(value: messages.ConfigSetSuccess) -> bytes | Fault:
    """A `ConfigSetSuccess`."""
    return encoded(decode.decode_config_set_success, value, "")


def encode_context_source(value: messages.ContextSource) -> bytes | Fault:
    """A `ContextSource`."""
    return encoded(decode.decode_context_source, value, "")


def encode_count(value: messages.Count) -> bytes | Fault:
    """A `Count`."""
    return encoded(decode.decode_count, value, "")


def encode_event_id(value: messages.EventId) -> bytes | Fault:
    """A `EventId`."""
    return encoded(decode.decode_event_id, value, "")


def encode_global_setting(value: messages.GlobalSetting) -> bytes | Fault:
    """A `GlobalSetting`."""
    return encoded(decode.decode_global_setting, value, "")


def encode_initialize_request(value: messages.InitializeRequest) -> bytes | Fault:
    """A `InitializeRequest`."""
    return encoded(decode.decode_initialize_request, value, "")


def encode_initialize_success(value: messages.InitializeSuccess) -> bytes | Fault:
    """A `InitializeSuccess`."""
    return encoded(decode.decode_initialize_success, value, "")


def encode_label(value: messages.Label) -> bytes | Fault:
    """A `Label`."""
    return encoded(decode.decode_label, value, "")


def encode_lifecycle_category(value: messages.LifecycleCategory) -> bytes | Fault:
    """A `LifecycleCategory`."""
    return encoded(decode.decode_lifecycle_category, value, "")


def encode_lifecycle_status(value: messages.LifecycleStatus) -> bytes | Fault:
    """A `LifecycleStatus`."""
    return encoded(decode.decode_lifecycle_status, value, "")


def encode_limit_value(value: messages.LimitValue) -> bytes | Fault:
    """A `LimitValue`."""
    return encoded(decode.decode_limit_value, value, "")


def encode_limits(value: messages.Limits) -> bytes | Fault:
    """A `Limits`."""
    return encoded(decode.decode_limits, value, "")


def encode_login_id(value: messages.LoginId) -> bytes | Fault:
    """A `LoginId`."""
    return encoded(decode.decode_login_id, value, "")


def encode_message_role(value: messages.MessageRole) -> bytes | Fault:
    """A `MessageRole`."""
    return encoded(decode.decode_message_role, value, "")


def encode_model_entry(value: messages.ModelEntry) -> bytes | Fault:
    """A `ModelEntry`."""
    return encoded(decode.decode_model_entry, value, "")


def encode_model_id(value: messages.ModelId) -> bytes | Fault:
    """A `ModelId`."""
    return encoded(decode.decode_model_id, value, "")


def encode_protocol_version(value: messages.ProtocolVersion) -> bytes | Fault:
    """A `ProtocolVersion`."""
    return encoded(decode.decode_protocol_version, value, "")


def encode_provider_entry(value: messages.ProviderEntry) -> bytes | Fault:
    """A `ProviderEntry`."""
    return encoded(decode.decode_provider_entry, value, "")


def encode_provider_id(value: messages.ProviderId) -> bytes | Fault:
    """A `ProviderId`."""
    return encoded(decode.decode_provider_id, value, "")


def encode_replay_cursor(value: messages.ReplayCursor) -> bytes | Fault:
    """A `ReplayCursor`."""
    return encoded(decode.decode_replay_cursor, value, "")


def encode_replay_item(value: messages.ReplayItem) -> bytes | Fault:
    """A `ReplayItem`."""
    return encoded(decode.decode_replay_item, value, "")


def encode_replay_message(value: messages.ReplayMessage) -> bytes | Fault:
    """A `ReplayMessage`."""
    return encoded(decode.decode_replay_message, value, "")


def encode_replay_summary(value: messages.ReplaySummary) -> bytes | Fault:
    """A `ReplaySummary`."""
    return encoded(decode.decode_replay_summary, value, "")


def encode_replay_terminal(value: messages.ReplayTerminal) -> bytes | Fault:
    """A `ReplayTerminal`."""
    return encoded(decode.decode_replay_terminal, value, "")


def encode_replay_terminal_status(value: messages.ReplayTerminalStatus) -> bytes | Fault:
    """A `ReplayTerminalStatus`."""
    return encoded(decode.decode_replay_terminal_status, value, "")


def encode_request_id(value: messages.RequestId) -> bytes | Fault:
    """A `RequestId`."""
    return encoded(decode.decode_request_id, value, "")


def encode_schema_digest(value: messages.SchemaDigest) -> bytes | Fault:
    """A `SchemaDigest`."""
    return encoded(decode.decode_schema_digest, value, "")


def encode_selection(value: messages.Selection) -> bytes | Fault:
    """A `Selection`."""
    return encoded(decode.decode_selection, value, "")


def encode_selection_change(value: messages.SelectionChange) -> bytes | Fault:
    """A `SelectionChange`."""
    return encoded(decode.decode_selection_change, value, "")


def encode_session_close_request(value: messages.SessionCloseRequest) -> bytes | Fault:
    """A `SessionCloseRequest`."""
    return encoded(decode.decode_session_close_request, value, "")


def encode_session_close_status(value: messages.SessionCloseStatus) -> bytes | Fault:
    """A `SessionCloseStatus`."""
    return encoded(decode.decode_session_close_status, value, "")


def encode_session_close_success(value: messages.SessionCloseSuccess) -> bytes | Fault:
    """A `SessionCloseSuccess`."""
    return encoded(decode.decode_session_close_success, value, "")


def encode_session_create_request(value: messages.SessionCreateRequest) -> bytes | Fault:
    """A `SessionCreateRequest`."""
    return encoded(decode.decode_session_create_request, value, "")


def encode_session_create_success(value: messages.SessionCreateSuccess) -> bytes | Fault:
    """A `SessionCreateSuccess`."""
    return encoded(decode.decode_session_create_success, value, "")


def encode_session_id(value: messages.SessionId) -> bytes | Fault:
    """A `SessionId`."""
    return encoded(decode.decode_session_id, value, "")


def encode_session_list_request(value: messages.SessionListRequest) -> bytes | Fault:
    """A `SessionListRequest`."""
    return encoded(decode.decode_session_list_request, value, "")


def encode_session_list_success(value: messages.SessionListSuccess) -> bytes | Fault:
    """A `SessionListSuccess`."""
    return encoded(decode.decode_session_list_success, value, "")


def encode_session_open_request(value: messages.SessionOpenRequest) -> bytes | Fault:
    """A `SessionOpenRequest`."""
    return encoded(decode.decode_session_open_request, value, "")


def encode_session_open_success(value: messages.SessionOpenSuccess) -> bytes | Fault:
    """A `SessionOpenSuccess`."""
    return encoded(decode.decode_session_open_success, value, "")


def encode_session_replay_request(value: messages.SessionReplayRequest) -> bytes | Fault:
    """A `SessionReplayRequest`."""
    return encoded(decode.decode_session_replay_request, value, "")


def encode_session_replay_success(value: messages.SessionReplaySuccess) -> bytes | Fault:
    """A `SessionReplaySuccess`."""
    return encoded(decode.decode_session_replay_success, value, "")


def encode_session_summary(value: messages.SessionSummary) -> bytes | Fault:
    """A `SessionSummary`."""
    return encoded(decode.decode_session_summary, value, "")


def encode_status_request(value: messages.StatusRequest) -> bytes | Fault:
    """A `StatusRequest`."""
    return encoded(decode.decode_status_request, value, "")


def encode_status_success(value: messages.StatusSuccess) -> bytes | Fault:
    """A `StatusSuccess`."""
    return encoded(decode.decode_status_success, value, "")


def encode_thinking_level(value: messages.ThinkingLevel) -> bytes | Fault:
    """A `ThinkingLevel`."""
    return encoded(decode.decode_thinking_level, value, "")


def encode_tool_name(value: messages.ToolName) -> bytes | Fault:
    """A `ToolName`."""
    return encoded(decode.decode_tool_name, value, "")


def encode_tool_transport(value: messages.ToolTransport) -> bytes | Fault:
    """A `ToolTransport`."""
    return encoded(decode.decode_tool_transport, value, "")


def encode_turn_activity(value: messages.TurnActivity) -> bytes | Fault:
    """A `TurnActivity`."""
    return encoded(decode.decode_turn_activity, value, "")


def encode_turn_assistant_delta(value: messages.TurnAssistantDelta) -> bytes | Fault:
    """A `TurnAssistantDelta`."""
    return encoded(decode.decode_turn_assistant_delta, value, "")


def encode_turn_cancel_request(value: messages.TurnCancelRequest) -> bytes | Fault:
    """A `TurnCancelRequest`."""
    return encoded(decode.decode_turn_cancel_request, value, "")


def encode_turn_cancel_success(value: messages.TurnCancelSuccess) -> bytes | Fault:
    """A `TurnCancelSuccess`."""
    return encoded(decode.decode_turn_cancel_success, value, "")


def encode_turn_id(value: messages.TurnId) -> bytes | Fault:
    """A `TurnId`."""
    return encoded(decode.decode_turn_id, value, "")


def encode_turn_options(value: messages.TurnOptions) -> bytes | Fault:
    """A `TurnOptions`."""
    return encoded(decode.decode_turn_options, value, "")


def encode_turn_sequence(value: messages.TurnSequence) -> bytes | Fault:
    """A `TurnSequence`."""
    return encoded(decode.decode_turn_sequence, value, "")


def encode_turn_start_request(value: messages.TurnStartRequest) -> bytes | Fault:
    """A `TurnStartRequest`."""
    return encoded(decode.decode_turn_start_request, value, "")


def encode_turn_start_success(value: messages.TurnStartSuccess) -> bytes | Fault:
    """A `TurnStartSuccess`."""
    return encoded(decode.decode_turn_start_success, value, "")


def encode_turn_started(value: messages.TurnStarted) -> bytes | Fault:
    """A `TurnStarted`."""
    return encoded(decode.decode_turn_started, value, "")


def encode_turn_status(value: messages.TurnStatus) -> bytes | Fault:
    """A `TurnStatus`."""
    return encoded(decode.decode_turn_status, value, "")


def encode_turn_terminal(value: messages.TurnTerminal) -> bytes | Fault:
    """A `TurnTerminal`."""
    return encoded(decode.decode_turn_terminal, value, "")


def encode_usage_source(value: messages.UsageSource) -> bytes | Fault:
    """A `UsageSource`."""
    return encoded(decode.decode_usage_source, value, "")


def encode_wire_error(value: messages.WireError) -> bytes | Fault:
    """A `WireError`."""
    return encoded(decode.decode_wire_error, value, "")


def encode_wire_error_code(value: messages.WireErrorCode) -> bytes | Fault:
    """A `WireErrorCode`."""
    return encoded(decode.decode_wire_error_code, value, "")
