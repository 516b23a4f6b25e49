//! JWTs: signature, lifetime, issuer, audience, and the capabilities in the scope claim.
//! Where keys come from is not its concern.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use jsonwebtoken::{Algorithm, Validation, decode, decode_header, get_current_timestamp};
use macp_kernel::Identity;
use macp_wire::limits::JWT_LEEWAY_SECS;
use macp_wire::tokens::JwtScopes;
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::Error;
use super::jwks::{KeyRing, Keys};
use crate::clock::Clock;
use crate::settings::{JwtSettings, KeySource};

/// Checked tokens that are remembered, so that a busy caller does not pay for a signature check on each call.
const REMEMBERED_MAX: usize = 4096;

/// How tokens are checked.
pub struct Jwt {
    ring: KeyRing,
    algorithms: Vec<Algorithm>,
    issuer: String,
    audience: String,
    remembered: Mutex<Remembered>,
}

/// Tokens by digest that were good under the keys at hand.
#[derive(Default)]
struct Remembered {
    keys: Option<Arc<Keys>>,
    callers: HashMap<[u8; 32], (Arc<Identity>, u64)>,
}

#[derive(Deserialize)]
struct Claims {
    sub: String,
    exp: f64,
    macp_scopes: Option<JwtScopes>,
}

impl std::fmt::Debug for Jwt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Jwt")
            .field("issuer", &self.issuer)
            .finish_non_exhaustive()
    }
}

impl Jwt {
    /// Takes the settings over and reads inline keys.
    pub fn open(settings: &JwtSettings, clock: &Clock) -> Result<Jwt, Error> {
        let ring = match &settings.keys {
            KeySource::Inline(json) => KeyRing::inline(json)?,
            KeySource::Url(url) => KeyRing::fetched(url, settings.keys_ttl, clock)?,
        };
        let algorithms = settings
            .algorithms
            .iter()
            .filter_map(|name| name.parse().ok())
            .collect();
        Ok(Jwt {
            ring,
            algorithms,
            issuer: settings.issuer.clone(),
            audience: settings.audience.clone(),
            remembered: Mutex::default(),
        })
    }

    /// The caller that the token proves.
    pub async fn caller(&self, token: &str) -> Option<Arc<Identity>> {
        let keys = self.ring.keys().await?;
        let digest: [u8; 32] = Sha256::digest(token.as_bytes()).into();
        if let Some(identity) = self.recall(&keys, &digest) {
            return Some(identity);
        }
        let (identity, expires) = self.check(&keys, token)?;
        let identity = Arc::new(identity);
        self.remember(&keys, digest, (Arc::clone(&identity), expires));
        Some(identity)
    }

    fn check(&self, keys: &Keys, token: &str) -> Option<(Identity, u64)> {
        let header = decode_header(token).ok()?;
        if !self.algorithms.contains(&header.alg) {
            return None;
        }
        let mut validation = Validation::new(header.alg);
        validation.leeway = JWT_LEEWAY_SECS;
        validation.validate_nbf = true;
        validation.set_required_spec_claims(&["exp", "iss", "aud", "sub"]);
        validation.set_issuer(&[&self.issuer]);
        validation.set_audience(&[&self.audience]);
        let claims = keys
            .candidates(header.alg, header.kid.as_deref())
            .find_map(|key| decode::<Claims>(token, key, &validation).ok())?
            .claims;
        if claims.sub.trim().is_empty() {
            return None;
        }
        let scopes = claims.macp_scopes.unwrap_or_default();
        let identity = Identity {
            sender: claims.sub,
            allowed_modes: scopes
                .allowed_modes
                .map(|modes| modes.into_iter().collect()),
            can_start_sessions: scopes.can_start_sessions,
            max_open_sessions: scopes.max_open_sessions,
            can_manage_mode_registry: scopes.can_manage_mode_registry,
            is_observer: scopes.is_observer,
        };
        // A float that is too large saturates; the library has refused negative ones.
        Some((identity, claims.exp as u64))
    }

    fn recall(&self, keys: &Arc<Keys>, digest: &[u8; 32]) -> Option<Arc<Identity>> {
        let mut remembered = self
            .remembered
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        if !remembered
            .keys
            .as_ref()
            .is_some_and(|known| Arc::ptr_eq(known, keys))
        {
            *remembered = Remembered {
                keys: Some(Arc::clone(keys)),
                ..Remembered::default()
            };
        }
        let (identity, expires) = remembered.callers.get(digest)?;
        if get_current_timestamp() <= expires.saturating_add(JWT_LEEWAY_SECS) {
            return Some(Arc::clone(identity));
        }
        remembered.callers.remove(digest);
        None
    }

    fn remember(&self, keys: &Arc<Keys>, digest: [u8; 32], caller: (Arc<Identity>, u64)) {
        let mut remembered = self
            .remembered
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        if !remembered
            .keys
            .as_ref()
            .is_some_and(|known| Arc::ptr_eq(known, keys))
        {
            return;
        }
        if remembered.callers.len() >= REMEMBERED_MAX {
            remembered.callers.clear();
        }
        remembered.callers.insert(digest, caller);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jsonwebtoken::{EncodingKey, Header, encode};
    use serde_json::{Value, json};
    use std::time::Duration;

    const SECRET: &[u8] = b"secret-secret-secret-secret-32";

    fn jwt(algorithms: &[&str]) -> Jwt {
        Jwt::open(
            &JwtSettings {
                issuer: "issuer".to_owned(),
                audience: "macp-runtime".to_owned(),
                keys: KeySource::Inline(
                    r#"{"keys":[{"kty":"oct","k":"c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0LTMy","kid":"k"}]}"#.to_owned(),
                ),
                keys_ttl: Duration::from_secs(300),
                algorithms: algorithms.iter().map(|name| (*name).to_owned()).collect(),
            },
            &Clock::system(),
        )
        .unwrap()
    }

    fn token(algorithm: Algorithm, secret: &[u8], claims: &Value) -> String {
        encode(
            &Header::new(algorithm),
            claims,
            &EncodingKey::from_secret(secret).unwrap(),
        )
        .unwrap()
    }

    fn claims(change: Value) -> Value {
        let mut claims = json!({
            "sub": "agent", "iss": "issuer", "aud": "macp-runtime", "exp": get_current_timestamp() + 600,
        });
        for (name, value) in change.as_object().unwrap() {
            match value {
                Value::Null => drop(claims.as_object_mut().unwrap().remove(name)),
                value => claims[name] = value.clone(),
            }
        }
        claims
    }

    async fn sender(change: Value) -> Option<String> {
        let token = token(Algorithm::HS256, SECRET, &claims(change));
        jwt(&["HS256"])
            .caller(&token)
            .await
            .map(|identity| identity.sender.clone())
    }

    #[tokio::test]
    async fn claims_are_required_and_checked() {
        let now = get_current_timestamp();
        for (change, taken) in [
            (json!({}), true),
            (json!({"aud": ["other", "macp-runtime"]}), true),
            (json!({"exp": now - 50}), true),
            (json!({"exp": now - 70}), false),
            (json!({"exp": null}), false),
            (json!({"exp": "soon"}), false),
            (json!({"iss": "other"}), false),
            (json!({"iss": null}), false),
            (json!({"aud": "other"}), false),
            (json!({"aud": ["other"]}), false),
            (json!({"aud": null}), false),
            (json!({"sub": null}), false),
            (json!({"sub": " "}), false),
            (json!({"sub": 7}), false),
            (json!({"nbf": now + 600}), false),
            (json!({"nbf": now + 30}), true),
            (json!({"macp_scopes": "all"}), false),
            (json!({"macp_scopes": {"allowed_modes": "all"}}), false),
        ] {
            assert_eq!(sender(change.clone()).await.is_some(), taken, "{change}");
        }
    }

    #[tokio::test]
    async fn signatures_and_algorithms_are_checked() {
        let good = token(Algorithm::HS256, SECRET, &claims(json!({})));
        let forged = token(
            Algorithm::HS256,
            b"another-secret-another-secret",
            &claims(json!({})),
        );
        let stronger = token(Algorithm::HS512, SECRET, &claims(json!({})));
        let unsigned = {
            use base64::Engine;
            let encode = |text: &str| base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(text);
            format!(
                "{}.{}.",
                encode(r#"{"alg":"none","typ":"JWT"}"#),
                encode(&claims(json!({})).to_string())
            )
        };
        let mut flipped = good.clone().into_bytes();
        let last = flipped.len() - 10;
        flipped[last] = if flipped[last] == b'A' { b'B' } else { b'A' };
        let flipped = String::from_utf8(flipped).unwrap();
        let checker = jwt(&["HS256"]);
        assert!(checker.caller(&good).await.is_some());
        for bad in [
            forged,
            stronger,
            unsigned,
            flipped,
            "a.b.c".to_owned(),
            ".".to_owned(),
            "..".to_owned(),
        ] {
            assert!(checker.caller(&bad).await.is_none(), "{bad}");
        }
        assert!(
            jwt(&["RS256", "ES256"]).caller(&good).await.is_none(),
            "HS256 was not opted into"
        );
    }

    #[tokio::test]
    async fn scopes_become_capabilities() {
        let scopes = json!({"macp_scopes": {"can_start_sessions": false, "can_manage_mode_registry": true,
            "is_observer": true, "allowed_modes": [], "max_open_sessions": 2, "more": 1}});
        let token = token(Algorithm::HS256, SECRET, &claims(scopes));
        let identity = jwt(&["HS256"]).caller(&token).await.unwrap();
        assert_eq!(
            identity.allowed_modes.as_ref().map(|modes| modes.len()),
            Some(0),
            "an empty list allows nothing"
        );
        assert_eq!(identity.max_open_sessions, Some(2));
        assert!(
            !identity.can_start_sessions
                && identity.can_manage_mode_registry
                && identity.is_observer
        );
    }

    #[tokio::test]
    async fn a_remembered_token_still_expires() {
        let checker = jwt(&["HS256"]);
        let token = token(Algorithm::HS256, SECRET, &claims(json!({})));
        assert!(checker.caller(&token).await.is_some());
        let keys = checker.ring.keys().await.unwrap();
        {
            let mut remembered = checker.remembered.lock().unwrap();
            assert_eq!(remembered.callers.len(), 1);
            for (_, expires) in remembered.callers.values_mut() {
                *expires = 1;
            }
        }
        let digest: [u8; 32] = Sha256::digest(token.as_bytes()).into();
        assert!(checker.recall(&keys, &digest).is_none());
    }
}
