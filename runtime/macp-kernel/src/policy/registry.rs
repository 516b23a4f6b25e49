//! The registered policies, by name.
//! In memory only; files are read by the server.

use std::collections::BTreeMap;
use std::sync::Arc;

use macp_wire::modes::Mode;
use macp_wire::policy::{BUILTIN, PolicyFile, SCHEMA_VERSION_MAX, SCHEMA_VERSION_MIN};
use macp_wire::v1::PolicyDescriptor;
use macp_wire::{Code, Semantics, words};
use serde_json::Value;

use super::{Definition, Policy, check};
use crate::refusal::Refusal;

/// Every registered policy. Cheap to clone: definitions are shared.
#[derive(Debug, Clone)]
pub struct Policies {
    by_id: BTreeMap<String, Arc<Policy>>,
    /// Whether unknown keys among the rules are refused.
    closed: bool,
}

/// Why a policy was not registered or removed; the text goes into the answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PolicyError {
    /// The definition is wrong.
    #[error("{code}: {0}", code = Code::InvalidPolicyDefinition.as_str())]
    Invalid(String),
    /// No overwriting, not even with the same content.
    #[error("policy {0} is already registered")]
    Taken(String),
    /// Nothing to remove.
    #[error("policy {0} not found")]
    Unknown(String),
    /// Built-in policies stay.
    #[error("policy {0} is built in and cannot be removed; it is the default policy or reserved")]
    BuiltIn(String),
}

impl Policies {
    /// The built-in policies. Under the current semantics unknown rules and reserved ids are refused.
    pub fn new(semantics: Semantics) -> Self {
        let builtin = BUILTIN.iter().map(|builtin| {
            let definition = Definition {
                policy_id: builtin.policy_id.to_owned(),
                mode: builtin.mode.to_owned(),
                description: builtin.description.to_owned(),
                rules: builtin.rules.to_owned(),
                schema_version: builtin.schema_version,
                registered_at_ms: 0,
            };
            (builtin.policy_id.to_owned(), Policy::new(definition))
        });
        Self {
            by_id: builtin.collect(),
            closed: semantics == Semantics::Current,
        }
    }

    /// Registers a policy that came in a call (chapter 5.2).
    pub fn register(
        &mut self,
        descriptor: PolicyDescriptor,
        now_ms: i64,
    ) -> Result<(), PolicyError> {
        self.add(Definition::from_descriptor(descriptor, now_ms))
    }

    /// Registers a policy from a file (chapter 5.12); its rules are an object already.
    pub fn register_file(&mut self, file: PolicyFile, now_ms: i64) -> Result<(), PolicyError> {
        self.add(Definition::from_file(file, now_ms))
    }

    fn add(&mut self, definition: Definition) -> Result<(), PolicyError> {
        self.check(&definition).map_err(PolicyError::Invalid)?;
        if self.by_id.contains_key(&definition.policy_id) {
            return Err(PolicyError::Taken(definition.policy_id));
        }
        self.by_id
            .insert(definition.policy_id.clone(), Policy::new(definition));
        Ok(())
    }

    fn check(&self, definition: &Definition) -> Result<(), String> {
        if definition.policy_id.trim().is_empty() {
            return Err("policy_id must be set".to_owned());
        }
        if definition.policy_id == words::DEFAULT_POLICY {
            return Err(format!(
                "{} is built in and cannot be overwritten",
                words::DEFAULT_POLICY
            ));
        }
        if !(SCHEMA_VERSION_MIN..=SCHEMA_VERSION_MAX).contains(&definition.schema_version) {
            return Err(format!(
                "schema_version must be between {SCHEMA_VERSION_MIN} and {SCHEMA_VERSION_MAX}"
            ));
        }
        let rules: Value = serde_json::from_str(&definition.rules)
            .map_err(|error| format!("rules are not JSON: {error}"))?;
        let modes: Vec<Mode> = Mode::ALL
            .iter()
            .copied()
            .filter(|mode| definition.governs(mode.id()))
            .collect();
        check::rules(&rules, &modes, self.closed)?;
        if self.closed
            && definition
                .policy_id
                .starts_with(words::RESERVED_POLICY_PREFIX)
        {
            return Err(format!(
                "ids that begin with {} are reserved",
                words::RESERVED_POLICY_PREFIX
            ));
        }
        Ok(())
    }

    /// Removes a policy; sessions that bound it keep their copy.
    pub fn unregister(&mut self, policy_id: &str) -> Result<(), PolicyError> {
        if BUILTIN.iter().any(|builtin| builtin.policy_id == policy_id) {
            return Err(PolicyError::BuiltIn(policy_id.to_owned()));
        }
        match self.by_id.remove(policy_id) {
            Some(_) => Ok(()),
            None => Err(PolicyError::Unknown(policy_id.to_owned())),
        }
    }

    /// The policy of this name; an empty name is unknown here (see [`Policies::resolve`]).
    pub fn policy(&self, policy_id: &str) -> Result<&Arc<Policy>, Refusal> {
        self.by_id.get(policy_id).ok_or(Refusal::new(
            Code::UnknownPolicyVersion,
            "there is no such policy",
        ))
    }

    /// The policy a session of `mode` binds when it asks for `policy_version` (chapter 5.11).
    pub fn resolve(&self, policy_version: &str, mode: &str) -> Result<Arc<Policy>, Refusal> {
        let id = if policy_version.is_empty() {
            words::DEFAULT_POLICY
        } else {
            policy_version
        };
        let policy = self.policy(id)?;
        if !policy.definition().governs(mode) {
            return Err(Refusal::new(
                Code::InvalidPolicyDefinition,
                "the policy governs another mode",
            ));
        }
        Ok(policy.clone())
    }

    /// Descriptors sorted by id: all, or those that govern `mode` when it is not empty.
    pub fn list(&self, mode: &str) -> Vec<PolicyDescriptor> {
        self.by_id
            .values()
            .filter(|policy| mode.is_empty() || policy.definition().governs(mode))
            .map(|policy| policy.definition().descriptor())
            .collect()
    }

    /// The registered policy where it is the same, so that sessions read from a log share it.
    pub(crate) fn share(&self, policy: Arc<Policy>) -> Arc<Policy> {
        match self.by_id.get(policy.id()) {
            Some(registered) if registered.definition() == policy.definition() => {
                registered.clone()
            }
            _ => policy,
        }
    }
}
