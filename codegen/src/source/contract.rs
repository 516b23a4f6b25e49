//! The three files that are no types: `protocol.json`, `errors.json`, `limits.json`.
//! Whether the names in them exist, and whether they contradict each other, is judged in `lower`.

use serde_json::Value;

use crate::model::{
    ErrorCode, Event, EventOrder, Limit, Operation, Phase, QueueClass, Role, SessionAnswer,
    SessionRule, Verdicts,
};

use super::node::INTEGER_MAX;
use super::problem::At;
use super::reader::{self, Object};

/// `protocol.json`.
#[derive(Debug, Clone, Default)]
pub struct Contract {
    /// What the protocol is for.
    pub doc: String,
    /// Its folder.
    pub name: String,
    /// Version of the wire.
    pub version: u64,
    /// Name of the program that answers.
    pub server_name: String,
    /// Ways to carry records.
    pub transports: Vec<String>,
    /// Template of requests.
    pub request: Slots,
    /// Template of responses.
    pub response: Slots,
    /// Template of events.
    pub event: Slots,
    /// Type of the error in a response.
    pub error_type: String,
    /// Type of the capability object.
    pub activity_type: String,
    /// Its value in this release.
    pub activity: Value,
    /// Codes that any operation can answer.
    pub common_errors: Vec<String>,
    /// Codes of broken rules that have none of their own.
    pub verdicts: Verdicts,
    /// Their `codes` are still only their own.
    pub operations: Vec<Operation>,
    /// In their order.
    pub events: Vec<Event>,
}

/// An envelope template by name, and which of its members are filled per operation or event.
#[derive(Debug, Clone, Default)]
pub struct Slots {
    /// The template.
    pub type_name: String,
    /// Takes the name of the operation or event.
    pub tag: String,
    /// Takes its payload.
    pub payload: String,
    /// Takes its session.
    pub session: String,
    /// Takes the error, in responses.
    pub error: Option<String>,
}

const SESSION: [(&str, SessionRule); 3] = [
    ("omit", SessionRule::Omit),
    ("required", SessionRule::Required),
    ("optional", SessionRule::Optional),
];
const ANSWERS: [(&str, SessionAnswer); 3] = [
    ("none", SessionAnswer::None),
    ("same", SessionAnswer::Same),
    ("assigned", SessionAnswer::Assigned),
];
const ORDER: [(&str, EventOrder); 3] = [
    ("first", EventOrder::First),
    ("between", EventOrder::Between),
    ("terminal", EventOrder::Terminal),
];
const ROLE: [(&str, Role); 6] = [
    ("record", Role::Record),
    ("payload", Role::Payload),
    ("string", Role::String),
    ("depth", Role::Depth),
    ("items", Role::Items),
    ("fields", Role::Fields),
];
const QUEUE: [(&str, QueueClass); 2] = [
    ("lossless", QueueClass::Lossless),
    ("best_effort", QueueClass::BestEffort),
];

/// Reads `protocol.json`.
pub fn protocol(at: At<'_>, value: &Value) -> Option<Contract> {
    let object = Object::of(at, value)?;
    object.only(
        &[
            "$id",
            "description",
            "protocol",
            "protocol_version",
            "server_name",
            "transports",
            "envelopes",
            "error_type",
            "activity",
            "common_errors",
            "verdicts",
            "operations",
            "events",
        ],
        "protocol.json",
    );
    let envelopes = object
        .need("envelopes")
        .and_then(|(at, value)| Object::of(at, value));
    if let Some(envelopes) = &envelopes {
        envelopes.only(&["request", "response", "event"], "envelopes");
    }
    let slots_of = |name: &str| {
        let (at, value) = envelopes.as_ref()?.need(name)?;
        slots(at, value, name == "response")
    };
    object.need("protocol_version");
    let activity = object
        .need("activity")
        .and_then(|(at, value)| Object::of(at, value));
    Some(Contract {
        doc: object.text("description"),
        name: object.text("protocol"),
        version: object.count_if_any("protocol_version").unwrap_or_default(),
        server_name: object.text("server_name"),
        transports: object.texts("transports"),
        request: slots_of("request").unwrap_or_default(),
        response: slots_of("response").unwrap_or_default(),
        event: slots_of("event").unwrap_or_default(),
        error_type: object.text("error_type"),
        activity_type: activity
            .as_ref()
            .map(|activity| activity.text("type"))
            .unwrap_or_default(),
        activity: activity
            .as_ref()
            .and_then(|activity| activity.need("value"))
            .map(|(_, value)| value.clone())
            .unwrap_or_default(),
        common_errors: object.texts("common_errors"),
        verdicts: object
            .need("verdicts")
            .and_then(|(at, value)| verdicts(at, value))
            .unwrap_or_default(),
        operations: object
            .needed_items("operations")
            .into_iter()
            .filter_map(|(at, value)| operation(at, value))
            .collect(),
        events: object
            .needed_items("events")
            .into_iter()
            .filter_map(|(at, value)| event(at, value))
            .collect(),
    })
}

fn slots(at: At<'_>, value: &Value, answers: bool) -> Option<Slots> {
    let object = Object::of(at, value)?;
    object.only(
        &["type", "tag", "payload", "session", "error"],
        "an envelope",
    );
    if answers != object.has("error") {
        object
            .at
            .refuse("`error` belongs to the response, and only there", "move it");
    }
    Some(Slots {
        type_name: object.text("type"),
        tag: object.text("tag"),
        payload: object.text("payload"),
        session: object.text("session"),
        error: object.text_if_any("error"),
    })
}

fn verdicts(at: At<'_>, value: &Value) -> Option<Verdicts> {
    let object = Object::of(at, value)?;
    object.only(
        &[
            "record_bytes",
            "json",
            "bound",
            "version",
            "envelope",
            "payload_bytes",
            "method",
            "payload",
        ],
        "verdicts",
    );
    Some(Verdicts {
        record_bytes: object.text("record_bytes"),
        json: object.text("json"),
        bound: object.text("bound"),
        version: object.text("version"),
        envelope: object.text("envelope"),
        payload_bytes: object.text("payload_bytes"),
        method: object.text("method"),
        payload: object.text("payload"),
    })
}

fn operation(at: At<'_>, value: &Value) -> Option<Operation> {
    let object = Object::of(at, value)?;
    object.only(
        &[
            "name",
            "description",
            "request",
            "success",
            "session",
            "answers_session",
            "needs_initialization",
            "errors",
            "starts",
            "ends",
            "since",
        ],
        "an operation",
    );
    object.needed_items("errors");
    Some(Operation {
        name: object.text("name"),
        doc: object.text("description"),
        request: object.text("request"),
        success: object.text("success"),
        session: object.word("session", &SESSION)?,
        answers_session: object.word("answers_session", &ANSWERS)?,
        needs_initialization: object.boolean("needs_initialization"),
        codes: object.texts("errors"),
        starts: object.texts("starts"),
        ends: object.text_or_null("ends"),
        since: object.text("since"),
    })
}

fn event(at: At<'_>, value: &Value) -> Option<Event> {
    let object = Object::of(at, value)?;
    object.only(
        &[
            "name",
            "description",
            "payload",
            "of",
            "carries_session",
            "order",
            "identity",
            "sequence",
            "dropped",
            "queue",
            "since",
        ],
        "an event",
    );
    Some(Event {
        name: object.text("name"),
        doc: object.text("description"),
        payload: object.text("payload"),
        of: object.text("of"),
        carries_session: object.boolean("carries_session"),
        order: object.word("order", &ORDER)?,
        identity: object.text("identity"),
        sequence: object.text_or_null("sequence"),
        dropped: object.text_if_any("dropped"),
        queue: object.word("queue", &QUEUE)?,
        since: object.text("since"),
    })
}

/// Reads `errors.json`: the phases of judging, and the codes in order of precedence.
pub fn errors(at: At<'_>, value: &Value) -> Option<(Vec<Phase>, Vec<ErrorCode>)> {
    let object = Object::of(at, value)?;
    object.only(&["$id", "description", "phases", "errors"], "errors.json");
    object.text("description");
    let phases = object
        .needed_items("phases")
        .into_iter()
        .filter_map(|(at, value)| {
            let phase = Object::of(at, value)?;
            phase.only(&["name", "description"], "a phase");
            Some(Phase {
                name: phase.text("name"),
                doc: phase.text("description"),
            })
        })
        .collect();
    let errors = object
        .needed_items("errors")
        .into_iter()
        .filter_map(|(at, value)| {
            let error = Object::of(at, value)?;
            error.only(
                &[
                    "code",
                    "phase",
                    "also_in",
                    "message",
                    "description",
                    "since",
                ],
                "an error",
            );
            Some(ErrorCode {
                code: error.text("code"),
                message: error.text("message"),
                doc: error.text("description"),
                phase: error.text("phase"),
                also_in: error.texts("also_in"),
                since: error.text("since"),
            })
        })
        .collect();
    Some((phases, errors))
}

/// Reads `limits.json`.
pub fn limits(at: At<'_>, value: &Value) -> Option<Vec<Limit>> {
    let object = Object::of(at, value)?;
    object.only(&["$id", "description", "limits"], "limits.json");
    let (at, value) = object.need("limits")?;
    let limits = Object::of(at, value)?;
    Some(
        limits
            .members
            .iter()
            .filter_map(|(name, value)| limit(limits.at.down(name), name, value))
            .collect(),
    )
}

fn limit(at: At<'_>, name: &str, value: &Value) -> Option<Limit> {
    let object = Object::of(at, value)?;
    object.only(
        &[
            "type",
            "const",
            "x-unit",
            "x-scope",
            "x-advertised",
            "x-role",
            "x-payloads",
            "x-since",
            "description",
        ],
        "a limit",
    );
    if object.text("type") != "integer" {
        object
            .at
            .down("type")
            .refuse("a limit that is no integer", "write \"integer\"");
    }
    let (at, value) = object.need("const")?;
    let number = value
        .as_u64()
        .filter(|value| (1..=INTEGER_MAX as u64).contains(value));
    if number.is_none() {
        at.refuse(
            format!("{} that is no limit", reader::kind(value)),
            "write an integer from 1 to 2^53-1",
        );
    }
    Some(Limit {
        name: name.to_owned(),
        value: number?,
        unit: object.text("x-unit"),
        scope: object.text("x-scope"),
        doc: object.text("description"),
        advertised: object.boolean("x-advertised"),
        role: object.word_if_any("x-role", &ROLE),
        payloads: object.texts("x-payloads"),
    })
}
