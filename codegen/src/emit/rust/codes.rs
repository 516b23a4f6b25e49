//! Which code a broken constraint gets, as the tokens of a constant.
//! Precedence between codes is a table printed with the facts.

use proc_macro2::TokenStream;
use quote::quote;

use crate::model::{Codes, Type};
use crate::names::pascal;

use super::view::ident;

/// The code of one keyword, or the one for all others where the schema says so.
pub fn of<'c>(codes: &'c Codes, keyword: &str) -> Option<&'c str> {
    codes
        .get(keyword)
        .or_else(|| codes.get("*"))
        .map(String::as_str)
}

/// Codes of a member laid over those of the type it refers to.
pub fn merged(member: &Codes, ty: &Type) -> Codes {
    let mut codes = ty.codes.clone();
    if member.contains_key("*") {
        codes.clear();
    }
    codes.extend(
        member
            .iter()
            .map(|(keyword, code)| (keyword.clone(), code.clone())),
    );
    codes
}

/// Whether a member changes what its type says.
pub fn changes(member: &Codes) -> bool {
    member.keys().any(|keyword| keyword != "required")
}

/// The code of one keyword.
pub fn one(codes: &Codes, keyword: &str) -> TokenStream {
    match of(codes, keyword) {
        Some(code) => named(code),
        None => quote!(DEFAULT_CODE),
    }
}

/// The code of a member that is missing, if it has one; `object` are the codes of what it should stand in.
pub fn of_missing<'c>(member: &'c Codes, object: &'c Codes) -> Option<&'c str> {
    of(member, "required").or_else(|| of(object, "*"))
}

/// The code of a member that is missing.
pub fn required(member: &Codes, object: &Codes) -> TokenStream {
    match of_missing(member, object) {
        Some(code) => named(code),
        None => quote!(DEFAULT_CODE),
    }
}

/// A code by its name.
pub fn named(code: &str) -> TokenStream {
    let variant = ident(&pascal(code));
    quote!(ErrorCode::#variant as Code)
}

/// A `Codes` value: the keywords that stand for too little, too much, and the form.
pub fn all(codes: &Codes, low: &str, high: &str, form: &str) -> TokenStream {
    if codes.keys().all(|keyword| keyword == "required") {
        return quote!(Codes::DEFAULT);
    }
    let [kind, low, high, form] = ["type", low, high, form].map(|keyword| one(codes, keyword));
    quote!(Codes { kind: #kind, low: #low, high: #high, form: #form })
}
