//! Small schema trees through reader and check: what each shape becomes, and what is refused with which words.
//! Every tree is the one in `base/` with the changes of its `change.json`.

use std::fs;
use std::path::{Path, PathBuf};

use magi_schema::model::{Shape, Type};
use serde_json::Value;

fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// The tree in `base/` with the changes that `case/change.json` lists; files beside it are copied over.
fn tree(case: Option<&Path>) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let demo = folder.path().join("demo");
    fs::create_dir(&demo).unwrap();
    fs::copy(tests().join("../../schema/dialect.json"), folder.path().join("dialect.json")).unwrap();
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
fn apply(demo: &Path, change: &Value) {
    let path = demo.join(change["file"].as_str().unwrap());
    if change["delete"] == true {
        fs::remove_file(path).unwrap();
        return;
    }
    let mut whole: Value = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
    let pointer = change["at"].as_str().unwrap();
    let (parent, last) = pointer.rsplit_once('/').unwrap();
    let last = last.replace("~1", "/").replace("~0", "~");
    let parent = whole.pointer_mut(parent).unwrap_or_else(|| panic!("{pointer} is not in the base"));
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

/// Compares with a file beside the case; `UPDATE_EXPECTED=1` writes it instead, to be read before it is committed.
fn expect(path: &Path, found: &str) -> Result<(), String> {
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        fs::write(path, found).unwrap();
        return Ok(());
    }
    let expected = fs::read_to_string(path).unwrap_or_default();
    if expected == found { Ok(()) } else { Err(format!("{}:\n--- expected\n{expected}\n--- found\n{found}", path.display())) }
}

fn each_case(kind: &str, judge: impl Fn(&Path) -> Result<(), String>) {
    let mut cases: Vec<PathBuf> = fs::read_dir(tests().join(kind)).unwrap().map(|entry| entry.unwrap().path()).collect();
    cases.sort();
    assert!(!cases.is_empty());
    let wrong: Vec<String> = cases.iter().filter_map(|case| judge(case).err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// A type on as few lines as can be read: one for the whole, one for each part.
fn summary(ty: &Type) -> String {
    let mut text = format!("{:?} codes: {:?}\n", ty.direction, ty.codes);
    match &ty.shape {
        Shape::Object(object) => {
            text += &format!("object extras: {:?}\nat least one of: {:?}\n", object.extras, object.at_least_one_of);
            text.extend(object.members.iter().map(|member| format!("{member:?}\n")));
            text.extend(object.rules.iter().map(|rule| format!("{rule:?}\n")));
        }
        Shape::Union(union) => text.extend(union.variants.iter().map(|variant| format!("by {}: {variant:?}\n", union.tag))),
        other => text += &format!("{other:?}\n"),
    }
    text
}

#[test]
fn the_base_is_accepted() {
    let tree = tree(None);
    if let Err(error) = magi_schema::check::check(tree.path(), "demo") {
        panic!("{error}");
    }
}

#[test]
fn every_shape_becomes_what_its_case_says() {
    each_case("cases", |case| {
        let tree = tree(Some(case));
        let model = magi_schema::load(tree.path(), "demo").map_err(|error| format!("{}: {error}", case.display()))?;
        let name = fs::read_to_string(case.join("type.txt")).unwrap();
        let ty = model.types.iter().find(|ty| ty.name == name.trim()).expect("the type that type.txt names");
        expect(&case.join("shape.txt"), &summary(ty))
    });
}

#[test]
fn every_fault_is_refused_in_the_words_of_its_case() {
    each_case("refused", |case| {
        let tree = tree(Some(case));
        match magi_schema::load(tree.path(), "demo") {
            Ok(_) => Err(format!("{}: accepted", case.display())),
            Err(error) => expect(&case.join("message.txt"), &format!("{error}\n")),
        }
    });
}

#[test]
fn every_wrong_value_is_refused_in_the_words_of_its_case() {
    each_case("judged", |case| {
        let tree = tree(Some(case));
        match magi_schema::check::check(tree.path(), "demo") {
            Ok(_) => Err(format!("{}: accepted", case.display())),
            Err(error) => expect(&case.join("message.txt"), &format!("{error}\n")),
        }
    });
}
