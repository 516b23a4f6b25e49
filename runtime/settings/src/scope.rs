//! One settings file: its form, and how it is read and checked.
//! Does not know that there are several files, nor which of them is trusted.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use schemars::JsonSchema;
use serde::Deserialize;

use crate::place::{escaped, line_and_column, offset, places};
use crate::{Error, Problem};

/// A settings file longer than this, in bytes, is not read.
const FILE_BYTES_MAX: u64 = 1024 * 1024;
/// Turns at the same time, at most.
const ACTIVE_TURNS_MAX: u32 = 16;
/// Seconds a shell command may take, at most: a day.
const SHELL_TIMEOUT_S_MAX: u64 = 86_400;
/// The context is never compacted when it is emptier than this part of it.
const THRESHOLD_MIN: f64 = 0.1;

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

/// A settings file that was read: its values and what is needed to point into it.
pub(crate) struct Source {
    pub(crate) file: PathBuf,
    pub(crate) scope: Scope,
    text: String,
}

impl Source {
    /// Reads and checks one file. A file that is not there says nothing.
    pub(crate) fn read(file: PathBuf, valid_id: fn(&str) -> bool) -> Result<Self, Error> {
        let text = match text(&file) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(Self::empty(file));
            }
            Err(source) => return Err(Error::Unreadable { file, source }),
        };
        let scope = serde_json::from_str(&text).map_err(|error| misread(&file, &text, &error))?;
        let source = Self { file, scope, text };
        // Serde takes a list of values for a struct too.
        if !source.text.trim_ascii_start().starts_with('{') {
            return source.invalid("", "expected an object");
        }
        source.check(valid_id)?;
        Ok(source)
    }

    /// A file that says nothing.
    pub(crate) fn empty(file: PathBuf) -> Self {
        Self {
            file,
            scope: Scope::default(),
            text: String::new(),
        }
    }

    /// A mistake at a value of this file, or at the innermost value around it that is there.
    pub(crate) fn problem(&self, pointer: &str, what: impl Into<String>) -> Problem {
        let places = places(&self.text);
        let mut pointer = pointer;
        let start = loop {
            if let Some(place) = places.iter().find(|place| place.pointer == pointer) {
                break place.start;
            }
            match pointer.rfind('/') {
                Some(up) => pointer = &pointer[..up],
                None => break 0,
            }
        };
        let (line, column) = line_and_column(&self.text, start);
        Problem {
            file: self.file.clone(),
            line,
            column,
            pointer: pointer.to_owned(),
            what: what.into(),
        }
    }

    fn invalid<T>(&self, pointer: &str, what: impl Into<String>) -> Result<T, Error> {
        Err(Error::Invalid(self.problem(pointer, what)))
    }

    /// What types cannot say.
    fn check(&self, valid_id: fn(&str) -> bool) -> Result<(), Error> {
        let scope = &self.scope;
        for (id, provider) in scope.providers.iter().flatten() {
            let at = format!("/providers/{}", escaped(id));
            if !valid_id(id) {
                return self.invalid(
                    &at,
                    "is no usable provider id; use letters, digits and - . _ / :",
                );
            }
            if id == crate::ANTHROPIC || id == crate::OPENAI_CODEX {
                return self.invalid(&at, "is the id of a built-in provider; choose another");
            }
            if !is_web(&provider.base_url) {
                return self.invalid(
                    &format!("{at}/base_url"),
                    "must begin with http:// or https://",
                );
            }
            if provider.api_key_env.as_deref() == Some("") {
                return self.invalid(
                    &format!("{at}/api_key_env"),
                    "names no variable; leave it out when no key is needed",
                );
            }
        }
        for (name, server) in scope.mcp_servers.iter().flatten() {
            let at = format!("/mcp_servers/{}", escaped(name));
            match (&server.command, &server.url) {
                (Some(_), None) => {}
                (None, Some(url)) if is_web(url) => {}
                (None, Some(_)) => {
                    return self
                        .invalid(&format!("{at}/url"), "must begin with http:// or https://");
                }
                _ => return self.invalid(&at, "must have either `command` or `url`"),
            }
        }
        for (at, hook) in scope.hooks.iter().flatten().enumerate() {
            if hook.command.first().is_none_or(String::is_empty) {
                return self.invalid(&format!("/hooks/{at}/command"), "must name a program");
            }
        }
        for (at, folder) in scope.trusted_projects.iter().flatten().enumerate() {
            if !folder.is_absolute() {
                return self.invalid(
                    &format!("/trusted_projects/{at}"),
                    "must be a whole path, so that it means one folder wherever the program is started",
                );
            }
        }
        if scope
            .limits
            .max_active_turns
            .is_some_and(|turns| !(1..=ACTIVE_TURNS_MAX).contains(&turns))
        {
            return self.invalid(
                "/limits/max_active_turns",
                format!("must be between 1 and {ACTIVE_TURNS_MAX}"),
            );
        }
        if scope
            .tools
            .shell_timeout_s
            .is_some_and(|seconds| !(1..=SHELL_TIMEOUT_S_MAX).contains(&seconds))
        {
            return self.invalid(
                "/tools/shell_timeout_s",
                format!("must be between 1 and {SHELL_TIMEOUT_S_MAX}"),
            );
        }
        if scope
            .compaction
            .threshold
            .is_some_and(|part| !(THRESHOLD_MIN..=1.0).contains(&part))
        {
            return self.invalid(
                "/compaction/threshold",
                format!("must be between {THRESHOLD_MIN} and 1"),
            );
        }
        Ok(())
    }
}

fn is_web(url: &str) -> bool {
    ["http://", "https://"].iter().any(|scheme| {
        url.strip_prefix(scheme)
            .is_some_and(|rest| !rest.is_empty())
    })
}

fn text(file: &Path) -> io::Result<String> {
    // Asked before it is opened: opening a pipe would wait for its other end.
    if !fs::metadata(file)?.is_file() {
        return Err(io::Error::new(
            io::ErrorKind::InvalidInput,
            "is not a regular file",
        ));
    }
    let mut text = String::new();
    if File::open(file)?
        .take(FILE_BYTES_MAX + 1)
        .read_to_string(&mut text)? as u64
        > FILE_BYTES_MAX
    {
        return Err(io::Error::new(
            io::ErrorKind::FileTooLarge,
            "is longer than a settings file may be (1 MiB)",
        ));
    }
    Ok(text)
}

/// A file that is not JSON, or not of the right form. The values that serde quotes are left out of the message:
/// they may be secret.
fn misread(file: &Path, text: &str, error: &serde_json::Error) -> Error {
    let consumed = offset(text, error.line(), error.column());
    let places = places(text);
    // A syntax error has consumed the byte it stumbled over.
    let inside = consumed - usize::from(!error.is_data() && consumed > 0);
    let place = places
        .iter()
        .rev()
        .find(|place| place.start < consumed && inside <= place.end);
    let start = match place {
        Some(place) if error.is_data() => place.start,
        _ => inside,
    };
    let (line, column) = line_and_column(text, start);
    let message = error.to_string();
    let message = message
        .rsplit_once(" at line ")
        .map_or(message.as_str(), |(message, _)| message);
    let what = match message.split_once(", expected ") {
        Some((_, expected)) => format!("expected {expected}"),
        None => message.to_owned(),
    };
    Error::Invalid(Problem {
        file: file.to_owned(),
        line,
        column,
        pointer: place.map(|place| place.pointer.clone()).unwrap_or_default(),
        what,
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{FILE_BYTES_MAX, Source};

    fn read(text: &str) -> Result<Source, String> {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("settings.json");
        fs::write(&file, text).unwrap();
        Source::read(file, |id| !id.contains(' ')).map_err(|error| {
            error
                .to_string()
                .replace(&format!("{}/", folder.path().display()), "")
        })
    }

    #[test]
    fn a_mistake_is_named_with_file_line_column_and_pointer() {
        for (text, message) in [
            (
                "",
                "settings.json:1:1: (whole file): EOF while parsing a value",
            ),
            (
                "{\n  \"fast\": tru\n}",
                "settings.json:2:14: /fast: expected ident",
            ),
            ("[]", "settings.json:1:1: (whole file): expected an object"),
            (
                "{\n  \"fast\": \"s3cret\"\n}",
                "settings.json:2:11: /fast: expected a boolean",
            ),
            (
                "{\"thinking_level\":\"s3cret\"}",
                "settings.json:1:19: /thinking_level: expected one of `default`, `low`",
            ),
            (
                "{\"providers\":{\"p\":{\n\"api\":\"openai_chat\"}}}",
                "settings.json:1:19: /providers/p: missing field `base_url`",
            ),
            (
                "{\"providers\":{\"p\":{\"api\":5,\"base_url\":\"http://x\"}}}",
                "settings.json:1:26: /providers/p/api: expected",
            ),
            (
                "{\"mcp_servers\":{\"a/b\":{\"env\":{\"K\":7}}}}",
                "settings.json:1:35: /mcp_servers/a~1b/env/K: expected a string",
            ),
            (
                "{\"mcp_servers\":{\"a\":{}}}",
                "settings.json:1:21: /mcp_servers/a: must have either",
            ),
            (
                "{\"mcp_servers\":{\"a\":{\"url\":\"file:/\"}}}",
                "/mcp_servers/a/url: must begin with http",
            ),
            (
                "{\"providers\":{\"p q\":{\"api\":\"openai_chat\",\"base_url\":\"http://x\"}}}",
                "/providers/p q: is no usable provider id",
            ),
            (
                "{\"providers\":{\"anthropic\":{\"api\":\"openai_chat\",\"base_url\":\"http://x\"}}}",
                "is the id of a built-in provider",
            ),
            (
                "{\"providers\":{\"p\":{\"api\":\"openai_chat\",\"base_url\":\"ftp://x\"}}}",
                "/providers/p/base_url: must begin",
            ),
            (
                "{\"providers\":{\"p\":{\"api\":\"openai_chat\",\"base_url\":\"http://x\",\"api_key_env\":\"\"}}}",
                "/api_key_env: names no",
            ),
            (
                "{\"hooks\":[{\"event\":\"turn_end\",\"command\":[]}]}",
                "/hooks/0/command: must name a program",
            ),
            (
                "{\"trusted_projects\":[\"/a\",\".\"]}",
                "settings.json:1:27: /trusted_projects/1: must be a whole path",
            ),
            (
                "{\"limits\":{\"max_active_turns\":0}}",
                "/limits/max_active_turns: must be between 1 and 16",
            ),
            (
                "{\"limits\":{\"max_active_turns\":17}}",
                "/limits/max_active_turns: must be between 1 and 16",
            ),
            (
                "{\"tools\":{\"shell_timeout_s\":0}}",
                "/tools/shell_timeout_s: must be between",
            ),
            (
                "{\"compaction\":{\"threshold\":1.5}}",
                "/compaction/threshold: must be between",
            ),
        ] {
            let error = read(text)
                .err()
                .unwrap_or_else(|| panic!("{text} was taken"));
            assert!(error.contains(message), "{text}\n{error}\n{message}");
            assert!(!error.contains("s3cret"), "{error}");
        }
    }

    #[test]
    fn members_nobody_knows_are_ignored_and_bounds_are_inclusive() {
        for text in [
            "{\"future\":{\"x\":[1]},\"tools\":{\"later\":1}}",
            "{\"limits\":{\"max_active_turns\":16},\"compaction\":{\"threshold\":1.0}}",
            "{\"limits\":{\"max_active_turns\":1},\"compaction\":{\"threshold\":0.1}}",
        ] {
            assert_eq!(read(text).err(), None, "{text}");
        }
    }

    #[test]
    fn a_file_over_its_bound_is_not_read_and_a_folder_is_no_file() {
        let bound = usize::try_from(FILE_BYTES_MAX).unwrap();
        assert_eq!(read(&format!("{{}}{}", " ".repeat(bound - 2))).err(), None);
        assert!(read(&format!("{{}}{}", " ".repeat(bound - 1))).is_err());
        let folder = tempfile::tempdir().unwrap();
        let error = Source::read(folder.path().to_owned(), |_| true)
            .err()
            .unwrap()
            .to_string();
        assert!(error.contains("is not a regular file"), "{error}");
    }
}
