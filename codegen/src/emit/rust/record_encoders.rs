//! Encoders of the three records.
//! Payloads are written by the encoder of their type.

use proc_macro2::TokenStream;
use quote::quote;

use crate::model::{Codes, Member};

use super::encode::{self, Body};
use super::messages::{families, family_encoder};
use super::records::{Kind, Role, kinds, optional, role};
use super::view::{View, field, function, ident};

/// All of them.
pub fn encoders(view: &View<'_>) -> TokenStream {
    let families = families(view).map(|family| family_encoder(view, &family));
    let records = kinds(view).map(|kind| record_encoder(view, &kind));
    quote! {
        use super::*;
        #(#families)*
        #(#records)*
    }
}

fn record_encoder(view: &View<'_>, kind: &Kind<'_>) -> TokenStream {
    let envelope = kind.envelope;
    let (head, name, carries) = (function(kind.name), ident(kind.name), ident(kind.carries));
    let session = field(&envelope.session);
    let tag = field(&envelope.tag);
    let guard = match kind.name {
        "Request" => quote!(matches!(
            (value.call.method().session(), value.#session.is_some()),
            (SessionRule::Omit, true) | (SessionRule::Required, false)
        )),
        "Event" => quote!(value.body.name().carries_session() != value.#session.is_some()),
        _ => {
            quote!(value.#carries.as_ref().is_ok_and(|reply| !decode::answers(reply.method(), value.#session.is_some())))
        }
    };
    let bound = kind.keeps_tag().then(|| {
        let ids = kind
            .fields()
            .filter(|member| role(envelope, member) == Role::Plain && optional(member))
            .map(|member| {
                let field = field(&member.name);
                quote!(value.#field.is_none())
            });
        quote! {
            if let Ok(reply) = &value.#carries {
                let same = value.#tag.as_deref() == Some(reply.method().as_str());
                if !same #(|| #ids)* {
                    return w.fail(Rule::Mismatch, DEFAULT_CODE);
                }
            }
        }
    });
    let mut body = Body::default();
    for member in &envelope.object.members {
        record_member(view, kind, member, &mut body);
    }
    let body = body.end();
    quote! {
        pub(crate) fn #head(w: &mut Writer<'_>, value: &#name<'_>) -> Result<(), Stop> {
            if #guard {
                return w.fail(Rule::Session, DEFAULT_CODE);
            }
            #bound
            #body
            Ok(())
        }
    }
}

fn record_member(view: &View<'_>, kind: &Kind<'_>, member: &Member, body: &mut Body) {
    let envelope = kind.envelope;
    let carries = ident(kind.carries);
    match role(envelope, member) {
        Role::Constant => {
            body.name(&member.name);
            body.fixed(&encode::constant(&member.node));
        }
        Role::Tag if !kind.keeps_tag() => {
            body.name(&member.name);
            let word = if kind.name == "Request" {
                quote!(value.call.method())
            } else {
                quote!(value.body.name())
            };
            body.word(quote!(w.bare(#word.as_str());));
        }
        Role::Payload => {
            body.name(&member.name);
            body.statement(match kind.name {
                "Request" => quote!(call(w, &value.#carries)?;),
                "Event" => quote!(event_body(w, &value.#carries)?;),
                _ => quote!(match &value.#carries { Ok(payload) => reply(w, payload)?, Err(_) => w.literal(b"null") }),
            });
        }
        Role::Error => {
            body.name(&member.name);
            let write = function(&view.model.envelopes.error_type);
            body.statement(quote!(match &value.#carries { Ok(_) => w.literal(b"null"), Err(error) => #write(w, error)? }));
        }
        Role::Tag | Role::Session | Role::Plain => {
            body.member(view, &envelope.name, &Codes::new(), member)
        }
    }
}
