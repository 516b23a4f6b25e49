//! The writing end of a journal: appends that are whole or not there, and the change to a new file.
//! Does not make sure that there is one writer only; that is the lease.

use std::fs::{File, TryLockError};
use std::io::{self, Write};
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::{Binding, Error, Folder, OVERHEAD_BYTES_MAX};

/// Whether an append waits until the disk has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sync {
    /// It survives a power loss once the append returns.
    Durable,
    /// It survives the end of this process, and a power loss a little later.
    Later,
}

/// A journal's file opened by its only writer.
#[derive(Debug)]
pub struct Log {
    folder: Arc<Folder>,
    name: String,
    file: File,
    binding: Binding,
    /// The length that the file must have before an append.
    end: u64,
    /// The file does not end with a line break; the next append begins with one.
    torn: bool,
    /// Sequence number of the next entry.
    next: u64,
    /// The disk refused to confirm an append, so nobody knows what it holds.
    unsure: bool,
}

impl Log {
    /// Makes the journal's file with its first entry, durably and in one step: a file of this name is never seen
    /// without that entry. `name` must be new and its lease be held.
    ///
    /// # Errors
    /// `Io`; nothing is left behind then.
    pub fn create(
        folder: &Arc<Folder>,
        name: &str,
        binding: Binding,
        first: &[u8],
    ) -> Result<Log, Error> {
        let mut log = Log::prepare(folder, name, binding, 0, first)?;
        let placed = log
            .folder
            .rename(&log.name, name)
            .and_then(|()| log.folder.sync());
        if let Err(error) = placed {
            let _ = log.folder.remove(&log.name);
            let _ = log.folder.remove(name);
            return Err(error);
        }
        log.name = name.to_owned();
        Ok(log)
    }

    /// Opens an existing file for appending. The caller, who has read it, says which sequence number is `next`, and
    /// sets it by [`Log::resume`] before the first append.
    ///
    /// # Errors
    /// `Missing`, `Unsafe`, `Io`.
    pub fn open(folder: &Arc<Folder>, name: &str, binding: Binding) -> Result<Log, Error> {
        let file = folder.append(name)?;
        let end = length(&file)?;
        let torn = ends_torn(&file, end).map_err(Error::io("read the journal"))?;
        let folder = Arc::clone(folder);
        Ok(Log {
            folder,
            name: name.to_owned(),
            file,
            binding,
            end,
            torn,
            next: 0,
            unsure: false,
        })
    }

    /// Says which sequence number comes next.
    pub fn resume(&mut self, next: u64) {
        self.next = next;
    }

    /// The file, for reading it.
    pub fn file(&self) -> &File {
        &self.file
    }

    /// Bytes in the file.
    pub fn end(&self) -> u64 {
        self.end
    }

    /// Sequence number of the next entry.
    pub fn next(&self) -> u64 {
        self.next
    }

    /// Appends `entries` in one write, numbered from [`Log::next`]. On an error none of them is there: what was
    /// half written is taken back.
    ///
    /// # Errors
    /// `Busy` when another program keeps the file locked, `Changed` when it is not as this writer left it, `Io`.
    pub fn append(&mut self, entries: &[&[u8]], sync: Sync) -> Result<(), Error> {
        if self.unsure {
            return Err(Error::Changed);
        }
        let mut bytes = Vec::with_capacity(
            entries
                .iter()
                .map(|entry| entry.len() + OVERHEAD_BYTES_MAX)
                .sum(),
        );
        if self.torn {
            bytes.push(b'\n');
        }
        for (sequence, entry) in (self.next..).zip(entries) {
            self.binding.encode(sequence, entry, &mut bytes);
        }
        match self.write(&bytes, sync)? {
            Written::All => {
                self.end += bytes.len() as u64;
                self.torn = false;
                self.next += entries.len() as u64;
                Ok(())
            }
            Written::Failed {
                error,
                left,
                confirmed,
            } => {
                // What could not be taken back is reported as damage later; the next entry begins on a new line.
                self.torn |= left.is_some_and(|end| end != self.end);
                self.unsure = !confirmed || left.is_none();
                self.end = left.unwrap_or(self.end);
                Err(error)
            }
        }
    }

    fn write(&self, bytes: &[u8], sync: Sync) -> Result<Written, Error> {
        let _lock = Lock::exclusive(&self.file)?;
        self.unchanged()?;
        let mut written = (&self.file)
            .write_all(bytes)
            .map_err(Error::io("append to the journal"));
        let mut confirmed = true;
        if written.is_ok() && sync == Sync::Durable {
            written = self
                .file
                .sync_data()
                .map_err(Error::io("make the journal durable"));
            confirmed = written.is_ok();
        }
        let Err(error) = written else {
            return Ok(Written::All);
        };
        let left = match self.file.set_len(self.end) {
            Ok(()) => Some(self.end),
            Err(_) => length(&self.file).ok(),
        };
        Ok(Written::Failed {
            error,
            left,
            confirmed,
        })
    }

    /// Goes on in a new file of the same name that starts with the entry `first`, and keeps the present one as
    /// `kept_as`. On an error the present file stays in use.
    ///
    /// # Errors
    /// `Busy` when a reader is looking, `Changed`, `Io`.
    pub fn rotate(&mut self, kept_as: &str, first: &[u8]) -> Result<(), Error> {
        if self.unsure || self.torn {
            return Err(Error::Changed);
        }
        self.file
            .sync_data()
            .map_err(Error::io("make the journal durable"))?;
        let fresh = Log::prepare(&self.folder, &self.name, self.binding, self.next, first)?;
        let placed = self.replace(kept_as, &fresh);
        if let Err(error) = placed {
            let _ = self.folder.remove(&fresh.name);
            return Err(error);
        }
        let name = std::mem::take(&mut self.name);
        *self = Log { name, ..fresh };
        Ok(())
    }

    fn replace(&self, kept_as: &str, fresh: &Log) -> Result<(), Error> {
        let _lock = Lock::try_exclusive(&self.file)?;
        self.unchanged()?;
        // A process killed right here before has left the link; it is the same file then.
        if !self.folder.names(kept_as, &self.file)? {
            self.folder.link(&self.name, kept_as)?;
        }
        self.folder.sync()?;
        self.folder.rename(&fresh.name, &self.name)?;
        self.folder.sync()
    }

    /// A log under a name that no reader looks for, with its first entry made durable.
    fn prepare(
        folder: &Arc<Folder>,
        name: &str,
        binding: Binding,
        sequence: u64,
        first: &[u8],
    ) -> Result<Log, Error> {
        let name = format!("{name}{UNPLACED}");
        folder.remove(&name)?;
        let file = folder.make(&name)?;
        let folder = Arc::clone(folder);
        let mut log = Log {
            folder,
            name,
            file,
            binding,
            end: 0,
            torn: false,
            next: sequence,
            unsure: false,
        };
        let written = log.append(&[first], Sync::Later).and_then(|()| {
            log.file
                .sync_all()
                .map_err(Error::io("make the journal durable"))
        });
        match written {
            Ok(()) => Ok(log),
            Err(error) => {
                let _ = log.folder.remove(&log.name);
                Err(error)
            }
        }
    }

    /// Somebody who broke the lease, or a hand in the folder, must not get our next entry glued to theirs.
    fn unchanged(&self) -> Result<(), Error> {
        let same = length(&self.file)? == self.end && self.folder.names(&self.name, &self.file)?;
        if same { Ok(()) } else { Err(Error::Changed) }
    }
}

/// How a write went.
enum Written {
    All,
    Failed {
        error: Error,
        /// The length of the file after the attempt to take the write back.
        left: Option<u64>,
        /// False when the disk refused to say what it holds.
        confirmed: bool,
    },
}

/// What the name of a file ends with until the file is complete.
pub const UNPLACED: &str = ".new";

/// The length of `file` at a moment when no append is under way. Never waits.
///
/// # Errors
/// `Busy` while an append or the change to a new file goes on, `Io`.
pub fn snapshot(file: &File) -> Result<u64, Error> {
    // An append without a disk write holds the lock for some microseconds.
    const TRIES: usize = 20;
    for _ in 0..TRIES {
        match file.try_lock_shared() {
            Ok(()) => {
                let _lock = Lock(file);
                return length(file);
            }
            Err(TryLockError::WouldBlock) => std::thread::yield_now(),
            Err(TryLockError::Error(source)) => {
                return Err(Error::Io {
                    what: "lock the journal",
                    source,
                });
            }
        }
    }
    Err(Error::Busy)
}

/// How long an append waits for whoever looks at the file: readers of ours take microseconds.
const PATIENCE: Duration = Duration::from_secs(1);
/// Between two tries.
const PAUSE: Duration = Duration::from_micros(200);

/// An operating-system lock on the file, until dropped.
struct Lock<'a>(&'a File);

impl<'a> Lock<'a> {
    /// Waits for readers, who hold their lock only to ask for the length. `Busy`: another program holds it for longer.
    fn exclusive(file: &'a File) -> Result<Lock<'a>, Error> {
        let until = Instant::now() + PATIENCE;
        loop {
            match Lock::try_exclusive(file) {
                Err(Error::Busy) if Instant::now() < until => std::thread::sleep(PAUSE),
                locked => return locked,
            }
        }
    }

    fn try_exclusive(file: &'a File) -> Result<Lock<'a>, Error> {
        match file.try_lock() {
            Ok(()) => Ok(Lock(file)),
            Err(TryLockError::WouldBlock) => Err(Error::Busy),
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Interrupted => {
                Err(Error::Busy)
            }
            Err(TryLockError::Error(source)) => Err(Error::Io {
                what: "lock the journal",
                source,
            }),
        }
    }
}

impl Drop for Lock<'_> {
    fn drop(&mut self) {
        let _ = self.0.unlock();
    }
}

fn length(file: &File) -> Result<u64, Error> {
    file.metadata()
        .map(|metadata| metadata.len())
        .map_err(Error::io("look at the journal"))
}

fn ends_torn(file: &File, end: u64) -> io::Result<bool> {
    use std::os::unix::fs::FileExt;
    if end == 0 {
        return Ok(false);
    }
    let mut last = [0];
    file.read_exact_at(&mut last, end - 1)?;
    Ok(last != *b"\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Piece, Span, scan};
    use std::path::Path;

    struct Fixture {
        dir: tempfile::TempDir,
        folder: Arc<Folder>,
    }

    fn fixture() -> Fixture {
        let dir = tempfile::tempdir().unwrap();
        let folder = Arc::new(Folder::open(dir.path()).unwrap());
        Fixture { dir, folder }
    }

    fn binding() -> Binding {
        Binding::new("log")
    }

    fn reopen(fixture: &Fixture, next: u64) -> Log {
        let mut log = Log::open(&fixture.folder, "log", binding()).unwrap();
        log.resume(next);
        log
    }

    /// Sequence numbers of the intact entries, and how many places are damaged.
    fn content(path: &Path) -> (Vec<u64>, usize) {
        let file = File::open(path).unwrap();
        let span = Span {
            from: 0,
            to: file.metadata().unwrap().len(),
        };
        let (mut sequences, mut damaged) = (Vec::new(), 0);
        scan(&file, span, binding(), 1 << 20, &mut |piece| match piece {
            Piece::Entry { line, .. } => sequences.push(line.sequence),
            Piece::Damage { .. } => damaged += 1,
        })
        .unwrap();
        (sequences, damaged)
    }

    #[test]
    fn appended_entries_are_numbered_and_come_back_after_reopening() {
        let fixture = fixture();
        let mut log = Log::create(&fixture.folder, "log", binding(), b"{}").unwrap();
        log.append(&[b"1", b"2"], Sync::Durable).unwrap();
        drop(log);
        reopen(&fixture, 3).append(&[b"3"], Sync::Later).unwrap();
        assert_eq!(
            content(&fixture.dir.path().join("log")),
            (vec![0, 1, 2, 3], 0)
        );
        assert_eq!(fixture.dir.path().read_dir().unwrap().count(), 1);
    }

    #[test]
    fn an_append_after_each_torn_tail_is_whole() {
        let fixture = fixture();
        let path = fixture.dir.path().join("log");
        let mut log = Log::create(&fixture.folder, "log", binding(), b"{}").unwrap();
        log.append(&[b"{\"a\":1}"], Sync::Later).unwrap();
        let whole = std::fs::read(&path).unwrap();
        for cut in 0..whole.len() {
            std::fs::write(&path, &whole[..cut]).unwrap();
            let before = content(&path).0;
            reopen(&fixture, 7).append(&[b"7"], Sync::Later).unwrap();
            let after = content(&path).0;
            assert_eq!(after, [before, vec![7]].concat(), "cut at {cut}");
        }
    }

    #[test]
    fn a_file_changed_by_another_hand_gets_no_more_entries() {
        type Change = fn(&Path);
        let changes: [(&str, Change); 4] = [
            ("grown", |path| {
                File::options()
                    .append(true)
                    .open(path)
                    .unwrap()
                    .write_all(b"x")
                    .unwrap();
            }),
            ("cut", |path| {
                File::options()
                    .write(true)
                    .open(path)
                    .unwrap()
                    .set_len(3)
                    .unwrap()
            }),
            ("removed", |path| std::fs::remove_file(path).unwrap()),
            ("replaced", |path| {
                let copy = std::fs::read(path).unwrap();
                std::fs::remove_file(path).unwrap();
                std::fs::write(path, copy).unwrap();
            }),
        ];
        for (name, change) in changes {
            let fixture = fixture();
            let path = fixture.dir.path().join("log");
            let mut log = Log::create(&fixture.folder, "log", binding(), b"{}").unwrap();
            change(&path);
            let before = std::fs::read(&path).ok();
            assert!(
                matches!(log.append(&[b"1"], Sync::Later), Err(Error::Changed)),
                "{name}"
            );
            assert_eq!(std::fs::read(&path).ok(), before, "{name}");
        }
    }

    #[test]
    fn a_reader_is_told_to_come_back_while_an_append_goes_on() {
        let fixture = fixture();
        let log = Log::create(&fixture.folder, "log", binding(), b"{}").unwrap();
        let reader = fixture.folder.read("log").unwrap();
        let lock = Lock::exclusive(log.file()).unwrap();
        assert!(matches!(snapshot(&reader), Err(Error::Busy)));
        drop(lock);
        assert_eq!(snapshot(&reader).unwrap(), log.end());
    }

    #[test]
    fn an_append_does_not_wait_for_ever_for_a_program_that_keeps_the_file_locked() {
        let fixture = fixture();
        let mut log = Log::create(&fixture.folder, "log", binding(), b"{}").unwrap();
        let foreign = fixture.folder.read("log").unwrap();
        foreign.lock_shared().unwrap();
        assert!(matches!(
            log.append(&[b"1"], Sync::Durable),
            Err(Error::Busy)
        ));
        foreign.unlock().unwrap();
        log.append(&[b"1"], Sync::Durable).unwrap();
        assert_eq!(content(&fixture.dir.path().join("log")), (vec![0, 1], 0));
    }

    #[test]
    fn a_rotated_log_goes_on_in_a_new_file_and_keeps_the_old_one() {
        let fixture = fixture();
        let mut log = Log::create(&fixture.folder, "log", binding(), b"{}").unwrap();
        log.append(&[b"1"], Sync::Later).unwrap();
        log.rotate("log.1", b"2").unwrap();
        log.append(&[b"3"], Sync::Durable).unwrap();
        assert_eq!(content(&fixture.dir.path().join("log.1")), (vec![0, 1], 0));
        assert_eq!(content(&fixture.dir.path().join("log")), (vec![2, 3], 0));
        assert_eq!(fixture.dir.path().read_dir().unwrap().count(), 2);
    }

    #[test]
    fn a_rotation_that_was_killed_half_way_is_done_again() {
        let fixture = fixture();
        let mut log = Log::create(&fixture.folder, "log", binding(), b"{}").unwrap();
        fixture.folder.link("log", "log.1").unwrap();
        std::fs::write(fixture.dir.path().join("log.new"), "half a line").unwrap();
        log.rotate("log.1", b"1").unwrap();
        assert_eq!(content(&fixture.dir.path().join("log.1")), (vec![0], 0));
        assert_eq!(content(&fixture.dir.path().join("log")), (vec![1], 0));
    }

    #[test]
    fn a_rotation_onto_another_file_is_refused_and_the_log_goes_on() {
        let fixture = fixture();
        let mut log = Log::create(&fixture.folder, "log", binding(), b"{}").unwrap();
        std::fs::write(fixture.dir.path().join("log.1"), "not ours").unwrap();
        assert!(matches!(log.rotate("log.1", b"1"), Err(Error::Io { .. })));
        log.append(&[b"1"], Sync::Later).unwrap();
        assert_eq!(content(&fixture.dir.path().join("log")), (vec![0, 1], 0));
        assert_eq!(fixture.dir.path().read_dir().unwrap().count(), 2);
    }

    #[test]
    fn a_log_that_cannot_be_placed_leaves_nothing_behind() {
        let fixture = fixture();
        std::fs::create_dir(fixture.dir.path().join("log")).unwrap();
        std::fs::write(fixture.dir.path().join("log/occupied"), "").unwrap();
        assert!(Log::create(&fixture.folder, "log", binding(), b"{}").is_err());
        assert_eq!(fixture.dir.path().read_dir().unwrap().count(), 1);
    }
}
