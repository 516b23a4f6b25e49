//! Which texts may name a new session.
//! Messages to existing sessions are not held to it: an odd id is simply unknown.

use macp_wire::limits::{SESSION_ID_MAX_BYTES, SESSION_ID_MIN_CHARS};

/// A lower-case UUID of version 4 or 7, or at least 22 letters, digits, `_` and `-`.
pub fn allowed(id: &str) -> bool {
    if id.is_empty() || id.len() as u64 > SESSION_ID_MAX_BYTES {
        return false;
    }
    if is_uuid(id) {
        // No way round: an upper-case or version 1 UUID would pass the other rule by its letters.
        return !id.bytes().any(|byte| byte.is_ascii_uppercase())
            && matches!(id.as_bytes()[14], b'4' | b'7');
    }
    id.len() as u64 >= SESSION_ID_MIN_CHARS
        && id
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-'))
}

/// The hyphenated form, in either case.
fn is_uuid(id: &str) -> bool {
    id.len() == 36
        && id.bytes().enumerate().all(|(at, byte)| match at {
            8 | 13 | 18 | 23 => byte == b'-',
            _ => byte.is_ascii_hexdigit(),
        })
}

#[cfg(test)]
mod tests {
    use super::allowed;

    #[test]
    fn ids_follow_the_rule() {
        let long = "a".repeat(128);
        let too_long = "a".repeat(129);
        for (id, expected) in [
            ("", false),
            ("s1", false),
            (&"a".repeat(21), false),
            (&"a".repeat(22), true),
            (&long, true),
            (&too_long, false),
            ("9b2d6b1e-0c4f-4a57-8b1f-3c5d7e9fa1b2", true),
            ("0198c5a2-7d3e-7b1a-9c55-2f6d8e4b1a90", true),
            ("9B2D6B1E-0C4F-4A57-8B1F-3C5D7E9FA1B2", false),
            ("9b2d6b1e-0c4f-1a57-8b1f-3c5d7e9fa1b2", false),
            ("9b2d6b1e-0c4f-5a57-8b1f-3c5d7e9fa1b2", false),
            ("9b2d6b1e0c4f4a578b1f3c5d7e9fa1b2", true),
            ("9b2d6b1e0c4f1a578b1f3c5d7e9fa1b2aaaa", true),
            ("zb2d6b1e-0c4f-1a57-8b1f-3c5d7e9fa1b2", true),
            ("9b2d6b1e-0c4f-1a57-8b1f-3c5d7e9f-1b2", true),
            ("0123456789012345678901.", false),
            ("012345678901234567890 1", false),
            ("ä123456789012345678901", false),
        ] {
            assert_eq!(allowed(id), expected, "{id}");
        }
    }
}
