//! Tools: how calls are answered, what is told of them, and what later turns know.

use serde_json::{Value, json};
use turn::{Category, Ending, Kind, Status, Transport, UsageSource};

use crate::stage::{Seen, Stage};

fn call(name: &str, input: &Value) -> Value {
    json!({"tool": {"name": name, "input": input}})
}

/// Of each tool activity: name, status, whether it timed out, where it ran.
fn told(seen: &Seen) -> Vec<(Option<&str>, Status, Option<bool>, Transport)> {
    seen.activities()
        .iter()
        .filter_map(|activity| match &activity.kind {
            Kind::Tool {
                tool_name,
                status,
                timed_out,
                transport,
                ..
            } => Some((*tool_name, *status, *timed_out, *transport)),
            _ => None,
        })
        .collect()
}

fn result(stage: &Stage, request: usize, at: usize) -> Value {
    let messages = stage.rehearsal.requests()[request].body["messages"].clone();
    messages.as_array().unwrap().last().unwrap()["content"][at].clone()
}

#[tokio::test]
async fn a_call_is_run_and_its_result_goes_back_to_the_model_and_nowhere_else() {
    let stage = Stage::new(json!([
        {"steps": [{"text": "Let me look."}, call("read", &json!({"path": "notes.txt"}))]},
        {"steps": [{"text": "Done."}]},
    ]));
    stage.write("project/notes.txt", "the private contents\n");
    let seen = stage.turn().await;
    assert_eq!(seen.end(), (Ending::Completed, "Let me look.\n\nDone."));
    assert_eq!(
        told(&seen),
        [
            (Some("read"), Status::Running, None, Transport::Local),
            (
                Some("read"),
                Status::Completed,
                Some(false),
                Transport::Local
            ),
        ]
    );
    assert_eq!(result(&stage, 1, 0)["content"], "1\tthe private contents\n");
    let everything = format!("{:?}", seen.events);
    assert!(
        !everything.contains("private") && !everything.contains("notes"),
        "{everything}"
    );
    assert_eq!(
        stage
            .rehearsal
            .requests()
            .iter()
            .map(|request| request.answered)
            .collect::<Vec<_>>(),
        [200, 200]
    );
}

#[tokio::test]
async fn a_call_that_fails_is_told_the_model_which_may_go_on() {
    let stage = Stage::new(json!([
        {"steps": [
            call("read", &json!({"path": "../../secret"})), call("rm", &json!({})), call("read", &json!({"file": 1})),
        ]},
        {"steps": [{"text": "No."}]},
    ]));
    let seen = stage.turn().await;
    assert_eq!(seen.end(), (Ending::Completed, "No."));
    let failed: Vec<_> = told(&seen)
        .into_iter()
        .filter(|(_, status, ..)| *status == Status::Failed)
        .collect();
    assert_eq!(
        failed,
        [
            (Some("read"), Status::Failed, Some(false), Transport::Local),
            (None, Status::Failed, Some(false), Transport::Unknown),
            (Some("read"), Status::Failed, Some(false), Transport::Local),
        ]
    );
    for (at, reason) in ["outside", "there is no tool", "arguments"]
        .into_iter()
        .enumerate()
    {
        let result = result(&stage, 1, at);
        assert_eq!(result["is_error"], true);
        assert!(
            result["content"].as_str().unwrap().contains(reason),
            "{result}"
        );
    }
    assert!(
        !format!("{:?}", seen.events).contains("rm\""),
        "a name of the model's making is only hashed"
    );
}

#[tokio::test]
async fn later_turns_know_the_rounds_of_earlier_ones_without_their_thinking() {
    let stage = Stage::new(json!([
        {"steps": [{"thinking": "hm"}, {"text": "One."}, call("list", &json!({}))]},
        {"steps": [{"text": "Two."}]},
        {"steps": [{"text": "half"}, {"break": true}]},
        {"steps": [{"text": "Three."}]},
    ]));
    let mut writer = stage.store.create().unwrap();
    for (prompt, end) in [
        ("a", (Ending::Completed, "One.\n\nTwo.")),
        ("b", (Ending::Failed, "half")),
        ("c", (Ending::Completed, "Three.")),
    ] {
        assert_eq!(stage.turn_in(&mut writer, prompt).await.end(), end);
    }
    let requests = stage.rehearsal.requests();
    assert_eq!(
        requests[1].body["messages"][1]["content"][0]["type"], "thinking",
        "within a turn it is given back"
    );
    let last = &requests[3].body["messages"];
    let kinds = |at: usize| -> Vec<&str> {
        last[at]["content"]
            .as_array()
            .unwrap()
            .iter()
            .map(|part| part["type"].as_str().unwrap())
            .collect()
    };
    assert_eq!(last.as_array().unwrap().len(), 7, "{last}");
    assert_eq!(kinds(1), ["text", "tool_use"]);
    assert_eq!(kinds(2), ["tool_result"]);
    assert_eq!(last[3]["content"][0]["text"], "Two.");
    assert_eq!(last[5]["content"][0]["text"], "half");
}

#[tokio::test]
async fn a_model_that_calls_tools_without_end_is_stopped() {
    let stage = Stage::new(json!([{"steps": [call("list", &json!({}))]}]));
    let seen = stage.turn().await;
    assert_eq!(seen.end(), (Ending::Failed, ""));
    assert_eq!(stage.rehearsal.requests().len(), 200);
}

#[tokio::test]
async fn more_calls_than_are_run_at_once_are_answered_all_the_same() {
    let calls: Vec<Value> = (0..40).map(|_| call("list", &json!({}))).collect();
    let stage = Stage::new(json!([{"steps": calls}, {"steps": [{"text": "ok"}]}]));
    assert_eq!(stage.turn().await.end(), (Ending::Completed, "ok"));
    assert!(result(&stage, 1, 31)["is_error"].is_null());
    assert_eq!(result(&stage, 1, 32)["is_error"], true);
}

#[tokio::test]
async fn usage_and_context_are_told_with_each_request() {
    let stage = Stage::new(json!([
        {"steps": [call("list", &json!({})), {"usage": {"input_tokens": 7, "cache_read_input_tokens": 3, "output_tokens": 5}}]},
        {"steps": [{"text": "ok"}]},
    ]));
    let seen = stage.turn().await;
    let usage: Vec<_> = seen
        .activities()
        .iter()
        .filter_map(|activity| match activity.kind {
            Kind::Usage {
                effective_input,
                output,
                cache_read,
                cache_known,
                request_sequence,
                final_usage,
                source,
            } => {
                assert_eq!(source, UsageSource::ProviderRequest);
                Some((
                    effective_input,
                    output,
                    cache_read,
                    cache_known,
                    request_sequence,
                    final_usage,
                ))
            }
            _ => None,
        })
        .collect();
    assert_eq!(
        usage,
        [
            (10, 1, 3, true, 1, false),
            (10, 5, 3, true, 1, true),
            (1, 1, 0, false, 2, false),
            (1, 1, 0, false, 2, true),
        ]
    );
    let context: Vec<_> = seen
        .activities()
        .iter()
        .filter_map(|activity| match activity.kind {
            Kind::Context {
                current_tokens,
                max_tokens,
                ..
            } => Some((current_tokens, max_tokens)),
            _ => None,
        })
        .collect();
    assert_eq!(
        context,
        [(11, 200_000), (15, 200_000), (2, 200_000), (2, 200_000)]
    );
}

#[tokio::test]
async fn a_tool_belongs_to_the_request_that_called_it() {
    let stage =
        Stage::new(json!([{"steps": [call("list", &json!({}))]}, {"steps": [{"text": "ok"}]}]));
    let seen = stage.turn().await;
    let activities = seen.activities();
    let starts: Vec<_> = activities
        .iter()
        .filter_map(|activity| match &activity.kind {
            Kind::Lifecycle {
                parent,
                category,
                status: Status::Running,
            } => Some((*category, &activity.id, parent)),
            _ => None,
        })
        .collect();
    let [
        (Category::Assistant, asked, None),
        (Category::Tool, _, Some(parent)),
        (Category::Assistant, ..),
    ] = starts[..]
    else {
        panic!("{starts:?}")
    };
    assert_eq!(asked, parent);
}
