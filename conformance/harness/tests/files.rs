//! The scenario files themselves: each is what scenario.schema.json allows, and its provider script can be told from the rest.

use std::collections::BTreeSet;
use std::path::Path;

use harness::{KnownFailures, discover};

fn conformance(below: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(below)
}

#[test]
fn every_scenario_file_is_well_formed() {
    let scenarios = discover(&conformance("app-service")).unwrap_or_else(|error| panic!("{error}"));
    assert!(scenarios.len() >= 60, "only {} scenarios", scenarios.len());
    let rules: BTreeSet<_> = scenarios
        .iter()
        .map(|scenario| (&scenario.rule, &scenario.name))
        .collect();
    assert_eq!(rules.len(), scenarios.len());
}

#[test]
fn every_known_failure_names_a_scenario() {
    let text = std::fs::read_to_string(conformance("known-failures.toml"))
        .expect("known-failures.toml is there");
    let known = KnownFailures::read(&text).unwrap_or_else(|error| panic!("{error}"));
    let names: BTreeSet<String> = discover(&conformance("app-service"))
        .expect("scenarios")
        .into_iter()
        .map(|scenario| scenario.name)
        .collect();
    for name in known.names() {
        assert!(
            names.contains(name),
            "known-failures.toml lists {name}, which is no scenario"
        );
    }
}
