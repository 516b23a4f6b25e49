//! `magi-schema check`: says what the library found in `schema/`, and whether `generated/` is fresh.
//! Knows no rule.

use std::path::Path;

use clap::Args;
use magi_schema::check::{self, sizes::Size};
use magi_schema::{Error, PROTOCOLS, source};

use super::{Tree, count, generate};

/// Judges schema/: dialect, examples and counter-examples, codes, and whether generated/ is fresh.
#[derive(Args)]
pub struct Check {
    /// Also prints how large each payload can get.
    #[arg(long)]
    sizes: bool,
}

impl Check {
    /// Whether everything is right; false: stderr says what is not.
    pub fn run(&self, tree: &Tree) -> anyhow::Result<bool> {
        let root = tree.root()?;
        let schema = root.join("schema");
        let mut right = macp(&schema)?;
        for protocol in PROTOCOLS {
            match check::check(&schema, protocol) {
                Ok((model, counts)) => {
                    eprintln!(
                        "{protocol}: {}, {}, {}, {}",
                        count(counts.types, "type"),
                        count(counts.examples, "example"),
                        count(counts.counter_examples, "counter-example"),
                        count(counts.records, "record"),
                    );
                    report_sizes(&check::sizes::sizes(&model), self.sizes);
                }
                Err(source::Error::Problems(problems)) => {
                    eprintln!("{problems}");
                    eprintln!("{protocol}: {}", count(problems.0.len(), "problem"));
                    right = false;
                }
                Err(error) => return Err(error.into()),
            }
        }
        Ok(right && generate::generated(&root, true)?)
    }
}

fn macp(schema: &Path) -> anyhow::Result<bool> {
    match check::macp::check(schema) {
        Ok(counts) => {
            let types = count(counts.types, "type");
            eprintln!("macp: {types}, {}", count(counts.examples, "example"));
            Ok(true)
        }
        Err(Error::Source(source::Error::Problems(problems))) => {
            eprintln!("{problems}");
            eprintln!("macp: {}", count(problems.0.len(), "problem"));
            Ok(false)
        }
        Err(Error::Macp(error)) => {
            eprintln!("{error}");
            Ok(false)
        }
        Err(error) => Err(error.into()),
    }
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
