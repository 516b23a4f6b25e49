//! What a client gets to see of a session, page by page, and what its cursors are worth later.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::time::Instant;

use redact::Redactor;
use session::{Body, Options, Replay, ReplayBounds, Role, Status, Store, Writer};

const BOUNDS: ReplayBounds = ReplayBounds {
    items: 32,
    part_bytes: 2048,
    window_bytes: 2 << 20,
    window_records: 100_000,
};

struct Fixture {
    _dir: tempfile::TempDir,
    store: Store,
}

fn fixture() -> Fixture {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::at(dir.path().join("sessions"), Options::default());
    Fixture { _dir: dir, store }
}

fn replay(store: &Store, writer: &Writer, after: Option<&str>) -> Replay {
    store
        .replay(writer.id(), after, &BOUNDS, &Redactor::patterns())
        .unwrap()
}

fn said(replay: &Replay) -> Vec<String> {
    replay
        .items
        .iter()
        .map(|item| match &item.body {
            Body::Message {
                role: Role::User,
                text,
                part,
                last_part,
            } => format!("user {part} {last_part} {text}"),
            Body::Message {
                role: Role::Assistant,
                text,
                part,
                last_part,
            } => format!("assistant {part} {last_part} {text}"),
            Body::Summary {
                text,
                part,
                last_part,
            } => format!("summary {part} {last_part} {text}"),
            Body::Terminal { status } => format!("{status:?}"),
        })
        .collect()
}

#[test]
fn a_turn_is_user_assistant_terminal() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    writer.user("Question").unwrap();
    writer.assistant_text("Par", Instant::now()).unwrap();
    writer.finish(Status::Cancelled, "Partial answer").unwrap();
    let page = replay(&f.store, &writer, None);
    assert_eq!(
        said(&page),
        [
            "user 0 true Question",
            "assistant 0 true Partial answer",
            "Cancelled"
        ]
    );
    assert!(!page.gap && !page.more && !page.resync);
    assert_eq!(page.snapshot, page.items[2].cursor);
}
