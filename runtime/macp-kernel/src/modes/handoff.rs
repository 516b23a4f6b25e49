//! Handoff mode: an offer to one participant, context for it, an answer; silence may count as an answer.
//! When silence counts is computed here, written by `accept` and the sweep.

use std::collections::BTreeSet;

use macp_wire::mode::handoff::{ContextRecord, Disposition, Message, OfferRecord, State as Kept};
use macp_wire::payload::handoff::{
    HandoffAcceptPayload, HandoffContextPayload, HandoffDeclinePayload, HandoffOfferPayload,
};
use small_map::SmallMap;
use smol_str::SmolStr;

use super::{Call, Change, commitment, other_than, read, unknown_type};
use crate::policy;
use crate::refusal::{Refusal, forbidden, invalid};
use crate::session::Bound;

/// What is kept, and what follows from it.
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub kept: Kept,
    /// The one offer without an answer.
    outstanding: Option<SmolStr>,
    accepted: bool,
    /// Everyone who declined an offer.
    declined: BTreeSet<SmolStr>,
}

#[derive(Debug, Clone)]
pub enum Step {
    Offer(OfferRecord),
    Context(SmolStr, ContextRecord),
    Accept(Answer),
    Decline(Answer),
}

#[derive(Debug, Clone)]
pub struct Answer {
    handoff_id: SmolStr,
    by: SmolStr,
    reason: SmolStr,
}

/// An offer that silence has accepted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Due {
    pub handoff_id: SmolStr,
    pub target: SmolStr,
    /// When it happened, not when it was noticed.
    pub at_ms: i64,
}

impl Default for State {
    fn default() -> Self {
        Self::of(Kept {
            offers: SmallMap::new(),
            contexts: SmallMap::new(),
        })
    }
}

impl State {
    /// Rebuilds what follows from a kept state.
    pub fn of(kept: Kept) -> Self {
        let mut state = Self {
            kept,
            outstanding: None,
            accepted: false,
            declined: BTreeSet::new(),
        };
        for (handoff_id, offer) in state.kept.offers.iter() {
            match offer.disposition {
                Disposition::Offered => state.outstanding = Some(handoff_id.clone()),
                Disposition::Accepted => state.accepted = true,
                Disposition::Declined => {
                    state.declined.insert(offer.target_participant.clone());
                }
            }
        }
        state
    }
}

pub fn step(
    call: &Call<'_>,
    state: &State,
    message_type: &str,
    payload: &[u8],
) -> Result<Change, Refusal> {
    let step = match Message::parse(message_type) {
        Some(Message::HandoffOffer) => Step::Offer(offer(call, state, read(payload)?)?),
        Some(Message::HandoffContext) => context(call, state, read(payload)?)?,
        Some(Message::HandoffAccept) => Step::Accept(accept(call, state, read(payload)?)?),
        Some(Message::HandoffDecline) => Step::Decline(decline(call, state, read(payload)?)?),
        Some(Message::Commitment) => return commit(call, state, payload),
        Some(Message::SessionStart) | None => return unknown_type(),
    };
    Ok(Change::step(super::Step::Handoff(step)))
}

fn offer(
    call: &Call<'_>,
    state: &State,
    offer: HandoffOfferPayload,
) -> Result<OfferRecord, Refusal> {
    if offer.handoff_id.is_empty() || offer.target_participant.is_empty() {
        return Err(invalid("handoff_id and target_participant must be set"));
    }
    if state.kept.offers.contains_key(offer.handoff_id.as_str()) {
        return Err(invalid("this offer exists"));
    }
    if !call.bound.roster.contains(&offer.target_participant)
        || offer.target_participant == call.sender
    {
        return Err(invalid("the target must be another participant"));
    }
    if state.outstanding.is_some() || state.accepted {
        return Err(invalid("an offer is outstanding or was accepted"));
    }
    if state.declined.contains(offer.target_participant.as_str()) {
        return Err(invalid("the target has declined an offer"));
    }
    Ok(OfferRecord {
        handoff_id: offer.handoff_id.into(),
        target_participant: offer.target_participant.into(),
        scope: offer.scope.into(),
        reason: offer.reason.into(),
        offered_by: SmolStr::from(call.sender),
        disposition: Disposition::Offered,
        accepted_by: None,
        declined_by: None,
        outcome_reason: None,
        offered_at_ms: call.now_ms,
        suspended_ms_at_offer: call.suspended_ms,
    })
}

fn known<'a>(state: &'a State, handoff_id: &str) -> Result<&'a OfferRecord, Refusal> {
    state
        .kept
        .offers
        .get(handoff_id)
        .map(Box::as_ref)
        .ok_or(invalid("there is no such offer"))
}

fn context(
    call: &Call<'_>,
    state: &State,
    context: HandoffContextPayload,
) -> Result<Step, Refusal> {
    if known(state, &context.handoff_id)?.offered_by != call.sender {
        return Err(forbidden("only who made the offer adds context to it"));
    }
    let HandoffContextPayload {
        handoff_id,
        content_type,
        context,
    } = context;
    Ok(Step::Context(
        handoff_id.into(),
        ContextRecord {
            content_type: content_type.into(),
            context,
            sender: SmolStr::from(call.sender),
        },
    ))
}

/// The sender may answer the offer, and `claimed` is the sender or nobody.
fn answerable(
    call: &Call<'_>,
    state: &State,
    handoff_id: &str,
    claimed: &str,
) -> Result<(), Refusal> {
    let offer = known(state, handoff_id)?;
    if offer.target_participant != call.sender {
        return Err(forbidden("only the participant asked answers the offer"));
    }
    if other_than(claimed, call.sender) {
        return Err(invalid(
            "the answer names another participant than the sender",
        ));
    }
    if offer.disposition != Disposition::Offered || call.overtaken {
        return Err(invalid("the offer was answered"));
    }
    Ok(())
}

fn accept(call: &Call<'_>, state: &State, accept: HandoffAcceptPayload) -> Result<Answer, Refusal> {
    answerable(call, state, &accept.handoff_id, &accept.accepted_by)?;
    if accept.implicit != call.synthetic {
        return Err(invalid("only the runtime accepts implicitly"));
    }
    Ok(Answer {
        handoff_id: accept.handoff_id.into(),
        by: SmolStr::from(call.sender),
        reason: accept.reason.into(),
    })
}

fn decline(
    call: &Call<'_>,
    state: &State,
    decline: HandoffDeclinePayload,
) -> Result<Answer, Refusal> {
    answerable(call, state, &decline.handoff_id, &decline.declined_by)?;
    Ok(Answer {
        handoff_id: decline.handoff_id.into(),
        by: SmolStr::from(call.sender),
        reason: decline.reason.into(),
    })
}

fn commit(call: &Call<'_>, state: &State, payload: &[u8]) -> Result<Change, Refusal> {
    let commitment = commitment::check(call.bound, payload)?;
    if !state.accepted && state.declined.is_empty() && !call.overtaken {
        return Err(invalid("no offer was answered"));
    }
    let denials = policy::evaluate::handoff(&call.bound.policy, commitment.outcome_positive);
    commitment::resolve(super::Step::None, denials, payload)
}

impl State {
    /// The outstanding offer, if silence has accepted it by `now_ms`. `suspended_ms` is the time the session has been
    /// suspended so far; what of it fell into the offer's time does not count.
    pub fn due(&self, bound: &Bound, now_ms: i64, suspended_ms: i64) -> Option<Due> {
        let timeout = i64::try_from(bound.policy.handoff().acceptance.implicit_accept_timeout_ms)
            .unwrap_or(i64::MAX);
        if timeout == 0 {
            return None;
        }
        let offer = self.kept.offers.get(self.outstanding.as_ref()?)?;
        let paused = suspended_ms.saturating_sub(offer.suspended_ms_at_offer);
        let at_ms = offer
            .offered_at_ms
            .saturating_add(timeout)
            .saturating_add(paused);
        (now_ms >= at_ms).then(|| Due {
            handoff_id: offer.handoff_id.clone(),
            target: offer.target_participant.clone(),
            at_ms,
        })
    }

    pub fn take(&mut self, step: Step) {
        match step {
            Step::Offer(offer) => {
                self.outstanding = Some(offer.handoff_id.clone());
                self.kept
                    .offers
                    .insert(offer.handoff_id.clone(), Box::new(offer));
            }
            Step::Context(handoff_id, context) => {
                self.kept.contexts.or_default(handoff_id).push(context)
            }
            Step::Accept(answer) => {
                self.accepted = true;
                self.answer(&answer, Disposition::Accepted);
            }
            Step::Decline(answer) => {
                self.declined.insert(answer.by.clone());
                self.answer(&answer, Disposition::Declined);
            }
        }
    }

    fn answer(&mut self, answer: &Answer, disposition: Disposition) {
        self.outstanding = None;
        if let Some(offer) = self.kept.offers.get_mut(&answer.handoff_id) {
            offer.disposition = disposition;
            offer.outcome_reason = Some(answer.reason.clone());
            let by = Some(answer.by.clone());
            match disposition {
                Disposition::Declined => offer.declined_by = by,
                Disposition::Accepted | Disposition::Offered => offer.accepted_by = by,
            }
        }
    }
}
