//! One door to every type by its name, for tests that walk the whole schema.
//! Built only with the feature `examine`.

use proc_macro2::TokenStream;
use quote::quote;

use crate::model::{Shape, Type};

use super::decode;
use super::encode::{self, Place};
use super::rules::Site;
use super::view::{View, function};

/// The module `examine`.
pub fn print(view: &View<'_>) -> TokenStream {
    let names = view.model.types.iter().map(|ty| &ty.name);
    let arms = view.model.types.iter().map(|ty| arm(view, ty));
    quote! {
        use super::*;

        /// The names of all types, sorted.
        pub const TYPES: &[&str] = &[#(#names),*];

        /// Reads a value of the named type and writes it again; None where no type has this name.
        pub fn again(name: &str, json: &[u8]) -> Option<Result<Vec<u8>, Fault>> {
            Some(match name { #(#arms)* _ => return None })
        }

        fn pass<'a, T>(
            json: &'a [u8],
            shape: Code,
            read: impl FnOnce(&mut Reader<'a>) -> Result<T, Stop>,
            write: impl FnOnce(&mut Writer<'_>, &T) -> Result<(), Stop>,
        ) -> Result<Vec<u8>, Fault> {
            let value = Reader::decode(json, &CONTRACT, shape, read)?;
            let mut out = Vec::new();
            Writer::encode(&mut out, &CONTRACT, false, |w| write(w, &value))?;
            Ok(out)
        }
    }
}

fn arm(view: &View<'_>, ty: &Type) -> TokenStream {
    let name = &ty.name;
    let shape = quote!(PAYLOAD_CODE);
    let (read, write) = match &ty.shape {
        Shape::Object(_) | Shape::Union(_) => {
            let function = function(name);
            (quote!(decode::#function), quote!(encode::#function))
        }
        _ => {
            let node = crate::model::Node::Ref(name.clone());
            let read = decode::value(view, &Site::ty(ty), &node);
            let write = encode::value(view, &Site::ty(ty), &node, Place::Reference(quote!(inner)));
            (quote!(|r| #read), quote!(|w, inner| { #write; Ok(()) }))
        }
    };
    quote!(#name => pass(json, #shape, #read, #write),)
}
