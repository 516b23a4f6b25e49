//! Facts of the lifecycle and of judging, as every language's tables hold them.
//! Prints nothing; the words are those of `protocol.json`.

use serde_json::{Value, json};

use crate::model::{
    Event, EventOrder, Model, Node, Operation, QueueClass, SessionAnswer, SessionRule, Shape, Type,
};
use crate::names;

/// What one operation is.
pub fn operation(model: &Model, operation: &Operation) -> Value {
    let answers = match operation.answers_session {
        SessionAnswer::None => "none",
        SessionAnswer::Same => "same",
        SessionAnswer::Assigned => "assigned",
    };
    json!({
        "session": session_rule(operation.session),
        "answers_session": answers,
        "needs_initialization": operation.needs_initialization,
        "errors": operation.codes,
        "starts": operation.starts,
        "ends": operation.ends,
        "names_session": names_session(model, &operation.success),
        "page": page(model, operation),
    })
}

/// The word for a session rule.
pub fn session_rule(rule: SessionRule) -> &'static str {
    match rule {
        SessionRule::Omit => "omit",
        SessionRule::Required => "required",
        SessionRule::Optional => "optional",
    }
}

/// What one event is.
pub fn event(model: &Model, event: &Event) -> Value {
    let order = match event.order {
        EventOrder::First => "first",
        EventOrder::Between => "between",
        EventOrder::Terminal => "terminal",
    };
    let queue = match event.queue {
        QueueClass::Lossless => "lossless",
        QueueClass::BestEffort => "best_effort",
    };
    json!({
        "of": event.of,
        "carries_session": event.carries_session,
        "names_session": names_session(model, &event.payload),
        "order": order,
        "identity": event.identity,
        "sequence": event.sequence,
        "queue": queue,
    })
}

fn find<'m>(model: &'m Model, name: &str) -> Option<&'m Type> {
    model.types.iter().find(|ty| ty.name == name)
}

/// What the record of a failure is, in words.
pub const FAILURE: &str = "Failure of any operation, or of a record that could not be read as one.";

/// The unions of records, for languages that write a union with bars: name, meaning, variants.
pub fn record_unions(model: &Model) -> [(&'static str, &str, String); 5] {
    let joined = |names: Vec<String>| names.join(" | ");
    let operations = model.operations.iter().map(|one| one.name.as_str());
    let events = model.events.iter().map(|one| one.name.as_str());
    let [request, response, event, _] = names::UNION_RECORDS;
    let success = "SuccessRecord";
    let requests = operations.clone().map(names::request_record);
    let successes = operations.map(names::response_record);
    let events = events.map(names::event_record);
    let responses = format!("{success} | {}", names::ERROR_RECORD);
    let any = [request, response, event].join(" | ");
    let envelopes = &model.envelopes;
    [
        (request, &envelopes.request.doc, joined(requests.collect())),
        (
            success,
            "The answer to a request that went well.",
            joined(successes.collect()),
        ),
        (response, &envelopes.response.doc, responses),
        (event, &envelopes.event.doc, joined(events.collect())),
        ("AnyRecord", &model.doc, any),
    ]
}

/// Whether the payload has the member by which envelopes name a session.
fn names_session(model: &Model, payload: &str) -> bool {
    let Some(Shape::Object(object)) = find(model, payload).map(|ty| &ty.shape) else {
        return false;
    };
    object
        .members
        .iter()
        .any(|member| member.name == model.envelopes.response.session)
}

/// The request member that is bound by an advertised limit on items.
fn page(model: &Model, operation: &Operation) -> Value {
    let Some(Shape::Object(object)) = find(model, &operation.request).map(|ty| &ty.shape) else {
        return Value::Null;
    };
    let page = object.members.iter().find_map(|member| match &member.node {
        Node::Integer {
            limit: Some(limit), ..
        } if advertised(model, limit) => Some(json!({"member": member.name, "limit": limit})),
        _ => None,
    });
    page.unwrap_or_default()
}

fn advertised(model: &Model, limit: &str) -> bool {
    model
        .limits
        .iter()
        .any(|known| known.name == limit && known.advertised)
}

/// Every member name, sorted.
pub fn names(model: &Model) -> Vec<String> {
    let envelopes = &model.envelopes;
    let objects = model.types.iter().filter_map(|ty| match &ty.shape {
        Shape::Object(object) => Some(object),
        _ => None,
    });
    let mut names: Vec<String> = objects
        .chain([
            &envelopes.request.object,
            &envelopes.response.object,
            &envelopes.event.object,
        ])
        .flat_map(|object| object.members.iter().map(|member| member.name.clone()))
        .collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// Places of the codes among the verdicts about one payload, by index: the phase in which a payload's fault falls, then the order of codes.
///
/// A code of several phases belongs to the first that is not before the payload's own.
pub fn ranks(model: &Model) -> Vec<usize> {
    let payload = model
        .errors
        .iter()
        .find(|error| error.code == model.verdicts.payload)
        .map_or(0, |error| model.place(&error.phase));
    let place = |index: usize| {
        let phases = || model.errors[index].phases().map(|phase| model.place(phase));
        let after = phases().filter(|place| *place >= payload).min();
        (after.or_else(|| phases().max()), index)
    };
    let mut order: Vec<usize> = (0..model.errors.len()).collect();
    order.sort_by_key(|index| place(*index));
    let mut ranks = vec![0; order.len()];
    for (rank, index) in order.into_iter().enumerate() {
        ranks[index] = rank;
    }
    ranks
}
