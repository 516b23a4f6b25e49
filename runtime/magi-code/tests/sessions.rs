//! `magi-code sessions` at a terminal: list, show, verify, repair, and what damage they tell of.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn magi_code(home: &Path, arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_magi-code"))
        .args(arguments)
        .env("MC_HOME", home)
        .current_dir(home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(input.as_bytes()).expect("input is taken");
    drop(stdin);
    child.wait_with_output().expect("the program ends")
}

fn sessions(home: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let output = magi_code(home, &[&["sessions"], arguments].concat(), "");
    let text = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(text).expect("text"))
}

/// A home with one session of one turn, which failed for want of a credential; its id and its file.
fn home() -> (tempfile::TempDir, String, PathBuf) {
    let home = tempfile::tempdir().expect("a folder");
    let record = |id: &str, method: &str, payload: &str| {
        format!(
            r#"{{"protocol_version":1,"kind":"request","request_id":"{id}","method":"{method}","payload":{payload}}}"#
        ) + "\n"
    };
    let provider = r#"{"provider":"none","providers":{"none":{"api":"anthropic_messages","base_url":"http://127.0.0.1:1","api_key_env":"NOT_SET_ANYWHERE"}}}"#;
    fs::write(home.path().join("settings.json"), provider).expect("settings");
    let input = record("1", "initialize", r#"{"supported_protocol_versions":[1]}"#)
        + &record("2", "turn.start", r#"{"prompt":"What is new?"}"#);
    let output = magi_code(home.path(), &["--app", "service"], &input);
    assert!(output.status.success(), "{output:?}");
    let file = fs::read_dir(home.path().join("sessions"))
        .expect("the folder of sessions")
        .map(|entry| entry.expect("an entry").path())
        .find(|path| {
            path.extension()
                .is_some_and(|extension| extension == "jsonl")
        })
        .expect("a session");
    let id = file
        .file_stem()
        .expect("a name")
        .to_string_lossy()
        .into_owned();
    (home, id, file)
}

#[test]
fn a_session_is_listed_with_its_title_and_shown_with_its_end() {
    let (home, id, _) = home();
    let (code, text) = sessions(home.path(), &["list"]);
    assert_eq!(code, Some(0), "{text}");
    assert!(
        text.starts_with(&id) && text.ends_with("What is new?\n"),
        "{text}"
    );
    let (code, text) = sessions(home.path(), &["show", &id]);
    assert_eq!(code, Some(0), "{text}");
    assert!(
        text.starts_with("user: What is new?\n(failed)")
            || text.starts_with("user: What is new?\n(cancelled)"),
        "{text}"
    );
}

#[test]
fn damage_is_told_with_its_place_and_left_out_of_the_repaired_copy() {
    let (home, id, file) = home();
    let intact = fs::read(&file).expect("the session");
    assert_eq!(sessions(home.path(), &["verify"]).0, Some(0));
    let mut damaged = OpenOptions::new()
        .append(true)
        .open(&file)
        .expect("the session");
    damaged.write_all(b"no record\n").expect("damage");
    let (code, text) = sessions(home.path(), &["verify", &id]);
    assert_eq!(code, Some(1), "{text}");
    assert!(
        text.contains(&format!("byte {}: no intact record", intact.len())),
        "{text}"
    );
    let copy = home.path().join("copy.jsonl");
    let repair = ["repair", &id, "--to", &copy.to_string_lossy()];
    assert_eq!(sessions(home.path(), &repair).0, Some(0));
    assert_eq!(fs::read(&copy).expect("the copy"), intact);
    let (code, text) = sessions(home.path(), &repair);
    assert_eq!(
        code,
        Some(1),
        "a file that exists is not written over: {text}"
    );
    assert_eq!(text.matches("File exists").count(), 1, "{text}");
}

#[test]
fn a_repair_says_which_files_its_copy_stands_for() {
    let (home, id, file) = home();
    let folder = file.parent().expect("a folder");
    let options = session::Options {
        rotate_bytes: 1,
        ..session::Options::default()
    };
    let mut writer = session::Store::at(folder, options)
        .attach(&session::Id::parse(&id).expect("an id"))
        .expect("nobody holds it");
    for _ in 0..2 {
        writer.user("Q").expect("a turn");
        let status = session::Status::Completed;
        writer.finish(status, "A").expect("its end");
    }
    drop(writer);
    let copy = folder.join("copy");
    let repair = ["repair", &id, "--to", &copy.to_string_lossy()];
    let (code, text) = sessions(home.path(), &repair);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("intact (3 files, "), "{text}");
    let place = format!("in the place of {}\n", file.display());
    assert!(text.contains(&place), "{text}");
    for older in [1, 2] {
        let older = folder.join(format!("{id}.{older}.jsonl"));
        assert!(
            text.contains(&format!("\n  {}\n", older.display())),
            "{text}"
        );
        // As it says.
        fs::remove_file(&older).expect("an older file");
    }
    fs::rename(&copy, &file).expect("the copy takes the place");
    let (code, text) = sessions(home.path(), &["verify", &id]);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("intact (1 file, "), "{text}");
    assert!(text.contains(", 3 turns)"), "{text}");
}

#[test]
fn a_session_that_is_written_to_meanwhile_is_read_all_the_same() {
    let (home, id, file) = home();
    let folder = file.parent().expect("a folder");
    let mut writer = session::Store::at(folder, session::Options::default())
        .attach(&session::Id::parse(&id).expect("an id"))
        .expect("nobody holds it");
    std::thread::scope(|scope| {
        let writing = scope.spawn(|| {
            for _ in 0..40 {
                writer.user("Q").expect("a turn");
                let status = session::Status::Completed;
                writer.finish(status, "A").expect("its end");
            }
        });
        while !writing.is_finished() {
            let (code, text) = sessions(home.path(), &["verify", &id]);
            assert_eq!(code, Some(0), "{text}");
        }
    });
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let (home, ..) = home();
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let output = Command::new(env!("CARGO_BIN_EXE_magi-code"))
        .args(["sessions", "list"])
        .env("MC_HOME", home.path())
        .stdout(writer)
        .output()
        .expect("the program ends");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(output.stderr.is_empty(), "{output:?}");
}

#[test]
fn an_unknown_id_is_refused_with_the_way_to_find_one() {
    let (home, ..) = home();
    let (code, text) = sessions(home.path(), &["show", "../../etc"]);
    assert_eq!(code, Some(1));
    assert!(text.contains("magi-code sessions list"), "{text}");
}
