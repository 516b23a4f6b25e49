//! The tables of the three records: envelope, payload by operation or event, session rule.
//! The payloads themselves have tables of their own.

use std::fmt::Write as _;

use crate::model::{Envelope, Event, Extras, Model, Operation, SessionAnswer, SessionRule};
use crate::names::{self, UNION_RECORDS};

use super::forms::{Printer, rules};
use super::quoted;

/// `RequestRecord`, `ResponseRecord`, `EventRecord`, `AnyRecord`, and which record a request payload goes into.
pub fn print(model: &Model, printer: &mut Printer) -> String {
    let envelopes = &model.envelopes;
    let [request, response, event, _] = UNION_RECORDS;
    let asked: Vec<_> = model.operations.iter().map(asked).collect();
    let answered = model.operations.iter().map(answered).collect();
    let told = model.events.iter().map(told).collect();
    let mut text = String::new();
    for (name, envelope, carried) in [
        (request, &envelopes.request, asked),
        (response, &envelopes.response, answered),
        (event, &envelopes.event, told),
    ] {
        text.push_str(&record(model, printer, name, envelope, &carried));
    }
    text.push_str(&any(model));
    text.push_str(&requests(model));
    text
}

/// What a record holds for one operation or event.
struct Carried<'m> {
    tag: &'m str,
    record: String,
    payload: &'m str,
    /// Whether it names a session: it must, it must not, or (nothing) it may.
    session: Option<bool>,
}

fn asks(operation: &Operation) -> Option<bool> {
    match operation.session {
        SessionRule::Omit => Some(false),
        SessionRule::Required => Some(true),
        SessionRule::Optional => None,
    }
}

fn asked(operation: &Operation) -> Carried<'_> {
    Carried {
        tag: &operation.name,
        record: names::request_record(&operation.name),
        payload: &operation.request,
        session: asks(operation),
    }
}

fn answered(operation: &Operation) -> Carried<'_> {
    Carried {
        tag: &operation.name,
        record: names::response_record(&operation.name),
        payload: &operation.success,
        session: match operation.answers_session {
            SessionAnswer::None => Some(false),
            SessionAnswer::Assigned => Some(true),
            // A session that had to be named is there again.
            SessionAnswer::Same => asks(operation).filter(|must| *must),
        },
    }
}

fn told(event: &Event) -> Carried<'_> {
    Carried {
        tag: &event.name,
        record: names::event_record(&event.name),
        payload: &event.payload,
        session: Some(event.carries_session),
    }
}

fn record(
    model: &Model,
    printer: &mut Printer,
    name: &str,
    envelope: &Envelope,
    all: &[Carried<'_>],
) -> String {
    let members = printer.members(&envelope.object.members);
    let mut text = format!(
        "\n{name}: form.Form[messages.{name}] = record.Envelope(\n    {members},\n    tag={},\n    payload={},\n    session={},\n    kinds={{\n",
        quoted(&envelope.tag),
        quoted(&envelope.payload),
        quoted(&envelope.session)
    );
    for carried in all {
        let session = match carried.session {
            None => "None",
            Some(true) => "True",
            Some(false) => "False",
        };
        // Writing to a string does not fail.
        let _ = writeln!(
            text,
            "        {}: record.Kind(messages.{}, {}, {session}),",
            quoted(carried.tag),
            carried.record,
            carried.payload
        );
    }
    let _ = writeln!(
        text,
        "    }},\n    unknown={},\n    inside={},",
        quoted(&model.verdicts.method),
        quoted(&model.verdicts.payload)
    );
    if matches!(envelope.object.extras, Extras::Refused) {
        text.push_str("    closed=True,\n");
    }
    if let Some(error) = &envelope.error {
        let _ = writeln!(
            text,
            "    error={},\n    failure=messages.{},",
            quoted(error),
            names::ERROR_RECORD
        );
    }
    if !envelope.object.rules.is_empty() {
        let _ = writeln!(text, "    rules={},", rules(&envelope.object.rules));
    }
    text + ")\n"
}

/// The form of any record, by the constant that tells them apart.
fn any(model: &Model) -> String {
    let envelopes = &model.envelopes;
    let [request, response, event, _] = UNION_RECORDS;
    let mut tag = "";
    let mut variants = Vec::new();
    for (name, envelope) in [
        (request, &envelopes.request),
        (response, &envelopes.response),
        (event, &envelopes.event),
    ] {
        if let Some((member, value)) = envelope.kind() {
            tag = member;
            variants.push(format!("{}: {name}", quoted(value)));
        }
    }
    format!(
        "\nAnyRecord: form.Form[messages.AnyRecord] = form.Tagged({}, {{{}}})\n",
        quoted(tag),
        variants.join(", ")
    )
}

/// The operation and the record of each request payload.
fn requests(model: &Model) -> String {
    let mut text =
        "\nREQUESTS: dict[type[messages.RequestPayload], tuple[messages.Method, Callable[..., Any]]] = {\n"
            .to_owned();
    for operation in &model.operations {
        let _ = writeln!(
            text,
            "    messages.{}: ({}, messages.{}),",
            operation.request,
            quoted(&operation.name),
            names::request_record(&operation.name)
        );
    }
    text + "}\n"
}
