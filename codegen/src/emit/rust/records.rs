//! The three records of the wire: what they hold, how they are read and written, and the parts of a request judged alone.
//! The payloads inside them are printed elsewhere.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use serde_json::Value;

use crate::model::{Codes, Envelope, Event, Member, Model, Node, Operation, Presence, Shape};
use crate::names::pascal;

use super::codes;
use super::decode::{self, Ordered};
use super::encode::{self, Body};
use super::rules::Site;
use super::types;
use super::view::{View, doc, field, function, ident};

/// Adds the modules of records.
pub fn print(view: &View<'_>, add: &mut impl FnMut(String, String, TokenStream)) {
    let mut put = |name: &str, doc: &str, tokens| add(name.to_owned(), doc.to_owned(), tokens);
    put(
        "messages",
        "Payloads by operation and event.\nThe records around them stand elsewhere.",
        messages(view),
    );
    put(
        "records",
        "The three records of the wire.\nHow they are read and written stands elsewhere.",
        records(view),
    );
    put(
        "parts",
        "The members of a request, each judged by itself, for records that are refused.\nDecides no precedence.",
        parts(view),
    );
    put(
        "judge",
        "Rules across the members of one object, for decoders and encoders alike.\nKnows no bytes.",
        decode::judges(view),
    );
    put(
        "decode/records",
        "Decoders of the three records.\nPayloads are read by the decoder of their type.",
        decoders(view),
    );
    put(
        "encode/records",
        "Encoders of the three records.\nPayloads are written by the encoder of their type.",
        encoders(view),
    );
}

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
struct Family<'m> {
    name: &'static str,
    doc: &'static str,
    tag: &'static str,
    tag_method: &'static str,
    tag_doc: &'static str,
    choices: Vec<Choice<'m>>,
}

fn families<'m>(view: &View<'m>) -> [Family<'m>; 3] {
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

fn messages(view: &View<'_>) -> TokenStream {
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
            pub fn decode_call(self, payload: &[u8]) -> Result<Call<'_>, Fault> {
                Reader::decode(payload, &CONTRACT, PAYLOAD_CODE, |r| decode::call(r, self))
            }

            /// Reads the payload of a success alone.
            ///
            /// # Errors
            /// The gravest broken rule.
            pub fn decode_reply(self, payload: &[u8]) -> Result<Reply<'_>, Fault> {
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
        pub enum #name<'a> { #(#docs #variants(#types),)* }

        impl #name<'_> {
            #tag_doc
            pub const fn #method(&self) -> #tag {
                match self { #(#name::#variants(_) => #tag::#variants,)* }
            }

            /// The same value, independent of what it was read from.
            pub fn into_owned(self) -> #name<'static> {
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
        Shape::Object(object) => object
            .members
            .iter()
            .find(|member| member.name == name)
            .cloned(),
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
                quote!(EventBody::#variant(value) => Some(value.#field),)
            }
        }
    });
    quote! {
        impl EventBody<'_> {
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

/// What a member of an envelope is for.
#[derive(PartialEq, Eq)]
enum Role {
    Constant,
    Tag,
    Payload,
    Session,
    Error,
    /// An id.
    Plain,
}

fn role(envelope: &Envelope, member: &Member) -> Role {
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
struct Kind<'m> {
    name: &'static str,
    envelope: &'m Envelope,
    /// Field that holds what the payload slot carries.
    carries: &'static str,
    carried: TokenStream,
    carried_doc: &'static str,
}

fn kinds<'m>(view: &View<'m>) -> [Kind<'m>; 3] {
    let envelopes = &view.model.envelopes;
    let error = ident(&envelopes.error_type);
    let lifetime = view.lifetime(&envelopes.error_type);
    [
        Kind {
            name: "Request",
            envelope: &envelopes.request,
            carries: "call",
            carried: quote!(Call<'a>),
            carried_doc: "Operation and payload.",
        },
        Kind {
            name: "Response",
            envelope: &envelopes.response,
            carries: "result",
            carried: quote!(Result<Reply<'a>, #error #lifetime>),
            carried_doc: "The payload of a success, or why it failed.",
        },
        Kind {
            name: "Event",
            envelope: &envelopes.event,
            carries: "body",
            carried: quote!(EventBody<'a>),
            carried_doc: "Event and payload.",
        },
    ]
}

impl Kind<'_> {
    /// Whether the record keeps the tag as text: a failed response may name a method that nobody knows.
    fn keeps_tag(&self) -> bool {
        self.envelope.error.is_some()
    }

    /// Members that become fields of their own.
    fn fields(&self) -> impl Iterator<Item = &Member> {
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

fn optional(member: &Member) -> bool {
    member.presence != Presence::Required
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
    let how = if matches!(kind.envelope.object.extras, crate::model::Extras::Refused) {
        "Strict: members that the contract does not name are refused."
    } else {
        "Tolerant: members that the contract does not name are bounded and ignored."
    };
    let how = doc(how);
    let growing = (!matches!(kind.envelope.object.extras, crate::model::Extras::Refused))
        .then(super::view::growing);
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
    quote! {
        impl #name<'static> {
            /// The error of a code, with its fixed message.
            pub fn of(code: ErrorCode) -> Self {
                #name { #(#fields)* }
            }
        }

        impl #name<'_> {
            /// The code, if this build knows it.
            pub fn known(&self) -> Option<ErrorCode> {
                #code
            }
        }
    }
}

fn decoders(view: &View<'_>) -> TokenStream {
    let families = families(view).map(|family| family_decoder(&family));
    let [request, response, event] = kinds(view);
    let (request_body, event_body) = (
        tagged(view, &request, "Method", "call"),
        tagged(view, &event, "EventName", "event_body"),
    );
    let response_body = answered(view, &response);
    let any = any_record(view);
    quote! {
        use super::*;
        #(#families)*
        #request_body
        #event_body
        #response_body
        #any
    }
}

fn family_decoder(family: &Family<'_>) -> TokenStream {
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
    quote! {
        pub(crate) fn #head<'a>(r: &mut Reader<'a>, tag: #tag) -> Result<#name<'a>, Stop> {
            let outside = r.judge(PAYLOAD_CODE);
            r.space();
            let start = r.offset();
            match tag { #(#arms)* }
        }
    }
}

/// The local of a member.
fn slot(member: &Member) -> Ident {
    format_ident!("m_{}", member.name)
}

/// Arm of a member that is a constant or a value.
fn plain_arm(view: &View<'_>, envelope: &Envelope, index: usize, member: &Member) -> TokenStream {
    let slot = slot(member);
    let read = decode::value(
        view,
        &Site::member(&envelope.name, &Codes::new(), member),
        &member.node,
    );
    let set = if optional(member) {
        quote!(if r.null() { #slot = Some(None); Ok(()) } else { #read.map(|value| #slot = Some(Some(value))) })
    } else {
        quote!(#read.map(|value| #slot = Some(value)))
    };
    quote!(Step::Known(#index) => #set,)
}

/// Demands the required members, all of them noted before the first is missed.
fn demands(envelope: &Envelope) -> TokenStream {
    let required = envelope
        .object
        .members
        .iter()
        .enumerate()
        .filter(|(_, member)| {
            matches!(
                member.presence,
                Presence::Required | Presence::RequiredNullable
            )
        });
    let (demands, unwraps): (Vec<TokenStream>, Vec<TokenStream>) = required
        .map(|(index, member)| {
            let (slot, name, code) = (
                slot(member),
                &member.name,
                codes::required(&member.codes, &Codes::new()),
            );
            let unwrap = if role(envelope, member) == Role::Constant {
                quote!(#slot?;)
            } else {
                quote!(let #slot = #slot?;)
            };
            (
                quote!(let #slot = r.require(&object, #index, #name, #slot, #code);),
                unwrap,
            )
        })
        .unzip();
    quote!(#(#demands)* #(#unwraps)*)
}

/// Fields of the record out of their locals.
fn taken(kind: &Kind<'_>) -> TokenStream {
    let fields = kind.fields().map(|member| {
        let (field, slot) = (field(&member.name), slot(member));
        if member.presence == Presence::Optional || member.presence == Presence::OptionalNullable {
            quote!(#field: #slot.flatten(),)
        } else {
            quote!(#field: #slot,)
        }
    });
    quote!(#(#fields)*)
}

fn object_head(envelope: &Envelope) -> (TokenStream, TokenStream) {
    let names = envelope.object.members.iter().map(|member| &member.name);
    let slots = envelope.object.members.iter().map(slot);
    let other = match &envelope.object.extras {
        crate::model::Extras::Refused => quote!(r.refuse(&object, DEFAULT_CODE)),
        _ => quote!(r.skip()),
    };
    let head = quote! {
        const NAMES: &[&str] = &[#(#names),*];
        let mut object = r.object(DEFAULT_CODE)?;
        #(let mut #slots = None;)*
    };
    (head, other)
}

/// Decoder of a record whose tag says what the payload is.
fn tagged(view: &View<'_>, kind: &Kind<'_>, tag: &str, payload: &str) -> TokenStream {
    let envelope = kind.envelope;
    let (head, other) = object_head(envelope);
    let (function, name, payload, carries) = (
        function(kind.name),
        ident(kind.name),
        ident(payload),
        ident(kind.carries),
    );
    let is_method = tag == "Method";
    let tag = ident(tag);
    let [tag_slot, payload_slot, session_slot] =
        [&envelope.tag, &envelope.payload, &envelope.session]
            .map(|name| slot(slot_member(envelope, name)));
    let arms = envelope
        .object
        .members
        .iter()
        .enumerate()
        .map(|(index, member)| match role(envelope, member) {
            Role::Tag => {
                let read = decode::value(
                    view,
                    &Site::member(&envelope.name, &Codes::new(), member),
                    &member.node,
                );
                quote! {
                    Step::Known(#index) => {
                        let at = r.offset();
                        #read.and_then(|text| match #tag::parse(&text) {
                            Some(tag) => { #tag_slot = Some(tag); Ok(()) }
                            None => r.fail_as(at, Rule::Enum, METHOD_CODE),
                        })
                    }
                }
            }
            Role::Payload => {
                let read = payload_read(member, &payload);
                quote! {
                    Step::Known(#index) => match #tag_slot {
                        Some(tag) => #read.map(|value| #payload_slot = Some(value)),
                        None => { later = Some(start); r.skip() }
                    },
                }
            }
            _ => plain_arm(view, envelope, index, member),
        });
    let read = payload_read(slot_member(envelope, &envelope.payload), &payload);
    let later = quote! {
        if let (Some(start), Some(tag)) = (later, #tag_slot) {
            let end = r.mark();
            r.rewind(start);
            #payload_slot = #read.ok();
            r.rewind(end);
        }
    };
    let demands = demands(envelope);
    let taken = taken(kind);
    let ordered = ordered(view, kind, &tag, &payload, is_method);
    let [in_order, in_any_order] =
        ["in_order", "in_any_order"].map(|how| format_ident!("{}_{how}", function));
    let session = if is_method {
        let members = &envelope.object.members;
        let index = members
            .iter()
            .position(|member| member.name == envelope.session)
            .unwrap_or_default();
        // One that was there and refused is not missing.
        quote!(
            (#session_slot.is_some() || !object.saw(#index))
                && matches!((#tag_slot.session(), named), (SessionRule::Omit, true) | (SessionRule::Required, false))
        )
    } else {
        quote!(#tag_slot.carries_session() != named)
    };
    let session_value = match slot_member(envelope, &envelope.session).presence {
        Presence::RequiredNullable => quote!(#session_slot.is_some()),
        _ => quote!(#session_slot.as_ref().is_some_and(Option::is_some)),
    };
    quote! {
        pub(crate) fn #function<'a>(r: &mut Reader<'a>) -> Result<#name<'a>, Stop> {
            r.either(#in_order, #in_any_order)
        }

        #[inline]
        fn #in_order<'a>(r: &mut Reader<'a>) -> Result<#name<'a>, Stop> {
            #ordered
        }

        #[cold]
        fn #in_any_order<'a>(r: &mut Reader<'a>) -> Result<#name<'a>, Stop> {
            #head
            let mut later = None;
            loop {
                let step = r.member(&mut object, NAMES)?;
                let start = r.mark();
                let read = match step {
                    #(#arms)*
                    Step::End => break,
                    _ => #other,
                };
                if read.is_err() {
                    r.recover(start)?;
                }
            }
            #later
            #demands
            let named = #session_value;
            if #session {
                r.note(r.offset() - 1, Rule::Session, DEFAULT_CODE);
            }
            if r.faulty() {
                return Err(Stop);
            }
            Ok(#name { #taken #carries: #payload_slot })
        }
    }
}

/// The statements that read a record in the order of the schema.
fn ordered(
    view: &View<'_>,
    kind: &Kind<'_>,
    tag: &Ident,
    payload: &Ident,
    is_method: bool,
) -> TokenStream {
    let envelope = kind.envelope;
    let mut ordered = Ordered::default();
    ordered.statement(quote!(r.deeper()?;));
    for member in &envelope.object.members {
        let slot = slot(member);
        match role(envelope, member) {
            Role::Tag => {
                ordered.name(&member.name);
                ordered.statement(quote!(let #slot = #tag::parse(r.plain()?).ok_or(Stop)?;));
            }
            Role::Payload => {
                let tag_slot = format_ident!("m_{}", envelope.tag);
                ordered.name(&member.name);
                ordered.statement(quote!(let #slot = #payload(r, #tag_slot)?;));
            }
            _ => ordered.member(view, &envelope.name, &Codes::new(), member),
        }
    }
    ordered.close();
    let statements = ordered.end();
    let [tag_slot, session_slot, payload_slot] =
        [&envelope.tag, &envelope.session, &envelope.payload].map(|name| format_ident!("m_{name}"));
    let wrong = if is_method {
        quote!(
            matches!((#tag_slot.session(), #session_slot.is_some()), (SessionRule::Omit, true) | (SessionRule::Required, false))
        )
    } else {
        quote!(#tag_slot.carries_session() != #session_slot.is_some())
    };
    let (name, carries) = (ident(kind.name), ident(kind.carries));
    let fields = fields_from_locals(kind);
    quote! {
        #statements
        r.shallower();
        if #wrong || r.faulty() {
            return Err(Stop);
        }
        Ok(#name { #fields #carries: #payload_slot })
    }
}

/// The same for a response: a payload and no error, or an error and no payload.
fn ordered_answer(view: &View<'_>, kind: &Kind<'_>) -> TokenStream {
    let envelope = kind.envelope;
    let mut ordered = Ordered::default();
    ordered.statement(quote!(r.deeper()?;));
    let tag_slot = format_ident!("m_{}", envelope.tag);
    for member in &envelope.object.members {
        let slot = slot(member);
        match role(envelope, member) {
            Role::Payload => {
                ordered.name(&member.name);
                ordered.statement(quote! {
                    let #slot = if r.literal(b"null") {
                        None
                    } else {
                        let method = #tag_slot.as_deref().and_then(Method::parse).ok_or(Stop)?;
                        Some(reply(r, method)?)
                    };
                });
            }
            _ => ordered.member(view, &envelope.name, &Codes::new(), member),
        }
    }
    ordered.close();
    let statements = ordered.end();
    let [session_slot, payload_slot, error_slot] = [
        &envelope.session,
        &envelope.payload,
        envelope.error.as_ref().unwrap_or(&envelope.tag),
    ]
    .map(|name| format_ident!("m_{name}"));
    let (name, carries) = (ident(kind.name), ident(kind.carries));
    let fields = fields_from_locals(kind);
    let bound = kind
        .fields()
        .filter(|member| role(envelope, member) == Role::Plain && optional(member))
        .map(|member| {
            let slot = slot(member);
            quote!(#slot.is_some())
        });
    quote! {
        #statements
        r.shallower();
        let #carries = match (#payload_slot, #error_slot) {
            (Some(reply), None) if answers(reply.method(), #session_slot.is_some()) #(&& #bound)* => Ok(reply),
            (None, Some(error)) => Err(error),
            _ => return Err(Stop),
        };
        if r.faulty() {
            return Err(Stop);
        }
        Ok(#name { #fields #carries })
    }
}

/// Fields of the record out of locals that already have their types.
fn fields_from_locals(kind: &Kind<'_>) -> TokenStream {
    let fields = kind.fields().map(|member| {
        let (field, slot) = (field(&member.name), slot(member));
        quote!(#field: #slot,)
    });
    quote!(#(#fields)*)
}

/// Reads the payload of a known tag; one that is no object may have a code of its own.
fn payload_read(member: &Member, payload: &Ident) -> TokenStream {
    match member.codes.get("type") {
        Some(code) => {
            let code = codes::named(code);
            quote!(r.expect_object(#code).and_then(|()| #payload(r, tag)))
        }
        None => quote!(#payload(r, tag)),
    }
}

/// The member in a slot; `lower` has seen that the template has it.
fn slot_member<'e>(envelope: &'e Envelope, name: &str) -> &'e Member {
    let index = envelope
        .object
        .members
        .iter()
        .position(|member| member.name == name)
        .unwrap_or_default();
    &envelope.object.members[index]
}

/// Decoder of responses: a payload or an error, whatever comes first.
fn answered(view: &View<'_>, kind: &Kind<'_>) -> TokenStream {
    let envelope = kind.envelope;
    let (head, other) = object_head(envelope);
    let (function, name, carries) = (function(kind.name), ident(kind.name), ident(kind.carries));
    let error_name = envelope.error.as_deref().unwrap_or_default();
    let [tag_slot, payload_slot, session_slot, error_slot] = [
        &envelope.tag,
        &envelope.payload,
        &envelope.session,
        error_name,
    ]
    .map(|name| slot(slot_member(envelope, name)));
    let arms = envelope
        .object
        .members
        .iter()
        .enumerate()
        .map(|(index, member)| match role(envelope, member) {
            Role::Payload => quote! {
                Step::Known(#index) => {
                    if r.null() {
                        #payload_slot = Some(None);
                        Ok(())
                    } else {
                        later = Some(start);
                        r.skip()
                    }
                }
            },
            _ => plain_arm(view, envelope, index, member),
        });
    let demands = demands(envelope);
    let taken = taken(kind);
    let ordered = ordered_answer(view, kind);
    let [in_order, in_any_order] =
        ["in_order", "in_any_order"].map(|how| format_ident!("{}_{how}", function));
    // A success is bound to its request: no identity of it is null.
    let bound = kind
        .fields()
        .filter(|member| role(envelope, member) == Role::Plain && optional(member))
        .map(|member| {
            let slot = slot(member);
            quote!(#slot.is_none())
        });
    quote! {
        pub(crate) fn #function<'a>(r: &mut Reader<'a>) -> Result<#name<'a>, Stop> {
            r.either(#in_order, #in_any_order)
        }

        #[inline]
        fn #in_order<'a>(r: &mut Reader<'a>) -> Result<#name<'a>, Stop> {
            #ordered
        }

        #[cold]
        fn #in_any_order<'a>(r: &mut Reader<'a>) -> Result<#name<'a>, Stop> {
            #head
            let mut later = None;
            loop {
                let step = r.member(&mut object, NAMES)?;
                let start = r.mark();
                let read = match step {
                    #(#arms)*
                    Step::End => break,
                    _ => #other,
                };
                if read.is_err() {
                    r.recover(start)?;
                }
            }
            let method = #tag_slot.as_ref().and_then(|text: &Option<Cow<'a, str>>| text.as_deref()).and_then(Method::parse);
            if let (Some(start), Some(method)) = (later, method) {
                let end = r.mark();
                r.rewind(start);
                #payload_slot = reply(r, method).ok().map(Some);
                r.rewind(end);
            }
            if later.is_some() && method.is_none() {
                // A payload of no known method, and so of no known form.
                r.note(r.offset() - 1, Rule::Mismatch, DEFAULT_CODE);
            }
            #demands
            let end = r.offset() - 1;
            let #carries = match (#payload_slot, #error_slot) {
                (Some(reply), None) => Ok(reply),
                (None, Some(error)) => Err(error),
                _ => return r.fail(end, Rule::Mismatch),
            };
            if let Ok(reply) = &#carries {
                if !answers(reply.method(), #session_slot.is_some()) {
                    r.note(end, Rule::Session, DEFAULT_CODE);
                }
                if #(#bound)||* {
                    r.note(end, Rule::Mismatch, DEFAULT_CODE);
                }
            }
            if r.faulty() {
                return Err(Stop);
            }
            Ok(#name { #taken #carries })
        }

        /// Whether a success of this method may name a session, or none.
        pub(crate) fn answers(method: Method, named: bool) -> bool {
            match (method.answers_session(), method.session()) {
                (SessionAnswer::None, _) => !named,
                (SessionAnswer::Assigned, _) | (SessionAnswer::Same, SessionRule::Required) => named,
                (SessionAnswer::Same, SessionRule::Optional | SessionRule::Omit) => true,
            }
        }
    }
}

/// The constant string member that tells the three kinds of record apart.
fn kind_member<'m>(model: &'m Model) -> Option<&'m str> {
    let envelopes = &model.envelopes;
    let constant = |envelope: &'m Envelope, name: &str| {
        envelope
            .object
            .members
            .iter()
            .find(|member| member.name == name)
            .and_then(|member| match &member.node {
                Node::Const(Value::String(text)) => Some(text.as_str()),
                _ => None,
            })
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

fn any_record(view: &View<'_>) -> TokenStream {
    let Some(kind) = kind_member(view.model) else {
        return quote!(compile_error!("no constant tells the kinds of record apart"););
    };
    let (mut arms, mut guesses) = (Vec::new(), Vec::new());
    for one in kinds(view) {
        let value = encode::constant(&slot_member(one.envelope, kind).node);
        let value: Value = serde_json::from_str(&value).unwrap_or_default();
        let value = value.as_str().unwrap_or_default().to_owned();
        let (name, function) = (ident(one.name), function(one.name));
        // What every record of this kind begins with when its members stand in the order of the schema.
        let constants = one
            .envelope
            .object
            .members
            .iter()
            .take_while(|member| role(one.envelope, member) == Role::Constant);
        let begins: Vec<String> = constants
            .map(|member| format!("\"{}\":{}", member.name, encode::constant(&member.node)))
            .collect();
        let begins =
            proc_macro2::Literal::byte_string(format!("{{{}", begins.join(",")).as_bytes());
        guesses.push(quote!(if r.begins(#begins) { return #function(r).map(Record::#name); }));
        arms.push(quote!(Some(#value) => #function(r).map(Record::#name),));
    }
    quote! {
        pub(crate) fn record<'a>(r: &mut Reader<'a>) -> Result<Record<'a>, Stop> {
            #(#guesses)*
            let kind = r.tag(#kind)?;
            match kind.as_deref() {
                #(#arms)*
                Some(_) => r.fail(r.offset(), Rule::Tag(#kind)),
                None => r.fail(r.offset(), Rule::Missing(#kind)),
            }
        }
    }
}

fn encoders(view: &View<'_>) -> TokenStream {
    let families = families(view).map(|family| family_encoder(&family));
    let records = kinds(view).map(|kind| record_encoder(view, &kind));
    quote! {
        use super::*;
        #(#families)*
        #(#records)*
    }
}

fn family_encoder(family: &Family<'_>) -> TokenStream {
    let (name, head) = (ident(family.name), function(family.name));
    let arms = family.choices.iter().map(|choice| {
        let (variant, write) = (&choice.variant, function(choice.ty));
        quote!(#name::#variant(value) => #write(w, value)?,)
    });
    quote! {
        pub(crate) fn #head(w: &mut Writer<'_>, value: &#name<'_>) -> Result<(), Stop> {
            let start = w.offset();
            match value { #(#arms)* }
            w.payload_since(start)
        }
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

/// The members of a request, each judged alone.
fn parts(view: &View<'_>) -> TokenStream {
    let envelope = &view.model.envelopes.request;
    let names: Vec<&String> = envelope
        .object
        .members
        .iter()
        .map(|member| &member.name)
        .collect();
    let methods = envelope
        .object
        .members
        .iter()
        .map(|member| part(view, envelope, member));
    quote! {
        use super::*;
        use bounded::{Member, Survey};

        /// Any number that a version could be.
        static ANY: Integer = Integer { min: 0, max: u16::MAX as i64, codes: Codes::DEFAULT };

        /// The members of a request by their names, each judged by the schema of that member alone.
        /// Whether the rest of the record is right does not matter.
        #[derive(Debug, Clone, Copy)]
        pub struct RequestParts<'s, 'a> {
            survey: &'s Survey<'a>,
        }

        impl<'s, 'a> RequestParts<'s, 'a> {
            /// Names of the members of a request.
            pub const NAMES: &'static [&'static str] = &[#(#names),*];

            /// The parts of a record that is an object; None for any other.
            pub fn of(survey: &'s Survey<'a>) -> Option<Self> {
                (survey.kind() == Some(Kind::Object)).then_some(RequestParts { survey })
            }

            /// Whether there is a member that a request does not name.
            pub fn unknown(&self) -> bool {
                self.survey.members().any(|member| !Self::NAMES.contains(&member.key.as_ref()))
            }

            #(#methods)*
        }
    }
}

fn part(view: &View<'_>, envelope: &Envelope, member: &Member) -> TokenStream {
    let (field, name) = (field(&member.name), &member.name);
    let about = doc(&member.doc);
    let site = Site::member(&envelope.name, &Codes::new(), member);
    let missing = codes::required(&member.codes, &Codes::new());
    let ty = view.value_type(&member.node, &site.owner);
    let read = decode::value(view, &site, &member.node);
    let errors = quote! {
        ///
        /// # Errors
        /// It is missing, or breaks a rule of its own.
    };
    match role(envelope, member) {
        Role::Payload => quote! {
            #about
            ///
            /// None where it is missing; any kind of value otherwise.
            pub fn #field(&self) -> Option<Member<'a>> {
                self.survey.member(#name)
            }
        },
        Role::Constant if !matches!(member.node, Node::Const(Value::String(_))) => quote! {
            #about
            ///
            /// None where it is missing or no such number at all.
            pub fn #field(&self) -> Option<u16> {
                self.survey.read(&CONTRACT, #name, #missing, |r| r.integer(&ANY)).ok().map(|value| value as u16)
            }
        },
        _ if matches!(
            member.presence,
            Presence::Optional | Presence::OptionalNullable
        ) =>
        {
            quote! {
                #about
                #errors
                pub fn #field(&self) -> Result<Option<#ty>, Fault> {
                    if self.survey.member(#name).is_none() {
                        return Ok(None);
                    }
                    self.survey.read(&CONTRACT, #name, #missing, |r| if r.null() { Ok(None) } else { #read.map(Some) })
                }
            }
        }
        _ => quote! {
            #about
            #errors
            pub fn #field(&self) -> Result<#ty, Fault> {
                self.survey.read(&CONTRACT, #name, #missing, |r| #read)
            }
        },
    }
}
