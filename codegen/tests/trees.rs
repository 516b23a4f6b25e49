//! Small schema trees through reader and check: what each shape becomes, and what is refused with which words.
//! Every tree is the one in `base/` with the changes of its `change.json`.

#![expect(
    clippy::unwrap_used,
    reason = "a case that cannot be set up must stop the test"
)]

mod support;

use std::fs;
use std::path::{Path, PathBuf};

use magi_schema::model::{Shape, Type};
use magi_schema::source::Check;
use support::{tests, tree};

/// Compares with a file beside the case; `UPDATE_EXPECTED=1` writes it instead, to be read before it is committed.
fn expect(path: &Path, found: &str) -> Result<(), String> {
    if std::env::var_os("UPDATE_EXPECTED").is_some() {
        fs::write(path, found).unwrap();
        return Ok(());
    }
    let expected = fs::read_to_string(path).unwrap_or_default();
    if expected == found {
        Ok(())
    } else {
        Err(format!(
            "{}:\n--- expected\n{expected}\n--- found\n{found}",
            path.display()
        ))
    }
}

fn each_case(kind: &str, judge: impl Fn(&Path) -> Result<(), String>) {
    let mut cases: Vec<PathBuf> = fs::read_dir(tests().join(kind))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
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
            text += &format!(
                "object extras: {:?}\nat least one of: {:?}\n",
                object.extras, object.at_least_one_of
            );
            text.extend(object.members.iter().map(|member| format!("{member:?}\n")));
            text.extend(object.rules.iter().map(|rule| format!("{rule:?}\n")));
        }
        Shape::Union(union) => text.extend(
            union
                .variants
                .iter()
                .map(|variant| format!("by {}: {variant:?}\n", union.tag)),
        ),
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
        let model = magi_schema::load(tree.path(), "demo")
            .map_err(|error| format!("{}: {error}", case.display()))?;
        let name = fs::read_to_string(case.join("type.txt")).unwrap();
        let ty = model
            .types
            .iter()
            .find(|ty| ty.name == name.trim())
            .expect("the type that type.txt names");
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

#[test]
fn every_rule_of_check_is_broken_by_a_tree() {
    let messages: String = ["refused", "judged"]
        .into_iter()
        .flat_map(|kind| fs::read_dir(tests().join(kind)).unwrap())
        .map(|case| fs::read_to_string(case.unwrap().path().join("message.txt")).unwrap())
        .collect();
    for (_, name, _) in Check::ALL {
        assert!(messages.contains(&format!(" [{name}]\n")), "{name}");
    }
}
