//! The keywords of draft 2020-12 with the form that each must have: a slip of the pen is never taken for no rule.
//! Judges no value and follows no reference.

use serde_json::Value;

use super::Refused;
use super::resources::{Place, Resources};
use super::vocabulary::Vocabulary;

/// What the value of a keyword must be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    Schema,
    Schemas,
    SchemasByName,
    Text,
    /// An address without a fragment.
    Address,
    Anchor,
    Flag,
    Flags,
    Number,
    AboveZero,
    Count,
    Names,
    NamesByName,
    Types,
    Values,
    Any,
    /// An assertion of an older draft, which a validator of this draft would silently skip, and what says it now.
    Older(&'static str),
}

/// Every keyword of the draft, and those of older drafts that asserted something.
pub const KEYWORDS: [(&str, Vocabulary, Form); 65] = {
    use Form as F;
    use Vocabulary as V;
    [
        ("$schema", V::Core, F::Text),
        ("$id", V::Core, F::Address),
        ("$anchor", V::Core, F::Anchor),
        ("$dynamicAnchor", V::Core, F::Anchor),
        ("$ref", V::Core, F::Text),
        ("$dynamicRef", V::Core, F::Text),
        ("$vocabulary", V::Core, F::Flags),
        ("$comment", V::Core, F::Text),
        ("$defs", V::Core, F::SchemasByName),
        ("definitions", V::Core, F::SchemasByName),
        ("$recursiveRef", V::Core, F::Older("$dynamicRef")),
        ("$recursiveAnchor", V::Core, F::Older("$dynamicAnchor")),
        ("properties", V::Applicator, F::SchemasByName),
        ("patternProperties", V::Applicator, F::SchemasByName),
        ("dependentSchemas", V::Applicator, F::SchemasByName),
        ("allOf", V::Applicator, F::Schemas),
        ("anyOf", V::Applicator, F::Schemas),
        ("oneOf", V::Applicator, F::Schemas),
        ("prefixItems", V::Applicator, F::Schemas),
        ("additionalProperties", V::Applicator, F::Schema),
        ("propertyNames", V::Applicator, F::Schema),
        ("items", V::Applicator, F::Schema),
        ("contains", V::Applicator, F::Schema),
        ("not", V::Applicator, F::Schema),
        ("if", V::Applicator, F::Schema),
        ("then", V::Applicator, F::Schema),
        ("else", V::Applicator, F::Schema),
        (
            "dependencies",
            V::Applicator,
            F::Older("dependentRequired or dependentSchemas"),
        ),
        (
            "additionalItems",
            V::Applicator,
            F::Older("items, after prefixItems"),
        ),
        ("extends", V::Applicator, F::Older("allOf")),
        ("disallow", V::Applicator, F::Older("not")),
        ("divisibleBy", V::Validation, F::Older("multipleOf")),
        ("unevaluatedItems", V::Unevaluated, F::Schema),
        ("unevaluatedProperties", V::Unevaluated, F::Schema),
        ("type", V::Validation, F::Types),
        ("const", V::Validation, F::Any),
        ("enum", V::Validation, F::Values),
        ("multipleOf", V::Validation, F::AboveZero),
        ("minimum", V::Validation, F::Number),
        ("maximum", V::Validation, F::Number),
        ("exclusiveMinimum", V::Validation, F::Number),
        ("exclusiveMaximum", V::Validation, F::Number),
        ("minLength", V::Validation, F::Count),
        ("maxLength", V::Validation, F::Count),
        ("minItems", V::Validation, F::Count),
        ("maxItems", V::Validation, F::Count),
        ("minContains", V::Validation, F::Count),
        ("maxContains", V::Validation, F::Count),
        ("minProperties", V::Validation, F::Count),
        ("maxProperties", V::Validation, F::Count),
        ("pattern", V::Validation, F::Text),
        ("uniqueItems", V::Validation, F::Flag),
        ("required", V::Validation, F::Names),
        ("dependentRequired", V::Validation, F::NamesByName),
        ("title", V::MetaData, F::Text),
        ("description", V::MetaData, F::Text),
        ("default", V::MetaData, F::Any),
        ("examples", V::MetaData, F::Values),
        ("deprecated", V::MetaData, F::Flag),
        ("readOnly", V::MetaData, F::Flag),
        ("writeOnly", V::MetaData, F::Flag),
        ("format", V::Format, F::Text),
        ("contentEncoding", V::Content, F::Text),
        ("contentMediaType", V::Content, F::Text),
        ("contentSchema", V::Content, F::Schema),
    ]
};

const TYPES: [&str; 7] = [
    "null", "boolean", "object", "array", "number", "string", "integer",
];

/// Refuses a schema in which a keyword of a vocabulary in force has another form than its own.
pub fn check(resources: &Resources, place: &Place) -> Result<(), Refused> {
    let members = match resources.schema(place) {
        Value::Bool(_) => return Ok(()),
        Value::Object(members) => members,
        _ => return Err(resources.refuse(place, "", "a schema is an object or a boolean")),
    };
    let vocabularies = resources.vocabularies(place)?;
    for (keyword, vocabulary, form) in &KEYWORDS {
        let Some(value) = members.get(*keyword) else {
            continue;
        };
        if !vocabularies.has(*vocabulary) {
            continue;
        }
        if let Some(wanted) = form.missed_by(keyword, value) {
            return Err(resources.refuse(place, keyword, wanted));
        }
        if *vocabulary == Vocabulary::Validation
            && let Some(pointer) = resources.inexact(place, keyword)
        {
            return Err(resources.refuse_at(
                place,
                pointer,
                "this number has more digits than a number of 64 bits can keep",
            ));
        }
    }
    if members.contains_key("$schema") && !resources.is_root(place) {
        return Err(resources.refuse(
            place,
            "$schema",
            "stands only at the root of a document, or beside an $id",
        ));
    }
    Ok(())
}

impl Form {
    /// What the value should be, where it is not.
    fn missed_by(self, keyword: &str, value: &Value) -> Option<String> {
        let (good, wanted) = match self {
            Form::Schema if keyword == "items" && value.is_array() => (
                false,
                "a list of schemas is an older draft's form; 2020-12 says prefixItems",
            ),
            // What is no schema is refused where it stands.
            Form::Schema | Form::Any => (true, ""),
            Form::Schemas => (
                value.as_array().is_some_and(|list| !list.is_empty()),
                "must be a list of one schema or more",
            ),
            Form::SchemasByName => (value.is_object(), "must be an object of schemas"),
            Form::Text => (value.is_string(), "must be a string"),
            Form::Address => (
                address(value).is_some(),
                "must be an address without a fragment; a name is given by $anchor",
            ),
            Form::Anchor => (
                value.as_str().is_some_and(is_anchor),
                "must be a name of letters, digits, and the signs _ - .",
            ),
            Form::Flag => (value.is_boolean(), "must be true or false"),
            Form::Flags => (
                value
                    .as_object()
                    .is_some_and(|flags| flags.values().all(Value::is_boolean)),
                "must be an object of addresses and booleans",
            ),
            Form::Number => (value.is_number(), "must be a number"),
            Form::AboveZero => (
                value.as_f64().is_some_and(|number| number > 0.0),
                "must be a number above zero",
            ),
            Form::Count => (count(value).is_some(), "must be a non-negative integer"),
            Form::Names => (
                names(value).is_some(),
                "must be a list of strings, none twice",
            ),
            Form::NamesByName => (
                value
                    .as_object()
                    .is_some_and(|lists| lists.values().all(|list| names(list).is_some())),
                "must be an object of lists of strings, none twice in one",
            ),
            Form::Types => {
                let known = types(value).is_some_and(|list| {
                    !list.is_empty() && list.iter().all(|name| TYPES.contains(name))
                });
                return (!known).then(|| {
                    format!(
                        "must be one of {}, or a list of them, none twice",
                        TYPES.join(", ")
                    )
                });
            }
            Form::Values => (value.is_array(), "must be a list of values"),
            Form::Older(now) => {
                return Some(format!("a keyword of an older draft; 2020-12 says {now}"));
            }
        };
        (!good).then(|| wanted.to_owned())
    }
}

/// An address without a fragment, or with an empty one.
pub fn address(value: &Value) -> Option<&str> {
    let address = value.as_str()?;
    (!address.strip_suffix('#').unwrap_or(address).contains('#')).then_some(address)
}

fn is_anchor(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c))
}

/// A number of characters, items or members; `2.0` is one too, and what nothing can have is the greatest there is.
pub fn count(value: &Value) -> Option<usize> {
    let whole = |float: &f64| float.fract() == 0.0 && *float >= 0.0;
    match value.as_u64() {
        Some(count) => Some(usize::try_from(count).unwrap_or(usize::MAX)),
        // A cast from a float stops at the bounds.
        None => value.as_f64().filter(whole).map(|float| float as usize),
    }
}

/// Strings, none twice.
pub fn names(value: &Value) -> Option<Vec<&str>> {
    let names: Vec<&str> = value
        .as_array()?
        .iter()
        .map(Value::as_str)
        .collect::<Option<_>>()?;
    let mut sorted = names.clone();
    sorted.sort_unstable();
    sorted.dedup();
    (sorted.len() == names.len()).then_some(names)
}

/// One name, or a list of them.
pub fn types(value: &Value) -> Option<Vec<&str>> {
    match value.as_str() {
        Some(name) => Some(vec![name]),
        None => names(value),
    }
}
