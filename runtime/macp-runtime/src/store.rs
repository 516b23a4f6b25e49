//! Where the entries of all sessions are kept: the door between a decision and its acknowledgement.
//! Does not know what an entry says; it keeps bytes in order and tells when they are safe.

mod files;
mod frame;
mod journal;
mod memory;
mod purge;

use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;

pub use journal::Journal;
pub use memory::Memory;
use tokio::sync::watch;

/// Entries of one session that become durable together, or not at all.
pub struct Batch<'a> {
    /// The session.
    pub session_id: &'a str,
    /// Position of the first entry in the session's log, from 0.
    pub position: u64,
    /// Acceptance time of the last entry, in milliseconds since 1970.
    pub at_ms: i64,
    /// The session has ended with the last entry; nothing follows.
    pub ended: bool,
    /// How many entries it has.
    pub count: usize,
    /// Encodes them one by one; asked only by stores that keep bytes.
    pub encoded: &'a mut dyn Iterator<Item = Vec<u8>>,
}

/// What is done once a queued batch is durable (true) or has failed (false). It may run under no lock that is held
/// during an append.
pub type Settled = Box<dyn FnOnce(bool) + Send>;

/// What became of an append at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Appended {
    /// It is as safe as this store makes it; `settled` was not asked for.
    Done,
    /// It is on its way; what `settled` gave is called later, in the order of the appends, from another thread.
    Queued(Position),
    /// The store is closed; nothing was taken.
    Closed,
}

/// How far the store's whole history must be durable. Ordered; the default is the beginning.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position(pub u64);

/// The stored log of one session, in order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Log {
    /// The session.
    pub session_id: String,
    /// Position of the first entry here; above 0 when what was before it cannot be read.
    pub position: u64,
    /// Entries are missing between the first and the last.
    pub gap: bool,
    /// When it ended, if it has.
    pub ended_at_ms: Option<i64>,
    /// The encoded entries.
    pub entries: Vec<Vec<u8>>,
}

/// A write that did not become durable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the entry could not be made durable")]
pub struct WriteFailed;

/// Why a store cannot be opened, read or cleaned.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Another process writes there.
    #[error("{0}: another process uses this folder")]
    InUse(PathBuf),
    /// The folder cannot be used.
    #[error("{path}: {source}")]
    Folder {
        /// The folder.
        path: PathBuf,
        /// Why not.
        source: ::journal::Error,
    },
    /// A file is not ours, or of a later version.
    #[error("{0}: not a journal of this version")]
    Foreign(PathBuf),
    /// Bytes that were durable are damaged.
    #[error(
        "{path}: damaged at byte {offset}; start without strict recovery to go on without what was there"
    )]
    Damaged {
        /// The file.
        path: PathBuf,
        /// Where.
        offset: u64,
    },
    /// The operating system refused.
    #[error("{path}: cannot {what}: {source}")]
    Io {
        /// What was tried.
        what: &'static str,
        /// With which file.
        path: PathBuf,
        /// Its answer.
        source: std::io::Error,
    },
}

/// A place for entries. Every backend passes the same suite (see the tests of this file).
pub trait Store: Send + Sync {
    /// Appends a batch. Never waits for the disk; the order of calls is the order of the log. Where a batch fails, all
    /// later ones of its session fail that were appended before the failure was told.
    fn append(&self, batch: Batch<'_>, settled: &mut dyn FnMut() -> Settled) -> Appended;

    /// Resolves when everything up to `position` is durable, or has failed.
    fn wait(
        &self,
        position: Position,
    ) -> Pin<Box<dyn Future<Output = Result<(), WriteFailed>> + Send + '_>>;

    /// Whether everything up to `position` is known to be durable already.
    fn is_durable(&self, position: Position) -> bool;

    /// Whether appends can become durable at present; changes when a write has failed, and when one would succeed again.
    fn writable(&self) -> watch::Receiver<bool>;

    /// Whether a log of this session is stored that [`Store::recover`] did not hand out.
    fn holds(&self, session_id: &str) -> bool;

    /// The logs of all sessions, without those that ended before `ended_after_ms`. Called once, before the first append.
    ///
    /// # Errors
    /// When the disk cannot be read; under strict recovery also where it is damaged.
    fn recover(&self, ended_after_ms: i64) -> Result<Vec<Log>, Error>;

    /// The log of one session as far as it is durable.
    ///
    /// # Errors
    /// When the disk cannot be read.
    fn read(&self, session_id: &str) -> Result<Option<Log>, Error>;

    /// Forgets that sessions which [`Store::recover`] handed out are held in memory: from now on `holds` knows them.
    fn released(&self, session_id: &str);

    /// Deletes the logs of sessions that ended before `ended_before_ms` where that is worth the work.
    ///
    /// # Errors
    /// When the disk refuses; nothing is lost then.
    fn purge(&self, ended_before_ms: i64) -> Result<(), Error>;

    /// Takes no more appends and returns when the last one has settled.
    fn close(&self);
}

#[cfg(test)]
mod suite {
    //! What every backend must do. `reopen` gives the store of the same place after a regular end.
    use super::*;
    use std::sync::mpsc;

    /// Appends entries without looking at what becomes of them.
    pub fn append(
        store: &dyn Store,
        session_id: &str,
        position: u64,
        ended_at_ms: Option<i64>,
        texts: &[&str],
    ) -> Appended {
        append_and(
            store,
            (session_id, position, ended_at_ms),
            texts,
            &mut || Box::new(|_| {}),
        )
    }

    pub fn append_and(
        store: &dyn Store,
        (session_id, position, ended_at_ms): (&str, u64, Option<i64>),
        texts: &[&str],
        settled: &mut dyn FnMut() -> Settled,
    ) -> Appended {
        let batch = Batch {
            session_id,
            position,
            at_ms: ended_at_ms.unwrap_or(0),
            ended: ended_at_ms.is_some(),
            count: texts.len(),
            encoded: &mut texts.iter().map(|text| text.as_bytes().to_vec()),
        };
        store.append(batch, settled)
    }

    fn bytes(texts: &[&str]) -> Vec<Vec<u8>> {
        texts.iter().map(|text| text.as_bytes().to_vec()).collect()
    }

    pub async fn appends_settle_in_order(store: &dyn Store) {
        let (told, heard) = mpsc::channel();
        let mut last = Position::default();
        let mut queued = 0;
        for number in 0..500u64 {
            let appended = append_and(store, ("order", number, None), &["x"], &mut || {
                let told = told.clone();
                Box::new(move |durable| told.send((number, durable)).unwrap())
            });
            match appended {
                Appended::Queued(position) => {
                    assert!(position > last);
                    last = position;
                    queued += 1;
                }
                Appended::Done => {}
                Appended::Closed => panic!("the store is open"),
            }
        }
        assert_eq!(store.wait(last).await, Ok(()));
        assert!(store.is_durable(last));
        let heard: Vec<_> = heard.try_iter().collect();
        assert_eq!(
            heard.len(),
            queued,
            "who has waited finds every callback done"
        );
        assert!(
            heard
                .iter()
                .zip(0..)
                .all(|((number, durable), expected)| *number == expected && *durable)
        );
    }

    pub async fn nothing_is_waited_for_at_the_beginning(store: &dyn Store) {
        assert!(store.is_durable(Position::default()));
        assert_eq!(store.wait(Position::default()).await, Ok(()));
    }

    pub fn a_closed_store_takes_nothing(store: &dyn Store) {
        store.close();
        let appended = append_and(store, ("closed", 0, None), &["x"], &mut || {
            Box::new(|_| panic!("never settled"))
        });
        assert_eq!(appended, Appended::Closed);
        store.close();
    }

    pub fn logs_come_back_whole_and_in_order(reopen: &dyn Fn() -> Box<dyn Store>) {
        let opened = reopen();
        let store = &*opened;
        append(store, "a", 0, None, &["a0", "a1"]);
        append(store, "b", 0, None, &[""]);
        append(store, "a", 2, None, &["a2"]);
        append(store, "b", 1, Some(5_000), &["b1"]);
        store.close();
        drop(opened);

        let again = reopen();
        let mut logs = again.recover(5_000).unwrap();
        logs.sort_by(|a, b| a.session_id.cmp(&b.session_id));
        let expected = |id: &str, ended_at_ms, entries: &[&str]| Log {
            session_id: id.to_owned(),
            position: 0,
            gap: false,
            ended_at_ms,
            entries: bytes(entries),
        };
        assert_eq!(
            logs,
            [
                expected("a", None, &["a0", "a1", "a2"]),
                expected("b", Some(5_000), &["", "b1"])
            ]
        );
        assert!(!again.holds("a") && !again.holds("b"), "handed out");
        again.released("b");
        assert!(again.holds("b"));
        assert_eq!(
            again.read("a").unwrap().map(|log| log.entries),
            Some(bytes(&["a0", "a1", "a2"]))
        );
        assert_eq!(again.read("c").unwrap(), None);
        again.close();
        drop(again);

        let later = reopen();
        let logs = later.recover(5_001).unwrap();
        assert_eq!(logs.len(), 1, "what ended too long ago is not handed out");
        assert!(later.holds("b") && !later.holds("c"));
        later.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn journal(path: &std::path::Path) -> Box<dyn Store> {
        Box::new(Journal::open(path, true).unwrap())
    }

    #[tokio::test]
    async fn appends_settle_in_order() {
        let dir = tempfile::tempdir().unwrap();
        suite::appends_settle_in_order(&*journal(dir.path())).await;
        suite::appends_settle_in_order(&Memory::default()).await;
    }

    #[tokio::test]
    async fn nothing_is_waited_for_at_the_beginning() {
        let dir = tempfile::tempdir().unwrap();
        suite::nothing_is_waited_for_at_the_beginning(&*journal(dir.path())).await;
        suite::nothing_is_waited_for_at_the_beginning(&Memory::default()).await;
    }

    #[test]
    fn a_closed_store_takes_nothing() {
        let dir = tempfile::tempdir().unwrap();
        suite::a_closed_store_takes_nothing(&*journal(dir.path()));
        suite::a_closed_store_takes_nothing(&Memory::default());
    }

    #[test]
    fn logs_come_back_whole_and_in_order() {
        // Memory is no place to come back to; its part of the suite ends before this.
        let dir = tempfile::tempdir().unwrap();
        suite::logs_come_back_whole_and_in_order(&|| journal(dir.path()));
    }
}
