//! The window of a replay: what it shows of a long session, and what its cursors are worth when it moves on.

use session::{Id, ReplayBounds};

use crate::common::{ALL, Fixture, fixture, said, turn};

/// A session of `turns` turns, and how many bytes its file had after each.
fn long(f: &Fixture, turns: usize) -> (Id, Vec<u64>) {
    let mut writer = f.store.create().unwrap();
    let id = writer.id().clone();
    let lengths = (0..turns).map(|n| {
        turn(
            &mut writer,
            &format!("question {n}"),
            &format!("answer {n}"),
        );
        f.path(&id).metadata().unwrap().len()
    });
    let lengths = lengths.collect();
    (id, lengths)
}

#[test]
fn a_window_shows_the_recent_turns_and_says_that_there_were_others() {
    let f = fixture();
    let (id, lengths) = long(&f, 6);
    let end = lengths[5];
    for (shown, window_bytes) in [
        (6, end),
        (6, end + 1),
        (2, end - lengths[3]),
        (1, end - lengths[4]),
    ] {
        let page = f.page(
            &id,
            None,
            &ReplayBounds {
                window_bytes,
                ..ALL
            },
        );
        let said = said(&page.items);
        assert_eq!(said.len(), 3 * shown, "{window_bytes} bytes: {said:?}");
        assert_eq!(said[0], format!("user: question {}", 6 - shown));
        assert_eq!(page.gap, shown < 6, "{window_bytes} bytes");
    }
    // One byte less than a turn: its first record is outside.
    let cut = f.page(
        &id,
        None,
        &ReplayBounds {
            window_bytes: end - lengths[4] - 1,
            ..ALL
        },
    );
    assert_eq!(said(&cut.items), ["assistant: answer 5", "Completed"]);
    assert!(cut.gap);
    let nothing = f.page(
        &id,
        None,
        &ReplayBounds {
            window_bytes: 3,
            ..ALL
        },
    );
    assert!(nothing.items.is_empty() && nothing.gap && !nothing.more);
}

#[test]
fn a_window_of_records_is_counted_from_the_end() {
    let f = fixture();
    let (id, _) = long(&f, 3);
    // A turn here is a user message and a terminal; the header is the seventh record.
    for (window_records, items, gap) in [
        (7, 9, false),
        (6, 9, true),
        (5, 8, true),
        (4, 6, true),
        (2, 3, true),
        (0, 0, true),
    ] {
        let page = f.page(
            &id,
            None,
            &ReplayBounds {
                window_records,
                ..ALL
            },
        );
        assert_eq!(
            (page.items.len(), page.gap),
            (items, gap),
            "{window_records} records"
        );
    }
}

#[test]
fn cursors_inside_a_moving_window_live_and_those_outside_ask_to_start_again() {
    let f = fixture();
    let (id, lengths) = long(&f, 6);
    // A few bytes more than three turns: later sequence numbers have more digits.
    let window = ReplayBounds {
        window_bytes: lengths[5] - lengths[2] + 9,
        ..ALL
    };
    let before = f.page(&id, None, &window);
    assert_eq!(before.items.len(), 9);
    let mut writer = f.store.attach(&id).unwrap();
    turn(&mut writer, "question 6", "answer 6");
    let after = f.page(&id, None, &window);
    assert_eq!(
        after.items[..6],
        before.items[3..],
        "the window moved by one turn"
    );
    for (at, item) in before.items.iter().enumerate() {
        let page = f.page(&id, Some(&item.cursor), &window);
        assert_eq!(page.resync, at < 3, "item {at}");
        if at >= 3 {
            assert_eq!(page.items, after.items[at - 2..]);
        }
    }
    assert!(f.page(&id, Some(&before.start), &window).resync);
}

#[test]
fn a_checkpoint_in_the_window_tells_of_what_is_outside() {
    let f = fixture();
    let (id, lengths) = long(&f, 4);
    let mut writer = f.store.attach(&id).unwrap();
    writer
        .checkpoint("The first four.", writer.sequence())
        .unwrap();
    turn(&mut writer, "Q5", "A5");
    let end = f.path(&id).metadata().unwrap().len();
    let page = f.page(
        &id,
        None,
        &ReplayBounds {
            window_bytes: end - lengths[3],
            ..ALL
        },
    );
    assert_eq!(
        said(&page.items),
        [
            "summary: The first four.",
            "user: Q5",
            "assistant: A5",
            "Completed"
        ]
    );
    assert!(!page.gap, "nothing is missing: the summary tells it");
    let page = f.page(
        &id,
        None,
        &ReplayBounds {
            window_bytes: end - lengths[3] - 1,
            ..ALL
        },
    );
    assert_eq!(
        said(&page.items),
        ["user: Q5", "assistant: A5", "Completed"]
    );
    assert!(page.gap, "the checkpoint itself is outside");
}
