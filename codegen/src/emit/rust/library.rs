//! Types that belong to no protocol, as a crate: what is printed for a protocol too, and a door for each type.
//! Knows nothing of records.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use crate::files::{Files, made_from};
use crate::model::{Model, Shape, Type};
use crate::names::snake;

use super::view::{View, doc, function, ident};
use super::{Source, contract, decode, encode, examine, facts, judge, manifest, rules, types};

/// The module that all types are in, whatever the schema's file is called.
const MODULE: &str = "types";

/// A crate of types that belong to no protocol, paths relative to its own folder.
pub fn library(model: &Model, name: &str) -> Files {
    let mut model = model.clone();
    for ty in &mut model.types {
        ty.file = format!("{MODULE}.json");
    }
    let view = View::new(&model);
    let all: Vec<&Type> = model.types.iter().collect();
    let mark = made_from(name);
    let mut files = Files::new();
    let mut add = |path: String, doc: String, tokens: TokenStream| {
        let text = Source { doc, tokens }.print(&mark);
        files.insert(format!("src/{path}.rs"), text);
    };
    facts::of_types(&view, &mut add);
    for (path, doc, tokens) in [
        ("lib", model.doc.as_str(), root(&view)),
        (
            "types",
            "All types.\nHow they are read and written stands elsewhere.",
            types::print(&view, &all),
        ),
        (
            "contract",
            "What holds for every text.\nHolds no table of its own.",
            contract::contract(&view),
        ),
        (
            "rules",
            "What each string, integer, choice and list must be.\nKnows no member by itself.",
            rules::print(&view),
        ),
        (
            "judge",
            "Rules across the members of one object.\nKnows no bytes.",
            judge::judges(&view),
        ),
        (
            "decode/types",
            "Decoders of all types.\nEach tries the order of the schema first.",
            decode::print(&view, &all),
        ),
        (
            "encode/types",
            "Encoders of all types.\nEach checks what it writes.",
            encode::print(&view, &all),
        ),
        (
            "examine",
            "Every type by its name.\nKeeps no value.",
            examine::print(&view),
        ),
    ] {
        add(path.to_owned(), doc.to_owned(), tokens);
    }
    for folder in ["decode", "encode"] {
        let tokens = quote! {
            use super::*;
            mod types;
            pub(crate) use types::*;
        };
        add(
            format!("{folder}/mod"),
            manifest::folder_doc(folder),
            tokens,
        );
    }
    files.insert("Cargo.toml".to_owned(), manifest::library(&mark, name));
    files
}

/// `lib.rs`.
fn root(view: &View<'_>) -> TokenStream {
    let doors = view.model.types.iter().filter_map(|ty| door(view, ty));
    let head = manifest::head();
    quote! {
        #head

        pub mod bounds;
        mod codes;
        mod contract;
        mod decode;
        mod encode;
        pub mod examine;
        mod judge;
        pub mod limits;
        mod rules;
        mod types;

        pub use codes::*;
        pub use contract::*;
        pub use types::*;

        #(#doors)*
    }
}

/// From bytes to one type and back; a named text or number is read with what holds it.
fn door(view: &View<'_>, ty: &Type) -> Option<TokenStream> {
    if !matches!(ty.shape, Shape::Object(_) | Shape::Union(_)) {
        return None;
    }
    let (name, function) = (ident(&ty.name), function(&ty.name));
    let lifetime = view.is_borrowed(&ty.name).then(|| quote!(<'_>));
    let (reader, writer) = (
        format_ident!("decode_{}", snake(&ty.name)),
        format_ident!("encode_{}", snake(&ty.name)),
    );
    let reads = doc(&format!(
        "Reads a `{}`, strictly.\n\n# Errors\nThe gravest fault.",
        ty.name
    ));
    let writes = doc(&format!(
        "Appends a `{}`.\n\n# Errors\nA value outside of its bounds; `out` is as it was.",
        ty.name
    ));
    Some(quote! {
        #reads
        pub fn #reader(json: &[u8]) -> Result<#name #lifetime, Fault> {
            Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::#function)
        }

        #writes
        pub fn #writer(value: &#name #lifetime, out: &mut Vec<u8>) -> Result<(), Fault> {
            Writer::encode(out, &CONTRACT, false, |w| encode::#function(w, value))
        }
    })
}
