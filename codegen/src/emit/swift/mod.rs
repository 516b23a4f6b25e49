//! The model as a Swift package: types, tables, readers, and what is done with them wherever there is Foundation.
//! What does not depend on the contract is written by hand in `parts/` and copied.

mod contract;
mod doors;
mod package;
mod read;
mod record_readers;
mod records;
mod types;
mod view;
mod write;

use serde_json::Value;

use crate::files::{Files, mark};
use crate::model::Model;
use crate::names::Target;

use view::View;

/// The package `AppWire`, paths relative to `generated/`.
pub fn files(model: &Model) -> Files {
    let view = View::new(model);
    let root = format!("swift/{}", package::name(model));
    let sources = format!("{root}/Sources/{}", package::name(model));
    let mut files = Files::new();
    for (name, text) in [
        ("Types", types::print(&view)),
        ("Records", records::print(&view)),
        ("Contract", contract::print(&view)),
        ("Read", read::print(&view)),
        ("Write", write::print(&view)),
        ("Decode", doors::decode(model)),
        ("Encode", doors::encode(&view)),
        ("Examine", doors::examine(&view)),
        ("JSON", include_str!("parts/JSON.swift").to_owned()),
        ("Reader", include_str!("parts/Reader.swift").to_owned()),
        ("Check", include_str!("parts/Check.swift").to_owned()),
        ("Doors", include_str!("parts/Doors.swift").to_owned()),
        ("Lines", include_str!("parts/Lines.swift").to_owned()),
        (
            "Preflight",
            include_str!("parts/Preflight.swift").to_owned(),
        ),
        ("Client", include_str!("parts/Client.swift").to_owned()),
    ] {
        let text = format!("// {}\n{text}", mark(&model.protocol));
        files.insert(format!("{sources}/{name}.swift"), text);
    }
    files.insert(format!("{root}/Package.swift"), package::manifest(model));
    files.insert(format!("{root}/README.md"), package::readme(model));
    for (name, text) in super::bundle::files(model) {
        files.insert(format!("{root}/{name}"), text);
    }
    files
}

/// A documentation comment, indented.
fn comment(indent: &str, doc: &str) -> String {
    doc.lines()
        .map(|line| format!("{indent}/// {line}\n"))
        .collect()
}

/// The case of an enum that has this value, or a property of this member.
fn name(wire: &str) -> String {
    Target::Swift.member(wire)
}

/// A string literal.
fn quoted(text: &str) -> String {
    let escaped: String = text
        .chars()
        .map(|c| match c {
            '"' => "\\\"".to_owned(),
            '\\' => "\\\\".to_owned(),
            ' '..='~' => c.to_string(),
            c => format!("\\u{{{:x}}}", u32::from(c)),
        })
        .collect();
    format!("\"{escaped}\"")
}

/// An expression for any JSON value, of the type `JSON`.
fn literal(value: &Value) -> String {
    let all = |items: Vec<String>| items.join(", ");
    match value {
        Value::Null => "JSON.null".to_owned(),
        Value::Bool(flag) => format!("JSON.bool({flag})"),
        Value::Number(number) => format!("JSON.number(JSON.Number(text: \"{number}\"))"),
        Value::String(text) => format!("JSON.string({})", quoted(text)),
        Value::Array(items) => {
            format!("JSON.array([{}])", all(items.iter().map(literal).collect()))
        }
        Value::Object(members) => {
            let member = |(name, value): (&String, &Value)| {
                format!("JSON.Member({}, {})", quoted(name), literal(value))
            };
            format!(
                "JSON.object([{}])",
                all(members.iter().map(member).collect())
            )
        }
    }
}
