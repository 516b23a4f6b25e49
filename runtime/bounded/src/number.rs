//! The grammar of a JSON number, and whether binary64 can hold it.
//! Does not keep its value.

use crate::fault::Rule;

/// Where the number that begins at `from` ends, or what is wrong with it.
pub(crate) fn end(bytes: &[u8], from: usize) -> Result<usize, Rule> {
    let digits = |at: usize| {
        let mut at = at;
        while bytes.get(at).is_some_and(u8::is_ascii_digit) {
            at += 1;
        }
        at
    };
    let mut at = from + usize::from(bytes.get(from) == Some(&b'-'));
    let whole = at;
    at = digits(whole);
    if at == whole || (bytes.get(whole) == Some(&b'0') && at > whole + 1) {
        return Err(Rule::Syntax);
    }
    let mut exact = true;
    if bytes.get(at) == Some(&b'.') {
        let fraction = at + 1;
        at = digits(fraction);
        if at == fraction {
            return Err(Rule::Syntax);
        }
    }
    if let Some(b'e' | b'E') = bytes.get(at) {
        exact = false;
        at += 1;
        if let Some(b'+' | b'-') = bytes.get(at) {
            at += 1;
        }
        let exponent = at;
        at = digits(exponent);
        if at == exponent {
            return Err(Rule::Syntax);
        }
    }
    if (!exact || at - from > SURELY_FINITE) && !finite(bytes, from, at) {
        return Err(Rule::Number);
    }
    Ok(at)
}

/// So many bytes without an exponent stay below 10^308, the order of the greatest binary64.
const SURELY_FINITE: usize = 308;

#[cold]
fn finite(bytes: &[u8], from: usize, to: usize) -> bool {
    bytes
        .get(from..to)
        .and_then(|number| std::str::from_utf8(number).ok())
        .and_then(|number| number.parse::<f64>().ok())
        .is_some_and(f64::is_finite)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_ends_where_its_grammar_ends() {
        for (text, expected) in [
            ("0", Ok(1)),
            ("-0", Ok(2)),
            ("10,", Ok(2)),
            ("1.5e+3]", Ok(6)),
            ("1E5", Ok(3)),
            ("01", Err(Rule::Syntax)),
            ("-", Err(Rule::Syntax)),
            ("-01", Err(Rule::Syntax)),
            ("1.", Err(Rule::Syntax)),
            ("1.e3", Err(Rule::Syntax)),
            ("1e", Err(Rule::Syntax)),
            ("1e+", Err(Rule::Syntax)),
            (".5", Err(Rule::Syntax)),
            ("+1", Err(Rule::Syntax)),
            ("1e308", Ok(5)),
            ("1e309", Err(Rule::Number)),
            ("-1e309", Err(Rule::Number)),
            ("1e-400", Ok(6)),
            ("1.7976931348623157e308", Ok(22)),
            ("1.7976931348623159e308", Err(Rule::Number)),
        ] {
            assert_eq!(end(text.as_bytes(), 0), expected, "{text}");
        }
    }

    #[test]
    fn a_long_number_without_exponent_is_measured() {
        assert_eq!(end("9".repeat(308).as_bytes(), 0), Ok(308));
        assert_eq!(end("9".repeat(309).as_bytes(), 0), Err(Rule::Number));
        assert_eq!(end(format!("0.{}", "9".repeat(400)).as_bytes(), 0), Ok(402));
    }
}
