//! Every type against the bounds that hold for any record: bytes of a string, items, members, depth.
//! Sizes of whole payloads depend on contents; `check` reports on them.

use std::collections::BTreeMap;

use crate::model::{Extras, Node, Role, Shape, Type};
use crate::source::{At, Check, Source};

use super::{Facts, each_node};

/// Refuses what no record could ever carry.
pub fn judge(source: &Source, types: &[Type], templates: &[Type], facts: &Facts<'_>) {
    let general: BTreeMap<Role, (&str, u64)> = source
        .limits
        .iter()
        .filter_map(|limit| Some((limit.role?, (limit.name.as_str(), limit.value))))
        .collect();
    let within = |at: &At<'_>, role: Role, what: &str, found: u64| {
        if let Some((name, value)) = general.get(&role)
            && found > *value
        {
            at.about(Check::Bound).refuse(
                format!("{found} {what}, but {name} is {value}"),
                "make it smaller: such a record could never be sent",
            );
        }
    };
    for ty in types.iter().chain(templates) {
        let at = facts.at(ty);
        each_of(&ty.shape, &mut |node| match node {
            Node::String(text) => within(&at, Role::String, "bytes of a string", text.max_bytes),
            Node::Array { max_items, .. } => within(&at, Role::Items, "items", *max_items),
            Node::Map { max_fields, .. } => within(&at, Role::Fields, "members", *max_fields),
            _ => {}
        });
        match &ty.shape {
            Shape::Object(object) => {
                within(&at, Role::Fields, "members", object.members.len() as u64)
            }
            Shape::OpenEnum { text, .. } => {
                within(&at, Role::String, "bytes of a string", text.max_bytes)
            }
            _ => {}
        }
    }
    let payloads = source
        .contract
        .operations
        .iter()
        .flat_map(|operation| [&operation.request, &operation.success]);
    for name in payloads.chain(source.contract.events.iter().map(|event| &event.payload)) {
        if let Some(ty) = types.iter().find(|ty| ty.name == *name) {
            // The record around the payload is the first level.
            within(
                &facts.at(ty),
                Role::Depth,
                "levels, with the record around it",
                1 + depth(&ty.shape, types),
            );
        }
    }
}

fn each_of<'s>(shape: &'s Shape, visit: &mut dyn FnMut(&'s Node)) {
    match shape {
        Shape::Object(object) => {
            for member in &object.members {
                each_node(&member.node, visit);
            }
            if let Extras::Each(node) = &object.extras {
                each_node(node, visit);
            }
        }
        Shape::Node(node) => each_node(node, visit),
        _ => {}
    }
}

/// Containers within each other, at most.
fn depth(shape: &Shape, types: &[Type]) -> u64 {
    let of_type = |name: &str| {
        types
            .iter()
            .find(|ty| ty.name == name)
            .map_or(0, |ty| depth(&ty.shape, types))
    };
    match shape {
        Shape::Object(object) => {
            let members = object
                .members
                .iter()
                .map(|member| node_depth(&member.node, types))
                .max()
                .unwrap_or(0);
            let extras = if let Extras::Each(node) = &object.extras {
                node_depth(node, types)
            } else {
                0
            };
            1 + members.max(extras)
        }
        Shape::Union(union) => union
            .variants
            .iter()
            .map(|variant| of_type(&variant.type_name))
            .max()
            .unwrap_or(0),
        Shape::Node(node) => node_depth(node, types),
        Shape::Enum(_) | Shape::OpenEnum { .. } => 0,
    }
}

fn node_depth(node: &Node, types: &[Type]) -> u64 {
    match node {
        Node::Array { items, .. } => 1 + node_depth(items, types),
        Node::Map { values, .. } => 1 + node_depth(values, types),
        Node::Ref(name) => types
            .iter()
            .find(|ty| ty.name == *name)
            .map_or(0, |ty| depth(&ty.shape, types)),
        _ => 0,
    }
}
