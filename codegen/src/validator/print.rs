//! Schemas as Rust functions: one per schema that can be reached, and one public function per root.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use serde_json::{Number, Value};

use super::keywords::Schema;
use super::resources::{Place, Resources};
use super::vocabulary::Vocabulary;
use super::{Refused, Root, pattern};

/// What every printed file carries along; also compiled here, so that it is tested where it stands.
const SUPPORT: &str = include_str!("support.rs");

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
        waiting: Vec::new(),
        statics: Vec::new(),
        inside: Vec::new(),
    };
    let mut public = Vec::new();
    for root in roots {
        let place = resources.root(&root.uri)?;
        let (name, resource) = (
            format_ident!("{}", root.name),
            Literal::u32_unsuffixed(place.resource as u32),
        );
        let check = printer.function(&place);
        let doc = format!(
            "Whether `value` is valid by the schema at `{}`.",
            shown(&root.uri)
        );
        public.push(quote! {
            #[doc = #doc]
            pub fn #name(value: &Value) -> Result<(), Invalid> { support::judge(value, #resource, schemas::#check) }
        });
    }
    let mut functions = Vec::new();
    while let Some(place) = printer.waiting.pop() {
        functions.push((printer.numbers[&place], printer.schema(&place)?));
    }
    functions.sort_by_key(|(number, _)| *number);
    printer.no_cycle()?;
    let (functions, statics) = (
        functions.into_iter().map(|(_, tokens)| tokens),
        &printer.statics,
    );
    let tokens = quote! {
        use serde_json::Value;
        pub use support::Invalid;
        #(#public)*
        #[allow(unused, clippy::all)]
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
        "{}\n#[allow(unused, clippy::all)]\nmod support {{\n{SUPPORT}}}\n",
        prettyplease::unparse(&parsed)
    ))
}

struct Printer<'r> {
    resources: &'r Resources,
    /// Schemas that have a function, printed or waiting.
    numbers: BTreeMap<Place, usize>,
    waiting: Vec<Place>,
    /// Patterns and constants.
    statics: Vec<TokenStream>,
    /// Which schema applies which other to the same value.
    inside: Vec<(Place, Place)>,
}

impl Printer<'_> {
    /// The name of the function for a schema, which is printed when its turn comes.
    fn function(&mut self, place: &Place) -> proc_macro2::Ident {
        let next = self.numbers.len();
        let number = *self.numbers.entry(place.clone()).or_insert_with(|| {
            self.waiting.push(place.clone());
            next
        });
        format_ident!("schema_{number}")
    }

    /// A call of the function for `to` as an expression; the dynamic scope grows where another resource begins.
    fn call(
        &mut self,
        from: &Schema<'_>,
        to: &Place,
        value: &TokenStream,
        at: &TokenStream,
        seen: &TokenStream,
    ) -> TokenStream {
        let name = self.function(to);
        if from.place.resource == to.resource {
            return quote! { #name(#value, #at, state, #seen) };
        }
        let resource = Literal::u32_unsuffixed(to.resource as u32);
        quote! { state.within(#resource, |state| #name(#value, #at, state, #seen)) }
    }

    /// A call on the value itself, whose findings count for `seen`.
    fn in_place(&mut self, from: &Schema<'_>, to: &Place, seen: &TokenStream) -> TokenStream {
        self.inside.push((from.place.clone(), to.clone()));
        self.call(from, to, &quote!(value), &quote!(at), seen)
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
            _ => self.call(from, to, value, &quote!(at), &quote!(&mut Seen::default())),
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
            pub fn #name<'v>(value: &'v Value, at: &Path<'_>, state: &mut State, seen: &mut Seen<'v>) -> bool { #body }
        })
    }

    fn object(&mut self, schema: &Schema<'_>) -> Result<TokenStream, Refused> {
        let has = self.resources.vocabularies(schema.place)?;
        let asks = has.has(Vocabulary::Unevaluated)
            && (schema.has("unevaluatedItems") || schema.has("unevaluatedProperties"));
        let mut body = vec![self.references(schema)?];
        if has.has(Vocabulary::Validation) {
            body.push(self.scalars(schema)?);
            body.push(self.sizes(schema)?);
        }
        if has.has(Vocabulary::Applicator) {
            body.push(self.items(schema)?);
            body.push(self.members(schema)?);
            body.push(self.combined(schema)?);
            body.push(self.conditional(schema)?);
        }
        if !asks {
            return Ok(quote! { #(#body)* true });
        }
        let unevaluated = self.unevaluated(schema)?;
        // What neighbours of this schema looked at is not its own: it counts anew and hands up what it found.
        Ok(quote! {
            let mut own = Seen::default();
            {
                let seen = &mut own;
                #(#body)*
                #unevaluated
            }
            seen.merge(own);
            true
        })
    }

    fn references(&mut self, schema: &Schema<'_>) -> Result<TokenStream, Refused> {
        let mut body = TokenStream::new();
        if let Some(reference) = schema.text("$ref") {
            let target = self.resources.target(schema.place, "$ref", reference)?;
            let call = self.in_place(schema, &target, &quote!(seen));
            body.extend(quote! { if !#call { return false; } });
        }
        let Some(reference) = schema.text("$dynamicRef") else {
            return Ok(body);
        };
        let target = self
            .resources
            .target(schema.place, "$dynamicRef", reference)?;
        let Some(choices) = self.resources.dynamic(&target, reference) else {
            let call = self.in_place(schema, &target, &quote!(seen));
            body.extend(quote! { if !#call { return false; } });
            return Ok(body);
        };
        let arms = choices.iter().map(|choice| {
            self.inside.push((schema.place.clone(), choice.clone()));
            let (resource, name) = (
                Literal::u32_unsuffixed(choice.resource as u32),
                self.function(choice),
            );
            quote! { #resource => Some(#name as support::Check) }
        });
        let arms: Vec<TokenStream> = arms.collect();
        let (first_resource, first) = (
            Literal::u32_unsuffixed(target.resource as u32),
            self.function(&target),
        );
        body.extend(quote! {
            let known = |resource| match resource { #(#arms,)* _ => None };
            let (resource, check) = state.outermost(known).unwrap_or((#first_resource, #first));
            if !state.within(resource, |state| check(value, at, state, seen)) { return false; }
        });
        Ok(body)
    }

    fn scalars(&mut self, schema: &Schema<'_>) -> Result<TokenStream, Refused> {
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
            let test = self.is_value(value);
            body.extend(quote! { if !(#test) { return state.fail(at, "const"); } });
        }
        if schema.has("enum") {
            let values = schema.values("enum").iter();
            let tests: Vec<TokenStream> = values.map(|value| self.is_value(value)).collect();
            body.extend(quote! { if !(false #(|| #tests)*) { return state.fail(at, "enum"); } });
        }
        if let Some(pattern) = schema.text("pattern") {
            let regex = self.regex(schema, "pattern", pattern)?;
            body.extend(quote! {
                if value.as_str().is_some_and(|text| !#regex.is_match(text)) { return state.fail(at, "pattern"); }
            });
        }
        body.extend(Self::numbers(schema)?);
        Ok(body)
    }

    fn numbers(schema: &Schema<'_>) -> Result<TokenStream, Refused> {
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
        Ok(body)
    }

    /// Counts of characters, items and members, and the names that must be there.
    fn sizes(&mut self, schema: &Schema<'_>) -> Result<TokenStream, Refused> {
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
        let required = schema.names("required");
        if !required.is_empty() {
            body.extend(quote! {
                if let Value::Object(members) = value {
                    #(if !members.contains_key(#required) { return state.fail(at, "required"); })*
                }
            });
        }
        for (name, others) in schema.names_by_name("dependentRequired") {
            body.extend(quote! {
                if let Some(members) = value.as_object().filter(|members| members.contains_key(#name)) {
                    #(if !members.contains_key(#others) { return state.fail(at, "dependentRequired"); })*
                }
            });
        }
        Ok(body)
    }

    fn items(&mut self, schema: &Schema<'_>) -> Result<TokenStream, Refused> {
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
            let mark = self.mark(quote!(seen.item(index);));
            body.extend(quote! {
                for (index, item) in items.iter().enumerate() {
                    let at = &at.index(index);
                    let valid = match index { #(#arms)* _ => #others };
                    if !valid { return false; }
                    #mark
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
        let call = self.call(
            schema,
            place,
            &quote!(item),
            &quote!(at),
            &quote!(&mut Seen::default()),
        );
        let mark = self.mark(quote!(seen.item(index);));
        let keyword = if schema.has("minContains") {
            "minContains"
        } else {
            "contains"
        };
        let too_few = (least > 0).then(|| {
            let least = Literal::usize_unsuffixed(least);
            quote! { if found < #least { return state.fail(at, #keyword); } }
        });
        let most = schema
            .count("maxContains")
            .filter(|_| counted)
            .map(Literal::usize_unsuffixed)
            .map(|most| {
                quote! { if found > #most { return state.fail(at, "maxContains"); } }
            });
        Ok(quote! {
            let mut found = 0_usize;
            for (index, item) in items.iter().enumerate() {
                let at = &at.index(index);
                if state.quietly(|state| #call) {
                    found += 1;
                    #mark
                }
            }
            #too_few
            #most
        })
    }

    fn members(&mut self, schema: &Schema<'_>) -> Result<TokenStream, Refused> {
        let (named, patterns) = (schema.map("properties"), schema.map("patternProperties"));
        let (others, names) = (
            schema.one("additionalProperties"),
            schema.one("propertyNames"),
        );
        if named.is_empty() && patterns.is_empty() && others.is_none() && names.is_none() {
            return Ok(TokenStream::new());
        }
        let mut arms = Vec::new();
        for (name, place) in &named {
            let call = self.on_child(schema, place, "properties", &quote!(member));
            arms.push(quote! { #name => { known = true; if !#call { return false; } } });
        }
        let mut matched = Vec::new();
        for (source, place) in &patterns {
            let regex = self.regex(schema, "patternProperties", source)?;
            let call = self.on_child(schema, place, "patternProperties", &quote!(member));
            matched.push(
                quote! { if #regex.is_match(key) { known = true; if !#call { return false; } } },
            );
        }
        let rest = others.map(|place| {
            let call = self.on_child(schema, &place, "additionalProperties", &quote!(member));
            quote! { if !known { known = true; if !#call { return false; } } }
        });
        let name = names.map(|place| {
            let call = self.call(
                schema,
                &place,
                &quote!(&name),
                &quote!(at),
                &quote!(&mut Seen::default()),
            );
            quote! { let name = Value::String(key.clone()); if !#call { return false; } }
        });
        let mark = self.mark(quote! { if known { seen.member(key); } });
        Ok(quote! {
            if let Value::Object(members) = value {
                for (key, member) in members {
                    let at = &at.key(key);
                    let mut known = false;
                    match key.as_str() { #(#arms)* _ => {} }
                    #(#matched)*
                    #rest
                    #name
                    #mark
                }
            }
        })
    }

    fn combined(&mut self, schema: &Schema<'_>) -> Result<TokenStream, Refused> {
        let mut body = TokenStream::new();
        for place in schema.list("allOf") {
            let call = self.in_place(schema, &place, &quote!(seen));
            body.extend(quote! { if !#call { return false; } });
        }
        for (keyword, wanted) in [("anyOf", quote!(found == 0)), ("oneOf", quote!(found != 1))] {
            let places = schema.list(keyword);
            if places.is_empty() {
                continue;
            }
            let branches = places.iter().map(|place| {
                let test = self.branch(schema, place);
                quote! { if #test { found += 1; } }
            });
            let branches: Vec<TokenStream> = branches.collect();
            body.extend(quote! {
                let mut found = 0_usize;
                #(#branches)*
                if #wanted { return state.fail(at, #keyword); }
            });
        }
        if let Some(place) = schema.one("not") {
            let call = self.in_place(schema, &place, &quote!(&mut Seen::default()));
            body.extend(
                quote! { if state.quietly(|state| #call) { return state.fail(at, "not"); } },
            );
        }
        for (name, place) in schema.map("dependentSchemas") {
            let call = self.in_place(schema, &place, &quote!(seen));
            body.extend(quote! {
                if value.as_object().is_some_and(|members| members.contains_key(#name)) && !#call { return false; }
            });
        }
        Ok(body)
    }

    fn conditional(&mut self, schema: &Schema<'_>) -> Result<TokenStream, Refused> {
        let Some(condition) = schema.one("if") else {
            return Ok(TokenStream::new());
        };
        let test = self.branch(schema, &condition);
        let mut arm = |keyword| -> Result<TokenStream, Refused> {
            let Some(place) = schema.one(keyword) else {
                return Ok(TokenStream::new());
            };
            let call = self.in_place(schema, &place, &quote!(seen));
            Ok(quote! { if !#call { return false; } })
        };
        let (then, otherwise) = (arm("then")?, arm("else")?);
        Ok(quote! { if #test { #then } else { #otherwise } })
    }

    /// Whether a schema holds, as an expression; what it looked at counts only then.
    fn branch(&mut self, schema: &Schema<'_>, place: &Place) -> TokenStream {
        if !self.resources.tracks() {
            let call = self.in_place(schema, place, &quote!(seen));
            return quote! { state.quietly(|state| #call) };
        }
        let call = self.in_place(schema, place, &quote!(&mut branch));
        quote! {
            {
                let mut branch = Seen::default();
                let holds = state.quietly(|state| #call);
                if holds { seen.merge(branch); }
                holds
            }
        }
    }

    fn unevaluated(&mut self, schema: &Schema<'_>) -> Result<TokenStream, Refused> {
        let mut body = TokenStream::new();
        if let Some(place) = schema.one("unevaluatedItems") {
            let call = self.on_child(schema, &place, "unevaluatedItems", &quote!(item));
            body.extend(quote! {
                if let Value::Array(items) = value {
                    for (index, item) in items.iter().enumerate().filter(|(index, _)| !seen.has_item(*index)).collect::<Vec<_>>() {
                        let at = &at.index(index);
                        if !#call { return false; }
                        seen.item(index);
                    }
                }
            });
        }
        if let Some(place) = schema.one("unevaluatedProperties") {
            let call = self.on_child(schema, &place, "unevaluatedProperties", &quote!(member));
            body.extend(quote! {
                if let Value::Object(members) = value {
                    for (key, member) in members.iter().filter(|(key, _)| !seen.has_member(key)).collect::<Vec<_>>() {
                        let at = &at.key(key);
                        if !#call { return false; }
                        seen.member(key);
                    }
                }
            });
        }
        Ok(body)
    }

    /// `tokens`, where anybody asks what was looked at.
    fn mark(&self, tokens: TokenStream) -> TokenStream {
        if self.resources.tracks() {
            tokens
        } else {
            TokenStream::new()
        }
    }

    fn regex(
        &mut self,
        schema: &Schema<'_>,
        keyword: &str,
        ecma: &str,
    ) -> Result<TokenStream, Refused> {
        let source = pattern::translated(ecma)
            .map_err(|reason| schema.refuse(keyword, &format!("the pattern {ecma:?} {reason}")))?;
        let name = format_ident!("PATTERN_{}", self.statics.len());
        self.statics.push(quote! {
            static #name: std::sync::LazyLock<regex::Regex> =
                std::sync::LazyLock::new(|| regex::Regex::new(#source).expect("checked when this was generated"));
        });
        Ok(quote!(#name))
    }

    /// Whether the value equals a constant, as an expression.
    fn is_value(&mut self, constant: &Value) -> TokenStream {
        match constant {
            Value::Null => quote!(value.is_null()),
            Value::Bool(flag) => quote!(value.as_bool() == Some(#flag)),
            Value::String(text) => quote!(value.as_str() == Some(#text)),
            Value::Number(constant) => {
                let constant = number(constant);
                quote! { value.as_number().is_some_and(|number| support::compare(number, #constant).is_some_and(std::cmp::Ordering::is_eq)) }
            }
            Value::Array(_) | Value::Object(_) => {
                let (name, text) = (
                    format_ident!("CONSTANT_{}", self.statics.len()),
                    constant.to_string(),
                );
                self.statics.push(quote! {
                    static #name: std::sync::LazyLock<Value> =
                        std::sync::LazyLock::new(|| serde_json::from_str(#text).expect("checked when this was generated"));
                });
                quote! { support::equal(value, &#name) }
            }
        }
    }

    /// A schema that applies itself to the same value would never come to an end.
    fn no_cycle(&self) -> Result<(), Refused> {
        let mut next: BTreeMap<&Place, BTreeSet<&Place>> = BTreeMap::new();
        for (from, to) in &self.inside {
            next.entry(from).or_default().insert(to);
        }
        for start in next.keys() {
            let (mut waiting, mut seen) = (vec![*start], BTreeSet::new());
            while let Some(place) = waiting.pop() {
                for to in next.get(place).into_iter().flatten() {
                    if to == start {
                        return Err(self.resources.refuse(start, "", "this schema refers to itself without going into the value: judging it would never end"));
                    }
                    if seen.insert(*to) {
                        waiting.push(to);
                    }
                }
            }
        }
        Ok(())
    }
}

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
