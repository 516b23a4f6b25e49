//! Which code a broken constraint gets, as the tokens of a constant.
//! Precedence between codes is a table printed with the facts.

use proc_macro2::TokenStream;
use quote::quote;

use crate::model::{Codes, Model, Type};
use crate::names::pascal;

use super::view::ident;

/// The code of one keyword, or the one for all others where the schema says so.
fn of<'c>(codes: &'c Codes, keyword: &str) -> Option<&'c str> {
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

/// The code of a member that is missing; `object` are the codes of what it should stand in.
pub fn required(member: &Codes, object: &Codes) -> TokenStream {
    match of(member, "required").or_else(|| of(object, "*")) {
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

/// Places of the codes among the verdicts about one payload, by index: the phase in which a payload's fault falls, then the order of codes.
///
/// A code of several phases belongs to the first that is not before the payload's own.
pub fn ranks(model: &Model) -> Vec<usize> {
    let phase = |name: &str| {
        model
            .phases
            .iter()
            .position(|phase| phase.name == name)
            .unwrap_or(usize::MAX)
    };
    let payload = model
        .errors
        .iter()
        .find(|error| error.code == model.verdicts.payload)
        .map_or(0, |error| phase(&error.phase));
    let place = |index: usize| {
        let phases = || model.errors[index].phases().map(phase);
        let after = phases().filter(|place| *place >= payload).min();
        (after.or_else(|| phases().max()), index)
    };
    let mut order: Vec<usize> = (0..model.errors.len()).collect();
    order.sort_by_key(|index| place(*index));
    let mut ranks = vec![0; order.len()];
    for (rank, index) in order.into_iter().enumerate() {
        ranks[index] = rank;
    }
    ranks
}
