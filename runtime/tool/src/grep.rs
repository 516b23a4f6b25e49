//! Finding lines by what stands in them.
//! Changes nothing; files that are no text are passed over.

use std::fs;

use grep_regex::RegexMatcherBuilder;
use grep_searcher::{BinaryDetection, SearcherBuilder, sinks};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::folders::Folders;
use crate::glob::{matcher, walk};
use crate::page::Page;
use crate::{Failure, Watch};

/// The compiled pattern takes at most so many bytes.
const PATTERN_SIZE_MAX: usize = 4 * 1024 * 1024;
/// One line takes at most so many bytes of memory; a file with a longer one is passed over.
const LINE_HEAP_MAX: usize = 4 * 1024 * 1024;
/// A file of more bytes is passed over: a search in it could not be stopped soon.
const FILE_BYTES_MAX: u64 = 256 * 1024 * 1024;

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Input {
    /// The regular expression.
    pattern: String,
    /// Where to look, from the project's folder: a folder or a file. Absent: everywhere in the project.
    #[serde(default)]
    path: Option<String>,
    /// Look only into files whose path matches this pattern, such as *.rs.
    #[serde(default)]
    glob: Option<String>,
    /// Whether upper and lower case are the same.
    #[serde(default)]
    ignore_case: bool,
}

pub(crate) fn run(folders: &Folders, input: &Input, watch: &Watch<'_>) -> Result<String, Failure> {
    let pattern = RegexMatcherBuilder::new()
        .case_insensitive(input.ignore_case)
        .line_terminator(Some(b'\n'))
        .size_limit(PATTERN_SIZE_MAX)
        .dfa_size_limit(PATTERN_SIZE_MAX)
        .build(&input.pattern)
        .map_err(|error| Failure::Pattern(error.to_string()))?;
    let only = input.glob.as_deref().map(matcher).transpose()?;
    let mut searcher = SearcherBuilder::new()
        .binary_detection(BinaryDetection::quit(0))
        .heap_limit(Some(LINE_HEAP_MAX))
        .line_number(true)
        .build();
    let mut page = Page::default();
    let mut more = false;
    let start = folders.resolve(input.path.as_deref().unwrap_or("."))?;
    walk(&start, watch, |path| {
        if only
            .as_ref()
            .is_some_and(|only| !only.is_match(path.strip_prefix(&start).unwrap_or(path)))
        {
            return Ok(true);
        }
        if fs::metadata(path).is_ok_and(|file| file.len() > FILE_BYTES_MAX) {
            return Ok(true);
        }
        let shown = folders.shown(path);
        let mut ended = Ok(());
        let searched = searcher.search_path(
            &pattern,
            path,
            sinks::Lossy(|number, line| {
                more = !page.line(&format!(
                    "{shown}:{number}:{}",
                    line.trim_end_matches(['\r', '\n'])
                ));
                ended = watch.go_on();
                Ok(!more && ended.is_ok())
            }),
        );
        // A file that cannot be searched is like one without a match.
        drop(searched);
        ended?;
        Ok(!more)
    })?;
    let note = match (more, page.is_empty()) {
        (true, _) => Some("there is more; use a narrower pattern, path or glob"),
        (false, true) => Some("no line matches"),
        (false, false) => None,
    };
    Ok(page.end(note))
}
