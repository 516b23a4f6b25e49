// @generated from schema/app-service by codegen. Do not edit.
//! Types of `schema/app-service/auth.json`.
//! How they are read and written stands elsewhere.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
/// Hands over by hand what the browser came back with, for when the loopback address cannot be reached. A login takes one such input; one that breaks the bounds below does not use it up.
#[derive(Clone, PartialEq, Eq)]
pub struct AuthLoginCallbackRequest<'a> {
    /// The login. One that is unknown or has ended answers unknown_login.
    pub login_id: LoginId<'a>,
    /// The final redirect address, or the bare code. Used inside the login only: never repeated, logged or stored.
    ///
    /// Transient: never logged, never stored; `Debug` hides it.
    pub input: Cow<'a, str>,
}
impl std::fmt::Debug for AuthLoginCallbackRequest<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("AuthLoginCallbackRequest")
            .field("login_id", &self.login_id)
            .field("input", &format_args!("hidden"))
            .finish()
    }
}
impl<'a> AuthLoginCallbackRequest<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            PAYLOAD_CODE,
            decode::auth_login_callback_request,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(
            out,
            &CONTRACT,
            false,
            |w| encode::auth_login_callback_request(w, self),
        )
    }
}
impl AuthLoginCallbackRequest<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> AuthLoginCallbackRequest<'static> {
        AuthLoginCallbackRequest {
            login_id: Cow::Owned(self.login_id.into_owned()),
            input: Cow::Owned(self.input.into_owned()),
        }
    }
}
/// The input was taken. Whether it is any good is told by the events of the login.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct AuthLoginCallbackSuccess {}
impl AuthLoginCallbackSuccess {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &[u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::auth_login_callback_success,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(
            out,
            &CONTRACT,
            false,
            |w| encode::auth_login_callback_success(w, self),
        )
    }
}
/// Asks a running login to stop. Its terminal event still follows, and it may still report success if storing was faster.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuthLoginCancelRequest<'a> {
    /// The login. One that is unknown or has ended answers unknown_login.
    pub login_id: LoginId<'a>,
}
impl<'a> AuthLoginCancelRequest<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::auth_login_cancel_request)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(
            out,
            &CONTRACT,
            false,
            |w| encode::auth_login_cancel_request(w, self),
        )
    }
}
impl AuthLoginCancelRequest<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> AuthLoginCancelRequest<'static> {
        AuthLoginCancelRequest {
            login_id: Cow::Owned(self.login_id.into_owned()),
        }
    }
}
/// The login was told to stop. This is not its end.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct AuthLoginCancelSuccess {}
impl AuthLoginCancelSuccess {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &[u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::auth_login_cancel_success,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(
            out,
            &CONTRACT,
            false,
            |w| encode::auth_login_cancel_success(w, self),
        )
    }
}
/// How a login ended. These labels are all that is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AuthLoginOutcome {
    /// `exchange_succeeded`: Credentials were obtained and stored.
    ExchangeSucceeded,
    /// `cancelled`: A client or the end of input stopped it.
    Cancelled,
    /// `callback_timeout`: Nothing came back in time.
    CallbackTimeout,
    /// `callback_failed`: What came back was refused. Start a new login to try again.
    CallbackFailed,
    /// `exchange_failed`: The provider did not hand out credentials.
    ExchangeFailed,
    /// `auth_changed`: The stored credentials changed meanwhile; nothing was overwritten.
    AuthChanged,
    /// `storage_failed`: The credentials could not be stored.
    StorageFailed,
    /// `internal_error`: The service failed.
    InternalError,
}
impl AuthLoginOutcome {
    /// All values, in the order of the schema.
    pub const ALL: &'static [AuthLoginOutcome] = &[
        AuthLoginOutcome::ExchangeSucceeded,
        AuthLoginOutcome::Cancelled,
        AuthLoginOutcome::CallbackTimeout,
        AuthLoginOutcome::CallbackFailed,
        AuthLoginOutcome::ExchangeFailed,
        AuthLoginOutcome::AuthChanged,
        AuthLoginOutcome::StorageFailed,
        AuthLoginOutcome::InternalError,
    ];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            AuthLoginOutcome::ExchangeSucceeded => "exchange_succeeded",
            AuthLoginOutcome::Cancelled => "cancelled",
            AuthLoginOutcome::CallbackTimeout => "callback_timeout",
            AuthLoginOutcome::CallbackFailed => "callback_failed",
            AuthLoginOutcome::ExchangeFailed => "exchange_failed",
            AuthLoginOutcome::AuthChanged => "auth_changed",
            AuthLoginOutcome::StorageFailed => "storage_failed",
            AuthLoginOutcome::InternalError => "internal_error",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "exchange_succeeded" => AuthLoginOutcome::ExchangeSucceeded,
                "cancelled" => AuthLoginOutcome::Cancelled,
                "callback_timeout" => AuthLoginOutcome::CallbackTimeout,
                "callback_failed" => AuthLoginOutcome::CallbackFailed,
                "exchange_failed" => AuthLoginOutcome::ExchangeFailed,
                "auth_changed" => AuthLoginOutcome::AuthChanged,
                "storage_failed" => AuthLoginOutcome::StorageFailed,
                "internal_error" => AuthLoginOutcome::InternalError,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for AuthLoginOutcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
/// A running login has moved on.
#[derive(Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct AuthLoginProgress<'a> {
    /// The login.
    pub login_id: LoginId<'a>,
    /// Its provider.
    pub provider_id: ProviderId<'a>,
    /// How far it has come.
    pub state: AuthLoginState,
    /// The address to open, show or copy. Sent with the state authorization_url only; not to be logged or stored. No other member of any record carries an address of this kind.
    ///
    /// None: left out, not available.
    ///
    /// Transient: never logged, never stored; `Debug` hides it.
    pub url: Option<Cow<'a, str>>,
    /// The client should offer to open the address; the service opens nothing itself. Sent with the state authorization_url only.
    ///
    /// False: left out.
    pub open_browser: bool,
}
impl std::fmt::Debug for AuthLoginProgress<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("AuthLoginProgress")
            .field("login_id", &self.login_id)
            .field("provider_id", &self.provider_id)
            .field("state", &self.state)
            .field("url", &format_args!("hidden"))
            .field("open_browser", &self.open_browser)
            .finish()
    }
}
impl<'a> AuthLoginProgress<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::auth_login_progress,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::auth_login_progress(w, self))
    }
}
impl AuthLoginProgress<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> AuthLoginProgress<'static> {
        AuthLoginProgress {
            login_id: Cow::Owned(self.login_id.into_owned()),
            provider_id: Cow::Owned(self.provider_id.into_owned()),
            state: self.state,
            url: self.url.map(|value| Cow::Owned(value.into_owned())),
            open_browser: self.open_browser,
        }
    }
}
/// Starts a login in the browser. One login runs at a time; the envelope must not name a session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuthLoginStartRequest<'a> {
    /// The provider to log in to. One that has no login, or is not known, answers provider_unavailable.
    pub provider_id: ProviderId<'a>,
}
impl<'a> AuthLoginStartRequest<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::auth_login_start_request)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(
            out,
            &CONTRACT,
            false,
            |w| encode::auth_login_start_request(w, self),
        )
    }
}
impl AuthLoginStartRequest<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> AuthLoginStartRequest<'static> {
        AuthLoginStartRequest {
            provider_id: Cow::Owned(self.provider_id.into_owned()),
        }
    }
}
/// The login runs. From here on exactly one terminal event will follow, however it goes.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct AuthLoginStartSuccess<'a> {
    /// The new login.
    pub login_id: LoginId<'a>,
    /// Its provider.
    pub provider_id: ProviderId<'a>,
}
impl<'a> AuthLoginStartSuccess<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::auth_login_start_success,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(
            out,
            &CONTRACT,
            false,
            |w| encode::auth_login_start_success(w, self),
        )
    }
}
impl AuthLoginStartSuccess<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> AuthLoginStartSuccess<'static> {
        AuthLoginStartSuccess {
            login_id: Cow::Owned(self.login_id.into_owned()),
            provider_id: Cow::Owned(self.provider_id.into_owned()),
        }
    }
}
/// How far a running login has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AuthLoginState {
    /// `authorization_url`: The address to open is known; it stands beside this state. Always the first.
    AuthorizationUrl,
    /// `waiting`: The browser or a pasted input is awaited.
    Waiting,
    /// `callback_received`: Something came back and will be checked.
    CallbackReceived,
    /// `callback_accepted`: It was good; the exchange begins.
    CallbackAccepted,
}
impl AuthLoginState {
    /// All values, in the order of the schema.
    pub const ALL: &'static [AuthLoginState] = &[
        AuthLoginState::AuthorizationUrl,
        AuthLoginState::Waiting,
        AuthLoginState::CallbackReceived,
        AuthLoginState::CallbackAccepted,
    ];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            AuthLoginState::AuthorizationUrl => "authorization_url",
            AuthLoginState::Waiting => "waiting",
            AuthLoginState::CallbackReceived => "callback_received",
            AuthLoginState::CallbackAccepted => "callback_accepted",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "authorization_url" => AuthLoginState::AuthorizationUrl,
                "waiting" => AuthLoginState::Waiting,
                "callback_received" => AuthLoginState::CallbackReceived,
                "callback_accepted" => AuthLoginState::CallbackAccepted,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for AuthLoginState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
/// The one end of a login; no other event of it follows.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct AuthLoginTerminal<'a> {
    /// The login.
    pub login_id: LoginId<'a>,
    /// Its provider. This release always sends it; a consumer can do without, since the login names it.
    ///
    /// None: left out, not available.
    pub provider_id: Option<ProviderId<'a>>,
    /// How it ended.
    pub state: AuthLoginOutcome,
}
impl<'a> AuthLoginTerminal<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::auth_login_terminal,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::auth_login_terminal(w, self))
    }
}
impl AuthLoginTerminal<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> AuthLoginTerminal<'static> {
        AuthLoginTerminal {
            login_id: Cow::Owned(self.login_id.into_owned()),
            provider_id: self.provider_id.map(|value| Cow::Owned(value.into_owned())),
            state: self.state,
        }
    }
}
/// Removes what is stored for one provider. Variables of the environment stay, nothing is revoked remotely, and a running turn keeps what it has. The envelope must not name a session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuthLogoutRequest<'a> {
    /// The provider. One that is not known answers provider_unavailable.
    pub provider_id: ProviderId<'a>,
}
impl<'a> AuthLogoutRequest<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::auth_logout_request)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::auth_logout_request(w, self))
    }
}
impl AuthLogoutRequest<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> AuthLogoutRequest<'static> {
        AuthLogoutRequest {
            provider_id: Cow::Owned(self.provider_id.into_owned()),
        }
    }
}
/// Nothing is stored for the provider any more.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct AuthLogoutSuccess<'a> {
    /// The provider.
    pub provider_id: ProviderId<'a>,
    /// There was a record, and it was removed.
    pub removed: bool,
}
impl<'a> AuthLogoutSuccess<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::auth_logout_success,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::auth_logout_success(w, self))
    }
}
impl AuthLogoutSuccess<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> AuthLogoutSuccess<'static> {
        AuthLogoutSuccess {
            provider_id: Cow::Owned(self.provider_id.into_owned()),
            removed: self.removed,
        }
    }
}
/// How a provider is authenticated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AuthMethod {
    /// `oauth`: A login in the browser.
    Oauth,
    /// `api_key`: A key of the user.
    ApiKey,
    /// `none`: Not at all: it needs no credentials.
    None,
}
impl AuthMethod {
    /// All values, in the order of the schema.
    pub const ALL: &'static [AuthMethod] = &[
        AuthMethod::Oauth,
        AuthMethod::ApiKey,
        AuthMethod::None,
    ];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            AuthMethod::Oauth => "oauth",
            AuthMethod::ApiKey => "api_key",
            AuthMethod::None => "none",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "oauth" => AuthMethod::Oauth,
                "api_key" => AuthMethod::ApiKey,
                "none" => AuthMethod::None,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for AuthMethod {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
/// One provider and whether its credentials could be used.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct AuthProvider<'a> {
    /// The provider.
    pub provider_id: ProviderId<'a>,
    /// How it is authenticated.
    pub auth_method: AuthMethod,
    /// Where its credentials come from.
    pub source: AuthSource,
    /// Whether it could be used.
    pub readiness: AuthReadiness,
    /// The same as a boolean: true exactly when readiness is ready.
    pub ready: bool,
}
impl<'a> AuthProvider<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::auth_provider)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::auth_provider(w, self))
    }
}
impl AuthProvider<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> AuthProvider<'static> {
        AuthProvider {
            provider_id: Cow::Owned(self.provider_id.into_owned()),
            auth_method: self.auth_method,
            source: self.source,
            readiness: self.readiness,
            ready: self.ready,
        }
    }
}
/// Whether a provider could be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AuthReadiness {
    /// `ready`: Credentials are at hand, can be refreshed, or are not needed. A refresh may still fail.
    Ready,
    /// `missing`: There are no credentials.
    Missing,
    /// `needs_login`: There are credentials, but they can neither be used nor refreshed: log in again.
    NeedsLogin,
}
impl AuthReadiness {
    /// All values, in the order of the schema.
    pub const ALL: &'static [AuthReadiness] = &[
        AuthReadiness::Ready,
        AuthReadiness::Missing,
        AuthReadiness::NeedsLogin,
    ];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            AuthReadiness::Ready => "ready",
            AuthReadiness::Missing => "missing",
            AuthReadiness::NeedsLogin => "needs_login",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "ready" => AuthReadiness::Ready,
                "missing" => AuthReadiness::Missing,
                "needs_login" => AuthReadiness::NeedsLogin,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for AuthReadiness {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
/// Where the credentials that would be used come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AuthSource {
    /// `shared_store`: The store that all programs of this home share.
    SharedStore,
    /// `environment`: The environment of the service. Neither the variable nor its value is told.
    Environment,
    /// `none`: There are none, or none are needed.
    None,
}
impl AuthSource {
    /// All values, in the order of the schema.
    pub const ALL: &'static [AuthSource] = &[
        AuthSource::SharedStore,
        AuthSource::Environment,
        AuthSource::None,
    ];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            AuthSource::SharedStore => "shared_store",
            AuthSource::Environment => "environment",
            AuthSource::None => "none",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "shared_store" => AuthSource::SharedStore,
                "environment" => AuthSource::Environment,
                "none" => AuthSource::None,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for AuthSource {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
/// Asks which providers could be used right now. Has no arguments; the envelope must not name a session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuthStatusRequest {}
impl AuthStatusRequest {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &[u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::auth_status_request)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::auth_status_request(w, self))
    }
}
/// The providers that the service knew when it started, each judged by what is stored and set now. Nothing was refreshed or sent.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct AuthStatusSuccess<'a> {
    /// The built-in providers and those of the settings.
    pub providers: Vec<AuthProvider<'a>>,
}
impl<'a> AuthStatusSuccess<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::auth_status_success,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::auth_status_success(w, self))
    }
}
impl AuthStatusSuccess<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> AuthStatusSuccess<'static> {
        AuthStatusSuccess {
            providers: self.providers.into_iter().map(|item| item.into_owned()).collect(),
        }
    }
}
/// Opaque identity of one login, given out when it starts.
pub type LoginId<'a> = Cow<'a, str>;
