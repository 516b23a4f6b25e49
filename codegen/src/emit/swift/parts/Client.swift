// The one who asks and follows: requests out, records in, each checked against what was asked.
// Opens no pipe, and never guesses an outcome: what the stream does not settle stays unsettled.

import Foundation

/// A request that may be written.
public struct Sent: Hashable, Sendable {
    public let requestId: RequestId
    /// One line with its newline.
    public let record: Data
}

/// Why a request was not sent.
public struct Refused: Error, Hashable, Sendable {
    public let method: MethodName
    public let why: Why

    public enum Why: Hashable, Sendable {
        /// Preflight has not passed, or a later negotiation failed.
        case notAgreed
        /// An earlier mismatch closed the client.
        case closed
        /// `initialize` has a call of its own.
        case negotiation
        /// The service does not offer it.
        case notOffered
        /// The operation needs a session, or takes none.
        case session(SessionRule)
        /// It breaks a rule or a bound of the contract or of this service.
        case bound(Fault)
        /// It asks for more than both sides can take.
        case limit(LimitName, found: Int, max: Int)
    }
}

/// What an accepted record is.
public enum Received: Hashable, Sendable {
    /// A request succeeded. After `initialize`: preflight has passed.
    case reply(Reply, Response)
    /// A request failed; its code may be one that is not known here. Never a reason to send it again by itself.
    case failure(WireError, Response)
    /// The service could not tell which request it refused.
    case uncorrelated(WireError)
    /// Something that was started goes on or ends; so many sequence numbers were left out just before it.
    case event(Event, missing: Int)
}

/// The service broke the contract: nothing more of the stream can be believed. Stop the service.
public enum Mismatch: Error, Hashable, Sendable {
    /// An earlier mismatch closed the client.
    case closed
    /// Over the bound of a record.
    case tooLong(Fault)
    /// Not a record of the contract.
    case malformed(Fault)
    /// Only a client sends requests.
    case request
    /// An error that belongs to a request names none.
    case uncorrelated
    /// No request of this id waits for an answer.
    case unknownRequest(RequestId)
    /// The record is about another session than the request.
    case otherSession(RequestId)
    /// The answer is about another operation than this one.
    case otherMethod(RequestId, MethodName)
    /// The event is about another turn or login than the one that was started.
    case otherIdentity(RequestId)
    /// The service did not advertise this event.
    case notAdvertised(EventName)
    /// Nothing that was started and has not ended goes by this request id.
    case unbound(RequestId, EventName)
    /// The event may not stand here.
    case order(RequestId, EventName)
    /// The sequence did not rise.
    case sequence(RequestId, EventName, last: Int, found: Int)
    /// Preflight: this client cannot work with this service.
    case incompatible(Incompatible)
}

/// Something that was begun and has no outcome.
public struct Unsettled: Hashable, Sendable {
    public let requestId: RequestId
    public let method: MethodName
    /// The turn or login, if the start was answered.
    public let identity: String?
}

/// A request that waits for its answer.
private struct Pending {
    let method: MethodName
    let sessionId: SessionId?
}

/// One started operation, from its answer to its terminal event.
private struct Started {
    let method: MethodName
    let sessionId: SessionId?
    let identity: String
    /// The opening event came, or the operation has none.
    var opened: Bool
    /// The last sequence accepted.
    var last = -1

    /// Nil: the operation is over with its answer.
    init?(_ reply: Reply, _ sessionId: SessionId?) {
        guard let identity = reply.identity else { return nil }
        method = reply.method
        self.sessionId = sessionId
        self.identity = identity
        opened = !method.starts.contains { $0.order == .first }
    }

    /// The next event of this start: how many sequence numbers were left out before it.
    mutating func step(_ event: Event) throws -> Int {
        let (id, name) = (event.requestId, event.body.name)
        guard name.of == method else { throw Mismatch.unbound(id, name) }
        let expected = name.carriesSession ? sessionId : nil
        guard same(event.sessionId, expected), event.body.sessionId.map({ same($0, expected) }) ?? true else { throw Mismatch.otherSession(id) }
        guard same(event.body.identity, identity) else { throw Mismatch.otherIdentity(id) }
        guard opened != (name.order == .first) else { throw Mismatch.order(id, name) }
        opened = true
        guard let found = event.body.sequence else { return 0 }
        guard found > last else { throw Mismatch.sequence(id, name, last: last, found: found) }
        defer { last = found }
        return found - last - 1
    }
}

/// One client of one service process: writes requests, takes records, keeps to order and identity. Opens no pipe.
///
/// A value: what shares one between tasks keeps it in an actor.
public struct Client: Sendable {
    private let profile: Profile
    /// What preflight settled; nil before it passed, and after a negotiation that failed.
    public private(set) var agreed: Agreed?
    /// The bounds that the service advertised, where they are narrower.
    private var narrower: Bounds?
    private var closed = false
    private var sent = 0
    private var pending: [MemberName: Pending] = [:]
    private var started: [MemberName: Started] = [:]

    public init(_ profile: Profile) {
        self.profile = profile
    }

    /// The `initialize` record. Where more operations are needed than one list may name, the list stays empty and preflight
    /// compares.
    public mutating func initialize() -> Result<Sent, Refused> {
        let names = profile.needs.count <= LimitName.maxNegotiationItems.value ? profile.needs.map(\.rawValue) : []
        let request = InitializeRequest(supportedProtocolVersions: [Contract.version], requestedCapabilities: names)
        return send(.initialize, request.json, nil)
    }

    /// A request. Nothing is sent before preflight has passed, nor what the service would have to refuse by its own word.
    public mutating func request(_ call: Call, session: SessionId? = nil) -> Result<Sent, Refused> {
        request(call.method, payload: call.json, session: session)
    }

    /// A request whose payload is not known to keep the contract.
    public mutating func request(_ method: MethodName, payload: JSON, session: SessionId? = nil) -> Result<Sent, Refused> {
        func refused(_ why: Refused.Why) -> Result<Sent, Refused> { .failure(Refused(method: method, why: why)) }
        guard method != .initialize else { return refused(.negotiation) }
        guard let agreed else { return refused(closed ? .closed : .notAgreed) }
        guard agreed.operations.contains(method) else { return refused(.notOffered) }
        guard let page = method.page, case .object(var members) = payload, let theirs = agreed.limits.value(of: page.limit) else {
            return send(method, payload, session)
        }
        let max = min(page.limit.value, theirs)
        if let asked = payload[page.member] {
            if case .number(let number) = asked, let found = number.whole, found > max { return refused(.limit(page.limit, found: found, max: max)) }
        } else if theirs > max {
            // The service would fill a larger page by itself: the request names the number.
            members.append(JSON.Member(page.member, .number(JSON.Number(max))))
        }
        return send(method, .object(members), session)
    }

    private mutating func send(_ method: MethodName, _ payload: JSON, _ session: SessionId?) -> Result<Sent, Refused> {
        func refused(_ why: Refused.Why) -> Result<Sent, Refused> { .failure(Refused(method: method, why: why)) }
        guard !closed else { return refused(.closed) }
        guard method.session != (session == nil ? .required : .omit) else { return refused(.session(method.session)) }
        let id = "r\(sent + 1)"
        let record: Data
        switch Door.line(Request.members(requestId: id, sessionId: session, method: method.rawValue, payload: payload), { decodeRequest($0) }) {
        case .failure(let fault): return refused(.bound(fault))
        case .success(let line): record = line
        }
        if let narrower, let fault = Door.exceeds(record, narrower) { return refused(.bound(fault)) }
        sent += 1
        pending[MemberName(id)] = Pending(method: method, sessionId: session)
        return .success(Sent(requestId: id, record: record))
    }

    /// Takes one record of the service, its newline there or not. The first mismatch closes the client.
    public mutating func accept(_ record: some WireInput) -> Result<Received, Mismatch> {
        guard !closed else { return .failure(.closed) }
        do {
            return .success(try judge(record))
        } catch {
            closed = true
            agreed = nil
            // The judge throws nothing else.
            return .failure(error as? Mismatch ?? .request)
        }
    }

    /// The stream is over: what was begun and not settled. None of it may be taken for an outcome.
    public mutating func ended() -> [Unsettled] {
        closed = true
        defer { (pending, started) = ([:], [:]) }
        let waiting = pending.map { Unsettled(requestId: $0.key.text, method: $0.value.method, identity: nil) }
        let running = started.map { Unsettled(requestId: $0.key.text, method: $0.value.method, identity: $0.value.identity) }
        return (waiting + running).sorted { ($0.requestId.utf8.count, $0.requestId) < ($1.requestId.utf8.count, $1.requestId) }
    }

    private mutating func judge(_ input: some WireInput) throws -> Received {
        if let narrower, let fault = Door.exceeds(input, narrower) { throw Client.unread(fault) }
        switch decodeRecord(input) {
        case .failure(let fault): throw Client.unread(fault)
        case .success(.request): throw Mismatch.request
        case .success(.event(let event)): return try judge(event)
        case .success(.response(let response)): return try judge(response)
        }
    }

    private static func unread(_ fault: Fault) -> Mismatch {
        fault.rule == "record_bytes" ? .tooLong(fault) : .malformed(fault)
    }

    private mutating func judge(_ response: Response) throws -> Received {
        guard let id = response.requestId else {
            // The reader lets no success through without an id.
            guard case .failure(let error) = response.result, Client.mayNameNoRequest(error) else { throw Mismatch.uncorrelated }
            return .uncorrelated(error)
        }
        guard let asked = pending.removeValue(forKey: MemberName(id)) else { throw Mismatch.unknownRequest(id) }
        guard same(response.method, asked.method.rawValue) else { throw Mismatch.otherMethod(id, asked.method) }
        switch response.result {
        case .success(let reply):
            try judge(reply, response, id, asked)
            return .reply(reply, response)
        case .failure(let error):
            guard same(response.sessionId, asked.sessionId) else { throw Mismatch.otherSession(id) }
            // The service keeps an earlier success; this client does not work on after a failed negotiation.
            if asked.method == .initialize { agreed = nil }
            return .failure(error, response)
        }
    }

    private mutating func judge(_ reply: Reply, _ response: Response, _ id: RequestId, _ asked: Pending) throws {
        let session = response.sessionId
        let right: Bool
        switch asked.method.answersSession {
        case .none_: right = session == nil
        case .same: right = same(session, asked.sessionId)
        case .assigned: right = session != nil && (asked.sessionId == nil || same(session, asked.sessionId))
        }
        guard right, reply.sessionId.map({ same($0, session) }) ?? true else { throw Mismatch.otherSession(id) }
        if case .initialize(let offer) = reply {
            switch preflight(profile, offer) {
            case .failure(let incompatible): throw Mismatch.incompatible(incompatible)
            case .success(let agreed):
                self.agreed = agreed
                narrower = Client.narrowed(to: agreed.limits)
            }
        }
        if let begun = Started(reply, session) { started[MemberName(id)] = begun }
    }

    private mutating func judge(_ event: Event) throws -> Received {
        let (id, name) = (MemberName(event.requestId), event.body.name)
        if let agreed, !agreed.events.contains(name) { throw Mismatch.notAdvertised(name) }
        guard var running = started[id] else { throw Mismatch.unbound(event.requestId, name) }
        let missing = try running.step(event)
        started[id] = name.order == .terminal ? nil : running
        return .event(event, missing: missing)
    }

    /// Whether an error may name no request: only one that a record without a safe id can earn.
    private static func mayNameNoRequest(_ error: WireError) -> Bool {
        guard let code = Check.known(error.code.rawValue, ErrorCode.self) else { return true }
        return code.phase != .reservation && code.phase <= .envelope
    }

    /// The bounds of every record, narrowed to what was agreed. Nil: it is nothing narrower.
    private static func narrowed(to limits: Limits) -> Bounds? {
        func narrow(_ own: Int, _ limit: LimitName) -> Int { min(own, limits.value(of: limit) ?? own) }
        let bounds = Bounds(
            record: narrow(generalBounds.record, .maxRecordBytes),
            payload: narrow(generalBounds.payload, .maxPayloadBytes),
            string: narrow(generalBounds.string, .maxStringBytes),
            depth: narrow(generalBounds.depth, .maxJsonDepth),
            items: narrow(generalBounds.items, .maxArrayItems),
            fields: narrow(generalBounds.fields, .maxObjectFields)
        )
        return bounds == generalBounds ? nil : bounds
    }
}
