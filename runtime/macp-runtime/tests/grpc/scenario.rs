//! Runs the scenarios of `conformance/macp/grpc`: lines of JSON, one case after another, each with a server of its own.
//!
//! Their words are told in the README beside them. What a case says of the semantics holds; the others are run under every
//! revision.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use macp_wire::{Semantics, settings};
use serde_json::{Map, Value, json};
use tonic::{Code, Status};

use crate::compare::{Lists, matches};
use crate::payload::{self, Bytes};
use crate::program::{Program, fill_the_disk};
use crate::server::{Caller, Dialogue, Reader, START_MS, Server};
use crate::{all_hold, data};

pub const SESSION: &str = "9b2d6b1e-0c4f-4a57-8b1f-3c5d7e9fa1b2";

/// One rule: the line that begins it, and the lines that show it, by number.
pub struct Scenario {
    pub name: String,
    pub head: Value,
    pub steps: Vec<(usize, Value)>,
}

/// Every scenario of the server.
pub fn scenarios() -> Vec<Scenario> {
    let mut all: Vec<Scenario> = Vec::new();
    for (file, text) in data("grpc", "jsonl") {
        let lines = text.lines().enumerate();
        for (number, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
            let line: Value = serde_json::from_str(line)
                .unwrap_or_else(|error| panic!("{file}, line {}: {error}", number + 1));
            match (line["rule"].as_str(), all.last_mut()) {
                (Some(rule), _) => all.push(Scenario {
                    name: format!("{file}: {rule}"),
                    head: line,
                    steps: Vec::new(),
                }),
                (None, Some(last)) => last.steps.push((number + 1, line)),
                (None, None) => panic!("{file} does not begin with a rule"),
            }
        }
    }
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_scenario_holds() {
    let mut outcomes = Vec::new();
    for scenario in scenarios() {
        for semantics in Semantics::ALL {
            let told = scenario.head["settings"].get(settings::MACP_SEMANTICS);
            if told.is_none_or(|told| told == semantics.as_str()) {
                let name = format!("{} ({})", scenario.name, semantics.as_str());
                outcomes.push((name, Case::run(&scenario, *semantics).await));
            }
        }
    }
    all_hold("scenarios", outcomes);
}

enum Open {
    Watch(Reader),
    Dialogue(Dialogue),
}

/// Where the calls of a case go.
enum Host {
    /// A server in this process, with a clock that stands still.
    Within(Server),
    /// The program, with the real clock.
    Program(Program),
}

struct Case {
    /// `None` only while it is started again.
    host: Option<Host>,
    settings: Vec<(String, String)>,
    /// Its journal, or its policies.
    folder: tempfile::TempDir,
    clock_ms: i64,
    streams: BTreeMap<String, Open>,
    count: usize,
    mode: String,
}

impl Case {
    async fn run(scenario: &Scenario, semantics: Semantics) -> Result<(), String> {
        let head = &scenario.head;
        let folder = tempfile::tempdir().unwrap();
        let mut settings = vec![(
            settings::MACP_SEMANTICS.to_owned(),
            semantics.as_str().to_owned(),
        )];
        for (name, value) in head["settings"].as_object().into_iter().flatten() {
            settings.push((name.clone(), text(value)));
        }
        let path = || folder.path().to_str().unwrap().to_owned();
        if head["durable"] == json!(true) || head["program"] == json!(true) {
            settings.push((settings::MACP_MEMORY_ONLY.to_owned(), String::new()));
            settings.push((settings::MACP_DATA_DIR.to_owned(), path()));
        }
        if let Some(policies) = head["policies"].as_array() {
            settings.push((settings::MACP_POLICIES_DIR.to_owned(), path()));
            for (number, policy) in policies.iter().enumerate() {
                let file = folder.path().join(format!("{number}.json"));
                std::fs::write(file, policy.to_string()).unwrap();
            }
        }
        let mut this = Case {
            host: None,
            settings,
            folder,
            clock_ms: 0,
            streams: BTreeMap::new(),
            count: 0,
            mode: head["mode"]
                .as_str()
                .unwrap_or("macp.mode.decision.v1")
                .to_owned(),
        };
        this.host = Some(if head["program"] == json!(true) {
            Host::Program(Program::start(&this.values()))
        } else {
            Host::Within(this.start().await)
        });
        let outcome = this.play(&scenario.steps).await;
        this.streams.clear();
        if let Some(Host::Within(server)) = this.host.take() {
            server.stop().await;
        }
        outcome
    }

    async fn play(&mut self, steps: &[(usize, Value)]) -> Result<(), String> {
        for (number, step) in steps {
            self.step(step)
                .await
                .map_err(|what| format!("line {number}: {what}"))?;
        }
        Ok(())
    }

    fn values(&self) -> Vec<(&str, &str)> {
        let values = self.settings.iter();
        values
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect()
    }

    async fn start(&self) -> Server {
        Server::start_at(&self.values(), START_MS + self.clock_ms).await
    }

    fn within(&self) -> &Server {
        match &self.host {
            Some(Host::Within(server)) => server,
            _ => panic!("the program has a clock of its own"),
        }
    }

    /// Stops the server and starts it on what it left behind; before that a bit of the journal may be turned.
    async fn restart(&mut self, damage: Option<u64>) {
        self.streams.clear();
        if let Some(Host::Within(server)) = self.host.take() {
            server.stop().await;
        }
        if let Some(at) = damage {
            let file = journal_file(self.folder.path());
            let mut bytes = std::fs::read(&file).unwrap();
            bytes[usize::try_from(at).unwrap()] ^= 1;
            std::fs::write(&file, bytes).unwrap();
        }
        self.host = Some(Host::Within(self.start().await));
    }

    async fn step(&mut self, step: &Value) -> Result<(), String> {
        self.count += 1;
        let word = |key: &str| step[key].as_str();
        if let Some(at) = step["at"].as_i64() {
            self.clock_ms = at;
            self.within().set_clock(at);
        } else if step["sweep"] == json!(true) {
            self.within().sweep();
        } else if let Some(restart) = step.get("restart") {
            self.restart(restart["damage"].as_u64()).await;
        } else if let Some(disk) = word("disk") {
            self.disk(disk);
        } else if let Some(name) = word("open") {
            let opened = self.open(step).await;
            return match opened {
                Ok(stream) => {
                    self.streams.insert(name.to_owned(), stream);
                    judge(step, Ok(Some(json!({}))))
                }
                Err(status) => judge(step, Err(status)),
            };
        } else if let Some(method) = word("call") {
            for time in 0..step["times"].as_u64().unwrap_or(1) {
                self.count += usize::from(time > 0);
                let request = self.filled(step["request"].clone());
                let outcome = self.caller(step).call(method, &request).await;
                judge(step, outcome.map(Some))?;
            }
        } else if let Some(name) = word("to") {
            let frame = self.filled(step["frame"].clone());
            match self.streams.get(name) {
                Some(Open::Dialogue(dialogue)) => dialogue.send(&frame).await,
                _ => panic!("no stream {name}"),
            }
        } else if let Some(name) = word("close") {
            match self.streams.get_mut(name) {
                Some(Open::Dialogue(dialogue)) => dialogue.close(),
                _ => panic!("no stream {name}"),
            }
        } else if let Some(name) = word("from") {
            let stream = self
                .streams
                .get_mut(name)
                .unwrap_or_else(|| panic!("no stream {name}"));
            loop {
                let next = match stream {
                    Open::Watch(reader) => reader.next().await,
                    Open::Dialogue(dialogue) => dialogue.next().await,
                };
                if step["last"] != json!(true) || !matches!(next, Ok(Some(_))) {
                    return judge(step, next);
                }
            }
        } else {
            panic!("no such step: {step}");
        }
        Ok(())
    }

    async fn open(&self, step: &Value) -> Result<Open, Status> {
        let caller = self.caller(step);
        match step["call"].as_str().unwrap() {
            "StreamSession" => caller.stream().await.map(Open::Dialogue),
            method => caller.watch(method, &json!({})).await.map(Open::Watch),
        }
    }

    fn caller(&self, step: &Value) -> Caller {
        let token = step["as"].as_str().unwrap_or_default();
        let caller = match &self.host {
            Some(Host::Within(server)) if step["narrow"] == json!(true) => server.narrow(token),
            Some(Host::Within(server)) => server.caller(token),
            Some(Host::Program(program)) => Caller::over(program.channel.clone(), token),
            None => panic!("nothing runs"),
        };
        match step["metadata"].as_object() {
            Some(metadata) => {
                let values: Vec<(&str, &str)> = metadata
                    .iter()
                    .map(|(name, value)| (name.as_str(), value.as_str().unwrap()))
                    .collect();
                caller.with(&values)
            }
            None => caller,
        }
    }

    /// Lets every further write fail, or lets them pass again.
    fn disk(&self, disk: &str) {
        let Some(Host::Program(program)) = &self.host else {
            panic!("only the program can be denied room")
        };
        match disk {
            "full" => fill_the_disk(program, true),
            "free" => fill_the_disk(program, false),
            other => panic!("no disk is {other}"),
        }
    }

    /// Writes short envelopes out.
    fn filled(&self, request: Value) -> Value {
        // `$n` is another text in every call.
        let request = request.to_string().replace("$n", &self.count.to_string());
        let Ok(Value::Object(mut request)) = serde_json::from_str(&request) else {
            return json!({});
        };
        if let Some(Value::Object(short)) = request.remove("envelope") {
            request.insert(
                "envelope".to_owned(),
                envelope(&self.mode, self.count, short),
            );
        }
        Value::Object(request)
    }
}

/// An ordinary envelope with what `short` says of it.
pub fn envelope(mode: &str, count: usize, mut short: Map<String, Value>) -> Value {
    let message_type = short
        .get("message_type")
        .and_then(Value::as_str)
        .unwrap_or("SessionStart")
        .to_owned();
    let mode = short
        .get("mode")
        .and_then(Value::as_str)
        .unwrap_or(mode)
        .to_owned();
    let ambient = message_type == "Signal" || message_type == "Progress";
    let mut envelope = json!({
        "macp_version": "1.0", "message_type": message_type, "message_id": format!("m{count}"),
        "mode": if ambient { "" } else { mode.as_str() }, "session_id": if ambient { "" } else { SESSION },
    });
    let mut payload = short.remove("payload").unwrap_or(json!({}));
    for (member, size) in short
        .remove("fill")
        .iter()
        .flat_map(Value::as_object)
        .flatten()
    {
        payload[member] = json!("x".repeat(usize::try_from(size.as_u64().unwrap()).unwrap()));
    }
    let payload = match (payload, short.remove("payload_size")) {
        (_, Some(size)) => json!("x".repeat(usize::try_from(size.as_u64().unwrap()).unwrap())),
        (Value::Object(object), None) => encoded(&mode, &message_type, object),
        (bytes, None) => bytes,
    };
    let envelope_members = envelope.as_object_mut().unwrap();
    envelope_members.insert("payload".to_owned(), payload);
    envelope_members.extend(short);
    envelope
}

fn encoded(mode: &str, message_type: &str, given: Map<String, Value>) -> Value {
    let mut object = match message_type {
        "SessionStart" => json!({
            "participants": ["ada", "ben"], "mode_version": "1.0.0", "configuration_version": "cfg-1", "ttl_ms": 60_000,
        }),
        "Commitment" => json!({
            "commitment_id": "c", "action": "decision.made", "authority_scope": "all", "reason": "done",
            "mode_version": "1.0.0", "configuration_version": "cfg-1", "outcome_positive": true,
        }),
        "Proposal" => json!({ "proposal_id": "p", "option": "x" }),
        "Signal" => json!({ "signal_type": "s" }),
        _ => json!({}),
    };
    let name = match message_type {
        "Signal" => Some("macp.v1.SignalPayload"),
        "Progress" => Some("macp.v1.ProgressPayload"),
        other => payload::message_name(mode, other),
    };
    let Some(name) = name else {
        return json!([]);
    };
    let known = payload::pool().get_message_by_name(name).unwrap();
    let members = object.as_object_mut().unwrap();
    members.retain(|key, _| known.get_field_by_name(key).is_some());
    members.extend(given);
    payload::encode(name, &object, Bytes::Plain).into()
}

fn text(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), str::to_owned)
}

/// Compares an answer with what the step expects of it.
fn judge(step: &Value, outcome: Result<Option<Value>, Status>) -> Result<(), String> {
    let wanted_status = step["status"].as_str();
    let code = step["code"].as_str();
    match outcome {
        Err(status) => {
            let told = status
                .metadata()
                .get("macp-error-code")
                .and_then(|value| value.to_str().ok());
            let details = status.metadata().get_bin("macp-error-details-bin");
            let details = details
                .and_then(|value| value.to_bytes().ok())
                .unwrap_or_default();
            let holds = wanted_status
                .is_some_and(|wanted| Code::from_i32(status_number(wanted)) == status.code())
                && code.is_none_or(|code| told == Some(code))
                && step["message"]
                    .as_str()
                    .is_none_or(|part| status.message().contains(part))
                && details_hold(step, &details);
            if holds {
                Ok(())
            } else {
                Err(format!(
                    "ended with {:?} {told:?} {:?}",
                    status.code(),
                    status.message()
                ))
            }
        }
        Ok(answer) if wanted_status.is_some() => Err(format!("answered {answer:?}")),
        Ok(None) if step["ends"] == json!(true) => Ok(()),
        Ok(None) => Err("the stream is over".to_owned()),
        Ok(Some(answer)) if step["ends"] == json!(true) => Err(format!("answered {answer}")),
        Ok(Some(answer)) => {
            let error = if answer["ack"].is_object() {
                &answer["ack"]["error"]
            } else {
                &answer["error"]
            };
            // Where an answer has a text and no error, the text begins with the code.
            let told = match error {
                Value::String(text) => text.split_once(": ").map(|(code, _)| code),
                other => other["code"].as_str(),
            };
            let bytes: Vec<u8> =
                serde_json::from_value(error["details"].clone()).unwrap_or_default();
            let holds = step
                .get("expect")
                .is_none_or(|expect| matches(expect, &answer, Lists::Whole))
                && details_hold(step, &bytes);
            if holds
                && code.is_none_or(|code| told == Some(code))
                && (code.is_some() || !refused(&answer))
            {
                Ok(())
            } else {
                Err(format!("answered {answer}"))
            }
        }
    }
}

/// Whether an acknowledgement or a frame tells of an error.
fn refused(answer: &Value) -> bool {
    answer["ack"]["error"].is_object() || answer["error"].is_object()
}

fn details_hold(step: &Value, told: &[u8]) -> bool {
    let Some(expected) = step.get("details") else {
        return true;
    };
    serde_json::from_slice::<Value>(told).is_ok_and(|told| matches(expected, &told, Lists::Whole))
}

/// The file of a small journal.
fn journal_file(folder: &Path) -> PathBuf {
    let files = std::fs::read_dir(folder.join("journal")).unwrap();
    let mut paths = files.map(|entry| entry.unwrap().path());
    paths
        .find(|path| path.extension().is_some_and(|extension| extension == "log"))
        .unwrap()
}

fn status_number(name: &str) -> i32 {
    const NAMES: [&str; 17] = [
        "OK",
        "CANCELLED",
        "UNKNOWN",
        "INVALID_ARGUMENT",
        "DEADLINE_EXCEEDED",
        "NOT_FOUND",
        "ALREADY_EXISTS",
        "PERMISSION_DENIED",
        "RESOURCE_EXHAUSTED",
        "FAILED_PRECONDITION",
        "ABORTED",
        "OUT_OF_RANGE",
        "UNIMPLEMENTED",
        "INTERNAL",
        "UNAVAILABLE",
        "DATA_LOSS",
        "UNAUTHENTICATED",
    ];
    NAMES
        .iter()
        .position(|known| *known == name)
        .unwrap_or_else(|| panic!("no status {name}")) as i32
}
