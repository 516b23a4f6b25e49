//! Findings on standard output, one after the other: for a person, as JSON, as workflow commands of GitHub, as SARIF.
//! Keeps none of them, so that a million findings take no more memory than one.

use std::io::{self, IsTerminal as _, StdoutLock, Write};

use clap::{Args, ValueEnum};
use serde_json::{Value, json};

/// How findings are written.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Format {
    /// Lines for a person, in colour on a terminal unless NO_COLOR is set.
    Human,
    /// One JSON document.
    Json,
    /// Workflow commands that GitHub shows beside the lines of a change.
    Github,
    /// SARIF 2.1.0, for tools that collect findings.
    Sarif,
}

/// What every judging command takes.
#[derive(Args)]
pub struct Output {
    /// How findings are written to standard output.
    #[arg(long, value_enum, default_value = "human")]
    format: Format,
}

/// One thing wrong in one place.
#[derive(Debug, Default)]
pub struct Finding {
    /// As a person would open it.
    pub file: String,
    /// From 1.
    pub line: Option<u64>,
    /// JSON Pointer; empty for the whole.
    pub pointer: String,
    /// The rule that is broken.
    pub rule: String,
    /// The wire code that a service answers it with.
    pub code: Option<String>,
    /// What is the case.
    pub message: String,
    /// What to do.
    pub hint: String,
}

/// That there is something to judge.
pub const EMPTY: (&str, &str) = ("empty", "There is a record at all.");

impl Finding {
    /// A file or stream without any record.
    pub fn empty(file: &str) -> Self {
        Finding {
            file: file.to_owned(),
            rule: EMPTY.0.to_owned(),
            message: "no record at all".to_owned(),
            hint: "see whether the program that should have written it started, and what it said"
                .to_owned(),
            ..Finding::default()
        }
    }
}

/// Name of a rule and what it demands.
pub type Rules<'a> = Vec<(&'a str, &'a str)>;

/// Findings on their way out.
pub struct Report {
    format: Format,
    out: StdoutLock<'static>,
    colour: bool,
    findings: u64,
}

impl Report {
    /// Begins a report; `rules` are those that have a description.
    pub fn begin(output: &Output, rules: &Rules<'_>) -> io::Result<Self> {
        let out = io::stdout().lock();
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
            || std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let colour = out.is_terminal() && !plain;
        let mut report = Report {
            format: output.format,
            out,
            colour,
            findings: 0,
        };
        match report.format {
            Format::Human | Format::Github => {}
            Format::Json => write!(report.out, "{{\"findings\":[")?,
            Format::Sarif => write!(
                report.out,
                "{{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{{\"tool\":{},\"results\":[",
                tool(rules)
            )?,
        }
        Ok(report)
    }

    /// Writes one finding.
    pub fn add(&mut self, finding: &Finding) -> io::Result<()> {
        let first = self.findings == 0;
        self.findings += 1;
        let comma = if first { "\n" } else { ",\n" };
        match self.format {
            Format::Human => self.human(finding),
            Format::Json => write!(self.out, "{comma}{}", plain(finding)),
            Format::Github => writeln!(self.out, "{}", command(finding)),
            Format::Sarif => write!(self.out, "{comma}{}", result(finding)),
        }
    }

    fn human(&mut self, finding: &Finding) -> io::Result<()> {
        let [bold, red, dim, end] = if self.colour {
            ["\x1b[1m", "\x1b[31m", "\x1b[2m", "\x1b[0m"]
        } else {
            [""; 4]
        };
        let (place, rule) = (place(finding), &finding.rule);
        let code = finding
            .code
            .as_ref()
            .map(|code| format!(", {code}"))
            .unwrap_or_default();
        writeln!(
            self.out,
            "{bold}{place}{end}: {} {red}[{rule}{code}]{end}",
            finding.message
        )?;
        if !finding.hint.is_empty() {
            writeln!(self.out, "  {dim}hint: {}{end}", finding.hint)?;
        }
        Ok(())
    }

    /// Ends the report with what was looked at, by name and number; true: nothing was found.
    pub fn end(mut self, seen: &[(&str, u64)]) -> io::Result<bool> {
        match self.format {
            Format::Human | Format::Github => {}
            Format::Json => {
                let mut summary: serde_json::Map<String, Value> = seen
                    .iter()
                    .map(|(name, number)| ((*name).to_owned(), json!(number)))
                    .collect();
                summary.insert("findings".to_owned(), json!(self.findings));
                writeln!(self.out, "\n],\"summary\":{}}}", Value::Object(summary))?;
            }
            Format::Sarif => writeln!(self.out, "\n]}}]}}")?,
        }
        self.out.flush()?;
        let mut words: Vec<String> = seen
            .iter()
            .map(|(name, number)| {
                super::count(
                    usize::try_from(*number).unwrap_or(usize::MAX),
                    name.trim_end_matches('s'),
                )
            })
            .collect();
        words.push(match self.findings {
            0 => "nothing found".to_owned(),
            found => super::count(usize::try_from(found).unwrap_or(usize::MAX), "finding"),
        });
        super::say(&words.join(", "));
        Ok(self.findings == 0)
    }
}

/// `schema/app-service/turn.json:12#/$defs/TurnId`.
fn place(finding: &Finding) -> String {
    let line = finding
        .line
        .map(|line| format!(":{line}"))
        .unwrap_or_default();
    let pointer = if finding.pointer.is_empty() {
        String::new()
    } else {
        format!("#{}", finding.pointer)
    };
    format!("{}{line}{pointer}", finding.file)
}

fn plain(finding: &Finding) -> Value {
    json!({
        "file": finding.file,
        "line": finding.line,
        "pointer": finding.pointer,
        "rule": finding.rule,
        "code": finding.code,
        "message": finding.message,
        "hint": finding.hint,
    })
}

/// `::error file=…,line=…,title=…::…`; what would end a property or the line is escaped as GitHub reads it.
fn command(finding: &Finding) -> String {
    let data = |text: &str| {
        text.replace('%', "%25")
            .replace('\r', "%0D")
            .replace('\n', "%0A")
    };
    let property = |text: &str| data(text).replace(':', "%3A").replace(',', "%2C");
    let line = finding
        .line
        .map(|line| format!(",line={line}"))
        .unwrap_or_default();
    let (file, title) = (property(&finding.file), property(&finding.rule));
    let mut message = match finding.pointer.as_str() {
        "" => finding.message.clone(),
        pointer => format!("{pointer}: {}", finding.message),
    };
    if let Some(code) = &finding.code {
        message = format!("{message} ({code})");
    }
    if !finding.hint.is_empty() {
        message = format!("{message}\nhint: {}", finding.hint);
    }
    format!(
        "::error file={file}{line},title={title}::{}",
        data(&message)
    )
}

fn tool(rules: &Rules<'_>) -> Value {
    let rules: Vec<Value> = rules
        .iter()
        .map(|(id, about)| json!({"id": id, "shortDescription": {"text": about}}))
        .collect();
    json!({"driver": {
        "name": env!("CARGO_PKG_NAME"),
        "version": env!("CARGO_PKG_VERSION"),
        "rules": rules,
    }})
}

fn result(finding: &Finding) -> Value {
    let mut physical = json!({"artifactLocation": {"uri": uri(&finding.file)}});
    if let Some(line) = finding.line {
        physical["region"] = json!({"startLine": line});
    }
    let mut location = json!({"physicalLocation": physical});
    if !finding.pointer.is_empty() {
        location["logicalLocations"] = json!([{"fullyQualifiedName": finding.pointer}]);
    }
    let text = match finding.hint.as_str() {
        "" => finding.message.clone(),
        hint => format!("{}\nhint: {hint}", finding.message),
    };
    let mut result = json!({
        "ruleId": finding.rule,
        "level": "error",
        "message": {"text": text},
        "locations": [location],
    });
    if let Some(code) = &finding.code {
        result["properties"] = json!({"code": code});
    }
    result
}

/// A path as a relative reference: what a reference may not hold is escaped.
fn uri(path: &str) -> String {
    let mut uri = String::new();
    for byte in path.replace('\\', "/").bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                uri.push(char::from(byte))
            }
            other => uri.push_str(&format!("%{other:02X}")),
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finding() -> Finding {
        Finding {
            file: "a b,c.jsonl".into(),
            line: Some(3),
            pointer: "/payload/text".into(),
            rule: "maxLength".into(),
            code: Some("limit_exceeded".into()),
            message: "100% too\nlong".into(),
            hint: String::new(),
        }
    }

    #[test]
    fn a_workflow_command_stays_on_its_line_and_in_its_properties() {
        assert_eq!(
            command(&finding()),
            "::error file=a b%2Cc.jsonl,line=3,title=maxLength::/payload/text: 100%25 too%0Along (limit_exceeded)"
        );
    }

    #[test]
    fn a_path_becomes_a_relative_reference() {
        assert_eq!(uri("a b\\c:d.jsonl"), "a%20b/c%3Ad.jsonl");
    }
}
