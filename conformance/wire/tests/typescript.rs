//! One verdict: the decoders in Rust and in TypeScript on single changes to every example, and to the bytes of every record.
//! Where Node is missing this says so and proves nothing.

use std::fmt::Write as _;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use app_wire::{ErrorCode, decode_record, examine};
use bounded::Fault;
use serde_json::Value;
use wire_tests::{Published, Random, bytes, mutants, shuffled};

/// Bytes for both to judge.
struct Case {
    /// A definition, or `Record`.
    name: String,
    what: String,
    bytes: Vec<u8>,
}

impl Case {
    fn rust(&self) -> Result<(), Fault> {
        match self.name.as_str() {
            "Record" => decode_record(&self.bytes).map(drop),
            name => examine::again(name, &self.bytes).expect("a type").map(drop),
        }
    }

    fn line(&self) -> String {
        let mut hex = String::new();
        for byte in &self.bytes {
            // Writing to a string does not fail.
            let _ = write!(hex, "{byte:02x}");
        }
        format!("{{\"name\":{:?},\"hex\":\"{hex}\"}}\n", self.name)
    }
}

/// Single changes to every example of every type, and of every record: one in so many, another one for each example.
fn changed_values(published: &Published, one_in: usize) -> Vec<Case> {
    let types = published.examples().into_iter();
    let records = published.records().into_iter();
    let all = types.chain(records.map(|record| ("Record".to_owned(), record.value)));
    all.enumerate()
        .flat_map(|(index, (name, example))| {
            let some = mutants(&example).into_iter();
            some.skip(index % one_in)
                .step_by(one_in)
                .map(move |mutant| Case {
                    name: name.clone(),
                    what: mutant.name,
                    bytes: bytes(&mutant.value),
                })
        })
        .collect()
}

/// Bytes that mean something to a reader of JSON, or should not be there.
const BYTES: &[u8] = b"\" ,:{}[]0-.eE\\u\n\x00\x7f\xff";

/// Records in another order, in other spellings, cut, and with bytes changed.
fn changed_bytes(published: &Published) -> Vec<Case> {
    let mut random = Random::new(11);
    let mut cases = Vec::new();
    for record in published.records() {
        let text = bytes(&record.value);
        let mut add = |what: &str, bytes: Vec<u8>| {
            cases.push(Case {
                name: "Record".to_owned(),
                what: format!("{}: {what}", record.definition),
                bytes,
            });
        };
        for _ in 0..4 {
            add("shuffled", bytes(&shuffled(&record.value, &mut random)));
        }
        for _ in 0..40 {
            let mut changed = text.clone();
            let at = random.below(changed.len());
            match random.below(7) {
                0 => changed.truncate(at),
                1 => drop(changed.remove(at)),
                2 => changed.insert(at, BYTES[random.below(BYTES.len())]),
                3 => changed[at] = BYTES[random.below(BYTES.len())],
                4 => twice(&mut changed, at),
                5 => escaped(&mut changed, at),
                _ => fraction(&mut changed, at),
            }
            add("bytes", changed);
        }
    }
    cases
}

/// Says the member that begins next after `at` twice.
fn twice(text: &mut Vec<u8>, at: usize) {
    let Some(key) = text[at..].windows(2).position(|two| two == b",\"") else {
        return;
    };
    let from = at + key + 1;
    let Some(colon) = text[from..].iter().position(|byte| *byte == b':') else {
        return;
    };
    let member = [&text[from..from + colon], b":null,"].concat();
    text.splice(from..from, member);
}

/// Writes the letter next after `at` as an escape.
fn escaped(text: &mut Vec<u8>, at: usize) {
    if let Some(next) = text[at..].iter().position(u8::is_ascii_alphabetic) {
        let letter = text[at + next];
        text.splice(
            at + next..=at + next,
            format!("\\u{letter:04x}").into_bytes(),
        );
    }
}

/// Writes something behind the digit next after `at`.
fn fraction(text: &mut Vec<u8>, at: usize) {
    if let Some(next) = text[at..].iter().position(u8::is_ascii_digit) {
        text.splice(at + next + 1..at + next + 1, b".0".iter().copied());
    }
}

/// What TypeScript says of each case; nothing where there is no Node.
fn typescript(cases: &[Case]) -> Option<Vec<Value>> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../typescript/judge.js");
    let node = Command::new("node")
        .arg(script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let Ok(mut node) = node else {
        let mut out = std::io::stdout().lock();
        let _ = writeln!(
            out,
            "NOT RUN: there is no node here, so nothing was compared with TypeScript"
        );
        return None;
    };
    let mut stdin = node.stdin.take().expect("a pipe");
    let lines: String = cases.iter().map(Case::line).collect();
    let output = std::thread::scope(|scope| {
        scope.spawn(move || {
            stdin
                .write_all(lines.as_bytes())
                .expect("the judge reads to the end")
        });
        node.wait_with_output().expect("the judge ends")
    });
    let text = String::from_utf8(output.stdout).expect("the judge writes UTF-8");
    let said = text.lines().map(serde_json::from_str);
    Some(
        said.collect::<Result<_, _>>()
            .expect("the judge writes JSON"),
    )
}

fn check(cases: &[Case], least: usize) {
    assert!(cases.len() > least, "only {} cases", cases.len());
    let Some(said) = typescript(cases) else {
        return;
    };
    assert_eq!(said.len(), cases.len(), "an answer for each case");
    let mut wrong = Vec::new();
    let (mut accepted, mut codes) = (0, 0);
    for (case, said) in cases.iter().zip(&said) {
        let rust = case.rust();
        accepted += usize::from(rust.is_ok());
        if rust.is_ok() != (said["ok"] == true) {
            let text = String::from_utf8_lossy(&case.bytes);
            wrong.push(format!(
                "{} {}: {rust:?}, TypeScript {said}: {text:.300}",
                case.name, case.what
            ));
        } else if let Err(fault) = rust {
            let code = ErrorCode::ALL
                .get(usize::from(fault.code))
                .map(|code| code.as_str());
            codes += usize::from(code == said["code"].as_str());
        }
    }
    let mut out = std::io::stdout().lock();
    let _ = writeln!(
        out,
        "Rust and TypeScript on {} cases: {accepted} accepted by Rust, {} verdicts differ, {codes} refusals have the same code",
        cases.len(),
        wrong.len()
    );
    assert!(
        wrong.is_empty(),
        "{} wrong:\n{}",
        wrong.len(),
        wrong[..wrong.len().min(30)].join("\n")
    );
}

#[test]
fn rust_and_typescript_agree_on_changes_to_every_example() {
    check(&changed_values(&Published::read(), 7), 10_000);
}

#[test]
fn rust_and_typescript_agree_on_changes_to_the_bytes_of_every_record() {
    check(&changed_bytes(&Published::read()), 3_000);
}
