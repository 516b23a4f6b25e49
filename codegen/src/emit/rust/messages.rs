//! Payloads by operation and event: the enums `Call`, `Reply` and `EventBody`, how they are read and written.
//! The payloads themselves are printed elsewhere.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::model::{Event, Member, Node, Operation, Shape};
use crate::names::pascal;

use super::view::{View, doc, field, function, ident, integer};

/// A payload of more bytes in memory is boxed: every other one would be moved at its size.
const BOXED: usize = 200;

/// One variant of `Call`, `Reply` or `EventBody`.
struct Choice<'m> {
    variant: Ident,
    ty: &'m str,
    boxed: bool,
    doc: String,
}

impl<'m> Choice<'m> {
    fn new(view: &View<'_>, name: &str, ty: &'m str, doc: String) -> Self {
        Choice {
            variant: ident(&pascal(name)),
            ty,
            boxed: view.type_size(ty) > BOXED,
            doc,
        }
    }
}

fn calls<'m>(view: &View<'m>) -> Vec<Choice<'m>> {
    let of = |o: &'m Operation| {
        Choice::new(
            view,
            &o.name,
            &o.request,
            format!("`{}`: {}", o.name, o.doc),
        )
    };
    view.model.operations.iter().map(of).collect()
}

fn replies<'m>(view: &View<'m>) -> Vec<Choice<'m>> {
    let of = |o: &'m Operation| {
        Choice::new(
            view,
            &o.name,
            &o.success,
            format!("Success of `{}`.", o.name),
        )
    };
    view.model.operations.iter().map(of).collect()
}

fn bodies<'m>(view: &View<'m>) -> Vec<Choice<'m>> {
    let of = |e: &'m Event| {
        Choice::new(
            view,
            &e.name,
            &e.payload,
            format!("`{}`: {}", e.name, e.doc),
        )
    };
    view.model.events.iter().map(of).collect()
}

/// An enum over payloads with its name, its tag and its ways in and out.
pub struct Family<'m> {
    name: &'static str,
    doc: &'static str,
    tag: &'static str,
    tag_method: &'static str,
    tag_doc: &'static str,
    choices: Vec<Choice<'m>>,
}

impl Family<'_> {
    /// The type with this lifetime, or without one where no payload has any.
    pub fn ty(&self, view: &View<'_>, lifetime: TokenStream) -> TokenStream {
        let name = ident(self.name);
        let borrowed = self
            .choices
            .iter()
            .any(|choice| view.is_borrowed(choice.ty));
        if borrowed {
            quote!(#name<#lifetime>)
        } else {
            quote!(#name)
        }
    }
}

/// `Call`, `Reply` and `EventBody`.
pub fn families<'m>(view: &View<'m>) -> [Family<'m>; 3] {
    let (method, method_doc) = ("method", "The operation it belongs to.");
    [
        Family {
            name: "Call",
            doc: "The payload of a request.",
            tag: "Method",
            tag_method: method,
            tag_doc: method_doc,
            choices: calls(view),
        },
        Family {
            name: "Reply",
            doc: "The payload of a success.",
            tag: "Method",
            tag_method: method,
            tag_doc: method_doc,
            choices: replies(view),
        },
        Family {
            name: "EventBody",
            doc: "The payload of an event.",
            tag: "EventName",
            tag_method: "name",
            tag_doc: "The event it belongs to.",
            choices: bodies(view),
        },
    ]
}

/// The module of payloads.
pub fn messages(view: &View<'_>) -> TokenStream {
    let [call, reply, _] = families(view).map(|family| family.ty(view, quote!('_)));
    let families = families(view).map(|family| family_item(view, &family));
    let identities = event_members(view);
    quote! {
        use super::*;
        #(#families)*
        #identities
        impl Method {
            /// Reads the payload of a request alone.
            ///
            /// # Errors
            /// The gravest broken rule.
            pub fn decode_call(self, payload: &[u8]) -> Result<#call, Fault> {
                Reader::decode(payload, &CONTRACT, PAYLOAD_CODE, |r| decode::call(r, self))
            }

            /// Reads the payload of a success alone.
            ///
            /// # Errors
            /// The gravest broken rule.
            pub fn decode_reply(self, payload: &[u8]) -> Result<#reply, Fault> {
                Reader::decode(payload, &CONTRACT, PAYLOAD_CODE, |r| decode::reply(r, self))
            }
        }
    }
}

fn family_item(view: &View<'_>, family: &Family<'_>) -> TokenStream {
    let (name, tag, method) = (
        ident(family.name),
        ident(family.tag),
        ident(family.tag_method),
    );
    let function = function(family.name);
    let [declared, elided, owned_type] =
        [quote!('a), quote!('_), quote!('static)].map(|lifetime| family.ty(view, lifetime));
    let (about, tag_doc) = (doc(family.doc), doc(family.tag_doc));
    let variants: Vec<_> = family
        .choices
        .iter()
        .map(|choice| &choice.variant)
        .collect();
    let docs = family.choices.iter().map(|choice| doc(&choice.doc));
    let types = family.choices.iter().map(|choice| {
        let (ty, lifetime) = (ident(choice.ty), view.lifetime(choice.ty));
        if choice.boxed {
            quote!(Box<#ty #lifetime>)
        } else {
            quote!(#ty #lifetime)
        }
    });
    let owned = family.choices.iter().map(|choice| {
        let value = match (view.is_borrowed(choice.ty), choice.boxed) {
            (true, true) => quote!(Box::new(value.into_owned())),
            (true, false) => quote!(value.into_owned()),
            (false, _) => quote!(value),
        };
        let variant = &choice.variant;
        quote!(#name::#variant(value) => #name::#variant(#value),)
    });
    // Operations may be added within a version; an event only where both sides agreed on it.
    let growing = (family.tag == "Method").then(super::view::growing);
    quote! {
        #about
        #[derive(Debug, Clone, PartialEq, Eq)]
        #growing
        pub enum #declared { #(#docs #variants(#types),)* }

        impl #elided {
            #tag_doc
            pub const fn #method(&self) -> #tag {
                match self { #(#name::#variants(_) => #tag::#variants,)* }
            }

            /// The same value, independent of what it was read from.
            pub fn into_owned(self) -> #owned_type {
                match self { #(#owned)* }
            }

            /// Appends the payload alone, written compactly.
            ///
            /// # Errors
            /// The first broken rule; `out` is then as it was.
            pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
                Writer::encode(out, &CONTRACT, false, |w| encode::#function(w, self))
            }
        }
    }
}

/// `identity` and `sequence` of an event's payload.
fn event_members(view: &View<'_>) -> TokenStream {
    let member = |event: &Event, name: &str| match &view.ty(&event.payload).shape {
        Shape::Object(object) => object.member(name).cloned(),
        _ => None,
    };
    let identities = view.model.events.iter().map(|event| {
        let (variant, field) = (ident(&pascal(&event.name)), field(&event.identity));
        quote!(EventBody::#variant(value) => &value.#field,)
    });
    let sequences = view.model.events.iter().map(|event| {
        let variant = ident(&pascal(&event.name));
        match event
            .sequence
            .as_deref()
            .and_then(|name| member(event, name))
        {
            None => quote!(EventBody::#variant(_) => None,),
            Some(Member {
                node: Node::Const(value),
                ..
            }) => {
                let value =
                    proc_macro2::Literal::u64_unsuffixed(value.as_u64().unwrap_or_default());
                quote!(EventBody::#variant(_) => Some(#value),)
            }
            Some(member) => {
                let field = field(&member.name);
                match view.plain(&member.node) {
                    Node::Integer {
                        minimum, maximum, ..
                    } if integer(*minimum, *maximum).to_string() != "u64" => {
                        quote!(EventBody::#variant(value) => Some(value.#field as u64),)
                    }
                    _ => quote!(EventBody::#variant(value) => Some(value.#field),),
                }
            }
        }
    });
    let [_, _, bodies] = families(view).map(|family| family.ty(view, quote!('_)));
    quote! {
        impl #bodies {
            /// What all events of one start share: the id in the member `EventName::identity` names.
            pub fn identity(&self) -> &str {
                match self { #(#identities)* }
            }

            /// Its place in the count of one start, where there is one.
            pub const fn sequence(&self) -> Option<u64> {
                match self { #(#sequences)* }
            }
        }
    }
}

/// The decoder of one family by its tag.
pub fn family_decoder(view: &View<'_>, family: &Family<'_>) -> TokenStream {
    let (name, tag, head) = (ident(family.name), ident(family.tag), function(family.name));
    let arms = family.choices.iter().map(|choice| {
        let (variant, read) = (&choice.variant, function(choice.ty));
        let value = if choice.boxed {
            quote!(Box::new(value))
        } else {
            quote!(value)
        };
        quote! {
            #tag::#variant => {
                let value = #read(r)?;
                r.payload_end(start, outside);
                Ok(#name::#variant(#value))
            }
        }
    });
    let ty = family.ty(view, quote!('a));
    quote! {
        pub(crate) fn #head<'a>(r: &mut Reader<'a>, tag: #tag) -> Result<#ty, Stop> {
            let outside = r.judge(PAYLOAD_CODE);
            r.space();
            let start = r.offset();
            match tag { #(#arms)* }
        }
    }
}

/// The encoder of one family.
pub fn family_encoder(view: &View<'_>, family: &Family<'_>) -> TokenStream {
    let (name, head) = (ident(family.name), function(family.name));
    let arms = family.choices.iter().map(|choice| {
        let (variant, write) = (&choice.variant, function(choice.ty));
        quote!(#name::#variant(value) => #write(w, value)?,)
    });
    let ty = family.ty(view, quote!('_));
    quote! {
        pub(crate) fn #head(w: &mut Writer<'_>, value: &#ty) -> Result<(), Stop> {
            let start = w.offset();
            match value { #(#arms)* }
            w.payload_since(start)
        }
    }
}
