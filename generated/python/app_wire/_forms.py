# @generated from schema/app-service by codegen. Do not edit.
"""What each definition must be, as tables; `_form` says what their words mean."""

from __future__ import annotations

import re
from typing import Any

from . import messages
from ._form import Anything, Choice, Constant, Entries, Expect, Flag, Form, Items, Member, Object, Rule, Tagged, Text, Whole
from ._record import Envelope, Kind

_P0 = re.compile("[^\U00000000-\U0000001f\U0000007f-\U0000009f]+").fullmatch
_P1 = re.compile("[A-Za-z0-9._/:\\x2d]+").fullmatch
_P2 = re.compile("[0-9a-f]+").fullmatch
_P3 = re.compile("[0-9TtZz:.\U0000002b\\x2d]+").fullmatch
_P4 = re.compile("[^\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]").search

ActivityId: Form[messages.ActivityId] = Text(1, 128, _P0)

LifecycleCategory: Form[messages.LifecycleCategory] = Choice(frozenset({"tool", "hook", "context_injection", "subagent_batch", "subagent_task", "assistant", "diagnostic", "compaction", "activity"}))

LifecycleStatus: Form[messages.LifecycleStatus] = Choice(frozenset({"queued", "running", "writing", "completed", "failed", "cancelled"}))

ActivityLifecycle: Form[messages.ActivityLifecycle] = Object(
    messages.ActivityLifecycle,
    (
        Member("activity_id", "activity_id", ActivityId),
        Member("parent_activity_id", "parent_activity_id", ActivityId, required=False),
        Member("kind", "kind", Constant("lifecycle")),
        Member("category", "category", LifecycleCategory),
        Member("status", "status", LifecycleStatus),
        Member("details_omitted", "details_omitted", Constant(True)),
    ),
    rules=(Rule("end-has-no-parent", "category", ("activity",), then=(Expect("parent_activity_id", "null"),)),),
)

ToolName: Form[messages.ToolName] = Text(1, 64)

ToolTransport: Form[messages.ToolTransport] = Choice(frozenset({"local", "mcp", "unknown"}))

ActivityTool: Form[messages.ActivityTool] = Object(
    messages.ActivityTool,
    (
        Member("activity_id", "activity_id", ActivityId),
        Member("kind", "kind", Constant("tool")),
        Member("tool_id", "tool_id", ActivityId),
        Member("tool_name", "tool_name", ToolName, nullable=True),
        Member("server_id", "server_id", ActivityId, nullable=True),
        Member("transport", "transport", ToolTransport),
        Member("status", "status", LifecycleStatus),
        Member("timed_out", "timed_out", Flag(), nullable=True),
        Member("details_omitted", "details_omitted", Constant(True)),
    ),
)

ActivityReasoningSummary: Form[messages.ActivityReasoningSummary] = Object(
    messages.ActivityReasoningSummary,
    (
        Member("activity_id", "activity_id", ActivityId),
        Member("kind", "kind", Constant("reasoning_summary")),
        Member("text", "text", Text(0, 2048)),
        Member("redacted", "redacted", Flag()),
        Member("truncated", "truncated", Flag()),
    ),
)

Count: Form[messages.Count] = Whole(0, 9007199254740991)

ContextSource: Form[messages.ContextSource] = Choice(frozenset({"fallback_estimate", "tokenizer_estimate", "fallback_projection", "tokenizer_projection", "last_provider_usage", "provider_exact", "provider_partial"}))

ActivityContext: Form[messages.ActivityContext] = Object(
    messages.ActivityContext,
    (
        Member("activity_id", "activity_id", ActivityId),
        Member("kind", "kind", Constant("context")),
        Member("current_tokens", "current_tokens", Count),
        Member("max_tokens", "max_tokens", Count),
        Member("reasoning_tokens", "reasoning_tokens", Count, nullable=True),
        Member("request_sequence", "request_sequence", Count),
        Member("source", "source", ContextSource),
    ),
)

UsageSource: Form[messages.UsageSource] = Choice(frozenset({"provider_request", "subagent_aggregate"}))

ActivityUsage: Form[messages.ActivityUsage] = Object(
    messages.ActivityUsage,
    (
        Member("activity_id", "activity_id", ActivityId),
        Member("kind", "kind", Constant("usage")),
        Member("effective_input", "effective_input", Count),
        Member("output", "output", Count),
        Member("cache_read", "cache_read", Count),
        Member("cache_known", "cache_known", Flag()),
        Member("request_sequence", "request_sequence", Count),
        Member("final_usage", "final_usage", Flag()),
        Member("source", "source", UsageSource),
    ),
)

CompactionStatus: Form[messages.CompactionStatus] = Choice(frozenset({"triggered", "running", "completed", "failed", "cancelled"}))

ActivityCompaction: Form[messages.ActivityCompaction] = Object(
    messages.ActivityCompaction,
    (
        Member("activity_id", "activity_id", ActivityId),
        Member("kind", "kind", Constant("compaction")),
        Member("status", "status", CompactionStatus),
        Member("current_tokens", "current_tokens", Count, nullable=True),
        Member("max_tokens", "max_tokens", Count, nullable=True),
        Member("replay_required", "replay_required", Flag()),
    ),
    rules=(Rule("counts-follow-status", "status", ("triggered", "completed"), then=(Expect("current_tokens", "not_null"), Expect("max_tokens", "not_null")), otherwise=(Expect("current_tokens", "null"), Expect("max_tokens", "null"))), Rule("replay-follows-end", "status", ("completed", "failed", "cancelled"), then=(Expect("replay_required", "equals", True),), otherwise=(Expect("replay_required", "equals", False),))),
)

Activity: Form[messages.Activity] = Tagged("kind", {"lifecycle": ActivityLifecycle, "tool": ActivityTool, "reasoning_summary": ActivityReasoningSummary, "context": ActivityContext, "usage": ActivityUsage, "compaction": ActivityCompaction})

LimitValue: Form[messages.LimitValue] = Whole(1, 9007199254740991)

ActivityCapabilities: Form[messages.ActivityCapabilities] = Object(
    messages.ActivityCapabilities,
    (
        Member("events", "events", Flag()),
        Member("approvals", "approvals", Flag()),
        Member("steering", "steering", Flag()),
        Member("mcp_server_lifecycle", "mcp_server_lifecycle", Flag()),
        Member("mcp_tool_activity", "mcp_tool_activity", Flag()),
        Member("subagents", "subagents", Flag()),
        Member("raw_tool_output", "raw_tool_output", Flag()),
        Member("activity_replay", "activity_replay", Flag()),
        Member("max_summary_bytes", "max_summary_bytes", LimitValue),
    ),
)

AdvertisedEvent: Form[messages.AdvertisedEvent] = Text(1, 64)

AdvertisedOperation: Form[messages.AdvertisedOperation] = Text(1, 64)

AdvertisedTransport: Form[messages.AdvertisedTransport] = Text(1, 64)

LoginId: Form[messages.LoginId] = Text(1, 128, _P0, codes={"maxLength": "limit_exceeded"})

AuthLoginCallbackRequest: Form[messages.AuthLoginCallbackRequest] = Object(
    messages.AuthLoginCallbackRequest,
    (
        Member("login_id", "login_id", LoginId),
        Member("input", "input", Text(1, 4096)),
    ),
    closed=True,
)

AuthLoginCallbackSuccess: Form[messages.AuthLoginCallbackSuccess] = Object(
    messages.AuthLoginCallbackSuccess,
    (
        Member("status", "status", Constant("submitted")),
    ),
)

AuthLoginCancelRequest: Form[messages.AuthLoginCancelRequest] = Object(
    messages.AuthLoginCancelRequest,
    (
        Member("login_id", "login_id", LoginId),
    ),
    closed=True,
)

AuthLoginCancelSuccess: Form[messages.AuthLoginCancelSuccess] = Object(
    messages.AuthLoginCancelSuccess,
    (
        Member("status", "status", Constant("cancellation_requested")),
    ),
)

AuthLoginOutcome: Form[messages.AuthLoginOutcome] = Choice(frozenset({"exchange_succeeded", "cancelled", "callback_timeout", "callback_failed", "exchange_failed", "auth_changed", "storage_failed", "internal_error"}))

ProviderId: Form[messages.ProviderId] = Text(1, 256, _P1, codes={"maxLength": "invalid_selection", "minLength": "invalid_selection", "pattern": "invalid_selection"})

AuthLoginState: Form[messages.AuthLoginState] = Choice(frozenset({"authorization_url", "waiting", "callback_received", "callback_accepted"}))

AuthLoginProgress: Form[messages.AuthLoginProgress] = Object(
    messages.AuthLoginProgress,
    (
        Member("login_id", "login_id", LoginId),
        Member("provider_id", "provider_id", ProviderId),
        Member("state", "state", AuthLoginState),
        Member("url", "url", Text(1, 4096), required=False),
        Member("open_browser", "open_browser", Constant(True), required=False),
    ),
    rules=(Rule("address-comes-first", "state", ("authorization_url",), then=(Expect("url", "not_null"), Expect("open_browser", "not_null")), otherwise=(Expect("url", "null"), Expect("open_browser", "null"))),),
)

AuthLoginStartRequest: Form[messages.AuthLoginStartRequest] = Object(
    messages.AuthLoginStartRequest,
    (
        Member("provider_id", "provider_id", ProviderId, codes={"maxLength": "provider_unavailable", "minLength": "provider_unavailable", "pattern": "provider_unavailable"}),
    ),
    closed=True,
)

AuthLoginStartSuccess: Form[messages.AuthLoginStartSuccess] = Object(
    messages.AuthLoginStartSuccess,
    (
        Member("login_id", "login_id", LoginId),
        Member("provider_id", "provider_id", ProviderId),
        Member("status", "status", Constant("started")),
    ),
)

AuthLoginTerminal: Form[messages.AuthLoginTerminal] = Object(
    messages.AuthLoginTerminal,
    (
        Member("login_id", "login_id", LoginId),
        Member("provider_id", "provider_id", ProviderId, required=False),
        Member("state", "state", AuthLoginOutcome),
        Member("cleanup_complete", "cleanup_complete", Constant(True)),
    ),
)

AuthLogoutRequest: Form[messages.AuthLogoutRequest] = Object(
    messages.AuthLogoutRequest,
    (
        Member("provider_id", "provider_id", ProviderId, codes={"maxLength": "provider_unavailable", "minLength": "provider_unavailable", "pattern": "provider_unavailable"}),
        Member("confirmed", "confirmed", Constant(True), codes={"const": "confirmation_required", "required": "confirmation_required"}),
    ),
    closed=True,
)

AuthLogoutSuccess: Form[messages.AuthLogoutSuccess] = Object(
    messages.AuthLogoutSuccess,
    (
        Member("provider_id", "provider_id", ProviderId),
        Member("status", "status", Constant("logged_out")),
        Member("removed", "removed", Flag()),
        Member("environment_unchanged", "environment_unchanged", Constant(True)),
    ),
)

AuthMethod: Form[messages.AuthMethod] = Choice(frozenset({"oauth", "api_key", "none"}))

AuthSource: Form[messages.AuthSource] = Choice(frozenset({"shared_store", "environment", "none"}))

AuthReadiness: Form[messages.AuthReadiness] = Choice(frozenset({"ready", "missing", "needs_login"}))

AuthProvider: Form[messages.AuthProvider] = Object(
    messages.AuthProvider,
    (
        Member("provider_id", "provider_id", ProviderId),
        Member("auth_method", "auth_method", AuthMethod),
        Member("source", "source", AuthSource),
        Member("readiness", "readiness", AuthReadiness),
        Member("ready", "ready", Flag()),
    ),
    rules=(Rule("ready-repeats-readiness", "readiness", ("ready",), then=(Expect("ready", "equals", True),), otherwise=(Expect("ready", "equals", False),)),),
)

AuthStatusRequest: Form[messages.AuthStatusRequest] = Object(
    messages.AuthStatusRequest,
    (),
    closed=True,
)

AuthStatusSuccess: Form[messages.AuthStatusSuccess] = Object(
    messages.AuthStatusSuccess,
    (
        Member("providers", "providers", Items(AuthProvider, 0, 64)),
    ),
)

CapabilitiesRequest: Form[messages.CapabilitiesRequest] = Object(
    messages.CapabilitiesRequest,
    (),
    closed=True,
)

ProtocolVersion: Form[messages.ProtocolVersion] = Whole(0, 65535)

Limits: Form[messages.Limits] = Object(
    messages.Limits,
    (
        Member("max_record_bytes", "max_record_bytes", LimitValue),
        Member("max_payload_bytes", "max_payload_bytes", LimitValue),
        Member("max_error_message_bytes", "max_error_message_bytes", LimitValue),
        Member("max_id_bytes", "max_id_bytes", LimitValue),
        Member("max_name_bytes", "max_name_bytes", LimitValue),
        Member("max_string_bytes", "max_string_bytes", LimitValue),
        Member("max_json_depth", "max_json_depth", LimitValue),
        Member("max_array_items", "max_array_items", LimitValue),
        Member("max_object_fields", "max_object_fields", LimitValue),
        Member("max_negotiation_items", "max_negotiation_items", LimitValue),
        Member("max_session_attachments", "max_session_attachments", LimitValue),
        Member("max_session_page_items", "max_session_page_items", LimitValue),
        Member("max_session_replay_page_bytes", "max_session_replay_page_bytes", LimitValue),
        Member("max_session_replay_window_bytes", "max_session_replay_window_bytes", LimitValue),
        Member("max_session_list_scan_entries", "max_session_list_scan_entries", LimitValue),
        Member("max_catalog_page_items", "max_catalog_page_items", LimitValue),
    ),
    others=LimitValue,
)

CapabilitiesSuccess: Form[messages.CapabilitiesSuccess] = Object(
    messages.CapabilitiesSuccess,
    (
        Member("protocol_versions", "protocol_versions", Items(ProtocolVersion, 1, 64)),
        Member("operations", "operations", Items(AdvertisedOperation, 0, 64)),
        Member("events", "events", Items(AdvertisedEvent, 0, 64)),
        Member("transports", "transports", Items(AdvertisedTransport, 0, 64)),
        Member("limits", "limits", Limits),
        Member("activity", "activity", ActivityCapabilities, required=False),
    ),
)

CatalogModelsRequest: Form[messages.CatalogModelsRequest] = Object(
    messages.CatalogModelsRequest,
    (
        Member("provider_id", "provider_id", ProviderId),
        Member("offset", "offset", Whole(0, 100000), required=False, codes={"maximum": "limit_exceeded", "minimum": "limit_exceeded"}),
        Member("limit", "limit", Whole(1, 32), required=False, codes={"maximum": "limit_exceeded", "minimum": "limit_exceeded"}),
    ),
    closed=True,
)

ModelId: Form[messages.ModelId] = Text(1, 256, _P1, codes={"maxLength": "invalid_selection", "minLength": "invalid_selection", "pattern": "invalid_selection"})

Label: Form[messages.Label] = Text(1, 128, _P0)

ThinkingLevel: Form[messages.ThinkingLevel] = Choice(frozenset({"default", "low", "medium", "high", "x_high", "max"}))

ModelEntry: Form[messages.ModelEntry] = Object(
    messages.ModelEntry,
    (
        Member("provider_id", "provider_id", ProviderId),
        Member("model_id", "model_id", ModelId),
        Member("label", "label", Label),
        Member("available", "available", Flag()),
        Member("context_window", "context_window", Count, nullable=True),
        Member("max_output_tokens", "max_output_tokens", Count, nullable=True),
        Member("available_thinking_levels", "available_thinking_levels", Items(ThinkingLevel, 0, 6)),
    ),
)

CatalogState: Form[messages.CatalogState] = Choice(frozenset({"fresh_cache", "stale", "unavailable"}))

CatalogModelsSuccess: Form[messages.CatalogModelsSuccess] = Object(
    messages.CatalogModelsSuccess,
    (
        Member("entries", "entries", Items(ModelEntry, 0, 32)),
        Member("next_offset", "next_offset", Whole(1, 100000), nullable=True),
        Member("state", "state", CatalogState),
        Member("refresh", "refresh", Constant("cache_only")),
    ),
    rules=(Rule("unavailable-is-empty", "state", ("unavailable",), then=(Expect("entries", "empty"), Expect("next_offset", "null"))),),
)

CatalogProvidersRequest: Form[messages.CatalogProvidersRequest] = Object(
    messages.CatalogProvidersRequest,
    (
        Member("offset", "offset", Whole(0, 100000), required=False, codes={"maximum": "limit_exceeded", "minimum": "limit_exceeded"}),
        Member("limit", "limit", Whole(1, 32), required=False, codes={"maximum": "limit_exceeded", "minimum": "limit_exceeded"}),
    ),
    closed=True,
)

ProviderEntry: Form[messages.ProviderEntry] = Object(
    messages.ProviderEntry,
    (
        Member("provider_id", "provider_id", ProviderId),
        Member("label", "label", Label),
    ),
)

CatalogProvidersSuccess: Form[messages.CatalogProvidersSuccess] = Object(
    messages.CatalogProvidersSuccess,
    (
        Member("entries", "entries", Items(ProviderEntry, 0, 32)),
        Member("next_offset", "next_offset", Whole(1, 100000), nullable=True),
        Member("refresh", "refresh", Constant("cache_only")),
    ),
)

CatalogRefreshRequest: Form[messages.CatalogRefreshRequest] = Object(
    messages.CatalogRefreshRequest,
    (
        Member("provider_id", "provider_id", ProviderId),
    ),
    closed=True,
)

CatalogRefreshSuccess: Form[messages.CatalogRefreshSuccess] = Object(
    messages.CatalogRefreshSuccess,
    (
        Member("provider_id", "provider_id", ProviderId),
        Member("state", "state", CatalogState),
    ),
)

ConfigGetRequest: Form[messages.ConfigGetRequest] = Object(
    messages.ConfigGetRequest,
    (),
    closed=True,
)

Selection: Form[messages.Selection] = Object(
    messages.Selection,
    (
        Member("provider_id", "provider_id", ProviderId),
        Member("model_id", "model_id", ModelId),
    ),
)

ConfigLayer: Form[messages.ConfigLayer] = Choice(frozenset({"environment", "project", "global"}))

ConfigScope: Form[messages.ConfigScope] = Choice(frozenset({"global", "project"}), codes={"enum": "invalid_scope"})

GlobalSetting: Form[messages.GlobalSetting] = Choice(frozenset({"fast"}))

ConfigGetSuccess: Form[messages.ConfigGetSuccess] = Object(
    messages.ConfigGetSuccess,
    (
        Member("selection", "selection", Selection),
        Member("thinking_level", "thinking_level", ThinkingLevel),
        Member("configured_thinking_level", "configured_thinking_level", ThinkingLevel),
        Member("available_thinking_levels", "available_thinking_levels", Items(ThinkingLevel, 0, 6)),
        Member("fast", "fast", Flag()),
        Member("precedence", "precedence", Items(ConfigLayer, 0, 3)),
        Member("writable_scopes", "writable_scopes", Items(ConfigScope, 0, 2)),
        Member("global_only", "global_only", Items(GlobalSetting, 0, 3)),
    ),
)

SelectionChange: Form[messages.SelectionChange] = Object(
    messages.SelectionChange,
    (
        Member("provider_id", "provider_id", ProviderId),
        Member("model_id", "model_id", ModelId),
    ),
    closed=True,
)

ConfigSetRequest: Form[messages.ConfigSetRequest] = Object(
    messages.ConfigSetRequest,
    (
        Member("scope", "scope", ConfigScope),
        Member("selection", "selection", SelectionChange, required=False),
        Member("thinking_level", "thinking_level", ThinkingLevel, required=False),
        Member("fast", "fast", Flag(), required=False),
    ),
    closed=True,
    at_least_one_of=("selection", "thinking_level", "fast"),
    rules=(Rule("fast-is-global", "scope", ("project",), then=(Expect("fast", "null"),), codes={"*": "invalid_scope"}),),
)

ConfigSetSuccess: Form[messages.ConfigSetSuccess] = Object(
    messages.ConfigSetSuccess,
    (
        Member("persisted", "persisted", Constant(True)),
        Member("scope", "scope", ConfigScope),
        Member("effective", "effective", ConfigGetSuccess),
    ),
)

EventId: Form[messages.EventId] = Text(1, 128, _P0)

InitializeRequest: Form[messages.InitializeRequest] = Object(
    messages.InitializeRequest,
    (
        Member("supported_protocol_versions", "supported_protocol_versions", Items(ProtocolVersion, 1, 8), codes={"maxItems": "limit_exceeded", "minItems": "limit_exceeded"}),
        Member("requested_capabilities", "requested_capabilities", Items(Text(0, 64), 0, 8, {"maxLength": "limit_exceeded"}), required=False, codes={"maxItems": "limit_exceeded"}),
    ),
    closed=True,
)

SchemaDigest: Form[messages.SchemaDigest] = Text(1, 64, _P2)

InitializeSuccess: Form[messages.InitializeSuccess] = Object(
    messages.InitializeSuccess,
    (
        Member("protocol_version", "protocol_version", Constant(1)),
        Member("server_name", "server_name", Text(1, 128)),
        Member("server_version", "server_version", Text(1, 128)),
        Member("schema_digest", "schema_digest", SchemaDigest, required=False),
        Member("limits", "limits", Limits),
        Member("capabilities", "capabilities", CapabilitiesSuccess),
    ),
)

MessageRole: Form[messages.MessageRole] = Choice(frozenset({"user", "assistant"}))

ReplayCursor: Form[messages.ReplayCursor] = Text(1, 128, _P0)

ReplayMessage: Form[messages.ReplayMessage] = Object(
    messages.ReplayMessage,
    (
        Member("cursor", "cursor", ReplayCursor),
        Member("kind", "kind", Constant("message")),
        Member("role", "role", MessageRole),
        Member("text", "text", Text(0, 2048)),
        Member("part", "part", Whole(0, 2097152)),
        Member("last_part", "last_part", Flag()),
    ),
)

ReplayTerminalStatus: Form[messages.ReplayTerminalStatus] = Choice(frozenset({"completed", "cancelled", "failed", "compaction_required"}))

ReplayTerminal: Form[messages.ReplayTerminal] = Object(
    messages.ReplayTerminal,
    (
        Member("cursor", "cursor", ReplayCursor),
        Member("kind", "kind", Constant("terminal")),
        Member("status", "status", ReplayTerminalStatus),
    ),
)

ReplaySummary: Form[messages.ReplaySummary] = Object(
    messages.ReplaySummary,
    (
        Member("cursor", "cursor", ReplayCursor),
        Member("kind", "kind", Constant("summary")),
        Member("text", "text", Text(0, 2048)),
        Member("part", "part", Whole(0, 2097152)),
        Member("last_part", "last_part", Flag()),
    ),
)

ReplayItem: Form[messages.ReplayItem] = Tagged("kind", {"message": ReplayMessage, "terminal": ReplayTerminal, "summary": ReplaySummary})

RequestId: Form[messages.RequestId] = Text(1, 128, _P0, codes={"*": "invalid_request", "maxLength": "limit_exceeded"})

SessionCloseRequest: Form[messages.SessionCloseRequest] = Object(
    messages.SessionCloseRequest,
    (),
    closed=True,
)

SessionCloseStatus: Form[messages.SessionCloseStatus] = Choice(frozenset({"closed", "closing"}))

SessionId: Form[messages.SessionId] = Text(1, 128, _P0, codes={"*": "invalid_request", "maxLength": "limit_exceeded"})

SessionCloseSuccess: Form[messages.SessionCloseSuccess] = Object(
    messages.SessionCloseSuccess,
    (
        Member("session_id", "session_id", SessionId),
        Member("status", "status", SessionCloseStatus),
    ),
)

SessionCreateRequest: Form[messages.SessionCreateRequest] = Object(
    messages.SessionCreateRequest,
    (),
    closed=True,
)

SessionCreateSuccess: Form[messages.SessionCreateSuccess] = Object(
    messages.SessionCreateSuccess,
    (
        Member("session_id", "session_id", SessionId),
        Member("status", "status", Constant("open")),
    ),
)

SessionListRequest: Form[messages.SessionListRequest] = Object(
    messages.SessionListRequest,
    (
        Member("after", "after", SessionId, required=False, nullable=True, codes={"minLength": "invalid_session_id", "pattern": "invalid_session_id", "type": "invalid_payload"}),
        Member("limit", "limit", Whole(1, 32), required=False, codes={"maximum": "limit_exceeded", "minimum": "limit_exceeded"}),
    ),
    closed=True,
)

SessionSummary: Form[messages.SessionSummary] = Object(
    messages.SessionSummary,
    (
        Member("session_id", "session_id", SessionId),
        Member("title", "title", Text(1, 256), nullable=True),
        Member("updated_at", "updated_at", Text(20, 35, _P3)),
    ),
)

SessionListSuccess: Form[messages.SessionListSuccess] = Object(
    messages.SessionListSuccess,
    (
        Member("sessions", "sessions", Items(SessionSummary, 0, 32)),
        Member("next_after", "next_after", SessionId, nullable=True),
        Member("truncated", "truncated", Flag()),
        Member("incomplete", "incomplete", Flag()),
    ),
    rules=(Rule("truncated-goes-on", "truncated", (True,), then=(Expect("next_after", "not_null"),)),),
)

SessionOpenRequest: Form[messages.SessionOpenRequest] = Object(
    messages.SessionOpenRequest,
    (),
    closed=True,
)

SessionOpenSuccess: Form[messages.SessionOpenSuccess] = Object(
    messages.SessionOpenSuccess,
    (
        Member("session_id", "session_id", SessionId),
        Member("status", "status", Constant("open")),
    ),
)

SessionReplayRequest: Form[messages.SessionReplayRequest] = Object(
    messages.SessionReplayRequest,
    (
        Member("after", "after", Text(0, 128), required=False, nullable=True, codes={"maxLength": "limit_exceeded"}),
        Member("limit", "limit", Whole(1, 32), required=False, codes={"maximum": "limit_exceeded", "minimum": "limit_exceeded"}),
    ),
    closed=True,
)

SessionReplaySuccess: Form[messages.SessionReplaySuccess] = Object(
    messages.SessionReplaySuccess,
    (
        Member("events", "events", Items(ReplayItem, 0, 32)),
        Member("next_cursor", "next_cursor", ReplayCursor),
        Member("snapshot_cursor", "snapshot_cursor", ReplayCursor),
        Member("truncated", "truncated", Flag()),
        Member("gap", "gap", Flag()),
        Member("resync_required", "resync_required", Flag()),
    ),
    rules=(Rule("resync-is-empty", "resync_required", (True,), then=(Expect("events", "empty"),)),),
)

StatusRequest: Form[messages.StatusRequest] = Object(
    messages.StatusRequest,
    (),
    closed=True,
)

StatusSuccess: Form[messages.StatusSuccess] = Object(
    messages.StatusSuccess,
    (
        Member("service", "service", Constant("ready")),
        Member("provider_auth_ready", "provider_auth_ready", Flag()),
    ),
)

TurnId: Form[messages.TurnId] = Text(1, 128, _P0, codes={"maxLength": "limit_exceeded"})

TurnSequence: Form[messages.TurnSequence] = Whole(1, 9007199254740991)

TurnActivity: Form[messages.TurnActivity] = Object(
    messages.TurnActivity,
    (
        Member("turn_id", "turn_id", TurnId),
        Member("sequence", "sequence", TurnSequence),
        Member("activity", "activity", Activity),
    ),
)

TurnAssistantDelta: Form[messages.TurnAssistantDelta] = Object(
    messages.TurnAssistantDelta,
    (
        Member("turn_id", "turn_id", TurnId),
        Member("sequence", "sequence", TurnSequence),
        Member("text", "text", Text(0, 16384)),
    ),
)

TurnCancelRequest: Form[messages.TurnCancelRequest] = Object(
    messages.TurnCancelRequest,
    (
        Member("turn_id", "turn_id", TurnId),
    ),
    closed=True,
)

TurnCancelSuccess: Form[messages.TurnCancelSuccess] = Object(
    messages.TurnCancelSuccess,
    (
        Member("status", "status", Constant("cancellation_requested")),
    ),
)

TurnOptions: Form[messages.TurnOptions] = Object(
    messages.TurnOptions,
    (),
    closed=True,
)

TurnStartRequest: Form[messages.TurnStartRequest] = Object(
    messages.TurnStartRequest,
    (
        Member("prompt", "prompt", Text(1, 16384, _P4), codes={"maxLength": "limit_exceeded"}),
        Member("options", "options", TurnOptions, required=False),
    ),
    closed=True,
)

TurnStartSuccess: Form[messages.TurnStartSuccess] = Object(
    messages.TurnStartSuccess,
    (
        Member("turn_id", "turn_id", TurnId),
        Member("session_id", "session_id", SessionId),
        Member("status", "status", Constant("accepted")),
    ),
)

TurnStarted: Form[messages.TurnStarted] = Object(
    messages.TurnStarted,
    (
        Member("turn_id", "turn_id", TurnId),
        Member("session_id", "session_id", SessionId),
        Member("status", "status", Constant("started")),
        Member("sequence", "sequence", Constant(0)),
    ),
)

TurnStatus: Form[messages.TurnStatus] = Choice(frozenset({"completed", "cancelled", "failed"}))

TurnTerminal: Form[messages.TurnTerminal] = Object(
    messages.TurnTerminal,
    (
        Member("turn_id", "turn_id", TurnId),
        Member("session_id", "session_id", SessionId),
        Member("status", "status", TurnStatus),
        Member("assistant_text", "assistant_text", Text(0, 16384)),
        Member("sequence", "sequence", TurnSequence),
        Member("activity_dropped", "activity_dropped", Count),
        Member("activity_replay_available", "activity_replay_available", Flag()),
        Member("replay_required", "replay_required", Flag()),
    ),
)

WireErrorCode: Form[messages.WireErrorCode] = Text(1, 64)

WireError: Form[messages.WireError] = Object(
    messages.WireError,
    (
        Member("code", "code", WireErrorCode),
        Member("message", "message", Text(0, 512)),
    ),
)

RequestRecord: Form[messages.RequestRecord] = Envelope(
    (
        Member("protocol_version", "protocol_version", Constant(1), codes={"const": "unsupported_version"}),
        Member("kind", "kind", Constant("request")),
        Member("request_id", "request_id", RequestId),
        Member("session_id", "session_id", SessionId, required=False, nullable=True),
        Member("method", "method", Text(1, 64, _P0), codes={"maxLength": "limit_exceeded"}),
        Member("payload", "payload", Entries(Anything(), 64), codes={"maxProperties": "limit_exceeded", "required": "invalid_payload", "type": "invalid_payload"}),
    ),
    tag="method",
    payload="payload",
    session="session_id",
    kinds={
        "initialize": Kind(messages.InitializeRequestRecord, InitializeRequest, None),
        "status": Kind(messages.StatusRequestRecord, StatusRequest, None),
        "capabilities": Kind(messages.CapabilitiesRequestRecord, CapabilitiesRequest, None),
        "session.list": Kind(messages.SessionListRequestRecord, SessionListRequest, False),
        "session.create": Kind(messages.SessionCreateRequestRecord, SessionCreateRequest, False),
        "session.open": Kind(messages.SessionOpenRequestRecord, SessionOpenRequest, True),
        "session.replay": Kind(messages.SessionReplayRequestRecord, SessionReplayRequest, True),
        "session.close": Kind(messages.SessionCloseRequestRecord, SessionCloseRequest, True),
        "turn.start": Kind(messages.TurnStartRequestRecord, TurnStartRequest, None),
        "turn.cancel": Kind(messages.TurnCancelRequestRecord, TurnCancelRequest, None),
        "auth.status": Kind(messages.AuthStatusRequestRecord, AuthStatusRequest, False),
        "auth.login.start": Kind(messages.AuthLoginStartRequestRecord, AuthLoginStartRequest, False),
        "auth.login.callback": Kind(messages.AuthLoginCallbackRequestRecord, AuthLoginCallbackRequest, False),
        "auth.login.cancel": Kind(messages.AuthLoginCancelRequestRecord, AuthLoginCancelRequest, False),
        "auth.logout": Kind(messages.AuthLogoutRequestRecord, AuthLogoutRequest, False),
        "catalog.providers": Kind(messages.CatalogProvidersRequestRecord, CatalogProvidersRequest, False),
        "catalog.models": Kind(messages.CatalogModelsRequestRecord, CatalogModelsRequest, False),
        "catalog.refresh": Kind(messages.CatalogRefreshRequestRecord, CatalogRefreshRequest, False),
        "config.get": Kind(messages.ConfigGetRequestRecord, ConfigGetRequest, False),
        "config.set": Kind(messages.ConfigSetRequestRecord, ConfigSetRequest, False),
    },
    unknown="unsupported_operation",
    inside="invalid_payload",
    closed=True,
)

ResponseRecord: Form[messages.ResponseRecord] = Envelope(
    (
        Member("protocol_version", "protocol_version", Constant(1)),
        Member("kind", "kind", Constant("response")),
        Member("request_id", "request_id", RequestId, nullable=True),
        Member("session_id", "session_id", SessionId, nullable=True),
        Member("method", "method", Text(1, 64, _P0), nullable=True),
        Member("payload", "payload", Entries(Anything(), 64), nullable=True),
        Member("error", "error", WireError, nullable=True),
    ),
    tag="method",
    payload="payload",
    session="session_id",
    kinds={
        "initialize": Kind(messages.InitializeResponseRecord, InitializeSuccess, None),
        "status": Kind(messages.StatusResponseRecord, StatusSuccess, None),
        "capabilities": Kind(messages.CapabilitiesResponseRecord, CapabilitiesSuccess, None),
        "session.list": Kind(messages.SessionListResponseRecord, SessionListSuccess, False),
        "session.create": Kind(messages.SessionCreateResponseRecord, SessionCreateSuccess, True),
        "session.open": Kind(messages.SessionOpenResponseRecord, SessionOpenSuccess, True),
        "session.replay": Kind(messages.SessionReplayResponseRecord, SessionReplaySuccess, True),
        "session.close": Kind(messages.SessionCloseResponseRecord, SessionCloseSuccess, True),
        "turn.start": Kind(messages.TurnStartResponseRecord, TurnStartSuccess, True),
        "turn.cancel": Kind(messages.TurnCancelResponseRecord, TurnCancelSuccess, None),
        "auth.status": Kind(messages.AuthStatusResponseRecord, AuthStatusSuccess, False),
        "auth.login.start": Kind(messages.AuthLoginStartResponseRecord, AuthLoginStartSuccess, False),
        "auth.login.callback": Kind(messages.AuthLoginCallbackResponseRecord, AuthLoginCallbackSuccess, False),
        "auth.login.cancel": Kind(messages.AuthLoginCancelResponseRecord, AuthLoginCancelSuccess, False),
        "auth.logout": Kind(messages.AuthLogoutResponseRecord, AuthLogoutSuccess, False),
        "catalog.providers": Kind(messages.CatalogProvidersResponseRecord, CatalogProvidersSuccess, False),
        "catalog.models": Kind(messages.CatalogModelsResponseRecord, CatalogModelsSuccess, False),
        "catalog.refresh": Kind(messages.CatalogRefreshResponseRecord, CatalogRefreshSuccess, False),
        "config.get": Kind(messages.ConfigGetResponseRecord, ConfigGetSuccess, False),
        "config.set": Kind(messages.ConfigSetResponseRecord, ConfigSetSuccess, False),
    },
    unknown="unsupported_operation",
    inside="invalid_payload",
    error="error",
    failure=messages.ErrorResponseRecord,
    rules=(Rule("success-or-failure", "error", (None,), then=(Expect("payload", "not_null"), Expect("request_id", "not_null"), Expect("method", "not_null")), otherwise=(Expect("payload", "null"),)),),
)

EventRecord: Form[messages.EventRecord] = Envelope(
    (
        Member("protocol_version", "protocol_version", Constant(1)),
        Member("kind", "kind", Constant("event")),
        Member("event_id", "event_id", EventId),
        Member("request_id", "request_id", RequestId),
        Member("session_id", "session_id", SessionId, nullable=True),
        Member("event", "event", Text(1, 64, _P0)),
        Member("payload", "payload", Entries(Anything(), 64)),
    ),
    tag="event",
    payload="payload",
    session="session_id",
    kinds={
        "turn.started": Kind(messages.TurnStartedRecord, TurnStarted, True),
        "turn.assistant_delta": Kind(messages.TurnAssistantDeltaRecord, TurnAssistantDelta, True),
        "turn.activity": Kind(messages.TurnActivityRecord, TurnActivity, True),
        "turn.terminal": Kind(messages.TurnTerminalRecord, TurnTerminal, True),
        "auth.login.progress": Kind(messages.AuthLoginProgressRecord, AuthLoginProgress, False),
        "auth.login.terminal": Kind(messages.AuthLoginTerminalRecord, AuthLoginTerminal, False),
    },
    unknown="unsupported_operation",
    inside="invalid_payload",
)

AnyRecord: Form[messages.AnyRecord] = Tagged("kind", {"request": RequestRecord, "response": ResponseRecord, "event": EventRecord})

REQUESTS: dict[type[messages.RequestPayload], tuple[messages.Method, Any]] = {
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
