//! The value that every decoder is given, and the fixed values of the capability answers.
//! Tables of codes, methods and events are printed elsewhere.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use serde_json::Value;

use crate::emit::facts;
use crate::model::{Extras, Member, Node, Role, Shape};
use crate::names::screaming;

use super::codes;
use super::view::{Stored, View, choice, field, ident, stored};

/// The module of the contract.
pub fn contract(view: &View<'_>) -> TokenStream {
    let model = view.model;
    let limit = |role| {
        let name = model.general(role).map_or("", |limit| limit.name.as_str());
        let name = ident(&screaming(name));
        quote!(limits::#name)
    };
    let [record, payload, string, depth, items, fields] = [
        Role::Record,
        Role::Payload,
        Role::String,
        Role::Depth,
        Role::Items,
        Role::Fields,
    ]
    .map(limit);
    let verdicts = &model.verdicts;
    let [
        record_code,
        json,
        bound,
        payload_size,
        envelope,
        payload_code,
        method,
    ] = [
        &verdicts.record_bytes,
        &verdicts.json,
        &verdicts.bound,
        &verdicts.payload_bytes,
        &verdicts.envelope,
        &verdicts.payload,
        &verdicts.method,
    ]
    .map(|code| codes::named(code));
    let names = facts::names(model);
    let ranks = facts::ranks(model)
        .into_iter()
        .map(Literal::usize_unsuffixed);
    // A library has no protocol to say anything about.
    let constants = (!model.protocol.is_empty()).then(|| constants(view));
    quote! {
        use super::*;
        use bounded::Verdicts;

        #constants

        /// The general bounds, codes and names of the contract, as decoders and `bounded::survey` want them.
        pub static CONTRACT: Contract = Contract {
            record_bytes: #record,
            payload_bytes: #payload,
            depth: #depth as u32,
            items: #items as u32,
            fields: #fields as u32,
            string_bytes: #string,
            names: &[#(#names),*],
            verdicts: Verdicts {
                record_bytes: #record_code,
                json: #json,
                bound: #bound,
                payload_bytes: #payload_size,
                shape: #envelope,
            },
            ranks: &[#(#ranks),*],
        };

        /// What is wrong in a payload and has no code of its own.
        pub(crate) const PAYLOAD_CODE: Code = #payload_code;

        /// A method that is none of the operations.
        pub(crate) const METHOD_CODE: Code = #method;
    }
}

fn constants(view: &View<'_>) -> TokenStream {
    let model = view.model;
    let (version, server, transports, digest) = (
        Literal::u64_unsuffixed(model.version),
        &model.advertised.server_name,
        &model.advertised.transports,
        &model.digest,
    );
    let activity = activity(view);
    quote! {
        /// The version of the protocol that every record carries.
        pub const PROTOCOL_VERSION: u16 = #version;

        /// The name under which the service introduces itself.
        pub const SERVER_NAME: &str = #server;

        /// The transports that the service offers.
        pub const TRANSPORTS: &[&str] = &[#(#transports),*];

        /// SHA-256 of the schema that this crate was generated from.
        pub const SCHEMA_DIGEST: &str = #digest;

        #activity
    }
}

/// The value of the activity capabilities; nothing where it does not have the shape of its type, which `check` refuses.
fn activity(view: &View<'_>) -> TokenStream {
    let advertised = &view.model.advertised;
    let ty = view.ty(&advertised.activity_type);
    let Shape::Object(object) = &ty.shape else {
        return quote!();
    };
    let kept = object
        .members
        .iter()
        .filter(|member| stored(member) != Stored::Nothing);
    let fields: Option<Vec<TokenStream>> = kept
        .map(|member| {
            let field = field(&member.name);
            let value = fixed(view, member, advertised.activity.get(&member.name))?;
            Some(quote!(#field: #value,))
        })
        .collect();
    let Some(fields) = fields else {
        return quote!();
    };
    let (name, lifetime) = (ident(&ty.name), view.is_borrowed(&ty.name));
    let lifetime = lifetime.then(|| quote!(<'static>));
    let others = matches!(object.extras, Extras::Each(_)).then(|| quote!(others: Vec::new(),));
    quote! {
        /// The activity capabilities of this contract.
        pub const ACTIVITY: #name #lifetime = #name { #(#fields)* #others };
    }
}

/// A member's value as a constant expression.
fn fixed(view: &View<'_>, member: &Member, value: Option<&Value>) -> Option<TokenStream> {
    let scalar = |value: &Value| match (value, view.plain(&member.node)) {
        (Value::Bool(value), Node::Boolean) => Some(quote!(#value)),
        (Value::Number(number), Node::Integer { .. }) => {
            let number = Literal::i64_unsuffixed(number.as_i64()?);
            Some(quote!(#number))
        }
        (Value::String(text), Node::String(_)) => Some(quote!(Cow::Borrowed(#text))),
        (Value::String(text), Node::Ref(name)) if matches!(view.ty(name).shape, Shape::Enum(_)) => {
            let (name, variant) = (ident(name), choice(text));
            Some(quote!(#name::#variant))
        }
        _ => None,
    };
    match (stored(member), value) {
        (Stored::There, value) => {
            let there = value.is_some_and(|value| !value.is_null());
            Some(quote!(#there))
        }
        (Stored::Always, Some(value)) => scalar(value),
        (Stored::Perhaps, None | Some(Value::Null)) => Some(quote!(None)),
        (Stored::Perhaps, Some(value)) => scalar(value).map(|value| quote!(Some(#value))),
        (Stored::Three, None) => Some(quote!(Presence::Absent)),
        (Stored::Three, Some(Value::Null)) => Some(quote!(Presence::Null)),
        (Stored::Three, Some(value)) => scalar(value).map(|value| quote!(Presence::Value(#value))),
        (Stored::Always | Stored::Nothing, _) => None,
    }
}
