//! `rehearsal SCRIPT`: plays a script until standard input ends.
//! Has no option: what it does stands in the script; what looks like one is answered with the usage.

use std::io::{self, Read, Write};
use std::process::ExitCode;

use rehearsal::{Rehearsal, Script};

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (Some(path), None) = (
        arguments.next().filter(|it| !it.starts_with('-')),
        arguments.next(),
    ) else {
        eprintln!(
            "usage: rehearsal SCRIPT\nPrints the base URL and plays the script until standard input ends."
        );
        return ExitCode::from(2);
    };
    match play(&path) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("rehearsal: {path}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn play(path: &str) -> Result<(), Box<dyn std::error::Error>> {
    let script = Script::parse(&std::fs::read_to_string(path)?)?;
    let rehearsal = Rehearsal::start(script)?;
    writeln!(io::stdout(), "{}", rehearsal.base_url())?;
    io::stdin().read_to_end(&mut Vec::new())?;
    Ok(())
}
