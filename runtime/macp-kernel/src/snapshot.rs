//! The whole state of a session as one document: checkpoints, comparisons, digests.
//! A format of our own, apart from the wire; equal sessions give equal documents.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

use macp_wire::Semantics;
use macp_wire::v1::SessionState;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use smol_str::SmolStr;

use crate::activity::Share;
use crate::modes::{Behaviour, State};
use crate::policy::{Definition, Policies, Policy};
use crate::roster::Roster;
use crate::session::{Bound, Session, Suspension, texts};

/// A session's state.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    session_id: String,
    mode: String,
    builtin: Option<String>,
    types: Vec<String>,
    mode_version: String,
    configuration_version: String,
    #[serde(with = "policy_copy")]
    policy: Arc<Policy>,
    initiator: String,
    participants: Vec<String>,
    context_id: String,
    extension_keys: Vec<String>,
    semantics: u32,
    max_suspend_ms: i64,
    started_at_ms: i64,
    state: i32,
    expires_at_ms: i64,
    suspended_since_ms: Option<i64>,
    suspended_ms: i64,
    suspensions: u64,
    /// Sorted.
    accepted: Vec<String>,
    ordinals: u64,
    activity: BTreeMap<String, (u32, i64)>,
    mode_state: Value,
    resolution: Option<Vec<u8>>,
}

/// A policy as its definition.
mod policy_copy {
    use super::{Arc, Definition, Deserialize, Policy, Serialize};
    use serde::{Deserializer, Serializer};

    pub fn serialize<S: Serializer>(
        policy: &Arc<Policy>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        policy.definition().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Arc<Policy>, D::Error> {
        Definition::deserialize(deserializer).map(Policy::new)
    }
}

impl Snapshot {
    pub(crate) fn of(session: &Session) -> Self {
        let Bound {
            behaviour,
            policy,
            roster,
            semantics,
            ..
        } = &session.bound;
        let bound = &session.bound;
        let (builtin, types) = behaviour.parts();
        let activity = session
            .activity
            .iter()
            .map(|(name, share)| (name.to_owned(), (share.messages, share.last_ms)));
        Self {
            session_id: bound.session_id.to_string(),
            mode: bound.mode.to_string(),
            builtin,
            types,
            mode_version: bound.mode_version.to_string(),
            configuration_version: bound.configuration_version.to_string(),
            policy: policy.clone(),
            initiator: bound.initiator.to_string(),
            participants: texts(roster.names()),
            context_id: bound.context_id.to_string(),
            extension_keys: texts(&bound.extension_keys),
            semantics: semantics.revision(),
            max_suspend_ms: bound.max_suspend_ms,
            started_at_ms: bound.started_at_ms,
            state: session.state.into(),
            expires_at_ms: session.expires_at_ms,
            suspended_since_ms: session.suspension.since_ms,
            suspended_ms: session.suspension.total_ms,
            suspensions: session.suspension.completed,
            accepted: session.accepted.sorted(),
            ordinals: session.ordinals,
            activity: activity.collect(),
            mode_state: session.mode_state.document(),
            resolution: session.resolution.clone(),
        }
    }

    pub(crate) fn session(&self) -> Option<Session> {
        let copy = self.clone();
        let behaviour = Behaviour::of_parts(copy.builtin, copy.types)?;
        let bound = Bound {
            session_id: copy.session_id.into(),
            mode: copy.mode.into(),
            behaviour,
            mode_version: copy.mode_version.into(),
            configuration_version: copy.configuration_version.into(),
            policy: copy.policy,
            initiator: copy.initiator.into(),
            roster: Roster::new(copy.participants),
            context_id: copy.context_id.into(),
            extension_keys: copy.extension_keys.into_iter().map(SmolStr::from).collect(),
            semantics: Semantics::by_revision(copy.semantics)?,
            max_suspend_ms: copy.max_suspend_ms,
            started_at_ms: copy.started_at_ms,
        };
        let activity = copy
            .activity
            .into_iter()
            .map(|(name, (messages, last_ms))| (name, Share { messages, last_ms }));
        Some(Session {
            mode_state: State::from_document(&bound, copy.mode_state).ok()?,
            bound,
            state: SessionState::try_from(copy.state).ok()?,
            expires_at_ms: copy.expires_at_ms,
            suspension: Suspension {
                since_ms: copy.suspended_since_ms,
                total_ms: copy.suspended_ms,
                completed: copy.suspensions,
            },
            accepted: copy.accepted.into_iter().collect(),
            ordinals: copy.ordinals,
            activity: activity.collect(),
            resolution: copy.resolution,
        })
    }

    /// The snapshot as JSON text.
    pub fn to_json(&self) -> Vec<u8> {
        // Keys are texts and numbers finite, so there is nothing that could fail.
        serde_json::to_vec(self).unwrap_or_default()
    }

    /// The snapshot in this JSON text; a policy equal to a registered one is shared with it.
    pub fn from_json(json: &[u8], policies: &Policies) -> Option<Self> {
        let mut snapshot: Self = serde_json::from_slice(json).ok()?;
        snapshot.policy = policies.share(snapshot.policy);
        Some(snapshot)
    }

    /// SHA-256 of the JSON text, in hexadecimal.
    pub fn digest(&self) -> String {
        let mut out = String::with_capacity(64);
        for byte in Sha256::digest(self.to_json()) {
            let _ = write!(out, "{byte:02x}");
        }
        out
    }
}
