//! One settings file: read, checked, and every mistake in it placed.
//! Does not know that there are several files, nor which of them is trusted.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use crate::place::{escaped, line_and_column, offset, places};
use crate::scope::{ACTIVE_TURNS_MAX, RETENTION_DAYS_MAX, SHELL_TIMEOUT_S_MAX, THRESHOLD_MIN};
use crate::{Error, McpServer, Problem, Provider, Scope};

/// A settings file longer than this, in bytes, is not read.
const FILE_BYTES_MAX: u64 = 1024 * 1024;

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
        let (start, pointer) = match places.nearest(pointer) {
            Some(place) => (place.start, places.pointer(place)),
            None => (0, String::new()),
        };
        let (line, column) = line_and_column(&self.text, start);
        Problem {
            file: self.file.clone(),
            line,
            column,
            pointer,
            what: what.into(),
        }
    }

    fn invalid<T>(&self, pointer: &str, what: impl Into<String>) -> Result<T, Error> {
        Err(Error::Invalid(self.problem(pointer, what)))
    }

    /// What types cannot say.
    fn check(&self, valid_id: fn(&str) -> bool) -> Result<(), Error> {
        for (id, provider) in self.scope.providers.iter().flatten() {
            if let Some((below, what)) = provider_fault(id, provider, valid_id) {
                return self.invalid(&format!("/providers/{}{below}", escaped(id)), what);
            }
        }
        for (name, server) in self.scope.mcp_servers.iter().flatten() {
            if let Some((below, what)) = server_fault(server) {
                return self.invalid(&format!("/mcp_servers/{}{below}", escaped(name)), what);
            }
        }
        for (at, hook) in self.scope.hooks.iter().flatten().enumerate() {
            if hook.command.first().is_none_or(String::is_empty) {
                return self.invalid(&format!("/hooks/{at}/command"), "must name a program");
            }
        }
        for (at, folder) in self.scope.trusted_projects.iter().flatten().enumerate() {
            if !folder.is_absolute() {
                return self.invalid(
                    &format!("/trusted_projects/{at}"),
                    "must be a whole path, so that it means one folder wherever the program is started",
                );
            }
        }
        for number in NUMBERS {
            if (number.value)(&self.scope).is_some_and(|value| !number.range.contains(&value)) {
                return self.invalid(number.pointer, format!("expected {}", number.words()));
            }
        }
        Ok(())
    }
}

/// A number that has bounds.
struct Number {
    pointer: &'static str,
    kind: &'static str,
    range: RangeInclusive<f64>,
    value: fn(&Scope) -> Option<f64>,
}

impl Number {
    fn words(&self) -> String {
        let (first, last) = (self.range.start(), self.range.end());
        format!("{} from {first} to {last}", self.kind)
    }
}

const WHOLE: &str = "a whole number";

const NUMBERS: &[Number] = &[
    Number {
        pointer: "/sessions/retention_days",
        kind: WHOLE,
        range: 1.0..=RETENTION_DAYS_MAX as f64,
        value: |scope| scope.sessions.retention_days.map(f64::from),
    },
    Number {
        pointer: "/limits/max_active_turns",
        kind: WHOLE,
        range: 1.0..=ACTIVE_TURNS_MAX as f64,
        value: |scope| scope.limits.max_active_turns.map(f64::from),
    },
    Number {
        pointer: "/tools/shell_timeout_s",
        kind: WHOLE,
        range: 1.0..=SHELL_TIMEOUT_S_MAX as f64,
        value: |scope| scope.tools.shell_timeout_s.map(|seconds| seconds as f64),
    },
    Number {
        pointer: "/compaction/threshold",
        kind: "a number",
        range: THRESHOLD_MIN..=1.0,
        value: |scope| scope.compaction.threshold,
    },
];

/// What was expected at a place, in words of JSON; serde has some of its own.
fn expectation(pointer: &str, serdes: &str) -> String {
    if let Some(number) = NUMBERS.iter().find(|number| number.pointer == pointer) {
        return number.words();
    }
    let word = serdes.split(' ').next().unwrap_or_default();
    match (word, serdes) {
        ("u32" | "u64", _) => WHOLE,
        ("f64", _) => "a number",
        ("struct", _) | (_, "a map") => "an object",
        (_, "a sequence") => "an array",
        ("enum" | "path", _) | (_, "string or map") => "a string",
        // Nothing that begins like a value, or a number where there is a choice of words.
        (_, "value") => "a value that fits here",
        (_, "ident") => "a value such as true, false or null",
        _ => serdes,
    }
    .to_owned()
}

/// What is wrong with a provider: the member, as the end of a pointer, and why.
fn provider_fault(
    id: &str,
    provider: &Provider,
    valid_id: fn(&str) -> bool,
) -> Option<(&'static str, &'static str)> {
    if !valid_id(id) {
        return Some((
            "",
            "is no usable provider id; use letters, digits and - . _ / :",
        ));
    }
    if id == crate::ANTHROPIC || id == crate::OPENAI_CODEX {
        return Some(("", "is the id of a built-in provider; choose another"));
    }
    if !is_web(&provider.base_url) {
        return Some(("/base_url", NO_WEB));
    }
    if provider.api_key_env.as_deref() == Some("") {
        return Some((
            "/api_key_env",
            "names no variable; leave it out when no key is needed",
        ));
    }
    None
}

/// The same for an MCP server.
fn server_fault(server: &McpServer) -> Option<(&'static str, &'static str)> {
    match (&server.command, &server.url) {
        (Some(_), None) => None,
        (None, Some(url)) if is_web(url) => None,
        (None, Some(_)) => Some(("/url", NO_WEB)),
        (Some(_), Some(_)) | (None, None) => Some(("", "must have either `command` or `url`")),
    }
}

const NO_WEB: &str = "must begin with http:// or https://";

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
    // A syntax error has consumed the byte it stumbled over; an object or array of no use has not been entered.
    let inside = consumed - usize::from(!error.is_data() && consumed > 0);
    let unentered = error.is_data() && text[consumed..].starts_with(['{', '[']);
    let reached = consumed + usize::from(unentered);
    let place = places
        .iter()
        .rev()
        .find(|place| place.start < reached && inside <= place.end);
    let start = match place {
        Some(place) if error.is_data() => place.start,
        _ => inside,
    };
    let (line, column) = line_and_column(text, start);
    let message = error.to_string();
    let message = message
        .rsplit_once(" at line ")
        .map_or(message.as_str(), |(message, _)| message);
    let pointer = place.map(|place| places.pointer(place)).unwrap_or_default();
    // With or without what was found before it.
    let expected = match message.rsplit_once(", expected ") {
        Some((_, expected)) => Some(expected),
        None => message.strip_prefix("expected "),
    };
    let what = match expected {
        Some(expected) => format!("expected {}", expectation(&pointer, expected)),
        None => message.to_owned(),
    };
    Error::Invalid(Problem {
        file: file.to_owned(),
        line,
        column,
        pointer,
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
    fn a_mistake_in_a_deep_place_is_told_in_one_readable_line() {
        let nested = format!("{{\"x\":{}", "[".repeat(10_000));
        let told = read(&nested).map(drop).unwrap_err();
        assert!(told.len() < 1000 && told.contains("/x/0/0/"), "{told}");
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
                "settings.json:2:14: /fast: expected a value such as true",
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
                "/limits/max_active_turns: expected a whole number from 1 to 16",
            ),
            (
                "{\"sessions\":{\"retention_days\":0}}",
                "/sessions/retention_days: expected a whole number from 1 to 36500",
            ),
            (
                "{\"limits\":{\"max_active_turns\":17}}",
                "/limits/max_active_turns: expected a whole number from 1 to 16",
            ),
            (
                "{\"tools\":{\"shell_timeout_s\":0}}",
                "/tools/shell_timeout_s: expected a whole number from 1 to 86400",
            ),
            (
                "{\"compaction\":{\"threshold\":1.5}}",
                "/compaction/threshold: expected a number from 0.1 to 1",
            ),
            (
                "{\"limits\":{\"max_active_turns\":\"4\"}}",
                "settings.json:1:31: /limits/max_active_turns: expected a whole number from 1 to 16",
            ),
            (
                "{\"limits\":{\"max_active_turns\":-1}}",
                "/limits/max_active_turns: expected a whole number from 1 to 16",
            ),
            (
                "{\"tools\":{\"shell_timeout_s\":1.5}}",
                "/tools/shell_timeout_s: expected a whole number from 1 to 86400",
            ),
            (
                "{\"compaction\":{\"threshold\":\"all\"}}",
                "/compaction/threshold: expected a number from 0.1 to 1",
            ),
            (
                "{\"providers\":{\"p\":{\"api\":\"openai_chat\",\"base_url\":\"http://x\",\"models\":[{\"id\":\"m\",\"context_window\":\"big\"}]}}}",
                "/providers/p/models/0/context_window: expected a whole number",
            ),
            (
                "{\"tools\":7}",
                "settings.json:1:10: /tools: expected an object",
            ),
            ("{\"providers\":7}", "/providers: expected an object"),
            ("{\"hooks\":{}}", "/hooks: expected an array"),
            (
                "{\"fast\": [[]]}",
                "settings.json:1:10: /fast: expected a boolean",
            ),
            (
                "{\"thinking_level\":7}",
                "/thinking_level: expected a value that fits here",
            ),
            (
                "{\"trusted_projects\":[7]}",
                "/trusted_projects/0: expected a string",
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
