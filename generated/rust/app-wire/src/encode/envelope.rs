// @generated from schema/app-service by codegen. Do not edit.
//! Encoders of the types of `schema/app-service/envelope.json`.
//! Each checks what it writes against the same rules as the decoder.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
pub(crate) fn wire_error(w: &mut Writer<'_>, value: &WireError<'_>) -> Result<(), Stop> {
    w.literal(b"{\"code\":\"");
    w.content(value.code.as_str(), &rules::WIRE_ERROR_CODE)?;
    w.literal(b"\",\"message\":\"");
    w.content(&value.message, &rules::WIRE_ERROR_MESSAGE)?;
    w.literal(b"\"}");
    Ok(())
}
