//! What every Commitment must satisfy, in every mode.
//! Authority comes before it; readiness and policy are the modes' own.

use macp_wire::limits::COMMITMENT_HASH_HEX_CHARS;
use macp_wire::policy::Denial;
use macp_wire::v1::{CommitmentPayload, CommitmentRef};
use macp_wire::words;

use super::{Change, Step, blank, read};
use crate::refusal::{Refusal, invalid};
use crate::session::Bound;

/// What a Commitment does that is ready: it resolves the session with its payload, unless the policy denies it.
pub fn resolve(step: Step, denials: Vec<Denial>, payload: &[u8]) -> Result<Change, Refusal> {
    if !denials.is_empty() {
        return Err(Refusal::denied(denials));
    }
    Ok(Change {
        step,
        resolution: Some(payload.to_vec()),
    })
}

/// Reads the payload and checks it against the session's bound values (chapter 3.7, rows 1 to 6).
pub fn check(bound: &Bound, payload: &[u8]) -> Result<CommitmentPayload, Refusal> {
    let commitment: CommitmentPayload = read(payload)?;
    let CommitmentPayload {
        commitment_id,
        action,
        authority_scope,
        reason,
        ..
    } = &commitment;
    if [commitment_id, action, authority_scope, reason]
        .into_iter()
        .any(|text| blank(text))
    {
        return Err(invalid(
            "commitment_id, action, authority_scope and reason must be set",
        ));
    }
    if commitment.mode_version != bound.mode_version
        || commitment.configuration_version != bound.configuration_version
    {
        return Err(invalid(
            "mode_version and configuration_version must be those of the session",
        ));
    }
    if !commitment.policy_version.is_empty() && commitment.policy_version != bound.policy.id() {
        return Err(invalid(
            "policy_version must be empty or that of the session",
        ));
    }
    if commitment
        .supersedes
        .as_ref()
        .is_some_and(|reference| !well_formed(reference))
    {
        return Err(invalid(
            "supersedes needs a session id and a commitment hash",
        ));
    }
    let ends = |endings: &[&str]| {
        endings
            .iter()
            .any(|ending| commitment.action.ends_with(ending))
    };
    if (ends(words::NEGATIVE_ENDINGS) && commitment.outcome_positive)
        || (ends(words::POSITIVE_ENDINGS) && !commitment.outcome_positive)
    {
        return Err(invalid(
            "outcome_positive contradicts the ending of the action",
        ));
    }
    Ok(commitment)
}

fn well_formed(reference: &CommitmentRef) -> bool {
    !blank(&reference.session_id)
        && reference
            .commitment_hash
            .strip_prefix(words::COMMITMENT_HASH_PREFIX)
            .is_some_and(|digits| {
                digits.len() as u64 == COMMITMENT_HASH_HEX_CHARS
                    && digits
                        .bytes()
                        .all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
            })
}
