//! The MACP runtime as a server: gRPC, identities, limits, durability.
//! Decides nothing about coordination; that is the kernel's job.

pub mod clock;
mod connection;
pub mod demo;
mod grpc;
mod held;
pub mod help;
mod identity;
mod metrics;
mod page;
mod rate;
mod registered;
mod replay;
mod runtime;
pub mod server;
mod sessions;
pub mod settings;
pub mod store;

pub use runtime::Runtime;
