//! The text a turn has given: accepted within its bounds, told live, and kept in the session.
//! Never cuts a piece: one that does not fit is not taken at all.

use std::future::Future;
use std::time::Instant;

use redact::Flow;
use session::Writer;
use turn::Sender;

use crate::TextBounds;
use crate::failure::Failure;

/// What stands between the texts of two requests.
const BREAK: &str = "\n\n";

/// Accepted text and where it goes.
pub(crate) struct Said {
    writer: Writer,
    events: Sender,
    bounds: TextBounds,
    flow: Flow,
    /// All text that was accepted: exactly what was told.
    text: String,
    cost: usize,
    /// Bytes that the provider gave, accepted or not.
    received: u64,
    /// Whether a break is due before the next text.
    break_due: bool,
}

impl Said {
    pub(crate) fn new(writer: Writer, events: Sender, bounds: TextBounds, flow: Flow) -> Self {
        Self {
            writer,
            events,
            bounds,
            flow,
            text: String::new(),
            cost: 0,
            received: 0,
            break_due: false,
        }
    }

    /// Bytes that the provider gave so far.
    pub(crate) fn received(&self) -> u64 {
        self.received
    }

    /// Bytes of accepted text.
    pub(crate) fn len(&self) -> usize {
        self.text.len()
    }

    /// A new request begins: its text is set apart from what was said before.
    pub(crate) fn begin(&mut self) {
        self.break_due = self.text.ends_with(|last: char| !last.is_whitespace());
    }

    /// Takes a piece as the provider gave it. What could be the beginning of a secret waits for the next piece.
    ///
    /// Dropped before it is done, the piece is either told, accepted and kept, or none of these.
    pub(crate) async fn say(&mut self, piece: &str) -> Result<(), Failure> {
        self.received += piece.len() as u64;
        let safe = self.flow.push(piece);
        if self.flow.held() > self.bounds.bytes_max {
            return Err(Failure::TextBound);
        }
        self.accept(safe).await
    }

    /// The request is over: nothing waits any longer.
    pub(crate) async fn end(&mut self) -> Result<(), Failure> {
        let rest = self.flow.end();
        self.accept(rest).await
    }

    async fn accept(&mut self, mut piece: String) -> Result<(), Failure> {
        if piece.is_empty() {
            return Ok(());
        }
        if self.break_due {
            piece.insert_str(0, BREAK);
        }
        let cost = self.cost.saturating_add((self.bounds.cost)(&piece));
        if self.text.len() + piece.len() > self.bounds.bytes_max || cost > self.bounds.cost_max {
            return Err(Failure::TextBound);
        }
        let Self { writer, events, .. } = self;
        settling(writer, events.text(piece.clone()))
            .await?
            .map_err(|turn::Closed| Failure::Closed)?;
        self.break_due = false;
        self.cost = cost;
        self.text.push_str(&piece);
        self.writer.assistant_text(&piece, Instant::now())?;
        Ok(())
    }

    /// Waits for something, and meanwhile keeps what was said when its time comes.
    pub(crate) async fn settling<F: Future>(&mut self, future: F) -> Result<F::Output, Failure> {
        settling(&mut self.writer, future).await
    }

    /// Where private records go.
    pub(crate) fn writer(&mut self) -> &mut Writer {
        &mut self.writer
    }

    /// The text and the session it is kept in.
    pub(crate) fn into_parts(self) -> (String, Writer) {
        (self.text, self.writer)
    }
}

async fn settling<F: Future>(writer: &mut Writer, future: F) -> Result<F::Output, Failure> {
    tokio::pin!(future);
    loop {
        let due = writer.due();
        tokio::select! {
            // In this order: the clock is asked only when there is nothing else to do.
            biased;
            output = &mut future => return Ok(output),
            () = until(due) => writer.settle(Instant::now())?,
        }
    }
}

async fn until(due: Option<Instant>) {
    match due {
        Some(due) => tokio::time::sleep_until(due.into()).await,
        None => std::future::pending().await,
    }
}
