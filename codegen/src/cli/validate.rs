//! `magi-schema validate`: each record of a file by itself, with the verdict of the generated decoders.
//! What comes after what is `trace`.

use std::collections::BTreeSet;

use bounded::Rule;
use clap::Args;
use magi_schema::model::{Model, Shape};
use magi_schema::record::Judge;

use super::lines::{Inputs, Line};
use super::report::{EMPTY, Finding, Output, Report, Rules};
use super::{Tree, contract};

/// Judges records, one per line: requests as strictly as a service, responses and events as a client does.
#[derive(Args)]
pub struct Validate {
    #[command(flatten)]
    inputs: Inputs,
    #[command(flatten)]
    output: Output,
}

impl Validate {
    /// Whether every record is right; false: the report says which are not.
    pub fn run(&self, tree: &Tree) -> anyhow::Result<bool> {
        let model = contract::contract(tree)?;
        let judge = Judge::new(&model);
        let mut rules = rules(&model);
        rules.push(EMPTY);
        let mut report = Report::begin(&self.output, &rules)?;
        let (mut files, mut records) = (0, 0);
        self.inputs
            .read(judge.record_bytes(), |file, number, line, bar| {
                let Some(line) = line else {
                    files += 1;
                    if number == 0 {
                        bar.suspend(|| report.add(&Finding::empty(file)))?;
                    }
                    return Ok(());
                };
                records += 1;
                let (record, fault) = match line {
                    Line::Record(record) => (record, judge.read(record).err()),
                    Line::TooLong => (&[][..], Some(judge.too_long())),
                };
                if let Some(fault) = fault {
                    let (rule, demands) = words(fault.rule);
                    let hint = judge.hint(record, &fault);
                    let finding = Finding {
                        file: file.to_owned(),
                        line: Some(number),
                        rule: rule.to_owned(),
                        code: Some(judge.code(&fault).to_owned()),
                        message: fault.rule.to_string(),
                        hint: hint.unwrap_or_else(|| demands.to_owned()),
                        pointer: fault.pointer,
                    };
                    bar.suspend(|| report.add(&finding))?;
                }
                Ok(())
            })?;
        Ok(report.end(&[("files", files), ("records", records)])?)
    }
}

/// A fault of each rule that has a name and a demand of its own.
const RULES: [Rule; 26] = [
    Rule::Syntax,
    Rule::Utf8,
    Rule::Surrogate,
    Rule::DuplicateKey,
    Rule::RecordBytes,
    Rule::PayloadBytes,
    Rule::StringBytes,
    Rule::Depth,
    Rule::Items,
    Rule::Fields,
    Rule::Session,
    Rule::Integer,
    Rule::Minimum(0),
    Rule::Maximum(0),
    Rule::MinChars(0),
    Rule::MaxBytes(0),
    Rule::Pattern,
    Rule::MinItems(0),
    Rule::MaxItems(0),
    Rule::MaxFields(0),
    Rule::Const,
    Rule::Enum,
    Rule::Missing(""),
    Rule::Tag(""),
    Rule::Unknown,
    Rule::AtLeastOneOf,
];

/// Every rule a record can break, with what it demands: those of all contracts, and those across members of this one.
fn rules(model: &Model) -> Rules<'_> {
    let mut rules: Rules<'_> = RULES.iter().map(|rule| words(*rule)).collect();
    for ty in &model.types {
        if let Shape::Object(object) = &ty.shape {
            let own = object.rules.iter();
            rules.extend(own.map(|rule| (rule.name.as_str(), rule.doc.as_str())));
        }
    }
    // Two objects may have a rule of one name.
    let mut seen = BTreeSet::new();
    rules.retain(|(name, _)| seen.insert(*name));
    rules
}

/// The name of a rule as every language of this project has it, and what it demands.
fn words(rule: Rule) -> (&'static str, &'static str) {
    match rule {
        Rule::Utf8 => ("utf8", "A record is UTF-8."),
        Rule::Syntax | Rule::Control | Rule::Number | Rule::Trailing => {
            ("json", "Each line is one JSON object, and nothing else.")
        }
        Rule::Surrogate => (
            "surrogate",
            "Each half of a surrogate pair has its other half.",
        ),
        Rule::DuplicateKey => ("duplicate_key", "An object says each key once."),
        Rule::RecordBytes => ("record_bytes", "A record has a greatest number of bytes."),
        Rule::PayloadBytes => ("payload_bytes", "A payload has a greatest number of bytes."),
        Rule::StringBytes | Rule::KeyBytes => (
            "string_bytes",
            "Every string and key has a greatest number of bytes.",
        ),
        Rule::Depth => ("depth", "Values are nested no deeper than allowed."),
        Rule::Items => ("items", "Every array has a greatest number of items."),
        Rule::Fields => ("fields", "Every object has a greatest number of members."),
        Rule::Session => (
            "session",
            "A record names a session where its method or event has one, and only there.",
        ),
        Rule::Kind(_) | Rule::Integer | Rule::Mismatch => (
            "type",
            "Every value is of its kind, and a response has a payload or an error.",
        ),
        Rule::Minimum(_) => ("minimum", "A number is not below its bound."),
        Rule::Maximum(_) => ("maximum", "A number is not above its bound."),
        Rule::MinChars(_) => ("minLength", "A string is not shorter than its bound."),
        Rule::MaxBytes(_) => ("x-max-bytes", "A string has no more bytes than its bound."),
        Rule::Pattern => ("pattern", "A string has the form of its pattern."),
        Rule::MinItems(_) => ("minItems", "An array has no fewer items than its bound."),
        Rule::MaxItems(_) => ("maxItems", "An array has no more items than its bound."),
        Rule::MaxFields(_) => ("maxProperties", "A map has no more members than its bound."),
        Rule::Const => ("const", "The one value that is allowed stands here."),
        Rule::Enum => ("enum", "One of the values that are allowed stands here."),
        Rule::Missing(_) => ("required", "Every member that is required is there."),
        Rule::Tag(_) => ("x-union", "A union says which of its forms it is."),
        Rule::Unknown => (
            "additionalProperties",
            "Every member is one that the contract names.",
        ),
        Rule::AtLeastOneOf => (
            "x-at-least-one-of",
            "At least one of several members is there.",
        ),
        Rule::Across(name) => (name, "The members of an object agree with each other."),
    }
}
