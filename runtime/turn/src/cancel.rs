//! A switch that is thrown once and seen by everyone who holds a copy.
//! Says nothing about what has to stop, or how soon.

use std::sync::Arc;

use tokio::sync::watch;

/// A request to stop. Copies share one state, and it never goes back.
#[derive(Debug, Clone)]
pub struct Cancel(Arc<watch::Sender<bool>>);

impl Cancel {
    /// Nobody has asked for a stop yet.
    #[must_use]
    pub fn new() -> Self {
        Self(Arc::new(watch::Sender::new(false)))
    }

    /// Asks for a stop. Asking again changes nothing.
    pub fn cancel(&self) {
        self.0.send_replace(true);
    }

    /// Whether a stop was asked for.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        *self.0.borrow()
    }

    /// Waits until a stop is asked for; returns at once if it already was.
    pub async fn cancelled(&self) {
        // The error means that no sender is left, and `self` is one.
        let _ = self.0.subscribe().wait_for(|asked| *asked).await;
    }
}

impl Default for Cancel {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::Cancel;

    #[tokio::test]
    async fn a_cancel_wakes_those_who_wait_and_those_who_come_later() {
        let cancel = Cancel::new();
        let copy = cancel.clone();
        let waiting = tokio::spawn(async move { copy.cancelled().await });
        tokio::task::yield_now().await;
        assert!(!cancel.is_cancelled());
        cancel.cancel();
        waiting.await.unwrap();
        cancel.cancelled().await;
        assert!(cancel.is_cancelled());
    }
}
