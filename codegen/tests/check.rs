//! Our own schema, judged by an independent implementation of JSON Schema.

use std::path::{Path, PathBuf};

use serde_json::Value;

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

#[test]
fn the_dialect_admits_the_files_of_every_protocol() {
    let schema = root().join("schema");
    let mut files = Vec::new();
    let mut folders = vec![schema.clone()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let text = std::fs::read_to_string(&path).unwrap();
                files.push((path, serde_json::from_str::<Value>(&text).unwrap()));
            }
        }
    }
    let (dialects, files): (Vec<_>, Vec<_>) = files
        .into_iter()
        .partition(|(path, _)| path.ends_with("dialect.json"));
    let mut registry = jsonschema::Registry::new();
    for (_, dialect) in &dialects {
        registry = registry
            .add(dialect["$id"].as_str().unwrap(), dialect)
            .unwrap();
    }
    let registry = registry.prepare().unwrap();
    let entry = serde_json::json!({"$ref": "https://magi-protocol.dev/schema/dialect.json"});
    let dialect = jsonschema::options()
        .with_registry(&registry)
        .build(&entry)
        .unwrap();
    for (path, file) in &files {
        assert!(dialect.is_valid(file), "{}", path.display());
    }
    let protocols = files
        .iter()
        .filter(|(path, _)| path.ends_with("protocol.json"));
    assert_eq!(protocols.count(), 2);
}
