//! Decision mode: proposals, evaluations, objections, votes, one outcome.
//! What the policy makes of them is evaluated in `policy::decision`.

use std::collections::BTreeSet;

use macp_wire::Semantics;
use macp_wire::mode::decision::{
    Ballot, EvaluationRecord, Message, ObjectionRecord, Phase, ProposalRecord, Recommendation,
    Severity, State as Kept, VoteRecord,
};
use macp_wire::payload::decision::{
    EvaluationPayload, ObjectionPayload, ProposalPayload, VotePayload,
};
use small_map::SmallMap;
use smol_str::SmolStr;

use super::{Call, Change, blank, commitment, read, unknown_type};
use crate::policy;
use crate::refusal::{Refusal, invalid};

/// What is kept, and counts that follow from it so that no message has to count again.
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub kept: Kept,
    pub tally: Tally,
}

/// Counts over all proposals.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Tally {
    pub approvals: u64,
    pub rejections: u64,
    /// Everyone with any ballot, and whether one of them approves.
    pub voters: SmallMap<SmolStr, bool>,
    pub critical: u64,
    pub objectors: BTreeSet<SmolStr>,
    /// Highest confidence of an evaluation that advises something; None without one.
    pub best_confidence: Option<f64>,
}

/// Up to here no room is kept for further evaluations: most sessions have few, and there are many sessions.
const EVALUATIONS_EXPECTED: usize = 4;

#[derive(Debug, Clone)]
pub enum Step {
    Propose(ProposalRecord),
    Evaluate(EvaluationRecord),
    Object(ObjectionRecord),
    Vote(VoteRecord),
    Commit,
}

impl Default for State {
    fn default() -> Self {
        Self::of(Kept {
            proposals: SmallMap::new(),
            evaluations: Vec::new(),
            objections: Vec::new(),
            votes: SmallMap::new(),
            phase: Phase::Proposal,
        })
    }
}

impl State {
    /// Rebuilds what follows from a kept state.
    pub fn of(kept: Kept) -> Self {
        let mut tally = Tally::default();
        kept.evaluations
            .iter()
            .for_each(|evaluation| tally.evaluated(evaluation));
        kept.objections
            .iter()
            .for_each(|objection| tally.objected(objection));
        kept.votes
            .values()
            .flat_map(SmallMap::values)
            .for_each(|vote| tally.voted(vote));
        Self { kept, tally }
    }
}

pub fn step(
    call: &Call<'_>,
    state: &State,
    message_type: &str,
    payload: &[u8],
) -> Result<Change, Refusal> {
    let sender = SmolStr::from(call.sender);
    let exact = call.bound.semantics == Semantics::Current;
    let step = match Message::parse(message_type) {
        Some(Message::Proposal) => Step::Propose(propose(state, read(payload)?, sender)?),
        Some(Message::Evaluation) => {
            Step::Evaluate(evaluate(state, read(payload)?, sender, exact)?)
        }
        Some(Message::Objection) => Step::Object(object(state, read(payload)?, sender, exact)?),
        Some(Message::Vote) => Step::Vote(vote(state, read(payload)?, sender, exact)?),
        Some(Message::Commitment) => return commit(call, state, payload),
        Some(Message::SessionStart) | None => return unknown_type(),
    };
    Ok(Change::step(super::Step::Decision(step)))
}

fn propose(
    state: &State,
    proposal: ProposalPayload,
    sender: SmolStr,
) -> Result<ProposalRecord, Refusal> {
    if state.kept.phase == Phase::Voting {
        return Err(invalid("voting has begun"));
    }
    if blank(&proposal.proposal_id) || blank(&proposal.option) {
        return Err(invalid("proposal_id and option must be set"));
    }
    if state
        .kept
        .proposals
        .contains_key(proposal.proposal_id.as_str())
    {
        return Err(invalid("this proposal exists"));
    }
    Ok(ProposalRecord {
        proposal_id: proposal.proposal_id.into(),
        option: proposal.option.into(),
        rationale: proposal.rationale.into(),
        sender,
    })
}

fn evaluate(
    state: &State,
    evaluation: EvaluationPayload,
    sender: SmolStr,
    exact: bool,
) -> Result<EvaluationRecord, Refusal> {
    let recommendation = Recommendation::parse(&upper(&evaluation.recommendation, exact))
        .ok_or(invalid("the recommendation is none of the known ones"))?;
    // A NaN is outside of every range.
    if !(0.0..=1.0).contains(&evaluation.confidence) {
        return Err(invalid("the confidence is not between 0 and 1"));
    }
    under_evaluation(state, &evaluation.proposal_id)?;
    Ok(EvaluationRecord {
        proposal_id: evaluation.proposal_id.into(),
        recommendation,
        confidence: evaluation.confidence,
        reason: evaluation.reason.into(),
        sender,
    })
}

fn object(
    state: &State,
    objection: ObjectionPayload,
    sender: SmolStr,
    exact: bool,
) -> Result<ObjectionRecord, Refusal> {
    let severity = match objection.severity.as_str() {
        "" if !exact => Some(Severity::Medium),
        text if exact => Severity::parse(text),
        text => Severity::parse(&text.to_ascii_lowercase()),
    };
    let severity = severity.ok_or(invalid("the severity is none of the known ones"))?;
    under_evaluation(state, &objection.proposal_id)?;
    Ok(ObjectionRecord {
        proposal_id: objection.proposal_id.into(),
        reason: objection.reason.into(),
        severity,
        sender,
    })
}

fn under_evaluation(state: &State, proposal_id: &str) -> Result<(), Refusal> {
    if state.kept.phase != Phase::Evaluation {
        return Err(invalid(
            "evaluations and objections come between the first proposal and the first vote",
        ));
    }
    known(state, proposal_id)
}

fn known(state: &State, proposal_id: &str) -> Result<(), Refusal> {
    if state.kept.proposals.contains_key(proposal_id) {
        Ok(())
    } else {
        Err(invalid("there is no such proposal"))
    }
}

fn vote(
    state: &State,
    vote: VotePayload,
    sender: SmolStr,
    exact: bool,
) -> Result<VoteRecord, Refusal> {
    let ballot = Ballot::parse(&upper(&vote.vote, exact))
        .ok_or(invalid("the vote is none of the known ones"))?;
    if state.kept.phase == Phase::Proposal {
        return Err(invalid("there is nothing to vote on yet"));
    }
    known(state, &vote.proposal_id)?;
    if state
        .kept
        .votes
        .get(vote.proposal_id.as_str())
        .is_some_and(|votes| votes.contains_key(&sender))
    {
        return Err(invalid("the sender has voted on this proposal"));
    }
    Ok(VoteRecord {
        proposal_id: vote.proposal_id.into(),
        vote: ballot,
        reason: vote.reason.into(),
        sender,
    })
}

fn commit(call: &Call<'_>, state: &State, payload: &[u8]) -> Result<Change, Refusal> {
    let commitment = commitment::check(call.bound, payload)?;
    if state.kept.proposals.is_empty() {
        return Err(invalid("nothing has been proposed"));
    }
    let denials = policy::decision::evaluate(
        &call.bound.policy,
        state,
        &call.bound.roster,
        commitment.outcome_positive,
    );
    commitment::resolve(super::Step::Decision(Step::Commit), denials, payload)
}

/// Known texts are upper-case; the baseline takes any case.
fn upper(text: &str, exact: bool) -> String {
    if exact {
        text.to_owned()
    } else {
        text.to_ascii_uppercase()
    }
}

impl State {
    pub fn take(&mut self, step: Step) {
        match step {
            Step::Propose(proposal) => {
                self.kept
                    .proposals
                    .insert(proposal.proposal_id.clone(), Box::new(proposal));
                self.kept.phase = Phase::Evaluation;
            }
            Step::Evaluate(evaluation) => {
                self.tally.evaluated(&evaluation);
                if self.kept.evaluations.len() < EVALUATIONS_EXPECTED {
                    self.kept.evaluations.reserve_exact(1);
                }
                self.kept.evaluations.push(evaluation);
            }
            Step::Object(objection) => {
                self.tally.objected(&objection);
                self.kept.objections.push(objection);
            }
            Step::Vote(vote) => {
                self.tally.voted(&vote);
                let votes = self.kept.votes.or_default(vote.proposal_id.clone());
                votes.insert(vote.sender.clone(), Box::new(vote));
                self.kept.phase = Phase::Voting;
            }
            Step::Commit => self.kept.phase = Phase::Committed,
        }
    }
}

impl Tally {
    fn evaluated(&mut self, evaluation: &EvaluationRecord) {
        if evaluation.recommendation != Recommendation::Review {
            let best = self.best_confidence.unwrap_or(evaluation.confidence);
            self.best_confidence = Some(best.max(evaluation.confidence));
        }
    }

    fn objected(&mut self, objection: &ObjectionRecord) {
        if objection.severity == Severity::Critical {
            self.critical += 1;
            self.objectors.insert(objection.sender.clone());
        }
    }

    fn voted(&mut self, vote: &VoteRecord) {
        let approves = self.voters.or_default(vote.sender.clone());
        match vote.vote {
            Ballot::Approve => {
                *approves = true;
                self.approvals += 1;
            }
            Ballot::Reject => self.rejections += 1,
            Ballot::Abstain => {}
        }
    }
}
