//! Disks that are full and homes that cannot be written to, for real, as a client of the service sees it.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use harness::Line;
use rehearsal::Rehearsal;
use rustix::process::{Pid, Resource, Rlimit, prlimit};
use serde_json::{Value, json};

use crate::client::{Client, folder, home, provider};

fn done() -> Rehearsal {
    provider(json!([{"steps": [{"text": "done"}]}]))
}

/// A session with one whole turn, made by a service that has ended since.
fn one_turn(home: &Path) -> String {
    let mut client = Client::start(home);
    let session = client.create();
    client.turn(&session, "Q");
    client.end();
    session
}

/// What must be answered while nothing can be written: refusals that say so, and everything that only reads.
fn nothing_is_written(client: &mut Client, session: &str, said: &[String]) {
    let refused = |code: &str| Some(code.to_owned());
    assert_eq!(
        client.refusal("session.create", None, json!({})),
        refused("internal_error")
    );
    let question = || json!({"prompt": "not kept"});
    assert_eq!(
        client.refusal("turn.start", None, question()),
        refused("internal_error")
    );
    assert_eq!(
        client.refusal("turn.start", Some(session), question()),
        refused("session_unavailable")
    );
    assert_eq!(client.said(session), (said.to_vec(), false));
    let list = client.ask("session.list", None, json!({}));
    assert_eq!(
        list["payload"]["sessions"].as_array().map(Vec::len),
        Some(1),
        "{list}"
    );
    assert_eq!(client.refusal("status", None, json!({})), None);
}

/// What must work again, in the same process.
fn all_is_written(client: &mut Client, session: &str) {
    let before = client.said(session).0;
    client.turn(session, "Q");
    let (after, gap) = client.said(session);
    assert!(!gap && after.starts_with(&before), "{after:?}");
    assert!(
        after.ends_with(&["user Q", "assistant done", "completed"].map(str::to_owned)),
        "{after:?}"
    );
    client.create();
}

/// No file of the service can grow beyond `bytes`; none: what it may be at most.
fn limit(client: &Client, bytes: Option<u64>) {
    let pid = i32::try_from(client.program.pid())
        .ok()
        .and_then(Pid::from_raw);
    let new = Rlimit {
        current: bytes,
        maximum: None,
    };
    prlimit(pid, Resource::Fsize, new).expect("the limit of a child can be changed");
}

fn file(home: &Path, session: &str) -> PathBuf {
    home.join("sessions").join(format!("{session}.jsonl"))
}

#[test]
fn a_service_launched_where_no_file_can_grow_goes_on() {
    // As most start it, and as a shell does that was told to let such writes fail.
    for ignored in ["", "trap '' XFSZ;"] {
        let provider = done();
        let folder = folder(&provider);
        let home = home(&folder);
        let session = one_turn(&home);
        let whole = std::fs::read(file(&home, &session)).expect("the session");
        let mut client = Client::start_after(&home, &format!("{ignored} ulimit -S -f 0;"));
        client.initialize();
        let said = client.said(&session).0;
        nothing_is_written(&mut client, &session, &said);
        assert_eq!(
            std::fs::read(file(&home, &session)).expect("the session"),
            whole
        );
        limit(&client, None);
        all_is_written(&mut client, &session);
        let stderr = client.end();
        assert!(stderr.contains("make room for the sessions"), "{stderr}");
        assert!(
            stderr.contains(&session) && stderr.contains(&*home.to_string_lossy()),
            "{stderr}"
        );
    }
}

#[test]
fn a_disk_that_fills_up_in_the_middle_of_a_turn_fails_the_turn_alone() {
    let held = json!({"steps": [{"text": "kept"}, {"hold": "gate"}, {"text": " and more"}]});
    let provider = provider(json!([held, {"steps": [{"text": "done"}]}]));
    let folder = folder(&provider);
    let home = home(&folder);
    let mut client = Client::start(&home);
    let session = client.create();
    client.send("turn.start", Some(&session), json!({"prompt": "Q"}));
    client.until(|record| record["event"] == "turn.assistant_delta");
    limit(&client, Some(1));
    provider.open("gate");
    assert_eq!(client.terminal(), ("failed".into(), "kept and more".into()));
    let said = client.said(&session).0;
    assert!(said.starts_with(&["user Q".to_owned()]), "{said:?}");
    nothing_is_written(&mut client, &session, &said);
    limit(&client, None);
    all_is_written(&mut client, &session);
    let (said, gap) = client.said(&session);
    assert!(!gap && said[..3].contains(&"failed".to_owned()), "{said:?}");
    client.end();
}

/// Whether the service came up where something had to be mounted for it; says loudly when that is not possible here.
fn mounted(client: &mut Client, what: &str) -> bool {
    client.send(
        "initialize",
        None,
        json!({"supported_protocol_versions": [1]}),
    );
    match client.program.line(crate::client::DEADLINE) {
        Ok(Line::Whole(bytes)) => {
            let greeted: Value = serde_json::from_slice(&bytes).expect("a record is JSON");
            assert_eq!(greeted.get("error").unwrap_or(&Value::Null), &Value::Null);
            true
        }
        _ => {
            let _ = writeln!(
                std::io::stderr(),
                "NOT RUN: {what} cannot be mounted here: {}",
                client.stderr()
            );
            false
        }
    }
}

#[test]
fn a_small_disk_that_is_full_is_answered_and_used_again_once_there_is_room() {
    let provider = done();
    let folder = folder(&provider);
    let home = home(&folder);
    let mount = "mount -t tmpfs -o size=64k tmpfs \"$MC_HOME/sessions\" || exit 77;";
    let mut client = Client::start_mounted(&home, mount);
    if !mounted(&mut client, "a small disk") {
        return;
    }
    let session = client.create();
    client.turn(&session, "Q");
    // The folder as the service sees it.
    let root = PathBuf::from(format!("/proc/{}/root", client.program.pid()));
    let inside = root
        .join(home.strip_prefix("/").expect("an absolute path"))
        .join("sessions/filler");
    // Fills all but the session's last page, and then that.
    let mut filler = std::fs::File::create(&inside).expect("a file on the small disk");
    while filler.write_all(&[0; 4096]).is_ok() {}
    let said = loop {
        let answer = client.ask(
            "turn.start",
            Some(&session),
            json!({"prompt": "Q".repeat(1_000)}),
        );
        if answer["error"]["code"] == "session_unavailable" {
            break client.said(&session).0;
        }
        client.terminal();
    };
    assert_eq!(
        client.refusal("session.create", None, json!({})),
        Some("internal_error".into())
    );
    assert!(said.len() >= 3);
    drop(filler);
    std::fs::remove_file(&inside).expect("the filler goes");
    all_is_written(&mut client, &session);
    let stderr = client.end();
    assert!(stderr.contains("make room for the sessions"), "{stderr}");
}

#[test]
fn a_home_that_cannot_be_written_to_can_be_read_and_is_used_again_once_it_can() {
    let provider = done();
    let folder = folder(&provider);
    let home = home(&folder);
    let session = one_turn(&home);
    let mount = "mount --bind \"$MC_HOME\" \"$MC_HOME\" && mount -o remount,bind,ro \"$MC_HOME\" || exit 77;";
    let mut client = Client::start_mounted(&home, mount);
    if !mounted(&mut client, "a read-only home") {
        return;
    }
    let said = client.said(&session).0;
    nothing_is_written(&mut client, &session, &said);
    assert_eq!(
        client.refusal("session.open", Some(&session), json!({})),
        Some("session_unavailable".into())
    );
    let pid = client.program.pid().to_string();
    let home = home.to_string_lossy();
    let again = Command::new("nsenter")
        .args(["-t", &pid, "-m", "mount", "-o", "remount,bind,rw", &home])
        .status();
    assert!(again.is_ok_and(|status| status.success()));
    all_is_written(&mut client, &session);
    let stderr = client.end();
    assert!(stderr.contains("that can be written to"), "{stderr}");
}

/// Also where nothing can be mounted, and for a user whom no permission stops.
#[test]
fn a_home_that_cannot_be_made_is_answered() {
    let provider = done();
    let folder = folder(&provider);
    let (file, link) = (folder.path().join("file"), folder.path().join("link"));
    std::fs::write(&file, "").expect("a file");
    std::os::unix::fs::symlink("gone", &link).expect("a link to nothing");
    for (home, reason) in [(file, "no folder"), (link, "something has that name")] {
        let mut client = Client::start(&home);
        for (method, payload) in [
            ("session.create", json!({})),
            ("turn.start", json!({"prompt": "Q"})),
        ] {
            assert_eq!(
                client.refusal(method, None, payload),
                Some("internal_error".into()),
                "{method}"
            );
        }
        assert_eq!(client.refusal("capabilities", None, json!({})), None);
        let stderr = client.end();
        assert!(stderr.contains(&*home.to_string_lossy()), "{stderr}");
        assert!(stderr.contains(reason), "{stderr}");
    }
}
