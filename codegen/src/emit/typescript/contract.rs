//! The facts beside the types, as constants: limits, codes, operations, events and their order.
//! Behaviour that follows from them is written by hand in `parts/`.

use std::fmt::Write as _;

use serde_json::{Map, Value, json};

use crate::model::{
    EventOrder, Model, Node, Operation, QueueClass, Role, SessionAnswer, Shape, Type,
};

use super::{comment, literal, types};

/// `contract.js`.
pub fn script(model: &Model) -> String {
    let mut text = String::from(
        "// The facts of the contract.\n// What follows from them stands elsewhere.\n",
    );
    for (name, doc, value) in constants(model) {
        let _ = write!(
            text,
            "\n{}export const {name} = {value};\n",
            comment("", doc)
        );
    }
    text
}

/// `contract.d.ts`.
pub fn declarations(model: &Model) -> String {
    let mut text = format!(
        "import type {{ {}, ErrorCode, ErrorCodeOf, EventName, LimitName, Method, Operations, Phase }} from \"./types.js\";\n",
        model.advertised.activity_type
    );
    text.push_str(
        "
/** What one operation is: its session rule, the codes it can answer, and what it starts. */
export interface Operation<M extends Method = Method> {
  readonly session: Operations[M][\"session\"];
  /** Which session a success names: none, that of the request, or one that the operation assigned. */
  readonly answers_session: \"none\" | \"same\" | \"assigned\";
  readonly needs_initialization: boolean;
  /** In order of precedence. */
  readonly errors: readonly ErrorCodeOf<M>[];
  /** Events it starts, in order; empty for most. */
  readonly starts: readonly EventName[];
  /** The event that ends what it started. */
  readonly ends: EventName | null;
  /** The payload of a success names the session too. */
  readonly names_session: boolean;
  /** Request member that bounds the answer, and the limit that it is bound by. */
  readonly page: { readonly member: string; readonly limit: LimitName } | null;
}

/** What one event is: whose it is, where it stands, and what it is known by. */
export interface EventFacts {
  readonly of: Method;
  readonly carries_session: boolean;
  /** The payload names the session too. */
  readonly names_session: boolean;
  readonly order: \"first\" | \"between\" | \"terminal\";
  /** Payload member that names the thing all events of one start share. */
  readonly identity: string;
  /** Payload member that counts within one start. */
  readonly sequence: string | null;
  readonly queue: \"lossless\" | \"best_effort\";
}
",
    );
    let types: [(&str, String); 13] = [
        ("PROTOCOL", literal(&model.protocol)),
        ("PROTOCOL_VERSION", model.version.to_string()),
        ("SCHEMA_DIGEST", "string".to_owned()),
        ("SERVER_NAME", literal(&model.advertised.server_name)),
        ("TRANSPORTS", "readonly string[]".to_owned()),
        (
            "ACTIVITY",
            format!("Readonly<{}>", model.advertised.activity_type),
        ),
        ("LIMITS", limits(model)),
        ("PHASES", "readonly Phase[]".to_owned()),
        (
            "ERROR_CODES",
            "{ readonly [C in ErrorCode]: { readonly message: string; readonly phase: Phase } }"
                .to_owned(),
        ),
        ("METHODS", "readonly Method[]".to_owned()),
        (
            "OPERATIONS",
            "{ readonly [M in Method]: Operation<M> }".to_owned(),
        ),
        ("EVENT_NAMES", "readonly EventName[]".to_owned()),
        (
            "EVENTS",
            "{ readonly [E in EventName]: EventFacts }".to_owned(),
        ),
    ];
    for ((name, doc, _), (_, ty)) in constants(model).into_iter().zip(types) {
        let _ = write!(
            text,
            "\n{}export declare const {name}: {ty};\n",
            comment("", doc)
        );
    }
    text
}

fn limits(model: &Model) -> String {
    let mut text = "{\n".to_owned();
    for limit in &model.limits {
        let doc = format!("{} Unit: {}. {}", limit.doc, limit.unit, limit.scope);
        let _ = writeln!(
            text,
            "{}  readonly {}: {};",
            comment("  ", &doc),
            limit.name,
            limit.value
        );
    }
    text + "}"
}

fn constants(model: &Model) -> [(&'static str, &'static str, String); 13] {
    let advertised = &model.advertised;
    let limits: Map<String, Value> = model
        .limits
        .iter()
        .map(|limit| (limit.name.clone(), json!(limit.value)))
        .collect();
    let phases: Vec<&str> = model
        .phases
        .iter()
        .map(|phase| phase.name.as_str())
        .collect();
    let methods: Vec<&str> = model
        .operations
        .iter()
        .map(|operation| operation.name.as_str())
        .collect();
    let names: Vec<&str> = model
        .events
        .iter()
        .map(|event| event.name.as_str())
        .collect();
    let codes: Map<String, Value> = model
        .errors
        .iter()
        .map(|error| {
            (
                error.code.clone(),
                json!({"message": error.message, "phase": error.phase}),
            )
        })
        .collect();
    let operations: Map<String, Value> = model
        .operations
        .iter()
        .map(|operation| (operation.name.clone(), facts(model, operation)))
        .collect();
    let events: Map<String, Value> = model
        .events
        .iter()
        .map(|event| (event.name.clone(), event_facts(model, event)))
        .collect();
    [
        (
            "PROTOCOL",
            "Name of the contract.",
            literal(&model.protocol),
        ),
        (
            "PROTOCOL_VERSION",
            "Version of the wire contract, in every record.",
            model.version.to_string(),
        ),
        (
            "SCHEMA_DIGEST",
            "SHA-256 of the schema that this package was made from.",
            literal(&model.digest),
        ),
        (
            "SERVER_NAME",
            "Name of the program that answers.",
            literal(&advertised.server_name),
        ),
        (
            "TRANSPORTS",
            "Ways to carry records.",
            literal(&advertised.transports),
        ),
        (
            "ACTIVITY",
            "What this version of the contract says of activity.",
            literal(&advertised.activity),
        ),
        ("LIMITS", "Every bound that has a name.", lines(&limits)),
        (
            "PHASES",
            "The stages in which a record is judged, in order.",
            literal(&phases),
        ),
        (
            "ERROR_CODES",
            "Every code in order of precedence, with its fixed message.",
            lines(&codes),
        ),
        ("METHODS", "The names of all operations.", literal(&methods)),
        ("OPERATIONS", "Every operation.", lines(&operations)),
        ("EVENT_NAMES", "The names of all events.", literal(&names)),
        ("EVENTS", "Every event.", lines(&events)),
    ]
}

/// An object with one member on each line.
fn lines(members: &Map<String, Value>) -> String {
    let mut text = "{\n".to_owned();
    for (name, value) in members {
        let _ = writeln!(text, "  {}: {},", literal(name), literal(value));
    }
    text + "}"
}

fn facts(model: &Model, operation: &Operation) -> Value {
    let answers = match operation.answers_session {
        SessionAnswer::None => "none",
        SessionAnswer::Same => "same",
        SessionAnswer::Assigned => "assigned",
    };
    json!({
        "session": types::rule(operation.session),
        "answers_session": answers,
        "needs_initialization": operation.needs_initialization,
        "errors": operation.codes,
        "starts": operation.starts,
        "ends": operation.ends,
        "names_session": names_session(model, &operation.success),
        "page": page(model, operation),
    })
}

fn event_facts(model: &Model, event: &crate::model::Event) -> Value {
    let order = match event.order {
        EventOrder::First => "first",
        EventOrder::Between => "between",
        EventOrder::Terminal => "terminal",
    };
    let queue = match event.queue {
        QueueClass::Lossless => "lossless",
        QueueClass::BestEffort => "best_effort",
    };
    json!({
        "of": event.of,
        "carries_session": event.carries_session,
        "names_session": names_session(model, &event.payload),
        "order": order,
        "identity": event.identity,
        "sequence": event.sequence,
        "queue": queue,
    })
}

fn find<'m>(model: &'m Model, name: &str) -> Option<&'m Type> {
    model.types.iter().find(|ty| ty.name == name)
}

/// Whether the payload has the member by which envelopes name a session.
fn names_session(model: &Model, payload: &str) -> bool {
    let Some(Shape::Object(object)) = find(model, payload).map(|ty| &ty.shape) else {
        return false;
    };
    object
        .members
        .iter()
        .any(|member| member.name == model.envelopes.response.session)
}

/// The request member that is bound by an advertised limit on items.
fn page(model: &Model, operation: &Operation) -> Value {
    let Some(Shape::Object(object)) = find(model, &operation.request).map(|ty| &ty.shape) else {
        return Value::Null;
    };
    let page = object.members.iter().find_map(|member| match &member.node {
        Node::Integer {
            limit: Some(limit), ..
        } if advertised(model, limit) => Some(json!({"member": member.name, "limit": limit})),
        _ => None,
    });
    page.unwrap_or_default()
}

fn advertised(model: &Model, limit: &str) -> bool {
    model
        .limits
        .iter()
        .any(|known| known.name == limit && known.advertised)
}

/// `bounds.js`: what holds for every record, and the codes of what breaks it.
pub fn bounds(model: &Model) -> String {
    let value = |role: Role| {
        model
            .limits
            .iter()
            .find(|limit| limit.role == Some(role))
            .map_or(0, |limit| limit.value)
    };
    let verdicts = &model.verdicts;
    let bounds = json!({
        "record": value(Role::Record),
        "payload": value(Role::Payload),
        "string": value(Role::String),
        "depth": value(Role::Depth),
        "items": value(Role::Items),
        "fields": value(Role::Fields),
        "codes": {
            "record": verdicts.record_bytes,
            "payload": verdicts.payload_bytes,
            "json": verdicts.json,
            "bound": verdicts.bound,
        },
    });
    format!(
        "// The bounds of every record, and the codes of what breaks them.\n\nexport const BOUNDS = {};\n",
        literal(&bounds)
    )
}
