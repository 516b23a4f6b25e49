// @generated from schema/app-service by codegen. Do not edit.
//! Types of `schema/app-service/activity.json`.
//! How they are read and written stands elsewhere.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
/// One thing that the agent does, in a form from which nothing private can be read. The members of each kind stand directly beside its kind.
///
/// Told apart by `kind`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Activity<'a> {
    /// Something started, moved on or ended. Delivery is best effort: a start, an update or an end may be missing.
    Lifecycle(ActivityLifecycle<'a>),
    /// A tool call and how it goes. Nothing of what it was given or returned is sent.
    Tool(ActivityTool<'a>),
    /// A summary of its reasoning that the provider made and marked as such. Raw reasoning is never sent.
    ReasoningSummary(ActivityReasoningSummary<'a>),
    /// How full the model's context is.
    Context(ActivityContext<'a>),
    /// Tokens that were used, by one provider request or by the whole run of a subagent.
    Usage(ActivityUsage<'a>),
    /// The history is being made shorter. Says when durable history must be read again.
    Compaction(ActivityCompaction<'a>),
}
impl<'a> Activity<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::activity)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::activity(w, self))
    }
}
impl Activity<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> Activity<'static> {
        match self {
            Activity::Lifecycle(value) => Activity::Lifecycle(value.into_owned()),
            Activity::Tool(value) => Activity::Tool(value.into_owned()),
            Activity::ReasoningSummary(value) => {
                Activity::ReasoningSummary(value.into_owned())
            }
            Activity::Context(value) => Activity::Context(value.into_owned()),
            Activity::Usage(value) => Activity::Usage(value.into_owned()),
            Activity::Compaction(value) => Activity::Compaction(value.into_owned()),
        }
    }
}
/// The history is being made shorter. Says when durable history must be read again.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct ActivityCompaction<'a> {
    /// The thing that this tells about.
    pub activity_id: ActivityId<'a>,
    /// How far it has come.
    pub status: CompactionStatus,
    /// Tokens in the context, when compaction was triggered and when it was completed. Null in every other status.
    ///
    /// None: `null`.
    pub current_tokens: Option<Count>,
    /// Tokens that the context can hold, when compaction was triggered and when it was completed. Null in every other status.
    ///
    /// None: `null`.
    pub max_tokens: Option<Count>,
    /// Read session.replay again. True once compaction has ended in any way, false before.
    pub replay_required: bool,
}
impl<'a> ActivityCompaction<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::activity_compaction,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::activity_compaction(w, self))
    }
}
impl ActivityCompaction<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> ActivityCompaction<'static> {
        ActivityCompaction {
            activity_id: Cow::Owned(self.activity_id.into_owned()),
            status: self.status,
            current_tokens: self.current_tokens,
            max_tokens: self.max_tokens,
            replay_required: self.replay_required,
        }
    }
}
/// How full the model's context is.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct ActivityContext<'a> {
    /// The thing that this tells about.
    pub activity_id: ActivityId<'a>,
    /// Tokens in the context.
    pub current_tokens: Count,
    /// Tokens that the context can hold.
    pub max_tokens: Count,
    /// Tokens of these spent on reasoning. Null: not known.
    ///
    /// None: `null`.
    pub reasoning_tokens: Option<Count>,
    /// Which request to the provider this belongs to, counted by the runtime. Not the sequence of live events.
    pub request_sequence: Count,
    /// Where the numbers come from.
    pub source: ContextSource,
}
impl<'a> ActivityContext<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::activity_context,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::activity_context(w, self))
    }
}
impl ActivityContext<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> ActivityContext<'static> {
        ActivityContext {
            activity_id: Cow::Owned(self.activity_id.into_owned()),
            current_tokens: self.current_tokens,
            max_tokens: self.max_tokens,
            reasoning_tokens: self.reasoning_tokens,
            request_sequence: self.request_sequence,
            source: self.source,
        }
    }
}
/// Identity of something an agent does, hashed so that no name, path or argument shows. It belongs to one turn and can come again in another; updates of one thing share it, so it does not name an event.
pub type ActivityId<'a> = Cow<'a, str>;
/// Something started, moved on or ended. Delivery is best effort: a start, an update or an end may be missing.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct ActivityLifecycle<'a> {
    /// The thing that this tells about.
    pub activity_id: ActivityId<'a>,
    /// The thing that this one is part of. There only when a start named it; left out otherwise, never null.
    ///
    /// None: left out, not available.
    pub parent_activity_id: Option<ActivityId<'a>>,
    /// What started, or activity for an end.
    pub category: LifecycleCategory,
    /// How far it has come.
    pub status: LifecycleStatus,
}
impl<'a> ActivityLifecycle<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::activity_lifecycle,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::activity_lifecycle(w, self))
    }
}
impl ActivityLifecycle<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> ActivityLifecycle<'static> {
        ActivityLifecycle {
            activity_id: Cow::Owned(self.activity_id.into_owned()),
            parent_activity_id: self
                .parent_activity_id
                .map(|value| Cow::Owned(value.into_owned())),
            category: self.category,
            status: self.status,
        }
    }
}
/// A summary of its reasoning that the provider made and marked as such. Raw reasoning is never sent.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct ActivityReasoningSummary<'a> {
    /// The thing that this tells about.
    pub activity_id: ActivityId<'a>,
    /// The summary, made safe to show. Empty, and marked as truncated, where the provider's text was too long to treat.
    pub text: Cow<'a, str>,
    /// Making it safe changed the text. False is no promise that nothing private is left.
    pub redacted: bool,
    /// Text was cut off or left out because of its size.
    pub truncated: bool,
}
impl<'a> ActivityReasoningSummary<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::activity_reasoning_summary,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(
            out,
            &CONTRACT,
            false,
            |w| encode::activity_reasoning_summary(w, self),
        )
    }
}
impl ActivityReasoningSummary<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> ActivityReasoningSummary<'static> {
        ActivityReasoningSummary {
            activity_id: Cow::Owned(self.activity_id.into_owned()),
            text: Cow::Owned(self.text.into_owned()),
            redacted: self.redacted,
            truncated: self.truncated,
        }
    }
}
/// A tool call and how it goes. Nothing of what it was given or returned is sent.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct ActivityTool<'a> {
    /// The thing that this tells about.
    pub activity_id: ActivityId<'a>,
    /// Hash of the tool's full name: the same for every call of one tool.
    pub tool_id: ActivityId<'a>,
    /// The name, for built-in tools that may be named. Null for all others.
    ///
    /// None: `null`.
    pub tool_name: Option<ToolName<'a>>,
    /// Hash of the MCP server's name. Null where no server is involved or known.
    ///
    /// None: `null`.
    pub server_id: Option<ActivityId<'a>>,
    /// How the tool is reached.
    pub transport: ToolTransport,
    /// How far the call has come.
    pub status: LifecycleStatus,
    /// Whether the call was ended by its time limit. Null: not known, which is not false.
    ///
    /// None: `null`.
    pub timed_out: Option<bool>,
}
impl<'a> ActivityTool<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::activity_tool)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::activity_tool(w, self))
    }
}
impl ActivityTool<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> ActivityTool<'static> {
        ActivityTool {
            activity_id: Cow::Owned(self.activity_id.into_owned()),
            tool_id: Cow::Owned(self.tool_id.into_owned()),
            tool_name: self.tool_name.map(|value| value.into_owned()),
            server_id: self.server_id.map(|value| Cow::Owned(value.into_owned())),
            transport: self.transport,
            status: self.status,
            timed_out: self.timed_out,
        }
    }
}
/// Tokens that were used, by one provider request or by the whole run of a subagent.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct ActivityUsage<'a> {
    /// The thing that this tells about.
    pub activity_id: ActivityId<'a>,
    /// Tokens that were read as input.
    pub effective_input: Count,
    /// Tokens that were produced.
    pub output: Count,
    /// Input tokens that came from a cache. Means nothing where cache_known is false.
    pub cache_read: Count,
    /// The provider told about its cache.
    pub cache_known: bool,
    /// Which request to the provider this belongs to, counted by the runtime. Not the sequence of live events.
    pub request_sequence: Count,
    /// No later usage of this request follows.
    pub final_usage: bool,
    /// What the numbers cover.
    pub source: UsageSource,
}
impl<'a> ActivityUsage<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::activity_usage)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::activity_usage(w, self))
    }
}
impl ActivityUsage<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> ActivityUsage<'static> {
        ActivityUsage {
            activity_id: Cow::Owned(self.activity_id.into_owned()),
            effective_input: self.effective_input,
            output: self.output,
            cache_read: self.cache_read,
            cache_known: self.cache_known,
            request_sequence: self.request_sequence,
            final_usage: self.final_usage,
            source: self.source,
        }
    }
}
/// How far compaction has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CompactionStatus {
    /// `triggered`: The history has grown too large; compaction will begin.
    Triggered,
    /// `running`: The summary is being made.
    Running,
    /// `completed`: A summary stands in for the older history.
    Completed,
    /// `failed`: The history is as it was.
    Failed,
    /// `cancelled`: Compaction was stopped; the history is as it was.
    Cancelled,
}
impl CompactionStatus {
    /// All values, in the order of the schema.
    pub const ALL: &'static [CompactionStatus] = &[
        CompactionStatus::Triggered,
        CompactionStatus::Running,
        CompactionStatus::Completed,
        CompactionStatus::Failed,
        CompactionStatus::Cancelled,
    ];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            CompactionStatus::Triggered => "triggered",
            CompactionStatus::Running => "running",
            CompactionStatus::Completed => "completed",
            CompactionStatus::Failed => "failed",
            CompactionStatus::Cancelled => "cancelled",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "triggered" => CompactionStatus::Triggered,
                "running" => CompactionStatus::Running,
                "completed" => CompactionStatus::Completed,
                "failed" => CompactionStatus::Failed,
                "cancelled" => CompactionStatus::Cancelled,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for CompactionStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
/// Where the token counts of a context come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ContextSource {
    /// `fallback_estimate`: Guessed from the size of the text, for what is there now.
    FallbackEstimate,
    /// `tokenizer_estimate`: Counted with a tokenizer, for what is there now.
    TokenizerEstimate,
    /// `fallback_projection`: Guessed from the size of the text, for the request to come.
    FallbackProjection,
    /// `tokenizer_projection`: Counted with a tokenizer, for the request to come.
    TokenizerProjection,
    /// `last_provider_usage`: Reported by the provider for the request before.
    LastProviderUsage,
    /// `provider_exact`: Reported by the provider for this request, complete.
    ProviderExact,
    /// `provider_partial`: Reported by the provider for this request, in part.
    ProviderPartial,
}
impl ContextSource {
    /// All values, in the order of the schema.
    pub const ALL: &'static [ContextSource] = &[
        ContextSource::FallbackEstimate,
        ContextSource::TokenizerEstimate,
        ContextSource::FallbackProjection,
        ContextSource::TokenizerProjection,
        ContextSource::LastProviderUsage,
        ContextSource::ProviderExact,
        ContextSource::ProviderPartial,
    ];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            ContextSource::FallbackEstimate => "fallback_estimate",
            ContextSource::TokenizerEstimate => "tokenizer_estimate",
            ContextSource::FallbackProjection => "fallback_projection",
            ContextSource::TokenizerProjection => "tokenizer_projection",
            ContextSource::LastProviderUsage => "last_provider_usage",
            ContextSource::ProviderExact => "provider_exact",
            ContextSource::ProviderPartial => "provider_partial",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "fallback_estimate" => ContextSource::FallbackEstimate,
                "tokenizer_estimate" => ContextSource::TokenizerEstimate,
                "fallback_projection" => ContextSource::FallbackProjection,
                "tokenizer_projection" => ContextSource::TokenizerProjection,
                "last_provider_usage" => ContextSource::LastProviderUsage,
                "provider_exact" => ContextSource::ProviderExact,
                "provider_partial" => ContextSource::ProviderPartial,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for ContextSource {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
/// What kind of thing started. Its end always says activity: match an end to its start by id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum LifecycleCategory {
    /// `tool`: A tool call.
    Tool,
    /// `hook`: A hook of the user's settings.
    Hook,
    /// `context_injection`: Text added to the context, such as project instructions.
    ContextInjection,
    /// `subagent_batch`: Several subagents started together.
    SubagentBatch,
    /// `subagent_task`: One subagent with a task of its own.
    SubagentTask,
    /// `assistant`: The model's own answer.
    Assistant,
    /// `diagnostic`: A note of the runtime about itself.
    Diagnostic,
    /// `compaction`: Making the history shorter. The activity kind compaction tells more.
    Compaction,
    /// `activity`: The end of any of these.
    Activity,
}
impl LifecycleCategory {
    /// All values, in the order of the schema.
    pub const ALL: &'static [LifecycleCategory] = &[
        LifecycleCategory::Tool,
        LifecycleCategory::Hook,
        LifecycleCategory::ContextInjection,
        LifecycleCategory::SubagentBatch,
        LifecycleCategory::SubagentTask,
        LifecycleCategory::Assistant,
        LifecycleCategory::Diagnostic,
        LifecycleCategory::Compaction,
        LifecycleCategory::Activity,
    ];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            LifecycleCategory::Tool => "tool",
            LifecycleCategory::Hook => "hook",
            LifecycleCategory::ContextInjection => "context_injection",
            LifecycleCategory::SubagentBatch => "subagent_batch",
            LifecycleCategory::SubagentTask => "subagent_task",
            LifecycleCategory::Assistant => "assistant",
            LifecycleCategory::Diagnostic => "diagnostic",
            LifecycleCategory::Compaction => "compaction",
            LifecycleCategory::Activity => "activity",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "tool" => LifecycleCategory::Tool,
                "hook" => LifecycleCategory::Hook,
                "context_injection" => LifecycleCategory::ContextInjection,
                "subagent_batch" => LifecycleCategory::SubagentBatch,
                "subagent_task" => LifecycleCategory::SubagentTask,
                "assistant" => LifecycleCategory::Assistant,
                "diagnostic" => LifecycleCategory::Diagnostic,
                "compaction" => LifecycleCategory::Compaction,
                "activity" => LifecycleCategory::Activity,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for LifecycleCategory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
/// How far something has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum LifecycleStatus {
    /// `queued`: It waits for its turn.
    Queued,
    /// `running`: It works.
    Running,
    /// `writing`: It produces its result.
    Writing,
    /// `completed`: It ended well.
    Completed,
    /// `failed`: It ended badly.
    Failed,
    /// `cancelled`: It was stopped.
    Cancelled,
}
impl LifecycleStatus {
    /// All values, in the order of the schema.
    pub const ALL: &'static [LifecycleStatus] = &[
        LifecycleStatus::Queued,
        LifecycleStatus::Running,
        LifecycleStatus::Writing,
        LifecycleStatus::Completed,
        LifecycleStatus::Failed,
        LifecycleStatus::Cancelled,
    ];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            LifecycleStatus::Queued => "queued",
            LifecycleStatus::Running => "running",
            LifecycleStatus::Writing => "writing",
            LifecycleStatus::Completed => "completed",
            LifecycleStatus::Failed => "failed",
            LifecycleStatus::Cancelled => "cancelled",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "queued" => LifecycleStatus::Queued,
                "running" => LifecycleStatus::Running,
                "writing" => LifecycleStatus::Writing,
                "completed" => LifecycleStatus::Completed,
                "failed" => LifecycleStatus::Failed,
                "cancelled" => LifecycleStatus::Cancelled,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for LifecycleStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
/// Name of a built-in tool that may be shown. A consumer may show a name it does not know as it is.
///
/// An open set; what to do with an unknown value: text.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum ToolName<'a> {
    /// `read`: Reads a file.
    Read,
    /// `write`: Writes a file.
    Write,
    /// `edit`: Changes part of a file.
    Edit,
    /// `list`: Lists a folder.
    List,
    /// `glob`: Finds files by name.
    Glob,
    /// `grep`: Finds text in files.
    Grep,
    /// `bash`: Runs a shell command.
    Bash,
    /// `task`: Hands work to subagents.
    Task,
    /// `skill`: Loads a skill.
    Skill,
    /// A value that this build does not know, bounded and kept as text.
    Other(Cow<'a, str>),
}
impl<'a> ToolName<'a> {
    /// The value on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            ToolName::Read => "read",
            ToolName::Write => "write",
            ToolName::Edit => "edit",
            ToolName::List => "list",
            ToolName::Glob => "glob",
            ToolName::Grep => "grep",
            ToolName::Bash => "bash",
            ToolName::Task => "task",
            ToolName::Skill => "skill",
            ToolName::Other(text) => text,
        }
    }
    /// The value of this text, known or not.
    pub fn from_text(text: Cow<'a, str>) -> Self {
        match text.as_ref() {
            "read" => ToolName::Read,
            "write" => ToolName::Write,
            "edit" => ToolName::Edit,
            "list" => ToolName::List,
            "glob" => ToolName::Glob,
            "grep" => ToolName::Grep,
            "bash" => ToolName::Bash,
            "task" => ToolName::Task,
            "skill" => ToolName::Skill,
            _ => ToolName::Other(text),
        }
    }
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> ToolName<'static> {
        match self {
            ToolName::Read => ToolName::Read,
            ToolName::Write => ToolName::Write,
            ToolName::Edit => ToolName::Edit,
            ToolName::List => ToolName::List,
            ToolName::Glob => ToolName::Glob,
            ToolName::Grep => ToolName::Grep,
            ToolName::Bash => ToolName::Bash,
            ToolName::Task => ToolName::Task,
            ToolName::Skill => ToolName::Skill,
            ToolName::Other(text) => ToolName::Other(Cow::Owned(text.into_owned())),
        }
    }
}
impl std::fmt::Display for ToolName<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
/// How a tool is reached.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ToolTransport {
    /// `local`: It is built in.
    Local,
    /// `mcp`: An MCP server offers it.
    Mcp,
    /// `unknown`: The runtime cannot tell. This is a value of its own, not a stand-in for others.
    Unknown,
}
impl ToolTransport {
    /// All values, in the order of the schema.
    pub const ALL: &'static [ToolTransport] = &[
        ToolTransport::Local,
        ToolTransport::Mcp,
        ToolTransport::Unknown,
    ];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            ToolTransport::Local => "local",
            ToolTransport::Mcp => "mcp",
            ToolTransport::Unknown => "unknown",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "local" => ToolTransport::Local,
                "mcp" => ToolTransport::Mcp,
                "unknown" => ToolTransport::Unknown,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for ToolTransport {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
/// Something the agent does besides talking. It shares the sequence of the turn with its text, and is dropped rather than waited for when the queue is full.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct TurnActivity<'a> {
    /// The turn.
    pub turn_id: TurnId<'a>,
    /// Its place in the stream of the turn.
    pub sequence: TurnSequence,
    /// What is done.
    pub activity: Activity<'a>,
}
impl<'a> TurnActivity<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::turn_activity)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::turn_activity(w, self))
    }
}
impl TurnActivity<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> TurnActivity<'static> {
        TurnActivity {
            turn_id: Cow::Owned(self.turn_id.into_owned()),
            sequence: self.sequence,
            activity: self.activity.into_owned(),
        }
    }
}
/// What a usage covers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum UsageSource {
    /// `provider_request`: One request to the provider.
    ProviderRequest,
    /// `subagent_aggregate`: The whole run of a subagent.
    SubagentAggregate,
}
impl UsageSource {
    /// All values, in the order of the schema.
    pub const ALL: &'static [UsageSource] = &[
        UsageSource::ProviderRequest,
        UsageSource::SubagentAggregate,
    ];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            UsageSource::ProviderRequest => "provider_request",
            UsageSource::SubagentAggregate => "subagent_aggregate",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "provider_request" => UsageSource::ProviderRequest,
                "subagent_aggregate" => UsageSource::SubagentAggregate,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for UsageSource {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
