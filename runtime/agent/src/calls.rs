//! The tool calls of one answer: run one after the other, each with its result.
//! What tools get and answer goes to the model and into the session's private part, nowhere else.

use std::sync::Arc;

use provider::{AssistantPart, ToolCall, UserPart};
use serde_json::Value;
use serde_json::value::to_raw_value;
use tool::{Toolbox, Watch};
use turn::{Cancel, Status};

use crate::conversation::{ROUND, Round};
use crate::failure::Failure;
use crate::report::Report;
use crate::said::Said;

/// So many calls of one answer are run; the rest are answered with a refusal.
const CALLS_MAX: usize = 32;

/// Runs the calls in a message and gives their results in the same order.
pub(crate) async fn run(
    message: &[AssistantPart],
    request: u64,
    toolbox: &Arc<Toolbox>,
    cancel: &Cancel,
    said: &mut Said,
    report: &mut Report,
) -> Result<Vec<UserPart>, Failure> {
    let calls = message.iter().filter_map(|part| match part {
        AssistantPart::ToolCall(call) => Some(call),
        _ => None,
    });
    let mut results = Vec::new();
    for (at, call) in calls.enumerate() {
        report.calls(request, at, &call.name);
        let answer = if at >= CALLS_MAX {
            refusal(format!("more than {CALLS_MAX} calls at once"))
        } else if call.broken {
            refusal("the arguments are not one JSON object; call again with all of them")
        } else {
            said.settling(one(call, toolbox, cancel)).await?
        };
        let status = if answer.failed {
            Status::Failed
        } else {
            Status::Completed
        };
        report.ends(status, Some(answer.timed_out));
        results.push(UserPart::ToolResult {
            call_id: call.id.clone(),
            text: answer.text,
            is_error: answer.failed,
        });
    }
    Ok(results)
}

/// Tools block, so each call has a thread; dropped, this stops waiting, and the call ends soon after.
async fn one(call: &ToolCall, toolbox: &Arc<Toolbox>, cancel: &Cancel) -> tool::Answer {
    let (toolbox, cancel, call) = (Arc::clone(toolbox), cancel.clone(), call.clone());
    let run = move || {
        let input = Value::Object(call.input).to_string();
        toolbox.run(&call.name, &input, &Watch::new(&|| cancel.is_cancelled()))
    };
    tokio::task::spawn_blocking(run)
        .await
        .unwrap_or_else(|_| refusal("the tool failed"))
}

/// What the model is told of a call that did not run.
fn refusal(text: impl Into<String>) -> tool::Answer {
    tool::Answer {
        text: text.into(),
        failed: true,
        timed_out: false,
    }
}

/// Keeps a round for later turns, without the model's reasoning. One that is too large for a record is left out:
/// its text is in the session all the same.
pub(crate) fn keep(
    said: &mut Said,
    message: &[AssistantPart],
    results: &[UserPart],
) -> Result<(), Failure> {
    let round = Round {
        said: said.len(),
        assistant: message
            .iter()
            .filter(|part| {
                matches!(
                    part,
                    AssistantPart::Text { .. } | AssistantPart::ToolCall(_)
                )
            })
            .cloned()
            .collect(),
        results: results.to_vec(),
    };
    let Ok(data) = to_raw_value(&round) else {
        return Ok(());
    };
    match said.writer().private(ROUND, &data) {
        Err(session::Error::Record { bytes, max }) => {
            tracing::info!("a round of {bytes} bytes is not kept, a record takes {max}");
            Ok(())
        }
        kept => Ok(kept.map(|_| ())?),
    }
}
