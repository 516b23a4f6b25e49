// @generated from schema/app-service by codegen. Do not edit.
//! The limits of the contract, by their wire names.
//! Holds numbers only.
#![cfg_attr(rustfmt, rustfmt_skip)]
/// Length of a record as it travels, carriage return and newline counted. A longer input line is thrown away up to its newline and answered record_too_large.
///
/// Unit: bytes. Measures: One line in either direction, its newline included.
pub const MAX_RECORD_BYTES: usize = 65536;
/// Size of a payload written as compact JSON in UTF-8, whatever spaces it came with.
///
/// Unit: bytes. Measures: The payload of one request, response or event.
pub const MAX_PAYLOAD_BYTES: usize = 32768;
/// Size of the fixed sentence that goes with an error code.
///
/// Unit: bytes. Measures: The message of one error.
pub const MAX_ERROR_MESSAGE_BYTES: usize = 512;
/// Size of an opaque identity.
///
/// Unit: bytes. Measures: One request, session, turn, login or event id, or one cursor.
pub const MAX_ID_BYTES: usize = 128;
/// Size of a name that the contract gives out.
///
/// Unit: bytes. Measures: One name of a method, capability or event.
pub const MAX_NAME_BYTES: usize = 64;
/// Size of any text after its escapes are resolved: a prompt, the text of an answer, a key.
///
/// Unit: bytes. Measures: One JSON string or object key, wherever it stands.
pub const MAX_STRING_BYTES: usize = 16384;
/// How deep a record may nest.
///
/// Unit: levels. Measures: Objects and arrays within each other; the record itself is the first level.
pub const MAX_JSON_DEPTH: usize = 32;
/// How many items an array may hold.
///
/// Unit: items. Measures: Any one array.
pub const MAX_ARRAY_ITEMS: usize = 64;
/// How many members an object may have.
///
/// Unit: fields. Measures: Any one object.
pub const MAX_OBJECT_FIELDS: usize = 64;
/// How many versions or operations one initialize request may name. It does not bound the advertised sets.
///
/// Unit: items. Measures: Each of the two lists of an initialize request.
pub const MAX_NEGOTIATION_ITEMS: usize = 8;
/// How many sessions may be attached at once, whether by create, open or a turn.
///
/// Unit: attachments. Measures: All sessions that one process holds for writing.
pub const MAX_SESSION_ATTACHMENTS: usize = 16;
/// The longest page, and the length of a page for which no limit is given.
///
/// Unit: items. Measures: One page of session.list or session.replay.
pub const MAX_SESSION_PAGE_ITEMS: usize = 32;
/// Size of a whole replay page as compact JSON: items, cursors, flags and framing.
///
/// Unit: bytes. Measures: The payload of one answer to session.replay.
pub const MAX_SESSION_REPLAY_PAGE_BYTES: usize = 16384;
/// How much of the most recent history replay reads.
///
/// Unit: bytes. Measures: The end of one stored session.
pub const MAX_SESSION_REPLAY_WINDOW_BYTES: usize = 2097152;
/// How many directory entries may be looked at, sessions or not. More answer limit_exceeded instead of an arbitrary part.
///
/// Unit: entries. Measures: One session.list request.
pub const MAX_SESSION_LIST_SCAN_ENTRIES: usize = 20000;
/// The longest page, and the length of a page for which no limit is given.
///
/// Unit: items. Measures: One page of catalog.providers or catalog.models.
pub const MAX_CATALOG_PAGE_ITEMS: usize = 32;
/// How many stored records replay reads at most, beside the bound in bytes.
///
/// Unit: records. Measures: The end of one stored session.
pub const MAX_SESSION_REPLAY_WINDOW_RECORDS: usize = 100000;
/// Longer messages and summaries are split at character boundaries into parts of at most this size.
///
/// Unit: bytes. Measures: The text of one replay item.
pub const MAX_REPLAY_PART_BYTES: usize = 2048;
/// Size of a title after it was made safe to show.
///
/// Unit: bytes. Measures: The title of one session in a listing.
pub const MAX_SESSION_TITLE_BYTES: usize = 256;
/// Size at which a summary is cut, at a character boundary. Told to clients in the activity capabilities.
///
/// Unit: bytes. Measures: The text of one reasoning summary.
pub const MAX_SUMMARY_BYTES: usize = 2048;
/// A longer one is left out whole and reported as an empty, truncated text.
///
/// Unit: bytes. Measures: One reasoning summary as the provider sent it.
pub const MAX_SUMMARY_INPUT_BYTES: usize = 16384;
/// Size of a pasted redirect address or code.
///
/// Unit: bytes. Measures: The input of one auth.login.callback request.
pub const MAX_CALLBACK_INPUT_BYTES: usize = 4096;
/// Size of the address that the user opens to log in.
///
/// Unit: bytes. Measures: The address in auth.login.progress.
pub const MAX_AUTHORIZATION_URL_BYTES: usize = 4096;
/// How long a login waits for the browser to come back before it ends as callback_timeout.
///
/// Unit: milliseconds. Measures: One login, from its start to its callback.
pub const MAX_LOGIN_WAIT_MS: usize = 300000;
/// Size of the ids by which providers and models are chosen; longer than the opaque ids of the envelope.
///
/// Unit: bytes. Measures: One provider or model id.
pub const MAX_SELECTION_ID_BYTES: usize = 256;
/// Size of a name made for people.
///
/// Unit: bytes. Measures: One label of a provider or model.
pub const MAX_LABEL_BYTES: usize = 128;
/// How many levels there are to choose from.
///
/// Unit: items. Measures: The thinking levels of one model.
pub const MAX_THINKING_LEVELS: usize = 6;
/// How far into a list a page may start.
///
/// Unit: items. Measures: The offset of a catalog page.
pub const MAX_CATALOG_OFFSET: usize = 100000;
/// The limits that the capability answers carry: wire name and value, in the order of the schema.
pub const ADVERTISED: &[(&str, u64)] = &[
    ("max_record_bytes", 65536),
    ("max_payload_bytes", 32768),
    ("max_error_message_bytes", 512),
    ("max_id_bytes", 128),
    ("max_name_bytes", 64),
    ("max_string_bytes", 16384),
    ("max_json_depth", 32),
    ("max_array_items", 64),
    ("max_object_fields", 64),
    ("max_negotiation_items", 8),
    ("max_session_attachments", 16),
    ("max_session_page_items", 32),
    ("max_session_replay_page_bytes", 16384),
    ("max_session_replay_window_bytes", 2097152),
    ("max_session_list_scan_entries", 20000),
    ("max_catalog_page_items", 32),
];
