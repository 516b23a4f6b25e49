//! `cargo run --release -p mutants -- --count 1000000 --seed 1`: judges so many mutants and prints what came of them.
//! Disagreements are made small and written to `conformance/mutants/found/`.

use std::io::{IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

use clap::Parser;
use mutants::{Fixture, Judges, run, shrink, subjects};

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
}

fn main() -> std::io::Result<ExitCode> {
    let arguments = Arguments::parse();
    let judges = Judges::new();
    let subjects = subjects(judges.published());
    if let Some(folder) = arguments.seeds {
        return mutants::write_seeds(&folder, &subjects).map(|()| ExitCode::SUCCESS);
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
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("found");
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
        std::fs::create_dir_all(&folder)?;
        std::fs::write(folder.join(format!("{name}.json")), fixture.to_json())?;
    }
    Ok(if report.differing == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
