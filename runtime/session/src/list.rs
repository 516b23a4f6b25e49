//! Summaries of sessions, a page at a time, in the order of ids.
//! Reads no more of a session than the place where its title is.

use std::ops::ControlFlow;
use std::os::unix::ffi::OsStrExt;
use std::sync::Mutex;

use jiff::Timestamp;
use journal::{Binding, Folder, Piece, Span, Stamp, scan};
use redact::Redactor;

use crate::entry::{Entry, FORMAT, Kind, format_of};
use crate::window::LINE_BYTES_MAX;
use crate::{Error, Id};

/// The bounds of one page, all of them the caller's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListBounds {
    /// Sessions looked at for one page.
    pub items: usize,
    /// Entries of the folder, of whatever kind, that may be looked at.
    pub scan_entries: usize,
    /// Bytes of a title.
    pub title_bytes: usize,
}

/// One page of summaries.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// In the order of ids.
    pub sessions: Vec<Summary>,
    /// With `truncated`: the last session looked at, to go on after. Otherwise `None`.
    pub next_after: Option<Id>,
    /// There are more sessions.
    pub truncated: bool,
    /// Some session could not be read, or not far enough for its title.
    pub incomplete: bool,
}

/// What a list says of a session.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Its id.
    pub id: Id,
    /// The first user message as one line, redacted. `None`: nothing was said yet, or it cannot be shown.
    pub title: Option<String>,
    /// When it was last written to, RFC 3339 in UTC.
    pub updated_at: String,
}

/// The ids of one scan, for the pages after the first: a page costs what it shows, not what the folder holds.
#[derive(Debug)]
pub(crate) struct Snapshot {
    /// Sorted; as numbers, which take a fifth of the room.
    ids: Vec<u128>,
    entries: usize,
    changed: Stamp,
}

/// A title stands near the beginning of a file; where it does not, a little more is read.
const NEAR_BYTES: u64 = 4 * 1024;
const FAR_BYTES: u64 = 128 * 1024;

pub(crate) fn list(
    folder: &Folder,
    kept: &Mutex<Option<Snapshot>>,
    after: Option<&Id>,
    bounds: &ListBounds,
    redactor: &Redactor,
) -> Result<Listing, Error> {
    // A panic elsewhere cannot have left half a snapshot.
    let mut kept = kept
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner);
    let fresh = match kept.take() {
        Some(snapshot) if after.is_some() && snapshot.changed == folder.changed()? => snapshot,
        _ => Snapshot::take(folder, bounds.scan_entries)?,
    };
    if fresh.entries > bounds.scan_entries {
        return Err(Error::ScanBudget);
    }
    let mut listing = Listing::default();
    let from = after.map_or(0, |after| {
        fresh.ids.partition_point(|id| *id <= after.number())
    });
    let rest = &fresh.ids[from..];
    let looked_at = &rest[..rest.len().min(bounds.items)];
    for id in looked_at.iter().map(|number| Id::of_number(*number)) {
        match summary(folder, &id, bounds, redactor) {
            Ok(Some((summary, complete))) => {
                listing.sessions.push(summary);
                listing.incomplete |= !complete;
            }
            // It was removed since the scan.
            Ok(None) => {}
            Err(_) => listing.incomplete = true,
        }
    }
    listing.truncated = rest.len() > looked_at.len();
    if listing.truncated {
        let last = looked_at.last().map(|number| Id::of_number(*number));
        listing.next_after = last.or_else(|| after.cloned());
        *kept = Some(fresh);
    }
    Ok(listing)
}

/// A scan is done again, at most so often in all, while the folder changes under it.
const SCANS_MAX: usize = 3;

impl Snapshot {
    /// Scans within the budget. While files are renamed, a system may name one of them twice or not at all; so what
    /// was seen in any scan counts, and whoever opens it finds out whether it is still there.
    fn take(folder: &Folder, budget: usize) -> Result<Snapshot, Error> {
        let mut ids = Vec::new();
        let (mut left, mut scans) = (budget, 0);
        loop {
            scans += 1;
            let changed = folder.changed()?;
            let mut entries = 0;
            folder.entries(&mut |name| {
                entries += 1;
                if entries > left {
                    return ControlFlow::Break(());
                }
                ids.extend(Id::number_of_file(name.as_bytes()));
                ControlFlow::Continue(())
            })?;
            if entries > left {
                return Err(Error::ScanBudget);
            }
            left -= entries;
            // Another scan must be within the budget also when the folder grows meanwhile.
            let last = scans == SCANS_MAX || entries.saturating_mul(2) > left;
            if last || folder.changed()? == changed {
                ids.sort_unstable();
                ids.dedup();
                return Ok(Snapshot {
                    ids,
                    entries,
                    changed,
                });
            }
        }
    }
}

/// The summary, and whether all of it could be read. `None`: there is no such session any more.
fn summary(
    folder: &Folder,
    id: &Id,
    bounds: &ListBounds,
    redactor: &Redactor,
) -> Result<Option<(Summary, bool)>, Error> {
    let file = match folder.read(&id.file()) {
        Ok(file) => file,
        Err(journal::Error::Missing) => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    let stamp = Stamp::of(&file)?;
    let mut beginning = Beginning::default();
    for bytes in [NEAR_BYTES, FAR_BYTES] {
        beginning = Beginning::default();
        let span = Span { from: 0, to: bytes };
        scan(
            &file,
            span,
            Binding::new(id.as_str()),
            LINE_BYTES_MAX,
            &mut |piece| beginning.take(piece, bytes),
        )
        .map_err(|source| Error::Io {
            what: "read the session",
            source,
        })?;
        if beginning.title.is_some() || !beginning.cut {
            break;
        }
    }
    if let Some(found) = beginning.newer {
        return Err(Error::Newer {
            found,
            supported: FORMAT,
        });
    }
    let title = beginning
        .title
        .map(|title| redactor.line(&title, bounds.title_bytes))
        .filter(|title| !title.is_empty());
    let complete = beginning.header && !beginning.damaged;
    Ok(Some((
        Summary {
            id: id.clone(),
            title,
            updated_at: rfc3339(stamp),
        },
        complete,
    )))
}

/// What the beginning of a file tells.
#[derive(Default)]
struct Beginning {
    header: bool,
    newer: Option<u64>,
    title: Option<String>,
    damaged: bool,
    /// What was read ends inside a line.
    cut: bool,
}

impl Beginning {
    fn take(&mut self, piece: Piece<'_>, read: u64) {
        match piece {
            Piece::Entry { offset, line } => {
                if offset == 0 {
                    self.newer = format_of(line.entry).filter(|format| *format > FORMAT);
                }
                if self.title.is_some()
                    || !matches!(Kind::of(line.entry), Some(Kind::Header | Kind::User))
                {
                    return;
                }
                match Entry::decode(line.entry) {
                    Some(Entry::Header(header)) => {
                        self.header |= offset == 0;
                        self.title = header.title.map(|title| title.into_owned());
                    }
                    Some(Entry::User(user)) => self.title = Some(user.text.into_owned()),
                    _ => {}
                }
            }
            Piece::Damage { offset, bytes, .. } => {
                self.cut = offset + bytes == read;
                self.damaged |= !self.cut && self.title.is_none();
            }
        }
    }
}

/// Milliseconds are enough to sort by; a time out of any calendar becomes its nearest end.
fn rfc3339(stamp: Stamp) -> String {
    let nanoseconds = i32::try_from(stamp.nanoseconds).unwrap_or(0);
    let time = Timestamp::new(stamp.seconds, nanoseconds);
    let time = time.unwrap_or(if stamp.seconds < 0 {
        Timestamp::MIN
    } else {
        Timestamp::MAX
    });
    format!("{time:.3}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_rfc_3339_in_utc() {
        let time = |seconds, nanoseconds| {
            rfc3339(Stamp {
                seconds,
                nanoseconds,
            })
        };
        assert_eq!(time(0, 0), "1970-01-01T00:00:00.000Z");
        assert_eq!(time(1_796_040_000, 123_999_999), "2026-11-30T12:00:00.123Z");
        assert!(time(i64::MAX, 0).starts_with("9999-"));
        assert!(time(i64::MIN, 0).starts_with("-009999-"));
    }
}
