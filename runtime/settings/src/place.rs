//! Where in a JSON text each value stands.
//! Judges nothing: a broken text gives the places up to the break.

/// One value of a text.
#[derive(Debug)]
pub(crate) struct Place {
    /// First byte.
    pub(crate) start: usize,
    /// One past the last byte; the end of the text when the value is never closed.
    pub(crate) end: usize,
    /// The container it stands in, by its index.
    parent: Option<usize>,
    /// Item number or key in that container, as a token of a JSON pointer.
    token: String,
}

/// The places of a text. They take memory in proportion to it, however deep it is nested and however long its keys
/// are: pointers are only made for the places that somebody asks about.
#[derive(Debug)]
pub(crate) struct Places(Vec<Place>);

impl Places {
    /// In the order in which the values begin: containers before what they hold.
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &Place> {
        self.0.iter()
    }

    /// The JSON pointer of a place, escaped.
    pub(crate) fn pointer(&self, place: &Place) -> String {
        let mut tokens = Vec::new();
        let mut place = place;
        while let Some(parent) = place.parent {
            tokens.push(place.token.as_str());
            place = &self.0[parent];
        }
        tokens.iter().rev().fold(String::new(), |mut all, token| {
            all.push('/');
            all.push_str(token);
            all
        })
    }

    /// The value that an escaped JSON pointer means, or the innermost one around it that is there.
    pub(crate) fn nearest(&self, pointer: &str) -> Option<&Place> {
        let tokens: Vec<&str> = pointer.split('/').skip(1).collect();
        // How many tokens lead to each place, where all of its way is the pointer's.
        let mut led: Vec<Option<usize>> = Vec::with_capacity(self.0.len());
        let mut best: Option<(usize, &Place)> = None;
        for place in &self.0 {
            let tokens_led = match place.parent {
                None => Some(0),
                Some(parent) => led[parent]
                    .filter(|before| tokens.get(*before) == Some(&place.token.as_str()))
                    .map(|before| before + 1),
            };
            led.push(tokens_led);
            if let Some(count) = tokens_led
                && best.is_none_or(|(most, _)| count > most)
            {
                best = Some((count, place));
            }
        }
        best.map(|(_, place)| place)
    }
}

enum Open {
    Array { place: usize, item: usize },
    Object { place: usize, key: Option<String> },
}

/// All values of a text.
pub(crate) fn places(text: &str) -> Places {
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
        let (parent, token) = whereabouts(open.last());
        let place = found.len();
        let opens = matches!(bytes[start], b'{' | b'[');
        found.push(Place {
            start,
            end: if opens { bytes.len() } else { at },
            parent,
            token,
        });
        match bytes[start] {
            b'{' => open.push(Open::Object { place, key: None }),
            b'[' => open.push(Open::Array { place, item: 0 }),
            _ => {}
        }
    }
    Places(found)
}

/// The container of a value that begins now, and the value's token in it.
fn whereabouts(inside: Option<&Open>) -> (Option<usize>, String) {
    match inside {
        None => (None, String::new()),
        Some(Open::Array { place, item }) => (Some(*place), item.to_string()),
        Some(Open::Object { place, key }) => {
            (Some(*place), escaped(key.as_deref().unwrap_or_default()))
        }
    }
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
        let places = places(text);
        let seen: Vec<(String, &str)> = places
            .iter()
            .map(|place| (places.pointer(place), &text[place.start..place.end]))
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
            for place in places(text).iter() {
                assert!(place.end <= text.len(), "{text}");
            }
        }
    }

    #[test]
    fn a_pointer_leads_to_its_value_or_to_the_innermost_around_it() {
        let text = r#"{"a": {"b/~": [7, 8]}, "a": {"c": 9}}"#;
        let places = places(text);
        for (pointer, value) in [
            ("", text),
            ("/a/b~1~0/1", "8"),
            ("/a/b~1~0/2", "[7, 8]"),
            ("/a/c", "9"),
            ("/a/d/e", r#"{"b/~": [7, 8]}"#),
            ("/z", text),
        ] {
            let place = places.nearest(pointer).unwrap();
            assert_eq!(&text[place.start..place.end], value, "{pointer}");
        }
    }

    /// A pointer for each value would take 20 GB here.
    #[test]
    fn places_take_memory_in_proportion_to_the_text() {
        let deep = "[".repeat(200_000);
        let long_key = format!(
            "{{\"{}\":[{}0]}}",
            "k".repeat(500_000),
            "0,".repeat(200_000)
        );
        for text in [deep, long_key] {
            let kept: usize = places(&text).iter().map(|place| place.token.len()).sum();
            assert!(kept <= 4 * text.len(), "{kept}");
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
