//! What each definition must be, as tables that `parts/_form.py` reads.
//! Decides nothing about a value.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::model::{
    Codes, Expect, Expected, Extras, Member, Model, Node, Object, Pattern, PatternForm,
    PatternPiece, Presence, Rule, Shape, Text, Type, Union,
};

use super::{attribute, dict, literal, quoted, records, tuple};

/// `_forms.py`.
pub fn print(model: &Model) -> String {
    let mut printer = Printer::default();
    let types = printer.types(&model.types);
    let records = records::print(model, &mut printer);
    let header = HEADER
        .replace(
            "import re\n",
            "import re\nfrom collections.abc import Callable\nfrom typing import Any\n",
        )
        .replace(
            "import messages\n",
            "import _record as record\nfrom . import messages\n",
        );
    format!("{header}{}{types}{records}", printer.patterns())
}

/// `_forms.py` of types that belong to no protocol.
pub fn library(model: &Model) -> String {
    let mut printer = Printer::default();
    let types = printer.types(&model.types);
    format!("{HEADER}{}{types}", printer.patterns())
}

const HEADER: &str =
    "\"\"\"What each definition must be, as tables; `_form` says what their words mean.\"\"\"

from __future__ import annotations

import re

from . import _form as form
from . import messages
";

/// What is collected while tables are printed.
#[derive(Default)]
pub struct Printer {
    patterns: Vec<String>,
}

impl Printer {
    fn patterns(&self) -> String {
        let patterns: String = self
            .patterns
            .iter()
            .enumerate()
            .map(|(index, pattern)| format!("_P{index} = {pattern}\n"))
            .collect();
        format!("\n{patterns}")
    }

    /// Each after what it refers to.
    fn types(&mut self, types: &[Type]) -> String {
        let mut text = String::new();
        let mut known = BTreeSet::new();
        for ty in types {
            self.after_its_parts(types, ty, &mut known, &mut text);
        }
        text
    }

    fn after_its_parts<'m>(
        &mut self,
        types: &'m [Type],
        ty: &'m Type,
        known: &mut BTreeSet<&'m str>,
        text: &mut String,
    ) {
        if !known.insert(&ty.name) {
            return;
        }
        for name in crate::lower::references(&ty.shape) {
            if let Some(part) = types.iter().find(|part| part.name == name) {
                self.after_its_parts(types, part, known, text);
            }
        }
        let form = self.definition(ty);
        // Writing to a string does not fail.
        let _ = write!(text, "\n{0}: form.Form[messages.{0}] = {form}\n", ty.name);
    }

    fn definition(&mut self, ty: &Type) -> String {
        let codes = codes(&ty.codes);
        match &ty.shape {
            Shape::Object(object) => self.object(&ty.name, object, &codes),
            Shape::Union(union) => tagged(union, &codes),
            Shape::Enum(values) => self.node(&Node::Enum(values.clone()), &codes),
            Shape::OpenEnum { text, .. } => self.text(text, &codes),
            // A second name for another definition.
            Shape::Node(Node::Ref(name)) => name.clone(),
            Shape::Node(node) => self.node(node, &codes),
        }
    }

    fn object(&mut self, name: &str, object: &Object, codes: &str) -> String {
        let members = self.members(&object.members);
        let mut text = format!("form.Object(\n    messages.{name},\n    {members},\n");
        match &object.extras {
            Extras::Refused => text.push_str("    closed=True,\n"),
            Extras::Ignored => {}
            Extras::Each(node) => {
                let _ = writeln!(text, "    others={},", self.node(node, ""));
            }
        }
        if !object.at_least_one_of.is_empty() {
            let names = tuple(object.at_least_one_of.iter().map(|name| quoted(name)));
            let _ = writeln!(text, "    at_least_one_of={names},");
        }
        if !object.rules.is_empty() {
            let _ = writeln!(text, "    rules={},", rules(&object.rules));
        }
        if !codes.is_empty() {
            let _ = writeln!(text, "    {},", codes.trim_start_matches(", "));
        }
        text + ")"
    }

    /// A table of members, one on each line.
    pub fn members(&mut self, members: &[Member]) -> String {
        let members: String = members
            .iter()
            .map(|member| format!("        {},\n", self.member(member)))
            .collect();
        if members.is_empty() {
            "()".to_owned()
        } else {
            format!("(\n{members}    )")
        }
    }

    fn member(&mut self, member: &Member) -> String {
        let presence = match member.presence {
            Presence::Required => "",
            Presence::Optional => ", required=False",
            Presence::RequiredNullable => ", nullable=True",
            Presence::OptionalNullable => ", required=False, nullable=True",
        };
        let form = self.node(&member.node, "");
        format!(
            "form.Member({}, {}, {form}{presence}{})",
            quoted(&member.name),
            quoted(&attribute(member)),
            codes(&member.codes)
        )
    }

    /// The form of one value; `codes` is how its own codes are printed.
    fn node(&mut self, node: &Node, codes: &str) -> String {
        match node {
            Node::String(text) => self.text(text, codes),
            Node::Integer {
                minimum, maximum, ..
            } => format!("form.Whole({minimum}, {maximum}{codes})"),
            Node::Boolean => format!("form.Flag({})", codes.trim_start_matches(", ")),
            Node::Const(value) => format!("form.Constant({}{codes})", literal(value)),
            Node::Enum(values) => {
                let values: Vec<String> = values.iter().map(|value| quoted(&value.value)).collect();
                format!("form.Choice(frozenset({{{}}}){codes})", values.join(", "))
            }
            Node::Array {
                items,
                item_codes,
                min_items,
                max_items,
                ..
            } => {
                let item = self.node(items, "");
                let own = if item_codes.is_empty() {
                    String::new()
                } else {
                    format!(", {}", table(item_codes))
                };
                format!("form.Items({item}, {min_items}, {max_items}{own}{codes})")
            }
            Node::Map {
                values, max_fields, ..
            } => {
                let value = self.node(values, "");
                format!("form.Entries({value}, {max_fields}{codes})")
            }
            Node::Any => "form.Anything()".to_owned(),
            Node::Ref(name) => name.clone(),
            Node::Null => "form.Constant(None)".to_owned(),
        }
    }

    fn text(&mut self, text: &Text, codes: &str) -> String {
        let pattern = text.pattern.as_ref().map_or_else(String::new, |pattern| {
            format!(", {}", self.pattern(pattern))
        });
        format!(
            "form.Text({}, {}{pattern}{codes})",
            text.min_chars, text.max_bytes
        )
    }

    fn pattern(&mut self, pattern: &Pattern) -> String {
        let check = expression(pattern);
        let index = self.patterns.iter().position(|known| *known == check);
        let index = index.unwrap_or_else(|| {
            self.patterns.push(check);
            self.patterns.len() - 1
        });
        format!("_P{index}")
    }
}

fn tagged(union: &Union, codes: &str) -> String {
    let variants = dict(
        union
            .variants
            .iter()
            .map(|variant| (quoted(&variant.tag_value), variant.type_name.clone())),
    );
    format!("form.Tagged({}, {variants}{codes})", quoted(&union.tag))
}

/// A table of rules across members.
pub fn rules(rules: &[Rule]) -> String {
    tuple(rules.iter().map(rule))
}

fn rule(rule: &Rule) -> String {
    let code = rule.code.as_ref().map_or_else(String::new, |code| {
        format!(", codes={{\"*\": {}}}", quoted(code))
    });
    let side = |name: &str, expected: &[Expect]| {
        if expected.is_empty() {
            String::new()
        } else {
            format!(", {name}={}", tuple(expected.iter().map(expect)))
        }
    };
    format!(
        "form.Rule({}, {}, {}{}{}{code})",
        quoted(&rule.name),
        quoted(&rule.when),
        tuple(rule.values.iter().map(literal)),
        side("then", &rule.then),
        side("otherwise", &rule.otherwise)
    )
}

fn expect(expect: &Expect) -> String {
    let member = quoted(&expect.member);
    match &expect.what {
        Expected::Null => format!("form.Expect({member}, \"null\")"),
        Expected::NotNull => format!("form.Expect({member}, \"not_null\")"),
        Expected::Equals(value) => format!("form.Expect({member}, \"equals\", {})", literal(value)),
        Expected::Empty => format!("form.Expect({member}, \"empty\")"),
    }
}

fn table(codes: &Codes) -> String {
    dict(
        codes
            .iter()
            .map(|(keyword, code)| (quoted(keyword), quoted(code))),
    )
}

/// The codes of a place as an argument, where it has any.
fn codes(codes: &Codes) -> String {
    if codes.is_empty() {
        String::new()
    } else {
        format!(", codes={}", table(codes))
    }
}

/// A check of the whole text. Python's own classes of characters are not those of the schema, so each is written out.
fn expression(pattern: &Pattern) -> String {
    match &pattern.form {
        PatternForm::HasNonSpace => {
            "re.compile(\"[^\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]\").search".to_owned()
        }
        PatternForm::Sequence(pieces) => {
            let pieces: String = pieces.iter().map(piece).collect();
            format!("re.compile(\"{pieces}\").fullmatch")
        }
    }
}

fn piece(piece: &PatternPiece) -> String {
    let ranges: String = piece
        .ranges
        .iter()
        .map(|(low, high)| {
            if low == high {
                character(*low)
            } else {
                format!("{}-{}", character(*low), character(*high))
            }
        })
        .collect();
    let class = match (piece.negated, ranges.is_empty()) {
        // Nothing is left out, and nothing is allowed.
        (true, true) => "[\\U00000000-\\U0010ffff]".to_owned(),
        (false, true) => "(?!)".to_owned(),
        (true, false) => format!("[^{ranges}]"),
        (false, false) => format!("[{ranges}]"),
    };
    let count = match (piece.min, piece.max) {
        (1, Some(1)) => String::new(),
        (0, None) => "*".to_owned(),
        (1, None) => "+".to_owned(),
        (min, None) => format!("{{{min},}}"),
        (min, Some(max)) if min == max => format!("{{{min}}}"),
        (min, Some(max)) => format!("{{{min},{max}}}"),
    };
    class + &count
}

/// A character of a class: plain where it has no meaning there, else by its number.
fn character(c: char) -> String {
    if c.is_ascii_alphanumeric() || matches!(c, ' ' | '_' | '.' | '/' | ':') {
        c.to_string()
    } else if matches!(c, '[' | ']' | '^' | '-' | '\\' | '"' | '&' | '~' | '|') {
        // Once for the expression, once for the text that holds it.
        format!("\\\\x{:02x}", u32::from(c))
    } else {
        format!("\\U{:08x}", u32::from(c))
    }
}
