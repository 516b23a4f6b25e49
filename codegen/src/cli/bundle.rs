//! `magi-schema bundle`: writes what is published for other people's generators.
//! What that is, the library says.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, ensure};
use clap::Args;
use magi_schema::dist;

use super::{Tree, count};

/// Writes dist/: the schemas in one file each, examples, a manifest with sums, and all of it as tar.gz.
#[derive(Args)]
pub struct Bundle {
    /// Where to; without it, dist/ beside schema/. What an earlier run left there is replaced.
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

impl Bundle {
    /// Always true: what cannot be published is an error.
    pub fn run(&self, tree: &Tree) -> anyhow::Result<bool> {
        let root = tree.root()?;
        let files = dist::files(&root)?;
        let archive = dist::archive(dist::NAME, &files)?;
        let out = self.out.clone().unwrap_or_else(|| root.join("dist"));
        make_room(&out)?;
        for (path, text) in &files {
            write(&out.join(path), text.as_bytes())?;
        }
        let name = format!("{}.tar.gz", dist::NAME);
        let sum = dist::sha256(&archive);
        write(&out.join(&name), &archive)?;
        write(
            &out.join(format!("{name}.sha256")),
            format!("{sum}  {name}\n").as_bytes(),
        )?;
        eprintln!(
            "{}: {}, and {name} ({} bytes, sha256 {sum})",
            out.display(),
            count(files.len(), "file"),
            archive.len()
        );
        Ok(true)
    }
}

/// Removes what an earlier run wrote, and nothing else.
fn make_room(out: &Path) -> anyhow::Result<()> {
    let empty = !out.exists() || fs::read_dir(out)?.next().is_none();
    ensure!(
        empty || out.join(dist::MANIFEST).is_file(),
        "{} holds files that are not an earlier bundle\n  hint: give an empty folder with --out",
        out.display()
    );
    if out.exists() {
        fs::remove_dir_all(out).with_context(|| out.display().to_string())?;
    }
    Ok(())
}

fn write(path: &Path, contents: &[u8]) -> anyhow::Result<()> {
    path.parent()
        .map_or(Ok(()), fs::create_dir_all)
        .and_then(|()| fs::write(path, contents))
        .with_context(|| path.display().to_string())
}
