//! How often each sender spoke in a session, and when last.
//! Knows nothing of what was said.

use smol_str::SmolStr;

/// One sender's share.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Share {
    /// Accepted messages, the SessionStart not counted.
    pub messages: u32,
    /// Acceptance time of the last one.
    pub last_ms: i64,
}

/// Shares by sender, sorted: a list, since senders are few and sessions many.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Activity(Vec<(SmolStr, Share)>);

impl Activity {
    /// Counts one message of `sender`.
    pub fn note(&mut self, sender: &str, at_ms: i64) {
        let at = match self
            .0
            .binary_search_by(|(name, _)| name.as_str().cmp(sender))
        {
            Ok(at) => at,
            Err(at) => {
                // Few ever speak, so no room is kept for more of them.
                self.0.reserve_exact(1);
                self.0.insert(at, (sender.into(), Share::default()));
                at
            }
        };
        let share = &mut self.0[at].1;
        share.messages = share.messages.saturating_add(1);
        share.last_ms = at_ms;
    }

    /// How many spoke.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// Shares in order of the senders' names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, Share)> {
        self.0.iter().map(|(name, share)| (name.as_str(), *share))
    }
}

impl FromIterator<(String, Share)> for Activity {
    fn from_iter<T: IntoIterator<Item = (String, Share)>>(shares: T) -> Self {
        let mut shares: Vec<_> = shares
            .into_iter()
            .map(|(name, share)| (SmolStr::from(name), share))
            .collect();
        shares.sort_by(|(one, _), (other, _)| one.cmp(other));
        Self(shares)
    }
}
