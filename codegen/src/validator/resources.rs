//! Schema documents, their resources, anchors and references, and the vocabularies in force at each place.
//! Knows where things stand, not what keywords mean.

use std::collections::BTreeMap;

use serde_json::Value;

use super::Refused;

/// A document as it came from a file: its address is what references to it say.
#[derive(Debug, Clone)]
pub struct Document {
    /// Absolute, without a fragment.
    pub uri: String,
    /// The schema.
    pub value: Value,
}

/// One schema: a document, a pointer into it, and the resource it belongs to.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    pub document: usize,
    pub pointer: String,
    /// Index of its resource in order of discovery; the base of its references is that resource's address.
    pub resource: usize,
}

/// Which of the standard vocabularies a resource is written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Vocabularies {
    pub applicator: bool,
    pub validation: bool,
    pub unevaluated: bool,
}

impl Vocabularies {
    const ALL: Self = Self {
        applicator: true,
        validation: true,
        unevaluated: true,
    };
}

struct Resource {
    uri: String,
    document: usize,
    pointer: String,
    /// Name to pointer; true: dynamic.
    anchors: BTreeMap<String, (String, bool)>,
}

/// All documents with everything that can be referred to in them.
pub struct Resources {
    documents: Vec<Document>,
    resources: Vec<Resource>,
    by_uri: BTreeMap<String, usize>,
    /// Whether any schema asks what its neighbours have looked at (`unevaluatedItems`, `unevaluatedProperties`).
    tracks: bool,
}

const DRAFT: &str = "https://json-schema.org/draft/2020-12/";

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

/// Where schemas stand below a schema: keyword to the form of its value.
const BELOW: [(&str, Below); 20] = [
    ("$defs", Below::Map),
    ("definitions", Below::Map),
    ("properties", Below::Map),
    ("patternProperties", Below::Map),
    ("dependentSchemas", Below::Map),
    ("allOf", Below::List),
    ("anyOf", Below::List),
    ("oneOf", Below::List),
    ("prefixItems", Below::List),
    ("additionalProperties", Below::One),
    ("propertyNames", Below::One),
    ("items", Below::One),
    ("contains", Below::One),
    ("not", Below::One),
    ("if", Below::One),
    ("then", Below::One),
    ("else", Below::One),
    ("unevaluatedItems", Below::One),
    ("unevaluatedProperties", Below::One),
    ("contentSchema", Below::One),
];

#[derive(Clone, Copy)]
enum Below {
    One,
    List,
    Map,
}

impl Resources {
    /// Finds every resource and anchor; the metaschemas are added to what is given.
    pub fn of(documents: Vec<Document>) -> Result<Self, Refused> {
        let mut all = Self {
            documents,
            resources: Vec::new(),
            by_uri: BTreeMap::new(),
            tracks: false,
        };
        for (name, text) in METASCHEMAS {
            let value = serde_json::from_str(text).map_err(|error| Refused {
                document: format!("{DRAFT}{name}"),
                pointer: String::new(),
                reason: error.to_string(),
            })?;
            all.documents.push(Document {
                uri: format!("{DRAFT}{name}"),
                value,
            });
        }
        for document in 0..all.documents.len() {
            let uri = without_fragment(&all.documents[document].uri).to_owned();
            let value = all.documents[document].value.clone();
            let resource = all.enter(uri.clone(), document, String::new());
            all.by_uri.entry(uri).or_insert(resource);
            all.discover(&value, document, String::new(), resource)?;
        }
        Ok(all)
    }

    /// The schema that a root's address names.
    pub fn root(&self, uri: &str) -> Result<Place, Refused> {
        self.find(uri).ok_or_else(|| Refused {
            document: uri.to_owned(),
            pointer: String::new(),
            reason: "this document was not given".to_owned(),
        })
    }

    pub fn schema(&self, place: &Place) -> &Value {
        self.documents[place.document]
            .value
            .pointer(&place.pointer)
            .unwrap_or(&Value::Null)
    }

    pub fn tracks(&self) -> bool {
        self.tracks
    }

    pub fn refuse(&self, place: &Place, keyword: &str, reason: impl Into<String>) -> Refused {
        let below = if keyword.is_empty() {
            String::new()
        } else {
            format!("/{}", escaped(keyword))
        };
        Refused {
            document: self.documents[place.document].uri.clone(),
            pointer: format!("{}{below}", place.pointer),
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
        let uri = resolve(&self.resources[place.resource].uri, reference);
        self.find(&uri).ok_or_else(|| {
            self.refuse(
                place,
                keyword,
                format!("nothing stands at {uri}; give the file that holds it"),
            )
        })
    }

    /// Every resource with a dynamic anchor of that name, if `target` was reached by one: what `$dynamicRef` chooses from.
    pub fn dynamic(&self, target: &Place, reference: &str) -> Option<Vec<Place>> {
        let (_, name) = reference.split_once('#')?;
        let (pointer, dynamic) = self.resources[target.resource].anchors.get(name)?;
        if !dynamic || *pointer != target.pointer {
            return None;
        }
        let anchored = self
            .resources
            .iter()
            .enumerate()
            .filter_map(|(index, resource)| {
                let (pointer, dynamic) = resource.anchors.get(name)?;
                dynamic.then(|| Place {
                    document: resource.document,
                    pointer: pointer.clone(),
                    resource: index,
                })
            });
        Some(anchored.collect())
    }

    fn find(&self, uri: &str) -> Option<Place> {
        let (base, fragment) = uri.split_once('#').unwrap_or((uri, ""));
        let index = *self.by_uri.get(base)?;
        let resource = &self.resources[index];
        let fragment = percent_decoded(fragment);
        let pointer = if fragment.is_empty() || fragment.starts_with('/') {
            format!("{}{fragment}", resource.pointer)
        } else {
            resource.anchors.get(&fragment)?.0.clone()
        };
        self.documents[resource.document].value.pointer(&pointer)?;
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

    fn enter(&mut self, uri: String, document: usize, pointer: String) -> usize {
        self.resources.push(Resource {
            uri,
            document,
            pointer,
            anchors: BTreeMap::new(),
        });
        self.resources.len() - 1
    }

    fn discover(
        &mut self,
        schema: &Value,
        document: usize,
        pointer: String,
        outer: usize,
    ) -> Result<(), Refused> {
        let Value::Object(members) = schema else {
            return Ok(());
        };
        let mut resource = outer;
        if let Some(Value::String(id)) = members.get("$id") {
            let uri = without_fragment(&resolve(&self.resources[outer].uri, id)).to_owned();
            if pointer.is_empty() {
                self.resources[outer].uri.clone_from(&uri);
            } else {
                resource = self.enter(uri.clone(), document, pointer.clone());
            }
            self.by_uri.insert(uri, resource);
        }
        self.tracks |= members.contains_key("unevaluatedItems")
            || members.contains_key("unevaluatedProperties");
        for (keyword, dynamic) in [("$anchor", false), ("$dynamicAnchor", true)] {
            if let Some(Value::String(name)) = members.get(keyword) {
                self.resources[resource]
                    .anchors
                    .insert(name.clone(), (pointer.clone(), dynamic));
            }
        }
        for (keyword, below) in BELOW {
            let Some(value) = members.get(keyword) else {
                continue;
            };
            let pointer = format!("{pointer}/{keyword}");
            match (below, value) {
                (Below::One, schema) => self.discover(schema, document, pointer, resource)?,
                (Below::List, Value::Array(schemas)) => {
                    for (index, schema) in schemas.iter().enumerate() {
                        self.discover(schema, document, format!("{pointer}/{index}"), resource)?;
                    }
                }
                (Below::Map, Value::Object(schemas)) => {
                    for (name, schema) in schemas {
                        self.discover(
                            schema,
                            document,
                            format!("{pointer}/{}", escaped(name)),
                            resource,
                        )?;
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// What the metaschema that the resource of `place` names says about vocabularies.
    pub fn vocabularies(&self, place: &Place) -> Result<Vocabularies, Refused> {
        let Resource {
            document, pointer, ..
        } = &self.resources[place.resource];
        let place = Place {
            document: *document,
            pointer: pointer.clone(),
            resource: place.resource,
        };
        let Some(Value::String(metaschema)) = self.schema(&place).get("$schema") else {
            return Ok(Vocabularies::ALL);
        };
        let metaschema = without_fragment(metaschema);
        if metaschema == format!("{DRAFT}schema") {
            return Ok(Vocabularies::ALL);
        }
        let meta = self
            .find(metaschema)
            .filter(|_| !metaschema.contains("json-schema.org/draft-0"));
        let Some(meta) = meta else {
            let reason = format!(
                "only draft 2020-12 and metaschemas given as files are known, not {metaschema}"
            );
            return Err(self.refuse(&place, "$schema", reason));
        };
        let Some(Value::Object(listed)) = self.schema(&meta).get("$vocabulary") else {
            return Ok(Vocabularies::ALL);
        };
        let mut found = Vocabularies {
            applicator: false,
            validation: false,
            unevaluated: false,
        };
        for (uri, required) in listed {
            match uri.strip_prefix(&format!("{DRAFT}vocab/")) {
                Some("applicator") => found.applicator = true,
                Some("validation") => found.validation = true,
                Some("unevaluated") => found.unevaluated = true,
                Some("core" | "meta-data" | "content" | "format-annotation") => {}
                _ if *required == Value::Bool(true) => {
                    return Err(self.refuse(
                        &meta,
                        "$vocabulary",
                        format!("the vocabulary {uri} is required, and not known here"),
                    ));
                }
                _ => {}
            }
        }
        Ok(found)
    }
}

fn without_fragment(uri: &str) -> &str {
    uri.split_once('#').map_or(uri, |(base, _)| base)
}

fn escaped(token: &str) -> String {
    token.replace('~', "~0").replace('/', "~1")
}

fn percent_decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let hex = after
            .get(..2)
            .filter(|_| *first == b'%')
            .and_then(|two| std::str::from_utf8(two).ok());
        if let Some(byte) = hex.and_then(|two| u8::from_str_radix(two, 16).ok()) {
            bytes.push(byte);
            rest = &after[2..];
        } else {
            bytes.push(*first);
            rest = after;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A reference against its base (RFC 3986, chapter 5.2); a base without hierarchy (`urn:`) only takes fragments.
pub(super) fn resolve(base: &str, reference: &str) -> String {
    if has_scheme(reference) {
        return reference.to_owned();
    }
    let base = without_fragment(base);
    let (path, fragment) = reference
        .split_once('#')
        .map_or((reference, None), |(path, fragment)| (path, Some(fragment)));
    let mut resolved = if path.is_empty() {
        base.to_owned()
    } else if let Some((scheme, rest)) = base.split_once("://") {
        let (authority, base_path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
        if let Some(network) = path.strip_prefix("//") {
            format!("{scheme}://{network}")
        } else {
            let joined = if path.starts_with('/') {
                path.to_owned()
            } else {
                let folder = base_path.rfind('/').map_or("", |slash| &base_path[..slash]);
                format!("{folder}/{path}")
            };
            format!("{scheme}://{authority}{}", without_dots(&joined))
        }
    } else {
        path.to_owned()
    };
    if let Some(fragment) = fragment {
        resolved.push('#');
        resolved.push_str(fragment);
    }
    resolved
}

fn has_scheme(reference: &str) -> bool {
    reference.split_once(':').is_some_and(|(scheme, _)| {
        scheme.starts_with(|first: char| first.is_ascii_alphabetic())
            && scheme
                .chars()
                .all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c))
    })
}

fn without_dots(path: &str) -> String {
    let mut segments: Vec<&str> = Vec::new();
    let parts: Vec<&str> = path.split('/').skip(1).collect();
    for (index, part) in parts.iter().enumerate() {
        let last = index + 1 == parts.len();
        match *part {
            "." | ".." => {
                if *part == ".." {
                    segments.pop();
                }
                if last {
                    segments.push("");
                }
            }
            segment => segments.push(segment),
        }
    }
    format!("/{}", segments.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_resolve_as_the_rfc_says() {
        let base = "http://a/b/c/d;p";
        for (reference, expected) in [
            ("g", "http://a/b/c/g"),
            ("./g", "http://a/b/c/g"),
            ("g/", "http://a/b/c/g/"),
            ("/g", "http://a/g"),
            ("//g", "http://g"),
            ("", "http://a/b/c/d;p"),
            ("#s", "http://a/b/c/d;p#s"),
            ("g#s", "http://a/b/c/g#s"),
            (".", "http://a/b/c/"),
            ("..", "http://a/b/"),
            ("../g", "http://a/b/g"),
            ("../../../g", "http://a/g"),
            ("urn:x:y", "urn:x:y"),
        ] {
            assert_eq!(resolve(base, reference), expected, "{reference}");
        }
        assert_eq!(resolve("urn:uuid:1", "#a"), "urn:uuid:1#a");
        assert_eq!(resolve("http://host", "x"), "http://host/x");
    }
}
