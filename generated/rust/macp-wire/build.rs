// @generated from schema/macp by codegen. Do not edit.
//! Stops the build when the schema has changed since this crate was generated.
//! Does nothing where the schema is not beside it.

#![cfg_attr(rustfmt, rustfmt_skip)]

use std::path::{Path, PathBuf};
use std::{env, fs, io, process};

use sha2::{Digest, Sha256};

/// Digest of the schema that this crate was generated from.
const STAMPED: &str = "e0f7a4688253ef598df66a6cce07a5ec177c4237447fb20badccbb478226ac96";
const PROTOCOL: &str = "macp";
const DIALECT: &str = "dialect.json";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let Some(schema) = schema() else { return };
    println!("cargo::rerun-if-changed={}", schema.join(DIALECT).display());
    println!("cargo::rerun-if-changed={}", schema.join(PROTOCOL).display());
    match digest(&schema) {
        Ok(found) if found == STAMPED => {}
        Ok(_) => stop("schema/macp has changed since this crate was generated; run `cargo gen`"),
        Err(error) => stop(&format!("schema/macp cannot be read: {error}")),
    }
}

fn stop(reason: &str) -> ! {
    eprintln!("error: {}: {reason}", env!("CARGO_PKG_NAME"));
    process::exit(1)
}

fn schema() -> Option<PathBuf> {
    let crate_folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR")?);
    let schema = crate_folder.join("../../../schema");
    (schema.join(DIALECT).is_file() && schema.join(PROTOCOL).is_dir()).then_some(schema)
}

/// SHA-256 over the dialect and every schema file in the order of their paths: path, NUL, length in eight bytes, contents.
fn digest(schema: &Path) -> io::Result<String> {
    let mut files = vec![(DIALECT.to_owned(), schema.join(DIALECT))];
    collect(&schema.join(PROTOCOL), PROTOCOL, &mut files)?;
    files.sort();
    let mut digest = Sha256::new();
    for (path, file) in files {
        let contents = fs::read(file)?;
        digest.update(path.as_bytes());
        digest.update([0]);
        digest.update((contents.len() as u64).to_le_bytes());
        digest.update(&contents);
    }
    Ok(digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

fn collect(folder: &Path, prefix: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
        let relative = format!("{prefix}/{name}");
        if path.is_dir() {
            collect(&path, &relative, files)?;
        } else if path.extension().is_some_and(|extension| extension == "json") {
            files.push((relative, path));
        }
    }
    Ok(())
}
