//! From which side of the wire each type is reached, and what that demands of it.
//! Follows references; judges no operation.

use std::collections::BTreeMap;

use crate::model::{Direction, Extras, Shape, Type};
use crate::source::{At, Check, Source};

use super::{Facts, references};

/// Sets `direction` of every type, and refuses those that contain themselves.
pub fn directions(types: &mut [Type], templates: &[Type], source: &Source, facts: &Facts<'_>) {
    let contract = &source.contract;
    not_recursive(types, facts);
    let edges = edges(types.iter().chain(templates));
    let request: Vec<String> = contract
        .operations
        .iter()
        .map(|operation| operation.request.clone())
        .chain([contract.request.type_name.clone()])
        .collect();
    let output: Vec<String> = contract
        .operations
        .iter()
        .map(|operation| operation.success.clone())
        .chain(contract.events.iter().map(|event| event.payload.clone()))
        .chain([
            contract.response.type_name.clone(),
            contract.event.type_name.clone(),
        ])
        .chain([contract.error_type.clone(), contract.activity_type.clone()])
        .collect();
    let (request, output) = (reached(&edges, request), reached(&edges, output));
    for ty in types {
        ty.direction = Direction {
            request: request.contains(&ty.name),
            output: output.contains(&ty.name),
        };
    }
}

/// Refuses types that contain themselves.
pub fn not_recursive(types: &[Type], facts: &Facts<'_>) {
    let edges = edges(types.iter());
    for ty in types {
        let inside = references(&ty.shape).into_iter().map(str::to_owned);
        if reached(&edges, inside.collect()).contains(&ty.name) {
            facts.at(ty).about(Check::Reference).refuse(
                format!("`{}` contains itself", ty.name),
                "types are not recursive: bound the depth by writing it out",
            );
        }
    }
}

/// Each type and those it refers to.
fn edges<'t>(types: impl Iterator<Item = &'t Type>) -> BTreeMap<String, Vec<String>> {
    let targets = |ty: &Type| {
        references(&ty.shape)
            .into_iter()
            .map(str::to_owned)
            .collect()
    };
    types.map(|ty| (ty.name.clone(), targets(ty))).collect()
}

/// The roots, and everything they lead to.
fn reached(edges: &BTreeMap<String, Vec<String>>, roots: Vec<String>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut open = roots;
    while let Some(name) = open.pop() {
        if !found.contains(&name) {
            open.extend(edges.get(&name).cloned().unwrap_or_default());
            found.push(name);
        }
    }
    found
}

/// Refuses what does not fit its side: closed outputs, open requests, orphans, counter-examples without a code.
pub fn judge(types: &[Type], facts: &Facts<'_>) {
    for ty in types {
        let at = facts.at(ty);
        match ty.direction {
            Direction {
                request: false,
                output: false,
            } => {
                at.about(Check::Orphan).refuse(
                    format!("no operation and no event leads to `{}`", ty.name),
                    "refer to it, or remove it",
                );
            }
            Direction { request, output } => {
                openness(&at.about(Check::Direction), ty, request, output);
            }
        }
        if ty.direction.request {
            for (index, example) in ty.counter_examples.iter().enumerate() {
                if example.code.is_none() {
                    at.down("x-counter-examples")
                        .down(index)
                        .about(Check::CounterExample)
                        .refuse(
                            "a counter-example of a request without the code it gets",
                            "add `code`",
                        );
                }
            }
        }
    }
}

fn openness(at: &At<'_>, ty: &Type, request: bool, output: bool) {
    let Shape::Object(object) = &ty.shape else {
        return;
    };
    match object.extras {
        Extras::Ignored if request && output => at.refuse(
            format!("`{}` stands in requests and in outputs", ty.name),
            "requests are closed, outputs are open: write two definitions",
        ),
        Extras::Refused if output => at.refuse(
            format!("`{}` refuses unknown members, but stands in outputs", ty.name),
            "leave additionalProperties out; where it also stands in requests, write two definitions",
        ),
        Extras::Ignored if request => at.refuse(
            format!("`{}` lets unknown members in, but stands in requests", ty.name),
            "write additionalProperties: false",
        ),
        _ => {}
    }
}
