# @generated from schema/app-service by codegen. Do not edit.
"""What each definition must be, as tables; `_form` says what their words mean."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from . import _form as form
from . import _record as record
from . import messages

_P0 = re.compile("[^\U00000000-\U0000001f\U0000007f-\U0000009f]+").fullmatch
_P1 = re.compile("[A-Za-z0-9._/:\\x2d]+").fullmatch
_P2 = re.compile("[0-9a-f]+").fullmatch
_P3 = re.compile("[0-9TtZz:.\U0000002b\\x2d]+").fullmatch
_P4 = re.compile("[^\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]").search

ActivityId: form.Form[messages.ActivityId] = form.Text(1, 128, _P0)

LifecycleCategory: form.Form[messages.LifecycleCategory] = form.Choice(frozenset({"tool", "hook", "context_injection", "subagent_batch", "subagent_task", "assistant", "diagnostic", "compaction", "activity"}))

LifecycleStatus: form.Form[messages.LifecycleStatus] = form.Choice(frozenset({"queued", "running", "writing", "completed", "failed", "cancelled"}))

ActivityLifecycle: form.Form[messages.ActivityLifecycle] = form.Object(
    messages.ActivityLifecycle,
    (
        form.Member("activity_id", "activity_id", ActivityId),
        form.Member("parent_activity_id", "parent_activity_id", ActivityId, required=False),
        form.Member("kind", "kind", form.Constant("lifecycle")),
        form.Member("category", "category", LifecycleCategory),
        form.Member("status", "status", LifecycleStatus),
        form.Member("details_omitted", "details_omitted", form.Constant(True)),
    ),
    rules=(form.Rule("end-has-no-parent", "category", ("activity",), then=(form.Expect("parent_activity_id", "null"),)),),
)

ToolName: form.Form[messages.ToolName] = form.Text(1, 64)

ToolTransport: form.Form[messages.ToolTransport] = form.Choice(frozenset({"local", "mcp", "unknown"}))

ActivityTool: form.Form[messages.ActivityTool] = form.Object(
    messages.ActivityTool,
    (
        form.Member("activity_id", "activity_id", ActivityId),
        form.Member("kind", "kind", form.Constant("tool")),
        form.Member("tool_id", "tool_id", ActivityId),
        form.Member("tool_name", "tool_name", ToolName, nullable=True),
        form.Member("server_id", "server_id", ActivityId, nullable=True),
        form.Member("transport", "transport", ToolTransport),
        form.Member("status", "status", LifecycleStatus),
        form.Member("timed_out", "timed_out", form.Flag(), nullable=True),
        form.Member("details_omitted", "details_omitted", form.Constant(True)),
    ),
)

ActivityReasoningSummary: form.Form[messages.ActivityReasoningSummary] = form.Object(
    messages.ActivityReasoningSummary,
    (
        form.Member("activity_id", "activity_id", ActivityId),
        form.Member("kind", "kind", form.Constant("reasoning_summary")),
        form.Member("text", "text", form.Text(0, 2048)),
        form.Member("redacted", "redacted", form.Flag()),
        form.Member("truncated", "truncated", form.Flag()),
    ),
)

Count: form.Form[messages.Count] = form.Whole(0, 9007199254740991)

ContextSource: form.Form[messages.ContextSource] = form.Choice(frozenset({"fallback_estimate", "tokenizer_estimate", "fallback_projection", "tokenizer_projection", "last_provider_usage", "provider_exact", "provider_partial"}))

ActivityContext: form.Form[messages.ActivityContext] = form.Object(
    messages.ActivityContext,
    (
        form.Member("activity_id", "activity_id", ActivityId),
        form.Member("kind", "kind", form.Constant("context")),
        form.Member("current_tokens", "current_tokens", Count),
        form.Member("max_tokens", "max_tokens", Count),
        form.Member("reasoning_tokens", "reasoning_tokens", Count, nullable=True),
        form.Member("request_sequence", "request_sequence", Count),
        form.Member("source", "source", ContextSource),
    ),
)

UsageSource: form.Form[messages.UsageSource] = form.Choice(frozenset({"provider_request", "subagent_aggregate"}))

ActivityUsage: form.Form[messages.ActivityUsage] = form.Object(
    messages.ActivityUsage,
    (
        form.Member("activity_id", "activity_id", ActivityId),
        form.Member("kind", "kind", form.Constant("usage")),
        form.Member("effective_input", "effective_input", Count),
        form.Member("output", "output", Count),
        form.Member("cache_read", "cache_read", Count),
        form.Member("cache_known", "cache_known", form.Flag()),
        form.Member("request_sequence", "request_sequence", Count),
        form.Member("final_usage", "final_usage", form.Flag()),
        form.Member("source", "source", UsageSource),
    ),
)

CompactionStatus: form.Form[messages.CompactionStatus] = form.Choice(frozenset({"triggered", "running", "completed", "failed", "cancelled"}))

ActivityCompaction: form.Form[messages.ActivityCompaction] = form.Object(
    messages.ActivityCompaction,
    (
        form.Member("activity_id", "activity_id", ActivityId),
        form.Member("kind", "kind", form.Constant("compaction")),
        form.Member("status", "status", CompactionStatus),
        form.Member("current_tokens", "current_tokens", Count, nullable=True),
        form.Member("max_tokens", "max_tokens", Count, nullable=True),
        form.Member("replay_required", "replay_required", form.Flag()),
    ),
    rules=(form.Rule("counts-follow-status", "status", ("triggered", "completed"), then=(form.Expect("current_tokens", "not_null"), form.Expect("max_tokens", "not_null")), otherwise=(form.Expect("current_tokens", "null"), form.Expect("max_tokens", "null"))), form.Rule("replay-follows-end", "status", ("completed", "failed", "cancelled"), then=(form.Expect("replay_required", "equals", True),), otherwise=(form.Expect("replay_required", "equals", False),))),
)

Activity: form.Form[messages.Activity] = form.Tagged("kind", {"lifecycle": ActivityLifecycle, "tool": ActivityTool, "reasoning_summary": ActivityReasoningSummary, "context": ActivityContext, "usage": ActivityUsage, "compaction": ActivityCompaction})

LimitValue: form.Form[messages.LimitValue] = form.Whole(1, 9007199254740991)

ActivityCapabilities: form.Form[messages.ActivityCapabilities] = form.Object(
    messages.ActivityCapabilities,
    (
        form.Member("events", "events", form.Flag()),
        form.Member("approvals", "approvals", form.Flag()),
        form.Member("steering", "steering", form.Flag()),
        form.Member("mcp_server_lifecycle", "mcp_server_lifecycle", form.Flag()),
        form.Member("mcp_tool_activity", "mcp_tool_activity", form.Flag()),
        form.Member("subagents", "subagents", form.Flag()),
        form.Member("raw_tool_output", "raw_tool_output", form.Flag()),
        form.Member("activity_replay", "activity_replay", form.Flag()),
        form.Member("max_summary_bytes", "max_summary_bytes", LimitValue),
    ),
)

AdvertisedEvent: form.Form[messages.AdvertisedEvent] = form.Text(1, 64)

AdvertisedOperation: form.Form[messages.AdvertisedOperation] = form.Text(1, 64)

AdvertisedTransport: form.Form[messages.AdvertisedTransport] = form.Text(1, 64)

LoginId: form.Form[messages.LoginId] = form.Text(1, 128, _P0, codes={"maxLength": "limit_exceeded"})

AuthLoginCallbackRequest: form.Form[messages.AuthLoginCallbackRequest] = form.Object(
    messages.AuthLoginCallbackRequest,
    (
        form.Member("login_id", "login_id", LoginId),
        form.Member("input", "input", form.Text(1, 4096)),
    ),
    closed=True,
)

AuthLoginCallbackSuccess: form.Form[messages.AuthLoginCallbackSuccess] = form.Object(
    messages.AuthLoginCallbackSuccess,
    (
        form.Member("status", "status", form.Constant("submitted")),
    ),
)

AuthLoginCancelRequest: form.Form[messages.AuthLoginCancelRequest] = form.Object(
    messages.AuthLoginCancelRequest,
    (
        form.Member("login_id", "login_id", LoginId),
    ),
    closed=True,
)

AuthLoginCancelSuccess: form.Form[messages.AuthLoginCancelSuccess] = form.Object(
    messages.AuthLoginCancelSuccess,
    (
        form.Member("status", "status", form.Constant("cancellation_requested")),
    ),
)

AuthLoginOutcome: form.Form[messages.AuthLoginOutcome] = form.Choice(frozenset({"exchange_succeeded", "cancelled", "callback_timeout", "callback_failed", "exchange_failed", "auth_changed", "storage_failed", "internal_error"}))

ProviderId: form.Form[messages.ProviderId] = form.Text(1, 256, _P1, codes={"maxLength": "invalid_selection", "minLength": "invalid_selection", "pattern": "invalid_selection"})

AuthLoginState: form.Form[messages.AuthLoginState] = form.Choice(frozenset({"authorization_url", "waiting", "callback_received", "callback_accepted"}))

AuthLoginProgress: form.Form[messages.AuthLoginProgress] = form.Object(
    messages.AuthLoginProgress,
    (
        form.Member("login_id", "login_id", LoginId),
        form.Member("provider_id", "provider_id", ProviderId),
        form.Member("state", "state", AuthLoginState),
        form.Member("url", "url", form.Text(1, 4096), required=False),
        form.Member("open_browser", "open_browser", form.Constant(True), required=False),
    ),
    rules=(form.Rule("address-comes-first", "state", ("authorization_url",), then=(form.Expect("url", "not_null"), form.Expect("open_browser", "not_null")), otherwise=(form.Expect("url", "null"), form.Expect("open_browser", "null"))),),
)

AuthLoginStartRequest: form.Form[messages.AuthLoginStartRequest] = form.Object(
    messages.AuthLoginStartRequest,
    (
        form.Member("provider_id", "provider_id", ProviderId, codes={"maxLength": "provider_unavailable", "minLength": "provider_unavailable", "pattern": "provider_unavailable"}),
    ),
    closed=True,
)

AuthLoginStartSuccess: form.Form[messages.AuthLoginStartSuccess] = form.Object(
    messages.AuthLoginStartSuccess,
    (
        form.Member("login_id", "login_id", LoginId),
        form.Member("provider_id", "provider_id", ProviderId),
        form.Member("status", "status", form.Constant("started")),
    ),
)

AuthLoginTerminal: form.Form[messages.AuthLoginTerminal] = form.Object(
    messages.AuthLoginTerminal,
    (
        form.Member("login_id", "login_id", LoginId),
        form.Member("provider_id", "provider_id", ProviderId, required=False),
        form.Member("state", "state", AuthLoginOutcome),
        form.Member("cleanup_complete", "cleanup_complete", form.Constant(True)),
    ),
)

AuthLogoutRequest: form.Form[messages.AuthLogoutRequest] = form.Object(
    messages.AuthLogoutRequest,
    (
        form.Member("provider_id", "provider_id", ProviderId, codes={"maxLength": "provider_unavailable", "minLength": "provider_unavailable", "pattern": "provider_unavailable"}),
        form.Member("confirmed", "confirmed", form.Constant(True), codes={"const": "confirmation_required", "required": "confirmation_required"}),
    ),
    closed=True,
)

AuthLogoutSuccess: form.Form[messages.AuthLogoutSuccess] = form.Object(
    messages.AuthLogoutSuccess,
    (
        form.Member("provider_id", "provider_id", ProviderId),
        form.Member("status", "status", form.Constant("logged_out")),
        form.Member("removed", "removed", form.Flag()),
        form.Member("environment_unchanged", "environment_unchanged", form.Constant(True)),
    ),
)

AuthMethod: form.Form[messages.AuthMethod] = form.Choice(frozenset({"oauth", "api_key", "none"}))

AuthSource: form.Form[messages.AuthSource] = form.Choice(frozenset({"shared_store", "environment", "none"}))

AuthReadiness: form.Form[messages.AuthReadiness] = form.Choice(frozenset({"ready", "missing", "needs_login"}))

AuthProvider: form.Form[messages.AuthProvider] = form.Object(
    messages.AuthProvider,
    (
        form.Member("provider_id", "provider_id", ProviderId),
        form.Member("auth_method", "auth_method", AuthMethod),
        form.Member("source", "source", AuthSource),
        form.Member("readiness", "readiness", AuthReadiness),
        form.Member("ready", "ready", form.Flag()),
    ),
    rules=(form.Rule("ready-repeats-readiness", "readiness", ("ready",), then=(form.Expect("ready", "equals", True),), otherwise=(form.Expect("ready", "equals", False),)),),
)

AuthStatusRequest: form.Form[messages.AuthStatusRequest] = form.Object(
    messages.AuthStatusRequest,
    (),
    closed=True,
)

AuthStatusSuccess: form.Form[messages.AuthStatusSuccess] = form.Object(
    messages.AuthStatusSuccess,
    (
        form.Member("providers", "providers", form.Items(AuthProvider, 0, 64)),
    ),
)

CapabilitiesRequest: form.Form[messages.CapabilitiesRequest] = form.Object(
    messages.CapabilitiesRequest,
    (),
    closed=True,
)

ProtocolVersion: form.Form[messages.ProtocolVersion] = form.Whole(0, 65535)

Limits: form.Form[messages.Limits] = form.Object(
    messages.Limits,
    (
        form.Member("max_record_bytes", "max_record_bytes", LimitValue),
        form.Member("max_payload_bytes", "max_payload_bytes", LimitValue),
        form.Member("max_error_message_bytes", "max_error_message_bytes", LimitValue),
        form.Member("max_id_bytes", "max_id_bytes", LimitValue),
        form.Member("max_name_bytes", "max_name_bytes", LimitValue),
        form.Member("max_string_bytes", "max_string_bytes", LimitValue),
        form.Member("max_json_depth", "max_json_depth", LimitValue),
        form.Member("max_array_items", "max_array_items", LimitValue),
        form.Member("max_object_fields", "max_object_fields", LimitValue),
        form.Member("max_negotiation_items", "max_negotiation_items", LimitValue),
        form.Member("max_session_attachments", "max_session_attachments", LimitValue),
        form.Member("max_session_page_items", "max_session_page_items", LimitValue),
        form.Member("max_session_replay_page_bytes", "max_session_replay_page_bytes", LimitValue),
        form.Member("max_session_replay_window_bytes", "max_session_replay_window_bytes", LimitValue),
        form.Member("max_session_list_scan_entries", "max_session_list_scan_entries", LimitValue),
        form.Member("max_catalog_page_items", "max_catalog_page_items", LimitValue),
    ),
    others=LimitValue,
)

CapabilitiesSuccess: form.Form[messages.CapabilitiesSuccess] = form.Object(
    messages.CapabilitiesSuccess,
    (
        form.Member("protocol_versions", "protocol_versions", form.Items(ProtocolVersion, 1, 64)),
        form.Member("operations", "operations", form.Items(AdvertisedOperation, 0, 64)),
        form.Member("events", "events", form.Items(AdvertisedEvent, 0, 64)),
        form.Member("transports", "transports", form.Items(AdvertisedTransport, 0, 64)),
        form.Member("limits", "limits", Limits),
        form.Member("activity", "activity", ActivityCapabilities, required=False),
    ),
)

CatalogModelsRequest: form.Form[messages.CatalogModelsRequest] = form.Object(
    messages.CatalogModelsRequest,
    (
        form.Member("provider_id", "provider_id", ProviderId),
        form.Member("offset", "offset", form.Whole(0, 100000), required=False, codes={"maximum": "limit_exceeded", "minimum": "limit_exceeded"}),
        form.Member("limit", "limit", form.Whole(1, 32), required=False, codes={"maximum": "limit_exceeded", "minimum": "limit_exceeded"}),
    ),
    closed=True,
)

ModelId: form.Form[messages.ModelId] = form.Text(1, 256, _P1, codes={"maxLength": "invalid_selection", "minLength": "invalid_selection", "pattern": "invalid_selection"})

Label: form.Form[messages.Label] = form.Text(1, 128, _P0)

ThinkingLevel: form.Form[messages.ThinkingLevel] = form.Choice(frozenset({"default", "low", "medium", "high", "x_high", "max"}))

ModelEntry: form.Form[messages.ModelEntry] = form.Object(
    messages.ModelEntry,
    (
        form.Member("provider_id", "provider_id", ProviderId),
        form.Member("model_id", "model_id", ModelId),
        form.Member("label", "label", Label),
        form.Member("available", "available", form.Flag()),
        form.Member("context_window", "context_window", Count, nullable=True),
        form.Member("max_output_tokens", "max_output_tokens", Count, nullable=True),
        form.Member("available_thinking_levels", "available_thinking_levels", form.Items(ThinkingLevel, 0, 6)),
    ),
)

CatalogState: form.Form[messages.CatalogState] = form.Choice(frozenset({"fresh_cache", "stale", "unavailable"}))

CatalogModelsSuccess: form.Form[messages.CatalogModelsSuccess] = form.Object(
    messages.CatalogModelsSuccess,
    (
        form.Member("entries", "entries", form.Items(ModelEntry, 0, 32)),
        form.Member("next_offset", "next_offset", form.Whole(1, 100000), nullable=True),
        form.Member("state", "state", CatalogState),
        form.Member("refresh", "refresh", form.Constant("cache_only")),
    ),
    rules=(form.Rule("unavailable-is-empty", "state", ("unavailable",), then=(form.Expect("entries", "empty"), form.Expect("next_offset", "null"))),),
)

CatalogProvidersRequest: form.Form[messages.CatalogProvidersRequest] = form.Object(
    messages.CatalogProvidersRequest,
    (
        form.Member("offset", "offset", form.Whole(0, 100000), required=False, codes={"maximum": "limit_exceeded", "minimum": "limit_exceeded"}),
        form.Member("limit", "limit", form.Whole(1, 32), required=False, codes={"maximum": "limit_exceeded", "minimum": "limit_exceeded"}),
    ),
    closed=True,
)

ProviderEntry: form.Form[messages.ProviderEntry] = form.Object(
    messages.ProviderEntry,
    (
        form.Member("provider_id", "provider_id", ProviderId),
        form.Member("label", "label", Label),
    ),
)

CatalogProvidersSuccess: form.Form[messages.CatalogProvidersSuccess] = form.Object(
    messages.CatalogProvidersSuccess,
    (
        form.Member("entries", "entries", form.Items(ProviderEntry, 0, 32)),
        form.Member("next_offset", "next_offset", form.Whole(1, 100000), nullable=True),
        form.Member("refresh", "refresh", form.Constant("cache_only")),
    ),
)

CatalogRefreshRequest: form.Form[messages.CatalogRefreshRequest] = form.Object(
    messages.CatalogRefreshRequest,
    (
        form.Member("provider_id", "provider_id", ProviderId),
    ),
    closed=True,
)

CatalogRefreshSuccess: form.Form[messages.CatalogRefreshSuccess] = form.Object(
    messages.CatalogRefreshSuccess,
    (
        form.Member("provider_id", "provider_id", ProviderId),
        form.Member("state", "state", CatalogState),
    ),
)

ConfigGetRequest: form.Form[messages.ConfigGetRequest] = form.Object(
    messages.ConfigGetRequest,
    (),
    closed=True,
)

Selection: form.Form[messages.Selection] = form.Object(
    messages.Selection,
    (
        form.Member("provider_id", "provider_id", ProviderId),
        form.Member("model_id", "model_id", ModelId),
    ),
)

ConfigLayer: form.Form[messages.ConfigLayer] = form.Choice(frozenset({"environment", "project", "global"}))

ConfigScope: form.Form[messages.ConfigScope] = form.Choice(frozenset({"global", "project"}), codes={"enum": "invalid_scope"})

GlobalSetting: form.Form[messages.GlobalSetting] = form.Choice(frozenset({"fast"}))

ConfigGetSuccess: form.Form[messages.ConfigGetSuccess] = form.Object(
    messages.ConfigGetSuccess,
    (
        form.Member("selection", "selection", Selection),
        form.Member("thinking_level", "thinking_level", ThinkingLevel),
        form.Member("configured_thinking_level", "configured_thinking_level", ThinkingLevel),
        form.Member("available_thinking_levels", "available_thinking_levels", form.Items(ThinkingLevel, 0, 6)),
        form.Member("fast", "fast", form.Flag()),
        form.Member("precedence", "precedence", form.Items(ConfigLayer, 0, 3)),
        form.Member("writable_scopes", "writable_scopes", form.Items(ConfigScope, 0, 2)),
        form.Member("global_only", "global_only", form.Items(GlobalSetting, 0, 3)),
    ),
)

SelectionChange: form.Form[messages.SelectionChange] = form.Object(
    messages.SelectionChange,
    (
        form.Member("provider_id", "provider_id", ProviderId),
        form.Member("model_id", "model_id", ModelId),
    ),
    closed=True,
)

ConfigSetRequest: form.Form[messages.ConfigSetRequest] = form.Object(
    messages.ConfigSetRequest,
    (
        form.Member("scope", "scope", ConfigScope),
        form.Member("selection", "selection", SelectionChange, required=False),
        form.Member("thinking_level", "thinking_level", ThinkingLevel, required=False),
        form.Member("fast", "fast", form.Flag(), required=False),
    ),
    closed=True,
    at_least_one_of=("selection", "thinking_level", "fast"),
    rules=(form.Rule("fast-is-global", "scope", ("project",), then=(form.Expect("fast", "null"),), codes={"*": "invalid_scope"}),),
)

ConfigSetSuccess: form.Form[messages.ConfigSetSuccess] = form.Object(
    messages.ConfigSetSuccess,
    (
        form.Member("persisted", "persisted", form.Constant(True)),
        form.Member("scope", "scope", ConfigScope),
        form.Member("effective", "effective", ConfigGetSuccess),
    ),
)

EventId: form.Form[messages.EventId] = form.Text(1, 128, _P0)

InitializeRequest: form.Form[messages.InitializeRequest] = form.Object(
    messages.InitializeRequest,
    (
        form.Member("supported_protocol_versions", "supported_protocol_versions", form.Items(ProtocolVersion, 1, 8), codes={"maxItems": "limit_exceeded", "minItems": "limit_exceeded"}),
        form.Member("requested_capabilities", "requested_capabilities", form.Items(form.Text(0, 64), 0, 8, {"maxLength": "limit_exceeded"}), required=False, codes={"maxItems": "limit_exceeded"}),
    ),
    closed=True,
)

SchemaDigest: form.Form[messages.SchemaDigest] = form.Text(1, 64, _P2)

InitializeSuccess: form.Form[messages.InitializeSuccess] = form.Object(
    messages.InitializeSuccess,
    (
        form.Member("protocol_version", "protocol_version", form.Constant(1)),
        form.Member("server_name", "server_name", form.Text(1, 128)),
        form.Member("server_version", "server_version", form.Text(1, 128)),
        form.Member("schema_digest", "schema_digest", SchemaDigest, required=False),
        form.Member("limits", "limits", Limits),
        form.Member("capabilities", "capabilities", CapabilitiesSuccess),
    ),
)

MessageRole: form.Form[messages.MessageRole] = form.Choice(frozenset({"user", "assistant"}))

ReplayCursor: form.Form[messages.ReplayCursor] = form.Text(1, 128, _P0)

ReplayMessage: form.Form[messages.ReplayMessage] = form.Object(
    messages.ReplayMessage,
    (
        form.Member("cursor", "cursor", ReplayCursor),
        form.Member("kind", "kind", form.Constant("message")),
        form.Member("role", "role", MessageRole),
        form.Member("text", "text", form.Text(0, 2048)),
        form.Member("part", "part", form.Whole(0, 2097152)),
        form.Member("last_part", "last_part", form.Flag()),
    ),
)

ReplayTerminalStatus: form.Form[messages.ReplayTerminalStatus] = form.Choice(frozenset({"completed", "cancelled", "failed", "compaction_required"}))

ReplayTerminal: form.Form[messages.ReplayTerminal] = form.Object(
    messages.ReplayTerminal,
    (
        form.Member("cursor", "cursor", ReplayCursor),
        form.Member("kind", "kind", form.Constant("terminal")),
        form.Member("status", "status", ReplayTerminalStatus),
    ),
)

ReplaySummary: form.Form[messages.ReplaySummary] = form.Object(
    messages.ReplaySummary,
    (
        form.Member("cursor", "cursor", ReplayCursor),
        form.Member("kind", "kind", form.Constant("summary")),
        form.Member("text", "text", form.Text(0, 2048)),
        form.Member("part", "part", form.Whole(0, 2097152)),
        form.Member("last_part", "last_part", form.Flag()),
    ),
)

ReplayItem: form.Form[messages.ReplayItem] = form.Tagged("kind", {"message": ReplayMessage, "terminal": ReplayTerminal, "summary": ReplaySummary})

RequestId: form.Form[messages.RequestId] = form.Text(1, 128, _P0, codes={"*": "invalid_request", "maxLength": "limit_exceeded"})

SessionCloseRequest: form.Form[messages.SessionCloseRequest] = form.Object(
    messages.SessionCloseRequest,
    (),
    closed=True,
)

SessionCloseStatus: form.Form[messages.SessionCloseStatus] = form.Choice(frozenset({"closed", "closing"}))

SessionId: form.Form[messages.SessionId] = form.Text(1, 128, _P0, codes={"*": "invalid_request", "maxLength": "limit_exceeded"})

SessionCloseSuccess: form.Form[messages.SessionCloseSuccess] = form.Object(
    messages.SessionCloseSuccess,
    (
        form.Member("session_id", "session_id", SessionId),
        form.Member("status", "status", SessionCloseStatus),
    ),
)

SessionCreateRequest: form.Form[messages.SessionCreateRequest] = form.Object(
    messages.SessionCreateRequest,
    (),
    closed=True,
)

SessionCreateSuccess: form.Form[messages.SessionCreateSuccess] = form.Object(
    messages.SessionCreateSuccess,
    (
        form.Member("session_id", "session_id", SessionId),
        form.Member("status", "status", form.Constant("open")),
    ),
)

SessionListRequest: form.Form[messages.SessionListRequest] = form.Object(
    messages.SessionListRequest,
    (
        form.Member("after", "after", SessionId, required=False, nullable=True, codes={"minLength": "invalid_session_id", "pattern": "invalid_session_id", "type": "invalid_payload"}),
        form.Member("limit", "limit", form.Whole(1, 32), required=False, codes={"maximum": "limit_exceeded", "minimum": "limit_exceeded"}),
    ),
    closed=True,
)

SessionSummary: form.Form[messages.SessionSummary] = form.Object(
    messages.SessionSummary,
    (
        form.Member("session_id", "session_id", SessionId),
        form.Member("title", "title", form.Text(1, 256), nullable=True),
        form.Member("updated_at", "updated_at", form.Text(20, 35, _P3)),
    ),
)

SessionListSuccess: form.Form[messages.SessionListSuccess] = form.Object(
    messages.SessionListSuccess,
    (
        form.Member("sessions", "sessions", form.Items(SessionSummary, 0, 32)),
        form.Member("next_after", "next_after", SessionId, nullable=True),
        form.Member("truncated", "truncated", form.Flag()),
        form.Member("incomplete", "incomplete", form.Flag()),
    ),
    rules=(form.Rule("truncated-goes-on", "truncated", (True,), then=(form.Expect("next_after", "not_null"),)),),
)

SessionOpenRequest: form.Form[messages.SessionOpenRequest] = form.Object(
    messages.SessionOpenRequest,
    (),
    closed=True,
)

SessionOpenSuccess: form.Form[messages.SessionOpenSuccess] = form.Object(
    messages.SessionOpenSuccess,
    (
        form.Member("session_id", "session_id", SessionId),
        form.Member("status", "status", form.Constant("open")),
    ),
)

SessionReplayRequest: form.Form[messages.SessionReplayRequest] = form.Object(
    messages.SessionReplayRequest,
    (
        form.Member("after", "after", form.Text(0, 128), required=False, nullable=True, codes={"maxLength": "limit_exceeded"}),
        form.Member("limit", "limit", form.Whole(1, 32), required=False, codes={"maximum": "limit_exceeded", "minimum": "limit_exceeded"}),
    ),
    closed=True,
)

SessionReplaySuccess: form.Form[messages.SessionReplaySuccess] = form.Object(
    messages.SessionReplaySuccess,
    (
        form.Member("events", "events", form.Items(ReplayItem, 0, 32)),
        form.Member("next_cursor", "next_cursor", ReplayCursor),
        form.Member("snapshot_cursor", "snapshot_cursor", ReplayCursor),
        form.Member("truncated", "truncated", form.Flag()),
        form.Member("gap", "gap", form.Flag()),
        form.Member("resync_required", "resync_required", form.Flag()),
    ),
    rules=(form.Rule("resync-is-empty", "resync_required", (True,), then=(form.Expect("events", "empty"),)),),
)

StatusRequest: form.Form[messages.StatusRequest] = form.Object(
    messages.StatusRequest,
    (),
    closed=True,
)

StatusSuccess: form.Form[messages.StatusSuccess] = form.Object(
    messages.StatusSuccess,
    (
        form.Member("service", "service", form.Constant("ready")),
        form.Member("provider_auth_ready", "provider_auth_ready", form.Flag()),
    ),
)

TurnId: form.Form[messages.TurnId] = form.Text(1, 128, _P0, codes={"maxLength": "limit_exceeded"})

TurnSequence: form.Form[messages.TurnSequence] = form.Whole(1, 9007199254740991)

TurnActivity: form.Form[messages.TurnActivity] = form.Object(
    messages.TurnActivity,
    (
        form.Member("turn_id", "turn_id", TurnId),
        form.Member("sequence", "sequence", TurnSequence),
        form.Member("activity", "activity", Activity),
    ),
)

TurnAssistantDelta: form.Form[messages.TurnAssistantDelta] = form.Object(
    messages.TurnAssistantDelta,
    (
        form.Member("turn_id", "turn_id", TurnId),
        form.Member("sequence", "sequence", TurnSequence),
        form.Member("text", "text", form.Text(0, 16384)),
    ),
)

TurnCancelRequest: form.Form[messages.TurnCancelRequest] = form.Object(
    messages.TurnCancelRequest,
    (
        form.Member("turn_id", "turn_id", TurnId),
    ),
    closed=True,
)

TurnCancelSuccess: form.Form[messages.TurnCancelSuccess] = form.Object(
    messages.TurnCancelSuccess,
    (
        form.Member("status", "status", form.Constant("cancellation_requested")),
    ),
)

TurnOptions: form.Form[messages.TurnOptions] = form.Object(
    messages.TurnOptions,
    (),
    closed=True,
)

TurnStartRequest: form.Form[messages.TurnStartRequest] = form.Object(
    messages.TurnStartRequest,
    (
        form.Member("prompt", "prompt", form.Text(1, 16384, _P4), codes={"maxLength": "limit_exceeded"}),
        form.Member("options", "options", TurnOptions, required=False),
    ),
    closed=True,
)

TurnStartSuccess: form.Form[messages.TurnStartSuccess] = form.Object(
    messages.TurnStartSuccess,
    (
        form.Member("turn_id", "turn_id", TurnId),
        form.Member("session_id", "session_id", SessionId),
        form.Member("status", "status", form.Constant("accepted")),
    ),
)

TurnStarted: form.Form[messages.TurnStarted] = form.Object(
    messages.TurnStarted,
    (
        form.Member("turn_id", "turn_id", TurnId),
        form.Member("session_id", "session_id", SessionId),
        form.Member("status", "status", form.Constant("started")),
        form.Member("sequence", "sequence", form.Constant(0)),
    ),
)

TurnStatus: form.Form[messages.TurnStatus] = form.Choice(frozenset({"completed", "cancelled", "failed"}))

TurnTerminal: form.Form[messages.TurnTerminal] = form.Object(
    messages.TurnTerminal,
    (
        form.Member("turn_id", "turn_id", TurnId),
        form.Member("session_id", "session_id", SessionId),
        form.Member("status", "status", TurnStatus),
        form.Member("assistant_text", "assistant_text", form.Text(0, 16384)),
        form.Member("sequence", "sequence", TurnSequence),
        form.Member("activity_dropped", "activity_dropped", Count),
        form.Member("activity_replay_available", "activity_replay_available", form.Flag()),
        form.Member("replay_required", "replay_required", form.Flag()),
    ),
)

WireErrorCode: form.Form[messages.WireErrorCode] = form.Text(1, 64)

WireError: form.Form[messages.WireError] = form.Object(
    messages.WireError,
    (
        form.Member("code", "code", WireErrorCode),
        form.Member("message", "message", form.Text(0, 512)),
    ),
)

RequestRecord: form.Form[messages.RequestRecord] = record.Envelope(
    (
        form.Member("protocol_version", "protocol_version", form.Constant(1), codes={"const": "unsupported_version"}),
        form.Member("kind", "kind", form.Constant("request")),
        form.Member("request_id", "request_id", RequestId),
        form.Member("session_id", "session_id", SessionId, required=False, nullable=True),
        form.Member("method", "method", form.Text(1, 64, _P0), codes={"maxLength": "limit_exceeded"}),
        form.Member("payload", "payload", form.Entries(form.Anything(), 64), codes={"maxProperties": "limit_exceeded", "required": "invalid_payload", "type": "invalid_payload"}),
    ),
    tag="method",
    payload="payload",
    session="session_id",
    kinds={
        "initialize": record.Kind(messages.InitializeRequestRecord, InitializeRequest, None),
        "status": record.Kind(messages.StatusRequestRecord, StatusRequest, None),
        "capabilities": record.Kind(messages.CapabilitiesRequestRecord, CapabilitiesRequest, None),
        "session.list": record.Kind(messages.SessionListRequestRecord, SessionListRequest, False),
        "session.create": record.Kind(messages.SessionCreateRequestRecord, SessionCreateRequest, False),
        "session.open": record.Kind(messages.SessionOpenRequestRecord, SessionOpenRequest, True),
        "session.replay": record.Kind(messages.SessionReplayRequestRecord, SessionReplayRequest, True),
        "session.close": record.Kind(messages.SessionCloseRequestRecord, SessionCloseRequest, True),
        "turn.start": record.Kind(messages.TurnStartRequestRecord, TurnStartRequest, None),
        "turn.cancel": record.Kind(messages.TurnCancelRequestRecord, TurnCancelRequest, None),
        "auth.status": record.Kind(messages.AuthStatusRequestRecord, AuthStatusRequest, False),
        "auth.login.start": record.Kind(messages.AuthLoginStartRequestRecord, AuthLoginStartRequest, False),
        "auth.login.callback": record.Kind(messages.AuthLoginCallbackRequestRecord, AuthLoginCallbackRequest, False),
        "auth.login.cancel": record.Kind(messages.AuthLoginCancelRequestRecord, AuthLoginCancelRequest, False),
        "auth.logout": record.Kind(messages.AuthLogoutRequestRecord, AuthLogoutRequest, False),
        "catalog.providers": record.Kind(messages.CatalogProvidersRequestRecord, CatalogProvidersRequest, False),
        "catalog.models": record.Kind(messages.CatalogModelsRequestRecord, CatalogModelsRequest, False),
        "catalog.refresh": record.Kind(messages.CatalogRefreshRequestRecord, CatalogRefreshRequest, False),
        "config.get": record.Kind(messages.ConfigGetRequestRecord, ConfigGetRequest, False),
        "config.set": record.Kind(messages.ConfigSetRequestRecord, ConfigSetRequest, False),
    },
    unknown="unsupported_operation",
    inside="invalid_payload",
    closed=True,
)

ResponseRecord: form.Form[messages.ResponseRecord] = record.Envelope(
    (
        form.Member("protocol_version", "protocol_version", form.Constant(1)),
        form.Member("kind", "kind", form.Constant("response")),
        form.Member("request_id", "request_id", RequestId, nullable=True),
        form.Member("session_id", "session_id", SessionId, nullable=True),
        form.Member("method", "method", form.Text(1, 64, _P0), nullable=True),
        form.Member("payload", "payload", form.Entries(form.Anything(), 64), nullable=True),
        form.Member("error", "error", WireError, nullable=True),
    ),
    tag="method",
    payload="payload",
    session="session_id",
    kinds={
        "initialize": record.Kind(messages.InitializeResponseRecord, InitializeSuccess, None),
        "status": record.Kind(messages.StatusResponseRecord, StatusSuccess, None),
        "capabilities": record.Kind(messages.CapabilitiesResponseRecord, CapabilitiesSuccess, None),
        "session.list": record.Kind(messages.SessionListResponseRecord, SessionListSuccess, False),
        "session.create": record.Kind(messages.SessionCreateResponseRecord, SessionCreateSuccess, True),
        "session.open": record.Kind(messages.SessionOpenResponseRecord, SessionOpenSuccess, True),
        "session.replay": record.Kind(messages.SessionReplayResponseRecord, SessionReplaySuccess, True),
        "session.close": record.Kind(messages.SessionCloseResponseRecord, SessionCloseSuccess, True),
        "turn.start": record.Kind(messages.TurnStartResponseRecord, TurnStartSuccess, True),
        "turn.cancel": record.Kind(messages.TurnCancelResponseRecord, TurnCancelSuccess, None),
        "auth.status": record.Kind(messages.AuthStatusResponseRecord, AuthStatusSuccess, False),
        "auth.login.start": record.Kind(messages.AuthLoginStartResponseRecord, AuthLoginStartSuccess, False),
        "auth.login.callback": record.Kind(messages.AuthLoginCallbackResponseRecord, AuthLoginCallbackSuccess, False),
        "auth.login.cancel": record.Kind(messages.AuthLoginCancelResponseRecord, AuthLoginCancelSuccess, False),
        "auth.logout": record.Kind(messages.AuthLogoutResponseRecord, AuthLogoutSuccess, False),
        "catalog.providers": record.Kind(messages.CatalogProvidersResponseRecord, CatalogProvidersSuccess, False),
        "catalog.models": record.Kind(messages.CatalogModelsResponseRecord, CatalogModelsSuccess, False),
        "catalog.refresh": record.Kind(messages.CatalogRefreshResponseRecord, CatalogRefreshSuccess, False),
        "config.get": record.Kind(messages.ConfigGetResponseRecord, ConfigGetSuccess, False),
        "config.set": record.Kind(messages.ConfigSetResponseRecord, ConfigSetSuccess, False),
    },
    unknown="unsupported_operation",
    inside="invalid_payload",
    error="error",
    failure=messages.ErrorResponseRecord,
    rules=(form.Rule("success-or-failure", "error", (None,), then=(form.Expect("payload", "not_null"), form.Expect("request_id", "not_null"), form.Expect("method", "not_null")), otherwise=(form.Expect("payload", "null"),)),),
)

EventRecord: form.Form[messages.EventRecord] = record.Envelope(
    (
        form.Member("protocol_version", "protocol_version", form.Constant(1)),
        form.Member("kind", "kind", form.Constant("event")),
        form.Member("event_id", "event_id", EventId),
        form.Member("request_id", "request_id", RequestId),
        form.Member("session_id", "session_id", SessionId, nullable=True),
        form.Member("event", "event", form.Text(1, 64, _P0)),
        form.Member("payload", "payload", form.Entries(form.Anything(), 64)),
    ),
    tag="event",
    payload="payload",
    session="session_id",
    kinds={
        "turn.started": record.Kind(messages.TurnStartedRecord, TurnStarted, True),
        "turn.assistant_delta": record.Kind(messages.TurnAssistantDeltaRecord, TurnAssistantDelta, True),
        "turn.activity": record.Kind(messages.TurnActivityRecord, TurnActivity, True),
        "turn.terminal": record.Kind(messages.TurnTerminalRecord, TurnTerminal, True),
        "auth.login.progress": record.Kind(messages.AuthLoginProgressRecord, AuthLoginProgress, False),
        "auth.login.terminal": record.Kind(messages.AuthLoginTerminalRecord, AuthLoginTerminal, False),
    },
    unknown="unsupported_operation",
    inside="invalid_payload",
)

AnyRecord: form.Form[messages.AnyRecord] = form.Tagged("kind", {"request": RequestRecord, "response": ResponseRecord, "event": EventRecord})

REQUESTS: dict[type[messages.RequestPayload], tuple[messages.Method, Callable[..., Any]]] = {
    messages.InitializeRequest: ("initialize", messages.InitializeRequestRecord),
    messages.StatusRequest: ("status", messages.StatusRequestRecord),
    messages.CapabilitiesRequest: ("capabilities", messages.CapabilitiesRequestRecord),
    messages.SessionListRequest: ("session.list", messages.SessionListRequestRecord),
    messages.SessionCreateRequest: ("session.create", messages.SessionCreateRequestRecord),
    messages.SessionOpenRequest: ("session.open", messages.SessionOpenRequestRecord),
    messages.SessionReplayRequest: ("session.replay", messages.SessionReplayRequestRecord),
    messages.SessionCloseRequest: ("session.close", messages.SessionCloseRequestRecord),
    messages.TurnStartRequest: ("turn.start", messages.TurnStartRequestRecord),
    messages.TurnCancelRequest: ("turn.cancel", messages.TurnCancelRequestRecord),
    messages.AuthStatusRequest: ("auth.status", messages.AuthStatusRequestRecord),
    messages.AuthLoginStartRequest: ("auth.login.start", messages.AuthLoginStartRequestRecord),
    messages.AuthLoginCallbackRequest: ("auth.login.callback", messages.AuthLoginCallbackRequestRecord),
    messages.AuthLoginCancelRequest: ("auth.login.cancel", messages.AuthLoginCancelRequestRecord),
    messages.AuthLogoutRequest: ("auth.logout", messages.AuthLogoutRequestRecord),
    messages.CatalogProvidersRequest: ("catalog.providers", messages.CatalogProvidersRequestRecord),
    messages.CatalogModelsRequest: ("catalog.models", messages.CatalogModelsRequestRecord),
    messages.CatalogRefreshRequest: ("catalog.refresh", messages.CatalogRefreshRequestRecord),
    messages.ConfigGetRequest: ("config.get", messages.ConfigGetRequestRecord),
    messages.ConfigSetRequest: ("config.set", messages.ConfigSetRequestRecord),
}
