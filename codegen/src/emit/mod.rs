//! Printers: from the model to files, one language each.
//! No printer reads a schema file or decides anything about the protocol.

pub mod rust;
