//! What the runtime counts, and the page that shows it.
//! Counting never changes what is answered.

use std::convert::Infallible;

use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::CONTENT_TYPE;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use macp_kernel::Lifecycle;
use macp_wire::words;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::prometheus_text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::registry::Registry;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

/// The counters. Modes that are not registered count under an empty name, so that callers cannot make up labels.
#[derive(Debug)]
pub struct Metrics {
    registry: Registry,
    accepted: ByMode,
    rejected: ByMode,
    started: ByMode,
    resolved: ByMode,
    expired: ByMode,
    cancelled: ByMode,
    suspended: ByMode,
    resumed: ByMode,
    commitments_accepted: ByMode,
    commitments_rejected: ByMode,
    replay_mismatches: Counter,
}

type ByMode = Family<Labels, Counter>;

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Labels {
    mode: String,
}

impl Labels {
    fn of(mode: &str) -> Labels {
        Labels {
            mode: mode.to_owned(),
        }
    }
}

/// What an envelope is counted as.
pub struct Counted {
    labels: Labels,
    commitment: bool,
}

impl Counted {
    /// `mode` is a registered mode, or empty.
    pub fn new(mode: &str, message_type: &str) -> Counted {
        Counted {
            labels: Labels::of(mode),
            commitment: message_type == words::COMMITMENT,
        }
    }
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::default();
        let mut by_mode = |name: &str, help: &str| {
            let family = ByMode::default();
            registry.register(name, help, family.clone());
            family
        };
        let accepted = by_mode(
            "macp_messages_accepted",
            "Envelopes accepted, repetitions left out",
        );
        let rejected = by_mode("macp_messages_rejected", "Envelopes refused");
        let started = by_mode("macp_sessions_started", "Sessions started");
        let resolved = by_mode("macp_sessions_resolved", "Sessions ended by a commitment");
        let expired = by_mode("macp_sessions_expired", "Sessions ended by time");
        let cancelled = by_mode("macp_sessions_cancelled", "Sessions cancelled");
        let suspended = by_mode("macp_sessions_suspended", "Suspensions");
        let resumed = by_mode("macp_sessions_resumed", "Resumptions");
        let commitments_accepted = by_mode("macp_commitments_accepted", "Commitments accepted");
        let commitments_rejected = by_mode("macp_commitments_rejected", "Commitments refused");
        let replay_mismatches = Counter::default();
        registry.register(
            "macp_replay_mismatches",
            "Checkpoints that differed from what their entries made",
            replay_mismatches.clone(),
        );
        Metrics {
            registry,
            accepted,
            rejected,
            started,
            resolved,
            expired,
            cancelled,
            suspended,
            resumed,
            commitments_accepted,
            commitments_rejected,
            replay_mismatches,
        }
    }
}

impl Metrics {
    /// Counts an envelope.
    pub fn message(&self, envelope: Counted, accepted: bool) {
        let Counted { labels, commitment } = envelope;
        let (messages, commitments) = if accepted {
            (&self.accepted, &self.commitments_accepted)
        } else {
            (&self.rejected, &self.commitments_rejected)
        };
        if commitment {
            commitments.get_or_create(&labels).inc();
        }
        messages.get_or_create(&labels).inc();
    }

    /// Counts a step in the life of a session.
    pub fn lifecycle(&self, mode: &str, event: Lifecycle) {
        let family = match event {
            Lifecycle::Unspecified => return,
            Lifecycle::Created => &self.started,
            Lifecycle::Resolved => &self.resolved,
            Lifecycle::Expired => &self.expired,
            Lifecycle::Suspended => &self.suspended,
            Lifecycle::Resumed => &self.resumed,
            Lifecycle::Cancelled => &self.cancelled,
        };
        family.get_or_create(&Labels::of(mode)).inc();
    }

    /// Counts a checkpoint that differed from the replayed state.
    pub fn replay_mismatch(&self) {
        self.replay_mismatches.inc();
    }

    /// The page.
    pub fn page(&self) -> String {
        let mut page = String::new();
        // Writing to a text cannot fail.
        let _ = encode(&mut page, &self.registry);
        page
    }
}

/// What the page calls itself.
const FORMAT: &str = "text/plain; version=0.0.4";
/// Connections served at a time, and how long one may take to ask.
const CONNECTIONS_MAX: usize = 16;
const HEADER_TIMEOUT: Duration = Duration::from_secs(5);

/// Serves `GET /metrics` until `stopping`.
pub async fn serve(
    listener: TcpListener,
    metrics: std::sync::Arc<Metrics>,
    stopping: CancellationToken,
) {
    let places = std::sync::Arc::new(tokio::sync::Semaphore::new(CONNECTIONS_MAX));
    loop {
        let accepted = tokio::select! {
            () = stopping.cancelled() => return,
            accepted = listener.accept() => accepted,
        };
        let (Ok((stream, _)), Ok(place)) =
            (accepted, std::sync::Arc::clone(&places).try_acquire_owned())
        else {
            continue;
        };
        let metrics = std::sync::Arc::clone(&metrics);
        let service = hyper::service::service_fn(move |request: Request<Incoming>| {
            let answer = answer(&request, &metrics);
            async move { Ok::<_, Infallible>(answer) }
        });
        let connection = hyper::server::conn::http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEADER_TIMEOUT)
            .keep_alive(false)
            .serve_connection(TokioIo::new(stream), service);
        tokio::spawn(async move {
            // A visitor who leaves early is no concern of ours.
            let _ = tokio::time::timeout(2 * HEADER_TIMEOUT, connection).await;
            drop(place);
        });
    }
}

fn answer(request: &Request<Incoming>, metrics: &Metrics) -> Response<Full<Bytes>> {
    let (status, body) = match (request.method(), request.uri().path()) {
        (&Method::GET, "/metrics") => (StatusCode::OK, metrics.page()),
        (_, "/metrics") => (StatusCode::METHOD_NOT_ALLOWED, String::new()),
        _ => (StatusCode::NOT_FOUND, String::new()),
    };
    let mut response = Response::new(Full::new(Bytes::from(body)));
    *response.status_mut() = status;
    response.headers_mut().insert(
        CONTENT_TYPE,
        hyper::header::HeaderValue::from_static(FORMAT),
    );
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_counter_has_its_name() {
        let metrics = Metrics::default();
        metrics.message(Counted::new("m", words::COMMITMENT), true);
        metrics.message(Counted::new("m", words::COMMITMENT), false);
        for event in [
            Lifecycle::Created,
            Lifecycle::Resolved,
            Lifecycle::Expired,
            Lifecycle::Suspended,
            Lifecycle::Resumed,
            Lifecycle::Cancelled,
        ] {
            metrics.lifecycle("m", event);
        }
        metrics.replay_mismatch();
        let page = metrics.page();
        for name in [
            "messages_accepted",
            "messages_rejected",
            "sessions_started",
            "sessions_resolved",
            "sessions_expired",
            "sessions_cancelled",
            "sessions_suspended",
            "sessions_resumed",
            "commitments_accepted",
            "commitments_rejected",
        ] {
            assert!(
                page.contains(&format!("\nmacp_{name}_total{{mode=\"m\"}} 1\n")),
                "{name} in {page}"
            );
        }
        assert!(
            page.contains("\nmacp_replay_mismatches_total 1\n"),
            "{page}"
        );
    }
}
