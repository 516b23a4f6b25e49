//! The events of the Messages interface as they are written in JSON: the members that are read.
//! Everything else in them is passed over.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::value::RawValue;

#[derive(Deserialize)]
pub(super) struct Typed<'a> {
    #[serde(borrow, rename = "type")]
    pub(super) kind: Cow<'a, str>,
}

#[derive(Deserialize)]
pub(super) struct MessageStart {
    pub(super) message: StartedMessage,
}

#[derive(Deserialize)]
pub(super) struct StartedMessage {
    #[serde(default)]
    pub(super) usage: Option<Counts>,
}

#[derive(Deserialize)]
pub(super) struct BlockStart<'a> {
    pub(super) index: usize,
    #[serde(borrow)]
    pub(super) content_block: &'a RawValue,
}

#[derive(Deserialize)]
pub(super) struct StartedBlock<'a> {
    #[serde(borrow, rename = "type")]
    pub(super) kind: Cow<'a, str>,
    #[serde(default)]
    pub(super) text: String,
    #[serde(default)]
    pub(super) thinking: String,
    #[serde(default)]
    pub(super) signature: String,
    #[serde(default)]
    pub(super) data: String,
    #[serde(default)]
    pub(super) id: String,
    #[serde(default)]
    pub(super) name: String,
}

#[derive(Deserialize)]
pub(super) struct BlockDelta<'a> {
    pub(super) index: usize,
    #[serde(borrow)]
    pub(super) delta: Delta<'a>,
}

#[derive(Deserialize)]
pub(super) struct Delta<'a> {
    #[serde(borrow, rename = "type")]
    pub(super) kind: Cow<'a, str>,
    #[serde(borrow, default)]
    pub(super) text: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    pub(super) thinking: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    pub(super) signature: Option<Cow<'a, str>>,
    #[serde(borrow, default)]
    pub(super) partial_json: Option<Cow<'a, str>>,
}

#[derive(Deserialize)]
pub(super) struct BlockStop {
    pub(super) index: usize,
}

#[derive(Deserialize)]
pub(super) struct MessageDelta<'a> {
    #[serde(borrow)]
    pub(super) delta: StopDelta<'a>,
    #[serde(default)]
    pub(super) usage: Option<Counts>,
}

#[derive(Deserialize)]
pub(super) struct StopDelta<'a> {
    #[serde(borrow, default)]
    pub(super) stop_reason: Option<Cow<'a, str>>,
}

/// Counts that are told so far; one that is not told stays what it was.
#[derive(Deserialize)]
pub(super) struct Counts {
    #[serde(default)]
    pub(super) input_tokens: Option<u64>,
    #[serde(default)]
    pub(super) output_tokens: Option<u64>,
    #[serde(default)]
    pub(super) cache_read_input_tokens: Option<u64>,
    #[serde(default)]
    pub(super) cache_creation_input_tokens: Option<u64>,
}

#[derive(Deserialize)]
pub(super) struct Failure<'a> {
    #[serde(borrow)]
    pub(super) error: FailureKind<'a>,
}

#[derive(Deserialize)]
pub(super) struct FailureKind<'a> {
    #[serde(borrow, rename = "type")]
    pub(super) kind: Cow<'a, str>,
    #[serde(borrow, default)]
    pub(super) message: Cow<'a, str>,
}
