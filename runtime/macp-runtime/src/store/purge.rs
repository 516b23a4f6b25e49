//! Makes room on disk: files are rewritten without the sessions that ended long ago.
//! What stays keeps its order and its bytes.

use std::collections::{HashMap, HashSet};

use super::Error;
use super::files::{file_path, io, make_whole, sync_folder};
use super::frame::PLAIN;
use super::journal::Journal;

/// A file is rewritten when at least one part in this many of it is to go.
const WORTH: u64 = 4;

/// Deletes the sessions that ended before `ended_before_ms` from files that are written no more, where it is worth it.
///
/// The oldest file goes first: after a crash in between, the rest of a session still ends with its last entry, by
/// which recovery knows it for a rest.
pub fn purge(journal: &Journal, ended_before_ms: i64) -> Result<(), Error> {
    let sealed = journal.sealed()?;
    let mut gone: HashSet<Box<str>> = HashSet::new();
    for number in &sealed {
        journal.scan(*number, false, &mut |frame, _| {
            if frame.ended && frame.at_ms < ended_before_ms {
                gone.insert(frame.session_id.into());
            }
        })?;
    }
    if gone.is_empty() {
        return Ok(());
    }
    for number in sealed {
        let sizes = sizes(journal, number, &gone)?;
        let (whole, leaving) = (sizes.whole, sizes.leaving.values().sum::<u64>());
        if leaving * WORTH >= whole && leaving > 0 {
            rewrite(journal, number, &gone)?;
        } else {
            // They keep their later entries too, or the rest would not be known for one.
            for session_id in sizes.leaving.into_keys() {
                gone.remove(&session_id);
            }
        }
    }
    journal.forget(gone.iter().map(|session_id| &**session_id));
    Ok(())
}

struct Sizes {
    whole: u64,
    leaving: HashMap<Box<str>, u64>,
}

fn sizes(journal: &Journal, number: u64, gone: &HashSet<Box<str>>) -> Result<Sizes, Error> {
    let mut sizes = Sizes {
        whole: 0,
        leaving: HashMap::new(),
    };
    journal.scan(number, false, &mut |frame, bytes| {
        sizes.whole += bytes.len() as u64;
        if gone.contains(frame.session_id) {
            *sizes.leaving.entry(frame.session_id.into()).or_default() += bytes.len() as u64;
        }
    })?;
    Ok(sizes)
}

fn rewrite(journal: &Journal, number: u64, gone: &HashSet<Box<str>>) -> Result<(), Error> {
    let mut kept = PLAIN.to_vec();
    journal.scan(number, false, &mut |frame, bytes| {
        if !gone.contains(frame.session_id) {
            kept.extend_from_slice(bytes);
        }
    })?;
    if kept.len() > PLAIN.len() {
        return make_whole(journal.path(), number, &kept).map(drop);
    }
    let path = file_path(journal.path(), number);
    std::fs::remove_file(&path).map_err(io("remove", &path))?;
    sync_folder(journal.path())
}

#[cfg(test)]
mod tests {
    use crate::store::{Journal, Store, suite};
    use std::path::Path;

    fn append(journal: &Journal, id: &str, position: u64, ended_at_ms: Option<i64>) {
        suite::append(journal, id, position, ended_at_ms, &["entry"]);
    }

    /// Opens, which begins a new file, does something and closes.
    fn with<T>(path: &Path, work: impl FnOnce(&Journal) -> T) -> T {
        let journal = Journal::open(path, true).unwrap();
        let done = work(&journal);
        journal.close();
        done
    }

    fn ids(path: &Path) -> Vec<String> {
        with(path, |journal| {
            let mut ids: Vec<_> = journal
                .recover(i64::MIN)
                .unwrap()
                .into_iter()
                .map(|log| log.session_id)
                .collect();
            ids.sort();
            ids
        })
    }

    #[test]
    fn old_sessions_leave_the_disk_and_others_stay() {
        let dir = tempfile::tempdir().unwrap();
        with(dir.path(), |journal| {
            append(journal, "old", 0, None);
            append(journal, "open", 0, None);
        });
        with(dir.path(), |journal| {
            append(journal, "old", 1, Some(10));
            append(journal, "recent", 0, Some(20));
        });
        with(dir.path(), |journal| {
            assert_eq!(journal.recover(i64::MAX).unwrap().len(), 1);
            assert!(journal.holds("old"));
            journal.purge(20).unwrap();
            assert!(!journal.holds("old") && journal.holds("recent"));
        });
        assert_eq!(ids(dir.path()), ["open", "recent"]);
    }

    #[test]
    fn a_session_with_entries_in_a_file_that_is_not_worth_it_stays_whole() {
        let dir = tempfile::tempdir().unwrap();
        with(dir.path(), |journal| {
            append(journal, "old", 0, None);
            for position in 0..20 {
                append(journal, "open", position, None);
            }
        });
        with(dir.path(), |journal| append(journal, "old", 1, Some(10)));
        with(dir.path(), |journal| journal.purge(20).unwrap());
        assert_eq!(ids(dir.path()), ["old", "open"]);
    }

    #[test]
    fn who_reads_while_whole_files_are_purged_reads_all_that_is_its_own() {
        let dir = tempfile::tempdir().unwrap();
        with(dir.path(), |journal| append(journal, "open", 0, None));
        for number in 0..100 {
            with(dir.path(), |journal| {
                append(journal, &format!("old-{number}"), 0, Some(10));
            });
        }
        with(dir.path(), |journal| {
            append(journal, "open", 1, None);
            std::thread::scope(|scope| {
                let purge = scope.spawn(|| journal.purge(20).unwrap());
                while !purge.is_finished() {
                    assert!(!journal.read("open").unwrap().unwrap().gap);
                }
            });
        });
        assert_eq!(ids(dir.path()), ["open"]);
    }

    #[test]
    fn the_rest_of_an_interrupted_purge_is_no_damage() {
        let dir = tempfile::tempdir().unwrap();
        with(dir.path(), |journal| append(journal, "old", 0, None));
        with(dir.path(), |journal| {
            append(journal, "old", 1, None);
            append(journal, "old", 2, Some(10));
        });
        std::fs::remove_file(super::file_path(dir.path(), 0)).unwrap();
        with(dir.path(), |journal| {
            assert_eq!(journal.recover(i64::MIN).unwrap(), []);
            assert!(journal.holds("old"));
        });
    }
}
