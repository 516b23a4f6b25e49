//! The store on disk: all sessions share one append-only log of checksummed frames, cut into files.
//! One thread writes and syncs; whoever appends meanwhile shares its next sync, and it waits a moment for those who come
//! together.

use std::collections::{HashMap, HashSet};
use std::future::Future;
use std::hash::{BuildHasher, RandomState};
use std::io::ErrorKind;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use ::journal::{Folder, Lease};
use tokio::sync::watch;

use super::files::{self, End, Writer, cut_torn_tail, file_path, files, io, remove_unfinished};
use super::frame::{Frame, GROUP_HEAD_BYTES, Piece};
use super::{Appended, Batch, Error, Log, Position, Settled, Store, WriteFailed};

const LEASE: &str = "writer.lease";
/// Time between two tries whether the disk takes writes again.
const PROBE_INTERVAL: Duration = Duration::from_secs(1);
/// The writer waits at most as long as the last sync took, and at most so long, for batches that are likely to come.
const GATHERING_MAX: Duration = Duration::from_millis(2);
/// A buffer that had to grow beyond this is given back.
const BUFFER_BYTES_KEPT: usize = 1 << 20;

/// Entries of all sessions in one folder.
pub struct Journal {
    path: PathBuf,
    strict: bool,
    shared: Arc<Shared>,
    committer: Mutex<Option<JoinHandle<()>>>,
    /// Files from before this start that recovery has yet to read, oldest first.
    found: Vec<u64>,
    /// Hashes of the sessions that are stored but not in memory.
    released: Mutex<HashSet<u64>>,
    hasher: RandomState,
    _lease: Lease,
}

struct Shared {
    queue: Mutex<Queue>,
    filled: Condvar,
    /// Everything up to this position has settled.
    settled: AtomicU64,
    /// Ring when it moves, in turns: while one group is written, those who wait for the next one sleep on.
    bells: [watch::Sender<()>; 2],
    /// Positions that failed; almost always empty.
    failures: Mutex<HashSet<u64>>,
    failed_once: AtomicBool,
    /// Whether the last write, or the last try of one, has succeeded.
    writable: watch::Sender<bool>,
    end: Mutex<End>,
    /// Tests make the next write fail with it.
    #[cfg(test)]
    refuse_next: AtomicBool,
    /// How often the writer waited for batches that did not come.
    #[cfg(test)]
    waits_in_vain: AtomicU64,
}

struct Queue {
    /// Room for the head of a group, and the frames of the batches.
    bytes: Vec<u8>,
    pending: Vec<Pending>,
    /// Position of the last batch appended.
    last: u64,
    /// Position of the last batch of the group that is being written, or was written last.
    taken: u64,
    /// Bell of that group.
    bell: usize,
    /// The writer sleeps until so many batches are here.
    wanted: usize,
    closed: bool,
}

/// A group to be, as yet without a frame.
const NO_FRAMES: [u8; GROUP_HEAD_BYTES] = [0; GROUP_HEAD_BYTES];

impl Queue {
    fn new() -> Queue {
        Queue {
            bytes: NO_FRAMES.to_vec(),
            pending: Vec::new(),
            last: 0,
            taken: 0,
            bell: 0,
            wanted: 1,
            closed: false,
        }
    }
}

/// What is written with one sync.
#[derive(Default)]
struct Group {
    bytes: Vec<u8>,
    pending: Vec<Pending>,
    /// How many batches the next group is likely to have, and how long the write and sync of the one before took.
    likely: usize,
    took: Duration,
}

/// A batch in the queue.
struct Pending {
    position: u64,
    /// Hash of the session.
    session: u64,
    /// Bytes of the batch.
    length: usize,
    settled: Settled,
}

impl Pending {
    /// A callback that panics is a mistake of ours, but no reason to leave everybody else waiting for ever.
    fn tell(self, durable: bool) {
        if catch_unwind(AssertUnwindSafe(|| (self.settled)(durable))).is_err() {
            tracing::error!(
                position = self.position,
                "what was to follow a write has panicked"
            );
        }
    }
}

/// Nothing that runs under these locks leaves its data half changed.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Journal {
    /// Opens the journal in `path`, which is made where it is missing, and becomes its only writer. A write that
    /// did not finish is cut off. `strict`: other damage is an error instead of a warning.
    ///
    /// # Errors
    /// When the folder cannot be used, or another process uses it.
    pub fn open(path: &Path, strict: bool) -> Result<Journal, Error> {
        let folder = Folder::create(path).map_err(|source| Error::Folder {
            path: path.to_owned(),
            source,
        })?;
        let folder = Arc::new(folder);
        let lease = Lease::take(&folder, LEASE).map_err(|source| Error::Folder {
            path: path.to_owned(),
            source,
        })?;
        let lease = lease.ok_or_else(|| Error::InUse(path.to_owned()))?;
        remove_unfinished(path)?;
        let mut found = files(path)?;
        if let Some(last) = found.last().copied()
            && cut_torn_tail(&file_path(path, last))?
        {
            found.pop();
        }
        let writer = Writer::create(path, found.last().map_or(0, |last| last + 1))?;
        let shared = Arc::new(Shared {
            queue: Mutex::new(Queue::new()),
            filled: Condvar::new(),
            settled: AtomicU64::new(0),
            bells: Default::default(),
            failures: Mutex::default(),
            failed_once: AtomicBool::new(false),
            writable: watch::Sender::new(true),
            end: Mutex::new(writer.end()),
            #[cfg(test)]
            refuse_next: AtomicBool::new(false),
            #[cfg(test)]
            waits_in_vain: AtomicU64::new(0),
        });
        let committer = std::thread::Builder::new()
            .name("journal".to_owned())
            .spawn({
                let shared = Arc::clone(&shared);
                move || shared.commit_until_closed(writer)
            })
            .map_err(io("start the writer of", path))?;
        Ok(Journal {
            path: path.to_owned(),
            strict,
            shared,
            committer: Mutex::new(Some(committer)),
            found,
            released: Mutex::default(),
            hasher: RandomState::new(),
            _lease: lease,
        })
    }

    /// Makes the next write fail, also when the journal is out of sight.
    #[cfg(test)]
    pub(crate) fn refuser(&self) -> impl Fn() + use<> {
        let shared = Arc::clone(&self.shared);
        move || shared.refuse_next.store(true, Ordering::SeqCst)
    }

    /// The folder.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Numbers of the files that are written no more, oldest first.
    pub(super) fn sealed(&self) -> Result<Vec<u64>, Error> {
        let active = lock(&self.shared.end).file;
        Ok(files(&self.path)?
            .into_iter()
            .filter(|number| *number < active)
            .collect())
    }

    /// Forgets that these sessions are stored.
    pub(super) fn forget<'a>(&self, sessions: impl Iterator<Item = &'a str>) {
        let mut released = lock(&self.released);
        for session_id in sessions {
            released.remove(&self.hasher.hash_one(session_id));
        }
    }

    /// Reads the frames of a file, as far as it is durable. Damage is a warning, or an error where `strict`.
    pub(super) fn scan(
        &self,
        number: u64,
        strict: bool,
        each: &mut dyn FnMut(Frame<'_>, &[u8]),
    ) -> Result<(), Error> {
        let path = file_path(&self.path, number);
        let end = *lock(&self.shared.end);
        let length = if number == end.file {
            end.length
        } else {
            u64::MAX
        };
        files::walk(&path, length, &mut |piece| {
            match piece {
                Piece::Frame(frame, whole) => each(frame, whole),
                Piece::Damaged(at) | Piece::Torn(at) if strict => {
                    return Err(Error::Damaged {
                        path: path.clone(),
                        offset: at as u64,
                    });
                }
                Piece::Damaged(at) | Piece::Torn(at) => {
                    tracing::warn!(path = %path.display(), offset = at, "passed over damaged bytes of the journal");
                }
            }
            Ok(())
        })
    }
}

impl Store for Journal {
    fn append(&self, batch: Batch<'_>, settled: &mut dyn FnMut() -> Settled) -> Appended {
        let mut frames = Vec::new();
        for index in 0..batch.count {
            let frame = Frame {
                session_id: batch.session_id,
                position: batch.position + index as u64,
                at_ms: batch.at_ms,
                ended: batch.ended && index + 1 == batch.count,
                entry: &(batch.encoded)(index),
            };
            frame.encode(&mut frames);
        }
        let session = self.hasher.hash_one(batch.session_id);
        let settled = settled();
        let mut queue = lock(&self.shared.queue);
        if queue.closed {
            return Appended::Closed;
        }
        queue.last += 1;
        let position = queue.last;
        queue.pending.push(Pending {
            position,
            session,
            length: frames.len(),
            settled,
        });
        queue.bytes.extend_from_slice(&frames);
        let enough = queue.pending.len() >= queue.wanted;
        drop(queue);
        if enough {
            self.shared.filled.notify_one();
        }
        Appended::Queued(Position(position))
    }

    fn wait(
        &self,
        position: Position,
    ) -> Pin<Box<dyn Future<Output = Result<(), WriteFailed>> + Send + '_>> {
        Box::pin(async move {
            if !self.shared.has_settled(position) {
                let mut bell = self.shared.bell(position).subscribe();
                bell.wait_for(|()| self.shared.has_settled(position))
                    .await
                    .map_err(|_| WriteFailed)?;
            }
            if self.shared.failed(position) {
                Err(WriteFailed)
            } else {
                Ok(())
            }
        })
    }

    fn is_durable(&self, position: Position) -> bool {
        self.shared.has_settled(position) && !self.shared.failed(position)
    }

    fn writable(&self) -> watch::Receiver<bool> {
        self.shared.writable.subscribe()
    }

    fn holds(&self, session_id: &str) -> bool {
        lock(&self.released).contains(&self.hasher.hash_one(session_id))
    }

    fn recover(&self, ended_after_ms: i64) -> Result<Vec<Log>, Error> {
        let mut logs: HashMap<Box<str>, Log> = HashMap::new();
        let mut released = lock(&self.released);
        for number in &self.found {
            self.scan(*number, self.strict, &mut |frame, _| {
                if !logs.contains_key(frame.session_id) {
                    logs.insert(frame.session_id.into(), new_log(&frame));
                }
                let Some(log) = logs.get_mut(frame.session_id) else {
                    return;
                };
                add(log, &frame);
                // An ended session without its beginning is what a purge has left over.
                let over = log
                    .ended_at_ms
                    .is_some_and(|at| at < ended_after_ms || log.position > 0);
                if over {
                    logs.remove(frame.session_id);
                    released.insert(self.hasher.hash_one(frame.session_id));
                }
            })?;
        }
        Ok(logs.into_values().collect())
    }

    fn read(&self, session_id: &str) -> Result<Option<Log>, Error> {
        let mut log: Option<Log> = None;
        let last = lock(&self.shared.end).file;
        for number in files(&self.path)? {
            if number > last {
                break;
            }
            let scanned = self.scan(number, false, &mut |frame, _| {
                if frame.session_id == session_id {
                    add(log.get_or_insert_with(|| new_log(&frame)), &frame);
                }
            });
            match scanned {
                // Purged since the files were listed: nothing of a session that is read was in it.
                Err(Error::Io { source, .. }) if source.kind() == ErrorKind::NotFound => {}
                scanned => scanned?,
            }
        }
        Ok(log)
    }

    fn released(&self, session_id: &str) {
        lock(&self.released).insert(self.hasher.hash_one(session_id));
    }

    fn purge(&self, ended_before_ms: i64) -> Result<(), Error> {
        super::purge::purge(self, ended_before_ms)
    }

    fn close(&self) {
        lock(&self.shared.queue).closed = true;
        self.shared.filled.notify_all();
        if let Some(committer) = lock(&self.committer).take() {
            // A panic of the writer was reported when it happened; closing must not add another.
            let _ = committer.join();
        }
    }
}

impl Drop for Journal {
    fn drop(&mut self) {
        self.close();
    }
}

fn new_log(first: &Frame<'_>) -> Log {
    Log {
        session_id: first.session_id.to_owned(),
        position: first.position,
        ..Log::default()
    }
}

fn add(log: &mut Log, frame: &Frame<'_>) {
    log.gap |= frame.position != log.position + log.entries.len() as u64;
    log.entries.push(frame.entry.to_vec());
    if frame.ended {
        log.ended_at_ms = Some(frame.at_ms);
    }
}

impl Shared {
    fn failed(&self, position: Position) -> bool {
        self.failed_once.load(Ordering::Acquire) && lock(&self.failures).contains(&position.0)
    }

    fn has_settled(&self, position: Position) -> bool {
        self.settled.load(Ordering::Acquire) >= position.0
    }

    /// What rings when this position settles.
    fn bell(&self, position: Position) -> &watch::Sender<()> {
        let queue = lock(&self.queue);
        let next = usize::from(position.0 > queue.taken);
        &self.bells[(queue.bell + next) % self.bells.len()]
    }

    fn commit_until_closed(&self, mut writer: Writer) {
        let mut group = Group::default();
        while let Some((settled, bell)) = self.take(&mut group, &mut writer) {
            #[cfg(test)]
            writer.refuse(self.refuse_next.swap(false, Ordering::SeqCst));
            let began = Instant::now();
            let written = writer.commit(&mut group.bytes);
            group.took = began.elapsed();
            *lock(&self.end) = writer.end();
            // Those who are answered together are likely to be back together, beside those who have come meanwhile. Nobody
            // is back already: he would be counted twice, and waited for in vain.
            group.likely = group.pending.len() + lock(&self.queue).pending.len();
            match written {
                // Of a group all of whose batches failed with earlier ones nothing is written.
                Ok(()) if group.pending.is_empty() => {}
                Ok(()) => {
                    self.set_writable(true);
                    group
                        .pending
                        .drain(..)
                        .for_each(|pending| pending.tell(true));
                }
                Err(error) => {
                    tracing::error!(%error, "entries could not be made durable");
                    self.set_writable(false);
                    self.fail(std::mem::take(&mut group.pending));
                }
            }
            self.settled.store(settled, Ordering::Release);
            self.bells[bell].send_replace(());
            group.bytes.clear();
            group.bytes.shrink_to(BUFFER_BYTES_KEPT);
        }
        if let Err(error) = writer.finish() {
            tracing::warn!(%error, "the zeros at the end of the journal are cut at the next start");
        }
    }

    /// Waits for something to write and takes it; answers its last position and its bell. `None`: the journal is closed.
    fn take(&self, group: &mut Group, writer: &mut Writer) -> Option<(u64, usize)> {
        let mut queue = lock(&self.queue);
        while queue.last == queue.taken && !queue.closed {
            queue.wanted = 1;
            queue = self.rest(queue, writer);
        }
        if queue.last == queue.taken {
            return None;
        }
        let until = Instant::now() + group.took.min(GATHERING_MAX);
        while queue.pending.len() < group.likely && !queue.closed {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                #[cfg(test)]
                self.waits_in_vain.fetch_add(1, Ordering::SeqCst);
                break;
            }
            queue.wanted = group.likely;
            let waited = self.filled.wait_timeout(queue, left);
            queue = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
        group.bytes.extend_from_slice(&NO_FRAMES);
        std::mem::swap(&mut queue.bytes, &mut group.bytes);
        std::mem::swap(&mut queue.pending, &mut group.pending);
        queue.wanted = usize::MAX;
        queue.taken = queue.last;
        queue.bell = (queue.bell + 1) % self.bells.len();
        Some((queue.taken, queue.bell))
    }

    /// Waits until something is there to be written; while writing fails, tries from time to time whether it would not.
    fn rest<'a>(
        &'a self,
        queue: MutexGuard<'a, Queue>,
        writer: &mut Writer,
    ) -> MutexGuard<'a, Queue> {
        if *self.writable.borrow() {
            return self
                .filled
                .wait(queue)
                .unwrap_or_else(PoisonError::into_inner);
        }
        let waited = self.filled.wait_timeout(queue, PROBE_INTERVAL);
        let (queue, waited) = waited.unwrap_or_else(PoisonError::into_inner);
        if !waited.timed_out() {
            return queue;
        }
        // Nobody waits for the queue while the disk is tried.
        drop(queue);
        if writer.probe().is_ok() {
            self.set_writable(true);
        }
        lock(&self.queue)
    }

    fn set_writable(&self, writable: bool) {
        let changed = self
            .writable
            .send_if_modified(|before| std::mem::replace(before, writable) != writable);
        if changed {
            tracing::info!(writable, "the journal");
        }
    }

    /// Tells a failure, and lets what was appended to the same sessions meanwhile fail with it: it was decided on a
    /// state that never came to be. Once they were told, sessions append nothing until they have read their log.
    fn fail(&self, failed: Vec<Pending>) {
        let sessions: HashSet<u64> = failed.iter().map(|pending| pending.session).collect();
        self.tell(failed);
        let mut queue = lock(&self.queue);
        let (mut kept, mut after) = (NO_FRAMES.to_vec(), Vec::new());
        let mut at = NO_FRAMES.len();
        let bytes = std::mem::take(&mut queue.bytes);
        for pending in std::mem::take(&mut queue.pending) {
            let range = at..at + pending.length;
            at = range.end;
            if sessions.contains(&pending.session) {
                after.push(pending);
            } else {
                kept.extend_from_slice(&bytes[range]);
                queue.pending.push(pending);
            }
        }
        queue.bytes = kept;
        drop(queue);
        self.tell(after);
    }

    fn tell(&self, failed: Vec<Pending>) {
        lock(&self.failures).extend(failed.iter().map(|pending| pending.position));
        self.failed_once.store(true, Ordering::Release);
        failed.into_iter().for_each(|pending| pending.tell(false));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::frame::{self, FILE_HEAD_BYTES};
    use crate::store::suite;
    use std::sync::mpsc;

    fn append(
        journal: &Journal,
        id: &str,
        position: u64,
        text: &str,
    ) -> (Position, mpsc::Receiver<bool>) {
        let (told, heard) = mpsc::channel();
        let appended = suite::append_and(journal, (id, position, None), &[text], &mut || {
            let told = told.clone();
            Box::new(move |durable| {
                // Not every test listens to the end.
                let _ = told.send(durable);
            })
        });
        match appended {
            Appended::Queued(position) => (position, heard),
            other => panic!("{other:?}"),
        }
    }

    fn logs(path: &Path, strict: bool) -> Result<Vec<Log>, Error> {
        let mut logs = Journal::open(path, strict)?.recover(i64::MIN)?;
        logs.sort_by(|a, b| a.session_id.cmp(&b.session_id));
        Ok(logs)
    }

    #[tokio::test]
    async fn a_failed_write_leaves_nothing_and_the_next_one_succeeds() {
        let dir = tempfile::tempdir().unwrap();
        let journal = Journal::open(dir.path(), true).unwrap();
        let (position, heard) = append(&journal, "a", 0, "kept");
        assert_eq!(journal.wait(position).await, Ok(()));
        assert_eq!(heard.recv(), Ok(true));
        journal.shared.refuse_next.store(true, Ordering::SeqCst);
        let (failed, heard) = append(&journal, "b", 0, "lost");
        assert_eq!(journal.wait(failed).await, Err(WriteFailed));
        assert_eq!(heard.recv(), Ok(false));
        assert!(!journal.is_durable(failed));
        let (position, _) = append(&journal, "a", 1, "kept too");
        assert_eq!(journal.wait(position).await, Ok(()));
        assert_eq!(
            journal.wait(failed).await,
            Err(WriteFailed),
            "who asks late hears the same"
        );
        drop(journal);
        let logs = logs(dir.path(), true).unwrap();
        assert_eq!(logs.len(), 1);
        assert_eq!(logs[0].entries, [b"kept".to_vec(), b"kept too".to_vec()]);
    }

    #[tokio::test]
    async fn what_a_session_appended_after_a_failed_write_fails_with_it_and_others_go_on() {
        let dir = tempfile::tempdir().unwrap();
        let journal = Arc::new(Journal::open(dir.path(), true).unwrap());
        journal.shared.refuse_next.store(true, Ordering::SeqCst);
        // Told of its failure, the session has already appended more.
        let (told, heard) = mpsc::channel();
        let more = Arc::clone(&journal);
        suite::append_and(&*journal, ("a", 0, None), &["lost"], &mut || {
            let (told, more) = (told.clone(), Arc::clone(&more));
            Box::new(move |_| {
                told.send((
                    append(&more, "a", 1, "lost too"),
                    append(&more, "b", 0, "kept"),
                ))
                .unwrap();
            })
        });
        let ((lost, _), (kept, _)) = heard.recv().unwrap();
        assert_eq!(journal.wait(kept).await, Ok(()));
        assert_eq!(journal.wait(lost).await, Err(WriteFailed));
        drop((more, journal));
        let logs = logs(dir.path(), true).unwrap();
        assert_eq!(
            logs.iter()
                .map(|log| log.session_id.as_str())
                .collect::<Vec<_>>(),
            ["b"]
        );
    }

    #[tokio::test]
    async fn a_failed_write_is_told_and_the_journal_finds_out_itself_when_the_disk_takes_writes_again()
     {
        let dir = tempfile::tempdir().unwrap();
        let journal = Journal::open(dir.path(), true).unwrap();
        let mut writable = journal.writable();
        assert!(*writable.borrow_and_update());
        journal.shared.refuse_next.store(true, Ordering::SeqCst);
        append(&journal, "a", 0, "lost");
        writable.changed().await.unwrap();
        assert!(!*writable.borrow_and_update());
        writable.changed().await.unwrap();
        assert!(*writable.borrow_and_update());
    }

    /// Appends again as soon as it is told, so many times, and then tells.
    fn append_again(journal: &Arc<Journal>, position: u64, most: u64, told: mpsc::Sender<()>) {
        let mut told = Some(told);
        suite::append_and(&**journal, ("a", position, None), &["x"], &mut || {
            let (journal, told) = (Arc::clone(journal), told.take());
            Box::new(move |_| {
                let told = told.unwrap();
                if position < most {
                    append_again(&journal, position + 1, most, told);
                } else {
                    told.send(()).unwrap();
                }
            })
        });
    }

    #[test]
    fn who_appends_alone_is_never_made_to_wait_for_others_however_soon_it_is_back() {
        let dir = tempfile::tempdir().unwrap();
        let journal = Arc::new(Journal::open(dir.path(), true).unwrap());
        let (told, heard) = mpsc::channel();
        append_again(&journal, 0, 50, told);
        heard.recv().unwrap();
        assert_eq!(journal.shared.waits_in_vain.load(Ordering::SeqCst), 0);
    }

    #[test]
    fn others_who_do_not_come_back_are_waited_for_once() {
        let dir = tempfile::tempdir().unwrap();
        let journal = Arc::new(Journal::open(dir.path(), true).unwrap());
        // Sixteen come together while something else is written.
        let (told, heard) = mpsc::channel();
        let more = Arc::clone(&journal);
        suite::append_and(&*journal, ("a", 0, None), &["x"], &mut || {
            let (told, more) = (told.clone(), Arc::clone(&more));
            Box::new(move |_| {
                let all = (0..16).map(|number| append(&more, &format!("b{number}"), 0, "x").1);
                told.send(all.collect::<Vec<_>>()).unwrap();
            })
        });
        let others = heard.recv().unwrap();
        assert!(others.iter().all(|settled| settled.recv() == Ok(true)));
        for position in 0..20 {
            let (_, settled) = append(&journal, "c", position, "x");
            assert_eq!(settled.recv(), Ok(true));
        }
        assert_eq!(journal.shared.waits_in_vain.load(Ordering::SeqCst), 1);
    }

    #[tokio::test]
    async fn batches_that_fail_with_earlier_ones_say_nothing_about_the_disk() {
        let dir = tempfile::tempdir().unwrap();
        let journal = Arc::new(Journal::open(dir.path(), true).unwrap());
        // The journal itself cannot find the disk mended.
        std::fs::create_dir(files::unfinished(&file_path(dir.path(), 0))).unwrap();
        journal.shared.refuse_next.store(true, Ordering::SeqCst);
        let (told, heard) = mpsc::channel();
        let more = Arc::clone(&journal);
        suite::append_and(&*journal, ("a", 0, None), &["lost"], &mut || {
            let (told, more) = (told.clone(), Arc::clone(&more));
            Box::new(move |_| told.send(append(&more, "a", 1, "lost too").0).unwrap())
        });
        let lost = heard.recv().unwrap();
        assert_eq!(journal.wait(lost).await, Err(WriteFailed));
        assert!(!*journal.writable().borrow());
        let (position, _) = append(&journal, "b", 0, "kept");
        assert_eq!(journal.wait(position).await, Ok(()));
        assert!(*journal.writable().borrow());
    }

    #[tokio::test]
    async fn a_log_is_read_as_far_as_it_is_durable_whatever_is_in_the_file_behind() {
        let dir = tempfile::tempdir().unwrap();
        let journal = Journal::open(dir.path(), true).unwrap();
        let (position, _) = append(&journal, "a", 0, "kept");
        assert_eq!(journal.wait(position).await, Ok(()));
        // As a disk leaves it that neither syncs nor lets a write be taken back.
        let path = file_path(dir.path(), 0);
        let mut bytes = std::fs::read(&path).unwrap();
        let length = usize::try_from(lock(&journal.shared.end).length).unwrap();
        let refused = Frame {
            session_id: "a",
            position: 1,
            at_ms: 0,
            ended: false,
            entry: b"refused",
        };
        bytes.truncate(length);
        refused.encode(&mut bytes);
        std::fs::write(&path, bytes).unwrap();
        let log = journal.read("a").unwrap().unwrap();
        assert_eq!(log.entries, [b"kept".to_vec()]);
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn of_thousands_who_wait_each_hears_what_became_of_its_own_whatever_fails_meanwhile() {
        let dir = tempfile::tempdir().unwrap();
        let journal = Arc::new(Journal::open(dir.path(), true).unwrap());
        let senders: Vec<_> = (0..2_000)
            .map(|number| {
                let journal = Arc::clone(&journal);
                tokio::spawn(async move {
                    let id = format!("session-{number}");
                    let mut kept = 0;
                    for round in 0..4 {
                        if number % 97 == 0 && round == 2 {
                            journal.shared.refuse_next.store(true, Ordering::SeqCst);
                        }
                        let (position, heard) = append(&journal, &id, kept, "entry");
                        let waited = journal.wait(position).await.is_ok();
                        assert_eq!(heard.try_recv(), Ok(waited), "told before it is answered");
                        assert_eq!(journal.is_durable(position), waited);
                        kept += u64::from(waited);
                    }
                    (id, kept)
                })
            })
            .collect();
        let mut expected = HashMap::new();
        for sender in senders {
            let (id, kept) = sender.await.unwrap();
            expected.insert(id, usize::try_from(kept).unwrap());
        }
        assert!(
            expected.values().any(|kept| *kept < 4),
            "something has failed"
        );
        drop(journal);
        let logs = logs(dir.path(), true).unwrap();
        assert!(logs.iter().all(|log| !log.gap && log.position == 0));
        let found = logs
            .into_iter()
            .map(|log| (log.session_id, log.entries.len()));
        expected.retain(|_, kept| *kept > 0);
        assert_eq!(found.collect::<HashMap<_, _>>(), expected);
    }

    #[test]
    fn what_an_interrupted_purge_has_left_is_removed_at_the_next_start() {
        let dir = tempfile::tempdir().unwrap();
        let left = files::unfinished(&file_path(dir.path(), 7));
        std::fs::write(&left, "half a file").unwrap();
        let _journal = Journal::open(dir.path(), true).unwrap();
        assert!(!left.exists());
    }

    #[test]
    fn there_is_one_writer() {
        let dir = tempfile::tempdir().unwrap();
        let journal = Journal::open(dir.path(), true).unwrap();
        assert!(matches!(
            Journal::open(dir.path(), true),
            Err(Error::InUse(_))
        ));
        drop(journal);
        assert!(Journal::open(dir.path(), true).is_ok());
    }

    /// Appends four entries, each in a group of its own.
    fn write(journal: &Journal) {
        for (id, position) in [("a", 0), ("b", 0), ("a", 1), ("a", 2)] {
            let (_, heard) = append(journal, id, position, "entry");
            assert_eq!(heard.recv(), Ok(true));
        }
    }

    /// The one file that holds frames, after a journal with four entries was closed.
    fn written(dir: &Path) -> PathBuf {
        let journal = Journal::open(dir, true).unwrap();
        write(&journal);
        drop(journal);
        file_path(dir, 0)
    }

    #[test]
    fn a_cut_anywhere_loses_at_most_the_end_even_under_strict_recovery() {
        let dir = tempfile::tempdir().unwrap();
        let whole = std::fs::read(written(dir.path())).unwrap();
        for at in 0..=whole.len() {
            let cut = tempfile::tempdir().unwrap();
            std::fs::write(file_path(cut.path(), 0), &whole[..at]).unwrap();
            let logs = logs(cut.path(), true).unwrap();
            let entries: usize = logs.iter().map(|log| log.entries.len()).sum();
            assert_eq!(
                entries,
                at.saturating_sub(FILE_HEAD_BYTES) * 4 / (whole.len() - FILE_HEAD_BYTES),
                "cut at {at}"
            );
            assert!(logs.iter().all(|log| !log.gap && log.position == 0));
        }
    }

    #[test]
    fn a_file_that_was_not_closed_ends_with_its_last_group_although_zeros_follow() {
        let dir = tempfile::tempdir().unwrap();
        let journal = Journal::open(dir.path(), true).unwrap();
        write(&journal);
        let left = tempfile::tempdir().unwrap();
        std::fs::copy(file_path(dir.path(), 0), file_path(left.path(), 0)).unwrap();
        drop(journal);
        let length = |dir: &Path| std::fs::metadata(file_path(dir, 0)).unwrap().len();
        assert!(
            length(left.path()) > length(dir.path()),
            "zeros were written ahead, and taken back at the end"
        );
        assert_eq!(
            logs(left.path(), true).unwrap(),
            logs(dir.path(), true).unwrap()
        );
        assert_eq!(length(left.path()), length(dir.path()));
    }

    /// Without groups, as a purge still makes files.
    #[test]
    fn a_journal_of_the_first_format_is_read_to_its_last_whole_frame_and_goes_on() {
        let mut whole = frame::PLAIN.to_vec();
        for position in 0..3 {
            let frame = Frame {
                session_id: "a",
                position,
                at_ms: 0,
                ended: false,
                entry: b"entry",
            };
            frame.encode(&mut whole);
        }
        let size = (whole.len() - FILE_HEAD_BYTES) / 3;
        for at in 0..=whole.len() {
            let dir = tempfile::tempdir().unwrap();
            std::fs::write(file_path(dir.path(), 0), &whole[..at]).unwrap();
            let frames = at.saturating_sub(FILE_HEAD_BYTES) / size;
            let journal = Journal::open(dir.path(), true).unwrap();
            let (_, heard) = append(&journal, "a", frames as u64, "more");
            assert_eq!(heard.recv(), Ok(true));
            let log = journal.read("a").unwrap().unwrap();
            drop(journal);
            assert_eq!(
                (log.entries.len(), log.gap),
                (frames + 1, false),
                "cut at {at}"
            );
            assert_eq!(logs(dir.path(), true).unwrap(), [log]);
        }
    }

    #[test]
    fn damage_before_the_end_stops_a_strict_start_and_marks_the_session_otherwise() {
        let dir = tempfile::tempdir().unwrap();
        let path = written(dir.path());
        let mut bytes = std::fs::read(&path).unwrap();
        let size = (bytes.len() - FILE_HEAD_BYTES) / 4;
        bytes[FILE_HEAD_BYTES + 2 * size + 20] ^= 1;
        std::fs::write(&path, &bytes).unwrap();
        let error = logs(dir.path(), true).unwrap_err();
        assert!(
            matches!(error, Error::Damaged { offset, .. } if offset == (FILE_HEAD_BYTES + 2 * size + GROUP_HEAD_BYTES) as u64),
            "{error}"
        );
        let logs = logs(dir.path(), false).unwrap();
        assert_eq!(
            logs.iter().map(|log| log.gap).collect::<Vec<_>>(),
            [true, false]
        );
    }

    #[test]
    fn a_foreign_file_is_refused() {
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(file_path(dir.path(), 0), "something else entirely").unwrap();
        assert!(matches!(logs(dir.path(), false), Err(Error::Foreign(_))));
    }
}
