//! One schema inside a definition: the value of a member, the item of an array.
//! Anything with a name of its own (objects with members, unions, open enums) is `definition.rs`.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::model::{Codes, EnumValue, Node, Text};

use super::keywords;
use super::pattern;
use super::problem::{At, Check};
use super::reader::{self, Object};

/// The greatest integer that every consumer holds exactly.
pub const INTEGER_MAX: i64 = (1 << 53) - 1;

/// Keywords that say something about a schema and bound nothing; allowed in every form.
pub const ANNOTATIONS: [&str; 6] = [
    "description",
    "deprecated",
    "x-since",
    "x-absent",
    "x-sensitive",
    "x-stability",
];

/// What the other files of the protocol offer to a definition.
#[derive(Debug, Default)]
pub struct Known {
    /// What may be referred to: file name and name.
    pub definitions: BTreeSet<(String, String)>,
    /// Values of an open enum by the table that lists them: `errors`, `operations`, `events`.
    pub tables: BTreeMap<&'static str, Vec<EnumValue>>,
    /// The advertised limits, by name.
    pub limits: BTreeMap<String, String>,
}

/// What was read: the node, and whether `null` may stand in its place.
pub struct Slot {
    pub node: Node,
    pub nullable: bool,
}

/// Reads a schema where `null` may be allowed.
pub fn slot(at: At<'_>, value: &Value, known: &Known) -> Option<Slot> {
    let object = Object::of(at, value)?;
    if object.has("anyOf") {
        return nullable_form(&object, known);
    }
    let (name, nullable) = if object.has("$ref") {
        ("", false)
    } else {
        type_of(&object)?
    };
    Some(Slot {
        node: form(&object, name, nullable, known)?,
        nullable,
    })
}

/// Reads a schema where `null` may not stand.
pub fn node(at: At<'_>, value: &Value, known: &Known) -> Option<Node> {
    let slot = slot(at.clone(), value, known)?;
    if slot.nullable {
        at.refuse(
            "null is allowed where only a member may say so",
            "take `null` out, or make it a member's form",
        );
        return None;
    }
    Some(slot.node)
}

/// What `x-code` may give a code of its own.
const CONSTRAINTS: [&str; 16] = [
    "type",
    "enum",
    "const",
    "minimum",
    "maximum",
    "minLength",
    "maxLength",
    "pattern",
    "minItems",
    "maxItems",
    "maxProperties",
    "additionalProperties",
    "required",
    "x-at-least-one-of",
    "x-union",
    "*",
];

/// The schema without its `x-code`, and that: keyword to code.
pub fn take_codes(object: &Object<'_>) -> (Value, Codes) {
    let mut own = object.members.clone();
    own.shift_remove("x-code");
    let mut found = Codes::new();
    if let Some(codes) = object
        .get("x-code")
        .and_then(|(at, value)| Object::of(at, value))
    {
        codes.only(&CONSTRAINTS, "x-code");
        found = codes
            .members
            .keys()
            .map(|name| (name.clone(), codes.text(name)))
            .collect();
    }
    (Value::Object(own), found)
}

/// Refuses keywords that do not belong to the form.
pub fn only(object: &Object<'_>, keywords: &[&str], what: &str) {
    let allowed: Vec<&str> = keywords.iter().chain(&ANNOTATIONS).copied().collect();
    for name in object
        .members
        .keys()
        .filter(|name| !allowed.contains(&name.as_str()))
    {
        object.at.down(name).refuse(
            format!("the keyword `{name}` is not allowed in {what}"),
            keywords::instead_of(name, &allowed),
        );
    }
}

/// `anyOf: [form, {"type":"null"}]`.
fn nullable_form(object: &Object<'_>, known: &Known) -> Option<Slot> {
    only(object, &["anyOf"], "a nullable form");
    let branches = object.items("anyOf");
    let null = serde_json::json!({"type": "null"});
    match branches.as_slice() {
        [(at, value), (_, last)] if **last == null => {
            let node = node(at.clone(), value, known)?;
            if !matches!(node, Node::Ref(_) | Node::Map { .. } | Node::Array { .. }) {
                at.refuse(
                    "a nullable scalar in anyOf",
                    "write type: [\"T\", \"null\"]",
                );
            }
            Some(Slot {
                node,
                nullable: true,
            })
        }
        _ => {
            object.at.down("anyOf").refuse(
                "anyOf of something else than a form and null",
                "write anyOf: [{\"$ref\": …}, {\"type\": \"null\"}], or a union with oneOf and x-union",
            );
            None
        }
    }
}

/// The word of `type`, and whether null stands beside it.
fn type_of<'a>(object: &Object<'a>) -> Option<(&'a str, bool)> {
    if !object.has("type") {
        let hint = match object
            .members
            .keys()
            .find(|name| keywords::INSTEAD_OF_TYPE.contains(&name.as_str()))
        {
            Some(name) => format!("instead of {name}: {}", keywords::instead_of(name, &[])),
            None => "every schema has a type, also beside const and enum".to_owned(),
        };
        object.at.refuse("`type` is missing", hint);
        return None;
    }
    let (at, value) = object.get("type")?;
    let hint = "write \"T\", or [\"T\", \"null\"] with null last";
    match value {
        Value::String(name) => Some((name, false)),
        Value::Array(names) => match names.as_slice() {
            [Value::String(name), Value::String(null)] if null == "null" && name != "null" => {
                Some((name, true))
            }
            _ => {
                at.refuse("a list of types that is not a type and null", hint);
                None
            }
        },
        other => {
            at.refuse(
                format!("{} where a type must stand", reader::kind(other)),
                hint,
            );
            None
        }
    }
}

fn form(object: &Object<'_>, name: &str, nullable: bool, known: &Known) -> Option<Node> {
    if object.has("$ref") {
        return reference(object, known);
    }
    if object.has("const") {
        return constant(object, name, nullable);
    }
    match name {
        "string" if object.has("enum") => enumeration(object, nullable).map(Node::Enum),
        "string" if object.has("x-open-enum") => {
            object.at.refuse(
                "an open enum in place",
                "make it a definition of its own and refer to it",
            );
            None
        }
        "string" => text(object, &[]).map(Node::String),
        "integer" => integer(object),
        "boolean" => {
            only(object, &["type"], "a boolean");
            Some(Node::Boolean)
        }
        "array" => array(object, known),
        "object" => map(object, known),
        "null" => {
            only(object, &["type"], "a null");
            Some(Node::Null)
        }
        "number" => {
            object.at.down("type").refuse(
                "a number that may have a fraction",
                "use integer, with minimum and maximum",
            );
            None
        }
        other => {
            object.at.down("type").refuse(
                format!("`{other}` is no type of JSON Schema"),
                "see schema/dialect.json",
            );
            None
        }
    }
}

fn reference(object: &Object<'_>, known: &Known) -> Option<Node> {
    only(object, &["$ref"], "a reference");
    let (at, value) = object.get("$ref")?;
    let target = reader::text(&at, value)?;
    let Some((file, name)) = target.split_once("#/$defs/") else {
        at.refuse(
            format!("`{target}` is no reference to a definition"),
            "write #/$defs/Name or file.json#/$defs/Name",
        );
        return None;
    };
    let file = if file.is_empty() {
        base_name(at.file_name())
    } else {
        file
    };
    if known
        .definitions
        .contains(&(file.to_owned(), name.to_owned()))
    {
        return Some(Node::Ref(name.to_owned()));
    }
    let elsewhere = known.definitions.iter().find(|(_, other)| other == name);
    let hint = match elsewhere {
        Some((other, _)) => format!("it is defined in {other}: write {other}#/$defs/{name}"),
        None => "define it, or correct the name".to_owned(),
    };
    at.about(Check::Reference)
        .refuse(format!("{file} has no definition `{name}`"), hint);
    None
}

/// The last part of a path.
pub fn base_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

fn constant(object: &Object<'_>, name: &str, nullable: bool) -> Option<Node> {
    only(object, &["type", "const"], "a constant");
    let (at, value) = object.get("const")?;
    let fits = match value {
        Value::String(text) => name == "string" && !text.is_empty(),
        Value::Bool(_) => name == "boolean",
        Value::Number(number) => {
            name == "integer" && number.as_u64().is_some_and(|n| n <= INTEGER_MAX as u64)
        }
        _ => false,
    };
    if !fits {
        at.refuse(
            format!("a constant that is no {name}"),
            "write a nonempty string, a boolean or a nonnegative integer of that type",
        );
        return None;
    }
    if nullable {
        object.at.refuse(
            "a constant that may be null",
            "make two variants of a union",
        );
        return None;
    }
    Some(Node::Const(value.clone()))
}

/// The values of a closed enum, each with its description.
pub fn enumeration(object: &Object<'_>, nullable: bool) -> Option<Vec<EnumValue>> {
    only(object, &["type", "enum", "x-enum-descriptions"], "an enum");
    let mut items = object.items("enum");
    if nullable {
        match items.pop() {
            Some((_, Value::Null)) => {}
            _ => object.at.down("enum").refuse(
                "null is in `type` but not last in `enum`",
                "add null as the last value",
            ),
        }
    }
    described(object, &items)
}

/// Enum values that must each have an entry in `x-enum-descriptions`.
pub fn described(object: &Object<'_>, items: &[(At<'_>, &Value)]) -> Option<Vec<EnumValue>> {
    let (at, value) = object.need("x-enum-descriptions")?;
    let descriptions = Object::of(at, value)?;
    let mut values: Vec<EnumValue> = Vec::new();
    for (at, item) in items {
        let Some(value) = reader::text(at, item) else {
            continue;
        };
        if values.iter().any(|known| known.value == value) {
            at.refuse(format!("`{value}` stands here twice"), "keep one of them");
            continue;
        }
        let doc = descriptions.text(&value);
        values.push(EnumValue { value, doc });
    }
    for name in descriptions
        .members
        .keys()
        .filter(|name| !values.iter().any(|known| known.value == **name))
    {
        descriptions.at.down(name).refuse(
            format!("`{name}` is no value of this enum"),
            "remove it, or add the value",
        );
    }
    if values.is_empty() {
        object
            .at
            .refuse("an enum without a value", "add one, or remove it");
    }
    Some(values)
}

/// A bounded string; `more` are keywords of the caller's form.
pub fn text(object: &Object<'_>, more: &[&str]) -> Option<Text> {
    let keywords: Vec<&str> = [
        "type",
        "minLength",
        "maxLength",
        "x-max-bytes",
        "pattern",
        "x-limit",
    ]
    .iter()
    .chain(more)
    .copied()
    .collect();
    only(object, &keywords, "a string");
    let (chars, bytes) = (
        object.count_if_any("maxLength"),
        object.count_if_any("x-max-bytes"),
    );
    let max_bytes = match (chars, bytes) {
        (Some(chars), Some(bytes)) if chars == bytes => bytes,
        (Some(chars), Some(bytes)) => {
            object.at.refuse(
                format!("maxLength {chars} and x-max-bytes {bytes} differ"),
                "write the number of bytes in both",
            );
            return None;
        }
        _ => {
            object.at.about(Check::Bound).refuse(
                "a string without a bound",
                "add maxLength and x-max-bytes, both the number of UTF-8 bytes",
            );
            return None;
        }
    };
    let min_chars = object.count_if_any("minLength").unwrap_or(0);
    if max_bytes == 0 || min_chars > max_bytes {
        object.at.refuse(
            "a string that cannot be",
            "let minLength be at most maxLength, and maxLength at least 1",
        );
    }
    let pattern = object.get("pattern").and_then(|(at, value)| {
        let source = reader::text(&at, value)?;
        pattern::parse(&at, &source)
    });
    Some(Text {
        min_chars,
        max_bytes,
        pattern,
        limit: object.text_if_any("x-limit"),
    })
}

fn integer(object: &Object<'_>) -> Option<Node> {
    only(
        object,
        &["type", "minimum", "maximum", "x-limit"],
        "an integer",
    );
    let bounds = (
        object.integer_if_any("minimum"),
        object.integer_if_any("maximum"),
    );
    let (Some(minimum), Some(maximum)) = bounds else {
        object
            .at
            .about(Check::Bound)
            .refuse("an integer without both bounds", "add minimum and maximum");
        return None;
    };
    if minimum > maximum {
        object.at.refuse(
            format!("minimum {minimum} is above maximum {maximum}"),
            "exchange them",
        );
    }
    if maximum > INTEGER_MAX || minimum < -INTEGER_MAX {
        object.at.refuse(
            "a bound beyond 2^53-1",
            "JavaScript holds no more: use a smaller bound, or a string",
        );
    }
    Some(Node::Integer {
        minimum,
        maximum,
        limit: object.text_if_any("x-limit"),
    })
}

fn array(object: &Object<'_>, known: &Known) -> Option<Node> {
    only(
        object,
        &["type", "items", "minItems", "maxItems", "x-limit"],
        "an array",
    );
    let max_items = object.count_if_any("maxItems");
    if max_items.is_none() {
        object
            .at
            .about(Check::Bound)
            .refuse("an array without a bound", "add maxItems");
    }
    let min_items = object.count_if_any("minItems").unwrap_or(0);
    let (at, value) = object.need("items")?;
    let (own, item_codes) = take_codes(&Object::of(at.clone(), value)?);
    let items = Box::new(node(at, &own, known)?);
    Some(Node::Array {
        items,
        item_codes,
        min_items,
        max_items: max_items?,
        limit: object.text_if_any("x-limit"),
    })
}

/// An object with free keys. One with members needs a name, so it stands in `$defs`.
fn map(object: &Object<'_>, known: &Known) -> Option<Node> {
    only(
        object,
        &["type", "maxProperties", "additionalProperties", "x-limit"],
        "an object in place",
    );
    let max_fields = object.count_if_any("maxProperties");
    if max_fields.is_none() && !object.has("properties") {
        object.at.about(Check::Bound).refuse(
            "an object with free keys without a bound",
            "add maxProperties",
        );
    }
    let values = match object.get("additionalProperties") {
        Some((at, value)) => node(at, value, known)?,
        None => Node::Any,
    };
    Some(Node::Map {
        values: Box::new(values),
        max_fields: max_fields?,
        limit: object.text_if_any("x-limit"),
    })
}
