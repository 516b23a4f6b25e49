//! The files under `schema/macp`, read into types and checked for what only a look at all of them shows.
//! Does not print anything.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde::de::{DeserializeOwned, Error as _, MapAccess, Visitor};
use serde_json::Value;

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("{}: {source}; does the file exist and can it be read?", file.display())]
    Read {
        file: PathBuf,
        source: std::io::Error,
    },
    #[error("{}: {source}; compare with the other files of this folder", file.display())]
    Parse {
        file: PathBuf,
        source: serde_json::Error,
    },
    #[error("macp/{file}#{pointer}: {what}")]
    Meaning {
        file: String,
        pointer: String,
        what: String,
    },
    #[error("the proto files made from schema/macp do not compile: {0}")]
    Proto(String),
    #[error("{file}: generated Rust does not parse: {what}; this is a defect of the printer")]
    Printed { file: String, what: String },
}

/// Members in the order of the file; a repeated key is an error.
#[derive(Debug, Clone)]
pub struct Ordered<T>(pub Vec<(String, T)>);

impl<T> Default for Ordered<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T> Ordered<T> {
    pub fn get(&self, key: &str) -> Option<&T> {
        self.0
            .iter()
            .find(|(name, _)| name == key)
            .map(|(_, value)| value)
    }

    pub fn iter(&self) -> impl Iterator<Item = (&str, &T)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value))
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Ordered<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Entries<T> {
            type Value = Ordered<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Ordered<T>, A::Error> {
                let mut entries = Vec::new();
                let mut seen = BTreeSet::new();
                while let Some((key, value)) = map.next_entry::<String, T>()? {
                    if !seen.insert(key.clone()) {
                        return Err(A::Error::custom(format!("key `{key}` stands twice")));
                    }
                    entries.push((key, value));
                }
                Ok(Ordered(entries))
            }
        }
        deserializer.deserialize_map(Entries(PhantomData))
    }
}

/// One file of definitions.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TypeFile {
    #[serde(rename = "$schema")]
    pub _schema: String,
    #[serde(rename = "$id")]
    pub _id: String,
    pub description: String,
    #[serde(rename = "x-proto-package", default)]
    pub package: String,
    #[serde(rename = "x-proto-file", default)]
    pub proto_file: String,
    #[serde(rename = "x-proto-imports", default)]
    pub imports: Vec<String>,
    #[serde(rename = "x-mode")]
    pub mode: Option<ModeFacts>,
    #[serde(rename = "$defs")]
    pub definitions: Ordered<Definition>,
    /// `rules.json`: mode to its rules definition.
    #[serde(default)]
    pub roots: Ordered<String>,
    pub schema_versions: Option<SchemaVersions>,
    #[serde(default)]
    pub builtin: Vec<BuiltinPolicy>,
    /// Path below `schema/macp`, set by the reader.
    #[serde(skip)]
    pub path: String,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SchemaVersions {
    pub minimum: u32,
    pub maximum: u32,
    pub binding_empty_tally: u32,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuiltinPolicy {
    pub policy_id: String,
    pub mode: String,
    pub schema_version: u32,
    pub description: String,
    pub rules: Value,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModeFacts {
    pub id: String,
    pub version: String,
    pub title: String,
    pub description: String,
    pub determinism_class: String,
    pub participant_model: String,
    pub track: Track,
    pub messages: Vec<ModeMessage>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Track {
    Standard,
    Extension,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModeMessage {
    #[serde(rename = "type")]
    pub name: String,
    pub payload: String,
    pub from: String,
    #[serde(default)]
    pub terminal: bool,
    pub description: String,
}

/// A message, an enum of numbers, a set of texts, a JSON document or a union of documents.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Definition {
    pub description: String,
    #[serde(rename = "type")]
    pub kind: Option<String>,
    #[serde(rename = "x-since")]
    pub _since: String,
    #[serde(rename = "x-limit")]
    pub limit: Option<String>,
    #[serde(rename = "x-document", default)]
    pub document: bool,
    #[serde(default)]
    pub properties: Ordered<Property>,
    #[serde(default)]
    pub required: Vec<String>,
    #[serde(default)]
    pub examples: Vec<Value>,
    #[serde(rename = "enum", default)]
    pub values: Vec<String>,
    #[serde(rename = "x-enum-numbers")]
    pub numbers: Option<BTreeMap<String, i32>>,
    #[serde(rename = "x-enum-descriptions", default)]
    pub value_docs: BTreeMap<String, String>,
    #[serde(rename = "x-nested-in")]
    pub nested_in: Option<String>,
    #[serde(rename = "x-proto-name")]
    pub proto_name: Option<String>,
    #[serde(rename = "oneOf", default)]
    pub one_of: Vec<Definition1>,
    #[serde(rename = "x-union")]
    pub union: Option<Value>,
    #[serde(rename = "x-rules", default)]
    pub rules: Vec<CrossRule>,
}

/// One alternative of a union: an object with one member.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Definition1 {
    pub description: String,
    #[serde(rename = "type")]
    pub _kind: String,
    pub properties: Ordered<Property>,
    #[serde(rename = "required")]
    pub _required: Vec<String>,
    #[serde(rename = "additionalProperties")]
    pub _closed: bool,
}

/// Where the text member `when` is one of `values`, each member in `then` obeys its bound.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CrossRule {
    pub name: String,
    pub description: String,
    pub when: String,
    pub values: Vec<String>,
    pub then: Ordered<Bound>,
}

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bound {
    pub minimum: Option<f64>,
    #[serde(rename = "exclusiveMinimum")]
    pub above: Option<f64>,
    pub maximum: Option<f64>,
    #[serde(rename = "minItems")]
    pub min_items: Option<u64>,
    pub present: Option<bool>,
}

/// A member, or the items of one.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Property {
    #[serde(default)]
    pub description: String,
    #[serde(rename = "type")]
    pub kind: Option<Value>,
    #[serde(rename = "$ref")]
    pub reference: Option<String>,
    #[serde(rename = "anyOf")]
    pub any_of: Option<Vec<Value>>,
    pub items: Option<Box<Property>>,
    #[serde(rename = "additionalProperties")]
    pub values: Option<Value>,
    #[serde(rename = "x-field-number")]
    pub number: Option<u32>,
    #[serde(rename = "x-proto-type")]
    pub proto_type: Option<String>,
    #[serde(rename = "contentEncoding")]
    pub _encoding: Option<String>,
    #[serde(rename = "x-oneof")]
    pub oneof: Option<String>,
    #[serde(rename = "x-presence", default)]
    pub presence: bool,
    #[serde(rename = "const")]
    pub constant: Option<Value>,
    pub pattern: Option<String>,
    #[serde(rename = "minLength")]
    pub min_length: Option<u64>,
    #[serde(rename = "maxLength")]
    pub max_length: Option<u64>,
    pub minimum: Option<serde_json::Number>,
    #[serde(rename = "exclusiveMinimum")]
    pub above: Option<serde_json::Number>,
    pub maximum: Option<serde_json::Number>,
    #[serde(rename = "multipleOf")]
    pub multiple_of: Option<serde_json::Number>,
    #[serde(rename = "minItems")]
    pub min_items: Option<u64>,
    #[serde(rename = "maxItems")]
    pub max_items: Option<u64>,
    #[serde(rename = "minProperties")]
    pub min_properties: Option<u64>,
    #[serde(rename = "x-limit")]
    pub limit: Option<String>,
    #[serde(rename = "x-sensitive")]
    pub sensitive: Option<String>,
    pub default: Option<Value>,
    #[serde(rename = "enum", default)]
    pub texts: Vec<String>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Protocol {
    #[serde(rename = "$id")]
    pub _id: String,
    pub description: String,
    pub protocol: String,
    pub files: Vec<String>,
    pub service: Service,
    pub rpcs: Vec<Rpc>,
    pub auth: Ordered<String>,
    pub capabilities: Value,
    pub words: Ordered<Word>,
    pub semantics: Vec<SemanticsRevision>,
    pub commitment_endings: Endings,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SemanticsRevision {
    pub name: String,
    pub revision: u32,
    pub description: String,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Service {
    pub package: String,
    pub proto_file: String,
    pub name: String,
    pub description: String,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rpc {
    pub name: String,
    pub kind: RpcKind,
    pub request: String,
    pub response: String,
    pub auth: String,
    #[serde(default = "yes")]
    pub offered: bool,
    pub description: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RpcKind {
    Unary,
    ServerStream,
    BidiStream,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Word {
    pub value: String,
    pub description: String,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Endings {
    pub negative: Vec<String>,
    pub positive: Vec<String>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Errors {
    #[serde(rename = "$id")]
    pub _id: String,
    pub description: String,
    pub errors: Vec<ErrorCode>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ErrorCode {
    pub code: String,
    pub grpc: String,
    pub http: u16,
    pub stream: OnStream,
    #[serde(default = "yes")]
    pub emitted: bool,
    pub description: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OnStream {
    Ends,
    Inline,
    Never,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limits {
    #[serde(rename = "$id")]
    pub _id: String,
    pub description: String,
    pub resource: Ordered<ResourceLimit>,
    pub fixed: Ordered<FixedLimit>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResourceLimit {
    pub variable: String,
    pub default: u64,
    pub minimum: u64,
    pub unit: String,
    pub description: String,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FixedLimit {
    #[serde(rename = "const")]
    pub value: u64,
    pub unit: String,
    pub description: String,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    #[serde(rename = "$id")]
    pub _id: String,
    pub description: String,
    pub variables: Vec<Variable>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variable {
    pub name: String,
    pub kind: String,
    #[serde(default)]
    pub values: Vec<String>,
    pub default: Option<Value>,
    pub minimum: Option<u64>,
    pub invalid: OnInvalid,
    #[serde(default)]
    pub sensitive: bool,
    pub description: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OnInvalid {
    Stop,
    Default,
}

fn yes() -> bool {
    true
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
        for file in self.all_files() {
            for (name, definition) in file.definitions.iter() {
                self.check_definition(file, name, definition)?;
            }
            for message in file.mode.iter().flat_map(|mode| &mode.messages) {
                self.resolve(file, &message.payload)?;
            }
        }
        for rpc in &self.protocol.rpcs {
            for name in [&rpc.request, &rpc.response] {
                let known = self.types.iter().any(|file| {
                    file.package == self.protocol.service.package
                        && file.definitions.get(name).is_some()
                });
                if !known {
                    return Err(meaning(
                        "protocol.json",
                        &format!("/rpcs/{}", rpc.name),
                        format!("no message `{name}`"),
                    ));
                }
            }
            if self.protocol.auth.get(&rpc.auth).is_none() {
                return Err(meaning(
                    "protocol.json",
                    &format!("/rpcs/{}", rpc.name),
                    format!("no auth rule `{}`", rpc.auth),
                ));
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
                self.check_limit(file, &pointer, limit)?;
            }
            for reference in references(property) {
                self.resolve(file, &reference)?;
            }
        }
        if let Some(limit) = &definition.limit {
            self.check_limit(file, &pointer, limit)?;
        }
        if message && definition.examples.is_empty() {
            return wrong("a message needs an example".to_owned());
        }
        Ok(())
    }

    fn check_limit(&self, file: &TypeFile, pointer: &str, limit: &str) -> Result<(), Error> {
        if self.limits.resource.get(limit).is_some() || self.limits.fixed.get(limit).is_some() {
            return Ok(());
        }
        Err(meaning(
            &file.path,
            pointer,
            format!("x-limit `{limit}` is not in limits.json"),
        ))
    }
}

impl Definition {
    /// Whether it travels as a proto message.
    pub fn is_message(&self) -> bool {
        self.kind.as_deref() == Some("object") && !self.document
    }

    /// Whether it is a proto enum.
    pub fn is_numbered(&self) -> bool {
        self.numbers.is_some()
    }

    /// Whether it is a closed set of texts.
    pub fn is_texts(&self) -> bool {
        !self.values.is_empty() && self.numbers.is_none()
    }
}

impl Property {
    /// `type` without `null`, and whether `null` is allowed.
    pub fn plain_kind(&self) -> (Option<&str>, bool) {
        match &self.kind {
            Some(Value::String(kind)) => (Some(kind), false),
            Some(Value::Array(kinds)) => (kinds.first().and_then(Value::as_str), true),
            _ => (None, false),
        }
    }

    /// The values of a map.
    pub fn map_values(&self) -> Option<Property> {
        match &self.values {
            Some(values @ Value::Object(_)) => serde_json::from_value(values.clone()).ok(),
            _ => None,
        }
    }

    /// The reference of an `anyOf` with null.
    pub fn nullable_reference(&self) -> Option<&str> {
        self.any_of.as_ref()?.first()?.get("$ref")?.as_str()
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

fn read<T: DeserializeOwned>(folder: &Path, path: &str) -> Result<T, Error> {
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
