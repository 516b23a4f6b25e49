//! Keywords that judge a value by itself: its type, constants, numbers, lengths, and the names it must have.
//! Applies no other schema.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use serde_json::{Number, Value};

use super::super::keywords::Schema;
use super::super::plain::Plain;
use super::super::{Refused, pattern};
use super::Printer;

impl Printer<'_> {
    pub fn scalars(&mut self, schema: &Schema<'_>) -> Result<TokenStream, Refused> {
        let mut body = TokenStream::new();
        if let Some(types) = schema.types() {
            let tests = types.iter().map(|name| match *name {
                "null" => quote!(value.is_null()),
                "boolean" => quote!(value.is_boolean()),
                "object" => quote!(value.is_object()),
                "array" => quote!(value.is_array()),
                "number" => quote!(value.is_number()),
                "string" => quote!(value.is_string()),
                _ => quote!(value.as_number().is_some_and(support::is_integer)),
            });
            body.extend(quote! { if !(#(#tests)||*) { return state.fail(at, "type"); } });
        }
        if let Some(value) = schema.value("const") {
            let test = self.is_one_of(std::slice::from_ref(value));
            body.extend(quote! { if !(#test) { return state.fail(at, "const"); } });
        }
        if schema.has("enum") {
            let test = self.is_one_of(schema.values("enum"));
            body.extend(quote! { if !(#test) { return state.fail(at, "enum"); } });
        }
        if let Some(pattern) = schema.text("pattern") {
            let test = self.matches(schema, "pattern", pattern, &quote!(text))?;
            body.extend(quote! {
                if let Value::String(text) = value { if !(#test) { return state.fail(at, "pattern"); } }
            });
        }
        body.extend(Self::numbers(schema));
        Ok(body)
    }

    fn numbers(schema: &Schema<'_>) -> TokenStream {
        let mut body = TokenStream::new();
        let orders = [
            ("minimum", quote!(std::cmp::Ordering::is_ge)),
            ("maximum", quote!(std::cmp::Ordering::is_le)),
            ("exclusiveMinimum", quote!(std::cmp::Ordering::is_gt)),
            ("exclusiveMaximum", quote!(std::cmp::Ordering::is_lt)),
        ];
        for (keyword, holds) in orders {
            let Some(bound) = schema.number(keyword) else {
                continue;
            };
            let bound = number(bound);
            body.extend(quote! {
                if value.as_number().is_some_and(|number| !support::compare(number, #bound).is_some_and(#holds)) {
                    return state.fail(at, #keyword);
                }
            });
        }
        if let Some(of) = schema.number("multipleOf") {
            let of = number(of);
            body.extend(quote! {
                if value.as_number().is_some_and(|number| !support::is_multiple(number, #of)) {
                    return state.fail(at, "multipleOf");
                }
            });
        }
        body
    }

    /// Counts of characters, items and members, and the names that must be there.
    pub fn sizes(schema: &Schema<'_>) -> TokenStream {
        let mut body = TokenStream::new();
        let counts = [
            (
                "minLength",
                quote!(value.as_str().map(support::characters)),
                quote!(<),
            ),
            (
                "maxLength",
                quote!(value.as_str().map(support::characters)),
                quote!(>),
            ),
            (
                "minItems",
                quote!(value.as_array().map(Vec::len)),
                quote!(<),
            ),
            (
                "maxItems",
                quote!(value.as_array().map(Vec::len)),
                quote!(>),
            ),
            (
                "minProperties",
                quote!(value.as_object().map(serde_json::Map::len)),
                quote!(<),
            ),
            (
                "maxProperties",
                quote!(value.as_object().map(serde_json::Map::len)),
                quote!(>),
            ),
        ];
        for (keyword, measured, breaks) in counts {
            let bound = schema
                .count(keyword)
                .filter(|bound| match keyword.starts_with("max") {
                    true => *bound < usize::MAX,
                    false => *bound > 0,
                });
            let Some(bound) = bound.map(Literal::usize_unsuffixed) else {
                continue;
            };
            body.extend(quote! { if #measured.is_some_and(|count| count #breaks #bound) { return state.fail(at, #keyword); } });
        }
        if schema.flag("uniqueItems") {
            body.extend(quote! {
                if value.as_array().is_some_and(|items| !support::all_different(items)) { return state.fail(at, "uniqueItems"); }
            });
        }
        for (name, others) in schema.names_by_name("dependentRequired") {
            body.extend(quote! {
                if let Some(members) = value.as_object().filter(|members| members.contains_key(#name)) {
                    #(if !members.contains_key(#others) { return state.fail(at, "dependentRequired"); })*
                }
            });
        }
        body
    }

    /// Whether a pattern of the schema matches `text`, as an expression.
    pub fn matches(
        &mut self,
        schema: &Schema<'_>,
        keyword: &str,
        ecma: &str,
        text: &TokenStream,
    ) -> Result<TokenStream, Refused> {
        let source = pattern::translated(ecma)
            .map_err(|reason| schema.refuse(keyword, &format!("the pattern {ecma:?} {reason}")))?;
        if let Some(plain) = Plain::of(&source) {
            return Ok(plain_test(&plain, text));
        }
        let name = format_ident!("PATTERN_{}", self.statics.len());
        self.statics.push(quote! {
            static #name: std::sync::LazyLock<regex::Regex> =
                std::sync::LazyLock::new(|| regex::Regex::new(#source).expect("checked when this was generated"));
        });
        Ok(quote!(#name.is_match(#text)))
    }

    /// Whether the value is one of these constants, as an expression that stays small however many they are.
    fn is_one_of(&mut self, constants: &[Value]) -> TokenStream {
        let (mut texts, mut numbers, mut composites, mut tests) =
            (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        if constants.contains(&Value::Null) {
            tests.push(quote!(value.is_null()));
        }
        for flag in [false, true] {
            if constants.contains(&Value::Bool(flag)) {
                tests.push(quote!(value.as_bool() == Some(#flag)));
            }
        }
        for constant in constants {
            match constant {
                Value::Null | Value::Bool(_) => {}
                Value::String(text) => texts.push(text.as_str()),
                Value::Number(constant) => numbers.push(number(constant)),
                Value::Array(_) | Value::Object(_) => composites.push(constant),
            }
        }
        texts.sort_unstable();
        match texts.as_slice() {
            [] => {}
            [text] => tests.push(quote!(value.as_str() == Some(#text))),
            _ => tests.push(
                quote!(value.as_str().is_some_and(|text| support::is_text_of(text, &[#(#texts),*]))),
            ),
        }
        if !numbers.is_empty() {
            tests.push(quote! {
                value.as_number().is_some_and(|number| support::is_number_of(number, &[#(#numbers),*]))
            });
        }
        if !composites.is_empty() {
            let text = Value::from_iter(composites.into_iter().cloned()).to_string();
            let name = format_ident!("CONSTANTS_{}", self.statics.len());
            self.statics.push(quote! {
                static #name: std::sync::LazyLock<Vec<Value>> =
                    std::sync::LazyLock::new(|| serde_json::from_str(#text).expect("checked when this was generated"));
            });
            tests.push(quote!(#name.iter().any(|constant| support::equal(value, constant))));
        }
        quote!(false #(|| #tests)*)
    }
}

fn plain_test(plain: &Plain, text: &TokenStream) -> TokenStream {
    let one_of = |ranges: &[(char, char)]| {
        let ranges = ranges.iter().map(|(from, to)| quote!(#from..=#to));
        quote!(|c: char| matches!(c, #(#ranges)|*))
    };
    match plain {
        Plain::Anything => quote!(true),
        Plain::Is(is) => quote!(#text == #is),
        Plain::Starts(with) => quote!(#text.starts_with(#with)),
        Plain::Ends(with) => quote!(#text.ends_with(#with)),
        Plain::Holds(part) => quote!(#text.contains(#part)),
        Plain::HoldsOneOf(ranges) => {
            let one_of = one_of(ranges);
            quote!(#text.contains(#one_of))
        }
        Plain::MadeOf {
            ranges,
            least,
            most,
        } => {
            let one_of = one_of(ranges);
            let most = most.map_or(quote!(u32::MAX), |most| quote!(#most));
            quote!(support::is_made_of(#text, #least, #most, #one_of))
        }
    }
}

/// A number of the schema as the code says it.
fn number(number: &Number) -> TokenStream {
    let int = number
        .as_i64()
        .map(i128::from)
        .or_else(|| number.as_u64().map(i128::from))
        .or_else(|| {
            number
                .as_f64()
                .filter(|float| float.fract() == 0.0 && float.abs() < 1e37)
                .map(|float| float as i128)
        });
    match int {
        Some(int) => {
            let int = Literal::i128_unsuffixed(int);
            quote!(support::Num::Int(#int))
        }
        None => {
            let float = Literal::f64_unsuffixed(number.as_f64().unwrap_or(f64::NAN));
            quote!(support::Num::Float(#float))
        }
    }
}
