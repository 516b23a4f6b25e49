# @generated from schema/app-service by codegen. Do not edit.
"""The bounds of every record, and the codes of what breaks them."""

from __future__ import annotations

from typing import Final

from ._read import Bounds
from .messages import ErrorCode

BOUNDS: Final = Bounds(
    record=65536,
    payload=32768,
    string=16384,
    depth=32,
    items=64,
    fields=64,
    record_code="record_too_large",
    payload_code="payload_too_large",
    json_code="invalid_json",
    bound_code="limit_exceeded",
    ranks={"record_too_large": 0, "invalid_json": 1, "duplicate_request_id": 2, "limit_exceeded": 7, "unsupported_version": 9, "invalid_request": 5, "payload_too_large": 3, "unsupported_operation": 4, "invalid_payload": 6, "not_initialized": 8, "unsupported_capability": 10, "confirmation_required": 11, "invalid_scope": 12, "invalid_selection": 13, "invalid_session_id": 14, "provider_unavailable": 15, "unknown_turn": 16, "unknown_login": 17, "auth_busy": 18, "too_many_active_turns": 19, "session_busy": 20, "session_unavailable": 21, "configuration_busy": 22, "configuration_unavailable": 23, "catalog_unavailable": 24, "catalog_stale": 25, "unsupported_reasoning": 26, "catalog_refresh_failed": 27, "settings_write_failed": 28, "internal_error": 29},
    names=frozenset({"activity", "activity_dropped", "activity_id", "activity_replay", "activity_replay_available", "after", "approvals", "assistant_text", "auth_method", "available", "available_thinking_levels", "cache_known", "cache_read", "capabilities", "category", "cleanup_complete", "code", "configured_thinking_level", "confirmed", "context_window", "current_tokens", "cursor", "details_omitted", "effective", "effective_input", "entries", "environment_unchanged", "error", "event", "event_id", "events", "fast", "final_usage", "gap", "global_only", "incomplete", "input", "kind", "label", "last_part", "limit", "limits", "login_id", "max_array_items", "max_catalog_page_items", "max_error_message_bytes", "max_id_bytes", "max_json_depth", "max_name_bytes", "max_negotiation_items", "max_object_fields", "max_output_tokens", "max_payload_bytes", "max_record_bytes", "max_session_attachments", "max_session_list_scan_entries", "max_session_page_items", "max_session_replay_page_bytes", "max_session_replay_window_bytes", "max_string_bytes", "max_summary_bytes", "max_tokens", "mcp_server_lifecycle", "mcp_tool_activity", "message", "method", "model_id", "next_after", "next_cursor", "next_offset", "offset", "open_browser", "operations", "options", "output", "parent_activity_id", "part", "payload", "persisted", "precedence", "prompt", "protocol_version", "protocol_versions", "provider_auth_ready", "provider_id", "providers", "raw_tool_output", "readiness", "ready", "reasoning_tokens", "redacted", "refresh", "removed", "replay_required", "request_id", "request_sequence", "requested_capabilities", "resync_required", "role", "schema_digest", "scope", "selection", "sequence", "server_id", "server_name", "server_version", "service", "session_id", "sessions", "snapshot_cursor", "source", "state", "status", "steering", "subagents", "supported_protocol_versions", "text", "thinking_level", "timed_out", "title", "tool_id", "tool_name", "transport", "transports", "truncated", "turn_id", "updated_at", "url", "writable_scopes"}),
)

ENVELOPE: Final[ErrorCode] = "invalid_request"
"""What is wrong in a record and has no code of its own."""

PAYLOAD: Final[ErrorCode] = "invalid_payload"
"""The same in a payload."""
