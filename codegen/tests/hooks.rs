//! The GitHub Action and the pre-commit hooks: their own commands, run in somebody's repository.
//! `cargo` is a stand-in that hands out the program this test was built with, so that nothing is built twice.

#![expect(
    clippy::unwrap_used,
    reason = "a folder that cannot be set up must stop the test"
)]
#![cfg(unix)]

use std::fs;
use std::io::Write as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn tree() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .canonicalize()
        .unwrap()
}

/// A repository with one good and one bad file of records, and a `cargo` beside it.
fn repository() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    let transcripts = tree().join("codegen/tests/transcripts");
    for (name, from) in [
        ("good", "accept/two-turns-interleave"),
        ("bad", "reject/dropped"),
    ] {
        fs::copy(
            transcripts.join(format!("{from}.jsonl")),
            root.join(format!("{name}.transcript.jsonl")),
        )
        .unwrap();
    }
    fs::create_dir(root.join("bin")).unwrap();
    let cargo = root.join("bin/cargo");
    let program = env!("CARGO_BIN_EXE_magi-schema");
    // `install --path P --root R` puts the program there; `run --manifest-path M -- …` runs it. P and M must hold the program.
    let script = format!(
        r#"#!/bin/sh
set -e
verb=$1
while [ $# -gt 0 ]; do
    case $1 in
    --path) manifest=$2/Cargo.toml; shift ;;
    --manifest-path) manifest=$2; shift ;;
    --root) to=$2; shift ;;
    --) shift; break ;;
    esac
    shift
done
grep -q 'name = "magi-schema"' "$manifest"
case $verb in
install) mkdir -p "$to/bin" && cp {program} "$to/bin/magi-schema" ;;
run) exec {program} "$@" ;;
*) exit 3 ;;
esac
"#
    );
    fs::write(&cargo, script).unwrap();
    fs::set_permissions(&cargo, fs::Permissions::from_mode(0o755)).unwrap();
    folder
}

fn path(root: &Path) -> String {
    let ours = root.join("bin").display().to_string();
    format!("{ours}:{}", std::env::var("PATH").unwrap())
}

fn said(output: &Output) -> String {
    let [out, err] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
    format!("{out}{err}")
}

/// The `run` of every step: what stands behind it, or the deeper lines below it.
fn steps(action: &str) -> Vec<String> {
    let mut steps = Vec::new();
    let mut lines = action.lines().peekable();
    while let Some(line) = lines.next() {
        let Some(command) = line.trim_start().strip_prefix("run: ") else {
            continue;
        };
        if command != "|" {
            steps.push(command.to_owned());
            continue;
        }
        let depth = |line: &str| line.len() - line.trim_start().len();
        let outer = depth(line);
        let mut block = String::new();
        while let Some(line) = lines.next_if(|line| depth(line) > outer) {
            block += line.trim_start();
            block.push('\n');
        }
        steps.push(block);
    }
    steps
}

#[test]
fn the_action_builds_the_program_and_fails_with_the_findings_beside_their_lines() {
    let repository = repository();
    let root = repository.path();
    let folder = tree().join(".github/actions/magi-schema");
    let action = fs::read_to_string(folder.join("action.yml")).unwrap();
    let steps = steps(&action);
    assert_eq!(steps.len(), 2, "build and run");
    let run = |arguments: &str| {
        let mut last = None;
        for step in &steps {
            // As a runner does for `shell: bash`.
            let output = Command::new("bash")
                .args(["--noprofile", "--norc", "-eo", "pipefail", "-c", step])
                .current_dir(root)
                .env("PATH", path(root))
                .env("GITHUB_ACTION_PATH", &folder)
                .env("RUNNER_TEMP", root.join("temp"))
                .env("COMMAND", "trace")
                .env("ARGUMENTS", arguments)
                .output()
                .unwrap();
            last = Some(output);
        }
        last.unwrap()
    };
    let good = run("good.transcript.jsonl");
    assert!(good.status.success(), "{}", said(&good));
    let all = run("**/*.transcript.jsonl");
    assert_eq!(all.status.code(), Some(1), "{}", said(&all));
    assert!(
        said(&all).contains("::error file=bad.transcript.jsonl,line=6,title=dropped::"),
        "{}",
        said(&all)
    );
}

#[test]
fn every_hook_runs_its_entry_in_the_repository_that_uses_it() {
    let repository = repository();
    let root = repository.path();
    let hooks = fs::read_to_string(tree().join(".pre-commit-hooks.yaml")).unwrap();
    let entries: Vec<&str> = hooks
        .lines()
        .filter_map(|line| line.trim().strip_prefix("entry: "))
        .collect();
    assert_eq!(entries.len(), 3);
    let run = |entry: &str, files: &[&str]| {
        let (script, command) = entry.split_once(' ').unwrap();
        let output = Command::new(tree().join(script))
            .arg(command)
            .args(files)
            .current_dir(root)
            .env("PATH", path(root))
            .output()
            .unwrap();
        (output.status.code(), said(&output))
    };
    let [check, validate, trace] = entries[..] else {
        unreachable!("three entries")
    };
    assert_eq!(run(trace, &["good.transcript.jsonl"]).0, Some(0));
    let (code, text) = run(trace, &["good.transcript.jsonl", "bad.transcript.jsonl"]);
    assert!(
        code == Some(1) && text.contains("bad.transcript.jsonl:6#"),
        "{text}"
    );
    assert_eq!(run(validate, &["bad.transcript.jsonl"]).0, Some(0));
    let (code, text) = run(check, &[]);
    assert!(
        code == Some(2) && text.contains("no folder upwards"),
        "{text}"
    );
}

#[test]
fn pre_commit_itself_takes_the_hooks() {
    if Command::new("pre-commit")
        .arg("--version")
        .output()
        .is_err()
    {
        let mut out = std::io::stdout().lock();
        let _ = writeln!(
            out,
            "NOT RUN: there is no pre-commit here, so nothing was seen of the hooks under it"
        );
        return;
    }
    let repository = repository();
    let root = repository.path();
    let hooks = root.join("hooks-of-ours");
    fs::create_dir_all(hooks.join("codegen/hooks")).unwrap();
    for file in [
        ".pre-commit-hooks.yaml",
        "codegen/Cargo.toml",
        "codegen/hooks/magi-schema",
    ] {
        fs::copy(tree().join(file), hooks.join(file)).unwrap();
    }
    let git = |folder: &Path, arguments: &[&str]| {
        let who = ["-c", "user.name=t", "-c", "user.email=t@example.test"];
        let output = Command::new("git")
            .args(who)
            .args(arguments)
            .current_dir(folder)
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", said(&output));
    };
    for folder in [&hooks, root] {
        git(folder, &["init", "-q"]);
        git(folder, &["add", "."]);
        git(folder, &["commit", "-q", "-m", "A start"]);
    }
    let run = |file: &str| {
        let output = Command::new("pre-commit")
            .args([
                "try-repo",
                "hooks-of-ours",
                "magi-schema-trace",
                "--files",
                file,
            ])
            .current_dir(root)
            .env("PATH", path(root))
            .env("PRE_COMMIT_HOME", root.join("cache"))
            .output()
            .unwrap();
        (output.status.success(), said(&output))
    };
    let (passed, text) = run("good.transcript.jsonl");
    assert!(passed && text.contains("Passed"), "{text}");
    let (passed, text) = run("bad.transcript.jsonl");
    assert!(!passed && text.contains("[dropped]"), "{text}");
}
