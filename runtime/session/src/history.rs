//! What a turn needs to know of what came before, in full or not at all.
//! Does not redact anything: this is for the agent, not for a client.

use serde_json::value::RawValue;

use crate::entry::{self, Kind, Status};
use crate::window::{Files, Window};
use crate::{Error, RECORD_BYTES_MAX};

/// How much history a turn may start with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryBounds {
    /// Bytes of the session's files that are read, from their end.
    pub bytes: u64,
    /// Records among them.
    pub records: usize,
}

/// The conversation since the last checkpoint.
#[derive(Clone, Debug, Default)]
pub struct History {
    /// The last compaction's summary; it stands before the entries.
    pub summary: Option<String>,
    /// What came after that checkpoint's cutoff, in order.
    pub entries: Vec<Entry>,
    /// Something in the files was damaged or is missing.
    pub gap: bool,
}

/// One thing of the conversation. Sequence numbers are those of the records, and grow.
#[derive(Clone, Debug)]
pub enum Entry {
    /// A user message.
    User {
        /// Of its record.
        sequence: u64,
        /// As it was accepted.
        text: String,
    },
    /// All assistant text of one turn.
    Assistant {
        /// Of the turn's last record.
        sequence: u64,
        /// May be empty.
        text: String,
        /// How the turn ended. `None`: it did not, because its process was killed.
        status: Option<Status>,
    },
    /// What the agent recorded for itself.
    Private {
        /// Of its record.
        sequence: u64,
        /// As it was handed in.
        kind: String,
        /// As it was handed in, on one line.
        data: Box<RawValue>,
    },
}

pub(crate) fn history(files: &Files<'_>, bounds: &HistoryBounds) -> Result<History, Error> {
    let window = Window::read(files, bounds.bytes, bounds.records, |_| true)?;
    let mut history = History {
        gap: window.damaged,
        ..History::default()
    };
    let mut cutoff = None;
    for record in window
        .records
        .iter()
        .rev()
        .filter(|record| record.kind == Kind::Checkpoint)
    {
        match window.entry(record) {
            Some(entry::Entry::Checkpoint(checkpoint)) if checkpoint.cutoff < record.sequence => {
                cutoff = Some(checkpoint.cutoff);
                history.summary = Some(checkpoint.summary.into_owned());
                break;
            }
            _ => history.gap = true,
        }
    }
    let from = cutoff.map_or(0, |cutoff| cutoff + 1);
    if !window.whole && (window.records.is_empty() || window.first() > from) {
        return Err(Error::TooLong);
    }
    let mut unfinished = Unfinished::default();
    for record in window
        .records
        .iter()
        .filter(|record| record.sequence >= from)
    {
        let sequence = record.sequence;
        let Some(entry) = window.entry(record) else {
            history.gap = true;
            continue;
        };
        match entry {
            entry::Entry::User(user) => {
                unfinished.end(&mut history.entries);
                history.entries.push(Entry::User {
                    sequence,
                    text: user.text.into_owned(),
                });
            }
            entry::Entry::Text(text) => unfinished.add(sequence, &text.text),
            entry::Entry::Terminal(terminal) => {
                unfinished = Unfinished::default();
                let (text, status) = (terminal.text.into_owned(), Some(terminal.status));
                history.entries.push(Entry::Assistant {
                    sequence,
                    text,
                    status,
                });
            }
            entry::Entry::Private(private) => {
                let (kind, data) = (private.kind.into_owned(), private.data.to_owned());
                history.entries.push(Entry::Private {
                    sequence,
                    kind,
                    data,
                });
            }
            entry::Entry::Header(_) | entry::Entry::Checkpoint(_) => {}
        }
    }
    unfinished.end(&mut history.entries);
    Ok(history)
}

/// Text of a turn whose end was not seen yet.
#[derive(Default)]
struct Unfinished {
    sequence: u64,
    text: String,
}

impl Unfinished {
    fn add(&mut self, sequence: u64, text: &str) {
        self.sequence = sequence;
        self.text.push_str(text);
    }

    fn end(&mut self, entries: &mut Vec<Entry>) {
        let Unfinished { sequence, text } = std::mem::take(self);
        if !text.is_empty() {
            entries.push(Entry::Assistant {
                sequence,
                text,
                status: None,
            });
        }
    }
}

impl Default for HistoryBounds {
    /// What any model's context holds many times over.
    fn default() -> HistoryBounds {
        HistoryBounds {
            bytes: 8 * RECORD_BYTES_MAX as u64,
            records: 200_000,
        }
    }
}
