//! Preflight: what the caller needs, what the service offers, and whether the two fit (spec: "Client preflight").
//! Sends nothing and remembers nothing but the agreement; the verdict is a value.

use std::borrow::Cow;

use app_wire::{
    ACTIVITY, ActivityCapabilities, Call, CatalogModelsRequest, CatalogProvidersRequest, EventName,
    InitializeSuccess, Limits, Method, PROTOCOL_VERSION, QueueClass, SessionListRequest,
    SessionReplayRequest, TRANSPORTS,
};
use thiserror::Error;

use crate::mismatch::Refused;

/// What the caller will do, and what it can take.
#[derive(Debug, Clone)]
pub struct Profile {
    /// Operations the caller will use; preflight demands them.
    pub needs: Vec<Method>,
    /// Whether the caller wants `turn.activity`. False: where it is not advertised, there is none.
    pub activity: bool,
    /// The caller's own bounds. Only narrower ones than those of the contract have an effect.
    pub bounds: Limits<'static>,
}

impl Profile {
    /// With activity, and the bounds of the contract.
    #[must_use]
    pub fn new(needs: impl IntoIterator<Item = Method>) -> Self {
        Self {
            needs: needs.into_iter().collect(),
            activity: true,
            bounds: Limits::advertised(),
        }
    }
}

/// What a successful preflight settled.
#[derive(Debug, Clone)]
pub struct Agreed {
    /// Release of the service; tells nothing about the contract.
    pub server_version: String,
    /// The schema that the service was made from; None: it does not tell. Equal to `app_wire::SCHEMA_DIGEST`: the same text.
    pub schema_digest: Option<String>,
    /// Known operations that the service offers.
    pub operations: Vec<Method>,
    /// All events that may come.
    pub events: Vec<EventName>,
    /// What the service advertised.
    pub limits: Limits<'static>,
    /// What activity can show; None: there is none.
    pub activity: Option<ActivityCapabilities>,
}

/// Why this caller cannot work with this service.
#[derive(Debug, Error, PartialEq, Eq)]
pub enum Incompatible {
    /// The capabilities leave out the version that was agreed.
    #[error("it does not list protocol version {PROTOCOL_VERSION}")]
    Version,
    /// None of the transports this client knows.
    #[error("it does not serve {}", TRANSPORTS.join(" or "))]
    Transport,
    /// A needed operation is missing.
    #[error("it does not offer {}, which this client needs", .0.as_str())]
    Operation(Method),
    /// An event this client does not know could come at any time.
    #[error("it can send {0:?}, which this client does not know")]
    UnknownEvent(String),
    /// A needed operation is offered without an event it cannot do without.
    #[error("it offers {} without its event {}", .0.as_str(), .1.as_str())]
    EventMissing(Method, EventName),
    /// Activity is advertised and absent at once, or wanted and not there.
    #[error("its activity is {0}")]
    Activity(&'static str),
    /// The service may send more than this client can take.
    #[error("its {limit} is {advertised}, and this client takes at most {supported}")]
    Limit {
        /// Wire name.
        limit: &'static str,
        /// By the service.
        advertised: u64,
        /// By the caller.
        supported: u64,
    },
    /// The two limits objects of the answer differ.
    #[error("its limits are not the same in both places of the answer")]
    Limits,
}

/// Numbers with their wire names.
macro_rules! named {
    ($from:expr; $($limit:ident)+) => { [$((stringify!($limit), $from.$limit)),+] };
}

/// Whether the caller can work with what the service says of itself.
pub(crate) fn agree(
    profile: &Profile,
    offer: &InitializeSuccess<'_>,
) -> Result<Agreed, Incompatible> {
    let capabilities = &offer.capabilities;
    if !capabilities.protocol_versions.contains(&PROTOCOL_VERSION) {
        return Err(Incompatible::Version);
    }
    if !capabilities
        .transports
        .iter()
        .any(|name| TRANSPORTS.contains(&name.as_str()))
    {
        return Err(Incompatible::Transport);
    }
    let operations: Vec<Method> = capabilities
        .operations
        .iter()
        .filter_map(|name| Method::parse(name.as_str()))
        .collect();
    if let Some(missing) = profile.needs.iter().find(|need| !operations.contains(need)) {
        return Err(Incompatible::Operation(*missing));
    }
    let known = |name: &str| {
        EventName::parse(name).ok_or_else(|| Incompatible::UnknownEvent(name.to_owned()))
    };
    let events = capabilities
        .events
        .iter()
        .map(|name| known(name.as_str()))
        .collect::<Result<Vec<_>, _>>()?;
    complete(&profile.needs, &events)?;
    let activity = activity(profile, &events, capabilities.activity.as_ref())?;
    if offer.limits != capabilities.limits {
        return Err(Incompatible::Limits);
    }
    within(output_bounds(&profile.bounds), output_bounds(&offer.limits))?;
    Ok(Agreed {
        server_version: offer.server_version.clone().into_owned(),
        schema_digest: offer.schema_digest.clone().map(Cow::into_owned),
        operations,
        events,
        limits: offer.limits.clone().into_owned(),
        activity,
    })
}

/// A needed operation comes with its events. The ones that may be dropped may also be absent.
fn complete(needs: &[Method], events: &[EventName]) -> Result<(), Incompatible> {
    for need in needs {
        let needed =
            |event: &&EventName| event.of() == *need && event.queue() == QueueClass::Lossless;
        if let Some(missing) = EventName::ALL
            .iter()
            .filter(needed)
            .find(|event| !events.contains(event))
        {
            return Err(Incompatible::EventMissing(*need, *missing));
        }
    }
    Ok(())
}

fn activity(
    profile: &Profile,
    events: &[EventName],
    offered: Option<&ActivityCapabilities>,
) -> Result<Option<ActivityCapabilities>, Incompatible> {
    let offered = match (events.contains(&EventName::TurnActivity), offered) {
        (true, Some(flags)) if flags.events => flags,
        (true, Some(_)) => {
            return Err(Incompatible::Activity(
                "advertised and switched off at once",
            ));
        }
        (true, None) => {
            return Err(Incompatible::Activity(
                "advertised, but nothing says what it can show",
            ));
        }
        (false, _) if profile.activity => {
            return Err(Incompatible::Activity(
                "not advertised, and this client needs it",
            ));
        }
        (false, _) => return Ok(None),
    };
    if offered.approvals {
        return Err(Incompatible::Activity(
            "waiting for approvals, which this client cannot give",
        ));
    }
    within(
        named!(ACTIVITY; max_summary_bytes),
        named!(offered; max_summary_bytes),
    )?;
    Ok(Some(offered.clone()))
}

/// The limits that bound what a service may send. The items of a page are not among them: a request can name its own
/// number, see [`Agreed::paged`].
fn output_bounds(limits: &Limits<'_>) -> [(&'static str, u64); 10] {
    named!(limits; max_record_bytes max_payload_bytes max_error_message_bytes max_id_bytes max_name_bytes max_string_bytes
        max_json_depth max_array_items max_object_fields max_session_replay_page_bytes)
}

fn within<const N: usize>(
    own: [(&'static str, u64); N],
    theirs: [(&'static str, u64); N],
) -> Result<(), Incompatible> {
    for ((limit, supported), (_, advertised)) in own.into_iter().zip(theirs) {
        if advertised > supported {
            return Err(Incompatible::Limit {
                limit,
                advertised,
                supported,
            });
        }
    }
    Ok(())
}

impl Agreed {
    /// The request with a page that both sides can take: where the service would fill a larger one by itself, the
    /// request names the number.
    pub(crate) fn paged<'a>(&self, mut call: Call<'a>) -> Result<Call<'a>, Refused> {
        let method = call.method();
        let ours = Limits::advertised();
        let (items, [(limit, own)], [(_, theirs)]) = match &mut call {
            Call::SessionList(SessionListRequest { limit, .. })
            | Call::SessionReplay(SessionReplayRequest { limit, .. }) => (
                limit,
                named!(ours; max_session_page_items),
                named!(self.limits; max_session_page_items),
            ),
            Call::CatalogProviders(CatalogProvidersRequest { limit, .. })
            | Call::CatalogModels(CatalogModelsRequest { limit, .. }) => (
                limit,
                named!(ours; max_catalog_page_items),
                named!(self.limits; max_catalog_page_items),
            ),
            _ => return Ok(call),
        };
        let max = own.min(theirs);
        match *items {
            Some(found) if u64::from(found) > max => {
                return Err(Refused::Limit {
                    method,
                    limit,
                    found: found.into(),
                    max,
                });
            }
            None if theirs > own => *items = u8::try_from(max).ok(),
            Some(_) | None => {}
        }
        Ok(call)
    }
}
