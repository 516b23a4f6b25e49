// @generated from schema/app-service by codegen. Do not edit.
// What travels, as types: absent members and null are told apart, unions are enums, open choices have a fallback.

/// One thing that the agent does, in a form from which nothing private can be read. The members of each kind stand directly beside its kind.
public enum Activity: Codable, Hashable, Sendable {
    /// `kind`: lifecycle.
    case lifecycle(ActivityLifecycle)
    /// `kind`: tool.
    case tool(ActivityTool)
    /// `kind`: reasoning_summary.
    case reasoningSummary(ActivityReasoningSummary)
    /// `kind`: context.
    case context(ActivityContext)
    /// `kind`: usage.
    case usage(ActivityUsage)
    /// `kind`: compaction.
    case compaction(ActivityCompaction)

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asActivity)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// What the activity of turns can show. Flags tell about features; they are no operations and cannot be requested. A false flag stays false until the feature really exists.
public struct ActivityCapabilities: Codable, Hashable, Sendable {
    /// Turns send turn.activity events. False beside an advertised turn.activity is a contradiction.
    public var events: Bool
    /// Tool calls wait for an approval by the client.
    public var approvals: Bool
    /// A running turn takes further instructions.
    public var steering: Bool
    /// Start, connection and end of MCP servers are reported.
    public var mcpServerLifecycle: Bool
    /// Calls of MCP tools are reported, with hashed identities.
    public var mcpToolActivity: Bool
    /// Batches and tasks of subagents are reported.
    public var subagents: Bool
    /// Activity carries what tools returned.
    public var rawToolOutput: Bool
    /// Missed activity can be replayed later.
    public var activityReplay: Bool
    /// UTF-8 bytes that the text of one reasoning summary may have. A bound of this feature, not one of the general limits.
    public var maxSummaryBytes: LimitValue

    public init(events: Bool, approvals: Bool, steering: Bool, mcpServerLifecycle: Bool, mcpToolActivity: Bool, subagents: Bool, rawToolOutput: Bool, activityReplay: Bool, maxSummaryBytes: LimitValue) {
        self.events = events
        self.approvals = approvals
        self.steering = steering
        self.mcpServerLifecycle = mcpServerLifecycle
        self.mcpToolActivity = mcpToolActivity
        self.subagents = subagents
        self.rawToolOutput = rawToolOutput
        self.activityReplay = activityReplay
        self.maxSummaryBytes = maxSummaryBytes
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asActivityCapabilities)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// The history is being made shorter. Says when durable history must be read again.
public struct ActivityCompaction: Codable, Hashable, Sendable {
    /// The thing that this tells about.
    public var activityId: ActivityId
    /// Compaction of the history.
    public var kind: String { "compaction" }
    /// How far it has come.
    public var status: CompactionStatus
    /// Tokens in the context, when compaction was triggered and when it was completed. Null in every other status.
    /// `nil`: `null`.
    public var currentTokens: Count?
    /// Tokens that the context can hold, when compaction was triggered and when it was completed. Null in every other status.
    /// `nil`: `null`.
    public var maxTokens: Count?
    /// Read session.replay again. True once compaction has ended in any way, false before.
    public var replayRequired: Bool

    public init(activityId: ActivityId, status: CompactionStatus, currentTokens: Count?, maxTokens: Count?, replayRequired: Bool) {
        self.activityId = activityId
        self.status = status
        self.currentTokens = currentTokens
        self.maxTokens = maxTokens
        self.replayRequired = replayRequired
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asActivityCompaction)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// How full the model's context is.
public struct ActivityContext: Codable, Hashable, Sendable {
    /// The thing that this tells about.
    public var activityId: ActivityId
    /// Fill of the context.
    public var kind: String { "context" }
    /// Tokens in the context.
    public var currentTokens: Count
    /// Tokens that the context can hold.
    public var maxTokens: Count
    /// Tokens of these spent on reasoning. Null: not known.
    /// `nil`: `null`.
    public var reasoningTokens: Count?
    /// Which request to the provider this belongs to, counted by the runtime. Not the sequence of live events.
    public var requestSequence: Count
    /// Where the numbers come from.
    public var source: ContextSource

    public init(activityId: ActivityId, currentTokens: Count, maxTokens: Count, reasoningTokens: Count?, requestSequence: Count, source: ContextSource) {
        self.activityId = activityId
        self.currentTokens = currentTokens
        self.maxTokens = maxTokens
        self.reasoningTokens = reasoningTokens
        self.requestSequence = requestSequence
        self.source = source
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asActivityContext)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Identity of something an agent does, hashed so that no name, path or argument shows. It belongs to one turn and can come again in another; updates of one thing share it, so it does not name an event.
public typealias ActivityId = String

/// Something started, moved on or ended. Delivery is best effort: a start, an update or an end may be missing.
public struct ActivityLifecycle: Codable, Hashable, Sendable {
    /// The thing that this tells about.
    public var activityId: ActivityId
    /// The thing that this one is part of. There only when a start named it; left out otherwise, never null.
    /// `nil`: left out.
    public var parentActivityId: ActivityId?
    /// Start, progress and end of anything.
    public var kind: String { "lifecycle" }
    /// What started, or activity for an end.
    public var category: LifecycleCategory
    /// How far it has come.
    public var status: LifecycleStatus
    /// Arguments, labels, output and error texts are never sent.
    public var detailsOmitted: Bool { true }

    public init(activityId: ActivityId, parentActivityId: ActivityId? = nil, category: LifecycleCategory, status: LifecycleStatus) {
        self.activityId = activityId
        self.parentActivityId = parentActivityId
        self.category = category
        self.status = status
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asActivityLifecycle)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// A summary of its reasoning that the provider made and marked as such. Raw reasoning is never sent.
public struct ActivityReasoningSummary: Codable, Hashable, Sendable {
    /// The thing that this tells about.
    public var activityId: ActivityId
    /// A summary of reasoning.
    public var kind: String { "reasoning_summary" }
    /// The summary, made safe to show. Empty, and marked as truncated, where the provider's text was too long to treat.
    public var text: String
    /// Making it safe changed the text. False is no promise that nothing private is left.
    public var redacted: Bool
    /// Text was cut off or left out because of its size.
    public var truncated: Bool

    public init(activityId: ActivityId, text: String, redacted: Bool, truncated: Bool) {
        self.activityId = activityId
        self.text = text
        self.redacted = redacted
        self.truncated = truncated
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asActivityReasoningSummary)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// A tool call and how it goes. Nothing of what it was given or returned is sent.
public struct ActivityTool: Codable, Hashable, Sendable {
    /// The thing that this tells about.
    public var activityId: ActivityId
    /// A tool call.
    public var kind: String { "tool" }
    /// Hash of the tool's full name: the same for every call of one tool.
    public var toolId: ActivityId
    /// The name, for built-in tools that may be named. Null for all others.
    /// `nil`: `null`.
    public var toolName: ToolName?
    /// Hash of the MCP server's name. Null where no server is involved or known.
    /// `nil`: `null`.
    public var serverId: ActivityId?
    /// How the tool is reached.
    public var transport: ToolTransport
    /// How far the call has come.
    public var status: LifecycleStatus
    /// Whether the call was ended by its time limit. Null: not known, which is not false.
    /// `nil`: `null`.
    public var timedOut: Bool?
    /// Arguments, labels, output and error texts are never sent.
    public var detailsOmitted: Bool { true }

    public init(activityId: ActivityId, toolId: ActivityId, toolName: ToolName?, serverId: ActivityId?, transport: ToolTransport, status: LifecycleStatus, timedOut: Bool?) {
        self.activityId = activityId
        self.toolId = toolId
        self.toolName = toolName
        self.serverId = serverId
        self.transport = transport
        self.status = status
        self.timedOut = timedOut
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asActivityTool)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Tokens that were used, by one provider request or by the whole run of a subagent.
public struct ActivityUsage: Codable, Hashable, Sendable {
    /// The thing that this tells about.
    public var activityId: ActivityId
    /// Used tokens.
    public var kind: String { "usage" }
    /// Tokens that were read as input.
    public var effectiveInput: Count
    /// Tokens that were produced.
    public var output: Count
    /// Input tokens that came from a cache. Means nothing where cache_known is false.
    public var cacheRead: Count
    /// The provider told about its cache.
    public var cacheKnown: Bool
    /// Which request to the provider this belongs to, counted by the runtime. Not the sequence of live events.
    public var requestSequence: Count
    /// No later usage of this request follows.
    public var finalUsage: Bool
    /// What the numbers cover.
    public var source: UsageSource

    public init(activityId: ActivityId, effectiveInput: Count, output: Count, cacheRead: Count, cacheKnown: Bool, requestSequence: Count, finalUsage: Bool, source: UsageSource) {
        self.activityId = activityId
        self.effectiveInput = effectiveInput
        self.output = output
        self.cacheRead = cacheRead
        self.cacheKnown = cacheKnown
        self.requestSequence = requestSequence
        self.finalUsage = finalUsage
        self.source = source
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asActivityUsage)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Name of an event that the service can send. There is no way to switch events off, so a client that meets a name it does not know must stop before it changes anything.
public enum AdvertisedEvent: RawRepresentable, Codable, Hashable, Sendable {
    /// A turn has begun to run. Follows the acceptance at once.
    case turnStarted
    /// The next piece of the assistant's text.
    case turnAssistantDelta
    /// Something the agent does besides talking. Dropped when the queue is full; the sequence then shows a gap.
    case turnActivity
    /// The end of a turn, with its settled text.
    case turnTerminal
    /// A login has moved on.
    case authLoginProgress
    /// The end of a login, after its cleanup.
    case authLoginTerminal
    /// A value that this version of the contract does not name. incompatible
    case unrecognized(String)

    /// The values that this version of the contract names.
    public static let known: [AdvertisedEvent] = [.turnStarted, .turnAssistantDelta, .turnActivity, .turnTerminal, .authLoginProgress, .authLoginTerminal]

    public init(rawValue: String) {
        switch Check.plain(rawValue) {
        case "turn.started": self = .turnStarted
        case "turn.assistant_delta": self = .turnAssistantDelta
        case "turn.activity": self = .turnActivity
        case "turn.terminal": self = .turnTerminal
        case "auth.login.progress": self = .authLoginProgress
        case "auth.login.terminal": self = .authLoginTerminal
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .turnStarted: return "turn.started"
        case .turnAssistantDelta: return "turn.assistant_delta"
        case .turnActivity: return "turn.activity"
        case .turnTerminal: return "turn.terminal"
        case .authLoginProgress: return "auth.login.progress"
        case .authLoginTerminal: return "auth.login.terminal"
        case .unrecognized(let value): return value
        }
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asAdvertisedEvent)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Name of an operation that the service offers. A client leaves alone the ones that it does not know.
public enum AdvertisedOperation: RawRepresentable, Codable, Hashable, Sendable {
    /// Opens the conversation and tells all that the service offers. The only operation that is served before it has succeeded once.
    case initialize
    /// Tells that the service runs and whether the effective provider could be used.
    case status
    /// Tells again all that the service offers.
    case capabilities
    /// Lists stored sessions by id, page by page.
    case sessionList
    /// Makes a new durable session and attaches it.
    case sessionCreate
    /// Attaches a stored session for writing.
    case sessionOpen
    /// Reads the durable history of a session, page by page.
    case sessionReplay
    /// Gives up an attachment, stopping the turn that runs in it.
    case sessionClose
    /// Runs the agent on a prompt, in the named session or a new one.
    case turnStart
    /// Asks a running turn to stop.
    case turnCancel
    /// Tells for each provider whether its credentials could be used.
    case authStatus
    /// Starts a login in the browser.
    case authLoginStart
    /// Hands a login what the browser came back with.
    case authLoginCallback
    /// Asks a running login to stop.
    case authLoginCancel
    /// Removes the stored credentials of a provider.
    case authLogout
    /// Lists the providers that can be chosen.
    case catalogProviders
    /// Lists the models of a provider from the cache.
    case catalogModels
    /// Fetches the models of a provider anew.
    case catalogRefresh
    /// Reads the settings in force.
    case configGet
    /// Changes settings of one scope.
    case configSet
    /// A value that this version of the contract does not name. unused
    case unrecognized(String)

    /// The values that this version of the contract names.
    public static let known: [AdvertisedOperation] = [.initialize, .status, .capabilities, .sessionList, .sessionCreate, .sessionOpen, .sessionReplay, .sessionClose, .turnStart, .turnCancel, .authStatus, .authLoginStart, .authLoginCallback, .authLoginCancel, .authLogout, .catalogProviders, .catalogModels, .catalogRefresh, .configGet, .configSet]

    public init(rawValue: String) {
        switch Check.plain(rawValue) {
        case "initialize": self = .initialize
        case "status": self = .status
        case "capabilities": self = .capabilities
        case "session.list": self = .sessionList
        case "session.create": self = .sessionCreate
        case "session.open": self = .sessionOpen
        case "session.replay": self = .sessionReplay
        case "session.close": self = .sessionClose
        case "turn.start": self = .turnStart
        case "turn.cancel": self = .turnCancel
        case "auth.status": self = .authStatus
        case "auth.login.start": self = .authLoginStart
        case "auth.login.callback": self = .authLoginCallback
        case "auth.login.cancel": self = .authLoginCancel
        case "auth.logout": self = .authLogout
        case "catalog.providers": self = .catalogProviders
        case "catalog.models": self = .catalogModels
        case "catalog.refresh": self = .catalogRefresh
        case "config.get": self = .configGet
        case "config.set": self = .configSet
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .initialize: return "initialize"
        case .status: return "status"
        case .capabilities: return "capabilities"
        case .sessionList: return "session.list"
        case .sessionCreate: return "session.create"
        case .sessionOpen: return "session.open"
        case .sessionReplay: return "session.replay"
        case .sessionClose: return "session.close"
        case .turnStart: return "turn.start"
        case .turnCancel: return "turn.cancel"
        case .authStatus: return "auth.status"
        case .authLoginStart: return "auth.login.start"
        case .authLoginCallback: return "auth.login.callback"
        case .authLoginCancel: return "auth.login.cancel"
        case .authLogout: return "auth.logout"
        case .catalogProviders: return "catalog.providers"
        case .catalogModels: return "catalog.models"
        case .catalogRefresh: return "catalog.refresh"
        case .configGet: return "config.get"
        case .configSet: return "config.set"
        case .unrecognized(let value): return value
        }
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asAdvertisedOperation)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Name of a way to carry records. A client looks for the one that it uses and leaves others alone.
public enum AdvertisedTransport: RawRepresentable, Codable, Hashable, Sendable {
    /// Lines on the standard streams of a child process.
    case stdio
    /// A value that this version of the contract does not name. unused
    case unrecognized(String)

    /// The values that this version of the contract names.
    public static let known: [AdvertisedTransport] = [.stdio]

    public init(rawValue: String) {
        switch Check.plain(rawValue) {
        case "stdio": self = .stdio
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .stdio: return "stdio"
        case .unrecognized(let value): return value
        }
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asAdvertisedTransport)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Hands over by hand what the browser came back with, for when the loopback address cannot be reached. A login takes one such input; one that breaks the bounds below does not use it up.
public struct AuthLoginCallbackRequest: Codable, Hashable, Sendable {
    /// The login. One that is unknown or has ended answers unknown_login.
    public var loginId: LoginId
    /// The final redirect address, or the bare code. Used inside the login only: never repeated, logged or stored.
    /// Transient: never logged, never stored.
    public var input: String

    public init(loginId: LoginId, input: String) {
        self.loginId = loginId
        self.input = input
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asAuthLoginCallbackRequest)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// The input was taken. Whether it is any good is told by the events of the login.
public struct AuthLoginCallbackSuccess: Codable, Hashable, Sendable {
    /// It will be looked at.
    public var status: String { "submitted" }

    public init() {}

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asAuthLoginCallbackSuccess)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Asks a running login to stop. Its terminal event still follows, and it may still report success if storing was faster.
public struct AuthLoginCancelRequest: Codable, Hashable, Sendable {
    /// The login. One that is unknown or has ended answers unknown_login.
    public var loginId: LoginId

    public init(loginId: LoginId) {
        self.loginId = loginId
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asAuthLoginCancelRequest)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// The login was told to stop. This is not its end.
public struct AuthLoginCancelSuccess: Codable, Hashable, Sendable {
    /// The login will notice. Wait for its terminal event.
    public var status: String { "cancellation_requested" }

    public init() {}

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asAuthLoginCancelSuccess)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// How a login ended. These labels are all that is told.
public enum AuthLoginOutcome: String, CaseIterable, Codable, Hashable, Sendable {
    /// Credentials were obtained and stored.
    case exchangeSucceeded = "exchange_succeeded"
    /// A client or the end of input stopped it.
    case cancelled = "cancelled"
    /// Nothing came back in time.
    case callbackTimeout = "callback_timeout"
    /// What came back was refused. Start a new login to try again.
    case callbackFailed = "callback_failed"
    /// The provider did not hand out credentials.
    case exchangeFailed = "exchange_failed"
    /// The stored credentials changed meanwhile; nothing was overwritten.
    case authChanged = "auth_changed"
    /// The credentials could not be stored.
    case storageFailed = "storage_failed"
    /// The service failed.
    case internalError = "internal_error"

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asAuthLoginOutcome)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// A running login has moved on.
public struct AuthLoginProgress: Codable, Hashable, Sendable {
    /// The login.
    public var loginId: LoginId
    /// Its provider.
    public var providerId: ProviderId
    /// How far it has come.
    public var state: AuthLoginState
    /// The address to open, show or copy. Sent with the state authorization_url only; not to be logged or stored. No other member of any record carries an address of this kind.
    /// `nil`: left out.
    /// Transient: never logged, never stored.
    public var url: String?
    /// The client should offer to open the address; the service opens nothing itself. Sent with the state authorization_url only.
    /// `nil`: left out.
    public var openBrowser: Bool?

    public init(loginId: LoginId, providerId: ProviderId, state: AuthLoginState, url: String? = nil, openBrowser: Bool? = nil) {
        self.loginId = loginId
        self.providerId = providerId
        self.state = state
        self.url = url
        self.openBrowser = openBrowser
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asAuthLoginProgress)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Starts a login in the browser. One login runs at a time; the envelope must not name a session.
public struct AuthLoginStartRequest: Codable, Hashable, Sendable {
    /// The provider to log in to. One that has no login, or is not known, answers provider_unavailable.
    public var providerId: ProviderId

    public init(providerId: ProviderId) {
        self.providerId = providerId
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asAuthLoginStartRequest)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// The login runs. From here on exactly one terminal event will follow, however it goes.
public struct AuthLoginStartSuccess: Codable, Hashable, Sendable {
    /// The new login.
    public var loginId: LoginId
    /// Its provider.
    public var providerId: ProviderId
    /// The login runs. Nobody is logged in yet.
    public var status: String { "started" }

    public init(loginId: LoginId, providerId: ProviderId) {
        self.loginId = loginId
        self.providerId = providerId
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asAuthLoginStartSuccess)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// How far a running login has come.
public enum AuthLoginState: String, CaseIterable, Codable, Hashable, Sendable {
    /// The address to open is known; it stands beside this state. Always the first.
    case authorizationUrl = "authorization_url"
    /// The browser or a pasted input is awaited.
    case waiting = "waiting"
    /// Something came back and will be checked.
    case callbackReceived = "callback_received"
    /// It was good; the exchange begins.
    case callbackAccepted = "callback_accepted"

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asAuthLoginState)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// The one end of a login; no other event of it follows.
public struct AuthLoginTerminal: Codable, Hashable, Sendable {
    /// The login.
    public var loginId: LoginId
    /// Its provider. This release always sends it; a consumer can do without, since the login names it.
    /// `nil`: left out.
    public var providerId: ProviderId?
    /// How it ended.
    public var state: AuthLoginOutcome
    /// Its listener and worker are gone; another login can start.
    public var cleanupComplete: Bool { true }

    public init(loginId: LoginId, providerId: ProviderId? = nil, state: AuthLoginOutcome) {
        self.loginId = loginId
        self.providerId = providerId
        self.state = state
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asAuthLoginTerminal)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Removes what is stored for one provider. Variables of the environment stay, nothing is revoked remotely, and a running turn keeps what it has. The envelope must not name a session.
public struct AuthLogoutRequest: Codable, Hashable, Sendable {
    /// The provider. One that is not known answers provider_unavailable.
    public var providerId: ProviderId
    /// The user has agreed. Left out or false answers confirmation_required.
    public var confirmed: Bool { true }

    public init(providerId: ProviderId) {
        self.providerId = providerId
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asAuthLogoutRequest)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Nothing is stored for the provider any more.
public struct AuthLogoutSuccess: Codable, Hashable, Sendable {
    /// The provider.
    public var providerId: ProviderId
    /// No record of it is stored.
    public var status: String { "logged_out" }
    /// There was a record, and it was removed.
    public var removed: Bool
    /// A reminder: a provider that takes its key from the environment can still be ready.
    public var environmentUnchanged: Bool { true }

    public init(providerId: ProviderId, removed: Bool) {
        self.providerId = providerId
        self.removed = removed
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asAuthLogoutSuccess)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// How a provider is authenticated.
public enum AuthMethod: String, CaseIterable, Codable, Hashable, Sendable {
    /// A login in the browser.
    case oauth = "oauth"
    /// A key of the user.
    case apiKey = "api_key"
    /// Not at all: it needs no credentials.
    case none_ = "none"

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asAuthMethod)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// One provider and whether its credentials could be used.
public struct AuthProvider: Codable, Hashable, Sendable {
    /// The provider.
    public var providerId: ProviderId
    /// How it is authenticated.
    public var authMethod: AuthMethod
    /// Where its credentials come from.
    public var source: AuthSource
    /// Whether it could be used.
    public var readiness: AuthReadiness
    /// The same as a boolean: true exactly when readiness is ready.
    public var ready: Bool

    public init(providerId: ProviderId, authMethod: AuthMethod, source: AuthSource, readiness: AuthReadiness, ready: Bool) {
        self.providerId = providerId
        self.authMethod = authMethod
        self.source = source
        self.readiness = readiness
        self.ready = ready
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asAuthProvider)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Whether a provider could be used.
public enum AuthReadiness: String, CaseIterable, Codable, Hashable, Sendable {
    /// Credentials are at hand, can be refreshed, or are not needed. A refresh may still fail.
    case ready = "ready"
    /// There are no credentials.
    case missing = "missing"
    /// There are credentials, but they can neither be used nor refreshed: log in again.
    case needsLogin = "needs_login"

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asAuthReadiness)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Where the credentials that would be used come from.
public enum AuthSource: String, CaseIterable, Codable, Hashable, Sendable {
    /// The store that all programs of this home share.
    case sharedStore = "shared_store"
    /// The environment of the service. Neither the variable nor its value is told.
    case environment = "environment"
    /// There are none, or none are needed.
    case none_ = "none"

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asAuthSource)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Asks which providers could be used right now. Has no arguments; the envelope must not name a session.
public struct AuthStatusRequest: Codable, Hashable, Sendable {

    public init() {}

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asAuthStatusRequest)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// The providers that the service knew when it started, each judged by what is stored and set now. Nothing was refreshed or sent.
public struct AuthStatusSuccess: Codable, Hashable, Sendable {
    /// The built-in providers and those of the settings.
    public var providers: [AuthProvider]

    public init(providers: [AuthProvider]) {
        self.providers = providers
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asAuthStatusSuccess)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Asks again for what initialize told about the service. Has no arguments.
public struct CapabilitiesRequest: Codable, Hashable, Sendable {

    public init() {}

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asCapabilitiesRequest)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Everything that the service offers, complete and never filtered by what a client requested. Initialize carries the same object.
public struct CapabilitiesSuccess: Codable, Hashable, Sendable {
    /// Versions of the wire contract that the service speaks.
    public var protocolVersions: [ProtocolVersion]
    /// All operations that answer.
    public var operations: [AdvertisedOperation]
    /// All events that can arrive. Check the whole set before the first change: none of them can be ignored.
    public var events: [AdvertisedEvent]
    /// Ways to carry records that this process serves.
    public var transports: [AdvertisedTransport]
    /// The bounds of this process, equal to those that stand beside the capabilities in the answer to initialize.
    public var limits: Limits
    /// What turn activity can show. This release always sends it. A consumer that does without activity reads its absence as unavailable, never as enabled; where turn.activity is advertised, its absence is a contradiction.
    /// `nil`: left out.
    public var activity: ActivityCapabilities?

    public init(protocolVersions: [ProtocolVersion], operations: [AdvertisedOperation], events: [AdvertisedEvent], transports: [AdvertisedTransport], limits: Limits, activity: ActivityCapabilities? = nil) {
        self.protocolVersions = protocolVersions
        self.operations = operations
        self.events = events
        self.transports = transports
        self.limits = limits
        self.activity = activity
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asCapabilitiesSuccess)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Asks for one page of a provider's models, in the order of the cached list. The envelope must not name a session.
public struct CatalogModelsRequest: Codable, Hashable, Sendable {
    /// The provider. One that is not known answers invalid_selection.
    public var providerId: ProviderId
    /// How many entries to skip. Left out: none. A number out of range answers limit_exceeded; one beyond the end gives an empty page.
    /// `nil`: left out.
    public var offset: Int?
    /// How many entries the page may hold at most. Left out: the most that a page may hold. A number out of range answers limit_exceeded.
    /// `nil`: left out.
    public var limit: Int?

    public init(providerId: ProviderId, offset: Int? = nil, limit: Int? = nil) {
        self.providerId = providerId
        self.offset = offset
        self.limit = limit
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asCatalogModelsRequest)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// One page of a provider's models. Pages are read anew each time; start over after a refresh or a change of settings.
public struct CatalogModelsSuccess: Codable, Hashable, Sendable {
    /// The models of this page in the order of the cached list, none twice. In a stale list none is available.
    public var entries: [ModelEntry]
    /// The offset of the next page. Null when this is the last one.
    /// `nil`: `null`.
    public var nextOffset: Int?
    /// How good the list is.
    public var state: CatalogState
    /// The answer comes from what is stored; nothing was fetched.
    public var refresh: String { "cache_only" }

    public init(entries: [ModelEntry], nextOffset: Int?, state: CatalogState) {
        self.entries = entries
        self.nextOffset = nextOffset
        self.state = state
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asCatalogModelsSuccess)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Asks for one page of the providers, ordered by id. The envelope must not name a session.
public struct CatalogProvidersRequest: Codable, Hashable, Sendable {
    /// How many entries to skip. Left out: none. A number out of range answers limit_exceeded; one beyond the end gives an empty page.
    /// `nil`: left out.
    public var offset: Int?
    /// How many entries the page may hold at most. Left out: the most that a page may hold. A number out of range answers limit_exceeded.
    /// `nil`: left out.
    public var limit: Int?

    public init(offset: Int? = nil, limit: Int? = nil) {
        self.offset = offset
        self.limit = limit
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asCatalogProvidersRequest)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// One page of providers: the built-in ones and those of the settings. Pages are read anew each time; start over after a change of settings.
public struct CatalogProvidersSuccess: Codable, Hashable, Sendable {
    /// The providers of this page, ordered by id, none twice.
    public var entries: [ProviderEntry]
    /// The offset of the next page. Null when this is the last one.
    /// `nil`: `null`.
    public var nextOffset: Int?
    /// The answer comes from what is stored; nothing was fetched.
    public var refresh: String { "cache_only" }

    public init(entries: [ProviderEntry], nextOffset: Int?) {
        self.entries = entries
        self.nextOffset = nextOffset
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asCatalogProvidersSuccess)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Fetches a provider's list of models anew. It may use the network and credentials and write the cache; it changes no selection. The envelope must not name a session.
public struct CatalogRefreshRequest: Codable, Hashable, Sendable {
    /// The provider. One that is not known answers invalid_selection.
    public var providerId: ProviderId

    public init(providerId: ProviderId) {
        self.providerId = providerId
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asCatalogRefreshRequest)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// The list was looked for. An older one may have been kept, so look at the state and read the models again.
public struct CatalogRefreshSuccess: Codable, Hashable, Sendable {
    /// The provider.
    public var providerId: ProviderId
    /// How good its list is now.
    public var state: CatalogState

    public init(providerId: ProviderId, state: CatalogState) {
        self.providerId = providerId
        self.state = state
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asCatalogRefreshSuccess)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// How good the cached list of a provider's models is.
public enum CatalogState: String, CaseIterable, Codable, Hashable, Sendable {
    /// It fits the provider's settings and has not expired. Models that are not disabled can be selected.
    case freshCache = "fresh_cache"
    /// It fits, but has expired. Models can be shown, not selected.
    case stale = "stale"
    /// There is none that can be used.
    case unavailable = "unavailable"

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asCatalogState)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// How far compaction has come.
public enum CompactionStatus: String, CaseIterable, Codable, Hashable, Sendable {
    /// The history has grown too large; compaction will begin.
    case triggered = "triggered"
    /// The summary is being made.
    case running = "running"
    /// A summary stands in for the older history.
    case completed = "completed"
    /// The history is as it was.
    case failed = "failed"
    /// Compaction was stopped; the history is as it was.
    case cancelled = "cancelled"

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asCompactionStatus)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Asks for the settings in force. Has no arguments; the envelope must not name a session.
public struct ConfigGetRequest: Codable, Hashable, Sendable {

    public init() {}

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asConfigGetRequest)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// The settings that a client may see and change, as they are in force. Reading them needs no fresh catalog and does not promise that the model can run.
public struct ConfigGetSuccess: Codable, Hashable, Sendable {
    /// What new turns use, after environment, settings and defaults.
    public var selection: Selection
    /// The level in force: the configured one as far as the model supports it.
    public var thinkingLevel: ThinkingLevel
    /// The level that the merged settings ask for; default when they ask for none.
    public var configuredThinkingLevel: ThinkingLevel
    /// The levels of the selected model, none twice.
    public var availableThinkingLevels: [ThinkingLevel]
    /// The faster service of the provider is asked for.
    public var fast: Bool
    /// The layers, strongest first. It tells how settings are merged, not where each came from.
    public var precedence: [ConfigLayer]
    /// The scopes that config.set can write.
    public var writableScopes: [ConfigScope]
    /// Settings that only the global scope can change.
    public var globalOnly: [GlobalSetting]

    public init(selection: Selection, thinkingLevel: ThinkingLevel, configuredThinkingLevel: ThinkingLevel, availableThinkingLevels: [ThinkingLevel], fast: Bool, precedence: [ConfigLayer], writableScopes: [ConfigScope], globalOnly: [GlobalSetting]) {
        self.selection = selection
        self.thinkingLevel = thinkingLevel
        self.configuredThinkingLevel = configuredThinkingLevel
        self.availableThinkingLevels = availableThinkingLevels
        self.fast = fast
        self.precedence = precedence
        self.writableScopes = writableScopes
        self.globalOnly = globalOnly
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asConfigGetSuccess)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// A place that a setting can come from.
public enum ConfigLayer: String, CaseIterable, Codable, Hashable, Sendable {
    /// Variables of the service's environment.
    case environment = "environment"
    /// Settings of the project.
    case project = "project"
    /// Settings of the home.
    case global = "global"

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asConfigLayer)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Whose settings are meant.
public enum ConfigScope: String, CaseIterable, Codable, Hashable, Sendable {
    /// Those that all projects of this home share.
    case global = "global"
    /// Those of the project that the service was started in.
    case project = "project"

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asConfigScope)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Changes settings of one scope, all or nothing. What is left out stays, except that a new selection without a level sets the level of that scope back to default. Nothing can be unset. The envelope must not name a session.
public struct ConfigSetRequest: Codable, Hashable, Sendable {
    /// Where to write.
    public var scope: ConfigScope
    /// What new turns shall use. Left out: unchanged; null is refused.
    /// `nil`: left out.
    public var selection: SelectionChange?
    /// The level to ask for. Left out: unchanged, or default beside a selection; null is refused.
    /// `nil`: left out.
    public var thinkingLevel: ThinkingLevel?
    /// Whether to ask for the faster service. Left out: unchanged; null is refused. Only the global scope takes it.
    /// `nil`: left out.
    public var fast: Bool?

    public init(scope: ConfigScope, selection: SelectionChange? = nil, thinkingLevel: ThinkingLevel? = nil, fast: Bool? = nil) {
        self.scope = scope
        self.selection = selection
        self.thinkingLevel = thinkingLevel
        self.fast = fast
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asConfigSetRequest)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// The change is stored. A stronger layer may still cover it: look at what is in force.
public struct ConfigSetSuccess: Codable, Hashable, Sendable {
    /// The change is stored.
    public var persisted: Bool { true }
    /// Where it was written.
    public var scope: ConfigScope
    /// All settings in force after the change, as config.get answers them.
    public var effective: ConfigGetSuccess

    public init(scope: ConfigScope, effective: ConfigGetSuccess) {
        self.scope = scope
        self.effective = effective
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asConfigSetSuccess)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Where the token counts of a context come from.
public enum ContextSource: String, CaseIterable, Codable, Hashable, Sendable {
    /// Guessed from the size of the text, for what is there now.
    case fallbackEstimate = "fallback_estimate"
    /// Counted with a tokenizer, for what is there now.
    case tokenizerEstimate = "tokenizer_estimate"
    /// Guessed from the size of the text, for the request to come.
    case fallbackProjection = "fallback_projection"
    /// Counted with a tokenizer, for the request to come.
    case tokenizerProjection = "tokenizer_projection"
    /// Reported by the provider for the request before.
    case lastProviderUsage = "last_provider_usage"
    /// Reported by the provider for this request, complete.
    case providerExact = "provider_exact"
    /// Reported by the provider for this request, in part.
    case providerPartial = "provider_partial"

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asContextSource)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// A whole number of things that happened or were measured. Zero is a measurement, not a placeholder: where a count is not known, the member is null instead. Written as an integer literal.
public typealias Count = Int

/// Opaque identity of one event record, unique within the process. It orders nothing: a payload's sequence does that.
public typealias EventId = String

/// A setting that only the global scope can change.
public enum GlobalSetting: String, CaseIterable, Codable, Hashable, Sendable {
    /// The faster service of the provider, where it has one.
    case fast = "fast"

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asGlobalSetting)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Opens the conversation: which versions the client can speak and which operations it cannot do without. It may be repeated; a success changes nothing but the fact of being initialized, and a failure does not take an earlier success back.
public struct InitializeRequest: Codable, Hashable, Sendable {
    /// The versions that the client can speak, in any order. It must hold the version of this service, else the answer is unsupported_version. An empty list, or more entries than max_negotiation_items, answers limit_exceeded.
    public var supportedProtocolVersions: [ProtocolVersion]
    /// Operations that the client needs: each must be known, else the answer is unsupported_capability. They are a requirement checked now, not a list of what may be called later. Left out means none; null is refused. To need more than max_negotiation_items of them, leave the list empty and compare the advertised set.
    /// `nil`: left out.
    public var requestedCapabilities: [String]?

    public init(supportedProtocolVersions: [ProtocolVersion], requestedCapabilities: [String]? = nil) {
        self.supportedProtocolVersions = supportedProtocolVersions
        self.requestedCapabilities = requestedCapabilities
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asInitializeRequest)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// The service agrees to talk: which version, which release, which bounds, and all that it offers.
public struct InitializeSuccess: Codable, Hashable, Sendable {
    /// The version that was agreed.
    public var protocolVersion: Int { 1 }
    /// Name of the program that answers.
    public var serverName: String
    /// Release of that program. It tells nothing about the wire contract.
    public var serverVersion: String
    /// The schema that the service was made from. Equal to the constant in a client's generated code: both were made from the same text. Another value alone is no reason to refuse anything, since a contract grows within its version; what fits is judged from version, capabilities and limits. Left out by services that do not tell.
    /// `nil`: left out.
    public var schemaDigest: SchemaDigest?
    /// The bounds of this process.
    public var limits: Limits
    /// All that the service offers; the capabilities operation answers the same object.
    public var capabilities: CapabilitiesSuccess

    public init(serverName: String, serverVersion: String, schemaDigest: SchemaDigest? = nil, limits: Limits, capabilities: CapabilitiesSuccess) {
        self.serverName = serverName
        self.serverVersion = serverVersion
        self.schemaDigest = schemaDigest
        self.limits = limits
        self.capabilities = capabilities
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asInitializeSuccess)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// A name made for people, safe to show. The id where there is no better one.
public typealias Label = String

/// What kind of thing started. Its end always says activity: match an end to its start by id.
public enum LifecycleCategory: String, CaseIterable, Codable, Hashable, Sendable {
    /// A tool call.
    case tool = "tool"
    /// A hook of the user's settings.
    case hook = "hook"
    /// Text added to the context, such as project instructions.
    case contextInjection = "context_injection"
    /// Several subagents started together.
    case subagentBatch = "subagent_batch"
    /// One subagent with a task of its own.
    case subagentTask = "subagent_task"
    /// The model's own answer.
    case assistant = "assistant"
    /// A note of the runtime about itself.
    case diagnostic = "diagnostic"
    /// Making the history shorter. The activity kind compaction tells more.
    case compaction = "compaction"
    /// The end of any of these.
    case activity = "activity"

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asLifecycleCategory)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// How far something has come.
public enum LifecycleStatus: String, CaseIterable, Codable, Hashable, Sendable {
    /// It waits for its turn.
    case queued = "queued"
    /// It works.
    case running = "running"
    /// It produces its result.
    case writing = "writing"
    /// It ended well.
    case completed = "completed"
    /// It ended badly.
    case failed = "failed"
    /// It was stopped.
    case cancelled = "cancelled"

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asLifecycleStatus)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// The value of one limit. Its unit and what it covers belong to its name and never change.
public typealias LimitValue = Int

/// Bounds that this process keeps for its whole life. All known names are there; later releases may add names, and a consumer checks that each added value is a positive integer and otherwise leaves it alone. Values may differ between releases of one protocol version.
public struct Limits: Codable, Hashable, Sendable {
    /// Length of a record as it travels, carriage return and newline counted. A longer input line is thrown away up to its newline and answered record_too_large.
    public var maxRecordBytes: LimitValue
    /// Size of a payload written as compact JSON in UTF-8, whatever spaces it came with.
    public var maxPayloadBytes: LimitValue
    /// Size of the fixed sentence that goes with an error code.
    public var maxErrorMessageBytes: LimitValue
    /// Size of an opaque identity.
    public var maxIdBytes: LimitValue
    /// Size of a name that the contract gives out.
    public var maxNameBytes: LimitValue
    /// Size of any text after its escapes are resolved: a prompt, the text of an answer, a key.
    public var maxStringBytes: LimitValue
    /// How deep a record may nest.
    public var maxJsonDepth: LimitValue
    /// How many items an array may hold.
    public var maxArrayItems: LimitValue
    /// How many members an object may have.
    public var maxObjectFields: LimitValue
    /// How many versions or operations one initialize request may name. It does not bound the advertised sets.
    public var maxNegotiationItems: LimitValue
    /// How many sessions may be attached at once, whether by create, open or a turn.
    public var maxSessionAttachments: LimitValue
    /// The longest page, and the length of a page for which no limit is given.
    public var maxSessionPageItems: LimitValue
    /// Size of a whole replay page as compact JSON: items, cursors, flags and framing.
    public var maxSessionReplayPageBytes: LimitValue
    /// How much of the most recent history replay reads.
    public var maxSessionReplayWindowBytes: LimitValue
    /// How many directory entries may be looked at, sessions or not. More answer limit_exceeded instead of an arbitrary part.
    public var maxSessionListScanEntries: LimitValue
    /// The longest page, and the length of a page for which no limit is given.
    public var maxCatalogPageItems: LimitValue
    /// Members that have no name in this version of the contract.
    public var others: [MemberName: LimitValue]

    public init(maxRecordBytes: LimitValue, maxPayloadBytes: LimitValue, maxErrorMessageBytes: LimitValue, maxIdBytes: LimitValue, maxNameBytes: LimitValue, maxStringBytes: LimitValue, maxJsonDepth: LimitValue, maxArrayItems: LimitValue, maxObjectFields: LimitValue, maxNegotiationItems: LimitValue, maxSessionAttachments: LimitValue, maxSessionPageItems: LimitValue, maxSessionReplayPageBytes: LimitValue, maxSessionReplayWindowBytes: LimitValue, maxSessionListScanEntries: LimitValue, maxCatalogPageItems: LimitValue, others: [MemberName: LimitValue] = [:]) {
        self.maxRecordBytes = maxRecordBytes
        self.maxPayloadBytes = maxPayloadBytes
        self.maxErrorMessageBytes = maxErrorMessageBytes
        self.maxIdBytes = maxIdBytes
        self.maxNameBytes = maxNameBytes
        self.maxStringBytes = maxStringBytes
        self.maxJsonDepth = maxJsonDepth
        self.maxArrayItems = maxArrayItems
        self.maxObjectFields = maxObjectFields
        self.maxNegotiationItems = maxNegotiationItems
        self.maxSessionAttachments = maxSessionAttachments
        self.maxSessionPageItems = maxSessionPageItems
        self.maxSessionReplayPageBytes = maxSessionReplayPageBytes
        self.maxSessionReplayWindowBytes = maxSessionReplayWindowBytes
        self.maxSessionListScanEntries = maxSessionListScanEntries
        self.maxCatalogPageItems = maxCatalogPageItems
        self.others = others
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asLimits)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Opaque identity of one login, given out when it starts.
public typealias LoginId = String

/// Who said it.
public enum MessageRole: String, CaseIterable, Codable, Hashable, Sendable {
    /// The person, through a prompt.
    case user = "user"
    /// The model.
    case assistant = "assistant"

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asMessageRole)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// One model that can be shown, and perhaps chosen.
public struct ModelEntry: Codable, Hashable, Sendable {
    /// Its provider.
    public var providerId: ProviderId
    /// The model.
    public var modelId: ModelId
    /// Its name for people.
    public var label: Label
    /// It can be selected now: the list is fresh and the model is not disabled. It does not promise that credentials are there or that a turn will succeed.
    public var available: Bool
    /// Tokens that its context holds. Null: not known.
    /// `nil`: `null`.
    public var contextWindow: Count?
    /// Tokens that it produces at most in one answer. Null: not known.
    /// `nil`: `null`.
    public var maxOutputTokens: Count?
    /// The thinking levels it has, none twice. Do not offer others.
    public var availableThinkingLevels: [ThinkingLevel]

    public init(providerId: ProviderId, modelId: ModelId, label: Label, available: Bool, contextWindow: Count?, maxOutputTokens: Count?, availableThinkingLevels: [ThinkingLevel]) {
        self.providerId = providerId
        self.modelId = modelId
        self.label = label
        self.available = available
        self.contextWindow = contextWindow
        self.maxOutputTokens = maxOutputTokens
        self.availableThinkingLevels = availableThinkingLevels
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asModelEntry)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Id by which a model of one provider is chosen: letters and digits of ASCII and five marks. A text that looks like a secret is refused or left out as well.
public typealias ModelId = String

/// Number of a wire contract, 16 bits without sign.
public typealias ProtocolVersion = Int

/// One provider that can be chosen.
public struct ProviderEntry: Codable, Hashable, Sendable {
    /// The provider.
    public var providerId: ProviderId
    /// Its name for people.
    public var label: Label

    public init(providerId: ProviderId, label: Label) {
        self.providerId = providerId
        self.label = label
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asProviderEntry)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Id by which a provider is chosen: letters and digits of ASCII and five marks. A text that looks like a secret is refused or left out as well.
public typealias ProviderId = String

/// Opaque position in the replayed history of one session: it stands for everything up to and including one item. It may be kept and used again after a restart of the service, as long as the history before it stays as it was. It is neither an event id nor a sequence.
public typealias ReplayCursor = String

/// One item of the replayed history. Tool calls, reasoning and diagnostics are no items.
public enum ReplayItem: Codable, Hashable, Sendable {
    /// `kind`: message.
    case message(ReplayMessage)
    /// `kind`: terminal.
    case terminal(ReplayTerminal)
    /// `kind`: summary.
    case summary(ReplaySummary)

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asReplayItem)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// A message of the conversation, or one part of it. A turn that was cancelled or failed keeps what the assistant had said by then.
public struct ReplayMessage: Codable, Hashable, Sendable {
    /// Position right after this item. Keep it only once the item is accepted.
    public var cursor: ReplayCursor
    /// A message of the conversation.
    public var kind: String { "message" }
    /// Who said it.
    public var role: MessageRole
    /// The text of this part, with secrets removed. Parts are split between characters and joined without anything in between.
    public var text: String
    /// Place of this part, counted from zero for each message or summary.
    public var part: Int
    /// Nothing of the text follows. Parts of one text can stand on different pages.
    public var lastPart: Bool

    public init(cursor: ReplayCursor, role: MessageRole, text: String, part: Int, lastPart: Bool) {
        self.cursor = cursor
        self.role = role
        self.text = text
        self.part = part
        self.lastPart = lastPart
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asReplayMessage)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// What compaction kept of the older history, or one part of it. It stands before the conversation that follows the cutoff and has no author.
public struct ReplaySummary: Codable, Hashable, Sendable {
    /// Position right after this item. Keep it only once the item is accepted.
    public var cursor: ReplayCursor
    /// A summary of older history.
    public var kind: String { "summary" }
    /// The text of this part, with secrets removed. Parts are split between characters and joined without anything in between.
    public var text: String
    /// Place of this part, counted from zero for each message or summary.
    public var part: Int
    /// Nothing of the text follows. Parts of one text can stand on different pages.
    public var lastPart: Bool

    public init(cursor: ReplayCursor, text: String, part: Int, lastPart: Bool) {
        self.cursor = cursor
        self.text = text
        self.part = part
        self.lastPart = lastPart
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asReplaySummary)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// The end of a turn. What the assistant had said stands in the messages before it.
public struct ReplayTerminal: Codable, Hashable, Sendable {
    /// Position right after this item. Keep it only once the item is accepted.
    public var cursor: ReplayCursor
    /// The end of a turn.
    public var kind: String { "terminal" }
    /// How it ended.
    public var status: ReplayTerminalStatus

    public init(cursor: ReplayCursor, status: ReplayTerminalStatus) {
        self.cursor = cursor
        self.status = status
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asReplayTerminal)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// How a recorded turn ended.
public enum ReplayTerminalStatus: String, CaseIterable, Codable, Hashable, Sendable {
    /// The turn ran to its end.
    case completed = "completed"
    /// A client, the end of input or the close of the session stopped it.
    case cancelled = "cancelled"
    /// It could not go on for another reason.
    case failed = "failed"
    /// It failed because the history no longer fitted the model and could not be made to fit.
    case compactionRequired = "compaction_required"

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asReplayTerminalStatus)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Correlation key that a client chooses for one request. It must differ from every other request of this process that is still in flight; the answer, and every event that the request causes, repeats it. It means nothing else: no path, account or content may be encoded in it.
public typealias RequestId = String

/// Names the exact text of the contract that a program was made from: SHA-256 over the schema files, in lower-case hexadecimal.
public typealias SchemaDigest = String

/// The provider and model that new turns use.
public struct Selection: Codable, Hashable, Sendable {
    /// The provider.
    public var providerId: ProviderId
    /// One of its models.
    public var modelId: ModelId

    public init(providerId: ProviderId, modelId: ModelId) {
        self.providerId = providerId
        self.modelId = modelId
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asSelection)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// The provider and model that new turns shall use.
public struct SelectionChange: Codable, Hashable, Sendable {
    /// The provider.
    public var providerId: ProviderId
    /// One of its models: known, not disabled, in a fresh catalog.
    public var modelId: ModelId

    public init(providerId: ProviderId, modelId: ModelId) {
        self.providerId = providerId
        self.modelId = modelId
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asSelectionChange)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Gives up this process's attachment to the session that the envelope names. Has no arguments. Nothing is deleted. A session with no running turn here can be closed any number of times, even when it does not exist.
public struct SessionCloseRequest: Codable, Hashable, Sendable {

    public init() {}

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asSessionCloseRequest)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// What closing did.
public enum SessionCloseStatus: String, CaseIterable, Codable, Hashable, Sendable {
    /// This process does not hold the session.
    case closed = "closed"
    /// A turn still runs; it was asked to stop and the attachment ends with it. Close again after its terminal event to see closed.
    case closing = "closing"

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asSessionCloseStatus)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// The attachment is gone, or will be when the running turn has ended.
public struct SessionCloseSuccess: Codable, Hashable, Sendable {
    /// The session.
    public var sessionId: SessionId
    /// Whether the attachment is gone already.
    public var status: SessionCloseStatus

    public init(sessionId: SessionId, status: SessionCloseStatus) {
        self.sessionId = sessionId
        self.status = status
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asSessionCloseSuccess)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Makes a new durable session and attaches it. Has no arguments; the envelope must not name a session.
public struct SessionCreateRequest: Codable, Hashable, Sendable {

    public init() {}

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asSessionCreateRequest)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// The session exists on disk and is attached to this process.
public struct SessionCreateSuccess: Codable, Hashable, Sendable {
    /// The new session.
    public var sessionId: SessionId
    /// The session is attached and takes turns.
    public var status: String { "open" }

    public init(sessionId: SessionId) {
        self.sessionId = sessionId
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asSessionCreateSuccess)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Opaque identity of a durable session, given out by the service. Clients keep it and hand it back; they never build one, and it tells nothing about where or how a session is stored. The service checks it before it touches storage.
public typealias SessionId = String

/// Asks for one page of the stored sessions, ordered by id. The envelope must not name a session.
public struct SessionListRequest: Codable, Hashable, Sendable {
    /// Where the page before this one ended: its next_after. Left out or null: from the beginning. A text that is no session id answers invalid_session_id.
    /// `nil`: left out or `null`, which are the same.
    public var after: SessionId?
    /// How many sessions the page may hold at most. Left out: the most that a page may hold. A number out of range answers limit_exceeded.
    /// `nil`: left out.
    public var limit: Int?

    public init(after: SessionId? = nil, limit: Int? = nil) {
        self.after = after
        self.limit = limit
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asSessionListRequest)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// One page of sessions. It is no frozen snapshot: sessions that come and go between pages are seen or missed. Start again without after to refresh.
public struct SessionListSuccess: Codable, Hashable, Sendable {
    /// The sessions of this page, ordered by id. It may be empty although more follow.
    public var sessions: [SessionSummary]
    /// The last id that was looked at, to be given as after for the next page. It need not be among the sessions shown. Null when nothing was left to look at.
    /// `nil`: `null`.
    public var nextAfter: SessionId?
    /// More candidates follow this page.
    public var truncated: Bool
    /// Some candidates could not be read or shown. It does not mean that another page follows.
    public var incomplete: Bool

    public init(sessions: [SessionSummary], nextAfter: SessionId?, truncated: Bool, incomplete: Bool) {
        self.sessions = sessions
        self.nextAfter = nextAfter
        self.truncated = truncated
        self.incomplete = incomplete
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asSessionListSuccess)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Attaches a stored session, the one that the envelope names, so that no other service can write to it. Has no arguments. Opening what this process already holds changes nothing, except that an attachment made by a turn then stays.
public struct SessionOpenRequest: Codable, Hashable, Sendable {

    public init() {}

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asSessionOpenRequest)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// The session is attached to this process until it is closed. That alone does not promise that its history is fit for another turn.
public struct SessionOpenSuccess: Codable, Hashable, Sendable {
    /// The session.
    public var sessionId: SessionId
    /// The session is attached and takes turns.
    public var status: String { "open" }

    public init(sessionId: SessionId) {
        self.sessionId = sessionId
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asSessionOpenSuccess)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Reads one page of the durable history of the session that the envelope names. Changes nothing, needs no attachment, and works while another service holds the session.
public struct SessionReplayRequest: Codable, Hashable, Sendable {
    /// The cursor of the last item that was accepted. Left out or null: from the start of the window. A text that is no cursor of this history is no error: the answer then asks for a resync.
    /// `nil`: left out or `null`, which are the same.
    public var after: String?
    /// How many items the page may hold at most. Left out: the most that a page may hold. A number out of range answers limit_exceeded.
    /// `nil`: left out.
    public var limit: Int?

    public init(after: String? = nil, limit: Int? = nil) {
        self.after = after
        self.limit = limit
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asSessionReplayRequest)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// One page of durable history. As compact JSON it has at most max_session_replay_page_bytes, so a page can be shorter than the limit that was asked for.
public struct SessionReplaySuccess: Codable, Hashable, Sendable {
    /// The items of this page, oldest first.
    public var events: [ReplayItem]
    /// Position after this page, also after an empty one. Give it as after for the next page, or later to see what is new.
    public var nextCursor: ReplayCursor
    /// Where the history ended when this request was served. Nothing is kept or subscribed on the service. Equal to next_cursor once everything was read.
    public var snapshotCursor: ReplayCursor
    /// More items follow up to snapshot_cursor.
    public var truncated: Bool
    /// Something of the history is missing or could not be read, also because it lies before the window. The cursors stay usable; reading again does not bring it back, and the flag may stay.
    public var gap: Bool
    /// The given cursor does not fit the history as it is now. The page is empty and next_cursor is where to start again: throw the cached items away first.
    public var resyncRequired: Bool

    public init(events: [ReplayItem], nextCursor: ReplayCursor, snapshotCursor: ReplayCursor, truncated: Bool, gap: Bool, resyncRequired: Bool) {
        self.events = events
        self.nextCursor = nextCursor
        self.snapshotCursor = snapshotCursor
        self.truncated = truncated
        self.gap = gap
        self.resyncRequired = resyncRequired
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asSessionReplaySuccess)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// One stored session in a listing.
public struct SessionSummary: Codable, Hashable, Sendable {
    /// The session.
    public var sessionId: SessionId
    /// A short text made from the conversation, safe to show and with secrets removed. Null where there is none yet.
    /// `nil`: `null`.
    public var title: String?
    /// When the session last changed, as an RFC 3339 timestamp. For display: the listing is not ordered by it.
    public var updatedAt: String

    public init(sessionId: SessionId, title: String?, updatedAt: String) {
        self.sessionId = sessionId
        self.title = title
        self.updatedAt = updatedAt
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asSessionSummary)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Asks whether the service runs and whether the selected provider could be used. Has no arguments.
public struct StatusRequest: Codable, Hashable, Sendable {

    public init() {}

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asStatusRequest)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// A deliberately small answer: neither provider nor account, path or session can be read from it.
public struct StatusSuccess: Codable, Hashable, Sendable {
    /// The service takes requests. It says nothing about providers.
    public var service: String { "ready" }
    /// Credentials for the provider that is effective right now are at hand, or could be refreshed without a new login. Judged anew at every request from settings, stores and environment, without network and without changing anything. False also when they are missing or unusable.
    public var providerAuthReady: Bool

    public init(providerAuthReady: Bool) {
        self.providerAuthReady = providerAuthReady
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asStatusSuccess)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// How much a model is asked to reason. Which levels a model has is told with it.
public enum ThinkingLevel: String, CaseIterable, Codable, Hashable, Sendable {
    /// What the provider does when nothing is asked.
    case default_ = "default"
    /// A little.
    case low = "low"
    /// Some.
    case medium = "medium"
    /// Much.
    case high = "high"
    /// Very much.
    case xHigh = "x_high"
    /// All that the model can.
    case max = "max"

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asThinkingLevel)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Name of a built-in tool that may be shown. A consumer may show a name it does not know as it is.
public enum ToolName: RawRepresentable, Codable, Hashable, Sendable {
    /// Reads a file.
    case read
    /// Writes a file.
    case write
    /// Changes part of a file.
    case edit
    /// Lists a folder.
    case list
    /// Finds files by name.
    case glob
    /// Finds text in files.
    case grep
    /// Runs a shell command.
    case bash
    /// Hands work to subagents.
    case task
    /// Loads a skill.
    case skill
    /// A value that this version of the contract does not name. text
    case unrecognized(String)

    /// The values that this version of the contract names.
    public static let known: [ToolName] = [.read, .write, .edit, .list, .glob, .grep, .bash, .task, .skill]

    public init(rawValue: String) {
        switch Check.plain(rawValue) {
        case "read": self = .read
        case "write": self = .write
        case "edit": self = .edit
        case "list": self = .list
        case "glob": self = .glob
        case "grep": self = .grep
        case "bash": self = .bash
        case "task": self = .task
        case "skill": self = .skill
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .read: return "read"
        case .write: return "write"
        case .edit: return "edit"
        case .list: return "list"
        case .glob: return "glob"
        case .grep: return "grep"
        case .bash: return "bash"
        case .task: return "task"
        case .skill: return "skill"
        case .unrecognized(let value): return value
        }
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asToolName)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// How a tool is reached.
public enum ToolTransport: String, CaseIterable, Codable, Hashable, Sendable {
    /// It is built in.
    case local = "local"
    /// An MCP server offers it.
    case mcp = "mcp"
    /// The runtime cannot tell. This is a value of its own, not a stand-in for others.
    case unknown = "unknown"

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asToolTransport)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Something the agent does besides talking. It shares the sequence of the turn with its text, and is dropped rather than waited for when the queue is full.
public struct TurnActivity: Codable, Hashable, Sendable {
    /// The turn.
    public var turnId: TurnId
    /// Its place in the stream of the turn.
    public var sequence: TurnSequence
    /// What is done.
    public var activity: Activity

    public init(turnId: TurnId, sequence: TurnSequence, activity: Activity) {
        self.turnId = turnId
        self.sequence = sequence
        self.activity = activity
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asTurnActivity)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// The next piece of the assistant's text, in order. Pieces are for live display; the terminal event settles the whole text.
public struct TurnAssistantDelta: Codable, Hashable, Sendable {
    /// The turn.
    public var turnId: TurnId
    /// Its place in the stream of the turn.
    public var sequence: TurnSequence
    /// The piece, to be put right behind the one before. It is never cut short.
    public var text: String

    public init(turnId: TurnId, sequence: TurnSequence, text: String) {
        self.turnId = turnId
        self.sequence = sequence
        self.text = text
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asTurnAssistantDelta)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Asks a running turn to stop. Its terminal event still follows, and it may still say completed if the turn was faster.
public struct TurnCancelRequest: Codable, Hashable, Sendable {
    /// The turn to stop. One that is unknown or has ended answers unknown_turn.
    public var turnId: TurnId

    public init(turnId: TurnId) {
        self.turnId = turnId
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asTurnCancelRequest)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// The turn was told to stop. This is not its end.
public struct TurnCancelSuccess: Codable, Hashable, Sendable {
    /// The turn will notice. Wait for its terminal event.
    public var status: String { "cancellation_requested" }

    public init() {}

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asTurnCancelSuccess)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Opaque identity of one turn, given out when it is accepted.
public typealias TurnId = String

/// Room for choices that a later release may offer. None exist now.
public struct TurnOptions: Codable, Hashable, Sendable {

    public init() {}

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asTurnOptions)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Place in the live stream of one turn. The start has zero; every activity that was tried and every accepted piece of text takes the next number, and the terminal event the one after the last. A number that never arrives is an activity that was dropped, not missing text.
public typealias TurnSequence = Int

/// Starts a turn: one prompt and everything the agent does about it. With a session in the envelope the turn continues it, otherwise it begins a new one.
public struct TurnStartRequest: Codable, Hashable, Sendable {
    /// What the user says. It holds at least one character that is not white space and reaches the model as it is.
    public var prompt: String
    /// Left out means the same as an empty object; null is refused.
    /// `nil`: left out.
    public var options: TurnOptions?

    public init(prompt: String, options: TurnOptions? = nil) {
        self.prompt = prompt
        self.options = options
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asTurnStartRequest)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// The turn is accepted: the prompt is stored and will be worked on. From here on exactly one terminal event will follow, however the turn goes.
public struct TurnStartSuccess: Codable, Hashable, Sendable {
    /// The new turn.
    public var turnId: TurnId
    /// Its session: the one of the request, or a new one.
    public var sessionId: SessionId
    /// The turn will run. It has not ended.
    public var status: String { "accepted" }

    public init(turnId: TurnId, sessionId: SessionId) {
        self.turnId = turnId
        self.sessionId = sessionId
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asTurnStartSuccess)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// The first event of a turn, right after the response.
public struct TurnStarted: Codable, Hashable, Sendable {
    /// The turn.
    public var turnId: TurnId
    /// Its session.
    public var sessionId: SessionId
    /// The turn runs.
    public var status: String { "started" }
    /// The start of the count.
    public var sequence: Int { 0 }

    public init(turnId: TurnId, sessionId: SessionId) {
        self.turnId = turnId
        self.sessionId = sessionId
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asTurnStarted)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// How a turn ended.
public enum TurnStatus: String, CaseIterable, Codable, Hashable, Sendable {
    /// The whole turn ran to its end.
    case completed = "completed"
    /// A client, the end of input or the close of the session stopped it.
    case cancelled = "cancelled"
    /// It could not go on for another reason. A turn that replay shows as compaction_required ends with this status as well.
    case failed = "failed"

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asTurnStatus)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// The one end of a turn; no other event of it follows. Its text replaces whatever was pieced together from the deltas.
public struct TurnTerminal: Codable, Hashable, Sendable {
    /// The turn.
    public var turnId: TurnId
    /// Its session.
    public var sessionId: SessionId
    /// How it ended.
    public var status: TurnStatus
    /// Everything the assistant said that was accepted, also when the turn was stopped or failed. Empty when nothing was. A turn whose text would outgrow this bound, or a payload once it is escaped, fails before that and keeps what was accepted.
    public var assistantText: String
    /// One more than all that was sent or dropped before.
    public var sequence: TurnSequence
    /// How many activities could not be queued, those after the last event that arrived included. Kinds that are left out on purpose do not count.
    public var activityDropped: Count
    /// Whether dropped activity can be fetched later. False while the capability activity_replay is false.
    public var activityReplayAvailable: Bool
    /// Durable history may differ from what was seen live: read session.replay. Dropped activity does not come back that way.
    public var replayRequired: Bool

    public init(turnId: TurnId, sessionId: SessionId, status: TurnStatus, assistantText: String, sequence: TurnSequence, activityDropped: Count, activityReplayAvailable: Bool, replayRequired: Bool) {
        self.turnId = turnId
        self.sessionId = sessionId
        self.status = status
        self.assistantText = assistantText
        self.sequence = sequence
        self.activityDropped = activityDropped
        self.activityReplayAvailable = activityReplayAvailable
        self.replayRequired = replayRequired
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asTurnTerminal)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// What a usage covers.
public enum UsageSource: String, CaseIterable, Codable, Hashable, Sendable {
    /// One request to the provider.
    case providerRequest = "provider_request"
    /// The whole run of a subagent.
    case subagentAggregate = "subagent_aggregate"

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asUsageSource)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// The refusal in a response that failed: a stable code for programs and a fixed sentence for people. Neither carries anything taken from the request.
public struct WireError: Codable, Hashable, Sendable {
    /// The reason, stable across releases.
    public var code: WireErrorCode
    /// The fixed sentence that belongs to the code. Its wording may change between releases; programs decide by the code.
    public var message: String

    public init(code: WireErrorCode, message: String) {
        self.code = code
        self.message = message
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asWireError)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

/// Why a request was refused. A consumer that meets a code it does not know treats the answer as a plain failure: never as success, and never as a reason to send the request again by itself.
public enum WireErrorCode: RawRepresentable, Codable, Hashable, Sendable {
    /// The line, its newline included, is longer than max_record_bytes. It is discarded up to the newline and the next line is served.
    case recordTooLarge
    /// The line is blank, not UTF-8, not JSON, more than one value, or repeats a key.
    case invalidJson
    /// A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    case duplicateRequestId
    /// A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    case limitExceeded
    /// The envelope speaks another version, or an initialize request does not offer the version of this service.
    case unsupportedVersion
    /// A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    case invalidRequest
    /// The payload, written as compact JSON, is longer than max_payload_bytes.
    case payloadTooLarge
    /// The service has no operation of this name.
    case unsupportedOperation
    /// A member of the payload is missing, unknown, or of the wrong type or value.
    case invalidPayload
    /// No initialize request has succeeded yet. Only initialize itself is served before.
    case notInitialized
    /// An initialize request needs an operation that the service does not have.
    case unsupportedCapability
    /// A logout was asked for without the user's agreement.
    case confirmationRequired
    /// The scope is not known, or a setting cannot be changed in it.
    case invalidScope
    /// The id of a provider or model is unsafe, not known, or names a disabled model.
    case invalidSelection
    /// A session id, or the continuation of a listing, is not one that this service could have given out.
    case invalidSessionId
    /// The provider is not known, or has no login.
    case providerUnavailable
    /// The turn was never accepted, or has ended.
    case unknownTurn
    /// The login was never started, or has ended.
    case unknownLogin
    /// Another login runs, or this one has already taken an input.
    case authBusy
    /// The service runs as many turns as it is set to.
    case tooManyActiveTurns
    /// Another service holds the session, a turn runs in it, it is being closed, or its file is being written this moment. Try again later.
    case sessionBusy
    /// The session does not exist, cannot be read safely, or its history exceeds what can be worked with.
    case sessionUnavailable
    /// One catalog or settings request runs at a time. Try again after its answer.
    case configurationBusy
    /// The settings cannot be read, or hold something that cannot be shown safely.
    case configurationUnavailable
    /// There is no usable list of models to check the change against. Refresh it first.
    case catalogUnavailable
    /// The list of models has expired, so the change cannot be checked. Refresh it first.
    case catalogStale
    /// The level is a known one, but not one of this model.
    case unsupportedReasoning
    /// The provider could not be asked, or its answer not be stored. Check its readiness and try again.
    case catalogRefreshFailed
    /// The change could not be checked or stored. Look at the local settings and try again.
    case settingsWriteFailed
    /// The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    case internalError
    /// A value that this version of the contract does not name. generic-error
    case unrecognized(String)

    /// The values that this version of the contract names.
    public static let known: [WireErrorCode] = [.recordTooLarge, .invalidJson, .duplicateRequestId, .limitExceeded, .unsupportedVersion, .invalidRequest, .payloadTooLarge, .unsupportedOperation, .invalidPayload, .notInitialized, .unsupportedCapability, .confirmationRequired, .invalidScope, .invalidSelection, .invalidSessionId, .providerUnavailable, .unknownTurn, .unknownLogin, .authBusy, .tooManyActiveTurns, .sessionBusy, .sessionUnavailable, .configurationBusy, .configurationUnavailable, .catalogUnavailable, .catalogStale, .unsupportedReasoning, .catalogRefreshFailed, .settingsWriteFailed, .internalError]

    public init(rawValue: String) {
        switch Check.plain(rawValue) {
        case "record_too_large": self = .recordTooLarge
        case "invalid_json": self = .invalidJson
        case "duplicate_request_id": self = .duplicateRequestId
        case "limit_exceeded": self = .limitExceeded
        case "unsupported_version": self = .unsupportedVersion
        case "invalid_request": self = .invalidRequest
        case "payload_too_large": self = .payloadTooLarge
        case "unsupported_operation": self = .unsupportedOperation
        case "invalid_payload": self = .invalidPayload
        case "not_initialized": self = .notInitialized
        case "unsupported_capability": self = .unsupportedCapability
        case "confirmation_required": self = .confirmationRequired
        case "invalid_scope": self = .invalidScope
        case "invalid_selection": self = .invalidSelection
        case "invalid_session_id": self = .invalidSessionId
        case "provider_unavailable": self = .providerUnavailable
        case "unknown_turn": self = .unknownTurn
        case "unknown_login": self = .unknownLogin
        case "auth_busy": self = .authBusy
        case "too_many_active_turns": self = .tooManyActiveTurns
        case "session_busy": self = .sessionBusy
        case "session_unavailable": self = .sessionUnavailable
        case "configuration_busy": self = .configurationBusy
        case "configuration_unavailable": self = .configurationUnavailable
        case "catalog_unavailable": self = .catalogUnavailable
        case "catalog_stale": self = .catalogStale
        case "unsupported_reasoning": self = .unsupportedReasoning
        case "catalog_refresh_failed": self = .catalogRefreshFailed
        case "settings_write_failed": self = .settingsWriteFailed
        case "internal_error": self = .internalError
        default: self = .unrecognized(rawValue)
        }
    }

    public var rawValue: String {
        switch self {
        case .recordTooLarge: return "record_too_large"
        case .invalidJson: return "invalid_json"
        case .duplicateRequestId: return "duplicate_request_id"
        case .limitExceeded: return "limit_exceeded"
        case .unsupportedVersion: return "unsupported_version"
        case .invalidRequest: return "invalid_request"
        case .payloadTooLarge: return "payload_too_large"
        case .unsupportedOperation: return "unsupported_operation"
        case .invalidPayload: return "invalid_payload"
        case .notInitialized: return "not_initialized"
        case .unsupportedCapability: return "unsupported_capability"
        case .confirmationRequired: return "confirmation_required"
        case .invalidScope: return "invalid_scope"
        case .invalidSelection: return "invalid_selection"
        case .invalidSessionId: return "invalid_session_id"
        case .providerUnavailable: return "provider_unavailable"
        case .unknownTurn: return "unknown_turn"
        case .unknownLogin: return "unknown_login"
        case .authBusy: return "auth_busy"
        case .tooManyActiveTurns: return "too_many_active_turns"
        case .sessionBusy: return "session_busy"
        case .sessionUnavailable: return "session_unavailable"
        case .configurationBusy: return "configuration_busy"
        case .configurationUnavailable: return "configuration_unavailable"
        case .catalogUnavailable: return "catalog_unavailable"
        case .catalogStale: return "catalog_stale"
        case .unsupportedReasoning: return "unsupported_reasoning"
        case .catalogRefreshFailed: return "catalog_refresh_failed"
        case .settingsWriteFailed: return "settings_write_failed"
        case .internalError: return "internal_error"
        case .unrecognized(let value): return value
        }
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asWireErrorCode)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}
