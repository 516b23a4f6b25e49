//! Cancelling: from every place where a turn can wait.

use std::sync::Arc;
use std::time::Duration;

use rehearsal::Rehearsal;
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use turn::{Cancel, Ending, Start};

use crate::stage::{SOON, Stage};

/// Cancels once the provider is where the test wants it.
fn cancel_when(cancel: &Cancel, stage: &Stage, there: fn(&Rehearsal) -> bool) -> JoinHandle<()> {
    let (rehearsal, cancel) = (Arc::clone(&stage.rehearsal), cancel.clone());
    tokio::task::spawn_blocking(move || {
        let there = there(&rehearsal);
        cancel.cancel();
        assert!(there, "the provider never came there");
    })
}

/// Cancels when the provider holds its answer at the gate.
async fn cancel_at_gate(stage: &Stage) -> (Ending, String) {
    let writer = stage.store.create().unwrap();
    let cancel = Cancel::new();
    let cancelled = cancel_when(&cancel, stage, |rehearsal| rehearsal.wait_held("g", SOON));
    let (seen, _) = stage.turn_with(writer, "question", cancel).await;
    cancelled.await.unwrap();
    (seen.outcome.ending, seen.outcome.assistant_text)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_provider_that_holds_its_answer_does_not_hold_the_turn() {
    for steps in [
        json!([{"hold": "g"}]),
        json!([{"thinking": "hm"}, {"hold": "g"}]),
    ] {
        let stage = Stage::new(json!([{"steps": steps}]));
        assert_eq!(
            cancel_at_gate(&stage).await,
            (Ending::Cancelled, String::new())
        );
        assert!(
            stage.rehearsal.wait_gone(1, SOON),
            "the connection is closed"
        );
        assert_eq!(stage.rehearsal.requests().len(), 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_cancelled_turn_keeps_the_text_that_was_told() {
    let stage = Stage::new(
        json!([{"steps": [{"text": "half"}, {"hold": "told"}, {"text": " more"}, {"hold": "g"}]}]),
    );
    stage.rehearsal.open("told");
    let (ending, text) = cancel_at_gate(&stage).await;
    assert_eq!(ending, Ending::Cancelled);
    // The last piece may still have been on its way.
    assert!("half more".starts_with(&text), "{text}");
}

#[tokio::test]
async fn a_turn_that_is_cancelled_before_it_begins_sends_nothing() {
    let stage = Stage::new(json!([{"steps": [{"text": "never"}]}]));
    let cancel = Cancel::new();
    cancel.cancel();
    let (seen, _) = stage
        .turn_with(stage.store.create().unwrap(), "question", cancel)
        .await;
    assert_eq!(seen.end(), (Ending::Cancelled, ""));
    assert!(stage.rehearsal.requests().is_empty());
}

async fn cancel_after_request(mut stage: Stage, capacity: usize) -> (Ending, String) {
    stage.runtime.retry.base = Duration::from_secs(3600);
    stage.runtime.retry.longest = Duration::from_secs(3600);
    let mut writer = stage.store.create().unwrap();
    writer.user("question").unwrap();
    let (sender, receiver) = turn::channel(capacity);
    let cancel = Cancel::new();
    let start = Start {
        turn_id: "t".into(),
        session_id: "s".into(),
        prompt: "question".into(),
    };
    let cancelled = cancel_when(&cancel, &stage, |rehearsal| {
        rehearsal.wait_requests(1, SOON)
    });
    let turn = tokio::time::timeout(
        SOON,
        agent::run(start, writer, sender, cancel.clone(), &stage.runtime),
    );
    let (outcome, _) = turn.await.unwrap();
    drop(receiver);
    cancelled.await.unwrap();
    (outcome.ending, outcome.assistant_text)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn waiting_to_ask_again_ends_with_a_cancel() {
    let stage = Stage::new(json!([{"status": 529}]));
    assert_eq!(
        cancel_after_request(stage, 64).await,
        (Ending::Cancelled, String::new())
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reader_that_reads_nothing_does_not_hold_a_cancelled_turn() {
    let many: Vec<Value> = (0..40).map(|_| json!({"text": "x"})).collect();
    let stage = Stage::new(json!([{"steps": many}]));
    let (ending, text) = cancel_after_request(stage, 1).await;
    assert_eq!(ending, Ending::Cancelled);
    assert!(text.len() <= 1, "there was room for one event: {text}");
}

#[tokio::test]
async fn a_reader_that_is_gone_ends_the_turn() {
    let stage = Stage::new(json!([{"steps": [{"text": "x"}, {"hold": "never"}]}]));
    let mut writer = stage.store.create().unwrap();
    writer.user("question").unwrap();
    let (sender, receiver) = turn::channel(8);
    drop(receiver);
    let start = Start {
        turn_id: "t".into(),
        session_id: "s".into(),
        prompt: "question".into(),
    };
    let turn = agent::run(start, writer, sender, Cancel::new(), &stage.runtime);
    let (outcome, _) = tokio::time::timeout(SOON, turn).await.unwrap();
    assert_eq!(
        (outcome.ending, outcome.assistant_text.as_str()),
        (Ending::Failed, "")
    );
}
