//! Conversations that keep the order of the lifecycle, and one for each way to break it, named after its rule.

#![expect(
    clippy::unwrap_used,
    reason = "a case that cannot be set up must stop the test"
)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use magi_schema::record::Judge;
use magi_schema::trace::{Rule, Trace};

fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// What is found in each file of a folder: line, pointer and rule.
fn found(folder: &str) -> Vec<(String, Vec<String>)> {
    let model =
        magi_schema::load(&tests().join("../../schema"), magi_schema::PROTOCOLS[0]).unwrap();
    let judge = Judge::new(&model);
    let mut files: Vec<_> = fs::read_dir(tests().join("transcripts").join(folder))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "jsonl")
        })
        .collect();
    files.sort();
    assert!(!files.is_empty());
    let each = files.into_iter().map(|path| {
        let text = fs::read_to_string(&path).unwrap();
        let mut trace = Trace::new(&model, &judge);
        let mut broken = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            broken.extend(trace.record(number, line.as_bytes()));
        }
        broken.extend(trace.end());
        let said = broken.iter().map(|broken| {
            format!(
                "{}{}: {}",
                broken.line,
                broken.pointer,
                broken.rule.words().0
            )
        });
        (
            path.file_stem().unwrap().to_string_lossy().into_owned(),
            said.collect(),
        )
    });
    each.collect()
}

#[test]
fn conversations_that_keep_the_order_are_accepted() {
    for (name, said) in found("accept") {
        assert!(said.is_empty(), "{name}: {said:?}");
    }
}

#[test]
fn each_broken_order_is_found_where_it_is_and_nothing_else() {
    let expected = fs::read_to_string(tests().join("transcripts/reject/expected.txt")).unwrap();
    let said: String = found("reject")
        .into_iter()
        .map(|(name, said)| format!("{name}: {}\n", said.join(", ")))
        .collect();
    assert_eq!(said, expected);
}

#[test]
fn every_rule_is_broken_by_a_conversation() {
    let broken: BTreeSet<String> = found("reject")
        .into_iter()
        .flat_map(|(_, said)| said)
        .filter_map(|said| said.split_once(": ").map(|(_, rule)| rule.to_owned()))
        .collect();
    let rules: BTreeSet<String> = Rule::ALL
        .iter()
        .map(|(_, name, _)| (*name).to_owned())
        .collect();
    assert_eq!(broken, rules);
}
