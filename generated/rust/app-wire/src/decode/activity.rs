// @generated from schema/app-service by codegen. Do not edit.
//! Decoders of the types of `schema/app-service/activity.json`.
//! Each tries the order of the schema first and takes any other after that.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
pub(crate) fn activity<'a>(r: &mut Reader<'a>) -> Result<Activity<'a>, Stop> {
    let tag = r.tag("kind")?;
    match tag.as_deref() {
        Some("lifecycle") => activity_lifecycle(r).map(Activity::Lifecycle),
        Some("tool") => activity_tool(r).map(Activity::Tool),
        Some("reasoning_summary") => {
            activity_reasoning_summary(r).map(Activity::ReasoningSummary)
        }
        Some("context") => activity_context(r).map(Activity::Context),
        Some("usage") => activity_usage(r).map(Activity::Usage),
        Some("compaction") => activity_compaction(r).map(Activity::Compaction),
        Some(_) => r.fail_as(r.offset(), Rule::Tag("kind"), DEFAULT_CODE),
        None => r.fail_as(r.offset(), Rule::Missing("kind"), DEFAULT_CODE),
    }
}
pub(crate) fn activity_compaction<'a>(
    r: &mut Reader<'a>,
) -> Result<ActivityCompaction<'a>, Stop> {
    r.either(activity_compaction_in_order, activity_compaction_in_any_order)
}
#[inline]
fn activity_compaction_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<ActivityCompaction<'a>, Stop> {
    r.pass(b"{\"activity_id\":")?;
    let m_activity_id = r.text_value(&rules::ACTIVITY_ID)?;
    r.pass(b",\"kind\":\"compaction\",\"status\":")?;
    let m_status = r
        .choice(&rules::COMPACTION_STATUS)
        .map(|index| CompactionStatus::ALL[index])?;
    r.pass(b",\"current_tokens\":")?;
    let m_current_tokens = if r.literal(b"null") {
        None
    } else {
        Some(r.integer(&rules::COUNT).map(|value| value as u64)?)
    };
    r.pass(b",\"max_tokens\":")?;
    let m_max_tokens = if r.literal(b"null") {
        None
    } else {
        Some(r.integer(&rules::COUNT).map(|value| value as u64)?)
    };
    r.pass(b",\"replay_required\":")?;
    let m_replay_required = r.boolean(DEFAULT_CODE)?;
    r.pass(b"}")?;
    let value = ActivityCompaction {
        activity_id: m_activity_id,
        status: m_status,
        current_tokens: m_current_tokens,
        max_tokens: m_max_tokens,
        replay_required: m_replay_required,
    };
    let mut right = true;
    judge::activity_compaction(&value, &mut |_, _| right = false);
    if right { Ok(value) } else { Err(Stop) }
}
#[cold]
fn activity_compaction_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<ActivityCompaction<'a>, Stop> {
    const NAMES: &[&str] = &[
        "activity_id",
        "kind",
        "status",
        "current_tokens",
        "max_tokens",
        "replay_required",
    ];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_activity_id = None;
    let mut m_kind = None;
    let mut m_status = None;
    let mut m_current_tokens = None;
    let mut m_max_tokens = None;
    let mut m_replay_required = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::ACTIVITY_ID)
                    .map(|value| m_activity_id = Some(value))
            }
            Step::Known(1usize) => {
                r.constant_text("compaction", Codes::DEFAULT)
                    .map(|value| m_kind = Some(value))
            }
            Step::Known(2usize) => {
                r.choice(&rules::COMPACTION_STATUS)
                    .map(|index| CompactionStatus::ALL[index])
                    .map(|value| m_status = Some(value))
            }
            Step::Known(3usize) => {
                if r.null() {
                    m_current_tokens = Some(None);
                    Ok(())
                } else {
                    r.integer(&rules::COUNT)
                        .map(|value| value as u64)
                        .map(|value| m_current_tokens = Some(Some(value)))
                }
            }
            Step::Known(4usize) => {
                if r.null() {
                    m_max_tokens = Some(None);
                    Ok(())
                } else {
                    r.integer(&rules::COUNT)
                        .map(|value| value as u64)
                        .map(|value| m_max_tokens = Some(Some(value)))
                }
            }
            Step::Known(5usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_replay_required = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_activity_id = r
        .require(&object, 0usize, "activity_id", m_activity_id, DEFAULT_CODE);
    let m_kind = r.require(&object, 1usize, "kind", m_kind, DEFAULT_CODE);
    let m_status = r.require(&object, 2usize, "status", m_status, DEFAULT_CODE);
    let m_current_tokens = r
        .require(&object, 3usize, "current_tokens", m_current_tokens, DEFAULT_CODE);
    let m_max_tokens = r
        .require(&object, 4usize, "max_tokens", m_max_tokens, DEFAULT_CODE);
    let m_replay_required = r
        .require(&object, 5usize, "replay_required", m_replay_required, DEFAULT_CODE);
    let m_activity_id = m_activity_id?;
    m_kind?;
    let m_status = m_status?;
    let m_current_tokens = m_current_tokens?;
    let m_max_tokens = m_max_tokens?;
    let m_replay_required = m_replay_required?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = ActivityCompaction {
        activity_id: m_activity_id,
        status: m_status,
        current_tokens: m_current_tokens,
        max_tokens: m_max_tokens,
        replay_required: m_replay_required,
    };
    let end = r.offset() - 1;
    judge::activity_compaction(&value, &mut |rule, code| r.note(end, rule, code));
    if r.faulty() {
        return Err(Stop);
    }
    Ok(value)
}
pub(crate) fn activity_context<'a>(
    r: &mut Reader<'a>,
) -> Result<ActivityContext<'a>, Stop> {
    r.either(activity_context_in_order, activity_context_in_any_order)
}
#[inline]
fn activity_context_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<ActivityContext<'a>, Stop> {
    r.pass(b"{\"activity_id\":")?;
    let m_activity_id = r.text_value(&rules::ACTIVITY_ID)?;
    r.pass(b",\"kind\":\"context\",\"current_tokens\":")?;
    let m_current_tokens = r.integer(&rules::COUNT).map(|value| value as u64)?;
    r.pass(b",\"max_tokens\":")?;
    let m_max_tokens = r.integer(&rules::COUNT).map(|value| value as u64)?;
    r.pass(b",\"reasoning_tokens\":")?;
    let m_reasoning_tokens = if r.literal(b"null") {
        None
    } else {
        Some(r.integer(&rules::COUNT).map(|value| value as u64)?)
    };
    r.pass(b",\"request_sequence\":")?;
    let m_request_sequence = r.integer(&rules::COUNT).map(|value| value as u64)?;
    r.pass(b",\"source\":")?;
    let m_source = r
        .choice(&rules::CONTEXT_SOURCE)
        .map(|index| ContextSource::ALL[index])?;
    r.pass(b"}")?;
    Ok(ActivityContext {
        activity_id: m_activity_id,
        current_tokens: m_current_tokens,
        max_tokens: m_max_tokens,
        reasoning_tokens: m_reasoning_tokens,
        request_sequence: m_request_sequence,
        source: m_source,
    })
}
#[cold]
fn activity_context_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<ActivityContext<'a>, Stop> {
    const NAMES: &[&str] = &[
        "activity_id",
        "kind",
        "current_tokens",
        "max_tokens",
        "reasoning_tokens",
        "request_sequence",
        "source",
    ];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_activity_id = None;
    let mut m_kind = None;
    let mut m_current_tokens = None;
    let mut m_max_tokens = None;
    let mut m_reasoning_tokens = None;
    let mut m_request_sequence = None;
    let mut m_source = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::ACTIVITY_ID)
                    .map(|value| m_activity_id = Some(value))
            }
            Step::Known(1usize) => {
                r.constant_text("context", Codes::DEFAULT)
                    .map(|value| m_kind = Some(value))
            }
            Step::Known(2usize) => {
                r.integer(&rules::COUNT)
                    .map(|value| value as u64)
                    .map(|value| m_current_tokens = Some(value))
            }
            Step::Known(3usize) => {
                r.integer(&rules::COUNT)
                    .map(|value| value as u64)
                    .map(|value| m_max_tokens = Some(value))
            }
            Step::Known(4usize) => {
                if r.null() {
                    m_reasoning_tokens = Some(None);
                    Ok(())
                } else {
                    r.integer(&rules::COUNT)
                        .map(|value| value as u64)
                        .map(|value| m_reasoning_tokens = Some(Some(value)))
                }
            }
            Step::Known(5usize) => {
                r.integer(&rules::COUNT)
                    .map(|value| value as u64)
                    .map(|value| m_request_sequence = Some(value))
            }
            Step::Known(6usize) => {
                r.choice(&rules::CONTEXT_SOURCE)
                    .map(|index| ContextSource::ALL[index])
                    .map(|value| m_source = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_activity_id = r
        .require(&object, 0usize, "activity_id", m_activity_id, DEFAULT_CODE);
    let m_kind = r.require(&object, 1usize, "kind", m_kind, DEFAULT_CODE);
    let m_current_tokens = r
        .require(&object, 2usize, "current_tokens", m_current_tokens, DEFAULT_CODE);
    let m_max_tokens = r
        .require(&object, 3usize, "max_tokens", m_max_tokens, DEFAULT_CODE);
    let m_reasoning_tokens = r
        .require(&object, 4usize, "reasoning_tokens", m_reasoning_tokens, DEFAULT_CODE);
    let m_request_sequence = r
        .require(&object, 5usize, "request_sequence", m_request_sequence, DEFAULT_CODE);
    let m_source = r.require(&object, 6usize, "source", m_source, DEFAULT_CODE);
    let m_activity_id = m_activity_id?;
    m_kind?;
    let m_current_tokens = m_current_tokens?;
    let m_max_tokens = m_max_tokens?;
    let m_reasoning_tokens = m_reasoning_tokens?;
    let m_request_sequence = m_request_sequence?;
    let m_source = m_source?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = ActivityContext {
        activity_id: m_activity_id,
        current_tokens: m_current_tokens,
        max_tokens: m_max_tokens,
        reasoning_tokens: m_reasoning_tokens,
        request_sequence: m_request_sequence,
        source: m_source,
    };
    Ok(value)
}
pub(crate) fn activity_lifecycle<'a>(
    r: &mut Reader<'a>,
) -> Result<ActivityLifecycle<'a>, Stop> {
    r.either(activity_lifecycle_in_order, activity_lifecycle_in_any_order)
}
#[inline]
fn activity_lifecycle_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<ActivityLifecycle<'a>, Stop> {
    r.pass(b"{\"activity_id\":")?;
    let m_activity_id = r.text_value(&rules::ACTIVITY_ID)?;
    let m_parent_activity_id = if r.literal(b",\"parent_activity_id\":") {
        Some(r.text_value(&rules::ACTIVITY_ID)?)
    } else {
        None
    };
    r.pass(b",\"kind\":\"lifecycle\",\"category\":")?;
    let m_category = r
        .choice(&rules::LIFECYCLE_CATEGORY)
        .map(|index| LifecycleCategory::ALL[index])?;
    r.pass(b",\"status\":")?;
    let m_status = r
        .choice(&rules::LIFECYCLE_STATUS)
        .map(|index| LifecycleStatus::ALL[index])?;
    r.pass(b",\"details_omitted\":true}")?;
    let value = ActivityLifecycle {
        activity_id: m_activity_id,
        parent_activity_id: m_parent_activity_id,
        category: m_category,
        status: m_status,
    };
    let mut right = true;
    judge::activity_lifecycle(&value, &mut |_, _| right = false);
    if right { Ok(value) } else { Err(Stop) }
}
#[cold]
fn activity_lifecycle_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<ActivityLifecycle<'a>, Stop> {
    const NAMES: &[&str] = &[
        "activity_id",
        "parent_activity_id",
        "kind",
        "category",
        "status",
        "details_omitted",
    ];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_activity_id = None;
    let mut m_parent_activity_id = None;
    let mut m_kind = None;
    let mut m_category = None;
    let mut m_status = None;
    let mut m_details_omitted = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::ACTIVITY_ID)
                    .map(|value| m_activity_id = Some(value))
            }
            Step::Known(1usize) => {
                r.text_value(&rules::ACTIVITY_ID)
                    .map(|value| m_parent_activity_id = Some(value))
            }
            Step::Known(2usize) => {
                r.constant_text("lifecycle", Codes::DEFAULT)
                    .map(|value| m_kind = Some(value))
            }
            Step::Known(3usize) => {
                r.choice(&rules::LIFECYCLE_CATEGORY)
                    .map(|index| LifecycleCategory::ALL[index])
                    .map(|value| m_category = Some(value))
            }
            Step::Known(4usize) => {
                r.choice(&rules::LIFECYCLE_STATUS)
                    .map(|index| LifecycleStatus::ALL[index])
                    .map(|value| m_status = Some(value))
            }
            Step::Known(5usize) => {
                r.constant_boolean(true, Codes::DEFAULT)
                    .map(|value| m_details_omitted = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_activity_id = r
        .require(&object, 0usize, "activity_id", m_activity_id, DEFAULT_CODE);
    let m_kind = r.require(&object, 2usize, "kind", m_kind, DEFAULT_CODE);
    let m_category = r.require(&object, 3usize, "category", m_category, DEFAULT_CODE);
    let m_status = r.require(&object, 4usize, "status", m_status, DEFAULT_CODE);
    let m_details_omitted = r
        .require(&object, 5usize, "details_omitted", m_details_omitted, DEFAULT_CODE);
    let m_activity_id = m_activity_id?;
    m_kind?;
    let m_category = m_category?;
    let m_status = m_status?;
    m_details_omitted?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = ActivityLifecycle {
        activity_id: m_activity_id,
        parent_activity_id: m_parent_activity_id,
        category: m_category,
        status: m_status,
    };
    let end = r.offset() - 1;
    judge::activity_lifecycle(&value, &mut |rule, code| r.note(end, rule, code));
    if r.faulty() {
        return Err(Stop);
    }
    Ok(value)
}
pub(crate) fn activity_reasoning_summary<'a>(
    r: &mut Reader<'a>,
) -> Result<ActivityReasoningSummary<'a>, Stop> {
    r.either(
        activity_reasoning_summary_in_order,
        activity_reasoning_summary_in_any_order,
    )
}
#[inline]
fn activity_reasoning_summary_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<ActivityReasoningSummary<'a>, Stop> {
    r.pass(b"{\"activity_id\":")?;
    let m_activity_id = r.text_value(&rules::ACTIVITY_ID)?;
    r.pass(b",\"kind\":\"reasoning_summary\",\"text\":")?;
    let m_text = r.text_value(&rules::ACTIVITY_REASONING_SUMMARY_TEXT)?;
    r.pass(b",\"redacted\":")?;
    let m_redacted = r.boolean(DEFAULT_CODE)?;
    r.pass(b",\"truncated\":")?;
    let m_truncated = r.boolean(DEFAULT_CODE)?;
    r.pass(b"}")?;
    Ok(ActivityReasoningSummary {
        activity_id: m_activity_id,
        text: m_text,
        redacted: m_redacted,
        truncated: m_truncated,
    })
}
#[cold]
fn activity_reasoning_summary_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<ActivityReasoningSummary<'a>, Stop> {
    const NAMES: &[&str] = &["activity_id", "kind", "text", "redacted", "truncated"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_activity_id = None;
    let mut m_kind = None;
    let mut m_text = None;
    let mut m_redacted = None;
    let mut m_truncated = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::ACTIVITY_ID)
                    .map(|value| m_activity_id = Some(value))
            }
            Step::Known(1usize) => {
                r.constant_text("reasoning_summary", Codes::DEFAULT)
                    .map(|value| m_kind = Some(value))
            }
            Step::Known(2usize) => {
                r.text_value(&rules::ACTIVITY_REASONING_SUMMARY_TEXT)
                    .map(|value| m_text = Some(value))
            }
            Step::Known(3usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_redacted = Some(value))
            }
            Step::Known(4usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_truncated = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_activity_id = r
        .require(&object, 0usize, "activity_id", m_activity_id, DEFAULT_CODE);
    let m_kind = r.require(&object, 1usize, "kind", m_kind, DEFAULT_CODE);
    let m_text = r.require(&object, 2usize, "text", m_text, DEFAULT_CODE);
    let m_redacted = r.require(&object, 3usize, "redacted", m_redacted, DEFAULT_CODE);
    let m_truncated = r.require(&object, 4usize, "truncated", m_truncated, DEFAULT_CODE);
    let m_activity_id = m_activity_id?;
    m_kind?;
    let m_text = m_text?;
    let m_redacted = m_redacted?;
    let m_truncated = m_truncated?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = ActivityReasoningSummary {
        activity_id: m_activity_id,
        text: m_text,
        redacted: m_redacted,
        truncated: m_truncated,
    };
    Ok(value)
}
pub(crate) fn activity_tool<'a>(r: &mut Reader<'a>) -> Result<ActivityTool<'a>, Stop> {
    r.either(activity_tool_in_order, activity_tool_in_any_order)
}
#[inline]
fn activity_tool_in_order<'a>(r: &mut Reader<'a>) -> Result<ActivityTool<'a>, Stop> {
    r.pass(b"{\"activity_id\":")?;
    let m_activity_id = r.text_value(&rules::ACTIVITY_ID)?;
    r.pass(b",\"kind\":\"tool\",\"tool_id\":")?;
    let m_tool_id = r.text_value(&rules::ACTIVITY_ID)?;
    r.pass(b",\"tool_name\":")?;
    let m_tool_name = if r.literal(b"null") {
        None
    } else {
        Some(r.text_value(&rules::TOOL_NAME).map(ToolName::from_text)?)
    };
    r.pass(b",\"server_id\":")?;
    let m_server_id = if r.literal(b"null") {
        None
    } else {
        Some(r.text_value(&rules::ACTIVITY_ID)?)
    };
    r.pass(b",\"transport\":")?;
    let m_transport = r
        .choice(&rules::TOOL_TRANSPORT)
        .map(|index| ToolTransport::ALL[index])?;
    r.pass(b",\"status\":")?;
    let m_status = r
        .choice(&rules::LIFECYCLE_STATUS)
        .map(|index| LifecycleStatus::ALL[index])?;
    r.pass(b",\"timed_out\":")?;
    let m_timed_out = if r.literal(b"null") {
        None
    } else {
        Some(r.boolean(DEFAULT_CODE)?)
    };
    r.pass(b",\"details_omitted\":true}")?;
    Ok(ActivityTool {
        activity_id: m_activity_id,
        tool_id: m_tool_id,
        tool_name: m_tool_name,
        server_id: m_server_id,
        transport: m_transport,
        status: m_status,
        timed_out: m_timed_out,
    })
}
#[cold]
fn activity_tool_in_any_order<'a>(r: &mut Reader<'a>) -> Result<ActivityTool<'a>, Stop> {
    const NAMES: &[&str] = &[
        "activity_id",
        "kind",
        "tool_id",
        "tool_name",
        "server_id",
        "transport",
        "status",
        "timed_out",
        "details_omitted",
    ];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_activity_id = None;
    let mut m_kind = None;
    let mut m_tool_id = None;
    let mut m_tool_name = None;
    let mut m_server_id = None;
    let mut m_transport = None;
    let mut m_status = None;
    let mut m_timed_out = None;
    let mut m_details_omitted = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::ACTIVITY_ID)
                    .map(|value| m_activity_id = Some(value))
            }
            Step::Known(1usize) => {
                r.constant_text("tool", Codes::DEFAULT).map(|value| m_kind = Some(value))
            }
            Step::Known(2usize) => {
                r.text_value(&rules::ACTIVITY_ID).map(|value| m_tool_id = Some(value))
            }
            Step::Known(3usize) => {
                if r.null() {
                    m_tool_name = Some(None);
                    Ok(())
                } else {
                    r.text_value(&rules::TOOL_NAME)
                        .map(ToolName::from_text)
                        .map(|value| m_tool_name = Some(Some(value)))
                }
            }
            Step::Known(4usize) => {
                if r.null() {
                    m_server_id = Some(None);
                    Ok(())
                } else {
                    r.text_value(&rules::ACTIVITY_ID)
                        .map(|value| m_server_id = Some(Some(value)))
                }
            }
            Step::Known(5usize) => {
                r.choice(&rules::TOOL_TRANSPORT)
                    .map(|index| ToolTransport::ALL[index])
                    .map(|value| m_transport = Some(value))
            }
            Step::Known(6usize) => {
                r.choice(&rules::LIFECYCLE_STATUS)
                    .map(|index| LifecycleStatus::ALL[index])
                    .map(|value| m_status = Some(value))
            }
            Step::Known(7usize) => {
                if r.null() {
                    m_timed_out = Some(None);
                    Ok(())
                } else {
                    r.boolean(DEFAULT_CODE).map(|value| m_timed_out = Some(Some(value)))
                }
            }
            Step::Known(8usize) => {
                r.constant_boolean(true, Codes::DEFAULT)
                    .map(|value| m_details_omitted = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_activity_id = r
        .require(&object, 0usize, "activity_id", m_activity_id, DEFAULT_CODE);
    let m_kind = r.require(&object, 1usize, "kind", m_kind, DEFAULT_CODE);
    let m_tool_id = r.require(&object, 2usize, "tool_id", m_tool_id, DEFAULT_CODE);
    let m_tool_name = r.require(&object, 3usize, "tool_name", m_tool_name, DEFAULT_CODE);
    let m_server_id = r.require(&object, 4usize, "server_id", m_server_id, DEFAULT_CODE);
    let m_transport = r.require(&object, 5usize, "transport", m_transport, DEFAULT_CODE);
    let m_status = r.require(&object, 6usize, "status", m_status, DEFAULT_CODE);
    let m_timed_out = r.require(&object, 7usize, "timed_out", m_timed_out, DEFAULT_CODE);
    let m_details_omitted = r
        .require(&object, 8usize, "details_omitted", m_details_omitted, DEFAULT_CODE);
    let m_activity_id = m_activity_id?;
    m_kind?;
    let m_tool_id = m_tool_id?;
    let m_tool_name = m_tool_name?;
    let m_server_id = m_server_id?;
    let m_transport = m_transport?;
    let m_status = m_status?;
    let m_timed_out = m_timed_out?;
    m_details_omitted?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = ActivityTool {
        activity_id: m_activity_id,
        tool_id: m_tool_id,
        tool_name: m_tool_name,
        server_id: m_server_id,
        transport: m_transport,
        status: m_status,
        timed_out: m_timed_out,
    };
    Ok(value)
}
pub(crate) fn activity_usage<'a>(r: &mut Reader<'a>) -> Result<ActivityUsage<'a>, Stop> {
    r.either(activity_usage_in_order, activity_usage_in_any_order)
}
#[inline]
fn activity_usage_in_order<'a>(r: &mut Reader<'a>) -> Result<ActivityUsage<'a>, Stop> {
    r.pass(b"{\"activity_id\":")?;
    let m_activity_id = r.text_value(&rules::ACTIVITY_ID)?;
    r.pass(b",\"kind\":\"usage\",\"effective_input\":")?;
    let m_effective_input = r.integer(&rules::COUNT).map(|value| value as u64)?;
    r.pass(b",\"output\":")?;
    let m_output = r.integer(&rules::COUNT).map(|value| value as u64)?;
    r.pass(b",\"cache_read\":")?;
    let m_cache_read = r.integer(&rules::COUNT).map(|value| value as u64)?;
    r.pass(b",\"cache_known\":")?;
    let m_cache_known = r.boolean(DEFAULT_CODE)?;
    r.pass(b",\"request_sequence\":")?;
    let m_request_sequence = r.integer(&rules::COUNT).map(|value| value as u64)?;
    r.pass(b",\"final_usage\":")?;
    let m_final_usage = r.boolean(DEFAULT_CODE)?;
    r.pass(b",\"source\":")?;
    let m_source = r.choice(&rules::USAGE_SOURCE).map(|index| UsageSource::ALL[index])?;
    r.pass(b"}")?;
    Ok(ActivityUsage {
        activity_id: m_activity_id,
        effective_input: m_effective_input,
        output: m_output,
        cache_read: m_cache_read,
        cache_known: m_cache_known,
        request_sequence: m_request_sequence,
        final_usage: m_final_usage,
        source: m_source,
    })
}
#[cold]
fn activity_usage_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<ActivityUsage<'a>, Stop> {
    const NAMES: &[&str] = &[
        "activity_id",
        "kind",
        "effective_input",
        "output",
        "cache_read",
        "cache_known",
        "request_sequence",
        "final_usage",
        "source",
    ];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_activity_id = None;
    let mut m_kind = None;
    let mut m_effective_input = None;
    let mut m_output = None;
    let mut m_cache_read = None;
    let mut m_cache_known = None;
    let mut m_request_sequence = None;
    let mut m_final_usage = None;
    let mut m_source = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.text_value(&rules::ACTIVITY_ID)
                    .map(|value| m_activity_id = Some(value))
            }
            Step::Known(1usize) => {
                r.constant_text("usage", Codes::DEFAULT)
                    .map(|value| m_kind = Some(value))
            }
            Step::Known(2usize) => {
                r.integer(&rules::COUNT)
                    .map(|value| value as u64)
                    .map(|value| m_effective_input = Some(value))
            }
            Step::Known(3usize) => {
                r.integer(&rules::COUNT)
                    .map(|value| value as u64)
                    .map(|value| m_output = Some(value))
            }
            Step::Known(4usize) => {
                r.integer(&rules::COUNT)
                    .map(|value| value as u64)
                    .map(|value| m_cache_read = Some(value))
            }
            Step::Known(5usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_cache_known = Some(value))
            }
            Step::Known(6usize) => {
                r.integer(&rules::COUNT)
                    .map(|value| value as u64)
                    .map(|value| m_request_sequence = Some(value))
            }
            Step::Known(7usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_final_usage = Some(value))
            }
            Step::Known(8usize) => {
                r.choice(&rules::USAGE_SOURCE)
                    .map(|index| UsageSource::ALL[index])
                    .map(|value| m_source = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_activity_id = r
        .require(&object, 0usize, "activity_id", m_activity_id, DEFAULT_CODE);
    let m_kind = r.require(&object, 1usize, "kind", m_kind, DEFAULT_CODE);
    let m_effective_input = r
        .require(&object, 2usize, "effective_input", m_effective_input, DEFAULT_CODE);
    let m_output = r.require(&object, 3usize, "output", m_output, DEFAULT_CODE);
    let m_cache_read = r
        .require(&object, 4usize, "cache_read", m_cache_read, DEFAULT_CODE);
    let m_cache_known = r
        .require(&object, 5usize, "cache_known", m_cache_known, DEFAULT_CODE);
    let m_request_sequence = r
        .require(&object, 6usize, "request_sequence", m_request_sequence, DEFAULT_CODE);
    let m_final_usage = r
        .require(&object, 7usize, "final_usage", m_final_usage, DEFAULT_CODE);
    let m_source = r.require(&object, 8usize, "source", m_source, DEFAULT_CODE);
    let m_activity_id = m_activity_id?;
    m_kind?;
    let m_effective_input = m_effective_input?;
    let m_output = m_output?;
    let m_cache_read = m_cache_read?;
    let m_cache_known = m_cache_known?;
    let m_request_sequence = m_request_sequence?;
    let m_final_usage = m_final_usage?;
    let m_source = m_source?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = ActivityUsage {
        activity_id: m_activity_id,
        effective_input: m_effective_input,
        output: m_output,
        cache_read: m_cache_read,
        cache_known: m_cache_known,
        request_sequence: m_request_sequence,
        final_usage: m_final_usage,
        source: m_source,
    };
    Ok(value)
}
pub(crate) fn turn_activity<'a>(r: &mut Reader<'a>) -> Result<TurnActivity<'a>, Stop> {
    r.either(turn_activity_in_order, turn_activity_in_any_order)
}
#[inline]
fn turn_activity_in_order<'a>(r: &mut Reader<'a>) -> Result<TurnActivity<'a>, Stop> {
    r.deeper()?;
    r.pass(b"{\"turn_id\":")?;
    let m_turn_id = r.text_value(&rules::TURN_ID)?;
    r.pass(b",\"sequence\":")?;
    let m_sequence = r.integer(&rules::TURN_SEQUENCE).map(|value| value as u64)?;
    r.pass(b",\"activity\":")?;
    let m_activity = activity(r)?;
    r.pass(b"}")?;
    r.shallower();
    Ok(TurnActivity {
        turn_id: m_turn_id,
        sequence: m_sequence,
        activity: m_activity,
    })
}
#[cold]
fn turn_activity_in_any_order<'a>(r: &mut Reader<'a>) -> Result<TurnActivity<'a>, Stop> {
    const NAMES: &[&str] = &["turn_id", "sequence", "activity"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_turn_id = None;
    let mut m_sequence = None;
    let mut m_activity = None;
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
            Step::Known(2usize) => activity(r).map(|value| m_activity = Some(value)),
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_turn_id = r.require(&object, 0usize, "turn_id", m_turn_id, DEFAULT_CODE);
    let m_sequence = r.require(&object, 1usize, "sequence", m_sequence, DEFAULT_CODE);
    let m_activity = r.require(&object, 2usize, "activity", m_activity, DEFAULT_CODE);
    let m_turn_id = m_turn_id?;
    let m_sequence = m_sequence?;
    let m_activity = m_activity?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = TurnActivity {
        turn_id: m_turn_id,
        sequence: m_sequence,
        activity: m_activity,
    };
    Ok(value)
}
