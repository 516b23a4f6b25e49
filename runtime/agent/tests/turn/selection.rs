//! What a turn is run with: settings, credentials, reasoning, each read anew.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;

use serde_json::{Value, json};
use turn::Ending;

use crate::stage::Stage;

fn ok() -> Value {
    json!([{"steps": [{"text": "ok"}]}])
}

#[tokio::test]
async fn each_turn_reads_the_selection_anew() {
    let stage = Stage::new(ok());
    stage.turn().await;
    stage.settings(json!({"model": "n"}));
    stage.turn().await;
    stage.set("MC_MODEL", "o");
    stage.turn().await;
    let models: Vec<Value> = stage
        .rehearsal
        .requests()
        .iter()
        .map(|request| request.body["model"].clone())
        .collect();
    assert_eq!(models, ["m", "n", "o"]);
}

#[tokio::test]
async fn what_cannot_be_used_fails_the_turn_before_anything_is_sent() {
    for settings in [
        json!({"provider": "nobody"}),
        json!({"provider": "anthropic"}),
        json!({"provider": "openai-codex"}),
        json!({"disabled_models": ["local/m"]}),
        json!({"fast": "yes"}),
        json!({"providers": {"local": {"api": "openai_chat", "base_url": "http://127.0.0.1:9"}}}),
        json!({"providers": {"local": {"api": "anthropic_messages", "base_url": "http://127.0.0.1:9", "api_key_env": "NONE"}}}),
    ] {
        let stage = Stage::new(ok());
        stage.settings(settings.clone());
        assert_eq!(stage.turn().await.end(), (Ending::Failed, ""), "{settings}");
        assert!(stage.rehearsal.requests().is_empty());
    }
}

#[tokio::test]
async fn a_missing_project_folder_fails_the_turn() {
    let stage = Stage::new(ok());
    fs::remove_dir(&stage.runtime.project).unwrap();
    assert_eq!(stage.turn().await.end(), (Ending::Failed, ""));
}

#[tokio::test]
async fn the_built_in_provider_takes_its_key_from_the_environment_or_the_store() {
    let stage = Stage::with_script(json!({"api_key": "stored-key", "replies": ok()}));
    stage.set("ANTHROPIC_BASE_URL", &stage.rehearsal.base_url());
    assert_eq!(
        stage.turn().await.outcome.ending,
        Ending::Failed,
        "no key anywhere"
    );
    stage.write(
        "home/auth.json",
        r#"{"version":1,"providers":{"anthropic":{"type":"api_key","api_key":"stored-key"}}}"#,
    );
    let auth = stage.root.path().join("home/auth.json");
    fs::set_permissions(&auth, fs::Permissions::from_mode(0o600)).unwrap();
    assert_eq!(stage.turn().await.end(), (Ending::Completed, "ok"));
    stage.set("ANTHROPIC_API_KEY", "set-key");
    assert_eq!(
        stage.turn().await.outcome.ending,
        Ending::Failed,
        "the environment's key is tried first"
    );
    assert_eq!(
        stage
            .rehearsal
            .requests()
            .iter()
            .map(|request| request.answered)
            .collect::<Vec<_>>(),
        [200, 401]
    );
}

#[tokio::test]
async fn damaged_credentials_are_in_the_way_only_of_who_needs_them() {
    let stage = Stage::new(ok());
    stage.write("home/auth.json", "{");
    fs::set_permissions(
        stage.root.path().join("home/auth.json"),
        fs::Permissions::from_mode(0o600),
    )
    .unwrap();
    assert_eq!(stage.turn().await.end(), (Ending::Completed, "ok"));
    stage.settings(json!({"provider": "anthropic"}));
    assert_eq!(stage.turn().await.end(), (Ending::Failed, ""));
}

#[tokio::test]
async fn reasoning_is_asked_for_at_a_level_that_the_model_offers() {
    let stage = Stage::new(ok());
    let providers = |levels: Value| {
        json!({"local": {
            "api": "anthropic_messages", "base_url": stage.rehearsal.base_url(),
            "models": [{"id": "m", "max_output_tokens": 100, "thinking_levels": levels}],
        }})
    };
    for (level, levels) in [
        ("default", json!(null)),
        ("low", json!(null)),
        ("low", json!(["low"])),
        ("low", json!(["high"])),
    ] {
        stage.settings(json!({"thinking_level": level, "providers": providers(levels)}));
        assert_eq!(stage.turn().await.end(), (Ending::Completed, "ok"));
    }
    let budgets: Vec<Value> = stage
        .rehearsal
        .requests()
        .iter()
        .map(|request| {
            json!([
                request.body["thinking"]["budget_tokens"],
                request.body["max_tokens"]
            ])
        })
        .collect();
    assert_eq!(
        budgets,
        [
            json!([null, 100]),
            json!([2048, 2148]),
            json!([2048, 2148]),
            json!([null, 100])
        ]
    );
}

#[tokio::test]
async fn disabled_tools_are_not_offered() {
    let stage = Stage::new(ok());
    stage.settings(json!({"tools": {"disabled": ["grep", "glob", "list", "read"]}}));
    assert_eq!(stage.turn().await.end(), (Ending::Completed, "ok"));
    assert!(stage.rehearsal.requests()[0].body["tools"].is_null());
}
