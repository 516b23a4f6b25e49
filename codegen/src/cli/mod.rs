//! The subcommands, and what they share: which tree they are about, how they count, and how they speak.
//! Judges nothing: that is the library's.

pub mod bundle;
pub mod check;
mod contract;
mod foreign;
pub mod generate;
mod lines;
mod report;
pub mod trace;
pub mod validate;

use std::error::Error;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use clap::Args;

/// Which tree a command is about.
#[derive(Args, Default)]
pub struct Tree {
    /// The folder that holds schema/ and generated/; without it, the nearest one upwards from here.
    #[arg(long, global = true)]
    root: Option<PathBuf>,
}

impl Tree {
    /// The folder that was named.
    pub fn named(&self) -> Option<&Path> {
        self.root.as_deref()
    }

    /// The folder that was named, or the nearest upwards that has both the facts and what is made of them.
    pub fn root(&self) -> anyhow::Result<PathBuf> {
        match &self.root {
            Some(root) => Ok(root.clone()),
            None => root_from(&std::env::current_dir().context("the current folder is gone")?),
        }
    }
}

fn root_from(start: &Path) -> anyhow::Result<PathBuf> {
    match start
        .ancestors()
        .find(|folder| folder.join("schema").is_dir() && folder.join("generated").is_dir())
    {
        Some(root) => Ok(root.to_owned()),
        None => bail!(
            "no folder upwards from here has schema/ and generated/\n  hint: run it inside the repository, or give --root"
        ),
    }
}

/// `1 file`, `2 files`.
pub fn count(number: usize, noun: &str) -> String {
    if number == 1 {
        format!("1 {noun}")
    } else {
        format!("{number} {noun}s")
    }
}

/// A line for a person, on standard error. Where nobody reads it any more, it is lost, and the work goes on.
pub fn say(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Whether an error is that the reader of standard output has gone, as `head` does.
pub fn nobody_reads(error: &(dyn Error + 'static)) -> bool {
    let error = error.downcast_ref::<io::Error>();
    error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
