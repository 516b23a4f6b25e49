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
use tonic::Status;
use tonic::metadata::MetadataMap;

use super::{Stream, caller, status};
use crate::held::Held;
use crate::registered::Registered;
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

/// What there is to tell of a registry at once and after each change, with the time at which that was noticed.
fn registry<R, T>(
    runtime: &Arc<Runtime>,
    registered: &Registered<R>,
    tell: fn(&R, i64) -> T,
) -> Stream<T>
where
    R: Clone + Send + Sync + 'static,
    T: Send + 'static,
{
    let (now, changes) = registered.watch();
    let state = (Arc::clone(runtime), changes, Some(now));
    stream(state, move |(runtime, mut changes, first)| async move {
        let now = match first {
            Some(now) => Some(now),
            None => changed(&runtime, &mut changes).await,
        };
        let item = now.map(|now| tell(&now, runtime.clock.wall_ms()));
        Some((item.ok_or_else(status::stopping), (runtime, changes, None)))
    })
}

/// The registry after its next change. `None`: the runtime stops.
async fn changed<R>(runtime: &Runtime, changes: &mut Receiver<Arc<R>>) -> Option<Arc<R>> {
    loop {
        let received = tokio::select! {
            () = runtime.stopping.cancelled() => return None,
            received = changes.recv() => received,
        };
        match received {
            Ok(now) => return Some(now),
            // More changes than are kept for a slow reader: the oldest share the notice of the one after them.
            Err(RecvError::Lagged(_)) => {}
            Err(RecvError::Closed) => return None,
        }
    }
}

/// One notice at once, then one for each change.
pub fn modes(runtime: &Arc<Runtime>) -> Stream<WatchModeRegistryResponse> {
    registry(runtime, &runtime.modes, |_, observed_at_unix_ms| {
        let change = RegistryChanged {
            registry: words::MODE_REGISTRY.to_owned(),
            observed_at_unix_ms,
        };
        WatchModeRegistryResponse {
            change: Some(change),
        }
    })
}

/// The list at once, then the list after each change.
pub async fn policies(
    runtime: &Arc<Runtime>,
    metadata: &MetadataMap,
) -> Result<Stream<WatchPoliciesResponse>, Status> {
    caller(runtime, metadata).await?;
    Ok(registry(
        runtime,
        &runtime.policies,
        |policies, observed_at_unix_ms| WatchPoliciesResponse {
            descriptors: policies.list(""),
            observed_at_unix_ms,
        },
    ))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Clock;
    use crate::identity::Chain;
    use crate::settings::Settings;
    use futures_util::{FutureExt, StreamExt};
    use macp_wire::limits::REGISTRY_BUFFER_ITEMS;
    use macp_wire::v1::PolicyDescriptor;

    fn runtime() -> Arc<Runtime> {
        let on = ["MACP_ALLOW_INSECURE", "MACP_MEMORY_ONLY"];
        let settings = Settings::read(&|name| on.contains(&name).then(|| "1".into())).unwrap();
        let clock = Clock::system();
        let chain = Chain::open(&settings, &clock).unwrap();
        Arc::new(Runtime::open(settings, clock, chain).unwrap())
    }

    fn register(runtime: &Runtime, number: u64) {
        let policy = PolicyDescriptor {
            policy_id: format!("p{number:02}"),
            schema_version: 1,
            ..PolicyDescriptor::default()
        };
        let registered = runtime
            .policies
            .change(|policies| policies.register(policy, 0));
        registered.unwrap();
    }

    /// How many policies each notice that is there lists.
    async fn told(runtime: &Arc<Runtime>, changes: u64) -> Vec<u64> {
        let mut metadata = MetadataMap::new();
        metadata.insert("authorization", "Bearer eve".parse().unwrap());
        let mut watch = policies(runtime, &metadata).await.unwrap();
        (0..changes).for_each(|number| register(runtime, number));
        let mut told = Vec::new();
        while let Some(Some(notice)) = watch.next().now_or_never() {
            told.push(notice.unwrap().descriptors.len() as u64);
        }
        told
    }

    #[tokio::test]
    async fn every_change_is_told_of_as_it_was_also_when_several_came_at_once() {
        assert_eq!(told(&runtime(), 3).await, [1, 2, 3, 4]);
    }

    #[tokio::test]
    async fn who_falls_far_behind_misses_the_oldest_changes_and_never_the_last() {
        let changes = 2 * REGISTRY_BUFFER_ITEMS;
        let mut expected = vec![1];
        expected.extend(changes - REGISTRY_BUFFER_ITEMS + 2..=changes + 1);
        assert_eq!(told(&runtime(), changes).await, expected);
    }
}
