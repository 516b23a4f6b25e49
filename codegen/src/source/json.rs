//! JSON text to a value, refusing what `serde_json` lets through in silence: a member named twice.
//! Judges no meaning.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

use super::problem::At;

/// The value of the text of one file; members keep their order.
pub fn parse(at: &At<'_>, text: &str) -> Option<Value> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let read = Node(at.clone())
        .deserialize(&mut reader)
        .and_then(|value| reader.end().map(|()| value));
    match read {
        Ok(value) => Some(value),
        Err(error) => {
            at.refuse(
                format!("not JSON: {error}"),
                "correct the text at that line and column",
            );
            None
        }
    }
}

struct Node<'a>(At<'a>);

impl<'de, 'a> DeserializeSeed<'de> for Node<'a> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Value, D::Error> {
        reader.deserialize_any(self)
    }
}

impl<'de, 'a> Visitor<'de> for Node<'a> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_f64<E: serde::de::Error>(self, value: f64) -> Result<Value, E> {
        Number::from_f64(value)
            .map(Value::Number)
            .ok_or_else(|| E::custom("a number out of range"))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut array = Vec::new();
        while let Some(item) = items.next_element_seed(Node(self.0.down(array.len())))? {
            array.push(item);
        }
        Ok(Value::Array(array))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(name) = members.next_key::<String>()? {
            let value = members.next_value_seed(Node(self.0.down(&name)))?;
            if object.insert(name.clone(), value).is_some() {
                self.0.refuse(
                    format!("the member `{name}` stands here twice"),
                    "keep one of them",
                );
            }
        }
        Ok(Value::Object(object))
    }
}
