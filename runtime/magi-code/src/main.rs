//! The program: the service for frontends, one prompt at a time, and a demonstration.
//! Reads arguments, environment and clock, opens pipes and sockets; what happens with them is decided elsewhere.

mod answer;
mod arguments;
mod demo;
mod frontend;
mod prompt;
mod serve;
mod sessions;
mod signals;
mod stdio;
mod wake;

use std::io::Write;
use std::process::ExitCode;

use anyhow::Context;
use app_service::{Service, Setup};
use tracing_subscriber::EnvFilter;

use crate::answer::{Answers, World};
use crate::arguments::Task;

/// News that may wait for the loop; workers wait beyond that.
const NEWS_MAX: usize = 256;

fn main() -> ExitCode {
    let task = match arguments::read(std::env::args_os().skip(1)) {
        Ok(task) => task,
        Err(refusal) => {
            complain(&refusal);
            return ExitCode::from(2);
        }
    };
    perform(task).unwrap_or_else(|error| {
        complain(&whole(&error));
        ExitCode::FAILURE
    })
}

/// An error with its causes, each said once: some repeat theirs in their own words.
fn whole(error: &anyhow::Error) -> String {
    let mut text = error.to_string();
    for cause in error.chain().skip(1).map(ToString::to_string) {
        if !text.contains(&cause) {
            text = format!("{text}: {cause}");
        }
    }
    text
}

/// What was printed for a reader that has gone away, as `head` does, needs no word about it.
fn unless_reader_left(printed: anyhow::Result<ExitCode>) -> anyhow::Result<ExitCode> {
    let left = |error: &anyhow::Error| {
        error
            .chain()
            .filter_map(|cause| cause.downcast_ref::<std::io::Error>())
            .any(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
    };
    match printed {
        Err(error) if left(&error) => Ok(ExitCode::SUCCESS),
        printed => printed,
    }
}

fn perform(task: Task) -> anyhow::Result<ExitCode> {
    match task {
        Task::Service => service(),
        Task::Demo => with_threads(async {
            demo::run(&mut std::io::stdout().lock()).await?;
            Ok(ExitCode::SUCCESS)
        }),
        Task::Prompt(prompt) => with_threads(prompt::run(prompt)),
        Task::Sessions(command) => unless_reader_left(stored(&command)),
        Task::Help => {
            std::io::stdout().write_all(arguments::help().as_bytes())?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

fn service() -> anyhow::Result<ExitCode> {
    diagnostics();
    stdio::connected(std::io::stdout())
        .context("stdout is closed: the service has nowhere to answer; start it with a pipe")?;
    let signals = signals::Signals::listen().context("signals cannot be listened to")?;
    signals::outlive_full_files().context("signals cannot be listened to")?;
    let mut world = world()?;
    prepare(&world.home);
    let settings = world.settings_at_launch();
    let store = store(&world);
    if let Some(days) = settings.retention_days {
        sessions::retain(store.clone(), days);
    }
    let mut seed = [0; 16];
    getrandom::fill(&mut seed).context("no random numbers")?;
    let service = Service::new(Setup {
        store,
        redactor: world.redactor(&settings),
        history: answer::history_bounds(),
        server_version: env!("CARGO_PKG_VERSION").to_owned(),
        turns_active_max: settings.max_active_turns as usize,
        seed: u128::from_ne_bytes(seed),
    });
    let (outbox, inbox) = wake::channel(NEWS_MAX).context("no pipe for worker threads")?;
    Ok(serve::serve(
        service,
        Answers::new(world, outbox),
        inbox,
        signals,
    ))
}

fn stored(command: &sessions::Command) -> anyhow::Result<ExitCode> {
    diagnostics();
    let mut world = world()?;
    let settings = world.settings_at_launch();
    let redactor = world.redactor(&settings);
    sessions::run(
        command,
        &store(&world),
        &redactor,
        &mut std::io::stdout().lock(),
    )
}

fn world() -> anyhow::Result<World> {
    let home = settings::Home::resolve(&answer::environment)?;
    let project = std::env::current_dir().context("the launch folder cannot be read")?;
    Ok(World {
        home,
        project,
        told: None,
    })
}

fn store(world: &World) -> session::Store {
    session::Store::at(world.home.sessions_dir(), session::Options::default())
}

/// A home that cannot be written is no reason not to serve: what needs it answers with an error of its own.
fn prepare(home: &settings::Home) {
    if let Err(error) = home.create().and_then(|()| home.write_schema()) {
        tracing::warn!("{}: {error}", home.path().display());
    }
}

fn diagnostics() {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::IsTerminal::is_terminal(&std::io::stderr()))
        .init();
}

fn with_threads(work: impl Future<Output = anyhow::Result<ExitCode>>) -> anyhow::Result<ExitCode> {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?
        .block_on(work)
}

fn complain(error: &dyn std::fmt::Display) {
    // With stderr gone there is nobody left to tell.
    _ = writeln!(std::io::stderr(), "magi-code: {error}");
}
