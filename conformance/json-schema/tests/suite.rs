//! Every test of the suite, and of our own folder, with the figure printed and each failure named.

use std::path::Path;

use json_schema_suite::{Check, OWN, SUITE};
use serde_json::Value;

#[test]
fn every_required_test_of_draft_2020_12_is_judged_right() {
    let right = judged_right("suite/tests", SUITE);
    println!("JSON-Schema-Test-Suite, draft 2020-12, required: {right} of {right}");
    assert!(right >= 1290, "the snapshot is whole");
}

#[test]
fn what_the_suite_does_not_ask_is_judged_right_too() {
    assert!(judged_right("own", OWN) > 100);
}

/// How many tests a folder has, if all of them are judged right.
fn judged_right(folder: &str, files: &[(&str, &[Check])]) -> usize {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let (mut right, mut wrong) = (0, Vec::new());
    for (name, checks) in files {
        let text =
            std::fs::read_to_string(folder.join(format!("{name}.json"))).expect("a file of tests");
        let groups: Value = serde_json::from_str(&text).expect("a file of tests is JSON");
        let groups = groups.as_array().expect("a list of groups");
        assert_eq!(
            groups.len(),
            checks.len(),
            "{name} has a validator for each group"
        );
        for (group, check) in groups.iter().zip(*checks) {
            for test in group["tests"].as_array().into_iter().flatten() {
                if check(&test["data"]) == test["valid"].as_bool().expect("a verdict") {
                    right += 1;
                } else {
                    wrong.push(format!(
                        "{name}: {}: {}",
                        group["description"], test["description"]
                    ));
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{right} judged right, and wrong:\n{}",
        wrong.join("\n")
    );
    right
}
