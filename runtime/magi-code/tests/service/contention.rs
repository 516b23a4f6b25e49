//! Several services on one home: never two that hold a session, never a turn lost, never a wait without end.
//!
//! `SESSION_SECONDS=60 cargo test -p magi-code --test service contention -- --nocapture --test-threads=1` is the long
//! form: 60 s with two services, then 60 s with eight.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use redact::Redactor;
use serde_json::json;
use session::{Body, Id, Options, ReplayBounds, Role, Status, Store};

use crate::client::{Client, folder, home, provider};

const ROUNDS: u64 = 12;

/// What all clients know together.
#[derive(Default)]
struct Known {
    /// Sessions that some client was told are its own.
    held: BTreeSet<String>,
    /// The session of each turn that was said to be completed.
    completed: BTreeMap<String, String>,
    turned_away: u64,
}

#[test]
fn two_services_share_a_home() {
    contend(2);
}

#[test]
fn eight_services_share_a_home() {
    contend(8);
}

fn contend(services: u64) {
    let provider = provider(json!([{"steps": [{"text": "done"}]}]));
    let folder = folder(&provider);
    let home = home(&folder);
    let mut client = Client::start(&home);
    let ids: Vec<String> = (0..10).map(|_| client.create()).collect();
    client.end();
    let known = Mutex::new(Known::default());
    // A step of a client that gets no answer fails by the client's deadline: nothing waits for ever unnoticed.
    std::thread::scope(|scope| {
        for service in 0..services {
            let (home, ids, known) = (&home, &ids, &known);
            scope.spawn(move || work(home, ids, service, known));
        }
    });
    let known = known.into_inner().expect("no client failed");
    eprintln!(
        "{services} services, {} turns completed, turned away {} times",
        known.completed.len(),
        known.turned_away
    );
    all_is_there(&home, &ids, &known.completed);
}

fn work(home: &Path, ids: &[String], service: u64, known: &Mutex<Known>) {
    let seconds = std::env::var("SESSION_SECONDS").ok();
    let seconds = seconds.map(|seconds| seconds.parse().expect("a number of seconds"));
    let since = Instant::now();
    let over = |round| match seconds {
        Some(seconds) => since.elapsed() >= Duration::from_secs(seconds),
        None => round >= ROUNDS,
    };
    let mut client = Client::start(home);
    let mut chance = service + 1;
    for round in (0..).take_while(|round| !over(*round)) {
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let id = &ids[(chance >> 33) as usize % ids.len()];
        let page = client.ask("session.replay", Some(id), json!({}));
        // An append that waits for the disk makes a replay wait, no more.
        let read = page["payload"]["gap"] == false;
        assert!(read || page["error"]["code"] == "session_busy", "{page}");
        match client
            .refusal("session.open", Some(id), json!({}))
            .as_deref()
        {
            None => {}
            Some("session_busy") => {
                lock(known).turned_away += 1;
                continue;
            }
            Some(code) => panic!("{code}: {}", client.stderr()),
        }
        assert!(
            lock(known).held.insert(id.clone()),
            "two services hold {id}"
        );
        let prompt = format!("{service}/{round}");
        client.turn(id, &prompt);
        lock(known).completed.insert(prompt, id.clone());
        lock(known).held.remove(id);
        assert_eq!(client.refusal("session.close", Some(id), json!({})), None);
    }
    client.end();
}

fn lock(known: &Mutex<Known>) -> std::sync::MutexGuard<'_, Known> {
    known.lock().expect("no client failed")
}

/// Each session is intact and holds the turns that were completed in it, each once, and no other.
fn all_is_there(home: &Path, ids: &[String], completed: &BTreeMap<String, String>) {
    let store = Store::at(home.join("sessions"), Options::default());
    let bounds = ReplayBounds {
        items: 100_000_000,
        part_bytes: 1 << 20,
        window_bytes: 1 << 40,
        window_records: 100_000_000,
    };
    let mut found = BTreeMap::new();
    for id in ids {
        let session = Id::parse(id).expect("an id");
        assert!(
            store
                .verify(&session, &mut |_| {})
                .expect("a session")
                .intact()
        );
        let page = store
            .replay(&session, None, &bounds, &Redactor::patterns())
            .expect("a page");
        for turn in page.items.chunks(3) {
            let [user, reply, end] = turn else {
                panic!("{turn:?} is no whole turn")
            };
            let Body::Message {
                role: Role::User,
                text,
                ..
            } = &user.body
            else {
                panic!("{user:?}")
            };
            assert!(
                matches!(&reply.body, Body::Message { text, .. } if text == "done"),
                "{reply:?}"
            );
            assert_eq!(
                end.body,
                Body::Terminal {
                    status: Status::Completed
                }
            );
            assert_eq!(
                found.insert(text.clone(), id.clone()),
                None,
                "{text} is there twice"
            );
        }
    }
    assert_eq!(&found, completed);
}
