//! The program: reads the environment, serves until it is told to stop, or shows itself in a demonstration.
//! Everything else is in the library beside it.

use std::io::IsTerminal;
use std::process::ExitCode;

use anyhow::Context;
use clap::{ArgMatches, Command};
use macp_runtime::clock::Clock;
use macp_runtime::settings::Settings;
use macp_runtime::{demo, help, server};
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::signal::unix::{Signal, SignalKind, signal};
use tracing_subscriber::EnvFilter;

fn main() -> ExitCode {
    // A server has no arguments; what reads them would stay in its memory.
    let asked = std::env::args_os().len() > 1;
    let matches = asked.then(|| command().get_matches());
    let outcome = match matches.as_ref().and_then(ArgMatches::subcommand) {
        Some((DEMO, _)) => demonstrate(),
        _ => serve(),
    };
    match outcome {
        Ok(code) => code,
        Err(error) => {
            eprintln!("macp-runtime: {}", told(&error));
            ExitCode::FAILURE
        }
    }
}

/// An error with its causes, each told once: some tell theirs themselves.
fn told(error: &anyhow::Error) -> String {
    let mut text = error.to_string();
    for cause in error.chain().skip(1).map(ToString::to_string) {
        if !text.contains(&cause) {
            text = format!("{text}: {cause}");
        }
    }
    text
}

const DEMO: &str = "demo";

fn command() -> Command {
    Command::new("macp-runtime")
        .version(env!("CARGO_PKG_VERSION"))
        .about("Serves MACP coordination sessions over gRPC. All settings come from the environment.")
        .after_help(help::variables())
        .subcommand(
            Command::new(DEMO)
                .about("Starts a server on a free port and lets four clients decide something; fails if anything deviates"),
        )
}

fn diagnostics(filter: &str) {
    let _ = tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::new(filter))
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .try_init();
}

fn serve() -> anyhow::Result<ExitCode> {
    let settings = Settings::read(&|name| std::env::var_os(name)).map_err(|problems| {
        let lines: Vec<String> = problems
            .iter()
            .map(|problem| format!("\n  {problem}"))
            .collect();
        anyhow::anyhow!("the environment cannot be used:{}", lines.concat())
    })?;
    diagnostics(&settings.log);
    for warning in &settings.warnings {
        tracing::warn!("{warning}");
    }
    allow_open_files();
    let runtime = tokio::runtime::Runtime::new().context("the executor cannot be started")?;
    runtime.block_on(async {
        // Asked for before the server is there, so that no signal is lost in between.
        let mut stop = Stop::new()?;
        let running = server::start(settings, Clock::system()).await?;
        stop.asked().await;
        tracing::info!("stopping; another signal ends at once");
        // The system takes the memory of all sessions back at once; freeing them one by one would only delay the end.
        std::mem::forget(std::sync::Arc::clone(running.runtime()));
        tokio::select! {
            () = running.stop() => Ok(ExitCode::SUCCESS),
            () = stop.asked() => Ok(ExitCode::FAILURE),
        }
    })
}

/// As many as the system lets us: each connection is one, and the usual limit is meant for programs with few.
fn allow_open_files() {
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limit.maximum,
        ..limit
    };
    if let Err(error) = setrlimit(Resource::Nofile, raised) {
        tracing::debug!(%error, "the limit of open files stays as it is");
    }
}

/// The signals that end the program.
struct Stop {
    interrupt: Signal,
    terminate: Signal,
    /// Listened for so that a file which may not grow is an error of a write and not the end of the program.
    _file_size: Signal,
}

/// SIGXFSZ.
const FILE_SIZE_EXCEEDED: i32 = 25;

impl Stop {
    fn new() -> anyhow::Result<Stop> {
        let listen = |kind| signal(kind).context("signals cannot be listened for");
        Ok(Stop {
            interrupt: listen(SignalKind::interrupt())?,
            terminate: listen(SignalKind::terminate())?,
            _file_size: listen(SignalKind::from_raw(FILE_SIZE_EXCEEDED))?,
        })
    }

    async fn asked(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

fn demonstrate() -> anyhow::Result<ExitCode> {
    diagnostics("error");
    let runtime = tokio::runtime::Runtime::new().context("the executor cannot be started")?;
    runtime.block_on(demo::run(&mut std::io::stdout()))?;
    Ok(ExitCode::SUCCESS)
}
