//! One door in and one door out for each definition and record.
//! What happens behind them stands in `parts/_door.py`.

use std::fmt::Write as _;

use crate::model::Model;
use crate::names::{UNION_RECORDS, snake};

use super::doc;

/// Door, form and description of each record.
fn records() -> [(&'static str, &'static str, &'static str); 4] {
    let [request, response, event, _] = UNION_RECORDS;
    [
        (
            "request",
            request,
            "A request, strictly: what a service would take.",
        ),
        (
            "response",
            response,
            "A response: tolerant of members that are not known.",
        ),
        (
            "event",
            event,
            "An event: tolerant of members that are not known.",
        ),
        ("record", "AnyRecord", "Any record."),
    ]
}

/// `decode.py`.
pub fn decode(model: &Model) -> String {
    let mut text = decode_header("ENVELOPE, PAYLOAD");
    for (door, form, about) in records() {
        text.push_str(&reader(door, form, "ENVELOPE", about));
    }
    text + &parts(model, reader_of_a_part)
}

/// `encode.py`.
pub fn encode(model: &Model) -> String {
    let mut text = encode_header();
    for (door, form, about) in records() {
        let about = format!("{about} Written as one line with its newline.");
        text.push_str(&writer(door, form, "\\n", &about));
    }
    text + &parts(model, writer_of_a_part)
}

/// `decode.py` of types that belong to no protocol.
pub fn decode_library(model: &Model) -> String {
    decode_header("PAYLOAD") + &parts(model, reader_of_a_part)
}

/// `encode.py` of types that belong to no protocol.
pub fn encode_library(model: &Model) -> String {
    encode_header() + &parts(model, writer_of_a_part)
}

fn parts(model: &Model, print: fn(&str) -> String) -> String {
    model.types.iter().map(|ty| print(&ty.name)).collect()
}

fn decode_header(places: &str) -> String {
    "\"\"\"From text to values, one function for each definition and record. None of them raises.\"\"\"

from __future__ import annotations

from . import _forms, messages
from ._bounds import {places}
from ._door import decoded
from ._read import Input
from .fault import Fault
"
    .replace("{places}", places)
}

fn encode_header() -> String {
    "\"\"\"From values to text, one function for each definition and record. None of them raises.

What is written is read again: nothing leaves that its own decoder would not take.
\"\"\"

from __future__ import annotations

from . import decode, messages
from ._door import encoded
from .fault import Fault
"
    .to_owned()
}

fn reader(door: &str, form: &str, place: &str, about: &str) -> String {
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = write!(
        text,
        "\n\ndef decode_{door}(data: Input) -> messages.{form} | Fault:\n{}    return decoded(_forms.{form}, data, {place})\n",
        doc("    ", about)
    );
    text
}

fn reader_of_a_part(name: &str) -> String {
    reader(&snake(name), name, "PAYLOAD", &format!("A `{name}`."))
}

fn writer(door: &str, form: &str, end: &str, about: &str) -> String {
    format!(
        "\n\ndef encode_{door}(value: messages.{form}) -> bytes | Fault:\n{}    return encoded(decode.decode_{door}, value, \"{end}\")\n",
        doc("    ", about)
    )
}

fn writer_of_a_part(name: &str) -> String {
    writer(&snake(name), name, "", &format!("A `{name}`."))
}
