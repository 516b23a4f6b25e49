//! What a policy says to the outcome of a decision.
//! Ballots are added over all proposals; every reason against is collected, not only the first.

use macp_wire::mode::decision::Ballot;
use macp_wire::modes::Mode;
use macp_wire::policy::{
    Algorithm, DecisionRules, Denial, DenyCode, ObjectionAction,
    SCHEMA_VERSION_BINDING_EMPTY_TALLY, VoteQuorumType,
};

use super::Policy;
use super::evaluate::unreadable;
use crate::modes::decision::State;
use crate::refusal::denial;
use crate::roster::Roster;

/// Reasons against committing this outcome now; empty where it is allowed (chapter 5.7).
pub fn evaluate(policy: &Policy, state: &State, roster: &Roster, positive: bool) -> Vec<Denial> {
    let mut denials = unreadable(policy, Mode::Decision);
    if !denials.is_empty() {
        return denials;
    }
    let rules = policy.decision();
    let objections = &rules.objection_handling;
    let veto =
        objections.critical_severity_vetoes && state.tally.critical >= objections.veto_threshold;
    let action = objections.critical_objection_action;
    let grounded = veto && !positive && action == ObjectionAction::FinalizeDecline;
    if !grounded {
        denials.extend(evaluation(rules, state));
    }
    if veto && !grounded {
        let code = if action == ObjectionAction::Hold {
            DenyCode::VetoHold
        } else {
            DenyCode::Veto
        };
        denials.push(denial(
            code,
            state
                .tally
                .objectors
                .iter()
                .map(ToString::to_string)
                .collect(),
        ));
    }
    if !grounded {
        if rules.commitment.require_vote_quorum && !quorum(rules, state, roster) {
            denials.push(denial(DenyCode::QuorumNotMet, Vec::new()));
        }
        denials.extend(vote(policy, state, roster, positive));
    }
    denials
}

fn evaluation(rules: &DecisionRules, state: &State) -> Option<Denial> {
    let needed = &rules.evaluation;
    if !needed.required_before_voting {
        return None;
    }
    let code = if needed.minimum_confidence > 0.0 {
        let sure = state
            .tally
            .best_confidence
            .is_some_and(|best| best >= needed.minimum_confidence);
        (!sure).then_some(DenyCode::ConfidenceBelowMinimum)
    } else {
        state
            .tally
            .best_confidence
            .is_none()
            .then_some(DenyCode::EvaluationRequired)
    };
    code.map(|code| denial(code, Vec::new()))
}

fn quorum(rules: &DecisionRules, state: &State, roster: &Roster) -> bool {
    let quorum = &rules.voting.quorum;
    let voters = state.tally.voters.len() as f64;
    match quorum.kind {
        VoteQuorumType::Count => voters >= quorum.value,
        VoteQuorumType::Percentage if roster.count() == 0 => quorum.value <= 0.0,
        // Multiplied out, so that no division rounds a full share down.
        VoteQuorumType::Percentage => voters * 100.0 >= quorum.value * roster.count() as f64,
    }
}

enum Count {
    NoVotes,
    Passed,
    Failed,
}

fn vote(policy: &Policy, state: &State, roster: &Roster, positive: bool) -> Option<Denial> {
    let rules = policy.decision();
    if rules.voting.algorithm == Algorithm::None {
        return None;
    }
    let (count, backed) = count(rules, state, roster);
    let code = match (count, positive) {
        (Count::Passed, true) => return None,
        (Count::Passed, false) if !rules.commitment.allow_decline_over_approval => {
            DenyCode::DeclineOverApproval
        }
        (Count::Passed | Count::Failed, false) if backed => return None,
        (_, false) => DenyCode::DeclineNotBacked,
        (Count::Failed, true) => DenyCode::ThresholdNotMet,
        (Count::NoVotes, true) => {
            let binding = policy.definition().schema_version >= SCHEMA_VERSION_BINDING_EMPTY_TALLY;
            if !binding && !rules.commitment.require_vote_quorum {
                return None;
            }
            DenyCode::NoVotes
        }
    };
    Some(denial(code, Vec::new()))
}

/// How the vote stands, and whether a rejection that weighs something backs a decline.
fn count(rules: &DecisionRules, state: &State, roster: &Roster) -> (Count, bool) {
    let tally = &state.tally;
    let (approvals, rejections) = (tally.approvals, tally.rejections);
    let cast = approvals + rejections;
    let share = approvals as f64 / cast as f64;
    let passed = match rules.voting.algorithm {
        Algorithm::Weighted => return weighted(rules, state),
        _ if cast == 0 => return (Count::NoVotes, false),
        Algorithm::Majority => share >= rules.voting.threshold,
        Algorithm::Supermajority if rules.voting.threshold > 0.5 => share >= rules.voting.threshold,
        Algorithm::Supermajority => share >= 2.0 / 3.0,
        Algorithm::Unanimous => {
            rejections == 0
                && roster
                    .names()
                    .iter()
                    .all(|name| tally.voters.get(name) == Some(&true))
        }
        Algorithm::Plurality => approvals > rejections,
        Algorithm::None => true,
    };
    (
        if passed { Count::Passed } else { Count::Failed },
        rejections > 0,
    )
}

/// Sums in byte order of proposal and sender, so that replaying rounds the same way.
fn weighted(rules: &DecisionRules, state: &State) -> (Count, bool) {
    let none = Default::default();
    let weights = rules.voting.weights.as_ref().unwrap_or(&none);
    let (mut approving, mut total, mut backed) = (0.0, 0.0, false);
    for ballot in state.kept.votes.values().flat_map(|votes| votes.values()) {
        let weight = weights.get(ballot.sender.as_str()).copied().unwrap_or(0.0);
        match ballot.vote {
            Ballot::Approve => {
                approving += weight;
                total += weight;
            }
            Ballot::Reject => {
                total += weight;
                backed |= weight > 0.0;
            }
            Ballot::Abstain => {}
        }
    }
    let count = if total == 0.0 {
        Count::NoVotes
    } else if total > 0.0 && approving / total >= rules.voting.threshold {
        Count::Passed
    } else {
        Count::Failed
    };
    (count, backed)
}
