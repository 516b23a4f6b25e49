// @generated from schema/app-service by codegen. Do not edit.
// What each definition asks of a parsed value.
// Reads no text; a check that fails leaves what was broken in `fault.js`.

import { at, coded, constant, flag, list, map, no, none, object, only, others, own, shaped, text, whole, within } from "./fault.js";

const pattern0 = /^[^\u0000-\u001f\u007f-\u009f]+$/;
const pattern1 = /^[A-Za-z0-9._\/:\-]+$/;
const pattern2 = /^[0-9a-f]+$/;
const pattern3 = /^[0-9TtZz:.+\-]+$/;
const pattern4 = /\S/;
const members0 = /* @__PURE__ */ new Set(["login_id","input"]);
const members1 = /* @__PURE__ */ new Set(["login_id"]);
const members2 = /* @__PURE__ */ new Set(["provider_id"]);
const members3 = /* @__PURE__ */ new Set(["provider_id","confirmed"]);
const members4 = /* @__PURE__ */ new Set([]);
const members5 = /* @__PURE__ */ new Set(["provider_id","offset","limit"]);
const members6 = /* @__PURE__ */ new Set(["offset","limit"]);
const members7 = /* @__PURE__ */ new Set(["scope","selection","thinking_level","fast"]);
const members8 = /* @__PURE__ */ new Set(["supported_protocol_versions","requested_capabilities"]);
const members9 = /* @__PURE__ */ new Set(["max_record_bytes","max_payload_bytes","max_error_message_bytes","max_id_bytes","max_name_bytes","max_string_bytes","max_json_depth","max_array_items","max_object_fields","max_negotiation_items","max_session_attachments","max_session_page_items","max_session_replay_page_bytes","max_session_replay_window_bytes","max_session_list_scan_entries","max_catalog_page_items"]);
const members10 = /* @__PURE__ */ new Set(["provider_id","model_id"]);
const members11 = /* @__PURE__ */ new Set(["after","limit"]);
const members12 = /* @__PURE__ */ new Set(["turn_id"]);
const members13 = /* @__PURE__ */ new Set(["prompt","options"]);
const members14 = /* @__PURE__ */ new Set(["protocol_version","kind","request_id","session_id","method","payload"]);
export const Activity = (/** @type {any} */ v) => object(v) && (v.kind === "lifecycle" ? ActivityLifecycle(v) : v.kind === "tool" ? ActivityTool(v) : v.kind === "reasoning_summary" ? ActivityReasoningSummary(v) : v.kind === "context" ? ActivityContext(v) : v.kind === "usage" ? ActivityUsage(v) : v.kind === "compaction" ? ActivityCompaction(v) : no("x-union") || at(v, "kind"));
export const ActivityCapabilities = (/** @type {any} */ v) => object(v) && (flag(v.events) || at(v, "events")) && (flag(v.approvals) || at(v, "approvals")) && (flag(v.steering) || at(v, "steering")) && (flag(v.mcp_server_lifecycle) || at(v, "mcp_server_lifecycle")) && (flag(v.mcp_tool_activity) || at(v, "mcp_tool_activity")) && (flag(v.subagents) || at(v, "subagents")) && (flag(v.raw_tool_output) || at(v, "raw_tool_output")) && (flag(v.activity_replay) || at(v, "activity_replay")) && (LimitValue(v.max_summary_bytes) || at(v, "max_summary_bytes"));
export const ActivityCompaction = (/** @type {any} */ v) => object(v) && (ActivityId(v.activity_id) || at(v, "activity_id")) && (constant(v.kind, "compaction") || at(v, "kind")) && (CompactionStatus(v.status) || at(v, "status")) && (v.current_tokens === null || Count(v.current_tokens) || at(v, "current_tokens")) && (v.max_tokens === null || Count(v.max_tokens) || at(v, "max_tokens")) && (flag(v.replay_required) || at(v, "replay_required")) && ((v.status === "triggered" || v.status === "completed" ? v.current_tokens != null && v.max_tokens != null : v.current_tokens == null && v.max_tokens == null) || no("counts-follow-status")) && ((v.status === "completed" || v.status === "failed" || v.status === "cancelled" ? v.replay_required === true : v.replay_required === false) || no("replay-follows-end"));
export const ActivityContext = (/** @type {any} */ v) => object(v) && (ActivityId(v.activity_id) || at(v, "activity_id")) && (constant(v.kind, "context") || at(v, "kind")) && (Count(v.current_tokens) || at(v, "current_tokens")) && (Count(v.max_tokens) || at(v, "max_tokens")) && (v.reasoning_tokens === null || Count(v.reasoning_tokens) || at(v, "reasoning_tokens")) && (Count(v.request_sequence) || at(v, "request_sequence")) && (ContextSource(v.source) || at(v, "source"));
export const ActivityId = (/** @type {any} */ v) => text(v, 1, 128, pattern0);
export const ActivityLifecycle = (/** @type {any} */ v) => object(v) && (ActivityId(v.activity_id) || at(v, "activity_id")) && (v.parent_activity_id === undefined || ActivityId(v.parent_activity_id) || at(v, "parent_activity_id")) && (constant(v.kind, "lifecycle") || at(v, "kind")) && (LifecycleCategory(v.category) || at(v, "category")) && (LifecycleStatus(v.status) || at(v, "status")) && (constant(v.details_omitted, true) || at(v, "details_omitted")) && ((v.category === "activity" ? v.parent_activity_id == null : true) || no("end-has-no-parent"));
export const ActivityReasoningSummary = (/** @type {any} */ v) => object(v) && (ActivityId(v.activity_id) || at(v, "activity_id")) && (constant(v.kind, "reasoning_summary") || at(v, "kind")) && (text(v.text, 0, 2048) || at(v, "text")) && (flag(v.redacted) || at(v, "redacted")) && (flag(v.truncated) || at(v, "truncated"));
export const ActivityTool = (/** @type {any} */ v) => object(v) && (ActivityId(v.activity_id) || at(v, "activity_id")) && (constant(v.kind, "tool") || at(v, "kind")) && (ActivityId(v.tool_id) || at(v, "tool_id")) && (v.tool_name === null || ToolName(v.tool_name) || at(v, "tool_name")) && (v.server_id === null || ActivityId(v.server_id) || at(v, "server_id")) && (ToolTransport(v.transport) || at(v, "transport")) && (LifecycleStatus(v.status) || at(v, "status")) && (v.timed_out === null || flag(v.timed_out) || at(v, "timed_out")) && (constant(v.details_omitted, true) || at(v, "details_omitted"));
export const ActivityUsage = (/** @type {any} */ v) => object(v) && (ActivityId(v.activity_id) || at(v, "activity_id")) && (constant(v.kind, "usage") || at(v, "kind")) && (Count(v.effective_input) || at(v, "effective_input")) && (Count(v.output) || at(v, "output")) && (Count(v.cache_read) || at(v, "cache_read")) && (flag(v.cache_known) || at(v, "cache_known")) && (Count(v.request_sequence) || at(v, "request_sequence")) && (flag(v.final_usage) || at(v, "final_usage")) && (UsageSource(v.source) || at(v, "source"));
export const AdvertisedEvent = (/** @type {any} */ v) => text(v, 1, 64);
export const AdvertisedOperation = (/** @type {any} */ v) => text(v, 1, 64);
export const AdvertisedTransport = (/** @type {any} */ v) => text(v, 1, 64);
export const AuthLoginCallbackRequest = (/** @type {any} */ v) => object(v) && (LoginId(v.login_id) || at(v, "login_id")) && (text(v.input, 1, 4096) || at(v, "input")) && only(v, members0);
export const AuthLoginCallbackSuccess = (/** @type {any} */ v) => object(v) && (constant(v.status, "submitted") || at(v, "status"));
export const AuthLoginCancelRequest = (/** @type {any} */ v) => object(v) && (LoginId(v.login_id) || at(v, "login_id")) && only(v, members1);
export const AuthLoginCancelSuccess = (/** @type {any} */ v) => object(v) && (constant(v.status, "cancellation_requested") || at(v, "status"));
export const AuthLoginOutcome = (/** @type {any} */ v) => v === "exchange_succeeded" || v === "cancelled" || v === "callback_timeout" || v === "callback_failed" || v === "exchange_failed" || v === "auth_changed" || v === "storage_failed" || v === "internal_error" || none(v);
export const AuthLoginProgress = (/** @type {any} */ v) => object(v) && (LoginId(v.login_id) || at(v, "login_id")) && (ProviderId(v.provider_id) || at(v, "provider_id")) && (AuthLoginState(v.state) || at(v, "state")) && (v.url === undefined || text(v.url, 1, 4096) || at(v, "url")) && (v.open_browser === undefined || constant(v.open_browser, true) || at(v, "open_browser")) && ((v.state === "authorization_url" ? v.url != null && v.open_browser != null : v.url == null && v.open_browser == null) || no("address-comes-first"));
export const AuthLoginStartRequest = (/** @type {any} */ v) => object(v) && (ProviderId(v.provider_id) || at(v, "provider_id", {"maxLength":"provider_unavailable","minLength":"provider_unavailable","pattern":"provider_unavailable"})) && only(v, members2);
export const AuthLoginStartSuccess = (/** @type {any} */ v) => object(v) && (LoginId(v.login_id) || at(v, "login_id")) && (ProviderId(v.provider_id) || at(v, "provider_id")) && (constant(v.status, "started") || at(v, "status"));
export const AuthLoginState = (/** @type {any} */ v) => v === "authorization_url" || v === "waiting" || v === "callback_received" || v === "callback_accepted" || none(v);
export const AuthLoginTerminal = (/** @type {any} */ v) => object(v) && (LoginId(v.login_id) || at(v, "login_id")) && (v.provider_id === undefined || ProviderId(v.provider_id) || at(v, "provider_id")) && (AuthLoginOutcome(v.state) || at(v, "state")) && (constant(v.cleanup_complete, true) || at(v, "cleanup_complete"));
export const AuthLogoutRequest = (/** @type {any} */ v) => object(v) && (ProviderId(v.provider_id) || at(v, "provider_id", {"maxLength":"provider_unavailable","minLength":"provider_unavailable","pattern":"provider_unavailable"})) && (constant(v.confirmed, true) || at(v, "confirmed", {"const":"confirmation_required","required":"confirmation_required"})) && only(v, members3);
export const AuthLogoutSuccess = (/** @type {any} */ v) => object(v) && (ProviderId(v.provider_id) || at(v, "provider_id")) && (constant(v.status, "logged_out") || at(v, "status")) && (flag(v.removed) || at(v, "removed")) && (constant(v.environment_unchanged, true) || at(v, "environment_unchanged"));
export const AuthMethod = (/** @type {any} */ v) => v === "oauth" || v === "api_key" || v === "none" || none(v);
export const AuthProvider = (/** @type {any} */ v) => object(v) && (ProviderId(v.provider_id) || at(v, "provider_id")) && (AuthMethod(v.auth_method) || at(v, "auth_method")) && (AuthSource(v.source) || at(v, "source")) && (AuthReadiness(v.readiness) || at(v, "readiness")) && (flag(v.ready) || at(v, "ready")) && ((v.readiness === "ready" ? v.ready === true : v.ready === false) || no("ready-repeats-readiness"));
export const AuthReadiness = (/** @type {any} */ v) => v === "ready" || v === "missing" || v === "needs_login" || none(v);
export const AuthSource = (/** @type {any} */ v) => v === "shared_store" || v === "environment" || v === "none" || none(v);
export const AuthStatusRequest = (/** @type {any} */ v) => object(v) && only(v, members4);
export const AuthStatusSuccess = (/** @type {any} */ v) => object(v) && (list(v.providers, 0, 64, AuthProvider) || at(v, "providers"));
export const CapabilitiesRequest = (/** @type {any} */ v) => object(v) && only(v, members4);
export const CapabilitiesSuccess = (/** @type {any} */ v) => object(v) && (list(v.protocol_versions, 1, 64, ProtocolVersion) || at(v, "protocol_versions")) && (list(v.operations, 0, 64, AdvertisedOperation) || at(v, "operations")) && (list(v.events, 0, 64, AdvertisedEvent) || at(v, "events")) && (list(v.transports, 0, 64, AdvertisedTransport) || at(v, "transports")) && (Limits(v.limits) || at(v, "limits")) && (v.activity === undefined || ActivityCapabilities(v.activity) || at(v, "activity"));
export const CatalogModelsRequest = (/** @type {any} */ v) => object(v) && (ProviderId(v.provider_id) || at(v, "provider_id")) && (v.offset === undefined || whole(v.offset, 0, 100000) || at(v, "offset", {"maximum":"limit_exceeded","minimum":"limit_exceeded"})) && (v.limit === undefined || whole(v.limit, 1, 32) || at(v, "limit", {"maximum":"limit_exceeded","minimum":"limit_exceeded"})) && only(v, members5);
export const CatalogModelsSuccess = (/** @type {any} */ v) => object(v) && (list(v.entries, 0, 32, ModelEntry) || at(v, "entries")) && (v.next_offset === null || whole(v.next_offset, 1, 100000) || at(v, "next_offset")) && (CatalogState(v.state) || at(v, "state")) && (constant(v.refresh, "cache_only") || at(v, "refresh")) && ((v.state === "unavailable" ? !v.entries?.length && v.next_offset == null : true) || no("unavailable-is-empty"));
export const CatalogProvidersRequest = (/** @type {any} */ v) => object(v) && (v.offset === undefined || whole(v.offset, 0, 100000) || at(v, "offset", {"maximum":"limit_exceeded","minimum":"limit_exceeded"})) && (v.limit === undefined || whole(v.limit, 1, 32) || at(v, "limit", {"maximum":"limit_exceeded","minimum":"limit_exceeded"})) && only(v, members6);
export const CatalogProvidersSuccess = (/** @type {any} */ v) => object(v) && (list(v.entries, 0, 32, ProviderEntry) || at(v, "entries")) && (v.next_offset === null || whole(v.next_offset, 1, 100000) || at(v, "next_offset")) && (constant(v.refresh, "cache_only") || at(v, "refresh"));
export const CatalogRefreshRequest = (/** @type {any} */ v) => object(v) && (ProviderId(v.provider_id) || at(v, "provider_id")) && only(v, members2);
export const CatalogRefreshSuccess = (/** @type {any} */ v) => object(v) && (ProviderId(v.provider_id) || at(v, "provider_id")) && (CatalogState(v.state) || at(v, "state"));
export const CatalogState = (/** @type {any} */ v) => v === "fresh_cache" || v === "stale" || v === "unavailable" || none(v);
export const CompactionStatus = (/** @type {any} */ v) => v === "triggered" || v === "running" || v === "completed" || v === "failed" || v === "cancelled" || none(v);
export const ConfigGetRequest = (/** @type {any} */ v) => object(v) && only(v, members4);
export const ConfigGetSuccess = (/** @type {any} */ v) => object(v) && (Selection(v.selection) || at(v, "selection")) && (ThinkingLevel(v.thinking_level) || at(v, "thinking_level")) && (ThinkingLevel(v.configured_thinking_level) || at(v, "configured_thinking_level")) && (list(v.available_thinking_levels, 0, 6, ThinkingLevel) || at(v, "available_thinking_levels")) && (flag(v.fast) || at(v, "fast")) && (list(v.precedence, 0, 3, ConfigLayer) || at(v, "precedence")) && (list(v.writable_scopes, 0, 2, ConfigScope) || at(v, "writable_scopes")) && (list(v.global_only, 0, 3, GlobalSetting) || at(v, "global_only"));
export const ConfigLayer = (/** @type {any} */ v) => v === "environment" || v === "project" || v === "global" || none(v);
export const ConfigScope = (/** @type {any} */ v) => v === "global" || v === "project" || none(v) || coded({"enum":"invalid_scope"});
export const ConfigSetRequest = (/** @type {any} */ v) => object(v) && (ConfigScope(v.scope) || at(v, "scope")) && (v.selection === undefined || SelectionChange(v.selection) || at(v, "selection")) && (v.thinking_level === undefined || ThinkingLevel(v.thinking_level) || at(v, "thinking_level")) && (v.fast === undefined || flag(v.fast) || at(v, "fast")) && (v.selection !== undefined || v.thinking_level !== undefined || v.fast !== undefined || no("x-at-least-one-of")) && ((v.scope === "project" ? v.fast == null : true) || no("fast-is-global", "invalid_scope")) && only(v, members7);
export const ConfigSetSuccess = (/** @type {any} */ v) => object(v) && (constant(v.persisted, true) || at(v, "persisted")) && (ConfigScope(v.scope) || at(v, "scope")) && (ConfigGetSuccess(v.effective) || at(v, "effective"));
export const ContextSource = (/** @type {any} */ v) => v === "fallback_estimate" || v === "tokenizer_estimate" || v === "fallback_projection" || v === "tokenizer_projection" || v === "last_provider_usage" || v === "provider_exact" || v === "provider_partial" || none(v);
export const Count = (/** @type {any} */ v) => whole(v, 0, 9007199254740991);
export const EventId = (/** @type {any} */ v) => text(v, 1, 128, pattern0);
export const GlobalSetting = (/** @type {any} */ v) => v === "fast" || none(v);
export const InitializeRequest = (/** @type {any} */ v) => object(v) && (list(v.supported_protocol_versions, 1, 8, ProtocolVersion) || at(v, "supported_protocol_versions", {"maxItems":"limit_exceeded","minItems":"limit_exceeded"})) && (v.requested_capabilities === undefined || list(v.requested_capabilities, 0, 8, (/** @type {any} */ v) => text(v, 0, 64), {"maxLength":"limit_exceeded"}) || at(v, "requested_capabilities", {"maxItems":"limit_exceeded"})) && only(v, members8);
export const InitializeSuccess = (/** @type {any} */ v) => object(v) && (constant(v.protocol_version, 1) || at(v, "protocol_version")) && (text(v.server_name, 1, 128) || at(v, "server_name")) && (text(v.server_version, 1, 128) || at(v, "server_version")) && (v.schema_digest === undefined || SchemaDigest(v.schema_digest) || at(v, "schema_digest")) && (Limits(v.limits) || at(v, "limits")) && (CapabilitiesSuccess(v.capabilities) || at(v, "capabilities"));
export const Label = (/** @type {any} */ v) => text(v, 1, 128, pattern0);
export const LifecycleCategory = (/** @type {any} */ v) => v === "tool" || v === "hook" || v === "context_injection" || v === "subagent_batch" || v === "subagent_task" || v === "assistant" || v === "diagnostic" || v === "compaction" || v === "activity" || none(v);
export const LifecycleStatus = (/** @type {any} */ v) => v === "queued" || v === "running" || v === "writing" || v === "completed" || v === "failed" || v === "cancelled" || none(v);
export const LimitValue = (/** @type {any} */ v) => whole(v, 1, 9007199254740991);
export const Limits = (/** @type {any} */ v) => object(v) && (LimitValue(v.max_record_bytes) || at(v, "max_record_bytes")) && (LimitValue(v.max_payload_bytes) || at(v, "max_payload_bytes")) && (LimitValue(v.max_error_message_bytes) || at(v, "max_error_message_bytes")) && (LimitValue(v.max_id_bytes) || at(v, "max_id_bytes")) && (LimitValue(v.max_name_bytes) || at(v, "max_name_bytes")) && (LimitValue(v.max_string_bytes) || at(v, "max_string_bytes")) && (LimitValue(v.max_json_depth) || at(v, "max_json_depth")) && (LimitValue(v.max_array_items) || at(v, "max_array_items")) && (LimitValue(v.max_object_fields) || at(v, "max_object_fields")) && (LimitValue(v.max_negotiation_items) || at(v, "max_negotiation_items")) && (LimitValue(v.max_session_attachments) || at(v, "max_session_attachments")) && (LimitValue(v.max_session_page_items) || at(v, "max_session_page_items")) && (LimitValue(v.max_session_replay_page_bytes) || at(v, "max_session_replay_page_bytes")) && (LimitValue(v.max_session_replay_window_bytes) || at(v, "max_session_replay_window_bytes")) && (LimitValue(v.max_session_list_scan_entries) || at(v, "max_session_list_scan_entries")) && (LimitValue(v.max_catalog_page_items) || at(v, "max_catalog_page_items")) && others(v, members9, LimitValue, true);
export const LoginId = (/** @type {any} */ v) => text(v, 1, 128, pattern0) || coded({"maxLength":"limit_exceeded"});
export const MessageRole = (/** @type {any} */ v) => v === "user" || v === "assistant" || none(v);
export const ModelEntry = (/** @type {any} */ v) => object(v) && (ProviderId(v.provider_id) || at(v, "provider_id")) && (ModelId(v.model_id) || at(v, "model_id")) && (Label(v.label) || at(v, "label")) && (flag(v.available) || at(v, "available")) && (v.context_window === null || Count(v.context_window) || at(v, "context_window")) && (v.max_output_tokens === null || Count(v.max_output_tokens) || at(v, "max_output_tokens")) && (list(v.available_thinking_levels, 0, 6, ThinkingLevel) || at(v, "available_thinking_levels"));
export const ModelId = (/** @type {any} */ v) => shaped(v, 1, 256, pattern1) || coded({"maxLength":"invalid_selection","minLength":"invalid_selection","pattern":"invalid_selection"});
export const ProtocolVersion = (/** @type {any} */ v) => whole(v, 0, 65535);
export const ProviderEntry = (/** @type {any} */ v) => object(v) && (ProviderId(v.provider_id) || at(v, "provider_id")) && (Label(v.label) || at(v, "label"));
export const ProviderId = (/** @type {any} */ v) => shaped(v, 1, 256, pattern1) || coded({"maxLength":"invalid_selection","minLength":"invalid_selection","pattern":"invalid_selection"});
export const ReplayCursor = (/** @type {any} */ v) => text(v, 1, 128, pattern0);
export const ReplayItem = (/** @type {any} */ v) => object(v) && (v.kind === "message" ? ReplayMessage(v) : v.kind === "terminal" ? ReplayTerminal(v) : v.kind === "summary" ? ReplaySummary(v) : no("x-union") || at(v, "kind"));
export const ReplayMessage = (/** @type {any} */ v) => object(v) && (ReplayCursor(v.cursor) || at(v, "cursor")) && (constant(v.kind, "message") || at(v, "kind")) && (MessageRole(v.role) || at(v, "role")) && (text(v.text, 0, 2048) || at(v, "text")) && (whole(v.part, 0, 2097152) || at(v, "part")) && (flag(v.last_part) || at(v, "last_part"));
export const ReplaySummary = (/** @type {any} */ v) => object(v) && (ReplayCursor(v.cursor) || at(v, "cursor")) && (constant(v.kind, "summary") || at(v, "kind")) && (text(v.text, 0, 2048) || at(v, "text")) && (whole(v.part, 0, 2097152) || at(v, "part")) && (flag(v.last_part) || at(v, "last_part"));
export const ReplayTerminal = (/** @type {any} */ v) => object(v) && (ReplayCursor(v.cursor) || at(v, "cursor")) && (constant(v.kind, "terminal") || at(v, "kind")) && (ReplayTerminalStatus(v.status) || at(v, "status"));
export const ReplayTerminalStatus = (/** @type {any} */ v) => v === "completed" || v === "cancelled" || v === "failed" || v === "compaction_required" || none(v);
export const RequestId = (/** @type {any} */ v) => text(v, 1, 128, pattern0) || coded({"*":"invalid_request","maxLength":"limit_exceeded"});
export const SchemaDigest = (/** @type {any} */ v) => shaped(v, 1, 64, pattern2);
export const Selection = (/** @type {any} */ v) => object(v) && (ProviderId(v.provider_id) || at(v, "provider_id")) && (ModelId(v.model_id) || at(v, "model_id"));
export const SelectionChange = (/** @type {any} */ v) => object(v) && (ProviderId(v.provider_id) || at(v, "provider_id")) && (ModelId(v.model_id) || at(v, "model_id")) && only(v, members10);
export const SessionCloseRequest = (/** @type {any} */ v) => object(v) && only(v, members4);
export const SessionCloseStatus = (/** @type {any} */ v) => v === "closed" || v === "closing" || none(v);
export const SessionCloseSuccess = (/** @type {any} */ v) => object(v) && (SessionId(v.session_id) || at(v, "session_id")) && (SessionCloseStatus(v.status) || at(v, "status"));
export const SessionCreateRequest = (/** @type {any} */ v) => object(v) && only(v, members4);
export const SessionCreateSuccess = (/** @type {any} */ v) => object(v) && (SessionId(v.session_id) || at(v, "session_id")) && (constant(v.status, "open") || at(v, "status"));
export const SessionId = (/** @type {any} */ v) => text(v, 1, 128, pattern0) || coded({"*":"invalid_request","maxLength":"limit_exceeded"});
export const SessionListRequest = (/** @type {any} */ v) => object(v) && (v.after == null || SessionId(v.after) || at(v, "after", {"minLength":"invalid_session_id","pattern":"invalid_session_id","type":"invalid_payload"})) && (v.limit === undefined || whole(v.limit, 1, 32) || at(v, "limit", {"maximum":"limit_exceeded","minimum":"limit_exceeded"})) && only(v, members11);
export const SessionListSuccess = (/** @type {any} */ v) => object(v) && (list(v.sessions, 0, 32, SessionSummary) || at(v, "sessions")) && (v.next_after === null || SessionId(v.next_after) || at(v, "next_after")) && (flag(v.truncated) || at(v, "truncated")) && (flag(v.incomplete) || at(v, "incomplete")) && ((v.truncated === true ? v.next_after != null : true) || no("truncated-goes-on"));
export const SessionOpenRequest = (/** @type {any} */ v) => object(v) && only(v, members4);
export const SessionOpenSuccess = (/** @type {any} */ v) => object(v) && (SessionId(v.session_id) || at(v, "session_id")) && (constant(v.status, "open") || at(v, "status"));
export const SessionReplayRequest = (/** @type {any} */ v) => object(v) && (v.after == null || text(v.after, 0, 128) || at(v, "after", {"maxLength":"limit_exceeded"})) && (v.limit === undefined || whole(v.limit, 1, 32) || at(v, "limit", {"maximum":"limit_exceeded","minimum":"limit_exceeded"})) && only(v, members11);
export const SessionReplaySuccess = (/** @type {any} */ v) => object(v) && (list(v.events, 0, 32, ReplayItem) || at(v, "events")) && (ReplayCursor(v.next_cursor) || at(v, "next_cursor")) && (ReplayCursor(v.snapshot_cursor) || at(v, "snapshot_cursor")) && (flag(v.truncated) || at(v, "truncated")) && (flag(v.gap) || at(v, "gap")) && (flag(v.resync_required) || at(v, "resync_required")) && ((v.resync_required === true ? !v.events?.length : true) || no("resync-is-empty"));
export const SessionSummary = (/** @type {any} */ v) => object(v) && (SessionId(v.session_id) || at(v, "session_id")) && (v.title === null || text(v.title, 1, 256) || at(v, "title")) && (shaped(v.updated_at, 20, 35, pattern3) || at(v, "updated_at"));
export const StatusRequest = (/** @type {any} */ v) => object(v) && only(v, members4);
export const StatusSuccess = (/** @type {any} */ v) => object(v) && (constant(v.service, "ready") || at(v, "service")) && (flag(v.provider_auth_ready) || at(v, "provider_auth_ready"));
export const ThinkingLevel = (/** @type {any} */ v) => v === "default" || v === "low" || v === "medium" || v === "high" || v === "x_high" || v === "max" || none(v);
export const ToolName = (/** @type {any} */ v) => text(v, 1, 64);
export const ToolTransport = (/** @type {any} */ v) => v === "local" || v === "mcp" || v === "unknown" || none(v);
export const TurnActivity = (/** @type {any} */ v) => object(v) && (TurnId(v.turn_id) || at(v, "turn_id")) && (TurnSequence(v.sequence) || at(v, "sequence")) && (Activity(v.activity) || at(v, "activity"));
export const TurnAssistantDelta = (/** @type {any} */ v) => object(v) && (TurnId(v.turn_id) || at(v, "turn_id")) && (TurnSequence(v.sequence) || at(v, "sequence")) && (text(v.text, 0, 16384) || at(v, "text"));
export const TurnCancelRequest = (/** @type {any} */ v) => object(v) && (TurnId(v.turn_id) || at(v, "turn_id")) && only(v, members12);
export const TurnCancelSuccess = (/** @type {any} */ v) => object(v) && (constant(v.status, "cancellation_requested") || at(v, "status"));
export const TurnId = (/** @type {any} */ v) => text(v, 1, 128, pattern0) || coded({"maxLength":"limit_exceeded"});
export const TurnOptions = (/** @type {any} */ v) => object(v) && only(v, members4);
export const TurnSequence = (/** @type {any} */ v) => whole(v, 1, 9007199254740991);
export const TurnStartRequest = (/** @type {any} */ v) => object(v) && (shaped(v.prompt, 1, 16384, pattern4) || at(v, "prompt", {"maxLength":"limit_exceeded"})) && (v.options === undefined || TurnOptions(v.options) || at(v, "options")) && only(v, members13);
export const TurnStartSuccess = (/** @type {any} */ v) => object(v) && (TurnId(v.turn_id) || at(v, "turn_id")) && (SessionId(v.session_id) || at(v, "session_id")) && (constant(v.status, "accepted") || at(v, "status"));
export const TurnStarted = (/** @type {any} */ v) => object(v) && (TurnId(v.turn_id) || at(v, "turn_id")) && (SessionId(v.session_id) || at(v, "session_id")) && (constant(v.status, "started") || at(v, "status")) && (constant(v.sequence, 0) || at(v, "sequence"));
export const TurnStatus = (/** @type {any} */ v) => v === "completed" || v === "cancelled" || v === "failed" || none(v);
export const TurnTerminal = (/** @type {any} */ v) => object(v) && (TurnId(v.turn_id) || at(v, "turn_id")) && (SessionId(v.session_id) || at(v, "session_id")) && (TurnStatus(v.status) || at(v, "status")) && (text(v.assistant_text, 0, 16384) || at(v, "assistant_text")) && (TurnSequence(v.sequence) || at(v, "sequence")) && (Count(v.activity_dropped) || at(v, "activity_dropped")) && (flag(v.activity_replay_available) || at(v, "activity_replay_available")) && (flag(v.replay_required) || at(v, "replay_required"));
export const UsageSource = (/** @type {any} */ v) => v === "provider_request" || v === "subagent_aggregate" || none(v);
export const WireError = (/** @type {any} */ v) => object(v) && (WireErrorCode(v.code) || at(v, "code")) && (text(v.message, 0, 512) || at(v, "message"));
export const WireErrorCode = (/** @type {any} */ v) => text(v, 1, 64);
/** @type {ReadonlyMap<unknown, readonly [(v: any) => boolean, boolean?]>} */
const callChecks = /* @__PURE__ */ new Map([
  ["initialize", [InitializeRequest]],
  ["status", [StatusRequest]],
  ["capabilities", [CapabilitiesRequest]],
  ["session.list", [SessionListRequest, false]],
  ["session.create", [SessionCreateRequest, false]],
  ["session.open", [SessionOpenRequest, true]],
  ["session.replay", [SessionReplayRequest, true]],
  ["session.close", [SessionCloseRequest, true]],
  ["turn.start", [TurnStartRequest]],
  ["turn.cancel", [TurnCancelRequest]],
  ["auth.status", [AuthStatusRequest, false]],
  ["auth.login.start", [AuthLoginStartRequest, false]],
  ["auth.login.callback", [AuthLoginCallbackRequest, false]],
  ["auth.login.cancel", [AuthLoginCancelRequest, false]],
  ["auth.logout", [AuthLogoutRequest, false]],
  ["catalog.providers", [CatalogProvidersRequest, false]],
  ["catalog.models", [CatalogModelsRequest, false]],
  ["catalog.refresh", [CatalogRefreshRequest, false]],
  ["config.get", [ConfigGetRequest, false]],
  ["config.set", [ConfigSetRequest, false]],
]);
const call = (/** @type {any} */ v) => {
  const known = callChecks.get(v.method);
  if (!known) return no("enum", "unsupported_operation") || at(v, "method");
  const [payload, session] = known;
  return (payload(v.payload) || within("invalid_payload") || at(v, "payload", {"maxProperties":"limit_exceeded","required":"invalid_payload","type":"invalid_payload"})) &&
    (session === undefined || session === (v.session_id != null) || no("session") || at(v, "session_id"));
};
export const RequestRecord = (/** @type {any} */ v) => object(v) && (constant(v.protocol_version, 1) || at(v, "protocol_version", {"const":"unsupported_version"})) && (constant(v.kind, "request") || at(v, "kind")) && (RequestId(v.request_id) || at(v, "request_id")) && (v.session_id == null || SessionId(v.session_id) || at(v, "session_id")) && (text(v.method, 1, 64, pattern0) || at(v, "method", {"maxLength":"limit_exceeded"})) && call(v) && only(v, members14) || within("invalid_request");
/** @type {ReadonlyMap<unknown, readonly [(v: any) => boolean, boolean?]>} */
const replyChecks = /* @__PURE__ */ new Map([
  ["initialize", [InitializeSuccess]],
  ["status", [StatusSuccess]],
  ["capabilities", [CapabilitiesSuccess]],
  ["session.list", [SessionListSuccess, false]],
  ["session.create", [SessionCreateSuccess, true]],
  ["session.open", [SessionOpenSuccess, true]],
  ["session.replay", [SessionReplaySuccess, true]],
  ["session.close", [SessionCloseSuccess, true]],
  ["turn.start", [TurnStartSuccess, true]],
  ["turn.cancel", [TurnCancelSuccess]],
  ["auth.status", [AuthStatusSuccess, false]],
  ["auth.login.start", [AuthLoginStartSuccess, false]],
  ["auth.login.callback", [AuthLoginCallbackSuccess, false]],
  ["auth.login.cancel", [AuthLoginCancelSuccess, false]],
  ["auth.logout", [AuthLogoutSuccess, false]],
  ["catalog.providers", [CatalogProvidersSuccess, false]],
  ["catalog.models", [CatalogModelsSuccess, false]],
  ["catalog.refresh", [CatalogRefreshSuccess, false]],
  ["config.get", [ConfigGetSuccess, false]],
  ["config.set", [ConfigSetSuccess, false]],
]);
const reply = (/** @type {any} */ v) => {
  const known = replyChecks.get(v.method);
  if (!known) return no("enum", "unsupported_operation") || at(v, "method");
  const [payload, session] = known;
  return (payload(v.payload) || within("invalid_payload") || at(v, "payload")) &&
    (session === undefined || session === (v.session_id != null) || no("session") || at(v, "session_id"));
};
export const ResponseRecord = (/** @type {any} */ v) => object(v) && (constant(v.protocol_version, 1) || at(v, "protocol_version")) && (constant(v.kind, "response") || at(v, "kind")) && (v.request_id === null || RequestId(v.request_id) || at(v, "request_id")) && (v.session_id === null || SessionId(v.session_id) || at(v, "session_id")) && (v.method === null || text(v.method, 1, 64, pattern0) || at(v, "method")) && (v.error === null || WireError(v.error) || at(v, "error")) && (v.payload !== undefined || no("type") || at(v, "payload")) && ((v.error == null ? v.payload != null && v.request_id != null && v.method != null : v.payload == null) || no("success-or-failure")) && (v.error !== null || reply(v));
/** @type {ReadonlyMap<unknown, readonly [(v: any) => boolean, boolean?]>} */
const bodyChecks = /* @__PURE__ */ new Map([
  ["turn.started", [TurnStarted, true]],
  ["turn.assistant_delta", [TurnAssistantDelta, true]],
  ["turn.activity", [TurnActivity, true]],
  ["turn.terminal", [TurnTerminal, true]],
  ["auth.login.progress", [AuthLoginProgress, false]],
  ["auth.login.terminal", [AuthLoginTerminal, false]],
]);
const body = (/** @type {any} */ v) => {
  const known = bodyChecks.get(v.event);
  if (!known) return no("enum", "unsupported_operation") || at(v, "event");
  const [payload, session] = known;
  return (payload(v.payload) || within("invalid_payload") || at(v, "payload")) &&
    (session === undefined || session === (v.session_id != null) || no("session") || at(v, "session_id"));
};
export const EventRecord = (/** @type {any} */ v) => object(v) && (constant(v.protocol_version, 1) || at(v, "protocol_version")) && (constant(v.kind, "event") || at(v, "kind")) && (EventId(v.event_id) || at(v, "event_id")) && (RequestId(v.request_id) || at(v, "request_id")) && (v.session_id === null || SessionId(v.session_id) || at(v, "session_id")) && (text(v.event, 1, 64, pattern0) || at(v, "event")) && body(v);
export const AnyRecord = (/** @type {any} */ v) => object(v) && (v.kind === "request" ? RequestRecord(v) : v.kind === "response" ? ResponseRecord(v) : v.kind === "event" ? EventRecord(v) : no("x-union") || at(v, "kind"));
