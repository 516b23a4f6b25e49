// @generated from schema/app-service by codegen. Do not edit.
// Whether a client can work with what a service says of itself.
// Sends nothing and remembers nothing; the verdict is a value.

/// What a client will do, and what it can take.
public struct Profile: Hashable, Sendable {
    /// Operations it will use; preflight demands them.
    public var needs: [MethodName]
    /// Whether it wants live activity. False: where none is advertised, there is none.
    public var activity: Bool
    /// Bounds of its own. Only narrower ones than those of the contract have an effect.
    public var bounds: [LimitName: Int]

    public init(needs: [MethodName], activity: Bool = true, bounds: [LimitName: Int] = [:]) {
        self.needs = needs
        self.activity = activity
        self.bounds = bounds
    }
}

/// What a successful preflight settled.
public struct Agreed: Hashable, Sendable {
    /// Release of the service; tells nothing about the contract.
    public let serverVersion: String
    /// The schema that the service was made from; nil: it does not tell. Equal to `Contract.schemaDigest`: the same text.
    public let schemaDigest: String?
    /// Known operations that the service offers.
    public let operations: [MethodName]
    /// All events that may come.
    public let events: [EventName]
    /// What the service advertised.
    public let limits: Limits
    /// What activity can show; nil: there is none.
    public let activity: ActivityCapabilities?
}

/// Why a client cannot work with a service.
public enum Incompatible: Error, Hashable, Sendable {
    /// It does not list the protocol version.
    case version
    /// It serves none of the known transports.
    case transport
    /// It does not offer an operation that is needed.
    case operation(MethodName)
    /// It can send an event that is not known.
    case unknownEvent(String)
    /// It offers a needed operation without an event of it.
    case event(EventName)
    /// Its activity is wanted and missing, contradicts itself, or waits for approvals.
    case activity(Because)
    /// It may send more than this client takes.
    case limit(LimitName, advertised: Int, supported: Int)
    /// The two limits objects of its answer differ.
    case limits

    /// What is wrong with activity.
    public enum Because: Hashable, Sendable {
        case notAdvertised
        case notDescribed
        case switchedOff
        case approvals
    }
}

/// Whether a client of this profile can work with what the service says of itself. Before it says yes, nothing that
/// changes anything is sent.
public func preflight(_ profile: Profile, _ offer: InitializeSuccess) -> Result<Agreed, Incompatible> {
    do {
        return .success(try agreed(profile, offer))
    } catch {
        // Nothing else is thrown.
        return .failure(error as? Incompatible ?? .version)
    }
}

private func agreed(_ profile: Profile, _ offer: InitializeSuccess) throws -> Agreed {
    let capabilities = offer.capabilities
    guard capabilities.protocolVersions.contains(Contract.version) else { throw Incompatible.version }
    guard capabilities.transports.contains(where: { Contract.transports.contains($0.rawValue) }) else { throw Incompatible.transport }
    let operations = capabilities.operations.compactMap { Check.known($0.rawValue, MethodName.self) }
    if let missing = profile.needs.first(where: { !operations.contains($0) }) { throw Incompatible.operation(missing) }
    let events = try capabilities.events.map { name in
        guard let event = Check.known(name.rawValue, EventName.self) else { throw Incompatible.unknownEvent(name.rawValue) }
        return event
    }
    let absent = EventName.allCases.first { $0.queue == .lossless && profile.needs.contains($0.of) && !events.contains($0) }
    if let absent { throw Incompatible.event(absent) }
    try checkActivity(profile, advertised: events.contains(.turnActivity), capabilities.activity)
    guard offer.limits == capabilities.limits else { throw Incompatible.limits }
    for limit in outputBounds {
        let supported = min(profile.bounds[limit] ?? limit.value, limit.value)
        guard let advertised = offer.limits.value(of: limit), advertised <= supported else {
            throw Incompatible.limit(limit, advertised: offer.limits.value(of: limit) ?? 0, supported: supported)
        }
    }
    return Agreed(
        serverVersion: offer.serverVersion,
        schemaDigest: offer.schemaDigest,
        operations: MethodName.allCases.filter(operations.contains),
        events: EventName.allCases.filter(events.contains),
        limits: offer.limits,
        activity: events.contains(.turnActivity) ? capabilities.activity : nil
    )
}

/// The limits that bound what a service may send. The items of a page are not among them: a request can name its own number.
private let outputBounds: [LimitName] = [
    .maxRecordBytes, .maxPayloadBytes, .maxErrorMessageBytes, .maxIdBytes, .maxNameBytes, .maxStringBytes,
    .maxJsonDepth, .maxArrayItems, .maxObjectFields, .maxSessionReplayPageBytes,
]

private func checkActivity(_ profile: Profile, advertised: Bool, _ offered: ActivityCapabilities?) throws {
    guard advertised else {
        if profile.activity { throw Incompatible.activity(.notAdvertised) }
        return
    }
    guard let offered else { throw Incompatible.activity(.notDescribed) }
    guard offered.events else { throw Incompatible.activity(.switchedOff) }
    guard !offered.approvals else { throw Incompatible.activity(.approvals) }
    let supported = Contract.activity.maxSummaryBytes
    guard offered.maxSummaryBytes <= supported else {
        throw Incompatible.limit(.maxSummaryBytes, advertised: offered.maxSummaryBytes, supported: supported)
    }
}

extension Limits {
    /// The value of a limit that has a name; nil: this object has no such member.
    public func value(of limit: LimitName) -> Int? {
        guard case .number(let number) = json[limit.rawValue] else { return nil }
        return number.whole
    }
}
