//! Text that arrives in pieces, made safe as it goes.
//! Holds back only what could still become a secret; everything else passes at once and as it came.

use std::sync::LazyLock;

use regex::Regex;
use regex_syntax::hir::{Hir, HirKind, Repetition};

use crate::rules::{self, SECRET_GROUP};
use crate::{Redactor, cut};

/// A beginning shorter than this, in bytes, is not held back: it is no secret yet, and ordinary words end like it.
const HELD_BYTES_MIN: usize = 4;
/// So much of what was given out is remembered, in bytes: names that stand before a secret. All of it is searched again
/// with each piece, so more of it costs time.
const CONTEXT_BYTES_MAX: usize = 80;

/// One text, in pieces.
///
/// A secret that is cut between two pieces is replaced as a whole, but for at most three characters at its
/// beginning, which may have been given out before it could be known.
#[derive(Clone, Debug, Default)]
pub struct Flow {
    redactor: Redactor,
    /// The end of what was given out, as it was given out.
    context: String,
    /// What came in and could still become a secret.
    held: String,
}

impl Flow {
    /// A text without any piece yet.
    pub fn new(redactor: Redactor) -> Flow {
        Flow {
            redactor,
            ..Flow::default()
        }
    }

    /// Takes a piece and gives what can be shown now, which may be empty.
    pub fn push(&mut self, piece: &str) -> String {
        self.held.push_str(piece);
        let seen = [self.context.as_str(), self.held.as_str()].concat();
        let mut open = self.open(&seen).max(self.context.len());
        // What could still become a secret may begin inside one that is whole; that one must not be cut.
        if open < seen.len()
            && !self
                .redactor
                .secrets(&seen)
                .starts_with(&*self.redactor.secrets(&seen[..open]))
        {
            open = self.context.len();
        }
        self.give(&seen[..open])
    }

    /// Ends the text and gives what was held back. The next piece begins a new one.
    pub fn end(&mut self) -> String {
        let seen = [self.context.as_str(), self.held.as_str()].concat();
        let rest = self.give(&seen);
        self.context.clear();
        rest
    }

    /// Bytes that are held back.
    pub fn held(&self) -> usize {
        self.held.len()
    }

    /// Gives out what follows the context in `seen`.
    fn give(&mut self, seen: &str) -> String {
        let raw = &seen[self.context.len()..];
        if raw.is_empty() {
            return String::new();
        }
        let safe = self.redactor.secrets(seen);
        let same = common(&self.context, &safe);
        // A secret may begin with what was given out already, which cannot be taken back.
        let given = if same + HELD_BYTES_MIN > self.context.len() {
            safe[same..].to_owned()
        } else {
            self.redactor.secrets(raw).into_owned()
        };
        self.held.drain(..raw.len());
        self.context.push_str(&given);
        let past = self.context.len().saturating_sub(CONTEXT_BYTES_MAX);
        self.context.drain(..self.context.ceil_char_boundary(past));
        given
    }

    /// Where the end of `text` begins that could still become a secret; its length when there is none.
    fn open(&self, text: &str) -> usize {
        let by_shape = BEGINNINGS
            .find(text)
            .map_or(text.len(), |open| open.start());
        let values = self.redactor.values.iter().flat_map(|values| &values.each);
        let by_value = values
            .map(|value| text.len() - overlap(text, value))
            .min()
            .unwrap_or(text.len());
        let open = by_shape.min(by_value);
        if text.len() - open < HELD_BYTES_MIN {
            return text.len();
        }
        open
    }
}

/// Length of the longest beginning of `value`, not all of it, that `text` ends with.
fn overlap(text: &str, value: &str) -> usize {
    let longest = cut(value, value.len() - 1).len().min(text.len());
    (1..=longest)
        .rev()
        .find(|length| text.as_bytes().ends_with(&value.as_bytes()[..*length]))
        .unwrap_or(0)
}

/// Length of the longest beginning that both have.
fn common(one: &str, other: &str) -> usize {
    let bytes = one.bytes().zip(other.bytes());
    one.floor_char_boundary(bytes.take_while(|(a, b)| a == b).count())
}

/// Matches the beginning of anything that a rule could match, at the end of a text.
static BEGINNINGS: LazyLock<Regex> = LazyLock::new(|| {
    let beginnings = rules::patterns().map(|pattern| {
        let whole = regex_syntax::parse(pattern)
            .unwrap_or_else(|error| panic!("a rule that compiles can be parsed: {error}"));
        beginning(&whole)
    });
    let pattern = format!(r"(?:{})\z", Hir::alternation(beginnings.collect()));
    Regex::new(&pattern)
        .unwrap_or_else(|error| panic!("beginnings of rules that compile do too: {error}"))
});

/// Matches every beginning of what `whole` matches. Where a part of it is what will be replaced, nothing before
/// that part is needed, so the beginning has to reach it.
fn beginning(whole: &Hir) -> Hir {
    match whole.kind() {
        HirKind::Empty | HirKind::Look(_) => Hir::empty(),
        HirKind::Class(_) => optional(whole.clone()),
        HirKind::Literal(literal) => {
            let text = String::from_utf8_lossy(&literal.0);
            let ends = text.char_indices().map(|(at, _)| at).chain([text.len()]);
            Hir::alternation(
                ends.map(|end| Hir::literal(text[..end].as_bytes()))
                    .collect(),
            )
        }
        HirKind::Repetition(repetition) => {
            let some = Repetition {
                min: 0,
                ..repetition.clone()
            };
            Hir::concat(vec![Hir::repetition(some), beginning(&repetition.sub)])
        }
        HirKind::Capture(capture) => beginning(&capture.sub),
        HirKind::Alternation(choices) => Hir::alternation(choices.iter().map(beginning).collect()),
        HirKind::Concat(parts) => {
            let first = parts.iter().position(is_secret).unwrap_or(0);
            let ends = first..parts.len();
            Hir::alternation(
                ends.map(|end| {
                    let whole = parts[..end].iter().cloned();
                    Hir::concat(whole.chain([beginning(&parts[end])]).collect())
                })
                .collect(),
            )
        }
    }
}

fn is_secret(part: &Hir) -> bool {
    matches!(part.kind(), HirKind::Capture(capture) if capture.name.as_deref() == Some(SECRET_GROUP))
}

fn optional(part: Hir) -> Hir {
    Hir::alternation(vec![part, Hir::empty()])
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn flow() -> Flow {
        Flow::new(Redactor::new(["hunter2hunter2"]))
    }

    /// What is given out for each piece, and at the end.
    fn given(pieces: &[&str]) -> Vec<String> {
        let mut flow = flow();
        let mut given: Vec<String> = pieces.iter().map(|piece| flow.push(piece)).collect();
        given.push(flow.end());
        given
    }

    #[test]
    fn plain_text_passes_piece_by_piece_and_as_it_came() {
        for pieces in [
            &["Hello", ", ", "world", "."][..],
            &["x", "x", "x", "x", "x"],
            &[
                "The password",
                " is",
                " secret",
                ": ",
                "see ",
                "https",
                "://",
                "example.com",
                "/a",
            ],
            &[
                "- a\n", "---", "\n", "é", "👋", " risk", " task", " s", "k", "\n\n",
            ],
            &["let api_key = get", "_key();"],
        ] {
            let mut expected: Vec<String> =
                pieces.iter().map(|piece| (*piece).to_owned()).collect();
            expected.push(String::new());
            let seen = given(pieces);
            assert_eq!(seen.concat(), expected.concat());
            if !pieces
                .iter()
                .any(|piece| piece.contains(':') || piece.contains('='))
            {
                assert_eq!(seen, expected);
            }
        }
    }

    // Put together here so that no scanner takes this file for a leak.
    fn secrets() -> Vec<String> {
        let tail = "aB3".repeat(12);
        vec![
            format!("{}{tail}", "sk-ant-"),
            format!("{}{tail}", "ghp_"),
            format!("{}.{tail}.{tail}", "eyJhbGciOiJI"),
            format!("{}{}", "AKIA", "ABCDEFGHIJ234567"),
            "hunter2hunter2".to_owned(),
            [
                "-----BEGIN RSA PRIVATE KEY-----\n",
                &tail,
                "\n",
                &tail,
                "\n-----END RSA PRIVATE KEY-----",
            ]
            .concat(),
        ]
    }

    #[test]
    fn a_secret_in_pieces_is_not_given_out() {
        for secret in secrets() {
            let text = format!("use {secret} for it");
            for size in 1..=secret.len() {
                let mut flow = flow();
                let mut given = String::new();
                let letters: Vec<char> = text.chars().collect();
                for piece in letters.chunks(size) {
                    given.push_str(&flow.push(&piece.iter().collect::<String>()));
                }
                given.push_str(&flow.end());
                let shown = given
                    .strip_prefix("use ")
                    .and_then(|rest| rest.strip_suffix("[redacted] for it"));
                assert!(
                    shown.is_some_and(|early| early.len() < HELD_BYTES_MIN),
                    "{size}: {given}"
                );
            }
        }
    }

    #[test]
    fn a_value_after_its_name_is_not_given_out_though_the_name_was() {
        for (name, value) in [
            ("password = \"", "x7Gq9zzzAb"),
            ("Authorization: Bearer ", "abcdefgh01234567abcd"),
            ("postgres://user:", "x7Gq9zzzAb@host"),
        ] {
            for size in 1..5 {
                let mut flow = flow();
                let mut given = flow.push("the ") + &flow.push(name);
                for piece in value.as_bytes().chunks(size) {
                    given.push_str(&flow.push(std::str::from_utf8(piece).unwrap()));
                }
                given.push_str(&flow.push(" end"));
                given.push_str(&flow.end());
                let expected = format!("the {name}{value} end");
                assert_eq!(given, Redactor::patterns().secrets(&expected), "{size}");
                assert!(!given.contains("Gq9") && !given.contains("567"));
            }
        }
    }

    #[test]
    fn what_is_held_back_comes_at_the_end() {
        let mut flow = flow();
        assert_eq!(flow.push("see sk-ant"), "see ");
        assert_eq!(flow.held(), 6);
        assert_eq!(flow.push("iquity"), "");
        assert_eq!(flow.end(), "sk-antiquity");
        assert_eq!(flow.push("hunter2"), "");
        assert_eq!(flow.push("hunter2"), "");
        assert_eq!(flow.push("hunt"), "");
        assert_eq!(flow.push(" now"), "[redacted]hunt now");
    }

    #[test]
    fn half_a_private_key_is_replaced_too() {
        let seen = given(&["a ", "-----BEGIN PRIVATE KEY-----\nMIIE", "abc\n", "def"]).concat();
        assert_eq!(seen, "a [redacted]");
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn text_comes_out_whole_however_it_is_cut(
            text in "([a-z :=/@.\\n-]{0,12}(sk-|ghp_|password|é|0aB){0,1}){0,12}",
            cuts in proptest::collection::vec(0usize..200, 0..30),
        ) {
            prop_assume!(!Redactor::patterns().looks_secret(&text));
            let mut cuts: Vec<usize> = cuts.into_iter().map(|cut| text.floor_char_boundary(cut)).collect();
            cuts.extend([0, text.len()]);
            cuts.sort_unstable();
            let pieces: Vec<&str> = cuts.windows(2).map(|cut| &text[cut[0]..cut[1]]).collect();
            prop_assert_eq!(given(&pieces).concat(), text);
        }
    }
}
