//! What a session's log holds: accepted envelopes, and what the runtime itself did to the session.
//! The bytes are a format of our own, apart from the wire; checksums and framing belong to whoever keeps them.

use std::sync::Arc;

use macp_wire::Semantics;
use macp_wire::payload::handoff::HandoffAcceptPayload;
use macp_wire::v1::Envelope;
use macp_wire::words;
use prost::Message as _;

use crate::modes::Behaviour;
use crate::modes::handoff::Due;
use crate::policy::{Definition, Policies, Policy};
use crate::snapshot::Snapshot;

/// One entry of one session.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    /// The session it belongs to.
    pub session_id: Arc<str>,
    /// Acceptance time in milliseconds since 1970: replay's only clock.
    pub accepted_at_ms: i64,
    /// What happened.
    pub what: What,
}

/// What happened.
#[derive(Debug, Clone, PartialEq)]
pub enum What {
    /// The SessionStart, with what it bound.
    Started(Box<Started>),
    /// A mode message with its authenticated sender.
    Accepted {
        /// The envelope as subscribers see it.
        envelope: Envelope,
        /// Written by the runtime: not counted as activity of the sender.
        synthetic: bool,
    },
    /// The deadline or the suspension cap passed.
    Expired,
    /// CancelSession.
    Cancelled {
        /// Text of the caller.
        reason: String,
        /// Authenticated caller.
        by: String,
    },
    /// SuspendSession.
    Suspended {
        /// Text of the caller.
        reason: String,
        /// Authenticated caller.
        by: String,
    },
    /// ResumeSession.
    Resumed {
        /// Text of the caller.
        reason: String,
        /// Authenticated caller.
        by: String,
        /// Time to live left when the suspension began, in milliseconds; informational.
        banked_ms: i64,
    },
    /// The whole state: everything before it may be forgotten.
    Checkpoint(Box<Snapshot>),
}

/// A SessionStart and the values it bound for the life of the session.
#[derive(Debug, Clone, PartialEq)]
pub struct Started {
    /// The envelope as subscribers see it.
    pub envelope: Envelope,
    /// Version of the mode, resolved.
    pub mode_version: String,
    /// Rules of the mode, whatever it is called.
    pub behaviour: Behaviour,
    /// Revision of the contested rules.
    pub semantics: Semantics,
    /// Cap on all suspensions together, resolved, in milliseconds.
    pub max_suspend_ms: i64,
    /// The policy, resolved.
    pub policy: Arc<Policy>,
}

/// Why bytes are no entry.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("this is no entry of a session log: {0}")]
pub struct Malformed(pub &'static str);

impl Entry {
    /// The envelope subscribers see, for entries that have an ordinal.
    pub fn delivery(&self) -> Option<&Envelope> {
        match &self.what {
            What::Started(started) => Some(&started.envelope),
            What::Accepted { envelope, .. } => Some(envelope),
            _ => None,
        }
    }

    /// The same, for who moves it and puts it back.
    pub fn delivery_mut(&mut self) -> Option<&mut Envelope> {
        match &mut self.what {
            What::Started(started) => Some(&mut started.envelope),
            What::Accepted { envelope, .. } => Some(envelope),
            _ => None,
        }
    }

    pub(crate) fn accepted(session_id: Arc<str>, envelope: Envelope, now_ms: i64) -> Self {
        Self {
            session_id,
            accepted_at_ms: now_ms,
            what: What::Accepted {
                envelope: delivered(envelope, now_ms),
                synthetic: false,
            },
        }
    }

    pub(crate) fn expired(session_id: Arc<str>, now_ms: i64) -> Self {
        Self {
            session_id,
            accepted_at_ms: now_ms,
            what: What::Expired,
        }
    }

    /// The acceptance that silence stands for, dated when it happened.
    pub(crate) fn implicit_accept(session_id: Arc<str>, mode: &str, due: Due) -> Self {
        let Due {
            handoff_id,
            target,
            at_ms,
        } = due;
        let message_id = format!("{}{handoff_id}", words::IMPLICIT_ACCEPT_PREFIX);
        let payload = HandoffAcceptPayload {
            handoff_id: handoff_id.into(),
            accepted_by: target.to_string(),
            reason: words::IMPLICIT_ACCEPT_REASON.to_owned(),
            implicit: true,
        };
        let envelope = Envelope {
            macp_version: words::MACP_VERSION.to_owned(),
            mode: mode.to_owned(),
            message_type: macp_wire::mode::handoff::Message::HandoffAccept
                .as_str()
                .to_owned(),
            message_id,
            session_id: session_id.to_string(),
            sender: target.into(),
            timestamp_unix_ms: at_ms,
            payload: payload.encode_to_vec().into(),
        };
        let what = What::Accepted {
            envelope,
            synthetic: true,
        };
        Self {
            session_id,
            accepted_at_ms: at_ms,
            what,
        }
    }

    /// The entry as bytes.
    pub fn encode(self) -> Vec<u8> {
        stored::Entry::from(self).encode_to_vec()
    }

    /// The entry in `bytes`. Policies equal to a registered one are shared with it.
    pub fn decode(bytes: &[u8], policies: &Policies) -> Result<Self, Malformed> {
        let entry = stored::Entry::decode(bytes).map_err(|_| Malformed("it does not decode"))?;
        entry.read(policies)
    }
}

/// The envelope as it is kept: a client clock that was left out becomes the acceptance time.
pub(crate) fn delivered(mut envelope: Envelope, now_ms: i64) -> Envelope {
    if envelope.timestamp_unix_ms == 0 {
        envelope.timestamp_unix_ms = now_ms;
    }
    envelope
}

/// The format on disk. Numbers are never used again for something else.
mod stored {
    use super::{Behaviour, Definition, Malformed, Policies, Semantics, Started, What};

    #[derive(Clone, PartialEq, prost::Message)]
    pub struct Entry {
        #[prost(string, tag = "1")]
        session_id: String,
        #[prost(int64, tag = "2")]
        accepted_at_ms: i64,
        #[prost(oneof = "Kind", tags = "3, 4, 5, 6, 7, 8, 9, 10")]
        kind: Option<Kind>,
    }

    #[derive(Clone, PartialEq, prost::Oneof)]
    enum Kind {
        #[prost(message, tag = "3")]
        Started(Start),
        #[prost(message, tag = "4")]
        Accepted(Envelope),
        #[prost(message, tag = "5")]
        Synthetic(Envelope),
        #[prost(message, tag = "6")]
        Expired(Control),
        #[prost(message, tag = "7")]
        Cancelled(Control),
        #[prost(message, tag = "8")]
        Suspended(Control),
        #[prost(message, tag = "9")]
        Resumed(Control),
        /// JSON of a snapshot.
        #[prost(bytes, tag = "10")]
        Checkpoint(Vec<u8>),
    }

    /// The session id stands in the entry.
    #[derive(Clone, PartialEq, prost::Message)]
    struct Envelope {
        #[prost(string, tag = "1")]
        macp_version: String,
        #[prost(string, tag = "2")]
        mode: String,
        #[prost(string, tag = "3")]
        message_type: String,
        #[prost(string, tag = "4")]
        message_id: String,
        #[prost(string, tag = "5")]
        sender: String,
        #[prost(int64, tag = "6")]
        timestamp_ms: i64,
        #[prost(bytes = "bytes", tag = "7")]
        payload: prost::bytes::Bytes,
    }

    #[derive(Clone, PartialEq, prost::Message)]
    struct Control {
        #[prost(string, tag = "1")]
        reason: String,
        #[prost(string, tag = "2")]
        by: String,
        #[prost(int64, tag = "3")]
        banked_ms: i64,
    }

    #[derive(Clone, PartialEq, prost::Message)]
    struct Start {
        #[prost(message, optional, tag = "1")]
        envelope: Option<Envelope>,
        #[prost(string, tag = "2")]
        mode_version: String,
        /// Identifier of a built-in mode; absent for a registered extension.
        #[prost(string, optional, tag = "3")]
        builtin: Option<String>,
        /// Message types of a registered extension.
        #[prost(string, repeated, tag = "4")]
        types: Vec<String>,
        #[prost(uint32, tag = "5")]
        semantics: u32,
        #[prost(int64, tag = "6")]
        max_suspend_ms: i64,
        #[prost(message, optional, tag = "7")]
        policy: Option<Policy>,
    }

    #[derive(Clone, PartialEq, prost::Message)]
    struct Policy {
        #[prost(string, tag = "1")]
        policy_id: String,
        #[prost(string, tag = "2")]
        mode: String,
        #[prost(string, tag = "3")]
        description: String,
        #[prost(string, tag = "4")]
        rules: String,
        #[prost(uint32, tag = "5")]
        schema_version: u32,
        #[prost(int64, tag = "6")]
        registered_at_ms: i64,
    }

    impl From<super::Entry> for Entry {
        fn from(entry: super::Entry) -> Self {
            let control = |reason, by, banked_ms| Control {
                reason,
                by,
                banked_ms,
            };
            let kind = match entry.what {
                What::Started(started) => Kind::Started((*started).into()),
                What::Accepted {
                    envelope,
                    synthetic: false,
                } => Kind::Accepted(envelope.into()),
                What::Accepted {
                    envelope,
                    synthetic: true,
                } => Kind::Synthetic(envelope.into()),
                What::Expired => Kind::Expired(Control::default()),
                What::Cancelled { reason, by } => Kind::Cancelled(control(reason, by, 0)),
                What::Suspended { reason, by } => Kind::Suspended(control(reason, by, 0)),
                What::Resumed {
                    reason,
                    by,
                    banked_ms,
                } => Kind::Resumed(control(reason, by, banked_ms)),
                What::Checkpoint(snapshot) => Kind::Checkpoint(snapshot.to_json()),
            };
            Self {
                session_id: entry.session_id.to_string(),
                accepted_at_ms: entry.accepted_at_ms,
                kind: Some(kind),
            }
        }
    }

    impl From<super::Envelope> for Envelope {
        fn from(envelope: super::Envelope) -> Self {
            Self {
                macp_version: envelope.macp_version,
                mode: envelope.mode,
                message_type: envelope.message_type,
                message_id: envelope.message_id,
                sender: envelope.sender,
                timestamp_ms: envelope.timestamp_unix_ms,
                payload: envelope.payload,
            }
        }
    }

    impl Envelope {
        fn read(self, session_id: &str) -> super::Envelope {
            super::Envelope {
                macp_version: self.macp_version,
                mode: self.mode,
                message_type: self.message_type,
                message_id: self.message_id,
                session_id: session_id.to_owned(),
                sender: self.sender,
                timestamp_unix_ms: self.timestamp_ms,
                payload: self.payload,
            }
        }
    }

    impl From<&Definition> for Policy {
        fn from(definition: &Definition) -> Self {
            let definition = definition.clone();
            Self {
                policy_id: definition.policy_id,
                mode: definition.mode,
                description: definition.description,
                rules: definition.rules,
                schema_version: definition.schema_version,
                registered_at_ms: definition.registered_at_ms,
            }
        }
    }

    impl From<Policy> for Definition {
        fn from(policy: Policy) -> Self {
            Self {
                policy_id: policy.policy_id,
                mode: policy.mode,
                description: policy.description,
                rules: policy.rules,
                schema_version: policy.schema_version,
                registered_at_ms: policy.registered_at_ms,
            }
        }
    }

    impl From<Started> for Start {
        fn from(started: Started) -> Self {
            let (builtin, types) = started.behaviour.parts();
            Self {
                envelope: Some(started.envelope.into()),
                mode_version: started.mode_version,
                builtin,
                types,
                semantics: started.semantics.revision(),
                max_suspend_ms: started.max_suspend_ms,
                policy: Some(started.policy.definition().into()),
            }
        }
    }

    impl Start {
        fn read(self, session_id: &str, policies: &Policies) -> Result<Started, Malformed> {
            let envelope = self.envelope.ok_or(Malformed("a start has no envelope"))?;
            let policy = self.policy.ok_or(Malformed("a start has no policy"))?;
            let behaviour = Behaviour::of_parts(self.builtin, self.types)
                .ok_or(Malformed("a built-in mode is unknown"))?;
            let semantics = Semantics::by_revision(self.semantics)
                .ok_or(Malformed("a semantics revision is unknown"))?;
            Ok(Started {
                envelope: envelope.read(session_id),
                mode_version: self.mode_version,
                behaviour,
                semantics,
                max_suspend_ms: self.max_suspend_ms,
                policy: policies.share(super::Policy::new(policy.into())),
            })
        }
    }

    impl Entry {
        pub fn read(self, policies: &Policies) -> Result<super::Entry, Malformed> {
            let Self {
                session_id,
                accepted_at_ms,
                kind,
            } = self;
            let accepted = |envelope: Envelope, synthetic| What::Accepted {
                envelope: envelope.read(&session_id),
                synthetic,
            };
            let what = match kind.ok_or(Malformed("it has no kind"))? {
                Kind::Started(start) => What::Started(Box::new(start.read(&session_id, policies)?)),
                Kind::Accepted(envelope) => accepted(envelope, false),
                Kind::Synthetic(envelope) => accepted(envelope, true),
                Kind::Expired(_) => What::Expired,
                Kind::Cancelled(Control { reason, by, .. }) => What::Cancelled { reason, by },
                Kind::Suspended(Control { reason, by, .. }) => What::Suspended { reason, by },
                Kind::Resumed(Control {
                    reason,
                    by,
                    banked_ms,
                }) => What::Resumed {
                    reason,
                    by,
                    banked_ms,
                },
                Kind::Checkpoint(json) => {
                    let snapshot = super::Snapshot::from_json(&json, policies);
                    What::Checkpoint(Box::new(
                        snapshot.ok_or(Malformed("a checkpoint does not read"))?,
                    ))
                }
            };
            Ok(super::Entry {
                session_id: session_id.into(),
                accepted_at_ms,
                what,
            })
        }
    }
}
