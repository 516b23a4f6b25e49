//! How often a sender may try: two sliding windows per identity.
//! Does not know what is tried, and keeps nothing over a restart.

use std::collections::{HashMap, VecDeque};
use std::sync::Mutex;

use macp_wire::limits::{Limits, RATE_WINDOW_MS};

/// Which window an attempt counts in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bucket {
    /// SessionStarts.
    Starts,
    /// Everything else.
    Messages,
}

/// The windows of all senders.
#[derive(Debug)]
pub struct Rates {
    starts: Windows,
    messages: Windows,
}

impl Rates {
    /// Windows with the limits of the operator.
    pub fn new(limits: &Limits) -> Rates {
        Rates {
            starts: Windows::new(limits.session_start_limit_per_minute),
            messages: Windows::new(limits.message_limit_per_minute),
        }
    }

    /// Counts an attempt. False: the window is full, and the attempt was not counted.
    /// `now_ms` is a clock that never runs backwards.
    pub fn allow(&self, bucket: Bucket, sender: &str, now_ms: u64) -> bool {
        match bucket {
            Bucket::Starts => self.starts.allow(sender, now_ms),
            Bucket::Messages => self.messages.allow(sender, now_ms),
        }
    }

    /// Forgets senders whose windows are empty.
    pub fn sweep(&self, now_ms: u64) {
        self.starts.sweep(now_ms);
        self.messages.sweep(now_ms);
    }
}

/// One bucket. Senders are spread over shards, so that they rarely wait for each other.
#[derive(Debug)]
struct Windows {
    limit: usize,
    shards: [Mutex<HashMap<Box<str>, VecDeque<u64>>>; SHARDS],
}

const SHARDS: usize = 16;

impl Windows {
    fn new(limit: u64) -> Windows {
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        Windows {
            limit,
            shards: std::array::from_fn(|_| Mutex::default()),
        }
    }

    fn allow(&self, sender: &str, now_ms: u64) -> bool {
        let shard = crc32c::crc32c(sender.as_bytes()) as usize % SHARDS;
        let mut senders = self.shards[shard]
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        match senders.get_mut(sender) {
            Some(window) => self.count(window, now_ms),
            None => self.count(senders.entry(sender.into()).or_default(), now_ms),
        }
    }

    fn count(&self, window: &mut VecDeque<u64>, now_ms: u64) -> bool {
        forget_old(window, now_ms);
        let room = window.len() < self.limit;
        if room {
            window.push_back(now_ms);
        }
        room
    }

    fn sweep(&self, now_ms: u64) {
        for shard in &self.shards {
            let mut senders = shard
                .lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner);
            senders.retain(|_, window| {
                forget_old(window, now_ms);
                !window.is_empty()
            });
            senders.shrink_to_fit();
        }
    }
}

fn forget_old(window: &mut VecDeque<u64>, now_ms: u64) {
    while window
        .front()
        .is_some_and(|at| now_ms.saturating_sub(*at) > RATE_WINDOW_MS)
    {
        window.pop_front();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn rates(starts: u64, messages: u64) -> Rates {
        Rates::new(&Limits {
            session_start_limit_per_minute: starts,
            message_limit_per_minute: messages,
            ..Limits::default()
        })
    }

    #[test]
    fn the_limit_holds_at_its_edge_and_per_bucket_and_sender() {
        let rates = rates(2, 3);
        for (bucket, sender, allowed) in [
            (Bucket::Starts, "a", true),
            (Bucket::Starts, "a", true),
            (Bucket::Starts, "a", false),
            (Bucket::Starts, "b", true),
            (Bucket::Messages, "a", true),
            (Bucket::Messages, "a", true),
            (Bucket::Messages, "a", true),
            (Bucket::Messages, "a", false),
        ] {
            assert_eq!(
                rates.allow(bucket, sender, 5),
                allowed,
                "{bucket:?} {sender}"
            );
        }
    }

    #[test]
    fn an_attempt_leaves_the_window_after_a_minute_and_a_refused_one_never_entered() {
        let rates = rates(1, 1);
        assert!(rates.allow(Bucket::Starts, "a", 0));
        assert!(!rates.allow(Bucket::Starts, "a", 60_000));
        assert!(rates.allow(Bucket::Starts, "a", 60_001));
    }

    #[test]
    fn idle_senders_are_forgotten() {
        let rates = rates(1, 1);
        for sender in 0..1000 {
            rates.allow(Bucket::Messages, &sender.to_string(), 0);
        }
        rates.sweep(70_000);
        assert!(
            rates
                .messages
                .shards
                .iter()
                .all(|shard| shard.lock().unwrap().is_empty())
        );
    }

    proptest! {
        #[test]
        fn no_minute_ever_holds_more_than_the_limit(steps in prop::collection::vec(0u64..20_000, 1..200)) {
            let rates = rates(5, 1);
            let (mut now, mut allowed) = (0, Vec::new());
            for step in steps {
                now += step;
                if rates.allow(Bucket::Starts, "a", now) {
                    allowed.push(now);
                }
            }
            for (index, at) in allowed.iter().enumerate() {
                let within = allowed[index..].iter().take_while(|later| **later - at <= 60_000).count();
                prop_assert!(within <= 5);
            }
        }
    }
}
