//! The committed corpus of `conformance/fuzz`, run without cargo-fuzz: what was found once stays found.

use std::path::Path;

#[path = "../../fuzz/properties/decode.rs"]
mod decode;
#[path = "../../fuzz/properties/framing.rs"]
mod framing;
#[path = "../../fuzz/properties/round_trip.rs"]
mod round_trip;

/// Runs every file of a corpus, the name of the file on stderr if it fails.
fn replay(target: &str, check: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../fuzz/corpus")
        .join(target);
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the corpus is in the tree")
        .map(|entry| entry.expect("an entry can be read").path())
        .collect();
    files.sort();
    assert!(!files.is_empty(), "{} is empty", folder.display());
    for file in files {
        eprintln!("{}", file.display());
        check(&std::fs::read(&file).expect("a file of the corpus can be read"));
    }
}

#[test]
fn framing_keeps_its_rules_on_the_corpus() {
    replay("framing", framing::check);
}

#[test]
fn decoding_keeps_its_rules_on_the_corpus() {
    replay("decode", decode::check);
}

#[test]
fn round_trips_keep_their_rules_on_the_corpus() {
    replay("round_trip", round_trip::check);
}
