//! The judges of one mutant, and what they say together.
//! Which of them may differ, and when, stands in `exceptions.rs`.

use std::cell::RefCell;
use std::collections::BTreeMap;

use bounded::Fault;
use jsonschema::Validator;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};
use wire_tests::Published;

use crate::document::Document;
use crate::exceptions::{self, Case};
use crate::mutation::Mutant;
use crate::slow;

/// Reads JSON through serde and writes it again.
type Again = fn(&[u8]) -> Result<Vec<u8>, String>;

fn again<T: DeserializeOwned + Serialize>(json: &[u8]) -> Result<Vec<u8>, String> {
    let value: T = serde_json::from_slice(json).map_err(|error| error.to_string())?;
    serde_json::to_vec(&value).map_err(|error| error.to_string())
}

#[allow(
    clippy::all,
    nonstandard_style,
    unused,
    unused_qualifications,
    missing_docs,
    reason = "generated for this test alone"
)]
mod validators {
    include!(concat!(env!("OUT_DIR"), "/validators.rs"));
}

mod serde_types {
    use super::{Again, again};
    include!(concat!(env!("OUT_DIR"), "/serde_types.rs"));
}

/// Two judges that are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Pair {
    /// The byte decoder and the `jsonschema` crate on the published schema.
    BytesSchema,
    /// The byte decoder and the serde implementations: verdict and value.
    BytesSerde,
    /// The byte decoder and the slow look at a record, with its members judged one by one.
    BytesSurvey,
    /// The byte decoder and the reader of `magi-schema validate`, which works from the model: verdict, rule, place and code.
    BytesModel,
    /// The `jsonschema` crate and the validator that `magi-schema` makes.
    SchemaValidator,
}

impl Pair {
    /// All pairs.
    pub const ALL: &'static [Pair] = &[
        Pair::BytesSchema,
        Pair::BytesSerde,
        Pair::BytesSurvey,
        Pair::BytesModel,
        Pair::SchemaValidator,
    ];
}

/// How one pair came out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// Both accept.
    Accepted,
    /// Both refuse.
    Refused,
    /// They differ, by this exception.
    Excused(&'static str),
    /// They differ.
    Differs(Disagreement),
}

/// What no exception covers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Disagreement {
    /// Who differs.
    pub pair: Pair,
    /// What the two said.
    pub what: String,
}

/// All judges.
pub struct Judges {
    published: Published,
    /// The published schema as the `jsonschema` crate gets it.
    schema: Value,
    meta: Value,
    model: magi_schema::record::Judge,
    validators: RefCell<BTreeMap<String, Validator>>,
}

impl Judges {
    /// The judges of the published schema.
    ///
    /// # Panics
    /// When the published schema is not there.
    pub fn new() -> Self {
        Self::planted(|_| {})
    }

    /// The same, but `jsonschema` is told another schema: to see that this would be noticed.
    ///
    /// # Panics
    /// When the published schema is not there.
    pub fn planted(change: impl FnOnce(&mut Value)) -> Self {
        let published = Published::read();
        let mut schema = published.whole.clone();
        schema["$defs"]
            .as_object_mut()
            .into_iter()
            .flat_map(|definitions| definitions.values_mut())
            .for_each(bare);
        change(&mut schema);
        let meta = concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../generated/schema/app-service.meta.json"
        );
        let meta =
            std::fs::read(meta).expect("the lifecycle is in generated/schema: run `cargo gen`");
        Judges {
            published,
            schema,
            meta: serde_json::from_slice(&meta).expect("the lifecycle is JSON"),
            model: magi_schema::record::Judge::new(&model()),
            validators: RefCell::default(),
        }
    }

    /// The published schema.
    pub fn published(&self) -> &Published {
        &self.published
    }

    pub(crate) fn definitions(&self) -> &Map<String, Value> {
        &self.published.definitions
    }

    /// What every pair says about a mutant.
    pub fn judge(&self, mutant: &Mutant) -> Vec<(Pair, Outcome)> {
        let case = self.case(mutant);
        let bytes = decoded(mutant);
        let valid = self.valid_case(&case);
        let mut outcomes = vec![
            (Pair::BytesSchema, by_schema(&case, &bytes, valid)),
            (Pair::SchemaValidator, by_validator(&case, valid)),
        ];
        if let Some(again) = serde_door(mutant) {
            outcomes.push((
                Pair::BytesSerde,
                by_serde(&case, &bytes, again(&mutant.bytes)),
            ));
        }
        if mutant.record {
            let outcome = match slow::disagreement(&mutant.bytes) {
                Err(what) => differs(Pair::BytesSurvey, what),
                Ok(()) if bytes.is_ok() => Outcome::Accepted,
                Ok(()) => Outcome::Refused,
            };
            outcomes.push((Pair::BytesSurvey, outcome));
            outcomes.push((Pair::BytesModel, self.by_model(mutant, &bytes)));
        }
        outcomes
    }

    /// The byte decoder, whether the published schema accepts, and how the two came out.
    pub(crate) fn by_schema(&self, mutant: &Mutant) -> (Result<Vec<u8>, Fault>, bool, Outcome) {
        let case = self.case(mutant);
        let (bytes, valid) = (decoded(mutant), self.valid_case(&case));
        let outcome = by_schema(&case, &bytes, valid);
        (bytes, valid, outcome)
    }

    fn case<'c>(&'c self, mutant: &'c Mutant) -> Case<'c> {
        let text = std::str::from_utf8(&mutant.bytes).ok();
        let value: Option<Value> = text.and_then(|text| serde_json::from_str(text).ok());
        Case {
            definitions: self.definitions(),
            definition: self.definition_for(mutant, value.as_ref()),
            text: text.unwrap_or_default(),
            document: text.and_then(Document::parse),
            value,
        }
    }

    fn valid_case(&self, case: &Case<'_>) -> bool {
        let value = case.value.as_ref();
        value.is_some_and(|value| self.valid(&case.definition, value))
    }

    /// Whether the byte decoder and the reader of `magi-schema validate` say the same of any bytes.
    pub fn agrees_with_model(&self, record: &[u8]) -> bool {
        app_wire::decode_record(record).err() == self.model.read(record).err()
    }

    /// No exception here: what `magi-schema validate` says is what the service says.
    fn by_model(&self, mutant: &Mutant, bytes: &Result<Vec<u8>, Fault>) -> Outcome {
        match (bytes, self.model.read(&mutant.bytes)) {
            (Ok(_), Ok(_)) => Outcome::Accepted,
            (Err(one), Err(other)) if *one == other => Outcome::Refused,
            (one, other) => differs(
                Pair::BytesModel,
                format!(
                    "the decoder says {:?}, the model {:?}",
                    one.as_ref().err(),
                    other.err()
                ),
            ),
        }
    }

    /// A change may make a record of another pair of it; the definition is that of what it says it is.
    fn definition_for(&self, mutant: &Mutant, value: Option<&Value>) -> String {
        let record = value.filter(|_| mutant.record).and_then(|value| {
            let method = &self.meta["operations"][value["method"].as_str().unwrap_or_default()];
            match value["kind"].as_str()? {
                "request" => method["request_record"].as_str(),
                "response" if value["error"].is_null() => method["response_record"].as_str(),
                "response" => self.meta["error_record"].as_str(),
                _ => self.meta["events"][value["event"].as_str()?]["record"].as_str(),
            }
        });
        record.unwrap_or(&mutant.definition).to_owned()
    }

    fn valid(&self, definition: &str, value: &Value) -> bool {
        let mut validators = self.validators.borrow_mut();
        if !validators.contains_key(definition) {
            let mut schema = self.schema.clone();
            schema["$ref"] = json!(format!("#/$defs/{definition}"));
            let validator =
                jsonschema::draft202012::new(&schema).expect("the published schema is a schema");
            validators.insert(definition.to_owned(), validator);
        }
        validators[definition].is_valid(value)
    }
}

fn model() -> magi_schema::model::Model {
    let schema = concat!(env!("CARGO_MANIFEST_DIR"), "/../../schema");
    magi_schema::load(std::path::Path::new(schema), magi_schema::PROTOCOLS[0])
        .expect("the schema is right")
}

impl Default for Judges {
    fn default() -> Self {
        Self::new()
    }
}

/// What judges nothing is left out: a schema is copied for every definition.
fn bare(definition: &mut Value) {
    if let Some(members) = definition.as_object_mut() {
        members.retain(|name, _| !matches!(name.as_str(), "examples" | "x-counter-examples"));
    }
}

/// The byte decoder: what it wrote again, or the fault.
fn decoded(mutant: &Mutant) -> Result<Vec<u8>, Fault> {
    if !mutant.record {
        let again = app_wire::examine::again(&mutant.definition, &mutant.bytes);
        return again.expect("every definition that is no record has a type");
    }
    let record = app_wire::decode_record(&mutant.bytes)?;
    let mut out = Vec::new();
    // What was read may be written longer: see `grows` in the round trip of the fuzz targets, which judges that.
    let _ = record.encode(&mut out);
    Ok(out)
}

fn serde_door(mutant: &Mutant) -> Option<Again> {
    if mutant.record {
        return Some(again::<app_wire::Record<'_>>);
    }
    serde_types::TYPES
        .iter()
        .find(|(name, _)| *name == mutant.definition)
        .map(|(_, again)| *again)
}

fn differs(pair: Pair, what: String) -> Outcome {
    Outcome::Differs(Disagreement { pair, what })
}

fn by_schema(case: &Case<'_>, bytes: &Result<Vec<u8>, Fault>, valid: bool) -> Outcome {
    match (bytes, valid) {
        (Ok(_), true) => Outcome::Accepted,
        (Err(_), false) => Outcome::Refused,
        (Ok(_), false) => differs(
            Pair::BytesSchema,
            "decoded, but not valid by the schema".to_owned(),
        ),
        (Err(fault), true) => match exceptions::find(Pair::BytesSchema, case, fault) {
            Some(name) => Outcome::Excused(name),
            None => differs(
                Pair::BytesSchema,
                format!("valid by the schema, but refused: {fault}"),
            ),
        },
    }
}

fn by_serde(
    case: &Case<'_>,
    bytes: &Result<Vec<u8>, Fault>,
    serde: Result<Vec<u8>, String>,
) -> Outcome {
    match (bytes, serde) {
        (Err(_), Err(_)) => Outcome::Refused,
        (Ok(bytes), Ok(serde)) => {
            let [one, other]: [Option<Value>; 2] =
                [bytes, &serde].map(|json| serde_json::from_slice(json).ok());
            match (bytes.is_empty(), one == other && one.is_some()) {
                (true, _) | (_, true) => Outcome::Accepted,
                _ => differs(
                    Pair::BytesSerde,
                    "both accept, but with different values".to_owned(),
                ),
            }
        }
        (Ok(_), Err(error)) if case.only_written_longer(&error) => {
            Outcome::Excused(exceptions::WRITTEN_LONGER)
        }
        (Ok(_), Err(error)) => differs(
            Pair::BytesSerde,
            format!("decoded, but not by serde: {error}"),
        ),
        (Err(fault), Ok(_)) => match exceptions::find(Pair::BytesSerde, case, fault) {
            Some(name) => Outcome::Excused(name),
            None => differs(
                Pair::BytesSerde,
                format!("taken by serde, but refused: {fault}"),
            ),
        },
    }
}

fn by_validator(case: &Case<'_>, valid: bool) -> Outcome {
    let Some(value) = &case.value else {
        return Outcome::Refused;
    };
    let definitions = validators::DEFINITIONS;
    let own = definitions
        .iter()
        .find(|(name, _)| *name == case.definition)
        .map(|(_, check)| check(value));
    match (valid, own) {
        (true, Some(Ok(()))) => Outcome::Accepted,
        (false, Some(Err(_))) => Outcome::Refused,
        (_, own) => differs(
            Pair::SchemaValidator,
            format!("jsonschema says {valid}, the validator {own:?}"),
        ),
    }
}
