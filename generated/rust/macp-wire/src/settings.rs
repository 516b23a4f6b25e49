// @generated from schema/macp/settings.json by codegen. Do not edit.
//! The environment variables beside those of the resource limits. `invalid` tells what a value that does not parse does: stop the start, or fall back to the default with a warning. A flag takes 1, and 0 for what holds without it. An empty value counts as unset, but is a mistake where an integer or an address with a default stops the start.
//! Reading the environment is left to the program.
/// An environment variable.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Variable {
    /// Its name.
    pub name: &'static str,
    /// How its value is read.
    pub kind: Kind,
    /// Values known, for choices and lists.
    pub values: &'static [&'static str],
    /// What absence means; None: nothing is set.
    pub default: Option<&'static str>,
    /// Smallest value of an integer.
    pub minimum: Option<u64>,
    /// Whether a value that does not parse stops the start; else the default holds.
    pub invalid_stops: bool,
    /// Whether the value must not be shown.
    pub secret: bool,
    /// Whether it sets a resource limit.
    pub limit: bool,
    /// What it is for.
    pub description: &'static str,
}
/// How the value of a variable is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Address and port.
    Address,
    /// Path of a file.
    File,
    /// Path of a folder.
    Folder,
    /// `1` for yes.
    Flag,
    /// JSON text.
    Json,
    /// Free text.
    Text,
    /// An HTTP address.
    Url,
    /// A whole number.
    Integer,
    /// Known words, separated by commas.
    List,
    /// One of the known words.
    Choice,
}
/// Largest payload of one envelope.
pub const MACP_MAX_PAYLOAD_BYTES: &str = "MACP_MAX_PAYLOAD_BYTES";
/// Default of `MACP_MAX_PAYLOAD_BYTES`.
pub const MACP_MAX_PAYLOAD_BYTES_DEFAULT: u64 = 1048576;
/// SessionStarts of one sender within the rate window.
pub const MACP_SESSION_START_LIMIT_PER_MINUTE: &str = "MACP_SESSION_START_LIMIT_PER_MINUTE";
/// Default of `MACP_SESSION_START_LIMIT_PER_MINUTE`.
pub const MACP_SESSION_START_LIMIT_PER_MINUTE_DEFAULT: u64 = 60;
/// Other envelopes of one sender within the rate window.
pub const MACP_MESSAGE_LIMIT_PER_MINUTE: &str = "MACP_MESSAGE_LIMIT_PER_MINUTE";
/// Default of `MACP_MESSAGE_LIMIT_PER_MINUTE`.
pub const MACP_MESSAGE_LIMIT_PER_MINUTE_DEFAULT: u64 = 600;
/// Rows of a page when the request names no size.
pub const MACP_LIST_SESSIONS_DEFAULT_PAGE_SIZE: &str = "MACP_LIST_SESSIONS_DEFAULT_PAGE_SIZE";
/// Default of `MACP_LIST_SESSIONS_DEFAULT_PAGE_SIZE`.
pub const MACP_LIST_SESSIONS_DEFAULT_PAGE_SIZE_DEFAULT: u64 = 100;
/// Most rows of a page; larger wishes are cut.
pub const MACP_LIST_SESSIONS_MAX_PAGE_SIZE: &str = "MACP_LIST_SESSIONS_MAX_PAGE_SIZE";
/// Default of `MACP_LIST_SESSIONS_MAX_PAGE_SIZE`.
pub const MACP_LIST_SESSIONS_MAX_PAGE_SIZE_DEFAULT: u64 = 1000;
/// Address and port to listen on; port 0 takes any free one.
pub const MACP_BIND_ADDR: &str = "MACP_BIND_ADDR";
/// PEM file with the certificate chain; together with the key it turns TLS on.
pub const MACP_TLS_CERT_PATH: &str = "MACP_TLS_CERT_PATH";
/// PEM file with the private key.
pub const MACP_TLS_KEY_PATH: &str = "MACP_TLS_KEY_PATH";
/// 1 allows plain text and, where no authentication is configured, takes any bearer value for an identity.
pub const MACP_ALLOW_INSECURE: &str = "MACP_ALLOW_INSECURE";
/// Static bearer tokens as JSON text; outranks the file.
pub const MACP_AUTH_TOKENS_JSON: &str = "MACP_AUTH_TOKENS_JSON";
/// File with static bearer tokens.
pub const MACP_AUTH_TOKENS_FILE: &str = "MACP_AUTH_TOKENS_FILE";
/// Issuer of JWTs; needs keys beside it.
pub const MACP_AUTH_ISSUER: &str = "MACP_AUTH_ISSUER";
/// Audience a JWT must name.
pub const MACP_AUTH_AUDIENCE: &str = "MACP_AUTH_AUDIENCE";
/// Keys for JWTs as JSON text; outranks the URL.
pub const MACP_AUTH_JWKS_JSON: &str = "MACP_AUTH_JWKS_JSON";
/// Where keys for JWTs are fetched.
pub const MACP_AUTH_JWKS_URL: &str = "MACP_AUTH_JWKS_URL";
/// How long fetched keys are good, in seconds.
pub const MACP_AUTH_JWKS_TTL_SECS: &str = "MACP_AUTH_JWKS_TTL_SECS";
/// Default of `MACP_AUTH_JWKS_TTL_SECS`.
pub const MACP_AUTH_JWKS_TTL_SECS_DEFAULT: u64 = 300;
/// Signature algorithms taken; unknown names are passed over.
pub const MACP_AUTH_JWT_ALGS: &str = "MACP_AUTH_JWT_ALGS";
/// Where the journal lives.
pub const MACP_DATA_DIR: &str = "MACP_DATA_DIR";
/// Kind of storage.
pub const MACP_STORAGE_BACKEND: &str = "MACP_STORAGE_BACKEND";
/// 1 keeps nothing on disk.
pub const MACP_MEMORY_ONLY: &str = "MACP_MEMORY_ONLY";
/// 1 stops the start at the first session that cannot be recovered.
pub const MACP_STRICT_RECOVERY: &str = "MACP_STRICT_RECOVERY";
/// Revision of the contested rules that new sessions are bound to.
pub const MACP_SEMANTICS: &str = "MACP_SEMANTICS";
/// Entries of a session between checkpoints; 0 writes none.
pub const MACP_CHECKPOINT_INTERVAL: &str = "MACP_CHECKPOINT_INTERVAL";
/// Default of `MACP_CHECKPOINT_INTERVAL`.
pub const MACP_CHECKPOINT_INTERVAL_DEFAULT: u64 = 0;
/// Seconds between sweeps for sessions past their deadline.
pub const MACP_CLEANUP_INTERVAL_SECS: &str = "MACP_CLEANUP_INTERVAL_SECS";
/// Default of `MACP_CLEANUP_INTERVAL_SECS`.
pub const MACP_CLEANUP_INTERVAL_SECS_DEFAULT: u64 = 60;
/// Seconds an ended session stays readable.
pub const MACP_SESSION_RETENTION_SECS: &str = "MACP_SESSION_RETENTION_SECS";
/// Default of `MACP_SESSION_RETENTION_SECS`.
pub const MACP_SESSION_RETENTION_SECS_DEFAULT: u64 = 3600;
/// Seconds after which an ended session is deleted from disk; 0 keeps it.
pub const MACP_SESSION_DISK_RETENTION_SECS: &str = "MACP_SESSION_DISK_RETENTION_SECS";
/// Default of `MACP_SESSION_DISK_RETENTION_SECS`.
pub const MACP_SESSION_DISK_RETENTION_SECS_DEFAULT: u64 = 0;
/// Folder of policy files; while set, policies cannot be changed by calls.
pub const MACP_POLICIES_DIR: &str = "MACP_POLICIES_DIR";
/// Address and port of the metrics page; unset serves none.
pub const MACP_METRICS_ADDR: &str = "MACP_METRICS_ADDR";
/// Requests of one connection served at a time.
pub const MACP_CONCURRENCY_LIMIT_PER_CONNECTION: &str = "MACP_CONCURRENCY_LIMIT_PER_CONNECTION";
/// Default of `MACP_CONCURRENCY_LIMIT_PER_CONNECTION`.
pub const MACP_CONCURRENCY_LIMIT_PER_CONNECTION_DEFAULT: u64 = 64;
/// HTTP/2 streams of one connection.
pub const MACP_MAX_CONCURRENT_STREAMS: &str = "MACP_MAX_CONCURRENT_STREAMS";
/// Default of `MACP_MAX_CONCURRENT_STREAMS`.
pub const MACP_MAX_CONCURRENT_STREAMS_DEFAULT: u64 = 128;
/// Seconds one unary request may take; streams are not cut.
pub const MACP_REQUEST_TIMEOUT_SECS: &str = "MACP_REQUEST_TIMEOUT_SECS";
/// Default of `MACP_REQUEST_TIMEOUT_SECS`.
pub const MACP_REQUEST_TIMEOUT_SECS_DEFAULT: u64 = 30;
/// Seconds that running requests get at shutdown.
pub const MACP_SHUTDOWN_DRAIN_SECS: &str = "MACP_SHUTDOWN_DRAIN_SECS";
/// Default of `MACP_SHUTDOWN_DRAIN_SECS`.
pub const MACP_SHUTDOWN_DRAIN_SECS_DEFAULT: u64 = 10;
/// Filter of the diagnostics.
pub const RUST_LOG: &str = "RUST_LOG";
/// Every variable: those of the limits first, then in the order of the schema.
pub const VARIABLES: &[Variable] = &[
    Variable {
        name: "MACP_MAX_PAYLOAD_BYTES",
        kind: Kind::Integer,
        values: &[],
        default: Some("1048576"),
        minimum: Some(1),
        invalid_stops: true,
        secret: false,
        limit: true,
        description: "Largest payload of one envelope.",
    },
    Variable {
        name: "MACP_SESSION_START_LIMIT_PER_MINUTE",
        kind: Kind::Integer,
        values: &[],
        default: Some("60"),
        minimum: Some(1),
        invalid_stops: true,
        secret: false,
        limit: true,
        description: "SessionStarts of one sender within the rate window.",
    },
    Variable {
        name: "MACP_MESSAGE_LIMIT_PER_MINUTE",
        kind: Kind::Integer,
        values: &[],
        default: Some("600"),
        minimum: Some(1),
        invalid_stops: true,
        secret: false,
        limit: true,
        description: "Other envelopes of one sender within the rate window.",
    },
    Variable {
        name: "MACP_LIST_SESSIONS_DEFAULT_PAGE_SIZE",
        kind: Kind::Integer,
        values: &[],
        default: Some("100"),
        minimum: Some(1),
        invalid_stops: true,
        secret: false,
        limit: true,
        description: "Rows of a page when the request names no size.",
    },
    Variable {
        name: "MACP_LIST_SESSIONS_MAX_PAGE_SIZE",
        kind: Kind::Integer,
        values: &[],
        default: Some("1000"),
        minimum: Some(1),
        invalid_stops: true,
        secret: false,
        limit: true,
        description: "Most rows of a page; larger wishes are cut.",
    },
    Variable {
        name: "MACP_BIND_ADDR",
        kind: Kind::Address,
        values: &[],
        default: Some("127.0.0.1:50051"),
        minimum: None,
        invalid_stops: true,
        secret: false,
        limit: false,
        description: "Address and port to listen on; port 0 takes any free one.",
    },
    Variable {
        name: "MACP_TLS_CERT_PATH",
        kind: Kind::File,
        values: &[],
        default: None,
        minimum: None,
        invalid_stops: true,
        secret: false,
        limit: false,
        description: "PEM file with the certificate chain; together with the key it turns TLS on.",
    },
    Variable {
        name: "MACP_TLS_KEY_PATH",
        kind: Kind::File,
        values: &[],
        default: None,
        minimum: None,
        invalid_stops: true,
        secret: false,
        limit: false,
        description: "PEM file with the private key.",
    },
    Variable {
        name: "MACP_ALLOW_INSECURE",
        kind: Kind::Flag,
        values: &[],
        default: None,
        minimum: None,
        invalid_stops: false,
        secret: false,
        limit: false,
        description: "1 allows plain text and, where no authentication is configured, takes any bearer value for an identity.",
    },
    Variable {
        name: "MACP_AUTH_TOKENS_JSON",
        kind: Kind::Json,
        values: &[],
        default: None,
        minimum: None,
        invalid_stops: true,
        secret: true,
        limit: false,
        description: "Static bearer tokens as JSON text; outranks the file.",
    },
    Variable {
        name: "MACP_AUTH_TOKENS_FILE",
        kind: Kind::File,
        values: &[],
        default: None,
        minimum: None,
        invalid_stops: true,
        secret: false,
        limit: false,
        description: "File with static bearer tokens.",
    },
    Variable {
        name: "MACP_AUTH_ISSUER",
        kind: Kind::Text,
        values: &[],
        default: None,
        minimum: None,
        invalid_stops: true,
        secret: false,
        limit: false,
        description: "Issuer of JWTs; needs keys beside it.",
    },
    Variable {
        name: "MACP_AUTH_AUDIENCE",
        kind: Kind::Text,
        values: &[],
        default: Some("macp-runtime"),
        minimum: None,
        invalid_stops: true,
        secret: false,
        limit: false,
        description: "Audience a JWT must name.",
    },
    Variable {
        name: "MACP_AUTH_JWKS_JSON",
        kind: Kind::Json,
        values: &[],
        default: None,
        minimum: None,
        invalid_stops: true,
        secret: true,
        limit: false,
        description: "Keys for JWTs as JSON text; outranks the URL.",
    },
    Variable {
        name: "MACP_AUTH_JWKS_URL",
        kind: Kind::Url,
        values: &[],
        default: None,
        minimum: None,
        invalid_stops: true,
        secret: false,
        limit: false,
        description: "Where keys for JWTs are fetched.",
    },
    Variable {
        name: "MACP_AUTH_JWKS_TTL_SECS",
        kind: Kind::Integer,
        values: &[],
        default: Some("300"),
        minimum: Some(0),
        invalid_stops: false,
        secret: false,
        limit: false,
        description: "How long fetched keys are good, in seconds.",
    },
    Variable {
        name: "MACP_AUTH_JWT_ALGS",
        kind: Kind::List,
        values: &["RS256", "ES256", "HS256"],
        default: Some("RS256,ES256"),
        minimum: None,
        invalid_stops: false,
        secret: false,
        limit: false,
        description: "Signature algorithms taken; unknown names are passed over.",
    },
    Variable {
        name: "MACP_DATA_DIR",
        kind: Kind::Folder,
        values: &[],
        default: Some(".macp-data"),
        minimum: None,
        invalid_stops: true,
        secret: false,
        limit: false,
        description: "Where the journal lives.",
    },
    Variable {
        name: "MACP_STORAGE_BACKEND",
        kind: Kind::Choice,
        values: &["file"],
        default: Some("file"),
        minimum: None,
        invalid_stops: true,
        secret: false,
        limit: false,
        description: "Kind of storage.",
    },
    Variable {
        name: "MACP_MEMORY_ONLY",
        kind: Kind::Flag,
        values: &[],
        default: None,
        minimum: None,
        invalid_stops: false,
        secret: false,
        limit: false,
        description: "1 keeps nothing on disk.",
    },
    Variable {
        name: "MACP_STRICT_RECOVERY",
        kind: Kind::Flag,
        values: &[],
        default: None,
        minimum: None,
        invalid_stops: false,
        secret: false,
        limit: false,
        description: "1 stops the start at the first session that cannot be recovered.",
    },
    Variable {
        name: "MACP_SEMANTICS",
        kind: Kind::Choice,
        values: &["baseline", "current"],
        default: Some("baseline"),
        minimum: None,
        invalid_stops: true,
        secret: false,
        limit: false,
        description: "Revision of the contested rules that new sessions are bound to.",
    },
    Variable {
        name: "MACP_CHECKPOINT_INTERVAL",
        kind: Kind::Integer,
        values: &[],
        default: Some("0"),
        minimum: Some(0),
        invalid_stops: true,
        secret: false,
        limit: false,
        description: "Entries of a session between checkpoints; 0 writes none.",
    },
    Variable {
        name: "MACP_CLEANUP_INTERVAL_SECS",
        kind: Kind::Integer,
        values: &[],
        default: Some("60"),
        minimum: Some(1),
        invalid_stops: false,
        secret: false,
        limit: false,
        description: "Seconds between sweeps for sessions past their deadline.",
    },
    Variable {
        name: "MACP_SESSION_RETENTION_SECS",
        kind: Kind::Integer,
        values: &[],
        default: Some("3600"),
        minimum: Some(0),
        invalid_stops: false,
        secret: false,
        limit: false,
        description: "Seconds an ended session stays readable.",
    },
    Variable {
        name: "MACP_SESSION_DISK_RETENTION_SECS",
        kind: Kind::Integer,
        values: &[],
        default: Some("0"),
        minimum: Some(0),
        invalid_stops: false,
        secret: false,
        limit: false,
        description: "Seconds after which an ended session is deleted from disk; 0 keeps it.",
    },
    Variable {
        name: "MACP_POLICIES_DIR",
        kind: Kind::Folder,
        values: &[],
        default: None,
        minimum: None,
        invalid_stops: true,
        secret: false,
        limit: false,
        description: "Folder of policy files; while set, policies cannot be changed by calls.",
    },
    Variable {
        name: "MACP_METRICS_ADDR",
        kind: Kind::Address,
        values: &[],
        default: None,
        minimum: None,
        invalid_stops: true,
        secret: false,
        limit: false,
        description: "Address and port of the metrics page; unset serves none.",
    },
    Variable {
        name: "MACP_CONCURRENCY_LIMIT_PER_CONNECTION",
        kind: Kind::Integer,
        values: &[],
        default: Some("64"),
        minimum: Some(1),
        invalid_stops: false,
        secret: false,
        limit: false,
        description: "Requests of one connection served at a time.",
    },
    Variable {
        name: "MACP_MAX_CONCURRENT_STREAMS",
        kind: Kind::Integer,
        values: &[],
        default: Some("128"),
        minimum: Some(1),
        invalid_stops: false,
        secret: false,
        limit: false,
        description: "HTTP/2 streams of one connection.",
    },
    Variable {
        name: "MACP_REQUEST_TIMEOUT_SECS",
        kind: Kind::Integer,
        values: &[],
        default: Some("30"),
        minimum: Some(1),
        invalid_stops: false,
        secret: false,
        limit: false,
        description: "Seconds one unary request may take; streams are not cut.",
    },
    Variable {
        name: "MACP_SHUTDOWN_DRAIN_SECS",
        kind: Kind::Integer,
        values: &[],
        default: Some("10"),
        minimum: Some(0),
        invalid_stops: false,
        secret: false,
        limit: false,
        description: "Seconds that running requests get at shutdown.",
    },
    Variable {
        name: "RUST_LOG",
        kind: Kind::Text,
        values: &[],
        default: Some("info"),
        minimum: None,
        invalid_stops: false,
        secret: false,
        limit: false,
        description: "Filter of the diagnostics.",
    },
];
