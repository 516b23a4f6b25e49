//! The types of one schema file: structs, unions, enums, names for scalars.
//! Prints no decoder.

use proc_macro2::TokenStream;
use quote::quote;

use crate::model::{EnumValue, Extras, Member, Node, Object, Shape, Type, Union};
use crate::names::screaming;

use super::rules::Site;
use super::view::{self, Stored, View, choice, doc, field, function, ident, stored};

/// Types in the order of their names.
pub fn print(view: &View<'_>, types: &[&Type]) -> TokenStream {
    let items = types.iter().map(|ty| {
        let enums: Vec<TokenStream> = view
            .in_place_enums(ty)
            .into_iter()
            .map(|(name, values)| {
                closed(
                    &name,
                    &format!("One of the values of `{}`.", ty.name),
                    values,
                )
            })
            .collect();
        let item = match &ty.shape {
            Shape::Object(object) => structure(view, ty, object),
            Shape::Union(union) => alternatives(view, ty, union),
            Shape::Enum(values) => closed(&ty.name, &ty.doc, values),
            Shape::OpenEnum { known, unknown, .. } => open(ty, known, unknown),
            Shape::Node(node) => alias(view, ty, node),
        };
        quote!(#item #(#enums)*)
    });
    quote! {
        use super::*;
        #(#items)*
    }
}

fn alias(view: &View<'_>, ty: &Type, node: &Node) -> TokenStream {
    let doc = doc(&ty.doc);
    let name = ident(&ty.name);
    let lifetime = view.lifetime(&ty.name);
    let value = view.value_type(node, &ty.name);
    quote! {
        #doc
        pub type #name #lifetime = #value;
    }
}

fn structure(view: &View<'_>, ty: &Type, object: &Object) -> TokenStream {
    let name = ident(&ty.name);
    let lifetime = view.lifetime(&ty.name);
    let fields = object.members.iter().filter_map(|member| {
        let value = view.field_type(ty, member)?;
        let doc = doc(&view::member_doc(member));
        let name = field(&member.name);
        Some(quote!(#doc pub #name: #value,))
    });
    let others = match &object.extras {
        Extras::Each(node) => {
            let value = view.value_type(node, &Site::others(&ty.name).owner);
            quote! {
                /// Members that have no name in the contract, in their order.
                pub others: Vec<(Cow<'a, str>, #value)>,
            }
        }
        Extras::Refused | Extras::Ignored => quote!(),
    };
    let (derives, debug) = debug(view, ty, object);
    let doc = doc(&ty.doc);
    let coding = coding(view, ty);
    let owned = view
        .is_borrowed(&ty.name)
        .then(|| owned_struct(view, ty, object));
    let limits = advertised(view, ty, object);
    // Requests are closed: a new member of one is for a new release of its clients.
    let growing = (!ty.direction.request).then(view::growing);
    quote! {
        #doc
        #[derive(#derives)]
        #growing
        pub struct #name #lifetime { #(#fields)* #others }
        #debug
        #coding
        #owned
        #limits
    }
}

/// `Debug` by hand where a member must not be shown.
fn debug(view: &View<'_>, ty: &Type, object: &Object) -> (TokenStream, Option<TokenStream>) {
    if !view::hides(object) {
        return (quote!(Debug, Clone, PartialEq, Eq), None);
    }
    let name = &ty.name;
    let parameters = if view.is_borrowed(name) {
        quote!(<'_>)
    } else {
        quote!()
    };
    let ident = ident(name);
    let fields = object
        .members
        .iter()
        .filter(|member| stored(member) != Stored::Nothing)
        .map(|member| {
            let (label, field) = (&member.name, field(&member.name));
            match member.sensitive {
                Some(_) => quote!(.field(#label, &format_args!("hidden"))),
                None => quote!(.field(#label, &self.#field)),
            }
        });
    let printed = quote! {
        impl std::fmt::Debug for #ident #parameters {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_struct(#name)#(#fields)*.finish()
            }
        }
    };
    (quote!(Clone, PartialEq, Eq), Some(printed))
}

/// `decode` and `encode` of a type that is an object on the wire.
fn coding(view: &View<'_>, ty: &Type) -> TokenStream {
    let name = ident(&ty.name);
    let function = function(&ty.name);
    let borrowed = view.is_borrowed(&ty.name);
    let (header, json) = if borrowed {
        (quote!(impl<'a> #name<'a>), quote!(&'a [u8]))
    } else {
        (quote!(impl #name), quote!(&[u8]))
    };
    let shape = if ty.direction.request {
        quote!(PAYLOAD_CODE)
    } else {
        quote!(CONTRACT.verdicts.shape)
    };
    quote! {
        #header {
            /// Reads one such value alone.
            ///
            /// # Errors
            /// The gravest broken rule.
            pub fn decode(json: #json) -> Result<Self, Fault> {
                Reader::decode(json, &CONTRACT, #shape, decode::#function)
            }

            /// Appends the value alone, written compactly.
            ///
            /// # Errors
            /// The first broken rule; `out` is then as it was.
            pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
                Writer::encode(out, &CONTRACT, false, |w| encode::#function(w, self))
            }
        }
    }
}

fn owned_struct(view: &View<'_>, ty: &Type, object: &Object) -> TokenStream {
    let name = ident(&ty.name);
    let fields = object
        .members
        .iter()
        .filter(|member| stored(member) != Stored::Nothing)
        .map(|member| {
            let field = field(&member.name);
            let value = owned_member(view, member, quote!(self.#field));
            quote!(#field: #value,)
        });
    let others = match &object.extras {
        Extras::Each(node) => {
            let value = owned(view, node, quote!(value));
            quote!(others: self.others.into_iter().map(|(key, value)| (Cow::Owned(key.into_owned()), #value)).collect(),)
        }
        Extras::Refused | Extras::Ignored => quote!(),
    };
    quote! {
        impl #name<'_> {
            /// The same value, independent of what it was read from.
            pub fn into_owned(self) -> #name<'static> {
                #name { #(#fields)* #others }
            }
        }
    }
}

fn owned_member(view: &View<'_>, member: &Member, value: TokenStream) -> TokenStream {
    if !view.borrows(&member.node) {
        return value;
    }
    match stored(member) {
        Stored::Perhaps | Stored::Three => {
            let inner = owned(view, &member.node, quote!(value));
            quote!(#value.map(|value| #inner))
        }
        _ => owned(view, &member.node, value),
    }
}

/// The expression that makes a value independent.
pub fn owned(view: &View<'_>, node: &Node, value: TokenStream) -> TokenStream {
    if !view.borrows(node) {
        return value;
    }
    match view.plain(node) {
        Node::String(_) => quote!(Cow::Owned(#value.into_owned())),
        Node::Array { items, .. } => {
            let item = owned(view, items, quote!(item));
            quote!(#value.into_iter().map(|item| #item).collect())
        }
        Node::Map { values, .. } => {
            let inner = owned(view, values, quote!(value));
            quote!(#value.into_iter().map(|(key, value)| (Cow::Owned(key.into_owned()), #inner)).collect())
        }
        _ => quote!(#value.into_owned()),
    }
}

/// The object whose members are the advertised limits gets its own value.
fn advertised(view: &View<'_>, ty: &Type, object: &Object) -> Option<TokenStream> {
    let limits: Vec<&str> = view
        .model
        .limits
        .iter()
        .filter(|limit| limit.advertised)
        .map(|limit| limit.name.as_str())
        .collect();
    let all = !limits.is_empty()
        && object.members.len() == limits.len()
        && object
            .members
            .iter()
            .all(|member| limits.contains(&member.name.as_str()));
    if !all {
        return None;
    }
    let name = ident(&ty.name);
    let others = match object.extras {
        Extras::Each(_) => quote!(others: Vec::new(),),
        Extras::Refused | Extras::Ignored => quote!(),
    };
    let fields = object.members.iter().map(|member| {
        let (field, limit) = (field(&member.name), ident(&screaming(&member.name)));
        let value = view.value_type(view.plain(&member.node), &ty.name);
        quote!(#field: limits::#limit as #value,)
    });
    let lifetime = if view.is_borrowed(&ty.name) {
        quote!(<'static>)
    } else {
        quote!()
    };
    Some(quote! {
        impl #name #lifetime {
            /// The limits of this contract.
            pub fn advertised() -> Self {
                #name { #(#fields)* #others }
            }
        }
    })
}

fn alternatives(view: &View<'_>, ty: &Type, union: &Union) -> TokenStream {
    let name = ident(&ty.name);
    let lifetime = view.lifetime(&ty.name);
    let variants = union.variants.iter().map(|variant| {
        let inner = view.ty(&variant.type_name);
        let doc = doc(&inner.doc);
        let name = choice(&variant.tag_value);
        let inner_lifetime = view.lifetime(&inner.name);
        let inner = ident(&inner.name);
        quote!(#doc #name(#inner #inner_lifetime),)
    });
    let owned = view.is_borrowed(&ty.name).then(|| {
        let arms = union.variants.iter().map(|variant| {
            let borrowed = view.is_borrowed(&variant.type_name);
            let variant = choice(&variant.tag_value);
            let value = if borrowed {
                quote!(value.into_owned())
            } else {
                quote!(value)
            };
            quote!(#name::#variant(value) => #name::#variant(#value),)
        });
        quote! {
            impl #name<'_> {
                /// The same value, independent of what it was read from.
                pub fn into_owned(self) -> #name<'static> {
                    match self { #(#arms)* }
                }
            }
        }
    });
    let doc = doc(&format!("{}\n\nTold apart by `{}`.", ty.doc, union.tag));
    let coding = coding(view, ty);
    quote! {
        #doc
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum #name #lifetime { #(#variants)* }
        #coding
        #owned
    }
}

/// A closed set of strings.
pub fn closed(name: &str, about: &str, values: &[EnumValue]) -> TokenStream {
    let name = ident(name);
    let about = doc(about);
    let idents: Vec<_> = values.iter().map(|value| choice(&value.value)).collect();
    let docs = values
        .iter()
        .map(|value| doc(&format!("`{}`: {}", value.value, value.doc)));
    let texts: Vec<&String> = values.iter().map(|value| &value.value).collect();
    quote! {
        #about
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum #name { #(#docs #idents,)* }

        impl #name {
            /// All values, in the order of the schema.
            pub const ALL: &'static [#name] = &[#(#name::#idents),*];

            /// The value on the wire.
            pub const fn as_str(self) -> &'static str {
                match self { #(#name::#idents => #texts,)* }
            }

            /// The value of this text.
            pub fn parse(text: &str) -> Option<Self> {
                Some(match text { #(#texts => #name::#idents,)* _ => return None })
            }
        }

        impl std::fmt::Display for #name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }
    }
}

fn open(ty: &Type, known: &[EnumValue], unknown: &str) -> TokenStream {
    let name = ident(&ty.name);
    let about = doc(&format!(
        "{}\n\nAn open set; what to do with an unknown value: {unknown}.",
        ty.doc
    ));
    let idents: Vec<_> = known.iter().map(|value| choice(&value.value)).collect();
    let docs = known
        .iter()
        .map(|value| doc(&format!("`{}`: {}", value.value, value.doc)));
    let texts: Vec<&String> = known.iter().map(|value| &value.value).collect();
    let growing = view::growing();
    quote! {
        #about
        #[derive(Debug, Clone, PartialEq, Eq)]
        #growing
        pub enum #name<'a> {
            #(#docs #idents,)*
            /// A value that this build does not know, bounded and kept as text.
            Other(Cow<'a, str>),
        }

        impl<'a> #name<'a> {
            /// The value on the wire.
            pub fn as_str(&self) -> &str {
                match self { #(#name::#idents => #texts,)* #name::Other(text) => text }
            }

            /// The value of this text, known or not.
            pub fn from_text(text: Cow<'a, str>) -> Self {
                match text.as_ref() { #(#texts => #name::#idents,)* _ => #name::Other(text) }
            }

            /// The same value, independent of what it was read from.
            pub fn into_owned(self) -> #name<'static> {
                match self { #(#name::#idents => #name::#idents,)* #name::Other(text) => #name::Other(Cow::Owned(text.into_owned())) }
            }
        }

        impl std::fmt::Display for #name<'_> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }
    }
}
