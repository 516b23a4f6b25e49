//! What is committed under `generated/` is what the schema says.

use std::path::Path;

use magi_schema::{MADE, files, generate};

#[test]
fn generated_is_what_the_schema_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let made = match generate(&root) {
        Ok(made) => made,
        Err(error) => panic!("{error}"),
    };
    let differences = files::compare(&root.join("generated"), &made, &MADE).unwrap();
    let described: String = differences.iter().map(files::describe).collect();
    assert!(
        differences.is_empty(),
        "{described}run `cargo gen`, read the diff and commit it"
    );
}

#[test]
fn two_runs_make_the_same_bytes() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    assert_eq!(generate(&root).unwrap(), generate(&root).unwrap());
}
