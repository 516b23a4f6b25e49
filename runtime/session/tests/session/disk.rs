//! Disks that are full and folders that cannot be written to, for real.

use std::path::Path;
use std::process::{Command, Output};
use std::time::Instant;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use session::{Error, Id, Options, Status, Store};

use crate::common::{Fixture, fixture, said, turn};

const WRITTEN: &str = "the worker has seen all it was to see";

/// Runs the test `name` in a process of its own, by way of the shell command `before`.
fn elsewhere(name: &str, before: &str, dir: &Path) -> Output {
    Command::new("sh")
        .arg("-c")
        .arg(format!(
            "{before} exec \"$0\" --exact disk::{name} --nocapture --test-threads=1"
        ))
        .arg(std::env::current_exe().unwrap())
        .env("SESSION_DISK", dir)
        .output()
        .unwrap()
}

fn done(output: &Output) -> bool {
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    said.contains(WRITTEN)
}

fn io<T>(result: Result<T, Error>) -> bool {
    match result {
        Ok(_) => false,
        Err(Error::Io { .. }) => true,
        Err(error) => panic!("expected an answer of the disk, got {error}"),
    }
}

#[test]
fn a_write_that_does_not_fit_is_refused_and_takes_nothing_with_it() {
    let f = fixture();
    // The signal is ignored, so that the write is answered like one on a full disk.
    assert!(done(&elsewhere(
        "full_by_limit",
        "trap '' XFSZ;",
        f.dir.path()
    )));
}

#[test]
fn full_by_limit() {
    let Some(dir) = std::env::var_os("SESSION_DISK") else {
        return;
    };
    let f = Fixture {
        store: Store::at(&dir, Options::default()),
        dir: tempfile::TempDir::new_in(&dir).unwrap(),
    };
    let store = &f.store;
    let mut writer = store.create().unwrap();
    turn(&mut writer, "Q1", "A1");
    let id = writer.id().clone();
    let path = Path::new(&dir).join(format!("{id}.jsonl"));
    let whole = std::fs::read(&path).unwrap();
    // Each place at which the next record can be cut by the end of the disk.
    for room in 0..80 {
        limit(Some(whole.len() as u64 + room));
        assert!(io(
            writer.user("Q2, which needs a little more room than there is")
        ));
        assert_eq!(std::fs::read(&path).unwrap(), whole, "{room} bytes of room");
    }
    limit(Some(0));
    assert!(io(store.create()));
    let names = std::fs::read_dir(&dir)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap());
    assert!(
        names
            .filter(|name| name.starts_with("ses_"))
            .all(|name| name.starts_with(id.as_str()))
    );
    limit(None);

    writer.user("Q2").unwrap();
    let filled = std::fs::metadata(&path).unwrap().len();
    limit(Some(filled + 10));
    writer
        .assistant_text("kept until there is room", Instant::now())
        .unwrap();
    assert!(io(writer.settle(writer.due().unwrap())));
    assert!(io(
        writer.finish(Status::Completed, "kept until there is room")
    ));
    assert!(io(writer.checkpoint("summary", 0)));
    assert_eq!(std::fs::metadata(&path).unwrap().len(), filled);
    limit(None);
    writer
        .finish(Status::Completed, "kept until there is room")
        .unwrap();
    let page = store
        .replay(
            &id,
            None,
            &crate::common::ALL,
            &redact::Redactor::patterns(),
        )
        .unwrap();
    assert!(!page.gap);
    assert_eq!(
        said(&page.items),
        [
            "user: Q1",
            "assistant: A1",
            "Completed",
            "user: Q2",
            "assistant: kept until there is room",
            "Completed"
        ]
    );
    eprintln!("{WRITTEN}");
}

/// No file of this process can grow beyond `bytes`.
fn limit(bytes: Option<u64>) {
    let maximum = getrlimit(Resource::Fsize).maximum;
    setrlimit(
        Resource::Fsize,
        Rlimit {
            current: bytes.or(maximum),
            maximum,
        },
    )
    .unwrap();
}

#[test]
fn a_full_disk_is_answered_and_the_sessions_on_it_stay_good() {
    let f = fixture();
    let mount = "mount -t tmpfs -o size=128k tmpfs \"$SESSION_DISK\" 2>/dev/null || exit 77;";
    let output = Command::new("unshare")
        .args(["--mount", "sh", "-c"])
        .arg(format!(
            "{mount} exec \"$0\" --exact disk::full_by_size --nocapture --test-threads=1"
        ))
        .arg(std::env::current_exe().unwrap())
        .env("SESSION_DISK", f.dir.path())
        .output();
    match output {
        Ok(output) if output.status.success() => assert!(done(&output)),
        Ok(output) if output.status.code() == Some(101) => {
            panic!("{}", String::from_utf8_lossy(&output.stderr))
        }
        _ => eprintln!("skipped: a small disk cannot be mounted here"),
    }
}

#[test]
fn full_by_size() {
    let Some(dir) = std::env::var_os("SESSION_DISK") else {
        return;
    };
    let store = Store::at(&dir, Options::default());
    let mut held = store.create().unwrap();
    let mut turns = 0;
    let text = "x".repeat(3_000);
    let full = loop {
        if let Err(error) = held
            .user(&text)
            .and_then(|()| held.finish(Status::Completed, &text))
        {
            break error;
        }
        turns += 1;
        assert!(turns < 1_000);
    };
    assert!(io::<()>(Err(full)));
    // Whatever room is left, a session that cannot be made whole is not made.
    let mut made = 0;
    while let Ok(writer) = store.create() {
        std::mem::forget(writer);
        made += 1;
        assert!(made < 1_000);
    }
    let bounds = session::ListBounds {
        items: 2_000,
        scan_entries: 20_000,
        title_bytes: 80,
    };
    let listing = store
        .list(None, &bounds, &redact::Redactor::patterns())
        .unwrap();
    assert_eq!(
        (listing.sessions.len(), listing.incomplete),
        (1 + made, false)
    );
    for summary in &listing.sessions {
        assert!(store.verify(&summary.id, &mut |_| {}).unwrap().intact());
    }
    let page = store
        .replay(
            held.id(),
            None,
            &crate::common::ALL,
            &redact::Redactor::patterns(),
        )
        .unwrap();
    assert!(!page.gap && page.items.len() >= 3 * turns);
    eprintln!("{WRITTEN}");
}

#[test]
fn a_folder_that_cannot_be_written_to_can_be_read() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    turn(&mut writer, "Q", "A");
    drop(writer);
    let output = Command::new("unshare")
        .args(["--mount", "sh", "-c"])
        .arg(concat!(
            "mount --bind \"$SESSION_DISK\" \"$SESSION_DISK\" 2>/dev/null && ",
            "mount -o remount,bind,ro \"$SESSION_DISK\" 2>/dev/null || exit 77;",
            "exec \"$0\" --exact disk::read_only --nocapture --test-threads=1"
        ))
        .arg(std::env::current_exe().unwrap())
        .env("SESSION_DISK", f.dir.path())
        .output();
    match output {
        Ok(output) if output.status.success() => assert!(done(&output)),
        Ok(output) if output.status.code() == Some(101) => {
            panic!("{}", String::from_utf8_lossy(&output.stderr))
        }
        _ => eprintln!("skipped: a folder cannot be mounted read-only here"),
    }
    turn(&mut f.store.attach(&only(&f.store)).unwrap(), "Q", "A");
}

#[test]
fn read_only() {
    let Some(dir) = std::env::var_os("SESSION_DISK") else {
        return;
    };
    let store = Store::at(&dir, Options::default());
    let id = only(&store);
    assert!(io(store.create()));
    assert!(io(store.attach(&id)));
    let page = store
        .replay(
            &id,
            None,
            &crate::common::ALL,
            &redact::Redactor::patterns(),
        )
        .unwrap();
    assert_eq!((said(&page.items).len(), page.gap), (3, false));
    assert!(store.verify(&id, &mut |_| {}).unwrap().intact());
    let below = Store::at(Path::new(&dir).join("a/b"), Options::default());
    assert!(io(below.create()));
    eprintln!("{WRITTEN}");
}

fn only(store: &Store) -> Id {
    let bounds = session::ListBounds {
        items: 8,
        scan_entries: 100,
        title_bytes: 80,
    };
    let listing = store
        .list(None, &bounds, &redact::Redactor::patterns())
        .unwrap();
    assert_eq!(listing.sessions.len(), 1);
    listing.sessions[0].id.clone()
}
