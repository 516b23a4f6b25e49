//! Keywords about the members of an object, which are walked through once.
//! Those that apply other schemas to the whole object are not here.

use std::collections::BTreeMap;

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use super::super::Refused;
use super::super::keywords::Schema;
use super::super::vocabulary::{Vocabularies, Vocabulary};
use super::Printer;

/// What is done about a member of some name, as statements.
type ByName<'s> = BTreeMap<&'s str, TokenStream>;

impl Printer<'_> {
    pub fn members(
        &mut self,
        schema: &Schema<'_>,
        has: &Vocabularies,
    ) -> Result<TokenStream, Refused> {
        let required = match has.has(Vocabulary::Validation) {
            true => schema.names("required"),
            false => Vec::new(),
        };
        let walked = [
            "properties",
            "patternProperties",
            "additionalProperties",
            "propertyNames",
        ];
        if !has.has(Vocabulary::Applicator) || !walked.iter().any(|keyword| schema.has(keyword)) {
            return Ok(found(&required));
        }
        let mut named = ByName::new();
        for name in &required {
            named.insert(name, quote! { missing -= 1; });
        }
        for (name, place) in schema.map("properties") {
            let call = self.on_child(schema, &place, "properties", &quote!(member));
            let statements = quote! { known = true; if !#call { return false; } };
            named.entry(name).or_default().extend(statements);
        }
        let (matched, rest, name) = self.others(schema)?;
        let (named, count) = (by_length(named), Literal::usize_unsuffixed(required.len()));
        let (few, missing, left) = match required.is_empty() {
            true => (None, None, None),
            false => (
                Some(quote! { if members.len() < #count { return state.fail(at, "required"); } }),
                Some(quote! { let mut missing = #count; }),
                Some(quote! { if missing > 0 { return state.fail(at, "required"); } }),
            ),
        };
        Ok(quote! {
            if let Value::Object(members) = value {
                #few
                #missing
                for (index, (key, member)) in members.iter().enumerate() {
                    let at = &at.key(key);
                    let mut known = false;
                    #named
                    #matched
                    #rest
                    #name
                    if known { support::mark(&mut seen, index); }
                }
                #left
            }
        })
    }

    /// What is done about a member by its name's pattern, where nothing named it, and about the name.
    fn others(
        &mut self,
        schema: &Schema<'_>,
    ) -> Result<(TokenStream, Option<TokenStream>, Option<TokenStream>), Refused> {
        let mut matched = TokenStream::new();
        for (source, place) in schema.map("patternProperties") {
            let test = self.matches(schema, "patternProperties", source, &quote!(key))?;
            let call = self.on_child(schema, &place, "patternProperties", &quote!(member));
            matched.extend(quote! { if #test { known = true; if !#call { return false; } } });
        }
        let rest = schema.one("additionalProperties").map(|place| {
            let call = self.on_child(schema, &place, "additionalProperties", &quote!(member));
            quote! { if !known { known = true; if !#call { return false; } } }
        });
        let name = schema.one("propertyNames").map(|place| {
            let call = self.call(schema, &place, &quote!(&name), &quote!(None));
            quote! { let name = Value::String(key.clone()); if !#call { return false; } }
        });
        Ok((matched, rest, name))
    }
}

/// Looks the names up where nothing else asks to walk through the members.
fn found(required: &[&str]) -> TokenStream {
    if required.is_empty() {
        return TokenStream::new();
    }
    quote! {
        if let Value::Object(members) = value {
            #(if !members.contains_key(#required) { return state.fail(at, "required"); })*
        }
    }
}

/// A choice by length first: the compiler compares strings one after the other.
fn by_length(named: ByName<'_>) -> TokenStream {
    let mut lengths: BTreeMap<usize, Vec<TokenStream>> = BTreeMap::new();
    for (name, statements) in named {
        let arm = quote! { #name => { #statements } };
        lengths.entry(name.len()).or_default().push(arm);
    }
    let arms = lengths.into_iter().map(|(length, arms)| {
        let length = Literal::usize_unsuffixed(length);
        quote! { #length => match key.as_str() { #(#arms)* _ => {} }, }
    });
    quote! { match key.len() { #(#arms)* _ => {} } }
}
