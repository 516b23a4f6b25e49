//! The model as a Rust crate: types, tables, decoders, encoders.
//! Behaviour is not printed; it is written by hand in `runtime/`.

use crate::files::Files;
use crate::model::Model;

/// The crate `app-wire`, paths relative to `generated/`.
pub fn files(_model: &Model) -> Files {
    Files::default()
}
