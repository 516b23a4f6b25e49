//! Live progress to its form on the wire: the allow-list.
//! Every member is named here; nothing is serialized because it happens to be there.

use std::borrow::Cow;

use app_wire::{
    Activity, ActivityCompaction, ActivityContext, ActivityLifecycle, ActivityReasoningSummary,
    ActivityTool, ActivityUsage, CompactionStatus, ContextSource, LifecycleCategory,
    LifecycleStatus, ToolName, ToolTransport, UsageSource,
};
use turn::{HashedId, Kind};

pub(crate) fn on_the_wire(activity: &turn::Activity) -> Activity<'_> {
    let activity_id = id(&activity.id);
    match &activity.kind {
        Kind::Lifecycle {
            parent,
            category,
            status,
        } => Activity::Lifecycle(ActivityLifecycle {
            activity_id,
            parent_activity_id: parent.as_ref().map(id),
            category: self::category(*category),
            status: self::status(*status),
        }),
        Kind::Tool {
            tool_id,
            tool_name,
            server_id,
            transport,
            status,
            timed_out,
        } => Activity::Tool(ActivityTool {
            activity_id,
            tool_id: id(tool_id),
            tool_name: tool_name.and_then(built_in),
            server_id: server_id.as_ref().map(id),
            transport: match transport {
                turn::Transport::Local => ToolTransport::Local,
                turn::Transport::Mcp => ToolTransport::Mcp,
                turn::Transport::Unknown => ToolTransport::Unknown,
            },
            status: self::status(*status),
            timed_out: *timed_out,
        }),
        Kind::ReasoningSummary {
            text,
            redacted,
            truncated,
        } => Activity::ReasoningSummary(ActivityReasoningSummary {
            activity_id,
            text: Cow::Borrowed(text),
            redacted: *redacted,
            truncated: *truncated,
        }),
        Kind::Context {
            current_tokens,
            max_tokens,
            reasoning_tokens,
            request_sequence,
            source,
        } => Activity::Context(ActivityContext {
            activity_id,
            current_tokens: *current_tokens,
            max_tokens: *max_tokens,
            reasoning_tokens: *reasoning_tokens,
            request_sequence: *request_sequence,
            source: context_source(*source),
        }),
        Kind::Usage {
            effective_input,
            output,
            cache_read,
            cache_known,
            request_sequence,
            final_usage,
            source,
        } => Activity::Usage(ActivityUsage {
            activity_id,
            effective_input: *effective_input,
            output: *output,
            cache_read: *cache_read,
            cache_known: *cache_known,
            request_sequence: *request_sequence,
            final_usage: *final_usage,
            source: match source {
                turn::UsageSource::ProviderRequest => UsageSource::ProviderRequest,
                turn::UsageSource::SubagentAggregate => UsageSource::SubagentAggregate,
            },
        }),
        Kind::Compaction(compaction) => {
            Activity::Compaction(self::compaction(activity_id, *compaction))
        }
    }
}

fn id(id: &HashedId) -> Cow<'_, str> {
    Cow::Borrowed(id.as_str())
}

/// A name travels only if the contract lists it.
fn built_in(name: &'static str) -> Option<ToolName<'static>> {
    match ToolName::from_text(Cow::Borrowed(name)) {
        ToolName::Other(_) => None,
        known => Some(known),
    }
}

fn compaction(activity_id: Cow<'_, str>, compaction: turn::Compaction) -> ActivityCompaction<'_> {
    let (status, counts, replay_required) = match compaction {
        turn::Compaction::Triggered {
            current_tokens,
            max_tokens,
        } => (
            CompactionStatus::Triggered,
            Some((current_tokens, max_tokens)),
            false,
        ),
        turn::Compaction::Running => (CompactionStatus::Running, None, false),
        turn::Compaction::Completed {
            current_tokens,
            max_tokens,
        } => (
            CompactionStatus::Completed,
            Some((current_tokens, max_tokens)),
            true,
        ),
        turn::Compaction::Failed => (CompactionStatus::Failed, None, true),
        turn::Compaction::Cancelled => (CompactionStatus::Cancelled, None, true),
    };
    ActivityCompaction {
        activity_id,
        status,
        current_tokens: counts.map(|(current, _)| current),
        max_tokens: counts.map(|(_, max)| max),
        replay_required,
    }
}

fn category(category: turn::Category) -> LifecycleCategory {
    match category {
        turn::Category::Tool => LifecycleCategory::Tool,
        turn::Category::Hook => LifecycleCategory::Hook,
        turn::Category::ContextInjection => LifecycleCategory::ContextInjection,
        turn::Category::SubagentBatch => LifecycleCategory::SubagentBatch,
        turn::Category::SubagentTask => LifecycleCategory::SubagentTask,
        turn::Category::Assistant => LifecycleCategory::Assistant,
        turn::Category::Diagnostic => LifecycleCategory::Diagnostic,
        turn::Category::Compaction => LifecycleCategory::Compaction,
        turn::Category::Activity => LifecycleCategory::Activity,
    }
}

fn status(status: turn::Status) -> LifecycleStatus {
    match status {
        turn::Status::Queued => LifecycleStatus::Queued,
        turn::Status::Running => LifecycleStatus::Running,
        turn::Status::Writing => LifecycleStatus::Writing,
        turn::Status::Completed => LifecycleStatus::Completed,
        turn::Status::Failed => LifecycleStatus::Failed,
        turn::Status::Cancelled => LifecycleStatus::Cancelled,
    }
}

fn context_source(source: turn::ContextSource) -> ContextSource {
    match source {
        turn::ContextSource::FallbackEstimate => ContextSource::FallbackEstimate,
        turn::ContextSource::TokenizerEstimate => ContextSource::TokenizerEstimate,
        turn::ContextSource::FallbackProjection => ContextSource::FallbackProjection,
        turn::ContextSource::TokenizerProjection => ContextSource::TokenizerProjection,
        turn::ContextSource::LastProviderUsage => ContextSource::LastProviderUsage,
        turn::ContextSource::ProviderExact => ContextSource::ProviderExact,
        turn::ContextSource::ProviderPartial => ContextSource::ProviderPartial,
    }
}
