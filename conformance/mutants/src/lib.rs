//! Many small changes to every example of the schema, and the judges that must agree about each of them.
//! Where judges may differ is written down as data, each line with its reason; nothing else may.

mod document;
mod elsewhere;
mod exceptions;
mod judges;
mod measure;
mod mutation;
mod run;
mod seeds;
mod shrink;
mod subject;

#[path = "../../fuzz/properties/decode.rs"]
pub mod slow;

pub use document::{Document, Key};
pub use elsewhere::{Comparison, Count, Elsewhere, compare};
pub use exceptions::{EXCEPTIONS, Exception};
pub use judges::{Disagreement, Judges, Outcome, Pair};
pub use mutation::{Kind, Mutant, Step};
pub use run::{Report, mutant, run};
pub use seeds::write_seeds;
pub use shrink::{Fixture, shrink};
pub use subject::{Subject, subjects};
