//! The model as a Python package: typed messages, tables of what each must be, decoders, encoders and a client.
//! What does not depend on the contract is written by hand in `parts/` and copied.

mod contract;
mod doors;
mod forms;
mod messages;
mod package;
mod records;

use crate::files::{Files, made_from, mark};
use crate::model::{Member, Model};
use crate::names::Target;

/// The package `app_wire`, paths relative to `generated/`.
pub fn files(model: &Model) -> Files {
    let name = package::name(model);
    let public = [
        ("absent", include_str!("parts/absent.py").to_owned()),
        ("client", include_str!("parts/client.py").to_owned()),
        ("contract", contract::print(model)),
        ("decode", doors::decode(model)),
        ("encode", doors::encode(model)),
        ("fault", include_str!("parts/fault.py").to_owned()),
        ("lines", include_str!("parts/lines.py").to_owned()),
        ("messages", messages::print(model)),
        ("preflight", include_str!("parts/preflight.py").to_owned()),
        ("service", include_str!("parts/service.py").to_owned()),
    ];
    let private = [
        ("_bounds", contract::bounds(model)),
        ("_door", include_str!("parts/_door.py").to_owned()),
        ("_form", include_str!("parts/_form.py").to_owned()),
        ("_forms", forms::print(model)),
        ("_read", include_str!("parts/_read.py").to_owned()),
        ("_record", include_str!("parts/_record.py").to_owned()),
    ];
    let about = format!(
        "Types, decoders, encoders and a client for the {} contract, made from its schema.",
        model.protocol
    );
    let mut files = modules(&mark(&model.protocol), &about, &public, &private);
    let mark = format!("# {}\n", mark(&model.protocol));
    files.insert(
        "pyproject.toml".to_owned(),
        mark + &package::manifest(model),
    );
    files.insert("README.md".to_owned(), package::readme(model));
    files.insert("LICENSE".to_owned(), super::license(model));
    files.extend(super::bundle::files(model));
    let inside = |(path, text)| (format!("python/{name}/{path}"), text);
    files.into_iter().map(inside).collect()
}

/// A package of types that belong to no protocol, paths relative to its own folder: `name` is what it is imported as.
pub fn library(model: &Model, name: &str) -> Files {
    let public = [
        ("absent", include_str!("parts/absent.py").to_owned()),
        ("decode", doors::decode_library(model)),
        ("encode", doors::encode_library(model)),
        ("fault", include_str!("parts/fault.py").to_owned()),
        ("messages", messages::library(model)),
    ];
    let private = [
        ("_bounds", contract::bounds(model)),
        ("_door", include_str!("parts/_door.py").to_owned()),
        ("_form", include_str!("parts/_form.py").to_owned()),
        ("_forms", forms::library(model)),
        ("_read", include_str!("parts/_read.py").to_owned()),
    ];
    let inside = |(path, text)| (format!("{name}/{path}"), text);
    modules(&made_from(name), &model.doc, &public, &private)
        .into_iter()
        .map(inside)
        .collect()
}

/// The modules of a package, and its entry.
fn modules(
    mark: &str,
    about: &str,
    public: &[(&str, String)],
    private: &[(&str, String)],
) -> Files {
    let mark = format!("# {mark}\n");
    let mut files: Files = public
        .iter()
        .chain(private)
        .map(|(module, text)| (format!("{module}.py"), format!("{mark}{text}")))
        .collect();
    let entry = package::init(about, public);
    files.insert("__init__.py".to_owned(), format!("{mark}{entry}"));
    files.insert("py.typed".to_owned(), mark);
    files
}

/// A Python literal of any JSON value.
fn literal(value: &serde_json::Value) -> String {
    use serde_json::Value;
    match value {
        Value::Null => "None".to_owned(),
        Value::Bool(true) => "True".to_owned(),
        Value::Bool(false) => "False".to_owned(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => quoted(text),
        Value::Array(items) => tuple(items.iter().map(literal)),
        Value::Object(members) => {
            let members = members
                .iter()
                .map(|(name, value)| (quoted(name), literal(value)));
            dict(members)
        }
    }
}

/// A Python string literal.
fn quoted(text: &str) -> String {
    // JSON's escapes are Python's, but for the slash, which JSON need not escape.
    serde_json::to_string(text).unwrap_or_default()
}

/// A tuple of printed values.
fn tuple(items: impl IntoIterator<Item = String>) -> String {
    let items: Vec<String> = items.into_iter().collect();
    match items.as_slice() {
        [one] => format!("({one},)"),
        all => format!("({})", all.join(", ")),
    }
}

/// A dictionary of printed keys and values.
fn dict(members: impl IntoIterator<Item = (String, String)>) -> String {
    let members: Vec<String> = members
        .into_iter()
        .map(|(name, value)| format!("{name}: {value}"))
        .collect();
    format!("{{{}}}", members.join(", "))
}

/// A documentation string, indented.
fn doc(indent: &str, text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('"', "\\\"");
    format!("{indent}\"\"\"{text}\"\"\"\n")
}

/// The attribute that a member is in Python.
fn attribute(member: &Member) -> String {
    Target::Python.member(&member.name)
}
