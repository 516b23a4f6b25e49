//! One value against one type of the published bundle: which keywords it breaks, and where.
//! Knows no code; `codes.rs` makes one of a fault.

use std::collections::BTreeMap;

use jsonschema::error::ValidationErrorKind;
use jsonschema::{ValidationError, Validator};
use serde_json::{Value, json};

use crate::emit::bundle;
use crate::model::Model;

use super::keywords::with_keywords;

/// One keyword that a value breaks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// A keyword, or the name of a rule in `x-rules`.
    pub rule: String,
    /// Where in the value, as a JSON pointer.
    pub pointer: String,
    /// The keyword: `rule`, or `x-rules`.
    pub keyword: String,
    /// The member that is not there, where `required` is broken.
    pub missing: Option<String>,
}

/// Validators of every type and record of a protocol.
pub struct Judge {
    /// Type or record to schema; the envelope templates are among them.
    pub definitions: Value,
    validators: BTreeMap<String, Validator>,
}

impl Judge {
    /// Compiles all types; the reason where the bundle is no JSON Schema.
    pub fn new(model: &Model) -> Result<Self, String> {
        let mut definitions = bundle::bundle(model)["$defs"].take();
        for envelope in [
            &model.envelopes.request,
            &model.envelopes.response,
            &model.envelopes.event,
        ] {
            definitions[&envelope.name] = envelope.schema.clone();
        }
        for definition in definitions
            .as_object_mut()
            .into_iter()
            .flat_map(|all| all.values_mut())
        {
            if let Value::Object(keywords) = definition {
                keywords.retain(|name, _| name != "examples" && name != "x-counter-examples");
            }
        }
        let mut validators = BTreeMap::new();
        for name in definitions
            .as_object()
            .into_iter()
            .flat_map(|all| all.keys())
        {
            let schema = json!({
                "$schema": crate::source::DRAFT, "$ref": format!("#/$defs/{name}"), "$defs": definitions,
            });
            let validator = with_keywords(jsonschema::options())
                .build(&schema)
                .map_err(|error| format!("{name}: {error}"))?;
            validators.insert(name.clone(), validator);
        }
        Ok(Judge {
            definitions,
            validators,
        })
    }

    /// What `value` breaks as a `name`; empty where it is right, nothing where there is no such type.
    pub fn faults(&self, name: &str, value: &Value) -> Option<Vec<Fault>> {
        let validator = self.validators.get(name)?;
        let mut faults = Vec::new();
        for error in validator.iter_errors(value) {
            self.collect(name, value, &error, &mut faults);
        }
        Some(faults)
    }

    /// Takes unions and nullable forms apart: what counts is what is broken in the branch that was meant.
    fn collect(
        &self,
        name: &str,
        value: &Value,
        error: &ValidationError<'_>,
        faults: &mut Vec<Fault>,
    ) {
        match error.kind() {
            // The last branch is null, which was not meant.
            ValidationErrorKind::AnyOf { context } => {
                for inner in context.first().into_iter().flatten() {
                    self.collect(name, value, inner, faults);
                }
            }
            ValidationErrorKind::OneOfNotValid { context } => {
                let way = self.way(name, value, error.instance_path().as_str(), None);
                let tag = way
                    .iter()
                    .flatten()
                    .find_map(|schema| schema["x-union"]["tag"].as_str());
                let tag = tag.map(|tag| format!("{}/{tag}", error.instance_path().as_str()));
                match context
                    .iter()
                    .find(|errors| !errors.iter().any(|inner| Some(about(inner)) == tag))
                {
                    Some(errors) => errors
                        .iter()
                        .for_each(|inner| self.collect(name, value, inner, faults)),
                    None => faults.push(fault(error, "x-union")),
                }
            }
            _ => faults.push(fault(error, error.kind().keyword())),
        }
    }

    /// The schemas that judge the place `pointer` of `value`, from the type itself inwards: one group for each member or item on the
    /// way, and in it first the member's schema, then what that refers to. `missing` is one more step, to a member that is not there.
    pub fn way(
        &self,
        name: &str,
        value: &Value,
        pointer: &str,
        missing: Option<&str>,
    ) -> Vec<Vec<&Value>> {
        let mut value = value;
        let mut groups = vec![self.form(&self.definitions[name], value)];
        let steps = pointer
            .split('/')
            .skip(1)
            .map(|step| step.replace("~1", "/").replace("~0", "~"));
        for step in steps.chain(missing.map(str::to_owned)) {
            let around = groups
                .last()
                .and_then(|group| group.last())
                .copied()
                .unwrap_or(&Value::Null);
            let next = [
                &around["properties"][&step],
                &around["items"],
                &around["additionalProperties"],
            ]
            .into_iter()
            .find(|schema| schema.is_object());
            let Some(next) = next else { break };
            value = match value {
                Value::Array(items) => step
                    .parse::<usize>()
                    .ok()
                    .and_then(|index| items.get(index))
                    .unwrap_or(&Value::Null),
                other => &other[&step],
            };
            groups.push(self.form(next, value));
        }
        groups
    }

    /// A schema, and what it stands for in the case of `value`: through references, nullable forms and unions.
    fn form<'j>(&'j self, schema: &'j Value, value: &Value) -> Vec<&'j Value> {
        let mut group = vec![schema];
        let mut here = schema;
        loop {
            let tag = here["x-union"]["tag"].as_str();
            let branch = tag.and_then(|tag| {
                let branches = here["oneOf"].as_array()?;
                branches.iter().find(|branch| {
                    self.referred(branch)
                        .is_some_and(|ty| ty["properties"][tag]["const"] == value[tag])
                })
            });
            let next = self
                .referred(here)
                .or_else(|| here["anyOf"].get(0))
                .or(branch);
            let Some(next) = next else { return group };
            group.push(next);
            here = next;
        }
    }

    fn referred(&self, schema: &Value) -> Option<&Value> {
        schema["$ref"]
            .as_str()
            .map(|target| &self.definitions[target.trim_start_matches("#/$defs/")])
    }
}

/// The member of a value that an error is about.
fn about(error: &ValidationError<'_>) -> String {
    match error.kind() {
        ValidationErrorKind::Required { property } => {
            format!(
                "{}/{}",
                error.instance_path().as_str(),
                property.as_str().unwrap_or_default()
            )
        }
        _ => error.instance_path().as_str().to_owned(),
    }
}

fn fault(error: &ValidationError<'_>, keyword: &str) -> Fault {
    let (rule, missing) = match error.kind() {
        ValidationErrorKind::Required { property } => {
            (keyword.to_owned(), property.as_str().map(str::to_owned))
        }
        ValidationErrorKind::Custom { keyword, message } if keyword == "x-rules" => {
            (message.clone(), None)
        }
        _ => (keyword.to_owned(), None),
    };
    Fault {
        rule,
        keyword: keyword.to_owned(),
        pointer: error.instance_path().as_str().to_owned(),
        missing,
    }
}
