//! Reading a text file, a piece at a time.
//! Holds one line at most, however long the file is.

use std::io::{BufRead as _, BufReader, Read as _};

use schemars::JsonSchema;
use serde::Deserialize;

use crate::folders::Folders;
use crate::page::{LINE_BYTES_MAX, Page};
use crate::{Failure, Watch};

/// Lines in one answer when nothing else is asked for.
const LINES_DEFAULT: u64 = 2000;
/// How many lines pass between two looks at the watch.
const LINES_UNWATCHED: u64 = 1000;

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Input {
    /// Path of the file, from the project's folder.
    path: String,
    /// First line to answer, from 1.
    #[serde(default)]
    offset: Option<u64>,
    /// How many lines to answer.
    #[serde(default)]
    limit: Option<u64>,
}

pub(crate) fn run(folders: &Folders, input: &Input, watch: &Watch<'_>) -> Result<String, Failure> {
    let mut reader = BufReader::new(folders.open(&input.path)?);
    let first = input.offset.unwrap_or(1).max(1);
    let limit = input.limit.unwrap_or(LINES_DEFAULT).max(1);
    let mut page = Page::default();
    let mut line = Vec::new();
    let mut number = 0u64;
    loop {
        number += 1;
        if number.is_multiple_of(LINES_UNWATCHED) {
            watch.go_on()?;
        }
        if !next_line(&mut reader, &mut line, watch)? {
            break;
        }
        if number < first {
            continue;
        }
        let text = String::from_utf8_lossy(&line);
        if number - first >= limit
            || !page.line(&format!(
                "{number}\t{}",
                text.trim_end_matches(['\r', '\n'])
            ))
        {
            return Ok(page.end(Some(&format!("there is more; go on with offset {number}"))));
        }
    }
    let note = page.is_empty().then(|| match number {
        1 => "the file is empty".to_owned(),
        _ => format!("the file has {} lines", number - 1),
    });
    Ok(page.end(note.as_deref()))
}

/// Reads one line, of which only the beginning is kept when it is too long; false at the end of the file.
fn next_line(
    reader: &mut BufReader<std::fs::File>,
    line: &mut Vec<u8>,
    watch: &Watch<'_>,
) -> Result<bool, Failure> {
    line.clear();
    // One byte more than is shown, so that a cut is seen.
    reader
        .by_ref()
        .take(LINE_BYTES_MAX as u64 + 1)
        .read_until(b'\n', line)?;
    // Seen before the rest of the line is passed over: that of a disk image may have no end.
    if line.contains(&0) {
        return Err(Failure::NoText);
    }
    let mut ended = line.last().is_none_or(|last| *last == b'\n');
    while !ended {
        watch.go_on()?;
        let buffer = reader.fill_buf()?;
        let (skipped, found) = match buffer.iter().position(|byte| *byte == b'\n') {
            Some(at) => (at + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        reader.consume(skipped);
        ended = found;
    }
    Ok(!line.is_empty())
}
