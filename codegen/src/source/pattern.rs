//! `pattern`: the small family of regular expressions that every target checks without a regex engine.
//! Matches nothing itself.

use crate::model::{Pattern, PatternForm, PatternPiece};

use super::problem::At;

const HINT: &str = "write \\S (something that is no white space), or ^…$ around character classes, literals and quantifiers, \
                    where a class of open length shares no character with what may follow it";

/// The pattern of `source`, or a problem and nothing.
pub fn parse(at: &At<'_>, source: &str) -> Option<Pattern> {
    let form = if source == "\\S" {
        Ok(PatternForm::HasNonSpace)
    } else {
        sequence(source)
            .and_then(|pieces| decidable(&pieces).map(|()| PatternForm::Sequence(pieces)))
    };
    match form {
        Ok(form) => Some(Pattern {
            source: source.to_owned(),
            form,
        }),
        Err(reason) => {
            at.refuse(
                format!("the pattern `{source}` is outside of the dialect: {reason}"),
                HINT,
            );
            None
        }
    }
}

fn sequence(source: &str) -> Result<Vec<PatternPiece>, String> {
    let body = source
        .strip_prefix('^')
        .and_then(|rest| rest.strip_suffix('$'))
        .filter(|rest| !rest.ends_with('\\'))
        .ok_or("it is not anchored with ^ and $")?;
    let mut chars = Chars { rest: body };
    let mut pieces = Vec::new();
    while let Some(next) = chars.next() {
        let (negated, ranges) = match next {
            '[' => class(&mut chars)?,
            '\\' => (false, vec![single(escape(&mut chars)?)]),
            '(' | ')' | '|' | '.' | '*' | '+' | '?' | '{' | '}' | ']' | '^' | '$' => {
                return Err(format!("`{next}` may not stand there"));
            }
            literal => (false, vec![single(literal)]),
        };
        let (min, max) = quantifier(&mut chars)?;
        pieces.push(PatternPiece {
            negated,
            ranges,
            min,
            max,
        });
    }
    Ok(pieces)
}

struct Chars<'a> {
    rest: &'a str,
}

impl Chars<'_> {
    fn next(&mut self) -> Option<char> {
        let next = self.rest.chars().next()?;
        self.rest = &self.rest[next.len_utf8()..];
        Some(next)
    }

    fn take(&mut self, wanted: char) -> bool {
        let there = self.rest.starts_with(wanted);
        if there {
            self.next();
        }
        there
    }
}

fn single(c: char) -> (char, char) {
    (c, c)
}

fn class(chars: &mut Chars<'_>) -> Result<(bool, Vec<(char, char)>), String> {
    let negated = chars.take('^');
    let mut ranges = Vec::new();
    loop {
        let first = match chars.next().ok_or("a class is not closed")? {
            ']' if !ranges.is_empty() => return Ok((negated, ranges)),
            ']' => return Err("a class is empty".to_owned()),
            '\\' => escape(chars)?,
            '[' => return Err("`[` inside a class must be escaped".to_owned()),
            literal => literal,
        };
        // A hyphen before the closing bracket is a literal.
        if !chars.rest.starts_with('-') || chars.rest.starts_with("-]") {
            ranges.push(single(first));
            continue;
        }
        chars.next();
        let last = match chars.next().ok_or("a class is not closed")? {
            '\\' => escape(chars)?,
            literal => literal,
        };
        if last < first {
            return Err(format!("the range {first:?} to {last:?} is empty"));
        }
        ranges.push((first, last));
    }
}

fn escape(chars: &mut Chars<'_>) -> Result<char, String> {
    match chars.next().ok_or("it ends in an escape")? {
        'u' => {
            let digits = chars
                .rest
                .get(..4)
                .ok_or("\\u needs four hexadecimal digits")?;
            let value =
                u32::from_str_radix(digits, 16).map_err(|_| "\\u needs four hexadecimal digits")?;
            chars.rest = &chars.rest[4..];
            char::from_u32(value).ok_or_else(|| "a surrogate is no character".to_owned())
        }
        'n' => Ok('\n'),
        'r' => Ok('\r'),
        't' => Ok('\t'),
        other if other.is_ascii_punctuation() => Ok(other),
        other => Err(format!("the escape \\{other} is not used")),
    }
}

fn quantifier(chars: &mut Chars<'_>) -> Result<(u32, Option<u32>), String> {
    if chars.take('+') {
        return Ok((1, None));
    }
    if chars.take('*') {
        return Ok((0, None));
    }
    if chars.take('?') {
        return Ok((0, Some(1)));
    }
    if !chars.take('{') {
        return Ok((1, Some(1)));
    }
    let (inside, rest) = chars
        .rest
        .split_once('}')
        .ok_or("a quantifier is not closed")?;
    chars.rest = rest;
    let number = |text: &str| {
        text.parse::<u32>()
            .map_err(|_| format!("the quantifier {{{inside}}} is malformed"))
    };
    match inside.split_once(',') {
        None => number(inside).map(|n| (n, Some(n))),
        Some((min, "")) => Ok((number(min)?, None)),
        Some((min, max)) => {
            let (min, max) = (number(min)?, number(max)?);
            if max < min {
                Err(format!("the quantifier {{{inside}}} is empty"))
            } else {
                Ok((min, Some(max)))
            }
        }
    }
}

/// Whether taking as much as possible, piece after piece, decides the match without going back.
fn decidable(pieces: &[PatternPiece]) -> Result<(), String> {
    for (index, piece) in pieces
        .iter()
        .enumerate()
        .filter(|(_, piece)| piece.max != Some(piece.min))
    {
        for follower in &pieces[index + 1..] {
            if overlap(piece, follower) {
                return Err(
                    "a class of open length shares characters with what may follow it".to_owned(),
                );
            }
            if follower.min > 0 {
                break;
            }
        }
    }
    Ok(())
}

fn overlap(one: &PatternPiece, other: &PatternPiece) -> bool {
    let (one, other) = (covered(one), covered(other));
    one.iter()
        .any(|(low, high)| other.iter().any(|(from, to)| low <= to && from <= high))
}

/// The code points a piece takes, as sorted inclusive ranges.
fn covered(piece: &PatternPiece) -> Vec<(u32, u32)> {
    let mut ranges: Vec<(u32, u32)> = piece
        .ranges
        .iter()
        .map(|(low, high)| (*low as u32, *high as u32))
        .collect();
    ranges.sort_unstable();
    if !piece.negated {
        return ranges;
    }
    let mut rest = Vec::new();
    let mut next = 0;
    for (low, high) in ranges {
        if next < low {
            rest.push((next, low - 1));
        }
        next = next.max(high + 1);
    }
    if next <= char::MAX as u32 {
        rest.push((next, char::MAX as u32));
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::problem::Log;

    fn check(source: &str, expected: &str) {
        let log = Log::default();
        let found = match parse(&At::file("f.json", &log), source) {
            Some(Pattern {
                form: PatternForm::HasNonSpace,
                ..
            }) => "non-space".to_owned(),
            Some(Pattern {
                form: PatternForm::Sequence(pieces),
                ..
            }) => pieces
                .iter()
                .map(|p| {
                    format!(
                        "{}{:?}{}..{:?}",
                        if p.negated { "!" } else { "" },
                        p.ranges,
                        p.min,
                        p.max
                    )
                })
                .collect::<Vec<_>>()
                .join(" "),
            None => match log.check() {
                Err(problems) => problems.0[0].reason.clone(),
                Ok(()) => String::new(),
            },
        };
        assert!(found.ends_with(expected), "{source}: {found}");
    }

    #[test]
    fn the_two_forms_are_read() {
        check("\\S", "non-space");
        check(
            "^[A-Za-z0-9._/:-]+$",
            "[('A', 'Z'), ('a', 'z'), ('0', '9'), ('.', '.'), ('_', '_'), ('/', '/'), (':', ':'), ('-', '-')]1..None",
        );
        check(
            "^[^\\u0000-\\u001f\\u007f]*$",
            "![('\\0', '\\u{1f}'), ('\\u{7f}', '\\u{7f}')]0..None",
        );
        check(
            "^a[b]{2}\\.$",
            "[('a', 'a')]1..Some(1) [('b', 'b')]2..Some(2) [('.', '.')]1..Some(1)",
        );
    }

    #[test]
    fn everything_else_is_refused() {
        check("abc", "it is not anchored with ^ and $");
        check("^(a|b)$", "`(` may not stand there");
        check(
            "^[a-z]+[0-9a]$",
            "a class of open length shares characters with what may follow it",
        );
        check(
            "^[a-z]+[0-9]?[a]$",
            "a class of open length shares characters with what may follow it",
        );
        check(
            "^[^0-9]*x$",
            "a class of open length shares characters with what may follow it",
        );
        check("^\\d+$", "the escape \\d is not used");
        check("^[]$", "a class is empty");
        check("^[z-a]$", "the range 'z' to 'a' is empty");
        check("^a{3,2}$", "the quantifier {3,2} is empty");
        check("^[\\ud800]$", "a surrogate is no character");
    }
}
