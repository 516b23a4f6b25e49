// @generated from schema/macp/registry.json by codegen. Do not edit.
//! Documents beside the messages of this file. The registry of modes: descriptors, listing, and the life of extension modes.
//! Messages are in `v1`.
/// What a session in a registered extension mode resolved to, as UTF-8 JSON.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct ExtensionResolution {
    /// Action of the Commitment.
    pub action: String,
    /// Name of the Commitment.
    pub commitment_id: String,
}
