//! Schema documents, their resources, anchors and references.
//! Knows where things stand, not what keywords mean.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::address::{escaped, percent_decoded, resolve, without_fragment};
use super::forms::{self, Form, KEYWORDS};
use super::{Refused, Root};

/// A document as it came from a file: its address is what references to it say.
#[derive(Debug, Clone)]
pub struct Document {
    /// Absolute, without a fragment.
    pub uri: String,
    /// The schema.
    pub value: Value,
    /// Pointers to numbers that lost digits when the text was read.
    pub inexact: Vec<String>,
}

/// A document with the schemas that were found in it.
struct Known {
    document: Document,
    /// Pointers, in order of discovery.
    schemas: Vec<String>,
    found: BTreeSet<String>,
    /// So many of them were looked at: any at all if something leads here.
    followed: usize,
}

/// One schema: a document, a pointer into it, and the resource it belongs to.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    pub document: usize,
    pub pointer: String,
    /// Index of its resource in order of discovery; the base of its references is that resource's address.
    pub resource: usize,
}

struct Resource {
    uri: String,
    /// The resource it is embedded in.
    around: Option<usize>,
    document: usize,
    pointer: String,
    /// Name to pointer; true: dynamic.
    anchors: BTreeMap<String, (String, bool)>,
}

/// All documents with everything that can be referred to in them.
pub struct Resources {
    documents: Vec<Known>,
    resources: Vec<Resource>,
    by_uri: BTreeMap<String, usize>,
}

pub const DRAFT: &str = "https://json-schema.org/draft/2020-12/";

/// The metaschemas of the draft, which schemas may refer to.
const METASCHEMAS: [(&str, &str); 9] = [
    ("schema", include_str!("metaschema/schema.json")),
    (
        "meta/applicator",
        include_str!("metaschema/meta/applicator.json"),
    ),
    ("meta/content", include_str!("metaschema/meta/content.json")),
    ("meta/core", include_str!("metaschema/meta/core.json")),
    (
        "meta/format-annotation",
        include_str!("metaschema/meta/format-annotation.json"),
    ),
    (
        "meta/format-assertion",
        include_str!("metaschema/meta/format-assertion.json"),
    ),
    (
        "meta/meta-data",
        include_str!("metaschema/meta/meta-data.json"),
    ),
    (
        "meta/unevaluated",
        include_str!("metaschema/meta/unevaluated.json"),
    ),
    (
        "meta/validation",
        include_str!("metaschema/meta/validation.json"),
    ),
];

impl Resources {
    /// Finds every resource and anchor, and judges the form of all schemas in documents that the roots lead to; the
    /// metaschemas are added to what is given.
    pub fn of(documents: Vec<Document>, roots: &[Root]) -> Result<Self, Refused> {
        let mut all = Self {
            documents: Vec::new(),
            resources: Vec::new(),
            by_uri: BTreeMap::new(),
        };
        for document in documents {
            all.add(document)?;
        }
        for (name, text) in METASCHEMAS {
            let uri = format!("{DRAFT}{name}");
            let value = serde_json::from_str(text).map_err(|error| Refused {
                document: uri.clone(),
                pointer: String::new(),
                reason: error.to_string(),
            })?;
            all.add(super::document(&uri, value))?;
        }
        let places: Result<_, _> = roots.iter().map(|root| all.root(&root.uri)).collect();
        all.follow(places?)?;
        Ok(all)
    }

    fn add(&mut self, document: Document) -> Result<(), Refused> {
        let index = self.documents.len();
        let uri = resolve("", without_fragment(&document.uri));
        self.documents.push(Known {
            document,
            schemas: Vec::new(),
            found: BTreeSet::new(),
            followed: 0,
        });
        let resource = self.enter(uri.clone(), index, String::new(), None);
        self.name(uri, resource, "")?;
        self.discover(index, String::new(), resource)
    }

    /// Goes wherever references lead: what stands there is a schema too, also where no keyword says so.
    fn follow(&mut self, mut waiting: Vec<Place>) -> Result<(), Refused> {
        while let Some(Place {
            document,
            pointer,
            resource,
        }) = waiting.pop()
        {
            self.discover(document, pointer, resource)?;
            while let Some(pointer) = self.documents[document]
                .schemas
                .get(self.documents[document].followed)
            {
                let place = self.place(document, pointer.clone());
                self.documents[document].followed += 1;
                forms::check(self, &place)?;
                for keyword in ["$ref", "$dynamicRef"] {
                    let reference = self.schema(&place).get(keyword).and_then(Value::as_str);
                    // What leads nowhere matters where it is applied.
                    waiting
                        .extend(reference.and_then(|reference| self.referred(&place, reference)));
                }
            }
        }
        Ok(())
    }

    /// The schema that a root's address names.
    pub fn root(&self, uri: &str) -> Result<Place, Refused> {
        self.find(&resolve("", uri)).ok_or_else(|| Refused {
            document: uri.to_owned(),
            pointer: String::new(),
            reason: "nothing of what was given stands at this address".to_owned(),
        })
    }

    pub fn schema(&self, place: &Place) -> &Value {
        self.documents[place.document]
            .document
            .value
            .pointer(&place.pointer)
            .unwrap_or(&Value::Null)
    }

    /// The root of the resource of a place.
    pub fn root_of(&self, place: &Place) -> Place {
        self.resource_root(place.resource)
    }

    /// The root of the resource around the one of a place.
    pub fn around(&self, place: &Place) -> Option<Place> {
        self.resources[place.resource]
            .around
            .map(|around| self.resource_root(around))
    }

    pub fn is_root(&self, place: &Place) -> bool {
        self.resources[place.resource].pointer == place.pointer
    }

    fn resource_root(&self, resource: usize) -> Place {
        let Resource {
            document, pointer, ..
        } = &self.resources[resource];
        Place {
            document: *document,
            pointer: pointer.clone(),
            resource,
        }
    }

    /// A number that lost digits, in the value of a keyword.
    pub fn inexact(&self, place: &Place, keyword: &str) -> Option<&str> {
        let value = format!("{}/{}", place.pointer, escaped(keyword));
        let inside = |pointer: &&String| {
            pointer
                .strip_prefix(&value)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        self.documents[place.document]
            .document
            .inexact
            .iter()
            .find(inside)
            .map(String::as_str)
    }

    pub fn refuse(&self, place: &Place, keyword: &str, reason: impl Into<String>) -> Refused {
        let below = if keyword.is_empty() {
            String::new()
        } else {
            format!("/{}", escaped(keyword))
        };
        self.refuse_at(place, &format!("{}{below}", place.pointer), reason)
    }

    /// The same at any pointer of the document of a place.
    pub fn refuse_at(&self, place: &Place, pointer: &str, reason: impl Into<String>) -> Refused {
        Refused {
            document: self.documents[place.document].document.uri.clone(),
            pointer: pointer.to_owned(),
            reason: reason.into(),
        }
    }

    /// The schema below `place` at `tokens`, which may open a resource of its own.
    pub fn below(&self, place: &Place, tokens: &[&str]) -> Place {
        let mut pointer = place.pointer.clone();
        for token in tokens {
            pointer.push('/');
            pointer.push_str(&escaped(token));
        }
        self.place(place.document, pointer)
    }

    /// Where a `$ref` or `$dynamicRef` leads at first.
    pub fn target(&self, place: &Place, keyword: &str, reference: &str) -> Result<Place, Refused> {
        self.referred(place, reference).ok_or_else(|| {
            let uri = resolve(&self.resources[place.resource].uri, reference);
            let reason = match self.by_uri.contains_key(without_fragment(&uri)) {
                true => format!("nothing stands at {uri}"),
                false => format!("nothing stands at {uri}: give the file that holds it (--with)"),
            };
            self.refuse(place, keyword, reason)
        })
    }

    fn referred(&self, place: &Place, reference: &str) -> Option<Place> {
        self.find(&resolve(&self.resources[place.resource].uri, reference))
    }

    /// Every resource that is used and has a dynamic anchor of that name, if `target` was reached by one: what `$dynamicRef` chooses from.
    pub fn dynamic(&self, target: &Place, reference: &str) -> Option<Vec<Place>> {
        let name = percent_decoded(reference.split_once('#')?.1)?;
        let (pointer, dynamic) = self.resources[target.resource].anchors.get(&name)?;
        if !dynamic || *pointer != target.pointer {
            return None;
        }
        let anchored = self
            .resources
            .iter()
            .enumerate()
            .filter_map(|(index, resource)| {
                let (pointer, dynamic) = resource.anchors.get(&name)?;
                let used = self.documents[resource.document].followed > 0;
                (*dynamic && used).then(|| Place {
                    document: resource.document,
                    pointer: pointer.clone(),
                    resource: index,
                })
            });
        Some(anchored.collect())
    }

    pub fn find(&self, uri: &str) -> Option<Place> {
        let (base, fragment) = uri.split_once('#').unwrap_or((uri, ""));
        let index = *self.by_uri.get(base)?;
        let resource = &self.resources[index];
        let fragment = percent_decoded(fragment)?;
        let pointer = if fragment.is_empty() || fragment.starts_with('/') {
            format!("{}{fragment}", resource.pointer)
        } else {
            resource.anchors.get(&fragment)?.0.clone()
        };
        self.documents[resource.document]
            .document
            .value
            .pointer(&pointer)?;
        Some(self.place(resource.document, pointer))
    }

    /// A pointer with the innermost resource that holds it.
    fn place(&self, document: usize, pointer: String) -> Place {
        let holds = |resource: &Resource| {
            resource.document == document
                && pointer
                    .strip_prefix(&resource.pointer)
                    .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        let innermost = (0..self.resources.len()).filter(|&index| holds(&self.resources[index]));
        let resource = innermost
            .max_by_key(|&index| self.resources[index].pointer.len())
            .unwrap_or(0);
        Place {
            document,
            pointer,
            resource,
        }
    }

    fn enter(
        &mut self,
        uri: String,
        document: usize,
        pointer: String,
        around: Option<usize>,
    ) -> usize {
        self.resources.push(Resource {
            uri,
            around,
            document,
            pointer,
            anchors: BTreeMap::new(),
        });
        self.resources.len() - 1
    }

    /// Gives a resource an address, which another may have only if it says the same.
    fn name(&mut self, uri: String, resource: usize, keyword: &str) -> Result<(), Refused> {
        let own = self.resource_root(resource);
        let Some(other) = self
            .by_uri
            .get(&uri)
            .map(|other| self.resource_root(*other))
        else {
            self.by_uri.insert(uri, resource);
            return Ok(());
        };
        if other.resource == resource || self.schema(&other) == self.schema(&own) {
            return Ok(());
        }
        let reason = format!("another schema has the address {uri} too");
        Err(self.refuse(&own, keyword, reason))
    }

    /// Finds the schemas at and below a place, with their addresses and anchors, if it is not known yet.
    fn discover(&mut self, document: usize, pointer: String, outer: usize) -> Result<(), Refused> {
        let known = &mut self.documents[document];
        if !known.found.insert(pointer.clone()) {
            return Ok(());
        }
        known.schemas.push(pointer.clone());
        let Some(Value::Object(members)) = known.document.value.pointer(&pointer).cloned() else {
            return Ok(());
        };
        let mut resource = outer;
        if let Some(id) = members.get("$id").and_then(forms::address) {
            let uri = without_fragment(&resolve(&self.resources[outer].uri, id)).to_owned();
            if pointer.is_empty() {
                self.resources[outer].uri.clone_from(&uri);
            } else {
                resource = self.enter(uri.clone(), document, pointer.clone(), Some(outer));
            }
            self.name(uri, resource, "$id")?;
        }
        for (keyword, dynamic) in [("$anchor", false), ("$dynamicAnchor", true)] {
            if let Some(Value::String(name)) = members.get(keyword) {
                self.anchor(name, &pointer, dynamic, resource, keyword)?;
            }
        }
        for (keyword, _, form) in KEYWORDS {
            let Some(value) = members.get(keyword) else {
                continue;
            };
            let pointer = format!("{pointer}/{keyword}");
            match (form, value) {
                (Form::Schema, _) => self.discover(document, pointer, resource)?,
                (Form::Schemas, Value::Array(schemas)) => {
                    for index in 0..schemas.len() {
                        self.discover(document, format!("{pointer}/{index}"), resource)?;
                    }
                }
                (Form::SchemasByName, Value::Object(schemas)) => {
                    for name in schemas.keys() {
                        self.discover(document, format!("{pointer}/{}", escaped(name)), resource)?;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn anchor(
        &mut self,
        name: &str,
        pointer: &str,
        dynamic: bool,
        resource: usize,
        keyword: &str,
    ) -> Result<(), Refused> {
        let anchors = &mut self.resources[resource].anchors;
        match anchors.get_mut(name) {
            None => {
                anchors.insert(name.to_owned(), (pointer.to_owned(), dynamic));
            }
            // Both keywords at one place.
            Some((known, known_dynamic)) if *known == pointer => *known_dynamic |= dynamic,
            Some((known, _)) => {
                let reason = format!("the anchor {name:?} stands at {known} too");
                let place = Place {
                    document: self.resources[resource].document,
                    pointer: pointer.to_owned(),
                    resource,
                };
                return Err(self.refuse(&place, keyword, reason));
            }
        }
        Ok(())
    }
}
