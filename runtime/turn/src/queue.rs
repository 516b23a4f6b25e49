//! The bounded queue between a turn and its reader, which numbers events where they are sent.
//! Does not look into events: text waits for room, activity never does.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Notify, Semaphore};

use crate::{Activity, Event};

/// An event and its place in the turn. The turn's start is 0, so the first event is 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Numbered {
    /// Grows by one for each event tried; a gap is a dropped activity.
    pub sequence: u64,
    /// What happened.
    pub event: Event,
}

/// The count at the end of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    /// The number the terminal event takes: one more than all before it, dropped ones included.
    pub next_sequence: u64,
    /// How many activities found the queue full.
    pub activity_dropped: u64,
}

/// The queue takes no more events: it was closed, or its reader is gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Closed;

/// The end that events go in. Copies share the numbering.
#[derive(Debug)]
pub struct Sender(Arc<Queue>);

/// The end that events come out of, in the order of their numbers.
#[derive(Debug)]
pub struct Receiver(Arc<Queue>);

/// A queue with room for `capacity` events, at least one.
#[must_use]
pub fn channel(capacity: usize) -> (Sender, Receiver) {
    let queue = Arc::new(Queue {
        state: Mutex::new(State {
            events: VecDeque::new(),
            tally: Tally {
                next_sequence: 1,
                activity_dropped: 0,
            },
            closed: false,
            senders: 1,
        }),
        room: Semaphore::new(capacity.max(1)),
        arrived: Notify::new(),
    });
    (Sender(Arc::clone(&queue)), Receiver(queue))
}

#[derive(Debug)]
struct Queue {
    state: Mutex<State>,
    /// One permit for each free place. Waiting texts stand in line, and a freed place goes to the first.
    room: Semaphore,
    arrived: Notify,
}

#[derive(Debug)]
struct State {
    events: VecDeque<Numbered>,
    tally: Tally,
    closed: bool,
    senders: usize,
}

impl Queue {
    /// The state is consistent between any two statements, so a panic elsewhere does not spoil it.
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn close(&self) -> Tally {
        let mut state = self.state();
        state.closed = true;
        let tally = state.tally;
        drop(state);
        self.room.close();
        self.arrived.notify_one();
        tally
    }
}

impl State {
    fn number(&mut self) -> u64 {
        let sequence = self.tally.next_sequence;
        self.tally.next_sequence += 1;
        sequence
    }
}

impl Sender {
    /// Sends text, waiting for room as long as it takes. The number is given when the text enters the
    /// queue: a future that is dropped while it waits has sent nothing and used no number.
    ///
    /// # Errors
    /// [`Closed`] when the queue takes no more.
    pub async fn text(&self, text: String) -> Result<(), Closed> {
        let place = self.0.room.acquire().await.map_err(|_| Closed)?;
        let mut state = self.0.state();
        if state.closed {
            return Err(Closed);
        }
        place.forget();
        let sequence = state.number();
        state.events.push_back(Numbered {
            sequence,
            event: Event::Text(text),
        });
        drop(state);
        self.0.arrived.notify_one();
        Ok(())
    }

    /// Sends activity if there is room now. Without room it is dropped and counted, and its number stays
    /// used. After [`Sender::close`] nothing is sent, numbered or counted.
    pub fn activity(&self, activity: Activity) {
        let mut state = self.0.state();
        if state.closed {
            return;
        }
        let sequence = state.number();
        let Ok(place) = self.0.room.try_acquire() else {
            state.tally.activity_dropped += 1;
            return;
        };
        place.forget();
        state.events.push_back(Numbered {
            sequence,
            event: Event::Activity(activity),
        });
        drop(state);
        self.0.arrived.notify_one();
    }

    /// Closes admission for every copy and says where the count stands. What is queued can still be read.
    /// Closing again gives the same count.
    #[must_use = "the tally is what the terminal event is numbered with"]
    pub fn close(&self) -> Tally {
        self.0.close()
    }
}

impl Clone for Sender {
    fn clone(&self) -> Self {
        self.0.state().senders += 1;
        Self(Arc::clone(&self.0))
    }
}

impl Drop for Sender {
    fn drop(&mut self) {
        let mut state = self.0.state();
        state.senders -= 1;
        let last = state.senders == 0;
        drop(state);
        if last {
            self.0.close();
        }
    }
}

impl Receiver {
    /// The next event; `None` when the queue is closed, or all senders are gone, and it is empty.
    pub async fn recv(&mut self) -> Option<Numbered> {
        loop {
            // Asked before the queue is looked at: nothing can enter a closed queue.
            let closed = self.0.state().closed;
            let next = self.try_recv();
            if next.is_some() || closed {
                return next;
            }
            // A notice that came in between is kept for this call.
            self.0.arrived.notified().await;
        }
    }

    /// The next event if one is there now.
    pub fn try_recv(&mut self) -> Option<Numbered> {
        let next = self.0.state().events.pop_front()?;
        self.0.room.add_permits(1);
        Some(next)
    }
}

impl Drop for Receiver {
    fn drop(&mut self) {
        // Senders that wait must not wait for ever.
        self.0.close();
    }
}

#[cfg(test)]
mod tests {
    use super::{Closed, Numbered, Receiver, Sender, Tally, channel};
    use crate::{Activity, Category, Event, HashedId, Kind, Status};

    fn activity() -> Activity {
        Activity {
            id: HashedId::new("activity", &["x"]),
            kind: Kind::Lifecycle {
                parent: None,
                category: Category::Assistant,
                status: Status::Running,
            },
        }
    }

    fn text(sequence: u64, text: &str) -> Numbered {
        Numbered {
            sequence,
            event: Event::Text(text.into()),
        }
    }

    async fn rest(receiver: &mut Receiver) -> Vec<u64> {
        let mut sequences = Vec::new();
        while let Some(next) = receiver.recv().await {
            sequences.push(next.sequence);
        }
        sequences
    }

    #[tokio::test]
    async fn the_first_event_is_one_and_a_dropped_activity_leaves_its_gap() {
        let (sender, mut receiver) = channel(2);
        sender.text("a".into()).await.unwrap();
        sender.activity(activity());
        sender.activity(activity()); // 3: no room
        assert_eq!(receiver.recv().await, Some(text(1, "a")));
        sender.text("b".into()).await.unwrap();
        let tally = sender.close();
        assert_eq!(
            tally,
            Tally {
                next_sequence: 5,
                activity_dropped: 1
            }
        );
        assert_eq!(rest(&mut receiver).await, [2, 4]);
    }

    #[tokio::test]
    async fn text_waits_for_room_and_takes_its_number_when_it_enters() {
        let (sender, mut receiver) = channel(1);
        sender.text("a".into()).await.unwrap();
        let other = sender.clone();
        let waiting = tokio::spawn(async move { other.text("b".into()).await });
        tokio::task::yield_now().await;
        sender.activity(activity()); // 2: the place that comes free belongs to the waiting text
        assert_eq!(receiver.recv().await, Some(text(1, "a")));
        waiting.await.unwrap().unwrap();
        assert_eq!(receiver.recv().await, Some(text(3, "b")));
        assert_eq!(
            sender.close(),
            Tally {
                next_sequence: 4,
                activity_dropped: 1
            }
        );
        assert_eq!(receiver.recv().await, None);
    }

    #[tokio::test]
    async fn a_text_given_up_while_waiting_uses_no_number() {
        let (sender, mut receiver) = channel(1);
        sender.text("a".into()).await.unwrap();
        {
            let waiting = sender.text("b".into());
            tokio::pin!(waiting);
            assert!(futures_poll(waiting.as_mut()).await);
        }
        assert_eq!(receiver.try_recv(), Some(text(1, "a")));
        sender.text("c".into()).await.unwrap();
        assert_eq!(receiver.try_recv(), Some(text(2, "c")));
        assert_eq!(receiver.try_recv(), None);
    }

    /// Polls once; true when the future still waits.
    async fn futures_poll<F: Future>(mut future: std::pin::Pin<&mut F>) -> bool {
        std::future::poll_fn(|cx| std::task::Poll::Ready(future.as_mut().poll(cx).is_pending()))
            .await
    }

    #[tokio::test]
    async fn after_close_nothing_is_sent_numbered_or_counted() {
        let (sender, mut receiver) = channel(1);
        let late = sender.clone();
        sender.text("a".into()).await.unwrap();
        let tally = sender.close();
        assert_eq!(late.text("b".into()).await, Err(Closed));
        late.activity(activity());
        assert_eq!(late.close(), tally);
        assert_eq!(rest(&mut receiver).await, [1]);
    }

    #[tokio::test]
    async fn close_wakes_a_text_that_waits() {
        let (sender, _receiver) = channel(1);
        sender.text("a".into()).await.unwrap();
        let other = sender.clone();
        let waiting = tokio::spawn(async move { other.text("b".into()).await });
        tokio::task::yield_now().await;
        assert_eq!(sender.close().next_sequence, 2);
        assert_eq!(waiting.await.unwrap(), Err(Closed));
    }

    #[tokio::test]
    async fn the_reader_sees_the_end_when_all_senders_are_gone_and_senders_when_the_reader_is() {
        let (sender, mut receiver) = channel(1);
        let copy: Sender = sender.clone();
        drop(sender);
        let ended = tokio::spawn(async move { receiver.recv().await });
        tokio::task::yield_now().await;
        drop(copy);
        assert_eq!(ended.await.unwrap(), None);

        let (sender, receiver) = channel(1);
        sender.text("a".into()).await.unwrap();
        drop(receiver);
        assert_eq!(sender.text("b".into()).await, Err(Closed));
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn events_come_out_in_the_order_of_their_numbers_and_no_text_is_lost() {
        let (sender, mut receiver) = channel(3);
        let mut tasks = Vec::new();
        for _ in 0..4 {
            let sender = sender.clone();
            tasks.push(tokio::spawn(async move {
                for n in 0..500 {
                    sender.activity(activity());
                    sender.text(n.to_string()).await.unwrap();
                }
            }));
        }
        let closing = tokio::spawn(async move {
            for task in tasks {
                task.await.unwrap();
            }
            sender.close()
        });
        let (mut last, mut texts, mut activities) = (0, 0, 0);
        while let Some(next) = receiver.recv().await {
            assert!(next.sequence > last);
            last = next.sequence;
            match next.event {
                Event::Text(_) => texts += 1,
                Event::Activity(_) => activities += 1,
            }
        }
        let tally = closing.await.unwrap();
        assert_eq!(texts, 2000);
        assert_eq!(activities + tally.activity_dropped, 2000);
        assert_eq!(tally.next_sequence, 4001);
    }
}
