//! Protocol 1 of the application service as a machine: one [`Input`] in, [`Output`]s out.
//! Has no clock, no network, no threads and no pipe; the session store is all it holds of the outside.

mod activity;
mod ask;
mod ids;
mod initialize;
mod intake;
mod outgoing;
mod refusal;
mod reserve;
mod service;
mod sessions;
pub mod text;
mod turns;

pub use ask::{Ask, News, Readiness, Ticket};
pub use outgoing::{Output, Stop};
pub use service::{Input, Line, Service, Setup};
