//! What the tests share: a folder of sessions, one way to look at a replay, and a generator of numbers from a seed.

use std::path::PathBuf;
use std::time::Instant;

use redact::Redactor;
use session::{Body, Id, Item, Options, Replay, ReplayBounds, Role, Status, Store, Writer};

/// Wide enough that nothing is cut.
pub const ALL: ReplayBounds = ReplayBounds {
    items: 100_000,
    part_bytes: 1 << 20,
    window_bytes: 1 << 30,
    window_records: 1_000_000,
};

/// What the application service hands in.
pub const SERVICE: ReplayBounds = ReplayBounds {
    items: 32,
    part_bytes: 2_048,
    window_bytes: 2 << 20,
    window_records: 100_000,
};

pub struct Fixture {
    pub dir: tempfile::TempDir,
    pub store: Store,
}

pub fn fixture() -> Fixture {
    fixture_with(Options::default())
}

pub fn fixture_with(options: Options) -> Fixture {
    let dir = memory_folder();
    let store = Store::at(dir.path(), options);
    Fixture { dir, store }
}

/// A folder in memory where the system has one: these tests are about what is written, not about the disk.
pub fn memory_folder() -> tempfile::TempDir {
    tempfile::tempdir_in("/dev/shm")
        .or_else(|_| tempfile::tempdir())
        .unwrap()
}

impl Fixture {
    pub fn path(&self, id: &Id) -> PathBuf {
        self.dir.path().join(format!("{id}.jsonl"))
    }

    /// Names of all files, sorted.
    pub fn files(&self) -> Vec<String> {
        let entries = self.dir.path().read_dir().unwrap();
        let mut names: Vec<String> = entries
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    pub fn page(&self, id: &Id, after: Option<&str>, bounds: &ReplayBounds) -> Replay {
        self.store
            .replay(id, after, bounds, &Redactor::patterns())
            .unwrap()
    }

    pub fn replay(&self, id: &Id) -> Replay {
        self.page(id, None, &ALL)
    }

    /// Everything a client may see, one line each.
    pub fn said(&self, id: &Id) -> Vec<String> {
        said(&self.replay(id).items)
    }
}

/// A whole turn.
pub fn turn(writer: &mut Writer, user: &str, assistant: &str) {
    writer.user(user).unwrap();
    writer.assistant_text(assistant, Instant::now()).unwrap();
    writer.finish(Status::Completed, assistant).unwrap();
}

/// Items as lines; parts of one text are put together again and checked on the way.
pub fn said(items: &[Item]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut open = String::new();
    let mut next_part = 0;
    for item in items {
        let (who, text, part, last_part) = match &item.body {
            Body::Message {
                role: Role::User,
                text,
                part,
                last_part,
            } => ("user", text, *part, *last_part),
            Body::Message {
                role: Role::Assistant,
                text,
                part,
                last_part,
            } => ("assistant", text, *part, *last_part),
            Body::Summary {
                text,
                part,
                last_part,
            } => ("summary", text, *part, *last_part),
            Body::Terminal { status } => {
                lines.push(format!("{status:?}"));
                continue;
            }
        };
        assert_eq!(part, next_part, "parts are counted from 0 without a hole");
        open.push_str(text);
        next_part += 1;
        if last_part {
            lines.push(format!("{who}: {}", std::mem::take(&mut open)));
            next_part = 0;
        }
    }
    assert_eq!(next_part, 0, "the last message has its last part");
    lines
}

/// Numbers that look like chance and are the same for the same seed.
#[derive(Clone)]
pub struct Seeded(u64);

impl Seeded {
    pub fn new(seed: u64) -> Seeded {
        Seeded(seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }
}
