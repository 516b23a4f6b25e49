//! The folder of sessions: making, attaching, and the doors to listing, replay and care.
//! Keeps no session open by itself.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use journal::Folder;
use redact::Redactor;

use crate::check::{self, Progress};
use crate::list::{self, ListBounds, Listing, Snapshot};
use crate::page::{self, Replay, ReplayBounds};
use crate::retain::{self, Retained, Retention};
use crate::window::Files;
use crate::{Error, Id, Report, Writer};

/// When a writer appends what it has buffered, and when it goes on in a new file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Assistant text is appended at most this many milliseconds after it was accepted.
    pub settle_ms: u64,
    /// Assistant text is appended when this many bytes of it wait.
    pub settle_bytes: usize,
    /// A turn that begins when the file has this many bytes begins a new file.
    pub rotate_bytes: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            settle_ms: 1_000,
            settle_bytes: 16 * 1024,
            rotate_bytes: 8 * 1024 * 1024,
        }
    }
}

/// The sessions in one folder. Cheap to clone; clones share what a listing remembers.
#[derive(Clone, Debug)]
pub struct Store {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    dir: PathBuf,
    options: Options,
    snapshot: Mutex<Option<Snapshot>>,
}

impl Store {
    /// The store in `dir`. Touches nothing; the first [`Store::create`] makes the folder, for its owner only.
    pub fn at(dir: impl Into<PathBuf>, options: Options) -> Store {
        let shared = Shared {
            dir: dir.into(),
            options,
            snapshot: Mutex::new(None),
        };
        Store {
            shared: Arc::new(shared),
        }
    }

    /// Makes a session and holds it. It is durable, and seen by others only as a whole.
    ///
    /// # Errors
    /// `Unsafe` (the folder), `Io`; nothing of the session is left behind then.
    pub fn create(&self) -> Result<Writer, Error> {
        let folder = Arc::new(Folder::create(&self.shared.dir)?);
        Writer::create(folder, Id::new(), self.shared.options)
    }

    /// Holds an existing session for writing. Reads its newest file, and gives the session back when the writer is
    /// dropped or the process ends.
    ///
    /// # Errors
    /// `Missing`, `Held`, `Unsafe`, `Newer`, `Io`.
    pub fn attach(&self, id: &Id) -> Result<Writer, Error> {
        let folder = Arc::new(self.folder()?);
        Writer::attach(folder, id.clone(), self.shared.options)
    }

    /// A page of summaries in the order of ids. Needs no lease and waits for nobody.
    ///
    /// # Errors
    /// `ScanBudget`, `Unsafe` (the folder), `Io`. A missing folder is an empty list.
    pub fn list(
        &self,
        after: Option<&Id>,
        bounds: &ListBounds,
        redactor: &Redactor,
    ) -> Result<Listing, Error> {
        match self.folder() {
            Ok(folder) => list::list(&folder, &self.shared.snapshot, after, bounds, redactor),
            Err(Error::Missing) => Ok(Listing::default()),
            Err(error) => Err(error),
        }
    }

    /// A page of what was said, after the position of the cursor `after`. Needs no lease; never waits for a writer.
    ///
    /// # Errors
    /// `Missing`, `Busy`, `Unsafe`, `Newer`, `Io`. Damage is no error but a gap.
    pub fn replay(
        &self,
        id: &Id,
        after: Option<&str>,
        bounds: &ReplayBounds,
        redactor: &Redactor,
    ) -> Result<Replay, Error> {
        let folder = self.folder()?;
        let files = Files::open(&folder, id)?;
        page::page(id, &files, after, bounds, redactor)
    }

    /// Reads all of a session and says what is damaged, and where.
    ///
    /// # Errors
    /// `Missing`, `Busy`, `Unsafe`, `Newer`, `Io`.
    pub fn verify(&self, id: &Id, progress: &mut dyn FnMut(Progress)) -> Result<Report, Error> {
        let folder = self.folder()?;
        check::verify(&Files::open(&folder, id)?, progress)
    }

    /// Writes what is intact of a session, in order and as one file, to the new file `to`. The original stays as it
    /// is. The copy can stand in for the session only under the session's own file name.
    ///
    /// # Errors
    /// As [`Store::verify`]; `Io` when `to` exists. An incomplete copy is removed.
    pub fn repair(
        &self,
        id: &Id,
        to: &Path,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<Report, Error> {
        let folder = self.folder()?;
        check::repair(id, &Files::open(&folder, id)?, to, progress)
    }

    /// The paths of a session's files, oldest first.
    ///
    /// # Errors
    /// As [`Store::verify`].
    pub fn files(&self, id: &Id) -> Result<Vec<PathBuf>, Error> {
        let folder = self.folder()?;
        let newest = Files::open(&folder, id)?.segment;
        let older = (1..newest).map(|segment| id.segment(segment));
        let names = older.chain([id.file()]);
        Ok(names.map(|name| self.shared.dir.join(name)).collect())
    }

    /// The folder, as it was handed in.
    pub fn dir(&self) -> &Path {
        &self.shared.dir
    }

    /// Removes sessions that were not written to since a moment and that nobody holds, and what killed processes left.
    ///
    /// # Errors
    /// `ScanBudget`, `Unsafe` (the folder), `Io` when the folder cannot be read. A missing folder is empty.
    pub fn retain(&self, rule: &Retention) -> Result<Retained, Error> {
        match self.folder() {
            Ok(folder) => retain::retain(&Arc::new(folder), rule),
            Err(Error::Missing) => Ok(Retained::default()),
            Err(error) => Err(error),
        }
    }

    /// Opened each time: the folder may be made, moved or removed while the program runs.
    fn folder(&self) -> Result<Folder, Error> {
        Ok(Folder::open(&self.shared.dir)?)
    }
}
