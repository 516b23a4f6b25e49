//! Where in a JSON text each value stands.
//! Judges nothing: a broken text gives the places up to the break.

/// One value of a text.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// JSON pointer, escaped.
    pub(crate) pointer: String,
    /// First byte.
    pub(crate) start: usize,
    /// One past the last byte; the end of the text when the value is never closed.
    pub(crate) end: usize,
}

enum Open {
    Array { place: usize, item: usize },
    Object { place: usize, key: Option<String> },
}

/// All values in the order in which they begin: containers before what they hold.
pub(crate) fn places(text: &str) -> Vec<Place> {
    let bytes = text.as_bytes();
    let mut found: Vec<Place> = Vec::new();
    let mut open: Vec<Open> = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let start = at;
        at += 1;
        match bytes[start] {
            b' ' | b'\n' | b'\r' | b'\t' | b':' => continue,
            b',' => {
                match open.last_mut() {
                    Some(Open::Array { item, .. }) => *item += 1,
                    Some(Open::Object { key, .. }) => *key = None,
                    None => {}
                }
                continue;
            }
            b'}' | b']' => {
                if let Some(Open::Array { place, .. } | Open::Object { place, .. }) = open.pop() {
                    found[place].end = at;
                }
                continue;
            }
            b'"' => {
                at = end_of_string(bytes, at);
                if let Some(Open::Object {
                    key: key @ None, ..
                }) = open.last_mut()
                {
                    *key = Some(serde_json::from_str(&text[start..at]).unwrap_or_default());
                    continue;
                }
            }
            b'{' | b'[' => {}
            _ => {
                while at < bytes.len() && !b" \n\r\t:,{}[]\"".contains(&bytes[at]) {
                    at += 1;
                }
            }
        }
        let pointer = pointer(&open);
        let place = found.len();
        let opens = matches!(bytes[start], b'{' | b'[');
        found.push(Place {
            pointer,
            start,
            end: if opens { bytes.len() } else { at },
        });
        match bytes[start] {
            b'{' => open.push(Open::Object { place, key: None }),
            b'[' => open.push(Open::Array { place, item: 0 }),
            _ => {}
        }
    }
    found
}

/// One past the closing quote of a string whose first character stands at `at`.
fn end_of_string(bytes: &[u8], mut at: usize) -> usize {
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    bytes.len()
}

fn pointer(open: &[Open]) -> String {
    let mut pointer = String::new();
    for container in open {
        pointer.push('/');
        match container {
            Open::Array { item, .. } => pointer.push_str(&item.to_string()),
            Open::Object { key, .. } => {
                pointer.push_str(&escaped(key.as_deref().unwrap_or_default()))
            }
        }
    }
    pointer
}

/// A key as a token of a JSON pointer.
pub(crate) fn escaped(key: &str) -> String {
    key.replace('~', "~0").replace('/', "~1")
}

/// Line and column, from 1, of a byte of the text.
pub(crate) fn line_and_column(text: &str, offset: usize) -> (usize, usize) {
    let before = &text[..text.floor_char_boundary(offset)];
    let line = before.matches('\n').count() + 1;
    let column = before
        .rsplit('\n')
        .next()
        .unwrap_or_default()
        .chars()
        .count()
        + 1;
    (line, column)
}

/// The byte that a reader had consumed up to when it was at this line and column, both as `serde_json` counts.
pub(crate) fn offset(text: &str, line: usize, column: usize) -> usize {
    let start: usize = text
        .split_inclusive('\n')
        .take(line.saturating_sub(1))
        .map(str::len)
        .sum();
    (start + column).min(text.len())
}

#[cfg(test)]
mod tests {
    use super::{line_and_column, offset, places};

    #[test]
    fn each_value_has_its_pointer_and_its_bytes() {
        let text = r#"{"a": [1, {"b/~": "x\"y"}], "c": null}"#;
        let seen: Vec<(String, &str)> = places(text)
            .into_iter()
            .map(|place| (place.pointer, &text[place.start..place.end]))
            .collect();
        let expected = [
            ("", text),
            ("/a", r#"[1, {"b/~": "x\"y"}]"#),
            ("/a/0", "1"),
            ("/a/1", r#"{"b/~": "x\"y"}"#),
            ("/a/1/b~1~0", r#""x\"y""#),
            ("/c", "null"),
        ];
        assert_eq!(
            seen,
            expected.map(|(pointer, value)| (pointer.to_owned(), value))
        );
    }

    #[test]
    fn a_broken_text_gives_the_places_before_the_break() {
        for text in [
            "",
            "{",
            "}",
            "]]",
            "{\"a",
            "{\"a\":\"\\",
            "[1,",
            "{\"a\":{\"b\":",
            "\"",
            "é",
        ] {
            for place in places(text) {
                assert!(place.end <= text.len(), "{text}");
            }
        }
    }

    #[test]
    fn lines_and_columns_count_from_one_and_in_characters() {
        let text = "é\nüx";
        assert_eq!(line_and_column(text, 0), (1, 1));
        assert_eq!(line_and_column(text, 5), (2, 2));
        assert_eq!(offset(text, 2, 3), 6);
        assert_eq!(offset(text, 9, 9), 6);
    }
}
