//! Each type by itself and with the types it names: names, codes, limits, tags.
//! Which side of the wire it belongs to is `reach.rs`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::model::{
    Codes, EnumValue, Expected, Extras, Node, Object, Presence, Shape, Type, Union,
};
use crate::names::{self, Target};
use crate::source::{At, Check};

use super::{Facts, each_node};

/// Judges what a type says by itself, and fills in what follows from it.
pub fn complete(ty: &mut Type, facts: &Facts<'_>) {
    let copy = ty.clone();
    let at = facts.at(&copy);
    type_name(&at, &ty.name);
    known_codes(&at, &copy.codes, facts);
    for (index, example) in copy.counter_examples.iter().enumerate() {
        if let Some(code) = &example.code {
            facts.known_code(
                &at.down("x-counter-examples").down(index).down("code"),
                code,
            );
        }
    }
    match &mut ty.shape {
        Shape::Object(object) => fields(&at, object, facts),
        Shape::Node(node) => limits(&at, node, facts),
        Shape::Enum(values) => enum_values(&at, values),
        Shape::OpenEnum { known, text, .. } => {
            enum_values(&at, known);
            limits(&at, &Node::String(text.clone()), facts);
        }
        Shape::Union(_) => {}
    }
    flatten_references(&mut ty.schema);
    write_out(ty);
}

/// Puts into the schema what it takes from other files, so that it can be read alone.
fn write_out(ty: &mut Type) {
    match &ty.shape {
        Shape::OpenEnum { known, .. } => {
            ty.schema["x-open-enum"] = known.iter().map(|value| value.value.as_str()).collect();
            ty.schema["x-enum-descriptions"] = Value::Object(
                known
                    .iter()
                    .map(|value| (value.value.clone(), Value::from(value.doc.as_str())))
                    .collect(),
            );
        }
        Shape::Object(object) if ty.schema.get("x-limits-map").is_some() => {
            for member in &object.members {
                ty.schema["properties"][&member.name]["description"] =
                    Value::from(member.doc.as_str());
            }
        }
        _ => {}
    }
}

fn known_codes(at: &At<'_>, codes: &Codes, facts: &Facts<'_>) {
    for (keyword, code) in codes {
        facts.known_code(&at.down("x-code").down(keyword), code);
    }
}

fn type_name(at: &At<'_>, name: &str) {
    if !names::is_type_name(name) {
        at.about(Check::Name).refuse(
            format!("`{name}` is no name for a type"),
            "write PascalCase, letters and digits only",
        );
    }
    for target in Target::ALL
        .into_iter()
        .filter(|target| target.is_taken_type(name))
    {
        at.about(Check::ReservedWord).refuse(
            format!("`{name}` is taken in {}", target.name()),
            "choose a longer name, such as one that says whose it is",
        );
    }
}

/// Judges whether two types, or a type and a member that is described in place, would be called the same.
pub fn apart(types: &[Type], facts: &Facts<'_>) {
    let mut taken: BTreeMap<String, &str> = BTreeMap::new();
    for ty in types {
        if let Some(first) = taken.insert(names::snake(&ty.name), &ty.name) {
            let what = format!(
                "`{}` and `{first}` are the same name in Rust and Python",
                ty.name
            );
            facts
                .at(ty)
                .about(Check::Name)
                .refuse(what, "rename one of them");
        }
    }
    for ty in types {
        let Shape::Object(object) = &ty.shape else {
            continue;
        };
        for member in object.members.iter().filter(|member| named(&member.node)) {
            let name = format!("{}{}", ty.name, names::pascal(&member.name));
            if let Some(other) = taken.get(&names::snake(&name)) {
                let what = format!(
                    "`{}` of `{}` is the same name in Rust as `{other}`",
                    member.name, ty.name
                );
                let at = facts.at(ty).down("properties").down(&member.name);
                let hint = "rename one of them, or let the member refer to the type";
                at.about(Check::Name).refuse(what, hint);
            }
        }
    }
}

/// Whether something is called by the member that this stands in.
fn named(node: &Node) -> bool {
    match node {
        Node::String(_)
        | Node::Integer { .. }
        | Node::Enum(_)
        | Node::Array { .. }
        | Node::Map { .. } => true,
        Node::Boolean | Node::Const(_) | Node::Any | Node::Ref(_) | Node::Null => false,
    }
}

fn fields(whole: &At<'_>, object: &mut Object, facts: &Facts<'_>) {
    let at = whole.down("properties");
    for target in Target::ALL {
        let mut taken: BTreeMap<String, &str> = BTreeMap::new();
        for member in &object.members {
            if let Some(first) = taken.insert(target.member(&member.name), &member.name) {
                at.down(&member.name).about(Check::Name).refuse(
                    format!(
                        "`{}` and `{first}` are the same name in {}",
                        member.name,
                        target.name()
                    ),
                    "rename one of them",
                );
            }
        }
    }
    for member in &mut object.members {
        let at = at.down(&member.name);
        if !names::is_member_name(&member.name) {
            at.about(Check::Name).refuse(
                format!("`{}` is no name for a member", member.name),
                "write snake_case, letters and digits only",
            );
        }
        known_codes(&at, &member.codes, facts);
        if let Node::Enum(values) = &member.node {
            enum_values(&at, values);
        }
        limits(&at, &member.node, facts);
    }
    if let Extras::Each(node) = &object.extras {
        limits(&at, node, facts);
    }
    rules(whole, object, facts);
}

/// Judges `x-limit`, and the codes of items.
fn limits(at: &At<'_>, node: &Node, facts: &Facts<'_>) {
    each_node(node, &mut |node| {
        let (limit, bound, keyword) = match node {
            Node::String(text) => (&text.limit, text.max_bytes, "maxLength"),
            Node::Integer { maximum, limit, .. } => {
                (limit, u64::try_from(*maximum).unwrap_or(0), "maximum")
            }
            Node::Array {
                max_items, limit, ..
            } => (limit, *max_items, "maxItems"),
            Node::Map {
                max_fields, limit, ..
            } => (limit, *max_fields, "maxProperties"),
            _ => return,
        };
        if let Node::Array { item_codes, .. } = node {
            known_codes(&at.down("items"), item_codes, facts);
        }
        let Some(name) = limit else { return };
        match facts.limits.get(name.as_str()) {
            None => at.about(Check::Reference).refuse(
                format!("`{name}` is no limit"),
                "add it to limits.json, or correct the name",
            ),
            Some(value) if *value != bound => at.about(Check::Bound).refuse(
                format!("{keyword} is {bound}, but {name} is {value}"),
                "write the limit's value, or remove x-limit where another bound holds",
            ),
            Some(_) => {}
        }
    });
}

fn enum_values(at: &At<'_>, values: &[EnumValue]) {
    let mut taken: BTreeMap<String, &str> = BTreeMap::new();
    for value in values {
        if !names::is_enum_value(&value.value) {
            at.about(Check::Name).refuse(
                format!("`{}` is no name for a value", value.value),
                "begin with a letter; letters, digits, `_`, `-`, `.`",
            );
        } else if let Some(first) = taken.insert(names::pascal(&value.value), &value.value) {
            at.about(Check::Name).refuse(
                format!(
                    "`{}` and `{first}` are the same name in every language",
                    value.value
                ),
                "rename one of them",
            );
        }
    }
}

fn rules(at: &At<'_>, object: &Object, facts: &Facts<'_>) {
    let mut seen: Vec<&str> = Vec::new();
    for (index, rule) in object.rules.iter().enumerate() {
        let at = at.down("x-rules").down(index);
        if seen.contains(&rule.name.as_str()) {
            at.refuse(
                format!("two rules are called `{}`", rule.name),
                "rename one of them: counter-examples refer to it",
            );
        }
        seen.push(&rule.name);
        if let Some(code) = &rule.code {
            facts.known_code(&at.down("code"), code);
        }
        for expect in rule.then.iter().chain(&rule.otherwise) {
            let Some(member) = object.member(&expect.member) else {
                continue;
            };
            if member.presence == Presence::Required && expect.what == Expected::Null {
                at.refuse(
                    format!(
                        "the rule `{}` expects null of `{}`, which never is",
                        rule.name, expect.member
                    ),
                    "make the member nullable or optional, or correct the rule",
                );
            }
        }
    }
}

/// Gives every variant the tag value of its type.
pub fn unions(types: &mut [Type], facts: &Facts<'_>) {
    let all = types.to_vec();
    for ty in types.iter_mut() {
        let at = At::file(&ty.file, facts.log).down("$defs").down(&ty.name);
        if let Shape::Union(union) = &mut ty.shape {
            tags(&at, union, &all);
        }
    }
}

fn tags(at: &At<'_>, union: &mut Union, types: &[Type]) {
    let mut taken: Vec<String> = Vec::new();
    for (index, variant) in union.variants.iter_mut().enumerate() {
        let at = at.down("oneOf").down(index);
        let Some(ty) = types.iter().find(|ty| ty.name == variant.type_name) else {
            at.refuse(
                format!("there is no definition `{}`", variant.type_name),
                "define it, or correct the name",
            );
            continue;
        };
        let tag = match &ty.shape {
            Shape::Object(object) => object
                .members
                .iter()
                .find(|member| member.name == union.tag && member.presence == Presence::Required)
                .and_then(|member| member.constant().map(str::to_owned)),
            _ => None,
        };
        let Some(tag) = tag else {
            at.refuse(
                format!(
                    "`{}` has no required constant string `{}`",
                    variant.type_name, union.tag
                ),
                "add the tag to the variant: {\"type\": \"string\", \"const\": …}",
            );
            continue;
        };
        if taken.contains(&tag) {
            at.refuse(
                format!("the tag value `{tag}` belongs to two variants"),
                "give each variant a value of its own",
            );
        }
        taken.push(tag.clone());
        variant.tag_value = tag;
    }
}

/// `session.json#/$defs/X` becomes `#/$defs/X`: the published bundle is flat.
fn flatten_references(schema: &mut Value) {
    match schema {
        Value::Object(members) => {
            for (name, value) in members {
                match value {
                    Value::String(target) if name == "$ref" => {
                        if let Some(hash) = target.find('#') {
                            target.drain(..hash);
                        }
                    }
                    // Examples are values, not schemas.
                    _ if name == "examples" || name == "x-counter-examples" => {}
                    _ => flatten_references(value),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(flatten_references),
        _ => {}
    }
}
