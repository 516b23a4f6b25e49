//! The static rules that decoders and encoders share: one per bounded value of the contract.
//! Names them; does not say where they are used.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use crate::model::{
    Codes, EnumValue, Envelope, Extras, Member, Node, Object, PatternForm, PatternPiece, Shape,
    Text, Type,
};
use crate::names::screaming;

use super::codes;
use super::view::{View, doc, ident, in_place};

/// Where a value stands: what its rule is called, and which codes it has of its own.
#[derive(Clone)]
pub struct Site {
    pub owner: String,
    /// What an enum written in place is called.
    pub choice: String,
    pub codes: Codes,
    /// Code of the object around it for all that has no other.
    outer: Option<String>,
}

impl Site {
    /// A named type.
    pub fn ty(ty: &Type) -> Self {
        Site::named(ty.name.clone(), ty.codes.clone())
    }

    /// A member of a type or template; `object` are the codes of that.
    pub fn member(owner: &str, object: &Codes, member: &Member) -> Self {
        let mut site = Site::named(in_place(owner, &member.name), member.codes.clone());
        site.outer = object.get("*").cloned();
        if !matches!(member.node, Node::Ref(_)) {
            site.fall_back();
        }
        site
    }

    /// The values of a type's members without a name.
    pub fn others(ty: &str) -> Self {
        Site::named(format!("{ty}Others"), Codes::new())
    }

    fn named(owner: String, codes: Codes) -> Self {
        Site {
            choice: owner.clone(),
            owner,
            codes,
            outer: None,
        }
    }

    /// The items of an array, the values of a map: only their own codes hold for them.
    pub fn inside(&self, codes: &Codes) -> Self {
        Site {
            owner: format!("{}Item", self.owner),
            choice: self.choice.clone(),
            codes: codes.clone(),
            outer: self.outer.clone(),
        }
    }

    /// The site of what a reference leads to: the type itself, or this member where it has codes of its own.
    pub fn follow(&self, ty: &Type) -> Self {
        if !codes::changes(&self.codes) && self.outer.is_none() {
            return Site::ty(ty);
        }
        let mut site = Site {
            codes: codes::merged(&self.codes, ty),
            ..self.clone()
        };
        site.fall_back();
        site
    }

    fn fall_back(&mut self) {
        if let Some(outer) = &self.outer {
            self.codes
                .entry("*".to_owned())
                .or_insert_with(|| outer.clone());
        }
    }

    /// Whether a reference from here needs a rule of its own.
    fn differs(&self) -> bool {
        codes::changes(&self.codes) || self.outer.is_some()
    }

    /// Name of its rule.
    pub fn rule(&self) -> Ident {
        ident(&screaming(&self.owner))
    }
}

/// All rules of the contract.
pub fn print(view: &View<'_>) -> TokenStream {
    let mut rules = Rules {
        view,
        items: Vec::new(),
        names: Vec::new(),
    };
    for ty in &view.model.types {
        rules.shape(ty);
    }
    let envelopes = &view.model.envelopes;
    for envelope in [&envelopes.request, &envelopes.response, &envelopes.event] {
        rules.envelope(envelope);
    }
    let items = rules.items;
    quote! {
        use super::*;
        use bounded::{Choice, Integer, Items, Pattern, Piece, Text};
        #(#items)*
    }
}

struct Rules<'v, 'm> {
    view: &'v View<'m>,
    items: Vec<TokenStream>,
    names: Vec<String>,
}

impl Rules<'_, '_> {
    fn shape(&mut self, ty: &Type) {
        match &ty.shape {
            Shape::Object(object) => self.object(ty, object),
            Shape::Union(_) => {}
            Shape::Enum(values) => self.choice(&Site::ty(ty), values),
            Shape::OpenEnum { text, .. } => self.text(&Site::ty(ty), text),
            Shape::Node(node) => self.node(&Site::ty(ty), node),
        }
    }

    fn object(&mut self, ty: &Type, object: &Object) {
        for member in &object.members {
            self.node(&Site::member(&ty.name, &ty.codes, member), &member.node);
        }
        if let Extras::Each(node) = &object.extras {
            self.node(&Site::others(&ty.name), node);
        }
    }

    fn envelope(&mut self, envelope: &Envelope) {
        for member in envelope
            .object
            .members
            .iter()
            .filter(|member| member.name != envelope.payload)
        {
            self.node(
                &Site::member(&envelope.name, &Codes::new(), member),
                &member.node,
            );
        }
    }

    fn node(&mut self, site: &Site, node: &Node) {
        match node {
            Node::String(text) => self.text(site, text),
            Node::Integer {
                minimum, maximum, ..
            } => {
                let codes = codes::all(&site.codes, "minimum", "maximum", "type");
                self.add(
                    site,
                    "an integer",
                    quote!(Integer),
                    quote!(Integer { min: #minimum, max: #maximum, codes: #codes }),
                );
            }
            Node::Enum(values) => self.choice(site, values),
            Node::Array {
                items,
                item_codes,
                min_items,
                max_items,
                ..
            } => {
                let codes = codes::all(&site.codes, "minItems", "maxItems", "type");
                self.items(site, "a list", *min_items, *max_items, codes);
                self.node(&site.inside(item_codes), items);
            }
            Node::Map {
                values, max_fields, ..
            } => {
                let codes = codes::all(&site.codes, "minProperties", "maxProperties", "type");
                self.items(site, "a map", 0, *max_fields, codes);
                self.node(&site.inside(&Codes::new()), values);
            }
            Node::Ref(name) if site.differs() => {
                let ty = self.view.ty(name);
                let site = site.follow(ty);
                match &ty.shape {
                    Shape::Enum(values) => self.choice(&site, values),
                    Shape::OpenEnum { text, .. } => self.text(&site, text),
                    Shape::Node(node) => self.node(&site, node),
                    Shape::Object(_) | Shape::Union(_) => {}
                }
            }
            Node::Boolean | Node::Const(_) | Node::Any | Node::Ref(_) | Node::Null => {}
        }
    }

    fn items(&mut self, site: &Site, what: &str, min: u64, max: u64, codes: TokenStream) {
        let (min, max) = (bound(min), bound(max));
        self.add(
            site,
            what,
            quote!(Items),
            quote!(Items { min: #min, max: #max, codes: #codes }),
        );
    }

    fn choice(&mut self, site: &Site, values: &[EnumValue]) {
        let codes = codes::all(&site.codes, "minLength", "maxLength", "enum");
        let values = values.iter().map(|value| &value.value);
        self.add(
            site,
            "a choice",
            quote!(Choice),
            quote!(Choice { values: &[#(#values),*], codes: #codes }),
        );
    }

    fn text(&mut self, site: &Site, text: &Text) {
        let codes = codes::all(&site.codes, "minLength", "maxLength", "pattern");
        let (min_chars, max_bytes) = (bound(text.min_chars), bound(text.max_bytes));
        let pattern = match text.pattern.as_ref().map(|pattern| &pattern.form) {
            None => quote!(Pattern::Any),
            Some(PatternForm::HasNonSpace) => quote!(Pattern::NonSpace),
            Some(PatternForm::Sequence(pieces)) if no_control(pieces) => quote!(Pattern::NoControl),
            Some(PatternForm::Sequence(pieces)) => {
                let pieces = pieces.iter().map(piece);
                quote!(Pattern::Sequence(&[#(#pieces),*]))
            }
        };
        let value = quote!(Text { min_chars: #min_chars, max_bytes: #max_bytes, pattern: #pattern, codes: #codes });
        self.add(site, "a string", quote!(Text), value);
    }

    fn add(&mut self, site: &Site, what: &str, ty: TokenStream, value: TokenStream) {
        let name = site.rule();
        if self.names.contains(&name.to_string()) {
            return;
        }
        self.names.push(name.to_string());
        let doc = doc(&format!("`{}`: {what}.", site.owner));
        self.items.push(quote! {
            #doc
            pub(crate) static #name: #ty = #value;
        });
    }
}

/// Bounds of the contract are far below 2^32: `lower` refuses others.
pub fn bound(value: u64) -> u32 {
    u32::try_from(value).unwrap_or(u32::MAX)
}

/// Whether this is the commonest pattern of all, which the runtime checks while it looks for the end of the string.
pub fn no_control(pieces: &[PatternPiece]) -> bool {
    let [piece] = pieces else { return false };
    piece.min == 1
        && piece.max.is_none()
        && split(&allowed(piece)) == (vec![(0x20, 0x7e)], vec![('\u{a0}', char::MAX)])
}

fn piece(piece: &PatternPiece) -> TokenStream {
    let (ascii, beyond) = split(&allowed(piece));
    let ascii = ascii.iter().map(|(low, high)| quote!((#low, #high)));
    let beyond = beyond.iter().map(|(low, high)| quote!((#low, #high)));
    let min = piece.min;
    let max = piece.max.map_or(quote!(u32::MAX), |max| quote!(#max));
    quote!(Piece { ascii: &[#(#ascii),*], beyond: &[#(#beyond),*], min: #min, max: #max })
}

/// The characters of a piece as sorted ranges of scalar values that do not touch.
pub fn allowed(piece: &PatternPiece) -> Vec<(char, char)> {
    let mut ranges: Vec<(u32, u32)> = piece
        .ranges
        .iter()
        .map(|(low, high)| (u32::from(*low), u32::from(*high)))
        .collect();
    ranges.sort_unstable();
    let mut joined: Vec<(u32, u32)> = Vec::new();
    for (low, high) in ranges {
        match joined.last_mut() {
            Some(last) if low <= last.1 + 1 => last.1 = last.1.max(high),
            _ => joined.push((low, high)),
        }
    }
    if piece.negated {
        let mut gaps = Vec::new();
        let mut from = 0;
        for (low, high) in joined {
            if low > from {
                gaps.push((from, low - 1));
            }
            from = high + 1;
        }
        gaps.push((from, u32::from(char::MAX)));
        joined = gaps.into_iter().filter(|(low, high)| low <= high).collect();
    }
    // Surrogates are no characters: a range that crosses them loses nothing.
    joined
        .into_iter()
        .filter_map(|(low, high)| Some((char::from_u32(low)?, char::from_u32(high)?)))
        .collect()
}

pub type Ascii = Vec<(u8, u8)>;
pub type Beyond = Vec<(char, char)>;

pub fn split(ranges: &[(char, char)]) -> (Ascii, Beyond) {
    let (mut ascii, mut beyond) = (Vec::new(), Vec::new());
    for (low, high) in ranges {
        if low.is_ascii() {
            let high = if high.is_ascii() { *high } else { '\u{7f}' };
            ascii.push((*low as u8, high as u8));
        }
        if !high.is_ascii() {
            beyond.push((if low.is_ascii() { '\u{80}' } else { *low }, *high));
        }
    }
    (ascii, beyond)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranges(negated: bool, ranges: &[(char, char)]) -> (Ascii, Beyond) {
        split(&allowed(&PatternPiece {
            negated,
            ranges: ranges.to_vec(),
            min: 1,
            max: None,
        }))
    }

    #[test]
    fn a_class_is_split_into_ascii_and_what_is_beyond() {
        assert_eq!(
            ranges(false, &[('a', 'f'), ('0', '9')]),
            (vec![(b'0', b'9'), (b'a', b'f')], vec![])
        );
        assert_eq!(
            ranges(true, &[('\0', '\u{1f}'), ('\u{7f}', '\u{9f}')]),
            (vec![(0x20, 0x7e)], vec![('\u{a0}', char::MAX)])
        );
        assert_eq!(
            ranges(false, &[('x', 'é')]),
            (vec![(b'x', 0x7f)], vec![('\u{80}', 'é')])
        );
        assert_eq!(ranges(true, &[('\0', char::MAX)]), (vec![], vec![]));
    }
}
