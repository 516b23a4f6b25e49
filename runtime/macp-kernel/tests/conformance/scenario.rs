//! Runs the scenarios: one case per rule, each with its own runtime in memory, each replayed afterwards.
//! Their format is `conformance/macp/scenario.schema.json`.

use macp_kernel::{Accepted, Identity, Refusal};
use macp_wire::policy::PolicyFile;
use macp_wire::v1::{Ack, Envelope, ModeDescriptor, SessionState};
use macp_wire::{Semantics, words};
use serde_json::{Map, Value, json};

use crate::payload::{self, Bytes};
use crate::world::World;
use crate::{Lists, all_hold, data, json as read, matches, repository};

/// The clock of the runtime at the start of a case; `at` counts from here.
const START_MS: i64 = 1_000_000;
const SESSION: &str = "9b2d6b1e-0c4f-4a57-8b1f-3c5d7e9fa1b2";

fn files() -> Vec<(String, Value)> {
    data("")
        .into_iter()
        .filter(|(name, _)| !name.starts_with("fixtures/") && !name.ends_with(".schema.json"))
        .collect()
}

#[test]
fn every_rule_holds() {
    let mut outcomes = Vec::new();
    for (name, file) in files() {
        for case in file["cases"].as_array().unwrap() {
            let mut given = file["given"].as_object().cloned().unwrap_or_default();
            given.extend(case["given"].as_object().cloned().unwrap_or_default());
            let rule = format!("{name}: {}", case["rule"].as_str().unwrap());
            outcomes.push((rule, Case::new(Value::Object(given)).run(case)));
        }
    }
    all_hold("rules", outcomes);
}

#[test]
fn scenarios_fit_their_schema() {
    let schema = read(&repository().join("conformance/macp/scenario.schema.json"));
    let validator = jsonschema::validator_for(&schema).unwrap();
    let outcomes = files().into_iter().map(|(name, file)| {
        (
            name,
            validator
                .validate(&file)
                .map_err(|error| format!("{error} at {}", error.instance_path())),
        )
    });
    all_hold("scenario files", outcomes.collect());
}

struct Case {
    given: Value,
    world: World,
}

impl Case {
    fn new(given: Value) -> Self {
        let semantics = given["semantics"]
            .as_str()
            .and_then(Semantics::parse)
            .unwrap_or(Semantics::Baseline);
        let mut world = World::new(semantics);
        world.now_ms = START_MS;
        Self { given, world }
    }

    fn run(mut self, case: &Value) -> Result<(), String> {
        for mode in self.given["modes"].as_array().cloned().unwrap_or_default() {
            self.world
                .modes
                .register(descriptor(&mode))
                .map_err(|error| error.to_string())?;
        }
        if let Some(policy) = self.given.get("policy").cloned() {
            let file = self.policy(&policy);
            self.world
                .policies
                .register_file(file, 0)
                .map_err(|error| error.to_string())?;
        }
        if self.given.get("start") != Some(&json!(false)) {
            let expected = self.given.get("start").cloned().unwrap_or(json!("ok"));
            let outcome = self.start(&json!({}));
            self.expect("the start", &expected, outcome)?;
        }
        for (at, step) in case["steps"].as_array().into_iter().flatten().enumerate() {
            self.step(step, at + 1)
                .map_err(|what| format!("step {}: {what}", at + 1))?;
        }
        self.afterwards(case)?;
        self.world.replays()
    }

    /// A policy told in short: its rules, and what differs from the defaults.
    fn policy(&self, policy: &Value) -> PolicyFile {
        let mut file = json!({
            "policy_id": "policy.test", "mode": self.given["mode"], "description": "", "schema_version": 1, "rules": {},
        });
        file.as_object_mut()
            .unwrap()
            .extend(policy.as_object().unwrap().clone());
        serde_json::from_value(file).unwrap()
    }

    fn start(&mut self, changes: &Value) -> (Ack, Result<Accepted, Refusal>) {
        let mut given = self.given.clone();
        given
            .as_object_mut()
            .unwrap()
            .extend(changes.as_object().unwrap().clone());
        let mut start = Map::new();
        start.insert("mode_version".to_owned(), json!("1.0.0"));
        start.insert("configuration_version".to_owned(), json!("cfg-1"));
        start.insert("ttl_ms".to_owned(), json!(60_000));
        if let Some(count) = given["crowd"].as_u64() {
            let crowd: Vec<String> = (0..count).map(|at| format!("p{at}")).collect();
            given["participants"] = json!(crowd);
        }
        if given.get("policy").is_some() {
            start.insert("policy_version".to_owned(), json!("policy.test"));
        }
        let fields = payload::pool()
            .get_message_by_name("macp.v1.SessionStartPayload")
            .unwrap();
        for field in fields.fields() {
            if let Some(value) = given.get(field.name()) {
                start.insert(field.name().to_owned(), value.clone());
            }
        }
        let bytes = match given.get("payload") {
            Some(bytes) => payload::byte_field(bytes, Bytes::Plain),
            None => payload::encode(
                "macp.v1.SessionStartPayload",
                &Value::Object(start),
                Bytes::Plain,
            ),
        };
        let mut envelope = self.envelope(
            words::SESSION_START,
            given["id"].as_str().unwrap_or("m0"),
            bytes,
        );
        if let Some(mode) = given["mode"].as_str() {
            mode.clone_into(&mut envelope.mode);
        }
        if let Some(session) = given["session"].as_str() {
            session.clone_into(&mut envelope.session_id);
        }
        envelope.timestamp_unix_ms = given["timestamp"].as_i64().unwrap_or(0);
        let identity = identity(&given["initiator"]);
        self.world.send(envelope, &identity)
    }

    fn session_id(&self) -> String {
        self.given["session"].as_str().unwrap_or(SESSION).to_owned()
    }

    fn envelope(&self, message_type: &str, id: &str, payload: Vec<u8>) -> Envelope {
        Envelope {
            macp_version: words::MACP_VERSION.to_owned(),
            mode: self.given["mode"].as_str().unwrap_or_default().to_owned(),
            message_type: message_type.to_owned(),
            message_id: id.to_owned(),
            session_id: self.session_id(),
            sender: String::new(),
            timestamp_unix_ms: 0,
            payload: payload.into(),
        }
    }

    fn step(&mut self, step: &Value, at: usize) -> Result<(), String> {
        if let Value::Array(parts) = step {
            let send = json!({"sender": parts[0], "type": parts[1], "payload": parts.get(2).cloned().unwrap_or(json!({}))});
            let expected = parts.get(3).cloned().unwrap_or(json!("ok"));
            return self.send(&send, &expected, at);
        }
        let expected = step.get("expect").cloned().unwrap_or(json!("ok"));
        let (what, value) = step
            .as_object()
            .unwrap()
            .iter()
            .find(|(key, _)| *key != "expect")
            .unwrap();
        match what.as_str() {
            "at" => {
                self.world.now_ms = START_MS + value.as_i64().unwrap();
                Ok(())
            }
            "send" => self.send(value, &expected, at),
            "start" => {
                let outcome = self.start(value);
                self.expect("the start", &expected, outcome)
            }
            "cancel" | "suspend" | "resume" => {
                let session = self.session_id();
                let outcome = self.world.control(what, &session, value.as_str().unwrap());
                self.expect(what, &expected, outcome)
            }
            "repeat" => {
                let steps = value["steps"].as_array().unwrap().clone();
                (0..value["times"].as_u64().unwrap())
                    .try_for_each(|_| steps.iter().try_for_each(|step| self.step(step, at)))
            }
            "sweep" => {
                self.world.sweep();
                Ok(())
            }
            "register_mode" => registry(&expected, self.world.modes.register(descriptor(value))),
            "unregister_mode" => registry(
                &expected,
                self.world.modes.unregister(value.as_str().unwrap()),
            ),
            "promote_mode" => {
                let name = |key: &str| value[key].as_str().unwrap_or_default();
                registry(
                    &expected,
                    self.world.modes.promote(name("mode"), name("name")),
                )
            }
            "register_policy" => {
                let file = self.policy(value);
                registry(
                    &expected,
                    self.world.policies.register_file(file, self.world.now_ms),
                )
            }
            "register_policy_text" => {
                let descriptor = macp_wire::v1::PolicyDescriptor {
                    policy_id: "policy.text".to_owned(),
                    mode: words::ANY_MODE.to_owned(),
                    rules: value.as_str().unwrap().to_owned(),
                    schema_version: 1,
                    ..Default::default()
                };
                registry(
                    &expected,
                    self.world.policies.register(descriptor, self.world.now_ms),
                )
            }
            "unregister_policy" => registry(
                &expected,
                self.world.policies.unregister(value.as_str().unwrap()),
            ),
            "list_policies" => equal(
                &expected,
                self.world.policies.list(value.as_str().unwrap()),
                |row| &row.policy_id,
            ),
            "list_modes" => equal(&expected, self.world.modes.standard(), |row| &row.mode),
            "list_extensions" => equal(&expected, self.world.modes.extensions(), |row| &row.mode),
            other => panic!("no step {other}"),
        }
    }

    fn send(&mut self, send: &Value, expected: &Value, at: usize) -> Result<(), String> {
        let message_type = send["type"].as_str().unwrap();
        let mut object = send.get("payload").cloned().unwrap_or(json!({}));
        if message_type == words::COMMITMENT {
            let mut whole = json!({
                "commitment_id": "c", "action": "decision.made", "authority_scope": "all", "reason": "done",
                "mode_version": "1.0.0", "configuration_version": "cfg-1", "outcome_positive": true,
            });
            whole
                .as_object_mut()
                .unwrap()
                .extend(object.as_object().unwrap().clone());
            object = whole;
        }
        let mode = send["payload_of"]
            .as_str()
            .or(self.given["mode"].as_str())
            .unwrap_or_default();
        let bytes = match (send.get("bytes"), payload::message_name(mode, message_type)) {
            (Some(bytes), _) => payload::byte_field(bytes, Bytes::Plain),
            (None, Some(name)) => payload::encode(name, &object, Bytes::Plain),
            (None, None) if message_type == words::SIGNAL => {
                payload::encode("macp.v1.SignalPayload", &object, Bytes::Plain)
            }
            (None, None) if message_type == words::PROGRESS => {
                payload::encode("macp.v1.ProgressPayload", &object, Bytes::Plain)
            }
            (None, None) => Vec::new(),
        };
        let size = send["size"].as_u64().map(|size| vec![0; size as usize]);
        let id = send["id"].as_str().map_or_else(
            || {
                format!(
                    "m{at}-{}",
                    self.world.logs.values().map(Vec::len).sum::<usize>()
                )
            },
            str::to_owned,
        );
        let mut envelope = self.envelope(message_type, &id, size.unwrap_or(bytes));
        let set = |key: &str, target: &mut String| {
            if let Some(value) = send[key].as_str() {
                value.clone_into(target);
            }
        };
        set("mode", &mut envelope.mode);
        set("version", &mut envelope.macp_version);
        set("session", &mut envelope.session_id);
        set("declared_sender", &mut envelope.sender);
        envelope.timestamp_unix_ms = send["timestamp"].as_i64().unwrap_or(0);
        let outcome = self.world.send(envelope, &identity(&send["sender"]));
        self.expect(message_type, expected, outcome)
    }

    fn expect(
        &self,
        what: &str,
        expected: &Value,
        outcome: (Ack, Result<Accepted, Refusal>),
    ) -> Result<(), String> {
        let (ack, answer) = outcome;
        let error = ack.error.clone().unwrap_or_default();
        let details: Value = serde_json::from_slice(&error.details).unwrap_or_default();
        let codes = |details: &Value| -> Vec<Value> {
            details["denials"]
                .as_array()
                .into_iter()
                .flatten()
                .map(|denial| denial["code"].clone())
                .collect()
        };
        let holds = match expected {
            Value::String(ok) if ok == "ok" => ack.ok && !ack.duplicate,
            Value::String(code) => !ack.ok && error.code == *code && ack.session_state == 0,
            _ => {
                let actual = json!({
                    "ok": ack.ok, "duplicate": ack.duplicate, "code": error.code, "message_id": ack.message_id,
                    "state": state_name(SessionState::try_from(ack.session_state).unwrap()),
                    "denials": codes(&details), "details": details,
                });
                let exact = expected
                    .get("denials")
                    .is_none_or(|denials| *denials == actual["denials"]);
                exact && matches(expected, &actual, Lists::Whole)
            }
        };
        if holds {
            Ok(())
        } else {
            Err(format!(
                "{what} was answered {answer:?} {details}, not {expected}"
            ))
        }
    }

    fn afterwards(&self, case: &Value) -> Result<(), String> {
        let Some(session) = self.world.sessions.get(&self.session_id()) else {
            return if case.get("state").is_none() {
                Ok(())
            } else {
                Err("there is no session".to_owned())
            };
        };
        let history: Vec<Value> = self.world.logs[session.id()]
            .iter()
            .filter_map(|entry| entry.delivery())
            .map(|envelope| json!([envelope.sender, envelope.message_type, envelope.message_id]))
            .collect();
        let metadata = serde_json::to_value(metadata(&session.metadata())).unwrap();
        let events: Vec<Value> = self
            .world
            .events
            .iter()
            .map(|event| json!(event.as_str_name().trim_start_matches("EVENT_TYPE_")))
            .collect();
        let resolution = session
            .resolution()
            .map(|bytes| serde_json::from_slice(bytes).unwrap_or(Value::Null));
        let actual = json!({
            "state": state_name(session.state()), "mode_state": session.mode_document(), "metadata": metadata,
            "ordinals": session.ordinals(), "resolution": resolution,
        });
        for key in ["state", "mode_state", "metadata", "ordinals", "resolution"] {
            if case
                .get(key)
                .is_some_and(|expected| !matches(expected, &actual[key], Lists::Whole))
            {
                return Err(format!("{key} is {}, not {}", actual[key], case[key]));
            }
        }
        let delivered = self.world.logs[session.id()]
            .iter()
            .filter_map(|entry| entry.delivery());
        let timestamps: Vec<i64> = delivered
            .map(|envelope| envelope.timestamp_unix_ms)
            .collect();
        for (key, actual) in [
            ("history", Value::from(history)),
            ("events", Value::from(events)),
            ("timestamps", Value::from(timestamps)),
        ] {
            if case.get(key).is_some_and(|expected| *expected != actual) {
                return Err(format!("{key} is {actual}, not {}", case[key]));
            }
        }
        Ok(())
    }
}

fn metadata(metadata: &macp_wire::v1::SessionMetadata) -> Value {
    use prost_reflect::prost::Message;
    payload::decode("macp.v1.SessionMetadata", &metadata.encode_to_vec())
}

fn state_name(state: SessionState) -> &'static str {
    state.as_str_name().trim_start_matches("SESSION_STATE_")
}

/// A sender by name, or with capabilities.
fn identity(value: &Value) -> Identity {
    let name = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let mut identity = match value {
        Value::Object(members) => Identity::plain(name(&members["name"])),
        other => Identity::plain(name(other)),
    };
    if let Some(modes) = value["allowed_modes"].as_array() {
        identity.allowed_modes = Some(modes.iter().map(name).collect());
    }
    identity.can_start_sessions = value["can_start_sessions"].as_bool().unwrap_or(true);
    identity.max_open_sessions = value["max_open_sessions"].as_u64();
    identity
}

fn descriptor(value: &Value) -> ModeDescriptor {
    use prost_reflect::prost::Message;
    let bytes = payload::encode("macp.v1.ModeDescriptor", value, Bytes::Plain);
    ModeDescriptor::decode(bytes.as_slice()).unwrap()
}

/// `ok`, or a text that the error must contain.
fn registry<T, E: std::error::Error>(
    expected: &Value,
    outcome: Result<T, E>,
) -> Result<(), String> {
    let actual = outcome.map_or_else(|error| error.to_string(), |_| "ok".to_owned());
    let expected = expected.as_str().unwrap();
    let holds = if expected == "ok" {
        actual == "ok"
    } else {
        actual.contains(expected)
    };
    if holds {
        Ok(())
    } else {
        Err(format!("answered `{actual}`, not `{expected}`"))
    }
}

fn equal<T>(expected: &Value, rows: Vec<T>, name: impl Fn(&T) -> &String) -> Result<(), String> {
    let actual: Value = rows
        .iter()
        .map(|row| Value::from(name(row).as_str()))
        .collect();
    if *expected == actual {
        Ok(())
    } else {
        Err(format!("listed {actual}, not {expected}"))
    }
}
