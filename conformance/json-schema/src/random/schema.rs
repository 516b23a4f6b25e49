//! Schemas by chance, in every keyword of draft 2020-12: small ones, in which few names and values meet often.
//! Does not know what is valid by them.

use serde_json::{Map, Value, json};
use wire_tests::Random;

/// Names of members, hard ones for pointers among them.
pub const NAMES: [&str; 9] = ["a", "b", "c", "", "a/b", "m~n", "%25", "é", "$ref"];
/// Strings, among them some that measure differently in bytes, units and characters.
pub const TEXTS: [&str; 12] = [
    "", "a", "ab", "abc", "b1", "é", "😀", "😀a", "a\n", " ", "1", "a-b",
];
const PATTERNS: [&str; 14] = [
    "^a",
    "b$",
    "^[a-c]*$",
    "\\d",
    "^\\S+$",
    "^.$",
    "^\\p{L}+$",
    "^$",
    "[^a]",
    "a{2}|b",
    "\\w-\\w",
    "^(?:a|😀)",
    "\\s",
    "^[\\u0000-\\u007f]+$",
];
const TYPES: [&str; 7] = [
    "null", "boolean", "object", "array", "number", "string", "integer",
];
const REFERENCES: [&str; 8] = [
    "#",
    "#/$defs/a",
    "#/$defs/m~0n~1%25",
    "#plain",
    "inner.json",
    "inner.json#/$defs/a",
    "other.json",
    "other.json#/$defs/a",
];
const DYNAMIC: [&str; 4] = ["#node", "inner.json#node", "other.json#node", "#/$defs/a"];

/// Numbers about which readers of JSON Schema differ.
pub fn numbers() -> Vec<Value> {
    let numbers = json!([
        0,
        -0.0,
        1,
        1.0,
        -1,
        2,
        3,
        0.5,
        1.5,
        0.1,
        0.3,
        0.01,
        0.07,
        19.99,
        1e-9,
        1e20,
        1e300,
        -1e300,
        9007199254740992u64,
        9007199254740993u64,
        9223372036854775807u64,
        9223372036854775808u64,
        18446744073709551615u64,
        -9223372036854775808i64,
        18446744073709551616.0
    ]);
    numbers.as_array().cloned().unwrap_or_default()
}

/// One of them.
pub fn pick<T: Clone>(random: &mut Random, of: &[T]) -> T {
    of[random.below(of.len())].clone()
}

/// A value with little in it.
pub fn value(random: &mut Random, depth: usize) -> Value {
    match random.below(if depth == 0 { 7 } else { 10 }) {
        0 => Value::Null,
        1 => Value::Bool(random.below(2) == 0),
        2 | 3 => pick(random, &numbers()),
        4..7 => json!(pick(random, &TEXTS)),
        7 => (0..random.below(4))
            .map(|_| value(random, depth - 1))
            .collect(),
        _ => (0..random.below(4))
            .map(|_| (pick(random, &NAMES).to_owned(), value(random, depth - 1)))
            .collect(),
    }
}

/// A document, and the one that it may refer to as `other.json`.
pub fn documents(random: &mut Random) -> (Value, Value) {
    let mut schema = object(random, 3);
    let mut inner = object(random, 2);
    inner.insert("$id".into(), json!("inner.json"));
    inner.insert("$dynamicAnchor".into(), json!("node"));
    inner.insert("$defs".into(), json!({"a": self::schema(random, 2)}));
    let mut plain = object(random, 2);
    plain.insert("$anchor".into(), json!("plain"));
    let definitions = json!({"a": self::schema(random, 2), "m~n/%": self::schema(random, 2), "inner": inner, "plain": plain});
    schema.insert("$defs".into(), definitions);
    if random.below(2) == 0 {
        schema.insert("$dynamicAnchor".into(), json!("node"));
    }
    let mut other = object(random, 2);
    other.insert("$dynamicAnchor".into(), json!("node"));
    other.insert("$defs".into(), json!({"a": self::schema(random, 2)}));
    (Value::Object(schema), Value::Object(other))
}

fn schema(random: &mut Random, depth: usize) -> Value {
    match random.below(12) {
        0 => json!(true),
        1 => json!(false),
        _ => Value::Object(object(random, depth)),
    }
}

fn object(random: &mut Random, depth: usize) -> Map<String, Value> {
    let mut members = Map::new();
    for _ in 0..=random.below(4) {
        if depth > 0 && random.below(3) > 0 {
            applicator(random, depth - 1, &mut members);
        } else {
            assertion(random, &mut members);
        }
    }
    members
}

fn schemas(random: &mut Random, depth: usize) -> Value {
    (0..=random.below(3))
        .map(|_| match random.below(3) {
            0 => looker(random),
            _ => schema(random, depth),
        })
        .collect()
}

/// A schema that says little about a value but that it has looked at a part of it.
fn looker(random: &mut Random) -> Value {
    let (one, other) = (pick(random, &NAMES), pick(random, &NAMES));
    match random.below(5) {
        0 => json!({"properties": {one: true, other: {"type": pick(random, &TYPES)}}}),
        1 => json!({"properties": {one: true, other: true}, "required": [one]}),
        2 => json!({"patternProperties": {pick(random, &PATTERNS): true}}),
        3 => json!({"prefixItems": vec![true; 1 + random.below(3)]}),
        _ => json!({"contains": {"type": pick(random, &TYPES)}}),
    }
}

fn by_name(random: &mut Random, depth: usize, names: &[&str]) -> Value {
    (0..=random.below(3))
        .map(|_| (pick(random, names).to_owned(), schema(random, depth)))
        .collect()
}

fn applicator(random: &mut Random, depth: usize, into: &mut Map<String, Value>) {
    let mut put = |keyword: &str, value| into.insert(keyword.to_owned(), value);
    match random.below(24) {
        0 => put("items", schema(random, depth)),
        1 => put("prefixItems", schemas(random, depth)),
        2 => {
            if random.below(2) == 0 {
                put("minContains", json!(random.below(3)));
            }
            if random.below(2) == 0 {
                put("maxContains", json!(random.below(3)));
            }
            put("contains", schema(random, depth))
        }
        3..6 => put("properties", by_name(random, depth, &NAMES)),
        6 => put("patternProperties", by_name(random, depth, &PATTERNS)),
        7 => put("additionalProperties", schema(random, depth)),
        8 => put("propertyNames", schema(random, depth)),
        9 => put("dependentSchemas", by_name(random, depth, &NAMES)),
        10 => put("allOf", schemas(random, depth)),
        11 => put("anyOf", schemas(random, depth)),
        12 => put("oneOf", schemas(random, depth)),
        13 => put("not", schema(random, depth)),
        14 | 15 => {
            put("then", schema(random, depth));
            put("else", schema(random, depth));
            put("if", schema(random, depth))
        }
        16..20 => {
            let around = pick(random, &["allOf", "anyOf", "oneOf"]);
            put(around, schemas(random, depth));
            let keyword = pick(random, &["unevaluatedItems", "unevaluatedProperties"]);
            let rest = match random.below(2) {
                0 => json!(false),
                _ => schema(random, depth),
            };
            put(keyword, rest)
        }
        20 | 21 => put("$ref", json!(pick(random, &REFERENCES))),
        22 => put("$dynamicRef", json!(pick(random, &DYNAMIC))),
        _ => put("contentSchema", schema(random, depth)),
    };
}

fn assertion(random: &mut Random, into: &mut Map<String, Value>) {
    let names = |random: &mut Random| -> Value {
        let from = random.below(NAMES.len());
        NAMES[from..]
            .iter()
            .take(1 + random.below(2))
            .copied()
            .collect()
    };
    let (keyword, value) = match random.below(24) {
        0..4 => ("type", json!(pick(random, &TYPES))),
        4 => {
            let from = random.below(TYPES.len() - 1);
            ("type", json!(TYPES[from..from + 2]))
        }
        5 => ("const", value(random, 2)),
        6 => (
            "enum",
            (0..random.below(5)).map(|_| value(random, 2)).collect(),
        ),
        // The other side divides floats: only what is exact in all of them is the same.
        7 => (
            "multipleOf",
            pick(
                random,
                &[json!(1), json!(2), json!(4.0), json!(0.5), json!(0.25)],
            ),
        ),
        8 => ("minimum", pick(random, &numbers())),
        9 => ("maximum", pick(random, &numbers())),
        10 => ("exclusiveMinimum", pick(random, &numbers())),
        11 => ("exclusiveMaximum", pick(random, &numbers())),
        12 => ("minLength", json!(random.below(4))),
        13 => ("maxLength", json!(random.below(4))),
        14 => ("minItems", json!(random.below(4))),
        15 => ("maxItems", json!(random.below(4))),
        16 => ("minProperties", json!(random.below(4))),
        17 => ("maxProperties", json!(random.below(4))),
        18 => ("pattern", json!(pick(random, &PATTERNS))),
        19 => ("uniqueItems", json!(random.below(4) > 0)),
        20 => ("required", names(random)),
        21 => (
            "dependentRequired",
            json!({pick(random, &NAMES): names(random)}),
        ),
        22 => ("format", json!("date")),
        _ => ("contentMediaType", json!("application/json")),
    };
    into.insert(keyword.to_owned(), value);
}
