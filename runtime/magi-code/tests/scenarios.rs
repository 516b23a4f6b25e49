//! Every scenario of conformance/app-service against the real program, over real pipes, with a provider on loopback.
//! Says which program, judge and provider; what a scenario means is the harness's.
//!
//! `SCENARIO=turn/cancel` runs those whose name holds that text. `SERVICE_PROGRAM=path` runs another program; scenarios that
//! look inside ours are passed over then.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use harness::{Failure, Judge, KnownFailures, Provider, Scenario, Setup, discover, run};
use rehearsal::{Rehearsal, Script};
use serde_json::Value;

/// Far beyond what a step takes on a busy machine; only a program that hangs gets there.
const DEADLINE: Duration = Duration::from_secs(30);
/// Scenarios wait more than they work.
const AT_ONCE: usize = 4;

struct Loopback(Rehearsal);

impl Provider for Loopback {
    fn base_url(&self) -> String {
        self.0.base_url()
    }

    fn open(&self, gate: &str) {
        self.0.open(gate);
    }

    fn held(&self, gate: &str, limit: Duration) -> bool {
        self.0.wait_held(gate, limit)
    }

    fn requests(&self, count: usize, limit: Duration) -> Option<Vec<Value>> {
        let came = self.0.wait_requests(count, limit);
        came.then(|| {
            self.0
                .requests()
                .into_iter()
                .map(|request| request.body)
                .collect()
        })
    }

    fn left(&self, count: usize, limit: Duration) -> bool {
        self.0.wait_gone(count, limit)
    }
}

fn provider(script: &Value) -> Result<Box<dyn Provider>, String> {
    let script = Script::from_value(script.clone()).map_err(|error| error.to_string())?;
    let rehearsal = Rehearsal::start(script).map_err(|error| error.to_string())?;
    Ok(Box::new(Loopback(rehearsal)))
}

fn tree(below: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(below)
}

#[test]
fn every_scenario_holds() {
    let foreign = std::env::var_os("SERVICE_PROGRAM").map(PathBuf::from);
    let wanted = std::env::var("SCENARIO").unwrap_or_default();
    let judge = Judge::read(&tree("generated/schema/app-service.json"))
        .expect("the published schema is there");
    let known = std::fs::read_to_string(tree("conformance/known-failures.toml"))
        .expect("known-failures.toml is there");
    let known = KnownFailures::read(&known).unwrap_or_else(|error| panic!("{error}"));
    let mut scenarios =
        discover(&tree("conformance/app-service")).unwrap_or_else(|error| panic!("{error}"));
    scenarios.retain(|scenario| {
        scenario.name.contains(&wanted) && !(foreign.is_some() && scenario.looks_inside())
    });
    let setup = Setup {
        program: foreign.unwrap_or_else(|| PathBuf::from(env!("CARGO_BIN_EXE_magi-code"))),
        args: vec!["--app".to_owned(), "service".to_owned()],
        judge: Some(&judge),
        provider: &provider,
        deadline: DEADLINE,
    };
    let wrong = run_all(&scenarios, &setup, &known);
    say(&format!(
        "{} scenarios, {} wrong",
        scenarios.len(),
        wrong.len()
    ));
    assert!(
        !scenarios.is_empty(),
        "no scenario has {wanted} in its name"
    );
    assert!(
        wrong.is_empty(),
        "{} of {} scenarios:\n\n{}",
        wrong.len(),
        scenarios.len(),
        wrong.join("\n")
    );
}

/// Runs them a few at a time; the answer is what was not as it should be.
fn run_all(scenarios: &[Scenario], setup: &Setup<'_>, known: &KnownFailures) -> Vec<String> {
    let next = AtomicUsize::new(0);
    let wrong = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(|| {
                while let Some(scenario) = scenarios.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let (line, complaint) =
                        verdict(scenario, run(scenario, setup), known.reason(&scenario.name));
                    say(&line);
                    wrong
                        .lock()
                        .expect("no thread panics with it")
                        .extend(complaint);
                }
            });
        }
    });
    let mut wrong = wrong.into_inner().expect("no thread panicked with it");
    wrong.sort();
    wrong
}

fn verdict(
    scenario: &Scenario,
    outcome: Result<(), Box<Failure>>,
    known: Option<&str>,
) -> (String, Option<String>) {
    let name = &scenario.name;
    match (outcome, known) {
        (Ok(()), None) => (format!("ok      {name}"), None),
        (Err(_), Some(reason)) => (format!("known   {name}: {reason}"), None),
        (Ok(()), Some(_)) => (
            format!("PASSES  {name}"),
            Some(format!(
                "{name}: passes; take it out of known-failures.toml\n"
            )),
        ),
        (Err(failure), None) => (format!("FAILED  {name}"), Some(failure.to_string())),
    }
}

/// One line that shows without `--nocapture`: libtest holds back what the print macros write, not this.
fn say(line: &str) {
    let _ = writeln!(std::io::stdout().lock(), "{line}");
}
