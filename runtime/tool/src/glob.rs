//! Finding files by their path.
//! Does not look into files.

use std::path::Path;

use globset::{GlobBuilder, GlobMatcher};
use ignore::WalkBuilder;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::folders::Folders;
use crate::page::Page;
use crate::{Failure, Watch};

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Input {
    /// The pattern. One without a slash is looked for in every folder.
    pattern: String,
    /// Where to look, from the project's folder. Absent: everywhere in the project.
    #[serde(default)]
    path: Option<String>,
}

pub(crate) fn run(folders: &Folders, input: &Input, watch: &Watch<'_>) -> Result<String, Failure> {
    let matcher = matcher(&input.pattern)?;
    let mut page = Page::default();
    let mut more = false;
    let start = folders.resolve(input.path.as_deref().unwrap_or("."))?;
    walk(&start, watch, |path| {
        let matches = matcher.is_match(path.strip_prefix(&start).unwrap_or(path));
        more |= matches && !page.line(&folders.shown(path));
        Ok(!more)
    })?;
    let note = match (more, page.is_empty()) {
        (true, _) => Some("there is more; use a narrower pattern"),
        (false, true) => Some("no file matches"),
        (false, false) => None,
    };
    Ok(page.end(note))
}

/// A pattern as it is matched against paths from the place where the walk begins.
pub(crate) fn matcher(pattern: &str) -> Result<GlobMatcher, Failure> {
    let anywhere = if pattern.contains('/') { "" } else { "**/" };
    GlobBuilder::new(&format!("{anywhere}{pattern}"))
        .literal_separator(true)
        .build()
        .map(|glob| glob.compile_matcher())
        .map_err(|error| Failure::Pattern(error.to_string()))
}

/// Visits regular files below a place in the order of their names until `visit` says false. Follows no link,
/// and leaves out what Git ignores and what Git keeps for itself.
pub(crate) fn walk(
    start: &Path,
    watch: &Watch<'_>,
    mut visit: impl FnMut(&Path) -> Result<bool, Failure>,
) -> Result<(), Failure> {
    let entries = WalkBuilder::new(start)
        .hidden(false)
        .follow_links(false)
        // A project's own rules count, also when it is no repository; those of folders above or of the user do not.
        .require_git(false)
        .parents(false)
        .git_global(false)
        .filter_entry(|entry| entry.file_name() != ".git")
        .sort_by_file_name(Ord::cmp)
        .build();
    // What cannot be read is passed over, as a search would.
    for entry in entries.flatten() {
        watch.go_on()?;
        if entry.file_type().is_some_and(|kind| kind.is_file()) && !visit(entry.path())? {
            break;
        }
    }
    Ok(())
}
