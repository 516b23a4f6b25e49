//! The form of a settings file: what it may say, in types that also make its JSON Schema.
//! Does not read files, and does not say which file counts.

use std::collections::BTreeMap;
use std::path::PathBuf;

use schemars::JsonSchema;
use serde::Deserialize;

/// Turns at the same time, at most.
pub(crate) const ACTIVE_TURNS_MAX: u32 = 16;
/// A hundred years, give or take.
pub(crate) const RETENTION_DAYS_MAX: u32 = 36_500;
/// Seconds a shell command may take, at most: a day.
pub(crate) const SHELL_TIMEOUT_S_MAX: u64 = 86_400;
/// The context is never compacted when it is emptier than this part of it.
pub(crate) const THRESHOLD_MIN: f64 = 0.1;

/// Settings of magi-code. Members that are not listed here are kept and ignored.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(default)]
#[schemars(title = "magi-code settings")]
pub struct Scope {
    /// Id of the provider that answers: `anthropic`, `openai-codex` or a key of `providers`.
    pub provider: Option<String>,
    /// Id of the model.
    pub model: Option<String>,
    /// How much the model reasons.
    pub thinking_level: Option<ThinkingLevel>,
    /// Whether to use the provider's faster tier. Only in the global file.
    pub fast: Option<bool>,
    /// Providers of your own, by id.
    pub providers: Option<BTreeMap<String, Provider>>,
    /// Models that must not be used, each as `provider/model`.
    pub disabled_models: Option<Vec<String>>,
    /// MCP servers whose tools the model may use, by name.
    pub mcp_servers: Option<BTreeMap<String, McpServer>>,
    /// Commands that run at points of a turn.
    pub hooks: Option<Vec<Hook>>,
    /// The built-in tools.
    pub tools: Tools,
    /// Bounds of the service.
    pub limits: Limits,
    /// When a conversation is shortened.
    pub compaction: Compaction,
    /// What becomes of stored sessions. Only in the global file.
    pub sessions: Sessions,
    /// Whole paths of projects whose own settings may define providers, MCP servers, hooks and further tool
    /// folders. Only in the global file.
    pub trusted_projects: Option<Vec<PathBuf>>,
}

/// How much a model reasons.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ThinkingLevel {
    /// What the model does by itself.
    #[default]
    Default,
    /// A little.
    Low,
    /// Some.
    Medium,
    /// Much.
    High,
    /// Very much.
    XHigh,
    /// As much as the model can.
    Max,
}

/// A provider of your own.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
pub struct Provider {
    /// What lists show instead of the id.
    #[serde(default)]
    pub label: Option<String>,
    /// The interface it speaks.
    pub api: Api,
    /// Where it is, `http://` or `https://`. One that ends in `/v1` is taken as it is, otherwise `/v1` is added.
    pub base_url: String,
    /// The environment variable that holds its key. Absent: it needs none.
    #[serde(default)]
    pub api_key_env: Option<String>,
    /// Its models. Absent: asked for with `catalog.refresh`.
    #[serde(default)]
    pub models: Option<Vec<Model>>,
}

/// An HTTP interface of a provider.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Api {
    /// Anthropic Messages.
    AnthropicMessages,
    /// OpenAI Responses.
    OpenaiResponses,
    /// OpenAI chat completions.
    OpenaiChat,
}

/// A model of a provider of your own.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
pub struct Model {
    /// Its id, as the provider takes it.
    pub id: String,
    /// What lists show instead of the id.
    #[serde(default)]
    pub label: Option<String>,
    /// Tokens of context it takes. Absent: not known.
    #[serde(default)]
    pub context_window: Option<u64>,
    /// Tokens it answers with at most. Absent: not known.
    #[serde(default)]
    pub max_output_tokens: Option<u64>,
    /// Levels of reasoning it offers. Absent: those that its interface usually has.
    #[serde(default)]
    pub thinking_levels: Option<Vec<ThinkingLevel>>,
}

/// An MCP server: either `command` or `url`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
pub struct McpServer {
    /// The program to start.
    #[serde(default)]
    pub command: Option<String>,
    /// Its arguments.
    #[serde(default)]
    pub args: Vec<String>,
    /// Variables it gets beside a small safe environment.
    #[serde(default)]
    pub env: BTreeMap<String, String>,
    /// Where a server that already runs is.
    #[serde(default)]
    pub url: Option<String>,
}

/// A command that runs at a point of a turn.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, JsonSchema)]
pub struct Hook {
    /// At which point.
    pub event: HookEvent,
    /// For which tools; absent: all.
    #[serde(default)]
    pub matcher: Option<String>,
    /// Program and arguments.
    #[schemars(length(min = 1))]
    pub command: Vec<String>,
}

/// A point of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum HookEvent {
    /// Before the first request.
    TurnStart,
    /// Before a tool runs; it can keep the tool from running.
    ToolStart,
    /// After a tool ran.
    ToolEnd,
    /// When the turn is over.
    TurnEnd,
}

/// The built-in tools.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Tools {
    /// Names of tools the model does not get.
    pub disabled: Option<Vec<String>>,
    /// Seconds after which a shell command is ended.
    #[schemars(range(min = 1, max = SHELL_TIMEOUT_S_MAX))]
    pub shell_timeout_s: Option<u64>,
    /// Folders beside the project that file tools may use.
    pub extra_roots: Option<Vec<PathBuf>>,
}

/// Bounds of the service.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Limits {
    /// Turns that run at the same time.
    #[schemars(range(min = 1, max = ACTIVE_TURNS_MAX))]
    pub max_active_turns: Option<u32>,
}

/// What becomes of stored sessions.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Sessions {
    /// Days after which a session that was not written to is removed at launch, unless somebody holds it; without
    /// this, sessions stay.
    #[schemars(range(min = 1, max = RETENTION_DAYS_MAX))]
    pub retention_days: Option<u32>,
}

/// When a conversation is shortened.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Compaction {
    /// How full the context gets before, as a part of 1.
    #[schemars(range(min = THRESHOLD_MIN, max = 1.0))]
    pub threshold: Option<f64>,
    /// Whether it happens at all.
    pub enabled: Option<bool>,
}
