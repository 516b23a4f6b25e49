//! How a service ends when it is told to by a signal, and when it has no stdout.

use std::io::Write as _;
use std::time::{Duration, Instant};

use harness::{Ended, Line};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::json;

use crate::client::{Client, DEADLINE, folder, home, provider};

fn signal(client: &Client, signal: Signal) {
    let pid = i32::try_from(client.program.pid())
        .ok()
        .and_then(Pid::from_raw);
    kill_process(pid.expect("a process id"), signal).expect("the service is there");
}

/// Whether the tests were started with the signal ignored; the service then is, too, and stays so.
fn ignored(signal: Signal) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> (signal.as_raw() - 1) & 1 == 1)
}

#[test]
fn a_signal_ends_turns_like_the_end_of_input_and_keeps_their_text() {
    for one in [Signal::TERM, Signal::INT, Signal::HUP] {
        if ignored(one) {
            let _ = writeln!(
                std::io::stderr(),
                "NOT RUN: {one:?} is ignored here, as by nohup"
            );
            continue;
        }
        let provider = provider(json!([{"steps": [{"text": "said so far"}, {"hold": "gate"}]}]));
        let folder = folder(&provider);
        let mut client = Client::start(&home(&folder));
        let session = client.create();
        client.send("turn.start", Some(&session), json!({"prompt": "Q"}));
        client.until(|record| record["event"] == "turn.assistant_delta");
        signal(&client, one);
        assert_eq!(
            client.terminal(),
            ("cancelled".into(), "said so far".into())
        );
        assert_eq!(
            client.program.line(DEADLINE).expect("stdout ends"),
            Line::End
        );
        assert_eq!(
            client.program.ended(DEADLINE).expect("it ends"),
            Ended::Code(0)
        );
        let mut client = Client::start(&home(&folder));
        let said = ["user Q", "assistant said so far", "cancelled"].map(str::to_owned);
        assert_eq!(client.said(&session), (said.to_vec(), false));
        client.end();
    }
}

#[test]
fn a_second_signal_ends_a_service_that_waits_for_its_client_at_once() {
    let provider = provider(json!([{"steps": [{"repeat": {"text": "x", "times": 16_000}}]}]));
    let folder = folder(&provider);
    let mut client = Client::start(&home(&folder));
    client.send("turn.start", None, json!({"prompt": "Q"}));
    client.until(|record| record["event"] == "turn.started");
    client.program.stop_reading();
    // The pipe is full: what the service does next is to wait.
    client
        .program
        .until_unread(50_000, DEADLINE)
        .expect("a full pipe");
    signal(&client, Signal::TERM);
    signal(&client, Signal::TERM);
    // Two that come together may be one to the system.
    let late = Instant::now() + DEADLINE;
    let ended = loop {
        match client.program.gone(Duration::from_millis(50)) {
            Ok(ended) => break ended,
            Err(waiting) => assert!(Instant::now() < late, "{waiting:?}"),
        }
        signal(&client, Signal::TERM);
    };
    assert_eq!(ended, Ended::Signal(Signal::TERM.as_raw()));
}

#[test]
fn a_service_without_stdout_says_so_and_fails() {
    let provider = provider(json!([{"steps": [{"text": "done"}]}]));
    let folder = folder(&provider);
    let mut client = Client::start_after(&home(&folder), "exec >&-;");
    assert_eq!(
        client.program.ended(DEADLINE).expect("it ends"),
        Ended::Code(1)
    );
    let said = client.stderr();
    assert!(said.contains("stdout is closed"), "{said}");
    assert!(provider.requests().is_empty());
}
