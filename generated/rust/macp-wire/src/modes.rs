// @generated from schema/macp/modes by codegen. Do not edit.
//! The built-in modes: identifiers, descriptors, message types and who may send them.
//! What a message does is not written here.
/// A built-in mode.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mode {
    /// Options are proposed, evaluated, objected to and voted on; the committing authority fixes one outcome.
    Decision,
    /// Parties exchange offers and counter-offers until the acceptance criterion holds or somebody ends the
    /// negotiation.
    Proposal,
    /// The initiator requests one task; a participant takes it, works on it and reports how it ended.
    Task,
    /// The initiator offers a responsibility to one participant, who takes it or declines.
    Handoff,
    /// The initiator puts one action to the vote; enough approvals, or too few left to come, decide it.
    Quorum,
    /// Participants state and change values until all values are equal.
    MultiRound,
}
impl Mode {
    /// In the order of listing.
    pub const ALL: &'static [Self] = &[
        Self::Decision,
        Self::Proposal,
        Self::Task,
        Self::Handoff,
        Self::Quorum,
        Self::MultiRound,
    ];
    /// Identifier on the wire.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Decision => "macp.mode.decision.v1",
            Self::Proposal => "macp.mode.proposal.v1",
            Self::Task => "macp.mode.task.v1",
            Self::Handoff => "macp.mode.handoff.v1",
            Self::Quorum => "macp.mode.quorum.v1",
            Self::MultiRound => "ext.multi_round.v1",
        }
    }
    /// The mode with this identifier.
    pub fn parse(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|mode| mode.id() == id)
    }
    /// Version that a SessionStart must name.
    pub const fn version(self) -> &'static str {
        match self {
            Self::Decision => "1.0.0",
            Self::Proposal => "1.0.0",
            Self::Task => "1.0.0",
            Self::Handoff => "1.0.0",
            Self::Quorum => "1.0.0",
            Self::MultiRound => "1.0.0",
        }
    }
    /// Whether it is standards-track from the start.
    pub const fn standard(self) -> bool {
        match self {
            Self::Decision => true,
            Self::Proposal => true,
            Self::Task => true,
            Self::Handoff => true,
            Self::Quorum => true,
            Self::MultiRound => false,
        }
    }
    /// What the registry says of it.
    pub fn descriptor(self) -> crate::v1::ModeDescriptor {
        let (title, description, determinism_class, participant_model) = match self {
            Self::Decision => {
                (
                    "Decision Mode",
                    "Options are proposed, evaluated, objected to and voted on; the committing authority fixes one outcome.",
                    "semantic-deterministic",
                    "declared",
                )
            }
            Self::Proposal => {
                (
                    "Proposal Mode",
                    "Parties exchange offers and counter-offers until the acceptance criterion holds or somebody ends the negotiation.",
                    "semantic-deterministic",
                    "peer",
                )
            }
            Self::Task => {
                (
                    "Task Mode",
                    "The initiator requests one task; a participant takes it, works on it and reports how it ended.",
                    "structural-only",
                    "orchestrated",
                )
            }
            Self::Handoff => {
                (
                    "Handoff Mode",
                    "The initiator offers a responsibility to one participant, who takes it or declines.",
                    "context-frozen",
                    "delegated",
                )
            }
            Self::Quorum => {
                (
                    "Quorum Mode",
                    "The initiator puts one action to the vote; enough approvals, or too few left to come, decide it.",
                    "semantic-deterministic",
                    "quorum",
                )
            }
            Self::MultiRound => {
                (
                    "Multi-Round Mode",
                    "Participants state and change values until all values are equal.",
                    "semantic-deterministic",
                    "peer",
                )
            }
        };
        crate::v1::ModeDescriptor {
            mode: self.id().to_owned(),
            mode_version: self.version().to_owned(),
            title: title.to_owned(),
            description: description.to_owned(),
            determinism_class: determinism_class.to_owned(),
            participant_model: participant_model.to_owned(),
            message_types: self
                .messages()
                .iter()
                .map(|message| message.name.to_owned())
                .collect(),
            terminal_message_types: self
                .messages()
                .iter()
                .filter(|message| message.terminal)
                .map(|message| message.name.to_owned())
                .collect(),
            schema_uris: [
                (
                    crate::words::SCHEMA_URI_KEY.to_owned(),
                    crate::words::SCHEMA_URI.to_owned(),
                ),
            ]
                .into(),
        }
    }
    /// Its message types in order.
    pub const fn messages(self) -> &'static [Message] {
        match self {
            Self::Decision => {
                &[
                    Message {
                        name: "SessionStart",
                        payload: "macp.v1.SessionStartPayload",
                        from: From::Anyone,
                        terminal: false,
                    },
                    Message {
                        name: "Proposal",
                        payload: "macp.modes.decision.v1.ProposalPayload",
                        from: From::Participant,
                        terminal: false,
                    },
                    Message {
                        name: "Evaluation",
                        payload: "macp.modes.decision.v1.EvaluationPayload",
                        from: From::Participant,
                        terminal: false,
                    },
                    Message {
                        name: "Objection",
                        payload: "macp.modes.decision.v1.ObjectionPayload",
                        from: From::Participant,
                        terminal: false,
                    },
                    Message {
                        name: "Vote",
                        payload: "macp.modes.decision.v1.VotePayload",
                        from: From::Participant,
                        terminal: false,
                    },
                    Message {
                        name: "Commitment",
                        payload: "macp.v1.CommitmentPayload",
                        from: From::Authority,
                        terminal: true,
                    },
                ]
            }
            Self::Proposal => {
                &[
                    Message {
                        name: "SessionStart",
                        payload: "macp.v1.SessionStartPayload",
                        from: From::Anyone,
                        terminal: false,
                    },
                    Message {
                        name: "Proposal",
                        payload: "macp.modes.proposal.v1.ProposalPayload",
                        from: From::Participant,
                        terminal: false,
                    },
                    Message {
                        name: "CounterProposal",
                        payload: "macp.modes.proposal.v1.CounterProposalPayload",
                        from: From::Participant,
                        terminal: false,
                    },
                    Message {
                        name: "Accept",
                        payload: "macp.modes.proposal.v1.AcceptPayload",
                        from: From::Participant,
                        terminal: false,
                    },
                    Message {
                        name: "Reject",
                        payload: "macp.modes.proposal.v1.RejectPayload",
                        from: From::Participant,
                        terminal: false,
                    },
                    Message {
                        name: "Withdraw",
                        payload: "macp.modes.proposal.v1.WithdrawPayload",
                        from: From::Participant,
                        terminal: false,
                    },
                    Message {
                        name: "Commitment",
                        payload: "macp.v1.CommitmentPayload",
                        from: From::Authority,
                        terminal: true,
                    },
                ]
            }
            Self::Task => {
                &[
                    Message {
                        name: "SessionStart",
                        payload: "macp.v1.SessionStartPayload",
                        from: From::Anyone,
                        terminal: false,
                    },
                    Message {
                        name: "TaskRequest",
                        payload: "macp.modes.task.v1.TaskRequestPayload",
                        from: From::Initiator,
                        terminal: false,
                    },
                    Message {
                        name: "TaskAccept",
                        payload: "macp.modes.task.v1.TaskAcceptPayload",
                        from: From::Participant,
                        terminal: false,
                    },
                    Message {
                        name: "TaskReject",
                        payload: "macp.modes.task.v1.TaskRejectPayload",
                        from: From::Participant,
                        terminal: false,
                    },
                    Message {
                        name: "TaskUpdate",
                        payload: "macp.modes.task.v1.TaskUpdatePayload",
                        from: From::Participant,
                        terminal: false,
                    },
                    Message {
                        name: "TaskComplete",
                        payload: "macp.modes.task.v1.TaskCompletePayload",
                        from: From::Participant,
                        terminal: false,
                    },
                    Message {
                        name: "TaskFail",
                        payload: "macp.modes.task.v1.TaskFailPayload",
                        from: From::Participant,
                        terminal: false,
                    },
                    Message {
                        name: "Commitment",
                        payload: "macp.v1.CommitmentPayload",
                        from: From::Authority,
                        terminal: true,
                    },
                ]
            }
            Self::Handoff => {
                &[
                    Message {
                        name: "SessionStart",
                        payload: "macp.v1.SessionStartPayload",
                        from: From::Anyone,
                        terminal: false,
                    },
                    Message {
                        name: "HandoffOffer",
                        payload: "macp.modes.handoff.v1.HandoffOfferPayload",
                        from: From::Initiator,
                        terminal: false,
                    },
                    Message {
                        name: "HandoffContext",
                        payload: "macp.modes.handoff.v1.HandoffContextPayload",
                        from: From::Participant,
                        terminal: false,
                    },
                    Message {
                        name: "HandoffAccept",
                        payload: "macp.modes.handoff.v1.HandoffAcceptPayload",
                        from: From::Participant,
                        terminal: false,
                    },
                    Message {
                        name: "HandoffDecline",
                        payload: "macp.modes.handoff.v1.HandoffDeclinePayload",
                        from: From::Participant,
                        terminal: false,
                    },
                    Message {
                        name: "Commitment",
                        payload: "macp.v1.CommitmentPayload",
                        from: From::Authority,
                        terminal: true,
                    },
                ]
            }
            Self::Quorum => {
                &[
                    Message {
                        name: "SessionStart",
                        payload: "macp.v1.SessionStartPayload",
                        from: From::Anyone,
                        terminal: false,
                    },
                    Message {
                        name: "ApprovalRequest",
                        payload: "macp.modes.quorum.v1.ApprovalRequestPayload",
                        from: From::Initiator,
                        terminal: false,
                    },
                    Message {
                        name: "Approve",
                        payload: "macp.modes.quorum.v1.ApprovePayload",
                        from: From::Participant,
                        terminal: false,
                    },
                    Message {
                        name: "Reject",
                        payload: "macp.modes.quorum.v1.RejectPayload",
                        from: From::Participant,
                        terminal: false,
                    },
                    Message {
                        name: "Abstain",
                        payload: "macp.modes.quorum.v1.AbstainPayload",
                        from: From::Participant,
                        terminal: false,
                    },
                    Message {
                        name: "Commitment",
                        payload: "macp.v1.CommitmentPayload",
                        from: From::Authority,
                        terminal: true,
                    },
                ]
            }
            Self::MultiRound => {
                &[
                    Message {
                        name: "SessionStart",
                        payload: "macp.v1.SessionStartPayload",
                        from: From::Anyone,
                        terminal: false,
                    },
                    Message {
                        name: "Contribute",
                        payload: "macp.modes.multi_round.v1.ContributePayload",
                        from: From::Participant,
                        terminal: false,
                    },
                    Message {
                        name: "Commitment",
                        payload: "macp.v1.CommitmentPayload",
                        from: From::Initiator,
                        terminal: true,
                    },
                ]
            }
        }
    }
}
/// A message type of a mode.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Message {
    /// Message type on the wire.
    pub name: &'static str,
    /// Full proto name of its payload.
    pub payload: &'static str,
    /// Who may send it; the state of the session may narrow that.
    pub from: From,
    /// Whether it ends the session.
    pub terminal: bool,
}
/// Who may send a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum From {
    /// Any authenticated caller with the needed capability.
    Anyone,
    /// A declared participant.
    Participant,
    /// The sender of the SessionStart.
    Initiator,
    /// Whoever the policy lets commit.
    Authority,
}
