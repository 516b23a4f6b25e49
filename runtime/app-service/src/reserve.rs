//! The request ids in flight.
//! Does not know why an id is taken; who took it says when its last record was written.

use std::collections::HashSet;

/// A request id is taken from its arrival until the record that settles it was offered to the pipe
/// (spec: "Envelope").
#[derive(Default)]
pub(crate) struct Reservations {
    taken: HashSet<String>,
    /// Settled by a record of a batch that is not flushed yet.
    leaving: Vec<String>,
}

impl Reservations {
    /// False: the id is in flight, and its reservation stays as it is.
    pub(crate) fn take(&mut self, request_id: &str) -> bool {
        !self.taken.contains(request_id) && self.taken.insert(request_id.to_owned())
    }

    /// The record that settles the request is in the current batch.
    pub(crate) fn settle(&mut self, request_id: &str) {
        self.leaving.push(request_id.to_owned());
    }

    /// The batch was offered to the pipe.
    pub(crate) fn flushed(&mut self) {
        for request_id in self.leaving.drain(..) {
            self.taken.remove(&request_id);
        }
    }

    /// Nothing settled waits for its flush.
    pub(crate) fn all_flushed(&self) -> bool {
        self.leaving.is_empty()
    }
}
