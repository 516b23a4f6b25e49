//! ECMA-262 regular expressions, said again in the syntax of the `regex` crate.
//! What that crate cannot do (look-around, back references) is refused, never approximated.

/// The same set of strings, as the `regex` crate writes it.
///
/// # Errors
/// One sentence about what cannot be said.
pub fn translated(ecma: &str) -> Result<String, String> {
    let mut out = String::with_capacity(ecma.len() + 8);
    let mut rest = ecma.chars().peekable();
    let mut in_class = false;
    while let Some(c) = rest.next() {
        match c {
            '\\' => escape(&mut rest, in_class, &mut out)?,
            '[' if in_class => out.push_str("\\["),
            '[' => {
                in_class = true;
                out.push('[');
                if rest.peek() == Some(&'^') {
                    out.push('^');
                    rest.next();
                }
                if rest.peek() == Some(&']') {
                    return Err("an empty character class".to_owned());
                }
            }
            ']' if in_class => {
                in_class = false;
                out.push(']');
            }
            // Set operations of the crate: plain characters in ECMA-262.
            '&' | '~' if in_class => {
                out.push('\\');
                out.push(c);
            }
            '.' if !in_class => out.push_str("[^\\n\\r\\u{2028}\\u{2029}]"),
            '(' if !in_class && rest.peek() == Some(&'?') => {
                out.push('(');
                let ahead: String = rest.clone().take(3).collect();
                if ["?=", "?!", "?<=", "?<!"]
                    .iter()
                    .any(|look| ahead.starts_with(look))
                {
                    return Err(
                        "looks around itself, which this program cannot do in linear time"
                            .to_owned(),
                    );
                }
            }
            other => out.push(other),
        }
    }
    regex::Regex::new(&out).map_err(|error| {
        error
            .to_string()
            .lines()
            .last()
            .unwrap_or("is not understood")
            .to_owned()
    })?;
    Ok(out)
}

/// White space and line terminators of ECMA-262.
const SPACE: &str = "\\t\\n\\x0B\\x0C\\r \\u{A0}\\u{FEFF}\\u{2028}\\u{2029}\\p{Zs}";

fn escape(
    rest: &mut std::iter::Peekable<std::str::Chars<'_>>,
    in_class: bool,
    out: &mut String,
) -> Result<(), String> {
    let Some(c) = rest.next() else {
        return Err("ends in a backslash".to_owned());
    };
    match c {
        'd' => out.push_str("[0-9]"),
        'D' => out.push_str("[^0-9]"),
        'w' => out.push_str("[A-Za-z0-9_]"),
        'W' => out.push_str("[^A-Za-z0-9_]"),
        's' => out.push_str(&format!("[{SPACE}]")),
        'S' => out.push_str(&format!("[^{SPACE}]")),
        'b' if in_class => out.push_str("\\x08"),
        'b' => out.push_str("(?-u:\\b)"),
        'B' => out.push_str("(?-u:\\B)"),
        '0' => out.push_str("\\x00"),
        '1'..='9' => {
            return Err(
                "refers back to what it matched, which this program cannot do in linear time"
                    .to_owned(),
            );
        }
        'k' => {
            return Err(
                "refers back to a named group, which this program cannot do in linear time"
                    .to_owned(),
            );
        }
        'c' => {
            let letter = rest
                .next()
                .filter(char::is_ascii_alphabetic)
                .ok_or("\\c wants a letter")?;
            out.push_str(&format!("\\x{:02X}", u32::from(letter) % 32));
        }
        'u' => out.push_str(&format!("\\u{{{:X}}}", code_point(rest)?)),
        'v' => out.push_str("\\x0B"),
        '/' | '-' | '"' | '\'' | ' ' | ',' | ':' | ';' | '=' | '<' | '>' | '!' | '@' | '%'
        | '`' | '_' => {
            if in_class && c == '-' {
                out.push('\\');
            }
            out.push(c);
        }
        other => {
            out.push('\\');
            out.push(other);
        }
    }
    Ok(())
}

/// After `\u`: four digits, a surrogate pair of two such, or any number of digits in braces.
fn code_point(rest: &mut std::iter::Peekable<std::str::Chars<'_>>) -> Result<u32, String> {
    if rest.peek() == Some(&'{') {
        let digits: String = rest.by_ref().skip(1).take_while(|c| *c != '}').collect();
        return u32::from_str_radix(&digits, 16)
            .map_err(|_| "\\u{…} wants hexadecimal digits".to_owned());
    }
    let unit = |rest: &mut std::iter::Peekable<std::str::Chars<'_>>| {
        let digits: String = rest.by_ref().take(4).collect();
        u32::from_str_radix(&digits, 16).map_err(|_| "\\u wants four hexadecimal digits".to_owned())
    };
    let high = unit(rest)?;
    if !(0xD800..0xDC00).contains(&high) {
        return Ok(high);
    }
    let pair: String = rest.by_ref().take(2).collect();
    let low = if pair == "\\u" { unit(rest)? } else { 0 };
    if !(0xDC00..0xE000).contains(&low) {
        return Err("holds half of a surrogate pair".to_owned());
    }
    Ok(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
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
        check("^.$", &["x", "\u{85}"], &["\n", "\u{2028}"]);
        check(
            "^\\u0041\\uD83D\\uDE00\\u{1F600}\\cA$",
            &["A😀😀\u{1}"],
            &["A"],
        );
        check("^\\p{Letter}+$", &["né"], &["1"]);
        check("a$", &["a"], &["a\n"]);
    }

    #[test]
    fn what_the_engine_cannot_do_is_refused() {
        for pattern in [
            "(?=a)",
            "(?!a)",
            "(?<=a)b",
            "(a)\\1",
            "(?<n>a)\\k<n>",
            "a(",
            "[]",
            "\\uD83D",
            "x\\",
        ] {
            assert!(translated(pattern).is_err(), "{pattern}");
        }
    }
}
