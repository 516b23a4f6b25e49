//! The files of a journal: their names, the torn end of the last one, and the one that is written.
//! Does not look into frames further than to find where a write broke off.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use super::Error;
use super::frame::{self, FILE_MAGIC, Piece};

/// A file that has reached this size is followed by a new one.
const FILE_BYTES: u64 = 64 << 20;
pub const HEADER_BYTES: usize = FILE_MAGIC.len();
const EXTENSION: &str = "log";

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

/// Numbers of the journal's files in `path`, ascending. Leftovers of unfinished work are removed.
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

/// Cuts off a write that did not finish. True: the file holds nothing and was removed.
pub fn cut_torn_tail(path: &Path) -> Result<bool, Error> {
    let bytes = std::fs::read(path).map_err(io("read", path))?;
    if FILE_MAGIC.starts_with(&bytes) {
        return std::fs::remove_file(path)
            .map(|()| true)
            .map_err(io("remove", path));
    }
    if !bytes.starts_with(FILE_MAGIC) {
        return Err(Error::Foreign(path.to_owned()));
    }
    let torn = frame::walk(&bytes, HEADER_BYTES).find_map(|piece| match piece {
        Piece::Torn(at) => Some(at),
        _ => None,
    });
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
