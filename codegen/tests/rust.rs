//! What the Rust printer makes of small schema trees, compiled and run: every shape, with values that an independent judge knows about.
//! The crate of our own contract is tested in `conformance/wire`.

#![expect(
    clippy::unwrap_used,
    reason = "a case that cannot be set up must stop the test"
)]

mod support;
#[path = "support/values.rs"]
mod values;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use magi_schema::emit::rust;
use support::{tests, tree};
use values::values;

/// Judges every line of `values` with the crate of its case; says on stdout what is wrong, and on stderr how many it saw.
const MAIN: &str = r#"
fn main() {
    let mut seen = 0;
    for line in std::fs::read_to_string(std::env::args().nth(1).unwrap()).unwrap().lines() {
        let [case, name, valid, json] = line.splitn(4, '\t').collect::<Vec<_>>().try_into().unwrap();
        let outcome = again(case, name, json.as_bytes());
        let stable = outcome.as_ref().is_ok_and(|json| again(case, name, json).as_ref() == Ok(json));
        if outcome.is_ok() != (valid == "true") || outcome.is_ok() != stable {
            println!("{case} {name} {json} {valid} {outcome:?}");
        }
        seen += 1;
    }
    eprintln!("{seen}");
}
"#;

/// A crate of its own around the printed ones; `{}` is where `bounded` lies.
const MANIFEST: &str = r#"
[package]
name = "cases"
version = "0.0.0"
edition = "2024"

[workspace]

[[bin]]
name = "cases"
path = "main.rs"

[features]
default = ["examine"]
examine = []

[dependencies]
bounded = { path = '{}' }
"#;

fn build(folder: &Path) {
    let repository = tests().join("../..");
    let bounded = repository.join("runtime/bounded");
    let manifest = MANIFEST.replace("{}", bounded.to_str().unwrap());
    fs::write(folder.join("Cargo.toml"), manifest).unwrap();
    // The versions of the workspace: nothing is looked up anywhere.
    fs::copy(repository.join("Cargo.lock"), folder.join("Cargo.lock")).unwrap();
    let output = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--offline", "--target-dir", "target"])
        .env("RUSTFLAGS", "--cap-lints=allow")
        .current_dir(folder)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
}

#[test]
fn every_shape_is_judged_as_the_published_schema_says() {
    let whole = tempfile::tempdir().unwrap();
    let folder = whole.path();
    let (mut modules, mut arms, mut lines) = (String::new(), String::new(), String::new());
    for case in fs::read_dir(tests().join("cases")).unwrap() {
        let case = case.unwrap().path();
        let name = case
            .file_name()
            .unwrap()
            .to_str()
            .unwrap()
            .replace('-', "_");
        let tree = tree(Some(&case));
        let model = magi_schema::load(tree.path(), "demo").unwrap();
        for (path, text) in rust::files(&model) {
            let path = folder.join(&name).join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        writeln!(
            modules,
            "#[path = \"{name}/rust/demo-wire/src/lib.rs\"] mod {name};"
        )
        .unwrap();
        writeln!(
            arms,
            "\"{name}\" => {name}::examine::again(name, json).unwrap(),"
        )
        .unwrap();
        for value in values(&model) {
            let (ty, valid) = (value["name"].as_str().unwrap(), &value["valid"]);
            writeln!(lines, "{name}\t{ty}\t{valid}\t{}", value["value"]).unwrap();
        }
    }
    let again = format!(
        "fn again(case: &str, name: &str, json: &[u8]) -> Result<Vec<u8>, bounded::Fault> {{ match case {{ {arms} _ => panic!() }} }}"
    );
    fs::write(folder.join("main.rs"), format!("{modules}{again}{MAIN}")).unwrap();
    fs::write(folder.join("values"), lines).unwrap();
    build(folder);

    let output = Command::new(folder.join("target/debug/cases"))
        .arg(folder.join("values"))
        .output()
        .unwrap();
    let wrong = String::from_utf8_lossy(&output.stdout);
    let seen = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && wrong.is_empty(), "{wrong}{seen}");
    let seen: u32 = seen.trim().parse().unwrap();
    assert!(seen > 2_000, "only {seen} values");
}
