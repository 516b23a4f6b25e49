//! How source files look: headers, first sentences, lengths.

use std::io::Write;

use tidy::{Crate, crates, files, text, texts};

/// Where a file has outgrown its room for sure; 600 is where one looks.
const LINES_MAX: usize = 1000;
const LINES_REPORTED: usize = 600;
const FUNCTION_LINES_REPORTED: usize = 60;
/// The longest are enough to begin with.
const REPORTED: usize = 15;

/// Rust written by hand.
fn sources() -> impl Iterator<Item = (String, String)> {
    texts(".rs").filter(|(file, _)| !file.starts_with("generated/") && !file.contains("/cases/"))
}

#[test]
fn every_generated_file_says_so_in_its_first_line() {
    let mut wrong = Vec::new();
    for file in files()
        .into_iter()
        .filter(|file| file.starts_with("generated/"))
    {
        let text = text(&file).unwrap_or_default();
        // JSON has no comments: there the mark is a member near the top.
        let head: String = text
            .lines()
            .take(if file.ends_with(".json") { 6 } else { 1 })
            .collect();
        if !head.contains("@generated") {
            wrong.push(file);
        }
    }
    assert!(
        wrong.is_empty(),
        "no mark in {wrong:?}: nothing but cargo gen writes there"
    );
}

#[test]
fn nothing_written_by_hand_claims_to_be_generated() {
    // Put together here, so that this file does not claim it.
    let mark = format!("@{}", "generated from");
    let claims = |text: &str| {
        text.lines()
            .next()
            .is_some_and(|first| first.contains(&mark))
    };
    let wrong: Vec<_> = sources()
        .filter(|(_, text)| claims(text))
        .map(|(file, _)| file)
        .collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn every_room_says_its_job_first() {
    let mut wrong = Vec::new();
    for this in crates()
        .into_values()
        .filter(|this| !this.folder.starts_with("generated/"))
    {
        wrong.extend(doors(&this).into_iter().filter(|file| !says_its_job(file)));
    }
    let modules = sources().filter(|(file, _)| file.contains("/src/"));
    wrong.extend(
        modules
            .filter(|(_, text)| !text.starts_with("//! "))
            .map(|(file, _)| file),
    );
    assert!(
        wrong.is_empty(),
        "no sentence of its job, or of what it does not do, at the top of {wrong:?}"
    );
}

fn doors(this: &Crate) -> Vec<String> {
    let door = |name: &str| format!("{}/src/{name}.rs", this.folder);
    let lib = door("lib");
    if text(&lib).is_some() {
        vec![lib]
    } else {
        vec![door("main")]
    }
}

fn says_its_job(file: &str) -> bool {
    let text = text(file).unwrap_or_default();
    let mut lines = text.lines();
    let two = [lines.next(), lines.next()];
    two.iter()
        .all(|line| line.is_some_and(|line| line.starts_with("//! ")))
}

#[test]
fn no_file_has_outgrown_its_room() {
    let mut long: Vec<(usize, String)> = sources()
        .map(|(file, text)| (text.lines().count(), file))
        .collect();
    long.retain(|(lines, _)| *lines > LINES_REPORTED);
    long.sort();
    let mut functions: Vec<(usize, String)> = sources()
        .flat_map(|(file, text)| {
            long_functions(&text)
                .map(move |(lines, name)| (lines, format!("{file}: {name}")))
                .collect::<Vec<_>>()
        })
        .collect();
    functions.sort();
    let mut out = std::io::stdout().lock();
    for (lines, what) in long.iter().chain(&functions).rev().take(REPORTED) {
        let _ = writeln!(out, "{lines:5} lines  {what}");
    }
    long.retain(|(lines, _)| *lines > LINES_MAX);
    assert!(long.is_empty(), "divide by subject: {long:?}");
}

/// Functions longer than one looks at without scrolling. Relies on the formatter: a function ends at the next closing
/// brace with the indentation it began with.
fn long_functions(text: &str) -> impl Iterator<Item = (usize, String)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let code = line.trim_start();
        let name = code.split("fn ").nth(1).filter(|_| !code.starts_with("//"));
        let Some(name) = name.and_then(|rest| rest.split(['(', '<']).next()) else {
            continue;
        };
        let indent = &line[..line.len() - code.len()];
        let body = lines[start..]
            .iter()
            .take_while(|line| line.is_empty() || line.starts_with(indent));
        let end = body.clone().position(|line| *line == format!("{indent}}}"));
        if let Some(length) = end
            .map(|end| end + 1)
            .filter(|length| *length > FUNCTION_LINES_REPORTED)
        {
            found.push((length, name.to_owned()));
        }
    }
    found.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_function_is_found() {
        let body = "    x();\n".repeat(70);
        let text = format!("fn short() {{\n    x();\n}}\n\nfn long(a: u8) {{\n{body}}}\n");
        assert_eq!(
            long_functions(&text).collect::<Vec<_>>(),
            [(72, "long".to_owned())]
        );
    }
}
