//! What a stream or a request can do wrong, in words a person can act on.
//! Names ids, methods, rules and places; never the content of a message.

use app_wire::{EventName, Method};
use bounded::Fault;
use thiserror::Error;

use crate::agreed::Incompatible;

/// The service broke the contract. The stream is no longer trusted: nothing more is taken from it, nothing more is sent.
#[derive(Debug, Error, PartialEq, Eq)]
pub enum Mismatch {
    /// The record, with its newline, is over the bound of a record.
    #[error("a record of {bytes} bytes is over the {max} this client takes; stop the service")]
    TooLong {
        /// As received, with the newline.
        bytes: usize,
        /// What is taken.
        max: usize,
    },
    /// Not a record of this contract.
    #[error("a record breaks the contract: {0}; stop the service")]
    Malformed(Fault),
    /// A request came from the service.
    #[error("the service sent a request, which only a client may; stop the service")]
    Request,
    /// No request of this id waits for an answer.
    #[error("a response names request {request_id}, which waits for none; stop the service")]
    UnknownRequest {
        /// As received.
        request_id: String,
    },
    /// The answer is about another operation than the request.
    #[error("the response to request {request_id} is not about {method}; stop the service")]
    OtherMethod {
        /// Of the request.
        request_id: String,
        /// Of the request.
        method: Method,
    },
    /// An error without a request id that only a request with an id can earn.
    #[error("an error that belongs to a request names none; stop the service")]
    Uncorrelated,
    /// The envelope or the payload names another session than the request.
    #[error(
        "a record for request {request_id} is about another session than the request; stop the service"
    )]
    OtherSession {
        /// Of the request.
        request_id: String,
    },
    /// The payload names another turn or login than the one that was started.
    #[error(
        "a record for request {request_id} is about another {member} than the one it started; stop the service"
    )]
    OtherIdentity {
        /// Of the request.
        request_id: String,
        /// The payload member that differs.
        member: &'static str,
    },
    /// The service did not advertise this event.
    #[error("the service sent {event}, which it did not advertise; stop the service")]
    NotAdvertised {
        /// Its name.
        event: EventName,
    },
    /// Nothing that was started, and has not ended, goes by this request id.
    #[error(
        "{event} names request {request_id}, which started nothing or is over; stop the service"
    )]
    Unbound {
        /// As received.
        request_id: String,
        /// Its name.
        event: EventName,
    },
    /// The event may not stand at this place.
    #[error("{event} for request {request_id} is out of order; stop the service")]
    Order {
        /// Of the start.
        request_id: String,
        /// Its name.
        event: EventName,
    },
    /// The sequence did not rise.
    #[error("{event} for request {request_id} has sequence {found} after {last}; stop the service")]
    Sequence {
        /// Of the start.
        request_id: String,
        /// Its name.
        event: EventName,
        /// The last one accepted.
        last: u64,
        /// The one received.
        found: u64,
    },
    /// Preflight: this client cannot work with this service. Nothing was changed there.
    #[error(
        "this client cannot work with this service: {0}; nothing was sent that changes anything"
    )]
    Incompatible(#[from] Incompatible),
    /// An earlier mismatch closed the client.
    #[error("the stream is no longer trusted since an earlier mismatch; start the service again")]
    Closed,
}

/// A request that was not sent, because the service would have to refuse it or this client could not follow it.
#[derive(Debug, Error, PartialEq, Eq)]
pub enum Refused {
    /// Preflight has not passed, or a later negotiation failed.
    #[error(
        "{method} was not sent: no successful initialize stands; send initialize and wait for its answer"
    )]
    NotAgreed {
        /// What was to be sent.
        method: Method,
    },
    /// An `initialize` goes through [`Client::initialize`](crate::Client::initialize).
    #[error("initialize was not sent: negotiation has a call of its own")]
    Negotiation,
    /// The service does not offer it.
    #[error("{method} was not sent: the service does not offer it")]
    NotOffered {
        /// What was to be sent.
        method: Method,
    },
    /// The operation needs a session, or takes none.
    #[error("{method} was not sent: its session rule is {rule:?}")]
    Session {
        /// What was to be sent.
        method: Method,
        /// What it asks for.
        rule: app_wire::SessionRule,
    },
    /// The request is over a bound of the contract or of this service.
    #[error("{method} was not sent: {fault}; make it smaller")]
    Bound {
        /// What was to be sent.
        method: Method,
        /// Which bound, and where.
        fault: Fault,
    },
    /// The request is over a bound that this service advertised.
    #[error(
        "{method} was not sent: it has {found} where the service takes {max} ({limit}); make it smaller"
    )]
    Limit {
        /// What was to be sent.
        method: Method,
        /// Wire name of the limit.
        limit: &'static str,
        /// Of the request.
        found: u64,
        /// As agreed.
        max: u64,
    },
    /// An earlier mismatch closed the client.
    #[error("{method} was not sent: the stream is no longer trusted; start the service again")]
    Closed {
        /// What was to be sent.
        method: Method,
    },
}
