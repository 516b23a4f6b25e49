//! A server is killed under load, again and again: what it acknowledged is there, once and in order, and every session is
//! what it was before. How often: MACP_CRASH_POINTS, 200 where that is not set.

use std::collections::{BTreeMap, HashMap};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::sync::Notify;
use tonic::transport::{Channel, Endpoint};

use crate::scenario::envelope;
use crate::server::{Caller, Server};

const MODE: &str = "ext.multi_round.v1";
const WRITERS: usize = 8;

/// Points after which a new folder is begun, so that a late point costs no more than an early one.
const POINTS_PER_FOLDER: u64 = 100;
/// Tells this very program to be the server that is killed, over the folder it names.
const VICTIM: &str = "MACP_TEST_VICTIM";

fn settings(folder: &str) -> [(&str, &str); 4] {
    [
        ("MACP_MEMORY_ONLY", ""),
        ("MACP_DATA_DIR", folder),
        ("MACP_STRICT_RECOVERY", "1"),
        ("MACP_CHECKPOINT_INTERVAL", "50"),
    ]
}

/// Where sessions stood, by id and ordinal.
type Standings = HashMap<(String, u64), String>;

/// A server in a process of its own, which tells all the time where its sessions stand.
struct Victim {
    child: Child,
    channel: Channel,
    /// Where its sessions stood when it had read them.
    recovered: Standings,
    /// What it has told since.
    live: Arc<Mutex<Standings>>,
}

impl Victim {
    fn start(folder: &Path) -> Victim {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "crash::a_server_to_be_killed", "--nocapture"])
            .env(VICTIM, folder)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap());
        let live = Arc::new(Mutex::new(Standings::new()));
        let (told, heard) = mpsc::channel();
        let heard_live = Arc::clone(&live);
        std::thread::spawn(move || listen(lines, &told, &heard_live));
        let (address, recovered) = heard.recv().expect("the server starts");
        let channel = Endpoint::from_shared(format!("http://{address}"))
            .unwrap()
            .connect_lazy();
        Victim {
            child,
            channel,
            recovered,
            live,
        }
    }

    /// Kills it; answers where its sessions stood.
    fn kill(mut self) -> Standings {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        std::mem::take(&mut self.live.lock().unwrap())
    }
}

/// Takes in what a victim says: first what it has read and where it listens, then where it stands.
fn listen(lines: impl BufRead, told: &mpsc::Sender<(String, Standings)>, live: &Mutex<Standings>) {
    for line in lines.lines().map_while(Result::ok) {
        match *line.split(' ').collect::<Vec<_>>() {
            ["stands", session, ordinals, digest] => {
                let place = (session.to_owned(), ordinals.parse().unwrap());
                live.lock().unwrap().insert(place, digest.to_owned());
            }
            ["listens", address] => {
                let recovered = live.lock().unwrap().clone();
                told.send((address.to_owned(), recovered)).unwrap();
            }
            _ => {}
        }
    }
}

/// No test of its own: the other side of the one below.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_to_be_killed() {
    let Some(folder) = std::env::var_os(VICTIM) else {
        return;
    };
    let server = Server::start(&settings(folder.to_str().unwrap())).await;
    let runtime = server.running().runtime();
    let tell = || {
        let mut out = std::io::stdout().lock();
        for (session, standing) in runtime.digests() {
            writeln!(
                out,
                "stands {session} {} {}",
                standing.ordinals, standing.digest
            )
            .unwrap();
        }
    };
    // What the test program says of itself may stand on the line so far.
    println!();
    tell();
    println!("listens {}", server.running().address());
    loop {
        tell();
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

fn session(writer: usize) -> String {
    format!("session-of-the-writer-{writer:03}")
}

fn sender(writer: usize) -> String {
    format!("writer-{writer}")
}

/// What a writer sends as its `number`th message; 0 starts the session.
fn message(writer: usize, number: u64) -> Value {
    let short = match number {
        0 => {
            json!({ "message_id": "0", "payload": { "participants": [sender(writer), "other"], "ttl_ms": 86_400_000 } })
        }
        _ => json!({ "message_type": "Contribute", "message_id": number.to_string(),
            "payload": { "value": format!("value {number}") } }),
    };
    let mut short = short.as_object().unwrap().clone();
    short.insert("session_id".to_owned(), session(writer).into());
    json!({ "envelope": envelope(MODE, 0, short) })
}

/// Sends until the connection breaks; answers how many were acknowledged in the end.
async fn write(
    channel: Channel,
    writer: usize,
    mut acknowledged: u64,
    count: Arc<AtomicUsize>,
    bell: Arc<Notify>,
) -> u64 {
    let caller = Caller::over(channel, &sender(writer));
    loop {
        // The message after the last acknowledged one may have arrived all the same; then this is its repetition.
        let Ok(answer) = caller.call("Send", &message(writer, acknowledged)).await else {
            return acknowledged;
        };
        assert_eq!(answer["ack"]["ok"], true, "{answer}");
        acknowledged += 1;
        count.fetch_add(1, Ordering::SeqCst);
        bell.notify_one();
    }
}

/// The ids of a session's history after an ordinal.
async fn ids(channel: &Channel, writer: usize, after: u64) -> Vec<String> {
    let mut stream = Caller::over(channel.clone(), &sender(writer))
        .stream()
        .await
        .unwrap();
    stream
        .send(&json!({ "subscribe_session_id": session(writer), "after_sequence": after }))
        .await;
    stream.close();
    let mut ids = Vec::new();
    while let Ok(Some(item)) = stream.next().await {
        ids.push(item["envelope"]["message_id"].as_str().unwrap().to_owned());
    }
    ids
}

/// Compares each session from the ordinal `from` on with what was acknowledged of it.
async fn verify(
    channel: &Channel,
    acknowledged: &BTreeMap<usize, u64>,
    from: &BTreeMap<usize, u64>,
    point: u64,
) {
    for (writer, count) in acknowledged {
        let from = from.get(writer).copied().unwrap_or(0);
        let ids = ids(channel, *writer, from).await;
        let expected: Vec<String> = (from..)
            .take(ids.len())
            .map(|number| number.to_string())
            .collect();
        assert_eq!(
            ids, expected,
            "point {point}, writer {writer}: lost, doubled or out of order"
        );
        let found = from + ids.len() as u64;
        assert!(
            found == *count || found == count + 1,
            "point {point}, writer {writer}: {count} acknowledged, {found} found"
        );
    }
}

/// Numbers that are the same in every run.
fn next(seed: &mut u64) -> u64 {
    *seed = seed
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    *seed >> 33
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_or_doubled_when_the_program_is_killed() {
    let points: u64 = std::env::var("MACP_CRASH_POINTS")
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(200);
    let mut seed = 7;
    let (mut messages, mut compared) = (0, 0);
    for first in (0..points).step_by(usize::try_from(POINTS_PER_FOLDER).unwrap()) {
        let dir = tempfile::tempdir().unwrap();
        let mut written = Written::default();
        for point in first..points.min(first + POINTS_PER_FOLDER) {
            compared += written.until_killed(dir.path(), point, &mut seed).await;
        }
        let victim = Victim::start(dir.path());
        compared += written.compare(&victim);
        verify(
            &victim.channel,
            &written.acknowledged,
            &BTreeMap::new(),
            points,
        )
        .await;
        victim.kill();
        let folder = dir.path().to_str().unwrap();
        let mut digests = Vec::new();
        for _ in 0..2 {
            let server = Server::start(&settings(folder)).await;
            digests.push(server.running().runtime().digests());
            server.stop().await;
        }
        assert_eq!(digests[0], digests[1], "two replays of one log differ");
        assert!(!digests[0].is_empty());
        messages += written.acknowledged.values().sum::<u64>();
    }
    println!(
        "{points} kills, {messages} messages acknowledged, {compared} digests equal before and after"
    );
    assert!(
        points == 0 || compared > 0,
        "no state was seen before a kill"
    );
}

/// What became of one folder so far.
#[derive(Default)]
struct Written {
    /// Acknowledged messages of each writer.
    acknowledged: BTreeMap<usize, u64>,
    /// Those that were found after an earlier kill already.
    verified: BTreeMap<usize, u64>,
    /// Where sessions stood before the last kill.
    live: Standings,
}

impl Written {
    /// Starts a server, compares what it has read, lets everybody write, and kills it; answers how many states were compared.
    async fn until_killed(&mut self, folder: &Path, point: u64, seed: &mut u64) -> u64 {
        let victim = Victim::start(folder);
        let compared = self.compare(&victim);
        verify(&victim.channel, &self.acknowledged, &self.verified, point).await;
        self.verified.clone_from(&self.acknowledged);
        let (count, bell) = (Arc::new(AtomicUsize::new(0)), Arc::new(Notify::new()));
        let writers: Vec<_> = (0..WRITERS)
            .map(|writer| {
                let known = self.acknowledged.get(&writer).copied().unwrap_or(0);
                let (count, bell) = (Arc::clone(&count), Arc::clone(&bell));
                tokio::spawn(write(victim.channel.clone(), writer, known, count, bell))
            })
            .collect();
        let wanted = usize::try_from(next(seed) % 40).unwrap();
        while count.load(Ordering::SeqCst) < wanted {
            bell.notified().await;
        }
        self.live = victim.kill();
        for (writer, writing) in writers.into_iter().enumerate() {
            let count = writing.await.unwrap();
            if count > 0 {
                self.acknowledged.insert(writer, count);
            }
        }
        compared
    }

    /// Compares every session that is at an ordinal at which it was seen before the kill.
    fn compare(&self, victim: &Victim) -> u64 {
        let mut compared = 0;
        for (place, digest) in &victim.recovered {
            if let Some(live) = self.live.get(place) {
                assert_eq!(digest, live, "{place:?} is not what it was");
                compared += 1;
            }
        }
        compared
    }
}
