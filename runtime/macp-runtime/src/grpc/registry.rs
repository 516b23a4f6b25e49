//! Changing and reading the registries of modes and policies.
//! What makes a good mode or policy, the kernel knows.

use std::sync::Arc;

use macp_kernel::{Identity, Refusal};
use macp_wire::Code;
use macp_wire::v1::{
    GetPolicyRequest, GetPolicyResponse, ListPoliciesRequest, ListPoliciesResponse,
    PromoteModeRequest, PromoteModeResponse, RegisterExtModeRequest, RegisterExtModeResponse,
    RegisterPolicyRequest, RegisterPolicyResponse, UnregisterExtModeRequest,
    UnregisterExtModeResponse, UnregisterPolicyRequest, UnregisterPolicyResponse,
};
use tonic::metadata::MetadataMap;
use tonic::{Request, Response, Status};

use super::{caller, status};
use crate::runtime::Runtime;

type Answer<T> = Result<Response<T>, Status>;

async fn registrar(runtime: &Runtime, metadata: &MetadataMap) -> Result<Arc<Identity>, Status> {
    let identity = caller(runtime, metadata).await?;
    if identity.can_manage_mode_registry {
        return Ok(identity);
    }
    Err(status::of(&Refusal::new(
        Code::Forbidden,
        "the caller may not change the registries",
    )))
}

/// `ok` and `error` of an answer.
fn told(outcome: Result<(), impl ToString>) -> (bool, String) {
    let error = outcome.err().map(|error| error.to_string());
    (error.is_none(), error.unwrap_or_default())
}

pub async fn register_mode(
    runtime: &Arc<Runtime>,
    request: Request<RegisterExtModeRequest>,
) -> Answer<RegisterExtModeResponse> {
    registrar(runtime, request.metadata()).await?;
    let descriptor = request.into_inner().mode_descriptor;
    let descriptor = descriptor.ok_or_else(|| status::invalid("mode_descriptor must be set"))?;
    let (ok, error) = told(runtime.modes.change(|modes| modes.register(descriptor)));
    Ok(Response::new(RegisterExtModeResponse { ok, error }))
}

pub async fn unregister_mode(
    runtime: &Arc<Runtime>,
    request: Request<UnregisterExtModeRequest>,
) -> Answer<UnregisterExtModeResponse> {
    registrar(runtime, request.metadata()).await?;
    let mode = request.into_inner().mode;
    let (ok, error) = told(runtime.modes.change(|modes| modes.unregister(&mode)));
    Ok(Response::new(UnregisterExtModeResponse { ok, error }))
}

pub async fn promote_mode(
    runtime: &Arc<Runtime>,
    request: Request<PromoteModeRequest>,
) -> Answer<PromoteModeResponse> {
    registrar(runtime, request.metadata()).await?;
    let PromoteModeRequest {
        mode,
        promoted_mode_name,
    } = request.into_inner();
    let promoted = runtime
        .modes
        .change(|modes| modes.promote(&mode, &promoted_mode_name));
    Ok(Response::new(match promoted {
        Ok(mode) => PromoteModeResponse {
            ok: true,
            error: String::new(),
            mode,
        },
        Err(error) => PromoteModeResponse {
            ok: false,
            error: error.to_string(),
            mode: String::new(),
        },
    }))
}

fn policies_writable(runtime: &Runtime) -> Result<(), Status> {
    if runtime.policies_are_files() {
        return Err(status::of(&Refusal::new(
            Code::RegistryReadOnly,
            "policies come from files",
        )));
    }
    Ok(())
}

pub async fn register_policy(
    runtime: &Arc<Runtime>,
    request: Request<RegisterPolicyRequest>,
) -> Answer<RegisterPolicyResponse> {
    policies_writable(runtime)?;
    registrar(runtime, request.metadata()).await?;
    let descriptor = request.into_inner().policy_descriptor;
    let descriptor = descriptor.ok_or_else(|| status::invalid("policy_descriptor must be set"))?;
    let now_ms = runtime.clock.wall_ms();
    let registered = runtime
        .policies
        .change(|policies| policies.register(descriptor, now_ms));
    let (ok, error) = told(registered);
    Ok(Response::new(RegisterPolicyResponse { ok, error }))
}

pub async fn unregister_policy(
    runtime: &Arc<Runtime>,
    request: Request<UnregisterPolicyRequest>,
) -> Answer<UnregisterPolicyResponse> {
    policies_writable(runtime)?;
    registrar(runtime, request.metadata()).await?;
    let policy_id = request.into_inner().policy_id;
    let (ok, error) = told(
        runtime
            .policies
            .change(|policies| policies.unregister(&policy_id)),
    );
    Ok(Response::new(UnregisterPolicyResponse { ok, error }))
}

pub async fn policy(
    runtime: &Arc<Runtime>,
    request: Request<GetPolicyRequest>,
) -> Answer<GetPolicyResponse> {
    caller(runtime, request.metadata()).await?;
    let policies = runtime.policies.read();
    let policy = policies
        .policy(&request.get_ref().policy_id)
        .map_err(|refusal| status::of(&refusal))?;
    Ok(Response::new(GetPolicyResponse {
        policy_descriptor: Some(policy.definition().descriptor()),
    }))
}

pub async fn list_policies(
    runtime: &Arc<Runtime>,
    request: Request<ListPoliciesRequest>,
) -> Answer<ListPoliciesResponse> {
    caller(runtime, request.metadata()).await?;
    let descriptors = runtime.policies.read().list(&request.get_ref().mode);
    Ok(Response::new(ListPoliciesResponse { descriptors }))
}
