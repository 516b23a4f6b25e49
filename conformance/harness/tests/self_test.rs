//! The harness against programs that misbehave: what is wrong must fail, and say so.

use std::path::PathBuf;
use std::time::Duration;

use harness::{Judge, Provider, Scenario, Setup, run};
use serde_json::json;

const ANSWER: &str = r#"{"kind":"response","request_id":"r1","session_id":null,"method":"status","payload":{"a":1},"error":null}"#;
const ASK: &str = r#"{"send":{"request_id":"r1","method":"status","payload":{}}}"#;
const GOOD: &str = r#"{"expect":{"request_id":"r1","payload":{"a":1}}}"#;

/// Runs steps against a shell script; the answer is how it failed.
fn outcome(
    script: &str,
    steps: &[&str],
    judge: Option<&Judge>,
    deadline: Duration,
) -> Result<(), String> {
    let header = json!({"scenario": "self/test", "rule": "The harness notices what is wrong.", "secrets": ["hidden-key"]});
    let text = format!("{header}\n{}\n", steps.join("\n"));
    let scenario = Scenario::read("self/test", &text).map_err(|error| error.to_string())?;
    let setup = Setup {
        program: PathBuf::from("/bin/sh"),
        args: vec!["-c".to_owned(), script.to_owned()],
        judge,
        provider: &|_| Err::<Box<dyn Provider>, _>("no provider here".to_owned()),
        deadline,
    };
    run(&scenario, &setup).map_err(|failure| failure.to_string())
}

fn check(script: &str, steps: &[&str], wanted: Result<(), &str>) {
    let outcome = outcome(script, steps, None, Duration::from_secs(30));
    match (&outcome, wanted) {
        (Ok(()), Ok(())) => {}
        (Err(what), Err(text)) if what.contains(text) => {}
        _ => panic!("{wanted:?}, got {outcome:?}"),
    }
}

/// Answers one request with `answer`, then reads to the end of stdin.
fn says(answer: &str) -> String {
    format!("read line; echo '{answer}'; cat >/dev/null")
}

#[test]
fn a_right_expectation_passes_and_a_wrong_one_fails_with_the_transcript() {
    check(&says(ANSWER), &[ASK, GOOD], Ok(()));
    check(
        &says(ANSWER),
        &[ASK, r#"{"expect":{"payload":{"a":2}}}"#],
        Err("/payload/a: should be 2, is 1"),
    );
    check(
        &says(ANSWER),
        &[ASK, r#"{"expect":{"payload":{"a":2}}}"#],
        Err("→ {\"protocol_version\":1"),
    );
    check(
        &says(ANSWER),
        &[ASK, r#"{"expect":{"payload":{"b":"$any"}}}"#],
        Err("/payload/b: is absent"),
    );
    check(
        &says(ANSWER),
        &[ASK, r#"{"expect":{"payload":{"a":"$absent"}}}"#],
        Err("should be absent"),
    );
    check(
        &says(ANSWER),
        &[
            ASK,
            r#"{"expect_any_order":[{"payload":{"a":2}},{"payload":{"a":3}}]}"#,
        ],
        Err("fits none of"),
    );
    check(
        &says(ANSWER),
        &[ASK, r#"{"expect_deltas":{"request_id":"r1","text":"hi"}}"#],
        Err("a delta was expected"),
    );
}

#[test]
fn a_record_that_nobody_expects_fails() {
    let twice = format!("read line; echo '{ANSWER}'; echo '{ANSWER}'; cat >/dev/null");
    check(&twice, &[ASK, GOOD], Err("waits for no answer"));
    let second = ANSWER.replace("r1", "given-1");
    let more = format!("read line; echo '{ANSWER}'; read line; echo '{second}'; cat >/dev/null");
    check(&more, &[ASK, GOOD, r#"{"expect_no_more":true}"#], Ok(()));
    let event = r#"{"kind":"event","event":"turn.started","event_id":"e","request_id":"r1","payload":{"sequence":0}}"#;
    let stray = format!("read line; echo '{ANSWER}'; read line; echo '{event}'; cat >/dev/null");
    check(
        &stray,
        &[ASK, GOOD, r#"{"expect_no_more":true}"#],
        Err("belongs to no accepted"),
    );
}

#[test]
fn what_is_no_record_on_stdout_fails() {
    check(
        &says("hello"),
        &[ASK, GOOD],
        Err("stdout carries what is no JSON"),
    );
    check(
        "read line; printf 'half a record'",
        &[ASK, GOOD],
        Err("in the middle of a record"),
    );
    check(
        "read line; printf '\\377\\n'; cat >/dev/null",
        &[ASK, GOOD],
        Err("stdout is not UTF-8"),
    );
    check("read line; exit 0", &[ASK, GOOD], Err("closed stdout"));
    check(
        "read line; printf '\"\\342\\200\\250\"\\n'; cat >/dev/null",
        &[ASK, GOOD],
        Err("\\u{2028} unescaped"),
    );
    check(
        &says("{\"kind\":\"request\"}"),
        &[ASK, GOOD],
        Err("neither a response nor an event"),
    );
}

#[test]
fn the_end_is_compared_too() {
    let exit = |code: u8| format!("read line; echo '{ANSWER}'; cat >/dev/null; exit {code}");
    let close = r#"{"close_stdin":true}"#;
    check(
        &exit(0),
        &[ASK, GOOD, close, r#"{"expect_exit":0}"#],
        Ok(()),
    );
    check(
        &exit(3),
        &[ASK, GOOD, close, r#"{"expect_exit":0}"#],
        Err("should end with 0, ended with Code(3)"),
    );
    check(&exit(3), &[ASK, GOOD], Err("ended with Code(3)"));
    check(&exit(0), &[ASK, GOOD, r#"{"kill":true}"#], Ok(()));
    check(
        "read line; kill -9 $$",
        &[ASK, r#"{"expect_exit":{"signal":9}}"#],
        Ok(()),
    );
    check(
        "read line; exit 0",
        &[ASK, close, r#"{"expect_exit":0}"#],
        Err("never answered: [\"r1\"]"),
    );
}

#[test]
fn a_silent_program_fails_at_the_deadline() {
    let outcome = outcome(
        "cat >/dev/null",
        &[ASK, GOOD],
        None,
        Duration::from_millis(50),
    );
    assert!(
        outcome
            .as_ref()
            .is_err_and(|what| what.contains("no record came within 50ms")),
        "{outcome:?}"
    );
}

#[test]
fn stderr_is_compared_and_secrets_are_kept() {
    let script = format!("echo trouble >&2; {}", says(ANSWER));
    check(
        &script,
        &[ASK, GOOD, r#"{"stderr":{"contains":["trouble"]}}"#],
        Ok(()),
    );
    let end = [ASK, GOOD, r#"{"close_stdin":true}"#, r#"{"expect_exit":0}"#];
    let with = |last: &'static str| [&end[..], &[last]].concat();
    check(
        &script,
        &with(r#"{"stderr":{"contains":["calm"]}}"#),
        Err("does not contain \"calm\""),
    );
    check(
        &script,
        &with(r#"{"stderr":{"lacks":["trouble"]}}"#),
        Err("stderr contains"),
    );
    check(
        &format!("echo hidden-key >&2; {}", says(ANSWER)),
        &end,
        Err("stderr shows what must stay secret"),
    );
    check(
        &says(&ANSWER.replace("\"a\":1", "\"a\":\"hidden-key\"")),
        &[ASK, GOOD],
        Err("stdout shows what must stay secret"),
    );
}

#[test]
fn files_are_prepared_changed_and_compared() {
    let write = r#"{"file":{"path":"home/a","write":"12345"}}"#;
    let read = |wanted: &str| format!(r#"{{"expect_file":{{"path":"home/a",{wanted}}}}}"#);
    let steps = |change: &'static str, wanted: &str| {
        [
            ASK.into(),
            GOOD.into(),
            write.into(),
            change.to_owned(),
            read(wanted),
        ]
    };
    let go = |steps: [String; 5], wanted| {
        check(&says(ANSWER), &steps.each_ref().map(String::as_str), wanted)
    };
    go(
        steps(
            r#"{"file":{"path":"home/a","cut":2}}"#,
            r#""contains":["123"],"lacks":["4"]"#,
        ),
        Ok(()),
    );
    go(
        steps(
            r#"{"file":{"path":"home/a","append":"6"}}"#,
            r#""contains":["123456"]"#,
        ),
        Ok(()),
    );
    go(
        steps(
            r#"{"file":{"path":"home/a","flip":-1}}"#,
            r#""contains":["12344"]"#,
        ),
        Ok(()),
    );
    go(
        steps(
            r#"{"file":{"path":"home/a","remove":true}}"#,
            r#""exists":false"#,
        ),
        Ok(()),
    );
    go(
        steps(r#"{"file":{"path":"home/a","cut":2}}"#, r#""exists":false"#),
        Err("home/a exists"),
    );
}

#[test]
fn the_published_schema_judges_both_ways() {
    let answer = |payload: &str| ANSWER.replace("{\"a\":1}", payload);
    let judge = Judge::of(json!({
        "StatusRequestRecord": {"type": "object", "properties": {"payload": {"type": "object", "maxProperties": 0}}},
        "StatusResponseRecord": {"type": "object", "properties": {"payload": {"type": "object", "required": ["a"]}}}
    }))
    .expect("a judge");
    let judged = |script: &str, steps: &[&str]| {
        outcome(script, steps, Some(&judge), Duration::from_secs(30))
    };
    let bad = r#"{"send":{"request_id":"r1","method":"status","payload":{"x":1}}}"#;
    let refused =
        r#"{"send":{"request_id":"r1","method":"status","payload":{"x":1}},"schema":"refuses"}"#;
    let over_strict =
        r#"{"send":{"request_id":"r1","method":"status","payload":{}},"schema":"refuses"}"#;
    assert_eq!(judged(&says(ANSWER), &[ASK, GOOD]), Ok(()));
    assert_eq!(judged(&says(ANSWER), &[refused, GOOD]), Ok(()));
    for (script, steps, text) in [
        (
            says(ANSWER),
            [bad, GOOD],
            "refuses a request that is meant to be valid",
        ),
        (
            says(ANSWER),
            [over_strict, GOOD],
            "accepts a request that breaks it",
        ),
        (
            says(&answer("{}")),
            [ASK, r#"{"expect":{}}"#],
            "the published schema refuses the record",
        ),
    ] {
        let outcome = judged(&script, &steps);
        assert!(
            outcome.as_ref().is_err_and(|what| what.contains(text)),
            "{text}: {outcome:?}"
        );
    }
}

#[test]
fn bytes_arrive_in_the_parts_they_were_cut_into() {
    let count = r#"first=$(dd bs=64 count=1 2>/dev/null | wc -c | tr -d ' '); printf '{"kind":"response","request_id":null,"error":{},"payload":null,"n":%s}\n' "$first"; cat >/dev/null"#;
    check(
        count,
        &[
            r#"{"send_raw":"abcdef\n","split":[3,5]}"#,
            r#"{"expect":{"n":3}}"#,
        ],
        Ok(()),
    );
    check(
        count,
        &[r#"{"send_raw":"abcdef\n"}"#, r#"{"expect":{"n":7}}"#],
        Ok(()),
    );
}

#[test]
fn what_is_not_read_stays_in_the_pipe() {
    let many = format!(
        "read line; yes '{}' | head -n 2000; echo '{ANSWER}'; cat >/dev/null",
        ANSWER.replace("r1", "r2")
    );
    let ignore = |steps: &[&'static str]| [&[ASK, r#"{"stop_reading":true}"#][..], steps].concat();
    let full = r#"{"expect_unread":4096}"#;
    // With nothing ignored, the first of the many is what nobody waits for.
    check(
        &many,
        &ignore(&[full, r#"{"read_on":true}"#, GOOD]),
        Err("waits for no answer"),
    );
    let outcome = outcome(
        "cat >/dev/null",
        &ignore(&[full]),
        None,
        Duration::from_millis(50),
    );
    assert!(
        outcome
            .as_ref()
            .is_err_and(|what| what.contains("never left 4096 bytes unread")),
        "{outcome:?}"
    );
}
