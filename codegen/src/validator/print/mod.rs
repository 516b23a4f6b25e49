//! Schemas as Rust functions: one per schema that can be reached, and one public function per root.
//! What the keywords become is in the modules below, by what they do.

mod applicators;
mod assertions;
mod circles;
mod members;

use std::collections::BTreeMap;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use serde_json::Value;

use crate::files::made_from;

use super::keywords::Schema;
use super::resources::{Place, Resources};
use super::vocabulary::Vocabulary;
use super::{Refused, Root};

/// What every printed file carries along.
const SUPPORT: &str = include_str!("../support.rs");

/// An address for a comment. Of a file its name and what is inside has to do: where it lies differs between machines.
fn shown(uri: &str) -> &str {
    if !uri.starts_with("file:") {
        return uri;
    }
    let path = uri.find('#').unwrap_or(uri.len());
    uri[..path]
        .rfind('/')
        .map_or(uri, |slash| &uri[slash + 1..])
}

/// The file that holds a validator for every root.
pub fn file(resources: &Resources, roots: &[Root]) -> Result<String, Refused> {
    let mut printer = Printer {
        resources,
        numbers: BTreeMap::new(),
        places: Vec::new(),
        statics: Vec::new(),
        inside: Vec::new(),
    };
    let mut public = Vec::new();
    for root in roots {
        let place = resources.root(&root.uri)?;
        let (name, resource) = (format_ident!("{}", root.name), number_of(place.resource));
        let check = printer.function(&place);
        let doc = format!(
            " Whether `value` is valid by the schema at `{}`.",
            shown(&root.uri)
        );
        public.push(quote! {
            #[doc = #doc]
            #[doc = ""]
            #[doc = " # Errors"]
            #[doc = " A place in it that is not."]
            pub fn #name(value: &Value) -> Result<(), Invalid> { support::judge(value, #resource, schemas::#check) }
        });
    }
    let mut functions = Vec::new();
    // Each may ask for others, which stand behind it.
    while let Some(place) = printer.places.get(functions.len()).cloned() {
        functions.push(printer.schema(&place)?);
    }
    circles::refuse(resources, &printer.places, &printer.inside)?;
    let statics = &printer.statics;
    let tokens = quote! {
        use serde_json::Value;
        pub use support::Invalid;
        #(#public)*
        #[allow(unused, unused_comparisons, overflowing_literals, unreachable_pub, clippy::all, clippy::pedantic, clippy::restriction)]
        mod schemas {
            use serde_json::Value;
            use super::support::{self, Path, Seen, State};
            #(#functions)*
            #(#statics)*
        }
    };
    let parsed = syn::parse2(tokens).map_err(|error| Refused {
        document: String::new(),
        pointer: String::new(),
        reason: format!("the printed code does not parse: {error}"),
    })?;
    Ok(format!(
        "// {}\n// Needs serde_json with its feature float_roundtrip: without it the last digit of a number may be read differently.\n{}\n#[allow(unused, unused_comparisons, overflowing_literals, unreachable_pub, clippy::all, clippy::pedantic, clippy::restriction)]\nmod support {{\n{SUPPORT}}}\n",
        made_from(roots.first().map_or("nothing", |root| shown(&root.uri))),
        prettyplease::unparse(&parsed)
    ))
}

/// The number of a resource as the code says it.
fn number_of(resource: usize) -> Literal {
    Literal::usize_unsuffixed(resource)
}

struct Printer<'r> {
    resources: &'r Resources,
    /// Schemas that have a function, printed or waiting, by the number in its name.
    places: Vec<Place>,
    numbers: BTreeMap<Place, usize>,
    /// Patterns and constants.
    statics: Vec<TokenStream>,
    /// Which schema applies which other to the same value, by their numbers.
    inside: Vec<(usize, usize)>,
}

impl Printer<'_> {
    /// The number of the function for a schema, which is printed when its turn comes.
    fn number(&mut self, place: &Place) -> usize {
        if let Some(number) = self.numbers.get(place) {
            return *number;
        }
        let number = self.places.len();
        self.places.push(place.clone());
        self.numbers.insert(place.clone(), number);
        number
    }

    /// Its name.
    fn function(&mut self, place: &Place) -> Ident {
        format_ident!("schema_{}", self.number(place))
    }

    /// A call of the function for `to` as an expression.
    fn call(
        &mut self,
        from: &Schema<'_>,
        to: &Place,
        value: &TokenStream,
        seen: &TokenStream,
    ) -> TokenStream {
        let name = self.function(to);
        self.entered(from, to, quote! { #name(#value, at, state, #seen) })
    }

    /// A call of `to`, where the dynamic scope grows if another resource begins.
    fn entered(&self, from: &Schema<'_>, to: &Place, call: TokenStream) -> TokenStream {
        if from.place.resource == to.resource {
            return call;
        }
        let resource = number_of(to.resource);
        quote! { state.within(#resource, |state| #call) }
    }

    /// A call on the value itself, whose findings count for `seen`.
    fn in_place(&mut self, from: &Schema<'_>, to: &Place, seen: &TokenStream) -> TokenStream {
        self.applied_inside(from.place, to);
        self.call(from, to, &quote!(value), seen)
    }

    fn applied_inside(&mut self, from: &Place, to: &Place) {
        let pair = (self.number(from), self.number(to));
        self.inside.push(pair);
    }

    /// A schema that the value must be valid by, as a statement.
    fn demanded(&mut self, from: &Schema<'_>, to: &Place) -> TokenStream {
        let call = self.in_place(from, to, &quote!(seen.as_deref_mut()));
        quote! { if !#call { return false; } }
    }

    /// A call on a member or an item; `false` fails by the name of its keyword.
    fn on_child(
        &mut self,
        from: &Schema<'_>,
        to: &Place,
        keyword: &str,
        value: &TokenStream,
    ) -> TokenStream {
        match self.resources.schema(to) {
            Value::Bool(true) => quote!(true),
            Value::Bool(false) => quote! { state.fail(at, #keyword) },
            _ => self.call(from, to, value, &quote!(None)),
        }
    }

    fn schema(&mut self, place: &Place) -> Result<TokenStream, Refused> {
        let name = self.function(place);
        let resources = self.resources;
        let body = match Schema::of(resources, place) {
            Err(true) => quote!(true),
            Err(false) => quote! { state.fail(at, "false") },
            Ok(schema) => self.object(&schema)?,
        };
        Ok(quote! {
            pub fn #name(value: &Value, at: &Path<'_>, state: &mut State, mut seen: Seen<'_>) -> bool { #body }
        })
    }

    fn object(&mut self, schema: &Schema<'_>) -> Result<TokenStream, Refused> {
        let has = self.resources.vocabularies(schema.place)?;
        let asks = has.has(Vocabulary::Unevaluated)
            && (schema.has("unevaluatedItems") || schema.has("unevaluatedProperties"));
        let mut body = vec![self.references(schema)?];
        if has.has(Vocabulary::Validation) {
            body.push(self.scalars(schema)?);
            body.push(Self::sizes(schema));
        }
        if has.has(Vocabulary::Applicator) {
            body.push(self.items(schema)?);
        }
        body.push(self.members(schema, &has)?);
        if has.has(Vocabulary::Applicator) {
            body.push(self.combined(schema));
            body.push(self.conditional(schema));
        }
        if !asks {
            return Ok(quote! { #(#body)* true });
        }
        let unevaluated = self.unevaluated(schema);
        // What neighbours of this schema looked at is not its own: it counts anew and hands up what it found.
        Ok(quote! {
            let mut own = support::Marks::default();
            {
                let mut seen = Some(&mut own);
                #(#body)*
                #unevaluated
            }
            support::merge(&mut seen, own);
            true
        })
    }

    fn references(&mut self, schema: &Schema<'_>) -> Result<TokenStream, Refused> {
        let mut body = TokenStream::new();
        if let Some(reference) = schema.text("$ref") {
            let target = self.resources.target(schema.place, "$ref", reference)?;
            body.extend(self.demanded(schema, &target));
        }
        let Some(reference) = schema.text("$dynamicRef") else {
            return Ok(body);
        };
        let target = self
            .resources
            .target(schema.place, "$dynamicRef", reference)?;
        let Some(choices) = self.resources.dynamic(&target, reference) else {
            body.extend(self.demanded(schema, &target));
            return Ok(body);
        };
        let arms = choices.iter().map(|choice| {
            self.applied_inside(schema.place, choice);
            let (resource, name) = (number_of(choice.resource), self.function(choice));
            quote! { #resource => Some(#name as support::Check) }
        });
        let arms: Vec<TokenStream> = arms.collect();
        let (first_resource, first) = (number_of(target.resource), self.function(&target));
        body.extend(quote! {
            let known = |resource| match resource { #(#arms,)* _ => None };
            let (resource, check) = state.outermost(known).unwrap_or((#first_resource, #first));
            if !state.within(resource, |state| check(value, at, state, seen.as_deref_mut())) { return false; }
        });
        Ok(body)
    }
}
