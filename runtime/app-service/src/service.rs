//! The order of things for one input: duplicate, verdict, initialized, dispatch.
//! Knows no operation beyond its name; each subject has its own file.

use std::borrow::Cow;
use std::collections::BTreeMap;

use app_wire::{Call, ErrorCode, Reply, Response, WireError, limits};
use redact::Redactor;
use session::{HistoryBounds, Store};

use crate::ask::{News, Ticket};
use crate::ids::Ids;
use crate::initialize;
use crate::intake::{self, Identity, Intake};
use crate::outgoing::{Outgoing, Output};
use crate::refusal::Refusal;
use crate::reserve::Reservations;
use crate::sessions::Attachments;
use crate::turns::Turns;

/// What a service is made of.
pub struct Setup {
    /// The sessions on disk.
    pub store: Store,
    /// Titles and replayed text pass through it.
    pub redactor: Redactor,
    /// What a session's history may measure for a turn to be admitted.
    pub history: HistoryBounds,
    /// Package version of the program.
    pub server_version: String,
    /// Turns that may run at the same time, from 1.
    pub turns_active_max: usize,
    /// Turn and event ids are made of it; random for each process.
    pub seed: u128,
}

/// Something happened.
#[expect(
    clippy::large_enum_variant,
    reason = "the large one is rare and moved a few times, so a box would save nothing"
)]
pub enum Input<'a> {
    /// The client sent a record.
    Line(Line<'a>),
    /// What was asked has an answer, or a part of one.
    News(News),
    /// Every write returned so far was offered to the pipe, with success or not. Given after each batch with a write.
    Flushed,
    /// The client closed its side. Turns are cancelled and drained; lines are ignored from here on.
    End,
    /// Output is broken. Turns are cancelled and drained; nothing more is written.
    OutputLost,
}

/// One record from the client, as the transport saw it.
pub enum Line<'a> {
    /// Its bytes, within [`app_wire::limits::MAX_RECORD_BYTES`] with their newline, which may still be there or not.
    Record(&'a [u8]),
    /// Longer than that, and discarded through its newline.
    TooLong,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Serving,
    /// No more input, or no more output: what runs is waited for.
    Draining,
    Finished,
}

/// Protocol 1 for one client.
pub struct Service {
    pub(crate) store: Store,
    pub(crate) redactor: Redactor,
    pub(crate) history: HistoryBounds,
    pub(crate) server_version: String,
    pub(crate) turns_active_max: usize,
    pub(crate) ids: Ids,
    pub(crate) initialized: bool,
    pub(crate) reserved: Reservations,
    pub(crate) attachments: Attachments,
    pub(crate) turns: Turns,
    /// Who waits for a `status`.
    pub(crate) asked: BTreeMap<Ticket, Identity<'static>>,
    pub(crate) outgoing: Outgoing,
    stage: Stage,
}

impl Service {
    /// A service that is not initialized and holds nothing.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        Self {
            store: setup.store,
            redactor: setup.redactor,
            history: setup.history,
            server_version: setup.server_version,
            turns_active_max: setup.turns_active_max.max(1),
            ids: Ids::new(setup.seed),
            initialized: false,
            reserved: Reservations::default(),
            attachments: Attachments::default(),
            turns: Turns::default(),
            asked: BTreeMap::new(),
            outgoing: Outgoing::default(),
            stage: Stage::Serving,
        }
    }

    /// Takes one input and says what follows from it, in the order it has to be done.
    #[must_use]
    pub fn on(&mut self, input: Input<'_>) -> Vec<Output> {
        match input {
            Input::Line(line) => self.line(&line),
            Input::News(news) => self.news(news),
            Input::Flushed => self.flushed(),
            Input::End => self.drain(),
            Input::OutputLost => self.mute(),
        }
        if self.outgoing.stopped() {
            self.mute();
        }
        if self.outgoing.muted() {
            // Nobody will say that something was flushed.
            self.flushed();
        }
        self.finish_when_drained();
        self.outgoing.take()
    }

    fn line(&mut self, line: &Line<'_>) {
        match line {
            _ if self.stage != Stage::Serving => {}
            Line::Record(record) if record.len() <= limits::MAX_RECORD_BYTES => {
                intake::read(record, |intake| self.request(intake))
            }
            Line::Record(_) | Line::TooLong => {
                self.answer(&Identity::default(), Err(ErrorCode::RecordTooLarge.into()))
            }
        }
    }

    fn request(&mut self, intake: Intake<'_>) {
        let Intake { identity, verdict } = intake;
        if let Some(request_id) = &identity.request_id
            && !self.reserved.take(request_id)
        {
            // The reservation belongs to the earlier request and stays.
            return self.respond(&identity, Err(ErrorCode::DuplicateRequestId.into()));
        }
        match verdict {
            Ok(call) if call.method().needs_initialization() && !self.initialized => {
                self.answer(&identity, Err(ErrorCode::NotInitialized.into()));
            }
            Ok(call) => self.dispatch(identity, &call),
            Err(code) => self.answer(&identity, Err(code.into())),
        }
    }

    fn dispatch(&mut self, mut identity: Identity<'_>, call: &Call<'_>) {
        let named = identity.session_id.as_deref();
        let session_id = named.unwrap_or_default();
        let result = match call {
            Call::Initialize(request) => self.initialize(request),
            Call::Status(_) => return self.status(identity),
            Call::Capabilities(_) => Ok(Reply::Capabilities(Box::new(initialize::capabilities()))),
            Call::SessionList(request) => self.session_list(request),
            Call::SessionCreate(_) => self.session_create(&mut identity),
            Call::SessionOpen(_) => self.session_open(session_id),
            Call::SessionReplay(request) => self.session_replay(session_id, request),
            Call::SessionClose(_) => self.session_close(session_id),
            Call::TurnStart(request) => return self.turn_start(identity, request),
            Call::TurnCancel(request) => self.turn_cancel(named, request),
            Call::AuthStatus(_)
            | Call::AuthLoginStart(_)
            | Call::AuthLoginCallback(_)
            | Call::AuthLoginCancel(_)
            | Call::AuthLogout(_)
            | Call::CatalogProviders(_)
            | Call::CatalogModels(_)
            | Call::CatalogRefresh(_)
            | Call::ConfigGet(_)
            | Call::ConfigSet(_) => Err(ErrorCode::UnsupportedOperation.into()),
        };
        self.answer(&identity, result);
    }

    fn news(&mut self, news: News) {
        match news {
            News::Status { ticket, readiness } => self.status_known(ticket, readiness),
            News::Event { ticket, numbered } => self.turn_event(ticket, numbered),
            News::Ended {
                ticket,
                outcome,
                writer,
            } => self.turn_ended(ticket, outcome, writer),
            News::Lost { ticket } => self.turn_lost(ticket),
        }
    }

    fn flushed(&mut self) {
        self.reserved.flushed();
        self.turns_flushed();
    }

    /// Answers a request whose id is free again as soon as the answer was offered to the pipe.
    pub(crate) fn answer(&mut self, identity: &Identity<'_>, result: Result<Reply<'_>, Refusal>) {
        self.respond(identity, result);
        if let Some(request_id) = &identity.request_id {
            self.reserved.settle(request_id);
        }
    }

    /// Answers a request and leaves the reservation of its id to somebody else.
    pub(crate) fn respond(&mut self, identity: &Identity<'_>, result: Result<Reply<'_>, Refusal>) {
        self.outgoing.respond(&Response {
            request_id: identity.request_id.as_deref().map(Cow::Borrowed),
            session_id: identity.session_id.as_deref().map(Cow::Borrowed),
            method: identity.method.as_deref().map(Cow::Borrowed),
            result: result.map_err(|Refusal(code)| WireError::of(code)),
        });
    }

    fn drain(&mut self) {
        if self.stage == Stage::Serving {
            self.stage = Stage::Draining;
        }
        self.turns.cancel_all();
    }

    /// Nothing more is written, so nobody is left to be answered; turns still end durably.
    fn mute(&mut self) {
        self.outgoing.mute();
        self.asked.clear();
        self.drain();
    }

    fn finish_when_drained(&mut self) {
        let drained = self.turns.none() && self.asked.is_empty() && self.reserved.all_flushed();
        if self.stage == Stage::Draining && drained {
            self.attachments.release_all();
            self.stage = Stage::Finished;
            self.outgoing.finished();
        }
    }
}
