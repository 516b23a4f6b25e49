//! The two forms of pattern that the schema dialect allows, checked without a regular expression engine.
//! Does not parse patterns: generated code holds them as data.

/// The form of a whole string.
#[derive(Debug)]
pub enum Pattern {
    /// No rule.
    Any,
    /// Somewhere a character that is no white space (ECMA-262: white space and line terminators).
    NonSpace,
    /// One or more characters, none of them a control character (C0, DEL, C1).
    NoControl,
    /// These pieces one after the other, each as long as it can be, and nothing else.
    Sequence(&'static [Piece]),
}

/// So many characters out of a set.
#[derive(Debug)]
pub struct Piece {
    /// Inclusive ranges below U+0080.
    pub ascii: &'static [(u8, u8)],
    /// Inclusive ranges from U+0080 on.
    pub beyond: &'static [(char, char)],
    /// Least number of characters.
    pub min: u32,
    /// Greatest number of characters; `u32::MAX` where there is none.
    pub max: u32,
}

impl Pattern {
    /// Whether the text has this form.
    #[inline]
    pub fn allows(&self, text: &str) -> bool {
        match self {
            Pattern::Any => true,
            Pattern::NonSpace => {
                // Most texts begin with a visible character.
                text.bytes()
                    .next()
                    .is_some_and(|first| first.is_ascii_graphic())
                    || text.chars().any(|character| !white(character))
            }
            Pattern::NoControl => sequence(&[NO_CONTROL], text),
            Pattern::Sequence(pieces) => sequence(pieces, text),
        }
    }

    /// The same where it is known that the text holds neither C0 controls nor DEL nor anything beyond ASCII.
    #[inline]
    pub(crate) fn allows_visible(&self, text: &str) -> bool {
        match self {
            Pattern::NoControl => !text.is_empty(),
            _ => self.allows(text),
        }
    }
}

const NO_CONTROL: Piece = Piece {
    ascii: &[(0x20, 0x7e)],
    beyond: &[('\u{a0}', char::MAX)],
    min: 1,
    max: u32::MAX,
};

fn sequence(pieces: &[Piece], text: &str) -> bool {
    let mut rest = text;
    for piece in pieces {
        match piece.strip(rest) {
            Some(after) => rest = after,
            None => return false,
        }
    }
    rest.is_empty()
}

impl Piece {
    /// The text after this piece, None where it does not begin with it.
    fn strip<'t>(&self, text: &'t str) -> Option<&'t str> {
        let bytes = text.as_bytes();
        let within = bytes.len().min(self.max as usize);
        let (whole, _) = bytes.split_at_checked(within)?;
        let ascii = self.ascii_run(whole);
        if ascii == within {
            return (ascii >= self.min as usize)
                .then(|| text.get(ascii..))
                .flatten();
        }
        // Here a character of another set or beyond ASCII stands.
        let mut count = ascii;
        let mut characters = text.get(ascii..)?.chars();
        let mut rest = characters.as_str();
        while count < self.max as usize {
            match characters.next() {
                Some(character) if self.holds(character) => {
                    count += 1;
                    rest = characters.as_str();
                }
                _ => break,
            }
        }
        (count >= self.min as usize).then_some(rest)
    }

    fn holds(&self, character: char) -> bool {
        match u8::try_from(character) {
            Ok(byte) if byte < 0x80 => self
                .ascii
                .iter()
                .any(|(low, high)| (*low..=*high).contains(&byte)),
            _ => self
                .beyond
                .iter()
                .any(|(low, high)| (*low..=*high).contains(&character)),
        }
    }

    /// How many bytes at the beginning are ASCII of this set; eight at a time.
    fn ascii_run(&self, bytes: &[u8]) -> usize {
        let mut at = 0;
        while let Some(word) = bytes.get(at..).and_then(|rest| rest.first_chunk::<8>()) {
            let outside = self.outside(u64::from_le_bytes(*word));
            if outside != 0 {
                return at + (outside.trailing_zeros() / 8) as usize;
            }
            at += 8;
        }
        let rest = bytes.get(at..).unwrap_or_default();
        if rest.is_empty() {
            return at;
        }
        // The bytes that are left, with zeros after them that end the run at the latest where the bytes end.
        let mut word = [0; 8];
        for (to, from) in word.iter_mut().zip(rest) {
            *to = *from;
        }
        let outside = self.outside(u64::from_le_bytes(word));
        at + ((outside.trailing_zeros() / 8) as usize).min(rest.len())
    }

    /// Marks the bytes that are not ASCII of this set.
    #[inline(always)]
    fn outside(&self, word: u64) -> u64 {
        let low7 = word & !TOPS;
        let mut inside = 0;
        for (low, high) in self.ascii {
            // Sums stay below 0x100 in each byte, so nothing carries over.
            let from = low7 + ONES * u64::from(0x80 - *low);
            let past = low7 + ONES * u64::from(0x7f - *high);
            inside |= from & !past;
        }
        (!inside | word) & TOPS
    }
}

const ONES: u64 = u64::from_le_bytes([0x01; 8]);
const TOPS: u64 = u64::from_le_bytes([0x80; 8]);

/// ECMA-262 `\s`: white space, the byte order mark, and line terminators.
fn white(character: char) -> bool {
    matches!(
        character,
        '\t' | '\n' | '\u{b}' | '\u{c}' | '\r' | ' ' | '\u{a0}' | '\u{1680}' | '\u{2000}'
            ..='\u{200a}'
                | '\u{2028}'
                | '\u{2029}'
                | '\u{202f}'
                | '\u{205f}'
                | '\u{3000}'
                | '\u{feff}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const HASHED: Pattern = Pattern::Sequence(&[
        Piece {
            ascii: &[(b'a', b'z')],
            beyond: &[],
            min: 1,
            max: u32::MAX,
        },
        Piece {
            ascii: &[(b'_', b'_')],
            beyond: &[],
            min: 1,
            max: 1,
        },
        Piece {
            ascii: &[(b'0', b'9'), (b'a', b'f')],
            beyond: &[],
            min: 64,
            max: 64,
        },
    ]);

    const PRINTABLE: Pattern = Pattern::NoControl;

    #[test]
    fn pieces_follow_one_another_to_the_end() {
        let hash = "0123456789abcdef".repeat(4);
        for (text, expected) in [
            (format!("ses_{hash}"), true),
            (format!("a_{hash}"), true),
            (format!("_{hash}"), false),
            (format!("ses{hash}"), false),
            (format!("ses_{}", &hash[1..]), false),
            (format!("ses_{hash}0"), false),
            (format!("ses_{}G", &hash[1..]), false),
            (format!("longprefixlongprefixlongprefix_{hash}"), true),
            (String::new(), false),
        ] {
            assert_eq!(HASHED.allows(&text), expected, "{text}");
        }
    }

    #[test]
    fn control_characters_are_found_at_any_place() {
        for length in 1..70 {
            for at in 0..length {
                for (wrong, expected) in [
                    ('\u{1f}', false),
                    ('\u{7f}', false),
                    ('\u{80}', false),
                    ('\u{9f}', false),
                    ('\u{a0}', true),
                    ('😀', true),
                    (' ', true),
                ] {
                    let text: String = (0..length)
                        .map(|index| if index == at { wrong } else { 'x' })
                        .collect();
                    assert_eq!(PRINTABLE.allows(&text), expected, "{text:?}");
                }
            }
        }
        assert!(!PRINTABLE.allows(""));
    }

    #[test]
    fn white_space_alone_is_no_text() {
        for text in [
            "",
            " ",
            "\t\n\r\u{b}\u{c}",
            "\u{a0}\u{2003}\u{2028}\u{3000}\u{feff}",
        ] {
            assert!(!Pattern::NonSpace.allows(text), "{text:?}");
        }
        for text in ["x", " x ", "\u{200b}", "\u{85}", "\u{180e}"] {
            assert!(Pattern::NonSpace.allows(text), "{text:?}");
        }
    }
}
