//! What the Rust printer makes of small schema trees, compiled and run: every shape, with values that an independent judge knows about.
//! The crate of our own contract is tested in `conformance/wire`.

#![expect(
    clippy::unwrap_used,
    reason = "a case that cannot be set up must stop the test"
)]

mod support;
#[path = "support/values.rs"]
mod values;

use std::ffi::OsString;
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

/// What `bounded` takes from another crate, by means of the standard library.
const UTF8: &str = "
pub mod basic { pub fn from_utf8(bytes: &[u8]) -> Result<&str, std::str::Utf8Error> { std::str::from_utf8(bytes) } }
pub mod compat { pub use crate::basic::from_utf8; }
";

fn rustc(folder: &Path, source: &Path, arguments: &[&str]) {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| OsString::from("rustc"));
    let output = Command::new(rustc)
        .current_dir(folder)
        .args(["--edition", "2024", "--cap-lints", "allow", "-L", "."])
        .args(arguments)
        .arg(source)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}: {said}", source.display());
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
    fs::write(folder.join("simdutf8.rs"), UTF8).unwrap();
    fs::write(folder.join("main.rs"), format!("{modules}{again}{MAIN}")).unwrap();
    fs::write(folder.join("values"), lines).unwrap();
    let bounded = tests().join("../../runtime/bounded/src/lib.rs");
    let library = ["--crate-type", "rlib"];
    rustc(folder, Path::new("simdutf8.rs"), &library);
    let named = ["--crate-name", "bounded", "--extern", "simdutf8"];
    rustc(folder, &bounded, &[&library[..], &named[..]].concat());
    let program = ["--extern", "bounded", "--cfg", "feature=\"examine\""];
    rustc(folder, Path::new("main.rs"), &program);

    let output = Command::new(folder.join("main"))
        .arg(folder.join("values"))
        .output()
        .unwrap();
    let wrong = String::from_utf8_lossy(&output.stdout);
    let seen = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && wrong.is_empty(), "{wrong}{seen}");
    let seen: u32 = seen.trim().parse().unwrap();
    assert!(seen > 2_000, "only {seen} values");
}
