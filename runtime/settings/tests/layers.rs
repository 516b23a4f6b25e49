//! Which layer's value counts, and what a project may not say.
#![expect(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use settings::{Bounds, Home, Settings, ThinkingLevel, load};

struct Folders {
    root: tempfile::TempDir,
}

impl Folders {
    fn new() -> Self {
        let root = tempfile::tempdir().unwrap();
        fs::create_dir_all(root.path().join("home")).unwrap();
        fs::create_dir_all(root.path().join("project/.magi-code")).unwrap();
        Self { root }
    }

    fn project(&self) -> std::path::PathBuf {
        self.root.path().join("project")
    }

    fn write(&self, file: &str, value: &Value) {
        fs::write(self.root.path().join(file), value.to_string()).unwrap();
    }

    fn load(&self, env: &[(&str, &str)]) -> Result<Settings, String> {
        let home = self.root.path().join("home");
        self.load_at(&home, &self.project(), env)
    }

    fn load_at(
        &self,
        home: &Path,
        project: &Path,
        env: &[(&str, &str)],
    ) -> Result<Settings, String> {
        let env: Vec<(String, String)> = env
            .iter()
            .map(|(k, v)| ((*k).into(), (*v).into()))
            .collect();
        let bounds = Bounds {
            custom_providers_max: 3,
            valid_id: |id| !id.is_empty(),
        };
        let look_up = move |name: &str| {
            env.iter()
                .find(|(key, _)| key == name)
                .map(|(_, value)| value.clone())
        };
        load(&Home::new(home), project, &look_up, &bounds).map_err(|error| error.to_string())
    }
}

const GLOBAL: &str = "home/settings.json";
const PROJECT: &str = "project/.magi-code/settings.json";

fn provider(url: &str) -> Value {
    json!({"api": "anthropic_messages", "base_url": url})
}

#[test]
fn without_any_file_the_defaults_count() {
    let settings = Folders::new().load(&[]).unwrap();
    assert_eq!(
        (settings.provider.as_str(), settings.model.as_str()),
        ("anthropic", "claude-sonnet-4-5")
    );
    assert_eq!(
        (settings.max_active_turns, settings.shell_timeout_s),
        (4, 120)
    );
    assert_eq!(settings.thinking_level, ThinkingLevel::Default);
    assert!(!settings.fast && settings.compaction_enabled && settings.warnings.is_empty());
}

#[test]
fn environment_is_over_project_over_global_field_by_field() {
    let folders = Folders::new();
    folders.write(
        GLOBAL,
        &json!({"provider": "g", "model": "g", "thinking_level": "low", "fast": true}),
    );
    let selection = |settings: Settings| (settings.provider, settings.model);
    assert_eq!(
        selection(folders.load(&[]).unwrap()),
        ("g".into(), "g".into())
    );
    folders.write(
        PROJECT,
        &json!({"model": "p", "thinking_level": "x_high", "fast": false}),
    );
    let settings = folders.load(&[]).unwrap();
    assert_eq!(settings.thinking_level, ThinkingLevel::XHigh);
    assert!(settings.fast, "only the global file says it");
    assert_eq!(selection(settings), ("g".into(), "p".into()));
    assert_eq!(
        selection(
            folders
                .load(&[("MC_PROVIDER", "e"), ("MC_MODEL", "")])
                .unwrap()
        ),
        ("e".into(), "p".into())
    );
    assert_eq!(
        selection(folders.load(&[("MC_MODEL", "e")]).unwrap()),
        ("g".into(), "e".into())
    );
}

#[test]
fn a_project_reaches_beyond_itself_only_when_the_global_settings_trust_it() {
    let reaches = [
        (
            "/providers",
            json!({"providers": {"p": provider("http://p")}}),
        ),
        (
            "/mcp_servers",
            json!({"mcp_servers": {"m": {"command": "run"}}}),
        ),
        (
            "/hooks",
            json!({"hooks": [{"event": "turn_start", "command": ["run"]}]}),
        ),
        (
            "/tools/extra_roots",
            json!({"tools": {"extra_roots": ["/"]}}),
        ),
    ];
    for (pointer, reach) in reaches {
        let folders = Folders::new();
        folders.write(PROJECT, &reach);
        for trusted in [
            json!({}),
            json!({"trusted_projects": ["/elsewhere", folders.root.path()]}),
        ] {
            folders.write(GLOBAL, &trusted);
            let error = folders.load(&[]).unwrap_err();
            assert!(
                error.contains(&format!("{PROJECT}:1:")) && error.contains(pointer),
                "{error}"
            );
            assert!(error.contains("trusted_projects"), "{error}");
        }
        folders.write(GLOBAL, &json!({"trusted_projects": [folders.project()]}));
        folders.load(&[]).unwrap();
    }
}

#[test]
fn a_trusted_projects_definitions_lie_over_the_global_ones_key_by_key() {
    let folders = Folders::new();
    folders.write(
        GLOBAL,
        &json!({
            "trusted_projects": [folders.project()],
            "providers": {"a": provider("http://global"), "b": provider("http://global")},
            "mcp_servers": {"m": {"command": "global"}},
            "hooks": [{"event": "turn_start", "command": ["global"]}],
        }),
    );
    folders.write(
        PROJECT,
        &json!({
            "providers": {"b": provider("http://project")},
            "mcp_servers": {"n": {"url": "http://project"}},
            "hooks": [{"event": "turn_end", "command": ["project"]}],
        }),
    );
    let settings = folders.load(&[]).unwrap();
    let urls: Vec<&str> = settings
        .providers
        .values()
        .map(|provider| provider.base_url.as_str())
        .collect();
    assert_eq!(urls, ["http://global", "http://project"]);
    assert_eq!(settings.mcp_servers.keys().collect::<Vec<_>>(), ["m", "n"]);
    assert_eq!(
        settings
            .hooks
            .iter()
            .map(|hook| hook.command[0].as_str())
            .collect::<Vec<_>>(),
        ["global", "project"]
    );
}

#[test]
fn beyond_the_bound_the_first_providers_by_id_are_served_and_a_warning_names_the_bound() {
    let folders = Folders::new();
    let three =
        json!({"c": provider("http://x"), "a": provider("http://x"), "d": provider("http://x")});
    folders.write(GLOBAL, &json!({"providers": three}));
    assert!(folders.load(&[]).unwrap().warnings.is_empty());
    let mut four = three;
    four["b"] = provider("http://x");
    folders.write(GLOBAL, &json!({"providers": four}));
    let settings = folders.load(&[]).unwrap();
    assert_eq!(
        settings.providers.keys().collect::<Vec<_>>(),
        ["a", "b", "c"]
    );
    let warning = settings.warnings[0].to_string();
    assert!(
        warning.contains("/providers: defines 4 providers, of which the first 3"),
        "{warning}"
    );
}

#[test]
fn a_home_inside_the_launch_folder_is_global_not_a_project_of_its_own() {
    let folders = Folders::new();
    let user = folders.root.path().join("project");
    folders.write(
        PROJECT,
        &json!({"providers": {"p": provider("http://p")}, "fast": true}),
    );
    let settings = folders
        .load_at(&user.join(".magi-code"), &user, &[])
        .unwrap();
    assert!(settings.fast && settings.providers.contains_key("p"));
}

#[test]
fn a_damaged_file_of_either_scope_is_an_error_that_names_it() {
    for file in [GLOBAL, PROJECT] {
        let folders = Folders::new();
        fs::write(folders.root.path().join(file), "{\n\"fast\": 1}").unwrap();
        let error = folders.load(&[]).unwrap_err();
        assert!(
            error.contains(&format!("{file}:2:9: /fast: expected a boolean")),
            "{error}"
        );
    }
}

#[test]
fn what_either_scope_disables_is_disabled() {
    let folders = Folders::new();
    folders.write(
        GLOBAL,
        &json!({"disabled_models": ["a/b"], "tools": {"disabled": ["bash"]}}),
    );
    folders.write(
        PROJECT,
        &json!({"disabled_models": ["c/d"], "tools": {"disabled": []}}),
    );
    let settings = folders.load(&[]).unwrap();
    assert_eq!(settings.disabled_models, ["a/b", "c/d"]);
    assert_eq!(settings.tools_disabled, ["bash"]);
}
