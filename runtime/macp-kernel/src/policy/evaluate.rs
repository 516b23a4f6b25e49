//! What a policy says to the outcomes of the modes other than decision.
//! Negative outcomes are never held up here.

use macp_wire::mode::task::TerminalReport;
use macp_wire::modes::Mode;
use macp_wire::policy::{Denial, DenyCode, ThresholdType};

use super::Policy;
use crate::modes::{proposal, quorum, task};
use crate::refusal::denial;

/// Why the policy cannot be evaluated at all: an unsupported version or rules that cannot be read.
pub fn unreadable(policy: &Policy, mode: Mode) -> Vec<Denial> {
    let mut denials = Vec::new();
    if !policy.schema_supported() {
        denials.push(denial(DenyCode::UnsupportedSchemaVersion, Vec::new()));
    }
    if !policy.sound(mode) {
        denials.push(denial(DenyCode::InvalidRules, Vec::new()));
    }
    denials
}

/// Reasons against committing a negotiation.
pub fn proposal(policy: &Policy, state: &proposal::State, positive: bool) -> Vec<Denial> {
    let mut denials = unreadable(policy, Mode::Proposal);
    let most = policy.proposal().counter_proposal.max_rounds;
    if positive && most > 0 && state.counters > most {
        denials.push(denial(DenyCode::CriterionNotMet, Vec::new()));
    }
    denials
}

/// Reasons against committing a task.
pub fn task(policy: &Policy, state: &task::State, positive: bool) -> Vec<Denial> {
    let mut denials = unreadable(policy, Mode::Task);
    let output = match &state.kept.terminal_report {
        Some(TerminalReport::Complete(report)) => !report.output.is_empty(),
        Some(TerminalReport::Fail(_)) | None => false,
    };
    if positive && policy.task().completion.require_output && !output {
        denials.push(denial(DenyCode::OutputRequired, Vec::new()));
    }
    denials
}

/// Reasons against committing a handoff.
pub fn handoff(policy: &Policy, _positive: bool) -> Vec<Denial> {
    unreadable(policy, Mode::Handoff)
}

/// Reasons against committing a quorum vote whose policy asks for `threshold` approvals, if for any number.
pub fn quorum(
    policy: &Policy,
    state: &quorum::State,
    threshold: Option<u64>,
    positive: bool,
) -> Vec<Denial> {
    let mut denials = unreadable(policy, Mode::Quorum);
    if positive && threshold.is_some_and(|threshold| state.approvals < threshold) {
        denials.push(denial(DenyCode::ThresholdNotMet, Vec::new()));
    }
    denials
}

/// The approvals that the policy asks of `participants`; None where it leaves the number to the request.
pub fn quorum_threshold(policy: &Policy, participants: u64) -> Option<u64> {
    let threshold = &policy.quorum().threshold;
    // Registered values are whole and positive; the cast of a huge one saturates.
    let value = threshold.value.filter(|value| *value > 0.0)?.ceil() as u64;
    Some(match threshold.kind {
        ThresholdType::Percentage => value.saturating_mul(participants).div_ceil(100).max(1),
        ThresholdType::NOfM | ThresholdType::Count => value.max(1),
    })
}
