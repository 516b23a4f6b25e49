// @generated from schema/app-service by codegen. Do not edit.
// From text to values, one function for each definition and record.

/// A request, strictly: what a service would take.
public func decodeRequest(_ input: some WireInput) -> Result<Request, Fault> {
    Door.record(input, Read.asRequest)
}

/// A response: tolerant of members that are not known.
public func decodeResponse(_ input: some WireInput) -> Result<Response, Fault> {
    Door.record(input, Read.asResponse)
}

/// An event: tolerant of members that are not known.
public func decodeEvent(_ input: some WireInput) -> Result<Event, Fault> {
    Door.record(input, Read.asEvent)
}

/// Any record.
public func decodeRecord(_ input: some WireInput) -> Result<Record, Fault> {
    Door.record(input, Read.asRecord)
}

/// One thing that the agent does, in a form from which nothing private can be read. The members of each kind stand directly beside its kind.
public func decodeActivity(_ input: some WireInput) -> Result<Activity, Fault> {
    Door.part(input, Read.asActivity)
}

/// What the activity of turns can show. Flags tell about features; they are no operations and cannot be requested. A false flag stays false until the feature really exists.
public func decodeActivityCapabilities(_ input: some WireInput) -> Result<ActivityCapabilities, Fault> {
    Door.part(input, Read.asActivityCapabilities)
}

/// The history is being made shorter. Says when durable history must be read again.
public func decodeActivityCompaction(_ input: some WireInput) -> Result<ActivityCompaction, Fault> {
    Door.part(input, Read.asActivityCompaction)
}

/// How full the model's context is.
public func decodeActivityContext(_ input: some WireInput) -> Result<ActivityContext, Fault> {
    Door.part(input, Read.asActivityContext)
}

/// Identity of something an agent does, hashed so that no name, path or argument shows. It belongs to one turn and can come again in another; updates of one thing share it, so it does not name an event.
public func decodeActivityId(_ input: some WireInput) -> Result<ActivityId, Fault> {
    Door.part(input, Read.asActivityId)
}

/// Something started, moved on or ended. Delivery is best effort: a start, an update or an end may be missing.
public func decodeActivityLifecycle(_ input: some WireInput) -> Result<ActivityLifecycle, Fault> {
    Door.part(input, Read.asActivityLifecycle)
}

/// A summary of its reasoning that the provider made and marked as such. Raw reasoning is never sent.
public func decodeActivityReasoningSummary(_ input: some WireInput) -> Result<ActivityReasoningSummary, Fault> {
    Door.part(input, Read.asActivityReasoningSummary)
}

/// A tool call and how it goes. Nothing of what it was given or returned is sent.
public func decodeActivityTool(_ input: some WireInput) -> Result<ActivityTool, Fault> {
    Door.part(input, Read.asActivityTool)
}

/// Tokens that were used, by one provider request or by the whole run of a subagent.
public func decodeActivityUsage(_ input: some WireInput) -> Result<ActivityUsage, Fault> {
    Door.part(input, Read.asActivityUsage)
}

/// Name of an event that the service can send. There is no way to switch events off, so a client that meets a name it does not know must stop before it changes anything.
public func decodeAdvertisedEvent(_ input: some WireInput) -> Result<AdvertisedEvent, Fault> {
    Door.part(input, Read.asAdvertisedEvent)
}

/// Name of an operation that the service offers. A client leaves alone the ones that it does not know.
public func decodeAdvertisedOperation(_ input: some WireInput) -> Result<AdvertisedOperation, Fault> {
    Door.part(input, Read.asAdvertisedOperation)
}

/// Name of a way to carry records. A client looks for the one that it uses and leaves others alone.
public func decodeAdvertisedTransport(_ input: some WireInput) -> Result<AdvertisedTransport, Fault> {
    Door.part(input, Read.asAdvertisedTransport)
}

/// Hands over by hand what the browser came back with, for when the loopback address cannot be reached. A login takes one such input; one that breaks the bounds below does not use it up.
public func decodeAuthLoginCallbackRequest(_ input: some WireInput) -> Result<AuthLoginCallbackRequest, Fault> {
    Door.part(input, Read.asAuthLoginCallbackRequest)
}

/// The input was taken. Whether it is any good is told by the events of the login.
public func decodeAuthLoginCallbackSuccess(_ input: some WireInput) -> Result<AuthLoginCallbackSuccess, Fault> {
    Door.part(input, Read.asAuthLoginCallbackSuccess)
}

/// Asks a running login to stop. Its terminal event still follows, and it may still report success if storing was faster.
public func decodeAuthLoginCancelRequest(_ input: some WireInput) -> Result<AuthLoginCancelRequest, Fault> {
    Door.part(input, Read.asAuthLoginCancelRequest)
}

/// The login was told to stop. This is not its end.
public func decodeAuthLoginCancelSuccess(_ input: some WireInput) -> Result<AuthLoginCancelSuccess, Fault> {
    Door.part(input, Read.asAuthLoginCancelSuccess)
}

/// How a login ended. These labels are all that is told.
public func decodeAuthLoginOutcome(_ input: some WireInput) -> Result<AuthLoginOutcome, Fault> {
    Door.part(input, Read.asAuthLoginOutcome)
}

/// A running login has moved on.
public func decodeAuthLoginProgress(_ input: some WireInput) -> Result<AuthLoginProgress, Fault> {
    Door.part(input, Read.asAuthLoginProgress)
}

/// Starts a login in the browser. One login runs at a time; the envelope must not name a session.
public func decodeAuthLoginStartRequest(_ input: some WireInput) -> Result<AuthLoginStartRequest, Fault> {
    Door.part(input, Read.asAuthLoginStartRequest)
}

/// The login runs. From here on exactly one terminal event will follow, however it goes.
public func decodeAuthLoginStartSuccess(_ input: some WireInput) -> Result<AuthLoginStartSuccess, Fault> {
    Door.part(input, Read.asAuthLoginStartSuccess)
}

/// How far a running login has come.
public func decodeAuthLoginState(_ input: some WireInput) -> Result<AuthLoginState, Fault> {
    Door.part(input, Read.asAuthLoginState)
}

/// The one end of a login; no other event of it follows.
public func decodeAuthLoginTerminal(_ input: some WireInput) -> Result<AuthLoginTerminal, Fault> {
    Door.part(input, Read.asAuthLoginTerminal)
}

/// Removes what is stored for one provider. Variables of the environment stay, nothing is revoked remotely, and a running turn keeps what it has. The envelope must not name a session.
public func decodeAuthLogoutRequest(_ input: some WireInput) -> Result<AuthLogoutRequest, Fault> {
    Door.part(input, Read.asAuthLogoutRequest)
}

/// Nothing is stored for the provider any more.
public func decodeAuthLogoutSuccess(_ input: some WireInput) -> Result<AuthLogoutSuccess, Fault> {
    Door.part(input, Read.asAuthLogoutSuccess)
}

/// How a provider is authenticated.
public func decodeAuthMethod(_ input: some WireInput) -> Result<AuthMethod, Fault> {
    Door.part(input, Read.asAuthMethod)
}

/// One provider and whether its credentials could be used.
public func decodeAuthProvider(_ input: some WireInput) -> Result<AuthProvider, Fault> {
    Door.part(input, Read.asAuthProvider)
}

/// Whether a provider could be used.
public func decodeAuthReadiness(_ input: some WireInput) -> Result<AuthReadiness, Fault> {
    Door.part(input, Read.asAuthReadiness)
}

/// Where the credentials that would be used come from.
public func decodeAuthSource(_ input: some WireInput) -> Result<AuthSource, Fault> {
    Door.part(input, Read.asAuthSource)
}

/// Asks which providers could be used right now. Has no arguments; the envelope must not name a session.
public func decodeAuthStatusRequest(_ input: some WireInput) -> Result<AuthStatusRequest, Fault> {
    Door.part(input, Read.asAuthStatusRequest)
}

/// The providers that the service knew when it started, each judged by what is stored and set now. Nothing was refreshed or sent.
public func decodeAuthStatusSuccess(_ input: some WireInput) -> Result<AuthStatusSuccess, Fault> {
    Door.part(input, Read.asAuthStatusSuccess)
}

/// Asks again for what initialize told about the service. Has no arguments.
public func decodeCapabilitiesRequest(_ input: some WireInput) -> Result<CapabilitiesRequest, Fault> {
    Door.part(input, Read.asCapabilitiesRequest)
}

/// Everything that the service offers, complete and never filtered by what a client requested. Initialize carries the same object.
public func decodeCapabilitiesSuccess(_ input: some WireInput) -> Result<CapabilitiesSuccess, Fault> {
    Door.part(input, Read.asCapabilitiesSuccess)
}

/// Asks for one page of a provider's models, in the order of the cached list. The envelope must not name a session.
public func decodeCatalogModelsRequest(_ input: some WireInput) -> Result<CatalogModelsRequest, Fault> {
    Door.part(input, Read.asCatalogModelsRequest)
}

/// One page of a provider's models. Pages are read anew each time; start over after a refresh or a change of settings.
public func decodeCatalogModelsSuccess(_ input: some WireInput) -> Result<CatalogModelsSuccess, Fault> {
    Door.part(input, Read.asCatalogModelsSuccess)
}

/// Asks for one page of the providers, ordered by id. The envelope must not name a session.
public func decodeCatalogProvidersRequest(_ input: some WireInput) -> Result<CatalogProvidersRequest, Fault> {
    Door.part(input, Read.asCatalogProvidersRequest)
}

/// One page of providers: the built-in ones and those of the settings. Pages are read anew each time; start over after a change of settings.
public func decodeCatalogProvidersSuccess(_ input: some WireInput) -> Result<CatalogProvidersSuccess, Fault> {
    Door.part(input, Read.asCatalogProvidersSuccess)
}

/// Fetches a provider's list of models anew. It may use the network and credentials and write the cache; it changes no selection. The envelope must not name a session.
public func decodeCatalogRefreshRequest(_ input: some WireInput) -> Result<CatalogRefreshRequest, Fault> {
    Door.part(input, Read.asCatalogRefreshRequest)
}

/// The list was looked for. An older one may have been kept, so look at the state and read the models again.
public func decodeCatalogRefreshSuccess(_ input: some WireInput) -> Result<CatalogRefreshSuccess, Fault> {
    Door.part(input, Read.asCatalogRefreshSuccess)
}

/// How good the cached list of a provider's models is.
public func decodeCatalogState(_ input: some WireInput) -> Result<CatalogState, Fault> {
    Door.part(input, Read.asCatalogState)
}

/// How far compaction has come.
public func decodeCompactionStatus(_ input: some WireInput) -> Result<CompactionStatus, Fault> {
    Door.part(input, Read.asCompactionStatus)
}

/// Asks for the settings in force. Has no arguments; the envelope must not name a session.
public func decodeConfigGetRequest(_ input: some WireInput) -> Result<ConfigGetRequest, Fault> {
    Door.part(input, Read.asConfigGetRequest)
}

/// The settings that a client may see and change, as they are in force. Reading them needs no fresh catalog and does not promise that the model can run.
public func decodeConfigGetSuccess(_ input: some WireInput) -> Result<ConfigGetSuccess, Fault> {
    Door.part(input, Read.asConfigGetSuccess)
}

/// A place that a setting can come from.
public func decodeConfigLayer(_ input: some WireInput) -> Result<ConfigLayer, Fault> {
    Door.part(input, Read.asConfigLayer)
}

/// Whose settings are meant.
public func decodeConfigScope(_ input: some WireInput) -> Result<ConfigScope, Fault> {
    Door.part(input, Read.asConfigScope)
}

/// Changes settings of one scope, all or nothing. What is left out stays, except that a new selection without a level sets the level of that scope back to default. Nothing can be unset. The envelope must not name a session.
public func decodeConfigSetRequest(_ input: some WireInput) -> Result<ConfigSetRequest, Fault> {
    Door.part(input, Read.asConfigSetRequest)
}

/// The change is stored. A stronger layer may still cover it: look at what is in force.
public func decodeConfigSetSuccess(_ input: some WireInput) -> Result<ConfigSetSuccess, Fault> {
    Door.part(input, Read.asConfigSetSuccess)
}

/// Where the token counts of a context come from.
public func decodeContextSource(_ input: some WireInput) -> Result<ContextSource, Fault> {
    Door.part(input, Read.asContextSource)
}

/// A whole number of things that happened or were measured. Zero is a measurement, not a placeholder: where a count is not known, the member is null instead. Written as an integer literal.
public func decodeCount(_ input: some WireInput) -> Result<Count, Fault> {
    Door.part(input, Read.asCount)
}

/// Opaque identity of one event record, unique within the process. It orders nothing: a payload's sequence does that.
public func decodeEventId(_ input: some WireInput) -> Result<EventId, Fault> {
    Door.part(input, Read.asEventId)
}

/// A setting that only the global scope can change.
public func decodeGlobalSetting(_ input: some WireInput) -> Result<GlobalSetting, Fault> {
    Door.part(input, Read.asGlobalSetting)
}

/// Opens the conversation: which versions the client can speak and which operations it cannot do without. It may be repeated; a success changes nothing but the fact of being initialized, and a failure does not take an earlier success back.
public func decodeInitializeRequest(_ input: some WireInput) -> Result<InitializeRequest, Fault> {
    Door.part(input, Read.asInitializeRequest)
}

/// The service agrees to talk: which version, which release, which bounds, and all that it offers.
public func decodeInitializeSuccess(_ input: some WireInput) -> Result<InitializeSuccess, Fault> {
    Door.part(input, Read.asInitializeSuccess)
}

/// A name made for people, safe to show. The id where there is no better one.
public func decodeLabel(_ input: some WireInput) -> Result<Label, Fault> {
    Door.part(input, Read.asLabel)
}

/// What kind of thing started. Its end always says activity: match an end to its start by id.
public func decodeLifecycleCategory(_ input: some WireInput) -> Result<LifecycleCategory, Fault> {
    Door.part(input, Read.asLifecycleCategory)
}

/// How far something has come.
public func decodeLifecycleStatus(_ input: some WireInput) -> Result<LifecycleStatus, Fault> {
    Door.part(input, Read.asLifecycleStatus)
}

/// The value of one limit. Its unit and what it covers belong to its name and never change.
public func decodeLimitValue(_ input: some WireInput) -> Result<LimitValue, Fault> {
    Door.part(input, Read.asLimitValue)
}

/// Bounds that this process keeps for its whole life. All known names are there; later releases may add names, and a consumer checks that each added value is a positive integer and otherwise leaves it alone. Values may differ between releases of one protocol version.
public func decodeLimits(_ input: some WireInput) -> Result<Limits, Fault> {
    Door.part(input, Read.asLimits)
}

/// Opaque identity of one login, given out when it starts.
public func decodeLoginId(_ input: some WireInput) -> Result<LoginId, Fault> {
    Door.part(input, Read.asLoginId)
}

/// Who said it.
public func decodeMessageRole(_ input: some WireInput) -> Result<MessageRole, Fault> {
    Door.part(input, Read.asMessageRole)
}

/// One model that can be shown, and perhaps chosen.
public func decodeModelEntry(_ input: some WireInput) -> Result<ModelEntry, Fault> {
    Door.part(input, Read.asModelEntry)
}

/// Id by which a model of one provider is chosen: letters and digits of ASCII and five marks. A text that looks like a secret is refused or left out as well.
public func decodeModelId(_ input: some WireInput) -> Result<ModelId, Fault> {
    Door.part(input, Read.asModelId)
}

/// Number of a wire contract, 16 bits without sign.
public func decodeProtocolVersion(_ input: some WireInput) -> Result<ProtocolVersion, Fault> {
    Door.part(input, Read.asProtocolVersion)
}

/// One provider that can be chosen.
public func decodeProviderEntry(_ input: some WireInput) -> Result<ProviderEntry, Fault> {
    Door.part(input, Read.asProviderEntry)
}

/// Id by which a provider is chosen: letters and digits of ASCII and five marks. A text that looks like a secret is refused or left out as well.
public func decodeProviderId(_ input: some WireInput) -> Result<ProviderId, Fault> {
    Door.part(input, Read.asProviderId)
}

/// Opaque position in the replayed history of one session: it stands for everything up to and including one item. It may be kept and used again after a restart of the service, as long as the history before it stays as it was. It is neither an event id nor a sequence.
public func decodeReplayCursor(_ input: some WireInput) -> Result<ReplayCursor, Fault> {
    Door.part(input, Read.asReplayCursor)
}

/// One item of the replayed history. Tool calls, reasoning and diagnostics are no items.
public func decodeReplayItem(_ input: some WireInput) -> Result<ReplayItem, Fault> {
    Door.part(input, Read.asReplayItem)
}

/// A message of the conversation, or one part of it. A turn that was cancelled or failed keeps what the assistant had said by then.
public func decodeReplayMessage(_ input: some WireInput) -> Result<ReplayMessage, Fault> {
    Door.part(input, Read.asReplayMessage)
}

/// What compaction kept of the older history, or one part of it. It stands before the conversation that follows the cutoff and has no author.
public func decodeReplaySummary(_ input: some WireInput) -> Result<ReplaySummary, Fault> {
    Door.part(input, Read.asReplaySummary)
}

/// The end of a turn. What the assistant had said stands in the messages before it.
public func decodeReplayTerminal(_ input: some WireInput) -> Result<ReplayTerminal, Fault> {
    Door.part(input, Read.asReplayTerminal)
}

/// How a recorded turn ended.
public func decodeReplayTerminalStatus(_ input: some WireInput) -> Result<ReplayTerminalStatus, Fault> {
    Door.part(input, Read.asReplayTerminalStatus)
}

/// Correlation key that a client chooses for one request. It must differ from every other request of this process that is still in flight; the answer, and every event that the request causes, repeats it. It means nothing else: no path, account or content may be encoded in it.
public func decodeRequestId(_ input: some WireInput) -> Result<RequestId, Fault> {
    Door.part(input, Read.asRequestId)
}

/// Names the exact text of the contract that a program was made from: SHA-256 over the schema files, in lower-case hexadecimal.
public func decodeSchemaDigest(_ input: some WireInput) -> Result<SchemaDigest, Fault> {
    Door.part(input, Read.asSchemaDigest)
}

/// The provider and model that new turns use.
public func decodeSelection(_ input: some WireInput) -> Result<Selection, Fault> {
    Door.part(input, Read.asSelection)
}

/// The provider and model that new turns shall use.
public func decodeSelectionChange(_ input: some WireInput) -> Result<SelectionChange, Fault> {
    Door.part(input, Read.asSelectionChange)
}

/// Gives up this process's attachment to the session that the envelope names. Has no arguments. Nothing is deleted. A session with no running turn here can be closed any number of times, even when it does not exist.
public func decodeSessionCloseRequest(_ input: some WireInput) -> Result<SessionCloseRequest, Fault> {
    Door.part(input, Read.asSessionCloseRequest)
}

/// What closing did.
public func decodeSessionCloseStatus(_ input: some WireInput) -> Result<SessionCloseStatus, Fault> {
    Door.part(input, Read.asSessionCloseStatus)
}

/// The attachment is gone, or will be when the running turn has ended.
public func decodeSessionCloseSuccess(_ input: some WireInput) -> Result<SessionCloseSuccess, Fault> {
    Door.part(input, Read.asSessionCloseSuccess)
}

/// Makes a new durable session and attaches it. Has no arguments; the envelope must not name a session.
public func decodeSessionCreateRequest(_ input: some WireInput) -> Result<SessionCreateRequest, Fault> {
    Door.part(input, Read.asSessionCreateRequest)
}

/// The session exists on disk and is attached to this process.
public func decodeSessionCreateSuccess(_ input: some WireInput) -> Result<SessionCreateSuccess, Fault> {
    Door.part(input, Read.asSessionCreateSuccess)
}

/// Opaque identity of a durable session, given out by the service. Clients keep it and hand it back; they never build one, and it tells nothing about where or how a session is stored. The service checks it before it touches storage.
public func decodeSessionId(_ input: some WireInput) -> Result<SessionId, Fault> {
    Door.part(input, Read.asSessionId)
}

/// Asks for one page of the stored sessions, ordered by id. The envelope must not name a session.
public func decodeSessionListRequest(_ input: some WireInput) -> Result<SessionListRequest, Fault> {
    Door.part(input, Read.asSessionListRequest)
}

/// One page of sessions. It is no frozen snapshot: sessions that come and go between pages are seen or missed. Start again without after to refresh.
public func decodeSessionListSuccess(_ input: some WireInput) -> Result<SessionListSuccess, Fault> {
    Door.part(input, Read.asSessionListSuccess)
}

/// Attaches a stored session, the one that the envelope names, so that no other service can write to it. Has no arguments. Opening what this process already holds changes nothing, except that an attachment made by a turn then stays.
public func decodeSessionOpenRequest(_ input: some WireInput) -> Result<SessionOpenRequest, Fault> {
    Door.part(input, Read.asSessionOpenRequest)
}

/// The session is attached to this process until it is closed. That alone does not promise that its history is fit for another turn.
public func decodeSessionOpenSuccess(_ input: some WireInput) -> Result<SessionOpenSuccess, Fault> {
    Door.part(input, Read.asSessionOpenSuccess)
}

/// Reads one page of the durable history of the session that the envelope names. Changes nothing, needs no attachment, and works while another service holds the session.
public func decodeSessionReplayRequest(_ input: some WireInput) -> Result<SessionReplayRequest, Fault> {
    Door.part(input, Read.asSessionReplayRequest)
}

/// One page of durable history. As compact JSON it has at most max_session_replay_page_bytes, so a page can be shorter than the limit that was asked for.
public func decodeSessionReplaySuccess(_ input: some WireInput) -> Result<SessionReplaySuccess, Fault> {
    Door.part(input, Read.asSessionReplaySuccess)
}

/// One stored session in a listing.
public func decodeSessionSummary(_ input: some WireInput) -> Result<SessionSummary, Fault> {
    Door.part(input, Read.asSessionSummary)
}

/// Asks whether the service runs and whether the selected provider could be used. Has no arguments.
public func decodeStatusRequest(_ input: some WireInput) -> Result<StatusRequest, Fault> {
    Door.part(input, Read.asStatusRequest)
}

/// A deliberately small answer: neither provider nor account, path or session can be read from it.
public func decodeStatusSuccess(_ input: some WireInput) -> Result<StatusSuccess, Fault> {
    Door.part(input, Read.asStatusSuccess)
}

/// How much a model is asked to reason. Which levels a model has is told with it.
public func decodeThinkingLevel(_ input: some WireInput) -> Result<ThinkingLevel, Fault> {
    Door.part(input, Read.asThinkingLevel)
}

/// Name of a built-in tool that may be shown. A consumer may show a name it does not know as it is.
public func decodeToolName(_ input: some WireInput) -> Result<ToolName, Fault> {
    Door.part(input, Read.asToolName)
}

/// How a tool is reached.
public func decodeToolTransport(_ input: some WireInput) -> Result<ToolTransport, Fault> {
    Door.part(input, Read.asToolTransport)
}

/// Something the agent does besides talking. It shares the sequence of the turn with its text, and is dropped rather than waited for when the queue is full.
public func decodeTurnActivity(_ input: some WireInput) -> Result<TurnActivity, Fault> {
    Door.part(input, Read.asTurnActivity)
}

/// The next piece of the assistant's text, in order. Pieces are for live display; the terminal event settles the whole text.
public func decodeTurnAssistantDelta(_ input: some WireInput) -> Result<TurnAssistantDelta, Fault> {
    Door.part(input, Read.asTurnAssistantDelta)
}

/// Asks a running turn to stop. Its terminal event still follows, and it may still say completed if the turn was faster.
public func decodeTurnCancelRequest(_ input: some WireInput) -> Result<TurnCancelRequest, Fault> {
    Door.part(input, Read.asTurnCancelRequest)
}

/// The turn was told to stop. This is not its end.
public func decodeTurnCancelSuccess(_ input: some WireInput) -> Result<TurnCancelSuccess, Fault> {
    Door.part(input, Read.asTurnCancelSuccess)
}

/// Opaque identity of one turn, given out when it is accepted.
public func decodeTurnId(_ input: some WireInput) -> Result<TurnId, Fault> {
    Door.part(input, Read.asTurnId)
}

/// Room for choices that a later release may offer. None exist now.
public func decodeTurnOptions(_ input: some WireInput) -> Result<TurnOptions, Fault> {
    Door.part(input, Read.asTurnOptions)
}

/// Place in the live stream of one turn. The start has zero; every activity that was tried and every accepted piece of text takes the next number, and the terminal event the one after the last. A number that never arrives is an activity that was dropped, not missing text.
public func decodeTurnSequence(_ input: some WireInput) -> Result<TurnSequence, Fault> {
    Door.part(input, Read.asTurnSequence)
}

/// Starts a turn: one prompt and everything the agent does about it. With a session in the envelope the turn continues it, otherwise it begins a new one.
public func decodeTurnStartRequest(_ input: some WireInput) -> Result<TurnStartRequest, Fault> {
    Door.part(input, Read.asTurnStartRequest)
}

/// The turn is accepted: the prompt is stored and will be worked on. From here on exactly one terminal event will follow, however the turn goes.
public func decodeTurnStartSuccess(_ input: some WireInput) -> Result<TurnStartSuccess, Fault> {
    Door.part(input, Read.asTurnStartSuccess)
}

/// The first event of a turn, right after the response.
public func decodeTurnStarted(_ input: some WireInput) -> Result<TurnStarted, Fault> {
    Door.part(input, Read.asTurnStarted)
}

/// How a turn ended.
public func decodeTurnStatus(_ input: some WireInput) -> Result<TurnStatus, Fault> {
    Door.part(input, Read.asTurnStatus)
}

/// The one end of a turn; no other event of it follows. Its text replaces whatever was pieced together from the deltas.
public func decodeTurnTerminal(_ input: some WireInput) -> Result<TurnTerminal, Fault> {
    Door.part(input, Read.asTurnTerminal)
}

/// What a usage covers.
public func decodeUsageSource(_ input: some WireInput) -> Result<UsageSource, Fault> {
    Door.part(input, Read.asUsageSource)
}

/// The refusal in a response that failed: a stable code for programs and a fixed sentence for people. Neither carries anything taken from the request.
public func decodeWireError(_ input: some WireInput) -> Result<WireError, Fault> {
    Door.part(input, Read.asWireError)
}

/// Why a request was refused. A consumer that meets a code it does not know treats the answer as a plain failure: never as success, and never as a reason to send the request again by itself.
public func decodeWireErrorCode(_ input: some WireInput) -> Result<WireErrorCode, Fault> {
    Door.part(input, Read.asWireErrorCode)
}
