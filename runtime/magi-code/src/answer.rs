//! What the service asks of the world, answered: provider readiness on the spot, turns on worker threads.
//! Holds no protocol state; every answer names the ticket it belongs to.

use std::path::PathBuf;
use std::sync::Arc;

use app_service::{News, Readiness, Ticket, text};
use app_wire::{CatalogRefreshRequest, bounds, limits};
use credential::Store;
use redact::Redactor;
use session::HistoryBounds;
use settings::{Home, Settings};

use crate::wake::Outbox;

/// Progress events of one turn that may wait to be written (spec: "Bounds and privacy", the bounded turn-event queue).
const TURN_EVENTS_MAX: usize = 256;
/// Threads that turns share; a turn waits on the network most of its time.
const WORKER_THREADS: usize = 2;

/// The surroundings of the process, read once at launch.
#[derive(Clone)]
pub struct World {
    pub home: Home,
    /// The folder the service was launched in: the project scope.
    pub project: PathBuf,
    /// What was wrong with the settings at launch, which stderr says once.
    pub told: Option<String>,
}

impl World {
    /// Current settings: files and environment are read anew.
    ///
    /// # Errors
    /// A settings file is unreadable or wrong; the error names file, line and pointer.
    pub fn settings(&self) -> Result<Settings, settings::Error> {
        settings::load(&self.home, &self.project, &environment, &setting_bounds())
    }

    /// What the process starts with: a settings file that is wrong is named on stderr and does not stop it.
    pub fn settings_at_launch(&mut self) -> Settings {
        let settings = self.settings().unwrap_or_else(|error| {
            tracing::error!("{error}");
            self.told = Some(error.to_string());
            settings::defaults(&self.home, &environment, &setting_bounds())
        });
        for warning in &settings.warnings {
            tracing::warn!("{warning}");
        }
        settings
    }

    /// Knows every credential that this process can get at; what it cannot read is reported by whatever needs it.
    pub fn redactor(&self, settings: &Settings) -> Redactor {
        let stored = Store::read(&self.home.auth_file()).ok();
        agent::redactor(settings, stored.as_ref(), &environment)
    }
}

/// The process environment; unset and not Unicode are the same to all who ask.
pub fn environment(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// How much of a session's past a turn may start with: as much as can be replayed.
pub fn history_bounds() -> HistoryBounds {
    HistoryBounds {
        bytes: limits::MAX_SESSION_REPLAY_WINDOW_BYTES as u64,
        records: limits::MAX_SESSION_REPLAY_WINDOW_RECORDS,
    }
}

/// What the contract bounds in the settings.
fn setting_bounds() -> settings::Bounds {
    const BUILT_IN: [&str; 2] = [settings::ANTHROPIC, settings::OPENAI_CODEX];
    settings::Bounds {
        custom_providers_max: bounds::AUTH_STATUS_SUCCESS_PROVIDERS_MAX_ITEMS - BUILT_IN.len(),
        valid_id: |id| {
            CatalogRefreshRequest {
                provider_id: id.into(),
            }
            .encode(&mut Vec::new())
            .is_ok()
        },
    }
}

/// Answers what the service asks.
pub struct Answers {
    world: World,
    outbox: Outbox<News>,
    /// Started with the first turn: a service that only lists sessions has one thread.
    workers: Option<Workers>,
}

struct Workers {
    threads: tokio::runtime::Runtime,
    agent: Arc<agent::Runtime>,
}

impl Answers {
    pub fn new(world: World, outbox: Outbox<News>) -> Self {
        Self {
            world,
            outbox,
            workers: None,
        }
    }

    /// Whether the provider in effect could prepare authentication now (spec: `status`). No network.
    pub fn readiness(&self) -> Readiness {
        let settings = match self.world.settings() {
            Ok(settings) => settings,
            Err(error) => {
                let error = error.to_string();
                if self.world.told.as_ref() != Some(&error) {
                    tracing::error!("{error}");
                }
                return Readiness::Unreadable;
            }
        };
        let store = match Store::read(&self.world.home.auth_file()) {
            Ok(store) => store,
            Err(error) => {
                tracing::error!("{error}");
                return Readiness::Unreadable;
            }
        };
        match agent::account(&settings, &settings.provider) {
            Some(account) if store.status(account, &environment).ready() => Readiness::Ready,
            _ => Readiness::NotReady,
        }
    }

    /// Starts a turn; its events and its end come as news.
    ///
    /// # Errors
    /// No worker could be started.
    pub fn turn(
        &mut self,
        ticket: Ticket,
        start: turn::Start,
        writer: session::Writer,
        cancel: turn::Cancel,
    ) -> std::io::Result<()> {
        let workers = self.workers()?;
        let agent = Arc::clone(&workers.agent);
        let threads = workers.threads.handle().clone();
        let outbox = self.outbox.clone();
        threads.clone().spawn(async move {
            let (sender, mut receiver) = turn::channel(TURN_EVENTS_MAX);
            let work = threads
                .spawn(async move { agent::run(start, writer, sender, cancel, &agent).await });
            while let Some(numbered) = receiver.recv().await {
                outbox.send(News::Event { ticket, numbered }).await;
            }
            let news = match work.await {
                Ok((outcome, writer)) => News::Ended {
                    ticket,
                    outcome,
                    writer,
                },
                Err(error) => {
                    tracing::error!("a turn's worker ended without an outcome: {error}");
                    News::Lost { ticket }
                }
            };
            outbox.send(news).await;
        });
        Ok(())
    }

    fn workers(&mut self) -> std::io::Result<&Workers> {
        if self.workers.is_none() {
            let threads = tokio::runtime::Builder::new_multi_thread()
                .worker_threads(WORKER_THREADS)
                .thread_name("worker")
                .enable_all()
                .build()?;
            let agent = Arc::new(agent::Runtime {
                home: self.world.home.clone(),
                project: self.world.project.clone(),
                env: Arc::new(environment),
                bounds: setting_bounds(),
                told: self.world.told.clone(),
                text: agent::TextBounds {
                    bytes_max: text::BYTES_MAX,
                    cost_max: text::cost_max(),
                    cost: text::cost,
                },
                history: history_bounds(),
                client: provider::Client::new(),
                retry: provider::Retry::default(),
            });
            self.workers = Some(Workers { threads, agent });
        }
        self.workers
            .as_ref()
            .ok_or_else(|| std::io::ErrorKind::Other.into())
    }
}

impl Drop for Answers {
    /// Blocking work that outlived its turn, such as a file tool on a slow disk, must not hold the exit.
    fn drop(&mut self) {
        if let Some(workers) = self.workers.take() {
            workers.threads.shutdown_background();
        }
    }
}
