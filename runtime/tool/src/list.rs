//! Listing one folder.
//! Looks into no other: links are named, not followed.

use std::fs;

use schemars::JsonSchema;
use serde::Deserialize;

use crate::folders::Folders;
use crate::page::Page;
use crate::{Failure, Watch};

/// A folder with more entries is listed in part.
const ENTRIES_MAX: usize = 10_000;

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Input {
    /// Path of the folder, from the project's folder. Absent: the project's folder itself.
    #[serde(default)]
    path: Option<String>,
}

pub(crate) fn run(folders: &Folders, input: &Input, watch: &Watch<'_>) -> Result<String, Failure> {
    let folder = folders.resolve(input.path.as_deref().unwrap_or("."))?;
    if !folder.is_dir() {
        return Err(Failure::NoFolder);
    }
    let mut names = Vec::new();
    let mut more = false;
    for entry in fs::read_dir(folder)? {
        watch.go_on()?;
        if names.len() == ENTRIES_MAX {
            more = true;
            break;
        }
        let entry = entry?;
        let mut name = entry.file_name().to_string_lossy().into_owned();
        match entry.file_type() {
            Ok(kind) if kind.is_dir() => name.push('/'),
            Ok(kind) if kind.is_symlink() => name.push('@'),
            _ => {}
        }
        names.push(name);
    }
    names.sort_unstable();
    let mut page = Page::default();
    more |= !names.iter().all(|name| page.line(name));
    let note = match (more, page.is_empty()) {
        (true, _) => Some("there is more; list a folder below, or use glob"),
        (false, true) => Some("the folder is empty"),
        (false, false) => None,
    };
    Ok(page.end(note))
}
