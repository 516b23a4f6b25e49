//! Whether a request is one that the Messages interface takes.
//! Answers with the first thing that is wrong, in words for the person who wrote the client.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

type Verdict = Result<(), String>;
type Object = Map<String, Value>;

const MEMBERS: &[&str] = &[
    "model",
    "max_tokens",
    "messages",
    "system",
    "tools",
    "tool_choice",
    "stream",
    "thinking",
    "metadata",
    "temperature",
    "top_k",
    "top_p",
    "stop_sequences",
    "service_tier",
];

/// Checks the body of a POST to `/v1/messages`.
pub(crate) fn check(body: &Value) -> Verdict {
    let body = body.as_object().ok_or("the body is not an object")?;
    known(body, MEMBERS, "")?;
    if text(body, "model")?.is_empty() {
        return Err("model: is empty".into());
    }
    let max_tokens = body
        .get("max_tokens")
        .and_then(Value::as_u64)
        .filter(|count| *count > 0)
        .ok_or("max_tokens: must be an integer of at least 1")?;
    if body.get("stream") != Some(&Value::Bool(true)) {
        return Err("stream: this provider only streams".into());
    }
    match body.get("system") {
        None | Some(Value::String(_)) => {}
        Some(Value::Array(blocks)) => {
            for (at, block) in blocks.iter().enumerate() {
                content(block, &format!("system.{at}"), &["text"])?;
            }
        }
        Some(_) => return Err("system: must be text or blocks of text".into()),
    }
    tools(body.get("tools"))?;
    thinking(body.get("thinking"), max_tokens)?;
    let messages = body
        .get("messages")
        .and_then(Value::as_array)
        .ok_or("messages: must be an array")?;
    conversation(messages)
}

fn known(object: &Object, members: &[&str], at: &str) -> Verdict {
    match object.keys().find(|key| !members.contains(&key.as_str())) {
        Some(key) => Err(format!("{at}{key}: extra inputs are not permitted")),
        None => Ok(()),
    }
}

fn text<'a>(object: &'a Object, member: &str) -> Result<&'a str, String> {
    object
        .get(member)
        .and_then(Value::as_str)
        .ok_or_else(|| format!("{member}: must be text"))
}

fn tools(tools: Option<&Value>) -> Verdict {
    let Some(tools) = tools else { return Ok(()) };
    let mut names = BTreeSet::new();
    for tool in tools.as_array().ok_or("tools: must be an array")? {
        let tool = tool.as_object().ok_or("tools: each must be an object")?;
        known(
            tool,
            &[
                "name",
                "description",
                "input_schema",
                "cache_control",
                "type",
            ],
            "tools.",
        )?;
        let name = text(tool, "name")?;
        if name.is_empty() || name.len() > 128 || !name.bytes().all(id_byte) {
            return Err(format!("tools: {name:?} is no name of a tool"));
        }
        if !names.insert(name) {
            return Err(format!("tools: the name {name:?} is not unique"));
        }
        if tool
            .get("input_schema")
            .and_then(|schema| schema.get("type"))
            != Some(&Value::from("object"))
        {
            return Err(format!(
                "tools: the input_schema of {name:?} must have type \"object\""
            ));
        }
    }
    Ok(())
}

fn thinking(thinking: Option<&Value>, max_tokens: u64) -> Verdict {
    let Some(thinking) = thinking else {
        return Ok(());
    };
    match thinking.get("type").and_then(Value::as_str) {
        Some("disabled" | "adaptive") => Ok(()),
        Some("enabled") => match thinking.get("budget_tokens").and_then(Value::as_u64) {
            Some(budget) if budget >= 1024 && budget < max_tokens => Ok(()),
            _ => {
                Err("thinking.budget_tokens: must be at least 1024 and less than max_tokens".into())
            }
        },
        _ => Err("thinking.type: must be enabled, adaptive or disabled".into()),
    }
}

fn id_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-')
}

/// Roles take turns, the user begins and ends, and each tool call is answered right after.
fn conversation(messages: &[Value]) -> Verdict {
    if messages.is_empty() {
        return Err("messages: at least one message is required".into());
    }
    let mut unanswered = BTreeSet::new();
    let mut calls = BTreeSet::new();
    for (at, message) in messages.iter().enumerate() {
        let place = format!("messages.{at}");
        let message = message
            .as_object()
            .ok_or_else(|| format!("{place}: must be an object"))?;
        known(message, &["role", "content"], &format!("{place}."))?;
        let expected = if at % 2 == 0 { "user" } else { "assistant" };
        if text(message, "role")? != expected {
            return Err(format!(
                "{place}: roles must alternate, {expected} is due here"
            ));
        }
        let blocks = blocks(message.get("content"), &place, expected)?;
        if expected == "user" {
            unanswered = answers(&blocks, unanswered, &place)?;
        } else {
            for block in blocks.iter().filter(|block| kind(block) == "tool_use") {
                let id = text(block, "id")?.to_owned();
                if !calls.insert(id.clone()) {
                    return Err(format!("{place}: `tool_use` ids must be unique"));
                }
                unanswered.insert(id);
            }
        }
    }
    if messages.len().is_multiple_of(2) {
        return Err("messages: the last must be the user's".into());
    }
    Ok(())
}

/// Takes the calls of the message before; all of them must be answered, before anything else is said.
fn answers(
    blocks: &[&Object],
    mut unanswered: BTreeSet<String>,
    place: &str,
) -> Result<BTreeSet<String>, String> {
    let mut said = false;
    for block in blocks {
        if kind(block) != "tool_result" {
            said = true;
            continue;
        }
        let id = text(block, "tool_use_id")?;
        if !unanswered.remove(id) {
            return Err(format!(
                "{place}: unexpected `tool_use_id` found in `tool_result` blocks: {id}"
            ));
        }
        if said {
            return Err(format!("{place}: tool_result blocks must come first"));
        }
    }
    match unanswered.first() {
        Some(id) => Err(format!(
            "{place}: `tool_use` ids were found without `tool_result` blocks immediately after: {id}"
        )),
        None => Ok(unanswered),
    }
}

fn kind(block: &Object) -> &str {
    block
        .get("type")
        .and_then(Value::as_str)
        .unwrap_or_default()
}

fn blocks<'a>(
    content: Option<&'a Value>,
    place: &str,
    role: &str,
) -> Result<Vec<&'a Object>, String> {
    let kinds: &[&str] = match role {
        "user" => &["text", "tool_result", "image", "document"],
        _ => &["text", "tool_use", "thinking", "redacted_thinking"],
    };
    match content {
        Some(Value::String(text)) if !text.trim().is_empty() => Ok(Vec::new()),
        Some(Value::Array(blocks)) if !blocks.is_empty() => blocks
            .iter()
            .enumerate()
            .map(|(at, block)| self::content(block, &format!("{place}.content.{at}"), kinds))
            .collect(),
        _ => Err(format!("{place}.content: must not be empty")),
    }
}

fn content<'a>(block: &'a Value, place: &str, kinds: &[&str]) -> Result<&'a Object, String> {
    let block = block
        .as_object()
        .ok_or_else(|| format!("{place}: must be an object"))?;
    if !kinds.contains(&kind(block)) {
        return Err(format!(
            "{place}.type: {:?} is not expected here",
            kind(block)
        ));
    }
    let verdict = match kind(block) {
        "text" => text_block(block),
        "tool_use" => call(block),
        "tool_result" => result(block),
        "thinking" => reasoning(block),
        _ => Ok(()),
    };
    verdict
        .map(|()| block)
        .map_err(|error| format!("{place}.{error}"))
}

fn text_block(block: &Object) -> Verdict {
    known(block, &["type", "text", "cache_control"], "")?;
    if text(block, "text")?.trim().is_empty() {
        return Err("text: text content blocks must contain non-whitespace text".into());
    }
    Ok(())
}

fn call(block: &Object) -> Verdict {
    known(block, &["type", "id", "name", "input", "cache_control"], "")?;
    let id = text(block, "id")?;
    if id.is_empty() || !id.bytes().all(id_byte) {
        return Err("id: has characters that an id does not have".into());
    }
    text(block, "name")?;
    if !block.get("input").is_some_and(Value::is_object) {
        return Err("input: must be an object".into());
    }
    Ok(())
}

fn result(block: &Object) -> Verdict {
    known(
        block,
        &[
            "type",
            "tool_use_id",
            "content",
            "is_error",
            "cache_control",
        ],
        "",
    )?;
    match block.get("content") {
        None | Some(Value::String(_) | Value::Array(_)) => Ok(()),
        Some(_) => Err("content: must be text or blocks".into()),
    }
}

fn reasoning(block: &Object) -> Verdict {
    text(block, "thinking")?;
    if text(block, "signature")?.is_empty() {
        return Err("signature: is empty".into());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::check;

    fn request(change: impl FnOnce(&mut Value)) -> Value {
        let mut body = json!({
            "model": "m", "max_tokens": 4096, "stream": true, "system": "Be brief.",
            "tools": [{"name": "read", "description": "Reads.", "input_schema": {"type": "object"}}],
            "messages": [
                {"role": "user", "content": "Hello"},
                {"role": "assistant", "content": [
                    {"type": "thinking", "thinking": "hm", "signature": "s"},
                    {"type": "tool_use", "id": "t1", "name": "read", "input": {}},
                    {"type": "tool_use", "id": "t2", "name": "read", "input": {}}]},
                {"role": "user", "content": [
                    {"type": "tool_result", "tool_use_id": "t2", "content": "a", "is_error": true},
                    {"type": "tool_result", "tool_use_id": "t1", "content": "b"},
                    {"type": "text", "text": "Go on."}]},
            ],
        });
        change(&mut body);
        body
    }

    #[test]
    fn a_whole_conversation_with_tools_is_in_order() {
        assert_eq!(check(&request(|_| {})), Ok(()));
    }

    #[test]
    fn what_the_real_interface_refuses_is_refused() {
        type Change = fn(&mut Value);
        let cases: &[(&str, Change)] = &[
            ("the body is not", |body| *body = json!([])),
            ("model", |body| body["model"] = json!("")),
            ("max_tokens", |body| body["max_tokens"] = json!(0)),
            ("stream", |body| body["stream"] = json!(false)),
            ("extra inputs", |body| body["effort"] = json!(1)),
            ("system.0", |body| {
                body["system"] = json!([{"type": "tool_use"}])
            }),
            ("not unique", |body| {
                body["tools"] = json!([body["tools"][0], body["tools"][0]])
            }),
            ("no name of a tool", |body| {
                body["tools"][0]["name"] = json!("a b")
            }),
            ("input_schema", |body| {
                body["tools"][0]["input_schema"] = json!({})
            }),
            ("budget_tokens", |body| {
                body["thinking"] = json!({"type": "enabled", "budget_tokens": 4096})
            }),
            ("at least one", |body| body["messages"] = json!([])),
            ("alternate", |body| {
                body["messages"][1]["role"] = json!("user")
            }),
            ("alternate", |body| {
                body["messages"][0]["role"] = json!("assistant")
            }),
            ("must not be empty", |body| {
                body["messages"][0]["content"] = json!("  ")
            }),
            ("must not be empty", |body| {
                body["messages"][0]["content"] = json!([])
            }),
            ("non-whitespace", |body| {
                body["messages"][2]["content"][2]["text"] = json!("\n")
            }),
            ("not expected here", |body| {
                body["messages"][0]["content"] = json!([{"type": "tool_use"}])
            }),
            ("signature", |body| {
                body["messages"][1]["content"][0]["signature"] = json!("")
            }),
            ("must be unique", |body| {
                body["messages"][1]["content"][2]["id"] = json!("t1")
            }),
            ("an id does not have", |body| {
                body["messages"][1]["content"][1]["id"] = json!("a b")
            }),
            ("unexpected `tool_use_id`", |body| {
                body["messages"][2]["content"][0]["tool_use_id"] = json!("t9")
            }),
            ("immediately after: t2", |body| {
                body["messages"][2]["content"] = json!([body["messages"][2]["content"][1]])
            }),
            ("must come first", |body| {
                body["messages"][2]["content"] = json!([
                    body["messages"][2]["content"][2],
                    body["messages"][2]["content"][0]
                ]);
            }),
            ("last must be the user's", |body| {
                body["messages"] =
                    json!([body["messages"][0], {"role": "assistant", "content": "Hi"}]);
            }),
        ];
        for (reason, change) in cases {
            let error = check(&request(change)).expect_err(reason);
            assert!(error.contains(reason), "{reason}: {error}");
        }
    }
}
