//! One whole conversation, narrated: the real service, the real client, and a provider that runs on this machine.
//! Needs no key and no network; any deviation from the script is an error.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, bail, ensure};
use app_client::Received;
use app_wire::{
    Activity, Call, EventBody, LifecycleStatus, Method, ReplayItem, Reply, SessionCloseRequest,
    SessionCreateRequest, SessionReplayRequest, TurnStartRequest, TurnStatus, TurnTerminal,
};
use rehearsal::{Rehearsal, Script};
use serde_json::json;

use crate::frontend::Frontend;

const QUESTION: &str = "What is on the shopping list?";
const LOOKING: &str = "Let me look at the list. ";
const ANSWER: &str = "There are two things on it: bread and apples.";
const LIST: &str = "bread\napples\n";

/// Runs the demonstration and writes the narration to `out`.
///
/// # Errors
/// Anything that did not go as the script says.
pub async fn run(out: &mut impl Write) -> anyhow::Result<()> {
    let folder = tempfile::Builder::new()
        .prefix("magi-demo-")
        .tempdir()
        .context("no temporary folder")?;
    let home = folder.path().join("home");
    let project = folder.path().join("project");
    std::fs::create_dir_all(&home)?;
    std::fs::create_dir_all(&project)?;
    std::fs::write(project.join("list.txt"), LIST)?;

    writeln!(
        out,
        "A conversation with magi-code as a frontend sees it. Everything runs on this machine.\n"
    )?;
    let provider = Rehearsal::start(script()?).context("the rehearsal provider did not start")?;
    std::fs::write(
        home.join("settings.json"),
        settings(&provider.base_url()).to_string(),
    )?;
    writeln!(
        out,
        "1. A rehearsal provider listens on loopback. It speaks the Anthropic Messages format from a script."
    )?;

    let mut frontend = launch(&home, &project).await?;
    let greeting = frontend.greeted().await?;
    writeln!(
        out,
        "2. The frontend launched `magi-code --app service` and passed preflight:\n     {} {}, protocol {}, {} operations, {} events, records up to {} bytes",
        greeting.server_name,
        greeting.server_version,
        app_wire::PROTOCOL_VERSION,
        greeting.capabilities.operations.len(),
        greeting.capabilities.events.len(),
        greeting.limits.max_record_bytes,
    )?;

    let session_id = create(&mut frontend).await?;
    writeln!(out, "3. A durable session was made: {session_id}")?;

    writeln!(out, "4. The user asks: {QUESTION}")?;
    let terminal = turn(&mut frontend, &session_id, out).await?;
    ensure!(
        terminal.status == TurnStatus::Completed,
        "the turn ended as {}",
        terminal.status.as_str()
    );
    let expected = format!("{LOOKING}{ANSWER}");
    ensure!(
        terminal.assistant_text == expected,
        "the answer was {:?}",
        terminal.assistant_text
    );
    ensure!(
        provider.requests().len() == 2,
        "the provider was asked {} times, not twice",
        provider.requests().len()
    );
    writeln!(
        out,
        "   The turn completed; its last event carries the whole text, so no client has to add up deltas."
    )?;

    writeln!(out, "5. Replay reads the same conversation back from disk:")?;
    replay(&mut frontend, &session_id, &expected, out).await?;

    let close = Call::SessionClose(SessionCloseRequest {});
    let Reply::SessionClose(closed) = frontend.ask(Some(&session_id), close).await? else {
        bail!("no answer to close")
    };
    let status = frontend.close().await?;
    ensure!(status.success(), "the service ended with {status}");
    writeln!(
        out,
        "6. The session is {}; at the end of its input the service ended with exit code 0.",
        closed.status.as_str()
    )?;
    writeln!(
        out,
        "\nAll of it as scripted. Next: README.md, \"Talk to it yourself\"."
    )?;
    Ok(())
}

fn script() -> anyhow::Result<Script> {
    Ok(Script::from_value(json!({"replies": [
        {"steps": [
            {"text": LOOKING},
            {"tool": {"name": "read", "input": {"path": "list.txt"}}},
            {"usage": {"input_tokens": 42, "output_tokens": 17}},
        ]},
        {"steps": [
            {"text": &ANSWER[..28]},
            {"text": &ANSWER[28..]},
            {"usage": {"input_tokens": 80, "output_tokens": 12}},
        ]},
    ]}))?)
}

fn settings(base_url: &str) -> serde_json::Value {
    json!({
        "provider": "rehearsal",
        "model": "scripted",
        "providers": {"rehearsal": {
            "label": "Rehearsal",
            "api": "anthropic_messages",
            "base_url": base_url,
            "models": [{"id": "scripted", "label": "Scripted", "context_window": 200_000, "max_output_tokens": 8_192,
                        "thinking_levels": ["default"]}],
        }},
    })
}

async fn launch(home: &Path, project: &Path) -> anyhow::Result<Frontend> {
    let needs = [
        Method::SessionCreate,
        Method::SessionReplay,
        Method::SessionClose,
        Method::TurnStart,
    ];
    let surroundings = |command: &mut tokio::process::Command| {
        command
            .env("MC_HOME", home)
            .env_remove("MC_PROVIDER")
            .env_remove("MC_MODEL")
            .current_dir(project);
    };
    Ok(Frontend::launch(&needs, surroundings).await?)
}

async fn create(frontend: &mut Frontend) -> anyhow::Result<String> {
    match frontend
        .ask(None, Call::SessionCreate(SessionCreateRequest {}))
        .await?
    {
        Reply::SessionCreate(created) => Ok(created.session_id.into_owned()),
        other => bail!("session.create was answered with {other:?}"),
    }
}

/// Runs the turn, shows what a person would see of it, and returns its last event.
async fn turn(
    frontend: &mut Frontend,
    session_id: &str,
    out: &mut impl Write,
) -> anyhow::Result<TurnTerminal<'static>> {
    let start = Call::TurnStart(TurnStartRequest {
        prompt: QUESTION.into(),
        options: None,
    });
    frontend.send(Some(session_id), start).await?;
    let mut tool_completed = false;
    loop {
        let (_, received) = frontend
            .receive()
            .await?
            .context("the service ended in the middle of the turn")?;
        match received {
            Received::Reply { .. } => writeln!(out, "   accepted")?,
            Received::Event {
                body: EventBody::TurnStarted(_),
                ..
            } => writeln!(out, "   started")?,
            Received::Event {
                body: EventBody::TurnAssistantDelta(delta),
                ..
            } => {
                writeln!(out, "   assistant: {}", delta.text)?;
            }
            Received::Event {
                body: EventBody::TurnActivity(activity),
                ..
            } => {
                if let Activity::Tool(tool) = activity.activity {
                    let name = tool
                        .tool_name
                        .as_ref()
                        .map_or("a tool", |name| name.as_str());
                    writeln!(out, "   tool {name}: {}", tool.status.as_str())?;
                    tool_completed |= tool.status == LifecycleStatus::Completed;
                }
            }
            Received::Event {
                body: EventBody::TurnTerminal(terminal),
                ..
            } => {
                ensure!(tool_completed, "the tool call was not seen to complete");
                return Ok(terminal);
            }
            other => bail!("unexpected in the middle of a turn: {other:?}"),
        }
    }
}

async fn replay(
    frontend: &mut Frontend,
    session_id: &str,
    answer: &str,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let call = Call::SessionReplay(SessionReplayRequest {
        after: None,
        limit: None,
    });
    let Reply::SessionReplay(page) = frontend.ask(Some(session_id), call).await? else {
        bail!("no replay page")
    };
    ensure!(
        !page.truncated && !page.gap && !page.resync_required,
        "the replay page is not whole"
    );
    let mut texts = Vec::new();
    for item in &page.events {
        match item {
            ReplayItem::Message(message) => {
                writeln!(out, "     {}: {}", message.role.as_str(), message.text)?;
                texts.push(message.text.as_ref());
            }
            ReplayItem::Terminal(terminal) => writeln!(out, "     ({})", terminal.status.as_str())?,
            ReplayItem::Summary(_) => bail!("a summary, though nothing was compacted"),
        }
    }
    ensure!(
        texts == [QUESTION, answer],
        "the replayed messages are {texts:?}"
    );
    Ok(())
}
