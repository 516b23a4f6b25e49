//! The kernel against data: published transcripts, one scenario per rule, the published wire.
//! The data lies in `conformance/macp`, so that other runtimes and the server can be held to it too.

#![expect(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

mod compare;
mod fixture;
mod payload;
mod random;
mod scenario;
mod wire;
mod world;

use std::fs;
use std::path::{Path, PathBuf};

use compare::{Lists, matches};
use serde_json::Value;

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every JSON file below `conformance/macp/<folder>`, sorted, with its path from there.
fn data(folder: &str) -> Vec<(String, Value)> {
    let root = repository().join("conformance/macp");
    let mut found = Vec::new();
    collect(&root.join(folder), &mut found);
    found.sort();
    assert!(!found.is_empty(), "no data in {folder}");
    let name = |path: &Path| path.strip_prefix(&root).unwrap().display().to_string();
    found.iter().map(|path| (name(path), json(path))).collect()
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, found);
        } else if path
            .extension()
            .is_some_and(|extension| extension == "json")
        {
            found.push(path);
        }
    }
}

fn json(path: &Path) -> Value {
    let text =
        fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn all_hold(kind: &str, outcomes: Vec<(String, Result<(), String>)>) {
    let count = outcomes.len();
    let broken: Vec<String> = outcomes
        .into_iter()
        .filter_map(|(name, outcome)| outcome.err().map(|what| format!("{name}: {what}")))
        .collect();
    assert!(
        broken.is_empty(),
        "{} of {count} {kind} broken:\n{}",
        broken.len(),
        broken.join("\n")
    );
}
