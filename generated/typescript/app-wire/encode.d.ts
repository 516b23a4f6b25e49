// @generated from schema/app-service by codegen. Do not edit.
import type { Fault } from "./decode.js";
import type * as types from "./types.js";

/** JSON text that keeps every rule, or what is wrong. A member that is `undefined` is not written. */
export type Encoded = { readonly ok: true; readonly value: string } | Fault;

/** A request, strictly: what a service would take. Written as one line with its newline. */
export declare const encodeRequest: (value: types.RequestRecord) => Encoded;

/** A response: tolerant of members that are not known. Written as one line with its newline. */
export declare const encodeResponse: (value: types.ResponseRecord) => Encoded;

/** An event: tolerant of members that are not known. Written as one line with its newline. */
export declare const encodeEvent: (value: types.EventRecord) => Encoded;

/** Any record. Written as one line with its newline. */
export declare const encodeRecord: (value: types.AnyRecord) => Encoded;

export declare const encodeActivity: (value: types.Activity) => Encoded;
export declare const encodeActivityCapabilities: (value: types.ActivityCapabilities) => Encoded;
export declare const encodeActivityCompaction: (value: types.ActivityCompaction) => Encoded;
export declare const encodeActivityContext: (value: types.ActivityContext) => Encoded;
export declare const encodeActivityId: (value: types.ActivityId) => Encoded;
export declare const encodeActivityLifecycle: (value: types.ActivityLifecycle) => Encoded;
export declare const encodeActivityReasoningSummary: (value: types.ActivityReasoningSummary) => Encoded;
export declare const encodeActivityTool: (value: types.ActivityTool) => Encoded;
export declare const encodeActivityUsage: (value: types.ActivityUsage) => Encoded;
export declare const encodeAdvertisedEvent: (value: types.AdvertisedEvent) => Encoded;
export declare const encodeAdvertisedOperation: (value: types.AdvertisedOperation) => Encoded;
export declare const encodeAdvertisedTransport: (value: types.AdvertisedTransport) => Encoded;
export declare const encodeAuthLoginCallbackRequest: (value: types.AuthLoginCallbackRequest) => Encoded;
export declare const encodeAuthLoginCallbackSuccess: (value: types.AuthLoginCallbackSuccess) => Encoded;
export declare const encodeAuthLoginCancelRequest: (value: types.AuthLoginCancelRequest) => Encoded;
export declare const encodeAuthLoginCancelSuccess: (value: types.AuthLoginCancelSuccess) => Encoded;
export declare const encodeAuthLoginOutcome: (value: types.AuthLoginOutcome) => Encoded;
export declare const encodeAuthLoginProgress: (value: types.AuthLoginProgress) => Encoded;
export declare const encodeAuthLoginStartRequest: (value: types.AuthLoginStartRequest) => Encoded;
export declare const encodeAuthLoginStartSuccess: (value: types.AuthLoginStartSuccess) => Encoded;
export declare const encodeAuthLoginState: (value: types.AuthLoginState) => Encoded;
export declare const encodeAuthLoginTerminal: (value: types.AuthLoginTerminal) => Encoded;
export declare const encodeAuthLogoutRequest: (value: types.AuthLogoutRequest) => Encoded;
export declare const encodeAuthLogoutSuccess: (value: types.AuthLogoutSuccess) => Encoded;
export declare const encodeAuthMethod: (value: types.AuthMethod) => Encoded;
export declare const encodeAuthProvider: (value: types.AuthProvider) => Encoded;
export declare const encodeAuthReadiness: (value: types.AuthReadiness) => Encoded;
export declare const encodeAuthSource: (value: types.AuthSource) => Encoded;
export declare const encodeAuthStatusRequest: (value: types.AuthStatusRequest) => Encoded;
export declare const encodeAuthStatusSuccess: (value: types.AuthStatusSuccess) => Encoded;
export declare const encodeCapabilitiesRequest: (value: types.CapabilitiesRequest) => Encoded;
export declare const encodeCapabilitiesSuccess: (value: types.CapabilitiesSuccess) => Encoded;
export declare const encodeCatalogModelsRequest: (value: types.CatalogModelsRequest) => Encoded;
export declare const encodeCatalogModelsSuccess: (value: types.CatalogModelsSuccess) => Encoded;
export declare const encodeCatalogProvidersRequest: (value: types.CatalogProvidersRequest) => Encoded;
export declare const encodeCatalogProvidersSuccess: (value: types.CatalogProvidersSuccess) => Encoded;
export declare const encodeCatalogRefreshRequest: (value: types.CatalogRefreshRequest) => Encoded;
export declare const encodeCatalogRefreshSuccess: (value: types.CatalogRefreshSuccess) => Encoded;
export declare const encodeCatalogState: (value: types.CatalogState) => Encoded;
export declare const encodeCompactionStatus: (value: types.CompactionStatus) => Encoded;
export declare const encodeConfigGetRequest: (value: types.ConfigGetRequest) => Encoded;
export declare const encodeConfigGetSuccess: (value: types.ConfigGetSuccess) => Encoded;
export declare const encodeConfigLayer: (value: types.ConfigLayer) => Encoded;
export declare const encodeConfigScope: (value: types.ConfigScope) => Encoded;
export declare const encodeConfigSetRequest: (value: types.ConfigSetRequest) => Encoded;
export declare const encodeConfigSetSuccess: (value: types.ConfigSetSuccess) => Encoded;
export declare const encodeContextSource: (value: types.ContextSource) => Encoded;
export declare const encodeCount: (value: types.Count) => Encoded;
export declare const encodeEventId: (value: types.EventId) => Encoded;
export declare const encodeGlobalSetting: (value: types.GlobalSetting) => Encoded;
export declare const encodeInitializeRequest: (value: types.InitializeRequest) => Encoded;
export declare const encodeInitializeSuccess: (value: types.InitializeSuccess) => Encoded;
export declare const encodeLabel: (value: types.Label) => Encoded;
export declare const encodeLifecycleCategory: (value: types.LifecycleCategory) => Encoded;
export declare const encodeLifecycleStatus: (value: types.LifecycleStatus) => Encoded;
export declare const encodeLimitValue: (value: types.LimitValue) => Encoded;
export declare const encodeLimits: (value: types.Limits) => Encoded;
export declare const encodeLoginId: (value: types.LoginId) => Encoded;
export declare const encodeMessageRole: (value: types.MessageRole) => Encoded;
export declare const encodeModelEntry: (value: types.ModelEntry) => Encoded;
export declare const encodeModelId: (value: types.ModelId) => Encoded;
export declare const encodeProtocolVersion: (value: types.ProtocolVersion) => Encoded;
export declare const encodeProviderEntry: (value: types.ProviderEntry) => Encoded;
export declare const encodeProviderId: (value: types.ProviderId) => Encoded;
export declare const encodeReplayCursor: (value: types.ReplayCursor) => Encoded;
export declare const encodeReplayItem: (value: types.ReplayItem) => Encoded;
export declare const encodeReplayMessage: (value: types.ReplayMessage) => Encoded;
export declare const encodeReplaySummary: (value: types.ReplaySummary) => Encoded;
export declare const encodeReplayTerminal: (value: types.ReplayTerminal) => Encoded;
export declare const encodeReplayTerminalStatus: (value: types.ReplayTerminalStatus) => Encoded;
export declare const encodeRequestId: (value: types.RequestId) => Encoded;
export declare const encodeSchemaDigest: (value: types.SchemaDigest) => Encoded;
export declare const encodeSelection: (value: types.Selection) => Encoded;
export declare const encodeSelectionChange: (value: types.SelectionChange) => Encoded;
export declare const encodeSessionCloseRequest: (value: types.SessionCloseRequest) => Encoded;
export declare const encodeSessionCloseStatus: (value: types.SessionCloseStatus) => Encoded;
export declare const encodeSessionCloseSuccess: (value: types.SessionCloseSuccess) => Encoded;
export declare const encodeSessionCreateRequest: (value: types.SessionCreateRequest) => Encoded;
export declare const encodeSessionCreateSuccess: (value: types.SessionCreateSuccess) => Encoded;
export declare const encodeSessionId: (value: types.SessionId) => Encoded;
export declare const encodeSessionListRequest: (value: types.SessionListRequest) => Encoded;
export declare const encodeSessionListSuccess: (value: types.SessionListSuccess) => Encoded;
export declare const encodeSessionOpenRequest: (value: types.SessionOpenRequest) => Encoded;
export declare const encodeSessionOpenSuccess: (value: types.SessionOpenSuccess) => Encoded;
export declare const encodeSessionReplayRequest: (value: types.SessionReplayRequest) => Encoded;
export declare const encodeSessionReplaySuccess: (value: types.SessionReplaySuccess) => Encoded;
export declare const encodeSessionSummary: (value: types.SessionSummary) => Encoded;
export declare const encodeStatusRequest: (value: types.StatusRequest) => Encoded;
export declare const encodeStatusSuccess: (value: types.StatusSuccess) => Encoded;
export declare const encodeThinkingLevel: (value: types.ThinkingLevel) => Encoded;
export declare const encodeToolName: (value: types.ToolName) => Encoded;
export declare const encodeToolTransport: (value: types.ToolTransport) => Encoded;
export declare const encodeTurnActivity: (value: types.TurnActivity) => Encoded;
export declare const encodeTurnAssistantDelta: (value: types.TurnAssistantDelta) => Encoded;
export declare const encodeTurnCancelRequest: (value: types.TurnCancelRequest) => Encoded;
export declare const encodeTurnCancelSuccess: (value: types.TurnCancelSuccess) => Encoded;
export declare const encodeTurnId: (value: types.TurnId) => Encoded;
export declare const encodeTurnOptions: (value: types.TurnOptions) => Encoded;
export declare const encodeTurnSequence: (value: types.TurnSequence) => Encoded;
export declare const encodeTurnStartRequest: (value: types.TurnStartRequest) => Encoded;
export declare const encodeTurnStartSuccess: (value: types.TurnStartSuccess) => Encoded;
export declare const encodeTurnStarted: (value: types.TurnStarted) => Encoded;
export declare const encodeTurnStatus: (value: types.TurnStatus) => Encoded;
export declare const encodeTurnTerminal: (value: types.TurnTerminal) => Encoded;
export declare const encodeUsageSource: (value: types.UsageSource) => Encoded;
export declare const encodeWireError: (value: types.WireError) => Encoded;
export declare const encodeWireErrorCode: (value: types.WireErrorCode) => Encoded;
