//! Static bearer tokens: a table from token to caller.
//! Keeps digests only, so neither memory nor timing gives a token away.

use std::collections::HashMap;
use std::sync::Arc;

use macp_kernel::Identity;
use macp_wire::tokens::{StaticToken, TokenFile};
use sha2::{Digest, Sha256};

use super::Error;
use crate::settings::TokenSource;

/// Largest file of tokens that is read, in bytes.
const FILE_MAX_BYTES: u64 = 16 << 20;

/// The callers by the SHA-256 of their token.
pub struct Tokens {
    callers: HashMap<[u8; 32], Arc<Identity>>,
}

impl std::fmt::Debug for Tokens {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tokens")
            .field("count", &self.callers.len())
            .finish()
    }
}

impl Tokens {
    /// Reads the tokens: a list, or an object whose `tokens` holds it.
    pub fn open(source: &TokenSource) -> Result<Tokens, Error> {
        let text = match source {
            TokenSource::Json(text) => text.clone(),
            TokenSource::File(path) => {
                let size = std::fs::metadata(path).map(|file| file.len());
                if size.is_ok_and(|size| size > FILE_MAX_BYTES) {
                    return Err(Error::Tokens("the file is too large".to_owned()));
                }
                std::fs::read_to_string(path)
                    .map_err(|error| Error::Tokens(error.kind().to_string()))?
            }
        };
        Tokens::from_list(parse(&text)?)
    }

    fn from_list(list: Vec<StaticToken>) -> Result<Tokens, Error> {
        let mut callers = HashMap::with_capacity(list.len());
        for (index, entry) in list.into_iter().enumerate() {
            let wrong = |what: &str| Error::Tokens(format!("entry {index}: {what}"));
            if entry.token.is_empty() || entry.sender.trim().is_empty() {
                return Err(wrong("token and sender must not be empty"));
            }
            let digest = digest(&entry.token);
            if callers.insert(digest, Arc::new(caller(entry))).is_some() {
                return Err(wrong("the same token stands further up"));
            }
        }
        if callers.is_empty() {
            return Err(Error::Tokens("there is none in the list".to_owned()));
        }
        Ok(Tokens { callers })
    }

    /// The caller with exactly this token. A token with a dot is none of ours.
    pub fn caller(&self, token: &str) -> Option<Arc<Identity>> {
        if token.contains('.') {
            return None;
        }
        self.callers.get(&digest(token)).cloned()
    }
}

/// The error of serde would quote the text, so only its place is told.
fn parse(text: &str) -> Result<Vec<StaticToken>, Error> {
    let place = |error: serde_json::Error| {
        Error::Tokens(format!(
            "not a list of tokens, or an entry lacks token or sender (line {}, column {})",
            error.line(),
            error.column()
        ))
    };
    if text.trim_start().starts_with('[') {
        serde_json::from_str(text).map_err(place)
    } else {
        serde_json::from_str::<TokenFile>(text)
            .map(|file| file.tokens)
            .map_err(place)
    }
}

fn caller(entry: StaticToken) -> Identity {
    let modes: std::collections::BTreeSet<String> = entry.allowed_modes.into_iter().collect();
    Identity {
        sender: entry.sender,
        // An empty list allows everything here, unlike in a JWT.
        allowed_modes: (!modes.is_empty()).then_some(modes),
        can_start_sessions: entry.can_start_sessions,
        max_open_sessions: entry.max_open_sessions,
        can_manage_mode_registry: entry.can_manage_mode_registry,
        is_observer: entry.is_observer,
    }
}

fn digest(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(text: &str) -> Result<Tokens, Error> {
        Tokens::open(&TokenSource::Json(text.to_owned()))
    }

    #[test]
    fn a_list_and_an_object_are_read_with_their_defaults() {
        let entry = r#"[{"token":"t","sender":"a","colour":"red"}]"#;
        for text in [
            entry.to_owned(),
            format!(r#"{{"tokens":{entry},"more":1}}"#),
        ] {
            let identity = open(&text).unwrap().caller("t").unwrap();
            assert_eq!(*identity, Identity::plain("a"));
        }
    }

    #[test]
    fn every_member_is_taken_over() {
        let text = r#"[{"token":"t","sender":"a","allowed_modes":["m"],"can_start_sessions":false,
            "max_open_sessions":3,"can_manage_mode_registry":true,"is_observer":true}]"#;
        let identity = open(text).unwrap().caller("t").unwrap();
        assert_eq!(
            identity
                .allowed_modes
                .as_ref()
                .unwrap()
                .iter()
                .collect::<Vec<_>>(),
            ["m"]
        );
        assert_eq!(identity.max_open_sessions, Some(3));
        assert!(
            !identity.can_start_sessions
                && identity.can_manage_mode_registry
                && identity.is_observer
        );
        let free =
            open(r#"[{"token":"t","sender":"a","max_open_sessions":null,"allowed_modes":[]}]"#)
                .unwrap();
        assert_eq!(*free.caller("t").unwrap(), Identity::plain("a"));
    }

    #[test]
    fn a_bad_list_is_refused_without_showing_it() {
        for text in [
            "",
            "{}",
            "[]",
            "{\"tokens\":[]}",
            "sesame",
            r#"[{"token":"sesame"}]"#,
            r#"[{"token":"","sender":"a"}]"#,
            r#"[{"token":"sesame","sender":" "}]"#,
            r#"[{"token":"sesame","sender":"a"},{"token":"sesame","sender":"b"}]"#,
            r#"[{"token":"sesame","sender":"a","max_open_sessions":"sesame"}]"#,
            r#"{"tokens":{"sesame":"a"}}"#,
        ] {
            let error = open(text)
                .err()
                .unwrap_or_else(|| panic!("{text} was taken"));
            assert!(!error.to_string().contains("sesame"), "{error}");
        }
    }

    #[test]
    fn a_file_is_read_and_a_missing_one_refused() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("tokens.json");
        assert!(Tokens::open(&TokenSource::File(path.clone())).is_err());
        std::fs::write(&path, r#"[{"token":"t","sender":"a"}]"#).unwrap();
        assert!(
            Tokens::open(&TokenSource::File(path))
                .unwrap()
                .caller("t")
                .is_some()
        );
    }
}
