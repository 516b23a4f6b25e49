//! Lists of sessions.

use redact::Redactor;
use session::{Error, Id, ListBounds, Listing, Store};

use crate::common::{Fixture, fixture, turn};

const BOUNDS: ListBounds = ListBounds {
    items: 32,
    scan_entries: 20_000,
    title_bytes: 120,
};

fn list(f: &Fixture, after: Option<&Id>, items: usize) -> Listing {
    f.store
        .list(
            after,
            &ListBounds { items, ..BOUNDS },
            &Redactor::patterns(),
        )
        .unwrap()
}

fn title(f: &Fixture, first: &str) -> Option<String> {
    let mut writer = f.store.create().unwrap();
    turn(&mut writer, first, "A");
    let listing = list(f, None, 32);
    let summary = listing
        .sessions
        .into_iter()
        .find(|summary| &summary.id == writer.id())
        .unwrap();
    assert!(!listing.incomplete);
    summary.title
}

#[test]
fn sessions_are_listed_in_the_order_of_their_ids_page_by_page() {
    let f = fixture();
    let ids: Vec<Id> = (0..7)
        .map(|_| f.store.create().unwrap().id().clone())
        .collect();
    for items in 1..=8 {
        let (mut seen, mut after) = (Vec::new(), None);
        loop {
            let page = list(&f, after.as_ref(), items);
            assert!(page.sessions.len() <= items && !page.incomplete);
            seen.extend(page.sessions.into_iter().map(|summary| summary.id));
            assert_eq!(page.truncated, page.next_after.is_some());
            after = page.next_after;
            if after.is_none() {
                break;
            }
        }
        assert_eq!(seen, ids, "pages of {items}");
    }
    let beyond = list(&f, Some(&ids[6]), 8);
    assert!(beyond.sessions.is_empty() && !beyond.truncated);
}

#[test]
fn a_page_goes_on_after_an_id_that_is_not_there() {
    let f = fixture();
    let ids: Vec<Id> = (0..3)
        .map(|_| f.store.create().unwrap().id().clone())
        .collect();
    std::fs::remove_file(f.path(&ids[1])).unwrap();
    assert_eq!(list(&f, Some(&ids[1]), 8).sessions[0].id, ids[2]);
    let first = Id::parse("ses_00000000000000000000000000000000").unwrap();
    assert_eq!(list(&f, Some(&first), 8).sessions.len(), 2);
}

#[test]
fn later_pages_show_what_was_made_and_removed_in_between() {
    let f = fixture();
    let mut ids: Vec<Id> = (0..4)
        .map(|_| f.store.create().unwrap().id().clone())
        .collect();
    let page = list(&f, None, 2);
    ids.push(f.store.create().unwrap().id().clone());
    std::fs::remove_file(f.path(&ids[2])).unwrap();
    let rest = list(&f, page.next_after.as_ref(), 8);
    let rest: Vec<Id> = rest
        .sessions
        .into_iter()
        .map(|summary| summary.id)
        .collect();
    assert_eq!(rest, [ids[3].clone(), ids[4].clone()]);
}

#[test]
fn a_store_without_a_folder_lists_nothing() {
    let f = fixture();
    let store = Store::at(f.dir.path().join("none"), Default::default());
    assert_eq!(
        store.list(None, &BOUNDS, &Redactor::patterns()).unwrap(),
        Listing::default()
    );
    assert!(f.files().is_empty());
}

#[test]
fn the_title_is_the_first_message_as_one_safe_line() {
    let f = fixture();
    assert_eq!(
        title(&f, "Fix  the\n\n build "),
        Some("Fix the build".into())
    );
    assert_eq!(title(&f, "\u{1b}[31mred\u{202e}\u{7}"), Some("red".into()));
    assert_eq!(title(&f, "\u{200b}\n"), None);
    assert_eq!(
        title(&f, &format!("key sk-ant-{} here", "A1".repeat(20))),
        Some("key [redacted] here".into())
    );
    let long = title(&f, &"ä".repeat(5_000)).unwrap();
    assert!(long.len() <= 120 && long.ends_with("ä…"), "{long}");
    // Long enough not to be near the beginning of the file.
    assert!(
        title(&f, &format!("far {}", "\u{1}x".repeat(8_000)))
            .unwrap()
            .starts_with("far x")
    );
    let mut writer = f.store.create().unwrap();
    turn(&mut writer, "first", "A");
    turn(&mut writer, "second", "A");
    assert_eq!(
        list(&f, None, 32).sessions.last().unwrap().title.as_deref(),
        Some("first")
    );
}

#[test]
fn a_title_too_far_from_the_beginning_is_left_out() {
    let f = fixture();
    assert_eq!(title(&f, &"\u{1}".repeat(40_000)), None);
}

#[test]
fn a_title_does_not_show_a_value_held_by_the_process() {
    let f = fixture();
    turn(
        &mut f.store.create().unwrap(),
        "the value is hunter2hunter2",
        "A",
    );
    let redactor = Redactor::new(["hunter2hunter2"]);
    let listing = f.store.list(None, &BOUNDS, &redactor).unwrap();
    assert_eq!(
        listing.sessions[0].title.as_deref(),
        Some("the value is [redacted]")
    );
}

#[test]
fn updated_at_is_the_time_of_the_last_write() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    let file = std::fs::File::open(f.path(writer.id())).unwrap();
    file.set_modified(std::time::UNIX_EPOCH + std::time::Duration::from_millis(1_796_040_000_123))
        .unwrap();
    assert_eq!(
        list(&f, None, 32).sessions[0].updated_at,
        "2026-11-30T12:00:00.123Z"
    );
    turn(&mut writer, "Q", "A");
    assert!(
        list(&f, None, 32).sessions[0].updated_at.as_str() > "2026-11-30T12:00:00.123Z"
            || file_is_older(&file)
    );
}

/// The clock of the machine may stand before the time set above.
fn file_is_older(file: &std::fs::File) -> bool {
    let set = std::time::UNIX_EPOCH + std::time::Duration::from_millis(1_796_040_000_123);
    file.metadata().unwrap().modified().unwrap() != set
}

#[test]
fn the_scan_budget_counts_every_entry_and_is_exact() {
    let f = fixture();
    f.store.create().unwrap();
    let _held = f.store.create().unwrap();
    std::fs::write(f.dir.path().join("notes.txt"), "").unwrap();
    std::fs::create_dir(f.dir.path().join("folder")).unwrap();
    assert_eq!(
        f.files().len(),
        5,
        "two sessions, a lease, a file, a folder"
    );
    let with = |scan_entries| {
        f.store.list(
            None,
            &ListBounds {
                scan_entries,
                ..BOUNDS
            },
            &Redactor::patterns(),
        )
    };
    assert!(matches!(with(4), Err(Error::ScanBudget)));
    assert_eq!(with(5).unwrap().sessions.len(), 2);
    assert_eq!(with(6).unwrap().sessions.len(), 2);
}

#[test]
fn the_scan_budget_holds_on_later_pages_too() {
    let f = fixture();
    for _ in 0..4 {
        f.store.create().unwrap();
    }
    let bounds = ListBounds { items: 1, ..BOUNDS };
    let after = f
        .store
        .list(None, &bounds, &Redactor::patterns())
        .unwrap()
        .next_after;
    let less = ListBounds {
        scan_entries: 3,
        ..bounds
    };
    assert!(matches!(
        f.store.list(after.as_ref(), &less, &Redactor::patterns()),
        Err(Error::ScanBudget)
    ));
}

#[test]
fn files_of_others_are_ignored_and_sessions_that_cannot_be_read_are_told() {
    let f = fixture();
    let good = f.store.create().unwrap().id().clone();
    for name in [
        "notes.txt",
        ".hidden",
        "ses_x.jsonl",
        &format!("{good}.jsonl~"),
        &format!("{good}.1.jsonl"),
    ] {
        std::fs::write(f.dir.path().join(name), "{}").unwrap();
    }
    std::fs::write(
        f.dir.path().join(good.as_str().to_uppercase() + ".jsonl"),
        "",
    )
    .unwrap();
    assert!(!list(&f, None, 32).incomplete);
    std::fs::create_dir(
        f.dir
            .path()
            .join("ses_00000000000000000000000000000000.jsonl"),
    )
    .unwrap();
    let listing = list(&f, None, 32);
    assert!(listing.incomplete && !listing.truncated);
    assert_eq!(listing.sessions.len(), 1);
    // What cannot be read is looked at like the others: a page may be empty and still go on.
    let page = list(&f, None, 1);
    assert!(page.sessions.is_empty() && page.incomplete && page.truncated);
    assert_eq!(
        page.next_after.unwrap().as_str(),
        "ses_00000000000000000000000000000000"
    );
}
