//! The turn itself: ask, run tools, ask again, until the model is done.
//! Always comes back, with an outcome and the writer it was lent.

use provider::{AssistantPart, Message, StopReason};
use redact::Flow;
use session::Writer;
use turn::{Cancel, Ending, Outcome, Sender, Start, Status};

use crate::answer::Asking;
use crate::failure::Failure;
use crate::prepare::{Prepared, Sources};
use crate::report::Report;
use crate::said::Said;
use crate::{Runtime, calls};

/// So many times in a row a model may call tools.
const ROUNDS_MAX: usize = 200;

/// Runs a turn whose user message is already durable in `writer`. Text goes to `events` and into the session as
/// it is accepted; `events` is closed when this returns. Ending the session's turn is left to the caller, who has
/// the outcome and the writer. Needs a runtime with timers and I/O.
///
/// A cancel stops whatever is waited for. Every failure is an outcome, with the text accepted until then.
pub async fn run(
    start: Start,
    writer: Writer,
    events: Sender,
    cancel: Cancel,
    runtime: &Runtime,
) -> (Outcome, Writer) {
    let turn_id = start.turn_id.clone();
    let sources = Sources::new(runtime);
    // Not given up when cancelled: the writer has to come back, and reading is bounded.
    let (prepared, writer) = off_thread(move || (sources.prepare(&writer), writer)).await;
    let (flow, prepared) = match prepared {
        Ok(prepared) => (Flow::new(prepared.redactor.clone()), Ok(prepared)),
        Err(failure) => (Flow::default(), Err(failure)),
    };
    let mut said = Said::new(writer, events.clone(), runtime.text, flow);
    let mut report = Report::new(events.clone(), start.turn_id);
    let ended = match prepared {
        Err(failure) => Err(failure),
        Ok(prepared) => tokio::select! {
            biased;
            () = cancel.cancelled() => Err(Failure::Cancelled),
            ended = work(prepared, runtime, &cancel, &mut said, &mut report) => ended,
        },
    };
    let (ending, status) = match &ended {
        Ok(()) => (Ending::Completed, Status::Completed),
        Err(Failure::Cancelled) => (Ending::Cancelled, Status::Cancelled),
        Err(failure) => {
            match failure.to_string() {
                told if runtime.told.as_ref() == Some(&told) => {
                    tracing::warn!("turn {turn_id}: the settings are still wrong");
                }
                failure => tracing::warn!("turn {turn_id}: {failure}"),
            }
            (failure.ending(), Status::Failed)
        }
    };
    report.ends_all(status);
    let tally = events.close();
    // What could not be written may be in the events and not in the session.
    let unwritten = matches!(ended, Err(Failure::Session(_)));
    let (assistant_text, writer) = said.into_parts();
    let replay_required = tally.activity_dropped > 0 || unwritten;
    (
        Outcome {
            ending,
            assistant_text,
            tally,
            replay_required,
        },
        writer,
    )
}

/// Blocks elsewhere. A panic there goes on here.
async fn off_thread<T: Send + 'static>(block: impl FnOnce() -> T + Send + 'static) -> T {
    match tokio::task::spawn_blocking(block).await {
        Ok(done) => done,
        Err(error) => std::panic::resume_unwind(error.into_panic()),
    }
}

async fn work(
    prepared: Prepared,
    runtime: &Runtime,
    cancel: &Cancel,
    said: &mut Said,
    report: &mut Report,
) -> Result<(), Failure> {
    let Prepared {
        endpoint,
        mut request,
        toolbox,
        context_tokens,
        ..
    } = prepared;
    let mut asking = Asking {
        runtime,
        endpoint,
        context_tokens,
        said,
        report,
        requests: 0,
    };
    for _ in 0..ROUNDS_MAX {
        let answer = asking.answer(&request).await?;
        let calls = answer
            .message
            .iter()
            .any(|part| matches!(part, AssistantPart::ToolCall(_)));
        match answer.reason {
            StopReason::EndTurn | StopReason::ToolUse | StopReason::Other if calls => {}
            StopReason::EndTurn | StopReason::ToolUse | StopReason::Other => return Ok(()),
            StopReason::OutputLimit => return Err(Failure::OutputLimit),
            StopReason::ContextFull => return Err(Failure::ContextFull),
            StopReason::Refusal => return Err(Failure::Refusal),
            StopReason::Pause => return Err(Failure::Pause),
        }
        let Asking {
            said,
            report,
            requests,
            ..
        } = &mut asking;
        let results =
            calls::run(&answer.message, *requests, &toolbox, cancel, said, report).await?;
        calls::keep(said, &answer.message, &results)?;
        request.messages.push(Message::Assistant(answer.message));
        request.messages.push(Message::User(results));
    }
    Err(Failure::Rounds(ROUNDS_MAX))
}
