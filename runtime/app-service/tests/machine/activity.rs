//! The allow-list of live progress: every kind in its form on the wire, member by member.

use app_service::News;
use serde_json::{Value, json};
use turn::{
    Activity, Category, Compaction, ContextSource, HashedId, Kind, Numbered, Status, Transport,
    UsageSource,
};

use crate::world::{Seen, World};

fn id(name: &str) -> HashedId {
    HashedId::new("x", &[name])
}

fn text(name: &str) -> String {
    id(name).to_string()
}

/// What the machine writes for one activity, without the identity that all of them have.
fn written(kind: Kind) -> Value {
    let mut world = World::initialized(1);
    let (_, turn) = world.start("t1", None);
    let ticket = world.turns[&turn].ticket;
    let event = turn::Event::Activity(Activity {
        id: id("activity"),
        kind,
    });
    let seen = world.news(News::Event {
        ticket,
        numbered: Numbered { sequence: 1, event },
    });
    let [Seen::Write(record)] = &seen[..] else {
        panic!("{seen:?}")
    };
    assert_eq!(record["event"], "turn.activity");
    assert_eq!(record["payload"]["sequence"], 1);
    let mut activity = record["payload"]["activity"].clone();
    let activity_id = activity
        .as_object_mut()
        .unwrap()
        .shift_remove("activity_id");
    assert_eq!(activity_id, Some(json!(text("activity"))));
    activity
}

#[test]
fn lifecycle() {
    let kind = |parent, category, status| Kind::Lifecycle {
        parent,
        category,
        status,
    };
    assert_eq!(
        written(kind(None, Category::Tool, Status::Running)),
        json!({"kind": "lifecycle", "category": "tool", "status": "running", "details_omitted": true})
    );
    assert_eq!(
        written(kind(
            Some(id("parent")),
            Category::SubagentTask,
            Status::Queued
        )),
        json!({"parent_activity_id": text("parent"), "kind": "lifecycle", "category": "subagent_task", "status": "queued",
            "details_omitted": true})
    );
    let categories = [
        (Category::Tool, "tool"),
        (Category::Hook, "hook"),
        (Category::ContextInjection, "context_injection"),
        (Category::SubagentBatch, "subagent_batch"),
        (Category::SubagentTask, "subagent_task"),
        (Category::Assistant, "assistant"),
        (Category::Diagnostic, "diagnostic"),
        (Category::Compaction, "compaction"),
        (Category::Activity, "activity"),
    ];
    for (category, name) in categories {
        assert_eq!(
            written(kind(None, category, Status::Writing))["category"],
            name
        );
    }
    let statuses = [
        (Status::Queued, "queued"),
        (Status::Running, "running"),
        (Status::Writing, "writing"),
        (Status::Completed, "completed"),
        (Status::Failed, "failed"),
        (Status::Cancelled, "cancelled"),
    ];
    for (status, name) in statuses {
        assert_eq!(
            written(kind(None, Category::Activity, status))["status"],
            name
        );
    }
}

#[test]
fn tool_names_travel_only_if_the_contract_lists_them() {
    let kind = |tool_name, transport, timed_out| Kind::Tool {
        tool_id: id("tool"),
        tool_name,
        server_id: Some(id("server")),
        transport,
        status: Status::Failed,
        timed_out,
    };
    assert_eq!(
        written(kind(Some("bash"), Transport::Local, Some(true))),
        json!({"kind": "tool", "tool_id": text("tool"), "tool_name": "bash", "server_id": text("server"),
            "transport": "local", "status": "failed", "timed_out": true, "details_omitted": true})
    );
    for unlisted in [Some("mcp__files__read_secret"), Some(""), None] {
        assert_eq!(
            written(kind(unlisted, Transport::Mcp, None)),
            json!({"kind": "tool", "tool_id": text("tool"), "tool_name": null, "server_id": text("server"),
                "transport": "mcp", "status": "failed", "timed_out": null, "details_omitted": true})
        );
    }
    assert_eq!(
        written(kind(None, Transport::Unknown, Some(false)))["transport"],
        "unknown"
    );
}

#[test]
fn reasoning_summary() {
    let kind = Kind::ReasoningSummary {
        text: "Read the file.".to_owned(),
        redacted: true,
        truncated: false,
    };
    assert_eq!(
        written(kind),
        json!({"kind": "reasoning_summary", "text": "Read the file.", "redacted": true, "truncated": false})
    );
}

#[test]
fn context_and_usage() {
    let sources = [
        (ContextSource::FallbackEstimate, "fallback_estimate"),
        (ContextSource::TokenizerEstimate, "tokenizer_estimate"),
        (ContextSource::FallbackProjection, "fallback_projection"),
        (ContextSource::TokenizerProjection, "tokenizer_projection"),
        (ContextSource::LastProviderUsage, "last_provider_usage"),
        (ContextSource::ProviderExact, "provider_exact"),
        (ContextSource::ProviderPartial, "provider_partial"),
    ];
    for (source, name) in sources {
        let kind = Kind::Context {
            current_tokens: 1,
            max_tokens: 2,
            reasoning_tokens: None,
            request_sequence: 3,
            source,
        };
        assert_eq!(
            written(kind),
            json!({"kind": "context", "current_tokens": 1, "max_tokens": 2, "reasoning_tokens": null,
                "request_sequence": 3, "source": name})
        );
    }
    let sources = [
        (UsageSource::ProviderRequest, "provider_request"),
        (UsageSource::SubagentAggregate, "subagent_aggregate"),
    ];
    for (source, name) in sources {
        let kind = Kind::Usage {
            effective_input: 1,
            output: 2,
            cache_read: 3,
            cache_known: false,
            request_sequence: 4,
            final_usage: true,
            source,
        };
        assert_eq!(
            written(kind),
            json!({"kind": "usage", "effective_input": 1, "output": 2, "cache_read": 3, "cache_known": false,
                "request_sequence": 4, "final_usage": true, "source": name})
        );
    }
}

#[test]
fn compaction_has_counts_where_they_are_known_and_asks_for_replay_at_its_end() {
    let counted = |status: &str, replay| json!({"kind": "compaction", "status": status, "current_tokens": 1, "max_tokens": 2, "replay_required": replay});
    let uncounted = |status: &str, replay| json!({"kind": "compaction", "status": status, "current_tokens": null, "max_tokens": null, "replay_required": replay});
    let (current_tokens, max_tokens) = (1, 2);
    let cases = [
        (
            Compaction::Triggered {
                current_tokens,
                max_tokens,
            },
            counted("triggered", false),
        ),
        (Compaction::Running, uncounted("running", false)),
        (
            Compaction::Completed {
                current_tokens,
                max_tokens,
            },
            counted("completed", true),
        ),
        (Compaction::Failed, uncounted("failed", true)),
        (Compaction::Cancelled, uncounted("cancelled", true)),
    ];
    for (compaction, expected) in cases {
        assert_eq!(written(Kind::Compaction(compaction)), expected);
    }
}
