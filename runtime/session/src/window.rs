//! The recent part of a session's history, read from as many of its files as the bounds reach.
//! Does not interpret what was said; that is the projection.

use std::fs::File;
use std::ops::Range;

use journal::{Binding, Folder, OVERHEAD_BYTES_MAX, Piece, Span, scan, snapshot};

use crate::entry::{Entry, FORMAT, Header, Kind, RECORD_BYTES_MAX, format_of};
use crate::{Error, Id};

/// Longest line of a session's file.
pub(crate) const LINE_BYTES_MAX: usize = RECORD_BYTES_MAX + OVERHEAD_BYTES_MAX;

/// How much of a file is read to find its header: one line with a short title in it.
const HEAD_BYTES: u64 = 8 * 1024;

/// The files of a session, newest first as they are needed.
pub(crate) struct Files<'f> {
    folder: &'f Folder,
    id: &'f Id,
    pub binding: Binding,
    /// The newest file, and its length at one moment.
    pub newest: File,
    pub length: u64,
    /// Which segment the newest file is.
    pub segment: u64,
}

impl<'f> Files<'f> {
    /// Opens a session's newest file at a moment when nothing is being appended.
    pub fn open(folder: &'f Folder, id: &'f Id) -> Result<Files<'f>, Error> {
        let newest = folder.read(&id.file())?;
        let length = snapshot(&newest)?;
        let binding = Binding::new(id.as_str());
        let segment = match segment_of(&newest, length, binding)? {
            Some(segment) => segment,
            None => 1 + segments_before(folder, id)?,
        };
        Ok(Files {
            folder,
            id,
            binding,
            newest,
            length,
            segment,
        })
    }

    /// An earlier file, whole.
    pub fn earlier(&self, segment: u64) -> Result<(File, u64), Error> {
        let file = self.folder.read(&self.id.segment(segment))?;
        let length = snapshot(&file)?;
        segment_of(&file, length, self.binding)?;
        Ok((file, length))
    }
}

/// What the header of a file says about its place. `None`: there is no intact header.
///
/// # Errors
/// `Newer`, `Io`.
fn segment_of(file: &File, length: u64, binding: Binding) -> Result<Option<u64>, Error> {
    let mut first = None;
    let span = Span {
        from: 0,
        to: length.min(HEAD_BYTES),
    };
    read(file, span, binding, &mut |piece| {
        if let Piece::Entry { offset: 0, line } = piece {
            first = first.take().or(Some(line.entry.to_vec()));
        }
    })?;
    let Some(first) = first else { return Ok(None) };
    match format_of(&first) {
        Some(found) if found > FORMAT => Err(Error::Newer {
            found,
            supported: FORMAT,
        }),
        Some(_) => Ok(header_of(&first).map(|header| header.segment.max(1))),
        None => Ok(None),
    }
}

pub(crate) fn header_of(entry: &[u8]) -> Option<Header<'_>> {
    match Entry::decode(entry) {
        Some(Entry::Header(header)) => Some(header),
        _ => None,
    }
}

/// How many earlier files there are, when no header tells. They are counted without a break from 1.
fn segments_before(folder: &Folder, id: &Id) -> Result<u64, Error> {
    let mut count = 0;
    loop {
        match folder.read(&id.segment(count + 1)) {
            Ok(_) => count += 1,
            Err(journal::Error::Missing) => return Ok(count),
            Err(error) => return Err(error.into()),
        }
    }
}

/// A scan with the bounds of this format.
pub(crate) fn read(
    file: &File,
    span: Span,
    binding: Binding,
    each: &mut dyn FnMut(Piece<'_>),
) -> Result<(), Error> {
    scan(file, span, binding, LINE_BYTES_MAX, each).map_err(|source| Error::Io {
        what: "read the session",
        source,
    })
}

/// One intact record of a window.
#[derive(Clone, Debug)]
pub(crate) struct Record {
    pub sequence: u64,
    pub kind: Kind,
    entry: Range<usize>,
}

/// What was read, in the order of sequence numbers.
#[derive(Debug, Default)]
pub(crate) struct Window {
    pub records: Vec<Record>,
    bytes: Vec<u8>,
    /// Some place was not as it was written, or a record is missing between others.
    pub damaged: bool,
    /// The window reaches back to the beginning of the session.
    pub whole: bool,
}

impl Window {
    /// Reads the last `bytes` of the session's files, and of what is found there the last `records`.
    /// Entries of kinds that `keep` refuses are counted and not kept.
    pub fn read(
        files: &Files<'_>,
        bytes: u64,
        records: usize,
        keep: fn(Kind) -> bool,
    ) -> Result<Window, Error> {
        let mut window = Window::default();
        let spans = window.spans(files, bytes)?;
        for (file, span) in spans.iter().rev() {
            let file = file.as_ref().unwrap_or(&files.newest);
            read(file, *span, files.binding, &mut |piece| {
                window.take(piece, keep)
            })?;
        }
        window.order();
        if window.records.len() > records {
            window.records.drain(..window.records.len() - records);
            window.whole = false;
        }
        Ok(window)
    }

    /// The decoded entry of a record that was kept.
    pub fn entry(&self, record: &Record) -> Option<Entry<'_>> {
        Entry::decode(&self.bytes[record.entry.clone()])
    }

    /// Sequence number of the first record; everything before it is outside or lost.
    pub fn first(&self) -> u64 {
        self.records.first().map_or(0, |record| record.sequence)
    }

    /// What to read of which file, newest first; `None` is the newest file.
    fn spans(&mut self, files: &Files<'_>, bytes: u64) -> Result<Vec<(Option<File>, Span)>, Error> {
        let mut spans = Vec::new();
        let mut left = bytes;
        let (mut file, mut length, mut segment) = (None, files.length, files.segment);
        loop {
            let from = length.saturating_sub(left);
            spans.push((file, Span { from, to: length }));
            left -= length - from;
            if from > 0 {
                return Ok(spans);
            }
            segment -= 1;
            self.whole = segment == 0;
            if self.whole || left == 0 {
                return Ok(spans);
            }
            match files.earlier(segment) {
                Ok(earlier) => {
                    file = Some(earlier.0);
                    length = earlier.1;
                }
                // Somebody removed it; what is here is still good.
                Err(Error::Missing | Error::Unsafe { .. }) => {
                    self.damaged = true;
                    return Ok(spans);
                }
                Err(error) => return Err(error),
            }
        }
    }

    fn take(&mut self, piece: Piece<'_>, keep: fn(Kind) -> bool) {
        let Piece::Entry { line, .. } = piece else {
            self.damaged = true;
            return;
        };
        let Some(kind) = Kind::of(line.entry) else {
            self.damaged = true;
            return;
        };
        let start = self.bytes.len();
        if keep(kind) {
            self.bytes.extend_from_slice(line.entry);
        }
        self.records.push(Record {
            sequence: line.sequence,
            kind,
            entry: start..self.bytes.len(),
        });
    }

    /// Each record says which one it is, so lines that were moved or doubled are put right, and noticed.
    fn order(&mut self) {
        if !self
            .records
            .is_sorted_by(|one, next| one.sequence < next.sequence)
        {
            self.damaged = true;
            self.records.sort_by_key(|record| record.sequence);
            self.records.dedup_by_key(|record| record.sequence);
        }
        let missing = self
            .records
            .windows(2)
            .any(|pair| pair[0].sequence + 1 != pair[1].sequence);
        let headless = self.whole && self.first() != 0;
        let empty = self.whole && self.records.is_empty();
        self.damaged |= missing || headless || empty;
    }
}
