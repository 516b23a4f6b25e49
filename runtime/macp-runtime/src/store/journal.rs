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
/// The writer waits at most as long as the last sync took, and at most so long, for as many batches as are worth it.
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
    /// How many batches the next group waits for, and how long the write and sync of the one before took.
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
        for (index, entry) in batch.encoded.enumerate() {
            let frame = Frame {
                session_id: batch.session_id,
                position: batch.position + index as u64,
                at_ms: batch.at_ms,
                ended: batch.ended && index + 1 == batch.count,
                entry: &entry,
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
            // Those who are answered together are likely to be back together, beside those who have come meanwhile; half of
            // all is waited for, so that the other half is judged while that is written. Nobody is back already: he would be
            // counted twice, and waited for in vain.
            let likely = group.pending.len() + lock(&self.queue).pending.len();
            group.likely = likely.div_ceil(2);
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
mod tests;
