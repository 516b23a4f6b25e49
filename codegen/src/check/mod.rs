//! What can be judged only with values in hand: the dialect as a metaschema, examples, counter-examples, the codes they get.
//! Everything that shapes alone can contradict is refused earlier, in `source` and `lower`.

mod codes;
mod examples;
mod judge;
mod keywords;
pub mod macp;
mod metaschema;
pub mod sizes;

use std::path::Path;

use crate::model::Model;
use crate::source::{self, Log};

pub use judge::{Fault, Judge};

/// What was judged, for the last line of the command.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Types of the protocol, without the envelope templates.
    pub types: usize,
    /// Examples of all types and templates.
    pub examples: usize,
    /// Counter-examples of all types and templates.
    pub counter_examples: usize,
    /// Records made of examples.
    pub records: usize,
}

/// Judges one protocol by an independent JSON Schema implementation.
///
/// # Errors
/// A file that cannot be read, or everything that was found, with places and hints.
pub fn check(schema: &Path, protocol: &str) -> Result<(Model, Counts), source::Error> {
    let log = Log::default();
    let model = crate::load(schema, protocol)?;
    metaschema::judge(schema, protocol, &log)?;
    let counts = examples::judge(&model, &log);
    sizes::judge(&model, &log);
    log.check()?;
    Ok((model, counts))
}
