//! A request as the JSON that the Messages interface takes.
//! Decides nothing about the conversation; empty texts, which it refuses, are left out.

use serde_json::{Value, json};

use crate::{AssistantPart, Message, Request, UserPart};

/// The version of the interface, sent with each request.
pub(crate) const VERSION: &str = "2023-06-01";

/// The body of the request.
pub(crate) fn body(request: &Request) -> String {
    let mut messages: Vec<Value> = request.messages.iter().map(message).collect();
    // What comes again in the next request is worth keeping at the provider: tools and system, then the
    // conversation up to here.
    if let Some(last) = messages.last_mut()
        && let Some(part) = last["content"]
            .as_array_mut()
            .and_then(|parts| parts.last_mut())
    {
        part["cache_control"] = json!({"type": "ephemeral"});
    }
    let mut body = json!({
        "model": request.model,
        "max_tokens": request.output_tokens_max.max(1),
        "stream": true,
        "messages": messages,
    });
    if !request.system.trim().is_empty() {
        body["system"] = json!([{"type": "text", "text": request.system, "cache_control": {"type": "ephemeral"}}]);
    }
    if !request.tools.is_empty() {
        body["tools"] = request
            .tools
            .iter()
            .map(|tool| json!({"name": tool.name, "description": tool.description, "input_schema": tool.input_schema}))
            .collect();
    }
    if let Some(budget) = request.thinking_tokens {
        body["thinking"] = json!({"type": "enabled", "budget_tokens": budget});
        // The budget counts as output.
        body["max_tokens"] = json!(request.output_tokens_max.saturating_add(budget));
    }
    body.to_string()
}

fn message(message: &Message) -> Value {
    match message {
        Message::User(parts) => {
            json!({"role": "user", "content": parts.iter().filter_map(user).collect::<Vec<_>>()})
        }
        Message::Assistant(parts) => {
            json!({"role": "assistant", "content": parts.iter().filter_map(assistant).collect::<Vec<_>>()})
        }
    }
}

fn user(part: &UserPart) -> Option<Value> {
    match part {
        UserPart::Text { text } => text_block(text),
        UserPart::ToolResult {
            call_id,
            text,
            is_error,
        } => {
            let mut block = json!({"type": "tool_result", "tool_use_id": call_id, "content": text});
            if *is_error {
                block["is_error"] = json!(true);
            }
            Some(block)
        }
    }
}

fn assistant(part: &AssistantPart) -> Option<Value> {
    match part {
        AssistantPart::Text { text } => text_block(text),
        AssistantPart::Thinking { text, signature } => {
            Some(json!({"type": "thinking", "thinking": text, "signature": signature}))
        }
        AssistantPart::RedactedThinking { data } => {
            Some(json!({"type": "redacted_thinking", "data": data}))
        }
        AssistantPart::ToolCall(call) => {
            Some(json!({"type": "tool_use", "id": call.id, "name": call.name, "input": call.input}))
        }
    }
}

fn text_block(text: &str) -> Option<Value> {
    (!text.trim().is_empty()).then(|| json!({"type": "text", "text": text}))
}
