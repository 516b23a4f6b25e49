// @generated from schema/app-service by codegen. Do not edit.
//! Error codes, their fixed messages, and the phases in which a record is judged.
//! Decides no verdict.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
/// Why a request failed, in order of precedence: an earlier code outranks a later one that holds at the same time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ErrorCode {
    /// `record_too_large`: The line, its newline included, is longer than max_record_bytes. It is discarded up to the newline and the next line is served.
    RecordTooLarge,
    /// `invalid_json`: The line is blank, not UTF-8, not JSON, more than one value, or repeats a key.
    InvalidJson,
    /// `duplicate_request_id`: A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    DuplicateRequestId,
    /// `limit_exceeded`: A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    LimitExceeded,
    /// `unsupported_version`: The envelope speaks another version, or an initialize request does not offer the version of this service.
    UnsupportedVersion,
    /// `invalid_request`: A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    InvalidRequest,
    /// `payload_too_large`: The payload, written as compact JSON, is longer than max_payload_bytes.
    PayloadTooLarge,
    /// `unsupported_operation`: The service has no operation of this name.
    UnsupportedOperation,
    /// `invalid_payload`: A member of the payload is missing, unknown, or of the wrong type or value.
    InvalidPayload,
    /// `not_initialized`: No initialize request has succeeded yet. Only initialize itself is served before.
    NotInitialized,
    /// `unsupported_capability`: An initialize request needs an operation that the service does not have.
    UnsupportedCapability,
    /// `confirmation_required`: A logout was asked for without the user's agreement.
    ConfirmationRequired,
    /// `invalid_scope`: The scope is not known, or a setting cannot be changed in it.
    InvalidScope,
    /// `invalid_selection`: The id of a provider or model is unsafe, not known, or names a disabled model.
    InvalidSelection,
    /// `invalid_session_id`: A session id, or the continuation of a listing, is not one that this service could have given out.
    InvalidSessionId,
    /// `provider_unavailable`: The provider is not known, or has no login.
    ProviderUnavailable,
    /// `unknown_turn`: The turn was never accepted, or has ended.
    UnknownTurn,
    /// `unknown_login`: The login was never started, or has ended.
    UnknownLogin,
    /// `auth_busy`: Another login runs, or this one has already taken an input.
    AuthBusy,
    /// `too_many_active_turns`: The service runs as many turns as it is set to.
    TooManyActiveTurns,
    /// `session_busy`: Another service holds the session, a turn runs in it, it is being closed, or its file is being written this moment. Try again later.
    SessionBusy,
    /// `session_unavailable`: The session does not exist, cannot be read safely, or its history exceeds what can be worked with.
    SessionUnavailable,
    /// `configuration_busy`: One catalog or settings request runs at a time. Try again after its answer.
    ConfigurationBusy,
    /// `configuration_unavailable`: The settings cannot be read, or hold something that cannot be shown safely.
    ConfigurationUnavailable,
    /// `catalog_unavailable`: There is no usable list of models to check the change against. Refresh it first.
    CatalogUnavailable,
    /// `catalog_stale`: The list of models has expired, so the change cannot be checked. Refresh it first.
    CatalogStale,
    /// `unsupported_reasoning`: The level is a known one, but not one of this model.
    UnsupportedReasoning,
    /// `catalog_refresh_failed`: The provider could not be asked, or its answer not be stored. Check its readiness and try again.
    CatalogRefreshFailed,
    /// `settings_write_failed`: The change could not be checked or stored. Look at the local settings and try again.
    SettingsWriteFailed,
    /// `internal_error`: The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    InternalError,
}
impl ErrorCode {
    /// All values, in the order of the schema.
    pub const ALL: &'static [ErrorCode] = &[
        ErrorCode::RecordTooLarge,
        ErrorCode::InvalidJson,
        ErrorCode::DuplicateRequestId,
        ErrorCode::LimitExceeded,
        ErrorCode::UnsupportedVersion,
        ErrorCode::InvalidRequest,
        ErrorCode::PayloadTooLarge,
        ErrorCode::UnsupportedOperation,
        ErrorCode::InvalidPayload,
        ErrorCode::NotInitialized,
        ErrorCode::UnsupportedCapability,
        ErrorCode::ConfirmationRequired,
        ErrorCode::InvalidScope,
        ErrorCode::InvalidSelection,
        ErrorCode::InvalidSessionId,
        ErrorCode::ProviderUnavailable,
        ErrorCode::UnknownTurn,
        ErrorCode::UnknownLogin,
        ErrorCode::AuthBusy,
        ErrorCode::TooManyActiveTurns,
        ErrorCode::SessionBusy,
        ErrorCode::SessionUnavailable,
        ErrorCode::ConfigurationBusy,
        ErrorCode::ConfigurationUnavailable,
        ErrorCode::CatalogUnavailable,
        ErrorCode::CatalogStale,
        ErrorCode::UnsupportedReasoning,
        ErrorCode::CatalogRefreshFailed,
        ErrorCode::SettingsWriteFailed,
        ErrorCode::InternalError,
    ];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            ErrorCode::RecordTooLarge => "record_too_large",
            ErrorCode::InvalidJson => "invalid_json",
            ErrorCode::DuplicateRequestId => "duplicate_request_id",
            ErrorCode::LimitExceeded => "limit_exceeded",
            ErrorCode::UnsupportedVersion => "unsupported_version",
            ErrorCode::InvalidRequest => "invalid_request",
            ErrorCode::PayloadTooLarge => "payload_too_large",
            ErrorCode::UnsupportedOperation => "unsupported_operation",
            ErrorCode::InvalidPayload => "invalid_payload",
            ErrorCode::NotInitialized => "not_initialized",
            ErrorCode::UnsupportedCapability => "unsupported_capability",
            ErrorCode::ConfirmationRequired => "confirmation_required",
            ErrorCode::InvalidScope => "invalid_scope",
            ErrorCode::InvalidSelection => "invalid_selection",
            ErrorCode::InvalidSessionId => "invalid_session_id",
            ErrorCode::ProviderUnavailable => "provider_unavailable",
            ErrorCode::UnknownTurn => "unknown_turn",
            ErrorCode::UnknownLogin => "unknown_login",
            ErrorCode::AuthBusy => "auth_busy",
            ErrorCode::TooManyActiveTurns => "too_many_active_turns",
            ErrorCode::SessionBusy => "session_busy",
            ErrorCode::SessionUnavailable => "session_unavailable",
            ErrorCode::ConfigurationBusy => "configuration_busy",
            ErrorCode::ConfigurationUnavailable => "configuration_unavailable",
            ErrorCode::CatalogUnavailable => "catalog_unavailable",
            ErrorCode::CatalogStale => "catalog_stale",
            ErrorCode::UnsupportedReasoning => "unsupported_reasoning",
            ErrorCode::CatalogRefreshFailed => "catalog_refresh_failed",
            ErrorCode::SettingsWriteFailed => "settings_write_failed",
            ErrorCode::InternalError => "internal_error",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "record_too_large" => ErrorCode::RecordTooLarge,
                "invalid_json" => ErrorCode::InvalidJson,
                "duplicate_request_id" => ErrorCode::DuplicateRequestId,
                "limit_exceeded" => ErrorCode::LimitExceeded,
                "unsupported_version" => ErrorCode::UnsupportedVersion,
                "invalid_request" => ErrorCode::InvalidRequest,
                "payload_too_large" => ErrorCode::PayloadTooLarge,
                "unsupported_operation" => ErrorCode::UnsupportedOperation,
                "invalid_payload" => ErrorCode::InvalidPayload,
                "not_initialized" => ErrorCode::NotInitialized,
                "unsupported_capability" => ErrorCode::UnsupportedCapability,
                "confirmation_required" => ErrorCode::ConfirmationRequired,
                "invalid_scope" => ErrorCode::InvalidScope,
                "invalid_selection" => ErrorCode::InvalidSelection,
                "invalid_session_id" => ErrorCode::InvalidSessionId,
                "provider_unavailable" => ErrorCode::ProviderUnavailable,
                "unknown_turn" => ErrorCode::UnknownTurn,
                "unknown_login" => ErrorCode::UnknownLogin,
                "auth_busy" => ErrorCode::AuthBusy,
                "too_many_active_turns" => ErrorCode::TooManyActiveTurns,
                "session_busy" => ErrorCode::SessionBusy,
                "session_unavailable" => ErrorCode::SessionUnavailable,
                "configuration_busy" => ErrorCode::ConfigurationBusy,
                "configuration_unavailable" => ErrorCode::ConfigurationUnavailable,
                "catalog_unavailable" => ErrorCode::CatalogUnavailable,
                "catalog_stale" => ErrorCode::CatalogStale,
                "unsupported_reasoning" => ErrorCode::UnsupportedReasoning,
                "catalog_refresh_failed" => ErrorCode::CatalogRefreshFailed,
                "settings_write_failed" => ErrorCode::SettingsWriteFailed,
                "internal_error" => ErrorCode::InternalError,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for ErrorCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
impl ErrorCode {
    /// The fixed text that goes with the code.
    pub const fn message(self) -> &'static str {
        match self {
            ErrorCode::RecordTooLarge => "The record exceeds the size limit.",
            ErrorCode::InvalidJson => "The record is not one valid JSON value.",
            ErrorCode::DuplicateRequestId => "The request id is already in flight.",
            ErrorCode::LimitExceeded => "A protocol limit was exceeded.",
            ErrorCode::UnsupportedVersion => "The protocol version is not supported.",
            ErrorCode::InvalidRequest => "The request envelope is invalid.",
            ErrorCode::PayloadTooLarge => "The payload exceeds the size limit.",
            ErrorCode::UnsupportedOperation => "The operation is not supported.",
            ErrorCode::InvalidPayload => "The payload is invalid for this operation.",
            ErrorCode::NotInitialized => "The service is not initialized.",
            ErrorCode::UnsupportedCapability => {
                "A requested capability is not supported."
            }
            ErrorCode::ConfirmationRequired => "Explicit confirmation is required.",
            ErrorCode::InvalidScope => "The settings scope is invalid.",
            ErrorCode::InvalidSelection => "The provider or model selection is invalid.",
            ErrorCode::InvalidSessionId => "The session id is invalid.",
            ErrorCode::ProviderUnavailable => {
                "The provider does not support this operation."
            }
            ErrorCode::UnknownTurn => "No active turn has this id.",
            ErrorCode::UnknownLogin => "No active login has this id.",
            ErrorCode::AuthBusy => "A login is already in progress.",
            ErrorCode::TooManyActiveTurns => "Too many turns are active.",
            ErrorCode::SessionBusy => "The session is busy.",
            ErrorCode::SessionUnavailable => "The session is unavailable.",
            ErrorCode::ConfigurationBusy => "A configuration request is already running.",
            ErrorCode::ConfigurationUnavailable => "The settings are unavailable.",
            ErrorCode::CatalogUnavailable => "The model catalog is unavailable.",
            ErrorCode::CatalogStale => "The model catalog is stale.",
            ErrorCode::UnsupportedReasoning => {
                "The model does not support this thinking level."
            }
            ErrorCode::CatalogRefreshFailed => {
                "The model catalog could not be refreshed."
            }
            ErrorCode::SettingsWriteFailed => "The settings could not be saved.",
            ErrorCode::InternalError => "The service could not complete the request.",
        }
    }
    /// The first stage in which this code is given.
    pub const fn phase(self) -> Phase {
        match self {
            ErrorCode::RecordTooLarge => Phase::Framing,
            ErrorCode::InvalidJson => Phase::Json,
            ErrorCode::DuplicateRequestId => Phase::Reservation,
            ErrorCode::LimitExceeded => Phase::Bounds,
            ErrorCode::UnsupportedVersion => Phase::Version,
            ErrorCode::InvalidRequest => Phase::Envelope,
            ErrorCode::PayloadTooLarge => Phase::PayloadSize,
            ErrorCode::UnsupportedOperation => Phase::Method,
            ErrorCode::InvalidPayload => Phase::Payload,
            ErrorCode::NotInitialized => Phase::Initialization,
            ErrorCode::UnsupportedCapability => Phase::Arguments,
            ErrorCode::ConfirmationRequired => Phase::Arguments,
            ErrorCode::InvalidScope => Phase::Arguments,
            ErrorCode::InvalidSelection => Phase::Arguments,
            ErrorCode::InvalidSessionId => Phase::Arguments,
            ErrorCode::ProviderUnavailable => Phase::Arguments,
            ErrorCode::UnknownTurn => Phase::State,
            ErrorCode::UnknownLogin => Phase::State,
            ErrorCode::AuthBusy => Phase::State,
            ErrorCode::TooManyActiveTurns => Phase::State,
            ErrorCode::SessionBusy => Phase::State,
            ErrorCode::SessionUnavailable => Phase::State,
            ErrorCode::ConfigurationBusy => Phase::State,
            ErrorCode::ConfigurationUnavailable => Phase::State,
            ErrorCode::CatalogUnavailable => Phase::State,
            ErrorCode::CatalogStale => Phase::State,
            ErrorCode::UnsupportedReasoning => Phase::State,
            ErrorCode::CatalogRefreshFailed => Phase::State,
            ErrorCode::SettingsWriteFailed => Phase::State,
            ErrorCode::InternalError => Phase::State,
        }
    }
    /// Every stage in which this code is given, the first one first.
    pub const fn phases(self) -> &'static [Phase] {
        match self {
            ErrorCode::RecordTooLarge => &[Phase::Framing],
            ErrorCode::InvalidJson => &[Phase::Json],
            ErrorCode::DuplicateRequestId => &[Phase::Reservation],
            ErrorCode::LimitExceeded => &[Phase::Bounds, Phase::Ranges, Phase::State],
            ErrorCode::UnsupportedVersion => &[Phase::Version, Phase::Arguments],
            ErrorCode::InvalidRequest => {
                &[Phase::Envelope, Phase::Version, Phase::Session]
            }
            ErrorCode::PayloadTooLarge => &[Phase::PayloadSize],
            ErrorCode::UnsupportedOperation => &[Phase::Method],
            ErrorCode::InvalidPayload => &[Phase::Payload],
            ErrorCode::NotInitialized => &[Phase::Initialization],
            ErrorCode::UnsupportedCapability => &[Phase::Arguments],
            ErrorCode::ConfirmationRequired => &[Phase::Arguments],
            ErrorCode::InvalidScope => &[Phase::Arguments],
            ErrorCode::InvalidSelection => &[Phase::Arguments, Phase::State],
            ErrorCode::InvalidSessionId => &[Phase::Arguments],
            ErrorCode::ProviderUnavailable => &[Phase::Arguments],
            ErrorCode::UnknownTurn => &[Phase::State],
            ErrorCode::UnknownLogin => &[Phase::State],
            ErrorCode::AuthBusy => &[Phase::State],
            ErrorCode::TooManyActiveTurns => &[Phase::State],
            ErrorCode::SessionBusy => &[Phase::State],
            ErrorCode::SessionUnavailable => &[Phase::State],
            ErrorCode::ConfigurationBusy => &[Phase::State],
            ErrorCode::ConfigurationUnavailable => &[Phase::State],
            ErrorCode::CatalogUnavailable => &[Phase::State],
            ErrorCode::CatalogStale => &[Phase::State],
            ErrorCode::UnsupportedReasoning => &[Phase::State],
            ErrorCode::CatalogRefreshFailed => &[Phase::State],
            ErrorCode::SettingsWriteFailed => &[Phase::State],
            ErrorCode::InternalError => &[Phase::State],
        }
    }
    /// The code of a fault that a decoder of this crate found.
    pub fn of(fault: &Fault) -> Self {
        ErrorCode::ALL
            .get(usize::from(fault.code))
            .copied()
            .unwrap_or(ErrorCode::InvalidRequest)
    }
}
/// The stages of judging a record, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Phase {
    /// `framing`: The line is cut out of the stream. No identity is known.
    Framing,
    /// `json`: The line is read as one JSON value. No identity is known.
    Json,
    /// `reservation`: The request id, if the record has a safe one, is looked up among those in flight. From here on the answer repeats every identity that is safe.
    Reservation,
    /// `bounds`: The whole record is measured by the general bounds, known members and unknown ones alike.
    Bounds,
    /// `version`: The record is an object and speaks the version of this service.
    Version,
    /// `envelope`: The members of the envelope.
    Envelope,
    /// `payload_size`: The payload is measured as compact JSON.
    PayloadSize,
    /// `method`: The operation is looked up.
    Method,
    /// `session`: The operation needs, allows or forbids a session.
    Session,
    /// `payload`: The payload has the form of the operation.
    Payload,
    /// `ranges`: Lists and pages of the payload keep their own bounds.
    Ranges,
    /// `initialization`: The conversation was opened.
    Initialization,
    /// `arguments`: The operation judges its arguments by themselves, before it looks at any state.
    Arguments,
    /// `state`: The operation runs into the state of the world.
    State,
}
impl Phase {
    /// All values, in the order of the schema.
    pub const ALL: &'static [Phase] = &[
        Phase::Framing,
        Phase::Json,
        Phase::Reservation,
        Phase::Bounds,
        Phase::Version,
        Phase::Envelope,
        Phase::PayloadSize,
        Phase::Method,
        Phase::Session,
        Phase::Payload,
        Phase::Ranges,
        Phase::Initialization,
        Phase::Arguments,
        Phase::State,
    ];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Phase::Framing => "framing",
            Phase::Json => "json",
            Phase::Reservation => "reservation",
            Phase::Bounds => "bounds",
            Phase::Version => "version",
            Phase::Envelope => "envelope",
            Phase::PayloadSize => "payload_size",
            Phase::Method => "method",
            Phase::Session => "session",
            Phase::Payload => "payload",
            Phase::Ranges => "ranges",
            Phase::Initialization => "initialization",
            Phase::Arguments => "arguments",
            Phase::State => "state",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "framing" => Phase::Framing,
                "json" => Phase::Json,
                "reservation" => Phase::Reservation,
                "bounds" => Phase::Bounds,
                "version" => Phase::Version,
                "envelope" => Phase::Envelope,
                "payload_size" => Phase::PayloadSize,
                "method" => Phase::Method,
                "session" => Phase::Session,
                "payload" => Phase::Payload,
                "ranges" => Phase::Ranges,
                "initialization" => Phase::Initialization,
                "arguments" => Phase::Arguments,
                "state" => Phase::State,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for Phase {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
