// @generated from schema/app-service by codegen. Do not edit.
import type * as types from "./types.js";

/** What is wrong: never the value itself. */
export interface Fault {
  readonly ok: false;
  /** The code that a service answers to a request that has this one fault. */
  readonly code: types.ErrorCode;
  /** The rule that was broken: a keyword of the schema (`type`, `required`, `x-max-bytes`, …), the name of a rule across members, or one of
   * `json`, `utf8`, `surrogate`, `duplicate_key`, `record_bytes`, `payload_bytes`, `string_bytes`, `depth`, `items`, `fields`, `session`. */
  readonly rule: string;
  /** JSON Pointer to the place; empty where it is the record as a whole. */
  readonly path: string;
}

/** A value that keeps every rule, or what is wrong. */
export type Decoded<T> = { readonly ok: true; readonly value: T } | Fault;

/** JSON text, or its bytes in UTF-8. */
export type Input = string | Uint8Array;

/** A request, strictly: what a service would take. */
export declare const decodeRequest: (input: Input) => Decoded<types.RequestRecord>;

/** A response: tolerant of members that are not known. */
export declare const decodeResponse: (input: Input) => Decoded<types.ResponseRecord>;

/** An event: tolerant of members that are not known. */
export declare const decodeEvent: (input: Input) => Decoded<types.EventRecord>;

/** Any record. */
export declare const decodeRecord: (input: Input) => Decoded<types.AnyRecord>;

export declare const decodeActivity: (input: Input) => Decoded<types.Activity>;
export declare const decodeActivityCapabilities: (input: Input) => Decoded<types.ActivityCapabilities>;
export declare const decodeActivityCompaction: (input: Input) => Decoded<types.ActivityCompaction>;
export declare const decodeActivityContext: (input: Input) => Decoded<types.ActivityContext>;
export declare const decodeActivityId: (input: Input) => Decoded<types.ActivityId>;
export declare const decodeActivityLifecycle: (input: Input) => Decoded<types.ActivityLifecycle>;
export declare const decodeActivityReasoningSummary: (input: Input) => Decoded<types.ActivityReasoningSummary>;
export declare const decodeActivityTool: (input: Input) => Decoded<types.ActivityTool>;
export declare const decodeActivityUsage: (input: Input) => Decoded<types.ActivityUsage>;
export declare const decodeAdvertisedEvent: (input: Input) => Decoded<types.AdvertisedEvent>;
export declare const decodeAdvertisedOperation: (input: Input) => Decoded<types.AdvertisedOperation>;
export declare const decodeAdvertisedTransport: (input: Input) => Decoded<types.AdvertisedTransport>;
export declare const decodeAuthLoginCallbackRequest: (input: Input) => Decoded<types.AuthLoginCallbackRequest>;
export declare const decodeAuthLoginCallbackSuccess: (input: Input) => Decoded<types.AuthLoginCallbackSuccess>;
export declare const decodeAuthLoginCancelRequest: (input: Input) => Decoded<types.AuthLoginCancelRequest>;
export declare const decodeAuthLoginCancelSuccess: (input: Input) => Decoded<types.AuthLoginCancelSuccess>;
export declare const decodeAuthLoginOutcome: (input: Input) => Decoded<types.AuthLoginOutcome>;
export declare const decodeAuthLoginProgress: (input: Input) => Decoded<types.AuthLoginProgress>;
export declare const decodeAuthLoginStartRequest: (input: Input) => Decoded<types.AuthLoginStartRequest>;
export declare const decodeAuthLoginStartSuccess: (input: Input) => Decoded<types.AuthLoginStartSuccess>;
export declare const decodeAuthLoginState: (input: Input) => Decoded<types.AuthLoginState>;
export declare const decodeAuthLoginTerminal: (input: Input) => Decoded<types.AuthLoginTerminal>;
export declare const decodeAuthLogoutRequest: (input: Input) => Decoded<types.AuthLogoutRequest>;
export declare const decodeAuthLogoutSuccess: (input: Input) => Decoded<types.AuthLogoutSuccess>;
export declare const decodeAuthMethod: (input: Input) => Decoded<types.AuthMethod>;
export declare const decodeAuthProvider: (input: Input) => Decoded<types.AuthProvider>;
export declare const decodeAuthReadiness: (input: Input) => Decoded<types.AuthReadiness>;
export declare const decodeAuthSource: (input: Input) => Decoded<types.AuthSource>;
export declare const decodeAuthStatusRequest: (input: Input) => Decoded<types.AuthStatusRequest>;
export declare const decodeAuthStatusSuccess: (input: Input) => Decoded<types.AuthStatusSuccess>;
export declare const decodeCapabilitiesRequest: (input: Input) => Decoded<types.CapabilitiesRequest>;
export declare const decodeCapabilitiesSuccess: (input: Input) => Decoded<types.CapabilitiesSuccess>;
export declare const decodeCatalogModelsRequest: (input: Input) => Decoded<types.CatalogModelsRequest>;
export declare const decodeCatalogModelsSuccess: (input: Input) => Decoded<types.CatalogModelsSuccess>;
export declare const decodeCatalogProvidersRequest: (input: Input) => Decoded<types.CatalogProvidersRequest>;
export declare const decodeCatalogProvidersSuccess: (input: Input) => Decoded<types.CatalogProvidersSuccess>;
export declare const decodeCatalogRefreshRequest: (input: Input) => Decoded<types.CatalogRefreshRequest>;
export declare const decodeCatalogRefreshSuccess: (input: Input) => Decoded<types.CatalogRefreshSuccess>;
export declare const decodeCatalogState: (input: Input) => Decoded<types.CatalogState>;
export declare const decodeCompactionStatus: (input: Input) => Decoded<types.CompactionStatus>;
export declare const decodeConfigGetRequest: (input: Input) => Decoded<types.ConfigGetRequest>;
export declare const decodeConfigGetSuccess: (input: Input) => Decoded<types.ConfigGetSuccess>;
export declare const decodeConfigLayer: (input: Input) => Decoded<types.ConfigLayer>;
export declare const decodeConfigScope: (input: Input) => Decoded<types.ConfigScope>;
export declare const decodeConfigSetRequest: (input: Input) => Decoded<types.ConfigSetRequest>;
export declare const decodeConfigSetSuccess: (input: Input) => Decoded<types.ConfigSetSuccess>;
export declare const decodeContextSource: (input: Input) => Decoded<types.ContextSource>;
export declare const decodeCount: (input: Input) => Decoded<types.Count>;
export declare const decodeEventId: (input: Input) => Decoded<types.EventId>;
export declare const decodeGlobalSetting: (input: Input) => Decoded<types.GlobalSetting>;
export declare const decodeInitializeRequest: (input: Input) => Decoded<types.InitializeRequest>;
export declare const decodeInitializeSuccess: (input: Input) => Decoded<types.InitializeSuccess>;
export declare const decodeLabel: (input: Input) => Decoded<types.Label>;
export declare const decodeLifecycleCategory: (input: Input) => Decoded<types.LifecycleCategory>;
export declare const decodeLifecycleStatus: (input: Input) => Decoded<types.LifecycleStatus>;
export declare const decodeLimitValue: (input: Input) => Decoded<types.LimitValue>;
export declare const decodeLimits: (input: Input) => Decoded<types.Limits>;
export declare const decodeLoginId: (input: Input) => Decoded<types.LoginId>;
export declare const decodeMessageRole: (input: Input) => Decoded<types.MessageRole>;
export declare const decodeModelEntry: (input: Input) => Decoded<types.ModelEntry>;
export declare const decodeModelId: (input: Input) => Decoded<types.ModelId>;
export declare const decodeProtocolVersion: (input: Input) => Decoded<types.ProtocolVersion>;
export declare const decodeProviderEntry: (input: Input) => Decoded<types.ProviderEntry>;
export declare const decodeProviderId: (input: Input) => Decoded<types.ProviderId>;
export declare const decodeReplayCursor: (input: Input) => Decoded<types.ReplayCursor>;
export declare const decodeReplayItem: (input: Input) => Decoded<types.ReplayItem>;
export declare const decodeReplayMessage: (input: Input) => Decoded<types.ReplayMessage>;
export declare const decodeReplaySummary: (input: Input) => Decoded<types.ReplaySummary>;
export declare const decodeReplayTerminal: (input: Input) => Decoded<types.ReplayTerminal>;
export declare const decodeReplayTerminalStatus: (input: Input) => Decoded<types.ReplayTerminalStatus>;
export declare const decodeRequestId: (input: Input) => Decoded<types.RequestId>;
export declare const decodeSchemaDigest: (input: Input) => Decoded<types.SchemaDigest>;
export declare const decodeSelection: (input: Input) => Decoded<types.Selection>;
export declare const decodeSelectionChange: (input: Input) => Decoded<types.SelectionChange>;
export declare const decodeSessionCloseRequest: (input: Input) => Decoded<types.SessionCloseRequest>;
export declare const decodeSessionCloseStatus: (input: Input) => Decoded<types.SessionCloseStatus>;
export declare const decodeSessionCloseSuccess: (input: Input) => Decoded<types.SessionCloseSuccess>;
export declare const decodeSessionCreateRequest: (input: Input) => Decoded<types.SessionCreateRequest>;
export declare const decodeSessionCreateSuccess: (input: Input) => Decoded<types.SessionCreateSuccess>;
export declare const decodeSessionId: (input: Input) => Decoded<types.SessionId>;
export declare const decodeSessionListRequest: (input: Input) => Decoded<types.SessionListRequest>;
export declare const decodeSessionListSuccess: (input: Input) => Decoded<types.SessionListSuccess>;
export declare const decodeSessionOpenRequest: (input: Input) => Decoded<types.SessionOpenRequest>;
export declare const decodeSessionOpenSuccess: (input: Input) => Decoded<types.SessionOpenSuccess>;
export declare const decodeSessionReplayRequest: (input: Input) => Decoded<types.SessionReplayRequest>;
export declare const decodeSessionReplaySuccess: (input: Input) => Decoded<types.SessionReplaySuccess>;
export declare const decodeSessionSummary: (input: Input) => Decoded<types.SessionSummary>;
export declare const decodeStatusRequest: (input: Input) => Decoded<types.StatusRequest>;
export declare const decodeStatusSuccess: (input: Input) => Decoded<types.StatusSuccess>;
export declare const decodeThinkingLevel: (input: Input) => Decoded<types.ThinkingLevel>;
export declare const decodeToolName: (input: Input) => Decoded<types.ToolName>;
export declare const decodeToolTransport: (input: Input) => Decoded<types.ToolTransport>;
export declare const decodeTurnActivity: (input: Input) => Decoded<types.TurnActivity>;
export declare const decodeTurnAssistantDelta: (input: Input) => Decoded<types.TurnAssistantDelta>;
export declare const decodeTurnCancelRequest: (input: Input) => Decoded<types.TurnCancelRequest>;
export declare const decodeTurnCancelSuccess: (input: Input) => Decoded<types.TurnCancelSuccess>;
export declare const decodeTurnId: (input: Input) => Decoded<types.TurnId>;
export declare const decodeTurnOptions: (input: Input) => Decoded<types.TurnOptions>;
export declare const decodeTurnSequence: (input: Input) => Decoded<types.TurnSequence>;
export declare const decodeTurnStartRequest: (input: Input) => Decoded<types.TurnStartRequest>;
export declare const decodeTurnStartSuccess: (input: Input) => Decoded<types.TurnStartSuccess>;
export declare const decodeTurnStarted: (input: Input) => Decoded<types.TurnStarted>;
export declare const decodeTurnStatus: (input: Input) => Decoded<types.TurnStatus>;
export declare const decodeTurnTerminal: (input: Input) => Decoded<types.TurnTerminal>;
export declare const decodeUsageSource: (input: Input) => Decoded<types.UsageSource>;
export declare const decodeWireError: (input: Input) => Decoded<types.WireError>;
export declare const decodeWireErrorCode: (input: Input) => Decoded<types.WireErrorCode>;
