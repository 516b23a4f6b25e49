//! The command line of the generator: one subcommand is one module of `cli`.
//! Decides nothing about schemas; ends with 0, 1 (found something) or 2 (could not look).

mod cli;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Turns the schema of a protocol into code, and judges the schema and what is written by it.
#[derive(Parser)]
#[command(name = "magi-schema", version)]
struct Arguments {
    #[command(flatten)]
    tree: cli::Tree,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Generate(cli::generate::Generate),
    Check(cli::check::Check),
    Bundle(cli::bundle::Bundle),
    Validate(cli::validate::Validate),
    Trace(cli::trace::Trace),
}

fn main() -> ExitCode {
    let Arguments { tree, command } = Arguments::parse();
    let outcome = match command {
        Command::Generate(generate) => generate.run(&tree),
        Command::Check(check) => check.run(&tree),
        Command::Bundle(bundle) => bundle.run(&tree),
        Command::Validate(validate) => validate.run(&tree),
        Command::Trace(trace) => trace.run(&tree),
    };
    match outcome {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            // Who reads no further knows why.
            if !error.chain().any(cli::nobody_reads) {
                cli::say(&format!("magi-schema: {error:#}"));
            }
            ExitCode::from(2)
        }
    }
}
