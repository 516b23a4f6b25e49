//! Which errors of which calls the scenarios show: all that the schema names, and no other.
//! Whether a scenario holds is judged where it is run.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use macp_wire::rpc::Rpc;
use serde_json::Value;

use crate::scenario::scenarios;

/// A call, the way that the code takes, and the code.
type Pair = (String, String, String);

#[test]
fn every_error_of_every_call_has_a_scenario() {
    let named = named();
    let shown = shown();
    let missing: Vec<_> = named.difference(&shown.errors).collect();
    let unnamed: Vec<_> = shown.errors.difference(&named).collect();
    eprintln!(
        "errors of calls: {} of {} have a scenario",
        named.len() - missing.len(),
        named.len()
    );
    assert!(missing.is_empty(), "without a scenario: {missing:?}");
    assert!(unnamed.is_empty(), "not named by the schema: {unnamed:?}");
    for rpc in Rpc::ALL {
        let expected = if rpc.offered() { "" } else { "UNIMPLEMENTED" };
        let told = shown.plain.get(rpc.name());
        let holds = told.is_some_and(|told| told.contains(expected));
        assert!(
            holds,
            "{} has no scenario that shows it without an error code",
            rpc.name()
        );
    }
}

/// What the schema names.
fn named() -> BTreeSet<Pair> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schema/macp/protocol.json");
    let protocol: Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    let mut pairs = BTreeSet::new();
    for rpc in protocol["rpcs"].as_array().unwrap() {
        for (channel, codes) in rpc["errors"].as_object().into_iter().flatten() {
            for code in codes.as_array().unwrap() {
                pairs.insert((text(&rpc["name"]), channel.clone(), text(code)));
            }
        }
    }
    pairs
}

/// What the scenarios show.
#[derive(Default)]
struct Shown {
    errors: BTreeSet<Pair>,
    /// By call, the statuses of answers without an error code; empty is a good one.
    plain: BTreeMap<String, BTreeSet<String>>,
}

fn shown() -> Shown {
    let mut shown = Shown::default();
    for scenario in scenarios() {
        let mut streams: BTreeMap<&str, &str> = BTreeMap::new();
        for (_, step) in &scenario.steps {
            if let (Some(name), Some(call)) = (step["open"].as_str(), step["call"].as_str()) {
                streams.insert(name, call);
            }
            let stream = step["from"].as_str();
            let call = step["call"].as_str().or(stream.map(|name| streams[name]));
            let Some(call) = call else { continue };
            let status = step["status"].as_str().unwrap_or_default();
            let channel = match (status.is_empty(), stream.is_some()) {
                (false, false) => "status",
                (false, true) => "ends",
                (true, true) => "inline",
                (true, false) if step["expect"].get("ok").is_some() => "answer",
                (true, false) => "ack",
            };
            match step["code"].as_str() {
                Some(code) => {
                    let pair = (call.to_owned(), channel.to_owned(), code.to_owned());
                    shown.errors.insert(pair);
                }
                None => {
                    let plain = shown.plain.entry(call.to_owned()).or_default();
                    plain.insert(status.to_owned());
                }
            }
        }
    }
    shown
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}
