// @generated from schema/macp/limits.json by codegen. Do not edit.
//! Every number that bounds something. `resource` limits can be set through the environment, `fixed` ones belong to the contract.
//! Which variable sets which limit stands in `settings`.
/// Room for the rest of a request beside the largest payload. In bytes.
pub const REQUEST_OVERHEAD_BYTES: u64 = 65536;
/// Longest time to live of a session. In milliseconds.
pub const MAX_TTL_MS: u64 = 86400000;
/// Most participants of a session in a strict mode. In identities.
pub const MAX_PARTICIPANTS: u64 = 1000;
/// Cap on all suspensions of a session together where the SessionStart names none. In milliseconds.
pub const DEFAULT_MAX_SUSPEND_MS: u64 = 604800000;
/// Completed suspensions a session may have; the next one expires it. In suspensions.
pub const MAX_SUSPENSIONS: u64 = 1024;
/// Longest session id. In bytes.
pub const SESSION_ID_MAX_BYTES: u64 = 128;
/// Shortest session id that is not a UUID. In characters.
pub const SESSION_ID_MIN_CHARS: u64 = 22;
/// Lower-case hexadecimal digits of a commitment hash. In characters.
pub const COMMITMENT_HASH_HEX_CHARS: u64 = 64;
/// Length of the sliding window of both rate limits. In milliseconds.
pub const RATE_WINDOW_MS: u64 = 60000;
/// Longest page token that is looked at. In characters.
pub const PAGE_TOKEN_MAX_CHARS: u64 = 1024;
/// Envelopes a stream may lag behind its session. In envelopes.
pub const STREAM_BUFFER_ITEMS: u64 = 256;
/// Envelopes a signal watch may lag behind. In envelopes.
pub const SIGNAL_BUFFER_ITEMS: u64 = 256;
/// Notices a registry watch may lag behind before they are merged. In notices.
pub const REGISTRY_BUFFER_ITEMS: u64 = 16;
/// Events a session watch may lag behind. In events.
pub const LIFECYCLE_BUFFER_ITEMS: u64 = 64;
/// Events kept for a session watch during its first round. In events.
pub const LIFECYCLE_SYNC_ITEMS: u64 = 1024;
/// Tolerance on the expiry of a JWT. In seconds.
pub const JWT_LEEWAY_SECS: u64 = 60;
/// Longest wait for a connection to the key server. In milliseconds.
pub const JWKS_CONNECT_TIMEOUT_MS: u64 = 3000;
/// Longest wait for the whole answer of the key server. In milliseconds.
pub const JWKS_TIMEOUT_MS: u64 = 5000;
/// How long old keys stay good after their time when the key server cannot be reached. In seconds.
pub const JWKS_GRACE_SECS: u64 = 3600;
/// The limits an operator may set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Largest payload of one envelope. In bytes, at least 1; set by `MACP_MAX_PAYLOAD_BYTES`.
    pub max_payload_bytes: u64,
    /// SessionStarts of one sender within the rate window. In attempts, at least 1; set by
    /// `MACP_SESSION_START_LIMIT_PER_MINUTE`.
    pub session_start_limit_per_minute: u64,
    /// Other envelopes of one sender within the rate window. In attempts, at least 1; set by
    /// `MACP_MESSAGE_LIMIT_PER_MINUTE`.
    pub message_limit_per_minute: u64,
    /// Rows of a page when the request names no size. In rows, at least 1; set by
    /// `MACP_LIST_SESSIONS_DEFAULT_PAGE_SIZE`.
    pub list_sessions_default_page_size: u64,
    /// Most rows of a page; larger wishes are cut. In rows, at least 1; set by `MACP_LIST_SESSIONS_MAX_PAGE_SIZE`.
    pub list_sessions_max_page_size: u64,
}
impl Default for Limits {
    fn default() -> Self {
        Self {
            max_payload_bytes: 1048576,
            session_start_limit_per_minute: 60,
            message_limit_per_minute: 600,
            list_sessions_default_page_size: 100,
            list_sessions_max_page_size: 1000,
        }
    }
}
impl Limits {
    /// The limit that this variable sets.
    pub fn by_variable(&mut self, variable: &str) -> Option<&mut u64> {
        Some(
            match variable {
                "MACP_MAX_PAYLOAD_BYTES" => &mut self.max_payload_bytes,
                "MACP_SESSION_START_LIMIT_PER_MINUTE" => {
                    &mut self.session_start_limit_per_minute
                }
                "MACP_MESSAGE_LIMIT_PER_MINUTE" => &mut self.message_limit_per_minute,
                "MACP_LIST_SESSIONS_DEFAULT_PAGE_SIZE" => {
                    &mut self.list_sessions_default_page_size
                }
                "MACP_LIST_SESSIONS_MAX_PAGE_SIZE" => {
                    &mut self.list_sessions_max_page_size
                }
                _ => return None,
            },
        )
    }
}
