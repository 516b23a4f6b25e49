//! `cargo run --release -p mutants -- --count 1000000 --seed 1`: judges so many mutants and prints what came of them.
//! Disagreements are made small and written to `conformance/mutants/found/`.

use std::io::{IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

use clap::Parser;
use mutants::{Elsewhere, Fixture, Judges, Subject, compare, run, shrink, subjects};

/// Judges small changes to every example of the schema by all judges.
#[derive(Parser)]
struct Arguments {
    /// How many.
    #[arg(long, default_value_t = 50_000)]
    count: u64,
    /// The same seed makes the same mutants.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write the examples as seeds for the fuzz targets into this folder instead.
    #[arg(long)]
    seeds: Option<std::path::PathBuf>,
    /// Compare with this judge instead of those that are built in: a command that answers lines of JSON. May be given again.
    #[arg(long = "judge", value_name = "NAME=COMMAND")]
    judges: Vec<Elsewhere>,
}

fn main() -> std::io::Result<ExitCode> {
    let arguments = Arguments::parse();
    let judges = Judges::new();
    let subjects = subjects(judges.published());
    if let Some(folder) = arguments.seeds {
        return mutants::write_seeds(&folder, &subjects).map(|()| ExitCode::SUCCESS);
    }
    if !arguments.judges.is_empty() {
        return elsewhere(&judges, &subjects, &arguments);
    }
    let quiet = !std::io::stderr().is_terminal();
    let report = run(
        &judges,
        &subjects,
        arguments.seed,
        arguments.count,
        |number| {
            if !quiet && number.is_multiple_of(10_000) {
                eprint!("\r{number}");
            }
        },
    );
    let mut out = std::io::stdout().lock();
    write!(out, "seed {}: {report}", arguments.seed)?;
    let mut names = std::collections::BTreeSet::new();
    for (mutant, disagreement) in &report.disagreements {
        let name = format!("{}-{:?}", mutant.definition, disagreement.pair);
        // One of a kind is enough to begin with.
        if !names.insert(name.clone()) {
            continue;
        }
        let fixture = Fixture {
            mutant: shrink(&judges, mutant, disagreement.pair),
            what: disagreement.what.clone(),
        };
        writeln!(
            out,
            "{name}: {}: {}",
            disagreement.what,
            String::from_utf8_lossy(&fixture.mutant.bytes)
        )?;
        keep(&name, &fixture)?;
    }
    Ok(verdict(report.differing))
}

fn verdict(differing: u64) -> ExitCode {
    if differing == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn keep(name: &str, fixture: &Fixture) -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("found");
    std::fs::create_dir_all(&folder)?;
    std::fs::write(folder.join(format!("{name}.json")), fixture.to_json())
}

/// Compares the judges of other languages with each other and with two of ours.
fn elsewhere(
    judges: &Judges,
    subjects: &[Subject],
    arguments: &Arguments,
) -> std::io::Result<ExitCode> {
    let comparison = compare(
        judges,
        subjects,
        &arguments.judges,
        arguments.seed,
        arguments.count,
    )?;
    let mut out = std::io::stdout().lock();
    write!(out, "seed {}: {comparison}", arguments.seed)?;
    for ((one, other), (mutant, what)) in &comparison.disagreements {
        writeln!(
            out,
            "{one} – {other}: {what}: {}",
            String::from_utf8_lossy(&mutant.bytes)
        )?;
        let fixture = Fixture {
            mutant: mutant.clone(),
            what: what.clone(),
        };
        keep(&format!("{}-{one}-{other}", mutant.definition), &fixture)?;
    }
    Ok(verdict(comparison.differing()))
}
