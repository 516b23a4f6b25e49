//! What printed validators stand on: places, state, what was looked at, and the arithmetic of JSON Schema.
//! Goes along with every printed file; knows no schema.

use std::collections::hash_map::RandomState;
use std::collections::HashMap;
use std::fmt;
use std::hash::BuildHasher;

use serde_json::{Number, Value};

/// Why a value is not valid: where in the value, and which keyword of the schema says so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Invalid {
    /// JSON Pointer into the value.
    pub pointer: String,
    /// The keyword of the schema that says so; `false` where the schema is no more than that.
    pub keyword: &'static str,
}

impl fmt::Display for Invalid {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pointer = if self.pointer.is_empty() {
            "(root)"
        } else {
            &self.pointer
        };
        write!(to, "{pointer}: not valid by `{}`", self.keyword)
    }
}

impl std::error::Error for Invalid {}

/// One schema as a function.
pub type Check = fn(&Value, &Path<'_>, &mut State, Seen<'_>) -> bool;

/// Judges a whole value by the schema of one resource.
pub fn judge(value: &Value, resource: u32, check: Check) -> Result<(), Invalid> {
    let mut state = State {
        root: resource,
        scope: Vec::new(),
        quiet: 0,
        invalid: None,
    };
    if check(value, &Path::Root, &mut state, None) {
        return Ok(());
    }
    Err(state.invalid.unwrap_or(Invalid {
        pointer: String::new(),
        keyword: "false",
    }))
}

/// Where in the value a schema is applied.
#[derive(Clone, Copy)]
pub enum Path<'p> {
    Root,
    Key(&'p Path<'p>, &'p str),
    Index(&'p Path<'p>, usize),
}

impl<'p> Path<'p> {
    pub fn key(&'p self, key: &'p str) -> Path<'p> {
        Path::Key(self, key)
    }

    pub fn index(&'p self, index: usize) -> Path<'p> {
        Path::Index(self, index)
    }

    fn write(&self, out: &mut String) {
        match self {
            Path::Root => {}
            Path::Key(parent, key) => {
                parent.write(out);
                out.push('/');
                out.push_str(&key.replace('~', "~0").replace('/', "~1"));
            }
            Path::Index(parent, index) => {
                parent.write(out);
                out.push('/');
                out.push_str(&index.to_string());
            }
        }
    }
}

/// What goes along while a value is judged.
pub struct State {
    /// The resource that was entered first, and those entered since and not yet left: what `$dynamicRef` looks through.
    root: u32,
    scope: Vec<u32>,
    /// Above zero: a failure here need not be the value's.
    quiet: u32,
    invalid: Option<Invalid>,
}

impl State {
    /// Notes the first failure that counts; always false.
    pub fn fail(&mut self, at: &Path<'_>, keyword: &'static str) -> bool {
        if self.quiet == 0 && self.invalid.is_none() {
            let mut pointer = String::new();
            at.write(&mut pointer);
            self.invalid = Some(Invalid { pointer, keyword });
        }
        false
    }

    pub fn quietly(&mut self, check: impl FnOnce(&mut Self) -> bool) -> bool {
        self.quiet += 1;
        let valid = check(self);
        self.quiet -= 1;
        valid
    }

    /// Whether a schema holds that need not; what it looked at counts only then.
    pub fn branch(
        &mut self,
        check: Check,
        value: &Value,
        at: &Path<'_>,
        seen: &mut Seen<'_>,
    ) -> bool {
        let mut own = Marks::default();
        self.quiet += 1;
        let holds = check(value, at, self, seen.is_some().then_some(&mut own));
        self.quiet -= 1;
        if holds {
            merge(seen, own);
        }
        holds
    }

    pub fn within(&mut self, resource: u32, check: impl FnOnce(&mut Self) -> bool) -> bool {
        self.scope.push(resource);
        let valid = check(self);
        self.scope.pop();
        valid
    }

    /// The outermost resource on the way here for which `known` has a schema.
    pub fn outermost(&self, known: impl Fn(u32) -> Option<Check>) -> Option<(u32, Check)> {
        std::iter::once(&self.root)
            .chain(&self.scope)
            .find_map(|resource| Some((*resource, known(*resource)?)))
    }
}

/// What of one value the schemas applied to it have looked at, where anybody asks.
pub type Seen<'s> = Option<&'s mut Marks>;

/// Members or items of one value, by their place in it.
#[derive(Default)]
pub struct Marks {
    first: u64,
    more: Vec<u64>,
}

impl Marks {
    fn set(&mut self, index: usize) {
        let bit = 1 << (index % 64);
        match (index / 64).checked_sub(1) {
            None => self.first |= bit,
            Some(word) => {
                if self.more.len() <= word {
                    self.more.resize(word + 1, 0);
                }
                self.more[word] |= bit;
            }
        }
    }

    fn has(&self, index: usize) -> bool {
        let word = match (index / 64).checked_sub(1) {
            None => self.first,
            Some(word) => self.more.get(word).copied().unwrap_or(0),
        };
        word >> (index % 64) & 1 == 1
    }
}

pub fn mark(seen: &mut Seen<'_>, index: usize) {
    if let Some(seen) = seen {
        seen.set(index);
    }
}

pub fn is_marked(seen: &Seen<'_>, index: usize) -> bool {
    seen.as_ref().is_some_and(|seen| seen.has(index))
}

pub fn merge(seen: &mut Seen<'_>, own: Marks) {
    let Some(seen) = seen else { return };
    seen.first |= own.first;
    if seen.more.len() < own.more.len() {
        seen.more.resize(own.more.len(), 0);
    }
    for (all, own) in seen.more.iter_mut().zip(own.more) {
        *all |= own;
    }
}

/// A number of a schema.
#[derive(Clone, Copy)]
pub enum Num {
    Int(i128),
    Float(f64),
}

fn num(number: &Number) -> Num {
    match (number.as_i64(), number.as_u64()) {
        (Some(int), _) => Num::Int(int.into()),
        (_, Some(int)) => Num::Int(int.into()),
        _ => whole(number.as_f64().unwrap_or(f64::NAN)),
    }
}

/// A float without a fraction is an integer to JSON Schema.
fn whole(float: f64) -> Num {
    if float.fract() == 0.0 && float.abs() < 1e37 {
        Num::Int(float as i128)
    } else {
        Num::Float(float)
    }
}

/// The order of a number of the value and one of the schema.
pub fn compare(number: &Number, bound: Num) -> Option<std::cmp::Ordering> {
    match (num(number), bound) {
        (Num::Int(one), Num::Int(other)) => Some(one.cmp(&other)),
        (Num::Float(one), Num::Float(other)) => one.partial_cmp(&other),
        (Num::Int(one), Num::Float(other)) => (one as f64).partial_cmp(&other),
        (Num::Float(one), Num::Int(other)) => one.partial_cmp(&(other as f64)),
    }
}

/// Whether it is one of the numbers of an enumeration.
pub fn is_number_of(number: &Number, known: &[Num]) -> bool {
    known
        .iter()
        .any(|known| compare(number, *known) == Some(std::cmp::Ordering::Equal))
}

/// Whether it is one of the strings of an enumeration, which are sorted.
pub fn is_text_of(text: &str, known: &[&str]) -> bool {
    known.binary_search(&text).is_ok()
}

pub fn is_integer(number: &Number) -> bool {
    match num(number) {
        Num::Int(_) => true,
        Num::Float(float) => float.fract() == 0.0,
    }
}

/// Whether `number` is a whole multiple, by decimal arithmetic: 0.0075 is one of 0.0001.
pub fn is_multiple(number: &Number, of: Num) -> bool {
    let ((value, value_exponent), (divisor, divisor_exponent)) =
        (decimal(num(number)), decimal(of));
    let shift = value_exponent - divisor_exponent;
    if value == 0 {
        return true;
    }
    if shift >= 0 {
        return (0..shift).fold(value % divisor, |rest, _| {
            if rest == 0 { 0 } else { rest * 10 % divisor }
        }) == 0;
    }
    // The divisor has fewer decimals than the value: it is larger by a power of ten.
    let scaled = 10_u128
        .checked_pow(shift.unsigned_abs())
        .and_then(|power| divisor.checked_mul(power));
    scaled.is_some_and(|scaled| value % scaled == 0)
}

/// Digits and decimal exponent of the shortest text of a number, without its sign.
fn decimal(number: Num) -> (u128, i32) {
    match number {
        Num::Int(int) => (int.unsigned_abs(), 0),
        Num::Float(float) => {
            let text = format!("{:e}", float.abs());
            let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
            let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
            let mantissa = format!("{whole}{fraction}").parse().unwrap_or(1);
            (
                mantissa,
                exponent.parse().unwrap_or(0) - fraction.len() as i32,
            )
        }
    }
}

/// Equality of JSON Schema: numbers by value, objects without order.
pub fn equal(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Number(one), Value::Number(other)) => {
            compare(one, num(other)) == Some(std::cmp::Ordering::Equal)
        }
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| equal(one, other))
        }
        (Value::Object(one), Value::Object(other)) => {
            one.len() == other.len()
                && one
                    .iter()
                    .all(|(key, value)| other.get(key).is_some_and(|other| equal(value, other)))
        }
        _ => one == other,
    }
}

/// Whether no two items are equal.
pub fn all_different(items: &[Value]) -> bool {
    // Few are sooner compared each with each than hashed.
    if items.len() <= 12 {
        let earlier = |(index, item)| items[..index].iter().any(|other| equal(other, item));
        return !items.iter().enumerate().any(earlier);
    }
    let hashing = RandomState::new();
    let mut earlier: HashMap<u64, Vec<&Value>> = HashMap::new();
    items.iter().all(|item| {
        let alike = earlier.entry(digest(item, &hashing)).or_default();
        let different = !alike.iter().any(|other| equal(other, item));
        alike.push(item);
        different
    })
}

/// The same for equal values.
fn digest(value: &Value, hashing: &RandomState) -> u64 {
    match value {
        Value::Null => 0,
        Value::Bool(flag) => hashing.hash_one(flag),
        Value::String(text) => hashing.hash_one(text),
        Value::Number(number) => match num(number) {
            Num::Int(int) => hashing.hash_one(int),
            Num::Float(float) => hashing.hash_one(float.to_bits()),
        },
        Value::Array(items) => items.iter().fold(1, |all, item| {
            hashing.hash_one((all, digest(item, hashing)))
        }),
        // A sum, since members have no order.
        Value::Object(members) => members.iter().fold(2_u64, |all, (key, value)| {
            all.wrapping_add(hashing.hash_one((key, digest(value, hashing))))
        }),
    }
}

pub fn characters(text: &str) -> usize {
    text.chars().count()
}

/// Whether there are so many characters, and all of them of one kind.
pub fn is_made_of(text: &str, least: u32, most: u32, kind: impl Fn(char) -> bool) -> bool {
    let mut count: u32 = 0;
    text.chars().all(|c| {
        count = count.saturating_add(1);
        kind(c)
    }) && (least..=most).contains(&count)
}
