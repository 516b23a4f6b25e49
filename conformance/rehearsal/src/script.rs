//! What a rehearsal plays: replies made of steps, as a file says them.
//! Says nothing about bytes on the wire.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value};

/// A script: each request that is in order takes the next reply, and the last reply repeats.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// What is answered; at least one.
    pub replies: Vec<Reply>,
    /// When given, a request without this key in `x-api-key` is answered 401.
    #[serde(default)]
    pub api_key: Option<String>,
}

/// One answer.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reply {
    /// The HTTP status; 200 streams the steps, any other sends the body.
    #[serde(default = "ok")]
    pub status: u16,
    /// Further response headers.
    #[serde(default)]
    pub headers: BTreeMap<String, String>,
    /// What a status other than 200 comes with: text as it is, anything else as JSON. Absent: an error
    /// object in the provider's form.
    #[serde(default)]
    pub body: Option<Value>,
    /// What is streamed, in order.
    #[serde(default)]
    pub steps: Vec<Step>,
    /// Why the answer stops. Absent: `tool_use` when a tool is called, `end_turn` otherwise.
    #[serde(default)]
    pub stop_reason: Option<String>,
    /// Close the connection without any answer.
    #[serde(default)]
    pub hang_up: bool,
}

fn ok() -> u16 {
    200
}

/// One step of a streamed answer: an object with one member.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// One delta of text. Text steps that follow each other share a block.
    Text(String),
    /// One delta of thinking.
    Thinking(String),
    /// One call of a tool.
    Tool(Tool),
    /// Token counts as the provider names them; they count for the whole reply, wherever the step stands.
    Usage(Map<String, Value>),
    /// Wait here until the gate of this name is opened.
    Hold(String),
    /// Bytes as they are.
    Raw(String),
    /// The provider's own error, in the middle of the stream.
    Error(ErrorStep),
    /// Cut the connection.
    Break(bool),
    /// End the body cleanly, but without the events that end an answer.
    End(bool),
    /// From here on write so many bytes at a time.
    Split(usize),
    /// The same delta many times.
    Repeat(Repeat),
}

/// A call of a tool.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tool {
    /// The name of the tool.
    pub name: String,
    /// Its arguments.
    #[serde(default)]
    pub input: Map<String, Value>,
    /// The identity of the call; absent: one that no other call has.
    #[serde(default)]
    pub id: Option<String>,
}

/// An error in the stream.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ErrorStep {
    /// Such as `overloaded_error`.
    #[serde(rename = "type")]
    pub kind: String,
    /// The provider's words.
    #[serde(default)]
    pub message: String,
}

/// One delta, many times.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Repeat {
    /// A text delta.
    #[serde(default)]
    pub text: Option<String>,
    /// A thinking delta.
    #[serde(default)]
    pub thinking: Option<String>,
    /// How often.
    pub times: u64,
}

/// Why a script cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum ScriptError {
    /// Not JSON, or not of this form.
    #[error("the script is not of the form it must have: {0}")]
    Form(#[from] serde_json::Error),
    /// Nothing to answer with.
    #[error("the script has no reply; give `replies` at least one")]
    NoReply,
    /// A repeat needs to know what to repeat.
    #[error("reply {reply}: a repeat takes either `text` or `thinking`")]
    Repeat {
        /// Which reply, from 0.
        reply: usize,
    },
    /// No bytes at a time is no progress.
    #[error("reply {reply}: `split` must be at least 1")]
    Split {
        /// Which reply, from 0.
        reply: usize,
    },
}

impl Script {
    /// Reads a script from its JSON text.
    ///
    /// # Errors
    /// [`ScriptError`] says what is wrong with it.
    pub fn parse(text: &str) -> Result<Self, ScriptError> {
        Self::from_value(serde_json::from_str(text)?)
    }

    /// Reads a script that is part of another document.
    ///
    /// # Errors
    /// [`ScriptError`] says what is wrong with it.
    pub fn from_value(value: Value) -> Result<Self, ScriptError> {
        let script: Self = serde_json::from_value(value)?;
        if script.replies.is_empty() {
            return Err(ScriptError::NoReply);
        }
        for (reply, steps) in script.replies.iter().map(|reply| &reply.steps).enumerate() {
            for step in steps {
                match step {
                    Step::Repeat(repeat) if repeat.text.is_some() == repeat.thinking.is_some() => {
                        return Err(ScriptError::Repeat { reply });
                    }
                    Step::Split(0) => return Err(ScriptError::Split { reply }),
                    _ => {}
                }
            }
        }
        Ok(script)
    }
}

#[cfg(test)]
mod tests {
    use super::Script;

    #[test]
    fn a_script_that_cannot_be_played_is_refused_with_the_reason() {
        for (text, reason) in [
            ("{", "EOF"),
            (r#"{"replies":[]}"#, "no reply"),
            (r#"{"replies":[{"stops":[]}]}"#, "unknown field `stops`"),
            (
                r#"{"replies":[{"steps":[{"shout":"x"}]}]}"#,
                "unknown variant `shout`",
            ),
            (
                r#"{"replies":[{"steps":[{"repeat":{"times":2}}]}]}"#,
                "either `text` or `thinking`",
            ),
            (r#"{"replies":[{},{"steps":[{"split":0}]}]}"#, "reply 1"),
        ] {
            let error = Script::parse(text).expect_err(text).to_string();
            assert!(error.contains(reason), "{text}: {error}");
        }
    }
}
