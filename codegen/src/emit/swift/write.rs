//! From values to JSON: one property for each definition and each closed choice.
//! Checks nothing: what is written is read again.

use std::fmt::Write as _;

use crate::model::{Extras, Member, Node, Object, Shape, Type};

use super::types::inline;
use super::view::{Kept, View, kept, place};
use super::{name, quoted};

/// `Write.swift`.
pub fn print(view: &View<'_>) -> String {
    let mut text = String::from("// From values to JSON, members in the order of the schema.\n");
    for ty in &view.model.types {
        text.push_str(&definition(view, ty));
    }
    text
}

fn definition(view: &View<'_>, ty: &Type) -> String {
    let name = &ty.name;
    let mut places = Vec::new();
    let body = match &ty.shape {
        Shape::Object(object) => {
            for member in &object.members {
                choices(&member.node, place(name, &member.name), &mut places);
            }
            if let Extras::Each(node) = &object.extras {
                choices(node, place(name, "other"), &mut places);
            }
            Some(members(view, object))
        }
        Shape::Union(union) => {
            let cases: String = union
                .variants
                .iter()
                .map(|variant| {
                    let case = super::name(&variant.tag_value);
                    format!("        case .{case}(let value): return value.json\n")
                })
                .collect();
            Some(format!("        switch self {{\n{cases}        }}\n"))
        }
        Shape::Enum(_) | Shape::OpenEnum { .. } => Some(RAW.to_owned()),
        Shape::Node(node) => {
            choices(node, inline(name), &mut places);
            None
        }
    };
    let mut text = body.map_or_else(String::new, |body| extension(name, &body));
    for place in places {
        text.push_str(&extension(&place, RAW));
    }
    text
}

const RAW: &str = "        .string(rawValue)\n";

/// The closed enums that are written in place in this node.
fn choices(node: &Node, owner: String, places: &mut Vec<String>) {
    match node {
        Node::Enum(_) => places.push(owner),
        Node::Array { items: node, .. } | Node::Map { values: node, .. } => {
            choices(node, owner, places);
        }
        _ => {}
    }
}

/// A property that says the value in JSON.
pub fn extension(name: &str, body: &str) -> String {
    format!(
        "\nextension {name} {{\n    /// The value as it travels.\n    public var json: JSON {{\n{body}    }}\n}}\n"
    )
}

fn members(view: &View<'_>, object: &Object) -> String {
    let mut body = String::new();
    for member in &object.members {
        body.push_str(&self::member(
            view,
            member,
            &format!("self.{}", name(&member.name)),
        ));
    }
    if let Extras::Each(node) = &object.extras {
        let each = view.write(node, "$0");
        let _ = writeln!(
            body,
            "        _members += Write.free(self.others) {{ {each} }}"
        );
    }
    if body.is_empty() {
        return "        .object([])\n".to_owned();
    }
    format!("        var _members: [JSON.Member] = []\n{body}        return .object(_members)\n")
}

/// Statements that append one member, whose value is an expression.
pub fn member(view: &View<'_>, member: &Member, value: &str) -> String {
    let wire = quoted(&member.name);
    let add = |value: &str| format!("_members.append(JSON.Member({wire}, {value}))");
    match kept(member) {
        Kept::Fixed | Kept::Plain => {
            format!("        {}\n", add(&view.write(&member.node, value)))
        }
        Kept::Nullable => {
            let some = view.write(&member.node, "$0");
            format!(
                "        {}\n",
                add(&format!("{value}.map {{ {some} }} ?? .null"))
            )
        }
        Kept::Optional | Kept::Either => {
            let some = add(&view.write(&member.node, "_value"));
            format!("        if let _value = {value} {{ {some} }}\n")
        }
        Kept::Presence => {
            let some = add(&view.write(&member.node, "_value"));
            format!(
                "        switch {value} {{\n        case .absent: break\n        case .null: {}\n        case .value(let _value): {some}\n        }}\n",
                add("JSON.null")
            )
        }
    }
}
