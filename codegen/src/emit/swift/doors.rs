//! One door in and one door out for each definition and record.
//! What happens behind them stands in `parts/Doors.swift`.

use std::fmt::Write as _;

use crate::model::{Model, Node};

use super::comment;
use super::view::View;

/// The records, and what is said of their doors.
pub const RECORDS: &[(&str, &str)] = &[
    ("Request", "A request, strictly: what a service would take."),
    (
        "Response",
        "A response: tolerant of members that are not known.",
    ),
    ("Event", "An event: tolerant of members that are not known."),
    ("Record", "Any record."),
];

/// `Decode.swift`: of these records, and of every definition.
pub fn decode(model: &Model, records: &[(&str, &str)]) -> String {
    let mut text =
        String::from("// From text to values, one function for each definition and record.\n");
    let mut door = |name: &str, doc: &str, way: &str| {
        // Writing to a string does not fail.
        let _ = write!(
            text,
            "\n{}public func decode{name}(_ input: some WireInput) -> Result<{name}, Fault> {{\n    Door.{way}(input, Read.as{name})\n}}\n",
            comment("", doc)
        );
    };
    for (name, doc) in records {
        door(name, doc, "record");
    }
    for ty in &model.types {
        door(&ty.name, &ty.doc, "part");
    }
    text
}

/// `Encode.swift`: of the same.
pub fn encode(view: &View<'_>, records: &[(&str, &str)]) -> String {
    let mut text = String::from(
        "// From values to text, one function for each definition and record.\n// What is written is read again: nothing leaves that its own decoder would not take.\n\nimport Foundation\n",
    );
    let mut door = |name: &str, doc: &str, way: &str, json: &str| {
        let _ = write!(
            text,
            "\n{}public func encode{name}(_ value: {name}) -> Result<Data, Fault> {{\n    Door.{way}({json}) {{ decode{name}($0) }}\n}}\n",
            comment("", doc)
        );
    };
    for (name, doc) in records {
        let doc = format!("{doc} Written as one line with its newline.");
        door(name, &doc, "line", "value.json");
    }
    for ty in &view.model.types {
        let json = view.write(&Node::Ref(ty.name.clone()), "value");
        door(&ty.name, &ty.doc, "encoded", &json);
    }
    text
}

/// `Examine.swift`: of the same.
pub fn examine(view: &View<'_>, records: &[(&str, &str)]) -> String {
    let mut text = String::from(
        "// Every door by its name, for tools that learn only as they run what they are to read.\n\n\
         /// What the decoder of a definition or record understood, as it would be written again. Nil: there is no such definition.\n\
         public func examine(_ definition: String, _ input: some WireInput) -> Result<JSON, Fault>? {\n    switch Check.plain(definition) {\n",
    );
    let mut case = |name: &str, json: &str| {
        let _ = writeln!(
            text,
            "    case \"{name}\": return decode{name}(input).map {{ {json} }}"
        );
    };
    for (name, _) in records {
        case(name, "$0.json");
    }
    for ty in &view.model.types {
        case(&ty.name, &view.write(&Node::Ref(ty.name.clone()), "$0"));
    }
    text.push_str("    default: return nil\n    }\n}\n");
    text
}
