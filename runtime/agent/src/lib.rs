//! One turn from its start to its outcome: prompt, provider, tools, until the model is done or has to stop.
//! Knows no wire protocol; what it tells the world is a `turn::Event`, which has no place for anything private.

mod answer;
mod calls;
mod conversation;
mod failure;
mod prepare;
mod report;
mod run;
mod said;

use std::path::PathBuf;
use std::sync::Arc;

use credential::Account;
use session::HistoryBounds;
use settings::Settings;

pub use prepare::redactor;
pub use run::run;

/// Looks a variable of the environment up, from any thread.
pub type Environment = Arc<dyn Fn(&str) -> Option<String> + Send + Sync>;

/// What every turn of a process shares.
pub struct Runtime {
    /// The folder of settings and credentials; both are read anew for each turn.
    pub home: settings::Home,
    /// The folder that the program was launched in.
    pub project: PathBuf,
    /// The environment.
    pub env: Environment,
    /// What settings must respect.
    pub bounds: settings::Bounds,
    /// What is wrong with the settings, when a diagnostic said so already.
    pub told: Option<String>,
    /// How much text one turn may give.
    pub text: TextBounds,
    /// How much history a turn may start with.
    pub history: HistoryBounds,
    /// The HTTP client.
    pub client: provider::Client,
    /// How failed requests are tried again.
    pub retry: provider::Retry,
}

/// How much assistant text one turn may give. A piece that would go beyond either bound is not taken, and the
/// turn fails with the text it has.
#[derive(Debug, Clone, Copy)]
pub struct TextBounds {
    /// Bytes of text.
    pub bytes_max: usize,
    /// The sum of `cost` over all pieces.
    pub cost_max: usize,
    /// What a piece costs, such as the bytes it takes when it is encoded.
    pub cost: fn(&str) -> usize,
}

/// How the provider of this id is authenticated under these settings; `None`: there is no such provider.
#[must_use]
pub fn account<'s>(settings: &'s Settings, provider: &str) -> Option<Account<'s>> {
    match provider {
        settings::ANTHROPIC => Some(Account::Anthropic),
        settings::OPENAI_CODEX => Some(Account::OpenaiCodex),
        id => settings.providers.get(id).map(|custom| Account::Custom {
            api_key_env: custom.api_key_env.as_deref(),
        }),
    }
}
