//! How the records are read: what each holds in common, and then what it carries, by its tag.
//! How they are declared and written is printed in `records.rs`.

use std::fmt::Write as _;

use crate::model::Extras;

use super::read::{Reader, only, rule};
use super::records::{Kind, held, kinds, shared};
use super::view::{Kept, View, codes, kept};
use super::{name, quoted};

/// Readers of the records and of what they carry.
pub fn print(view: &View<'_>, reader: &Reader<'_>) -> String {
    let mut text = String::new();
    for kind in kinds(view) {
        text.push_str(&carried_reader(view, &kind));
        text.push_str(&record_reader(view, reader, &kind));
    }
    text + &any_reader(view)
}

/// What a record carries, by its tag; and what an unknown tag gets.
fn carried_reader(view: &View<'_>, kind: &Kind<'_>) -> String {
    let (family, envelope) = (kind.family, kind.envelope);
    let payload = envelope.object.member(&envelope.payload);
    let codes = payload.map_or_else(String::new, |member| codes(&member.codes));
    let codes = codes.strip_prefix(", ").unwrap_or("[:]");
    let mut cases = String::new();
    for one in &kind.all {
        let must = one
            .session
            .map_or_else(|| "nil".to_owned(), |must| must.to_string());
        let _ = writeln!(
            cases,
            "    case {}: return .{}(try _object.payload(_place, {must}, Read.as{}))",
            quoted(one.tag),
            name(one.tag),
            one.payload
        );
    }
    let tag = quoted(&envelope.tag);
    format!(
        "\nstatic func as{family}(_ _object: Fields) throws -> {family} {{
    let _place = Fields.Carried(payload: {}, session: {}, codes: {codes})
    switch _object.tag({tag}) {{
{cases}    default: throw _object.broken({tag}, \"enum\", .{})
    }}
}}
",
        quoted(&envelope.payload),
        quoted(&envelope.session),
        name(&view.model.verdicts.method)
    )
}

fn record_reader(view: &View<'_>, reader: &Reader<'_>, kind: &Kind<'_>) -> String {
    let (record, family, envelope) = (kind.record, kind.family, kind.envelope);
    let object = &envelope.object;
    let mut body = "    let _object = try Fields(_v)\n".to_owned();
    // The payload comes last: its reader needs the tag.
    for member in &object.members {
        if member.name == envelope.payload {
            continue;
        }
        let read = reader.member(record, member);
        let is_kept = shared(kind).any(|known| known.name == member.name)
            || Some(&member.name) == envelope.error.as_ref();
        let unnamed = read
            .split_once(" = ")
            .map(|(_, read)| format!("    _ = {read}"));
        body.push_str(
            &unnamed
                .filter(|_| !is_kept && kept(member) != Kept::Fixed)
                .unwrap_or(read),
        );
    }
    if envelope.error.is_some() {
        let payload = quoted(&envelope.payload);
        let _ = writeln!(
            body,
            "    try _object.required({payload}) {{ Check.any($0) }}"
        );
    }
    body.extend(object.rules.iter().map(rule));
    let property = kind.property;
    match &envelope.error {
        Some(error) => {
            let _ = writeln!(
                body,
                "    let {property}: {} = if let {1} {{ .failure({1}) }} else {{ .success(try as{family}(_object)) }}",
                held(view, kind),
                name(error)
            );
        }
        None => {
            let _ = writeln!(body, "    let {property} = try as{family}(_object)");
        }
    }
    let refused = matches!(object.extras, Extras::Refused);
    if refused {
        let names: Vec<String> = object
            .members
            .iter()
            .map(|member| member.name.clone())
            .collect();
        body.push_str(&only(&names));
    }
    let mut arguments: Vec<String> = shared(kind)
        .map(|member| format!("{0}: {0}", name(&member.name)))
        .collect();
    arguments.push(format!("{property}: {property}"));
    let _ = writeln!(body, "    return {record}({})", arguments.join(", "));
    if refused {
        let code = name(&view.model.verdicts.envelope);
        body = format!(
            "    return try Check.within(.{code}) {{ () throws -> {record} in\n{body}    }}\n"
        );
    }
    format!("\nstatic func as{record}(_ _v: JSON) throws -> {record} {{\n{body}}}\n")
}

fn any_reader(view: &View<'_>) -> String {
    let mut cases = String::new();
    let mut told = "";
    for kind in kinds(view) {
        if let Some((member, value)) = kind.envelope.kind() {
            told = member;
            let (value, record) = (quoted(value), kind.record);
            let _ = writeln!(
                cases,
                "    case {value}: return .{}(try as{record}(_v))",
                name(record)
            );
        }
    }
    let told = quoted(told);
    format!(
        "\nstatic func asRecord(_ _v: JSON) throws -> Record {{
    let _object = try Fields(_v)
    switch _object.tag({told}) {{
{cases}    default: throw _object.broken({told}, \"x-union\")
    }}
}}
"
    )
}
