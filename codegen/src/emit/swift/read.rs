//! From JSON to values: one function for each definition, straight through what the schema asks.
//! Which pieces it is made of stands in `parts/Check.swift`.

use std::cell::RefCell;
use std::fmt::Write as _;

use crate::model::{
    Expect, Expected, Extras, Member, Node, Object, Pattern, PatternForm, PatternPiece, Rule,
    Shape, Text, Type,
};

use super::record_readers;
use super::types::inline;
use super::view::{Kept, View, bounds, codes, kept, place};
use super::{literal, name, quoted};

/// `Read.swift`: of every definition, and of the records where there are any.
pub fn print(view: &View<'_>, records: bool) -> String {
    let reader = Reader::new(view);
    let body: String = view
        .model
        .types
        .iter()
        .map(|ty| reader.definition(ty))
        .collect();
    let records = records.then(|| record_readers::print(view, &reader));
    let body = body + &records.unwrap_or_default();
    format!(
        "// What each definition and record asks of a value that was read.\n// Reads no text.\n\nenum Read {{\n{}}}\n{}",
        indented(body.trim_start()),
        reader.forms()
    )
}

/// A step further in.
fn indented(text: &str) -> String {
    let line = |line: &str| match line {
        "" => "\n".to_owned(),
        line => format!("    {line}\n"),
    };
    text.lines().map(line).collect()
}

/// Prints readers, and collects the patterns that they ask for.
pub struct Reader<'v> {
    view: &'v View<'v>,
    patterns: RefCell<Vec<String>>,
}

impl<'v> Reader<'v> {
    /// One that has no patterns yet.
    pub fn new(view: &'v View<'v>) -> Self {
        let patterns = RefCell::default();
        Reader { view, patterns }
    }

    /// The patterns, as constants.
    fn forms(&self) -> String {
        let patterns = self.patterns.borrow();
        let all: String = patterns
            .iter()
            .enumerate()
            .map(|(index, form)| format!("    static let f{index} = Form.{form}\n"))
            .collect();
        format!("\n/// The patterns of the schema.\nprivate enum Forms {{\n{all}}}\n")
    }

    fn definition(&self, ty: &Type) -> String {
        let name = &ty.name;
        let body = match &ty.shape {
            Shape::Object(object) => self.object(name, object),
            Shape::Union(union) => {
                let mut body = format!(
                    "    let _object = try Fields(_v)\n    switch _object.tag({}) {{\n",
                    quoted(&union.tag)
                );
                for variant in &union.variants {
                    let _ = writeln!(
                        body,
                        "    case {}: return .{}(try as{}(_v))",
                        quoted(&variant.tag_value),
                        super::name(&variant.tag_value),
                        variant.type_name
                    );
                }
                let tag = quoted(&union.tag);
                let _ = writeln!(
                    body,
                    "    default: throw _object.broken({tag}, \"x-union\")\n    }}"
                );
                body
            }
            Shape::Enum(_) => "    return try Check.choice(_v)\n".to_owned(),
            Shape::OpenEnum { text, .. } => format!(
                "    return {name}(rawValue: try {})\n",
                self.text(text, "_v")
            ),
            Shape::Node(node) => {
                format!("    return try {}\n", self.node(node, &inline(name), "_v"))
            }
        };
        let body = if ty.codes.is_empty() {
            body
        } else {
            let codes = codes(&ty.codes);
            let codes = codes.trim_start_matches(", ");
            format!("    return try Check.coded({codes}) {{ () throws -> {name} in\n{body}    }}\n")
        };
        format!("\nstatic func as{name}(_ _v: JSON) throws -> {name} {{\n{body}}}\n")
            + &self.places(&ty.shape, name)
    }

    /// Readers of the closed enums that are written in place.
    fn places(&self, shape: &Shape, owner: &str) -> String {
        let mut text = String::new();
        let mut add = |node: &Node, owner: String| {
            if holds_choice(node) {
                let _ = write!(
                    text,
                    "\nstatic func as{owner}(_ _v: JSON) throws -> {owner} {{\n    return try Check.choice(_v)\n}}\n"
                );
            }
        };
        match shape {
            Shape::Object(object) => {
                for member in &object.members {
                    add(&member.node, place(owner, &member.name));
                }
                if let Extras::Each(node) = &object.extras {
                    add(node, place(owner, "other"));
                }
            }
            Shape::Node(node) => add(node, inline(owner)),
            _ => {}
        }
        text
    }

    fn object(&self, owner: &str, object: &Object) -> String {
        let mut body = String::new();
        let mut arguments = Vec::new();
        for member in &object.members {
            body.push_str(&self.member(owner, member));
            if kept(member) != Kept::Fixed {
                let name = name(&member.name);
                arguments.push(format!("{name}: {name}"));
            }
        }
        if !object.at_least_one_of.is_empty() {
            let names = list(&object.at_least_one_of);
            let _ = writeln!(body, "    try _object.atLeastOne(of: {names})");
        }
        body.extend(object.rules.iter().map(rule));
        let names: Vec<String> = object
            .members
            .iter()
            .map(|member| member.name.clone())
            .collect();
        match &object.extras {
            Extras::Ignored => {}
            Extras::Refused => body.push_str(&only(&names)),
            Extras::Each(node) => {
                let but = if names.is_empty() {
                    String::new()
                } else {
                    format!("(but: {})", list(&names))
                };
                let each = self.node(node, &place(owner, "other"), "$0");
                let _ = writeln!(
                    body,
                    "    let others = try _object.others{but} {{ try {each} }}"
                );
                arguments.push("others: others".to_owned());
            }
        }
        let object = if body.is_empty() { "_" } else { "let _object" };
        format!(
            "    {object} = try Fields(_v)\n{body}    return {owner}({})\n",
            arguments.join(", ")
        )
    }

    /// A statement that reads one member, into a constant of its name where it is kept.
    pub fn member(&self, owner: &str, member: &Member) -> String {
        let how = match kept(member) {
            Kept::Fixed | Kept::Plain => "required",
            Kept::Optional => "optional",
            Kept::Nullable => "nullable",
            Kept::Either => "either",
            Kept::Presence => "presence",
        };
        let into = if kept(member) == Kept::Fixed {
            String::new()
        } else {
            format!("let {} = ", name(&member.name))
        };
        format!(
            "    {into}try _object.{how}({}{}) {{ try {} }}\n",
            quoted(&member.name),
            codes(&member.codes),
            self.node(&member.node, &place(owner, &member.name), "$0")
        )
    }

    /// An expression that reads one value.
    fn node(&self, node: &Node, owner: &str, v: &str) -> String {
        match node {
            Node::String(text) => self.text(text, v),
            Node::Integer {
                minimum, maximum, ..
            } => format!("Check.whole({v}, {minimum}, {maximum})"),
            Node::Boolean => format!("Check.flag({v})"),
            Node::Const(value) => format!("Check.constant({v}, {})", self.view.value(node, value)),
            Node::Enum(_) => format!("Read.as{owner}({v})"),
            Node::Array {
                items,
                item_codes,
                min_items,
                max_items,
                ..
            } => format!(
                "Check.list({v}, {min_items}, {max_items}{}) {{ try {} }}",
                codes(item_codes),
                self.node(items, owner, "$0")
            ),
            Node::Map {
                values, max_fields, ..
            } => format!(
                "Check.map({v}, {max_fields}) {{ try {} }}",
                self.node(values, owner, "$0")
            ),
            Node::Any => format!("Check.any({v})"),
            Node::Ref(name) => format!("Read.as{name}({v})"),
            Node::Null => format!("Check.empty({v})"),
        }
    }

    fn text(&self, text: &Text, v: &str) -> String {
        let form = text.pattern.as_ref().map_or_else(String::new, |pattern| {
            format!(", Forms.{}", self.pattern(pattern))
        });
        format!("Check.text({v}, {}{form})", bounds(text))
    }

    fn pattern(&self, pattern: &Pattern) -> String {
        let form = form(pattern);
        let mut patterns = self.patterns.borrow_mut();
        let index = patterns.iter().position(|known| *known == form);
        let index = index.unwrap_or_else(|| {
            patterns.push(form);
            patterns.len() - 1
        });
        format!("f{index}")
    }
}

fn holds_choice(node: &Node) -> bool {
    match node {
        Node::Enum(_) => true,
        Node::Array { items: node, .. } | Node::Map { values: node, .. } => holds_choice(node),
        _ => false,
    }
}

fn list(names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| quoted(name)).collect();
    names.join(", ")
}

/// A statement that lets no other members stand.
pub fn only(names: &[String]) -> String {
    format!("    try _object.only({})\n", list(names))
}

/// A rule across members.
pub fn rule(rule: &Rule) -> String {
    let values: Vec<String> = rule.values.iter().map(literal).collect();
    let expected = |word: &str, all: &[Expect]| {
        let all: Vec<String> = all.iter().map(expect).collect();
        if all.is_empty() {
            String::new()
        } else {
            format!(", {word}: [{}]", all.join(", "))
        }
    };
    let code = rule
        .code
        .as_ref()
        .map_or_else(String::new, |code| format!(", .{}", name(code)));
    format!(
        "    try _object.rule({}{code}, when: {}, isOneOf: [{}]{}{})\n",
        quoted(&rule.name),
        quoted(&rule.when),
        values.join(", "),
        expected("then", &rule.then),
        expected("otherwise", &rule.otherwise)
    )
}

fn expect(expect: &Expect) -> String {
    let what = match &expect.what {
        Expected::Null => ".null".to_owned(),
        Expected::NotNull => ".notNull".to_owned(),
        Expected::Equals(value) => format!(".equals({})", literal(value)),
        Expected::Empty => ".empty".to_owned(),
    };
    format!("({}, {what})", quoted(&expect.member))
}

fn form(pattern: &Pattern) -> String {
    let pieces = match &pattern.form {
        PatternForm::HasNonSpace => return "hasNonSpace".to_owned(),
        PatternForm::Sequence(pieces) => pieces,
    };
    let pieces: Vec<String> = pieces.iter().map(piece).collect();
    format!("sequence([{}])", pieces.join(", "))
}

fn piece(piece: &PatternPiece) -> String {
    let ranges: Vec<String> = piece
        .ranges
        .iter()
        .map(|(low, high)| {
            format!(
                "{}...{}",
                quoted(&low.to_string()),
                quoted(&high.to_string())
            )
        })
        .collect();
    let max = piece
        .max
        .map_or_else(|| "nil".to_owned(), |max| max.to_string());
    format!(
        ".init(negated: {}, ranges: [{}], min: {}, max: {max})",
        piece.negated,
        ranges.join(", "),
        piece.min
    )
}
