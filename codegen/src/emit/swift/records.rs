//! The three records, and the payloads they can carry: how they are declared and written.
//! The payloads themselves, and how all of it is read, are printed elsewhere.

use std::fmt::Write as _;

use crate::model::{Envelope, Event, Member, Node, Operation, SessionAnswer, SessionRule};

use super::types::coders;
use super::view::{Kept, View, kept};
use super::write::{self, extension};
use super::{comment, name, quoted};

/// One payload that a record can carry.
pub struct Carried<'m> {
    /// The name of the operation or event.
    pub tag: &'m str,
    /// What it is.
    pub doc: String,
    /// Its type.
    pub payload: &'m str,
    /// Whether the record names a session: it must, it must not, or (nothing) it may.
    pub session: Option<bool>,
    /// The member that names what was started.
    pub identity: Option<&'m str>,
    /// The member that counts.
    pub sequence: Option<&'m str>,
}

/// One record and the payloads it can carry.
pub struct Kind<'m> {
    /// `Request`.
    pub record: &'static str,
    /// `Call`.
    pub family: &'static str,
    /// What the payloads are.
    pub doc: &'static str,
    /// The property of the record that holds the payload.
    pub property: &'static str,
    /// The property of the payload that says which it is, and its type.
    pub tag: (&'static str, &'static str),
    /// Its template.
    pub envelope: &'m Envelope,
    /// Every payload.
    pub all: Vec<Carried<'m>>,
}

/// The three records.
pub fn kinds<'m>(view: &View<'m>) -> [Kind<'m>; 3] {
    let (model, envelopes) = (view.model, &view.model.envelopes);
    let (calls, replies) = model
        .operations
        .iter()
        .map(|operation| (call(operation), reply(view, operation)))
        .unzip();
    let bodies = model.events.iter().map(body).collect();
    let method = ("method", "MethodName");
    [
        Kind {
            record: "Request",
            family: "Call",
            doc: "What a request asks.",
            property: "call",
            tag: method,
            envelope: &envelopes.request,
            all: calls,
        },
        Kind {
            record: "Response",
            family: "Reply",
            doc: "What a request that went well is answered.",
            property: "result",
            tag: method,
            envelope: &envelopes.response,
            all: replies,
        },
        Kind {
            record: "Event",
            family: "EventBody",
            doc: "What an event tells.",
            property: "body",
            tag: ("name", "EventName"),
            envelope: &envelopes.event,
            all: bodies,
        },
    ]
}

fn asks(operation: &Operation) -> Option<bool> {
    match operation.session {
        SessionRule::Omit => Some(false),
        SessionRule::Required => Some(true),
        SessionRule::Optional => None,
    }
}

fn call(operation: &Operation) -> Carried<'_> {
    Carried {
        tag: &operation.name,
        doc: operation.doc.clone(),
        payload: &operation.request,
        session: asks(operation),
        identity: None,
        sequence: None,
    }
}

fn reply<'m>(view: &View<'m>, operation: &'m Operation) -> Carried<'m> {
    let ends = operation.ends.as_ref();
    let ends = ends.and_then(|name| view.model.events.iter().find(|event| event.name == *name));
    Carried {
        tag: &operation.name,
        doc: format!("Success of `{}`.", operation.name),
        payload: &operation.success,
        session: match operation.answers_session {
            SessionAnswer::None => Some(false),
            SessionAnswer::Assigned => Some(true),
            // A session that had to be named is there again.
            SessionAnswer::Same => asks(operation).filter(|must| *must),
        },
        identity: ends.map(|event| event.identity.as_str()),
        sequence: None,
    }
}

fn body(event: &Event) -> Carried<'_> {
    Carried {
        tag: &event.name,
        doc: event.doc.clone(),
        payload: &event.payload,
        session: Some(event.carries_session),
        identity: Some(&event.identity),
        sequence: event.sequence.as_deref(),
    }
}

/// `Records.swift`.
pub fn print(view: &View<'_>) -> String {
    let mut text = String::from(
        "// The records around the payloads, and every payload that each can carry.\n",
    );
    for kind in kinds(view) {
        text.push_str(&family(view, &kind));
        text.push_str(&record(view, &kind));
        text.push_str(&written(view, &kind));
    }
    let error = &view.model.envelopes.error_type;
    let _ = write!(text, "\nextension {error}: Error {{}}\n");
    text + &any(view)
}

/// The members that a record has in common whatever it carries, but for constants and slots.
pub fn shared<'m>(kind: &Kind<'m>) -> impl Iterator<Item = &'m Member> {
    let envelope = kind.envelope;
    let slots = [
        Some(&envelope.payload),
        envelope.error.as_ref(),
        tag_slot(kind),
    ];
    let members = envelope.object.members.iter();
    members
        .filter(move |member| kept(member) != Kept::Fixed && !slots.contains(&Some(&member.name)))
}

/// The tag, where what is carried always says it: a failure may name an operation that is not known.
fn tag_slot<'m>(kind: &Kind<'m>) -> Option<&'m String> {
    kind.envelope.error.is_none().then_some(&kind.envelope.tag)
}

fn family(view: &View<'_>, kind: &Kind<'_>) -> String {
    let (family, (tag, tag_type)) = (kind.family, kind.tag);
    let all = || kind.all.iter();
    let cases: String = all()
        .map(|one| {
            format!(
                "{}    case {}({})\n",
                comment("    ", &one.doc),
                name(one.tag),
                one.payload
            )
        })
        .collect();
    let tags: String = all()
        .map(|one| format!("        case .{0}: return .{0}\n", name(one.tag)))
        .collect();
    let json: String = all()
        .map(|one| {
            format!(
                "        case .{}(let payload): return payload.json\n",
                name(one.tag)
            )
        })
        .collect();
    let mut text = format!(
        "\n{}public enum {family}: Hashable, Sendable {{\n{cases}
    public var {tag}: {tag_type} {{
        switch self {{
{tags}        }}
    }}

    /// The payload as it travels.
    public var json: JSON {{
        switch self {{
{json}        }}
    }}
",
        comment("", kind.doc)
    );
    for (property, doc, ty, member) in belongings(kind) {
        text.push_str(&property_of(view, kind, property, doc, ty, &member));
    }
    text + "}\n"
}

type Place<'k> = Box<dyn Fn(&Carried<'k>) -> Option<&'k str> + 'k>;

/// What payloads of one kind have in common: property, documentation, type, and the member it is.
fn belongings<'k>(kind: &Kind<'k>) -> Vec<(&'static str, &'static str, &'static str, Place<'k>)> {
    if kind.record == "Request" {
        return Vec::new();
    }
    let session = kind.envelope.session.as_str();
    let mut all: Vec<(_, _, _, Place<'k>)> = vec![
        (
            "identity",
            "What names the thing that was started; nil: nothing was.",
            "String?",
            Box::new(|one| one.identity),
        ),
        (
            "sessionId",
            "The session that the payload names; nil: it names none.",
            "SessionId?",
            Box::new(move |_| Some(session)),
        ),
    ];
    if kind.record == "Event" {
        all.push((
            "sequence",
            "The number of the event within its start; nil: it has none.",
            "Int?",
            Box::new(|one| one.sequence),
        ));
    }
    all
}

fn property_of<'k>(
    view: &View<'_>,
    kind: &Kind<'k>,
    property: &str,
    doc: &str,
    ty: &str,
    member: &Place<'k>,
) -> String {
    let mut cases = String::new();
    let mut rest = false;
    for one in &kind.all {
        match member(one).filter(|member| view.member(one.payload, member).is_some()) {
            Some(member) => {
                let _ = writeln!(
                    cases,
                    "        case .{}(let payload): return payload.{}",
                    name(one.tag),
                    name(member)
                );
            }
            None => rest = true,
        }
    }
    if rest {
        cases.push_str("        default: return nil\n");
    }
    format!(
        "\n{}    public var {property}: {ty} {{\n        switch self {{\n{cases}        }}\n    }}\n",
        comment("    ", doc)
    )
}

/// The type of what the property of a record holds.
pub fn held(view: &View<'_>, kind: &Kind<'_>) -> String {
    match kind.envelope.error {
        Some(_) => format!(
            "Result<{}, {}>",
            kind.family, view.model.envelopes.error_type
        ),
        None => kind.family.to_owned(),
    }
}

fn record(view: &View<'_>, kind: &Kind<'_>) -> String {
    let (record, property, held) = (kind.record, kind.property, held(view, kind));
    let (mut properties, mut assigned) = (String::new(), String::new());
    let mut parameters = Vec::new();
    for member in shared(kind) {
        let (name, ty) = (name(&member.name), view.member_type(record, member));
        let doc = comment("    ", &member.doc);
        let _ = writeln!(properties, "{doc}    public var {name}: {ty}");
        let _ = writeln!(assigned, "        self.{name} = {name}");
        let default = if kept(member) == Kept::Either {
            " = nil"
        } else {
            ""
        };
        parameters.push(format!("{name}: {ty}{default}"));
    }
    parameters.push(format!("{property}: {held}"));
    let doc = match kind.envelope.error {
        Some(_) => "The payload of a success, or why it failed.",
        None => kind.doc,
    };
    format!(
        "\n{}public struct {record}: Codable, Hashable, Sendable {{
{properties}    /// {doc}
    public var {property}: {held}

    public init({}) {{
{assigned}        self.{property} = {property}
    }}
{}}}
",
        comment("", &kind.envelope.doc),
        parameters.join(", "),
        coders(record)
    )
}

/// What a record that is written holds.
#[derive(Clone, Copy)]
enum Holding {
    /// A payload, always.
    Payload,
    /// The payload of a success.
    Success,
    /// Why it failed.
    Failure,
}

/// How a record is written: the members of its template, with what is carried in the slots.
fn written(view: &View<'_>, kind: &Kind<'_>) -> String {
    let (record, envelope) = (kind.record, kind.envelope);
    let (mut parameters, mut body) = (Vec::new(), String::new());
    for member in &envelope.object.members {
        if let (Kept::Fixed, Node::Const(value)) = (kept(member), &member.node) {
            let value = view.value(&member.node, value);
            body.push_str(&write::member(view, member, &value));
            continue;
        }
        let property = name(&member.name);
        if is_slot(envelope, member) {
            let wire = quoted(&member.name);
            let _ = writeln!(
                body,
                "        _members.append(JSON.Member({wire}, {property}))"
            );
            parameters.push(format!("{property}: JSON"));
        } else {
            body.push_str(&write::member(view, member, &property));
            parameters.push(format!("{property}: {}", view.member_type(record, member)));
        }
    }
    let all = |holding| format!("{record}.members({})", arguments(kind, holding));
    let own = match envelope.error {
        None => format!("        {}\n", all(Holding::Payload)),
        Some(_) => format!(
            "        switch {} {{\n        case .success(let reply): return {}\n        case .failure(let error): return {}\n        }}\n",
            kind.property,
            all(Holding::Success),
            all(Holding::Failure)
        ),
    };
    format!(
        "\nextension {record} {{\n    /// The members of such a record in the order of the schema.\n    static func members({}) -> JSON {{\n        var _members: [JSON.Member] = []\n{body}        return .object(_members)\n    }}\n}}\n{}",
        parameters.join(", "),
        extension(record, &own)
    )
}

/// Whether a member holds a payload or an error.
fn is_slot(envelope: &Envelope, member: &Member) -> bool {
    member.name == envelope.payload || Some(&member.name) == envelope.error.as_ref()
}

fn arguments(kind: &Kind<'_>, holding: Holding) -> String {
    let envelope = kind.envelope;
    let carried = match holding {
        Holding::Payload => kind.property,
        Holding::Success | Holding::Failure => "reply",
    };
    let argument = |member: &Member| {
        let property = name(&member.name);
        let value = match (holding, &member.name) {
            (Holding::Failure, name) if *name == envelope.payload => "JSON.null".to_owned(),
            (_, name) if *name == envelope.payload => format!("{carried}.json"),
            (Holding::Failure, name) if Some(name) == envelope.error.as_ref() => {
                "error.json".to_owned()
            }
            (_, name) if Some(name) == envelope.error.as_ref() => "JSON.null".to_owned(),
            (Holding::Payload | Holding::Success, name) if *name == envelope.tag => {
                format!("{carried}.{}.rawValue", kind.tag.0)
            }
            _ => property.clone(),
        };
        format!("{property}: {value}")
    };
    let members = envelope.object.members.iter();
    let all: Vec<String> = members
        .filter(|member| kept(member) != Kept::Fixed)
        .map(argument)
        .collect();
    all.join(", ")
}

/// The union of the three.
fn any(view: &View<'_>) -> String {
    let mut cases = String::new();
    let mut json = String::new();
    for kind in kinds(view) {
        let case = name(kind.record);
        let _ = writeln!(
            cases,
            "{}    case {case}({})",
            comment("    ", &kind.envelope.doc),
            kind.record
        );
        let _ = writeln!(json, "        case .{case}(let record): return record.json");
    }
    format!(
        "\n{}public enum Record: Codable, Hashable, Sendable {{\n{cases}{}}}\n{}",
        comment("", &view.model.doc),
        coders("Record"),
        extension(
            "Record",
            &format!("        switch self {{\n{json}        }}\n")
        )
    )
}
