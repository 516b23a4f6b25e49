//! What of a document no JSON Schema measures, measured here once more: nesting, counts, bytes, keys said twice, the
//! dialect's own rules across members. Simple and slow on purpose; shares nothing with the decoders.

use serde_json::{Map, Value};

use crate::document::Document;
use crate::subject::inside;

/// Containers around and including the innermost one.
pub fn depth(node: &Document) -> usize {
    let container = matches!(node, Document::Array(_) | Document::Object(_));
    usize::from(container) + node.children().map(depth).max().unwrap_or(0)
}

/// Whether `holds` is true of any value of the document.
pub fn any(node: &Document, holds: &impl Fn(&Document) -> bool) -> bool {
    holds(node) || node.children().any(|child| any(child, holds))
}

/// Most items of any array.
pub fn most_items(node: &Document) -> usize {
    let own = match node {
        Document::Array(items) => items.len(),
        _ => 0,
    };
    node.children().map(most_items).max().unwrap_or(0).max(own)
}

/// Most members of any object.
pub fn most_fields(node: &Document) -> usize {
    let own = match node {
        Document::Object(members) => members.len(),
        _ => 0,
    };
    node.children().map(most_fields).max().unwrap_or(0).max(own)
}

/// Bytes of the longest string.
pub fn longest_text(node: &Document) -> usize {
    let own = node.as_text().map_or(0, str::len);
    node.children()
        .map(longest_text)
        .max()
        .unwrap_or(0)
        .max(own)
}

/// Whether some object has a key twice.
pub fn twice(node: &Document) -> bool {
    any(node, &|node| match node {
        Document::Object(members) => members.iter().enumerate().any(|(index, (key, _))| {
            members[..index]
                .iter()
                .any(|(other, _)| other.text == key.text)
        }),
        _ => false,
    })
}

/// Whether a number is written like an integer.
pub fn plain_integer(token: &str) -> bool {
    !token.contains(['.', 'e', 'E']) && token != "-0"
}

/// The schema at a pointer, and the value there.
pub fn at<'s>(
    definitions: &'s Map<String, Value>,
    definition: &str,
    value: &'s Value,
    pointer: &str,
) -> Option<(&'s Value, &'s Value)> {
    let find = |schema: &'s Value, value: &'s Value| {
        inside(definitions, schema, |tag| {
            value[tag].as_str().map(str::to_owned)
        })
    };
    let mut here = (find(&definitions[definition], value), value);
    for name in pointer.split('/').skip(1) {
        let (schema, value) = here;
        let (schema, value) = match value {
            Value::Array(items) => (&schema["items"], items.get(name.parse::<usize>().ok()?)?),
            other => (&schema["properties"][name], other.get(name)?),
        };
        here = (find(schema, value), value);
    }
    Some(here)
}

/// Whether a value breaks the named rule across members of its schema.
pub fn breaks_rule(schema: &Value, value: &Value, name: &str) -> bool {
    let rules = schema["x-rules"].as_array().into_iter().flatten();
    rules
        .filter(|rule| rule["name"] == name)
        .any(|rule| !keeps(rule, value))
}

fn keeps(rule: &Value, value: &Value) -> bool {
    let when = &value[rule["when"].as_str().unwrap_or_default()];
    let values = rule["values"].as_array();
    let holds = values.is_some_and(|values| values.contains(when));
    let side = if holds { &rule["then"] } else { &rule["else"] };
    side.as_object()
        .into_iter()
        .flatten()
        .all(|(member, wanted)| {
            let member = &value[member.as_str()];
            let null = wanted.get("null").and_then(Value::as_bool);
            let empty = wanted.get("empty").and_then(Value::as_bool);
            null.is_none_or(|null| member.is_null() == null)
                && wanted.get("const").is_none_or(|wanted| wanted == member)
                && empty.is_none_or(|empty| member.as_array().is_none_or(Vec::is_empty) == empty)
        })
}

/// Whether none of the members has a value of which one must.
pub fn lacks_all(schema: &Value, value: &Value) -> bool {
    let wanted = schema["x-at-least-one-of"].as_array();
    wanted.is_some_and(|names| {
        names
            .iter()
            .all(|name| value[name.as_str().unwrap_or_default()].is_null())
    })
}

/// Bytes of JSON written anew: no white space between its tokens, no escape that is not needed.
pub fn compact(json: &str) -> usize {
    let (mut bytes, mut rest) = (0, json);
    while let Some(first) = rest.chars().next() {
        let mut strings = serde_json::Deserializer::from_str(rest).into_iter::<String>();
        let length = match strings.next().filter(|_| first == '"') {
            Some(Ok(text)) => {
                bytes += serde_json::to_string(&text).map_or(0, |text| text.len());
                strings.byte_offset()
            }
            _ => {
                bytes += usize::from(!first.is_ascii_whitespace());
                first.len_utf8()
            }
        };
        rest = &rest[length..];
    }
    bytes
}
