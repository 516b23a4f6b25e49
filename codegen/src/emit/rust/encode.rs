//! Encoders of the types of one schema file.
//! Envelopes are encoded elsewhere.

use proc_macro2::TokenStream;
use quote::quote;
use serde_json::Value;

use crate::model::{Codes, Extras, Member, Node, Object, Presence, Shape, Type, Union};

use super::judge::judged;
use super::rules::Site;
use super::view::{Stored, View, choice, field, function, ident, stored};

/// Encoders in the order of the names of their types.
pub fn print(view: &View<'_>, types: &[&Type]) -> TokenStream {
    let items = types.iter().filter_map(|ty| match &ty.shape {
        Shape::Object(object) => Some(structure(view, ty, object)),
        Shape::Union(union) => Some(alternatives(view, ty, union)),
        Shape::Enum(_) | Shape::OpenEnum { .. } | Shape::Node(_) => None,
    });
    quote! {
        use super::*;
        #(#items)*
    }
}

fn head(view: &View<'_>, ty: &Type) -> TokenStream {
    let (function, name) = (function(&ty.name), ident(&ty.name));
    let lifetime = if view.is_borrowed(&ty.name) {
        quote!(<'_>)
    } else {
        quote!()
    };
    quote!(pub(crate) fn #function(w: &mut Writer<'_>, value: &#name #lifetime) -> Result<(), Stop>)
}

fn alternatives(view: &View<'_>, ty: &Type, union: &Union) -> TokenStream {
    let head = head(view, ty);
    let name = ident(&ty.name);
    let arms = union.variants.iter().map(|variant| {
        let (function, variant) = (function(&variant.type_name), choice(&variant.tag_value));
        quote!(#name::#variant(value) => #function(w, value),)
    });
    quote!(#head { match value { #(#arms)* } })
}

fn structure(view: &View<'_>, ty: &Type, object: &Object) -> TokenStream {
    let head = head(view, ty);
    let judge = judged(object).then(|| {
        let function = function(&ty.name);
        quote! {
            let mut broken = None;
            judge::#function(value, &mut |rule, code| { broken.get_or_insert((rule, code)); });
            if let Some((rule, code)) = broken {
                return w.fail(rule, code);
            }
        }
    });
    let mut body = Body::default();
    for member in &object.members {
        body.member(view, &ty.name, &ty.codes, member);
    }
    if let Extras::Each(node) = &object.extras {
        body.others(view, &ty.name, object, node);
    }
    let body = body.end();
    let unused = object
        .members
        .iter()
        .all(|member| stored(member) == Stored::Nothing)
        && !matches!(object.extras, Extras::Each(_));
    let unused = unused.then(|| quote!(let _ = value;));
    quote!(#head { #unused #judge #body Ok(()) })
}

/// The statements of an object's encoder; fixed text is gathered into one literal.
#[derive(Default)]
pub struct Body {
    statements: Vec<TokenStream>,
    /// Fixed text that is not written yet.
    text: String,
    /// Whether some member is surely written before what comes now.
    opened: bool,
    /// Whether `first` is in use: the object may still be unopened at run time.
    perhaps: bool,
}

impl Body {
    fn flush(&mut self) {
        if !self.text.is_empty() {
            let literal =
                proc_macro2::Literal::byte_string(std::mem::take(&mut self.text).as_bytes());
            self.statements.push(quote!(w.literal(#literal);));
        }
    }

    /// Begins a member that is surely written.
    pub fn name(&mut self, name: &str) {
        let name = quoted(name);
        if self.opened {
            self.text.push_str(&format!(",{name}:"));
        } else if self.perhaps {
            let literal = proc_macro2::Literal::byte_string(format!("{name}:").as_bytes());
            self.statements
                .push(quote!(w.member(&mut first, #literal);));
        } else {
            self.text.push_str(&format!("{{{name}:"));
        }
        self.opened = true;
    }

    /// Text that is the same in every record.
    pub fn fixed(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// A statement that writes something.
    pub fn statement(&mut self, statement: TokenStream) {
        self.flush();
        self.statements.push(statement);
    }

    /// A member of a struct.
    pub fn member(&mut self, view: &View<'_>, owner: &str, object: &Codes, member: &Member) {
        let field = field(&member.name);
        let site = Site::member(owner, object, member);
        match (member.presence, stored(member)) {
            (_, Stored::Nothing) => {
                self.name(&member.name);
                self.fixed(&constant(&member.node));
            }
            (_, Stored::Always) => {
                self.name(&member.name);
                self.always(view, &site, &member.node, quote!(value.#field));
            }
            (Presence::RequiredNullable, Stored::There) => {
                self.name(&member.name);
                let text = proc_macro2::Literal::byte_string(constant(&member.node).as_bytes());
                self.statement(quote!(w.literal(if value.#field { #text } else { b"null" });));
            }
            (Presence::RequiredNullable, _) => {
                self.name(&member.name);
                let write = value(view, &site, &member.node, Place::Reference(quote!(inner)));
                self.statement(quote! {
                    match &value.#field {
                        Some(inner) => #write,
                        None => w.literal(b"null"),
                    }
                });
            }
            (_, state) => self.optional(view, &site, member, state),
        }
    }

    /// A value that is surely written; the quotes of a string become part of the literals around it.
    fn always(&mut self, view: &View<'_>, site: &Site, node: &Node, place: TokenStream) {
        let content = match content(view, site, node) {
            Some(Content::Text(rule)) => quote!(w.content(&#place, &rules::#rule)?;),
            Some(Content::Open(rule)) => quote!(w.content(#place.as_str(), &rules::#rule)?;),
            Some(Content::Word) => quote!(w.bare(#place.as_str());),
            None => {
                let write = value(view, site, node, Place::Owned(place));
                return self.statement(quote!(#write;));
            }
        };
        self.word(content);
    }

    /// A statement that writes the content of a string.
    pub fn word(&mut self, content: TokenStream) {
        self.fixed("\"");
        self.statement(content);
        self.fixed("\"");
    }

    fn optional(&mut self, view: &View<'_>, site: &Site, member: &Member, state: Stored) {
        let field = field(&member.name);
        let begin = self.perhaps_name(&member.name);
        let write = value(view, site, &member.node, Place::Reference(quote!(inner)));
        let statement = match state {
            Stored::There => {
                let text = proc_macro2::Literal::byte_string(constant(&member.node).as_bytes());
                quote!(if value.#field { #begin w.literal(#text); })
            }
            Stored::Three => quote! {
                match &value.#field {
                    Presence::Absent => {}
                    Presence::Null => { #begin w.literal(b"null"); }
                    Presence::Value(inner) => { #begin #write; }
                }
            },
            _ => quote!(if let Some(inner) = &value.#field { #begin #write; }),
        };
        self.statement(statement);
    }

    /// Begins a member that may be left out.
    fn perhaps_name(&mut self, name: &str) -> TokenStream {
        self.flush();
        let name = quoted(name);
        if self.opened {
            let literal = proc_macro2::Literal::byte_string(format!(",{name}:").as_bytes());
            return quote!(w.literal(#literal););
        }
        self.first();
        let literal = proc_macro2::Literal::byte_string(format!("{name}:").as_bytes());
        quote!(w.member(&mut first, #literal);)
    }

    fn first(&mut self) {
        if !self.perhaps {
            self.perhaps = true;
            self.statements.push(quote!(let mut first = true;));
        }
    }

    fn others(&mut self, view: &View<'_>, owner: &str, object: &Object, node: &Node) {
        self.flush();
        let names = object.members.iter().map(|member| &member.name);
        let write = value(
            view,
            &Site::others(owner),
            node,
            Place::Reference(quote!(inner)),
        );
        if self.opened {
            self.statements.push(quote!(let mut first = false;));
        } else {
            self.first();
        }
        self.statements.push(quote! {
            w.entries(&value.others, &[#(#names),*], &mut first, |w, inner| { #write; Ok(()) })?;
        });
    }

    /// Closes the object.
    pub fn end(mut self) -> TokenStream {
        if self.opened {
            self.fixed("}");
            self.flush();
        } else if self.perhaps {
            self.statements.push(quote!(w.close(first);));
        } else {
            self.fixed("{}");
            self.flush();
        }
        let statements = self.statements;
        quote!(#(#statements)*)
    }
}

/// How the content of a string comes about.
enum Content {
    Text(proc_macro2::Ident),
    Open(proc_macro2::Ident),
    Word,
}

fn content(view: &View<'_>, site: &Site, node: &Node) -> Option<Content> {
    match node {
        Node::String(_) => Some(Content::Text(site.rule())),
        Node::Enum(_) => Some(Content::Word),
        Node::Ref(name) => {
            let ty = view.ty(name);
            let site = site.follow(ty);
            match &ty.shape {
                Shape::Enum(_) => Some(Content::Word),
                Shape::OpenEnum { .. } => Some(Content::Open(site.rule())),
                Shape::Node(node) => content(view, &site, node),
                Shape::Object(_) | Shape::Union(_) => None,
            }
        }
        _ => None,
    }
}

/// A JSON string; names and constants of the contract need no escape.
fn quoted(text: &str) -> String {
    Value::String(text.to_owned()).to_string()
}

/// The JSON of a constant.
pub fn constant(node: &Node) -> String {
    match node {
        Node::Const(value) => value.to_string(),
        _ => "null".to_owned(),
    }
}

/// How an expression names a value.
pub enum Place {
    /// A field.
    Owned(TokenStream),
    /// A reference.
    Reference(TokenStream),
}

impl Place {
    fn by_reference(&self) -> TokenStream {
        match self {
            Place::Owned(place) => quote!(&#place),
            Place::Reference(place) => place.clone(),
        }
    }

    fn by_value(&self) -> TokenStream {
        match self {
            Place::Owned(place) => place.clone(),
            Place::Reference(place) => quote!(*#place),
        }
    }
}

/// The expression that writes one value, of type `()` after its `?`.
pub fn value(view: &View<'_>, site: &Site, node: &Node, place: Place) -> TokenStream {
    let rule = site.rule();
    let (reference, copied) = (place.by_reference(), place.by_value());
    match node {
        Node::String(_) => quote!(w.text_value(#reference, &rules::#rule)?),
        Node::Integer {
            minimum, maximum, ..
        } => {
            if *minimum < 0 {
                quote!(w.signed(#copied, &rules::#rule)?)
            } else if *maximum > i64::from(u32::MAX) {
                quote!(w.unsigned(#copied, &rules::#rule)?)
            } else {
                quote!(w.unsigned(u64::from(#copied), &rules::#rule)?)
            }
        }
        Node::Boolean => quote!(w.boolean(#copied)),
        Node::Const(_) | Node::Null => {
            let text = proc_macro2::Literal::byte_string(constant(node).as_bytes());
            quote!(w.literal(#text))
        }
        Node::Enum(_) => quote!(w.choice(#copied as usize, &rules::#rule)?),
        Node::Array {
            items, item_codes, ..
        } => {
            let write = value(
                view,
                &site.inside(item_codes),
                items,
                Place::Reference(quote!(inner)),
            );
            quote!(w.list(#reference, &rules::#rule, |w, inner| { #write; Ok(()) })?)
        }
        Node::Map { values, .. } => {
            let write = value(
                view,
                &site.inside(&Codes::new()),
                values,
                Place::Reference(quote!(inner)),
            );
            quote!(w.map(#reference, &rules::#rule, |w, inner| { #write; Ok(()) })?)
        }
        Node::Any => quote!(w.raw(#reference)),
        Node::Ref(name) => {
            let ty = view.ty(name);
            let function = function(name);
            let site = site.follow(ty);
            let rule = site.rule();
            match &ty.shape {
                Shape::Object(_) | Shape::Union(_) => quote!(#function(w, #reference)?),
                Shape::Enum(_) => quote!(w.choice(#copied as usize, &rules::#rule)?),
                Shape::OpenEnum { .. } => {
                    let text = match place {
                        Place::Owned(place) => quote!(#place.as_str()),
                        Place::Reference(place) => quote!(#place.as_str()),
                    };
                    quote!(w.text_value(#text, &rules::#rule)?)
                }
                Shape::Node(node) => value(view, &site, node, place),
            }
        }
    }
}
