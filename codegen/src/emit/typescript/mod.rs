//! The model as an npm package: types, tables, checks, and what is done with them in every JavaScript engine.
//! What does not depend on the contract is written by hand in `parts/` and copied.

mod checks;
mod contract;
mod doors;
mod package;
mod records;
mod types;

use crate::files::{Files, made_from, mark};
use crate::model::Model;

/// The package `app-wire`, paths relative to `generated/`.
pub fn files(model: &Model) -> Files {
    let root = format!("typescript/{}", package::folder(model));
    let mut files = Files::new();
    let mut add = |name: &str, text: String| files.insert(format!("{root}/{name}"), text);
    for (name, text) in [
        ("types.js", "export {};\n".to_owned()),
        ("types.d.ts", types::print(model)),
        ("contract.js", contract::script(model)),
        ("contract.d.ts", contract::declarations(model)),
        ("bounds.js", contract::bounds(model)),
        ("checks.js", checks::print(model)),
        ("decode.js", doors::decode(model)),
        ("decode.d.ts", doors::decode_declarations(model)),
        ("encode.js", doors::encode(model)),
        ("encode.d.ts", doors::encode_declarations(model)),
        ("fault.js", include_str!("parts/fault.js").to_owned()),
        ("read.js", include_str!("parts/read.js").to_owned()),
        ("write.js", include_str!("parts/write.js").to_owned()),
        ("lines.js", include_str!("parts/lines.js").to_owned()),
        ("lines.d.ts", include_str!("parts/lines.d.ts").to_owned()),
        ("client.js", include_str!("parts/client.js").to_owned()),
        ("client.d.ts", include_str!("parts/client.d.ts").to_owned()),
        (
            "preflight.js",
            include_str!("parts/preflight.js").to_owned(),
        ),
        (
            "preflight.d.ts",
            include_str!("parts/preflight.d.ts").to_owned(),
        ),
        ("index.js", package::index(&package::MODULES)),
        ("index.d.ts", package::index(&package::MODULES)),
    ] {
        add(name, format!("// {}\n{text}", mark(&model.protocol)));
    }
    add("package.json", package::manifest(model));
    add("README.md", package::readme(model));
    add("LICENSE", super::license(model));
    for (name, text) in super::bundle::files(model) {
        add(&name, text);
    }
    files
}

/// A package of types that belong to no protocol, paths relative to its own folder.
pub fn library(model: &Model, name: &str) -> Files {
    let mark = made_from(name);
    let mut files: Files = [
        ("types.js", "export {};\n".to_owned()),
        ("types.d.ts", types::library(model)),
        ("bounds.js", contract::bounds(model)),
        ("checks.js", checks::library(model)),
        ("decode.js", doors::decode_library(model)),
        ("decode.d.ts", doors::decode_declarations_library(model)),
        ("encode.js", doors::encode_library(model)),
        ("encode.d.ts", doors::encode_declarations_library(model)),
        ("fault.js", include_str!("parts/fault.js").to_owned()),
        ("read.js", include_str!("parts/read.js").to_owned()),
        ("write.js", include_str!("parts/write.js").to_owned()),
        ("index.js", package::index(&package::LIBRARY)),
        ("index.d.ts", package::index(&package::LIBRARY)),
    ]
    .into_iter()
    .map(|(path, text)| (path.to_owned(), format!("// {mark}\n{text}")))
    .collect();
    let manifest = package::library_manifest(&mark, name);
    files.insert("package.json".to_owned(), manifest);
    files
}

/// A JavaScript literal of any JSON value.
fn literal(value: &impl serde::Serialize) -> String {
    // JSON text is a JavaScript expression; what is printed here comes from schema files and cannot fail.
    serde_json::to_string(value).unwrap_or_default()
}

/// A documentation comment, indented.
fn comment(indent: &str, doc: &str) -> String {
    format!("{indent}/** {} */\n", doc.replace("*/", "*\\/"))
}
