// @generated from schema/app-service by codegen. Do not edit.
// From values to text, one function for each definition and record.
// What is written is read again: nothing leaves that its own decoder would not take.

import Foundation

/// A request, strictly: what a service would take. Written as one line with its newline.
public func encodeRequest(_ value: Request) -> Result<Data, Fault> {
    Door.line(value.json) { decodeRequest($0) }
}

/// A response: tolerant of members that are not known. Written as one line with its newline.
public func encodeResponse(_ value: Response) -> Result<Data, Fault> {
    Door.line(value.json) { decodeResponse($0) }
}

/// An event: tolerant of members that are not known. Written as one line with its newline.
public func encodeEvent(_ value: Event) -> Result<Data, Fault> {
    Door.line(value.json) { decodeEvent($0) }
}

/// Any record. Written as one line with its newline.
public func encodeRecord(_ value: Record) -> Result<Data, Fault> {
    Door.line(value.json) { decodeRecord($0) }
}

/// One thing that the agent does, in a form from which nothing private can be read. The members of each kind stand directly beside its kind.
public func encodeActivity(_ value: Activity) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeActivity($0) }
}

/// What the activity of turns can show. Flags tell about features; they are no operations and cannot be requested. A false flag stays false until the feature really exists.
public func encodeActivityCapabilities(_ value: ActivityCapabilities) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeActivityCapabilities($0) }
}

/// The history is being made shorter. Says when durable history must be read again.
public func encodeActivityCompaction(_ value: ActivityCompaction) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeActivityCompaction($0) }
}

/// How full the model's context is.
public func encodeActivityContext(_ value: ActivityContext) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeActivityContext($0) }
}

/// Identity of something an agent does, hashed so that no name, path or argument shows. It belongs to one turn and can come again in another; updates of one thing share it, so it does not name an event.
public func encodeActivityId(_ value: ActivityId) -> Result<Data, Fault> {
    Door.encoded(JSON.string(value)) { decodeActivityId($0) }
}

/// Something started, moved on or ended. Delivery is best effort: a start, an update or an end may be missing.
public func encodeActivityLifecycle(_ value: ActivityLifecycle) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeActivityLifecycle($0) }
}

/// A summary of its reasoning that the provider made and marked as such. Raw reasoning is never sent.
public func encodeActivityReasoningSummary(_ value: ActivityReasoningSummary) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeActivityReasoningSummary($0) }
}

/// A tool call and how it goes. Nothing of what it was given or returned is sent.
public func encodeActivityTool(_ value: ActivityTool) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeActivityTool($0) }
}

/// Tokens that were used, by one provider request or by the whole run of a subagent.
public func encodeActivityUsage(_ value: ActivityUsage) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeActivityUsage($0) }
}

/// Name of an event that the service can send. There is no way to switch events off, so a client that meets a name it does not know must stop before it changes anything.
public func encodeAdvertisedEvent(_ value: AdvertisedEvent) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeAdvertisedEvent($0) }
}

/// Name of an operation that the service offers. A client leaves alone the ones that it does not know.
public func encodeAdvertisedOperation(_ value: AdvertisedOperation) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeAdvertisedOperation($0) }
}

/// Name of a way to carry records. A client looks for the one that it uses and leaves others alone.
public func encodeAdvertisedTransport(_ value: AdvertisedTransport) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeAdvertisedTransport($0) }
}

/// Hands over by hand what the browser came back with, for when the loopback address cannot be reached. A login takes one such input; one that breaks the bounds below does not use it up.
public func encodeAuthLoginCallbackRequest(_ value: AuthLoginCallbackRequest) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeAuthLoginCallbackRequest($0) }
}

/// The input was taken. Whether it is any good is told by the events of the login.
public func encodeAuthLoginCallbackSuccess(_ value: AuthLoginCallbackSuccess) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeAuthLoginCallbackSuccess($0) }
}

/// Asks a running login to stop. Its terminal event still follows, and it may still report success if storing was faster.
public func encodeAuthLoginCancelRequest(_ value: AuthLoginCancelRequest) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeAuthLoginCancelRequest($0) }
}

/// The login was told to stop. This is not its end.
public func encodeAuthLoginCancelSuccess(_ value: AuthLoginCancelSuccess) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeAuthLoginCancelSuccess($0) }
}

/// How a login ended. These labels are all that is told.
public func encodeAuthLoginOutcome(_ value: AuthLoginOutcome) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeAuthLoginOutcome($0) }
}

/// A running login has moved on.
public func encodeAuthLoginProgress(_ value: AuthLoginProgress) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeAuthLoginProgress($0) }
}

/// Starts a login in the browser. One login runs at a time; the envelope must not name a session.
public func encodeAuthLoginStartRequest(_ value: AuthLoginStartRequest) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeAuthLoginStartRequest($0) }
}

/// The login runs. From here on exactly one terminal event will follow, however it goes.
public func encodeAuthLoginStartSuccess(_ value: AuthLoginStartSuccess) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeAuthLoginStartSuccess($0) }
}

/// How far a running login has come.
public func encodeAuthLoginState(_ value: AuthLoginState) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeAuthLoginState($0) }
}

/// The one end of a login; no other event of it follows.
public func encodeAuthLoginTerminal(_ value: AuthLoginTerminal) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeAuthLoginTerminal($0) }
}

/// Removes what is stored for one provider. Variables of the environment stay, nothing is revoked remotely, and a running turn keeps what it has. The envelope must not name a session.
public func encodeAuthLogoutRequest(_ value: AuthLogoutRequest) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeAuthLogoutRequest($0) }
}

/// Nothing is stored for the provider any more.
public func encodeAuthLogoutSuccess(_ value: AuthLogoutSuccess) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeAuthLogoutSuccess($0) }
}

/// How a provider is authenticated.
public func encodeAuthMethod(_ value: AuthMethod) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeAuthMethod($0) }
}

/// One provider and whether its credentials could be used.
public func encodeAuthProvider(_ value: AuthProvider) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeAuthProvider($0) }
}

/// Whether a provider could be used.
public func encodeAuthReadiness(_ value: AuthReadiness) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeAuthReadiness($0) }
}

/// Where the credentials that would be used come from.
public func encodeAuthSource(_ value: AuthSource) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeAuthSource($0) }
}

/// Asks which providers could be used right now. Has no arguments; the envelope must not name a session.
public func encodeAuthStatusRequest(_ value: AuthStatusRequest) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeAuthStatusRequest($0) }
}

/// The providers that the service knew when it started, each judged by what is stored and set now. Nothing was refreshed or sent.
public func encodeAuthStatusSuccess(_ value: AuthStatusSuccess) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeAuthStatusSuccess($0) }
}

/// Asks again for what initialize told about the service. Has no arguments.
public func encodeCapabilitiesRequest(_ value: CapabilitiesRequest) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeCapabilitiesRequest($0) }
}

/// Everything that the service offers, complete and never filtered by what a client requested. Initialize carries the same object.
public func encodeCapabilitiesSuccess(_ value: CapabilitiesSuccess) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeCapabilitiesSuccess($0) }
}

/// Asks for one page of a provider's models, in the order of the cached list. The envelope must not name a session.
public func encodeCatalogModelsRequest(_ value: CatalogModelsRequest) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeCatalogModelsRequest($0) }
}

/// One page of a provider's models. Pages are read anew each time; start over after a refresh or a change of settings.
public func encodeCatalogModelsSuccess(_ value: CatalogModelsSuccess) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeCatalogModelsSuccess($0) }
}

/// Asks for one page of the providers, ordered by id. The envelope must not name a session.
public func encodeCatalogProvidersRequest(_ value: CatalogProvidersRequest) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeCatalogProvidersRequest($0) }
}

/// One page of providers: the built-in ones and those of the settings. Pages are read anew each time; start over after a change of settings.
public func encodeCatalogProvidersSuccess(_ value: CatalogProvidersSuccess) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeCatalogProvidersSuccess($0) }
}

/// Fetches a provider's list of models anew. It may use the network and credentials and write the cache; it changes no selection. The envelope must not name a session.
public func encodeCatalogRefreshRequest(_ value: CatalogRefreshRequest) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeCatalogRefreshRequest($0) }
}

/// The list was looked for. An older one may have been kept, so look at the state and read the models again.
public func encodeCatalogRefreshSuccess(_ value: CatalogRefreshSuccess) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeCatalogRefreshSuccess($0) }
}

/// How good the cached list of a provider's models is.
public func encodeCatalogState(_ value: CatalogState) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeCatalogState($0) }
}

/// How far compaction has come.
public func encodeCompactionStatus(_ value: CompactionStatus) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeCompactionStatus($0) }
}

/// Asks for the settings in force. Has no arguments; the envelope must not name a session.
public func encodeConfigGetRequest(_ value: ConfigGetRequest) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeConfigGetRequest($0) }
}

/// The settings that a client may see and change, as they are in force. Reading them needs no fresh catalog and does not promise that the model can run.
public func encodeConfigGetSuccess(_ value: ConfigGetSuccess) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeConfigGetSuccess($0) }
}

/// A place that a setting can come from.
public func encodeConfigLayer(_ value: ConfigLayer) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeConfigLayer($0) }
}

/// Whose settings are meant.
public func encodeConfigScope(_ value: ConfigScope) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeConfigScope($0) }
}

/// Changes settings of one scope, all or nothing. What is left out stays, except that a new selection without a level sets the level of that scope back to default. Nothing can be unset. The envelope must not name a session.
public func encodeConfigSetRequest(_ value: ConfigSetRequest) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeConfigSetRequest($0) }
}

/// The change is stored. A stronger layer may still cover it: look at what is in force.
public func encodeConfigSetSuccess(_ value: ConfigSetSuccess) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeConfigSetSuccess($0) }
}

/// Where the token counts of a context come from.
public func encodeContextSource(_ value: ContextSource) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeContextSource($0) }
}

/// A whole number of things that happened or were measured. Zero is a measurement, not a placeholder: where a count is not known, the member is null instead. Written as an integer literal.
public func encodeCount(_ value: Count) -> Result<Data, Fault> {
    Door.encoded(JSON.number(JSON.Number(value))) { decodeCount($0) }
}

/// Opaque identity of one event record, unique within the process. It orders nothing: a payload's sequence does that.
public func encodeEventId(_ value: EventId) -> Result<Data, Fault> {
    Door.encoded(JSON.string(value)) { decodeEventId($0) }
}

/// A setting that only the global scope can change.
public func encodeGlobalSetting(_ value: GlobalSetting) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeGlobalSetting($0) }
}

/// Opens the conversation: which versions the client can speak and which operations it cannot do without. It may be repeated; a success changes nothing but the fact of being initialized, and a failure does not take an earlier success back.
public func encodeInitializeRequest(_ value: InitializeRequest) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeInitializeRequest($0) }
}

/// The service agrees to talk: which version, which release, which bounds, and all that it offers.
public func encodeInitializeSuccess(_ value: InitializeSuccess) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeInitializeSuccess($0) }
}

/// A name made for people, safe to show. The id where there is no better one.
public func encodeLabel(_ value: Label) -> Result<Data, Fault> {
    Door.encoded(JSON.string(value)) { decodeLabel($0) }
}

/// What kind of thing started. Its end always says activity: match an end to its start by id.
public func encodeLifecycleCategory(_ value: LifecycleCategory) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeLifecycleCategory($0) }
}

/// How far something has come.
public func encodeLifecycleStatus(_ value: LifecycleStatus) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeLifecycleStatus($0) }
}

/// The value of one limit. Its unit and what it covers belong to its name and never change.
public func encodeLimitValue(_ value: LimitValue) -> Result<Data, Fault> {
    Door.encoded(JSON.number(JSON.Number(value))) { decodeLimitValue($0) }
}

/// Bounds that this process keeps for its whole life. All known names are there; later releases may add names, and a consumer checks that each added value is a positive integer and otherwise leaves it alone. Values may differ between releases of one protocol version.
public func encodeLimits(_ value: Limits) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeLimits($0) }
}

/// Opaque identity of one login, given out when it starts.
public func encodeLoginId(_ value: LoginId) -> Result<Data, Fault> {
    Door.encoded(JSON.string(value)) { decodeLoginId($0) }
}

/// Who said it.
public func encodeMessageRole(_ value: MessageRole) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeMessageRole($0) }
}

/// One model that can be shown, and perhaps chosen.
public func encodeModelEntry(_ value: ModelEntry) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeModelEntry($0) }
}

/// Id by which a model of one provider is chosen: letters and digits of ASCII and five marks. A text that looks like a secret is refused or left out as well.
public func encodeModelId(_ value: ModelId) -> Result<Data, Fault> {
    Door.encoded(JSON.string(value)) { decodeModelId($0) }
}

/// Number of a wire contract, 16 bits without sign.
public func encodeProtocolVersion(_ value: ProtocolVersion) -> Result<Data, Fault> {
    Door.encoded(JSON.number(JSON.Number(value))) { decodeProtocolVersion($0) }
}

/// One provider that can be chosen.
public func encodeProviderEntry(_ value: ProviderEntry) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeProviderEntry($0) }
}

/// Id by which a provider is chosen: letters and digits of ASCII and five marks. A text that looks like a secret is refused or left out as well.
public func encodeProviderId(_ value: ProviderId) -> Result<Data, Fault> {
    Door.encoded(JSON.string(value)) { decodeProviderId($0) }
}

/// Opaque position in the replayed history of one session: it stands for everything up to and including one item. It may be kept and used again after a restart of the service, as long as the history before it stays as it was. It is neither an event id nor a sequence.
public func encodeReplayCursor(_ value: ReplayCursor) -> Result<Data, Fault> {
    Door.encoded(JSON.string(value)) { decodeReplayCursor($0) }
}

/// One item of the replayed history. Tool calls, reasoning and diagnostics are no items.
public func encodeReplayItem(_ value: ReplayItem) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeReplayItem($0) }
}

/// A message of the conversation, or one part of it. A turn that was cancelled or failed keeps what the assistant had said by then.
public func encodeReplayMessage(_ value: ReplayMessage) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeReplayMessage($0) }
}

/// What compaction kept of the older history, or one part of it. It stands before the conversation that follows the cutoff and has no author.
public func encodeReplaySummary(_ value: ReplaySummary) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeReplaySummary($0) }
}

/// The end of a turn. What the assistant had said stands in the messages before it.
public func encodeReplayTerminal(_ value: ReplayTerminal) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeReplayTerminal($0) }
}

/// How a recorded turn ended.
public func encodeReplayTerminalStatus(_ value: ReplayTerminalStatus) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeReplayTerminalStatus($0) }
}

/// Correlation key that a client chooses for one request. It must differ from every other request of this process that is still in flight; the answer, and every event that the request causes, repeats it. It means nothing else: no path, account or content may be encoded in it.
public func encodeRequestId(_ value: RequestId) -> Result<Data, Fault> {
    Door.encoded(JSON.string(value)) { decodeRequestId($0) }
}

/// Names the exact text of the contract that a program was made from: SHA-256 over the schema files, in lower-case hexadecimal.
public func encodeSchemaDigest(_ value: SchemaDigest) -> Result<Data, Fault> {
    Door.encoded(JSON.string(value)) { decodeSchemaDigest($0) }
}

/// The provider and model that new turns use.
public func encodeSelection(_ value: Selection) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeSelection($0) }
}

/// The provider and model that new turns shall use.
public func encodeSelectionChange(_ value: SelectionChange) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeSelectionChange($0) }
}

/// Gives up this process's attachment to the session that the envelope names. Has no arguments. Nothing is deleted. A session with no running turn here can be closed any number of times, even when it does not exist.
public func encodeSessionCloseRequest(_ value: SessionCloseRequest) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeSessionCloseRequest($0) }
}

/// What closing did.
public func encodeSessionCloseStatus(_ value: SessionCloseStatus) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeSessionCloseStatus($0) }
}

/// The attachment is gone, or will be when the running turn has ended.
public func encodeSessionCloseSuccess(_ value: SessionCloseSuccess) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeSessionCloseSuccess($0) }
}

/// Makes a new durable session and attaches it. Has no arguments; the envelope must not name a session.
public func encodeSessionCreateRequest(_ value: SessionCreateRequest) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeSessionCreateRequest($0) }
}

/// The session exists on disk and is attached to this process.
public func encodeSessionCreateSuccess(_ value: SessionCreateSuccess) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeSessionCreateSuccess($0) }
}

/// Opaque identity of a durable session, given out by the service. Clients keep it and hand it back; they never build one, and it tells nothing about where or how a session is stored. The service checks it before it touches storage.
public func encodeSessionId(_ value: SessionId) -> Result<Data, Fault> {
    Door.encoded(JSON.string(value)) { decodeSessionId($0) }
}

/// Asks for one page of the stored sessions, ordered by id. The envelope must not name a session.
public func encodeSessionListRequest(_ value: SessionListRequest) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeSessionListRequest($0) }
}

/// One page of sessions. It is no frozen snapshot: sessions that come and go between pages are seen or missed. Start again without after to refresh.
public func encodeSessionListSuccess(_ value: SessionListSuccess) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeSessionListSuccess($0) }
}

/// Attaches a stored session, the one that the envelope names, so that no other service can write to it. Has no arguments. Opening what this process already holds changes nothing, except that an attachment made by a turn then stays.
public func encodeSessionOpenRequest(_ value: SessionOpenRequest) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeSessionOpenRequest($0) }
}

/// The session is attached to this process until it is closed. That alone does not promise that its history is fit for another turn.
public func encodeSessionOpenSuccess(_ value: SessionOpenSuccess) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeSessionOpenSuccess($0) }
}

/// Reads one page of the durable history of the session that the envelope names. Changes nothing, needs no attachment, and works while another service holds the session.
public func encodeSessionReplayRequest(_ value: SessionReplayRequest) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeSessionReplayRequest($0) }
}

/// One page of durable history. As compact JSON it has at most max_session_replay_page_bytes, so a page can be shorter than the limit that was asked for.
public func encodeSessionReplaySuccess(_ value: SessionReplaySuccess) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeSessionReplaySuccess($0) }
}

/// One stored session in a listing.
public func encodeSessionSummary(_ value: SessionSummary) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeSessionSummary($0) }
}

/// Asks whether the service runs and whether the selected provider could be used. Has no arguments.
public func encodeStatusRequest(_ value: StatusRequest) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeStatusRequest($0) }
}

/// A deliberately small answer: neither provider nor account, path or session can be read from it.
public func encodeStatusSuccess(_ value: StatusSuccess) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeStatusSuccess($0) }
}

/// How much a model is asked to reason. Which levels a model has is told with it.
public func encodeThinkingLevel(_ value: ThinkingLevel) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeThinkingLevel($0) }
}

/// Name of a built-in tool that may be shown. A consumer may show a name it does not know as it is.
public func encodeToolName(_ value: ToolName) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeToolName($0) }
}

/// How a tool is reached.
public func encodeToolTransport(_ value: ToolTransport) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeToolTransport($0) }
}

/// Something the agent does besides talking. It shares the sequence of the turn with its text, and is dropped rather than waited for when the queue is full.
public func encodeTurnActivity(_ value: TurnActivity) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeTurnActivity($0) }
}

/// The next piece of the assistant's text, in order. Pieces are for live display; the terminal event settles the whole text.
public func encodeTurnAssistantDelta(_ value: TurnAssistantDelta) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeTurnAssistantDelta($0) }
}

/// Asks a running turn to stop. Its terminal event still follows, and it may still say completed if the turn was faster.
public func encodeTurnCancelRequest(_ value: TurnCancelRequest) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeTurnCancelRequest($0) }
}

/// The turn was told to stop. This is not its end.
public func encodeTurnCancelSuccess(_ value: TurnCancelSuccess) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeTurnCancelSuccess($0) }
}

/// Opaque identity of one turn, given out when it is accepted.
public func encodeTurnId(_ value: TurnId) -> Result<Data, Fault> {
    Door.encoded(JSON.string(value)) { decodeTurnId($0) }
}

/// Room for choices that a later release may offer. None exist now.
public func encodeTurnOptions(_ value: TurnOptions) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeTurnOptions($0) }
}

/// Place in the live stream of one turn. The start has zero; every activity that was tried and every accepted piece of text takes the next number, and the terminal event the one after the last. A number that never arrives is an activity that was dropped, not missing text.
public func encodeTurnSequence(_ value: TurnSequence) -> Result<Data, Fault> {
    Door.encoded(JSON.number(JSON.Number(value))) { decodeTurnSequence($0) }
}

/// Starts a turn: one prompt and everything the agent does about it. With a session in the envelope the turn continues it, otherwise it begins a new one.
public func encodeTurnStartRequest(_ value: TurnStartRequest) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeTurnStartRequest($0) }
}

/// The turn is accepted: the prompt is stored and will be worked on. From here on exactly one terminal event will follow, however the turn goes.
public func encodeTurnStartSuccess(_ value: TurnStartSuccess) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeTurnStartSuccess($0) }
}

/// The first event of a turn, right after the response.
public func encodeTurnStarted(_ value: TurnStarted) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeTurnStarted($0) }
}

/// How a turn ended.
public func encodeTurnStatus(_ value: TurnStatus) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeTurnStatus($0) }
}

/// The one end of a turn; no other event of it follows. Its text replaces whatever was pieced together from the deltas.
public func encodeTurnTerminal(_ value: TurnTerminal) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeTurnTerminal($0) }
}

/// What a usage covers.
public func encodeUsageSource(_ value: UsageSource) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeUsageSource($0) }
}

/// The refusal in a response that failed: a stable code for programs and a fixed sentence for people. Neither carries anything taken from the request.
public func encodeWireError(_ value: WireError) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeWireError($0) }
}

/// Why a request was refused. A consumer that meets a code it does not know treats the answer as a plain failure: never as success, and never as a reason to send the request again by itself.
public func encodeWireErrorCode(_ value: WireErrorCode) -> Result<Data, Fault> {
    Door.encoded(value.json) { decodeWireErrorCode($0) }
}
