// @generated from schema/app-service by codegen. Do not edit.
//! The three records of the wire.
//! How they are read and written stands elsewhere.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
/// One line from the client to the service. Closed: a member that is not listed here is refused, so that a misspelt one is noticed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request<'a> {
    /// Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.
    pub request_id: RequestId<'a>,
    /// The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.
    ///
    /// None: left out or `null`.
    pub session_id: Option<SessionId<'a>>,
    /// Operation and payload.
    pub call: Call<'a>,
}
impl Request<'_> {
    /// The same record, independent of what it was read from.
    pub fn into_owned(self) -> Request<'static> {
        Request {
            request_id: Cow::Owned(self.request_id.into_owned()),
            session_id: self.session_id.map(|value| Cow::Owned(value.into_owned())),
            call: self.call.into_owned(),
        }
    }
    /// Appends the record and its newline.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, true, |w| encode::request(w, self))
    }
}
/// Reads one request, with or without its newline.
///
/// Strict: members that the contract does not name are refused.
///
/// # Errors
/// The gravest broken rule.
pub fn decode_request(record: &[u8]) -> Result<Request<'_>, Fault> {
    Reader::decode(record, &CONTRACT, CONTRACT.verdicts.shape, decode::request)
}
/// The one answer to a request, on one line. Every member is always written: success has a payload and a null error, failure a null payload and an error. Identity that could not be taken safely from a broken record is null.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct Response<'a> {
    /// The id of the request that is answered. Null only in a failure, where the record had no safe id.
    ///
    /// None: `null`.
    pub request_id: Option<RequestId<'a>>,
    /// The session of the request, or the one that the operation made for it. Null where no session is concerned.
    ///
    /// None: `null`.
    pub session_id: Option<SessionId<'a>>,
    /// The operation that is answered. Null only in a failure, where the record named no safe method.
    ///
    /// None: `null`.
    pub method: Option<Cow<'a, str>>,
    /// The payload of a success, or why it failed.
    pub result: Result<Reply<'a>, WireError<'a>>,
}
impl Response<'_> {
    /// The same record, independent of what it was read from.
    pub fn into_owned(self) -> Response<'static> {
        Response {
            request_id: self.request_id.map(|value| Cow::Owned(value.into_owned())),
            session_id: self.session_id.map(|value| Cow::Owned(value.into_owned())),
            method: self.method.map(|value| Cow::Owned(value.into_owned())),
            result: self
                .result
                .map(Reply::into_owned)
                .map_err(|error| error.into_owned()),
        }
    }
    /// Appends the record and its newline.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, true, |w| encode::response(w, self))
    }
}
/// Reads one response, with or without its newline.
///
/// Tolerant: members that the contract does not name are bounded and ignored.
///
/// # Errors
/// The gravest broken rule.
pub fn decode_response(record: &[u8]) -> Result<Response<'_>, Fault> {
    Reader::decode(record, &CONTRACT, CONTRACT.verdicts.shape, decode::response)
}
/// Something that happened while a turn or a login ran, on one line. Events do not use up the answer of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct Event<'a> {
    /// Identity of this record.
    pub event_id: EventId<'a>,
    /// The id of the request that started the turn or login.
    pub request_id: RequestId<'a>,
    /// The session of the turn; null in events of a login.
    ///
    /// None: `null`.
    pub session_id: Option<SessionId<'a>>,
    /// Event and payload.
    pub body: EventBody<'a>,
}
impl Event<'_> {
    /// The same record, independent of what it was read from.
    pub fn into_owned(self) -> Event<'static> {
        Event {
            event_id: Cow::Owned(self.event_id.into_owned()),
            request_id: Cow::Owned(self.request_id.into_owned()),
            session_id: self.session_id.map(|value| Cow::Owned(value.into_owned())),
            body: self.body.into_owned(),
        }
    }
    /// Appends the record and its newline.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, true, |w| encode::event(w, self))
    }
}
/// Reads one event, with or without its newline.
///
/// Tolerant: members that the contract does not name are bounded and ignored.
///
/// # Errors
/// The gravest broken rule.
pub fn decode_event(record: &[u8]) -> Result<Event<'_>, Fault> {
    Reader::decode(record, &CONTRACT, CONTRACT.verdicts.shape, decode::event)
}
/// The conversation between a frontend and the application service: what can be asked, what is answered, what happens in between and in which order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Record<'a> {
    /// One line from the client to the service. Closed: a member that is not listed here is refused, so that a misspelt one is noticed.
    Request(Request<'a>),
    /// The one answer to a request, on one line. Every member is always written: success has a payload and a null error, failure a null payload and an error. Identity that could not be taken safely from a broken record is null.
    Response(Response<'a>),
    /// Something that happened while a turn or a login ran, on one line. Events do not use up the answer of a request.
    Event(Event<'a>),
}
impl Record<'_> {
    /// The same record, independent of what it was read from.
    pub fn into_owned(self) -> Record<'static> {
        match self {
            Record::Request(record) => Record::Request(record.into_owned()),
            Record::Response(record) => Record::Response(record.into_owned()),
            Record::Event(record) => Record::Event(record.into_owned()),
        }
    }
    /// Appends the record and its newline.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        match self {
            Record::Request(record) => record.encode(out),
            Record::Response(record) => record.encode(out),
            Record::Event(record) => record.encode(out),
        }
    }
}
/// Reads a record of any kind.
///
/// # Errors
/// The gravest broken rule.
pub fn decode_record(record: &[u8]) -> Result<Record<'_>, Fault> {
    Reader::decode(record, &CONTRACT, CONTRACT.verdicts.shape, decode::record)
}
impl WireError<'static> {
    /// The error of a code, with its fixed message.
    pub fn of(code: ErrorCode) -> Self {
        WireError {
            code: WireErrorCode::from_text(Cow::Borrowed(code.as_str())),
            message: Cow::Borrowed(code.message()),
        }
    }
}
impl WireError<'_> {
    /// The code, if this build knows it.
    pub fn known(&self) -> Option<ErrorCode> {
        ErrorCode::parse(self.code.as_str())
    }
}
