// @generated from schema/app-service by codegen. Do not edit.
import type { ActivityCapabilities, ErrorCode, ErrorCodeOf, EventName, LimitName, Method, Operations, Phase } from "./types.js";

/** What one operation is: its session rule, the codes it can answer, and what it starts. */
export interface Operation<M extends Method = Method> {
  readonly session: Operations[M]["session"];
  /** Which session a success names: none, that of the request, or one that the operation assigned. */
  readonly answers_session: "none" | "same" | "assigned";
  readonly needs_initialization: boolean;
  /** In order of precedence. */
  readonly errors: readonly ErrorCodeOf<M>[];
  /** Events it starts, in order; empty for most. */
  readonly starts: readonly EventName[];
  /** The event that ends what it started. */
  readonly ends: EventName | null;
  /** The payload of a success names the session too. */
  readonly names_session: boolean;
  /** Request member that bounds the answer, and the limit that it is bound by. */
  readonly page: { readonly member: string; readonly limit: LimitName } | null;
}

/** What one event is: whose it is, where it stands, and what it is known by. */
export interface EventFacts {
  readonly of: Method;
  readonly carries_session: boolean;
  /** The payload names the session too. */
  readonly names_session: boolean;
  readonly order: "first" | "between" | "terminal";
  /** Payload member that names the thing all events of one start share. */
  readonly identity: string;
  /** Payload member that counts within one start. */
  readonly sequence: string | null;
  readonly queue: "lossless" | "best_effort";
}

/** Name of the contract. */
export declare const PROTOCOL: "app-service";

/** Version of the wire contract, in every record. */
export declare const PROTOCOL_VERSION: 1;

/** SHA-256 of the schema that this package was made from. */
export declare const SCHEMA_DIGEST: string;

/** Name of the program that answers. */
export declare const SERVER_NAME: "magi-code";

/** Ways to carry records. */
export declare const TRANSPORTS: readonly string[];

/** What this version of the contract says of activity. */
export declare const ACTIVITY: Readonly<ActivityCapabilities>;

/** Every bound that has a name. */
export declare const LIMITS: {
  /** Length of a record as it travels, carriage return and newline counted. A longer input line is thrown away up to its newline and answered record_too_large. Unit: bytes. One line in either direction, its newline included. */
  readonly max_record_bytes: 65536;
  /** Size of a payload written as compact JSON in UTF-8, whatever spaces it came with. Unit: bytes. The payload of one request, response or event. */
  readonly max_payload_bytes: 32768;
  /** Size of the fixed sentence that goes with an error code. Unit: bytes. The message of one error. */
  readonly max_error_message_bytes: 512;
  /** Size of an opaque identity. Unit: bytes. One request, session, turn, login or event id, or one cursor. */
  readonly max_id_bytes: 128;
  /** Size of a name that the contract gives out. Unit: bytes. One name of a method, capability or event. */
  readonly max_name_bytes: 64;
  /** Size of any text after its escapes are resolved: a prompt, the text of an answer, a key. Unit: bytes. One JSON string or object key, wherever it stands. */
  readonly max_string_bytes: 16384;
  /** How deep a record may nest. Unit: levels. Objects and arrays within each other; the record itself is the first level. */
  readonly max_json_depth: 32;
  /** How many items an array may hold. Unit: items. Any one array. */
  readonly max_array_items: 64;
  /** How many members an object may have. Unit: fields. Any one object. */
  readonly max_object_fields: 64;
  /** How many versions or operations one initialize request may name. It does not bound the advertised sets. Unit: items. Each of the two lists of an initialize request. */
  readonly max_negotiation_items: 8;
  /** How many sessions may be attached at once, whether by create, open or a turn. Unit: attachments. All sessions that one process holds for writing. */
  readonly max_session_attachments: 16;
  /** The longest page, and the length of a page for which no limit is given. Unit: items. One page of session.list or session.replay. */
  readonly max_session_page_items: 32;
  /** Size of a whole replay page as compact JSON: items, cursors, flags and framing. Unit: bytes. The payload of one answer to session.replay. */
  readonly max_session_replay_page_bytes: 16384;
  /** How much of the most recent history replay reads. Unit: bytes. The end of one stored session. */
  readonly max_session_replay_window_bytes: 2097152;
  /** How many directory entries may be looked at, sessions or not. More answer limit_exceeded instead of an arbitrary part. Unit: entries. One session.list request. */
  readonly max_session_list_scan_entries: 20000;
  /** The longest page, and the length of a page for which no limit is given. Unit: items. One page of catalog.providers or catalog.models. */
  readonly max_catalog_page_items: 32;
  /** How many stored records replay reads at most, beside the bound in bytes. Unit: records. The end of one stored session. */
  readonly max_session_replay_window_records: 100000;
  /** Longer messages and summaries are split at character boundaries into parts of at most this size. Unit: bytes. The text of one replay item. */
  readonly max_replay_part_bytes: 2048;
  /** Size of a title after it was made safe to show. Unit: bytes. The title of one session in a listing. */
  readonly max_session_title_bytes: 256;
  /** Size at which a summary is cut, at a character boundary. Told to clients in the activity capabilities. Unit: bytes. The text of one reasoning summary. */
  readonly max_summary_bytes: 2048;
  /** A longer one is left out whole and reported as an empty, truncated text. Unit: bytes. One reasoning summary as the provider sent it. */
  readonly max_summary_input_bytes: 16384;
  /** Size of a pasted redirect address or code. Unit: bytes. The input of one auth.login.callback request. */
  readonly max_callback_input_bytes: 4096;
  /** Size of the address that the user opens to log in. Unit: bytes. The address in auth.login.progress. */
  readonly max_authorization_url_bytes: 4096;
  /** How long a login waits for the browser to come back before it ends as callback_timeout. Unit: milliseconds. One login, from its start to its callback. */
  readonly max_login_wait_ms: 300000;
  /** Size of the ids by which providers and models are chosen; longer than the opaque ids of the envelope. Unit: bytes. One provider or model id. */
  readonly max_selection_id_bytes: 256;
  /** Size of a name made for people. Unit: bytes. One label of a provider or model. */
  readonly max_label_bytes: 128;
  /** How many levels there are to choose from. Unit: items. The thinking levels of one model. */
  readonly max_thinking_levels: 6;
  /** How far into a list a page may start. Unit: items. The offset of a catalog page. */
  readonly max_catalog_offset: 100000;
};

/** The stages in which a record is judged, in order. */
export declare const PHASES: readonly Phase[];

/** Every code in order of precedence, with its fixed message. */
export declare const ERROR_CODES: { readonly [C in ErrorCode]: { readonly message: string; readonly phase: Phase } };

/** The names of all operations. */
export declare const METHODS: readonly Method[];

/** Every operation. */
export declare const OPERATIONS: { readonly [M in Method]: Operation<M> };

/** The names of all events. */
export declare const EVENT_NAMES: readonly EventName[];

/** Every event. */
export declare const EVENTS: { readonly [E in EventName]: EventFacts };
