//! Proposal mode: offers, counter-offers, acceptance by enough parties.
//! Whether enough accept is told by the bound policy's criterion.

use std::collections::BTreeSet;

use macp_wire::mode::proposal::{
    Disposition, Message, Phase, ProposalRecord, RejectionRecord, State as Kept, TerminalRejection,
};
use macp_wire::payload::proposal::{
    AcceptPayload, CounterProposalPayload, ProposalPayload, RejectPayload, WithdrawPayload,
};
use macp_wire::policy::Criterion;
use small_map::SmallMap;
use smol_str::SmolStr;

use super::{Call, Change, blank, commitment, read, unknown_type};
use crate::policy;
use crate::refusal::{Refusal, forbidden, invalid};
use crate::roster::Roster;
use crate::session::Bound;

/// What is kept, and counts that follow from it.
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub kept: Kept,
    /// Offers that answer another one.
    pub counters: u64,
    /// How many accept each offer that anyone accepts.
    accepted: SmallMap<SmolStr, u64>,
    /// Live offers for which the acceptance criterion holds.
    agreed: BTreeSet<SmolStr>,
}

#[derive(Debug, Clone)]
pub struct Step {
    what: What,
    /// Offers whose agreement may have changed, with whether the criterion now holds.
    agreement: Vec<(SmolStr, bool)>,
}

#[derive(Debug, Clone)]
enum What {
    Offer(ProposalRecord),
    Accept {
        proposal_id: SmolStr,
        sender: String,
    },
    Reject(RejectionRecord),
    Withdraw(SmolStr),
    Commit,
}

impl Default for State {
    fn default() -> Self {
        Self {
            kept: Kept {
                proposals: SmallMap::new(),
                accepts: SmallMap::new(),
                terminal_rejections: Vec::new(),
                rejections: Vec::new(),
                phase: Phase::Negotiating,
            },
            counters: 0,
            accepted: SmallMap::new(),
            agreed: BTreeSet::new(),
        }
    }
}

/// The criterion with what it looks at.
struct Agreement<'a> {
    criterion: Criterion,
    roster: &'a Roster,
    initiator: &'a str,
}

impl<'a> Agreement<'a> {
    fn of(bound: &'a Bound) -> Self {
        let criterion = bound.policy.proposal().acceptance.criterion;
        Self {
            criterion,
            roster: &bound.roster,
            initiator: &bound.initiator,
        }
    }

    /// Whether it holds for a live offer of `proposer` that `accepts` parties accept.
    fn holds(&self, proposer: &str, accepts: u64, accepted_by: impl Fn(&str) -> bool) -> bool {
        match self.criterion {
            Criterion::AllParties => accepts == self.roster.count(),
            Criterion::Counterparty => {
                let others = self.roster.count() - u64::from(self.roster.contains(proposer));
                accepts - u64::from(accepted_by(proposer)) == others
            }
            Criterion::Initiator => accepted_by(self.initiator),
        }
    }
}

pub fn step(
    call: &Call<'_>,
    state: &State,
    message_type: &str,
    payload: &[u8],
) -> Result<Change, Refusal> {
    let rules = call.bound.policy.proposal();
    let agreement = Agreement::of(call.bound);
    let step = match Message::parse(message_type) {
        Some(Message::Proposal) => offer(
            state,
            &agreement,
            first(state, read(payload)?, call.sender)?,
        ),
        Some(Message::CounterProposal) => {
            let most = rules.counter_proposal.max_rounds;
            offer(
                state,
                &agreement,
                counter(state, read(payload)?, call.sender, most)?,
            )
        }
        Some(Message::Accept) => accept(state, &agreement, read(payload)?, call.sender)?,
        Some(Message::Reject) => reject(
            state,
            read(payload)?,
            call.sender,
            rules.rejection.terminal_on_any_reject,
        )?,
        Some(Message::Withdraw) => withdraw(state, read(payload)?, call.sender)?,
        Some(Message::Commitment) => return commit(call, state, payload),
        Some(Message::SessionStart) | None => return unknown_type(),
    };
    Ok(Change::step(super::Step::Proposal(step)))
}

fn first(state: &State, offer: ProposalPayload, sender: &str) -> Result<ProposalRecord, Refusal> {
    let ProposalPayload {
        proposal_id,
        title,
        summary,
        details,
        tags,
    } = offer;
    fresh(state, &proposal_id)?;
    Ok(ProposalRecord {
        proposal_id: proposal_id.into(),
        title: title.into(),
        summary: summary.into(),
        details,
        tags: tags.into_iter().map(SmolStr::from).collect(),
        proposer: sender.into(),
        supersedes_proposal_id: None,
        disposition: Disposition::Live,
    })
}

fn counter(
    state: &State,
    offer: CounterProposalPayload,
    sender: &str,
    most: u64,
) -> Result<ProposalRecord, Refusal> {
    let CounterProposalPayload {
        proposal_id,
        supersedes_proposal_id,
        title,
        summary,
        details,
    } = offer;
    fresh(state, &proposal_id)?;
    if !state
        .kept
        .proposals
        .contains_key(supersedes_proposal_id.as_str())
    {
        return Err(invalid("the offer to be answered does not exist"));
    }
    if most > 0 && state.counters >= most {
        return Err(invalid("the policy allows no more counter-offers"));
    }
    Ok(ProposalRecord {
        proposal_id: proposal_id.into(),
        title: title.into(),
        summary: summary.into(),
        details,
        tags: Vec::new(),
        proposer: sender.into(),
        supersedes_proposal_id: Some(supersedes_proposal_id.into()),
        disposition: Disposition::Live,
    })
}

fn fresh(state: &State, proposal_id: &str) -> Result<(), Refusal> {
    if blank(proposal_id) {
        return Err(invalid("proposal_id must be set"));
    }
    if state.kept.proposals.contains_key(proposal_id) {
        return Err(invalid("this offer exists"));
    }
    Ok(())
}

fn offer(state: &State, agreement: &Agreement<'_>, record: ProposalRecord) -> Step {
    // Nobody accepts it yet, which is enough where the proposer is the only participant.
    debug_assert!(
        !state.accepted.contains_key(&record.proposal_id),
        "an unknown offer was accepted"
    );
    let holds = agreement.holds(&record.proposer, 0, |_| false);
    Step {
        agreement: vec![(record.proposal_id.clone(), holds)],
        what: What::Offer(record),
    }
}

/// The offer, if it stands.
fn live<'a>(state: &'a State, proposal_id: &str) -> Result<&'a ProposalRecord, Refusal> {
    match state.kept.proposals.get(proposal_id) {
        Some(offer) if offer.disposition == Disposition::Live => Ok(offer),
        _ => Err(invalid("there is no such offer, or it was withdrawn")),
    }
}

fn accept(
    state: &State,
    agreement: &Agreement<'_>,
    accept: AcceptPayload,
    sender: &str,
) -> Result<Step, Refusal> {
    let proposal_id = accept.proposal_id;
    let offer = live(state, &proposal_id)?;
    let before = state.kept.accepts.get(sender);
    let mut changes = Vec::new();
    if before.is_none_or(|before| *before != proposal_id) {
        if let Some(left) = before {
            let count = state.accepts_of(left) - 1;
            let proposer = state
                .kept
                .proposals
                .get(left)
                .map_or("", |offer| &offer.proposer);
            let by = |name: &str| name != sender && state.accepts(name, left);
            changes.push((left.clone(), agreement.holds(proposer, count, by)));
        }
        let by = |name: &str| name == sender || state.accepts(name, &proposal_id);
        changes.push((
            proposal_id.as_str().into(),
            agreement.holds(&offer.proposer, state.accepts_of(&proposal_id) + 1, by),
        ));
    }
    Ok(Step {
        what: What::Accept {
            proposal_id: proposal_id.into(),
            sender: sender.to_owned(),
        },
        agreement: changes,
    })
}

fn reject(
    state: &State,
    reject: RejectPayload,
    sender: &str,
    always: bool,
) -> Result<Step, Refusal> {
    live(state, &reject.proposal_id)?;
    let RejectPayload {
        proposal_id,
        terminal,
        reason,
    } = reject;
    let record = RejectionRecord {
        proposal_id: proposal_id.into(),
        sender: sender.into(),
        reason: reason.into(),
        terminal: terminal || always,
    };
    Ok(Step {
        what: What::Reject(record),
        agreement: Vec::new(),
    })
}

fn withdraw(state: &State, withdraw: WithdrawPayload, sender: &str) -> Result<Step, Refusal> {
    let proposal_id = withdraw.proposal_id;
    if blank(&proposal_id) {
        return Err(invalid("proposal_id must be set"));
    }
    let offer = state
        .kept
        .proposals
        .get(proposal_id.as_str())
        .ok_or(invalid("there is no such offer"))?;
    if offer.proposer != sender {
        return Err(forbidden("only the proposer withdraws an offer"));
    }
    live(state, &proposal_id)?;
    Ok(Step {
        agreement: vec![(proposal_id.as_str().into(), false)],
        what: What::Withdraw(proposal_id.into()),
    })
}

fn commit(call: &Call<'_>, state: &State, payload: &[u8]) -> Result<Change, Refusal> {
    let commitment = commitment::check(call.bound, payload)?;
    if !matches!(state.kept.phase, Phase::Converged | Phase::TerminalRejected) {
        return Err(invalid(
            "the parties neither agreed nor ended the negotiation",
        ));
    }
    let denials =
        policy::evaluate::proposal(&call.bound.policy, state, commitment.outcome_positive);
    let step = Step {
        what: What::Commit,
        agreement: Vec::new(),
    };
    commitment::resolve(super::Step::Proposal(step), denials, payload)
}

impl State {
    /// Rebuilds the counts of a kept state.
    pub fn restore(kept: Kept, bound: &Bound) -> Self {
        let mut accepted: SmallMap<SmolStr, u64> = SmallMap::new();
        for proposal_id in kept.accepts.values() {
            *accepted.or_default(proposal_id.clone()) += 1;
        }
        let counters = kept
            .proposals
            .values()
            .filter(|offer| offer.supersedes_proposal_id.is_some())
            .count() as u64;
        let mut state = Self {
            kept,
            counters,
            accepted,
            agreed: BTreeSet::new(),
        };
        let agreement = Agreement::of(bound);
        let live = state
            .kept
            .proposals
            .iter()
            .filter(|(_, offer)| offer.disposition == Disposition::Live);
        let agreed = live.filter(|(id, offer)| {
            agreement.holds(&offer.proposer, state.accepts_of(id), |name| {
                state.accepts(name, id)
            })
        });
        state.agreed = agreed.map(|(id, _)| id.clone()).collect();
        state
    }

    fn accepts(&self, name: &str, proposal_id: &str) -> bool {
        self.kept
            .accepts
            .get(name)
            .is_some_and(|accepted| accepted == proposal_id)
    }

    fn accepts_of(&self, proposal_id: &str) -> u64 {
        self.accepted.get(proposal_id).copied().unwrap_or(0)
    }

    pub fn take(&mut self, step: Step) {
        for (proposal_id, holds) in step.agreement {
            if holds {
                self.agreed.insert(proposal_id);
            } else {
                self.agreed.remove(&proposal_id);
            }
        }
        match step.what {
            What::Offer(offer) => {
                self.counters += u64::from(offer.supersedes_proposal_id.is_some());
                self.kept
                    .proposals
                    .insert(offer.proposal_id.clone(), Box::new(offer));
            }
            What::Accept {
                proposal_id,
                sender,
            } => self.accept(proposal_id, sender),
            What::Reject(rejection) => {
                if rejection.terminal {
                    let RejectionRecord {
                        proposal_id,
                        sender,
                        reason,
                        ..
                    } = rejection.clone();
                    self.kept.terminal_rejections.push(TerminalRejection {
                        proposal_id,
                        sender,
                        reason,
                    });
                }
                self.kept.rejections.push(rejection);
            }
            What::Withdraw(proposal_id) => self.withdraw(&proposal_id),
            What::Commit => {
                self.kept.phase = Phase::Committed;
                return;
            }
        }
        self.kept.phase = if !self.kept.terminal_rejections.is_empty() {
            Phase::TerminalRejected
        } else if !self.agreed.is_empty() {
            Phase::Converged
        } else {
            Phase::Negotiating
        };
    }

    fn accept(&mut self, proposal_id: SmolStr, sender: String) {
        if let Some(left) = self.kept.accepts.insert(sender.into(), proposal_id.clone())
            && let Some(count) = self.accepted.get_mut(&left)
        {
            *count -= 1;
            if *count == 0 {
                self.accepted.remove(&left);
            }
        }
        *self.accepted.or_default(proposal_id) += 1;
    }

    fn withdraw(&mut self, proposal_id: &str) {
        if let Some(offer) = self.kept.proposals.get_mut(proposal_id) {
            offer.disposition = Disposition::Withdrawn;
        }
        if self.accepted.remove(proposal_id).is_some() {
            self.kept
                .accepts
                .retain(|_, accepted| accepted != proposal_id);
        }
        self.kept
            .terminal_rejections
            .retain(|rejection| rejection.proposal_id != proposal_id);
    }
}
