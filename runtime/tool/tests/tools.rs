//! Each tool as a model calls it.
#![expect(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::fs;
use std::os::unix::fs::symlink;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::{Value, json};
use tempfile::TempDir;
use tool::{Answer, Toolbox, Watch, builtin};

fn project() -> TempDir {
    let root = tempfile::tempdir().unwrap();
    let write = |path: &str, text: &[u8]| {
        let path = root.path().join("project").join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    };
    write("a.rs", b"fn main() {}\r\n// caf\xc3\xa9\n");
    write("src/b.rs", b"fn other() {}\n");
    write("src/deep/c.txt", b"nothing\n");
    write("target/built.rs", b"fn main() {}\n");
    write(".git/config", b"fn main() {}\n");
    write(".gitignore", b"target\n");
    write("binary", b"fn main\0\n");
    write("empty", b"");
    fs::write(root.path().join("secret.rs"), "fn main() { secret }\n").unwrap();
    symlink("../secret.rs", root.path().join("project/link.rs")).unwrap();
    symlink("..", root.path().join("project/up")).unwrap();
    root
}

fn run(root: &TempDir, name: &str, input: &Value) -> Answer {
    let toolbox = Toolbox::new(&root.path().join("project"), &[], &[]).unwrap();
    toolbox.run(name, &input.to_string(), &Watch::new(&|| false))
}

fn check(name: &str, cases: &[(Value, Result<&str, &str>)]) {
    let root = project();
    for (input, expected) in cases {
        let answer = run(&root, name, input);
        let (text, failed) = match expected {
            Ok(text) => (*text, false),
            Err(text) => (*text, true),
        };
        assert_eq!(
            (answer.text.as_str(), answer.failed),
            (text, failed),
            "{name} {input}"
        );
    }
}

const OUTSIDE: Result<&str, &str> = Err("this path is outside of the folders that may be used");
const MISSING: Result<&str, &str> = Err("there is nothing at this path");

#[test]
fn read_answers_numbered_lines_and_where_to_go_on() {
    check(
        "read",
        &[
            (json!({"path": "a.rs"}), Ok("1\tfn main() {}\n2\t// café\n")),
            (
                json!({"path": "a.rs", "limit": 1}),
                Ok("1\tfn main() {}\n(there is more; go on with offset 2)\n"),
            ),
            (json!({"path": "a.rs", "offset": 2}), Ok("2\t// café\n")),
            (
                json!({"path": "a.rs", "offset": 0, "limit": 0}),
                Ok("1\tfn main() {}\n(there is more; go on with offset 2)\n"),
            ),
            (
                json!({"path": "a.rs", "offset": 3}),
                Ok("(the file has 2 lines)\n"),
            ),
            (json!({"path": "empty"}), Ok("(the file is empty)\n")),
            (json!({"path": "binary"}), Err("this is not a text file")),
            (json!({"path": "src"}), Err("this is not a file")),
            (json!({"path": "nothing"}), MISSING),
            (json!({"path": "link.rs"}), OUTSIDE),
            (json!({"path": "up/secret.rs"}), OUTSIDE),
            (json!({"path": "/etc/passwd"}), OUTSIDE),
        ],
    );
}

#[test]
fn a_line_without_end_is_cut_and_its_number_kept() {
    let root = project();
    let long = "x".repeat(10_000_000);
    fs::write(
        root.path().join("project/long"),
        format!("{long}\nafter\n{long}"),
    )
    .unwrap();
    let answer = run(&root, "read", &json!({"path": "long"}));
    let lines: Vec<&str> = answer.text.lines().collect();
    assert!(lines[0].ends_with("(line cut)") && lines[0].len() < 3000);
    assert_eq!(lines[1], "2\tafter");
    assert_eq!(lines.len(), 3);
}

/// The rest of the line would be passed over until the time is up.
#[test]
fn a_disk_image_is_given_up_at_its_beginning() {
    let root = project();
    let image = fs::File::create(root.path().join("project/image")).unwrap();
    image.set_len(1 << 40).unwrap();
    let toolbox = Toolbox::new(&root.path().join("project"), &[], &[]).unwrap();
    let looks = AtomicUsize::new(0);
    let stopped = || looks.fetch_add(1, Ordering::Relaxed) > 100;
    let input = json!({"path": "image"}).to_string();
    let answer = toolbox.run("read", &input, &Watch::new(&stopped));
    assert_eq!(answer.text, "this is not a text file");
}

#[test]
fn a_long_file_comes_in_pieces_that_fit_together() {
    let root = project();
    let text: String = (1..=9000).map(|n| format!("line {n}\n")).collect();
    fs::write(root.path().join("project/long"), &text).unwrap();
    let (mut offset, mut seen) = (1, String::new());
    while let Some(next) = {
        let answer = run(&root, "read", &json!({"path": "long", "offset": offset}));
        assert!(answer.text.len() < 50_000);
        for line in answer.text.lines().filter(|line| !line.starts_with('(')) {
            seen.push_str(line.split_once('\t').unwrap().1);
            seen.push('\n');
        }
        answer
            .text
            .rsplit_once("offset ")
            .map(|(_, rest)| rest.trim_end_matches([')', '\n']).parse::<u64>().unwrap())
    } {
        offset = next;
    }
    assert!(seen == text);
}

#[test]
fn list_names_what_is_in_a_folder() {
    check(
        "list",
        &[
            (
                json!({}),
                Ok(".git/\n.gitignore\na.rs\nbinary\nempty\nlink.rs@\nsrc/\ntarget/\nup@\n"),
            ),
            (json!({"path": "src"}), Ok("b.rs\ndeep/\n")),
            (json!({"path": "a.rs"}), Err("this is not a folder")),
            (json!({"path": "up"}), OUTSIDE),
            (json!({"path": ".."}), OUTSIDE),
        ],
    );
}

#[test]
fn glob_finds_files_by_path_and_follows_no_link() {
    check(
        "glob",
        &[
            (json!({"pattern": "*.rs"}), Ok("a.rs\nsrc/b.rs\n")),
            (json!({"pattern": "src/*"}), Ok("src/b.rs\n")),
            (
                json!({"pattern": "src/**"}),
                Ok("src/b.rs\nsrc/deep/c.txt\n"),
            ),
            (
                json!({"pattern": "*.txt", "path": "src"}),
                Ok("src/deep/c.txt\n"),
            ),
            (json!({"pattern": "*.py"}), Ok("(no file matches)\n")),
            (json!({"pattern": "*.rs", "path": ".."}), OUTSIDE),
        ],
    );
    let root = project();
    let answer = run(&root, "glob", &json!({"pattern": "a["}));
    assert!(
        answer.failed && answer.text.starts_with("the pattern is not right"),
        "{answer:?}"
    );
}

#[test]
fn grep_finds_lines_and_leaves_out_what_is_ignored_binary_or_linked() {
    check(
        "grep",
        &[
            (
                json!({"pattern": "fn \\w+"}),
                Ok("a.rs:1:fn main() {}\nsrc/b.rs:1:fn other() {}\n"),
            ),
            (
                json!({"pattern": "FN MAIN", "ignore_case": true}),
                Ok("a.rs:1:fn main() {}\n"),
            ),
            (
                json!({"pattern": "CAFÉ", "ignore_case": true}),
                Ok("a.rs:2:// café\n"),
            ),
            (
                json!({"pattern": "n", "glob": "*.txt"}),
                Ok("src/deep/c.txt:1:nothing\n"),
            ),
            (
                json!({"pattern": "other", "path": "src/b.rs"}),
                Ok("src/b.rs:1:fn other() {}\n"),
            ),
            (json!({"pattern": "secret"}), Ok("(no line matches)\n")),
            (json!({"pattern": "secret", "path": "link.rs"}), OUTSIDE),
        ],
    );
    let root = project();
    for pattern in ["(", "(?:\\w{1000}){1000}"] {
        let answer = run(&root, "grep", &json!({"pattern": pattern}));
        assert!(
            answer.failed && answer.text.starts_with("the pattern is not right"),
            "{answer:?}"
        );
    }
}

#[test]
fn every_answer_is_bounded_and_says_so() {
    let root = project();
    let folder = root.path().join("project/many");
    fs::create_dir(&folder).unwrap();
    for n in 0..3000 {
        fs::write(
            folder.join(format!("a-rather-long-name-{n:05}.txt")),
            "match\n",
        )
        .unwrap();
    }
    for (name, input) in [
        ("list", json!({"path": "many"})),
        ("glob", json!({"pattern": "*.txt"})),
        ("grep", json!({"pattern": "match"})),
    ] {
        let answer = run(&root, name, &input);
        assert!(!answer.failed && answer.text.len() < 50_000, "{name}");
        assert!(
            answer
                .text
                .lines()
                .last()
                .unwrap()
                .starts_with("(there is more"),
            "{name}"
        );
    }
}

#[test]
fn wrong_arguments_and_unknown_or_disabled_tools_are_answered_not_run() {
    let root = project();
    for input in [
        json!({}),
        json!({"path": 5}),
        json!({"path": "a.rs", "force": true}),
        json!([]),
        json!(null),
    ] {
        let answer = run(&root, "read", &input);
        assert!(
            answer.failed && answer.text.starts_with("the arguments are not right"),
            "{answer:?}"
        );
    }
    let toolbox = Toolbox::new(&root.path().join("project"), &[], &["grep".into()]).unwrap();
    for name in ["grep", "bash", "READ", ""] {
        let answer = toolbox.run(name, "{}", &Watch::new(&|| false));
        assert_eq!(
            answer.text,
            "there is no tool of this name; the tools are: read, list, glob"
        );
    }
    let names: Vec<&str> = toolbox.specs().iter().map(|spec| spec.name).collect();
    assert_eq!(names, ["read", "list", "glob"]);
    assert_eq!((builtin("grep"), builtin("rm")), (Some("grep"), None));
}

#[test]
fn the_schema_of_each_tool_is_an_object_that_names_its_arguments() {
    let root = project();
    for spec in Toolbox::new(root.path(), &[], &[]).unwrap().specs() {
        assert_eq!(spec.input_schema["type"], "object", "{}", spec.name);
        assert_eq!(
            spec.input_schema["additionalProperties"], false,
            "{}",
            spec.name
        );
        for argument in spec.input_schema["properties"]
            .as_object()
            .unwrap()
            .values()
        {
            assert!(
                argument["description"].is_string(),
                "{}: {argument}",
                spec.name
            );
        }
    }
}

#[test]
fn a_stopped_call_ends_early() {
    let root = project();
    let toolbox = Toolbox::new(&root.path().join("project"), &[], &[]).unwrap();
    for (name, input) in [
        ("list", "{}"),
        ("glob", r#"{"pattern":"*"}"#),
        ("grep", r#"{"pattern":"x"}"#),
    ] {
        let answer = toolbox.run(name, input, &Watch::new(&|| true));
        assert_eq!(
            (answer.text.as_str(), answer.failed, answer.timed_out),
            ("it was cancelled", true, false),
            "{name}"
        );
    }
}
