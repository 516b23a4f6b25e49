//! Quorum mode: one request, one ballot per participant, decided by a number of approvals.
//! How many approvals is told by the bound policy or else by the request.

use macp_wire::mode::quorum::{BallotRecord, Choice, Message, RequestRecord, State as Kept};
use macp_wire::payload::quorum::{
    AbstainPayload, ApprovalRequestPayload, ApprovePayload, RejectPayload,
};
use small_map::SmallMap;
use smol_str::SmolStr;

use super::{Call, Change, commitment, read, unknown_type};
use crate::policy;
use crate::refusal::{Refusal, invalid};

/// What is kept, and the approvals among the ballots.
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub kept: Kept,
    pub approvals: u64,
}

#[derive(Debug, Clone)]
pub enum Step {
    Request(RequestRecord),
    Cast(BallotRecord),
}

impl Default for State {
    fn default() -> Self {
        Self::of(Kept {
            request: None,
            ballots: SmallMap::new(),
        })
    }
}

impl State {
    /// Rebuilds what follows from a kept state.
    pub fn of(kept: Kept) -> Self {
        let approvals = kept
            .ballots
            .values()
            .filter(|ballot| ballot.choice == Choice::Approve)
            .count() as u64;
        Self { kept, approvals }
    }
}

pub fn step(
    call: &Call<'_>,
    state: &State,
    message_type: &str,
    payload: &[u8],
) -> Result<Change, Refusal> {
    let step = match Message::parse(message_type) {
        Some(Message::ApprovalRequest) => Step::Request(request(call, state, read(payload)?)?),
        Some(Message::Approve) => {
            let ApprovePayload { request_id, reason } = read(payload)?;
            cast(call, state, Choice::Approve, request_id, reason)?
        }
        Some(Message::Reject) => {
            let RejectPayload { request_id, reason } = read(payload)?;
            cast(call, state, Choice::Reject, request_id, reason)?
        }
        Some(Message::Abstain) => {
            let AbstainPayload { request_id, reason } = read(payload)?;
            cast(call, state, Choice::Abstain, request_id, reason)?
        }
        Some(Message::Commitment) => return commit(call, state, payload),
        Some(Message::SessionStart) | None => return unknown_type(),
    };
    Ok(Change::step(super::Step::Quorum(step)))
}

fn request(
    call: &Call<'_>,
    state: &State,
    request: ApprovalRequestPayload,
) -> Result<RequestRecord, Refusal> {
    if state.kept.request.is_some() {
        return Err(invalid("approval was requested already"));
    }
    if request.request_id.is_empty() {
        return Err(invalid("request_id must be set"));
    }
    if request.required_approvals == 0
        || u64::from(request.required_approvals) > call.bound.roster.count()
    {
        return Err(invalid(
            "required_approvals must be between 1 and the number of participants",
        ));
    }
    let requested_by = SmolStr::from(call.sender);
    Ok(RequestRecord {
        request_id: request.request_id.into(),
        action: request.action.into(),
        summary: request.summary.into(),
        details: request.details,
        required_approvals: request.required_approvals,
        requested_by,
    })
}

fn cast(
    call: &Call<'_>,
    state: &State,
    choice: Choice,
    request_id: String,
    reason: String,
) -> Result<Step, Refusal> {
    if state
        .kept
        .request
        .as_ref()
        .is_none_or(|request| request.request_id != request_id)
    {
        return Err(invalid("there is no such request"));
    }
    if state.kept.ballots.contains_key(call.sender) {
        return Err(invalid("the sender has cast a ballot"));
    }
    Ok(Step::Cast(BallotRecord {
        request_id: request_id.into(),
        choice,
        sender: SmolStr::from(call.sender),
        reason: reason.into(),
    }))
}

fn commit(call: &Call<'_>, state: &State, payload: &[u8]) -> Result<Change, Refusal> {
    let commitment = commitment::check(call.bound, payload)?;
    let Some(request) = &state.kept.request else {
        return Err(invalid("no approval was requested"));
    };
    let count = call.bound.roster.count();
    let threshold = policy::evaluate::quorum_threshold(&call.bound.policy, count);
    let needed = threshold.unwrap_or(u64::from(request.required_approvals));
    let to_come = count.saturating_sub(state.kept.ballots.len() as u64);
    if state.approvals < needed && state.approvals + to_come >= needed {
        return Err(invalid("the threshold is neither reached nor out of reach"));
    }
    let denials = policy::evaluate::quorum(
        &call.bound.policy,
        state,
        threshold,
        commitment.outcome_positive,
    );
    commitment::resolve(super::Step::None, denials, payload)
}

impl State {
    pub fn take(&mut self, step: Step) {
        match step {
            Step::Request(request) => self.kept.request = Some(request),
            Step::Cast(ballot) => {
                self.approvals += u64::from(ballot.choice == Choice::Approve);
                self.kept
                    .ballots
                    .insert(ballot.sender.clone(), Box::new(ballot));
            }
        }
    }
}
