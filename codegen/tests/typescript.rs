//! What the TypeScript printer makes of small schema trees, run by Node: every shape, with values that an independent judge knows about.
//! The package of our own contract is tested in `conformance/typescript`.

#![expect(
    clippy::unwrap_used,
    reason = "a case that cannot be set up must stop the test"
)]

mod support;

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use magi_schema::check::Judge;
use magi_schema::emit::{bundle, typescript};
use magi_schema::model::Model;
use serde_json::{Map, Value, json};
use support::{tests, tree};

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

/// Values of every type with what the judge says: examples, counter-examples, and each member changed in turn.
fn values(model: &Model) -> Vec<Value> {
    let judge = Judge::new(model).unwrap();
    let bundle = bundle::bundle(model);
    let mut values = Vec::new();
    for ty in &model.types {
        let examples = ty
            .examples
            .iter()
            .map(|example| filled(example, &bundle["$defs"][&ty.name]));
        let bad = ty.counter_examples.iter().map(|bad| bad.value.clone());
        for value in examples.chain(bad).flat_map(|value| changed(&value)) {
            let valid = judge.faults(&ty.name, &value).unwrap().is_empty();
            values.push(json!({"name": ty.name, "value": value, "valid": valid}));
        }
    }
    values
}

/// An example of the base with something for the members that a case adds.
fn filled(example: &Value, schema: &Value) -> Value {
    let mut filled = example.clone();
    if let (Value::Object(members), Some(properties)) =
        (&mut filled, schema["properties"].as_object())
    {
        for (name, node) in properties {
            if node["type"] == "string" && node.get("const").is_none() && node.get("enum").is_none()
            {
                members.entry(name).or_insert_with(|| json!("x"));
            }
        }
    }
    filled
}

/// The value itself, and with each member missing, null, and something else.
fn changed(value: &Value) -> Vec<Value> {
    let mut all = vec![value.clone()];
    let Value::Object(members) = value else {
        return all;
    };
    let names =
        members
            .keys()
            .map(String::as_str)
            .chain(["optional", "optional_nullable", "nobody"]);
    for name in names {
        let with = |new: Value| {
            let mut members: Map<String, Value> = members.clone();
            members.insert(name.to_owned(), new);
            Value::Object(members)
        };
        let mut without = members.clone();
        without.shift_remove(name);
        all.push(Value::Object(without));
        all.extend(
            [
                json!(null),
                json!(0),
                json!(7),
                json!(-1),
                json!(1.5),
                json!(true),
                json!("x"),
                json!("ééééé"),
                json!([]),
                json!(["x"]),
                json!({}),
            ]
            .map(with),
        );
    }
    all
}
