//! The facts beside the types, as constants: limits, codes, operations, events and their order.
//! Behaviour that follows from them is written by hand in `parts/`.

use std::fmt::Write as _;

use serde_json::{Value, json};

use crate::emit::facts;
use crate::model::{Model, Role};

use super::{comment, literal};

/// `contract.js`.
pub fn script(model: &Model) -> String {
    let mut text = String::from(
        "// The facts of the contract.\n// What follows from them stands elsewhere.\n",
    );
    for Constant {
        name, doc, value, ..
    } in constants(model)
    {
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
    for Constant { name, doc, ty, .. } in constants(model) {
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

/// One constant of the module.
struct Constant {
    name: &'static str,
    doc: &'static str,
    ty: String,
    value: String,
}

fn constant(
    name: &'static str,
    doc: &'static str,
    ty: impl Into<String>,
    value: String,
) -> Constant {
    let ty = ty.into();
    Constant {
        name,
        doc,
        ty,
        value,
    }
}

fn constants(model: &Model) -> Vec<Constant> {
    let advertised = &model.advertised;
    let mut all = vec![
        constant(
            "PROTOCOL",
            "Name of the contract.",
            literal(&model.protocol),
            literal(&model.protocol),
        ),
        constant(
            "PROTOCOL_VERSION",
            "Version of the wire contract, in every record.",
            model.version.to_string(),
            model.version.to_string(),
        ),
        constant(
            "SCHEMA_DIGEST",
            "SHA-256 of the schema that this package was made from.",
            "string",
            literal(&model.digest),
        ),
        constant(
            "SERVER_NAME",
            "Name of the program that answers.",
            literal(&advertised.server_name),
            literal(&advertised.server_name),
        ),
        constant(
            "TRANSPORTS",
            "Ways to carry records.",
            "readonly string[]",
            literal(&advertised.transports),
        ),
        constant(
            "ACTIVITY",
            "What this version of the contract says of activity.",
            format!("Readonly<{}>", advertised.activity_type),
            literal(&advertised.activity),
        ),
    ];
    all.extend(tables(model));
    all
}

fn tables(model: &Model) -> [Constant; 7] {
    let limits = model
        .limits
        .iter()
        .map(|limit| (&limit.name, json!(limit.value)));
    let phases: Vec<&str> = model
        .phases
        .iter()
        .map(|phase| phase.name.as_str())
        .collect();
    let codes = model.errors.iter().map(|error| {
        let facts = json!({"message": error.message, "phase": error.phase});
        (&error.code, facts)
    });
    let (operations, events) = (&model.operations, &model.events);
    let methods: Vec<&str> = operations.iter().map(|one| one.name.as_str()).collect();
    let names: Vec<&str> = events.iter().map(|one| one.name.as_str()).collect();
    let operations = operations
        .iter()
        .map(|one| (&one.name, facts::operation(model, one)));
    let events = events
        .iter()
        .map(|one| (&one.name, facts::event(model, one)));
    let code_type =
        "{ readonly [C in ErrorCode]: { readonly message: string; readonly phase: Phase } }";
    [
        constant(
            "LIMITS",
            "Every bound that has a name.",
            self::limits(model),
            lines(limits),
        ),
        constant(
            "PHASES",
            "The stages in which a record is judged, in order.",
            "readonly Phase[]",
            literal(&phases),
        ),
        constant(
            "ERROR_CODES",
            "Every code in order of precedence, with its fixed message.",
            code_type,
            lines(codes),
        ),
        constant(
            "METHODS",
            "The names of all operations.",
            "readonly Method[]",
            literal(&methods),
        ),
        constant(
            "OPERATIONS",
            "Every operation.",
            "{ readonly [M in Method]: Operation<M> }",
            lines(operations),
        ),
        constant(
            "EVENT_NAMES",
            "The names of all events.",
            "readonly EventName[]",
            literal(&names),
        ),
        constant(
            "EVENTS",
            "Every event.",
            "{ readonly [E in EventName]: EventFacts }",
            lines(events),
        ),
    ]
}

/// An object with one member on each line.
fn lines<'m>(members: impl Iterator<Item = (&'m String, Value)>) -> String {
    let members: String = members
        .map(|(name, value)| format!("  {}: {},\n", literal(name), literal(&value)))
        .collect();
    format!("{{\n{members}}}")
}

/// `bounds.js`: what holds for every record, and the codes of what breaks it.
pub fn bounds(model: &Model) -> String {
    let value = |role| model.general(role).map_or(0, |limit| limit.value);
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
