//! Every stream of `conformance/app-client` through the client: what it says to accept is accepted, what it says to
//! reject is rejected, for the reason it names. The form of the files is told in the README beside them.
#![expect(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::fs;
use std::path::PathBuf;

use app_client::{Client, Mismatch, Profile, Received, Refused};
use app_wire::{Limits, Method};
use serde_json::{Map, Value, json};

type Outcome = Result<(), String>;

#[test]
fn streams_to_accept_are_accepted() {
    run("accept");
}

#[test]
fn streams_to_reject_are_rejected_for_the_reason_they_name() {
    run("reject");
}

#[test]
fn the_base_record_of_initialization_says_what_this_contract_says() {
    let records = records();
    let mut limits = Vec::new();
    Limits::advertised().encode(&mut limits).unwrap();
    let limits: Value = serde_json::from_slice(&limits).unwrap();
    assert_eq!(records["initialized"]["payload"]["limits"], limits);
    let names: Vec<&str> = Method::ALL.iter().map(|method| method.as_str()).collect();
    assert_eq!(
        records["initialized"]["payload"]["capabilities"]["operations"],
        json!(names)
    );
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../conformance/app-client")
}

fn records() -> Map<String, Value> {
    serde_json::from_str(&fs::read_to_string(folder().join("records.json")).unwrap()).unwrap()
}

fn run(verdict: &str) {
    let records = records();
    let mut files: Vec<PathBuf> = fs::read_dir(folder().join(verdict))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    assert!(files.len() > 30, "the streams are there");
    let mut failures = Vec::new();
    for file in files {
        let lines: Vec<Value> = fs::read_to_string(&file)
            .unwrap()
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        let name = lines[0]["stream"].as_str().unwrap();
        assert!(
            file.with_extension("").ends_with(name),
            "{name} is the name of its file"
        );
        if let Err(failure) =
            Run::new(&lines[0], &records).and_then(|run| run.through(&lines, verdict == "reject"))
        {
            failures.push(format!("{name}: {failure}"));
        }
    }
    assert!(
        failures.is_empty(),
        "{} streams failed:\n{}",
        failures.len(),
        failures.join("\n")
    );
}

struct Run<'r> {
    client: Client,
    records: &'r Map<String, Value>,
    sent: u32,
}

impl<'r> Run<'r> {
    fn new(head: &Value, records: &'r Map<String, Value>) -> Result<Self, String> {
        let mut run = Self {
            client: Client::new(profile(&head["profile"])),
            records,
            sent: 0,
        };
        for given in head["given"].as_array().into_iter().flatten() {
            let name = given.as_str().unwrap_or_default();
            match name {
                "initialized" => run.send(&json!({"send": {"method": "initialize"}}))?,
                "accepted" => run.send(
                    &json!({"send": {"method": "turn.start", "payload": {"prompt": "Hello"}}}),
                )?,
                _ => {}
            }
            run.client
                .accept(&bytes(&records[name]))
                .map_err(|mismatch| format!("given {name}: {mismatch}"))?;
        }
        Ok(run)
    }

    fn through(mut self, lines: &[Value], reject: bool) -> Outcome {
        let mut last = None;
        for line in &lines[1..] {
            if line.get("send").is_some() {
                self.send(line)?;
            } else if let Some(expected) = line.get("unsettled") {
                let unsettled: Vec<String> = self
                    .client
                    .ended()
                    .into_iter()
                    .map(|left| left.request_id)
                    .collect();
                same("unsettled", expected, &json!(unsettled))?;
            } else {
                let received = self.client.accept(&self.record(line));
                match (&received, line.get("mismatch")) {
                    (Ok(received), None) => shape(line, received)?,
                    (Err(mismatch), Some(because)) => {
                        same("mismatch", because, &json!(kind(mismatch)))?
                    }
                    (received, because) => {
                        return Err(format!("{because:?} was expected, and came: {received:?}"));
                    }
                }
                last = Some(received.is_err());
            }
        }
        if reject {
            same("the last record is rejected", &json!(true), &json!(last))?;
            return self.closed();
        }
        Ok(())
    }

    /// After a mismatch nothing is sent and nothing is taken.
    fn closed(mut self) -> Outcome {
        let mut out = Vec::new();
        let refused = self.client.initialize(&mut out).is_err() && out.is_empty();
        let taken = self.client.accept(&bytes(&self.records["delta"]));
        same(
            "closed",
            &json!([true, true]),
            &json!([refused, matches!(taken, Err(Mismatch::Closed))]),
        )
    }

    fn send(&mut self, line: &Value) -> Outcome {
        let (method, payload) = (
            Method::parse(line["send"]["method"].as_str().unwrap()).unwrap(),
            bytes(&line["send"]["payload"]),
        );
        let mut out = Vec::new();
        let sent = if method == Method::Initialize {
            self.client.initialize(&mut out)
        } else {
            let call = method
                .decode_call(&payload)
                .map_err(|fault| fault.to_string())?;
            self.client
                .request(line["send"]["session_id"].as_str(), call, &mut out)
        };
        match (sent, line.get("refused")) {
            (Ok(request_id), None) => {
                self.sent += 1;
                same(
                    "request id",
                    &json!(format!("r{}", self.sent)),
                    &json!(request_id),
                )?;
                if let Some(sent) = line.get("sent") {
                    let record: Value = serde_json::from_slice(&out).unwrap();
                    same("sent", sent, &record["payload"])?;
                }
                app_wire::decode_request(&out)
                    .map(drop)
                    .map_err(|fault| format!("sent a broken request: {fault}"))
            }
            (Err(refused), Some(because)) => {
                same("bytes of a refused request", &json!(0), &json!(out.len()))?;
                same("refused", because, &json!(why(&refused)))
            }
            (sent, because) => Err(format!(
                "refusal {because:?} was expected, and came: {sent:?}"
            )),
        }
    }

    fn record(&self, line: &Value) -> Vec<u8> {
        if let Some(text) = line.get("receive_text") {
            return text.as_str().unwrap().as_bytes().to_vec();
        }
        let mut record = match &line["receive"] {
            Value::String(name) => self.records[name].clone(),
            record => record.clone(),
        };
        for (at, value) in line["set"].as_object().into_iter().flatten() {
            set(&mut record, at, value.clone());
        }
        for at in line["remove"].as_array().into_iter().flatten() {
            let (parent, key) = at.as_str().unwrap().rsplit_once('/').unwrap();
            let removed = record
                .pointer_mut(parent)
                .unwrap()
                .as_object_mut()
                .unwrap()
                .shift_remove(key);
            assert!(removed.is_some(), "{at} was there to be removed");
        }
        for repeat in line
            .get("repeat")
            .into_iter()
            .flat_map(|repeat| repeat.as_array().cloned().unwrap_or(vec![repeat.clone()]))
        {
            let times = usize::try_from(repeat["times"].as_u64().unwrap()).unwrap();
            let value = match repeat.get("key") {
                Some(key) => json!({ key.as_str().unwrap().repeat(times): null }),
                None => json!(repeat["value"].as_str().unwrap().repeat(times)),
            };
            set(&mut record, repeat["at"].as_str().unwrap(), value);
        }
        bytes(&record)
    }
}

fn profile(head: &Value) -> Profile {
    let all = || Method::ALL.to_vec();
    let named = |needs: &Vec<Value>| {
        needs
            .iter()
            .map(|need| Method::parse(need.as_str().unwrap()).unwrap())
            .collect()
    };
    let mut profile = Profile::new(head["needs"].as_array().map_or_else(all, named));
    profile.activity = head["activity"].as_bool().unwrap_or(true);
    if let Some(bounds) = head["bounds"].as_object() {
        let mut encoded = Vec::new();
        profile.bounds.encode(&mut encoded).unwrap();
        let mut limits: Value = serde_json::from_slice(&encoded).unwrap();
        for (name, value) in bounds {
            set(&mut limits, &format!("/{name}"), value.clone());
        }
        profile.bounds = Limits::decode(&bytes(&limits)).unwrap().into_owned();
    }
    profile
}

/// Sets the member at a pointer; `-` appends to an array.
fn set(record: &mut Value, at: &str, value: Value) {
    let (parent, key) = at.rsplit_once('/').unwrap();
    match record
        .pointer_mut(parent)
        .unwrap_or_else(|| panic!("{parent} is there"))
    {
        Value::Object(members) => drop(members.insert(key.to_owned(), value)),
        Value::Array(items) if key == "-" => items.push(value),
        other => panic!("{other} takes no member"),
    }
}

fn bytes(value: &Value) -> Vec<u8> {
    serde_json::to_vec(value).unwrap()
}

fn same(what: &str, expected: &Value, found: &Value) -> Outcome {
    if expected == found {
        Ok(())
    } else {
        Err(format!("{what}: {expected} was expected, and came {found}"))
    }
}

fn shape(line: &Value, received: &Received) -> Outcome {
    let (shape, missing) = match received {
        Received::Reply { .. } => ("reply", 0),
        Received::Failure { .. } => ("failure", 0),
        Received::Uncorrelated { .. } => ("uncorrelated", 0),
        Received::Event { missing, .. } => ("event", *missing),
    };
    if let Some(expected) = line.get("as") {
        same("as", expected, &json!(shape))?;
    }
    match line.get("missing") {
        Some(expected) => same("missing", expected, &json!(missing)),
        None => Ok(()),
    }
}

fn kind(mismatch: &Mismatch) -> &'static str {
    match mismatch {
        Mismatch::TooLong { .. } => "too_long",
        Mismatch::Malformed(_) => "malformed",
        Mismatch::Request => "request",
        Mismatch::UnknownRequest { .. } => "unknown_request",
        Mismatch::OtherMethod { .. } => "other_method",
        Mismatch::Uncorrelated => "uncorrelated",
        Mismatch::OtherSession { .. } => "other_session",
        Mismatch::OtherIdentity { .. } => "other_identity",
        Mismatch::NotAdvertised { .. } => "not_advertised",
        Mismatch::Unbound { .. } => "unbound",
        Mismatch::Order { .. } => "order",
        Mismatch::Sequence { .. } => "sequence",
        Mismatch::Incompatible(_) => "incompatible",
        Mismatch::Closed => "closed",
    }
}

fn why(refused: &Refused) -> &'static str {
    match refused {
        Refused::NotAgreed { .. } => "not_agreed",
        Refused::Negotiation => "negotiation",
        Refused::NotOffered { .. } => "not_offered",
        Refused::Session { .. } => "session",
        Refused::Bound { .. } => "bound",
        Refused::Limit { .. } => "limit",
        Refused::Closed { .. } => "closed",
    }
}
