//! The model as a Rust crate: types, tables, decoders, encoders.
//! Behaviour is not printed; it is written by hand in `runtime/`.

pub(crate) mod codes;
mod contract;
mod decode;
mod encode;
mod examine;
mod facts;
mod judge;
mod library;
mod manifest;
mod messages;
mod parts;
mod paths;
mod record_decoders;
mod record_encoders;
pub(crate) mod records;
pub(crate) mod rules;
mod schemas;
mod serde;
mod types;
mod view;

use std::collections::BTreeMap;

use proc_macro2::TokenStream;

use crate::files::{Files, mark};
use crate::model::Model;

use view::View;

pub use library::library;
pub(crate) use manifest::build_script;

/// The crate `app-wire`, paths relative to `generated/`.
pub fn files(model: &Model) -> Files {
    let view = View::new(model);
    let modules: Vec<String> = view
        .modules()
        .into_iter()
        .map(|(module, _, _)| module)
        .collect();
    let mut sources: BTreeMap<String, Source> = BTreeMap::new();
    let mut add = |path: String, doc: String, tokens: TokenStream| {
        sources.insert(path, Source { doc, tokens });
    };
    for (module, file, types) in view.modules() {
        let from = format!("schema/{file}");
        add(
            module.clone(),
            format!("Types of `{from}`.\nHow they are read and written stands elsewhere."),
            types::print(&view, &types),
        );
        add(
            format!("decode/{module}"),
            format!(
                "Decoders of the types of `{from}`.\nEach tries the order of the schema first and takes any other after that."
            ),
            decode::print(&view, &types),
        );
        add(
            format!("encode/{module}"),
            format!(
                "Encoders of the types of `{from}`.\nEach checks what it writes against the same rules as the decoder."
            ),
            encode::print(&view, &types),
        );
    }
    facts::print(&view, &mut add);
    records::print(&view, &mut add);
    add(
        "rules".to_owned(),
        "What each string, integer, choice and list must be.\nKnows no member by itself: decoders and encoders name the rule they need.".to_owned(),
        rules::print(&view),
    );
    add(
        "examine".to_owned(),
        "Every type by its name, for tests that walk the schema.\nNo part of what the crate promises.".to_owned(),
        examine::print(&view),
    );
    add(
        "serde_impls".to_owned(),
        "Every type as a member of other people's types, in any format that serde knows.\nEach value goes through the decoder or encoder of its type.".to_owned(),
        serde::print(&view),
    );
    add(
        "schemas".to_owned(),
        "Every type with its published schema, for schemars.\nJudges nothing.".to_owned(),
        schemas::print(&view),
    );
    for folder in ["decode", "encode"] {
        add(
            format!("{folder}/mod"),
            manifest::folder_doc(folder),
            manifest::folder(folder, &modules),
        );
    }
    add(
        "lib".to_owned(),
        manifest::crate_doc(model),
        manifest::root(model, &modules),
    );

    let root = format!("rust/{}", paths::crate_name(model));
    let mut files: Files = sources
        .into_iter()
        .map(|(path, source)| {
            (
                format!("{root}/src/{path}.rs"),
                source.print(&mark(&model.protocol)),
            )
        })
        .collect();
    files.insert(format!("{root}/Cargo.toml"), manifest::cargo_toml(model));
    files.insert(
        format!("{root}/build.rs"),
        build_script(&model.protocol, &model.digest),
    );
    files
}

/// One file of the crate before it is formatted.
struct Source {
    doc: String,
    tokens: TokenStream,
}

impl Source {
    fn print(&self, mark: &str) -> String {
        let doc = view::inner_doc(&self.doc);
        let tokens = &self.tokens;
        let tokens = quote::quote! {
            #doc
            #![cfg_attr(rustfmt, rustfmt_skip)]
            #tokens
        };
        match syn::parse2::<syn::File>(tokens.clone()) {
            Ok(file) => format!("// {mark}\n{}", prettyplease::unparse(&file)),
            // A printer's own mistake: leave the tokens for the compiler to name.
            Err(error) => format!(
                "// {mark}\ncompile_error!({:?});\n{tokens}",
                error.to_string()
            ),
        }
    }
}
