//! What a turn needs before its first request: selection, credentials, tools, conversation.
//! Reads files and blocks; sends nothing.

use std::sync::Arc;

use credential::Account;
use provider::{Api, Endpoint, Request};
use redact::Redactor;
use secrecy::ExposeSecret as _;
use session::{HistoryBounds, Writer};
use settings::{Env, Settings, ThinkingLevel};
use tool::Toolbox;

use crate::failure::Failure;
use crate::{Environment, Runtime, account, conversation};

/// The public endpoints.
const ANTHROPIC_URL: &str = "https://api.anthropic.com";
const CODEX_URL: &str = "https://chatgpt.com/backend-api/codex";
/// Tokens that a model answers with when its own maximum is not known.
const OUTPUT_TOKENS: u64 = 8192;
/// Tokens that a model's context holds when its size is not known.
const CONTEXT_TOKENS: u64 = 200_000;
/// A line about the selection takes at most so many bytes, however many models there are.
const HINT_BYTES_MAX: usize = 512;

/// What a turn starts with; it keeps this although settings may change meanwhile.
pub(crate) struct Prepared {
    pub(crate) endpoint: Endpoint,
    /// The first request; the turn's rounds are added to it.
    pub(crate) request: Request,
    pub(crate) toolbox: Arc<Toolbox>,
    pub(crate) redactor: Redactor,
    pub(crate) context_tokens: u64,
}

/// The part of the runtime that is read here, so that it can go to a thread where blocking is fine.
pub(crate) struct Sources {
    home: settings::Home,
    project: std::path::PathBuf,
    env: Environment,
    bounds: settings::Bounds,
    history: HistoryBounds,
}

impl Sources {
    pub(crate) fn new(runtime: &Runtime) -> Self {
        Self {
            home: runtime.home.clone(),
            project: runtime.project.clone(),
            env: Arc::clone(&runtime.env),
            bounds: runtime.bounds,
            history: runtime.history,
        }
    }

    /// Reads everything anew.
    pub(crate) fn prepare(&self, writer: &Writer) -> Result<Prepared, Failure> {
        let env = &*self.env;
        let settings = settings::load(&self.home, &self.project, env, &self.bounds)?;
        for warning in &settings.warnings {
            tracing::warn!("{warning}");
        }
        let account = account(&settings, &settings.provider).ok_or(Failure::UnknownProvider)?;
        let selected = format!("{}/{}", settings.provider, settings.model);
        if settings.disabled_models.contains(&selected) {
            return Err(Failure::ModelDisabled);
        }
        let stored = credential::Store::read(&self.home.auth_file());
        let redactor = redactor(&settings, stored.as_ref().ok(), env);
        if let Some(hint) = unlisted(&settings) {
            tracing::warn!("{}", redactor.line(&hint, HINT_BYTES_MAX));
        }
        let endpoint = endpoint(&settings, account, stored, env)?;
        let toolbox = Toolbox::new(
            &self.project,
            &settings.extra_roots,
            &settings.tools_disabled,
        )
        .map_err(Failure::Project)?;
        let tools: Vec<provider::Tool> = toolbox
            .specs()
            .into_iter()
            .map(|spec| provider::Tool {
                name: spec.name.to_owned(),
                description: spec.description.to_owned(),
                input_schema: spec.input_schema,
            })
            .collect();
        let model = model(&settings);
        let request = Request {
            system: system(&self.project),
            messages: conversation::of(writer.history(&self.history)?, !tools.is_empty()),
            tools,
            output_tokens_max: model
                .and_then(|model| model.max_output_tokens)
                .unwrap_or(OUTPUT_TOKENS),
            thinking_tokens: thinking_tokens(settings.thinking_level, model),
            model: settings.model.clone(),
        };
        Ok(Prepared {
            endpoint,
            request,
            toolbox: Arc::new(toolbox),
            redactor,
            context_tokens: model
                .and_then(|model| model.context_window)
                .unwrap_or(CONTEXT_TOKENS),
        })
    }
}

/// The models that the settings list for the selected provider.
fn listed(settings: &Settings) -> Option<&[settings::Model]> {
    settings
        .providers
        .get(&settings.provider)?
        .models
        .as_deref()
}

fn model(settings: &Settings) -> Option<&settings::Model> {
    listed(settings)?
        .iter()
        .find(|model| model.id == settings.model)
}

/// A word about a model that the settings do not list. It is asked for all the same: the provider has the last word.
fn unlisted(settings: &Settings) -> Option<String> {
    let listed = listed(settings)?;
    if model(settings).is_some() || listed.is_empty() {
        return None;
    }
    let known: Vec<&str> = listed.iter().map(|model| model.id.as_str()).collect();
    Some(format!(
        "the model `{}` is not one that the settings list for the provider `{}`: {}",
        settings.model,
        settings.provider,
        known.join(", ")
    ))
}

fn endpoint(
    settings: &Settings,
    account: Account<'_>,
    stored: Result<credential::Store, credential::Error>,
    env: Env<'_>,
) -> Result<Endpoint, Failure> {
    let set = |name: &str, default: &str| {
        env(name)
            .filter(|url| !url.is_empty())
            .unwrap_or_else(|| default.to_owned())
    };
    let (api, base_url) = match account {
        Account::Anthropic => (
            Api::AnthropicMessages,
            set("ANTHROPIC_BASE_URL", ANTHROPIC_URL),
        ),
        Account::OpenaiCodex => (Api::OpenaiResponses, set("MC_CODEX_BASE_URL", CODEX_URL)),
        Account::Custom { .. } => {
            let custom = settings
                .providers
                .get(&settings.provider)
                .ok_or(Failure::UnknownProvider)?;
            let api = match custom.api {
                settings::Api::AnthropicMessages => Api::AnthropicMessages,
                settings::Api::OpenaiResponses => Api::OpenaiResponses,
                settings::Api::OpenaiChat => Api::OpenaiChat,
            };
            (api, custom.base_url.clone())
        }
    };
    // Stored credentials that cannot be read are in the way only of who needs them.
    let (stored, damage) = match stored {
        Ok(stored) => (stored, None),
        Err(error) => (credential::Store::default(), Some(error)),
    };
    if !stored.status(account, env).ready() {
        let variable = account.variable().map(str::to_owned);
        return Err(damage.map_or(Failure::NoCredential { variable }, Failure::Credential));
    }
    Ok(Endpoint {
        api,
        base_url,
        api_key: stored.api_key(account, env),
    })
}

/// Knows every credential that this process can get at under these settings.
#[must_use]
pub fn redactor(settings: &Settings, stored: Option<&credential::Store>, env: Env<'_>) -> Redactor {
    let accounts = [settings::ANTHROPIC, settings::OPENAI_CODEX]
        .into_iter()
        .chain(settings.providers.keys().map(String::as_str))
        .filter_map(|id| account(settings, id));
    let none = credential::Store::default();
    let secrets = stored.unwrap_or(&none).secrets(accounts, env);
    Redactor::new(secrets.iter().map(|secret| secret.expose_secret()))
}

/// Tokens to reason with, when the model is known to offer the level or nothing is known of it.
fn thinking_tokens(level: ThinkingLevel, model: Option<&settings::Model>) -> Option<u64> {
    let offered = model.and_then(|model| model.thinking_levels.as_ref());
    if offered.is_some_and(|offered| !offered.contains(&level)) {
        return None;
    }
    match level {
        ThinkingLevel::Default => None,
        ThinkingLevel::Low => Some(2048),
        ThinkingLevel::Medium => Some(8192),
        ThinkingLevel::High => Some(16_384),
        ThinkingLevel::XHigh => Some(24_576),
        ThinkingLevel::Max => Some(32_000),
    }
}

fn system(project: &std::path::Path) -> String {
    format!(
        "You are magi-code, an assistant for the people who work on the software project in the folder {}. \
         Look things up with your tools before you claim them; paths are meant from that folder. \
         Say briefly what you found or did, and say so when you could not find it.",
        project.display()
    )
}
