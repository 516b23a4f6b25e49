//! Who calls, and what the credential allows.
//! Checking the credential itself is the server's job.

use std::collections::BTreeSet;

/// An authenticated caller.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Identity {
    /// The name that history keeps; never empty.
    pub sender: String,
    /// Modes its envelopes may name; None: every one. An empty set allows none.
    pub allowed_modes: Option<BTreeSet<String>>,
    /// May send SessionStart.
    pub can_start_sessions: bool,
    /// Sessions it may have open at a time; None: any number.
    pub max_open_sessions: Option<u64>,
    /// May change both registries.
    pub can_manage_mode_registry: bool,
    /// May read every session.
    pub is_observer: bool,
}

impl Identity {
    /// A caller with the capabilities a bare token has: it may start sessions in any mode and nothing more.
    pub fn plain(sender: impl Into<String>) -> Self {
        Self {
            sender: sender.into(),
            allowed_modes: None,
            can_start_sessions: true,
            max_open_sessions: None,
            can_manage_mode_registry: false,
            is_observer: false,
        }
    }
}
