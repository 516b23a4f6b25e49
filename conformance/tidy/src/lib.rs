//! Finds the files and crates of this tree for the tests that keep it as its documents say.
//! Holds no rule itself: those are the tests, one file a subject.

use std::collections::BTreeMap;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// What holds nothing of ours; in a second working tree `.git` is a file.
const PASSED_OVER: [&str; 6] = [
    ".git",
    ".build",
    "target",
    "node_modules",
    "dist",
    "__pycache__",
];

/// The root of the workspace.
#[must_use]
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_owned()
}

/// Every file of ours below the root, relative to it with forward slashes, sorted.
#[must_use]
pub fn files() -> Vec<String> {
    let mut found = Vec::new();
    collect(&root(), "", &mut found);
    found.sort();
    found
}

fn collect(folder: &Path, name: &str, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let entry_name = entry.file_name().to_string_lossy().into_owned();
        let below = if name.is_empty() {
            entry_name.clone()
        } else {
            format!("{name}/{entry_name}")
        };
        // `pip install` of the generated package leaves the second.
        if PASSED_OVER.contains(&entry_name.as_str()) || entry_name.ends_with(".egg-info") {
            continue;
        }
        if entry.path().is_dir() {
            collect(&entry.path(), &below, found);
        } else {
            found.push(below);
        }
    }
}

/// The text of a file below the root; none when it is not UTF-8 or not there.
#[must_use]
pub fn text(file: &str) -> Option<String> {
    fs::read_to_string(root().join(file)).ok()
}

/// Files whose names end so, with their text.
pub fn texts(ending: &str) -> impl Iterator<Item = (String, String)> {
    let ending = ending.to_owned();
    files()
        .into_iter()
        .filter(move |file| file.ends_with(&ending))
        .filter_map(|file| {
            let text = text(&file)?;
            Some((file, text))
        })
}

/// One crate of the workspace, as its manifest says.
#[derive(Debug, Default)]
pub struct Crate {
    /// Relative to the root.
    pub folder: String,
    /// Crates of ours it is built with.
    pub uses: BTreeSet<String>,
    /// Crates of ours that only its tests or its build script use.
    pub tests_use: BTreeSet<String>,
    /// Crates from elsewhere, for whatever purpose.
    pub from_elsewhere: BTreeSet<String>,
}

/// The crates of the workspace by name.
///
/// # Panics
/// Cargo cannot read the manifests.
#[must_use]
pub fn crates() -> BTreeMap<String, Crate> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args([
            "metadata",
            "--format-version",
            "1",
            "--no-deps",
            "--offline",
        ])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(
        output.status.success(),
        "cargo metadata: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo metadata is JSON");
    let packages = metadata["packages"]
        .as_array()
        .expect("cargo metadata has packages");
    packages
        .iter()
        .map(|package| (string(&package["name"]), one_crate(package)))
        .collect()
}

fn one_crate(package: &Value) -> Crate {
    let manifest = PathBuf::from(string(&package["manifest_path"]));
    let folder = manifest
        .parent()
        .and_then(|folder| folder.strip_prefix(root()).ok().map(Path::to_owned));
    let mut this = Crate {
        folder: folder.unwrap_or_default().display().to_string(),
        ..Crate::default()
    };
    for dependency in package["dependencies"].as_array().into_iter().flatten() {
        let name = string(&dependency["name"]);
        let set = match (dependency["path"].is_null(), dependency["kind"].is_null()) {
            (true, _) => &mut this.from_elsewhere,
            (false, true) => &mut this.uses,
            (false, false) => &mut this.tests_use,
        };
        set.insert(name);
    }
    this
}

fn string(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// The texts between single backticks in a document, outside of code blocks.
#[must_use]
pub fn quoted(document: &str) -> Vec<String> {
    let mut outside = true;
    let mut found = Vec::new();
    for line in document.lines() {
        if line.trim_start().starts_with("```") {
            outside = !outside;
        } else if outside {
            found.extend(line.split('`').skip(1).step_by(2).map(str::to_owned));
        }
    }
    found
}

/// The cells of each row of the tables in a document, without their heads.
#[must_use]
pub fn rows(document: &str) -> Vec<Vec<String>> {
    let cells = |line: &str| {
        line.trim()
            .trim_matches('|')
            .split('|')
            .map(|cell| cell.trim().to_owned())
            .collect()
    };
    let lines: Vec<&str> = document.lines().collect();
    let is_rule = |line: &str| line.starts_with("| ---") || line.starts_with("|---");
    let is_head = |index: usize| lines.get(index + 1).is_some_and(|next| is_rule(next));
    let table = |(index, line): &(usize, &&str)| {
        line.starts_with('|') && !is_rule(line) && !is_head(*index)
    };
    lines
        .iter()
        .enumerate()
        .filter(table)
        .map(|(_, line)| cells(line))
        .collect()
}
