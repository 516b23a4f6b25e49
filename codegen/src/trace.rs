//! A transcript against the lifecycle: who answers what, in which order, about which session, turn or login.
//! Judges each record by `record` first; reads no file, and knows no operation or event by name.

use std::collections::{BTreeMap, VecDeque};

use bounded::Fault;

use crate::model::{Envelope, Event, EventOrder, Model, Node, Operation, SessionAnswer, Shape};
use crate::record::{Judge, Kind, Members, Record};

/// What a transcript must keep.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rule {
    /// A response or event is no record of the contract.
    Malformed,
    /// A request takes an id that is in flight or reserved.
    RequestIdInUse,
    /// A response names a request that nobody made.
    UnknownRequest,
    /// A request is answered more than once.
    AnsweredTwice,
    /// An answer is about another operation.
    OtherOperation,
    /// A record is about another session than the request.
    OtherSession,
    /// An event is about another turn or login than the one that was started.
    OtherIdentity,
    /// An error names no request, but could.
    Uncorrelated,
    /// A request that breaks the contract succeeded.
    RefusedSucceeded,
    /// An event comes before the response of its request.
    EventBeforeResponse,
    /// An event names a request that started nothing.
    UnboundEvent,
    /// The opening event is not the first, or comes twice.
    Order,
    /// An event comes after the terminal one.
    AfterTerminal,
    /// The sequence does not rise.
    Sequence,
    /// The count of what was dropped differs from the gaps of the sequence.
    Dropped,
    /// The transcript ends without an answer.
    Unanswered,
    /// The transcript ends without a terminal event.
    Unended,
}

impl Rule {
    /// All of them, with their names and what they demand.
    pub const ALL: [(Rule, &'static str, &'static str); 17] = [
        (
            Rule::Malformed,
            "malformed",
            "Every response and event is a record of the contract.",
        ),
        (
            Rule::RequestIdInUse,
            "request-id-in-use",
            "A request id is free when a request takes it.",
        ),
        (
            Rule::UnknownRequest,
            "unknown-request",
            "A response names a request that was made.",
        ),
        (
            Rule::AnsweredTwice,
            "answered-twice",
            "A request is answered once.",
        ),
        (
            Rule::OtherOperation,
            "other-operation",
            "An answer or event is about the operation of its request.",
        ),
        (
            Rule::OtherSession,
            "other-session",
            "An answer or event is about the session of its request.",
        ),
        (
            Rule::OtherIdentity,
            "other-identity",
            "All events of one start name the same turn or login.",
        ),
        (
            Rule::Uncorrelated,
            "uncorrelated",
            "Only an error that is found before the request id is known names no request.",
        ),
        (
            Rule::RefusedSucceeded,
            "refused-succeeded",
            "A request that breaks the contract is refused.",
        ),
        (
            Rule::EventBeforeResponse,
            "event-before-response",
            "The response comes before the events of what it started.",
        ),
        (
            Rule::UnboundEvent,
            "unbound-event",
            "An event names the request that started what it is about.",
        ),
        (
            Rule::Order,
            "order",
            "The opening event comes first and once.",
        ),
        (
            Rule::AfterTerminal,
            "after-terminal",
            "Exactly one terminal event ends what was started; nothing comes after it.",
        ),
        (
            Rule::Sequence,
            "sequence",
            "The sequence of one start rises.",
        ),
        (
            Rule::Dropped,
            "dropped",
            "The terminal event counts exactly the numbers that the sequence left out.",
        ),
        (Rule::Unanswered, "unanswered", "Every request is answered."),
        (
            Rule::Unended,
            "unended",
            "Everything that was started ends with its terminal event.",
        ),
    ];

    /// Its name in reports, and what it demands.
    pub fn words(self) -> (&'static str, &'static str) {
        let found = Rule::ALL.iter().find(|(rule, ..)| *rule == self);
        found.map_or(("", ""), |(_, name, about)| (name, about))
    }
}

/// One rule broken in one line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Broken {
    /// From 1.
    pub line: u64,
    /// The rule.
    pub rule: Rule,
    /// JSON Pointer into the record of that line; empty for the record as a whole.
    pub pointer: String,
    /// What is the case, without a full stop.
    pub message: String,
}

/// A conversation, record by record.
///
/// A transcript that begins with a response or event holds only what a service wrote: there, every response is taken to answer a
/// request that is not shown.
pub struct Trace<'m> {
    model: &'m Model,
    judge: &'m Judge,
    /// The member that ties records together, and the one of an error that holds its code.
    id: String,
    code: String,
    asked: bool,
    pending: BTreeMap<String, Vec<Pending<'m>>>,
    started: BTreeMap<String, Started<'m>>,
    over: Over,
    found: Vec<Broken>,
}

/// A request without its answer.
struct Pending<'m> {
    line: u64,
    /// Nothing where the request breaks the contract.
    operation: Option<&'m Operation>,
    session: Option<String>,
    /// It stands in the transcript.
    seen: bool,
}

/// Something that was started and has not ended.
struct Started<'m> {
    line: u64,
    operation: &'m Operation,
    session: Option<String>,
    identity: Option<String>,
    opened: bool,
    last: Option<i64>,
    missing: i64,
    /// The order was right so far, so that the gaps of the sequence mean something.
    counts: bool,
}

/// How many requests that are over are remembered, so that memory does not grow with the transcript.
const REMEMBERED: usize = 65_536;

/// Request ids that are over, and whether what they started has ended (or nothing was started).
#[derive(Default)]
struct Over {
    ids: BTreeMap<String, bool>,
    order: VecDeque<String>,
}

impl Over {
    fn add(&mut self, id: &str, started: bool) {
        if self.ids.insert(id.to_owned(), started).is_none() {
            self.order.push_back(id.to_owned());
        }
        if self.order.len() > REMEMBERED
            && let Some(oldest) = self.order.pop_front()
        {
            self.ids.remove(&oldest);
        }
    }
}

impl<'m> Trace<'m> {
    /// An empty transcript.
    pub fn new(model: &'m Model, judge: &'m Judge) -> Self {
        Trace {
            model,
            judge,
            id: correlation(model).to_owned(),
            code: code_member(model).to_owned(),
            asked: false,
            pending: BTreeMap::new(),
            started: BTreeMap::new(),
            over: Over::default(),
            found: Vec::new(),
        }
    }

    /// The next line; what is wrong with it.
    pub fn record(&mut self, line: u64, bytes: &[u8]) -> Vec<Broken> {
        match self.judge.read(bytes) {
            Ok(record) => match record.kind {
                Kind::Request => self.request(line, &record),
                Kind::Response => self.response(line, &record),
                Kind::Event => self.event(line, &record),
            },
            Err(fault) => self.malformed(line, bytes, fault),
        }
        std::mem::take(&mut self.found)
    }

    /// The next line, which is longer than a record may be.
    pub fn too_long(&mut self, line: u64) -> Vec<Broken> {
        self.malformed(line, &[], self.judge.too_long());
        std::mem::take(&mut self.found)
    }

    /// The transcript is over: what was begun and not settled.
    pub fn end(mut self) -> Vec<Broken> {
        for (id, requests) in std::mem::take(&mut self.pending) {
            for request in requests {
                self.find(
                    request.line,
                    Rule::Unanswered,
                    "",
                    format!("request {id:?} gets no answer"),
                );
            }
        }
        for (id, started) in std::mem::take(&mut self.started) {
            let ends = started.operation.ends.as_deref().unwrap_or_default();
            let message = format!("what request {id:?} started never ends with {ends}");
            self.find(started.line, Rule::Unended, "", message);
        }
        self.found.sort_by_key(|broken| broken.line);
        self.found
    }

    fn find(&mut self, line: u64, rule: Rule, pointer: &str, message: String) {
        let pointer = pointer.to_owned();
        self.found.push(Broken {
            line,
            rule,
            pointer,
            message,
        });
    }

    fn operation(&self, name: Option<&str>) -> Option<&'m Operation> {
        let mut operations = self.model.operations.iter();
        operations.find(|operation| Some(operation.name.as_str()) == name)
    }

    /// A request may break the contract: then it waits for its refusal. Nothing else may; a wrong answer is an answer all the same.
    fn malformed(&mut self, line: u64, bytes: &[u8], fault: Fault) {
        match self.judge.salvage(bytes, &self.id) {
            Some((Kind::Request, id)) => {
                self.asked = true;
                let request = Pending {
                    line,
                    operation: None,
                    session: None,
                    seen: true,
                };
                return self.pending.entry(id).or_default().push(request);
            }
            Some((Kind::Response, id)) => drop(self.pending.remove(&id)),
            Some((Kind::Event, _)) | None => {}
        }
        let message = format!("the record breaks the contract: {}", fault.rule);
        self.find(line, Rule::Malformed, &fault.pointer, message);
    }

    fn request(&mut self, line: u64, record: &Record<'_>) {
        self.asked = true;
        let id = record
            .envelope
            .text(&self.id)
            .unwrap_or_default()
            .to_owned();
        if self.pending.contains_key(&id) || self.started.contains_key(&id) {
            let message = format!("request id {id:?} is in use: the earlier request is not over");
            self.find(line, Rule::RequestIdInUse, &at(&self.id), message);
        }
        let request = Pending {
            line,
            operation: self.operation(record.tag.as_deref()),
            session: record.session.as_deref().map(str::to_owned),
            seen: true,
        };
        self.pending.entry(id).or_default().push(request);
    }

    /// The request that a response answers. Of several with one id the first may succeed, the others are refused.
    fn answered(&mut self, id: &str, record: &Record<'_>) -> Option<Pending<'m>> {
        if let Some(requests) = self.pending.get_mut(id) {
            let request = if record.failed {
                requests.pop()
            } else {
                Some(requests.remove(0))
            };
            if requests.is_empty() {
                self.pending.remove(id);
            }
            return request;
        }
        let unseen =
            !self.asked && !self.started.contains_key(id) && !self.over.ids.contains_key(id);
        unseen.then(|| Pending {
            line: 0,
            operation: self.operation(record.tag.as_deref()),
            session: None,
            seen: false,
        })
    }

    fn response(&mut self, line: u64, record: &Record<'_>) {
        let Some(id) = record.envelope.text(&self.id).map(str::to_owned) else {
            return self.uncorrelated(line, record);
        };
        let Some(request) = self.answered(&id, record) else {
            let known = self.started.contains_key(&id) || self.over.ids.contains_key(&id);
            let (rule, message) = if known {
                (
                    Rule::AnsweredTwice,
                    format!("request {id:?} was answered before"),
                )
            } else {
                (
                    Rule::UnknownRequest,
                    format!("nobody made a request {id:?}"),
                )
            };
            return self.find(line, rule, &at(&self.id), message);
        };
        if let Some(operation) = request.operation
            && record.tag.as_deref() != Some(operation.name.as_str())
        {
            let message = format!("request {id:?} asked for {}", operation.name);
            let tag = self.model.envelopes.response.tag.clone();
            self.find(line, Rule::OtherOperation, &at(&tag), message);
        }
        self.same_session(line, &id, &request, record);
        let Some(operation) = self
            .operation(record.tag.as_deref())
            .filter(|_| !record.failed)
        else {
            return self.over.add(&id, false);
        };
        if request.operation.is_none() {
            let message = format!("request {id:?} breaks the contract, but succeeds");
            self.find(line, Rule::RefusedSucceeded, "", message);
        }
        match self.start(line, operation, record) {
            Some(started) => drop(self.started.insert(id, started)),
            None => self.over.add(&id, false),
        }
    }

    fn start(
        &self,
        line: u64,
        operation: &'m Operation,
        record: &Record<'_>,
    ) -> Option<Started<'m>> {
        let ends = operation.ends.as_ref()?;
        let terminal = self.model.events.iter().find(|event| event.name == *ends)?;
        let opens = |event: &Event| {
            operation.starts.contains(&event.name) && event.order == EventOrder::First
        };
        Some(Started {
            line,
            operation,
            session: record.session.as_deref().map(str::to_owned),
            identity: record.body.text(&terminal.identity).map(str::to_owned),
            opened: !self.model.events.iter().any(opens),
            last: None,
            missing: 0,
            counts: true,
        })
    }

    /// An error that names no request: only one that is found before the request id is known.
    fn uncorrelated(&mut self, line: u64, record: &Record<'_>) {
        let verdicts = &self.model.verdicts;
        let early = [
            &verdicts.record_bytes,
            &verdicts.json,
            &verdicts.bound,
            &verdicts.version,
            &verdicts.envelope,
        ];
        let code = record.body.text(&self.code).unwrap_or_default();
        let known = self.model.errors.iter().any(|error| error.code == code);
        if known && !early.iter().any(|early| *early == code) {
            let message = format!("{code} belongs to a request, but names none");
            self.find(line, Rule::Uncorrelated, &at(&self.id), message);
        }
    }

    fn same_session(&mut self, line: u64, id: &str, request: &Pending<'_>, record: &Record<'_>) {
        let slot = self.model.envelopes.response.session.clone();
        let (asked, answered) = (request.session.as_deref(), record.session.as_deref());
        let right = match request.operation.filter(|_| request.seen) {
            None => true,
            Some(_) if record.failed => answered == asked,
            Some(operation) => match operation.answers_session {
                SessionAnswer::None => answered.is_none(),
                SessionAnswer::Same => answered == asked,
                SessionAnswer::Assigned => asked.is_none() || answered == asked,
            },
        };
        let named = record.body.text(&slot).filter(|_| !record.failed);
        if !right || named.is_some_and(|named| Some(named) != answered) {
            let message = format!("the answer to request {id:?} is about another session");
            self.find(line, Rule::OtherSession, &at(&slot), message);
        }
    }

    fn event(&mut self, line: u64, record: &Record<'_>) {
        let id = record
            .envelope
            .text(&self.id)
            .unwrap_or_default()
            .to_owned();
        let mut events = self.model.events.iter();
        let Some(event) = events.find(|event| Some(event.name.as_str()) == record.tag.as_deref())
        else {
            return;
        };
        let Some(mut started) = self.started.remove(&id) else {
            return self.unbound(line, &id, event);
        };
        let ended = self.step(line, &id, event, &mut started, record);
        if ended {
            self.over.add(&id, true);
        } else {
            self.started.insert(id, started);
        }
    }

    fn unbound(&mut self, line: u64, id: &str, event: &Event) {
        let (rule, message) = if self.over.ids.get(id) == Some(&true) {
            (
                Rule::AfterTerminal,
                format!(
                    "{} comes after the end of what request {id:?} started",
                    event.name
                ),
            )
        } else if self.pending.contains_key(id) {
            (
                Rule::EventBeforeResponse,
                format!("{} comes before the answer to request {id:?}", event.name),
            )
        } else {
            (
                Rule::UnboundEvent,
                format!("{} names request {id:?}, which started nothing", event.name),
            )
        };
        self.find(line, rule, &at(&self.id), message);
    }

    /// The next event of a start; whether it was the last.
    fn step(
        &mut self,
        line: u64,
        id: &str,
        event: &Event,
        started: &mut Started<'_>,
        record: &Record<'_>,
    ) -> bool {
        let Envelope {
            tag,
            payload,
            session,
            ..
        } = &self.model.envelopes.event;
        let (tag, payload, session) = (at(tag), at(payload), session.clone());
        if event.of != started.operation.name {
            let message = format!(
                "{} is no event of {}, which request {id:?} started",
                event.name, started.operation.name
            );
            self.find(line, Rule::OtherOperation, &tag, message);
            return false;
        }
        let of = started.session.as_deref().filter(|_| event.carries_session);
        let named = record.body.text(&session);
        if record.session.as_deref() != of || named.is_some_and(|named| Some(named) != of) {
            let message = format!("{} of request {id:?} is about another session", event.name);
            self.find(line, Rule::OtherSession, &at(&session), message);
        }
        if record.body.text(&event.identity) != started.identity.as_deref() {
            let message = format!(
                "{} of request {id:?} is about another {}",
                event.name, event.identity
            );
            self.find(
                line,
                Rule::OtherIdentity,
                &format!("{payload}/{}", event.identity),
                message,
            );
        }
        let first = event.order == EventOrder::First;
        if started.opened == first {
            let when = if first {
                "comes again"
            } else {
                "comes before the opening event"
            };
            let message = format!("{} of request {id:?} {when}", event.name);
            self.find(line, Rule::Order, &tag, message);
            started.counts = false;
        } else {
            self.count(line, &payload, event, started, &record.body);
        }
        started.opened |= first;
        event.order == EventOrder::Terminal
    }

    fn count(
        &mut self,
        line: u64,
        payload: &str,
        event: &Event,
        started: &mut Started<'_>,
        body: &Members<'_>,
    ) {
        let Some(name) = &event.sequence else { return };
        let Some(found) = body.integer(name) else {
            return;
        };
        match started.last {
            Some(last) if found <= last => {
                started.counts = false;
                let message = format!("{} says {found} after {last}", event.name);
                self.find(line, Rule::Sequence, &format!("{payload}/{name}"), message);
            }
            last => {
                started.missing += found - last.map_or(0, |last| last + 1);
                started.last = Some(found);
            }
        }
        let Some(dropped) = event.dropped.as_ref().filter(|_| started.counts) else {
            return;
        };
        let missing = started.missing;
        if let Some(said) = body.integer(dropped).filter(|said| *said != missing) {
            let message = format!(
                "{} says {said}, but the sequence left out {missing}",
                event.name
            );
            self.find(
                line,
                Rule::Dropped,
                &format!("{payload}/{dropped}"),
                message,
            );
        }
    }
}

/// The pointer of a member of the record.
fn at(member: &str) -> String {
    format!("/{member}")
}

/// The member that ties the records of one request together: the one that stands in all three and is no slot of theirs.
fn correlation(model: &Model) -> &str {
    let envelopes = &model.envelopes;
    let plain = |envelope: &Envelope, name: &str| {
        let slots = [&envelope.tag, &envelope.payload, &envelope.session];
        let mut members = envelope.object.members.iter();
        !slots.iter().any(|slot| *slot == name)
            && members.any(|member| member.name == name && !matches!(member.node, Node::Const(_)))
    };
    let mut names = envelopes
        .request
        .object
        .members
        .iter()
        .map(|member| member.name.as_str());
    names
        .find(|name| {
            let all = [&envelopes.request, &envelopes.response, &envelopes.event];
            all.iter().all(|envelope| plain(envelope, name))
        })
        .unwrap_or_default()
}

/// The member of an error that holds its code: the one whose known values are the codes.
fn code_member(model: &Model) -> &str {
    let ty = |name: &str| {
        model
            .types
            .iter()
            .find(|ty| ty.name == name)
            .map(|ty| &ty.shape)
    };
    let Some(Shape::Object(error)) = ty(&model.envelopes.error_type) else {
        return "";
    };
    let codes = |node: &Node| match node {
        Node::Ref(name) => match ty(name) {
            Some(Shape::OpenEnum { known, .. }) => known
                .iter()
                .any(|value| model.errors.iter().any(|error| error.code == value.value)),
            _ => false,
        },
        _ => false,
    };
    let member = error.members.iter().find(|member| codes(&member.node));
    member.map_or("", |member| member.name.as_str())
}
