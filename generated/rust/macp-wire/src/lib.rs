// @generated from schema/macp by codegen. Do not edit.
//! The MACP contract as Rust: messages, codes, limits, settings, modes, policy rules.
//! The service, its calls, what the runtime says of itself, and the fixed words of the contract. Nothing here decides anything.
#![cfg_attr(rustfmt, rustfmt_skip)]
#![allow(
    clippy::derivable_impls,
    reason = "defaults are printed from the schema, all in one form"
)]
/// Messages of the core package.
#[allow(missing_docs, clippy::all, reason = "printed by prost-build")]
#[rustfmt::skip]
pub mod v1;
/// Payload messages of the modes.
pub mod payload {
    /// Payloads of the decision mode.
    #[allow(missing_docs, clippy::all, reason = "printed by prost-build")]
    #[rustfmt::skip]
    pub mod decision;
    /// Payloads of the proposal mode.
    #[allow(missing_docs, clippy::all, reason = "printed by prost-build")]
    #[rustfmt::skip]
    pub mod proposal;
    /// Payloads of the task mode.
    #[allow(missing_docs, clippy::all, reason = "printed by prost-build")]
    #[rustfmt::skip]
    pub mod task;
    /// Payloads of the handoff mode.
    #[allow(missing_docs, clippy::all, reason = "printed by prost-build")]
    #[rustfmt::skip]
    pub mod handoff;
    /// Payloads of the quorum mode.
    #[allow(missing_docs, clippy::all, reason = "printed by prost-build")]
    #[rustfmt::skip]
    pub mod quorum;
    /// Payloads of the multi_round mode.
    #[allow(missing_docs, clippy::all, reason = "printed by prost-build")]
    #[rustfmt::skip]
    pub mod multi_round;
}
/// Facts of each mode: message types, closed sets of texts, the document of its state.
#[rustfmt::skip]
pub mod mode {
    pub mod decision;
    #[rustfmt::skip]
    pub mod proposal;
    #[rustfmt::skip]
    pub mod task;
    #[rustfmt::skip]
    pub mod handoff;
    #[rustfmt::skip]
    pub mod quorum;
    #[rustfmt::skip]
    pub mod multi_round;
}
#[rustfmt::skip]
pub mod registry;
#[rustfmt::skip]
pub mod capabilities;
#[rustfmt::skip]
pub mod code;
#[rustfmt::skip]
mod descriptors;
#[rustfmt::skip]
pub mod limits;
#[rustfmt::skip]
pub mod modes;
#[rustfmt::skip]
pub mod policy;
#[rustfmt::skip]
pub mod rpc;
#[rustfmt::skip]
pub mod semantics;
#[rustfmt::skip]
pub mod settings;
#[rustfmt::skip]
pub mod tokens;
#[rustfmt::skip]
pub mod words;
pub use code::Code;
pub use descriptors::FILE_DESCRIPTOR_SET;
pub use semantics::Semantics;
