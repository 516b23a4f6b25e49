//! What the printers ask of the model in Swift's words: the type of a value, how it is read, how it is written.
//! Prints no declaration.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::model::{Absent, Codes, Member, Model, Node, Object, Presence, Shape, Text, Type};
use crate::names::pascal;

use super::{literal, name, quoted};

/// The model, with its types by name.
pub struct View<'m> {
    /// All of it.
    pub model: &'m Model,
    types: BTreeMap<&'m str, &'m Type>,
}

/// How a member is kept in its struct.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kept {
    /// Not at all: it is always the same.
    Fixed,
    /// Always there, never null.
    Plain,
    /// Nil where it is left out.
    Optional,
    /// Nil where it is null.
    Nullable,
    /// Nil where it is left out or null.
    Either,
    /// Absence and null are two things.
    Presence,
}

/// How a member is kept in its struct.
pub fn kept(member: &Member) -> Kept {
    match (member.presence, &member.node) {
        (Presence::Required, Node::Const(_)) => Kept::Fixed,
        (Presence::Required, _) => Kept::Plain,
        (Presence::Optional, _) => Kept::Optional,
        (Presence::RequiredNullable, _) => Kept::Nullable,
        (Presence::OptionalNullable, _) if member.absent == Some(Absent::SameAsNull) => {
            Kept::Either
        }
        (Presence::OptionalNullable, _) => Kept::Presence,
    }
}

/// Name of the closed enum that is written in place.
pub fn place(owner: &str, member: &str) -> String {
    format!("{owner}{}", pascal(member))
}

/// The codes of a place as a further argument.
pub fn codes(codes: &Codes) -> String {
    if codes.is_empty() {
        return String::new();
    }
    let codes: Vec<String> = codes
        .iter()
        .map(|(keyword, code)| format!("{}: .{}", quoted(keyword), name(code)))
        .collect();
    format!(", [{}]", codes.join(", "))
}

impl<'m> View<'m> {
    /// Of all of it.
    pub fn new(model: &'m Model) -> Self {
        let types = model.types.iter().map(|ty| (ty.name.as_str(), ty));
        View {
            model,
            types: types.collect(),
        }
    }

    /// A type with members.
    pub fn object(&self, name: &str) -> Option<&'m Object> {
        match &self.types.get(name)?.shape {
            Shape::Object(object) => Some(object),
            _ => None,
        }
    }

    /// The member of a type with members.
    pub fn member(&self, ty: &str, member: &str) -> Option<&'m Member> {
        let mut members = self.object(ty)?.members.iter();
        members.find(|known| known.name == member)
    }

    /// The type of one value; `owner` names the enums that are written in place.
    pub fn ty(&self, node: &Node, owner: &str) -> String {
        match node {
            Node::String(_) => "String".to_owned(),
            Node::Integer { .. } => "Int".to_owned(),
            Node::Boolean => "Bool".to_owned(),
            Node::Const(Value::String(_)) => "String".to_owned(),
            Node::Const(Value::Bool(_)) => "Bool".to_owned(),
            Node::Const(_) => "Int".to_owned(),
            Node::Enum(_) => owner.to_owned(),
            Node::Array { items, .. } => format!("[{}]", self.ty(items, owner)),
            Node::Map { values, .. } => format!("[MemberName: {}]", self.ty(values, owner)),
            Node::Any | Node::Null => "JSON".to_owned(),
            Node::Ref(name) => name.clone(),
        }
    }

    /// The type of a member.
    pub fn member_type(&self, owner: &str, member: &Member) -> String {
        let ty = self.ty(&member.node, &place(owner, &member.name));
        match kept(member) {
            Kept::Fixed | Kept::Plain => ty,
            Kept::Optional | Kept::Nullable | Kept::Either => format!("{ty}?"),
            Kept::Presence => format!("Presence<{ty}>"),
        }
    }

    /// An expression for a value of this form that the schema holds.
    pub fn value(&self, node: &Node, value: &Value) -> String {
        match (node, value) {
            (Node::Ref(ty), value) => match self.types.get(ty.as_str()).map(|ty| &ty.shape) {
                Some(Shape::Node(node)) => self.value(node, value),
                Some(Shape::Object(object)) => self.instance(ty, object, value),
                _ => format!("{ty}.{}", name(value.as_str().unwrap_or_default())),
            },
            (Node::Any | Node::Null, value) => literal(value),
            (Node::Array { items, .. }, Value::Array(all)) => {
                let all: Vec<String> = all.iter().map(|item| self.value(items, item)).collect();
                format!("[{}]", all.join(", "))
            }
            (_, Value::String(text)) => quoted(text),
            (_, value) => value.to_string(),
        }
    }

    fn instance(&self, ty: &str, object: &Object, value: &Value) -> String {
        let arguments: Vec<String> = object
            .members
            .iter()
            .filter(|member| kept(member) != Kept::Fixed && !value[&member.name].is_null())
            .map(|member| {
                let value = self.value(&member.node, &value[&member.name]);
                format!("{}: {value}", name(&member.name))
            })
            .collect();
        format!("{ty}({})", arguments.join(", "))
    }

    /// JSON from an expression of the type of this node.
    pub fn write(&self, node: &Node, value: &str) -> String {
        match node {
            Node::String(_) | Node::Const(Value::String(_)) => format!("JSON.string({value})"),
            Node::Boolean | Node::Const(Value::Bool(_)) => format!("JSON.bool({value})"),
            Node::Integer { .. } | Node::Const(_) => {
                format!("JSON.number(JSON.Number({value}))")
            }
            Node::Enum(_) => format!("JSON.string({value}.rawValue)"),
            Node::Array { items, .. } => {
                format!("JSON.array({value}.map {{ {} }})", self.write(items, "$0"))
            }
            Node::Map { values, .. } => {
                format!(
                    "JSON.object(Write.free({value}) {{ {} }})",
                    self.write(values, "$0")
                )
            }
            Node::Any | Node::Null => value.to_owned(),
            Node::Ref(name) => match self.types.get(name.as_str()).map(|ty| &ty.shape) {
                Some(Shape::Node(node)) => self.write(node, value),
                _ => format!("{value}.json"),
            },
        }
    }
}

/// The bounds of a text as arguments, but for its pattern.
pub fn bounds(text: &Text) -> String {
    format!("{}, {}", text.min_chars, text.max_bytes)
}
