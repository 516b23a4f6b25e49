//! The Anthropic Messages interface: a request as its JSON, and its stream of events understood.
//! Opens no connection.

mod decode;
mod encode;
mod events;

pub(crate) use decode::{Decoder, says_too_long};
pub(crate) use encode::{VERSION, body};
