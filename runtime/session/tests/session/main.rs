//! The session store from outside: what it promises to those who write, list and replay.
#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod common;
mod contention;
mod crash;
mod damage;
mod disk;
mod listing;
mod replay;
mod rotation;
mod unsafe_files;
mod upkeep;
mod windows;
mod writing;
