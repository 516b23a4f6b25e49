//! Policies: definitions, their registry, and what they say at a Commitment.
//! A session keeps its own copy; the registry may change under it.

pub(crate) mod check;
pub(crate) mod decision;
pub(crate) mod evaluate;
mod registry;

use std::sync::{Arc, OnceLock};

use macp_wire::modes::Mode;
use macp_wire::policy::{
    CommitmentRules, DecisionRules, HandoffRules, PolicyFile, ProposalRules, QuorumRules,
    SCHEMA_VERSION_MAX, SCHEMA_VERSION_MIN, SharedRules, TaskRules,
};
use macp_wire::v1::PolicyDescriptor;
use macp_wire::words;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use registry::{Policies, PolicyError};

/// A policy as it was registered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Definition {
    /// Name; what an empty `policy_version` resolves to is the default policy's.
    pub policy_id: String,
    /// The mode it governs, or `*`.
    pub mode: String,
    /// What it is for.
    pub description: String,
    /// JSON text of the rules, always an object.
    pub rules: String,
    /// Version of the rule semantics.
    pub schema_version: u32,
    /// When it was registered, in milliseconds since 1970; 0 for built-in ones.
    pub registered_at_ms: i64,
}

impl Definition {
    /// As it came in a call, at `now_ms`. Empty rules become an object without members.
    pub fn from_descriptor(descriptor: PolicyDescriptor, now_ms: i64) -> Self {
        let PolicyDescriptor {
            policy_id,
            mode,
            description,
            rules,
            schema_version,
            ..
        } = descriptor;
        let rules = if rules.is_empty() {
            Value::Object(Default::default()).to_string()
        } else {
            rules
        };
        Self {
            policy_id,
            mode,
            description,
            rules,
            schema_version,
            registered_at_ms: now_ms,
        }
    }

    /// As it lies in a file.
    pub fn from_file(file: PolicyFile, now_ms: i64) -> Self {
        let PolicyFile {
            policy_id,
            mode,
            description,
            rules,
            schema_version,
        } = file;
        let rules = Value::Object(rules).to_string();
        Self {
            policy_id,
            mode,
            description,
            rules,
            schema_version,
            registered_at_ms: now_ms,
        }
    }

    /// As it is served.
    pub fn descriptor(&self) -> PolicyDescriptor {
        PolicyDescriptor {
            policy_id: self.policy_id.clone(),
            mode: self.mode.clone(),
            description: self.description.clone(),
            rules: self.rules.clone(),
            schema_version: self.schema_version,
            registered_at_unix_ms: self.registered_at_ms,
        }
    }

    /// Whether it governs sessions of this mode.
    pub fn governs(&self, mode: &str) -> bool {
        self.mode == words::ANY_MODE || self.mode == mode
    }
}

/// A definition with its rules, read when they are first needed: most sessions of a log are never spoken to again. Rules that
/// cannot be read take their defaults, and deny every Commitment.
#[derive(Debug, Clone)]
pub struct Policy {
    definition: Definition,
    rules: OnceLock<Rules>,
}

impl PartialEq for Policy {
    fn eq(&self, other: &Self) -> bool {
        self.definition == other.definition
    }
}

#[derive(Debug, Clone, PartialEq)]
struct Rules {
    decision: Read<DecisionRules>,
    proposal: Read<ProposalRules>,
    task: Read<TaskRules>,
    handoff: Read<HandoffRules>,
    quorum: Read<QuorumRules>,
    commitment: CommitmentRules,
}

/// The rules of one mode, boxed: a policy mostly has those of one.
#[derive(Debug, Clone, PartialEq)]
struct Read<T> {
    rules: Box<T>,
    /// Whether they say what the definition says.
    sound: bool,
}

impl<T: DeserializeOwned + Default> Read<T> {
    fn of(mode: Mode, rules: &Value) -> Self {
        match serde_json::from_value(rules.clone()) {
            Ok(read) if check::rules(rules, &[mode], false).is_ok() => Self {
                rules: Box::new(read),
                sound: true,
            },
            _ => Self {
                rules: Box::default(),
                sound: false,
            },
        }
    }
}

impl Rules {
    fn read(text: &str) -> Self {
        let rules: Value = serde_json::from_str(text).unwrap_or_default();
        let shared: SharedRules = serde_json::from_value(rules.clone()).unwrap_or_default();
        Self {
            decision: Read::of(Mode::Decision, &rules),
            proposal: Read::of(Mode::Proposal, &rules),
            task: Read::of(Mode::Task, &rules),
            handoff: Read::of(Mode::Handoff, &rules),
            quorum: Read::of(Mode::Quorum, &rules),
            commitment: shared.commitment,
        }
    }
}

impl Policy {
    /// The policy that `definition` makes; never fails (see the type).
    pub fn new(definition: Definition) -> Arc<Self> {
        Arc::new(Self {
            definition,
            rules: OnceLock::new(),
        })
    }

    fn rules(&self) -> &Rules {
        self.rules
            .get_or_init(|| Rules::read(&self.definition.rules))
    }

    /// The definition as registered.
    pub fn definition(&self) -> &Definition {
        &self.definition
    }

    /// Name of the policy.
    pub fn id(&self) -> &str {
        &self.definition.policy_id
    }

    /// Who commits, in any mode.
    pub(crate) fn commitment(&self) -> &CommitmentRules {
        &self.rules().commitment
    }

    pub(crate) fn decision(&self) -> &DecisionRules {
        &self.rules().decision.rules
    }

    pub(crate) fn proposal(&self) -> &ProposalRules {
        &self.rules().proposal.rules
    }

    pub(crate) fn task(&self) -> &TaskRules {
        &self.rules().task.rules
    }

    pub(crate) fn handoff(&self) -> &HandoffRules {
        &self.rules().handoff.rules
    }

    pub(crate) fn quorum(&self) -> &QuorumRules {
        &self.rules().quorum.rules
    }

    /// Whether the rules of `mode` could be read.
    fn sound(&self, mode: Mode) -> bool {
        match mode {
            Mode::Decision => self.rules().decision.sound,
            Mode::Proposal => self.rules().proposal.sound,
            Mode::Task => self.rules().task.sound,
            Mode::Handoff => self.rules().handoff.sound,
            Mode::Quorum => self.rules().quorum.sound,
            Mode::MultiRound => true,
        }
    }

    fn schema_supported(&self) -> bool {
        (SCHEMA_VERSION_MIN..=SCHEMA_VERSION_MAX).contains(&self.definition.schema_version)
    }
}
