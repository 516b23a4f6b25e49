//! Damaged files: cut, flipped, spliced, swapped, of another version. Never a crash, never a silent loss.
//!
//! `SESSION_DAMAGES=20000 cargo test -p session --test session any_mix` is the long form of one of them.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Instant;

use redact::Redactor;
use session::{Error, Id, ListBounds, Status, Writer};

use crate::common::{ALL, Fixture, Seeded, fixture, said, turn};

/// A small session with every kind of record, and its file.
fn small(f: &Fixture) -> (Id, Vec<u8>) {
    let mut writer = f.store.create().unwrap();
    turn(&mut writer, "first question", "first answer");
    let data = serde_json::value::to_raw_value(&[1]).unwrap();
    writer.private("tool", &data).unwrap();
    writer.checkpoint("summary", 0).unwrap();
    turn(&mut writer, "second question", "second answer");
    writer.user("third question").unwrap();
    writer.assistant_text("third", Instant::now()).unwrap();
    writer.settle(writer.due().unwrap()).unwrap();
    let id = writer.id().clone();
    let bytes = std::fs::read(f.path(&id)).unwrap();
    (id, bytes)
}

/// What must work on any file: list, replay in pages, verify, attach, a next turn that is seen. Returns what was said
/// before that turn, and whether a gap was reported.
fn exercise(f: &Fixture, id: &Id) -> (Vec<String>, bool) {
    let bounds = ListBounds {
        items: 32,
        scan_entries: 100,
        title_bytes: 80,
    };
    let listing = f.store.list(None, &bounds, &Redactor::patterns()).unwrap();
    assert_eq!(listing.sessions.len(), 1);
    let before = f.replay(id);
    let report = f.store.verify(id, &mut |_| {}).unwrap();
    assert!(
        !before.gap || !report.intact(),
        "a gap has a reason that verify can name"
    );
    assert!(before.gap || report.intact(), "what verify finds is a gap");
    let mut writer = f.store.attach(id).unwrap();
    turn(&mut writer, "next question", "next answer");
    drop(writer);
    let after = f.replay(id);
    assert!(said(&after.items).ends_with(&[
        "user: next question".into(),
        "assistant: next answer".into(),
        "Completed".into()
    ]));
    assert!(
        after.gap || !before.gap,
        "a gap does not go away by writing on"
    );
    let shown = before.items.iter().rfind(|item| after.items.contains(item));
    if let Some(item) = shown {
        assert!(
            !f.page(id, Some(&item.cursor), &ALL).resync,
            "what is still shown has a good cursor"
        );
    }
    (said(&before.items), before.gap)
}

#[test]
fn a_file_cut_at_any_offset_shows_all_before_the_cut_and_goes_on() {
    let f = fixture();
    let (id, bytes) = small(&f);
    let whole = f.said(&id);
    let mut lengths = BTreeSet::new();
    for cut in 0..bytes.len() {
        std::fs::write(f.path(&id), &bytes[..cut]).unwrap();
        let records = bytes[..cut].iter().filter(|b| **b == b'\n').count();
        // The record is whole when only its line break is missing.
        let at_line_end = cut == 0 || bytes[cut - 1] == b'\n' || bytes[cut] == b'\n';
        let (said, gap) = exercise(&f, &id);
        assert_eq!(
            gap,
            !at_line_end || cut == 0,
            "cut at {cut} of {}",
            bytes.len()
        );
        let whole_records = records + usize::from(cut > 0 && bytes[cut] == b'\n');
        lengths.insert((whole_records, said.len()));
        // The checkpoint stands first, so everything else is a prefix without it.
        let (with, without) = (whole.as_slice(), &whole[1..]);
        let prefix = with.starts_with(&said) || without.starts_with(&said);
        assert!(prefix, "cut at {cut}: {said:?}");
    }
    // Header, user, terminal, private, checkpoint, user, terminal, user, text.
    let expected = [
        (0, 0),
        (1, 0),
        (2, 1),
        (3, 3),
        (4, 3),
        (5, 4),
        (6, 5),
        (7, 7),
        (8, 8),
        (9, 9),
    ];
    assert_eq!(lengths.into_iter().collect::<Vec<_>>(), expected);
}

#[test]
fn a_byte_flipped_at_any_offset_is_a_gap_and_costs_one_record_at_most() {
    let f = fixture();
    let (id, bytes) = small(&f);
    let whole = f.said(&id);
    for at in 0..bytes.len() {
        for flip in [0x01_u8, 0x80, bytes[at] ^ b'\n'] {
            if flip == 0 {
                continue;
            }
            let mut flipped = bytes.clone();
            flipped[at] ^= flip;
            std::fs::write(f.path(&id), &flipped).unwrap();
            let (said, gap) = exercise(&f, &id);
            // The last line break is no content, and its loss leaves the record whole but for a byte too many.
            assert!(gap, "byte {at}, flip {flip:#x}");
            let lost: Vec<&String> = whole.iter().filter(|line| !said.contains(line)).collect();
            // A terminal holds text and status.
            assert!(lost.len() <= 2, "byte {at}: lost {lost:?}");
            assert!(
                bytes[at] != b'\n' || lost.is_empty(),
                "line break at {at}: lost {lost:?}"
            );
        }
    }
}

#[test]
fn a_line_of_another_copy_of_the_session_is_a_gap_and_ends_the_cursors_after_it() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    let id = writer.id().clone();
    turn(&mut writer, "before the copy", "A");
    drop(writer);
    let common = std::fs::read(f.path(&id)).unwrap();
    let copy = |question: &str, answer: &str| {
        std::fs::write(f.path(&id), &common).unwrap();
        let mut writer = f.store.attach(&id).unwrap();
        turn(&mut writer, question, answer);
        turn(&mut writer, "next", "N");
        drop(writer);
        lines(&std::fs::read(f.path(&id)).unwrap())
    };
    let here = copy("asked here", "said here");
    let forked = lines(&common).len();
    for (question, first) in [("asked there", forked), ("asked here", forked + 1)] {
        let there = copy(question, "said there");
        std::fs::write(f.path(&id), here.concat()).unwrap();
        let end = f.replay(&id).snapshot;
        for at in first..here.len() {
            let mut spliced = here.clone();
            spliced[at].clone_from(&there[at]);
            std::fs::write(f.path(&id), spliced.concat()).unwrap();
            let stale = f.page(&id, Some(&end), &ALL).resync;
            assert!(stale, "line {at} of `{question}`");
            let (_, gap) = exercise(&f, &id);
            assert!(gap, "line {at} of `{question}`");
        }
    }
}

/// Lines of the file; each with its line break.
fn lines(bytes: &[u8]) -> Vec<Vec<u8>> {
    bytes
        .split_inclusive(|b| *b == b'\n')
        .map(<[u8]>::to_vec)
        .collect()
}

#[test]
fn lines_removed_doubled_or_moved_are_noticed_and_put_right() {
    let f = fixture();
    let (id, bytes) = small(&f);
    let whole = f.said(&id);
    let lines = lines(&bytes);
    let check = |name: &str, lines: &[Vec<u8>], lost: usize| {
        std::fs::write(f.path(&id), lines.concat()).unwrap();
        let (said, gap) = exercise(&f, &id);
        assert!(gap, "{name}");
        assert_eq!(whole.len() - said.len(), lost, "{name}: {said:?}");
        let kept: Vec<String> = whole
            .iter()
            .filter(|line| said.contains(line))
            .cloned()
            .collect();
        assert_eq!(kept, said, "{name}: order");
    };
    for at in 0..lines.len() {
        let mut doubled = lines.clone();
        doubled.insert(0, lines[at].clone());
        check(&format!("line {at} doubled"), &doubled, 0);
        for to in 0..lines.len() {
            let mut moved = lines.clone();
            let line = moved.remove(at);
            moved.insert(to, line);
            if at != to {
                check(&format!("line {at} moved to {to}"), &moved, 0);
            }
        }
    }
    // All but the last, whose loss nothing in the file can tell.
    for (at, lost) in [
        (0, 0),
        (1, 1),
        (2, 2),
        (3, 0),
        (4, 1),
        (5, 1),
        (6, 2),
        (7, 1),
    ] {
        let mut removed = lines.clone();
        removed.remove(at);
        std::fs::write(f.path(&id), removed.concat()).unwrap();
        let (said, gap) = exercise(&f, &id);
        assert!(gap, "line {at} removed");
        assert_eq!(
            whole.len() - said.len(),
            lost,
            "line {at} removed: {said:?}"
        );
    }
}

#[test]
fn a_line_of_another_session_is_not_shown() {
    let f = fixture();
    let (other, foreign) = small(&f);
    std::fs::remove_file(f.path(&other)).unwrap();
    let mut writer = f.store.create().unwrap();
    turn(&mut writer, "own question", "own answer");
    let id = writer.id().clone();
    drop(writer);
    let own = std::fs::read(f.path(&id)).unwrap();
    for line in lines(&foreign) {
        std::fs::write(f.path(&id), [own.as_slice(), &line].concat()).unwrap();
        let (said, gap) = exercise(&f, &id);
        assert_eq!(
            said,
            ["user: own question", "assistant: own answer", "Completed"]
        );
        assert!(gap);
    }
}

#[test]
fn a_session_under_the_name_of_another_shows_nothing_but_a_gap() {
    let f = fixture();
    let (id, bytes) = small(&f);
    let renamed = Id::parse("ses_00000000000000000000000000000000").unwrap();
    std::fs::write(f.path(&renamed), &bytes).unwrap();
    let page = f.replay(&renamed);
    assert!(page.items.is_empty() && page.gap);
    assert!(!f.replay(&id).gap);
}

#[test]
fn any_bytes_at_all_are_a_gap_and_can_be_written_after() {
    let f = fixture();
    let (id, bytes) = small(&f);
    let long_line = vec![b'x'; 5 << 20];
    let contents: [&[u8]; 7] = [
        b"",
        b"\n",
        b"\n\n\n\xff\xfe",
        b"{\"seq\":0",
        b"null\n",
        &[0; 70_000],
        &long_line,
    ];
    for content in contents {
        std::fs::write(f.path(&id), content).unwrap();
        let (said, gap) = exercise(&f, &id);
        assert!(said.is_empty() && gap, "{} bytes", content.len());
        std::fs::write(f.path(&id), [&bytes, content].concat()).unwrap();
        let (said, gap) = exercise(&f, &id);
        assert_eq!(
            (said.len(), gap),
            (9, !content.is_empty()),
            "{} bytes",
            content.len()
        );
    }
}

#[test]
fn any_mix_of_damage_leaves_the_untouched_records_and_a_session_that_goes_on() {
    let f = fixture();
    let (id, bytes) = small(&f);
    let parts = [
        "first question",
        "first answer",
        "summary",
        "second question",
        "second answer",
        "third question",
    ];
    let seeds = std::env::var("SESSION_DAMAGES").map_or(300, |seeds| seeds.parse().unwrap());
    for seed in 0..seeds {
        let mut chance = Seeded::new(seed);
        let mut damaged = bytes.clone();
        for _ in 0..1 + chance.below(4) {
            let at = chance.below(damaged.len() as u64) as usize;
            let to = at + chance.below(40).min((damaged.len() - at) as u64) as usize;
            match chance.below(6) {
                0 => damaged[at] = chance.below(256) as u8,
                1 => damaged[at..to].fill(0),
                2 => drop(damaged.drain(at..to)),
                3 => {
                    let copy = damaged[at..to].to_vec();
                    let place = chance.below(damaged.len() as u64) as usize;
                    damaged.splice(place..place, copy);
                }
                4 => damaged.insert(at, b'\n'),
                _ => damaged.truncate(at.max(1)),
            }
        }
        std::fs::write(f.path(&id), &damaged).unwrap();
        let intact: Vec<Vec<u8>> = lines(&damaged)
            .into_iter()
            .filter(|line| lines(&bytes).contains(line))
            .collect();
        let (said, _) = exercise(&f, &id);
        // The checkpoint of this session tells of nothing, so all that is intact is shown.
        for part in parts.iter().filter(|part| {
            intact
                .concat()
                .windows(part.len())
                .any(|seen| seen == part.as_bytes())
        }) {
            assert!(
                said.iter().any(|line| line.ends_with(part)),
                "seed {seed}: {part} of {said:?}"
            );
        }
    }
}

#[test]
fn cursors_after_a_loss_are_stale_and_those_before_it_are_good() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    let id = writer.id().clone();
    for n in 0..4 {
        turn(
            &mut writer,
            &format!("question {n}"),
            &format!("answer {n}"),
        );
    }
    drop(writer);
    let whole = f.replay(&id).items;
    let bytes = std::fs::read(f.path(&id)).unwrap();
    for lost in 1..9 {
        let mut lines = lines(&bytes);
        let middle = lines[lost].len() / 2;
        lines[lost][middle] ^= 1;
        std::fs::write(f.path(&id), lines.concat()).unwrap();
        // Items of records 1 and 2 are 0 and 1, 2; of 3 and 4 they are 3 and 4, 5.
        let first_lost = (lost - 1) / 2 * 3 + (lost - 1) % 2;
        for (at, item) in whole.iter().enumerate() {
            let resync = f.page(&id, Some(&item.cursor), &ALL).resync;
            assert_eq!(resync, at >= first_lost, "record {lost} lost, item {at}");
        }
        for item in f.replay(&id).items {
            assert!(
                !f.page(&id, Some(&item.cursor), &ALL).resync,
                "new cursors are good"
            );
        }
    }
}

#[test]
fn lost_private_records_and_settled_text_leave_all_cursors_good() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    let id = writer.id().clone();
    writer.user("Q1").unwrap();
    writer.assistant_text("A1", Instant::now()).unwrap();
    writer
        .private("tool", &serde_json::value::to_raw_value("x").unwrap())
        .unwrap();
    writer.finish(Status::Completed, "A1").unwrap();
    turn(&mut writer, "Q2", "A2");
    drop(writer);
    let whole = f.replay(&id).items;
    let bytes = std::fs::read(f.path(&id)).unwrap();
    // Header, user, text, private, terminal, user, terminal.
    for lost in [2, 3] {
        let mut lines = lines(&bytes);
        lines[lost][30] ^= 1;
        std::fs::write(f.path(&id), lines.concat()).unwrap();
        let page = f.replay(&id);
        assert!(page.gap);
        assert_eq!(page.items, whole);
    }
}

#[test]
fn damage_outside_the_window_is_no_business_of_a_replay() {
    let f = fixture();
    let (id, mut bytes) = small(&f);
    bytes[150] ^= 1;
    std::fs::write(f.path(&id), &bytes).unwrap();
    let mut writer = f.store.attach(&id).unwrap();
    writer.checkpoint("all of it", u64::MAX).unwrap();
    let page = f.page(
        &id,
        None,
        &session::ReplayBounds {
            window_bytes: 150,
            ..ALL
        },
    );
    assert_eq!(said(&page.items)[0], "summary: all of it");
    assert!(f.replay(&id).gap);
}

#[test]
fn a_damaged_checkpoint_is_a_gap_and_the_one_before_it_counts() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    let id = writer.id().clone();
    turn(&mut writer, "Q1", "A1");
    writer.checkpoint("first summary", u64::MAX).unwrap();
    turn(&mut writer, "Q2", "A2");
    writer.checkpoint("second summary", u64::MAX).unwrap();
    turn(&mut writer, "Q3", "A3");
    drop(writer);
    let mut lines = lines(&std::fs::read(f.path(&id)).unwrap());
    lines[6][40] ^= 1;
    std::fs::write(f.path(&id), lines.concat()).unwrap();
    let (said, gap) = exercise(&f, &id);
    assert_eq!(said[0], "summary: first summary");
    assert_eq!(said.len(), 7);
    assert!(gap);
}

#[test]
fn a_lost_user_message_does_not_take_the_answer_with_it() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    let id = writer.id().clone();
    turn(&mut writer, "Q1", "A1");
    turn(&mut writer, "Q2", "A2");
    drop(writer);
    for (lost, expected) in [
        (
            1,
            vec![
                "assistant: A1",
                "Completed",
                "user: Q2",
                "assistant: A2",
                "Completed",
            ],
        ),
        (
            2,
            vec!["user: Q1", "user: Q2", "assistant: A2", "Completed"],
        ),
        (
            3,
            vec![
                "user: Q1",
                "assistant: A1",
                "Completed",
                "assistant: A2",
                "Completed",
            ],
        ),
    ] {
        let whole = std::fs::read(f.path(&id)).unwrap();
        let mut lines = lines(&whole);
        lines[lost][20] ^= 1;
        std::fs::write(f.path(&id), lines.concat()).unwrap();
        assert_eq!(f.said(&id), expected);
        std::fs::write(f.path(&id), whole).unwrap();
    }
}

/// Puts a header of format `format` in the place of the session's own, with a good checksum.
fn with_format(path: &Path, id: &Id, format: u64) {
    let bytes = std::fs::read(path).unwrap();
    let rest = bytes.iter().position(|b| *b == b'\n').unwrap() + 1;
    let header = format!(r#"{{"header":{{"format":{format},"shape":["something","new"]}}}}"#);
    let mut changed = Vec::new();
    journal::Binding::new(id.as_str()).encode(0, header.as_bytes(), &mut changed);
    changed.extend(&bytes[rest..]);
    std::fs::write(path, changed).unwrap();
}

#[test]
fn a_newer_format_is_refused_with_a_clear_error_and_never_written_to() {
    let f = fixture();
    let (id, _) = small(&f);
    with_format(&f.path(&id), &id, 2);
    let before = std::fs::read(f.path(&id)).unwrap();
    let errors = [
        f.store.attach(&id).map(|_: Writer| ()).unwrap_err(),
        f.store
            .replay(&id, None, &ALL, &Redactor::patterns())
            .map(|_| ())
            .unwrap_err(),
        f.store.verify(&id, &mut |_| {}).map(|_| ()).unwrap_err(),
        f.store
            .repair(&id, &f.dir.path().join("copy"), &mut |_| {})
            .map(|_| ())
            .unwrap_err(),
    ];
    for error in errors {
        assert!(
            matches!(
                error,
                Error::Newer {
                    found: 2,
                    supported: 1
                }
            ),
            "{error:?}"
        );
        assert_eq!(
            error.to_string(),
            "the session has format 2, this program knows formats up to 1; update it to use the session"
        );
    }
    let bounds = ListBounds {
        items: 32,
        scan_entries: 100,
        title_bytes: 80,
    };
    let listing = f.store.list(None, &bounds, &Redactor::patterns()).unwrap();
    assert!(listing.sessions.is_empty() && listing.incomplete);
    assert_eq!(std::fs::read(f.path(&id)).unwrap(), before);
    assert_eq!(f.files(), [format!("{id}.jsonl")]);
}
