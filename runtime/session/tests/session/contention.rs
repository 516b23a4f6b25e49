//! Several processes on the same sessions: never two writers, never a torn record, never a wait without end.
//!
//! `SESSION_SECONDS=60 cargo test -p session --test session contention -- --nocapture --test-threads=1` is the long
//! form: 60 s with two processes, then 60 s with eight.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use redact::Redactor;
use session::{Error, Id, ListBounds, Options, ReplayBounds, Store};

use crate::common::{ALL, Fixture, SERVICE, Seeded, fixture, said, turn};

/// Files are changed every few turns.
const OPTIONS: Options = Options {
    settle_ms: 1_000,
    settle_bytes: 16_384,
    rotate_bytes: 4_000,
};

/// Far beyond what the end of a worker takes once it is due; only one that waits for ever gets there.
const WATCHDOG: Duration = Duration::from_secs(60);

/// What one worker did, and how often it was turned away.
#[derive(Default)]
struct Tally {
    turns: u64,
    held: u64,
    pages: u64,
    busy: u64,
}

/// How long a worker works.
#[derive(Clone, Copy)]
enum Length {
    Rounds(u64),
    Seconds(u64),
}

impl Length {
    /// Few rounds, unless the environment asks for the long form.
    fn of_this_run() -> Length {
        std::env::var("SESSION_SECONDS").map_or(Length::Rounds(60), |seconds| {
            Length::Seconds(seconds.parse().unwrap())
        })
    }

    fn over(self, round: u64, since: Instant) -> bool {
        match self {
            Length::Rounds(rounds) => round >= rounds,
            Length::Seconds(seconds) => since.elapsed() >= Duration::from_secs(seconds),
        }
    }
}

/// The worker's side: holds a session chosen by chance, does a turn in it, and names each turn that is done.
fn work(dir: &Path, ids: &[Id], worker: u64, length: Length) {
    let store = Store::at(dir.join("sessions"), OPTIONS);
    let mut chance = Seeded::new(worker);
    let mut output = std::io::stderr();
    let mut tally = Tally::default();
    let since = Instant::now();
    for round in 0.. {
        if length.over(round, since) {
            break;
        }
        let id = &ids[chance.below(ids.len() as u64) as usize];
        match chance.below(8) {
            0 | 1 => match store.replay(id, None, &SERVICE, &Redactor::patterns()) {
                Ok(page) => {
                    assert!(!page.gap, "a replay saw a torn record");
                    tally.pages += 1;
                }
                Err(Error::Busy) => tally.busy += 1,
                Err(error) => panic!("{error}"),
            },
            2 => {
                let listing = store.list(None, &LISTING, &Redactor::patterns()).unwrap();
                assert_eq!(listing.sessions.len(), ids.len());
            }
            _ => match store.attach(id) {
                Ok(mut writer) => {
                    let name = format!("{worker}/{round}");
                    let mark = Mark::set(dir, id);
                    turn(&mut writer, &name, "done");
                    last_word_is_ours(&store, id, &name);
                    mark.lift();
                    let _ = output.write_all(format!("{name} ").as_bytes());
                    tally.turns += 1;
                }
                Err(Error::Held) => tally.held += 1,
                Err(error) => panic!("{error}"),
            },
        }
    }
    let Tally {
        turns,
        held,
        pages,
        busy,
    } = tally;
    let _ = output.write_all(
        format!("!{turns} turns, turned away {held} times; {pages} pages, busy {busy} times")
            .as_bytes(),
    );
}

const LISTING: ListBounds = ListBounds {
    items: 32,
    scan_entries: 1_000_000,
    title_bytes: 80,
};

/// A file that is there while its maker holds the session: a witness that knows nothing of leases.
struct Mark(std::path::PathBuf);

impl Mark {
    fn set(dir: &Path, id: &Id) -> Mark {
        let path = dir.join("marks").join(id.as_str());
        File::create_new(&path).unwrap_or_else(|error| panic!("two writers of {id}: {error}"));
        Mark(path)
    }

    fn lift(self) {
        std::fs::remove_file(self.0).unwrap();
    }
}

/// While we hold the session, nobody says anything after us.
fn last_word_is_ours(store: &Store, id: &Id, name: &str) {
    let bounds = ReplayBounds {
        window_bytes: 2_000,
        ..ALL
    };
    loop {
        match store.replay(id, None, &bounds, &Redactor::patterns()) {
            Ok(page) => {
                let lines = said(&page.items);
                let ours = [&format!("user: {name}"), "assistant: done", "Completed"];
                assert!(lines.ends_with(&ours.map(str::to_owned)), "{lines:?}");
                return;
            }
            // Whoever tries to attach looks at the file for a moment; that is no writer.
            Err(Error::Busy) => {}
            Err(error) => panic!("{error}"),
        }
    }
}

/// The other side of these tests, in a process of its own; without a request there is nothing to do.
#[test]
fn worker_process() {
    let Ok(request) = std::env::var("SESSION_CONTENDER") else {
        return;
    };
    let words: Vec<&str> = request.split(' ').collect();
    let ids: Vec<Id> = words[2..].iter().map(|id| Id::parse(id).unwrap()).collect();
    work(
        Path::new(words[0]),
        &ids,
        words[1].parse().unwrap(),
        Length::of_this_run(),
    );
}

/// A worker, and the end that its words and its exit will come by.
struct Worker {
    child: Child,
    ends: mpsc::Receiver<String>,
}

impl Worker {
    fn start(dir: &Path, worker: u64, ids: &[Id]) -> Worker {
        let names: Vec<&str> = ids.iter().map(Id::as_str).collect();
        let request = format!("{} {worker} {}", dir.display(), names.join(" "));
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args([
                "--exact",
                "contention::worker_process",
                "--nocapture",
                "--test-threads=1",
            ])
            .env("SESSION_CONTENDER", request)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // Read to its end by a thread, so that no worker waits for us.
        let mut pipe = child.stderr.take().unwrap();
        let (end, ends) = mpsc::channel();
        std::thread::spawn(move || {
            let mut said = String::new();
            pipe.read_to_string(&mut said).unwrap();
            let _ = end.send(said);
        });
        Worker { child, ends }
    }

    /// Its exit and what it said; none when it does not end.
    fn end(&mut self, until: Instant) -> Option<(ExitStatus, String)> {
        let left = until.saturating_duration_since(Instant::now());
        let said = self.ends.recv_timeout(left).ok()?;
        Some((self.child.wait().unwrap(), said))
    }
}

fn contend(workers: u64) {
    let dir = crate::common::memory_folder();
    std::fs::create_dir(dir.path().join("marks")).unwrap();
    let f = Fixture {
        store: Store::at(dir.path().join("sessions"), OPTIONS),
        dir,
    };
    let ids: Vec<Id> = (0..10)
        .map(|_| f.store.create().unwrap().id().clone())
        .collect();
    let work = match Length::of_this_run() {
        Length::Rounds(_) => Duration::ZERO,
        Length::Seconds(seconds) => Duration::from_secs(seconds),
    };
    let until = Instant::now() + work + WATCHDOG;
    let mut children: Vec<Worker> = (0..workers)
        .map(|worker| Worker::start(f.dir.path(), worker, &ids))
        .collect();
    let mut confirmed: BTreeMap<String, usize> = BTreeMap::new();
    let mut tallies = Vec::new();
    for at in 0..children.len() {
        let Some((status, said)) = children[at].end(until) else {
            children
                .iter_mut()
                .for_each(|worker| worker.child.kill().unwrap());
            panic!("worker {at} of {workers} waits for ever");
        };
        let (names, tally) = said.split_once('!').unwrap_or_else(|| panic!("{said}"));
        assert!(status.success(), "{said}");
        tallies.push(tally.to_owned());
        for name in names.split_whitespace() {
            confirmed.insert(name.to_owned(), 0);
        }
    }
    assert!(!confirmed.is_empty());
    let files = std::fs::read_dir(f.dir.path().join("sessions"))
        .unwrap()
        .count();
    eprintln!(
        "{workers} processes, {} turns confirmed, {files} files",
        confirmed.len()
    );
    tallies.iter().for_each(|tally| eprintln!("  {tally}"));
    all_is_there(&f, &ids, &mut confirmed);
}

/// Each turn that was confirmed is there once and whole, and nothing else is.
fn all_is_there(f: &Fixture, ids: &[Id], confirmed: &mut BTreeMap<String, usize>) {
    for id in ids {
        assert!(f.store.verify(id, &mut |_| {}).unwrap().intact());
        let bounds = ReplayBounds {
            items: 100_000_000,
            ..ALL
        };
        let page = f.page(id, None, &bounds);
        assert!(!page.gap && !page.more);
        for turn in said(&page.items).chunks(3) {
            let name = turn[0].strip_prefix("user: ").unwrap();
            assert_eq!(turn[1..], ["assistant: done", "Completed"]);
            *confirmed
                .get_mut(name)
                .unwrap_or_else(|| panic!("{name} was never confirmed")) += 1;
        }
    }
    assert!(
        confirmed.values().all(|times| *times == 1),
        "each confirmed turn is there once"
    );
    let left = std::fs::read_dir(f.dir.path().join("sessions")).unwrap();
    for name in left.map(|entry| entry.unwrap().file_name().into_string().unwrap()) {
        assert!(name.ends_with(".jsonl"), "{name} was left behind");
    }
}

#[test]
fn two_processes_never_write_to_one_session_together() {
    contend(2);
}

#[test]
fn eight_processes_never_write_to_one_session_together() {
    contend(8);
}

#[test]
fn a_killed_holder_frees_its_session_at_once() {
    let f = fixture();
    let id = f.store.create().unwrap().id().clone();
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args([
            "--exact",
            "contention::holder_process",
            "--nocapture",
            "--test-threads=1",
        ])
        .env("SESSION_HOLDER", format!("{} {id}", f.dir.path().display()))
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut holds = [0];
    child
        .stderr
        .as_mut()
        .unwrap()
        .read_exact(&mut holds)
        .unwrap();
    assert!(matches!(f.store.attach(&id), Err(Error::Held)));
    let page = f
        .store
        .replay(&id, None, &SERVICE, &Redactor::patterns())
        .unwrap();
    assert_eq!(
        said(&page.items),
        ["user: held"],
        "a held session can be read"
    );
    child.kill().unwrap();
    child.wait().unwrap();
    let mut writer = f.store.attach(&id).unwrap();
    turn(&mut writer, "free", "again");
    assert_eq!(
        f.said(&id),
        [
            "user: held",
            "Failed",
            "user: free",
            "assistant: again",
            "Completed"
        ]
    );
}

/// Holds a session until its input ends.
#[test]
fn holder_process() {
    let Ok(request) = std::env::var("SESSION_HOLDER") else {
        return;
    };
    let (dir, id) = request.split_once(' ').unwrap();
    let mut writer = Store::at(dir, OPTIONS)
        .attach(&Id::parse(id).unwrap())
        .unwrap();
    writer.user("held").unwrap();
    std::io::stderr().write_all(b".").unwrap();
    let _ = std::io::stdin().read(&mut [0]);
}
