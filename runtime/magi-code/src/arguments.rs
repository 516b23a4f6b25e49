//! The command line: what may be asked for, and what may not be asked for together.
//! Starts nothing; `main` acts on what it says.

use std::ffi::OsString;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand, ValueEnum};

use crate::sessions;

/// What the process was asked to be.
#[derive(Debug, PartialEq, Eq)]
pub enum Task {
    Service,
    Demo,
    Prompt(Prompt),
    Sessions(sessions::Command),
    Help,
}

/// One turn for a person or a script, driven through the service.
#[derive(Debug, PartialEq, Eq)]
pub struct Prompt {
    pub text: String,
    /// The session to go on with; none: a new one.
    pub session_id: Option<String>,
    /// Print the records of the service as they come instead of the text.
    pub json: bool,
    pub provider: Option<String>,
    pub model: Option<String>,
}

/// A refused command line: one line for stderr, exit code 2.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum Refusal {
    #[error(
        "`{0}` cannot be used with `--app service`: the service takes everything else from its requests and settings"
    )]
    BesideService(&'static str),
    #[error("`{0}` cannot be used with `{1}`")]
    BesideCommand(&'static str, &'static str),
    #[error("`{0}` belongs to `--prompt TEXT`; give both, or neither")]
    WithoutPrompt(&'static str),
    #[error(
        "`--api-key` is not taken on the command line, where other programs can read it; set ANTHROPIC_API_KEY"
    )]
    KeyInArguments,
    #[error(
        "`{0}` belongs to the terminal application, which is not part of this program; use `--session ID` with `--prompt`"
    )]
    TerminalOnly(&'static str),
    #[error("`--prompt` needs a text with a word in it")]
    EmptyPrompt,
    #[error("{0}")]
    Usage(String),
}

const AFTER: &str = "\
MC_HOME names the folder of settings.json, its schema and the sessions; without it that is ~/.magi-code.
Exit codes: 0 done, 1 failed, 2 arguments that make no sense, 130 the turn of --prompt was cancelled.";

#[derive(Debug, Parser)]
#[command(
    name = "magi-code",
    version,
    about = "Agent conversations for frontends: JSON lines over stdio (`--app service`), or one prompt at a time.",
    after_help = AFTER
)]
struct Arguments {
    /// Run as a service for a frontend: JSON lines on stdin and stdout, diagnostics on stderr.
    #[arg(long, value_enum)]
    app: Option<App>,
    /// Run one turn through the service and print its text.
    #[arg(long, short, value_name = "TEXT", allow_hyphen_values = true)]
    prompt: Option<String>,
    /// With --prompt: the session to go on with.
    #[arg(long, value_name = "ID")]
    session: Option<String>,
    /// With --prompt: print the records of the service instead of the text.
    #[arg(long)]
    json: bool,
    /// With --prompt: the provider to use, instead of the one in the settings.
    #[arg(long, value_name = "ID")]
    provider: Option<String>,
    /// With --prompt: the model to use, instead of the one in the settings.
    #[arg(long, value_name = "ID")]
    model: Option<String>,
    #[arg(long, hide = true)]
    api_key: Option<String>,
    #[arg(long, hide = true)]
    theme: Option<String>,
    #[arg(long, hide = true, num_args = 0..=1)]
    resume: Option<Option<String>>,
    #[arg(long, hide = true)]
    r#continue: bool,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum App {
    Service,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Show a whole conversation through the real service, against a provider on this machine. No key, no network.
    Demo,
    /// Look at the sessions stored on this machine, check and repair them.
    #[command(subcommand)]
    Sessions(sessions::Command),
}

impl Command {
    fn name(&self) -> &'static str {
        match self {
            Self::Demo => "demo",
            Self::Sessions(_) => "sessions",
        }
    }
}

/// Reads the arguments after the program's name.
///
/// # Errors
/// A [`Refusal`] that names the argument. `--help` and `--version` are answered here, on stdout.
pub fn read(arguments: impl IntoIterator<Item = OsString>) -> Result<Task, Refusal> {
    let program = std::iter::once(OsString::from("magi-code"));
    let given: Vec<OsString> = program.chain(arguments).collect();
    let prompted = given.iter().any(|word| word == "--prompt" || word == "-p");
    let given = Arguments::try_parse_from(given).or_else(|error| {
        let surplus = matches!(
            error.kind(),
            ErrorKind::UnknownArgument | ErrorKind::InvalidSubcommand
        );
        if error.use_stderr() && prompted && surplus {
            let line = in_one_line(&error);
            Err(Refusal::Usage(format!(
                "{line}; a prompt of several words is put in quotes"
            )))
        } else if error.use_stderr() {
            Err(Refusal::Usage(in_one_line(&error)))
        } else {
            error.exit()
        }
    })?;
    if given.app.is_some() {
        let command = given.command.as_ref().map(Command::name);
        return match given.first_flag().or(command) {
            Some(flag) => Err(Refusal::BesideService(flag)),
            None => Ok(Task::Service),
        };
    }
    given.without_service()
}

/// The first paragraph of what clap says, and which page says more.
fn in_one_line(error: &clap::Error) -> String {
    let text = error.to_string();
    let of_sessions = text.contains("Usage: magi-code sessions");
    let page = if of_sessions {
        "magi-code sessions --help"
    } else {
        "magi-code --help"
    };
    // For a command without its subcommand clap has no message, only a page.
    let what = if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        "`sessions` needs to be told what to do, such as `sessions list`".to_owned()
    } else {
        let lines: Vec<&str> = text
            .lines()
            .map(str::trim)
            .take_while(|line| !line.is_empty())
            .collect();
        lines.join(" ")
    };
    format!("{} (see `{page}`)", what.trim_start_matches("error: "))
}

impl Arguments {
    /// The first flag that is given, `--app` aside.
    fn first_flag(&self) -> Option<&'static str> {
        [
            (self.prompt.is_some(), "--prompt"),
            (self.provider.is_some(), "--provider"),
            (self.model.is_some(), "--model"),
            (self.api_key.is_some(), "--api-key"),
            (self.theme.is_some(), "--theme"),
            (self.session.is_some(), "--session"),
            (self.resume.is_some(), "--resume"),
            (self.r#continue, "--continue"),
            (self.json, "--json"),
        ]
        .into_iter()
        .find_map(|(given, flag)| given.then_some(flag))
    }

    fn without_service(self) -> Result<Task, Refusal> {
        if self.api_key.is_some() {
            return Err(Refusal::KeyInArguments);
        }
        for (given, flag) in [
            (self.theme.is_some(), "--theme"),
            (self.resume.is_some(), "--resume"),
            (self.r#continue, "--continue"),
        ] {
            if given {
                return Err(Refusal::TerminalOnly(flag));
            }
        }
        let flag = self.first_flag();
        match (self.command, self.prompt, flag) {
            (Some(command), _, Some(flag)) => Err(Refusal::BesideCommand(flag, command.name())),
            (Some(Command::Demo), ..) => Ok(Task::Demo),
            (Some(Command::Sessions(command)), ..) => Ok(Task::Sessions(command)),
            (None, Some(text), _) if text.trim().is_empty() => Err(Refusal::EmptyPrompt),
            (None, Some(text), _) => Ok(Task::Prompt(Prompt {
                text,
                session_id: self.session,
                json: self.json,
                provider: self.provider,
                model: self.model,
            })),
            (None, None, Some(flag)) => Err(Refusal::WithoutPrompt(flag)),
            (None, None, None) => Ok(Task::Help),
        }
    }
}

/// The help page, for a call without arguments.
pub fn help() -> String {
    <Arguments as clap::CommandFactory>::command()
        .render_help()
        .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str) -> Result<Task, Refusal> {
        read(line.split_whitespace().map(OsString::from))
    }

    #[test]
    fn the_service_refuses_every_other_argument_by_name() {
        assert_eq!(check("--app service"), Ok(Task::Service));
        for (line, flag) in [
            ("--prompt hi", "--prompt"),
            ("-p hi", "--prompt"),
            ("--provider x", "--provider"),
            ("--model x", "--model"),
            ("--api-key x", "--api-key"),
            ("--theme x", "--theme"),
            ("--session x", "--session"),
            ("--resume", "--resume"),
            ("--resume x", "--resume"),
            ("--continue", "--continue"),
            ("--json", "--json"),
            ("demo", "demo"),
            ("sessions list", "sessions"),
        ] {
            assert_eq!(
                check(&format!("--app service {line}")),
                Err(Refusal::BesideService(flag)),
                "{line}"
            );
        }
    }

    #[test]
    fn a_prompt_may_start_with_a_dash() {
        let Ok(Task::Prompt(prompt)) = check("--prompt --help-me") else {
            panic!("a prompt was given")
        };
        assert_eq!(prompt.text, "--help-me");
    }

    #[test]
    fn a_prompt_without_quotes_or_without_a_word_is_refused_with_the_reason() {
        for line in [
            "--prompt What is this",
            "-p What is this",
            "-p What --is this",
        ] {
            let Err(Refusal::Usage(said)) = check(line) else {
                panic!("{line} is refused")
            };
            assert!(said.ends_with("is put in quotes"), "{said}");
        }
        let blank = ["--prompt", " \t"].map(OsString::from);
        assert_eq!(read(blank), Err(Refusal::EmptyPrompt));
    }

    #[test]
    fn flags_of_a_prompt_need_a_prompt() {
        assert_eq!(check("--json"), Err(Refusal::WithoutPrompt("--json")));
        assert_eq!(
            check("--session x demo"),
            Err(Refusal::BesideCommand("--session", "demo"))
        );
    }

    #[test]
    fn a_key_on_the_command_line_is_refused_and_not_repeated() {
        let error = check("--prompt hi --api-key sk-secret").unwrap_err();
        assert!(!error.to_string().contains("sk-secret"));
    }

    #[test]
    fn unknown_arguments_are_refused_in_one_line() {
        let Err(Refusal::Usage(line)) = check("--nonsense") else {
            panic!("refused")
        };
        assert!(
            line.contains("--nonsense") && !line.contains('\n'),
            "{line}"
        );
        assert!(matches!(check("--app desktop"), Err(Refusal::Usage(_))));
        assert_eq!(check(""), Ok(Task::Help));
    }

    #[test]
    fn a_refusal_says_what_is_missing_and_which_page_helps() {
        let usage = |line: &str| match check(line) {
            Err(Refusal::Usage(line)) => line,
            other => panic!("{line}: {other:?}"),
        };
        let missing = usage("sessions repair x");
        assert!(missing.contains("--to <TO>"), "{missing}");
        assert!(missing.contains("`magi-code sessions --help`"), "{missing}");
        let bare = usage("sessions");
        assert!(bare.starts_with("`sessions` needs"), "{bare}");
        assert!(bare.contains("`magi-code sessions --help`"), "{bare}");
        let choice = usage("--app desktop");
        assert!(choice.contains("possible values: service"), "{choice}");
        for line in [missing, bare, choice] {
            assert!(!line.contains('\n'), "{line}");
        }
    }
}
