//! A disagreement made as small as it goes, and kept as a file.
//! Looks for no new one.

use serde_json::{Value, json};

use crate::document::Document;
use crate::judges::{Judges, Outcome, Pair};
use crate::mutation::Mutant;

/// A mutant that judges once disagreed about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fixture {
    /// What was judged.
    pub mutant: Mutant,
    /// What they said then.
    pub what: String,
}

/// The smallest mutant about which the same pair still disagrees.
pub fn shrink(judges: &Judges, mutant: &Mutant, pair: Pair) -> Mutant {
    let mut left = TRIES;
    let mut still = |bytes: Vec<u8>| {
        left = left.checked_sub(1)?;
        let smaller = Mutant {
            bytes,
            ..mutant.clone()
        };
        let differs = judges
            .judge(&smaller)
            .iter()
            .any(|(other, outcome)| *other == pair && matches!(outcome, Outcome::Differs(_)));
        differs.then_some(smaller)
    };
    let mut best = mutant.clone();
    while let Some(smaller) = candidates(&best.bytes)
        .into_iter()
        .filter(|bytes| bytes.len() < best.bytes.len())
        .find_map(&mut still)
    {
        best = smaller;
    }
    best
}

/// All forms of a mutant that have fewer bytes.
pub(crate) fn smaller_than(mutant: &Mutant) -> Vec<Mutant> {
    let with = |bytes| Mutant {
        bytes,
        ..mutant.clone()
    };
    candidates(&mutant.bytes)
        .into_iter()
        .filter(|bytes| bytes.len() < mutant.bytes.len())
        .map(with)
        .collect()
}

/// Small enough is enough.
const TRIES: usize = 2_000;

/// Up to this size every run of bytes is tried too.
const SMALL: usize = 500;

/// Smaller forms: members and items left out, strings halved, runs of bytes left out.
fn candidates(bytes: &[u8]) -> Vec<Vec<u8>> {
    let mut found = Vec::new();
    if let Some(document) = std::str::from_utf8(bytes).ok().and_then(Document::parse) {
        found.push(document.bytes());
        for number in 0..document.count() {
            smaller(&document, number, &mut found);
        }
        if bytes.len() > SMALL {
            return found;
        }
    }
    let mut run = bytes.len() / 2;
    while run > 0 {
        for from in (0..bytes.len()).step_by(run) {
            let mut less = bytes.to_vec();
            less.drain(from..(from + run).min(bytes.len()));
            found.push(less);
        }
        run /= 2;
    }
    found
}

fn smaller(document: &Document, number: usize, found: &mut Vec<Vec<u8>>) {
    let parts = match document.clone().node_mut(number) {
        Some(Document::Array(items)) => items.len(),
        Some(Document::Object(members)) => members.len(),
        Some(Document::Text { text, .. }) => usize::from(text.len() > 1),
        _ => 0,
    };
    for part in 0..parts {
        let mut less = document.clone();
        match less.node_mut(number) {
            Some(Document::Array(items)) => drop(items.remove(part)),
            Some(Document::Object(members)) => drop(members.remove(part)),
            Some(Document::Text { text, .. }) => {
                let half = text.chars().count() / 2;
                *text = text.chars().skip(half).collect();
            }
            _ => {}
        }
        found.push(less.bytes());
    }
}

impl Fixture {
    /// As a file.
    pub fn to_json(&self) -> String {
        let bytes = match std::str::from_utf8(&self.mutant.bytes) {
            Ok(text) => json!(text),
            Err(_) => json!(self.mutant.bytes),
        };
        let value = json!({"definition": self.mutant.definition, "record": self.mutant.record, "was": self.what, "json": bytes});
        format!("{value:#}\n")
    }

    /// Out of a file; None where it is none.
    pub fn of_json(text: &str) -> Option<Fixture> {
        let value: Value = serde_json::from_str(text).ok()?;
        let bytes = match &value["json"] {
            Value::String(text) => text.as_bytes().to_vec(),
            bytes => serde_json::from_value(bytes.clone()).ok()?,
        };
        Some(Fixture {
            mutant: Mutant {
                definition: value["definition"].as_str()?.to_owned(),
                record: value["record"].as_bool()?,
                bytes,
            },
            what: value["was"].as_str()?.to_owned(),
        })
    }
}
