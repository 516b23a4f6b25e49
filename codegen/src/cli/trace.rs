//! `magi-schema trace`: each file as one conversation, against the order that the lifecycle demands.
//! The rules are the library's.

use clap::Args;
use magi_schema::record::Judge;
use magi_schema::trace::{Broken, Rule, Trace as Conversation};

use super::lines::{Inputs, Line};
use super::report::{EMPTY, Finding, Output, Report};
use super::{Tree, contract};

/// Judges transcripts: all records of one conversation in their order, one per line; `kind` says who wrote which.
#[derive(Args)]
pub struct Trace {
    #[command(flatten)]
    inputs: Inputs,
    #[command(flatten)]
    output: Output,
}

impl Trace {
    /// Whether every conversation keeps the order; false: the report says where not.
    pub fn run(&self, tree: &Tree) -> anyhow::Result<bool> {
        let model = contract::contract(tree)?;
        let judge = Judge::new(&model);
        let rules = Rule::ALL
            .iter()
            .map(|(_, name, about)| (*name, *about))
            .chain([EMPTY])
            .collect();
        let mut report = Report::begin(&self.output, &rules)?;
        let (mut files, mut records) = (0, 0);
        let mut conversation = Conversation::new(&model, &judge);
        self.inputs
            .read(judge.record_bytes(), |file, number, line, bar| {
                let broken = match line {
                    Some(Line::Record(record)) => conversation.record(number, record),
                    Some(Line::TooLong) => conversation.too_long(number),
                    None => {
                        files += 1;
                        records += number;
                        if number == 0 {
                            bar.suspend(|| report.add(&Finding::empty(file)))?;
                        }
                        let next = Conversation::new(&model, &judge);
                        std::mem::replace(&mut conversation, next).end()
                    }
                };
                for broken in broken {
                    let finding = finding(file, broken);
                    bar.suspend(|| report.add(&finding))?;
                }
                Ok(())
            })?;
        Ok(report.end(&[("transcripts", files), ("records", records)])?)
    }
}

fn finding(file: &str, broken: Broken) -> Finding {
    let (rule, demands) = broken.rule.words();
    Finding {
        file: file.to_owned(),
        line: Some(broken.line),
        pointer: broken.pointer,
        rule: rule.to_owned(),
        code: None,
        message: broken.message,
        hint: demands.to_owned(),
    }
}
