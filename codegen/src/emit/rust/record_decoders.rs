//! Decoders of the three records.
//! Payloads are read by the decoder of their type.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use serde_json::Value;

use crate::model::{Codes, Envelope, Extras, Member, Presence};

use super::decode::{self, Ordered};
use super::messages::{families, family_decoder};
use super::records::{Kind, Role, kind_member, kinds, optional, role, slot_member};
use super::rules::Site;
use super::view::{View, field, function, ident};
use super::{codes, encode};

/// All of them.
pub fn decoders(view: &View<'_>) -> TokenStream {
    let families = families(view).map(|family| family_decoder(view, &family));
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

/// The decoder of a record: in the order of the schema by the statements of `ordered`, and where that does not fit in
/// any order, by one arm for each member; `rest` is what follows when the object is closed.
fn either_way(
    kind: &Kind<'_>,
    ordered: &TokenStream,
    arms: &[TokenStream],
    rest: &TokenStream,
) -> TokenStream {
    let object = &kind.envelope.object;
    let (function, name) = (function(kind.name), ident(kind.name));
    let [in_order, in_any_order] = two_ways(kind);
    let names = object.members.iter().map(|member| &member.name);
    let slots = object.members.iter().map(slot);
    let other = match &object.extras {
        Extras::Refused => quote!(r.refuse(&object, DEFAULT_CODE)),
        _ => quote!(r.skip()),
    };
    quote! {
        pub(crate) fn #function<'a>(r: &mut Reader<'a>) -> Result<#name<'a>, Stop> {
            r.either(|r| #in_order(r, |record| record), #in_any_order)
        }

        #[inline]
        fn #in_order<'a, T>(r: &mut Reader<'a>, wrap: impl FnOnce(#name<'a>) -> T) -> Result<T, Stop> {
            #ordered
        }

        #[cold]
        fn #in_any_order<'a>(r: &mut Reader<'a>) -> Result<#name<'a>, Stop> {
            const NAMES: &[&str] = &[#(#names),*];
            let mut object = r.object(DEFAULT_CODE)?;
            #(let mut #slots = None;)*
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
            #rest
        }
    }
}

/// The names of the two functions of a decoder.
fn two_ways(kind: &Kind<'_>) -> [Ident; 2] {
    let function = function(kind.name);
    ["in_order", "in_any_order"].map(|how| format_ident!("{function}_{how}"))
}

/// Decoder of a record whose tag says what the payload is.
fn tagged(view: &View<'_>, kind: &Kind<'_>, tag: &str, payload: &str) -> TokenStream {
    let envelope = kind.envelope;
    let (name, carries) = (ident(kind.name), ident(kind.carries));
    let is_method = tag == "Method";
    let (tag, payload) = (ident(tag), ident(payload));
    let [tag_slot, payload_slot] =
        [&envelope.tag, &envelope.payload].map(|name| slot(slot_member(envelope, name)));
    let read = payload_read(slot_member(envelope, &envelope.payload), &payload);
    let session_slot = slot(slot_member(envelope, &envelope.session));
    let named = match slot_member(envelope, &envelope.session).presence {
        Presence::RequiredNullable => quote!(#session_slot.is_some()),
        _ => quote!(#session_slot.as_ref().is_some_and(Option::is_some)),
    };
    let wrong = wrong_session(envelope, is_method);
    let (demands, taken) = (demands(envelope), taken(kind));
    let rest = quote! {
        if let (Some(start), Some(tag)) = (later, #tag_slot) {
            let end = r.mark();
            r.rewind(start);
            #payload_slot = #read.ok();
            r.rewind(end);
        }
        #demands
        let named = #named;
        if #wrong {
            r.note(r.offset() - 1, Rule::Session, DEFAULT_CODE);
        }
        if r.faulty() {
            return Err(Stop);
        }
        Ok(#name { #taken #carries: #payload_slot })
    };
    let ordered = ordered(view, kind, &tag, &payload, is_method);
    let arms = tagged_arms(view, envelope, &tag, &payload);
    either_way(kind, &ordered, &arms, &rest)
}

/// Whether a record names a session that its tag forbids, or none where its tag demands one.
fn wrong_session(envelope: &Envelope, is_method: bool) -> TokenStream {
    let [tag_slot, session_slot] =
        [&envelope.tag, &envelope.session].map(|name| slot(slot_member(envelope, name)));
    if !is_method {
        return quote!(#tag_slot.carries_session() != named);
    }
    let index = envelope
        .object
        .members
        .iter()
        .position(|member| member.name == envelope.session)
        .unwrap_or_default();
    // One that was there and refused is not missing.
    quote!(
        (#session_slot.is_some() || !object.saw(#index))
            && matches!((#tag_slot.session(), named), (SessionRule::Omit, true) | (SessionRule::Required, false))
    )
}

/// The arms of a record whose tag says what the payload is; a payload before its tag is read later.
fn tagged_arms(
    view: &View<'_>,
    envelope: &Envelope,
    tag: &Ident,
    payload: &Ident,
) -> Vec<TokenStream> {
    let [tag_slot, payload_slot] =
        [&envelope.tag, &envelope.payload].map(|name| slot(slot_member(envelope, name)));
    let members = envelope.object.members.iter().enumerate();
    members
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
                let read = payload_read(member, payload);
                quote! {
                    Step::Known(#index) => match #tag_slot {
                        Some(tag) => #read.map(|value| #payload_slot = Some(value)),
                        None => { later = Some(start); r.skip() }
                    },
                }
            }
            _ => plain_arm(view, envelope, index, member),
        })
        .collect()
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
                ordered.statement(quote! {
                    let #slot = #payload(r, #tag_slot);
                    if #slot.is_err() {
                        return Err(Stop);
                    }
                });
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
        #payload_slot.map(|payload| wrap(#name { #fields #carries: payload }))
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
                        Some(reply(r, method))
                    };
                    if matches!(#slot, Some(Err(Stop))) {
                        return Err(Stop);
                    }
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
    let bound = identities(kind).map(|slot| quote!(#slot.is_some()));
    quote! {
        #statements
        r.shallower();
        if r.faulty() {
            return Err(Stop);
        }
        match (#payload_slot, #error_slot) {
            (Some(Ok(reply)), None) if answers(reply.method(), #session_slot.is_some()) #(&& #bound)* => {
                Ok(wrap(#name { #fields #carries: Ok(reply) }))
            }
            (None, Some(error)) => Ok(wrap(#name { #fields #carries: Err(error) })),
            _ => Err(Stop),
        }
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

/// Decoder of responses: a payload or an error, whatever comes first.
fn answered(view: &View<'_>, kind: &Kind<'_>) -> TokenStream {
    let envelope = kind.envelope;
    let payload_slot = slot(slot_member(envelope, &envelope.payload));
    let members = envelope.object.members.iter().enumerate();
    let arms: Vec<TokenStream> = members
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
        })
        .collect();
    let ordered = ordered_answer(view, kind);
    let decoder = either_way(kind, &ordered, &arms, &answer_in_any_order(kind));
    quote! {
        #decoder

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

/// What follows when the members of a response were read in any order: its payload, and whether all fits together.
fn answer_in_any_order(kind: &Kind<'_>) -> TokenStream {
    let envelope = kind.envelope;
    let (name, carries) = (ident(kind.name), ident(kind.carries));
    let [tag_slot, payload_slot, session_slot, error_slot] = [
        &envelope.tag,
        &envelope.payload,
        &envelope.session,
        envelope.error.as_deref().unwrap_or_default(),
    ]
    .map(|name| slot(slot_member(envelope, name)));
    // A success is bound to its request: no identity of it is null.
    let bound = identities(kind).map(|slot| quote!(#slot.is_none()));
    let (demands, taken) = (demands(envelope), taken(kind));
    quote! {
        let method = #tag_slot.as_ref().and_then(|text: &Option<Cow<'a, str>>| text.as_deref()).and_then(Method::parse);
        if let (Some(start), Some(method)) = (later, method) {
            let end = r.mark();
            r.rewind(start);
            #payload_slot = reply(r, method).ok().map(Some);
            r.rewind(end);
        }
        if later.is_some() && method.is_none() {
            // A payload of no known method, and so of no known form.
            let (rule, code) = match (&#tag_slot, &#error_slot) {
                (Some(Some(_)), Some(None)) => (Rule::Enum, METHOD_CODE),
                _ => (Rule::Mismatch, DEFAULT_CODE),
            };
            r.note(r.offset() - 1, rule, code);
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
}

/// The locals of what binds a response to its request and is null where there is none.
fn identities<'k>(kind: &'k Kind<'k>) -> impl Iterator<Item = Ident> + 'k {
    kind.fields()
        .filter(|member| role(kind.envelope, member) == Role::Plain && optional(member))
        .map(slot)
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
        let [in_order, in_any_order] = two_ways(&one);
        guesses.push(quote! {
            if r.begins(#begins) {
                return r.either(|r| #in_order(r, Record::#name), |r| #in_any_order(r).map(Record::#name));
            }
        });
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
