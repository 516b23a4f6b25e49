// @generated from schema/app-service by codegen. Do not edit.
//! Encoders of the types of `schema/app-service/turn.json`.
//! Each checks what it writes against the same rules as the decoder.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
pub(crate) fn turn_assistant_delta(
    w: &mut Writer<'_>,
    value: &TurnAssistantDelta<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"turn_id\":\"");
    w.content(&value.turn_id, &rules::TURN_ID)?;
    w.literal(b"\",\"sequence\":");
    w.unsigned(value.sequence, &rules::TURN_SEQUENCE)?;
    w.literal(b",\"text\":\"");
    w.content(&value.text, &rules::TURN_ASSISTANT_DELTA_TEXT)?;
    w.literal(b"\"}");
    Ok(())
}
pub(crate) fn turn_cancel_request(
    w: &mut Writer<'_>,
    value: &TurnCancelRequest<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"turn_id\":\"");
    w.content(&value.turn_id, &rules::TURN_ID)?;
    w.literal(b"\"}");
    Ok(())
}
pub(crate) fn turn_cancel_success(
    w: &mut Writer<'_>,
    value: &TurnCancelSuccess,
) -> Result<(), Stop> {
    let _ = value;
    w.literal(b"{\"status\":\"cancellation_requested\"}");
    Ok(())
}
pub(crate) fn turn_options(w: &mut Writer<'_>, value: &TurnOptions) -> Result<(), Stop> {
    let _ = value;
    w.literal(b"{}");
    Ok(())
}
pub(crate) fn turn_start_request(
    w: &mut Writer<'_>,
    value: &TurnStartRequest<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"prompt\":\"");
    w.content(&value.prompt, &rules::TURN_START_REQUEST_PROMPT)?;
    w.literal(b"\"");
    if let Some(inner) = &value.options {
        w.literal(b",\"options\":");
        turn_options(w, inner)?;
    }
    w.literal(b"}");
    Ok(())
}
pub(crate) fn turn_start_success(
    w: &mut Writer<'_>,
    value: &TurnStartSuccess<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"turn_id\":\"");
    w.content(&value.turn_id, &rules::TURN_ID)?;
    w.literal(b"\",\"session_id\":\"");
    w.content(&value.session_id, &rules::SESSION_ID)?;
    w.literal(b"\",\"status\":\"accepted\"}");
    Ok(())
}
pub(crate) fn turn_started(
    w: &mut Writer<'_>,
    value: &TurnStarted<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"turn_id\":\"");
    w.content(&value.turn_id, &rules::TURN_ID)?;
    w.literal(b"\",\"session_id\":\"");
    w.content(&value.session_id, &rules::SESSION_ID)?;
    w.literal(b"\",\"status\":\"started\",\"sequence\":0}");
    Ok(())
}
pub(crate) fn turn_terminal(
    w: &mut Writer<'_>,
    value: &TurnTerminal<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"turn_id\":\"");
    w.content(&value.turn_id, &rules::TURN_ID)?;
    w.literal(b"\",\"session_id\":\"");
    w.content(&value.session_id, &rules::SESSION_ID)?;
    w.literal(b"\",\"status\":\"");
    w.bare(value.status.as_str());
    w.literal(b"\",\"assistant_text\":\"");
    w.content(&value.assistant_text, &rules::TURN_TERMINAL_ASSISTANT_TEXT)?;
    w.literal(b"\",\"sequence\":");
    w.unsigned(value.sequence, &rules::TURN_SEQUENCE)?;
    w.literal(b",\"activity_dropped\":");
    w.unsigned(value.activity_dropped, &rules::COUNT)?;
    w.literal(b",\"activity_replay_available\":");
    w.boolean(value.activity_replay_available);
    w.literal(b",\"replay_required\":");
    w.boolean(value.replay_required);
    w.literal(b"}");
    Ok(())
}
