//! Every bound of the schema at one less, at the bound, and at one more, read and written.
//! The bounds come from the published schema, not from the code under test.

use app_wire::examine;
use bounded::Rule;
use serde_json::{Map, Value, json};
use wire_tests::{Published, bytes, resolve};

/// A member of an object type with an example it stands in.
struct Place<'p> {
    name: String,
    ty: &'p str,
    example: &'p Value,
    member: &'p str,
    schema: &'p Value,
}

/// Every member of every object type, in every example that has it.
fn places<'p>(definitions: &'p Map<String, Value>) -> Vec<Place<'p>> {
    let mut places = Vec::new();
    for ty in examine::TYPES {
        let definition = &definitions[*ty];
        let (Some(members), Some(examples)) = (
            definition["properties"].as_object(),
            definition["examples"].as_array(),
        ) else {
            continue;
        };
        for (member, schema) in members {
            for example in examples
                .iter()
                .filter(|example| !example[member.as_str()].is_null())
            {
                places.push(Place {
                    name: format!("{ty}.{member}"),
                    ty,
                    example,
                    member,
                    schema: resolve(definitions, schema),
                });
            }
        }
    }
    places
}

/// What happens to the example when the member has this value.
fn outcome(place: &Place<'_>, value: Value) -> Result<(), Rule> {
    let mut example = place.example.clone();
    example[place.member] = value;
    examine::again(place.ty, &bytes(&example))
        .expect("a type")
        .map(drop)
        .map_err(|fault| fault.rule)
}

/// Rules across members may refuse what the bound allows.
fn allowed(outcome: Result<(), Rule>) -> bool {
    matches!(outcome, Ok(()) | Err(Rule::Across(_)))
}

/// A character that the pattern of a string allows.
fn letter(schema: &Value) -> &'static str {
    if schema["pattern"]
        .as_str()
        .is_some_and(|pattern| pattern.contains("0-9TtZz"))
    {
        "0"
    } else {
        "a"
    }
}

#[test]
fn strings_end_at_their_bytes() {
    let published = Published::read();
    let mut seen = 0;
    for place in places(&published.definitions) {
        let Some(most) = place.schema["x-max-bytes"]
            .as_u64()
            .map(|most| most as usize)
        else {
            continue;
        };
        if !place.schema["x-open-enum"].is_null() {
            continue;
        }
        seen += 1;
        let letter = letter(place.schema);
        assert!(
            allowed(outcome(&place, json!(letter.repeat(most - 1)))),
            "{} at {}",
            place.name,
            most - 1
        );
        assert!(
            allowed(outcome(&place, json!(letter.repeat(most)))),
            "{} at {most}",
            place.name
        );
        let over = outcome(&place, json!(letter.repeat(most + 1)));
        assert!(
            matches!(over, Err(Rule::MaxBytes(_) | Rule::StringBytes)),
            "{} at {}: {over:?}",
            place.name,
            most + 1
        );
        // The bound counts bytes: half as many characters of two bytes, and one more.
        if place.schema["pattern"]
            .as_str()
            .is_none_or(|pattern| !pattern.contains("0-9"))
        {
            assert!(
                allowed(outcome(&place, json!("é".repeat(most / 2)))),
                "{} in é",
                place.name
            );
            let over = outcome(&place, json!("é".repeat(most / 2 + 1)));
            assert!(
                matches!(over, Err(Rule::MaxBytes(_) | Rule::StringBytes)),
                "{} in é: {over:?}",
                place.name
            );
        }
        if place.schema["minLength"] == 1 {
            let empty = outcome(&place, json!(""));
            assert_eq!(empty, Err(Rule::MinChars(1)), "{} empty", place.name);
        }
    }
    assert!(seen > 80, "only {seen} strings");
}

#[test]
fn integers_end_at_their_range() {
    let published = Published::read();
    let mut seen = 0;
    for place in places(&published.definitions) {
        let (Some(least), Some(most)) = (
            place.schema["minimum"].as_i64(),
            place.schema["maximum"].as_i64(),
        ) else {
            continue;
        };
        seen += 1;
        for inside in [least, least + 1, most - 1, most] {
            assert!(
                allowed(outcome(&place, json!(inside))),
                "{} at {inside}",
                place.name
            );
        }
        assert_eq!(
            outcome(&place, json!(least - 1)),
            Err(Rule::Minimum(least)),
            "{}",
            place.name
        );
        assert_eq!(
            outcome(&place, json!(most + 1)),
            Err(Rule::Maximum(most)),
            "{}",
            place.name
        );
    }
    assert!(seen > 40, "only {seen} integers");
}

#[test]
fn integers_are_written_as_integers() {
    let published = Published::read();
    for place in places(&published.definitions)
        .iter()
        .filter(|place| place.schema["maximum"].is_i64())
    {
        for other in ["1.0", "1e0", "-0", "1E+2", "0.0"] {
            let mut example = place.example.clone();
            example[place.member] = json!("\u{1}here");
            let json = example.to_string().replace("\"\\u0001here\"", other);
            let fault = examine::again(place.ty, json.as_bytes())
                .expect("a type")
                .expect_err(other);
            assert_eq!(fault.rule, Rule::Integer, "{} as {other}", place.name);
        }
    }
}

#[test]
fn arrays_end_at_their_items() {
    let published = Published::read();
    let mut seen = 0;
    for place in places(&published.definitions) {
        let Some(most) = place.schema["maxItems"].as_u64().map(|most| most as usize) else {
            continue;
        };
        let Some(item) = place.example[place.member]
            .as_array()
            .and_then(|items| items.first())
        else {
            continue;
        };
        seen += 1;
        let items = |count: usize| Value::Array(vec![item.clone(); count]);
        for inside in [most - 1, most] {
            assert!(
                allowed(outcome(&place, items(inside))),
                "{} with {inside} items",
                place.name
            );
        }
        let over = outcome(&place, items(most + 1));
        assert!(
            matches!(over, Err(Rule::MaxItems(_) | Rule::Items)),
            "{} with {} items: {over:?}",
            place.name,
            most + 1
        );
        if let Some(least) = place.schema["minItems"].as_u64().filter(|least| *least > 0) {
            assert!(
                matches!(
                    outcome(&place, items(least as usize - 1)),
                    Err(Rule::MinItems(_))
                ),
                "{}",
                place.name
            );
        }
    }
    assert!(seen > 15, "only {seen} arrays");
}

#[test]
fn presence_is_what_the_schema_says() {
    let published = Published::read();
    let mut seen = 0;
    for place in places(&published.definitions) {
        seen += 1;
        let definition = published.definition(place.ty);
        let required = definition["required"]
            .as_array()
            .is_some_and(|names| names.contains(&json!(place.member)));
        let member = &definition["properties"][place.member];
        let nullable = member["anyOf"].is_array()
            || member["type"]
                .as_array()
                .is_some_and(|kinds| kinds.contains(&json!("null")));

        let mut absent = place.example.clone();
        absent.as_object_mut().unwrap().shift_remove(place.member);
        let outcome_absent = examine::again(place.ty, &bytes(&absent))
            .expect("a type")
            .map(drop)
            .map_err(|fault| fault.rule);
        match outcome_absent {
            Err(Rule::Missing(name)) => {
                assert!(required && name == place.member, "{} left out", place.name)
            }
            Err(Rule::Across(_) | Rule::AtLeastOneOf) | Ok(()) => {
                assert!(!required, "{} left out", place.name)
            }
            Err(other) => panic!("{} left out: {other:?}", place.name),
        }
        match outcome(&place, Value::Null) {
            Err(Rule::Kind(_)) => assert!(!nullable, "{} null", place.name),
            Err(Rule::Across(_)) | Ok(()) => assert!(nullable, "{} null", place.name),
            Err(other) => panic!("{} null: {other:?}", place.name),
        }
    }
    assert!(seen > 150, "only {seen} members");
}
