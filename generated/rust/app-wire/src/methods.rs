// @generated from schema/app-service by codegen. Do not edit.
//! The operations and what the contract says about each.
//! Carries out none.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
/// The operations, in the order of the contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Method {
    /// `initialize`: Opens the conversation and tells all that the service offers. The only operation that is served before it has succeeded once.
    Initialize,
    /// `status`: Tells that the service runs and whether the effective provider could be used.
    Status,
    /// `capabilities`: Tells again all that the service offers.
    Capabilities,
    /// `session.list`: Lists stored sessions by id, page by page.
    SessionList,
    /// `session.create`: Makes a new durable session and attaches it.
    SessionCreate,
    /// `session.open`: Attaches a stored session for writing.
    SessionOpen,
    /// `session.replay`: Reads the durable history of a session, page by page.
    SessionReplay,
    /// `session.close`: Gives up an attachment, stopping the turn that runs in it.
    SessionClose,
    /// `turn.start`: Runs the agent on a prompt, in the named session or a new one.
    TurnStart,
    /// `turn.cancel`: Asks a running turn to stop.
    TurnCancel,
    /// `auth.status`: Tells for each provider whether its credentials could be used.
    AuthStatus,
    /// `auth.login.start`: Starts a login in the browser.
    AuthLoginStart,
    /// `auth.login.callback`: Hands a login what the browser came back with.
    AuthLoginCallback,
    /// `auth.login.cancel`: Asks a running login to stop.
    AuthLoginCancel,
    /// `auth.logout`: Removes the stored credentials of a provider.
    AuthLogout,
    /// `catalog.providers`: Lists the providers that can be chosen.
    CatalogProviders,
    /// `catalog.models`: Lists the models of a provider from the cache.
    CatalogModels,
    /// `catalog.refresh`: Fetches the models of a provider anew.
    CatalogRefresh,
    /// `config.get`: Reads the settings in force.
    ConfigGet,
    /// `config.set`: Changes settings of one scope.
    ConfigSet,
}
impl Method {
    /// All values, in the order of the schema.
    pub const ALL: &'static [Method] = &[
        Method::Initialize,
        Method::Status,
        Method::Capabilities,
        Method::SessionList,
        Method::SessionCreate,
        Method::SessionOpen,
        Method::SessionReplay,
        Method::SessionClose,
        Method::TurnStart,
        Method::TurnCancel,
        Method::AuthStatus,
        Method::AuthLoginStart,
        Method::AuthLoginCallback,
        Method::AuthLoginCancel,
        Method::AuthLogout,
        Method::CatalogProviders,
        Method::CatalogModels,
        Method::CatalogRefresh,
        Method::ConfigGet,
        Method::ConfigSet,
    ];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Method::Initialize => "initialize",
            Method::Status => "status",
            Method::Capabilities => "capabilities",
            Method::SessionList => "session.list",
            Method::SessionCreate => "session.create",
            Method::SessionOpen => "session.open",
            Method::SessionReplay => "session.replay",
            Method::SessionClose => "session.close",
            Method::TurnStart => "turn.start",
            Method::TurnCancel => "turn.cancel",
            Method::AuthStatus => "auth.status",
            Method::AuthLoginStart => "auth.login.start",
            Method::AuthLoginCallback => "auth.login.callback",
            Method::AuthLoginCancel => "auth.login.cancel",
            Method::AuthLogout => "auth.logout",
            Method::CatalogProviders => "catalog.providers",
            Method::CatalogModels => "catalog.models",
            Method::CatalogRefresh => "catalog.refresh",
            Method::ConfigGet => "config.get",
            Method::ConfigSet => "config.set",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "initialize" => Method::Initialize,
                "status" => Method::Status,
                "capabilities" => Method::Capabilities,
                "session.list" => Method::SessionList,
                "session.create" => Method::SessionCreate,
                "session.open" => Method::SessionOpen,
                "session.replay" => Method::SessionReplay,
                "session.close" => Method::SessionClose,
                "turn.start" => Method::TurnStart,
                "turn.cancel" => Method::TurnCancel,
                "auth.status" => Method::AuthStatus,
                "auth.login.start" => Method::AuthLoginStart,
                "auth.login.callback" => Method::AuthLoginCallback,
                "auth.login.cancel" => Method::AuthLoginCancel,
                "auth.logout" => Method::AuthLogout,
                "catalog.providers" => Method::CatalogProviders,
                "catalog.models" => Method::CatalogModels,
                "catalog.refresh" => Method::CatalogRefresh,
                "config.get" => Method::ConfigGet,
                "config.set" => Method::ConfigSet,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for Method {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
impl Method {
    /// Whether a request names a session.
    pub const fn session(self) -> SessionRule {
        match self {
            Method::Initialize => SessionRule::Optional,
            Method::Status => SessionRule::Optional,
            Method::Capabilities => SessionRule::Optional,
            Method::SessionList => SessionRule::Omit,
            Method::SessionCreate => SessionRule::Omit,
            Method::SessionOpen => SessionRule::Required,
            Method::SessionReplay => SessionRule::Required,
            Method::SessionClose => SessionRule::Required,
            Method::TurnStart => SessionRule::Optional,
            Method::TurnCancel => SessionRule::Optional,
            Method::AuthStatus => SessionRule::Omit,
            Method::AuthLoginStart => SessionRule::Omit,
            Method::AuthLoginCallback => SessionRule::Omit,
            Method::AuthLoginCancel => SessionRule::Omit,
            Method::AuthLogout => SessionRule::Omit,
            Method::CatalogProviders => SessionRule::Omit,
            Method::CatalogModels => SessionRule::Omit,
            Method::CatalogRefresh => SessionRule::Omit,
            Method::ConfigGet => SessionRule::Omit,
            Method::ConfigSet => SessionRule::Omit,
        }
    }
    /// Which session a success names.
    pub const fn answers_session(self) -> SessionAnswer {
        match self {
            Method::Initialize => SessionAnswer::Same,
            Method::Status => SessionAnswer::Same,
            Method::Capabilities => SessionAnswer::Same,
            Method::SessionList => SessionAnswer::None,
            Method::SessionCreate => SessionAnswer::Assigned,
            Method::SessionOpen => SessionAnswer::Same,
            Method::SessionReplay => SessionAnswer::Same,
            Method::SessionClose => SessionAnswer::Same,
            Method::TurnStart => SessionAnswer::Assigned,
            Method::TurnCancel => SessionAnswer::Same,
            Method::AuthStatus => SessionAnswer::None,
            Method::AuthLoginStart => SessionAnswer::None,
            Method::AuthLoginCallback => SessionAnswer::None,
            Method::AuthLoginCancel => SessionAnswer::None,
            Method::AuthLogout => SessionAnswer::None,
            Method::CatalogProviders => SessionAnswer::None,
            Method::CatalogModels => SessionAnswer::None,
            Method::CatalogRefresh => SessionAnswer::None,
            Method::ConfigGet => SessionAnswer::None,
            Method::ConfigSet => SessionAnswer::None,
        }
    }
    /// Whether it is refused before the first successful initialization.
    pub const fn needs_initialization(self) -> bool {
        match self {
            Method::Initialize => false,
            Method::Status => true,
            Method::Capabilities => true,
            Method::SessionList => true,
            Method::SessionCreate => true,
            Method::SessionOpen => true,
            Method::SessionReplay => true,
            Method::SessionClose => true,
            Method::TurnStart => true,
            Method::TurnCancel => true,
            Method::AuthStatus => true,
            Method::AuthLoginStart => true,
            Method::AuthLoginCallback => true,
            Method::AuthLoginCancel => true,
            Method::AuthLogout => true,
            Method::CatalogProviders => true,
            Method::CatalogModels => true,
            Method::CatalogRefresh => true,
            Method::ConfigGet => true,
            Method::ConfigSet => true,
        }
    }
    /// The codes it can answer, in order of precedence.
    pub const fn codes(self) -> &'static [ErrorCode] {
        match self {
            Method::Initialize => {
                &[
                    ErrorCode::DuplicateRequestId,
                    ErrorCode::LimitExceeded,
                    ErrorCode::UnsupportedVersion,
                    ErrorCode::InvalidRequest,
                    ErrorCode::PayloadTooLarge,
                    ErrorCode::InvalidPayload,
                    ErrorCode::UnsupportedCapability,
                    ErrorCode::InternalError,
                ]
            }
            Method::Status => {
                &[
                    ErrorCode::DuplicateRequestId,
                    ErrorCode::LimitExceeded,
                    ErrorCode::UnsupportedVersion,
                    ErrorCode::InvalidRequest,
                    ErrorCode::PayloadTooLarge,
                    ErrorCode::InvalidPayload,
                    ErrorCode::NotInitialized,
                    ErrorCode::InternalError,
                ]
            }
            Method::Capabilities => {
                &[
                    ErrorCode::DuplicateRequestId,
                    ErrorCode::LimitExceeded,
                    ErrorCode::UnsupportedVersion,
                    ErrorCode::InvalidRequest,
                    ErrorCode::PayloadTooLarge,
                    ErrorCode::InvalidPayload,
                    ErrorCode::NotInitialized,
                    ErrorCode::InternalError,
                ]
            }
            Method::SessionList => {
                &[
                    ErrorCode::DuplicateRequestId,
                    ErrorCode::LimitExceeded,
                    ErrorCode::UnsupportedVersion,
                    ErrorCode::InvalidRequest,
                    ErrorCode::PayloadTooLarge,
                    ErrorCode::InvalidPayload,
                    ErrorCode::NotInitialized,
                    ErrorCode::InvalidSessionId,
                    ErrorCode::InternalError,
                ]
            }
            Method::SessionCreate => {
                &[
                    ErrorCode::DuplicateRequestId,
                    ErrorCode::LimitExceeded,
                    ErrorCode::UnsupportedVersion,
                    ErrorCode::InvalidRequest,
                    ErrorCode::PayloadTooLarge,
                    ErrorCode::InvalidPayload,
                    ErrorCode::NotInitialized,
                    ErrorCode::InternalError,
                ]
            }
            Method::SessionOpen => {
                &[
                    ErrorCode::DuplicateRequestId,
                    ErrorCode::LimitExceeded,
                    ErrorCode::UnsupportedVersion,
                    ErrorCode::InvalidRequest,
                    ErrorCode::PayloadTooLarge,
                    ErrorCode::InvalidPayload,
                    ErrorCode::NotInitialized,
                    ErrorCode::InvalidSessionId,
                    ErrorCode::SessionBusy,
                    ErrorCode::SessionUnavailable,
                    ErrorCode::InternalError,
                ]
            }
            Method::SessionReplay => {
                &[
                    ErrorCode::DuplicateRequestId,
                    ErrorCode::LimitExceeded,
                    ErrorCode::UnsupportedVersion,
                    ErrorCode::InvalidRequest,
                    ErrorCode::PayloadTooLarge,
                    ErrorCode::InvalidPayload,
                    ErrorCode::NotInitialized,
                    ErrorCode::InvalidSessionId,
                    ErrorCode::SessionBusy,
                    ErrorCode::SessionUnavailable,
                    ErrorCode::InternalError,
                ]
            }
            Method::SessionClose => {
                &[
                    ErrorCode::DuplicateRequestId,
                    ErrorCode::LimitExceeded,
                    ErrorCode::UnsupportedVersion,
                    ErrorCode::InvalidRequest,
                    ErrorCode::PayloadTooLarge,
                    ErrorCode::InvalidPayload,
                    ErrorCode::NotInitialized,
                    ErrorCode::InvalidSessionId,
                    ErrorCode::InternalError,
                ]
            }
            Method::TurnStart => {
                &[
                    ErrorCode::DuplicateRequestId,
                    ErrorCode::LimitExceeded,
                    ErrorCode::UnsupportedVersion,
                    ErrorCode::InvalidRequest,
                    ErrorCode::PayloadTooLarge,
                    ErrorCode::InvalidPayload,
                    ErrorCode::NotInitialized,
                    ErrorCode::InvalidSessionId,
                    ErrorCode::TooManyActiveTurns,
                    ErrorCode::SessionBusy,
                    ErrorCode::SessionUnavailable,
                    ErrorCode::InternalError,
                ]
            }
            Method::TurnCancel => {
                &[
                    ErrorCode::DuplicateRequestId,
                    ErrorCode::LimitExceeded,
                    ErrorCode::UnsupportedVersion,
                    ErrorCode::InvalidRequest,
                    ErrorCode::PayloadTooLarge,
                    ErrorCode::InvalidPayload,
                    ErrorCode::NotInitialized,
                    ErrorCode::UnknownTurn,
                    ErrorCode::InternalError,
                ]
            }
            Method::AuthStatus => {
                &[
                    ErrorCode::DuplicateRequestId,
                    ErrorCode::LimitExceeded,
                    ErrorCode::UnsupportedVersion,
                    ErrorCode::InvalidRequest,
                    ErrorCode::PayloadTooLarge,
                    ErrorCode::InvalidPayload,
                    ErrorCode::NotInitialized,
                    ErrorCode::InternalError,
                ]
            }
            Method::AuthLoginStart => {
                &[
                    ErrorCode::DuplicateRequestId,
                    ErrorCode::LimitExceeded,
                    ErrorCode::UnsupportedVersion,
                    ErrorCode::InvalidRequest,
                    ErrorCode::PayloadTooLarge,
                    ErrorCode::InvalidPayload,
                    ErrorCode::NotInitialized,
                    ErrorCode::ProviderUnavailable,
                    ErrorCode::AuthBusy,
                    ErrorCode::InternalError,
                ]
            }
            Method::AuthLoginCallback => {
                &[
                    ErrorCode::DuplicateRequestId,
                    ErrorCode::LimitExceeded,
                    ErrorCode::UnsupportedVersion,
                    ErrorCode::InvalidRequest,
                    ErrorCode::PayloadTooLarge,
                    ErrorCode::InvalidPayload,
                    ErrorCode::NotInitialized,
                    ErrorCode::UnknownLogin,
                    ErrorCode::AuthBusy,
                    ErrorCode::InternalError,
                ]
            }
            Method::AuthLoginCancel => {
                &[
                    ErrorCode::DuplicateRequestId,
                    ErrorCode::LimitExceeded,
                    ErrorCode::UnsupportedVersion,
                    ErrorCode::InvalidRequest,
                    ErrorCode::PayloadTooLarge,
                    ErrorCode::InvalidPayload,
                    ErrorCode::NotInitialized,
                    ErrorCode::UnknownLogin,
                    ErrorCode::InternalError,
                ]
            }
            Method::AuthLogout => {
                &[
                    ErrorCode::DuplicateRequestId,
                    ErrorCode::LimitExceeded,
                    ErrorCode::UnsupportedVersion,
                    ErrorCode::InvalidRequest,
                    ErrorCode::PayloadTooLarge,
                    ErrorCode::InvalidPayload,
                    ErrorCode::NotInitialized,
                    ErrorCode::ConfirmationRequired,
                    ErrorCode::ProviderUnavailable,
                    ErrorCode::InternalError,
                ]
            }
            Method::CatalogProviders => {
                &[
                    ErrorCode::DuplicateRequestId,
                    ErrorCode::LimitExceeded,
                    ErrorCode::UnsupportedVersion,
                    ErrorCode::InvalidRequest,
                    ErrorCode::PayloadTooLarge,
                    ErrorCode::InvalidPayload,
                    ErrorCode::NotInitialized,
                    ErrorCode::ConfigurationBusy,
                    ErrorCode::ConfigurationUnavailable,
                    ErrorCode::InternalError,
                ]
            }
            Method::CatalogModels => {
                &[
                    ErrorCode::DuplicateRequestId,
                    ErrorCode::LimitExceeded,
                    ErrorCode::UnsupportedVersion,
                    ErrorCode::InvalidRequest,
                    ErrorCode::PayloadTooLarge,
                    ErrorCode::InvalidPayload,
                    ErrorCode::NotInitialized,
                    ErrorCode::InvalidSelection,
                    ErrorCode::ConfigurationBusy,
                    ErrorCode::ConfigurationUnavailable,
                    ErrorCode::InternalError,
                ]
            }
            Method::CatalogRefresh => {
                &[
                    ErrorCode::DuplicateRequestId,
                    ErrorCode::LimitExceeded,
                    ErrorCode::UnsupportedVersion,
                    ErrorCode::InvalidRequest,
                    ErrorCode::PayloadTooLarge,
                    ErrorCode::InvalidPayload,
                    ErrorCode::NotInitialized,
                    ErrorCode::InvalidSelection,
                    ErrorCode::ConfigurationBusy,
                    ErrorCode::ConfigurationUnavailable,
                    ErrorCode::CatalogRefreshFailed,
                    ErrorCode::InternalError,
                ]
            }
            Method::ConfigGet => {
                &[
                    ErrorCode::DuplicateRequestId,
                    ErrorCode::LimitExceeded,
                    ErrorCode::UnsupportedVersion,
                    ErrorCode::InvalidRequest,
                    ErrorCode::PayloadTooLarge,
                    ErrorCode::InvalidPayload,
                    ErrorCode::NotInitialized,
                    ErrorCode::ConfigurationBusy,
                    ErrorCode::ConfigurationUnavailable,
                    ErrorCode::InternalError,
                ]
            }
            Method::ConfigSet => {
                &[
                    ErrorCode::DuplicateRequestId,
                    ErrorCode::LimitExceeded,
                    ErrorCode::UnsupportedVersion,
                    ErrorCode::InvalidRequest,
                    ErrorCode::PayloadTooLarge,
                    ErrorCode::InvalidPayload,
                    ErrorCode::NotInitialized,
                    ErrorCode::InvalidScope,
                    ErrorCode::InvalidSelection,
                    ErrorCode::ConfigurationBusy,
                    ErrorCode::ConfigurationUnavailable,
                    ErrorCode::CatalogUnavailable,
                    ErrorCode::CatalogStale,
                    ErrorCode::UnsupportedReasoning,
                    ErrorCode::SettingsWriteFailed,
                    ErrorCode::InternalError,
                ]
            }
        }
    }
    /// The events it starts, in order.
    pub const fn starts(self) -> &'static [EventName] {
        match self {
            Method::Initialize => &[],
            Method::Status => &[],
            Method::Capabilities => &[],
            Method::SessionList => &[],
            Method::SessionCreate => &[],
            Method::SessionOpen => &[],
            Method::SessionReplay => &[],
            Method::SessionClose => &[],
            Method::TurnStart => &[EventName::TurnStarted],
            Method::TurnCancel => &[],
            Method::AuthStatus => &[],
            Method::AuthLoginStart => &[EventName::AuthLoginProgress],
            Method::AuthLoginCallback => &[],
            Method::AuthLoginCancel => &[],
            Method::AuthLogout => &[],
            Method::CatalogProviders => &[],
            Method::CatalogModels => &[],
            Method::CatalogRefresh => &[],
            Method::ConfigGet => &[],
            Method::ConfigSet => &[],
        }
    }
    /// The event that ends what it started, and with it the reservation of the request id.
    pub const fn ends(self) -> Option<EventName> {
        match self {
            Method::Initialize => None,
            Method::Status => None,
            Method::Capabilities => None,
            Method::SessionList => None,
            Method::SessionCreate => None,
            Method::SessionOpen => None,
            Method::SessionReplay => None,
            Method::SessionClose => None,
            Method::TurnStart => Some(EventName::TurnTerminal),
            Method::TurnCancel => None,
            Method::AuthStatus => None,
            Method::AuthLoginStart => Some(EventName::AuthLoginTerminal),
            Method::AuthLoginCallback => None,
            Method::AuthLoginCancel => None,
            Method::AuthLogout => None,
            Method::CatalogProviders => None,
            Method::CatalogModels => None,
            Method::CatalogRefresh => None,
            Method::ConfigGet => None,
            Method::ConfigSet => None,
        }
    }
}
/// Whether a request names a session.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SessionRule {
    /// It must not.
    Omit,
    /// It must.
    Required,
    /// It may.
    Optional,
}
/// Which session a success names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SessionAnswer {
    /// None.
    None,
    /// That of the request.
    Same,
    /// The one that was made or taken.
    Assigned,
}
