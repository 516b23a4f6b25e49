//! What documents say of the tree is true of it.

use tidy::{files, quoted, root, text, texts};

/// Documents with paths in them: our own prose, not what a test holds.
fn documents() -> Vec<(String, String)> {
    let prose = |file: &str| !file.contains("/tests/") && !file.contains("/cases/");
    texts(".md")
        .filter(|(file, _)| prose(file) && !file.starts_with("generated/"))
        .collect()
}

/// Whether a quoted text means a path from the root.
fn is_path(quoted: &str) -> bool {
    let roots = [
        "schema/",
        "codegen/",
        "generated/",
        "runtime/",
        "conformance/",
        "docs/",
        ".ci/",
        ".cargo/",
    ];
    let rooted = roots.iter().any(|root| quoted.starts_with(root));
    let placeholder = quoted.contains(['<', '*', '{', '…', ' ', '$']) || quoted.contains("NNNN");
    rooted && !placeholder
}

#[test]
fn every_path_that_a_document_names_exists() {
    let mut wrong = Vec::new();
    for (file, document) in documents() {
        let paths = quoted(&document)
            .into_iter()
            .filter(|quoted| is_path(quoted));
        // An example of a file to be made is no path that exists.
        let example =
            |path: &String| file == "docs/changes/README.md" && path.starts_with("docs/changes/");
        wrong.extend(
            paths
                .filter(|path| !example(path) && !root().join(path).exists())
                .map(|path| format!("{file}: {path}")),
        );
    }
    assert!(
        wrong.is_empty(),
        "documents name what is not there:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn every_link_inside_the_tree_leads_somewhere() {
    let mut wrong = Vec::new();
    for (file, document) in documents() {
        for target in document
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split(')').next())
        {
            let target = target.split('#').next().unwrap_or_default();
            let folder = root()
                .join(&file)
                .parent()
                .map(std::path::Path::to_owned)
                .unwrap_or_default();
            if !target.is_empty() && !target.contains("://") && !folder.join(target).exists() {
                wrong.push(format!("{file}: {target}"));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "links lead nowhere:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn no_file_knows_the_machine_it_was_written_on() {
    // Put together here, so that this file does not hold what it looks for.
    let needles = ["home", "root", "Users", "work"].map(|folder| format!("/{folder}/"));
    let starts = |text: &str, needle: &str| {
        text.match_indices(needle).any(|(at, _)| {
            let before = text[..at].chars().next_back();
            before.is_none_or(|c| c.is_whitespace() || "\"'`(=:".contains(c))
        })
    };
    let wrong: Vec<String> = files()
        .into_iter()
        .filter(|file| file != "Cargo.lock")
        .filter_map(|file| text(&file).map(|text| (file, text)))
        .filter(|(_, text)| needles.iter().any(|needle| starts(text, needle)))
        .map(|(file, _)| file)
        .collect();
    assert!(
        wrong.is_empty(),
        "absolute paths of some machine in {wrong:?}"
    );
}

#[test]
fn every_decision_has_the_form() {
    for (file, document) in texts(".md")
        .filter(|(file, _)| file.starts_with("docs/decisions/") && !file.ends_with("README.md"))
    {
        let name = file.trim_start_matches("docs/decisions/");
        let numbered = name
            .get(..4)
            .is_some_and(|number| number.chars().all(|c| c.is_ascii_digit()))
            && name.get(4..5) == Some("-");
        assert!(
            numbered,
            "{file}: should be called NNNN-what-was-decided.md"
        );
        assert!(
            document.starts_with("# "),
            "{file}: should begin with its title"
        );
        for part in ["## Context", "## Decision", "## What would change our mind"] {
            assert!(
                document.lines().any(|line| line == part),
                "{file}: has no part \"{part}\""
            );
        }
        assert!(
            document.lines().count() <= 90,
            "{file}: is longer than a page"
        );
    }
}

#[test]
fn every_change_says_what_kind_it_is() {
    for (file, document) in texts(".md")
        .filter(|(file, _)| file.starts_with("docs/changes/") && !file.ends_with("README.md"))
    {
        let first = document.lines().next().unwrap_or_default();
        let kind = ["Added: ", "Changed: ", "Fixed: ", "Removed: ", "Security: "]
            .iter()
            .find(|kind| first.starts_with(**kind));
        assert!(
            kind.is_some_and(|kind| first.len() > kind.len() + 20),
            "{file}: its first line should be a kind and a sentence"
        );
    }
}
