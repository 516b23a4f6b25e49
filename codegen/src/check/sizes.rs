//! How large a payload can get by its shape alone: written plainly, and with every character escaped.
//! What only escapes make too large is reported, not refused: such text is rare, and the encoder refuses it.

use crate::model::{
    Envelope, Extras, Model, Node, Object, PatternForm, PatternPiece, Role, Shape, Text,
};
use crate::source::{At, Check, Log};

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

/// Refuses payloads that pass their bound by shape alone while no limit keeps them within it, and envelopes in which a payload at
/// its bound would make a record that passes its own.
pub fn judge(model: &Model, log: &Log) {
    for size in sizes(model).iter().filter(|size| size.plain > size.bound) {
        let kept = model
            .limits
            .iter()
            .any(|limit| limit.value <= size.bound && limit.payloads.contains(&size.name));
        if let Some(ty) = model.types.iter().find(|ty| ty.name == size.name && !kept) {
            At::file(&ty.file, log).about(Check::Size).down("$defs").down(&ty.name).refuse(
                format!("its shape allows {} bytes, but a payload may have {}", size.plain, size.bound),
                "tighten its bounds, or name it in x-payloads of the limit that keeps it smaller",
            );
        }
    }
    let file = format!("{}/limits.json", model.protocol);
    for limit in &model.limits {
        let at = At::file(&file, log)
            .about(Check::Size)
            .down("limits")
            .down(&limit.name)
            .down("x-payloads");
        for (index, name) in limit.payloads.iter().enumerate() {
            if !sizes(model)
                .iter()
                .any(|size| size.name == *name && size.plain > size.bound)
            {
                at.down(index).refuse(
                    format!("`{name}` is no payload that could pass its bound"),
                    "remove it, or correct the name",
                );
            }
        }
    }
    let envelopes = [
        &model.envelopes.request,
        &model.envelopes.response,
        &model.envelopes.event,
    ];
    for envelope in envelopes {
        let (found, bound) = (record(model, envelope), general(model, Role::Record));
        if found > bound {
            At::file(&envelope.file, log).about(Check::Size).down("$defs").down(&envelope.name).refuse(
                format!("a record around a payload at its bound can have {found} bytes, but a record may have {bound}"),
                "tighten the bounds of its members, or raise the limit",
            );
        }
    }
}

/// Bytes of a record with this envelope, every character of it escaped, around the largest payload there may be.
fn record(model: &Model, envelope: &Envelope) -> u64 {
    let measure = Measure {
        model,
        escaped: true,
    };
    let members = envelope.object.members.iter();
    let around = members.filter(|member| member.name != envelope.payload);
    let framing = envelope.payload.len() as u64 + 4 + general(model, Role::Payload);
    // The newline is part of the record.
    around.fold(2 + framing, |sum, member| {
        sum.saturating_add(measure.member(&member.name, &member.node))
    })
}

fn general(model: &Model, role: Role) -> u64 {
    model.general(role).map_or(u64::MAX, |limit| limit.value)
}

/// One entry per payload, largest first.
pub fn sizes(model: &Model) -> Vec<Size> {
    let bound = general(model, Role::Payload);
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
            Shape::Object(object) => self.object(object),
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

    /// The member's name, quotes, colon and comma, and its value or null.
    fn member(&self, name: &str, node: &Node) -> u64 {
        (name.len() as u64 + 4).saturating_add(self.node(node).max(4))
    }

    fn object(&self, object: &Object) -> u64 {
        let members = object
            .members
            .iter()
            .map(|member| self.member(&member.name, &member.node));
        // Members that only a later release writes are not counted.
        let extras = if let Extras::Each(_) = object.extras {
            0
        } else {
            1
        };
        members.fold(1 + extras, u64::saturating_add)
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
