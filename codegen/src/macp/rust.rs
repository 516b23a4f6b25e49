//! The crates `macp-wire` and `macp-grpc` as files: manifests, roots, facts.
//! Messages and stubs come from `stubs`.

use super::form::TypeFile;
use super::source::{Error, Source};
use super::text::{doc, header, literal};
use super::{documents, facts, modes};
use crate::files::Files;

pub const WIRE: &str = "rust/macp-wire";
const GRPC: &str = "rust/macp-grpc";

/// Everything of both crates but messages and stubs.
pub fn print(source: &Source) -> Result<Files, Error> {
    let mut files = Files::new();
    let mut modules = Modules::default();
    let mut sources = facts(source)?;
    for file in &source.types {
        if let Some(printed) = subject(source, file, &mut modules)? {
            sources.push(printed);
        }
    }
    sources.push((
        "lib.rs".to_owned(),
        "schema/macp".to_owned(),
        root(source, &modules),
    ));
    for (path, from, text) in sources {
        files.insert(
            format!("{WIRE}/src/{path}"),
            formatted(&path, &from, &text)?,
        );
    }
    let build = "\n[build-dependencies]\nsha2.workspace = true\n";
    files.insert(
        format!("{WIRE}/Cargo.toml"),
        manifest("macp-wire", WIRE_DEPENDENCIES) + build,
    );
    files.insert(
        format!("{GRPC}/Cargo.toml"),
        manifest("macp-grpc", GRPC_DEPENDENCIES),
    );
    files.insert(
        format!("{GRPC}/src/lib.rs"),
        formatted("lib.rs", "schema/macp", GRPC_ROOT)?,
    );
    Ok(files)
}

/// Path below `src`, what it is made from, text.
type Printed = (String, String, String);

/// Modules named after files of the schema.
#[derive(Default)]
struct Modules {
    modes: Vec<String>,
    documents: Vec<String>,
}

/// The tables that are made from one file of the schema each.
fn facts(source: &Source) -> Result<Vec<Printed>, Error> {
    let tokens = documents::print(source, &source.tokens)?;
    let tokens = format!(
        "//! {}\n//! Checking a credential is behaviour.\n\n{tokens}",
        source.tokens.description
    );
    let printed = [
        ("code.rs", "errors.json", facts::codes(source)),
        ("limits.rs", "limits.json", facts::limits(source)),
        ("settings.rs", "settings.json", facts::settings(source)),
        ("words.rs", "protocol.json", facts::words(source)),
        ("rpc.rs", "protocol.json", facts::rpcs(source)),
        ("semantics.rs", "protocol.json", facts::semantics(source)),
        (
            "capabilities.rs",
            "protocol.json",
            facts::capabilities(source)?,
        ),
        ("modes.rs", "modes", modes::table(source)?),
        ("policy.rs", "rules.json", policies(source)?),
        ("tokens.rs", "tokens.json", tokens),
    ];
    let whole = |(path, from, text): (&str, &str, String)| {
        (path.to_owned(), format!("schema/macp/{from}"), text)
    };
    Ok(printed.map(whole).into())
}

/// What a file of messages says beside them: facts of a mode, documents.
fn subject(
    source: &Source,
    file: &TypeFile,
    modules: &mut Modules,
) -> Result<Option<Printed>, Error> {
    let name = modes::stem(file);
    let from = format!("schema/macp/{}", file.path);
    if let Some(mode) = &file.mode {
        modules.modes.push(name.to_owned());
        return Ok(Some((
            format!("mode/{name}.rs"),
            from,
            modes::module(source, file, mode)?,
        )));
    }
    if !file
        .definitions
        .iter()
        .any(|(_, definition)| definition.document)
    {
        return Ok(None);
    }
    modules.documents.push(name.to_owned());
    let text = format!(
        "//! Documents beside the messages of this file. {}\n//! Messages are in `v1`.\n\n{}",
        file.description,
        documents::print(source, file)?
    );
    Ok(Some((format!("{name}.rs"), from, text)))
}

fn policies(source: &Source) -> Result<String, Error> {
    let rules = &source.rules;
    let mut out = format!(
        "//! {}\n//! Judging rules, and evaluating them, is behaviour.\n\n",
        rules.description
    );
    if let Some(versions) = &rules.schema_versions {
        out.push_str(&doc("Oldest version of the rule semantics."));
        out.push_str(&format!(
            "pub const SCHEMA_VERSION_MIN: u32 = {};\n",
            versions.minimum
        ));
        out.push_str(&doc("Newest version of the rule semantics."));
        out.push_str(&format!(
            "pub const SCHEMA_VERSION_MAX: u32 = {};\n",
            versions.maximum
        ));
        out.push_str(&doc(
            "From this version on, an empty tally refuses a positive outcome.",
        ));
        out.push_str(&format!(
            "pub const SCHEMA_VERSION_BINDING_EMPTY_TALLY: u32 = {};\n",
            versions.binding_empty_tally
        ));
    }
    out.push_str(&documents::print(source, rules)?);
    out.push_str(&documents::rule_tables(source)?);
    let value = &source.rules.definitions.get("DenyCode");
    if let Some(codes) = value {
        let arms: String = codes
            .values
            .iter()
            .map(|value| {
                format!(
                    "Self::{} => {},",
                    super::text::pascal(value),
                    literal(&codes.value_docs[value])
                )
            })
            .collect();
        out.push_str(&format!(
            "impl DenyCode {{ /// The reason for people.\npub const fn message(self) -> &'static str {{ match self {{ {arms} }} }} }}\n"
        ));
    }
    let rows: String = rules
        .builtin
        .iter()
        .map(|policy| {
            format!(
                "Builtin {{ policy_id: {}, mode: {}, description: {}, schema_version: {}, rules: {} }},",
                literal(&policy.policy_id),
                literal(&policy.mode),
                literal(&policy.description),
                policy.schema_version,
                literal(&policy.rules.to_string())
            )
        })
        .collect();
    out.push_str(&format!(
        "/// A policy that is always registered.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct Builtin {{
            /// Name.
            pub policy_id: &'static str,
            /// Mode it governs.
            pub mode: &'static str,
            /// What it is for.
            pub description: &'static str,
            /// Version of its rule semantics.
            pub schema_version: u32,
            /// JSON text of its rules.
            pub rules: &'static str,
        }}
        /// The policies that are always registered.
        pub const BUILTIN: &[Builtin] = &[{rows}];\n"
    ));
    Ok(out)
}

fn root(source: &Source, modules: &Modules) -> String {
    let documented: String = modules
        .documents
        .iter()
        .map(|name| format!("pub mod {name};\n"))
        .collect();
    let modes = &modules.modes;
    let payloads: String = modes
        .iter()
        .map(|name| {
            format!("/// Payloads of the {name} mode.\n#[allow(missing_docs, clippy::all, reason = \"printed by prost-build\")]\npub mod {name};\n")
        })
        .collect();
    let facts: String = modes
        .iter()
        .map(|name| format!("pub mod {name};\n"))
        .collect();
    let text = format!(
        "//! The MACP contract as Rust: messages, codes, limits, settings, modes, policy rules.
        //! {} Nothing here decides anything.
        #![cfg_attr(rustfmt, rustfmt_skip)]
        #![allow(clippy::derivable_impls, reason = \"defaults are printed from the schema, all in one form\")]

        /// Messages of the core package.
        #[allow(missing_docs, clippy::all, reason = \"printed by prost-build\")]
        pub mod v1;
        /// Payload messages of the modes.
        pub mod payload {{ {payloads} }}
        /// Facts of each mode: message types, closed sets of texts, the document of its state.
        pub mod mode {{ {facts} }}
        {documented}
        pub mod capabilities;
        pub mod code;
        mod descriptors;
        pub mod limits;
        pub mod modes;
        pub mod policy;
        pub mod rpc;
        pub mod semantics;
        pub mod settings;
        pub mod tokens;
        pub mod words;
        pub use code::Code;
        pub use descriptors::FILE_DESCRIPTOR_SET;
        pub use semantics::Semantics;
        ",
        source.protocol.description
    );
    // prettyplease and rustfmt disagree here and there; printed files stay as printed.
    let skipped = |line: &str| match line.trim() {
        module if module.contains("mod ") && module.ends_with(';') => {
            format!("#[rustfmt::skip]\n{line}\n")
        }
        _ => format!("{line}\n"),
    };
    text.lines().map(skipped).collect()
}

fn formatted(path: &str, from: &str, text: &str) -> Result<String, Error> {
    let parsed = syn::parse_file(text).map_err(|error| Error::Printed {
        file: path.to_owned(),
        what: error.to_string(),
    })?;
    Ok(format!(
        "{}{}",
        header("//", from),
        prettyplease::unparse(&parsed)
    ))
}

fn manifest(name: &str, dependencies: &str) -> String {
    format!(
        "{}[package]\nname = \"{name}\"\nversion.workspace = true\nedition.workspace = true\nrust-version.workspace = true\n\
        license.workspace = true\npublish.workspace = true\n\n[lints]\nworkspace = true\n\n[dependencies]\n{dependencies}",
        header("#", "schema/macp")
    )
}

const WIRE_DEPENDENCIES: &str = "prost.workspace = true\nserde.workspace = true\nserde_json.workspace = true\nsmall-map.workspace = true\nsmol_str.workspace = true\n";
const GRPC_DEPENDENCIES: &str = "macp-wire.workspace = true\nprost.workspace = true\ntonic.workspace = true\ntonic-prost.workspace = true\n";

const GRPC_ROOT: &str = "//! The gRPC service of MACP: server trait, client, descriptor set.
//! What a call does is behaviour.
#![cfg_attr(rustfmt, rustfmt_skip)]
#[rustfmt::skip]
#[allow(missing_docs, clippy::all, unused_qualifications, reason = \"printed by tonic-prost-build\")]
mod service;
pub use macp_wire::FILE_DESCRIPTOR_SET;
pub use service::{macp_runtime_service_client, macp_runtime_service_server};

/// Buffers of a call: small to begin with, because most messages are, and the allocator is quickest with small pieces.
fn buffers() -> tonic::codec::BufferSettings {
    tonic::codec::BufferSettings::new(1000, 32 * 1024)
}

/// What turns messages into frames and back.
struct Codec<T, U>(std::marker::PhantomData<(T, U)>);

impl<T, U> Default for Codec<T, U> {
    fn default() -> Self {
        Codec(std::marker::PhantomData)
    }
}

impl<T, U> tonic::codec::Codec for Codec<T, U>
where
    T: prost::Message + Send + 'static,
    U: prost::Message + Default + Send + 'static,
{
    type Encode = T;
    type Decode = U;
    type Encoder = tonic_prost::ProstEncoder<T>;
    type Decoder = tonic_prost::ProstDecoder<U>;

    fn encoder(&mut self) -> Self::Encoder {
        tonic_prost::ProstEncoder::new(buffers())
    }

    fn decoder(&mut self) -> Self::Decoder {
        tonic_prost::ProstDecoder::new(buffers())
    }
}
";
