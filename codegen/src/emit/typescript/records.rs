//! The checks of the three records: envelope, payload by operation or event, session rule.
//! The payloads themselves are checked by the check of their type.

use std::fmt::Write as _;

use crate::model::{
    Envelope, Event, Extras, Member, Model, Object, Operation, SessionAnswer, SessionRule, Verdicts,
};

use super::checks::{Printer, codes, rule};
use super::literal;

/// Checks named `RequestRecord`, `ResponseRecord`, `EventRecord` and `AnyRecord`.
pub fn print(model: &Model, printer: &mut Printer) -> String {
    let envelopes = &model.envelopes;
    let (asked, answered): (Vec<_>, Vec<_>) = model.operations.iter().map(operation).unzip();
    let told = model.events.iter().map(event).collect();
    let mut text = String::new();
    for (name, envelope, check, carried) in [
        ("RequestRecord", &envelopes.request, "call", asked),
        ("ResponseRecord", &envelopes.response, "reply", answered),
        ("EventRecord", &envelopes.event, "body", told),
    ] {
        text.push_str(&payloads(check, envelope, &carried, &model.verdicts));
        let body = record(printer, envelope, check);
        let outside = if matches!(envelope.object.extras, Extras::Refused) {
            format!(" || within({})", literal(&model.verdicts.envelope))
        } else {
            String::new()
        };
        let _ = writeln!(
            text,
            "export const {name} = (/** @type {{any}} */ v) => {body}{outside};"
        );
    }
    text.push_str(&any(model));
    text
}

/// What a record holds for one operation or event.
struct Carried<'m> {
    tag: &'m str,
    payload: &'m str,
    /// Whether it names a session: it must, it must not, or (nothing) it may.
    session: Option<bool>,
}

/// Of its request, and of its success.
fn operation(operation: &Operation) -> (Carried<'_>, Carried<'_>) {
    let asks = match operation.session {
        SessionRule::Omit => Some(false),
        SessionRule::Required => Some(true),
        SessionRule::Optional => None,
    };
    let answers = match operation.answers_session {
        SessionAnswer::None => Some(false),
        SessionAnswer::Assigned => Some(true),
        // A session that had to be named is there again.
        SessionAnswer::Same => asks.filter(|must| *must),
    };
    let of = |payload, session| Carried {
        tag: &operation.name,
        payload,
        session,
    };
    (
        of(&operation.request, asks),
        of(&operation.success, answers),
    )
}

fn event(event: &Event) -> Carried<'_> {
    Carried {
        tag: &event.name,
        payload: &event.payload,
        session: Some(event.carries_session),
    }
}

/// The check of a payload and of its session, by tag; and what an unknown tag gets.
fn payloads(name: &str, envelope: &Envelope, all: &[Carried<'_>], verdicts: &Verdicts) -> String {
    let (tag, payload, session) = (&envelope.tag, &envelope.payload, &envelope.session);
    let member = envelope.object.member(payload);
    let codes = member.and_then(|member| codes(&member.codes));
    let codes = codes.map_or_else(String::new, |codes| format!(", {codes}"));
    let (inside, unknown) = (literal(&verdicts.payload), literal(&verdicts.method));
    let mut text = format!(
        "/** @type {{ReadonlyMap<unknown, readonly [(v: any) => boolean, boolean?]>}} */\nconst {name}Checks = /* @__PURE__ */ new Map([\n"
    );
    for carried in all {
        let must = carried
            .session
            .map_or_else(String::new, |must| format!(", {must}"));
        let _ = writeln!(
            text,
            "  [{}, [{}{must}]],",
            literal(&carried.tag),
            carried.payload
        );
    }
    let _ = write!(
        text,
        "]);\nconst {name} = (/** @type {{any}} */ v) => {{
  const known = {name}Checks.get(v.{tag});
  if (!known) return no(\"enum\", {unknown}) || at(v, \"{tag}\");
  const [payload, session] = known;
  return (payload(v.{payload}) || within({inside}) || at(v, \"{payload}\"{codes})) &&
    (session === undefined || session === (v.{session} != null) || no(\"session\") || at(v, \"{session}\"));
}};
"
    );
    text
}

fn record(printer: &mut Printer, envelope: &Envelope, check: &str) -> String {
    let payload = &envelope.payload;
    // The payload comes last: its check needs the tag.
    let members: Vec<Member> = envelope
        .object
        .members
        .iter()
        .filter(|member| member.name != *payload)
        .cloned()
        .collect();
    let mut more: Vec<String> = envelope.object.rules.iter().map(rule).collect();
    match &envelope.error {
        Some(error) => {
            more.insert(
                0,
                format!("(v.{payload} !== undefined || no(\"type\") || at(v, \"{payload}\"))"),
            );
            more.push(format!("(v.{error} !== null || {check}(v))"));
        }
        None => more.push(format!("{check}(v)")),
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
        more.push(format!("only(v, {})", printer.set(&names)));
    }
    printer.object(&object, &more)
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
        if let Some((member, value)) = envelope.kind() {
            let _ = write!(text, "v.{member} === {} ? {name}(v) : ", literal(&value));
        }
    }
    let member = envelopes
        .request
        .kind()
        .map_or("kind", |(member, _)| member);
    let _ = writeln!(text, "no(\"x-union\") || at(v, \"{member}\"));");
    text
}
