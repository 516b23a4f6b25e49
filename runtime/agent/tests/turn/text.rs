//! Text: what is told, within which bounds, and what stays of it when a turn fails.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use session::{Body, Options, ReplayBounds, Store};
use turn::Ending;

use crate::stage::{SOON, Stage};

#[tokio::test]
async fn each_piece_of_an_answer_is_told_as_it_comes_and_kept() {
    let stage = Stage::new(
        json!([{"steps": [{"text": "Hello"}, {"text": ", "}, {"thinking": "hm"}, {"text": "world"}]}]),
    );
    let mut writer = stage.store.create().unwrap();
    let seen = stage.turn_in(&mut writer, "question").await;
    assert_eq!(seen.texts(), ["Hello", ", ", "world"]);
    assert_eq!(seen.end(), (Ending::Completed, "Hello, world"));
    assert!(!seen.outcome.replay_required);
    let history = writer.history(&stage.runtime.history).unwrap();
    assert!(format!("{:?}", history.entries).contains("Hello, world"));
    assert!(
        !format!("{:?}", seen.events).contains("hm\""),
        "thinking is never told"
    );
}

/// The stage takes 64 bytes of text.
async fn repeat(times: usize) -> (Ending, usize) {
    let stage = Stage::new(json!([{"steps": [{"repeat": {"text": "x", "times": times}}]}]));
    let seen = stage.turn().await;
    (seen.outcome.ending, seen.outcome.assistant_text.len())
}

#[tokio::test]
async fn text_at_its_bound_completes_and_one_byte_more_fails_and_keeps_what_was_told() {
    assert_eq!(repeat(63).await, (Ending::Completed, 63));
    assert_eq!(repeat(64).await, (Ending::Completed, 64));
    assert_eq!(repeat(65).await, (Ending::Failed, 64));
    assert_eq!(repeat(1_000_000).await, (Ending::Failed, 64));
}

#[tokio::test]
async fn a_piece_that_does_not_fit_is_not_cut() {
    let stage =
        Stage::new(json!([{"steps": [{"text": "a"}, {"text": "€".repeat(22)}, {"text": "b"}]}]));
    assert_eq!(stage.turn().await.end(), (Ending::Failed, "a"));
}

#[tokio::test]
async fn the_cost_of_text_is_bounded_too() {
    let mut stage = Stage::new(json!([{"steps": [{"text": "ab"}, {"text": "c"}, {"text": "d"}]}]));
    stage.runtime.text.cost_max = 30;
    assert_eq!(stage.turn().await.end(), (Ending::Failed, "abc"));
}

#[tokio::test]
async fn a_broken_answer_fails_the_turn_and_keeps_its_text() {
    for broken in [
        json!({"break": true}),
        json!({"end": true}),
        json!({"raw": "event: content_block_delta\ndata: {\n\n"}),
        json!({"error": {"type": "overloaded_error", "message": "s3cret words"}}),
    ] {
        let stage = Stage::new(json!([{"steps": [{"text": "half"}, broken]}]));
        let seen = stage.turn().await;
        assert_eq!(seen.end(), (Ending::Failed, "half"));
        assert_eq!(
            stage.rehearsal.requests().len(),
            1,
            "text was taken, so nothing is asked again"
        );
    }
}

#[tokio::test]
async fn an_answer_that_stops_early_fails_and_one_that_outgrows_the_model_wants_compaction() {
    for (reason, ending) in [
        ("max_tokens", Ending::Failed),
        ("refusal", Ending::Failed),
        ("pause_turn", Ending::Failed),
        ("model_context_window_exceeded", Ending::CompactionRequired),
        ("stop_sequence", Ending::Completed),
        ("of the future", Ending::Completed),
    ] {
        let stage = Stage::new(json!([{"steps": [{"text": "half"}], "stop_reason": reason}]));
        assert_eq!(stage.turn().await.end(), (ending, "half"), "{reason}");
    }
    let too_long =
        json!({"error": {"type": "invalid_request_error", "message": "prompt is too long: 2 > 1"}});
    let stage = Stage::new(json!([{"status": 400, "body": too_long}]));
    assert_eq!(stage.turn().await.end(), (Ending::CompactionRequired, ""));
}

#[tokio::test]
async fn what_passes_is_asked_again_and_what_does_not_is_not() {
    let text = json!({"steps": [{"text": "ok"}]});
    let asked = async |replies: Value| {
        let stage = Stage::new(replies);
        let seen = stage.turn().await;
        (
            seen.outcome.ending,
            seen.outcome.assistant_text,
            stage.rehearsal.requests().len(),
        )
    };
    let passing = [
        json!({"status": 429}),
        json!({"status": 529, "headers": {"retry-after": "3600"}}),
        json!({"status": 500}),
        json!({"hang_up": true}),
        json!({"steps": [{"break": true}]}),
        json!({"steps": [{"thinking": "hm"}, {"break": true}]}),
        json!({"steps": [{"error": {"type": "overloaded_error"}}]}),
    ];
    for reply in &passing {
        assert_eq!(
            asked(json!([reply, reply, reply, text])).await,
            (Ending::Completed, "ok".into(), 4),
            "{reply}"
        );
    }
    assert_eq!(
        asked(json!([passing[0]])).await,
        (Ending::Failed, String::new(), 4),
        "four tries in all"
    );
    for status in [400, 401, 403, 404] {
        assert_eq!(
            asked(json!([{"status": status}, text])).await,
            (Ending::Failed, String::new(), 1)
        );
    }
}

#[tokio::test]
async fn a_credential_that_the_model_repeats_is_neither_told_nor_kept() {
    let key = "correct-horse-battery";
    let (first, second) = key.split_at(9);
    let stage = Stage::with_script(json!({
        "api_key": key,
        "replies": [{"steps": [{"text": "it is "}, {"text": first}, {"text": second}, {"text": ", yes"}]}],
    }));
    stage.settings(json!({"providers": {"local": {
        "api": "anthropic_messages", "base_url": stage.rehearsal.base_url(), "api_key_env": "LOCAL_KEY",
    }}}));
    stage.set("LOCAL_KEY", key);
    let seen = stage.turn().await;
    assert_eq!(seen.end(), (Ending::Completed, "it is [redacted], yes"));
    for file in std::fs::read_dir(stage.root.path().join("home/sessions")).unwrap() {
        let kept = std::fs::read_to_string(file.unwrap().path()).unwrap();
        assert!(!kept.contains(second), "{kept}");
    }
}

#[tokio::test]
async fn what_could_become_a_secret_is_told_when_the_answer_ends_or_breaks() {
    for end in [json!({"end": false}), json!({"break": true})] {
        let stage = Stage::new(json!([{"steps": [{"text": "see sk-ant"}, end]}]));
        assert_eq!(stage.turn().await.outcome.assistant_text, "see sk-ant");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn text_is_kept_while_the_provider_is_silent() {
    let mut stage = Stage::new(json!([{"steps": [{"text": "half"}, {"hold": "g"}]}]));
    let options = Options {
        settle_ms: 20,
        ..Options::default()
    };
    stage.store = Store::at(stage.root.path().join("home/sessions"), options);
    let writer = stage.store.create().unwrap();
    let id = writer.id().clone();
    let watching = stage.store.clone();
    let bounds = ReplayBounds {
        items: 8,
        part_bytes: 2048,
        window_bytes: 1 << 20,
        window_records: 1000,
    };
    let opener = async {
        let started = Instant::now();
        let redactor = redact::Redactor::default();
        loop {
            let replay = watching.replay(&id, None, &bounds, &redactor);
            let texts = replay.map(|replay| replay.items).unwrap_or_default();
            let kept = texts
                .iter()
                .any(|item| matches!(&item.body, Body::Message { text, .. } if text == "half"));
            if kept || started.elapsed() > SOON {
                stage.rehearsal.open("g");
                return kept;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    let ((seen, _), kept) = tokio::join!(
        stage.turn_with(writer, "question", turn::Cancel::new()),
        opener
    );
    assert!(
        kept,
        "the text was in the session before the answer went on"
    );
    assert_eq!(seen.end(), (Ending::Completed, "half"));
}
