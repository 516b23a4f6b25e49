//! String tokens: where they end, how long they are, what their escapes mean.
//! Does not judge them against a contract.

use std::borrow::Cow;
use std::cmp::Ordering;

use crate::fault::Rule;
use crate::scan;

/// A string token, measured.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Token {
    /// Index of the closing quote.
    pub close: usize,
    /// UTF-8 bytes once the escapes are resolved.
    pub decoded: usize,
    /// Whether there is an escape.
    pub escaped: bool,
}

/// Measures the string whose content begins at `from`, just after its opening quote. `bytes` are UTF-8.
pub(crate) fn measure(bytes: &[u8], from: usize) -> Result<Token, (Rule, usize)> {
    let mut at = scan::text_end(bytes, from);
    if bytes.get(at) == Some(&b'"') {
        return Ok(Token {
            close: at,
            decoded: at - from,
            escaped: false,
        });
    }
    let mut decoded = at - from;
    loop {
        match bytes.get(at) {
            Some(b'"') => {
                return Ok(Token {
                    close: at,
                    decoded,
                    escaped: true,
                });
            }
            Some(b'\\') => {
                let (character, next) = escape(bytes, at).map_err(|rule| (rule, at))?;
                decoded += character.len_utf8();
                let run = scan::text_end(bytes, next);
                decoded += run - next;
                at = run;
            }
            Some(_) => return Err((Rule::Control, at)),
            None => return Err((Rule::Syntax, at)),
        }
    }
}

/// The character of the escape whose backslash is at `at`, and the index after it.
pub(crate) fn escape(bytes: &[u8], at: usize) -> Result<(char, usize), Rule> {
    let plain = |character| Ok((character, at + 2));
    match bytes.get(at + 1) {
        Some(b'"') => plain('"'),
        Some(b'\\') => plain('\\'),
        Some(b'/') => plain('/'),
        Some(b'b') => plain('\u{8}'),
        Some(b'f') => plain('\u{c}'),
        Some(b'n') => plain('\n'),
        Some(b'r') => plain('\r'),
        Some(b't') => plain('\t'),
        Some(b'u') => unicode(bytes, at),
        _ => Err(Rule::Syntax),
    }
}

/// Bytes of a character in a compact JSON string: escaped only where it must be, as shortly as it can be.
pub(crate) fn written_len(character: char) -> usize {
    match character {
        '"' | '\\' | '\u{8}' | '\u{c}' | '\n' | '\r' | '\t' => 2,
        '\0'..='\u{1f}' => 6,
        _ => character.len_utf8(),
    }
}

fn unicode(bytes: &[u8], at: usize) -> Result<(char, usize), Rule> {
    let unit = hex4(bytes, at + 2).ok_or(Rule::Syntax)?;
    if let Some(character) = char::from_u32(unit) {
        return Ok((character, at + 6));
    }
    if unit >= 0xdc00 || bytes.get(at + 6..at + 8) != Some(b"\\u") {
        return Err(Rule::Surrogate);
    }
    let low = hex4(bytes, at + 8).ok_or(Rule::Syntax)?;
    if !(0xdc00..0xe000).contains(&low) {
        return Err(Rule::Surrogate);
    }
    char::from_u32(0x1_0000 + ((unit - 0xd800) << 10) + (low - 0xdc00))
        .map(|character| (character, at + 12))
        .ok_or(Rule::Surrogate)
}

fn hex4(bytes: &[u8], at: usize) -> Option<u32> {
    bytes.get(at..at + 4)?.iter().try_fold(0, |value, digit| {
        Some(value * 16 + char::from(*digit).to_digit(16)?)
    })
}

/// The characters of a token's content, escapes resolved. `content` was measured before; after anything else it ends.
pub(crate) struct Characters<'a> {
    content: &'a str,
    at: usize,
}

impl<'a> Characters<'a> {
    pub(crate) fn new(content: &'a str) -> Self {
        Characters { content, at: 0 }
    }
}

impl Iterator for Characters<'_> {
    type Item = char;

    fn next(&mut self) -> Option<char> {
        let character = self.content.get(self.at..)?.chars().next()?;
        if character != '\\' {
            self.at += character.len_utf8();
            return Some(character);
        }
        let (character, next) = escape(self.content.as_bytes(), self.at).ok()?;
        self.at = next;
        Some(character)
    }
}

/// The string of a token's content, borrowed where nothing is escaped. `decoded` is its measured length.
pub(crate) fn resolve(content: &str, escaped: bool, decoded: usize) -> Cow<'_, str> {
    if !escaped {
        return Cow::Borrowed(content);
    }
    let mut text = String::with_capacity(decoded);
    let bytes = content.as_bytes();
    let mut at = 0;
    loop {
        let run = scan::text_end(bytes, at);
        text.push_str(content.get(at..run).unwrap_or_default());
        match escape(bytes, run) {
            Ok((character, next)) if run < bytes.len() => {
                text.push(character);
                at = next;
            }
            _ => return Cow::Owned(text),
        }
    }
}

/// Orders two contents of tokens by the characters they mean.
pub(crate) fn compare(left: &str, right: &str) -> Ordering {
    if left.contains('\\') || right.contains('\\') {
        return Characters::new(left).cmp(Characters::new(right));
    }
    left.cmp(right)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn read(token: &str) -> Result<String, Rule> {
        let measured = measure(token.as_bytes(), 1).map_err(|(rule, _)| rule)?;
        let text = resolve(
            &token[1..measured.close],
            measured.escaped,
            measured.decoded,
        );
        assert_eq!(text.len(), measured.decoded, "{token}");
        Ok(text.into_owned())
    }

    #[test]
    fn every_escape_has_its_character() {
        assert_eq!(
            read(r#""\"\\\/\b\f\n\r\t\u0041\uD83D\uDE00é""#).as_deref(),
            Ok("\"\\/\u{8}\u{c}\n\r\tA😀é")
        );
    }

    #[test]
    fn half_a_surrogate_pair_is_refused() {
        for token in [
            r#""\uD83D""#,
            r#""\uD83Dx""#,
            r#""\uDE00""#,
            r#""\uD83D\n""#,
            r#""\uD83D\uD83D""#,
            r#""\uD83D\u0041""#,
        ] {
            assert_eq!(read(token), Err(Rule::Surrogate), "{token}");
        }
    }

    #[test]
    fn what_is_no_escape_is_refused() {
        for token in [
            r#""\x""#,
            r#""\u12""#,
            r#""\u12g4""#,
            r#""\"#,
            r#""\u+123""#,
            r#""abc"#,
        ] {
            assert_eq!(read(token), Err(Rule::Syntax), "{token}");
        }
        assert_eq!(read("\"a\nb\""), Err(Rule::Control));
        assert_eq!(read("\"\\n\u{1}\""), Err(Rule::Control));
    }

    proptest! {
        #[test]
        fn a_string_is_read_as_another_reader_reads_it(text in any::<String>()) {
            let token = serde_json::to_string(&text).unwrap();
            let read = read(&token);
            prop_assert_eq!(read.as_deref(), Ok(text.as_str()));
        }

        #[test]
        fn keys_are_compared_by_what_they_mean(left in "[ab\\\\\"é]{0,4}", right in "[ab\\\\\"é]{0,4}") {
            let escaped: String = left.encode_utf16().map(|unit| format!("\\u{unit:04x}")).collect();
            let plain = serde_json::to_string(&right).unwrap();
            prop_assert_eq!(compare(&escaped, &plain[1..plain.len() - 1]), left.cmp(&right));
        }
    }
}
