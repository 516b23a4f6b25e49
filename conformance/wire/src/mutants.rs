//! Small changes to a value, one at a time: what a careless or hostile peer would send.
//! Does not say which of them are still right.

use serde_json::{Map, Value, json};

/// One change.
#[derive(Debug, Clone)]
pub struct Mutant {
    /// What was done, and where.
    pub name: String,
    /// The changed value.
    pub value: Value,
}

/// A small generator of numbers, the same on every machine.
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    /// The numbers of this seed.
    pub fn new(seed: u64) -> Self {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end.max(1) as u64) as usize
    }
}

/// The same value with the members of every object in another order.
pub fn shuffled(value: &Value, random: &mut Random) -> Value {
    match value {
        Value::Object(members) => {
            let mut members: Vec<(String, Value)> = members
                .iter()
                .map(|(name, value)| (name.clone(), shuffled(value, random)))
                .collect();
            for index in (1..members.len()).rev() {
                members.swap(index, random.below(index + 1));
            }
            Value::Object(members.into_iter().collect())
        }
        Value::Array(items) => {
            Value::Array(items.iter().map(|item| shuffled(item, random)).collect())
        }
        other => other.clone(),
    }
}

/// Every single change to every node of a value.
pub fn mutants(value: &Value) -> Vec<Mutant> {
    let mut found = Vec::new();
    let mut pointers = Vec::new();
    collect(value, String::new(), &mut pointers);
    for pointer in &pointers {
        for (what, changed) in replacements(value.pointer(pointer).unwrap_or(&Value::Null)) {
            let mut copy = value.clone();
            if let Some(node) = copy.pointer_mut(pointer) {
                *node = changed;
            }
            found.push(Mutant {
                name: format!("{what} at {pointer:?}"),
                value: copy,
            });
        }
        for (what, changed) in inside(value.pointer(pointer).unwrap_or(&Value::Null)) {
            let mut copy = value.clone();
            if let Some(node) = copy.pointer_mut(pointer) {
                *node = changed;
            }
            found.push(Mutant {
                name: format!("{what} in {pointer:?}"),
                value: copy,
            });
        }
    }
    found
}

fn collect(value: &Value, at: String, pointers: &mut Vec<String>) {
    pointers.push(at.clone());
    match value {
        Value::Object(members) => {
            for (name, value) in members {
                collect(
                    value,
                    format!("{at}/{}", name.replace('~', "~0").replace('/', "~1")),
                    pointers,
                );
            }
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                collect(item, format!("{at}/{index}"), pointers);
            }
        }
        _ => {}
    }
}

/// Other values in place of this one.
fn replacements(value: &Value) -> Vec<(String, Value)> {
    let mut others: Vec<(String, Value)> = [
        json!(null),
        json!(true),
        json!(false),
        json!(0),
        json!(1),
        json!(-1),
        json!(1.5),
        json!(32),
        json!(33),
        json!(65_535),
        json!(65_536),
        json!(100_001),
        json!(9_007_199_254_740_991_i64),
        json!(9_007_199_254_740_992_i64),
        json!(""),
        json!("x"),
        json!(" "),
        json!("a\u{1}b"),
        json!("a\u{7f}b"),
        json!("a\u{85}b"),
        json!("é€😀"),
        json!([]),
        json!([1]),
        json!(["x"]),
        json!({}),
        json!({"x": 1}),
    ]
    .into_iter()
    .map(|other| (format!("{other}"), other))
    .collect();
    if let Value::String(text) = value {
        for length in [128, 129, 64, 65, 256, 257, 512, 513, 2048, 2049, 4096, 4097] {
            others.push((format!("{length} bytes"), json!("x".repeat(length))));
        }
        others.push(("upper case".to_owned(), json!(text.to_uppercase())));
        others.push(("one more".to_owned(), json!(format!("{text}x"))));
    }
    if let Value::Number(number) = value
        && let Some(number) = number.as_i64()
    {
        others.push(("one less".to_owned(), json!(number - 1)));
        others.push(("one more".to_owned(), json!(number + 1)));
        others.push(("as text".to_owned(), json!(number.to_string())));
    }
    others.retain(|(_, other)| other != value);
    others
}

/// Changes inside of a container.
fn inside(value: &Value) -> Vec<(String, Value)> {
    match value {
        Value::Object(members) => {
            let mut found: Vec<(String, Value)> = members
                .keys()
                .map(|name| {
                    let mut copy = members.clone();
                    copy.shift_remove(name);
                    (format!("without {name}"), Value::Object(copy))
                })
                .collect();
            for extra in [json!(1), json!(null), json!({"a": [1, {"b": "c"}]})] {
                let mut copy: Map<String, Value> = members.clone();
                copy.insert("x_unheard_of".to_owned(), extra.clone());
                found.push((format!("with a member {extra}"), Value::Object(copy)));
            }
            found
        }
        Value::Array(items) => {
            let mut found = Vec::new();
            if let Some(first) = items.first() {
                let one = |count: usize| Value::Array(vec![first.clone(); count]);
                for count in [1, 2, 3, 4, 6, 7, 8, 9, 32, 33, 64, 65] {
                    found.push((format!("{count} items"), one(count)));
                }
                found.push(("no items".to_owned(), json!([])));
            }
            found
        }
        _ => Vec::new(),
    }
}
