//! Start, Event, Outcome and the bounded queue that numbers events.
