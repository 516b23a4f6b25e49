// @generated from schema/app-service by codegen. Do not edit.
// From values to JSON, members in the order of the schema.

extension Activity {
    /// The value as it travels.
    public var json: JSON {
        switch self {
        case .lifecycle(let value): return value.json
        case .tool(let value): return value.json
        case .reasoningSummary(let value): return value.json
        case .context(let value): return value.json
        case .usage(let value): return value.json
        case .compaction(let value): return value.json
        }
    }
}

extension ActivityCapabilities {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("events", JSON.bool(self.events)))
        _members.append(JSON.Member("approvals", JSON.bool(self.approvals)))
        _members.append(JSON.Member("steering", JSON.bool(self.steering)))
        _members.append(JSON.Member("mcp_server_lifecycle", JSON.bool(self.mcpServerLifecycle)))
        _members.append(JSON.Member("mcp_tool_activity", JSON.bool(self.mcpToolActivity)))
        _members.append(JSON.Member("subagents", JSON.bool(self.subagents)))
        _members.append(JSON.Member("raw_tool_output", JSON.bool(self.rawToolOutput)))
        _members.append(JSON.Member("activity_replay", JSON.bool(self.activityReplay)))
        _members.append(JSON.Member("max_summary_bytes", JSON.number(JSON.Number(self.maxSummaryBytes))))
        return .object(_members)
    }
}

extension ActivityCompaction {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("activity_id", JSON.string(self.activityId)))
        _members.append(JSON.Member("kind", JSON.string(self.kind)))
        _members.append(JSON.Member("status", self.status.json))
        _members.append(JSON.Member("current_tokens", self.currentTokens.map { JSON.number(JSON.Number($0)) } ?? .null))
        _members.append(JSON.Member("max_tokens", self.maxTokens.map { JSON.number(JSON.Number($0)) } ?? .null))
        _members.append(JSON.Member("replay_required", JSON.bool(self.replayRequired)))
        return .object(_members)
    }
}

extension ActivityContext {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("activity_id", JSON.string(self.activityId)))
        _members.append(JSON.Member("kind", JSON.string(self.kind)))
        _members.append(JSON.Member("current_tokens", JSON.number(JSON.Number(self.currentTokens))))
        _members.append(JSON.Member("max_tokens", JSON.number(JSON.Number(self.maxTokens))))
        _members.append(JSON.Member("reasoning_tokens", self.reasoningTokens.map { JSON.number(JSON.Number($0)) } ?? .null))
        _members.append(JSON.Member("request_sequence", JSON.number(JSON.Number(self.requestSequence))))
        _members.append(JSON.Member("source", self.source.json))
        return .object(_members)
    }
}

extension ActivityLifecycle {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("activity_id", JSON.string(self.activityId)))
        if let _value = self.parentActivityId { _members.append(JSON.Member("parent_activity_id", JSON.string(_value))) }
        _members.append(JSON.Member("kind", JSON.string(self.kind)))
        _members.append(JSON.Member("category", self.category.json))
        _members.append(JSON.Member("status", self.status.json))
        _members.append(JSON.Member("details_omitted", JSON.bool(self.detailsOmitted)))
        return .object(_members)
    }
}

extension ActivityReasoningSummary {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("activity_id", JSON.string(self.activityId)))
        _members.append(JSON.Member("kind", JSON.string(self.kind)))
        _members.append(JSON.Member("text", JSON.string(self.text)))
        _members.append(JSON.Member("redacted", JSON.bool(self.redacted)))
        _members.append(JSON.Member("truncated", JSON.bool(self.truncated)))
        return .object(_members)
    }
}

extension ActivityTool {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("activity_id", JSON.string(self.activityId)))
        _members.append(JSON.Member("kind", JSON.string(self.kind)))
        _members.append(JSON.Member("tool_id", JSON.string(self.toolId)))
        _members.append(JSON.Member("tool_name", self.toolName.map { $0.json } ?? .null))
        _members.append(JSON.Member("server_id", self.serverId.map { JSON.string($0) } ?? .null))
        _members.append(JSON.Member("transport", self.transport.json))
        _members.append(JSON.Member("status", self.status.json))
        _members.append(JSON.Member("timed_out", self.timedOut.map { JSON.bool($0) } ?? .null))
        _members.append(JSON.Member("details_omitted", JSON.bool(self.detailsOmitted)))
        return .object(_members)
    }
}

extension ActivityUsage {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("activity_id", JSON.string(self.activityId)))
        _members.append(JSON.Member("kind", JSON.string(self.kind)))
        _members.append(JSON.Member("effective_input", JSON.number(JSON.Number(self.effectiveInput))))
        _members.append(JSON.Member("output", JSON.number(JSON.Number(self.output))))
        _members.append(JSON.Member("cache_read", JSON.number(JSON.Number(self.cacheRead))))
        _members.append(JSON.Member("cache_known", JSON.bool(self.cacheKnown)))
        _members.append(JSON.Member("request_sequence", JSON.number(JSON.Number(self.requestSequence))))
        _members.append(JSON.Member("final_usage", JSON.bool(self.finalUsage)))
        _members.append(JSON.Member("source", self.source.json))
        return .object(_members)
    }
}

extension AdvertisedEvent {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension AdvertisedOperation {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension AdvertisedTransport {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension AuthLoginCallbackRequest {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("login_id", JSON.string(self.loginId)))
        _members.append(JSON.Member("input", JSON.string(self.input)))
        return .object(_members)
    }
}

extension AuthLoginCallbackSuccess {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("status", JSON.string(self.status)))
        return .object(_members)
    }
}

extension AuthLoginCancelRequest {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("login_id", JSON.string(self.loginId)))
        return .object(_members)
    }
}

extension AuthLoginCancelSuccess {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("status", JSON.string(self.status)))
        return .object(_members)
    }
}

extension AuthLoginOutcome {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension AuthLoginProgress {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("login_id", JSON.string(self.loginId)))
        _members.append(JSON.Member("provider_id", JSON.string(self.providerId)))
        _members.append(JSON.Member("state", self.state.json))
        if let _value = self.url { _members.append(JSON.Member("url", JSON.string(_value))) }
        if let _value = self.openBrowser { _members.append(JSON.Member("open_browser", JSON.bool(_value))) }
        return .object(_members)
    }
}

extension AuthLoginStartRequest {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("provider_id", JSON.string(self.providerId)))
        return .object(_members)
    }
}

extension AuthLoginStartSuccess {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("login_id", JSON.string(self.loginId)))
        _members.append(JSON.Member("provider_id", JSON.string(self.providerId)))
        _members.append(JSON.Member("status", JSON.string(self.status)))
        return .object(_members)
    }
}

extension AuthLoginState {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension AuthLoginTerminal {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("login_id", JSON.string(self.loginId)))
        if let _value = self.providerId { _members.append(JSON.Member("provider_id", JSON.string(_value))) }
        _members.append(JSON.Member("state", self.state.json))
        _members.append(JSON.Member("cleanup_complete", JSON.bool(self.cleanupComplete)))
        return .object(_members)
    }
}

extension AuthLogoutRequest {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("provider_id", JSON.string(self.providerId)))
        _members.append(JSON.Member("confirmed", JSON.bool(self.confirmed)))
        return .object(_members)
    }
}

extension AuthLogoutSuccess {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("provider_id", JSON.string(self.providerId)))
        _members.append(JSON.Member("status", JSON.string(self.status)))
        _members.append(JSON.Member("removed", JSON.bool(self.removed)))
        _members.append(JSON.Member("environment_unchanged", JSON.bool(self.environmentUnchanged)))
        return .object(_members)
    }
}

extension AuthMethod {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension AuthProvider {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("provider_id", JSON.string(self.providerId)))
        _members.append(JSON.Member("auth_method", self.authMethod.json))
        _members.append(JSON.Member("source", self.source.json))
        _members.append(JSON.Member("readiness", self.readiness.json))
        _members.append(JSON.Member("ready", JSON.bool(self.ready)))
        return .object(_members)
    }
}

extension AuthReadiness {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension AuthSource {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension AuthStatusRequest {
    /// The value as it travels.
    public var json: JSON {
        .object([])
    }
}

extension AuthStatusSuccess {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("providers", JSON.array(self.providers.map { $0.json })))
        return .object(_members)
    }
}

extension CapabilitiesRequest {
    /// The value as it travels.
    public var json: JSON {
        .object([])
    }
}

extension CapabilitiesSuccess {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("protocol_versions", JSON.array(self.protocolVersions.map { JSON.number(JSON.Number($0)) })))
        _members.append(JSON.Member("operations", JSON.array(self.operations.map { $0.json })))
        _members.append(JSON.Member("events", JSON.array(self.events.map { $0.json })))
        _members.append(JSON.Member("transports", JSON.array(self.transports.map { $0.json })))
        _members.append(JSON.Member("limits", self.limits.json))
        if let _value = self.activity { _members.append(JSON.Member("activity", _value.json)) }
        return .object(_members)
    }
}

extension CatalogModelsRequest {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("provider_id", JSON.string(self.providerId)))
        if let _value = self.offset { _members.append(JSON.Member("offset", JSON.number(JSON.Number(_value)))) }
        if let _value = self.limit { _members.append(JSON.Member("limit", JSON.number(JSON.Number(_value)))) }
        return .object(_members)
    }
}

extension CatalogModelsSuccess {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("entries", JSON.array(self.entries.map { $0.json })))
        _members.append(JSON.Member("next_offset", self.nextOffset.map { JSON.number(JSON.Number($0)) } ?? .null))
        _members.append(JSON.Member("state", self.state.json))
        _members.append(JSON.Member("refresh", JSON.string(self.refresh)))
        return .object(_members)
    }
}

extension CatalogProvidersRequest {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        if let _value = self.offset { _members.append(JSON.Member("offset", JSON.number(JSON.Number(_value)))) }
        if let _value = self.limit { _members.append(JSON.Member("limit", JSON.number(JSON.Number(_value)))) }
        return .object(_members)
    }
}

extension CatalogProvidersSuccess {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("entries", JSON.array(self.entries.map { $0.json })))
        _members.append(JSON.Member("next_offset", self.nextOffset.map { JSON.number(JSON.Number($0)) } ?? .null))
        _members.append(JSON.Member("refresh", JSON.string(self.refresh)))
        return .object(_members)
    }
}

extension CatalogRefreshRequest {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("provider_id", JSON.string(self.providerId)))
        return .object(_members)
    }
}

extension CatalogRefreshSuccess {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("provider_id", JSON.string(self.providerId)))
        _members.append(JSON.Member("state", self.state.json))
        return .object(_members)
    }
}

extension CatalogState {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension CompactionStatus {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension ConfigGetRequest {
    /// The value as it travels.
    public var json: JSON {
        .object([])
    }
}

extension ConfigGetSuccess {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("selection", self.selection.json))
        _members.append(JSON.Member("thinking_level", self.thinkingLevel.json))
        _members.append(JSON.Member("configured_thinking_level", self.configuredThinkingLevel.json))
        _members.append(JSON.Member("available_thinking_levels", JSON.array(self.availableThinkingLevels.map { $0.json })))
        _members.append(JSON.Member("fast", JSON.bool(self.fast)))
        _members.append(JSON.Member("precedence", JSON.array(self.precedence.map { $0.json })))
        _members.append(JSON.Member("writable_scopes", JSON.array(self.writableScopes.map { $0.json })))
        _members.append(JSON.Member("global_only", JSON.array(self.globalOnly.map { $0.json })))
        return .object(_members)
    }
}

extension ConfigLayer {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension ConfigScope {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension ConfigSetRequest {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("scope", self.scope.json))
        if let _value = self.selection { _members.append(JSON.Member("selection", _value.json)) }
        if let _value = self.thinkingLevel { _members.append(JSON.Member("thinking_level", _value.json)) }
        if let _value = self.fast { _members.append(JSON.Member("fast", JSON.bool(_value))) }
        return .object(_members)
    }
}

extension ConfigSetSuccess {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("persisted", JSON.bool(self.persisted)))
        _members.append(JSON.Member("scope", self.scope.json))
        _members.append(JSON.Member("effective", self.effective.json))
        return .object(_members)
    }
}

extension ContextSource {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension GlobalSetting {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension InitializeRequest {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("supported_protocol_versions", JSON.array(self.supportedProtocolVersions.map { JSON.number(JSON.Number($0)) })))
        if let _value = self.requestedCapabilities { _members.append(JSON.Member("requested_capabilities", JSON.array(_value.map { JSON.string($0) }))) }
        return .object(_members)
    }
}

extension InitializeSuccess {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("protocol_version", JSON.number(JSON.Number(self.protocolVersion))))
        _members.append(JSON.Member("server_name", JSON.string(self.serverName)))
        _members.append(JSON.Member("server_version", JSON.string(self.serverVersion)))
        if let _value = self.schemaDigest { _members.append(JSON.Member("schema_digest", JSON.string(_value))) }
        _members.append(JSON.Member("limits", self.limits.json))
        _members.append(JSON.Member("capabilities", self.capabilities.json))
        return .object(_members)
    }
}

extension LifecycleCategory {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension LifecycleStatus {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension Limits {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("max_record_bytes", JSON.number(JSON.Number(self.maxRecordBytes))))
        _members.append(JSON.Member("max_payload_bytes", JSON.number(JSON.Number(self.maxPayloadBytes))))
        _members.append(JSON.Member("max_error_message_bytes", JSON.number(JSON.Number(self.maxErrorMessageBytes))))
        _members.append(JSON.Member("max_id_bytes", JSON.number(JSON.Number(self.maxIdBytes))))
        _members.append(JSON.Member("max_name_bytes", JSON.number(JSON.Number(self.maxNameBytes))))
        _members.append(JSON.Member("max_string_bytes", JSON.number(JSON.Number(self.maxStringBytes))))
        _members.append(JSON.Member("max_json_depth", JSON.number(JSON.Number(self.maxJsonDepth))))
        _members.append(JSON.Member("max_array_items", JSON.number(JSON.Number(self.maxArrayItems))))
        _members.append(JSON.Member("max_object_fields", JSON.number(JSON.Number(self.maxObjectFields))))
        _members.append(JSON.Member("max_negotiation_items", JSON.number(JSON.Number(self.maxNegotiationItems))))
        _members.append(JSON.Member("max_session_attachments", JSON.number(JSON.Number(self.maxSessionAttachments))))
        _members.append(JSON.Member("max_session_page_items", JSON.number(JSON.Number(self.maxSessionPageItems))))
        _members.append(JSON.Member("max_session_replay_page_bytes", JSON.number(JSON.Number(self.maxSessionReplayPageBytes))))
        _members.append(JSON.Member("max_session_replay_window_bytes", JSON.number(JSON.Number(self.maxSessionReplayWindowBytes))))
        _members.append(JSON.Member("max_session_list_scan_entries", JSON.number(JSON.Number(self.maxSessionListScanEntries))))
        _members.append(JSON.Member("max_catalog_page_items", JSON.number(JSON.Number(self.maxCatalogPageItems))))
        _members += Write.free(self.others) { JSON.number(JSON.Number($0)) }
        return .object(_members)
    }
}

extension MessageRole {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension ModelEntry {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("provider_id", JSON.string(self.providerId)))
        _members.append(JSON.Member("model_id", JSON.string(self.modelId)))
        _members.append(JSON.Member("label", JSON.string(self.label)))
        _members.append(JSON.Member("available", JSON.bool(self.available)))
        _members.append(JSON.Member("context_window", self.contextWindow.map { JSON.number(JSON.Number($0)) } ?? .null))
        _members.append(JSON.Member("max_output_tokens", self.maxOutputTokens.map { JSON.number(JSON.Number($0)) } ?? .null))
        _members.append(JSON.Member("available_thinking_levels", JSON.array(self.availableThinkingLevels.map { $0.json })))
        return .object(_members)
    }
}

extension ProviderEntry {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("provider_id", JSON.string(self.providerId)))
        _members.append(JSON.Member("label", JSON.string(self.label)))
        return .object(_members)
    }
}

extension ReplayItem {
    /// The value as it travels.
    public var json: JSON {
        switch self {
        case .message(let value): return value.json
        case .terminal(let value): return value.json
        case .summary(let value): return value.json
        }
    }
}

extension ReplayMessage {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("cursor", JSON.string(self.cursor)))
        _members.append(JSON.Member("kind", JSON.string(self.kind)))
        _members.append(JSON.Member("role", self.role.json))
        _members.append(JSON.Member("text", JSON.string(self.text)))
        _members.append(JSON.Member("part", JSON.number(JSON.Number(self.part))))
        _members.append(JSON.Member("last_part", JSON.bool(self.lastPart)))
        return .object(_members)
    }
}

extension ReplaySummary {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("cursor", JSON.string(self.cursor)))
        _members.append(JSON.Member("kind", JSON.string(self.kind)))
        _members.append(JSON.Member("text", JSON.string(self.text)))
        _members.append(JSON.Member("part", JSON.number(JSON.Number(self.part))))
        _members.append(JSON.Member("last_part", JSON.bool(self.lastPart)))
        return .object(_members)
    }
}

extension ReplayTerminal {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("cursor", JSON.string(self.cursor)))
        _members.append(JSON.Member("kind", JSON.string(self.kind)))
        _members.append(JSON.Member("status", self.status.json))
        return .object(_members)
    }
}

extension ReplayTerminalStatus {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension Selection {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("provider_id", JSON.string(self.providerId)))
        _members.append(JSON.Member("model_id", JSON.string(self.modelId)))
        return .object(_members)
    }
}

extension SelectionChange {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("provider_id", JSON.string(self.providerId)))
        _members.append(JSON.Member("model_id", JSON.string(self.modelId)))
        return .object(_members)
    }
}

extension SessionCloseRequest {
    /// The value as it travels.
    public var json: JSON {
        .object([])
    }
}

extension SessionCloseStatus {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension SessionCloseSuccess {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("session_id", JSON.string(self.sessionId)))
        _members.append(JSON.Member("status", self.status.json))
        return .object(_members)
    }
}

extension SessionCreateRequest {
    /// The value as it travels.
    public var json: JSON {
        .object([])
    }
}

extension SessionCreateSuccess {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("session_id", JSON.string(self.sessionId)))
        _members.append(JSON.Member("status", JSON.string(self.status)))
        return .object(_members)
    }
}

extension SessionListRequest {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        if let _value = self.after { _members.append(JSON.Member("after", JSON.string(_value))) }
        if let _value = self.limit { _members.append(JSON.Member("limit", JSON.number(JSON.Number(_value)))) }
        return .object(_members)
    }
}

extension SessionListSuccess {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("sessions", JSON.array(self.sessions.map { $0.json })))
        _members.append(JSON.Member("next_after", self.nextAfter.map { JSON.string($0) } ?? .null))
        _members.append(JSON.Member("truncated", JSON.bool(self.truncated)))
        _members.append(JSON.Member("incomplete", JSON.bool(self.incomplete)))
        return .object(_members)
    }
}

extension SessionOpenRequest {
    /// The value as it travels.
    public var json: JSON {
        .object([])
    }
}

extension SessionOpenSuccess {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("session_id", JSON.string(self.sessionId)))
        _members.append(JSON.Member("status", JSON.string(self.status)))
        return .object(_members)
    }
}

extension SessionReplayRequest {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        if let _value = self.after { _members.append(JSON.Member("after", JSON.string(_value))) }
        if let _value = self.limit { _members.append(JSON.Member("limit", JSON.number(JSON.Number(_value)))) }
        return .object(_members)
    }
}

extension SessionReplaySuccess {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("events", JSON.array(self.events.map { $0.json })))
        _members.append(JSON.Member("next_cursor", JSON.string(self.nextCursor)))
        _members.append(JSON.Member("snapshot_cursor", JSON.string(self.snapshotCursor)))
        _members.append(JSON.Member("truncated", JSON.bool(self.truncated)))
        _members.append(JSON.Member("gap", JSON.bool(self.gap)))
        _members.append(JSON.Member("resync_required", JSON.bool(self.resyncRequired)))
        return .object(_members)
    }
}

extension SessionSummary {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("session_id", JSON.string(self.sessionId)))
        _members.append(JSON.Member("title", self.title.map { JSON.string($0) } ?? .null))
        _members.append(JSON.Member("updated_at", JSON.string(self.updatedAt)))
        return .object(_members)
    }
}

extension StatusRequest {
    /// The value as it travels.
    public var json: JSON {
        .object([])
    }
}

extension StatusSuccess {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("service", JSON.string(self.service)))
        _members.append(JSON.Member("provider_auth_ready", JSON.bool(self.providerAuthReady)))
        return .object(_members)
    }
}

extension ThinkingLevel {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension ToolName {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension ToolTransport {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension TurnActivity {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("turn_id", JSON.string(self.turnId)))
        _members.append(JSON.Member("sequence", JSON.number(JSON.Number(self.sequence))))
        _members.append(JSON.Member("activity", self.activity.json))
        return .object(_members)
    }
}

extension TurnAssistantDelta {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("turn_id", JSON.string(self.turnId)))
        _members.append(JSON.Member("sequence", JSON.number(JSON.Number(self.sequence))))
        _members.append(JSON.Member("text", JSON.string(self.text)))
        return .object(_members)
    }
}

extension TurnCancelRequest {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("turn_id", JSON.string(self.turnId)))
        return .object(_members)
    }
}

extension TurnCancelSuccess {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("status", JSON.string(self.status)))
        return .object(_members)
    }
}

extension TurnOptions {
    /// The value as it travels.
    public var json: JSON {
        .object([])
    }
}

extension TurnStartRequest {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("prompt", JSON.string(self.prompt)))
        if let _value = self.options { _members.append(JSON.Member("options", _value.json)) }
        return .object(_members)
    }
}

extension TurnStartSuccess {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("turn_id", JSON.string(self.turnId)))
        _members.append(JSON.Member("session_id", JSON.string(self.sessionId)))
        _members.append(JSON.Member("status", JSON.string(self.status)))
        return .object(_members)
    }
}

extension TurnStarted {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("turn_id", JSON.string(self.turnId)))
        _members.append(JSON.Member("session_id", JSON.string(self.sessionId)))
        _members.append(JSON.Member("status", JSON.string(self.status)))
        _members.append(JSON.Member("sequence", JSON.number(JSON.Number(self.sequence))))
        return .object(_members)
    }
}

extension TurnStatus {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension TurnTerminal {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("turn_id", JSON.string(self.turnId)))
        _members.append(JSON.Member("session_id", JSON.string(self.sessionId)))
        _members.append(JSON.Member("status", self.status.json))
        _members.append(JSON.Member("assistant_text", JSON.string(self.assistantText)))
        _members.append(JSON.Member("sequence", JSON.number(JSON.Number(self.sequence))))
        _members.append(JSON.Member("activity_dropped", JSON.number(JSON.Number(self.activityDropped))))
        _members.append(JSON.Member("activity_replay_available", JSON.bool(self.activityReplayAvailable)))
        _members.append(JSON.Member("replay_required", JSON.bool(self.replayRequired)))
        return .object(_members)
    }
}

extension UsageSource {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}

extension WireError {
    /// The value as it travels.
    public var json: JSON {
        var _members: [JSON.Member] = []
        _members.append(JSON.Member("code", self.code.json))
        _members.append(JSON.Member("message", JSON.string(self.message)))
        return .object(_members)
    }
}

extension WireErrorCode {
    /// The value as it travels.
    public var json: JSON {
        .string(rawValue)
    }
}
