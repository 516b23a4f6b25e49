//! Every limit that the machine itself keeps: one below, at it, one above.

use app_wire::limits;
use serde_json::{Value, json};
use session::HistoryBounds;
use turn::Ending;

use crate::world::{Seen, World, setup};

/// The code of the one answer, or `ok`.
fn verdict(seen: &[Seen]) -> String {
    match seen {
        [Seen::Write(record), ..] => record["error"]["code"].as_str().unwrap_or("ok").to_owned(),
        other => panic!("an answer was expected: {other:?}"),
    }
}

/// Verdicts of records made for one below, at and one above a limit.
fn around(limit: usize, mut record: impl FnMut(usize) -> Value) -> [String; 3] {
    [limit - 1, limit, limit + 1].map(|size| verdict(&World::initialized(4).send(&record(size))))
}

#[test]
fn record_bytes() {
    let sized = |size: usize| {
        let mut record = br#"{"protocol_version":1,"kind":"request","request_id":"r","method":"session.list","payload":{}}"#.to_vec();
        record.resize(size - 1, b' ');
        record.push(b'\n');
        verdict(&World::initialized(4).line(&record))
    };
    let max = limits::MAX_RECORD_BYTES;
    assert_eq!(
        [sized(max - 1), sized(max), sized(max + 1)],
        ["ok", "ok", "record_too_large"]
    );
}

#[test]
fn payload_bytes_are_counted_compact() {
    // An unknown member is a fault of a later phase, so what is small enough is told as that.
    let filler = |size: usize| {
        let rest = size - r#"{"a":"","b":"","c":""}"#.len();
        let (a, b) = (
            limits::MAX_STRING_BYTES - 100,
            limits::MAX_STRING_BYTES - 100,
        );
        json!({"a": "x".repeat(a), "b": "x".repeat(b), "c": "x".repeat(rest - a - b)})
    };
    let max = limits::MAX_PAYLOAD_BYTES;
    let codes = around(
        max,
        |size| json!({"method": "session.list", "payload": filler(size)}),
    );
    assert_eq!(
        codes,
        ["invalid_payload", "invalid_payload", "payload_too_large"]
    );
    let spaced = |size| {
        let payload = serde_json::to_string(&filler(size))
            .unwrap()
            .replace("\":\"", "\" :  \"");
        let record = format!(
            r#"{{"protocol_version":1,"kind":"request","request_id":"r","method":"session.list","payload":{payload}}}"#
        );
        verdict(&World::initialized(4).line(record.as_bytes()))
    };
    assert_eq!(
        [spaced(max), spaced(max + 1)],
        ["invalid_payload", "payload_too_large"]
    );
}

#[test]
fn string_and_key_bytes() {
    let max = limits::MAX_STRING_BYTES;
    let prompt = |text: String| json!({"method": "turn.start", "payload": {"prompt": text}});
    assert_eq!(
        around(max, |size| prompt("x".repeat(size))),
        ["ok", "ok", "limit_exceeded"]
    );
    assert_eq!(
        around(max / 2, |size| prompt("é".repeat(size))),
        ["ok", "ok", "limit_exceeded"]
    );
    let key = |size: usize| json!({"method": "session.list", "payload": {"k".repeat(size): 0}});
    assert_eq!(
        around(max, key),
        ["invalid_payload", "invalid_payload", "limit_exceeded"]
    );
}

#[test]
fn depth_items_and_fields() {
    // The record and its payload are the first two levels.
    let nested = |levels: usize| (2..levels).fold(json!(0), |inner, _| json!([inner]));
    let deep = around(
        limits::MAX_JSON_DEPTH,
        |levels| json!({"method": "session.list", "payload": {"x": nested(levels)}}),
    );
    assert_eq!(
        deep,
        ["invalid_payload", "invalid_payload", "limit_exceeded"]
    );
    let wide = around(
        limits::MAX_ARRAY_ITEMS,
        |items| json!({"method": "session.list", "payload": {"x": vec![0; items]}}),
    );
    assert_eq!(
        wide,
        ["invalid_payload", "invalid_payload", "limit_exceeded"]
    );
    let members = |count: usize| {
        (0..count)
            .map(|index| (format!("m{index}"), json!(0)))
            .collect::<Value>()
    };
    let fields = around(
        limits::MAX_OBJECT_FIELDS,
        |count| json!({"method": "session.list", "payload": members(count)}),
    );
    assert_eq!(
        fields,
        ["invalid_payload", "invalid_payload", "limit_exceeded"]
    );
}

#[test]
fn id_and_name_bytes() {
    let id = |size: usize| json!({"request_id": "i".repeat(size), "method": "session.list"});
    assert_eq!(
        around(limits::MAX_ID_BYTES, id),
        ["ok", "ok", "limit_exceeded"]
    );
    let wide = |size: usize| json!({"request_id": "é".repeat(size), "method": "session.list"});
    assert_eq!(
        around(limits::MAX_ID_BYTES / 2, wide),
        ["ok", "ok", "limit_exceeded"]
    );
    let session = |size: usize| json!({"session_id": "s".repeat(size), "method": "session.open"});
    assert_eq!(
        around(limits::MAX_ID_BYTES, session),
        ["invalid_session_id", "invalid_session_id", "limit_exceeded"]
    );
    let name = |size: usize| json!({"method": "m".repeat(size)});
    assert_eq!(
        around(limits::MAX_NAME_BYTES, name),
        [
            "unsupported_operation",
            "unsupported_operation",
            "limit_exceeded"
        ]
    );
}

#[test]
fn an_unsafe_id_is_not_echoed() {
    for id in [
        json!("i".repeat(limits::MAX_ID_BYTES + 1)),
        json!(""),
        json!("a\u{7f}"),
        json!(7),
        Value::Null,
    ] {
        let seen = World::initialized(4).send(&json!({"request_id": id, "method": "session.list"}));
        let [Seen::Write(record)] = &seen[..] else {
            panic!("{seen:?}")
        };
        assert_eq!(
            (&record["request_id"], &record["method"]),
            (&Value::Null, &json!("session.list")),
            "{id}"
        );
    }
}

#[test]
fn attachments_explicit_and_implicit() {
    let mut world = World::initialized(2);
    let sessions: Vec<String> = (0..limits::MAX_SESSION_ATTACHMENTS - 1)
        .map(|_| world.create())
        .collect();
    let (implicit, turn) = world.start("t1", None);
    for refused in [
        json!({"method": "session.create"}),
        json!({"method": "turn.start", "payload": {"prompt": "x"}}),
    ] {
        assert_eq!(
            verdict(&world.send(&refused)),
            "limit_exceeded",
            "{refused}"
        );
    }
    // What is attached needs no other place.
    assert_eq!(
        verdict(&world.send(&json!({"method": "session.open", "session_id": sessions[0]}))),
        "ok"
    );
    assert_eq!(
        verdict(&world.send(&json!({"method": "session.close", "session_id": sessions[0]}))),
        "ok"
    );
    assert_eq!(
        verdict(&world.send(&json!({"method": "session.open", "session_id": sessions[0]}))),
        "ok"
    );
    world.end_turn(&turn, Ending::Completed);
    assert_eq!(
        verdict(&world.send(&json!({"method": "session.create"}))),
        "ok"
    );
    let last = json!({"method": "turn.start", "session_id": implicit, "payload": {"prompt": "x"}});
    assert_eq!(verdict(&world.send(&last)), "limit_exceeded");
}

#[test]
fn active_turns() {
    let mut world = World::initialized(3);
    let (_, first) = world.start("t1", None);
    world.start("t2", None);
    world.start("t3", None);
    let more = json!({"method": "turn.start", "payload": {"prompt": "x"}});
    assert_eq!(verdict(&world.send(&more)), "too_many_active_turns");
    world.end_turn(&first, Ending::Failed);
    assert_eq!(verdict(&world.send(&more)), "ok");
}

#[test]
fn history_at_admission() {
    let mut world = World::initialized(1);
    let session = world.create();
    let (_, turn) = world.start("t1", Some(&session));
    world.end_turn(&turn, Ending::Completed);
    let mut narrow = setup(world.store.clone(), 1);
    narrow.history = HistoryBounds {
        bytes: 1 << 20,
        records: 1,
    };
    assert_eq!(
        verdict(&world.send(&json!({"method": "session.close", "session_id": session}))),
        "ok"
    );
    world.service = app_service::Service::new(narrow);
    world.send(&json!({"method": "initialize", "payload": {"supported_protocol_versions": [1]}}));
    let start = json!({"method": "turn.start", "session_id": session, "payload": {"prompt": "x"}});
    assert_eq!(verdict(&world.send(&start)), "session_unavailable");
    // Refused, it leaves nothing attached; opening it is another matter.
    assert!(
        world
            .store
            .attach(&session::Id::parse(&session).unwrap())
            .is_ok()
    );
    assert_eq!(
        verdict(&world.send(&json!({"method": "session.open", "session_id": session}))),
        "ok"
    );
}

#[test]
fn replay_pages_are_within_their_bytes_and_lose_nothing() {
    let mut world = World::initialized(1);
    let session = world.create();
    // Quotes, line breaks and U+2028 grow when they are encoded.
    let texts = [
        "plain ".repeat(2000),
        "\"\n".repeat(5000),
        "漢字é\u{2028}".repeat(1000),
    ];
    for text in &texts {
        let (_, turn) = world.start("t", Some(&session));
        world.text(&turn, text);
        world.end_turn(&turn, Ending::Completed);
    }
    let (mut after, mut replayed, mut pages) = (Value::Null, String::new(), 0);
    loop {
        let seen = world.send(&json!({"method": "session.replay", "session_id": session, "payload": {"after": after}}));
        let [Seen::Write(page)] = &seen[..] else {
            panic!("{seen:?}")
        };
        let payload = &page["payload"];
        assert!(payload_bytes(&world.last) <= limits::MAX_SESSION_REPLAY_PAGE_BYTES);
        for item in payload["events"].as_array().unwrap() {
            if item["role"] == "assistant" {
                replayed.push_str(item["text"].as_str().unwrap());
            }
        }
        pages += 1;
        after = payload["next_cursor"].clone();
        if payload["truncated"] == false {
            assert_eq!(payload["next_cursor"], payload["snapshot_cursor"]);
            break;
        }
        assert!(
            !payload["events"].as_array().unwrap().is_empty(),
            "a page goes on"
        );
    }
    assert!(pages > 2, "more than one page was needed");
    assert_eq!(replayed, texts.concat());
}

/// Bytes of the payload as written, without reading it.
fn payload_bytes(record: &[u8]) -> usize {
    let record = std::str::from_utf8(record).unwrap();
    let from = record.find("\"payload\":").unwrap() + "\"payload\":".len();
    record.rfind(",\"error\":").unwrap() - from
}
