//! The way between JSON bytes and serde's data model, so that generated types can be members of other people's types.
//! Judges nothing: whatever a deserializer tells becomes JSON, a key said twice too, and a generated decoder judges that.

use std::borrow::Cow;
use std::cell::RefCell;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde::ser::{Error as _, Serialize, SerializeMap, SerializeSeq, Serializer};

use crate::contract::Contract;
use crate::fault::{Fault, Kind};
use crate::{scan, text};

/// Reads a value: the deserializer's tokens as JSON, then the decoder.
///
/// The value comes as in JSON itself: an object is a map, `null` is a unit or nothing, and what a format cannot say by
/// itself (it needs to be told the type) cannot be read. Sizes in bytes are those of compact JSON. Numbers with a
/// fraction or an exponent are no integers; neither are those that a deserializer hands out as floats.
///
/// # Errors
/// Those of the deserializer, and the fault of the decoder; nothing of the value is in its text.
pub fn deserialize<'de, D, T>(
    deserializer: D,
    contract: &Contract,
    decode: impl FnOnce(&[u8]) -> Result<T, Fault>,
) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
{
    let gathered = Gathered {
        json: RefCell::new(Vec::new()),
        bytes: contract.record_bytes,
    };
    let depth = contract.depth as usize;
    Gather {
        into: &gathered,
        depth,
    }
    .deserialize(deserializer)?;
    decode(&gathered.json.into_inner()).map_err(D::Error::custom)
}

/// Writes a value: the encoder, then its JSON as tokens for the serializer.
///
/// # Errors
/// The fault of the encoder, and those of the serializer.
pub fn serialize<S: Serializer>(
    serializer: S,
    encode: impl FnOnce(&mut Vec<u8>) -> Result<(), Fault>,
) -> Result<S::Ok, S::Error> {
    let mut json = Vec::new();
    encode(&mut json).map_err(S::Error::custom)?;
    let json = std::str::from_utf8(&json).map_err(S::Error::custom)?;
    Piece(json.trim_ascii()).serialize(serializer)
}

/// Reads a word out of a closed set.
///
/// # Errors
/// Those of the deserializer, and another word; it is not told.
pub fn word<'de, D, T>(
    deserializer: D,
    parse: impl FnOnce(&str) -> Option<T>,
) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
{
    let text: Cow<'de, str> = serde::Deserialize::deserialize(deserializer)?;
    parse(&text).ok_or_else(|| D::Error::custom("is none of the values allowed here"))
}

struct Gathered {
    json: RefCell<Vec<u8>>,
    /// More than this is no record of anyone; stops an endless deserializer.
    bytes: usize,
}

impl Gathered {
    fn push<E: serde::de::Error>(&self, text: impl fmt::Display) -> Result<(), E> {
        use std::io::Write;
        let mut json = self.json.borrow_mut();
        // Writing to memory does not fail.
        let _ = write!(json, "{text}");
        if json.len() > self.bytes {
            return Err(E::custom("more bytes than a record may have"));
        }
        Ok(())
    }
}

/// Appends the next value of a deserializer.
#[derive(Clone, Copy)]
struct Gather<'g> {
    into: &'g Gathered,
    /// Containers that may still open.
    depth: usize,
}

impl Gather<'_> {
    fn inside<E: serde::de::Error>(self) -> Result<Self, E> {
        match self.depth.checked_sub(1) {
            Some(depth) => Ok(Gather { depth, ..self }),
            None => Err(E::custom("nested too deep")),
        }
    }
}

impl<'de> DeserializeSeed<'de> for Gather<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Gather<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value that JSON can say")
    }

    fn visit_bool<E: serde::de::Error>(self, value: bool) -> Result<(), E> {
        self.into.push(value)
    }

    fn visit_i64<E: serde::de::Error>(self, value: i64) -> Result<(), E> {
        self.into.push(value)
    }

    fn visit_u64<E: serde::de::Error>(self, value: u64) -> Result<(), E> {
        self.into.push(value)
    }

    fn visit_i128<E: serde::de::Error>(self, value: i128) -> Result<(), E> {
        self.into.push(value)
    }

    fn visit_u128<E: serde::de::Error>(self, value: u128) -> Result<(), E> {
        self.into.push(value)
    }

    fn visit_f64<E: serde::de::Error>(self, value: f64) -> Result<(), E> {
        if !value.is_finite() {
            return Err(E::custom("a number beyond binary64"));
        }
        // The debug form always shows a fraction or an exponent, so that a float stays one.
        self.into.push(format_args!("{value:?}"))
    }

    fn visit_str<E: serde::de::Error>(self, value: &str) -> Result<(), E> {
        self.into.push(Quoted(value))
    }

    fn visit_unit<E: serde::de::Error>(self) -> Result<(), E> {
        self.into.push("null")
    }

    fn visit_none<E: serde::de::Error>(self) -> Result<(), E> {
        self.into.push("null")
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        let inside = self.inside()?;
        let mut before = "[";
        loop {
            let start = self.into.json.borrow().len();
            self.into.push(before)?;
            if items.next_element_seed(inside)?.is_none() {
                self.into.json.borrow_mut().truncate(start);
                break;
            }
            before = ",";
        }
        self.into.push(if before == "[" { "[]" } else { "]" })
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<(), A::Error> {
        let inside = self.inside()?;
        let mut before = '{';
        while let Some(key) = members.next_key::<Cow<'de, str>>()? {
            self.into.push(format_args!("{before}{}:", Quoted(&key)))?;
            members.next_value_seed(inside)?;
            before = ',';
        }
        self.into.push(if before == '{' { "{}" } else { "}" })
    }
}

/// A JSON string with the fewest escapes.
struct Quoted<'t>(&'t str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        f.write_char('"')?;
        for character in self.0.chars() {
            match character {
                '"' => f.write_str("\\\"")?,
                '\\' => f.write_str("\\\\")?,
                '\n' => f.write_str("\\n")?,
                '\r' => f.write_str("\\r")?,
                '\t' => f.write_str("\\t")?,
                '\u{8}' => f.write_str("\\b")?,
                '\u{c}' => f.write_str("\\f")?,
                '\0'..' ' => write!(f, "\\u{:04x}", u32::from(character))?,
                _ => f.write_char(character)?,
            }
        }
        f.write_char('"')
    }
}

/// One value within JSON that an encoder wrote.
struct Piece<'t>(&'t str);

impl Piece<'_> {
    /// The values of a container, each after its key where it has one; a nested one is passed over whole.
    fn values(&self) -> Vec<(Cow<'_, str>, Piece<'_>)> {
        let bytes = self.0.as_bytes();
        let keyed = bytes.first() == Some(&b'{');
        let mut values = Vec::new();
        let mut at = scan::space_end(bytes, 1);
        while at + 1 < bytes.len() {
            let mut key = Cow::Borrowed("");
            if keyed {
                let end = value_end(bytes, at);
                key = unquoted(self.0.get(at..end).unwrap_or_default());
                at = scan::space_end(bytes, scan::space_end(bytes, end) + 1);
            }
            let end = value_end(bytes, at);
            values.push((key, Piece(self.0.get(at..end).unwrap_or_default())));
            at = scan::space_end(bytes, scan::space_end(bytes, end) + 1);
        }
        values
    }
}

/// The text of a string token that is known to be right.
fn unquoted(token: &str) -> Cow<'_, str> {
    let content = token
        .get(1..token.len().saturating_sub(1))
        .unwrap_or_default();
    text::resolve(content, content.contains('\\'), content.len())
}

/// Where the value that begins at `from` ends, in JSON that is known to be right.
fn value_end(bytes: &[u8], from: usize) -> usize {
    let mut at = from;
    let mut depth = 0usize;
    while let Some(byte) = bytes.get(at) {
        at += 1;
        match byte {
            b'"' => at = text::measure(bytes, at).map_or(bytes.len(), |token| token.close + 1),
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            b',' | b':' | b' ' | b'\t' | b'\r' | b'\n' => continue,
            _ => {
                let rest = bytes.get(at..).unwrap_or_default();
                let more = rest.iter().position(|byte| b",]} \t\r\n".contains(byte));
                at += more.unwrap_or(rest.len());
            }
        }
        if depth == 0 {
            break;
        }
    }
    at
}

impl Serialize for Piece<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.bytes().next().and_then(Kind::of) {
            Some(Kind::Object) => {
                let members = self.values();
                let mut map = serializer.serialize_map(Some(members.len()))?;
                for (key, value) in members {
                    map.serialize_entry(&key, &value)?;
                }
                map.end()
            }
            Some(Kind::Array) => {
                let items = self.values();
                let mut seq = serializer.serialize_seq(Some(items.len()))?;
                for (_, item) in items {
                    seq.serialize_element(&item)?;
                }
                seq.end()
            }
            Some(Kind::String) => serializer.serialize_str(&unquoted(self.0)),
            Some(Kind::Boolean) => serializer.serialize_bool(self.0 == "true"),
            Some(Kind::Number) => self.number(serializer),
            Some(Kind::Null) | None => serializer.serialize_unit(),
        }
    }
}

impl Piece<'_> {
    fn number<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if let Ok(value) = self.0.parse::<u64>() {
            return serializer.serialize_u64(value);
        }
        if let Ok(value) = self.0.parse::<i64>() {
            return serializer.serialize_i64(value);
        }
        let value: f64 = self.0.parse().map_err(S::Error::custom)?;
        serializer.serialize_f64(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::Verdicts;

    static CONTRACT: Contract = Contract {
        record_bytes: 200,
        payload_bytes: 200,
        depth: 4,
        items: 10,
        fields: 10,
        string_bytes: 100,
        names: &[],
        verdicts: Verdicts {
            record_bytes: 0,
            json: 0,
            bound: 0,
            payload_bytes: 0,
            shape: 0,
        },
        ranks: &[],
    };

    fn gathered(json: &str) -> Result<String, String> {
        let mut deserializer = serde_json::Deserializer::from_str(json);
        deserialize(&mut deserializer, &CONTRACT, |json| {
            Ok(String::from_utf8_lossy(json).into_owned())
        })
        .map_err(|error| error.to_string())
    }

    #[test]
    fn what_json_says_reaches_the_decoder_compact_and_unchanged() {
        for (json, expected) in [
            ("null", "null"),
            (" [ 1 , -2 , [ ] , { } ] ", "[1,-2,[],{}]"),
            (
                r#"{"a": 1, "\u0061": 2, "a": {"b": [true, false]}}"#,
                r#"{"a":1,"a":2,"a":{"b":[true,false]}}"#,
            ),
            (r#""\u00e9\n\u0001\"\\\/""#, r#""é\n\u0001\"\\/""#),
            ("1.0", "1.0"),
            ("-0", "-0.0"),
            ("1e3", "1000.0"),
            ("18446744073709551615", "18446744073709551615"),
            ("18446744073709551616", "1.8446744073709552e19"),
        ] {
            assert_eq!(gathered(json).as_deref(), Ok(expected), "{json}");
        }
    }

    #[test]
    fn depth_and_bytes_are_bounded_while_they_are_gathered() {
        assert!(gathered("[[[[1]]]]").is_ok());
        assert!(gathered("[[[[[1]]]]]").is_err_and(|error| error.contains("too deep")));
        assert!(gathered(&format!("{:?}", "x".repeat(198))).is_ok());
        assert!(
            gathered(&format!("{:?}", "x".repeat(199)))
                .is_err_and(|error| error.contains("more bytes"))
        );
    }

    #[test]
    fn what_an_encoder_wrote_reaches_the_serializer_unchanged() {
        for json in [
            r#"{"a":[1,-2,1.5,"x\"]}\\",null,true],"b":{},"c":[],"\n":{"d":[[],[{}]]}}"#,
            "[]",
            "\"\\u2028\"",
            " [ 1 , { \"a\" : \"b\" , \"c\" : [ 1 , 2 ] } ] ",
            "9007199254740991",
        ] {
            let encode = |out: &mut Vec<u8>| {
                out.extend_from_slice(json.as_bytes());
                out.push(b'\n');
                Ok(())
            };
            let value = serialize(serde_json::value::Serializer, encode);
            let expected: serde_json::Value = serde_json::from_str(json).expect("JSON");
            assert_eq!(value.ok(), Some(expected), "{json}");
        }
    }
}
