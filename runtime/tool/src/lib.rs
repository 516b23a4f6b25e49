//! The built-in tools: runs one call of one, inside the folders it was given.
//! Knows no model and shows nothing; what a tool answers is for the caller to keep private.

mod folders;
mod glob;
mod grep;
mod list;
mod page;
mod read;
mod watch;

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use schemars::{Schema, schema_for};
use serde::de::DeserializeOwned;

use crate::folders::Folders;
pub use crate::watch::Watch;

/// A call that has not ended by then is given up.
pub const TIME_MAX: Duration = Duration::from_secs(60);

/// One built-in tool.
struct Row {
    name: &'static str,
    description: &'static str,
    input: fn() -> Schema,
    run: fn(&Folders, &str, &Watch<'_>) -> Result<String, Failure>,
}

/// Every built-in tool. Its names are the only ones that are ever shown as they are.
const TABLE: &[Row] = &[
    Row {
        name: "read",
        description: "Reads a text file and answers its lines with their numbers. Long files come in pieces: ask again with a larger offset.",
        input: || schema_for!(read::Input),
        run: |folders, input, watch| read::run(folders, &parsed(input)?, watch),
    },
    Row {
        name: "list",
        description: "Lists a folder: one name a line, folders with a slash at the end.",
        input: || schema_for!(list::Input),
        run: |folders, input, watch| list::run(folders, &parsed(input)?, watch),
    },
    Row {
        name: "glob",
        description: "Finds files whose path matches a pattern such as src/**/*.rs. Files that .gitignore names are left out.",
        input: || schema_for!(glob::Input),
        run: |folders, input, watch| glob::run(folders, &parsed(input)?, watch),
    },
    Row {
        name: "grep",
        description: "Finds lines that match a regular expression, as path:line:text. Files that .gitignore names are left out.",
        input: || schema_for!(grep::Input),
        run: |folders, input, watch| grep::run(folders, &parsed(input)?, watch),
    },
];

/// The name of a built-in tool as this program writes it, `None` for any other name.
#[must_use]
pub fn builtin(name: &str) -> Option<&'static str> {
    TABLE
        .iter()
        .map(|row| row.name)
        .find(|known| *known == name)
}

/// A tool as a model is told of it.
#[derive(Debug, Clone)]
pub struct Spec {
    /// Its name.
    pub name: &'static str,
    /// What it does.
    pub description: &'static str,
    /// JSON Schema of its arguments.
    pub input_schema: serde_json::Value,
}

/// What came of a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// For the model: the result, or what went wrong.
    pub text: String,
    /// Whether the call failed.
    pub failed: bool,
    /// Whether it failed because it took too long.
    pub timed_out: bool,
}

/// Why a call failed; the text is for the model.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    #[error("there is no tool of this name; the tools are: {0}")]
    Unknown(String),
    #[error("the arguments are not right: {0}")]
    Arguments(#[from] serde_json::Error),
    #[error("this path is outside of the folders that may be used")]
    Outside,
    #[error("there is nothing at this path")]
    Missing,
    #[error("this is not a file")]
    NoFile,
    #[error("this is not a folder")]
    NoFolder,
    #[error("this is not a text file")]
    NoText,
    #[error("the pattern is not right: {0}")]
    Pattern(String),
    #[error("it cannot be read: {0}")]
    Unreadable(#[from] io::Error),
    #[error("it was cancelled")]
    Stopped,
    #[error("it took longer than {} seconds; ask for less", TIME_MAX.as_secs())]
    TimedOut,
}

/// The tools of one turn.
#[derive(Debug)]
pub struct Toolbox {
    folders: Folders,
    disabled: Vec<String>,
}

impl Toolbox {
    /// Tools that reach the project's folder and these further ones, and nothing else. Further folders that are
    /// not there are left out.
    ///
    /// # Errors
    /// When the project's folder is not there.
    pub fn new(project: &Path, extra_roots: &[PathBuf], disabled: &[String]) -> io::Result<Self> {
        Ok(Self {
            folders: Folders::new(project, extra_roots)?,
            disabled: disabled.to_vec(),
        })
    }

    fn enabled(&self) -> impl Iterator<Item = &'static Row> {
        TABLE
            .iter()
            .filter(|row| !self.disabled.iter().any(|disabled| disabled == row.name))
    }

    /// The tools that are not disabled.
    #[must_use]
    pub fn specs(&self) -> Vec<Spec> {
        self.enabled()
            .map(|row| Spec {
                name: row.name,
                description: row.description,
                input_schema: Into::<serde_json::Value>::into((row.input)()),
            })
            .collect()
    }

    /// Runs one call to its end, or until it is stopped. Blocks on files.
    #[must_use]
    pub fn run(&self, name: &str, input: &str, watch: &Watch<'_>) -> Answer {
        let result = match self.enabled().find(|row| row.name == name) {
            Some(row) => (row.run)(&self.folders, input, watch),
            None => Err(Failure::Unknown(
                self.enabled()
                    .map(|row| row.name)
                    .collect::<Vec<_>>()
                    .join(", "),
            )),
        };
        match result {
            Ok(text) => Answer {
                text,
                failed: false,
                timed_out: false,
            },
            Err(failure) => Answer {
                text: failure.to_string(),
                failed: true,
                timed_out: matches!(failure, Failure::TimedOut),
            },
        }
    }
}

fn parsed<T: DeserializeOwned>(input: &str) -> Result<T, Failure> {
    Ok(serde_json::from_str(input)?)
}
