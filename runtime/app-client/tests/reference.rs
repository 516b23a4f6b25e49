//! The transcripts of the reference pages through the client: every record is read, bound to its request, and in order.
#![expect(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::fs;
use std::path::PathBuf;

use app_client::{Client, Profile};
use app_wire::{EventName, Method, Record, decode_record, decode_request};
use serde_json::Value;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn page(name: &str) -> String {
    fs::read_to_string(root().join(format!("generated/reference/{name}.md"))).unwrap()
}

/// The lines of the block that begins with this fence.
fn block<'p>(page: &'p str, fence: &str) -> Vec<&'p str> {
    let (_, after) = page.split_once(&format!("\n{fence}\n")).unwrap();
    after.split_once("\n```\n").unwrap().0.lines().collect()
}

/// A client that has agreed with a service which offers everything.
fn agreed() -> Client {
    let records = fs::read_to_string(root().join("conformance/app-client/records.json")).unwrap();
    let records: Value = serde_json::from_str(&records).unwrap();
    let mut client = Client::new(Profile::new(Method::ALL.iter().copied()));
    client.initialize(&mut Vec::new()).unwrap();
    client
        .accept(records["initialized"].to_string().as_bytes())
        .unwrap();
    client
}

fn check(method: Method) -> Result<(), String> {
    let page = page(method.as_str());
    let lines = block(&page, "```jsonl");
    let request = decode_request(lines[0].as_bytes()).map_err(|fault| fault.to_string())?;
    if request.call.method() != method {
        return Err("its first line asks for something else".to_owned());
    }
    let mut client = agreed();
    let mut sent = Vec::new();
    let sent = if method == Method::Initialize {
        client.initialize(&mut sent)
    } else {
        client.request(request.session_id.as_deref(), request.call, &mut sent)
    };
    if sent.map_err(|refused| refused.to_string())? != request.request_id {
        return Err("another request id than a client gives".to_owned());
    }
    for line in &lines[1..] {
        client
            .accept(line.as_bytes())
            .map_err(|mismatch| format!("{mismatch}: {line}"))?;
    }
    match client.ended()[..] {
        [] => Ok(()),
        _ => Err("something that was asked has no end".to_owned()),
    }
}

#[test]
fn every_operation_has_a_transcript_that_a_client_takes() {
    let failures: Vec<String> = Method::ALL
        .iter()
        .filter_map(|method| Some(format!("{}: {}", method.as_str(), check(*method).err()?)))
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_event_stands_in_the_transcript_of_its_operation_or_shows_itself() {
    for event in EventName::ALL {
        let own = page(event.as_str());
        let example = block(&own, "```json").join("\n");
        match decode_record(example.as_bytes()).unwrap() {
            Record::Event(shown) => assert_eq!(shown.body.name(), *event),
            other => panic!("{other:?}"),
        }
    }
}
