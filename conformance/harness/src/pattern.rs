//! Patterns of records: a subset of JSON with names for opaque values and a few markers.
//! Decides whether one value fits one pattern; which record to compare is the caller's choice.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

/// The values that names such as `$turn` stand for.
#[derive(Debug, Clone, Default)]
pub struct Bindings(BTreeMap<String, Value>);

impl Bindings {
    /// Lets a name (with its `$`) stand for a value from now on.
    pub fn bind(&mut self, name: &str, value: Value) {
        self.0.insert(name.to_owned(), value);
    }

    /// The value a name stands for.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.0.get(name)
    }

    /// Replaces each bound name inside a text; a text with an unbound `$` stays as it is.
    #[must_use]
    pub fn within(&self, text: &str) -> String {
        let mut out = text.to_owned();
        // The longest name first, so that `$turn` does not eat the front of `$turn_b`.
        let mut names: Vec<_> = self.0.iter().collect();
        names.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        for (name, value) in names {
            if let Value::String(value) = value {
                out = out.replace(name.as_str(), value);
            }
        }
        out
    }
}

/// Compares a value with a pattern. Names that were free are bound in the result, and only there.
///
/// # Errors
/// The first difference, with its JSON pointer.
pub fn matches(pattern: &Value, got: &Value, bindings: &Bindings) -> Result<Bindings, String> {
    let mut bound = bindings.clone();
    compare("", pattern, Some(got), &mut bound)?;
    Ok(bound)
}

/// Makes the value to send of a template: names become their values, `$absent` members vanish.
///
/// # Errors
/// A name that is not bound, or a marker that means nothing in a request.
pub fn fill(template: &Value, bindings: &Bindings) -> Result<Value, String> {
    Ok(match template {
        Value::String(text) => fill_text(text, bindings)?,
        Value::Array(items) => Value::Array(
            items
                .iter()
                .map(|item| fill(item, bindings))
                .collect::<Result<_, _>>()?,
        ),
        Value::Object(members) => match marker(members) {
            Some(("$repeat", text)) => Value::String(repeated(text, members)?),
            Some((word, _)) => return Err(format!("{word} means nothing in a request")),
            None => {
                let mut out = Map::new();
                for (name, member) in members {
                    if member != "$absent" {
                        out.insert(name.clone(), fill(member, bindings)?);
                    }
                }
                Value::Object(out)
            }
        },
        other => other.clone(),
    })
}

fn fill_text(text: &str, bindings: &Bindings) -> Result<Value, String> {
    match text.strip_prefix('$') {
        None => Ok(Value::String(text.to_owned())),
        Some(rest) if rest.starts_with('$') => Ok(Value::String(rest.to_owned())),
        Some(_) => bindings
            .get(text)
            .cloned()
            .ok_or_else(|| format!("{text} is not bound yet")),
    }
}

fn compare(
    at: &str,
    pattern: &Value,
    got: Option<&Value>,
    bound: &mut Bindings,
) -> Result<(), String> {
    if pattern == "$absent" {
        return match got {
            None => Ok(()),
            Some(value) => Err(format!("{at}: should be absent, is {}", short(value))),
        };
    }
    let Some(got) = got else {
        return Err(format!("{at}: is absent, should be {}", short(pattern)));
    };
    match pattern {
        Value::String(text) => compare_text(at, text, got, bound),
        Value::Array(items) => compare_items(at, items, got, bound),
        Value::Object(members) => match marker(members) {
            Some((word, argument)) => compare_marker(at, word, argument, members, got, bound),
            None => compare_members(at, members, got, bound),
        },
        plain => equal(at, plain, got),
    }
}

fn compare_text(at: &str, text: &str, got: &Value, bound: &mut Bindings) -> Result<(), String> {
    if text == "$any" {
        return Ok(());
    }
    let Some(rest) = text.strip_prefix('$') else {
        return equal(at, &Value::String(text.to_owned()), got);
    };
    if rest.starts_with('$') {
        return equal(at, &Value::String(rest.to_owned()), got);
    }
    match bound.get(text) {
        Some(value) => equal(at, &value.clone(), got).map_err(|why| format!("{why} ({text})")),
        None if got.is_null() => Err(format!("{at}: is null, should be a value to call {text}")),
        None => {
            bound.bind(text, got.clone());
            Ok(())
        }
    }
}

fn compare_items(
    at: &str,
    items: &[Value],
    got: &Value,
    bound: &mut Bindings,
) -> Result<(), String> {
    let Value::Array(got) = got else {
        return Err(format!("{at}: should be an array, is {}", short(got)));
    };
    if got.len() != items.len() {
        return Err(format!(
            "{at}: should have {} items, has {}",
            items.len(),
            got.len()
        ));
    }
    for (index, (item, got)) in items.iter().zip(got).enumerate() {
        compare(&format!("{at}/{index}"), item, Some(got), bound)?;
    }
    Ok(())
}

fn compare_members(
    at: &str,
    members: &Map<String, Value>,
    got: &Value,
    bound: &mut Bindings,
) -> Result<(), String> {
    let Value::Object(got) = got else {
        return Err(format!("{at}: should be an object, is {}", short(got)));
    };
    for (name, member) in members {
        compare(&format!("{at}/{name}"), member, got.get(name), bound)?;
    }
    Ok(())
}

fn compare_marker(
    at: &str,
    word: &str,
    argument: &Value,
    members: &Map<String, Value>,
    got: &Value,
    bound: &mut Bindings,
) -> Result<(), String> {
    let wrong = |what: &str| {
        Err(format!(
            "{at}: should {what} {}, is {}",
            short(argument),
            short(got)
        ))
    };
    let text = got.as_str().unwrap_or_default();
    let wanted = argument.as_str().unwrap_or_default();
    match word {
        "$repeat" => equal(at, &Value::String(repeated(argument, members)?), got),
        "$is" => {
            if kind(got) == wanted {
                Ok(())
            } else {
                wrong("be of kind")
            }
        }
        "$contains" => {
            if got.is_string() && text.contains(wanted) {
                Ok(())
            } else {
                wrong("contain")
            }
        }
        "$lacks" => {
            if got.is_string() && !text.contains(wanted) {
                Ok(())
            } else {
                wrong("lack")
            }
        }
        "$bytes" => {
            if got.is_string() && argument == text.len() {
                Ok(())
            } else {
                wrong("have a byte length of")
            }
        }
        "$length" => match got.as_array() {
            Some(items) if argument == items.len() => Ok(()),
            _ => wrong("be an array of length"),
        },
        "$at_least" => {
            if got.as_u64() >= argument.as_u64() && got.is_u64() {
                Ok(())
            } else {
                wrong("be at least")
            }
        }
        "$at_most" => {
            if got.as_u64() <= argument.as_u64() && got.is_u64() {
                Ok(())
            } else {
                wrong("be at most")
            }
        }
        "$one_of" => {
            let choices = argument.as_array().map(Vec::as_slice).unwrap_or_default();
            if choices.contains(got) {
                Ok(())
            } else {
                wrong("be one of")
            }
        }
        "$not" => match compare(at, argument, Some(got), &mut bound.clone()) {
            Err(_) => Ok(()),
            Ok(()) => wrong("not fit"),
        },
        "$exactly" => equal(at, &fill(argument, bound)?, got),
        "$every" => {
            let items = got
                .as_array()
                .ok_or_else(|| format!("{at}: should be an array"))?;
            items.iter().enumerate().try_for_each(|(index, item)| {
                compare(&format!("{at}/{index}"), argument, Some(item), bound)
            })
        }
        "$some" => some(at, argument, got, bound),
        other => Err(format!("{at}: {other} is no marker of a pattern")),
    }
}

/// Each pattern of a list (or the one pattern) fits some item.
fn some(at: &str, argument: &Value, got: &Value, bound: &mut Bindings) -> Result<(), String> {
    let items = got
        .as_array()
        .ok_or_else(|| format!("{at}: should be an array, is {}", short(got)))?;
    let one = std::slice::from_ref(argument);
    for pattern in argument.as_array().map_or(one, Vec::as_slice) {
        let fit = items.iter().find_map(|item| {
            let mut tried = bound.clone();
            compare(at, pattern, Some(item), &mut tried)
                .ok()
                .map(|()| tried)
        });
        *bound = fit.ok_or_else(|| format!("{at}: no item fits {}", short(pattern)))?;
    }
    Ok(())
}

fn equal(at: &str, wanted: &Value, got: &Value) -> Result<(), String> {
    if wanted == got {
        Ok(())
    } else {
        Err(format!(
            "{at}: should be {}, is {}",
            short(wanted),
            short(got)
        ))
    }
}

/// The `$word` of an object that is a marker and its argument.
fn marker(members: &Map<String, Value>) -> Option<(&str, &Value)> {
    let (name, argument) = members.iter().next()?;
    name.starts_with('$').then_some((name.as_str(), argument))
}

fn repeated(text: &Value, members: &Map<String, Value>) -> Result<String, String> {
    let times = members
        .get("times")
        .and_then(Value::as_u64)
        .and_then(|times| usize::try_from(times).ok());
    match (text.as_str(), times) {
        (Some(text), Some(times)) => Ok(text.repeat(times)),
        _ => Err("$repeat wants a text and times".to_owned()),
    }
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    }
}

/// A value for people: cut where it gets long.
pub fn short(value: &Value) -> String {
    crate::transcript::shorten(&value.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn check(pattern: Value, got: Value, fits: bool) {
        let outcome = matches(&pattern, &got, &Bindings::default());
        assert_eq!(
            outcome.is_ok(),
            fits,
            "{pattern} against {got}: {outcome:?}"
        );
    }

    #[test]
    fn a_pattern_is_a_subset() {
        check(json!({"a": 1}), json!({"a": 1, "b": 2}), true);
        check(json!({"a": 1}), json!({"b": 2}), false);
        check(json!({"a": 1}), json!({"a": 1.0}), false);
        check(
            json!({"a": {"b": null}}),
            json!({"a": {"b": null, "c": 1}}),
            true,
        );
        check(json!({"a": {"b": null}}), json!({"a": {"c": 1}}), false);
        check(json!([1, 2]), json!([1, 2, 3]), false);
    }

    #[test]
    fn absent_and_null_are_two_things() {
        check(json!({"a": "$absent"}), json!({}), true);
        check(json!({"a": "$absent"}), json!({"a": null}), false);
        check(json!({"a": "$any"}), json!({"a": null}), true);
        check(json!({"a": "$any"}), json!({}), false);
    }

    #[test]
    fn a_name_stands_for_one_value() {
        check(
            json!({"a": "$x", "b": "$x"}),
            json!({"a": "1", "b": "1"}),
            true,
        );
        check(
            json!({"a": "$x", "b": "$x"}),
            json!({"a": "1", "b": "2"}),
            false,
        );
        check(json!({"a": "$x"}), json!({"a": null}), false);
        check(json!({"a": "$$x"}), json!({"a": "$x"}), true);
    }

    #[test]
    fn a_pattern_that_does_not_fit_binds_nothing() {
        let outcome = matches(
            &json!({"a": "$x", "b": 2}),
            &json!({"a": 1, "b": 3}),
            &Bindings::default(),
        );
        assert!(outcome.is_err());
    }

    #[test]
    fn markers_say_what_equality_cannot() {
        check(json!({"$repeat": "ab", "times": 2}), json!("abab"), true);
        check(json!({"$repeat": "ab", "times": 2}), json!("ab"), false);
        check(json!({"$is": "integer"}), json!(1), true);
        check(json!({"$is": "integer"}), json!(1.5), false);
        check(json!({"$contains": "b"}), json!("abc"), true);
        check(json!({"$lacks": "b"}), json!("abc"), false);
        check(json!({"$bytes": 2}), json!("é"), true);
        check(json!({"$bytes": 1}), json!("é"), false);
        check(json!({"$length": 1}), json!([0]), true);
        check(json!({"$length": 1}), json!([]), false);
        check(json!({"$at_least": 2}), json!(1), false);
        check(json!({"$at_most": 2}), json!(3), false);
        check(json!({"$one_of": [1, "a"]}), json!("b"), false);
        check(json!({"$not": {"a": 1}}), json!({"a": 1}), false);
        check(
            json!({"$exactly": {"a": 1}}),
            json!({"a": 1, "b": 1}),
            false,
        );
        check(
            json!({"$every": {"a": 1}}),
            json!([{"a": 1}, {"a": 2}]),
            false,
        );
        check(
            json!({"$some": [{"a": 1}, {"a": 2}]}),
            json!([{"a": 2}, {"a": 1}]),
            true,
        );
        check(
            json!({"$some": {"a": 3}}),
            json!([{"a": 2}, {"a": 1}]),
            false,
        );
        check(json!({"$unheard": 3}), json!(3), false);
    }

    #[test]
    fn a_template_is_filled_from_the_names() {
        let mut names = Bindings::default();
        names.bind("$id", json!("s1"));
        let filled = fill(
            &json!({"a": "$id", "b": "$absent", "c": ["$$x"], "d": {"$repeat": "y", "times": 3}}),
            &names,
        );
        assert_eq!(filled, Ok(json!({"a": "s1", "c": ["$x"], "d": "yyy"})));
        assert!(fill(&json!("$free"), &names).is_err());
        assert_eq!(
            names.within("home/sessions/$id.jsonl"),
            "home/sessions/s1.jsonl"
        );
    }
}
