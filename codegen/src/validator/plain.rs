//! Patterns that say no more than how a text begins, ends, or what it is made of: most of those in schemas.
//! The others are left to the `regex` crate.

use regex_syntax::hir::{Class, Hir, HirKind, Literal, Look, Repetition};

/// What a pattern says, where comparing says it as well.
#[derive(Debug, PartialEq, Eq)]
pub enum Plain {
    Anything,
    Is(String),
    Starts(String),
    Ends(String),
    Holds(String),
    HoldsOneOf(Vec<(char, char)>),
    MadeOf {
        ranges: Vec<(char, char)>,
        least: u32,
        most: Option<u32>,
    },
}

/// More ranges than this are faster as tables, which `regex` has.
const RANGES: usize = 12;

impl Plain {
    /// None: a pattern in the syntax of `regex` says more.
    pub fn of(source: &str) -> Option<Self> {
        let hir = regex_syntax::parse(source).ok()?;
        let parts = match hir.kind() {
            HirKind::Concat(parts) => parts.as_slice(),
            _ => std::slice::from_ref(&hir),
        };
        let start = parts.first().is_some_and(|part| is(part, Look::Start));
        let parts = &parts[usize::from(start)..];
        let end = parts.last().is_some_and(|part| is(part, Look::End));
        match (&parts[..parts.len() - usize::from(end)], start, end) {
            ([], true, true) => Some(Plain::Is(String::new())),
            ([], _, _) => Some(Plain::Anything),
            ([one], _, _) => Self::between(one.kind(), start, end),
            _ => None,
        }
    }

    fn between(kind: &HirKind, start: bool, end: bool) -> Option<Self> {
        match (kind, start, end) {
            (HirKind::Empty, false, false) => Some(Plain::Anything),
            (HirKind::Literal(Literal(bytes)), _, _) => {
                let text = String::from_utf8(bytes.to_vec()).ok()?;
                Some(match (start, end) {
                    (true, true) => Plain::Is(text),
                    (true, false) => Plain::Starts(text),
                    (false, true) => Plain::Ends(text),
                    (false, false) => Plain::Holds(text),
                })
            }
            (HirKind::Class(class), false, false) => ranges(class).map(Plain::HoldsOneOf),
            (HirKind::Class(class), true, true) => ranges(class).map(|ranges| Plain::MadeOf {
                ranges,
                least: 1,
                most: Some(1),
            }),
            (HirKind::Repetition(Repetition { min, max, sub, .. }), _, _) => {
                let HirKind::Class(class) = sub.kind() else {
                    return None;
                };
                match (start, end, *min) {
                    (true, true, least) => ranges(class).map(|ranges| Plain::MadeOf {
                        ranges,
                        least,
                        most: *max,
                    }),
                    (false, false, 0) => Some(Plain::Anything),
                    (false, false, 1) => ranges(class).map(Plain::HoldsOneOf),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

fn is(part: &Hir, look: Look) -> bool {
    *part.kind() == HirKind::Look(look)
}

/// None: too many, or none at all.
fn ranges(class: &Class) -> Option<Vec<(char, char)>> {
    let Class::Unicode(class) = class else {
        return None;
    };
    let ranges: Vec<(char, char)> = class
        .ranges()
        .iter()
        .map(|range| (range.start(), range.end()))
        .collect();
    (1..=RANGES).contains(&ranges.len()).then_some(ranges)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_pattern_says_plainly_is_told() {
        let digits = || vec![('0', '9')];
        let made_of = |least, most| Plain::MadeOf {
            ranges: digits(),
            least,
            most,
        };
        for (source, expected) in [
            ("", Some(Plain::Anything)),
            ("^", Some(Plain::Anything)),
            ("[0-9]*", Some(Plain::Anything)),
            ("^$", Some(Plain::Is(String::new()))),
            ("^ab$", Some(Plain::Is("ab".into()))),
            ("^x-", Some(Plain::Starts("x-".into()))),
            ("é$", Some(Plain::Ends("é".into()))),
            ("a", Some(Plain::Holds("a".into()))),
            ("[0-9]", Some(Plain::HoldsOneOf(digits()))),
            ("[0-9]+", Some(Plain::HoldsOneOf(digits()))),
            ("^[0-9]$", Some(made_of(1, Some(1)))),
            ("^[0-9]+$", Some(made_of(1, None))),
            ("^[0-9]{2,3}$", Some(made_of(2, Some(3)))),
            ("^[0-9]", None),
            ("[0-9]{2}", None),
            ("^(?:ab)*$", None),
            ("^a|b$", None),
            ("^ab[0-9]$", None),
            ("\\p{L}", None),
            ("[^\\u{0}-\\u{10FFFF}]", None),
        ] {
            assert_eq!(Plain::of(source), expected, "{source}");
        }
    }
}
