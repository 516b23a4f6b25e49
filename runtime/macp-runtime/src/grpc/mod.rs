//! The calls of the service, a file per group.
//! Here they are only sorted to their groups.

mod discovery;
mod front;
mod registry;
mod send;
mod sessions;
mod status;
mod stream;
mod watches;

use std::pin::Pin;
use std::sync::Arc;

use macp_grpc::macp_runtime_service_server::MacpRuntimeService;
use macp_kernel::Identity;
use macp_wire::v1::*;
use tonic::metadata::MetadataMap;
use tonic::{Request, Response, Status, Streaming};

pub use front::Front;

use crate::held::Control;
use crate::runtime::Runtime;

/// What a streaming call answers with.
pub type Stream<T> = Pin<Box<dyn futures_util::Stream<Item = Result<T, Status>> + Send>>;

type Answer<T> = Result<Response<T>, Status>;

/// The calls over a runtime.
pub struct Calls(Arc<Runtime>);

/// Who calls; a status where that is unknown.
async fn caller(runtime: &Runtime, metadata: &MetadataMap) -> Result<Arc<Identity>, Status> {
    runtime
        .chain
        .caller(metadata)
        .await
        .map_err(|refusal| status::of(&refusal))
}

/// The three control requests have the same two members.
fn named<T>(
    request: Request<T>,
    parts: impl FnOnce(T) -> (String, String),
) -> Request<(String, String)> {
    request.map(parts)
}

fn not_offered<T>() -> Answer<T> {
    Err(Status::unimplemented(
        "this runtime does not offer the call",
    ))
}

#[tonic::async_trait]
impl MacpRuntimeService for Calls {
    type StreamSessionStream = Stream<StreamSessionResponse>;
    type WatchSessionsStream = Stream<WatchSessionsResponse>;
    type WatchModeRegistryStream = Stream<WatchModeRegistryResponse>;
    type WatchRootsStream = Stream<WatchRootsResponse>;
    type WatchSignalsStream = Stream<WatchSignalsResponse>;
    type WatchPoliciesStream = Stream<WatchPoliciesResponse>;

    async fn initialize(&self, request: Request<InitializeRequest>) -> Answer<InitializeResponse> {
        discovery::initialize(&self.0, request.into_inner())
    }

    async fn send(&self, request: Request<SendRequest>) -> Answer<SendResponse> {
        send::send(&self.0, request).await
    }

    /// Never reached: the front takes this call, because its frames are encoded once for all readers.
    async fn stream_session(
        &self,
        _: Request<Streaming<StreamSessionRequest>>,
    ) -> Answer<Self::StreamSessionStream> {
        not_offered()
    }

    async fn get_session(&self, request: Request<GetSessionRequest>) -> Answer<GetSessionResponse> {
        sessions::get(&self.0, request).await
    }

    /// Never reached: the front takes this call, because its rows are encoded one by one.
    async fn list_sessions(&self, _: Request<ListSessionsRequest>) -> Answer<ListSessionsResponse> {
        not_offered()
    }

    async fn watch_sessions(
        &self,
        request: Request<WatchSessionsRequest>,
    ) -> Answer<Self::WatchSessionsStream> {
        watches::sessions(&self.0, request.metadata())
            .await
            .map(Response::new)
    }

    async fn cancel_session(
        &self,
        request: Request<CancelSessionRequest>,
    ) -> Answer<CancelSessionResponse> {
        let request = named(request, |call| (call.session_id, call.reason));
        let ack = sessions::control(&self.0, Control::Cancel, request).await?;
        Ok(Response::new(CancelSessionResponse { ack: Some(ack) }))
    }

    async fn suspend_session(
        &self,
        request: Request<SuspendSessionRequest>,
    ) -> Answer<SuspendSessionResponse> {
        let request = named(request, |call| (call.session_id, call.reason));
        let ack = sessions::control(&self.0, Control::Suspend, request).await?;
        Ok(Response::new(SuspendSessionResponse { ack: Some(ack) }))
    }

    async fn resume_session(
        &self,
        request: Request<ResumeSessionRequest>,
    ) -> Answer<ResumeSessionResponse> {
        let request = named(request, |call| (call.session_id, call.reason));
        let ack = sessions::control(&self.0, Control::Resume, request).await?;
        Ok(Response::new(ResumeSessionResponse { ack: Some(ack) }))
    }

    async fn get_manifest(
        &self,
        request: Request<GetManifestRequest>,
    ) -> Answer<GetManifestResponse> {
        discovery::manifest(&self.0, request.get_ref())
    }

    async fn list_modes(&self, _: Request<ListModesRequest>) -> Answer<ListModesResponse> {
        Ok(Response::new(ListModesResponse {
            modes: self.0.modes.read().standard(),
        }))
    }

    async fn list_roots(&self, _: Request<ListRootsRequest>) -> Answer<ListRootsResponse> {
        Ok(Response::new(ListRootsResponse::default()))
    }

    async fn list_ext_modes(
        &self,
        _: Request<ListExtModesRequest>,
    ) -> Answer<ListExtModesResponse> {
        Ok(Response::new(ListExtModesResponse {
            modes: self.0.modes.read().extensions(),
        }))
    }

    async fn register_ext_mode(
        &self,
        request: Request<RegisterExtModeRequest>,
    ) -> Answer<RegisterExtModeResponse> {
        registry::register_mode(&self.0, request).await
    }

    async fn unregister_ext_mode(
        &self,
        request: Request<UnregisterExtModeRequest>,
    ) -> Answer<UnregisterExtModeResponse> {
        registry::unregister_mode(&self.0, request).await
    }

    async fn promote_mode(
        &self,
        request: Request<PromoteModeRequest>,
    ) -> Answer<PromoteModeResponse> {
        registry::promote_mode(&self.0, request).await
    }

    async fn register_policy(
        &self,
        request: Request<RegisterPolicyRequest>,
    ) -> Answer<RegisterPolicyResponse> {
        registry::register_policy(&self.0, request).await
    }

    async fn unregister_policy(
        &self,
        request: Request<UnregisterPolicyRequest>,
    ) -> Answer<UnregisterPolicyResponse> {
        registry::unregister_policy(&self.0, request).await
    }

    async fn get_policy(&self, request: Request<GetPolicyRequest>) -> Answer<GetPolicyResponse> {
        registry::policy(&self.0, request).await
    }

    async fn list_policies(
        &self,
        request: Request<ListPoliciesRequest>,
    ) -> Answer<ListPoliciesResponse> {
        registry::list_policies(&self.0, request).await
    }

    async fn watch_mode_registry(
        &self,
        _: Request<WatchModeRegistryRequest>,
    ) -> Answer<Self::WatchModeRegistryStream> {
        Ok(Response::new(watches::modes(&self.0)))
    }

    async fn watch_roots(&self, _: Request<WatchRootsRequest>) -> Answer<Self::WatchRootsStream> {
        Ok(Response::new(watches::roots(&self.0)))
    }

    async fn watch_signals(
        &self,
        request: Request<WatchSignalsRequest>,
    ) -> Answer<Self::WatchSignalsStream> {
        watches::signals(&self.0, request.metadata())
            .await
            .map(Response::new)
    }

    async fn watch_policies(
        &self,
        request: Request<WatchPoliciesRequest>,
    ) -> Answer<Self::WatchPoliciesStream> {
        watches::policies(&self.0, request.metadata())
            .await
            .map(Response::new)
    }

    async fn what_if_replay(
        &self,
        _: Request<WhatIfReplayRequest>,
    ) -> Answer<WhatIfReplayResponse> {
        not_offered()
    }

    async fn get_decision_receipt(
        &self,
        _: Request<GetDecisionReceiptRequest>,
    ) -> Answer<GetDecisionReceiptResponse> {
        not_offered()
    }

    async fn get_receipt_keys(
        &self,
        _: Request<GetReceiptKeysRequest>,
    ) -> Answer<GetReceiptKeysResponse> {
        not_offered()
    }
}
