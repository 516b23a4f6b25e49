//! What makes the printed files a package: manifest, entry, README.
//! Knows no type of the contract.

use crate::files::mark;
use crate::model::Model;

/// `app-wire`: the part of the protocol's name before its first dash, as in the other languages.
pub fn folder(model: &Model) -> String {
    let short = model.protocol.split('-').next().unwrap_or_default();
    format!("{short}-wire")
}

fn name(model: &Model) -> String {
    format!("@magi-protocol/{}", folder(model))
}

/// What the package offers.
pub const MODULES: [&str; 7] = [
    "types",
    "contract",
    "decode",
    "encode",
    "preflight",
    "client",
    "lines",
];

/// What a package without a protocol offers.
pub const LIBRARY: [&str; 3] = ["types", "decode", "encode"];

fn subpaths(modules: &[&str]) -> String {
    let entry = |part: &&str| {
        format!(
            "    \"./{part}\": {{ \"types\": \"./{part}.d.ts\", \"default\": \"./{part}.js\" }},\n"
        )
    };
    modules.iter().map(entry).collect()
}

/// `package.json` of types that belong to no protocol.
pub fn library_manifest(mark: &str, name: &str) -> String {
    let subpaths = subpaths(&LIBRARY);
    format!(
        r#"{{
  "//": "{mark}",
  "name": "{name}",
  "version": "0.0.0",
  "private": true,
  "type": "module",
  "sideEffects": false,
  "engines": {{ "node": ">=18" }},
  "types": "./index.d.ts",
  "exports": {{
    ".": {{ "types": "./index.d.ts", "default": "./index.js" }},
{subpaths}    "./package.json": "./package.json"
  }}
}}
"#
    )
}

/// `package.json`.
pub fn manifest(model: &Model) -> String {
    let (mark, name, protocol, version) = (
        mark(&model.protocol),
        name(model),
        &model.protocol,
        env!("CARGO_PKG_VERSION"),
    );
    let subpaths = subpaths(&MODULES);
    format!(
        r#"{{
  "//": "{mark}",
  "name": "{name}",
  "version": "{version}",
  "description": "Types, decoders, encoders and a client for the {protocol} contract, made from its schema.",
  "license": "Apache-2.0",
  "type": "module",
  "sideEffects": false,
  "engines": {{ "node": ">=18" }},
  "types": "./index.d.ts",
  "exports": {{
    ".": {{ "types": "./index.d.ts", "default": "./index.js" }},
{subpaths}    "./schema/*.json": "./schema/*.json",
    "./package.json": "./package.json"
  }},
  "files": ["*.js", "*.d.ts", "schema/*.json"]
}}
"#
    )
}

/// `index.js` and `index.d.ts`.
pub fn index(modules: &[&str]) -> String {
    modules
        .iter()
        .map(|part| format!("export * from \"./{part}.js\";\n"))
        .collect()
}

/// `README.md`.
pub fn readme(model: &Model) -> String {
    format!(
        "<!-- {} -->\n{}",
        mark(&model.protocol),
        include_str!("parts/README.md")
            .replace("{name}", &name(model))
            .replace("{folder}", &folder(model))
    )
}
