// @generated from schema/app-service by codegen. Do not edit.
// What travels, as types: absent members are optional, null is a value, unions are told apart by their tags.

/** One thing that the agent does, in a form from which nothing private can be read. The members of each kind stand directly beside its kind. */
export type Activity = ActivityLifecycle | ActivityTool | ActivityReasoningSummary | ActivityContext | ActivityUsage | ActivityCompaction;

/** What the activity of turns can show. Flags tell about features; they are no operations and cannot be requested. A false flag stays false until the feature really exists. */
export interface ActivityCapabilities {
  /** Turns send turn.activity events. False beside an advertised turn.activity is a contradiction. */
  events: boolean;
  /** Tool calls wait for an approval by the client. */
  approvals: boolean;
  /** A running turn takes further instructions. */
  steering: boolean;
  /** Start, connection and end of MCP servers are reported. */
  mcp_server_lifecycle: boolean;
  /** Calls of MCP tools are reported, with hashed identities. */
  mcp_tool_activity: boolean;
  /** Batches and tasks of subagents are reported. */
  subagents: boolean;
  /** Activity carries what tools returned. */
  raw_tool_output: boolean;
  /** Missed activity can be replayed later. */
  activity_replay: boolean;
  /** UTF-8 bytes that the text of one reasoning summary may have. A bound of this feature, not one of the general limits. */
  max_summary_bytes: LimitValue;
}

/** The history is being made shorter. Says when durable history must be read again. */
export interface ActivityCompaction {
  /** The thing that this tells about. */
  activity_id: ActivityId;
  /** Compaction of the history. */
  kind: "compaction";
  /** How far it has come. */
  status: CompactionStatus;
  /** Tokens in the context, when compaction was triggered and when it was completed. Null in every other status. */
  current_tokens: Count | null;
  /** Tokens that the context can hold, when compaction was triggered and when it was completed. Null in every other status. */
  max_tokens: Count | null;
  /** Read session.replay again. True once compaction has ended in any way, false before. */
  replay_required: boolean;
}

/** How full the model's context is. */
export interface ActivityContext {
  /** The thing that this tells about. */
  activity_id: ActivityId;
  /** Fill of the context. */
  kind: "context";
  /** Tokens in the context. */
  current_tokens: Count;
  /** Tokens that the context can hold. */
  max_tokens: Count;
  /** Tokens of these spent on reasoning. Null: not known. */
  reasoning_tokens: Count | null;
  /** Which request to the provider this belongs to, counted by the runtime. Not the sequence of live events. */
  request_sequence: Count;
  /** Where the numbers come from. */
  source: ContextSource;
}

/** Identity of something an agent does, hashed so that no name, path or argument shows. It belongs to one turn and can come again in another; updates of one thing share it, so it does not name an event. */
export type ActivityId = string;

/** Something started, moved on or ended. Delivery is best effort: a start, an update or an end may be missing. */
export interface ActivityLifecycle {
  /** The thing that this tells about. */
  activity_id: ActivityId;
  /** The thing that this one is part of. There only when a start named it; left out otherwise, never null. */
  parent_activity_id?: ActivityId;
  /** Start, progress and end of anything. */
  kind: "lifecycle";
  /** What started, or activity for an end. */
  category: LifecycleCategory;
  /** How far it has come. */
  status: LifecycleStatus;
  /** Arguments, labels, output and error texts are never sent. */
  details_omitted: true;
}

/** A summary of its reasoning that the provider made and marked as such. Raw reasoning is never sent. */
export interface ActivityReasoningSummary {
  /** The thing that this tells about. */
  activity_id: ActivityId;
  /** A summary of reasoning. */
  kind: "reasoning_summary";
  /** The summary, made safe to show. Empty, and marked as truncated, where the provider's text was too long to treat. */
  text: string;
  /** Making it safe changed the text. False is no promise that nothing private is left. */
  redacted: boolean;
  /** Text was cut off or left out because of its size. */
  truncated: boolean;
}

/** A tool call and how it goes. Nothing of what it was given or returned is sent. */
export interface ActivityTool {
  /** The thing that this tells about. */
  activity_id: ActivityId;
  /** A tool call. */
  kind: "tool";
  /** Hash of the tool's full name: the same for every call of one tool. */
  tool_id: ActivityId;
  /** The name, for built-in tools that may be named. Null for all others. */
  tool_name: ToolName | null;
  /** Hash of the MCP server's name. Null where no server is involved or known. */
  server_id: ActivityId | null;
  /** How the tool is reached. */
  transport: ToolTransport;
  /** How far the call has come. */
  status: LifecycleStatus;
  /** Whether the call was ended by its time limit. Null: not known, which is not false. */
  timed_out: boolean | null;
  /** Arguments, labels, output and error texts are never sent. */
  details_omitted: true;
}

/** Tokens that were used, by one provider request or by the whole run of a subagent. */
export interface ActivityUsage {
  /** The thing that this tells about. */
  activity_id: ActivityId;
  /** Used tokens. */
  kind: "usage";
  /** Tokens that were read as input. */
  effective_input: Count;
  /** Tokens that were produced. */
  output: Count;
  /** Input tokens that came from a cache. Means nothing where cache_known is false. */
  cache_read: Count;
  /** The provider told about its cache. */
  cache_known: boolean;
  /** Which request to the provider this belongs to, counted by the runtime. Not the sequence of live events. */
  request_sequence: Count;
  /** No later usage of this request follows. */
  final_usage: boolean;
  /** What the numbers cover. */
  source: UsageSource;
}

/** Name of an event that the service can send. There is no way to switch events off, so a client that meets a name it does not know must stop before it changes anything. */
export type AdvertisedEvent = "turn.started" | "turn.assistant_delta" | "turn.activity" | "turn.terminal" | "auth.login.progress" | "auth.login.terminal" | (string & {});

/** Name of an operation that the service offers. A client leaves alone the ones that it does not know. */
export type AdvertisedOperation = "initialize" | "status" | "capabilities" | "session.list" | "session.create" | "session.open" | "session.replay" | "session.close" | "turn.start" | "turn.cancel" | "auth.status" | "auth.login.start" | "auth.login.callback" | "auth.login.cancel" | "auth.logout" | "catalog.providers" | "catalog.models" | "catalog.refresh" | "config.get" | "config.set" | (string & {});

/** Name of a way to carry records. A client looks for the one that it uses and leaves others alone. */
export type AdvertisedTransport = "stdio" | (string & {});

/** Hands over by hand what the browser came back with, for when the loopback address cannot be reached. A login takes one such input; one that breaks the bounds below does not use it up. */
export interface AuthLoginCallbackRequest {
  /** The login. One that is unknown or has ended answers unknown_login. */
  login_id: LoginId;
  /** The final redirect address, or the bare code. Used inside the login only: never repeated, logged or stored. */
  input: string;
}

/** The input was taken. Whether it is any good is told by the events of the login. */
export interface AuthLoginCallbackSuccess {
  /** It will be looked at. */
  status: "submitted";
}

/** Asks a running login to stop. Its terminal event still follows, and it may still report success if storing was faster. */
export interface AuthLoginCancelRequest {
  /** The login. One that is unknown or has ended answers unknown_login. */
  login_id: LoginId;
}

/** The login was told to stop. This is not its end. */
export interface AuthLoginCancelSuccess {
  /** The login will notice. Wait for its terminal event. */
  status: "cancellation_requested";
}

/** How a login ended. These labels are all that is told. */
export type AuthLoginOutcome = "exchange_succeeded" | "cancelled" | "callback_timeout" | "callback_failed" | "exchange_failed" | "auth_changed" | "storage_failed" | "internal_error";

/** A running login has moved on. */
export interface AuthLoginProgress {
  /** The login. */
  login_id: LoginId;
  /** Its provider. */
  provider_id: ProviderId;
  /** How far it has come. */
  state: AuthLoginState;
  /** The address to open, show or copy. Sent with the state authorization_url only; not to be logged or stored. No other member of any record carries an address of this kind. */
  url?: string;
  /** The client should offer to open the address; the service opens nothing itself. Sent with the state authorization_url only. */
  open_browser?: true;
}

/** Starts a login in the browser. One login runs at a time; the envelope must not name a session. */
export interface AuthLoginStartRequest {
  /** The provider to log in to. One that has no login, or is not known, answers provider_unavailable. */
  provider_id: ProviderId;
}

/** The login runs. From here on exactly one terminal event will follow, however it goes. */
export interface AuthLoginStartSuccess {
  /** The new login. */
  login_id: LoginId;
  /** Its provider. */
  provider_id: ProviderId;
  /** The login runs. Nobody is logged in yet. */
  status: "started";
}

/** How far a running login has come. */
export type AuthLoginState = "authorization_url" | "waiting" | "callback_received" | "callback_accepted";

/** The one end of a login; no other event of it follows. */
export interface AuthLoginTerminal {
  /** The login. */
  login_id: LoginId;
  /** Its provider. This release always sends it; a consumer can do without, since the login names it. */
  provider_id?: ProviderId;
  /** How it ended. */
  state: AuthLoginOutcome;
  /** Its listener and worker are gone; another login can start. */
  cleanup_complete: true;
}

/** Removes what is stored for one provider. Variables of the environment stay, nothing is revoked remotely, and a running turn keeps what it has. The envelope must not name a session. */
export interface AuthLogoutRequest {
  /** The provider. One that is not known answers provider_unavailable. */
  provider_id: ProviderId;
  /** The user has agreed. Left out or false answers confirmation_required. */
  confirmed: true;
}

/** Nothing is stored for the provider any more. */
export interface AuthLogoutSuccess {
  /** The provider. */
  provider_id: ProviderId;
  /** No record of it is stored. */
  status: "logged_out";
  /** There was a record, and it was removed. */
  removed: boolean;
  /** A reminder: a provider that takes its key from the environment can still be ready. */
  environment_unchanged: true;
}

/** How a provider is authenticated. */
export type AuthMethod = "oauth" | "api_key" | "none";

/** One provider and whether its credentials could be used. */
export interface AuthProvider {
  /** The provider. */
  provider_id: ProviderId;
  /** How it is authenticated. */
  auth_method: AuthMethod;
  /** Where its credentials come from. */
  source: AuthSource;
  /** Whether it could be used. */
  readiness: AuthReadiness;
  /** The same as a boolean: true exactly when readiness is ready. */
  ready: boolean;
}

/** Whether a provider could be used. */
export type AuthReadiness = "ready" | "missing" | "needs_login";

/** Where the credentials that would be used come from. */
export type AuthSource = "shared_store" | "environment" | "none";

/** Asks which providers could be used right now. Has no arguments; the envelope must not name a session. */
export interface AuthStatusRequest {
}

/** The providers that the service knew when it started, each judged by what is stored and set now. Nothing was refreshed or sent. */
export interface AuthStatusSuccess {
  /** The built-in providers and those of the settings. */
  providers: Array<AuthProvider>;
}

/** Asks again for what initialize told about the service. Has no arguments. */
export interface CapabilitiesRequest {
}

/** Everything that the service offers, complete and never filtered by what a client requested. Initialize carries the same object. */
export interface CapabilitiesSuccess {
  /** Versions of the wire contract that the service speaks. */
  protocol_versions: Array<ProtocolVersion>;
  /** All operations that answer. */
  operations: Array<AdvertisedOperation>;
  /** All events that can arrive. Check the whole set before the first change: none of them can be ignored. */
  events: Array<AdvertisedEvent>;
  /** Ways to carry records that this process serves. */
  transports: Array<AdvertisedTransport>;
  /** The bounds of this process, equal to those that stand beside the capabilities in the answer to initialize. */
  limits: Limits;
  /** What turn activity can show. This release always sends it. A consumer that does without activity reads its absence as unavailable, never as enabled; where turn.activity is advertised, its absence is a contradiction. */
  activity?: ActivityCapabilities;
}

/** Asks for one page of a provider's models, in the order of the cached list. The envelope must not name a session. */
export interface CatalogModelsRequest {
  /** The provider. One that is not known answers invalid_selection. */
  provider_id: ProviderId;
  /** How many entries to skip. Left out: none. A number out of range answers limit_exceeded; one beyond the end gives an empty page. */
  offset?: number;
  /** How many entries the page may hold at most. Left out: the most that a page may hold. A number out of range answers limit_exceeded. */
  limit?: number;
}

/** One page of a provider's models. Pages are read anew each time; start over after a refresh or a change of settings. */
export interface CatalogModelsSuccess {
  /** The models of this page in the order of the cached list, none twice. In a stale list none is available. */
  entries: Array<ModelEntry>;
  /** The offset of the next page. Null when this is the last one. */
  next_offset: number | null;
  /** How good the list is. */
  state: CatalogState;
  /** The answer comes from what is stored; nothing was fetched. */
  refresh: "cache_only";
}

/** Asks for one page of the providers, ordered by id. The envelope must not name a session. */
export interface CatalogProvidersRequest {
  /** How many entries to skip. Left out: none. A number out of range answers limit_exceeded; one beyond the end gives an empty page. */
  offset?: number;
  /** How many entries the page may hold at most. Left out: the most that a page may hold. A number out of range answers limit_exceeded. */
  limit?: number;
}

/** One page of providers: the built-in ones and those of the settings. Pages are read anew each time; start over after a change of settings. */
export interface CatalogProvidersSuccess {
  /** The providers of this page, ordered by id, none twice. */
  entries: Array<ProviderEntry>;
  /** The offset of the next page. Null when this is the last one. */
  next_offset: number | null;
  /** The answer comes from what is stored; nothing was fetched. */
  refresh: "cache_only";
}

/** Fetches a provider's list of models anew. It may use the network and credentials and write the cache; it changes no selection. The envelope must not name a session. */
export interface CatalogRefreshRequest {
  /** The provider. One that is not known answers invalid_selection. */
  provider_id: ProviderId;
}

/** The list was looked for. An older one may have been kept, so look at the state and read the models again. */
export interface CatalogRefreshSuccess {
  /** The provider. */
  provider_id: ProviderId;
  /** How good its list is now. */
  state: CatalogState;
}

/** How good the cached list of a provider's models is. */
export type CatalogState = "fresh_cache" | "stale" | "unavailable";

/** How far compaction has come. */
export type CompactionStatus = "triggered" | "running" | "completed" | "failed" | "cancelled";

/** Asks for the settings in force. Has no arguments; the envelope must not name a session. */
export interface ConfigGetRequest {
}

/** The settings that a client may see and change, as they are in force. Reading them needs no fresh catalog and does not promise that the model can run. */
export interface ConfigGetSuccess {
  /** What new turns use, after environment, settings and defaults. */
  selection: Selection;
  /** The level in force: the configured one as far as the model supports it. */
  thinking_level: ThinkingLevel;
  /** The level that the merged settings ask for; default when they ask for none. */
  configured_thinking_level: ThinkingLevel;
  /** The levels of the selected model, none twice. */
  available_thinking_levels: Array<ThinkingLevel>;
  /** The faster service of the provider is asked for. */
  fast: boolean;
  /** The layers, strongest first. It tells how settings are merged, not where each came from. */
  precedence: Array<ConfigLayer>;
  /** The scopes that config.set can write. */
  writable_scopes: Array<ConfigScope>;
  /** Settings that only the global scope can change. */
  global_only: Array<GlobalSetting>;
}

/** A place that a setting can come from. */
export type ConfigLayer = "environment" | "project" | "global";

/** Whose settings are meant. */
export type ConfigScope = "global" | "project";

/** Changes settings of one scope, all or nothing. What is left out stays, except that a new selection without a level sets the level of that scope back to default. Nothing can be unset. The envelope must not name a session. */
export interface ConfigSetRequest {
  /** Where to write. */
  scope: ConfigScope;
  /** What new turns shall use. Left out: unchanged; null is refused. */
  selection?: SelectionChange;
  /** The level to ask for. Left out: unchanged, or default beside a selection; null is refused. */
  thinking_level?: ThinkingLevel;
  /** Whether to ask for the faster service. Left out: unchanged; null is refused. Only the global scope takes it. */
  fast?: boolean;
}

/** The change is stored. A stronger layer may still cover it: look at what is in force. */
export interface ConfigSetSuccess {
  /** The change is stored. */
  persisted: true;
  /** Where it was written. */
  scope: ConfigScope;
  /** All settings in force after the change, as config.get answers them. */
  effective: ConfigGetSuccess;
}

/** Where the token counts of a context come from. */
export type ContextSource = "fallback_estimate" | "tokenizer_estimate" | "fallback_projection" | "tokenizer_projection" | "last_provider_usage" | "provider_exact" | "provider_partial";

/** A whole number of things that happened or were measured. Zero is a measurement, not a placeholder: where a count is not known, the member is null instead. Written as an integer literal. */
export type Count = number;

/** Opaque identity of one event record, unique within the process. It orders nothing: a payload's sequence does that. */
export type EventId = string;

/** A setting that only the global scope can change. */
export type GlobalSetting = "fast";

/** Opens the conversation: which versions the client can speak and which operations it cannot do without. It may be repeated; a success changes nothing but the fact of being initialized, and a failure does not take an earlier success back. */
export interface InitializeRequest {
  /** The versions that the client can speak, in any order. It must hold the version of this service, else the answer is unsupported_version. An empty list, or more entries than max_negotiation_items, answers limit_exceeded. */
  supported_protocol_versions: Array<ProtocolVersion>;
  /** Operations that the client needs: each must be known, else the answer is unsupported_capability. They are a requirement checked now, not a list of what may be called later. Left out means none; null is refused. To need more than max_negotiation_items of them, leave the list empty and compare the advertised set. */
  requested_capabilities?: Array<string>;
}

/** The service agrees to talk: which version, which release, which bounds, and all that it offers. */
export interface InitializeSuccess {
  /** The version that was agreed. */
  protocol_version: 1;
  /** Name of the program that answers. */
  server_name: string;
  /** Release of that program. It tells nothing about the wire contract. */
  server_version: string;
  /** The schema that the service was made from. Equal to the constant in a client's generated code: both were made from the same text. Another value alone is no reason to refuse anything, since a contract grows within its version; what fits is judged from version, capabilities and limits. Left out by services that do not tell. */
  schema_digest?: SchemaDigest;
  /** The bounds of this process. */
  limits: Limits;
  /** All that the service offers; the capabilities operation answers the same object. */
  capabilities: CapabilitiesSuccess;
}

/** A name made for people, safe to show. The id where there is no better one. */
export type Label = string;

/** What kind of thing started. Its end always says activity: match an end to its start by id. */
export type LifecycleCategory = "tool" | "hook" | "context_injection" | "subagent_batch" | "subagent_task" | "assistant" | "diagnostic" | "compaction" | "activity";

/** How far something has come. */
export type LifecycleStatus = "queued" | "running" | "writing" | "completed" | "failed" | "cancelled";

/** The value of one limit. Its unit and what it covers belong to its name and never change. */
export type LimitValue = number;

/** Bounds that this process keeps for its whole life. All known names are there; later releases may add names, and a consumer checks that each added value is a positive integer and otherwise leaves it alone. Values may differ between releases of one protocol version. */
export interface Limits {
  /** Length of a record as it travels, carriage return and newline counted. A longer input line is thrown away up to its newline and answered record_too_large. */
  max_record_bytes: LimitValue;
  /** Size of a payload written as compact JSON in UTF-8, whatever spaces it came with. */
  max_payload_bytes: LimitValue;
  /** Size of the fixed sentence that goes with an error code. */
  max_error_message_bytes: LimitValue;
  /** Size of an opaque identity. */
  max_id_bytes: LimitValue;
  /** Size of a name that the contract gives out. */
  max_name_bytes: LimitValue;
  /** Size of any text after its escapes are resolved: a prompt, the text of an answer, a key. */
  max_string_bytes: LimitValue;
  /** How deep a record may nest. */
  max_json_depth: LimitValue;
  /** How many items an array may hold. */
  max_array_items: LimitValue;
  /** How many members an object may have. */
  max_object_fields: LimitValue;
  /** How many versions or operations one initialize request may name. It does not bound the advertised sets. */
  max_negotiation_items: LimitValue;
  /** How many sessions may be attached at once, whether by create, open or a turn. */
  max_session_attachments: LimitValue;
  /** The longest page, and the length of a page for which no limit is given. */
  max_session_page_items: LimitValue;
  /** Size of a whole replay page as compact JSON: items, cursors, flags and framing. */
  max_session_replay_page_bytes: LimitValue;
  /** How much of the most recent history replay reads. */
  max_session_replay_window_bytes: LimitValue;
  /** How many directory entries may be looked at, sessions or not. More answer limit_exceeded instead of an arbitrary part. */
  max_session_list_scan_entries: LimitValue;
  /** The longest page, and the length of a page for which no limit is given. */
  max_catalog_page_items: LimitValue;
  /** Members that have no name in this version of the contract. */
  [name: string]: LimitValue;
}

/** Opaque identity of one login, given out when it starts. */
export type LoginId = string;

/** Who said it. */
export type MessageRole = "user" | "assistant";

/** One model that can be shown, and perhaps chosen. */
export interface ModelEntry {
  /** Its provider. */
  provider_id: ProviderId;
  /** The model. */
  model_id: ModelId;
  /** Its name for people. */
  label: Label;
  /** It can be selected now: the list is fresh and the model is not disabled. It does not promise that credentials are there or that a turn will succeed. */
  available: boolean;
  /** Tokens that its context holds. Null: not known. */
  context_window: Count | null;
  /** Tokens that it produces at most in one answer. Null: not known. */
  max_output_tokens: Count | null;
  /** The thinking levels it has, none twice. Do not offer others. */
  available_thinking_levels: Array<ThinkingLevel>;
}

/** Id by which a model of one provider is chosen: letters and digits of ASCII and five marks. A text that looks like a secret is refused or left out as well. */
export type ModelId = string;

/** Number of a wire contract, 16 bits without sign. */
export type ProtocolVersion = number;

/** One provider that can be chosen. */
export interface ProviderEntry {
  /** The provider. */
  provider_id: ProviderId;
  /** Its name for people. */
  label: Label;
}

/** Id by which a provider is chosen: letters and digits of ASCII and five marks. A text that looks like a secret is refused or left out as well. */
export type ProviderId = string;

/** Opaque position in the replayed history of one session: it stands for everything up to and including one item. It may be kept and used again after a restart of the service, as long as the history before it stays as it was. It is neither an event id nor a sequence. */
export type ReplayCursor = string;

/** One item of the replayed history. Tool calls, reasoning and diagnostics are no items. */
export type ReplayItem = ReplayMessage | ReplayTerminal | ReplaySummary;

/** A message of the conversation, or one part of it. A turn that was cancelled or failed keeps what the assistant had said by then. */
export interface ReplayMessage {
  /** Position right after this item. Keep it only once the item is accepted. */
  cursor: ReplayCursor;
  /** A message of the conversation. */
  kind: "message";
  /** Who said it. */
  role: MessageRole;
  /** The text of this part, with secrets removed. Parts are split between characters and joined without anything in between. */
  text: string;
  /** Place of this part, counted from zero for each message or summary. */
  part: number;
  /** Nothing of the text follows. Parts of one text can stand on different pages. */
  last_part: boolean;
}

/** What compaction kept of the older history, or one part of it. It stands before the conversation that follows the cutoff and has no author. */
export interface ReplaySummary {
  /** Position right after this item. Keep it only once the item is accepted. */
  cursor: ReplayCursor;
  /** A summary of older history. */
  kind: "summary";
  /** The text of this part, with secrets removed. Parts are split between characters and joined without anything in between. */
  text: string;
  /** Place of this part, counted from zero for each message or summary. */
  part: number;
  /** Nothing of the text follows. Parts of one text can stand on different pages. */
  last_part: boolean;
}

/** The end of a turn. What the assistant had said stands in the messages before it. */
export interface ReplayTerminal {
  /** Position right after this item. Keep it only once the item is accepted. */
  cursor: ReplayCursor;
  /** The end of a turn. */
  kind: "terminal";
  /** How it ended. */
  status: ReplayTerminalStatus;
}

/** How a recorded turn ended. */
export type ReplayTerminalStatus = "completed" | "cancelled" | "failed" | "compaction_required";

/** Correlation key that a client chooses for one request. It must differ from every other request of this process that is still in flight; the answer, and every event that the request causes, repeats it. It means nothing else: no path, account or content may be encoded in it. */
export type RequestId = string;

/** Names the exact text of the contract that a program was made from: SHA-256 over the schema files, in lower-case hexadecimal. */
export type SchemaDigest = string;

/** The provider and model that new turns use. */
export interface Selection {
  /** The provider. */
  provider_id: ProviderId;
  /** One of its models. */
  model_id: ModelId;
}

/** The provider and model that new turns shall use. */
export interface SelectionChange {
  /** The provider. */
  provider_id: ProviderId;
  /** One of its models: known, not disabled, in a fresh catalog. */
  model_id: ModelId;
}

/** Gives up this process's attachment to the session that the envelope names. Has no arguments. Nothing is deleted. A session with no running turn here can be closed any number of times, even when it does not exist. */
export interface SessionCloseRequest {
}

/** What closing did. */
export type SessionCloseStatus = "closed" | "closing";

/** The attachment is gone, or will be when the running turn has ended. */
export interface SessionCloseSuccess {
  /** The session. */
  session_id: SessionId;
  /** Whether the attachment is gone already. */
  status: SessionCloseStatus;
}

/** Makes a new durable session and attaches it. Has no arguments; the envelope must not name a session. */
export interface SessionCreateRequest {
}

/** The session exists on disk and is attached to this process. */
export interface SessionCreateSuccess {
  /** The new session. */
  session_id: SessionId;
  /** The session is attached and takes turns. */
  status: "open";
}

/** Opaque identity of a durable session, given out by the service. Clients keep it and hand it back; they never build one, and it tells nothing about where or how a session is stored. The service checks it before it touches storage. */
export type SessionId = string;

/** Asks for one page of the stored sessions, ordered by id. The envelope must not name a session. */
export interface SessionListRequest {
  /** Where the page before this one ended: its next_after. Left out or null: from the beginning. A text that is no session id answers invalid_session_id. */
  after?: SessionId | null;
  /** How many sessions the page may hold at most. Left out: the most that a page may hold. A number out of range answers limit_exceeded. */
  limit?: number;
}

/** One page of sessions. It is no frozen snapshot: sessions that come and go between pages are seen or missed. Start again without after to refresh. */
export interface SessionListSuccess {
  /** The sessions of this page, ordered by id. It may be empty although more follow. */
  sessions: Array<SessionSummary>;
  /** The last id that was looked at, to be given as after for the next page. It need not be among the sessions shown. Null when nothing was left to look at. */
  next_after: SessionId | null;
  /** More candidates follow this page. */
  truncated: boolean;
  /** Some candidates could not be read or shown. It does not mean that another page follows. */
  incomplete: boolean;
}

/** Attaches a stored session, the one that the envelope names, so that no other service can write to it. Has no arguments. Opening what this process already holds changes nothing, except that an attachment made by a turn then stays. */
export interface SessionOpenRequest {
}

/** The session is attached to this process until it is closed. That alone does not promise that its history is fit for another turn. */
export interface SessionOpenSuccess {
  /** The session. */
  session_id: SessionId;
  /** The session is attached and takes turns. */
  status: "open";
}

/** Reads one page of the durable history of the session that the envelope names. Changes nothing, needs no attachment, and works while another service holds the session. */
export interface SessionReplayRequest {
  /** The cursor of the last item that was accepted. Left out or null: from the start of the window. A text that is no cursor of this history is no error: the answer then asks for a resync. */
  after?: string | null;
  /** How many items the page may hold at most. Left out: the most that a page may hold. A number out of range answers limit_exceeded. */
  limit?: number;
}

/** One page of durable history. As compact JSON it has at most max_session_replay_page_bytes, so a page can be shorter than the limit that was asked for. */
export interface SessionReplaySuccess {
  /** The items of this page, oldest first. */
  events: Array<ReplayItem>;
  /** Position after this page, also after an empty one. Give it as after for the next page, or later to see what is new. */
  next_cursor: ReplayCursor;
  /** Where the history ended when this request was served. Nothing is kept or subscribed on the service. Equal to next_cursor once everything was read. */
  snapshot_cursor: ReplayCursor;
  /** More items follow up to snapshot_cursor. */
  truncated: boolean;
  /** Something of the history is missing or could not be read, also because it lies before the window. The cursors stay usable; reading again does not bring it back, and the flag may stay. */
  gap: boolean;
  /** The given cursor does not fit the history as it is now. The page is empty and next_cursor is where to start again: throw the cached items away first. */
  resync_required: boolean;
}

/** One stored session in a listing. */
export interface SessionSummary {
  /** The session. */
  session_id: SessionId;
  /** A short text made from the conversation, safe to show and with secrets removed. Null where there is none yet. */
  title: string | null;
  /** When the session last changed, as an RFC 3339 timestamp. For display: the listing is not ordered by it. */
  updated_at: string;
}

/** Asks whether the service runs and whether the selected provider could be used. Has no arguments. */
export interface StatusRequest {
}

/** A deliberately small answer: neither provider nor account, path or session can be read from it. */
export interface StatusSuccess {
  /** The service takes requests. It says nothing about providers. */
  service: "ready";
  /** Credentials for the provider that is effective right now are at hand, or could be refreshed without a new login. Judged anew at every request from settings, stores and environment, without network and without changing anything. False also when they are missing or unusable. */
  provider_auth_ready: boolean;
}

/** How much a model is asked to reason. Which levels a model has is told with it. */
export type ThinkingLevel = "default" | "low" | "medium" | "high" | "x_high" | "max";

/** Name of a built-in tool that may be shown. A consumer may show a name it does not know as it is. */
export type ToolName = "read" | "write" | "edit" | "list" | "glob" | "grep" | "bash" | "task" | "skill" | (string & {});

/** How a tool is reached. */
export type ToolTransport = "local" | "mcp" | "unknown";

/** Something the agent does besides talking. It shares the sequence of the turn with its text, and is dropped rather than waited for when the queue is full. */
export interface TurnActivity {
  /** The turn. */
  turn_id: TurnId;
  /** Its place in the stream of the turn. */
  sequence: TurnSequence;
  /** What is done. */
  activity: Activity;
}

/** The next piece of the assistant's text, in order. Pieces are for live display; the terminal event settles the whole text. */
export interface TurnAssistantDelta {
  /** The turn. */
  turn_id: TurnId;
  /** Its place in the stream of the turn. */
  sequence: TurnSequence;
  /** The piece, to be put right behind the one before. It is never cut short. */
  text: string;
}

/** Asks a running turn to stop. Its terminal event still follows, and it may still say completed if the turn was faster. */
export interface TurnCancelRequest {
  /** The turn to stop. One that is unknown or has ended answers unknown_turn. */
  turn_id: TurnId;
}

/** The turn was told to stop. This is not its end. */
export interface TurnCancelSuccess {
  /** The turn will notice. Wait for its terminal event. */
  status: "cancellation_requested";
}

/** Opaque identity of one turn, given out when it is accepted. */
export type TurnId = string;

/** Room for choices that a later release may offer. None exist now. */
export interface TurnOptions {
}

/** Place in the live stream of one turn. The start has zero; every activity that was tried and every accepted piece of text takes the next number, and the terminal event the one after the last. A number that never arrives is an activity that was dropped, not missing text. */
export type TurnSequence = number;

/** Starts a turn: one prompt and everything the agent does about it. With a session in the envelope the turn continues it, otherwise it begins a new one. */
export interface TurnStartRequest {
  /** What the user says. It holds at least one character that is not white space and reaches the model as it is. */
  prompt: string;
  /** Left out means the same as an empty object; null is refused. */
  options?: TurnOptions;
}

/** The turn is accepted: the prompt is stored and will be worked on. From here on exactly one terminal event will follow, however the turn goes. */
export interface TurnStartSuccess {
  /** The new turn. */
  turn_id: TurnId;
  /** Its session: the one of the request, or a new one. */
  session_id: SessionId;
  /** The turn will run. It has not ended. */
  status: "accepted";
}

/** The first event of a turn, right after the response. */
export interface TurnStarted {
  /** The turn. */
  turn_id: TurnId;
  /** Its session. */
  session_id: SessionId;
  /** The turn runs. */
  status: "started";
  /** The start of the count. */
  sequence: 0;
}

/** How a turn ended. */
export type TurnStatus = "completed" | "cancelled" | "failed";

/** The one end of a turn; no other event of it follows. Its text replaces whatever was pieced together from the deltas. */
export interface TurnTerminal {
  /** The turn. */
  turn_id: TurnId;
  /** Its session. */
  session_id: SessionId;
  /** How it ended. */
  status: TurnStatus;
  /** Everything the assistant said that was accepted, also when the turn was stopped or failed. Empty when nothing was. A turn whose text would outgrow this bound, or a payload once it is escaped, fails before that and keeps what was accepted. */
  assistant_text: string;
  /** One more than all that was sent or dropped before. */
  sequence: TurnSequence;
  /** How many activities could not be queued, those after the last event that arrived included. Kinds that are left out on purpose do not count. */
  activity_dropped: Count;
  /** Whether dropped activity can be fetched later. False while the capability activity_replay is false. */
  activity_replay_available: boolean;
  /** Durable history may differ from what was seen live: read session.replay. Dropped activity does not come back that way. */
  replay_required: boolean;
}

/** What a usage covers. */
export type UsageSource = "provider_request" | "subagent_aggregate";

/** The refusal in a response that failed: a stable code for programs and a fixed sentence for people. Neither carries anything taken from the request. */
export interface WireError {
  /** The reason, stable across releases. */
  code: WireErrorCode;
  /** The fixed sentence that belongs to the code. Its wording may change between releases; programs decide by the code. */
  message: string;
}

/** Why a request was refused. A consumer that meets a code it does not know treats the answer as a plain failure: never as success, and never as a reason to send the request again by itself. */
export type WireErrorCode = "record_too_large" | "invalid_json" | "duplicate_request_id" | "limit_exceeded" | "unsupported_version" | "invalid_request" | "payload_too_large" | "unsupported_operation" | "invalid_payload" | "not_initialized" | "unsupported_capability" | "confirmation_required" | "invalid_scope" | "invalid_selection" | "invalid_session_id" | "provider_unavailable" | "unknown_turn" | "unknown_login" | "auth_busy" | "too_many_active_turns" | "session_busy" | "session_unavailable" | "configuration_busy" | "configuration_unavailable" | "catalog_unavailable" | "catalog_stale" | "unsupported_reasoning" | "catalog_refresh_failed" | "settings_write_failed" | "internal_error" | (string & {});

/** Every code that this version of the contract names. */
export type ErrorCode = "record_too_large" | "invalid_json" | "duplicate_request_id" | "limit_exceeded" | "unsupported_version" | "invalid_request" | "payload_too_large" | "unsupported_operation" | "invalid_payload" | "not_initialized" | "unsupported_capability" | "confirmation_required" | "invalid_scope" | "invalid_selection" | "invalid_session_id" | "provider_unavailable" | "unknown_turn" | "unknown_login" | "auth_busy" | "too_many_active_turns" | "session_busy" | "session_unavailable" | "configuration_busy" | "configuration_unavailable" | "catalog_unavailable" | "catalog_stale" | "unsupported_reasoning" | "catalog_refresh_failed" | "settings_write_failed" | "internal_error";

/** The stages in which a record is judged, in order. */
export type Phase = "framing" | "json" | "reservation" | "bounds" | "version" | "envelope" | "payload_size" | "method" | "session" | "payload" | "ranges" | "initialization" | "arguments" | "state";

/** Every bound that has a name. */
export type LimitName = "max_record_bytes" | "max_payload_bytes" | "max_error_message_bytes" | "max_id_bytes" | "max_name_bytes" | "max_string_bytes" | "max_json_depth" | "max_array_items" | "max_object_fields" | "max_negotiation_items" | "max_session_attachments" | "max_session_page_items" | "max_session_replay_page_bytes" | "max_session_replay_window_bytes" | "max_session_list_scan_entries" | "max_catalog_page_items" | "max_session_replay_window_records" | "max_replay_part_bytes" | "max_session_title_bytes" | "max_summary_bytes" | "max_summary_input_bytes" | "max_callback_input_bytes" | "max_authorization_url_bytes" | "max_login_wait_ms" | "max_selection_id_bytes" | "max_label_bytes" | "max_thinking_levels" | "max_catalog_offset";

/** Every operation. */
export type Method = keyof Operations;

/** Every event. */
export type EventName = keyof Events;

/** The codes that initialize can answer, in order of precedence. */
export type InitializeErrorCode = "duplicate_request_id" | "limit_exceeded" | "unsupported_version" | "invalid_request" | "payload_too_large" | "invalid_payload" | "unsupported_capability" | "internal_error";

/** The codes that status can answer, in order of precedence. */
export type StatusErrorCode = "duplicate_request_id" | "limit_exceeded" | "unsupported_version" | "invalid_request" | "payload_too_large" | "invalid_payload" | "not_initialized" | "internal_error";

/** The codes that capabilities can answer, in order of precedence. */
export type CapabilitiesErrorCode = "duplicate_request_id" | "limit_exceeded" | "unsupported_version" | "invalid_request" | "payload_too_large" | "invalid_payload" | "not_initialized" | "internal_error";

/** The codes that session.list can answer, in order of precedence. */
export type SessionListErrorCode = "duplicate_request_id" | "limit_exceeded" | "unsupported_version" | "invalid_request" | "payload_too_large" | "invalid_payload" | "not_initialized" | "invalid_session_id" | "internal_error";

/** The codes that session.create can answer, in order of precedence. */
export type SessionCreateErrorCode = "duplicate_request_id" | "limit_exceeded" | "unsupported_version" | "invalid_request" | "payload_too_large" | "invalid_payload" | "not_initialized" | "internal_error";

/** The codes that session.open can answer, in order of precedence. */
export type SessionOpenErrorCode = "duplicate_request_id" | "limit_exceeded" | "unsupported_version" | "invalid_request" | "payload_too_large" | "invalid_payload" | "not_initialized" | "invalid_session_id" | "session_busy" | "session_unavailable" | "internal_error";

/** The codes that session.replay can answer, in order of precedence. */
export type SessionReplayErrorCode = "duplicate_request_id" | "limit_exceeded" | "unsupported_version" | "invalid_request" | "payload_too_large" | "invalid_payload" | "not_initialized" | "invalid_session_id" | "session_busy" | "session_unavailable" | "internal_error";

/** The codes that session.close can answer, in order of precedence. */
export type SessionCloseErrorCode = "duplicate_request_id" | "limit_exceeded" | "unsupported_version" | "invalid_request" | "payload_too_large" | "invalid_payload" | "not_initialized" | "invalid_session_id" | "internal_error";

/** The codes that turn.start can answer, in order of precedence. */
export type TurnStartErrorCode = "duplicate_request_id" | "limit_exceeded" | "unsupported_version" | "invalid_request" | "payload_too_large" | "invalid_payload" | "not_initialized" | "invalid_session_id" | "too_many_active_turns" | "session_busy" | "session_unavailable" | "internal_error";

/** The codes that turn.cancel can answer, in order of precedence. */
export type TurnCancelErrorCode = "duplicate_request_id" | "limit_exceeded" | "unsupported_version" | "invalid_request" | "payload_too_large" | "invalid_payload" | "not_initialized" | "unknown_turn" | "internal_error";

/** The codes that auth.status can answer, in order of precedence. */
export type AuthStatusErrorCode = "duplicate_request_id" | "limit_exceeded" | "unsupported_version" | "invalid_request" | "payload_too_large" | "invalid_payload" | "not_initialized" | "internal_error";

/** The codes that auth.login.start can answer, in order of precedence. */
export type AuthLoginStartErrorCode = "duplicate_request_id" | "limit_exceeded" | "unsupported_version" | "invalid_request" | "payload_too_large" | "invalid_payload" | "not_initialized" | "provider_unavailable" | "auth_busy" | "internal_error";

/** The codes that auth.login.callback can answer, in order of precedence. */
export type AuthLoginCallbackErrorCode = "duplicate_request_id" | "limit_exceeded" | "unsupported_version" | "invalid_request" | "payload_too_large" | "invalid_payload" | "not_initialized" | "unknown_login" | "auth_busy" | "internal_error";

/** The codes that auth.login.cancel can answer, in order of precedence. */
export type AuthLoginCancelErrorCode = "duplicate_request_id" | "limit_exceeded" | "unsupported_version" | "invalid_request" | "payload_too_large" | "invalid_payload" | "not_initialized" | "unknown_login" | "internal_error";

/** The codes that auth.logout can answer, in order of precedence. */
export type AuthLogoutErrorCode = "duplicate_request_id" | "limit_exceeded" | "unsupported_version" | "invalid_request" | "payload_too_large" | "invalid_payload" | "not_initialized" | "confirmation_required" | "provider_unavailable" | "internal_error";

/** The codes that catalog.providers can answer, in order of precedence. */
export type CatalogProvidersErrorCode = "duplicate_request_id" | "limit_exceeded" | "unsupported_version" | "invalid_request" | "payload_too_large" | "invalid_payload" | "not_initialized" | "configuration_busy" | "configuration_unavailable" | "internal_error";

/** The codes that catalog.models can answer, in order of precedence. */
export type CatalogModelsErrorCode = "duplicate_request_id" | "limit_exceeded" | "unsupported_version" | "invalid_request" | "payload_too_large" | "invalid_payload" | "not_initialized" | "invalid_selection" | "configuration_busy" | "configuration_unavailable" | "internal_error";

/** The codes that catalog.refresh can answer, in order of precedence. */
export type CatalogRefreshErrorCode = "duplicate_request_id" | "limit_exceeded" | "unsupported_version" | "invalid_request" | "payload_too_large" | "invalid_payload" | "not_initialized" | "invalid_selection" | "configuration_busy" | "configuration_unavailable" | "catalog_refresh_failed" | "internal_error";

/** The codes that config.get can answer, in order of precedence. */
export type ConfigGetErrorCode = "duplicate_request_id" | "limit_exceeded" | "unsupported_version" | "invalid_request" | "payload_too_large" | "invalid_payload" | "not_initialized" | "configuration_busy" | "configuration_unavailable" | "internal_error";

/** The codes that config.set can answer, in order of precedence. */
export type ConfigSetErrorCode = "duplicate_request_id" | "limit_exceeded" | "unsupported_version" | "invalid_request" | "payload_too_large" | "invalid_payload" | "not_initialized" | "invalid_scope" | "invalid_selection" | "configuration_busy" | "configuration_unavailable" | "catalog_unavailable" | "catalog_stale" | "unsupported_reasoning" | "settings_write_failed" | "internal_error";

/** What belongs to each operation. */
export interface Operations {
  /** Opens the conversation and tells all that the service offers. The only operation that is served before it has succeeded once. */
  "initialize": { request: InitializeRequest; success: InitializeSuccess; error: InitializeErrorCode; session: "optional" };
  /** Tells that the service runs and whether the effective provider could be used. */
  "status": { request: StatusRequest; success: StatusSuccess; error: StatusErrorCode; session: "optional" };
  /** Tells again all that the service offers. */
  "capabilities": { request: CapabilitiesRequest; success: CapabilitiesSuccess; error: CapabilitiesErrorCode; session: "optional" };
  /** Lists stored sessions by id, page by page. */
  "session.list": { request: SessionListRequest; success: SessionListSuccess; error: SessionListErrorCode; session: "omit" };
  /** Makes a new durable session and attaches it. */
  "session.create": { request: SessionCreateRequest; success: SessionCreateSuccess; error: SessionCreateErrorCode; session: "omit" };
  /** Attaches a stored session for writing. */
  "session.open": { request: SessionOpenRequest; success: SessionOpenSuccess; error: SessionOpenErrorCode; session: "required" };
  /** Reads the durable history of a session, page by page. */
  "session.replay": { request: SessionReplayRequest; success: SessionReplaySuccess; error: SessionReplayErrorCode; session: "required" };
  /** Gives up an attachment, stopping the turn that runs in it. */
  "session.close": { request: SessionCloseRequest; success: SessionCloseSuccess; error: SessionCloseErrorCode; session: "required" };
  /** Runs the agent on a prompt, in the named session or a new one. */
  "turn.start": { request: TurnStartRequest; success: TurnStartSuccess; error: TurnStartErrorCode; session: "optional" };
  /** Asks a running turn to stop. */
  "turn.cancel": { request: TurnCancelRequest; success: TurnCancelSuccess; error: TurnCancelErrorCode; session: "optional" };
  /** Tells for each provider whether its credentials could be used. */
  "auth.status": { request: AuthStatusRequest; success: AuthStatusSuccess; error: AuthStatusErrorCode; session: "omit" };
  /** Starts a login in the browser. */
  "auth.login.start": { request: AuthLoginStartRequest; success: AuthLoginStartSuccess; error: AuthLoginStartErrorCode; session: "omit" };
  /** Hands a login what the browser came back with. */
  "auth.login.callback": { request: AuthLoginCallbackRequest; success: AuthLoginCallbackSuccess; error: AuthLoginCallbackErrorCode; session: "omit" };
  /** Asks a running login to stop. */
  "auth.login.cancel": { request: AuthLoginCancelRequest; success: AuthLoginCancelSuccess; error: AuthLoginCancelErrorCode; session: "omit" };
  /** Removes the stored credentials of a provider. */
  "auth.logout": { request: AuthLogoutRequest; success: AuthLogoutSuccess; error: AuthLogoutErrorCode; session: "omit" };
  /** Lists the providers that can be chosen. */
  "catalog.providers": { request: CatalogProvidersRequest; success: CatalogProvidersSuccess; error: CatalogProvidersErrorCode; session: "omit" };
  /** Lists the models of a provider from the cache. */
  "catalog.models": { request: CatalogModelsRequest; success: CatalogModelsSuccess; error: CatalogModelsErrorCode; session: "omit" };
  /** Fetches the models of a provider anew. */
  "catalog.refresh": { request: CatalogRefreshRequest; success: CatalogRefreshSuccess; error: CatalogRefreshErrorCode; session: "omit" };
  /** Reads the settings in force. */
  "config.get": { request: ConfigGetRequest; success: ConfigGetSuccess; error: ConfigGetErrorCode; session: "omit" };
  /** Changes settings of one scope. */
  "config.set": { request: ConfigSetRequest; success: ConfigSetSuccess; error: ConfigSetErrorCode; session: "omit" };
}

/** The payload of each event. */
export interface Events {
  /** A turn has begun to run. Follows the acceptance at once. */
  "turn.started": TurnStarted;
  /** The next piece of the assistant's text. */
  "turn.assistant_delta": TurnAssistantDelta;
  /** Something the agent does besides talking. Dropped when the queue is full; the sequence then shows a gap. */
  "turn.activity": TurnActivity;
  /** The end of a turn, with its settled text. */
  "turn.terminal": TurnTerminal;
  /** A login has moved on. */
  "auth.login.progress": AuthLoginProgress;
  /** The end of a login, after its cleanup. */
  "auth.login.terminal": AuthLoginTerminal;
}

/** The codes of one operation. */
export type ErrorCodeOf<M extends Method> = Operations[M]["error"];

/** Request of initialize. */
export interface InitializeRequestRecord {
  /** Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request. */
  protocol_version: 1;
  /** Tells requests from responses and events. */
  kind: "request";
  /** Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written. */
  request_id: RequestId;
  /** The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out. */
  session_id?: SessionId | null;
  /** The operation to run. A name the service does not know answers unsupported_operation. */
  method: "initialize";
  /** The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none. */
  payload: InitializeRequest;
}

/** Success of initialize. */
export interface InitializeResponseRecord {
  /** The version that the service speaks, also when it refuses another. */
  protocol_version: 1;
  /** Tells responses from requests and events. */
  kind: "response";
  /** The id of the request that is answered. Null only in a failure, where the record had no safe id. */
  request_id: RequestId;
  /** The session of the request, or the one that the operation made for it. Null where no session is concerned. */
  session_id: SessionId | null;
  /** The operation that is answered. Null only in a failure, where the record named no safe method. */
  method: "initialize";
  /** The result in the form that the operation defines. Null in a failure. */
  payload: InitializeSuccess;
  /** Null in success, the refusal in a failure. */
  error: null;
}

/** Request of status. */
export interface StatusRequestRecord {
  /** Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request. */
  protocol_version: 1;
  /** Tells requests from responses and events. */
  kind: "request";
  /** Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written. */
  request_id: RequestId;
  /** The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out. */
  session_id?: SessionId | null;
  /** The operation to run. A name the service does not know answers unsupported_operation. */
  method: "status";
  /** The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none. */
  payload: StatusRequest;
}

/** Success of status. */
export interface StatusResponseRecord {
  /** The version that the service speaks, also when it refuses another. */
  protocol_version: 1;
  /** Tells responses from requests and events. */
  kind: "response";
  /** The id of the request that is answered. Null only in a failure, where the record had no safe id. */
  request_id: RequestId;
  /** The session of the request, or the one that the operation made for it. Null where no session is concerned. */
  session_id: SessionId | null;
  /** The operation that is answered. Null only in a failure, where the record named no safe method. */
  method: "status";
  /** The result in the form that the operation defines. Null in a failure. */
  payload: StatusSuccess;
  /** Null in success, the refusal in a failure. */
  error: null;
}

/** Request of capabilities. */
export interface CapabilitiesRequestRecord {
  /** Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request. */
  protocol_version: 1;
  /** Tells requests from responses and events. */
  kind: "request";
  /** Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written. */
  request_id: RequestId;
  /** The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out. */
  session_id?: SessionId | null;
  /** The operation to run. A name the service does not know answers unsupported_operation. */
  method: "capabilities";
  /** The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none. */
  payload: CapabilitiesRequest;
}

/** Success of capabilities. */
export interface CapabilitiesResponseRecord {
  /** The version that the service speaks, also when it refuses another. */
  protocol_version: 1;
  /** Tells responses from requests and events. */
  kind: "response";
  /** The id of the request that is answered. Null only in a failure, where the record had no safe id. */
  request_id: RequestId;
  /** The session of the request, or the one that the operation made for it. Null where no session is concerned. */
  session_id: SessionId | null;
  /** The operation that is answered. Null only in a failure, where the record named no safe method. */
  method: "capabilities";
  /** The result in the form that the operation defines. Null in a failure. */
  payload: CapabilitiesSuccess;
  /** Null in success, the refusal in a failure. */
  error: null;
}

/** Request of session.list. */
export interface SessionListRequestRecord {
  /** Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request. */
  protocol_version: 1;
  /** Tells requests from responses and events. */
  kind: "request";
  /** Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written. */
  request_id: RequestId;
  /** The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out. */
  session_id?: null;
  /** The operation to run. A name the service does not know answers unsupported_operation. */
  method: "session.list";
  /** The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none. */
  payload: SessionListRequest;
}

/** Success of session.list. */
export interface SessionListResponseRecord {
  /** The version that the service speaks, also when it refuses another. */
  protocol_version: 1;
  /** Tells responses from requests and events. */
  kind: "response";
  /** The id of the request that is answered. Null only in a failure, where the record had no safe id. */
  request_id: RequestId;
  /** The session of the request, or the one that the operation made for it. Null where no session is concerned. */
  session_id: null;
  /** The operation that is answered. Null only in a failure, where the record named no safe method. */
  method: "session.list";
  /** The result in the form that the operation defines. Null in a failure. */
  payload: SessionListSuccess;
  /** Null in success, the refusal in a failure. */
  error: null;
}

/** Request of session.create. */
export interface SessionCreateRequestRecord {
  /** Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request. */
  protocol_version: 1;
  /** Tells requests from responses and events. */
  kind: "request";
  /** Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written. */
  request_id: RequestId;
  /** The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out. */
  session_id?: null;
  /** The operation to run. A name the service does not know answers unsupported_operation. */
  method: "session.create";
  /** The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none. */
  payload: SessionCreateRequest;
}

/** Success of session.create. */
export interface SessionCreateResponseRecord {
  /** The version that the service speaks, also when it refuses another. */
  protocol_version: 1;
  /** Tells responses from requests and events. */
  kind: "response";
  /** The id of the request that is answered. Null only in a failure, where the record had no safe id. */
  request_id: RequestId;
  /** The session of the request, or the one that the operation made for it. Null where no session is concerned. */
  session_id: SessionId;
  /** The operation that is answered. Null only in a failure, where the record named no safe method. */
  method: "session.create";
  /** The result in the form that the operation defines. Null in a failure. */
  payload: SessionCreateSuccess;
  /** Null in success, the refusal in a failure. */
  error: null;
}

/** Request of session.open. */
export interface SessionOpenRequestRecord {
  /** Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request. */
  protocol_version: 1;
  /** Tells requests from responses and events. */
  kind: "request";
  /** Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written. */
  request_id: RequestId;
  /** The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out. */
  session_id: SessionId;
  /** The operation to run. A name the service does not know answers unsupported_operation. */
  method: "session.open";
  /** The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none. */
  payload: SessionOpenRequest;
}

/** Success of session.open. */
export interface SessionOpenResponseRecord {
  /** The version that the service speaks, also when it refuses another. */
  protocol_version: 1;
  /** Tells responses from requests and events. */
  kind: "response";
  /** The id of the request that is answered. Null only in a failure, where the record had no safe id. */
  request_id: RequestId;
  /** The session of the request, or the one that the operation made for it. Null where no session is concerned. */
  session_id: SessionId;
  /** The operation that is answered. Null only in a failure, where the record named no safe method. */
  method: "session.open";
  /** The result in the form that the operation defines. Null in a failure. */
  payload: SessionOpenSuccess;
  /** Null in success, the refusal in a failure. */
  error: null;
}

/** Request of session.replay. */
export interface SessionReplayRequestRecord {
  /** Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request. */
  protocol_version: 1;
  /** Tells requests from responses and events. */
  kind: "request";
  /** Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written. */
  request_id: RequestId;
  /** The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out. */
  session_id: SessionId;
  /** The operation to run. A name the service does not know answers unsupported_operation. */
  method: "session.replay";
  /** The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none. */
  payload: SessionReplayRequest;
}

/** Success of session.replay. */
export interface SessionReplayResponseRecord {
  /** The version that the service speaks, also when it refuses another. */
  protocol_version: 1;
  /** Tells responses from requests and events. */
  kind: "response";
  /** The id of the request that is answered. Null only in a failure, where the record had no safe id. */
  request_id: RequestId;
  /** The session of the request, or the one that the operation made for it. Null where no session is concerned. */
  session_id: SessionId;
  /** The operation that is answered. Null only in a failure, where the record named no safe method. */
  method: "session.replay";
  /** The result in the form that the operation defines. Null in a failure. */
  payload: SessionReplaySuccess;
  /** Null in success, the refusal in a failure. */
  error: null;
}

/** Request of session.close. */
export interface SessionCloseRequestRecord {
  /** Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request. */
  protocol_version: 1;
  /** Tells requests from responses and events. */
  kind: "request";
  /** Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written. */
  request_id: RequestId;
  /** The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out. */
  session_id: SessionId;
  /** The operation to run. A name the service does not know answers unsupported_operation. */
  method: "session.close";
  /** The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none. */
  payload: SessionCloseRequest;
}

/** Success of session.close. */
export interface SessionCloseResponseRecord {
  /** The version that the service speaks, also when it refuses another. */
  protocol_version: 1;
  /** Tells responses from requests and events. */
  kind: "response";
  /** The id of the request that is answered. Null only in a failure, where the record had no safe id. */
  request_id: RequestId;
  /** The session of the request, or the one that the operation made for it. Null where no session is concerned. */
  session_id: SessionId;
  /** The operation that is answered. Null only in a failure, where the record named no safe method. */
  method: "session.close";
  /** The result in the form that the operation defines. Null in a failure. */
  payload: SessionCloseSuccess;
  /** Null in success, the refusal in a failure. */
  error: null;
}

/** Request of turn.start. */
export interface TurnStartRequestRecord {
  /** Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request. */
  protocol_version: 1;
  /** Tells requests from responses and events. */
  kind: "request";
  /** Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written. */
  request_id: RequestId;
  /** The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out. */
  session_id?: SessionId | null;
  /** The operation to run. A name the service does not know answers unsupported_operation. */
  method: "turn.start";
  /** The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none. */
  payload: TurnStartRequest;
}

/** Success of turn.start. */
export interface TurnStartResponseRecord {
  /** The version that the service speaks, also when it refuses another. */
  protocol_version: 1;
  /** Tells responses from requests and events. */
  kind: "response";
  /** The id of the request that is answered. Null only in a failure, where the record had no safe id. */
  request_id: RequestId;
  /** The session of the request, or the one that the operation made for it. Null where no session is concerned. */
  session_id: SessionId;
  /** The operation that is answered. Null only in a failure, where the record named no safe method. */
  method: "turn.start";
  /** The result in the form that the operation defines. Null in a failure. */
  payload: TurnStartSuccess;
  /** Null in success, the refusal in a failure. */
  error: null;
}

/** Request of turn.cancel. */
export interface TurnCancelRequestRecord {
  /** Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request. */
  protocol_version: 1;
  /** Tells requests from responses and events. */
  kind: "request";
  /** Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written. */
  request_id: RequestId;
  /** The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out. */
  session_id?: SessionId | null;
  /** The operation to run. A name the service does not know answers unsupported_operation. */
  method: "turn.cancel";
  /** The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none. */
  payload: TurnCancelRequest;
}

/** Success of turn.cancel. */
export interface TurnCancelResponseRecord {
  /** The version that the service speaks, also when it refuses another. */
  protocol_version: 1;
  /** Tells responses from requests and events. */
  kind: "response";
  /** The id of the request that is answered. Null only in a failure, where the record had no safe id. */
  request_id: RequestId;
  /** The session of the request, or the one that the operation made for it. Null where no session is concerned. */
  session_id: SessionId | null;
  /** The operation that is answered. Null only in a failure, where the record named no safe method. */
  method: "turn.cancel";
  /** The result in the form that the operation defines. Null in a failure. */
  payload: TurnCancelSuccess;
  /** Null in success, the refusal in a failure. */
  error: null;
}

/** Request of auth.status. */
export interface AuthStatusRequestRecord {
  /** Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request. */
  protocol_version: 1;
  /** Tells requests from responses and events. */
  kind: "request";
  /** Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written. */
  request_id: RequestId;
  /** The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out. */
  session_id?: null;
  /** The operation to run. A name the service does not know answers unsupported_operation. */
  method: "auth.status";
  /** The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none. */
  payload: AuthStatusRequest;
}

/** Success of auth.status. */
export interface AuthStatusResponseRecord {
  /** The version that the service speaks, also when it refuses another. */
  protocol_version: 1;
  /** Tells responses from requests and events. */
  kind: "response";
  /** The id of the request that is answered. Null only in a failure, where the record had no safe id. */
  request_id: RequestId;
  /** The session of the request, or the one that the operation made for it. Null where no session is concerned. */
  session_id: null;
  /** The operation that is answered. Null only in a failure, where the record named no safe method. */
  method: "auth.status";
  /** The result in the form that the operation defines. Null in a failure. */
  payload: AuthStatusSuccess;
  /** Null in success, the refusal in a failure. */
  error: null;
}

/** Request of auth.login.start. */
export interface AuthLoginStartRequestRecord {
  /** Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request. */
  protocol_version: 1;
  /** Tells requests from responses and events. */
  kind: "request";
  /** Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written. */
  request_id: RequestId;
  /** The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out. */
  session_id?: null;
  /** The operation to run. A name the service does not know answers unsupported_operation. */
  method: "auth.login.start";
  /** The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none. */
  payload: AuthLoginStartRequest;
}

/** Success of auth.login.start. */
export interface AuthLoginStartResponseRecord {
  /** The version that the service speaks, also when it refuses another. */
  protocol_version: 1;
  /** Tells responses from requests and events. */
  kind: "response";
  /** The id of the request that is answered. Null only in a failure, where the record had no safe id. */
  request_id: RequestId;
  /** The session of the request, or the one that the operation made for it. Null where no session is concerned. */
  session_id: null;
  /** The operation that is answered. Null only in a failure, where the record named no safe method. */
  method: "auth.login.start";
  /** The result in the form that the operation defines. Null in a failure. */
  payload: AuthLoginStartSuccess;
  /** Null in success, the refusal in a failure. */
  error: null;
}

/** Request of auth.login.callback. */
export interface AuthLoginCallbackRequestRecord {
  /** Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request. */
  protocol_version: 1;
  /** Tells requests from responses and events. */
  kind: "request";
  /** Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written. */
  request_id: RequestId;
  /** The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out. */
  session_id?: null;
  /** The operation to run. A name the service does not know answers unsupported_operation. */
  method: "auth.login.callback";
  /** The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none. */
  payload: AuthLoginCallbackRequest;
}

/** Success of auth.login.callback. */
export interface AuthLoginCallbackResponseRecord {
  /** The version that the service speaks, also when it refuses another. */
  protocol_version: 1;
  /** Tells responses from requests and events. */
  kind: "response";
  /** The id of the request that is answered. Null only in a failure, where the record had no safe id. */
  request_id: RequestId;
  /** The session of the request, or the one that the operation made for it. Null where no session is concerned. */
  session_id: null;
  /** The operation that is answered. Null only in a failure, where the record named no safe method. */
  method: "auth.login.callback";
  /** The result in the form that the operation defines. Null in a failure. */
  payload: AuthLoginCallbackSuccess;
  /** Null in success, the refusal in a failure. */
  error: null;
}

/** Request of auth.login.cancel. */
export interface AuthLoginCancelRequestRecord {
  /** Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request. */
  protocol_version: 1;
  /** Tells requests from responses and events. */
  kind: "request";
  /** Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written. */
  request_id: RequestId;
  /** The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out. */
  session_id?: null;
  /** The operation to run. A name the service does not know answers unsupported_operation. */
  method: "auth.login.cancel";
  /** The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none. */
  payload: AuthLoginCancelRequest;
}

/** Success of auth.login.cancel. */
export interface AuthLoginCancelResponseRecord {
  /** The version that the service speaks, also when it refuses another. */
  protocol_version: 1;
  /** Tells responses from requests and events. */
  kind: "response";
  /** The id of the request that is answered. Null only in a failure, where the record had no safe id. */
  request_id: RequestId;
  /** The session of the request, or the one that the operation made for it. Null where no session is concerned. */
  session_id: null;
  /** The operation that is answered. Null only in a failure, where the record named no safe method. */
  method: "auth.login.cancel";
  /** The result in the form that the operation defines. Null in a failure. */
  payload: AuthLoginCancelSuccess;
  /** Null in success, the refusal in a failure. */
  error: null;
}

/** Request of auth.logout. */
export interface AuthLogoutRequestRecord {
  /** Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request. */
  protocol_version: 1;
  /** Tells requests from responses and events. */
  kind: "request";
  /** Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written. */
  request_id: RequestId;
  /** The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out. */
  session_id?: null;
  /** The operation to run. A name the service does not know answers unsupported_operation. */
  method: "auth.logout";
  /** The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none. */
  payload: AuthLogoutRequest;
}

/** Success of auth.logout. */
export interface AuthLogoutResponseRecord {
  /** The version that the service speaks, also when it refuses another. */
  protocol_version: 1;
  /** Tells responses from requests and events. */
  kind: "response";
  /** The id of the request that is answered. Null only in a failure, where the record had no safe id. */
  request_id: RequestId;
  /** The session of the request, or the one that the operation made for it. Null where no session is concerned. */
  session_id: null;
  /** The operation that is answered. Null only in a failure, where the record named no safe method. */
  method: "auth.logout";
  /** The result in the form that the operation defines. Null in a failure. */
  payload: AuthLogoutSuccess;
  /** Null in success, the refusal in a failure. */
  error: null;
}

/** Request of catalog.providers. */
export interface CatalogProvidersRequestRecord {
  /** Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request. */
  protocol_version: 1;
  /** Tells requests from responses and events. */
  kind: "request";
  /** Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written. */
  request_id: RequestId;
  /** The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out. */
  session_id?: null;
  /** The operation to run. A name the service does not know answers unsupported_operation. */
  method: "catalog.providers";
  /** The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none. */
  payload: CatalogProvidersRequest;
}

/** Success of catalog.providers. */
export interface CatalogProvidersResponseRecord {
  /** The version that the service speaks, also when it refuses another. */
  protocol_version: 1;
  /** Tells responses from requests and events. */
  kind: "response";
  /** The id of the request that is answered. Null only in a failure, where the record had no safe id. */
  request_id: RequestId;
  /** The session of the request, or the one that the operation made for it. Null where no session is concerned. */
  session_id: null;
  /** The operation that is answered. Null only in a failure, where the record named no safe method. */
  method: "catalog.providers";
  /** The result in the form that the operation defines. Null in a failure. */
  payload: CatalogProvidersSuccess;
  /** Null in success, the refusal in a failure. */
  error: null;
}

/** Request of catalog.models. */
export interface CatalogModelsRequestRecord {
  /** Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request. */
  protocol_version: 1;
  /** Tells requests from responses and events. */
  kind: "request";
  /** Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written. */
  request_id: RequestId;
  /** The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out. */
  session_id?: null;
  /** The operation to run. A name the service does not know answers unsupported_operation. */
  method: "catalog.models";
  /** The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none. */
  payload: CatalogModelsRequest;
}

/** Success of catalog.models. */
export interface CatalogModelsResponseRecord {
  /** The version that the service speaks, also when it refuses another. */
  protocol_version: 1;
  /** Tells responses from requests and events. */
  kind: "response";
  /** The id of the request that is answered. Null only in a failure, where the record had no safe id. */
  request_id: RequestId;
  /** The session of the request, or the one that the operation made for it. Null where no session is concerned. */
  session_id: null;
  /** The operation that is answered. Null only in a failure, where the record named no safe method. */
  method: "catalog.models";
  /** The result in the form that the operation defines. Null in a failure. */
  payload: CatalogModelsSuccess;
  /** Null in success, the refusal in a failure. */
  error: null;
}

/** Request of catalog.refresh. */
export interface CatalogRefreshRequestRecord {
  /** Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request. */
  protocol_version: 1;
  /** Tells requests from responses and events. */
  kind: "request";
  /** Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written. */
  request_id: RequestId;
  /** The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out. */
  session_id?: null;
  /** The operation to run. A name the service does not know answers unsupported_operation. */
  method: "catalog.refresh";
  /** The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none. */
  payload: CatalogRefreshRequest;
}

/** Success of catalog.refresh. */
export interface CatalogRefreshResponseRecord {
  /** The version that the service speaks, also when it refuses another. */
  protocol_version: 1;
  /** Tells responses from requests and events. */
  kind: "response";
  /** The id of the request that is answered. Null only in a failure, where the record had no safe id. */
  request_id: RequestId;
  /** The session of the request, or the one that the operation made for it. Null where no session is concerned. */
  session_id: null;
  /** The operation that is answered. Null only in a failure, where the record named no safe method. */
  method: "catalog.refresh";
  /** The result in the form that the operation defines. Null in a failure. */
  payload: CatalogRefreshSuccess;
  /** Null in success, the refusal in a failure. */
  error: null;
}

/** Request of config.get. */
export interface ConfigGetRequestRecord {
  /** Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request. */
  protocol_version: 1;
  /** Tells requests from responses and events. */
  kind: "request";
  /** Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written. */
  request_id: RequestId;
  /** The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out. */
  session_id?: null;
  /** The operation to run. A name the service does not know answers unsupported_operation. */
  method: "config.get";
  /** The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none. */
  payload: ConfigGetRequest;
}

/** Success of config.get. */
export interface ConfigGetResponseRecord {
  /** The version that the service speaks, also when it refuses another. */
  protocol_version: 1;
  /** Tells responses from requests and events. */
  kind: "response";
  /** The id of the request that is answered. Null only in a failure, where the record had no safe id. */
  request_id: RequestId;
  /** The session of the request, or the one that the operation made for it. Null where no session is concerned. */
  session_id: null;
  /** The operation that is answered. Null only in a failure, where the record named no safe method. */
  method: "config.get";
  /** The result in the form that the operation defines. Null in a failure. */
  payload: ConfigGetSuccess;
  /** Null in success, the refusal in a failure. */
  error: null;
}

/** Request of config.set. */
export interface ConfigSetRequestRecord {
  /** Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request. */
  protocol_version: 1;
  /** Tells requests from responses and events. */
  kind: "request";
  /** Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written. */
  request_id: RequestId;
  /** The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out. */
  session_id?: null;
  /** The operation to run. A name the service does not know answers unsupported_operation. */
  method: "config.set";
  /** The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none. */
  payload: ConfigSetRequest;
}

/** Success of config.set. */
export interface ConfigSetResponseRecord {
  /** The version that the service speaks, also when it refuses another. */
  protocol_version: 1;
  /** Tells responses from requests and events. */
  kind: "response";
  /** The id of the request that is answered. Null only in a failure, where the record had no safe id. */
  request_id: RequestId;
  /** The session of the request, or the one that the operation made for it. Null where no session is concerned. */
  session_id: null;
  /** The operation that is answered. Null only in a failure, where the record named no safe method. */
  method: "config.set";
  /** The result in the form that the operation defines. Null in a failure. */
  payload: ConfigSetSuccess;
  /** Null in success, the refusal in a failure. */
  error: null;
}

/** Event turn.started. */
export interface TurnStartedRecord {
  /** The version that the service speaks. */
  protocol_version: 1;
  /** Tells events from requests and responses. */
  kind: "event";
  /** Identity of this record. */
  event_id: EventId;
  /** The id of the request that started the turn or login. */
  request_id: RequestId;
  /** The session of the turn; null in events of a login. */
  session_id: SessionId;
  /** What happened. The set of names is advertised in full; an unknown name means that the stream cannot be trusted any further. */
  event: "turn.started";
  /** The facts, in the form that the event defines. */
  payload: TurnStarted;
}

/** Event turn.assistant_delta. */
export interface TurnAssistantDeltaRecord {
  /** The version that the service speaks. */
  protocol_version: 1;
  /** Tells events from requests and responses. */
  kind: "event";
  /** Identity of this record. */
  event_id: EventId;
  /** The id of the request that started the turn or login. */
  request_id: RequestId;
  /** The session of the turn; null in events of a login. */
  session_id: SessionId;
  /** What happened. The set of names is advertised in full; an unknown name means that the stream cannot be trusted any further. */
  event: "turn.assistant_delta";
  /** The facts, in the form that the event defines. */
  payload: TurnAssistantDelta;
}

/** Event turn.activity. */
export interface TurnActivityRecord {
  /** The version that the service speaks. */
  protocol_version: 1;
  /** Tells events from requests and responses. */
  kind: "event";
  /** Identity of this record. */
  event_id: EventId;
  /** The id of the request that started the turn or login. */
  request_id: RequestId;
  /** The session of the turn; null in events of a login. */
  session_id: SessionId;
  /** What happened. The set of names is advertised in full; an unknown name means that the stream cannot be trusted any further. */
  event: "turn.activity";
  /** The facts, in the form that the event defines. */
  payload: TurnActivity;
}

/** Event turn.terminal. */
export interface TurnTerminalRecord {
  /** The version that the service speaks. */
  protocol_version: 1;
  /** Tells events from requests and responses. */
  kind: "event";
  /** Identity of this record. */
  event_id: EventId;
  /** The id of the request that started the turn or login. */
  request_id: RequestId;
  /** The session of the turn; null in events of a login. */
  session_id: SessionId;
  /** What happened. The set of names is advertised in full; an unknown name means that the stream cannot be trusted any further. */
  event: "turn.terminal";
  /** The facts, in the form that the event defines. */
  payload: TurnTerminal;
}

/** Event auth.login.progress. */
export interface AuthLoginProgressRecord {
  /** The version that the service speaks. */
  protocol_version: 1;
  /** Tells events from requests and responses. */
  kind: "event";
  /** Identity of this record. */
  event_id: EventId;
  /** The id of the request that started the turn or login. */
  request_id: RequestId;
  /** The session of the turn; null in events of a login. */
  session_id: null;
  /** What happened. The set of names is advertised in full; an unknown name means that the stream cannot be trusted any further. */
  event: "auth.login.progress";
  /** The facts, in the form that the event defines. */
  payload: AuthLoginProgress;
}

/** Event auth.login.terminal. */
export interface AuthLoginTerminalRecord {
  /** The version that the service speaks. */
  protocol_version: 1;
  /** Tells events from requests and responses. */
  kind: "event";
  /** Identity of this record. */
  event_id: EventId;
  /** The id of the request that started the turn or login. */
  request_id: RequestId;
  /** The session of the turn; null in events of a login. */
  session_id: null;
  /** What happened. The set of names is advertised in full; an unknown name means that the stream cannot be trusted any further. */
  event: "auth.login.terminal";
  /** The facts, in the form that the event defines. */
  payload: AuthLoginTerminal;
}

/** Failure of any operation, or of a record that could not be read as one. */
export interface ErrorResponseRecord {
  /** The version that the service speaks, also when it refuses another. */
  protocol_version: 1;
  /** Tells responses from requests and events. */
  kind: "response";
  /** The id of the request that is answered. Null only in a failure, where the record had no safe id. */
  request_id: RequestId | null;
  /** The session of the request, or the one that the operation made for it. Null where no session is concerned. */
  session_id: SessionId | null;
  /** The operation that is answered. Null only in a failure, where the record named no safe method. */
  method: string | null;
  /** The result in the form that the operation defines. Null in a failure. */
  payload: null;
  /** Null in success, the refusal in a failure. */
  error: WireError;
}

/** One line from the client to the service. Closed: a member that is not listed here is refused, so that a misspelt one is noticed. */
export type RequestRecord = InitializeRequestRecord | StatusRequestRecord | CapabilitiesRequestRecord | SessionListRequestRecord | SessionCreateRequestRecord | SessionOpenRequestRecord | SessionReplayRequestRecord | SessionCloseRequestRecord | TurnStartRequestRecord | TurnCancelRequestRecord | AuthStatusRequestRecord | AuthLoginStartRequestRecord | AuthLoginCallbackRequestRecord | AuthLoginCancelRequestRecord | AuthLogoutRequestRecord | CatalogProvidersRequestRecord | CatalogModelsRequestRecord | CatalogRefreshRequestRecord | ConfigGetRequestRecord | ConfigSetRequestRecord;

/** The answer to a request that went well. */
export type SuccessRecord = InitializeResponseRecord | StatusResponseRecord | CapabilitiesResponseRecord | SessionListResponseRecord | SessionCreateResponseRecord | SessionOpenResponseRecord | SessionReplayResponseRecord | SessionCloseResponseRecord | TurnStartResponseRecord | TurnCancelResponseRecord | AuthStatusResponseRecord | AuthLoginStartResponseRecord | AuthLoginCallbackResponseRecord | AuthLoginCancelResponseRecord | AuthLogoutResponseRecord | CatalogProvidersResponseRecord | CatalogModelsResponseRecord | CatalogRefreshResponseRecord | ConfigGetResponseRecord | ConfigSetResponseRecord;

/** The one answer to a request, on one line. Every member is always written: success has a payload and a null error, failure a null payload and an error. Identity that could not be taken safely from a broken record is null. */
export type ResponseRecord = SuccessRecord | ErrorResponseRecord;

/** Something that happened while a turn or a login ran, on one line. Events do not use up the answer of a request. */
export type EventRecord = TurnStartedRecord | TurnAssistantDeltaRecord | TurnActivityRecord | TurnTerminalRecord | AuthLoginProgressRecord | AuthLoginTerminalRecord;

/** The conversation between a frontend and the application service: what can be asked, what is answered, what happens in between and in which order. */
export type AnyRecord = RequestRecord | ResponseRecord | EventRecord;
