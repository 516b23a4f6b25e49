//! Why a turn does not end as completed, and what that makes of it.
//! The texts are for diagnostics; nothing of the conversation or the provider's words is in them.

use std::io;

use turn::Ending;

/// Why a turn stopped early.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Failure {
    #[error("it was cancelled")]
    Cancelled,
    #[error("{0}")]
    Settings(#[from] settings::Error),
    #[error("{0}")]
    Credential(#[from] credential::Error),
    #[error(
        "the selected provider is not one of the settings; choose another, or define it under `providers`"
    )]
    UnknownProvider,
    #[error("the selected model is disabled in the settings; choose another")]
    ModelDisabled,
    #[error("the selected provider has no credentials; {}", remedy(variable.as_deref()))]
    NoCredential {
        /// The variable that its key is looked for in, if any.
        variable: Option<String>,
    },
    #[error("the project's folder cannot be used: {0}")]
    Project(io::Error),
    #[error("{0}")]
    Provider(#[from] provider::Error),
    #[error("the model gave more text than a turn may have")]
    TextBound,
    #[error("nobody takes the turn's text any more")]
    Closed,
    #[error("the session cannot be used: {0}")]
    Session(#[from] session::Error),
    #[error("the model stopped because its answer grew too long")]
    OutputLimit,
    #[error("the conversation no longer fits the model")]
    ContextFull,
    #[error("the model declined to answer")]
    Refusal,
    #[error("the model stopped in a way that cannot be gone on from")]
    Pause,
    #[error("the model called tools {0} times in a row without an end")]
    Rounds(usize),
}

fn remedy(variable: Option<&str>) -> String {
    match variable {
        Some(variable) => format!("set its key in the environment variable {variable}"),
        None => "log in to it".to_owned(),
    }
}

impl Failure {
    /// What the turn ends as.
    pub(crate) fn ending(&self) -> Ending {
        match self {
            Self::Cancelled => Ending::Cancelled,
            Self::ContextFull | Self::Provider(provider::Error::PromptTooLong) => {
                Ending::CompactionRequired
            }
            Self::Settings(_)
            | Self::Credential(_)
            | Self::UnknownProvider
            | Self::ModelDisabled
            | Self::NoCredential { .. }
            | Self::Project(_)
            | Self::Provider(_)
            | Self::TextBound
            | Self::Closed
            | Self::Session(_)
            | Self::OutputLimit
            | Self::Refusal
            | Self::Pause
            | Self::Rounds(_) => Ending::Failed,
        }
    }
}
