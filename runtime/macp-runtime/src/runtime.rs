//! Everything the calls share: sessions, registries, identities, limits, counters.
//! Opens no port; see `server`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use macp_kernel::accept::{Accepted, Route};
use macp_kernel::start::World;
use macp_kernel::{Identity, Modes, Policies, Refusal, signal};
use macp_wire::limits::SIGNAL_BUFFER_ITEMS;
use macp_wire::policy::PolicyFile;
use macp_wire::v1::Envelope;
use macp_wire::{Code, words};
use tokio::sync::broadcast;
use tokio_util::sync::CancellationToken;

use crate::clock::Clock;
use crate::identity::{self, Chain};
use crate::metrics::{Counted, Metrics};
use crate::rate::{Bucket, Rates};
use crate::registered::Registered;
use crate::replay;
use crate::sessions::{Sessions, Standing};
use crate::settings::Settings;
use crate::store::{self, Journal, Memory, Store};

/// Why the runtime cannot start.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Authentication.
    #[error(transparent)]
    Identity(#[from] identity::Error),
    /// The store.
    #[error(transparent)]
    Store(#[from] store::Error),
    /// A stored session, under strict recovery.
    #[error("{0}; start without strict recovery to leave it out")]
    Replay(#[from] replay::Error),
    /// A policy file.
    #[error("{variable}: {path}: {why}", variable = macp_wire::settings::MACP_POLICIES_DIR)]
    Policy {
        /// The file or folder.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
}

/// What the calls share.
pub struct Runtime {
    /// What the operator chose.
    pub settings: Settings,
    /// The clock of decisions.
    pub clock: Clock,
    /// Who is calling.
    pub chain: Chain,
    /// How often callers may try.
    pub rates: Rates,
    /// The counters.
    pub metrics: Arc<Metrics>,
    /// The sessions.
    pub sessions: Arc<Sessions>,
    /// The registered modes.
    pub modes: Registered<Modes>,
    /// The registered policies.
    pub policies: Registered<Policies>,
    /// Signals and progress on their way to watches.
    pub signals: broadcast::Sender<Arc<Envelope>>,
    /// Ends streams and background work.
    pub stopping: CancellationToken,
    /// Before this time the store is not looked through again.
    next_purge_ms: AtomicI64,
}

impl Runtime {
    /// Reads policies, then stored sessions, and is ready to be called.
    ///
    /// # Errors
    /// When something configured cannot be used.
    pub fn open(settings: Settings, clock: Clock, chain: Chain) -> Result<Runtime, Error> {
        let metrics = Arc::new(Metrics::default());
        let policies = policies(&settings, clock.wall_ms())?;
        let store: Box<dyn Store> = match &settings.data {
            Some(folder) => Box::new(Journal::open(
                &folder.join(JOURNAL),
                settings.strict_recovery,
            )?),
            None => Box::new(Memory::default()),
        };
        let logs = store.recover(
            clock
                .wall_ms()
                .saturating_sub(millis(settings.session_retention)),
        )?;
        let reading = replay::Reading {
            strict: settings.strict_recovery,
            policies: &policies,
            metrics: &metrics,
        };
        let recovered = replay::all(logs, reading)?;
        let sessions = Sessions::new(
            store,
            clock.clone(),
            settings.checkpoint_interval,
            Arc::clone(&metrics),
        );
        sessions.adopt(recovered);
        Ok(Runtime {
            rates: Rates::new(&settings.limits),
            chain,
            metrics,
            sessions: Arc::new(sessions),
            modes: Registered::new(Modes::default()),
            policies: Registered::new(policies),
            signals: broadcast::Sender::new(usize::try_from(SIGNAL_BUFFER_ITEMS).unwrap_or(1)),
            stopping: CancellationToken::new(),
            next_purge_ms: AtomicI64::new(0),
            clock,
            settings,
        })
    }

    /// Whether policies come from files.
    pub fn policies_are_files(&self) -> bool {
        self.settings.policies.is_some()
    }

    /// Counts an attempt to send (chapter 9.7).
    ///
    /// # Errors
    /// `RATE_LIMITED`.
    pub fn spend(&self, route: Route, sender: &str) -> Result<(), Refusal> {
        let bucket = if route == Route::Start {
            Bucket::Starts
        } else {
            Bucket::Messages
        };
        if self.rates.allow(bucket, sender, self.clock.steady_ms()) {
            return Ok(());
        }
        Err(Refusal::new(
            Code::RateLimited,
            "the caller has sent too much within the last minute",
        ))
    }

    /// Judges an envelope whose sender is bound, and carries the decision out; returns when the answer may be given. What the
    /// envelope holds may be taken.
    ///
    /// # Errors
    /// What the kernel refuses; `INTERNAL_ERROR` when the write failed.
    pub async fn submit(
        &self,
        route: Route,
        envelope: &mut Envelope,
        identity: &Identity,
    ) -> Result<Accepted, Refusal> {
        let now_ms = self.clock.wall_ms();
        let pending = match route {
            Route::Ambient => {
                let accepted = signal::judge(envelope)?;
                // Nobody listening is no error.
                let _ = self.signals.send(Arc::new(std::mem::take(envelope)));
                return Ok(accepted);
            }
            Route::Start => {
                // A repeated start is known by its id, also after a failed write.
                self.sessions.settled(&envelope.session_id).await?;
                let (modes, policies) = (self.modes.read(), self.policies.read());
                let world = World {
                    modes: &modes,
                    policies: &policies,
                    semantics: self.settings.semantics,
                };
                self.sessions.start(envelope, identity, now_ms, world)
            }
            Route::Session => {
                let held = self
                    .sessions
                    .settled(&envelope.session_id)
                    .await?
                    .ok_or(UNKNOWN_SESSION)?;
                let envelope = std::mem::take(envelope);
                held.message(&self.sessions, envelope, now_ms, &self.modes.read())
            }
        };
        self.sessions.answer(pending).await
    }

    /// What an envelope is counted as.
    pub fn counted(&self, envelope: &Envelope) -> Counted {
        let known = self.modes.read().contains(&envelope.mode);
        let mode = if known { envelope.mode.as_str() } else { "" };
        Counted::new(mode, &envelope.message_type)
    }

    /// Counts what became of an envelope.
    pub fn count(&self, envelope: Counted, answer: &Result<Accepted, Refusal>) {
        if !matches!(answer, Ok(accepted) if accepted.duplicate) {
            self.metrics.message(envelope, answer.is_ok());
        }
    }

    /// Where every held session stands, by its id: the same before and after a restart.
    pub fn digests(&self) -> BTreeMap<String, Standing> {
        self.sessions.digests()
    }

    /// One round of what time brings about: expiry, release, forgotten callers, room on disk.
    pub fn sweep(&self) {
        let now_ms = self.clock.wall_ms();
        let retention_ms = millis(self.settings.session_retention);
        self.sessions.sweep(now_ms.saturating_sub(retention_ms));
        self.rates.sweep(self.clock.steady_ms());
        self.purge(now_ms);
    }

    /// Deletes what ended too long ago. Looks through the whole store, so it does that ten times per retention at most.
    fn purge(&self, now_ms: i64) {
        let Some(keep) = self.settings.disk_retention else {
            return;
        };
        let keep_ms = millis(keep).max(millis(self.settings.session_retention));
        if now_ms < self.next_purge_ms.load(Ordering::Relaxed) {
            return;
        }
        self.next_purge_ms
            .store(now_ms.saturating_add(keep_ms / 10), Ordering::Relaxed);
        if let Err(error) = self.sessions.store().purge(now_ms.saturating_sub(keep_ms)) {
            tracing::warn!(%error, "old sessions could not be deleted");
        }
    }
}

/// What is answered where no such session is held.
pub const UNKNOWN_SESSION: Refusal =
    Refusal::new(Code::SessionNotFound, "there is no such session");

/// The journal's folder within the data folder.
const JOURNAL: &str = "journal";
/// Largest policy file that is read, in bytes.
const POLICY_BYTES_MAX: u64 = 1 << 20;

fn millis(duration: std::time::Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)
}

fn policies(settings: &Settings, now_ms: i64) -> Result<Policies, Error> {
    let mut policies = Policies::new(settings.semantics);
    let Some(folder) = &settings.policies else {
        return Ok(policies);
    };
    let failed = |path: &Path, why: String| Error::Policy {
        path: path.to_owned(),
        why,
    };
    let entries = std::fs::read_dir(folder).map_err(|error| failed(folder, error.to_string()))?;
    let mut paths = Vec::new();
    for entry in entries {
        let path = entry
            .map_err(|error| failed(folder, error.to_string()))?
            .path();
        if path
            .extension()
            .is_some_and(|extension| extension == "json")
        {
            paths.push(path);
        }
    }
    paths.sort();
    for path in paths {
        let size = std::fs::metadata(&path)
            .map_err(|error| failed(&path, error.to_string()))?
            .len();
        if size > POLICY_BYTES_MAX {
            return Err(failed(&path, "the file is too large".to_owned()));
        }
        let text =
            std::fs::read_to_string(&path).map_err(|error| failed(&path, error.to_string()))?;
        let file: PolicyFile =
            serde_json::from_str(&text).map_err(|error| failed(&path, error.to_string()))?;
        policies
            .register_file(file, now_ms)
            .map_err(|error| failed(&path, error.to_string()))?;
    }
    tracing::info!(
        count = policies.list("").len(),
        default = words::DEFAULT_POLICY,
        "policies read from files"
    );
    Ok(policies)
}
