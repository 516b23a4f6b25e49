//! A registry that every call reads and few change, with the news of its changes.
//! What makes a good change, the kernel knows.

use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};

use macp_wire::limits::REGISTRY_BUFFER_ITEMS;
use tokio::sync::broadcast::{Receiver, Sender};

/// The registry.
pub struct Registered<R> {
    now: RwLock<R>,
    changes: Sender<Arc<R>>,
}

impl<R: Clone> Registered<R> {
    /// A registry to begin with.
    pub fn new(now: R) -> Registered<R> {
        Registered {
            now: RwLock::new(now),
            changes: Sender::new(usize::try_from(REGISTRY_BUFFER_ITEMS).unwrap_or(1)),
        }
    }

    /// As it is; nobody changes it meanwhile.
    pub fn read(&self) -> RwLockReadGuard<'_, R> {
        self.now.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Changes it, and tells its watches where that succeeds; a `change` that fails leaves it as it is.
    pub fn change<T, E>(&self, change: impl FnOnce(&mut R) -> Result<T, E>) -> Result<T, E> {
        let mut now = self.now.write().unwrap_or_else(PoisonError::into_inner);
        let done = change(&mut now)?;
        // Nobody begins to watch meanwhile: that takes the lock.
        if self.changes.receiver_count() > 0 {
            let _ = self.changes.send(Arc::new(now.clone()));
        }
        Ok(done)
    }

    /// As it is, and as it is after each change from now on. Who falls behind misses the oldest, never the last.
    pub fn watch(&self) -> (Arc<R>, Receiver<Arc<R>>) {
        let now = self.read();
        (Arc::new(now.clone()), self.changes.subscribe())
    }
}
