//! Every field of a payload: presence, type, bound with its unit, meaning.
//! Objects and unions that it holds follow it; what is a scalar is told where it stands.

use super::cell;
use crate::model::{EnumValue, Extras, Member, Model, Node, Object, Presence, Shape, Text, Type};

/// The type, and every object and union below it, each once.
pub fn of(model: &Model, name: &str) -> String {
    let mut names = vec![name.to_owned()];
    let mut at = 0;
    let mut text = String::new();
    while let Some(name) = names.get(at).cloned() {
        at += 1;
        let Some(ty) = find(model, &name) else {
            continue;
        };
        let mut meet = |found: &str| {
            if !names.iter().any(|known| known == found) {
                names.push(found.to_owned());
            }
        };
        match &ty.shape {
            Shape::Object(object) => {
                for member in &object.members {
                    below(model, &member.node, &mut meet);
                }
                if let Extras::Each(node) = &object.extras {
                    below(model, node, &mut meet);
                }
                text.push_str(&format!(
                    "### {name}\n\n{}\n\n{}",
                    ty.doc,
                    table(model, object)
                ));
            }
            Shape::Union(union) => {
                let variants: String = union
                    .variants
                    .iter()
                    .map(|variant| {
                        meet(&variant.type_name);
                        format!(
                            "- `{}` is `{}`: {}\n",
                            union.tag, variant.tag_value, variant.type_name
                        )
                    })
                    .collect();
                text.push_str(&format!(
                    "### {name}\n\n{}\n\nOne of:\n\n{variants}",
                    ty.doc
                ));
            }
            Shape::Enum(_) | Shape::OpenEnum { .. } | Shape::Node(_) => {}
        }
        text.push('\n');
    }
    text
}

fn find<'a>(model: &'a Model, name: &str) -> Option<&'a Type> {
    model.types.iter().find(|ty| ty.name == name)
}

/// Objects and unions that a node leads to.
fn below(model: &Model, node: &Node, meet: &mut dyn FnMut(&str)) {
    match node {
        Node::Ref(name) => match find(model, name).map(|ty| &ty.shape) {
            Some(Shape::Object(_) | Shape::Union(_)) => meet(name),
            Some(Shape::Node(node)) => below(model, node, meet),
            _ => {}
        },
        Node::Array { items, .. } => below(model, items, meet),
        Node::Map { values, .. } => below(model, values, meet),
        _ => {}
    }
}

fn table(model: &Model, object: &Object) -> String {
    let extras = match &object.extras {
        Extras::Refused => "Other members are refused.\n".to_owned(),
        Extras::Ignored => "Other members are measured and left alone.\n".to_owned(),
        Extras::Each(node) => {
            let (ty, bound) = form(model, node);
            format!("Other members are {ty}, {bound}.\n")
        }
    };
    let rules: String = object
        .rules
        .iter()
        .map(|rule| format!("- {}\n", rule.doc))
        .collect();
    let one = match &object.at_least_one_of[..] {
        [] => String::new(),
        names => format!("- At least one of `{}` is there.\n", names.join("`, `")),
    };
    let rules = format!("{rules}{one}");
    let rules = if rules.is_empty() {
        rules
    } else {
        format!("\n{rules}")
    };
    if object.members.is_empty() {
        return format!("No members. {extras}{rules}");
    }
    let rows: String = object
        .members
        .iter()
        .map(|member| row(model, member))
        .collect();
    format!(
        "| member | presence | type | bound | meaning |\n| --- | --- | --- | --- | --- |\n{rows}\n{extras}{rules}"
    )
}

fn row(model: &Model, member: &Member) -> String {
    let presence = match member.presence {
        Presence::Required => "required",
        Presence::Optional => "optional",
        Presence::RequiredNullable => "required, nullable",
        Presence::OptionalNullable => "optional, nullable",
    };
    let (ty, bound) = form(model, &member.node);
    format!(
        "| `{}` | {presence} | {} | {} | {} |\n",
        member.name,
        cell(&ty),
        cell(&bound),
        cell(&member.doc)
    )
}

/// Type and bound of a value.
fn form(model: &Model, node: &Node) -> (String, String) {
    let plain = |ty: &str| (ty.to_owned(), String::new());
    match node {
        Node::String(text) => ("string".to_owned(), text_bound(text)),
        Node::Integer {
            minimum,
            maximum,
            limit,
        } => (
            "integer".to_owned(),
            format!("{minimum} to {maximum}{}", limited(limit.as_ref())),
        ),
        Node::Boolean => plain("boolean"),
        Node::Null => plain("null"),
        Node::Any => ("any JSON".to_owned(), "the general limits".to_owned()),
        Node::Const(value) => (format!("`{value}`"), String::new()),
        Node::Enum(values) => ("string".to_owned(), choices(values)),
        Node::Array {
            items,
            min_items,
            max_items,
            limit,
            ..
        } => {
            let (ty, bound) = form(model, items);
            let bound = if bound.is_empty() {
                bound
            } else {
                format!("; each {bound}")
            };
            (
                format!("array of {ty}"),
                format!(
                    "{min_items} to {max_items} items{}{bound}",
                    limited(limit.as_ref())
                ),
            )
        }
        Node::Map {
            values,
            max_fields,
            limit,
        } => {
            let (ty, bound) = form(model, values);
            let bound = if bound.is_empty() {
                bound
            } else {
                format!("; each {bound}")
            };
            (
                format!("map to {ty}"),
                format!(
                    "at most {max_fields} members{}{bound}",
                    limited(limit.as_ref())
                ),
            )
        }
        Node::Ref(name) => match find(model, name).map(|ty| &ty.shape) {
            Some(Shape::Node(node)) => {
                let (ty, bound) = form(model, node);
                (format!("{ty} ({name})"), bound)
            }
            Some(Shape::Enum(values)) => (format!("string ({name})"), choices(values)),
            Some(Shape::OpenEnum { text, .. }) => (
                format!("string ({name})"),
                format!("{}; later releases may have others", text_bound(text)),
            ),
            _ => plain(name),
        },
    }
}

fn text_bound(text: &Text) -> String {
    let pattern = match &text.pattern {
        Some(pattern) => format!(", matches `{}`", pattern.source),
        None => String::new(),
    };
    format!(
        "{} to {} bytes of UTF-8{}{pattern}",
        text.min_chars,
        text.max_bytes,
        limited(text.limit.as_ref())
    )
}

fn choices(values: &[EnumValue]) -> String {
    let values: Vec<String> = values
        .iter()
        .map(|value| format!("`{}`", value.value))
        .collect();
    format!("one of {}", values.join(", "))
}

fn limited(limit: Option<&String>) -> String {
    limit.map_or_else(String::new, |limit| format!(" (`{limit}`)"))
}
