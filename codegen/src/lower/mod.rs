//! From what the files say to what the contract means: references followed, defaults filled in, contradictions refused.
//! Reads no file and prints nothing.

mod bounds;
mod codes;
mod envelopes;
mod library;
mod lifecycle;
mod reach;
mod tables;
mod types;

use std::collections::{BTreeMap, BTreeSet};

use crate::model::{Advertised, Extras, Model, Node, Shape, Type};
use crate::source::{At, Check, Log, Problems, Source};

pub use library::library;

/// The model of one protocol, or everything that contradicts itself in it.
pub fn lower(source: Source) -> Result<Model, Problems> {
    let log = Log::default();
    let contract = source.contract.clone();
    let templates: BTreeSet<&str> = [&contract.request, &contract.response, &contract.event]
        .into_iter()
        .map(|slots| slots.type_name.as_str())
        .collect();
    let (mut template_types, mut types): (Vec<Type>, Vec<Type>) = source
        .types
        .iter()
        .cloned()
        .partition(|ty| templates.contains(ty.name.as_str()));
    types.sort_by(|one, other| one.name.cmp(&other.name));

    let facts = Facts {
        protocol: &source.protocol,
        limits: source
            .limits
            .iter()
            .map(|limit| (limit.name.as_str(), limit.value))
            .collect(),
        codes: source
            .errors
            .iter()
            .map(|error| error.code.as_str())
            .collect(),
        log: &log,
    };
    for ty in types.iter_mut().chain(&mut template_types) {
        types::complete(ty, &facts);
    }
    types::unions(&mut types, &facts);
    types::apart(&types, &facts);
    tables::judge(&source, &facts);
    // Later steps follow names; they must lead somewhere.
    log.check()?;

    let envelopes = envelopes::lower(&contract, &template_types, &facts);
    let operations = lifecycle::operations(&source, &types, &facts);
    let events = lifecycle::events(&source, &types, &facts);
    lifecycle::endings(&operations, &events, &facts);
    log.check()?;
    let Some(envelopes) = envelopes else {
        unreachable!("an envelope is missing without a problem")
    };

    reach::directions(&mut types, &template_types, &source, &facts);
    reach::judge(&types, &facts);
    // Depth can only be followed where nothing contains itself.
    log.check()?;
    codes::judge(&source, &operations, &envelopes.request, &types, &facts);
    bounds::judge(&source, &types, &template_types, &facts);
    log.check()?;
    Ok(Model {
        protocol: source.protocol,
        doc: contract.doc,
        version: contract.version,
        digest: source.digest,
        types,
        envelopes,
        operations,
        events,
        errors: source.errors,
        phases: source.phases,
        limits: source.limits,
        verdicts: contract.verdicts,
        advertised: Advertised {
            transports: contract.transports,
            server_name: contract.server_name,
            activity_type: contract.activity_type,
            activity: contract.activity,
        },
    })
}

/// What every step asks.
pub(crate) struct Facts<'a> {
    pub protocol: &'a str,
    pub limits: BTreeMap<&'a str, u64>,
    pub codes: Vec<&'a str>,
    pub log: &'a Log,
}

impl<'a> Facts<'a> {
    /// Where a type is defined.
    pub fn at<'t>(&self, ty: &'t Type) -> At<'t>
    where
        'a: 't,
    {
        At::file(&ty.file, self.log).down("$defs").down(&ty.name)
    }

    /// Refuses a code that `errors.json` does not have.
    pub fn known_code(&self, at: &At<'_>, code: &str) {
        if !self.codes.contains(&code) {
            at.about(Check::Code).refuse(
                format!("`{code}` is no error code"),
                "add it to errors.json, or correct the name",
            );
        }
    }
}

/// The node and every node inside it.
pub(crate) fn each_node<'n>(node: &'n Node, visit: &mut dyn FnMut(&'n Node)) {
    visit(node);
    match node {
        Node::Array { items, .. } => each_node(items, visit),
        Node::Map { values, .. } => each_node(values, visit),
        _ => {}
    }
}

/// Names of the types that a type refers to directly.
pub(crate) fn references(shape: &Shape) -> Vec<&str> {
    let mut names = Vec::new();
    match shape {
        Shape::Object(object) => {
            for member in &object.members {
                collect(&member.node, &mut names);
            }
            if let Extras::Each(node) = &object.extras {
                collect(node, &mut names);
            }
        }
        Shape::Union(union) => names.extend(
            union
                .variants
                .iter()
                .map(|variant| variant.type_name.as_str()),
        ),
        Shape::Node(node) => collect(node, &mut names),
        Shape::Enum(_) | Shape::OpenEnum { .. } => {}
    }
    names
}

fn collect<'n>(node: &'n Node, names: &mut Vec<&'n str>) {
    each_node(node, &mut |node| {
        if let Node::Ref(name) = node {
            names.push(name);
        }
    });
}
