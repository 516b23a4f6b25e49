//! What is wrong with a schema: where, why, what to do.
//! Prints plainly; colours and report formats are the business of the commands.

use std::cell::RefCell;
use std::fmt;

/// What a problem is about; reports name it as the rule.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Check {
    /// The text and the keywords of a file.
    #[default]
    Dialect,
    /// `dialect.json` as JSON Schema.
    Metaschema,
    /// Names of types, members, values, operations.
    Name,
    /// Words that a target language keeps for itself.
    ReservedWord,
    /// Nodes without a bound, and beyond a general one.
    Bound,
    /// What refers to nothing.
    Reference,
    /// Error codes, and who answers them.
    Code,
    /// Operations and events against each other.
    Lifecycle,
    /// Requests are closed, outputs are open.
    Direction,
    /// Definitions that nothing leads to.
    Orphan,
    /// Values that must be right.
    Example,
    /// Values that must be wrong.
    CounterExample,
    /// Worst cases of payloads and records.
    Size,
}

impl Check {
    /// All of them, with their names and what they demand.
    pub const ALL: [(Check, &'static str, &'static str); 13] = [
        (
            Check::Dialect,
            "dialect",
            "Every file is JSON and uses the keywords of the dialect only.",
        ),
        (
            Check::Metaschema,
            "metaschema",
            "Every file is valid by schema/dialect.json.",
        ),
        (
            Check::Name,
            "name",
            "Names follow their case rule and stay apart in every target language.",
        ),
        (
            Check::ReservedWord,
            "reserved-word",
            "No type has a name that a target language keeps for itself.",
        ),
        (
            Check::Bound,
            "bound",
            "Every string, integer, array and map has a bound, within the general bounds of a record.",
        ),
        (
            Check::Reference,
            "reference",
            "Every reference leads to a definition.",
        ),
        (
            Check::Code,
            "code",
            "Every error code is known, answered by somebody, and listed by the operations that answer it.",
        ),
        (
            Check::Lifecycle,
            "lifecycle",
            "Operations, events and their payloads say the same of order, identity and endings.",
        ),
        (
            Check::Direction,
            "direction",
            "What stands in requests is closed, what stands in outputs is open.",
        ),
        (
            Check::Orphan,
            "orphan",
            "An operation or event leads to every definition.",
        ),
        (Check::Example, "example", "Every example is valid."),
        (
            Check::CounterExample,
            "counter-example",
            "Every counter-example breaks the rule it names and gets the code it names.",
        ),
        (
            Check::Size,
            "size",
            "A payload that can pass its bound by shape alone is named by the limit that keeps it within.",
        ),
    ];

    /// Its name in reports.
    pub fn name(self) -> &'static str {
        Check::ALL
            .iter()
            .find(|(check, ..)| *check == self)
            .map_or("", |(_, name, _)| name)
    }
}

/// One thing wrong in one place.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// Relative to `schema/`, with forward slashes.
    pub file: String,
    /// JSON pointer into the file; empty for the file as a whole.
    pub pointer: String,
    /// What it is about.
    pub check: Check,
    /// What is the case, without a full stop.
    pub reason: String,
    /// What to do about it.
    pub hint: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if !self.pointer.is_empty() {
            write!(f, "#{}", self.pointer)?;
        }
        let rule = self.check.name();
        write!(f, ": {} [{rule}]\n  hint: {}", self.reason, self.hint)
    }
}

/// All that is wrong, so that one run names everything: sorted by place, each once, never empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problems(pub Vec<Problem>);

impl fmt::Display for Problems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, problem) in self.0.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{problem}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Problems {}

/// Where problems are noted while reading goes on.
#[derive(Debug, Default)]
pub struct Log(RefCell<Vec<Problem>>);

impl Log {
    /// Refuses where anything was noted so far.
    pub fn check(&self) -> Result<(), Problems> {
        let mut problems = self.0.borrow().clone();
        if problems.is_empty() {
            return Ok(());
        }
        problems.sort();
        problems.dedup();
        Err(Problems(problems))
    }
}

/// A place in a file, and the log for what is wrong there.
#[derive(Debug, Clone)]
pub struct At<'a> {
    file: &'a str,
    pointer: String,
    check: Check,
    log: &'a Log,
}

impl<'a> At<'a> {
    /// The file as a whole; `file` is relative to `schema/`.
    pub fn file(file: &'a str, log: &'a Log) -> Self {
        At {
            file,
            pointer: String::new(),
            check: Check::default(),
            log,
        }
    }

    /// One step down, to a member or an index.
    #[must_use]
    pub fn down(&self, step: impl fmt::Display) -> Self {
        let step = step.to_string().replace('~', "~0").replace('/', "~1");
        At {
            file: self.file,
            pointer: format!("{}/{step}", self.pointer),
            ..self.clone()
        }
    }

    /// The same place, for problems of this kind.
    #[must_use]
    pub fn about(&self, check: Check) -> Self {
        At {
            check,
            ..self.clone()
        }
    }

    /// Notes that something is wrong here.
    pub fn refuse(&self, reason: impl Into<String>, hint: impl Into<String>) {
        self.log.0.borrow_mut().push(Problem {
            file: self.file.to_owned(),
            pointer: self.pointer.clone(),
            check: self.check,
            reason: reason.into(),
            hint: hint.into(),
        });
    }

    /// Relative to `schema/`.
    pub fn file_name(&self) -> &'a str {
        self.file
    }
}
