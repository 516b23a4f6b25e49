//! Looking through a whole session for damage, and copying what is intact.
//! Changes no session.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Write};
use std::os::unix::fs::{FileExt, OpenOptionsExt};
use std::path::Path;

use journal::{Binding, Piece, Span, Why};

use crate::entry::{Entry, Trail};
use crate::window::{Files, read};
use crate::{Error, Id};

/// How far a long look has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Bytes done.
    pub done: u64,
    /// Bytes in all.
    pub total: u64,
}

/// What a whole session looks like.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Files that were read.
    pub segments: u64,
    /// Bytes in them.
    pub bytes: u64,
    /// Intact records, doubled ones counted once.
    pub records: u64,
    /// User messages among them.
    pub turns: u64,
    /// Damaged places in all.
    pub damaged: u64,
    /// The first thousand of them, in order.
    pub damage: Vec<Damaged>,
    /// Sequence numbers that no intact record has, as first and last of each run; the first thousand runs.
    pub missing: Vec<(u64, u64)>,
    /// Sequence numbers missing in all.
    pub missing_records: u64,
}

impl Report {
    /// Whether nothing is wrong.
    pub fn intact(&self) -> bool {
        self.damaged == 0 && self.missing_records == 0 && self.records > 0
    }
}

/// One damaged place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// The file, counted from 1; the last one has the session's plain name.
    pub segment: u64,
    /// Its first byte in the file.
    pub offset: u64,
    /// How long it is.
    pub bytes: u64,
    /// What is wrong.
    pub fault: Fault,
}

/// What can be wrong with a place in a session's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The file ends inside a record.
    Torn,
    /// A line that fails its checksum, is of another session, or is no record at all.
    Broken,
    /// A line longer than any record.
    TooLong,
    /// An intact line whose content this program does not know.
    Unknown,
    /// A record that stands in another place than its sequence number says, or stands there twice.
    Misplaced,
    /// An intact record that does not follow from what was said right before it: a line of another copy of the session.
    Unlinked,
    /// An earlier file is gone.
    MissingFile,
}

const LISTED_MAX: usize = 1_000;

/// Where an intact record is.
struct Place {
    segment: u64,
    offset: u64,
    /// The line itself, where it had to be cut out of a damaged place.
    saved: Option<Vec<u8>>,
}

pub(crate) fn verify(
    files: &Files<'_>,
    progress: &mut dyn FnMut(Progress),
) -> Result<Report, Error> {
    survey(files, progress).map(|survey| survey.report)
}

fn survey(files: &Files<'_>, progress: &mut dyn FnMut(Progress)) -> Result<Survey, Error> {
    let mut survey = Survey {
        trail: Trail::from_the_start(),
        ..Survey::default()
    };
    let earlier = (1..files.segment).filter_map(|segment| files.earlier(segment).ok());
    let total = files.length + earlier.map(|(_, length)| length).sum::<u64>();
    for segment in 1..=files.segment {
        let (file, length) = match open(files, segment) {
            Ok(opened) => opened,
            Err(Error::Missing | Error::Unsafe { .. }) => {
                survey.report.add(Damaged {
                    segment,
                    offset: 0,
                    bytes: 0,
                    fault: Fault::MissingFile,
                });
                continue;
            }
            Err(error) => return Err(error),
        };
        survey.report.segments += 1;
        survey.report.bytes += length;
        survey.damaged_at = None;
        let span = Span {
            from: 0,
            to: length,
        };
        read(&file, span, files.binding, &mut |piece| {
            survey.take(files.binding, segment, piece)
        })?;
        progress(Progress {
            done: survey.report.bytes,
            total,
        });
    }
    survey.report.records = survey.places.len() as u64;
    survey.report.find_missing(&survey.places);
    Ok(survey)
}

/// What is known after some of a session was read.
#[derive(Default)]
struct Survey {
    report: Report,
    places: BTreeMap<u64, Place>,
    last: Option<u64>,
    trail: Trail,
    /// Where the last damaged place was. Entries saved from it come right after it, with its offset.
    damaged_at: Option<u64>,
}

impl Survey {
    fn take(&mut self, binding: Binding, segment: u64, piece: Piece<'_>) {
        let (offset, line) = match piece {
            Piece::Damage { offset, bytes, why } => {
                self.damaged_at = Some(offset);
                return self.report.add(Damaged {
                    segment,
                    offset,
                    bytes,
                    fault: why.into(),
                });
            }
            Piece::Entry { offset, line } => (offset, line),
        };
        let bytes = line.entry.len() as u64;
        let mut fault = |fault| {
            self.report.add(Damaged {
                segment,
                offset,
                bytes,
                fault,
            })
        };
        let Some(entry) = Entry::decode(line.entry) else {
            return fault(Fault::Unknown);
        };
        if self.last.is_some_and(|last| line.sequence <= last) {
            fault(Fault::Misplaced);
        } else if !self.trail.follows(line.sequence, &entry) {
            fault(Fault::Unlinked);
        }
        self.last = self.last.max(Some(line.sequence));
        if self.places.contains_key(&line.sequence) {
            return;
        }
        self.report.turns += u64::from(matches!(entry, Entry::User(_)));
        let saved = (self.damaged_at == Some(offset)).then(|| {
            let mut bytes = Vec::new();
            binding.encode(line.sequence, line.entry, &mut bytes);
            bytes
        });
        self.places.insert(
            line.sequence,
            Place {
                segment,
                offset,
                saved,
            },
        );
    }
}

fn open(files: &Files<'_>, segment: u64) -> Result<(File, u64), Error> {
    if segment < files.segment {
        return files.earlier(segment);
    }
    let file = files.newest.try_clone().map_err(|source| Error::Io {
        what: "open the session",
        source,
    })?;
    Ok((file, files.length))
}

impl Report {
    fn add(&mut self, damaged: Damaged) {
        self.damaged += 1;
        if self.damage.len() < LISTED_MAX {
            self.damage.push(damaged);
        }
    }

    fn find_missing(&mut self, places: &BTreeMap<u64, Place>) {
        let mut expected = 0;
        for sequence in places.keys() {
            if *sequence > expected {
                self.missing_records += sequence - expected;
                if self.missing.len() < LISTED_MAX {
                    self.missing.push((expected, sequence - 1));
                }
            }
            expected = sequence + 1;
        }
    }
}

impl From<Why> for Fault {
    fn from(why: Why) -> Fault {
        match why {
            Why::Torn => Fault::Torn,
            Why::Broken => Fault::Broken,
            Why::TooLong => Fault::TooLong,
        }
    }
}

pub(crate) fn repair(
    id: &Id,
    files: &Files<'_>,
    to: &Path,
    progress: &mut dyn FnMut(Progress),
) -> Result<Report, Error> {
    let Survey { report, places, .. } = survey(files, progress)?;
    let failed = |source| Error::Io {
        what: "write the repaired copy",
        source,
    };
    let copy = OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(0o600)
        .open(to)
        .map_err(failed)?;
    let written = write(id, files, &places, &copy).and_then(|()| copy.sync_all().map_err(failed));
    if written.is_err() {
        let _ = std::fs::remove_file(to);
    }
    written.map(|()| report)
}

fn write(
    id: &Id,
    files: &Files<'_>,
    places: &BTreeMap<u64, Place>,
    copy: &File,
) -> Result<(), Error> {
    let failed = |source| Error::Io {
        what: "write the repaired copy",
        source,
    };
    let mut copy = BufWriter::new(copy);
    if !places.contains_key(&0) {
        copy.write_all(&crate::writer::first_line(id)?)
            .map_err(failed)?;
    }
    let mut opened: Option<(u64, File, u64)> = None;
    for place in places.values() {
        if let Some(saved) = &place.saved {
            copy.write_all(saved).map_err(failed)?;
            continue;
        }
        if opened
            .as_ref()
            .is_none_or(|(segment, ..)| *segment != place.segment)
        {
            let (file, length) = open(files, place.segment)?;
            opened = Some((place.segment, file, length));
        }
        if let Some((_, file, length)) = &opened {
            copy.write_all(&line_at(file, place.offset, *length).map_err(failed)?)
                .map_err(failed)?;
        }
    }
    copy.flush().map_err(failed)
}

/// The line at `offset`, always with its line break.
fn line_at(file: &File, offset: u64, length: u64) -> std::io::Result<Vec<u8>> {
    const STEP: u64 = 4 * 1024;
    let mut line = Vec::new();
    loop {
        let from = offset + line.len() as u64;
        let step = usize::try_from(STEP.min(length - from)).unwrap_or(0);
        if step == 0 {
            line.push(b'\n');
            return Ok(line);
        }
        let kept = line.len();
        line.resize(kept + step, 0);
        file.read_exact_at(&mut line[kept..], from)?;
        if let Some(end) = line[kept..].iter().position(|b| *b == b'\n') {
            line.truncate(kept + end + 1);
            return Ok(line);
        }
    }
}
