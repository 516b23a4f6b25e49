//! The command line's way from anybody's schema files to code: reads the files, hands them over, writes what comes.
//! What a schema means is not decided here.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use clap::{Args, ValueEnum};
use magi_schema::files::Files;
use magi_schema::model::Model;
use magi_schema::validator::{self, Document, Root};
use magi_schema::{emit, library, source};

use super::say;

/// What is made of a schema that is not ours.
#[derive(Clone, Copy, ValueEnum)]
pub enum Language {
    /// Rust functions that judge a `serde_json::Value`, for any schema of draft 2020-12.
    RustValidator,
    /// Types, decoders and encoders as an npm package, for schemas in the keywords of our dialect.
    Typescript,
    /// The same as a Python package.
    Python,
    /// The same as a Swift package.
    Swift,
    /// The same as a Rust crate.
    Rust,
}

/// A printer of types without a protocol: what it makes has this name.
type Printer = fn(&Model, &str) -> Files;

impl Language {
    /// What prints a whole package; None: what it makes is one file.
    fn printer(self) -> Option<Printer> {
        match self {
            Language::RustValidator => None,
            Language::Typescript => Some(emit::typescript::library),
            Language::Python => Some(emit::python::library),
            Language::Swift => Some(emit::swift::library),
            Language::Rust => Some(emit::rust::library),
        }
    }
}

/// `magi-schema generate --lang LANGUAGE --from FILE`.
#[derive(Args)]
pub struct Foreign {
    /// What to make.
    #[arg(long, value_enum, requires = "from")]
    lang: Option<Language>,
    /// The schema to make it from, instead of schema/.
    #[arg(long, value_name = "FILE", requires = "lang", conflicts_with = "check")]
    pub from: Option<PathBuf>,
    /// A file that the schema refers to, by its `$id` or path; ADDRESS= says otherwise. May be given again.
    #[arg(long, value_name = "[ADDRESS=]FILE", requires = "from")]
    with: Vec<String>,
    /// Name of the function or package; without it, the file's name.
    #[arg(long, requires = "from")]
    name: Option<String>,
    /// Where to write: a file (without it, standard output), or the folder of a package.
    #[arg(long, value_name = "PATH", requires = "from")]
    out: Option<PathBuf>,
}

impl Foreign {
    /// Writes the code; false: the schema was refused, and stderr says where and why.
    pub fn generate(&self, from: &Path) -> anyhow::Result<bool> {
        let name = self.code_name(from)?;
        if let Some(print) = self.lang.and_then(Language::printer) {
            return self.package(from, &name, print);
        }
        let main = document(None, from)?;
        let mut files = vec![(main.uri.clone(), from.display().to_string())];
        let roots = [Root {
            name,
            uri: main.uri.clone(),
        }];
        let mut documents = vec![main];
        for with in &self.with {
            let (address, file) = match with.split_once('=') {
                Some((address, file)) => (Some(address), file),
                None => (None, with.as_str()),
            };
            let document = document(address, Path::new(file))?;
            files.push((document.uri.clone(), file.to_owned()));
            documents.push(document);
        }
        let code = match validator::generate(documents, &roots) {
            Ok(code) => code,
            Err(mut refused) => {
                // Whoever wrote the schema knows it by its file.
                if let Some((_, file)) = files.into_iter().find(|(uri, _)| *uri == refused.document)
                {
                    refused.document = file;
                }
                say(&refused.to_string());
                return Ok(false);
            }
        };
        match &self.out {
            Some(out) => fs::write(out, code).with_context(|| out.display().to_string())?,
            None => std::io::Write::write_all(&mut std::io::stdout(), code.as_bytes())?,
        }
        Ok(true)
    }

    /// Writes a package of types; false: the schema was refused.
    fn package(&self, from: &Path, name: &str, print: Printer) -> anyhow::Result<bool> {
        let Some(out) = &self.out else {
            bail!("a package is a folder of files\n  hint: say where it goes with --out");
        };
        if !self.with.is_empty() {
            bail!(
                "a package is made of one schema file\n  hint: put all definitions under its $defs"
            );
        }
        let text = text(from)?;
        let model = match library(&from.to_string_lossy(), &text, name) {
            Ok(model) => model,
            Err(problems) => {
                say(&problems.to_string());
                return Ok(false);
            }
        };
        for (path, text) in print(&model, name) {
            let path = out.join(path);
            let done = path.parent().map_or(Ok(()), fs::create_dir_all);
            done.and_then(|()| fs::write(&path, text))
                .with_context(|| path.display().to_string())?;
        }
        Ok(true)
    }

    fn code_name(&self, from: &Path) -> anyhow::Result<String> {
        let stem = from
            .file_stem()
            .map(|stem| stem.to_string_lossy().into_owned())
            .unwrap_or_default();
        let own = |c: char| {
            if c.is_ascii_alphanumeric() {
                c.to_ascii_lowercase()
            } else {
                '_'
            }
        };
        let name = self
            .name
            .clone()
            .unwrap_or_else(|| stem.chars().map(own).collect());
        // `gen` became a keyword with the edition of 2024, which `syn` does not say.
        if syn::parse_str::<syn::Ident>(&name).is_err() || name == "gen" {
            bail!("`{name}` is no name for code\n  hint: give one with --name");
        }
        Ok(name)
    }
}

/// A schema file; without an address, references name it by where it lies.
fn document(address: Option<&str>, file: &Path) -> anyhow::Result<Document> {
    let context = || file.display().to_string();
    let text = text(file)?;
    let value = source::parse(&file.to_string_lossy(), &text)?;
    let uri = match address {
        Some(address) => address.to_owned(),
        None => {
            let path = std::path::absolute(file).with_context(context)?;
            validator::address(&path.to_string_lossy())
        }
    };
    Ok(validator::document_of_text(&uri, value, &text))
}

/// A file's text without the mark that some editors put before it.
fn text(file: &Path) -> anyhow::Result<String> {
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    Ok(match text.strip_prefix('\u{feff}') {
        Some(text) => text.to_owned(),
        None => text,
    })
}
