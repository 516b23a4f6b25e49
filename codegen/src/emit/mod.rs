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

use crate::files::mark;
use crate::model::Model;

/// What everything of this project may be used under.
pub(crate) const LICENSE: &str = include_str!("../../../LICENSE");

/// The licence that lies in a package, with the mark of what is generated.
fn license(model: &Model) -> String {
    format!("{}\n{LICENSE}", mark(&model.protocol))
}
