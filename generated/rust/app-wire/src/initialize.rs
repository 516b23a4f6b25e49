// @generated from schema/app-service by codegen. Do not edit.
//! Types of `schema/app-service/initialize.json`.
//! How they are read and written stands elsewhere.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
/// What the activity of turns can show. Flags tell about features; they are no operations and cannot be requested. A false flag stays false until the feature really exists.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct ActivityCapabilities {
    /// Turns send turn.activity events. False beside an advertised turn.activity is a contradiction.
    pub events: bool,
    /// Tool calls wait for an approval by the client.
    pub approvals: bool,
    /// A running turn takes further instructions.
    pub steering: bool,
    /// Start, connection and end of MCP servers are reported.
    pub mcp_server_lifecycle: bool,
    /// Calls of MCP tools are reported, with hashed identities.
    pub mcp_tool_activity: bool,
    /// Batches and tasks of subagents are reported.
    pub subagents: bool,
    /// Activity carries what tools returned.
    pub raw_tool_output: bool,
    /// Missed activity can be replayed later.
    pub activity_replay: bool,
    /// UTF-8 bytes that the text of one reasoning summary may have. A bound of this feature, not one of the general limits.
    pub max_summary_bytes: LimitValue,
}
impl ActivityCapabilities {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &[u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::activity_capabilities,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::activity_capabilities(w, self))
    }
}
/// Name of an event that the service can send. There is no way to switch events off, so a client that meets a name it does not know must stop before it changes anything.
///
/// An open set; what to do with an unknown value: incompatible.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum AdvertisedEvent<'a> {
    /// `turn.started`: A turn has begun to run. Follows the acceptance at once.
    TurnStarted,
    /// `turn.assistant_delta`: The next piece of the assistant's text.
    TurnAssistantDelta,
    /// `turn.activity`: Something the agent does besides talking. Dropped when the queue is full; the sequence then shows a gap.
    TurnActivity,
    /// `turn.terminal`: The end of a turn, with its settled text.
    TurnTerminal,
    /// `auth.login.progress`: A login has moved on.
    AuthLoginProgress,
    /// `auth.login.terminal`: The end of a login, after its cleanup.
    AuthLoginTerminal,
    /// A value that this build does not know, bounded and kept as text.
    Other(Cow<'a, str>),
}
impl<'a> AdvertisedEvent<'a> {
    /// The value on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            AdvertisedEvent::TurnStarted => "turn.started",
            AdvertisedEvent::TurnAssistantDelta => "turn.assistant_delta",
            AdvertisedEvent::TurnActivity => "turn.activity",
            AdvertisedEvent::TurnTerminal => "turn.terminal",
            AdvertisedEvent::AuthLoginProgress => "auth.login.progress",
            AdvertisedEvent::AuthLoginTerminal => "auth.login.terminal",
            AdvertisedEvent::Other(text) => text,
        }
    }
    /// The value of this text, known or not.
    pub fn from_text(text: Cow<'a, str>) -> Self {
        match text.as_ref() {
            "turn.started" => AdvertisedEvent::TurnStarted,
            "turn.assistant_delta" => AdvertisedEvent::TurnAssistantDelta,
            "turn.activity" => AdvertisedEvent::TurnActivity,
            "turn.terminal" => AdvertisedEvent::TurnTerminal,
            "auth.login.progress" => AdvertisedEvent::AuthLoginProgress,
            "auth.login.terminal" => AdvertisedEvent::AuthLoginTerminal,
            _ => AdvertisedEvent::Other(text),
        }
    }
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> AdvertisedEvent<'static> {
        match self {
            AdvertisedEvent::TurnStarted => AdvertisedEvent::TurnStarted,
            AdvertisedEvent::TurnAssistantDelta => AdvertisedEvent::TurnAssistantDelta,
            AdvertisedEvent::TurnActivity => AdvertisedEvent::TurnActivity,
            AdvertisedEvent::TurnTerminal => AdvertisedEvent::TurnTerminal,
            AdvertisedEvent::AuthLoginProgress => AdvertisedEvent::AuthLoginProgress,
            AdvertisedEvent::AuthLoginTerminal => AdvertisedEvent::AuthLoginTerminal,
            AdvertisedEvent::Other(text) => {
                AdvertisedEvent::Other(Cow::Owned(text.into_owned()))
            }
        }
    }
}
impl std::fmt::Display for AdvertisedEvent<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
/// Name of an operation that the service offers. A client leaves alone the ones that it does not know.
///
/// An open set; what to do with an unknown value: unused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum AdvertisedOperation<'a> {
    /// `initialize`: Opens the conversation and tells all that the service offers. The only operation that is served before it has succeeded once.
    Initialize,
    /// `status`: Tells that the service runs and whether the effective provider could be used.
    Status,
    /// `capabilities`: Tells again all that the service offers.
    Capabilities,
    /// `session.list`: Lists stored sessions by id, page by page.
    SessionList,
    /// `session.create`: Makes a new durable session and attaches it.
    SessionCreate,
    /// `session.open`: Attaches a stored session for writing.
    SessionOpen,
    /// `session.replay`: Reads the durable history of a session, page by page.
    SessionReplay,
    /// `session.close`: Gives up an attachment, stopping the turn that runs in it.
    SessionClose,
    /// `turn.start`: Runs the agent on a prompt, in the named session or a new one.
    TurnStart,
    /// `turn.cancel`: Asks a running turn to stop.
    TurnCancel,
    /// `auth.status`: Tells for each provider whether its credentials could be used.
    AuthStatus,
    /// `auth.login.start`: Starts a login in the browser.
    AuthLoginStart,
    /// `auth.login.callback`: Hands a login what the browser came back with.
    AuthLoginCallback,
    /// `auth.login.cancel`: Asks a running login to stop.
    AuthLoginCancel,
    /// `auth.logout`: Removes the stored credentials of a provider.
    AuthLogout,
    /// `catalog.providers`: Lists the providers that can be chosen.
    CatalogProviders,
    /// `catalog.models`: Lists the models of a provider from the cache.
    CatalogModels,
    /// `catalog.refresh`: Fetches the models of a provider anew.
    CatalogRefresh,
    /// `config.get`: Reads the settings in force.
    ConfigGet,
    /// `config.set`: Changes settings of one scope.
    ConfigSet,
    /// A value that this build does not know, bounded and kept as text.
    Other(Cow<'a, str>),
}
impl<'a> AdvertisedOperation<'a> {
    /// The value on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            AdvertisedOperation::Initialize => "initialize",
            AdvertisedOperation::Status => "status",
            AdvertisedOperation::Capabilities => "capabilities",
            AdvertisedOperation::SessionList => "session.list",
            AdvertisedOperation::SessionCreate => "session.create",
            AdvertisedOperation::SessionOpen => "session.open",
            AdvertisedOperation::SessionReplay => "session.replay",
            AdvertisedOperation::SessionClose => "session.close",
            AdvertisedOperation::TurnStart => "turn.start",
            AdvertisedOperation::TurnCancel => "turn.cancel",
            AdvertisedOperation::AuthStatus => "auth.status",
            AdvertisedOperation::AuthLoginStart => "auth.login.start",
            AdvertisedOperation::AuthLoginCallback => "auth.login.callback",
            AdvertisedOperation::AuthLoginCancel => "auth.login.cancel",
            AdvertisedOperation::AuthLogout => "auth.logout",
            AdvertisedOperation::CatalogProviders => "catalog.providers",
            AdvertisedOperation::CatalogModels => "catalog.models",
            AdvertisedOperation::CatalogRefresh => "catalog.refresh",
            AdvertisedOperation::ConfigGet => "config.get",
            AdvertisedOperation::ConfigSet => "config.set",
            AdvertisedOperation::Other(text) => text,
        }
    }
    /// The value of this text, known or not.
    pub fn from_text(text: Cow<'a, str>) -> Self {
        match text.as_ref() {
            "initialize" => AdvertisedOperation::Initialize,
            "status" => AdvertisedOperation::Status,
            "capabilities" => AdvertisedOperation::Capabilities,
            "session.list" => AdvertisedOperation::SessionList,
            "session.create" => AdvertisedOperation::SessionCreate,
            "session.open" => AdvertisedOperation::SessionOpen,
            "session.replay" => AdvertisedOperation::SessionReplay,
            "session.close" => AdvertisedOperation::SessionClose,
            "turn.start" => AdvertisedOperation::TurnStart,
            "turn.cancel" => AdvertisedOperation::TurnCancel,
            "auth.status" => AdvertisedOperation::AuthStatus,
            "auth.login.start" => AdvertisedOperation::AuthLoginStart,
            "auth.login.callback" => AdvertisedOperation::AuthLoginCallback,
            "auth.login.cancel" => AdvertisedOperation::AuthLoginCancel,
            "auth.logout" => AdvertisedOperation::AuthLogout,
            "catalog.providers" => AdvertisedOperation::CatalogProviders,
            "catalog.models" => AdvertisedOperation::CatalogModels,
            "catalog.refresh" => AdvertisedOperation::CatalogRefresh,
            "config.get" => AdvertisedOperation::ConfigGet,
            "config.set" => AdvertisedOperation::ConfigSet,
            _ => AdvertisedOperation::Other(text),
        }
    }
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> AdvertisedOperation<'static> {
        match self {
            AdvertisedOperation::Initialize => AdvertisedOperation::Initialize,
            AdvertisedOperation::Status => AdvertisedOperation::Status,
            AdvertisedOperation::Capabilities => AdvertisedOperation::Capabilities,
            AdvertisedOperation::SessionList => AdvertisedOperation::SessionList,
            AdvertisedOperation::SessionCreate => AdvertisedOperation::SessionCreate,
            AdvertisedOperation::SessionOpen => AdvertisedOperation::SessionOpen,
            AdvertisedOperation::SessionReplay => AdvertisedOperation::SessionReplay,
            AdvertisedOperation::SessionClose => AdvertisedOperation::SessionClose,
            AdvertisedOperation::TurnStart => AdvertisedOperation::TurnStart,
            AdvertisedOperation::TurnCancel => AdvertisedOperation::TurnCancel,
            AdvertisedOperation::AuthStatus => AdvertisedOperation::AuthStatus,
            AdvertisedOperation::AuthLoginStart => AdvertisedOperation::AuthLoginStart,
            AdvertisedOperation::AuthLoginCallback => {
                AdvertisedOperation::AuthLoginCallback
            }
            AdvertisedOperation::AuthLoginCancel => AdvertisedOperation::AuthLoginCancel,
            AdvertisedOperation::AuthLogout => AdvertisedOperation::AuthLogout,
            AdvertisedOperation::CatalogProviders => {
                AdvertisedOperation::CatalogProviders
            }
            AdvertisedOperation::CatalogModels => AdvertisedOperation::CatalogModels,
            AdvertisedOperation::CatalogRefresh => AdvertisedOperation::CatalogRefresh,
            AdvertisedOperation::ConfigGet => AdvertisedOperation::ConfigGet,
            AdvertisedOperation::ConfigSet => AdvertisedOperation::ConfigSet,
            AdvertisedOperation::Other(text) => {
                AdvertisedOperation::Other(Cow::Owned(text.into_owned()))
            }
        }
    }
}
impl std::fmt::Display for AdvertisedOperation<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
/// Name of a way to carry records. A client looks for the one that it uses and leaves others alone.
///
/// An open set; what to do with an unknown value: unused.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum AdvertisedTransport<'a> {
    /// `stdio`: Lines on the standard streams of a child process.
    Stdio,
    /// A value that this build does not know, bounded and kept as text.
    Other(Cow<'a, str>),
}
impl<'a> AdvertisedTransport<'a> {
    /// The value on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            AdvertisedTransport::Stdio => "stdio",
            AdvertisedTransport::Other(text) => text,
        }
    }
    /// The value of this text, known or not.
    pub fn from_text(text: Cow<'a, str>) -> Self {
        match text.as_ref() {
            "stdio" => AdvertisedTransport::Stdio,
            _ => AdvertisedTransport::Other(text),
        }
    }
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> AdvertisedTransport<'static> {
        match self {
            AdvertisedTransport::Stdio => AdvertisedTransport::Stdio,
            AdvertisedTransport::Other(text) => {
                AdvertisedTransport::Other(Cow::Owned(text.into_owned()))
            }
        }
    }
}
impl std::fmt::Display for AdvertisedTransport<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
/// Asks again for what initialize told about the service. Has no arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CapabilitiesRequest {}
impl CapabilitiesRequest {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &[u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::capabilities_request)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::capabilities_request(w, self))
    }
}
/// Everything that the service offers, complete and never filtered by what a client requested. Initialize carries the same object.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct CapabilitiesSuccess<'a> {
    /// Versions of the wire contract that the service speaks.
    pub protocol_versions: Few<ProtocolVersion>,
    /// All operations that answer.
    pub operations: Vec<AdvertisedOperation<'a>>,
    /// All events that can arrive. Check the whole set before the first change: none of them can be ignored.
    pub events: Vec<AdvertisedEvent<'a>>,
    /// Ways to carry records that this process serves.
    pub transports: Vec<AdvertisedTransport<'a>>,
    /// The bounds of this process, equal to those that stand beside the capabilities in the answer to initialize.
    pub limits: Limits<'a>,
    /// What turn activity can show. This release always sends it. A consumer that does without activity reads its absence as unavailable, never as enabled; where turn.activity is advertised, its absence is a contradiction.
    ///
    /// None: left out, not available.
    pub activity: Option<ActivityCapabilities>,
}
impl<'a> CapabilitiesSuccess<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::capabilities_success,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::capabilities_success(w, self))
    }
}
impl CapabilitiesSuccess<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> CapabilitiesSuccess<'static> {
        CapabilitiesSuccess {
            protocol_versions: self.protocol_versions,
            operations: self
                .operations
                .into_iter()
                .map(|item| item.into_owned())
                .collect(),
            events: self.events.into_iter().map(|item| item.into_owned()).collect(),
            transports: self
                .transports
                .into_iter()
                .map(|item| item.into_owned())
                .collect(),
            limits: self.limits.into_owned(),
            activity: self.activity,
        }
    }
}
/// Opens the conversation: which versions the client can speak and which operations it cannot do without. It may be repeated; a success changes nothing but the fact of being initialized, and a failure does not take an earlier success back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InitializeRequest<'a> {
    /// The versions that the client can speak, in any order. It must hold the version of this service, else the answer is unsupported_version. An empty list, or more entries than max_negotiation_items, answers limit_exceeded.
    pub supported_protocol_versions: Few<ProtocolVersion>,
    /// Operations that the client needs: each must be known, else the answer is unsupported_capability. They are a requirement checked now, not a list of what may be called later. Left out means none; null is refused. To need more than max_negotiation_items of them, leave the list empty and compare the advertised set.
    ///
    /// None: left out, the same as empty.
    pub requested_capabilities: Option<Vec<Cow<'a, str>>>,
}
impl<'a> InitializeRequest<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::initialize_request)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::initialize_request(w, self))
    }
}
impl InitializeRequest<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> InitializeRequest<'static> {
        InitializeRequest {
            supported_protocol_versions: self.supported_protocol_versions,
            requested_capabilities: self
                .requested_capabilities
                .map(|value| {
                    value.into_iter().map(|item| Cow::Owned(item.into_owned())).collect()
                }),
        }
    }
}
/// The service agrees to talk: which version, which release, which bounds, and all that it offers.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct InitializeSuccess<'a> {
    /// Name of the program that answers.
    pub server_name: Cow<'a, str>,
    /// Release of that program. It tells nothing about the wire contract.
    pub server_version: Cow<'a, str>,
    /// The schema that the service was made from. Equal to the constant in a client's generated code: both were made from the same text. Another value alone is no reason to refuse anything, since a contract grows within its version; what fits is judged from version, capabilities and limits. Left out by services that do not tell.
    ///
    /// None: left out, not available.
    pub schema_digest: Option<SchemaDigest<'a>>,
    /// The bounds of this process.
    pub limits: Limits<'a>,
    /// All that the service offers; the capabilities operation answers the same object.
    pub capabilities: CapabilitiesSuccess<'a>,
}
impl<'a> InitializeSuccess<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::initialize_success,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::initialize_success(w, self))
    }
}
impl InitializeSuccess<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> InitializeSuccess<'static> {
        InitializeSuccess {
            server_name: Cow::Owned(self.server_name.into_owned()),
            server_version: Cow::Owned(self.server_version.into_owned()),
            schema_digest: self
                .schema_digest
                .map(|value| Cow::Owned(value.into_owned())),
            limits: self.limits.into_owned(),
            capabilities: self.capabilities.into_owned(),
        }
    }
}
/// The value of one limit. Its unit and what it covers belong to its name and never change.
pub type LimitValue = u64;
/// Bounds that this process keeps for its whole life. All known names are there; later releases may add names, and a consumer checks that each added value is a positive integer and otherwise leaves it alone. Values may differ between releases of one protocol version.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct Limits<'a> {
    /// Length of a record as it travels, carriage return and newline counted. A longer input line is thrown away up to its newline and answered record_too_large.
    pub max_record_bytes: LimitValue,
    /// Size of a payload written as compact JSON in UTF-8, whatever spaces it came with.
    pub max_payload_bytes: LimitValue,
    /// Size of the fixed sentence that goes with an error code.
    pub max_error_message_bytes: LimitValue,
    /// Size of an opaque identity.
    pub max_id_bytes: LimitValue,
    /// Size of a name that the contract gives out.
    pub max_name_bytes: LimitValue,
    /// Size of any text after its escapes are resolved: a prompt, the text of an answer, a key.
    pub max_string_bytes: LimitValue,
    /// How deep a record may nest.
    pub max_json_depth: LimitValue,
    /// How many items an array may hold.
    pub max_array_items: LimitValue,
    /// How many members an object may have.
    pub max_object_fields: LimitValue,
    /// How many versions or operations one initialize request may name. It does not bound the advertised sets.
    pub max_negotiation_items: LimitValue,
    /// How many sessions may be attached at once, whether by create, open or a turn.
    pub max_session_attachments: LimitValue,
    /// The longest page, and the length of a page for which no limit is given.
    pub max_session_page_items: LimitValue,
    /// Size of a whole replay page as compact JSON: items, cursors, flags and framing.
    pub max_session_replay_page_bytes: LimitValue,
    /// How much of the most recent history replay reads.
    pub max_session_replay_window_bytes: LimitValue,
    /// How many directory entries may be looked at, sessions or not. More answer limit_exceeded instead of an arbitrary part.
    pub max_session_list_scan_entries: LimitValue,
    /// The longest page, and the length of a page for which no limit is given.
    pub max_catalog_page_items: LimitValue,
    /// Members that have no name in the contract, in their order.
    pub others: Vec<(Cow<'a, str>, LimitValue)>,
}
impl<'a> Limits<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::limits)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::limits(w, self))
    }
}
impl Limits<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> Limits<'static> {
        Limits {
            max_record_bytes: self.max_record_bytes,
            max_payload_bytes: self.max_payload_bytes,
            max_error_message_bytes: self.max_error_message_bytes,
            max_id_bytes: self.max_id_bytes,
            max_name_bytes: self.max_name_bytes,
            max_string_bytes: self.max_string_bytes,
            max_json_depth: self.max_json_depth,
            max_array_items: self.max_array_items,
            max_object_fields: self.max_object_fields,
            max_negotiation_items: self.max_negotiation_items,
            max_session_attachments: self.max_session_attachments,
            max_session_page_items: self.max_session_page_items,
            max_session_replay_page_bytes: self.max_session_replay_page_bytes,
            max_session_replay_window_bytes: self.max_session_replay_window_bytes,
            max_session_list_scan_entries: self.max_session_list_scan_entries,
            max_catalog_page_items: self.max_catalog_page_items,
            others: self
                .others
                .into_iter()
                .map(|(key, value)| (Cow::Owned(key.into_owned()), value))
                .collect(),
        }
    }
}
impl Limits<'static> {
    /// The limits of this contract.
    pub fn advertised() -> Self {
        Limits {
            max_record_bytes: limits::MAX_RECORD_BYTES as u64,
            max_payload_bytes: limits::MAX_PAYLOAD_BYTES as u64,
            max_error_message_bytes: limits::MAX_ERROR_MESSAGE_BYTES as u64,
            max_id_bytes: limits::MAX_ID_BYTES as u64,
            max_name_bytes: limits::MAX_NAME_BYTES as u64,
            max_string_bytes: limits::MAX_STRING_BYTES as u64,
            max_json_depth: limits::MAX_JSON_DEPTH as u64,
            max_array_items: limits::MAX_ARRAY_ITEMS as u64,
            max_object_fields: limits::MAX_OBJECT_FIELDS as u64,
            max_negotiation_items: limits::MAX_NEGOTIATION_ITEMS as u64,
            max_session_attachments: limits::MAX_SESSION_ATTACHMENTS as u64,
            max_session_page_items: limits::MAX_SESSION_PAGE_ITEMS as u64,
            max_session_replay_page_bytes: limits::MAX_SESSION_REPLAY_PAGE_BYTES as u64,
            max_session_replay_window_bytes: limits::MAX_SESSION_REPLAY_WINDOW_BYTES
                as u64,
            max_session_list_scan_entries: limits::MAX_SESSION_LIST_SCAN_ENTRIES as u64,
            max_catalog_page_items: limits::MAX_CATALOG_PAGE_ITEMS as u64,
            others: Vec::new(),
        }
    }
}
/// Number of a wire contract, 16 bits without sign.
pub type ProtocolVersion = u16;
/// Names the exact text of the contract that a program was made from: SHA-256 over the schema files, in lower-case hexadecimal.
pub type SchemaDigest<'a> = Cow<'a, str>;
/// Asks whether the service runs and whether the selected provider could be used. Has no arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatusRequest {}
impl StatusRequest {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &[u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::status_request)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::status_request(w, self))
    }
}
/// A deliberately small answer: neither provider nor account, path or session can be read from it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct StatusSuccess {
    /// Credentials for the provider that is effective right now are at hand, or could be refreshed without a new login. Judged anew at every request from settings, stores and environment, without network and without changing anything. False also when they are missing or unusable.
    pub provider_auth_ready: bool,
}
impl StatusSuccess {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &[u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::status_success)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::status_success(w, self))
    }
}
