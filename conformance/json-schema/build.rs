//! Makes a validator for every schema of the suite, as `magi-schema generate --lang rust-validator` would.

use std::fs;
use std::path::{Path, PathBuf};

use magi_schema::validator::{self, Document, Root};
use serde_json::{Value, json};
use wire_tests::Random;

#[path = "src/random/schema.rs"]
mod schema;

fn main() {
    println!("cargo::rerun-if-changed=suite");
    println!("cargo::rerun-if-changed=own");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let out = PathBuf::from(std::env::var("OUT_DIR").expect("cargo sets OUT_DIR"));
    let mut remotes = Vec::new();
    collect(
        &folder.join("suite/remotes"),
        "http://localhost:1234/draft2020-12",
        &mut remotes,
    );
    let mut code = String::new();
    for (table, tests) in [("SUITE", "suite/tests"), ("OWN", "own")] {
        let rows: String = files(&folder.join(tests))
            .iter()
            .map(|file| row(file, &remotes, &out, &mut code))
            .collect();
        code.push_str(&format!(
            "pub const {table}: &[(&str, &[Check])] = &[{rows}];\n"
        ));
    }
    random(&out, &mut code);
    fs::write(out.join("validators.rs"), code).expect("the output folder can be written");
}

/// Validators of so many schemas by chance, and their row in the table; the schemas are kept for the test.
fn random(out: &Path, code: &mut String) {
    let (count, seed) = (variable("RANDOM_SCHEMAS", 80), variable("RANDOM_SEED", 1));
    let mut random = Random::new(seed as u64);
    let (mut schemas, mut checks, mut tried) = (Vec::new(), String::new(), 0);
    while schemas.len() < count {
        tried += 1;
        assert!(tried < 10 * count + 100, "most schemas are refused");
        let (schema, other) = schema::documents(&mut random);
        let files = [("schema", &schema), ("other", &other)].map(|(name, schema)| {
            validator::document(&format!("file:///{name}.json"), schema.clone())
        });
        match validator::generate(files.to_vec(), &[root("file:///schema.json")]) {
            Ok(validator) => {
                let module = format!("random_{}", schemas.len());
                module_of(&module, &validator, out, code);
                checks.push_str(&check(&module));
                schemas.push(json!([schema, other]));
            }
            // Nobody else could judge by these either.
            Err(refused) => assert!(
                ["refers to itself", "nothing stands at"]
                    .iter()
                    .any(|reason| refused.reason.contains(reason)),
                "{refused}"
            ),
        }
    }
    fs::write(out.join("random.json"), Value::Array(schemas).to_string())
        .expect("the output folder can be written");
    code.push_str(&format!(
        "pub const RANDOM: &[Check] = &[{checks}];\n\
         pub const RANDOM_SCHEMAS: &str = include_str!(concat!(env!(\"OUT_DIR\"), \"/random.json\"));\n"
    ));
}

fn root(uri: &str) -> Root {
    Root {
        name: "valid".to_owned(),
        uri: uri.to_owned(),
    }
}

/// A validator as a module of its own, with its file.
fn module_of(name: &str, validator: &str, out: &Path, code: &mut String) {
    fs::write(out.join(format!("{name}.rs")), validator).expect("the output folder can be written");
    code.push_str(&format!(
        "mod {name} {{ include!(concat!(env!(\"OUT_DIR\"), \"/{name}.rs\")); }}\n"
    ));
}

/// The entry of a module in a table.
fn check(module: &str) -> String {
    format!("|value| {module}::valid(value).is_ok(), ")
}

/// A number from the environment.
fn variable(name: &str, default: usize) -> usize {
    println!("cargo::rerun-if-env-changed={name}");
    let given = std::env::var(name).ok();
    given.map_or(default, |text| text.parse().expect("a number"))
}

/// The row of one file of tests in the table: its name, and a validator for each group.
fn row(file: &Path, remotes: &[Document], out: &Path, code: &mut String) -> String {
    let name = file
        .file_stem()
        .expect("a test file has a name")
        .to_string_lossy()
        .into_owned();
    // Names of test files are keywords of Rust too.
    let module = format!("of_{}", name.replace('-', "_"));
    let groups = read(file);
    let mut checks = String::new();
    // A file of its own for each group: schemas of different groups may claim the same address.
    for (index, group) in groups.as_array().into_iter().flatten().enumerate() {
        let uri = format!("file:///{name}/{index}.json");
        let mut documents = vec![validator::document(&uri, group["schema"].clone())];
        documents.extend(remotes.iter().cloned());
        let own = group["documents"].as_object().into_iter().flatten();
        documents.extend(own.map(|(uri, schema)| validator::document(uri, schema.clone())));
        let validator = validator::generate(documents, &[root(&uri)]).unwrap_or_else(|refused| {
            panic!("{}: {}: {refused}", file.display(), group["description"])
        });
        let module = format!("{module}_{index}");
        module_of(&module, &validator, out, code);
        checks.push_str(&check(&module));
    }
    format!("(\"{name}\", &[{checks}]), ")
}

fn collect(folder: &Path, uri: &str, into: &mut Vec<Document>) {
    for path in files(folder) {
        let uri = format!(
            "{uri}/{}",
            path.file_name()
                .expect("an entry has a name")
                .to_string_lossy()
        );
        if path.is_dir() {
            collect(&path, &uri, into);
        } else {
            into.push(validator::document(&uri, read(&path)));
        }
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the suite is in the tree");
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry can be read").path())
        .collect();
    paths.sort();
    paths
}

fn read(path: &Path) -> Value {
    serde_json::from_slice(&fs::read(path).expect("a file of the suite can be read"))
        .expect("a file of the suite is JSON")
}
