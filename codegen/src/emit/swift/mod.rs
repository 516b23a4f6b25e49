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

use crate::files::{Files, made_from, mark};
use crate::model::Model;
use crate::names::{Target, pascal};

use view::View;

/// The package `AppWire`, paths relative to `generated/`.
pub fn files(model: &Model) -> Files {
    let view = View::new(model);
    let name = package::name(model);
    let mut sources = sources(&view, doors::RECORDS);
    sources.extend([
        ("Contract", contract::print(&view)),
        ("Records", records::print(&view)),
        ("Lines", include_str!("parts/Lines.swift").to_owned()),
        (
            "Preflight",
            include_str!("parts/Preflight.swift").to_owned(),
        ),
        ("Client", include_str!("parts/Client.swift").to_owned()),
        ("Service", include_str!("parts/Service.swift").to_owned()),
    ]);
    let mut files = package(&mark(&model.protocol), &name, sources);
    files.insert("README.md".to_owned(), package::readme(model));
    files.insert("LICENSE".to_owned(), super::license(model));
    files.extend(super::bundle::files(model));
    let inside = |(path, text)| (format!("swift/{name}/{path}"), text);
    files.into_iter().map(inside).collect()
}

/// A package of types that belong to no protocol, paths relative to its own folder.
pub fn library(model: &Model, name: &str) -> Files {
    let mut sources = sources(&View::new(model), &[]);
    sources.push(("Contract", contract::library(model)));
    package(&made_from(name), &pascal(name), sources)
}

/// What types need, whatever they are about; `records` says which records have doors.
fn sources(view: &View<'_>, records: &[(&str, &str)]) -> Vec<(&'static str, String)> {
    let model = view.model;
    vec![
        ("Types", types::print(view)),
        ("Read", read::print(view, !records.is_empty())),
        ("Write", write::print(view)),
        ("Decode", doors::decode(model, records)),
        ("Encode", doors::encode(view, records)),
        ("Examine", doors::examine(view, records)),
        ("JSON", include_str!("parts/JSON.swift").to_owned()),
        ("Reader", include_str!("parts/Reader.swift").to_owned()),
        ("Check", include_str!("parts/Check.swift").to_owned()),
        ("Doors", include_str!("parts/Doors.swift").to_owned()),
    ]
}

/// The files of a package of this name.
fn package(mark: &str, name: &str, sources: Vec<(&str, String)>) -> Files {
    let mut files: Files = sources
        .into_iter()
        .map(|(file, text)| {
            let path = format!("Sources/{name}/{file}.swift");
            (path, format!("// {mark}\n{text}"))
        })
        .collect();
    files.insert("Package.swift".to_owned(), package::manifest(mark, name));
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
