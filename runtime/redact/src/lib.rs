//! Text in, safe text out: secrets replaced, control characters removed, lengths bounded at character boundaries.
//! Stores nothing, decides nothing about who may see a text; it only makes one safer to show.

mod display;
mod flow;
mod rules;

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use aho_corasick::{AhoCorasick, MatchKind};

pub use display::{cut, display};
pub use flow::Flow;

/// What stands in the place of a secret.
pub const REDACTED: &str = "[redacted]";

/// Credential values shorter than this, in bytes, are not searched for: they would match ordinary words.
pub const SECRET_BYTES_MIN: usize = 8;

/// Finds secrets in text: always by the shapes of known keys and tokens, and by the values handed in.
///
/// Cheap to clone. Its `Debug` form shows no value.
#[derive(Clone, Default)]
pub struct Redactor {
    values: Option<Arc<Values>>,
}

/// Credential values, and the search for all of them at once.
struct Values {
    each: Vec<String>,
    search: AhoCorasick,
}

impl Redactor {
    /// A redactor that also knows `secrets`, the credential values this process holds.
    /// Values below [`SECRET_BYTES_MIN`] after trimming are left out.
    pub fn new<S: AsRef<str>>(secrets: impl IntoIterator<Item = S>) -> Redactor {
        let values: Vec<String> = secrets
            .into_iter()
            .map(|secret| secret.as_ref().trim().to_owned())
            .filter(|secret| secret.len() >= SECRET_BYTES_MIN)
            .collect();
        if values.is_empty() {
            return Redactor::patterns();
        }
        // Building fails only beyond 2^31 bytes of values; the patterns then still apply.
        let search = AhoCorasick::builder()
            .match_kind(MatchKind::LeftmostLongest)
            .build(&values);
        let values = search.ok().map(|search| {
            let each = values;
            Arc::new(Values { each, search })
        });
        Redactor { values }
    }

    /// A redactor that knows shapes only.
    pub fn patterns() -> Redactor {
        Redactor::default()
    }

    /// `text` with each secret replaced by [`REDACTED`]; everything else stays, line breaks too.
    /// Linear in the length of the text.
    pub fn secrets<'t>(&self, text: &'t str) -> Cow<'t, str> {
        let known = match &self.values {
            Some(values) => replaced(&values.search, text),
            None => Cow::Borrowed(text),
        };
        match known {
            Cow::Borrowed(text) => rules::apply(text),
            Cow::Owned(text) => match rules::apply(&text) {
                Cow::Borrowed(_) => Cow::Owned(text),
                Cow::Owned(again) => Cow::Owned(again),
            },
        }
    }

    /// `text` made fit for a person's screen, over several lines: [`display`], then secrets replaced.
    pub fn display<'t>(&self, text: &'t str) -> Cow<'t, str> {
        // In this order: an invisible character inside a key must not hide the key from the search.
        match display(text) {
            Cow::Borrowed(text) => self.secrets(text),
            Cow::Owned(text) => Cow::Owned(self.secrets(&text).into_owned()),
        }
    }

    /// `text` as one line of at most `max_bytes`, for titles and labels: [`Redactor::display`], white space
    /// collapsed, cut at a character boundary with `…` inside the bound when something was left out.
    /// Empty when nothing showable is left.
    pub fn line(&self, text: &str, max_bytes: usize) -> String {
        let shown = self.display(text);
        let mut line = String::with_capacity(shown.len().min(max_bytes + 1));
        for word in shown.split_whitespace() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
            if line.len() > max_bytes {
                break;
            }
        }
        if line.len() <= max_bytes {
            return line;
        }
        const MORE: &str = "…";
        let kept = cut(&line, max_bytes.saturating_sub(MORE.len()))
            .trim_end()
            .len();
        line.truncate(kept);
        if kept > 0 {
            line.push_str(MORE);
        }
        line
    }

    /// Whether `text` holds anything that [`Redactor::secrets`] would replace.
    pub fn looks_secret(&self, text: &str) -> bool {
        self.values
            .as_ref()
            .is_some_and(|values| values.search.is_match(text))
            || rules::found(text)
    }
}

impl fmt::Debug for Redactor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values = self.values.as_ref().map_or(0, |values| values.each.len());
        f.debug_struct("Redactor").field("values", &values).finish()
    }
}

fn replaced<'t>(values: &AhoCorasick, text: &'t str) -> Cow<'t, str> {
    let mut out = String::new();
    let mut done = 0;
    for found in values.find_iter(text) {
        out.push_str(&text[done..found.start()]);
        out.push_str(REDACTED);
        done = found.end();
    }
    if done == 0 {
        return Cow::Borrowed(text);
    }
    out.push_str(&text[done..]);
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_held_by_the_process_is_replaced_wherever_it_stands() {
        let redactor = Redactor::new(["hunter2hunter2", "hunter2hunter2-longer"]);
        assert_eq!(
            redactor.secrets("a hunter2hunter2-longer b\nxhunter2hunter2x"),
            "a [redacted] b\nx[redacted]x"
        );
        assert!(redactor.looks_secret("hunter2hunter2"));
    }

    #[test]
    fn short_and_blank_values_are_not_searched_for() {
        let redactor = Redactor::new(["", "  ", "1234567", " 12345678 "]);
        assert_eq!(
            redactor.secrets("1234567 and 12345678"),
            "1234567 and [redacted]"
        );
    }

    #[test]
    fn text_without_secrets_is_borrowed() {
        let redactor = Redactor::new(["hunter2hunter2"]);
        assert!(matches!(
            redactor.secrets("nothing here\n"),
            Cow::Borrowed(_)
        ));
        assert!(matches!(
            redactor.display("nothing here\n"),
            Cow::Borrowed(_)
        ));
    }

    #[test]
    fn an_invisible_character_does_not_hide_a_key() {
        let key = "sk-ant-api03-\u{200b}AAAABBBBCCCCDDDD";
        assert_eq!(Redactor::patterns().display(key), REDACTED);
        assert_eq!(Redactor::patterns().line(key, 64), REDACTED);
    }

    #[test]
    fn a_line_is_one_line_within_its_bound() {
        let line = |text: &str, max| Redactor::patterns().line(text, max);
        assert_eq!(line("  two\n\n  words\t", 32), "two words");
        assert_eq!(line("abcdef", 6), "abcdef");
        assert_eq!(line("abcdefg", 6), "abc…");
        assert_eq!(line("äöüß", 7), "äö…");
        assert_eq!(line("äöüß", 8), "äöüß");
        assert_eq!(line("one two three", 9), "one tw…");
        assert_eq!(line("\u{1b}[31m\u{7}\n", 9), "");
        assert_eq!(line("abc", 0), "");
        for max in 0..40 {
            assert!(line("ein Käfer läuft über die Straße 🐞🐞🐞", max).len() <= max);
        }
    }

    #[test]
    fn debug_shows_no_value() {
        let shown = format!("{:?}", Redactor::new(["hunter2hunter2"]));
        assert_eq!(shown, "Redactor { values: 1 }");
    }
}
