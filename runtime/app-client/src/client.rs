//! The one who asks and follows: requests out, records in, each checked against what was asked.
//! Never guesses an outcome; what the stream does not settle stays unsettled.

use std::borrow::Cow;
use std::collections::BTreeMap;

use app_wire::{
    Call, ErrorCode, Event, EventBody, InitializeRequest, Method, PROTOCOL_VERSION, Phase, Record,
    Reply, Request, Response, SessionAnswer, SessionRule, WireError, limits,
};

use crate::agreed::{self, Agreed, Profile};
use crate::lifecycle::{self, Started};
use crate::mismatch::{Mismatch, Refused};
use crate::narrower::Narrower;

/// One client of one service process.
pub struct Client {
    profile: Profile,
    agreed: Option<Agreed>,
    narrower: Option<Narrower>,
    /// Closed by the first mismatch.
    closed: bool,
    sent: u64,
    /// By request id.
    pending: BTreeMap<String, Pending>,
    /// By request id of the start.
    started: BTreeMap<String, Started>,
}

/// A request without its answer.
struct Pending {
    method: Method,
    session_id: Option<String>,
}

/// What an accepted record is.
#[derive(Debug)]
pub enum Received {
    /// A request succeeded. After `initialize`: preflight has passed.
    Reply {
        /// Of the request.
        request_id: String,
        /// Of the envelope.
        session_id: Option<String>,
        /// The payload.
        reply: Reply<'static>,
    },
    /// A request failed; its code may be one that is not known here. Never a reason to send it again by itself.
    Failure {
        /// Of the request.
        request_id: String,
        /// Code and fixed message.
        error: WireError<'static>,
    },
    /// The service could not tell which request it refused.
    Uncorrelated {
        /// Code and fixed message.
        error: WireError<'static>,
    },
    /// Something that was started goes on or ends.
    Event {
        /// Of the start.
        request_id: String,
        /// Of the envelope.
        session_id: Option<String>,
        /// The payload.
        body: EventBody<'static>,
        /// Sequence numbers left out just before it: live progress that was dropped.
        missing: u64,
    },
}

/// Something that was begun and has no outcome.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unsettled {
    /// Of the request.
    pub request_id: String,
    /// Of the request.
    pub method: Method,
    /// The turn or login, if the start was answered.
    pub identity: Option<String>,
}

impl Client {
    /// A client that has sent nothing.
    #[must_use]
    pub fn new(profile: Profile) -> Self {
        Self {
            profile,
            agreed: None,
            narrower: None,
            closed: false,
            sent: 0,
            pending: BTreeMap::new(),
            started: BTreeMap::new(),
        }
    }

    /// What preflight settled; None before it passed, and after a negotiation that failed.
    #[must_use]
    pub fn agreed(&self) -> Option<&Agreed> {
        self.agreed.as_ref()
    }

    /// Appends an `initialize` record to `out` and says its request id. Where the caller needs more operations than
    /// one list may name, the list stays empty and preflight compares.
    ///
    /// # Errors
    /// After a mismatch.
    pub fn initialize(&mut self, out: &mut Vec<u8>) -> Result<String, Refused> {
        let needs = &self.profile.needs;
        let named = if needs.len() <= limits::MAX_NEGOTIATION_ITEMS {
            needs.as_slice()
        } else {
            &[]
        };
        let call = Call::Initialize(InitializeRequest {
            supported_protocol_versions: vec![PROTOCOL_VERSION].into(),
            requested_capabilities: Some(
                named
                    .iter()
                    .map(|need| Cow::Borrowed(need.as_str()))
                    .collect(),
            ),
        });
        self.send(None, call, out)
    }

    /// Appends one request to `out` and says its request id.
    ///
    /// # Errors
    /// What the service would have to refuse by its own word is not sent, and nothing is before preflight passed.
    pub fn request(
        &mut self,
        session_id: Option<&str>,
        call: Call<'_>,
        out: &mut Vec<u8>,
    ) -> Result<String, Refused> {
        let method = call.method();
        if method == Method::Initialize {
            return Err(Refused::Negotiation);
        }
        let agreed = self.agreed.as_ref().ok_or(Refused::NotAgreed { method })?;
        if !agreed.operations.contains(&method) {
            return Err(Refused::NotOffered { method });
        }
        let call = agreed.paged(call)?;
        self.send(session_id, call, out)
    }

    fn send(
        &mut self,
        session_id: Option<&str>,
        call: Call<'_>,
        out: &mut Vec<u8>,
    ) -> Result<String, Refused> {
        let method = call.method();
        if self.closed {
            return Err(Refused::Closed { method });
        }
        match (method.session(), session_id) {
            (SessionRule::Omit, Some(_)) | (SessionRule::Required, None) => {
                return Err(Refused::Session {
                    method,
                    rule: method.session(),
                });
            }
            (SessionRule::Omit, None)
            | (SessionRule::Required, Some(_))
            | (SessionRule::Optional, _) => {}
        }
        let request_id = format!("r{}", self.sent + 1);
        let mut record = Vec::new();
        let request = Request {
            request_id: Cow::Borrowed(&request_id),
            session_id: session_id.map(Cow::Borrowed),
            call,
        };
        request
            .encode(&mut record)
            .map_err(|fault| Refused::Bound { method, fault })?;
        if let Some(over) = self
            .narrower
            .as_ref()
            .and_then(|narrower| narrower.broken_by(&record))
        {
            return Err(Refused::Bound {
                method,
                fault: over,
            });
        }
        self.sent += 1;
        self.pending.insert(
            request_id.clone(),
            Pending {
                method,
                session_id: session_id.map(str::to_owned),
            },
        );
        out.append(&mut record);
        Ok(request_id)
    }

    /// Takes one record from the service, with or without its newline.
    ///
    /// # Errors
    /// The first mismatch closes the client: from then on everything is refused.
    pub fn accept(&mut self, record: &[u8]) -> Result<Received, Mismatch> {
        if self.closed {
            return Err(Mismatch::Closed);
        }
        let received = self.judge(record);
        if received.is_err() {
            self.closed = true;
            self.agreed = None;
        }
        received
    }

    /// The stream is over: what was begun and not settled. None of it may be taken for an outcome.
    #[must_use]
    pub fn ended(&mut self) -> Vec<Unsettled> {
        self.closed = true;
        let pending = std::mem::take(&mut self.pending);
        let started = std::mem::take(&mut self.started);
        let unanswered = pending.into_iter().map(|(request_id, request)| Unsettled {
            request_id,
            method: request.method,
            identity: None,
        });
        let running = started.into_iter().map(|(request_id, started)| Unsettled {
            request_id,
            method: started.method,
            identity: Some(started.identity),
        });
        unanswered.chain(running).collect()
    }

    fn judge(&mut self, record: &[u8]) -> Result<Received, Mismatch> {
        let bytes = record.strip_suffix(b"\n").unwrap_or(record).len() + 1;
        if bytes > limits::MAX_RECORD_BYTES {
            return Err(Mismatch::TooLong {
                bytes,
                max: limits::MAX_RECORD_BYTES,
            });
        }
        if let Some(over) = self
            .narrower
            .as_ref()
            .and_then(|narrower| narrower.broken_by(record))
        {
            return Err(Mismatch::Malformed(over));
        }
        match app_wire::decode_record(record).map_err(Mismatch::Malformed)? {
            Record::Request(_) => Err(Mismatch::Request),
            Record::Response(response) => self.response(response),
            Record::Event(event) => self.event(event),
        }
    }

    fn response(&mut self, response: Response<'_>) -> Result<Received, Mismatch> {
        let Some(request_id) = response.request_id.as_deref() else {
            return uncorrelated(response);
        };
        let request_id = request_id.to_owned();
        let Some(pending) = self.pending.remove(&request_id) else {
            return Err(Mismatch::UnknownRequest { request_id });
        };
        if response.method.as_deref() != Some(pending.method.as_str()) {
            return Err(Mismatch::OtherMethod {
                request_id,
                method: pending.method,
            });
        }
        let session_id = response.session_id.as_deref();
        match response.result {
            Err(error) => {
                if session_id != pending.session_id.as_deref() {
                    return Err(Mismatch::OtherSession { request_id });
                }
                if pending.method == Method::Initialize {
                    // The service keeps an earlier success; this client does not work on after a failed negotiation.
                    self.agreed = None;
                }
                Ok(Received::Failure {
                    request_id,
                    error: error.into_owned(),
                })
            }
            Ok(reply) => self.reply(request_id, &pending, session_id, reply),
        }
    }

    fn reply(
        &mut self,
        request_id: String,
        pending: &Pending,
        session_id: Option<&str>,
        reply: Reply<'_>,
    ) -> Result<Received, Mismatch> {
        let asked = pending.session_id.as_deref();
        let right = match pending.method.answers_session() {
            SessionAnswer::None => session_id.is_none(),
            SessionAnswer::Same => session_id == asked,
            SessionAnswer::Assigned => {
                session_id.is_some() && (asked.is_none() || session_id == asked)
            }
        };
        if !right || lifecycle::session_of(&reply).is_some_and(|named| Some(named) != session_id) {
            return Err(Mismatch::OtherSession { request_id });
        }
        if let Reply::Initialize(offer) = &reply {
            let agreed = agreed::agree(&self.profile, offer)?;
            self.narrower = Narrower::of(&agreed.limits);
            self.agreed = Some(agreed);
        }
        if let Some(started) = Started::by(&reply, session_id) {
            self.started.insert(request_id.clone(), started);
        }
        let session_id = session_id.map(str::to_owned);
        Ok(Received::Reply {
            request_id,
            session_id,
            reply: reply.into_owned(),
        })
    }

    fn event(&mut self, event: Event<'_>) -> Result<Received, Mismatch> {
        let name = event.body.name();
        if self
            .agreed
            .as_ref()
            .is_some_and(|agreed| !agreed.events.contains(&name))
        {
            return Err(Mismatch::NotAdvertised { event: name });
        }
        let request_id = event.request_id.clone().into_owned();
        let Some(started) = self.started.get_mut(&request_id) else {
            return Err(Mismatch::Unbound {
                request_id,
                event: name,
            });
        };
        let step = started.step(&event)?;
        if step.ended {
            self.started.remove(&request_id);
        }
        let Event {
            session_id, body, ..
        } = event.into_owned();
        Ok(Received::Event {
            request_id,
            session_id: session_id.map(Cow::into_owned),
            body,
            missing: step.missing,
        })
    }
}

/// An error that names no request: only one that a record without a safe id can earn.
fn uncorrelated(response: Response<'_>) -> Result<Received, Mismatch> {
    match response.result {
        Err(error) if error.known().is_none_or(unattributable) => Ok(Received::Uncorrelated {
            error: error.into_owned(),
        }),
        Err(_) | Ok(_) => Err(Mismatch::Uncorrelated),
    }
}

/// Whether the code can be earned before a request id is known to be safe.
fn unattributable(code: ErrorCode) -> bool {
    code.phase() <= Phase::Envelope && code.phase() != Phase::Reservation
}
