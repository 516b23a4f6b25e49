// @generated from schema/macp/protocol.json by codegen. Do not edit.
//! The fixed words of the contract.
//! Error codes, modes and settings have files of their own.
/// The one protocol version.
pub const MACP_VERSION: &str = "1.0";
/// Name and agent id of the runtime.
pub const RUNTIME_NAME: &str = "macp-runtime";
/// Name of the runtime for people.
pub const RUNTIME_TITLE: &str = "MACP Runtime";
/// What the runtime is for.
pub const RUNTIME_DESCRIPTION: &str = "Coordinates sessions of several participants over an append-only history.";
/// Hint of the handshake.
pub const INSTRUCTIONS: &str = "Send a bearer token in the authorization metadata of every call.";
/// What the runtime reads and writes.
pub const CONTENT_TYPE: &str = "application/macp-envelope+proto";
/// Message type of an ambient announcement.
pub const SIGNAL: &str = "Signal";
/// Message type of a progress report.
pub const PROGRESS: &str = "Progress";
/// Message type that opens a session in every mode.
pub const SESSION_START: &str = "SessionStart";
/// Message type that ends a session in every mode.
pub const COMMITMENT: &str = "Commitment";
/// Namespace that no registration may enter.
pub const RESERVED_MODE_PREFIX: &str = "macp.mode.";
/// Policy of a session that names none.
pub const DEFAULT_POLICY: &str = "policy.default";
/// Namespace of policy ids that no registration may enter under the current rules.
pub const RESERVED_POLICY_PREFIX: &str = "policy.std.";
/// Mode of a policy that governs every mode.
pub const ANY_MODE: &str = "*";
/// Begins the message ids of acceptances that the runtime writes.
pub const IMPLICIT_ACCEPT_PREFIX: &str = "implicit-accept:";
/// Reason in acceptances that the runtime writes.
pub const IMPLICIT_ACCEPT_REASON: &str = "no answer within the time the policy allows";
/// Sender of the runtime's own log entries.
pub const RUNTIME_SENDER: &str = "_runtime";
/// Begins every commitment hash.
pub const COMMITMENT_HASH_PREFIX: &str = "sha256:";
/// Stands before the canonical JSON that is hashed.
pub const COMMITMENT_HASH_LABEL: &str = "macp-commitment-hash/1:";
/// Begins the text inside a page token.
pub const PAGE_TOKEN_PREFIX: &str = "v1:";
/// Name of the mode registry in its notices.
pub const MODE_REGISTRY: &str = "modes";
/// Encoding under which built-in modes name their schema.
pub const SCHEMA_URI_KEY: &str = "protobuf";
/// Where the schema of built-in modes is published.
pub const SCHEMA_URI: &str = "buf.build/multiagentcoordinationprotocol/macp";
/// Call metadata with the credential.
pub const METADATA_AUTHORIZATION: &str = "authorization";
/// Begins the credential.
pub const BEARER_PREFIX: &str = "Bearer ";
/// Call metadata with a bare token.
pub const METADATA_TOKEN: &str = "x-macp-token";
/// Status metadata with the error code.
pub const METADATA_ERROR_CODE: &str = "macp-error-code";
/// Status metadata with the details of the error.
pub const METADATA_ERROR_DETAILS: &str = "macp-error-details-bin";
/// An action that ends like this goes with a negative outcome.
pub const NEGATIVE_ENDINGS: &[&str] = &["rejected", "failed", "declined"];
/// An action that ends like this goes with a positive outcome.
pub const POSITIVE_ENDINGS: &[&str] = &["selected", "accepted", "completed", "approved"];
