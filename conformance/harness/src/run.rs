//! Runs one scenario: prepares its home, starts its processes, takes its steps, tells how it failed.
//! What a single step does is `steps.rs`; which scenarios run and how they are reported is the caller's.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fmt;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::judge::{Judge, Verdict};
use crate::order::Order;
use crate::pattern::{self, Bindings};
use crate::program::{Ended, Launch, Line, Program};
use crate::scenario::{self, FIRST, Scenario};
use crate::transcript::Transcript;

/// What the runner of scenarios brings along.
pub struct Setup<'a> {
    /// The program to drive.
    pub program: PathBuf,
    /// Its arguments, unless a scenario gives its own.
    pub args: Vec<String>,
    /// Judges every record; without it only values and order are looked at.
    pub judge: Option<&'a Judge>,
    /// Starts the provider of a scenario from its script.
    pub provider: &'a StartProvider,
    /// How long one step may take.
    pub deadline: Duration,
}

/// Starts the provider of a scenario from its script.
pub type StartProvider = dyn Fn(&Value) -> Result<Box<dyn Provider>, String> + Sync;

/// A scripted provider on loopback, as far as a scenario has to do with it. Dropping it stops it.
/// A trait only because this crate uses nothing of ours.
pub trait Provider {
    /// Where it listens.
    fn base_url(&self) -> String;
    /// Opens a gate for good.
    fn open(&self, gate: &str);
    /// Waits until an answer stands at a gate; false when the time was over first.
    fn held(&self, gate: &str, limit: Duration) -> bool;
    /// Waits for so many requests, then gives the bodies of all; none when the time was over first.
    fn requests(&self, count: usize, limit: Duration) -> Option<Vec<Value>>;
    /// Waits until the program left so many answers before their end.
    fn left(&self, count: usize, limit: Duration) -> bool;
}

/// Why a scenario failed, with what was said until then.
#[derive(Debug)]
pub struct Failure {
    /// Its name.
    pub scenario: String,
    /// Its rule.
    pub rule: String,
    /// The line of the step.
    pub line: usize,
    /// What went wrong.
    pub what: String,
    /// The conversation.
    pub transcript: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "{}.jsonl:{}: {}", self.scenario, self.line, self.what)?;
        writeln!(out, "  rule: {}", self.rule)?;
        write!(out, "{}", self.transcript)
    }
}

/// Runs a scenario to its end.
///
/// # Errors
/// The first step that did not come out as it should, or a rule of every conversation that was broken.
pub fn run(scenario: &Scenario, setup: &Setup<'_>) -> Result<(), Box<Failure>> {
    let mut run = match Run::prepared(scenario, setup) {
        Ok(run) => run,
        Err(what) => return Err(Box::new(failure(scenario, 1, what, &Transcript::default()))),
    };
    let mut line = 1;
    let mut outcome = run.start(FIRST, &Value::Array(scenario.list("given").to_vec()));
    for step in &scenario.steps {
        if outcome.is_err() {
            break;
        }
        line = step.line;
        outcome = run.step(step);
    }
    if outcome.is_ok() {
        outcome = run.at_the_end();
    }
    outcome.map_err(|what| Box::new(failure(scenario, line, what, &run.transcript)))
}

fn failure(scenario: &Scenario, line: usize, what: String, transcript: &Transcript) -> Failure {
    Failure {
        scenario: scenario.name.clone(),
        rule: scenario.rule.clone(),
        line,
        what,
        transcript: transcript.to_string(),
    }
}

/// A scenario while it runs.
pub(crate) struct Run<'a> {
    pub setup: &'a Setup<'a>,
    pub scenario: &'a Scenario,
    folder: TempDir,
    pub names: Bindings,
    pub provider: Option<Box<dyn Provider>>,
    services: BTreeMap<String, Service>,
    pub transcript: Transcript,
    ignore: Vec<Value>,
    /// Requests of the harness itself, numbered so that no two are alike.
    own: u64,
}

/// One process and what was said to and by it.
pub(crate) struct Service {
    pub program: Program,
    pub order: Order,
    /// Whether its end was expected and seen.
    pub ended: bool,
}

impl<'a> Run<'a> {
    fn prepared(scenario: &'a Scenario, setup: &'a Setup<'a>) -> Result<Self, String> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let ignore = match scenario.header.get("ignore") {
            Some(_) => scenario.list("ignore").to_vec(),
            None => vec![json!({"kind": "event", "event": "turn.activity"})],
        };
        let mut run = Self {
            setup,
            scenario,
            folder,
            names: Bindings::default(),
            provider: None,
            services: BTreeMap::new(),
            transcript: Transcript::default(),
            ignore,
            own: 0,
        };
        for part in ["home", "project"] {
            fs::create_dir(run.folder.path().join(part)).map_err(|error| error.to_string())?;
            let place = run.folder.path().join(part).display().to_string();
            run.names.bind(&format!("${part}"), Value::String(place));
        }
        run.write_settings()?;
        for (path, spec) in scenario
            .header
            .get("files")
            .and_then(Value::as_object)
            .into_iter()
            .flatten()
        {
            let bytes = scenario::bytes(spec, &run.names)?;
            run.write_file(path, &bytes)?;
        }
        Ok(run)
    }

    /// Settings that point at the provider, with those of the header merged over them.
    fn write_settings(&mut self) -> Result<(), String> {
        let mut settings = json!({});
        if let Some(script) = self.scenario.header.get("provider") {
            let provider = (self.setup.provider)(script)?;
            self.names
                .bind("$base_url", Value::String(provider.base_url()));
            self.provider = Some(provider);
            settings = json!({
                "provider": "rehearsal",
                "model": "rehearsal-1",
                "providers": {"rehearsal": {
                    "label": "Rehearsal",
                    "api": "anthropic_messages",
                    "base_url": "$base_url",
                    "models": [{"id": "rehearsal-1", "label": "Rehearsal 1", "context_window": 200_000,
                        "max_output_tokens": 8192, "thinking_levels": ["default"]}]
                }}
            });
        } else if !self.scenario.header.contains_key("settings") {
            return Ok(());
        }
        if let Some(patch) = self.scenario.header.get("settings") {
            merge(&mut settings, patch);
        }
        let settings = pattern::fill(&settings, &self.names)?;
        self.write_file("home/settings.json", settings.to_string().as_bytes())
    }

    /// The place of a path such as `home/settings.json`.
    pub fn place(&self, path: &str) -> PathBuf {
        self.folder.path().join(self.names.within(path))
    }

    pub fn write_file(&self, path: &str, bytes: &[u8]) -> Result<(), String> {
        let place = self.place(path);
        let made = place.parent().map_or(Ok(()), fs::create_dir_all);
        // What lies in a home is its owner's alone; programs may refuse anything wider.
        let private = || fs::set_permissions(&place, fs::Permissions::from_mode(0o600));
        made.and_then(|()| fs::write(&place, bytes))
            .and_then(|()| private())
            .map_err(|error| format!("{path}: {error}"))
    }

    /// Starts a process on the scenario's home and does what is given.
    pub fn start(&mut self, name: &str, given: &Value) -> Result<(), String> {
        if self
            .services
            .get(name)
            .is_some_and(|service| !service.ended)
        {
            return Err(format!(
                "{name} runs already; expect its exit or kill it first"
            ));
        }
        let program = Program::start(&self.launch())
            .map_err(|error| format!("cannot start the program: {error}"))?;
        self.transcript
            .add("•", format!("{name} started").as_bytes());
        self.services.insert(
            name.to_owned(),
            Service {
                program,
                order: Order::new(),
                ended: false,
            },
        );
        for word in given
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
        {
            match word {
                "initialized" => self.exchange(
                    name,
                    "initialize",
                    json!({"supported_protocol_versions": [1]}),
                )?,
                _ => {
                    let response = self.exchange(name, "session.create", json!({}))?;
                    self.names
                        .bind("$session", response["payload"]["session_id"].clone());
                    continue;
                }
            };
        }
        Ok(())
    }

    fn launch(&self) -> Launch {
        let path = |part: &str| self.folder.path().join(part).into_os_string();
        let mut env: Vec<(OsString, OsString)> = vec![
            ("HOME".into(), path("")),
            ("MC_HOME".into(), path("home")),
            ("TMPDIR".into(), path("")),
        ];
        for (name, value) in self
            .scenario
            .header
            .get("env")
            .and_then(Value::as_object)
            .into_iter()
            .flatten()
        {
            env.push((
                name.into(),
                self.names.within(value.as_str().unwrap_or_default()).into(),
            ));
        }
        let own = self.scenario.header.get("args").and_then(Value::as_array);
        let args = match own {
            Some(args) => args
                .iter()
                .filter_map(Value::as_str)
                .map(OsString::from)
                .collect(),
            None => self.setup.args.iter().map(OsString::from).collect(),
        };
        Launch {
            program: self.setup.program.clone(),
            args,
            env,
            dir: self.folder.path().join("project"),
        }
    }

    /// One request of the harness's own and its successful answer.
    fn exchange(&mut self, name: &str, method: &str, payload: Value) -> Result<Value, String> {
        let id = self.own_request(name, method, payload)?;
        let response = self.next(name)?;
        let wanted = json!({"kind": "response", "request_id": id, "error": null});
        pattern::matches(&wanted, &response, &self.names)
            .map_err(|what| format!("{method}: {what}"))?;
        Ok(response)
    }

    fn own_request(&mut self, name: &str, method: &str, payload: Value) -> Result<String, String> {
        self.own += 1;
        let id = format!("given-{}", self.own);
        let request = json!({"protocol_version": 1, "kind": "request", "request_id": id, "method": method, "payload": payload});
        self.send(name, &request)?;
        Ok(id)
    }

    /// Shows that nothing was said that no step expects: asks for status and wants that answer next.
    pub fn no_more(&mut self, name: &str) -> Result<(), String> {
        let id = self.own_request(name, "status", json!({}))?;
        loop {
            let record = self.next(name)?;
            if record["kind"] == "response" && record["request_id"] == id.as_str() {
                return Ok(());
            }
            if !self.ignored(&record) {
                return Err(format!(
                    "nothing more was expected, and there came {}",
                    pattern::short(&record)
                ));
            }
        }
    }

    pub fn send(&mut self, name: &str, request: &Value) -> Result<(), String> {
        let mut bytes = request.to_string().into_bytes();
        bytes.push(b'\n');
        self.transcript.add("→", &bytes);
        let deadline = self.setup.deadline;
        let service = self.service(name)?;
        service.order.sent(request);
        service
            .program
            .write(bytes, deadline)
            .map_err(|error| error.to_string())
    }

    pub fn service(&mut self, name: &str) -> Result<&mut Service, String> {
        self.services
            .get_mut(name)
            .ok_or_else(|| format!("no process is called {name}; start it first"))
    }

    pub fn ignored(&self, record: &Value) -> bool {
        self.ignore
            .iter()
            .any(|ignored| pattern::matches(ignored, record, &self.names).is_ok())
    }

    /// The next record, judged and put in order.
    pub fn next(&mut self, name: &str) -> Result<Value, String> {
        self.next_or_end(name)?
            .ok_or_else(|| "the program closed stdout, and a record was expected".to_owned())
    }

    /// The next record, or none at the end of stdout.
    pub fn next_or_end(&mut self, name: &str) -> Result<Option<Value>, String> {
        let deadline = self.setup.deadline;
        let line = self.service(name)?.program.line(deadline);
        let bytes = match line.map_err(|_| format!("no record came within {deadline:?}"))? {
            Line::Whole(bytes) => bytes,
            Line::End => return Ok(None),
            Line::TooLong => return Err("stdout carries a line longer than any record".to_owned()),
            Line::Unfinished(bytes) => {
                return Err(format!(
                    "stdout ends in the middle of a record: {}",
                    String::from_utf8_lossy(&bytes)
                ));
            }
        };
        self.transcript.add("←", &bytes);
        self.received(name, &bytes).map(Some)
    }

    fn received(&mut self, name: &str, bytes: &[u8]) -> Result<Value, String> {
        let text = std::str::from_utf8(bytes).map_err(|_| "stdout is not UTF-8".to_owned())?;
        if let Some(found) = text
            .chars()
            .find(|c| matches!(c, '\r' | '\u{85}' | '\u{2028}' | '\u{2029}'))
        {
            return Err(format!(
                "the record holds {} unescaped, which ends a line for some readers",
                found.escape_unicode()
            ));
        }
        self.keeps_secrets(text, "stdout")?;
        let record: Value = serde_json::from_str(text)
            .map_err(|error| format!("stdout carries what is no JSON: {error}"))?;
        if let Some(Verdict::Refused(what)) = self.setup.judge.map(|judge| judge.record(&record)) {
            return Err(format!("the published schema refuses the record: {what}"));
        }
        self.service(name)?
            .order
            .received(&record)
            .map_err(|what| format!("the record {what}"))?;
        Ok(record)
    }

    pub fn keeps_secrets(&self, text: &str, place: &str) -> Result<(), String> {
        let secrets = self
            .scenario
            .list("secrets")
            .iter()
            .filter_map(Value::as_str);
        match secrets.into_iter().find(|secret| text.contains(secret)) {
            Some(secret) => Err(format!("{place} shows what must stay secret: {secret}")),
            None => Ok(()),
        }
    }

    /// Waits for the end of a process; what it still says must be ignorable.
    pub fn exit(&mut self, name: &str) -> Result<Ended, String> {
        while let Some(record) = self.next_or_end(name)? {
            if !self.ignored(&record) {
                return Err(format!(
                    "the end was expected, and there came {}",
                    pattern::short(&record)
                ));
            }
        }
        let deadline = self.setup.deadline;
        let service = self.service(name)?;
        service.ended = true;
        let ended = service
            .program
            .ended(deadline)
            .map_err(|error| format!("the program does not end: {error}"))?;
        let stderr = service.program.stderr();
        if ended == Ended::Code(0) {
            service.order.finished()?;
        }
        self.transcript
            .add("•", format!("{name} ended: {ended:?}").as_bytes());
        self.keeps_secrets(&String::from_utf8_lossy(&stderr), "stderr")?;
        Ok(ended)
    }

    /// A scenario that does not speak of the end still wants a clean one: stdin closed, all drained, exit 0.
    fn at_the_end(&mut self) -> Result<(), String> {
        if let Some(provider) = &self.provider {
            // No answer may hang on a gate that no step opens.
            let gates = self.scenario.header["provider"].to_string();
            for gate in gates
                .split("\"hold\":\"")
                .skip(1)
                .filter_map(|rest| rest.split('"').next())
            {
                provider.open(gate);
            }
        }
        let running: Vec<String> = self
            .services
            .iter()
            .filter(|(_, service)| !service.ended)
            .map(|(name, _)| name.clone())
            .collect();
        for name in running {
            let program = &mut self.service(&name)?.program;
            program.read_on();
            program.close_stdin();
            // A turn that still ran is cancelled now and may say so; an answer would be one that no step looked at.
            while let Some(record) = self.next_or_end(&name)? {
                if record["kind"] == "response" {
                    return Err(format!("no step expected {}", pattern::short(&record)));
                }
            }
            match self.exit(&name)? {
                Ended::Code(0) => {}
                ended => {
                    return Err(format!(
                        "after the last step stdin was closed, and {name} ended with {ended:?}"
                    ));
                }
            }
        }
        Ok(())
    }
}

/// Applies a JSON merge patch.
fn merge(base: &mut Value, patch: &Value) {
    let Value::Object(members) = patch else {
        *base = patch.clone();
        return;
    };
    if !base.is_object() {
        *base = json!({});
    }
    for (name, member) in members {
        if member.is_null() {
            base.as_object_mut().map(|base| base.remove(name));
        } else {
            merge(&mut base[name], member);
        }
    }
}
