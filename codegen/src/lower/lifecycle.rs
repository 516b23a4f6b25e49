//! Operations and events against each other and against the types they name.
//! The tables of codes and limits are `tables.rs`; the shapes are judged elsewhere.

use crate::model::{
    Event, EventOrder, Member, Node, Operation, Presence, SessionAnswer, SessionRule, Shape, Type,
};
use crate::names;
use crate::source::{At, Check, Source};

use super::Facts;

/// The operations, with all codes each can answer.
pub fn operations(source: &Source, types: &[Type], facts: &Facts<'_>) -> Vec<Operation> {
    let file = format!("{}/protocol.json", source.protocol);
    let at = At::file(&file, facts.log)
        .about(Check::Lifecycle)
        .down("operations");
    let contract = &source.contract;
    let mut operations: Vec<Operation> = Vec::new();
    for (index, operation) in contract.operations.iter().enumerate() {
        let at = at.down(index);
        name_of(
            &at,
            &operation.name,
            operations.iter().map(|known| known.name.as_str()),
        );
        payload(
            &at.down("request"),
            &operation.request,
            &names::pascal(&format!("{}.request", operation.name)),
            types,
        );
        payload(
            &at.down("success"),
            &operation.success,
            &names::pascal(&format!("{}.success", operation.name)),
            types,
        );
        own_codes(
            &at.down("errors"),
            operation,
            &contract.common_errors,
            facts,
        );
        if operation.session == SessionRule::Omit
            && operation.answers_session == SessionAnswer::Same
        {
            at.down("answers_session").refuse(
                "the session of a request that has none",
                "write none or assigned",
            );
        }
        let codes = facts
            .codes
            .iter()
            .filter(|code| {
                operation
                    .codes
                    .iter()
                    .chain(&contract.common_errors)
                    .any(|own| own == *code)
            })
            .map(|code| (*code).to_owned())
            .collect();
        operations.push(Operation {
            codes,
            ..operation.clone()
        });
    }
    operations
}

/// Known, in order of precedence, and none that every operation has.
fn own_codes(at: &At<'_>, operation: &Operation, common: &[String], facts: &Facts<'_>) {
    let at = &at.about(Check::Code);
    for code in &operation.codes {
        facts.known_code(at, code);
        if common.contains(code) {
            at.refuse(
                format!("`{code}` is among the common errors"),
                "remove it here",
            );
        }
    }
    let in_order: Vec<&str> = facts
        .codes
        .iter()
        .copied()
        .filter(|code| operation.codes.iter().any(|own| own == code))
        .collect();
    if operation.codes != in_order {
        at.refuse(
            "the codes are not in order of precedence",
            format!("write them as in errors.json: {}", in_order.join(", ")),
        );
    }
}

/// The events, each with the members it names.
pub fn events(source: &Source, types: &[Type], facts: &Facts<'_>) -> Vec<Event> {
    let file = format!("{}/protocol.json", source.protocol);
    let at = At::file(&file, facts.log)
        .about(Check::Lifecycle)
        .down("events");
    let contract = &source.contract;
    let mut events: Vec<Event> = Vec::new();
    for (index, event) in contract.events.iter().enumerate() {
        let at = at.down(index);
        name_of(
            &at,
            &event.name,
            events.iter().map(|known| known.name.as_str()),
        );
        payload(
            &at.down("payload"),
            &event.payload,
            &names::pascal(&event.name),
            types,
        );
        member(
            &at.down("identity"),
            &event.payload,
            &event.identity,
            types,
            "string",
        );
        if let Some(sequence) = &event.sequence {
            member(
                &at.down("sequence"),
                &event.payload,
                sequence,
                types,
                "integer",
            );
        }
        if let Some(dropped) = &event.dropped {
            let at = at.down("dropped");
            member(&at, &event.payload, dropped, types, "integer");
            if event.sequence.is_none() || event.order != EventOrder::Terminal {
                at.refuse(
                    "only a terminal event with a sequence can say what was left out of it",
                    "remove it, or give the event a sequence",
                );
            }
        }
        match contract
            .operations
            .iter()
            .find(|operation| operation.name == event.of)
        {
            None => at.down("of").refuse(
                format!("`{}` is no operation", event.of),
                "add it, or correct the name",
            ),
            Some(operation) => {
                member(
                    &at.down("identity"),
                    &operation.success,
                    &event.identity,
                    types,
                    "string",
                );
                let answered = operation.answers_session != SessionAnswer::None;
                if answered != event.carries_session {
                    at.down("carries_session").refuse(
                        format!("it differs from what {} answers", operation.name),
                        "an event carries the session of its operation, if that has one",
                    );
                }
            }
        }
        events.push(event.clone());
    }
    events
}

/// What operations start and end, and what events say of it, must be the same.
pub fn endings(operations: &[Operation], events: &[Event], facts: &Facts<'_>) {
    let file = format!("{}/protocol.json", facts.protocol);
    let root = At::file(&file, facts.log).about(Check::Lifecycle);
    for (index, operation) in operations.iter().enumerate() {
        let at = root.down("operations").down(index);
        for name in &operation.starts {
            match events.iter().find(|event| event.name == *name) {
                None => at.down("starts").refuse(
                    format!("`{name}` is no event"),
                    "add it to events, or correct the name",
                ),
                Some(event)
                    if event.of != operation.name || event.order == EventOrder::Terminal =>
                {
                    at.down("starts").refuse(
                        format!(
                            "`{name}` is no event that begins what {} starts",
                            operation.name
                        ),
                        "name events of this operation whose order is first or between",
                    );
                }
                Some(_) => {}
            }
        }
        let terminals: Vec<&str> = events
            .iter()
            .filter(|event| event.of == operation.name && event.order == EventOrder::Terminal)
            .map(|event| event.name.as_str())
            .collect();
        let ends: Vec<&str> = operation.ends.iter().map(String::as_str).collect();
        if terminals != ends {
            at.refuse(
                format!(
                    "it ends with [{}], but its terminal events are [{}]",
                    ends.join(", "),
                    terminals.join(", ")
                ),
                "an operation that starts something ends with exactly one terminal event",
            );
        }
    }
    belongings(operations, events, &root.down("events"));
}

/// Every event belongs to an operation that ends, and one that comes first is started by it.
fn belongings(operations: &[Operation], events: &[Event], at: &At<'_>) {
    for (index, event) in events.iter().enumerate() {
        let at = at.down(index);
        let Some(operation) = operations
            .iter()
            .find(|operation| operation.name == event.of)
        else {
            continue;
        };
        if operation.ends.is_none() {
            at.down("of").refuse(
                format!(
                    "{} starts nothing that events could belong to",
                    operation.name
                ),
                "give it `ends`",
            );
        }
        if event.order == EventOrder::First && !operation.starts.contains(&event.name) {
            at.down("order").refuse(
                format!("{} does not start it", operation.name),
                "add it to `starts` of the operation",
            );
        }
    }
}

fn name_of<'a>(at: &At<'_>, name: &str, mut known: impl Iterator<Item = &'a str>) {
    let at = at.about(Check::Name);
    if !names::is_dotted_name(name) {
        at.down("name").refuse(
            format!("`{name}` is no name for an operation or event"),
            "write snake_case words with points",
        );
    }
    if known.any(|known| names::pascal(known) == names::pascal(name)) {
        at.down("name")
            .refuse(format!("`{name}` stands here twice"), "keep one of them");
    }
}

fn object<'t>(name: &str, types: &'t [Type]) -> Option<&'t [Member]> {
    types
        .iter()
        .find(|ty| ty.name == name)
        .and_then(|ty| match &ty.shape {
            Shape::Object(object) => Some(object.members.as_slice()),
            _ => None,
        })
}

/// The payload of a pair has a name made from the pair, so that no two pairs share a type.
fn payload(at: &At<'_>, name: &str, expected: &str, types: &[Type]) {
    if name != expected {
        at.about(Check::Name).refuse(
            format!("`{name}` is not the name of this payload"),
            format!("call it {expected}"),
        );
    }
    if object(name, types).is_none()
        && !types
            .iter()
            .any(|ty| ty.name == name && matches!(ty.shape, Shape::Union(_)))
    {
        at.about(Check::Reference)
            .refuse(format!("there is no object or union `{name}`"), "define it");
    }
}

/// The payload must have this member, required and of this form.
fn member(at: &At<'_>, payload: &str, name: &str, types: &[Type], form: &str) {
    let has = |type_name: &str| {
        object(type_name, types).is_some_and(|members| {
            members.iter().any(|member| {
                member.name == name
                    && member.presence == Presence::Required
                    && form_of(&member.node, types) == Some(form)
            })
        })
    };
    let everywhere = match types
        .iter()
        .find(|ty| ty.name == payload)
        .map(|ty| &ty.shape)
    {
        Some(Shape::Union(union)) => union.variants.iter().all(|variant| has(&variant.type_name)),
        _ => has(payload),
    };
    if !everywhere {
        at.refuse(
            format!("`{payload}` has no required {form} `{name}`"),
            "add the member, or correct the name",
        );
    }
}

fn form_of<'t>(node: &'t Node, types: &'t [Type]) -> Option<&'static str> {
    match node {
        Node::String(_) => Some("string"),
        Node::Integer { .. } => Some("integer"),
        Node::Const(value) if value.is_u64() => Some("integer"),
        Node::Ref(name) => match &types.iter().find(|ty| ty.name == *name)?.shape {
            Shape::Node(node) => form_of(node, types),
            _ => None,
        },
        _ => None,
    }
}
