// @generated from schema/macp/protocol.json by codegen. Do not edit.
//! What the runtime says it can do.
//! A runtime that reads policies from files takes register_policy back.
use crate::v1::*;
/// The capabilities of the handshake.
pub fn capabilities() -> Capabilities {
    Capabilities {
        sessions: Some(SessionsCapability {
            stream: true,
            list_sessions: true,
            watch_sessions: true,
        }),
        cancellation: Some(CancellationCapability {
            cancel_session: true,
        }),
        progress: Some(ProgressCapability {
            progress: true,
        }),
        manifest: Some(ManifestCapability {
            get_manifest: true,
        }),
        mode_registry: Some(ModeRegistryCapability {
            list_modes: true,
            list_changed: true,
        }),
        roots: Some(RootsCapability {
            list_roots: true,
            list_changed: false,
        }),
        policy_registry: Some(PolicyRegistryCapability {
            register_policy: true,
            list_policies: true,
            list_changed: true,
            rule_extensions: Vec::new(),
            what_if_replay: false,
        }),
        decision_receipt: None,
        experimental: Some(ExperimentalCapabilities {
            features: [("ext_mode_lifecycle".to_owned(), "true".to_owned())].into(),
        }),
    }
}
