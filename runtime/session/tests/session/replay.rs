//! What a client gets to see of a session, page by page, and what its cursors are worth later.

use std::time::Instant;

use redact::Redactor;
use session::{CURSOR_BYTES_MAX, Id, Item, Options, Replay, ReplayBounds, Status, Store};

use crate::common::{ALL, Fixture, SERVICE, Seeded, fixture, said, turn};

/// All items in pages of `items`, going on by `start`-or-last-cursor as a client does.
fn paged(f: &Fixture, id: &Id, items: usize, part_bytes: usize) -> Vec<Item> {
    let bounds = ReplayBounds {
        items,
        part_bytes,
        ..ALL
    };
    let mut all = Vec::new();
    let mut after: Option<String> = None;
    loop {
        let page = f.page(id, after.as_deref(), &bounds);
        assert!(!page.resync && page.items.len() <= items);
        if let Some(after) = &after {
            assert_eq!(
                &page.start, after,
                "a page starts where the one before ended"
            );
        }
        let next = page
            .items
            .last()
            .map_or(page.start, |item| item.cursor.clone());
        all.extend(page.items);
        if !page.more {
            assert_eq!(
                next, page.snapshot,
                "at the end the next place is the snapshot's"
            );
            return all;
        }
        assert_ne!(next, page.snapshot);
        after = Some(next);
    }
}

fn stale(f: &Fixture, id: &Id, cursor: &str) -> bool {
    let page = f.page(id, Some(cursor), &ALL);
    if page.resync {
        assert!(
            page.items.is_empty(),
            "a page that asks to start again has no items"
        );
        let again = f.page(id, Some(&page.start), &ALL);
        assert!(!again.resync, "the place it gives is good");
        assert_eq!(again.items, f.replay(id).items);
    }
    page.resync
}

#[test]
fn a_turn_is_its_user_message_its_text_and_its_end() {
    let f = fixture();
    for (status, text) in [
        (Status::Completed, "Answer"),
        (Status::Cancelled, "Partial ans"),
        (Status::Failed, "Part"),
        (Status::CompactionRequired, ""),
    ] {
        let mut writer = f.store.create().unwrap();
        writer.user("Question").unwrap();
        writer
            .assistant_text("deltas do not count in the end", Instant::now())
            .unwrap();
        writer.finish(status, text).unwrap();
        let mut expected = vec!["user: Question".to_owned()];
        if !text.is_empty() {
            expected.push(format!("assistant: {text}"));
        }
        expected.push(format!("{status:?}"));
        let page = f.replay(writer.id());
        assert_eq!(said(&page.items), expected);
        assert!(!page.gap && !page.more && !page.resync);
        assert_eq!(page.snapshot, page.items.last().unwrap().cursor);
    }
}

#[test]
fn a_session_without_a_turn_has_one_place_from_which_its_first_turn_is_seen() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    let empty = f.replay(writer.id());
    assert!(empty.items.is_empty() && !empty.gap && !empty.more);
    assert_eq!(empty.start, empty.snapshot);
    assert!(!stale(&f, writer.id(), &empty.start));
    turn(&mut writer, "Q", "A");
    let page = f.page(writer.id(), Some(&empty.start), &ALL);
    assert_eq!(said(&page.items), ["user: Q", "assistant: A", "Completed"]);
}

#[test]
fn text_is_cut_at_character_boundaries_within_the_part_bound() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    let text = "aä€🐞".repeat(7);
    turn(&mut writer, &text, &text);
    writer.checkpoint(&text, 0).unwrap();
    for part_bytes in 0..text.len() + 2 {
        let page = f.page(writer.id(), None, &ReplayBounds { part_bytes, ..ALL });
        let expected = [
            format!("summary: {text}"),
            format!("user: {text}"),
            format!("assistant: {text}"),
        ];
        assert_eq!(said(&page.items)[..3], expected, "parts of {part_bytes}");
        for item in &page.items {
            use session::Body::{Message, Summary, Terminal};
            match &item.body {
                Message { text, .. } | Summary { text, .. } => {
                    assert!(text.len() <= part_bytes.max(4))
                }
                Terminal { .. } => {}
            }
        }
    }
}

#[test]
fn pages_of_any_size_show_the_same_items_with_the_same_cursors() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    for n in 0..5 {
        turn(
            &mut writer,
            &format!("question {n} äöü"),
            &"a longer answer, ".repeat(n),
        );
    }
    for part_bytes in [5, 16, 2_048] {
        let whole = f
            .page(writer.id(), None, &ReplayBounds { part_bytes, ..ALL })
            .items;
        for items in 1..=whole.len() + 1 {
            assert_eq!(
                paged(&f, writer.id(), items, part_bytes),
                whole,
                "{items} items of {part_bytes} bytes"
            );
        }
    }
}

#[test]
fn each_cursor_goes_on_right_after_its_item_also_after_a_restart_and_later_turns() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    let id = writer.id().clone();
    for n in 0..4 {
        turn(&mut writer, &format!("question {n}"), "one two three four");
    }
    drop(writer);
    let bounds = ReplayBounds {
        part_bytes: 6,
        ..ALL
    };
    let before = f.page(&id, None, &bounds).items;
    turn(
        &mut Store::at(f.dir.path(), Options::default())
            .attach(&id)
            .unwrap(),
        "later",
        "still later",
    );
    let after = f.page(&id, None, &bounds).items;
    assert_eq!(after[..before.len()], before);
    for (at, item) in before.iter().enumerate() {
        let store = Store::at(f.dir.path(), Options::default());
        let page = store
            .replay(&id, Some(&item.cursor), &bounds, &Redactor::patterns())
            .unwrap();
        assert_eq!(page.items, after[at + 1..], "after item {at}");
        assert!(item.cursor.len() <= CURSOR_BYTES_MAX);
    }
}

#[test]
fn the_same_words_at_another_place_have_another_cursor() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    for _ in 0..3 {
        turn(&mut writer, "again", "again");
    }
    let mut cursors: Vec<String> = f
        .replay(writer.id())
        .items
        .into_iter()
        .map(|item| item.cursor)
        .collect();
    cursors.push(f.replay(writer.id()).start);
    cursors.sort();
    cursors.dedup();
    assert_eq!(cursors.len(), 10);
}

#[test]
fn what_is_no_cursor_of_this_session_asks_to_start_again() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    let mut other = f.store.create().unwrap();
    turn(&mut writer, "Q", "A");
    turn(&mut other, "Q", "A");
    let cursors: Vec<String> = f
        .replay(writer.id())
        .items
        .into_iter()
        .map(|item| item.cursor)
        .collect();
    for cursor in &cursors {
        assert!(!stale(&f, writer.id(), cursor));
        assert!(stale(&f, other.id(), cursor), "of another session");
        for at in 0..cursor.len() {
            let mut flipped = cursor.clone().into_bytes();
            flipped[at] ^= 1;
            let flipped = String::from_utf8(flipped).unwrap();
            assert!(
                cursors.contains(&flipped) || stale(&f, writer.id(), &flipped),
                "{flipped}"
            );
            assert!(stale(&f, writer.id(), &cursor[..at]), "cut at {at}");
        }
    }
    assert!(
        stale(&f, other.id(), &f.replay(writer.id()).start),
        "the start of another session"
    );
    for garbage in [
        "",
        ".",
        "0.",
        "1.u",
        "ffffffffffffffff.u0.",
        "1.é",
        "\0",
        "ü.ü.ü",
        &"x".repeat(128),
    ] {
        assert!(stale(&f, writer.id(), garbage), "{garbage:?}");
    }
}

#[test]
fn text_of_a_running_turn_is_seen_as_far_as_it_settled() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    let now = Instant::now();
    writer.user("Q").unwrap();
    writer.assistant_text("seen", now).unwrap();
    assert_eq!(f.said(writer.id()), ["user: Q"]);
    writer.settle(writer.due().unwrap()).unwrap();
    assert_eq!(f.said(writer.id()), ["user: Q", "assistant: seen"]);
}

#[test]
fn full_parts_of_a_running_turn_stay_good_and_its_last_part_goes_stale_when_it_grows() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    let settle = |writer: &mut session::Writer, text: &str| {
        writer.assistant_text(text, Instant::now()).unwrap();
        writer.settle(writer.due().unwrap()).unwrap();
    };
    writer.user("Q").unwrap();
    settle(&mut writer, "12345678abc");
    let bounds = ReplayBounds {
        part_bytes: 4,
        ..ALL
    };
    let items = f.page(writer.id(), None, &bounds).items;
    let cursors: Vec<&str> = items.iter().map(|item| item.cursor.as_str()).collect();
    assert_eq!(cursors.len(), 4);
    let good = |f: &Fixture, id: &Id| -> Vec<bool> {
        cursors
            .iter()
            .map(|cursor| !f.page(id, Some(cursor), &bounds).resync)
            .collect()
    };
    assert_eq!(good(&f, writer.id()), [true; 4]);
    settle(&mut writer, "de");
    assert_eq!(good(&f, writer.id()), [true, true, true, false]);
    writer.finish(Status::Completed, "12345678abcdef").unwrap();
    assert_eq!(good(&f, writer.id()), [true, true, true, false]);
    drop(writer);
}

#[test]
fn a_last_part_that_was_full_goes_stale_when_another_follows() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    let bounds = ReplayBounds {
        part_bytes: 4,
        ..ALL
    };
    writer.user("Q").unwrap();
    writer.assistant_text("1234", Instant::now()).unwrap();
    writer.settle(writer.due().unwrap()).unwrap();
    let cursor = f.page(writer.id(), None, &bounds).snapshot;
    assert!(!f.page(writer.id(), Some(&cursor), &bounds).resync);
    writer.assistant_text("5", Instant::now()).unwrap();
    writer.settle(writer.due().unwrap()).unwrap();
    assert!(
        f.page(writer.id(), Some(&cursor), &bounds).resync,
        "it was shown as the last part and is it no more"
    );
}

#[test]
fn a_turn_that_settles_with_the_same_text_keeps_all_its_cursors() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    writer.user("Q").unwrap();
    writer.assistant_text("all of it", Instant::now()).unwrap();
    writer.settle(writer.due().unwrap()).unwrap();
    let running = f.replay(writer.id());
    writer.finish(Status::Completed, "all of it").unwrap();
    for item in &running.items {
        assert!(!stale(&f, writer.id(), &item.cursor));
    }
    let rest = f.page(writer.id(), Some(&running.snapshot), &ALL);
    assert_eq!(said(&rest.items), ["Completed"]);
}

#[test]
fn a_turn_that_ends_with_other_text_makes_the_cursors_of_its_text_stale() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    writer.user("Q").unwrap();
    writer
        .assistant_text("first version", Instant::now())
        .unwrap();
    writer.settle(writer.due().unwrap()).unwrap();
    let items = f.replay(writer.id()).items;
    writer.finish(Status::Completed, "other version").unwrap();
    assert!(
        !stale(&f, writer.id(), &items[0].cursor),
        "the user message stays"
    );
    assert!(
        stale(&f, writer.id(), &items[1].cursor),
        "its text was replaced"
    );
}

#[test]
fn a_turn_whose_process_ended_keeps_its_text_and_is_closed_as_failed_by_the_next() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    let id = writer.id().clone();
    writer.user("Q1").unwrap();
    writer.assistant_text("part", Instant::now()).unwrap();
    drop(writer);
    assert_eq!(f.said(&id), ["user: Q1", "assistant: part"]);
    let before = f.replay(&id);
    let mut writer = f.store.attach(&id).unwrap();
    assert_eq!(f.replay(&id), before, "attaching changes nothing");
    turn(&mut writer, "Q2", "A2");
    let after = f.replay(&id);
    assert_eq!(
        said(&after.items),
        [
            "user: Q1",
            "assistant: part",
            "Failed",
            "user: Q2",
            "assistant: A2",
            "Completed"
        ]
    );
    assert!(!after.gap);
    assert!(!stale(&f, &id, &before.snapshot));
}

#[test]
fn a_checkpoint_puts_its_summary_in_the_place_of_what_it_tells() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    turn(&mut writer, "Q1", "A1");
    let cutoff = writer.sequence();
    turn(&mut writer, "Q2", "A2");
    let before = f.replay(writer.id());
    writer.checkpoint("What was said.", cutoff).unwrap();
    let after = f.replay(writer.id());
    assert_eq!(
        said(&after.items),
        [
            "summary: What was said.",
            "user: Q2",
            "assistant: A2",
            "Completed"
        ]
    );
    assert!(!after.gap);
    for item in &before.items {
        assert!(
            stale(&f, writer.id(), &item.cursor),
            "cursors from before a compaction are stale"
        );
    }
    assert!(stale(&f, writer.id(), &before.start));
    turn(&mut writer, "Q3", "A3");
    for item in &after.items {
        assert!(
            !stale(&f, writer.id(), &item.cursor),
            "cursors from after it live on"
        );
    }
    writer
        .checkpoint("More was said.", writer.sequence())
        .unwrap();
    let end = f.replay(writer.id());
    assert_eq!(said(&end.items), ["summary: More was said."]);
    turn(&mut writer, "Q4", "A4");
    assert!(!stale(&f, writer.id(), &end.start) && !stale(&f, writer.id(), &end.snapshot));
    assert_eq!(
        said(&f.page(writer.id(), Some(&end.snapshot), &ALL).items),
        ["user: Q4", "assistant: A4", "Completed"]
    );
}

#[test]
fn a_turn_that_was_compacted_while_it_ran_is_shown_whole() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    turn(&mut writer, "Q1", "A1");
    writer.user("Q2").unwrap();
    writer
        .assistant_text("first half, ", Instant::now())
        .unwrap();
    writer.checkpoint("All until now.", u64::MAX).unwrap();
    writer
        .assistant_text("second half", Instant::now())
        .unwrap();
    writer
        .finish(Status::Completed, "first half, second half")
        .unwrap();
    assert_eq!(
        f.said(writer.id()),
        [
            "summary: All until now.",
            "user: Q2",
            "assistant: first half, second half",
            "Completed"
        ]
    );
}

#[test]
fn private_records_are_never_seen() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    let data = serde_json::value::to_raw_value(&["tool output"]).unwrap();
    writer.private("tool", &data).unwrap();
    writer.user("Q").unwrap();
    writer.private("tool", &data).unwrap();
    writer.finish(Status::Completed, "A").unwrap();
    writer.private("tool", &data).unwrap();
    let page = f.replay(writer.id());
    assert_eq!(said(&page.items), ["user: Q", "assistant: A", "Completed"]);
    assert!(!page.gap);
}

#[test]
fn projected_text_is_redacted() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    turn(
        &mut writer,
        "my value is hunter2hunter2, keep it",
        "hunter2hunter2?",
    );
    writer.checkpoint("the value is hunter2hunter2", 0).unwrap();
    let redactor = Redactor::new(["hunter2hunter2"]);
    // Parts are cut after redaction, so that no cut can hide a value from it.
    for part_bytes in 4..40 {
        let bounds = ReplayBounds { part_bytes, ..ALL };
        let page = f
            .store
            .replay(writer.id(), None, &bounds, &redactor)
            .unwrap();
        let expected = [
            "summary: the value is [redacted]",
            "user: my value is [redacted], keep it",
            "assistant: [redacted]?",
            "Completed",
        ];
        assert_eq!(said(&page.items), expected);
    }
}

#[test]
fn a_session_that_was_rewound_makes_the_cursors_of_what_was_taken_back_stale() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    let id = writer.id().clone();
    turn(&mut writer, "Q1", "A1");
    let earlier = std::fs::read(f.path(&id)).unwrap();
    turn(&mut writer, "Q2", "A2");
    turn(&mut writer, "Q3", "A3");
    drop(writer);
    let items = f.replay(&id).items;
    std::fs::write(f.path(&id), earlier).unwrap();
    for item in &items[3..] {
        assert!(stale(&f, &id, &item.cursor));
    }
    let mut writer = f.store.attach(&id).unwrap();
    turn(&mut writer, "Q2, asked in another way", "A2");
    turn(&mut writer, "Q3", "A3");
    for (at, item) in items.iter().enumerate() {
        assert_eq!(
            stale(&f, &id, &item.cursor),
            at >= 3,
            "item {at}: the words after a rewind may be the same"
        );
    }
}

#[test]
fn a_replay_changes_no_file_and_needs_no_lease() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    let id = writer.id().clone();
    for _ in 0..3 {
        turn(&mut writer, "Q", "A");
    }
    drop(writer);
    let _held = f.store.attach(&id).unwrap();
    let before = std::fs::read(f.path(&id)).unwrap();
    let page: Replay = f.page(&id, None, &SERVICE);
    assert_eq!(page.items.len(), 9);
    assert_eq!(std::fs::read(f.path(&id)).unwrap(), before);
}

#[test]
fn what_any_session_shows_is_what_was_said_whatever_the_page_and_part_bounds() {
    for seed in 0..30 {
        let mut chance = Seeded::new(seed);
        let f = fixture();
        let mut writer = f.store.create().unwrap();
        let mut expected = Vec::new();
        for n in 0..chance.below(6) {
            let user = format!("{n} {}", "ä€x".repeat(chance.below(40) as usize));
            let assistant = "ß🐞 ".repeat(chance.below(40) as usize);
            turn(&mut writer, &user, &assistant);
            expected.push(format!("user: {user}"));
            if !assistant.is_empty() {
                expected.push(format!("assistant: {assistant}"));
            }
            expected.push("Completed".to_owned());
        }
        let (items, part_bytes) = (1 + chance.below(7) as usize, 4 + chance.below(30) as usize);
        assert_eq!(
            said(&paged(&f, writer.id(), items, part_bytes)),
            expected,
            "seed {seed}"
        );
    }
}
