//! The server over real gRPC on loopback: scenarios from data, then what data cannot say.
//! The data lies in `conformance/macp`; its messages are read by descriptors, not by generated types.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../../../macp-kernel/tests/conformance/payload.rs"]
#[allow(
    dead_code,
    reason = "shared with the kernel's tests, which use all of it"
)]
mod payload;

#[path = "../../../macp-kernel/tests/conformance/compare.rs"]
mod compare;

mod coverage;
mod crash;
mod door;
mod durability;
mod half_open;
mod hostile;
mod identity;
mod kernel;
mod malformed;
mod pages;
mod program;
mod raw;
mod rules;
mod scenario;
mod secret;
mod server;
mod streams;
mod transport;

use std::fs;
use std::path::{Path, PathBuf};

/// Files with this extension below `conformance/macp/<folder>`, sorted, as name and text.
fn data(folder: &str, extension: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance/macp");
    let mut paths: Vec<PathBuf> = Vec::new();
    let mut folders = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                paths.push(path);
            }
        }
    }
    paths.sort();
    assert!(!paths.is_empty(), "no data in {folder}");
    let name = |path: &Path| path.strip_prefix(&root).unwrap().display().to_string();
    paths
        .iter()
        .map(|path| (name(path), fs::read_to_string(path).unwrap()))
        .collect()
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
    assert!(count > 0, "there are no {kind}");
}
