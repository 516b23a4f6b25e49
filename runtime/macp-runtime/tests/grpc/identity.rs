//! JWTs and TLS as clients use them.
//! Signatures and claims one by one stand in the unit tests of the chain.

use std::io::{Read, Write};
use std::net::TcpListener;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jsonwebtoken::{Algorithm, EncodingKey, Header, encode, get_current_timestamp};
use rcgen::{KeyPair, PKCS_ECDSA_P256_SHA256, PKCS_RSA_SHA256, PublicKeyData};
use serde_json::{Value, json};
use tonic::Code;
use tonic::transport::{Certificate, ClientTlsConfig, Endpoint};

use crate::scenario::envelope;
use crate::secret;
use crate::server::{Caller, Server};

/// The content of the first DER element, and what follows it.
fn element(der: &[u8]) -> (&[u8], &[u8]) {
    let (size, start) = match der[1] {
        short @ 0..=0x7f => (usize::from(short), 2),
        0x81 => (usize::from(der[2]), 3),
        _ => (usize::from(der[2]) << 8 | usize::from(der[3]), 4),
    };
    (&der[start..start + size], &der[start + size..])
}

/// The two integers of an RSA public key in DER.
fn rsa_parts(der: &[u8]) -> (String, String) {
    let (modulus, rest) = element(element(der).0);
    let (exponent, _) = element(rest);
    let unsigned = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes.strip_prefix(&[0]).unwrap_or(bytes));
    (unsigned(modulus), unsigned(exponent))
}

/// The PKCS #1 key inside a PKCS #8 one.
fn pkcs1(pkcs8: &[u8]) -> &[u8] {
    let (_, after_version) = element(element(pkcs8).0);
    let (_, after_algorithm) = element(after_version);
    element(after_algorithm).0
}

fn claims(sub: &str, scopes: &Value) -> Value {
    json!({ "sub": sub, "iss": "https://issuer", "aud": ["macp-runtime"], "exp": get_current_timestamp() + 600,
        "macp_scopes": scopes })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tokens_of_both_default_algorithms_open_the_door_and_bring_their_scopes() {
    let ec = KeyPair::generate_for(&PKCS_ECDSA_P256_SHA256).unwrap();
    let rsa = KeyPair::generate_for(&PKCS_RSA_SHA256).unwrap();
    let point = ec.der_bytes();
    let (n, e) = rsa_parts(rsa.der_bytes());
    let keys = json!({ "keys": [
        { "kty": "EC", "crv": "P-256", "kid": "ec", "x": URL_SAFE_NO_PAD.encode(&point[1..33]), "y": URL_SAFE_NO_PAD.encode(&point[33..65]) },
        { "kty": "RSA", "kid": "rsa", "n": n, "e": e },
    ] });
    let server = Server::start(&[
        ("MACP_AUTH_ISSUER", "https://issuer"),
        ("MACP_AUTH_JWKS_JSON", &keys.to_string()),
        (
            "MACP_AUTH_TOKENS_JSON",
            r#"[{"token":"static","sender":"sam"}]"#,
        ),
    ])
    .await;
    let sign = |algorithm, kid: Option<&str>, key: &EncodingKey, scopes: Value| {
        let header = Header {
            kid: kid.map(str::to_owned),
            ..Header::new(algorithm)
        };
        encode(&header, &claims("ada", &scopes), key).unwrap()
    };
    let ec_key = EncodingKey::from_ec_der(ec.serialized_der());
    let rsa_key = EncodingKey::from_rsa_der(pkcs1(rsa.serialized_der()));
    let ec_token = sign(Algorithm::ES256, Some("ec"), &ec_key, json!({}));
    let manager = sign(
        Algorithm::ES256,
        None,
        &ec_key,
        json!({ "can_manage_mode_registry": true }),
    );
    let rsa_token = sign(Algorithm::RS256, Some("rsa"), &rsa_key, json!({}));
    let good = [ec_token.clone(), rsa_token, "static".to_owned()];
    for token in &good {
        let answer = server.caller(token).call("ListSessions", &json!({})).await;
        assert!(answer.is_ok(), "{answer:?}");
    }
    let unregister = json!({ "policy_id": "policy.default" });
    let plain = server
        .caller(&ec_token)
        .call("UnregisterPolicy", &unregister)
        .await;
    assert_eq!(plain.unwrap_err().code(), Code::PermissionDenied);
    assert!(
        server
            .caller(&manager)
            .call("UnregisterPolicy", &unregister)
            .await
            .is_ok()
    );
    let wrong_key = sign(Algorithm::ES256, Some("rsa"), &ec_key, json!({}));
    let bare = server
        .caller("")
        .with(&[("x-macp-token", ec_token.as_str())]);
    for refused in [
        server.caller(&wrong_key),
        server.caller("a.b.c"),
        server.caller("unknown"),
        bare,
    ] {
        let status = refused.call("ListSessions", &json!({})).await.unwrap_err();
        assert_eq!(status.code(), Code::Unauthenticated);
        assert_eq!(
            status.metadata().get("macp-error-code").unwrap(),
            "UNAUTHENTICATED"
        );
    }
    let bare = server.caller("").with(&[("x-macp-token", "static")]);
    assert!(bare.call("ListSessions", &json!({})).await.is_ok());
    server.stop().await;
}

/// Tokens that prove nobody, with what is wrong with them.
fn worthless() -> Vec<(&'static str, String)> {
    let with = |member: &str, value: Value| {
        let mut claims = secret::claims("ada", &json!({}));
        match value {
            Value::Null => claims.as_object_mut().unwrap().remove(member),
            value => claims
                .as_object_mut()
                .unwrap()
                .insert(member.to_owned(), value),
        };
        secret::signed(&claims, secret::KEY)
    };
    let good = secret::token("ada", &json!({}));
    let [header, body, signature] = good.split('.').collect::<Vec<_>>()[..] else {
        panic!("{good}")
    };
    let encoded = |value: Value| URL_SAFE_NO_PAD.encode(value.to_string());
    let none = encoded(json!({ "alg": "none", "typ": "JWT" }));
    let other = encoded(secret::claims(
        "eve",
        &json!({ "can_manage_mode_registry": true }),
    ));
    let now = get_current_timestamp();
    vec![
        ("expired", with("exp", json!(now - 3600))),
        ("without an end", with("exp", Value::Null)),
        ("not good yet", with("nbf", json!(now + 3600))),
        ("for another audience", with("aud", json!("somebody"))),
        ("for no audience", with("aud", Value::Null)),
        ("of another issuer", with("iss", json!("https://other"))),
        ("of no issuer", with("iss", Value::Null)),
        ("about nobody", with("sub", Value::Null)),
        ("about a blank", with("sub", json!(" "))),
        (
            "under another key",
            secret::signed(&secret::claims("ada", &json!({})), &[7; 32]),
        ),
        ("unsigned", format!("{none}.{body}.")),
        (
            "unsigned, with a signature",
            format!("{none}.{body}.{signature}"),
        ),
        (
            "with its claims exchanged",
            format!("{header}.{other}.{signature}"),
        ),
        ("without its signature", format!("{header}.{body}.")),
        ("cut off", format!("{header}.{body}")),
        ("no token", "..".to_owned()),
    ]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_worthless_token_opens_no_door_whichever_is_tried() {
    let keys = secret::key_set();
    let server = Server::start(&secret::settings(&keys)).await;
    let good = server.caller(&secret::token("ada", &json!({})));
    assert!(good.call("ListSessions", &json!({})).await.is_ok());
    let start = json!({ "envelope": envelope("macp.mode.decision.v1", 0, serde_json::Map::new()) });
    for (what, token) in worthless() {
        let caller = server.caller(&token);
        let ack = caller.call("Send", &start).await.unwrap()["ack"].clone();
        assert_eq!(ack["error"]["code"], "UNAUTHENTICATED", "{what}");
        for refused in [
            caller.call("ListSessions", &json!({})).await.err(),
            caller.watch("WatchSessions", &json!({})).await.err(),
            caller.stream().await.err(),
        ] {
            let status = refused.unwrap_or_else(|| panic!("a token {what} was believed"));
            assert_eq!(status.code(), Code::Unauthenticated, "{what}");
        }
    }
    let held = good.call("ListSessions", &json!({})).await.unwrap();
    assert_eq!(held["sessions"], json!([]), "nothing was started");
    server.stop().await;
}

/// Serves what `document` says at the time, for as long as the test runs.
fn key_server(document: Arc<Mutex<String>>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}/keys", listener.local_addr().unwrap());
    std::thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = stream.unwrap();
            let mut asked = Vec::new();
            let mut chunk = [0; 1024];
            while !asked.ends_with(b"\r\n\r\n") {
                match stream.read(&mut chunk) {
                    Ok(read @ 1..) => asked.extend_from_slice(&chunk[..read]),
                    _ => break,
                }
            }
            let body = document.lock().unwrap().clone();
            let head = format!(
                "HTTP/1.1 200 OK\r\ncontent-length: {}\r\nconnection: close\r\n\r\n",
                body.len()
            );
            let _ = stream.write_all((head + &body).as_bytes());
        }
    });
    url
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn when_keys_are_changed_the_new_ones_open_the_door_and_the_old_ones_no_longer() {
    const NEW: &[u8] = b"the key that comes after the first one is gone";
    let document = Arc::new(Mutex::new(secret::key_set()));
    let url = key_server(Arc::clone(&document));
    let [issuer, _, algorithms] = secret::settings("");
    let server = Server::start(&[
        issuer,
        algorithms,
        ("MACP_AUTH_JWKS_URL", &url),
        ("MACP_AUTH_JWKS_TTL_SECS", "300"),
    ])
    .await;
    let old = server.caller(&secret::token("ada", &json!({})));
    let new = server.caller(&secret::signed(&secret::claims("ada", &json!({})), NEW));
    let opens = async |caller: &Caller| caller.call("ListSessions", &json!({})).await.is_ok();
    assert!(opens(&old).await && !opens(&new).await);
    *document.lock().unwrap() = secret::keys(NEW);
    server.set_clock(300_000);
    assert!(
        opens(&old).await && !opens(&new).await,
        "keys are kept for their lifetime"
    );
    server.set_clock(300_001);
    assert!(!opens(&old).await && opens(&new).await);
    server.stop().await;
}

/// A certificate for this machine, and its key, in a folder.
pub struct Tls(tempfile::TempDir);

impl Tls {
    pub fn new() -> Tls {
        let tls = Tls(tempfile::tempdir().unwrap());
        let key = KeyPair::generate_for(&PKCS_ECDSA_P256_SHA256).unwrap();
        let certificate = rcgen::CertificateParams::new(vec!["localhost".to_owned()])
            .unwrap()
            .self_signed(&key)
            .unwrap();
        std::fs::write(tls.path(CERTIFICATE), certificate.pem()).unwrap();
        std::fs::write(tls.path(KEY), key.serialize_pem()).unwrap();
        tls
    }

    fn path(&self, file: &str) -> PathBuf {
        self.0.path().join(file)
    }

    fn certificate(&self) -> String {
        std::fs::read_to_string(self.path(CERTIFICATE)).unwrap()
    }

    /// A server that speaks TLS only, and believes the token `t`.
    pub async fn server(&self) -> Server {
        Server::start(&[
            ("MACP_ALLOW_INSECURE", ""),
            ("MACP_AUTH_TOKENS_JSON", r#"[{"token":"t","sender":"ada"}]"#),
            (
                "MACP_TLS_CERT_PATH",
                self.path(CERTIFICATE).to_str().unwrap(),
            ),
            ("MACP_TLS_KEY_PATH", self.path(KEY).to_str().unwrap()),
        ])
        .await
    }
}

const CERTIFICATE: &str = "cert.pem";
const KEY: &str = "key.pem";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_a_certificate_the_server_speaks_tls_and_nothing_else() {
    let tls = Tls::new();
    let server = tls.server().await;
    let plain = server.caller("t").call("ListSessions", &json!({})).await;
    assert!(plain.is_err(), "plain text is not understood");
    let known = ClientTlsConfig::new()
        .ca_certificate(Certificate::from_pem(tls.certificate()))
        .domain_name("localhost");
    let endpoint =
        Endpoint::from_shared(format!("https://{}", server.running().address())).unwrap();
    let channel = endpoint.tls_config(known).unwrap().connect().await.unwrap();
    assert!(
        Caller::over(channel, "t")
            .call("ListSessions", &json!({}))
            .await
            .is_ok()
    );
    let stranger = ClientTlsConfig::new().domain_name("localhost");
    let endpoint =
        Endpoint::from_shared(format!("https://{}", server.running().address())).unwrap();
    assert!(
        endpoint
            .tls_config(stranger)
            .unwrap()
            .connect()
            .await
            .is_err(),
        "the certificate is checked"
    );
    server.stop().await;
}
