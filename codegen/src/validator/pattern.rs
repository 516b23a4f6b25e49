//! ECMA-262 regular expressions, said again in the syntax of the `regex` crate.
//! What that crate cannot do (look-around, back references) is refused, never approximated.

use std::iter::Peekable;
use std::str::Chars;

/// The same set of strings, as the `regex` crate writes it.
///
/// # Errors
/// One sentence about what cannot be said.
pub fn translated(ecma: &str) -> Result<String, String> {
    let mut reader = Reader {
        rest: ecma.chars().peekable(),
        out: String::with_capacity(ecma.len() + 8),
        repeatable: false,
    };
    while let Some(c) = reader.rest.next() {
        reader.piece(c)?;
    }
    match regex::Regex::new(&reader.out) {
        Ok(_) => Ok(reader.out),
        Err(error) => {
            let said = error.to_string();
            let last = said.lines().last().unwrap_or_default();
            Err(format!(
                "is not understood: {}",
                last.trim_start_matches("error: ")
            ))
        }
    }
}

/// White space and line terminators of ECMA-262.
const SPACE: &str = "\\t\\n\\x0B\\x0C\\r \\u{A0}\\u{FEFF}\\u{2028}\\u{2029}\\p{Zs}";

struct Reader<'p> {
    rest: Peekable<Chars<'p>>,
    out: String,
    /// Whether a quantifier may come next.
    repeatable: bool,
}

/// What one place of a character class, or one escape, stands for.
enum Atom {
    One(char),
    /// In the syntax of the crate.
    Set(String),
}

impl Reader<'_> {
    fn piece(&mut self, c: char) -> Result<(), String> {
        let mut repeatable = true;
        match c {
            '\\' => match self.rest.next_if(|c| matches!(c, 'b' | 'B')) {
                Some(boundary) => {
                    self.out.push_str(&format!("(?-u:\\{boundary})"));
                    repeatable = false;
                }
                None => {
                    let atom = self.escape()?;
                    self.put(&atom);
                }
            },
            '[' => self.class()?,
            '.' => self.out.push_str("[^\\n\\r\\u{2028}\\u{2029}]"),
            '(' => {
                self.group()?;
                repeatable = false;
            }
            ')' => self.out.push(')'),
            '^' | '$' | '|' => {
                self.out.push(c);
                repeatable = false;
            }
            '*' | '+' | '?' | '{' => {
                self.quantifier(c)?;
                repeatable = false;
            }
            other => self.put(&Atom::One(other)),
        }
        self.repeatable = repeatable;
        Ok(())
    }

    /// What stands before the next `end`, which is passed; None where there is none.
    fn until(&mut self, end: char) -> Option<String> {
        let mut before = String::new();
        loop {
            match self.rest.next()? {
                c if c == end => return Some(before),
                c => before.push(c),
            }
        }
    }

    fn put(&mut self, atom: &Atom) {
        match atom {
            Atom::One(c) if c.is_alphanumeric() => self.out.push(*c),
            Atom::One(c) => self.out.push_str(&format!("\\u{{{:X}}}", u32::from(*c))),
            Atom::Set(set) => self.out.push_str(set),
        }
    }

    /// What it captures is nobody's business here.
    fn group(&mut self) -> Result<(), String> {
        self.out.push_str("(?:");
        if self.rest.next_if_eq(&'?').is_none() {
            return Ok(());
        }
        const LOOKS: &str = "looks around itself, which this program cannot do in linear time";
        match self.rest.next() {
            Some(':') => Ok(()),
            Some('=' | '!') => Err(LOOKS.to_owned()),
            Some('<') if matches!(self.rest.peek(), Some('=' | '!')) => Err(LOOKS.to_owned()),
            Some('<') => {
                let name = self.until('>').unwrap_or_default();
                let named = !name.starts_with(|c: char| c.is_ascii_digit())
                    && name
                        .chars()
                        .all(|c| c.is_alphanumeric() || "_$".contains(c));
                if named && !name.is_empty() {
                    Ok(())
                } else {
                    Err("has a group with a bad name".to_owned())
                }
            }
            _ => Err("has a group that starts like none of ECMA-262".to_owned()),
        }
    }

    fn quantifier(&mut self, first: char) -> Result<(), String> {
        if !self.repeatable {
            return Err(format!("has `{first}` where there is nothing to repeat"));
        }
        self.out.push(first);
        if first == '{' {
            let counts = self.until('}').unwrap_or_default();
            let (least, most) = counts.split_once(',').unwrap_or((&counts, "0"));
            let digits = |text: &str| text.chars().all(|c| c.is_ascii_digit());
            if least.is_empty() || !digits(least) || !digits(most) {
                return Err("has a brace that counts nothing".to_owned());
            }
            self.out.push_str(&counts);
            self.out.push('}');
        }
        if self.rest.next_if_eq(&'?').is_some() {
            self.out.push('?');
        }
        Ok(())
    }

    /// A character class after its bracket.
    fn class(&mut self) -> Result<(), String> {
        let negated = self.rest.next_if_eq(&'^').is_some();
        if self.rest.next_if_eq(&']').is_some() {
            self.out.push_str(if negated {
                "[\\u{0}-\\u{10FFFF}]"
            } else {
                "[^\\u{0}-\\u{10FFFF}]"
            });
            return Ok(());
        }
        self.out.push_str(if negated { "[^" } else { "[" });
        loop {
            let from = match self.rest.next().ok_or("has a class without an end")? {
                ']' => break,
                c => self.class_atom(c)?,
            };
            self.put(&from);
            let mut ahead = self.rest.clone();
            if ahead.next() != Some('-') || matches!(ahead.peek(), None | Some(']')) {
                continue;
            }
            self.rest.next();
            let to = match self.rest.next() {
                Some(c) => self.class_atom(c)?,
                None => continue,
            };
            // Beside a set a hyphen is a hyphen.
            self.out.push_str(match (&from, &to) {
                (Atom::One(from), Atom::One(to)) if from > to => {
                    return Err(format!("has a range from {from:?} down to {to:?}"));
                }
                (Atom::One(_), Atom::One(_)) => "-",
                _ => "\\-",
            });
            self.put(&to);
        }
        self.out.push(']');
        Ok(())
    }

    fn class_atom(&mut self, c: char) -> Result<Atom, String> {
        match c {
            '\\' if self.rest.next_if_eq(&'b').is_some() => Ok(Atom::One('\u{8}')),
            '\\' => self.escape(),
            c => Ok(Atom::One(c)),
        }
    }

    /// What stands after a backslash, but for the boundaries of words.
    fn escape(&mut self) -> Result<Atom, String> {
        let c = self.rest.next().ok_or("ends in a backslash")?;
        Ok(match c {
            'd' => Atom::Set("[0-9]".to_owned()),
            'D' => Atom::Set("[^0-9]".to_owned()),
            'w' => Atom::Set("[A-Za-z0-9_]".to_owned()),
            'W' => Atom::Set("[^A-Za-z0-9_]".to_owned()),
            's' => Atom::Set(format!("[{SPACE}]")),
            'S' => Atom::Set(format!("[^{SPACE}]")),
            'p' | 'P' => self.property(c)?,
            '0' if !matches!(self.rest.peek(), Some('0'..='9')) => Atom::One('\0'),
            '1'..='9' | 'k' => {
                return Err(
                    "refers back to what it matched, which this program cannot do in linear time"
                        .to_owned(),
                );
            }
            'c' => {
                let letter = self.rest.next_if(char::is_ascii_alphabetic);
                let letter = letter.ok_or("has \\c without a letter")?;
                Atom::One(char::from((u32::from(letter) % 32) as u8))
            }
            'x' => Atom::One(character(self.digits(2)?)?),
            'u' => Atom::One(character(self.code_point()?)?),
            't' => Atom::One('\t'),
            'n' => Atom::One('\n'),
            'v' => Atom::One('\u{b}'),
            'f' => Atom::One('\u{c}'),
            'r' => Atom::One('\r'),
            other if other.is_alphanumeric() => {
                return Err(format!("has \\{other}, which is no escape of ECMA-262"));
            }
            other => Atom::One(other),
        })
    }

    fn property(&mut self, letter: char) -> Result<Atom, String> {
        let braced = self.rest.next_if_eq(&'{').is_some();
        let name = braced.then(|| self.until('}')).flatten();
        match name {
            Some(name)
                if name
                    .chars()
                    .all(|c| c.is_ascii_alphanumeric() || "_=".contains(c)) =>
            {
                Ok(Atom::Set(format!("\\{letter}{{{name}}}")))
            }
            _ => Err(format!("has \\{letter} without the name of a property")),
        }
    }

    fn digits(&mut self, count: usize) -> Result<u32, String> {
        (0..count).try_fold(0, |value, _| {
            let digit = self.rest.next().and_then(|c| c.to_digit(16));
            Ok(value * 16 + digit.ok_or_else(|| format!("wants {count} hexadecimal digits"))?)
        })
    }

    /// After `\u`: four digits, a surrogate pair of two such, or any number of digits in braces.
    fn code_point(&mut self) -> Result<u32, String> {
        if self.rest.next_if_eq(&'{').is_some() {
            let digits = self.until('}').unwrap_or_default();
            return match u32::from_str_radix(&digits, 16) {
                Ok(value) if !digits.starts_with('+') => Ok(value),
                _ => Err("has \\u{…} without hexadecimal digits".to_owned()),
            };
        }
        let high = self.digits(4)?;
        let mut ahead = self.rest.clone();
        if !(0xD800..0xDC00).contains(&high)
            || (ahead.next(), ahead.next()) != (Some('\\'), Some('u'))
        {
            return Ok(high);
        }
        self.rest = ahead;
        let low = self.digits(4)?;
        if !(0xDC00..0xE000).contains(&low) {
            return Err("holds half of a surrogate pair".to_owned());
        }
        Ok(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
    }
}

fn character(code_point: u32) -> Result<char, String> {
    let half = (0xD800..0xE000).contains(&code_point);
    let reason = if half {
        "holds half of a surrogate pair"
    } else {
        "names a character beyond \\u{10FFFF}"
    };
    char::from_u32(code_point).ok_or_else(|| reason.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(ecma: &str, matching: &[&str], other: &[&str]) {
        let regex =
            regex::Regex::new(&translated(ecma).expect("it can be said")).expect("it compiles");
        matching
            .iter()
            .for_each(|text| assert!(regex.is_match(text), "{ecma} matches {text:?}"));
        other
            .iter()
            .for_each(|text| assert!(!regex.is_match(text), "{ecma} does not match {text:?}"));
    }

    #[test]
    fn classes_mean_what_ecma_262_says() {
        check("^\\d$", &["7"], &["\u{0667}", "x"]);
        check("^\\w+$", &["az_9"], &["é"]);
        check(
            "^\\s$",
            &[" ", "\u{feff}", "\u{a0}", "\u{2028}"],
            &["\u{85}", "x"],
        );
        check("^[\\d\\-/]+$", &["1-2/3"], &["1+2"]);
        check("^[[a]$", &["[", "a"], &["b"]);
        check("^[a&&b]$", &["a", "&", "b"], &["c"]);
        check("^[+--]$", &["+", ",", "-"], &["."]);
        check("^[a~~b]$", &["a", "~", "b"], &["c"]);
        check("^[\\w-.]$", &["a", "-", "."], &["/"]);
        check("^[a-]$", &["a", "-"], &["b"]);
        check("^[-a]$", &["a", "-"], &["b"]);
        check("^[^\\]]$", &["a"], &["]"]);
        check("^[^]$", &["a", "\n"], &[""]);
        check("^[\\b]$", &["\u{8}"], &["b"]);
        check("[]", &[], &["", "a"]);
        check("^.$", &["x", "\u{85}"], &["\n", "\u{2028}"]);
        check(
            "^\\u0041\\uD83D\\uDE00\\u{1F600}\\cA\\x41\\0$",
            &["A😀😀\u{1}A\0"],
            &["A"],
        );
        check("^\\p{Letter}+$", &["né"], &["1"]);
        check("^\\P{Lu}\\p{Script=Greek}$", &["aα"], &["Aα", "aa"]);
        check("a$", &["a"], &["a\n"]);
        check("\\bé\\b", &["aéa"], &["é"]);
        check("a\\Bb", &["ab"], &["a b"]);
        check("^(?<year>a)(?:b)(c)$", &["abc"], &["ab"]);
        check("^a{2,3}?b{2}c{1,}$", &["aabbc"], &["abbc"]);
        check("^\\{\\}\\[\\]\\/\\-# &$", &["{}[]/-# &"], &[]);
    }

    #[test]
    fn what_the_engine_or_ecma_262_cannot_say_is_refused() {
        for pattern in [
            "(?=a)",
            "(?!a)",
            "(?<=a)b",
            "(a)\\1",
            "(?<n>a)\\k<n>",
            "a(",
            "[a",
            "[b-a]",
            "\\uD83D",
            "\\uD83D\\u0041",
            "\\u+041",
            "\\u{+41}",
            "x\\",
            "\\A",
            "\\z",
            "\\Z",
            "\\a",
            "\\x{41}",
            "\\01",
            "\\pL",
            "\\p{^L}",
            "\\p{Nothing}",
            "(?i)a",
            "(?x: a)",
            "(?P<n>a)",
            "(?<1>a)",
            "a{,3}",
            "a{x}",
            "a{2",
            "\\p{L",
            "\\u{41",
            "(?<n",
            "a++",
            "a**",
            "*a",
            "(?:a{1000}){1000}",
        ] {
            assert!(translated(pattern).is_err(), "{pattern}");
        }
    }
}
