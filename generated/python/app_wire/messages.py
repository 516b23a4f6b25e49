# @generated from schema/app-service by codegen. Do not edit.
"""What travels, as classes: a member that may be left out can be `ABSENT`, which is not `None`, the null of JSON.

Holds no code that judges; a value made by hand is judged when it is encoded.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from .absent import ABSENT, Absent

ErrorCode: TypeAlias = Literal["record_too_large", "invalid_json", "duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "unsupported_operation", "invalid_payload", "not_initialized", "unsupported_capability", "confirmation_required", "invalid_scope", "invalid_selection", "invalid_session_id", "provider_unavailable", "unknown_turn", "unknown_login", "auth_busy", "too_many_active_turns", "session_busy", "session_unavailable", "configuration_busy", "configuration_unavailable", "catalog_unavailable", "catalog_stale", "unsupported_reasoning", "catalog_refresh_failed", "settings_write_failed", "internal_error"]
"""Every code that this version of the contract names."""

ActivityId: TypeAlias = str
"""Identity of something an agent does, hashed so that no name, path or argument shows. It belongs to one turn and can come again in another; updates of one thing share it, so it does not name an event."""

AdvertisedEvent: TypeAlias = str
"""Name of an event that the service can send. There is no way to switch events off, so a client that meets a name it does not know must stop before it changes anything. Known: \"turn.started\", \"turn.assistant_delta\", \"turn.activity\", \"turn.terminal\", \"auth.login.progress\", \"auth.login.terminal\"."""

AdvertisedOperation: TypeAlias = str
"""Name of an operation that the service offers. A client leaves alone the ones that it does not know. Known: \"initialize\", \"status\", \"capabilities\", \"session.list\", \"session.create\", \"session.open\", \"session.replay\", \"session.close\", \"turn.start\", \"turn.cancel\", \"auth.status\", \"auth.login.start\", \"auth.login.callback\", \"auth.login.cancel\", \"auth.logout\", \"catalog.providers\", \"catalog.models\", \"catalog.refresh\", \"config.get\", \"config.set\"."""

AdvertisedTransport: TypeAlias = str
"""Name of a way to carry records. A client looks for the one that it uses and leaves others alone. Known: \"stdio\"."""

AuthLoginOutcome: TypeAlias = Literal["exchange_succeeded", "cancelled", "callback_timeout", "callback_failed", "exchange_failed", "auth_changed", "storage_failed", "internal_error"]
"""How a login ended. These labels are all that is told."""

AuthLoginState: TypeAlias = Literal["authorization_url", "waiting", "callback_received", "callback_accepted"]
"""How far a running login has come."""

AuthMethod: TypeAlias = Literal["oauth", "api_key", "none"]
"""How a provider is authenticated."""

AuthReadiness: TypeAlias = Literal["ready", "missing", "needs_login"]
"""Whether a provider could be used."""

AuthSource: TypeAlias = Literal["shared_store", "environment", "none"]
"""Where the credentials that would be used come from."""

CatalogState: TypeAlias = Literal["fresh_cache", "stale", "unavailable"]
"""How good the cached list of a provider's models is."""

CompactionStatus: TypeAlias = Literal["triggered", "running", "completed", "failed", "cancelled"]
"""How far compaction has come."""

ConfigLayer: TypeAlias = Literal["environment", "project", "global"]
"""A place that a setting can come from."""

ConfigScope: TypeAlias = Literal["global", "project"]
"""Whose settings are meant."""

ContextSource: TypeAlias = Literal["fallback_estimate", "tokenizer_estimate", "fallback_projection", "tokenizer_projection", "last_provider_usage", "provider_exact", "provider_partial"]
"""Where the token counts of a context come from."""

Count: TypeAlias = int
"""A whole number of things that happened or were measured. Zero is a measurement, not a placeholder: where a count is not known, the member is null instead. Written as an integer literal."""

EventId: TypeAlias = str
"""Opaque identity of one event record, unique within the process. It orders nothing: a payload's sequence does that."""

GlobalSetting: TypeAlias = Literal["fast"]
"""A setting that only the global scope can change."""

Label: TypeAlias = str
"""A name made for people, safe to show. The id where there is no better one."""

LifecycleCategory: TypeAlias = Literal["tool", "hook", "context_injection", "subagent_batch", "subagent_task", "assistant", "diagnostic", "compaction", "activity"]
"""What kind of thing started. Its end always says activity: match an end to its start by id."""

LifecycleStatus: TypeAlias = Literal["queued", "running", "writing", "completed", "failed", "cancelled"]
"""How far something has come."""

LimitValue: TypeAlias = int
"""The value of one limit. Its unit and what it covers belong to its name and never change."""

LoginId: TypeAlias = str
"""Opaque identity of one login, given out when it starts."""

MessageRole: TypeAlias = Literal["user", "assistant"]
"""Who said it."""

ModelId: TypeAlias = str
"""Id by which a model of one provider is chosen: letters and digits of ASCII and five marks. A text that looks like a secret is refused or left out as well."""

ProtocolVersion: TypeAlias = int
"""Number of a wire contract, 16 bits without sign."""

ProviderId: TypeAlias = str
"""Id by which a provider is chosen: letters and digits of ASCII and five marks. A text that looks like a secret is refused or left out as well."""

ReplayCursor: TypeAlias = str
"""Opaque position in the replayed history of one session: it stands for everything up to and including one item. It may be kept and used again after a restart of the service, as long as the history before it stays as it was. It is neither an event id nor a sequence."""

ReplayTerminalStatus: TypeAlias = Literal["completed", "cancelled", "failed", "compaction_required"]
"""How a recorded turn ended."""

RequestId: TypeAlias = str
"""Correlation key that a client chooses for one request. It must differ from every other request of this process that is still in flight; the answer, and every event that the request causes, repeats it. It means nothing else: no path, account or content may be encoded in it."""

SchemaDigest: TypeAlias = str
"""Names the exact text of the contract that a program was made from: SHA-256 over the schema files, in lower-case hexadecimal."""

SessionCloseStatus: TypeAlias = Literal["closed", "closing"]
"""What closing did."""

SessionId: TypeAlias = str
"""Opaque identity of a durable session, given out by the service. Clients keep it and hand it back; they never build one, and it tells nothing about where or how a session is stored. The service checks it before it touches storage."""

ThinkingLevel: TypeAlias = Literal["default", "low", "medium", "high", "x_high", "max"]
"""How much a model is asked to reason. Which levels a model has is told with it."""

ToolName: TypeAlias = str
"""Name of a built-in tool that may be shown. A consumer may show a name it does not know as it is. Known: \"read\", \"write\", \"edit\", \"list\", \"glob\", \"grep\", \"bash\", \"task\", \"skill\"."""

ToolTransport: TypeAlias = Literal["local", "mcp", "unknown"]
"""How a tool is reached."""

TurnId: TypeAlias = str
"""Opaque identity of one turn, given out when it is accepted."""

TurnSequence: TypeAlias = int
"""Place in the live stream of one turn. The start has zero; every activity that was tried and every accepted piece of text takes the next number, and the terminal event the one after the last. A number that never arrives is an activity that was dropped, not missing text."""

TurnStatus: TypeAlias = Literal["completed", "cancelled", "failed"]
"""How a turn ended."""

UsageSource: TypeAlias = Literal["provider_request", "subagent_aggregate"]
"""What a usage covers."""

WireErrorCode: TypeAlias = str
"""Why a request was refused. A consumer that meets a code it does not know treats the answer as a plain failure: never as success, and never as a reason to send the request again by itself. Known: \"record_too_large\", \"invalid_json\", \"duplicate_request_id\", \"limit_exceeded\", \"unsupported_version\", \"invalid_request\", \"payload_too_large\", \"unsupported_operation\", \"invalid_payload\", \"not_initialized\", \"unsupported_capability\", \"confirmation_required\", \"invalid_scope\", \"invalid_selection\", \"invalid_session_id\", \"provider_unavailable\", \"unknown_turn\", \"unknown_login\", \"auth_busy\", \"too_many_active_turns\", \"session_busy\", \"session_unavailable\", \"configuration_busy\", \"configuration_unavailable\", \"catalog_unavailable\", \"catalog_stale\", \"unsupported_reasoning\", \"catalog_refresh_failed\", \"settings_write_failed\", \"internal_error\"."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivityCapabilities:
    """What the activity of turns can show. Flags tell about features; they are no operations and cannot be requested. A false flag stays false until the feature really exists."""

    events: bool
    """Turns send turn.activity events. False beside an advertised turn.activity is a contradiction."""

    approvals: bool
    """Tool calls wait for an approval by the client."""

    steering: bool
    """A running turn takes further instructions."""

    mcp_server_lifecycle: bool
    """Start, connection and end of MCP servers are reported."""

    mcp_tool_activity: bool
    """Calls of MCP tools are reported, with hashed identities."""

    subagents: bool
    """Batches and tasks of subagents are reported."""

    raw_tool_output: bool
    """Activity carries what tools returned."""

    activity_replay: bool
    """Missed activity can be replayed later."""

    max_summary_bytes: LimitValue
    """UTF-8 bytes that the text of one reasoning summary may have. A bound of this feature, not one of the general limits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivityCompaction:
    """The history is being made shorter. Says when durable history must be read again."""

    activity_id: ActivityId
    """The thing that this tells about."""

    kind: Literal["compaction"] = "compaction"
    """Compaction of the history."""

    status: CompactionStatus
    """How far it has come."""

    current_tokens: Count | None
    """Tokens in the context, when compaction was triggered and when it was completed. Null in every other status."""

    max_tokens: Count | None
    """Tokens that the context can hold, when compaction was triggered and when it was completed. Null in every other status."""

    replay_required: bool
    """Read session.replay again. True once compaction has ended in any way, false before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivityContext:
    """How full the model's context is."""

    activity_id: ActivityId
    """The thing that this tells about."""

    kind: Literal["context"] = "context"
    """Fill of the context."""

    current_tokens: Count
    """Tokens in the context."""

    max_tokens: Count
    """Tokens that the context can hold."""

    reasoning_tokens: Count | None
    """Tokens of these spent on reasoning. Null: not known."""

    request_sequence: Count
    """Which request to the provider this belongs to, counted by the runtime. Not the sequence of live events."""

    source: ContextSource
    """Where the numbers come from."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivityLifecycle:
    """Something started, moved on or ended. Delivery is best effort: a start, an update or an end may be missing."""

    activity_id: ActivityId
    """The thing that this tells about."""

    parent_activity_id: ActivityId | Absent = ABSENT
    """The thing that this one is part of. There only when a start named it; left out otherwise, never null."""

    kind: Literal["lifecycle"] = "lifecycle"
    """Start, progress and end of anything."""

    category: LifecycleCategory
    """What started, or activity for an end."""

    status: LifecycleStatus
    """How far it has come."""

    details_omitted: Literal[True] = True
    """Arguments, labels, output and error texts are never sent."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivityReasoningSummary:
    """A summary of its reasoning that the provider made and marked as such. Raw reasoning is never sent."""

    activity_id: ActivityId
    """The thing that this tells about."""

    kind: Literal["reasoning_summary"] = "reasoning_summary"
    """A summary of reasoning."""

    text: str
    """The summary, made safe to show. Empty, and marked as truncated, where the provider's text was too long to treat."""

    redacted: bool
    """Making it safe changed the text. False is no promise that nothing private is left."""

    truncated: bool
    """Text was cut off or left out because of its size."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivityTool:
    """A tool call and how it goes. Nothing of what it was given or returned is sent."""

    activity_id: ActivityId
    """The thing that this tells about."""

    kind: Literal["tool"] = "tool"
    """A tool call."""

    tool_id: ActivityId
    """Hash of the tool's full name: the same for every call of one tool."""

    tool_name: ToolName | None
    """The name, for built-in tools that may be named. Null for all others."""

    server_id: ActivityId | None
    """Hash of the MCP server's name. Null where no server is involved or known."""

    transport: ToolTransport
    """How the tool is reached."""

    status: LifecycleStatus
    """How far the call has come."""

    timed_out: bool | None
    """Whether the call was ended by its time limit. Null: not known, which is not false."""

    details_omitted: Literal[True] = True
    """Arguments, labels, output and error texts are never sent."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivityUsage:
    """Tokens that were used, by one provider request or by the whole run of a subagent."""

    activity_id: ActivityId
    """The thing that this tells about."""

    kind: Literal["usage"] = "usage"
    """Used tokens."""

    effective_input: Count
    """Tokens that were read as input."""

    output: Count
    """Tokens that were produced."""

    cache_read: Count
    """Input tokens that came from a cache. Means nothing where cache_known is false."""

    cache_known: bool
    """The provider told about its cache."""

    request_sequence: Count
    """Which request to the provider this belongs to, counted by the runtime. Not the sequence of live events."""

    final_usage: bool
    """No later usage of this request follows."""

    source: UsageSource
    """What the numbers cover."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthLoginCallbackRequest:
    """Hands over by hand what the browser came back with, for when the loopback address cannot be reached. A login takes one such input; one that breaks the bounds below does not use it up."""

    login_id: LoginId
    """The login. One that is unknown or has ended answers unknown_login."""

    input: str
    """The final redirect address, or the bare code. Used inside the login only: never repeated, logged or stored."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthLoginCallbackSuccess:
    """The input was taken. Whether it is any good is told by the events of the login."""

    status: Literal["submitted"] = "submitted"
    """It will be looked at."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthLoginCancelRequest:
    """Asks a running login to stop. Its terminal event still follows, and it may still report success if storing was faster."""

    login_id: LoginId
    """The login. One that is unknown or has ended answers unknown_login."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthLoginCancelSuccess:
    """The login was told to stop. This is not its end."""

    status: Literal["cancellation_requested"] = "cancellation_requested"
    """The login will notice. Wait for its terminal event."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthLoginProgress:
    """A running login has moved on."""

    login_id: LoginId
    """The login."""

    provider_id: ProviderId
    """Its provider."""

    state: AuthLoginState
    """How far it has come."""

    url: str | Absent = ABSENT
    """The address to open, show or copy. Sent with the state authorization_url only; not to be logged or stored. No other member of any record carries an address of this kind."""

    open_browser: Literal[True] | Absent = ABSENT
    """The client should offer to open the address; the service opens nothing itself. Sent with the state authorization_url only."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthLoginStartRequest:
    """Starts a login in the browser. One login runs at a time; the envelope must not name a session."""

    provider_id: ProviderId
    """The provider to log in to. One that has no login, or is not known, answers provider_unavailable."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthLoginStartSuccess:
    """The login runs. From here on exactly one terminal event will follow, however it goes."""

    login_id: LoginId
    """The new login."""

    provider_id: ProviderId
    """Its provider."""

    status: Literal["started"] = "started"
    """The login runs. Nobody is logged in yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthLoginTerminal:
    """The one end of a login; no other event of it follows."""

    login_id: LoginId
    """The login."""

    provider_id: ProviderId | Absent = ABSENT
    """Its provider. This release always sends it; a consumer can do without, since the login names it."""

    state: AuthLoginOutcome
    """How it ended."""

    cleanup_complete: Literal[True] = True
    """Its listener and worker are gone; another login can start."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthLogoutRequest:
    """Removes what is stored for one provider. Variables of the environment stay, nothing is revoked remotely, and a running turn keeps what it has. The envelope must not name a session."""

    provider_id: ProviderId
    """The provider. One that is not known answers provider_unavailable."""

    confirmed: Literal[True] = True
    """The user has agreed. Left out or false answers confirmation_required."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthLogoutSuccess:
    """Nothing is stored for the provider any more."""

    provider_id: ProviderId
    """The provider."""

    status: Literal["logged_out"] = "logged_out"
    """No record of it is stored."""

    removed: bool
    """There was a record, and it was removed."""

    environment_unchanged: Literal[True] = True
    """A reminder: a provider that takes its key from the environment can still be ready."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthProvider:
    """One provider and whether its credentials could be used."""

    provider_id: ProviderId
    """The provider."""

    auth_method: AuthMethod
    """How it is authenticated."""

    source: AuthSource
    """Where its credentials come from."""

    readiness: AuthReadiness
    """Whether it could be used."""

    ready: bool
    """The same as a boolean: true exactly when readiness is ready."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthStatusRequest:
    """Asks which providers could be used right now. Has no arguments; the envelope must not name a session."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthStatusSuccess:
    """The providers that the service knew when it started, each judged by what is stored and set now. Nothing was refreshed or sent."""

    providers: tuple[AuthProvider, ...]
    """The built-in providers and those of the settings."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CapabilitiesRequest:
    """Asks again for what initialize told about the service. Has no arguments."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CapabilitiesSuccess:
    """Everything that the service offers, complete and never filtered by what a client requested. Initialize carries the same object."""

    protocol_versions: tuple[ProtocolVersion, ...]
    """Versions of the wire contract that the service speaks."""

    operations: tuple[AdvertisedOperation, ...]
    """All operations that answer."""

    events: tuple[AdvertisedEvent, ...]
    """All events that can arrive. Check the whole set before the first change: none of them can be ignored."""

    transports: tuple[AdvertisedTransport, ...]
    """Ways to carry records that this process serves."""

    limits: Limits
    """The bounds of this process, equal to those that stand beside the capabilities in the answer to initialize."""

    activity: ActivityCapabilities | Absent = ABSENT
    """What turn activity can show. This release always sends it. A consumer that does without activity reads its absence as unavailable, never as enabled; where turn.activity is advertised, its absence is a contradiction."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CatalogModelsRequest:
    """Asks for one page of a provider's models, in the order of the cached list. The envelope must not name a session."""

    provider_id: ProviderId
    """The provider. One that is not known answers invalid_selection."""

    offset: int | Absent = ABSENT
    """How many entries to skip. Left out: none. A number out of range answers limit_exceeded; one beyond the end gives an empty page."""

    limit: int | Absent = ABSENT
    """How many entries the page may hold at most. Left out: the most that a page may hold. A number out of range answers limit_exceeded."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CatalogModelsSuccess:
    """One page of a provider's models. Pages are read anew each time; start over after a refresh or a change of settings."""

    entries: tuple[ModelEntry, ...]
    """The models of this page in the order of the cached list, none twice. In a stale list none is available."""

    next_offset: int | None
    """The offset of the next page. Null when this is the last one."""

    state: CatalogState
    """How good the list is."""

    refresh: Literal["cache_only"] = "cache_only"
    """The answer comes from what is stored; nothing was fetched."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CatalogProvidersRequest:
    """Asks for one page of the providers, ordered by id. The envelope must not name a session."""

    offset: int | Absent = ABSENT
    """How many entries to skip. Left out: none. A number out of range answers limit_exceeded; one beyond the end gives an empty page."""

    limit: int | Absent = ABSENT
    """How many entries the page may hold at most. Left out: the most that a page may hold. A number out of range answers limit_exceeded."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CatalogProvidersSuccess:
    """One page of providers: the built-in ones and those of the settings. Pages are read anew each time; start over after a change of settings."""

    entries: tuple[ProviderEntry, ...]
    """The providers of this page, ordered by id, none twice."""

    next_offset: int | None
    """The offset of the next page. Null when this is the last one."""

    refresh: Literal["cache_only"] = "cache_only"
    """The answer comes from what is stored; nothing was fetched."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CatalogRefreshRequest:
    """Fetches a provider's list of models anew. It may use the network and credentials and write the cache; it changes no selection. The envelope must not name a session."""

    provider_id: ProviderId
    """The provider. One that is not known answers invalid_selection."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CatalogRefreshSuccess:
    """The list was looked for. An older one may have been kept, so look at the state and read the models again."""

    provider_id: ProviderId
    """The provider."""

    state: CatalogState
    """How good its list is now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfigGetRequest:
    """Asks for the settings in force. Has no arguments; the envelope must not name a session."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfigGetSuccess:
    """The settings that a client may see and change, as they are in force. Reading them needs no fresh catalog and does not promise that the model can run."""

    selection: Selection
    """What new turns use, after environment, settings and defaults."""

    thinking_level: ThinkingLevel
    """The level in force: the configured one as far as the model supports it."""

    configured_thinking_level: ThinkingLevel
    """The level that the merged settings ask for; default when they ask for none."""

    available_thinking_levels: tuple[ThinkingLevel, ...]
    """The levels of the selected model, none twice."""

    fast: bool
    """The faster service of the provider is asked for."""

    precedence: tuple[ConfigLayer, ...]
    """The layers, strongest first. It tells how settings are merged, not where each came from."""

    writable_scopes: tuple[ConfigScope, ...]
    """The scopes that config.set can write."""

    global_only: tuple[GlobalSetting, ...]
    """Settings that only the global scope can change."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfigSetRequest:
    """Changes settings of one scope, all or nothing. What is left out stays, except that a new selection without a level sets the level of that scope back to default. Nothing can be unset. The envelope must not name a session."""

    scope: ConfigScope
    """Where to write."""

    selection: SelectionChange | Absent = ABSENT
    """What new turns shall use. Left out: unchanged; null is refused."""

    thinking_level: ThinkingLevel | Absent = ABSENT
    """The level to ask for. Left out: unchanged, or default beside a selection; null is refused."""

    fast: bool | Absent = ABSENT
    """Whether to ask for the faster service. Left out: unchanged; null is refused. Only the global scope takes it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfigSetSuccess:
    """The change is stored. A stronger layer may still cover it: look at what is in force."""

    persisted: Literal[True] = True
    """The change is stored."""

    scope: ConfigScope
    """Where it was written."""

    effective: ConfigGetSuccess
    """All settings in force after the change, as config.get answers them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class InitializeRequest:
    """Opens the conversation: which versions the client can speak and which operations it cannot do without. It may be repeated; a success changes nothing but the fact of being initialized, and a failure does not take an earlier success back."""

    supported_protocol_versions: tuple[ProtocolVersion, ...]
    """The versions that the client can speak, in any order. It must hold the version of this service, else the answer is unsupported_version. An empty list, or more entries than max_negotiation_items, answers limit_exceeded."""

    requested_capabilities: tuple[str, ...] | Absent = ABSENT
    """Operations that the client needs: each must be known, else the answer is unsupported_capability. They are a requirement checked now, not a list of what may be called later. Left out means none; null is refused. To need more than max_negotiation_items of them, leave the list empty and compare the advertised set."""


@dataclass(frozen=True, slots=True, kw_only=True)
class InitializeSuccess:
    """The service agrees to talk: which version, which release, which bounds, and all that it offers."""

    protocol_version: Literal[1] = 1
    """The version that was agreed."""

    server_name: str
    """Name of the program that answers."""

    server_version: str
    """Release of that program. It tells nothing about the wire contract."""

    schema_digest: SchemaDigest | Absent = ABSENT
    """The schema that the service was made from. Equal to the constant in a client's generated code: both were made from the same text. Another value alone is no reason to refuse anything, since a contract grows within its version; what fits is judged from version, capabilities and limits. Left out by services that do not tell."""

    limits: Limits
    """The bounds of this process."""

    capabilities: CapabilitiesSuccess
    """All that the service offers; the capabilities operation answers the same object."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Bounds that this process keeps for its whole life. All known names are there; later releases may add names, and a consumer checks that each added value is a positive integer and otherwise leaves it alone. Values may differ between releases of one protocol version."""

    max_record_bytes: LimitValue
    """Length of a record as it travels, carriage return and newline counted. A longer input line is thrown away up to its newline and answered record_too_large."""

    max_payload_bytes: LimitValue
    """Size of a payload written as compact JSON in UTF-8, whatever spaces it came with."""

    max_error_message_bytes: LimitValue
    """Size of the fixed sentence that goes with an error code."""

    max_id_bytes: LimitValue
    """Size of an opaque identity."""

    max_name_bytes: LimitValue
    """Size of a name that the contract gives out."""

    max_string_bytes: LimitValue
    """Size of any text after its escapes are resolved: a prompt, the text of an answer, a key."""

    max_json_depth: LimitValue
    """How deep a record may nest."""

    max_array_items: LimitValue
    """How many items an array may hold."""

    max_object_fields: LimitValue
    """How many members an object may have."""

    max_negotiation_items: LimitValue
    """How many versions or operations one initialize request may name. It does not bound the advertised sets."""

    max_session_attachments: LimitValue
    """How many sessions may be attached at once, whether by create, open or a turn."""

    max_session_page_items: LimitValue
    """The longest page, and the length of a page for which no limit is given."""

    max_session_replay_page_bytes: LimitValue
    """Size of a whole replay page as compact JSON: items, cursors, flags and framing."""

    max_session_replay_window_bytes: LimitValue
    """How much of the most recent history replay reads."""

    max_session_list_scan_entries: LimitValue
    """How many directory entries may be looked at, sessions or not. More answer limit_exceeded instead of an arbitrary part."""

    max_catalog_page_items: LimitValue
    """The longest page, and the length of a page for which no limit is given."""

    others: Mapping[str, LimitValue] = field(default_factory=dict, metadata={"others": True})
    """Members that have no name in this version of the contract."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelEntry:
    """One model that can be shown, and perhaps chosen."""

    provider_id: ProviderId
    """Its provider."""

    model_id: ModelId
    """The model."""

    label: Label
    """Its name for people."""

    available: bool
    """It can be selected now: the list is fresh and the model is not disabled. It does not promise that credentials are there or that a turn will succeed."""

    context_window: Count | None
    """Tokens that its context holds. Null: not known."""

    max_output_tokens: Count | None
    """Tokens that it produces at most in one answer. Null: not known."""

    available_thinking_levels: tuple[ThinkingLevel, ...]
    """The thinking levels it has, none twice. Do not offer others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProviderEntry:
    """One provider that can be chosen."""

    provider_id: ProviderId
    """The provider."""

    label: Label
    """Its name for people."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayMessage:
    """A message of the conversation, or one part of it. A turn that was cancelled or failed keeps what the assistant had said by then."""

    cursor: ReplayCursor
    """Position right after this item. Keep it only once the item is accepted."""

    kind: Literal["message"] = "message"
    """A message of the conversation."""

    role: MessageRole
    """Who said it."""

    text: str
    """The text of this part, with secrets removed. Parts are split between characters and joined without anything in between."""

    part: int
    """Place of this part, counted from zero for each message or summary."""

    last_part: bool
    """Nothing of the text follows. Parts of one text can stand on different pages."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplaySummary:
    """What compaction kept of the older history, or one part of it. It stands before the conversation that follows the cutoff and has no author."""

    cursor: ReplayCursor
    """Position right after this item. Keep it only once the item is accepted."""

    kind: Literal["summary"] = "summary"
    """A summary of older history."""

    text: str
    """The text of this part, with secrets removed. Parts are split between characters and joined without anything in between."""

    part: int
    """Place of this part, counted from zero for each message or summary."""

    last_part: bool
    """Nothing of the text follows. Parts of one text can stand on different pages."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayTerminal:
    """The end of a turn. What the assistant had said stands in the messages before it."""

    cursor: ReplayCursor
    """Position right after this item. Keep it only once the item is accepted."""

    kind: Literal["terminal"] = "terminal"
    """The end of a turn."""

    status: ReplayTerminalStatus
    """How it ended."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Selection:
    """The provider and model that new turns use."""

    provider_id: ProviderId
    """The provider."""

    model_id: ModelId
    """One of its models."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SelectionChange:
    """The provider and model that new turns shall use."""

    provider_id: ProviderId
    """The provider."""

    model_id: ModelId
    """One of its models: known, not disabled, in a fresh catalog."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionCloseRequest:
    """Gives up this process's attachment to the session that the envelope names. Has no arguments. Nothing is deleted. A session with no running turn here can be closed any number of times, even when it does not exist."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionCloseSuccess:
    """The attachment is gone, or will be when the running turn has ended."""

    session_id: SessionId
    """The session."""

    status: SessionCloseStatus
    """Whether the attachment is gone already."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionCreateRequest:
    """Makes a new durable session and attaches it. Has no arguments; the envelope must not name a session."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionCreateSuccess:
    """The session exists on disk and is attached to this process."""

    session_id: SessionId
    """The new session."""

    status: Literal["open"] = "open"
    """The session is attached and takes turns."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionListRequest:
    """Asks for one page of the stored sessions, ordered by id. The envelope must not name a session."""

    after: SessionId | None | Absent = ABSENT
    """Where the page before this one ended: its next_after. Left out or null: from the beginning. A text that is no session id answers invalid_session_id."""

    limit: int | Absent = ABSENT
    """How many sessions the page may hold at most. Left out: the most that a page may hold. A number out of range answers limit_exceeded."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionListSuccess:
    """One page of sessions. It is no frozen snapshot: sessions that come and go between pages are seen or missed. Start again without after to refresh."""

    sessions: tuple[SessionSummary, ...]
    """The sessions of this page, ordered by id. It may be empty although more follow."""

    next_after: SessionId | None
    """The last id that was looked at, to be given as after for the next page. It need not be among the sessions shown. Null when nothing was left to look at."""

    truncated: bool
    """More candidates follow this page."""

    incomplete: bool
    """Some candidates could not be read or shown. It does not mean that another page follows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionOpenRequest:
    """Attaches a stored session, the one that the envelope names, so that no other service can write to it. Has no arguments. Opening what this process already holds changes nothing, except that an attachment made by a turn then stays."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionOpenSuccess:
    """The session is attached to this process until it is closed. That alone does not promise that its history is fit for another turn."""

    session_id: SessionId
    """The session."""

    status: Literal["open"] = "open"
    """The session is attached and takes turns."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionReplayRequest:
    """Reads one page of the durable history of the session that the envelope names. Changes nothing, needs no attachment, and works while another service holds the session."""

    after: str | None | Absent = ABSENT
    """The cursor of the last item that was accepted. Left out or null: from the start of the window. A text that is no cursor of this history is no error: the answer then asks for a resync."""

    limit: int | Absent = ABSENT
    """How many items the page may hold at most. Left out: the most that a page may hold. A number out of range answers limit_exceeded."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionReplaySuccess:
    """One page of durable history. As compact JSON it has at most max_session_replay_page_bytes, so a page can be shorter than the limit that was asked for."""

    events: tuple[ReplayItem, ...]
    """The items of this page, oldest first."""

    next_cursor: ReplayCursor
    """Position after this page, also after an empty one. Give it as after for the next page, or later to see what is new."""

    snapshot_cursor: ReplayCursor
    """Where the history ended when this request was served. Nothing is kept or subscribed on the service. Equal to next_cursor once everything was read."""

    truncated: bool
    """More items follow up to snapshot_cursor."""

    gap: bool
    """Something of the history is missing or could not be read, also because it lies before the window. The cursors stay usable; reading again does not bring it back, and the flag may stay."""

    resync_required: bool
    """The given cursor does not fit the history as it is now. The page is empty and next_cursor is where to start again: throw the cached items away first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionSummary:
    """One stored session in a listing."""

    session_id: SessionId
    """The session."""

    title: str | None
    """A short text made from the conversation, safe to show and with secrets removed. Null where there is none yet."""

    updated_at: str
    """When the session last changed, as an RFC 3339 timestamp. For display: the listing is not ordered by it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StatusRequest:
    """Asks whether the service runs and whether the selected provider could be used. Has no arguments."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StatusSuccess:
    """A deliberately small answer: neither provider nor account, path or session can be read from it."""

    service: Literal["ready"] = "ready"
    """The service takes requests. It says nothing about providers."""

    provider_auth_ready: bool
    """Credentials for the provider that is effective right now are at hand, or could be refreshed without a new login. Judged anew at every request from settings, stores and environment, without network and without changing anything. False also when they are missing or unusable."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnActivity:
    """Something the agent does besides talking. It shares the sequence of the turn with its text, and is dropped rather than waited for when the queue is full."""

    turn_id: TurnId
    """The turn."""

    sequence: TurnSequence
    """Its place in the stream of the turn."""

    activity: Activity
    """What is done."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnAssistantDelta:
    """The next piece of the assistant's text, in order. Pieces are for live display; the terminal event settles the whole text."""

    turn_id: TurnId
    """The turn."""

    sequence: TurnSequence
    """Its place in the stream of the turn."""

    text: str
    """The piece, to be put right behind the one before. It is never cut short."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnCancelRequest:
    """Asks a running turn to stop. Its terminal event still follows, and it may still say completed if the turn was faster."""

    turn_id: TurnId
    """The turn to stop. One that is unknown or has ended answers unknown_turn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnCancelSuccess:
    """The turn was told to stop. This is not its end."""

    status: Literal["cancellation_requested"] = "cancellation_requested"
    """The turn will notice. Wait for its terminal event."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnOptions:
    """Room for choices that a later release may offer. None exist now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnStartRequest:
    """Starts a turn: one prompt and everything the agent does about it. With a session in the envelope the turn continues it, otherwise it begins a new one."""

    prompt: str
    """What the user says. It holds at least one character that is not white space and reaches the model as it is."""

    options: TurnOptions | Absent = ABSENT
    """Left out means the same as an empty object; null is refused."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnStartSuccess:
    """The turn is accepted: the prompt is stored and will be worked on. From here on exactly one terminal event will follow, however the turn goes."""

    turn_id: TurnId
    """The new turn."""

    session_id: SessionId
    """Its session: the one of the request, or a new one."""

    status: Literal["accepted"] = "accepted"
    """The turn will run. It has not ended."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnStarted:
    """The first event of a turn, right after the response."""

    turn_id: TurnId
    """The turn."""

    session_id: SessionId
    """Its session."""

    status: Literal["started"] = "started"
    """The turn runs."""

    sequence: Literal[0] = 0
    """The start of the count."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnTerminal:
    """The one end of a turn; no other event of it follows. Its text replaces whatever was pieced together from the deltas."""

    turn_id: TurnId
    """The turn."""

    session_id: SessionId
    """Its session."""

    status: TurnStatus
    """How it ended."""

    assistant_text: str
    """Everything the assistant said that was accepted, also when the turn was stopped or failed. Empty when nothing was. A turn whose text would outgrow this bound, or a payload once it is escaped, fails before that and keeps what was accepted."""

    sequence: TurnSequence
    """One more than all that was sent or dropped before."""

    activity_dropped: Count
    """How many activities could not be queued, those after the last event that arrived included. Kinds that are left out on purpose do not count."""

    activity_replay_available: bool
    """Whether dropped activity can be fetched later. False while the capability activity_replay is false."""

    replay_required: bool
    """Durable history may differ from what was seen live: read session.replay. Dropped activity does not come back that way."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WireError:
    """The refusal in a response that failed: a stable code for programs and a fixed sentence for people. Neither carries anything taken from the request."""

    code: WireErrorCode
    """The reason, stable across releases."""

    message: str
    """The fixed sentence that belongs to the code. Its wording may change between releases; programs decide by the code."""

Activity: TypeAlias = ActivityLifecycle | ActivityTool | ActivityReasoningSummary | ActivityContext | ActivityUsage | ActivityCompaction
"""One thing that the agent does, in a form from which nothing private can be read. The members of each kind stand directly beside its kind."""

ReplayItem: TypeAlias = ReplayMessage | ReplayTerminal | ReplaySummary
"""One item of the replayed history. Tool calls, reasoning and diagnostics are no items."""

Phase: TypeAlias = Literal["framing", "json", "reservation", "bounds", "version", "envelope", "payload_size", "method", "session", "payload", "ranges", "initialization", "arguments", "state"]
"""The stages in which a record is judged, in order."""

LimitName: TypeAlias = Literal["max_record_bytes", "max_payload_bytes", "max_error_message_bytes", "max_id_bytes", "max_name_bytes", "max_string_bytes", "max_json_depth", "max_array_items", "max_object_fields", "max_negotiation_items", "max_session_attachments", "max_session_page_items", "max_session_replay_page_bytes", "max_session_replay_window_bytes", "max_session_list_scan_entries", "max_catalog_page_items", "max_session_replay_window_records", "max_replay_part_bytes", "max_session_title_bytes", "max_summary_bytes", "max_summary_input_bytes", "max_callback_input_bytes", "max_authorization_url_bytes", "max_login_wait_ms", "max_selection_id_bytes", "max_label_bytes", "max_thinking_levels", "max_catalog_offset"]
"""Every bound that has a name."""

Method: TypeAlias = Literal["initialize", "status", "capabilities", "session.list", "session.create", "session.open", "session.replay", "session.close", "turn.start", "turn.cancel", "auth.status", "auth.login.start", "auth.login.callback", "auth.login.cancel", "auth.logout", "catalog.providers", "catalog.models", "catalog.refresh", "config.get", "config.set"]
"""Every operation."""

EventName: TypeAlias = Literal["turn.started", "turn.assistant_delta", "turn.activity", "turn.terminal", "auth.login.progress", "auth.login.terminal"]
"""Every event."""

InitializeErrorCode: TypeAlias = Literal["duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "unsupported_capability", "internal_error"]
"""The codes that initialize can answer, in order of precedence."""

StatusErrorCode: TypeAlias = Literal["duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "internal_error"]
"""The codes that status can answer, in order of precedence."""

CapabilitiesErrorCode: TypeAlias = Literal["duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "internal_error"]
"""The codes that capabilities can answer, in order of precedence."""

SessionListErrorCode: TypeAlias = Literal["duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "invalid_session_id", "internal_error"]
"""The codes that session.list can answer, in order of precedence."""

SessionCreateErrorCode: TypeAlias = Literal["duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "internal_error"]
"""The codes that session.create can answer, in order of precedence."""

SessionOpenErrorCode: TypeAlias = Literal["duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "invalid_session_id", "session_busy", "session_unavailable", "internal_error"]
"""The codes that session.open can answer, in order of precedence."""

SessionReplayErrorCode: TypeAlias = Literal["duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "invalid_session_id", "session_busy", "session_unavailable", "internal_error"]
"""The codes that session.replay can answer, in order of precedence."""

SessionCloseErrorCode: TypeAlias = Literal["duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "invalid_session_id", "internal_error"]
"""The codes that session.close can answer, in order of precedence."""

TurnStartErrorCode: TypeAlias = Literal["duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "invalid_session_id", "too_many_active_turns", "session_busy", "session_unavailable", "internal_error"]
"""The codes that turn.start can answer, in order of precedence."""

TurnCancelErrorCode: TypeAlias = Literal["duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "unknown_turn", "internal_error"]
"""The codes that turn.cancel can answer, in order of precedence."""

AuthStatusErrorCode: TypeAlias = Literal["duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "internal_error"]
"""The codes that auth.status can answer, in order of precedence."""

AuthLoginStartErrorCode: TypeAlias = Literal["duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "provider_unavailable", "auth_busy", "internal_error"]
"""The codes that auth.login.start can answer, in order of precedence."""

AuthLoginCallbackErrorCode: TypeAlias = Literal["duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "unknown_login", "auth_busy", "internal_error"]
"""The codes that auth.login.callback can answer, in order of precedence."""

AuthLoginCancelErrorCode: TypeAlias = Literal["duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "unknown_login", "internal_error"]
"""The codes that auth.login.cancel can answer, in order of precedence."""

AuthLogoutErrorCode: TypeAlias = Literal["duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "confirmation_required", "provider_unavailable", "internal_error"]
"""The codes that auth.logout can answer, in order of precedence."""

CatalogProvidersErrorCode: TypeAlias = Literal["duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "configuration_busy", "configuration_unavailable", "internal_error"]
"""The codes that catalog.providers can answer, in order of precedence."""

CatalogModelsErrorCode: TypeAlias = Literal["duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "invalid_selection", "configuration_busy", "configuration_unavailable", "internal_error"]
"""The codes that catalog.models can answer, in order of precedence."""

CatalogRefreshErrorCode: TypeAlias = Literal["duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "invalid_selection", "configuration_busy", "configuration_unavailable", "catalog_refresh_failed", "internal_error"]
"""The codes that catalog.refresh can answer, in order of precedence."""

ConfigGetErrorCode: TypeAlias = Literal["duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "configuration_busy", "configuration_unavailable", "internal_error"]
"""The codes that config.get can answer, in order of precedence."""

ConfigSetErrorCode: TypeAlias = Literal["duplicate_request_id", "limit_exceeded", "unsupported_version", "invalid_request", "payload_too_large", "invalid_payload", "not_initialized", "invalid_scope", "invalid_selection", "configuration_busy", "configuration_unavailable", "catalog_unavailable", "catalog_stale", "unsupported_reasoning", "settings_write_failed", "internal_error"]
"""The codes that config.set can answer, in order of precedence."""

RequestPayload: TypeAlias = InitializeRequest | StatusRequest | CapabilitiesRequest | SessionListRequest | SessionCreateRequest | SessionOpenRequest | SessionReplayRequest | SessionCloseRequest | TurnStartRequest | TurnCancelRequest | AuthStatusRequest | AuthLoginStartRequest | AuthLoginCallbackRequest | AuthLoginCancelRequest | AuthLogoutRequest | CatalogProvidersRequest | CatalogModelsRequest | CatalogRefreshRequest | ConfigGetRequest | ConfigSetRequest
"""What a client asks: the class says of which operation."""


@dataclass(frozen=True, slots=True, kw_only=True)
class InitializeRequestRecord:
    """Request of initialize. Opens the conversation and tells all that the service offers. The only operation that is served before it has succeeded once."""

    protocol_version: Literal[1] = 1
    """Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request."""

    kind: Literal["request"] = "request"
    """Tells requests from responses and events."""

    request_id: RequestId
    """Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written."""

    session_id: SessionId | None | Absent = ABSENT
    """The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out."""

    method: Literal["initialize"] = "initialize"
    """The operation to run. A name the service does not know answers unsupported_operation."""

    payload: InitializeRequest
    """The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class InitializeResponseRecord:
    """Success of initialize."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks, also when it refuses another."""

    kind: Literal["response"] = "response"
    """Tells responses from requests and events."""

    request_id: RequestId
    """The id of the request that is answered. Null only in a failure, where the record had no safe id."""

    session_id: SessionId | None
    """The session of the request, or the one that the operation made for it. Null where no session is concerned."""

    method: Literal["initialize"] = "initialize"
    """The operation that is answered. Null only in a failure, where the record named no safe method."""

    payload: InitializeSuccess
    """The result in the form that the operation defines. Null in a failure."""

    error: None = None
    """Null in success, the refusal in a failure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StatusRequestRecord:
    """Request of status. Tells that the service runs and whether the effective provider could be used."""

    protocol_version: Literal[1] = 1
    """Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request."""

    kind: Literal["request"] = "request"
    """Tells requests from responses and events."""

    request_id: RequestId
    """Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written."""

    session_id: SessionId | None | Absent = ABSENT
    """The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out."""

    method: Literal["status"] = "status"
    """The operation to run. A name the service does not know answers unsupported_operation."""

    payload: StatusRequest
    """The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StatusResponseRecord:
    """Success of status."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks, also when it refuses another."""

    kind: Literal["response"] = "response"
    """Tells responses from requests and events."""

    request_id: RequestId
    """The id of the request that is answered. Null only in a failure, where the record had no safe id."""

    session_id: SessionId | None
    """The session of the request, or the one that the operation made for it. Null where no session is concerned."""

    method: Literal["status"] = "status"
    """The operation that is answered. Null only in a failure, where the record named no safe method."""

    payload: StatusSuccess
    """The result in the form that the operation defines. Null in a failure."""

    error: None = None
    """Null in success, the refusal in a failure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CapabilitiesRequestRecord:
    """Request of capabilities. Tells again all that the service offers."""

    protocol_version: Literal[1] = 1
    """Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request."""

    kind: Literal["request"] = "request"
    """Tells requests from responses and events."""

    request_id: RequestId
    """Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written."""

    session_id: SessionId | None | Absent = ABSENT
    """The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out."""

    method: Literal["capabilities"] = "capabilities"
    """The operation to run. A name the service does not know answers unsupported_operation."""

    payload: CapabilitiesRequest
    """The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CapabilitiesResponseRecord:
    """Success of capabilities."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks, also when it refuses another."""

    kind: Literal["response"] = "response"
    """Tells responses from requests and events."""

    request_id: RequestId
    """The id of the request that is answered. Null only in a failure, where the record had no safe id."""

    session_id: SessionId | None
    """The session of the request, or the one that the operation made for it. Null where no session is concerned."""

    method: Literal["capabilities"] = "capabilities"
    """The operation that is answered. Null only in a failure, where the record named no safe method."""

    payload: CapabilitiesSuccess
    """The result in the form that the operation defines. Null in a failure."""

    error: None = None
    """Null in success, the refusal in a failure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionListRequestRecord:
    """Request of session.list. Lists stored sessions by id, page by page."""

    protocol_version: Literal[1] = 1
    """Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request."""

    kind: Literal["request"] = "request"
    """Tells requests from responses and events."""

    request_id: RequestId
    """Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written."""

    session_id: None | Absent = ABSENT
    """The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out."""

    method: Literal["session.list"] = "session.list"
    """The operation to run. A name the service does not know answers unsupported_operation."""

    payload: SessionListRequest
    """The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionListResponseRecord:
    """Success of session.list."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks, also when it refuses another."""

    kind: Literal["response"] = "response"
    """Tells responses from requests and events."""

    request_id: RequestId
    """The id of the request that is answered. Null only in a failure, where the record had no safe id."""

    session_id: None = None
    """The session of the request, or the one that the operation made for it. Null where no session is concerned."""

    method: Literal["session.list"] = "session.list"
    """The operation that is answered. Null only in a failure, where the record named no safe method."""

    payload: SessionListSuccess
    """The result in the form that the operation defines. Null in a failure."""

    error: None = None
    """Null in success, the refusal in a failure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionCreateRequestRecord:
    """Request of session.create. Makes a new durable session and attaches it."""

    protocol_version: Literal[1] = 1
    """Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request."""

    kind: Literal["request"] = "request"
    """Tells requests from responses and events."""

    request_id: RequestId
    """Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written."""

    session_id: None | Absent = ABSENT
    """The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out."""

    method: Literal["session.create"] = "session.create"
    """The operation to run. A name the service does not know answers unsupported_operation."""

    payload: SessionCreateRequest
    """The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionCreateResponseRecord:
    """Success of session.create."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks, also when it refuses another."""

    kind: Literal["response"] = "response"
    """Tells responses from requests and events."""

    request_id: RequestId
    """The id of the request that is answered. Null only in a failure, where the record had no safe id."""

    session_id: SessionId
    """The session of the request, or the one that the operation made for it. Null where no session is concerned."""

    method: Literal["session.create"] = "session.create"
    """The operation that is answered. Null only in a failure, where the record named no safe method."""

    payload: SessionCreateSuccess
    """The result in the form that the operation defines. Null in a failure."""

    error: None = None
    """Null in success, the refusal in a failure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionOpenRequestRecord:
    """Request of session.open. Attaches a stored session for writing."""

    protocol_version: Literal[1] = 1
    """Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request."""

    kind: Literal["request"] = "request"
    """Tells requests from responses and events."""

    request_id: RequestId
    """Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written."""

    session_id: SessionId
    """The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out."""

    method: Literal["session.open"] = "session.open"
    """The operation to run. A name the service does not know answers unsupported_operation."""

    payload: SessionOpenRequest
    """The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionOpenResponseRecord:
    """Success of session.open."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks, also when it refuses another."""

    kind: Literal["response"] = "response"
    """Tells responses from requests and events."""

    request_id: RequestId
    """The id of the request that is answered. Null only in a failure, where the record had no safe id."""

    session_id: SessionId
    """The session of the request, or the one that the operation made for it. Null where no session is concerned."""

    method: Literal["session.open"] = "session.open"
    """The operation that is answered. Null only in a failure, where the record named no safe method."""

    payload: SessionOpenSuccess
    """The result in the form that the operation defines. Null in a failure."""

    error: None = None
    """Null in success, the refusal in a failure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionReplayRequestRecord:
    """Request of session.replay. Reads the durable history of a session, page by page."""

    protocol_version: Literal[1] = 1
    """Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request."""

    kind: Literal["request"] = "request"
    """Tells requests from responses and events."""

    request_id: RequestId
    """Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written."""

    session_id: SessionId
    """The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out."""

    method: Literal["session.replay"] = "session.replay"
    """The operation to run. A name the service does not know answers unsupported_operation."""

    payload: SessionReplayRequest
    """The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionReplayResponseRecord:
    """Success of session.replay."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks, also when it refuses another."""

    kind: Literal["response"] = "response"
    """Tells responses from requests and events."""

    request_id: RequestId
    """The id of the request that is answered. Null only in a failure, where the record had no safe id."""

    session_id: SessionId
    """The session of the request, or the one that the operation made for it. Null where no session is concerned."""

    method: Literal["session.replay"] = "session.replay"
    """The operation that is answered. Null only in a failure, where the record named no safe method."""

    payload: SessionReplaySuccess
    """The result in the form that the operation defines. Null in a failure."""

    error: None = None
    """Null in success, the refusal in a failure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionCloseRequestRecord:
    """Request of session.close. Gives up an attachment, stopping the turn that runs in it."""

    protocol_version: Literal[1] = 1
    """Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request."""

    kind: Literal["request"] = "request"
    """Tells requests from responses and events."""

    request_id: RequestId
    """Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written."""

    session_id: SessionId
    """The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out."""

    method: Literal["session.close"] = "session.close"
    """The operation to run. A name the service does not know answers unsupported_operation."""

    payload: SessionCloseRequest
    """The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionCloseResponseRecord:
    """Success of session.close."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks, also when it refuses another."""

    kind: Literal["response"] = "response"
    """Tells responses from requests and events."""

    request_id: RequestId
    """The id of the request that is answered. Null only in a failure, where the record had no safe id."""

    session_id: SessionId
    """The session of the request, or the one that the operation made for it. Null where no session is concerned."""

    method: Literal["session.close"] = "session.close"
    """The operation that is answered. Null only in a failure, where the record named no safe method."""

    payload: SessionCloseSuccess
    """The result in the form that the operation defines. Null in a failure."""

    error: None = None
    """Null in success, the refusal in a failure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnStartRequestRecord:
    """Request of turn.start. Runs the agent on a prompt, in the named session or a new one."""

    protocol_version: Literal[1] = 1
    """Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request."""

    kind: Literal["request"] = "request"
    """Tells requests from responses and events."""

    request_id: RequestId
    """Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written."""

    session_id: SessionId | None | Absent = ABSENT
    """The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out."""

    method: Literal["turn.start"] = "turn.start"
    """The operation to run. A name the service does not know answers unsupported_operation."""

    payload: TurnStartRequest
    """The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnStartResponseRecord:
    """Success of turn.start."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks, also when it refuses another."""

    kind: Literal["response"] = "response"
    """Tells responses from requests and events."""

    request_id: RequestId
    """The id of the request that is answered. Null only in a failure, where the record had no safe id."""

    session_id: SessionId
    """The session of the request, or the one that the operation made for it. Null where no session is concerned."""

    method: Literal["turn.start"] = "turn.start"
    """The operation that is answered. Null only in a failure, where the record named no safe method."""

    payload: TurnStartSuccess
    """The result in the form that the operation defines. Null in a failure."""

    error: None = None
    """Null in success, the refusal in a failure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnCancelRequestRecord:
    """Request of turn.cancel. Asks a running turn to stop."""

    protocol_version: Literal[1] = 1
    """Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request."""

    kind: Literal["request"] = "request"
    """Tells requests from responses and events."""

    request_id: RequestId
    """Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written."""

    session_id: SessionId | None | Absent = ABSENT
    """The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out."""

    method: Literal["turn.cancel"] = "turn.cancel"
    """The operation to run. A name the service does not know answers unsupported_operation."""

    payload: TurnCancelRequest
    """The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnCancelResponseRecord:
    """Success of turn.cancel."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks, also when it refuses another."""

    kind: Literal["response"] = "response"
    """Tells responses from requests and events."""

    request_id: RequestId
    """The id of the request that is answered. Null only in a failure, where the record had no safe id."""

    session_id: SessionId | None
    """The session of the request, or the one that the operation made for it. Null where no session is concerned."""

    method: Literal["turn.cancel"] = "turn.cancel"
    """The operation that is answered. Null only in a failure, where the record named no safe method."""

    payload: TurnCancelSuccess
    """The result in the form that the operation defines. Null in a failure."""

    error: None = None
    """Null in success, the refusal in a failure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthStatusRequestRecord:
    """Request of auth.status. Tells for each provider whether its credentials could be used."""

    protocol_version: Literal[1] = 1
    """Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request."""

    kind: Literal["request"] = "request"
    """Tells requests from responses and events."""

    request_id: RequestId
    """Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written."""

    session_id: None | Absent = ABSENT
    """The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out."""

    method: Literal["auth.status"] = "auth.status"
    """The operation to run. A name the service does not know answers unsupported_operation."""

    payload: AuthStatusRequest
    """The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthStatusResponseRecord:
    """Success of auth.status."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks, also when it refuses another."""

    kind: Literal["response"] = "response"
    """Tells responses from requests and events."""

    request_id: RequestId
    """The id of the request that is answered. Null only in a failure, where the record had no safe id."""

    session_id: None = None
    """The session of the request, or the one that the operation made for it. Null where no session is concerned."""

    method: Literal["auth.status"] = "auth.status"
    """The operation that is answered. Null only in a failure, where the record named no safe method."""

    payload: AuthStatusSuccess
    """The result in the form that the operation defines. Null in a failure."""

    error: None = None
    """Null in success, the refusal in a failure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthLoginStartRequestRecord:
    """Request of auth.login.start. Starts a login in the browser."""

    protocol_version: Literal[1] = 1
    """Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request."""

    kind: Literal["request"] = "request"
    """Tells requests from responses and events."""

    request_id: RequestId
    """Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written."""

    session_id: None | Absent = ABSENT
    """The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out."""

    method: Literal["auth.login.start"] = "auth.login.start"
    """The operation to run. A name the service does not know answers unsupported_operation."""

    payload: AuthLoginStartRequest
    """The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthLoginStartResponseRecord:
    """Success of auth.login.start."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks, also when it refuses another."""

    kind: Literal["response"] = "response"
    """Tells responses from requests and events."""

    request_id: RequestId
    """The id of the request that is answered. Null only in a failure, where the record had no safe id."""

    session_id: None = None
    """The session of the request, or the one that the operation made for it. Null where no session is concerned."""

    method: Literal["auth.login.start"] = "auth.login.start"
    """The operation that is answered. Null only in a failure, where the record named no safe method."""

    payload: AuthLoginStartSuccess
    """The result in the form that the operation defines. Null in a failure."""

    error: None = None
    """Null in success, the refusal in a failure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthLoginCallbackRequestRecord:
    """Request of auth.login.callback. Hands a login what the browser came back with."""

    protocol_version: Literal[1] = 1
    """Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request."""

    kind: Literal["request"] = "request"
    """Tells requests from responses and events."""

    request_id: RequestId
    """Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written."""

    session_id: None | Absent = ABSENT
    """The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out."""

    method: Literal["auth.login.callback"] = "auth.login.callback"
    """The operation to run. A name the service does not know answers unsupported_operation."""

    payload: AuthLoginCallbackRequest
    """The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthLoginCallbackResponseRecord:
    """Success of auth.login.callback."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks, also when it refuses another."""

    kind: Literal["response"] = "response"
    """Tells responses from requests and events."""

    request_id: RequestId
    """The id of the request that is answered. Null only in a failure, where the record had no safe id."""

    session_id: None = None
    """The session of the request, or the one that the operation made for it. Null where no session is concerned."""

    method: Literal["auth.login.callback"] = "auth.login.callback"
    """The operation that is answered. Null only in a failure, where the record named no safe method."""

    payload: AuthLoginCallbackSuccess
    """The result in the form that the operation defines. Null in a failure."""

    error: None = None
    """Null in success, the refusal in a failure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthLoginCancelRequestRecord:
    """Request of auth.login.cancel. Asks a running login to stop."""

    protocol_version: Literal[1] = 1
    """Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request."""

    kind: Literal["request"] = "request"
    """Tells requests from responses and events."""

    request_id: RequestId
    """Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written."""

    session_id: None | Absent = ABSENT
    """The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out."""

    method: Literal["auth.login.cancel"] = "auth.login.cancel"
    """The operation to run. A name the service does not know answers unsupported_operation."""

    payload: AuthLoginCancelRequest
    """The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthLoginCancelResponseRecord:
    """Success of auth.login.cancel."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks, also when it refuses another."""

    kind: Literal["response"] = "response"
    """Tells responses from requests and events."""

    request_id: RequestId
    """The id of the request that is answered. Null only in a failure, where the record had no safe id."""

    session_id: None = None
    """The session of the request, or the one that the operation made for it. Null where no session is concerned."""

    method: Literal["auth.login.cancel"] = "auth.login.cancel"
    """The operation that is answered. Null only in a failure, where the record named no safe method."""

    payload: AuthLoginCancelSuccess
    """The result in the form that the operation defines. Null in a failure."""

    error: None = None
    """Null in success, the refusal in a failure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthLogoutRequestRecord:
    """Request of auth.logout. Removes the stored credentials of a provider."""

    protocol_version: Literal[1] = 1
    """Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request."""

    kind: Literal["request"] = "request"
    """Tells requests from responses and events."""

    request_id: RequestId
    """Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written."""

    session_id: None | Absent = ABSENT
    """The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out."""

    method: Literal["auth.logout"] = "auth.logout"
    """The operation to run. A name the service does not know answers unsupported_operation."""

    payload: AuthLogoutRequest
    """The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthLogoutResponseRecord:
    """Success of auth.logout."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks, also when it refuses another."""

    kind: Literal["response"] = "response"
    """Tells responses from requests and events."""

    request_id: RequestId
    """The id of the request that is answered. Null only in a failure, where the record had no safe id."""

    session_id: None = None
    """The session of the request, or the one that the operation made for it. Null where no session is concerned."""

    method: Literal["auth.logout"] = "auth.logout"
    """The operation that is answered. Null only in a failure, where the record named no safe method."""

    payload: AuthLogoutSuccess
    """The result in the form that the operation defines. Null in a failure."""

    error: None = None
    """Null in success, the refusal in a failure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CatalogProvidersRequestRecord:
    """Request of catalog.providers. Lists the providers that can be chosen."""

    protocol_version: Literal[1] = 1
    """Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request."""

    kind: Literal["request"] = "request"
    """Tells requests from responses and events."""

    request_id: RequestId
    """Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written."""

    session_id: None | Absent = ABSENT
    """The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out."""

    method: Literal["catalog.providers"] = "catalog.providers"
    """The operation to run. A name the service does not know answers unsupported_operation."""

    payload: CatalogProvidersRequest
    """The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CatalogProvidersResponseRecord:
    """Success of catalog.providers."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks, also when it refuses another."""

    kind: Literal["response"] = "response"
    """Tells responses from requests and events."""

    request_id: RequestId
    """The id of the request that is answered. Null only in a failure, where the record had no safe id."""

    session_id: None = None
    """The session of the request, or the one that the operation made for it. Null where no session is concerned."""

    method: Literal["catalog.providers"] = "catalog.providers"
    """The operation that is answered. Null only in a failure, where the record named no safe method."""

    payload: CatalogProvidersSuccess
    """The result in the form that the operation defines. Null in a failure."""

    error: None = None
    """Null in success, the refusal in a failure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CatalogModelsRequestRecord:
    """Request of catalog.models. Lists the models of a provider from the cache."""

    protocol_version: Literal[1] = 1
    """Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request."""

    kind: Literal["request"] = "request"
    """Tells requests from responses and events."""

    request_id: RequestId
    """Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written."""

    session_id: None | Absent = ABSENT
    """The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out."""

    method: Literal["catalog.models"] = "catalog.models"
    """The operation to run. A name the service does not know answers unsupported_operation."""

    payload: CatalogModelsRequest
    """The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CatalogModelsResponseRecord:
    """Success of catalog.models."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks, also when it refuses another."""

    kind: Literal["response"] = "response"
    """Tells responses from requests and events."""

    request_id: RequestId
    """The id of the request that is answered. Null only in a failure, where the record had no safe id."""

    session_id: None = None
    """The session of the request, or the one that the operation made for it. Null where no session is concerned."""

    method: Literal["catalog.models"] = "catalog.models"
    """The operation that is answered. Null only in a failure, where the record named no safe method."""

    payload: CatalogModelsSuccess
    """The result in the form that the operation defines. Null in a failure."""

    error: None = None
    """Null in success, the refusal in a failure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CatalogRefreshRequestRecord:
    """Request of catalog.refresh. Fetches the models of a provider anew."""

    protocol_version: Literal[1] = 1
    """Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request."""

    kind: Literal["request"] = "request"
    """Tells requests from responses and events."""

    request_id: RequestId
    """Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written."""

    session_id: None | Absent = ABSENT
    """The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out."""

    method: Literal["catalog.refresh"] = "catalog.refresh"
    """The operation to run. A name the service does not know answers unsupported_operation."""

    payload: CatalogRefreshRequest
    """The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CatalogRefreshResponseRecord:
    """Success of catalog.refresh."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks, also when it refuses another."""

    kind: Literal["response"] = "response"
    """Tells responses from requests and events."""

    request_id: RequestId
    """The id of the request that is answered. Null only in a failure, where the record had no safe id."""

    session_id: None = None
    """The session of the request, or the one that the operation made for it. Null where no session is concerned."""

    method: Literal["catalog.refresh"] = "catalog.refresh"
    """The operation that is answered. Null only in a failure, where the record named no safe method."""

    payload: CatalogRefreshSuccess
    """The result in the form that the operation defines. Null in a failure."""

    error: None = None
    """Null in success, the refusal in a failure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfigGetRequestRecord:
    """Request of config.get. Reads the settings in force."""

    protocol_version: Literal[1] = 1
    """Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request."""

    kind: Literal["request"] = "request"
    """Tells requests from responses and events."""

    request_id: RequestId
    """Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written."""

    session_id: None | Absent = ABSENT
    """The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out."""

    method: Literal["config.get"] = "config.get"
    """The operation to run. A name the service does not know answers unsupported_operation."""

    payload: ConfigGetRequest
    """The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfigGetResponseRecord:
    """Success of config.get."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks, also when it refuses another."""

    kind: Literal["response"] = "response"
    """Tells responses from requests and events."""

    request_id: RequestId
    """The id of the request that is answered. Null only in a failure, where the record had no safe id."""

    session_id: None = None
    """The session of the request, or the one that the operation made for it. Null where no session is concerned."""

    method: Literal["config.get"] = "config.get"
    """The operation that is answered. Null only in a failure, where the record named no safe method."""

    payload: ConfigGetSuccess
    """The result in the form that the operation defines. Null in a failure."""

    error: None = None
    """Null in success, the refusal in a failure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfigSetRequestRecord:
    """Request of config.set. Changes settings of one scope."""

    protocol_version: Literal[1] = 1
    """Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request."""

    kind: Literal["request"] = "request"
    """Tells requests from responses and events."""

    request_id: RequestId
    """Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written."""

    session_id: None | Absent = ABSENT
    """The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out."""

    method: Literal["config.set"] = "config.set"
    """The operation to run. A name the service does not know answers unsupported_operation."""

    payload: ConfigSetRequest
    """The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfigSetResponseRecord:
    """Success of config.set."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks, also when it refuses another."""

    kind: Literal["response"] = "response"
    """Tells responses from requests and events."""

    request_id: RequestId
    """The id of the request that is answered. Null only in a failure, where the record had no safe id."""

    session_id: None = None
    """The session of the request, or the one that the operation made for it. Null where no session is concerned."""

    method: Literal["config.set"] = "config.set"
    """The operation that is answered. Null only in a failure, where the record named no safe method."""

    payload: ConfigSetSuccess
    """The result in the form that the operation defines. Null in a failure."""

    error: None = None
    """Null in success, the refusal in a failure."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnStartedRecord:
    """Event turn.started. A turn has begun to run. Follows the acceptance at once."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks."""

    kind: Literal["event"] = "event"
    """Tells events from requests and responses."""

    event_id: EventId
    """Identity of this record."""

    request_id: RequestId
    """The id of the request that started the turn or login."""

    session_id: SessionId
    """The session of the turn; null in events of a login."""

    event: Literal["turn.started"] = "turn.started"
    """What happened. The set of names is advertised in full; an unknown name means that the stream cannot be trusted any further."""

    payload: TurnStarted
    """The facts, in the form that the event defines."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnAssistantDeltaRecord:
    """Event turn.assistant_delta. The next piece of the assistant's text."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks."""

    kind: Literal["event"] = "event"
    """Tells events from requests and responses."""

    event_id: EventId
    """Identity of this record."""

    request_id: RequestId
    """The id of the request that started the turn or login."""

    session_id: SessionId
    """The session of the turn; null in events of a login."""

    event: Literal["turn.assistant_delta"] = "turn.assistant_delta"
    """What happened. The set of names is advertised in full; an unknown name means that the stream cannot be trusted any further."""

    payload: TurnAssistantDelta
    """The facts, in the form that the event defines."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnActivityRecord:
    """Event turn.activity. Something the agent does besides talking. Dropped when the queue is full; the sequence then shows a gap."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks."""

    kind: Literal["event"] = "event"
    """Tells events from requests and responses."""

    event_id: EventId
    """Identity of this record."""

    request_id: RequestId
    """The id of the request that started the turn or login."""

    session_id: SessionId
    """The session of the turn; null in events of a login."""

    event: Literal["turn.activity"] = "turn.activity"
    """What happened. The set of names is advertised in full; an unknown name means that the stream cannot be trusted any further."""

    payload: TurnActivity
    """The facts, in the form that the event defines."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnTerminalRecord:
    """Event turn.terminal. The end of a turn, with its settled text."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks."""

    kind: Literal["event"] = "event"
    """Tells events from requests and responses."""

    event_id: EventId
    """Identity of this record."""

    request_id: RequestId
    """The id of the request that started the turn or login."""

    session_id: SessionId
    """The session of the turn; null in events of a login."""

    event: Literal["turn.terminal"] = "turn.terminal"
    """What happened. The set of names is advertised in full; an unknown name means that the stream cannot be trusted any further."""

    payload: TurnTerminal
    """The facts, in the form that the event defines."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthLoginProgressRecord:
    """Event auth.login.progress. A login has moved on."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks."""

    kind: Literal["event"] = "event"
    """Tells events from requests and responses."""

    event_id: EventId
    """Identity of this record."""

    request_id: RequestId
    """The id of the request that started the turn or login."""

    session_id: None = None
    """The session of the turn; null in events of a login."""

    event: Literal["auth.login.progress"] = "auth.login.progress"
    """What happened. The set of names is advertised in full; an unknown name means that the stream cannot be trusted any further."""

    payload: AuthLoginProgress
    """The facts, in the form that the event defines."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AuthLoginTerminalRecord:
    """Event auth.login.terminal. The end of a login, after its cleanup."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks."""

    kind: Literal["event"] = "event"
    """Tells events from requests and responses."""

    event_id: EventId
    """Identity of this record."""

    request_id: RequestId
    """The id of the request that started the turn or login."""

    session_id: None = None
    """The session of the turn; null in events of a login."""

    event: Literal["auth.login.terminal"] = "auth.login.terminal"
    """What happened. The set of names is advertised in full; an unknown name means that the stream cannot be trusted any further."""

    payload: AuthLoginTerminal
    """The facts, in the form that the event defines."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ErrorResponseRecord:
    """Failure of any operation, or of a record that could not be read as one."""

    protocol_version: Literal[1] = 1
    """The version that the service speaks, also when it refuses another."""

    kind: Literal["response"] = "response"
    """Tells responses from requests and events."""

    request_id: RequestId | None
    """The id of the request that is answered. Null only in a failure, where the record had no safe id."""

    session_id: SessionId | None
    """The session of the request, or the one that the operation made for it. Null where no session is concerned."""

    method: str | None
    """The operation that is answered. Null only in a failure, where the record named no safe method."""

    payload: None = None
    """The result in the form that the operation defines. Null in a failure."""

    error: WireError
    """Null in success, the refusal in a failure."""

RequestRecord: TypeAlias = InitializeRequestRecord | StatusRequestRecord | CapabilitiesRequestRecord | SessionListRequestRecord | SessionCreateRequestRecord | SessionOpenRequestRecord | SessionReplayRequestRecord | SessionCloseRequestRecord | TurnStartRequestRecord | TurnCancelRequestRecord | AuthStatusRequestRecord | AuthLoginStartRequestRecord | AuthLoginCallbackRequestRecord | AuthLoginCancelRequestRecord | AuthLogoutRequestRecord | CatalogProvidersRequestRecord | CatalogModelsRequestRecord | CatalogRefreshRequestRecord | ConfigGetRequestRecord | ConfigSetRequestRecord
"""One line from the client to the service. Closed: a member that is not listed here is refused, so that a misspelt one is noticed."""

SuccessRecord: TypeAlias = InitializeResponseRecord | StatusResponseRecord | CapabilitiesResponseRecord | SessionListResponseRecord | SessionCreateResponseRecord | SessionOpenResponseRecord | SessionReplayResponseRecord | SessionCloseResponseRecord | TurnStartResponseRecord | TurnCancelResponseRecord | AuthStatusResponseRecord | AuthLoginStartResponseRecord | AuthLoginCallbackResponseRecord | AuthLoginCancelResponseRecord | AuthLogoutResponseRecord | CatalogProvidersResponseRecord | CatalogModelsResponseRecord | CatalogRefreshResponseRecord | ConfigGetResponseRecord | ConfigSetResponseRecord
"""The answer to a request that went well."""

ResponseRecord: TypeAlias = SuccessRecord | ErrorResponseRecord
"""The one answer to a request, on one line. Every member is always written: success has a payload and a null error, failure a null payload and an error. Identity that could not be taken safely from a broken record is null."""

EventRecord: TypeAlias = TurnStartedRecord | TurnAssistantDeltaRecord | TurnActivityRecord | TurnTerminalRecord | AuthLoginProgressRecord | AuthLoginTerminalRecord
"""Something that happened while a turn or a login ran, on one line. Events do not use up the answer of a request."""

AnyRecord: TypeAlias = RequestRecord | ResponseRecord | EventRecord
"""The conversation between a frontend and the application service: what can be asked, what is answered, what happens in between and in which order."""
