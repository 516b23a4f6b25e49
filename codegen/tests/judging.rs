//! `check`, `validate` and `trace` as programs: what they print in each format, and how they end.

#![expect(
    clippy::unwrap_used,
    reason = "a folder that cannot be set up must stop the test"
)]

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_magi-schema"));
    command.args(arguments).current_dir(folder);
    command
}

fn run(folder: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    ended(command(folder, arguments).output().unwrap())
}

fn ended(output: Output) -> (Option<i32>, String, String) {
    let [out, err] = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    (output.status.code(), out, err)
}

/// Our schema with one code that nobody answers, and nothing generated.
fn broken_tree() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("../schema");
    copy(&ours, &folder.path().join("schema"));
    fs::create_dir(folder.path().join("generated")).unwrap();
    let errors = folder.path().join("schema/app-service/errors.json");
    let mut whole: Value = serde_json::from_str(&fs::read_to_string(&errors).unwrap()).unwrap();
    let codes = whole["errors"].as_array_mut().unwrap();
    let mut last = codes.last().unwrap().clone();
    last["code"] = json!("tired");
    codes.push(last);
    fs::write(errors, serde_json::to_string_pretty(&whole).unwrap()).unwrap();
    folder
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let to = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy(&path, &to);
        } else {
            fs::copy(&path, &to).unwrap();
        }
    }
}

#[test]
fn a_broken_tree_is_told_with_file_line_pointer_rule_and_what_to_do() {
    let tree = broken_tree();
    let (code, out, err) = run(tree.path(), &["check", "--format", "json"]);
    assert_eq!(code, Some(1), "{err}");
    let report: Value = serde_json::from_str(&out).unwrap();
    let [finding] = report["findings"].as_array().unwrap().as_slice() else {
        panic!("{out}")
    };
    assert_eq!(finding["file"], "schema/app-service/errors.json");
    assert_eq!(finding["rule"], "code");
    assert_eq!(finding["message"], "nobody answers `tired`");
    assert!(!finding["hint"].as_str().unwrap().is_empty());
    let text = fs::read_to_string(tree.path().join("schema/app-service/errors.json")).unwrap();
    let line = usize::try_from(finding["line"].as_u64().unwrap()).unwrap();
    let pointed = text.lines().nth(line).unwrap();
    assert!(
        pointed.contains("\"tired\""),
        "line {line} is before {pointed}"
    );

    let (code, out, _) = run(tree.path(), &["check"]);
    assert_eq!(code, Some(1));
    let expected = format!("schema/app-service/errors.json:{line}#");
    assert!(
        out.starts_with(&expected) && out.contains("[code]\n  hint: "),
        "{out}"
    );
    assert!(!out.contains('\x1b'), "no colour where nobody looks");

    let (_, out, _) = run(tree.path(), &["check", "--format", "github"]);
    let expected = format!("::error file=schema/app-service/errors.json,line={line},title=code::");
    assert!(out.starts_with(&expected), "{out}");

    let (code, out, _) = run(tree.path(), &["check", "--format", "sarif"]);
    assert_eq!(code, Some(1));
    first_result(&sarif(&out), "code", line as u64);
}

/// The schema of SARIF 2.1.0 as published, its formats of text among the rules.
fn sarif_schema() -> jsonschema::Validator {
    let mut schema: Value =
        serde_json::from_str(include_str!("sarif/sarif-schema-2.1.0.json")).unwrap();
    // The pattern of a language has a bracket too many for a regular expression; we write none.
    for place in ["run", "toolComponent"] {
        let language = &mut schema["definitions"][place]["properties"]["language"];
        language.as_object_mut().unwrap().remove("pattern").unwrap();
    }
    let options = jsonschema::options().should_validate_formats(true);
    options.build(&schema).unwrap()
}

/// A log that keeps the published schema.
fn sarif(out: &str) -> Value {
    let log: Value = serde_json::from_str(out).unwrap();
    let wrong: Vec<String> = sarif_schema()
        .iter_errors(&log)
        .map(|error| format!("{}: {error}", error.instance_path()))
        .collect();
    assert!(wrong.is_empty(), "{}\n{out}", wrong.join("\n"));
    log
}

/// The first result of a log names its place and a rule that the log describes.
fn first_result(log: &Value, rule: &str, line: u64) {
    let run = &log["runs"][0];
    let rules = run["tool"]["driver"]["rules"].as_array().unwrap();
    assert!(
        rules.iter().any(|known| known["id"] == rule),
        "{rule} has no description"
    );
    let result = &run["results"][0];
    assert_eq!(result["ruleId"], rule);
    let place = &result["locations"][0]["physicalLocation"];
    assert!(place["artifactLocation"]["uri"].is_string());
    assert_eq!(place["region"]["startLine"], line);
}

#[test]
fn a_log_that_sarif_does_not_know_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a file.jsonl"), records()).unwrap();
    let (_, out, _) = run(
        folder.path(),
        &["validate", "a file.jsonl", "--format", "sarif"],
    );
    let log = sarif(&out);
    assert_eq!(log["runs"][0]["results"].as_array().unwrap().len(), 7);
    first_result(&log, "json", 2);
    for (pointer, wrong) in [
        ("/version", json!("2.0.0")),
        ("/runs/0/results/0/level", json!("fatal")),
        ("/runs/0/results/0/message", json!("text")),
        (
            "/runs/0/results/0/locations/0/physicalLocation/region/startLine",
            json!(0),
        ),
        (
            "/runs/0/results/0/locations/0/physicalLocation/artifactLocation/uri",
            json!("a file.jsonl"),
        ),
        ("/runs/0/tool/driver", json!({"rules": []})),
    ] {
        let mut log = log.clone();
        *log.pointer_mut(pointer).unwrap() = wrong;
        assert!(!sarif_schema().is_valid(&log), "{pointer}");
    }
}

#[test]
fn stale_files_are_findings_too() {
    let tree = tempfile::tempdir().unwrap();
    copy(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../schema"),
        &tree.path().join("schema"),
    );
    fs::create_dir(tree.path().join("generated")).unwrap();
    let (code, out, _) = run(tree.path(), &["check"]);
    assert_eq!(code, Some(1));
    let expected =
        "generated/schema/app-service.json: it is missing [fresh]\n  hint: run `cargo gen`";
    assert!(out.contains(expected), "{out}");
    assert_eq!(run(tree.path(), &["generate"]).0, Some(0));
    let (code, out, err) = run(tree.path(), &["check", "--format", "json"]);
    assert_eq!(
        (code, err.ends_with("nothing found\n")),
        (Some(0), true),
        "{err}"
    );
    let report: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(report["findings"], json!([]));
}

const GOOD: &str =
    r#"{"protocol_version":1,"kind":"request","request_id":"1","method":"status","payload":{}}"#;

/// Good lines around one of each kind that is wrong.
fn records() -> Vec<u8> {
    let more = GOOD.replace("{}", "{\"more\":1}");
    let long = format!("{{\"x\":\"{}\"}}", "x".repeat(200_000));
    let twice = GOOD.replace("\"kind\"", "\"request_id\":\"2\",\"kind\"");
    let lines: [&[u8]; 9] = [
        GOOD.as_bytes(),
        b"",
        b"{\"x\":\"\xff\"}",
        long.as_bytes(),
        twice.as_bytes(),
        more.as_bytes(),
        b"{\"protocol_version\":1,\"kind\":\"event\",\"event_id\":\"e\",\"request_id\":\"1\",\"session_id\":\"s\",\"event\":\"turn.assistant_delta\",\"payload\":{\"turn_id\":\"t\",\"sequence\":-1,\"text\":\"\",\"later\":true}}",
        b"[]\r",
        // The last line has no newline.
        GOOD.as_bytes(),
    ];
    lines.join(&b'\n')
}

fn expected(file: &str) -> Value {
    let finding =
        |line: u64, pointer: &str, rule: &str, code: &str| json!([file, line, pointer, rule, code]);
    json!([
        finding(2, "", "json", "invalid_json"),
        finding(3, "", "utf8", "invalid_json"),
        finding(4, "", "record_bytes", "record_too_large"),
        finding(5, "", "duplicate_key", "invalid_json"),
        finding(6, "/payload", "additionalProperties", "invalid_payload"),
        finding(7, "/payload/sequence", "minimum", "invalid_payload"),
        finding(8, "", "type", "invalid_request"),
    ])
}

fn found(out: &str) -> Value {
    let report: Value = serde_json::from_str(out).unwrap();
    let findings = report["findings"].as_array().unwrap().iter();
    findings
        .map(|found| {
            json!([
                found["file"],
                found["line"],
                found["pointer"],
                found["rule"],
                found["code"]
            ])
        })
        .collect()
}

#[test]
fn each_wrong_record_is_told_with_line_pointer_rule_and_code() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("mixed.jsonl"), records()).unwrap();
    fs::write(
        folder.path().join("good.jsonl"),
        format!("{GOOD}\r\n{GOOD}\n"),
    )
    .unwrap();
    let (code, out, err) = run(
        folder.path(),
        &["validate", "good.jsonl", "mixed.jsonl", "--format", "json"],
    );
    assert_eq!((code, found(&out)), (Some(1), expected("mixed.jsonl")));
    assert_eq!(err, "2 files, 11 records, 7 findings\n");

    let (code, out, err) = run(folder.path(), &["validate", "good.jsonl"]);
    assert_eq!((code, out.as_str()), (Some(0), ""));
    assert_eq!(err, "1 file, 2 records, nothing found\n");
    let (_, out, _) = run(
        folder.path(),
        &["validate", "good.jsonl", "--format", "sarif"],
    );
    assert_eq!(sarif(&out)["runs"][0]["results"], json!([]));

    let (_, out, _) = run(folder.path(), &["validate", "mixed.jsonl"]);
    assert!(
        out.contains("mixed.jsonl:6#/payload: has a member that is not known [additionalProperties, invalid_payload]\n"),
        "{out}"
    );
}

#[test]
fn each_wrong_record_is_told_what_the_contract_allows() {
    let folder = tempfile::tempdir().unwrap();
    let start = GOOD.replace("status", "turn.start");
    let terminal = r#"{"protocol_version":1,"kind":"event","event_id":"e","request_id":"1","session_id":"s","event":"turn.terminal","payload":{"turn_id":"t","sequence":1,"status":"compelted"}}"#;
    let delta = terminal.replace("turn.terminal", "turn.assistant_delta");
    for (record, hint) in [
        ("{".to_owned(), "Each line is one JSON object"),
        ("[]".to_owned(), "write an object"),
        (
            GOOD.replace("request\"", "reqest\""),
            "`kind` is `request`, `response` or `event`",
        ),
        (GOOD.replace("status", "turn.satrt"), "write `turn.start`, "),
        (GOOD.replace(":1,", ":2,"), "write `1`"),
        (GOOD.replace("{}", "[]"), "write an object"),
        (GOOD.replace("{}", "{\"more\":1}"), "leave it empty"),
        (
            GOOD.replace("\"1\"", "1"),
            "write a string of at most 128 bytes, not empty",
        ),
        (
            GOOD.replace("status\"", "session.list\"")
                .replace("\"payload\"", "\"session_id\":\"s\",\"payload\""),
            "leave `session_id` out",
        ),
        (start.clone(), "add `prompt`: a string of at most "),
        (
            start.replace("{}", "{\"prompt\":\"a\",\"optoins\":{}}"),
            "known here: `options` or `prompt`",
        ),
        (
            terminal.to_owned(),
            "write `completed`, `cancelled` or `failed`",
        ),
        (
            delta.replace("\"sequence\":1", "\"sequence\":-1"),
            "write an integer from 1 to ",
        ),
    ] {
        fs::write(folder.path().join("one.jsonl"), &record).unwrap();
        let (_, out, _) = run(
            folder.path(),
            &["validate", "one.jsonl", "--format", "json"],
        );
        let report: Value = serde_json::from_str(&out).unwrap();
        let said = report["findings"][0]["hint"].as_str();
        assert!(
            said.is_some_and(|said| said.starts_with(hint)),
            "{record}: {out}"
        );
    }
}

#[test]
fn records_come_through_a_pipe_too() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = command(folder.path(), &["validate", "--format", "json", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    // In pieces that end within lines.
    for piece in records().chunks(1000) {
        input.write_all(piece).unwrap();
    }
    drop(input);
    let (code, out, _) = ended(child.wait_with_output().unwrap());
    assert_eq!((code, found(&out)), (Some(1), expected("stdin")));
}

#[test]
fn no_record_at_all_is_a_finding() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("empty.jsonl"), "").unwrap();
    for verb in ["validate", "trace"] {
        let (code, out, _) = run(folder.path(), &[verb, "empty.jsonl"]);
        assert_eq!(code, Some(1), "{verb}");
        let expected = "empty.jsonl: no record at all [empty]\n  hint: see whether ";
        assert!(out.starts_with(expected), "{out}");
        let nothing = command(folder.path(), &[verb, "-", "--format", "sarif"])
            .stdin(Stdio::null())
            .output();
        let (code, out, _) = ended(nothing.unwrap());
        assert_eq!(code, Some(1), "{verb}");
        assert_eq!(sarif(&out)["runs"][0]["results"][0]["ruleId"], "empty");
    }
}

#[test]
fn what_cannot_be_looked_at_ends_with_two() {
    let folder = tempfile::tempdir().unwrap();
    for verb in ["validate", "trace"] {
        let (code, _, err) = run(folder.path(), &[verb, "nothing.jsonl"]);
        assert!(
            code == Some(2) && err.starts_with("magi-schema: nothing.jsonl: "),
            "{err}"
        );
        assert_eq!(run(folder.path(), &[verb]).0, Some(2), "no file");
    }
    assert_eq!(run(folder.path(), &["check"]).0, Some(2));
}

#[test]
fn each_file_is_a_conversation_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("one.jsonl"), format!("{GOOD}\n")).unwrap();
    fs::write(folder.path().join("two.jsonl"), format!("{GOOD}\n")).unwrap();
    let (code, out, _) = run(
        folder.path(),
        &["trace", "one.jsonl", "two.jsonl", "--format", "json"],
    );
    assert_eq!(code, Some(1));
    let unanswered = |file: &str| json!([file, 1, "", "unanswered", null]);
    assert_eq!(
        found(&out),
        json!([unanswered("one.jsonl"), unanswered("two.jsonl")])
    );
    let (_, out, _) = run(folder.path(), &["trace", "one.jsonl", "--format", "sarif"]);
    first_result(&sarif(&out), "unanswered", 1);
}

#[test]
fn the_contract_of_a_tree_is_taken_where_one_is_named() {
    let tree = tempfile::tempdir().unwrap();
    copy(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("../schema"),
        &tree.path().join("schema"),
    );
    fs::write(tree.path().join("good.jsonl"), GOOD).unwrap();
    let named = ["validate", "good.jsonl", "--root", "."];
    assert_eq!(run(tree.path(), &named).0, Some(0));
    fs::write(tree.path().join("schema/app-service/limits.json"), "{,}").unwrap();
    assert_eq!(
        run(tree.path(), &named).0,
        Some(2),
        "a contract that cannot be read"
    );
    assert_eq!(run(tree.path(), &named[..2]).0, Some(0), "the one built in");
}
