//! The JSON Pointer of a byte offset, found by walking there once more after something went wrong.
//! Shows names of the contract only.

use crate::{number, text};

enum Frame {
    /// Content of the key whose value is open, if one is.
    Object(Option<(usize, usize)>),
    Array(usize),
}

/// The pointer to the value at or around `offset`; it ends before the first name that is not in `names` (sorted).
pub(crate) fn of(json: &[u8], offset: usize, names: &[&str]) -> String {
    render(json, &walk(json, offset), names)
}

/// The containers that are open at `offset`, outermost first; the end of an object is about the object, not about its
/// last member. Stops early where the bytes are not JSON.
fn walk(json: &[u8], offset: usize) -> Vec<Frame> {
    let mut frames = opened(json, offset);
    if let (Some(b'}'), Some(Frame::Object(key))) = (json.get(offset), frames.last_mut()) {
        *key = None;
    }
    frames
}

fn opened(json: &[u8], offset: usize) -> Vec<Frame> {
    let mut frames = Vec::new();
    let mut at = 0;
    while at < offset.min(json.len()) {
        match json[at] {
            b'{' => frames.push(Frame::Object(None)),
            b'[' => frames.push(Frame::Array(0)),
            b'}' | b']' => {
                frames.pop();
            }
            b',' => match frames.last_mut() {
                Some(Frame::Array(index)) => *index += 1,
                Some(Frame::Object(key)) => *key = None,
                None => return frames,
            },
            b'"' => {
                let Ok(token) = text::measure(json, at + 1) else {
                    return frames;
                };
                if token.close >= offset {
                    return frames;
                }
                if let Some(Frame::Object(key @ None)) = frames.last_mut() {
                    *key = Some((at + 1, token.close));
                }
                at = token.close;
            }
            b'-' | b'0'..=b'9' => match number::end(json, at) {
                Ok(end) => at = end - 1,
                Err(_) => return frames,
            },
            _ => {}
        }
        at += 1;
    }
    frames
}

fn render(json: &[u8], frames: &[Frame], names: &[&str]) -> String {
    let mut pointer = String::new();
    for frame in frames {
        match frame {
            Frame::Object(None) => break,
            Frame::Array(index) => {
                pointer.push('/');
                pointer.push_str(&index.to_string());
            }
            Frame::Object(Some((from, to))) => {
                let content = json
                    .get(*from..*to)
                    .and_then(|content| std::str::from_utf8(content).ok())
                    .unwrap_or_default();
                let Ok(found) = names.binary_search_by(|name| text::compare(name, content)) else {
                    break;
                };
                pointer.push('/');
                pointer.push_str(&names[found].replace('~', "~0").replace('/', "~1"));
            }
        }
    }
    pointer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pointer_names_the_value_at_an_offset() {
        let json = br#"{"a":[1,{"b":"x","zz":{"a":2}}],"a\/~":{"b":[]}}"#;
        let names = ["a", "a/~", "b"];
        for (needle, expected) in [
            ("{\"a\":[", ""),
            ("\"a\":[1", ""),
            ("[1,", "/a"),
            ("1,", "/a/0"),
            ("{\"b\":\"x\"", "/a/1"),
            ("\"x\"", "/a/1/b"),
            ("\"zz\"", "/a/1"),
            ("2}", "/a/1"),
            ("}],", "/a/1"),
            ("}}", "/a/1"),
            ("[]", "/a~1~0/b"),
        ] {
            let offset = json
                .windows(needle.len())
                .position(|window| window == needle.as_bytes())
                .unwrap();
            assert_eq!(of(json, offset, &names), expected, "{needle}");
        }
    }

    #[test]
    fn bytes_that_are_not_json_end_the_walk() {
        for json in [
            &b"{\"a\":\"x"[..],
            b"]]]",
            b",,",
            b"{\"a\":01",
            b"\xff\xfe",
            b"{\"\\u",
        ] {
            let _ = of(json, json.len(), &["a"]);
        }
    }
}
