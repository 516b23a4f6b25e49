//! The checks of the three records: envelope, payload by operation or event, session rule.
//! The payloads themselves are checked by the check of their type.

use std::fmt::Write as _;

use crate::model::{Envelope, Extras, Member, Model, Object, SessionAnswer, SessionRule, Verdicts};

use super::checks::{Printer, codes, rule};
use super::literal;

/// Checks named `RequestRecord`, `ResponseRecord`, `EventRecord` and `AnyRecord`.
pub fn print(model: &Model, printer: &mut Printer) -> String {
    let envelopes = &model.envelopes;
    let mut text = String::new();
    let calls = model
        .operations
        .iter()
        .map(|o| (o.name.as_str(), o.request.as_str()));
    let replies = model
        .operations
        .iter()
        .map(|o| (o.name.as_str(), o.success.as_str()));
    let bodies = model
        .events
        .iter()
        .map(|e| (e.name.as_str(), e.payload.as_str()));
    let verdicts = &model.verdicts;
    text.push_str(&payloads("call", &envelopes.request, calls, verdicts));
    text.push_str(&payloads("reply", &envelopes.response, replies, verdicts));
    text.push_str(&payloads("body", &envelopes.event, bodies, verdicts));
    let asked = model.operations.iter().map(|o| {
        let rule = match o.session {
            SessionRule::Omit => Some(false),
            SessionRule::Required => Some(true),
            SessionRule::Optional => None,
        };
        (o.name.as_str(), rule)
    });
    text.push_str(&sessions("asks", &envelopes.request, asked));
    let answered = model.operations.iter().map(|o| {
        let rule = match (o.answers_session, o.session) {
            (SessionAnswer::None, _) => Some(false),
            (SessionAnswer::Assigned, _) | (SessionAnswer::Same, SessionRule::Required) => {
                Some(true)
            }
            (SessionAnswer::Same, _) => None,
        };
        (o.name.as_str(), rule)
    });
    text.push_str(&sessions("answers", &envelopes.response, answered));
    let carried = model
        .events
        .iter()
        .map(|e| (e.name.as_str(), Some(e.carries_session)));
    text.push_str(&sessions("carries", &envelopes.event, carried));

    for (name, envelope, call, session, outside) in [
        (
            "RequestRecord",
            &envelopes.request,
            "call",
            "asks",
            Some(&model.verdicts.envelope),
        ),
        (
            "ResponseRecord",
            &envelopes.response,
            "reply",
            "answers",
            None,
        ),
        ("EventRecord", &envelopes.event, "body", "carries", None),
    ] {
        let body = record(printer, name, envelope, (call, session));
        let outside =
            outside.map_or_else(String::new, |code| format!(" || within({})", literal(code)));
        let _ = writeln!(
            text,
            "export const {name} = (/** @type {{any}} */ v) => {body}{outside};"
        );
    }
    text.push_str(&any(model));
    text
}

/// Which check a payload gets, and what an unknown tag gets.
fn payloads<'m>(
    name: &str,
    envelope: &Envelope,
    choices: impl Iterator<Item = (&'m str, &'m str)>,
    verdicts: &Verdicts,
) -> String {
    let (tag, payload) = (&envelope.tag, &envelope.payload);
    let member = envelope
        .object
        .members
        .iter()
        .find(|member| member.name == *payload);
    let codes = member.and_then(|member| codes(&member.codes));
    let codes = codes.map_or_else(String::new, |codes| format!(", {codes}"));
    let (inside, unknown) = (literal(&verdicts.payload), literal(&verdicts.method));
    let mut text = format!(
        "const {name}Fault = (/** @type {{any}} */ v) => within({inside}) || at(v, \"{payload}\"{codes});\n\
         const {name} = (/** @type {{any}} */ v) => {{\n  switch (v.{tag}) {{\n"
    );
    for (value, ty) in choices {
        let _ = writeln!(
            text,
            "    case {}: return {ty}(v.{payload}) || {name}Fault(v);",
            literal(&value)
        );
    }
    let _ = write!(
        text,
        "  }}\n  return no(\"enum\", {unknown}) || at(v, \"{tag}\");\n}};\n"
    );
    text
}

/// Whether the record may name a session, or must.
fn sessions<'m>(
    name: &str,
    envelope: &Envelope,
    rules: impl Iterator<Item = (&'m str, Option<bool>)>,
) -> String {
    let rules: Vec<_> = rules.collect();
    let mut text = format!(
        "const {name} = (/** @type {{any}} */ v) => {{\n  switch (v.{}) {{\n",
        envelope.tag
    );
    for wanted in [false, true] {
        let cases: Vec<String> = rules
            .iter()
            .filter(|(_, rule)| *rule == Some(wanted))
            .map(|(tag, _)| format!("case {}:", literal(tag)))
            .collect();
        if !cases.is_empty() {
            let operator = if wanted { "!=" } else { "==" };
            let _ = writeln!(
                text,
                "    {} return v.{} {operator} null || no(\"session\");",
                cases.join(" "),
                envelope.session
            );
        }
    }
    text.push_str("  }\n  return true;\n};\n");
    text
}

fn record(
    printer: &mut Printer,
    name: &str,
    envelope: &Envelope,
    (call, session): (&str, &str),
) -> String {
    let payload = &envelope.payload;
    // The payload comes last: its check needs the tag.
    let members: Vec<Member> = envelope
        .object
        .members
        .iter()
        .filter(|member| member.name != *payload)
        .cloned()
        .collect();
    let session = format!("({session}(v) || at(v, \"{}\"))", envelope.session);
    let mut more: Vec<String> = envelope.object.rules.iter().map(rule).collect();
    match &envelope.error {
        Some(error) => {
            more.insert(
                0,
                format!("(v.{payload} !== undefined || no(\"type\") || at(v, \"{payload}\"))"),
            );
            more.push(format!("(v.{error} !== null || {call}(v) && {session})"));
        }
        None => {
            more.push(format!("{call}(v)"));
            more.push(session);
        }
    }
    let refused = matches!(envelope.object.extras, Extras::Refused);
    let object = Object {
        members,
        extras: Extras::Ignored,
        at_least_one_of: Vec::new(),
        rules: Vec::new(),
    };
    if refused {
        let names: Vec<&str> = envelope
            .object
            .members
            .iter()
            .map(|member| member.name.as_str())
            .collect();
        more.push(format!("only(v, {})", printer.set(name, &names)));
    }
    printer.object(name, &object, &more)
}

/// The check of any record, by the constant that tells them apart.
fn any(model: &Model) -> String {
    let envelopes = &model.envelopes;
    let mut text = "export const AnyRecord = (/** @type {any} */ v) => object(v) && (".to_owned();
    for (name, envelope) in [
        ("RequestRecord", &envelopes.request),
        ("ResponseRecord", &envelopes.response),
        ("EventRecord", &envelopes.event),
    ] {
        if let Some((member, value)) = kind(envelope) {
            let _ = write!(text, "v.{member} === {} ? {name}(v) : ", literal(&value));
        }
    }
    let member = kind(&envelopes.request).map_or("kind", |(member, _)| member);
    let _ = writeln!(text, "no(\"x-union\") || at(v, \"{member}\"));");
    text
}

/// The fixed text member of an envelope.
fn kind(envelope: &Envelope) -> Option<(&str, &str)> {
    envelope
        .object
        .members
        .iter()
        .find_map(|member| match &member.node {
            crate::model::Node::Const(value) => {
                value.as_str().map(|value| (member.name.as_str(), value))
            }
            _ => None,
        })
}
