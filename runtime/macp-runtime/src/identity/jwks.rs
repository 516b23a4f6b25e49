//! The keys that JWTs are checked with: parsed from JSON, given inline or fetched and cached.
//! Does not look at tokens.

use std::sync::{Arc, RwLock};
use std::time::Duration;

use base64::Engine;
use base64::alphabet::URL_SAFE;
use base64::engine::DecodePaddingMode;
use base64::engine::general_purpose::{GeneralPurpose, GeneralPurposeConfig, STANDARD};
use jsonwebtoken::{Algorithm, DecodingKey};
use macp_wire::limits::{JWKS_CONNECT_TIMEOUT_MS, JWKS_GRACE_SECS, JWKS_TIMEOUT_MS};
use serde::Deserialize;
use tokio::sync::Mutex;

use super::Error;
use crate::clock::Clock;

/// Most of a key document that is read, in bytes, and most keys of it that are kept.
const DOCUMENT_MAX_BYTES: usize = 1 << 20;
const KEYS_MAX: usize = 64;
/// After a failed fetch nobody tries again for this long.
const RETRY_MS: u64 = 5_000;

/// JWK leaves the padding out; not everybody does.
const URL_SAFE_ANY_PAD: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new().with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// A usable set of keys.
pub struct Keys {
    keys: Vec<Key>,
}

struct Key {
    id: Option<String>,
    algorithm: Algorithm,
    key: DecodingKey,
}

#[derive(Deserialize)]
struct Document {
    keys: Vec<Jwk>,
}

#[derive(Deserialize)]
struct Jwk {
    kty: Option<String>,
    kid: Option<String>,
    #[serde(rename = "use")]
    purpose: Option<String>,
    crv: Option<String>,
    n: Option<String>,
    e: Option<String>,
    x: Option<String>,
    y: Option<String>,
    k: Option<String>,
}

impl Keys {
    /// Parses a key document. Keys of unknown kinds are passed over.
    pub fn parse(json: &[u8]) -> Result<Keys, &'static str> {
        let document: Document =
            serde_json::from_slice(json).map_err(|_| "not a JSON object with a list of keys")?;
        let keys: Vec<Key> = document
            .keys
            .into_iter()
            .map(keys)
            .filter(|keys| !keys.is_empty())
            .take(KEYS_MAX)
            .flatten()
            .collect();
        if keys.is_empty() {
            Err("there is no usable key in it")
        } else {
            Ok(Keys { keys })
        }
    }

    /// The keys that may have signed a token: those with its id where there are any, else all of its algorithm.
    pub fn candidates(
        &self,
        algorithm: Algorithm,
        id: Option<&str>,
    ) -> impl Iterator<Item = &DecodingKey> {
        let known = id.filter(|id| self.keys.iter().any(|key| key.id.as_deref() == Some(*id)));
        self.keys
            .iter()
            .filter(move |key| {
                key.algorithm == algorithm && (known.is_none() || key.id.as_deref() == known)
            })
            .map(|key| &key.key)
    }
}

/// The keys an entry stands for: none where its kind is unknown, and mostly one.
fn keys(jwk: Jwk) -> Vec<Key> {
    if jwk.purpose.as_deref() == Some("enc") {
        return Vec::new();
    }
    let (algorithm, keys) = match jwk.kty.as_deref() {
        Some("RSA") => (Algorithm::RS256, rsa(&jwk).into_iter().collect()),
        Some("EC") => (Algorithm::ES256, curve(&jwk).into_iter().collect()),
        Some("oct") => (Algorithm::HS256, secrets(jwk.k.as_deref())),
        _ => return Vec::new(),
    };
    let key = |key| Key {
        id: jwk.kid.clone(),
        algorithm,
        key,
    };
    keys.into_iter().map(key).collect()
}

fn rsa(jwk: &Jwk) -> Option<DecodingKey> {
    DecodingKey::from_rsa_components(jwk.n.as_deref()?, jwk.e.as_deref()?).ok()
}

fn curve(jwk: &Jwk) -> Option<DecodingKey> {
    let (x, y) = (jwk.x.as_deref()?, jwk.y.as_deref()?);
    (jwk.crv.as_deref() == Some("P-256"))
        .then(|| DecodingKey::from_ec_components(x, y).ok())
        .flatten()
}

/// Padded base64 is decoded. What is not can be base64 for addresses or the secret itself, and looks the same: it is taken
/// either way.
fn secrets(text: Option<&str>) -> Vec<DecodingKey> {
    let Some(text) = text else {
        return Vec::new();
    };
    let secrets = match STANDARD.decode(text) {
        Ok(decoded) => vec![decoded],
        Err(_) => URL_SAFE_ANY_PAD
            .decode(text)
            .into_iter()
            .chain([text.as_bytes().to_vec()])
            .collect(),
    };
    let keys = secrets
        .iter()
        .filter_map(|secret| DecodingKey::from_secret(secret).ok());
    keys.collect()
}

/// Where the keys of the moment come from.
pub enum KeyRing {
    /// Given once and for all.
    Inline(Arc<Keys>),
    /// Fetched when needed.
    Fetched(Box<Fetched>),
}

/// Keys from a server, with their age.
pub struct Fetched {
    client: reqwest::Client,
    url: String,
    ttl_ms: u64,
    clock: Clock,
    current: RwLock<Option<(Arc<Keys>, u64)>>,
    /// When the last attempt failed; who holds this is the only one who fetches.
    failed: Mutex<Option<u64>>,
}

impl KeyRing {
    /// Keys given inline.
    pub fn inline(json: &str) -> Result<KeyRing, Error> {
        Keys::parse(json.as_bytes())
            .map(|keys| KeyRing::Inline(Arc::new(keys)))
            .map_err(Error::Keys)
    }

    /// Keys behind an address; nothing is fetched yet.
    pub fn fetched(url: &str, ttl: Duration, clock: &Clock) -> Result<KeyRing, Error> {
        let client = reqwest::Client::builder()
            .connect_timeout(Duration::from_millis(JWKS_CONNECT_TIMEOUT_MS))
            .timeout(Duration::from_millis(JWKS_TIMEOUT_MS))
            .redirect(reqwest::redirect::Policy::limited(3))
            .build()
            .map_err(Error::KeyServer)?;
        Ok(KeyRing::Fetched(Box::new(Fetched {
            client,
            url: url.to_owned(),
            ttl_ms: u64::try_from(ttl.as_millis()).unwrap_or(u64::MAX),
            clock: clock.clone(),
            current: RwLock::default(),
            failed: Mutex::default(),
        })))
    }

    /// The keys of the moment. `None`: there are none that may still be used.
    pub async fn keys(&self) -> Option<Arc<Keys>> {
        match self {
            KeyRing::Inline(keys) => Some(Arc::clone(keys)),
            KeyRing::Fetched(fetched) => fetched.keys().await,
        }
    }
}

impl Fetched {
    async fn keys(&self) -> Option<Arc<Keys>> {
        if let Some(keys) = self.younger_than(self.ttl_ms) {
            return Some(keys);
        }
        let mut failed = self.failed.lock().await;
        // Whoever waited here may find that another has fetched, or has failed, meanwhile.
        if let Some(keys) = self.younger_than(self.ttl_ms) {
            return Some(keys);
        }
        let now = self.clock.steady_ms();
        if failed.is_none_or(|at| now.saturating_sub(at) > RETRY_MS) {
            match self.fetch().await {
                Ok(keys) => {
                    let keys = Arc::new(keys);
                    let mut current = self
                        .current
                        .write()
                        .unwrap_or_else(std::sync::PoisonError::into_inner);
                    *current = Some((Arc::clone(&keys), now));
                    *failed = None;
                    return Some(keys);
                }
                Err(why) => {
                    tracing::warn!(why, "the keys for JWTs could not be fetched");
                    *failed = Some(now);
                }
            }
        }
        self.younger_than(self.ttl_ms.saturating_add(JWKS_GRACE_SECS * 1000))
    }

    fn younger_than(&self, age_ms: u64) -> Option<Arc<Keys>> {
        let current = self
            .current
            .read()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        let (keys, fetched) = current.as_ref()?;
        (self.clock.steady_ms().saturating_sub(*fetched) <= age_ms).then(|| Arc::clone(keys))
    }

    async fn fetch(&self) -> Result<Keys, &'static str> {
        let sent = self
            .client
            .get(&self.url)
            .send()
            .await
            .map_err(|_| "the server cannot be reached")?;
        let mut answer = sent.error_for_status().map_err(|_| "the server refused")?;
        let mut body = Vec::new();
        while let Some(chunk) = answer.chunk().await.map_err(|_| "the answer broke off")? {
            if body.len() + chunk.len() > DOCUMENT_MAX_BYTES {
                return Err("the answer is too large");
            }
            body.extend_from_slice(&chunk);
        }
        Keys::parse(&body)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};
    use std::net::TcpListener;
    use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};

    const KEYS: &str =
        r#"{"keys":[{"kty":"oct","k":"c2VjcmV0LXNlY3JldC1zZWNyZXQtc2VjcmV0LTMy","kid":"one"}]}"#;

    /// A key server that counts its visitors and answers what it is told to.
    fn server(answer: Arc<RwLock<Option<String>>>) -> (String, Arc<AtomicUsize>) {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}/keys", listener.local_addr().unwrap());
        let visits = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&visits);
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let mut stream = stream.unwrap();
                let mut seen = Vec::new();
                let mut chunk = [0; 1024];
                while !seen.ends_with(b"\r\n\r\n") {
                    let read = stream.read(&mut chunk).unwrap_or(0);
                    if read == 0 {
                        break;
                    }
                    seen.extend_from_slice(&chunk[..read]);
                }
                count.fetch_add(1, Ordering::SeqCst);
                let reply = match answer.read().unwrap().clone() {
                    Some(body) => format!(
                        "HTTP/1.1 200 OK\r\ncontent-length: {}\r\nconnection: close\r\n\r\n{body}",
                        body.len()
                    ),
                    None => "HTTP/1.1 500 no\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
                        .to_owned(),
                };
                let _ = stream.write_all(reply.as_bytes());
            }
        });
        (url, visits)
    }

    #[tokio::test]
    async fn keys_are_fetched_once_per_lifetime_and_outlive_a_failing_server_for_an_hour() {
        let now = Arc::new(AtomicI64::new(1_000_000));
        let clock = Clock::Manual(Arc::clone(&now));
        let answer = Arc::new(RwLock::new(Some(KEYS.to_owned())));
        let (url, visits) = server(Arc::clone(&answer));
        let ring = KeyRing::fetched(&url, Duration::from_secs(300), &clock).unwrap();

        assert!(ring.keys().await.is_some());
        assert!(ring.keys().await.is_some());
        now.fetch_add(300_000, Ordering::SeqCst);
        assert!(ring.keys().await.is_some());
        assert_eq!(
            visits.load(Ordering::SeqCst),
            1,
            "fresh keys are not fetched again"
        );

        *answer.write().unwrap() = None;
        now.fetch_add(1, Ordering::SeqCst);
        assert!(
            ring.keys().await.is_some(),
            "old keys stay good while the server fails"
        );
        assert!(ring.keys().await.is_some());
        assert_eq!(
            visits.load(Ordering::SeqCst),
            2,
            "a failed fetch is not repeated at once"
        );

        now.fetch_add(3_600_000 - 1, Ordering::SeqCst);
        assert!(ring.keys().await.is_some());
        now.fetch_add(RETRY_MS as i64 + 1, Ordering::SeqCst);
        assert!(
            ring.keys().await.is_none(),
            "after the grace time nothing is left"
        );

        *answer.write().unwrap() = Some(KEYS.to_owned());
        now.fetch_add(RETRY_MS as i64 + 1, Ordering::SeqCst);
        assert!(ring.keys().await.is_some());
    }

    #[tokio::test]
    async fn many_callers_share_one_fetch() {
        let (url, visits) = server(Arc::new(RwLock::new(Some(KEYS.to_owned()))));
        let ring =
            Arc::new(KeyRing::fetched(&url, Duration::from_secs(300), &Clock::system()).unwrap());
        let callers: Vec<_> = (0..32)
            .map(|_| {
                let ring = Arc::clone(&ring);
                tokio::spawn(async move { ring.keys().await.is_some() })
            })
            .collect();
        for caller in callers {
            assert!(caller.await.unwrap());
        }
        assert_eq!(visits.load(Ordering::SeqCst), 1);
    }

    #[tokio::test]
    async fn a_flood_instead_of_keys_is_cut_off() {
        let (url, _) = server(Arc::new(RwLock::new(Some(
            " ".repeat(DOCUMENT_MAX_BYTES) + KEYS,
        ))));
        let ring = KeyRing::fetched(&url, Duration::from_secs(300), &Clock::system()).unwrap();
        assert!(ring.keys().await.is_none());
    }

    #[test]
    fn unusable_documents_are_refused() {
        for json in [
            "",
            "[]",
            "{}",
            r#"{"keys":[]}"#,
            r#"{"keys":[{"kty":"OKP","x":"AA"}]}"#,
            r#"{"keys":[{"kty":"RSA","n":"AA"}]}"#,
            r#"{"keys":[{"kty":"EC","crv":"P-384","x":"AA","y":"AA"}]}"#,
            r#"{"keys":[{"kty":"oct","k":"AAAA","use":"enc"}]}"#,
        ] {
            assert!(Keys::parse(json.as_bytes()).is_err(), "{json}");
        }
    }

    #[test]
    fn a_secret_is_padded_base64_or_else_base64_for_addresses_or_the_text_itself() {
        use jsonwebtoken::crypto;
        let signed_by = |k: &str, secret: &[u8]| {
            let keys = Keys::parse(format!(r#"{{"keys":[{{"kty":"oct","k":"{k}"}}]}}"#).as_bytes());
            let signing = jsonwebtoken::EncodingKey::from_secret(secret).unwrap();
            let signature = crypto::sign(b"message", &signing, Algorithm::HS256).unwrap();
            keys.unwrap()
                .candidates(Algorithm::HS256, None)
                .any(|key| crypto::verify(&signature, b"message", key, Algorithm::HS256).unwrap())
        };
        let secret = [0xfb, 0xef, 0xbe, 0xff, 0x01];
        for (k, decoded, text) in [
            ("++++/wE=", true, false),
            ("----_wE", true, true),
            ("----_wE=", true, true),
            ("not base64", false, true),
        ] {
            assert_eq!(signed_by(k, &secret), decoded, "{k}");
            assert_eq!(signed_by(k, k.as_bytes()), text, "{k}");
        }
    }

    #[test]
    fn a_known_id_leaves_one_key_an_unknown_one_all() {
        let keys = Keys::parse(
            br#"{"keys":[{"kty":"oct","k":"c2VjcmV0MQ==","kid":"a"},{"kty":"oct","k":"c2VjcmV0Mg==","kid":"b"},
                {"kty":"oct","k":"c2VjcmV0Mw=="},{"kty":"unknown"}]}"#,
        )
        .unwrap();
        let count = |algorithm, id| keys.candidates(algorithm, id).count();
        assert_eq!(count(Algorithm::HS256, Some("a")), 1);
        assert_eq!(count(Algorithm::HS256, Some("c")), 3);
        assert_eq!(count(Algorithm::HS256, None), 3);
        assert_eq!(count(Algorithm::RS256, Some("a")), 0);
    }
}
