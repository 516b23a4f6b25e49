//! One stream of events from a language model, whatever HTTP interface is behind it.
//! Knows no turn, no session and no settings; nothing the provider says in an error gets out of here.

mod anthropic;
mod client;
mod error;
mod retry;
mod sse;

use secrecy::SecretString;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

pub use client::{Client, Stream};
pub use error::Error;
pub use retry::Retry;

/// Where requests go.
#[derive(Debug, Clone)]
pub struct Endpoint {
    /// The interface that is spoken there.
    pub api: Api,
    /// `http://` or `https://`; one that ends in `/v1` is taken as it is, otherwise `/v1` is added.
    pub base_url: String,
    /// The key requests are sent with, if it wants one.
    pub api_key: Option<SecretString>,
}

/// An HTTP interface of a provider.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Api {
    /// Anthropic Messages.
    AnthropicMessages,
    /// OpenAI Responses.
    OpenaiResponses,
    /// OpenAI chat completions.
    OpenaiChat,
}

/// One request.
#[derive(Debug, Clone)]
pub struct Request {
    /// The model's id, as the provider takes it.
    pub model: String,
    /// What the model is told before the conversation.
    pub system: String,
    /// The conversation: user and assistant take turns, the user begins and ends.
    pub messages: Vec<Message>,
    /// The tools it may call.
    pub tools: Vec<Tool>,
    /// Tokens it answers with at most.
    pub output_tokens_max: u64,
    /// Tokens it reasons with at most; `None`: as it does by itself.
    pub thinking_tokens: Option<u64>,
}

/// A tool that the model may call.
#[derive(Debug, Clone)]
pub struct Tool {
    /// Its name: letters, digits, `_` and `-`.
    pub name: String,
    /// What it does, for the model.
    pub description: String,
    /// JSON Schema of its arguments, an object.
    pub input_schema: Value,
}

/// A message of the conversation. Its serialized form is kept in sessions: parts may be added, not changed.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(tag = "role", content = "parts", rename_all = "snake_case")]
pub enum Message {
    /// What the user said and what tools answered; tool results first.
    User(Vec<UserPart>),
    /// What the model said.
    Assistant(Vec<AssistantPart>),
}

/// A part of a user message.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum UserPart {
    /// Text; it must not be blank.
    Text {
        /// The text.
        text: String,
    },
    /// What a tool answered.
    ToolResult {
        /// The call it answers.
        call_id: String,
        /// The answer.
        text: String,
        /// Whether the call failed.
        is_error: bool,
    },
}

/// A part of the model's message.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum AssistantPart {
    /// Text.
    Text {
        /// The text.
        text: String,
    },
    /// Reasoning, to be given back as it came. Never shown.
    Thinking {
        /// The reasoning.
        text: String,
        /// What the provider knows it by.
        signature: String,
    },
    /// Reasoning that only the provider can read, to be given back as it came.
    RedactedThinking {
        /// What the provider reads.
        data: String,
    },
    /// A call of a tool.
    ToolCall(ToolCall),
}

/// A call of a tool.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct ToolCall {
    /// What the result refers to.
    pub id: String,
    /// The tool's name, as the model wrote it.
    pub name: String,
    /// The arguments.
    pub input: Map<String, Value>,
    /// What the model wrote as arguments was no JSON object: `input` is empty, and the call must not be run.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub broken: bool,
}

/// What comes of a request, in this order: text and usage as they come, then [`Event::Stop`].
#[derive(Debug, Clone)]
pub enum Event {
    /// The next piece of the answer, never empty.
    Text(String),
    /// Tokens used so far.
    Usage(Usage),
    /// The end of the answer.
    Stop {
        /// Why it ends here.
        reason: StopReason,
        /// The whole message.
        message: Vec<AssistantPart>,
    },
}

/// Tokens used by a request.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Usage {
    /// Input tokens that came neither from the cache nor went into it.
    pub input: u64,
    /// Output tokens.
    pub output: u64,
    /// Input tokens read from the cache; `None`: not told.
    pub cache_read: Option<u64>,
    /// Input tokens written to the cache; `None`: not told.
    pub cache_write: Option<u64>,
    /// Whether the answer is over, so that nothing is added.
    pub complete: bool,
}

impl Usage {
    /// All input tokens, wherever they came from.
    #[must_use]
    pub fn effective_input(&self) -> u64 {
        self.input
            .saturating_add(self.cache_read.unwrap_or(0))
            .saturating_add(self.cache_write.unwrap_or(0))
    }
}

/// Why an answer ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StopReason {
    /// The model is done.
    EndTurn,
    /// It waits for the results of its tool calls.
    ToolUse,
    /// It may not say more in one answer.
    OutputLimit,
    /// The conversation no longer fits the model.
    ContextFull,
    /// It will not answer this.
    Refusal,
    /// It wants to be asked to go on.
    Pause,
    /// A reason this program does not know.
    Other,
}
