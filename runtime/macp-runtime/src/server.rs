//! The running server: ports, TLS, limits of the transport, background rounds, and the way down.
//! What a call does stands under `grpc`.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use macp_wire::{rpc, settings as names};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tonic::service::Routes;
use tonic::transport::{Identity, Server, ServerTlsConfig};
use tonic_health::ServingStatus;
use tonic_health::server::HealthReporter;

use crate::clock::Clock;
use crate::connection::Connection;
use crate::grpc::Front;
use crate::identity::Chain;
use crate::metrics;
use crate::runtime::{self, Runtime};
use crate::settings::{Settings, TlsFiles};

/// Why the server cannot start, or ended.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Neither TLS nor leave to go without.
    #[error(
        "TLS is required: set {} and {}, or allow plain text with {}=1 (no other value does)",
        names::MACP_TLS_CERT_PATH,
        names::MACP_TLS_KEY_PATH,
        names::MACP_ALLOW_INSECURE
    )]
    TlsRequired,
    /// A PEM file.
    #[error("{path}: {source}")]
    Pem {
        /// The file.
        path: PathBuf,
        /// Why it cannot be read.
        source: std::io::Error,
    },
    /// An address.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why not.
        source: std::io::Error,
    },
    /// What the calls share.
    #[error(transparent)]
    Runtime(#[from] runtime::Error),
    /// The transport.
    #[error("the transport cannot be set up")]
    Transport(#[source] tonic::transport::Error),
}

/// A server that answers calls.
pub struct Running {
    runtime: Arc<Runtime>,
    address: SocketAddr,
    metrics_address: Option<SocketAddr>,
    serving: JoinHandle<Result<(), tonic::transport::Error>>,
    sweeping: JoinHandle<()>,
}

/// Largest list of headers of a request, in bytes; above it the stream is refused by the transport.
const HEADER_BYTES_MAX: u32 = 16 << 10;
/// Streams that clients reset before they were accepted; more end the connection.
const RESET_STREAMS_MAX: usize = 64;
/// A silent connection is asked for a sign of life after the first, and closed after the second time.
const KEEPALIVE_INTERVAL: Duration = Duration::from_secs(30);
const KEEPALIVE_TIMEOUT: Duration = Duration::from_secs(20);
const TLS_HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(10);
/// Connections served at a time; further ones wait to be accepted.
const CONNECTIONS_MAX: usize = 16 << 10;

/// Starts a server; it answers calls when this returns.
///
/// # Errors
/// When something configured cannot be used. Authentication is judged before TLS.
pub async fn start(settings: Settings, clock: Clock) -> Result<Running, Error> {
    let chain = Chain::open(&settings, &clock).map_err(runtime::Error::from)?;
    let server = transport(&settings)?;
    let opened = tokio::task::spawn_blocking(move || {
        let runtime = Runtime::open(settings, clock, chain)?;
        // What fell due while nothing ran is done before anybody asks.
        runtime.sweep();
        Ok::<_, runtime::Error>(Arc::new(runtime))
    });
    let runtime = opened
        .await
        .unwrap_or_else(|panic| std::panic::resume_unwind(panic.into_panic()))?;
    let settings = &runtime.settings;
    let listener = listen(settings.bind).await?;
    let address = listener.local_addr().map_err(|source| Error::Listen {
        address: settings.bind,
        source,
    })?;
    let mut metrics_address = None;
    if let Some(address) = settings.metrics {
        let listener = listen(address).await?;
        metrics_address = listener.local_addr().ok();
        if let Some(address) = metrics_address {
            tracing::info!("metrics address={address}");
        }
        tokio::spawn(metrics::serve(
            listener,
            Arc::clone(&runtime.metrics),
            runtime.stopping.clone(),
        ));
    }
    let (health, health_service) = tonic_health::server::health_reporter();
    set_health(&health, true).await;
    tokio::spawn(tell_health(health, Arc::clone(&runtime)));
    let front = Front::new(&runtime, Routes::new(health_service).prepare());
    let stopping = runtime.stopping.clone();
    let serving = tokio::spawn(async move {
        let stop = stopping.clone();
        server
            .serve_with_incoming_shutdown(front, incoming(listener, stop), stopping.cancelled())
            .await
    });
    let sweeping = tokio::spawn(sweep(Arc::clone(&runtime)));
    tracing::info!(%address, sessions = runtime.sessions.count(), "listening");
    Ok(Running {
        runtime,
        address,
        metrics_address,
        serving,
        sweeping,
    })
}

fn transport(settings: &Settings) -> Result<Server, Error> {
    let server = Server::builder()
        .concurrency_limit_per_connection(settings.requests_per_connection)
        .max_concurrent_streams(settings.streams_per_connection)
        .http2_max_header_list_size(HEADER_BYTES_MAX)
        .http2_max_pending_accept_reset_streams(Some(RESET_STREAMS_MAX))
        .http2_keepalive_interval(Some(KEEPALIVE_INTERVAL))
        .http2_keepalive_timeout(Some(KEEPALIVE_TIMEOUT));
    let Some(files) = &settings.tls else {
        if !settings.insecure {
            return Err(Error::TlsRequired);
        }
        tracing::warn!("plain text: callers and their credentials can be read on the way");
        return Ok(server);
    };
    let tls = ServerTlsConfig::new()
        .identity(pem(files)?)
        .timeout(TLS_HANDSHAKE_TIMEOUT);
    server.tls_config(tls).map_err(Error::Transport)
}

fn pem(files: &TlsFiles) -> Result<Identity, Error> {
    let read = |path: &PathBuf| {
        std::fs::read(path).map_err(|source| Error::Pem {
            path: path.clone(),
            source,
        })
    };
    Ok(Identity::from_pem(
        read(&files.certificate)?,
        read(&files.key)?,
    ))
}

async fn listen(address: SocketAddr) -> Result<TcpListener, Error> {
    TcpListener::bind(address)
        .await
        .map_err(|source| Error::Listen { address, source })
}

/// Connections as they come, at most so many at a time.
fn incoming(
    listener: TcpListener,
    stopping: tokio_util::sync::CancellationToken,
) -> impl futures_util::Stream<Item = std::io::Result<Connection>> {
    let places = Arc::new(tokio::sync::Semaphore::new(CONNECTIONS_MAX));
    futures_util::stream::unfold(
        (listener, places, stopping),
        |(listener, places, stopping)| async move {
            loop {
                let place = Arc::clone(&places).acquire_owned().await.ok()?;
                let accepted = tokio::select! {
                    () = stopping.cancelled() => return None,
                    accepted = listener.accept() => accepted,
                };
                match accepted {
                    Ok((stream, _)) => {
                        let _ = stream.set_nodelay(true);
                        return Some((
                            Ok(Connection::new(stream, place)),
                            (listener, places, stopping),
                        ));
                    }
                    Err(error) => {
                        // Out of descriptors, most likely: others may close theirs meanwhile.
                        tracing::warn!(%error, "a connection could not be accepted");
                        tokio::time::sleep(ACCEPT_PAUSE).await;
                    }
                }
            }
        },
    )
}

/// Pause after a connection could not be accepted.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// Tells the health service when nothing can be made durable any more, when it can again, and when the end has come.
async fn tell_health(health: HealthReporter, runtime: Arc<Runtime>) {
    let mut writable = runtime.sessions.store().writable();
    loop {
        tokio::select! {
            () = runtime.stopping.cancelled() => return set_health(&health, false).await,
            Ok(()) = writable.changed() => {
                let serving = *writable.borrow_and_update();
                set_health(&health, serving).await;
            }
        }
    }
}

/// Of the program as of the service.
async fn set_health(health: &HealthReporter, serving: bool) {
    let status = if serving {
        ServingStatus::Serving
    } else {
        ServingStatus::NotServing
    };
    for service in ["", rpc::SERVICE] {
        health.set_service_status(service, status).await;
    }
}

async fn sweep(runtime: Arc<Runtime>) {
    let period = runtime.settings.cleanup_interval;
    let mut rounds = tokio::time::interval_at(tokio::time::Instant::now() + period, period);
    rounds.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = runtime.stopping.cancelled() => return,
            _ = rounds.tick() => {}
        }
        let round = Arc::clone(&runtime);
        if tokio::task::spawn_blocking(move || round.sweep())
            .await
            .is_err()
        {
            tracing::error!("a background round has panicked");
        }
    }
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where the metrics page is.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics_address
    }

    /// What the calls share.
    pub fn runtime(&self) -> &Arc<Runtime> {
        &self.runtime
    }

    /// Takes no more calls, lets running ones end within the drain time, and closes the store.
    pub async fn stop(self) {
        self.runtime.stopping.cancel();
        let drain = self.runtime.settings.drain;
        let abort = self.serving.abort_handle();
        match tokio::time::timeout(drain, self.serving).await {
            Ok(Ok(Ok(()))) => {}
            Ok(ended) => tracing::warn!(?ended, "the transport ended badly"),
            Err(_) => {
                tracing::warn!("some calls did not end within the drain time");
                abort.abort();
            }
        }
        let _ = self.sweeping.await;
        let runtime = self.runtime;
        let _ = tokio::task::spawn_blocking(move || runtime.sessions.store().close()).await;
        tracing::info!("stopped");
    }
}
