//! The two clocks of the runtime: one that people read, one that never runs backwards.
//! Decides nothing; whoever decides gets the time handed in.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// Where the time comes from.
#[derive(Debug, Clone)]
pub enum Clock {
    /// The machine.
    System(Instant),
    /// Milliseconds since 1970 that somebody else moves; for tests and demonstrations.
    Manual(Arc<AtomicI64>),
}

impl Clock {
    /// The machine's clocks.
    pub fn system() -> Clock {
        Clock::System(Instant::now())
    }

    /// Milliseconds since 1970.
    pub fn wall_ms(&self) -> i64 {
        match self {
            Clock::System(_) => match SystemTime::now().duration_since(UNIX_EPOCH) {
                Ok(since) => i64::try_from(since.as_millis()).unwrap_or(i64::MAX),
                Err(_) => 0,
            },
            Clock::Manual(now) => now.load(Ordering::SeqCst),
        }
    }

    /// Milliseconds since some moment; never runs backwards.
    pub fn steady_ms(&self) -> u64 {
        match self {
            Clock::System(start) => u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX),
            Clock::Manual(now) => u64::try_from(now.load(Ordering::SeqCst)).unwrap_or(0),
        }
    }
}
