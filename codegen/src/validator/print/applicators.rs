//! Keywords that apply other schemas: to members and items, or to the value itself.
//! Judges nothing by itself but how many of them hold.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::super::Refused;
use super::super::keywords::Schema;
use super::super::resources::Place;
use super::super::vocabulary::Vocabulary;
use super::Printer;

impl Printer<'_> {
    pub fn items(&mut self, schema: &Schema<'_>) -> Result<TokenStream, Refused> {
        let (prefix, rest, contains) = (
            schema.list("prefixItems"),
            schema.one("items"),
            schema.one("contains"),
        );
        let mut body = TokenStream::new();
        if !prefix.is_empty() || rest.is_some() {
            let arms: Vec<TokenStream> = prefix
                .iter()
                .enumerate()
                .map(|(index, place)| {
                    let (index, call) = (
                        Literal::usize_unsuffixed(index),
                        self.on_child(schema, place, "prefixItems", &quote!(item)),
                    );
                    quote! { #index => #call, }
                })
                .collect();
            let others = match &rest {
                Some(place) => self.on_child(schema, place, "items", &quote!(item)),
                None => quote!(break),
            };
            body.extend(quote! {
                for (index, item) in items.iter().enumerate() {
                    let at = &at.index(index);
                    let valid = match index { #(#arms)* _ => #others };
                    if !valid { return false; }
                    support::mark(&mut seen, index);
                }
            });
        }
        if let Some(place) = contains {
            body.extend(self.contains(schema, &place)?);
        }
        Ok(if body.is_empty() {
            body
        } else {
            quote! { if let Value::Array(items) = value { #body } }
        })
    }

    fn contains(&mut self, schema: &Schema<'_>, place: &Place) -> Result<TokenStream, Refused> {
        let counted = self
            .resources
            .vocabularies(schema.place)?
            .has(Vocabulary::Validation);
        let least = if counted {
            schema.count("minContains").unwrap_or(1)
        } else {
            1
        };
        let call = self.call(schema, place, &quote!(item), &quote!(None));
        let keyword = if schema.has("minContains") {
            "minContains"
        } else {
            "contains"
        };
        // No list is longer than that, whatever a usize holds where the code runs.
        let most = schema
            .count("maxContains")
            .filter(|most| counted && *most < usize::MAX);
        let least_literal = Literal::usize_unsuffixed(least);
        let (too_few, enough) = match least {
            0 => (None, quote!(true)),
            _ => (
                Some(quote! { if found < #least_literal { return state.fail(at, #keyword); } }),
                quote!(found >= #least_literal),
            ),
        };
        let most = most.map(Literal::usize_unsuffixed);
        let too_many = most.as_ref().map(|most| {
            quote! { if found > #most { return state.fail(at, "maxContains"); } }
        });
        let end = match most {
            None => quote! { #enough && seen.is_none() },
            Some(most) => quote! { found > #most },
        };
        Ok(quote! {
            let mut found = 0_usize;
            for (index, item) in items.iter().enumerate() {
                let at = &at.index(index);
                if state.quietly(|state| #call) {
                    found += 1;
                    support::mark(&mut seen, index);
                }
                if #end { break; }
            }
            #too_few
            #too_many
        })
    }

    pub fn combined(&mut self, schema: &Schema<'_>) -> TokenStream {
        let mut body = TokenStream::new();
        for place in schema.list("allOf") {
            body.extend(self.demanded(schema, &place));
        }
        // Once the outcome is known the rest only counts for what it looked at.
        for (keyword, open, missed) in [
            (
                "anyOf",
                quote!(found == 0 || seen.is_some()),
                quote!(found == 0),
            ),
            ("oneOf", quote!(found < 2), quote!(found != 1)),
        ] {
            let places = schema.list(keyword);
            if places.is_empty() {
                continue;
            }
            let branches = places.iter().map(|place| self.branch(schema, place));
            let branches: Vec<TokenStream> = branches.collect();
            body.extend(quote! {
                let mut found = 0_usize;
                #(if (#open) && #branches { found += 1; })*
                if #missed { return state.fail(at, #keyword); }
            });
        }
        if let Some(place) = schema.one("not") {
            let call = self.in_place(schema, &place, &quote!(None));
            body.extend(
                quote! { if state.quietly(|state| #call) { return state.fail(at, "not"); } },
            );
        }
        for (name, place) in schema.map("dependentSchemas") {
            let demanded = self.demanded(schema, &place);
            body.extend(quote! {
                if value.as_object().is_some_and(|members| members.contains_key(#name)) { #demanded }
            });
        }
        body
    }

    pub fn conditional(&mut self, schema: &Schema<'_>) -> TokenStream {
        let Some(condition) = schema.one("if") else {
            return TokenStream::new();
        };
        let test = self.branch(schema, &condition);
        let mut arm = |keyword| {
            schema
                .one(keyword)
                .map(|place| self.demanded(schema, &place))
        };
        let (then, otherwise) = (arm("then"), arm("else"));
        quote! { if #test { #then } else { #otherwise } }
    }

    /// Whether a schema holds that need not, as an expression; what it looked at counts only then.
    fn branch(&mut self, schema: &Schema<'_>, place: &Place) -> TokenStream {
        self.applied_inside(schema.place, place);
        let check = self.function(place);
        let test = quote! { state.branch(#check, value, at, &mut seen) };
        self.entered(schema, place, test)
    }

    pub fn unevaluated(&mut self, schema: &Schema<'_>) -> TokenStream {
        let mut body = TokenStream::new();
        if let Some(place) = schema.one("unevaluatedItems") {
            let call = self.on_child(schema, &place, "unevaluatedItems", &quote!(item));
            body.extend(quote! {
                if let Value::Array(items) = value {
                    for (index, item) in items.iter().enumerate() {
                        if support::is_marked(&seen, index) { continue; }
                        let at = &at.index(index);
                        if !#call { return false; }
                        support::mark(&mut seen, index);
                    }
                }
            });
        }
        if let Some(place) = schema.one("unevaluatedProperties") {
            let call = self.on_child(schema, &place, "unevaluatedProperties", &quote!(member));
            body.extend(quote! {
                if let Value::Object(members) = value {
                    for (index, (key, member)) in members.iter().enumerate() {
                        if support::is_marked(&seen, index) { continue; }
                        let at = &at.key(key);
                        if !#call { return false; }
                        support::mark(&mut seen, index);
                    }
                }
            });
        }
        body
    }
}
