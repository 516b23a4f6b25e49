// @generated from schema/app-service by codegen. Do not edit.
//! What each string, integer, choice and list must be.
//! Knows no member by itself: decoders and encoders name the rule they need.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
use bounded::{Choice, Integer, Items, Pattern, Piece, Text};
/// `ActivityId`: a string.
pub(crate) static ACTIVITY_ID: Text = Text {
    min_chars: 1u32,
    max_bytes: 128u32,
    pattern: Pattern::NoControl,
    codes: Codes::DEFAULT,
};
/// `ActivityReasoningSummaryText`: a string.
pub(crate) static ACTIVITY_REASONING_SUMMARY_TEXT: Text = Text {
    min_chars: 0u32,
    max_bytes: 2048u32,
    pattern: Pattern::Any,
    codes: Codes::DEFAULT,
};
/// `AdvertisedEvent`: a string.
pub(crate) static ADVERTISED_EVENT: Text = Text {
    min_chars: 1u32,
    max_bytes: 64u32,
    pattern: Pattern::Any,
    codes: Codes::DEFAULT,
};
/// `AdvertisedOperation`: a string.
pub(crate) static ADVERTISED_OPERATION: Text = Text {
    min_chars: 1u32,
    max_bytes: 64u32,
    pattern: Pattern::Any,
    codes: Codes::DEFAULT,
};
/// `AdvertisedTransport`: a string.
pub(crate) static ADVERTISED_TRANSPORT: Text = Text {
    min_chars: 1u32,
    max_bytes: 64u32,
    pattern: Pattern::Any,
    codes: Codes::DEFAULT,
};
/// `AuthLoginCallbackRequestInput`: a string.
pub(crate) static AUTH_LOGIN_CALLBACK_REQUEST_INPUT: Text = Text {
    min_chars: 1u32,
    max_bytes: 4096u32,
    pattern: Pattern::Any,
    codes: Codes::DEFAULT,
};
/// `AuthLoginOutcome`: a choice.
pub(crate) static AUTH_LOGIN_OUTCOME: Choice = Choice {
    values: &[
        "exchange_succeeded",
        "cancelled",
        "callback_timeout",
        "callback_failed",
        "exchange_failed",
        "auth_changed",
        "storage_failed",
        "internal_error",
    ],
    codes: Codes::DEFAULT,
};
/// `AuthLoginProgressUrl`: a string.
pub(crate) static AUTH_LOGIN_PROGRESS_URL: Text = Text {
    min_chars: 1u32,
    max_bytes: 4096u32,
    pattern: Pattern::Any,
    codes: Codes::DEFAULT,
};
/// `AuthLoginStartRequestProviderId`: a string.
pub(crate) static AUTH_LOGIN_START_REQUEST_PROVIDER_ID: Text = Text {
    min_chars: 1u32,
    max_bytes: 256u32,
    pattern: Pattern::Sequence(
        &[
            Piece {
                ascii: &[(45u8, 58u8), (65u8, 90u8), (95u8, 95u8), (97u8, 122u8)],
                beyond: &[],
                min: 1u32,
                max: u32::MAX,
            },
        ],
    ),
    codes: Codes {
        kind: DEFAULT_CODE,
        low: ErrorCode::ProviderUnavailable as Code,
        high: ErrorCode::ProviderUnavailable as Code,
        form: ErrorCode::ProviderUnavailable as Code,
    },
};
/// `AuthLoginState`: a choice.
pub(crate) static AUTH_LOGIN_STATE: Choice = Choice {
    values: &["authorization_url", "waiting", "callback_received", "callback_accepted"],
    codes: Codes::DEFAULT,
};
/// `AuthLogoutRequestProviderId`: a string.
pub(crate) static AUTH_LOGOUT_REQUEST_PROVIDER_ID: Text = Text {
    min_chars: 1u32,
    max_bytes: 256u32,
    pattern: Pattern::Sequence(
        &[
            Piece {
                ascii: &[(45u8, 58u8), (65u8, 90u8), (95u8, 95u8), (97u8, 122u8)],
                beyond: &[],
                min: 1u32,
                max: u32::MAX,
            },
        ],
    ),
    codes: Codes {
        kind: DEFAULT_CODE,
        low: ErrorCode::ProviderUnavailable as Code,
        high: ErrorCode::ProviderUnavailable as Code,
        form: ErrorCode::ProviderUnavailable as Code,
    },
};
/// `AuthMethod`: a choice.
pub(crate) static AUTH_METHOD: Choice = Choice {
    values: &["oauth", "api_key", "none"],
    codes: Codes::DEFAULT,
};
/// `AuthReadiness`: a choice.
pub(crate) static AUTH_READINESS: Choice = Choice {
    values: &["ready", "missing", "needs_login"],
    codes: Codes::DEFAULT,
};
/// `AuthSource`: a choice.
pub(crate) static AUTH_SOURCE: Choice = Choice {
    values: &["shared_store", "environment", "none"],
    codes: Codes::DEFAULT,
};
/// `AuthStatusSuccessProviders`: a list.
pub(crate) static AUTH_STATUS_SUCCESS_PROVIDERS: Items = Items {
    min: 0u32,
    max: 64u32,
    codes: Codes::DEFAULT,
};
/// `CapabilitiesSuccessProtocolVersions`: a list.
pub(crate) static CAPABILITIES_SUCCESS_PROTOCOL_VERSIONS: Items = Items {
    min: 1u32,
    max: 64u32,
    codes: Codes::DEFAULT,
};
/// `CapabilitiesSuccessOperations`: a list.
pub(crate) static CAPABILITIES_SUCCESS_OPERATIONS: Items = Items {
    min: 0u32,
    max: 64u32,
    codes: Codes::DEFAULT,
};
/// `CapabilitiesSuccessEvents`: a list.
pub(crate) static CAPABILITIES_SUCCESS_EVENTS: Items = Items {
    min: 0u32,
    max: 64u32,
    codes: Codes::DEFAULT,
};
/// `CapabilitiesSuccessTransports`: a list.
pub(crate) static CAPABILITIES_SUCCESS_TRANSPORTS: Items = Items {
    min: 0u32,
    max: 64u32,
    codes: Codes::DEFAULT,
};
/// `CatalogModelsRequestOffset`: an integer.
pub(crate) static CATALOG_MODELS_REQUEST_OFFSET: Integer = Integer {
    min: 0i64,
    max: 100000i64,
    codes: Codes {
        kind: DEFAULT_CODE,
        low: ErrorCode::LimitExceeded as Code,
        high: ErrorCode::LimitExceeded as Code,
        form: DEFAULT_CODE,
    },
};
/// `CatalogModelsRequestLimit`: an integer.
pub(crate) static CATALOG_MODELS_REQUEST_LIMIT: Integer = Integer {
    min: 1i64,
    max: 32i64,
    codes: Codes {
        kind: DEFAULT_CODE,
        low: ErrorCode::LimitExceeded as Code,
        high: ErrorCode::LimitExceeded as Code,
        form: DEFAULT_CODE,
    },
};
/// `CatalogModelsSuccessEntries`: a list.
pub(crate) static CATALOG_MODELS_SUCCESS_ENTRIES: Items = Items {
    min: 0u32,
    max: 32u32,
    codes: Codes::DEFAULT,
};
/// `CatalogModelsSuccessNextOffset`: an integer.
pub(crate) static CATALOG_MODELS_SUCCESS_NEXT_OFFSET: Integer = Integer {
    min: 1i64,
    max: 100000i64,
    codes: Codes::DEFAULT,
};
/// `CatalogProvidersRequestOffset`: an integer.
pub(crate) static CATALOG_PROVIDERS_REQUEST_OFFSET: Integer = Integer {
    min: 0i64,
    max: 100000i64,
    codes: Codes {
        kind: DEFAULT_CODE,
        low: ErrorCode::LimitExceeded as Code,
        high: ErrorCode::LimitExceeded as Code,
        form: DEFAULT_CODE,
    },
};
/// `CatalogProvidersRequestLimit`: an integer.
pub(crate) static CATALOG_PROVIDERS_REQUEST_LIMIT: Integer = Integer {
    min: 1i64,
    max: 32i64,
    codes: Codes {
        kind: DEFAULT_CODE,
        low: ErrorCode::LimitExceeded as Code,
        high: ErrorCode::LimitExceeded as Code,
        form: DEFAULT_CODE,
    },
};
/// `CatalogProvidersSuccessEntries`: a list.
pub(crate) static CATALOG_PROVIDERS_SUCCESS_ENTRIES: Items = Items {
    min: 0u32,
    max: 32u32,
    codes: Codes::DEFAULT,
};
/// `CatalogProvidersSuccessNextOffset`: an integer.
pub(crate) static CATALOG_PROVIDERS_SUCCESS_NEXT_OFFSET: Integer = Integer {
    min: 1i64,
    max: 100000i64,
    codes: Codes::DEFAULT,
};
/// `CatalogState`: a choice.
pub(crate) static CATALOG_STATE: Choice = Choice {
    values: &["fresh_cache", "stale", "unavailable"],
    codes: Codes::DEFAULT,
};
/// `CompactionStatus`: a choice.
pub(crate) static COMPACTION_STATUS: Choice = Choice {
    values: &["triggered", "running", "completed", "failed", "cancelled"],
    codes: Codes::DEFAULT,
};
/// `ConfigGetSuccessAvailableThinkingLevels`: a list.
pub(crate) static CONFIG_GET_SUCCESS_AVAILABLE_THINKING_LEVELS: Items = Items {
    min: 0u32,
    max: 6u32,
    codes: Codes::DEFAULT,
};
/// `ConfigGetSuccessPrecedence`: a list.
pub(crate) static CONFIG_GET_SUCCESS_PRECEDENCE: Items = Items {
    min: 0u32,
    max: 3u32,
    codes: Codes::DEFAULT,
};
/// `ConfigGetSuccessWritableScopes`: a list.
pub(crate) static CONFIG_GET_SUCCESS_WRITABLE_SCOPES: Items = Items {
    min: 0u32,
    max: 2u32,
    codes: Codes::DEFAULT,
};
/// `ConfigGetSuccessGlobalOnly`: a list.
pub(crate) static CONFIG_GET_SUCCESS_GLOBAL_ONLY: Items = Items {
    min: 0u32,
    max: 3u32,
    codes: Codes::DEFAULT,
};
/// `ConfigLayer`: a choice.
pub(crate) static CONFIG_LAYER: Choice = Choice {
    values: &["environment", "project", "global"],
    codes: Codes::DEFAULT,
};
/// `ConfigScope`: a choice.
pub(crate) static CONFIG_SCOPE: Choice = Choice {
    values: &["global", "project"],
    codes: Codes {
        kind: DEFAULT_CODE,
        low: DEFAULT_CODE,
        high: DEFAULT_CODE,
        form: ErrorCode::InvalidScope as Code,
    },
};
/// `ContextSource`: a choice.
pub(crate) static CONTEXT_SOURCE: Choice = Choice {
    values: &[
        "fallback_estimate",
        "tokenizer_estimate",
        "fallback_projection",
        "tokenizer_projection",
        "last_provider_usage",
        "provider_exact",
        "provider_partial",
    ],
    codes: Codes::DEFAULT,
};
/// `Count`: an integer.
pub(crate) static COUNT: Integer = Integer {
    min: 0i64,
    max: 9007199254740991i64,
    codes: Codes::DEFAULT,
};
/// `EventId`: a string.
pub(crate) static EVENT_ID: Text = Text {
    min_chars: 1u32,
    max_bytes: 128u32,
    pattern: Pattern::NoControl,
    codes: Codes::DEFAULT,
};
/// `GlobalSetting`: a choice.
pub(crate) static GLOBAL_SETTING: Choice = Choice {
    values: &["fast"],
    codes: Codes::DEFAULT,
};
/// `InitializeRequestSupportedProtocolVersions`: a list.
pub(crate) static INITIALIZE_REQUEST_SUPPORTED_PROTOCOL_VERSIONS: Items = Items {
    min: 1u32,
    max: 8u32,
    codes: Codes {
        kind: DEFAULT_CODE,
        low: ErrorCode::LimitExceeded as Code,
        high: ErrorCode::LimitExceeded as Code,
        form: DEFAULT_CODE,
    },
};
/// `InitializeRequestRequestedCapabilities`: a list.
pub(crate) static INITIALIZE_REQUEST_REQUESTED_CAPABILITIES: Items = Items {
    min: 0u32,
    max: 8u32,
    codes: Codes {
        kind: DEFAULT_CODE,
        low: DEFAULT_CODE,
        high: ErrorCode::LimitExceeded as Code,
        form: DEFAULT_CODE,
    },
};
/// `InitializeRequestRequestedCapabilitiesItem`: a string.
pub(crate) static INITIALIZE_REQUEST_REQUESTED_CAPABILITIES_ITEM: Text = Text {
    min_chars: 0u32,
    max_bytes: 64u32,
    pattern: Pattern::Any,
    codes: Codes {
        kind: DEFAULT_CODE,
        low: DEFAULT_CODE,
        high: ErrorCode::LimitExceeded as Code,
        form: DEFAULT_CODE,
    },
};
/// `InitializeSuccessServerName`: a string.
pub(crate) static INITIALIZE_SUCCESS_SERVER_NAME: Text = Text {
    min_chars: 1u32,
    max_bytes: 128u32,
    pattern: Pattern::Any,
    codes: Codes::DEFAULT,
};
/// `InitializeSuccessServerVersion`: a string.
pub(crate) static INITIALIZE_SUCCESS_SERVER_VERSION: Text = Text {
    min_chars: 1u32,
    max_bytes: 128u32,
    pattern: Pattern::Any,
    codes: Codes::DEFAULT,
};
/// `Label`: a string.
pub(crate) static LABEL: Text = Text {
    min_chars: 1u32,
    max_bytes: 128u32,
    pattern: Pattern::NoControl,
    codes: Codes::DEFAULT,
};
/// `LifecycleCategory`: a choice.
pub(crate) static LIFECYCLE_CATEGORY: Choice = Choice {
    values: &[
        "tool",
        "hook",
        "context_injection",
        "subagent_batch",
        "subagent_task",
        "assistant",
        "diagnostic",
        "compaction",
        "activity",
    ],
    codes: Codes::DEFAULT,
};
/// `LifecycleStatus`: a choice.
pub(crate) static LIFECYCLE_STATUS: Choice = Choice {
    values: &["queued", "running", "writing", "completed", "failed", "cancelled"],
    codes: Codes::DEFAULT,
};
/// `LimitValue`: an integer.
pub(crate) static LIMIT_VALUE: Integer = Integer {
    min: 1i64,
    max: 9007199254740991i64,
    codes: Codes::DEFAULT,
};
/// `LoginId`: a string.
pub(crate) static LOGIN_ID: Text = Text {
    min_chars: 1u32,
    max_bytes: 128u32,
    pattern: Pattern::NoControl,
    codes: Codes {
        kind: DEFAULT_CODE,
        low: DEFAULT_CODE,
        high: ErrorCode::LimitExceeded as Code,
        form: DEFAULT_CODE,
    },
};
/// `MessageRole`: a choice.
pub(crate) static MESSAGE_ROLE: Choice = Choice {
    values: &["user", "assistant"],
    codes: Codes::DEFAULT,
};
/// `ModelEntryAvailableThinkingLevels`: a list.
pub(crate) static MODEL_ENTRY_AVAILABLE_THINKING_LEVELS: Items = Items {
    min: 0u32,
    max: 6u32,
    codes: Codes::DEFAULT,
};
/// `ModelId`: a string.
pub(crate) static MODEL_ID: Text = Text {
    min_chars: 1u32,
    max_bytes: 256u32,
    pattern: Pattern::Sequence(
        &[
            Piece {
                ascii: &[(45u8, 58u8), (65u8, 90u8), (95u8, 95u8), (97u8, 122u8)],
                beyond: &[],
                min: 1u32,
                max: u32::MAX,
            },
        ],
    ),
    codes: Codes {
        kind: DEFAULT_CODE,
        low: ErrorCode::InvalidSelection as Code,
        high: ErrorCode::InvalidSelection as Code,
        form: ErrorCode::InvalidSelection as Code,
    },
};
/// `ProtocolVersion`: an integer.
pub(crate) static PROTOCOL_VERSION: Integer = Integer {
    min: 0i64,
    max: 65535i64,
    codes: Codes::DEFAULT,
};
/// `ProviderId`: a string.
pub(crate) static PROVIDER_ID: Text = Text {
    min_chars: 1u32,
    max_bytes: 256u32,
    pattern: Pattern::Sequence(
        &[
            Piece {
                ascii: &[(45u8, 58u8), (65u8, 90u8), (95u8, 95u8), (97u8, 122u8)],
                beyond: &[],
                min: 1u32,
                max: u32::MAX,
            },
        ],
    ),
    codes: Codes {
        kind: DEFAULT_CODE,
        low: ErrorCode::InvalidSelection as Code,
        high: ErrorCode::InvalidSelection as Code,
        form: ErrorCode::InvalidSelection as Code,
    },
};
/// `ReplayCursor`: a string.
pub(crate) static REPLAY_CURSOR: Text = Text {
    min_chars: 1u32,
    max_bytes: 128u32,
    pattern: Pattern::NoControl,
    codes: Codes::DEFAULT,
};
/// `ReplayMessageText`: a string.
pub(crate) static REPLAY_MESSAGE_TEXT: Text = Text {
    min_chars: 0u32,
    max_bytes: 2048u32,
    pattern: Pattern::Any,
    codes: Codes::DEFAULT,
};
/// `ReplayMessagePart`: an integer.
pub(crate) static REPLAY_MESSAGE_PART: Integer = Integer {
    min: 0i64,
    max: 2097152i64,
    codes: Codes::DEFAULT,
};
/// `ReplaySummaryText`: a string.
pub(crate) static REPLAY_SUMMARY_TEXT: Text = Text {
    min_chars: 0u32,
    max_bytes: 2048u32,
    pattern: Pattern::Any,
    codes: Codes::DEFAULT,
};
/// `ReplaySummaryPart`: an integer.
pub(crate) static REPLAY_SUMMARY_PART: Integer = Integer {
    min: 0i64,
    max: 2097152i64,
    codes: Codes::DEFAULT,
};
/// `ReplayTerminalStatus`: a choice.
pub(crate) static REPLAY_TERMINAL_STATUS: Choice = Choice {
    values: &["completed", "cancelled", "failed", "compaction_required"],
    codes: Codes::DEFAULT,
};
/// `RequestId`: a string.
pub(crate) static REQUEST_ID: Text = Text {
    min_chars: 1u32,
    max_bytes: 128u32,
    pattern: Pattern::NoControl,
    codes: Codes {
        kind: ErrorCode::InvalidRequest as Code,
        low: ErrorCode::InvalidRequest as Code,
        high: ErrorCode::LimitExceeded as Code,
        form: ErrorCode::InvalidRequest as Code,
    },
};
/// `SchemaDigest`: a string.
pub(crate) static SCHEMA_DIGEST: Text = Text {
    min_chars: 1u32,
    max_bytes: 64u32,
    pattern: Pattern::Sequence(
        &[
            Piece {
                ascii: &[(48u8, 57u8), (97u8, 102u8)],
                beyond: &[],
                min: 1u32,
                max: u32::MAX,
            },
        ],
    ),
    codes: Codes::DEFAULT,
};
/// `SessionCloseStatus`: a choice.
pub(crate) static SESSION_CLOSE_STATUS: Choice = Choice {
    values: &["closed", "closing"],
    codes: Codes::DEFAULT,
};
/// `SessionId`: a string.
pub(crate) static SESSION_ID: Text = Text {
    min_chars: 1u32,
    max_bytes: 128u32,
    pattern: Pattern::NoControl,
    codes: Codes {
        kind: ErrorCode::InvalidRequest as Code,
        low: ErrorCode::InvalidRequest as Code,
        high: ErrorCode::LimitExceeded as Code,
        form: ErrorCode::InvalidRequest as Code,
    },
};
/// `SessionListRequestAfter`: a string.
pub(crate) static SESSION_LIST_REQUEST_AFTER: Text = Text {
    min_chars: 1u32,
    max_bytes: 128u32,
    pattern: Pattern::NoControl,
    codes: Codes {
        kind: ErrorCode::InvalidPayload as Code,
        low: ErrorCode::InvalidSessionId as Code,
        high: ErrorCode::LimitExceeded as Code,
        form: ErrorCode::InvalidSessionId as Code,
    },
};
/// `SessionListRequestLimit`: an integer.
pub(crate) static SESSION_LIST_REQUEST_LIMIT: Integer = Integer {
    min: 1i64,
    max: 32i64,
    codes: Codes {
        kind: DEFAULT_CODE,
        low: ErrorCode::LimitExceeded as Code,
        high: ErrorCode::LimitExceeded as Code,
        form: DEFAULT_CODE,
    },
};
/// `SessionListSuccessSessions`: a list.
pub(crate) static SESSION_LIST_SUCCESS_SESSIONS: Items = Items {
    min: 0u32,
    max: 32u32,
    codes: Codes::DEFAULT,
};
/// `SessionReplayRequestAfter`: a string.
pub(crate) static SESSION_REPLAY_REQUEST_AFTER: Text = Text {
    min_chars: 0u32,
    max_bytes: 128u32,
    pattern: Pattern::Any,
    codes: Codes {
        kind: DEFAULT_CODE,
        low: DEFAULT_CODE,
        high: ErrorCode::LimitExceeded as Code,
        form: DEFAULT_CODE,
    },
};
/// `SessionReplayRequestLimit`: an integer.
pub(crate) static SESSION_REPLAY_REQUEST_LIMIT: Integer = Integer {
    min: 1i64,
    max: 32i64,
    codes: Codes {
        kind: DEFAULT_CODE,
        low: ErrorCode::LimitExceeded as Code,
        high: ErrorCode::LimitExceeded as Code,
        form: DEFAULT_CODE,
    },
};
/// `SessionReplaySuccessEvents`: a list.
pub(crate) static SESSION_REPLAY_SUCCESS_EVENTS: Items = Items {
    min: 0u32,
    max: 32u32,
    codes: Codes::DEFAULT,
};
/// `SessionSummaryTitle`: a string.
pub(crate) static SESSION_SUMMARY_TITLE: Text = Text {
    min_chars: 1u32,
    max_bytes: 256u32,
    pattern: Pattern::Any,
    codes: Codes::DEFAULT,
};
/// `SessionSummaryUpdatedAt`: a string.
pub(crate) static SESSION_SUMMARY_UPDATED_AT: Text = Text {
    min_chars: 20u32,
    max_bytes: 35u32,
    pattern: Pattern::Sequence(
        &[
            Piece {
                ascii: &[
                    (43u8, 43u8),
                    (45u8, 46u8),
                    (48u8, 58u8),
                    (84u8, 84u8),
                    (90u8, 90u8),
                    (116u8, 116u8),
                    (122u8, 122u8),
                ],
                beyond: &[],
                min: 1u32,
                max: u32::MAX,
            },
        ],
    ),
    codes: Codes::DEFAULT,
};
/// `ThinkingLevel`: a choice.
pub(crate) static THINKING_LEVEL: Choice = Choice {
    values: &["default", "low", "medium", "high", "x_high", "max"],
    codes: Codes::DEFAULT,
};
/// `ToolName`: a string.
pub(crate) static TOOL_NAME: Text = Text {
    min_chars: 1u32,
    max_bytes: 64u32,
    pattern: Pattern::Any,
    codes: Codes::DEFAULT,
};
/// `ToolTransport`: a choice.
pub(crate) static TOOL_TRANSPORT: Choice = Choice {
    values: &["local", "mcp", "unknown"],
    codes: Codes::DEFAULT,
};
/// `TurnAssistantDeltaText`: a string.
pub(crate) static TURN_ASSISTANT_DELTA_TEXT: Text = Text {
    min_chars: 0u32,
    max_bytes: 16384u32,
    pattern: Pattern::Any,
    codes: Codes::DEFAULT,
};
/// `TurnId`: a string.
pub(crate) static TURN_ID: Text = Text {
    min_chars: 1u32,
    max_bytes: 128u32,
    pattern: Pattern::NoControl,
    codes: Codes {
        kind: DEFAULT_CODE,
        low: DEFAULT_CODE,
        high: ErrorCode::LimitExceeded as Code,
        form: DEFAULT_CODE,
    },
};
/// `TurnSequence`: an integer.
pub(crate) static TURN_SEQUENCE: Integer = Integer {
    min: 1i64,
    max: 9007199254740991i64,
    codes: Codes::DEFAULT,
};
/// `TurnStartRequestPrompt`: a string.
pub(crate) static TURN_START_REQUEST_PROMPT: Text = Text {
    min_chars: 1u32,
    max_bytes: 16384u32,
    pattern: Pattern::NonSpace,
    codes: Codes {
        kind: DEFAULT_CODE,
        low: DEFAULT_CODE,
        high: ErrorCode::LimitExceeded as Code,
        form: DEFAULT_CODE,
    },
};
/// `TurnStatus`: a choice.
pub(crate) static TURN_STATUS: Choice = Choice {
    values: &["completed", "cancelled", "failed"],
    codes: Codes::DEFAULT,
};
/// `TurnTerminalAssistantText`: a string.
pub(crate) static TURN_TERMINAL_ASSISTANT_TEXT: Text = Text {
    min_chars: 0u32,
    max_bytes: 16384u32,
    pattern: Pattern::Any,
    codes: Codes::DEFAULT,
};
/// `UsageSource`: a choice.
pub(crate) static USAGE_SOURCE: Choice = Choice {
    values: &["provider_request", "subagent_aggregate"],
    codes: Codes::DEFAULT,
};
/// `WireErrorMessage`: a string.
pub(crate) static WIRE_ERROR_MESSAGE: Text = Text {
    min_chars: 0u32,
    max_bytes: 512u32,
    pattern: Pattern::Any,
    codes: Codes::DEFAULT,
};
/// `WireErrorCode`: a string.
pub(crate) static WIRE_ERROR_CODE: Text = Text {
    min_chars: 1u32,
    max_bytes: 64u32,
    pattern: Pattern::Any,
    codes: Codes::DEFAULT,
};
/// `RequestEnvelopeMethod`: a string.
pub(crate) static REQUEST_ENVELOPE_METHOD: Text = Text {
    min_chars: 1u32,
    max_bytes: 64u32,
    pattern: Pattern::NoControl,
    codes: Codes {
        kind: DEFAULT_CODE,
        low: DEFAULT_CODE,
        high: ErrorCode::LimitExceeded as Code,
        form: DEFAULT_CODE,
    },
};
/// `ResponseEnvelopeMethod`: a string.
pub(crate) static RESPONSE_ENVELOPE_METHOD: Text = Text {
    min_chars: 1u32,
    max_bytes: 64u32,
    pattern: Pattern::NoControl,
    codes: Codes::DEFAULT,
};
/// `EventEnvelopeEvent`: a string.
pub(crate) static EVENT_ENVELOPE_EVENT: Text = Text {
    min_chars: 1u32,
    max_bytes: 64u32,
    pattern: Pattern::NoControl,
    codes: Codes::DEFAULT,
};
