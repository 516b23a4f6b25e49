//! From stored logs back to sessions.
//! Applies what was accepted; judges nobody, asks no clock.

use std::sync::Arc;

use macp_kernel::entry::What;
use macp_kernel::session::Broken;
use macp_kernel::{Entry, Policies, Session};

use crate::held::{Held, Replayed, frame};
use crate::metrics::Metrics;
use crate::sessions::Sessions;
use crate::store::Log;

/// Why a session cannot be replayed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// An entry does not decode.
    #[error("session {session}: entry {position} does not decode")]
    Entry {
        /// The session.
        session: String,
        /// Position in its log.
        position: u64,
    },
    /// Entries are missing and no later checkpoint makes up for them.
    #[error("session {0}: a part of its log is missing")]
    Missing(String),
    /// The entries do not fit together.
    #[error("session {session}: {broken}")]
    Broken {
        /// The session.
        session: String,
        /// Why.
        broken: Broken,
    },
}

/// How strictly logs are read.
#[derive(Clone, Copy)]
pub struct Reading<'a> {
    /// Everything is replayed from the start and compared with the checkpoints; the first failure is an error.
    pub strict: bool,
    /// Policies that sessions may share.
    pub policies: &'a Policies,
    /// Counts checkpoints that differ.
    pub metrics: &'a Metrics,
}

/// Replays all logs, on every processor.
///
/// # Errors
/// The first failure when strict; otherwise such sessions are left out with a warning.
pub fn all(logs: Vec<Log>, reading: Reading<'_>) -> Result<Vec<Held>, Error> {
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let share = logs.len().div_ceil(workers).max(1);
    let results: Vec<Result<Vec<Held>, Error>> = std::thread::scope(|scope| {
        let parts: Vec<_> = logs
            .chunks(share)
            .map(|part| scope.spawn(move || some(part, reading)))
            .collect();
        parts
            .into_iter()
            .map(|part| {
                part.join()
                    .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            })
            .collect()
    });
    let mut all = Vec::with_capacity(logs.len());
    for result in results {
        all.extend(result?);
    }
    Ok(all)
}

fn some(logs: &[Log], reading: Reading<'_>) -> Result<Vec<Held>, Error> {
    let mut held = Vec::with_capacity(logs.len());
    for log in logs {
        match one(log, reading) {
            Ok(replayed) => held.push(Held::new(replayed)),
            Err(error) if reading.strict => return Err(error),
            Err(error) => tracing::error!(%error, "a stored session is left out"),
        }
    }
    Ok(held)
}

/// Replays one log.
///
/// # Errors
/// When it cannot be replayed.
pub fn one(log: &Log, reading: Reading<'_>) -> Result<Replayed, Error> {
    let broken = |broken| Error::Broken {
        session: log.session_id.clone(),
        broken,
    };
    let mut entries = decode(log, reading.policies)?;
    let whole = log.position == 0 && !log.gap;
    let checkpoint = entries
        .iter()
        .rposition(|entry| matches!(entry.what, What::Checkpoint(_)));
    let from_start = || from_start(&entries, reading.metrics).map_err(broken);
    let session = match checkpoint {
        _ if whole && reading.strict => from_start()?,
        // The checkpoint saves the work; where it does not read, the work is done after all.
        Some(at) if whole => Session::replay(&entries[at..]).or_else(|_| from_start())?,
        None if whole => from_start()?,
        Some(at) => Session::replay(&entries[at..]).map_err(broken)?,
        None => return Err(Error::Missing(log.session_id.clone())),
    };
    // Of a damaged log only what follows the last checkpoint is certain to be complete.
    let known = checkpoint.filter(|_| !whole).unwrap_or(0);
    Ok(Replayed {
        frames: entries[known..]
            .iter_mut()
            .filter_map(Entry::delivery_mut)
            .map(frame)
            .collect(),
        session,
        entries: log.position + log.entries.len() as u64,
        ended_at_ms: log.ended_at_ms,
    })
}

fn decode(log: &Log, policies: &Policies) -> Result<Vec<Entry>, Error> {
    let decoded = log
        .entries
        .iter()
        .zip(log.position..)
        .map(|(bytes, position)| {
            Entry::decode(bytes, policies).map_err(|_| Error::Entry {
                session: log.session_id.clone(),
                position,
            })
        });
    decoded.collect()
}

/// Applies every entry. A checkpoint that differs from what the entries made is counted; the entries win.
fn from_start(entries: &[Entry], metrics: &Metrics) -> Result<Session, Broken> {
    let (first, rest) = entries.split_first().ok_or(Broken::Beginning)?;
    let mut session = Session::open(first)?;
    for entry in rest {
        match session.apply(entry) {
            Ok(_) => {}
            Err(Broken::Checkpoint) => {
                tracing::warn!(
                    session = session.id(),
                    "a checkpoint differs from the replayed state"
                );
                metrics.replay_mismatch();
            }
            Err(broken) => return Err(broken),
        }
    }
    Ok(session)
}

/// Reads the log of a session whose state was lost. False: it cannot be read.
pub fn revive(sessions: &Arc<Sessions>, held: &Arc<Held>) -> bool {
    let log = match sessions.store().read(held.id()) {
        Ok(Some(log)) => log,
        Ok(None) => return false,
        Err(error) => {
            tracing::error!(%error, "the journal cannot be read");
            return false;
        }
    };
    let metrics = Metrics::default();
    let policies = Policies::new(macp_wire::Semantics::Baseline);
    match one(
        &log,
        Reading {
            strict: false,
            policies: &policies,
            metrics: &metrics,
        },
    ) {
        Ok(replayed) => {
            held.revive(replayed);
            true
        }
        Err(error) => {
            tracing::error!(%error, "the session cannot be read again");
            false
        }
    }
}
