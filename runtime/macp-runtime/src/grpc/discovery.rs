//! What the runtime is and can do, open to everybody.
//! Keeps no state about who asked.

use std::sync::Arc;

use macp_kernel::Refusal;
use macp_wire::capabilities::capabilities;
use macp_wire::v1::{
    AgentManifest, GetManifestRequest, GetManifestResponse, InitializeRequest, InitializeResponse,
    RuntimeInfo,
};
use macp_wire::{Code, Semantics, words};
use tonic::{Code as Grpc, Response, Status};

use super::status;
use crate::runtime::Runtime;

pub fn initialize(
    runtime: &Arc<Runtime>,
    request: InitializeRequest,
) -> Result<Response<InitializeResponse>, Status> {
    let versions = request.supported_protocol_versions;
    if versions.is_empty() {
        return Err(status::invalid(
            "supported_protocol_versions must not be empty",
        ));
    }
    if !versions
        .iter()
        .any(|version| version == words::MACP_VERSION)
    {
        let refusal = Refusal::new(
            Code::UnsupportedProtocolVersion,
            "no version in the list is supported",
        );
        return Err(match runtime.settings.semantics {
            Semantics::Baseline => status::with(Grpc::FailedPrecondition, &refusal),
            Semantics::Current => status::of(&refusal),
        });
    }
    let mut capabilities = capabilities();
    if let Some(policies) = &mut capabilities.policy_registry {
        policies.register_policy = !runtime.policies_are_files();
    }
    Ok(Response::new(InitializeResponse {
        selected_protocol_version: words::MACP_VERSION.to_owned(),
        runtime_info: Some(RuntimeInfo {
            name: words::RUNTIME_NAME.to_owned(),
            title: words::RUNTIME_TITLE.to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            description: words::RUNTIME_DESCRIPTION.to_owned(),
            website_url: String::new(),
        }),
        capabilities: Some(capabilities),
        supported_modes: runtime.modes.read().names(),
        instructions: words::INSTRUCTIONS.to_owned(),
    }))
}

pub fn manifest(
    runtime: &Arc<Runtime>,
    request: &GetManifestRequest,
) -> Result<Response<GetManifestResponse>, Status> {
    if !request.agent_id.is_empty() && request.agent_id != words::RUNTIME_NAME {
        return Err(status::of(&Refusal::new(
            Code::AgentNotFound,
            "there is no such agent",
        )));
    }
    let content = || vec![words::CONTENT_TYPE.to_owned()];
    Ok(Response::new(GetManifestResponse {
        manifest: Some(AgentManifest {
            agent_id: words::RUNTIME_NAME.to_owned(),
            title: words::RUNTIME_TITLE.to_owned(),
            description: words::RUNTIME_DESCRIPTION.to_owned(),
            supported_modes: runtime.modes.read().names(),
            input_content_types: content(),
            output_content_types: content(),
            ..AgentManifest::default()
        }),
    }))
}
