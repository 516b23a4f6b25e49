//! known-failures.toml: scenarios that fail, each with its reason.
//! An unlisted failure fails a run, and so does a listed one that passes.

use std::collections::BTreeMap;

/// The listed failures and their reasons.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct KnownFailures(BTreeMap<String, String>);

impl KnownFailures {
    /// Reads the lines `"scenario" = "reason"`; of TOML it understands these, comments and blank lines.
    ///
    /// # Errors
    /// The first line that is something else, names a scenario twice, or gives no reason.
    pub fn read(text: &str) -> Result<Self, String> {
        let mut known = BTreeMap::new();
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (name, reason) = line.split_once(" = ").ok_or_else(|| wrong(index))?;
            let name: String = serde_json::from_str(name).map_err(|_| wrong(index))?;
            let reason: String = serde_json::from_str(reason).map_err(|_| wrong(index))?;
            if reason.trim().is_empty() || known.insert(name, reason).is_some() {
                return Err(wrong(index));
            }
        }
        Ok(Self(known))
    }

    /// Why a scenario is known to fail.
    #[must_use]
    pub fn reason(&self, scenario: &str) -> Option<&str> {
        self.0.get(scenario).map(String::as_str)
    }

    /// The listed names.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }
}

fn wrong(index: usize) -> String {
    format!(
        "known-failures.toml:{}: wants \"scenario\" = \"reason\", each scenario once",
        index + 1
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_known_failure_has_a_name_and_a_reason() {
        let known = KnownFailures::read("# none\n\n\"a/b\" = \"not built yet\"\n").expect("reads");
        assert_eq!(known.reason("a/b"), Some("not built yet"));
        assert_eq!(known.names().collect::<Vec<_>>(), ["a/b"]);
        for text in [
            "a/b = 1",
            "\"a/b\" = \"\"",
            "\"a/b\" = \"x\"\n\"a/b\" = \"y\"",
            "[table]",
        ] {
            assert!(KnownFailures::read(text).is_err(), "{text}");
        }
    }
}
