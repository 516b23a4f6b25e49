//! The changes: each takes a document, and the schema where it wants to be a little wrong on purpose.
//! Does not know which of them are still right.

use app_wire::CONTRACT;
use serde_json::{Map, Value};
use wire_tests::{Random, resolve};

use crate::document::{Document, Key};
use crate::subject::{Subject, inside};

macro_rules! kinds {
    ($($(#[$meaning:meta])* $name:ident,)*) => {
        /// One kind of change.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Kind {
            $($(#[$meaning])* $name,)*
        }

        impl Kind {
            /// All kinds.
            pub const ALL: &'static [Kind] = &[$(Kind::$name),*];
        }
    };
}

kinds! {
    /// A member is gone.
    Removed,
    /// A value is null.
    Nulled,
    /// A value of another type.
    Retyped,
    /// One below the least.
    Below,
    /// One above the greatest.
    Above,
    /// Exactly the least or the greatest: number, length, items.
    AtBound,
    /// One byte too long.
    Long,
    /// Empty or too short.
    Short,
    /// One item too many.
    ManyItems,
    /// No item.
    NoItems,
    /// A member that nobody knows.
    Unknown,
    /// A member twice.
    Twice,
    /// A member twice, the second key written with escapes.
    TwiceEscaped,
    /// A key written with escapes.
    EscapedKey,
    /// A string written with escapes.
    EscapedText,
    /// The members of an object in another order.
    Shuffled,
    /// A constant or enumerated member behind all others.
    TagLast,
    /// Another value of an enumeration, or nearly one.
    EnumChanged,
    /// Another value in place of a constant.
    ConstChanged,
    /// Nested about as deep as anything may.
    Deep,
    /// About as many items or members as anything may have.
    Wide,
    /// A string about as long as any may be.
    Huge,
    /// A number in another form.
    NumberForm,
    /// A character that few places allow.
    Character,
    /// A value copied from elsewhere in the document.
    Copied,
    /// White space between tokens.
    Spaced,
    /// The end is missing.
    Truncated,
    /// One byte is another, or gone, or new.
    Byte,
}

use Kind::*;

impl Kind {
    /// Whether it changes bytes, not values.
    fn of_bytes(self) -> bool {
        matches!(self, Spaced | Truncated | Byte)
    }
}

/// One change; where it strikes follows from the seed and the document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// What is changed.
    pub kind: Kind,
    /// Decides where and how.
    pub seed: u64,
}

/// A changed example.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mutant {
    /// The definition that it was an example of.
    pub definition: String,
    /// Whether it was a whole record.
    pub record: bool,
    /// What is judged.
    pub bytes: Vec<u8>,
}

impl Mutant {
    /// Changes an example. Steps that find nothing to change do nothing; steps on bytes come last.
    pub fn new(definitions: &Map<String, Value>, subject: &Subject, steps: &[Step]) -> Self {
        let mut document = Document::from(&subject.value);
        for step in steps.iter().filter(|step| !step.kind.of_bytes()) {
            change(
                &mut document,
                definitions,
                &definitions[&subject.definition],
                *step,
            );
        }
        let mut bytes = document.bytes();
        for step in steps.iter().filter(|step| step.kind.of_bytes()) {
            change_bytes(&mut bytes, *step);
        }
        Mutant {
            definition: subject.definition.clone(),
            record: subject.record,
            bytes,
        }
    }
}

fn change_bytes(bytes: &mut Vec<u8>, step: Step) {
    let mut random = Random::new(step.seed);
    let at = random.below(bytes.len());
    match step.kind {
        Truncated => bytes.truncate(at),
        Spaced => *bytes = spaced(bytes, &mut random),
        _ if bytes.is_empty() => {}
        _ => match random.below(3) {
            0 => bytes[at] = random.below(256) as u8,
            1 => {
                bytes.remove(at);
            }
            _ => bytes.insert(at, b"\"\\{}[]:, 0-eE.\n\r\t\0\x7f\xff"[random.below(20)]),
        },
    }
}

fn spaced(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let (mut out, mut quoted, mut escaped) = (Vec::new(), false, false);
    for byte in bytes {
        let between = !quoted && b"{}[]:,".contains(byte);
        if between && random.below(2) == 0 {
            out.push(b" \t\r\n"[random.below(4)]);
        }
        out.push(*byte);
        if between && random.below(2) == 0 {
            out.push(b" \t\r\n"[random.below(4)]);
        }
        if *byte == b'"' && !escaped {
            quoted = !quoted;
        }
        escaped = quoted && *byte == b'\\' && !escaped;
    }
    out
}

fn change(document: &mut Document, definitions: &Map<String, Value>, schema: &Value, step: Step) {
    let mut random = Random::new(step.seed);
    let mut schemas = Vec::new();
    collect(
        definitions,
        resolve(definitions, schema),
        document,
        &mut schemas,
    );
    let mut places = Vec::new();
    let mut number = 0;
    each(document, &mut |node| {
        if fits(step.kind, node, schemas[number], number) {
            places.push(number);
        }
        number += 1;
    });
    if places.is_empty() {
        return;
    }
    let number = places[random.below(places.len())];
    let copied = {
        let from = random.below(schemas.len());
        document.node_mut(from).cloned()
    };
    if let Some(node) = document.node_mut(number) {
        strike(node, schemas[number], step.kind, copied, &mut random);
    }
}

fn each<'d>(document: &'d Document, see: &mut impl FnMut(&'d Document)) {
    see(document);
    for child in document.children() {
        each(child, see);
    }
}

/// The schema of every value, in the order of writing; null where there is none.
fn collect<'s>(
    definitions: &'s Map<String, Value>,
    schema: &'s Value,
    node: &Document,
    out: &mut Vec<&'s Value>,
) {
    let said = |tag: &str| {
        node.member(tag)
            .and_then(Document::as_text)
            .map(str::to_owned)
    };
    let schema = inside(definitions, schema, said);
    out.push(schema);
    match node {
        Document::Array(items) => {
            for item in items {
                collect(
                    definitions,
                    resolve(definitions, &schema["items"]),
                    item,
                    out,
                );
            }
        }
        Document::Object(members) => {
            for (key, value) in members {
                let known = &schema["properties"][key.text.as_str()];
                let schema = if known.is_null() {
                    &schema["additionalProperties"]
                } else {
                    known
                };
                collect(definitions, resolve(definitions, schema), value, out);
            }
        }
        _ => {}
    }
}

fn bound(schema: &Value, keyword: &str) -> Option<i64> {
    schema[keyword].as_i64()
}

fn fits(kind: Kind, node: &Document, schema: &Value, number: usize) -> bool {
    let object = matches!(node, Document::Object(members) if !members.is_empty());
    let text = matches!(node, Document::Text { .. });
    let array = matches!(node, Document::Array(_));
    match kind {
        Removed | Shuffled | TagLast | Twice | TwiceEscaped | EscapedKey => object,
        Nulled | Copied => number > 0,
        Retyped => true,
        Below => bound(schema, "minimum").is_some(),
        Above => bound(schema, "maximum").is_some(),
        Long | Short => text && bound(schema, "maxLength").is_some(),
        AtBound => {
            bound(schema, "maximum").is_some()
                || (text && bound(schema, "maxLength").is_some())
                || (array && bound(schema, "maxItems").is_some())
        }
        ManyItems => array && bound(schema, "maxItems").is_some(),
        NoItems => array,
        Unknown | Deep | Wide | Huge => matches!(node, Document::Object(_)),
        EscapedText | Character => text,
        EnumChanged => schema["enum"].is_array() || schema["x-open-enum"].is_array(),
        ConstChanged => !schema["const"].is_null(),
        NumberForm => {
            matches!(node, Document::Token(token) if token.starts_with(|first: char| first == '-' || first.is_ascii_digit()))
        }
        Spaced | Truncated | Byte => false,
    }
}

fn strike(
    node: &mut Document,
    schema: &Value,
    kind: Kind,
    copied: Option<Document>,
    random: &mut Random,
) {
    match kind {
        Nulled => *node = Document::Token("null".to_owned()),
        Copied => *node = copied.unwrap_or_else(|| anything(random)),
        Retyped => *node = anything(random),
        Below => *node = integer(bound(schema, "minimum"), -1),
        Above => *node = integer(bound(schema, "maximum"), 1),
        AtBound => at_bound(node, schema, random),
        Long => {
            let most = bound(schema, "maxLength").unwrap_or_default() as usize;
            lengthen(node, most + 1, random);
        }
        Short => {
            let least = bound(schema, "minLength").unwrap_or_default().max(1) as usize;
            if let Document::Text { text, .. } = node {
                *text = text.chars().take(least - 1).collect();
            }
        }
        ManyItems | NoItems => {
            let many = bound(schema, "maxItems").unwrap_or_default() as usize + 1;
            repeat(node, if kind == NoItems { 0 } else { many });
        }
        EscapedText => {
            if let Document::Text { escaped, .. } = node {
                *escaped = true;
            }
        }
        EnumChanged => *node = other_word(schema, random),
        ConstChanged => {
            *node = match &schema["const"] {
                Value::String(text) => Document::text(&nearly(text, random)),
                Value::Bool(value) => Document::Token((!value).to_string()),
                other => integer(other.as_i64(), [1, -1, 65_535, 65_536][random.below(4)]),
            };
        }
        NumberForm => {
            if let Document::Token(token) = node {
                let forms = [
                    ".0",
                    "e0",
                    "E+0",
                    "0",
                    ".5",
                    "e-1",
                    "e400",
                    "00000000000000000000000",
                ];
                *token = match random.below(forms.len() + 3) {
                    0 => format!("-{token}"),
                    1 => format!("0{token}"),
                    2 => "-0".to_owned(),
                    other => format!("{token}{}", forms[other - 3]),
                };
            }
        }
        Character => insert_character(node, random),
        _ => {
            if let Document::Object(members) = node {
                strike_members(members, schema, kind, random);
            }
        }
    }
}

fn strike_members(
    members: &mut Vec<(Key, Document)>,
    schema: &Value,
    kind: Kind,
    random: &mut Random,
) {
    let at = random.below(members.len());
    match kind {
        Removed => {
            members.remove(at);
        }
        Shuffled => {
            for index in (1..members.len()).rev() {
                members.swap(index, random.below(index + 1));
            }
        }
        TagLast => {
            let tag = |(key, _): &(Key, Document)| {
                let schema = &schema["properties"][key.text.as_str()];
                !schema["const"].is_null() || schema["enum"].is_array()
            };
            let tags: Vec<usize> = (0..members.len())
                .filter(|index| tag(&members[*index]))
                .collect();
            let at = if tags.is_empty() {
                at
            } else {
                tags[random.below(tags.len())]
            };
            let member = members.remove(at);
            members.push(member);
        }
        Twice | TwiceEscaped => {
            let (mut key, mut value) = members[at].clone();
            key.escaped = kind == TwiceEscaped;
            if random.below(2) == 0 {
                value = anything(random);
            }
            members.insert(random.below(members.len() + 1), (key, value));
        }
        EscapedKey => members[at].0.escaped = true,
        _ => {
            let value = match kind {
                Deep => deep(CONTRACT.depth as usize - 6 + random.below(8), random),
                Wide => wide(random),
                Huge => {
                    let mut text = Document::text("");
                    lengthen(&mut text, CONTRACT.string_bytes + random.below(2), random);
                    text
                }
                _ => anything(random),
            };
            let names = ["x_unheard_of", "Kind", "", "payload ", "\u{1}", "\u{2028}"];
            members.insert(
                random.below(members.len() + 1),
                (Key::plain(names[random.below(names.len())]), value),
            );
        }
    }
}

fn integer(bound: Option<i64>, more: i64) -> Document {
    Document::Token((i128::from(bound.unwrap_or_default()) + i128::from(more)).to_string())
}

fn at_bound(node: &mut Document, schema: &Value, random: &mut Random) {
    let side = if random.below(2) == 0 {
        "minimum"
    } else {
        "maximum"
    };
    if let Some(bound) = bound(schema, side) {
        *node = integer(Some(bound), 0);
    } else if let Some(most) = bound(schema, "maxLength") {
        lengthen(node, most as usize, random);
    } else if let Some(most) = bound(schema, "maxItems") {
        repeat(node, most as usize);
    }
}

/// Makes a text exactly so many bytes long: by its own last character, or by wider ones.
fn lengthen(node: &mut Document, bytes: usize, random: &mut Random) {
    let Document::Text { text, .. } = node else {
        return;
    };
    let last = text.chars().last().filter(char::is_ascii).unwrap_or('x');
    let wide = ['é', '€', '😀', last, last, last][random.below(6)];
    while text.len() + wide.len_utf8() <= bytes {
        text.push(wide);
    }
    while text.len() < bytes {
        text.push(last);
    }
}

fn repeat(node: &mut Document, count: usize) {
    if let Document::Array(items) = node {
        let first = items
            .first()
            .cloned()
            .unwrap_or_else(|| Document::text("x"));
        *items = vec![first; count];
    }
}

fn nearly(text: &str, random: &mut Random) -> String {
    match random.below(4) {
        0 => text.to_uppercase(),
        1 => format!("{text}x"),
        2 => text.chars().skip(1).collect(),
        _ => format!("{text} "),
    }
}

fn other_word(schema: &Value, random: &mut Random) -> Document {
    let words: Vec<&str> = ["enum", "x-open-enum"]
        .iter()
        .filter_map(|keyword| schema[*keyword].as_array())
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    let word = words
        .get(random.below(words.len()))
        .copied()
        .unwrap_or_default();
    Document::text(&match random.below(3) {
        0 => nearly(word, random),
        _ => word.to_owned(),
    })
}

fn insert_character(node: &mut Document, random: &mut Random) {
    let characters = [
        '\0', '\u{1}', '\n', '\t', '\u{1f}', ' ', '"', '\\', '/', '\u{7f}', '\u{85}', '\u{a0}',
        '\u{2028}', '\u{2029}', '\u{feff}', '\u{180e}', '\u{200b}', 'é', 'K', '😀',
    ];
    let character = characters[random.below(characters.len())];
    if let Document::Text { text, .. } = node {
        if random.below(8) == 0 {
            // Nothing else left: what counts as a space is a matter of opinion among pattern engines.
            *text = String::from(character);
            return;
        }
        let ends: Vec<usize> = text
            .char_indices()
            .map(|(at, _)| at)
            .chain([text.len()])
            .collect();
        text.insert(ends[random.below(ends.len())], character);
    }
}

fn anything(random: &mut Random) -> Document {
    let tokens = [
        "null",
        "true",
        "false",
        "0",
        "1",
        "-1",
        "1.5",
        "255",
        "256",
        "65535",
        "65536",
        "4294967296",
        "9007199254740991",
        "9007199254740992",
        "18446744073709551615",
        "1e3",
    ];
    match random.below(6) {
        0 => Document::text(["", "x", " ", "é€😀", "0"][random.below(5)]),
        1 => Document::Array(Vec::new()),
        2 => Document::Array(vec![anything(random)]),
        3 => Document::Object(Vec::new()),
        4 => Document::Object(vec![(
            Key::plain(["x", "kind", "payload"][random.below(3)]),
            anything(random),
        )]),
        _ => Document::Token(tokens[random.below(tokens.len())].to_owned()),
    }
}

fn deep(levels: usize, random: &mut Random) -> Document {
    (0..levels).fold(Document::Token("1".to_owned()), |inner, _| {
        match random.below(2) {
            0 => Document::Array(vec![inner]),
            _ => Document::Object(vec![(Key::plain("a"), inner)]),
        }
    })
}

fn wide(random: &mut Random) -> Document {
    let more = random.below(2);
    let zero = || Document::Token("0".to_owned());
    match random.below(2) {
        0 => Document::Array(
            (0..CONTRACT.items as usize + more)
                .map(|_| zero())
                .collect(),
        ),
        _ => Document::Object(
            (0..CONTRACT.fields as usize + more)
                .map(|index| (Key::plain(&index.to_string()), zero()))
                .collect(),
        ),
    }
}
