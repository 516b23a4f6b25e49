//! Who is calling: a chain of JWTs, static tokens, and the development mode when it was asked for.
//! What a caller may do with a session is the kernel's business.

mod jwks;
mod jwt;
mod tokens;
mod unread;

use std::sync::Arc;

use macp_kernel::{Identity, Refusal};
use macp_wire::{Code, words};
use tonic::metadata::MetadataMap;

use crate::clock::Clock;
use crate::settings::{Settings, TokenSource};
use jwt::Jwt;
use tokens::Tokens;

/// Why the configured authentication cannot be used; stops the start.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Nothing is configured and the development mode was not asked for.
    #[error(
        "no authentication is configured: set {}, or {} and {}, or allow any caller with {}=1 (no other value does)",
        macp_wire::settings::MACP_AUTH_TOKENS_FILE,
        macp_wire::settings::MACP_AUTH_ISSUER,
        macp_wire::settings::MACP_AUTH_JWKS_URL,
        macp_wire::settings::MACP_ALLOW_INSECURE
    )]
    Nothing,
    /// The static tokens are unusable.
    #[error("the static tokens cannot be used: {origin}: {why}")]
    Tokens {
        /// The variable, and the file where it names one.
        origin: String,
        /// What is wrong; shows no token.
        why: String,
    },
    /// The inline keys are unusable.
    #[error("the inline keys for JWTs cannot be used: {0}")]
    Keys(&'static str),
    /// The client for the key server cannot be made.
    #[error("the client for the key server cannot be made")]
    KeyServer(#[source] reqwest::Error),
}

/// The configured resolvers, in their order.
#[derive(Debug)]
pub struct Chain {
    jwt: Option<Jwt>,
    tokens: Option<Tokens>,
}

impl Chain {
    /// Reads tokens and inline keys; keys at an address are fetched when the first token needs them.
    ///
    /// # Errors
    /// When something configured is unusable, or nothing is configured and nobody asked for the development mode.
    pub fn open(settings: &Settings, clock: &Clock) -> Result<Chain, Error> {
        let jwt = settings
            .jwt
            .as_ref()
            .map(|jwt| Jwt::open(jwt, clock))
            .transpose()?;
        let tokens = match &settings.tokens {
            Some(source) => tokens(source, jwt.is_some())?,
            None => None,
        };
        let chain = Chain { jwt, tokens };
        if chain.development() && !settings.insecure {
            Err(Error::Nothing)
        } else {
            Ok(chain)
        }
    }

    /// Whether nothing is configured, so that any bearer value is an identity.
    pub fn development(&self) -> bool {
        self.jwt.is_none() && self.tokens.is_none()
    }

    /// The caller that the metadata of a call proves.
    ///
    /// # Errors
    /// `UNAUTHENTICATED`, always with the same words, whatever was wrong.
    pub async fn caller(&self, metadata: &MetadataMap) -> Result<Arc<Identity>, Refusal> {
        self.resolve(metadata).await.ok_or(UNKNOWN)
    }

    async fn resolve(&self, metadata: &MetadataMap) -> Option<Arc<Identity>> {
        let authorization = metadata
            .get(words::METADATA_AUTHORIZATION)
            .and_then(|value| value.to_str().ok());
        let bearer = authorization.and_then(|value| value.strip_prefix(words::BEARER_PREFIX));
        let bare = || {
            metadata
                .get(words::METADATA_TOKEN)
                .and_then(|value| value.to_str().ok())
        };
        if self.development() {
            return developer(bearer.filter(|token| !token.is_empty()).or_else(bare)?);
        }
        // The shape decides who looks at a token: a JWT has dots, a static token has none.
        match (
            bearer.filter(|token| !token.is_empty()),
            &self.jwt,
            &self.tokens,
        ) {
            (Some(token), Some(jwt), _) if token.contains('.') => {
                // Boxed: it may fetch keys, and every call would carry the room for that.
                Box::pin(jwt.caller(token)).await
            }
            (Some(token), _, Some(tokens)) => tokens.caller(token),
            (None, _, Some(tokens)) => tokens.caller(bare()?),
            _ => None,
        }
    }
}

/// The tokens of a source. A list without one configures nothing, which must not open the door by itself.
fn tokens(source: &TokenSource, others: bool) -> Result<Option<Tokens>, Error> {
    let tokens = Tokens::open(source)?;
    if !tokens.is_empty() {
        return Ok(Some(tokens));
    }
    if others {
        tracing::warn!("{source}: there is no token in the list");
        return Ok(None);
    }
    Err(Error::Tokens {
        origin: source.to_string(),
        why: "there is none in the list, so no authentication is configured".to_owned(),
    })
}

const UNKNOWN: Refusal = Refusal::new(
    Code::Unauthenticated,
    "the call carries no valid credential",
);

/// Development mode: the token is the name. Reading everybody's sessions is the one thing it does not get.
fn developer(token: &str) -> Option<Arc<Identity>> {
    (!token.is_empty()).then(|| {
        Arc::new(Identity {
            can_manage_mode_registry: true,
            ..Identity::plain(token)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ffi::OsString;

    pub(super) fn settings(values: &[(&str, &str)]) -> Settings {
        let lookup = |name: &str| {
            values
                .iter()
                .find(|(known, _)| *known == name)
                .map(|(_, value)| OsString::from(value))
        };
        Settings::read(&lookup).unwrap()
    }

    fn metadata(values: &[(&'static str, &str)]) -> MetadataMap {
        let mut metadata = MetadataMap::new();
        for (name, value) in values {
            metadata.insert(*name, value.parse().unwrap());
        }
        metadata
    }

    async fn sender(chain: &Chain, values: &[(&'static str, &str)]) -> Option<String> {
        chain
            .caller(&metadata(values))
            .await
            .ok()
            .map(|identity| identity.sender.clone())
    }

    #[test]
    fn nothing_configured_is_refused_unless_asked_for() {
        let clock = Clock::system();
        assert!(matches!(
            Chain::open(&settings(&[]), &clock),
            Err(Error::Nothing)
        ));
        assert!(
            Error::Nothing
                .to_string()
                .contains("no authentication is configured")
        );
        assert!(
            Chain::open(&settings(&[("MACP_ALLOW_INSECURE", "1")]), &clock)
                .unwrap()
                .development()
        );
        assert!(Chain::open(&settings(&[("MACP_ALLOW_INSECURE", "yes")]), &clock).is_err());
    }

    #[test]
    fn a_list_without_a_token_configures_nothing_and_never_opens_the_door() {
        let keys = [
            ("MACP_AUTH_ISSUER", "i"),
            ("MACP_AUTH_JWKS_URL", "http://127.0.0.1:1/keys"),
        ];
        for list in ["[]", r#"{"tokens":[]}"#] {
            for insecure in ["0", "1"] {
                let mut values = vec![
                    ("MACP_AUTH_TOKENS_JSON", list),
                    ("MACP_ALLOW_INSECURE", insecure),
                ];
                let error = Chain::open(&settings(&values), &Clock::system()).unwrap_err();
                let told = error.to_string();
                assert!(told.contains("no authentication is configured"), "{told}");
                values.extend(keys);
                let chain = Chain::open(&settings(&values), &Clock::system()).unwrap();
                assert!(!chain.development() && chain.tokens.is_none());
            }
        }
    }

    #[tokio::test]
    async fn development_mode_takes_any_name_and_gives_everything_but_observation() {
        let chain =
            Chain::open(&settings(&[("MACP_ALLOW_INSECURE", "1")]), &Clock::system()).unwrap();
        for (values, expected) in [
            (
                vec![("authorization", "Bearer agent://a.b")],
                Some("agent://a.b"),
            ),
            (vec![("x-macp-token", "b")], Some("b")),
            (
                vec![("authorization", "bearer a"), ("x-macp-token", "b")],
                Some("b"),
            ),
            (
                vec![("authorization", "Bearer "), ("x-macp-token", "b")],
                Some("b"),
            ),
            (vec![("authorization", "Bearer ")], None),
            (vec![("x-macp-token", "")], None),
            (vec![], None),
        ] {
            assert_eq!(
                sender(&chain, &values).await.as_deref(),
                expected,
                "{values:?}"
            );
        }
        let identity = chain
            .caller(&metadata(&[("authorization", "Bearer a")]))
            .await
            .unwrap();
        assert!(
            identity.can_start_sessions
                && identity.can_manage_mode_registry
                && !identity.is_observer
        );
        assert_eq!(
            (&identity.allowed_modes, identity.max_open_sessions),
            (&None, None)
        );
    }

    #[tokio::test]
    async fn static_tokens_match_whole_and_never_with_a_dot() {
        let tokens = r#"[{"token":"t1","sender":"a"},{"token":"t.2","sender":"b"}]"#;
        let all = settings(&[
            ("MACP_AUTH_TOKENS_JSON", tokens),
            ("MACP_ALLOW_INSECURE", "1"),
        ]);
        let chain = Chain::open(&all, &Clock::system()).unwrap();
        assert!(!chain.development());
        for (values, expected) in [
            (vec![("authorization", "Bearer t1")], Some("a")),
            (vec![("x-macp-token", "t1")], Some("a")),
            (
                vec![("authorization", "t1"), ("x-macp-token", "t1")],
                Some("a"),
            ),
            (
                vec![("authorization", "Bearer t2"), ("x-macp-token", "t1")],
                None,
            ),
            (vec![("authorization", "Bearer t.2")], None),
            (vec![("x-macp-token", "t.2")], None),
            (vec![("authorization", "Bearer t1 ")], None),
            (vec![("authorization", "Bearer  t1")], None),
            (vec![("authorization", "BEARER t1")], None),
            (vec![("authorization", "Bearer T1")], None),
        ] {
            assert_eq!(
                sender(&chain, &values).await.as_deref(),
                expected,
                "{values:?}"
            );
        }
    }

    #[test]
    fn the_token_source_is_not_shown() {
        let chain = Chain {
            jwt: None,
            tokens: Some(
                Tokens::open(&TokenSource::Json(
                    r#"[{"token":"sesame","sender":"a"}]"#.to_owned(),
                ))
                .unwrap(),
            ),
        };
        assert!(!format!("{chain:?}").contains("sesame"));
    }
}
