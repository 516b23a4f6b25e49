//! The real service on a real home: shared by several, on a full or read-only disk, asked to end by a signal, set wrongly.

mod client;
mod contention;
mod disk;
mod ends;
mod said;
