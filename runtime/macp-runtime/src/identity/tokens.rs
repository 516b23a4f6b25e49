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
    /// Reads the tokens: a list, or an object whose `tokens` holds it. Warns of what is in it without any effect.
    pub fn open(source: &TokenSource) -> Result<Tokens, Error> {
        let refused = |why| Error::Tokens {
            origin: source.to_string(),
            why,
        };
        let text = text(source).map_err(refused)?;
        let list = parse(&text).map_err(refused)?;
        for warning in unread(&text).into_iter().chain(unmatched(&list)) {
            tracing::warn!("{source}: {warning}");
        }
        Tokens::from_list(list).map_err(refused)
    }

    fn from_list(list: Vec<StaticToken>) -> Result<Tokens, String> {
        let mut callers = HashMap::with_capacity(list.len());
        for (number, entry) in (1..).zip(list) {
            let wrong = |what: &str| Err(format!("entry {number}: {what}"));
            if entry.token.is_empty() || entry.sender.trim().is_empty() {
                return wrong("token and sender must not be empty");
            }
            let digest = digest(&entry.token);
            if callers.insert(digest, Arc::new(caller(entry))).is_some() {
                return wrong("the same token stands further up");
            }
        }
        Ok(Tokens { callers })
    }

    /// Whether there is none, so that nobody can be told by one.
    pub fn is_empty(&self) -> bool {
        self.callers.is_empty()
    }

    /// The caller with exactly this token. A token with a dot is none of ours.
    pub fn caller(&self, token: &str) -> Option<Arc<Identity>> {
        if token.contains('.') {
            return None;
        }
        self.callers.get(&digest(token)).cloned()
    }
}

fn text(source: &TokenSource) -> Result<String, String> {
    match source {
        TokenSource::Json(text) => Ok(text.clone()),
        TokenSource::File(path) => {
            let size = std::fs::metadata(path).map(|file| file.len());
            if size.is_ok_and(|size| size > FILE_MAX_BYTES) {
                return Err("the file is too large".to_owned());
            }
            std::fs::read_to_string(path).map_err(|error| error.kind().to_string())
        }
    }
}

/// The error of serde would quote the text, so only its place is told.
fn parse(text: &str) -> Result<Vec<StaticToken>, String> {
    let place = |error: serde_json::Error| {
        format!(
            "not a list of tokens, or an entry lacks token or sender (line {}, column {})",
            error.line(),
            error.column()
        )
    };
    if is_list(text) {
        serde_json::from_str(text).map_err(place)
    } else {
        serde_json::from_str::<TokenFile>(text)
            .map(|file| file.tokens)
            .map_err(place)
    }
}

/// Whether the entries stand there alone, without an object around them.
fn is_list(text: &str) -> bool {
    text.trim_start().starts_with('[')
}

/// Warnings of members that are ignored, as the protocol wants it: a misspelt one leaves its default in force.
fn unread(text: &str) -> Vec<String> {
    let every_member = StaticToken {
        token: String::new(),
        sender: String::new(),
        allowed_modes: vec![String::new()],
        can_start_sessions: true,
        max_open_sessions: Some(0),
        can_manage_mode_registry: false,
        is_observer: false,
    };
    let tokens = vec![every_member];
    let known = if is_list(text) {
        serde_json::to_value(tokens)
    } else {
        serde_json::to_value(TokenFile { tokens })
    };
    match (serde_json::from_str(text), known) {
        (Ok(given), Ok(known)) => super::unread::members(&given, &known),
        _ => Vec::new(),
    }
}

/// Warnings of tokens that no caller can prove.
fn unmatched(list: &[StaticToken]) -> impl Iterator<Item = String> {
    (1..).zip(list).filter_map(|(number, entry): (usize, _)| {
        let why = if entry.token.contains('.') {
            "a token with a dot can never match, because such tokens are read as JWTs"
        } else if !entry.token.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
            "a token with other characters than those of ASCII can never match, because metadata has no others"
        } else {
            return None;
        };
        Some(format!("entry {number}: {why}"))
    })
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
    fn a_member_that_is_ignored_and_a_token_that_cannot_match_are_warned_of() {
        let warnings = |text: &str| -> Vec<String> {
            let list = parse(text).unwrap();
            unread(text).into_iter().chain(unmatched(&list)).collect()
        };
        for (members, told) in [
            (r#""allowed_modes":[],"is_observer":true"#, None),
            (r#""can_manage_mode_registry":true"#, None),
            (r#""max_open_sessions":null"#, None),
            (r#""allowed_mode":["m"]"#, Some("is it allowed_modes?")),
            (
                r#""can_start_session":false"#,
                Some("is it can_start_sessions?"),
            ),
        ] {
            let entry =
                format!(r#"[{{"token":"t","sender":"a"}},{{"token":"u","sender":"b",{members}}}]"#);
            for text in [entry.clone(), format!(r#"{{"tokens":{entry}}}"#)] {
                match (warnings(&text).as_slice(), told) {
                    ([], None) => {}
                    ([warning], Some(told)) => {
                        assert!(warning.starts_with("entry 2: "), "{warning}");
                        assert!(warning.contains(told), "{warning}");
                    }
                    other => panic!("{text}: {other:?}"),
                }
            }
        }
        for (token, count) in [
            ("sesame", 0),
            ("~ se-same_/+", 0),
            ("ses.ame", 1),
            ("s\u{e9}same", 1),
        ] {
            let told = warnings(&format!(r#"[{{"token":"{token}","sender":"a"}}]"#));
            assert_eq!(told.len(), count, "{token}");
            assert!(told.iter().all(|told| !told.contains(token)), "{told:?}");
        }
    }

    #[test]
    fn a_refusal_names_the_variable_the_file_and_the_entry() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("tokens.json");
        std::fs::write(
            &path,
            r#"[{"token":"t","sender":"a"},{"token":"","sender":"a"}]"#,
        )
        .unwrap();
        let error = Tokens::open(&TokenSource::File(path)).err().unwrap();
        for part in ["MACP_AUTH_TOKENS_FILE", "tokens.json", "entry 2"] {
            assert!(error.to_string().contains(part), "{error}");
        }
    }

    #[test]
    fn a_bad_list_is_refused_without_showing_it() {
        for text in [
            "",
            "{}",
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
