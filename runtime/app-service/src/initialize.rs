//! What the service says of itself: negotiation, capabilities, status.
//! Advertises what is built and nothing else.

use std::borrow::Cow;

use app_wire::{
    ACTIVITY, AdvertisedEvent, AdvertisedOperation, AdvertisedTransport, CapabilitiesSuccess,
    ErrorCode, EventName, InitializeRequest, InitializeSuccess, Limits, Method, PROTOCOL_VERSION,
    Reply, SCHEMA_DIGEST, SERVER_NAME, StatusSuccess, TRANSPORTS,
};

use crate::ask::{Ask, Readiness, Ticket};
use crate::intake::Identity;
use crate::refusal::Refusal;
use crate::service::Service;

/// Whether this service carries the operation out. What is not built is neither advertised nor known.
pub(crate) fn built(method: Method) -> bool {
    match method {
        Method::Initialize
        | Method::Status
        | Method::Capabilities
        | Method::SessionList
        | Method::SessionCreate
        | Method::SessionOpen
        | Method::SessionReplay
        | Method::SessionClose
        | Method::TurnStart
        | Method::TurnCancel => true,
        Method::AuthStatus
        | Method::AuthLoginStart
        | Method::AuthLoginCallback
        | Method::AuthLoginCancel
        | Method::AuthLogout
        | Method::CatalogProviders
        | Method::CatalogModels
        | Method::CatalogRefresh
        | Method::ConfigGet
        | Method::ConfigSet => false,
    }
}

/// The advertised sets: complete, and the same whatever was requested.
pub(crate) fn capabilities() -> CapabilitiesSuccess<'static> {
    CapabilitiesSuccess {
        protocol_versions: vec![PROTOCOL_VERSION].into(),
        operations: operations()
            .map(|method| AdvertisedOperation::from_text(Cow::Borrowed(method.as_str())))
            .collect(),
        events: events()
            .map(|event| AdvertisedEvent::from_text(Cow::Borrowed(event.as_str())))
            .collect(),
        transports: TRANSPORTS
            .iter()
            .map(|name| AdvertisedTransport::from_text(Cow::Borrowed(name)))
            .collect(),
        limits: Limits::advertised(),
        activity: Some(ACTIVITY),
    }
}

fn operations() -> impl Iterator<Item = Method> {
    Method::ALL.iter().copied().filter(|method| built(*method))
}

fn events() -> impl Iterator<Item = EventName> {
    EventName::ALL
        .iter()
        .copied()
        .filter(|event| built(event.of()))
}

impl Service {
    /// Repeatable. A failure leaves an earlier success as it is.
    pub(crate) fn initialize(
        &mut self,
        request: &InitializeRequest<'_>,
    ) -> Result<Reply<'static>, Refusal> {
        if !request
            .supported_protocol_versions
            .contains(&PROTOCOL_VERSION)
        {
            return Err(ErrorCode::UnsupportedVersion.into());
        }
        let supported = |name: &Cow<'_, str>| Method::parse(name).is_some_and(built);
        if !request
            .requested_capabilities
            .iter()
            .flatten()
            .all(supported)
        {
            return Err(ErrorCode::UnsupportedCapability.into());
        }
        self.initialized = true;
        Ok(Reply::Initialize(Box::new(InitializeSuccess {
            server_name: Cow::Borrowed(SERVER_NAME),
            server_version: Cow::Owned(self.server_version.clone()),
            schema_digest: Some(Cow::Borrowed(SCHEMA_DIGEST)),
            limits: Limits::advertised(),
            capabilities: capabilities(),
        })))
    }

    /// Asks the world; the answer is written when its news comes.
    pub(crate) fn status(&mut self, identity: Identity<'_>) {
        let ticket = self.ids.ticket();
        self.asked.insert(ticket, identity.into_owned());
        self.outgoing.ask(Ask::Status { ticket });
    }

    pub(crate) fn status_known(&mut self, ticket: Ticket, readiness: Readiness) {
        let Some(identity) = self.asked.remove(&ticket) else {
            return;
        };
        let ready = match readiness {
            Readiness::Ready => Ok(true),
            Readiness::NotReady => Ok(false),
            Readiness::Unreadable => Err(Refusal(ErrorCode::InternalError)),
        };
        self.answer(
            &identity,
            ready.map(|provider_auth_ready| {
                Reply::Status(StatusSuccess {
                    provider_auth_ready,
                })
            }),
        );
    }
}
