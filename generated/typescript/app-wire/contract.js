// @generated from schema/app-service by codegen. Do not edit.
// The facts of the contract.
// What follows from them stands elsewhere.

/** Name of the contract. */
export const PROTOCOL = "app-service";

/** Version of the wire contract, in every record. */
export const PROTOCOL_VERSION = 1;

/** SHA-256 of the schema that this package was made from. */
export const SCHEMA_DIGEST = "d4e506378541e45af7a7a70a647293e25f09681a4214c2ed5ee040ede66f7cf5";

/** Name of the program that answers. */
export const SERVER_NAME = "magi-code";

/** Ways to carry records. */
export const TRANSPORTS = ["stdio"];

/** What this version of the contract says of activity. */
export const ACTIVITY = {"events":true,"approvals":false,"steering":false,"mcp_server_lifecycle":false,"mcp_tool_activity":true,"subagents":true,"raw_tool_output":false,"activity_replay":false,"max_summary_bytes":2048};

/** Every bound that has a name. */
export const LIMITS = {
  "max_record_bytes": 65536,
  "max_payload_bytes": 32768,
  "max_error_message_bytes": 512,
  "max_id_bytes": 128,
  "max_name_bytes": 64,
  "max_string_bytes": 16384,
  "max_json_depth": 32,
  "max_array_items": 64,
  "max_object_fields": 64,
  "max_negotiation_items": 8,
  "max_session_attachments": 16,
  "max_session_page_items": 32,
  "max_session_replay_page_bytes": 16384,
  "max_session_replay_window_bytes": 2097152,
  "max_session_list_scan_entries": 20000,
  "max_catalog_page_items": 32,
  "max_session_replay_window_records": 100000,
  "max_replay_part_bytes": 2048,
  "max_session_title_bytes": 256,
  "max_summary_bytes": 2048,
  "max_summary_input_bytes": 16384,
  "max_callback_input_bytes": 4096,
  "max_authorization_url_bytes": 4096,
  "max_login_wait_ms": 300000,
  "max_selection_id_bytes": 256,
  "max_label_bytes": 128,
  "max_thinking_levels": 6,
  "max_catalog_offset": 100000,
};

/** The stages in which a record is judged, in order. */
export const PHASES = ["framing","json","reservation","bounds","version","envelope","payload_size","method","session","payload","ranges","initialization","arguments","state"];

/** Every code in order of precedence, with its fixed message. */
export const ERROR_CODES = {
  "record_too_large": {"message":"The record exceeds the size limit.","phase":"framing"},
  "invalid_json": {"message":"The record is not one valid JSON value.","phase":"json"},
  "duplicate_request_id": {"message":"The request id is already in flight.","phase":"reservation"},
  "limit_exceeded": {"message":"A protocol limit was exceeded.","phase":"bounds"},
  "unsupported_version": {"message":"The protocol version is not supported.","phase":"version"},
  "invalid_request": {"message":"The request envelope is invalid.","phase":"envelope"},
  "payload_too_large": {"message":"The payload exceeds the size limit.","phase":"payload_size"},
  "unsupported_operation": {"message":"The operation is not supported.","phase":"method"},
  "invalid_payload": {"message":"The payload is invalid for this operation.","phase":"payload"},
  "not_initialized": {"message":"The service is not initialized.","phase":"initialization"},
  "unsupported_capability": {"message":"A requested capability is not supported.","phase":"arguments"},
  "confirmation_required": {"message":"Explicit confirmation is required.","phase":"arguments"},
  "invalid_scope": {"message":"The settings scope is invalid.","phase":"arguments"},
  "invalid_selection": {"message":"The provider or model selection is invalid.","phase":"arguments"},
  "invalid_session_id": {"message":"The session id is invalid.","phase":"arguments"},
  "provider_unavailable": {"message":"The provider does not support this operation.","phase":"arguments"},
  "unknown_turn": {"message":"No active turn has this id.","phase":"state"},
  "unknown_login": {"message":"No active login has this id.","phase":"state"},
  "auth_busy": {"message":"A login is already in progress.","phase":"state"},
  "too_many_active_turns": {"message":"Too many turns are active.","phase":"state"},
  "session_busy": {"message":"The session is busy.","phase":"state"},
  "session_unavailable": {"message":"The session is unavailable.","phase":"state"},
  "configuration_busy": {"message":"A configuration request is already running.","phase":"state"},
  "configuration_unavailable": {"message":"The settings are unavailable.","phase":"state"},
  "catalog_unavailable": {"message":"The model catalog is unavailable.","phase":"state"},
  "catalog_stale": {"message":"The model catalog is stale.","phase":"state"},
  "unsupported_reasoning": {"message":"The model does not support this thinking level.","phase":"state"},
  "catalog_refresh_failed": {"message":"The model catalog could not be refreshed.","phase":"state"},
  "settings_write_failed": {"message":"The settings could not be saved.","phase":"state"},
  "internal_error": {"message":"The service could not complete the request.","phase":"state"},
};

/** The names of all operations. */
export const METHODS = ["initialize","status","capabilities","session.list","session.create","session.open","session.replay","session.close","turn.start","turn.cancel","auth.status","auth.login.start","auth.login.callback","auth.login.cancel","auth.logout","catalog.providers","catalog.models","catalog.refresh","config.get","config.set"];

/** Every operation. */
export const OPERATIONS = {
  "initialize": {"session":"optional","answers_session":"same","needs_initialization":false,"errors":["duplicate_request_id","limit_exceeded","unsupported_version","invalid_request","payload_too_large","invalid_payload","unsupported_capability","internal_error"],"starts":[],"ends":null,"names_session":false,"page":null},
  "status": {"session":"optional","answers_session":"same","needs_initialization":true,"errors":["duplicate_request_id","limit_exceeded","unsupported_version","invalid_request","payload_too_large","invalid_payload","not_initialized","internal_error"],"starts":[],"ends":null,"names_session":false,"page":null},
  "capabilities": {"session":"optional","answers_session":"same","needs_initialization":true,"errors":["duplicate_request_id","limit_exceeded","unsupported_version","invalid_request","payload_too_large","invalid_payload","not_initialized","internal_error"],"starts":[],"ends":null,"names_session":false,"page":null},
  "session.list": {"session":"omit","answers_session":"none","needs_initialization":true,"errors":["duplicate_request_id","limit_exceeded","unsupported_version","invalid_request","payload_too_large","invalid_payload","not_initialized","invalid_session_id","internal_error"],"starts":[],"ends":null,"names_session":false,"page":{"member":"limit","limit":"max_session_page_items"}},
  "session.create": {"session":"omit","answers_session":"assigned","needs_initialization":true,"errors":["duplicate_request_id","limit_exceeded","unsupported_version","invalid_request","payload_too_large","invalid_payload","not_initialized","internal_error"],"starts":[],"ends":null,"names_session":true,"page":null},
  "session.open": {"session":"required","answers_session":"same","needs_initialization":true,"errors":["duplicate_request_id","limit_exceeded","unsupported_version","invalid_request","payload_too_large","invalid_payload","not_initialized","invalid_session_id","session_busy","session_unavailable","internal_error"],"starts":[],"ends":null,"names_session":true,"page":null},
  "session.replay": {"session":"required","answers_session":"same","needs_initialization":true,"errors":["duplicate_request_id","limit_exceeded","unsupported_version","invalid_request","payload_too_large","invalid_payload","not_initialized","invalid_session_id","session_busy","session_unavailable","internal_error"],"starts":[],"ends":null,"names_session":false,"page":{"member":"limit","limit":"max_session_page_items"}},
  "session.close": {"session":"required","answers_session":"same","needs_initialization":true,"errors":["duplicate_request_id","limit_exceeded","unsupported_version","invalid_request","payload_too_large","invalid_payload","not_initialized","invalid_session_id","internal_error"],"starts":[],"ends":null,"names_session":true,"page":null},
  "turn.start": {"session":"optional","answers_session":"assigned","needs_initialization":true,"errors":["duplicate_request_id","limit_exceeded","unsupported_version","invalid_request","payload_too_large","invalid_payload","not_initialized","invalid_session_id","too_many_active_turns","session_busy","session_unavailable","internal_error"],"starts":["turn.started"],"ends":"turn.terminal","names_session":true,"page":null},
  "turn.cancel": {"session":"optional","answers_session":"same","needs_initialization":true,"errors":["duplicate_request_id","limit_exceeded","unsupported_version","invalid_request","payload_too_large","invalid_payload","not_initialized","unknown_turn","internal_error"],"starts":[],"ends":null,"names_session":false,"page":null},
  "auth.status": {"session":"omit","answers_session":"none","needs_initialization":true,"errors":["duplicate_request_id","limit_exceeded","unsupported_version","invalid_request","payload_too_large","invalid_payload","not_initialized","internal_error"],"starts":[],"ends":null,"names_session":false,"page":null},
  "auth.login.start": {"session":"omit","answers_session":"none","needs_initialization":true,"errors":["duplicate_request_id","limit_exceeded","unsupported_version","invalid_request","payload_too_large","invalid_payload","not_initialized","provider_unavailable","auth_busy","internal_error"],"starts":["auth.login.progress"],"ends":"auth.login.terminal","names_session":false,"page":null},
  "auth.login.callback": {"session":"omit","answers_session":"none","needs_initialization":true,"errors":["duplicate_request_id","limit_exceeded","unsupported_version","invalid_request","payload_too_large","invalid_payload","not_initialized","unknown_login","auth_busy","internal_error"],"starts":[],"ends":null,"names_session":false,"page":null},
  "auth.login.cancel": {"session":"omit","answers_session":"none","needs_initialization":true,"errors":["duplicate_request_id","limit_exceeded","unsupported_version","invalid_request","payload_too_large","invalid_payload","not_initialized","unknown_login","internal_error"],"starts":[],"ends":null,"names_session":false,"page":null},
  "auth.logout": {"session":"omit","answers_session":"none","needs_initialization":true,"errors":["duplicate_request_id","limit_exceeded","unsupported_version","invalid_request","payload_too_large","invalid_payload","not_initialized","confirmation_required","provider_unavailable","internal_error"],"starts":[],"ends":null,"names_session":false,"page":null},
  "catalog.providers": {"session":"omit","answers_session":"none","needs_initialization":true,"errors":["duplicate_request_id","limit_exceeded","unsupported_version","invalid_request","payload_too_large","invalid_payload","not_initialized","configuration_busy","configuration_unavailable","internal_error"],"starts":[],"ends":null,"names_session":false,"page":{"member":"limit","limit":"max_catalog_page_items"}},
  "catalog.models": {"session":"omit","answers_session":"none","needs_initialization":true,"errors":["duplicate_request_id","limit_exceeded","unsupported_version","invalid_request","payload_too_large","invalid_payload","not_initialized","invalid_selection","configuration_busy","configuration_unavailable","internal_error"],"starts":[],"ends":null,"names_session":false,"page":{"member":"limit","limit":"max_catalog_page_items"}},
  "catalog.refresh": {"session":"omit","answers_session":"none","needs_initialization":true,"errors":["duplicate_request_id","limit_exceeded","unsupported_version","invalid_request","payload_too_large","invalid_payload","not_initialized","invalid_selection","configuration_busy","configuration_unavailable","catalog_refresh_failed","internal_error"],"starts":[],"ends":null,"names_session":false,"page":null},
  "config.get": {"session":"omit","answers_session":"none","needs_initialization":true,"errors":["duplicate_request_id","limit_exceeded","unsupported_version","invalid_request","payload_too_large","invalid_payload","not_initialized","configuration_busy","configuration_unavailable","internal_error"],"starts":[],"ends":null,"names_session":false,"page":null},
  "config.set": {"session":"omit","answers_session":"none","needs_initialization":true,"errors":["duplicate_request_id","limit_exceeded","unsupported_version","invalid_request","payload_too_large","invalid_payload","not_initialized","invalid_scope","invalid_selection","configuration_busy","configuration_unavailable","catalog_unavailable","catalog_stale","unsupported_reasoning","settings_write_failed","internal_error"],"starts":[],"ends":null,"names_session":false,"page":null},
};

/** The names of all events. */
export const EVENT_NAMES = ["turn.started","turn.assistant_delta","turn.activity","turn.terminal","auth.login.progress","auth.login.terminal"];

/** Every event. */
export const EVENTS = {
  "turn.started": {"of":"turn.start","carries_session":true,"names_session":true,"order":"first","identity":"turn_id","sequence":"sequence","queue":"lossless"},
  "turn.assistant_delta": {"of":"turn.start","carries_session":true,"names_session":false,"order":"between","identity":"turn_id","sequence":"sequence","queue":"lossless"},
  "turn.activity": {"of":"turn.start","carries_session":true,"names_session":false,"order":"between","identity":"turn_id","sequence":"sequence","queue":"best_effort"},
  "turn.terminal": {"of":"turn.start","carries_session":true,"names_session":true,"order":"terminal","identity":"turn_id","sequence":"sequence","queue":"lossless"},
  "auth.login.progress": {"of":"auth.login.start","carries_session":false,"names_session":false,"order":"between","identity":"login_id","sequence":null,"queue":"lossless"},
  "auth.login.terminal": {"of":"auth.login.start","carries_session":false,"names_session":false,"order":"terminal","identity":"login_id","sequence":null,"queue":"lossless"},
};
