//! Coordination over an append-only history: sessions, modes, policies, registries.
//! Knows no clock, no network, no disk and no threads: time and identities are handed in, entries to append handed out.
//!
//! One envelope's way: [`accept::shape`], authentication by the caller, [`accept::admit`], then by its [`accept::Route`]
//! [`start::judge`], [`signal::judge`] or [`accept::judge`]. A [`Decision`] holds the entries to make durable, in order,
//! and the answer that holds once they are. Entries change a session only through [`Session::apply`], in replay, and live
//! through [`Session::apply_decided`], which is told what the decision found out already.

pub mod accept;
mod activity;
pub mod control;
pub mod entry;
pub mod identity;
mod ids;
mod modes;
pub mod policy;
pub mod refusal;
pub mod registry;
mod roster;
pub mod session;
mod session_id;
pub mod signal;
mod snapshot;
pub mod start;

pub use accept::{Accepted, Decision};
pub use entry::Entry;
pub use identity::Identity;
pub use policy::Policies;
pub use refusal::Refusal;
pub use registry::Modes;
pub use session::{Lifecycle, Session};
pub use snapshot::Snapshot;
