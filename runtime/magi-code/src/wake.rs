//! News from worker threads to the one loop: a bounded queue, and a pipe that `poll` can wait on.
//! Carries values and wakes; decides nothing about them.

use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rustix::pipe::{PipeFlags, pipe_with};
use tokio::sync::mpsc;

/// The loop's end.
pub struct Inbox<T> {
    queue: mpsc::Receiver<T>,
    bell: Arc<Bell>,
    listening: OwnedFd,
}

/// A worker's end; sending waits while the queue is full.
pub struct Outbox<T> {
    queue: mpsc::Sender<T>,
    bell: Arc<Bell>,
}

/// Rings at most once until it is heard, so that a burst of news costs one write.
struct Bell {
    ringing: AtomicBool,
    rope: OwnedFd,
}

/// A queue of at most `items_max` values.
///
/// # Errors
/// The system has no pipe left.
pub fn channel<T>(items_max: usize) -> io::Result<(Outbox<T>, Inbox<T>)> {
    let (listening, rope) = pipe_with(PipeFlags::CLOEXEC | PipeFlags::NONBLOCK)?;
    let bell = Arc::new(Bell {
        ringing: AtomicBool::new(false),
        rope,
    });
    let (sender, queue) = mpsc::channel(items_max);
    Ok((
        Outbox {
            queue: sender,
            bell: Arc::clone(&bell),
        },
        Inbox {
            queue,
            bell,
            listening,
        },
    ))
}

impl<T> Clone for Outbox<T> {
    fn clone(&self) -> Self {
        Self {
            queue: self.queue.clone(),
            bell: Arc::clone(&self.bell),
        }
    }
}

impl<T> Outbox<T> {
    /// Waits for room; a loop that has ended no longer hears anything, which is no fault of the sender.
    pub async fn send(&self, value: T) {
        if self.queue.send(value).await.is_ok() && !self.bell.ringing.swap(true, Ordering::AcqRel) {
            // A full pipe already wakes the loop; a closed one has no loop.
            _ = rustix::io::write(&self.bell.rope, &[0]);
        }
    }
}

impl<T> Inbox<T> {
    /// What to poll for reading before [`Inbox::take`] finds something new.
    pub fn as_fd(&self) -> BorrowedFd<'_> {
        self.listening.as_fd()
    }

    /// To be called when the descriptor was readable, before the queue is emptied: a value sent from here on rings again.
    pub fn hear(&self) {
        let mut rings = [0; 64];
        while matches!(rustix::io::read(&self.listening, &mut rings), Ok(1..)) {}
        self.bell.ringing.store(false, Ordering::Release);
    }

    pub fn take(&mut self) -> Option<T> {
        self.queue.try_recv().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stdio::wait;
    use rustix::event::{PollFd, PollFlags};

    #[test]
    fn every_value_is_heard_of_however_senders_and_loop_interleave() {
        let (outbox, mut inbox) = channel(4).expect("a pipe");
        let senders: Vec<_> = (0..3)
            .map(|_| {
                let outbox = outbox.clone();
                std::thread::spawn(move || {
                    let runtime = tokio::runtime::Builder::new_current_thread()
                        .build()
                        .expect("a runtime");
                    for n in 0..2000 {
                        runtime.block_on(outbox.send(n));
                    }
                })
            })
            .collect();
        let mut seen = 0;
        while seen < 6000 {
            wait(&mut [PollFd::new(&inbox.as_fd(), PollFlags::IN)], None).expect("poll works");
            inbox.hear();
            while inbox.take().is_some() {
                seen += 1;
            }
        }
        senders
            .into_iter()
            .for_each(|sender| sender.join().expect("a sender ends"));
    }
}
