//! The survey against a second opinion: `serde_json`, and a reader of keys that keeps all of them.
//! Every name is a rule.

use std::collections::HashSet;
use std::fmt;

use bounded::{Contract, Kind, Raw, Reader, Rule, Stop, Survey, Verdicts, compact_len, survey};
use proptest::prelude::*;
use serde_json::Value;
use serde_json::value::RawValue;

static SMALL: Contract = Contract {
    record_bytes: 65_536,
    payload_bytes: 4_096,
    depth: 4,
    items: 3,
    fields: 3,
    string_bytes: 8,
    names: &["a", "b"],
    verdicts: Verdicts {
        record_bytes: 0,
        json: 1,
        bound: 2,
        payload_bytes: 3,
        shape: 4,
    },
    ranks: &[0, 1, 2, 3, 4],
};

fn look(json: &[u8]) -> Survey<'_> {
    survey(json, &SMALL)
}

fn invalid(json: &[u8]) -> Option<Rule> {
    look(json).invalid().map(|fault| fault.rule)
}

fn exceeded(json: &str) -> Option<Rule> {
    look(json.as_bytes()).exceeded().map(|fault| fault.rule)
}

#[test]
fn json_is_what_the_grammar_says() {
    for (json, rule) in [
        ("{}", None),
        (" [1, -0.5e+3, true,false , null, \"\\u00e9\"]\r\n", None),
        ("\"alone\"", None),
        ("12", None),
        ("", Some(Rule::Syntax)),
        (" ", Some(Rule::Syntax)),
        ("{} {}", Some(Rule::Trailing)),
        ("{}x", Some(Rule::Trailing)),
        ("\u{feff}{}", Some(Rule::Syntax)),
        ("{\"a\":1,}", Some(Rule::Syntax)),
        ("[1,]", Some(Rule::Syntax)),
        ("[,1]", Some(Rule::Syntax)),
        ("{\"a\"}", Some(Rule::Syntax)),
        ("{\"a\":}", Some(Rule::Syntax)),
        ("{a:1}", Some(Rule::Syntax)),
        ("{\"a\":1 \"b\":2}", Some(Rule::Syntax)),
        ("[1}", Some(Rule::Syntax)),
        ("tru", Some(Rule::Syntax)),
        ("nul", Some(Rule::Syntax)),
        ("truex", Some(Rule::Trailing)),
        ("NaN", Some(Rule::Syntax)),
        ("[1e400]", Some(Rule::Number)),
        ("[\"\\ud800\"]", Some(Rule::Surrogate)),
        ("[\"\t\"]", Some(Rule::Control)),
        (
            "{\"a\":1,\"b\":{\"c\":1,\"\\u0063\":2}}",
            Some(Rule::DuplicateKey),
        ),
        ("{\"a\":1,\"a\":1}", Some(Rule::DuplicateKey)),
        ("[[[[[[{\"x\":1,\"x\":2}]]]]]]", Some(Rule::DuplicateKey)),
    ] {
        assert_eq!(invalid(json.as_bytes()), rule, "{json}");
    }
    assert_eq!(invalid(b"\"\xff\""), Some(Rule::Utf8));
    assert_eq!(
        look(b"[1,\"\xc3\"]").invalid().map(|fault| fault.offset),
        Some(4)
    );
}

#[test]
fn the_second_of_two_equal_keys_is_the_fault() {
    let fault = look(b"{\"b\":{\"a\":1,\"z\":2,\"\\u0061\":3}}")
        .invalid()
        .cloned()
        .unwrap();
    assert_eq!(
        (fault.offset, fault.pointer.as_str(), fault.code),
        (18, "/b", SMALL.verdicts.json)
    );
}

#[test]
fn each_general_bound_holds_at_itself_and_not_beyond() {
    for (json, rule) in [
        ("[[[[1]]]]", None),
        ("[[[[[]]]]]", Some(Rule::Depth)),
        ("[1,2,3]", None),
        ("[1,2,3,4]", Some(Rule::Items)),
        ("{\"a\":1,\"b\":2,\"c\":3}", None),
        ("{\"a\":1,\"b\":2,\"c\":3,\"d\":4}", Some(Rule::Fields)),
        ("\"12345678\"", None),
        ("\"123456789\"", Some(Rule::StringBytes)),
        ("\"éééé\"", None),
        ("\"ééééx\"", Some(Rule::StringBytes)),
        ("\"\\u00e9\\u00e9\\u00e9\\u00e9\"", None),
        ("\"\\u00e9\\u00e9\\u00e9\\u00e9x\"", Some(Rule::StringBytes)),
        ("{\"12345678\":1}", None),
        ("{\"123456789\":1}", Some(Rule::KeyBytes)),
    ] {
        assert_eq!(
            (invalid(json.as_bytes()), exceeded(json)),
            (None, rule),
            "{json}"
        );
    }
}

#[test]
fn the_first_bound_in_the_bytes_is_told_with_its_place() {
    let fault = look(b"{\"a\":[1,2,3,4],\"b\":\"123456789\"}")
        .exceeded()
        .cloned()
        .unwrap();
    assert_eq!(
        (fault.rule, fault.pointer.as_str(), fault.code),
        (Rule::Items, "/a/3", SMALL.verdicts.bound)
    );
}

#[test]
fn a_bound_that_is_passed_does_not_hide_what_is_no_json() {
    assert_eq!(
        invalid(b"[1,2,3,4,{\"x\":1,\"x\":2}]"),
        Some(Rule::DuplicateKey)
    );
    assert_eq!(invalid(b"[1,2,3,4"), Some(Rule::Syntax));
}

#[test]
fn any_depth_is_judged_without_a_stack() {
    for levels in [5_000, 500_000] {
        let open = "[".repeat(levels);
        assert_eq!(invalid(open.as_bytes()), Some(Rule::Syntax));
        let closed = format!("{open}{}", "]".repeat(levels));
        assert_eq!(
            (invalid(closed.as_bytes()), exceeded(&closed)),
            (None, Some(Rule::Depth))
        );
        let objects = format!("{}1{}", "{\"a\":".repeat(levels), "}".repeat(levels));
        assert_eq!(
            (invalid(objects.as_bytes()), exceeded(&objects)),
            (None, Some(Rule::Depth))
        );
    }
}

#[test]
fn many_keys_are_compared_in_reasonable_time() {
    let key = |index: usize| format!("\"{}{index:06}\":1", "k".repeat(20));
    let mut keys: Vec<String> = (0..20_000).map(key).collect();
    assert_eq!(invalid(format!("{{{}}}", keys.join(",")).as_bytes()), None);
    keys.push(key(7));
    assert_eq!(
        invalid(format!("{{{}}}", keys.join(",")).as_bytes()),
        Some(Rule::DuplicateKey)
    );
}

#[test]
fn members_of_the_record_keep_their_bytes() {
    let json = b" {\"\\u0061\" : [1, 2] ,\"b\":{\"a\":\"x\"},\"c\": -1e2 }\n";
    let found = look(json);
    let members: Vec<(String, String, Kind)> = found
        .members()
        .map(|member| {
            assert_eq!(&json[member.offset..][..member.raw.len()], member.raw);
            (
                member.key.into_owned(),
                String::from_utf8_lossy(member.raw).into_owned(),
                member.kind,
            )
        })
        .collect();
    let wanted = [
        ("a", "[1, 2]", Kind::Array),
        ("b", "{\"a\":\"x\"}", Kind::Object),
        ("c", "-1e2", Kind::Number),
    ];
    assert_eq!(
        members,
        wanted.map(|(key, raw, kind)| (key.to_owned(), raw.to_owned(), kind))
    );
    assert_eq!(
        found.member("a").map(|member| member.kind),
        Some(Kind::Array)
    );
    assert!(found.member("x").is_none());
    assert_eq!(look(b"[{\"a\":1}]").members().count(), 0);
}

#[test]
fn the_compact_size_leaves_out_white_space_and_escapes_without_need() {
    for (json, size) in [
        (
            "{ \"a\" : [ 1 , 2.50 ] , \"b c\" : \"\\u0041 \\\" \" }",
            "{\"a\":[1,2.50],\"b c\":\"A \\\" \"}".len(),
        ),
        (" null\r\n", 4),
        ("\"  \"", 4),
        ("", 0),
        ("\"open \\", 7),
    ] {
        assert_eq!(compact_len(json.as_bytes()), size, "{json}");
    }
}

/// Every key of every object, and whether one came twice: what `serde_json::Value` forgets.
struct Keys;

impl<'de> serde::de::DeserializeSeed<'de> for Keys {
    type Value = bool;
    fn deserialize<D: serde::Deserializer<'de>>(self, deserializer: D) -> Result<bool, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> serde::de::Visitor<'de> for Keys {
    type Value = bool;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any value")
    }
    fn visit_bool<E>(self, _: bool) -> Result<bool, E> {
        Ok(false)
    }
    fn visit_i64<E>(self, _: i64) -> Result<bool, E> {
        Ok(false)
    }
    fn visit_u64<E>(self, _: u64) -> Result<bool, E> {
        Ok(false)
    }
    fn visit_f64<E>(self, _: f64) -> Result<bool, E> {
        Ok(false)
    }
    fn visit_str<E>(self, _: &str) -> Result<bool, E> {
        Ok(false)
    }
    fn visit_unit<E>(self) -> Result<bool, E> {
        Ok(false)
    }
    fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut items: A) -> Result<bool, A::Error> {
        let mut twice = false;
        while let Some(inner) = items.next_element_seed(Keys)? {
            twice |= inner;
        }
        Ok(twice)
    }
    fn visit_map<A: serde::de::MapAccess<'de>>(self, mut members: A) -> Result<bool, A::Error> {
        let (mut twice, mut keys) = (false, HashSet::new());
        while let Some(key) = members.next_key::<String>()? {
            twice |= !keys.insert(key);
            twice |= members.next_value_seed(Keys)?;
        }
        Ok(twice)
    }
}

/// Whether another reader takes these bytes for one JSON value that says no key twice.
fn second_opinion(json: &[u8]) -> bool {
    let mut reader = serde_json::Deserializer::from_slice(json);
    let twice = serde::de::DeserializeSeed::deserialize(Keys, &mut reader);
    matches!(twice, Ok(false)) && reader.end().is_ok()
}

/// Text that is often JSON and often not quite.
fn nearly_json() -> impl Strategy<Value = String> {
    let leaf = prop_oneof![
        Just("null".to_owned()),
        Just("true".to_owned()),
        Just("-0".to_owned()),
        Just("1.5e3".to_owned()),
        Just("1e999".to_owned()),
        Just("01".to_owned()),
        Just("\"\\ud83d\\ude00\"".to_owned()),
        Just("\"\\ud83d\"".to_owned()),
        Just("\"\u{1}\"".to_owned()),
        Just("\"é\\n\"".to_owned()),
        Just("\"\\u0022\\/\"".to_owned()),
        Just(String::new()),
        "[-+0-9.eE]{1,5}",
    ];
    leaf.prop_recursive(4, 24, 4, |inner| {
        let key = prop_oneof![
            Just("\"a\""),
            Just("\"\\u0061\""),
            Just("\"b\""),
            Just("\"\""),
            Just("a")
        ];
        let member = (key, inner.clone()).prop_map(|(key, value)| format!("{key}: {value}"));
        prop_oneof![
            prop::collection::vec(inner, 0..4).prop_map(|items| format!("[{}]", items.join(" ,"))),
            prop::collection::vec(member, 0..4)
                .prop_map(|members| format!("{{{}}}", members.join(","))),
        ]
    })
}

fn read_raw(json: &[u8]) -> Result<(), Rule> {
    let wide = |reader: &mut Reader<'_>| reader.raw().map(|_: Raw<'_>| ());
    Reader::decode(json, &SMALL, SMALL.verdicts.shape, wide).map_err(|fault| fault.rule)
}

proptest! {
    #[test]
    fn survey_and_serde_agree_on_what_is_json(json in nearly_json()) {
        prop_assert_eq!(invalid(json.as_bytes()).is_none(), second_opinion(json.as_bytes()), "{}", json);
    }

    #[test]
    fn survey_and_serde_agree_on_changed_bytes(json in nearly_json(), at in 0usize..200, byte in any::<u8>()) {
        let mut bytes = json.into_bytes();
        if let Some(place) = bytes.len().checked_sub(1) {
            bytes[at.min(place)] = byte;
        }
        prop_assert_eq!(invalid(&bytes).is_none(), second_opinion(&bytes), "{}", String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn the_reader_skips_what_the_survey_accepts_and_nothing_else(json in nearly_json()) {
        let found = look(json.as_bytes());
        let whole = found.invalid().is_none() && found.exceeded().is_none();
        prop_assert_eq!(read_raw(json.as_bytes()).is_ok(), whole, "{}", json);
    }

    #[test]
    fn members_are_the_members_another_reader_finds(json in nearly_json()) {
        let found = look(json.as_bytes());
        if found.kind() == Some(Kind::Object) {
            let other: Value = serde_json::from_str(&json).unwrap();
            let other = other.as_object().unwrap();
            prop_assert_eq!(found.members().count(), other.len());
            for member in found.members() {
                let value: Value = serde_json::from_slice(member.raw).unwrap();
                prop_assert_eq!(Some(&value), other.get(member.key.as_ref()));
            }
        }
    }

    #[test]
    fn compact_size_is_the_size_of_a_compact_writer(json in nearly_json()) {
        if second_opinion(json.as_bytes()) {
            let raw: Box<RawValue> = serde_json::from_str(&json).unwrap();
            let spaced = raw.get();
            let tight = [(" ,", ","), (": ", ":"), ("\\ud83d\\ude00", "😀"), ("\\u0061", "a"), ("\\u0022\\/", "\\\"/")]
                .iter()
                .fold(spaced.to_owned(), |text, (loose, tight)| text.replace(loose, tight));
            prop_assert_eq!(compact_len(spaced.as_bytes()), tight.len());
        }
    }

    #[test]
    fn no_bytes_make_it_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let found = look(&bytes);
        let _ = found.members().count();
        let _ = compact_len(&bytes);
        let _ = read_raw(&bytes);
    }
}

#[test]
fn a_reader_that_stops_says_why() {
    let fault = Reader::decode(b"{\"a\":1}", &SMALL, 4, |_| Err::<(), _>(Stop)).unwrap_err();
    assert_eq!((fault.rule, fault.offset), (Rule::Syntax, 0));
}
