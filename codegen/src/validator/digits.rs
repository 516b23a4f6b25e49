//! Numbers of a schema's text that lose digits as numbers of 64 bits: an assertion with one would say something else.
//! Judges no schema.

use std::collections::BTreeMap;

use serde_json::value::RawValue;

use super::address::escaped;

/// The pointers to those numbers, in a text that is known to be JSON.
pub fn inexact(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    collect(text.trim_ascii(), String::new(), &mut found);
    found
}

fn collect(text: &str, pointer: String, found: &mut Vec<String>) {
    match text.bytes().next() {
        Some(b'{') => {
            let members: BTreeMap<String, &RawValue> =
                serde_json::from_str(text).unwrap_or_default();
            for (name, value) in members {
                collect(value.get(), format!("{pointer}/{}", escaped(&name)), found);
            }
        }
        Some(b'[') => {
            let items: Vec<&RawValue> = serde_json::from_str(text).unwrap_or_default();
            for (index, value) in items.iter().enumerate() {
                collect(value.get(), format!("{pointer}/{index}"), found);
            }
        }
        Some(b'-' | b'0'..=b'9') if !exact(text) => found.push(pointer),
        _ => {}
    }
}

/// Whether the number that a parser makes of it is the same, or is written shortest with just these digits.
fn exact(number: &str) -> bool {
    if number.parse::<u64>().is_ok() || number.parse::<i64>().is_ok() {
        return true;
    }
    let Ok(float) = number.parse::<f64>() else {
        return false;
    };
    let said = decimal(number);
    said == decimal(&format!("{float:e}")) || said == decimal(&format!("{float:.0}"))
}

/// Digits without zeros at either end, and the exponent of the last one; the sign is left out.
fn decimal(number: &str) -> (String, i64) {
    let number = number.trim_start_matches('-');
    let (digits, exponent) = number.split_once(['e', 'E']).unwrap_or((number, "0"));
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let digits = format!("{whole}{fraction}");
    let kept = digits.trim_end_matches('0');
    let exponent = exponent.parse::<i64>().unwrap_or(i64::MAX / 2);
    let exponent = exponent - fraction.len() as i64 + (digits.len() - kept.len()) as i64;
    match kept.trim_start_matches('0') {
        "" => (String::new(), 0),
        kept => (kept.to_owned(), exponent),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_exact_if_none_of_its_digits_is_lost() {
        for (number, expected) in [
            ("0", true),
            ("-0.0", true),
            ("18446744073709551615", true),
            ("18446744073709551616", true),
            ("18446744073709551617", false),
            ("-9223372036854775809", false),
            ("9007199254740993.0", false),
            ("9007199254740993.5", false),
            ("0.1", true),
            ("0.10", true),
            ("1.00e-2", true),
            ("1E400", false),
            ("1e-400", false),
            ("1e300", true),
            (
                "1.2345678910111213141516171819202122232425262728293031e+52",
                false,
            ),
            ("1.23456789101112e+52", true),
        ] {
            assert_eq!(exact(number), expected, "{number}");
        }
    }

    #[test]
    fn the_place_of_a_number_is_told() {
        let text = r#" {"a/b": [1, {"~": 0.1000000000000000055, "b": "1e999"}]} "#;
        assert_eq!(inexact(text), ["/a~1b/1/~0"]);
    }
}
