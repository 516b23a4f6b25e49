//! How often a request is tried again, and after how long.
//! Does not wait: the caller does, and stops waiting when it is cancelled.

use std::hash::{BuildHasher as _, Hasher as _, RandomState};
use std::time::Duration;

use crate::Error;

/// How failed requests are tried again.
#[derive(Debug, Clone)]
pub struct Retry {
    /// Tries in all, the first included.
    pub attempts: u32,
    /// The wait before the second try; it doubles each time, and up to half of it is left to chance.
    pub base: Duration,
    /// No wait is longer, whatever the provider asks for.
    pub longest: Duration,
}

impl Default for Retry {
    fn default() -> Self {
        Self {
            attempts: 5,
            base: Duration::from_millis(500),
            longest: Duration::from_secs(60),
        }
    }
}

impl Retry {
    /// How long to wait after this many failed tries, the last of them with this error; `None`: give up.
    #[must_use]
    pub fn wait(&self, failed: u32, error: &Error) -> Option<Duration> {
        if failed >= self.attempts || !error.passing() {
            return None;
        }
        let doubled = self
            .base
            .saturating_mul(1 << failed.saturating_sub(1).min(16));
        let asked = error.after().unwrap_or(Duration::ZERO);
        Some(
            (doubled - doubled.mul_f64(chance() / 2.0))
                .max(asked)
                .min(self.longest),
        )
    }
}

/// A number from 0 to below 1 that differs between processes, so that they do not come back all at once.
fn chance() -> f64 {
    let bits = RandomState::new().build_hasher().finish() >> 32;
    bits as f64 / f64::from(u32::MAX).next_up()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::Retry;
    use crate::Error;

    #[test]
    fn waits_double_up_to_the_longest_and_end_with_the_attempts() {
        let retry = Retry {
            attempts: 4,
            base: Duration::from_secs(2),
            longest: Duration::from_secs(7),
        };
        for (failed, least, most) in [(1, 1, 2), (2, 2, 4), (3, 4, 7)] {
            let wait = retry.wait(failed, &Error::Unreachable).unwrap();
            assert!(
                wait >= Duration::from_secs(least) && wait <= Duration::from_secs(most),
                "{failed}: {wait:?}"
            );
        }
        assert_eq!(retry.wait(4, &Error::Unreachable), None);
    }

    #[test]
    fn the_provider_may_ask_for_more_but_not_for_more_than_the_longest() {
        let retry = Retry {
            attempts: 2,
            base: Duration::from_millis(1),
            longest: Duration::from_secs(7),
        };
        let asked = |seconds| {
            retry.wait(
                1,
                &Error::RateLimited {
                    after: Some(Duration::from_secs(seconds)),
                },
            )
        };
        assert_eq!(asked(5), Some(Duration::from_secs(5)));
        assert_eq!(asked(500), Some(Duration::from_secs(7)));
    }

    #[test]
    fn what_cannot_pass_is_not_tried_again() {
        let retry = Retry::default();
        for error in [
            Error::Unauthorized(401),
            Error::PromptTooLong,
            Error::Refused(400),
            Error::Malformed("x"),
        ] {
            assert_eq!(retry.wait(1, &error), None);
        }
    }
}
