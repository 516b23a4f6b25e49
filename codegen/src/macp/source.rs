//! The files under `schema/macp`, read into types and checked for what only a look at all of them shows.
//! Does not print anything.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;

use super::form::{Definition, Errors, Limits, Property, Protocol, Rpc, Settings, TypeFile};

/// Why nothing was generated.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// A file that cannot be read.
    #[error("{}: {source}; does the file exist and can it be read?", file.display())]
    Read {
        /// Which.
        file: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// A file that is not JSON of the expected form.
    #[error("{}: {source}; compare with the other files of this folder", file.display())]
    Parse {
        /// Which.
        file: PathBuf,
        /// Where and why.
        source: serde_json::Error,
    },
    /// Something that only a look at all files shows.
    #[error("macp/{file}#{pointer}: {what}")]
    Meaning {
        /// Below `schema/macp`.
        file: String,
        /// JSON pointer.
        pointer: String,
        /// What is wrong.
        what: String,
    },
    /// Proto files that the compiler refuses: a wrong name or number in the schema.
    #[error("the proto files made from schema/macp do not compile: {0}")]
    Proto(String),
    /// The digest of the schema could not be taken.
    #[error(transparent)]
    Digest(#[from] Box<crate::source::Error>),
    /// A defect of the printer.
    #[error("{file}: generated Rust does not parse: {what}; this is a defect of the printer")]
    Printed {
        /// Which file.
        file: String,
        /// What the parser says.
        what: String,
    },
}

/// The whole contract as it stands in the files.
#[derive(Debug, Clone)]
pub struct Source {
    pub protocol: Protocol,
    /// Files with proto definitions, in the order of `protocol.json`.
    pub types: Vec<TypeFile>,
    pub rules: TypeFile,
    pub tokens: TypeFile,
    pub errors: Errors,
    pub limits: Limits,
    pub settings: Settings,
}

impl Source {
    /// Reads the files in `folder`.
    pub fn read(folder: &Path) -> Result<Self, Error> {
        let protocol: Protocol = read(folder, "protocol.json")?;
        let types = protocol
            .files
            .iter()
            .map(|path| read_types(folder, path))
            .collect::<Result<_, _>>()?;
        let source = Self {
            types,
            rules: read_types(folder, "rules.json")?,
            tokens: read_types(folder, "tokens.json")?,
            errors: read(folder, "errors.json")?,
            limits: read(folder, "limits.json")?,
            settings: read(folder, "settings.json")?,
            protocol,
        };
        source.check()?;
        Ok(source)
    }

    /// File and definition that `reference`, written in `file`, names.
    pub fn resolve(
        &self,
        file: &TypeFile,
        reference: &str,
    ) -> Result<(&TypeFile, &str, &Definition), Error> {
        let missing =
            |what: &str| meaning(&file.path, "", format!("reference `{reference}` {what}"));
        let (path, name) = reference
            .split_once("#/$defs/")
            .ok_or_else(|| missing("is not of the form file#/$defs/Name"))?;
        let path = match path {
            "" => file.path.clone(),
            path => match path.strip_prefix("../") {
                Some(path) => path.to_owned(),
                None => match file.path.rsplit_once('/') {
                    Some((folder, _)) => format!("{folder}/{path}"),
                    None => path.to_owned(),
                },
            },
        };
        let target = self
            .all_files()
            .find(|candidate| candidate.path == path)
            .ok_or_else(|| missing("leads to no file of schema/macp"))?;
        let (name, definition) = target
            .definitions
            .iter()
            .find(|(candidate, _)| *candidate == name)
            .ok_or_else(|| missing("names nothing in that file"))?;
        Ok((target, name, definition))
    }

    fn all_files(&self) -> impl Iterator<Item = &TypeFile> {
        self.types.iter().chain([&self.rules, &self.tokens])
    }

    fn check(&self) -> Result<(), Error> {
        if self.protocol.protocol != super::PROTOCOL {
            return Err(meaning(
                "protocol.json",
                "/protocol",
                "this reader knows macp alone",
            ));
        }
        for file in self.all_files() {
            for (name, definition) in file.definitions.iter() {
                self.check_definition(file, name, definition)?;
            }
            for message in file.mode.iter().flat_map(|mode| &mode.messages) {
                self.resolve(file, &message.payload)?;
            }
        }
        self.protocol
            .rpcs
            .iter()
            .try_for_each(|rpc| self.check_rpc(rpc))
    }

    fn check_rpc(&self, rpc: &Rpc) -> Result<(), Error> {
        let wrong = |what: String| {
            let pointer = format!("/rpcs/{}", rpc.name);
            Err(meaning("protocol.json", &pointer, what))
        };
        for name in [&rpc.request, &rpc.response] {
            let known = self.types.iter().any(|file| {
                file.package == self.protocol.service.package
                    && file.definitions.get(name).is_some()
            });
            if !known {
                return wrong(format!("no message `{name}`"));
            }
        }
        if self.protocol.auth.get(&rpc.auth).is_none() {
            return wrong(format!("no auth rule `{}`", rpc.auth));
        }
        for (channel, codes) in rpc.errors.iter() {
            if self.protocol.channels.get(channel).is_none() {
                return wrong(format!("no channel `{channel}`"));
            }
            let emitted = |code: &str| {
                let mut errors = self.errors.errors.iter();
                errors.any(|error| error.emitted && error.code == code)
            };
            if let Some(code) = codes.iter().find(|code| !emitted(code)) {
                return wrong(format!("no code `{code}` that is ever sent"));
            }
        }
        Ok(())
    }

    fn check_definition(
        &self,
        file: &TypeFile,
        name: &str,
        definition: &Definition,
    ) -> Result<(), Error> {
        let pointer = format!("/$defs/{name}");
        let wrong = |what: String| Err(meaning(&file.path, &pointer, what));
        for value in &definition.values {
            if !definition.value_docs.contains_key(value) {
                return wrong(format!(
                    "value `{value}` has no entry in x-enum-descriptions"
                ));
            }
            if definition
                .numbers
                .as_ref()
                .is_some_and(|numbers| !numbers.contains_key(value))
            {
                return wrong(format!("value `{value}` has no entry in x-enum-numbers"));
            }
        }
        let message = definition.is_message();
        let mut numbers = BTreeSet::new();
        for (member, property) in definition.properties.iter() {
            if property.description.is_empty() {
                return wrong(format!("member `{member}` has no description"));
            }
            match (message, property.number) {
                (true, None) => return wrong(format!("member `{member}` has no x-field-number")),
                (false, Some(_)) => {
                    return wrong(format!(
                        "member `{member}` of a document has an x-field-number"
                    ));
                }
                (true, Some(number)) if !numbers.insert(number) => {
                    return wrong(format!("field number {number} stands twice"));
                }
                _ => {}
            }
            if let Some(limit) = &property.limit {
                let most = property
                    .maximum
                    .as_ref()
                    .and_then(serde_json::Number::as_u64);
                let most = most.or(property.max_items).or(property.max_length);
                self.check_limit(file, &pointer, limit, most)?;
            }
            for reference in references(property) {
                self.resolve(file, &reference)?;
            }
        }
        if let Some(limit) = &definition.limit {
            self.check_limit(file, &pointer, limit, None)?;
        }
        if message && definition.examples.is_empty() {
            return wrong("a message needs an example".to_owned());
        }
        Ok(())
    }

    /// `most` is the bound written beside the name of the limit, if any: the two must agree.
    fn check_limit(
        &self,
        file: &TypeFile,
        pointer: &str,
        limit: &str,
        most: Option<u64>,
    ) -> Result<(), Error> {
        let wrong = |what: String| Err(meaning(&file.path, pointer, what));
        match (self.limits.fixed.get(limit), most) {
            (Some(fixed), Some(most)) if fixed.value != most => {
                wrong(format!("x-limit `{limit}` is {}, not {most}", fixed.value))
            }
            (None, _) if self.limits.resource.get(limit).is_none() => {
                wrong(format!("x-limit `{limit}` is not in limits.json"))
            }
            _ => Ok(()),
        }
    }
}

fn references(property: &Property) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    found.extend(property.reference.clone());
    found.extend(property.nullable_reference().map(str::to_owned));
    if let Some(items) = &property.items {
        found.extend(references(items));
    }
    if let Some(values) = property.map_values() {
        found.extend(references(&values));
    }
    found
}

pub fn meaning(file: &str, pointer: &str, what: impl Into<String>) -> Error {
    Error::Meaning {
        file: file.to_owned(),
        pointer: pointer.to_owned(),
        what: what.into(),
    }
}

/// One file as what it says.
pub fn read<T: DeserializeOwned>(folder: &Path, path: &str) -> Result<T, Error> {
    let file = folder.join(path);
    let text = fs::read_to_string(&file).map_err(|source| Error::Read {
        file: file.clone(),
        source,
    })?;
    serde_json::from_str(&text).map_err(|source| Error::Parse { file, source })
}

fn read_types(folder: &Path, path: &str) -> Result<TypeFile, Error> {
    let mut file: TypeFile = read(folder, path)?;
    file.path = path.to_owned();
    Ok(file)
}
