//! A JSON value as it is written: members in order, also twice, keys in any spelling, numbers in any form.
//! Knows no schema.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::Value;
use serde_json::value::RawValue;

/// One value.
#[derive(Debug, Clone, PartialEq)]
pub enum Document {
    /// A number or word, as it is written.
    Token(String),
    /// A string; written with the fewest escapes, or with all that are possible.
    Text {
        /// The characters.
        text: String,
        /// Whether every character is written as an escape.
        escaped: bool,
    },
    /// An array.
    Array(Vec<Document>),
    /// An object.
    Object(Vec<(Key, Document)>),
}

/// A key and its spelling.
#[derive(Debug, Clone, PartialEq)]
pub struct Key {
    /// The characters.
    pub text: String,
    /// Whether every character is written as an escape.
    pub escaped: bool,
}

impl Key {
    /// A key in its plain spelling.
    pub fn plain(text: &str) -> Self {
        Key {
            text: text.to_owned(),
            escaped: false,
        }
    }
}

impl From<&Value> for Document {
    fn from(value: &Value) -> Self {
        match value {
            Value::String(text) => Document::text(text),
            Value::Array(items) => Document::Array(items.iter().map(Document::from).collect()),
            Value::Object(members) => Document::Object(
                members
                    .iter()
                    .map(|(key, value)| (Key::plain(key), Document::from(value)))
                    .collect(),
            ),
            other => Document::Token(other.to_string()),
        }
    }
}

/// The members of an object, a key also twice.
struct Members<'j>(Vec<(String, &'j RawValue)>);

impl<'de> Deserialize<'de> for Members<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(AllMembers)
    }
}

struct AllMembers;

impl<'de> Visitor<'de> for AllMembers {
    type Value = Members<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Members<'de>, A::Error> {
        let mut members = Vec::new();
        while let Some(member) = map.next_entry()? {
            members.push(member);
        }
        Ok(Members(members))
    }
}

impl Document {
    /// Reads JSON, with another parser than the one that is judged; spellings of strings are not kept.
    pub fn parse(json: &str) -> Option<Document> {
        let json = json.trim_ascii();
        Some(match json.bytes().next()? {
            b'{' => {
                let members: Members<'_> = serde_json::from_str(json).ok()?;
                let read = |(key, value): (String, &RawValue)| {
                    Some((Key::plain(&key), Document::parse(value.get())?))
                };
                Document::Object(members.0.into_iter().map(read).collect::<Option<_>>()?)
            }
            b'[' => {
                let items: Vec<&RawValue> = serde_json::from_str(json).ok()?;
                Document::Array(
                    items
                        .into_iter()
                        .map(|item| Document::parse(item.get()))
                        .collect::<Option<_>>()?,
                )
            }
            b'"' => Document::text(&serde_json::from_str::<String>(json).ok()?),
            _ => Document::Token(json.to_owned()),
        })
    }

    /// A string in its plain spelling.
    pub fn text(text: &str) -> Self {
        Document::Text {
            text: text.to_owned(),
            escaped: false,
        }
    }

    /// The bytes, compact.
    pub fn bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        self.write(&mut out);
        out
    }

    fn write(&self, out: &mut Vec<u8>) {
        match self {
            Document::Token(token) => out.extend_from_slice(token.as_bytes()),
            Document::Text { text, escaped } => write_text(out, text, *escaped),
            Document::Array(items) => {
                out.push(b'[');
                for (index, item) in items.iter().enumerate() {
                    if index > 0 {
                        out.push(b',');
                    }
                    item.write(out);
                }
                out.push(b']');
            }
            Document::Object(members) => {
                out.push(b'{');
                for (index, (key, value)) in members.iter().enumerate() {
                    if index > 0 {
                        out.push(b',');
                    }
                    write_text(out, &key.text, key.escaped);
                    out.push(b':');
                    value.write(out);
                }
                out.push(b'}');
            }
        }
    }

    /// How many values there are, containers and what is in them.
    pub fn count(&self) -> usize {
        1 + self.children().map(Document::count).sum::<usize>()
    }

    /// The values inside of this one, in order.
    pub fn children(&self) -> impl Iterator<Item = &Document> {
        let (items, members): (&[Document], &[(Key, Document)]) = match self {
            Document::Array(items) => (items, &[]),
            Document::Object(members) => (&[], members),
            _ => (&[], &[]),
        };
        items.iter().chain(members.iter().map(|(_, value)| value))
    }

    /// The value with this number in the order of writing, this one being 0.
    pub fn node_mut(&mut self, number: usize) -> Option<&mut Document> {
        if number == 0 {
            return Some(self);
        }
        let mut rest = number - 1;
        let children: Vec<&mut Document> = match self {
            Document::Array(items) => items.iter_mut().collect(),
            Document::Object(members) => members.iter_mut().map(|(_, value)| value).collect(),
            _ => Vec::new(),
        };
        for child in children {
            let count = child.count();
            if rest < count {
                return child.node_mut(rest);
            }
            rest -= count;
        }
        None
    }

    /// The last member with this name.
    pub fn member(&self, name: &str) -> Option<&Document> {
        match self {
            Document::Object(members) => members
                .iter()
                .rev()
                .find(|(key, _)| key.text == name)
                .map(|(_, value)| value),
            _ => None,
        }
    }

    /// The value at a JSON Pointer; pointers of faults name no member with `~` or `/`.
    pub fn at(&self, pointer: &str) -> Option<&Document> {
        pointer
            .split('/')
            .skip(1)
            .try_fold(self, |node, name| match node {
                Document::Array(items) => items.get(name.parse::<usize>().ok()?),
                other => other.member(name),
            })
    }

    /// The string, if it is one.
    pub fn as_text(&self) -> Option<&str> {
        match self {
            Document::Text { text, .. } => Some(text),
            _ => None,
        }
    }
}

fn write_text(out: &mut Vec<u8>, text: &str, escaped: bool) {
    if !escaped {
        out.extend_from_slice(Value::from(text).to_string().as_bytes());
        return;
    }
    out.push(b'"');
    let mut units = [0; 2];
    for character in text.chars() {
        for unit in character.encode_utf16(&mut units) {
            out.extend_from_slice(format!("\\u{unit:04X}").as_bytes());
        }
    }
    out.push(b'"');
}
