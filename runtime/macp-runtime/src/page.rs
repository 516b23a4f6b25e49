//! The token between two pages of ListSessions: a position in the order of session ids.
//! It proves nothing about who made it; whoever filters pages by caller must first sign it.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use macp_wire::limits::PAGE_TOKEN_MAX_CHARS;
use macp_wire::words::PAGE_TOKEN_PREFIX;

/// The token that continues after the session `last`.
pub fn token(last: &str) -> String {
    URL_SAFE_NO_PAD.encode(format!("{PAGE_TOKEN_PREFIX}{last}"))
}

/// The session after which the page begins. `None`: not a token, for whatever reason.
pub fn cursor(token: &str) -> Option<String> {
    if token.len() as u64 > PAGE_TOKEN_MAX_CHARS {
        return None;
    }
    let text = String::from_utf8(URL_SAFE_NO_PAD.decode(token).ok()?).ok()?;
    let last = text.strip_prefix(PAGE_TOKEN_PREFIX)?;
    (!last.is_empty()).then(|| last.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_token_is_unpadded_base64url_of_the_version_and_the_id() {
        assert_eq!(token("abc"), "djE6YWJj");
        assert_eq!(cursor("djE6YWJj").as_deref(), Some("abc"));
    }

    #[test]
    fn what_is_not_a_token_is_refused() {
        let encode = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
        for bad in [
            String::new(),
            "djE6YWJjZA==".to_owned(),
            "djE6 YWJj".to_owned(),
            "djE6+/Jj".to_owned(),
            encode(b"v1:"),
            encode(b"v2:abc"),
            encode(b"abc"),
            encode(b"v1:\xff\xfe"),
            encode(&[b"v1:".as_slice(), &[b'a'; 800]].concat()),
        ] {
            assert_eq!(cursor(&bad), None, "{bad}");
        }
        assert_eq!(
            encode(&[b"v1:".as_slice(), &[b'a'; 765]].concat()).len(),
            1024
        );
        assert!(cursor(&encode(&[b"v1:".as_slice(), &[b'a'; 765]].concat())).is_some());
    }

    proptest! {
        #[test]
        fn every_id_comes_back(id in ".{1,100}") {
            prop_assert_eq!(cursor(&token(&id)), Some(id));
        }

        #[test]
        fn garbage_never_panics(text in ".{0,2000}") {
            let _ = cursor(&text);
        }
    }
}
