//! Coordination over an append-only history, without I/O.
//! Knows no clock, no network, no disk: time and ids are handed in.
