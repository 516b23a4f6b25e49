// @generated from schema/app-service by codegen. Do not edit.
//! Decoders of the types of `schema/app-service/turn.json`.
//! Each tries the order of the schema first and takes any other after that.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
pub(crate) fn turn_assistant_delta<'a>(
    r: &mut Reader<'a>,
) -> Result<TurnAssistantDelta<'a>, Stop> {
    r.either(turn_assistant_delta_in_order, turn_assistant_delta_in_any_order)
}
#[inline]
fn turn_assistant_delta_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<TurnAssistantDelta<'a>, Stop> {
    r.pass(b"{\"turn_id\":")?;
    let m_turn_id = r.text_value(&rules::TURN_ID)?;
    r.pass(b",\"sequence\":")?;
    let m_sequence = r.integer(&rules::TURN_SEQUENCE).map(|value| value as u64)?;
    r.pass(b",\"text\":")?;
    let m_text = r.text_value(&rules::TURN_ASSISTANT_DELTA_TEXT)?;
    r.pass(b"}")?;
    Ok(TurnAssistantDelta {
        turn_id: m_turn_id,
        sequence: m_sequence,
        text: m_text,
    })
}
#[cold]
fn turn_assistant_delta_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<TurnAssistantDelta<'a>, Stop> {
    const NAMES: &[&str] = &["turn_id", "sequence", "text"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_turn_id = None;
    let mut m_sequence = None;
    let mut m_text = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::TURN_ID).map(|value| m_turn_id = Some(value))
            }
            Step::Known(1usize) => {
                r.integer(&rules::TURN_SEQUENCE)
                    .map(|value| value as u64)
                    .map(|value| m_sequence = Some(value))
            }
            Step::Known(2usize) => {
                r.text_value(&rules::TURN_ASSISTANT_DELTA_TEXT)
                    .map(|value| m_text = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_turn_id = r.require(&object, 0usize, "turn_id", m_turn_id, DEFAULT_CODE);
    let m_sequence = r.require(&object, 1usize, "sequence", m_sequence, DEFAULT_CODE);
    let m_text = r.require(&object, 2usize, "text", m_text, DEFAULT_CODE);
    let m_turn_id = m_turn_id?;
    let m_sequence = m_sequence?;
    let m_text = m_text?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = TurnAssistantDelta {
        turn_id: m_turn_id,
        sequence: m_sequence,
        text: m_text,
    };
    Ok(value)
}
pub(crate) fn turn_cancel_request<'a>(
    r: &mut Reader<'a>,
) -> Result<TurnCancelRequest<'a>, Stop> {
    r.either(turn_cancel_request_in_order, turn_cancel_request_in_any_order)
}
#[inline]
fn turn_cancel_request_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<TurnCancelRequest<'a>, Stop> {
    r.pass(b"{\"turn_id\":")?;
    let m_turn_id = r.text_value(&rules::TURN_ID)?;
    r.pass(b"}")?;
    Ok(TurnCancelRequest {
        turn_id: m_turn_id,
    })
}
#[cold]
fn turn_cancel_request_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<TurnCancelRequest<'a>, Stop> {
    const NAMES: &[&str] = &["turn_id"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_turn_id = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::TURN_ID).map(|value| m_turn_id = Some(value))
            }
            Step::End => break,
            _ => r.refuse(&object, DEFAULT_CODE),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_turn_id = r.require(&object, 0usize, "turn_id", m_turn_id, DEFAULT_CODE);
    let m_turn_id = m_turn_id?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = TurnCancelRequest {
        turn_id: m_turn_id,
    };
    Ok(value)
}
pub(crate) fn turn_cancel_success(
    r: &mut Reader<'_>,
) -> Result<TurnCancelSuccess, Stop> {
    r.either(turn_cancel_success_in_order, turn_cancel_success_in_any_order)
}
#[inline]
fn turn_cancel_success_in_order(r: &mut Reader<'_>) -> Result<TurnCancelSuccess, Stop> {
    r.pass(b"{\"status\":\"cancellation_requested\"}")?;
    Ok(TurnCancelSuccess {})
}
#[cold]
fn turn_cancel_success_in_any_order(
    r: &mut Reader<'_>,
) -> Result<TurnCancelSuccess, Stop> {
    const NAMES: &[&str] = &["status"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_status = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.constant_text("cancellation_requested", Codes::DEFAULT)
                    .map(|value| m_status = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_status = r.require(&object, 0usize, "status", m_status, DEFAULT_CODE);
    m_status?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = TurnCancelSuccess {};
    Ok(value)
}
pub(crate) fn turn_options(r: &mut Reader<'_>) -> Result<TurnOptions, Stop> {
    r.either(turn_options_in_order, turn_options_in_any_order)
}
#[inline]
fn turn_options_in_order(r: &mut Reader<'_>) -> Result<TurnOptions, Stop> {
    r.pass(b"{}")?;
    Ok(TurnOptions {})
}
#[cold]
fn turn_options_in_any_order(r: &mut Reader<'_>) -> Result<TurnOptions, Stop> {
    const NAMES: &[&str] = &[];
    let mut object = r.object(DEFAULT_CODE)?;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::End => break,
            _ => r.refuse(&object, DEFAULT_CODE),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    if r.faulty() {
        return Err(Stop);
    }
    let value = TurnOptions {};
    Ok(value)
}
pub(crate) fn turn_start_request<'a>(
    r: &mut Reader<'a>,
) -> Result<TurnStartRequest<'a>, Stop> {
    r.either(turn_start_request_in_order, turn_start_request_in_any_order)
}
#[inline]
fn turn_start_request_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<TurnStartRequest<'a>, Stop> {
    r.deeper()?;
    r.pass(b"{\"prompt\":")?;
    let m_prompt = r.text_value(&rules::TURN_START_REQUEST_PROMPT)?;
    let m_options = if r.literal(b",\"options\":") {
        Some(turn_options(r)?)
    } else {
        None
    };
    r.pass(b"}")?;
    r.shallower();
    Ok(TurnStartRequest {
        prompt: m_prompt,
        options: m_options,
    })
}
#[cold]
fn turn_start_request_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<TurnStartRequest<'a>, Stop> {
    const NAMES: &[&str] = &["prompt", "options"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_prompt = None;
    let mut m_options = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::TURN_START_REQUEST_PROMPT)
                    .map(|value| m_prompt = Some(value))
            }
            Step::Known(1usize) => turn_options(r).map(|value| m_options = Some(value)),
            Step::End => break,
            _ => r.refuse(&object, DEFAULT_CODE),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_prompt = r.require(&object, 0usize, "prompt", m_prompt, DEFAULT_CODE);
    let m_prompt = m_prompt?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = TurnStartRequest {
        prompt: m_prompt,
        options: m_options,
    };
    Ok(value)
}
pub(crate) fn turn_start_success<'a>(
    r: &mut Reader<'a>,
) -> Result<TurnStartSuccess<'a>, Stop> {
    r.either(turn_start_success_in_order, turn_start_success_in_any_order)
}
#[inline]
fn turn_start_success_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<TurnStartSuccess<'a>, Stop> {
    r.pass(b"{\"turn_id\":")?;
    let m_turn_id = r.text_value(&rules::TURN_ID)?;
    r.pass(b",\"session_id\":")?;
    let m_session_id = r.text_value(&rules::SESSION_ID)?;
    r.pass(b",\"status\":\"accepted\"}")?;
    Ok(TurnStartSuccess {
        turn_id: m_turn_id,
        session_id: m_session_id,
    })
}
#[cold]
fn turn_start_success_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<TurnStartSuccess<'a>, Stop> {
    const NAMES: &[&str] = &["turn_id", "session_id", "status"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_turn_id = None;
    let mut m_session_id = None;
    let mut m_status = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::TURN_ID).map(|value| m_turn_id = Some(value))
            }
            Step::Known(1usize) => {
                r.text_value(&rules::SESSION_ID).map(|value| m_session_id = Some(value))
            }
            Step::Known(2usize) => {
                r.constant_text("accepted", Codes::DEFAULT)
                    .map(|value| m_status = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_turn_id = r.require(&object, 0usize, "turn_id", m_turn_id, DEFAULT_CODE);
    let m_session_id = r
        .require(&object, 1usize, "session_id", m_session_id, DEFAULT_CODE);
    let m_status = r.require(&object, 2usize, "status", m_status, DEFAULT_CODE);
    let m_turn_id = m_turn_id?;
    let m_session_id = m_session_id?;
    m_status?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = TurnStartSuccess {
        turn_id: m_turn_id,
        session_id: m_session_id,
    };
    Ok(value)
}
pub(crate) fn turn_started<'a>(r: &mut Reader<'a>) -> Result<TurnStarted<'a>, Stop> {
    r.either(turn_started_in_order, turn_started_in_any_order)
}
#[inline]
fn turn_started_in_order<'a>(r: &mut Reader<'a>) -> Result<TurnStarted<'a>, Stop> {
    r.pass(b"{\"turn_id\":")?;
    let m_turn_id = r.text_value(&rules::TURN_ID)?;
    r.pass(b",\"session_id\":")?;
    let m_session_id = r.text_value(&rules::SESSION_ID)?;
    r.pass(b",\"status\":\"started\",\"sequence\":0}")?;
    Ok(TurnStarted {
        turn_id: m_turn_id,
        session_id: m_session_id,
    })
}
#[cold]
fn turn_started_in_any_order<'a>(r: &mut Reader<'a>) -> Result<TurnStarted<'a>, Stop> {
    const NAMES: &[&str] = &["turn_id", "session_id", "status", "sequence"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_turn_id = None;
    let mut m_session_id = None;
    let mut m_status = None;
    let mut m_sequence = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::TURN_ID).map(|value| m_turn_id = Some(value))
            }
            Step::Known(1usize) => {
                r.text_value(&rules::SESSION_ID).map(|value| m_session_id = Some(value))
            }
            Step::Known(2usize) => {
                r.constant_text("started", Codes::DEFAULT)
                    .map(|value| m_status = Some(value))
            }
            Step::Known(3usize) => {
                r.constant_integer(0i64, Codes::DEFAULT)
                    .map(|value| m_sequence = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_turn_id = r.require(&object, 0usize, "turn_id", m_turn_id, DEFAULT_CODE);
    let m_session_id = r
        .require(&object, 1usize, "session_id", m_session_id, DEFAULT_CODE);
    let m_status = r.require(&object, 2usize, "status", m_status, DEFAULT_CODE);
    let m_sequence = r.require(&object, 3usize, "sequence", m_sequence, DEFAULT_CODE);
    let m_turn_id = m_turn_id?;
    let m_session_id = m_session_id?;
    m_status?;
    m_sequence?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = TurnStarted {
        turn_id: m_turn_id,
        session_id: m_session_id,
    };
    Ok(value)
}
pub(crate) fn turn_terminal<'a>(r: &mut Reader<'a>) -> Result<TurnTerminal<'a>, Stop> {
    r.either(turn_terminal_in_order, turn_terminal_in_any_order)
}
#[inline]
fn turn_terminal_in_order<'a>(r: &mut Reader<'a>) -> Result<TurnTerminal<'a>, Stop> {
    r.pass(b"{\"turn_id\":")?;
    let m_turn_id = r.text_value(&rules::TURN_ID)?;
    r.pass(b",\"session_id\":")?;
    let m_session_id = r.text_value(&rules::SESSION_ID)?;
    r.pass(b",\"status\":")?;
    let m_status = r.choice(&rules::TURN_STATUS).map(|index| TurnStatus::ALL[index])?;
    r.pass(b",\"assistant_text\":")?;
    let m_assistant_text = r.text_value(&rules::TURN_TERMINAL_ASSISTANT_TEXT)?;
    r.pass(b",\"sequence\":")?;
    let m_sequence = r.integer(&rules::TURN_SEQUENCE).map(|value| value as u64)?;
    r.pass(b",\"activity_dropped\":")?;
    let m_activity_dropped = r.integer(&rules::COUNT).map(|value| value as u64)?;
    r.pass(b",\"activity_replay_available\":")?;
    let m_activity_replay_available = r.boolean(DEFAULT_CODE)?;
    r.pass(b",\"replay_required\":")?;
    let m_replay_required = r.boolean(DEFAULT_CODE)?;
    r.pass(b"}")?;
    Ok(TurnTerminal {
        turn_id: m_turn_id,
        session_id: m_session_id,
        status: m_status,
        assistant_text: m_assistant_text,
        sequence: m_sequence,
        activity_dropped: m_activity_dropped,
        activity_replay_available: m_activity_replay_available,
        replay_required: m_replay_required,
    })
}
#[cold]
fn turn_terminal_in_any_order<'a>(r: &mut Reader<'a>) -> Result<TurnTerminal<'a>, Stop> {
    const NAMES: &[&str] = &[
        "turn_id",
        "session_id",
        "status",
        "assistant_text",
        "sequence",
        "activity_dropped",
        "activity_replay_available",
        "replay_required",
    ];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_turn_id = None;
    let mut m_session_id = None;
    let mut m_status = None;
    let mut m_assistant_text = None;
    let mut m_sequence = None;
    let mut m_activity_dropped = None;
    let mut m_activity_replay_available = None;
    let mut m_replay_required = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::TURN_ID).map(|value| m_turn_id = Some(value))
            }
            Step::Known(1usize) => {
                r.text_value(&rules::SESSION_ID).map(|value| m_session_id = Some(value))
            }
            Step::Known(2usize) => {
                r.choice(&rules::TURN_STATUS)
                    .map(|index| TurnStatus::ALL[index])
                    .map(|value| m_status = Some(value))
            }
            Step::Known(3usize) => {
                r.text_value(&rules::TURN_TERMINAL_ASSISTANT_TEXT)
                    .map(|value| m_assistant_text = Some(value))
            }
            Step::Known(4usize) => {
                r.integer(&rules::TURN_SEQUENCE)
                    .map(|value| value as u64)
                    .map(|value| m_sequence = Some(value))
            }
            Step::Known(5usize) => {
                r.integer(&rules::COUNT)
                    .map(|value| value as u64)
                    .map(|value| m_activity_dropped = Some(value))
            }
            Step::Known(6usize) => {
                r.boolean(DEFAULT_CODE)
                    .map(|value| m_activity_replay_available = Some(value))
            }
            Step::Known(7usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_replay_required = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_turn_id = r.require(&object, 0usize, "turn_id", m_turn_id, DEFAULT_CODE);
    let m_session_id = r
        .require(&object, 1usize, "session_id", m_session_id, DEFAULT_CODE);
    let m_status = r.require(&object, 2usize, "status", m_status, DEFAULT_CODE);
    let m_assistant_text = r
        .require(&object, 3usize, "assistant_text", m_assistant_text, DEFAULT_CODE);
    let m_sequence = r.require(&object, 4usize, "sequence", m_sequence, DEFAULT_CODE);
    let m_activity_dropped = r
        .require(&object, 5usize, "activity_dropped", m_activity_dropped, DEFAULT_CODE);
    let m_activity_replay_available = r
        .require(
            &object,
            6usize,
            "activity_replay_available",
            m_activity_replay_available,
            DEFAULT_CODE,
        );
    let m_replay_required = r
        .require(&object, 7usize, "replay_required", m_replay_required, DEFAULT_CODE);
    let m_turn_id = m_turn_id?;
    let m_session_id = m_session_id?;
    let m_status = m_status?;
    let m_assistant_text = m_assistant_text?;
    let m_sequence = m_sequence?;
    let m_activity_dropped = m_activity_dropped?;
    let m_activity_replay_available = m_activity_replay_available?;
    let m_replay_required = m_replay_required?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = TurnTerminal {
        turn_id: m_turn_id,
        session_id: m_session_id,
        status: m_status,
        assistant_text: m_assistant_text,
        sequence: m_sequence,
        activity_dropped: m_activity_dropped,
        activity_replay_available: m_activity_replay_available,
        replay_required: m_replay_required,
    };
    Ok(value)
}
