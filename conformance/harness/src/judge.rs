//! Holds records against the published schema with a validator that this project did not write.
//! Looks only at shapes; order and correlation are `order.rs`, values are the scenario's.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use jsonschema::{Keyword, ValidationError, Validator};
use serde_json::{Map, Value, json};

/// The published bundle, its definitions compiled when they are first asked for.
pub struct Judge {
    definitions: Value,
    compiled: Mutex<BTreeMap<String, Arc<Validator>>>,
}

/// What the schema says of a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// It fits the definition of its pair.
    Accepted,
    /// It does not; the first reason.
    Refused(String),
}

impl Judge {
    /// Reads a bundle with a flat `$defs`.
    ///
    /// # Errors
    /// The file cannot be read or is no bundle.
    pub fn read(path: &Path) -> Result<Self, String> {
        let text =
            fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let mut bundle: Value =
            serde_json::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))?;
        Self::of(bundle["$defs"].take()).map_err(|what| format!("{}: {what}", path.display()))
    }

    /// A judge over definitions at hand.
    ///
    /// # Errors
    /// They are not an object.
    pub fn of(definitions: Value) -> Result<Self, String> {
        if !definitions.is_object() {
            return Err("has no $defs".to_owned());
        }
        Ok(Self {
            definitions,
            compiled: Mutex::default(),
        })
    }

    /// Judges a request by the definition of its method.
    pub fn request(&self, request: &Value) -> Verdict {
        match request["method"].as_str() {
            Some(method) => self.by(&format!("{}RequestRecord", pascal(method)), request),
            None => Verdict::Refused("has no method".to_owned()),
        }
    }

    /// Judges a response by its method, an error by the common definition, an event by its name.
    pub fn record(&self, record: &Value) -> Verdict {
        let definition = match (
            record["kind"].as_str(),
            record["method"].as_str(),
            record["event"].as_str(),
        ) {
            (Some("response"), _, _) if !record["error"].is_null() => {
                "ErrorResponseRecord".to_owned()
            }
            (Some("response"), Some(method), _) => format!("{}ResponseRecord", pascal(method)),
            (Some("event"), _, Some(event)) => format!("{}Record", pascal(event)),
            _ => {
                return Verdict::Refused(
                    "is neither a response nor an event that names what it is".to_owned(),
                );
            }
        };
        self.by(&definition, record)
    }

    fn by(&self, definition: &str, record: &Value) -> Verdict {
        let validator = match self.validator(definition) {
            Ok(validator) => validator,
            Err(why) => return Verdict::Refused(why),
        };
        match validator.iter_errors(record).next() {
            None => Verdict::Accepted,
            Some(error) => {
                let what = crate::transcript::shorten(&error.to_string());
                Verdict::Refused(format!(
                    "{definition} refuses {}: {what}",
                    error.instance_path()
                ))
            }
        }
    }

    fn validator(&self, definition: &str) -> Result<Arc<Validator>, String> {
        if self.definitions.get(definition).is_none() {
            return Err(format!("the schema has no {definition}"));
        }
        let mut compiled = self.compiled.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(validator) = compiled.get(definition) {
            return Ok(Arc::clone(validator));
        }
        let rooted = json!({"$ref": format!("#/$defs/{definition}"), "$defs": self.definitions});
        let validator = jsonschema::draft202012::options()
            .with_keyword("x-max-bytes", max_bytes)
            .build(&rooted)
            .map_err(|error| format!("{definition} is no schema: {error}"))?;
        let validator = Arc::new(validator);
        compiled.insert(definition.to_owned(), Arc::clone(&validator));
        Ok(validator)
    }
}

/// `turn.assistant_delta` to `TurnAssistantDelta`, as the bundle names its definitions.
fn pascal(name: &str) -> String {
    let mut out = String::new();
    for word in name.split(['.', '_']) {
        let mut letters = word.chars();
        out.extend(letters.next().map(|letter| letter.to_ascii_uppercase()));
        out.push_str(letters.as_str());
    }
    out
}

/// The one own keyword that narrows what plain JSON Schema says: a length in bytes of UTF-8.
struct MaxBytes(u64);

fn max_bytes<'a>(
    _parent: &'a Map<String, Value>,
    value: &'a Value,
    _path: jsonschema::paths::Location,
) -> Result<Box<dyn for<'i> Keyword<'i>>, ValidationError<'a>> {
    let bytes = value
        .as_u64()
        .ok_or_else(|| ValidationError::custom("x-max-bytes wants a count of bytes"))?;
    Ok(Box::new(MaxBytes(bytes)))
}

impl<'i> Keyword<'i> for MaxBytes {
    fn validate(&self, instance: &'i Value) -> Result<(), ValidationError<'i>> {
        if self.is_valid(instance) {
            return Ok(());
        }
        Err(ValidationError::custom(format!(
            "is longer than {} bytes",
            self.0
        )))
    }

    fn is_valid(&self, instance: &'i Value) -> bool {
        instance
            .as_str()
            .is_none_or(|text| u64::try_from(text.len()).is_ok_and(|bytes| bytes <= self.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judge() -> Judge {
        Judge::of(json!({
            "Text": {"type": "string", "maxLength": 4, "x-max-bytes": 4},
            "TurnStartRequestRecord": {"type": "object", "required": ["method", "prompt"],
                "properties": {"method": {"const": "turn.start"}, "prompt": {"$ref": "#/$defs/Text"}}},
            "TurnAssistantDeltaRecord": {"type": "object", "required": ["sequence"]},
            "ErrorResponseRecord": {"type": "object", "properties": {"payload": {"type": "null"}}}
        }))
        .expect("definitions")
    }

    fn accepted(verdict: &Verdict) -> bool {
        *verdict == Verdict::Accepted
    }

    #[test]
    fn a_request_is_judged_by_its_method() {
        assert!(accepted(
            &judge().request(&json!({"method": "turn.start", "prompt": "abcd"}))
        ));
        assert!(!accepted(
            &judge().request(&json!({"method": "turn.start"}))
        ));
        assert!(!accepted(&judge().request(&json!({"method": "turn.stop"}))));
        assert!(!accepted(&judge().request(&json!({}))));
    }

    #[test]
    fn bytes_are_counted_where_the_schema_counts_bytes() {
        assert!(accepted(
            &judge().request(&json!({"method": "turn.start", "prompt": "éé"}))
        ));
        assert!(!accepted(
            &judge().request(&json!({"method": "turn.start", "prompt": "ééé"}))
        ));
    }

    #[test]
    fn an_answer_is_judged_by_what_it_is() {
        assert!(accepted(&judge().record(
            &json!({"kind": "event", "event": "turn.assistant_delta", "sequence": 1})
        )));
        assert!(!accepted(&judge().record(
            &json!({"kind": "event", "event": "turn.assistant_delta"})
        )));
        assert!(accepted(&judge().record(
            &json!({"kind": "response", "payload": null, "error": {}})
        )));
        assert!(!accepted(&judge().record(
            &json!({"kind": "response", "payload": {}, "error": {}})
        )));
        assert!(!accepted(&judge().record(&json!({"kind": "greeting"}))));
    }
}
