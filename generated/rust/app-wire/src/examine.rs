// @generated from schema/app-service by codegen. Do not edit.
//! Every type by its name, for tests that walk the schema.
//! No part of what the crate promises.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
/// The names of all types, sorted.
pub const TYPES: &[&str] = &[
    "Activity",
    "ActivityCapabilities",
    "ActivityCompaction",
    "ActivityContext",
    "ActivityId",
    "ActivityLifecycle",
    "ActivityReasoningSummary",
    "ActivityTool",
    "ActivityUsage",
    "AdvertisedEvent",
    "AdvertisedOperation",
    "AdvertisedTransport",
    "AuthLoginCallbackRequest",
    "AuthLoginCallbackSuccess",
    "AuthLoginCancelRequest",
    "AuthLoginCancelSuccess",
    "AuthLoginOutcome",
    "AuthLoginProgress",
    "AuthLoginStartRequest",
    "AuthLoginStartSuccess",
    "AuthLoginState",
    "AuthLoginTerminal",
    "AuthLogoutRequest",
    "AuthLogoutSuccess",
    "AuthMethod",
    "AuthProvider",
    "AuthReadiness",
    "AuthSource",
    "AuthStatusRequest",
    "AuthStatusSuccess",
    "CapabilitiesRequest",
    "CapabilitiesSuccess",
    "CatalogModelsRequest",
    "CatalogModelsSuccess",
    "CatalogProvidersRequest",
    "CatalogProvidersSuccess",
    "CatalogRefreshRequest",
    "CatalogRefreshSuccess",
    "CatalogState",
    "CompactionStatus",
    "ConfigGetRequest",
    "ConfigGetSuccess",
    "ConfigLayer",
    "ConfigScope",
    "ConfigSetRequest",
    "ConfigSetSuccess",
    "ContextSource",
    "Count",
    "EventId",
    "GlobalSetting",
    "InitializeRequest",
    "InitializeSuccess",
    "Label",
    "LifecycleCategory",
    "LifecycleStatus",
    "LimitValue",
    "Limits",
    "LoginId",
    "MessageRole",
    "ModelEntry",
    "ModelId",
    "ProtocolVersion",
    "ProviderEntry",
    "ProviderId",
    "ReplayCursor",
    "ReplayItem",
    "ReplayMessage",
    "ReplaySummary",
    "ReplayTerminal",
    "ReplayTerminalStatus",
    "RequestId",
    "SchemaDigest",
    "Selection",
    "SelectionChange",
    "SessionCloseRequest",
    "SessionCloseStatus",
    "SessionCloseSuccess",
    "SessionCreateRequest",
    "SessionCreateSuccess",
    "SessionId",
    "SessionListRequest",
    "SessionListSuccess",
    "SessionOpenRequest",
    "SessionOpenSuccess",
    "SessionReplayRequest",
    "SessionReplaySuccess",
    "SessionSummary",
    "StatusRequest",
    "StatusSuccess",
    "ThinkingLevel",
    "ToolName",
    "ToolTransport",
    "TurnActivity",
    "TurnAssistantDelta",
    "TurnCancelRequest",
    "TurnCancelSuccess",
    "TurnId",
    "TurnOptions",
    "TurnSequence",
    "TurnStartRequest",
    "TurnStartSuccess",
    "TurnStarted",
    "TurnStatus",
    "TurnTerminal",
    "UsageSource",
    "WireError",
    "WireErrorCode",
];
/// Reads a value of the named type and writes it again; None where no type has this name.
pub fn again(name: &str, json: &[u8]) -> Option<Result<Vec<u8>, Fault>> {
    Some(
        match name {
            "Activity" => pass(json, PAYLOAD_CODE, decode::activity, encode::activity),
            "ActivityCapabilities" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::activity_capabilities,
                    encode::activity_capabilities,
                )
            }
            "ActivityCompaction" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::activity_compaction,
                    encode::activity_compaction,
                )
            }
            "ActivityContext" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::activity_context,
                    encode::activity_context,
                )
            }
            "ActivityId" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| r.text_value(&rules::ACTIVITY_ID),
                    |w, inner| {
                        w.text_value(inner, &rules::ACTIVITY_ID)?;
                        Ok(())
                    },
                )
            }
            "ActivityLifecycle" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::activity_lifecycle,
                    encode::activity_lifecycle,
                )
            }
            "ActivityReasoningSummary" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::activity_reasoning_summary,
                    encode::activity_reasoning_summary,
                )
            }
            "ActivityTool" => {
                pass(json, PAYLOAD_CODE, decode::activity_tool, encode::activity_tool)
            }
            "ActivityUsage" => {
                pass(json, PAYLOAD_CODE, decode::activity_usage, encode::activity_usage)
            }
            "AdvertisedEvent" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r
                            .text_value(&rules::ADVERTISED_EVENT)
                            .map(AdvertisedEvent::from_text)
                    },
                    |w, inner| {
                        w.text_value(inner.as_str(), &rules::ADVERTISED_EVENT)?;
                        Ok(())
                    },
                )
            }
            "AdvertisedOperation" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r
                            .text_value(&rules::ADVERTISED_OPERATION)
                            .map(AdvertisedOperation::from_text)
                    },
                    |w, inner| {
                        w.text_value(inner.as_str(), &rules::ADVERTISED_OPERATION)?;
                        Ok(())
                    },
                )
            }
            "AdvertisedTransport" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r
                            .text_value(&rules::ADVERTISED_TRANSPORT)
                            .map(AdvertisedTransport::from_text)
                    },
                    |w, inner| {
                        w.text_value(inner.as_str(), &rules::ADVERTISED_TRANSPORT)?;
                        Ok(())
                    },
                )
            }
            "AuthLoginCallbackRequest" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::auth_login_callback_request,
                    encode::auth_login_callback_request,
                )
            }
            "AuthLoginCallbackSuccess" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::auth_login_callback_success,
                    encode::auth_login_callback_success,
                )
            }
            "AuthLoginCancelRequest" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::auth_login_cancel_request,
                    encode::auth_login_cancel_request,
                )
            }
            "AuthLoginCancelSuccess" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::auth_login_cancel_success,
                    encode::auth_login_cancel_success,
                )
            }
            "AuthLoginOutcome" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r
                            .choice(&rules::AUTH_LOGIN_OUTCOME)
                            .map(|index| AuthLoginOutcome::ALL[index])
                    },
                    |w, inner| {
                        w.choice(*inner as usize, &rules::AUTH_LOGIN_OUTCOME)?;
                        Ok(())
                    },
                )
            }
            "AuthLoginProgress" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::auth_login_progress,
                    encode::auth_login_progress,
                )
            }
            "AuthLoginStartRequest" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::auth_login_start_request,
                    encode::auth_login_start_request,
                )
            }
            "AuthLoginStartSuccess" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::auth_login_start_success,
                    encode::auth_login_start_success,
                )
            }
            "AuthLoginState" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r
                            .choice(&rules::AUTH_LOGIN_STATE)
                            .map(|index| AuthLoginState::ALL[index])
                    },
                    |w, inner| {
                        w.choice(*inner as usize, &rules::AUTH_LOGIN_STATE)?;
                        Ok(())
                    },
                )
            }
            "AuthLoginTerminal" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::auth_login_terminal,
                    encode::auth_login_terminal,
                )
            }
            "AuthLogoutRequest" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::auth_logout_request,
                    encode::auth_logout_request,
                )
            }
            "AuthLogoutSuccess" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::auth_logout_success,
                    encode::auth_logout_success,
                )
            }
            "AuthMethod" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r.choice(&rules::AUTH_METHOD).map(|index| AuthMethod::ALL[index])
                    },
                    |w, inner| {
                        w.choice(*inner as usize, &rules::AUTH_METHOD)?;
                        Ok(())
                    },
                )
            }
            "AuthProvider" => {
                pass(json, PAYLOAD_CODE, decode::auth_provider, encode::auth_provider)
            }
            "AuthReadiness" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r
                            .choice(&rules::AUTH_READINESS)
                            .map(|index| AuthReadiness::ALL[index])
                    },
                    |w, inner| {
                        w.choice(*inner as usize, &rules::AUTH_READINESS)?;
                        Ok(())
                    },
                )
            }
            "AuthSource" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r.choice(&rules::AUTH_SOURCE).map(|index| AuthSource::ALL[index])
                    },
                    |w, inner| {
                        w.choice(*inner as usize, &rules::AUTH_SOURCE)?;
                        Ok(())
                    },
                )
            }
            "AuthStatusRequest" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::auth_status_request,
                    encode::auth_status_request,
                )
            }
            "AuthStatusSuccess" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::auth_status_success,
                    encode::auth_status_success,
                )
            }
            "CapabilitiesRequest" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::capabilities_request,
                    encode::capabilities_request,
                )
            }
            "CapabilitiesSuccess" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::capabilities_success,
                    encode::capabilities_success,
                )
            }
            "CatalogModelsRequest" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::catalog_models_request,
                    encode::catalog_models_request,
                )
            }
            "CatalogModelsSuccess" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::catalog_models_success,
                    encode::catalog_models_success,
                )
            }
            "CatalogProvidersRequest" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::catalog_providers_request,
                    encode::catalog_providers_request,
                )
            }
            "CatalogProvidersSuccess" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::catalog_providers_success,
                    encode::catalog_providers_success,
                )
            }
            "CatalogRefreshRequest" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::catalog_refresh_request,
                    encode::catalog_refresh_request,
                )
            }
            "CatalogRefreshSuccess" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::catalog_refresh_success,
                    encode::catalog_refresh_success,
                )
            }
            "CatalogState" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r
                            .choice(&rules::CATALOG_STATE)
                            .map(|index| CatalogState::ALL[index])
                    },
                    |w, inner| {
                        w.choice(*inner as usize, &rules::CATALOG_STATE)?;
                        Ok(())
                    },
                )
            }
            "CompactionStatus" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r
                            .choice(&rules::COMPACTION_STATUS)
                            .map(|index| CompactionStatus::ALL[index])
                    },
                    |w, inner| {
                        w.choice(*inner as usize, &rules::COMPACTION_STATUS)?;
                        Ok(())
                    },
                )
            }
            "ConfigGetRequest" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::config_get_request,
                    encode::config_get_request,
                )
            }
            "ConfigGetSuccess" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::config_get_success,
                    encode::config_get_success,
                )
            }
            "ConfigLayer" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r
                            .choice(&rules::CONFIG_LAYER)
                            .map(|index| ConfigLayer::ALL[index])
                    },
                    |w, inner| {
                        w.choice(*inner as usize, &rules::CONFIG_LAYER)?;
                        Ok(())
                    },
                )
            }
            "ConfigScope" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r
                            .choice(&rules::CONFIG_SCOPE)
                            .map(|index| ConfigScope::ALL[index])
                    },
                    |w, inner| {
                        w.choice(*inner as usize, &rules::CONFIG_SCOPE)?;
                        Ok(())
                    },
                )
            }
            "ConfigSetRequest" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::config_set_request,
                    encode::config_set_request,
                )
            }
            "ConfigSetSuccess" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::config_set_success,
                    encode::config_set_success,
                )
            }
            "ContextSource" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r
                            .choice(&rules::CONTEXT_SOURCE)
                            .map(|index| ContextSource::ALL[index])
                    },
                    |w, inner| {
                        w.choice(*inner as usize, &rules::CONTEXT_SOURCE)?;
                        Ok(())
                    },
                )
            }
            "Count" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| r.integer(&rules::COUNT).map(|value| value as u64),
                    |w, inner| {
                        w.unsigned(*inner, &rules::COUNT)?;
                        Ok(())
                    },
                )
            }
            "EventId" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| r.text_value(&rules::EVENT_ID),
                    |w, inner| {
                        w.text_value(inner, &rules::EVENT_ID)?;
                        Ok(())
                    },
                )
            }
            "GlobalSetting" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r
                            .choice(&rules::GLOBAL_SETTING)
                            .map(|index| GlobalSetting::ALL[index])
                    },
                    |w, inner| {
                        w.choice(*inner as usize, &rules::GLOBAL_SETTING)?;
                        Ok(())
                    },
                )
            }
            "InitializeRequest" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::initialize_request,
                    encode::initialize_request,
                )
            }
            "InitializeSuccess" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::initialize_success,
                    encode::initialize_success,
                )
            }
            "Label" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| r.text_value(&rules::LABEL),
                    |w, inner| {
                        w.text_value(inner, &rules::LABEL)?;
                        Ok(())
                    },
                )
            }
            "LifecycleCategory" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r
                            .choice(&rules::LIFECYCLE_CATEGORY)
                            .map(|index| LifecycleCategory::ALL[index])
                    },
                    |w, inner| {
                        w.choice(*inner as usize, &rules::LIFECYCLE_CATEGORY)?;
                        Ok(())
                    },
                )
            }
            "LifecycleStatus" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r
                            .choice(&rules::LIFECYCLE_STATUS)
                            .map(|index| LifecycleStatus::ALL[index])
                    },
                    |w, inner| {
                        w.choice(*inner as usize, &rules::LIFECYCLE_STATUS)?;
                        Ok(())
                    },
                )
            }
            "LimitValue" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| r.integer(&rules::LIMIT_VALUE).map(|value| value as u64),
                    |w, inner| {
                        w.unsigned(*inner, &rules::LIMIT_VALUE)?;
                        Ok(())
                    },
                )
            }
            "Limits" => pass(json, PAYLOAD_CODE, decode::limits, encode::limits),
            "LoginId" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| r.text_value(&rules::LOGIN_ID),
                    |w, inner| {
                        w.text_value(inner, &rules::LOGIN_ID)?;
                        Ok(())
                    },
                )
            }
            "MessageRole" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r
                            .choice(&rules::MESSAGE_ROLE)
                            .map(|index| MessageRole::ALL[index])
                    },
                    |w, inner| {
                        w.choice(*inner as usize, &rules::MESSAGE_ROLE)?;
                        Ok(())
                    },
                )
            }
            "ModelEntry" => {
                pass(json, PAYLOAD_CODE, decode::model_entry, encode::model_entry)
            }
            "ModelId" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| r.text_value(&rules::MODEL_ID),
                    |w, inner| {
                        w.text_value(inner, &rules::MODEL_ID)?;
                        Ok(())
                    },
                )
            }
            "ProtocolVersion" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| r.integer(&rules::PROTOCOL_VERSION).map(|value| value as u16),
                    |w, inner| {
                        w.unsigned(u64::from(*inner), &rules::PROTOCOL_VERSION)?;
                        Ok(())
                    },
                )
            }
            "ProviderEntry" => {
                pass(json, PAYLOAD_CODE, decode::provider_entry, encode::provider_entry)
            }
            "ProviderId" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| r.text_value(&rules::PROVIDER_ID),
                    |w, inner| {
                        w.text_value(inner, &rules::PROVIDER_ID)?;
                        Ok(())
                    },
                )
            }
            "ReplayCursor" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| r.text_value(&rules::REPLAY_CURSOR),
                    |w, inner| {
                        w.text_value(inner, &rules::REPLAY_CURSOR)?;
                        Ok(())
                    },
                )
            }
            "ReplayItem" => {
                pass(json, PAYLOAD_CODE, decode::replay_item, encode::replay_item)
            }
            "ReplayMessage" => {
                pass(json, PAYLOAD_CODE, decode::replay_message, encode::replay_message)
            }
            "ReplaySummary" => {
                pass(json, PAYLOAD_CODE, decode::replay_summary, encode::replay_summary)
            }
            "ReplayTerminal" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::replay_terminal,
                    encode::replay_terminal,
                )
            }
            "ReplayTerminalStatus" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r
                            .choice(&rules::REPLAY_TERMINAL_STATUS)
                            .map(|index| ReplayTerminalStatus::ALL[index])
                    },
                    |w, inner| {
                        w.choice(*inner as usize, &rules::REPLAY_TERMINAL_STATUS)?;
                        Ok(())
                    },
                )
            }
            "RequestId" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| r.text_value(&rules::REQUEST_ID),
                    |w, inner| {
                        w.text_value(inner, &rules::REQUEST_ID)?;
                        Ok(())
                    },
                )
            }
            "SchemaDigest" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| r.text_value(&rules::SCHEMA_DIGEST),
                    |w, inner| {
                        w.text_value(inner, &rules::SCHEMA_DIGEST)?;
                        Ok(())
                    },
                )
            }
            "Selection" => pass(json, PAYLOAD_CODE, decode::selection, encode::selection),
            "SelectionChange" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::selection_change,
                    encode::selection_change,
                )
            }
            "SessionCloseRequest" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::session_close_request,
                    encode::session_close_request,
                )
            }
            "SessionCloseStatus" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r
                            .choice(&rules::SESSION_CLOSE_STATUS)
                            .map(|index| SessionCloseStatus::ALL[index])
                    },
                    |w, inner| {
                        w.choice(*inner as usize, &rules::SESSION_CLOSE_STATUS)?;
                        Ok(())
                    },
                )
            }
            "SessionCloseSuccess" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::session_close_success,
                    encode::session_close_success,
                )
            }
            "SessionCreateRequest" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::session_create_request,
                    encode::session_create_request,
                )
            }
            "SessionCreateSuccess" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::session_create_success,
                    encode::session_create_success,
                )
            }
            "SessionId" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| r.text_value(&rules::SESSION_ID),
                    |w, inner| {
                        w.text_value(inner, &rules::SESSION_ID)?;
                        Ok(())
                    },
                )
            }
            "SessionListRequest" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::session_list_request,
                    encode::session_list_request,
                )
            }
            "SessionListSuccess" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::session_list_success,
                    encode::session_list_success,
                )
            }
            "SessionOpenRequest" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::session_open_request,
                    encode::session_open_request,
                )
            }
            "SessionOpenSuccess" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::session_open_success,
                    encode::session_open_success,
                )
            }
            "SessionReplayRequest" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::session_replay_request,
                    encode::session_replay_request,
                )
            }
            "SessionReplaySuccess" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::session_replay_success,
                    encode::session_replay_success,
                )
            }
            "SessionSummary" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::session_summary,
                    encode::session_summary,
                )
            }
            "StatusRequest" => {
                pass(json, PAYLOAD_CODE, decode::status_request, encode::status_request)
            }
            "StatusSuccess" => {
                pass(json, PAYLOAD_CODE, decode::status_success, encode::status_success)
            }
            "ThinkingLevel" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r
                            .choice(&rules::THINKING_LEVEL)
                            .map(|index| ThinkingLevel::ALL[index])
                    },
                    |w, inner| {
                        w.choice(*inner as usize, &rules::THINKING_LEVEL)?;
                        Ok(())
                    },
                )
            }
            "ToolName" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| r.text_value(&rules::TOOL_NAME).map(ToolName::from_text),
                    |w, inner| {
                        w.text_value(inner.as_str(), &rules::TOOL_NAME)?;
                        Ok(())
                    },
                )
            }
            "ToolTransport" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r
                            .choice(&rules::TOOL_TRANSPORT)
                            .map(|index| ToolTransport::ALL[index])
                    },
                    |w, inner| {
                        w.choice(*inner as usize, &rules::TOOL_TRANSPORT)?;
                        Ok(())
                    },
                )
            }
            "TurnActivity" => {
                pass(json, PAYLOAD_CODE, decode::turn_activity, encode::turn_activity)
            }
            "TurnAssistantDelta" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::turn_assistant_delta,
                    encode::turn_assistant_delta,
                )
            }
            "TurnCancelRequest" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::turn_cancel_request,
                    encode::turn_cancel_request,
                )
            }
            "TurnCancelSuccess" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::turn_cancel_success,
                    encode::turn_cancel_success,
                )
            }
            "TurnId" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| r.text_value(&rules::TURN_ID),
                    |w, inner| {
                        w.text_value(inner, &rules::TURN_ID)?;
                        Ok(())
                    },
                )
            }
            "TurnOptions" => {
                pass(json, PAYLOAD_CODE, decode::turn_options, encode::turn_options)
            }
            "TurnSequence" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| r.integer(&rules::TURN_SEQUENCE).map(|value| value as u64),
                    |w, inner| {
                        w.unsigned(*inner, &rules::TURN_SEQUENCE)?;
                        Ok(())
                    },
                )
            }
            "TurnStartRequest" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::turn_start_request,
                    encode::turn_start_request,
                )
            }
            "TurnStartSuccess" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    decode::turn_start_success,
                    encode::turn_start_success,
                )
            }
            "TurnStarted" => {
                pass(json, PAYLOAD_CODE, decode::turn_started, encode::turn_started)
            }
            "TurnStatus" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r.choice(&rules::TURN_STATUS).map(|index| TurnStatus::ALL[index])
                    },
                    |w, inner| {
                        w.choice(*inner as usize, &rules::TURN_STATUS)?;
                        Ok(())
                    },
                )
            }
            "TurnTerminal" => {
                pass(json, PAYLOAD_CODE, decode::turn_terminal, encode::turn_terminal)
            }
            "UsageSource" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r
                            .choice(&rules::USAGE_SOURCE)
                            .map(|index| UsageSource::ALL[index])
                    },
                    |w, inner| {
                        w.choice(*inner as usize, &rules::USAGE_SOURCE)?;
                        Ok(())
                    },
                )
            }
            "WireError" => {
                pass(json, PAYLOAD_CODE, decode::wire_error, encode::wire_error)
            }
            "WireErrorCode" => {
                pass(
                    json,
                    PAYLOAD_CODE,
                    |r| {
                        r
                            .text_value(&rules::WIRE_ERROR_CODE)
                            .map(WireErrorCode::from_text)
                    },
                    |w, inner| {
                        w.text_value(inner.as_str(), &rules::WIRE_ERROR_CODE)?;
                        Ok(())
                    },
                )
            }
            _ => return None,
        },
    )
}
fn pass<'a, T>(
    json: &'a [u8],
    shape: Code,
    read: impl FnOnce(&mut Reader<'a>) -> Result<T, Stop>,
    write: impl FnOnce(&mut Writer<'_>, &T) -> Result<(), Stop>,
) -> Result<Vec<u8>, Fault> {
    let value = Reader::decode(json, &CONTRACT, shape, read)?;
    let mut out = Vec::new();
    Writer::encode(&mut out, &CONTRACT, false, |w| write(w, &value))?;
    Ok(out)
}
