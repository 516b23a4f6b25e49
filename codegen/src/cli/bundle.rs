//! `magi-schema bundle`: writes what is published for other people's generators.
//! What that is, the library says.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use clap::Args;
use magi_schema::dist;
use magi_schema::files::remove_empty_folders;
use serde_json::Value;

use super::{Tree, count, say};

/// Writes dist/: the schemas in one file each, examples, a manifest with sums, and all of it as tar.gz.
#[derive(Args)]
pub struct Bundle {
    /// Where to; without it, dist/ beside schema/. What an earlier run left there is replaced.
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

/// Name of the manifest until everything that it lists is there: a run that was interrupted leaves no bundle that looks whole.
const UNFINISHED: &str = "manifest.json.unfinished";

impl Bundle {
    /// Always true: what cannot be published is an error.
    pub fn run(&self, tree: &Tree) -> anyhow::Result<bool> {
        let root = tree.root()?;
        let mut files = dist::files(&root)?;
        let archive = dist::archive(dist::NAME, &files)?;
        let number = files.len();
        let manifest = files.remove(dist::MANIFEST).unwrap_or_default();
        let out = self.out.clone().unwrap_or_else(|| root.join("dist"));
        make_room(&out)?;
        write(&out.join(UNFINISHED), manifest.as_bytes())?;
        for (path, text) in &files {
            write(&out.join(path), text.as_bytes())?;
        }
        let [name, sums] = archives(dist::NAME);
        let sum = dist::sha256(&archive);
        write(&out.join(&name), &archive)?;
        write(&out.join(sums), format!("{sum}  {name}\n").as_bytes())?;
        rename(&out, UNFINISHED, dist::MANIFEST)?;
        say(&format!(
            "{}: {}, and {name} ({} bytes, sha256 {sum})",
            out.display(),
            count(number, "file"),
            archive.len()
        ));
        Ok(true)
    }
}

/// The archive of a bundle of this name, and its sum.
fn archives(name: &str) -> [String; 2] {
    [format!("{name}.tar.gz"), format!("{name}.tar.gz.sha256")]
}

/// Removes what an earlier run wrote; where there is anything else, nothing is touched.
fn make_room(out: &Path) -> anyhow::Result<()> {
    let mut found = Vec::new();
    if out.exists() {
        walk(out, &mut found)?;
    }
    let written: BTreeSet<PathBuf> = [UNFINISHED, dist::MANIFEST]
        .iter()
        .flat_map(|manifest| written(out, manifest))
        .collect();
    if let Some(foreign) = found.iter().find(|path| !written.contains(*path)) {
        bail!(
            "{} is no file of an earlier bundle\n  hint: give an empty folder with --out",
            foreign.display()
        );
    }
    if out.join(dist::MANIFEST).exists() {
        rename(out, dist::MANIFEST, UNFINISHED)?;
    }
    let unfinished = out.join(UNFINISHED);
    for path in found
        .iter()
        .filter(|path| **path != unfinished && path.symlink_metadata().is_ok())
    {
        fs::remove_file(path).with_context(|| path.display().to_string())?;
        remove_empty_folders(out, path);
    }
    Ok(())
}

/// What stands in a folder and those below, links as themselves.
fn walk(folder: &Path, found: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let entry = entry.with_context(|| folder.display().to_string())?;
        if entry.file_type()?.is_dir() {
            walk(&entry.path(), found)?;
        } else {
            found.push(entry.path());
        }
    }
    Ok(())
}

/// What the run wrote that left this manifest; nothing where it is not one of ours.
fn written(out: &Path, manifest: &str) -> Vec<PathBuf> {
    let text = fs::read(out.join(manifest)).unwrap_or_default();
    let read: Value = serde_json::from_slice(&text).unwrap_or_default();
    let mut paths = vec![UNFINISHED.to_owned()];
    if let (Some(name), Some(sums), Some(files)) = (
        read["name"].as_str(),
        read["sha256_of"].as_str(),
        read["files"].as_object(),
    ) {
        paths.extend(archives(name));
        paths.extend([dist::MANIFEST, sums].map(str::to_owned));
        paths.extend(files.keys().cloned());
    }
    paths.iter().map(|path| out.join(path)).collect()
}

fn rename(out: &Path, from: &str, to: &str) -> anyhow::Result<()> {
    fs::rename(out.join(from), out.join(to)).with_context(|| out.join(to).display().to_string())
}

fn write(path: &Path, contents: &[u8]) -> anyhow::Result<()> {
    path.parent()
        .map_or(Ok(()), fs::create_dir_all)
        .and_then(|()| fs::write(path, contents))
        .with_context(|| path.display().to_string())
}
