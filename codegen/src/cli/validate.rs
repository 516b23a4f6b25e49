//! `magi-schema validate`: each record of a file by itself, with the verdict of the generated decoders.
//! What comes after what is `trace`.

use bounded::{Fault, Rule};
use clap::Args;
use magi_schema::record::Judge;

use super::lines::{Inputs, Line};
use super::report::{Finding, Output, Report};
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
        let judge = Judge::new(&contract::contract(tree)?);
        let mut report = Report::begin(&self.output, &Vec::new())?;
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
                let fault = match line {
                    Line::Record(record) => judge.read(record).err(),
                    Line::TooLong => Some(judge.too_long()),
                };
                if let Some(fault) = fault {
                    let finding = Finding {
                        file: file.to_owned(),
                        line: Some(number),
                        pointer: fault.pointer.clone(),
                        rule: rule(&fault).to_owned(),
                        code: Some(judge.code(&fault).to_owned()),
                        message: fault.rule.to_string(),
                        hint: String::new(),
                    };
                    bar.suspend(|| report.add(&finding))?;
                }
                Ok(())
            })?;
        Ok(report.end(&[("files", files), ("records", records)])?)
    }
}

/// The name of a rule as every language of this project has it: a keyword of the schema, or a bound of every record.
fn rule(fault: &Fault) -> &'static str {
    match fault.rule {
        Rule::Utf8 => "utf8",
        Rule::Syntax | Rule::Control | Rule::Number | Rule::Trailing => "json",
        Rule::Surrogate => "surrogate",
        Rule::DuplicateKey => "duplicate_key",
        Rule::RecordBytes => "record_bytes",
        Rule::PayloadBytes => "payload_bytes",
        Rule::StringBytes | Rule::KeyBytes => "string_bytes",
        Rule::Depth => "depth",
        Rule::Items => "items",
        Rule::Fields => "fields",
        Rule::Session => "session",
        Rule::Kind(_) | Rule::Integer => "type",
        Rule::Minimum(_) => "minimum",
        Rule::Maximum(_) => "maximum",
        Rule::MinChars(_) => "minLength",
        Rule::MaxBytes(_) => "x-max-bytes",
        Rule::Pattern => "pattern",
        Rule::MinItems(_) => "minItems",
        Rule::MaxItems(_) => "maxItems",
        Rule::MaxFields(_) => "maxProperties",
        Rule::Const => "const",
        Rule::Enum => "enum",
        Rule::Missing(_) => "required",
        Rule::Tag(_) => "x-union",
        Rule::Unknown => "additionalProperties",
        Rule::AtLeastOneOf => "x-at-least-one-of",
        Rule::Across(name) => name,
        Rule::Mismatch => "type",
    }
}
