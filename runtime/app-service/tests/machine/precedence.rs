//! Two faults at once, in all combinations: the answer tells the one of the earlier phase, and within a phase the one
//! that the contract lists first.

use app_service::{Input, Line};
use app_wire::{ErrorCode, Method, Phase, limits};
use serde_json::{Value, json};
use session::{Id, Options, Store};
use tempfile::TempDir;

use crate::world::{Seen, World};

/// One way to be wrong.
struct Fault {
    name: &'static str,
    code: ErrorCode,
    phase: Phase,
    /// Operations it can be told of; empty: any.
    of: &'static [Method],
    /// What it changes; two faults that change the same thing do not combine.
    touches: &'static [&'static str],
    apply: fn(&mut Draft),
}

/// A conversation and a record in the making.
struct Draft {
    record: Value,
    initialized: bool,
    in_flight: bool,
    /// Every attachment is taken.
    full: bool,
    /// Every turn is running.
    turns: bool,
    /// The session of the record is held by another service.
    held: bool,
    too_long: bool,
    trailing: bool,
}

const METHODS: &[Method] = &[
    Method::Initialize,
    Method::SessionList,
    Method::SessionCreate,
    Method::SessionOpen,
    Method::SessionReplay,
    Method::SessionClose,
    Method::TurnStart,
    Method::TurnCancel,
];

/// Those that need their session to be there.
const SESSION: &[Method] = &[
    Method::SessionOpen,
    Method::SessionReplay,
    Method::TurnStart,
];

#[rustfmt::skip]
const FAULTS: &[Fault] = &[
    Fault { name: "over the record limit", code: ErrorCode::RecordTooLarge, phase: Phase::Framing, of: &[], touches: &["bytes"], apply: |d| d.too_long = true },
    Fault { name: "two values", code: ErrorCode::InvalidJson, phase: Phase::Json, of: &[], touches: &["bytes"], apply: |d| d.trailing = true },
    Fault { name: "id in flight", code: ErrorCode::DuplicateRequestId, phase: Phase::Reservation, of: &[], touches: &["id", "in flight"], apply: |d| d.in_flight = true },
    Fault { name: "too many members in the payload", code: ErrorCode::LimitExceeded, phase: Phase::Bounds, of: &[], touches: &["payload extra"], apply: |d| (0..=limits::MAX_OBJECT_FIELDS).for_each(|i| d.record["payload"][format!("m{i}")] = json!(0)) },
    Fault { name: "too many items in an unknown member", code: ErrorCode::LimitExceeded, phase: Phase::Bounds, of: &[], touches: &["unknown member"], apply: |d| d.record["extra"] = json!(vec![0; limits::MAX_ARRAY_ITEMS + 1]) },
    Fault { name: "id over its bytes", code: ErrorCode::LimitExceeded, phase: Phase::Bounds, of: &[], touches: &["id"], apply: |d| d.record["request_id"] = json!("i".repeat(limits::MAX_ID_BYTES + 1)) },
    Fault { name: "method over its bytes", code: ErrorCode::LimitExceeded, phase: Phase::Bounds, of: &[], touches: &["method"], apply: |d| d.record["method"] = json!("m".repeat(limits::MAX_NAME_BYTES + 1)) },
    Fault { name: "session over its bytes", code: ErrorCode::LimitExceeded, phase: Phase::Bounds, of: &[], touches: &["session"], apply: |d| d.record["session_id"] = json!("s".repeat(limits::MAX_ID_BYTES + 1)) },
    Fault { name: "another version", code: ErrorCode::UnsupportedVersion, phase: Phase::Version, of: &[], touches: &["version"], apply: |d| d.record["protocol_version"] = json!(2) },
    Fault { name: "no version", code: ErrorCode::InvalidRequest, phase: Phase::Version, of: &[], touches: &["version"], apply: |d| remove(&mut d.record, "protocol_version") },
    Fault { name: "version as text", code: ErrorCode::InvalidRequest, phase: Phase::Version, of: &[], touches: &["version"], apply: |d| d.record["protocol_version"] = json!("1") },
    Fault { name: "unknown member", code: ErrorCode::InvalidRequest, phase: Phase::Envelope, of: &[], touches: &["unknown member"], apply: |d| d.record["extra"] = json!(1) },
    Fault { name: "another kind", code: ErrorCode::InvalidRequest, phase: Phase::Envelope, of: &[], touches: &["kind"], apply: |d| d.record["kind"] = json!("event") },
    Fault { name: "no kind", code: ErrorCode::InvalidRequest, phase: Phase::Envelope, of: &[], touches: &["kind"], apply: |d| remove(&mut d.record, "kind") },
    Fault { name: "no id", code: ErrorCode::InvalidRequest, phase: Phase::Envelope, of: &[], touches: &["id"], apply: |d| remove(&mut d.record, "request_id") },
    Fault { name: "empty id", code: ErrorCode::InvalidRequest, phase: Phase::Envelope, of: &[], touches: &["id"], apply: |d| d.record["request_id"] = json!("") },
    Fault { name: "id with a control character", code: ErrorCode::InvalidRequest, phase: Phase::Envelope, of: &[], touches: &["id"], apply: |d| d.record["request_id"] = json!("a\u{85}") },
    Fault { name: "session as number", code: ErrorCode::InvalidRequest, phase: Phase::Envelope, of: &[], touches: &["session"], apply: |d| d.record["session_id"] = json!(7) },
    Fault { name: "no method", code: ErrorCode::InvalidRequest, phase: Phase::Envelope, of: &[], touches: &["method"], apply: |d| remove(&mut d.record, "method") },
    Fault { name: "payload over its bytes", code: ErrorCode::PayloadTooLarge, phase: Phase::PayloadSize, of: &[], touches: &["payload extra"], apply: |d| ["a", "b", "c"].iter().for_each(|key| d.record["payload"][key] = json!("x".repeat(limits::MAX_PAYLOAD_BYTES / 3 + 1))) },
    Fault { name: "unknown method", code: ErrorCode::UnsupportedOperation, phase: Phase::Method, of: &[], touches: &["method"], apply: |d| d.record["method"] = json!("session.rename") },
    Fault { name: "session where none belongs", code: ErrorCode::InvalidRequest, phase: Phase::Session, of: &[Method::SessionList, Method::SessionCreate], touches: &["session"], apply: |d| d.record["session_id"] = json!("ses_x") },
    Fault { name: "no session where one is needed", code: ErrorCode::InvalidRequest, phase: Phase::Session, of: &[Method::SessionOpen, Method::SessionReplay, Method::SessionClose], touches: &["session"], apply: |d| remove(&mut d.record, "session_id") },
    Fault { name: "unknown payload member", code: ErrorCode::InvalidPayload, phase: Phase::Payload, of: &[], touches: &["payload extra"], apply: |d| d.record["payload"]["x"] = json!(1) },
    Fault { name: "no payload", code: ErrorCode::InvalidPayload, phase: Phase::Payload, of: &[], touches: &["payload extra", "limit", "after", "list", "names", "turn"], apply: |d| remove(&mut d.record, "payload") },
    Fault { name: "payload is null", code: ErrorCode::InvalidPayload, phase: Phase::Payload, of: &[], touches: &["payload extra", "limit", "after", "list", "names", "turn"], apply: |d| d.record["payload"] = Value::Null },
    Fault { name: "page limit as text", code: ErrorCode::InvalidPayload, phase: Phase::Payload, of: &[Method::SessionList, Method::SessionReplay], touches: &["limit"], apply: |d| d.record["payload"]["limit"] = json!("1") },
    Fault { name: "page limit of zero", code: ErrorCode::LimitExceeded, phase: Phase::Ranges, of: &[Method::SessionList, Method::SessionReplay], touches: &["limit"], apply: |d| d.record["payload"]["limit"] = json!(0) },
    Fault { name: "cursor over its bytes", code: ErrorCode::LimitExceeded, phase: Phase::Ranges, of: &[Method::SessionReplay], touches: &["after"], apply: |d| d.record["payload"]["after"] = json!("c".repeat(limits::MAX_ID_BYTES + 1)) },
    Fault { name: "no versions", code: ErrorCode::LimitExceeded, phase: Phase::Ranges, of: &[Method::Initialize], touches: &["list"], apply: |d| d.record["payload"]["supported_protocol_versions"] = json!([]) },
    Fault { name: "too many names", code: ErrorCode::LimitExceeded, phase: Phase::Ranges, of: &[Method::Initialize], touches: &["names"], apply: |d| d.record["payload"]["requested_capabilities"] = json!(vec!["status"; limits::MAX_NEGOTIATION_ITEMS + 1]) },
    Fault { name: "not initialized", code: ErrorCode::NotInitialized, phase: Phase::Initialization, of: &[Method::SessionList, Method::SessionCreate, Method::SessionOpen, Method::SessionReplay, Method::SessionClose, Method::TurnStart, Method::TurnCancel], touches: &["in flight", "full", "turns"], apply: |d| d.initialized = false },
    Fault { name: "another version offered", code: ErrorCode::UnsupportedVersion, phase: Phase::Arguments, of: &[Method::Initialize], touches: &["list"], apply: |d| d.record["payload"]["supported_protocol_versions"] = json!([2]) },
    Fault { name: "unknown capability", code: ErrorCode::UnsupportedCapability, phase: Phase::Arguments, of: &[Method::Initialize], touches: &["names"], apply: |d| d.record["payload"]["requested_capabilities"] = json!(["no.such"]) },
    Fault { name: "session id of another shape", code: ErrorCode::InvalidSessionId, phase: Phase::Arguments, of: &[Method::SessionOpen, Method::SessionReplay, Method::SessionClose, Method::TurnStart], touches: &["session"], apply: |d| d.record["session_id"] = json!("../x") },
    Fault { name: "continuation of another shape", code: ErrorCode::InvalidSessionId, phase: Phase::Arguments, of: &[Method::SessionList], touches: &["after"], apply: |d| d.record["payload"]["after"] = json!("../x") },
    Fault { name: "no place for another attachment", code: ErrorCode::LimitExceeded, phase: Phase::State, of: &[Method::SessionCreate, Method::SessionOpen, Method::TurnStart], touches: &["full"], apply: |d| d.full = true },
    Fault { name: "no place for another turn", code: ErrorCode::TooManyActiveTurns, phase: Phase::State, of: &[Method::TurnStart], touches: &["turns"], apply: |d| d.turns = true },
    Fault { name: "session held elsewhere", code: ErrorCode::SessionBusy, phase: Phase::State, of: &[Method::SessionOpen, Method::TurnStart], touches: &["session"], apply: |d| d.held = true },
    Fault { name: "no such session", code: ErrorCode::SessionUnavailable, phase: Phase::State, of: SESSION, touches: &["session"], apply: |d| d.record["session_id"] = json!("ses_00000000000000000000000000000000") },
    Fault { name: "no such turn", code: ErrorCode::UnknownTurn, phase: Phase::State, of: &[Method::TurnCancel], touches: &["turn"], apply: |d| d.record["payload"]["turn_id"] = json!("turn_9") },
];

/// Codes that only operations can answer which are not built yet, or a broken disk.
#[rustfmt::skip]
const ELSEWHERE: &[ErrorCode] = &[
    ErrorCode::ConfirmationRequired, ErrorCode::InvalidScope, ErrorCode::InvalidSelection, ErrorCode::ProviderUnavailable,
    ErrorCode::UnknownLogin, ErrorCode::AuthBusy, ErrorCode::ConfigurationBusy, ErrorCode::ConfigurationUnavailable,
    ErrorCode::CatalogUnavailable, ErrorCode::CatalogStale, ErrorCode::UnsupportedReasoning, ErrorCode::CatalogRefreshFailed,
    ErrorCode::SettingsWriteFailed, ErrorCode::InternalError,
];

#[test]
fn every_code_has_a_fault() {
    for code in ErrorCode::ALL {
        let told = FAULTS.iter().any(|fault| fault.code == *code);
        assert!(told != ELSEWHERE.contains(code), "{}", code.as_str());
    }
    for fault in FAULTS {
        assert!(
            fault.code.phases().contains(&fault.phase),
            "{}: told in a phase of its code",
            fault.name
        );
    }
}

#[test]
fn each_fault_alone_gets_its_code() {
    let stage = Stage::new();
    for method in METHODS {
        for fault in FAULTS.iter().filter(|fault| fault.fits(*method)) {
            assert_eq!(
                stage.verdict(*method, &[fault]),
                fault.code.as_str(),
                "{} of {}",
                fault.name,
                method.as_str()
            );
        }
    }
}

#[test]
fn of_two_faults_the_one_of_higher_precedence_is_told() {
    let stage = Stage::new();
    let mut pairs = 0;
    for method in METHODS {
        let fitting: Vec<&Fault> = FAULTS.iter().filter(|fault| fault.fits(*method)).collect();
        for (index, first) in fitting.iter().enumerate() {
            for second in fitting[..index]
                .iter()
                .filter(|second| first.combines(second))
            {
                let told = stage.verdict(*method, &[first, second]);
                let expected = first.outranking(second).code.as_str();
                assert_eq!(
                    told,
                    expected,
                    "{} and {} of {}",
                    first.name,
                    second.name,
                    method.as_str()
                );
                pairs += 1;
            }
        }
    }
    assert!(pairs > 1500, "{pairs} pairs");
}

/// The sessions that all pairs share.
struct Stage {
    folder: TempDir,
    store: Store,
    /// Of the record.
    session: Id,
    /// To take every place with.
    others: Vec<Id>,
}

impl Stage {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path(), Options::default());
        let made = |_| store.create().unwrap().id().clone();
        let others = (0..limits::MAX_SESSION_ATTACHMENTS).map(made).collect();
        Self {
            session: made(0),
            others,
            store,
            folder,
        }
    }

    fn verdict(&self, method: Method, faults: &[&Fault]) -> String {
        assert!(self.folder.path().exists());
        let mut draft = Draft::of(method, self.session.as_str());
        faults.iter().for_each(|fault| (fault.apply)(&mut draft));
        let mut world = self.world(&draft);
        let held = draft
            .held
            .then(|| self.store.attach(&self.session).unwrap());
        let mut record = serde_json::to_vec(&draft.record).unwrap();
        if draft.trailing {
            record.extend_from_slice(b" 0");
        }
        let line = if draft.too_long {
            Line::TooLong
        } else {
            Line::Record(&record)
        };
        let seen = world.give(Input::Line(line));
        drop(held);
        match &seen[..] {
            [Seen::Write(record)] => record["error"]["code"]
                .as_str()
                .unwrap_or("none")
                .to_owned(),
            other => format!("{other:?}"),
        }
    }

    fn world(&self, draft: &Draft) -> World {
        let mut world = World::over(self.store.clone(), if draft.turns { 1 } else { 2 });
        if draft.initialized {
            world.send(
                &json!({"method": "initialize", "payload": {"supported_protocol_versions": [1]}}),
            );
        }
        if draft.full {
            for id in &self.others {
                world.send(&json!({"method": "session.open", "session_id": id.as_str()}));
            }
        }
        if draft.turns {
            world.start("other", Some(self.others[0].as_str()));
        }
        if draft.in_flight {
            world.send(&json!({"request_id": "r", "method": "status"}));
        }
        world
    }
}

impl Draft {
    /// A record that nothing is wrong with, but that there is no turn to cancel.
    fn of(method: Method, session: &str) -> Self {
        let payload = match method {
            Method::Initialize => json!({"supported_protocol_versions": [1]}),
            Method::TurnStart => json!({"prompt": "Hello"}),
            Method::TurnCancel => json!({"turn_id": "turn_9"}),
            _ => json!({}),
        };
        let mut record = json!({"protocol_version": 1, "kind": "request", "request_id": "r", "method": method.as_str(), "payload": payload});
        if SESSION.contains(&method) || method == Method::SessionClose {
            record["session_id"] = json!(session);
        }
        Self {
            record,
            initialized: true,
            in_flight: false,
            full: false,
            turns: false,
            held: false,
            too_long: false,
            trailing: false,
        }
    }
}

impl Fault {
    fn fits(&self, method: Method) -> bool {
        self.of.is_empty() || self.of.contains(&method)
    }

    fn combines(&self, other: &Self) -> bool {
        !self
            .touches
            .iter()
            .any(|touched| other.touches.contains(touched))
    }

    fn outranking<'f>(&'f self, other: &'f Self) -> &'f Self {
        if (self.phase, self.code) <= (other.phase, other.code) {
            self
        } else {
            other
        }
    }
}

fn remove(record: &mut Value, member: &str) {
    record.as_object_mut().unwrap().shift_remove(member);
}
