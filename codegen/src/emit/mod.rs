//! Printers: from the model to files, one target each.
//! No printer reads a schema file or decides anything about the protocol.

pub mod bundle;
pub mod draft07;
pub(crate) mod facts;
pub mod python;
pub mod reference;
pub mod rust;
pub mod swift;
pub mod typescript;
