//! Live progress in values that are safe to show: counts, states, hashed names.
//! Has no place for a tool's arguments or output, a path, or a provider's words.

use std::fmt;
use std::fmt::Write as _;

use sha2::{Digest, Sha256};

/// An identity made of a namespace and a SHA-256 digest. There is no other way to make one, so a raw name
/// or path cannot travel as an identity.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HashedId(String);

impl HashedId {
    /// `<namespace>_` and 64 lower-case hex digits. Each part is hashed with its length, so that
    /// `["ab", "c"]` and `["a", "bc"]` differ.
    #[must_use]
    pub fn new(namespace: &'static str, parts: &[&str]) -> Self {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part.as_bytes());
        }
        let mut id = String::with_capacity(namespace.len() + 1 + 2 * Sha256::output_size());
        id.push_str(namespace);
        id.push('_');
        for byte in hash.finalize() {
            // Writing to a String does not fail.
            let _ = write!(id, "{byte:02x}");
        }
        Self(id)
    }

    /// The identity as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for HashedId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// One report of progress.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Activity {
    /// What the report is about. Reports about one thing share it; it may come again in another turn.
    pub id: HashedId,
    /// What is reported.
    pub kind: Kind,
}

/// What an activity reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Kind {
    /// Something began, went on or ended.
    Lifecycle {
        /// The activity this one belongs to; only on a start.
        parent: Option<HashedId>,
        /// What sort of thing it is; [`Category::Activity`] on a finish.
        category: Category,
        /// Where it stands.
        status: Status,
    },
    /// A tool was called, or answered.
    Tool {
        /// The tool's name, hashed.
        tool_id: HashedId,
        /// The name itself, only for a built-in tool.
        tool_name: Option<&'static str>,
        /// The MCP server's name, hashed, only for a tool of one.
        server_id: Option<HashedId>,
        /// Where the tool runs.
        transport: Transport,
        /// Where the call stands.
        status: Status,
        /// Whether the call ran out of time; `None`: not known.
        timed_out: Option<bool>,
    },
    /// A summary of its reasoning that the provider vouched for, already made safe and cut to size.
    ReasoningSummary {
        /// The summary; empty when it was too long to take.
        text: String,
        /// Whether making it safe changed it.
        redacted: bool,
        /// Whether the size bound removed text.
        truncated: bool,
    },
    /// How full the model's context is.
    Context {
        /// Tokens in use.
        current_tokens: u64,
        /// Tokens there is room for.
        max_tokens: u64,
        /// Tokens spent on reasoning; `None`: not known.
        reasoning_tokens: Option<u64>,
        /// Which provider request of the turn this is about.
        request_sequence: u64,
        /// Where the count comes from.
        source: ContextSource,
    },
    /// What a request used.
    Usage {
        /// Input tokens, cached ones included.
        effective_input: u64,
        /// Output tokens.
        output: u64,
        /// Input tokens read from the provider's cache.
        cache_read: u64,
        /// Whether `cache_read` is known.
        cache_known: bool,
        /// Which provider request of the turn this is about.
        request_sequence: u64,
        /// Whether no further count will come for that request.
        final_usage: bool,
        /// Whose usage it is.
        source: UsageSource,
    },
    /// The conversation is being shortened.
    Compaction(Compaction),
}

/// Where a compaction stands. Token counts exist only where they are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Compaction {
    /// The context was found too full.
    Triggered {
        /// Tokens in use.
        current_tokens: u64,
        /// Tokens there is room for.
        max_tokens: u64,
    },
    /// The summary is being made.
    Running,
    /// The summary replaced what it covers.
    Completed {
        /// Tokens in use now.
        current_tokens: u64,
        /// Tokens there is room for.
        max_tokens: u64,
    },
    /// No summary could be made.
    Failed,
    /// A cancel came first.
    Cancelled,
}

/// What sort of thing began.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "the names are the contract's, which explains them"
)]
pub enum Category {
    Tool,
    Hook,
    ContextInjection,
    SubagentBatch,
    SubagentTask,
    Assistant,
    Diagnostic,
    Compaction,
    Activity,
}

/// Where a thing stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "the names are the contract's, which explains them"
)]
pub enum Status {
    Queued,
    Running,
    Writing,
    Completed,
    Failed,
    Cancelled,
}

/// Where a tool runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "the names are the contract's, which explains them"
)]
pub enum Transport {
    Local,
    Mcp,
    Unknown,
}

/// Where a context count comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(
    missing_docs,
    reason = "the names are the contract's, which explains them"
)]
pub enum ContextSource {
    FallbackEstimate,
    TokenizerEstimate,
    FallbackProjection,
    TokenizerProjection,
    LastProviderUsage,
    ProviderExact,
    ProviderPartial,
}

/// Whose usage is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UsageSource {
    /// One request of this turn.
    ProviderRequest,
    /// A subagent's whole run.
    SubagentAggregate,
}

#[cfg(test)]
mod tests {
    use super::HashedId;

    #[test]
    fn a_hashed_id_is_its_namespace_and_64_hex_digits_and_tells_parts_apart() {
        let id = HashedId::new("tool", &["read"]);
        let digits = id.as_str().strip_prefix("tool_").unwrap();
        assert_eq!(digits.len(), 64);
        assert!(
            digits
                .bytes()
                .all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))
        );
        assert_eq!(id, HashedId::new("tool", &["read"]));
        assert_ne!(
            HashedId::new("a", &["ab", "c"]),
            HashedId::new("a", &["a", "bc"])
        );
    }
}
