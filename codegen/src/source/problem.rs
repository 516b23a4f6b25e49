//! What is wrong with a schema: where, why, what to do.
//! Prints plainly; colours and report formats are the business of the commands.

use std::cell::RefCell;
use std::fmt;

/// One thing wrong in one place.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// Relative to `schema/`, with forward slashes.
    pub file: String,
    /// JSON pointer into the file; empty for the file as a whole.
    pub pointer: String,
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
        write!(f, ": {}\n  hint: {}", self.reason, self.hint)
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
    log: &'a Log,
}

impl<'a> At<'a> {
    /// The file as a whole; `file` is relative to `schema/`.
    pub fn file(file: &'a str, log: &'a Log) -> Self {
        At {
            file,
            pointer: String::new(),
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
            log: self.log,
        }
    }

    /// Notes that something is wrong here.
    pub fn refuse(&self, reason: impl Into<String>, hint: impl Into<String>) {
        self.log.0.borrow_mut().push(Problem {
            file: self.file.to_owned(),
            pointer: self.pointer.clone(),
            reason: reason.into(),
            hint: hint.into(),
        });
    }

    /// Relative to `schema/`.
    pub fn file_name(&self) -> &'a str {
        self.file
    }
}
