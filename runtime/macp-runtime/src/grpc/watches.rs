//! The watches: first what is, then what changes, with bounded patience for slow readers.
//! Each watch is subscribed before its call returns.

use std::collections::HashSet;
use std::future::Future;
use std::sync::Arc;

use futures_util::stream::unfold;
use macp_kernel::{Lifecycle, Refusal};
use macp_wire::limits::LIFECYCLE_BUFFER_ITEMS;
use macp_wire::v1::{
    Envelope, RegistryChanged, RootsChanged, SessionLifecycleEvent, SessionMetadata,
    WatchModeRegistryResponse, WatchPoliciesResponse, WatchRootsResponse, WatchSessionsResponse,
    WatchSignalsResponse,
};
use macp_wire::{Code, words};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;
use tonic::Status;
use tonic::metadata::MetadataMap;

use super::{Stream, caller, status};
use crate::held::Held;
use crate::runtime::Runtime;
use crate::sessions::{Event, Sessions};

/// A stream out of a state and a step; `None` ends it well, an error ends it badly.
fn stream<S, T, F>(state: S, step: impl Fn(S) -> F + Send + 'static) -> Stream<T>
where
    S: Send + 'static,
    T: Send + 'static,
    F: Future<Output = Option<(Result<T, Status>, S)>> + Send + 'static,
{
    let steps = unfold(Some(state), move |state| {
        let next = state.map(&step);
        async move {
            let (item, state) = next?.await?;
            let state = item.is_ok().then_some(state);
            Some((item, state))
        }
    });
    Box::pin(steps)
}

/// Waits for a change of a registry. False: the runtime stops.
async fn changed<R>(runtime: &Runtime, registry: &mut watch::Receiver<R>) -> bool {
    tokio::select! {
        () = runtime.stopping.cancelled() => false,
        changed = registry.changed() => changed.is_ok(),
    }
}

/// One notice at once, then one for each change; changes in quick succession share one.
pub fn modes(runtime: &Arc<Runtime>) -> Stream<WatchModeRegistryResponse> {
    let state = (Arc::clone(runtime), runtime.modes.subscribe(), true);
    stream(state, |(runtime, mut registry, first)| async move {
        if !first && !changed(&runtime, &mut registry).await {
            return Some((Err(status::stopping()), (runtime, registry, false)));
        }
        let change = RegistryChanged {
            registry: words::MODE_REGISTRY.to_owned(),
            observed_at_unix_ms: runtime.clock.wall_ms(),
        };
        Some((
            Ok(WatchModeRegistryResponse {
                change: Some(change),
            }),
            (runtime, registry, false),
        ))
    })
}

/// The list at once, then the list after each change.
pub async fn policies(
    runtime: &Arc<Runtime>,
    metadata: &MetadataMap,
) -> Result<Stream<WatchPoliciesResponse>, Status> {
    caller(runtime, metadata).await?;
    let state = (Arc::clone(runtime), runtime.policies.subscribe(), true);
    Ok(stream(state, |(runtime, mut registry, first)| async move {
        if !first && !changed(&runtime, &mut registry).await {
            return Some((Err(status::stopping()), (runtime, registry, false)));
        }
        let descriptors = registry.borrow_and_update().list("");
        let observed_at_unix_ms = runtime.clock.wall_ms();
        Some((
            Ok(WatchPoliciesResponse {
                descriptors,
                observed_at_unix_ms,
            }),
            (runtime, registry, false),
        ))
    }))
}

/// One notice; the roots never change.
pub fn roots(runtime: &Arc<Runtime>) -> Stream<WatchRootsResponse> {
    stream((Arc::clone(runtime), true), |(runtime, first)| async move {
        if !first {
            runtime.stopping.cancelled().await;
            return Some((Err(status::stopping()), (runtime, false)));
        }
        let change = RootsChanged {
            observed_at_unix_ms: runtime.clock.wall_ms(),
        };
        Some((
            Ok(WatchRootsResponse {
                change: Some(change),
            }),
            (runtime, false),
        ))
    })
}

fn lagged(missed: u64) -> Status {
    let refusal = Refusal::new(Code::StreamLagged, "the reader was too slow");
    let mut status = status::of(&refusal);
    let text = format!("{}; {missed} were passed over", status.message());
    status = status::text(status.code(), refusal.code, text, &[]);
    status
}

/// Every signal and progress report from now on.
pub async fn signals(
    runtime: &Arc<Runtime>,
    metadata: &MetadataMap,
) -> Result<Stream<WatchSignalsResponse>, Status> {
    caller(runtime, metadata).await?;
    let state = (Arc::clone(runtime), runtime.signals.subscribe());
    Ok(stream(
        state,
        |(runtime, mut signals): (Arc<Runtime>, Receiver<Arc<Envelope>>)| async move {
            let received = tokio::select! {
                biased;
                received = signals.recv() => received,
                () = runtime.stopping.cancelled() => Err(RecvError::Closed),
            };
            let item = match received {
                Ok(envelope) => Ok(WatchSignalsResponse {
                    envelope: Some(Arc::unwrap_or_clone(envelope)),
                    sender_authenticated: !runtime.chain.development(),
                }),
                Err(RecvError::Lagged(missed)) => Err(lagged(missed)),
                Err(RecvError::Closed) => Err(status::stopping()),
            };
            Some((item, (runtime, signals)))
        },
    ))
}

/// Sessions still to be told of, and the last id taken from the map, where more follow.
type Round = (std::vec::IntoIter<Arc<Held>>, Option<Arc<str>>);

/// A watch of all sessions: one Created for each that is held, then every event.
struct SessionWatch {
    runtime: Arc<Runtime>,
    events: Receiver<Event>,
    /// Number of the last Created event before the watch began.
    began: u64,
    /// The first round: sessions still to be told of, and where to go on.
    round: Option<Round>,
    /// Sessions of the first round whose Created event is yet to come; it will be passed over.
    told: HashSet<u64>,
    /// Events that piled up during the first round, which is no fault of the reader.
    excused: u64,
}

/// Sessions taken from the map at a time.
const ROUND_PAGE: usize = 256;

pub async fn sessions(
    runtime: &Arc<Runtime>,
    metadata: &MetadataMap,
) -> Result<Stream<WatchSessionsResponse>, Status> {
    caller(runtime, metadata).await?;
    let (events, began) = runtime.sessions.watch();
    let round = Some(round(&runtime.sessions, None));
    let watch = SessionWatch {
        runtime: Arc::clone(runtime),
        events,
        began,
        round,
        told: HashSet::new(),
        excused: 0,
    };
    Ok(stream(watch, |mut watch| async move {
        let item = watch.next().await;
        Some((item, watch))
    }))
}

fn round(sessions: &Sessions, after: Option<&str>) -> Round {
    let page = sessions.page(after, ROUND_PAGE);
    (page.held.into_iter(), page.last)
}

impl SessionWatch {
    async fn next(&mut self) -> Result<WatchSessionsResponse, Status> {
        while let Some((held, last)) = &mut self.round {
            let Some(held) = held.next() else {
                let last = last.take();
                self.round = last.map(|last| round(&self.runtime.sessions, Some(&last)));
                self.excused = self.events.len() as u64;
                continue;
            };
            if let Some(response) = self.first_told(&held).await {
                return Ok(response);
            }
        }
        loop {
            let received = tokio::select! {
                biased;
                received = self.events.recv() => received,
                () = self.runtime.stopping.cancelled() => Err(RecvError::Closed),
            };
            let event = match received {
                Ok(event) => event,
                Err(RecvError::Lagged(missed)) => return Err(lagged(missed)),
                Err(RecvError::Closed) => return Err(status::stopping()),
            };
            let behind = self.events.len() as u64;
            if behind > LIFECYCLE_BUFFER_ITEMS + self.excused {
                return Err(lagged(behind));
            }
            self.excused = self.excused.saturating_sub(1);
            if event.kind != Lifecycle::Created || !self.told.remove(&event.number) {
                return Ok(self.response(&event.held, event.kind).await);
            }
        }
    }

    async fn first_told(&mut self, held: &Arc<Held>) -> Option<WatchSessionsResponse> {
        let number = held.created();
        if number == 0 {
            // Its start is not durable yet; its event will come.
            return None;
        }
        if number > self.began {
            self.told.insert(number);
        }
        Some(self.response(held, Lifecycle::Created).await)
    }

    async fn response(&self, held: &Arc<Held>, kind: Lifecycle) -> WatchSessionsResponse {
        let mut metadata = SessionMetadata::default();
        let tail = held.describe(&mut metadata);
        let mut session = None;
        let mut observed_at_unix_ms = self.runtime.clock.wall_ms();
        if let Some(tail) = tail
            && self.runtime.sessions.durable(tail).await.is_ok()
        {
            if self.round.is_some() {
                observed_at_unix_ms = metadata.started_at_unix_ms;
            }
            session = Some(metadata);
        }
        let event = SessionLifecycleEvent {
            event_type: kind.into(),
            session,
            observed_at_unix_ms,
        };
        WatchSessionsResponse { event: Some(event) }
    }
}
