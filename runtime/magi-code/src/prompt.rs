//! One prompt from a command line, run through the service as any frontend would.
//! Text goes to stdout, progress to stderr when a person watches; nothing is read from the service's files.

use std::borrow::Cow;
use std::io::{IsTerminal, Write};
use std::process::ExitCode;

use anyhow::Context;
use app_client::Received;
use app_wire::{
    Activity, Call, EventBody, Method, TurnCancelRequest, TurnStartRequest, TurnStatus,
    TurnTerminal,
};

use crate::arguments::Prompt;
use crate::frontend::{self, Frontend};

/// Exit code of a turn that was cancelled: what shells give for an interrupt.
const CANCELLED: u8 = 130;

/// Runs the turn: exit code 0 completed, 1 failed, 130 cancelled. Ctrl-C asks the service to cancel and waits for the end.
///
/// # Errors
/// The service could not be used at all, or refused the turn.
pub async fn run(prompt: Prompt) -> anyhow::Result<ExitCode> {
    let mut frontend = Frontend::launch(&[Method::TurnStart, Method::TurnCancel], |command| {
        if let Some(provider) = &prompt.provider {
            command.env("MC_PROVIDER", provider);
        }
        if let Some(model) = &prompt.model {
            command.env("MC_MODEL", model);
        }
    })
    .await?;
    frontend.greeted().await?;
    let start = Call::TurnStart(TurnStartRequest {
        prompt: prompt.text.as_str().into(),
        options: None,
    });
    frontend.send(prompt.session_id.as_deref(), start).await?;
    let terminal = Shown::new(prompt.json).turn(&mut frontend).await?;
    frontend.close().await?;
    Ok(match terminal.status {
        TurnStatus::Completed => ExitCode::SUCCESS,
        TurnStatus::Failed => ExitCode::FAILURE,
        TurnStatus::Cancelled => ExitCode::from(CANCELLED),
    })
}

/// What the person or the script sees.
struct Shown {
    json: bool,
    progress: bool,
    /// Text written so far, to be compared with the authoritative text of the terminal event.
    text: String,
    turn_id: Option<String>,
}

impl Shown {
    fn new(json: bool) -> Self {
        Self {
            json,
            progress: !json && std::io::stderr().is_terminal(),
            text: String::new(),
            turn_id: None,
        }
    }

    async fn turn(&mut self, frontend: &mut Frontend) -> anyhow::Result<TurnTerminal<'static>> {
        let mut interrupts = 0;
        loop {
            let received = tokio::select! {
                received = frontend.receive() => received?,
                signal = tokio::signal::ctrl_c() => {
                    signal.context("Ctrl-C cannot be watched")?;
                    interrupts += 1;
                    anyhow::ensure!(interrupts < 3, "interrupted three times; the service did not end the turn");
                    self.cancel(frontend).await?;
                    continue;
                }
            };
            let (record, received) = received.context("the service ended before the turn did")?;
            if self.json {
                let mut out = std::io::stdout().lock();
                out.write_all(record.trim_ascii_end())?;
                out.write_all(b"\n")?;
                out.flush()?;
            }
            if let Some(terminal) = self.show(received)? {
                return Ok(terminal);
            }
        }
    }

    async fn cancel(&mut self, frontend: &mut Frontend) -> anyhow::Result<()> {
        // Before the turn is accepted there is nothing to cancel; closing the pipe on exit does that.
        let turn_id = self
            .turn_id
            .clone()
            .context("interrupted before the turn was accepted")?;
        frontend
            .send(
                None,
                Call::TurnCancel(TurnCancelRequest {
                    turn_id: turn_id.into(),
                }),
            )
            .await?;
        Ok(())
    }

    /// The terminal event, when this was it.
    fn show(&mut self, received: Received) -> anyhow::Result<Option<TurnTerminal<'static>>> {
        match received {
            Received::Reply {
                reply: app_wire::Reply::TurnStart(accepted),
                ..
            } => {
                self.note(&format!("session {}", accepted.session_id))?;
                self.turn_id = Some(accepted.turn_id.into_owned());
            }
            Received::Failure { error, .. } if self.turn_id.is_none() => {
                return Err(frontend::failed(Method::TurnStart, &error).into());
            }
            Received::Event {
                body: EventBody::TurnAssistantDelta(delta),
                ..
            } => self.write(&delta.text)?,
            Received::Event {
                body: EventBody::TurnActivity(activity),
                ..
            } => {
                if let Activity::Tool(tool) = activity.activity {
                    let name = tool.tool_name.as_ref().map_or("tool", |name| name.as_str());
                    self.note(&format!("{name}: {}", tool.status.as_str()))?;
                }
            }
            Received::Event {
                body: EventBody::TurnTerminal(terminal),
                ..
            } => {
                self.settle(&terminal)?;
                return Ok(Some(terminal));
            }
            // A cancel that came too late is no failure of the turn.
            _ => {}
        }
        Ok(None)
    }

    fn settle(&mut self, terminal: &TurnTerminal<'_>) -> anyhow::Result<()> {
        if let Some(rest) = terminal.assistant_text.strip_prefix(self.text.as_str()) {
            let rest = rest.to_owned();
            self.write(&rest)?;
        } else {
            self.note("the text above was replaced; this is the settled text:")?;
            self.write(&format!("\n{}", terminal.assistant_text))?;
        }
        if !self.text.ends_with('\n') && !self.text.is_empty() {
            self.write("\n")?;
        }
        self.note(terminal.status.as_str())
    }

    fn write(&mut self, text: &str) -> anyhow::Result<()> {
        self.text.push_str(text);
        if !self.json {
            let mut out = std::io::stdout().lock();
            out.write_all(printable(text).as_bytes())?;
            out.flush()?;
        }
        Ok(())
    }

    fn note(&self, line: &str) -> anyhow::Result<()> {
        if self.progress {
            writeln!(std::io::stderr(), "[{line}]")?;
        }
        Ok(())
    }
}

/// Text without what a terminal would obey: a model may repeat the control sequences of any file it has read.
pub fn printable(text: &str) -> Cow<'_, str> {
    let obeyed = |c: char| c.is_control() && !matches!(c, '\n' | '\t');
    if text.contains(obeyed) {
        text.replace(obeyed, "").into()
    } else {
        text.into()
    }
}

#[cfg(test)]
mod tests {
    use super::printable;

    #[test]
    fn a_terminal_is_given_nothing_to_obey() {
        for (text, printed) in [
            ("Two\n\tlines, é and 日本", "Two\n\tlines, é and 日本"),
            ("\u{1b}]52;c;cm0=\u{7}a\u{1b}[2Jb\rc", "]52;c;cm0=a[2Jbc"),
            ("\u{9b}2J\u{0}\u{7f}\u{85}x", "2Jx"),
        ] {
            assert_eq!(printable(text), printed);
        }
    }
}
