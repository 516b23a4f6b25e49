//! `magi-schema check`: says what the library found in `schema/`, and whether `generated/` is fresh.
//! Knows no rule.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Context as _;
use clap::Args;
use magi_schema::check::{self, sizes::Size};
use magi_schema::files::{self, Difference, Kind};
use magi_schema::source::{self, Check as About, Problem, Problems};
use magi_schema::{Error, MADE, PROTOCOLS};
use serde_json::value::RawValue;

use super::report::{Finding, Output, Report, Rules};
use super::{Tree, count, say};

/// Judges schema/: dialect, names, bounds, codes, lifecycle, examples and counter-examples, sizes, and whether generated/ is fresh.
#[derive(Args)]
pub struct Check {
    /// Also prints how large each payload can get, on standard error.
    #[arg(long)]
    sizes: bool,
    #[command(flatten)]
    output: Output,
}

/// The rules that are not about one place of a schema.
const FRESH: (&str, &str) = ("fresh", "generated/ is what schema/ says.");
const MACP: (&str, &str) = (
    "macp",
    "The schema of MACP says everything once and without contradiction.",
);

impl Check {
    /// Whether everything is right; false: the report says what is not.
    pub fn run(&self, tree: &Tree) -> anyhow::Result<bool> {
        let root = tree.root()?;
        let schema = root.join("schema");
        let mut findings = macp(&root)?;
        for protocol in PROTOCOLS {
            match check::check(&schema, protocol) {
                Ok((model, counts)) => {
                    say(&format!(
                        "{protocol}: {}, {}, {}, {}",
                        count(counts.types, "type"),
                        count(counts.examples, "example"),
                        count(counts.counter_examples, "counter-example"),
                        count(counts.records, "record"),
                    ));
                    if self.sizes {
                        report_sizes(&check::sizes::sizes(&model));
                    }
                }
                Err(source::Error::Problems(problems)) => {
                    findings.extend(of_problems(&root, problems));
                }
                Err(error) => return Err(error.into()),
            }
        }
        // What is made of a wrong schema says nothing more.
        if findings.is_empty() {
            freshness(&root, &mut findings)?;
        }
        let mut rules: Rules = About::ALL
            .iter()
            .map(|(_, name, about)| (*name, *about))
            .collect();
        rules.extend([FRESH, MACP]);
        let mut report = Report::begin(&self.output, &rules)?;
        for finding in &findings {
            report.add(finding)?;
        }
        Ok(report.end(&[])?)
    }
}

fn macp(root: &Path) -> anyhow::Result<Vec<Finding>> {
    match check::macp::check(&root.join("schema")) {
        Ok(counts) => {
            let types = count(counts.types, "type");
            say(&format!(
                "macp: {types}, {}",
                count(counts.examples, "example")
            ));
            Ok(Vec::new())
        }
        Err(Error::Source(source::Error::Problems(problems))) => Ok(of_problems(root, problems)),
        Err(Error::Macp(error)) if !matches!(error, magi_schema::macp::Error::Read { .. }) => {
            Ok(vec![of_macp(root, &error)])
        }
        Err(error) => Err(error.into()),
    }
}

fn of_problems(root: &Path, problems: Problems) -> Vec<Finding> {
    let each = problems.0.into_iter();
    each.map(|problem| of_problem(root, problem)).collect()
}

fn of_problem(root: &Path, problem: Problem) -> Finding {
    let file = format!("schema/{}", problem.file);
    let text = std::fs::read_to_string(root.join(&file)).unwrap_or_default();
    Finding {
        line: line_of(&text, &problem.pointer),
        file,
        pointer: problem.pointer,
        rule: problem.check.name().to_owned(),
        code: None,
        message: problem.reason,
        hint: problem.hint,
    }
}

/// The line on which the value at a pointer begins, or what is around it where it is missing.
fn line_of(text: &str, pointer: &str) -> Option<u64> {
    let mut value: &RawValue = serde_json::from_str(text).ok()?;
    for step in pointer.split('/').skip(1) {
        let step = step.replace("~1", "/").replace("~0", "~");
        let next = if value.get().starts_with('{') {
            serde_json::from_str::<BTreeMap<String, &RawValue>>(value.get())
                .ok()
                .and_then(|mut members| members.remove(&step))
        } else {
            let index = step.parse::<usize>().ok();
            let items = serde_json::from_str::<Vec<&RawValue>>(value.get()).ok();
            index
                .zip(items)
                .and_then(|(index, items)| items.get(index).copied())
        };
        let Some(next) = next else { break };
        value = next;
    }
    let offset = (value.get().as_ptr() as usize).checked_sub(text.as_ptr() as usize)?;
    let before = text.as_bytes().get(..offset)?;
    Some(1 + before.iter().filter(|byte| **byte == b'\n').count() as u64)
}

/// Whether `generated/` is what would be written now.
fn freshness(root: &Path, findings: &mut Vec<Finding>) -> anyhow::Result<()> {
    let files = magi_schema::generate(root)?;
    let differences =
        files::compare(&root.join("generated"), &files, &MADE).context("generated/")?;
    findings.extend(differences.iter().map(of_difference));
    Ok(())
}

fn of_macp(root: &Path, error: &magi_schema::macp::Error) -> Finding {
    let (file, pointer) = match error {
        magi_schema::macp::Error::Meaning { file, pointer, .. } => {
            (format!("schema/macp/{file}"), pointer.clone())
        }
        magi_schema::macp::Error::Parse { file, .. } => {
            let file = file.strip_prefix(root).unwrap_or(file);
            (file.display().to_string(), String::new())
        }
        _ => ("schema/macp".to_owned(), String::new()),
    };
    let text = std::fs::read_to_string(root.join(&file)).unwrap_or_default();
    Finding {
        line: line_of(&text, &pointer),
        file,
        pointer,
        rule: MACP.0.to_owned(),
        code: None,
        message: error.to_string(),
        hint: "correct that place".to_owned(),
    }
}

fn of_difference(difference: &Difference) -> Finding {
    let (message, hint) = match &difference.kind {
        Kind::Missing { .. } => ("it is missing", "run `cargo gen` and commit what it writes"),
        Kind::Stale { .. } => (
            "it is not what schema/ says",
            "run `cargo gen`, read the diff and commit it",
        ),
        Kind::Leftover => (
            "nothing makes it any more",
            "run `cargo gen`, which removes it",
        ),
        Kind::Foreign => (
            "it was not written by `cargo gen`",
            "move it: generated/ holds nothing else",
        ),
    };
    Finding {
        file: format!("generated/{}", difference.path),
        rule: FRESH.0.to_owned(),
        message: message.to_owned(),
        hint: hint.to_owned(),
        ..Finding::default()
    }
}

fn report_sizes(sizes: &[Size]) {
    for size in sizes {
        let note = match (size.plain > size.bound, size.escaped > size.bound) {
            (true, _) => "  over",
            (false, true) => "  over when escaped",
            _ => "",
        };
        say(&format!(
            "  {:<28} {:>9} plain {:>9} escaped, bound {}{note}",
            size.name, size.plain, size.escaped, size.bound
        ));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pointer_leads_to_its_line() {
        let text = "{\n  \"a\": 1,\n  \"b/c\": [\n    1,\n    {\"d\": 2}\n  ]\n}";
        for (pointer, line) in [
            ("", 1),
            ("/a", 2),
            ("/b~1c", 3),
            ("/b~1c/1/d", 5),
            ("/b~1c/1/missing", 5),
        ] {
            assert_eq!(line_of(text, pointer), Some(line), "{pointer}");
        }
        assert_eq!(line_of("{,}", "/a"), None);
    }
}
