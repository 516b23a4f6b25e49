//! Messages to bytes, within bounds, as one batch.
//! Decides nothing: a record that breaks a bound stops the service, and no other takes its place.

use app_wire::{Event, Response};
use bounded::Fault;
use thiserror::Error;

use crate::ask::Ask;

/// What the program has to do, in this order.
#[expect(
    clippy::large_enum_variant,
    reason = "the large one is rare and moved a few times, so a box would save nothing"
)]
pub enum Output {
    /// Write one record; its newline is there.
    Write(Vec<u8>),
    /// Carry this out once the writes of the batch were flushed.
    Ask(Ask),
    /// Print this on stderr, write nothing more, and go on handing in news until [`Output::Finished`]. The turns were
    /// cancelled; the exit code is that of an I/O failure.
    Stop(Stop),
    /// Nothing is left to do or to wait for.
    Finished,
}

/// A message of ours that would have broken a bound (spec: "Launch and streams").
#[derive(Debug, Error)]
#[error(
    "stopped: {message} cannot be sent: {fault}. Nothing was written in its place; restart the service and report this"
)]
pub struct Stop {
    /// Method or event.
    message: String,
    fault: Fault,
}

/// The batch that grows while one input is worked on.
#[derive(Default)]
pub(crate) struct Outgoing {
    outputs: Vec<Output>,
    stop: Option<Stop>,
    /// Output is lost or stopped: messages are dropped.
    mute: bool,
}

impl Outgoing {
    pub(crate) fn respond(&mut self, response: &Response<'_>) {
        self.write(
            |bytes| response.encode(bytes),
            || {
                response
                    .method
                    .as_deref()
                    .unwrap_or("an uncorrelated response")
                    .to_owned()
            },
        );
    }

    pub(crate) fn event(&mut self, event: &Event<'_>) {
        self.write(
            |bytes| event.encode(bytes),
            || event.body.name().as_str().to_owned(),
        );
    }

    pub(crate) fn ask(&mut self, ask: Ask) {
        self.outputs.push(Output::Ask(ask));
    }

    pub(crate) fn finished(&mut self) {
        self.outputs.push(Output::Finished);
    }

    /// From here on nothing is written.
    pub(crate) fn mute(&mut self) {
        self.mute = true;
        self.outputs
            .retain(|output| !matches!(output, Output::Write(_)));
    }

    pub(crate) fn muted(&self) -> bool {
        self.mute
    }

    /// A message of the current batch broke a bound.
    pub(crate) fn stopped(&self) -> bool {
        self.stop.is_some()
    }

    /// The batch. Where one message broke a bound, none of it is written, but what was asked of the world still stands.
    pub(crate) fn take(&mut self) -> Vec<Output> {
        if let Some(stop) = self.stop.take() {
            self.mute();
            self.outputs.insert(0, Output::Stop(stop));
        }
        std::mem::take(&mut self.outputs)
    }

    fn write(
        &mut self,
        encode: impl FnOnce(&mut Vec<u8>) -> Result<(), Fault>,
        message: impl FnOnce() -> String,
    ) {
        if self.mute || self.stop.is_some() {
            return;
        }
        let mut bytes = Vec::new();
        match encode(&mut bytes) {
            Ok(()) => self.outputs.push(Output::Write(bytes)),
            Err(fault) => {
                self.stop = Some(Stop {
                    message: message(),
                    fault,
                })
            }
        }
    }
}
