//! The kernel's scenarios once more, through the server: one case per rule, each with a server of its own.
//! Callers with capabilities of their own prove them with a JWT. What no call shows (states of modes, resolutions) is asked of
//! the session that the server holds.

use serde_json::{Map, Value, json};

use macp_kernel::Session;

use crate::compare::{Lists, matches};
use crate::payload::{self, Bytes};
use crate::scenario::SESSION;
use crate::server::{Caller, Outcome, Reader, Server};
use crate::{all_hold, data, secret};

const LAST_SESSION: &str = "the-last-session-of-a-case";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_rule_of_the_kernel_holds_through_the_server() {
    let mut outcomes = Vec::new();
    for (name, text) in data("", "json") {
        if name.starts_with("fixtures/") || name.ends_with(".schema.json") {
            continue;
        }
        let file: Value = serde_json::from_str(&text).unwrap();
        for case in file["cases"].as_array().unwrap() {
            let mut given = file["given"].as_object().cloned().unwrap_or_default();
            given.extend(case["given"].as_object().cloned().unwrap_or_default());
            if let Some(count) = given.get("crowd").and_then(Value::as_u64) {
                let crowd: Vec<String> = (0..count).map(|at| format!("p{at}")).collect();
                given.insert("participants".to_owned(), json!(crowd));
            }
            let given = Value::Object(given);
            let rule = format!("{name}: {}", case["rule"].as_str().unwrap());
            outcomes.push((rule, Case::run(given, case).await));
        }
    }
    all_hold("rules", outcomes);
}

/// Whether a sender is told with more than its name.
fn has_capabilities(value: &Value) -> bool {
    match value {
        Value::Object(members) => {
            let own = ["allowed_modes", "can_start_sessions", "max_open_sessions"]
                .iter()
                .any(|key| members.contains_key(*key));
            own || members.values().any(has_capabilities)
        }
        Value::Array(items) => items.iter().any(has_capabilities),
        _ => false,
    }
}

struct Case {
    given: Value,
    server: Server,
    /// Callers are told apart by JWTs, not by names alone.
    proved: bool,
    count: usize,
}

impl Case {
    async fn run(given: Value, case: &Value) -> Result<(), String> {
        let semantics = given["semantics"].as_str().unwrap_or("baseline");
        let proved = has_capabilities(&given["initiator"]) || has_capabilities(&case["steps"]);
        let keys = secret::key_set();
        let mut settings = vec![("MACP_SEMANTICS", semantics)];
        if proved {
            settings.extend(secret::settings(&keys));
        }
        let server = Server::start(&settings).await;
        let mut this = Case {
            given,
            server,
            proved,
            count: 0,
        };
        let outcome = this.play(case).await;
        this.server.stop().await;
        outcome
    }

    async fn play(&mut self, case: &Value) -> Result<(), String> {
        let mut watch = self
            .caller(&json!("watch"))
            .watch("WatchSessions", &json!({}))
            .await
            .unwrap();
        for mode in self.given["modes"].as_array().cloned().unwrap_or_default() {
            self.registry(
                "RegisterExtMode",
                json!({ "mode_descriptor": mode }),
                &json!("ok"),
            )
            .await?;
        }
        if let Some(policy) = self.given.get("policy").cloned() {
            let descriptor = self.policy(&policy);
            self.registry(
                "RegisterPolicy",
                json!({ "policy_descriptor": descriptor }),
                &json!("ok"),
            )
            .await?;
        }
        if self.given.get("start") != Some(&json!(false)) {
            let expected = self.given.get("start").cloned().unwrap_or(json!("ok"));
            self.start(&json!({}), &expected).await?;
        }
        for (at, step) in case["steps"].as_array().into_iter().flatten().enumerate() {
            Box::pin(self.step(step))
                .await
                .map_err(|what| format!("step {}: {what}", at + 1))?;
        }
        // Before the history is read: a subscription lets a session expire, where that is due.
        self.events(case, &mut watch).await?;
        self.afterwards(case).await
    }

    async fn events(&mut self, case: &Value, watch: &mut Reader) -> Result<(), String> {
        let Some(expected) = case.get("events") else {
            return Ok(());
        };
        let last = json!({ "session": LAST_SESSION, "mode": "macp.mode.decision.v1", "policy_version": "",
            "participants": ["x"], "id": "last" });
        self.start(&last, &json!("ok")).await?;
        let mut events = Vec::new();
        loop {
            let event = watch.next().await.unwrap().unwrap()["event"].clone();
            if event["session"]["session_id"] == LAST_SESSION {
                break;
            }
            let names = [
                "",
                "CREATED",
                "RESOLVED",
                "EXPIRED",
                "SUSPENDED",
                "RESUMED",
                "CANCELLED",
            ];
            events.push(json!(
                names[usize::try_from(event["event_type"].as_u64().unwrap()).unwrap()]
            ));
        }
        if *expected == Value::from(events.clone()) {
            Ok(())
        } else {
            Err(format!("the events are {events:?}"))
        }
    }

    /// A caller who is told by name, or with capabilities.
    fn caller(&self, who: &Value) -> Caller {
        let name = who.as_str().or(who["name"].as_str()).unwrap();
        if !self.proved {
            return self.server.caller(name);
        }
        let mut scopes = merged(who, &json!({ "can_manage_mode_registry": true }));
        scopes.as_object_mut().unwrap().remove("name");
        self.server.caller(&secret::token(name, &scopes))
    }

    fn policy(&self, policy: &Value) -> Value {
        let mut descriptor =
            json!({ "policy_id": "policy.test", "mode": self.given["mode"], "schema_version": 1 });
        descriptor = merged(&descriptor, policy);
        descriptor["rules"] = json!(policy.get("rules").unwrap_or(&json!({})).to_string());
        descriptor
    }

    fn session_id(&self) -> String {
        self.given["session"].as_str().unwrap_or(SESSION).to_owned()
    }

    async fn start(&mut self, differs: &Value, expected: &Value) -> Result<(), String> {
        let given = merged(&self.given, differs);
        let mut start =
            json!({ "mode_version": "1.0.0", "configuration_version": "cfg-1", "ttl_ms": 60_000 });
        if given.get("policy").is_some() {
            start["policy_version"] = json!("policy.test");
        }
        let fields = payload::pool()
            .get_message_by_name("macp.v1.SessionStartPayload")
            .unwrap();
        for field in fields.fields() {
            if let Some(value) = given.get(field.name()) {
                start[field.name()] = value.clone();
            }
        }
        let bytes = match given.get("payload") {
            Some(bytes) => payload::byte_field(bytes, Bytes::Plain),
            None => payload::encode("macp.v1.SessionStartPayload", &start, Bytes::Plain),
        };
        let envelope = json!({
            "macp_version": "1.0", "mode": given["mode"].as_str().unwrap_or_default(), "message_type": "SessionStart",
            "message_id": given["id"].as_str().unwrap_or("m0"),
            "session_id": given["session"].as_str().unwrap_or(SESSION),
            "timestamp_unix_ms": given["timestamp"].as_i64().unwrap_or(0), "payload": bytes,
        });
        let request = json!({ "envelope": envelope });
        let outcome = self
            .caller(&given["initiator"])
            .call("Send", &request)
            .await;
        judge("the start", expected, outcome)
    }

    async fn step(&mut self, step: &Value) -> Result<(), String> {
        if let Value::Array(parts) = step {
            let payload = parts.get(2).cloned().unwrap_or(json!({}));
            let send = json!({ "sender": parts[0], "type": parts[1], "payload": payload });
            let expected = parts.get(3).cloned().unwrap_or(json!("ok"));
            return self.send(&send, &expected).await;
        }
        let expected = step.get("expect").cloned().unwrap_or(json!("ok"));
        let (what, value) = step
            .as_object()
            .unwrap()
            .iter()
            .find(|(key, _)| *key != "expect")
            .unwrap();
        match what.as_str() {
            "at" => self.server.set_clock(value.as_i64().unwrap()),
            "sweep" => self.server.sweep(),
            "send" => return self.send(value, &expected).await,
            "start" => return self.start(value, &expected).await,
            "cancel" => return self.control("CancelSession", value, &expected).await,
            "suspend" => return self.control("SuspendSession", value, &expected).await,
            "resume" => return self.control("ResumeSession", value, &expected).await,
            "repeat" => {
                for _ in 0..value["times"].as_u64().unwrap() {
                    for step in value["steps"].as_array().unwrap() {
                        Box::pin(self.step(step)).await?;
                    }
                }
            }
            "register_mode" => {
                return self
                    .registry(
                        "RegisterExtMode",
                        json!({ "mode_descriptor": value }),
                        &expected,
                    )
                    .await;
            }
            "unregister_mode" => {
                return self
                    .registry("UnregisterExtMode", json!({ "mode": value }), &expected)
                    .await;
            }
            "promote_mode" => {
                let name = value["name"].as_str().unwrap_or_default();
                let mode = value["mode"].as_str().unwrap_or_default();
                let request = json!({ "mode": mode, "promoted_mode_name": name });
                return self.registry("PromoteMode", request, &expected).await;
            }
            "register_policy" => {
                let request = json!({ "policy_descriptor": self.policy(value) });
                return self.registry("RegisterPolicy", request, &expected).await;
            }
            "register_policy_text" => {
                let policy = json!({ "policy_id": "policy.text", "mode": "*", "rules": value, "schema_version": 1 });
                return self
                    .registry(
                        "RegisterPolicy",
                        json!({ "policy_descriptor": policy }),
                        &expected,
                    )
                    .await;
            }
            "unregister_policy" => {
                return self
                    .registry("UnregisterPolicy", json!({ "policy_id": value }), &expected)
                    .await;
            }
            "list_policies" => {
                let request = json!({ "mode": value });
                return self
                    .listed(
                        "ListPolicies",
                        request,
                        ("descriptors", "policy_id"),
                        &expected,
                    )
                    .await;
            }
            "list_modes" => {
                return self
                    .listed("ListModes", json!({}), ("modes", "mode"), &expected)
                    .await;
            }
            "list_extensions" => {
                return self
                    .listed("ListExtModes", json!({}), ("modes", "mode"), &expected)
                    .await;
            }
            other => panic!("no step {other}"),
        }
        Ok(())
    }

    async fn send(&mut self, send: &Value, expected: &Value) -> Result<(), String> {
        self.count += 1;
        let message_type = send["type"].as_str().unwrap();
        let mut object = send.get("payload").cloned().unwrap_or(json!({}));
        if message_type == "Commitment" {
            let whole = json!({
                "commitment_id": "c", "action": "decision.made", "authority_scope": "all", "reason": "done",
                "mode_version": "1.0.0", "configuration_version": "cfg-1", "outcome_positive": true,
            });
            object = merged(&whole, &object);
        }
        let mode = send["payload_of"]
            .as_str()
            .or(self.given["mode"].as_str())
            .unwrap_or_default();
        let name = match message_type {
            "Signal" => Some("macp.v1.SignalPayload"),
            "Progress" => Some("macp.v1.ProgressPayload"),
            other => payload::message_name(mode, other),
        };
        let bytes = match (send.get("bytes"), name, send["size"].as_u64()) {
            (_, _, Some(size)) => vec![0; usize::try_from(size).unwrap()],
            (Some(bytes), _, None) => payload::byte_field(bytes, Bytes::Plain),
            (None, Some(name), None) => payload::encode(name, &object, Bytes::Plain),
            (None, None, None) => Vec::new(),
        };
        let text = |key: &str, default: &str| send[key].as_str().unwrap_or(default).to_owned();
        let envelope = json!({
            "macp_version": text("version", "1.0"), "message_type": message_type,
            "mode": text("mode", self.given["mode"].as_str().unwrap_or_default()),
            "message_id": text("id", &format!("step-{}", self.count)), "session_id": text("session", &self.session_id()),
            "sender": text("declared_sender", ""), "timestamp_unix_ms": send["timestamp"].as_i64().unwrap_or(0),
            "payload": bytes,
        });
        let request = json!({ "envelope": envelope });
        let outcome = self.caller(&send["sender"]).call("Send", &request).await;
        judge(message_type, expected, outcome)
    }

    async fn control(&self, call: &str, sender: &Value, expected: &Value) -> Result<(), String> {
        let request = json!({ "session_id": self.session_id(), "reason": "asked for" });
        let outcome = self.caller(sender).call(call, &request).await;
        judge(call, expected, outcome)
    }

    /// `ok`, or a part of the error's text.
    async fn registry(&self, call: &str, request: Value, expected: &Value) -> Result<(), String> {
        let answer = self
            .caller(&json!("registrar"))
            .call(call, &request)
            .await
            .unwrap();
        let expected = expected.as_str().unwrap();
        let error = answer["error"].as_str().unwrap();
        let holds = if expected == "ok" {
            answer["ok"] == true
        } else {
            answer["ok"] == false && error.contains(expected)
        };
        if holds {
            Ok(())
        } else {
            Err(format!("{call} was answered {answer}, not {expected}"))
        }
    }

    async fn listed(
        &self,
        call: &str,
        request: Value,
        (rows, name): (&str, &str),
        expected: &Value,
    ) -> Result<(), String> {
        let answer = self
            .caller(&json!("reader"))
            .call(call, &request)
            .await
            .unwrap();
        let names: Value = answer[rows]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| row[name].clone())
            .collect();
        if names == *expected {
            Ok(())
        } else {
            Err(format!("{call} told {names}"))
        }
    }

    async fn afterwards(&self, case: &Value) -> Result<(), String> {
        // Listing shows a session without letting it expire.
        let listed = self
            .caller(&json!("reader"))
            .call("ListSessions", &json!({ "page_size": 1000 }))
            .await
            .unwrap();
        let id = self.session_id();
        let session = listed["sessions"]
            .as_array()
            .unwrap()
            .iter()
            .find(|session| session["session_id"] == *id);
        let Some(session) = session else {
            return if case.get("state").is_none() {
                Ok(())
            } else {
                Err("there is no session".to_owned())
            };
        };
        let states = ["", "OPEN", "RESOLVED", "EXPIRED", "SUSPENDED", "CANCELLED"];
        let state = states[usize::try_from(session["state"].as_u64().unwrap()).unwrap()];
        if case.get("state").is_some_and(|expected| *expected != state) {
            return Err(format!("the session is {state}"));
        }
        if case
            .get("metadata")
            .is_some_and(|expected| !matches(expected, session, Lists::Whole))
        {
            return Err(format!("the metadata is {session}"));
        }
        self.inside(case, &id)?;
        let envelopes = self.history(&session["initiator"], &id).await;
        let column = |names: &[&str]| -> Value {
            let row = |envelope: &Value| match names {
                [name] => envelope[*name].clone(),
                _ => names.iter().map(|name| envelope[*name].clone()).collect(),
            };
            envelopes.iter().map(row).collect()
        };
        for (key, actual) in [
            ("ordinals", json!(envelopes.len())),
            ("history", column(&["sender", "message_type", "message_id"])),
            ("timestamps", column(&["timestamp_unix_ms"])),
        ] {
            if case.get(key).is_some_and(|expected| *expected != actual) {
                return Err(format!("{key} is {actual}, not {}", case[key]));
            }
        }
        Ok(())
    }

    /// What no call shows.
    fn inside(&self, case: &Value, session_id: &str) -> Result<(), String> {
        let held = self.server.running().runtime().sessions.find(session_id);
        let look = |session: &Session| {
            let resolution = session
                .resolution()
                .map(|bytes| serde_json::from_slice(bytes).unwrap_or(Value::Null));
            json!({ "mode_state": session.mode_document(), "resolution": resolution })
        };
        let actual = held.and_then(|held| held.look(look)).unwrap().answer;
        for key in ["mode_state", "resolution"] {
            if case
                .get(key)
                .is_some_and(|expected| !matches(expected, &actual[key], Lists::Whole))
            {
                return Err(format!("{key} is {}, not {}", actual[key], case[key]));
            }
        }
        Ok(())
    }

    async fn history(&self, reader: &Value, session_id: &str) -> Vec<Value> {
        let mut stream = self.caller(reader).stream().await.unwrap();
        stream
            .send(&json!({ "subscribe_session_id": session_id }))
            .await;
        stream.close();
        let mut history = Vec::new();
        while let Some(item) = stream.next().await.unwrap() {
            history.push(item["envelope"].clone());
        }
        history
    }
}

fn merged(base: &Value, more: &Value) -> Value {
    let mut all: Map<String, Value> = base.as_object().cloned().unwrap_or_default();
    all.extend(more.as_object().cloned().unwrap_or_default());
    Value::Object(all)
}

/// An acknowledgement, or a status that carries a code, against `ok`, a code, or members.
fn judge(what: &str, expected: &Value, outcome: Outcome) -> Result<(), String> {
    let ack = match outcome {
        Ok(answer) => answer["ack"].clone(),
        Err(status) => {
            let code = status
                .metadata()
                .get("macp-error-code")
                .and_then(|value| value.to_str().ok());
            let code = code.ok_or_else(|| format!("{what} ended with {status}"))?;
            json!({ "ok": false, "duplicate": false, "session_state": 0, "error": { "code": code } })
        }
    };
    let code = ack["error"]["code"].as_str().unwrap_or_default();
    let bytes: Vec<u8> = ack["error"]["details"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|byte| u8::try_from(byte.as_u64().unwrap()).unwrap())
        .collect();
    let details: Value = serde_json::from_slice(&bytes).unwrap_or_default();
    let denials: Vec<Value> = details["denials"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|denial| denial["code"].clone())
        .collect();
    let states = [
        "UNSPECIFIED",
        "OPEN",
        "RESOLVED",
        "EXPIRED",
        "SUSPENDED",
        "CANCELLED",
    ];
    let holds = match expected {
        Value::String(ok) if ok == "ok" => ack["ok"] == true && ack["duplicate"] == false,
        Value::String(wanted) => ack["ok"] == false && code == wanted && ack["session_state"] == 0,
        _ => {
            let actual = json!({
                "ok": ack["ok"], "duplicate": ack["duplicate"], "code": code, "message_id": ack["message_id"],
                "state": states[usize::try_from(ack["session_state"].as_u64().unwrap()).unwrap()],
                "denials": denials, "details": details,
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
            "{what} was answered {ack} {details}, not {expected}"
        ))
    }
}
