//! One entry of `$defs`: a type with its name, examples and rules.
//! The schemas inside it are `node.rs`; whether its parts fit together with other types is judged in `lower`.

use serde_json::{Map, Value};

use crate::model::{
    Absent, CounterExample, Direction, Expect, Expected, Extras, Member, Object as Fields,
    Presence, Rule, Sensitive, Shape, Type, Union, Variant,
};

use super::node::{self, Known};
use super::problem::At;
use super::reader::{self, Object};

/// Keywords about a definition as a whole.
const OF_DEFINITIONS: [&str; 3] = ["examples", "x-counter-examples", "x-code"];

/// More than any bound of a payload.
const REPEAT_MAX: usize = 1 << 17;

const ABSENT: [(&str, Absent); 5] = [
    ("same-as-null", Absent::SameAsNull),
    ("empty", Absent::Empty),
    ("unchanged", Absent::Unchanged),
    ("unavailable", Absent::Unavailable),
    ("default", Absent::Default),
];

const SENSITIVE: [(&str, Sensitive); 2] = [
    ("transient", Sensitive::Transient),
    ("secret", Sensitive::Secret),
];

/// Reads one definition; its schema stays beside it as written.
pub fn read(at: At<'_>, name: &str, value: &Value, known: &Known) -> Option<Type> {
    let object = Object::of(at.clone(), value)?;
    let doc = object.text("description");
    let since = object.text("x-since");
    let examples: Vec<Value> = object
        .needed_items("examples")
        .into_iter()
        .map(|(_, value)| value.clone())
        .collect();
    if examples.len() < 2 && object.has("examples") {
        at.down("examples").refuse(
            "fewer than two examples",
            "add one that shows another side of the type",
        );
    }
    let counter_examples = object
        .items("x-counter-examples")
        .into_iter()
        .filter_map(|(at, value)| counter_example(at, value))
        .collect();
    // The keywords of the definition are taken out, so that the forms see only their own.
    let mut own = object.members.clone();
    own.retain(|name, _| !OF_DEFINITIONS.contains(&name.as_str()));
    let shape = shape(
        &Object {
            at: at.clone(),
            members: &own,
        },
        known,
    )?;
    Some(Type {
        name: name.to_owned(),
        doc,
        file: at.file_name().to_owned(),
        shape,
        direction: Direction::default(),
        since,
        deprecated: object.flag("deprecated"),
        examples,
        counter_examples,
        codes: node::take_codes(&object).1,
        schema: value.clone(),
    })
}

fn shape(object: &Object<'_>, known: &Known) -> Option<Shape> {
    let is = |name: &str| {
        object
            .members
            .get("type")
            .is_some_and(|value| value == name)
    };
    if object.has("oneOf") {
        return union(object).map(Shape::Union);
    }
    if is("object") && object.has("properties") {
        return fields(object, known).map(Shape::Object);
    }
    if is("string") && object.has("enum") {
        return node::enumeration(object, false).map(Shape::Enum);
    }
    if is("string") && object.has("x-open-enum") {
        return open_enum(object, known);
    }
    node::node(
        object.at.clone(),
        &Value::Object(object.members.clone()),
        known,
    )
    .map(Shape::Node)
}

fn open_enum(object: &Object<'_>, known: &Known) -> Option<Shape> {
    let text = node::text(object, &["x-open-enum", "x-unknown", "x-enum-descriptions"])?;
    let known = match object.get("x-open-enum") {
        // The values of a table stand in the table, and so do their descriptions.
        Some((at, Value::String(table))) => match known.tables.get(table.as_str()) {
            Some(values) => values.clone(),
            None => {
                let names: Vec<&str> = known.tables.keys().copied().collect();
                at.refuse(
                    format!("`{table}` is no table"),
                    format!("write a list of values, or one of: {}", names.join(", ")),
                );
                return None;
            }
        },
        _ => node::described(object, &object.items("x-open-enum"))?,
    };
    Some(Shape::OpenEnum {
        known,
        unknown: object.text("x-unknown"),
        text,
    })
}

fn union(object: &Object<'_>) -> Option<Union> {
    node::only(object, &["oneOf", "x-union"], "a union");
    let (at, value) = object.need("x-union")?;
    let rule = Object::of(at, value)?;
    rule.only(&["tag"], "x-union");
    let tag = rule.text("tag");
    let mut variants = Vec::new();
    for (at, value) in object.items("oneOf") {
        let Some(branch) = Object::of(at, value) else {
            continue;
        };
        branch.only(&["$ref"], "a branch of a union");
        let target = branch.text("$ref");
        match target.split_once("#/$defs/") {
            // The tag value is the constant of the variant; `lower` looks it up.
            Some((_, name)) => variants.push(Variant {
                tag_value: String::new(),
                type_name: name.to_owned(),
            }),
            None => branch.at.refuse(
                "a branch that refers to no definition",
                "write {\"$ref\": \"#/$defs/Name\"}",
            ),
        }
    }
    if variants.len() < 2 {
        object.at.refuse(
            "a union of fewer than two variants",
            "refer to the variant itself",
        );
    }
    Some(Union { tag, variants })
}

fn fields(object: &Object<'_>, known: &Known) -> Option<Fields> {
    let keywords = [
        "type",
        "properties",
        "required",
        "additionalProperties",
        "maxProperties",
        "x-at-least-one-of",
        "x-rules",
        "x-limit",
        "x-limits-map",
    ];
    node::only(object, &keywords, "an object with members");
    let (at, value) = object.get("properties")?;
    let properties = Object::of(at, value)?;
    let required = object.texts("required");
    if !object.has("required") {
        object.at.refuse(
            "`required` is missing",
            "list the required members in full; [] where there are none",
        );
    }
    for name in required.iter().filter(|name| !properties.has(name)) {
        object.at.down("required").refuse(
            format!("`{name}` is required but no member"),
            "add it to properties, or remove it here",
        );
    }
    let own = properties.members.clone();
    let own = if object.flag("x-limits-map") {
        limits_map(&properties, known)
    } else {
        own
    };
    let members: Vec<Member> = own
        .iter()
        .filter_map(|(name, value)| {
            member(
                properties.at.down(name),
                name,
                value,
                required.contains(name),
                known,
            )
        })
        .collect();
    let at_least_one_of = object.texts("x-at-least-one-of");
    for name in at_least_one_of
        .iter()
        .filter(|name| !properties.has(name) || required.contains(name))
    {
        object.at.down("x-at-least-one-of").refuse(
            format!("`{name}` is no optional member"),
            "name optional members",
        );
    }
    let rules = object
        .items("x-rules")
        .into_iter()
        .filter_map(|(at, value)| rule(at, value, &properties))
        .collect();
    Some(Fields {
        members,
        extras: extras(object, known)?,
        at_least_one_of,
        rules,
    })
}

/// The members of the limits object: exactly the advertised limits, described in `limits.json`.
fn limits_map(properties: &Object<'_>, known: &Known) -> Map<String, Value> {
    let mut members = properties.members.clone();
    for name in known.limits.keys().filter(|name| !properties.has(name)) {
        properties.at.refuse(
            format!("the advertised limit `{name}` is missing"),
            "add it, and to `required`",
        );
    }
    for (name, value) in &mut members {
        match (known.limits.get(name), value.as_object_mut()) {
            (Some(doc), Some(member)) => {
                member
                    .entry("description")
                    .or_insert_with(|| Value::String(doc.clone()));
            }
            (None, _) => properties.at.down(name).refuse(
                format!("`{name}` is no advertised limit"),
                "add it to limits.json with x-advertised: true, or remove it here",
            ),
            (Some(_), None) => {}
        }
    }
    members
}

fn extras(object: &Object<'_>, known: &Known) -> Option<Extras> {
    match object.get("additionalProperties") {
        None => Some(Extras::Ignored),
        Some((_, Value::Bool(false))) => Some(Extras::Refused),
        Some((at, Value::Bool(true))) => {
            at.refuse(
                "additionalProperties: true",
                "leave it out: outputs are open without it",
            );
            None
        }
        Some((at, value)) => {
            if object.count_if_any("maxProperties").is_none() {
                object.at.refuse(
                    "an object with free keys without a bound",
                    "add maxProperties",
                );
            }
            node::node(at, value, known).map(|node| Extras::Each(Box::new(node)))
        }
    }
}

fn member(at: At<'_>, name: &str, value: &Value, required: bool, known: &Known) -> Option<Member> {
    let object = Object::of(at.clone(), value)?;
    let (own, codes) = node::take_codes(&object);
    let slot = node::slot(at.clone(), &own, known)?;
    let doc = object.text("description");
    let absent = object.word_if_any("x-absent", &ABSENT);
    match (required, absent) {
        (true, Some(_)) => at.down("x-absent").refuse(
            "a required member is never absent",
            "remove x-absent, or the name from `required`",
        ),
        (false, None) if !object.has("x-absent") => at.refuse(
            "an optional member that does not say what absence means",
            "add x-absent: same-as-null, empty, unchanged, unavailable or default",
        ),
        (false, Some(Absent::SameAsNull)) if !slot.nullable => {
            at.down("x-absent").refuse(
                "same-as-null, but null is not allowed",
                "allow null, or choose another word",
            );
        }
        _ => {}
    }
    Some(Member {
        name: name.to_owned(),
        doc,
        presence: match (required, slot.nullable) {
            (true, false) => Presence::Required,
            (true, true) => Presence::RequiredNullable,
            (false, false) => Presence::Optional,
            (false, true) => Presence::OptionalNullable,
        },
        node: slot.node,
        absent,
        sensitive: object.word_if_any("x-sensitive", &SENSITIVE),
        codes,
        deprecated: object.flag("deprecated"),
        since: object.text_if_any("x-since"),
    })
}

fn counter_example(at: At<'_>, value: &Value) -> Option<CounterExample> {
    let object = Object::of(at, value)?;
    object.only(
        &["value", "repeat", "rule", "code", "description"],
        "a counter-example",
    );
    let (_, value) = object.need("value")?;
    let mut value = value.clone();
    if let Some((at, text)) = object.get("repeat") {
        repeat(&mut value, &Object::of(at, text)?)?;
    }
    Some(CounterExample {
        value,
        rule: object.text("rule"),
        code: object.text_if_any("code"),
        doc: object.text("description"),
    })
}

/// `repeat: {at, value, times}` puts many copies of `value` at a place: a long string, or an array of many items.
fn repeat(whole: &mut Value, repeat: &Object<'_>) -> Option<()> {
    repeat.only(&["at", "value", "times"], "repeat");
    let times = usize::try_from(repeat.count_if_any("times")?)
        .ok()
        .filter(|times| (1..=REPEAT_MAX).contains(times));
    let Some(times) = times else {
        repeat.at.down("times").refuse(
            "not a number of repetitions",
            format!("write 1 to {REPEAT_MAX}"),
        );
        return None;
    };
    let (at, pointer) = repeat.need("at")?;
    let Some(place) = pointer
        .as_str()
        .and_then(|pointer| whole.pointer_mut(pointer))
    else {
        at.refuse(
            "no place in `value`",
            "write a JSON pointer to a member or item that is there; \"\" for the whole",
        );
        return None;
    };
    let (_, value) = repeat.need("value")?;
    *place = match value {
        Value::String(text) if place.is_string() => Value::String(text.repeat(times)),
        value => Value::Array(vec![value.clone(); times]),
    };
    Some(())
}

fn rule(at: At<'_>, value: &Value, properties: &Object<'_>) -> Option<Rule> {
    let object = Object::of(at, value)?;
    object.only(
        &[
            "name",
            "description",
            "when",
            "values",
            "then",
            "else",
            "code",
        ],
        "a rule",
    );
    let when = object.text("when");
    known_member(&object.at.down("when"), &when, properties);
    let values: Vec<Value> = object
        .needed_items("values")
        .into_iter()
        .map(|(_, value)| value.clone())
        .collect();
    if let Some(odd) = values
        .iter()
        .find(|value| value.is_object() || value.is_array())
    {
        object.at.down("values").refuse(
            format!("{} among the values of a rule", reader::kind(odd)),
            "use scalars or null",
        );
    }
    let then = expectations(&object, "then", properties);
    if then.is_empty() {
        object
            .at
            .refuse("a rule that expects nothing", "add `then`");
    }
    Some(Rule {
        name: object.text("name"),
        doc: object.text("description"),
        when,
        values,
        then,
        otherwise: expectations(&object, "else", properties),
        code: object.text_if_any("code"),
    })
}

fn expectations(rule: &Object<'_>, side: &str, properties: &Object<'_>) -> Vec<Expect> {
    let Some(side) = rule.get(side).and_then(|(at, value)| Object::of(at, value)) else {
        return Vec::new();
    };
    let mut expectations = Vec::new();
    for (name, value) in side.members {
        let at = side.at.down(name);
        known_member(&at, name, properties);
        let Some(object) = Object::of(at.clone(), value) else {
            continue;
        };
        object.only(&["null", "const", "empty"], "an expectation");
        let what = match (
            object.members.len(),
            object.get("null"),
            object.get("const"),
            object.get("empty"),
        ) {
            (1, Some((_, Value::Bool(true))), _, _) => Expected::Null,
            (1, Some((_, Value::Bool(false))), _, _) => Expected::NotNull,
            (1, _, Some((_, value)), _) => Expected::Equals(value.clone()),
            (1, _, _, Some((_, Value::Bool(true)))) => Expected::Empty,
            _ => {
                at.refuse("an expectation that says nothing clear", "write {\"null\": true}, {\"null\": false}, {\"const\": …} or {\"empty\": true}");
                continue;
            }
        };
        expectations.push(Expect {
            member: name.clone(),
            what,
        });
    }
    expectations
}

fn known_member(at: &At<'_>, name: &str, properties: &Object<'_>) {
    if !properties.has(name) {
        let names: Vec<&str> = properties.members.keys().map(String::as_str).collect();
        at.refuse(
            format!("`{name}` is no member of this object"),
            format!("name one of: {}", names.join(", ")),
        );
    }
}
