//! How the model looks from Rust: identifiers, field types, lifetimes, docs.
//! Prints no item by itself.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

use crate::model::{
    Absent, EnumValue, Extras, Member, Model, Node, Object, Presence, Sensitive, Shape, Type,
};
use crate::names::{Target, pascal, snake};

use super::paths;

/// The model with what Rust asks of it.
pub struct View<'m> {
    pub model: &'m Model,
    types: BTreeMap<&'m str, &'m Type>,
    /// Types that hold text and therefore a lifetime.
    borrowed: BTreeSet<&'m str>,
}

impl<'m> View<'m> {
    pub fn new(model: &'m Model) -> Self {
        let types: BTreeMap<&str, &Type> = model
            .types
            .iter()
            .map(|ty| (ty.name.as_str(), ty))
            .collect();
        let mut view = View {
            model,
            types,
            borrowed: BTreeSet::new(),
        };
        // Types are not recursive, so this ends after as many rounds as they nest.
        loop {
            let more: Vec<&str> = model
                .types
                .iter()
                .filter(|ty| !view.is_borrowed(&ty.name) && view.shape_borrows(&ty.shape))
                .map(|ty| ty.name.as_str())
                .collect();
            if more.is_empty() {
                return view;
            }
            view.borrowed.extend(more);
        }
    }

    /// Schema files in order, each with its module and types.
    pub fn modules(&self) -> Vec<(String, String, Vec<&'m Type>)> {
        let mut modules: BTreeMap<String, (String, Vec<&Type>)> = BTreeMap::new();
        for ty in &self.model.types {
            let entry = modules
                .entry(paths::module(ty))
                .or_insert_with(|| (ty.file.clone(), Vec::new()));
            entry.1.push(ty);
        }
        modules
            .into_iter()
            .map(|(module, (file, types))| (module, file, types))
            .collect()
    }

    /// A type by name. `lower` has followed every reference, so there is one.
    pub fn ty(&self, name: &str) -> &'m Type {
        self.types[name]
    }

    /// Whether a type has a lifetime.
    pub fn is_borrowed(&self, name: &str) -> bool {
        self.borrowed.contains(name)
    }

    fn shape_borrows(&self, shape: &Shape) -> bool {
        match shape {
            Shape::Object(object) => {
                object
                    .members
                    .iter()
                    .any(|member| self.borrows(&member.node))
                    || matches!(object.extras, Extras::Each(_))
            }
            Shape::Union(union) => union
                .variants
                .iter()
                .any(|variant| self.is_borrowed(&variant.type_name)),
            Shape::Enum(_) => false,
            Shape::OpenEnum { .. } => true,
            Shape::Node(node) => self.borrows(node),
        }
    }

    /// Whether a value of this node has a lifetime.
    pub fn borrows(&self, node: &Node) -> bool {
        match node {
            Node::String(_) | Node::Map { .. } | Node::Any => true,
            Node::Integer { .. } | Node::Boolean | Node::Const(_) | Node::Enum(_) | Node::Null => {
                false
            }
            Node::Array { items, .. } => self.borrows(items),
            Node::Ref(name) => self.is_borrowed(name),
        }
    }

    /// `<'a>` where the type has a lifetime.
    pub fn lifetime(&self, name: &str) -> TokenStream {
        if self.is_borrowed(name) {
            quote!(<'a>)
        } else {
            quote!()
        }
    }

    /// Whether a list of such values is kept in place while it is short.
    fn is_small(&self, node: &Node) -> bool {
        match node {
            Node::Boolean | Node::Enum(_) => true,
            Node::Integer {
                minimum, maximum, ..
            } => *minimum >= 0 && *maximum <= i64::from(u16::MAX),
            Node::Ref(name) => match &self.ty(name).shape {
                Shape::Enum(_) => true,
                Shape::Node(node) => self.is_small(node),
                Shape::Object(_) | Shape::Union(_) | Shape::OpenEnum { .. } => false,
            },
            _ => false,
        }
    }

    /// The type of a value. `owner` names an enum written in place.
    pub fn value_type(&self, node: &Node, owner: &str) -> TokenStream {
        match node {
            Node::String(_) => quote!(Cow<'a, str>),
            Node::Integer {
                minimum, maximum, ..
            } => integer(*minimum, *maximum),
            Node::Boolean => quote!(bool),
            Node::Const(_) | Node::Null => quote!(()),
            Node::Enum(_) => {
                let name = ident(owner);
                quote!(#name)
            }
            Node::Array { items, .. } => {
                let small = self.is_small(items);
                let items = self.value_type(items, owner);
                if small {
                    quote!(Few<#items>)
                } else {
                    quote!(Vec<#items>)
                }
            }
            Node::Map { values, .. } => {
                let values = self.value_type(values, owner);
                quote!(Vec<(Cow<'a, str>, #values)>)
            }
            Node::Any => quote!(Raw<'a>),
            Node::Ref(name) => {
                let lifetime = self.lifetime(name);
                let name = ident(name);
                quote!(#name #lifetime)
            }
        }
    }

    /// The type of a member's field; None where nothing is stored.
    pub fn field_type(&self, ty: &Type, member: &Member) -> Option<TokenStream> {
        match stored(member) {
            Stored::Nothing => None,
            Stored::There => Some(quote!(bool)),
            state => {
                let value = self.value_type(&member.node, &in_place(&ty.name, &member.name));
                Some(match state {
                    Stored::Perhaps => quote!(Option<#value>),
                    Stored::Three => quote!(Presence<#value>),
                    _ => value,
                })
            }
        }
    }

    /// Enums written in place, each with its name and values.
    pub fn in_place_enums<'t>(&self, ty: &'t Type) -> Vec<(String, &'t [EnumValue])> {
        let mut found = Vec::new();
        if let Shape::Object(object) = &ty.shape {
            for member in &object.members {
                crate::lower::each_node(&member.node, &mut |node| {
                    if let Node::Enum(values) = node {
                        found.push((in_place(&ty.name, &member.name), values.as_slice()));
                    }
                });
            }
        }
        found
    }

    /// About how many bytes a value takes in memory.
    pub fn size(&self, node: &Node) -> usize {
        match node {
            Node::String(_) | Node::Array { .. } | Node::Map { .. } | Node::Any => 24,
            Node::Integer {
                minimum, maximum, ..
            } => {
                if *minimum < 0 || *maximum > i64::from(u32::MAX) {
                    8
                } else {
                    4
                }
            }
            Node::Boolean | Node::Enum(_) => 1,
            Node::Const(_) | Node::Null => 0,
            Node::Ref(name) => self.type_size(name),
        }
    }

    /// About how many bytes a value of this type takes in memory.
    pub fn type_size(&self, name: &str) -> usize {
        match &self.ty(name).shape {
            Shape::Object(object) => object
                .members
                .iter()
                .map(|member| self.size(&member.node))
                .sum(),
            Shape::Union(union) => {
                let sizes = union
                    .variants
                    .iter()
                    .map(|variant| self.type_size(&variant.type_name));
                sizes.max().unwrap_or_default()
            }
            Shape::Enum(_) => 1,
            Shape::OpenEnum { .. } => 24,
            Shape::Node(node) => self.size(node),
        }
    }

    /// The node behind named scalars, arrays and maps.
    pub fn plain<'n>(&self, node: &'n Node) -> &'n Node
    where
        'm: 'n,
    {
        match node {
            Node::Ref(name) => match &self.ty(name).shape {
                Shape::Node(node) => self.plain(node),
                _ => node,
            },
            _ => node,
        }
    }
}

/// How much of a member a struct keeps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stored {
    /// A constant that is always there.
    Nothing,
    /// A constant that may be missing or null: whether it is there.
    There,
    /// The value.
    Always,
    /// The value or nothing: `Option`.
    Perhaps,
    /// Absent, null or the value: `bounded::Presence`.
    Three,
}

/// How much of this member a struct keeps.
pub fn stored(member: &Member) -> Stored {
    let constant = matches!(member.node, Node::Const(_) | Node::Null);
    match (member.presence, constant) {
        (Presence::Required, true) => Stored::Nothing,
        (Presence::Required, false) => Stored::Always,
        (_, true) => Stored::There,
        (Presence::OptionalNullable, false) if member.absent != Some(Absent::SameAsNull) => {
            Stored::Three
        }
        (_, false) => Stored::Perhaps,
    }
}

/// Whether some member must never be shown.
pub fn hides(object: &Object) -> bool {
    object
        .members
        .iter()
        .any(|member| member.sensitive.is_some())
}

/// For what may get members or values within a version of the contract: others' code has to expect that.
pub fn growing() -> TokenStream {
    quote!(#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)])
}

/// Name of an enum written in place.
pub fn in_place(ty: &str, member: &str) -> String {
    format!("{ty}{}", pascal(member))
}

/// The smallest unsigned type that holds the range, `i64` where it goes below zero.
pub fn integer(minimum: i64, maximum: i64) -> TokenStream {
    if minimum < 0 {
        quote!(i64)
    } else if maximum <= i64::from(u8::MAX) {
        quote!(u8)
    } else if maximum <= i64::from(u16::MAX) {
        quote!(u16)
    } else if maximum <= i64::from(u32::MAX) {
        quote!(u32)
    } else {
        quote!(u64)
    }
}

/// An identifier as it is.
pub fn ident(name: &str) -> Ident {
    Ident::new(name, Span::call_site())
}

/// Field of a member.
pub fn field(name: &str) -> Ident {
    ident(&Target::Rust.member(name))
}

/// Variant of a value: one name is a word of the language, and open sets call another what they do not know.
pub fn choice(value: &str) -> Ident {
    let name = pascal(value);
    match name.as_str() {
        "Self" | "Other" => ident(&format!("{name}_")),
        _ => ident(&name),
    }
}

/// Function of a type.
pub fn function(name: &str) -> Ident {
    field(&snake(name))
}

/// Doc comments of an item.
pub fn doc(text: &str) -> TokenStream {
    let lines = text.split('\n').map(|line| {
        if line.is_empty() {
            String::new()
        } else {
            format!(" {}", escaped(line))
        }
    });
    quote!(#(#[doc = #lines])*)
}

/// Doc comments of a file.
pub fn inner_doc(text: &str) -> TokenStream {
    let lines = text.split('\n').map(|line| {
        if line.is_empty() {
            String::new()
        } else {
            format!(" {}", escaped(line))
        }
    });
    quote!(#(#![doc = #lines])*)
}

/// Descriptions are plain text: what rustdoc would take for links or tags is escaped outside of code.
fn escaped(line: &str) -> String {
    let mut code = false;
    let mut out = String::with_capacity(line.len());
    for c in line.chars() {
        code ^= c == '`';
        if !code && matches!(c, '[' | ']' | '<' | '>') {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

/// What a field's doc says beside its description.
pub fn member_doc(member: &Member) -> String {
    let mut doc = member.doc.clone();
    let constant = matches!(member.node, Node::Const(_) | Node::Null);
    let state = match (member.presence, constant) {
        (Presence::Required, _) => None,
        (Presence::Optional, true) => Some("False: left out.".to_owned()),
        (_, true) => Some("False: `null`.".to_owned()),
        (Presence::Optional, false) => Some(format!("None: left out{}.", absence(member))),
        (Presence::RequiredNullable, false) => Some("None: `null`.".to_owned()),
        (Presence::OptionalNullable, false) if member.absent == Some(Absent::SameAsNull) => {
            Some("None: left out or `null`.".to_owned())
        }
        (Presence::OptionalNullable, false) => {
            Some(format!("Absent: left out{}.", absence(member)))
        }
    };
    if let Some(state) = state {
        doc.push_str("\n\n");
        doc.push_str(&state);
    }
    match member.sensitive {
        Some(Sensitive::Transient) => {
            doc.push_str("\n\nTransient: never logged, never stored; `Debug` hides it.")
        }
        Some(Sensitive::Secret) => doc.push_str("\n\nSecret: never on the wire; `Debug` hides it."),
        None => {}
    }
    doc
}

fn absence(member: &Member) -> &'static str {
    match member.absent {
        Some(Absent::SameAsNull) => ", the same as `null`",
        Some(Absent::Empty) => ", the same as empty",
        Some(Absent::Unchanged) => ", stays as it is",
        Some(Absent::Unavailable) => ", not available",
        Some(Absent::Default) => ", the default holds",
        None => "",
    }
}
