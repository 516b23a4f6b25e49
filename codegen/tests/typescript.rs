//! What the TypeScript printer makes of small schema trees, run by Node: every shape, with values that an independent judge knows about.
//! The package of our own contract is tested in `conformance/typescript`.

#![expect(
    clippy::unwrap_used,
    reason = "a case that cannot be set up must stop the test"
)]

mod support;
#[path = "support/values.rs"]
mod values;

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use magi_schema::emit::typescript;
use magi_schema::model::Model;
use serde_json::json;
use support::{tests, tree};
use values::values;

/// Judges every value of `values.json` with the package beside it; says on stdout what is wrong.
const SCRIPT: &str = r#"
import { readFileSync } from "node:fs";
let seen = 0;
for (const folder of process.argv.slice(2)) {
  const wire = await import(`${folder}/index.js`);
  for (const { name, value, valid } of JSON.parse(readFileSync(`${folder}/values.json`, "utf8"))) {
    const found = wire[`decode${name}`](JSON.stringify(value));
    if (found.ok !== valid) console.log(folder.split("/").pop(), name, JSON.stringify(value), valid, JSON.stringify(found));
    seen++;
  }
}
console.error(seen);
"#;

#[test]
fn every_shape_is_judged_as_the_published_schema_says() {
    if Command::new("node").arg("--version").output().is_err() {
        // The tests need nothing but the Rust toolchain: without Node this one says so and proves nothing.
        let mut out = std::io::stdout().lock();
        let _ = writeln!(
            out,
            "NOT RUN: there is no node here, so nothing was seen of the TypeScript printer"
        );
        return;
    }
    let whole = tempfile::tempdir().unwrap();
    let script = whole.path().join("judge.mjs");
    fs::write(&script, SCRIPT).unwrap();
    let mut command = Command::new("node");
    command.arg(&script);
    for case in fs::read_dir(tests().join("cases")).unwrap() {
        let case = case.unwrap().path();
        let folder = whole.path().join(case.file_name().unwrap());
        let tree = tree(Some(&case));
        let model = magi_schema::load(tree.path(), "demo").unwrap();
        package(&model, &folder);
        let values = values(&model);
        fs::write(folder.join("values.json"), json!(values).to_string()).unwrap();
        command.arg(folder);
    }
    let output = command.output().unwrap();
    let wrong = String::from_utf8_lossy(&output.stdout);
    let seen = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && wrong.is_empty(), "{wrong}{seen}");
    let seen: u32 = seen.trim().parse().unwrap();
    assert!(seen > 2_000, "only {seen} values");
}

fn package(model: &Model, folder: &Path) {
    fs::create_dir(folder).unwrap();
    for (path, text) in typescript::files(model) {
        let name = path.rsplit('/').next().unwrap();
        fs::write(folder.join(name), text).unwrap();
    }
}
