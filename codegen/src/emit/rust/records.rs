//! The three records of the wire: what they hold, and which part of a record is for what.
//! How they are read and written is printed elsewhere.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::model::{Codes, Envelope, Extras, Member, Model, Node, Presence, Shape};

use super::messages::{self, families};
use super::rules::Site;
use super::view::{View, doc, field, function, ident};
use super::{judge, parts, record_decoders, record_encoders, types};

/// Adds the modules of records.
pub fn print(view: &View<'_>, add: &mut impl FnMut(String, String, TokenStream)) {
    let mut put = |name: &str, doc: &str, tokens| add(name.to_owned(), doc.to_owned(), tokens);
    put(
        "messages",
        "Payloads by operation and event.\nThe records around them stand elsewhere.",
        messages::messages(view),
    );
    put(
        "records",
        "The three records of the wire.\nHow they are read and written stands elsewhere.",
        records(view),
    );
    put(
        "parts",
        "The members of a request, each judged by itself, for records that are refused.\nDecides no precedence.",
        parts::parts(view),
    );
    put(
        "judge",
        "Rules across the members of one object, for decoders and encoders alike.\nKnows no bytes.",
        judge::judges(view),
    );
    put(
        "decode/records",
        "Decoders of the three records.\nPayloads are read by the decoder of their type.",
        record_decoders::decoders(view),
    );
    put(
        "encode/records",
        "Encoders of the three records.\nPayloads are written by the encoder of their type.",
        record_encoders::encoders(view),
    );
}

/// What a member of an envelope is for.
#[derive(PartialEq, Eq)]
pub enum Role {
    Constant,
    Tag,
    Payload,
    Session,
    Error,
    /// An id.
    Plain,
}

/// What this member is for.
pub fn role(envelope: &Envelope, member: &Member) -> Role {
    if member.name == envelope.tag {
        Role::Tag
    } else if member.name == envelope.payload {
        Role::Payload
    } else if member.name == envelope.session {
        Role::Session
    } else if envelope.error.as_ref() == Some(&member.name) {
        Role::Error
    } else if matches!(member.node, Node::Const(_)) {
        Role::Constant
    } else {
        Role::Plain
    }
}

/// A record with its envelope and its Rust names.
pub struct Kind<'m> {
    pub name: &'static str,
    pub envelope: &'m Envelope,
    /// Field that holds what the payload slot carries.
    pub carries: &'static str,
    carried: TokenStream,
    carried_doc: &'static str,
}

/// Request, response, event.
pub fn kinds<'m>(view: &View<'m>) -> [Kind<'m>; 3] {
    let envelopes = &view.model.envelopes;
    let error = ident(&envelopes.error_type);
    let lifetime = view.lifetime(&envelopes.error_type);
    let [call, reply, body] = families(view).map(|family| family.ty(view, quote!('a)));
    [
        Kind {
            name: "Request",
            envelope: &envelopes.request,
            carries: "call",
            carried: call,
            carried_doc: "Operation and payload.",
        },
        Kind {
            name: "Response",
            envelope: &envelopes.response,
            carries: "result",
            carried: quote!(Result<#reply, #error #lifetime>),
            carried_doc: "The payload of a success, or why it failed.",
        },
        Kind {
            name: "Event",
            envelope: &envelopes.event,
            carries: "body",
            carried: body,
            carried_doc: "Event and payload.",
        },
    ]
}

impl Kind<'_> {
    /// Whether the record keeps the tag as text: a failed response may name a method that nobody knows.
    pub fn keeps_tag(&self) -> bool {
        self.envelope.error.is_some()
    }

    /// Members that become fields of their own.
    pub fn fields(&self) -> impl Iterator<Item = &Member> {
        self.envelope
            .object
            .members
            .iter()
            .filter(|member| match role(self.envelope, member) {
                Role::Plain | Role::Session => true,
                Role::Tag => self.keeps_tag(),
                Role::Constant | Role::Payload | Role::Error => false,
            })
    }
}

/// Whether a member of an envelope may be missing or null.
pub fn optional(member: &Member) -> bool {
    member.presence != Presence::Required
}

/// The member in a slot; `lower` has seen that the template has it.
pub fn slot_member<'e>(envelope: &'e Envelope, name: &str) -> &'e Member {
    let index = envelope
        .object
        .members
        .iter()
        .position(|member| member.name == name)
        .unwrap_or_default();
    &envelope.object.members[index]
}

/// The constant string member that tells the three kinds of record apart.
pub fn kind_member<'m>(model: &'m Model) -> Option<&'m str> {
    let envelopes = &model.envelopes;
    let constant = |envelope: &'m Envelope, name: &str| {
        envelope.object.member(name).and_then(Member::constant)
    };
    envelopes
        .request
        .object
        .members
        .iter()
        .map(|member| member.name.as_str())
        .find(|name| {
            let [one, two, three] = [&envelopes.request, &envelopes.response, &envelopes.event]
                .map(|envelope| constant(envelope, name));
            one.is_some()
                && two.is_some()
                && three.is_some()
                && one != two
                && two != three
                && one != three
        })
}

fn records(view: &View<'_>) -> TokenStream {
    let kinds = kinds(view);
    let structs = kinds.iter().map(|kind| record_struct(view, kind));
    let names: Vec<_> = kinds.iter().map(|kind| ident(kind.name)).collect();
    let docs = kinds.iter().map(|kind| doc(&kind.envelope.doc));
    let error = error_impl(view);
    let about = doc(&view.model.doc);
    quote! {
        use super::*;
        #(#structs)*
        #about
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum Record<'a> { #(#docs #names(#names<'a>),)* }

        impl Record<'_> {
            /// The same record, independent of what it was read from.
            pub fn into_owned(self) -> Record<'static> {
                match self { #(Record::#names(record) => Record::#names(record.into_owned()),)* }
            }

            /// Appends the record and its newline.
            ///
            /// # Errors
            /// The first broken rule; `out` is then as it was.
            pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
                match self { #(Record::#names(record) => record.encode(out),)* }
            }
        }

        /// Reads a record of any kind.
        ///
        /// # Errors
        /// The gravest broken rule.
        pub fn decode_record(record: &[u8]) -> Result<Record<'_>, Fault> {
            Reader::decode(record, &CONTRACT, CONTRACT.verdicts.shape, decode::record)
        }
        #error
    }
}

fn record_struct(view: &View<'_>, kind: &Kind<'_>) -> TokenStream {
    let name = ident(kind.name);
    let function = function(kind.name);
    let decode = format_ident!("decode_{}", function);
    let about = doc(&kind.envelope.doc);
    let fields = kind.fields().map(|member| {
        let value = view.value_type(
            &member.node,
            &Site::member(&kind.envelope.name, &Codes::new(), member).owner,
        );
        let value = if optional(member) {
            quote!(Option<#value>)
        } else {
            value
        };
        let (doc, field) = (doc(&super::view::member_doc(member)), field(&member.name));
        quote!(#doc pub #field: #value,)
    });
    let owned = kind.fields().map(|member| {
        let field = field(&member.name);
        let value = if optional(member) {
            let inner = types::owned(view, &member.node, quote!(value));
            quote!(self.#field.map(|value| #inner))
        } else {
            types::owned(view, &member.node, quote!(self.#field))
        };
        quote!(#field: #value,)
    });
    let (carries, carried, carried_doc) =
        (ident(kind.carries), &kind.carried, doc(kind.carried_doc));
    let carried_owned = if kind.keeps_tag() {
        let error = if view.is_borrowed(&view.model.envelopes.error_type) {
            quote!(.map_err(|error| error.into_owned()))
        } else {
            quote!()
        };
        quote!(self.#carries.map(Reply::into_owned)#error)
    } else {
        quote!(self.#carries.into_owned())
    };
    let how = if matches!(kind.envelope.object.extras, Extras::Refused) {
        "Strict: members that the contract does not name are refused."
    } else {
        "Tolerant: members that the contract does not name are bounded and ignored."
    };
    let how = doc(how);
    let growing =
        (!matches!(kind.envelope.object.extras, Extras::Refused)).then(super::view::growing);
    let first = doc(&format!(
        "Reads one {function}, with or without its newline."
    ));
    let blank = doc("");
    quote! {
        #about
        #[derive(Debug, Clone, PartialEq, Eq)]
        #growing
        pub struct #name<'a> {
            #(#fields)*
            #carried_doc
            pub #carries: #carried,
        }

        impl #name<'_> {
            /// The same record, independent of what it was read from.
            pub fn into_owned(self) -> #name<'static> {
                #name { #(#owned)* #carries: #carried_owned }
            }

            /// Appends the record and its newline.
            ///
            /// # Errors
            /// The first broken rule; `out` is then as it was.
            pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
                Writer::encode(out, &CONTRACT, true, |w| encode::#function(w, self))
            }
        }

        #first
        #blank
        #how
        ///
        /// # Errors
        /// The gravest broken rule.
        pub fn #decode(record: &[u8]) -> Result<#name<'_>, Fault> {
            Reader::decode(record, &CONTRACT, CONTRACT.verdicts.shape, decode::#function)
        }
    }
}

/// The error object of a code, and the code of an error object.
fn error_impl(view: &View<'_>) -> TokenStream {
    let ty = view.ty(&view.model.envelopes.error_type);
    let Shape::Object(object) = &ty.shape else {
        return quote!();
    };
    let name = ident(&ty.name);
    let mut code = quote!(None);
    let fields = object.members.iter().map(|member| {
        let field = field(&member.name);
        let value = match view.plain(&member.node) {
            Node::Ref(open) if matches!(view.ty(open).shape, Shape::OpenEnum { .. }) => {
                let open = ident(open);
                code = quote!(ErrorCode::parse(self.#field.as_str()));
                quote!(#open::from_text(Cow::Borrowed(code.as_str())))
            }
            _ => quote!(Cow::Borrowed(code.message())),
        };
        quote!(#field: #value,)
    });
    let fields: Vec<TokenStream> = fields.collect();
    let borrowed = view.is_borrowed(&ty.name);
    let [fixed, elided] =
        [quote!(<'static>), quote!(<'_>)].map(|lifetime| borrowed.then_some(lifetime));
    quote! {
        impl #name #fixed {
            /// The error of a code, with its fixed message.
            pub fn of(code: ErrorCode) -> Self {
                #name { #(#fields)* }
            }
        }

        impl #name #elided {
            /// The code, if this build knows it.
            pub fn known(&self) -> Option<ErrorCode> {
                #code
            }
        }
    }
}
