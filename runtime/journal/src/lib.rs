//! Append-only, checksummed entries in files: lines, locks, torn tails.
//! Knows nothing of what an entry means, of sessions or of any wire format.

mod folder;
mod lease;
mod line;
mod log;
mod scan;

pub use folder::{Folder, Stamp};
pub use lease::Lease;
pub use line::{Binding, Line, OVERHEAD_BYTES_MAX, SEQUENCE_MAX};
pub use log::{Log, Sync, UNPLACED, snapshot};
pub use scan::{Piece, Span, Why, scan};

/// What went wrong with a file of a journal.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no such file.
    #[error("no such file")]
    Missing,
    /// What has the file's name must not be used as one.
    #[error("refused to use {what} as a journal")]
    Unsafe {
        /// What it is instead of a plain file of ours.
        what: &'static str,
    },
    /// Another process, or another part of this one, is writing.
    #[error("a write is in progress")]
    Busy,
    /// The file is not as its only writer left it, so nothing more is written.
    #[error("the file was changed by someone else")]
    Changed,
    /// The operating system refused.
    #[error("cannot {what}")]
    Io {
        /// What was tried.
        what: &'static str,
        /// Its answer.
        source: std::io::Error,
    },
}

impl Error {
    fn io(what: &'static str) -> impl FnOnce(std::io::Error) -> Error {
        move |source| Error::Io { what, source }
    }

    fn os(what: &'static str) -> impl FnOnce(rustix::io::Errno) -> Error {
        move |source| Error::Io {
            what,
            source: source.into(),
        }
    }
}
