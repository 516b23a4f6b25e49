//! The keywords of draft 2020-12, read from a schema whose forms are known to be right.
//! Says what a schema asks for; how that is asked in Rust is for `print`.

use serde_json::{Map, Number, Value};

use super::Refused;
use super::forms;
use super::resources::{Place, Resources};

/// The members of one object schema, with typed access.
pub struct Schema<'s> {
    pub resources: &'s Resources,
    pub place: &'s Place,
    members: &'s Map<String, Value>,
}

impl<'s> Schema<'s> {
    /// The flag: the schema is a boolean.
    pub fn of(resources: &'s Resources, place: &'s Place) -> Result<Self, bool> {
        match resources.schema(place) {
            Value::Object(members) => Ok(Self {
                resources,
                place,
                members,
            }),
            schema => Err(*schema == Value::Bool(true)),
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
    pub fn one(&self, keyword: &str) -> Option<Place> {
        self.value(keyword)
            .map(|_| self.resources.below(self.place, &[keyword]))
    }

    /// The places of a keyword that holds a list of schemas.
    pub fn list(&self, keyword: &str) -> Vec<Place> {
        let below = |index: usize| {
            let index = index.to_string();
            self.resources.below(self.place, &[keyword, &index])
        };
        (0..self.values(keyword).len()).map(below).collect()
    }

    /// Names and places of a keyword that holds schemas by name, in the order of the schema.
    pub fn map(&self, keyword: &str) -> Vec<(&'s str, Place)> {
        let names = self.value(keyword).and_then(Value::as_object);
        names
            .into_iter()
            .flat_map(Map::keys)
            .map(|name| {
                (
                    name.as_str(),
                    self.resources.below(self.place, &[keyword, name]),
                )
            })
            .collect()
    }

    pub fn values(&self, keyword: &str) -> &'s [Value] {
        let values = self.value(keyword).and_then(Value::as_array);
        values.map(Vec::as_slice).unwrap_or_default()
    }

    pub fn text(&self, keyword: &str) -> Option<&'s str> {
        self.value(keyword)?.as_str()
    }

    pub fn number(&self, keyword: &str) -> Option<&'s Number> {
        self.value(keyword)?.as_number()
    }

    pub fn count(&self, keyword: &str) -> Option<usize> {
        forms::count(self.value(keyword)?)
    }

    pub fn flag(&self, keyword: &str) -> bool {
        self.value(keyword) == Some(&Value::Bool(true))
    }

    pub fn types(&self) -> Option<Vec<&'s str>> {
        forms::types(self.value("type")?)
    }

    pub fn names(&self, keyword: &str) -> Vec<&'s str> {
        self.value(keyword)
            .and_then(forms::names)
            .unwrap_or_default()
    }

    /// `dependentRequired`: a member's name to the names it asks for.
    pub fn names_by_name(&self, keyword: &str) -> Vec<(&'s str, Vec<&'s str>)> {
        let lists = self.value(keyword).and_then(Value::as_object);
        lists
            .into_iter()
            .flatten()
            .map(|(name, names)| (name.as_str(), forms::names(names).unwrap_or_default()))
            .collect()
    }
}
