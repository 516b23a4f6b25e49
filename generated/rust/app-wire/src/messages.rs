// @generated from schema/app-service by codegen. Do not edit.
//! Payloads by operation and event.
//! The records around them stand elsewhere.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
/// The payload of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Call<'a> {
    /// `initialize`: Opens the conversation and tells all that the service offers. The only operation that is served before it has succeeded once.
    Initialize(InitializeRequest<'a>),
    /// `status`: Tells that the service runs and whether the effective provider could be used.
    Status(StatusRequest),
    /// `capabilities`: Tells again all that the service offers.
    Capabilities(CapabilitiesRequest),
    /// `session.list`: Lists stored sessions by id, page by page.
    SessionList(SessionListRequest<'a>),
    /// `session.create`: Makes a new durable session and attaches it.
    SessionCreate(SessionCreateRequest),
    /// `session.open`: Attaches a stored session for writing.
    SessionOpen(SessionOpenRequest),
    /// `session.replay`: Reads the durable history of a session, page by page.
    SessionReplay(SessionReplayRequest<'a>),
    /// `session.close`: Gives up an attachment, stopping the turn that runs in it.
    SessionClose(SessionCloseRequest),
    /// `turn.start`: Runs the agent on a prompt, in the named session or a new one.
    TurnStart(TurnStartRequest<'a>),
    /// `turn.cancel`: Asks a running turn to stop.
    TurnCancel(TurnCancelRequest<'a>),
    /// `auth.status`: Tells for each provider whether its credentials could be used.
    AuthStatus(AuthStatusRequest),
    /// `auth.login.start`: Starts a login in the browser.
    AuthLoginStart(AuthLoginStartRequest<'a>),
    /// `auth.login.callback`: Hands a login what the browser came back with.
    AuthLoginCallback(AuthLoginCallbackRequest<'a>),
    /// `auth.login.cancel`: Asks a running login to stop.
    AuthLoginCancel(AuthLoginCancelRequest<'a>),
    /// `auth.logout`: Removes the stored credentials of a provider.
    AuthLogout(AuthLogoutRequest<'a>),
    /// `catalog.providers`: Lists the providers that can be chosen.
    CatalogProviders(CatalogProvidersRequest),
    /// `catalog.models`: Lists the models of a provider from the cache.
    CatalogModels(CatalogModelsRequest<'a>),
    /// `catalog.refresh`: Fetches the models of a provider anew.
    CatalogRefresh(CatalogRefreshRequest<'a>),
    /// `config.get`: Reads the settings in force.
    ConfigGet(ConfigGetRequest),
    /// `config.set`: Changes settings of one scope.
    ConfigSet(ConfigSetRequest<'a>),
}
impl Call<'_> {
    /// The operation it belongs to.
    pub const fn method(&self) -> Method {
        match self {
            Call::Initialize(_) => Method::Initialize,
            Call::Status(_) => Method::Status,
            Call::Capabilities(_) => Method::Capabilities,
            Call::SessionList(_) => Method::SessionList,
            Call::SessionCreate(_) => Method::SessionCreate,
            Call::SessionOpen(_) => Method::SessionOpen,
            Call::SessionReplay(_) => Method::SessionReplay,
            Call::SessionClose(_) => Method::SessionClose,
            Call::TurnStart(_) => Method::TurnStart,
            Call::TurnCancel(_) => Method::TurnCancel,
            Call::AuthStatus(_) => Method::AuthStatus,
            Call::AuthLoginStart(_) => Method::AuthLoginStart,
            Call::AuthLoginCallback(_) => Method::AuthLoginCallback,
            Call::AuthLoginCancel(_) => Method::AuthLoginCancel,
            Call::AuthLogout(_) => Method::AuthLogout,
            Call::CatalogProviders(_) => Method::CatalogProviders,
            Call::CatalogModels(_) => Method::CatalogModels,
            Call::CatalogRefresh(_) => Method::CatalogRefresh,
            Call::ConfigGet(_) => Method::ConfigGet,
            Call::ConfigSet(_) => Method::ConfigSet,
        }
    }
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> Call<'static> {
        match self {
            Call::Initialize(value) => Call::Initialize(value.into_owned()),
            Call::Status(value) => Call::Status(value),
            Call::Capabilities(value) => Call::Capabilities(value),
            Call::SessionList(value) => Call::SessionList(value.into_owned()),
            Call::SessionCreate(value) => Call::SessionCreate(value),
            Call::SessionOpen(value) => Call::SessionOpen(value),
            Call::SessionReplay(value) => Call::SessionReplay(value.into_owned()),
            Call::SessionClose(value) => Call::SessionClose(value),
            Call::TurnStart(value) => Call::TurnStart(value.into_owned()),
            Call::TurnCancel(value) => Call::TurnCancel(value.into_owned()),
            Call::AuthStatus(value) => Call::AuthStatus(value),
            Call::AuthLoginStart(value) => Call::AuthLoginStart(value.into_owned()),
            Call::AuthLoginCallback(value) => Call::AuthLoginCallback(value.into_owned()),
            Call::AuthLoginCancel(value) => Call::AuthLoginCancel(value.into_owned()),
            Call::AuthLogout(value) => Call::AuthLogout(value.into_owned()),
            Call::CatalogProviders(value) => Call::CatalogProviders(value),
            Call::CatalogModels(value) => Call::CatalogModels(value.into_owned()),
            Call::CatalogRefresh(value) => Call::CatalogRefresh(value.into_owned()),
            Call::ConfigGet(value) => Call::ConfigGet(value),
            Call::ConfigSet(value) => Call::ConfigSet(value.into_owned()),
        }
    }
    /// Appends the payload alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::call(w, self))
    }
}
/// The payload of a success.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Reply<'a> {
    /// Success of `initialize`.
    Initialize(Box<InitializeSuccess<'a>>),
    /// Success of `status`.
    Status(StatusSuccess),
    /// Success of `capabilities`.
    Capabilities(Box<CapabilitiesSuccess<'a>>),
    /// Success of `session.list`.
    SessionList(SessionListSuccess<'a>),
    /// Success of `session.create`.
    SessionCreate(SessionCreateSuccess<'a>),
    /// Success of `session.open`.
    SessionOpen(SessionOpenSuccess<'a>),
    /// Success of `session.replay`.
    SessionReplay(SessionReplaySuccess<'a>),
    /// Success of `session.close`.
    SessionClose(SessionCloseSuccess<'a>),
    /// Success of `turn.start`.
    TurnStart(TurnStartSuccess<'a>),
    /// Success of `turn.cancel`.
    TurnCancel(TurnCancelSuccess),
    /// Success of `auth.status`.
    AuthStatus(AuthStatusSuccess<'a>),
    /// Success of `auth.login.start`.
    AuthLoginStart(AuthLoginStartSuccess<'a>),
    /// Success of `auth.login.callback`.
    AuthLoginCallback(AuthLoginCallbackSuccess),
    /// Success of `auth.login.cancel`.
    AuthLoginCancel(AuthLoginCancelSuccess),
    /// Success of `auth.logout`.
    AuthLogout(AuthLogoutSuccess<'a>),
    /// Success of `catalog.providers`.
    CatalogProviders(CatalogProvidersSuccess<'a>),
    /// Success of `catalog.models`.
    CatalogModels(CatalogModelsSuccess<'a>),
    /// Success of `catalog.refresh`.
    CatalogRefresh(CatalogRefreshSuccess<'a>),
    /// Success of `config.get`.
    ConfigGet(ConfigGetSuccess<'a>),
    /// Success of `config.set`.
    ConfigSet(ConfigSetSuccess<'a>),
}
impl Reply<'_> {
    /// The operation it belongs to.
    pub const fn method(&self) -> Method {
        match self {
            Reply::Initialize(_) => Method::Initialize,
            Reply::Status(_) => Method::Status,
            Reply::Capabilities(_) => Method::Capabilities,
            Reply::SessionList(_) => Method::SessionList,
            Reply::SessionCreate(_) => Method::SessionCreate,
            Reply::SessionOpen(_) => Method::SessionOpen,
            Reply::SessionReplay(_) => Method::SessionReplay,
            Reply::SessionClose(_) => Method::SessionClose,
            Reply::TurnStart(_) => Method::TurnStart,
            Reply::TurnCancel(_) => Method::TurnCancel,
            Reply::AuthStatus(_) => Method::AuthStatus,
            Reply::AuthLoginStart(_) => Method::AuthLoginStart,
            Reply::AuthLoginCallback(_) => Method::AuthLoginCallback,
            Reply::AuthLoginCancel(_) => Method::AuthLoginCancel,
            Reply::AuthLogout(_) => Method::AuthLogout,
            Reply::CatalogProviders(_) => Method::CatalogProviders,
            Reply::CatalogModels(_) => Method::CatalogModels,
            Reply::CatalogRefresh(_) => Method::CatalogRefresh,
            Reply::ConfigGet(_) => Method::ConfigGet,
            Reply::ConfigSet(_) => Method::ConfigSet,
        }
    }
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> Reply<'static> {
        match self {
            Reply::Initialize(value) => Reply::Initialize(Box::new(value.into_owned())),
            Reply::Status(value) => Reply::Status(value),
            Reply::Capabilities(value) => {
                Reply::Capabilities(Box::new(value.into_owned()))
            }
            Reply::SessionList(value) => Reply::SessionList(value.into_owned()),
            Reply::SessionCreate(value) => Reply::SessionCreate(value.into_owned()),
            Reply::SessionOpen(value) => Reply::SessionOpen(value.into_owned()),
            Reply::SessionReplay(value) => Reply::SessionReplay(value.into_owned()),
            Reply::SessionClose(value) => Reply::SessionClose(value.into_owned()),
            Reply::TurnStart(value) => Reply::TurnStart(value.into_owned()),
            Reply::TurnCancel(value) => Reply::TurnCancel(value),
            Reply::AuthStatus(value) => Reply::AuthStatus(value.into_owned()),
            Reply::AuthLoginStart(value) => Reply::AuthLoginStart(value.into_owned()),
            Reply::AuthLoginCallback(value) => Reply::AuthLoginCallback(value),
            Reply::AuthLoginCancel(value) => Reply::AuthLoginCancel(value),
            Reply::AuthLogout(value) => Reply::AuthLogout(value.into_owned()),
            Reply::CatalogProviders(value) => Reply::CatalogProviders(value.into_owned()),
            Reply::CatalogModels(value) => Reply::CatalogModels(value.into_owned()),
            Reply::CatalogRefresh(value) => Reply::CatalogRefresh(value.into_owned()),
            Reply::ConfigGet(value) => Reply::ConfigGet(value.into_owned()),
            Reply::ConfigSet(value) => Reply::ConfigSet(value.into_owned()),
        }
    }
    /// Appends the payload alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::reply(w, self))
    }
}
/// The payload of an event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EventBody<'a> {
    /// `turn.started`: A turn has begun to run. Follows the acceptance at once.
    TurnStarted(TurnStarted<'a>),
    /// `turn.assistant_delta`: The next piece of the assistant's text.
    TurnAssistantDelta(TurnAssistantDelta<'a>),
    /// `turn.activity`: Something the agent does besides talking. Dropped when the queue is full; the sequence then shows a gap.
    TurnActivity(TurnActivity<'a>),
    /// `turn.terminal`: The end of a turn, with its settled text.
    TurnTerminal(TurnTerminal<'a>),
    /// `auth.login.progress`: A login has moved on.
    AuthLoginProgress(AuthLoginProgress<'a>),
    /// `auth.login.terminal`: The end of a login, after its cleanup.
    AuthLoginTerminal(AuthLoginTerminal<'a>),
}
impl EventBody<'_> {
    /// The event it belongs to.
    pub const fn name(&self) -> EventName {
        match self {
            EventBody::TurnStarted(_) => EventName::TurnStarted,
            EventBody::TurnAssistantDelta(_) => EventName::TurnAssistantDelta,
            EventBody::TurnActivity(_) => EventName::TurnActivity,
            EventBody::TurnTerminal(_) => EventName::TurnTerminal,
            EventBody::AuthLoginProgress(_) => EventName::AuthLoginProgress,
            EventBody::AuthLoginTerminal(_) => EventName::AuthLoginTerminal,
        }
    }
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> EventBody<'static> {
        match self {
            EventBody::TurnStarted(value) => EventBody::TurnStarted(value.into_owned()),
            EventBody::TurnAssistantDelta(value) => {
                EventBody::TurnAssistantDelta(value.into_owned())
            }
            EventBody::TurnActivity(value) => EventBody::TurnActivity(value.into_owned()),
            EventBody::TurnTerminal(value) => EventBody::TurnTerminal(value.into_owned()),
            EventBody::AuthLoginProgress(value) => {
                EventBody::AuthLoginProgress(value.into_owned())
            }
            EventBody::AuthLoginTerminal(value) => {
                EventBody::AuthLoginTerminal(value.into_owned())
            }
        }
    }
    /// Appends the payload alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::event_body(w, self))
    }
}
impl EventBody<'_> {
    /// What all events of one start share: the id in the member `EventName::identity` names.
    pub fn identity(&self) -> &str {
        match self {
            EventBody::TurnStarted(value) => &value.turn_id,
            EventBody::TurnAssistantDelta(value) => &value.turn_id,
            EventBody::TurnActivity(value) => &value.turn_id,
            EventBody::TurnTerminal(value) => &value.turn_id,
            EventBody::AuthLoginProgress(value) => &value.login_id,
            EventBody::AuthLoginTerminal(value) => &value.login_id,
        }
    }
    /// Its place in the count of one start, where there is one.
    pub const fn sequence(&self) -> Option<u64> {
        match self {
            EventBody::TurnStarted(_) => Some(0),
            EventBody::TurnAssistantDelta(value) => Some(value.sequence),
            EventBody::TurnActivity(value) => Some(value.sequence),
            EventBody::TurnTerminal(value) => Some(value.sequence),
            EventBody::AuthLoginProgress(_) => None,
            EventBody::AuthLoginTerminal(_) => None,
        }
    }
}
impl Method {
    /// Reads the payload of a request alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode_call(self, payload: &[u8]) -> Result<Call<'_>, Fault> {
        Reader::decode(payload, &CONTRACT, PAYLOAD_CODE, |r| decode::call(r, self))
    }
    /// Reads the payload of a success alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode_reply(self, payload: &[u8]) -> Result<Reply<'_>, Fault> {
        Reader::decode(payload, &CONTRACT, PAYLOAD_CODE, |r| decode::reply(r, self))
    }
}
