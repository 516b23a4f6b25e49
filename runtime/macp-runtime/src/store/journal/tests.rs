//! What the journal keeps, tells and survives.
//! Kills of the whole program stand under `tests/grpc`.

use super::*;
use crate::store::frame::{self, FILE_HEAD_BYTES};
use crate::store::suite;
use std::sync::mpsc;

fn append(
    journal: &Journal,
    id: &str,
    position: u64,
    text: &str,
) -> (Position, mpsc::Receiver<bool>) {
    let (told, heard) = mpsc::channel();
    let appended = suite::append_and(journal, (id, position, None), &[text], &mut || {
        let told = told.clone();
        Box::new(move |durable| {
            // Not every test listens to the end.
            let _ = told.send(durable);
        })
    });
    match appended {
        Appended::Queued(position) => (position, heard),
        other => panic!("{other:?}"),
    }
}

fn logs(path: &Path, strict: bool) -> Result<Vec<Log>, Error> {
    let mut logs = Journal::open(path, strict)?.recover(i64::MIN)?;
    logs.sort_by(|a, b| a.session_id.cmp(&b.session_id));
    Ok(logs)
}

#[tokio::test]
async fn a_failed_write_leaves_nothing_and_the_next_one_succeeds() {
    let dir = tempfile::tempdir().unwrap();
    let journal = Journal::open(dir.path(), true).unwrap();
    let (position, heard) = append(&journal, "a", 0, "kept");
    assert_eq!(journal.wait(position).await, Ok(()));
    assert_eq!(heard.recv(), Ok(true));
    journal.shared.refuse_next.store(true, Ordering::SeqCst);
    let (failed, heard) = append(&journal, "b", 0, "lost");
    assert_eq!(journal.wait(failed).await, Err(WriteFailed));
    assert_eq!(heard.recv(), Ok(false));
    assert!(!journal.is_durable(failed));
    let (position, _) = append(&journal, "a", 1, "kept too");
    assert_eq!(journal.wait(position).await, Ok(()));
    assert_eq!(
        journal.wait(failed).await,
        Err(WriteFailed),
        "who asks late hears the same"
    );
    drop(journal);
    let logs = logs(dir.path(), true).unwrap();
    assert_eq!(logs.len(), 1);
    assert_eq!(logs[0].entries, [b"kept".to_vec(), b"kept too".to_vec()]);
}

#[tokio::test]
async fn what_a_session_appended_after_a_failed_write_fails_with_it_and_others_go_on() {
    let dir = tempfile::tempdir().unwrap();
    let journal = Arc::new(Journal::open(dir.path(), true).unwrap());
    journal.shared.refuse_next.store(true, Ordering::SeqCst);
    // Told of its failure, the session has already appended more.
    let (told, heard) = mpsc::channel();
    let more = Arc::clone(&journal);
    suite::append_and(&*journal, ("a", 0, None), &["lost"], &mut || {
        let (told, more) = (told.clone(), Arc::clone(&more));
        Box::new(move |_| {
            told.send((
                append(&more, "a", 1, "lost too"),
                append(&more, "b", 0, "kept"),
            ))
            .unwrap();
        })
    });
    let ((lost, _), (kept, _)) = heard.recv().unwrap();
    assert_eq!(journal.wait(kept).await, Ok(()));
    assert_eq!(journal.wait(lost).await, Err(WriteFailed));
    drop((more, journal));
    let logs = logs(dir.path(), true).unwrap();
    assert_eq!(
        logs.iter()
            .map(|log| log.session_id.as_str())
            .collect::<Vec<_>>(),
        ["b"]
    );
}

#[tokio::test]
async fn a_failed_write_is_told_and_the_journal_finds_out_itself_when_the_disk_takes_writes_again()
{
    let dir = tempfile::tempdir().unwrap();
    let journal = Journal::open(dir.path(), true).unwrap();
    let mut writable = journal.writable();
    assert!(*writable.borrow_and_update());
    journal.shared.refuse_next.store(true, Ordering::SeqCst);
    append(&journal, "a", 0, "lost");
    writable.changed().await.unwrap();
    assert!(!*writable.borrow_and_update());
    writable.changed().await.unwrap();
    assert!(*writable.borrow_and_update());
}

/// Appends again as soon as it is told, so many times, and then tells.
fn append_again(journal: &Arc<Journal>, position: u64, most: u64, told: mpsc::Sender<()>) {
    let mut told = Some(told);
    suite::append_and(&**journal, ("a", position, None), &["x"], &mut || {
        let (journal, told) = (Arc::clone(journal), told.take());
        Box::new(move |_| {
            let told = told.unwrap();
            if position < most {
                append_again(&journal, position + 1, most, told);
            } else {
                told.send(()).unwrap();
            }
        })
    });
}

#[test]
fn who_appends_alone_is_never_made_to_wait_for_others_however_soon_it_is_back() {
    let dir = tempfile::tempdir().unwrap();
    let journal = Arc::new(Journal::open(dir.path(), true).unwrap());
    let (told, heard) = mpsc::channel();
    append_again(&journal, 0, 50, told);
    heard.recv().unwrap();
    assert_eq!(journal.shared.waits_in_vain.load(Ordering::SeqCst), 0);
}

#[test]
fn others_who_do_not_come_back_are_waited_for_once() {
    let dir = tempfile::tempdir().unwrap();
    let journal = Arc::new(Journal::open(dir.path(), true).unwrap());
    // Sixteen come together while something else is written.
    let (told, heard) = mpsc::channel();
    let more = Arc::clone(&journal);
    suite::append_and(&*journal, ("a", 0, None), &["x"], &mut || {
        let (told, more) = (told.clone(), Arc::clone(&more));
        Box::new(move |_| {
            let all = (0..16).map(|number| append(&more, &format!("b{number}"), 0, "x").1);
            told.send(all.collect::<Vec<_>>()).unwrap();
        })
    });
    let others = heard.recv().unwrap();
    assert!(others.iter().all(|settled| settled.recv() == Ok(true)));
    for position in 0..20 {
        let (_, settled) = append(&journal, "c", position, "x");
        assert_eq!(settled.recv(), Ok(true));
    }
    assert_eq!(journal.shared.waits_in_vain.load(Ordering::SeqCst), 1);
}

#[tokio::test]
async fn batches_that_fail_with_earlier_ones_say_nothing_about_the_disk() {
    let dir = tempfile::tempdir().unwrap();
    let journal = Arc::new(Journal::open(dir.path(), true).unwrap());
    // The journal itself cannot find the disk mended.
    std::fs::create_dir(files::unfinished(&file_path(dir.path(), 0))).unwrap();
    journal.shared.refuse_next.store(true, Ordering::SeqCst);
    let (told, heard) = mpsc::channel();
    let more = Arc::clone(&journal);
    suite::append_and(&*journal, ("a", 0, None), &["lost"], &mut || {
        let (told, more) = (told.clone(), Arc::clone(&more));
        Box::new(move |_| told.send(append(&more, "a", 1, "lost too").0).unwrap())
    });
    let lost = heard.recv().unwrap();
    assert_eq!(journal.wait(lost).await, Err(WriteFailed));
    assert!(!*journal.writable().borrow());
    let (position, _) = append(&journal, "b", 0, "kept");
    assert_eq!(journal.wait(position).await, Ok(()));
    assert!(*journal.writable().borrow());
}

#[tokio::test]
async fn a_log_is_read_as_far_as_it_is_durable_whatever_is_in_the_file_behind() {
    let dir = tempfile::tempdir().unwrap();
    let journal = Journal::open(dir.path(), true).unwrap();
    let (position, _) = append(&journal, "a", 0, "kept");
    assert_eq!(journal.wait(position).await, Ok(()));
    // As a disk leaves it that neither syncs nor lets a write be taken back.
    let path = file_path(dir.path(), 0);
    let mut bytes = std::fs::read(&path).unwrap();
    let length = usize::try_from(lock(&journal.shared.end).length).unwrap();
    let refused = Frame {
        session_id: "a",
        position: 1,
        at_ms: 0,
        ended: false,
        entry: b"refused",
    };
    bytes.truncate(length);
    refused.encode(&mut bytes);
    std::fs::write(&path, bytes).unwrap();
    let log = journal.read("a").unwrap().unwrap();
    assert_eq!(log.entries, [b"kept".to_vec()]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_thousands_who_wait_each_hears_what_became_of_its_own_whatever_fails_meanwhile() {
    let dir = tempfile::tempdir().unwrap();
    let journal = Arc::new(Journal::open(dir.path(), true).unwrap());
    let senders: Vec<_> = (0..2_000)
        .map(|number| {
            let journal = Arc::clone(&journal);
            tokio::spawn(async move {
                let id = format!("session-{number}");
                let mut kept = 0;
                for round in 0..4 {
                    if number % 97 == 0 && round == 2 {
                        journal.shared.refuse_next.store(true, Ordering::SeqCst);
                    }
                    let (position, heard) = append(&journal, &id, kept, "entry");
                    let waited = journal.wait(position).await.is_ok();
                    assert_eq!(heard.try_recv(), Ok(waited), "told before it is answered");
                    assert_eq!(journal.is_durable(position), waited);
                    kept += u64::from(waited);
                }
                (id, kept)
            })
        })
        .collect();
    let mut expected = HashMap::new();
    for sender in senders {
        let (id, kept) = sender.await.unwrap();
        expected.insert(id, usize::try_from(kept).unwrap());
    }
    assert!(
        expected.values().any(|kept| *kept < 4),
        "something has failed"
    );
    drop(journal);
    let logs = logs(dir.path(), true).unwrap();
    assert!(logs.iter().all(|log| !log.gap && log.position == 0));
    let found = logs
        .into_iter()
        .map(|log| (log.session_id, log.entries.len()));
    expected.retain(|_, kept| *kept > 0);
    assert_eq!(found.collect::<HashMap<_, _>>(), expected);
}

#[test]
fn what_an_interrupted_purge_has_left_is_removed_at_the_next_start() {
    let dir = tempfile::tempdir().unwrap();
    let left = files::unfinished(&file_path(dir.path(), 7));
    std::fs::write(&left, "half a file").unwrap();
    let _journal = Journal::open(dir.path(), true).unwrap();
    assert!(!left.exists());
}

#[test]
fn there_is_one_writer() {
    let dir = tempfile::tempdir().unwrap();
    let journal = Journal::open(dir.path(), true).unwrap();
    assert!(matches!(
        Journal::open(dir.path(), true),
        Err(Error::InUse(_))
    ));
    drop(journal);
    assert!(Journal::open(dir.path(), true).is_ok());
}

/// Appends four entries, each in a group of its own.
fn write(journal: &Journal) {
    for (id, position) in [("a", 0), ("b", 0), ("a", 1), ("a", 2)] {
        let (_, heard) = append(journal, id, position, "entry");
        assert_eq!(heard.recv(), Ok(true));
    }
}

/// The one file that holds frames, after a journal with four entries was closed.
fn written(dir: &Path) -> PathBuf {
    let journal = Journal::open(dir, true).unwrap();
    write(&journal);
    drop(journal);
    file_path(dir, 0)
}

#[test]
fn a_cut_anywhere_loses_at_most_the_end_even_under_strict_recovery() {
    let dir = tempfile::tempdir().unwrap();
    let whole = std::fs::read(written(dir.path())).unwrap();
    for at in 0..=whole.len() {
        let cut = tempfile::tempdir().unwrap();
        std::fs::write(file_path(cut.path(), 0), &whole[..at]).unwrap();
        let logs = logs(cut.path(), true).unwrap();
        let entries: usize = logs.iter().map(|log| log.entries.len()).sum();
        assert_eq!(
            entries,
            at.saturating_sub(FILE_HEAD_BYTES) * 4 / (whole.len() - FILE_HEAD_BYTES),
            "cut at {at}"
        );
        assert!(logs.iter().all(|log| !log.gap && log.position == 0));
    }
}

#[test]
fn a_file_that_was_not_closed_ends_with_its_last_group_although_zeros_follow() {
    let dir = tempfile::tempdir().unwrap();
    let journal = Journal::open(dir.path(), true).unwrap();
    write(&journal);
    let left = tempfile::tempdir().unwrap();
    std::fs::copy(file_path(dir.path(), 0), file_path(left.path(), 0)).unwrap();
    drop(journal);
    let length = |dir: &Path| std::fs::metadata(file_path(dir, 0)).unwrap().len();
    assert!(
        length(left.path()) > length(dir.path()),
        "zeros were written ahead, and taken back at the end"
    );
    assert_eq!(
        logs(left.path(), true).unwrap(),
        logs(dir.path(), true).unwrap()
    );
    assert_eq!(length(left.path()), length(dir.path()));
}

/// Without groups, as a purge still makes files.
#[test]
fn a_journal_of_the_first_format_is_read_to_its_last_whole_frame_and_goes_on() {
    let mut whole = frame::PLAIN.to_vec();
    for position in 0..3 {
        let frame = Frame {
            session_id: "a",
            position,
            at_ms: 0,
            ended: false,
            entry: b"entry",
        };
        frame.encode(&mut whole);
    }
    let size = (whole.len() - FILE_HEAD_BYTES) / 3;
    for at in 0..=whole.len() {
        let dir = tempfile::tempdir().unwrap();
        std::fs::write(file_path(dir.path(), 0), &whole[..at]).unwrap();
        let frames = at.saturating_sub(FILE_HEAD_BYTES) / size;
        let journal = Journal::open(dir.path(), true).unwrap();
        let (_, heard) = append(&journal, "a", frames as u64, "more");
        assert_eq!(heard.recv(), Ok(true));
        let log = journal.read("a").unwrap().unwrap();
        drop(journal);
        assert_eq!(
            (log.entries.len(), log.gap),
            (frames + 1, false),
            "cut at {at}"
        );
        assert_eq!(logs(dir.path(), true).unwrap(), [log]);
    }
}

#[test]
fn damage_before_the_end_stops_a_strict_start_and_marks_the_session_otherwise() {
    let dir = tempfile::tempdir().unwrap();
    let path = written(dir.path());
    let mut bytes = std::fs::read(&path).unwrap();
    let size = (bytes.len() - FILE_HEAD_BYTES) / 4;
    bytes[FILE_HEAD_BYTES + 2 * size + 20] ^= 1;
    std::fs::write(&path, &bytes).unwrap();
    let error = logs(dir.path(), true).unwrap_err();
    assert!(
        matches!(error, Error::Damaged { offset, .. } if offset == (FILE_HEAD_BYTES + 2 * size + GROUP_HEAD_BYTES) as u64),
        "{error}"
    );
    let logs = logs(dir.path(), false).unwrap();
    assert_eq!(
        logs.iter().map(|log| log.gap).collect::<Vec<_>>(),
        [true, false]
    );
}

#[test]
fn a_foreign_file_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(file_path(dir.path(), 0), "something else entirely").unwrap();
    assert!(matches!(logs(dir.path(), false), Err(Error::Foreign(_))));
}
