//! What a turn is made of: its start, its live events, its outcome.
//! Knows nothing of who runs a turn, nor of the wire its events end up on.

mod activity;
mod cancel;
mod queue;

pub use activity::{
    Activity, Category, Compaction, ContextSource, HashedId, Kind, Status, Transport, UsageSource,
};
pub use cancel::Cancel;
pub use queue::{Closed, Numbered, Receiver, Sender, Tally, channel};

/// What a turn is started with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start {
    /// The identity of the turn, opaque, already assigned.
    pub turn_id: String,
    /// The session the turn belongs to.
    pub session_id: String,
    /// What the user said; already durable in the session when the turn runs.
    pub prompt: String,
}

/// One piece of live progress.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// Accepted assistant text. Never dropped, never reordered.
    Text(String),
    /// Best-effort progress beside the text. Dropped rather than waited for.
    Activity(Activity),
}

/// How a turn ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// The whole turn ran.
    Completed,
    /// A cancel stopped it.
    Cancelled,
    /// It could not be completed for another reason.
    Failed,
    /// The conversation no longer fits the model, and compacting did not help.
    CompactionRequired,
}

/// What is left of a turn when it is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// How it ended.
    pub ending: Ending,
    /// All accepted text: exactly the [`Event::Text`]s put together.
    pub assistant_text: String,
    /// Where the numbering stopped, and what was dropped on the way.
    pub tally: Tally,
    /// Whether the durable conversation may differ from what the live events showed.
    pub replay_required: bool,
}
