// @generated from schema/app-service by codegen. Do not edit.
//! Encoders of the types of `schema/app-service/activity.json`.
//! Each checks what it writes against the same rules as the decoder.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
pub(crate) fn activity(w: &mut Writer<'_>, value: &Activity<'_>) -> Result<(), Stop> {
    match value {
        Activity::Lifecycle(value) => activity_lifecycle(w, value),
        Activity::Tool(value) => activity_tool(w, value),
        Activity::ReasoningSummary(value) => activity_reasoning_summary(w, value),
        Activity::Context(value) => activity_context(w, value),
        Activity::Usage(value) => activity_usage(w, value),
        Activity::Compaction(value) => activity_compaction(w, value),
    }
}
pub(crate) fn activity_compaction(
    w: &mut Writer<'_>,
    value: &ActivityCompaction<'_>,
) -> Result<(), Stop> {
    let mut broken = None;
    judge::activity_compaction(
        value,
        &mut |rule, code| {
            broken.get_or_insert((rule, code));
        },
    );
    if let Some((rule, code)) = broken {
        return w.fail(rule, code);
    }
    w.literal(b"{\"activity_id\":\"");
    w.content(&value.activity_id, &rules::ACTIVITY_ID)?;
    w.literal(b"\",\"kind\":\"compaction\",\"status\":\"");
    w.bare(value.status.as_str());
    w.literal(b"\",\"current_tokens\":");
    match &value.current_tokens {
        Some(inner) => w.unsigned(*inner, &rules::COUNT)?,
        None => w.literal(b"null"),
    }
    w.literal(b",\"max_tokens\":");
    match &value.max_tokens {
        Some(inner) => w.unsigned(*inner, &rules::COUNT)?,
        None => w.literal(b"null"),
    }
    w.literal(b",\"replay_required\":");
    w.boolean(value.replay_required);
    w.literal(b"}");
    Ok(())
}
pub(crate) fn activity_context(
    w: &mut Writer<'_>,
    value: &ActivityContext<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"activity_id\":\"");
    w.content(&value.activity_id, &rules::ACTIVITY_ID)?;
    w.literal(b"\",\"kind\":\"context\",\"current_tokens\":");
    w.unsigned(value.current_tokens, &rules::COUNT)?;
    w.literal(b",\"max_tokens\":");
    w.unsigned(value.max_tokens, &rules::COUNT)?;
    w.literal(b",\"reasoning_tokens\":");
    match &value.reasoning_tokens {
        Some(inner) => w.unsigned(*inner, &rules::COUNT)?,
        None => w.literal(b"null"),
    }
    w.literal(b",\"request_sequence\":");
    w.unsigned(value.request_sequence, &rules::COUNT)?;
    w.literal(b",\"source\":\"");
    w.bare(value.source.as_str());
    w.literal(b"\"}");
    Ok(())
}
pub(crate) fn activity_lifecycle(
    w: &mut Writer<'_>,
    value: &ActivityLifecycle<'_>,
) -> Result<(), Stop> {
    let mut broken = None;
    judge::activity_lifecycle(
        value,
        &mut |rule, code| {
            broken.get_or_insert((rule, code));
        },
    );
    if let Some((rule, code)) = broken {
        return w.fail(rule, code);
    }
    w.literal(b"{\"activity_id\":\"");
    w.content(&value.activity_id, &rules::ACTIVITY_ID)?;
    w.literal(b"\"");
    if let Some(inner) = &value.parent_activity_id {
        w.literal(b",\"parent_activity_id\":");
        w.text_value(inner, &rules::ACTIVITY_ID)?;
    }
    w.literal(b",\"kind\":\"lifecycle\",\"category\":\"");
    w.bare(value.category.as_str());
    w.literal(b"\",\"status\":\"");
    w.bare(value.status.as_str());
    w.literal(b"\",\"details_omitted\":true}");
    Ok(())
}
pub(crate) fn activity_reasoning_summary(
    w: &mut Writer<'_>,
    value: &ActivityReasoningSummary<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"activity_id\":\"");
    w.content(&value.activity_id, &rules::ACTIVITY_ID)?;
    w.literal(b"\",\"kind\":\"reasoning_summary\",\"text\":\"");
    w.content(&value.text, &rules::ACTIVITY_REASONING_SUMMARY_TEXT)?;
    w.literal(b"\",\"redacted\":");
    w.boolean(value.redacted);
    w.literal(b",\"truncated\":");
    w.boolean(value.truncated);
    w.literal(b"}");
    Ok(())
}
pub(crate) fn activity_tool(
    w: &mut Writer<'_>,
    value: &ActivityTool<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"activity_id\":\"");
    w.content(&value.activity_id, &rules::ACTIVITY_ID)?;
    w.literal(b"\",\"kind\":\"tool\",\"tool_id\":\"");
    w.content(&value.tool_id, &rules::ACTIVITY_ID)?;
    w.literal(b"\",\"tool_name\":");
    match &value.tool_name {
        Some(inner) => w.text_value(inner.as_str(), &rules::TOOL_NAME)?,
        None => w.literal(b"null"),
    }
    w.literal(b",\"server_id\":");
    match &value.server_id {
        Some(inner) => w.text_value(inner, &rules::ACTIVITY_ID)?,
        None => w.literal(b"null"),
    }
    w.literal(b",\"transport\":\"");
    w.bare(value.transport.as_str());
    w.literal(b"\",\"status\":\"");
    w.bare(value.status.as_str());
    w.literal(b"\",\"timed_out\":");
    match &value.timed_out {
        Some(inner) => w.boolean(*inner),
        None => w.literal(b"null"),
    }
    w.literal(b",\"details_omitted\":true}");
    Ok(())
}
pub(crate) fn activity_usage(
    w: &mut Writer<'_>,
    value: &ActivityUsage<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"activity_id\":\"");
    w.content(&value.activity_id, &rules::ACTIVITY_ID)?;
    w.literal(b"\",\"kind\":\"usage\",\"effective_input\":");
    w.unsigned(value.effective_input, &rules::COUNT)?;
    w.literal(b",\"output\":");
    w.unsigned(value.output, &rules::COUNT)?;
    w.literal(b",\"cache_read\":");
    w.unsigned(value.cache_read, &rules::COUNT)?;
    w.literal(b",\"cache_known\":");
    w.boolean(value.cache_known);
    w.literal(b",\"request_sequence\":");
    w.unsigned(value.request_sequence, &rules::COUNT)?;
    w.literal(b",\"final_usage\":");
    w.boolean(value.final_usage);
    w.literal(b",\"source\":\"");
    w.bare(value.source.as_str());
    w.literal(b"\"}");
    Ok(())
}
pub(crate) fn turn_activity(
    w: &mut Writer<'_>,
    value: &TurnActivity<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"turn_id\":\"");
    w.content(&value.turn_id, &rules::TURN_ID)?;
    w.literal(b"\",\"sequence\":");
    w.unsigned(value.sequence, &rules::TURN_SEQUENCE)?;
    w.literal(b",\"activity\":");
    activity(w, &value.activity)?;
    w.literal(b"}");
    Ok(())
}
