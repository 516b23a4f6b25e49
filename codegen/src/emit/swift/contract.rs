//! The facts beside the types: limits, codes, operations, events and their order.
//! Behaviour that follows from them is written by hand in `parts/`.

use std::fmt::Write as _;

use serde_json::Value;

use crate::emit::facts;
use crate::model::{Limit, Model, Node, Role};
use crate::names::pascal;

use super::view::View;
use super::{comment, name, quoted};

/// `Contract.swift`.
pub fn print(view: &View<'_>) -> String {
    let model = view.model;
    let mut text = String::from(
        "// The facts of the contract.\n// What follows from them stands elsewhere.\n",
    );
    text.push_str(&contract(view));
    text.push_str(&limits(model));
    text.push_str(&codes(model));
    text.push_str(&methods(model));
    text.push_str(&events(model));
    text.push_str(&own_codes(model));
    text + &verdicts(model)
}

/// The same of a library, which has no contract: its codes and bounds.
pub fn library(model: &Model) -> String {
    let text = "// The bounds of every text, and the codes of what is wrong with it.\n";
    [text.to_owned(), codes(model), verdicts(model)].concat()
}

fn contract(view: &View<'_>) -> String {
    let (model, advertised) = (view.model, &view.model.advertised);
    let transports: Vec<String> = advertised
        .transports
        .iter()
        .map(|name| quoted(name))
        .collect();
    let activity = Node::Ref(advertised.activity_type.clone());
    let facts = [
        ("Name of the contract.", "name", quoted(&model.protocol)),
        (
            "Version of the wire contract, in every record.",
            "version",
            model.version.to_string(),
        ),
        (
            "SHA-256 of the schema that this package was made from.",
            "schemaDigest",
            quoted(&model.digest),
        ),
        (
            "Name of the program that answers.",
            "serverName",
            quoted(&advertised.server_name),
        ),
        (
            "Ways to carry records.",
            "transports",
            format!("[{}]", transports.join(", ")),
        ),
        (
            "What this version of the contract says of activity.",
            "activity",
            view.value(&activity, &advertised.activity),
        ),
    ];
    let facts: String = facts
        .iter()
        .map(|(doc, name, value)| {
            format!(
                "{}    public static let {name} = {value}\n",
                comment("    ", doc)
            )
        })
        .collect();
    format!(
        "\n{}public enum Contract {{\n{facts}}}\n",
        comment("", &model.doc)
    )
}

/// A property that has a value for each case.
fn property(
    doc: &str,
    name: &str,
    ty: &str,
    values: impl Iterator<Item = (String, String)>,
) -> String {
    let mut cases = String::new();
    for (case, value) in values {
        let _ = writeln!(cases, "        case .{case}: return {value}");
    }
    format!(
        "\n{}    public var {name}: {ty} {{\n        switch self {{\n{cases}        }}\n    }}\n",
        comment("    ", doc)
    )
}

/// A closed set of names, each with its documentation.
fn names<'m>(
    doc: &str,
    ty: &str,
    all: impl Iterator<Item = (&'m str, String)>,
    more: &str,
) -> String {
    let mut cases = String::new();
    for (wire, doc) in all {
        let _ = writeln!(
            cases,
            "{}    case {} = {}",
            comment("    ", &doc),
            name(wire),
            quoted(wire)
        );
    }
    format!(
        "\n{}public enum {ty}: String, CaseIterable, Codable, Hashable, Sendable {{\n{cases}{more}}}\n",
        comment("", doc)
    )
}

fn limits(model: &Model) -> String {
    let doc = |limit: &Limit| format!("{} Unit: {}. {}", limit.doc, limit.unit, limit.scope);
    let values = model
        .limits
        .iter()
        .map(|limit| (name(&limit.name), limit.value.to_string()));
    let value = property("The bound itself, in its unit.", "value", "Int", values);
    let all = model
        .limits
        .iter()
        .map(|limit| (limit.name.as_str(), doc(limit)));
    names("Every bound that has a name.", "LimitName", all, &value)
}

fn codes(model: &Model) -> String {
    let mut phases = String::new();
    for phase in &model.phases {
        let _ = writeln!(
            phases,
            "{}    case {}",
            comment("    ", &phase.doc),
            name(&phase.name)
        );
    }
    let messages = model
        .errors
        .iter()
        .map(|error| (name(&error.code), quoted(&error.message)));
    let places = model
        .errors
        .iter()
        .map(|error| (name(&error.code), format!(".{}", name(&error.phase))));
    let more = property("Its fixed text.", "message", "String", messages)
        + &property("The stage in which it is found.", "phase", "Phase", places);
    let all = model
        .errors
        .iter()
        .map(|error| (error.code.as_str(), error.doc.clone()));
    format!(
        "\n/// The stages in which a record is judged, in order.\npublic enum Phase: CaseIterable, Comparable, Hashable, Sendable {{\n{phases}}}\n{}",
        names(
            "Every code of the contract in order of precedence.",
            "ErrorCode",
            all,
            &more
        )
    )
}

/// A property of an enum: documentation, name, type, and which of the facts of `facts.rs` it is.
type Fact = (&'static str, &'static str, &'static str, &'static str);

const OF_METHODS: [Fact; 7] = [
    (
        "What its request says of a session.",
        "session",
        "SessionRule",
        "session",
    ),
    (
        "Which session a success names.",
        "answersSession",
        "SessionAnswer",
        "answers_session",
    ),
    (
        "Refused before the first successful negotiation.",
        "needsInitialization",
        "Bool",
        "needs_initialization",
    ),
    (
        "The codes it can answer, in order of precedence.",
        "codes",
        "[ErrorCode]",
        "errors",
    ),
    (
        "Events it starts, in order; empty for most.",
        "starts",
        "[EventName]",
        "starts",
    ),
    (
        "The event that ends what it started.",
        "ends",
        "EventName?",
        "ends",
    ),
    (
        "Request member that bounds the answer, and the limit that it is bound by.",
        "page",
        "(member: String, limit: LimitName)?",
        "page",
    ),
];

const OF_EVENTS: [Fact; 4] = [
    (
        "The operation whose request id and session it carries.",
        "of",
        "MethodName",
        "of",
    ),
    (
        "Whether its record names the session of the operation.",
        "carriesSession",
        "Bool",
        "carries_session",
    ),
    (
        "Where it stands among the events of one start.",
        "order",
        "EventOrder",
        "order",
    ),
    ("Whether it can be dropped.", "queue", "QueueClass", "queue"),
];

/// Properties whose value for each case is one of its facts.
fn properties(of: &[Fact], all: &[(&String, Value)]) -> String {
    let one = |(doc, name, ty, fact): &Fact| {
        let values = all
            .iter()
            .map(|(wire, facts)| (super::name(wire), self::fact(&facts[fact])));
        property(doc, name, ty, values)
    };
    of.iter().map(one).collect()
}

/// An expression for a fact: its words are cases.
fn fact(value: &Value) -> String {
    match value {
        Value::String(word) => format!(".{}", name(word)),
        Value::Array(all) => {
            let all: Vec<String> = all.iter().map(fact).collect();
            format!("[{}]", all.join(", "))
        }
        Value::Object(page) => {
            let member = page["member"].as_str().unwrap_or_default();
            format!("({}, {})", quoted(member), fact(&page["limit"]))
        }
        Value::Null => "nil".to_owned(),
        other => other.to_string(),
    }
}

fn methods(model: &Model) -> String {
    let all: Vec<_> = model
        .operations
        .iter()
        .map(|one| (&one.name, facts::operation(model, one)))
        .collect();
    let operations = model.operations.iter();
    let docs = operations.map(|one| (one.name.as_str(), one.doc.clone()));
    let more = properties(&OF_METHODS, &all);
    format!(
        "{RULES}{}",
        names("Every operation.", "MethodName", docs, &more)
    )
}

fn events(model: &Model) -> String {
    let all: Vec<_> = model
        .events
        .iter()
        .map(|one| (&one.name, facts::event(model, one)))
        .collect();
    let events = model.events.iter();
    let docs = events.map(|one| (one.name.as_str(), one.doc.clone()));
    names(
        "Every event.",
        "EventName",
        docs,
        &properties(&OF_EVENTS, &all),
    )
}

const RULES: &str = "
/// What a request says of a session.
public enum SessionRule: Hashable, Sendable {
    /// Nothing: the member is left out or null.
    case omit
    /// Always one.
    case required
    /// One, or nothing.
    case optional
}

/// Which session a success names.
public enum SessionAnswer: Hashable, Sendable {
    /// None.
    case none_
    /// That of the request.
    case same
    /// The one that the operation made or took.
    case assigned
}

/// The place of an event among those of one start.
public enum EventOrder: Hashable, Sendable {
    /// Exactly once, right after the response.
    case first
    /// Any number of times in between.
    case between
    /// Exactly once; nothing after it.
    case terminal
}

/// What happens to an event when the consumer is slow.
public enum QueueClass: Hashable, Sendable {
    /// It waits.
    case lossless
    /// It is dropped, and leaves a gap in the sequence.
    case bestEffort
}
";

/// The codes of each operation, as a type of its own.
fn own_codes(model: &Model) -> String {
    let error = &model.envelopes.error_type;
    let mut text = String::new();
    for operation in &model.operations {
        let ty = format!("{}ErrorCode", pascal(&operation.name));
        let known = operation
            .codes
            .iter()
            .filter_map(|code| model.errors.iter().find(|error| error.code == *code));
        let all = known.map(|error| (error.code.as_str(), error.doc.clone()));
        let doc = format!(
            "The codes that `{}` can answer, in order of precedence.",
            operation.name
        );
        let more = format!(
            "\n    /// Nil: a code that this operation does not answer in this version of the contract.\n    public init?(_ error: {error}) {{\n        guard let own: {ty} = Check.known(error.code.rawValue) else {{ return nil }}\n        self = own\n    }}\n"
        );
        text.push_str(&names(&doc, &ty, all, &more));
    }
    text
}

/// What holds for every record, and the codes of what breaks it.
fn verdicts(model: &Model) -> String {
    let value = |role| model.general(role).map_or(0, |limit| limit.value);
    let roles = [
        ("record", Role::Record),
        ("payload", Role::Payload),
        ("string", Role::String),
        ("depth", Role::Depth),
        ("items", Role::Items),
        ("fields", Role::Fields),
    ];
    let bounds: Vec<String> = roles
        .iter()
        .map(|(name, role)| format!("{name}: {}", value(*role)))
        .collect();
    let verdicts = &model.verdicts;
    let codes: String = [
        ("record", &verdicts.record_bytes),
        ("json", &verdicts.json),
        ("bound", &verdicts.bound),
        ("envelope", &verdicts.envelope),
        ("payloadBytes", &verdicts.payload_bytes),
        ("payload", &verdicts.payload),
    ]
    .iter()
    .map(|(place, code)| format!("    static let {place} = ErrorCode.{}\n", name(code)))
    .collect();
    format!(
        "\n/// The bounds of every record.\nlet generalBounds = Bounds({})\n\n/// The member of a record that has a bound of its own.\nlet payloadMember = {}\n\n/// The codes of broken rules that have none of their own.\nenum Verdict {{\n{codes}}}\n",
        bounds.join(", "),
        quoted(&model.envelopes.request.payload)
    )
}
