//! The three records of the wire: which definitions are their templates, and which members are slots.
//! The records of single operations and events are made by the printers.

use crate::model::{Envelope, Envelopes, Extras, Shape, Type};
use crate::source::{At, Contract, Slots};

use super::Facts;

/// Finds the templates and judges their slots.
pub fn lower(contract: &Contract, templates: &[Type], facts: &Facts<'_>) -> Option<Envelopes> {
    let envelope = |kind: &str, slots: &Slots| envelope(kind, slots, templates, facts);
    Some(Envelopes {
        request: envelope("request", &contract.request)?,
        response: envelope("response", &contract.response)?,
        event: envelope("event", &contract.event)?,
        error_type: contract.error_type.clone(),
    })
}

fn envelope(kind: &str, slots: &Slots, templates: &[Type], facts: &Facts<'_>) -> Option<Envelope> {
    let file = format!("{}/protocol.json", facts.protocol);
    let at = At::file(&file, facts.log).down("envelopes").down(kind);
    let Some((ty, object)) = templates
        .iter()
        .find(|ty| ty.name == slots.type_name)
        .and_then(|ty| match &ty.shape {
            Shape::Object(object) => Some((ty, object)),
            _ => None,
        })
    else {
        at.down("type").refuse(
            format!("there is no object `{}`", slots.type_name),
            "define the template in envelope.json",
        );
        return None;
    };
    let named = [
        Some(("tag", &slots.tag)),
        Some(("payload", &slots.payload)),
        Some(("session", &slots.session)),
    ];
    for (slot, name) in named
        .into_iter()
        .chain([slots.error.as_ref().map(|name| ("error", name))])
        .flatten()
    {
        if !object.members.iter().any(|member| member.name == *name) {
            at.down(slot).refuse(
                format!("`{name}` is no member of {}", ty.name),
                "name a member of the template",
            );
        }
    }
    let closed = matches!(object.extras, Extras::Refused);
    if closed != (kind == "request") {
        facts.at(ty).refuse(
            if closed {
                "an output that refuses unknown members"
            } else {
                "a request that lets unknown members in"
            },
            "requests say additionalProperties: false, outputs leave it out",
        );
    }
    Some(Envelope {
        name: ty.name.clone(),
        doc: ty.doc.clone(),
        object: object.clone(),
        tag: slots.tag.clone(),
        payload: slots.payload.clone(),
        session: slots.session.clone(),
        error: slots.error.clone(),
        file: ty.file.clone(),
        counter_examples: ty.counter_examples.clone(),
        schema: ty.schema.clone(),
    })
}
