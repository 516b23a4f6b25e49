//! The `x-` keywords that say something about values, as keywords of the `jsonschema` crate.
//! Written from the words of the dialect, apart from the decoders, so that the two can disagree.

use jsonschema::paths::Location;
use jsonschema::{Keyword, ValidationError, ValidationOptions};
use serde_json::{Map, Value};

/// Adds them to a validator.
pub fn with_keywords(options: ValidationOptions<'_>) -> ValidationOptions<'_> {
    options
        .with_keyword("x-max-bytes", max_bytes)
        .with_keyword("x-at-least-one-of", at_least_one_of)
        .with_keyword("x-rules", rules)
}

type Made<'a> = Result<Box<dyn for<'i> Keyword<'i>>, ValidationError<'a>>;

struct MaxBytes(u64);

fn max_bytes<'a>(_: &'a Map<String, Value>, value: &'a Value, _: Location) -> Made<'a> {
    let bytes = value
        .as_u64()
        .ok_or_else(|| ValidationError::custom("x-max-bytes is no number"))?;
    Ok(Box::new(MaxBytes(bytes)))
}

impl<'i> Keyword<'i> for MaxBytes {
    fn validate(&self, instance: &'i Value) -> Result<(), ValidationError<'i>> {
        if self.is_valid(instance) {
            Ok(())
        } else {
            Err(ValidationError::custom("too many bytes"))
        }
    }

    fn is_valid(&self, instance: &'i Value) -> bool {
        instance
            .as_str()
            .is_none_or(|text| text.len() as u64 <= self.0)
    }
}

struct AtLeastOneOf(Vec<String>);

fn at_least_one_of<'a>(_: &'a Map<String, Value>, value: &'a Value, _: Location) -> Made<'a> {
    let names = value
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|name| name.as_str().map(str::to_owned))
        .collect();
    Ok(Box::new(AtLeastOneOf(names)))
}

impl<'i> Keyword<'i> for AtLeastOneOf {
    fn validate(&self, instance: &'i Value) -> Result<(), ValidationError<'i>> {
        if self.is_valid(instance) {
            Ok(())
        } else {
            Err(ValidationError::custom("none of them is there"))
        }
    }

    fn is_valid(&self, instance: &'i Value) -> bool {
        instance
            .as_object()
            .is_none_or(|members| self.0.iter().any(|name| members.contains_key(name)))
    }
}

struct Rules(Vec<Value>);

fn rules<'a>(_: &'a Map<String, Value>, value: &'a Value, _: Location) -> Made<'a> {
    Ok(Box::new(Rules(
        value.as_array().cloned().unwrap_or_default(),
    )))
}

impl Rules {
    fn broken<'r>(&'r self, instance: &Value) -> Vec<&'r str> {
        let Some(members) = instance.as_object() else {
            return Vec::new();
        };
        let member = |name: &str| members.get(name).unwrap_or(&Value::Null);
        let holds = |rule: &Value| {
            let value = member(rule["when"].as_str().unwrap_or_default());
            let side = if rule["values"]
                .as_array()
                .is_some_and(|values| values.contains(value))
            {
                "then"
            } else {
                "else"
            };
            rule[side]
                .as_object()
                .into_iter()
                .flatten()
                .all(|(name, expected)| expectation(member(name), expected))
        };
        self.0
            .iter()
            .filter(|rule| !holds(rule))
            .filter_map(|rule| rule["name"].as_str())
            .collect()
    }
}

fn expectation(value: &Value, expected: &Value) -> bool {
    if let Some(null) = expected["null"].as_bool() {
        return value.is_null() == null;
    }
    if let Some(wanted) = expected.get("const") {
        return value == wanted;
    }
    value.as_array().is_some_and(Vec::is_empty)
}

impl<'i> Keyword<'i> for Rules {
    fn validate(&self, instance: &'i Value) -> Result<(), ValidationError<'i>> {
        match self.broken(instance).first() {
            None => Ok(()),
            Some(name) => Err(ValidationError::custom(*name)),
        }
    }

    fn is_valid(&self, instance: &'i Value) -> bool {
        self.broken(instance).is_empty()
    }

    fn iter_errors(
        &self,
        instance: &'i Value,
    ) -> Box<dyn Iterator<Item = ValidationError<'i>> + 'i> {
        let errors: Vec<_> = self
            .broken(instance)
            .into_iter()
            .map(ValidationError::custom)
            .collect();
        Box::new(errors.into_iter())
    }
}
