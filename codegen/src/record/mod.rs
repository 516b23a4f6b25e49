//! One record of a protocol, judged by the model: the verdict of the generated decoders without the generated code.
//! Stands on the same `bounded` reader as they do; that both say the same of every record is tested in `conformance/mutants`.

mod hint;
mod plan;
mod read;

use std::borrow::Cow;

use bounded::{Fault, Reader};

use crate::model::Model;

use plan::Plan;

/// Judges records of one protocol.
pub struct Judge {
    plan: Plan,
    codes: Vec<String>,
}

/// Which of the three records it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// From the client.
    Request,
    /// The one answer.
    Response,
    /// In between.
    Event,
}

/// A record that is right, with what its order and identity are judged by.
#[derive(Debug)]
pub struct Record<'a> {
    /// Which of the three.
    pub kind: Kind,
    /// The method or event; nothing where a failure names none.
    pub tag: Option<Cow<'a, str>>,
    /// The session it names.
    pub session: Option<Cow<'a, str>>,
    /// The members of the envelope.
    pub envelope: Members<'a>,
    /// The members of the payload, or of the error of a response that failed.
    pub body: Members<'a>,
    /// Whether it is a response that failed.
    pub failed: bool,
}

/// The members of one object, as they came.
#[derive(Debug)]
pub struct Members<'a> {
    names: &'static [&'static str],
    values: Vec<Option<Got<'a>>>,
}

impl<'a> Members<'a> {
    /// The member with this name, if the contract has it and it is there.
    pub fn get(&self, name: &str) -> Option<&Got<'a>> {
        let index = self.names.iter().position(|known| *known == name)?;
        self.values.get(index)?.as_ref()
    }

    /// The text of a member.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.get(name)? {
            Got::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The number of a member.
    pub fn integer(&self, name: &str) -> Option<i64> {
        match self.get(name)? {
            Got::Integer(value) => Some(*value),
            _ => None,
        }
    }
}

/// A value, as far as rules between members ask.
#[derive(Debug, Clone, PartialEq)]
pub enum Got<'a> {
    /// `null`
    Null,
    /// A string.
    Text(Cow<'a, str>),
    /// An integer.
    Integer(i64),
    /// A boolean.
    Boolean(bool),
    /// An array with so many items.
    Items(usize),
    /// Any other value.
    Whole,
}

impl Judge {
    /// A judge of the model's records.
    ///
    /// It keeps its tables until the program ends: one for each protocol is enough.
    pub fn new(model: &Model) -> Self {
        Judge {
            plan: Plan::of(model),
            codes: model
                .errors
                .iter()
                .map(|error| error.code.clone())
                .collect(),
        }
    }

    /// Reads a record of any kind: requests strictly, as a service does, responses and events as a client does.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn read<'a>(&self, record: &'a [u8]) -> Result<Record<'a>, Fault> {
        let contract = self.plan.contract;
        Reader::decode(record, contract, contract.verdicts.shape, |r| {
            self.plan.record(r)
        })
    }

    /// The wire code of a fault.
    pub fn code(&self, fault: &Fault) -> &str {
        self.codes
            .get(usize::from(fault.code))
            .map_or("", String::as_str)
    }

    /// What the contract allows at the place of a fault of `record`; None: no more than its rule says.
    ///
    /// It holds words of the contract only.
    pub fn hint(&self, record: &[u8], fault: &Fault) -> Option<String> {
        self.plan.hint(record, fault)
    }

    /// Bytes of one record, its newline included.
    pub fn record_bytes(&self) -> usize {
        self.plan.contract.record_bytes
    }

    /// Which kind of record it says it is, and the text of one member, however wrong the rest of it is.
    pub fn salvage(&self, record: &[u8], name: &str) -> Option<(Kind, String)> {
        let seen = bounded::survey(record, self.plan.contract);
        let text = |name: &str| serde_json::from_slice::<String>(seen.member(name)?.raw).ok();
        let kind = match text(self.plan.kind)? {
            kind if kind == self.plan.request.kind => Kind::Request,
            kind if kind == self.plan.response.kind => Kind::Response,
            kind if kind == self.plan.event.kind => Kind::Event,
            _ => return None,
        };
        Some((kind, text(name)?))
    }

    /// The fault of a record that is longer than a record may be.
    pub fn too_long(&self) -> Fault {
        let contract = self.plan.contract;
        Fault {
            rule: bounded::Rule::RecordBytes,
            pointer: String::new(),
            offset: contract.record_bytes,
            code: contract.verdicts.record_bytes,
        }
    }
}
