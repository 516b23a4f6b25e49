//! schemars for the types of the contract: each returns its published schema.
//! The text is that of the bundle, without the examples and counter-examples.

use std::collections::BTreeMap;

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use serde_json::Value;

use crate::emit::bundle;
use crate::model::Shape;

use super::view::{View, ident};

/// Records by their Rust names, and what the bundle calls them.
const RECORDS: [(&str, &str); 4] = [
    ("Request", "RequestRecord"),
    ("Response", "ResponseRecord"),
    ("Event", "EventRecord"),
    ("Record", "Record"),
];

/// The module with all implementations, behind the feature `schemars`.
pub fn print(view: &View<'_>) -> TokenStream {
    let bundle = bundle::bundle(view.model);
    let definitions: BTreeMap<&str, String> = bundle["$defs"]
        .as_object()
        .into_iter()
        .flatten()
        .map(|(name, schema)| (name.as_str(), bare(schema).to_string()))
        .collect();
    let places: BTreeMap<&str, Literal> = definitions
        .keys()
        .enumerate()
        .map(|(place, name)| (*name, Literal::usize_unsuffixed(place)))
        .collect();
    let entries = definitions
        .iter()
        .map(|(name, text)| quote!((#name, #text)));
    let arms = places
        .values()
        .map(|place| quote!(#place => generator.subschema_for::<Definition<#place>>(),));
    let types = view
        .model
        .types
        .iter()
        .filter(|ty| !matches!(ty.shape, Shape::Node(_)));
    let types = types.map(|ty| {
        implementation(
            &ty.name,
            view.is_borrowed(&ty.name),
            &places[ty.name.as_str()],
        )
    });
    let records = RECORDS
        .iter()
        .map(|(name, definition)| implementation(name, true, &places[definition]));
    quote! {
        use super::*;
        use schemars::{JsonSchema, Schema, SchemaGenerator};
        use serde_json::{Map, Value};

        /// Name and schema of every definition, sorted.
        const DEFINITIONS: &[(&str, &str)] = &[#(#entries),*];

        /// The definition at one place of the list: a type of the contract, also where Rust has no type of its own for it.
        struct Definition<const PLACE: usize>;

        impl<const PLACE: usize> JsonSchema for Definition<PLACE> {
            fn schema_name() -> Cow<'static, str> {
                Cow::Borrowed(DEFINITIONS[PLACE].0)
            }

            fn schema_id() -> Cow<'static, str> {
                Cow::Owned(format!(concat!(module_path!(), "::{}"), DEFINITIONS[PLACE].0))
            }

            fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                schema(DEFINITIONS[PLACE].1, generator)
            }
        }

        /// A published schema, its references as this generator writes them.
        fn schema(text: &str, generator: &mut SchemaGenerator) -> Schema {
            // The text was JSON when it was printed; a schema that allows anything only keeps this total.
            let mut schema: Map<String, Value> = serde_json::from_str(text).unwrap_or_default();
            schema.values_mut().for_each(|value| refer(value, generator));
            Schema::from(schema)
        }

        fn refer(value: &mut Value, generator: &mut SchemaGenerator) {
            match value {
                Value::Object(members) => {
                    let place = members.get("$ref").and_then(Value::as_str).and_then(place);
                    if let Some(reference) = place.and_then(|place| subschema(place, generator).as_value().get("$ref").cloned()) {
                        members.insert("$ref".to_owned(), reference);
                    }
                    members.values_mut().for_each(|value| refer(value, generator));
                }
                Value::Array(items) => items.iter_mut().for_each(|value| refer(value, generator)),
                _ => {}
            }
        }

        /// Where the definition stands that a reference of the published schema names.
        fn place(reference: &str) -> Option<usize> {
            let name = reference.strip_prefix("#/$defs/")?;
            DEFINITIONS.iter().position(|(known, _)| *known == name)
        }

        fn subschema(place: usize, generator: &mut SchemaGenerator) -> Schema {
            match place { #(#arms)* _ => Schema::default() }
        }

        #(#types)*
        #(#records)*
    }
}

fn implementation(name: &str, borrowed: bool, place: &Literal) -> TokenStream {
    let name = ident(name);
    let lifetime = if borrowed { quote!(<'_>) } else { quote!() };
    quote! {
        impl JsonSchema for #name #lifetime {
            fn schema_name() -> Cow<'static, str> {
                Definition::<#place>::schema_name()
            }

            fn schema_id() -> Cow<'static, str> {
                Definition::<#place>::schema_id()
            }

            fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                Definition::<#place>::json_schema(generator)
            }
        }
    }
}

/// A definition without what is there for its tests.
fn bare(schema: &Value) -> Value {
    let mut schema = schema.clone();
    if let Some(members) = schema.as_object_mut() {
        members.retain(|name, _| !matches!(name.as_str(), "examples" | "x-counter-examples"));
    }
    schema
}
