//! Registered extension modes: messages are kept as they come, the initiator commits.
//! Payloads are not looked into, except that of the Commitment.

use macp_wire::registry::ExtensionResolution;
use macp_wire::words;

use super::{Behaviour, Call, Change, Step, commitment, unknown_type};
use crate::refusal::Refusal;

pub fn step(call: &Call<'_>, message_type: &str, payload: &[u8]) -> Result<Change, Refusal> {
    if let Behaviour::Passthrough(types) = &call.bound.behaviour
        && !types.is_empty()
        && !types.iter().any(|known| known == message_type)
    {
        return unknown_type();
    }
    if message_type != words::COMMITMENT {
        return Ok(Change::step(Step::Passthrough(payload.to_vec())));
    }
    let commitment = commitment::check(call.bound, payload)?;
    let resolution = ExtensionResolution {
        action: commitment.action,
        commitment_id: commitment.commitment_id,
    };
    Ok(Change {
        step: Step::None,
        resolution: Some(serde_json::to_vec(&resolution).unwrap_or_default()),
    })
}
