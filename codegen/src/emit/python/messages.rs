//! Classes of every definition and of every record, and the choices between them.
//! Prints no code that judges.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::emit::facts;
use crate::model::{
    EnumValue, Envelope, Event, Extras, Member, Model, Node, Object, Operation, Presence,
    SessionAnswer, SessionRule, Shape, Type,
};
use crate::names::{self, pascal};

use super::{attribute, doc, literal, quoted};

/// Where members go that have no name in the contract.
const OTHERS: &str = "others";

/// `messages.py`.
pub fn print(model: &Model) -> String {
    let mut text = header();
    text.push_str(&choices(model));
    text.push_str(&definitions(&model.types));
    text.push_str(&names(model));
    text.push_str(&records(model));
    text
}

/// `messages.py` of types that belong to no protocol.
pub fn library(model: &Model) -> String {
    header() + &choices(model) + &definitions(&model.types)
}

fn header() -> String {
    "\"\"\"What travels, as classes: a member that may be left out can be `ABSENT`, which is not `None`, the null of JSON.

Holds no code that judges; a value made by hand is judged when it is encoded.
\"\"\"

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from .absent import ABSENT, Absent
"
    .to_owned()
}

/// The names of codes: what a fault can say.
fn choices(model: &Model) -> String {
    let codes = model.errors.iter().map(|error| quoted(&error.code));
    alias(
        "ErrorCode",
        &choice(codes),
        "Every code that this version of the contract names.",
    )
}

fn choice(values: impl Iterator<Item = String>) -> String {
    format!("Literal[{}]", values.collect::<Vec<_>>().join(", "))
}

fn alias(name: &str, is: &str, about: &str) -> String {
    format!("\n{name}: TypeAlias = {is}\n{}", doc("", about))
}

/// All definitions: what needs no other first, unions last, each after what it is made of.
fn definitions(types: &[Type]) -> String {
    let mut text = String::new();
    let mut left: Vec<&Type> = types.iter().collect();
    let mut known: BTreeSet<&str> = BTreeSet::new();
    // A class names others in annotations alone, which nobody evaluates; an alias is evaluated where it stands.
    for ty in types {
        if !matches!(ty.shape, Shape::Object(_)) && crate::lower::references(&ty.shape).is_empty() {
            text.push_str(&definition(ty));
            known.insert(&ty.name);
        }
    }
    for ty in types {
        if matches!(ty.shape, Shape::Object(_)) {
            text.push_str(&definition(ty));
            known.insert(&ty.name);
        }
    }
    left.retain(|ty| !known.contains(ty.name.as_str()));
    while !left.is_empty() {
        let before = left.len();
        left.retain(|ty| {
            let ready = crate::lower::references(&ty.shape)
                .iter()
                .all(|name| known.contains(name));
            if ready {
                text.push_str(&definition(ty));
                known.insert(&ty.name);
            }
            !ready
        });
        // Nothing contains itself: the model says so.
        if left.len() == before {
            break;
        }
    }
    text
}

fn definition(ty: &Type) -> String {
    let name = &ty.name;
    let about = deprecated(&ty.doc, ty.deprecated);
    match &ty.shape {
        Shape::Object(object) => class(name, &about, &members(object)),
        Shape::Union(union) => {
            let variants: Vec<&str> = union
                .variants
                .iter()
                .map(|variant| variant.type_name.as_str())
                .collect();
            alias(name, &variants.join(" | "), &about)
        }
        Shape::Enum(values) => alias(name, &of(&Node::Enum(values.clone())), &about),
        Shape::OpenEnum { known, .. } => {
            let known: Vec<String> = known.iter().map(|value| quoted(&value.value)).collect();
            let about = format!("{about} Known: {}.", known.join(", "));
            alias(name, "str", &about)
        }
        Shape::Node(node) => alias(name, &of(node), &about),
    }
}

fn deprecated(about: &str, deprecated: bool) -> String {
    let note = if deprecated { " Deprecated." } else { "" };
    format!("{about}{note}")
}

fn class(name: &str, about: &str, members: &str) -> String {
    format!(
        "\n\n@dataclass(frozen=True, slots=True, kw_only=True)\nclass {name}:\n{}{members}",
        doc("    ", about)
    )
}

fn members(object: &Object) -> String {
    let mut text: String = object.members.iter().map(member).collect();
    if let Extras::Each(node) = &object.extras {
        // Writing to a string does not fail.
        let _ = write!(
            text,
            "\n    {OTHERS}: Mapping[str, {}] = field(default_factory=dict, metadata={{\"others\": True}})\n{}",
            of(node),
            doc(
                "    ",
                "Members that have no name in this version of the contract."
            )
        );
    }
    text
}

fn member(member: &Member) -> String {
    let (null, absent) = match member.presence {
        Presence::Required => ("", false),
        Presence::Optional => ("", true),
        Presence::RequiredNullable => (" | None", false),
        Presence::OptionalNullable => (" | None", true),
    };
    let ty = format!("{}{null}", of(&member.node));
    let default = match &member.node {
        Node::Const(value) if member.presence == Presence::Required => Some(literal(value)),
        Node::Null => Some("None".to_owned()),
        _ => None,
    };
    attribute_of(
        member,
        &ty,
        absent,
        default,
        &deprecated(&member.doc, member.deprecated),
    )
}

/// One attribute: its annotation, its default, its description.
fn attribute_of(
    member: &Member,
    ty: &str,
    absent: bool,
    default: Option<String>,
    about: &str,
) -> String {
    let attribute = attribute(member);
    let absence = if absent { " | Absent" } else { "" };
    let default = if absent {
        Some("ABSENT".to_owned())
    } else {
        default
    };
    let value = match (attribute == member.name, default) {
        (true, None) => String::new(),
        (true, Some(default)) => format!(" = {default}"),
        (false, default) => {
            let default =
                default.map_or_else(String::new, |default| format!("default={default}, "));
            let name = quoted(&member.name);
            format!(" = field({default}metadata={{\"name\": {name}}})")
        }
    };
    format!(
        "\n    {attribute}: {ty}{absence}{value}\n{}",
        doc("    ", about)
    )
}

/// The type of one value.
fn of(node: &Node) -> String {
    match node {
        Node::String(_) => "str".to_owned(),
        Node::Integer { .. } => "int".to_owned(),
        Node::Boolean => "bool".to_owned(),
        Node::Const(value) => format!("Literal[{}]", literal(value)),
        Node::Enum(values) => choice(values.iter().map(value)),
        Node::Array { items, .. } => format!("tuple[{}, ...]", of(items)),
        Node::Map { values, .. } => format!("Mapping[str, {}]", of(values)),
        Node::Any => "object".to_owned(),
        Node::Ref(name) => name.clone(),
        Node::Null => "None".to_owned(),
    }
}

fn value(value: &EnumValue) -> String {
    quoted(&value.value)
}

/// Names of operations, events and limits, and the codes of each operation.
fn names(model: &Model) -> String {
    let phases = model.phases.iter().map(|phase| quoted(&phase.name));
    let limits = model.limits.iter().map(|limit| quoted(&limit.name));
    let methods = model.operations.iter().map(|one| quoted(&one.name));
    let events = model.events.iter().map(|one| quoted(&one.name));
    let mut text = String::new();
    for (name, is, about) in [
        (
            "Phase",
            choice(phases),
            "The stages in which a record is judged, in order.",
        ),
        ("LimitName", choice(limits), "Every bound that has a name."),
        ("Method", choice(methods), "Every operation."),
        ("EventName", choice(events), "Every event."),
    ] {
        text.push_str(&alias(name, &is, about));
    }
    for operation in &model.operations {
        let about = format!(
            "The codes that {} can answer, in order of precedence.",
            operation.name
        );
        let codes = operation.codes.iter().map(|code| quoted(code));
        let name = format!("{}ErrorCode", pascal(&operation.name));
        text.push_str(&alias(&name, &choice(codes), &about));
    }
    let requests: Vec<&str> = model
        .operations
        .iter()
        .map(|operation| operation.request.as_str())
        .collect();
    text + &alias(
        "RequestPayload",
        &requests.join(" | "),
        "What a client asks: the class says of which operation.",
    )
}

/// What stands in the slots of one record: an annotation, whether it may be left out, and a fixed value.
struct Slots<'m> {
    tag: Option<&'m str>,
    payload: &'m str,
    session: Option<(String, bool)>,
    error: &'m str,
    /// Ids that the template lets be null are there.
    bound: bool,
}

fn records(model: &Model) -> String {
    let envelopes = &model.envelopes;
    let mut text = String::new();
    for operation in &model.operations {
        let request = names::request_record(&operation.name);
        let response = names::response_record(&operation.name);
        let about = format!("Request of {}. {}", operation.name, operation.doc);
        text.push_str(&record(
            &request,
            &about,
            &envelopes.request,
            &asked(&envelopes.request, operation),
        ));
        let about = format!("Success of {}.", operation.name);
        text.push_str(&record(
            &response,
            &about,
            &envelopes.response,
            &answered(&envelopes.response, operation),
        ));
    }
    for event in &model.events {
        let name = names::event_record(&event.name);
        let about = format!("Event {}. {}", event.name, event.doc);
        text.push_str(&record(
            &name,
            &about,
            &envelopes.event,
            &told(&envelopes.event, event),
        ));
    }
    let failure = Slots {
        tag: None,
        payload: "None",
        session: None,
        error: &envelopes.error_type,
        bound: false,
    };
    text.push_str(&record(
        names::ERROR_RECORD,
        facts::FAILURE,
        &envelopes.response,
        &failure,
    ));
    for (name, about, is) in facts::record_unions(model) {
        text.push_str(&alias(name, &is, about));
    }
    text
}

/// The type of an id of a session.
fn session(envelope: &Envelope) -> String {
    let member = envelope.object.member(&envelope.session);
    member.map_or_else(|| "str".to_owned(), |member| of(&member.node))
}

fn asked<'m>(envelope: &'m Envelope, operation: &'m Operation) -> Slots<'m> {
    let id = session(envelope);
    Slots {
        tag: Some(&operation.name),
        payload: &operation.request,
        session: Some(match operation.session {
            SessionRule::Omit => ("None".to_owned(), true),
            SessionRule::Required => (id, false),
            SessionRule::Optional => (format!("{id} | None"), true),
        }),
        error: "None",
        bound: false,
    }
}

fn answered<'m>(envelope: &'m Envelope, operation: &'m Operation) -> Slots<'m> {
    let id = session(envelope);
    let session = match (operation.answers_session, operation.session) {
        (SessionAnswer::None, _) => "None".to_owned(),
        (SessionAnswer::Assigned, _) | (SessionAnswer::Same, SessionRule::Required) => id,
        (SessionAnswer::Same, _) => format!("{id} | None"),
    };
    Slots {
        tag: Some(&operation.name),
        payload: &operation.success,
        session: Some((session, false)),
        error: "None",
        bound: true,
    }
}

fn told<'m>(envelope: &'m Envelope, event: &'m Event) -> Slots<'m> {
    let id = if event.carries_session {
        session(envelope)
    } else {
        "None".to_owned()
    };
    Slots {
        tag: Some(&event.name),
        payload: &event.payload,
        session: Some((id, false)),
        error: "None",
        bound: true,
    }
}

fn record(name: &str, about: &str, envelope: &Envelope, slots: &Slots<'_>) -> String {
    let text: String = envelope
        .object
        .members
        .iter()
        .map(|own| slot(own, envelope, slots))
        .collect();
    class(name, about, &text)
}

/// One member of a record.
fn slot(own: &Member, envelope: &Envelope, slots: &Slots<'_>) -> String {
    let fixed = |ty: &str| (ty == "None").then(|| ty.to_owned());
    let name = &own.name;
    if *name == envelope.tag
        && let Some(tag) = slots.tag
    {
        let tag = quoted(tag);
        return attribute_of(own, &format!("Literal[{tag}]"), false, Some(tag), &own.doc);
    }
    if *name == envelope.session
        && let Some((ty, absent)) = &slots.session
    {
        return attribute_of(own, ty, *absent, fixed(ty), &own.doc);
    }
    let ty = if *name == envelope.payload {
        slots.payload
    } else if Some(name) == envelope.error.as_ref() {
        slots.error
    } else {
        let mut own = own.clone();
        if slots.bound && own.presence == Presence::RequiredNullable {
            own.presence = Presence::Required;
        }
        return member(&own);
    };
    attribute_of(own, ty, false, fixed(ty), &own.doc)
}
