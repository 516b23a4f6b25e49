//! Makes two of the judges: a validator for every definition of the published schema, and serde by the name of a type.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use magi_schema::validator::{self, Root};
use serde_json::Value;

fn main() {
    let schema = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../generated/schema");
    let out = PathBuf::from(std::env::var("OUT_DIR").expect("cargo sets OUT_DIR"));
    let bundle = read(&schema.join("app-service.json"));
    let meta = read(&schema.join("app-service.meta.json"));
    std::fs::write(out.join("validators.rs"), validators(&bundle))
        .expect("the output folder can be written");
    std::fs::write(out.join("serde_types.rs"), serde_types(&meta))
        .expect("the output folder can be written");
}

fn read(path: &Path) -> Value {
    println!("cargo::rerun-if-changed={}", path.display());
    let text =
        std::fs::read(path).expect("the published schema is in generated/schema: run `cargo gen`");
    serde_json::from_slice(&text).expect("the published schema is JSON")
}

fn names(members: &Value) -> impl Iterator<Item = &String> {
    members
        .as_object()
        .into_iter()
        .flat_map(|members| members.keys())
}

fn validators(bundle: &Value) -> String {
    let uri = bundle["$id"]
        .as_str()
        .expect("the published schema has an address");
    let roots: Vec<Root> = names(&bundle["$defs"])
        .enumerate()
        .map(|(index, name)| Root {
            name: format!("definition_{index}"),
            uri: format!("{uri}#/$defs/{name}"),
        })
        .collect();
    let documents = vec![validator::document(uri, bundle.clone())];
    let mut code =
        validator::generate(documents, &roots).expect("the published schema can be honoured");
    let mut table = String::new();
    for (name, root) in names(&bundle["$defs"]).zip(&roots) {
        let _ = write!(table, "({name:?}, {}), ", root.name);
    }
    let _ = writeln!(
        code,
        "pub const DEFINITIONS: &[(&str, fn(&Value) -> Result<(), Invalid>)] = &[{table}];"
    );
    code
}

/// Types that have a Rust type of their own; a named string or integer is what it is made of.
fn serde_types(meta: &Value) -> String {
    let mut table = String::new();
    for (name, ty) in meta["types"].as_object().into_iter().flatten() {
        if ty["shape"] != "value" {
            let _ = writeln!(
                table,
                "    ({name:?}, |json| again::<app_wire::{name}>(json)),"
            );
        }
    }
    format!("pub const TYPES: &[(&str, Again)] = &[\n{table}];\n")
}
