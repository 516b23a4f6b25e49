// @generated from schema/macp/errors.json by codegen. Do not edit.
//! The registered error codes. `grpc` is the status where the condition surfaces as a transport status, `http` its counterpart; `stream` tells what the refusal of an envelope frame does to a stream: ends it, or travels inline while the stream goes on.
//! Which condition is which code is decided by the kernel.
/// A registered error code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Code {
    /// No credential, an invalid one, or an envelope whose sender is not the caller.
    Unauthenticated,
    /// The caller lacks a capability, or its role in the session does not allow this.
    Forbidden,
    /// No such session, or it is no longer held.
    SessionNotFound,
    /// The session is suspended, has ended, or was just found to be past its deadline.
    SessionNotOpen,
    /// A SessionStart with a new message id for a session that exists.
    SessionAlreadyExists,
    /// Registered for a repeated message id; this runtime acknowledges repetitions instead.
    DuplicateMessage,
    /// The shape, the payload contract or the rules of the mode are broken.
    InvalidEnvelope,
    /// The envelope or the handshake names no supported version.
    UnsupportedProtocolVersion,
    /// The mode is not registered, or no longer.
    ModeNotSupported,
    /// The payload is above the limit.
    PayloadTooLarge,
    /// The sender's window is full, or it has too many open sessions.
    RateLimited,
    /// The session id breaks the id rules.
    InvalidSessionId,
    /// The durable write failed; nothing changed.
    InternalError,
    /// No such policy.
    UnknownPolicyVersion,
    /// The bound policy refuses; the details carry the reasons.
    PolicyDenied,
    /// The policy is malformed, or governs another mode.
    InvalidPolicyDefinition,
    /// Policies come from files and cannot be changed by a call.
    RegistryReadOnly,
    /// A request of a call that takes no envelopes is malformed.
    InvalidRequest,
    /// A subscriber fell behind its bounded buffer.
    StreamLagged,
    /// No manifest for this agent.
    AgentNotFound,
    /// The history before this ordinal is gone.
    HistoryUnavailable,
    /// Registered for decision receipts, which this runtime does not keep.
    ReceiptUnavailable,
    /// An old name of FORBIDDEN.
    Unauthorized,
}
impl Code {
    /// Every code, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Unauthenticated,
        Self::Forbidden,
        Self::SessionNotFound,
        Self::SessionNotOpen,
        Self::SessionAlreadyExists,
        Self::DuplicateMessage,
        Self::InvalidEnvelope,
        Self::UnsupportedProtocolVersion,
        Self::ModeNotSupported,
        Self::PayloadTooLarge,
        Self::RateLimited,
        Self::InvalidSessionId,
        Self::InternalError,
        Self::UnknownPolicyVersion,
        Self::PolicyDenied,
        Self::InvalidPolicyDefinition,
        Self::RegistryReadOnly,
        Self::InvalidRequest,
        Self::StreamLagged,
        Self::AgentNotFound,
        Self::HistoryUnavailable,
        Self::ReceiptUnavailable,
        Self::Unauthorized,
    ];
    /// The code on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Unauthenticated => "UNAUTHENTICATED",
            Self::Forbidden => "FORBIDDEN",
            Self::SessionNotFound => "SESSION_NOT_FOUND",
            Self::SessionNotOpen => "SESSION_NOT_OPEN",
            Self::SessionAlreadyExists => "SESSION_ALREADY_EXISTS",
            Self::DuplicateMessage => "DUPLICATE_MESSAGE",
            Self::InvalidEnvelope => "INVALID_ENVELOPE",
            Self::UnsupportedProtocolVersion => "UNSUPPORTED_PROTOCOL_VERSION",
            Self::ModeNotSupported => "MODE_NOT_SUPPORTED",
            Self::PayloadTooLarge => "PAYLOAD_TOO_LARGE",
            Self::RateLimited => "RATE_LIMITED",
            Self::InvalidSessionId => "INVALID_SESSION_ID",
            Self::InternalError => "INTERNAL_ERROR",
            Self::UnknownPolicyVersion => "UNKNOWN_POLICY_VERSION",
            Self::PolicyDenied => "POLICY_DENIED",
            Self::InvalidPolicyDefinition => "INVALID_POLICY_DEFINITION",
            Self::RegistryReadOnly => "REGISTRY_READ_ONLY",
            Self::InvalidRequest => "INVALID_REQUEST",
            Self::StreamLagged => "STREAM_LAGGED",
            Self::AgentNotFound => "AGENT_NOT_FOUND",
            Self::HistoryUnavailable => "HISTORY_UNAVAILABLE",
            Self::ReceiptUnavailable => "RECEIPT_UNAVAILABLE",
            Self::Unauthorized => "UNAUTHORIZED",
        }
    }
    /// The code written like this.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|code| code.as_str() == text)
    }
    /// What it means, for people.
    pub const fn description(self) -> &'static str {
        match self {
            Self::Unauthenticated => {
                "No credential, an invalid one, or an envelope whose sender is not the caller."
            }
            Self::Forbidden => {
                "The caller lacks a capability, or its role in the session does not allow this."
            }
            Self::SessionNotFound => "No such session, or it is no longer held.",
            Self::SessionNotOpen => {
                "The session is suspended, has ended, or was just found to be past its deadline."
            }
            Self::SessionAlreadyExists => {
                "A SessionStart with a new message id for a session that exists."
            }
            Self::DuplicateMessage => {
                "Registered for a repeated message id; this runtime acknowledges repetitions instead."
            }
            Self::InvalidEnvelope => {
                "The shape, the payload contract or the rules of the mode are broken."
            }
            Self::UnsupportedProtocolVersion => {
                "The envelope or the handshake names no supported version."
            }
            Self::ModeNotSupported => "The mode is not registered, or no longer.",
            Self::PayloadTooLarge => "The payload is above the limit.",
            Self::RateLimited => {
                "The sender's window is full, or it has too many open sessions."
            }
            Self::InvalidSessionId => "The session id breaks the id rules.",
            Self::InternalError => "The durable write failed; nothing changed.",
            Self::UnknownPolicyVersion => "No such policy.",
            Self::PolicyDenied => {
                "The bound policy refuses; the details carry the reasons."
            }
            Self::InvalidPolicyDefinition => {
                "The policy is malformed, or governs another mode."
            }
            Self::RegistryReadOnly => {
                "Policies come from files and cannot be changed by a call."
            }
            Self::InvalidRequest => {
                "A request of a call that takes no envelopes is malformed."
            }
            Self::StreamLagged => "A subscriber fell behind its bounded buffer.",
            Self::AgentNotFound => "No manifest for this agent.",
            Self::HistoryUnavailable => "The history before this ordinal is gone.",
            Self::ReceiptUnavailable => {
                "Registered for decision receipts, which this runtime does not keep."
            }
            Self::Unauthorized => "An old name of FORBIDDEN.",
        }
    }
    /// The status where it surfaces as one.
    pub const fn grpc(self) -> Grpc {
        match self {
            Self::Unauthenticated => Grpc::Unauthenticated,
            Self::Forbidden => Grpc::PermissionDenied,
            Self::SessionNotFound => Grpc::NotFound,
            Self::SessionNotOpen => Grpc::FailedPrecondition,
            Self::SessionAlreadyExists => Grpc::AlreadyExists,
            Self::DuplicateMessage => Grpc::AlreadyExists,
            Self::InvalidEnvelope => Grpc::InvalidArgument,
            Self::UnsupportedProtocolVersion => Grpc::InvalidArgument,
            Self::ModeNotSupported => Grpc::InvalidArgument,
            Self::PayloadTooLarge => Grpc::ResourceExhausted,
            Self::RateLimited => Grpc::ResourceExhausted,
            Self::InvalidSessionId => Grpc::InvalidArgument,
            Self::InternalError => Grpc::Internal,
            Self::UnknownPolicyVersion => Grpc::NotFound,
            Self::PolicyDenied => Grpc::PermissionDenied,
            Self::InvalidPolicyDefinition => Grpc::InvalidArgument,
            Self::RegistryReadOnly => Grpc::FailedPrecondition,
            Self::InvalidRequest => Grpc::InvalidArgument,
            Self::StreamLagged => Grpc::ResourceExhausted,
            Self::AgentNotFound => Grpc::NotFound,
            Self::HistoryUnavailable => Grpc::FailedPrecondition,
            Self::ReceiptUnavailable => Grpc::FailedPrecondition,
            Self::Unauthorized => Grpc::PermissionDenied,
        }
    }
    /// The HTTP counterpart of the status.
    pub const fn http(self) -> u16 {
        match self {
            Self::Unauthenticated => 401,
            Self::Forbidden => 403,
            Self::SessionNotFound => 404,
            Self::SessionNotOpen => 409,
            Self::SessionAlreadyExists => 409,
            Self::DuplicateMessage => 409,
            Self::InvalidEnvelope => 400,
            Self::UnsupportedProtocolVersion => 400,
            Self::ModeNotSupported => 400,
            Self::PayloadTooLarge => 413,
            Self::RateLimited => 429,
            Self::InvalidSessionId => 400,
            Self::InternalError => 500,
            Self::UnknownPolicyVersion => 404,
            Self::PolicyDenied => 403,
            Self::InvalidPolicyDefinition => 400,
            Self::RegistryReadOnly => 409,
            Self::InvalidRequest => 400,
            Self::StreamLagged => 503,
            Self::AgentNotFound => 404,
            Self::HistoryUnavailable => 409,
            Self::ReceiptUnavailable => 409,
            Self::Unauthorized => 403,
        }
    }
    /// What it does to a stream.
    pub const fn on_stream(self) -> OnStream {
        match self {
            Self::Unauthenticated => OnStream::Ends,
            Self::Forbidden => OnStream::Inline,
            Self::SessionNotFound => OnStream::Inline,
            Self::SessionNotOpen => OnStream::Inline,
            Self::SessionAlreadyExists => OnStream::Ends,
            Self::DuplicateMessage => OnStream::Never,
            Self::InvalidEnvelope => OnStream::Inline,
            Self::UnsupportedProtocolVersion => OnStream::Inline,
            Self::ModeNotSupported => OnStream::Inline,
            Self::PayloadTooLarge => OnStream::Ends,
            Self::RateLimited => OnStream::Ends,
            Self::InvalidSessionId => OnStream::Ends,
            Self::InternalError => OnStream::Ends,
            Self::UnknownPolicyVersion => OnStream::Inline,
            Self::PolicyDenied => OnStream::Inline,
            Self::InvalidPolicyDefinition => OnStream::Ends,
            Self::RegistryReadOnly => OnStream::Never,
            Self::InvalidRequest => OnStream::Never,
            Self::StreamLagged => OnStream::Ends,
            Self::AgentNotFound => OnStream::Never,
            Self::HistoryUnavailable => OnStream::Ends,
            Self::ReceiptUnavailable => OnStream::Never,
            Self::Unauthorized => OnStream::Never,
        }
    }
    /// Whether this runtime ever sends it.
    pub const fn emitted(self) -> bool {
        match self {
            Self::Unauthenticated => true,
            Self::Forbidden => true,
            Self::SessionNotFound => true,
            Self::SessionNotOpen => true,
            Self::SessionAlreadyExists => true,
            Self::DuplicateMessage => false,
            Self::InvalidEnvelope => true,
            Self::UnsupportedProtocolVersion => true,
            Self::ModeNotSupported => true,
            Self::PayloadTooLarge => true,
            Self::RateLimited => true,
            Self::InvalidSessionId => true,
            Self::InternalError => true,
            Self::UnknownPolicyVersion => true,
            Self::PolicyDenied => true,
            Self::InvalidPolicyDefinition => true,
            Self::RegistryReadOnly => true,
            Self::InvalidRequest => true,
            Self::StreamLagged => true,
            Self::AgentNotFound => true,
            Self::HistoryUnavailable => true,
            Self::ReceiptUnavailable => false,
            Self::Unauthorized => false,
        }
    }
}
/// Status codes of gRPC, numbered as on the wire.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(i32)]
pub enum Grpc {
    /// A malformed request.
    InvalidArgument = 3,
    /// Something named does not exist.
    NotFound = 5,
    /// Something named exists already.
    AlreadyExists = 6,
    /// The caller may not.
    PermissionDenied = 7,
    /// A limit is used up.
    ResourceExhausted = 8,
    /// Not in this state.
    FailedPrecondition = 9,
    /// Not offered.
    Unimplemented = 12,
    /// The runtime failed.
    Internal = 13,
    /// The caller is unknown.
    Unauthenticated = 16,
}
/// What a refused envelope frame does to its stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OnStream {
    /// The stream ends with the status of the code.
    Ends,
    /// The refusal travels inline, the stream goes on.
    Inline,
    /// Does not occur on streams.
    Never,
}
