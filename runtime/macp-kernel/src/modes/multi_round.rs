//! Multi-round mode: participants state values until all are equal.
//! No policy is asked, and only the initiator commits.

use macp_wire::mode::multi_round::{
    ContributionDocument, Convergence, Message, Resolution, State as Kept,
};
use macp_wire::payload::multi_round::ContributePayload;
use prost::Message as _;
use small_map::SmallMap;
use smol_str::SmolStr;

use super::{Call, Change, commitment, unknown_type};
use crate::refusal::{Refusal, invalid};

/// What is kept, and how often each value stands.
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub kept: Kept,
    values: SmallMap<SmolStr, u64>,
}

#[derive(Debug, Clone)]
pub struct Step {
    sender: SmolStr,
    value: SmolStr,
}

impl State {
    pub fn new(participants: &[SmolStr]) -> Self {
        Self::of(Kept {
            round: 0,
            participants: participants.to_vec(),
            contributions: SmallMap::new(),
            convergence_type: Convergence::AllEqual,
            converged: false,
        })
    }
}

impl State {
    /// Rebuilds what follows from a kept state.
    pub fn of(kept: Kept) -> Self {
        let mut values = SmallMap::new();
        for value in kept.contributions.values() {
            *values.or_default(value.clone()) += 1;
        }
        Self { kept, values }
    }
}

pub fn step(
    call: &Call<'_>,
    state: &State,
    message_type: &str,
    payload: &[u8],
) -> Result<Change, Refusal> {
    match Message::parse(message_type) {
        Some(Message::Contribute) => {
            if state.kept.converged {
                return Err(invalid("all values are equal already"));
            }
            let value = contribution(payload)?;
            let step = Step {
                sender: SmolStr::from(call.sender),
                value,
            };
            Ok(Change::step(super::Step::MultiRound(step)))
        }
        Some(Message::Commitment) => commit(call, state, payload),
        Some(Message::SessionStart) | None => unknown_type(),
    }
}

/// The value in a payload: a JSON object with a text member `value`, or the proto message. Bytes that are both, and that the
/// proto encoder would write just so, are the proto message.
fn contribution(payload: &[u8]) -> Result<SmolStr, Refusal> {
    if payload.is_empty() {
        return Err(invalid("the contribution is empty"));
    }
    let proto = ContributePayload::decode(payload).ok();
    if let Some(proto) = &proto
        && proto.encode_to_vec() == payload
    {
        return Ok(proto.value.as_str().into());
    }
    if payload.trim_ascii_start().starts_with(b"{")
        && let Ok(text) = serde_json::from_slice::<ContributionDocument>(payload)
    {
        return Ok(text.value);
    }
    proto.map(|proto| proto.value.into()).ok_or(invalid(
        "the contribution is neither JSON nor a proto message",
    ))
}

fn commit(call: &Call<'_>, state: &State, payload: &[u8]) -> Result<Change, Refusal> {
    if !state.kept.converged {
        return Err(invalid("the values are not equal"));
    }
    commitment::check(call.bound, payload)?;
    let resolution = Resolution {
        converged_value: state.values.keys().next().cloned().unwrap_or_default(),
        round: state.kept.round,
        r#final: state.kept.contributions.clone(),
    };
    let resolution = serde_json::to_vec(&resolution).unwrap_or_default();
    Ok(Change {
        step: super::Step::None,
        resolution: Some(resolution),
    })
}

impl State {
    pub fn take(&mut self, step: Step) {
        let Step { sender, value } = step;
        if self.kept.contributions.get(&sender) != Some(&value) {
            self.kept.round += 1;
            if let Some(left) = self.kept.contributions.insert(sender, value.clone())
                && let Some(count) = self.values.get_mut(&left)
            {
                *count -= 1;
                if *count == 0 {
                    self.values.remove(&left);
                }
            }
            *self.values.or_default(value) += 1;
        }
        self.kept.converged =
            self.kept.contributions.len() == self.kept.participants.len() && self.values.len() == 1;
    }
}
