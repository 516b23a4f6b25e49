//! What a bad client may send, and what it must not cost: a structured answer, a later request served, memory that stays.
//! One test a probe; the same inputs in detail are scenarios.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use harness::{Ended, Launch, Line, Program};
use serde_json::Value;

const DEADLINE: Duration = Duration::from_secs(60);
/// How much a probe may make the process grow, at its peak.
const GROWTH_BYTES_MAX: u64 = 1024 * 1024;

/// What a probe should be answered.
enum Wanted {
    /// A success, for input that is only unusual.
    Served(&'static str),
    /// An error of this code.
    Refused(&'static str),
}

struct Service {
    program: Program,
    /// Holds its home as long as it runs.
    _home: tempfile::TempDir,
    asked: u32,
}

impl Service {
    fn start() -> Self {
        let home = tempfile::tempdir().expect("a temporary folder");
        let launch = Launch {
            program: PathBuf::from(env!("CARGO_BIN_EXE_magi-code")),
            args: ["--app", "service"].map(OsString::from).to_vec(),
            env: vec![
                ("MC_HOME".into(), home.path().into()),
                ("HOME".into(), home.path().into()),
            ],
            dir: home.path().to_owned(),
        };
        let program = Program::start(&launch).expect("the service starts");
        let mut service = Self {
            program,
            _home: home,
            asked: 0,
        };
        service.ask("initialize", r#"{"supported_protocol_versions":[1]}"#);
        service.ask("status", "{}");
        service
    }

    fn write(&mut self, bytes: &[u8]) {
        self.program
            .write(bytes.to_vec(), DEADLINE)
            .expect("stdin takes the bytes");
    }

    fn answer(&mut self) -> Value {
        match self.program.line(DEADLINE).expect("an answer comes") {
            Line::Whole(bytes) => serde_json::from_slice(&bytes).expect("an answer is JSON"),
            other => panic!("a record was expected, and there came {other:?}"),
        }
    }

    /// A plain request and its success.
    fn ask(&mut self, method: &str, payload: &str) {
        self.asked += 1;
        let id = format!("ask-{}", self.asked);
        self.write(request(&id, method, payload).as_bytes());
        let answer = self.answer();
        assert_eq!(
            (&answer["request_id"], &answer["error"]),
            (&Value::from(id), &Value::Null),
            "{answer}"
        );
    }

    fn check(&mut self, wanted: &Wanted) {
        let answer = self.answer();
        assert_eq!(answer["kind"], "response", "{answer}");
        match wanted {
            Wanted::Served(id) => assert_eq!(
                (&answer["request_id"], &answer["error"]),
                (&Value::from(*id), &Value::Null)
            ),
            Wanted::Refused(code) => assert_eq!(answer["error"]["code"], *code, "{answer}"),
        }
    }

    fn end(mut self) {
        self.program.close_stdin();
        assert_eq!(self.program.line(DEADLINE).expect("stdout ends"), Line::End);
        assert_eq!(
            self.program.ended(DEADLINE).expect("it exits"),
            Ended::Code(0)
        );
        let stderr = self.program.stderr();
        assert!(stderr.is_empty(), "{}", String::from_utf8_lossy(&stderr));
    }
}

/// Resident memory now and at its peak, in bytes; none where there is no procfs.
fn memory(pid: u32) -> Option<(u64, u64)> {
    let status =
        std::fs::read_to_string(Path::new("/proc").join(pid.to_string()).join("status")).ok()?;
    let field = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.trim()
            .strip_suffix(" kB")?
            .trim()
            .parse::<u64>()
            .ok()
            .map(|kib| kib * 1024)
    };
    Some((field("VmRSS:")?, field("VmHWM:")?))
}

fn request(id: &str, method: &str, payload: &str) -> String {
    format!(
        r#"{{"protocol_version":1,"kind":"request","request_id":"{id}","method":"{method}","payload":{payload}}}"#
    ) + "\n"
}

/// Sends the parts of a probe, each taken before the next is written, and looks at answer, next request and memory.
fn probe(parts: &[&[u8]], wanted: &Wanted) {
    let mut service = Service::start();
    let before = memory(service.program.pid());
    for part in parts {
        service.write(part);
        service
            .program
            .until_taken(DEADLINE)
            .expect("the service reads");
    }
    service.check(wanted);
    service.ask("status", "{}");
    grew_little(before, memory(service.program.pid()));
    service.end();
}

fn grew_little(before: Option<(u64, u64)>, after: Option<(u64, u64)>) {
    match before.zip(after) {
        Some(((now_before, peak_before), (now_after, peak_after))) => {
            let grown = now_after
                .saturating_sub(now_before)
                .max(peak_after.saturating_sub(peak_before));
            assert!(grown < GROWTH_BYTES_MAX, "grew by {grown} bytes");
        }
        None => eprintln!("memory is not measured: this system has no procfs"),
    }
}

#[test]
fn malformed_line() {
    probe(
        &[b"{\"protocol_version\":1,,}\n"],
        &Wanted::Refused("invalid_json"),
    );
}

#[test]
fn blank_line() {
    probe(&[b"\n"], &Wanted::Refused("invalid_json"));
}

#[test]
fn carriage_return_line_feed() {
    let record = request("crlf", "status", "{}").replace('\n', "\r\n");
    probe(&[record.as_bytes()], &Wanted::Served("crlf"));
}

#[test]
fn record_in_three_writes() {
    let record = request("parts", "status", "{}");
    let (first, rest) = record.as_bytes().split_at(17);
    let (second, third) = rest.split_at(40);
    probe(&[first, second, third], &Wanted::Served("parts"));
}

#[test]
fn unknown_method() {
    probe(
        &[request("m", "no.such.method", "{}").as_bytes()],
        &Wanted::Refused("unsupported_operation"),
    );
}

#[test]
fn unknown_member() {
    let record = request("m", "status", "{}").replace("\"kind\"", "\"hint\":true,\"kind\"");
    probe(&[record.as_bytes()], &Wanted::Refused("invalid_request"));
}

#[test]
fn invalid_utf_8() {
    probe(
        &[b"{\"request_id\":\"", b"\xff\xfe\xc0", b"\"}\n"],
        &Wanted::Refused("invalid_json"),
    );
}

#[test]
fn nesting_five_thousand_deep() {
    let payload = format!("{{\"x\":{}{}}}", "[".repeat(5_000), "]".repeat(5_000));
    probe(
        &[request("deep", "status", &payload).as_bytes()],
        &Wanted::Refused("limit_exceeded"),
    );
}

#[test]
fn nesting_five_hundred_thousand_deep() {
    let payload = format!("{{\"x\":{}{}}}", "[".repeat(500_000), "]".repeat(500_000));
    probe(
        &[request("deep", "status", &payload).as_bytes()],
        &Wanted::Refused("record_too_large"),
    );
}

#[test]
fn sixteen_mebibyte_record() {
    let payload = format!("{{\"prompt\":\"{}\"}}", "x".repeat(16 * 1024 * 1024));
    probe(
        &[request("big", "turn.start", &payload).as_bytes()],
        &Wanted::Refused("record_too_large"),
    );
}

#[test]
fn sixteen_mebibytes_without_a_newline() {
    let part = vec![b'x'; 1024 * 1024];
    let mut parts = vec![part.as_slice(); 16];
    parts.push(b"\n");
    probe(&parts, &Wanted::Refused("record_too_large"));
}

/// The one that kills others: a line larger than any machine should hold, streamed in.
#[test]
fn a_gibibyte_on_one_line() {
    let mut service = Service::start();
    let before = memory(service.program.pid());
    let part = vec![b'['; 4 * 1024 * 1024];
    for _ in 0..256 {
        service.write(&part);
    }
    service.write(b"\n");
    service.check(&Wanted::Refused("record_too_large"));
    service.ask("status", "{}");
    grew_little(before, memory(service.program.pid()));
    service.end();
}

/// Open descriptors and threads; none where there is no procfs.
fn held(pid: u32) -> Option<(usize, usize)> {
    let count = |what: &str| {
        std::fs::read_dir(Path::new("/proc").join(pid.to_string()).join(what))
            .ok()
            .map(Iterator::count)
    };
    Some((count("fd")?, count("task")?))
}

#[test]
fn ten_thousand_requests_leave_everything_where_it_was() {
    let mut service = Service::start();
    let every = |service: &mut Service| {
        service.ask("status", "{}");
        service.ask("capabilities", "{}");
        service.ask("session.list", "{}");
        service.write(b"{\"no\":\"record\"}\n");
        service.check(&Wanted::Refused("invalid_request"));
    };
    (0..100).for_each(|_| every(&mut service));
    let before = (memory(service.program.pid()), held(service.program.pid()));
    (0..2_400).for_each(|_| every(&mut service));
    grew_little(before.0, memory(service.program.pid()));
    assert_eq!(
        held(service.program.pid()),
        before.1,
        "descriptors and threads"
    );
    service.end();
}
