// @generated from schema/app-service by codegen. Do not edit.
//! The bounds of single types and members.
//! Holds numbers only.
#![cfg_attr(rustfmt, rustfmt_skip)]
/// Most UTF-8 bytes of `ActivityId`.
pub const ACTIVITY_ID_MAX_BYTES: usize = 128;
/// Most UTF-8 bytes of `ActivityReasoningSummaryText`.
pub const ACTIVITY_REASONING_SUMMARY_TEXT_MAX_BYTES: usize = 2048;
/// Most UTF-8 bytes of `AdvertisedEvent`.
pub const ADVERTISED_EVENT_MAX_BYTES: usize = 64;
/// Most UTF-8 bytes of `AdvertisedOperation`.
pub const ADVERTISED_OPERATION_MAX_BYTES: usize = 64;
/// Most UTF-8 bytes of `AdvertisedTransport`.
pub const ADVERTISED_TRANSPORT_MAX_BYTES: usize = 64;
/// Most UTF-8 bytes of `AuthLoginCallbackRequestInput`.
pub const AUTH_LOGIN_CALLBACK_REQUEST_INPUT_MAX_BYTES: usize = 4096;
/// Most UTF-8 bytes of `AuthLoginProgressUrl`.
pub const AUTH_LOGIN_PROGRESS_URL_MAX_BYTES: usize = 4096;
/// Most items of `AuthStatusSuccessProviders`.
pub const AUTH_STATUS_SUCCESS_PROVIDERS_MAX_ITEMS: usize = 64;
/// Most items of `CapabilitiesSuccessProtocolVersions`.
pub const CAPABILITIES_SUCCESS_PROTOCOL_VERSIONS_MAX_ITEMS: usize = 64;
/// Most items of `CapabilitiesSuccessOperations`.
pub const CAPABILITIES_SUCCESS_OPERATIONS_MAX_ITEMS: usize = 64;
/// Most items of `CapabilitiesSuccessEvents`.
pub const CAPABILITIES_SUCCESS_EVENTS_MAX_ITEMS: usize = 64;
/// Most items of `CapabilitiesSuccessTransports`.
pub const CAPABILITIES_SUCCESS_TRANSPORTS_MAX_ITEMS: usize = 64;
/// Least value of `CatalogModelsRequestOffset`.
pub const CATALOG_MODELS_REQUEST_OFFSET_MIN: u32 = 0;
/// Greatest value of `CatalogModelsRequestOffset`.
pub const CATALOG_MODELS_REQUEST_OFFSET_MAX: u32 = 100000;
/// Least value of `CatalogModelsRequestLimit`.
pub const CATALOG_MODELS_REQUEST_LIMIT_MIN: u8 = 1;
/// Greatest value of `CatalogModelsRequestLimit`.
pub const CATALOG_MODELS_REQUEST_LIMIT_MAX: u8 = 32;
/// Most items of `CatalogModelsSuccessEntries`.
pub const CATALOG_MODELS_SUCCESS_ENTRIES_MAX_ITEMS: usize = 32;
/// Least value of `CatalogModelsSuccessNextOffset`.
pub const CATALOG_MODELS_SUCCESS_NEXT_OFFSET_MIN: u32 = 1;
/// Greatest value of `CatalogModelsSuccessNextOffset`.
pub const CATALOG_MODELS_SUCCESS_NEXT_OFFSET_MAX: u32 = 100000;
/// Least value of `CatalogProvidersRequestOffset`.
pub const CATALOG_PROVIDERS_REQUEST_OFFSET_MIN: u32 = 0;
/// Greatest value of `CatalogProvidersRequestOffset`.
pub const CATALOG_PROVIDERS_REQUEST_OFFSET_MAX: u32 = 100000;
/// Least value of `CatalogProvidersRequestLimit`.
pub const CATALOG_PROVIDERS_REQUEST_LIMIT_MIN: u8 = 1;
/// Greatest value of `CatalogProvidersRequestLimit`.
pub const CATALOG_PROVIDERS_REQUEST_LIMIT_MAX: u8 = 32;
/// Most items of `CatalogProvidersSuccessEntries`.
pub const CATALOG_PROVIDERS_SUCCESS_ENTRIES_MAX_ITEMS: usize = 32;
/// Least value of `CatalogProvidersSuccessNextOffset`.
pub const CATALOG_PROVIDERS_SUCCESS_NEXT_OFFSET_MIN: u32 = 1;
/// Greatest value of `CatalogProvidersSuccessNextOffset`.
pub const CATALOG_PROVIDERS_SUCCESS_NEXT_OFFSET_MAX: u32 = 100000;
/// Most items of `ConfigGetSuccessAvailableThinkingLevels`.
pub const CONFIG_GET_SUCCESS_AVAILABLE_THINKING_LEVELS_MAX_ITEMS: usize = 6;
/// Most items of `ConfigGetSuccessPrecedence`.
pub const CONFIG_GET_SUCCESS_PRECEDENCE_MAX_ITEMS: usize = 3;
/// Most items of `ConfigGetSuccessWritableScopes`.
pub const CONFIG_GET_SUCCESS_WRITABLE_SCOPES_MAX_ITEMS: usize = 2;
/// Most items of `ConfigGetSuccessGlobalOnly`.
pub const CONFIG_GET_SUCCESS_GLOBAL_ONLY_MAX_ITEMS: usize = 3;
/// Least value of `Count`.
pub const COUNT_MIN: u64 = 0;
/// Greatest value of `Count`.
pub const COUNT_MAX: u64 = 9007199254740991;
/// Most UTF-8 bytes of `EventId`.
pub const EVENT_ID_MAX_BYTES: usize = 128;
/// Most items of `InitializeRequestSupportedProtocolVersions`.
pub const INITIALIZE_REQUEST_SUPPORTED_PROTOCOL_VERSIONS_MAX_ITEMS: usize = 8;
/// Most items of `InitializeRequestRequestedCapabilities`.
pub const INITIALIZE_REQUEST_REQUESTED_CAPABILITIES_MAX_ITEMS: usize = 8;
/// Most UTF-8 bytes of `InitializeRequestRequestedCapabilitiesItem`.
pub const INITIALIZE_REQUEST_REQUESTED_CAPABILITIES_ITEM_MAX_BYTES: usize = 64;
/// Most UTF-8 bytes of `InitializeSuccessServerName`.
pub const INITIALIZE_SUCCESS_SERVER_NAME_MAX_BYTES: usize = 128;
/// Most UTF-8 bytes of `InitializeSuccessServerVersion`.
pub const INITIALIZE_SUCCESS_SERVER_VERSION_MAX_BYTES: usize = 128;
/// Most UTF-8 bytes of `Label`.
pub const LABEL_MAX_BYTES: usize = 128;
/// Least value of `LimitValue`.
pub const LIMIT_VALUE_MIN: u64 = 1;
/// Greatest value of `LimitValue`.
pub const LIMIT_VALUE_MAX: u64 = 9007199254740991;
/// Most UTF-8 bytes of `LoginId`.
pub const LOGIN_ID_MAX_BYTES: usize = 128;
/// Most items of `ModelEntryAvailableThinkingLevels`.
pub const MODEL_ENTRY_AVAILABLE_THINKING_LEVELS_MAX_ITEMS: usize = 6;
/// Most UTF-8 bytes of `ModelId`.
pub const MODEL_ID_MAX_BYTES: usize = 256;
/// Least value of `ProtocolVersion`.
pub const PROTOCOL_VERSION_MIN: u16 = 0;
/// Greatest value of `ProtocolVersion`.
pub const PROTOCOL_VERSION_MAX: u16 = 65535;
/// Most UTF-8 bytes of `ProviderId`.
pub const PROVIDER_ID_MAX_BYTES: usize = 256;
/// Most UTF-8 bytes of `ReplayCursor`.
pub const REPLAY_CURSOR_MAX_BYTES: usize = 128;
/// Most UTF-8 bytes of `ReplayMessageText`.
pub const REPLAY_MESSAGE_TEXT_MAX_BYTES: usize = 2048;
/// Least value of `ReplayMessagePart`.
pub const REPLAY_MESSAGE_PART_MIN: u32 = 0;
/// Greatest value of `ReplayMessagePart`.
pub const REPLAY_MESSAGE_PART_MAX: u32 = 2097152;
/// Most UTF-8 bytes of `ReplaySummaryText`.
pub const REPLAY_SUMMARY_TEXT_MAX_BYTES: usize = 2048;
/// Least value of `ReplaySummaryPart`.
pub const REPLAY_SUMMARY_PART_MIN: u32 = 0;
/// Greatest value of `ReplaySummaryPart`.
pub const REPLAY_SUMMARY_PART_MAX: u32 = 2097152;
/// Most UTF-8 bytes of `RequestId`.
pub const REQUEST_ID_MAX_BYTES: usize = 128;
/// Most UTF-8 bytes of `SchemaDigest`.
pub const SCHEMA_DIGEST_MAX_BYTES: usize = 64;
/// Most UTF-8 bytes of `SessionId`.
pub const SESSION_ID_MAX_BYTES: usize = 128;
/// Least value of `SessionListRequestLimit`.
pub const SESSION_LIST_REQUEST_LIMIT_MIN: u8 = 1;
/// Greatest value of `SessionListRequestLimit`.
pub const SESSION_LIST_REQUEST_LIMIT_MAX: u8 = 32;
/// Most items of `SessionListSuccessSessions`.
pub const SESSION_LIST_SUCCESS_SESSIONS_MAX_ITEMS: usize = 32;
/// Most UTF-8 bytes of `SessionReplayRequestAfter`.
pub const SESSION_REPLAY_REQUEST_AFTER_MAX_BYTES: usize = 128;
/// Least value of `SessionReplayRequestLimit`.
pub const SESSION_REPLAY_REQUEST_LIMIT_MIN: u8 = 1;
/// Greatest value of `SessionReplayRequestLimit`.
pub const SESSION_REPLAY_REQUEST_LIMIT_MAX: u8 = 32;
/// Most items of `SessionReplaySuccessEvents`.
pub const SESSION_REPLAY_SUCCESS_EVENTS_MAX_ITEMS: usize = 32;
/// Most UTF-8 bytes of `SessionSummaryTitle`.
pub const SESSION_SUMMARY_TITLE_MAX_BYTES: usize = 256;
/// Most UTF-8 bytes of `SessionSummaryUpdatedAt`.
pub const SESSION_SUMMARY_UPDATED_AT_MAX_BYTES: usize = 35;
/// Most UTF-8 bytes of `ToolName`.
pub const TOOL_NAME_MAX_BYTES: usize = 64;
/// Most UTF-8 bytes of `TurnAssistantDeltaText`.
pub const TURN_ASSISTANT_DELTA_TEXT_MAX_BYTES: usize = 16384;
/// Most UTF-8 bytes of `TurnId`.
pub const TURN_ID_MAX_BYTES: usize = 128;
/// Least value of `TurnSequence`.
pub const TURN_SEQUENCE_MIN: u64 = 1;
/// Greatest value of `TurnSequence`.
pub const TURN_SEQUENCE_MAX: u64 = 9007199254740991;
/// Most UTF-8 bytes of `TurnStartRequestPrompt`.
pub const TURN_START_REQUEST_PROMPT_MAX_BYTES: usize = 16384;
/// Most UTF-8 bytes of `TurnTerminalAssistantText`.
pub const TURN_TERMINAL_ASSISTANT_TEXT_MAX_BYTES: usize = 16384;
/// Most UTF-8 bytes of `WireErrorMessage`.
pub const WIRE_ERROR_MESSAGE_MAX_BYTES: usize = 512;
/// Most UTF-8 bytes of `WireErrorCode`.
pub const WIRE_ERROR_CODE_MAX_BYTES: usize = 64;
