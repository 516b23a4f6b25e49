//! Which of the standard vocabularies are in force at a place of a schema.
//! Knows no keyword.

use serde_json::Value;

use super::Refused;
use super::address::without_fragment;
use super::resources::{DRAFT, Place, Resources};

/// A vocabulary of draft 2020-12; formats are annotations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Vocabulary {
    Core,
    Applicator,
    Unevaluated,
    Validation,
    MetaData,
    Content,
    Format,
}

const NAMES: [(&str, Vocabulary); 7] = [
    ("core", Vocabulary::Core),
    ("applicator", Vocabulary::Applicator),
    ("unevaluated", Vocabulary::Unevaluated),
    ("validation", Vocabulary::Validation),
    ("meta-data", Vocabulary::MetaData),
    ("content", Vocabulary::Content),
    ("format-annotation", Vocabulary::Format),
];

/// The vocabularies that a resource is written in.
#[derive(Debug, Clone)]
pub struct Vocabularies(Vec<Vocabulary>);

impl Vocabularies {
    fn all() -> Self {
        Self(NAMES.iter().map(|(_, vocabulary)| *vocabulary).collect())
    }

    pub fn has(&self, vocabulary: Vocabulary) -> bool {
        self.0.contains(&vocabulary)
    }
}

impl Resources {
    /// What the metaschema of the resource of `place` says; a resource without `$schema` has that of the one around it.
    pub fn vocabularies(&self, place: &Place) -> Result<Vocabularies, Refused> {
        let around = std::iter::successors(Some(self.root_of(place)), |root| self.around(root));
        let Some((root, named)) = around
            .filter_map(|root| Some((self.schema(&root).get("$schema")?, root)))
            .map(|(named, root)| (root, named))
            .next()
        else {
            return Ok(Vocabularies::all());
        };
        let Some(metaschema) = named.as_str().map(without_fragment) else {
            return Err(self.refuse(&root, "$schema", "must be a string"));
        };
        if metaschema == format!("{DRAFT}schema") {
            return Ok(Vocabularies::all());
        }
        let unknown = |metaschema: &str| {
            let reason = format!(
                "only draft 2020-12 ({DRAFT}schema) and metaschemas in it that are given as files are known, not {metaschema}: write the schema in that draft"
            );
            self.refuse(&root, "$schema", reason)
        };
        let meta = self.find(metaschema).ok_or_else(|| unknown(metaschema))?;
        // A metaschema in an older draft, under whatever name, makes schemas of that draft.
        let above = self.schema(&meta).get("$schema").and_then(Value::as_str);
        match above.map(without_fragment) {
            // One that stands on itself says by its vocabularies what it is.
            Some(above) if above == metaschema && self.lists_core(&meta) => {}
            Some(above) if above != format!("{DRAFT}schema") => return Err(unknown(above)),
            _ => {}
        }
        self.listed(&meta)
    }

    fn lists_core(&self, meta: &Place) -> bool {
        let listed = self.schema(meta).get("$vocabulary");
        listed.is_some_and(|listed| listed.get(format!("{DRAFT}vocab/core")).is_some())
    }

    /// The vocabularies that a metaschema lists.
    fn listed(&self, meta: &Place) -> Result<Vocabularies, Refused> {
        let Some(listed) = self
            .schema(meta)
            .get("$vocabulary")
            .and_then(Value::as_object)
        else {
            return Ok(Vocabularies::all());
        };
        let mut found = vec![Vocabulary::Core];
        for (uri, required) in listed {
            let name = uri
                .strip_prefix(DRAFT)
                .and_then(|path| path.strip_prefix("vocab/"));
            match NAMES.iter().find(|(known, _)| Some(*known) == name) {
                Some((_, vocabulary)) => found.push(*vocabulary),
                None if *required == Value::Bool(false) => {}
                None => {
                    let reason = format!("the vocabulary {uri} is required, and not known here");
                    return Err(self.refuse(meta, "$vocabulary", reason));
                }
            }
        }
        Ok(Vocabularies(found))
    }
}
