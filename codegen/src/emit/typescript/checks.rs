//! One check per definition: straight-line code that asks a parsed value what the schema asks.
//! Which pieces it is made of stands in `parts/fault.js`.

use std::fmt::Write as _;

use serde_json::Value;

use crate::model::{
    Codes, Expect, Expected, Extras, Member, Model, Node, Object, Pattern, PatternForm,
    PatternPiece, Presence, Rule, Shape, Text, Type,
};

use super::{literal, records};

/// `checks.js`.
pub fn print(model: &Model) -> String {
    let mut printer = Printer::default();
    let types = printer.definitions(model);
    let records = records::print(model, &mut printer);
    printer.module(&format!("{types}{records}"))
}

/// `checks.js` of types that belong to no protocol.
pub fn library(model: &Model) -> String {
    let mut printer = Printer::default();
    let types = printer.definitions(model);
    printer.module(&types)
}

/// What is collected while checks are printed.
#[derive(Default)]
pub struct Printer {
    patterns: Vec<String>,
    sets: Vec<String>,
}

impl Printer {
    fn definitions(&mut self, model: &Model) -> String {
        model.types.iter().map(|ty| self.definition(ty)).collect()
    }

    /// The whole module around the checks.
    fn module(&self, body: &str) -> String {
        let patterns: String = (self.patterns.iter().enumerate())
            .map(|(index, pattern)| format!("const pattern{index} = {pattern};\n"))
            .collect();
        let sets: String = (self.sets.iter().enumerate())
            .map(|(index, names)| {
                format!("const members{index} = /* @__PURE__ */ new Set({names});\n")
            })
            .collect();
        format!(
            "// What each definition asks of a parsed value.\n// Reads no text; a check that fails leaves what was broken in `fault.js`.\n\n\
         import {{ at, coded, constant, flag, list, map, no, none, object, only, others, own, shaped, text, whole, within }} from \"./fault.js\";\n\n\
         {patterns}{sets}{body}"
        )
    }

    fn definition(&mut self, ty: &Type) -> String {
        let name = &ty.name;
        let body = match &ty.shape {
            Shape::Object(object) => self.object(object, &[]),
            Shape::Union(union) => {
                let mut body = "object(v) && (".to_owned();
                for variant in &union.variants {
                    let _ = write!(
                        body,
                        "v.{} === {} ? {}(v) : ",
                        union.tag,
                        literal(&variant.tag_value),
                        variant.type_name
                    );
                }
                let _ = write!(body, "no(\"x-union\") || at(v, \"{}\"))", union.tag);
                body
            }
            Shape::Enum(values) => self.node(&Node::Enum(values.clone()), "v"),
            Shape::OpenEnum { text, .. } => self.text(text, "v"),
            Shape::Node(node) => self.node(node, "v"),
        };
        let coded =
            codes(&ty.codes).map_or_else(String::new, |codes| format!(" || coded({codes})"));
        format!("export const {name} = (/** @type {{any}} */ v) => {body}{coded};\n")
    }

    /// The check of an object; `more` are further conditions after its members.
    pub fn object(&mut self, object: &Object, more: &[String]) -> String {
        let mut conditions = vec!["object(v)".to_owned()];
        for member in &object.members {
            let check = self.node(&member.node, &read(&member.name));
            conditions.push(self.member(member, &check));
        }
        if !object.at_least_one_of.is_empty() {
            let any: Vec<String> = object
                .at_least_one_of
                .iter()
                .map(|member| format!("{} !== undefined", read(member)))
                .collect();
            conditions.push(format!(
                "({} || no(\"x-at-least-one-of\"))",
                any.join(" || ")
            ));
        }
        conditions.extend(object.rules.iter().map(rule));
        conditions.extend(more.iter().cloned());
        let names: Vec<&str> = object
            .members
            .iter()
            .map(|member| member.name.as_str())
            .collect();
        match &object.extras {
            Extras::Ignored => {}
            Extras::Refused => {
                let set = self.set(&names);
                conditions.push(format!("only(v, {set})"));
            }
            Extras::Each(node) => {
                let (set, each) = (self.set(&names), self.function(node));
                let all = object
                    .members
                    .iter()
                    .all(|member| member.presence == Presence::Required);
                conditions.push(format!("others(v, {set}, {each}, {all})"));
            }
        }
        conditions.join(" && ")
    }

    /// The condition of one member, by its presence.
    pub fn member(&mut self, member: &Member, check: &str) -> String {
        let (name, value) = (&member.name, read(&member.name));
        let codes = codes(&member.codes).map_or_else(String::new, |codes| format!(", {codes}"));
        let free = match member.presence {
            Presence::Required => String::new(),
            Presence::Optional => format!("{value} === undefined || "),
            Presence::RequiredNullable => format!("{value} === null || "),
            Presence::OptionalNullable => format!("{value} == null || "),
        };
        format!("({free}{check} || at(v, \"{name}\"{codes}))")
    }

    /// The check of one value.
    pub fn node(&mut self, node: &Node, v: &str) -> String {
        match node {
            Node::String(text) => self.text(text, v),
            Node::Integer {
                minimum, maximum, ..
            } => format!("whole({v}, {minimum}, {maximum})"),
            Node::Boolean => format!("flag({v})"),
            Node::Const(value) => format!("constant({v}, {})", literal(value)),
            Node::Enum(values) => {
                let mut text: String = values
                    .iter()
                    .map(|value| format!("{v} === {} || ", literal(&value.value)))
                    .collect();
                let _ = write!(text, "none({v})");
                text
            }
            Node::Array {
                items,
                item_codes,
                min_items,
                max_items,
                ..
            } => {
                let item = self.function(items);
                let codes =
                    codes(item_codes).map_or_else(String::new, |codes| format!(", {codes}"));
                format!("list({v}, {min_items}, {max_items}, {item}{codes})")
            }
            Node::Map {
                values, max_fields, ..
            } => {
                let value = self.function(values);
                format!("map({v}, {max_fields}, {value})")
            }
            Node::Any => format!("({v} !== undefined || no(\"type\"))"),
            Node::Ref(name) => format!("{name}({v})"),
            Node::Null => format!("({v} === null || no(\"type\"))"),
        }
    }

    fn function(&mut self, node: &Node) -> String {
        match node {
            Node::Ref(name) => name.clone(),
            node => format!("(/** @type {{any}} */ v) => {}", self.node(node, "v")),
        }
    }

    fn text(&mut self, text: &Text, v: &str) -> String {
        let (min, max) = (text.min_chars, text.max_bytes);
        match &text.pattern {
            None => format!("text({v}, {min}, {max})"),
            Some(pattern) => {
                let check = if allows_printable(pattern, min) {
                    "text"
                } else {
                    "shaped"
                };
                format!("{check}({v}, {min}, {max}, {})", self.pattern(pattern))
            }
        }
    }

    fn pattern(&mut self, pattern: &Pattern) -> String {
        let expression = expression(pattern);
        let index = self.patterns.iter().position(|known| *known == expression);
        let index = index.unwrap_or_else(|| {
            self.patterns.push(expression);
            self.patterns.len() - 1
        });
        format!("pattern{index}")
    }

    /// The name of a set of member names; the same names are one set.
    pub fn set(&mut self, names: &[&str]) -> String {
        let names = literal(&names);
        let index = self.sets.iter().position(|known| *known == names);
        let index = index.unwrap_or_else(|| {
            self.sets.push(names);
            self.sets.len() - 1
        });
        format!("members{index}")
    }
}

/// The value of a member: what every JavaScript object has of its own kind is none.
fn read(member: &str) -> String {
    if member == "constructor" {
        format!("own(v, {})", literal(&member))
    } else {
        format!("v.{member}")
    }
}

/// A rule across members.
pub fn rule(rule: &Rule) -> String {
    let of = read(&rule.when);
    let when: Vec<String> = rule
        .values
        .iter()
        .map(|value| match value {
            Value::Null => format!("{of} == null"),
            value => format!("{of} === {}", literal(value)),
        })
        .collect();
    let all = |expectations: &[Expect]| {
        let all: Vec<String> = expectations.iter().map(expect).collect();
        if all.is_empty() {
            "true".to_owned()
        } else {
            all.join(" && ")
        }
    };
    let code = rule
        .code
        .as_ref()
        .map_or_else(String::new, |code| format!(", {}", literal(code)));
    format!(
        "(({} ? {} : {}) || no({}{code}))",
        when.join(" || "),
        all(&rule.then),
        all(&rule.otherwise),
        literal(&rule.name)
    )
}

fn expect(expect: &Expect) -> String {
    let member = read(&expect.member);
    match &expect.what {
        Expected::Null => format!("{member} == null"),
        Expected::NotNull => format!("{member} != null"),
        Expected::Equals(value) => format!("{member} === {}", literal(value)),
        Expected::Empty => format!("!{member}?.length"),
    }
}

/// The codes of a place as an object, where it has any.
pub fn codes(codes: &Codes) -> Option<String> {
    (!codes.is_empty()).then(|| literal(codes))
}

/// Whether every string of printable ASCII characters that is long enough has the form.
fn allows_printable(pattern: &Pattern, min_chars: u64) -> bool {
    let PatternForm::Sequence(pieces) = &pattern.form else {
        return false;
    };
    let [
        PatternPiece {
            negated,
            ranges,
            min,
            max: None,
        },
    ] = pieces.as_slice()
    else {
        return false;
    };
    let within = |c: char| ranges.iter().any(|(low, high)| (*low..=*high).contains(&c));
    u64::from(*min) <= min_chars.min(1) && (' '..='~').all(|c| within(c) != *negated)
}

/// A literal that matches a form. It is written anew: what a schema may escape and leave bare is not what JavaScript lets stand.
fn expression(pattern: &Pattern) -> String {
    let PatternForm::Sequence(pieces) = &pattern.form else {
        return format!("/{}/", pattern.source);
    };
    let pieces: String = pieces.iter().map(piece).collect();
    let flags = if needs_code_points(pattern) { "u" } else { "" };
    format!("/^{pieces}$/{flags}")
}

fn piece(piece: &PatternPiece) -> String {
    let class: String = piece
        .ranges
        .iter()
        .map(|(low, high)| range(*low, *high))
        .collect();
    let one = match piece.ranges.as_slice() {
        [(low, high)] if !piece.negated && low == high && low.is_ascii_alphanumeric() => class,
        _ if piece.negated => format!("[^{class}]"),
        _ => format!("[{class}]"),
    };
    let times = match (piece.min, piece.max) {
        (1, Some(1)) => String::new(),
        (0, Some(1)) => "?".to_owned(),
        (0, None) => "*".to_owned(),
        (1, None) => "+".to_owned(),
        (min, None) => format!("{{{min},}}"),
        (min, Some(max)) if min == max => format!("{{{min}}}"),
        (min, Some(max)) => format!("{{{min},{max}}}"),
    };
    one + &times
}

fn range(low: char, high: char) -> String {
    if low == high {
        return character(low);
    }
    format!("{}-{}", character(low), character(high))
}

/// A character of a class.
fn character(c: char) -> String {
    match c {
        '\\' | '[' | ']' | '^' | '-' | '/' => format!("\\{c}"),
        ' '..='~' => c.to_string(),
        c if u32::from(c) > 0xffff => format!("\\u{{{:x}}}", u32::from(c)),
        c => format!("\\u{:04x}", u32::from(c)),
    }
}

/// Whether UTF-16 units and code points make a difference to the form.
fn needs_code_points(pattern: &Pattern) -> bool {
    match &pattern.form {
        PatternForm::HasNonSpace => false,
        PatternForm::Sequence(pieces) => pieces.iter().any(|piece| {
            piece.min > 1
                || piece.max.is_some()
                || piece.ranges.iter().any(|(_, high)| *high > '\u{ffff}')
        }),
    }
}
