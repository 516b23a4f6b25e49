//! Codes, limits, settings, calls, capabilities and fixed words as Rust facts.
//! One function per file of `macp-wire`.

use std::fmt::Write;

use serde_json::Value;

use super::documents::texts_of;
use super::form::{OnInvalid, OnStream, RpcKind, Variable};
use super::source::{Error, Source, meaning};
use super::text::{doc, literal, pascal};

/// `code.rs`.
pub fn codes(source: &Source) -> String {
    let errors = &source.errors.errors;
    let mut out = format!(
        "//! {}\n//! Which condition is which code is decided by the kernel.\n\n",
        source.errors.description
    );
    let variants: String = errors
        .iter()
        .map(|error| format!("{}{},", doc(&error.description), pascal(&error.code)))
        .collect();
    let all: String = errors
        .iter()
        .map(|error| format!("Self::{},", pascal(&error.code)))
        .collect();
    let arms = |value: &dyn Fn(usize) -> String| -> String {
        errors
            .iter()
            .enumerate()
            .map(|(at, error)| format!("Self::{} => {},", pascal(&error.code), value(at)))
            .collect()
    };
    let _ = write!(
        out,
        "/// A registered error code.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Code {{ {variants} }}
        impl Code {{
            /// Every code, in the order of the schema.
            pub const ALL: &'static [Self] = &[{all}];
            /// The code on the wire.
            pub const fn as_str(self) -> &'static str {{ match self {{ {} }} }}
            /// The code written like this.
            pub fn parse(text: &str) -> Option<Self> {{ Self::ALL.iter().copied().find(|code| code.as_str() == text) }}
            /// What it means, for people.
            pub const fn description(self) -> &'static str {{ match self {{ {} }} }}
            /// The status where it surfaces as one.
            pub const fn grpc(self) -> Grpc {{ match self {{ {} }} }}
            /// The HTTP counterpart of the status.
            pub const fn http(self) -> u16 {{ match self {{ {} }} }}
            /// What it does to a stream.
            pub const fn on_stream(self) -> OnStream {{ match self {{ {} }} }}
            /// Whether this runtime ever sends it.
            pub const fn emitted(self) -> bool {{ match self {{ {} }} }}
        }}\n",
        arms(&|at| literal(&errors[at].code)),
        arms(&|at| literal(&errors[at].description)),
        arms(&|at| format!("Grpc::{}", pascal(&errors[at].grpc))),
        arms(&|at| errors[at].http.to_string()),
        arms(&|at| match errors[at].stream {
            OnStream::Ends => "OnStream::Ends".to_owned(),
            OnStream::Inline => "OnStream::Inline".to_owned(),
            OnStream::Never => "OnStream::Never".to_owned(),
        }),
        arms(&|at| errors[at].emitted.to_string()),
    );
    out.push_str(CODE_TYPES);
    out
}

const CODE_TYPES: &str = "
/// Status codes of gRPC, numbered as on the wire.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(i32)]
pub enum Grpc {
    /// A malformed request.
    InvalidArgument = 3,
    /// Something named does not exist.
    NotFound = 5,
    /// Something named exists already.
    AlreadyExists = 6,
    /// The caller may not.
    PermissionDenied = 7,
    /// A limit is used up.
    ResourceExhausted = 8,
    /// Not in this state.
    FailedPrecondition = 9,
    /// Not offered.
    Unimplemented = 12,
    /// The runtime failed.
    Internal = 13,
    /// The caller is unknown.
    Unauthenticated = 16,
}
/// What a refused envelope frame does to its stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnStream {
    /// The stream ends with the status of the code.
    Ends,
    /// The refusal travels inline, the stream goes on.
    Inline,
    /// Does not occur on streams.
    Never,
}
";

/// `limits.rs`.
pub fn limits(source: &Source) -> String {
    let limits = &source.limits;
    let mut out = format!(
        "//! {}\n//! Which variable sets which limit stands in `settings`.\n\n",
        limits.description
    );
    for (name, limit) in limits.fixed.iter() {
        let _ = writeln!(
            out,
            "{}pub const {}: u64 = {};",
            doc(&format!("{} In {}.", limit.description, limit.unit)),
            name.to_uppercase(),
            limit.value
        );
    }
    let fields: String = limits
        .resource
        .iter()
        .map(|(name, limit)| {
            let text = format!(
                "{} In {}, at least {}; set by `{}`.",
                limit.description, limit.unit, limit.minimum, limit.variable
            );
            format!("{}pub {name}: u64,", doc(&text))
        })
        .collect();
    let defaults: String = limits
        .resource
        .iter()
        .map(|(name, limit)| format!("{name}: {},", limit.default))
        .collect();
    let setters: String = limits
        .resource
        .iter()
        .map(|(name, limit)| format!("{} => &mut self.{name},", literal(&limit.variable)))
        .collect();
    let _ = writeln!(
        out,
        "/// The limits an operator may set.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct Limits {{ {fields} }}
        impl Default for Limits {{ fn default() -> Self {{ Self {{ {defaults} }} }} }}
        impl Limits {{
            /// The limit that this variable sets.
            pub fn by_variable(&mut self, variable: &str) -> Option<&mut u64> {{
                Some(match variable {{ {setters} _ => return None }})
            }}
        }}"
    );
    out
}

/// `settings.rs`.
pub fn settings(source: &Source) -> String {
    let limits = source.limits.resource.iter().map(|(_, limit)| Variable {
        name: limit.variable.clone(),
        kind: "integer".to_owned(),
        values: Vec::new(),
        default: Some(limit.default.into()),
        minimum: Some(limit.minimum),
        invalid: OnInvalid::Stop,
        sensitive: false,
        description: limit.description.clone(),
    });
    let limits: Vec<Variable> = limits.collect();
    let (mut consts, mut rows) = (String::new(), String::new());
    for (variable, limit) in limits.iter().map(|variable| (variable, true)).chain(
        source
            .settings
            .variables
            .iter()
            .map(|variable| (variable, false)),
    ) {
        consts.push_str(&variable_names(variable));
        rows.push_str(&variable_row(variable, limit));
    }
    format!(
        "//! {}\n//! Reading the environment is left to the program.\n\n{SETTING_TYPES}{consts}
        /// Every variable: those of the limits first, then in the order of the schema.
        pub const VARIABLES: &[Variable] = &[{rows}];\n",
        source.settings.description
    )
}

fn default_text(variable: &Variable) -> Option<String> {
    variable.default.as_ref().map(|default| match default {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    })
}

fn variable_names(variable: &Variable) -> String {
    let name = &variable.name;
    let mut out = format!(
        "{}pub const {name}: &str = {};\n",
        doc(&variable.description),
        literal(name)
    );
    if variable.kind == "integer"
        && let Some(default) = default_text(variable)
    {
        let _ = writeln!(
            out,
            "/// Default of `{name}`.\npub const {name}_DEFAULT: u64 = {default};"
        );
    }
    out
}

fn variable_row(variable: &Variable, limit: bool) -> String {
    let values: String = variable
        .values
        .iter()
        .map(|value| format!("{},", literal(value)))
        .collect();
    format!(
        "Variable {{ name: {}, kind: Kind::{}, values: &[{values}], default: {:?}, minimum: {:?}, \
        invalid_stops: {}, secret: {}, limit: {limit}, description: {} }},",
        literal(&variable.name),
        pascal(&variable.kind),
        default_text(variable),
        variable.minimum,
        variable.invalid == OnInvalid::Stop,
        variable.sensitive,
        literal(&variable.description)
    )
}

const SETTING_TYPES: &str = "
/// An environment variable.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Variable {
    /// Its name.
    pub name: &'static str,
    /// How its value is read.
    pub kind: Kind,
    /// Values known, for choices and lists.
    pub values: &'static [&'static str],
    /// What absence means; None: nothing is set.
    pub default: Option<&'static str>,
    /// Smallest value of an integer.
    pub minimum: Option<u64>,
    /// Whether a value that does not parse stops the start; else the default holds.
    pub invalid_stops: bool,
    /// Whether the value must not be shown.
    pub secret: bool,
    /// Whether it sets a resource limit.
    pub limit: bool,
    /// What it is for.
    pub description: &'static str,
}
/// How the value of a variable is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Address and port.
    Address,
    /// Path of a file.
    File,
    /// Path of a folder.
    Folder,
    /// `1` for yes.
    Flag,
    /// JSON text.
    Json,
    /// Free text.
    Text,
    /// An HTTP address.
    Url,
    /// A whole number.
    Integer,
    /// Known words, separated by commas.
    List,
    /// One of the known words.
    Choice,
}
";

/// `words.rs`.
pub fn words(source: &Source) -> String {
    let mut out = "//! The fixed words of the contract.\n//! Error codes, modes and settings have files of their own.\n\n".to_owned();
    for (name, word) in source.protocol.words.iter() {
        let _ = writeln!(
            out,
            "{}pub const {}: &str = {};",
            doc(&word.description),
            name.to_uppercase(),
            literal(&word.value)
        );
    }
    let list = |values: &[String]| -> String {
        values
            .iter()
            .map(|value| format!("{},", literal(value)))
            .collect()
    };
    let endings = &source.protocol.commitment_endings;
    let _ = writeln!(
        out,
        "/// An action that ends like this goes with a negative outcome.\npub const NEGATIVE_ENDINGS: &[&str] = &[{}];",
        list(&endings.negative)
    );
    let _ = writeln!(
        out,
        "/// An action that ends like this goes with a positive outcome.\npub const POSITIVE_ENDINGS: &[&str] = &[{}];",
        list(&endings.positive)
    );
    out
}

/// `semantics.rs`.
pub fn semantics(source: &Source) -> String {
    let revisions = &source.protocol.semantics;
    let values: Vec<(&str, &str)> = revisions
        .iter()
        .map(|revision| (revision.name.as_str(), revision.description.as_str()))
        .collect();
    let to: String = revisions
        .iter()
        .map(|revision| format!("Self::{} => {},", pascal(&revision.name), revision.revision))
        .collect();
    let mut out = "//! Revisions of the contested rules; each session is bound to one.\n//! What differs between them is behaviour.\n\n".to_owned();
    out.push_str(&texts_of(
        "Semantics",
        "A revision of the contested rules.",
        &values,
    ));
    let _ = writeln!(
        out,
        "impl Semantics {{
            /// Its number, as sessions keep it.
            pub const fn revision(self) -> u32 {{ match self {{ {to} }} }}
            /// The revision with this number.
            pub fn by_revision(number: u32) -> Option<Self> {{ Self::ALL.iter().copied().find(|known| known.revision() == number) }}
        }}"
    );
    out
}

/// `rpc.rs`.
pub fn rpcs(source: &Source) -> String {
    let rpcs = &source.protocol.rpcs;
    let service = &source.protocol.service;
    let mut out =
        "//! The calls of the service, with who may make them.\n//! What they do is behaviour.\n\n"
            .to_owned();
    let variants: String = rpcs
        .iter()
        .map(|rpc| format!("{}{},", doc(&rpc.description), rpc.name))
        .collect();
    let all: String = rpcs
        .iter()
        .map(|rpc| format!("Self::{},", rpc.name))
        .collect();
    let arms = |value: &dyn Fn(usize) -> String| -> String {
        rpcs.iter()
            .enumerate()
            .map(|(at, rpc)| format!("Self::{} => {},", rpc.name, value(at)))
            .collect()
    };
    let auth: String = source
        .protocol
        .auth
        .iter()
        .map(|(name, text)| format!("{}{},", doc(text), pascal(name)))
        .collect();
    let _ = writeln!(
        out,
        "/// Full name of the service.
        pub const SERVICE: &str = {};
        /// A call of the service.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Rpc {{ {variants} }}
        impl Rpc {{
            /// Every call, in the order of the schema.
            pub const ALL: &'static [Self] = &[{all}];
            /// Its name.
            pub const fn name(self) -> &'static str {{ match self {{ {} }} }}
            /// Its HTTP/2 path.
            pub const fn path(self) -> &'static str {{ match self {{ {} }} }}
            /// How many messages go each way.
            pub const fn kind(self) -> Kind {{ match self {{ {} }} }}
            /// Who may make it.
            pub const fn auth(self) -> Auth {{ match self {{ {} }} }}
            /// False: it answers that it is not implemented.
            pub const fn offered(self) -> bool {{ match self {{ {} }} }}
        }}
        /// How many messages go each way.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Kind {{
            /// One each way.
            Unary,
            /// One to the runtime, many back.
            ServerStream,
            /// Many each way.
            BidiStream,
        }}
        /// Who may make a call.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Auth {{ {auth} }}",
        literal(&format!("{}.{}", service.package, service.name)),
        arms(&|at| literal(&rpcs[at].name)),
        arms(&|at| literal(&format!(
            "/{}.{}/{}",
            service.package, service.name, rpcs[at].name
        ))),
        arms(&|at| match rpcs[at].kind {
            RpcKind::Unary => "Kind::Unary".to_owned(),
            RpcKind::ServerStream => "Kind::ServerStream".to_owned(),
            RpcKind::BidiStream => "Kind::BidiStream".to_owned(),
        }),
        arms(&|at| format!("Auth::{}", pascal(&rpcs[at].auth))),
        arms(&|at| rpcs[at].offered.to_string()),
    );
    out
}

/// `capabilities.rs`.
pub fn capabilities(source: &Source) -> Result<String, Error> {
    let expression = message_literal(source, "Capabilities", &source.protocol.capabilities)?;
    Ok(format!(
        "//! What the runtime says it can do.\n//! A runtime that reads policies from files takes register_policy back.\n\n\
        use crate::v1::*;\n\
        /// The capabilities of the handshake.\npub fn capabilities() -> Capabilities {{ {expression} }}\n"
    ))
}

/// A JSON object as a literal of the message type `name`.
fn message_literal(source: &Source, name: &str, value: &Value) -> Result<String, Error> {
    let wrong = |what: &str| meaning("protocol.json", "/capabilities", format!("{name}: {what}"));
    let definition = source
        .types
        .iter()
        .find_map(|file| file.definitions.get(name))
        .ok_or_else(|| wrong("no such message"))?;
    let object = value.as_object().ok_or_else(|| wrong("is not an object"))?;
    if let Some(stray) = object
        .keys()
        .find(|key| definition.properties.get(key).is_none())
    {
        return Err(wrong(&format!("has no field `{stray}`")));
    }
    let mut out = format!("{name} {{");
    for (field, property) in definition.properties.iter() {
        let expression = match (object.get(field), &property.reference) {
            (None, Some(_)) => "None".to_owned(),
            (Some(value), Some(reference)) => {
                let target = reference.rsplit('/').next().unwrap_or_default();
                format!("Some({})", message_literal(source, target, value)?)
            }
            (Some(Value::Bool(flag)), None) => flag.to_string(),
            (Some(Value::Array(items)), None) if items.is_empty() => "Vec::new()".to_owned(),
            (Some(Value::Object(entries)), None) => {
                let entries: String = entries
                    .iter()
                    .map(|(key, value)| {
                        format!(
                            "({}.to_owned(), {}.to_owned()),",
                            literal(key),
                            literal(value.as_str().unwrap_or_default())
                        )
                    })
                    .collect();
                format!("[{entries}].into()")
            }
            _ => return Err(wrong(&format!("field `{field}` must be told"))),
        };
        let _ = write!(out, "{field}: {expression},");
    }
    out.push('}');
    Ok(out)
}
