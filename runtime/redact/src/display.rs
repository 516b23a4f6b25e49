//! Making text harmless for a screen.
//! Does not look for secrets; see the rules for that.

use std::borrow::Cow;

/// The longest prefix of `text` that has at most `max_bytes` and ends at a character boundary.
pub fn cut(text: &str, max_bytes: usize) -> &str {
    &text[..text.floor_char_boundary(max_bytes)]
}

/// `text` without what could move a cursor, hide or reorder what is shown: terminal escape sequences, control
/// characters other than line feed and tab, direction overrides, zero-width characters and tag characters.
/// `\r\n` and the line separators U+0085, U+2028, U+2029 become `\n`.
pub fn display(text: &str) -> Cow<'_, str> {
    let Some(first) = text.find(unfit) else {
        return Cow::Borrowed(text);
    };
    let mut out = String::with_capacity(text.len());
    out.push_str(&text[..first]);
    let mut rest = &text[first..];
    while let Some(c) = rest.chars().next() {
        let after = &rest[c.len_utf8()..];
        rest = match c {
            '\u{1b}' => after_escape(after),
            '\u{9b}' => after_control_sequence(after),
            '\r' if after.starts_with('\n') => after,
            '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => {
                out.push('\n');
                after
            }
            c if unfit(c) => after,
            _ => {
                let plain = rest.find(unfit).unwrap_or(rest.len());
                out.push_str(&rest[..plain]);
                &rest[plain..]
            }
        };
    }
    Cow::Owned(out)
}

fn unfit(c: char) -> bool {
    match c {
        '\n' | '\t' => false,
        '\u{0}'..='\u{1f}' | '\u{7f}'..='\u{9f}' => true,
        // Joiners (U+200C, U+200D) stay: words of several scripts and many emoji need them.
        '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' => true,
        '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' => true,
        '\u{e0000}'..='\u{e007f}' => true,
        _ => false,
    }
}

/// What follows one escape sequence whose first byte was already taken.
fn after_escape(text: &str) -> &str {
    let mut chars = text.chars();
    match chars.next() {
        Some('[') => after_control_sequence(chars.as_str()),
        Some(']' | 'P' | 'X' | '^' | '_') => after_string(chars.as_str()),
        // Designations such as `ESC ( B`: intermediates, then one final character.
        Some(' '..='/') => chars
            .as_str()
            .trim_start_matches(|c| matches!(c, ' '..='/'))
            .strip_prefix(|c| matches!(c, '0'..='~'))
            .unwrap_or(chars.as_str()),
        Some('0'..='~') => chars.as_str(),
        _ => text,
    }
}

fn after_control_sequence(text: &str) -> &str {
    let end = text
        .trim_start_matches(|c| matches!(c, '0'..='?'))
        .trim_start_matches(|c| matches!(c, ' '..='/'));
    end.strip_prefix(|c| matches!(c, '@'..='~')).unwrap_or(text)
}

/// After an operating-system command or another string sequence. Without its end only the introducer goes, so
/// that nobody can make the rest of a text disappear.
fn after_string(text: &str) -> &str {
    let end = text.find(['\u{7}', '\u{1b}', '\u{9c}', '\n']);
    let Some(end) = end else { return text };
    let rest = &text[end..];
    if let Some(rest) = rest.strip_prefix("\u{1b}\\") {
        return rest;
    }
    rest.strip_prefix(['\u{7}', '\u{9c}']).unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_screen_gets() {
        for (text, shown) in [
            ("plain\ttext\nline", "plain\ttext\nline"),
            ("\u{1b}[31mred\u{1b}[0m", "red"),
            ("\u{1b}[2J\u{1b}[1;1Hx", "x"),
            ("\u{9b}31mred", "red"),
            ("\u{1b}]0;title\u{7}x", "x"),
            ("\u{1b}]8;;http://a\u{1b}\\link\u{1b}]8;;\u{1b}\\", "link"),
            ("\u{1b}]0;never ends, stays", "0;never ends, stays"),
            ("\u{1b}]0;no end\nnext", "0;no end\nnext"),
            ("\u{1b}(Bx", "x"),
            ("\u{1b}cx", "x"),
            ("\u{1b}", ""),
            ("\u{1b}[", ""),
            ("\u{1b}[12", "12"),
            ("\u{1b}ä", "ä"),
            ("a\r\nb\rc", "a\nb\nc"),
            ("a\u{85}b\u{2028}c\u{2029}d", "a\nb\nc\nd"),
            ("a\u{0}b\u{7}c\u{7f}d\u{9f}e", "abcde"),
            ("pay\u{202e}live\u{202c}", "paylive"),
            ("zero\u{200b}width\u{feff}", "zerowidth"),
            ("tag\u{e0041}\u{e007f}", "tag"),
            ("family 👨\u{200d}👩", "family 👨\u{200d}👩"),
        ] {
            assert_eq!(display(text), shown, "{text:?}");
        }
    }

    #[test]
    fn displayed_text_stays_as_it_is() {
        let text = "\u{1b}\u{1b}[[31m\u{1b}]\u{1b}[m\u{7}ä\r\r\n\u{9b}";
        let once = display(text).into_owned();
        assert_eq!(display(&once), once.as_str());
    }

    #[test]
    fn a_cut_ends_at_a_character_boundary() {
        assert_eq!(cut("aäb", 0), "");
        assert_eq!(cut("aäb", 1), "a");
        assert_eq!(cut("aäb", 2), "a");
        assert_eq!(cut("aäb", 3), "aä");
        assert_eq!(cut("aäb", 9), "aäb");
    }
}
