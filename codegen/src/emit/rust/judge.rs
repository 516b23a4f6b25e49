//! Rules across the members of one object as functions that decoders and encoders share.
//! Reads and writes nothing.

use proc_macro2::TokenStream;
use quote::quote;
use serde_json::Value;

use crate::model::{Expect, Expected, Member, Node, Object, Rule, Shape, Type};

use super::codes;
use super::view::{Stored, View, choice, field, function, ident, stored};

/// Whether an object has rules across its members.
pub fn judged(object: &Object) -> bool {
    !object.rules.is_empty() || !object.at_least_one_of.is_empty()
}

/// The functions that judge rules across members, used by decoders and encoders.
pub fn judges(view: &View<'_>) -> TokenStream {
    let items = view.model.types.iter().filter_map(|ty| match &ty.shape {
        Shape::Object(object) if judged(object) => Some(judge(view, ty, object)),
        _ => None,
    });
    quote! {
        use super::*;
        #(#items)*
    }
}

fn judge(view: &View<'_>, ty: &Type, object: &Object) -> TokenStream {
    let (function, name) = (function(&ty.name), ident(&ty.name));
    let lifetime = if view.is_borrowed(&ty.name) {
        quote!(<'_>)
    } else {
        quote!()
    };
    let some = (!object.at_least_one_of.is_empty()).then(|| {
        let none = object
            .at_least_one_of
            .iter()
            .map(|name| null(member(object, name)));
        let code = codes::one(&ty.codes, "x-at-least-one-of");
        quote!(if #(#none)&&* { broken(Rule::AtLeastOneOf, #code); })
    });
    let rules = object.rules.iter().map(|rule| across(view, object, rule));
    quote! {
        pub(crate) fn #function(value: &#name #lifetime, broken: &mut dyn FnMut(Rule, Code)) {
            #some
            #(#rules)*
        }
    }
}

fn across(view: &View<'_>, object: &Object, rule: &Rule) -> TokenStream {
    let name = &rule.name;
    let code = rule
        .code
        .as_deref()
        .map_or(quote!(DEFAULT_CODE), codes::named);
    let when = rule
        .values
        .iter()
        .map(|value| equals(view, member(object, &rule.when), value));
    let holds = |expectations: &[Expect]| -> TokenStream {
        let parts: Vec<TokenStream> = expectations
            .iter()
            .map(|expect| expected(view, member(object, &expect.member), &expect.what))
            .collect();
        if parts.is_empty() {
            quote!(true)
        } else {
            quote!(#(#parts)&&*)
        }
    };
    let (then, otherwise) = (holds(&rule.then), holds(&rule.otherwise));
    quote! {
        if !(if #(#when)||* { #then } else { #otherwise }) {
            broken(Rule::Across(#name), #code);
        }
    }
}

/// The member that a rule names; the reader of the schema has seen that there is one.
fn member<'o>(object: &'o Object, name: &str) -> &'o Member {
    let index = object
        .members
        .iter()
        .position(|member| member.name == name)
        .unwrap_or_default();
    &object.members[index]
}

/// Whether a member is null or absent.
fn null(member: &Member) -> TokenStream {
    let field = field(&member.name);
    match stored(member) {
        Stored::Nothing | Stored::Always => quote!(false),
        Stored::There => quote!(!value.#field),
        Stored::Perhaps => quote!(value.#field.is_none()),
        Stored::Three => quote!(value.#field.value().is_none()),
    }
}

/// Whether a member has a value.
fn there(member: &Member) -> TokenStream {
    let field = field(&member.name);
    match stored(member) {
        Stored::Nothing | Stored::Always => quote!(true),
        Stored::There => quote!(value.#field),
        Stored::Perhaps => quote!(value.#field.is_some()),
        Stored::Three => quote!(value.#field.value().is_some()),
    }
}

fn expected(view: &View<'_>, member: &Member, what: &Expected) -> TokenStream {
    let field = field(&member.name);
    match what {
        Expected::Null => null(member),
        Expected::NotNull => there(member),
        Expected::Equals(value) => equals(view, member, value),
        Expected::Empty => match stored(member) {
            Stored::Perhaps => quote!(value.#field.as_ref().is_none_or(Vec::is_empty)),
            _ => quote!(value.#field.is_empty()),
        },
    }
}

/// Whether a member has this value.
fn equals(view: &View<'_>, member: &Member, wanted: &Value) -> TokenStream {
    let field = field(&member.name);
    if wanted.is_null() {
        return null(member);
    }
    if let Node::Const(constant) = &member.node {
        let same = constant == wanted;
        return if stored(member) == Stored::There && same {
            quote!(value.#field)
        } else {
            quote!(#same)
        };
    }
    if let Some(text) = wanted.as_str().filter(|_| open(view, member)) {
        return match stored(member) {
            Stored::Perhaps => {
                quote!(value.#field.as_ref().is_some_and(|value| value.as_str() == #text))
            }
            Stored::Three => {
                quote!(value.#field.value().is_some_and(|value| value.as_str() == #text))
            }
            _ => quote!(value.#field.as_str() == #text),
        };
    }
    let wanted_bool = wanted.as_bool();
    let (wanted, copied) = constant(view, member, wanted);
    match stored(member) {
        Stored::Always if wanted_bool == Some(true) => quote!(value.#field),
        Stored::Always if wanted_bool == Some(false) => quote!(!value.#field),
        Stored::Perhaps if copied => quote!(value.#field == Some(#wanted)),
        Stored::Perhaps => quote!(value.#field.as_deref() == Some(#wanted)),
        Stored::Three => quote!(value.#field.value().is_some_and(|value| *value == #wanted)),
        _ => quote!(value.#field == #wanted),
    }
}

/// Whether a member is one of an open set, which is no text to Rust.
fn open(view: &View<'_>, member: &Member) -> bool {
    let Node::Ref(name) = view.plain(&member.node) else {
        return false;
    };
    matches!(view.ty(name).shape, Shape::OpenEnum { .. })
}

/// A constant of a member's type, and whether it is compared by value.
fn constant(view: &View<'_>, member: &Member, wanted: &Value) -> (TokenStream, bool) {
    match wanted {
        Value::String(text) => match view.plain(&member.node) {
            Node::Ref(name) if matches!(view.ty(name).shape, Shape::Enum(_)) => {
                let (name, variant) = (ident(name), choice(text));
                (quote!(#name::#variant), true)
            }
            _ => (quote!(#text), false),
        },
        Value::Bool(value) => (quote!(#value), true),
        other => {
            let number = proc_macro2::Literal::i64_unsuffixed(other.as_i64().unwrap_or_default());
            (quote!(#number), true)
        }
    }
}
