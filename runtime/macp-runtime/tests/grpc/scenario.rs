//! Runs the scenarios of `conformance/macp/grpc`: lines of JSON, one case after another, each with a server of its own.
//!
//! A line with `rule` begins a case and may say `settings`. Then: `at` moves the clock, `sweep` runs a background round,
//! `call` makes a unary call, `open` a stream under a name, `to` sends it a frame, `close` closes the caller's side,
//! `from` reads one answer. `envelope` in a frame or Send request is short for an envelope: what it does not name is that
//! of an ordinary message, and its payload is an object. Expectations: `expect` is part of the answer, `status` the
//! status, `code` the error code in the answer or beside the status, `message` a part of the status text, `ends` that the
//! stream is over, and well.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use tonic::{Code, Status};

use crate::payload::{self, Bytes};
use crate::server::{Caller, Dialogue, Reader, Server};
use crate::{all_hold, data, matches};

pub const SESSION: &str = "9b2d6b1e-0c4f-4a57-8b1f-3c5d7e9fa1b2";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_scenario_holds() {
    let mut outcomes = Vec::new();
    for (name, text) in data("grpc", "jsonl") {
        let mut cases: Vec<(Value, Vec<(usize, Value)>)> = Vec::new();
        for (number, line) in text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.trim().is_empty())
        {
            let line: Value = serde_json::from_str(line)
                .unwrap_or_else(|error| panic!("{name}, line {}: {error}", number + 1));
            match cases.last_mut() {
                _ if line.get("rule").is_some() => cases.push((line, Vec::new())),
                Some((_, steps)) => steps.push((number + 1, line)),
                None => panic!("{name} does not begin with a rule"),
            }
        }
        for (case, steps) in cases {
            let rule = format!("{name}: {}", case["rule"].as_str().unwrap());
            outcomes.push((rule, Case::run(&case, &steps).await));
        }
    }
    all_hold("scenarios", outcomes);
}

enum Open {
    Watch(Reader),
    Dialogue(Dialogue),
}

struct Case {
    server: Server,
    streams: BTreeMap<String, Open>,
    count: usize,
    mode: String,
}

impl Case {
    async fn run(case: &Value, steps: &[(usize, Value)]) -> Result<(), String> {
        let settings = case["settings"].as_object().cloned().unwrap_or_default();
        let texts: Vec<(String, String)> = settings
            .iter()
            .map(|(name, value)| (name.clone(), text(value)))
            .collect();
        let values: Vec<(&str, &str)> = texts
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect();
        let mode = case["mode"]
            .as_str()
            .unwrap_or("macp.mode.decision.v1")
            .to_owned();
        let mut this = Case {
            server: Server::start(&values).await,
            streams: BTreeMap::new(),
            count: 0,
            mode,
        };
        let mut outcome = Ok(());
        for (number, step) in steps {
            outcome = this
                .step(step)
                .await
                .map_err(|what| format!("line {number}: {what}"));
            if outcome.is_err() {
                break;
            }
        }
        this.streams.clear();
        this.server.stop().await;
        outcome
    }

    async fn step(&mut self, step: &Value) -> Result<(), String> {
        self.count += 1;
        let word = |key: &str| step[key].as_str();
        if let Some(at) = step["at"].as_i64() {
            self.server.set_clock(at);
        } else if step["sweep"] == json!(true) {
            self.server.sweep();
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
            let request = self.filled(step["request"].clone());
            let repeat = step["times"].as_u64().unwrap_or(1);
            for _ in 0..repeat {
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
            let next = match stream {
                Open::Watch(reader) => reader.next().await,
                Open::Dialogue(dialogue) => dialogue.next().await,
            };
            return judge(step, next);
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
        let caller = self.server.caller(step["as"].as_str().unwrap_or_default());
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

    /// Writes short envelopes out.
    fn filled(&self, request: Value) -> Value {
        let Value::Object(mut request) = request else {
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
    let payload = short.remove("payload").unwrap_or(json!({}));
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
            let holds = wanted_status
                .is_some_and(|wanted| Code::from_i32(status_number(wanted)) == status.code())
                && code.is_none_or(|code| told == Some(code))
                && step["message"]
                    .as_str()
                    .is_none_or(|part| status.message().contains(part))
                && details_hold(step, &status);
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
            let told = [&answer["ack"]["error"]["code"], &answer["error"]["code"]]
                .into_iter()
                .find_map(Value::as_str);
            let holds = matches(&step["expect"], &answer) || step.get("expect").is_none();
            if holds && told == code {
                Ok(())
            } else {
                Err(format!("answered {answer}"))
            }
        }
    }
}

fn details_hold(step: &Value, status: &Status) -> bool {
    let Some(expected) = step.get("details") else {
        return true;
    };
    let told = status
        .metadata()
        .get_bin("macp-error-details-bin")
        .and_then(|value| value.to_bytes().ok());
    told.is_some_and(|bytes| {
        serde_json::from_slice::<Value>(&bytes).is_ok_and(|told| matches(expected, &told))
    })
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
