//! Scenario files: found, held against scenario.schema.json, read into steps.
//! Says nothing about what a step does; that is `steps.rs`.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use base64::Engine as _;
use serde_json::{Map, Value, json};

use crate::pattern::Bindings;

/// One scenario, read and well formed.
#[derive(Debug, Clone)]
pub struct Scenario {
    /// The path below the protocol's folder, without the ending.
    pub name: String,
    /// What must be true, in a sentence.
    pub rule: String,
    pub(crate) header: Map<String, Value>,
    pub(crate) steps: Vec<Step>,
}

/// One line of a scenario after the first.
#[derive(Debug, Clone)]
pub(crate) struct Step {
    /// The line of the file, from 1.
    pub line: usize,
    /// The process it speaks to.
    pub at: String,
    /// The word that says what to do.
    pub word: String,
    /// What stands under that word.
    pub value: Value,
    /// The whole line, for the words that stand beside.
    pub whole: Map<String, Value>,
}

/// A file that is no scenario.
#[derive(Debug, thiserror::Error)]
#[error("{file}:{line}: {what}")]
pub struct ScenarioError {
    /// The file as it was named.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, and what to do.
    pub what: String,
}

/// The words that stand beside the one that says what to do.
const BESIDE: [&str; 4] = ["note", "at", "schema", "split"];

/// The process a step speaks to when it names none.
pub(crate) const FIRST: &str = "service";

impl Scenario {
    /// Reads one scenario from the text of a file.
    ///
    /// # Errors
    /// The first line that is not what scenario.schema.json says.
    pub fn read(name: &str, text: &str) -> Result<Self, ScenarioError> {
        let wrong = |line: usize, what: String| ScenarioError {
            file: format!("{name}.jsonl"),
            line,
            what,
        };
        let mut lines = text.lines().enumerate();
        let (_, first) = lines
            .next()
            .ok_or_else(|| wrong(1, "is empty".to_owned()))?;
        let header = object(first, &HEADER).map_err(|what| wrong(1, what))?;
        let said = header
            .get("scenario")
            .and_then(Value::as_str)
            .unwrap_or_default();
        if said != name {
            return Err(wrong(
                1,
                format!("calls itself {said}; it should carry the name of its file, {name}"),
            ));
        }
        let mut steps = Vec::new();
        for (index, line) in lines {
            let whole = object(line, &STEP).map_err(|what| wrong(index + 1, what))?;
            steps.push(step(index + 1, whole));
        }
        if steps.is_empty() {
            return Err(wrong(1, "has no step".to_owned()));
        }
        let rule = header
            .get("rule")
            .and_then(Value::as_str)
            .unwrap_or_default()
            .to_owned();
        Ok(Self {
            name: name.to_owned(),
            rule,
            header,
            steps,
        })
    }

    /// The list under a word of the header, empty when it is not there.
    pub(crate) fn list(&self, word: &str) -> &[Value] {
        self.header
            .get(word)
            .and_then(Value::as_array)
            .map(Vec::as_slice)
            .unwrap_or_default()
    }

    /// Whether it touches files whose form the contract does not fix.
    #[must_use]
    pub fn looks_inside(&self) -> bool {
        self.header
            .get("looks_inside")
            .and_then(Value::as_bool)
            .unwrap_or_default()
    }
}

fn step(line: usize, whole: Map<String, Value>) -> Step {
    let (word, value) = whole
        .iter()
        .find(|(word, _)| !BESIDE.contains(&word.as_str()))
        .map(|(word, value)| (word.clone(), value.clone()))
        .unwrap_or_default();
    let at = whole
        .get("at")
        .and_then(Value::as_str)
        .unwrap_or(FIRST)
        .to_owned();
    Step {
        line,
        at,
        word,
        value,
        whole,
    }
}

fn object(line: &str, schema: &jsonschema::Validator) -> Result<Map<String, Value>, String> {
    let value: Value =
        serde_json::from_str(line).map_err(|error| format!("is not JSON: {error}"))?;
    if let Some(error) = schema.iter_errors(&value).next() {
        let error = crate::transcript::shorten(&error.to_string());
        return Err(format!("is not what scenario.schema.json allows: {error}"));
    }
    match value {
        Value::Object(members) => Ok(members),
        _ => Err("is not an object".to_owned()),
    }
}

static HEADER: LazyLock<jsonschema::Validator> = LazyLock::new(|| validator("Header"));
static STEP: LazyLock<jsonschema::Validator> = LazyLock::new(|| validator("Step"));

fn validator(definition: &str) -> jsonschema::Validator {
    let schema: Value = serde_json::from_str(include_str!("../../scenario.schema.json"))
        .expect("our own file is JSON");
    let rooted = json!({"$ref": format!("#/$defs/{definition}"), "$defs": schema["$defs"]});
    jsonschema::draft202012::options()
        .build(&rooted)
        .expect("our own file is a schema")
}

/// All scenarios below a folder, sorted by name.
///
/// # Errors
/// The folder cannot be read, or a file in it is no scenario.
pub fn discover(folder: &Path) -> Result<Vec<Scenario>, ScenarioError> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    files.sort();
    files.iter().map(|file| read_file(folder, file)).collect()
}

fn read_file(folder: &Path, file: &Path) -> Result<Scenario, ScenarioError> {
    let below = file.strip_prefix(folder).unwrap_or(file).with_extension("");
    let name = below
        .components()
        .map(|part| part.as_os_str().to_string_lossy())
        .collect::<Vec<_>>()
        .join("/");
    let text = fs::read_to_string(file).map_err(|error| unreadable(file, &error))?;
    Scenario::read(&name, &text)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), ScenarioError> {
    for entry in fs::read_dir(folder).map_err(|error| unreadable(folder, &error))? {
        let path = entry.map_err(|error| unreadable(folder, &error))?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|ending| ending == "jsonl") {
            files.push(path);
        }
    }
    Ok(())
}

fn unreadable(path: &Path, error: &std::io::Error) -> ScenarioError {
    ScenarioError {
        file: path.display().to_string(),
        line: 1,
        what: format!("cannot be read: {error}"),
    }
}

/// The bytes that a `Bytes` of the scenario schema stands for.
///
/// # Errors
/// A name that is not bound, base64 that is none, or a fill that is asked to make the whole shorter.
pub(crate) fn bytes(spec: &Value, bindings: &Bindings) -> Result<Vec<u8>, String> {
    let one = std::slice::from_ref(spec);
    let parts = spec.as_array().map_or(one, Vec::as_slice);
    let mut out = Vec::new();
    let mut gap = None;
    for part in parts {
        if let (Some(byte), Some(to)) = (part["fill"].as_str(), part["to"].as_u64()) {
            gap = Some((out.len(), byte.as_bytes().to_vec(), to));
        } else {
            out.extend(part_bytes(part, bindings)?);
        }
    }
    if let Some((at, byte, to)) = gap {
        let to = usize::try_from(to).map_err(|error| error.to_string())?;
        let missing = to
            .checked_sub(out.len())
            .ok_or_else(|| format!("is {} bytes without its fill", out.len()))?;
        out.splice(at..at, byte.repeat(missing));
    }
    Ok(out)
}

fn part_bytes(part: &Value, bindings: &Bindings) -> Result<Vec<u8>, String> {
    if let Some(text) = part.as_str() {
        return Ok(text.as_bytes().to_vec());
    }
    if let Some(text) = part["base64"].as_str() {
        return base64::engine::general_purpose::STANDARD
            .decode(text)
            .map_err(|error| error.to_string());
    }
    if let Some(name) = part["value"].as_str() {
        let value = bindings.get(name).and_then(Value::as_str);
        return value
            .map(|text| text.as_bytes().to_vec())
            .ok_or_else(|| format!("{name} is not bound yet"));
    }
    repeated(part).map(String::into_bytes)
}

/// The text that `{"repeat": …, "times": …}` stands for, or a plain text as it is.
pub(crate) fn repeated(spec: &Value) -> Result<String, String> {
    if let Some(text) = spec.as_str() {
        return Ok(text.to_owned());
    }
    let times = spec["times"]
        .as_u64()
        .and_then(|times| usize::try_from(times).ok());
    match (spec["repeat"].as_str(), times) {
        (Some(text), Some(times)) => Ok(text.repeat(times)),
        _ => Err(format!("{spec} is no text")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = r#"{"scenario":"a/b","rule":"A rule that a person can judge."}"#;

    fn check(lines: &[&str], wanted: Result<usize, &str>) {
        let outcome = Scenario::read("a/b", &lines.join("\n"));
        match (outcome, wanted) {
            (Ok(scenario), Ok(steps)) => assert_eq!(scenario.steps.len(), steps),
            (Err(error), Err(text)) => assert!(error.to_string().contains(text), "{error}"),
            (outcome, wanted) => panic!("{wanted:?}, got {outcome:?}"),
        }
    }

    #[test]
    fn a_scenario_is_a_header_and_steps() {
        check(
            &[HEAD, r#"{"send":{}}"#, r#"{"expect":{},"note":"why"}"#],
            Ok(2),
        );
        check(&[HEAD], Err("has no step"));
        check(&["", HEAD], Err("a/b.jsonl:1: is not JSON"));
        check(
            &[r#"{"scenario":"a/c","rule":"A rule that a person can judge."}"#],
            Err("the name of its file"),
        );
    }

    #[test]
    fn a_step_that_the_schema_does_not_know_is_refused() {
        check(
            &[HEAD, r#"{"sned":{}}"#],
            Err("a/b.jsonl:2: is not what scenario.schema.json allows"),
        );
        check(&[HEAD, r#"{"send":{},"expect":{}}"#], Err("a/b.jsonl:2"));
        check(
            &[HEAD, r#"{"expect":{},"schema":"refuses"}"#],
            Err("a/b.jsonl:2"),
        );
        check(
            &[HEAD, r#"{"file":{"path":"home/../x","remove":true}}"#],
            Err("a/b.jsonl:2"),
        );
    }

    #[test]
    fn bytes_are_put_together_of_parts() {
        let mut names = Bindings::default();
        names.bind("$id", json!("s1"));
        let spec = json!(["a", {"repeat": "bc", "times": 2}, {"fill": " ", "to": 12}, {"base64": "/w=="}, {"value": "$id"}]);
        assert_eq!(bytes(&spec, &names), Ok(b"abcbc    \xffs1".to_vec()));
        assert!(bytes(&json!([{"fill": " ", "to": 1}, "abc"]), &names).is_err());
        assert!(bytes(&json!([{"value": "$free"}]), &names).is_err());
    }
}
