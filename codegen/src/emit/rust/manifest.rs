//! What makes the printed sources a crate: manifest, build script, root, folders.
//! Knows no type of the contract.

use proc_macro2::TokenStream;
use quote::quote;

use crate::files::mark;
use crate::model::Model;

use super::paths;
use super::view::ident;

/// `Cargo.toml`; versions and lints come from the workspace.
pub fn cargo_toml(model: &Model) -> String {
    let (mark, name, protocol) = (
        mark(&model.protocol),
        paths::crate_name(model),
        &model.protocol,
    );
    format!(
        r#"# {mark}
[package]
name = "{name}"
version.workspace = true
edition.workspace = true
rust-version.workspace = true
license.workspace = true
publish.workspace = true
description = "Types, decoders, encoders and tables of the {protocol} contract, generated from its schema."

[lints]
workspace = true

[features]
# A door to every type by its name, for tests.
examine = []
# Structs can be built, and enums matched without a wildcard, where the contract may still grow: for programs that are
# released together with it.
exhaustive = []
# `JsonSchema` for every type: its published schema.
schemars = ["dep:schemars", "dep:serde_json"]
# `Serialize` and `Deserialize` for every type, with the verdicts of the decoders and encoders.
serde = ["dep:serde", "bounded/serde"]

[dependencies]
bounded.workspace = true
schemars = {{ workspace = true, optional = true }}
serde = {{ workspace = true, optional = true }}
serde_json = {{ workspace = true, optional = true }}

[build-dependencies]
sha2.workspace = true
"#
    )
}

/// `build.rs`: stale output cannot build. Outside of the repository there is no schema and nothing to compare.
pub fn build_script(protocol: &str, digest: &str) -> String {
    let mark = mark(protocol);
    format!(
        r#"// {mark}
//! Stops the build when the schema has changed since this crate was generated.
//! Does nothing where the schema is not beside it.

#![cfg_attr(rustfmt, rustfmt_skip)]

use std::path::{{Path, PathBuf}};
use std::{{env, fs, io, process}};

use sha2::{{Digest, Sha256}};

/// Digest of the schema that this crate was generated from.
const STAMPED: &str = "{digest}";
const PROTOCOL: &str = "{protocol}";
const DIALECT: &str = "dialect.json";

fn main() {{
    println!("cargo::rerun-if-changed=build.rs");
    let Some(schema) = schema() else {{ return }};
    println!("cargo::rerun-if-changed={{}}", schema.join(DIALECT).display());
    println!("cargo::rerun-if-changed={{}}", schema.join(PROTOCOL).display());
    match digest(&schema) {{
        Ok(found) if found == STAMPED => {{}}
        Ok(_) => stop("schema/{protocol} has changed since this crate was generated; run `cargo gen`"),
        Err(error) => stop(&format!("schema/{protocol} cannot be read: {{error}}")),
    }}
}}

fn stop(reason: &str) -> ! {{
    eprintln!("error: {{}}: {{reason}}", env!("CARGO_PKG_NAME"));
    process::exit(1)
}}

fn schema() -> Option<PathBuf> {{
    let crate_folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR")?);
    let schema = crate_folder.join("../../../schema");
    (schema.join(DIALECT).is_file() && schema.join(PROTOCOL).is_dir()).then_some(schema)
}}

/// SHA-256 over the dialect and every schema file in the order of their paths: path, NUL, length in eight bytes, contents.
fn digest(schema: &Path) -> io::Result<String> {{
    let mut files = vec![(DIALECT.to_owned(), schema.join(DIALECT))];
    collect(&schema.join(PROTOCOL), PROTOCOL, &mut files)?;
    files.sort();
    let mut digest = Sha256::new();
    for (path, file) in files {{
        let contents = fs::read(file)?;
        digest.update(path.as_bytes());
        digest.update([0]);
        digest.update((contents.len() as u64).to_le_bytes());
        digest.update(&contents);
    }}
    Ok(digest.finalize().iter().map(|byte| format!("{{byte:02x}}")).collect())
}}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {{
    for entry in fs::read_dir(folder)? {{
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else {{ continue }};
        let relative = format!("{{prefix}}/{{name}}");
        if path.is_dir() {{
            collect(&path, &relative, files)?;
        }} else if path.extension().is_some_and(|extension| extension == "json") {{
            files.push((relative, path));
        }}
    }}
    Ok(())
}}
"#
    )
}

/// Documentation of the crate.
pub fn crate_doc(model: &Model) -> String {
    format!(
        "{}\n\nTypes, decoders, encoders and tables, generated from `schema/{}`.\nHolds facts only; what is done with them is written by hand elsewhere.",
        model.doc, model.protocol
    )
}

/// `Cargo.toml` of types that belong to no protocol.
pub fn library(mark: &str, name: &str) -> String {
    format!(
        r#"# {mark}
[package]
name = "{name}"
version = "0.0.0"
edition = "2024"
publish = false

[features]
exhaustive = []

[dependencies]
# The hand-written half of the decoders: write the path of `runtime/bounded` in a checkout of magi-protocol here. No registry has it.
bounded = {{ path = "bounded" }}
"#
    )
}

/// What every `lib.rs` begins with.
pub fn head() -> TokenStream {
    quote! {
        #![forbid(unsafe_code)]
        #![allow(unused_imports, reason = "every generated file takes the same names from here")]
        #![allow(dead_code, reason = "a rule that every user of a type overrides is printed all the same")]
        #![allow(clippy::large_enum_variant, reason = "a record is read, matched and dropped; a box would cost each an allocation")]

        use std::borrow::Cow;

        use bounded::{
            Code, Codes, Contract, DEFAULT_CODE, Fault, Few, Integer, Kind, Presence, Raw, Reader, Rule, Step, Stop, Writer,
        };
    }
}

/// `lib.rs`.
pub fn root(_model: &Model, modules: &[String]) -> TokenStream {
    let modules = modules.iter().map(|name| ident(name));
    let (modules, again) = (modules.clone(), modules);
    let head = head();
    quote! {
        #head

        pub mod bounds;
        mod codes;
        mod contract;
        mod decode;
        mod encode;
        mod events;
        #[cfg(feature = "examine")]
        pub mod examine;
        mod judge;
        pub mod limits;
        mod messages;
        mod methods;
        mod parts;
        mod records;
        mod rules;
        #[cfg(feature = "schemars")]
        mod schemas;
        #[cfg(feature = "serde")]
        mod serde_impls;
        #(mod #modules;)*

        pub use codes::*;
        pub use contract::*;
        pub use events::*;
        pub use messages::*;
        pub use methods::*;
        pub use parts::*;
        pub use records::*;
        #(pub use #again::*;)*
    }
}

/// Documentation of a folder of modules.
pub fn folder_doc(folder: &str) -> String {
    let (what, not) = match folder {
        "decode" => ("From bytes to types.", "Writes nothing."),
        _ => ("From types to bytes.", "Reads nothing."),
    };
    format!("{what}\n{not}")
}

/// `mod.rs` of a folder that has one module per schema file.
pub fn folder(_folder: &str, modules: &[String]) -> TokenStream {
    let names: Vec<_> = modules.iter().map(|name| ident(name)).collect();
    quote! {
        use super::*;

        mod records;
        #(mod #names;)*

        pub(crate) use records::*;
        #(pub(crate) use #names::*;)*
    }
}

#[cfg(test)]
mod tests {
    use proc_macro2::TokenTree;

    use crate::names::Target;

    #[test]
    fn what_every_crate_takes_in_is_no_name_for_a_type() {
        let mut found = 0;
        let mut waiting: Vec<TokenTree> = super::head().into_iter().collect();
        while let Some(token) = waiting.pop() {
            match token {
                TokenTree::Group(group) => waiting.extend(group.stream()),
                TokenTree::Ident(ident) => {
                    let name = ident.to_string();
                    if name.starts_with(char::is_uppercase) && name != name.to_uppercase() {
                        found += 1;
                        assert!(Target::Rust.is_taken_type(&name), "{name}");
                    }
                }
                _ => {}
            }
        }
        assert!(found > 10);
    }
}
