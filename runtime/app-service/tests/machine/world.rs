//! A service in a temporary folder, and the world around it: the pipe, the worker of each turn, other services.

use std::collections::BTreeMap;
use std::path::PathBuf;

use app_service::{Ask, Input, Line, News, Output, Readiness, Service, Setup, Ticket};
use app_wire::{ErrorCode, Method, Response};
use redact::Redactor;
use serde_json::{Value, json};
use session::{HistoryBounds, Options, Store, Writer};
use tempfile::TempDir;
use turn::{Cancel, Ending, Numbered, Outcome, Start, Tally};

pub const HISTORY: HistoryBounds = HistoryBounds {
    bytes: 1 << 20,
    records: 1000,
};

pub struct World {
    pub service: Service,
    pub store: Store,
    pub turns: BTreeMap<String, Running>,
    pub statuses: Vec<Ticket>,
    /// Off: the test says itself when a batch was flushed.
    pub flushes: bool,
    /// The last record, as written.
    pub last: Vec<u8>,
    sent: u32,
    /// Removed with the world.
    folder: Option<TempDir>,
}

/// A turn as its worker holds it.
pub struct Running {
    pub ticket: Ticket,
    pub start: Start,
    pub writer: Option<Writer>,
    pub cancel: Cancel,
    pub text: String,
    pub sequence: u64,
    pub dropped: u64,
}

/// What came out.
#[derive(Debug, PartialEq)]
pub enum Seen {
    Write(Value),
    /// A turn was asked for, with this id.
    Turn(String),
    Status,
    Stop(String),
    Finished,
}

impl World {
    pub fn new(turns_active_max: usize) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path().join("sessions"), Options::default());
        Self {
            folder: Some(folder),
            ..Self::over(store, turns_active_max)
        }
    }

    /// Over sessions that somebody else keeps.
    pub fn over(store: Store, turns_active_max: usize) -> Self {
        Self {
            service: Service::new(setup(store.clone(), turns_active_max)),
            store,
            turns: BTreeMap::new(),
            statuses: Vec::new(),
            flushes: true,
            last: Vec::new(),
            sent: 0,
            folder: None,
        }
    }

    pub fn initialized(turns_active_max: usize) -> Self {
        let mut world = Self::new(turns_active_max);
        let answer = world.send(
            &json!({"method": "initialize", "payload": {"supported_protocol_versions": [1]}}),
        );
        assert!(
            matches!(&answer[..], [Seen::Write(record)] if record["error"].is_null()),
            "{answer:?}"
        );
        world
    }

    /// Where the sessions are, in a world of its own.
    pub fn sessions(&self) -> PathBuf {
        self.folder.as_ref().unwrap().path().join("sessions")
    }

    /// Gives one input and, where something was written, the flush that follows.
    pub fn give(&mut self, input: Input<'_>) -> Vec<Seen> {
        let outputs = self.service.on(input);
        let written = outputs
            .iter()
            .any(|output| matches!(output, Output::Write(_)));
        let mut seen = self.see(outputs);
        if written && self.flushes {
            let outputs = self.service.on(Input::Flushed);
            seen.extend(self.see(outputs));
        }
        seen
    }

    pub fn line(&mut self, record: &[u8]) -> Vec<Seen> {
        self.give(Input::Line(Line::Record(record)))
    }

    /// Sends a request with what it is not about filled in; a fresh request id, unless it has one.
    pub fn send(&mut self, request: &Value) -> Vec<Seen> {
        self.sent += 1;
        let mut record = json!({"protocol_version": 1, "kind": "request", "request_id": format!("auto-{}", self.sent)});
        let members = record.as_object_mut().unwrap();
        members.extend(request.as_object().unwrap().clone());
        members.entry("payload").or_insert(json!({}));
        self.line(&serde_json::to_vec(&record).unwrap())
    }

    pub fn news(&mut self, news: News) -> Vec<Seen> {
        self.give(Input::News(news))
    }

    pub fn text(&mut self, turn: &str, text: &str) -> Vec<Seen> {
        let running = self.turns.get_mut(turn).unwrap();
        running.sequence += 1;
        running.text.push_str(text);
        let numbered = Numbered {
            sequence: running.sequence,
            event: turn::Event::Text(text.to_owned()),
        };
        let ticket = running.ticket;
        self.news(News::Event { ticket, numbered })
    }

    /// The worker of a turn comes back.
    pub fn end_turn(&mut self, turn: &str, ending: Ending) -> Vec<Seen> {
        let running = self.turns.get_mut(turn).unwrap();
        let writer = running.writer.take().unwrap();
        let tally = Tally {
            next_sequence: running.sequence + 1,
            activity_dropped: running.dropped,
        };
        let outcome = Outcome {
            ending,
            assistant_text: running.text.clone(),
            tally,
            replay_required: false,
        };
        let ticket = running.ticket;
        self.news(News::Ended {
            ticket,
            outcome,
            writer,
        })
    }

    pub fn lose_turn(&mut self, turn: &str) -> Vec<Seen> {
        let running = self.turns.get_mut(turn).unwrap();
        drop(running.writer.take());
        let ticket = running.ticket;
        self.news(News::Lost { ticket })
    }

    pub fn answer_status(&mut self, readiness: Readiness) -> Vec<Seen> {
        let ticket = self.statuses.remove(0);
        self.news(News::Status { ticket, readiness })
    }

    /// Creates a session over the wire.
    pub fn create(&mut self) -> String {
        match &self.send(&json!({"method": "session.create"}))[..] {
            [Seen::Write(record)] => record["payload"]["session_id"].as_str().unwrap().to_owned(),
            other => panic!("a session was to be created: {other:?}"),
        }
    }

    /// Starts a turn over the wire and says its session and its id.
    pub fn start(&mut self, request_id: &str, session_id: Option<&str>) -> (String, String) {
        let seen = self.send(
            &json!({"request_id": request_id, "session_id": session_id, "method": "turn.start", "payload": {"prompt": "Hello"}}),
        );
        match &seen[..] {
            [Seen::Write(accepted), Seen::Write(_), Seen::Turn(turn)] => (
                accepted["session_id"].as_str().unwrap().to_owned(),
                turn.clone(),
            ),
            other => panic!("a turn was to be started: {other:?}"),
        }
    }

    fn see(&mut self, outputs: Vec<Output>) -> Vec<Seen> {
        outputs
            .into_iter()
            .map(|output| self.look(output))
            .collect()
    }

    fn look(&mut self, output: Output) -> Seen {
        match output {
            Output::Write(record) => {
                assert_eq!(
                    record.iter().filter(|byte| **byte == b'\n').count(),
                    1,
                    "one record has one newline"
                );
                assert_eq!(record.last(), Some(&b'\n'), "and it is the last byte");
                app_wire::decode_record(&record).unwrap_or_else(|fault| {
                    panic!("the contract's own decoder refuses it: {fault}")
                });
                listed(&record);
                let seen = Seen::Write(serde_json::from_slice(&record).unwrap());
                self.last = record;
                seen
            }
            Output::Ask(Ask::Status { ticket }) => {
                self.statuses.push(ticket);
                Seen::Status
            }
            Output::Ask(Ask::Turn {
                ticket,
                start,
                writer,
                cancel,
            }) => {
                let name = start.turn_id.clone();
                let running = Running {
                    ticket,
                    start,
                    writer: Some(writer),
                    cancel,
                    text: String::new(),
                    sequence: 0,
                    dropped: 0,
                };
                self.turns.insert(name.clone(), running);
                Seen::Turn(name)
            }
            Output::Stop(stop) => Seen::Stop(stop.to_string()),
            Output::Finished => Seen::Finished,
        }
    }
}

pub fn setup(store: Store, turns_active_max: usize) -> Setup {
    Setup {
        store,
        redactor: Redactor::patterns(),
        history: HISTORY,
        server_version: "0.0.1".to_owned(),
        turns_active_max,
        seed: 7,
    }
}

/// A refusal has a code that the contract lists for the operation, where the operation is known.
fn listed(record: &[u8]) {
    let Ok(Response {
        method: Some(method),
        result: Err(error),
        ..
    }) = app_wire::decode_response(record)
    else {
        return;
    };
    let (Some(method), Some(code)) = (Method::parse(&method), error.known()) else {
        return;
    };
    let of_any = [
        ErrorCode::UnsupportedOperation,
        ErrorCode::RecordTooLarge,
        ErrorCode::InvalidJson,
    ];
    assert!(
        of_any.contains(&code) || method.codes().contains(&code),
        "{} answers {}",
        method.as_str(),
        code.as_str()
    );
}
