//! The program itself: where it looks, what it writes, how it ends.

#![expect(
    clippy::unwrap_used,
    reason = "a folder that cannot be set up must stop the test"
)]

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// A repository with our schema and nothing generated.
fn repository() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("../schema");
    copy(&ours, &folder.path().join("schema"));
    fs::create_dir(folder.path().join("generated")).unwrap();
    folder
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let (path, to) = (
            entry.as_ref().unwrap().path(),
            to.join(entry.unwrap().file_name()),
        );
        if path.is_dir() {
            copy(&path, &to);
        } else {
            fs::copy(&path, &to).unwrap();
        }
    }
}

fn run(folder: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let Output {
        status,
        stderr,
        stdout,
    } = Command::new(env!("CARGO_BIN_EXE_magi-schema"))
        .args(arguments)
        .current_dir(folder)
        .output()
        .unwrap();
    // What the check found is its result; the others have none.
    assert!(stdout.is_empty() || arguments[0] == "check");
    let [out, err] = [stdout, stderr].map(|text| String::from_utf8(text).unwrap());
    (status.code(), out + &err)
}

#[test]
fn what_was_generated_is_fresh_until_somebody_edits_it() {
    let repository = repository();
    let root = repository.path();
    let (code, text) = run(root, &["generate", "--check"]);
    assert_eq!(code, Some(1), "{text}");
    assert!(
        text.contains("generated/schema/app-service.json is missing\n"),
        "{text}"
    );
    assert!(text.contains("run `cargo gen`"), "{text}");

    // From a folder below, too.
    assert_eq!(run(&root.join("schema"), &["generate"]).0, Some(0));
    let (code, text) = run(root, &["generate", "--check"]);
    assert_eq!(code, Some(0));
    assert!(
        text.starts_with("generated/ is fresh: ") && text.lines().count() == 1,
        "{text}"
    );

    let meta = root.join("generated/schema/app-service.meta.json");
    let edited = fs::read_to_string(&meta)
        .unwrap()
        .replace("\"protocol_version\": 1", "\"protocol_version\": 2");
    fs::write(&meta, edited).unwrap();
    let (code, text) = run(root, &["generate", "--check"]);
    assert_eq!(code, Some(1));
    assert!(
        text.contains("-   \"protocol_version\": 2,\n  +   \"protocol_version\": 1,\n"),
        "{text}"
    );
}

#[test]
fn nothing_is_written_from_a_schema_with_a_fault() {
    let repository = repository();
    let file = repository.path().join("schema/app-service/limits.json");
    fs::write(&file, "{\"limits\": {,}}").unwrap();
    let (code, text) = run(repository.path(), &["generate"]);
    assert_eq!(code, Some(1));
    assert!(
        text.starts_with(
            "app-service/limits.json: not JSON: key must be a string at line 1 column 13 [dialect]\n"
        ),
        "{text}"
    );
    assert_eq!(
        fs::read_dir(repository.path().join("generated"))
            .unwrap()
            .count(),
        0
    );
}

#[test]
fn the_check_judges_both_protocols_and_says_where_one_is_wrong() {
    let repository = repository();
    assert_eq!(run(repository.path(), &["generate"]).0, Some(0));
    let (code, text) = run(repository.path(), &["check"]);
    assert_eq!(code, Some(0), "{text}");
    let judged = |protocol: &str| {
        text.lines()
            .any(|line| line.starts_with(protocol) && line.contains(" examples"))
    };
    assert!(judged("app-service: ") && judged("macp: "), "{text}");

    let file = repository.path().join("schema/macp/signal.json");
    let right = fs::read_to_string(&file).unwrap();
    for (from, to, place) in [
        (
            "\"x-since\": \"1.0\"",
            "\"x-since\": \"1.0\", \"x-other\": 1",
            "#/$defs/",
        ),
        (
            "\"signal_type\": \"",
            "\"signal_type\": 7, \"was\": \"",
            "/examples/0/signal_type: the example is refused: type [example]\n",
        ),
        (
            "\"description\"",
            "description",
            "macp/signal.json: not JSON",
        ),
    ] {
        let wrong = right.replacen(from, to, 1);
        assert_ne!(wrong, right, "{from}");
        fs::write(&file, wrong).unwrap();
        let (code, text) = run(repository.path(), &["check"]);
        assert_eq!(code, Some(1), "{text}");
        assert!(text.contains(place), "{text}");
    }
}

#[test]
fn outside_of_a_repository_it_says_what_it_looked_for() {
    let folder = tempfile::tempdir().unwrap();
    let (code, text) = run(folder.path(), &["generate"]);
    assert_eq!(code, Some(2));
    assert!(
        text.contains("no folder upwards from here has schema/ and generated/"),
        "{text}"
    );
}

#[test]
fn a_hand_written_file_in_generated_is_named_and_kept() {
    let repository = repository();
    let file = repository.path().join("generated/notes.md");
    fs::write(&file, "mine").unwrap();
    let (code, text) = run(repository.path(), &["generate"]);
    assert_eq!(code, Some(1));
    assert!(
        text.contains("generated/notes.md was not written by `cargo gen`"),
        "{text}"
    );
    assert!(file.exists());
}

#[test]
fn a_validator_comes_from_any_schema_and_the_files_it_refers_to() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("schemas")).unwrap();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    write(
        "schemas/order.json",
        r#"{"properties":{"item":{"$ref":"item.json"},"buyer":{"$ref":"https://example.test/buyer"}},"required":["item"]}"#,
    );
    write(
        "schemas/item.json",
        r#"{"type":"string","pattern":"^[a-z]+$"}"#,
    );
    write("buyer.json", r#"{"type":"object"}"#);
    let make = |more: &[&str]| {
        let always = [
            "generate",
            "--lang",
            "rust-validator",
            "--from",
            "schemas/order.json",
        ];
        run(folder.path(), &[&always, more].concat())
    };
    let with = [
        "--with",
        "schemas/item.json",
        "--with",
        "https://example.test/buyer=buyer.json",
    ];
    assert_eq!(
        make(&[&with[..], &["--out", "order.rs"]].concat()).0,
        Some(0)
    );
    let code = fs::read_to_string(folder.path().join("order.rs")).unwrap();
    assert!(
        code.contains("pub fn order(value: &Value) -> Result<(), Invalid>"),
        "{code}"
    );
    assert!(
        code.contains("valid by the schema at `order.json`"),
        "where the file lies differs between machines: {code}"
    );
    let (ended, text) = make(&with[..2]);
    assert_eq!(ended, Some(1), "{text}");
    assert!(
        text.contains("/properties/buyer/$ref: nothing stands at https://example.test/buyer"),
        "{text}"
    );
    write(
        "schemas/item.json",
        "\u{feff}{\"type\":\"string\",\"pattern\":\"^[a-z]+$\"}",
    );
    let marked = make(&[&with[..], &["--out", "order.rs"]].concat());
    assert_eq!(marked.0, Some(0), "a mark before the text: {}", marked.1);
    let (ended, text) = make(&[&with[..], &["--name", "gen"]].concat());
    assert_eq!(ended, Some(2), "{text}");
    assert!(text.contains("`gen` is no name for code"), "{text}");
    write("schemas/item.json", r#"{"type":"string","type":"null"}"#);
    assert_eq!(make(&with).0, Some(2), "a member named twice");
}

#[cfg(unix)]
#[test]
fn where_nobody_reads_what_is_said_nothing_breaks() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("wrong.jsonl");
    fs::write(&file, "{}\n".repeat(10_000)).unwrap();
    let closed = || {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        writer
    };
    let validate = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_magi-schema"));
        command.arg("validate").arg(&file);
        command
    };
    let output = validate().stderr(closed()).output().unwrap();
    assert_eq!(output.status.code(), Some(1), "standard error is gone");
    let output = validate().stdout(closed()).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(
        (output.status.code(), said.as_str()),
        (Some(2), ""),
        "standard output is gone"
    );
}
