//! A client for tests: one running service, its home, and a provider on loopback.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use harness::{Ended, Launch, Line, Program};
use rehearsal::{Rehearsal, Script};
use serde_json::{Value, json};

/// Far beyond what a step takes on a busy machine; only a program that hangs gets there.
pub const DEADLINE: Duration = Duration::from_secs(60);

pub const PROGRAM: &str = env!("CARGO_BIN_EXE_magi-code");

/// A provider that plays `replies`.
pub fn provider(replies: Value) -> Rehearsal {
    let script = Script::from_value(json!({ "replies": replies })).expect("a script");
    Rehearsal::start(script).expect("a provider on loopback")
}

/// A folder with `home` in it, whose settings name the provider.
pub fn folder(provider: &Rehearsal) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let settings = json!({
        "provider": "rehearsal",
        "model": "rehearsal-1",
        "providers": {"rehearsal": {
            "label": "Rehearsal",
            "api": "anthropic_messages",
            "base_url": provider.base_url(),
            "models": [{"id": "rehearsal-1", "label": "Rehearsal 1", "context_window": 200_000,
                "max_output_tokens": 8192, "thinking_levels": ["default"]}]
        }}
    });
    std::fs::create_dir_all(home(&folder).join("sessions")).expect("a home");
    std::fs::write(home(&folder).join("settings.json"), settings.to_string()).expect("settings");
    folder
}

pub fn home(folder: &tempfile::TempDir) -> PathBuf {
    folder.path().join("home")
}

pub struct Client {
    pub program: Program,
    asked: u32,
}

impl Client {
    /// Starts a service and initializes it.
    pub fn start(home: &Path) -> Self {
        let mut client = Self::launch(
            home,
            PROGRAM.into(),
            ["--app", "service"].map(OsString::from).to_vec(),
        );
        client.initialize();
        client
    }

    /// Starts it by way of the shell commands `before`.
    pub fn start_after(home: &Path, before: &str) -> Self {
        let line = format!("{before} exec \"$0\" --app service");
        Self::launch(
            home,
            "sh".into(),
            vec!["-c".into(), line.into(), PROGRAM.into()],
        )
    }

    /// Starts it as `start_after` does, where what it mounts is seen by nobody else.
    pub fn start_mounted(home: &Path, before: &str) -> Self {
        let line = format!("{before} exec \"$0\" --app service");
        let args = ["--mount", "sh", "-c", &line, PROGRAM].map(OsString::from);
        Self::launch(home, "unshare".into(), args.to_vec())
    }

    fn launch(home: &Path, program: PathBuf, args: Vec<OsString>) -> Self {
        let dir = home.parent().expect("a home is in a folder").to_owned();
        let launch = Launch {
            program,
            args,
            env: vec![
                ("MC_HOME".into(), home.into()),
                ("HOME".into(), dir.clone().into()),
            ],
            dir,
        };
        Self {
            program: Program::start(&launch).expect("the service starts"),
            asked: 0,
        }
    }

    pub fn initialize(&mut self) {
        let greeted = self.ask(
            "initialize",
            None,
            json!({"supported_protocol_versions": [1]}),
        );
        assert!(greeted.get("error").is_none_or(Value::is_null), "{greeted}");
    }

    /// Sends one request; its id.
    pub fn send(&mut self, method: &str, session: Option<&str>, payload: Value) -> String {
        self.asked += 1;
        let id = format!("ask-{}", self.asked);
        let mut request = json!({"protocol_version": 1, "kind": "request", "request_id": id, "method": method, "payload": payload});
        if let Some(session) = session {
            request["session_id"] = session.into();
        }
        let line = format!("{request}\n").into_bytes();
        self.program
            .write(line, DEADLINE)
            .expect("stdin takes the request");
        id
    }

    /// Sends one request and returns its answer; events that come before it are passed over.
    pub fn ask(&mut self, method: &str, session: Option<&str>, payload: Value) -> Value {
        let id = self.send(method, session, payload);
        self.until(|record| record["request_id"] == id.as_str() && record["kind"] == "response")
    }

    /// The code of the error that the request is refused with; none for a success.
    pub fn refusal(
        &mut self,
        method: &str,
        session: Option<&str>,
        payload: Value,
    ) -> Option<String> {
        let answer = self.ask(method, session, payload);
        answer["error"]["code"].as_str().map(str::to_owned)
    }

    /// The next record for which `wanted` holds.
    pub fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            match self.program.line(DEADLINE) {
                Ok(Line::Whole(bytes)) => {
                    let record = serde_json::from_slice(&bytes).expect("a record is JSON");
                    if wanted(&record) {
                        return record;
                    }
                }
                other => panic!("{other:?}; stderr: {}", self.stderr()),
            }
        }
    }

    /// How the running turn ends: its status and its text.
    pub fn terminal(&mut self) -> (String, String) {
        let terminal = self.until(|record| record["event"] == "turn.terminal");
        let member = |name: &str| {
            terminal["payload"][name]
                .as_str()
                .unwrap_or_default()
                .to_owned()
        };
        (member("status"), member("assistant_text"))
    }

    /// A new session's id.
    pub fn create(&mut self) -> String {
        let answer = self.ask("session.create", None, json!({}));
        answer["payload"]["session_id"]
            .as_str()
            .unwrap_or_else(|| panic!("{answer}"))
            .to_owned()
    }

    /// A whole turn that completes.
    pub fn turn(&mut self, session: &str, prompt: &str) {
        assert_eq!(
            self.refusal("turn.start", Some(session), json!({"prompt": prompt})),
            None
        );
        assert_eq!(self.terminal().0, "completed");
    }

    /// What was said in a session, a line for each message and each end, and whether there is a gap.
    pub fn said(&mut self, session: &str) -> (Vec<String>, bool) {
        let answer = self.ask("session.replay", Some(session), json!({}));
        let payload = &answer["payload"];
        let items = payload["events"]
            .as_array()
            .unwrap_or_else(|| panic!("{answer}"));
        let lines = items.iter().map(|item| {
            let words =
                ["role", "text", "status"].map(|name| item[name].as_str().unwrap_or_default());
            words.join(" ").trim().to_owned()
        });
        (lines.collect(), payload["gap"] == true)
    }

    pub fn stderr(&self) -> String {
        String::from_utf8_lossy(&self.program.stderr()).into_owned()
    }

    /// Closes stdin and wants a clean end; what was said on stderr.
    pub fn end(mut self) -> String {
        self.program.close_stdin();
        assert_eq!(
            self.program.ended(DEADLINE).expect("it ends"),
            Ended::Code(0)
        );
        self.stderr()
    }
}
