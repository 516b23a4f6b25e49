//! One durable session: its log, its writer lease, its listing, its replay.
//! Knows nothing of requests or of the wire; callers turn its errors into codes and hand in every bound.

mod check;
mod entry;
mod history;
mod id;
mod list;
mod page;
mod projection;
mod retain;
mod store;
mod window;
mod writer;

pub use check::{Damaged, Fault, Progress, Report};
pub use entry::{FORMAT, RECORD_BYTES_MAX, Status};
pub use history::{Entry, History, HistoryBounds};
pub use id::Id;
pub use list::{ListBounds, Listing, Summary};
pub use page::{Replay, ReplayBounds};
pub use projection::{Body, CURSOR_BYTES_MAX, Item, Role};
pub use retain::{Retained, Retention};
pub use store::{Options, Store};
pub use writer::Writer;

/// What went wrong with a session. None of the texts holds anything that a session contains.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The text is no session id of ours.
    #[error("that is no session id")]
    BadId,
    /// Another writer, in this process or another, holds the session.
    #[error("the session is held by another writer")]
    Held,
    /// An append or the change to a new file goes on; try again.
    #[error("the session is being written to; try again")]
    Busy,
    /// There is no such session.
    #[error("there is no such session")]
    Missing,
    /// What has the session's name must not be used as one.
    #[error("refused to use {what} as a session")]
    Unsafe {
        /// What it is instead of a plain file of ours.
        what: &'static str,
    },
    /// A newer program wrote it; it is left as it is.
    #[error(
        "the session has format {found}, this program knows formats up to {supported}; update it to use the session"
    )]
    Newer {
        /// Its format version.
        found: u64,
        /// The newest one this program knows.
        supported: u64,
    },
    /// What happened since the last checkpoint goes beyond the bounds handed in.
    #[error("the session's history is longer than a turn may start with; go on in a new session")]
    TooLong,
    /// The folder has more entries than may be looked at.
    #[error(
        "the sessions folder has more entries than one listing may look at; move old sessions away"
    )]
    ScanBudget,
    /// Assistant text or an end of a turn without a turn: a mistake of the caller.
    #[error("the session has no open turn")]
    NoTurn,
    /// The file is not as this writer left it; attach again.
    #[error("the session's file was changed by someone else; attach again")]
    Changed,
    /// One record would be larger than the format allows.
    #[error("a record of {bytes} bytes is over the limit of {max}")]
    Record {
        /// Its size.
        bytes: usize,
        /// The limit, [`RECORD_BYTES_MAX`].
        max: usize,
    },
    /// The operating system refused.
    #[error("cannot {what}: {source}{}", advice(source))]
    Io {
        /// What was tried.
        what: &'static str,
        /// Its answer.
        source: std::io::Error,
    },
}

/// What somebody can do about it, where that is known.
fn advice(error: &std::io::Error) -> &'static str {
    use std::io::ErrorKind;
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::FileTooLarge | ErrorKind::QuotaExceeded => {
            "; make room for the sessions and try again"
        }
        ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => {
            "; give the sessions a folder that can be written to"
        }
        ErrorKind::AlreadyExists => "; something has that name: give another, or move it away",
        _ => "",
    }
}

impl From<journal::Error> for Error {
    fn from(error: journal::Error) -> Error {
        match error {
            journal::Error::Missing => Error::Missing,
            journal::Error::Unsafe { what } => Error::Unsafe { what },
            journal::Error::Busy => Error::Busy,
            journal::Error::Changed => Error::Changed,
            journal::Error::Io { what, source } => Error::Io { what, source },
        }
    }
}
