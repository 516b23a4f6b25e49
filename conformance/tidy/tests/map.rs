//! docs/architecture.md and docs/dependencies.md against the manifests.

use std::collections::BTreeSet;

use tidy::{crates, quoted, root, rows, text};

/// Crates that only check the others; tests may use them anywhere.
const CHECKERS: &str = "conformance/";

fn map() -> Vec<Vec<String>> {
    let document = text("docs/architecture.md").expect("docs/architecture.md is there");
    rows(&document)
        .into_iter()
        .filter(|row| row.len() == 4)
        .collect()
}

fn bare(cell: &str) -> String {
    cell.trim_matches('`').to_owned()
}

#[test]
fn the_map_names_every_crate_its_folder_and_exactly_what_it_uses() {
    let crates = crates();
    let map = map();
    let mapped: BTreeSet<String> = map.iter().map(|row| bare(&row[0])).collect();
    let missing: Vec<_> = crates
        .keys()
        .filter(|name| !mapped.contains(*name))
        .collect();
    assert!(
        missing.is_empty(),
        "docs/architecture.md does not name {missing:?}"
    );
    for row in &map {
        let name = bare(&row[0]);
        let this = crates
            .get(&name)
            .unwrap_or_else(|| panic!("docs/architecture.md names {name}, which is no crate"));
        assert_eq!(bare(&row[1]), this.folder, "the folder of {name}");
        let said: BTreeSet<String> = quoted(&row[3]).into_iter().collect();
        assert_eq!(
            said, this.uses,
            "what {name} uses: left the map, right its manifest"
        );
    }
}

#[test]
fn tests_reach_sideways_only_for_checkers_and_the_generator() {
    let crates = crates();
    for (name, this) in &crates {
        let allowed = |used: &String| {
            crates
                .get(used)
                .is_some_and(|used| used.folder.starts_with(CHECKERS) || used.folder == "codegen")
        };
        let wrong: Vec<_> = this
            .tests_use
            .iter()
            .filter(|used| !this.uses.contains(*used) && !allowed(used))
            .collect();
        assert!(
            wrong.is_empty(),
            "the tests of {name} use {wrong:?}, which {name} itself may not"
        );
    }
}

#[test]
fn behaviour_never_uses_what_checks_it() {
    for (name, this) in crates() {
        if this.folder.starts_with("runtime/") && name != "magi-code" {
            let wrong: Vec<_> = this
                .uses
                .iter()
                .filter(|used| ["harness", "rehearsal", "tidy"].contains(&used.as_str()))
                .collect();
            assert!(wrong.is_empty(), "{name} uses {wrong:?}");
        }
    }
}

#[test]
fn every_crate_from_elsewhere_has_its_reason() {
    let document = text("docs/dependencies.md").expect("docs/dependencies.md is there");
    let named: BTreeSet<String> = rows(&document)
        .iter()
        .flat_map(|row| quoted(&row[0]))
        .collect();
    let used: BTreeSet<String> = crates()
        .into_values()
        .flat_map(|this| this.from_elsewhere)
        .collect();
    let missing: Vec<_> = used.difference(&named).collect();
    assert!(
        missing.is_empty(),
        "docs/dependencies.md gives no reason for {missing:?}"
    );
}

#[test]
fn the_top_level_holds_what_the_map_knows() {
    let allowed = [
        "CHANGELOG.md",
        "Cargo.lock",
        "Cargo.toml",
        "LICENSE",
        "README.md",
        "clippy.toml",
        "codegen",
        "conformance",
        "deny.toml",
        "docs",
        "generated",
        "runtime",
        "schema",
        "target",
        "dist",
        "node_modules",
    ];
    let found = std::fs::read_dir(root())
        .expect("the root is there")
        .flatten();
    let names = found.map(|entry| entry.file_name().to_string_lossy().into_owned());
    let unknown: Vec<_> = names
        .filter(|name| !name.starts_with('.') && !allowed.contains(&name.as_str()))
        .collect();
    assert!(
        unknown.is_empty(),
        "{unknown:?} at the top level; everything has a room below"
    );
}
