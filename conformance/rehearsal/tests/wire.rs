//! The server as a plain socket sees it.
#![expect(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};
use std::time::Duration;

use rehearsal::{Rehearsal, Script};

const SOON: Duration = Duration::from_secs(20);
const BODY: &str =
    r#"{"model":"m","max_tokens":9,"stream":true,"messages":[{"role":"user","content":"hi"}]}"#;

fn start(script: &str) -> Rehearsal {
    Rehearsal::start(Script::parse(script).unwrap()).unwrap()
}

fn connect(rehearsal: &Rehearsal, path: &str, body: &str) -> TcpStream {
    let address = rehearsal.base_url();
    let address = address.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(SOON)).unwrap();
    let length = body.len();
    write!(
        stream,
        "POST {path} HTTP/1.1\r\nhost: {address}\r\nanthropic-version: 2023-06-01\r\nx-api-key: k\r\n\
         content-type: application/json\r\ncontent-length: {length}\r\nconnection: close\r\n\r\n{body}"
    )
    .unwrap();
    stream
}

fn ask(rehearsal: &Rehearsal, path: &str, body: &str) -> String {
    let mut answer = Vec::new();
    // A cut connection may read as a reset.
    let _ = connect(rehearsal, path, body).read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

/// The end of a chunked body that was not cut.
const WHOLE: &str = "\r\n0\r\n\r\n";

#[test]
fn replies_are_taken_in_order_and_the_last_repeats() {
    let rehearsal = start(
        r#"{"replies":[{"status":529,"headers":{"retry-after":"0"}},{"status":500,"body":"oops"},{"steps":[{"text":"one"}]}]}"#,
    );
    let first = ask(&rehearsal, "/v1/messages", BODY);
    assert!(first.starts_with("HTTP/1.1 529"), "{first}");
    assert!(
        first.contains("retry-after: 0") && first.contains("overloaded_error"),
        "{first}"
    );
    assert!(ask(&rehearsal, "/v1/messages", BODY).ends_with("\r\n\r\noops"));
    for _ in 0..2 {
        let last = ask(&rehearsal, "/v1/messages", BODY);
        assert!(
            last.contains(r#""text":"one""#) && last.ends_with(WHOLE),
            "{last}"
        );
    }
    let answered: Vec<u16> = rehearsal
        .requests()
        .iter()
        .map(|request| request.answered)
        .collect();
    assert_eq!(answered, [529, 500, 200, 200]);
}

#[test]
fn a_request_out_of_order_is_refused_and_takes_no_reply() {
    let rehearsal =
        start(r#"{"api_key":"k","replies":[{"steps":[{"text":"one"}]},{"status":500}]}"#);
    assert!(ask(&rehearsal, "/v2/messages", BODY).starts_with("HTTP/1.1 404"));
    assert!(ask(&rehearsal, "/v1/messages", "{").starts_with("HTTP/1.1 400"));
    assert!(ask(&rehearsal, "/v1/messages", "{}").contains("model: must be text"));
    assert!(ask(&rehearsal, "/v1/messages", BODY).contains("one"));
    assert_eq!(rehearsal.requests().len(), 4);

    let locked = start(r#"{"api_key":"other","replies":[{}]}"#);
    assert!(ask(&locked, "/v1/messages", BODY).starts_with("HTTP/1.1 401"));
}

#[test]
fn a_reply_holds_until_its_gate_is_opened() {
    let rehearsal =
        start(r#"{"replies":[{"steps":[{"text":"before"},{"hold":"g"},{"text":"after"}]}]}"#);
    let mut stream = connect(&rehearsal, "/v1/messages", BODY);
    assert!(rehearsal.wait_held("g", SOON));
    assert!(!rehearsal.wait_held("other", Duration::ZERO));
    let mut seen = String::new();
    let mut buffer = [0; 4096];
    while !seen.contains("before") {
        let read = stream.read(&mut buffer).unwrap();
        assert_ne!(read, 0, "{seen}");
        seen.push_str(std::str::from_utf8(&buffer[..read]).unwrap());
    }
    assert!(!seen.contains("after"));
    rehearsal.open("g");
    stream.read_to_string(&mut seen).unwrap();
    assert!(seen.contains("after") && seen.ends_with(WHOLE));
}

#[test]
fn a_client_that_leaves_a_held_reply_is_noticed() {
    let rehearsal = start(r#"{"replies":[{"steps":[{"hold":"g"}]}]}"#);
    let stream = connect(&rehearsal, "/v1/messages", BODY);
    assert!(rehearsal.wait_held("g", SOON));
    assert!(!rehearsal.wait_gone(1, Duration::ZERO));
    drop(stream);
    assert!(rehearsal.wait_gone(1, SOON));
}

#[test]
fn a_break_cuts_the_body_and_a_hang_up_answers_nothing() {
    let rehearsal = start(
        r#"{"replies":[{"steps":[{"text":"half"},{"break":true}]},{"hang_up":true},{"steps":[{"end":true}]}]}"#,
    );
    let cut = ask(&rehearsal, "/v1/messages", BODY);
    assert!(
        cut.contains("half") && !cut.ends_with(WHOLE) && !cut.contains("message_stop"),
        "{cut}"
    );
    assert_eq!(ask(&rehearsal, "/v1/messages", BODY), "");
    let ended = ask(&rehearsal, "/v1/messages", BODY);
    assert!(
        ended.ends_with(WHOLE) && !ended.contains("message_stop"),
        "{ended}"
    );
}

#[test]
fn a_split_writes_so_many_bytes_at_a_time() {
    let rehearsal = start(r#"{"replies":[{"steps":[{"split":3},{"text":"€"}]}]}"#);
    let answer = ask(&rehearsal, "/v1/messages", BODY);
    assert!(answer.contains("\r\n3\r\n"), "{answer}");
    assert!(answer.ends_with(WHOLE));
}

#[test]
fn a_million_deltas_are_written_without_being_held_in_memory() {
    let rehearsal =
        start(r#"{"replies":[{"steps":[{"repeat":{"thinking":"x","times":1000000}}]}]}"#);
    let mut stream = connect(&rehearsal, "/v1/messages", BODY);
    let mut buffer = vec![0; 1 << 16];
    let mut total = 0;
    loop {
        match stream.read(&mut buffer).unwrap() {
            0 => break,
            read => total += read,
        }
    }
    assert!(total > 100_000_000, "{total}");
}

#[test]
fn the_program_prints_its_url_and_plays_until_its_input_ends() {
    let script = std::env::temp_dir().join(format!("rehearsal-{}.json", std::process::id()));
    std::fs::write(&script, r#"{"replies":[{}]}"#).unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_rehearsal"))
        .arg(&script)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut url = String::new();
    BufReader::new(program.stdout.as_mut().unwrap())
        .read_line(&mut url)
        .unwrap();
    let address = url.trim_end().strip_prefix("http://").unwrap();
    TcpStream::connect(address).unwrap();
    drop(program.stdin.take());
    assert!(program.wait().unwrap().success());
    assert!(TcpStream::connect(address).is_err());

    std::fs::write(&script, r#"{"replies":[]}"#).unwrap();
    let refused = Command::new(env!("CARGO_BIN_EXE_rehearsal"))
        .arg(&script)
        .output()
        .unwrap();
    assert_eq!(refused.status.code(), Some(1));
    assert!(
        refused.stdout.is_empty() && String::from_utf8_lossy(&refused.stderr).contains("no reply")
    );
    std::fs::remove_file(&script).unwrap();
}
