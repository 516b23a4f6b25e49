# @generated from schema/app-service by codegen. Do not edit.
"""The facts of the contract. What follows from them stands elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from .messages import ActivityCapabilities, ErrorCode, EventName, LimitName, Method, Phase


@dataclass(frozen=True, slots=True)
class CodeFacts:
    """What one error code is."""

    message: str
    """Its fixed text."""

    phase: Phase
    """The stage in which it is found."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OperationFacts:
    """What one operation is: its session rule, the codes it can answer, and what it starts."""

    session: Literal["omit", "required", "optional"]

    answers_session: Literal["none", "same", "assigned"]
    """Which session a success names: none, that of the request, or one that the operation assigned."""

    needs_initialization: bool

    errors: tuple[ErrorCode, ...]
    """In order of precedence."""

    starts: tuple[EventName, ...]
    """Events it starts, in order; empty for most."""

    ends: EventName | None
    """The event that ends what it started."""

    names_session: bool
    """The payload of a success names the session too."""

    page: tuple[str, LimitName] | None
    """Request member that bounds the answer, and the limit that it is bound by."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EventFacts:
    """What one event is: whose it is, where it stands, and what it is known by."""

    of: Method

    carries_session: bool

    names_session: bool
    """The payload names the session too."""

    order: Literal["first", "between", "terminal"]

    identity: str
    """Payload member that names the thing all events of one start share."""

    sequence: str | None
    """Payload member that counts within one start."""

    queue: Literal["lossless", "best_effort"]


PROTOCOL: Final = "app-service"
"""Name of the contract."""

PROTOCOL_VERSION: Final = 1
"""Version of the wire contract, in every record."""

SCHEMA_DIGEST: Final = "d4e506378541e45af7a7a70a647293e25f09681a4214c2ed5ee040ede66f7cf5"
"""SHA-256 of the schema that this package was made from."""

SERVER_NAME: Final = "magi-code"
"""Name of the program that answers."""

TRANSPORTS: Final[tuple[str, ...]] = ("stdio",)
"""Ways to carry records."""

ACTIVITY: Final = ActivityCapabilities(events=True, approvals=False, steering=False, mcp_server_lifecycle=False, mcp_tool_activity=True, subagents=True, raw_tool_output=False, activity_replay=False, max_summary_bytes=2048)
"""What this version of the contract says of activity."""

LIMITS: Final[dict[LimitName, int]] = {
    "max_record_bytes": 65536,
    "max_payload_bytes": 32768,
    "max_error_message_bytes": 512,
    "max_id_bytes": 128,
    "max_name_bytes": 64,
    "max_string_bytes": 16384,
    "max_json_depth": 32,
    "max_array_items": 64,
    "max_object_fields": 64,
    "max_negotiation_items": 8,
    "max_session_attachments": 16,
    "max_session_page_items": 32,
    "max_session_replay_page_bytes": 16384,
    "max_session_replay_window_bytes": 2097152,
    "max_session_list_scan_entries": 20000,
    "max_catalog_page_items": 32,
    "max_session_replay_window_records": 100000,
    "max_replay_part_bytes": 2048,
    "max_session_title_bytes": 256,
    "max_summary_bytes": 2048,
    "max_summary_input_bytes": 16384,
    "max_callback_input_bytes": 4096,
    "max_authorization_url_bytes": 4096,
    "max_login_wait_ms": 300000,
    "max_selection_id_bytes": 256,
    "max_label_bytes": 128,
    "max_thinking_levels": 6,
    "max_catalog_offset": 100000,
}
"""Every bound that has a name."""

PHASES: Final[tuple[Phase, ...]] = ("framing", "json", "reservation", "bounds", "version", "envelope", "payload_size", "method", "session", "payload", "ranges", "initialization", "arguments", "state")
"""The stages in which a record is judged, in order."""

ERROR_CODES: Final[dict[str, CodeFacts]] = {
    "record_too_large": CodeFacts("The record exceeds the size limit.", "framing"),
    "invalid_json": CodeFacts("The record is not one valid JSON value.", "json"),
    "duplicate_request_id": CodeFacts("The request id is already in flight.", "reservation"),
    "limit_exceeded": CodeFacts("A protocol limit was exceeded.", "bounds"),
    "unsupported_version": CodeFacts("The protocol version is not supported.", "version"),
    "invalid_request": CodeFacts("The request envelope is invalid.", "envelope"),
    "payload_too_large": CodeFacts("The payload exceeds the size limit.", "payload_size"),
    "unsupported_operation": CodeFacts("The operation is not supported.", "method"),
    "invalid_payload": CodeFacts("The payload is invalid for this operation.", "payload"),
    "not_initialized": CodeFacts("The service is not initialized.", "initialization"),
    "unsupported_capability": CodeFacts("A requested capability is not supported.", "arguments"),
    "confirmation_required": CodeFacts("Explicit confirmation is required.", "arguments"),
    "invalid_scope": CodeFacts("The settings scope is invalid.", "arguments"),
    "invalid_selection": CodeFacts("The provider or model selection is invalid.", "arguments"),
    "invalid_session_id": CodeFacts("The session id is invalid.", "arguments"),
    "provider_unavailable": CodeFacts("The provider does not support this operation.", "arguments"),
    "unknown_turn": CodeFacts("No active turn has this id.", "state"),
    "unknown_login": CodeFacts("No active login has this id.", "state"),
    "auth_busy": CodeFacts("A login is already in progress.", "state"),
    "too_many_active_turns": CodeFacts("Too many turns are active.", "state"),
    "session_busy": CodeFacts("The session is busy.", "state"),
    "session_unavailable": CodeFacts("The session is unavailable.", "state"),
    "configuration_busy": CodeFacts("A configuration request is already running.", "state"),
    "configuration_unavailable": CodeFacts("The settings are unavailable.", "state"),
    "catalog_unavailable": CodeFacts("The model catalog is unavailable.", "state"),
    "catalog_stale": CodeFacts("The model catalog is stale.", "state"),
    "unsupported_reasoning": CodeFacts("The model does not support this thinking level.", "state"),
    "catalog_refresh_failed": CodeFacts("The model catalog could not be refreshed.", "state"),
    "settings_write_failed": CodeFacts("The settings could not be saved.", "state"),
    "internal_error": CodeFacts("The service could not complete the request.", "state"),
}
"""Every code in order of precedence, with its fixed message."""

METHODS: Final[tuple[Method, ...]] = ("initialize", "status", "capabilities", "session.list", "session.create", "session.open", "session.replay", "session.close", "turn.start", "turn.cancel", "auth.status", "auth.login.start", "auth.login.callback", "auth.login.cancel", "auth.logout", "catalog.providers", "catalog.models", "catalog.refresh", "config.get", "config.set")
"""The names of all operations."""

OPERATIONS: Final[dict[Method, OperationFacts]] = {
    "initialize": OperationFacts(session="optional", answers_session="same", needs_initialization=False, errors=("duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "unsupported_capability", "internal_error"), starts=(), ends=None, names_session=False, page=None),
    "status": OperationFacts(session="optional", answers_session="same", needs_initialization=True, errors=("duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "internal_error"), starts=(), ends=None, names_session=False, page=None),
    "capabilities": OperationFacts(session="optional", answers_session="same", needs_initialization=True, errors=("duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "internal_error"), starts=(), ends=None, names_session=False, page=None),
    "session.list": OperationFacts(session="omit", answers_session="none", needs_initialization=True, errors=("duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "invalid_session_id", "internal_error"), starts=(), ends=None, names_session=False, page=("limit", "max_session_page_items")),
    "session.create": OperationFacts(session="omit", answers_session="assigned", needs_initialization=True, errors=("duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "internal_error"), starts=(), ends=None, names_session=True, page=None),
    "session.open": OperationFacts(session="required", answers_session="same", needs_initialization=True, errors=("duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "invalid_session_id", "session_busy", "session_unavailable", "internal_error"), starts=(), ends=None, names_session=True, page=None),
    "session.replay": OperationFacts(session="required", answers_session="same", needs_initialization=True, errors=("duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "invalid_session_id", "session_busy", "session_unavailable", "internal_error"), starts=(), ends=None, names_session=False, page=("limit", "max_session_page_items")),
    "session.close": OperationFacts(session="required", answers_session="same", needs_initialization=True, errors=("duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "invalid_session_id", "internal_error"), starts=(), ends=None, names_session=True, page=None),
    "turn.start": OperationFacts(session="optional", answers_session="assigned", needs_initialization=True, errors=("duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "invalid_session_id", "too_many_active_turns", "session_busy", "session_unavailable", "internal_error"), starts=("turn.started",), ends="turn.terminal", names_session=True, page=None),
    "turn.cancel": OperationFacts(session="optional", answers_session="same", needs_initialization=True, errors=("duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "unknown_turn", "internal_error"), starts=(), ends=None, names_session=False, page=None),
    "auth.status": OperationFacts(session="omit", answers_session="none", needs_initialization=True, errors=("duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "internal_error"), starts=(), ends=None, names_session=False, page=None),
    "auth.login.start": OperationFacts(session="omit", answers_session="none", needs_initialization=True, errors=("duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "provider_unavailable", "auth_busy", "internal_error"), starts=("auth.login.progress",), ends="auth.login.terminal", names_session=False, page=None),
    "auth.login.callback": OperationFacts(session="omit", answers_session="none", needs_initialization=True, errors=("duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "unknown_login", "auth_busy", "internal_error"), starts=(), ends=None, names_session=False, page=None),
    "auth.login.cancel": OperationFacts(session="omit", answers_session="none", needs_initialization=True, errors=("duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "unknown_login", "internal_error"), starts=(), ends=None, names_session=False, page=None),
    "auth.logout": OperationFacts(session="omit", answers_session="none", needs_initialization=True, errors=("duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "confirmation_required", "provider_unavailable", "internal_error"), starts=(), ends=None, names_session=False, page=None),
    "catalog.providers": OperationFacts(session="omit", answers_session="none", needs_initialization=True, errors=("duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "configuration_busy", "configuration_unavailable", "internal_error"), starts=(), ends=None, names_session=False, page=("limit", "max_catalog_page_items")),
    "catalog.models": OperationFacts(session="omit", answers_session="none", needs_initialization=True, errors=("duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "invalid_selection", "configuration_busy", "configuration_unavailable", "internal_error"), starts=(), ends=None, names_session=False, page=("limit", "max_catalog_page_items")),
    "catalog.refresh": OperationFacts(session="omit", answers_session="none", needs_initialization=True, errors=("duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "invalid_selection", "configuration_busy", "configuration_unavailable", "catalog_refresh_failed", "internal_error"), starts=(), ends=None, names_session=False, page=None),
    "config.get": OperationFacts(session="omit", answers_session="none", needs_initialization=True, errors=("duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "configuration_busy", "configuration_unavailable", "internal_error"), starts=(), ends=None, names_session=False, page=None),
    "config.set": OperationFacts(session="omit", answers_session="none", needs_initialization=True, errors=("duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "invalid_scope", "invalid_selection", "configuration_busy", "configuration_unavailable", "catalog_unavailable", "catalog_stale", "unsupported_reasoning", "settings_write_failed", "internal_error"), starts=(), ends=None, names_session=False, page=None),
}
"""Every operation."""

EVENT_NAMES: Final[tuple[EventName, ...]] = ("turn.started", "turn.assistant_delta", "turn.activity", "turn.terminal", "auth.login.progress", "auth.login.terminal")
"""The names of all events."""

EVENTS: Final[dict[str, EventFacts]] = {
    "turn.started": EventFacts(of="turn.start", carries_session=True, names_session=True, order="first", identity="turn_id", sequence="sequence", queue="lossless"),
    "turn.assistant_delta": EventFacts(of="turn.start", carries_session=True, names_session=False, order="between", identity="turn_id", sequence="sequence", queue="lossless"),
    "turn.activity": EventFacts(of="turn.start", carries_session=True, names_session=False, order="between", identity="turn_id", sequence="sequence", queue="best_effort"),
    "turn.terminal": EventFacts(of="turn.start", carries_session=True, names_session=True, order="terminal", identity="turn_id", sequence="sequence", queue="lossless"),
    "auth.login.progress": EventFacts(of="auth.login.start", carries_session=False, names_session=False, order="between", identity="login_id", sequence=None, queue="lossless"),
    "auth.login.terminal": EventFacts(of="auth.login.start", carries_session=False, names_session=False, order="terminal", identity="login_id", sequence=None, queue="lossless"),
}
"""Every event."""
