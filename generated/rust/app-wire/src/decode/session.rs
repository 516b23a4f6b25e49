// @generated from schema/app-service by codegen. Do not edit.
//! Decoders of the types of `schema/app-service/session.json`.
//! Each tries the order of the schema first and takes any other after that.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
pub(crate) fn replay_item<'a>(r: &mut Reader<'a>) -> Result<ReplayItem<'a>, Stop> {
    let tag = r.tag("kind")?;
    match tag.as_deref() {
        Some("message") => replay_message(r).map(ReplayItem::Message),
        Some("terminal") => replay_terminal(r).map(ReplayItem::Terminal),
        Some("summary") => replay_summary(r).map(ReplayItem::Summary),
        Some(_) => r.fail_as(r.offset(), Rule::Tag("kind"), DEFAULT_CODE),
        None => r.fail_as(r.offset(), Rule::Missing("kind"), DEFAULT_CODE),
    }
}
pub(crate) fn replay_message<'a>(r: &mut Reader<'a>) -> Result<ReplayMessage<'a>, Stop> {
    r.either(replay_message_in_order, replay_message_in_any_order)
}
#[inline]
fn replay_message_in_order<'a>(r: &mut Reader<'a>) -> Result<ReplayMessage<'a>, Stop> {
    r.pass(b"{\"cursor\":")?;
    let m_cursor = r.text_value(&rules::REPLAY_CURSOR)?;
    r.pass(b",\"kind\":\"message\",\"role\":")?;
    let m_role = r.choice(&rules::MESSAGE_ROLE).map(|index| MessageRole::ALL[index])?;
    r.pass(b",\"text\":")?;
    let m_text = r.text_value(&rules::REPLAY_MESSAGE_TEXT)?;
    r.pass(b",\"part\":")?;
    let m_part = r.integer(&rules::REPLAY_MESSAGE_PART).map(|value| value as u32)?;
    r.pass(b",\"last_part\":")?;
    let m_last_part = r.boolean(DEFAULT_CODE)?;
    r.pass(b"}")?;
    Ok(ReplayMessage {
        cursor: m_cursor,
        role: m_role,
        text: m_text,
        part: m_part,
        last_part: m_last_part,
    })
}
#[cold]
fn replay_message_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<ReplayMessage<'a>, Stop> {
    const NAMES: &[&str] = &["cursor", "kind", "role", "text", "part", "last_part"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_cursor = None;
    let mut m_kind = None;
    let mut m_role = None;
    let mut m_text = None;
    let mut m_part = None;
    let mut m_last_part = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::REPLAY_CURSOR).map(|value| m_cursor = Some(value))
            }
            Step::Known(1usize) => {
                r.constant_text("message", Codes::DEFAULT)
                    .map(|value| m_kind = Some(value))
            }
            Step::Known(2usize) => {
                r.choice(&rules::MESSAGE_ROLE)
                    .map(|index| MessageRole::ALL[index])
                    .map(|value| m_role = Some(value))
            }
            Step::Known(3usize) => {
                r.text_value(&rules::REPLAY_MESSAGE_TEXT)
                    .map(|value| m_text = Some(value))
            }
            Step::Known(4usize) => {
                r.integer(&rules::REPLAY_MESSAGE_PART)
                    .map(|value| value as u32)
                    .map(|value| m_part = Some(value))
            }
            Step::Known(5usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_last_part = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_cursor = r.require(&object, 0usize, "cursor", m_cursor, DEFAULT_CODE);
    let m_kind = r.require(&object, 1usize, "kind", m_kind, DEFAULT_CODE);
    let m_role = r.require(&object, 2usize, "role", m_role, DEFAULT_CODE);
    let m_text = r.require(&object, 3usize, "text", m_text, DEFAULT_CODE);
    let m_part = r.require(&object, 4usize, "part", m_part, DEFAULT_CODE);
    let m_last_part = r.require(&object, 5usize, "last_part", m_last_part, DEFAULT_CODE);
    let m_cursor = m_cursor?;
    m_kind?;
    let m_role = m_role?;
    let m_text = m_text?;
    let m_part = m_part?;
    let m_last_part = m_last_part?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = ReplayMessage {
        cursor: m_cursor,
        role: m_role,
        text: m_text,
        part: m_part,
        last_part: m_last_part,
    };
    Ok(value)
}
pub(crate) fn replay_summary<'a>(r: &mut Reader<'a>) -> Result<ReplaySummary<'a>, Stop> {
    r.either(replay_summary_in_order, replay_summary_in_any_order)
}
#[inline]
fn replay_summary_in_order<'a>(r: &mut Reader<'a>) -> Result<ReplaySummary<'a>, Stop> {
    r.pass(b"{\"cursor\":")?;
    let m_cursor = r.text_value(&rules::REPLAY_CURSOR)?;
    r.pass(b",\"kind\":\"summary\",\"text\":")?;
    let m_text = r.text_value(&rules::REPLAY_SUMMARY_TEXT)?;
    r.pass(b",\"part\":")?;
    let m_part = r.integer(&rules::REPLAY_SUMMARY_PART).map(|value| value as u32)?;
    r.pass(b",\"last_part\":")?;
    let m_last_part = r.boolean(DEFAULT_CODE)?;
    r.pass(b"}")?;
    Ok(ReplaySummary {
        cursor: m_cursor,
        text: m_text,
        part: m_part,
        last_part: m_last_part,
    })
}
#[cold]
fn replay_summary_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<ReplaySummary<'a>, Stop> {
    const NAMES: &[&str] = &["cursor", "kind", "text", "part", "last_part"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_cursor = None;
    let mut m_kind = None;
    let mut m_text = None;
    let mut m_part = None;
    let mut m_last_part = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::REPLAY_CURSOR).map(|value| m_cursor = Some(value))
            }
            Step::Known(1usize) => {
                r.constant_text("summary", Codes::DEFAULT)
                    .map(|value| m_kind = Some(value))
            }
            Step::Known(2usize) => {
                r.text_value(&rules::REPLAY_SUMMARY_TEXT)
                    .map(|value| m_text = Some(value))
            }
            Step::Known(3usize) => {
                r.integer(&rules::REPLAY_SUMMARY_PART)
                    .map(|value| value as u32)
                    .map(|value| m_part = Some(value))
            }
            Step::Known(4usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_last_part = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_cursor = r.require(&object, 0usize, "cursor", m_cursor, DEFAULT_CODE);
    let m_kind = r.require(&object, 1usize, "kind", m_kind, DEFAULT_CODE);
    let m_text = r.require(&object, 2usize, "text", m_text, DEFAULT_CODE);
    let m_part = r.require(&object, 3usize, "part", m_part, DEFAULT_CODE);
    let m_last_part = r.require(&object, 4usize, "last_part", m_last_part, DEFAULT_CODE);
    let m_cursor = m_cursor?;
    m_kind?;
    let m_text = m_text?;
    let m_part = m_part?;
    let m_last_part = m_last_part?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = ReplaySummary {
        cursor: m_cursor,
        text: m_text,
        part: m_part,
        last_part: m_last_part,
    };
    Ok(value)
}
pub(crate) fn replay_terminal<'a>(
    r: &mut Reader<'a>,
) -> Result<ReplayTerminal<'a>, Stop> {
    r.either(replay_terminal_in_order, replay_terminal_in_any_order)
}
#[inline]
fn replay_terminal_in_order<'a>(r: &mut Reader<'a>) -> Result<ReplayTerminal<'a>, Stop> {
    r.pass(b"{\"cursor\":")?;
    let m_cursor = r.text_value(&rules::REPLAY_CURSOR)?;
    r.pass(b",\"kind\":\"terminal\",\"status\":")?;
    let m_status = r
        .choice(&rules::REPLAY_TERMINAL_STATUS)
        .map(|index| ReplayTerminalStatus::ALL[index])?;
    r.pass(b"}")?;
    Ok(ReplayTerminal {
        cursor: m_cursor,
        status: m_status,
    })
}
#[cold]
fn replay_terminal_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<ReplayTerminal<'a>, Stop> {
    const NAMES: &[&str] = &["cursor", "kind", "status"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_cursor = None;
    let mut m_kind = None;
    let mut m_status = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::REPLAY_CURSOR).map(|value| m_cursor = Some(value))
            }
            Step::Known(1usize) => {
                r.constant_text("terminal", Codes::DEFAULT)
                    .map(|value| m_kind = Some(value))
            }
            Step::Known(2usize) => {
                r.choice(&rules::REPLAY_TERMINAL_STATUS)
                    .map(|index| ReplayTerminalStatus::ALL[index])
                    .map(|value| m_status = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_cursor = r.require(&object, 0usize, "cursor", m_cursor, DEFAULT_CODE);
    let m_kind = r.require(&object, 1usize, "kind", m_kind, DEFAULT_CODE);
    let m_status = r.require(&object, 2usize, "status", m_status, DEFAULT_CODE);
    let m_cursor = m_cursor?;
    m_kind?;
    let m_status = m_status?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = ReplayTerminal {
        cursor: m_cursor,
        status: m_status,
    };
    Ok(value)
}
pub(crate) fn session_close_request(
    r: &mut Reader<'_>,
) -> Result<SessionCloseRequest, Stop> {
    r.either(session_close_request_in_order, session_close_request_in_any_order)
}
#[inline]
fn session_close_request_in_order(
    r: &mut Reader<'_>,
) -> Result<SessionCloseRequest, Stop> {
    r.pass(b"{}")?;
    Ok(SessionCloseRequest {})
}
#[cold]
fn session_close_request_in_any_order(
    r: &mut Reader<'_>,
) -> Result<SessionCloseRequest, Stop> {
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
    let value = SessionCloseRequest {};
    Ok(value)
}
pub(crate) fn session_close_success<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionCloseSuccess<'a>, Stop> {
    r.either(session_close_success_in_order, session_close_success_in_any_order)
}
#[inline]
fn session_close_success_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionCloseSuccess<'a>, Stop> {
    r.pass(b"{\"session_id\":")?;
    let m_session_id = r.text_value(&rules::SESSION_ID)?;
    r.pass(b",\"status\":")?;
    let m_status = r
        .choice(&rules::SESSION_CLOSE_STATUS)
        .map(|index| SessionCloseStatus::ALL[index])?;
    r.pass(b"}")?;
    Ok(SessionCloseSuccess {
        session_id: m_session_id,
        status: m_status,
    })
}
#[cold]
fn session_close_success_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionCloseSuccess<'a>, Stop> {
    const NAMES: &[&str] = &["session_id", "status"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_session_id = None;
    let mut m_status = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::SESSION_ID).map(|value| m_session_id = Some(value))
            }
            Step::Known(1usize) => {
                r.choice(&rules::SESSION_CLOSE_STATUS)
                    .map(|index| SessionCloseStatus::ALL[index])
                    .map(|value| m_status = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_session_id = r
        .require(&object, 0usize, "session_id", m_session_id, DEFAULT_CODE);
    let m_status = r.require(&object, 1usize, "status", m_status, DEFAULT_CODE);
    let m_session_id = m_session_id?;
    let m_status = m_status?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = SessionCloseSuccess {
        session_id: m_session_id,
        status: m_status,
    };
    Ok(value)
}
pub(crate) fn session_create_request(
    r: &mut Reader<'_>,
) -> Result<SessionCreateRequest, Stop> {
    r.either(session_create_request_in_order, session_create_request_in_any_order)
}
#[inline]
fn session_create_request_in_order(
    r: &mut Reader<'_>,
) -> Result<SessionCreateRequest, Stop> {
    r.pass(b"{}")?;
    Ok(SessionCreateRequest {})
}
#[cold]
fn session_create_request_in_any_order(
    r: &mut Reader<'_>,
) -> Result<SessionCreateRequest, Stop> {
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
    let value = SessionCreateRequest {};
    Ok(value)
}
pub(crate) fn session_create_success<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionCreateSuccess<'a>, Stop> {
    r.either(session_create_success_in_order, session_create_success_in_any_order)
}
#[inline]
fn session_create_success_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionCreateSuccess<'a>, Stop> {
    r.pass(b"{\"session_id\":")?;
    let m_session_id = r.text_value(&rules::SESSION_ID)?;
    r.pass(b",\"status\":\"open\"}")?;
    Ok(SessionCreateSuccess {
        session_id: m_session_id,
    })
}
#[cold]
fn session_create_success_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionCreateSuccess<'a>, Stop> {
    const NAMES: &[&str] = &["session_id", "status"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_session_id = None;
    let mut m_status = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::SESSION_ID).map(|value| m_session_id = Some(value))
            }
            Step::Known(1usize) => {
                r.constant_text("open", Codes::DEFAULT)
                    .map(|value| m_status = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_session_id = r
        .require(&object, 0usize, "session_id", m_session_id, DEFAULT_CODE);
    let m_status = r.require(&object, 1usize, "status", m_status, DEFAULT_CODE);
    let m_session_id = m_session_id?;
    m_status?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = SessionCreateSuccess {
        session_id: m_session_id,
    };
    Ok(value)
}
pub(crate) fn session_list_request<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionListRequest<'a>, Stop> {
    r.either(session_list_request_in_order, session_list_request_in_any_order)
}
#[inline]
fn session_list_request_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionListRequest<'a>, Stop> {
    r.pass(b"{")?;
    let mut first = true;
    let m_after = if r.named(&mut first, b",\"after\":") && !r.literal(b"null") {
        Some(r.text_value(&rules::SESSION_LIST_REQUEST_AFTER)?)
    } else {
        None
    };
    let m_limit = if r.named(&mut first, b",\"limit\":") {
        Some(r.integer(&rules::SESSION_LIST_REQUEST_LIMIT).map(|value| value as u8)?)
    } else {
        None
    };
    r.pass(b"}")?;
    let _ = first;
    Ok(SessionListRequest {
        after: m_after,
        limit: m_limit,
    })
}
#[cold]
fn session_list_request_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionListRequest<'a>, Stop> {
    const NAMES: &[&str] = &["after", "limit"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_after = None;
    let mut m_limit = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                if r.null() {
                    m_after = Some(None);
                    Ok(())
                } else {
                    r.text_value(&rules::SESSION_LIST_REQUEST_AFTER)
                        .map(|value| m_after = Some(Some(value)))
                }
            }
            Step::Known(1usize) => {
                r.integer(&rules::SESSION_LIST_REQUEST_LIMIT)
                    .map(|value| value as u8)
                    .map(|value| m_limit = Some(value))
            }
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
    let value = SessionListRequest {
        after: m_after.flatten(),
        limit: m_limit,
    };
    Ok(value)
}
pub(crate) fn session_list_success<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionListSuccess<'a>, Stop> {
    r.either(session_list_success_in_order, session_list_success_in_any_order)
}
#[inline]
fn session_list_success_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionListSuccess<'a>, Stop> {
    r.deeper()?;
    r.pass(b"{\"sessions\":")?;
    let m_sessions = r
        .list(&rules::SESSION_LIST_SUCCESS_SESSIONS, |r| session_summary(r))?;
    r.pass(b",\"next_after\":")?;
    let m_next_after = if r.literal(b"null") {
        None
    } else {
        Some(r.text_value(&rules::SESSION_ID)?)
    };
    r.pass(b",\"truncated\":")?;
    let m_truncated = r.boolean(DEFAULT_CODE)?;
    r.pass(b",\"incomplete\":")?;
    let m_incomplete = r.boolean(DEFAULT_CODE)?;
    r.pass(b"}")?;
    r.shallower();
    let value = SessionListSuccess {
        sessions: m_sessions,
        next_after: m_next_after,
        truncated: m_truncated,
        incomplete: m_incomplete,
    };
    let mut right = true;
    judge::session_list_success(&value, &mut |_, _| right = false);
    if right { Ok(value) } else { Err(Stop) }
}
#[cold]
fn session_list_success_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionListSuccess<'a>, Stop> {
    const NAMES: &[&str] = &["sessions", "next_after", "truncated", "incomplete"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_sessions = None;
    let mut m_next_after = None;
    let mut m_truncated = None;
    let mut m_incomplete = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.list(&rules::SESSION_LIST_SUCCESS_SESSIONS, |r| session_summary(r))
                    .map(|value| m_sessions = Some(value))
            }
            Step::Known(1usize) => {
                if r.null() {
                    m_next_after = Some(None);
                    Ok(())
                } else {
                    r.text_value(&rules::SESSION_ID)
                        .map(|value| m_next_after = Some(Some(value)))
                }
            }
            Step::Known(2usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_truncated = Some(value))
            }
            Step::Known(3usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_incomplete = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_sessions = r.require(&object, 0usize, "sessions", m_sessions, DEFAULT_CODE);
    let m_next_after = r
        .require(&object, 1usize, "next_after", m_next_after, DEFAULT_CODE);
    let m_truncated = r.require(&object, 2usize, "truncated", m_truncated, DEFAULT_CODE);
    let m_incomplete = r
        .require(&object, 3usize, "incomplete", m_incomplete, DEFAULT_CODE);
    let m_sessions = m_sessions?;
    let m_next_after = m_next_after?;
    let m_truncated = m_truncated?;
    let m_incomplete = m_incomplete?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = SessionListSuccess {
        sessions: m_sessions,
        next_after: m_next_after,
        truncated: m_truncated,
        incomplete: m_incomplete,
    };
    let end = r.offset() - 1;
    judge::session_list_success(&value, &mut |rule, code| r.note(end, rule, code));
    if r.faulty() {
        return Err(Stop);
    }
    Ok(value)
}
pub(crate) fn session_open_request(
    r: &mut Reader<'_>,
) -> Result<SessionOpenRequest, Stop> {
    r.either(session_open_request_in_order, session_open_request_in_any_order)
}
#[inline]
fn session_open_request_in_order(
    r: &mut Reader<'_>,
) -> Result<SessionOpenRequest, Stop> {
    r.pass(b"{}")?;
    Ok(SessionOpenRequest {})
}
#[cold]
fn session_open_request_in_any_order(
    r: &mut Reader<'_>,
) -> Result<SessionOpenRequest, Stop> {
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
    let value = SessionOpenRequest {};
    Ok(value)
}
pub(crate) fn session_open_success<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionOpenSuccess<'a>, Stop> {
    r.either(session_open_success_in_order, session_open_success_in_any_order)
}
#[inline]
fn session_open_success_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionOpenSuccess<'a>, Stop> {
    r.pass(b"{\"session_id\":")?;
    let m_session_id = r.text_value(&rules::SESSION_ID)?;
    r.pass(b",\"status\":\"open\"}")?;
    Ok(SessionOpenSuccess {
        session_id: m_session_id,
    })
}
#[cold]
fn session_open_success_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionOpenSuccess<'a>, Stop> {
    const NAMES: &[&str] = &["session_id", "status"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_session_id = None;
    let mut m_status = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::SESSION_ID).map(|value| m_session_id = Some(value))
            }
            Step::Known(1usize) => {
                r.constant_text("open", Codes::DEFAULT)
                    .map(|value| m_status = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_session_id = r
        .require(&object, 0usize, "session_id", m_session_id, DEFAULT_CODE);
    let m_status = r.require(&object, 1usize, "status", m_status, DEFAULT_CODE);
    let m_session_id = m_session_id?;
    m_status?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = SessionOpenSuccess {
        session_id: m_session_id,
    };
    Ok(value)
}
pub(crate) fn session_replay_request<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionReplayRequest<'a>, Stop> {
    r.either(session_replay_request_in_order, session_replay_request_in_any_order)
}
#[inline]
fn session_replay_request_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionReplayRequest<'a>, Stop> {
    r.pass(b"{")?;
    let mut first = true;
    let m_after = if r.named(&mut first, b",\"after\":") && !r.literal(b"null") {
        Some(r.text_value(&rules::SESSION_REPLAY_REQUEST_AFTER)?)
    } else {
        None
    };
    let m_limit = if r.named(&mut first, b",\"limit\":") {
        Some(r.integer(&rules::SESSION_REPLAY_REQUEST_LIMIT).map(|value| value as u8)?)
    } else {
        None
    };
    r.pass(b"}")?;
    let _ = first;
    Ok(SessionReplayRequest {
        after: m_after,
        limit: m_limit,
    })
}
#[cold]
fn session_replay_request_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionReplayRequest<'a>, Stop> {
    const NAMES: &[&str] = &["after", "limit"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_after = None;
    let mut m_limit = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                if r.null() {
                    m_after = Some(None);
                    Ok(())
                } else {
                    r.text_value(&rules::SESSION_REPLAY_REQUEST_AFTER)
                        .map(|value| m_after = Some(Some(value)))
                }
            }
            Step::Known(1usize) => {
                r.integer(&rules::SESSION_REPLAY_REQUEST_LIMIT)
                    .map(|value| value as u8)
                    .map(|value| m_limit = Some(value))
            }
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
    let value = SessionReplayRequest {
        after: m_after.flatten(),
        limit: m_limit,
    };
    Ok(value)
}
pub(crate) fn session_replay_success<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionReplaySuccess<'a>, Stop> {
    r.either(session_replay_success_in_order, session_replay_success_in_any_order)
}
#[inline]
fn session_replay_success_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionReplaySuccess<'a>, Stop> {
    r.deeper()?;
    r.pass(b"{\"events\":")?;
    let m_events = r.list(&rules::SESSION_REPLAY_SUCCESS_EVENTS, |r| replay_item(r))?;
    r.pass(b",\"next_cursor\":")?;
    let m_next_cursor = r.text_value(&rules::REPLAY_CURSOR)?;
    r.pass(b",\"snapshot_cursor\":")?;
    let m_snapshot_cursor = r.text_value(&rules::REPLAY_CURSOR)?;
    r.pass(b",\"truncated\":")?;
    let m_truncated = r.boolean(DEFAULT_CODE)?;
    r.pass(b",\"gap\":")?;
    let m_gap = r.boolean(DEFAULT_CODE)?;
    r.pass(b",\"resync_required\":")?;
    let m_resync_required = r.boolean(DEFAULT_CODE)?;
    r.pass(b"}")?;
    r.shallower();
    let value = SessionReplaySuccess {
        events: m_events,
        next_cursor: m_next_cursor,
        snapshot_cursor: m_snapshot_cursor,
        truncated: m_truncated,
        gap: m_gap,
        resync_required: m_resync_required,
    };
    let mut right = true;
    judge::session_replay_success(&value, &mut |_, _| right = false);
    if right { Ok(value) } else { Err(Stop) }
}
#[cold]
fn session_replay_success_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionReplaySuccess<'a>, Stop> {
    const NAMES: &[&str] = &[
        "events",
        "next_cursor",
        "snapshot_cursor",
        "truncated",
        "gap",
        "resync_required",
    ];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_events = None;
    let mut m_next_cursor = None;
    let mut m_snapshot_cursor = None;
    let mut m_truncated = None;
    let mut m_gap = None;
    let mut m_resync_required = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.list(&rules::SESSION_REPLAY_SUCCESS_EVENTS, |r| replay_item(r))
                    .map(|value| m_events = Some(value))
            }
            Step::Known(1usize) => {
                r.text_value(&rules::REPLAY_CURSOR)
                    .map(|value| m_next_cursor = Some(value))
            }
            Step::Known(2usize) => {
                r.text_value(&rules::REPLAY_CURSOR)
                    .map(|value| m_snapshot_cursor = Some(value))
            }
            Step::Known(3usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_truncated = Some(value))
            }
            Step::Known(4usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_gap = Some(value))
            }
            Step::Known(5usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_resync_required = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_events = r.require(&object, 0usize, "events", m_events, DEFAULT_CODE);
    let m_next_cursor = r
        .require(&object, 1usize, "next_cursor", m_next_cursor, DEFAULT_CODE);
    let m_snapshot_cursor = r
        .require(&object, 2usize, "snapshot_cursor", m_snapshot_cursor, DEFAULT_CODE);
    let m_truncated = r.require(&object, 3usize, "truncated", m_truncated, DEFAULT_CODE);
    let m_gap = r.require(&object, 4usize, "gap", m_gap, DEFAULT_CODE);
    let m_resync_required = r
        .require(&object, 5usize, "resync_required", m_resync_required, DEFAULT_CODE);
    let m_events = m_events?;
    let m_next_cursor = m_next_cursor?;
    let m_snapshot_cursor = m_snapshot_cursor?;
    let m_truncated = m_truncated?;
    let m_gap = m_gap?;
    let m_resync_required = m_resync_required?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = SessionReplaySuccess {
        events: m_events,
        next_cursor: m_next_cursor,
        snapshot_cursor: m_snapshot_cursor,
        truncated: m_truncated,
        gap: m_gap,
        resync_required: m_resync_required,
    };
    let end = r.offset() - 1;
    judge::session_replay_success(&value, &mut |rule, code| r.note(end, rule, code));
    if r.faulty() {
        return Err(Stop);
    }
    Ok(value)
}
pub(crate) fn session_summary<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionSummary<'a>, Stop> {
    r.either(session_summary_in_order, session_summary_in_any_order)
}
#[inline]
fn session_summary_in_order<'a>(r: &mut Reader<'a>) -> Result<SessionSummary<'a>, Stop> {
    r.pass(b"{\"session_id\":")?;
    let m_session_id = r.text_value(&rules::SESSION_ID)?;
    r.pass(b",\"title\":")?;
    let m_title = if r.literal(b"null") {
        None
    } else {
        Some(r.text_value(&rules::SESSION_SUMMARY_TITLE)?)
    };
    r.pass(b",\"updated_at\":")?;
    let m_updated_at = r.text_value(&rules::SESSION_SUMMARY_UPDATED_AT)?;
    r.pass(b"}")?;
    Ok(SessionSummary {
        session_id: m_session_id,
        title: m_title,
        updated_at: m_updated_at,
    })
}
#[cold]
fn session_summary_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<SessionSummary<'a>, Stop> {
    const NAMES: &[&str] = &["session_id", "title", "updated_at"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_session_id = None;
    let mut m_title = None;
    let mut m_updated_at = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::SESSION_ID).map(|value| m_session_id = Some(value))
            }
            Step::Known(1usize) => {
                if r.null() {
                    m_title = Some(None);
                    Ok(())
                } else {
                    r.text_value(&rules::SESSION_SUMMARY_TITLE)
                        .map(|value| m_title = Some(Some(value)))
                }
            }
            Step::Known(2usize) => {
                r.text_value(&rules::SESSION_SUMMARY_UPDATED_AT)
                    .map(|value| m_updated_at = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_session_id = r
        .require(&object, 0usize, "session_id", m_session_id, DEFAULT_CODE);
    let m_title = r.require(&object, 1usize, "title", m_title, DEFAULT_CODE);
    let m_updated_at = r
        .require(&object, 2usize, "updated_at", m_updated_at, DEFAULT_CODE);
    let m_session_id = m_session_id?;
    let m_title = m_title?;
    let m_updated_at = m_updated_at?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = SessionSummary {
        session_id: m_session_id,
        title: m_title,
        updated_at: m_updated_at,
    };
    Ok(value)
}
