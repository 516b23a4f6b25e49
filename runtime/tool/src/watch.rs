//! When a call has to end although it is not done.
//! Ends nothing by itself: tools ask between steps.

use std::time::Instant;

use crate::{Failure, TIME_MAX};

/// Says whether a call should go on.
pub struct Watch<'a> {
    stopped: &'a (dyn Fn() -> bool + Sync),
    until: Instant,
}

impl<'a> Watch<'a> {
    /// From now on, for [`TIME_MAX`] at most, until `stopped` says so.
    #[must_use]
    pub fn new(stopped: &'a (dyn Fn() -> bool + Sync)) -> Self {
        Self {
            stopped,
            until: Instant::now() + TIME_MAX,
        }
    }

    pub(crate) fn go_on(&self) -> Result<(), Failure> {
        if (self.stopped)() {
            return Err(Failure::Stopped);
        }
        if Instant::now() >= self.until {
            return Err(Failure::TimedOut);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::Watch;
    use crate::Failure;

    #[test]
    fn a_call_ends_when_it_is_stopped_or_its_time_is_over() {
        let go = || false;
        assert!(Watch::new(&go).go_on().is_ok());
        assert!(matches!(
            Watch::new(&|| true).go_on(),
            Err(Failure::Stopped)
        ));
        let late = Watch {
            stopped: &go,
            until: Instant::now(),
        };
        assert!(matches!(late.go_on(), Err(Failure::TimedOut)));
    }
}
