// @generated from schema/app-service by codegen. Do not edit.
// The records around the payloads, and every payload that each can carry.

/// What a request asks.
public enum Call: Hashable, Sendable {
    /// Opens the conversation and tells all that the service offers. The only operation that is served before it has succeeded once.
    case initialize(InitializeRequest)
    /// Tells that the service runs and whether the effective provider could be used.
    case status(StatusRequest)
    /// Tells again all that the service offers.
    case capabilities(CapabilitiesRequest)
    /// Lists stored sessions by id, page by page.
    case sessionList(SessionListRequest)
    /// Makes a new durable session and attaches it.
    case sessionCreate(SessionCreateRequest)
    /// Attaches a stored session for writing.
    case sessionOpen(SessionOpenRequest)
    /// Reads the durable history of a session, page by page.
    case sessionReplay(SessionReplayRequest)
    /// Gives up an attachment, stopping the turn that runs in it.
    case sessionClose(SessionCloseRequest)
    /// Runs the agent on a prompt, in the named session or a new one.
    case turnStart(TurnStartRequest)
    /// Asks a running turn to stop.
    case turnCancel(TurnCancelRequest)
    /// Tells for each provider whether its credentials could be used.
    case authStatus(AuthStatusRequest)
    /// Starts a login in the browser.
    case authLoginStart(AuthLoginStartRequest)
    /// Hands a login what the browser came back with.
    case authLoginCallback(AuthLoginCallbackRequest)
    /// Asks a running login to stop.
    case authLoginCancel(AuthLoginCancelRequest)
    /// Removes the stored credentials of a provider.
    case authLogout(AuthLogoutRequest)
    /// Lists the providers that can be chosen.
    case catalogProviders(CatalogProvidersRequest)
    /// Lists the models of a provider from the cache.
    case catalogModels(CatalogModelsRequest)
    /// Fetches the models of a provider anew.
    case catalogRefresh(CatalogRefreshRequest)
    /// Reads the settings in force.
    case configGet(ConfigGetRequest)
    /// Changes settings of one scope.
    case configSet(ConfigSetRequest)

    public var method: MethodName {
        switch self {
        case .initialize: return .initialize
        case .status: return .status
        case .capabilities: return .capabilities
        case .sessionList: return .sessionList
        case .sessionCreate: return .sessionCreate
        case .sessionOpen: return .sessionOpen
        case .sessionReplay: return .sessionReplay
        case .sessionClose: return .sessionClose
        case .turnStart: return .turnStart
        case .turnCancel: return .turnCancel
        case .authStatus: return .authStatus
        case .authLoginStart: return .authLoginStart
        case .authLoginCallback: return .authLoginCallback
        case .authLoginCancel: return .authLoginCancel
        case .authLogout: return .authLogout
        case .catalogProviders: return .catalogProviders
        case .catalogModels: return .catalogModels
        case .catalogRefresh: return .catalogRefresh
        case .configGet: return .configGet
        case .configSet: return .configSet
        }
    }

    /// The payload as it travels.
    public var json: JSON {
        switch self {
        case .initialize(let payload): return payload.json
        case .status(let payload): return payload.json
        case .capabilities(let payload): return payload.json
        case .sessionList(let payload): return payload.json
        case .sessionCreate(let payload): return payload.json
        case .sessionOpen(let payload): return payload.json
        case .sessionReplay(let payload): return payload.json
        case .sessionClose(let payload): return payload.json
        case .turnStart(let payload): return payload.json
        case .turnCancel(let payload): return payload.json
        case .authStatus(let payload): return payload.json
        case .authLoginStart(let payload): return payload.json
        case .authLoginCallback(let payload): return payload.json
        case .authLoginCancel(let payload): return payload.json
        case .authLogout(let payload): return payload.json
        case .catalogProviders(let payload): return payload.json
        case .catalogModels(let payload): return payload.json
        case .catalogRefresh(let payload): return payload.json
        case .configGet(let payload): return payload.json
        case .configSet(let payload): return payload.json
        }
    }
}

/// One line from the client to the service. Closed: a member that is not listed here is refused, so that a misspelt one is noticed.
public struct Request: Codable, Hashable, Sendable {
    /// Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.
    public var requestId: RequestId
    /// The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.
    public var sessionId: SessionId?
    /// What a request asks.
    public var call: Call

    public init(requestId: RequestId, sessionId: SessionId? = nil, call: Call) {
        self.requestId = requestId
        self.sessionId = sessionId
        self.call = call
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asRequest)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

extension Request {
    /// The members of such a record in the order of the schema.
    static func members(requestId: RequestId, sessionId: SessionId?, method: String, payload: JSON) -> JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("protocol_version", JSON.number(JSON.Number(1))))
        _members.append(JSON.Member("kind", JSON.string("request")))
        _members.append(JSON.Member("request_id", JSON.string(requestId)))
        if let _value = sessionId { _members.append(JSON.Member("session_id", JSON.string(_value))) }
        _members.append(JSON.Member("method", JSON.string(method)))
        _members.append(JSON.Member("payload", payload))
        return .object(_members)
    }
}

extension Request {
    /// The value as it travels.
    public var json: JSON {
        Request.members(requestId: requestId, sessionId: sessionId, method: call.method.rawValue, payload: call.json)
    }
}

/// What a request that went well is answered.
public enum Reply: Hashable, Sendable {
    /// Success of `initialize`.
    case initialize(InitializeSuccess)
    /// Success of `status`.
    case status(StatusSuccess)
    /// Success of `capabilities`.
    case capabilities(CapabilitiesSuccess)
    /// Success of `session.list`.
    case sessionList(SessionListSuccess)
    /// Success of `session.create`.
    case sessionCreate(SessionCreateSuccess)
    /// Success of `session.open`.
    case sessionOpen(SessionOpenSuccess)
    /// Success of `session.replay`.
    case sessionReplay(SessionReplaySuccess)
    /// Success of `session.close`.
    case sessionClose(SessionCloseSuccess)
    /// Success of `turn.start`.
    case turnStart(TurnStartSuccess)
    /// Success of `turn.cancel`.
    case turnCancel(TurnCancelSuccess)
    /// Success of `auth.status`.
    case authStatus(AuthStatusSuccess)
    /// Success of `auth.login.start`.
    case authLoginStart(AuthLoginStartSuccess)
    /// Success of `auth.login.callback`.
    case authLoginCallback(AuthLoginCallbackSuccess)
    /// Success of `auth.login.cancel`.
    case authLoginCancel(AuthLoginCancelSuccess)
    /// Success of `auth.logout`.
    case authLogout(AuthLogoutSuccess)
    /// Success of `catalog.providers`.
    case catalogProviders(CatalogProvidersSuccess)
    /// Success of `catalog.models`.
    case catalogModels(CatalogModelsSuccess)
    /// Success of `catalog.refresh`.
    case catalogRefresh(CatalogRefreshSuccess)
    /// Success of `config.get`.
    case configGet(ConfigGetSuccess)
    /// Success of `config.set`.
    case configSet(ConfigSetSuccess)

    public var method: MethodName {
        switch self {
        case .initialize: return .initialize
        case .status: return .status
        case .capabilities: return .capabilities
        case .sessionList: return .sessionList
        case .sessionCreate: return .sessionCreate
        case .sessionOpen: return .sessionOpen
        case .sessionReplay: return .sessionReplay
        case .sessionClose: return .sessionClose
        case .turnStart: return .turnStart
        case .turnCancel: return .turnCancel
        case .authStatus: return .authStatus
        case .authLoginStart: return .authLoginStart
        case .authLoginCallback: return .authLoginCallback
        case .authLoginCancel: return .authLoginCancel
        case .authLogout: return .authLogout
        case .catalogProviders: return .catalogProviders
        case .catalogModels: return .catalogModels
        case .catalogRefresh: return .catalogRefresh
        case .configGet: return .configGet
        case .configSet: return .configSet
        }
    }

    /// The payload as it travels.
    public var json: JSON {
        switch self {
        case .initialize(let payload): return payload.json
        case .status(let payload): return payload.json
        case .capabilities(let payload): return payload.json
        case .sessionList(let payload): return payload.json
        case .sessionCreate(let payload): return payload.json
        case .sessionOpen(let payload): return payload.json
        case .sessionReplay(let payload): return payload.json
        case .sessionClose(let payload): return payload.json
        case .turnStart(let payload): return payload.json
        case .turnCancel(let payload): return payload.json
        case .authStatus(let payload): return payload.json
        case .authLoginStart(let payload): return payload.json
        case .authLoginCallback(let payload): return payload.json
        case .authLoginCancel(let payload): return payload.json
        case .authLogout(let payload): return payload.json
        case .catalogProviders(let payload): return payload.json
        case .catalogModels(let payload): return payload.json
        case .catalogRefresh(let payload): return payload.json
        case .configGet(let payload): return payload.json
        case .configSet(let payload): return payload.json
        }
    }

    /// What names the thing that was started; nil: nothing was.
    public var identity: String? {
        switch self {
        case .turnStart(let payload): return payload.turnId
        case .authLoginStart(let payload): return payload.loginId
        default: return nil
        }
    }

    /// The session that the payload names; nil: it names none.
    public var sessionId: SessionId? {
        switch self {
        case .sessionCreate(let payload): return payload.sessionId
        case .sessionOpen(let payload): return payload.sessionId
        case .sessionClose(let payload): return payload.sessionId
        case .turnStart(let payload): return payload.sessionId
        default: return nil
        }
    }
}

/// The one answer to a request, on one line. Every member is always written: success has a payload and a null error, failure a null payload and an error. Identity that could not be taken safely from a broken record is null.
public struct Response: Codable, Hashable, Sendable {
    /// The id of the request that is answered. Null only in a failure, where the record had no safe id.
    public var requestId: RequestId?
    /// The session of the request, or the one that the operation made for it. Null where no session is concerned.
    public var sessionId: SessionId?
    /// The operation that is answered. Null only in a failure, where the record named no safe method.
    public var method: String?
    /// The payload of a success, or why it failed.
    public var result: Result<Reply, WireError>

    public init(requestId: RequestId?, sessionId: SessionId?, method: String?, result: Result<Reply, WireError>) {
        self.requestId = requestId
        self.sessionId = sessionId
        self.method = method
        self.result = result
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asResponse)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

extension Response {
    /// The members of such a record in the order of the schema.
    static func members(requestId: RequestId?, sessionId: SessionId?, method: String?, payload: JSON, error: JSON) -> JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("protocol_version", JSON.number(JSON.Number(1))))
        _members.append(JSON.Member("kind", JSON.string("response")))
        _members.append(JSON.Member("request_id", requestId.map { JSON.string($0) } ?? .null))
        _members.append(JSON.Member("session_id", sessionId.map { JSON.string($0) } ?? .null))
        _members.append(JSON.Member("method", method.map { JSON.string($0) } ?? .null))
        _members.append(JSON.Member("payload", payload))
        _members.append(JSON.Member("error", error))
        return .object(_members)
    }
}

extension Response {
    /// The value as it travels.
    public var json: JSON {
        switch result {
        case .success(let reply): return Response.members(requestId: requestId, sessionId: sessionId, method: reply.method.rawValue, payload: reply.json, error: JSON.null)
        case .failure(let error): return Response.members(requestId: requestId, sessionId: sessionId, method: method, payload: JSON.null, error: error.json)
        }
    }
}

/// What an event tells.
public enum EventBody: Hashable, Sendable {
    /// A turn has begun to run. Follows the acceptance at once.
    case turnStarted(TurnStarted)
    /// The next piece of the assistant's text.
    case turnAssistantDelta(TurnAssistantDelta)
    /// Something the agent does besides talking. Dropped when the queue is full; the sequence then shows a gap.
    case turnActivity(TurnActivity)
    /// The end of a turn, with its settled text.
    case turnTerminal(TurnTerminal)
    /// A login has moved on.
    case authLoginProgress(AuthLoginProgress)
    /// The end of a login, after its cleanup.
    case authLoginTerminal(AuthLoginTerminal)

    public var name: EventName {
        switch self {
        case .turnStarted: return .turnStarted
        case .turnAssistantDelta: return .turnAssistantDelta
        case .turnActivity: return .turnActivity
        case .turnTerminal: return .turnTerminal
        case .authLoginProgress: return .authLoginProgress
        case .authLoginTerminal: return .authLoginTerminal
        }
    }

    /// The payload as it travels.
    public var json: JSON {
        switch self {
        case .turnStarted(let payload): return payload.json
        case .turnAssistantDelta(let payload): return payload.json
        case .turnActivity(let payload): return payload.json
        case .turnTerminal(let payload): return payload.json
        case .authLoginProgress(let payload): return payload.json
        case .authLoginTerminal(let payload): return payload.json
        }
    }

    /// What names the thing that was started; nil: nothing was.
    public var identity: String? {
        switch self {
        case .turnStarted(let payload): return payload.turnId
        case .turnAssistantDelta(let payload): return payload.turnId
        case .turnActivity(let payload): return payload.turnId
        case .turnTerminal(let payload): return payload.turnId
        case .authLoginProgress(let payload): return payload.loginId
        case .authLoginTerminal(let payload): return payload.loginId
        }
    }

    /// The session that the payload names; nil: it names none.
    public var sessionId: SessionId? {
        switch self {
        case .turnStarted(let payload): return payload.sessionId
        case .turnTerminal(let payload): return payload.sessionId
        default: return nil
        }
    }

    /// The number of the event within its start; nil: it has none.
    public var sequence: Int? {
        switch self {
        case .turnStarted(let payload): return payload.sequence
        case .turnAssistantDelta(let payload): return payload.sequence
        case .turnActivity(let payload): return payload.sequence
        case .turnTerminal(let payload): return payload.sequence
        default: return nil
        }
    }
}

/// Something that happened while a turn or a login ran, on one line. Events do not use up the answer of a request.
public struct Event: Codable, Hashable, Sendable {
    /// Identity of this record.
    public var eventId: EventId
    /// The id of the request that started the turn or login.
    public var requestId: RequestId
    /// The session of the turn; null in events of a login.
    public var sessionId: SessionId?
    /// What an event tells.
    public var body: EventBody

    public init(eventId: EventId, requestId: RequestId, sessionId: SessionId?, body: EventBody) {
        self.eventId = eventId
        self.requestId = requestId
        self.sessionId = sessionId
        self.body = body
    }

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asEvent)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

extension Event {
    /// The members of such a record in the order of the schema.
    static func members(eventId: EventId, requestId: RequestId, sessionId: SessionId?, event: String, payload: JSON) -> JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("protocol_version", JSON.number(JSON.Number(1))))
        _members.append(JSON.Member("kind", JSON.string("event")))
        _members.append(JSON.Member("event_id", JSON.string(eventId)))
        _members.append(JSON.Member("request_id", JSON.string(requestId)))
        _members.append(JSON.Member("session_id", sessionId.map { JSON.string($0) } ?? .null))
        _members.append(JSON.Member("event", JSON.string(event)))
        _members.append(JSON.Member("payload", payload))
        return .object(_members)
    }
}

extension Event {
    /// The value as it travels.
    public var json: JSON {
        Event.members(eventId: eventId, requestId: requestId, sessionId: sessionId, event: body.name.rawValue, payload: body.json)
    }
}

extension WireError: Error {}

/// The conversation between a frontend and the application service: what can be asked, what is answered, what happens in between and in which order.
public enum Record: Codable, Hashable, Sendable {
    /// One line from the client to the service. Closed: a member that is not listed here is refused, so that a misspelt one is noticed.
    case request(Request)
    /// The one answer to a request, on one line. Every member is always written: success has a payload and a null error, failure a null payload and an error. Identity that could not be taken safely from a broken record is null.
    case response(Response)
    /// Something that happened while a turn or a login ran, on one line. Events do not use up the answer of a request.
    case event(Event)

    /// Under the rules of the contract: absent is not null.
    public init(from decoder: Decoder) throws {
        self = try Door.coded(decoder, Read.asRecord)
    }

    public func encode(to encoder: Encoder) throws {
        try json.encode(to: encoder)
    }
}

extension Record {
    /// The value as it travels.
    public var json: JSON {
        switch self {
        case .request(let record): return record.json
        case .response(let record): return record.json
        case .event(let record): return record.json
        }
    }
}
