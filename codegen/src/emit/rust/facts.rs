//! The tables of the contract: limits, bounds, codes, methods, events, and the value that every decoder is given.
//! Prints no type of a message.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::model::{
    Codes, EnumValue, EventOrder, Extras, Model, Node, Object, QueueClass, SessionAnswer,
    SessionRule, Shape, Text,
};
use crate::names::{pascal, screaming};

use super::contract::contract;
use super::rules::Site;
use super::types::closed;
use super::view::{View, doc, ident};

/// Adds the modules of facts that types alone need.
pub fn of_types(view: &View<'_>, add: &mut impl FnMut(String, String, TokenStream)) {
    let mut put = |name: &str, doc: &str, tokens| add(name.to_owned(), doc.to_owned(), tokens);
    put(
        "limits",
        "The limits of the contract, by their wire names.\nHolds numbers only.",
        limits(view.model),
    );
    put(
        "bounds",
        "The bounds of single types and members.\nHolds numbers only.",
        bounds(view),
    );
    put(
        "codes",
        "Error codes, their fixed messages, and the phases in which a record is judged.\nDecides no verdict.",
        codes(view.model),
    );
}

/// Adds the modules of facts.
pub fn print(view: &View<'_>, add: &mut impl FnMut(String, String, TokenStream)) {
    of_types(view, add);
    let mut put = |name: &str, doc: &str, tokens| add(name.to_owned(), doc.to_owned(), tokens);
    put(
        "methods",
        "The operations and what the contract says about each.\nCarries out none.",
        methods(view.model),
    );
    put(
        "events",
        "The events and their place in what an operation starts.\nSends none.",
        events(view.model),
    );
    put(
        "contract",
        "What holds for every record, and the fixed values of the capability answers.\nHolds no table of its own.",
        contract(view),
    );
}

fn limits(model: &Model) -> TokenStream {
    let items = model.limits.iter().map(|limit| {
        let name = ident(&screaming(&limit.name));
        let doc = doc(&format!(
            "{}\n\nUnit: {}. Measures: {}",
            limit.doc, limit.unit, limit.scope
        ));
        let value = Literal::u64_unsuffixed(limit.value);
        quote!(#doc pub const #name: usize = #value;)
    });
    let advertised = model
        .limits
        .iter()
        .filter(|limit| limit.advertised)
        .map(|limit| {
            let (name, value) = (&limit.name, Literal::u64_unsuffixed(limit.value));
            quote!((#name, #value))
        });
    quote! {
        #(#items)*
        /// The limits that the capability answers carry: wire name and value, in the order of the schema.
        pub const ADVERTISED: &[(&str, u64)] = &[#(#advertised),*];
    }
}

fn bounds(view: &View<'_>) -> TokenStream {
    let mut items = Vec::new();
    for ty in &view.model.types {
        match &ty.shape {
            Shape::Object(object) => object_bounds(&ty.name, object, &mut items),
            Shape::Node(node) => node_bounds(&Site::ty(ty), node, &mut items),
            Shape::OpenEnum { text, .. } => text_bounds(&Site::ty(ty), text, &mut items),
            Shape::Union(_) | Shape::Enum(_) => {}
        }
    }
    quote!(#(#items)*)
}

fn object_bounds(name: &str, object: &Object, items: &mut Vec<TokenStream>) {
    for member in &object.members {
        node_bounds(
            &Site::member(name, &Codes::new(), member),
            &member.node,
            items,
        );
    }
    if let Extras::Each(node) = &object.extras {
        node_bounds(&Site::others(name), node, items);
    }
}

fn node_bounds(site: &Site, node: &Node, items: &mut Vec<TokenStream>) {
    let mut add = |suffix: &str, what: &str, ty: TokenStream, value: i64| {
        let name = ident(&format!("{}_{suffix}", screaming(&site.owner)));
        let (doc, value) = (
            doc(&format!("{what} of `{}`.", site.owner)),
            Literal::i64_unsuffixed(value),
        );
        items.push(quote!(#doc pub const #name: #ty = #value;));
    };
    match node {
        Node::String(text) => text_bounds(site, text, items),
        Node::Integer {
            minimum, maximum, ..
        } => {
            let ty = super::view::integer(*minimum, *maximum);
            add("MIN", "Least value", ty.clone(), *minimum);
            add("MAX", "Greatest value", ty, *maximum);
        }
        Node::Array {
            items: inner,
            max_items,
            ..
        } => {
            add(
                "MAX_ITEMS",
                "Most items",
                quote!(usize),
                i64::try_from(*max_items).unwrap_or(i64::MAX),
            );
            node_bounds(&site.inside(&Codes::new()), inner, items);
        }
        Node::Map {
            values, max_fields, ..
        } => {
            add(
                "MAX_FIELDS",
                "Most members",
                quote!(usize),
                i64::try_from(*max_fields).unwrap_or(i64::MAX),
            );
            node_bounds(&site.inside(&Codes::new()), values, items);
        }
        Node::Boolean | Node::Const(_) | Node::Enum(_) | Node::Any | Node::Ref(_) | Node::Null => {}
    }
}

fn text_bounds(site: &Site, text: &Text, items: &mut Vec<TokenStream>) {
    let name = ident(&format!("{}_MAX_BYTES", screaming(&site.owner)));
    let doc = doc(&format!("Most UTF-8 bytes of `{}`.", site.owner));
    let value = Literal::u64_unsuffixed(text.max_bytes);
    items.push(quote!(#doc pub const #name: usize = #value;));
}

fn codes(model: &Model) -> TokenStream {
    let values: Vec<EnumValue> = model
        .errors
        .iter()
        .map(|error| EnumValue {
            value: error.code.clone(),
            doc: error.doc.clone(),
        })
        .collect();
    let phases: Vec<EnumValue> = model
        .phases
        .iter()
        .map(|phase| EnumValue {
            value: phase.name.clone(),
            doc: phase.doc.clone(),
        })
        .collect();
    let code = closed(
        "ErrorCode",
        "Why a request failed, in order of precedence: an earlier code outranks a later one that holds at the same time.",
        &values,
    );
    let growing = super::view::growing();
    let phase = closed(
        "Phase",
        "The stages of judging a record, in order.",
        &phases,
    );
    let variants: Vec<_> = model
        .errors
        .iter()
        .map(|error| ident(&pascal(&error.code)))
        .collect();
    let messages = model.errors.iter().map(|error| &error.message);
    let firsts = model
        .errors
        .iter()
        .map(|error| ident(&pascal(&error.phase)));
    let all = model.errors.iter().map(|error| {
        let phases = std::iter::once(&error.phase)
            .chain(&error.also_in)
            .map(|phase| ident(&pascal(phase)));
        quote!(&[#(Phase::#phases),*])
    });
    let fallback = ident(&pascal(&model.verdicts.envelope));
    quote! {
        use super::*;
        #growing
        #code
        impl ErrorCode {
            /// The fixed text that goes with the code.
            pub const fn message(self) -> &'static str {
                match self { #(ErrorCode::#variants => #messages,)* }
            }

            /// The first stage in which this code is given.
            pub const fn phase(self) -> Phase {
                match self { #(ErrorCode::#variants => Phase::#firsts,)* }
            }

            /// Every stage in which this code is given, the first one first.
            pub const fn phases(self) -> &'static [Phase] {
                match self { #(ErrorCode::#variants => #all,)* }
            }

            /// The code of a fault that a decoder of this crate found.
            pub fn of(fault: &Fault) -> Self {
                ErrorCode::ALL.get(usize::from(fault.code)).copied().unwrap_or(ErrorCode::#fallback)
            }
        }
        #phase
    }
}

fn methods(model: &Model) -> TokenStream {
    let values: Vec<EnumValue> = model
        .operations
        .iter()
        .map(|operation| EnumValue {
            value: operation.name.clone(),
            doc: operation.doc.clone(),
        })
        .collect();
    let method = closed(
        "Method",
        "The operations, in the order of the contract.",
        &values,
    );
    let growing = super::view::growing();
    let variants: Vec<_> = model
        .operations
        .iter()
        .map(|operation| ident(&pascal(&operation.name)))
        .collect();
    let sessions = model
        .operations
        .iter()
        .map(|operation| match operation.session {
            SessionRule::Omit => quote!(SessionRule::Omit),
            SessionRule::Required => quote!(SessionRule::Required),
            SessionRule::Optional => quote!(SessionRule::Optional),
        });
    let answers = model
        .operations
        .iter()
        .map(|operation| match operation.answers_session {
            SessionAnswer::None => quote!(SessionAnswer::None),
            SessionAnswer::Same => quote!(SessionAnswer::Same),
            SessionAnswer::Assigned => quote!(SessionAnswer::Assigned),
        });
    let initialization = model
        .operations
        .iter()
        .map(|operation| operation.needs_initialization);
    let codes = model
        .operations
        .iter()
        .map(|operation| list("ErrorCode", &operation.codes));
    let starts = model
        .operations
        .iter()
        .map(|operation| list("EventName", &operation.starts));
    let ends = model
        .operations
        .iter()
        .map(|operation| option("EventName", operation.ends.as_ref()));
    quote! {
        use super::*;
        #growing
        #method
        impl Method {
            /// Whether a request names a session.
            pub const fn session(self) -> SessionRule {
                match self { #(Method::#variants => #sessions,)* }
            }

            /// Which session a success names.
            pub const fn answers_session(self) -> SessionAnswer {
                match self { #(Method::#variants => #answers,)* }
            }

            /// Whether it is refused before the first successful initialization.
            pub const fn needs_initialization(self) -> bool {
                match self { #(Method::#variants => #initialization,)* }
            }

            /// The codes it can answer, in order of precedence.
            pub const fn codes(self) -> &'static [ErrorCode] {
                match self { #(Method::#variants => #codes,)* }
            }

            /// The events it starts, in order.
            pub const fn starts(self) -> &'static [EventName] {
                match self { #(Method::#variants => #starts,)* }
            }

            /// The event that ends what it started, and with it the reservation of the request id.
            pub const fn ends(self) -> Option<EventName> {
                match self { #(Method::#variants => #ends,)* }
            }
        }

        /// Whether a request names a session.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum SessionRule {
            /// It must not.
            Omit,
            /// It must.
            Required,
            /// It may.
            Optional,
        }

        /// Which session a success names.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum SessionAnswer {
            /// None.
            None,
            /// That of the request.
            Same,
            /// The one that was made or taken.
            Assigned,
        }
    }
}

fn events(model: &Model) -> TokenStream {
    let values: Vec<EnumValue> = model
        .events
        .iter()
        .map(|event| EnumValue {
            value: event.name.clone(),
            doc: event.doc.clone(),
        })
        .collect();
    let name = closed(
        "EventName",
        "The events, in the order of the contract.",
        &values,
    );
    let variants: Vec<_> = model
        .events
        .iter()
        .map(|event| ident(&pascal(&event.name)))
        .collect();
    let of = model.events.iter().map(|event| ident(&pascal(&event.of)));
    let carries = model.events.iter().map(|event| event.carries_session);
    let orders = model.events.iter().map(|event| match event.order {
        EventOrder::First => quote!(EventOrder::First),
        EventOrder::Between => quote!(EventOrder::Between),
        EventOrder::Terminal => quote!(EventOrder::Terminal),
    });
    let queues = model.events.iter().map(|event| match event.queue {
        QueueClass::Lossless => quote!(QueueClass::Lossless),
        QueueClass::BestEffort => quote!(QueueClass::BestEffort),
    });
    let identities = model.events.iter().map(|event| &event.identity);
    let sequences = model.events.iter().map(|event| match &event.sequence {
        Some(name) => quote!(Some(#name)),
        None => quote!(None),
    });
    quote! {
        use super::*;
        #name
        impl EventName {
            /// The operation whose request id and session it carries.
            pub const fn of(self) -> Method {
                match self { #(EventName::#variants => Method::#of,)* }
            }

            /// Whether it names the session of its operation; otherwise none.
            pub const fn carries_session(self) -> bool {
                match self { #(EventName::#variants => #carries,)* }
            }

            /// Its place among the events of one start.
            pub const fn order(self) -> EventOrder {
                match self { #(EventName::#variants => #orders,)* }
            }

            /// What happens to it when the reader is slow.
            pub const fn queue(self) -> QueueClass {
                match self { #(EventName::#variants => #queues,)* }
            }

            /// The payload member that names what all events of one start share.
            pub const fn identity(self) -> &'static str {
                match self { #(EventName::#variants => #identities,)* }
            }

            /// The payload member that counts within one start.
            pub const fn sequence(self) -> Option<&'static str> {
                match self { #(EventName::#variants => #sequences,)* }
            }
        }

        /// The place of an event among the events of one start.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum EventOrder {
            /// Exactly once, right after the response.
            First,
            /// Any number of times in between.
            Between,
            /// Exactly once; nothing comes after it.
            Terminal,
        }

        /// What happens to an event when its reader is slow.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum QueueClass {
            /// Its sender waits.
            Lossless,
            /// It may be dropped, and is counted.
            BestEffort,
        }
    }
}

fn list(ty: &str, names: &[String]) -> TokenStream {
    let ty = ident(ty);
    let names = names.iter().map(|name| ident(&pascal(name)));
    quote!(&[#(#ty::#names),*])
}

fn option(ty: &str, name: Option<&String>) -> TokenStream {
    let ty = ident(ty);
    match name.map(|name| ident(&pascal(name))) {
        Some(name) => quote!(Some(#ty::#name)),
        None => quote!(None),
    }
}
