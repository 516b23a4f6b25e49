//! The facts beside the types, as constants: limits, codes, operations, events and their order.
//! Behaviour that follows from them is written by hand in `parts/`.

use std::fmt::Write as _;

use serde_json::{Value, json};

use crate::emit::facts;
use crate::model::{Model, Role};

use super::{dict, doc, literal, quoted, tuple};

/// `contract.py`.
pub fn print(model: &Model) -> String {
    let mut text = format!(
        "\"\"\"The facts of the contract. What follows from them stands elsewhere.\"\"\"

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from .messages import {activity}, ErrorCode, EventName, LimitName, Method, Phase

{CLASSES}",
        activity = model.advertised.activity_type
    );
    for (name, ty, value, about) in constants(model).into_iter().chain(tables(model)) {
        // Writing to a string does not fail.
        let _ = write!(text, "\n{name}: {ty} = {value}\n{}", doc("", about));
    }
    text
}

const CLASSES: &str = r#"
@dataclass(frozen=True, slots=True)
class CodeFacts:
    """What one error code is."""

    message: str
    """Its fixed text."""

    phase: Phase
    """The stage in which it is found."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OperationFacts:
    """What one operation is: its session rule, the codes it can answer, and what it starts."""

    session: Literal["omit", "required", "optional"]

    answers_session: Literal["none", "same", "assigned"]
    """Which session a success names: none, that of the request, or one that the operation assigned."""

    needs_initialization: bool

    errors: tuple[ErrorCode, ...]
    """In order of precedence."""

    starts: tuple[EventName, ...]
    """Events it starts, in order; empty for most."""

    ends: EventName | None
    """The event that ends what it started."""

    names_session: bool
    """The payload of a success names the session too."""

    page: tuple[str, LimitName] | None
    """Request member that bounds the answer, and the limit that it is bound by."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EventFacts:
    """What one event is: whose it is, where it stands, and what it is known by."""

    of: Method

    carries_session: bool

    names_session: bool
    """The payload names the session too."""

    order: Literal["first", "between", "terminal"]

    identity: str
    """Payload member that names the thing all events of one start share."""

    sequence: str | None
    """Payload member that counts within one start."""

    queue: Literal["lossless", "best_effort"]

"#;

/// Name, annotation, value, description.
type Constant = (&'static str, String, String, &'static str);

fn constants(model: &Model) -> [Constant; 6] {
    let advertised = &model.advertised;
    let fixed = "Final".to_owned();
    let tuple_of = |texts: &[String]| tuple(texts.iter().map(|text| quoted(text)));
    let activity = advertised.activity.as_object().into_iter().flatten();
    let activity: Vec<String> = activity
        .map(|(name, value)| format!("{name}={}", literal(value)))
        .collect();
    [
        (
            "PROTOCOL",
            fixed.clone(),
            quoted(&model.protocol),
            "Name of the contract.",
        ),
        (
            "PROTOCOL_VERSION",
            fixed.clone(),
            model.version.to_string(),
            "Version of the wire contract, in every record.",
        ),
        (
            "SCHEMA_DIGEST",
            fixed.clone(),
            quoted(&model.digest),
            "SHA-256 of the schema that this package was made from.",
        ),
        (
            "SERVER_NAME",
            fixed.clone(),
            quoted(&advertised.server_name),
            "Name of the program that answers.",
        ),
        (
            "TRANSPORTS",
            "Final[tuple[str, ...]]".to_owned(),
            tuple_of(&advertised.transports),
            "Ways to carry records.",
        ),
        (
            "ACTIVITY",
            fixed,
            format!("{}({})", advertised.activity_type, activity.join(", ")),
            "What this version of the contract says of activity.",
        ),
    ]
}

fn tables(model: &Model) -> [Constant; 7] {
    let names = |all: Vec<&String>| tuple(all.into_iter().map(|name| quoted(name)));
    let limits = model
        .limits
        .iter()
        .map(|limit| (&limit.name, limit.value.to_string()));
    let codes = model.errors.iter().map(|error| {
        let facts = format!(
            "CodeFacts({}, {})",
            quoted(&error.message),
            quoted(&error.phase)
        );
        (&error.code, facts)
    });
    let operations = model.operations.iter().map(|one| {
        (
            &one.name,
            call("OperationFacts", &operation(facts::operation(model, one))),
        )
    });
    let events = model
        .events
        .iter()
        .map(|one| (&one.name, call("EventFacts", &facts::event(model, one))));
    [
        (
            "LIMITS",
            "Final[dict[LimitName, int]]".to_owned(),
            lines(limits),
            "Every bound that has a name.",
        ),
        (
            "PHASES",
            "Final[tuple[Phase, ...]]".to_owned(),
            names(model.phases.iter().map(|one| &one.name).collect()),
            "The stages in which a record is judged, in order.",
        ),
        (
            "ERROR_CODES",
            "Final[dict[str, CodeFacts]]".to_owned(),
            lines(codes),
            "Every code in order of precedence, with its fixed message.",
        ),
        (
            "METHODS",
            "Final[tuple[Method, ...]]".to_owned(),
            names(model.operations.iter().map(|one| &one.name).collect()),
            "The names of all operations.",
        ),
        (
            "OPERATIONS",
            "Final[dict[Method, OperationFacts]]".to_owned(),
            lines(operations),
            "Every operation.",
        ),
        (
            "EVENT_NAMES",
            "Final[tuple[EventName, ...]]".to_owned(),
            names(model.events.iter().map(|one| &one.name).collect()),
            "The names of all events.",
        ),
        (
            "EVENTS",
            "Final[dict[str, EventFacts]]".to_owned(),
            lines(events),
            "Every event.",
        ),
    ]
}

/// A page is a pair here.
fn operation(mut facts: Value) -> Value {
    let page = &facts["page"];
    if !page.is_null() {
        facts["page"] = json!([page["member"], page["limit"]]);
    }
    facts
}

/// A class with its attributes.
fn call(class: &str, facts: &Value) -> String {
    let facts: Vec<String> = facts
        .as_object()
        .into_iter()
        .flatten()
        .map(|(name, value)| format!("{name}={}", literal(value)))
        .collect();
    format!("{class}({})", facts.join(", "))
}

/// A dictionary with one member on each line.
fn lines<'m>(members: impl Iterator<Item = (&'m String, String)>) -> String {
    let members: String = members
        .map(|(name, value)| format!("    {}: {value},\n", quoted(name)))
        .collect();
    format!("{{\n{members}}}")
}

/// `_bounds.py`: what holds for every record, the codes of what breaks it, and which code outranks which.
pub fn bounds(model: &Model) -> String {
    let value = |role| model.general(role).map_or(0, |limit| limit.value);
    let verdicts = &model.verdicts;
    let ranked = model.errors.iter().zip(facts::ranks(model));
    let ranked = dict(ranked.map(|(error, rank)| (quoted(&error.code), rank.to_string())));
    let names: Vec<String> = facts::names(model)
        .iter()
        .map(|name| quoted(name))
        .collect();
    format!(
        "\"\"\"The bounds of every record, and the codes of what breaks them.\"\"\"

from __future__ import annotations

from typing import Final

from ._read import Bounds
from .messages import ErrorCode

BOUNDS: Final = Bounds(
    record={},
    payload={},
    string={},
    depth={},
    items={},
    fields={},
    record_code={},
    payload_code={},
    json_code={},
    bound_code={},
    ranks={ranked},
    names=frozenset({{{}}}),
)

ENVELOPE: Final[ErrorCode] = {}
\"\"\"What is wrong in a record and has no code of its own.\"\"\"

PAYLOAD: Final[ErrorCode] = {}
\"\"\"The same in a payload.\"\"\"
",
        value(Role::Record),
        value(Role::Payload),
        value(Role::String),
        value(Role::Depth),
        value(Role::Items),
        value(Role::Fields),
        quoted(&verdicts.record_bytes),
        quoted(&verdicts.payload_bytes),
        quoted(&verdicts.json),
        quoted(&verdicts.bound),
        names.join(", "),
        quoted(&verdicts.envelope),
        quoted(&verdicts.payload),
    )
}
