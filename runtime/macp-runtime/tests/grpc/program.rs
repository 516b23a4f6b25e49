//! The program itself: how it starts, refuses to start, and stops.
//! What it answers, the other tests ask within their own process.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::SocketAddr;
use std::process::{Child, ChildStderr, Command, Output, Stdio};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use tonic::Code;
use tonic::transport::{Channel, Endpoint};

use crate::raw::{Raw, SETTINGS};
use crate::scenario::{SESSION, envelope};
use crate::server::Caller;

/// A running program, killed when this goes.
pub struct Program {
    child: Child,
    address: String,
    pub channel: Channel,
}

const PROGRAM: &str = env!("CARGO_BIN_EXE_macp-runtime");

fn command(values: &[(&str, &str)]) -> Command {
    with(Command::new(PROGRAM), values)
}

/// An environment of these values alone.
fn with(mut command: Command, values: &[(&str, &str)]) -> Command {
    command
        .env_clear()
        .env("MACP_BIND_ADDR", "127.0.0.1:0")
        .stderr(Stdio::piped());
    command.envs(values.iter().copied());
    command
}

fn connect(address: &str) -> Channel {
    Endpoint::from_shared(format!("http://{address}"))
        .unwrap()
        .connect_lazy()
}

impl Program {
    /// Starts it with leave to go without TLS and authentication.
    pub fn start(values: &[(&str, &str)]) -> Program {
        let mut command = command(&[("MACP_ALLOW_INSECURE", "1")]);
        command.envs(values.iter().copied());
        Program::run(command)
    }

    fn run(mut command: Command) -> Program {
        let mut child = command.spawn().unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap());
        let mut said = String::new();
        let address = loop {
            let mut line = String::new();
            assert!(
                lines.read_line(&mut line).unwrap() > 0,
                "the program did not start:\n{said}"
            );
            if let Some((_, rest)) = line.split_once("listening address=") {
                break rest.split_whitespace().next().unwrap().to_owned();
            }
            said.push_str(&line);
        };
        drain(lines);
        let channel = connect(&address);
        Program {
            child,
            address,
            channel,
        }
    }

    /// A connection that nobody else uses.
    pub fn another_channel(&self) -> Channel {
        connect(&self.address)
    }

    /// Where it listens.
    pub fn socket(&self) -> SocketAddr {
        self.address.parse().unwrap()
    }

    /// What it holds of the machine's memory.
    pub fn resident_kib(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.split_whitespace().next());
        kib.unwrap().parse().unwrap()
    }

    fn signal(&self, signal: Signal) {
        kill_process(self.pid(), signal).unwrap();
    }

    pub fn pid(&self) -> Pid {
        Pid::from_raw(i32::try_from(self.child.id()).unwrap()).unwrap()
    }

    fn exit_code(mut self) -> Option<i32> {
        self.child.wait().unwrap().code()
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Nobody reads further; a full pipe must not stop the program.
fn drain(mut lines: BufReader<ChildStderr>) {
    std::thread::spawn(move || std::io::copy(&mut lines, &mut std::io::sink()));
}

/// Runs it to its end.
fn run(values: &[(&str, &str)], arguments: &[&str]) -> Output {
    command(values)
        .args(arguments)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
        .wait_with_output()
        .unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn either_signal_ends_streams_and_then_the_program() {
    for signal in [Signal::INT, Signal::TERM] {
        let dir = tempfile::tempdir().unwrap();
        let program = Program::start(&[("MACP_DATA_DIR", dir.path().to_str().unwrap())]);
        let caller = Caller::over(program.channel.clone(), "ada");
        let mut watch = caller.watch("WatchSessions", &json!({})).await.unwrap();
        let mut stream = caller.stream().await.unwrap();
        program.signal(signal);
        assert_eq!(watch.next().await.unwrap_err().code(), Code::Unavailable);
        assert_eq!(stream.next().await.unwrap_err().code(), Code::Unavailable);
        assert_eq!(program.exit_code(), Some(0), "{signal:?}");
    }
}

/// Lets no file of the program grow any more, or lets them grow again.
pub fn fill_the_disk(program: &Program, full: bool) {
    leave_room(program, full.then_some(0));
}

/// Files of the program grow no longer than so many bytes.
fn leave_room(program: &Program, bytes: Option<u64>) {
    use rustix::process::{Resource, Rlimit, prlimit};
    let limit = Rlimit {
        current: bytes,
        maximum: None,
    };
    prlimit(Some(program.pid()), Resource::Fsize, limit).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_nothing_can_be_written_the_server_says_so_and_then_goes_on() {
    use tonic_health::pb::health_check_response::ServingStatus;
    use tonic_health::pb::{HealthCheckRequest, health_client::HealthClient};
    let dir = tempfile::tempdir().unwrap();
    let program = Program::start(&[("MACP_DATA_DIR", dir.path().to_str().unwrap())]);
    let caller = Caller::over(program.channel.clone(), "ada");
    let request = HealthCheckRequest {
        service: macp_wire::rpc::SERVICE.to_owned(),
    };
    let mut health = HealthClient::new(program.channel.clone());
    let mut health = health.watch(request).await.unwrap().into_inner();
    let mut status = async || health.message().await.unwrap().unwrap().status();
    assert_eq!(status().await, ServingStatus::Serving);
    let start = |number: u64| {
        let short = json!({ "session_id": format!("session-{number:022}"), "message_id": "start" });
        json!({ "envelope": envelope("ext.multi_round.v1", 0, short.as_object().unwrap().clone()) })
    };
    let kept = caller.call("Send", &start(1)).await.unwrap();
    assert_eq!(kept["ack"]["ok"], true);

    fill_the_disk(&program, true);
    let refused = caller.call("Send", &start(2)).await.unwrap();
    assert_eq!(
        refused["ack"]["error"]["code"], "INTERNAL_ERROR",
        "{refused}"
    );
    assert_eq!(status().await, ServingStatus::NotServing);
    let cancel = json!({ "session_id": format!("session-{:022}", 1) });
    let cancelled = caller.call("CancelSession", &cancel).await.unwrap_err();
    assert_eq!(cancelled.code(), Code::Internal);
    assert_eq!(
        cancelled.metadata().get("macp-error-code").unwrap(),
        "INTERNAL_ERROR"
    );
    let seen = caller.call("GetSession", &cancel).await.unwrap();
    assert_eq!(seen["metadata"]["state"], 1, "reading goes on: {seen}");

    fill_the_disk(&program, false);
    assert_eq!(status().await, ServingStatus::Serving);
    for (number, duplicate) in [(2, false), (1, true)] {
        let answer = caller.call("Send", &start(number)).await.unwrap();
        assert_eq!(answer["ack"]["ok"], true, "{answer}");
        assert_eq!(answer["ack"]["duplicate"] == true, duplicate, "{answer}");
    }
}

#[tokio::test]
async fn a_low_limit_of_open_files_is_raised_before_callers_meet_it() {
    let mut shell = Command::new("/bin/sh");
    shell.args(["-c", "ulimit -Sn 64 && exec \"$0\"", PROGRAM]);
    let values = [("MACP_ALLOW_INSECURE", "1"), ("MACP_MEMORY_ONLY", "1")];
    let program = Program::run(with(shell, &values));
    let mut open: Vec<Raw> = (0..200).map(|_| Raw::open(program.socket())).collect();
    assert!(open.iter_mut().all(|raw| raw.next_of(SETTINGS).is_some()));
}

/// A session that says as much as it can, and what of it was accepted.
struct Large {
    caller: Caller,
    ids: Vec<String>,
}

impl Large {
    async fn begin(program: &Program) -> Large {
        let large = Large {
            caller: Caller::over(program.channel.clone(), "ada"),
            ids: Vec::new(),
        };
        let start = json!({ "message_id": "start", "payload": { "ttl_ms": 86_400_000 } });
        assert_eq!(large.send(&start).await["ok"], true);
        large
    }

    async fn send(&self, short: &Value) -> Value {
        let short = short.as_object().unwrap().clone();
        let request = json!({ "envelope": envelope("ext.multi_round.v1", 0, short) });
        self.caller.call("Send", &request).await.unwrap()["ack"].clone()
    }

    /// Says so many bytes; answers whether they were accepted.
    async fn say(&mut self, size: usize) -> bool {
        let id = format!("m{}", self.ids.len());
        let payload = json!({ "value": format!("{id}{}", "x".repeat(size)) });
        let short = json!({ "message_type": "Contribute", "message_id": id, "payload": payload });
        let ack = self.send(&short).await;
        if ack["ok"] == true {
            assert_ne!(ack["duplicate"], true, "{ack}");
            self.ids.push(id);
        } else {
            assert_eq!(ack["error"]["code"], "INTERNAL_ERROR", "{ack}");
        }
        ack["ok"] == true
    }

    /// A program that starts strictly over the same folder knows what was accepted, and nothing else.
    async fn survives(self, program: Program, folder: &[(&str, &str)]) {
        drop(program);
        let program = Program::start(&[folder, &[("MACP_STRICT_RECOVERY", "1")]].concat());
        let caller = Caller::over(program.channel.clone(), "ada");
        let mut stream = caller.stream().await.unwrap();
        stream
            .send(&json!({ "subscribe_session_id": SESSION }))
            .await;
        stream.close();
        let mut ids = Vec::new();
        while let Some(item) = stream.next().await.unwrap() {
            ids.push(item["envelope"]["message_id"].as_str().unwrap().to_owned());
        }
        assert_eq!(ids[0], "start");
        assert_eq!(ids[1..], self.ids);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_fills_up_takes_what_fits_and_keeps_nothing_of_what_does_not() {
    const ROOM: u64 = 1_300_000;
    const SIZE: usize = 50_000;
    let dir = tempfile::tempdir().unwrap();
    let folder = [("MACP_DATA_DIR", dir.path().to_str().unwrap())];
    let program = Program::start(&folder);
    let mut large = Large::begin(&program).await;
    // More than what was written ahead, less than what would be written ahead next.
    leave_room(&program, Some(ROOM));
    while large.say(SIZE).await {}
    assert_eq!(large.ids.len() as u64, ROOM / (SIZE as u64 + 500));
    assert!(!large.say(SIZE).await);
    assert!(large.say(SIZE / 10).await, "less still fits");
    leave_room(&program, None);
    assert!(large.say(SIZE).await);
    large.survives(program, &folder).await;
}

#[test]
fn what_stops_a_start_is_told_and_no_secret_with_it() {
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("data");
    let data = data.to_str().unwrap();
    let policies = dir.path().join("policies");
    std::fs::create_dir(&policies).unwrap();
    std::fs::write(policies.join("a.json"), r#"{"policy_id":"policy.default"}"#).unwrap();
    let policies = policies.to_str().unwrap();
    let tokens = r#"[{"token":"sesame","sender":"ada"}]"#;
    let insecure = ("MACP_ALLOW_INSECURE", "1");
    for (values, part) in [
        (vec![], "no authentication is configured"),
        (vec![("MACP_AUTH_TOKENS_JSON", tokens)], "TLS is required"),
        (
            vec![insecure, ("MACP_AUTH_TOKENS_JSON", "[sesame]")],
            "static tokens",
        ),
        (
            vec![insecure, ("MACP_AUTH_ISSUER", "i")],
            "MACP_AUTH_ISSUER",
        ),
        (
            vec![
                insecure,
                ("MACP_AUTH_ISSUER", "i"),
                ("MACP_AUTH_JWKS_JSON", "{sesame}"),
            ],
            "inline keys",
        ),
        (
            vec![
                insecure,
                ("MACP_BIND_ADDR", "sesame"),
                ("MACP_MAX_PAYLOAD_BYTES", "0"),
            ],
            "MACP_MAX_PAYLOAD_BYTES",
        ),
        (
            vec![insecure, ("MACP_STORAGE_BACKEND", "tape")],
            "MACP_STORAGE_BACKEND",
        ),
        (
            vec![insecure, ("MACP_POLICIES_DIR", policies)],
            "MACP_POLICIES_DIR",
        ),
        (
            vec![insecure, ("MACP_POLICIES_DIR", "/nowhere")],
            "MACP_POLICIES_DIR",
        ),
        (
            vec![insecure, ("MACP_DATA_DIR", "/dev/null/x")],
            "/dev/null",
        ),
    ] {
        let mut all = vec![("MACP_DATA_DIR", data)];
        all.extend(&values);
        let output = run(&all, &[]);
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success(), "{values:?}");
        assert!(said.contains(part), "{values:?}: {said}");
        assert!(!said.contains("sesame"), "{said}");
        assert!(output.stdout.is_empty());
    }
    assert!(
        !dir.path().join("data").exists(),
        "a refused start leaves nothing behind"
    );
}

/// An address of no machine at all: nobody can listen there.
const NOWHERE: (&str, &str) = ("MACP_BIND_ADDR", "192.0.2.1:1");
const INSECURE: (&str, &str) = ("MACP_ALLOW_INSECURE", "1");
const MEMORY: (&str, &str) = ("MACP_MEMORY_ONLY", "1");

#[test]
fn each_cause_of_a_refused_start_is_told_once() {
    for (values, part) in [
        (vec![INSECURE, MEMORY, NOWHERE], "cannot listen on"),
        (
            vec![INSECURE, ("MACP_DATA_DIR", "/proc/x")],
            "cannot make the folder",
        ),
    ] {
        let said = String::from_utf8(run(&values, &[]).stderr).unwrap();
        let line = said
            .lines()
            .find(|line| line.starts_with("macp-runtime: "))
            .unwrap();
        for once in [part, "(os error"] {
            assert_eq!(line.matches(once).count(), 1, "{once}: {line}");
        }
    }
}

#[test]
fn a_value_that_is_not_understood_is_told_at_the_start() {
    for (name, value, parts) in [
        ("MACP_MEMORY_ONLY", "yes", ["WARN", "it counts as unset"]),
        (
            "MACP_STRICT_RECOVERY",
            "sesame",
            ["WARN", "it counts as unset"],
        ),
        (
            "MACP_SESSION_DISK_RETENTION_SECS",
            "1d",
            ["WARN", "the default 0 applies"],
        ),
        (
            "MACP_SHUTDOWN_DRAIN_SECS",
            "sesame",
            ["WARN", "the default 10 applies"],
        ),
        (
            "MACP_AUTH_JWT_ALGS",
            "sesame",
            ["WARN", "the default RS256,ES256 applies"],
        ),
        (
            "MACP_ALLOW_INSECURE",
            "true",
            ["WARN", "it counts as unset"],
        ),
        (
            "MACP_AUTH_TOKENS_JSON",
            r#"[{"token":"sesame","sender":"ada","can_start_session":false}]"#,
            ["WARN", "entry 1: the member \"can_start_session\""],
        ),
        (
            "MACP_AUTH_TOKENS_JSON",
            r#"[{"token":"sesame.open","sender":"ada"}]"#,
            ["WARN", "entry 1: a token with a dot can never match"],
        ),
    ] {
        let output = run(&[INSECURE, MEMORY, NOWHERE, (name, value)], &[]);
        let said = String::from_utf8(output.stderr).unwrap();
        for part in parts.into_iter().chain([name]) {
            assert!(said.contains(part), "{name}: {part} is missing: {said}");
        }
        assert!(!said.contains("sesame"), "{said}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_never_reaches_the_diagnostics() {
    let mut child = command(&[
        ("MACP_MEMORY_ONLY", "1"),
        ("MACP_ALLOW_INSECURE", "1"),
        (
            "MACP_AUTH_TOKENS_JSON",
            r#"[{"token":"sesame","sender":"ada"}]"#,
        ),
        ("RUST_LOG", "trace"),
    ])
    .spawn()
    .unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap());
    let mut said = String::new();
    while !said.contains("listening address=") {
        assert!(lines.read_line(&mut said).unwrap() > 0, "{said}");
    }
    let address = said
        .rsplit_once("listening address=")
        .unwrap()
        .1
        .split_whitespace()
        .next()
        .unwrap()
        .to_owned();
    let reading = std::thread::spawn(move || {
        let mut rest = String::new();
        lines.read_to_string(&mut rest).unwrap();
        rest
    });
    let channel = Endpoint::from_shared(format!("http://{address}"))
        .unwrap()
        .connect_lazy();
    let listed = Caller::over(channel.clone(), "sesame")
        .call("ListSessions", &json!({}))
        .await;
    assert!(listed.is_ok());
    let refused = Caller::over(channel.clone(), "simsalabim")
        .call("ListSessions", &json!({}))
        .await;
    assert_eq!(refused.unwrap_err().code(), Code::Unauthenticated);
    let page = Caller::over(channel, "sesame")
        .call("ListSessions", &json!({ "page_token": "djE6c2VjcmV0" }))
        .await;
    assert!(page.is_ok());
    child.kill().unwrap();
    child.wait().unwrap();
    said.push_str(&reading.join().unwrap());
    assert!(said.contains("ListSessions"), "the calls were traced");
    for secret in ["sesame", "simsalabim", "djE6c2VjcmV0"] {
        assert!(!said.contains(secret), "{secret} was told");
    }
}

#[test]
fn the_help_names_every_variable_and_the_demonstration_succeeds() {
    let help = String::from_utf8(run(&[], &["--help"]).stdout).unwrap();
    for variable in macp_wire::settings::VARIABLES {
        assert!(help.contains(variable.name), "{}", variable.name);
    }
    let demo = run(&[], &["demo"]);
    let story = String::from_utf8(demo.stdout).unwrap();
    assert!(
        demo.status.success() && story.contains("POLICY_DENIED"),
        "{story}"
    );
}

#[test]
fn the_metrics_page_counts_and_serves_nothing_else() {
    let mut child = command(&[
        ("MACP_MEMORY_ONLY", "1"),
        ("MACP_ALLOW_INSECURE", "1"),
        ("MACP_METRICS_ADDR", "127.0.0.1:0"),
    ])
    .spawn()
    .unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap());
    let mut said = String::new();
    while !said.contains("metrics address=") {
        assert!(lines.read_line(&mut said).unwrap() > 0, "{said}");
    }
    let address = said
        .rsplit_once("metrics address=")
        .unwrap()
        .1
        .split_whitespace()
        .next()
        .unwrap()
        .to_owned();
    drain(lines);
    let get = |request: &str| {
        let mut stream = std::net::TcpStream::connect(&address).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    };
    let page = get("GET /metrics HTTP/1.1\r\nhost: x\r\n\r\n");
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    assert!(
        page.contains("content-type: text/plain; version=0.0.4"),
        "{page}"
    );
    assert!(page.contains("macp_replay_mismatches_total 0"), "{page}");
    assert!(get("GET / HTTP/1.1\r\nhost: x\r\n\r\n").starts_with("HTTP/1.1 404"));
    assert!(get("POST /metrics HTTP/1.1\r\nhost: x\r\n\r\n").starts_with("HTTP/1.1 405"));
    child.kill().unwrap();
    child.wait().unwrap();
}
