//! Members of a JSON document that nobody reads, told with the known one they are most like.
//! Refuses nothing.

use serde_json::Value;
use strsim::levenshtein as distance;

/// Most characters of a name that are looked at and shown.
const NAME_MAX_CHARS: usize = 64;
/// Changed, added or missing characters up to which a name is taken for a misspelt one.
const TYPO_MAX: usize = 4;

/// One warning for each member of `given` that `known` does not have. `known` shows every member; its lists hold one item,
/// which stands for all.
pub fn members(given: &Value, known: &Value) -> Vec<String> {
    let mut warnings = Vec::new();
    look(given, known, "", &mut warnings);
    warnings
}

fn look(given: &Value, known: &Value, place: &str, warnings: &mut Vec<String>) {
    match (given, known) {
        (Value::Object(given), Value::Object(known)) => {
            for (name, value) in given {
                match known.get(name) {
                    Some(known) => look(value, known, place, warnings),
                    None => warnings.push(warning(name, known.keys(), place)),
                }
            }
        }
        (Value::Array(given), Value::Array(known)) => {
            for (number, item) in (1..).zip(given) {
                let place = format!("entry {number}: ");
                known
                    .iter()
                    .for_each(|known| look(item, known, &place, warnings));
            }
        }
        _ => {}
    }
}

fn warning<'a>(name: &str, known: impl Iterator<Item = &'a String> + Clone, place: &str) -> String {
    let name: String = name.chars().take(NAME_MAX_CHARS).collect();
    let nearest = known
        .clone()
        .map(|known| (distance(&name, known), known))
        .filter(|(distance, known)| *distance <= TYPO_MAX && *distance < known.len())
        .min();
    let help = match nearest {
        Some((_, known)) => format!("is it {known}?"),
        None => {
            let known: Vec<&str> = known.map(String::as_str).collect();
            format!("known are {}", known.join(", "))
        }
    };
    format!("{place}the member {name:?} is not known and has no effect; {help}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_distance_counts_the_characters_that_differ() {
        for (from, to, expected) in [
            ("", "", 0),
            ("", "abc", 3),
            ("abc", "", 3),
            ("kitten", "sitting", 3),
            ("modes", "mode", 1),
            ("\u{e9}", "e", 1),
        ] {
            assert_eq!(distance(from, to), expected, "{from} {to}");
        }
    }

    #[test]
    fn an_unknown_member_is_told_with_its_place_and_what_is_known() {
        let known = json!({ "list": [{ "colour": 1, "shape": 1 }] });
        for (given, expected) in [
            (json!({ "list": [{ "colour": {} }, {}] }), vec![]),
            (json!(["colour"]), vec![]),
            (
                json!({ "list": [{}, { "color": 1 }] }),
                vec!["entry 2: the member \"color\" is not known and has no effect; is it colour?"],
            ),
            (
                json!({ "weather": 1 }),
                vec!["the member \"weather\" is not known and has no effect; known are list"],
            ),
            (
                json!({ "list": [{ "weather\n": 1 }] }),
                vec![
                    "entry 1: the member \"weather\\n\" is not known and has no effect; known are colour, shape",
                ],
            ),
        ] {
            assert_eq!(members(&given, &known), expected, "{given}");
        }
    }
}
