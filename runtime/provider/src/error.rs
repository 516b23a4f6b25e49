//! What can go wrong between a request and the end of its answer.
//! Holds no word of what the provider said: only which kind of thing happened.

use std::time::Duration;

use crate::Api;

/// Why a request has no whole answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// This interface is not spoken yet.
    #[error("the interface {0:?} is not supported yet; use one with api \"anthropic_messages\"")]
    NotSupportedYet(Api),
    /// The base URL or the key cannot be put into a request.
    #[error("the provider's {0} cannot be used; look at it in the settings")]
    Unusable(&'static str),
    /// No connection, or it was lost before the answer began.
    #[error("the provider cannot be reached; look at its base URL and the network")]
    Unreachable,
    /// The connection was lost in the middle of the answer.
    #[error("the connection to the provider was lost in the middle of an answer")]
    Cut,
    /// The answer ended without its last event.
    #[error("the provider's answer ended without its end")]
    Unfinished,
    /// The answer is not what the interface says.
    #[error("the provider's answer is malformed: {0}")]
    Malformed(&'static str),
    /// The answer is larger than can be taken.
    #[error("the provider's answer is too large: {0}")]
    TooLarge(&'static str),
    /// The key is missing or refused.
    #[error("the provider refused the credentials (status {0}); log in or look at the key")]
    Unauthorized(u16),
    /// Too many requests.
    #[error("the provider limits the rate of requests")]
    RateLimited {
        /// How long it asks to wait.
        after: Option<Duration>,
    },
    /// It cannot take more for the moment.
    #[error("the provider is overloaded")]
    Overloaded {
        /// How long it asks to wait.
        after: Option<Duration>,
    },
    /// It failed.
    #[error("the provider failed (status {status})")]
    Failed {
        /// The HTTP status; 200 when it failed in the middle of the answer.
        status: u16,
        /// How long it asks to wait.
        after: Option<Duration>,
    },
    /// The conversation is longer than the model takes.
    #[error("the conversation is longer than the model takes")]
    PromptTooLong,
    /// It does not take the request.
    #[error(
        "the provider refused the request (status {0}); look at the model's id and the base URL"
    )]
    Refused(u16),
}

impl Error {
    /// Whether the same request may well succeed later.
    #[must_use]
    pub fn passing(&self) -> bool {
        match self {
            Self::Unreachable
            | Self::Cut
            | Self::Unfinished
            | Self::RateLimited { .. }
            | Self::Overloaded { .. }
            | Self::Failed { .. } => true,
            Self::NotSupportedYet(_)
            | Self::Unusable(_)
            | Self::Malformed(_)
            | Self::TooLarge(_)
            | Self::Unauthorized(_)
            | Self::PromptTooLong
            | Self::Refused(_) => false,
        }
    }

    /// How long the provider asks to wait.
    #[must_use]
    pub fn after(&self) -> Option<Duration> {
        match self {
            Self::RateLimited { after }
            | Self::Overloaded { after }
            | Self::Failed { after, .. } => *after,
            _ => None,
        }
    }
}
