//! The small schema tree that tests change: where it lies and how a change is made.

#![expect(
    clippy::unwrap_used,
    reason = "a case that cannot be set up must stop the test"
)]

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

/// The folder of the cases.
pub fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// The tree in `base/` with the changes that `case/change.json` lists; files beside it are copied over.
pub fn tree(case: Option<&Path>) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let demo = folder.path().join("demo");
    fs::create_dir(&demo).unwrap();
    fs::copy(
        tests().join("../../schema/dialect.json"),
        folder.path().join("dialect.json"),
    )
    .unwrap();
    for entry in fs::read_dir(tests().join("base/demo")).unwrap() {
        let entry = entry.unwrap();
        fs::copy(entry.path(), demo.join(entry.file_name())).unwrap();
    }
    let Some(case) = case else { return folder };
    if let Ok(text) = fs::read_to_string(case.join("change.json")) {
        let changes: Vec<Value> = serde_json::from_str(&text).unwrap();
        for change in changes {
            apply(&demo, &change);
        }
    }
    for entry in fs::read_dir(case).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        if name.ends_with(".json") && name != "change.json" {
            fs::copy(case.join(&name), demo.join(&name)).unwrap();
        }
    }
    folder
}

/// `{"file": …, "at": pointer, "set": value}`, or `"remove": true`, or `"file": …, "delete": true`.
pub fn apply(demo: &Path, change: &Value) {
    let path = demo.join(change["file"].as_str().unwrap());
    if change["delete"] == true {
        fs::remove_file(path).unwrap();
        return;
    }
    let mut whole: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
    let pointer = change["at"].as_str().unwrap();
    let (parent, last) = pointer.rsplit_once('/').unwrap();
    let last = last.replace("~1", "/").replace("~0", "~");
    let parent = whole
        .pointer_mut(parent)
        .unwrap_or_else(|| panic!("{pointer} is not in the base"));
    match (parent, change.get("set")) {
        (Value::Object(members), Some(value)) => {
            members.insert(last, value.clone());
        }
        (Value::Object(members), None) => {
            members.shift_remove(&last).unwrap();
        }
        (Value::Array(items), Some(value)) if last == "-" => items.push(value.clone()),
        (Value::Array(items), Some(value)) => items[last.parse::<usize>().unwrap()] = value.clone(),
        (Value::Array(items), None) => {
            items.remove(last.parse().unwrap());
        }
        (other, _) => panic!("{pointer}: {other} has no members"),
    }
    fs::write(path, serde_json::to_string_pretty(&whole).unwrap()).unwrap();
}
