//! The files of a journal: their names, the torn end of the last one, and the one that is written.
//! Does not look into frames further than to find where a write broke off.

use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use super::Error;
use super::frame::{FILE_MAGIC, Piece, Walk};

/// A file that has reached this size is followed by a new one.
const FILE_BYTES: u64 = 64 << 20;
pub const HEADER_BYTES: usize = FILE_MAGIC.len();
const EXTENSION: &str = "log";
/// Of files that were not finished; nothing of worth is in them.
const UNFINISHED: &str = "new";
/// Bytes of a file that are read at a time.
const PART_BYTES: usize = 256 << 10;

pub fn io(what: &'static str, path: &Path) -> impl FnOnce(std::io::Error) -> Error {
    move |source| Error::Io {
        what,
        path: path.to_owned(),
        source,
    }
}

pub fn file_path(folder: &Path, number: u64) -> PathBuf {
    folder.join(format!("{number:016x}.{EXTENSION}"))
}

/// The file that will take the place of `path` once it is whole.
pub fn unfinished(path: &Path) -> PathBuf {
    path.with_extension(UNFINISHED)
}

/// Removes what an interrupted purge or probe has left over.
pub fn remove_unfinished(folder: &Path) -> Result<(), Error> {
    for entry in std::fs::read_dir(folder).map_err(io("list", folder))? {
        let path = entry.map_err(io("list", folder))?.path();
        if path.extension().is_some_and(|end| end == UNFINISHED) {
            std::fs::remove_file(&path).map_err(io("remove", &path))?;
        }
    }
    Ok(())
}

/// Numbers of the journal's files in `path`, ascending.
pub fn files(path: &Path) -> Result<Vec<u64>, Error> {
    let mut numbers = Vec::new();
    for entry in std::fs::read_dir(path).map_err(io("list", path))? {
        let name = entry.map_err(io("list", path))?.file_name();
        let number = name
            .to_str()
            .and_then(|name| name.strip_suffix(EXTENSION)?.strip_suffix('.'));
        if let Some(number) = number.and_then(|digits| u64::from_str_radix(digits, 16).ok()) {
            numbers.push(number);
        }
    }
    numbers.sort_unstable();
    Ok(numbers)
}

/// Walks over the pieces of a file of which a part is in memory at a time; offsets are those of the file.
pub fn walk(
    path: &Path,
    each: &mut dyn FnMut(Piece<'_>) -> Result<(), Error>,
) -> Result<(), Error> {
    let file = File::open(path).map_err(io("open", path))?;
    walk_in_parts(path, file, PART_BYTES, each)
}

fn walk_in_parts(
    path: &Path,
    mut file: impl Read,
    part: usize,
    each: &mut dyn FnMut(Piece<'_>) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut bytes = Vec::new();
    // How much of the file is behind.
    let mut passed = 0;
    loop {
        let read = Read::take(&mut file, part as u64).read_to_end(&mut bytes);
        let last = read.map_err(io("read", path))? < part;
        let mut from = 0;
        if passed == 0 {
            if bytes.len() < HEADER_BYTES && !last {
                continue;
            }
            if !bytes.starts_with(FILE_MAGIC) {
                return Err(Error::Foreign(path.to_owned()));
            }
            from = HEADER_BYTES;
        }
        let mut pieces = Walk::new(&bytes, from, last);
        for piece in &mut pieces {
            each(match piece {
                Piece::Damaged(at) => Piece::Damaged(passed + at),
                Piece::Torn(at) => Piece::Torn(passed + at),
                frame => frame,
            })?;
        }
        let done = pieces.at();
        if last {
            return Ok(());
        }
        bytes.drain(..done);
        passed += done;
    }
}

/// Cuts off a write that did not finish. True: the file holds nothing and was removed.
pub fn cut_torn_tail(path: &Path) -> Result<bool, Error> {
    let mut beginning = Vec::new();
    File::open(path)
        .and_then(|file| {
            file.take(HEADER_BYTES as u64 + 1)
                .read_to_end(&mut beginning)
        })
        .map_err(io("read", path))?;
    if FILE_MAGIC.starts_with(&beginning) {
        return std::fs::remove_file(path)
            .map(|()| true)
            .map_err(io("remove", path));
    }
    let mut torn = None;
    walk(path, &mut |piece| {
        if let Piece::Torn(at) = piece {
            torn = Some(at);
        }
        Ok(())
    })?;
    if let Some(at) = torn {
        tracing::info!(path = %path.display(), offset = at, "cut off a write that had not finished");
        let file = OpenOptions::new()
            .write(true)
            .open(path)
            .map_err(io("open", path))?;
        file.set_len(at as u64)
            .and_then(|()| file.sync_all())
            .map_err(io("cut", path))?;
    }
    Ok(false)
}

const PROBE_BYTES: usize = 4096;

/// The file at the end of the journal.
pub struct Writer {
    folder: PathBuf,
    number: u64,
    file: File,
    /// Bytes that are durable; what is behind them is taken back before the next write.
    length: u64,
    /// What is behind `length` could not be taken back yet.
    dirty: bool,
    #[cfg(test)]
    refuse: bool,
}

impl Writer {
    /// Number of the file.
    pub fn number(&self) -> u64 {
        self.number
    }

    pub fn create(folder: &Path, number: u64) -> Result<Writer, Error> {
        let path = file_path(folder, number);
        let mut file = OpenOptions::new()
            .append(true)
            .create_new(true)
            .mode(0o600)
            .open(&path)
            .map_err(io("make", &path))?;
        file.write_all(FILE_MAGIC)
            .and_then(|()| file.sync_all())
            .map_err(io("write", &path))?;
        File::open(folder)
            .and_then(|folder| folder.sync_all())
            .map_err(io("make durable", folder))?;
        Ok(Writer {
            folder: folder.to_owned(),
            number,
            file,
            length: HEADER_BYTES as u64,
            dirty: false,
            #[cfg(test)]
            refuse: false,
        })
    }

    #[cfg(test)]
    pub fn refuse(&mut self, refuse: bool) {
        self.refuse = refuse;
    }

    /// Writes and syncs. On an error nothing of it stays: a later start must not find what was refused.
    pub fn commit(&mut self, bytes: &[u8]) -> Result<(), Error> {
        if bytes.is_empty() {
            return Ok(());
        }
        self.take_back()?;
        if self.length >= FILE_BYTES {
            *self = Writer::create(&self.folder, self.number + 1)?;
        }
        let path = file_path(&self.folder, self.number);
        let written = self
            .file
            .write_all(bytes)
            .and_then(|()| self.file.sync_data());
        #[cfg(test)]
        let written = if self.refuse {
            Err(std::io::Error::other("refused by a test"))
        } else {
            written
        };
        if let Err(source) = written {
            self.dirty = true;
            if let Err(error) = self.take_back() {
                tracing::error!(%error, "a failed write could not be taken back; nothing is written until it can");
            }
            return Err(io("write", &path)(source));
        }
        self.length += bytes.len() as u64;
        Ok(())
    }

    /// Whether something could be written now: the folder takes a file, and the disk has room for it.
    pub fn probe(&mut self) -> Result<(), Error> {
        self.take_back()?;
        let path = unfinished(&file_path(&self.folder, self.number));
        let written = File::create(&path)
            .and_then(|mut file| file.write_all(&[0; PROBE_BYTES]).and(file.sync_all()));
        let removed = std::fs::remove_file(&path);
        written.and(removed).map_err(io("write", &path))
    }

    fn take_back(&mut self) -> Result<(), Error> {
        if self.dirty {
            let path = file_path(&self.folder, self.number);
            self.file
                .set_len(self.length)
                .and_then(|()| self.file.sync_all())
                .map_err(io("cut", &path))?;
            self.dirty = false;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::frame::Frame;
    use super::*;
    use proptest::prelude::*;

    /// What a walk tells, in a form that can be compared.
    fn told(file: &[u8], part: usize) -> Vec<String> {
        let mut told = Vec::new();
        walk_in_parts(Path::new("file"), file, part, &mut |piece| {
            told.push(format!("{piece:?}"));
            Ok(())
        })
        .unwrap();
        told
    }

    fn framed(id: &str, entry: &[u8]) -> Vec<u8> {
        let mut out = Vec::new();
        let frame = Frame {
            session_id: id,
            position: 0,
            at_ms: 0,
            ended: false,
            entry,
        };
        frame.encode(&mut out);
        out
    }

    proptest! {
        #[test]
        fn a_file_read_in_parts_tells_the_same_as_a_whole_one(
            stretches in prop::collection::vec((any::<bool>(), prop::collection::vec(any::<u8>(), 0..60)), 0..12),
            part in 1usize..200,
            cut in 0usize..40,
        ) {
            let mut file = FILE_MAGIC.to_vec();
            for (sound, bytes) in stretches {
                file.extend(if sound { framed("session", &bytes) } else { bytes });
            }
            file.truncate(file.len().saturating_sub(cut).max(HEADER_BYTES));
            prop_assert_eq!(told(&file, part), told(&file, usize::MAX));
        }
    }

    #[test]
    fn a_frame_within_an_entry_is_no_frame_wherever_a_part_ends() {
        let inner = framed("forged", b"never appended");
        let mut file = FILE_MAGIC.to_vec();
        file.extend(framed("session", &inner));
        for part in 1..file.len() + 2 {
            let told = told(&file, part);
            assert_eq!(told.len(), 1, "parts of {part}");
            assert!(told[0].contains("session"), "{told:?}");
        }
    }
}
