//! Making, holding and writing sessions, and the history that a turn starts with.

use std::time::{Duration, Instant};

use serde_json::value::to_raw_value;
use session::{Entry, Error, History, HistoryBounds, Options, RECORD_BYTES_MAX, Status, Writer};

use crate::common::{fixture, fixture_with, turn};

fn history(writer: &Writer) -> History {
    writer.history(&HistoryBounds::default()).unwrap()
}

/// Entries as lines.
fn lines(history: &History) -> Vec<String> {
    let entries = history.entries.iter().map(|entry| match entry {
        Entry::User { text, .. } => format!("user {text}"),
        Entry::Assistant { text, status, .. } => format!("assistant {status:?} {text}"),
        Entry::Private { kind, data, .. } => format!("{kind} {data}"),
    });
    entries.collect()
}

#[test]
fn a_new_session_is_one_file_with_a_header_and_a_lease() {
    let f = fixture();
    let writer = f.store.create().unwrap();
    let id = writer.id().clone();
    assert_eq!(f.files(), [format!("{id}.jsonl"), format!("{id}.lease")]);
    let text = std::fs::read_to_string(f.path(&id)).unwrap();
    let record: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(
        (&record["seq"], &record["entry"]["header"]["format"]),
        (&0.into(), &1.into())
    );
    drop(writer);
    assert_eq!(f.files(), [format!("{id}.jsonl")]);
}

#[test]
fn one_writer_holds_a_session_until_it_is_dropped() {
    let f = fixture();
    let writer = f.store.create().unwrap();
    let id = writer.id().clone();
    assert!(matches!(f.store.attach(&id), Err(Error::Held)));
    drop(writer);
    let writer = f.store.attach(&id).unwrap();
    assert!(matches!(f.store.attach(&id), Err(Error::Held)));
    drop(writer);
}

#[test]
fn a_session_that_does_not_exist_is_missing_and_leaves_no_trace() {
    let f = fixture();
    let id = session::Id::parse("ses_00000000000000000000000000000000").unwrap();
    assert!(matches!(f.store.attach(&id), Err(Error::Missing)));
    assert!(f.files().is_empty());
    drop(f.dir);
    assert!(matches!(f.store.attach(&id), Err(Error::Missing)));
}

#[test]
fn every_line_of_the_file_is_json() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    turn(
        &mut writer,
        "line\nbreak \u{2028} \"quoted\" \\ \u{0} 🐞",
        "tab\t\r\n",
    );
    let pretty = serde_json::value::RawValue::from_string("{\n  \"a\": [\n1\n]\n}".into()).unwrap();
    writer.private("kind", &pretty).unwrap();
    writer.checkpoint("sum\nmary", 1).unwrap();
    let text = std::fs::read_to_string(f.path(writer.id())).unwrap();
    let sequences: Vec<u64> = text
        .split_terminator('\n')
        .map(|line| {
            serde_json::from_str::<serde_json::Value>(line).unwrap()["seq"]
                .as_u64()
                .unwrap()
        })
        .collect();
    assert_eq!(sequences, [0, 1, 2, 3, 4]);
    assert_eq!(writer.sequence(), 4);
}

#[test]
fn assistant_text_is_at_most_a_second_or_sixteen_kibibytes_behind() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    let start = Instant::now();
    let at = |ms| start + Duration::from_millis(ms);
    let id = writer.id().clone();
    let seen = |text: &str| f.said(&id).last() == Some(&format!("assistant: {text}"));
    writer.user("Q").unwrap();
    assert_eq!(writer.due(), None);
    writer.assistant_text("a", at(0)).unwrap();
    writer.assistant_text("b", at(999)).unwrap();
    assert_eq!(writer.due(), Some(at(1_000)));
    writer.settle(at(999)).unwrap();
    assert_eq!(f.said(&id), ["user: Q"]);
    writer.settle(at(1_000)).unwrap();
    assert!(seen("ab"));
    assert_eq!(writer.due(), None);
    writer.assistant_text("c", at(1_001)).unwrap();
    writer.assistant_text("d", at(2_001)).unwrap();
    assert!(
        seen("abcd"),
        "a delta that comes late enough settles what waits"
    );
    writer
        .assistant_text(&"x".repeat(16 * 1024 - 1), at(2_002))
        .unwrap();
    assert!(seen("abcd"));
    writer.assistant_text("y", at(2_003)).unwrap();
    assert!(seen(&format!("abcd{}y", "x".repeat(16 * 1024 - 1))));
    writer.assistant_text("", at(2_004)).unwrap();
    assert_eq!(writer.due(), None);
}

#[test]
fn text_and_an_end_need_a_turn() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    assert!(matches!(
        writer.assistant_text("x", Instant::now()),
        Err(Error::NoTurn)
    ));
    assert!(matches!(
        writer.finish(Status::Completed, ""),
        Err(Error::NoTurn)
    ));
    turn(&mut writer, "Q", "A");
    assert!(matches!(
        writer.finish(Status::Completed, ""),
        Err(Error::NoTurn)
    ));
}

#[test]
fn a_record_over_the_bound_is_refused_and_the_session_goes_on() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    let huge = "x".repeat(RECORD_BYTES_MAX);
    assert!(matches!(writer.user(&huge), Err(Error::Record { .. })));
    writer.user("Q").unwrap();
    assert!(matches!(
        writer.private("k", &to_raw_value(&huge).unwrap()),
        Err(Error::Record { .. })
    ));
    assert!(matches!(
        writer.checkpoint(&huge, 0),
        Err(Error::Record { .. })
    ));
    assert!(matches!(
        writer.finish(Status::Completed, &huge),
        Err(Error::Record { .. })
    ));
    writer.finish(Status::Failed, "").unwrap();
    assert_eq!(f.said(writer.id()), ["user: Q", "Failed"]);
}

#[test]
fn history_has_everything_in_order_also_what_a_killed_turn_left() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    let id = writer.id().clone();
    turn(&mut writer, "Q1", "A1");
    writer.user("Q2").unwrap();
    writer
        .assistant_text("before the tool, ", Instant::now())
        .unwrap();
    writer.private("tool", &to_raw_value(&1).unwrap()).unwrap();
    writer.assistant_text("after", Instant::now()).unwrap();
    drop(writer);
    let writer = f.store.attach(&id).unwrap();
    let history = history(&writer);
    assert_eq!(
        lines(&history),
        [
            "user Q1",
            "assistant Some(Completed) A1",
            "user Q2",
            "tool 1",
            "assistant None before the tool, after"
        ]
    );
    assert!(!history.gap && history.summary.is_none());
}

#[test]
fn history_after_a_checkpoint_is_its_summary_and_what_came_after_its_cutoff() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    turn(&mut writer, "Q1", "A1");
    writer.user("Q2").unwrap();
    let cutoff = writer
        .private("tool", &to_raw_value("told").unwrap())
        .unwrap();
    writer
        .private("tool", &to_raw_value("kept").unwrap())
        .unwrap();
    writer.checkpoint("Summary", cutoff).unwrap();
    writer.finish(Status::Completed, "A2").unwrap();
    let history = history(&writer);
    assert_eq!(history.summary.as_deref(), Some("Summary"));
    assert_eq!(
        lines(&history),
        ["tool \"kept\"", "assistant Some(Completed) A2"]
    );
}

#[test]
fn history_beyond_its_bounds_is_refused_unless_a_checkpoint_tells_it() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    for n in 0..4 {
        turn(&mut writer, &format!("Q{n}"), "A");
    }
    let bytes = f.path(writer.id()).metadata().unwrap().len();
    let within =
        |writer: &Writer, bytes, records| writer.history(&HistoryBounds { bytes, records });
    assert_eq!(within(&writer, bytes, 9).unwrap().entries.len(), 8);
    assert!(matches!(within(&writer, bytes - 1, 9), Err(Error::TooLong)));
    assert!(matches!(within(&writer, bytes, 8), Err(Error::TooLong)));
    // Not even the last record fits.
    assert!(matches!(within(&writer, 10, 9), Err(Error::TooLong)));
    assert!(matches!(within(&writer, 0, 9), Err(Error::TooLong)));
    assert!(matches!(within(&writer, bytes, 0), Err(Error::TooLong)));
    writer.checkpoint("Summary", writer.sequence()).unwrap();
    let short = within(&writer, 200, 1).unwrap();
    assert_eq!(
        (short.summary.as_deref(), short.entries.len()),
        (Some("Summary"), 0)
    );
}

#[test]
fn a_writer_whose_file_was_changed_writes_no_more() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    let id = writer.id().clone();
    turn(&mut writer, "Q1", "A1");
    let mut bytes = std::fs::read(f.path(&id)).unwrap();
    bytes.extend(b"someone else\n");
    std::fs::write(f.path(&id), &bytes).unwrap();
    assert!(matches!(writer.user("Q2"), Err(Error::Changed)));
    drop(writer);
    assert_eq!(std::fs::read(f.path(&id)).unwrap(), bytes);
    turn(&mut f.store.attach(&id).unwrap(), "Q2", "A2");
    let page = f.replay(&id);
    assert_eq!((page.items.len(), page.gap), (6, true));
}

#[test]
fn a_removed_session_is_not_brought_back_by_its_writer() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    std::fs::remove_file(f.path(writer.id())).unwrap();
    assert!(matches!(writer.user("Q"), Err(Error::Changed)));
    drop(writer);
    assert!(f.files().is_empty());
}

#[test]
fn a_writer_can_move_to_another_thread() {
    let f = fixture_with(Options::default());
    let mut writer = f.store.create().unwrap();
    let id = writer.id().clone();
    std::thread::spawn(move || turn(&mut writer, "Q", "A"))
        .join()
        .unwrap();
    assert_eq!(f.said(&id).len(), 3);
}
