//! Our own schema, judged by an independent implementation of JSON Schema.

use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

#[test]
fn dialect_examples_and_counter_examples_of_our_schema_hold() {
    for protocol in magi_schema::PROTOCOLS {
        match magi_schema::check::check(&root().join("schema"), protocol) {
            Ok((_, counts)) => {
                assert!(counts.examples > 0 && counts.counter_examples > 0 && counts.records > 0)
            }
            Err(error) => panic!("{error}"),
        }
    }
}

#[test]
fn dialect_and_examples_of_macp_hold() {
    match magi_schema::check::macp::check(&root().join("schema")) {
        Ok(counts) => assert!(counts.types > 100 && counts.examples > 100, "{counts:?}"),
        Err(error) => panic!("{error}"),
    }
}
