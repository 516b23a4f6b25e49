// @generated from schema/macp by codegen. Do not edit.
//! The gRPC service of MACP: server trait, client, descriptor set.
//! What a call does is behaviour.
#![cfg_attr(rustfmt, rustfmt_skip)]
#[rustfmt::skip]
#[allow(
    missing_docs,
    clippy::all,
    unused_qualifications,
    reason = "printed by tonic-prost-build"
)]
mod service;
pub use macp_wire::FILE_DESCRIPTOR_SET;
pub use service::{macp_runtime_service_client, macp_runtime_service_server};
