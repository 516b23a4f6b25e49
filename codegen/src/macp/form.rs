//! The forms of the files under `schema/macp`: what each may say, as serde types that refuse everything else.
//! What only a look at several files shows is checked in `source`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::{Error as _, MapAccess, Visitor};
use serde_json::Value;

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
    /// The ways that an error code takes to the caller.
    pub channels: Ordered<String>,
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
    /// Codes by channel.
    #[serde(default)]
    pub errors: Ordered<Vec<String>>,
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
