//! JWTs that a test signs itself, with a key that server and test share.
//! Keys of other kinds stand in `identity`.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jsonwebtoken::{EncodingKey, Header, encode};
use serde_json::{Value, json};

pub const KEY: &[u8] = b"a key that every test of this program knows";
const ISSUER: &str = "https://issuer.test";
/// Far away.
const EXPIRES_S: u64 = 9_999_999_999;

/// The key set of a server that believes [`token`].
pub fn key_set() -> String {
    keys(KEY)
}

/// A key set of one key.
pub fn keys(key: &[u8]) -> String {
    json!({ "keys": [{ "kty": "oct", "k": URL_SAFE_NO_PAD.encode(key) }] }).to_string()
}

/// Settings of a server that believes [`token`]; `keys` is its key set.
pub fn settings(keys: &str) -> [(&str, &str); 3] {
    [
        ("MACP_AUTH_ISSUER", ISSUER),
        ("MACP_AUTH_JWKS_JSON", keys),
        ("MACP_AUTH_JWT_ALGS", "HS256"),
    ]
}

/// What a good token says.
pub fn claims(sub: &str, scopes: &Value) -> Value {
    json!({ "sub": sub, "iss": ISSUER, "aud": "macp-runtime", "exp": EXPIRES_S, "macp_scopes": scopes })
}

/// A good token.
pub fn token(sub: &str, scopes: &Value) -> String {
    signed(&claims(sub, scopes), KEY)
}

/// Any claims under a signature of this key; [`KEY`] is the good one.
pub fn signed(claims: &Value, key: &[u8]) -> String {
    let header = Header::new(jsonwebtoken::Algorithm::HS256);
    encode(&header, claims, &EncodingKey::from_secret(key).unwrap()).unwrap()
}
