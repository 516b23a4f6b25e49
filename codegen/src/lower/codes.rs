//! Codes against their uses: each is answered by somebody, and an operation lists what its own request can get.
//! Which names are codes at all is judged where they stand.

use std::collections::BTreeSet;

use crate::model::{Codes, Envelope, Extras, Node, Operation, Shape, Type};
use crate::source::{At, Check, Source};

use super::Facts;

/// Judges the codes of `protocol.json` and of the types that requests lead to.
pub fn judge(
    source: &Source,
    operations: &[Operation],
    request: &Envelope,
    types: &[Type],
    facts: &Facts<'_>,
) {
    let file = format!("{}/protocol.json", source.protocol);
    let at = At::file(&file, facts.log)
        .about(Check::Code)
        .down("operations");
    for (index, operation) in operations.iter().enumerate() {
        let mut gets = Gets {
            types,
            codes: BTreeSet::new(),
        };
        gets.named(&operation.request, &Codes::new());
        for (code, owner) in gets
            .codes
            .iter()
            .filter(|(code, _)| !operation.codes.contains(code))
        {
            at.down(index).down("errors").refuse(
                format!("`{code}` is missing, but {owner} can get it"),
                "add it in its place, or to common_errors",
            );
        }
    }
    let mut envelope = Gets {
        types,
        codes: BTreeSet::new(),
    };
    envelope.shape(
        &request.name,
        &Shape::Object(request.object.clone()),
        &Codes::new(),
    );
    let verdicts = source
        .contract
        .verdicts
        .all()
        .map(|(_, code)| code.to_owned());
    let answered: BTreeSet<String> = operations
        .iter()
        .flat_map(|operation| operation.codes.iter().cloned())
        .chain(verdicts)
        .chain(envelope.codes.into_iter().map(|(code, _)| code))
        .collect();
    let file = format!("{}/errors.json", source.protocol);
    let at = At::file(&file, facts.log).about(Check::Code).down("errors");
    for (index, error) in source
        .errors
        .iter()
        .enumerate()
        .filter(|(_, error)| !answered.contains(&error.code))
    {
        at.down(index).refuse(
            format!("nobody answers `{}`", error.code),
            "add it to the operations that do, to common_errors or to verdicts; or remove it",
        );
    }
}

/// The codes that faults in a type can get, each with the type that names it.
struct Gets<'t> {
    types: &'t [Type],
    codes: BTreeSet<(String, String)>,
}

impl Gets<'_> {
    /// `hiding`: the codes of the member or item that refers here, which come first.
    fn named(&mut self, name: &str, hiding: &Codes) {
        let types = self.types;
        let Some(ty) = types.iter().find(|ty| ty.name == name) else {
            return;
        };
        let shown = |keyword: &String| !hiding.contains_key(keyword) && !hiding.contains_key("*");
        self.add(
            ty.codes
                .iter()
                .filter(|(keyword, _)| shown(keyword))
                .map(|(_, code)| code),
            name,
        );
        self.shape(name, &ty.shape, hiding);
    }

    fn shape(&mut self, owner: &str, shape: &Shape, hiding: &Codes) {
        match shape {
            Shape::Object(object) => {
                for member in &object.members {
                    self.add(member.codes.values(), owner);
                    self.node(owner, &member.node, &member.codes);
                }
                if let Extras::Each(node) = &object.extras {
                    self.node(owner, node, &Codes::new());
                }
                self.add(
                    object.rules.iter().filter_map(|rule| rule.code.as_ref()),
                    owner,
                );
            }
            Shape::Union(union) => union
                .variants
                .iter()
                .for_each(|variant| self.named(&variant.type_name, hiding)),
            Shape::Node(node) => self.node(owner, node, hiding),
            Shape::Enum(_) | Shape::OpenEnum { .. } => {}
        }
    }

    fn node(&mut self, owner: &str, node: &Node, hiding: &Codes) {
        match node {
            Node::Ref(name) => self.named(name, hiding),
            Node::Array {
                items, item_codes, ..
            } => {
                self.add(item_codes.values(), owner);
                self.node(owner, items, item_codes);
            }
            Node::Map { values, .. } => self.node(owner, values, &Codes::new()),
            _ => {}
        }
    }

    fn add<'c>(&mut self, codes: impl Iterator<Item = &'c String>, owner: &str) {
        self.codes
            .extend(codes.map(|code| (code.clone(), owner.to_owned())));
    }
}
