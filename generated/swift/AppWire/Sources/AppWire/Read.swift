// @generated from schema/app-service by codegen. Do not edit.
// What each definition and record asks of a value that was read.
// Reads no text.

enum Read {
    static func asActivity(_ _v: JSON) throws -> Activity {
        let _object = try Fields(_v)
        switch _object.tag("kind") {
        case "lifecycle": return .lifecycle(try asActivityLifecycle(_v))
        case "tool": return .tool(try asActivityTool(_v))
        case "reasoning_summary": return .reasoningSummary(try asActivityReasoningSummary(_v))
        case "context": return .context(try asActivityContext(_v))
        case "usage": return .usage(try asActivityUsage(_v))
        case "compaction": return .compaction(try asActivityCompaction(_v))
        default: throw _object.broken("kind", "x-union")
        }
    }

    static func asActivityCapabilities(_ _v: JSON) throws -> ActivityCapabilities {
        let _object = try Fields(_v)
        let events = try _object.required("events") { try Check.flag($0) }
        let approvals = try _object.required("approvals") { try Check.flag($0) }
        let steering = try _object.required("steering") { try Check.flag($0) }
        let mcpServerLifecycle = try _object.required("mcp_server_lifecycle") { try Check.flag($0) }
        let mcpToolActivity = try _object.required("mcp_tool_activity") { try Check.flag($0) }
        let subagents = try _object.required("subagents") { try Check.flag($0) }
        let rawToolOutput = try _object.required("raw_tool_output") { try Check.flag($0) }
        let activityReplay = try _object.required("activity_replay") { try Check.flag($0) }
        let maxSummaryBytes = try _object.required("max_summary_bytes") { try Read.asLimitValue($0) }
        return ActivityCapabilities(events: events, approvals: approvals, steering: steering, mcpServerLifecycle: mcpServerLifecycle, mcpToolActivity: mcpToolActivity, subagents: subagents, rawToolOutput: rawToolOutput, activityReplay: activityReplay, maxSummaryBytes: maxSummaryBytes)
    }

    static func asActivityCompaction(_ _v: JSON) throws -> ActivityCompaction {
        let _object = try Fields(_v)
        let activityId = try _object.required("activity_id") { try Read.asActivityId($0) }
        try _object.required("kind") { try Check.constant($0, "compaction") }
        let status = try _object.required("status") { try Read.asCompactionStatus($0) }
        let currentTokens = try _object.nullable("current_tokens") { try Read.asCount($0) }
        let maxTokens = try _object.nullable("max_tokens") { try Read.asCount($0) }
        let replayRequired = try _object.required("replay_required") { try Check.flag($0) }
        try _object.rule("counts-follow-status", when: "status", isOneOf: [JSON.string("triggered"), JSON.string("completed")], then: [("current_tokens", .notNull), ("max_tokens", .notNull)], otherwise: [("current_tokens", .null), ("max_tokens", .null)])
        try _object.rule("replay-follows-end", when: "status", isOneOf: [JSON.string("completed"), JSON.string("failed"), JSON.string("cancelled")], then: [("replay_required", .equals(JSON.bool(true)))], otherwise: [("replay_required", .equals(JSON.bool(false)))])
        return ActivityCompaction(activityId: activityId, status: status, currentTokens: currentTokens, maxTokens: maxTokens, replayRequired: replayRequired)
    }

    static func asActivityContext(_ _v: JSON) throws -> ActivityContext {
        let _object = try Fields(_v)
        let activityId = try _object.required("activity_id") { try Read.asActivityId($0) }
        try _object.required("kind") { try Check.constant($0, "context") }
        let currentTokens = try _object.required("current_tokens") { try Read.asCount($0) }
        let maxTokens = try _object.required("max_tokens") { try Read.asCount($0) }
        let reasoningTokens = try _object.nullable("reasoning_tokens") { try Read.asCount($0) }
        let requestSequence = try _object.required("request_sequence") { try Read.asCount($0) }
        let source = try _object.required("source") { try Read.asContextSource($0) }
        return ActivityContext(activityId: activityId, currentTokens: currentTokens, maxTokens: maxTokens, reasoningTokens: reasoningTokens, requestSequence: requestSequence, source: source)
    }

    static func asActivityId(_ _v: JSON) throws -> ActivityId {
        return try Check.text(_v, 1, 128, Forms.f0)
    }

    static func asActivityLifecycle(_ _v: JSON) throws -> ActivityLifecycle {
        let _object = try Fields(_v)
        let activityId = try _object.required("activity_id") { try Read.asActivityId($0) }
        let parentActivityId = try _object.optional("parent_activity_id") { try Read.asActivityId($0) }
        try _object.required("kind") { try Check.constant($0, "lifecycle") }
        let category = try _object.required("category") { try Read.asLifecycleCategory($0) }
        let status = try _object.required("status") { try Read.asLifecycleStatus($0) }
        try _object.required("details_omitted") { try Check.constant($0, true) }
        try _object.rule("end-has-no-parent", when: "category", isOneOf: [JSON.string("activity")], then: [("parent_activity_id", .null)])
        return ActivityLifecycle(activityId: activityId, parentActivityId: parentActivityId, category: category, status: status)
    }

    static func asActivityReasoningSummary(_ _v: JSON) throws -> ActivityReasoningSummary {
        let _object = try Fields(_v)
        let activityId = try _object.required("activity_id") { try Read.asActivityId($0) }
        try _object.required("kind") { try Check.constant($0, "reasoning_summary") }
        let text = try _object.required("text") { try Check.text($0, 0, 2048) }
        let redacted = try _object.required("redacted") { try Check.flag($0) }
        let truncated = try _object.required("truncated") { try Check.flag($0) }
        return ActivityReasoningSummary(activityId: activityId, text: text, redacted: redacted, truncated: truncated)
    }

    static func asActivityTool(_ _v: JSON) throws -> ActivityTool {
        let _object = try Fields(_v)
        let activityId = try _object.required("activity_id") { try Read.asActivityId($0) }
        try _object.required("kind") { try Check.constant($0, "tool") }
        let toolId = try _object.required("tool_id") { try Read.asActivityId($0) }
        let toolName = try _object.nullable("tool_name") { try Read.asToolName($0) }
        let serverId = try _object.nullable("server_id") { try Read.asActivityId($0) }
        let transport = try _object.required("transport") { try Read.asToolTransport($0) }
        let status = try _object.required("status") { try Read.asLifecycleStatus($0) }
        let timedOut = try _object.nullable("timed_out") { try Check.flag($0) }
        try _object.required("details_omitted") { try Check.constant($0, true) }
        return ActivityTool(activityId: activityId, toolId: toolId, toolName: toolName, serverId: serverId, transport: transport, status: status, timedOut: timedOut)
    }

    static func asActivityUsage(_ _v: JSON) throws -> ActivityUsage {
        let _object = try Fields(_v)
        let activityId = try _object.required("activity_id") { try Read.asActivityId($0) }
        try _object.required("kind") { try Check.constant($0, "usage") }
        let effectiveInput = try _object.required("effective_input") { try Read.asCount($0) }
        let output = try _object.required("output") { try Read.asCount($0) }
        let cacheRead = try _object.required("cache_read") { try Read.asCount($0) }
        let cacheKnown = try _object.required("cache_known") { try Check.flag($0) }
        let requestSequence = try _object.required("request_sequence") { try Read.asCount($0) }
        let finalUsage = try _object.required("final_usage") { try Check.flag($0) }
        let source = try _object.required("source") { try Read.asUsageSource($0) }
        return ActivityUsage(activityId: activityId, effectiveInput: effectiveInput, output: output, cacheRead: cacheRead, cacheKnown: cacheKnown, requestSequence: requestSequence, finalUsage: finalUsage, source: source)
    }

    static func asAdvertisedEvent(_ _v: JSON) throws -> AdvertisedEvent {
        return AdvertisedEvent(rawValue: try Check.text(_v, 1, 64))
    }

    static func asAdvertisedOperation(_ _v: JSON) throws -> AdvertisedOperation {
        return AdvertisedOperation(rawValue: try Check.text(_v, 1, 64))
    }

    static func asAdvertisedTransport(_ _v: JSON) throws -> AdvertisedTransport {
        return AdvertisedTransport(rawValue: try Check.text(_v, 1, 64))
    }

    static func asAuthLoginCallbackRequest(_ _v: JSON) throws -> AuthLoginCallbackRequest {
        let _object = try Fields(_v)
        let loginId = try _object.required("login_id") { try Read.asLoginId($0) }
        let input = try _object.required("input") { try Check.text($0, 1, 4096) }
        try _object.only("login_id", "input")
        return AuthLoginCallbackRequest(loginId: loginId, input: input)
    }

    static func asAuthLoginCallbackSuccess(_ _v: JSON) throws -> AuthLoginCallbackSuccess {
        let _object = try Fields(_v)
        try _object.required("status") { try Check.constant($0, "submitted") }
        return AuthLoginCallbackSuccess()
    }

    static func asAuthLoginCancelRequest(_ _v: JSON) throws -> AuthLoginCancelRequest {
        let _object = try Fields(_v)
        let loginId = try _object.required("login_id") { try Read.asLoginId($0) }
        try _object.only("login_id")
        return AuthLoginCancelRequest(loginId: loginId)
    }

    static func asAuthLoginCancelSuccess(_ _v: JSON) throws -> AuthLoginCancelSuccess {
        let _object = try Fields(_v)
        try _object.required("status") { try Check.constant($0, "cancellation_requested") }
        return AuthLoginCancelSuccess()
    }

    static func asAuthLoginOutcome(_ _v: JSON) throws -> AuthLoginOutcome {
        return try Check.choice(_v)
    }

    static func asAuthLoginProgress(_ _v: JSON) throws -> AuthLoginProgress {
        let _object = try Fields(_v)
        let loginId = try _object.required("login_id") { try Read.asLoginId($0) }
        let providerId = try _object.required("provider_id") { try Read.asProviderId($0) }
        let state = try _object.required("state") { try Read.asAuthLoginState($0) }
        let url = try _object.optional("url") { try Check.text($0, 1, 4096) }
        let openBrowser = try _object.optional("open_browser") { try Check.constant($0, true) }
        try _object.rule("address-comes-first", when: "state", isOneOf: [JSON.string("authorization_url")], then: [("url", .notNull), ("open_browser", .notNull)], otherwise: [("url", .null), ("open_browser", .null)])
        return AuthLoginProgress(loginId: loginId, providerId: providerId, state: state, url: url, openBrowser: openBrowser)
    }

    static func asAuthLoginStartRequest(_ _v: JSON) throws -> AuthLoginStartRequest {
        let _object = try Fields(_v)
        let providerId = try _object.required("provider_id", ["maxLength": .providerUnavailable, "minLength": .providerUnavailable, "pattern": .providerUnavailable]) { try Read.asProviderId($0) }
        try _object.only("provider_id")
        return AuthLoginStartRequest(providerId: providerId)
    }

    static func asAuthLoginStartSuccess(_ _v: JSON) throws -> AuthLoginStartSuccess {
        let _object = try Fields(_v)
        let loginId = try _object.required("login_id") { try Read.asLoginId($0) }
        let providerId = try _object.required("provider_id") { try Read.asProviderId($0) }
        try _object.required("status") { try Check.constant($0, "started") }
        return AuthLoginStartSuccess(loginId: loginId, providerId: providerId)
    }

    static func asAuthLoginState(_ _v: JSON) throws -> AuthLoginState {
        return try Check.choice(_v)
    }

    static func asAuthLoginTerminal(_ _v: JSON) throws -> AuthLoginTerminal {
        let _object = try Fields(_v)
        let loginId = try _object.required("login_id") { try Read.asLoginId($0) }
        let providerId = try _object.optional("provider_id") { try Read.asProviderId($0) }
        let state = try _object.required("state") { try Read.asAuthLoginOutcome($0) }
        try _object.required("cleanup_complete") { try Check.constant($0, true) }
        return AuthLoginTerminal(loginId: loginId, providerId: providerId, state: state)
    }

    static func asAuthLogoutRequest(_ _v: JSON) throws -> AuthLogoutRequest {
        let _object = try Fields(_v)
        let providerId = try _object.required("provider_id", ["maxLength": .providerUnavailable, "minLength": .providerUnavailable, "pattern": .providerUnavailable]) { try Read.asProviderId($0) }
        try _object.required("confirmed", ["const": .confirmationRequired, "required": .confirmationRequired]) { try Check.constant($0, true) }
        try _object.only("provider_id", "confirmed")
        return AuthLogoutRequest(providerId: providerId)
    }

    static func asAuthLogoutSuccess(_ _v: JSON) throws -> AuthLogoutSuccess {
        let _object = try Fields(_v)
        let providerId = try _object.required("provider_id") { try Read.asProviderId($0) }
        try _object.required("status") { try Check.constant($0, "logged_out") }
        let removed = try _object.required("removed") { try Check.flag($0) }
        try _object.required("environment_unchanged") { try Check.constant($0, true) }
        return AuthLogoutSuccess(providerId: providerId, removed: removed)
    }

    static func asAuthMethod(_ _v: JSON) throws -> AuthMethod {
        return try Check.choice(_v)
    }

    static func asAuthProvider(_ _v: JSON) throws -> AuthProvider {
        let _object = try Fields(_v)
        let providerId = try _object.required("provider_id") { try Read.asProviderId($0) }
        let authMethod = try _object.required("auth_method") { try Read.asAuthMethod($0) }
        let source = try _object.required("source") { try Read.asAuthSource($0) }
        let readiness = try _object.required("readiness") { try Read.asAuthReadiness($0) }
        let ready = try _object.required("ready") { try Check.flag($0) }
        try _object.rule("ready-repeats-readiness", when: "readiness", isOneOf: [JSON.string("ready")], then: [("ready", .equals(JSON.bool(true)))], otherwise: [("ready", .equals(JSON.bool(false)))])
        return AuthProvider(providerId: providerId, authMethod: authMethod, source: source, readiness: readiness, ready: ready)
    }

    static func asAuthReadiness(_ _v: JSON) throws -> AuthReadiness {
        return try Check.choice(_v)
    }

    static func asAuthSource(_ _v: JSON) throws -> AuthSource {
        return try Check.choice(_v)
    }

    static func asAuthStatusRequest(_ _v: JSON) throws -> AuthStatusRequest {
        let _object = try Fields(_v)
        try _object.only()
        return AuthStatusRequest()
    }

    static func asAuthStatusSuccess(_ _v: JSON) throws -> AuthStatusSuccess {
        let _object = try Fields(_v)
        let providers = try _object.required("providers") { try Check.list($0, 0, 64) { try Read.asAuthProvider($0) } }
        return AuthStatusSuccess(providers: providers)
    }

    static func asCapabilitiesRequest(_ _v: JSON) throws -> CapabilitiesRequest {
        let _object = try Fields(_v)
        try _object.only()
        return CapabilitiesRequest()
    }

    static func asCapabilitiesSuccess(_ _v: JSON) throws -> CapabilitiesSuccess {
        let _object = try Fields(_v)
        let protocolVersions = try _object.required("protocol_versions") { try Check.list($0, 1, 64) { try Read.asProtocolVersion($0) } }
        let operations = try _object.required("operations") { try Check.list($0, 0, 64) { try Read.asAdvertisedOperation($0) } }
        let events = try _object.required("events") { try Check.list($0, 0, 64) { try Read.asAdvertisedEvent($0) } }
        let transports = try _object.required("transports") { try Check.list($0, 0, 64) { try Read.asAdvertisedTransport($0) } }
        let limits = try _object.required("limits") { try Read.asLimits($0) }
        let activity = try _object.optional("activity") { try Read.asActivityCapabilities($0) }
        return CapabilitiesSuccess(protocolVersions: protocolVersions, operations: operations, events: events, transports: transports, limits: limits, activity: activity)
    }

    static func asCatalogModelsRequest(_ _v: JSON) throws -> CatalogModelsRequest {
        let _object = try Fields(_v)
        let providerId = try _object.required("provider_id") { try Read.asProviderId($0) }
        let offset = try _object.optional("offset", ["maximum": .limitExceeded, "minimum": .limitExceeded]) { try Check.whole($0, 0, 100000) }
        let limit = try _object.optional("limit", ["maximum": .limitExceeded, "minimum": .limitExceeded]) { try Check.whole($0, 1, 32) }
        try _object.only("provider_id", "offset", "limit")
        return CatalogModelsRequest(providerId: providerId, offset: offset, limit: limit)
    }

    static func asCatalogModelsSuccess(_ _v: JSON) throws -> CatalogModelsSuccess {
        let _object = try Fields(_v)
        let entries = try _object.required("entries") { try Check.list($0, 0, 32) { try Read.asModelEntry($0) } }
        let nextOffset = try _object.nullable("next_offset") { try Check.whole($0, 1, 100000) }
        let state = try _object.required("state") { try Read.asCatalogState($0) }
        try _object.required("refresh") { try Check.constant($0, "cache_only") }
        try _object.rule("unavailable-is-empty", when: "state", isOneOf: [JSON.string("unavailable")], then: [("entries", .empty), ("next_offset", .null)])
        return CatalogModelsSuccess(entries: entries, nextOffset: nextOffset, state: state)
    }

    static func asCatalogProvidersRequest(_ _v: JSON) throws -> CatalogProvidersRequest {
        let _object = try Fields(_v)
        let offset = try _object.optional("offset", ["maximum": .limitExceeded, "minimum": .limitExceeded]) { try Check.whole($0, 0, 100000) }
        let limit = try _object.optional("limit", ["maximum": .limitExceeded, "minimum": .limitExceeded]) { try Check.whole($0, 1, 32) }
        try _object.only("offset", "limit")
        return CatalogProvidersRequest(offset: offset, limit: limit)
    }

    static func asCatalogProvidersSuccess(_ _v: JSON) throws -> CatalogProvidersSuccess {
        let _object = try Fields(_v)
        let entries = try _object.required("entries") { try Check.list($0, 0, 32) { try Read.asProviderEntry($0) } }
        let nextOffset = try _object.nullable("next_offset") { try Check.whole($0, 1, 100000) }
        try _object.required("refresh") { try Check.constant($0, "cache_only") }
        return CatalogProvidersSuccess(entries: entries, nextOffset: nextOffset)
    }

    static func asCatalogRefreshRequest(_ _v: JSON) throws -> CatalogRefreshRequest {
        let _object = try Fields(_v)
        let providerId = try _object.required("provider_id") { try Read.asProviderId($0) }
        try _object.only("provider_id")
        return CatalogRefreshRequest(providerId: providerId)
    }

    static func asCatalogRefreshSuccess(_ _v: JSON) throws -> CatalogRefreshSuccess {
        let _object = try Fields(_v)
        let providerId = try _object.required("provider_id") { try Read.asProviderId($0) }
        let state = try _object.required("state") { try Read.asCatalogState($0) }
        return CatalogRefreshSuccess(providerId: providerId, state: state)
    }

    static func asCatalogState(_ _v: JSON) throws -> CatalogState {
        return try Check.choice(_v)
    }

    static func asCompactionStatus(_ _v: JSON) throws -> CompactionStatus {
        return try Check.choice(_v)
    }

    static func asConfigGetRequest(_ _v: JSON) throws -> ConfigGetRequest {
        let _object = try Fields(_v)
        try _object.only()
        return ConfigGetRequest()
    }

    static func asConfigGetSuccess(_ _v: JSON) throws -> ConfigGetSuccess {
        let _object = try Fields(_v)
        let selection = try _object.required("selection") { try Read.asSelection($0) }
        let thinkingLevel = try _object.required("thinking_level") { try Read.asThinkingLevel($0) }
        let configuredThinkingLevel = try _object.required("configured_thinking_level") { try Read.asThinkingLevel($0) }
        let availableThinkingLevels = try _object.required("available_thinking_levels") { try Check.list($0, 0, 6) { try Read.asThinkingLevel($0) } }
        let fast = try _object.required("fast") { try Check.flag($0) }
        let precedence = try _object.required("precedence") { try Check.list($0, 0, 3) { try Read.asConfigLayer($0) } }
        let writableScopes = try _object.required("writable_scopes") { try Check.list($0, 0, 2) { try Read.asConfigScope($0) } }
        let globalOnly = try _object.required("global_only") { try Check.list($0, 0, 3) { try Read.asGlobalSetting($0) } }
        return ConfigGetSuccess(selection: selection, thinkingLevel: thinkingLevel, configuredThinkingLevel: configuredThinkingLevel, availableThinkingLevels: availableThinkingLevels, fast: fast, precedence: precedence, writableScopes: writableScopes, globalOnly: globalOnly)
    }

    static func asConfigLayer(_ _v: JSON) throws -> ConfigLayer {
        return try Check.choice(_v)
    }

    static func asConfigScope(_ _v: JSON) throws -> ConfigScope {
        return try Check.coded(["enum": .invalidScope]) { () throws -> ConfigScope in
        return try Check.choice(_v)
        }
    }

    static func asConfigSetRequest(_ _v: JSON) throws -> ConfigSetRequest {
        let _object = try Fields(_v)
        let scope = try _object.required("scope") { try Read.asConfigScope($0) }
        let selection = try _object.optional("selection") { try Read.asSelectionChange($0) }
        let thinkingLevel = try _object.optional("thinking_level") { try Read.asThinkingLevel($0) }
        let fast = try _object.optional("fast") { try Check.flag($0) }
        try _object.atLeastOne(of: "selection", "thinking_level", "fast")
        try _object.rule("fast-is-global", .invalidScope, when: "scope", isOneOf: [JSON.string("project")], then: [("fast", .null)])
        try _object.only("scope", "selection", "thinking_level", "fast")
        return ConfigSetRequest(scope: scope, selection: selection, thinkingLevel: thinkingLevel, fast: fast)
    }

    static func asConfigSetSuccess(_ _v: JSON) throws -> ConfigSetSuccess {
        let _object = try Fields(_v)
        try _object.required("persisted") { try Check.constant($0, true) }
        let scope = try _object.required("scope") { try Read.asConfigScope($0) }
        let effective = try _object.required("effective") { try Read.asConfigGetSuccess($0) }
        return ConfigSetSuccess(scope: scope, effective: effective)
    }

    static func asContextSource(_ _v: JSON) throws -> ContextSource {
        return try Check.choice(_v)
    }

    static func asCount(_ _v: JSON) throws -> Count {
        return try Check.whole(_v, 0, 9007199254740991)
    }

    static func asEventId(_ _v: JSON) throws -> EventId {
        return try Check.text(_v, 1, 128, Forms.f0)
    }

    static func asGlobalSetting(_ _v: JSON) throws -> GlobalSetting {
        return try Check.choice(_v)
    }

    static func asInitializeRequest(_ _v: JSON) throws -> InitializeRequest {
        let _object = try Fields(_v)
        let supportedProtocolVersions = try _object.required("supported_protocol_versions", ["maxItems": .limitExceeded, "minItems": .limitExceeded]) { try Check.list($0, 1, 8) { try Read.asProtocolVersion($0) } }
        let requestedCapabilities = try _object.optional("requested_capabilities", ["maxItems": .limitExceeded]) { try Check.list($0, 0, 8, ["maxLength": .limitExceeded]) { try Check.text($0, 0, 64) } }
        try _object.only("supported_protocol_versions", "requested_capabilities")
        return InitializeRequest(supportedProtocolVersions: supportedProtocolVersions, requestedCapabilities: requestedCapabilities)
    }

    static func asInitializeSuccess(_ _v: JSON) throws -> InitializeSuccess {
        let _object = try Fields(_v)
        try _object.required("protocol_version") { try Check.constant($0, 1) }
        let serverName = try _object.required("server_name") { try Check.text($0, 1, 128) }
        let serverVersion = try _object.required("server_version") { try Check.text($0, 1, 128) }
        let schemaDigest = try _object.optional("schema_digest") { try Read.asSchemaDigest($0) }
        let limits = try _object.required("limits") { try Read.asLimits($0) }
        let capabilities = try _object.required("capabilities") { try Read.asCapabilitiesSuccess($0) }
        return InitializeSuccess(serverName: serverName, serverVersion: serverVersion, schemaDigest: schemaDigest, limits: limits, capabilities: capabilities)
    }

    static func asLabel(_ _v: JSON) throws -> Label {
        return try Check.text(_v, 1, 128, Forms.f0)
    }

    static func asLifecycleCategory(_ _v: JSON) throws -> LifecycleCategory {
        return try Check.choice(_v)
    }

    static func asLifecycleStatus(_ _v: JSON) throws -> LifecycleStatus {
        return try Check.choice(_v)
    }

    static func asLimitValue(_ _v: JSON) throws -> LimitValue {
        return try Check.whole(_v, 1, 9007199254740991)
    }

    static func asLimits(_ _v: JSON) throws -> Limits {
        let _object = try Fields(_v)
        let maxRecordBytes = try _object.required("max_record_bytes") { try Read.asLimitValue($0) }
        let maxPayloadBytes = try _object.required("max_payload_bytes") { try Read.asLimitValue($0) }
        let maxErrorMessageBytes = try _object.required("max_error_message_bytes") { try Read.asLimitValue($0) }
        let maxIdBytes = try _object.required("max_id_bytes") { try Read.asLimitValue($0) }
        let maxNameBytes = try _object.required("max_name_bytes") { try Read.asLimitValue($0) }
        let maxStringBytes = try _object.required("max_string_bytes") { try Read.asLimitValue($0) }
        let maxJsonDepth = try _object.required("max_json_depth") { try Read.asLimitValue($0) }
        let maxArrayItems = try _object.required("max_array_items") { try Read.asLimitValue($0) }
        let maxObjectFields = try _object.required("max_object_fields") { try Read.asLimitValue($0) }
        let maxNegotiationItems = try _object.required("max_negotiation_items") { try Read.asLimitValue($0) }
        let maxSessionAttachments = try _object.required("max_session_attachments") { try Read.asLimitValue($0) }
        let maxSessionPageItems = try _object.required("max_session_page_items") { try Read.asLimitValue($0) }
        let maxSessionReplayPageBytes = try _object.required("max_session_replay_page_bytes") { try Read.asLimitValue($0) }
        let maxSessionReplayWindowBytes = try _object.required("max_session_replay_window_bytes") { try Read.asLimitValue($0) }
        let maxSessionListScanEntries = try _object.required("max_session_list_scan_entries") { try Read.asLimitValue($0) }
        let maxCatalogPageItems = try _object.required("max_catalog_page_items") { try Read.asLimitValue($0) }
        let others = try _object.others(but: "max_record_bytes", "max_payload_bytes", "max_error_message_bytes", "max_id_bytes", "max_name_bytes", "max_string_bytes", "max_json_depth", "max_array_items", "max_object_fields", "max_negotiation_items", "max_session_attachments", "max_session_page_items", "max_session_replay_page_bytes", "max_session_replay_window_bytes", "max_session_list_scan_entries", "max_catalog_page_items") { try Read.asLimitValue($0) }
        return Limits(maxRecordBytes: maxRecordBytes, maxPayloadBytes: maxPayloadBytes, maxErrorMessageBytes: maxErrorMessageBytes, maxIdBytes: maxIdBytes, maxNameBytes: maxNameBytes, maxStringBytes: maxStringBytes, maxJsonDepth: maxJsonDepth, maxArrayItems: maxArrayItems, maxObjectFields: maxObjectFields, maxNegotiationItems: maxNegotiationItems, maxSessionAttachments: maxSessionAttachments, maxSessionPageItems: maxSessionPageItems, maxSessionReplayPageBytes: maxSessionReplayPageBytes, maxSessionReplayWindowBytes: maxSessionReplayWindowBytes, maxSessionListScanEntries: maxSessionListScanEntries, maxCatalogPageItems: maxCatalogPageItems, others: others)
    }

    static func asLoginId(_ _v: JSON) throws -> LoginId {
        return try Check.coded(["maxLength": .limitExceeded]) { () throws -> LoginId in
        return try Check.text(_v, 1, 128, Forms.f0)
        }
    }

    static func asMessageRole(_ _v: JSON) throws -> MessageRole {
        return try Check.choice(_v)
    }

    static func asModelEntry(_ _v: JSON) throws -> ModelEntry {
        let _object = try Fields(_v)
        let providerId = try _object.required("provider_id") { try Read.asProviderId($0) }
        let modelId = try _object.required("model_id") { try Read.asModelId($0) }
        let label = try _object.required("label") { try Read.asLabel($0) }
        let available = try _object.required("available") { try Check.flag($0) }
        let contextWindow = try _object.nullable("context_window") { try Read.asCount($0) }
        let maxOutputTokens = try _object.nullable("max_output_tokens") { try Read.asCount($0) }
        let availableThinkingLevels = try _object.required("available_thinking_levels") { try Check.list($0, 0, 6) { try Read.asThinkingLevel($0) } }
        return ModelEntry(providerId: providerId, modelId: modelId, label: label, available: available, contextWindow: contextWindow, maxOutputTokens: maxOutputTokens, availableThinkingLevels: availableThinkingLevels)
    }

    static func asModelId(_ _v: JSON) throws -> ModelId {
        return try Check.coded(["maxLength": .invalidSelection, "minLength": .invalidSelection, "pattern": .invalidSelection]) { () throws -> ModelId in
        return try Check.text(_v, 1, 256, Forms.f1)
        }
    }

    static func asProtocolVersion(_ _v: JSON) throws -> ProtocolVersion {
        return try Check.whole(_v, 0, 65535)
    }

    static func asProviderEntry(_ _v: JSON) throws -> ProviderEntry {
        let _object = try Fields(_v)
        let providerId = try _object.required("provider_id") { try Read.asProviderId($0) }
        let label = try _object.required("label") { try Read.asLabel($0) }
        return ProviderEntry(providerId: providerId, label: label)
    }

    static func asProviderId(_ _v: JSON) throws -> ProviderId {
        return try Check.coded(["maxLength": .invalidSelection, "minLength": .invalidSelection, "pattern": .invalidSelection]) { () throws -> ProviderId in
        return try Check.text(_v, 1, 256, Forms.f1)
        }
    }

    static func asReplayCursor(_ _v: JSON) throws -> ReplayCursor {
        return try Check.text(_v, 1, 128, Forms.f0)
    }

    static func asReplayItem(_ _v: JSON) throws -> ReplayItem {
        let _object = try Fields(_v)
        switch _object.tag("kind") {
        case "message": return .message(try asReplayMessage(_v))
        case "terminal": return .terminal(try asReplayTerminal(_v))
        case "summary": return .summary(try asReplaySummary(_v))
        default: throw _object.broken("kind", "x-union")
        }
    }

    static func asReplayMessage(_ _v: JSON) throws -> ReplayMessage {
        let _object = try Fields(_v)
        let cursor = try _object.required("cursor") { try Read.asReplayCursor($0) }
        try _object.required("kind") { try Check.constant($0, "message") }
        let role = try _object.required("role") { try Read.asMessageRole($0) }
        let text = try _object.required("text") { try Check.text($0, 0, 2048) }
        let part = try _object.required("part") { try Check.whole($0, 0, 2097152) }
        let lastPart = try _object.required("last_part") { try Check.flag($0) }
        return ReplayMessage(cursor: cursor, role: role, text: text, part: part, lastPart: lastPart)
    }

    static func asReplaySummary(_ _v: JSON) throws -> ReplaySummary {
        let _object = try Fields(_v)
        let cursor = try _object.required("cursor") { try Read.asReplayCursor($0) }
        try _object.required("kind") { try Check.constant($0, "summary") }
        let text = try _object.required("text") { try Check.text($0, 0, 2048) }
        let part = try _object.required("part") { try Check.whole($0, 0, 2097152) }
        let lastPart = try _object.required("last_part") { try Check.flag($0) }
        return ReplaySummary(cursor: cursor, text: text, part: part, lastPart: lastPart)
    }

    static func asReplayTerminal(_ _v: JSON) throws -> ReplayTerminal {
        let _object = try Fields(_v)
        let cursor = try _object.required("cursor") { try Read.asReplayCursor($0) }
        try _object.required("kind") { try Check.constant($0, "terminal") }
        let status = try _object.required("status") { try Read.asReplayTerminalStatus($0) }
        return ReplayTerminal(cursor: cursor, status: status)
    }

    static func asReplayTerminalStatus(_ _v: JSON) throws -> ReplayTerminalStatus {
        return try Check.choice(_v)
    }

    static func asRequestId(_ _v: JSON) throws -> RequestId {
        return try Check.coded(["*": .invalidRequest, "maxLength": .limitExceeded]) { () throws -> RequestId in
        return try Check.text(_v, 1, 128, Forms.f0)
        }
    }

    static func asSchemaDigest(_ _v: JSON) throws -> SchemaDigest {
        return try Check.text(_v, 1, 64, Forms.f2)
    }

    static func asSelection(_ _v: JSON) throws -> Selection {
        let _object = try Fields(_v)
        let providerId = try _object.required("provider_id") { try Read.asProviderId($0) }
        let modelId = try _object.required("model_id") { try Read.asModelId($0) }
        return Selection(providerId: providerId, modelId: modelId)
    }

    static func asSelectionChange(_ _v: JSON) throws -> SelectionChange {
        let _object = try Fields(_v)
        let providerId = try _object.required("provider_id") { try Read.asProviderId($0) }
        let modelId = try _object.required("model_id") { try Read.asModelId($0) }
        try _object.only("provider_id", "model_id")
        return SelectionChange(providerId: providerId, modelId: modelId)
    }

    static func asSessionCloseRequest(_ _v: JSON) throws -> SessionCloseRequest {
        let _object = try Fields(_v)
        try _object.only()
        return SessionCloseRequest()
    }

    static func asSessionCloseStatus(_ _v: JSON) throws -> SessionCloseStatus {
        return try Check.choice(_v)
    }

    static func asSessionCloseSuccess(_ _v: JSON) throws -> SessionCloseSuccess {
        let _object = try Fields(_v)
        let sessionId = try _object.required("session_id") { try Read.asSessionId($0) }
        let status = try _object.required("status") { try Read.asSessionCloseStatus($0) }
        return SessionCloseSuccess(sessionId: sessionId, status: status)
    }

    static func asSessionCreateRequest(_ _v: JSON) throws -> SessionCreateRequest {
        let _object = try Fields(_v)
        try _object.only()
        return SessionCreateRequest()
    }

    static func asSessionCreateSuccess(_ _v: JSON) throws -> SessionCreateSuccess {
        let _object = try Fields(_v)
        let sessionId = try _object.required("session_id") { try Read.asSessionId($0) }
        try _object.required("status") { try Check.constant($0, "open") }
        return SessionCreateSuccess(sessionId: sessionId)
    }

    static func asSessionId(_ _v: JSON) throws -> SessionId {
        return try Check.coded(["*": .invalidRequest, "maxLength": .limitExceeded]) { () throws -> SessionId in
        return try Check.text(_v, 1, 128, Forms.f0)
        }
    }

    static func asSessionListRequest(_ _v: JSON) throws -> SessionListRequest {
        let _object = try Fields(_v)
        let after = try _object.either("after", ["minLength": .invalidSessionId, "pattern": .invalidSessionId, "type": .invalidPayload]) { try Read.asSessionId($0) }
        let limit = try _object.optional("limit", ["maximum": .limitExceeded, "minimum": .limitExceeded]) { try Check.whole($0, 1, 32) }
        try _object.only("after", "limit")
        return SessionListRequest(after: after, limit: limit)
    }

    static func asSessionListSuccess(_ _v: JSON) throws -> SessionListSuccess {
        let _object = try Fields(_v)
        let sessions = try _object.required("sessions") { try Check.list($0, 0, 32) { try Read.asSessionSummary($0) } }
        let nextAfter = try _object.nullable("next_after") { try Read.asSessionId($0) }
        let truncated = try _object.required("truncated") { try Check.flag($0) }
        let incomplete = try _object.required("incomplete") { try Check.flag($0) }
        try _object.rule("truncated-goes-on", when: "truncated", isOneOf: [JSON.bool(true)], then: [("next_after", .notNull)])
        return SessionListSuccess(sessions: sessions, nextAfter: nextAfter, truncated: truncated, incomplete: incomplete)
    }

    static func asSessionOpenRequest(_ _v: JSON) throws -> SessionOpenRequest {
        let _object = try Fields(_v)
        try _object.only()
        return SessionOpenRequest()
    }

    static func asSessionOpenSuccess(_ _v: JSON) throws -> SessionOpenSuccess {
        let _object = try Fields(_v)
        let sessionId = try _object.required("session_id") { try Read.asSessionId($0) }
        try _object.required("status") { try Check.constant($0, "open") }
        return SessionOpenSuccess(sessionId: sessionId)
    }

    static func asSessionReplayRequest(_ _v: JSON) throws -> SessionReplayRequest {
        let _object = try Fields(_v)
        let after = try _object.either("after", ["maxLength": .limitExceeded]) { try Check.text($0, 0, 128) }
        let limit = try _object.optional("limit", ["maximum": .limitExceeded, "minimum": .limitExceeded]) { try Check.whole($0, 1, 32) }
        try _object.only("after", "limit")
        return SessionReplayRequest(after: after, limit: limit)
    }

    static func asSessionReplaySuccess(_ _v: JSON) throws -> SessionReplaySuccess {
        let _object = try Fields(_v)
        let events = try _object.required("events") { try Check.list($0, 0, 32) { try Read.asReplayItem($0) } }
        let nextCursor = try _object.required("next_cursor") { try Read.asReplayCursor($0) }
        let snapshotCursor = try _object.required("snapshot_cursor") { try Read.asReplayCursor($0) }
        let truncated = try _object.required("truncated") { try Check.flag($0) }
        let gap = try _object.required("gap") { try Check.flag($0) }
        let resyncRequired = try _object.required("resync_required") { try Check.flag($0) }
        try _object.rule("resync-is-empty", when: "resync_required", isOneOf: [JSON.bool(true)], then: [("events", .empty)])
        return SessionReplaySuccess(events: events, nextCursor: nextCursor, snapshotCursor: snapshotCursor, truncated: truncated, gap: gap, resyncRequired: resyncRequired)
    }

    static func asSessionSummary(_ _v: JSON) throws -> SessionSummary {
        let _object = try Fields(_v)
        let sessionId = try _object.required("session_id") { try Read.asSessionId($0) }
        let title = try _object.nullable("title") { try Check.text($0, 1, 256) }
        let updatedAt = try _object.required("updated_at") { try Check.text($0, 20, 35, Forms.f3) }
        return SessionSummary(sessionId: sessionId, title: title, updatedAt: updatedAt)
    }

    static func asStatusRequest(_ _v: JSON) throws -> StatusRequest {
        let _object = try Fields(_v)
        try _object.only()
        return StatusRequest()
    }

    static func asStatusSuccess(_ _v: JSON) throws -> StatusSuccess {
        let _object = try Fields(_v)
        try _object.required("service") { try Check.constant($0, "ready") }
        let providerAuthReady = try _object.required("provider_auth_ready") { try Check.flag($0) }
        return StatusSuccess(providerAuthReady: providerAuthReady)
    }

    static func asThinkingLevel(_ _v: JSON) throws -> ThinkingLevel {
        return try Check.choice(_v)
    }

    static func asToolName(_ _v: JSON) throws -> ToolName {
        return ToolName(rawValue: try Check.text(_v, 1, 64))
    }

    static func asToolTransport(_ _v: JSON) throws -> ToolTransport {
        return try Check.choice(_v)
    }

    static func asTurnActivity(_ _v: JSON) throws -> TurnActivity {
        let _object = try Fields(_v)
        let turnId = try _object.required("turn_id") { try Read.asTurnId($0) }
        let sequence = try _object.required("sequence") { try Read.asTurnSequence($0) }
        let activity = try _object.required("activity") { try Read.asActivity($0) }
        return TurnActivity(turnId: turnId, sequence: sequence, activity: activity)
    }

    static func asTurnAssistantDelta(_ _v: JSON) throws -> TurnAssistantDelta {
        let _object = try Fields(_v)
        let turnId = try _object.required("turn_id") { try Read.asTurnId($0) }
        let sequence = try _object.required("sequence") { try Read.asTurnSequence($0) }
        let text = try _object.required("text") { try Check.text($0, 0, 16384) }
        return TurnAssistantDelta(turnId: turnId, sequence: sequence, text: text)
    }

    static func asTurnCancelRequest(_ _v: JSON) throws -> TurnCancelRequest {
        let _object = try Fields(_v)
        let turnId = try _object.required("turn_id") { try Read.asTurnId($0) }
        try _object.only("turn_id")
        return TurnCancelRequest(turnId: turnId)
    }

    static func asTurnCancelSuccess(_ _v: JSON) throws -> TurnCancelSuccess {
        let _object = try Fields(_v)
        try _object.required("status") { try Check.constant($0, "cancellation_requested") }
        return TurnCancelSuccess()
    }

    static func asTurnId(_ _v: JSON) throws -> TurnId {
        return try Check.coded(["maxLength": .limitExceeded]) { () throws -> TurnId in
        return try Check.text(_v, 1, 128, Forms.f0)
        }
    }

    static func asTurnOptions(_ _v: JSON) throws -> TurnOptions {
        let _object = try Fields(_v)
        try _object.only()
        return TurnOptions()
    }

    static func asTurnSequence(_ _v: JSON) throws -> TurnSequence {
        return try Check.whole(_v, 1, 9007199254740991)
    }

    static func asTurnStartRequest(_ _v: JSON) throws -> TurnStartRequest {
        let _object = try Fields(_v)
        let prompt = try _object.required("prompt", ["maxLength": .limitExceeded]) { try Check.text($0, 1, 16384, Forms.f4) }
        let options = try _object.optional("options") { try Read.asTurnOptions($0) }
        try _object.only("prompt", "options")
        return TurnStartRequest(prompt: prompt, options: options)
    }

    static func asTurnStartSuccess(_ _v: JSON) throws -> TurnStartSuccess {
        let _object = try Fields(_v)
        let turnId = try _object.required("turn_id") { try Read.asTurnId($0) }
        let sessionId = try _object.required("session_id") { try Read.asSessionId($0) }
        try _object.required("status") { try Check.constant($0, "accepted") }
        return TurnStartSuccess(turnId: turnId, sessionId: sessionId)
    }

    static func asTurnStarted(_ _v: JSON) throws -> TurnStarted {
        let _object = try Fields(_v)
        let turnId = try _object.required("turn_id") { try Read.asTurnId($0) }
        let sessionId = try _object.required("session_id") { try Read.asSessionId($0) }
        try _object.required("status") { try Check.constant($0, "started") }
        try _object.required("sequence") { try Check.constant($0, 0) }
        return TurnStarted(turnId: turnId, sessionId: sessionId)
    }

    static func asTurnStatus(_ _v: JSON) throws -> TurnStatus {
        return try Check.choice(_v)
    }

    static func asTurnTerminal(_ _v: JSON) throws -> TurnTerminal {
        let _object = try Fields(_v)
        let turnId = try _object.required("turn_id") { try Read.asTurnId($0) }
        let sessionId = try _object.required("session_id") { try Read.asSessionId($0) }
        let status = try _object.required("status") { try Read.asTurnStatus($0) }
        let assistantText = try _object.required("assistant_text") { try Check.text($0, 0, 16384) }
        let sequence = try _object.required("sequence") { try Read.asTurnSequence($0) }
        let activityDropped = try _object.required("activity_dropped") { try Read.asCount($0) }
        let activityReplayAvailable = try _object.required("activity_replay_available") { try Check.flag($0) }
        let replayRequired = try _object.required("replay_required") { try Check.flag($0) }
        return TurnTerminal(turnId: turnId, sessionId: sessionId, status: status, assistantText: assistantText, sequence: sequence, activityDropped: activityDropped, activityReplayAvailable: activityReplayAvailable, replayRequired: replayRequired)
    }

    static func asUsageSource(_ _v: JSON) throws -> UsageSource {
        return try Check.choice(_v)
    }

    static func asWireError(_ _v: JSON) throws -> WireError {
        let _object = try Fields(_v)
        let code = try _object.required("code") { try Read.asWireErrorCode($0) }
        let message = try _object.required("message") { try Check.text($0, 0, 512) }
        return WireError(code: code, message: message)
    }

    static func asWireErrorCode(_ _v: JSON) throws -> WireErrorCode {
        return WireErrorCode(rawValue: try Check.text(_v, 1, 64))
    }

    static func asCall(_ _object: Fields) throws -> Call {
        let _place = Fields.Carried(payload: "payload", session: "session_id", codes: ["maxProperties": .limitExceeded, "required": .invalidPayload, "type": .invalidPayload])
        switch _object.tag("method") {
        case "initialize": return .initialize(try _object.payload(_place, nil, Read.asInitializeRequest))
        case "status": return .status(try _object.payload(_place, nil, Read.asStatusRequest))
        case "capabilities": return .capabilities(try _object.payload(_place, nil, Read.asCapabilitiesRequest))
        case "session.list": return .sessionList(try _object.payload(_place, false, Read.asSessionListRequest))
        case "session.create": return .sessionCreate(try _object.payload(_place, false, Read.asSessionCreateRequest))
        case "session.open": return .sessionOpen(try _object.payload(_place, true, Read.asSessionOpenRequest))
        case "session.replay": return .sessionReplay(try _object.payload(_place, true, Read.asSessionReplayRequest))
        case "session.close": return .sessionClose(try _object.payload(_place, true, Read.asSessionCloseRequest))
        case "turn.start": return .turnStart(try _object.payload(_place, nil, Read.asTurnStartRequest))
        case "turn.cancel": return .turnCancel(try _object.payload(_place, nil, Read.asTurnCancelRequest))
        case "auth.status": return .authStatus(try _object.payload(_place, false, Read.asAuthStatusRequest))
        case "auth.login.start": return .authLoginStart(try _object.payload(_place, false, Read.asAuthLoginStartRequest))
        case "auth.login.callback": return .authLoginCallback(try _object.payload(_place, false, Read.asAuthLoginCallbackRequest))
        case "auth.login.cancel": return .authLoginCancel(try _object.payload(_place, false, Read.asAuthLoginCancelRequest))
        case "auth.logout": return .authLogout(try _object.payload(_place, false, Read.asAuthLogoutRequest))
        case "catalog.providers": return .catalogProviders(try _object.payload(_place, false, Read.asCatalogProvidersRequest))
        case "catalog.models": return .catalogModels(try _object.payload(_place, false, Read.asCatalogModelsRequest))
        case "catalog.refresh": return .catalogRefresh(try _object.payload(_place, false, Read.asCatalogRefreshRequest))
        case "config.get": return .configGet(try _object.payload(_place, false, Read.asConfigGetRequest))
        case "config.set": return .configSet(try _object.payload(_place, false, Read.asConfigSetRequest))
        default: throw _object.broken("method", "enum", .unsupportedOperation)
        }
    }

    static func asRequest(_ _v: JSON) throws -> Request {
        return try Check.within(.invalidRequest) { () throws -> Request in
        let _object = try Fields(_v)
        try _object.required("protocol_version", ["const": .unsupportedVersion]) { try Check.constant($0, 1) }
        try _object.required("kind") { try Check.constant($0, "request") }
        let requestId = try _object.required("request_id") { try Read.asRequestId($0) }
        let sessionId = try _object.either("session_id") { try Read.asSessionId($0) }
        _ = try _object.required("method", ["maxLength": .limitExceeded]) { try Check.text($0, 1, 64, Forms.f0) }
        let call = try asCall(_object)
        try _object.only("protocol_version", "kind", "request_id", "session_id", "method", "payload")
        return Request(requestId: requestId, sessionId: sessionId, call: call)
        }
    }

    static func asReply(_ _object: Fields) throws -> Reply {
        let _place = Fields.Carried(payload: "payload", session: "session_id", codes: [:])
        switch _object.tag("method") {
        case "initialize": return .initialize(try _object.payload(_place, nil, Read.asInitializeSuccess))
        case "status": return .status(try _object.payload(_place, nil, Read.asStatusSuccess))
        case "capabilities": return .capabilities(try _object.payload(_place, nil, Read.asCapabilitiesSuccess))
        case "session.list": return .sessionList(try _object.payload(_place, false, Read.asSessionListSuccess))
        case "session.create": return .sessionCreate(try _object.payload(_place, true, Read.asSessionCreateSuccess))
        case "session.open": return .sessionOpen(try _object.payload(_place, true, Read.asSessionOpenSuccess))
        case "session.replay": return .sessionReplay(try _object.payload(_place, true, Read.asSessionReplaySuccess))
        case "session.close": return .sessionClose(try _object.payload(_place, true, Read.asSessionCloseSuccess))
        case "turn.start": return .turnStart(try _object.payload(_place, true, Read.asTurnStartSuccess))
        case "turn.cancel": return .turnCancel(try _object.payload(_place, nil, Read.asTurnCancelSuccess))
        case "auth.status": return .authStatus(try _object.payload(_place, false, Read.asAuthStatusSuccess))
        case "auth.login.start": return .authLoginStart(try _object.payload(_place, false, Read.asAuthLoginStartSuccess))
        case "auth.login.callback": return .authLoginCallback(try _object.payload(_place, false, Read.asAuthLoginCallbackSuccess))
        case "auth.login.cancel": return .authLoginCancel(try _object.payload(_place, false, Read.asAuthLoginCancelSuccess))
        case "auth.logout": return .authLogout(try _object.payload(_place, false, Read.asAuthLogoutSuccess))
        case "catalog.providers": return .catalogProviders(try _object.payload(_place, false, Read.asCatalogProvidersSuccess))
        case "catalog.models": return .catalogModels(try _object.payload(_place, false, Read.asCatalogModelsSuccess))
        case "catalog.refresh": return .catalogRefresh(try _object.payload(_place, false, Read.asCatalogRefreshSuccess))
        case "config.get": return .configGet(try _object.payload(_place, false, Read.asConfigGetSuccess))
        case "config.set": return .configSet(try _object.payload(_place, false, Read.asConfigSetSuccess))
        default: throw _object.broken("method", "enum", .unsupportedOperation)
        }
    }

    static func asResponse(_ _v: JSON) throws -> Response {
        let _object = try Fields(_v)
        try _object.required("protocol_version") { try Check.constant($0, 1) }
        try _object.required("kind") { try Check.constant($0, "response") }
        let requestId = try _object.nullable("request_id") { try Read.asRequestId($0) }
        let sessionId = try _object.nullable("session_id") { try Read.asSessionId($0) }
        let method = try _object.nullable("method") { try Check.text($0, 1, 64, Forms.f0) }
        let error = try _object.nullable("error") { try Read.asWireError($0) }
        try _object.required("payload") { Check.any($0) }
        try _object.rule("success-or-failure", when: "error", isOneOf: [JSON.null], then: [("payload", .notNull), ("request_id", .notNull), ("method", .notNull)], otherwise: [("payload", .null)])
        let result: Result<Reply, WireError> = if let error { .failure(error) } else { .success(try asReply(_object)) }
        return Response(requestId: requestId, sessionId: sessionId, method: method, result: result)
    }

    static func asEventBody(_ _object: Fields) throws -> EventBody {
        let _place = Fields.Carried(payload: "payload", session: "session_id", codes: [:])
        switch _object.tag("event") {
        case "turn.started": return .turnStarted(try _object.payload(_place, true, Read.asTurnStarted))
        case "turn.assistant_delta": return .turnAssistantDelta(try _object.payload(_place, true, Read.asTurnAssistantDelta))
        case "turn.activity": return .turnActivity(try _object.payload(_place, true, Read.asTurnActivity))
        case "turn.terminal": return .turnTerminal(try _object.payload(_place, true, Read.asTurnTerminal))
        case "auth.login.progress": return .authLoginProgress(try _object.payload(_place, false, Read.asAuthLoginProgress))
        case "auth.login.terminal": return .authLoginTerminal(try _object.payload(_place, false, Read.asAuthLoginTerminal))
        default: throw _object.broken("event", "enum", .unsupportedOperation)
        }
    }

    static func asEvent(_ _v: JSON) throws -> Event {
        let _object = try Fields(_v)
        try _object.required("protocol_version") { try Check.constant($0, 1) }
        try _object.required("kind") { try Check.constant($0, "event") }
        let eventId = try _object.required("event_id") { try Read.asEventId($0) }
        let requestId = try _object.required("request_id") { try Read.asRequestId($0) }
        let sessionId = try _object.nullable("session_id") { try Read.asSessionId($0) }
        _ = try _object.required("event") { try Check.text($0, 1, 64, Forms.f0) }
        let body = try asEventBody(_object)
        return Event(eventId: eventId, requestId: requestId, sessionId: sessionId, body: body)
    }

    static func asRecord(_ _v: JSON) throws -> Record {
        let _object = try Fields(_v)
        switch _object.tag("kind") {
        case "request": return .request(try asRequest(_v))
        case "response": return .response(try asResponse(_v))
        case "event": return .event(try asEvent(_v))
        default: throw _object.broken("kind", "x-union")
        }
    }
}

/// The patterns of the schema.
private enum Forms {
    static let f0 = Form.sequence([.init(negated: true, ranges: ["\u{0}"..."\u{1f}", "\u{7f}"..."\u{9f}"], min: 1, max: nil)])
    static let f1 = Form.sequence([.init(negated: false, ranges: ["A"..."Z", "a"..."z", "0"..."9", "."...".", "_"..."_", "/"..."/", ":"...":", "-"..."-"], min: 1, max: nil)])
    static let f2 = Form.sequence([.init(negated: false, ranges: ["0"..."9", "a"..."f"], min: 1, max: nil)])
    static let f3 = Form.sequence([.init(negated: false, ranges: ["0"..."9", "T"..."T", "t"..."t", "Z"..."Z", "z"..."z", ":"...":", "."...".", "+"..."+", "-"..."-"], min: 1, max: nil)])
    static let f4 = Form.hasNonSpace
}
