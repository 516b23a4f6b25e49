//! `magi-schema generate`: writes `generated/`, or says where it is stale.
//! What is made of a schema is decided in the library.

use std::path::Path;

use clap::Args;
use magi_schema::files::{self, Kind};
use magi_schema::{Error, MADE, source};

use super::{Tree, count, foreign, say};

/// Writes generated/ from schema/, or code from somebody else's schema.
#[derive(Args)]
pub struct Generate {
    /// Writes nothing; fails with a diff where generated/ is not what would be written.
    #[arg(long)]
    check: bool,
    #[command(flatten)]
    foreign: foreign::Foreign,
}

impl Generate {
    /// Whether everything is right; false: stderr says what is not.
    pub fn run(&self, tree: &Tree) -> anyhow::Result<bool> {
        match &self.foreign.from {
            Some(from) => self.foreign.generate(from),
            None => generated(&tree.root()?, self.check),
        }
    }
}

/// Writes or compares `generated/`.
pub fn generated(root: &Path, check: bool) -> anyhow::Result<bool> {
    let files = match magi_schema::generate(root) {
        Ok(files) => files,
        Err(Error::Source(source::Error::Problems(problems))) => {
            say(&problems.to_string());
            say(&format!(
                "{} found in schema/",
                count(problems.0.len(), "problem")
            ));
            return Ok(false);
        }
        Err(error) => return Err(error.into()),
    };
    let generated = root.join("generated");
    let differences = files::compare(&generated, &files, &MADE)?;
    let foreign = differences
        .iter()
        .any(|difference| difference.kind == Kind::Foreign);
    for difference in differences
        .iter()
        .filter(|difference| check || difference.kind == Kind::Foreign)
    {
        say(files::describe(difference).trim_end());
    }
    if check {
        if differences.is_empty() {
            say(&format!(
                "generated/ is fresh: {}",
                count(files.len(), "file")
            ));
        } else {
            say(
                "generated/ is not what schema/ says: run `cargo gen`, read the diff and commit it",
            );
        }
        return Ok(differences.is_empty());
    }
    files::write(&generated, &differences)?;
    say(&format!(
        "generated/: {}, {} changed",
        count(files.len(), "file"),
        differences.len()
    ));
    Ok(!foreign)
}
