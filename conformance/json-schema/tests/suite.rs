//! Every test of the suite, with the figure printed and each failure named.

use std::path::Path;

use serde_json::Value;

#[test]
fn every_required_test_of_draft_2020_12_is_judged_right() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("suite/tests");
    let (mut right, mut wrong) = (0, Vec::new());
    for (name, checks) in json_schema_suite::FILES {
        let text = std::fs::read_to_string(folder.join(format!("{name}.json")))
            .expect("a file of the suite");
        let groups: Value = serde_json::from_str(&text).expect("a file of the suite is JSON");
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
    println!(
        "JSON-Schema-Test-Suite, draft 2020-12, required: {right} of {}",
        right + wrong.len()
    );
    assert!(wrong.is_empty(), "judged wrong:\n{}", wrong.join("\n"));
    assert!(right >= 1290, "the snapshot is whole");
}
