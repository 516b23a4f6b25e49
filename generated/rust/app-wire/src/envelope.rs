// @generated from schema/app-service by codegen. Do not edit.
//! Types of `schema/app-service/envelope.json`.
//! How they are read and written stands elsewhere.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
/// A whole number of things that happened or were measured. Zero is a measurement, not a placeholder: where a count is not known, the member is null instead. Written as an integer literal.
pub type Count = u64;
/// Opaque identity of one event record, unique within the process. It orders nothing: a payload's sequence does that.
pub type EventId<'a> = Cow<'a, str>;
/// Correlation key that a client chooses for one request. It must differ from every other request of this process that is still in flight; the answer, and every event that the request causes, repeats it. It means nothing else: no path, account or content may be encoded in it.
pub type RequestId<'a> = Cow<'a, str>;
/// The refusal in a response that failed: a stable code for programs and a fixed sentence for people. Neither carries anything taken from the request.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct WireError<'a> {
    /// The reason, stable across releases.
    pub code: WireErrorCode<'a>,
    /// The fixed sentence that belongs to the code. Its wording may change between releases; programs decide by the code.
    pub message: Cow<'a, str>,
}
impl<'a> WireError<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::wire_error)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::wire_error(w, self))
    }
}
impl WireError<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> WireError<'static> {
        WireError {
            code: self.code.into_owned(),
            message: Cow::Owned(self.message.into_owned()),
        }
    }
}
/// Why a request was refused. A consumer that meets a code it does not know treats the answer as a plain failure: never as success, and never as a reason to send the request again by itself.
///
/// An open set; what to do with an unknown value: generic-error.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum WireErrorCode<'a> {
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
    /// A value that this build does not know, bounded and kept as text.
    Other(Cow<'a, str>),
}
impl<'a> WireErrorCode<'a> {
    /// The value on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            WireErrorCode::RecordTooLarge => "record_too_large",
            WireErrorCode::InvalidJson => "invalid_json",
            WireErrorCode::DuplicateRequestId => "duplicate_request_id",
            WireErrorCode::LimitExceeded => "limit_exceeded",
            WireErrorCode::UnsupportedVersion => "unsupported_version",
            WireErrorCode::InvalidRequest => "invalid_request",
            WireErrorCode::PayloadTooLarge => "payload_too_large",
            WireErrorCode::UnsupportedOperation => "unsupported_operation",
            WireErrorCode::InvalidPayload => "invalid_payload",
            WireErrorCode::NotInitialized => "not_initialized",
            WireErrorCode::UnsupportedCapability => "unsupported_capability",
            WireErrorCode::ConfirmationRequired => "confirmation_required",
            WireErrorCode::InvalidScope => "invalid_scope",
            WireErrorCode::InvalidSelection => "invalid_selection",
            WireErrorCode::InvalidSessionId => "invalid_session_id",
            WireErrorCode::ProviderUnavailable => "provider_unavailable",
            WireErrorCode::UnknownTurn => "unknown_turn",
            WireErrorCode::UnknownLogin => "unknown_login",
            WireErrorCode::AuthBusy => "auth_busy",
            WireErrorCode::TooManyActiveTurns => "too_many_active_turns",
            WireErrorCode::SessionBusy => "session_busy",
            WireErrorCode::SessionUnavailable => "session_unavailable",
            WireErrorCode::ConfigurationBusy => "configuration_busy",
            WireErrorCode::ConfigurationUnavailable => "configuration_unavailable",
            WireErrorCode::CatalogUnavailable => "catalog_unavailable",
            WireErrorCode::CatalogStale => "catalog_stale",
            WireErrorCode::UnsupportedReasoning => "unsupported_reasoning",
            WireErrorCode::CatalogRefreshFailed => "catalog_refresh_failed",
            WireErrorCode::SettingsWriteFailed => "settings_write_failed",
            WireErrorCode::InternalError => "internal_error",
            WireErrorCode::Other(text) => text,
        }
    }
    /// The value of this text, known or not.
    pub fn from_text(text: Cow<'a, str>) -> Self {
        match text.as_ref() {
            "record_too_large" => WireErrorCode::RecordTooLarge,
            "invalid_json" => WireErrorCode::InvalidJson,
            "duplicate_request_id" => WireErrorCode::DuplicateRequestId,
            "limit_exceeded" => WireErrorCode::LimitExceeded,
            "unsupported_version" => WireErrorCode::UnsupportedVersion,
            "invalid_request" => WireErrorCode::InvalidRequest,
            "payload_too_large" => WireErrorCode::PayloadTooLarge,
            "unsupported_operation" => WireErrorCode::UnsupportedOperation,
            "invalid_payload" => WireErrorCode::InvalidPayload,
            "not_initialized" => WireErrorCode::NotInitialized,
            "unsupported_capability" => WireErrorCode::UnsupportedCapability,
            "confirmation_required" => WireErrorCode::ConfirmationRequired,
            "invalid_scope" => WireErrorCode::InvalidScope,
            "invalid_selection" => WireErrorCode::InvalidSelection,
            "invalid_session_id" => WireErrorCode::InvalidSessionId,
            "provider_unavailable" => WireErrorCode::ProviderUnavailable,
            "unknown_turn" => WireErrorCode::UnknownTurn,
            "unknown_login" => WireErrorCode::UnknownLogin,
            "auth_busy" => WireErrorCode::AuthBusy,
            "too_many_active_turns" => WireErrorCode::TooManyActiveTurns,
            "session_busy" => WireErrorCode::SessionBusy,
            "session_unavailable" => WireErrorCode::SessionUnavailable,
            "configuration_busy" => WireErrorCode::ConfigurationBusy,
            "configuration_unavailable" => WireErrorCode::ConfigurationUnavailable,
            "catalog_unavailable" => WireErrorCode::CatalogUnavailable,
            "catalog_stale" => WireErrorCode::CatalogStale,
            "unsupported_reasoning" => WireErrorCode::UnsupportedReasoning,
            "catalog_refresh_failed" => WireErrorCode::CatalogRefreshFailed,
            "settings_write_failed" => WireErrorCode::SettingsWriteFailed,
            "internal_error" => WireErrorCode::InternalError,
            _ => WireErrorCode::Other(text),
        }
    }
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> WireErrorCode<'static> {
        match self {
            WireErrorCode::RecordTooLarge => WireErrorCode::RecordTooLarge,
            WireErrorCode::InvalidJson => WireErrorCode::InvalidJson,
            WireErrorCode::DuplicateRequestId => WireErrorCode::DuplicateRequestId,
            WireErrorCode::LimitExceeded => WireErrorCode::LimitExceeded,
            WireErrorCode::UnsupportedVersion => WireErrorCode::UnsupportedVersion,
            WireErrorCode::InvalidRequest => WireErrorCode::InvalidRequest,
            WireErrorCode::PayloadTooLarge => WireErrorCode::PayloadTooLarge,
            WireErrorCode::UnsupportedOperation => WireErrorCode::UnsupportedOperation,
            WireErrorCode::InvalidPayload => WireErrorCode::InvalidPayload,
            WireErrorCode::NotInitialized => WireErrorCode::NotInitialized,
            WireErrorCode::UnsupportedCapability => WireErrorCode::UnsupportedCapability,
            WireErrorCode::ConfirmationRequired => WireErrorCode::ConfirmationRequired,
            WireErrorCode::InvalidScope => WireErrorCode::InvalidScope,
            WireErrorCode::InvalidSelection => WireErrorCode::InvalidSelection,
            WireErrorCode::InvalidSessionId => WireErrorCode::InvalidSessionId,
            WireErrorCode::ProviderUnavailable => WireErrorCode::ProviderUnavailable,
            WireErrorCode::UnknownTurn => WireErrorCode::UnknownTurn,
            WireErrorCode::UnknownLogin => WireErrorCode::UnknownLogin,
            WireErrorCode::AuthBusy => WireErrorCode::AuthBusy,
            WireErrorCode::TooManyActiveTurns => WireErrorCode::TooManyActiveTurns,
            WireErrorCode::SessionBusy => WireErrorCode::SessionBusy,
            WireErrorCode::SessionUnavailable => WireErrorCode::SessionUnavailable,
            WireErrorCode::ConfigurationBusy => WireErrorCode::ConfigurationBusy,
            WireErrorCode::ConfigurationUnavailable => {
                WireErrorCode::ConfigurationUnavailable
            }
            WireErrorCode::CatalogUnavailable => WireErrorCode::CatalogUnavailable,
            WireErrorCode::CatalogStale => WireErrorCode::CatalogStale,
            WireErrorCode::UnsupportedReasoning => WireErrorCode::UnsupportedReasoning,
            WireErrorCode::CatalogRefreshFailed => WireErrorCode::CatalogRefreshFailed,
            WireErrorCode::SettingsWriteFailed => WireErrorCode::SettingsWriteFailed,
            WireErrorCode::InternalError => WireErrorCode::InternalError,
            WireErrorCode::Other(text) => {
                WireErrorCode::Other(Cow::Owned(text.into_owned()))
            }
        }
    }
}
impl std::fmt::Display for WireErrorCode<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
