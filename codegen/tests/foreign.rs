//! A schema of somebody else: refused with file, pointer and reason, or made into packages that judge as it says.
//! Where an interpreter is not at hand, that is said.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use magi_schema::files::Files;
use magi_schema::{emit, library};
use serde_json::{Value, json};

const SHOP: &str = include_str!("foreign/shop.json");
const JUDGED: &str = include_str!("foreign/judged.jsonl");

fn write(folder: &Path, files: Files) {
    for (path, text) in files {
        let path = folder.join(path);
        std::fs::create_dir_all(path.parent().expect("a temporary folder can be written"))
            .expect("a temporary folder can be written");
        std::fs::write(path, text).expect("a temporary folder can be written");
    }
}

/// What a program says of each case; None: it is not at hand.
fn said(command: &mut Command, cases: &str) -> Option<String> {
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut child = match piped {
        Ok(child) => child,
        Err(error) => {
            eprintln!("NOT RUN: {:?}: {error}", command.get_program());
            return None;
        }
    };
    child
        .stdin
        .take()
        .expect("the interpreter can be asked")
        .write_all(cases.as_bytes())
        .expect("the interpreter can be asked");
    let output = child
        .wait_with_output()
        .expect("the interpreter can be asked");
    assert!(output.status.success(), "{:?}", command.get_program());
    Some(String::from_utf8(output.stdout).expect("the interpreter can be asked"))
}

fn judges_as_the_schema_says(said: &str) {
    assert_eq!(said.lines().count(), JUDGED.lines().count());
    for (case, said) in JUDGED.lines().zip(said.lines()) {
        let mut wanted: Value = serde_json::from_str(case).expect("a line is JSON");
        wanted
            .as_object_mut()
            .expect("a line is JSON")
            .retain(|name, _| matches!(name.as_str(), "ok" | "rule" | "path"));
        assert_eq!(
            serde_json::from_str::<Value>(said).expect("a line is JSON"),
            wanted,
            "{case}"
        );
    }
}

#[test]
fn a_python_package_judges_as_the_schema_says() {
    let folder = tempfile::tempdir().expect("a temporary folder can be written");
    let model = library("shop.json", SHOP, "shop").expect("the shop is in the dialect");
    write(folder.path(), emit::python::library(&model, "shop"));
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/foreign/judge.py");
    let mut python = Command::new("python3");
    python.arg(script).env("PYTHONPATH", folder.path());
    if let Some(said) = said(&mut python, JUDGED) {
        judges_as_the_schema_says(&said);
    }
}

#[test]
fn an_npm_package_judges_as_the_schema_says() {
    let folder = tempfile::tempdir().expect("a temporary folder can be written");
    let model = library("shop.json", SHOP, "shop").expect("the shop is in the dialect");
    write(
        &folder.path().join("node_modules/shop"),
        emit::typescript::library(&model, "shop"),
    );
    let script = folder.path().join("judge.mjs");
    std::fs::write(&script, include_str!("foreign/judge.mjs"))
        .expect("a temporary folder can be written");
    if let Some(said) = said(Command::new("node").arg(script), JUDGED) {
        judges_as_the_schema_says(&said);
    }
}

#[test]
fn a_rust_crate_judges_as_the_schema_says() {
    let folder = tempfile::tempdir().expect("a temporary folder can be had");
    let model = library("shop.json", SHOP, "shop").expect("the shop is in the dialect");
    let mut files = emit::rust::library(&model, "shop");
    let bounded = concat!(env!("CARGO_MANIFEST_DIR"), "/../runtime/bounded");
    let manifest = files.get_mut("Cargo.toml").expect("a crate has a manifest");
    // A version would be looked for in a registry, where a stranger may own the name.
    let dependencies: Vec<&str> = manifest
        .lines()
        .skip_while(|line| *line != "[dependencies]")
        .filter(|line| line.contains('=') && !line.starts_with('#'))
        .collect();
    assert_eq!(dependencies, [r#"bounded = { path = "bounded" }"#]);
    *manifest = manifest.replace(r#"path = "bounded""#, &format!("path = {bounded:?}"));
    manifest.push_str("\n[workspace]\n");
    files.insert(
        "src/main.rs".to_owned(),
        include_str!("foreign/judge.rs").to_owned(),
    );
    write(folder.path(), files);
    // The versions of the workspace: nothing is looked up anywhere.
    let lock = concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.lock");
    std::fs::copy(lock, folder.path().join("Cargo.lock")).expect("the lock file can be copied");
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .args(["run", "--quiet", "--offline"])
        .current_dir(folder.path())
        .env("CARGO_TARGET_DIR", folder.path().join("target"));
    // The definition and its value as text: the program has nothing to read JSON with.
    let cases: String = JUDGED
        .lines()
        .map(|case| {
            let case: Value = serde_json::from_str(case).expect("a case is JSON");
            format!(
                "{} {}\n",
                case["name"].as_str().unwrap_or_default(),
                case["value"]
            )
        })
        .collect();
    let said = said(&mut cargo, &cases).expect("cargo runs this test");
    for (case, said) in JUDGED.lines().zip(said.lines()) {
        let case: Value = serde_json::from_str(case).expect("a case is JSON");
        let path = case["path"].as_str();
        // The object is the place where a member is missing.
        let parent = path
            .and_then(|path| path.rsplit_once('/'))
            .map(|(parent, _)| parent);
        assert!(
            said == path.unwrap_or("ok") || Some(said) == parent,
            "{case}: {said}"
        );
    }
    assert_eq!(said.lines().count(), JUDGED.lines().count());
}

/// The shop with one thing changed: where and why it is refused.
fn refused(pointer: &str, value: Value, place: &str, reason: &str) {
    let mut shop: Value = serde_json::from_str(SHOP).expect("the place is in the shop");
    let (parent, name) = pointer.rsplit_once('/').expect("the place is in the shop");
    shop.pointer_mut(parent).expect("the place is in the shop")[name] = value;
    let problems = library("shop.json", &shop.to_string(), "shop").expect_err("it is refused");
    let found = problems
        .0
        .iter()
        .find(|problem| problem.pointer == place && problem.reason.contains(reason));
    assert!(found.is_some(), "{place}: {reason}: {problems}");
    assert!(problems.0.iter().all(|problem| problem.file == "shop.json"));
}

#[test]
fn what_is_outside_of_the_dialect_is_refused_with_its_place() {
    for (pointer, value, place, reason) in [
        (
            "/$defs/Sku",
            json!({"type": "string"}),
            "/$defs/Sku",
            "without a bound",
        ),
        (
            "/$defs/Sku",
            json!({"type": "string", "maxLength": 4}),
            "/$defs/Sku",
            "without a bound",
        ),
        (
            "/$defs/Price/allOf",
            json!([]),
            "/$defs/Price/allOf",
            "allOf",
        ),
        (
            "/$defs/Item/properties/count/format",
            json!("int32"),
            "/$defs/Item/properties/count/format",
            "format",
        ),
        (
            "/$defs/Item/properties/sku",
            json!({"$ref": "#/$defs/Nothing"}),
            "/$defs/Item/properties/sku/$ref",
            "Nothing",
        ),
        (
            "/$defs/Card/properties/kind",
            json!({"type": "string", "const": "cash"}),
            "/$defs/Payment/oneOf/1",
            "two variants",
        ),
        (
            "/$defs/Price/properties/currency",
            json!({"$ref": "#/$defs/Order"}),
            "/$defs/Order",
            "contains itself",
        ),
        (
            "/$defs/Order/properties/channel/x-code",
            json!({"type": "made_up"}),
            "/$defs/Order/properties/channel/x-code/type",
            "no error code",
        ),
        (
            "/$defs/Item/properties/Sku",
            json!({"$ref": "#/$defs/Sku"}),
            "/$defs/Item/properties/Sku",
            "no name for a member",
        ),
        (
            "/$defs/Error",
            json!({"type": "boolean"}),
            "/$defs/Error",
            "taken in",
        ),
        ("/type", json!("object"), "/type", "unknown in a file"),
        ("/$defs", json!({}), "/$defs", "no definition"),
        (
            "/$defs/Sku",
            json!({"type": "string", "maxLength": 5_000_000_000_u64, "x-max-bytes": 5_000_000_000_u64}),
            "/$defs/Sku",
            "max_string_bytes is 16777216",
        ),
        (
            "/$defs",
            json!(
                (0..70)
                    .map(|number| {
                        let next = format!("#/$defs/Type{}", number + 1);
                        let shape = match number {
                            69 => json!({"type": "object", "properties": {}}),
                            _ => json!({"type": "object", "properties": {"next": {"$ref": next}}}),
                        };
                        (format!("Type{number}"), shape)
                    })
                    .collect::<serde_json::Map<_, _>>()
            ),
            "/$defs/Type0",
            "levels, but max_json_depth is 64",
        ),
        (
            "/$defs/",
            json!({"type": "object", "properties": {}}),
            "/$defs/",
            "no name",
        ),
        (
            "/$defs/Item/properties/count/maximum",
            json!(u64::MAX),
            "/$defs/Item/properties/count/maximum",
            "beyond 64 bits",
        ),
        (
            "/$schema",
            json!("http://json-schema.org/draft-07/schema#"),
            "/$schema",
            "another draft",
        ),
    ] {
        refused(pointer, value, place, reason);
    }
    assert!(library("x.json", "{", "x").is_err());
    assert!(library("x.json", "[]", "x").is_err());
}
