//! The values that count, once environment, project and global settings are laid over each other.
//! Reads; never writes.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::source::Source;
use crate::{Env, Error, Home, Hook, McpServer, Problem, Provider, ThinkingLevel};

/// What others own and settings must respect.
#[derive(Debug, Clone, Copy)]
pub struct Bounds {
    /// How many providers of the user's own are served.
    pub custom_providers_max: usize,
    /// Whether a provider id is one that can be shown and selected.
    pub valid_id: fn(&str) -> bool,
}

/// Effective settings.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Id of the provider; it need not be one that exists.
    pub provider: String,
    /// Id of the model; it need not be one that exists.
    pub model: String,
    /// How much the model reasons, as saved.
    pub thinking_level: ThinkingLevel,
    /// Whether to use the provider's faster tier.
    pub fast: bool,
    /// The user's own providers by id, at most as many as the bounds say.
    pub providers: BTreeMap<String, Provider>,
    /// Models that must not be used, each as `provider/model`.
    pub disabled_models: Vec<String>,
    /// MCP servers by name.
    pub mcp_servers: BTreeMap<String, McpServer>,
    /// Hooks, global before project.
    pub hooks: Vec<Hook>,
    /// Names of built-in tools the model does not get.
    pub tools_disabled: Vec<String>,
    /// Seconds after which a shell command is ended.
    pub shell_timeout_s: u64,
    /// Folders beside the project that file tools may use.
    pub extra_roots: Vec<PathBuf>,
    /// Turns that run at the same time, 1 to 16.
    pub max_active_turns: u32,
    /// How full the context gets before it is compacted, as a part of 1.
    pub compaction_threshold: f64,
    /// Whether it is compacted at all.
    pub compaction_enabled: bool,
    /// Days after which a session that was not written to may be removed; none: never.
    pub retention_days: Option<u32>,
    /// What is wrong without making the rest unusable.
    pub warnings: Vec<Problem>,
}

/// Where a project keeps its settings.
const PROJECT_FILE: &str = ".magi-code/settings.json";

/// Reads the global settings and those of the project folder, and lays the environment over them:
/// environment over project over global over default.
///
/// # Errors
/// The first mistake found, with its place.
pub fn load(home: &Home, project: &Path, env: Env<'_>, bounds: &Bounds) -> Result<Settings, Error> {
    let global = Source::read(home.settings_file(), bounds.valid_id)?;
    let local_file = project.join(PROJECT_FILE);
    // Launched in the folder that holds the home, both names mean one file: it is the global one.
    let local = match fs::canonicalize(&local_file) {
        Ok(same) if fs::canonicalize(&global.file).is_ok_and(|global| global == same) => None,
        _ => Some(Source::read(local_file, bounds.valid_id)?),
    };
    if let Some(local) = &local
        && !trusted(
            project,
            global.scope.trusted_projects.as_deref().unwrap_or_default(),
        )
    {
        refuse_reach(local)?;
    }
    Ok(merge(global, local, env, bounds))
}

/// What holds where no file can be read: the environment over the defaults.
#[must_use]
pub fn defaults(home: &Home, env: Env<'_>, bounds: &Bounds) -> Settings {
    merge(Source::empty(home.settings_file()), None, env, bounds)
}

fn trusted(project: &Path, folders: &[PathBuf]) -> bool {
    let Ok(project) = fs::canonicalize(project) else {
        return false;
    };
    folders
        .iter()
        .any(|folder| fs::canonicalize(folder).is_ok_and(|folder| folder == project))
}

/// A project that came from elsewhere must not run commands, redirect credentials or open further folders.
fn refuse_reach(local: &Source) -> Result<(), Error> {
    let scope = &local.scope;
    for (defined, pointer) in [
        (scope.providers.is_some(), "/providers"),
        (scope.mcp_servers.is_some(), "/mcp_servers"),
        (scope.hooks.is_some(), "/hooks"),
        (scope.tools.extra_roots.is_some(), "/tools/extra_roots"),
    ] {
        if defined {
            return Err(Error::Invalid(local.problem(
                pointer,
                "may not be defined by a project that is not trusted; remove it, or list the project's folder under \
                 `trusted_projects` in the global settings",
            )));
        }
    }
    Ok(())
}

fn merge(global: Source, local: Option<Source>, env: Env<'_>, bounds: &Bounds) -> Settings {
    let set = |name: &str| env(name).filter(|value| !value.is_empty());
    let project = local.map(|local| local.scope).unwrap_or_default();
    let scope = &global.scope;
    let (providers, warnings) = providers(&global, project.providers, bounds);
    let mut mcp_servers = scope.mcp_servers.clone().unwrap_or_default();
    mcp_servers.extend(project.mcp_servers.unwrap_or_default());
    let mut hooks = scope.hooks.clone().unwrap_or_default();
    hooks.extend(project.hooks.unwrap_or_default());
    Settings {
        provider: set("MC_PROVIDER")
            .or(project.provider)
            .or(scope.provider.clone())
            .unwrap_or_else(|| crate::ANTHROPIC.to_owned()),
        model: set("MC_MODEL")
            .or(project.model)
            .or(scope.model.clone())
            .unwrap_or_else(|| "claude-sonnet-4-5".to_owned()),
        thinking_level: project
            .thinking_level
            .or(scope.thinking_level)
            .unwrap_or_default(),
        fast: scope.fast.unwrap_or(false),
        providers,
        disabled_models: both(&scope.disabled_models, project.disabled_models),
        mcp_servers,
        hooks,
        tools_disabled: both(&scope.tools.disabled, project.tools.disabled),
        shell_timeout_s: project
            .tools
            .shell_timeout_s
            .or(scope.tools.shell_timeout_s)
            .unwrap_or(120),
        extra_roots: project
            .tools
            .extra_roots
            .or(scope.tools.extra_roots.clone())
            .unwrap_or_default(),
        max_active_turns: project
            .limits
            .max_active_turns
            .or(scope.limits.max_active_turns)
            .unwrap_or(4),
        compaction_threshold: project
            .compaction
            .threshold
            .or(scope.compaction.threshold)
            .unwrap_or(0.8),
        compaction_enabled: project
            .compaction
            .enabled
            .or(scope.compaction.enabled)
            .unwrap_or(true),
        retention_days: scope.sessions.retention_days,
        warnings,
    }
}

/// The providers of both scopes, and a warning when there are more than are served.
fn providers(
    global: &Source,
    project: Option<BTreeMap<String, Provider>>,
    bounds: &Bounds,
) -> (BTreeMap<String, Provider>, Vec<Problem>) {
    let mut providers = global.scope.providers.clone().unwrap_or_default();
    providers.extend(project.unwrap_or_default());
    let (defined, most) = (providers.len(), bounds.custom_providers_max);
    if defined <= most {
        return (providers, Vec::new());
    }
    let served = providers.into_iter().take(most).collect();
    let what = format!(
        "defines {defined} providers, of which the first {most} by id are served; remove some"
    );
    (served, vec![global.problem("/providers", what)])
}

/// What either scope disables is disabled: a project cannot allow what the user does not.
fn both(global: &Option<Vec<String>>, project: Option<Vec<String>>) -> Vec<String> {
    let mut all = global.clone().unwrap_or_default();
    all.extend(project.unwrap_or_default());
    all
}
