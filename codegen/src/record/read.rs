//! Reading a record by its plan: member by member in any order, as the generated decoders do.
//! Holds no rule of its own.

use std::borrow::Cow;

use bounded::{DEFAULT_CODE, Mark, Reader, Rule, Step, Stop};
use serde_json::Value as Json;

use crate::model::{Expected, SessionAnswer, SessionRule};

use super::plan::{Across, Event, Form, Operation, Others, Plan, Slot, Template, Value};
use super::{Got, Kind, Members, Record, plan};

/// The members of an object while it is read.
type Values<'a> = Vec<Option<Got<'a>>>;

impl Plan {
    /// A record of any kind.
    pub fn record<'a>(&self, r: &mut Reader<'a>) -> Result<Record<'a>, Stop> {
        match r.tag(self.kind)?.as_deref() {
            Some(kind) if kind == self.request.kind => self.request(r),
            Some(kind) if kind == self.response.kind => self.response(r),
            Some(kind) if kind == self.event.kind => self.event(r),
            Some(_) => r.fail(r.offset(), Rule::Tag(self.kind)),
            None => r.fail(r.offset(), Rule::Missing(self.kind)),
        }
    }

    fn operation(&self, name: &str) -> Option<&Operation> {
        self.operations
            .iter()
            .find(|operation| operation.name == name)
    }

    fn event_of(&self, name: &str) -> Option<&Event> {
        self.events.iter().find(|event| event.name == name)
    }

    fn request<'a>(&self, r: &mut Reader<'a>) -> Result<Record<'a>, Stop> {
        let find = |name: &str| self.operation(name).map(|operation| operation.request);
        let read = self.tagged(r, &self.request, &find)?;
        let rule = self.operation(&read.tag).map(|operation| operation.session);
        let wrong = matches!(
            (rule, &read.session),
            (Some(SessionRule::Omit), Some(_)) | (Some(SessionRule::Required), None)
        );
        if wrong && !read.session_refused {
            r.note(r.offset() - 1, Rule::Session, DEFAULT_CODE);
        }
        read.done(r, Kind::Request)
    }

    fn event<'a>(&self, r: &mut Reader<'a>) -> Result<Record<'a>, Stop> {
        let find = |name: &str| self.event_of(name).map(|event| event.payload);
        let read = self.tagged(r, &self.event, &find)?;
        let carries = self
            .event_of(&read.tag)
            .is_some_and(|event| event.carries_session);
        if carries != read.session.is_some() {
            r.note(r.offset() - 1, Rule::Session, DEFAULT_CODE);
        }
        read.done(r, Kind::Event)
    }

    /// A record whose tag says what the payload is.
    fn tagged<'a>(
        &self,
        r: &mut Reader<'a>,
        template: &Template,
        find: &dyn Fn(&str) -> Option<usize>,
    ) -> Result<Tagged<'a>, Stop> {
        let members = &template.object;
        let mut object = r.object(DEFAULT_CODE)?;
        let mut values = empty(members);
        let (mut form, mut body, mut later) = (None, None, None);
        loop {
            let step = r.member(&mut object, members.names)?;
            let start = r.mark();
            let read = match step {
                Step::End => break,
                Step::Known(index) if index == template.tag => {
                    let at = r.offset();
                    self.member(r, members, index, &mut values).and_then(|()| {
                        match text(&values, index).and_then(|tag| find(&tag)) {
                            Some(found) => {
                                form = Some(found);
                                Ok(())
                            }
                            None => {
                                values[index] = None;
                                r.fail_as(at, Rule::Enum, self.tag_code)
                            }
                        }
                    })
                }
                Step::Known(index) if index == template.payload => match form {
                    Some(form) => {
                        let read = self.payload(r, form, template.payload_kind);
                        read.map(|payload| body = Some(payload))
                    }
                    None => {
                        later = Some(start);
                        r.skip()
                    }
                },
                Step::Known(index) => self.member(r, members, index, &mut values),
                Step::Other => self.other(r, &members.others, &object),
            };
            if read.is_err() {
                r.recover(start)?;
            }
        }
        if let (Some(start), Some(form)) = (later, form) {
            body = back(r, start, |r| self.payload(r, form, template.payload_kind)).ok();
        }
        values[template.payload] = body.is_some().then_some(Got::Whole);
        demand(r, members, &object, &values)?;
        let (Some(tag), Some(body)) = (text(&values, template.tag), body) else {
            return Err(Stop);
        };
        let refused = values[template.session].is_none() && object.saw(template.session);
        Ok(Tagged {
            tag,
            session: text(&values, template.session),
            session_refused: refused,
            envelope: Members {
                names: members.names,
                values,
            },
            body,
        })
    }

    fn response<'a>(&self, r: &mut Reader<'a>) -> Result<Record<'a>, Stop> {
        let template = &self.response;
        let members = &template.object;
        let mut object = r.object(DEFAULT_CODE)?;
        let mut values = empty(members);
        let (mut body, mut later) = (None, None);
        loop {
            let step = r.member(&mut object, members.names)?;
            let start = r.mark();
            let read = match step {
                Step::End => break,
                Step::Known(index) if members.members[index].nullable && r.null() => {
                    values[index] = Some(Got::Null);
                    Ok(())
                }
                Step::Known(index) if index == template.payload => {
                    later = Some(start);
                    r.skip()
                }
                Step::Known(index) if Some(index) == template.error => {
                    self.form(r, self.error).map(|error| {
                        values[index] = Some(Got::Whole);
                        body = Some(error);
                    })
                }
                Step::Known(index) => self.member(r, members, index, &mut values),
                Step::Other => self.other(r, &members.others, &object),
            };
            if read.is_err() {
                r.recover(start)?;
            }
        }
        let tag = text(&values, template.tag);
        let operation = tag.as_deref().and_then(|tag| self.operation(tag));
        if let Some(start) = later {
            match operation {
                Some(operation) => {
                    let reply = back(r, start, |r| self.payload(r, operation.success, None)).ok();
                    values[template.payload] = reply.is_some().then_some(Got::Whole);
                    body = reply.or(body);
                }
                None => {
                    let null = |index: usize| values[index] == Some(Got::Null);
                    let (rule, code) = match tag.is_some() && template.error.is_some_and(null) {
                        true => (Rule::Enum, self.tag_code),
                        false => (Rule::Mismatch, DEFAULT_CODE),
                    };
                    r.note(r.offset() - 1, rule, code);
                }
            }
        }
        demand(r, members, &object, &values)?;
        let end = r.offset() - 1;
        let there = |index: usize| {
            values
                .get(index)
                .is_some_and(|value| *value == Some(Got::Whole))
        };
        let failed = template.error.is_some_and(there);
        if there(template.payload) == failed {
            return r.fail(end, Rule::Mismatch);
        }
        let session = text(&values, template.session);
        if let Some(operation) = operation.filter(|_| !failed) {
            if !answers(operation, session.is_some()) {
                r.note(end, Rule::Session, DEFAULT_CODE);
            }
            if self.nameless(&values) {
                r.note(end, Rule::Mismatch, DEFAULT_CODE);
            }
        }
        let (false, Some(body)) = (r.faulty(), body) else {
            return Err(Stop);
        };
        Ok(Record {
            kind: Kind::Response,
            tag,
            session,
            envelope: Members {
                names: members.names,
                values,
            },
            body,
            failed,
        })
    }

    /// Whether a success leaves out what only a failure may: an id that is neither session, payload nor error.
    fn nameless(&self, values: &Values<'_>) -> bool {
        let template = &self.response;
        let slots = [
            Some(template.session),
            Some(template.payload),
            template.error,
        ];
        let mut ids = values
            .iter()
            .enumerate()
            .filter(|(index, _)| !slots.contains(&Some(*index)));
        ids.any(|(_, value)| *value == Some(Got::Null))
    }

    fn payload<'a>(
        &self,
        r: &mut Reader<'a>,
        form: usize,
        own: Option<bounded::Code>,
    ) -> Result<Members<'a>, Stop> {
        if let Some(code) = own {
            r.expect_object(code)?;
        }
        let outside = r.judge(self.payload_code);
        r.space();
        let start = r.offset();
        let payload = self.form(r, form)?;
        r.payload_end(start, outside);
        Ok(payload)
    }

    /// An object or one form of a union.
    fn form<'a>(&self, r: &mut Reader<'a>, place: usize) -> Result<Members<'a>, Stop> {
        match self.forms.get(place).and_then(Option::as_ref) {
            Some(Form::Object(members)) => self.object(r, members),
            Some(Form::Union {
                tag,
                variants,
                missing,
                unknown,
            }) => {
                let found = r.tag(tag)?;
                match found.as_deref() {
                    Some(found) => match variants.iter().find(|(value, _)| value == found) {
                        Some((_, place)) => self.form(r, *place),
                        None => r.fail_as(r.offset(), Rule::Tag(tag), *unknown),
                    },
                    None => r.fail_as(r.offset(), Rule::Missing(tag), *missing),
                }
            }
            None => r.raw().map(|_| Members {
                names: &[],
                values: Vec::new(),
            }),
        }
    }

    fn object<'a>(&self, r: &mut Reader<'a>, members: &plan::Members) -> Result<Members<'a>, Stop> {
        let mut object = r.object(members.kind)?;
        let mut values = empty(members);
        loop {
            let step = r.member(&mut object, members.names)?;
            let start = r.mark();
            let read = match step {
                Step::End => break,
                Step::Known(index) => self.member(r, members, index, &mut values),
                Step::Other => self.other(r, &members.others, &object),
            };
            if read.is_err() {
                r.recover(start)?;
            }
        }
        demand(r, members, &object, &values)?;
        if r.faulty() {
            return Err(Stop);
        }
        across(r, members, &values)?;
        Ok(Members {
            names: members.names,
            values,
        })
    }

    fn member<'a>(
        &self,
        r: &mut Reader<'a>,
        members: &plan::Members,
        index: usize,
        values: &mut Values<'a>,
    ) -> Result<(), Stop> {
        let Slot {
            value, nullable, ..
        } = &members.members[index];
        let got = if *nullable && r.null() {
            Got::Null
        } else {
            self.value(r, value)?
        };
        values[index] = Some(got);
        Ok(())
    }

    fn other(
        &self,
        r: &mut Reader<'_>,
        others: &Others,
        object: &bounded::Object,
    ) -> Result<(), Stop> {
        match others {
            Others::Refused(code) => r.refuse(object, *code),
            Others::Ignored => r.skip(),
            Others::Each(value) => self.value(r, value).map(drop),
        }
    }

    fn value<'a>(&self, r: &mut Reader<'a>, value: &Value) -> Result<Got<'a>, Stop> {
        Ok(match value {
            Value::Text(rule) => Got::Text(r.text_value(rule)?),
            Value::Integer(rule) => Got::Integer(r.integer(rule)?),
            Value::Boolean(code) => Got::Boolean(r.boolean(*code)?),
            Value::ConstText(text, codes) => {
                r.constant_text(text, *codes)?;
                Got::Text(Cow::Borrowed(text))
            }
            Value::ConstInteger(integer, codes) => {
                r.constant_integer(*integer, *codes)?;
                Got::Integer(*integer)
            }
            Value::ConstBoolean(boolean, codes) => {
                r.constant_boolean(*boolean, *codes)?;
                Got::Boolean(*boolean)
            }
            Value::Choice(rule) => Got::Text(Cow::Borrowed(rule.values[r.choice(rule)?])),
            Value::List(rule, inside) => Got::Items(
                r.list::<_, Vec<()>>(rule, |r| self.value(r, inside).map(drop))?
                    .len(),
            ),
            Value::Map(rule, inside) => {
                r.map(rule, |r| self.value(r, inside).map(drop))?;
                Got::Whole
            }
            Value::Any => {
                r.raw()?;
                Got::Whole
            }
            Value::Null => {
                r.only_null()?;
                Got::Null
            }
            Value::Form(place, own) => {
                if let Some(code) = own {
                    r.expect_object(*code)?;
                }
                self.form(r, *place)?;
                Got::Whole
            }
        })
    }
}

/// A request or event whose session is still to be judged.
struct Tagged<'a> {
    tag: Cow<'a, str>,
    session: Option<Cow<'a, str>>,
    /// It was there, and wrong.
    session_refused: bool,
    envelope: Members<'a>,
    body: Members<'a>,
}

impl<'a> Tagged<'a> {
    fn done(self, r: &Reader<'_>, kind: Kind) -> Result<Record<'a>, Stop> {
        if r.faulty() {
            return Err(Stop);
        }
        Ok(Record {
            kind,
            tag: Some(self.tag),
            session: self.session,
            envelope: self.envelope,
            body: self.body,
            failed: false,
        })
    }
}

fn empty<'a>(members: &plan::Members) -> Values<'a> {
    vec![None; members.members.len()]
}

fn text<'a>(values: &Values<'a>, index: usize) -> Option<Cow<'a, str>> {
    match values.get(index)? {
        Some(Got::Text(text)) => Some(text.clone()),
        _ => None,
    }
}

/// Reads what was passed at `start`, and comes back.
fn back<'a, T>(
    r: &mut Reader<'a>,
    start: Mark,
    read: impl FnOnce(&mut Reader<'a>) -> Result<T, Stop>,
) -> Result<T, Stop> {
    let end = r.mark();
    r.rewind(start);
    let value = read(r);
    r.rewind(end);
    value
}

/// Demands what is required; all that is missing is noted.
fn demand(
    r: &mut Reader<'_>,
    members: &plan::Members,
    object: &bounded::Object,
    values: &Values<'_>,
) -> Result<(), Stop> {
    let mut whole = Ok(());
    for (index, (slot, value)) in members.members.iter().zip(values).enumerate() {
        if let Some(code) = slot.required {
            let found = value.as_ref().map(drop);
            whole = r
                .require(object, index, members.names[index], found, code)
                .and(whole);
        }
    }
    whole
}

/// Rules across the members of one object.
fn across(r: &mut Reader<'_>, members: &plan::Members, values: &Values<'_>) -> Result<(), Stop> {
    let end = r.offset() - 1;
    let value = |index: usize| values.get(index).and_then(Option::as_ref);
    if let Some((some, code)) = &members.some
        && some.iter().all(|index| nothing(value(*index)))
    {
        r.note(end, Rule::AtLeastOneOf, *code);
    }
    for Across {
        name,
        code,
        when,
        values,
        then,
        otherwise,
        about: _,
    } in &members.rules
    {
        let chosen = if values.iter().any(|wanted| equals(value(*when), wanted)) {
            then
        } else {
            otherwise
        };
        if !chosen
            .iter()
            .all(|(index, expected)| holds(value(*index), expected))
        {
            r.note(end, Rule::Across(name), *code);
        }
    }
    if r.faulty() { Err(Stop) } else { Ok(()) }
}

fn nothing(value: Option<&Got<'_>>) -> bool {
    matches!(value, None | Some(Got::Null))
}

fn holds(value: Option<&Got<'_>>, expected: &Expected) -> bool {
    match expected {
        Expected::Null => nothing(value),
        Expected::NotNull => !nothing(value),
        Expected::Equals(wanted) => equals(value, wanted),
        Expected::Empty => nothing(value) || value == Some(&Got::Items(0)),
    }
}

fn equals(value: Option<&Got<'_>>, wanted: &Json) -> bool {
    match (value, wanted) {
        (value, Json::Null) => nothing(value),
        (Some(Got::Text(text)), Json::String(wanted)) => text == wanted,
        (Some(Got::Boolean(found)), Json::Bool(wanted)) => found == wanted,
        (Some(Got::Integer(found)), wanted) => wanted.as_i64() == Some(*found),
        _ => false,
    }
}

/// Whether a success of this operation may name a session, or none.
fn answers(operation: &Operation, named: bool) -> bool {
    match (operation.answers, operation.session) {
        (SessionAnswer::None, _) => !named,
        (SessionAnswer::Assigned, _) | (SessionAnswer::Same, SessionRule::Required) => named,
        (SessionAnswer::Same, SessionRule::Optional | SessionRule::Omit) => true,
    }
}
