//! What the form of a record allows: order, spelling, unknown members, members said twice, records cut short.
//! Every name is a rule.

use app_wire::{ErrorCode, Record, decode_record};
use bounded::{Class, Rule};
use serde_json::{Value, json};
use wire_tests::{Published, Random, Side, bytes, shuffled};

fn records() -> Vec<wire_tests::Record> {
    Published::read().records()
}

fn decode(json: &[u8]) -> Result<Record<'static>, bounded::Fault> {
    decode_record(json).map(Record::into_owned)
}

/// The object nodes of a value, as pointers.
fn objects(value: &Value, at: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(members) => {
            found.push(at.to_owned());
            for (name, value) in members {
                objects(value, &format!("{at}/{name}"), found);
            }
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                objects(item, &format!("{at}/{index}"), found);
            }
        }
        _ => {}
    }
}

fn reversed(value: &Value) -> Value {
    match value {
        Value::Object(members) => members
            .iter()
            .rev()
            .map(|(name, value)| (name.clone(), reversed(value)))
            .collect(),
        Value::Array(items) => items.iter().map(reversed).collect(),
        other => other.clone(),
    }
}

#[test]
fn the_order_of_members_means_nothing() {
    let mut random = Random::new(7);
    for record in records() {
        let wanted = decode(&bytes(&record.value)).unwrap();
        assert_eq!(
            decode(&bytes(&reversed(&record.value))).as_ref(),
            Ok(&wanted),
            "{} reversed",
            record.definition
        );
        for _ in 0..5 {
            let other = bytes(&shuffled(&record.value, &mut random));
            assert_eq!(
                decode(&other).as_ref(),
                Ok(&wanted),
                "{}",
                String::from_utf8_lossy(&other)
            );
        }
    }
}

#[test]
fn white_space_between_tokens_means_nothing() {
    for record in records() {
        let wanted = decode(&bytes(&record.value)).unwrap();
        let pretty = format!("\r\n\t {:#} \r\n", record.value);
        assert_eq!(
            decode(pretty.as_bytes()).as_ref(),
            Ok(&wanted),
            "{}",
            record.definition
        );
    }
}

/// Every character of every string and key written as an escape.
fn escaped(value: &Value) -> String {
    let text = |text: &str| {
        let units: String = text
            .encode_utf16()
            .map(|unit| format!("\\u{unit:04X}"))
            .collect();
        format!("\"{units}\"")
    };
    match value {
        Value::Object(members) => {
            let members: Vec<String> = members
                .iter()
                .map(|(name, value)| format!("{}:{}", text(name), escaped(value)))
                .collect();
            format!("{{{}}}", members.join(","))
        }
        Value::Array(items) => format!(
            "[{}]",
            items.iter().map(escaped).collect::<Vec<_>>().join(",")
        ),
        Value::String(value) => text(value),
        other => other.to_string(),
    }
}

#[test]
fn escapes_mean_the_characters_they_stand_for() {
    for record in records() {
        let wanted = decode(&bytes(&record.value)).unwrap();
        assert_eq!(
            decode(escaped(&record.value).as_bytes()).as_ref(),
            Ok(&wanted),
            "{}",
            record.definition
        );
    }
}

#[test]
fn a_record_cut_short_is_refused_at_every_byte() {
    for record in records() {
        let json = bytes(&record.value);
        // The other spellings are cut at fewer places: they take other paths, but the same ones at most bytes.
        let others = [
            bytes(&reversed(&record.value)),
            escaped(&record.value).into_bytes(),
        ];
        let cuts = (0..json.len()).map(|end| &json[..end]);
        let others = others
            .iter()
            .flat_map(|json| (0..json.len()).step_by(29).map(|end| &json[..end]));
        for cut in cuts.chain(others) {
            assert!(
                decode_record(cut).is_err(),
                "{} cut at {}",
                record.definition,
                cut.len()
            );
        }
    }
}

#[test]
fn an_unknown_member_is_ignored_in_outputs_and_refused_in_requests() {
    for record in records() {
        let wanted = decode(&bytes(&record.value)).unwrap();
        let mut places = Vec::new();
        objects(&record.value, "", &mut places);
        for place in places.iter().filter(|place| !place.ends_with("/limits")) {
            for extra in [json!(null), json!({"a":{"b":[1.5e3,true]},"c":"é"})] {
                let mut value = record.value.clone();
                value.pointer_mut(place).unwrap()["unheard_of"] = extra;
                match (record.side, decode(&bytes(&value))) {
                    (Side::Output, outcome) => assert_eq!(
                        outcome.as_ref(),
                        Ok(&wanted),
                        "{} at {place}",
                        record.definition
                    ),
                    (Side::Request, Err(fault)) => {
                        assert_eq!(
                            fault.rule,
                            Rule::Unknown,
                            "{} at {place}",
                            record.definition
                        );
                        assert_eq!(
                            &fault.pointer, place,
                            "the name of the member is data of the peer"
                        );
                    }
                    (Side::Request, Ok(_)) => panic!("{} at {place}: accepted", record.definition),
                }
            }
        }
    }
}

#[test]
fn a_member_said_twice_is_refused_wherever_it_stands() {
    for record in records() {
        let mut places = Vec::new();
        objects(&record.value, "", &mut places);
        for place in &places {
            let members = record
                .value
                .pointer(place)
                .and_then(Value::as_object)
                .unwrap();
            for name in members.keys() {
                // Put in under another name first: a `Value` cannot hold a key twice.
                let mut value = record.value.clone();
                value.pointer_mut(place).unwrap()["\u{1}twin"] = members[name].clone();
                let json = value.to_string();
                for twin in [
                    name.clone(),
                    format!("\\u{:04x}{}", name.as_bytes()[0], &name[1..]),
                ] {
                    let json = json.replace("\\u0001twin", &twin);
                    let fault = decode(json.as_bytes()).expect_err(name);
                    assert_eq!(
                        fault.rule,
                        Rule::DuplicateKey,
                        "{} {place}/{name}: {json}",
                        record.definition
                    );
                }
            }
        }
    }
}

#[test]
fn unknown_members_stand_under_every_general_bound() {
    let bounds = &app_wire::CONTRACT;
    let many = |count: u32| {
        Value::Object(
            (0..count)
                .map(|index| (format!("k{index}"), json!(0)))
                .collect(),
        )
    };
    let nested = |levels: u32| {
        format!(
            "{}{}",
            "[".repeat(levels as usize),
            "]".repeat(levels as usize)
        )
    };
    let output = records()
        .into_iter()
        .find(|record| record.definition == "StatusResponseRecord")
        .expect("an output");
    let with = |extra: &str| {
        let json = output.value.to_string();
        format!("{},\"unheard_of\":{extra}}}", &json[..json.len() - 1])
    };
    for (extra, rule) in [
        (many(bounds.fields).to_string(), None),
        (many(bounds.fields + 1).to_string(), Some(Rule::Fields)),
        (json!(vec![0; bounds.items as usize]).to_string(), None),
        (
            json!(vec![0; bounds.items as usize + 1]).to_string(),
            Some(Rule::Items),
        ),
        (json!("x".repeat(bounds.string_bytes)).to_string(), None),
        (
            json!("x".repeat(bounds.string_bytes + 1)).to_string(),
            Some(Rule::StringBytes),
        ),
        (json!("é".repeat(bounds.string_bytes / 2)).to_string(), None),
        (
            json!({"x".repeat(bounds.string_bytes): 1}).to_string(),
            None,
        ),
        (
            json!({"x".repeat(bounds.string_bytes + 1): 1}).to_string(),
            Some(Rule::KeyBytes),
        ),
        (nested(bounds.depth - 1), None),
        (nested(bounds.depth), Some(Rule::Depth)),
        (
            "{\"a\":1,\"b\":2,\"\\u0061\":3}".to_owned(),
            Some(Rule::DuplicateKey),
        ),
        ("\"\\ud800\"".to_owned(), Some(Rule::Surrogate)),
        ("1e400".to_owned(), Some(Rule::Number)),
        ("01".to_owned(), Some(Rule::Syntax)),
    ] {
        let json = with(&extra);
        let found = decode(json.as_bytes())
            .map(drop)
            .map_err(|fault| fault.rule);
        assert_eq!(
            found,
            rule.map_or(Ok(()), Err),
            "{}",
            &json[..json.len().min(300)]
        );
    }
}

#[test]
fn what_is_no_record_at_all_is_refused_as_json() {
    let good = bytes(&records()[0].value);
    let text = String::from_utf8(good.clone()).unwrap();
    for (json, rule) in [
        (Vec::new(), Rule::Syntax),
        (b" \r\n".to_vec(), Rule::Syntax),
        ([b"\xef\xbb\xbf".as_slice(), &good].concat(), Rule::Syntax),
        ([good.as_slice(), b"\xff"].concat(), Rule::Utf8),
        ([good.as_slice(), b" {}"].concat(), Rule::Trailing),
        ([good.as_slice(), b"x"].concat(), Rule::Trailing),
        (text.replacen(':', "=", 1).into_bytes(), Rule::Syntax),
        (text.replacen(',', ";", 1).into_bytes(), Rule::Syntax),
        (text.replacen('{', "{,", 1).into_bytes(), Rule::Syntax),
        (text.replacen("req", "r\ne", 1).into_bytes(), Rule::Control),
        (vec![b'['; 60_000], Rule::Syntax),
    ] {
        let fault = decode(&json).expect_err("no record");
        let shown = String::from_utf8_lossy(&json[..json.len().min(80)]).into_owned();
        if fault.rule != Rule::Missing("kind") {
            assert_eq!(
                (fault.rule, fault.rule.class()),
                (rule, rule.class()),
                "{shown}"
            );
            assert!(
                rule.class() != Class::Json || ErrorCode::of(&fault).as_str() == "invalid_json",
                "{shown}"
            );
        }
    }
}

#[test]
fn a_record_of_the_greatest_size_is_read_and_one_byte_more_is_not() {
    let most = app_wire::limits::MAX_RECORD_BYTES;
    let mut json = bytes(&records()[0].value);
    json.resize(most, b' ');
    assert!(decode(&json).is_ok());
    json.push(b' ');
    assert_eq!(decode(&json).unwrap_err().rule, Rule::RecordBytes);
}

#[test]
fn one_space_between_any_two_tokens_means_nothing() {
    for record in records() {
        let json = bytes(&record.value);
        let wanted = decode(&json).unwrap();
        let mut inside = false;
        for at in 0..json.len() {
            match json[at] {
                b'"' if at == 0 || json[at - 1] != b'\\' => inside = !inside,
                _ => {}
            }
            let structural = matches!(json[at], b'{' | b'}' | b'[' | b']' | b':' | b',');
            if !inside && structural {
                for place in [at, at + 1] {
                    let spaced = [&json[..place], b" ", &json[place..]].concat();
                    let shown = String::from_utf8_lossy(&spaced);
                    assert_eq!(decode(&spaced).as_ref(), Ok(&wanted), "{shown}");
                }
            }
        }
    }
}
