//! Declarations of every definition: structs, enums, and names for scalars.
//! How they are read and written is printed elsewhere.

use std::fmt::Write as _;

use crate::model::{EnumValue, Extras, Member, Node, Object, Sensitive, Shape, Type, Union};

use super::view::{Kept, View, kept, place};
use super::{comment, name, quoted};

/// `Types.swift`.
pub fn print(view: &View<'_>) -> String {
    let mut text = String::from(
        "// What travels, as types: absent members and null are told apart, unions are enums, open choices have a fallback.\n",
    );
    for ty in &view.model.types {
        text.push('\n');
        text.push_str(&definition(view, ty));
    }
    text
}

fn definition(view: &View<'_>, ty: &Type) -> String {
    let name = &ty.name;
    let doc = comment("", &documented(&ty.doc, ty.deprecated));
    match &ty.shape {
        Shape::Object(object) => doc + &structure(view, name, object),
        Shape::Union(union) => doc + &choice(name, union),
        Shape::Enum(values) => doc + &closed(name, values),
        Shape::OpenEnum { known, unknown, .. } => doc + &open(name, known, unknown),
        Shape::Node(node) => {
            let mut text = format!(
                "{doc}public typealias {name} = {}\n",
                view.ty(node, &inline(name))
            );
            text.push_str(&places(node, &inline(name)));
            text
        }
    }
}

/// The name of an enum that is written in place in a named array or map.
pub fn inline(ty: &str) -> String {
    place(ty, "value")
}

fn documented(doc: &str, deprecated: bool) -> String {
    let deprecated = if deprecated { "\nDeprecated." } else { "" };
    format!("{doc}{deprecated}")
}

/// The two ways of Foundation's coders, the same for every type.
pub fn coders(name: &str) -> String {
    format!(
        "
    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {{
        self = try Door.coded(decoder, Read.as{name})
    }}

    public func encode(to encoder: Encoder) throws {{
        try json.encode(to: encoder)
    }}
"
    )
}

fn structure(view: &View<'_>, name: &str, object: &Object) -> String {
    let mut text = format!("public struct {name}: Codable, Hashable, Sendable {{\n");
    for member in &object.members {
        text.push_str(&property(view, name, member));
    }
    if let Extras::Each(node) = &object.extras {
        // Writing to a string does not fail.
        let _ = writeln!(
            text,
            "    /// Members that have no name in this version of the contract.\n    public var others: [MemberName: {}]",
            view.ty(node, &place(name, "other"))
        );
    }
    let _ = write!(
        text,
        "\n{}{}}}\n",
        initializer(view, name, object),
        coders(name)
    );
    for member in &object.members {
        text.push_str(&places(&member.node, &place(name, &member.name)));
    }
    if let Extras::Each(node) = &object.extras {
        text.push_str(&places(node, &place(name, "other")));
    }
    text
}

/// A member: its documentation, and what absence and null are in Swift.
fn property(view: &View<'_>, owner: &str, member: &Member) -> String {
    let mut doc = documented(&member.doc, member.deprecated);
    doc.push_str(match kept(member) {
        Kept::Fixed | Kept::Plain | Kept::Presence => "",
        Kept::Optional => "\n`nil`: left out.",
        Kept::Nullable => "\n`nil`: `null`.",
        Kept::Either => "\n`nil`: left out or `null`, which are the same.",
    });
    if member.sensitive == Some(Sensitive::Transient) {
        doc.push_str("\nTransient: never logged, never stored.");
    }
    let doc = comment("    ", &doc);
    let (name, ty) = (name(&member.name), view.member_type(owner, member));
    match (&member.node, kept(member)) {
        (Node::Const(value), Kept::Fixed) => {
            let value = view.value(&member.node, value);
            format!("{doc}    public var {name}: {ty} {{ {value} }}\n")
        }
        _ => format!("{doc}    public var {name}: {ty}\n"),
    }
}

fn initializer(view: &View<'_>, owner: &str, object: &Object) -> String {
    let mut parameters = Vec::new();
    let mut body = String::new();
    for member in &object.members {
        let (name, ty) = (name(&member.name), view.member_type(owner, member));
        let default = match kept(member) {
            Kept::Fixed => continue,
            Kept::Plain | Kept::Nullable => "",
            Kept::Optional | Kept::Either => " = nil",
            Kept::Presence => " = .absent",
        };
        parameters.push(format!("{name}: {ty}{default}"));
        let _ = writeln!(body, "        self.{name} = {name}");
    }
    if let Extras::Each(node) = &object.extras {
        let ty = view.ty(node, &place(owner, "other"));
        parameters.push(format!("others: [MemberName: {ty}] = [:]"));
        body.push_str("        self.others = others\n");
    }
    if body.is_empty() {
        return "    public init() {}\n".to_owned();
    }
    format!(
        "    public init({}) {{\n{body}    }}\n",
        parameters.join(", ")
    )
}

/// The closed enums that are written in place in this node.
fn places(node: &Node, owner: &str) -> String {
    match node {
        Node::Enum(values) => format!(
            "\n/// Values of a member of this name.\n{}",
            closed(owner, values)
        ),
        Node::Array { items: node, .. } | Node::Map { values: node, .. } => places(node, owner),
        _ => String::new(),
    }
}

fn cases(values: &[EnumValue], raw: bool) -> String {
    values
        .iter()
        .map(|value| {
            let raw = if raw {
                format!(" = {}", quoted(&value.value))
            } else {
                String::new()
            };
            format!(
                "{}    case {}{raw}\n",
                comment("    ", &value.doc),
                name(&value.value)
            )
        })
        .collect()
}

fn closed(name: &str, values: &[EnumValue]) -> String {
    format!(
        "public enum {name}: String, CaseIterable, Codable, Hashable, Sendable {{\n{}{}}}\n",
        cases(values, true),
        coders(name)
    )
}

fn open(owner: &str, known: &[EnumValue], unknown: &str) -> String {
    let mut read = String::new();
    let mut written = String::new();
    let mut all = Vec::new();
    for EnumValue { value, .. } in known {
        let (case, value) = (name(value), quoted(value));
        let _ = writeln!(read, "        case {value}: self = .{case}");
        let _ = writeln!(written, "        case .{case}: return {value}");
        all.push(format!(".{case}"));
    }
    format!(
        "public enum {owner}: RawRepresentable, Codable, Hashable, Sendable {{
{}{}    case unrecognized(String)

    /// The values that this version of the contract names.
    public static let known: [{owner}] = [{}]

    public init(rawValue: String) {{
        switch Check.plain(rawValue) {{
{read}        default: self = .unrecognized(rawValue)
        }}
    }}

    public var rawValue: String {{
        switch self {{
{written}        case .unrecognized(let value): return value
        }}
    }}
{}}}
",
        cases(known, false),
        comment(
            "    ",
            &format!("A value that this version of the contract does not name. {unknown}")
        ),
        all.join(", "),
        coders(owner)
    )
}

fn choice(owner: &str, union: &Union) -> String {
    let cases: String = union
        .variants
        .iter()
        .map(|variant| {
            format!(
                "    /// `{}`: {}.\n    case {}({})\n",
                union.tag,
                variant.tag_value,
                name(&variant.tag_value),
                variant.type_name
            )
        })
        .collect();
    format!(
        "public enum {owner}: Codable, Hashable, Sendable {{\n{cases}{}}}\n",
        coders(owner)
    )
}
