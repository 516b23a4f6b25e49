//! Values by chance that a schema may take or may not: most come near to what it asks for.
//! Judges nothing.

use serde_json::{Map, Value, json};
use wire_tests::Random;

use super::schema::{NAMES, TEXTS, pick, value as any};

/// A value for a schema whose local references lead into `root`.
pub fn value(random: &mut Random, root: &Value, schema: &Value, depth: usize) -> Value {
    let Some(members) = schema.as_object().filter(|_| random.below(8) > 0) else {
        return any(random, 2);
    };
    if depth == 0 {
        return any(random, 1);
    }
    if let Some(constant) = members.get("const").filter(|_| random.below(3) > 0) {
        return constant.clone();
    }
    if let Some(Value::Array(values)) = members.get("enum").filter(|_| random.below(3) > 0)
        && !values.is_empty()
    {
        return pick(random, values);
    }
    if let Some(elsewhere) = in_place(random, root, members).filter(|_| random.below(3) == 0) {
        return value(random, root, elsewhere, depth - 1);
    }
    match kind(random, members) {
        "null" => Value::Null,
        "boolean" => json!(random.below(2) == 0),
        "object" => object(random, root, members, depth),
        "array" => array(random, root, members, depth),
        "string" => text(random, members),
        _ => number(random, members),
    }
}

/// One of the schemas that judge the same value.
fn in_place<'s>(
    random: &mut Random,
    root: &'s Value,
    members: &'s Map<String, Value>,
) -> Option<&'s Value> {
    let mut found = Vec::new();
    for (keyword, inside) in members {
        match (keyword.as_str(), inside) {
            ("allOf" | "anyOf" | "oneOf", Value::Array(schemas)) => found.extend(schemas),
            ("not" | "if" | "then" | "else" | "unevaluatedProperties", schema) => {
                found.push(schema)
            }
            ("dependentSchemas", Value::Object(schemas)) => found.extend(schemas.values()),
            ("$ref" | "$dynamicRef", Value::String(reference)) => {
                let pointer = reference.replace("%25", "%");
                found.extend(
                    pointer
                        .strip_prefix('#')
                        .and_then(|pointer| root.pointer(pointer)),
                );
            }
            _ => {}
        }
    }
    (!found.is_empty()).then(|| found[random.below(found.len())])
}

/// The type that a schema speaks of.
fn kind<'s>(random: &mut Random, members: &'s Map<String, Value>) -> &'s str {
    match members.get("type") {
        Some(Value::String(name)) => return name,
        Some(Value::Array(names)) => {
            return names[random.below(names.len())].as_str().unwrap_or("");
        }
        _ => {}
    }
    let mut kinds = vec!["array", "object"];
    for keyword in members.keys() {
        kinds.push(match keyword.as_str() {
            "items" | "prefixItems" | "contains" | "minItems" | "maxItems" | "uniqueItems"
            | "unevaluatedItems" => "array",
            "minLength" | "maxLength" | "pattern" => "string",
            "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf" => {
                "number"
            }
            _ => "object",
        });
    }
    pick(random, &kinds)
}

fn object(random: &mut Random, root: &Value, members: &Map<String, Value>, depth: usize) -> Value {
    let mut object = Map::new();
    if let Some(Value::Object(named)) = members.get("properties") {
        for (name, schema) in named {
            if random.below(3) > 0 {
                object.insert(name.clone(), value(random, root, schema, depth - 1));
            }
        }
    }
    let required = members.get("required").and_then(Value::as_array);
    for name in required.into_iter().flatten().filter_map(Value::as_str) {
        if random.below(6) > 0 && !object.contains_key(name) {
            object.insert(name.to_owned(), any(random, 1));
        }
    }
    let rest = members
        .get("additionalProperties")
        .or(members.get("unevaluatedProperties"));
    for _ in 0..random.below(4) {
        let name = pick(random, &[&NAMES[..], &TEXTS[..]].concat());
        let schema = rest.unwrap_or(&Value::Null);
        let member = value(random, root, schema, depth - 1);
        object.entry(name).or_insert(member);
    }
    Value::Object(object)
}

fn array(random: &mut Random, root: &Value, members: &Map<String, Value>, depth: usize) -> Value {
    let mut items: Vec<Value> = Vec::new();
    if let Some(Value::Array(schemas)) = members.get("prefixItems") {
        for schema in &schemas[..=random.below(schemas.len())] {
            items.push(value(random, root, schema, depth - 1));
        }
    }
    for keyword in ["items", "contains", "unevaluatedItems"] {
        let Some(schema) = members.get(keyword) else {
            continue;
        };
        for _ in 0..random.below(3) {
            items.push(value(random, root, schema, depth - 1));
        }
    }
    for _ in 0..random.below(3) {
        let item = any(random, 1);
        items.insert(random.below(items.len() + 1), item);
    }
    if !items.is_empty() && random.below(4) == 0 {
        items.push(pick(random, &items));
    }
    Value::Array(items)
}

fn text(random: &mut Random, members: &Map<String, Value>) -> Value {
    let bound = members.get("minLength").or(members.get("maxLength"));
    match bound.and_then(Value::as_u64) {
        Some(length) if random.below(2) == 0 => {
            json!(pick(random, &["a", "é", "😀"]).repeat(length as usize + random.below(2)))
        }
        _ => json!(pick(random, &TEXTS)),
    }
}

fn number(random: &mut Random, members: &Map<String, Value>) -> Value {
    let bounds = [
        "minimum",
        "maximum",
        "exclusiveMinimum",
        "exclusiveMaximum",
        "multipleOf",
    ];
    let bounds: Vec<&Value> = bounds
        .iter()
        .filter_map(|keyword| members.get(*keyword))
        .collect();
    if bounds.is_empty() || random.below(3) == 0 {
        return pick(random, &super::schema::numbers());
    }
    let bound = bounds[random.below(bounds.len())];
    let by = random.below(3) as i64 - 1;
    match (bound.as_i64(), bound.as_f64()) {
        (Some(int), _) => json!(int.saturating_add(by)),
        (_, Some(float)) if random.below(2) == 0 => json!(float * (by + 2) as f64),
        _ => bound.clone(),
    }
}
