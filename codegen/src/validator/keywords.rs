//! The keywords of draft 2020-12, read from a schema with their forms checked.
//! Says what a schema asks for; how that is asked in Rust is for `print`.

use serde_json::{Map, Number, Value};

use super::Refused;
use super::resources::{Place, Resources};

/// Assertions of older drafts, which a validator of this draft would silently skip.
const OLDER: [&str; 7] = [
    "$recursiveRef",
    "$recursiveAnchor",
    "dependencies",
    "additionalItems",
    "divisibleBy",
    "disallow",
    "extends",
];
const TYPES: [&str; 7] = [
    "null", "boolean", "object", "array", "number", "string", "integer",
];

/// The members of one object schema, with typed access.
pub struct Schema<'s> {
    pub resources: &'s Resources,
    pub place: &'s Place,
    members: &'s Map<String, Value>,
}

impl<'s> Schema<'s> {
    /// None: the schema is a boolean, given back as such.
    pub fn of(resources: &'s Resources, place: &'s Place) -> Result<Result<Self, bool>, Refused> {
        match resources.schema(place) {
            Value::Bool(all) => Ok(Err(*all)),
            Value::Object(members) => {
                let schema = Self {
                    resources,
                    place,
                    members,
                };
                match OLDER.iter().find(|keyword| members.contains_key(**keyword)) {
                    Some(keyword) => Err(schema.refuse(
                        keyword,
                        "a keyword of an older draft; 2020-12 says this otherwise",
                    )),
                    None => Ok(Ok(schema)),
                }
            }
            _ => Err(resources.refuse(place, "", "a schema is an object or a boolean")),
        }
    }

    pub fn refuse(&self, keyword: &str, reason: &str) -> Refused {
        self.resources.refuse(self.place, keyword, reason)
    }

    pub fn has(&self, keyword: &str) -> bool {
        self.members.contains_key(keyword)
    }

    pub fn value(&self, keyword: &str) -> Option<&'s Value> {
        self.members.get(keyword)
    }

    /// The place of a keyword that holds one schema.
    pub fn one(&self, keyword: &str) -> Result<Option<Place>, Refused> {
        match self.members.get(keyword) {
            Some(Value::Array(_)) if keyword == "items" => Err(self.refuse(
                keyword,
                "a list of schemas is an older draft's form; 2020-12 says prefixItems",
            )),
            Some(_) => Ok(Some(self.resources.below(self.place, &[keyword]))),
            None => Ok(None),
        }
    }

    /// The places of a keyword that holds a list of schemas.
    pub fn list(&self, keyword: &str) -> Result<Vec<Place>, Refused> {
        match self.members.get(keyword) {
            None => Ok(Vec::new()),
            Some(Value::Array(schemas)) => Ok((0..schemas.len())
                .map(|index| {
                    self.resources
                        .below(self.place, &[keyword, &index.to_string()])
                })
                .collect()),
            Some(_) => Err(self.refuse(keyword, "must be a list of schemas")),
        }
    }

    /// Names and places of a keyword that holds schemas by name, in the order of the schema.
    pub fn map(&self, keyword: &str) -> Result<Vec<(&'s str, Place)>, Refused> {
        match self.members.get(keyword) {
            None => Ok(Vec::new()),
            Some(Value::Object(schemas)) => Ok(schemas
                .keys()
                .map(|name| {
                    (
                        name.as_str(),
                        self.resources.below(self.place, &[keyword, name]),
                    )
                })
                .collect()),
            Some(_) => Err(self.refuse(keyword, "must be an object of schemas")),
        }
    }

    pub fn text(&self, keyword: &str) -> Result<Option<&'s str>, Refused> {
        match self.members.get(keyword) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(self.refuse(keyword, "must be a string")),
        }
    }

    pub fn number(&self, keyword: &str) -> Result<Option<&'s Number>, Refused> {
        match self.members.get(keyword) {
            None => Ok(None),
            Some(Value::Number(number)) => Ok(Some(number)),
            Some(_) => Err(self.refuse(keyword, "must be a number")),
        }
    }

    /// A number of characters, items or members; `2.0` is one too.
    pub fn count(&self, keyword: &str) -> Result<Option<usize>, Refused> {
        let Some(value) = self.members.get(keyword) else {
            return Ok(None);
        };
        let whole = value.as_u64().or_else(|| {
            value
                .as_f64()
                .filter(|float| float.fract() == 0.0 && (0.0..1e15).contains(float))
                .map(|float| float as u64)
        });
        whole
            .map(|count| Some(count as usize))
            .ok_or_else(|| self.refuse(keyword, "must be a non-negative integer"))
    }

    pub fn flag(&self, keyword: &str) -> Result<bool, Refused> {
        match self.members.get(keyword) {
            None => Ok(false),
            Some(Value::Bool(flag)) => Ok(*flag),
            Some(_) => Err(self.refuse(keyword, "must be true or false")),
        }
    }

    pub fn types(&self) -> Result<Option<Vec<&'s str>>, Refused> {
        let Some(value) = self.members.get("type") else {
            return Ok(None);
        };
        let names = match value {
            Value::String(name) => Some(vec![name.as_str()]),
            Value::Array(names) => names.iter().map(Value::as_str).collect(),
            _ => None,
        };
        match names {
            Some(names) if names.iter().all(|name| TYPES.contains(name)) => Ok(Some(names)),
            _ => Err(self.refuse(
                "type",
                &format!("must be one of {}, or a list of them", TYPES.join(", ")),
            )),
        }
    }

    pub fn names(&self, keyword: &str) -> Result<Vec<&'s str>, Refused> {
        match self.members.get(keyword) {
            None => Ok(Vec::new()),
            Some(value) => {
                strings(value).ok_or_else(|| self.refuse(keyword, "must be a list of strings"))
            }
        }
    }

    /// `dependentRequired`: a member's name to the names it asks for.
    pub fn names_by_name(&self, keyword: &str) -> Result<Vec<(&'s str, Vec<&'s str>)>, Refused> {
        let Some(value) = self.members.get(keyword) else {
            return Ok(Vec::new());
        };
        let wrong = || self.refuse(keyword, "must be an object of lists of strings");
        let members = value.as_object().ok_or_else(wrong)?;
        members
            .iter()
            .map(|(name, names)| Ok((name.as_str(), strings(names).ok_or_else(wrong)?)))
            .collect()
    }
}

fn strings(value: &Value) -> Option<Vec<&str>> {
    value.as_array()?.iter().map(Value::as_str).collect()
}
