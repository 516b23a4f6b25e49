// @generated from schema/app-service by codegen. Do not edit.
//! Encoders of the types of `schema/app-service/session.json`.
//! Each checks what it writes against the same rules as the decoder.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
pub(crate) fn replay_item(
    w: &mut Writer<'_>,
    value: &ReplayItem<'_>,
) -> Result<(), Stop> {
    match value {
        ReplayItem::Message(value) => replay_message(w, value),
        ReplayItem::Terminal(value) => replay_terminal(w, value),
        ReplayItem::Summary(value) => replay_summary(w, value),
    }
}
pub(crate) fn replay_message(
    w: &mut Writer<'_>,
    value: &ReplayMessage<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"cursor\":\"");
    w.content(&value.cursor, &rules::REPLAY_CURSOR)?;
    w.literal(b"\",\"kind\":\"message\",\"role\":\"");
    w.bare(value.role.as_str());
    w.literal(b"\",\"text\":\"");
    w.content(&value.text, &rules::REPLAY_MESSAGE_TEXT)?;
    w.literal(b"\",\"part\":");
    w.unsigned(u64::from(value.part), &rules::REPLAY_MESSAGE_PART)?;
    w.literal(b",\"last_part\":");
    w.boolean(value.last_part);
    w.literal(b"}");
    Ok(())
}
pub(crate) fn replay_summary(
    w: &mut Writer<'_>,
    value: &ReplaySummary<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"cursor\":\"");
    w.content(&value.cursor, &rules::REPLAY_CURSOR)?;
    w.literal(b"\",\"kind\":\"summary\",\"text\":\"");
    w.content(&value.text, &rules::REPLAY_SUMMARY_TEXT)?;
    w.literal(b"\",\"part\":");
    w.unsigned(u64::from(value.part), &rules::REPLAY_SUMMARY_PART)?;
    w.literal(b",\"last_part\":");
    w.boolean(value.last_part);
    w.literal(b"}");
    Ok(())
}
pub(crate) fn replay_terminal(
    w: &mut Writer<'_>,
    value: &ReplayTerminal<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"cursor\":\"");
    w.content(&value.cursor, &rules::REPLAY_CURSOR)?;
    w.literal(b"\",\"kind\":\"terminal\",\"status\":\"");
    w.bare(value.status.as_str());
    w.literal(b"\"}");
    Ok(())
}
pub(crate) fn session_close_request(
    w: &mut Writer<'_>,
    value: &SessionCloseRequest,
) -> Result<(), Stop> {
    let _ = value;
    w.literal(b"{}");
    Ok(())
}
pub(crate) fn session_close_success(
    w: &mut Writer<'_>,
    value: &SessionCloseSuccess<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"session_id\":\"");
    w.content(&value.session_id, &rules::SESSION_ID)?;
    w.literal(b"\",\"status\":\"");
    w.bare(value.status.as_str());
    w.literal(b"\"}");
    Ok(())
}
pub(crate) fn session_create_request(
    w: &mut Writer<'_>,
    value: &SessionCreateRequest,
) -> Result<(), Stop> {
    let _ = value;
    w.literal(b"{}");
    Ok(())
}
pub(crate) fn session_create_success(
    w: &mut Writer<'_>,
    value: &SessionCreateSuccess<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"session_id\":\"");
    w.content(&value.session_id, &rules::SESSION_ID)?;
    w.literal(b"\",\"status\":\"open\"}");
    Ok(())
}
pub(crate) fn session_list_request(
    w: &mut Writer<'_>,
    value: &SessionListRequest<'_>,
) -> Result<(), Stop> {
    let mut first = true;
    if let Some(inner) = &value.after {
        w.member(&mut first, b"\"after\":");
        w.text_value(inner, &rules::SESSION_LIST_REQUEST_AFTER)?;
    }
    if let Some(inner) = &value.limit {
        w.member(&mut first, b"\"limit\":");
        w.unsigned(u64::from(*inner), &rules::SESSION_LIST_REQUEST_LIMIT)?;
    }
    w.close(first);
    Ok(())
}
pub(crate) fn session_list_success(
    w: &mut Writer<'_>,
    value: &SessionListSuccess<'_>,
) -> Result<(), Stop> {
    let mut broken = None;
    judge::session_list_success(
        value,
        &mut |rule, code| {
            broken.get_or_insert((rule, code));
        },
    );
    if let Some((rule, code)) = broken {
        return w.fail(rule, code);
    }
    w.literal(b"{\"sessions\":");
    w.list(
        &value.sessions,
        &rules::SESSION_LIST_SUCCESS_SESSIONS,
        |w, inner| {
            session_summary(w, inner)?;
            Ok(())
        },
    )?;
    w.literal(b",\"next_after\":");
    match &value.next_after {
        Some(inner) => w.text_value(inner, &rules::SESSION_ID)?,
        None => w.literal(b"null"),
    }
    w.literal(b",\"truncated\":");
    w.boolean(value.truncated);
    w.literal(b",\"incomplete\":");
    w.boolean(value.incomplete);
    w.literal(b"}");
    Ok(())
}
pub(crate) fn session_open_request(
    w: &mut Writer<'_>,
    value: &SessionOpenRequest,
) -> Result<(), Stop> {
    let _ = value;
    w.literal(b"{}");
    Ok(())
}
pub(crate) fn session_open_success(
    w: &mut Writer<'_>,
    value: &SessionOpenSuccess<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"session_id\":\"");
    w.content(&value.session_id, &rules::SESSION_ID)?;
    w.literal(b"\",\"status\":\"open\"}");
    Ok(())
}
pub(crate) fn session_replay_request(
    w: &mut Writer<'_>,
    value: &SessionReplayRequest<'_>,
) -> Result<(), Stop> {
    let mut first = true;
    if let Some(inner) = &value.after {
        w.member(&mut first, b"\"after\":");
        w.text_value(inner, &rules::SESSION_REPLAY_REQUEST_AFTER)?;
    }
    if let Some(inner) = &value.limit {
        w.member(&mut first, b"\"limit\":");
        w.unsigned(u64::from(*inner), &rules::SESSION_REPLAY_REQUEST_LIMIT)?;
    }
    w.close(first);
    Ok(())
}
pub(crate) fn session_replay_success(
    w: &mut Writer<'_>,
    value: &SessionReplaySuccess<'_>,
) -> Result<(), Stop> {
    let mut broken = None;
    judge::session_replay_success(
        value,
        &mut |rule, code| {
            broken.get_or_insert((rule, code));
        },
    );
    if let Some((rule, code)) = broken {
        return w.fail(rule, code);
    }
    w.literal(b"{\"events\":");
    w.list(
        &value.events,
        &rules::SESSION_REPLAY_SUCCESS_EVENTS,
        |w, inner| {
            replay_item(w, inner)?;
            Ok(())
        },
    )?;
    w.literal(b",\"next_cursor\":\"");
    w.content(&value.next_cursor, &rules::REPLAY_CURSOR)?;
    w.literal(b"\",\"snapshot_cursor\":\"");
    w.content(&value.snapshot_cursor, &rules::REPLAY_CURSOR)?;
    w.literal(b"\",\"truncated\":");
    w.boolean(value.truncated);
    w.literal(b",\"gap\":");
    w.boolean(value.gap);
    w.literal(b",\"resync_required\":");
    w.boolean(value.resync_required);
    w.literal(b"}");
    Ok(())
}
pub(crate) fn session_summary(
    w: &mut Writer<'_>,
    value: &SessionSummary<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"session_id\":\"");
    w.content(&value.session_id, &rules::SESSION_ID)?;
    w.literal(b"\",\"title\":");
    match &value.title {
        Some(inner) => w.text_value(inner, &rules::SESSION_SUMMARY_TITLE)?,
        None => w.literal(b"null"),
    }
    w.literal(b",\"updated_at\":\"");
    w.content(&value.updated_at, &rules::SESSION_SUMMARY_UPDATED_AT)?;
    w.literal(b"\"}");
    Ok(())
}
