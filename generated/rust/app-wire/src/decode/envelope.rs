// @generated from schema/app-service by codegen. Do not edit.
//! Decoders of the types of `schema/app-service/envelope.json`.
//! Each tries the order of the schema first and takes any other after that.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
pub(crate) fn wire_error<'a>(r: &mut Reader<'a>) -> Result<WireError<'a>, Stop> {
    r.either(wire_error_in_order, wire_error_in_any_order)
}
#[inline]
fn wire_error_in_order<'a>(r: &mut Reader<'a>) -> Result<WireError<'a>, Stop> {
    r.pass(b"{\"code\":")?;
    let m_code = r.text_value(&rules::WIRE_ERROR_CODE).map(WireErrorCode::from_text)?;
    r.pass(b",\"message\":")?;
    let m_message = r.text_value(&rules::WIRE_ERROR_MESSAGE)?;
    r.pass(b"}")?;
    Ok(WireError {
        code: m_code,
        message: m_message,
    })
}
#[cold]
fn wire_error_in_any_order<'a>(r: &mut Reader<'a>) -> Result<WireError<'a>, Stop> {
    const NAMES: &[&str] = &["code", "message"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_code = None;
    let mut m_message = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::WIRE_ERROR_CODE)
                    .map(WireErrorCode::from_text)
                    .map(|value| m_code = Some(value))
            }
            Step::Known(1usize) => {
                r.text_value(&rules::WIRE_ERROR_MESSAGE)
                    .map(|value| m_message = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_code = r.require(&object, 0usize, "code", m_code, DEFAULT_CODE);
    let m_message = r.require(&object, 1usize, "message", m_message, DEFAULT_CODE);
    let m_code = m_code?;
    let m_message = m_message?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = WireError {
        code: m_code,
        message: m_message,
    };
    Ok(value)
}
