//! One started operation, from its answer to its terminal event.
//! Takes the order, the identity and the counting from the tables of the contract; knows no event by name.

use app_wire::{Event, EventBody, EventOrder, Method, Reply};

use crate::mismatch::Mismatch;

/// What one request started and has not ended yet.
#[derive(Debug)]
pub(crate) struct Started {
    pub(crate) method: Method,
    pub(crate) session_id: Option<String>,
    /// Of the turn or login.
    pub(crate) identity: String,
    /// The opening event came, or the operation has none.
    opened: bool,
    /// The last sequence accepted.
    last: Option<u64>,
}

/// What an accepted event means for the one who follows.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// Sequence numbers left out just before this event.
    pub(crate) missing: u64,
    /// It was the last one.
    pub(crate) ended: bool,
}

impl Started {
    /// What the answer starts; None: it is over with its answer.
    pub(crate) fn by(reply: &Reply<'_>, session_id: Option<&str>) -> Option<Self> {
        let method = reply.method();
        method.ends()?;
        let opens = method
            .starts()
            .iter()
            .any(|event| event.order() == EventOrder::First);
        Some(Self {
            method,
            session_id: session_id.map(str::to_owned),
            identity: started_identity(reply)?.to_owned(),
            opened: !opens,
            last: None,
        })
    }

    /// The next event of this start.
    pub(crate) fn step(&mut self, event: &Event<'_>) -> Result<Step, Mismatch> {
        let name = event.body.name();
        let request_id = || event.request_id.clone().into_owned();
        if name.of() != self.method {
            return Err(Mismatch::Unbound {
                request_id: request_id(),
                event: name,
            });
        }
        let session_id = self
            .session_id
            .as_deref()
            .filter(|_| name.carries_session());
        if event.session_id.as_deref() != session_id
            || payload_session(&event.body).is_some_and(|id| Some(id) != session_id)
        {
            return Err(Mismatch::OtherSession {
                request_id: request_id(),
            });
        }
        if event.body.identity() != self.identity {
            return Err(Mismatch::OtherIdentity {
                request_id: request_id(),
                member: name.identity(),
            });
        }
        if self.opened == (name.order() == EventOrder::First) {
            return Err(Mismatch::Order {
                request_id: request_id(),
                event: name,
            });
        }
        let missing = self.count(event)?;
        self.opened = true;
        Ok(Step {
            missing,
            ended: name.order() == EventOrder::Terminal,
        })
    }

    fn count(&mut self, event: &Event<'_>) -> Result<u64, Mismatch> {
        let Some(found) = event.body.sequence() else {
            return Ok(0);
        };
        let missing = match self.last {
            Some(last) if found <= last => {
                let request_id = event.request_id.clone().into_owned();
                return Err(Mismatch::Sequence {
                    request_id,
                    event: event.body.name(),
                    last,
                    found,
                });
            }
            Some(last) => found - last - 1,
            None => found,
        };
        self.last = Some(found);
        Ok(missing)
    }
}

/// What all events of the start will name.
fn started_identity<'a>(reply: &'a Reply<'_>) -> Option<&'a str> {
    match reply {
        Reply::TurnStart(turn) => Some(&turn.turn_id),
        Reply::AuthLoginStart(login) => Some(&login.login_id),
        _ => None,
    }
}

/// The session that the payload itself names, where it does.
fn payload_session<'a>(body: &'a EventBody<'_>) -> Option<&'a str> {
    match body {
        EventBody::TurnStarted(started) => Some(&started.session_id),
        EventBody::TurnTerminal(terminal) => Some(&terminal.session_id),
        EventBody::TurnAssistantDelta(_)
        | EventBody::TurnActivity(_)
        | EventBody::AuthLoginProgress(_)
        | EventBody::AuthLoginTerminal(_) => None,
    }
}

/// The session that the answer itself names, where it does.
pub(crate) fn session_of<'a>(reply: &'a Reply<'_>) -> Option<&'a str> {
    match reply {
        Reply::SessionCreate(session) => Some(&session.session_id),
        Reply::SessionOpen(session) => Some(&session.session_id),
        Reply::SessionClose(session) => Some(&session.session_id),
        Reply::TurnStart(turn) => Some(&turn.session_id),
        Reply::Initialize(_)
        | Reply::Status(_)
        | Reply::Capabilities(_)
        | Reply::SessionList(_)
        | Reply::SessionReplay(_)
        | Reply::TurnCancel(_)
        | Reply::AuthStatus(_)
        | Reply::AuthLoginStart(_)
        | Reply::AuthLoginCallback(_)
        | Reply::AuthLoginCancel(_)
        | Reply::AuthLogout(_)
        | Reply::CatalogProviders(_)
        | Reply::CatalogModels(_)
        | Reply::CatalogRefresh(_)
        | Reply::ConfigGet(_)
        | Reply::ConfigSet(_) => None,
    }
}
