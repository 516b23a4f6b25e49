//! The signals that ask a process to end, as something that `poll` can wait on.
//! Ends nothing itself: the first signal is only heard, a second one ends the process as if nobody listened.

use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rustix::pipe::{PipeFlags, pipe_with};
use rustix::process::Signal;
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::{flag, low_level};

/// Readable from the first signal on.
pub struct Signals {
    listening: OwnedFd,
}

impl Signals {
    /// Listens to the signals that this process was not started to ignore, as by `nohup`.
    ///
    /// # Errors
    /// The system has no pipe left.
    pub fn listen() -> io::Result<Self> {
        let (listening, rope) = pipe_with(PipeFlags::CLOEXEC | PipeFlags::NONBLOCK)?;
        let again = Arc::new(AtomicBool::new(false));
        for signal in [SIGTERM, SIGINT, SIGHUP] {
            if ignored(signal) {
                continue;
            }
            // In this order: the first signal finds the flag down and raises it, the second one finds it up.
            flag::register_conditional_default(signal, Arc::clone(&again))?;
            flag::register(signal, Arc::clone(&again))?;
            low_level::pipe::register(signal, rope.try_clone()?)?;
        }
        Ok(Self { listening })
    }

    /// What to poll for reading. It stays readable: nobody has to hear a signal twice.
    pub fn as_fd(&self) -> BorrowedFd<'_> {
        self.listening.as_fd()
    }
}

/// Makes a write beyond the limit for files an error like that of a full disk. Left alone, its signal ends the process.
///
/// # Errors
/// The system refuses the handler.
pub fn outlive_full_files() -> io::Result<()> {
    let nobody_looks = Arc::new(AtomicBool::new(false));
    flag::register(Signal::XFSZ.as_raw(), nobody_looks).map(drop)
}

/// Whether the process was started with the signal ignored; where there is no procfs that cannot be told, and is not.
fn ignored(signal: i32) -> bool {
    let mask = std::fs::read_to_string("/proc/self/status")
        .ok()
        .and_then(|status| {
            let line = status
                .lines()
                .find_map(|line| line.strip_prefix("SigIgn:"))?;
            u64::from_str_radix(line.trim(), 16).ok()
        });
    mask.is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
}
