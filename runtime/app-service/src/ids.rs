//! The ids this service gives out, made from a seed and a counter.
//! Session ids are not among them: the session store names its sessions.

use crate::ask::Ticket;

/// Gives out ids that never repeat in this process, and, with a random seed, in no other.
pub(crate) struct Ids {
    seed: u128,
    turns: u64,
    events: u64,
    tickets: u64,
}

impl Ids {
    pub(crate) fn new(seed: u128) -> Self {
        Self {
            seed,
            turns: 0,
            events: 0,
            tickets: 0,
        }
    }

    /// A turn id may be kept by a client across processes, so all of the seed goes into it.
    pub(crate) fn turn(&mut self) -> String {
        self.turns += 1;
        format!("turn_{:032x}_{}", self.seed, self.turns)
    }

    /// An event id is unique in the process; every delta carries one, so it is short.
    pub(crate) fn event(&mut self) -> String {
        self.events += 1;
        format!("event_{:08x}_{}", self.seed & 0xffff_ffff, self.events)
    }

    pub(crate) fn ticket(&mut self) -> Ticket {
        self.tickets += 1;
        Ticket(self.tickets)
    }
}
