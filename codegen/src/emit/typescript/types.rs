//! Types of every definition and of every record, as declarations.
//! Prints no code that runs.

use std::fmt::Write as _;

use crate::emit::facts::{self, session_rule};
use crate::model::{
    EnumValue, Envelope, Event, Extras, Member, Model, Node, Object, Operation, Presence,
    SessionAnswer, SessionRule, Shape, Type,
};
use crate::names::{self, pascal};

use super::{comment, literal};

/// `types.d.ts`.
pub fn print(model: &Model) -> String {
    definitions(model) + &names(model) + &records(model)
}

/// `types.d.ts` of types that belong to no protocol.
pub fn library(model: &Model) -> String {
    definitions(model) + &codes(model)
}

fn definitions(model: &Model) -> String {
    let mut text = String::from(
        "// What travels, as types: absent members are optional, null is a value, unions are told apart by their tags.\n",
    );
    for ty in &model.types {
        text.push('\n');
        text.push_str(&definition(ty));
    }
    text
}

/// The codes that a fault can have.
fn codes(model: &Model) -> String {
    let codes: Vec<String> = model
        .errors
        .iter()
        .map(|error| literal(&error.code))
        .collect();
    let doc = "Every code that this version of the contract names.";
    format!(
        "\n{}export type ErrorCode = {};\n",
        comment("", doc),
        codes.join(" | ")
    )
}

fn definition(ty: &Type) -> String {
    let name = &ty.name;
    let deprecated = if ty.deprecated { " @deprecated" } else { "" };
    let doc = comment("", &format!("{}{deprecated}", ty.doc));
    let body = match &ty.shape {
        Shape::Object(object) => {
            return format!("{doc}export interface {name} {{\n{}}}\n", members(object));
        }
        Shape::Union(union) => {
            let variants: Vec<&str> = union
                .variants
                .iter()
                .map(|variant| variant.type_name.as_str())
                .collect();
            variants.join(" | ")
        }
        Shape::Enum(values) => choices(values),
        Shape::OpenEnum { known, .. } => format!("{} | (string & {{}})", choices(known)),
        Shape::Node(node) => of(node),
    };
    format!("{doc}export type {name} = {body};\n")
}

fn members(object: &Object) -> String {
    let mut text: String = object.members.iter().map(member).collect();
    if let Extras::Each(node) = &object.extras {
        // Writing to a string does not fail.
        let _ = writeln!(
            text,
            "  /** Members that have no name in this version of the contract. */\n  [name: string]: {};",
            of(node)
        );
    }
    text
}

fn member(member: &Member) -> String {
    let deprecated = if member.deprecated {
        " @deprecated"
    } else {
        ""
    };
    let doc = comment("  ", &format!("{}{deprecated}", member.doc));
    let (mark, null) = match member.presence {
        Presence::Required => ("", ""),
        Presence::Optional => ("?", ""),
        Presence::RequiredNullable => ("", " | null"),
        Presence::OptionalNullable => ("?", " | null"),
    };
    format!(
        "{doc}  {}{mark}: {}{null};\n",
        member.name,
        of(&member.node)
    )
}

fn choices(values: &[EnumValue]) -> String {
    let values: Vec<String> = values.iter().map(|value| literal(&value.value)).collect();
    values.join(" | ")
}

/// The type of one value.
pub fn of(node: &Node) -> String {
    match node {
        Node::String(_) => "string".to_owned(),
        Node::Integer { .. } => "number".to_owned(),
        Node::Boolean => "boolean".to_owned(),
        Node::Const(value) => literal(value),
        Node::Enum(values) => choices(values),
        Node::Array { items, .. } => format!("Array<{}>", of(items)),
        Node::Map { values, .. } => format!("{{ [name: string]: {} }}", of(values)),
        Node::Any => "unknown".to_owned(),
        Node::Ref(name) => name.clone(),
        Node::Null => "null".to_owned(),
    }
}

/// Names of operations, events, codes and limits, and what belongs to each.
fn names(model: &Model) -> String {
    let union = |names: Vec<String>| names.join(" | ");
    let mut text = codes(model);
    let phases = model
        .phases
        .iter()
        .map(|phase| literal(&phase.name))
        .collect();
    let limits = model
        .limits
        .iter()
        .map(|limit| literal(&limit.name))
        .collect();
    for (name, doc, values) in [
        (
            "Phase",
            "The stages in which a record is judged, in order.",
            union(phases),
        ),
        ("LimitName", "Every bound that has a name.", union(limits)),
        ("Method", "Every operation.", "keyof Operations".to_owned()),
        ("EventName", "Every event.", "keyof Events".to_owned()),
    ] {
        let _ = write!(
            text,
            "\n{}export type {name} = {values};\n",
            comment("", doc)
        );
    }
    for operation in &model.operations {
        let codes = operation.codes.iter().map(literal).collect();
        let doc = format!(
            "The codes that {} can answer, in order of precedence.",
            operation.name
        );
        let _ = write!(
            text,
            "\n{}export type {}ErrorCode = {};\n",
            comment("", &doc),
            pascal(&operation.name),
            union(codes)
        );
    }
    text + &belongings(model)
}

/// Payloads, codes and session rules by operation, and payloads by event.
fn belongings(model: &Model) -> String {
    let mut text = String::new();
    text.push_str("\n/** What belongs to each operation. */\nexport interface Operations {\n");
    for operation in &model.operations {
        let _ = writeln!(
            text,
            "{}  {}: {{ request: {}; success: {}; error: {}ErrorCode; session: {} }};",
            comment("  ", &operation.doc),
            literal(&operation.name),
            operation.request,
            operation.success,
            pascal(&operation.name),
            literal(&session_rule(operation.session))
        );
    }
    text.push_str("}\n\n/** The payload of each event. */\nexport interface Events {\n");
    for event in &model.events {
        let _ = writeln!(
            text,
            "{}  {}: {};",
            comment("  ", &event.doc),
            literal(&event.name),
            event.payload
        );
    }
    text.push_str("}\n\n/** The codes of one operation. */\nexport type ErrorCodeOf<M extends Method> = Operations[M][\"error\"];\n");
    text
}

/// What stands in the slots of one record, as types.
struct Slots<'m> {
    tag: Option<String>,
    payload: String,
    session: Option<(bool, String)>,
    error: &'m str,
    /// Ids that the template lets be null are there.
    bound: bool,
}

fn records(model: &Model) -> String {
    let envelopes = &model.envelopes;
    let mut text = String::new();
    for operation in &model.operations {
        let (request, response) = (
            names::request_record(&operation.name),
            names::response_record(&operation.name),
        );
        text.push_str(&record(
            &request,
            &format!("Request of {}.", operation.name),
            &envelopes.request,
            &asked(&envelopes.request, operation),
        ));
        text.push_str(&record(
            &response,
            &format!("Success of {}.", operation.name),
            &envelopes.response,
            &answered(&envelopes.response, operation),
        ));
    }
    for event in &model.events {
        let name = names::event_record(&event.name);
        let doc = format!("Event {}.", event.name);
        text.push_str(&record(
            &name,
            &doc,
            &envelopes.event,
            &told(&envelopes.event, event),
        ));
    }
    let failure = Slots {
        tag: None,
        payload: "null".to_owned(),
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
    for (name, doc, variants) in facts::record_unions(model) {
        let doc = comment("", doc);
        let _ = write!(text, "\n{doc}export type {name} = {variants};\n");
    }
    text
}

/// The type of an id of a session.
fn session(envelope: &Envelope) -> String {
    let member = envelope.object.member(&envelope.session);
    member.map_or_else(|| "string".to_owned(), |member| of(&member.node))
}

fn asked<'m>(envelope: &'m Envelope, operation: &'m Operation) -> Slots<'m> {
    let id = session(envelope);
    Slots {
        tag: Some(literal(&operation.name)),
        payload: operation.request.clone(),
        session: Some(match operation.session {
            SessionRule::Omit => (true, "null".to_owned()),
            SessionRule::Required => (false, id),
            SessionRule::Optional => (true, format!("{id} | null")),
        }),
        error: "null",
        bound: false,
    }
}

fn answered<'m>(envelope: &'m Envelope, operation: &'m Operation) -> Slots<'m> {
    let id = session(envelope);
    let session = match (operation.answers_session, operation.session) {
        (SessionAnswer::None, _) => "null".to_owned(),
        (SessionAnswer::Assigned, _) | (SessionAnswer::Same, SessionRule::Required) => id,
        (SessionAnswer::Same, _) => format!("{id} | null"),
    };
    Slots {
        tag: Some(literal(&operation.name)),
        payload: operation.success.clone(),
        session: Some((false, session)),
        error: "null",
        bound: true,
    }
}

fn told<'m>(envelope: &'m Envelope, event: &'m Event) -> Slots<'m> {
    let id = if event.carries_session {
        session(envelope)
    } else {
        "null".to_owned()
    };
    Slots {
        tag: Some(literal(&event.name)),
        payload: event.payload.clone(),
        session: Some((false, id)),
        error: "null",
        bound: true,
    }
}

fn record(name: &str, doc: &str, envelope: &Envelope, slots: &Slots<'_>) -> String {
    let mut text = format!("\n{}export interface {name} {{\n", comment("", doc));
    for member in &envelope.object.members {
        let mut own = member.clone();
        if slots.bound && own.presence == Presence::RequiredNullable {
            own.presence = Presence::Required;
        }
        let (optional, ty) = match &member.name {
            slot if *slot == envelope.tag => (false, slots.tag.clone()),
            slot if *slot == envelope.payload => (false, Some(slots.payload.clone())),
            slot if Some(slot) == envelope.error.as_ref() => (false, Some(slots.error.to_owned())),
            slot if *slot == envelope.session => match &slots.session {
                Some((optional, ty)) => (*optional, Some(ty.clone())),
                None => (false, None),
            },
            _ => (false, None),
        };
        match ty {
            None => text.push_str(&self::member(&own)),
            Some(ty) => {
                let mark = if optional { "?" } else { "" };
                let _ = writeln!(
                    text,
                    "{}  {}{mark}: {ty};",
                    comment("  ", &member.doc),
                    member.name
                );
            }
        }
    }
    text.push_str("}\n");
    text
}
