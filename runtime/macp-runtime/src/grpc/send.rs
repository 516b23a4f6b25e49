//! Send: one envelope in, one acknowledgement out.
//! Every refusal travels in the acknowledgement, a missing credential too.

use std::sync::Arc;

use macp_kernel::accept::{self, Accepted};
use macp_kernel::{Refusal, refusal};
use macp_wire::Code;
use macp_wire::v1::{Envelope, SendRequest, SendResponse};
use tonic::metadata::MetadataMap;
use tonic::{Request, Response, Status};

use super::status;
use crate::runtime::Runtime;

pub async fn send(
    runtime: &Arc<Runtime>,
    request: Request<SendRequest>,
) -> Result<Response<SendResponse>, Status> {
    let (metadata, _, request) = request.into_parts();
    let Some(mut envelope) = request.envelope else {
        let refusal = Refusal::new(Code::InvalidEnvelope, "the request has no envelope");
        return Err(status::of(&refusal));
    };
    let (session_id, message_id) = (envelope.session_id.clone(), envelope.message_id.clone());
    let counted = runtime.counted(&envelope);
    let answer = judge(runtime, &metadata, &mut envelope).await;
    runtime.count(counted, &answer);
    let ack = refusal::ack(session_id, message_id, runtime.clock.wall_ms(), &answer);
    Ok(Response::new(SendResponse { ack: Some(ack) }))
}

/// The pipeline of chapter 2.2; the first failure wins.
async fn judge(
    runtime: &Arc<Runtime>,
    metadata: &MetadataMap,
    envelope: &mut Envelope,
) -> Result<Accepted, Refusal> {
    let route = accept::shape(envelope, runtime.settings.limits.max_payload_bytes)?;
    let identity = runtime.chain.caller(metadata).await?;
    accept::admit(envelope, &identity)?;
    runtime.spend(route, &identity.sender)?;
    runtime.submit(route, envelope, &identity).await
}
