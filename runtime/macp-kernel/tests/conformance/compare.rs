//! Whether an answer has what a case tells of it.
//! Knows no message; the kernel's tests and the server's share it.

use serde_json::Value;

/// How many items of a list must be told.
#[derive(Clone, Copy, PartialEq)]
pub enum Lists {
    /// As many as there are.
    Whole,
    /// Some at the beginning, as published transcripts do.
    Beginning,
}

/// Whether `actual` has what `expected` tells: objects by member (one without members is empty where lists are whole), lists by
/// position, the rest equal.
pub fn matches(expected: &Value, actual: &Value, lists: Lists) -> bool {
    match (expected, actual) {
        (Value::Object(expected), Value::Object(actual))
            if expected.is_empty() && lists == Lists::Whole =>
        {
            actual.is_empty()
        }
        (Value::Object(expected), Value::Object(actual)) => expected.iter().all(|(key, value)| {
            key.starts_with('_')
                || actual
                    .get(key)
                    .is_some_and(|actual| matches(value, actual, lists))
        }),
        (Value::Array(expected), Value::Array(actual)) => {
            let told = match lists {
                Lists::Whole => expected.len() == actual.len(),
                Lists::Beginning => expected.len() <= actual.len(),
            };
            told && expected
                .iter()
                .zip(actual)
                .all(|(expected, actual)| matches(expected, actual, lists))
        }
        (Value::Number(expected), Value::Number(actual)) => expected.as_f64() == actual.as_f64(),
        _ => expected == actual,
    }
}
