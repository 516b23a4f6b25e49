//! Turns over the wire: admission, events, the one terminal, cancellation.
//! Does not run them: the session's writer travels with the ask and comes home with the outcome.

use std::borrow::Cow;
use std::collections::BTreeMap;

use app_wire::{
    ACTIVITY, ErrorCode, Event, EventBody, Reply, TurnAssistantDelta, TurnCancelRequest,
    TurnCancelSuccess, TurnStartRequest, TurnStartSuccess, TurnStarted, TurnStatus, TurnTerminal,
};
use session::{HistoryBounds, Id, Status, Writer};
use turn::{Cancel, Ending, Numbered, Outcome, Start};

use crate::activity;
use crate::ask::{Ask, Ticket};
use crate::ids::Ids;
use crate::intake::Identity;
use crate::outgoing::Outgoing;
use crate::refusal::{self, Refusal};
use crate::service::Service;
use crate::sessions::parsed;

/// A turn from its acceptance until its terminal record was flushed.
struct Turn {
    turn_id: String,
    session_id: Id,
    /// Of the start request; every event of the turn carries it.
    request_id: String,
    cancel: Cancel,
    /// The terminal record was made; nothing follows it.
    settled: bool,
    seen: Seen,
}

/// What arrived so far, for a worker that never comes back.
#[derive(Default)]
struct Seen {
    text: String,
    events: u64,
    /// Of the last event; `turn.started` is 0.
    sequence: u64,
}

/// What the terminal record says of a turn.
struct Terminal {
    status: Status,
    assistant_text: String,
    sequence: u64,
    activity_dropped: u64,
    replay_required: bool,
}

/// The turns of this process.
#[derive(Default)]
pub(crate) struct Turns {
    active: BTreeMap<Ticket, Turn>,
}

impl Turns {
    pub(crate) fn none(&self) -> bool {
        self.active.is_empty()
    }

    pub(crate) fn cancel_in(&self, session_id: &Id) {
        self.active
            .values()
            .filter(|turn| turn.session_id == *session_id)
            .for_each(|turn| turn.cancel.cancel());
    }

    pub(crate) fn cancel_all(&self) {
        self.active.values().for_each(|turn| turn.cancel.cancel());
    }

    fn running(&mut self, ticket: Ticket) -> Option<&mut Turn> {
        self.active.get_mut(&ticket).filter(|turn| !turn.settled)
    }
}

impl Turn {
    fn event(&self, ids: &mut Ids, outgoing: &mut Outgoing, body: EventBody<'_>) {
        outgoing.event(&Event {
            event_id: Cow::Owned(ids.event()),
            request_id: Cow::Borrowed(&self.request_id),
            session_id: Some(Cow::Borrowed(self.session_id.as_str())),
            body,
        });
    }
}

impl Service {
    /// Answers, starts and asks, in this order; the request id stays taken through the terminal event.
    pub(crate) fn turn_start(&mut self, identity: Identity<'_>, request: &TurnStartRequest<'_>) {
        let writer = match self.admitted(identity.session_id.as_deref(), &request.prompt) {
            Ok(writer) => writer,
            Err(refusal) => return self.answer(&identity, Err(refusal)),
        };
        let turn = Turn {
            turn_id: self.ids.turn(),
            session_id: writer.id().clone(),
            request_id: identity
                .request_id
                .as_deref()
                .unwrap_or_default()
                .to_owned(),
            cancel: Cancel::new(),
            settled: false,
            seen: Seen::default(),
        };
        let (turn_id, session_id) = (turn.turn_id.as_str(), turn.session_id.as_str());
        let identity = Identity {
            session_id: Some(Cow::Borrowed(session_id)),
            ..identity
        };
        let accepted = TurnStartSuccess {
            turn_id: Cow::Borrowed(turn_id),
            session_id: Cow::Borrowed(session_id),
        };
        self.respond(&identity, Ok(Reply::TurnStart(accepted)));
        let started = TurnStarted {
            turn_id: Cow::Borrowed(turn_id),
            session_id: Cow::Borrowed(session_id),
        };
        let (ids, outgoing) = (&mut self.ids, &mut self.outgoing);
        turn.event(ids, outgoing, EventBody::TurnStarted(started));
        let ticket = self.ids.ticket();
        self.outgoing.ask(Ask::Turn {
            ticket,
            start: Start {
                turn_id: turn_id.to_owned(),
                session_id: session_id.to_owned(),
                prompt: request.prompt.to_string(),
            },
            writer,
            cancel: turn.cancel.clone(),
        });
        self.turns.active.insert(ticket, turn);
    }

    /// The session of the turn, its history checked and its user message durable. Refused, it leaves nothing attached
    /// that was not attached before. Several reasons at once: the one of highest precedence.
    fn admitted(&mut self, session_id: Option<&str>, prompt: &str) -> Result<Writer, Refusal> {
        let id = session_id.map(parsed).transpose()?;
        if !id.as_ref().is_some_and(|id| self.attachments.holds(id)) {
            self.attachments.room()?;
        }
        if self.turns.active.len() >= self.turns_active_max {
            return Err(ErrorCode::TooManyActiveTurns.into());
        }
        let (mut writer, attached) = self.writer_for(id.as_ref())?;
        if let Err(refusal) = ready(&mut writer, &self.history, prompt) {
            if attached {
                self.attachments.idle(writer);
            }
            return Err(refusal);
        }
        self.attachments.lend(writer.id().clone(), attached);
        Ok(writer)
    }

    /// A writer, and whether it comes from an attachment of this process.
    fn writer_for(&mut self, id: Option<&Id>) -> Result<(Writer, bool), Refusal> {
        let Some(id) = id else {
            return Ok((
                self.store
                    .create()
                    .map_err(refusal::of_store(&self.store))?,
                false,
            ));
        };
        match self.attachments.take_idle(id)? {
            Some(writer) => Ok((writer, true)),
            None => Ok((self.store.attach(id).map_err(refusal::of(id))?, false)),
        }
    }

    /// A session beside the turn has to be the turn's.
    pub(crate) fn turn_cancel(
        &self,
        session_id: Option<&str>,
        request: &TurnCancelRequest<'_>,
    ) -> Result<Reply<'static>, Refusal> {
        let meant = |turn: &&Turn| {
            !turn.settled
                && turn.turn_id == request.turn_id
                && session_id.is_none_or(|session_id| session_id == turn.session_id.as_str())
        };
        self.turns
            .active
            .values()
            .find(meant)
            .ok_or(ErrorCode::UnknownTurn)?
            .cancel
            .cancel();
        Ok(Reply::TurnCancel(TurnCancelSuccess {}))
    }

    pub(crate) fn turn_event(&mut self, ticket: Ticket, numbered: Numbered) {
        let Service {
            turns,
            ids,
            outgoing,
            ..
        } = self;
        let Some(turn) = turns.running(ticket) else {
            return;
        };
        let sequence = numbered.sequence;
        turn.seen.sequence = sequence;
        turn.seen.events += 1;
        if let turn::Event::Text(text) = &numbered.event {
            turn.seen.text.push_str(text);
        }
        let turn_id = Cow::Borrowed(turn.turn_id.as_str());
        let body = match &numbered.event {
            turn::Event::Text(text) => EventBody::TurnAssistantDelta(TurnAssistantDelta {
                turn_id,
                sequence,
                text: Cow::Borrowed(text),
            }),
            turn::Event::Activity(activity) => EventBody::TurnActivity(app_wire::TurnActivity {
                turn_id,
                sequence,
                activity: activity::on_the_wire(activity),
            }),
        };
        turn.event(ids, outgoing, body);
    }

    /// Makes the outcome durable, then tells it.
    pub(crate) fn turn_ended(&mut self, ticket: Ticket, outcome: Outcome, mut writer: Writer) {
        let Some(turn) = self.turns.running(ticket) else {
            return;
        };
        let mut terminal = Terminal {
            status: match outcome.ending {
                Ending::Completed => Status::Completed,
                Ending::Cancelled => Status::Cancelled,
                Ending::Failed => Status::Failed,
                Ending::CompactionRequired => Status::CompactionRequired,
            },
            assistant_text: outcome.assistant_text,
            sequence: outcome.tally.next_sequence,
            activity_dropped: outcome.tally.activity_dropped,
            replay_required: outcome.replay_required
                || outcome.tally.activity_dropped > 0
                || outcome.ending == Ending::CompactionRequired,
        };
        terminal.record(&mut writer);
        let session_id = turn.session_id.clone();
        self.attachments.bring_home(&session_id, Some(writer));
        self.settle(ticket, terminal);
    }

    /// The worker took the writer with it: the session is taken anew to record the failure and what had arrived.
    pub(crate) fn turn_lost(&mut self, ticket: Ticket) {
        let Some(turn) = self.turns.running(ticket) else {
            return;
        };
        let seen = std::mem::take(&mut turn.seen);
        let session_id = turn.session_id.clone();
        let mut terminal = Terminal {
            status: Status::Failed,
            assistant_text: seen.text,
            sequence: seen.sequence + 1,
            activity_dropped: seen.sequence - seen.events,
            replay_required: true,
        };
        let writer = match self.store.attach(&session_id) {
            Ok(mut writer) => {
                terminal.record(&mut writer);
                Some(writer)
            }
            Err(error) => {
                let session = &session_id;
                tracing::error!(%session, "the session of a lost turn cannot be taken again: {error}");
                None
            }
        };
        self.attachments.bring_home(&session_id, writer);
        self.settle(ticket, terminal);
    }

    fn settle(&mut self, ticket: Ticket, terminal: Terminal) {
        let Service {
            turns,
            ids,
            outgoing,
            reserved,
            ..
        } = self;
        let Some(turn) = turns.running(ticket) else {
            return;
        };
        turn.settled = true;
        reserved.settle(&turn.request_id);
        let body = EventBody::TurnTerminal(TurnTerminal {
            turn_id: Cow::Borrowed(&turn.turn_id),
            session_id: Cow::Borrowed(turn.session_id.as_str()),
            status: match terminal.status {
                Status::Completed => TurnStatus::Completed,
                Status::Cancelled => TurnStatus::Cancelled,
                // That it needs a compaction is for the replay to tell; live it has failed.
                Status::Failed | Status::CompactionRequired => TurnStatus::Failed,
            },
            assistant_text: Cow::Borrowed(&terminal.assistant_text),
            sequence: terminal.sequence,
            activity_dropped: terminal.activity_dropped,
            activity_replay_available: ACTIVITY.activity_replay,
            replay_required: terminal.replay_required,
        });
        turn.event(ids, outgoing, body);
    }

    /// The terminal records made so far were offered to the pipe: slots, attachments and leases are free.
    pub(crate) fn turns_flushed(&mut self) {
        let Service {
            turns, attachments, ..
        } = self;
        turns.active.retain(|_, turn| {
            if turn.settled {
                attachments.end_turn(&turn.session_id);
            }
            !turn.settled
        });
    }
}

impl Terminal {
    /// Durable, or failed: a client is not told what a restart would not know.
    fn record(&mut self, writer: &mut Writer) {
        if let Err(error) = writer.finish(self.status, &self.assistant_text) {
            let session = writer.id();
            tracing::error!(%session, "the outcome of a turn could not be made durable: {error}");
            self.status = Status::Failed;
            self.replay_required = true;
        }
    }
}

/// The history is within the bounds of a turn, and the user message durable.
fn ready(writer: &mut Writer, bounds: &HistoryBounds, prompt: &str) -> Result<(), Refusal> {
    let id = writer.id().clone();
    writer.history(bounds).map_err(refusal::of(&id))?;
    writer.user(prompt).map_err(refusal::of_user_message(&id))
}
