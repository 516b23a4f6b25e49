//! serde for the types of the contract: reading and writing them as members of other people's types, in any format.
//! Adds no verdict: each value goes through the decoder or encoder of its type.

use proc_macro2::TokenStream;
use quote::quote;

use crate::model::{Shape, Type};

use super::decode;
use super::rules::Site;
use super::view::{View, function, ident};

/// The module with all implementations, behind the feature `serde`.
pub fn print(view: &View<'_>) -> TokenStream {
    let types = view.model.types.iter().map(|ty| item(view, ty));
    let records = ["Request", "Response", "Event", "Record"].map(record);
    quote! {
        use super::*;
        use bounded::formats;
        use serde::{Deserialize, Deserializer, Serialize, Serializer};
        #(#types)*
        #(#records)*
    }
}

fn item(view: &View<'_>, ty: &Type) -> TokenStream {
    let own = match &ty.shape {
        Shape::Object(_) | Shape::Union(_) => value(view, ty),
        Shape::Enum(_) => word(&ty.name),
        Shape::OpenEnum { .. } => open(view, ty),
        // A named string, integer, array or map is what it is made of, and has serde's own implementation.
        Shape::Node(_) => quote!(),
    };
    let inside = view
        .in_place_enums(ty)
        .into_iter()
        .map(|(name, _)| word(&name));
    quote!(#own #(#inside)*)
}

/// A value that is an object on the wire.
fn value(view: &View<'_>, ty: &Type) -> TokenStream {
    let (name, read) = (ident(&ty.name), function(&ty.name));
    let borrowed = view.is_borrowed(&ty.name);
    let owned = if borrowed {
        quote!(.map(#name::into_owned))
    } else {
        quote!()
    };
    let shape = if ty.direction.request {
        quote!(PAYLOAD_CODE)
    } else {
        quote!(CONTRACT.verdicts.shape)
    };
    let decode = quote!(Reader::decode(json, &CONTRACT, #shape, decode::#read)#owned);
    pair(&name, borrowed, &decode, &quote!(self.encode(out)))
}

/// One of the records.
fn record(name: &str) -> TokenStream {
    let (name, read) = (ident(name), function(name));
    let decode = quote!(Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::#read).map(#name::into_owned));
    pair(&name, true, &decode, &quote!(self.encode(out)))
}

/// A string whose known values are listed.
fn open(view: &View<'_>, ty: &Type) -> TokenStream {
    let name = ident(&ty.name);
    let node = crate::model::Node::Ref(ty.name.clone());
    let site = Site::ty(ty);
    let read = decode::value(view, &site, &node);
    let rule = site.rule();
    let decode =
        quote!(Reader::decode(json, &CONTRACT, PAYLOAD_CODE, |r| #read).map(#name::into_owned));
    let encode = quote!(Writer::encode(out, &CONTRACT, false, |w| w.text_value(self.as_str(), &rules::#rule)));
    pair(&name, true, &decode, &encode)
}

fn pair(
    name: &proc_macro2::Ident,
    borrowed: bool,
    decode: &TokenStream,
    encode: &TokenStream,
) -> TokenStream {
    let (generics, target, any) = if borrowed {
        (quote!(<'de, 'a>), quote!(#name<'a>), quote!(#name<'_>))
    } else {
        (quote!(<'de>), quote!(#name), quote!(#name))
    };
    quote! {
        impl Serialize for #any {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                formats::serialize(serializer, |out| #encode)
            }
        }
        impl #generics Deserialize<'de> for #target {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                formats::deserialize(deserializer, &CONTRACT, |json| #decode)
            }
        }
    }
}

/// A string out of a closed set.
fn word(name: &str) -> TokenStream {
    let name = ident(name);
    quote! {
        impl Serialize for #name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }
        impl<'de> Deserialize<'de> for #name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                formats::word(deserializer, #name::parse)
            }
        }
    }
}
