//! What a provider is authenticated with, and whether that is there.
//! Looks at what is stored and set; asks nobody.

use secrecy::SecretString;

use crate::store::Record;
use crate::{Env, Store};

/// How a provider is authenticated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Account<'a> {
    /// An API key: `ANTHROPIC_API_KEY`, otherwise the stored one.
    Anthropic,
    /// The stored login.
    OpenaiCodex,
    /// A provider of the user's own: the variable that holds its key, or no key at all.
    Custom {
        /// Name of the variable; `None`: it takes no key.
        api_key_env: Option<&'a str>,
    },
}

impl<'a> Account<'a> {
    /// The variable of the environment that can hold its key; `None`: no variable does.
    #[must_use]
    pub fn variable(self) -> Option<&'a str> {
        match self {
            Self::Anthropic => Some(ANTHROPIC_KEY),
            Self::OpenaiCodex => None,
            Self::Custom { api_key_env } => api_key_env,
        }
    }
}

/// With what a provider is authenticated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "the names are the contract's, which explains them"
)]
pub enum Method {
    Oauth,
    ApiKey,
    None,
}

/// Where the credential comes from, or would come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "the names are the contract's, which explains them"
)]
pub enum Source {
    SharedStore,
    Environment,
    None,
}

/// Whether the credential is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Readiness {
    /// It is there; for a login: it can be refreshed.
    Ready,
    /// It is not there.
    Missing,
    /// There is a login, and it cannot be refreshed.
    NeedsLogin,
}

/// How a provider stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Status {
    /// With what it is authenticated.
    pub method: Method,
    /// Where that comes from.
    pub source: Source,
    /// Whether it is there.
    pub readiness: Readiness,
}

impl Status {
    /// Whether a request can be authenticated.
    #[must_use]
    pub fn ready(&self) -> bool {
        self.readiness == Readiness::Ready
    }
}

const ANTHROPIC: &str = "anthropic";
const ANTHROPIC_KEY: &str = "ANTHROPIC_API_KEY";
const OPENAI_CODEX: &str = "openai-codex";

impl Store {
    /// How a provider stands, by what is stored and set now. Asks nobody and refreshes nothing.
    #[must_use]
    pub fn status(&self, account: Account<'_>, env: Env<'_>) -> Status {
        let key = |source, key: Option<SecretString>| Status {
            method: Method::ApiKey,
            source,
            readiness: if key.is_some() {
                Readiness::Ready
            } else {
                Readiness::Missing
            },
        };
        match account {
            Account::Anthropic => match variable(env, ANTHROPIC_KEY) {
                Some(value) => key(Source::Environment, Some(value)),
                None => key(Source::SharedStore, self.api_key(account, env)),
            },
            Account::OpenaiCodex => Status {
                method: Method::Oauth,
                source: Source::SharedStore,
                readiness: match self.records.get(OPENAI_CODEX) {
                    Some(Record::Oauth {
                        refresh: Some(_), ..
                    }) => Readiness::Ready,
                    Some(Record::Oauth { refresh: None, .. }) => Readiness::NeedsLogin,
                    Some(Record::ApiKey(_) | Record::Other) | None => Readiness::Missing,
                },
            },
            Account::Custom {
                api_key_env: Some(_),
            } => key(Source::Environment, self.api_key(account, env)),
            Account::Custom { api_key_env: None } => Status {
                method: Method::None,
                source: Source::None,
                readiness: Readiness::Ready,
            },
        }
    }

    /// The key that requests are sent with; `None` when there is none, or the provider takes none.
    #[must_use]
    pub fn api_key(&self, account: Account<'_>, env: Env<'_>) -> Option<SecretString> {
        match account {
            Account::Anthropic => {
                variable(env, ANTHROPIC_KEY).or_else(|| match self.records.get(ANTHROPIC) {
                    Some(Record::ApiKey(key)) => Some(key.clone()).filter(|key| !is_empty(key)),
                    _ => None,
                })
            }
            Account::OpenaiCodex => None,
            Account::Custom { api_key_env } => variable(env, api_key_env?),
        }
    }

    /// Every credential value held here or set for these accounts, so that it can be kept out of what is shown.
    #[must_use]
    pub fn secrets<'a>(
        &self,
        accounts: impl IntoIterator<Item = Account<'a>>,
        env: Env<'_>,
    ) -> Vec<SecretString> {
        let set = accounts
            .into_iter()
            .filter_map(|account| self.api_key(account, env));
        self.values().cloned().chain(set).collect()
    }
}

fn variable(env: Env<'_>, name: &str) -> Option<SecretString> {
    env(name)
        .filter(|value| !value.is_empty())
        .map(SecretString::from)
}

fn is_empty(secret: &SecretString) -> bool {
    use secrecy::ExposeSecret as _;
    secret.expose_secret().is_empty()
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt as _;

    use secrecy::ExposeSecret as _;

    use super::{Account, Method, Readiness, Source};
    use crate::Store;

    fn store(providers: &str) -> Store {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("auth.json");
        fs::write(
            &path,
            format!(r#"{{"version":1,"providers":{providers},"generations":{{"gone":4}}}}"#),
        )
        .unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
        Store::read(&path).unwrap()
    }

    fn check(
        providers: &str,
        env: &[(&str, &str)],
        account: Account<'_>,
    ) -> (Method, Source, Readiness, Option<String>) {
        let set: Vec<(String, String)> = env
            .iter()
            .map(|(k, v)| ((*k).into(), (*v).into()))
            .collect();
        let env = move |name: &str| {
            set.iter()
                .find(|(key, _)| key == name)
                .map(|(_, value)| value.clone())
        };
        let store = store(providers);
        let status = store.status(account, &env);
        let key = store
            .api_key(account, &env)
            .map(|key| key.expose_secret().to_owned());
        (status.method, status.source, status.readiness, key)
    }

    const STORED: &str = r#"{"anthropic":{"type":"api_key","generation":1,"api_key":"stored"}}"#;

    #[test]
    fn anthropic_takes_the_environment_before_the_store() {
        use {
            Method::ApiKey,
            Readiness::{Missing, Ready},
            Source::{Environment, SharedStore},
        };
        let account = Account::Anthropic;
        let set = [("ANTHROPIC_API_KEY", "set")];
        assert_eq!(
            check("{}", &[], account),
            (ApiKey, SharedStore, Missing, None)
        );
        assert_eq!(
            check(STORED, &[], account),
            (ApiKey, SharedStore, Ready, Some("stored".into()))
        );
        assert_eq!(
            check(STORED, &set, account),
            (ApiKey, Environment, Ready, Some("set".into()))
        );
        assert_eq!(
            check(STORED, &[("ANTHROPIC_API_KEY", "")], account).3,
            Some("stored".into())
        );
        let empty = r#"{"anthropic":{"type":"api_key","api_key":""}}"#;
        assert_eq!(
            check(empty, &[], account),
            (ApiKey, SharedStore, Missing, None)
        );
    }

    #[test]
    fn a_login_is_ready_when_it_can_be_refreshed() {
        let readiness = |record: &str| {
            check(
                &format!(r#"{{"openai-codex":{record}}}"#),
                &[],
                Account::OpenaiCodex,
            )
            .2
        };
        assert_eq!(
            readiness(r#"{"type":"oauth","refresh_token":"r"}"#),
            Readiness::Ready
        );
        assert_eq!(
            readiness(r#"{"type":"oauth","access_token":"a"}"#),
            Readiness::NeedsLogin
        );
        assert_eq!(
            readiness(r#"{"type":"oauth","access_token":"a","refresh_token":""}"#),
            Readiness::NeedsLogin
        );
        assert_eq!(
            readiness(r#"{"type":"of the future","x":1}"#),
            Readiness::Missing
        );
        assert_eq!(
            check("{}", &[], Account::OpenaiCodex),
            (Method::Oauth, Source::SharedStore, Readiness::Missing, None)
        );
    }

    #[test]
    fn a_provider_of_ones_own_uses_its_variable_or_nothing() {
        use {Method, Readiness::*, Source};
        let keyed = Account::Custom {
            api_key_env: Some("LOCAL_KEY"),
        };
        assert_eq!(
            check(STORED, &[], keyed),
            (Method::ApiKey, Source::Environment, Missing, None)
        );
        assert_eq!(
            check("{}", &[("LOCAL_KEY", "k")], keyed),
            (Method::ApiKey, Source::Environment, Ready, Some("k".into()))
        );
        let open = Account::Custom { api_key_env: None };
        assert_eq!(
            check("{}", &[], open),
            (Method::None, Source::None, Ready, None)
        );
    }

    #[test]
    fn all_values_that_must_not_be_shown_are_listed() {
        let both = r#"{"anthropic":{"type":"api_key","api_key":"k1"},"openai-codex":{"type":"oauth","access_token":"k2","refresh_token":"k3"}}"#;
        let env = |name: &str| (name == "LOCAL_KEY").then(|| "k4".to_owned());
        let held = store(both).secrets(
            [Account::Custom {
                api_key_env: Some("LOCAL_KEY"),
            }],
            &env,
        );
        let held: Vec<&str> = held.iter().map(|secret| secret.expose_secret()).collect();
        assert_eq!(held, ["k1", "k2", "k3", "k4"]);
    }
}
