//! Decoders of the types of one schema file.
//! Envelopes are decoded elsewhere.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use serde_json::Value;

use crate::model::{Codes, Extras, Member, Node, Object, Presence, Shape, Type, Union};
use crate::names::snake;

use super::codes;
use super::judge::judged;
use super::rules::Site;
use super::view::{Stored, View, choice, field, function, ident, stored};

/// Decoders in the order of the names of their types.
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

/// The head of a decoder: `pub(crate) fn turn_started<'a>(r: &mut Reader<'a>) -> Result<TurnStarted<'a>, Stop>`.
fn head(view: &View<'_>, ty: &Type) -> TokenStream {
    let (function, name, lifetime) = (function(&ty.name), ident(&ty.name), view.lifetime(&ty.name));
    if view.is_borrowed(&ty.name) {
        quote!(pub(crate) fn #function<'a>(r: &mut Reader<'a>) -> Result<#name #lifetime, Stop>)
    } else {
        quote!(pub(crate) fn #function(r: &mut Reader<'_>) -> Result<#name, Stop>)
    }
}

fn structure(view: &View<'_>, ty: &Type, object: &Object) -> TokenStream {
    let head = head(view, ty);
    let (in_order, in_any_order) = (
        format_ident!("{}_in_order", snake(&ty.name)),
        format_ident!("{}_in_any_order", snake(&ty.name)),
    );
    let ordered = Ordered::of(view, ty, object);
    let unordered = unordered(view, ty, object);
    let (name, lifetime, reader) = if view.is_borrowed(&ty.name) {
        let name = ident(&ty.name);
        (quote!(#name<'a>), quote!(<'a>), quote!(Reader<'a>))
    } else {
        let name = ident(&ty.name);
        (quote!(#name), quote!(), quote!(Reader<'_>))
    };
    quote! {
        #head {
            r.either(#in_order, #in_any_order)
        }

        #[inline]
        fn #in_order #lifetime(r: &mut #reader) -> Result<#name, Stop> {
            #ordered
        }

        #[cold]
        fn #in_any_order #lifetime(r: &mut #reader) -> Result<#name, Stop> {
            #unordered
        }
    }
}

fn unordered(view: &View<'_>, ty: &Type, object: &Object) -> TokenStream {
    let slots = Slots::new(view, ty, object);
    let (declare, names, arms, others, take) = (
        slots.declare(),
        slots.names(),
        slots.arms(),
        slots.others(),
        slots.take(),
    );
    let code = codes::one(&ty.codes, "type");
    let name = ident(&ty.name);
    let build = slots.build();
    let judge = judged(object).then(|| {
        let function = function(&ty.name);
        quote! {
            let end = r.offset() - 1;
            judge::#function(&value, &mut |rule, code| r.note(end, rule, code));
            if r.faulty() {
                return Err(Stop);
            }
        }
    });
    quote! {
        const NAMES: &[&str] = &[#(#names),*];
        let mut object = r.object(#code)?;
        #declare
        loop {
            let step = r.member(&mut object, NAMES)?;
            let start = r.mark();
            let read = match step {
                #arms
                Step::End => break,
                _ => #others,
            };
            if read.is_err() {
                r.recover(start)?;
            }
        }
        #take
        if r.faulty() {
            return Err(Stop);
        }
        let value = #name { #build };
        #judge
        Ok(value)
    }
}

/// The statements that read members in the order of the schema without white space; fixed text is gathered into one comparison.
#[derive(Default)]
pub struct Ordered {
    statements: Vec<TokenStream>,
    text: String,
    opened: bool,
    perhaps: bool,
}

impl Ordered {
    fn of(view: &View<'_>, ty: &Type, object: &Object) -> TokenStream {
        let mut ordered = Ordered::default();
        let nests = object
            .members
            .iter()
            .any(|member| nests(view, &member.node));
        if nests {
            ordered.statement(quote!(r.deeper()?;));
        }
        for member in &object.members {
            ordered.member(view, &ty.name, &ty.codes, member);
        }
        ordered.close();
        if nests {
            ordered.statement(quote!(r.shallower();));
        }
        let name = ident(&ty.name);
        let fields = object
            .members
            .iter()
            .filter(|member| stored(member) != Stored::Nothing)
            .map(|member| {
                let (field, slot) = (field(&member.name), slot(member));
                quote!(#field: #slot,)
            });
        let others = matches!(object.extras, Extras::Each(_)).then(|| quote!(others: Vec::new(),));
        let value = quote!(#name { #(#fields)* #others });
        let statements = ordered.end();
        if !judged(object) {
            return quote!(#statements Ok(#value));
        }
        let function = function(&ty.name);
        quote! {
            #statements
            let value = #value;
            let mut right = true;
            judge::#function(&value, &mut |_, _| right = false);
            if right { Ok(value) } else { Err(Stop) }
        }
    }

    fn flush(&mut self) {
        if !self.text.is_empty() {
            let literal = literal(&std::mem::take(&mut self.text));
            self.statements.push(quote!(r.pass(#literal)?;));
        }
    }

    /// A statement that reads something.
    pub fn statement(&mut self, statement: TokenStream) {
        self.flush();
        self.statements.push(statement);
    }

    /// Text that must come.
    pub fn fixed(&mut self, text: &str) {
        self.text.push_str(text);
    }

    /// The name of a member that must come.
    pub fn name(&mut self, name: &str) {
        let name = format!("\"{name}\":");
        if self.opened {
            self.text.push_str(&format!(",{name}"));
        } else if self.perhaps {
            let literal = literal(&format!(",{name}"));
            self.statement(quote!(if !r.named(&mut first, #literal) { return Err(Stop); }));
        } else {
            self.text.push_str(&format!("{{{name}"));
        }
        self.opened = true;
    }

    /// The condition that a member comes which may be left out.
    pub fn perhaps(&mut self, name: &str, rest: &str) -> TokenStream {
        self.flush();
        let literal = literal(&format!(",\"{name}\":{rest}"));
        if self.opened {
            return quote!(r.literal(#literal));
        }
        if !self.perhaps {
            self.perhaps = true;
            self.statements.push(quote! {
                r.pass(b"{")?;
                let mut first = true;
            });
        }
        quote!(r.named(&mut first, #literal))
    }

    /// A member of a struct or record, into its local.
    pub fn member(&mut self, view: &View<'_>, owner: &str, object: &Codes, member: &Member) {
        let slot = slot(member);
        let read = value(view, &Site::member(owner, object, member), &member.node);
        let constant = super::encode::constant(&member.node);
        match (member.presence, stored(member)) {
            (_, Stored::Nothing) => {
                self.name(&member.name);
                self.fixed(&constant);
            }
            (Presence::Required, _) => {
                self.name(&member.name);
                self.statement(quote!(let #slot = #read?;));
            }
            (Presence::RequiredNullable, Stored::There) => {
                self.name(&member.name);
                let constant = literal(&constant);
                self.statement(quote!(let #slot = if r.literal(#constant) { true } else { r.pass(b"null")?; false };));
            }
            (Presence::RequiredNullable, _) => {
                self.name(&member.name);
                self.statement(
                    quote!(let #slot = if r.literal(b"null") { None } else { Some(#read?) };),
                );
            }
            (_, Stored::There) => {
                let comes = self.perhaps(&member.name, &constant);
                self.statement(quote!(let #slot = #comes;));
            }
            (Presence::Optional, _) => {
                let comes = self.perhaps(&member.name, "");
                self.statement(quote!(let #slot = if #comes { Some(#read?) } else { None };));
            }
            (_, Stored::Three) => {
                let comes = self.perhaps(&member.name, "");
                self.statement(quote! {
                    let #slot = if !#comes { Presence::Absent } else if r.literal(b"null") { Presence::Null } else { Presence::Value(#read?) };
                });
            }
            _ => {
                let comes = self.perhaps(&member.name, "");
                self.statement(quote!(let #slot = if #comes && !r.literal(b"null") { Some(#read?) } else { None };));
            }
        }
    }

    /// The closing bracket.
    pub fn close(&mut self) {
        if !self.opened && !self.perhaps {
            self.text.push('{');
        }
        self.text.push('}');
    }

    /// All statements.
    pub fn end(mut self) -> TokenStream {
        self.flush();
        let statements = self.statements;
        let silence = self.perhaps.then(|| quote!(let _ = first;));
        quote!(#(#statements)* #silence)
    }
}

fn literal(text: &str) -> proc_macro2::Literal {
    proc_macro2::Literal::byte_string(text.as_bytes())
}

/// Whether a value may hold a container, so that depth has to be counted around it.
fn nests(view: &View<'_>, node: &Node) -> bool {
    match view.plain(node) {
        Node::Array { .. } | Node::Map { .. } | Node::Any => true,
        Node::Ref(name) => matches!(view.ty(name).shape, Shape::Object(_) | Shape::Union(_)),
        _ => false,
    }
}

/// The members of an object while it is read.
pub struct Slots<'v, 'm> {
    view: &'v View<'m>,
    /// Name of the type or template.
    owner: &'v str,
    codes: &'v Codes,
    object: &'v Object,
}

impl<'v, 'm> Slots<'v, 'm> {
    fn new(view: &'v View<'m>, ty: &'v Type, object: &'v Object) -> Self {
        Slots {
            view,
            owner: &ty.name,
            codes: &ty.codes,
            object,
        }
    }

    fn names(&self) -> impl Iterator<Item = &'v String> {
        self.object.members.iter().map(|member| &member.name)
    }

    fn declare(&self) -> TokenStream {
        let slots = self.object.members.iter().map(|member| {
            let slot = slot(member);
            match stored(member) {
                Stored::Three => quote!(let mut #slot = Presence::Absent;),
                _ => quote!(let mut #slot = None;),
            }
        });
        let others = matches!(self.object.extras, Extras::Each(_))
            .then(|| quote!(let mut others = Vec::new();));
        quote!(#(#slots)* #others)
    }

    fn arms(&self) -> TokenStream {
        let arms = self.object.members.iter().enumerate().map(|(index, member)| {
            let slot = slot(member);
            let site = Site::member(self.owner, self.codes, member);
            let read = value(self.view, &site, &member.node);
            let set = match (member.presence, stored(member)) {
                (Presence::Required | Presence::Optional, _) => quote!(#read.map(|value| #slot = Some(value))),
                (_, Stored::Three) => quote! {
                    if r.null() { #slot = Presence::Null; Ok(()) } else { #read.map(|value| #slot = Presence::Value(value)) }
                },
                _ => quote! {
                    if r.null() { #slot = Some(None); Ok(()) } else { #read.map(|value| #slot = Some(Some(value))) }
                },
            };
            quote!(Step::Known(#index) => #set,)
        });
        quote!(#(#arms)*)
    }

    fn others(&self) -> TokenStream {
        match &self.object.extras {
            Extras::Refused => {
                let code = codes::one(self.codes, "additionalProperties");
                quote!(r.refuse(&object, #code))
            }
            Extras::Ignored => quote!(r.skip()),
            Extras::Each(node) => {
                let read = value(self.view, &Site::others(self.owner), node);
                quote!(#read.map(|value| others.push((r.last_key(&object), value))))
            }
        }
    }

    /// Demands what is required; all that is missing is noted before the first is missed.
    fn take(&self) -> TokenStream {
        let required: Vec<(usize, &Member)> = self
            .object
            .members
            .iter()
            .enumerate()
            .filter(|(_, member)| {
                matches!(
                    member.presence,
                    Presence::Required | Presence::RequiredNullable
                )
            })
            .collect();
        let demands = required.iter().map(|(index, member)| {
            let (slot, name) = (slot(member), &member.name);
            let code = codes::required(&member.codes, self.codes);
            quote!(let #slot = r.require(&object, #index, #name, #slot, #code);)
        });
        let unwraps = required.iter().map(|(_, member)| {
            let slot = slot(member);
            match stored(member) {
                Stored::Nothing => quote!(#slot?;),
                _ => quote!(let #slot = #slot?;),
            }
        });
        quote!(#(#demands)* #(#unwraps)*)
    }

    fn build(&self) -> TokenStream {
        let fields = self.object.members.iter().filter_map(|member| {
            let (field, slot) = (field(&member.name), slot(member));
            let value = match (member.presence, stored(member)) {
                (_, Stored::Nothing) => return None,
                (Presence::Optional | Presence::RequiredNullable, Stored::There) => {
                    quote!(#slot.is_some())
                }
                (_, Stored::There) => quote!(#slot.flatten().is_some()),
                (Presence::OptionalNullable, Stored::Perhaps) => quote!(#slot.flatten()),
                _ => quote!(#slot),
            };
            Some(quote!(#field: #value,))
        });
        let others = matches!(self.object.extras, Extras::Each(_)).then(|| quote!(others,));
        quote!(#(#fields)* #others)
    }
}

/// The local of a member; its prefix keeps it apart from what a decoder uses itself.
fn slot(member: &Member) -> proc_macro2::Ident {
    format_ident!("m_{}", member.name)
}

/// The expression that reads one value, of type `Result<T, Stop>`.
pub fn value(view: &View<'_>, site: &Site, node: &Node) -> TokenStream {
    let rule = site.rule();
    match node {
        Node::String(_) => quote!(r.text_value(&rules::#rule)),
        Node::Integer {
            minimum, maximum, ..
        } => {
            let ty = super::view::integer(*minimum, *maximum);
            if *minimum < 0 {
                quote!(r.integer(&rules::#rule))
            } else {
                quote!(r.integer(&rules::#rule).map(|value| value as #ty))
            }
        }
        Node::Boolean => {
            let code = codes::one(&site.codes, "type");
            quote!(r.boolean(#code))
        }
        Node::Const(constant) => {
            let codes = codes::all(&site.codes, "minimum", "maximum", "const");
            match constant {
                Value::String(text) => quote!(r.constant_text(#text, #codes)),
                Value::Bool(value) => quote!(r.constant_boolean(#value, #codes)),
                other => {
                    let value = other.as_i64().unwrap_or_default();
                    quote!(r.constant_integer(#value, #codes))
                }
            }
        }
        Node::Enum(_) => {
            let name = ident(&site.choice);
            quote!(r.choice(&rules::#rule).map(|index| #name::ALL[index]))
        }
        Node::Array {
            items, item_codes, ..
        } => {
            let read = value(view, &site.inside(item_codes), items);
            quote!(r.list(&rules::#rule, |r| #read))
        }
        Node::Map { values, .. } => {
            let read = value(view, &site.inside(&Codes::new()), values);
            quote!(r.map(&rules::#rule, |r| #read))
        }
        Node::Any => quote!(r.raw()),
        Node::Null => quote!(r.only_null()),
        Node::Ref(name) => reference(view, site, view.ty(name)),
    }
}

fn reference(view: &View<'_>, site: &Site, ty: &Type) -> TokenStream {
    let (name, function) = (ident(&ty.name), function(&ty.name));
    let site = site.follow(ty);
    let rule = site.rule();
    match &ty.shape {
        Shape::Object(_) | Shape::Union(_) => match site.codes.get("type") {
            Some(code) => {
                let code = codes::named(code);
                quote!(r.expect_object(#code).and_then(|()| #function(r)))
            }
            None => quote!(#function(r)),
        },
        Shape::Enum(_) => quote!(r.choice(&rules::#rule).map(|index| #name::ALL[index])),
        Shape::OpenEnum { .. } => quote!(r.text_value(&rules::#rule).map(#name::from_text)),
        Shape::Node(node) => value(view, &site, node),
    }
}

fn alternatives(view: &View<'_>, ty: &Type, union: &Union) -> TokenStream {
    let head = head(view, ty);
    let name = ident(&ty.name);
    let tag = &union.tag;
    let arms = union.variants.iter().map(|variant| {
        let (value, function, variant) = (
            &variant.tag_value,
            function(&variant.type_name),
            choice(&variant.tag_value),
        );
        quote!(Some(#value) => #function(r).map(#name::#variant),)
    });
    let (missing, unknown) = (
        codes::one(&ty.codes, "required"),
        codes::one(&ty.codes, "x-union"),
    );
    quote! {
        #head {
            let tag = r.tag(#tag)?;
            match tag.as_deref() {
                #(#arms)*
                Some(_) => r.fail_as(r.offset(), Rule::Tag(#tag), #unknown),
                None => r.fail_as(r.offset(), Rule::Missing(#tag), #missing),
            }
        }
    }
}
