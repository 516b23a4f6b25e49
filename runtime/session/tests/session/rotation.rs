//! Long sessions: several files that look like one.

use redact::Redactor;
use session::{Error, HistoryBounds, Id, ListBounds, Options, ReplayBounds, Writer};

use crate::common::{ALL, Fixture, fixture_with, said, turn};

/// Files of a few turns each.
fn small_files() -> Fixture {
    fixture_with(Options {
        rotate_bytes: 1_000,
        ..Options::default()
    })
}

fn turns(writer: &mut Writer, numbers: std::ops::Range<usize>) {
    for n in numbers {
        turn(writer, &format!("question {n}"), &format!("answer {n}"));
    }
}

fn expected(numbers: std::ops::Range<usize>) -> Vec<String> {
    numbers
        .flat_map(|n| {
            [
                format!("user: question {n}"),
                format!("assistant: answer {n}"),
                "Completed".into(),
            ]
        })
        .collect()
}

fn segments(f: &Fixture, id: &Id) -> usize {
    f.files()
        .iter()
        .filter(|name| name.starts_with(&format!("{id}.")) && name.ends_with(".jsonl"))
        .count()
}

#[test]
fn a_long_session_in_several_files_reads_like_one() {
    let f = small_files();
    let mut writer = f.store.create().unwrap();
    let id = writer.id().clone();
    let mut before = Vec::new();
    for n in 0..30 {
        turns(&mut writer, n..n + 1);
        let page = f.replay(&id);
        assert!(!page.gap);
        assert_eq!(said(&page.items), expected(0..n + 1));
        assert_eq!(
            page.items[..before.len()],
            before,
            "rotation leaves cursors as they were"
        );
        before = page.items;
    }
    assert!(segments(&f, &id) > 4, "{:?}", f.files());
    assert!(f.store.verify(&id, &mut |_| {}).unwrap().intact());
    for (at, item) in before.iter().enumerate() {
        assert_eq!(
            f.page(&id, Some(&item.cursor), &ALL).items,
            before[at + 1..],
            "item {at}"
        );
    }
    assert_eq!(
        writer
            .history(&HistoryBounds::default())
            .unwrap()
            .entries
            .len(),
        60
    );
    let bounds = ListBounds {
        items: 32,
        scan_entries: 100,
        title_bytes: 80,
    };
    let listing = f.store.list(None, &bounds, &Redactor::patterns()).unwrap();
    assert_eq!(listing.sessions.len(), 1);
    assert_eq!(listing.sessions[0].title.as_deref(), Some("question 0"));
    assert!(!listing.incomplete);
}

#[test]
fn a_session_goes_on_after_each_reopening() {
    let f = small_files();
    let id = f.store.create().unwrap().id().clone();
    for n in 0..20 {
        turns(&mut f.store.attach(&id).unwrap(), n..n + 1);
    }
    let page = f.replay(&id);
    assert_eq!(said(&page.items), expected(0..20));
    assert!(!page.gap && segments(&f, &id) > 3);
}

#[test]
fn a_window_reaches_over_as_many_files_as_it_has_bytes_for() {
    let f = small_files();
    let mut writer = f.store.create().unwrap();
    turns(&mut writer, 0..20);
    let id = writer.id().clone();
    let names: Vec<String> = f
        .files()
        .into_iter()
        .filter(|name| name.ends_with(".jsonl"))
        .collect();
    let total: u64 = names
        .iter()
        .map(|name| f.dir.path().join(name).metadata().unwrap().len())
        .sum();
    let whole = f.replay(&id).items;
    let mut shown = usize::MAX;
    for window_bytes in (0..=total + 100).rev().step_by(37) {
        let page = f.page(
            &id,
            None,
            &ReplayBounds {
                window_bytes,
                ..ALL
            },
        );
        assert_eq!(page.gap, window_bytes < total, "{window_bytes} of {total}");
        // At the edge a turn without its user message has cursors of its own.
        let from = page.items.len().saturating_sub(page.items.len() % 3);
        assert!(
            whole.ends_with(&page.items[page.items.len() - from..]),
            "{window_bytes} of {total}"
        );
        assert!(page.items.len() <= shown);
        shown = page.items.len();
    }
    assert_eq!(shown, 0);
}

#[test]
fn a_missing_earlier_file_is_a_gap_and_no_more() {
    let f = small_files();
    let mut writer = f.store.create().unwrap();
    turns(&mut writer, 0..20);
    let id = writer.id().clone();
    std::fs::remove_file(f.dir.path().join(format!("{id}.2.jsonl"))).unwrap();
    let page = f.replay(&id);
    assert!(page.gap);
    assert!(expected(0..20).ends_with(&said(&page.items)));
    turns(&mut writer, 20..21);
    assert!(expected(0..21).ends_with(&f.said(&id)));
    let report = f.store.verify(&id, &mut |_| {}).unwrap();
    assert!(!report.intact() && report.missing_records > 0);
}

#[test]
fn a_lost_header_does_not_lose_the_earlier_files() {
    let f = small_files();
    let mut writer = f.store.create().unwrap();
    turns(&mut writer, 0..20);
    let id = writer.id().clone();
    drop(writer);
    let mut bytes = std::fs::read(f.path(&id)).unwrap();
    bytes[20] ^= 1;
    std::fs::write(f.path(&id), &bytes).unwrap();
    let page = f.replay(&id);
    assert!(page.gap);
    assert_eq!(said(&page.items), expected(0..20));
    turns(&mut f.store.attach(&id).unwrap(), 20..30);
    assert_eq!(f.said(&id), expected(0..30));
}

#[test]
fn a_newest_file_with_nothing_left_goes_on_where_the_earlier_one_ended() {
    let f = small_files();
    let mut writer = f.store.create().unwrap();
    turns(&mut writer, 0..20);
    let id = writer.id().clone();
    drop(writer);
    std::fs::write(f.path(&id), "").unwrap();
    let shown = f.said(&id);
    assert!(expected(0..20).starts_with(&shown) && !shown.is_empty());
    turns(&mut f.store.attach(&id).unwrap(), 20..21);
    let page = f.replay(&id);
    assert_eq!(said(&page.items), [shown, expected(20..21)].concat());
}

#[test]
fn a_turn_that_was_killed_is_closed_before_its_file_is_left() {
    let f = small_files();
    let mut writer = f.store.create().unwrap();
    let id = writer.id().clone();
    writer.user("question").unwrap();
    let data = serde_json::value::to_raw_value(&"x".repeat(2_000)).unwrap();
    writer.private("tool", &data).unwrap();
    drop(writer);
    let mut writer = f.store.attach(&id).unwrap();
    turns(&mut writer, 0..2);
    assert_eq!(
        f.said(&id),
        [
            vec!["user: question".into(), "Failed".into()],
            expected(0..2)
        ]
        .concat()
    );
    assert_eq!(segments(&f, &id), 2);
}

#[test]
fn a_replay_during_an_append_or_a_rotation_is_told_to_come_back() {
    let f = small_files();
    let mut writer = f.store.create().unwrap();
    turns(&mut writer, 0..2);
    let id = writer.id().clone();
    let other = std::fs::File::open(f.path(&id)).unwrap();
    other.lock().unwrap();
    for after in [None, Some("any")] {
        let busy = f.store.replay(&id, after, &ALL, &Redactor::patterns());
        assert!(matches!(busy, Err(Error::Busy)));
    }
    other.unlock().unwrap();
    assert_eq!(f.said(&id), expected(0..2));
}

#[test]
fn readers_do_not_keep_each_other_out() {
    let f = small_files();
    let mut writer = f.store.create().unwrap();
    turns(&mut writer, 0..2);
    let other = std::fs::File::open(f.path(writer.id())).unwrap();
    other.lock_shared().unwrap();
    assert_eq!(f.said(writer.id()), expected(0..2));
}

#[test]
fn a_rotation_that_cannot_be_done_does_not_stop_the_turn() {
    let f = small_files();
    let mut writer = f.store.create().unwrap();
    let id = writer.id().clone();
    std::fs::create_dir(f.dir.path().join(format!("{id}.1.jsonl"))).unwrap();
    turns(&mut writer, 0..20);
    assert_eq!(f.said(&id), expected(0..20));
    assert!(!f.replay(&id).gap);
}
