//! What stderr says to the person whose settings do not work, and how often.

use std::path::Path;

use serde_json::{Value, json};
use session::{Options, Status, Store};

use crate::client::{Client, folder, home, provider};

/// One turn under settings that `change` made of good ones: how it ends, and what stderr said.
fn turn(change: impl FnOnce(&mut Value)) -> (String, String) {
    let provider = provider(json!([{"steps": [{"text": "done"}]}]));
    let folder = folder(&provider);
    let home = home(&folder);
    set(&home, change);
    let mut client = Client::start(&home);
    client.send("turn.start", None, json!({"prompt": "Q"}));
    let (status, _) = client.terminal();
    (status, client.end())
}

fn set(home: &Path, change: impl FnOnce(&mut Value)) {
    let file = home.join("settings.json");
    let text = std::fs::read(&file).expect("settings");
    let mut settings = serde_json::from_slice(&text).expect("settings are JSON");
    change(&mut settings);
    std::fs::write(&file, settings.to_string()).expect("settings");
}

#[test]
fn a_missing_key_is_told_with_the_variable_that_holds_it() {
    for (change, variable) in [
        (
            json!({"provider": "rehearsal", "key": "NOT_SET_ANYWHERE"}),
            "NOT_SET_ANYWHERE",
        ),
        (json!({"provider": "anthropic"}), "ANTHROPIC_API_KEY"),
    ] {
        let (status, stderr) = turn(|settings| {
            settings["provider"] = change["provider"].clone();
            settings["providers"]["rehearsal"]["api_key_env"] = change["key"].clone();
        });
        assert_eq!(status, "failed");
        let hint = format!("set its key in the environment variable {variable}");
        assert!(stderr.contains(&hint), "{stderr}");
    }
}

#[test]
fn a_model_that_the_settings_do_not_list_is_told_with_those_they_do() {
    let (status, stderr) = turn(|settings| settings["model"] = "nope".into());
    assert_eq!(status, "completed", "the provider has the last word");
    let hint = "`nope` is not one that the settings list for the provider `rehearsal`: rehearsal-1";
    assert!(stderr.contains(hint), "{stderr}");
}

#[test]
fn a_mistake_in_the_settings_is_told_once_and_a_new_one_again() {
    let provider = provider(json!([{"steps": [{"text": "done"}]}]));
    let folder = folder(&provider);
    let home = home(&folder);
    let limit = |limit: Value| {
        move |settings: &mut Value| settings["limits"] = json!({"max_active_turns": limit})
    };
    set(&home, limit("4".into()));
    let mut client = Client::start(&home);
    let fails = |client: &mut Client| {
        client.send("turn.start", None, json!({"prompt": "Q"}));
        assert_eq!(client.terminal().0, "failed");
    };
    fails(&mut client);
    set(&home, |settings| settings["fast"] = 1.into());
    set(&home, limit(4.into()));
    fails(&mut client);
    let stderr = client.end();
    for mistake in [
        "/limits/max_active_turns: expected a whole number from 1 to 16",
        "/fast: expected a boolean",
    ] {
        assert_eq!(stderr.matches(mistake).count(), 1, "{mistake}: {stderr}");
    }
}

#[test]
fn a_session_that_is_too_long_for_a_turn_is_told_with_the_way_on() {
    let provider = provider(json!([{"steps": [{"text": "done"}]}]));
    let folder = folder(&provider);
    let home = home(&folder);
    let store = Store::at(home.join("sessions"), Options::default());
    let mut writer = store.create().expect("a session");
    let text = "x".repeat(1 << 20);
    for _ in 0..3 {
        writer.user("Q").expect("a turn");
        writer.finish(Status::Completed, &text).expect("its end");
    }
    let session = writer.id().to_string();
    drop(writer);
    let mut client = Client::start(&home);
    assert_eq!(
        client.refusal("turn.start", Some(&session), json!({"prompt": "Q"})),
        Some("session_unavailable".into())
    );
    let stderr = client.end();
    assert!(
        stderr.contains(&session) && stderr.contains("go on in a new session"),
        "{stderr}"
    );
}
