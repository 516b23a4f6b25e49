// @generated from schema/macp by codegen. Do not edit.
//! The MACP contract as Rust: messages, codes, limits, settings, modes, policy rules.
//! The service, its calls, what the runtime says of itself, and the fixed words of the contract. Nothing here decides anything.
#![cfg_attr(rustfmt, rustfmt_skip)]
/// Messages of the core package.
#[allow(missing_docs, clippy::all, reason = "printed by prost-build")]
pub mod v1;
/// Payload messages of the modes.
pub mod payload {
    /// Payloads of the decision mode.
    #[allow(missing_docs, clippy::all, reason = "printed by prost-build")]
    pub mod decision;
    /// Payloads of the proposal mode.
    #[allow(missing_docs, clippy::all, reason = "printed by prost-build")]
    pub mod proposal;
    /// Payloads of the task mode.
    #[allow(missing_docs, clippy::all, reason = "printed by prost-build")]
    pub mod task;
    /// Payloads of the handoff mode.
    #[allow(missing_docs, clippy::all, reason = "printed by prost-build")]
    pub mod handoff;
    /// Payloads of the quorum mode.
    #[allow(missing_docs, clippy::all, reason = "printed by prost-build")]
    pub mod quorum;
    /// Payloads of the multi_round mode.
    #[allow(missing_docs, clippy::all, reason = "printed by prost-build")]
    pub mod multi_round;
}
/// Facts of each mode: message types, closed sets of texts, the document of its state.
pub mod mode {
    pub mod decision;
    pub mod proposal;
    pub mod task;
    pub mod handoff;
    pub mod quorum;
    pub mod multi_round;
}
pub mod capabilities;
pub mod code;
pub mod limits;
pub mod modes;
pub mod policy;
pub mod rpc;
pub mod settings;
pub mod tokens;
pub mod words;
pub use code::Code;
