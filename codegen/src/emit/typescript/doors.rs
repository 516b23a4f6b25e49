//! One door in and one door out for each definition and record.
//! What happens behind them stands in `parts/read.js` and `parts/write.js`.

use std::fmt::Write as _;

use crate::model::Model;
use crate::names::UNION_RECORDS;

use super::comment;

/// Door, check and type of each record.
fn records() -> [(&'static str, &'static str, &'static str); 4] {
    let [request, response, event, _] = UNION_RECORDS;
    [
        (
            "Request",
            request,
            "A request, strictly: what a service would take.",
        ),
        (
            "Response",
            response,
            "A response: tolerant of members that are not known.",
        ),
        (
            "Event",
            event,
            "An event: tolerant of members that are not known.",
        ),
        ("Record", "AnyRecord", "Any record."),
    ]
}

/// `decode.js`.
pub fn decode(model: &Model) -> String {
    let mut text = format!(
        "// From text to values, one function for each definition and record.\n\n\
         import {{ BOUNDS }} from \"./bounds.js\";\nimport * as checks from \"./checks.js\";\nimport {{ decoder, payloadFits }} from \"./read.js\";\n\n\
         /** @param {{(v: any) => boolean}} check */\n\
         const record = (check) => decoder((v, input) => check(v) && payloadFits(input, \"{}\", BOUNDS), BOUNDS, \"{}\");\n\
         /** @param {{(v: any) => boolean}} check */\n\
         const part = (check) => decoder(check, BOUNDS, \"{}\");\n\n",
        model.envelopes.request.payload, model.verdicts.envelope, model.verdicts.payload
    );
    for (door, check, _) in records() {
        let _ = writeln!(
            text,
            "export const decode{door} = /* @__PURE__ */ record(checks.{check});"
        );
    }
    text + &parts(model, decode_part)
}

/// `decode.js` of types that belong to no protocol.
pub fn decode_library(model: &Model) -> String {
    format!(
        "// From text to values, one function for each definition.\n\n\
         import {{ BOUNDS }} from \"./bounds.js\";\nimport * as checks from \"./checks.js\";\nimport {{ decoder }} from \"./read.js\";\n\n\
         /** @param {{(v: any) => boolean}} check */\n\
         const part = (check) => decoder(check, BOUNDS, \"{}\");\n\n",
        model.verdicts.payload
    ) + &parts(model, decode_part)
}

/// One line for each definition.
fn parts(model: &Model, print: fn(&str) -> String) -> String {
    model.types.iter().map(|ty| print(&ty.name)).collect()
}

fn decode_part(name: &str) -> String {
    format!("export const decode{name} = /* @__PURE__ */ part(checks.{name});\n")
}

/// `decode.d.ts`.
pub fn decode_declarations(model: &Model) -> String {
    let mut text = decode_declarations_header();
    for (door, ty, doc) in records() {
        let _ = write!(
            text,
            "\n{}export declare const decode{door}: (input: Input) => Decoded<types.{ty}>;\n",
            comment("", doc)
        );
    }
    text.push('\n');
    text + &parts(model, declared_decoder)
}

/// `decode.d.ts` of types that belong to no protocol.
pub fn decode_declarations_library(model: &Model) -> String {
    decode_declarations_header() + "\n" + &parts(model, declared_decoder)
}

fn declared_decoder(name: &str) -> String {
    format!("export declare const decode{name}: (input: Input) => Decoded<types.{name}>;\n")
}

fn decode_declarations_header() -> String {
    String::from(
        "import type * as types from \"./types.js\";

/** What is wrong: never the value itself. */
export interface Fault {
  readonly ok: false;
  /** The code that a service answers to a request that has this one fault. */
  readonly code: types.ErrorCode;
  /** The rule that was broken: a keyword of the schema (`type`, `required`, `x-max-bytes`, …), the name of a rule across members, or one of
   * `json`, `utf8`, `surrogate`, `duplicate_key`, `record_bytes`, `payload_bytes`, `string_bytes`, `depth`, `items`, `fields`, `session`. */
  readonly rule: string;
  /** JSON Pointer to the place; empty where it is the record as a whole. */
  readonly path: string;
}

/** A value that keeps every rule, or what is wrong. */
export type Decoded<T> = { readonly ok: true; readonly value: T } | Fault;

/** JSON text, or its bytes in UTF-8. */
export type Input = string | Uint8Array;
",
    )
}

/// `encode.js`.
pub fn encode(model: &Model) -> String {
    let mut text = encode_header();
    for (door, _, _) in records() {
        let _ = writeln!(
            text,
            "export const encode{door} = /* @__PURE__ */ encoder(decoders.decode{door}, \"\\n\");"
        );
    }
    text + &parts(model, encode_part)
}

/// `encode.js` of types that belong to no protocol.
pub fn encode_library(model: &Model) -> String {
    encode_header() + &parts(model, encode_part)
}

fn encode_part(name: &str) -> String {
    format!("export const encode{name} = /* @__PURE__ */ encoder(decoders.decode{name}, \"\");\n")
}

fn encode_header() -> String {
    String::from(
        "// From values to text, one function for each definition and record.\n// What is written is read again: nothing leaves that its own decoder would not take.\n\n\
         import * as decoders from \"./decode.js\";\nimport { encoder } from \"./write.js\";\n\n",
    )
}

/// `encode.d.ts`.
pub fn encode_declarations(model: &Model) -> String {
    let mut text = encode_declarations_header();
    for (door, ty, doc) in records() {
        let doc = format!("{doc} Written as one line with its newline.");
        let _ = write!(
            text,
            "\n{}export declare const encode{door}: (value: types.{ty}) => Encoded;\n",
            comment("", &doc)
        );
    }
    text.push('\n');
    text + &parts(model, declared_encoder)
}

/// `encode.d.ts` of types that belong to no protocol.
pub fn encode_declarations_library(model: &Model) -> String {
    encode_declarations_header() + "\n" + &parts(model, declared_encoder)
}

fn declared_encoder(name: &str) -> String {
    format!("export declare const encode{name}: (value: types.{name}) => Encoded;\n")
}

fn encode_declarations_header() -> String {
    String::from(
        "import type { Fault } from \"./decode.js\";
import type * as types from \"./types.js\";

/** JSON text that keeps every rule, or what is wrong. A member that is `undefined` is not written. */
export type Encoded = { readonly ok: true; readonly value: string } | Fault;
",
    )
}
