//! What the printed crate and its modules are called.
//! Decides no name of the contract.

use crate::model::{Model, Type};
use crate::names::snake;

/// `app-wire` for the protocol `app-service`.
pub fn crate_name(model: &Model) -> String {
    let subject = model.protocol.split('-').next().unwrap_or_default();
    format!("{subject}-wire")
}

/// The module of a type: `turn` for `app-service/turn.json`.
pub fn module(ty: &Type) -> String {
    let file = ty.file.rsplit('/').next().unwrap_or_default();
    snake(file.strip_suffix(".json").unwrap_or(file))
}
