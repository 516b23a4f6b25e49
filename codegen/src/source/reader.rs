//! A JSON object read member by member, each with a message that says what it should have been.
//! Knows no keyword of the dialect.

use serde_json::{Map, Value};

use crate::near;

use super::problem::At;

/// A JSON object and where it stands.
#[derive(Debug, Clone)]
pub struct Object<'a> {
    pub at: At<'a>,
    pub members: &'a Map<String, Value>,
}

impl<'a> Object<'a> {
    /// The object that `value` is, or a problem and nothing.
    pub fn of(at: At<'a>, value: &'a Value) -> Option<Self> {
        match value {
            Value::Object(members) => Some(Object { at, members }),
            other => {
                at.refuse(
                    format!("{} where an object must stand", kind(other)),
                    "write `{ … }`",
                );
                None
            }
        }
    }

    /// Refuses every member that is not in `allowed`.
    pub fn only(&self, allowed: &[&str], what: &str) {
        for name in self
            .members
            .keys()
            .filter(|name| !allowed.contains(&name.as_str()))
        {
            self.at.down(name).refuse(
                format!("`{name}` is unknown in {what}"),
                near::instead(name, allowed),
            );
        }
    }

    pub fn has(&self, name: &str) -> bool {
        self.members.contains_key(name)
    }

    pub fn get(&self, name: &str) -> Option<(At<'a>, &'a Value)> {
        self.members
            .get(name)
            .map(|value| (self.at.down(name), value))
    }

    /// A member that must be there.
    pub fn need(&self, name: &str) -> Option<(At<'a>, &'a Value)> {
        let found = self.get(name);
        if found.is_none() {
            self.at
                .refuse(format!("`{name}` is missing"), format!("add `{name}`"));
        }
        found
    }

    /// A nonempty string that must be there; empty after a problem.
    pub fn text(&self, name: &str) -> String {
        self.need(name)
            .and_then(|(at, value)| text(&at, value))
            .unwrap_or_default()
    }

    /// A nonempty string that may be absent.
    pub fn text_if_any(&self, name: &str) -> Option<String> {
        self.get(name).and_then(|(at, value)| text(&at, value))
    }

    /// A nonempty string, or null, which says the same as leaving it out.
    pub fn text_or_null(&self, name: &str) -> Option<String> {
        self.get(name)
            .filter(|(_, value)| !value.is_null())
            .and_then(|(at, value)| text(&at, value))
    }

    /// A boolean, false when absent.
    pub fn flag(&self, name: &str) -> bool {
        match self.get(name) {
            None => false,
            Some((_, Value::Bool(value))) => *value,
            Some((at, other)) => {
                at.refuse(
                    format!("{} where true or false must stand", kind(other)),
                    "write true or false",
                );
                false
            }
        }
    }

    /// A boolean that must be there; false after a problem.
    pub fn boolean(&self, name: &str) -> bool {
        self.need(name).is_some() && self.flag(name)
    }

    /// A nonnegative integer that may be absent.
    pub fn count_if_any(&self, name: &str) -> Option<u64> {
        let (at, value) = self.get(name)?;
        let count = value.as_u64();
        if count.is_none() {
            at.refuse(
                format!("{} where a nonnegative integer must stand", kind(value)),
                "write it with digits only",
            );
        }
        count
    }

    /// An integer that may be absent.
    pub fn integer_if_any(&self, name: &str) -> Option<i64> {
        let (at, value) = self.get(name)?;
        let integer = value.as_i64();
        if integer.is_none() && value.is_u64() {
            at.refuse(
                "an integer beyond 64 bits with a sign",
                format!("the greatest is {}", i64::MAX),
            );
        } else if integer.is_none() {
            at.refuse(
                format!("{} where an integer must stand", kind(value)),
                "write it with digits only",
            );
        }
        integer
    }

    /// An array; nothing, without a problem, when absent.
    pub fn items(&self, name: &str) -> Vec<(At<'a>, &'a Value)> {
        match self.get(name) {
            None => Vec::new(),
            Some((at, Value::Array(items))) => items
                .iter()
                .enumerate()
                .map(|(index, item)| (at.down(index), item))
                .collect(),
            Some((at, other)) => {
                at.refuse(
                    format!("{} where an array must stand", kind(other)),
                    "write `[ … ]`",
                );
                Vec::new()
            }
        }
    }

    /// An array that must be there.
    pub fn needed_items(&self, name: &str) -> Vec<(At<'a>, &'a Value)> {
        self.need(name);
        self.items(name)
    }

    /// The strings of an array, each once; empty when absent.
    pub fn texts(&self, name: &str) -> Vec<String> {
        let mut texts = Vec::new();
        for (at, value) in self.items(name) {
            let Some(text) = text(&at, value) else {
                continue;
            };
            if texts.contains(&text) {
                at.refuse(format!("`{text}` stands here twice"), "keep one of them");
            } else {
                texts.push(text);
            }
        }
        texts
    }

    /// One of the words of `table`, which must be there.
    pub fn word<T: Copy>(&self, name: &str, table: &[(&str, T)]) -> Option<T> {
        self.need(name)?;
        self.word_if_any(name, table)
    }

    /// One of the words of `table`, which may be absent.
    pub fn word_if_any<T: Copy>(&self, name: &str, table: &[(&str, T)]) -> Option<T> {
        let (at, value) = self.get(name)?;
        let word = text(&at, value)?;
        let found = table.iter().find(|(known, _)| *known == word);
        if found.is_none() {
            let known: Vec<&str> = table.iter().map(|(known, _)| *known).collect();
            at.refuse(
                format!("`{word}` is no value of `{name}`"),
                format!("write one of: {}", known.join(", ")),
            );
        }
        found.map(|(_, value)| *value)
    }
}

/// The nonempty string that `value` is, or a problem and nothing.
pub fn text(at: &At<'_>, value: &Value) -> Option<String> {
    match value {
        Value::String(text) if !text.trim().is_empty() => Some(text.clone()),
        Value::String(_) => {
            at.refuse("an empty string", "say something here");
            None
        }
        other => {
            at.refuse(
                format!("{} where a string must stand", kind(other)),
                "write it in quotes",
            );
            None
        }
    }
}

/// What a value is, with its article.
pub fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "a boolean",
        Value::Number(number) if number.is_f64() => "a number with a point or exponent",
        Value::Number(_) => "a number",
        Value::String(_) => "a string",
        Value::Array(_) => "an array",
        Value::Object(_) => "an object",
    }
}
