//! A process that is killed at any moment loses nothing it was told is safe, and hinders nobody after it.
//!
//! `SESSION_KILLS=10000 cargo test -p session --test session killed` is the long form.

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Instant;

use redact::Redactor;
use session::{Id, ListBounds, Options, Status, Store, Writer};

use crate::common::{ALL, Fixture, Seeded, memory_folder, said, turn};

const OPTIONS: Options = Options {
    settle_ms: 1_000,
    settle_bytes: 40,
    rotate_bytes: 1_500,
};

/// What one worker does, one step after the other; the same for the same seed.
#[derive(Clone, Debug, PartialEq)]
enum Step {
    Reopen,
    User(String),
    Text(String),
    Private(String),
    Checkpoint(String),
    Finish(Status, String),
}

/// The steps of one life of a worker; `open` says whether a turn was left open by the life before.
fn steps(seed: u64) -> Vec<Step> {
    let mut chance = Seeded::new(seed);
    let mut steps = Vec::new();
    let mut text = String::new();
    for n in 0..12 {
        let word = format!("{seed}.{n} {}", "word ".repeat(chance.below(30) as usize));
        steps.push(Step::User(word));
        text.clear();
        for _ in 0..chance.below(4) {
            let delta = "delta ".repeat(1 + chance.below(12) as usize);
            text.push_str(&delta);
            steps.push(Step::Text(delta));
            if chance.below(3) == 0 {
                // Now and then more than what one page of memory, or one segment, holds.
                let length = if chance.below(8) == 0 { 20_000 } else { 200 };
                steps.push(Step::Private("x".repeat(chance.below(length) as usize)));
            }
        }
        if chance.below(8) > 0 {
            let status =
                [Status::Completed, Status::Cancelled, Status::Failed][chance.below(3) as usize];
            steps.push(Step::Finish(status, text.clone()));
            if chance.below(6) == 0 {
                steps.push(Step::Checkpoint(format!("summary {seed}.{n}")));
            }
        }
        if chance.below(4) == 0 {
            steps.push(Step::Reopen);
        }
    }
    steps
}

/// What a client must see after some steps.
#[derive(Clone, Debug, Default)]
struct Model {
    summary: Option<String>,
    turns: Vec<Vec<String>>,
    /// Assistant text handed in for a turn that has not ended.
    open: Option<String>,
}

impl Model {
    fn take(&mut self, step: &Step) {
        match step {
            Step::User(text) => {
                self.close("Failed", None);
                self.turns.push(vec![format!("user: {text}")]);
                self.open = Some(String::new());
            }
            Step::Text(delta) => self.open.as_mut().unwrap().push_str(delta),
            Step::Finish(status, text) => self.close(&format!("{status:?}"), Some(text)),
            Step::Checkpoint(summary) => {
                self.summary = Some(format!("summary: {summary}"));
                self.turns.clear();
            }
            Step::Reopen | Step::Private(_) => {}
        }
    }

    fn close(&mut self, status: &str, text: Option<&str>) {
        let Some(open) = self.open.take() else { return };
        let text = text.map_or(open, str::to_owned);
        let turn = self.turns.last_mut().unwrap();
        if !text.is_empty() {
            turn.push(format!("assistant: {text}"));
        }
        turn.push(status.to_owned());
    }

    fn lines(&self) -> Vec<String> {
        self.summary
            .iter()
            .cloned()
            .chain(self.turns.iter().flatten().cloned())
            .collect()
    }

    /// Whether `seen` is what this model says, apart from text that had not settled. Takes over what had.
    fn matches(&mut self, seen: &[String]) -> bool {
        let lines = self.lines();
        let Some(rest) = seen.strip_prefix(lines.as_slice()) else {
            return false;
        };
        let (settled, handed_in) = match (rest, &self.open) {
            ([], None) => return true,
            ([], Some(open)) => ("", open),
            ([text], Some(open)) => (text.strip_prefix("assistant: ").unwrap_or("?"), open),
            _ => return false,
        };
        let behind = handed_in.len().saturating_sub(settled.len());
        let right =
            handed_in.starts_with(settled) && behind <= OPTIONS.settle_bytes + "delta ".len() * 12;
        self.open = Some(settled.to_owned());
        right
    }
}

/// The worker's side: does the steps and says after each that it is done.
fn work(store: &Store, id: Option<Id>, seed: u64) {
    let mut said = std::io::stderr();
    let now = Instant::now();
    let _ = said.write_all(b"@");
    let mut writer = match id {
        Some(id) => store.attach(&id).unwrap(),
        None => store.create().unwrap(),
    };
    let _ = said.write_all(format!("{}\n", writer.id()).as_bytes());
    for step in steps(seed) {
        match step {
            Step::Reopen => {
                let id = writer.id().clone();
                drop(writer);
                writer = store.attach(&id).unwrap();
            }
            Step::User(text) => writer.user(&text).unwrap(),
            Step::Text(delta) => writer.assistant_text(&delta, now).unwrap(),
            Step::Private(text) => {
                writer
                    .private("tool", &serde_json::value::to_raw_value(&text).unwrap())
                    .map(|_| ())
                    .unwrap();
            }
            Step::Checkpoint(summary) => writer.checkpoint(&summary, u64::MAX).unwrap(),
            Step::Finish(status, text) => writer.finish(status, &text).unwrap(),
        }
        let _ = said.write_all(b".");
    }
    let _ = said.write_all(b"!");
}

/// The other side of these tests, in a process of its own; without a request there is nothing to do.
#[test]
fn worker_process() {
    let Ok(request) = std::env::var("SESSION_WORKER") else {
        return;
    };
    let mut words = request.split(' ');
    let mut word = || words.next().unwrap();
    let (dir, id, seed) = (word(), word(), word());
    work(
        &Store::at(dir, OPTIONS),
        Id::parse(id).ok(),
        seed.parse().unwrap(),
    );
}

fn start(dir: &Path, id: Option<&Id>, seed: u64) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args([
            "--exact",
            "crash::worker_process",
            "--nocapture",
            "--test-threads=1",
        ])
        .env(
            "SESSION_WORKER",
            format!("{} {} {seed}", dir.display(), id.map_or("new", Id::as_str)),
        )
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// One life of a worker that ends at a moment the seed chooses. Returns what it said.
fn killed_life(dir: &Path, id: Option<&Id>, seed: u64) -> String {
    let mut chance = Seeded::new(seed ^ 0xdead);
    let mut worker = start(dir, id, seed);
    let mut output = worker.stderr.take().unwrap();
    let mut said = Vec::new();
    // One mark before the session is made or attached, then the id's line, then a dot for each step.
    let words = match chance.below(8) {
        0 => 1,
        _ => 38 + chance.below(60),
    };
    let mut byte = [0];
    while (said.len() as u64) < words && output.read(&mut byte).unwrap() == 1 {
        said.push(byte[0]);
    }
    // Into the middle of the step that comes next.
    for _ in 0..chance.below(60_000) {
        std::hint::spin_loop();
    }
    worker.kill().unwrap();
    worker.wait().unwrap();
    output.read_to_end(&mut said).unwrap();
    String::from_utf8(said).unwrap()
}

fn sessions(f: &Fixture) -> Vec<Id> {
    let bounds = ListBounds {
        items: 1_000,
        scan_entries: 20_000,
        title_bytes: 80,
    };
    let listing = f.store.list(None, &bounds, &Redactor::patterns()).unwrap();
    assert!(
        !listing.truncated && !listing.incomplete,
        "every session that exists is whole"
    );
    listing
        .sessions
        .into_iter()
        .map(|summary| summary.id)
        .collect()
}

/// Checks the session after a kill and does a turn in it. Returns what must be seen from then on.
fn check(f: &Fixture, id: &Id, before: &Model, seed: u64, said_by_worker: &str) -> Model {
    let done = said_by_worker.bytes().filter(|b| *b == b'.').count();
    let page = f.replay(id);
    let report = f.store.verify(id, &mut |_| {}).unwrap();
    assert_eq!(page.gap, !report.intact(), "seed {seed}: {report:?}");
    assert!(report.missing_records == 0, "seed {seed}: {report:?}");
    let seen = said(&page.items);
    let mut model = before.clone();
    let steps = steps(seed);
    steps[..done].iter().for_each(|step| model.take(step));
    // The step that was not confirmed may have been done, or half: a turn left open is closed first.
    let mut possible = vec![model.clone()];
    if let Some(next) = steps.get(done) {
        if matches!(next, Step::User(_)) {
            let mut half = model.clone();
            half.close("Failed", None);
            possible.push(half);
        }
        model.take(next);
        possible.push(model);
    }
    let found = possible.iter_mut().position(|model| model.matches(&seen));
    let found = found.unwrap_or_else(|| {
        panic!("seed {seed}, {done} steps done: saw {seen:#?}, not one of {possible:#?}")
    });
    let mut model = possible.swap_remove(found);

    let mut writer: Writer = f.store.attach(id).unwrap();
    turn(&mut writer, "after", "the kill");
    model.take(&Step::User("after".into()));
    model.take(&Step::Finish(Status::Completed, "the kill".into()));
    drop(writer);
    let after = f.replay(id);
    assert_eq!(said(&after.items), model.lines(), "seed {seed}");
    assert_eq!(after.gap, page.gap, "seed {seed}");
    for item in page
        .items
        .iter()
        .filter(|item| after.items.contains(item))
        .take(1)
    {
        assert!(!f.page(id, Some(&item.cursor), &ALL).resync);
    }
    model
}

/// Lives in one folder, the next going on where the one before was killed.
fn lives(seeds: std::ops::Range<u64>) {
    let dir = memory_folder();
    let f = Fixture {
        store: Store::at(dir.path(), OPTIONS),
        dir,
    };
    let mut known: Option<(Id, Model)> = None;
    for seed in seeds {
        let id = known.as_ref().map(|(id, _)| id.clone());
        let said = killed_life(f.dir.path(), id.as_ref(), seed);
        let (id, before) = match known.take() {
            Some(known) => known,
            // Killed before it could name its session: that is whole, or not there.
            None => match sessions(&f).pop() {
                Some(id) => (id, Model::default()),
                None => continue,
            },
        };
        assert!(
            said == "@" || said[1..].starts_with(id.as_str()),
            "seed {seed}: {said}"
        );
        assert_eq!(sessions(&f), std::slice::from_ref(&id));
        let model = check(&f, &id, &before, seed, &said);
        known = Some((id, model));
        if seed % 8 == 7 {
            let (id, _) = known.take().unwrap();
            for file in f.files() {
                // Only what was killed while it was being made may lie beside the session.
                let unfinished = file.ends_with(".jsonl.new") || file.ends_with(".lease");
                assert!(
                    file.starts_with(id.as_str()) || unfinished,
                    "a stray file: {file}"
                );
                std::fs::remove_file(f.dir.path().join(file)).unwrap();
            }
        }
    }
}

#[test]
fn a_killed_worker_loses_nothing_it_was_told_is_safe() {
    let kills = std::env::var("SESSION_KILLS").map_or(500, |kills| kills.parse().unwrap());
    let half = kills / 2;
    std::thread::scope(|scope| {
        scope.spawn(|| lives(0..half));
        scope.spawn(|| lives(half..kills));
    });
}
