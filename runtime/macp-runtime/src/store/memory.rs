//! The store that keeps nothing: every append is done at once, nothing comes back.
//! What sessions need while they live, they hold themselves.

use std::future::{Future, ready};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::watch;

use super::{Appended, Batch, Error, Log, Position, Settled, Store, WriteFailed};

/// Nothing on disk, no recovery.
#[derive(Debug, Default)]
pub struct Memory {
    closed: AtomicBool,
}

impl Store for Memory {
    fn append(&self, _: Batch<'_>, _: &mut dyn FnMut() -> Settled) -> Appended {
        if self.closed.load(Ordering::Acquire) {
            Appended::Closed
        } else {
            Appended::Done
        }
    }

    fn wait(
        &self,
        _: Position,
    ) -> Pin<Box<dyn Future<Output = Result<(), WriteFailed>> + Send + '_>> {
        Box::pin(ready(Ok(())))
    }

    fn is_durable(&self, _: Position) -> bool {
        true
    }

    fn writable(&self) -> watch::Receiver<bool> {
        // Its sender is gone: it will never change.
        watch::Sender::new(true).subscribe()
    }

    fn holds(&self, _: &str) -> bool {
        false
    }

    fn recover(&self, _: i64) -> Result<Vec<Log>, Error> {
        Ok(Vec::new())
    }

    fn read(&self, _: &str) -> Result<Option<Log>, Error> {
        Ok(None)
    }

    fn released(&self, _: &str) {}

    fn purge(&self, _: i64) -> Result<(), Error> {
        Ok(())
    }

    fn close(&self) {
        self.closed.store(true, Ordering::Release);
    }
}
