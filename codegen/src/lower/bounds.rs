//! Every type against the bounds that hold for any record: bytes of a string, items, members, depth.
//! Sizes of whole payloads depend on contents; `check` reports on them.

use std::collections::BTreeMap;

use crate::model::{Extras, Limit, Node, Role, Shape, Type};
use crate::source::{At, Check, Source};

use super::{Facts, each_node};

/// Refuses what no record could ever carry.
pub fn judge(source: &Source, types: &[Type], templates: &[Type], facts: &Facts<'_>) {
    let general = General::of(&source.limits);
    for ty in types.iter().chain(templates) {
        general.sizes(ty, facts);
    }
    let payloads = source
        .contract
        .operations
        .iter()
        .flat_map(|operation| [&operation.request, &operation.success]);
    let payloads = payloads.chain(source.contract.events.iter().map(|event| &event.payload));
    let payloads: Vec<&Type> = payloads
        .filter_map(|name| types.iter().find(|ty| ty.name == *name))
        .collect();
    // The record around the payload is the first level.
    general.depths(types, &payloads, 1, facts);
}

/// The same for types that stand alone.
pub fn judge_alone(limits: &[Limit], types: &[Type], facts: &Facts<'_>) {
    let general = General::of(limits);
    for ty in types {
        general.sizes(ty, facts);
    }
    general.depths(types, &types.iter().collect::<Vec<_>>(), 0, facts);
}

/// The bounds of any record: names and values.
struct General<'l>(BTreeMap<Role, (&'l str, u64)>);

impl<'l> General<'l> {
    fn of(limits: &'l [Limit]) -> Self {
        let limits = limits.iter();
        General(
            limits
                .filter_map(|limit| Some((limit.role?, (limit.name.as_str(), limit.value))))
                .collect(),
        )
    }

    fn within(&self, at: &At<'_>, role: Role, what: &str, found: u64) {
        if let Some((name, value)) = self.0.get(&role)
            && found > *value
        {
            at.about(Check::Bound).refuse(
                format!("{found} {what}, but {name} is {value}"),
                "make it smaller: such a record could never be sent",
            );
        }
    }

    fn sizes(&self, ty: &Type, facts: &Facts<'_>) {
        let at = facts.at(ty);
        each_of(&ty.shape, &mut |node| match node {
            Node::String(text) => {
                self.within(&at, Role::String, "bytes of a string", text.max_bytes)
            }
            Node::Array { max_items, .. } => self.within(&at, Role::Items, "items", *max_items),
            Node::Map { max_fields, .. } => self.within(&at, Role::Fields, "members", *max_fields),
            _ => {}
        });
        match &ty.shape {
            Shape::Object(object) => {
                self.within(&at, Role::Fields, "members", object.members.len() as u64)
            }
            Shape::OpenEnum { text, .. } => {
                self.within(&at, Role::String, "bytes of a string", text.max_bytes)
            }
            _ => {}
        }
    }

    /// Judges those of `types` that stand with so many levels around them.
    fn depths(&self, types: &[Type], judged: &[&Type], around: u64, facts: &Facts<'_>) {
        let Some((_, most)) = self.0.get(&Role::Depth) else {
            return;
        };
        let depths = depths(types, *most);
        for ty in judged {
            let found = around + depths.get(ty.name.as_str()).copied().unwrap_or(0);
            let what = match around {
                0 => "levels",
                _ => "levels, with the record around it",
            };
            self.within(&facts.at(ty), Role::Depth, what, found);
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

/// Containers within each other, at most, by the name of the type; `most` is as far as the count must be right.
fn depths(types: &[Type], most: u64) -> BTreeMap<&str, u64> {
    let mut known = BTreeMap::new();
    for round in 0.. {
        let each = types.iter();
        let next: BTreeMap<&str, u64> = each
            .map(|ty| (ty.name.as_str(), depth(&ty.shape, &known)))
            .collect();
        if next == known || (round > most && next.values().any(|depth| *depth > most)) {
            break;
        }
        known = next;
    }
    known
}

/// The depth of one shape, with those that it refers to as far as they are known.
fn depth(shape: &Shape, known: &BTreeMap<&str, u64>) -> u64 {
    match shape {
        Shape::Object(object) => {
            let members = object.members.iter().map(|member| &member.node);
            let extras = match &object.extras {
                Extras::Each(node) => Some(&**node),
                _ => None,
            };
            let inside = members.chain(extras).map(|node| node_depth(node, known));
            1 + inside.max().unwrap_or(0)
        }
        Shape::Union(union) => {
            let variants = union.variants.iter();
            let inside = variants.filter_map(|variant| known.get(variant.type_name.as_str()));
            inside.max().copied().unwrap_or(0)
        }
        Shape::Node(node) => node_depth(node, known),
        Shape::Enum(_) | Shape::OpenEnum { .. } => 0,
    }
}

fn node_depth(node: &Node, known: &BTreeMap<&str, u64>) -> u64 {
    match node {
        Node::Array { items, .. } => 1 + node_depth(items, known),
        Node::Map { values, .. } => 1 + node_depth(values, known),
        Node::Ref(name) => known.get(name.as_str()).copied().unwrap_or(0),
        _ => 0,
    }
}
