//! What the machine asks of the world, and the news it expects back.
//! Carries nothing out: the program does, and answers with the ticket of the ask.

/// Pairs an [`Ask`] with the [`News`] about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(pub(crate) u64);

/// Something only the program can do. Carry it out after the writes of its batch were flushed.
#[expect(
    clippy::large_enum_variant,
    reason = "the large one is rare and moved a few times, so a box would save nothing"
)]
pub enum Ask {
    /// Say whether the effective provider could prepare authentication (spec: "`status`"): settings, stored credentials
    /// and environment read anew, without network. Answered with [`News::Status`], before the next line is handed in:
    /// that is what bounds the number of these in flight.
    Status {
        /// To be given back with the answer.
        ticket: Ticket,
    },
    /// Run a turn. Answered with any number of [`News::Event`] and exactly one of [`News::Ended`] and [`News::Lost`].
    Turn {
        /// To be given back with every event and the outcome.
        ticket: Ticket,
        /// What to run.
        start: turn::Start,
        /// The session, whose user message is already durable. It comes home with [`News::Ended`].
        writer: session::Writer,
        /// Cancelled by `turn.cancel`, `session.close`, the end of input and the loss of output.
        cancel: turn::Cancel,
    },
}

/// What became of an [`Ask`]. News with an unknown ticket is ignored.
#[expect(
    clippy::large_enum_variant,
    reason = "the large one is rare and moved a few times, so a box would save nothing"
)]
pub enum News {
    /// The answer to [`Ask::Status`].
    Status {
        /// Of the ask.
        ticket: Ticket,
        /// What was found.
        readiness: Readiness,
    },
    /// One event of a running turn, in the order of their numbers.
    Event {
        /// Of the ask.
        ticket: Ticket,
        /// As it came out of the turn's queue.
        numbered: turn::Numbered,
    },
    /// The turn is over; comes after its last event.
    Ended {
        /// Of the ask.
        ticket: Ticket,
        /// How it ended, with the authoritative text.
        outcome: turn::Outcome,
        /// The session that travelled with the turn.
        writer: session::Writer,
    },
    /// The worker is gone without an outcome, and the session's writer with it.
    Lost {
        /// Of the ask.
        ticket: Ticket,
    },
}

/// Whether the effective provider could prepare authentication.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Readiness {
    /// Credentials are there, also where they would have to be refreshed first, or none are needed.
    Ready,
    /// Credentials are missing or invalid.
    NotReady,
    /// Settings or stored credentials could not be read.
    Unreadable,
}
