//! JSON documents of the contract as Rust types with serde: policy rules, token files, mode states, closed sets of texts.
//! Proto messages are not printed here.

use std::fmt::Write;

use serde_json::Value;

use super::form::{Definition, Ordered, Property, TypeFile};
use super::source::{Error, Source, meaning};
use super::text::{doc, literal, pascal};

/// All sets of texts and documents of `file`.
pub fn print(source: &Source, file: &TypeFile) -> Result<String, Error> {
    let mut out = String::new();
    for (name, definition) in file.definitions.iter() {
        if definition.is_texts() {
            out.push_str(&texts(name, definition));
        } else if definition.union.is_some() {
            out.push_str(&union(source, file, name, definition)?);
        } else if definition.document {
            out.push_str(&document(source, file, name, definition)?);
        }
    }
    Ok(out)
}

/// A closed set of texts as an enum with its table.
pub fn texts(name: &str, definition: &Definition) -> String {
    let values: Vec<(&str, &str)> = definition
        .values
        .iter()
        .map(|value| (value.as_str(), definition.value_docs[value].as_str()))
        .collect();
    texts_of(name, &definition.description, &values)
}

pub fn texts_of(name: &str, description: &str, values: &[(&str, &str)]) -> String {
    let mut out = doc(description);
    let _ = writeln!(
        out,
        "#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize)]\npub enum {name} {{"
    );
    for (value, description) in values {
        out.push_str(&doc(description));
        let _ = writeln!(
            out,
            "#[serde(rename = {})] {},",
            literal(value),
            pascal(value)
        );
    }
    out.push_str("}\n");
    let all: String = values
        .iter()
        .map(|(value, _)| format!("Self::{},", pascal(value)))
        .collect();
    let to: String = values
        .iter()
        .map(|(value, _)| format!("Self::{} => {},", pascal(value), literal(value)))
        .collect();
    let from: String = values
        .iter()
        .map(|(value, _)| format!("{} => Some(Self::{}),", literal(value), pascal(value)))
        .collect();
    let _ = writeln!(
        out,
        "impl {name} {{
            /// Every value, in the order of the schema.
            pub const ALL: &'static [Self] = &[{all}];
            /// The value as it is written.
            pub const fn as_str(self) -> &'static str {{ match self {{ {to} }} }}
            /// The value written exactly like this.
            pub fn parse(text: &str) -> Option<Self> {{ match text {{ {from} _ => None }} }}
        }}"
    );
    out
}

fn union(
    source: &Source,
    file: &TypeFile,
    name: &str,
    definition: &Definition,
) -> Result<String, Error> {
    let mut out = doc(&definition.description);
    let _ = writeln!(
        out,
        "#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]\npub enum {name} {{"
    );
    for alternative in &definition.one_of {
        for (key, property) in alternative.properties.iter() {
            out.push_str(&doc(&alternative.description));
            let _ = writeln!(
                out,
                "#[serde(rename = {})] {}({}),",
                literal(key),
                pascal(key),
                rust_type(source, file, property)?
            );
        }
    }
    out.push_str("}\n");
    Ok(out)
}

fn document(
    source: &Source,
    file: &TypeFile,
    name: &str,
    definition: &Definition,
) -> Result<String, Error> {
    let mut out = doc(&definition.description);
    let secret = definition
        .properties
        .iter()
        .any(|(_, property)| property.sensitive.is_some());
    let derive = if secret {
        // A secret must not reach a log by way of Debug.
        "#[derive(Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]"
    } else {
        "#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]"
    };
    let open = definition.required.is_empty();
    let _ = writeln!(
        out,
        "{derive}\n{}pub struct {name} {{",
        if open { "#[serde(default)]\n" } else { "" }
    );
    let mut defaults = String::new();
    for (member, property) in definition.properties.iter() {
        let required = definition.required.iter().any(|name| name == member);
        let (kind, default) = member_type(source, file, name, member, property, required)?;
        out.push_str(&doc(&property.description));
        if member == "type" {
            out.push_str("#[serde(rename = \"type\")]\n");
        }
        if !required && !open {
            let _ = writeln!(out, "#[serde(default = \"{}::default_{member}\")]", name);
            let _ = writeln!(defaults, "fn default_{member}() -> {kind} {{ {default} }}");
        }
        if !required && kind.starts_with("Vec<") {
            out.push_str("#[serde(skip_serializing_if = \"Vec::is_empty\")]\n");
        } else if !required && kind.starts_with("Option<") {
            out.push_str("#[serde(skip_serializing_if = \"Option::is_none\")]\n");
        }
        let _ = writeln!(out, "pub {}: {kind},", field(member));
        if open {
            let _ = writeln!(defaults, "{}: {default},", field(member));
        }
    }
    out.push_str("}\n");
    if secret {
        out.push_str(&debug(name, definition));
    }
    if open {
        let _ = writeln!(
            out,
            "impl Default for {name} {{ fn default() -> Self {{ Self {{ {defaults} }} }} }}"
        );
    } else if !defaults.is_empty() {
        let _ = writeln!(out, "impl {name} {{ {defaults} }}");
    }
    Ok(out)
}

/// Debug that leaves the secrets out.
fn debug(name: &str, definition: &Definition) -> String {
    let fields: String = definition
        .properties
        .iter()
        .filter(|(_, property)| property.sensitive.is_none())
        .map(|(member, _)| format!(".field({}, &self.{})", literal(member), field(member)))
        .collect();
    format!(
        "impl ::std::fmt::Debug for {name} {{
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {{
                f.debug_struct({}){fields}.finish_non_exhaustive()
            }}
        }}\n",
        literal(name)
    )
}

fn field(member: &str) -> &str {
    match member {
        "type" => "kind",
        "final" => "r#final",
        other => other,
    }
}

/// Rust type of a member and the expression of its default.
fn member_type(
    source: &Source,
    file: &TypeFile,
    owner: &str,
    member: &str,
    property: &Property,
    required: bool,
) -> Result<(String, String), Error> {
    let kind = rust_type(source, file, property)?;
    if required {
        return Ok((kind, String::new()));
    }
    let Some(default) = &property.default else {
        let nested = match &property.reference {
            Some(reference) => source.resolve(file, reference)?.2.document,
            None => false,
        };
        return Ok(match nested {
            true => (kind.clone(), format!("{kind}::default()")),
            false if kind.starts_with("Option<") => (kind, "None".to_owned()),
            false => (format!("Option<{kind}>"), "None".to_owned()),
        });
    };
    let expression = match default {
        Value::Bool(flag) => flag.to_string(),
        Value::Number(number) if kind == "f64" => {
            format!("{:?}", number.as_f64().unwrap_or_default())
        }
        Value::Number(number) => number.to_string(),
        Value::String(text) if property.reference.is_some() => format!("{kind}::{}", pascal(text)),
        Value::Array(items) if items.is_empty() => "Vec::new()".to_owned(),
        _ => {
            return Err(meaning(
                &file.path,
                &format!("/$defs/{owner}/properties/{member}"),
                "this default cannot be printed",
            ));
        }
    };
    Ok((kind, expression))
}

fn rust_type(source: &Source, file: &TypeFile, property: &Property) -> Result<String, Error> {
    if let Some(reference) = &property.reference {
        return Ok(source.resolve(file, reference)?.1.to_owned());
    }
    if let Some(reference) = property.nullable_reference() {
        return Ok(format!("Option<{}>", source.resolve(file, reference)?.1));
    }
    let (kind, nullable) = property.plain_kind();
    // A mode's state is held for each of many sessions; its texts are short, and its maps have few entries.
    let (text, map) = if file.mode.is_some() {
        ("::smol_str::SmolStr", "::small_map::SmallMap")
    } else {
        ("String", "::std::collections::BTreeMap")
    };
    let plain = match kind {
        Some("string") => text.to_owned(),
        Some("boolean") => "bool".to_owned(),
        Some("number") => "f64".to_owned(),
        Some("integer") => integer(property).to_owned(),
        Some("array") => match &property.items {
            Some(items) => format!("Vec<{}>", rust_type(source, file, items)?),
            None => return Err(meaning(&file.path, "", "an array without items")),
        },
        Some("object") => match property.map_values() {
            Some(values) => {
                let kind = rust_type(source, file, &values)?;
                // A tree that has grown has room for eleven values in each node: documents stand beside it.
                let kind = if values.reference.is_some() {
                    format!("Box<{kind}>")
                } else {
                    kind
                };
                format!("{map}<{text}, {kind}>")
            }
            None => "::serde_json::Map<String, ::serde_json::Value>".to_owned(),
        },
        _ => {
            return Err(meaning(
                &file.path,
                "",
                "a member of a document has no type",
            ));
        }
    };
    Ok(if nullable {
        format!("Option<{plain}>")
    } else {
        plain
    })
}

fn integer(property: &Property) -> &'static str {
    let bound =
        |number: &Option<serde_json::Number>| number.as_ref().and_then(serde_json::Number::as_i64);
    match (bound(&property.minimum), bound(&property.maximum)) {
        (Some(0), Some(255)) => "u8",
        (Some(0..), Some(maximum)) if maximum <= i64::from(u32::MAX) => "u32",
        (Some(0..), _) => "u64",
        _ => "i64",
    }
}

/// The tables that describe the rules of a policy to a checker.
pub fn rule_tables(source: &Source) -> Result<String, Error> {
    let file = &source.rules;
    let mut out = RULE_TYPES.to_owned();
    for (name, definition) in file
        .definitions
        .iter()
        .filter(|(_, definition)| definition.document)
    {
        if !definition.required.is_empty() {
            continue;
        }
        let mut members = String::new();
        for (member, property) in definition.properties.iter() {
            let _ = write!(
                members,
                "Member {{ name: {}, kind: {} }},",
                literal(member),
                member_kind(source, property)?
            );
        }
        let _ = writeln!(
            out,
            "{}pub static {}: Shape = Shape {{ members: &[{members}], conditions: &[{}] }};",
            doc(&definition.description),
            shape_name(name),
            conditions(definition)
        );
    }
    let arms: String = file
        .roots
        .iter()
        .map(|(mode, root)| {
            format!(
                "crate::modes::Mode::{} => Some(&{}),",
                pascal(mode),
                shape_name(root)
            )
        })
        .collect();
    let _ = writeln!(
        out,
        "/// The rules of a mode; None where no policy is evaluated.
        pub fn shape(mode: crate::modes::Mode) -> Option<&'static Shape> {{ match mode {{ {arms} _ => None }} }}"
    );
    Ok(out)
}

fn shape_name(name: &str) -> String {
    let mut out = String::new();
    for (at, letter) in name.char_indices() {
        if at > 0 && letter.is_ascii_uppercase() {
            out.push('_');
        }
        out.push(letter.to_ascii_uppercase());
    }
    out
}

fn number(value: &Option<serde_json::Number>) -> String {
    match value {
        Some(number) => format!("Some({:?})", number.as_f64().unwrap_or_default()),
        None => "None".to_owned(),
    }
}

fn member_kind(source: &Source, property: &Property) -> Result<String, Error> {
    if let Some(reference) = &property.reference {
        let (_, name, target) = source.resolve(&source.rules, reference)?;
        if target.is_texts() {
            let values: String = target
                .values
                .iter()
                .map(|value| format!("{},", literal(value)))
                .collect();
            let default = property
                .default
                .as_ref()
                .and_then(Value::as_str)
                .unwrap_or_default();
            return Ok(format!(
                "Kind::Text {{ values: &[{values}], default: {} }}",
                literal(default)
            ));
        }
        return Ok(format!("Kind::Object(&{})", shape_name(name)));
    }
    let range = |property: &Property| {
        format!(
            "Range {{ at_least: {}, above: {}, at_most: {}, whole: {}, default: {} }}",
            number(&property.minimum),
            number(&property.above),
            number(&property.maximum),
            property.multiple_of.is_some() || property.plain_kind().0 == Some("integer"),
            number(
                &property
                    .default
                    .as_ref()
                    .and_then(Value::as_number)
                    .cloned()
            )
        )
    };
    Ok(match property.plain_kind().0 {
        Some("number") => format!("Kind::Number({})", range(property)),
        Some("integer") => format!("Kind::Integer({})", range(property)),
        Some("boolean") => "Kind::Flag".to_owned(),
        Some("array") => "Kind::TextList".to_owned(),
        Some("object") => match property.map_values() {
            Some(values) => format!(
                "Kind::NumberMap {{ min_entries: {}, values: {} }}",
                property.min_properties.unwrap_or(0),
                range(&values)
            ),
            None => {
                return Err(meaning(
                    &source.rules.path,
                    "",
                    "a free object among the rules",
                ));
            }
        },
        _ => return Err(meaning(&source.rules.path, "", "a rule without a type")),
    })
}

fn conditions(definition: &Definition) -> String {
    let mut out = String::new();
    for rule in &definition.rules {
        let Ordered(then) = &rule.then;
        for (member, bound) in then {
            let bound = if let Some(least) = bound.minimum {
                format!("Bound::AtLeast({least:?})")
            } else if let Some(above) = bound.above {
                format!("Bound::Above({above:?})")
            } else if let Some(most) = bound.maximum {
                format!("Bound::AtMost({most:?})")
            } else if let Some(items) = bound.min_items {
                format!("Bound::Items({items})")
            } else if bound.present == Some(true) {
                "Bound::Present".to_owned()
            } else {
                continue;
            };
            let values: String = rule
                .values
                .iter()
                .map(|value| format!("{},", literal(value)))
                .collect();
            let _ = write!(
                out,
                "Condition {{ name: {}, description: {}, when: {}, values: &[{values}], then: {}, bound: {bound} }},",
                literal(&rule.name),
                literal(&rule.description),
                literal(&rule.when),
                literal(member)
            );
        }
    }
    out
}

const RULE_TYPES: &str = r#"
/// What an object among the rules may hold.
#[derive(Debug)]
pub struct Shape {
    /// Its members; each may be absent.
    pub members: &'static [Member],
    /// What holds between them.
    pub conditions: &'static [Condition],
}
/// One member.
#[derive(Debug)]
pub struct Member {
    /// Key.
    pub name: &'static str,
    /// What its value may be.
    pub kind: Kind,
}
/// What a value may be.
#[derive(Debug)]
pub enum Kind {
    /// An object of this shape.
    Object(&'static Shape),
    /// One of these texts.
    Text {
        /// The texts.
        values: &'static [&'static str],
        /// What absence means.
        default: &'static str,
    },
    /// A number.
    Number(Range),
    /// A number written without a fraction.
    Integer(Range),
    /// true or false.
    Flag,
    /// A list of texts.
    TextList,
    /// An object of numbers under free keys.
    NumberMap {
        /// Fewest entries.
        min_entries: u64,
        /// Each number.
        values: Range,
    },
}
/// Bounds of a number.
#[derive(Debug)]
pub struct Range {
    /// Smallest value.
    pub at_least: Option<f64>,
    /// Values are above this.
    pub above: Option<f64>,
    /// Largest value.
    pub at_most: Option<f64>,
    /// Whether only whole numbers do.
    pub whole: bool,
    /// What absence means.
    pub default: Option<f64>,
}
/// Where the text `when` is one of `values`, the member `then` obeys `bound`.
#[derive(Debug)]
pub struct Condition {
    /// Name of the rule.
    pub name: &'static str,
    /// The rule for people.
    pub description: &'static str,
    /// Member that decides.
    pub when: &'static str,
    /// Its values under which the rule holds.
    pub values: &'static [&'static str],
    /// Member that is bound.
    pub then: &'static str,
    /// How.
    pub bound: Bound,
}
/// What a condition asks of a member.
#[derive(Debug)]
pub enum Bound {
    /// At least this number, the default counted.
    AtLeast(f64),
    /// Above this number, the default counted.
    Above(f64),
    /// At most this number, if it is there.
    AtMost(f64),
    /// It must be there.
    Present,
    /// At least so many items.
    Items(u64),
}
"#;
