//! The command line of the generator.
//! Decides nothing about schemas; says what the library found and ends with 0, 1 (found something) or 2 (could not look).

mod foreign;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, bail};
use clap::{Parser, Subcommand};
use magi_schema::check::sizes::Size;
use magi_schema::files::{self, Kind};
use magi_schema::{Error, MADE, PROTOCOLS, check, generate, source};

/// Turns the schema of a protocol into code, and judges the schema.
#[derive(Parser)]
#[command(name = "magi-schema", version)]
struct Arguments {
    /// The folder that holds schema/ and generated/; without it, the nearest one upwards from here.
    #[arg(long, global = true)]
    root: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Writes generated/ from schema/, or code from somebody else's schema.
    Generate {
        /// Writes nothing; fails with a diff where generated/ is not what would be written.
        #[arg(long)]
        check: bool,
        #[command(flatten)]
        foreign: foreign::Foreign,
    },
    /// Judges schema/: dialect, examples and counter-examples, codes, and whether generated/ is fresh.
    Check {
        /// Also prints how large each payload can get.
        #[arg(long)]
        sizes: bool,
    },
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("magi-schema: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &Arguments) -> anyhow::Result<bool> {
    if let Command::Generate { foreign, .. } = &arguments.command
        && let Some(from) = &foreign.from
    {
        return foreign.generate(from);
    }
    let root = match &arguments.root {
        Some(root) => root.clone(),
        None => root_from(&std::env::current_dir().context("the current folder is gone")?)?,
    };
    match &arguments.command {
        Command::Generate { check, .. } => generated(&root, *check),
        Command::Check { sizes } => checked(&root, *sizes),
    }
}

/// The nearest folder upwards that has both the facts and what is made of them.
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

fn generated(root: &Path, check: bool) -> anyhow::Result<bool> {
    let files = match generate(root) {
        Ok(files) => files,
        Err(Error::Source(source::Error::Problems(problems))) => {
            eprintln!("{problems}");
            eprintln!("{} found in schema/", count(problems.0.len(), "problem"));
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
        eprint!("{}", files::describe(difference));
    }
    if check {
        if !differences.is_empty() {
            eprintln!(
                "generated/ is not what schema/ says: run `cargo gen`, read the diff and commit it"
            );
        }
        return Ok(differences.is_empty());
    }
    files::write(&generated, &differences)?;
    eprintln!(
        "generated/: {}, {} changed",
        count(files.len(), "file"),
        differences.len()
    );
    Ok(!foreign)
}

fn checked(root: &Path, all_sizes: bool) -> anyhow::Result<bool> {
    let mut right = true;
    for protocol in PROTOCOLS {
        match check::check(&root.join("schema"), protocol) {
            Ok((model, counts)) => {
                eprintln!(
                    "{protocol}: {}, {}, {}, {}",
                    count(counts.types, "type"),
                    count(counts.examples, "example"),
                    count(counts.counter_examples, "counter-example"),
                    count(counts.records, "record"),
                );
                report_sizes(&check::sizes::sizes(&model), all_sizes);
            }
            Err(source::Error::Problems(problems)) => {
                eprintln!("{problems}");
                eprintln!("{protocol}: {}", count(problems.0.len(), "problem"));
                right = false;
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(right && generated(root, true)?)
}

fn report_sizes(sizes: &[Size], all: bool) {
    let larger = sizes
        .iter()
        .filter(|size| size.escaped > size.bound)
        .count();
    eprintln!(
        "{} of {} payloads can pass their bound by shape alone; the encoder refuses those",
        larger,
        sizes.len()
    );
    for size in sizes.iter().filter(|_| all) {
        let note = match (size.plain > size.bound, size.escaped > size.bound) {
            (true, _) => "  over",
            (false, true) => "  over when escaped",
            _ => "",
        };
        eprintln!(
            "  {:<28} {:>9} plain {:>9} escaped, bound {}{note}",
            size.name, size.plain, size.escaped, size.bound
        );
    }
}

fn count(number: usize, noun: &str) -> String {
    if number == 1 {
        format!("1 {noun}")
    } else {
        format!("{number} {noun}s")
    }
}
