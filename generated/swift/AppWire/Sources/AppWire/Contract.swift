// @generated from schema/app-service by codegen. Do not edit.
// The facts of the contract.
// What follows from them stands elsewhere.

/// The conversation between a frontend and the application service: what can be asked, what is answered, what happens in between and in which order.
public enum Contract {
    /// Name of the contract.
    public static let name = "app-service"
    /// Version of the wire contract, in every record.
    public static let version = 1
    /// SHA-256 of the schema that this package was made from.
    public static let schemaDigest = "d4e506378541e45af7a7a70a647293e25f09681a4214c2ed5ee040ede66f7cf5"
    /// Name of the program that answers.
    public static let serverName = "magi-code"
    /// Ways to carry records.
    public static let transports = ["stdio"]
    /// What this version of the contract says of activity.
    public static let activity = ActivityCapabilities(events: true, approvals: false, steering: false, mcpServerLifecycle: false, mcpToolActivity: true, subagents: true, rawToolOutput: false, activityReplay: false, maxSummaryBytes: 2048)
}

/// Every bound that has a name.
public enum LimitName: String, CaseIterable, Codable, Hashable, Sendable {
    /// Length of a record as it travels, carriage return and newline counted. A longer input line is thrown away up to its newline and answered record_too_large. Unit: bytes. One line in either direction, its newline included.
    case maxRecordBytes = "max_record_bytes"
    /// Size of a payload written as compact JSON in UTF-8, whatever spaces it came with. Unit: bytes. The payload of one request, response or event.
    case maxPayloadBytes = "max_payload_bytes"
    /// Size of the fixed sentence that goes with an error code. Unit: bytes. The message of one error.
    case maxErrorMessageBytes = "max_error_message_bytes"
    /// Size of an opaque identity. Unit: bytes. One request, session, turn, login or event id, or one cursor.
    case maxIdBytes = "max_id_bytes"
    /// Size of a name that the contract gives out. Unit: bytes. One name of a method, capability or event.
    case maxNameBytes = "max_name_bytes"
    /// Size of any text after its escapes are resolved: a prompt, the text of an answer, a key. Unit: bytes. One JSON string or object key, wherever it stands.
    case maxStringBytes = "max_string_bytes"
    /// How deep a record may nest. Unit: levels. Objects and arrays within each other; the record itself is the first level.
    case maxJsonDepth = "max_json_depth"
    /// How many items an array may hold. Unit: items. Any one array.
    case maxArrayItems = "max_array_items"
    /// How many members an object may have. Unit: fields. Any one object.
    case maxObjectFields = "max_object_fields"
    /// How many versions or operations one initialize request may name. It does not bound the advertised sets. Unit: items. Each of the two lists of an initialize request.
    case maxNegotiationItems = "max_negotiation_items"
    /// How many sessions may be attached at once, whether by create, open or a turn. Unit: attachments. All sessions that one process holds for writing.
    case maxSessionAttachments = "max_session_attachments"
    /// The longest page, and the length of a page for which no limit is given. Unit: items. One page of session.list or session.replay.
    case maxSessionPageItems = "max_session_page_items"
    /// Size of a whole replay page as compact JSON: items, cursors, flags and framing. Unit: bytes. The payload of one answer to session.replay.
    case maxSessionReplayPageBytes = "max_session_replay_page_bytes"
    /// How much of the most recent history replay reads. Unit: bytes. The end of one stored session.
    case maxSessionReplayWindowBytes = "max_session_replay_window_bytes"
    /// How many directory entries may be looked at, sessions or not. More answer limit_exceeded instead of an arbitrary part. Unit: entries. One session.list request.
    case maxSessionListScanEntries = "max_session_list_scan_entries"
    /// The longest page, and the length of a page for which no limit is given. Unit: items. One page of catalog.providers or catalog.models.
    case maxCatalogPageItems = "max_catalog_page_items"
    /// How many stored records replay reads at most, beside the bound in bytes. Unit: records. The end of one stored session.
    case maxSessionReplayWindowRecords = "max_session_replay_window_records"
    /// Longer messages and summaries are split at character boundaries into parts of at most this size. Unit: bytes. The text of one replay item.
    case maxReplayPartBytes = "max_replay_part_bytes"
    /// Size of a title after it was made safe to show. Unit: bytes. The title of one session in a listing.
    case maxSessionTitleBytes = "max_session_title_bytes"
    /// Size at which a summary is cut, at a character boundary. Told to clients in the activity capabilities. Unit: bytes. The text of one reasoning summary.
    case maxSummaryBytes = "max_summary_bytes"
    /// A longer one is left out whole and reported as an empty, truncated text. Unit: bytes. One reasoning summary as the provider sent it.
    case maxSummaryInputBytes = "max_summary_input_bytes"
    /// Size of a pasted redirect address or code. Unit: bytes. The input of one auth.login.callback request.
    case maxCallbackInputBytes = "max_callback_input_bytes"
    /// Size of the address that the user opens to log in. Unit: bytes. The address in auth.login.progress.
    case maxAuthorizationUrlBytes = "max_authorization_url_bytes"
    /// How long a login waits for the browser to come back before it ends as callback_timeout. Unit: milliseconds. One login, from its start to its callback.
    case maxLoginWaitMs = "max_login_wait_ms"
    /// Size of the ids by which providers and models are chosen; longer than the opaque ids of the envelope. Unit: bytes. One provider or model id.
    case maxSelectionIdBytes = "max_selection_id_bytes"
    /// Size of a name made for people. Unit: bytes. One label of a provider or model.
    case maxLabelBytes = "max_label_bytes"
    /// How many levels there are to choose from. Unit: items. The thinking levels of one model.
    case maxThinkingLevels = "max_thinking_levels"
    /// How far into a list a page may start. Unit: items. The offset of a catalog page.
    case maxCatalogOffset = "max_catalog_offset"

    /// The bound itself, in its unit.
    public var value: Int {
        switch self {
        case .maxRecordBytes: return 65536
        case .maxPayloadBytes: return 32768
        case .maxErrorMessageBytes: return 512
        case .maxIdBytes: return 128
        case .maxNameBytes: return 64
        case .maxStringBytes: return 16384
        case .maxJsonDepth: return 32
        case .maxArrayItems: return 64
        case .maxObjectFields: return 64
        case .maxNegotiationItems: return 8
        case .maxSessionAttachments: return 16
        case .maxSessionPageItems: return 32
        case .maxSessionReplayPageBytes: return 16384
        case .maxSessionReplayWindowBytes: return 2097152
        case .maxSessionListScanEntries: return 20000
        case .maxCatalogPageItems: return 32
        case .maxSessionReplayWindowRecords: return 100000
        case .maxReplayPartBytes: return 2048
        case .maxSessionTitleBytes: return 256
        case .maxSummaryBytes: return 2048
        case .maxSummaryInputBytes: return 16384
        case .maxCallbackInputBytes: return 4096
        case .maxAuthorizationUrlBytes: return 4096
        case .maxLoginWaitMs: return 300000
        case .maxSelectionIdBytes: return 256
        case .maxLabelBytes: return 128
        case .maxThinkingLevels: return 6
        case .maxCatalogOffset: return 100000
        }
    }
}

/// The stages in which a record is judged, in order.
public enum Phase: CaseIterable, Comparable, Hashable, Sendable {
    /// The line is cut out of the stream. No identity is known.
    case framing
    /// The line is read as one JSON value. No identity is known.
    case json_
    /// The request id, if the record has a safe one, is looked up among those in flight. From here on the answer repeats every identity that is safe.
    case reservation
    /// The whole record is measured by the general bounds, known members and unknown ones alike.
    case bounds
    /// The record is an object and speaks the version of this service.
    case version
    /// The members of the envelope.
    case envelope
    /// The payload is measured as compact JSON.
    case payloadSize
    /// The operation is looked up.
    case method
    /// The operation needs, allows or forbids a session.
    case session
    /// The payload has the form of the operation.
    case payload
    /// Lists and pages of the payload keep their own bounds.
    case ranges
    /// The conversation was opened.
    case initialization
    /// The operation judges its arguments by themselves, before it looks at any state.
    case arguments
    /// The operation runs into the state of the world.
    case state
}

/// Every code of the contract in order of precedence.
public enum ErrorCode: String, CaseIterable, Codable, Hashable, Sendable {
    /// The line, its newline included, is longer than max_record_bytes. It is discarded up to the newline and the next line is served.
    case recordTooLarge = "record_too_large"
    /// The line is blank, not UTF-8, not JSON, more than one value, or repeats a key.
    case invalidJson = "invalid_json"
    /// A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    case duplicateRequestId = "duplicate_request_id"
    /// A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    case limitExceeded = "limit_exceeded"
    /// The envelope speaks another version, or an initialize request does not offer the version of this service.
    case unsupportedVersion = "unsupported_version"
    /// A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    case invalidRequest = "invalid_request"
    /// The payload, written as compact JSON, is longer than max_payload_bytes.
    case payloadTooLarge = "payload_too_large"
    /// The service has no operation of this name.
    case unsupportedOperation = "unsupported_operation"
    /// A member of the payload is missing, unknown, or of the wrong type or value.
    case invalidPayload = "invalid_payload"
    /// No initialize request has succeeded yet. Only initialize itself is served before.
    case notInitialized = "not_initialized"
    /// An initialize request needs an operation that the service does not have.
    case unsupportedCapability = "unsupported_capability"
    /// A logout was asked for without the user's agreement.
    case confirmationRequired = "confirmation_required"
    /// The scope is not known, or a setting cannot be changed in it.
    case invalidScope = "invalid_scope"
    /// The id of a provider or model is unsafe, not known, or names a disabled model.
    case invalidSelection = "invalid_selection"
    /// A session id, or the continuation of a listing, is not one that this service could have given out.
    case invalidSessionId = "invalid_session_id"
    /// The provider is not known, or has no login.
    case providerUnavailable = "provider_unavailable"
    /// The turn was never accepted, or has ended.
    case unknownTurn = "unknown_turn"
    /// The login was never started, or has ended.
    case unknownLogin = "unknown_login"
    /// Another login runs, or this one has already taken an input.
    case authBusy = "auth_busy"
    /// The service runs as many turns as it is set to.
    case tooManyActiveTurns = "too_many_active_turns"
    /// Another service holds the session, a turn runs in it, it is being closed, or its file is being written this moment. Try again later.
    case sessionBusy = "session_busy"
    /// The session does not exist, cannot be read safely, or its history exceeds what can be worked with.
    case sessionUnavailable = "session_unavailable"
    /// One catalog or settings request runs at a time. Try again after its answer.
    case configurationBusy = "configuration_busy"
    /// The settings cannot be read, or hold something that cannot be shown safely.
    case configurationUnavailable = "configuration_unavailable"
    /// There is no usable list of models to check the change against. Refresh it first.
    case catalogUnavailable = "catalog_unavailable"
    /// The list of models has expired, so the change cannot be checked. Refresh it first.
    case catalogStale = "catalog_stale"
    /// The level is a known one, but not one of this model.
    case unsupportedReasoning = "unsupported_reasoning"
    /// The provider could not be asked, or its answer not be stored. Check its readiness and try again.
    case catalogRefreshFailed = "catalog_refresh_failed"
    /// The change could not be checked or stored. Look at the local settings and try again.
    case settingsWriteFailed = "settings_write_failed"
    /// The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    case internalError = "internal_error"

    /// Its fixed text.
    public var message: String {
        switch self {
        case .recordTooLarge: return "The record exceeds the size limit."
        case .invalidJson: return "The record is not one valid JSON value."
        case .duplicateRequestId: return "The request id is already in flight."
        case .limitExceeded: return "A protocol limit was exceeded."
        case .unsupportedVersion: return "The protocol version is not supported."
        case .invalidRequest: return "The request envelope is invalid."
        case .payloadTooLarge: return "The payload exceeds the size limit."
        case .unsupportedOperation: return "The operation is not supported."
        case .invalidPayload: return "The payload is invalid for this operation."
        case .notInitialized: return "The service is not initialized."
        case .unsupportedCapability: return "A requested capability is not supported."
        case .confirmationRequired: return "Explicit confirmation is required."
        case .invalidScope: return "The settings scope is invalid."
        case .invalidSelection: return "The provider or model selection is invalid."
        case .invalidSessionId: return "The session id is invalid."
        case .providerUnavailable: return "The provider does not support this operation."
        case .unknownTurn: return "No active turn has this id."
        case .unknownLogin: return "No active login has this id."
        case .authBusy: return "A login is already in progress."
        case .tooManyActiveTurns: return "Too many turns are active."
        case .sessionBusy: return "The session is busy."
        case .sessionUnavailable: return "The session is unavailable."
        case .configurationBusy: return "A configuration request is already running."
        case .configurationUnavailable: return "The settings are unavailable."
        case .catalogUnavailable: return "The model catalog is unavailable."
        case .catalogStale: return "The model catalog is stale."
        case .unsupportedReasoning: return "The model does not support this thinking level."
        case .catalogRefreshFailed: return "The model catalog could not be refreshed."
        case .settingsWriteFailed: return "The settings could not be saved."
        case .internalError: return "The service could not complete the request."
        }
    }

    /// The stage in which it is found.
    public var phase: Phase {
        switch self {
        case .recordTooLarge: return .framing
        case .invalidJson: return .json_
        case .duplicateRequestId: return .reservation
        case .limitExceeded: return .bounds
        case .unsupportedVersion: return .version
        case .invalidRequest: return .envelope
        case .payloadTooLarge: return .payloadSize
        case .unsupportedOperation: return .method
        case .invalidPayload: return .payload
        case .notInitialized: return .initialization
        case .unsupportedCapability: return .arguments
        case .confirmationRequired: return .arguments
        case .invalidScope: return .arguments
        case .invalidSelection: return .arguments
        case .invalidSessionId: return .arguments
        case .providerUnavailable: return .arguments
        case .unknownTurn: return .state
        case .unknownLogin: return .state
        case .authBusy: return .state
        case .tooManyActiveTurns: return .state
        case .sessionBusy: return .state
        case .sessionUnavailable: return .state
        case .configurationBusy: return .state
        case .configurationUnavailable: return .state
        case .catalogUnavailable: return .state
        case .catalogStale: return .state
        case .unsupportedReasoning: return .state
        case .catalogRefreshFailed: return .state
        case .settingsWriteFailed: return .state
        case .internalError: return .state
        }
    }
}

/// What a request says of a session.
public enum SessionRule: Hashable, Sendable {
    /// Nothing: the member is left out or null.
    case omit
    /// Always one.
    case required
    /// One, or nothing.
    case optional
}

/// Which session a success names.
public enum SessionAnswer: Hashable, Sendable {
    /// None.
    case none_
    /// That of the request.
    case same
    /// The one that the operation made or took.
    case assigned
}

/// The place of an event among those of one start.
public enum EventOrder: Hashable, Sendable {
    /// Exactly once, right after the response.
    case first
    /// Any number of times in between.
    case between
    /// Exactly once; nothing after it.
    case terminal
}

/// What happens to an event when the consumer is slow.
public enum QueueClass: Hashable, Sendable {
    /// It waits.
    case lossless
    /// It is dropped, and leaves a gap in the sequence.
    case bestEffort
}

/// Every operation.
public enum MethodName: String, CaseIterable, Codable, Hashable, Sendable {
    /// Opens the conversation and tells all that the service offers. The only operation that is served before it has succeeded once.
    case initialize = "initialize"
    /// Tells that the service runs and whether the effective provider could be used.
    case status = "status"
    /// Tells again all that the service offers.
    case capabilities = "capabilities"
    /// Lists stored sessions by id, page by page.
    case sessionList = "session.list"
    /// Makes a new durable session and attaches it.
    case sessionCreate = "session.create"
    /// Attaches a stored session for writing.
    case sessionOpen = "session.open"
    /// Reads the durable history of a session, page by page.
    case sessionReplay = "session.replay"
    /// Gives up an attachment, stopping the turn that runs in it.
    case sessionClose = "session.close"
    /// Runs the agent on a prompt, in the named session or a new one.
    case turnStart = "turn.start"
    /// Asks a running turn to stop.
    case turnCancel = "turn.cancel"
    /// Tells for each provider whether its credentials could be used.
    case authStatus = "auth.status"
    /// Starts a login in the browser.
    case authLoginStart = "auth.login.start"
    /// Hands a login what the browser came back with.
    case authLoginCallback = "auth.login.callback"
    /// Asks a running login to stop.
    case authLoginCancel = "auth.login.cancel"
    /// Removes the stored credentials of a provider.
    case authLogout = "auth.logout"
    /// Lists the providers that can be chosen.
    case catalogProviders = "catalog.providers"
    /// Lists the models of a provider from the cache.
    case catalogModels = "catalog.models"
    /// Fetches the models of a provider anew.
    case catalogRefresh = "catalog.refresh"
    /// Reads the settings in force.
    case configGet = "config.get"
    /// Changes settings of one scope.
    case configSet = "config.set"

    /// What its request says of a session.
    public var session: SessionRule {
        switch self {
        case .initialize: return .optional
        case .status: return .optional
        case .capabilities: return .optional
        case .sessionList: return .omit
        case .sessionCreate: return .omit
        case .sessionOpen: return .required
        case .sessionReplay: return .required
        case .sessionClose: return .required
        case .turnStart: return .optional
        case .turnCancel: return .optional
        case .authStatus: return .omit
        case .authLoginStart: return .omit
        case .authLoginCallback: return .omit
        case .authLoginCancel: return .omit
        case .authLogout: return .omit
        case .catalogProviders: return .omit
        case .catalogModels: return .omit
        case .catalogRefresh: return .omit
        case .configGet: return .omit
        case .configSet: return .omit
        }
    }

    /// Which session a success names.
    public var answersSession: SessionAnswer {
        switch self {
        case .initialize: return .same
        case .status: return .same
        case .capabilities: return .same
        case .sessionList: return .none_
        case .sessionCreate: return .assigned
        case .sessionOpen: return .same
        case .sessionReplay: return .same
        case .sessionClose: return .same
        case .turnStart: return .assigned
        case .turnCancel: return .same
        case .authStatus: return .none_
        case .authLoginStart: return .none_
        case .authLoginCallback: return .none_
        case .authLoginCancel: return .none_
        case .authLogout: return .none_
        case .catalogProviders: return .none_
        case .catalogModels: return .none_
        case .catalogRefresh: return .none_
        case .configGet: return .none_
        case .configSet: return .none_
        }
    }

    /// Refused before the first successful negotiation.
    public var needsInitialization: Bool {
        switch self {
        case .initialize: return false
        case .status: return true
        case .capabilities: return true
        case .sessionList: return true
        case .sessionCreate: return true
        case .sessionOpen: return true
        case .sessionReplay: return true
        case .sessionClose: return true
        case .turnStart: return true
        case .turnCancel: return true
        case .authStatus: return true
        case .authLoginStart: return true
        case .authLoginCallback: return true
        case .authLoginCancel: return true
        case .authLogout: return true
        case .catalogProviders: return true
        case .catalogModels: return true
        case .catalogRefresh: return true
        case .configGet: return true
        case .configSet: return true
        }
    }

    /// The codes it can answer, in order of precedence.
    public var codes: [ErrorCode] {
        switch self {
        case .initialize: return [.duplicateRequestId, .limitExceeded, .unsupportedVersion, .invalidRequest, .payloadTooLarge, .invalidPayload, .unsupportedCapability, .internalError]
        case .status: return [.duplicateRequestId, .limitExceeded, .unsupportedVersion, .invalidRequest, .payloadTooLarge, .invalidPayload, .notInitialized, .internalError]
        case .capabilities: return [.duplicateRequestId, .limitExceeded, .unsupportedVersion, .invalidRequest, .payloadTooLarge, .invalidPayload, .notInitialized, .internalError]
        case .sessionList: return [.duplicateRequestId, .limitExceeded, .unsupportedVersion, .invalidRequest, .payloadTooLarge, .invalidPayload, .notInitialized, .invalidSessionId, .internalError]
        case .sessionCreate: return [.duplicateRequestId, .limitExceeded, .unsupportedVersion, .invalidRequest, .payloadTooLarge, .invalidPayload, .notInitialized, .internalError]
        case .sessionOpen: return [.duplicateRequestId, .limitExceeded, .unsupportedVersion, .invalidRequest, .payloadTooLarge, .invalidPayload, .notInitialized, .invalidSessionId, .sessionBusy, .sessionUnavailable, .internalError]
        case .sessionReplay: return [.duplicateRequestId, .limitExceeded, .unsupportedVersion, .invalidRequest, .payloadTooLarge, .invalidPayload, .notInitialized, .invalidSessionId, .sessionBusy, .sessionUnavailable, .internalError]
        case .sessionClose: return [.duplicateRequestId, .limitExceeded, .unsupportedVersion, .invalidRequest, .payloadTooLarge, .invalidPayload, .notInitialized, .invalidSessionId, .internalError]
        case .turnStart: return [.duplicateRequestId, .limitExceeded, .unsupportedVersion, .invalidRequest, .payloadTooLarge, .invalidPayload, .notInitialized, .invalidSessionId, .tooManyActiveTurns, .sessionBusy, .sessionUnavailable, .internalError]
        case .turnCancel: return [.duplicateRequestId, .limitExceeded, .unsupportedVersion, .invalidRequest, .payloadTooLarge, .invalidPayload, .notInitialized, .unknownTurn, .internalError]
        case .authStatus: return [.duplicateRequestId, .limitExceeded, .unsupportedVersion, .invalidRequest, .payloadTooLarge, .invalidPayload, .notInitialized, .internalError]
        case .authLoginStart: return [.duplicateRequestId, .limitExceeded, .unsupportedVersion, .invalidRequest, .payloadTooLarge, .invalidPayload, .notInitialized, .providerUnavailable, .authBusy, .internalError]
        case .authLoginCallback: return [.duplicateRequestId, .limitExceeded, .unsupportedVersion, .invalidRequest, .payloadTooLarge, .invalidPayload, .notInitialized, .unknownLogin, .authBusy, .internalError]
        case .authLoginCancel: return [.duplicateRequestId, .limitExceeded, .unsupportedVersion, .invalidRequest, .payloadTooLarge, .invalidPayload, .notInitialized, .unknownLogin, .internalError]
        case .authLogout: return [.duplicateRequestId, .limitExceeded, .unsupportedVersion, .invalidRequest, .payloadTooLarge, .invalidPayload, .notInitialized, .confirmationRequired, .providerUnavailable, .internalError]
        case .catalogProviders: return [.duplicateRequestId, .limitExceeded, .unsupportedVersion, .invalidRequest, .payloadTooLarge, .invalidPayload, .notInitialized, .configurationBusy, .configurationUnavailable, .internalError]
        case .catalogModels: return [.duplicateRequestId, .limitExceeded, .unsupportedVersion, .invalidRequest, .payloadTooLarge, .invalidPayload, .notInitialized, .invalidSelection, .configurationBusy, .configurationUnavailable, .internalError]
        case .catalogRefresh: return [.duplicateRequestId, .limitExceeded, .unsupportedVersion, .invalidRequest, .payloadTooLarge, .invalidPayload, .notInitialized, .invalidSelection, .configurationBusy, .configurationUnavailable, .catalogRefreshFailed, .internalError]
        case .configGet: return [.duplicateRequestId, .limitExceeded, .unsupportedVersion, .invalidRequest, .payloadTooLarge, .invalidPayload, .notInitialized, .configurationBusy, .configurationUnavailable, .internalError]
        case .configSet: return [.duplicateRequestId, .limitExceeded, .unsupportedVersion, .invalidRequest, .payloadTooLarge, .invalidPayload, .notInitialized, .invalidScope, .invalidSelection, .configurationBusy, .configurationUnavailable, .catalogUnavailable, .catalogStale, .unsupportedReasoning, .settingsWriteFailed, .internalError]
        }
    }

    /// Events it starts, in order; empty for most.
    public var starts: [EventName] {
        switch self {
        case .initialize: return []
        case .status: return []
        case .capabilities: return []
        case .sessionList: return []
        case .sessionCreate: return []
        case .sessionOpen: return []
        case .sessionReplay: return []
        case .sessionClose: return []
        case .turnStart: return [.turnStarted]
        case .turnCancel: return []
        case .authStatus: return []
        case .authLoginStart: return [.authLoginProgress]
        case .authLoginCallback: return []
        case .authLoginCancel: return []
        case .authLogout: return []
        case .catalogProviders: return []
        case .catalogModels: return []
        case .catalogRefresh: return []
        case .configGet: return []
        case .configSet: return []
        }
    }

    /// The event that ends what it started.
    public var ends: EventName? {
        switch self {
        case .initialize: return nil
        case .status: return nil
        case .capabilities: return nil
        case .sessionList: return nil
        case .sessionCreate: return nil
        case .sessionOpen: return nil
        case .sessionReplay: return nil
        case .sessionClose: return nil
        case .turnStart: return .turnTerminal
        case .turnCancel: return nil
        case .authStatus: return nil
        case .authLoginStart: return .authLoginTerminal
        case .authLoginCallback: return nil
        case .authLoginCancel: return nil
        case .authLogout: return nil
        case .catalogProviders: return nil
        case .catalogModels: return nil
        case .catalogRefresh: return nil
        case .configGet: return nil
        case .configSet: return nil
        }
    }

    /// Request member that bounds the answer, and the limit that it is bound by.
    public var page: (member: String, limit: LimitName)? {
        switch self {
        case .initialize: return nil
        case .status: return nil
        case .capabilities: return nil
        case .sessionList: return ("limit", .maxSessionPageItems)
        case .sessionCreate: return nil
        case .sessionOpen: return nil
        case .sessionReplay: return ("limit", .maxSessionPageItems)
        case .sessionClose: return nil
        case .turnStart: return nil
        case .turnCancel: return nil
        case .authStatus: return nil
        case .authLoginStart: return nil
        case .authLoginCallback: return nil
        case .authLoginCancel: return nil
        case .authLogout: return nil
        case .catalogProviders: return ("limit", .maxCatalogPageItems)
        case .catalogModels: return ("limit", .maxCatalogPageItems)
        case .catalogRefresh: return nil
        case .configGet: return nil
        case .configSet: return nil
        }
    }
}

/// Every event.
public enum EventName: String, CaseIterable, Codable, Hashable, Sendable {
    /// A turn has begun to run. Follows the acceptance at once.
    case turnStarted = "turn.started"
    /// The next piece of the assistant's text.
    case turnAssistantDelta = "turn.assistant_delta"
    /// Something the agent does besides talking. Dropped when the queue is full; the sequence then shows a gap.
    case turnActivity = "turn.activity"
    /// The end of a turn, with its settled text.
    case turnTerminal = "turn.terminal"
    /// A login has moved on.
    case authLoginProgress = "auth.login.progress"
    /// The end of a login, after its cleanup.
    case authLoginTerminal = "auth.login.terminal"

    /// The operation whose request id and session it carries.
    public var of: MethodName {
        switch self {
        case .turnStarted: return .turnStart
        case .turnAssistantDelta: return .turnStart
        case .turnActivity: return .turnStart
        case .turnTerminal: return .turnStart
        case .authLoginProgress: return .authLoginStart
        case .authLoginTerminal: return .authLoginStart
        }
    }

    /// Whether its record names the session of the operation.
    public var carriesSession: Bool {
        switch self {
        case .turnStarted: return true
        case .turnAssistantDelta: return true
        case .turnActivity: return true
        case .turnTerminal: return true
        case .authLoginProgress: return false
        case .authLoginTerminal: return false
        }
    }

    /// Where it stands among the events of one start.
    public var order: EventOrder {
        switch self {
        case .turnStarted: return .first
        case .turnAssistantDelta: return .between
        case .turnActivity: return .between
        case .turnTerminal: return .terminal
        case .authLoginProgress: return .between
        case .authLoginTerminal: return .terminal
        }
    }

    /// Whether it can be dropped.
    public var queue: QueueClass {
        switch self {
        case .turnStarted: return .lossless
        case .turnAssistantDelta: return .lossless
        case .turnActivity: return .bestEffort
        case .turnTerminal: return .lossless
        case .authLoginProgress: return .lossless
        case .authLoginTerminal: return .lossless
        }
    }
}

/// The codes that `initialize` can answer, in order of precedence.
public enum InitializeErrorCode: String, CaseIterable, Codable, Hashable, Sendable {
    /// A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    case duplicateRequestId = "duplicate_request_id"
    /// A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    case limitExceeded = "limit_exceeded"
    /// The envelope speaks another version, or an initialize request does not offer the version of this service.
    case unsupportedVersion = "unsupported_version"
    /// A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    case invalidRequest = "invalid_request"
    /// The payload, written as compact JSON, is longer than max_payload_bytes.
    case payloadTooLarge = "payload_too_large"
    /// A member of the payload is missing, unknown, or of the wrong type or value.
    case invalidPayload = "invalid_payload"
    /// An initialize request needs an operation that the service does not have.
    case unsupportedCapability = "unsupported_capability"
    /// The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    case internalError = "internal_error"

    /// Nil: a code that this operation does not answer in this version of the contract.
    public init?(_ error: WireError) {
        guard let own: InitializeErrorCode = Check.known(error.code.rawValue) else { return nil }
        self = own
    }
}

/// The codes that `status` can answer, in order of precedence.
public enum StatusErrorCode: String, CaseIterable, Codable, Hashable, Sendable {
    /// A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    case duplicateRequestId = "duplicate_request_id"
    /// A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    case limitExceeded = "limit_exceeded"
    /// The envelope speaks another version, or an initialize request does not offer the version of this service.
    case unsupportedVersion = "unsupported_version"
    /// A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    case invalidRequest = "invalid_request"
    /// The payload, written as compact JSON, is longer than max_payload_bytes.
    case payloadTooLarge = "payload_too_large"
    /// A member of the payload is missing, unknown, or of the wrong type or value.
    case invalidPayload = "invalid_payload"
    /// No initialize request has succeeded yet. Only initialize itself is served before.
    case notInitialized = "not_initialized"
    /// The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    case internalError = "internal_error"

    /// Nil: a code that this operation does not answer in this version of the contract.
    public init?(_ error: WireError) {
        guard let own: StatusErrorCode = Check.known(error.code.rawValue) else { return nil }
        self = own
    }
}

/// The codes that `capabilities` can answer, in order of precedence.
public enum CapabilitiesErrorCode: String, CaseIterable, Codable, Hashable, Sendable {
    /// A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    case duplicateRequestId = "duplicate_request_id"
    /// A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    case limitExceeded = "limit_exceeded"
    /// The envelope speaks another version, or an initialize request does not offer the version of this service.
    case unsupportedVersion = "unsupported_version"
    /// A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    case invalidRequest = "invalid_request"
    /// The payload, written as compact JSON, is longer than max_payload_bytes.
    case payloadTooLarge = "payload_too_large"
    /// A member of the payload is missing, unknown, or of the wrong type or value.
    case invalidPayload = "invalid_payload"
    /// No initialize request has succeeded yet. Only initialize itself is served before.
    case notInitialized = "not_initialized"
    /// The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    case internalError = "internal_error"

    /// Nil: a code that this operation does not answer in this version of the contract.
    public init?(_ error: WireError) {
        guard let own: CapabilitiesErrorCode = Check.known(error.code.rawValue) else { return nil }
        self = own
    }
}

/// The codes that `session.list` can answer, in order of precedence.
public enum SessionListErrorCode: String, CaseIterable, Codable, Hashable, Sendable {
    /// A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    case duplicateRequestId = "duplicate_request_id"
    /// A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    case limitExceeded = "limit_exceeded"
    /// The envelope speaks another version, or an initialize request does not offer the version of this service.
    case unsupportedVersion = "unsupported_version"
    /// A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    case invalidRequest = "invalid_request"
    /// The payload, written as compact JSON, is longer than max_payload_bytes.
    case payloadTooLarge = "payload_too_large"
    /// A member of the payload is missing, unknown, or of the wrong type or value.
    case invalidPayload = "invalid_payload"
    /// No initialize request has succeeded yet. Only initialize itself is served before.
    case notInitialized = "not_initialized"
    /// A session id, or the continuation of a listing, is not one that this service could have given out.
    case invalidSessionId = "invalid_session_id"
    /// The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    case internalError = "internal_error"

    /// Nil: a code that this operation does not answer in this version of the contract.
    public init?(_ error: WireError) {
        guard let own: SessionListErrorCode = Check.known(error.code.rawValue) else { return nil }
        self = own
    }
}

/// The codes that `session.create` can answer, in order of precedence.
public enum SessionCreateErrorCode: String, CaseIterable, Codable, Hashable, Sendable {
    /// A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    case duplicateRequestId = "duplicate_request_id"
    /// A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    case limitExceeded = "limit_exceeded"
    /// The envelope speaks another version, or an initialize request does not offer the version of this service.
    case unsupportedVersion = "unsupported_version"
    /// A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    case invalidRequest = "invalid_request"
    /// The payload, written as compact JSON, is longer than max_payload_bytes.
    case payloadTooLarge = "payload_too_large"
    /// A member of the payload is missing, unknown, or of the wrong type or value.
    case invalidPayload = "invalid_payload"
    /// No initialize request has succeeded yet. Only initialize itself is served before.
    case notInitialized = "not_initialized"
    /// The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    case internalError = "internal_error"

    /// Nil: a code that this operation does not answer in this version of the contract.
    public init?(_ error: WireError) {
        guard let own: SessionCreateErrorCode = Check.known(error.code.rawValue) else { return nil }
        self = own
    }
}

/// The codes that `session.open` can answer, in order of precedence.
public enum SessionOpenErrorCode: String, CaseIterable, Codable, Hashable, Sendable {
    /// A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    case duplicateRequestId = "duplicate_request_id"
    /// A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    case limitExceeded = "limit_exceeded"
    /// The envelope speaks another version, or an initialize request does not offer the version of this service.
    case unsupportedVersion = "unsupported_version"
    /// A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    case invalidRequest = "invalid_request"
    /// The payload, written as compact JSON, is longer than max_payload_bytes.
    case payloadTooLarge = "payload_too_large"
    /// A member of the payload is missing, unknown, or of the wrong type or value.
    case invalidPayload = "invalid_payload"
    /// No initialize request has succeeded yet. Only initialize itself is served before.
    case notInitialized = "not_initialized"
    /// A session id, or the continuation of a listing, is not one that this service could have given out.
    case invalidSessionId = "invalid_session_id"
    /// Another service holds the session, a turn runs in it, it is being closed, or its file is being written this moment. Try again later.
    case sessionBusy = "session_busy"
    /// The session does not exist, cannot be read safely, or its history exceeds what can be worked with.
    case sessionUnavailable = "session_unavailable"
    /// The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    case internalError = "internal_error"

    /// Nil: a code that this operation does not answer in this version of the contract.
    public init?(_ error: WireError) {
        guard let own: SessionOpenErrorCode = Check.known(error.code.rawValue) else { return nil }
        self = own
    }
}

/// The codes that `session.replay` can answer, in order of precedence.
public enum SessionReplayErrorCode: String, CaseIterable, Codable, Hashable, Sendable {
    /// A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    case duplicateRequestId = "duplicate_request_id"
    /// A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    case limitExceeded = "limit_exceeded"
    /// The envelope speaks another version, or an initialize request does not offer the version of this service.
    case unsupportedVersion = "unsupported_version"
    /// A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    case invalidRequest = "invalid_request"
    /// The payload, written as compact JSON, is longer than max_payload_bytes.
    case payloadTooLarge = "payload_too_large"
    /// A member of the payload is missing, unknown, or of the wrong type or value.
    case invalidPayload = "invalid_payload"
    /// No initialize request has succeeded yet. Only initialize itself is served before.
    case notInitialized = "not_initialized"
    /// A session id, or the continuation of a listing, is not one that this service could have given out.
    case invalidSessionId = "invalid_session_id"
    /// Another service holds the session, a turn runs in it, it is being closed, or its file is being written this moment. Try again later.
    case sessionBusy = "session_busy"
    /// The session does not exist, cannot be read safely, or its history exceeds what can be worked with.
    case sessionUnavailable = "session_unavailable"
    /// The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    case internalError = "internal_error"

    /// Nil: a code that this operation does not answer in this version of the contract.
    public init?(_ error: WireError) {
        guard let own: SessionReplayErrorCode = Check.known(error.code.rawValue) else { return nil }
        self = own
    }
}

/// The codes that `session.close` can answer, in order of precedence.
public enum SessionCloseErrorCode: String, CaseIterable, Codable, Hashable, Sendable {
    /// A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    case duplicateRequestId = "duplicate_request_id"
    /// A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    case limitExceeded = "limit_exceeded"
    /// The envelope speaks another version, or an initialize request does not offer the version of this service.
    case unsupportedVersion = "unsupported_version"
    /// A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    case invalidRequest = "invalid_request"
    /// The payload, written as compact JSON, is longer than max_payload_bytes.
    case payloadTooLarge = "payload_too_large"
    /// A member of the payload is missing, unknown, or of the wrong type or value.
    case invalidPayload = "invalid_payload"
    /// No initialize request has succeeded yet. Only initialize itself is served before.
    case notInitialized = "not_initialized"
    /// A session id, or the continuation of a listing, is not one that this service could have given out.
    case invalidSessionId = "invalid_session_id"
    /// The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    case internalError = "internal_error"

    /// Nil: a code that this operation does not answer in this version of the contract.
    public init?(_ error: WireError) {
        guard let own: SessionCloseErrorCode = Check.known(error.code.rawValue) else { return nil }
        self = own
    }
}

/// The codes that `turn.start` can answer, in order of precedence.
public enum TurnStartErrorCode: String, CaseIterable, Codable, Hashable, Sendable {
    /// A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    case duplicateRequestId = "duplicate_request_id"
    /// A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    case limitExceeded = "limit_exceeded"
    /// The envelope speaks another version, or an initialize request does not offer the version of this service.
    case unsupportedVersion = "unsupported_version"
    /// A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    case invalidRequest = "invalid_request"
    /// The payload, written as compact JSON, is longer than max_payload_bytes.
    case payloadTooLarge = "payload_too_large"
    /// A member of the payload is missing, unknown, or of the wrong type or value.
    case invalidPayload = "invalid_payload"
    /// No initialize request has succeeded yet. Only initialize itself is served before.
    case notInitialized = "not_initialized"
    /// A session id, or the continuation of a listing, is not one that this service could have given out.
    case invalidSessionId = "invalid_session_id"
    /// The service runs as many turns as it is set to.
    case tooManyActiveTurns = "too_many_active_turns"
    /// Another service holds the session, a turn runs in it, it is being closed, or its file is being written this moment. Try again later.
    case sessionBusy = "session_busy"
    /// The session does not exist, cannot be read safely, or its history exceeds what can be worked with.
    case sessionUnavailable = "session_unavailable"
    /// The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    case internalError = "internal_error"

    /// Nil: a code that this operation does not answer in this version of the contract.
    public init?(_ error: WireError) {
        guard let own: TurnStartErrorCode = Check.known(error.code.rawValue) else { return nil }
        self = own
    }
}

/// The codes that `turn.cancel` can answer, in order of precedence.
public enum TurnCancelErrorCode: String, CaseIterable, Codable, Hashable, Sendable {
    /// A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    case duplicateRequestId = "duplicate_request_id"
    /// A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    case limitExceeded = "limit_exceeded"
    /// The envelope speaks another version, or an initialize request does not offer the version of this service.
    case unsupportedVersion = "unsupported_version"
    /// A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    case invalidRequest = "invalid_request"
    /// The payload, written as compact JSON, is longer than max_payload_bytes.
    case payloadTooLarge = "payload_too_large"
    /// A member of the payload is missing, unknown, or of the wrong type or value.
    case invalidPayload = "invalid_payload"
    /// No initialize request has succeeded yet. Only initialize itself is served before.
    case notInitialized = "not_initialized"
    /// The turn was never accepted, or has ended.
    case unknownTurn = "unknown_turn"
    /// The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    case internalError = "internal_error"

    /// Nil: a code that this operation does not answer in this version of the contract.
    public init?(_ error: WireError) {
        guard let own: TurnCancelErrorCode = Check.known(error.code.rawValue) else { return nil }
        self = own
    }
}

/// The codes that `auth.status` can answer, in order of precedence.
public enum AuthStatusErrorCode: String, CaseIterable, Codable, Hashable, Sendable {
    /// A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    case duplicateRequestId = "duplicate_request_id"
    /// A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    case limitExceeded = "limit_exceeded"
    /// The envelope speaks another version, or an initialize request does not offer the version of this service.
    case unsupportedVersion = "unsupported_version"
    /// A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    case invalidRequest = "invalid_request"
    /// The payload, written as compact JSON, is longer than max_payload_bytes.
    case payloadTooLarge = "payload_too_large"
    /// A member of the payload is missing, unknown, or of the wrong type or value.
    case invalidPayload = "invalid_payload"
    /// No initialize request has succeeded yet. Only initialize itself is served before.
    case notInitialized = "not_initialized"
    /// The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    case internalError = "internal_error"

    /// Nil: a code that this operation does not answer in this version of the contract.
    public init?(_ error: WireError) {
        guard let own: AuthStatusErrorCode = Check.known(error.code.rawValue) else { return nil }
        self = own
    }
}

/// The codes that `auth.login.start` can answer, in order of precedence.
public enum AuthLoginStartErrorCode: String, CaseIterable, Codable, Hashable, Sendable {
    /// A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    case duplicateRequestId = "duplicate_request_id"
    /// A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    case limitExceeded = "limit_exceeded"
    /// The envelope speaks another version, or an initialize request does not offer the version of this service.
    case unsupportedVersion = "unsupported_version"
    /// A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    case invalidRequest = "invalid_request"
    /// The payload, written as compact JSON, is longer than max_payload_bytes.
    case payloadTooLarge = "payload_too_large"
    /// A member of the payload is missing, unknown, or of the wrong type or value.
    case invalidPayload = "invalid_payload"
    /// No initialize request has succeeded yet. Only initialize itself is served before.
    case notInitialized = "not_initialized"
    /// The provider is not known, or has no login.
    case providerUnavailable = "provider_unavailable"
    /// Another login runs, or this one has already taken an input.
    case authBusy = "auth_busy"
    /// The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    case internalError = "internal_error"

    /// Nil: a code that this operation does not answer in this version of the contract.
    public init?(_ error: WireError) {
        guard let own: AuthLoginStartErrorCode = Check.known(error.code.rawValue) else { return nil }
        self = own
    }
}

/// The codes that `auth.login.callback` can answer, in order of precedence.
public enum AuthLoginCallbackErrorCode: String, CaseIterable, Codable, Hashable, Sendable {
    /// A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    case duplicateRequestId = "duplicate_request_id"
    /// A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    case limitExceeded = "limit_exceeded"
    /// The envelope speaks another version, or an initialize request does not offer the version of this service.
    case unsupportedVersion = "unsupported_version"
    /// A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    case invalidRequest = "invalid_request"
    /// The payload, written as compact JSON, is longer than max_payload_bytes.
    case payloadTooLarge = "payload_too_large"
    /// A member of the payload is missing, unknown, or of the wrong type or value.
    case invalidPayload = "invalid_payload"
    /// No initialize request has succeeded yet. Only initialize itself is served before.
    case notInitialized = "not_initialized"
    /// The login was never started, or has ended.
    case unknownLogin = "unknown_login"
    /// Another login runs, or this one has already taken an input.
    case authBusy = "auth_busy"
    /// The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    case internalError = "internal_error"

    /// Nil: a code that this operation does not answer in this version of the contract.
    public init?(_ error: WireError) {
        guard let own: AuthLoginCallbackErrorCode = Check.known(error.code.rawValue) else { return nil }
        self = own
    }
}

/// The codes that `auth.login.cancel` can answer, in order of precedence.
public enum AuthLoginCancelErrorCode: String, CaseIterable, Codable, Hashable, Sendable {
    /// A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    case duplicateRequestId = "duplicate_request_id"
    /// A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    case limitExceeded = "limit_exceeded"
    /// The envelope speaks another version, or an initialize request does not offer the version of this service.
    case unsupportedVersion = "unsupported_version"
    /// A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    case invalidRequest = "invalid_request"
    /// The payload, written as compact JSON, is longer than max_payload_bytes.
    case payloadTooLarge = "payload_too_large"
    /// A member of the payload is missing, unknown, or of the wrong type or value.
    case invalidPayload = "invalid_payload"
    /// No initialize request has succeeded yet. Only initialize itself is served before.
    case notInitialized = "not_initialized"
    /// The login was never started, or has ended.
    case unknownLogin = "unknown_login"
    /// The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    case internalError = "internal_error"

    /// Nil: a code that this operation does not answer in this version of the contract.
    public init?(_ error: WireError) {
        guard let own: AuthLoginCancelErrorCode = Check.known(error.code.rawValue) else { return nil }
        self = own
    }
}

/// The codes that `auth.logout` can answer, in order of precedence.
public enum AuthLogoutErrorCode: String, CaseIterable, Codable, Hashable, Sendable {
    /// A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    case duplicateRequestId = "duplicate_request_id"
    /// A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    case limitExceeded = "limit_exceeded"
    /// The envelope speaks another version, or an initialize request does not offer the version of this service.
    case unsupportedVersion = "unsupported_version"
    /// A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    case invalidRequest = "invalid_request"
    /// The payload, written as compact JSON, is longer than max_payload_bytes.
    case payloadTooLarge = "payload_too_large"
    /// A member of the payload is missing, unknown, or of the wrong type or value.
    case invalidPayload = "invalid_payload"
    /// No initialize request has succeeded yet. Only initialize itself is served before.
    case notInitialized = "not_initialized"
    /// A logout was asked for without the user's agreement.
    case confirmationRequired = "confirmation_required"
    /// The provider is not known, or has no login.
    case providerUnavailable = "provider_unavailable"
    /// The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    case internalError = "internal_error"

    /// Nil: a code that this operation does not answer in this version of the contract.
    public init?(_ error: WireError) {
        guard let own: AuthLogoutErrorCode = Check.known(error.code.rawValue) else { return nil }
        self = own
    }
}

/// The codes that `catalog.providers` can answer, in order of precedence.
public enum CatalogProvidersErrorCode: String, CaseIterable, Codable, Hashable, Sendable {
    /// A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    case duplicateRequestId = "duplicate_request_id"
    /// A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    case limitExceeded = "limit_exceeded"
    /// The envelope speaks another version, or an initialize request does not offer the version of this service.
    case unsupportedVersion = "unsupported_version"
    /// A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    case invalidRequest = "invalid_request"
    /// The payload, written as compact JSON, is longer than max_payload_bytes.
    case payloadTooLarge = "payload_too_large"
    /// A member of the payload is missing, unknown, or of the wrong type or value.
    case invalidPayload = "invalid_payload"
    /// No initialize request has succeeded yet. Only initialize itself is served before.
    case notInitialized = "not_initialized"
    /// One catalog or settings request runs at a time. Try again after its answer.
    case configurationBusy = "configuration_busy"
    /// The settings cannot be read, or hold something that cannot be shown safely.
    case configurationUnavailable = "configuration_unavailable"
    /// The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    case internalError = "internal_error"

    /// Nil: a code that this operation does not answer in this version of the contract.
    public init?(_ error: WireError) {
        guard let own: CatalogProvidersErrorCode = Check.known(error.code.rawValue) else { return nil }
        self = own
    }
}

/// The codes that `catalog.models` can answer, in order of precedence.
public enum CatalogModelsErrorCode: String, CaseIterable, Codable, Hashable, Sendable {
    /// A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    case duplicateRequestId = "duplicate_request_id"
    /// A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    case limitExceeded = "limit_exceeded"
    /// The envelope speaks another version, or an initialize request does not offer the version of this service.
    case unsupportedVersion = "unsupported_version"
    /// A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    case invalidRequest = "invalid_request"
    /// The payload, written as compact JSON, is longer than max_payload_bytes.
    case payloadTooLarge = "payload_too_large"
    /// A member of the payload is missing, unknown, or of the wrong type or value.
    case invalidPayload = "invalid_payload"
    /// No initialize request has succeeded yet. Only initialize itself is served before.
    case notInitialized = "not_initialized"
    /// The id of a provider or model is unsafe, not known, or names a disabled model.
    case invalidSelection = "invalid_selection"
    /// One catalog or settings request runs at a time. Try again after its answer.
    case configurationBusy = "configuration_busy"
    /// The settings cannot be read, or hold something that cannot be shown safely.
    case configurationUnavailable = "configuration_unavailable"
    /// The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    case internalError = "internal_error"

    /// Nil: a code that this operation does not answer in this version of the contract.
    public init?(_ error: WireError) {
        guard let own: CatalogModelsErrorCode = Check.known(error.code.rawValue) else { return nil }
        self = own
    }
}

/// The codes that `catalog.refresh` can answer, in order of precedence.
public enum CatalogRefreshErrorCode: String, CaseIterable, Codable, Hashable, Sendable {
    /// A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    case duplicateRequestId = "duplicate_request_id"
    /// A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    case limitExceeded = "limit_exceeded"
    /// The envelope speaks another version, or an initialize request does not offer the version of this service.
    case unsupportedVersion = "unsupported_version"
    /// A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    case invalidRequest = "invalid_request"
    /// The payload, written as compact JSON, is longer than max_payload_bytes.
    case payloadTooLarge = "payload_too_large"
    /// A member of the payload is missing, unknown, or of the wrong type or value.
    case invalidPayload = "invalid_payload"
    /// No initialize request has succeeded yet. Only initialize itself is served before.
    case notInitialized = "not_initialized"
    /// The id of a provider or model is unsafe, not known, or names a disabled model.
    case invalidSelection = "invalid_selection"
    /// One catalog or settings request runs at a time. Try again after its answer.
    case configurationBusy = "configuration_busy"
    /// The settings cannot be read, or hold something that cannot be shown safely.
    case configurationUnavailable = "configuration_unavailable"
    /// The provider could not be asked, or its answer not be stored. Check its readiness and try again.
    case catalogRefreshFailed = "catalog_refresh_failed"
    /// The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    case internalError = "internal_error"

    /// Nil: a code that this operation does not answer in this version of the contract.
    public init?(_ error: WireError) {
        guard let own: CatalogRefreshErrorCode = Check.known(error.code.rawValue) else { return nil }
        self = own
    }
}

/// The codes that `config.get` can answer, in order of precedence.
public enum ConfigGetErrorCode: String, CaseIterable, Codable, Hashable, Sendable {
    /// A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    case duplicateRequestId = "duplicate_request_id"
    /// A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    case limitExceeded = "limit_exceeded"
    /// The envelope speaks another version, or an initialize request does not offer the version of this service.
    case unsupportedVersion = "unsupported_version"
    /// A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    case invalidRequest = "invalid_request"
    /// The payload, written as compact JSON, is longer than max_payload_bytes.
    case payloadTooLarge = "payload_too_large"
    /// A member of the payload is missing, unknown, or of the wrong type or value.
    case invalidPayload = "invalid_payload"
    /// No initialize request has succeeded yet. Only initialize itself is served before.
    case notInitialized = "not_initialized"
    /// One catalog or settings request runs at a time. Try again after its answer.
    case configurationBusy = "configuration_busy"
    /// The settings cannot be read, or hold something that cannot be shown safely.
    case configurationUnavailable = "configuration_unavailable"
    /// The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    case internalError = "internal_error"

    /// Nil: a code that this operation does not answer in this version of the contract.
    public init?(_ error: WireError) {
        guard let own: ConfigGetErrorCode = Check.known(error.code.rawValue) else { return nil }
        self = own
    }
}

/// The codes that `config.set` can answer, in order of precedence.
public enum ConfigSetErrorCode: String, CaseIterable, Codable, Hashable, Sendable {
    /// A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.
    case duplicateRequestId = "duplicate_request_id"
    /// A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.
    case limitExceeded = "limit_exceeded"
    /// The envelope speaks another version, or an initialize request does not offer the version of this service.
    case unsupportedVersion = "unsupported_version"
    /// A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.
    case invalidRequest = "invalid_request"
    /// The payload, written as compact JSON, is longer than max_payload_bytes.
    case payloadTooLarge = "payload_too_large"
    /// A member of the payload is missing, unknown, or of the wrong type or value.
    case invalidPayload = "invalid_payload"
    /// No initialize request has succeeded yet. Only initialize itself is served before.
    case notInitialized = "not_initialized"
    /// The scope is not known, or a setting cannot be changed in it.
    case invalidScope = "invalid_scope"
    /// The id of a provider or model is unsafe, not known, or names a disabled model.
    case invalidSelection = "invalid_selection"
    /// One catalog or settings request runs at a time. Try again after its answer.
    case configurationBusy = "configuration_busy"
    /// The settings cannot be read, or hold something that cannot be shown safely.
    case configurationUnavailable = "configuration_unavailable"
    /// There is no usable list of models to check the change against. Refresh it first.
    case catalogUnavailable = "catalog_unavailable"
    /// The list of models has expired, so the change cannot be checked. Refresh it first.
    case catalogStale = "catalog_stale"
    /// The level is a known one, but not one of this model.
    case unsupportedReasoning = "unsupported_reasoning"
    /// The change could not be checked or stored. Look at the local settings and try again.
    case settingsWriteFailed = "settings_write_failed"
    /// The service failed in a way that has no code of its own. What it was stands in its diagnostics only.
    case internalError = "internal_error"

    /// Nil: a code that this operation does not answer in this version of the contract.
    public init?(_ error: WireError) {
        guard let own: ConfigSetErrorCode = Check.known(error.code.rawValue) else { return nil }
        self = own
    }
}

/// The bounds of every record.
let generalBounds = Bounds(record: 65536, payload: 32768, string: 16384, depth: 32, items: 64, fields: 64)

/// The member of a record that has a bound of its own.
let payloadMember = "payload"

/// The codes of broken rules that have none of their own.
enum Verdict {
    static let record = ErrorCode.recordTooLarge
    static let json = ErrorCode.invalidJson
    static let bound = ErrorCode.limitExceeded
    static let envelope = ErrorCode.invalidRequest
    static let payloadBytes = ErrorCode.payloadTooLarge
    static let payload = ErrorCode.invalidPayload
}
