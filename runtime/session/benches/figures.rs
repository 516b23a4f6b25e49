//! The figures that sessions must keep to, measured beside their floors in the same run: `cargo bench -p session`.
//! Prints ratios, medians of what waits for the disk and minima of what does not; decides nothing. A name of
//! `appends`, `deltas`, `listing`, `replay` after `--` measures that alone.
#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "a program for a terminal"
)]

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use journal::Binding;
use redact::Redactor;
use session::{HistoryBounds, Id, ListBounds, Options, ReplayBounds, Status, Store};

const SESSIONS: u64 = 20_000;
const LIST: ListBounds = ListBounds {
    items: 32,
    scan_entries: 20_000,
    title_bytes: 120,
};
const REPLAY: ReplayBounds = ReplayBounds {
    items: 32,
    part_bytes: 2_048,
    window_bytes: 2 << 20,
    window_records: 100_000,
};

fn main() {
    // `cargo test --benches` runs this too; it then only has to start.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let named = std::env::args().nth(1).filter(|name| name != "--bench");
    let dir = tempfile::tempdir().unwrap();
    type Figure = fn(&Path);
    let figures: [(&str, Figure); 4] = [
        ("appends", appends),
        ("deltas", deltas),
        ("listing", listing),
        ("replay", replay),
    ];
    for (name, figure) in figures {
        if named.as_ref().is_none_or(|named| named == name) {
            figure(&dir.path().join(name));
        }
    }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

fn timed<T>(run: impl FnOnce() -> T) -> (Duration, T) {
    let start = Instant::now();
    let value = run();
    (start.elapsed(), value)
}

fn least<T>(mut run: impl FnMut() -> T) -> Duration {
    (0..25).map(|_| timed(&mut run).0).min().unwrap()
}

fn verdict(name: &str, measured: Duration, must: Duration) {
    let mark = if measured <= must { "ok  " } else { "OVER" };
    println!("{mark} {name}: {measured:.2?} (must: {must:.0?})");
}

/// A durable append beside a bare write and fdatasync of as many bytes, in turn.
fn appends(dir: &Path) {
    const ROUNDS: usize = 2_000;
    std::fs::create_dir_all(dir).unwrap();
    let store = Store::at(
        dir,
        Options {
            rotate_bytes: u64::MAX,
            ..Options::default()
        },
    );
    let mut writer = store.create().unwrap();
    let path = dir.join(format!("{}.jsonl", writer.id()));
    let mut bare = File::create(dir.join("bare")).unwrap();
    let text = "x".repeat(400);
    let length = || std::fs::metadata(&path).unwrap().len();
    let (mut ours, mut floor) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        writer.user("Q").unwrap();
        let before = length();
        ours.push(timed(|| writer.finish(Status::Completed, &text).unwrap()).0);
        let bytes = vec![b'x'; (length() - before) as usize];
        floor.push(
            timed(|| {
                bare.write_all(&bytes).unwrap();
                bare.sync_data().unwrap();
            })
            .0,
        );
    }
    let (ours, floor) = (median(ours), median(floor));
    let ratio = ours.as_secs_f64() / floor.as_secs_f64();
    let mark = if ratio <= 1.3 { "ok  " } else { "OVER" };
    println!(
        "{mark} durable append: {ours:.2?}, write and fdatasync: {floor:.2?}, ratio {ratio:.2} (must: 1.3)"
    );
}

/// What accepting one delta of a stream costs.
fn deltas(dir: &Path) {
    const DELTAS: u32 = 1_000_000;
    let mut writer = Store::at(dir, Options::default()).create().unwrap();
    writer.user("Q").unwrap();
    let now = Instant::now();
    let (time, ()) = timed(|| {
        for _ in 0..DELTAS {
            writer.assistant_text("word ", now).unwrap();
        }
    });
    verdict(
        "one delta of 1,000,000",
        time / DELTAS,
        Duration::from_micros(3),
    );
}

fn listing(dir: &Path) {
    std::fs::create_dir_all(dir).unwrap();
    let pages = |sessions: u64, from: u64| {
        for n in from..sessions {
            small_session(dir, n);
        }
        let store = Store::at(dir, Options::default());
        let redactor = Redactor::patterns();
        let first = least(|| store.list(None, &LIST, &redactor).unwrap());
        let middle = Id::parse(&format!("ses_{:032x}", sessions / 2)).unwrap();
        let cold = least(|| {
            Store::at(dir, Options::default())
                .list(Some(&middle), &LIST, &redactor)
                .unwrap()
        });
        let (all, shown) = timed(|| {
            let (mut after, mut shown) = (None, 0);
            loop {
                let page = store.list(after.as_ref(), &LIST, &redactor).unwrap();
                shown += page.sessions.len() as u64;
                after = page.next_after;
                if !page.truncated {
                    return shown;
                }
            }
        });
        assert_eq!(shown, sessions);
        (first, cold, all)
    };
    let half = pages(SESSIONS / 2, 0);
    let whole = pages(SESSIONS, SESSIONS / 2);
    let must = Duration::from_millis(50);
    let floor = least(|| std::fs::read_dir(dir).unwrap().count());
    println!("     reading the names in the folder and no more: {floor:.2?}");
    verdict("first page over 20,000 sessions", whole.0, must);
    verdict("page from the middle, new process", whole.1, must);
    let ratio = whole.2.as_secs_f64() / half.2.as_secs_f64();
    println!(
        "     all pages of 10,000: {:.1?}, of 20,000: {:.1?}, ratio {ratio:.2} (linear: 2)",
        half.2, whole.2
    );
}

/// As `Store::create` and one turn make it, without waiting for the disk.
fn small_session(dir: &Path, n: u64) {
    let id = format!("ses_{n:032x}");
    let chain = "0".repeat(32);
    let entries = [
        format!(r#"{{"header":{{"format":1,"segment":1,"prev":0,"chain":"{chain}"}}}}"#),
        format!(r#"{{"user":{{"prev":0,"chain":"{chain}","text":"What does session {n} say?"}}}}"#),
        format!(
            r#"{{"terminal":{{"turn":1,"chain":"{chain}","status":"completed","text":"Nothing much."}}}}"#
        ),
    ];
    let mut bytes = Vec::new();
    for (sequence, entry) in (0..).zip(&entries) {
        Binding::new(&id).encode(sequence, entry.as_bytes(), &mut bytes);
    }
    std::fs::write(dir.join(format!("{id}.jsonl")), bytes).unwrap();
}

fn replay(dir: &Path) {
    let store = Store::at(
        dir,
        Options {
            settle_bytes: 4_096,
            ..Options::default()
        },
    );
    let redactor = Redactor::new(["hunter2hunter2", "another-value-of-ours"]);
    for (name, user, assistant, private) in [
        ("short turns", 60, 200, 0),
        ("long turns", 2_000, 16_000, 0),
        ("mostly tool results", 200, 600, 20_000),
    ] {
        let mut writer = store.create().unwrap();
        let line = "Some \"quoted\" text with a\nline break, and so on. ";
        let text = |bytes: usize| line.repeat(bytes / line.len() + 1);
        let now = Instant::now();
        let data = serde_json::value::to_raw_value(&text(private)).unwrap();
        let path = dir.join(format!("{}.jsonl", writer.id()));
        while std::fs::metadata(&path).unwrap().len() < 3 << 20 {
            writer.user(&text(user)).unwrap();
            writer.assistant_text(&text(assistant), now).unwrap();
            if private > 0 {
                writer.private("tool", &data).unwrap();
            }
            writer.finish(Status::Completed, &text(assistant)).unwrap();
        }
        let id = writer.id().clone();
        let page = |after: Option<&str>| store.replay(&id, after, &REPLAY, &redactor).unwrap();
        let must = Duration::from_millis(20);
        verdict(
            &format!("first page of a full window, {name}"),
            least(|| page(None)),
            must,
        );
        let snapshot = page(None).snapshot;
        verdict(
            &format!("page at its end, {name}"),
            least(|| page(Some(&snapshot))),
            must,
        );
        let history = least(|| writer.history(&HistoryBounds::default()).unwrap());
        drop(writer);
        let attach = least(|| store.attach(&id).unwrap());
        println!("     history of 3 MiB: {history:.1?}, attach: {attach:.1?}");
    }
}
