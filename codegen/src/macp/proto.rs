//! The contract as `.proto` files, one per proto file named in the schema.
//! Does not decide names or numbers: both stand in the schema.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::form::{Definition, Property, RpcKind, TypeFile};
use super::source::Source;
use super::text::{header, wrapped};

/// Path below the proto root to contents.
pub fn print(source: &Source) -> BTreeMap<String, String> {
    let mut files: BTreeMap<&str, Vec<&TypeFile>> = BTreeMap::new();
    for file in &source.types {
        files.entry(&file.proto_file).or_default().push(file);
    }
    files
        .into_iter()
        .map(|(path, parts)| (path.to_owned(), file(source, path, &parts)))
        .collect()
}

fn file(source: &Source, path: &str, parts: &[&TypeFile]) -> String {
    let from = parts
        .iter()
        .map(|part| format!("schema/macp/{}", part.path))
        .collect::<Vec<_>>()
        .join(", ");
    let mut out = header("//", &from);
    let package = &parts[0].package;
    let imports: BTreeSet<&String> = parts.iter().flat_map(|part| &part.imports).collect();
    let _ = write!(out, "\nsyntax = \"proto3\";\n\npackage {package};\n");
    if !imports.is_empty() {
        out.push('\n');
    }
    for import in imports {
        let _ = writeln!(out, "import \"{import}\";");
    }
    for part in parts {
        for (name, definition) in part.definitions.iter() {
            if definition.is_message() {
                out.push('\n');
                message(source, part, name, definition, &mut out);
            } else if definition.is_numbered() && definition.nested_in.is_none() {
                out.push('\n');
                enumeration("", name, definition, &mut out);
            }
        }
    }
    if path == source.protocol.service.proto_file {
        service(source, &mut out);
    }
    out
}

fn comment(indent: &str, doc: &str, out: &mut String) {
    for line in wrapped(doc, 110) {
        let _ = writeln!(out, "{indent}// {line}");
    }
}

fn message(
    source: &Source,
    file: &TypeFile,
    name: &str,
    definition: &Definition,
    out: &mut String,
) {
    comment("", &definition.description, out);
    if definition.properties.0.is_empty() {
        let _ = writeln!(out, "message {name} {{}}");
        return;
    }
    let _ = writeln!(out, "message {name} {{");
    for (_, nested) in file
        .definitions
        .iter()
        .filter(|(_, nested)| nested.nested_in.as_deref() == Some(name))
    {
        enumeration(
            "  ",
            nested.proto_name.as_deref().unwrap_or_default(),
            nested,
            out,
        );
    }
    let mut open: Option<&str> = None;
    for (field, property) in definition.properties.iter() {
        if open.is_some() && property.oneof.as_deref() != open {
            out.push_str("  }\n");
            open = None;
        }
        if let (None, Some(oneof)) = (open, property.oneof.as_deref()) {
            let _ = writeln!(out, "  oneof {oneof} {{");
            open = Some(oneof);
        }
        let indent = if open.is_some() { "    " } else { "  " };
        comment(
            indent,
            &format!("{}{}", property.description, bounds(property)),
            out,
        );
        let label = if property.presence { "optional " } else { "" };
        let kind = field_type(source, file, property);
        let number = property.number.unwrap_or_default();
        let _ = writeln!(out, "{indent}{label}{kind} {field} = {number};");
    }
    if open.is_some() {
        out.push_str("  }\n");
    }
    out.push_str("}\n");
}

/// What the schema asks of a value beside its type, for people: proto files cannot say it.
fn bounds(property: &Property) -> String {
    let mut out = String::new();
    let mut say = |text: String| {
        let _ = write!(out, " {text}.");
    };
    if let Some(constant) = &property.constant {
        say(format!("Always {constant}"));
    }
    match property.pattern.as_deref() {
        Some("\\S") => say("Not blank".to_owned()),
        Some(pattern) => say(format!("Matches {pattern}")),
        None => {}
    }
    if property.min_length == Some(1) {
        say("Not empty".to_owned());
    }
    if let Some(most) = property.max_length {
        say(format!("At most {most} characters"));
    }
    if let Some(least) = property.min_items {
        say(format!("At least {least}"));
    }
    if let Some(most) = property.max_items {
        say(format!("At most {most}"));
    }
    match (&property.minimum, &property.maximum) {
        (Some(least), Some(most)) => say(format!("From {least} to {most}")),
        (Some(least), None) => say(format!("At least {least}")),
        (None, Some(most)) => say(format!("At most {most}")),
        (None, None) => {}
    }
    out
}

fn field_type(source: &Source, file: &TypeFile, property: &Property) -> String {
    if let Some(items) = &property.items {
        return format!("repeated {}", field_type(source, file, items));
    }
    if let Some(values) = property.map_values() {
        return format!("map<string, {}>", field_type(source, file, &values));
    }
    if let Some(scalar) = &property.proto_type {
        return scalar.clone();
    }
    let reference = property.reference.as_deref().unwrap_or_default();
    match source.resolve(file, reference) {
        Ok((_, _, target)) if target.is_texts() => "string".to_owned(),
        Ok((_, name, target)) => match (&target.nested_in, &target.proto_name) {
            (Some(outer), Some(inner)) => format!("{outer}.{inner}"),
            _ => name.to_owned(),
        },
        Err(_) => String::new(),
    }
}

fn enumeration(indent: &str, name: &str, definition: &Definition, out: &mut String) {
    comment(indent, &definition.description, out);
    let _ = writeln!(out, "{indent}enum {name} {{");
    for value in &definition.values {
        comment(&format!("{indent}  "), &definition.value_docs[value], out);
        let number = definition
            .numbers
            .as_ref()
            .map_or(0, |numbers| numbers[value]);
        let _ = writeln!(out, "{indent}  {value} = {number};");
    }
    let _ = writeln!(out, "{indent}}}");
}

fn service(source: &Source, out: &mut String) {
    let service = &source.protocol.service;
    out.push('\n');
    comment("", &service.description, out);
    let _ = writeln!(out, "service {} {{", service.name);
    for rpc in &source.protocol.rpcs {
        comment("  ", &rpc.description, out);
        for (channel, codes) in rpc.errors.iter() {
            comment(
                "  ",
                &format!("Errors ({channel}): {}.", codes.join(", ")),
                out,
            );
        }
        let (request, response) = match rpc.kind {
            RpcKind::Unary => ("", ""),
            RpcKind::ServerStream => ("", "stream "),
            RpcKind::BidiStream => ("stream ", "stream "),
        };
        let _ = writeln!(
            out,
            "  rpc {}({request}{}) returns ({response}{});",
            rpc.name, rpc.request, rpc.response
        );
    }
    out.push_str("}\n");
}
