//! How large a payload can get by its shape alone: written plainly, and with every character escaped.
//! A report, not a refusal: many bounds meet only in behaviour, and the encoder refuses what passes them.

use crate::model::{Extras, Model, Node, PatternForm, PatternPiece, Role, Shape, Text};

/// The static worst case of one payload, in bytes of compact JSON.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Size {
    /// Type of the payload.
    pub name: String,
    /// No character needs an escape.
    pub plain: u64,
    /// Every character that may be escaped is.
    pub escaped: u64,
    /// What a payload may have.
    pub bound: u64,
}

/// One entry per payload, largest first.
pub fn sizes(model: &Model) -> Vec<Size> {
    let bound = model
        .limits
        .iter()
        .find(|limit| limit.role == Some(Role::Payload))
        .map_or(u64::MAX, |limit| limit.value);
    let operations = model
        .operations
        .iter()
        .flat_map(|operation| [&operation.request, &operation.success]);
    let mut sizes: Vec<Size> = operations
        .chain(model.events.iter().map(|event| &event.payload))
        .map(|name| Size {
            name: name.clone(),
            plain: Measure {
                model,
                escaped: false,
            }
            .named(name),
            escaped: Measure {
                model,
                escaped: true,
            }
            .named(name),
            bound,
        })
        .collect();
    sizes.sort_by(|one, other| {
        other
            .plain
            .cmp(&one.plain)
            .then_with(|| one.name.cmp(&other.name))
    });
    sizes.dedup();
    sizes
}

struct Measure<'m> {
    model: &'m Model,
    escaped: bool,
}

impl Measure<'_> {
    fn named(&self, name: &str) -> u64 {
        let Some(ty) = self.model.types.iter().find(|ty| ty.name == name) else {
            return 0;
        };
        match &ty.shape {
            Shape::Object(object) => {
                let members = object
                    .members
                    .iter()
                    .map(|member| member.name.len() as u64 + 4 + self.node(&member.node).max(4));
                // Members that only a later release writes are not counted.
                let extras = if let Extras::Each(_) = object.extras {
                    0
                } else {
                    1
                };
                members.fold(1 + extras, u64::saturating_add)
            }
            Shape::Union(union) => union
                .variants
                .iter()
                .map(|variant| self.named(&variant.type_name))
                .max()
                .unwrap_or(0),
            Shape::Enum(values) => values
                .iter()
                .map(|value| value.value.len() as u64 + 2)
                .max()
                .unwrap_or(0),
            Shape::OpenEnum { text, .. } => self.text(text),
            Shape::Node(node) => self.node(node),
        }
    }

    fn node(&self, node: &Node) -> u64 {
        match node {
            Node::String(text) => self.text(text),
            Node::Integer {
                minimum, maximum, ..
            } => (minimum.to_string().len()).max(maximum.to_string().len()) as u64,
            Node::Boolean => 5,
            Node::Null => 4,
            Node::Const(value) => value.to_string().len() as u64,
            Node::Enum(values) => values
                .iter()
                .map(|value| value.value.len() as u64 + 2)
                .max()
                .unwrap_or(0),
            Node::Array {
                items, max_items, ..
            } => max_items.saturating_mul(self.node(items) + 1) + 1,
            Node::Map {
                values, max_fields, ..
            } => max_fields.saturating_mul(self.node(values).saturating_add(4)) + 1,
            Node::Any => 0,
            Node::Ref(name) => self.named(name),
        }
    }

    fn text(&self, text: &Text) -> u64 {
        let factor = match (&text.pattern, self.escaped) {
            (_, false) => 1,
            (Some(pattern), true) => match &pattern.form {
                PatternForm::HasNonSpace => 6,
                PatternForm::Sequence(pieces) => pieces.iter().map(growth).max().unwrap_or(1),
            },
            (None, true) => 6,
        };
        text.max_bytes.saturating_mul(factor) + 2
    }
}

/// How many bytes one byte of an allowed character can become: a control character takes six, U+0085 six for two, a quote or
/// backslash two.
fn growth(piece: &PatternPiece) -> u64 {
    let takes = |c: char| {
        piece
            .ranges
            .iter()
            .any(|(low, high)| (*low..=*high).contains(&c))
            != piece.negated
    };
    if ('\0'..='\u{1f}').any(takes) {
        6
    } else if takes('\u{85}') {
        3
    } else if takes('"') || takes('\\') || takes('\u{2028}') {
        2
    } else {
        1
    }
}
