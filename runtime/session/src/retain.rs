//! Removing sessions that nobody has written to for long, and what killed processes left behind.
//! Never removes a session that somebody holds.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use journal::{Folder, Lease, Stamp};

use crate::id::Part;
use crate::{Error, Id};

/// Which sessions may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// Those last written to before this moment.
    pub before: SystemTime,
    /// Entries of the folder, of whatever kind, that may be looked at.
    pub scan_entries: usize,
}

/// What was done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Retained {
    /// Sessions that were removed.
    pub removed: Vec<Id>,
    /// Old sessions that stay because somebody holds them.
    pub held: Vec<Id>,
    /// Old sessions that could not be removed.
    pub failed: Vec<Id>,
    /// Files of no session that were removed: unfinished ones, and what a removal left when it was killed.
    pub leftovers: usize,
}

pub(crate) fn retain(folder: &Arc<Folder>, rule: &Retention) -> Result<Retained, Error> {
    let before = stamp(rule.before);
    let mut retained = Retained::default();
    for (id, parts) in parts(folder, rule.scan_entries)? {
        let exists = parts.contains(&Part::Session);
        if exists && !old(folder, &id.file(), before) {
            continue;
        }
        let Ok(Some(_lease)) = Lease::take(folder, &id.lease()) else {
            if exists {
                retained.held.push(id);
            }
            continue;
        };
        // Looked at again under the lease: somebody may have written to it, or made it, just before.
        let exists_now = match folder.read(&id.file()) {
            Ok(_) => true,
            Err(journal::Error::Missing) => false,
            Err(_) => {
                retained.failed.push(id);
                continue;
            }
        };
        if exists_now != exists || (exists && !old(folder, &id.file(), before)) {
            continue;
        }
        match remove(folder, &id, &parts, before) {
            Ok(leftovers) if exists => {
                retained.removed.push(id);
                retained.leftovers += leftovers;
            }
            Ok(leftovers) => retained.leftovers += leftovers,
            Err(_) => retained.failed.push(id),
        }
    }
    folder.sync()?;
    Ok(retained)
}

/// Everything in the folder that belongs to sessions.
fn parts(folder: &Folder, budget: usize) -> Result<BTreeMap<Id, Vec<Part>>, Error> {
    let mut all: BTreeMap<Id, Vec<Part>> = BTreeMap::new();
    let mut entries = 0;
    folder.entries(&mut |name| {
        entries += 1;
        if let Some((id, part)) = name.to_str().and_then(Id::of_file) {
            all.entry(id).or_default().push(part);
        }
        if entries > budget {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })?;
    if entries > budget {
        return Err(Error::ScanBudget);
    }
    Ok(all)
}

/// Removes the files of a session, the one that makes it exist first. Returns how many belonged to none.
fn remove(folder: &Folder, id: &Id, parts: &[Part], before: Stamp) -> Result<usize, Error> {
    let exists = parts.contains(&Part::Session);
    if exists {
        folder.remove(&id.file())?;
        folder.sync()?;
    }
    let mut leftovers = 0;
    for part in parts {
        let (name, stray) = match part {
            // The lease goes with its guard.
            Part::Session | Part::Lease => continue,
            Part::Segment(number) => (id.segment(*number), !exists),
            Part::Unplaced => (id.file() + journal::UNPLACED, true),
        };
        if !stray || old(folder, &name, before) {
            folder.remove(&name)?;
            leftovers += usize::from(stray);
        }
    }
    Ok(leftovers)
}

fn old(folder: &Folder, name: &str, before: Stamp) -> bool {
    folder
        .read(name)
        .ok()
        .and_then(|file| Stamp::of(&file).ok())
        .is_some_and(|stamp| stamp < before)
}

fn stamp(time: SystemTime) -> Stamp {
    match time.duration_since(UNIX_EPOCH) {
        Ok(since) => Stamp {
            seconds: i64::try_from(since.as_secs()).unwrap_or(i64::MAX),
            nanoseconds: since.subsec_nanos(),
        },
        Err(_) => Stamp {
            seconds: i64::MIN,
            nanoseconds: 0,
        },
    }
}
