//! Several processes on the same sessions: never two writers, never a torn record, never a wait without end.
//!
//! `SESSION_ROUNDS=20000 cargo test -p session --test session processes` is the long form.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::process::{Command, Stdio};

use redact::Redactor;
use session::{Error, HistoryBounds, Id, ListBounds, Options, Store, Writer};

use crate::common::{Fixture, SERVICE, Seeded, fixture, fixture_with, said, turn};

const OPTIONS: Options = Options {
    settle_ms: 1_000,
    settle_bytes: 16_384,
    rotate_bytes: 4_000,
};

/// The worker's side: holds a session chosen by chance, does a turn in it, and names each turn that is done.
fn work(store: &Store, ids: &[Id], worker: u64, rounds: u64) {
    let mut chance = Seeded::new(worker);
    let mut output = std::io::stderr();
    for round in 0..rounds {
        let id = &ids[chance.below(ids.len() as u64) as usize];
        match chance.below(4) {
            0 => match store.replay(id, None, &SERVICE, &Redactor::patterns()) {
                Ok(page) => assert!(!page.gap, "a replay saw a torn record"),
                Err(Error::Busy) => {}
                Err(error) => panic!("{error}"),
            },
            1 => {
                let bounds = ListBounds {
                    items: 32,
                    scan_entries: 20_000,
                    title_bytes: 80,
                };
                let listing = store.list(None, &bounds, &Redactor::patterns()).unwrap();
                assert_eq!(listing.sessions.len(), ids.len());
            }
            _ => match store.attach(id) {
                Ok(mut writer) => {
                    let name = format!("{worker}/{round}");
                    turn(&mut writer, &name, "done");
                    alone(&writer, &name);
                    let _ = output.write_all(format!("{name} ").as_bytes());
                }
                Err(Error::Held) => {}
                Err(error) => panic!("{error}"),
            },
        }
    }
    let _ = output.write_all(b"!");
}

/// While we hold the session, ours is its last word.
fn alone(writer: &Writer, name: &str) {
    loop {
        match writer.history(&HistoryBounds::default()) {
            Ok(history) => {
                let last = history.entries.iter().rev().nth(1);
                assert!(
                    matches!(last, Some(session::Entry::User { text, .. }) if text == name),
                    "{last:?}"
                );
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
    let ids: Vec<Id> = words[3..].iter().map(|id| Id::parse(id).unwrap()).collect();
    work(
        &Store::at(words[0], OPTIONS),
        &ids,
        words[1].parse().unwrap(),
        words[2].parse().unwrap(),
    );
}

fn contend(workers: u64, rounds: u64) {
    let f: Fixture = fixture_with(OPTIONS);
    let ids: Vec<Id> = (0..10)
        .map(|_| f.store.create().unwrap().id().clone())
        .collect();
    let names: Vec<&str> = ids.iter().map(Id::as_str).collect();
    let children: Vec<_> = (0..workers)
        .map(|worker| {
            let request = format!(
                "{} {worker} {rounds} {}",
                f.dir.path().display(),
                names.join(" ")
            );
            Command::new(std::env::current_exe().unwrap())
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
                .unwrap()
        })
        .collect();
    let mut confirmed: BTreeMap<String, usize> = BTreeMap::new();
    // Each pipe is read to its end by a thread, so that no worker waits for us.
    let readers = children.into_iter().map(|mut child| {
        std::thread::spawn(move || {
            let mut said = String::new();
            child
                .stderr
                .take()
                .unwrap()
                .read_to_string(&mut said)
                .unwrap();
            (child.wait().unwrap(), said)
        })
    });
    for reader in readers.collect::<Vec<_>>() {
        let (status, said) = reader.join().unwrap();
        assert!(status.success() && said.ends_with('!'), "{said}");
        for name in said.trim_end_matches('!').split_whitespace() {
            confirmed.insert(name.to_owned(), 0);
        }
    }
    assert!(!confirmed.is_empty());
    for id in &ids {
        assert!(f.store.verify(id, &mut |_| {}).unwrap().intact());
        let lines = f.said(id);
        for turn in lines.chunks(3) {
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
    assert!(
        f.files().iter().all(|name| name.ends_with(".jsonl")),
        "{:?}",
        f.files()
    );
}

fn rounds() -> u64 {
    std::env::var("SESSION_ROUNDS").map_or(60, |rounds| rounds.parse().unwrap())
}

#[test]
fn two_processes_never_write_to_one_session_together() {
    contend(2, rounds());
}

#[test]
fn eight_processes_never_write_to_one_session_together() {
    contend(8, rounds() / 2);
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
