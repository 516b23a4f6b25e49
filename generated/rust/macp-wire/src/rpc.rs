// @generated from schema/macp/protocol.json by codegen. Do not edit.
//! The calls of the service, with who may make them.
//! What they do is behaviour.
/// Full name of the service.
pub const SERVICE: &str = "macp.v1.MACPRuntimeService";
/// A call of the service.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rpc {
    /// Agrees on a version and tells what the runtime can do.
    Initialize,
    /// Submits one envelope; refusals, failed authentication too, travel in the acknowledgement.
    Send,
    /// Submits envelopes to one session and follows it.
    StreamSession,
    /// Reads one session.
    GetSession,
    /// Reads sessions page by page.
    ListSessions,
    /// Follows the lives of all sessions.
    WatchSessions,
    /// Ends a session from outside its mode.
    CancelSession,
    /// Pauses an open session.
    SuspendSession,
    /// Lets a suspended session go on.
    ResumeSession,
    /// Describes the runtime as an agent.
    GetManifest,
    /// Lists the standards-track modes.
    ListModes,
    /// Lists the roots.
    ListRoots,
    /// Lists the extension modes.
    ListExtModes,
    /// Adds an extension mode.
    RegisterExtMode,
    /// Removes a registered extension mode.
    UnregisterExtMode,
    /// Makes an extension mode standards-track.
    PromoteMode,
    /// Adds a policy.
    RegisterPolicy,
    /// Removes a policy.
    UnregisterPolicy,
    /// Reads one policy.
    GetPolicy,
    /// Lists policies.
    ListPolicies,
    /// Follows changes of the mode registry.
    WatchModeRegistry,
    /// Follows changes of the roots.
    WatchRoots,
    /// Receives signals and progress.
    WatchSignals,
    /// Follows changes of the policy registry.
    WatchPolicies,
    /// Replays a session under another policy; answers that it is not implemented.
    WhatIfReplay,
    /// Reads a decision receipt; answers that it is not implemented.
    GetDecisionReceipt,
    /// Reads the keys of receipts; answers that it is not implemented.
    GetReceiptKeys,
}
impl Rpc {
    /// Every call, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Initialize,
        Self::Send,
        Self::StreamSession,
        Self::GetSession,
        Self::ListSessions,
        Self::WatchSessions,
        Self::CancelSession,
        Self::SuspendSession,
        Self::ResumeSession,
        Self::GetManifest,
        Self::ListModes,
        Self::ListRoots,
        Self::ListExtModes,
        Self::RegisterExtMode,
        Self::UnregisterExtMode,
        Self::PromoteMode,
        Self::RegisterPolicy,
        Self::UnregisterPolicy,
        Self::GetPolicy,
        Self::ListPolicies,
        Self::WatchModeRegistry,
        Self::WatchRoots,
        Self::WatchSignals,
        Self::WatchPolicies,
        Self::WhatIfReplay,
        Self::GetDecisionReceipt,
        Self::GetReceiptKeys,
    ];
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Initialize => "Initialize",
            Self::Send => "Send",
            Self::StreamSession => "StreamSession",
            Self::GetSession => "GetSession",
            Self::ListSessions => "ListSessions",
            Self::WatchSessions => "WatchSessions",
            Self::CancelSession => "CancelSession",
            Self::SuspendSession => "SuspendSession",
            Self::ResumeSession => "ResumeSession",
            Self::GetManifest => "GetManifest",
            Self::ListModes => "ListModes",
            Self::ListRoots => "ListRoots",
            Self::ListExtModes => "ListExtModes",
            Self::RegisterExtMode => "RegisterExtMode",
            Self::UnregisterExtMode => "UnregisterExtMode",
            Self::PromoteMode => "PromoteMode",
            Self::RegisterPolicy => "RegisterPolicy",
            Self::UnregisterPolicy => "UnregisterPolicy",
            Self::GetPolicy => "GetPolicy",
            Self::ListPolicies => "ListPolicies",
            Self::WatchModeRegistry => "WatchModeRegistry",
            Self::WatchRoots => "WatchRoots",
            Self::WatchSignals => "WatchSignals",
            Self::WatchPolicies => "WatchPolicies",
            Self::WhatIfReplay => "WhatIfReplay",
            Self::GetDecisionReceipt => "GetDecisionReceipt",
            Self::GetReceiptKeys => "GetReceiptKeys",
        }
    }
    /// Its HTTP/2 path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::Initialize => "/macp.v1.MACPRuntimeService/Initialize",
            Self::Send => "/macp.v1.MACPRuntimeService/Send",
            Self::StreamSession => "/macp.v1.MACPRuntimeService/StreamSession",
            Self::GetSession => "/macp.v1.MACPRuntimeService/GetSession",
            Self::ListSessions => "/macp.v1.MACPRuntimeService/ListSessions",
            Self::WatchSessions => "/macp.v1.MACPRuntimeService/WatchSessions",
            Self::CancelSession => "/macp.v1.MACPRuntimeService/CancelSession",
            Self::SuspendSession => "/macp.v1.MACPRuntimeService/SuspendSession",
            Self::ResumeSession => "/macp.v1.MACPRuntimeService/ResumeSession",
            Self::GetManifest => "/macp.v1.MACPRuntimeService/GetManifest",
            Self::ListModes => "/macp.v1.MACPRuntimeService/ListModes",
            Self::ListRoots => "/macp.v1.MACPRuntimeService/ListRoots",
            Self::ListExtModes => "/macp.v1.MACPRuntimeService/ListExtModes",
            Self::RegisterExtMode => "/macp.v1.MACPRuntimeService/RegisterExtMode",
            Self::UnregisterExtMode => "/macp.v1.MACPRuntimeService/UnregisterExtMode",
            Self::PromoteMode => "/macp.v1.MACPRuntimeService/PromoteMode",
            Self::RegisterPolicy => "/macp.v1.MACPRuntimeService/RegisterPolicy",
            Self::UnregisterPolicy => "/macp.v1.MACPRuntimeService/UnregisterPolicy",
            Self::GetPolicy => "/macp.v1.MACPRuntimeService/GetPolicy",
            Self::ListPolicies => "/macp.v1.MACPRuntimeService/ListPolicies",
            Self::WatchModeRegistry => "/macp.v1.MACPRuntimeService/WatchModeRegistry",
            Self::WatchRoots => "/macp.v1.MACPRuntimeService/WatchRoots",
            Self::WatchSignals => "/macp.v1.MACPRuntimeService/WatchSignals",
            Self::WatchPolicies => "/macp.v1.MACPRuntimeService/WatchPolicies",
            Self::WhatIfReplay => "/macp.v1.MACPRuntimeService/WhatIfReplay",
            Self::GetDecisionReceipt => "/macp.v1.MACPRuntimeService/GetDecisionReceipt",
            Self::GetReceiptKeys => "/macp.v1.MACPRuntimeService/GetReceiptKeys",
        }
    }
    /// How many messages go each way.
    pub const fn kind(self) -> Kind {
        match self {
            Self::Initialize => Kind::Unary,
            Self::Send => Kind::Unary,
            Self::StreamSession => Kind::BidiStream,
            Self::GetSession => Kind::Unary,
            Self::ListSessions => Kind::Unary,
            Self::WatchSessions => Kind::ServerStream,
            Self::CancelSession => Kind::Unary,
            Self::SuspendSession => Kind::Unary,
            Self::ResumeSession => Kind::Unary,
            Self::GetManifest => Kind::Unary,
            Self::ListModes => Kind::Unary,
            Self::ListRoots => Kind::Unary,
            Self::ListExtModes => Kind::Unary,
            Self::RegisterExtMode => Kind::Unary,
            Self::UnregisterExtMode => Kind::Unary,
            Self::PromoteMode => Kind::Unary,
            Self::RegisterPolicy => Kind::Unary,
            Self::UnregisterPolicy => Kind::Unary,
            Self::GetPolicy => Kind::Unary,
            Self::ListPolicies => Kind::Unary,
            Self::WatchModeRegistry => Kind::ServerStream,
            Self::WatchRoots => Kind::ServerStream,
            Self::WatchSignals => Kind::ServerStream,
            Self::WatchPolicies => Kind::ServerStream,
            Self::WhatIfReplay => Kind::Unary,
            Self::GetDecisionReceipt => Kind::Unary,
            Self::GetReceiptKeys => Kind::Unary,
        }
    }
    /// Who may make it.
    pub const fn auth(self) -> Auth {
        match self {
            Self::Initialize => Auth::Open,
            Self::Send => Auth::InAck,
            Self::StreamSession => Auth::Caller,
            Self::GetSession => Auth::Member,
            Self::ListSessions => Auth::Caller,
            Self::WatchSessions => Auth::Caller,
            Self::CancelSession => Auth::Controller,
            Self::SuspendSession => Auth::Controller,
            Self::ResumeSession => Auth::Controller,
            Self::GetManifest => Auth::Open,
            Self::ListModes => Auth::Open,
            Self::ListRoots => Auth::Open,
            Self::ListExtModes => Auth::Open,
            Self::RegisterExtMode => Auth::Registrar,
            Self::UnregisterExtMode => Auth::Registrar,
            Self::PromoteMode => Auth::Registrar,
            Self::RegisterPolicy => Auth::Registrar,
            Self::UnregisterPolicy => Auth::Registrar,
            Self::GetPolicy => Auth::Caller,
            Self::ListPolicies => Auth::Caller,
            Self::WatchModeRegistry => Auth::Open,
            Self::WatchRoots => Auth::Open,
            Self::WatchSignals => Auth::Caller,
            Self::WatchPolicies => Auth::Caller,
            Self::WhatIfReplay => Auth::Caller,
            Self::GetDecisionReceipt => Auth::Caller,
            Self::GetReceiptKeys => Auth::Open,
        }
    }
    /// False: it answers that it is not implemented.
    pub const fn offered(self) -> bool {
        match self {
            Self::Initialize => true,
            Self::Send => true,
            Self::StreamSession => true,
            Self::GetSession => true,
            Self::ListSessions => true,
            Self::WatchSessions => true,
            Self::CancelSession => true,
            Self::SuspendSession => true,
            Self::ResumeSession => true,
            Self::GetManifest => true,
            Self::ListModes => true,
            Self::ListRoots => true,
            Self::ListExtModes => true,
            Self::RegisterExtMode => true,
            Self::UnregisterExtMode => true,
            Self::PromoteMode => true,
            Self::RegisterPolicy => true,
            Self::UnregisterPolicy => true,
            Self::GetPolicy => true,
            Self::ListPolicies => true,
            Self::WatchModeRegistry => true,
            Self::WatchRoots => true,
            Self::WatchSignals => true,
            Self::WatchPolicies => true,
            Self::WhatIfReplay => false,
            Self::GetDecisionReceipt => false,
            Self::GetReceiptKeys => false,
        }
    }
}
/// How many messages go each way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// One each way.
    Unary,
    /// One to the runtime, many back.
    ServerStream,
    /// Many each way.
    BidiStream,
}
/// Who may make a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Auth {
    /// Anyone.
    Open,
    /// An authenticated caller; a failure is told in the acknowledgement.
    InAck,
    /// An authenticated caller.
    Caller,
    /// The initiator, a participant or an observer of the session.
    Member,
    /// The initiator, or whoever the bound policy lets commit.
    Controller,
    /// An authenticated caller who may manage the registries.
    Registrar,
}
