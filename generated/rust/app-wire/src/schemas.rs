// @generated from schema/app-service by codegen. Do not edit.
//! Every type with its published schema, for schemars.
//! Judges nothing.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value};
/// Name and schema of every definition, sorted.
const DEFINITIONS: &[(&str, &str)] = &[
    (
        "Activity",
        "{\"description\":\"One thing that the agent does, in a form from which nothing private can be read. The members of each kind stand directly beside its kind.\",\"x-since\":\"1.0\",\"oneOf\":[{\"$ref\":\"#/$defs/ActivityLifecycle\"},{\"$ref\":\"#/$defs/ActivityTool\"},{\"$ref\":\"#/$defs/ActivityReasoningSummary\"},{\"$ref\":\"#/$defs/ActivityContext\"},{\"$ref\":\"#/$defs/ActivityUsage\"},{\"$ref\":\"#/$defs/ActivityCompaction\"}],\"x-union\":{\"tag\":\"kind\"}}",
    ),
    (
        "ActivityCapabilities",
        "{\"description\":\"What the activity of turns can show. Flags tell about features; they are no operations and cannot be requested. A false flag stays false until the feature really exists.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"events\",\"approvals\",\"steering\",\"mcp_server_lifecycle\",\"mcp_tool_activity\",\"subagents\",\"raw_tool_output\",\"activity_replay\",\"max_summary_bytes\"],\"properties\":{\"events\":{\"type\":\"boolean\",\"description\":\"Turns send turn.activity events. False beside an advertised turn.activity is a contradiction.\"},\"approvals\":{\"type\":\"boolean\",\"description\":\"Tool calls wait for an approval by the client.\"},\"steering\":{\"type\":\"boolean\",\"description\":\"A running turn takes further instructions.\"},\"mcp_server_lifecycle\":{\"type\":\"boolean\",\"description\":\"Start, connection and end of MCP servers are reported.\"},\"mcp_tool_activity\":{\"type\":\"boolean\",\"description\":\"Calls of MCP tools are reported, with hashed identities.\"},\"subagents\":{\"type\":\"boolean\",\"description\":\"Batches and tasks of subagents are reported.\"},\"raw_tool_output\":{\"type\":\"boolean\",\"description\":\"Activity carries what tools returned.\"},\"activity_replay\":{\"type\":\"boolean\",\"description\":\"Missed activity can be replayed later.\"},\"max_summary_bytes\":{\"$ref\":\"#/$defs/LimitValue\",\"description\":\"UTF-8 bytes that the text of one reasoning summary may have. A bound of this feature, not one of the general limits.\"}}}",
    ),
    (
        "ActivityCompaction",
        "{\"description\":\"The history is being made shorter. Says when durable history must be read again.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"activity_id\",\"kind\",\"status\",\"current_tokens\",\"max_tokens\",\"replay_required\"],\"properties\":{\"activity_id\":{\"$ref\":\"#/$defs/ActivityId\",\"description\":\"The thing that this tells about.\"},\"kind\":{\"type\":\"string\",\"const\":\"compaction\",\"description\":\"Compaction of the history.\"},\"status\":{\"$ref\":\"#/$defs/CompactionStatus\",\"description\":\"How far it has come.\"},\"current_tokens\":{\"anyOf\":[{\"$ref\":\"#/$defs/Count\"},{\"type\":\"null\"}],\"description\":\"Tokens in the context, when compaction was triggered and when it was completed. Null in every other status.\"},\"max_tokens\":{\"anyOf\":[{\"$ref\":\"#/$defs/Count\"},{\"type\":\"null\"}],\"description\":\"Tokens that the context can hold, when compaction was triggered and when it was completed. Null in every other status.\"},\"replay_required\":{\"type\":\"boolean\",\"description\":\"Read session.replay again. True once compaction has ended in any way, false before.\"}},\"x-rules\":[{\"name\":\"counts-follow-status\",\"description\":\"Counts are known when compaction is triggered and when it is completed.\",\"when\":\"status\",\"values\":[\"triggered\",\"completed\"],\"then\":{\"current_tokens\":{\"null\":false},\"max_tokens\":{\"null\":false}},\"else\":{\"current_tokens\":{\"null\":true},\"max_tokens\":{\"null\":true}}},{\"name\":\"replay-follows-end\",\"description\":\"History must be read again once compaction has ended.\",\"when\":\"status\",\"values\":[\"completed\",\"failed\",\"cancelled\"],\"then\":{\"replay_required\":{\"const\":true}},\"else\":{\"replay_required\":{\"const\":false}}}]}",
    ),
    (
        "ActivityContext",
        "{\"description\":\"How full the model's context is.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"activity_id\",\"kind\",\"current_tokens\",\"max_tokens\",\"reasoning_tokens\",\"request_sequence\",\"source\"],\"properties\":{\"activity_id\":{\"$ref\":\"#/$defs/ActivityId\",\"description\":\"The thing that this tells about.\"},\"kind\":{\"type\":\"string\",\"const\":\"context\",\"description\":\"Fill of the context.\"},\"current_tokens\":{\"$ref\":\"#/$defs/Count\",\"description\":\"Tokens in the context.\"},\"max_tokens\":{\"$ref\":\"#/$defs/Count\",\"description\":\"Tokens that the context can hold.\"},\"reasoning_tokens\":{\"anyOf\":[{\"$ref\":\"#/$defs/Count\"},{\"type\":\"null\"}],\"description\":\"Tokens of these spent on reasoning. Null: not known.\"},\"request_sequence\":{\"$ref\":\"#/$defs/Count\",\"description\":\"Which request to the provider this belongs to, counted by the runtime. Not the sequence of live events.\"},\"source\":{\"$ref\":\"#/$defs/ContextSource\",\"description\":\"Where the numbers come from.\"}}}",
    ),
    (
        "ActivityId",
        "{\"description\":\"Identity of something an agent does, hashed so that no name, path or argument shows. It belongs to one turn and can come again in another; updates of one thing share it, so it does not name an event.\",\"x-since\":\"1.0\",\"type\":\"string\",\"minLength\":1,\"maxLength\":128,\"x-max-bytes\":128,\"pattern\":\"^[^\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f]+$\",\"x-limit\":\"max_id_bytes\"}",
    ),
    (
        "ActivityLifecycle",
        "{\"description\":\"Something started, moved on or ended. Delivery is best effort: a start, an update or an end may be missing.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"activity_id\",\"kind\",\"category\",\"status\",\"details_omitted\"],\"properties\":{\"activity_id\":{\"$ref\":\"#/$defs/ActivityId\",\"description\":\"The thing that this tells about.\"},\"parent_activity_id\":{\"$ref\":\"#/$defs/ActivityId\",\"x-absent\":\"unavailable\",\"description\":\"The thing that this one is part of. There only when a start named it; left out otherwise, never null.\"},\"kind\":{\"type\":\"string\",\"const\":\"lifecycle\",\"description\":\"Start, progress and end of anything.\"},\"category\":{\"$ref\":\"#/$defs/LifecycleCategory\",\"description\":\"What started, or activity for an end.\"},\"status\":{\"$ref\":\"#/$defs/LifecycleStatus\",\"description\":\"How far it has come.\"},\"details_omitted\":{\"type\":\"boolean\",\"const\":true,\"description\":\"Arguments, labels, output and error texts are never sent.\"}},\"x-rules\":[{\"name\":\"end-has-no-parent\",\"description\":\"Only a start names a parent.\",\"when\":\"category\",\"values\":[\"activity\"],\"then\":{\"parent_activity_id\":{\"null\":true}}}]}",
    ),
    (
        "ActivityReasoningSummary",
        "{\"description\":\"A summary of its reasoning that the provider made and marked as such. Raw reasoning is never sent.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"activity_id\",\"kind\",\"text\",\"redacted\",\"truncated\"],\"properties\":{\"activity_id\":{\"$ref\":\"#/$defs/ActivityId\",\"description\":\"The thing that this tells about.\"},\"kind\":{\"type\":\"string\",\"const\":\"reasoning_summary\",\"description\":\"A summary of reasoning.\"},\"text\":{\"type\":\"string\",\"maxLength\":2048,\"x-max-bytes\":2048,\"x-limit\":\"max_summary_bytes\",\"description\":\"The summary, made safe to show. Empty, and marked as truncated, where the provider's text was too long to treat.\"},\"redacted\":{\"type\":\"boolean\",\"description\":\"Making it safe changed the text. False is no promise that nothing private is left.\"},\"truncated\":{\"type\":\"boolean\",\"description\":\"Text was cut off or left out because of its size.\"}}}",
    ),
    (
        "ActivityTool",
        "{\"description\":\"A tool call and how it goes. Nothing of what it was given or returned is sent.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"activity_id\",\"kind\",\"tool_id\",\"tool_name\",\"server_id\",\"transport\",\"status\",\"timed_out\",\"details_omitted\"],\"properties\":{\"activity_id\":{\"$ref\":\"#/$defs/ActivityId\",\"description\":\"The thing that this tells about.\"},\"kind\":{\"type\":\"string\",\"const\":\"tool\",\"description\":\"A tool call.\"},\"tool_id\":{\"$ref\":\"#/$defs/ActivityId\",\"description\":\"Hash of the tool's full name: the same for every call of one tool.\"},\"tool_name\":{\"anyOf\":[{\"$ref\":\"#/$defs/ToolName\"},{\"type\":\"null\"}],\"description\":\"The name, for built-in tools that may be named. Null for all others.\"},\"server_id\":{\"anyOf\":[{\"$ref\":\"#/$defs/ActivityId\"},{\"type\":\"null\"}],\"description\":\"Hash of the MCP server's name. Null where no server is involved or known.\"},\"transport\":{\"$ref\":\"#/$defs/ToolTransport\",\"description\":\"How the tool is reached.\"},\"status\":{\"$ref\":\"#/$defs/LifecycleStatus\",\"description\":\"How far the call has come.\"},\"timed_out\":{\"type\":[\"boolean\",\"null\"],\"description\":\"Whether the call was ended by its time limit. Null: not known, which is not false.\"},\"details_omitted\":{\"type\":\"boolean\",\"const\":true,\"description\":\"Arguments, labels, output and error texts are never sent.\"}}}",
    ),
    (
        "ActivityUsage",
        "{\"description\":\"Tokens that were used, by one provider request or by the whole run of a subagent.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"activity_id\",\"kind\",\"effective_input\",\"output\",\"cache_read\",\"cache_known\",\"request_sequence\",\"final_usage\",\"source\"],\"properties\":{\"activity_id\":{\"$ref\":\"#/$defs/ActivityId\",\"description\":\"The thing that this tells about.\"},\"kind\":{\"type\":\"string\",\"const\":\"usage\",\"description\":\"Used tokens.\"},\"effective_input\":{\"$ref\":\"#/$defs/Count\",\"description\":\"Tokens that were read as input.\"},\"output\":{\"$ref\":\"#/$defs/Count\",\"description\":\"Tokens that were produced.\"},\"cache_read\":{\"$ref\":\"#/$defs/Count\",\"description\":\"Input tokens that came from a cache. Means nothing where cache_known is false.\"},\"cache_known\":{\"type\":\"boolean\",\"description\":\"The provider told about its cache.\"},\"request_sequence\":{\"$ref\":\"#/$defs/Count\",\"description\":\"Which request to the provider this belongs to, counted by the runtime. Not the sequence of live events.\"},\"final_usage\":{\"type\":\"boolean\",\"description\":\"No later usage of this request follows.\"},\"source\":{\"$ref\":\"#/$defs/UsageSource\",\"description\":\"What the numbers cover.\"}}}",
    ),
    (
        "AdvertisedEvent",
        "{\"description\":\"Name of an event that the service can send. There is no way to switch events off, so a client that meets a name it does not know must stop before it changes anything.\",\"x-since\":\"1.0\",\"type\":\"string\",\"minLength\":1,\"maxLength\":64,\"x-max-bytes\":64,\"x-limit\":\"max_name_bytes\",\"x-open-enum\":[\"turn.started\",\"turn.assistant_delta\",\"turn.activity\",\"turn.terminal\",\"auth.login.progress\",\"auth.login.terminal\"],\"x-unknown\":\"incompatible\",\"x-enum-descriptions\":{\"turn.started\":\"A turn has begun to run. Follows the acceptance at once.\",\"turn.assistant_delta\":\"The next piece of the assistant's text.\",\"turn.activity\":\"Something the agent does besides talking. Dropped when the queue is full; the sequence then shows a gap.\",\"turn.terminal\":\"The end of a turn, with its settled text.\",\"auth.login.progress\":\"A login has moved on.\",\"auth.login.terminal\":\"The end of a login, after its cleanup.\"}}",
    ),
    (
        "AdvertisedOperation",
        "{\"description\":\"Name of an operation that the service offers. A client leaves alone the ones that it does not know.\",\"x-since\":\"1.0\",\"type\":\"string\",\"minLength\":1,\"maxLength\":64,\"x-max-bytes\":64,\"x-limit\":\"max_name_bytes\",\"x-open-enum\":[\"initialize\",\"status\",\"capabilities\",\"session.list\",\"session.create\",\"session.open\",\"session.replay\",\"session.close\",\"turn.start\",\"turn.cancel\",\"auth.status\",\"auth.login.start\",\"auth.login.callback\",\"auth.login.cancel\",\"auth.logout\",\"catalog.providers\",\"catalog.models\",\"catalog.refresh\",\"config.get\",\"config.set\"],\"x-unknown\":\"unused\",\"x-enum-descriptions\":{\"initialize\":\"Opens the conversation and tells all that the service offers. The only operation that is served before it has succeeded once.\",\"status\":\"Tells that the service runs and whether the effective provider could be used.\",\"capabilities\":\"Tells again all that the service offers.\",\"session.list\":\"Lists stored sessions by id, page by page.\",\"session.create\":\"Makes a new durable session and attaches it.\",\"session.open\":\"Attaches a stored session for writing.\",\"session.replay\":\"Reads the durable history of a session, page by page.\",\"session.close\":\"Gives up an attachment, stopping the turn that runs in it.\",\"turn.start\":\"Runs the agent on a prompt, in the named session or a new one.\",\"turn.cancel\":\"Asks a running turn to stop.\",\"auth.status\":\"Tells for each provider whether its credentials could be used.\",\"auth.login.start\":\"Starts a login in the browser.\",\"auth.login.callback\":\"Hands a login what the browser came back with.\",\"auth.login.cancel\":\"Asks a running login to stop.\",\"auth.logout\":\"Removes the stored credentials of a provider.\",\"catalog.providers\":\"Lists the providers that can be chosen.\",\"catalog.models\":\"Lists the models of a provider from the cache.\",\"catalog.refresh\":\"Fetches the models of a provider anew.\",\"config.get\":\"Reads the settings in force.\",\"config.set\":\"Changes settings of one scope.\"}}",
    ),
    (
        "AdvertisedTransport",
        "{\"description\":\"Name of a way to carry records. A client looks for the one that it uses and leaves others alone.\",\"x-since\":\"1.0\",\"type\":\"string\",\"minLength\":1,\"maxLength\":64,\"x-max-bytes\":64,\"x-limit\":\"max_name_bytes\",\"x-open-enum\":[\"stdio\"],\"x-enum-descriptions\":{\"stdio\":\"Lines on the standard streams of a child process.\"},\"x-unknown\":\"unused\"}",
    ),
    (
        "AuthLoginCallbackRequest",
        "{\"description\":\"Hands over by hand what the browser came back with, for when the loopback address cannot be reached. A login takes one such input; one that breaks the bounds below does not use it up.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"login_id\",\"input\"],\"properties\":{\"login_id\":{\"$ref\":\"#/$defs/LoginId\",\"description\":\"The login. One that is unknown or has ended answers unknown_login.\"},\"input\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":4096,\"x-max-bytes\":4096,\"x-limit\":\"max_callback_input_bytes\",\"x-sensitive\":\"transient\",\"description\":\"The final redirect address, or the bare code. Used inside the login only: never repeated, logged or stored.\"}},\"additionalProperties\":false}",
    ),
    (
        "AuthLoginCallbackRequestRecord",
        "{\"description\":\"Request of auth.login.callback. Hands a login what the browser came back with.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"method\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"x-code\":{\"const\":\"unsupported_version\"},\"description\":\"Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request.\"},\"kind\":{\"type\":\"string\",\"const\":\"request\",\"description\":\"Tells requests from responses and events.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.\"},\"session_id\":{\"x-absent\":\"same-as-null\",\"description\":\"The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"auth.login.callback\",\"description\":\"The operation to run. A name the service does not know answers unsupported_operation.\"},\"payload\":{\"$ref\":\"#/$defs/AuthLoginCallbackRequest\",\"description\":\"The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none.\"}},\"additionalProperties\":false,\"x-code\":{\"*\":\"invalid_request\"}}",
    ),
    (
        "AuthLoginCallbackResponseRecord",
        "{\"description\":\"Success of auth.login.callback.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"session_id\",\"method\",\"payload\",\"error\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks, also when it refuses another.\"},\"kind\":{\"type\":\"string\",\"const\":\"response\",\"description\":\"Tells responses from requests and events.\"},\"request_id\":{\"description\":\"The id of the request that is answered. Null only in a failure, where the record had no safe id.\",\"$ref\":\"#/$defs/RequestId\"},\"session_id\":{\"description\":\"The session of the request, or the one that the operation made for it. Null where no session is concerned.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"auth.login.callback\",\"description\":\"The operation that is answered. Null only in a failure, where the record named no safe method.\"},\"payload\":{\"$ref\":\"#/$defs/AuthLoginCallbackSuccess\",\"description\":\"The result in the form that the operation defines. Null in a failure.\"},\"error\":{\"type\":\"null\",\"description\":\"Null: it went well.\"}}}",
    ),
    (
        "AuthLoginCallbackSuccess",
        "{\"description\":\"The input was taken. Whether it is any good is told by the events of the login.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"status\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"submitted\",\"description\":\"It will be looked at.\"}}}",
    ),
    (
        "AuthLoginCancelRequest",
        "{\"description\":\"Asks a running login to stop. Its terminal event still follows, and it may still report success if storing was faster.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"login_id\"],\"properties\":{\"login_id\":{\"$ref\":\"#/$defs/LoginId\",\"description\":\"The login. One that is unknown or has ended answers unknown_login.\"}},\"additionalProperties\":false}",
    ),
    (
        "AuthLoginCancelRequestRecord",
        "{\"description\":\"Request of auth.login.cancel. Asks a running login to stop.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"method\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"x-code\":{\"const\":\"unsupported_version\"},\"description\":\"Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request.\"},\"kind\":{\"type\":\"string\",\"const\":\"request\",\"description\":\"Tells requests from responses and events.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.\"},\"session_id\":{\"x-absent\":\"same-as-null\",\"description\":\"The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"auth.login.cancel\",\"description\":\"The operation to run. A name the service does not know answers unsupported_operation.\"},\"payload\":{\"$ref\":\"#/$defs/AuthLoginCancelRequest\",\"description\":\"The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none.\"}},\"additionalProperties\":false,\"x-code\":{\"*\":\"invalid_request\"}}",
    ),
    (
        "AuthLoginCancelResponseRecord",
        "{\"description\":\"Success of auth.login.cancel.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"session_id\",\"method\",\"payload\",\"error\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks, also when it refuses another.\"},\"kind\":{\"type\":\"string\",\"const\":\"response\",\"description\":\"Tells responses from requests and events.\"},\"request_id\":{\"description\":\"The id of the request that is answered. Null only in a failure, where the record had no safe id.\",\"$ref\":\"#/$defs/RequestId\"},\"session_id\":{\"description\":\"The session of the request, or the one that the operation made for it. Null where no session is concerned.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"auth.login.cancel\",\"description\":\"The operation that is answered. Null only in a failure, where the record named no safe method.\"},\"payload\":{\"$ref\":\"#/$defs/AuthLoginCancelSuccess\",\"description\":\"The result in the form that the operation defines. Null in a failure.\"},\"error\":{\"type\":\"null\",\"description\":\"Null: it went well.\"}}}",
    ),
    (
        "AuthLoginCancelSuccess",
        "{\"description\":\"The login was told to stop. This is not its end.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"status\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"cancellation_requested\",\"description\":\"The login will notice. Wait for its terminal event.\"}}}",
    ),
    (
        "AuthLoginOutcome",
        "{\"description\":\"How a login ended. These labels are all that is told.\",\"x-since\":\"1.0\",\"type\":\"string\",\"enum\":[\"exchange_succeeded\",\"cancelled\",\"callback_timeout\",\"callback_failed\",\"exchange_failed\",\"auth_changed\",\"storage_failed\",\"internal_error\"],\"x-enum-descriptions\":{\"exchange_succeeded\":\"Credentials were obtained and stored.\",\"cancelled\":\"A client or the end of input stopped it.\",\"callback_timeout\":\"Nothing came back in time.\",\"callback_failed\":\"What came back was refused. Start a new login to try again.\",\"exchange_failed\":\"The provider did not hand out credentials.\",\"auth_changed\":\"The stored credentials changed meanwhile; nothing was overwritten.\",\"storage_failed\":\"The credentials could not be stored.\",\"internal_error\":\"The service failed.\"}}",
    ),
    (
        "AuthLoginProgress",
        "{\"description\":\"A running login has moved on.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"login_id\",\"provider_id\",\"state\"],\"properties\":{\"login_id\":{\"$ref\":\"#/$defs/LoginId\",\"description\":\"The login.\"},\"provider_id\":{\"$ref\":\"#/$defs/ProviderId\",\"description\":\"Its provider.\"},\"state\":{\"$ref\":\"#/$defs/AuthLoginState\",\"description\":\"How far it has come.\"},\"url\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":4096,\"x-max-bytes\":4096,\"x-limit\":\"max_authorization_url_bytes\",\"x-absent\":\"unavailable\",\"x-sensitive\":\"transient\",\"description\":\"The address to open, show or copy. Sent with the state authorization_url only; not to be logged or stored. No other member of any record carries an address of this kind.\"},\"open_browser\":{\"type\":\"boolean\",\"const\":true,\"x-absent\":\"unavailable\",\"description\":\"The client should offer to open the address; the service opens nothing itself. Sent with the state authorization_url only.\"}},\"x-rules\":[{\"name\":\"address-comes-first\",\"description\":\"The address and the wish to open it come with the first state, and with no other.\",\"when\":\"state\",\"values\":[\"authorization_url\"],\"then\":{\"url\":{\"null\":false},\"open_browser\":{\"null\":false}},\"else\":{\"url\":{\"null\":true},\"open_browser\":{\"null\":true}}}]}",
    ),
    (
        "AuthLoginProgressRecord",
        "{\"description\":\"Event auth.login.progress. A login has moved on.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"event_id\",\"request_id\",\"session_id\",\"event\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks.\"},\"kind\":{\"type\":\"string\",\"const\":\"event\",\"description\":\"Tells events from requests and responses.\"},\"event_id\":{\"$ref\":\"#/$defs/EventId\",\"description\":\"Identity of this record.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"The id of the request that started the turn or login.\"},\"session_id\":{\"description\":\"The session of the turn; null in events of a login.\",\"type\":\"null\"},\"event\":{\"type\":\"string\",\"const\":\"auth.login.progress\",\"description\":\"What happened. The set of names is advertised in full; an unknown name means that the stream cannot be trusted any further.\"},\"payload\":{\"$ref\":\"#/$defs/AuthLoginProgress\",\"description\":\"The facts, in the form that the event defines.\"}}}",
    ),
    (
        "AuthLoginStartRequest",
        "{\"description\":\"Starts a login in the browser. One login runs at a time; the envelope must not name a session.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"provider_id\"],\"properties\":{\"provider_id\":{\"$ref\":\"#/$defs/ProviderId\",\"x-code\":{\"minLength\":\"provider_unavailable\",\"maxLength\":\"provider_unavailable\",\"pattern\":\"provider_unavailable\"},\"description\":\"The provider to log in to. One that has no login, or is not known, answers provider_unavailable.\"}},\"additionalProperties\":false}",
    ),
    (
        "AuthLoginStartRequestRecord",
        "{\"description\":\"Request of auth.login.start. Starts a login in the browser.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"method\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"x-code\":{\"const\":\"unsupported_version\"},\"description\":\"Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request.\"},\"kind\":{\"type\":\"string\",\"const\":\"request\",\"description\":\"Tells requests from responses and events.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.\"},\"session_id\":{\"x-absent\":\"same-as-null\",\"description\":\"The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"auth.login.start\",\"description\":\"The operation to run. A name the service does not know answers unsupported_operation.\"},\"payload\":{\"$ref\":\"#/$defs/AuthLoginStartRequest\",\"description\":\"The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none.\"}},\"additionalProperties\":false,\"x-code\":{\"*\":\"invalid_request\"}}",
    ),
    (
        "AuthLoginStartResponseRecord",
        "{\"description\":\"Success of auth.login.start.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"session_id\",\"method\",\"payload\",\"error\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks, also when it refuses another.\"},\"kind\":{\"type\":\"string\",\"const\":\"response\",\"description\":\"Tells responses from requests and events.\"},\"request_id\":{\"description\":\"The id of the request that is answered. Null only in a failure, where the record had no safe id.\",\"$ref\":\"#/$defs/RequestId\"},\"session_id\":{\"description\":\"The session of the request, or the one that the operation made for it. Null where no session is concerned.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"auth.login.start\",\"description\":\"The operation that is answered. Null only in a failure, where the record named no safe method.\"},\"payload\":{\"$ref\":\"#/$defs/AuthLoginStartSuccess\",\"description\":\"The result in the form that the operation defines. Null in a failure.\"},\"error\":{\"type\":\"null\",\"description\":\"Null: it went well.\"}}}",
    ),
    (
        "AuthLoginStartSuccess",
        "{\"description\":\"The login runs. From here on exactly one terminal event will follow, however it goes.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"login_id\",\"provider_id\",\"status\"],\"properties\":{\"login_id\":{\"$ref\":\"#/$defs/LoginId\",\"description\":\"The new login.\"},\"provider_id\":{\"$ref\":\"#/$defs/ProviderId\",\"description\":\"Its provider.\"},\"status\":{\"type\":\"string\",\"const\":\"started\",\"description\":\"The login runs. Nobody is logged in yet.\"}}}",
    ),
    (
        "AuthLoginState",
        "{\"description\":\"How far a running login has come.\",\"x-since\":\"1.0\",\"type\":\"string\",\"enum\":[\"authorization_url\",\"waiting\",\"callback_received\",\"callback_accepted\"],\"x-enum-descriptions\":{\"authorization_url\":\"The address to open is known; it stands beside this state. Always the first.\",\"waiting\":\"The browser or a pasted input is awaited.\",\"callback_received\":\"Something came back and will be checked.\",\"callback_accepted\":\"It was good; the exchange begins.\"}}",
    ),
    (
        "AuthLoginTerminal",
        "{\"description\":\"The one end of a login; no other event of it follows.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"login_id\",\"state\",\"cleanup_complete\"],\"properties\":{\"login_id\":{\"$ref\":\"#/$defs/LoginId\",\"description\":\"The login.\"},\"provider_id\":{\"$ref\":\"#/$defs/ProviderId\",\"x-absent\":\"unavailable\",\"description\":\"Its provider. This release always sends it; a consumer can do without, since the login names it.\"},\"state\":{\"$ref\":\"#/$defs/AuthLoginOutcome\",\"description\":\"How it ended.\"},\"cleanup_complete\":{\"type\":\"boolean\",\"const\":true,\"description\":\"Its listener and worker are gone; another login can start.\"}}}",
    ),
    (
        "AuthLoginTerminalRecord",
        "{\"description\":\"Event auth.login.terminal. The end of a login, after its cleanup.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"event_id\",\"request_id\",\"session_id\",\"event\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks.\"},\"kind\":{\"type\":\"string\",\"const\":\"event\",\"description\":\"Tells events from requests and responses.\"},\"event_id\":{\"$ref\":\"#/$defs/EventId\",\"description\":\"Identity of this record.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"The id of the request that started the turn or login.\"},\"session_id\":{\"description\":\"The session of the turn; null in events of a login.\",\"type\":\"null\"},\"event\":{\"type\":\"string\",\"const\":\"auth.login.terminal\",\"description\":\"What happened. The set of names is advertised in full; an unknown name means that the stream cannot be trusted any further.\"},\"payload\":{\"$ref\":\"#/$defs/AuthLoginTerminal\",\"description\":\"The facts, in the form that the event defines.\"}}}",
    ),
    (
        "AuthLogoutRequest",
        "{\"description\":\"Removes what is stored for one provider. Variables of the environment stay, nothing is revoked remotely, and a running turn keeps what it has. The envelope must not name a session.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"provider_id\",\"confirmed\"],\"properties\":{\"provider_id\":{\"$ref\":\"#/$defs/ProviderId\",\"x-code\":{\"minLength\":\"provider_unavailable\",\"maxLength\":\"provider_unavailable\",\"pattern\":\"provider_unavailable\"},\"description\":\"The provider. One that is not known answers provider_unavailable.\"},\"confirmed\":{\"type\":\"boolean\",\"const\":true,\"x-code\":{\"required\":\"confirmation_required\",\"const\":\"confirmation_required\"},\"description\":\"The user has agreed. Left out or false answers confirmation_required.\"}},\"additionalProperties\":false}",
    ),
    (
        "AuthLogoutRequestRecord",
        "{\"description\":\"Request of auth.logout. Removes the stored credentials of a provider.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"method\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"x-code\":{\"const\":\"unsupported_version\"},\"description\":\"Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request.\"},\"kind\":{\"type\":\"string\",\"const\":\"request\",\"description\":\"Tells requests from responses and events.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.\"},\"session_id\":{\"x-absent\":\"same-as-null\",\"description\":\"The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"auth.logout\",\"description\":\"The operation to run. A name the service does not know answers unsupported_operation.\"},\"payload\":{\"$ref\":\"#/$defs/AuthLogoutRequest\",\"description\":\"The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none.\"}},\"additionalProperties\":false,\"x-code\":{\"*\":\"invalid_request\"}}",
    ),
    (
        "AuthLogoutResponseRecord",
        "{\"description\":\"Success of auth.logout.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"session_id\",\"method\",\"payload\",\"error\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks, also when it refuses another.\"},\"kind\":{\"type\":\"string\",\"const\":\"response\",\"description\":\"Tells responses from requests and events.\"},\"request_id\":{\"description\":\"The id of the request that is answered. Null only in a failure, where the record had no safe id.\",\"$ref\":\"#/$defs/RequestId\"},\"session_id\":{\"description\":\"The session of the request, or the one that the operation made for it. Null where no session is concerned.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"auth.logout\",\"description\":\"The operation that is answered. Null only in a failure, where the record named no safe method.\"},\"payload\":{\"$ref\":\"#/$defs/AuthLogoutSuccess\",\"description\":\"The result in the form that the operation defines. Null in a failure.\"},\"error\":{\"type\":\"null\",\"description\":\"Null: it went well.\"}}}",
    ),
    (
        "AuthLogoutSuccess",
        "{\"description\":\"Nothing is stored for the provider any more.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"provider_id\",\"status\",\"removed\",\"environment_unchanged\"],\"properties\":{\"provider_id\":{\"$ref\":\"#/$defs/ProviderId\",\"description\":\"The provider.\"},\"status\":{\"type\":\"string\",\"const\":\"logged_out\",\"description\":\"No record of it is stored.\"},\"removed\":{\"type\":\"boolean\",\"description\":\"There was a record, and it was removed.\"},\"environment_unchanged\":{\"type\":\"boolean\",\"const\":true,\"description\":\"A reminder: a provider that takes its key from the environment can still be ready.\"}}}",
    ),
    (
        "AuthMethod",
        "{\"description\":\"How a provider is authenticated.\",\"x-since\":\"1.0\",\"type\":\"string\",\"enum\":[\"oauth\",\"api_key\",\"none\"],\"x-enum-descriptions\":{\"oauth\":\"A login in the browser.\",\"api_key\":\"A key of the user.\",\"none\":\"Not at all: it needs no credentials.\"}}",
    ),
    (
        "AuthProvider",
        "{\"description\":\"One provider and whether its credentials could be used.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"provider_id\",\"auth_method\",\"source\",\"readiness\",\"ready\"],\"properties\":{\"provider_id\":{\"$ref\":\"#/$defs/ProviderId\",\"description\":\"The provider.\"},\"auth_method\":{\"$ref\":\"#/$defs/AuthMethod\",\"description\":\"How it is authenticated.\"},\"source\":{\"$ref\":\"#/$defs/AuthSource\",\"description\":\"Where its credentials come from.\"},\"readiness\":{\"$ref\":\"#/$defs/AuthReadiness\",\"description\":\"Whether it could be used.\"},\"ready\":{\"type\":\"boolean\",\"description\":\"The same as a boolean: true exactly when readiness is ready.\"}},\"x-rules\":[{\"name\":\"ready-repeats-readiness\",\"description\":\"The boolean and the text say the same.\",\"when\":\"readiness\",\"values\":[\"ready\"],\"then\":{\"ready\":{\"const\":true}},\"else\":{\"ready\":{\"const\":false}}}]}",
    ),
    (
        "AuthReadiness",
        "{\"description\":\"Whether a provider could be used.\",\"x-since\":\"1.0\",\"type\":\"string\",\"enum\":[\"ready\",\"missing\",\"needs_login\"],\"x-enum-descriptions\":{\"ready\":\"Credentials are at hand, can be refreshed, or are not needed. A refresh may still fail.\",\"missing\":\"There are no credentials.\",\"needs_login\":\"There are credentials, but they can neither be used nor refreshed: log in again.\"}}",
    ),
    (
        "AuthSource",
        "{\"description\":\"Where the credentials that would be used come from.\",\"x-since\":\"1.0\",\"type\":\"string\",\"enum\":[\"shared_store\",\"environment\",\"none\"],\"x-enum-descriptions\":{\"shared_store\":\"The store that all programs of this home share.\",\"environment\":\"The environment of the service. Neither the variable nor its value is told.\",\"none\":\"There are none, or none are needed.\"}}",
    ),
    (
        "AuthStatusRequest",
        "{\"description\":\"Asks which providers could be used right now. Has no arguments; the envelope must not name a session.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[],\"properties\":{},\"additionalProperties\":false}",
    ),
    (
        "AuthStatusRequestRecord",
        "{\"description\":\"Request of auth.status. Tells for each provider whether its credentials could be used.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"method\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"x-code\":{\"const\":\"unsupported_version\"},\"description\":\"Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request.\"},\"kind\":{\"type\":\"string\",\"const\":\"request\",\"description\":\"Tells requests from responses and events.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.\"},\"session_id\":{\"x-absent\":\"same-as-null\",\"description\":\"The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"auth.status\",\"description\":\"The operation to run. A name the service does not know answers unsupported_operation.\"},\"payload\":{\"$ref\":\"#/$defs/AuthStatusRequest\",\"description\":\"The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none.\"}},\"additionalProperties\":false,\"x-code\":{\"*\":\"invalid_request\"}}",
    ),
    (
        "AuthStatusResponseRecord",
        "{\"description\":\"Success of auth.status.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"session_id\",\"method\",\"payload\",\"error\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks, also when it refuses another.\"},\"kind\":{\"type\":\"string\",\"const\":\"response\",\"description\":\"Tells responses from requests and events.\"},\"request_id\":{\"description\":\"The id of the request that is answered. Null only in a failure, where the record had no safe id.\",\"$ref\":\"#/$defs/RequestId\"},\"session_id\":{\"description\":\"The session of the request, or the one that the operation made for it. Null where no session is concerned.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"auth.status\",\"description\":\"The operation that is answered. Null only in a failure, where the record named no safe method.\"},\"payload\":{\"$ref\":\"#/$defs/AuthStatusSuccess\",\"description\":\"The result in the form that the operation defines. Null in a failure.\"},\"error\":{\"type\":\"null\",\"description\":\"Null: it went well.\"}}}",
    ),
    (
        "AuthStatusSuccess",
        "{\"description\":\"The providers that the service knew when it started, each judged by what is stored and set now. Nothing was refreshed or sent.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"providers\"],\"properties\":{\"providers\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/AuthProvider\"},\"maxItems\":64,\"x-limit\":\"max_array_items\",\"description\":\"The built-in providers and those of the settings.\"}}}",
    ),
    (
        "CapabilitiesRequest",
        "{\"description\":\"Asks again for what initialize told about the service. Has no arguments.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[],\"properties\":{},\"additionalProperties\":false}",
    ),
    (
        "CapabilitiesRequestRecord",
        "{\"description\":\"Request of capabilities. Tells again all that the service offers.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"method\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"x-code\":{\"const\":\"unsupported_version\"},\"description\":\"Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request.\"},\"kind\":{\"type\":\"string\",\"const\":\"request\",\"description\":\"Tells requests from responses and events.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.\"},\"session_id\":{\"anyOf\":[{\"$ref\":\"#/$defs/SessionId\"},{\"type\":\"null\"}],\"x-absent\":\"same-as-null\",\"description\":\"The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.\"},\"method\":{\"type\":\"string\",\"const\":\"capabilities\",\"description\":\"The operation to run. A name the service does not know answers unsupported_operation.\"},\"payload\":{\"$ref\":\"#/$defs/CapabilitiesRequest\",\"description\":\"The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none.\"}},\"additionalProperties\":false,\"x-code\":{\"*\":\"invalid_request\"}}",
    ),
    (
        "CapabilitiesResponseRecord",
        "{\"description\":\"Success of capabilities.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"session_id\",\"method\",\"payload\",\"error\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks, also when it refuses another.\"},\"kind\":{\"type\":\"string\",\"const\":\"response\",\"description\":\"Tells responses from requests and events.\"},\"request_id\":{\"description\":\"The id of the request that is answered. Null only in a failure, where the record had no safe id.\",\"$ref\":\"#/$defs/RequestId\"},\"session_id\":{\"anyOf\":[{\"$ref\":\"#/$defs/SessionId\"},{\"type\":\"null\"}],\"description\":\"The session of the request, or the one that the operation made for it. Null where no session is concerned.\"},\"method\":{\"type\":\"string\",\"const\":\"capabilities\",\"description\":\"The operation that is answered. Null only in a failure, where the record named no safe method.\"},\"payload\":{\"$ref\":\"#/$defs/CapabilitiesSuccess\",\"description\":\"The result in the form that the operation defines. Null in a failure.\"},\"error\":{\"type\":\"null\",\"description\":\"Null: it went well.\"}}}",
    ),
    (
        "CapabilitiesSuccess",
        "{\"description\":\"Everything that the service offers, complete and never filtered by what a client requested. Initialize carries the same object.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_versions\",\"operations\",\"events\",\"transports\",\"limits\"],\"properties\":{\"protocol_versions\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/ProtocolVersion\"},\"minItems\":1,\"maxItems\":64,\"x-limit\":\"max_array_items\",\"description\":\"Versions of the wire contract that the service speaks.\"},\"operations\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/AdvertisedOperation\"},\"maxItems\":64,\"x-limit\":\"max_array_items\",\"description\":\"All operations that answer.\"},\"events\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/AdvertisedEvent\"},\"maxItems\":64,\"x-limit\":\"max_array_items\",\"description\":\"All events that can arrive. Check the whole set before the first change: none of them can be ignored.\"},\"transports\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/AdvertisedTransport\"},\"maxItems\":64,\"x-limit\":\"max_array_items\",\"description\":\"Ways to carry records that this process serves.\"},\"limits\":{\"$ref\":\"#/$defs/Limits\",\"description\":\"The bounds of this process, equal to those that stand beside the capabilities in the answer to initialize.\"},\"activity\":{\"$ref\":\"#/$defs/ActivityCapabilities\",\"x-absent\":\"unavailable\",\"description\":\"What turn activity can show. This release always sends it. A consumer that does without activity reads its absence as unavailable, never as enabled; where turn.activity is advertised, its absence is a contradiction.\"}}}",
    ),
    (
        "CatalogModelsRequest",
        "{\"description\":\"Asks for one page of a provider's models, in the order of the cached list. The envelope must not name a session.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"provider_id\"],\"properties\":{\"provider_id\":{\"$ref\":\"#/$defs/ProviderId\",\"description\":\"The provider. One that is not known answers invalid_selection.\"},\"offset\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":100000,\"x-limit\":\"max_catalog_offset\",\"x-code\":{\"minimum\":\"limit_exceeded\",\"maximum\":\"limit_exceeded\"},\"x-absent\":\"default\",\"description\":\"How many entries to skip. Left out: none. A number out of range answers limit_exceeded; one beyond the end gives an empty page.\"},\"limit\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":32,\"x-limit\":\"max_catalog_page_items\",\"x-code\":{\"minimum\":\"limit_exceeded\",\"maximum\":\"limit_exceeded\"},\"x-absent\":\"default\",\"description\":\"How many entries the page may hold at most. Left out: the most that a page may hold. A number out of range answers limit_exceeded.\"}},\"additionalProperties\":false}",
    ),
    (
        "CatalogModelsRequestRecord",
        "{\"description\":\"Request of catalog.models. Lists the models of a provider from the cache.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"method\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"x-code\":{\"const\":\"unsupported_version\"},\"description\":\"Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request.\"},\"kind\":{\"type\":\"string\",\"const\":\"request\",\"description\":\"Tells requests from responses and events.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.\"},\"session_id\":{\"x-absent\":\"same-as-null\",\"description\":\"The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"catalog.models\",\"description\":\"The operation to run. A name the service does not know answers unsupported_operation.\"},\"payload\":{\"$ref\":\"#/$defs/CatalogModelsRequest\",\"description\":\"The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none.\"}},\"additionalProperties\":false,\"x-code\":{\"*\":\"invalid_request\"}}",
    ),
    (
        "CatalogModelsResponseRecord",
        "{\"description\":\"Success of catalog.models.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"session_id\",\"method\",\"payload\",\"error\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks, also when it refuses another.\"},\"kind\":{\"type\":\"string\",\"const\":\"response\",\"description\":\"Tells responses from requests and events.\"},\"request_id\":{\"description\":\"The id of the request that is answered. Null only in a failure, where the record had no safe id.\",\"$ref\":\"#/$defs/RequestId\"},\"session_id\":{\"description\":\"The session of the request, or the one that the operation made for it. Null where no session is concerned.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"catalog.models\",\"description\":\"The operation that is answered. Null only in a failure, where the record named no safe method.\"},\"payload\":{\"$ref\":\"#/$defs/CatalogModelsSuccess\",\"description\":\"The result in the form that the operation defines. Null in a failure.\"},\"error\":{\"type\":\"null\",\"description\":\"Null: it went well.\"}}}",
    ),
    (
        "CatalogModelsSuccess",
        "{\"description\":\"One page of a provider's models. Pages are read anew each time; start over after a refresh or a change of settings.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"entries\",\"next_offset\",\"state\",\"refresh\"],\"properties\":{\"entries\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/ModelEntry\"},\"maxItems\":32,\"x-limit\":\"max_catalog_page_items\",\"description\":\"The models of this page in the order of the cached list, none twice. In a stale list none is available.\"},\"next_offset\":{\"type\":[\"integer\",\"null\"],\"minimum\":1,\"maximum\":100000,\"x-limit\":\"max_catalog_offset\",\"description\":\"The offset of the next page. Null when this is the last one.\"},\"state\":{\"$ref\":\"#/$defs/CatalogState\",\"description\":\"How good the list is.\"},\"refresh\":{\"type\":\"string\",\"const\":\"cache_only\",\"description\":\"The answer comes from what is stored; nothing was fetched.\"}},\"x-rules\":[{\"name\":\"unavailable-is-empty\",\"description\":\"Where there is no usable list there are no entries.\",\"when\":\"state\",\"values\":[\"unavailable\"],\"then\":{\"entries\":{\"empty\":true},\"next_offset\":{\"null\":true}}}]}",
    ),
    (
        "CatalogProvidersRequest",
        "{\"description\":\"Asks for one page of the providers, ordered by id. The envelope must not name a session.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[],\"properties\":{\"offset\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":100000,\"x-limit\":\"max_catalog_offset\",\"x-code\":{\"minimum\":\"limit_exceeded\",\"maximum\":\"limit_exceeded\"},\"x-absent\":\"default\",\"description\":\"How many entries to skip. Left out: none. A number out of range answers limit_exceeded; one beyond the end gives an empty page.\"},\"limit\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":32,\"x-limit\":\"max_catalog_page_items\",\"x-code\":{\"minimum\":\"limit_exceeded\",\"maximum\":\"limit_exceeded\"},\"x-absent\":\"default\",\"description\":\"How many entries the page may hold at most. Left out: the most that a page may hold. A number out of range answers limit_exceeded.\"}},\"additionalProperties\":false}",
    ),
    (
        "CatalogProvidersRequestRecord",
        "{\"description\":\"Request of catalog.providers. Lists the providers that can be chosen.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"method\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"x-code\":{\"const\":\"unsupported_version\"},\"description\":\"Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request.\"},\"kind\":{\"type\":\"string\",\"const\":\"request\",\"description\":\"Tells requests from responses and events.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.\"},\"session_id\":{\"x-absent\":\"same-as-null\",\"description\":\"The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"catalog.providers\",\"description\":\"The operation to run. A name the service does not know answers unsupported_operation.\"},\"payload\":{\"$ref\":\"#/$defs/CatalogProvidersRequest\",\"description\":\"The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none.\"}},\"additionalProperties\":false,\"x-code\":{\"*\":\"invalid_request\"}}",
    ),
    (
        "CatalogProvidersResponseRecord",
        "{\"description\":\"Success of catalog.providers.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"session_id\",\"method\",\"payload\",\"error\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks, also when it refuses another.\"},\"kind\":{\"type\":\"string\",\"const\":\"response\",\"description\":\"Tells responses from requests and events.\"},\"request_id\":{\"description\":\"The id of the request that is answered. Null only in a failure, where the record had no safe id.\",\"$ref\":\"#/$defs/RequestId\"},\"session_id\":{\"description\":\"The session of the request, or the one that the operation made for it. Null where no session is concerned.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"catalog.providers\",\"description\":\"The operation that is answered. Null only in a failure, where the record named no safe method.\"},\"payload\":{\"$ref\":\"#/$defs/CatalogProvidersSuccess\",\"description\":\"The result in the form that the operation defines. Null in a failure.\"},\"error\":{\"type\":\"null\",\"description\":\"Null: it went well.\"}}}",
    ),
    (
        "CatalogProvidersSuccess",
        "{\"description\":\"One page of providers: the built-in ones and those of the settings. Pages are read anew each time; start over after a change of settings.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"entries\",\"next_offset\",\"refresh\"],\"properties\":{\"entries\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/ProviderEntry\"},\"maxItems\":32,\"x-limit\":\"max_catalog_page_items\",\"description\":\"The providers of this page, ordered by id, none twice.\"},\"next_offset\":{\"type\":[\"integer\",\"null\"],\"minimum\":1,\"maximum\":100000,\"x-limit\":\"max_catalog_offset\",\"description\":\"The offset of the next page. Null when this is the last one.\"},\"refresh\":{\"type\":\"string\",\"const\":\"cache_only\",\"description\":\"The answer comes from what is stored; nothing was fetched.\"}}}",
    ),
    (
        "CatalogRefreshRequest",
        "{\"description\":\"Fetches a provider's list of models anew. It may use the network and credentials and write the cache; it changes no selection. The envelope must not name a session.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"provider_id\"],\"properties\":{\"provider_id\":{\"$ref\":\"#/$defs/ProviderId\",\"description\":\"The provider. One that is not known answers invalid_selection.\"}},\"additionalProperties\":false}",
    ),
    (
        "CatalogRefreshRequestRecord",
        "{\"description\":\"Request of catalog.refresh. Fetches the models of a provider anew.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"method\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"x-code\":{\"const\":\"unsupported_version\"},\"description\":\"Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request.\"},\"kind\":{\"type\":\"string\",\"const\":\"request\",\"description\":\"Tells requests from responses and events.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.\"},\"session_id\":{\"x-absent\":\"same-as-null\",\"description\":\"The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"catalog.refresh\",\"description\":\"The operation to run. A name the service does not know answers unsupported_operation.\"},\"payload\":{\"$ref\":\"#/$defs/CatalogRefreshRequest\",\"description\":\"The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none.\"}},\"additionalProperties\":false,\"x-code\":{\"*\":\"invalid_request\"}}",
    ),
    (
        "CatalogRefreshResponseRecord",
        "{\"description\":\"Success of catalog.refresh.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"session_id\",\"method\",\"payload\",\"error\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks, also when it refuses another.\"},\"kind\":{\"type\":\"string\",\"const\":\"response\",\"description\":\"Tells responses from requests and events.\"},\"request_id\":{\"description\":\"The id of the request that is answered. Null only in a failure, where the record had no safe id.\",\"$ref\":\"#/$defs/RequestId\"},\"session_id\":{\"description\":\"The session of the request, or the one that the operation made for it. Null where no session is concerned.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"catalog.refresh\",\"description\":\"The operation that is answered. Null only in a failure, where the record named no safe method.\"},\"payload\":{\"$ref\":\"#/$defs/CatalogRefreshSuccess\",\"description\":\"The result in the form that the operation defines. Null in a failure.\"},\"error\":{\"type\":\"null\",\"description\":\"Null: it went well.\"}}}",
    ),
    (
        "CatalogRefreshSuccess",
        "{\"description\":\"The list was looked for. An older one may have been kept, so look at the state and read the models again.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"provider_id\",\"state\"],\"properties\":{\"provider_id\":{\"$ref\":\"#/$defs/ProviderId\",\"description\":\"The provider.\"},\"state\":{\"$ref\":\"#/$defs/CatalogState\",\"description\":\"How good its list is now.\"}}}",
    ),
    (
        "CatalogState",
        "{\"description\":\"How good the cached list of a provider's models is.\",\"x-since\":\"1.0\",\"type\":\"string\",\"enum\":[\"fresh_cache\",\"stale\",\"unavailable\"],\"x-enum-descriptions\":{\"fresh_cache\":\"It fits the provider's settings and has not expired. Models that are not disabled can be selected.\",\"stale\":\"It fits, but has expired. Models can be shown, not selected.\",\"unavailable\":\"There is none that can be used.\"}}",
    ),
    (
        "CompactionStatus",
        "{\"description\":\"How far compaction has come.\",\"x-since\":\"1.0\",\"type\":\"string\",\"enum\":[\"triggered\",\"running\",\"completed\",\"failed\",\"cancelled\"],\"x-enum-descriptions\":{\"triggered\":\"The history has grown too large; compaction will begin.\",\"running\":\"The summary is being made.\",\"completed\":\"A summary stands in for the older history.\",\"failed\":\"The history is as it was.\",\"cancelled\":\"Compaction was stopped; the history is as it was.\"}}",
    ),
    (
        "ConfigGetRequest",
        "{\"description\":\"Asks for the settings in force. Has no arguments; the envelope must not name a session.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[],\"properties\":{},\"additionalProperties\":false}",
    ),
    (
        "ConfigGetRequestRecord",
        "{\"description\":\"Request of config.get. Reads the settings in force.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"method\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"x-code\":{\"const\":\"unsupported_version\"},\"description\":\"Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request.\"},\"kind\":{\"type\":\"string\",\"const\":\"request\",\"description\":\"Tells requests from responses and events.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.\"},\"session_id\":{\"x-absent\":\"same-as-null\",\"description\":\"The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"config.get\",\"description\":\"The operation to run. A name the service does not know answers unsupported_operation.\"},\"payload\":{\"$ref\":\"#/$defs/ConfigGetRequest\",\"description\":\"The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none.\"}},\"additionalProperties\":false,\"x-code\":{\"*\":\"invalid_request\"}}",
    ),
    (
        "ConfigGetResponseRecord",
        "{\"description\":\"Success of config.get.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"session_id\",\"method\",\"payload\",\"error\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks, also when it refuses another.\"},\"kind\":{\"type\":\"string\",\"const\":\"response\",\"description\":\"Tells responses from requests and events.\"},\"request_id\":{\"description\":\"The id of the request that is answered. Null only in a failure, where the record had no safe id.\",\"$ref\":\"#/$defs/RequestId\"},\"session_id\":{\"description\":\"The session of the request, or the one that the operation made for it. Null where no session is concerned.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"config.get\",\"description\":\"The operation that is answered. Null only in a failure, where the record named no safe method.\"},\"payload\":{\"$ref\":\"#/$defs/ConfigGetSuccess\",\"description\":\"The result in the form that the operation defines. Null in a failure.\"},\"error\":{\"type\":\"null\",\"description\":\"Null: it went well.\"}}}",
    ),
    (
        "ConfigGetSuccess",
        "{\"description\":\"The settings that a client may see and change, as they are in force. Reading them needs no fresh catalog and does not promise that the model can run.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"selection\",\"thinking_level\",\"configured_thinking_level\",\"available_thinking_levels\",\"fast\",\"precedence\",\"writable_scopes\",\"global_only\"],\"properties\":{\"selection\":{\"$ref\":\"#/$defs/Selection\",\"description\":\"What new turns use, after environment, settings and defaults.\"},\"thinking_level\":{\"$ref\":\"#/$defs/ThinkingLevel\",\"description\":\"The level in force: the configured one as far as the model supports it.\"},\"configured_thinking_level\":{\"$ref\":\"#/$defs/ThinkingLevel\",\"description\":\"The level that the merged settings ask for; default when they ask for none.\"},\"available_thinking_levels\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/ThinkingLevel\"},\"maxItems\":6,\"x-limit\":\"max_thinking_levels\",\"description\":\"The levels of the selected model, none twice.\"},\"fast\":{\"type\":\"boolean\",\"description\":\"The faster service of the provider is asked for.\"},\"precedence\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/ConfigLayer\"},\"maxItems\":3,\"description\":\"The layers, strongest first. It tells how settings are merged, not where each came from.\"},\"writable_scopes\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/ConfigScope\"},\"maxItems\":2,\"description\":\"The scopes that config.set can write.\"},\"global_only\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/GlobalSetting\"},\"maxItems\":3,\"description\":\"Settings that only the global scope can change.\"}}}",
    ),
    (
        "ConfigLayer",
        "{\"description\":\"A place that a setting can come from.\",\"x-since\":\"1.0\",\"type\":\"string\",\"enum\":[\"environment\",\"project\",\"global\"],\"x-enum-descriptions\":{\"environment\":\"Variables of the service's environment.\",\"project\":\"Settings of the project.\",\"global\":\"Settings of the home.\"}}",
    ),
    (
        "ConfigScope",
        "{\"description\":\"Whose settings are meant.\",\"x-since\":\"1.0\",\"type\":\"string\",\"enum\":[\"global\",\"project\"],\"x-enum-descriptions\":{\"global\":\"Those that all projects of this home share.\",\"project\":\"Those of the project that the service was started in.\"},\"x-code\":{\"enum\":\"invalid_scope\"}}",
    ),
    (
        "ConfigSetRequest",
        "{\"description\":\"Changes settings of one scope, all or nothing. What is left out stays, except that a new selection without a level sets the level of that scope back to default. Nothing can be unset. The envelope must not name a session.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"scope\"],\"properties\":{\"scope\":{\"$ref\":\"#/$defs/ConfigScope\",\"description\":\"Where to write.\"},\"selection\":{\"$ref\":\"#/$defs/SelectionChange\",\"x-absent\":\"unchanged\",\"description\":\"What new turns shall use. Left out: unchanged; null is refused.\"},\"thinking_level\":{\"$ref\":\"#/$defs/ThinkingLevel\",\"x-absent\":\"unchanged\",\"description\":\"The level to ask for. Left out: unchanged, or default beside a selection; null is refused.\"},\"fast\":{\"type\":\"boolean\",\"x-absent\":\"unchanged\",\"description\":\"Whether to ask for the faster service. Left out: unchanged; null is refused. Only the global scope takes it.\"}},\"additionalProperties\":false,\"x-at-least-one-of\":[\"selection\",\"thinking_level\",\"fast\"],\"x-rules\":[{\"name\":\"fast-is-global\",\"description\":\"A change of a project cannot touch fast, not even to say false.\",\"when\":\"scope\",\"values\":[\"project\"],\"then\":{\"fast\":{\"null\":true}},\"code\":\"invalid_scope\"}]}",
    ),
    (
        "ConfigSetRequestRecord",
        "{\"description\":\"Request of config.set. Changes settings of one scope.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"method\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"x-code\":{\"const\":\"unsupported_version\"},\"description\":\"Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request.\"},\"kind\":{\"type\":\"string\",\"const\":\"request\",\"description\":\"Tells requests from responses and events.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.\"},\"session_id\":{\"x-absent\":\"same-as-null\",\"description\":\"The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"config.set\",\"description\":\"The operation to run. A name the service does not know answers unsupported_operation.\"},\"payload\":{\"$ref\":\"#/$defs/ConfigSetRequest\",\"description\":\"The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none.\"}},\"additionalProperties\":false,\"x-code\":{\"*\":\"invalid_request\"}}",
    ),
    (
        "ConfigSetResponseRecord",
        "{\"description\":\"Success of config.set.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"session_id\",\"method\",\"payload\",\"error\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks, also when it refuses another.\"},\"kind\":{\"type\":\"string\",\"const\":\"response\",\"description\":\"Tells responses from requests and events.\"},\"request_id\":{\"description\":\"The id of the request that is answered. Null only in a failure, where the record had no safe id.\",\"$ref\":\"#/$defs/RequestId\"},\"session_id\":{\"description\":\"The session of the request, or the one that the operation made for it. Null where no session is concerned.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"config.set\",\"description\":\"The operation that is answered. Null only in a failure, where the record named no safe method.\"},\"payload\":{\"$ref\":\"#/$defs/ConfigSetSuccess\",\"description\":\"The result in the form that the operation defines. Null in a failure.\"},\"error\":{\"type\":\"null\",\"description\":\"Null: it went well.\"}}}",
    ),
    (
        "ConfigSetSuccess",
        "{\"description\":\"The change is stored. A stronger layer may still cover it: look at what is in force.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"persisted\",\"scope\",\"effective\"],\"properties\":{\"persisted\":{\"type\":\"boolean\",\"const\":true,\"description\":\"The change is stored.\"},\"scope\":{\"$ref\":\"#/$defs/ConfigScope\",\"description\":\"Where it was written.\"},\"effective\":{\"$ref\":\"#/$defs/ConfigGetSuccess\",\"description\":\"All settings in force after the change, as config.get answers them.\"}}}",
    ),
    (
        "ContextSource",
        "{\"description\":\"Where the token counts of a context come from.\",\"x-since\":\"1.0\",\"type\":\"string\",\"enum\":[\"fallback_estimate\",\"tokenizer_estimate\",\"fallback_projection\",\"tokenizer_projection\",\"last_provider_usage\",\"provider_exact\",\"provider_partial\"],\"x-enum-descriptions\":{\"fallback_estimate\":\"Guessed from the size of the text, for what is there now.\",\"tokenizer_estimate\":\"Counted with a tokenizer, for what is there now.\",\"fallback_projection\":\"Guessed from the size of the text, for the request to come.\",\"tokenizer_projection\":\"Counted with a tokenizer, for the request to come.\",\"last_provider_usage\":\"Reported by the provider for the request before.\",\"provider_exact\":\"Reported by the provider for this request, complete.\",\"provider_partial\":\"Reported by the provider for this request, in part.\"}}",
    ),
    (
        "Count",
        "{\"description\":\"A whole number of things that happened or were measured. Zero is a measurement, not a placeholder: where a count is not known, the member is null instead. Written as an integer literal.\",\"x-since\":\"1.0\",\"type\":\"integer\",\"minimum\":0,\"maximum\":9007199254740991}",
    ),
    (
        "ErrorResponseRecord",
        "{\"description\":\"Failure of any operation, or of a record that could not be read as one.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"session_id\",\"method\",\"payload\",\"error\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks, also when it refuses another.\"},\"kind\":{\"type\":\"string\",\"const\":\"response\",\"description\":\"Tells responses from requests and events.\"},\"request_id\":{\"anyOf\":[{\"$ref\":\"#/$defs/RequestId\"},{\"type\":\"null\"}],\"description\":\"The id of the request that is answered. Null only in a failure, where the record had no safe id.\"},\"session_id\":{\"anyOf\":[{\"$ref\":\"#/$defs/SessionId\"},{\"type\":\"null\"}],\"description\":\"The session of the request, or the one that the operation made for it. Null where no session is concerned.\"},\"method\":{\"type\":[\"string\",\"null\"],\"minLength\":1,\"maxLength\":64,\"x-max-bytes\":64,\"pattern\":\"^[^\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f]+$\",\"x-limit\":\"max_name_bytes\",\"description\":\"The operation that is answered. Null only in a failure, where the record named no safe method.\"},\"payload\":{\"type\":\"null\",\"description\":\"Null: there is no result.\"},\"error\":{\"description\":\"Null in success, the refusal in a failure.\",\"$ref\":\"#/$defs/WireError\"}}}",
    ),
    (
        "EventId",
        "{\"description\":\"Opaque identity of one event record, unique within the process. It orders nothing: a payload's sequence does that.\",\"x-since\":\"1.0\",\"type\":\"string\",\"minLength\":1,\"maxLength\":128,\"x-max-bytes\":128,\"pattern\":\"^[^\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f]+$\",\"x-limit\":\"max_id_bytes\"}",
    ),
    (
        "EventRecord",
        "{\"description\":\"Something that happened while a turn or a login ran, on one line. Events do not use up the answer of a request.\",\"oneOf\":[{\"$ref\":\"#/$defs/TurnStartedRecord\"},{\"$ref\":\"#/$defs/TurnAssistantDeltaRecord\"},{\"$ref\":\"#/$defs/TurnActivityRecord\"},{\"$ref\":\"#/$defs/TurnTerminalRecord\"},{\"$ref\":\"#/$defs/AuthLoginProgressRecord\"},{\"$ref\":\"#/$defs/AuthLoginTerminalRecord\"}],\"x-union\":{\"tag\":\"event\"}}",
    ),
    (
        "GlobalSetting",
        "{\"description\":\"A setting that only the global scope can change.\",\"x-since\":\"1.0\",\"type\":\"string\",\"enum\":[\"fast\"],\"x-enum-descriptions\":{\"fast\":\"The faster service of the provider, where it has one.\"}}",
    ),
    (
        "InitializeRequest",
        "{\"description\":\"Opens the conversation: which versions the client can speak and which operations it cannot do without. It may be repeated; a success changes nothing but the fact of being initialized, and a failure does not take an earlier success back.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"supported_protocol_versions\"],\"properties\":{\"supported_protocol_versions\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/ProtocolVersion\"},\"minItems\":1,\"maxItems\":8,\"x-limit\":\"max_negotiation_items\",\"x-code\":{\"minItems\":\"limit_exceeded\",\"maxItems\":\"limit_exceeded\"},\"description\":\"The versions that the client can speak, in any order. It must hold the version of this service, else the answer is unsupported_version. An empty list, or more entries than max_negotiation_items, answers limit_exceeded.\"},\"requested_capabilities\":{\"type\":\"array\",\"items\":{\"type\":\"string\",\"maxLength\":64,\"x-max-bytes\":64,\"x-limit\":\"max_name_bytes\",\"x-code\":{\"maxLength\":\"limit_exceeded\"},\"description\":\"Name of an operation; events and activity flags are no operations.\"},\"maxItems\":8,\"x-limit\":\"max_negotiation_items\",\"x-code\":{\"maxItems\":\"limit_exceeded\"},\"x-absent\":\"empty\",\"description\":\"Operations that the client needs: each must be known, else the answer is unsupported_capability. They are a requirement checked now, not a list of what may be called later. Left out means none; null is refused. To need more than max_negotiation_items of them, leave the list empty and compare the advertised set.\"}},\"additionalProperties\":false}",
    ),
    (
        "InitializeRequestRecord",
        "{\"description\":\"Request of initialize. Opens the conversation and tells all that the service offers. The only operation that is served before it has succeeded once.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"method\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"x-code\":{\"const\":\"unsupported_version\"},\"description\":\"Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request.\"},\"kind\":{\"type\":\"string\",\"const\":\"request\",\"description\":\"Tells requests from responses and events.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.\"},\"session_id\":{\"anyOf\":[{\"$ref\":\"#/$defs/SessionId\"},{\"type\":\"null\"}],\"x-absent\":\"same-as-null\",\"description\":\"The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.\"},\"method\":{\"type\":\"string\",\"const\":\"initialize\",\"description\":\"The operation to run. A name the service does not know answers unsupported_operation.\"},\"payload\":{\"$ref\":\"#/$defs/InitializeRequest\",\"description\":\"The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none.\"}},\"additionalProperties\":false,\"x-code\":{\"*\":\"invalid_request\"}}",
    ),
    (
        "InitializeResponseRecord",
        "{\"description\":\"Success of initialize.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"session_id\",\"method\",\"payload\",\"error\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks, also when it refuses another.\"},\"kind\":{\"type\":\"string\",\"const\":\"response\",\"description\":\"Tells responses from requests and events.\"},\"request_id\":{\"description\":\"The id of the request that is answered. Null only in a failure, where the record had no safe id.\",\"$ref\":\"#/$defs/RequestId\"},\"session_id\":{\"anyOf\":[{\"$ref\":\"#/$defs/SessionId\"},{\"type\":\"null\"}],\"description\":\"The session of the request, or the one that the operation made for it. Null where no session is concerned.\"},\"method\":{\"type\":\"string\",\"const\":\"initialize\",\"description\":\"The operation that is answered. Null only in a failure, where the record named no safe method.\"},\"payload\":{\"$ref\":\"#/$defs/InitializeSuccess\",\"description\":\"The result in the form that the operation defines. Null in a failure.\"},\"error\":{\"type\":\"null\",\"description\":\"Null: it went well.\"}}}",
    ),
    (
        "InitializeSuccess",
        "{\"description\":\"The service agrees to talk: which version, which release, which bounds, and all that it offers.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"server_name\",\"server_version\",\"limits\",\"capabilities\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that was agreed.\"},\"server_name\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":128,\"x-max-bytes\":128,\"description\":\"Name of the program that answers.\"},\"server_version\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":128,\"x-max-bytes\":128,\"description\":\"Release of that program. It tells nothing about the wire contract.\"},\"schema_digest\":{\"$ref\":\"#/$defs/SchemaDigest\",\"x-since\":\"1.1\",\"x-absent\":\"unavailable\",\"description\":\"The schema that the service was made from. Equal to the constant in a client's generated code: both were made from the same text. Another value alone is no reason to refuse anything, since a contract grows within its version; what fits is judged from version, capabilities and limits. Left out by services that do not tell.\"},\"limits\":{\"$ref\":\"#/$defs/Limits\",\"description\":\"The bounds of this process.\"},\"capabilities\":{\"$ref\":\"#/$defs/CapabilitiesSuccess\",\"description\":\"All that the service offers; the capabilities operation answers the same object.\"}}}",
    ),
    (
        "Label",
        "{\"description\":\"A name made for people, safe to show. The id where there is no better one.\",\"x-since\":\"1.0\",\"type\":\"string\",\"minLength\":1,\"maxLength\":128,\"x-max-bytes\":128,\"pattern\":\"^[^\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f]+$\",\"x-limit\":\"max_label_bytes\"}",
    ),
    (
        "LifecycleCategory",
        "{\"description\":\"What kind of thing started. Its end always says activity: match an end to its start by id.\",\"x-since\":\"1.0\",\"type\":\"string\",\"enum\":[\"tool\",\"hook\",\"context_injection\",\"subagent_batch\",\"subagent_task\",\"assistant\",\"diagnostic\",\"compaction\",\"activity\"],\"x-enum-descriptions\":{\"tool\":\"A tool call.\",\"hook\":\"A hook of the user's settings.\",\"context_injection\":\"Text added to the context, such as project instructions.\",\"subagent_batch\":\"Several subagents started together.\",\"subagent_task\":\"One subagent with a task of its own.\",\"assistant\":\"The model's own answer.\",\"diagnostic\":\"A note of the runtime about itself.\",\"compaction\":\"Making the history shorter. The activity kind compaction tells more.\",\"activity\":\"The end of any of these.\"}}",
    ),
    (
        "LifecycleStatus",
        "{\"description\":\"How far something has come.\",\"x-since\":\"1.0\",\"type\":\"string\",\"enum\":[\"queued\",\"running\",\"writing\",\"completed\",\"failed\",\"cancelled\"],\"x-enum-descriptions\":{\"queued\":\"It waits for its turn.\",\"running\":\"It works.\",\"writing\":\"It produces its result.\",\"completed\":\"It ended well.\",\"failed\":\"It ended badly.\",\"cancelled\":\"It was stopped.\"}}",
    ),
    (
        "LimitValue",
        "{\"description\":\"The value of one limit. Its unit and what it covers belong to its name and never change.\",\"x-since\":\"1.0\",\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991}",
    ),
    (
        "Limits",
        "{\"description\":\"Bounds that this process keeps for its whole life. All known names are there; later releases may add names, and a consumer checks that each added value is a positive integer and otherwise leaves it alone. Values may differ between releases of one protocol version.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"max_record_bytes\",\"max_payload_bytes\",\"max_error_message_bytes\",\"max_id_bytes\",\"max_name_bytes\",\"max_string_bytes\",\"max_json_depth\",\"max_array_items\",\"max_object_fields\",\"max_negotiation_items\",\"max_session_attachments\",\"max_session_page_items\",\"max_session_replay_page_bytes\",\"max_session_replay_window_bytes\",\"max_session_list_scan_entries\",\"max_catalog_page_items\"],\"properties\":{\"max_record_bytes\":{\"$ref\":\"#/$defs/LimitValue\",\"description\":\"Length of a record as it travels, carriage return and newline counted. A longer input line is thrown away up to its newline and answered record_too_large.\"},\"max_payload_bytes\":{\"$ref\":\"#/$defs/LimitValue\",\"description\":\"Size of a payload written as compact JSON in UTF-8, whatever spaces it came with.\"},\"max_error_message_bytes\":{\"$ref\":\"#/$defs/LimitValue\",\"description\":\"Size of the fixed sentence that goes with an error code.\"},\"max_id_bytes\":{\"$ref\":\"#/$defs/LimitValue\",\"description\":\"Size of an opaque identity.\"},\"max_name_bytes\":{\"$ref\":\"#/$defs/LimitValue\",\"description\":\"Size of a name that the contract gives out.\"},\"max_string_bytes\":{\"$ref\":\"#/$defs/LimitValue\",\"description\":\"Size of any text after its escapes are resolved: a prompt, the text of an answer, a key.\"},\"max_json_depth\":{\"$ref\":\"#/$defs/LimitValue\",\"description\":\"How deep a record may nest.\"},\"max_array_items\":{\"$ref\":\"#/$defs/LimitValue\",\"description\":\"How many items an array may hold.\"},\"max_object_fields\":{\"$ref\":\"#/$defs/LimitValue\",\"description\":\"How many members an object may have.\"},\"max_negotiation_items\":{\"$ref\":\"#/$defs/LimitValue\",\"description\":\"How many versions or operations one initialize request may name. It does not bound the advertised sets.\"},\"max_session_attachments\":{\"$ref\":\"#/$defs/LimitValue\",\"description\":\"How many sessions may be attached at once, whether by create, open or a turn.\"},\"max_session_page_items\":{\"$ref\":\"#/$defs/LimitValue\",\"description\":\"The longest page, and the length of a page for which no limit is given.\"},\"max_session_replay_page_bytes\":{\"$ref\":\"#/$defs/LimitValue\",\"description\":\"Size of a whole replay page as compact JSON: items, cursors, flags and framing.\"},\"max_session_replay_window_bytes\":{\"$ref\":\"#/$defs/LimitValue\",\"description\":\"How much of the most recent history replay reads.\"},\"max_session_list_scan_entries\":{\"$ref\":\"#/$defs/LimitValue\",\"description\":\"How many directory entries may be looked at, sessions or not. More answer limit_exceeded instead of an arbitrary part.\"},\"max_catalog_page_items\":{\"$ref\":\"#/$defs/LimitValue\",\"description\":\"The longest page, and the length of a page for which no limit is given.\"}},\"additionalProperties\":{\"$ref\":\"#/$defs/LimitValue\"},\"maxProperties\":64,\"x-limit\":\"max_object_fields\",\"x-limits-map\":true}",
    ),
    (
        "LoginId",
        "{\"description\":\"Opaque identity of one login, given out when it starts.\",\"x-since\":\"1.0\",\"type\":\"string\",\"minLength\":1,\"maxLength\":128,\"x-max-bytes\":128,\"pattern\":\"^[^\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f]+$\",\"x-limit\":\"max_id_bytes\",\"x-code\":{\"maxLength\":\"limit_exceeded\"}}",
    ),
    (
        "MessageRole",
        "{\"description\":\"Who said it.\",\"x-since\":\"1.0\",\"type\":\"string\",\"enum\":[\"user\",\"assistant\"],\"x-enum-descriptions\":{\"user\":\"The person, through a prompt.\",\"assistant\":\"The model.\"}}",
    ),
    (
        "ModelEntry",
        "{\"description\":\"One model that can be shown, and perhaps chosen.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"provider_id\",\"model_id\",\"label\",\"available\",\"context_window\",\"max_output_tokens\",\"available_thinking_levels\"],\"properties\":{\"provider_id\":{\"$ref\":\"#/$defs/ProviderId\",\"description\":\"Its provider.\"},\"model_id\":{\"$ref\":\"#/$defs/ModelId\",\"description\":\"The model.\"},\"label\":{\"$ref\":\"#/$defs/Label\",\"description\":\"Its name for people.\"},\"available\":{\"type\":\"boolean\",\"description\":\"It can be selected now: the list is fresh and the model is not disabled. It does not promise that credentials are there or that a turn will succeed.\"},\"context_window\":{\"anyOf\":[{\"$ref\":\"#/$defs/Count\"},{\"type\":\"null\"}],\"description\":\"Tokens that its context holds. Null: not known.\"},\"max_output_tokens\":{\"anyOf\":[{\"$ref\":\"#/$defs/Count\"},{\"type\":\"null\"}],\"description\":\"Tokens that it produces at most in one answer. Null: not known.\"},\"available_thinking_levels\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/ThinkingLevel\"},\"maxItems\":6,\"x-limit\":\"max_thinking_levels\",\"description\":\"The thinking levels it has, none twice. Do not offer others.\"}}}",
    ),
    (
        "ModelId",
        "{\"description\":\"Id by which a model of one provider is chosen: letters and digits of ASCII and five marks. A text that looks like a secret is refused or left out as well.\",\"x-since\":\"1.0\",\"type\":\"string\",\"minLength\":1,\"maxLength\":256,\"x-max-bytes\":256,\"pattern\":\"^[A-Za-z0-9._/:-]+$\",\"x-limit\":\"max_selection_id_bytes\",\"x-code\":{\"minLength\":\"invalid_selection\",\"maxLength\":\"invalid_selection\",\"pattern\":\"invalid_selection\"}}",
    ),
    (
        "ProtocolVersion",
        "{\"description\":\"Number of a wire contract, 16 bits without sign.\",\"x-since\":\"1.0\",\"type\":\"integer\",\"minimum\":0,\"maximum\":65535}",
    ),
    (
        "ProviderEntry",
        "{\"description\":\"One provider that can be chosen.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"provider_id\",\"label\"],\"properties\":{\"provider_id\":{\"$ref\":\"#/$defs/ProviderId\",\"description\":\"The provider.\"},\"label\":{\"$ref\":\"#/$defs/Label\",\"description\":\"Its name for people.\"}}}",
    ),
    (
        "ProviderId",
        "{\"description\":\"Id by which a provider is chosen: letters and digits of ASCII and five marks. A text that looks like a secret is refused or left out as well.\",\"x-since\":\"1.0\",\"type\":\"string\",\"minLength\":1,\"maxLength\":256,\"x-max-bytes\":256,\"pattern\":\"^[A-Za-z0-9._/:-]+$\",\"x-limit\":\"max_selection_id_bytes\",\"x-code\":{\"minLength\":\"invalid_selection\",\"maxLength\":\"invalid_selection\",\"pattern\":\"invalid_selection\"}}",
    ),
    (
        "Record",
        "{\"description\":\"The conversation between a frontend and the application service: what can be asked, what is answered, what happens in between and in which order.\",\"oneOf\":[{\"$ref\":\"#/$defs/RequestRecord\"},{\"$ref\":\"#/$defs/ResponseRecord\"},{\"$ref\":\"#/$defs/EventRecord\"}]}",
    ),
    (
        "ReplayCursor",
        "{\"description\":\"Opaque position in the replayed history of one session: it stands for everything up to and including one item. It may be kept and used again after a restart of the service, as long as the history before it stays as it was. It is neither an event id nor a sequence.\",\"x-since\":\"1.0\",\"type\":\"string\",\"minLength\":1,\"maxLength\":128,\"x-max-bytes\":128,\"pattern\":\"^[^\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f]+$\",\"x-limit\":\"max_id_bytes\"}",
    ),
    (
        "ReplayItem",
        "{\"description\":\"One item of the replayed history. Tool calls, reasoning and diagnostics are no items.\",\"x-since\":\"1.0\",\"oneOf\":[{\"$ref\":\"#/$defs/ReplayMessage\"},{\"$ref\":\"#/$defs/ReplayTerminal\"},{\"$ref\":\"#/$defs/ReplaySummary\"}],\"x-union\":{\"tag\":\"kind\"}}",
    ),
    (
        "ReplayMessage",
        "{\"description\":\"A message of the conversation, or one part of it. A turn that was cancelled or failed keeps what the assistant had said by then.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"cursor\",\"kind\",\"role\",\"text\",\"part\",\"last_part\"],\"properties\":{\"cursor\":{\"$ref\":\"#/$defs/ReplayCursor\",\"description\":\"Position right after this item. Keep it only once the item is accepted.\"},\"kind\":{\"type\":\"string\",\"const\":\"message\",\"description\":\"A message of the conversation.\"},\"role\":{\"$ref\":\"#/$defs/MessageRole\",\"description\":\"Who said it.\"},\"text\":{\"type\":\"string\",\"maxLength\":2048,\"x-max-bytes\":2048,\"x-limit\":\"max_replay_part_bytes\",\"description\":\"The text of this part, with secrets removed. Parts are split between characters and joined without anything in between.\"},\"part\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":2097152,\"description\":\"Place of this part, counted from zero for each message or summary.\"},\"last_part\":{\"type\":\"boolean\",\"description\":\"Nothing of the text follows. Parts of one text can stand on different pages.\"}}}",
    ),
    (
        "ReplaySummary",
        "{\"description\":\"What compaction kept of the older history, or one part of it. It stands before the conversation that follows the cutoff and has no author.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"cursor\",\"kind\",\"text\",\"part\",\"last_part\"],\"properties\":{\"cursor\":{\"$ref\":\"#/$defs/ReplayCursor\",\"description\":\"Position right after this item. Keep it only once the item is accepted.\"},\"kind\":{\"type\":\"string\",\"const\":\"summary\",\"description\":\"A summary of older history.\"},\"text\":{\"type\":\"string\",\"maxLength\":2048,\"x-max-bytes\":2048,\"x-limit\":\"max_replay_part_bytes\",\"description\":\"The text of this part, with secrets removed. Parts are split between characters and joined without anything in between.\"},\"part\":{\"type\":\"integer\",\"minimum\":0,\"maximum\":2097152,\"description\":\"Place of this part, counted from zero for each message or summary.\"},\"last_part\":{\"type\":\"boolean\",\"description\":\"Nothing of the text follows. Parts of one text can stand on different pages.\"}}}",
    ),
    (
        "ReplayTerminal",
        "{\"description\":\"The end of a turn. What the assistant had said stands in the messages before it.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"cursor\",\"kind\",\"status\"],\"properties\":{\"cursor\":{\"$ref\":\"#/$defs/ReplayCursor\",\"description\":\"Position right after this item. Keep it only once the item is accepted.\"},\"kind\":{\"type\":\"string\",\"const\":\"terminal\",\"description\":\"The end of a turn.\"},\"status\":{\"$ref\":\"#/$defs/ReplayTerminalStatus\",\"description\":\"How it ended.\"}}}",
    ),
    (
        "ReplayTerminalStatus",
        "{\"description\":\"How a recorded turn ended.\",\"x-since\":\"1.0\",\"type\":\"string\",\"enum\":[\"completed\",\"cancelled\",\"failed\",\"compaction_required\"],\"x-enum-descriptions\":{\"completed\":\"The turn ran to its end.\",\"cancelled\":\"A client, the end of input or the close of the session stopped it.\",\"failed\":\"It could not go on for another reason.\",\"compaction_required\":\"It failed because the history no longer fitted the model and could not be made to fit.\"}}",
    ),
    (
        "RequestId",
        "{\"description\":\"Correlation key that a client chooses for one request. It must differ from every other request of this process that is still in flight; the answer, and every event that the request causes, repeats it. It means nothing else: no path, account or content may be encoded in it.\",\"x-since\":\"1.0\",\"type\":\"string\",\"minLength\":1,\"maxLength\":128,\"x-max-bytes\":128,\"pattern\":\"^[^\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f]+$\",\"x-limit\":\"max_id_bytes\",\"x-code\":{\"*\":\"invalid_request\",\"maxLength\":\"limit_exceeded\"}}",
    ),
    (
        "RequestRecord",
        "{\"description\":\"One line from the client to the service. Closed: a member that is not listed here is refused, so that a misspelt one is noticed.\",\"oneOf\":[{\"$ref\":\"#/$defs/InitializeRequestRecord\"},{\"$ref\":\"#/$defs/StatusRequestRecord\"},{\"$ref\":\"#/$defs/CapabilitiesRequestRecord\"},{\"$ref\":\"#/$defs/SessionListRequestRecord\"},{\"$ref\":\"#/$defs/SessionCreateRequestRecord\"},{\"$ref\":\"#/$defs/SessionOpenRequestRecord\"},{\"$ref\":\"#/$defs/SessionReplayRequestRecord\"},{\"$ref\":\"#/$defs/SessionCloseRequestRecord\"},{\"$ref\":\"#/$defs/TurnStartRequestRecord\"},{\"$ref\":\"#/$defs/TurnCancelRequestRecord\"},{\"$ref\":\"#/$defs/AuthStatusRequestRecord\"},{\"$ref\":\"#/$defs/AuthLoginStartRequestRecord\"},{\"$ref\":\"#/$defs/AuthLoginCallbackRequestRecord\"},{\"$ref\":\"#/$defs/AuthLoginCancelRequestRecord\"},{\"$ref\":\"#/$defs/AuthLogoutRequestRecord\"},{\"$ref\":\"#/$defs/CatalogProvidersRequestRecord\"},{\"$ref\":\"#/$defs/CatalogModelsRequestRecord\"},{\"$ref\":\"#/$defs/CatalogRefreshRequestRecord\"},{\"$ref\":\"#/$defs/ConfigGetRequestRecord\"},{\"$ref\":\"#/$defs/ConfigSetRequestRecord\"}],\"x-union\":{\"tag\":\"method\"}}",
    ),
    (
        "ResponseRecord",
        "{\"description\":\"The one answer to a request, on one line. Every member is always written: success has a payload and a null error, failure a null payload and an error. Identity that could not be taken safely from a broken record is null.\",\"oneOf\":[{\"$ref\":\"#/$defs/InitializeResponseRecord\"},{\"$ref\":\"#/$defs/StatusResponseRecord\"},{\"$ref\":\"#/$defs/CapabilitiesResponseRecord\"},{\"$ref\":\"#/$defs/SessionListResponseRecord\"},{\"$ref\":\"#/$defs/SessionCreateResponseRecord\"},{\"$ref\":\"#/$defs/SessionOpenResponseRecord\"},{\"$ref\":\"#/$defs/SessionReplayResponseRecord\"},{\"$ref\":\"#/$defs/SessionCloseResponseRecord\"},{\"$ref\":\"#/$defs/TurnStartResponseRecord\"},{\"$ref\":\"#/$defs/TurnCancelResponseRecord\"},{\"$ref\":\"#/$defs/AuthStatusResponseRecord\"},{\"$ref\":\"#/$defs/AuthLoginStartResponseRecord\"},{\"$ref\":\"#/$defs/AuthLoginCallbackResponseRecord\"},{\"$ref\":\"#/$defs/AuthLoginCancelResponseRecord\"},{\"$ref\":\"#/$defs/AuthLogoutResponseRecord\"},{\"$ref\":\"#/$defs/CatalogProvidersResponseRecord\"},{\"$ref\":\"#/$defs/CatalogModelsResponseRecord\"},{\"$ref\":\"#/$defs/CatalogRefreshResponseRecord\"},{\"$ref\":\"#/$defs/ConfigGetResponseRecord\"},{\"$ref\":\"#/$defs/ConfigSetResponseRecord\"},{\"$ref\":\"#/$defs/ErrorResponseRecord\"}]}",
    ),
    (
        "SchemaDigest",
        "{\"description\":\"Names the exact text of the contract that a program was made from: SHA-256 over the schema files, in lower-case hexadecimal.\",\"x-since\":\"1.1\",\"type\":\"string\",\"minLength\":1,\"maxLength\":64,\"x-max-bytes\":64,\"pattern\":\"^[0-9a-f]+$\"}",
    ),
    (
        "Selection",
        "{\"description\":\"The provider and model that new turns use.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"provider_id\",\"model_id\"],\"properties\":{\"provider_id\":{\"$ref\":\"#/$defs/ProviderId\",\"description\":\"The provider.\"},\"model_id\":{\"$ref\":\"#/$defs/ModelId\",\"description\":\"One of its models.\"}}}",
    ),
    (
        "SelectionChange",
        "{\"description\":\"The provider and model that new turns shall use.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"provider_id\",\"model_id\"],\"properties\":{\"provider_id\":{\"$ref\":\"#/$defs/ProviderId\",\"description\":\"The provider.\"},\"model_id\":{\"$ref\":\"#/$defs/ModelId\",\"description\":\"One of its models: known, not disabled, in a fresh catalog.\"}},\"additionalProperties\":false}",
    ),
    (
        "SessionCloseRequest",
        "{\"description\":\"Gives up this process's attachment to the session that the envelope names. Has no arguments. Nothing is deleted. A session with no running turn here can be closed any number of times, even when it does not exist.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[],\"properties\":{},\"additionalProperties\":false}",
    ),
    (
        "SessionCloseRequestRecord",
        "{\"description\":\"Request of session.close. Gives up an attachment, stopping the turn that runs in it.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"method\",\"payload\",\"session_id\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"x-code\":{\"const\":\"unsupported_version\"},\"description\":\"Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request.\"},\"kind\":{\"type\":\"string\",\"const\":\"request\",\"description\":\"Tells requests from responses and events.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.\"},\"session_id\":{\"description\":\"The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.\",\"$ref\":\"#/$defs/SessionId\"},\"method\":{\"type\":\"string\",\"const\":\"session.close\",\"description\":\"The operation to run. A name the service does not know answers unsupported_operation.\"},\"payload\":{\"$ref\":\"#/$defs/SessionCloseRequest\",\"description\":\"The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none.\"}},\"additionalProperties\":false,\"x-code\":{\"*\":\"invalid_request\"}}",
    ),
    (
        "SessionCloseResponseRecord",
        "{\"description\":\"Success of session.close.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"session_id\",\"method\",\"payload\",\"error\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks, also when it refuses another.\"},\"kind\":{\"type\":\"string\",\"const\":\"response\",\"description\":\"Tells responses from requests and events.\"},\"request_id\":{\"description\":\"The id of the request that is answered. Null only in a failure, where the record had no safe id.\",\"$ref\":\"#/$defs/RequestId\"},\"session_id\":{\"description\":\"The session of the request, or the one that the operation made for it. Null where no session is concerned.\",\"$ref\":\"#/$defs/SessionId\"},\"method\":{\"type\":\"string\",\"const\":\"session.close\",\"description\":\"The operation that is answered. Null only in a failure, where the record named no safe method.\"},\"payload\":{\"$ref\":\"#/$defs/SessionCloseSuccess\",\"description\":\"The result in the form that the operation defines. Null in a failure.\"},\"error\":{\"type\":\"null\",\"description\":\"Null: it went well.\"}}}",
    ),
    (
        "SessionCloseStatus",
        "{\"description\":\"What closing did.\",\"x-since\":\"1.0\",\"type\":\"string\",\"enum\":[\"closed\",\"closing\"],\"x-enum-descriptions\":{\"closed\":\"This process does not hold the session.\",\"closing\":\"A turn still runs; it was asked to stop and the attachment ends with it. Close again after its terminal event to see closed.\"}}",
    ),
    (
        "SessionCloseSuccess",
        "{\"description\":\"The attachment is gone, or will be when the running turn has ended.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"session_id\",\"status\"],\"properties\":{\"session_id\":{\"$ref\":\"#/$defs/SessionId\",\"description\":\"The session.\"},\"status\":{\"$ref\":\"#/$defs/SessionCloseStatus\",\"description\":\"Whether the attachment is gone already.\"}}}",
    ),
    (
        "SessionCreateRequest",
        "{\"description\":\"Makes a new durable session and attaches it. Has no arguments; the envelope must not name a session.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[],\"properties\":{},\"additionalProperties\":false}",
    ),
    (
        "SessionCreateRequestRecord",
        "{\"description\":\"Request of session.create. Makes a new durable session and attaches it.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"method\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"x-code\":{\"const\":\"unsupported_version\"},\"description\":\"Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request.\"},\"kind\":{\"type\":\"string\",\"const\":\"request\",\"description\":\"Tells requests from responses and events.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.\"},\"session_id\":{\"x-absent\":\"same-as-null\",\"description\":\"The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"session.create\",\"description\":\"The operation to run. A name the service does not know answers unsupported_operation.\"},\"payload\":{\"$ref\":\"#/$defs/SessionCreateRequest\",\"description\":\"The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none.\"}},\"additionalProperties\":false,\"x-code\":{\"*\":\"invalid_request\"}}",
    ),
    (
        "SessionCreateResponseRecord",
        "{\"description\":\"Success of session.create.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"session_id\",\"method\",\"payload\",\"error\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks, also when it refuses another.\"},\"kind\":{\"type\":\"string\",\"const\":\"response\",\"description\":\"Tells responses from requests and events.\"},\"request_id\":{\"description\":\"The id of the request that is answered. Null only in a failure, where the record had no safe id.\",\"$ref\":\"#/$defs/RequestId\"},\"session_id\":{\"description\":\"The session of the request, or the one that the operation made for it. Null where no session is concerned.\",\"$ref\":\"#/$defs/SessionId\"},\"method\":{\"type\":\"string\",\"const\":\"session.create\",\"description\":\"The operation that is answered. Null only in a failure, where the record named no safe method.\"},\"payload\":{\"$ref\":\"#/$defs/SessionCreateSuccess\",\"description\":\"The result in the form that the operation defines. Null in a failure.\"},\"error\":{\"type\":\"null\",\"description\":\"Null: it went well.\"}}}",
    ),
    (
        "SessionCreateSuccess",
        "{\"description\":\"The session exists on disk and is attached to this process.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"session_id\",\"status\"],\"properties\":{\"session_id\":{\"$ref\":\"#/$defs/SessionId\",\"description\":\"The new session.\"},\"status\":{\"type\":\"string\",\"const\":\"open\",\"description\":\"The session is attached and takes turns.\"}}}",
    ),
    (
        "SessionId",
        "{\"description\":\"Opaque identity of a durable session, given out by the service. Clients keep it and hand it back; they never build one, and it tells nothing about where or how a session is stored. The service checks it before it touches storage.\",\"x-since\":\"1.0\",\"type\":\"string\",\"minLength\":1,\"maxLength\":128,\"x-max-bytes\":128,\"pattern\":\"^[^\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f]+$\",\"x-limit\":\"max_id_bytes\",\"x-code\":{\"*\":\"invalid_request\",\"maxLength\":\"limit_exceeded\"}}",
    ),
    (
        "SessionListRequest",
        "{\"description\":\"Asks for one page of the stored sessions, ordered by id. The envelope must not name a session.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[],\"properties\":{\"after\":{\"anyOf\":[{\"$ref\":\"#/$defs/SessionId\"},{\"type\":\"null\"}],\"x-code\":{\"type\":\"invalid_payload\",\"minLength\":\"invalid_session_id\",\"pattern\":\"invalid_session_id\"},\"x-absent\":\"same-as-null\",\"description\":\"Where the page before this one ended: its next_after. Left out or null: from the beginning. A text that is no session id answers invalid_session_id.\"},\"limit\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":32,\"x-limit\":\"max_session_page_items\",\"x-code\":{\"minimum\":\"limit_exceeded\",\"maximum\":\"limit_exceeded\"},\"x-absent\":\"default\",\"description\":\"How many sessions the page may hold at most. Left out: the most that a page may hold. A number out of range answers limit_exceeded.\"}},\"additionalProperties\":false}",
    ),
    (
        "SessionListRequestRecord",
        "{\"description\":\"Request of session.list. Lists stored sessions by id, page by page.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"method\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"x-code\":{\"const\":\"unsupported_version\"},\"description\":\"Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request.\"},\"kind\":{\"type\":\"string\",\"const\":\"request\",\"description\":\"Tells requests from responses and events.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.\"},\"session_id\":{\"x-absent\":\"same-as-null\",\"description\":\"The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"session.list\",\"description\":\"The operation to run. A name the service does not know answers unsupported_operation.\"},\"payload\":{\"$ref\":\"#/$defs/SessionListRequest\",\"description\":\"The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none.\"}},\"additionalProperties\":false,\"x-code\":{\"*\":\"invalid_request\"}}",
    ),
    (
        "SessionListResponseRecord",
        "{\"description\":\"Success of session.list.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"session_id\",\"method\",\"payload\",\"error\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks, also when it refuses another.\"},\"kind\":{\"type\":\"string\",\"const\":\"response\",\"description\":\"Tells responses from requests and events.\"},\"request_id\":{\"description\":\"The id of the request that is answered. Null only in a failure, where the record had no safe id.\",\"$ref\":\"#/$defs/RequestId\"},\"session_id\":{\"description\":\"The session of the request, or the one that the operation made for it. Null where no session is concerned.\",\"type\":\"null\"},\"method\":{\"type\":\"string\",\"const\":\"session.list\",\"description\":\"The operation that is answered. Null only in a failure, where the record named no safe method.\"},\"payload\":{\"$ref\":\"#/$defs/SessionListSuccess\",\"description\":\"The result in the form that the operation defines. Null in a failure.\"},\"error\":{\"type\":\"null\",\"description\":\"Null: it went well.\"}}}",
    ),
    (
        "SessionListSuccess",
        "{\"description\":\"One page of sessions. It is no frozen snapshot: sessions that come and go between pages are seen or missed. Start again without after to refresh.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"sessions\",\"next_after\",\"truncated\",\"incomplete\"],\"properties\":{\"sessions\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/SessionSummary\"},\"maxItems\":32,\"x-limit\":\"max_session_page_items\",\"description\":\"The sessions of this page, ordered by id. It may be empty although more follow.\"},\"next_after\":{\"anyOf\":[{\"$ref\":\"#/$defs/SessionId\"},{\"type\":\"null\"}],\"description\":\"The last id that was looked at, to be given as after for the next page. It need not be among the sessions shown. Null when nothing was left to look at.\"},\"truncated\":{\"type\":\"boolean\",\"description\":\"More candidates follow this page.\"},\"incomplete\":{\"type\":\"boolean\",\"description\":\"Some candidates could not be read or shown. It does not mean that another page follows.\"}},\"x-rules\":[{\"name\":\"truncated-goes-on\",\"description\":\"Where more follows, the page says after what.\",\"when\":\"truncated\",\"values\":[true],\"then\":{\"next_after\":{\"null\":false}}}]}",
    ),
    (
        "SessionOpenRequest",
        "{\"description\":\"Attaches a stored session, the one that the envelope names, so that no other service can write to it. Has no arguments. Opening what this process already holds changes nothing, except that an attachment made by a turn then stays.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[],\"properties\":{},\"additionalProperties\":false}",
    ),
    (
        "SessionOpenRequestRecord",
        "{\"description\":\"Request of session.open. Attaches a stored session for writing.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"method\",\"payload\",\"session_id\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"x-code\":{\"const\":\"unsupported_version\"},\"description\":\"Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request.\"},\"kind\":{\"type\":\"string\",\"const\":\"request\",\"description\":\"Tells requests from responses and events.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.\"},\"session_id\":{\"description\":\"The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.\",\"$ref\":\"#/$defs/SessionId\"},\"method\":{\"type\":\"string\",\"const\":\"session.open\",\"description\":\"The operation to run. A name the service does not know answers unsupported_operation.\"},\"payload\":{\"$ref\":\"#/$defs/SessionOpenRequest\",\"description\":\"The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none.\"}},\"additionalProperties\":false,\"x-code\":{\"*\":\"invalid_request\"}}",
    ),
    (
        "SessionOpenResponseRecord",
        "{\"description\":\"Success of session.open.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"session_id\",\"method\",\"payload\",\"error\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks, also when it refuses another.\"},\"kind\":{\"type\":\"string\",\"const\":\"response\",\"description\":\"Tells responses from requests and events.\"},\"request_id\":{\"description\":\"The id of the request that is answered. Null only in a failure, where the record had no safe id.\",\"$ref\":\"#/$defs/RequestId\"},\"session_id\":{\"description\":\"The session of the request, or the one that the operation made for it. Null where no session is concerned.\",\"$ref\":\"#/$defs/SessionId\"},\"method\":{\"type\":\"string\",\"const\":\"session.open\",\"description\":\"The operation that is answered. Null only in a failure, where the record named no safe method.\"},\"payload\":{\"$ref\":\"#/$defs/SessionOpenSuccess\",\"description\":\"The result in the form that the operation defines. Null in a failure.\"},\"error\":{\"type\":\"null\",\"description\":\"Null: it went well.\"}}}",
    ),
    (
        "SessionOpenSuccess",
        "{\"description\":\"The session is attached to this process until it is closed. That alone does not promise that its history is fit for another turn.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"session_id\",\"status\"],\"properties\":{\"session_id\":{\"$ref\":\"#/$defs/SessionId\",\"description\":\"The session.\"},\"status\":{\"type\":\"string\",\"const\":\"open\",\"description\":\"The session is attached and takes turns.\"}}}",
    ),
    (
        "SessionReplayRequest",
        "{\"description\":\"Reads one page of the durable history of the session that the envelope names. Changes nothing, needs no attachment, and works while another service holds the session.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[],\"properties\":{\"after\":{\"type\":[\"string\",\"null\"],\"maxLength\":128,\"x-max-bytes\":128,\"x-limit\":\"max_id_bytes\",\"x-code\":{\"maxLength\":\"limit_exceeded\"},\"x-absent\":\"same-as-null\",\"description\":\"The cursor of the last item that was accepted. Left out or null: from the start of the window. A text that is no cursor of this history is no error: the answer then asks for a resync.\"},\"limit\":{\"type\":\"integer\",\"minimum\":1,\"maximum\":32,\"x-limit\":\"max_session_page_items\",\"x-code\":{\"minimum\":\"limit_exceeded\",\"maximum\":\"limit_exceeded\"},\"x-absent\":\"default\",\"description\":\"How many items the page may hold at most. Left out: the most that a page may hold. A number out of range answers limit_exceeded.\"}},\"additionalProperties\":false}",
    ),
    (
        "SessionReplayRequestRecord",
        "{\"description\":\"Request of session.replay. Reads the durable history of a session, page by page.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"method\",\"payload\",\"session_id\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"x-code\":{\"const\":\"unsupported_version\"},\"description\":\"Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request.\"},\"kind\":{\"type\":\"string\",\"const\":\"request\",\"description\":\"Tells requests from responses and events.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.\"},\"session_id\":{\"description\":\"The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.\",\"$ref\":\"#/$defs/SessionId\"},\"method\":{\"type\":\"string\",\"const\":\"session.replay\",\"description\":\"The operation to run. A name the service does not know answers unsupported_operation.\"},\"payload\":{\"$ref\":\"#/$defs/SessionReplayRequest\",\"description\":\"The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none.\"}},\"additionalProperties\":false,\"x-code\":{\"*\":\"invalid_request\"}}",
    ),
    (
        "SessionReplayResponseRecord",
        "{\"description\":\"Success of session.replay.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"session_id\",\"method\",\"payload\",\"error\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks, also when it refuses another.\"},\"kind\":{\"type\":\"string\",\"const\":\"response\",\"description\":\"Tells responses from requests and events.\"},\"request_id\":{\"description\":\"The id of the request that is answered. Null only in a failure, where the record had no safe id.\",\"$ref\":\"#/$defs/RequestId\"},\"session_id\":{\"description\":\"The session of the request, or the one that the operation made for it. Null where no session is concerned.\",\"$ref\":\"#/$defs/SessionId\"},\"method\":{\"type\":\"string\",\"const\":\"session.replay\",\"description\":\"The operation that is answered. Null only in a failure, where the record named no safe method.\"},\"payload\":{\"$ref\":\"#/$defs/SessionReplaySuccess\",\"description\":\"The result in the form that the operation defines. Null in a failure.\"},\"error\":{\"type\":\"null\",\"description\":\"Null: it went well.\"}}}",
    ),
    (
        "SessionReplaySuccess",
        "{\"description\":\"One page of durable history. As compact JSON it has at most max_session_replay_page_bytes, so a page can be shorter than the limit that was asked for.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"events\",\"next_cursor\",\"snapshot_cursor\",\"truncated\",\"gap\",\"resync_required\"],\"properties\":{\"events\":{\"type\":\"array\",\"items\":{\"$ref\":\"#/$defs/ReplayItem\"},\"maxItems\":32,\"x-limit\":\"max_session_page_items\",\"description\":\"The items of this page, oldest first.\"},\"next_cursor\":{\"$ref\":\"#/$defs/ReplayCursor\",\"description\":\"Position after this page, also after an empty one. Give it as after for the next page, or later to see what is new.\"},\"snapshot_cursor\":{\"$ref\":\"#/$defs/ReplayCursor\",\"description\":\"Where the history ended when this request was served. Nothing is kept or subscribed on the service. Equal to next_cursor once everything was read.\"},\"truncated\":{\"type\":\"boolean\",\"description\":\"More items follow up to snapshot_cursor.\"},\"gap\":{\"type\":\"boolean\",\"description\":\"Something of the history is missing or could not be read, also because it lies before the window. The cursors stay usable; reading again does not bring it back, and the flag may stay.\"},\"resync_required\":{\"type\":\"boolean\",\"description\":\"The given cursor does not fit the history as it is now. The page is empty and next_cursor is where to start again: throw the cached items away first.\"}},\"x-rules\":[{\"name\":\"resync-is-empty\",\"description\":\"A page that asks for a resync carries no items.\",\"when\":\"resync_required\",\"values\":[true],\"then\":{\"events\":{\"empty\":true}}}]}",
    ),
    (
        "SessionSummary",
        "{\"description\":\"One stored session in a listing.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"session_id\",\"title\",\"updated_at\"],\"properties\":{\"session_id\":{\"$ref\":\"#/$defs/SessionId\",\"description\":\"The session.\"},\"title\":{\"type\":[\"string\",\"null\"],\"minLength\":1,\"maxLength\":256,\"x-max-bytes\":256,\"x-limit\":\"max_session_title_bytes\",\"description\":\"A short text made from the conversation, safe to show and with secrets removed. Null where there is none yet.\"},\"updated_at\":{\"type\":\"string\",\"minLength\":20,\"maxLength\":35,\"x-max-bytes\":35,\"pattern\":\"^[0-9TtZz:.+-]+$\",\"description\":\"When the session last changed, as an RFC 3339 timestamp. For display: the listing is not ordered by it.\"}}}",
    ),
    (
        "StatusRequest",
        "{\"description\":\"Asks whether the service runs and whether the selected provider could be used. Has no arguments.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[],\"properties\":{},\"additionalProperties\":false}",
    ),
    (
        "StatusRequestRecord",
        "{\"description\":\"Request of status. Tells that the service runs and whether the effective provider could be used.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"method\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"x-code\":{\"const\":\"unsupported_version\"},\"description\":\"Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request.\"},\"kind\":{\"type\":\"string\",\"const\":\"request\",\"description\":\"Tells requests from responses and events.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.\"},\"session_id\":{\"anyOf\":[{\"$ref\":\"#/$defs/SessionId\"},{\"type\":\"null\"}],\"x-absent\":\"same-as-null\",\"description\":\"The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.\"},\"method\":{\"type\":\"string\",\"const\":\"status\",\"description\":\"The operation to run. A name the service does not know answers unsupported_operation.\"},\"payload\":{\"$ref\":\"#/$defs/StatusRequest\",\"description\":\"The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none.\"}},\"additionalProperties\":false,\"x-code\":{\"*\":\"invalid_request\"}}",
    ),
    (
        "StatusResponseRecord",
        "{\"description\":\"Success of status.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"session_id\",\"method\",\"payload\",\"error\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks, also when it refuses another.\"},\"kind\":{\"type\":\"string\",\"const\":\"response\",\"description\":\"Tells responses from requests and events.\"},\"request_id\":{\"description\":\"The id of the request that is answered. Null only in a failure, where the record had no safe id.\",\"$ref\":\"#/$defs/RequestId\"},\"session_id\":{\"anyOf\":[{\"$ref\":\"#/$defs/SessionId\"},{\"type\":\"null\"}],\"description\":\"The session of the request, or the one that the operation made for it. Null where no session is concerned.\"},\"method\":{\"type\":\"string\",\"const\":\"status\",\"description\":\"The operation that is answered. Null only in a failure, where the record named no safe method.\"},\"payload\":{\"$ref\":\"#/$defs/StatusSuccess\",\"description\":\"The result in the form that the operation defines. Null in a failure.\"},\"error\":{\"type\":\"null\",\"description\":\"Null: it went well.\"}}}",
    ),
    (
        "StatusSuccess",
        "{\"description\":\"A deliberately small answer: neither provider nor account, path or session can be read from it.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"service\",\"provider_auth_ready\"],\"properties\":{\"service\":{\"type\":\"string\",\"const\":\"ready\",\"description\":\"The service takes requests. It says nothing about providers.\"},\"provider_auth_ready\":{\"type\":\"boolean\",\"description\":\"Credentials for the provider that is effective right now are at hand, or could be refreshed without a new login. Judged anew at every request from settings, stores and environment, without network and without changing anything. False also when they are missing or unusable.\"}}}",
    ),
    (
        "ThinkingLevel",
        "{\"description\":\"How much a model is asked to reason. Which levels a model has is told with it.\",\"x-since\":\"1.0\",\"type\":\"string\",\"enum\":[\"default\",\"low\",\"medium\",\"high\",\"x_high\",\"max\"],\"x-enum-descriptions\":{\"default\":\"What the provider does when nothing is asked.\",\"low\":\"A little.\",\"medium\":\"Some.\",\"high\":\"Much.\",\"x_high\":\"Very much.\",\"max\":\"All that the model can.\"}}",
    ),
    (
        "ToolName",
        "{\"description\":\"Name of a built-in tool that may be shown. A consumer may show a name it does not know as it is.\",\"x-since\":\"1.0\",\"type\":\"string\",\"minLength\":1,\"maxLength\":64,\"x-max-bytes\":64,\"x-open-enum\":[\"read\",\"write\",\"edit\",\"list\",\"glob\",\"grep\",\"bash\",\"task\",\"skill\"],\"x-enum-descriptions\":{\"read\":\"Reads a file.\",\"write\":\"Writes a file.\",\"edit\":\"Changes part of a file.\",\"list\":\"Lists a folder.\",\"glob\":\"Finds files by name.\",\"grep\":\"Finds text in files.\",\"bash\":\"Runs a shell command.\",\"task\":\"Hands work to subagents.\",\"skill\":\"Loads a skill.\"},\"x-unknown\":\"text\"}",
    ),
    (
        "ToolTransport",
        "{\"description\":\"How a tool is reached.\",\"x-since\":\"1.0\",\"type\":\"string\",\"enum\":[\"local\",\"mcp\",\"unknown\"],\"x-enum-descriptions\":{\"local\":\"It is built in.\",\"mcp\":\"An MCP server offers it.\",\"unknown\":\"The runtime cannot tell. This is a value of its own, not a stand-in for others.\"}}",
    ),
    (
        "TurnActivity",
        "{\"description\":\"Something the agent does besides talking. It shares the sequence of the turn with its text, and is dropped rather than waited for when the queue is full.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"turn_id\",\"sequence\",\"activity\"],\"properties\":{\"turn_id\":{\"$ref\":\"#/$defs/TurnId\",\"description\":\"The turn.\"},\"sequence\":{\"$ref\":\"#/$defs/TurnSequence\",\"description\":\"Its place in the stream of the turn.\"},\"activity\":{\"$ref\":\"#/$defs/Activity\",\"description\":\"What is done.\"}}}",
    ),
    (
        "TurnActivityRecord",
        "{\"description\":\"Event turn.activity. Something the agent does besides talking. Dropped when the queue is full; the sequence then shows a gap.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"event_id\",\"request_id\",\"session_id\",\"event\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks.\"},\"kind\":{\"type\":\"string\",\"const\":\"event\",\"description\":\"Tells events from requests and responses.\"},\"event_id\":{\"$ref\":\"#/$defs/EventId\",\"description\":\"Identity of this record.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"The id of the request that started the turn or login.\"},\"session_id\":{\"description\":\"The session of the turn; null in events of a login.\",\"$ref\":\"#/$defs/SessionId\"},\"event\":{\"type\":\"string\",\"const\":\"turn.activity\",\"description\":\"What happened. The set of names is advertised in full; an unknown name means that the stream cannot be trusted any further.\"},\"payload\":{\"$ref\":\"#/$defs/TurnActivity\",\"description\":\"The facts, in the form that the event defines.\"}}}",
    ),
    (
        "TurnAssistantDelta",
        "{\"description\":\"The next piece of the assistant's text, in order. Pieces are for live display; the terminal event settles the whole text.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"turn_id\",\"sequence\",\"text\"],\"properties\":{\"turn_id\":{\"$ref\":\"#/$defs/TurnId\",\"description\":\"The turn.\"},\"sequence\":{\"$ref\":\"#/$defs/TurnSequence\",\"description\":\"Its place in the stream of the turn.\"},\"text\":{\"type\":\"string\",\"maxLength\":16384,\"x-max-bytes\":16384,\"x-limit\":\"max_string_bytes\",\"description\":\"The piece, to be put right behind the one before. It is never cut short.\"}}}",
    ),
    (
        "TurnAssistantDeltaRecord",
        "{\"description\":\"Event turn.assistant_delta. The next piece of the assistant's text.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"event_id\",\"request_id\",\"session_id\",\"event\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks.\"},\"kind\":{\"type\":\"string\",\"const\":\"event\",\"description\":\"Tells events from requests and responses.\"},\"event_id\":{\"$ref\":\"#/$defs/EventId\",\"description\":\"Identity of this record.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"The id of the request that started the turn or login.\"},\"session_id\":{\"description\":\"The session of the turn; null in events of a login.\",\"$ref\":\"#/$defs/SessionId\"},\"event\":{\"type\":\"string\",\"const\":\"turn.assistant_delta\",\"description\":\"What happened. The set of names is advertised in full; an unknown name means that the stream cannot be trusted any further.\"},\"payload\":{\"$ref\":\"#/$defs/TurnAssistantDelta\",\"description\":\"The facts, in the form that the event defines.\"}}}",
    ),
    (
        "TurnCancelRequest",
        "{\"description\":\"Asks a running turn to stop. Its terminal event still follows, and it may still say completed if the turn was faster.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"turn_id\"],\"properties\":{\"turn_id\":{\"$ref\":\"#/$defs/TurnId\",\"description\":\"The turn to stop. One that is unknown or has ended answers unknown_turn.\"}},\"additionalProperties\":false}",
    ),
    (
        "TurnCancelRequestRecord",
        "{\"description\":\"Request of turn.cancel. Asks a running turn to stop.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"method\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"x-code\":{\"const\":\"unsupported_version\"},\"description\":\"Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request.\"},\"kind\":{\"type\":\"string\",\"const\":\"request\",\"description\":\"Tells requests from responses and events.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.\"},\"session_id\":{\"anyOf\":[{\"$ref\":\"#/$defs/SessionId\"},{\"type\":\"null\"}],\"x-absent\":\"same-as-null\",\"description\":\"The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.\"},\"method\":{\"type\":\"string\",\"const\":\"turn.cancel\",\"description\":\"The operation to run. A name the service does not know answers unsupported_operation.\"},\"payload\":{\"$ref\":\"#/$defs/TurnCancelRequest\",\"description\":\"The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none.\"}},\"additionalProperties\":false,\"x-code\":{\"*\":\"invalid_request\"}}",
    ),
    (
        "TurnCancelResponseRecord",
        "{\"description\":\"Success of turn.cancel.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"session_id\",\"method\",\"payload\",\"error\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks, also when it refuses another.\"},\"kind\":{\"type\":\"string\",\"const\":\"response\",\"description\":\"Tells responses from requests and events.\"},\"request_id\":{\"description\":\"The id of the request that is answered. Null only in a failure, where the record had no safe id.\",\"$ref\":\"#/$defs/RequestId\"},\"session_id\":{\"anyOf\":[{\"$ref\":\"#/$defs/SessionId\"},{\"type\":\"null\"}],\"description\":\"The session of the request, or the one that the operation made for it. Null where no session is concerned.\"},\"method\":{\"type\":\"string\",\"const\":\"turn.cancel\",\"description\":\"The operation that is answered. Null only in a failure, where the record named no safe method.\"},\"payload\":{\"$ref\":\"#/$defs/TurnCancelSuccess\",\"description\":\"The result in the form that the operation defines. Null in a failure.\"},\"error\":{\"type\":\"null\",\"description\":\"Null: it went well.\"}}}",
    ),
    (
        "TurnCancelSuccess",
        "{\"description\":\"The turn was told to stop. This is not its end.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"status\"],\"properties\":{\"status\":{\"type\":\"string\",\"const\":\"cancellation_requested\",\"description\":\"The turn will notice. Wait for its terminal event.\"}}}",
    ),
    (
        "TurnId",
        "{\"description\":\"Opaque identity of one turn, given out when it is accepted.\",\"x-since\":\"1.0\",\"type\":\"string\",\"minLength\":1,\"maxLength\":128,\"x-max-bytes\":128,\"pattern\":\"^[^\\\\u0000-\\\\u001f\\\\u007f-\\\\u009f]+$\",\"x-limit\":\"max_id_bytes\",\"x-code\":{\"maxLength\":\"limit_exceeded\"}}",
    ),
    (
        "TurnOptions",
        "{\"description\":\"Room for choices that a later release may offer. None exist now.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[],\"properties\":{},\"additionalProperties\":false}",
    ),
    (
        "TurnSequence",
        "{\"description\":\"Place in the live stream of one turn. The start has zero; every activity that was tried and every accepted piece of text takes the next number, and the terminal event the one after the last. A number that never arrives is an activity that was dropped, not missing text.\",\"x-since\":\"1.0\",\"type\":\"integer\",\"minimum\":1,\"maximum\":9007199254740991}",
    ),
    (
        "TurnStartRequest",
        "{\"description\":\"Starts a turn: one prompt and everything the agent does about it. With a session in the envelope the turn continues it, otherwise it begins a new one.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"prompt\"],\"properties\":{\"prompt\":{\"type\":\"string\",\"minLength\":1,\"maxLength\":16384,\"x-max-bytes\":16384,\"pattern\":\"\\\\S\",\"x-limit\":\"max_string_bytes\",\"x-code\":{\"maxLength\":\"limit_exceeded\"},\"description\":\"What the user says. It holds at least one character that is not white space and reaches the model as it is.\"},\"options\":{\"$ref\":\"#/$defs/TurnOptions\",\"x-absent\":\"empty\",\"description\":\"Left out means the same as an empty object; null is refused.\"}},\"additionalProperties\":false}",
    ),
    (
        "TurnStartRequestRecord",
        "{\"description\":\"Request of turn.start. Runs the agent on a prompt, in the named session or a new one.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"method\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"x-code\":{\"const\":\"unsupported_version\"},\"description\":\"Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request.\"},\"kind\":{\"type\":\"string\",\"const\":\"request\",\"description\":\"Tells requests from responses and events.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.\"},\"session_id\":{\"anyOf\":[{\"$ref\":\"#/$defs/SessionId\"},{\"type\":\"null\"}],\"x-absent\":\"same-as-null\",\"description\":\"The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.\"},\"method\":{\"type\":\"string\",\"const\":\"turn.start\",\"description\":\"The operation to run. A name the service does not know answers unsupported_operation.\"},\"payload\":{\"$ref\":\"#/$defs/TurnStartRequest\",\"description\":\"The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none.\"}},\"additionalProperties\":false,\"x-code\":{\"*\":\"invalid_request\"}}",
    ),
    (
        "TurnStartResponseRecord",
        "{\"description\":\"Success of turn.start.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"request_id\",\"session_id\",\"method\",\"payload\",\"error\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks, also when it refuses another.\"},\"kind\":{\"type\":\"string\",\"const\":\"response\",\"description\":\"Tells responses from requests and events.\"},\"request_id\":{\"description\":\"The id of the request that is answered. Null only in a failure, where the record had no safe id.\",\"$ref\":\"#/$defs/RequestId\"},\"session_id\":{\"description\":\"The session of the request, or the one that the operation made for it. Null where no session is concerned.\",\"$ref\":\"#/$defs/SessionId\"},\"method\":{\"type\":\"string\",\"const\":\"turn.start\",\"description\":\"The operation that is answered. Null only in a failure, where the record named no safe method.\"},\"payload\":{\"$ref\":\"#/$defs/TurnStartSuccess\",\"description\":\"The result in the form that the operation defines. Null in a failure.\"},\"error\":{\"type\":\"null\",\"description\":\"Null: it went well.\"}}}",
    ),
    (
        "TurnStartSuccess",
        "{\"description\":\"The turn is accepted: the prompt is stored and will be worked on. From here on exactly one terminal event will follow, however the turn goes.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"turn_id\",\"session_id\",\"status\"],\"properties\":{\"turn_id\":{\"$ref\":\"#/$defs/TurnId\",\"description\":\"The new turn.\"},\"session_id\":{\"$ref\":\"#/$defs/SessionId\",\"description\":\"Its session: the one of the request, or a new one.\"},\"status\":{\"type\":\"string\",\"const\":\"accepted\",\"description\":\"The turn will run. It has not ended.\"}}}",
    ),
    (
        "TurnStarted",
        "{\"description\":\"The first event of a turn, right after the response.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"turn_id\",\"session_id\",\"status\",\"sequence\"],\"properties\":{\"turn_id\":{\"$ref\":\"#/$defs/TurnId\",\"description\":\"The turn.\"},\"session_id\":{\"$ref\":\"#/$defs/SessionId\",\"description\":\"Its session.\"},\"status\":{\"type\":\"string\",\"const\":\"started\",\"description\":\"The turn runs.\"},\"sequence\":{\"type\":\"integer\",\"const\":0,\"description\":\"The start of the count.\"}}}",
    ),
    (
        "TurnStartedRecord",
        "{\"description\":\"Event turn.started. A turn has begun to run. Follows the acceptance at once.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"event_id\",\"request_id\",\"session_id\",\"event\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks.\"},\"kind\":{\"type\":\"string\",\"const\":\"event\",\"description\":\"Tells events from requests and responses.\"},\"event_id\":{\"$ref\":\"#/$defs/EventId\",\"description\":\"Identity of this record.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"The id of the request that started the turn or login.\"},\"session_id\":{\"description\":\"The session of the turn; null in events of a login.\",\"$ref\":\"#/$defs/SessionId\"},\"event\":{\"type\":\"string\",\"const\":\"turn.started\",\"description\":\"What happened. The set of names is advertised in full; an unknown name means that the stream cannot be trusted any further.\"},\"payload\":{\"$ref\":\"#/$defs/TurnStarted\",\"description\":\"The facts, in the form that the event defines.\"}}}",
    ),
    (
        "TurnStatus",
        "{\"description\":\"How a turn ended.\",\"x-since\":\"1.0\",\"type\":\"string\",\"enum\":[\"completed\",\"cancelled\",\"failed\"],\"x-enum-descriptions\":{\"completed\":\"The whole turn ran to its end.\",\"cancelled\":\"A client, the end of input or the close of the session stopped it.\",\"failed\":\"It could not go on for another reason. A turn that replay shows as compaction_required ends with this status as well.\"}}",
    ),
    (
        "TurnTerminal",
        "{\"description\":\"The one end of a turn; no other event of it follows. Its text replaces whatever was pieced together from the deltas.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"turn_id\",\"session_id\",\"status\",\"assistant_text\",\"sequence\",\"activity_dropped\",\"activity_replay_available\",\"replay_required\"],\"properties\":{\"turn_id\":{\"$ref\":\"#/$defs/TurnId\",\"description\":\"The turn.\"},\"session_id\":{\"$ref\":\"#/$defs/SessionId\",\"description\":\"Its session.\"},\"status\":{\"$ref\":\"#/$defs/TurnStatus\",\"description\":\"How it ended.\"},\"assistant_text\":{\"type\":\"string\",\"maxLength\":16384,\"x-max-bytes\":16384,\"x-limit\":\"max_string_bytes\",\"description\":\"Everything the assistant said that was accepted, also when the turn was stopped or failed. Empty when nothing was. A turn whose text would outgrow this bound, or a payload once it is escaped, fails before that and keeps what was accepted.\"},\"sequence\":{\"$ref\":\"#/$defs/TurnSequence\",\"description\":\"One more than all that was sent or dropped before.\"},\"activity_dropped\":{\"$ref\":\"#/$defs/Count\",\"description\":\"How many activities could not be queued, those after the last event that arrived included. Kinds that are left out on purpose do not count.\"},\"activity_replay_available\":{\"type\":\"boolean\",\"description\":\"Whether dropped activity can be fetched later. False while the capability activity_replay is false.\"},\"replay_required\":{\"type\":\"boolean\",\"description\":\"Durable history may differ from what was seen live: read session.replay. Dropped activity does not come back that way.\"}}}",
    ),
    (
        "TurnTerminalRecord",
        "{\"description\":\"Event turn.terminal. The end of a turn, with its settled text.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"protocol_version\",\"kind\",\"event_id\",\"request_id\",\"session_id\",\"event\",\"payload\"],\"properties\":{\"protocol_version\":{\"type\":\"integer\",\"const\":1,\"description\":\"The version that the service speaks.\"},\"kind\":{\"type\":\"string\",\"const\":\"event\",\"description\":\"Tells events from requests and responses.\"},\"event_id\":{\"$ref\":\"#/$defs/EventId\",\"description\":\"Identity of this record.\"},\"request_id\":{\"$ref\":\"#/$defs/RequestId\",\"description\":\"The id of the request that started the turn or login.\"},\"session_id\":{\"description\":\"The session of the turn; null in events of a login.\",\"$ref\":\"#/$defs/SessionId\"},\"event\":{\"type\":\"string\",\"const\":\"turn.terminal\",\"description\":\"What happened. The set of names is advertised in full; an unknown name means that the stream cannot be trusted any further.\"},\"payload\":{\"$ref\":\"#/$defs/TurnTerminal\",\"description\":\"The facts, in the form that the event defines.\"}}}",
    ),
    (
        "UsageSource",
        "{\"description\":\"What a usage covers.\",\"x-since\":\"1.0\",\"type\":\"string\",\"enum\":[\"provider_request\",\"subagent_aggregate\"],\"x-enum-descriptions\":{\"provider_request\":\"One request to the provider.\",\"subagent_aggregate\":\"The whole run of a subagent.\"}}",
    ),
    (
        "WireError",
        "{\"description\":\"The refusal in a response that failed: a stable code for programs and a fixed sentence for people. Neither carries anything taken from the request.\",\"x-since\":\"1.0\",\"type\":\"object\",\"required\":[\"code\",\"message\"],\"properties\":{\"code\":{\"$ref\":\"#/$defs/WireErrorCode\",\"description\":\"The reason, stable across releases.\"},\"message\":{\"type\":\"string\",\"maxLength\":512,\"x-max-bytes\":512,\"x-limit\":\"max_error_message_bytes\",\"description\":\"The fixed sentence that belongs to the code. Its wording may change between releases; programs decide by the code.\"}}}",
    ),
    (
        "WireErrorCode",
        "{\"description\":\"Why a request was refused. A consumer that meets a code it does not know treats the answer as a plain failure: never as success, and never as a reason to send the request again by itself.\",\"x-since\":\"1.0\",\"type\":\"string\",\"minLength\":1,\"maxLength\":64,\"x-max-bytes\":64,\"x-open-enum\":[\"record_too_large\",\"invalid_json\",\"duplicate_request_id\",\"limit_exceeded\",\"unsupported_version\",\"invalid_request\",\"payload_too_large\",\"unsupported_operation\",\"invalid_payload\",\"not_initialized\",\"unsupported_capability\",\"confirmation_required\",\"invalid_scope\",\"invalid_selection\",\"invalid_session_id\",\"provider_unavailable\",\"unknown_turn\",\"unknown_login\",\"auth_busy\",\"too_many_active_turns\",\"session_busy\",\"session_unavailable\",\"configuration_busy\",\"configuration_unavailable\",\"catalog_unavailable\",\"catalog_stale\",\"unsupported_reasoning\",\"catalog_refresh_failed\",\"settings_write_failed\",\"internal_error\"],\"x-unknown\":\"generic-error\",\"x-enum-descriptions\":{\"record_too_large\":\"The line, its newline included, is longer than max_record_bytes. It is discarded up to the newline and the next line is served.\",\"invalid_json\":\"The line is blank, not UTF-8, not JSON, more than one value, or repeats a key.\",\"duplicate_request_id\":\"A request with this id has not been answered yet, or the turn or login that it started has not ended. The earlier request goes on undisturbed.\",\"limit_exceeded\":\"A general bound, a bound of an id or name, a list or page of the payload, the number of attachments, or the scan budget of a listing.\",\"unsupported_version\":\"The envelope speaks another version, or an initialize request does not offer the version of this service.\",\"invalid_request\":\"A member of the envelope is missing, unknown or of the wrong type or value, or a session was named where it must not be, or not named where it is needed.\",\"payload_too_large\":\"The payload, written as compact JSON, is longer than max_payload_bytes.\",\"unsupported_operation\":\"The service has no operation of this name.\",\"invalid_payload\":\"A member of the payload is missing, unknown, or of the wrong type or value.\",\"not_initialized\":\"No initialize request has succeeded yet. Only initialize itself is served before.\",\"unsupported_capability\":\"An initialize request needs an operation that the service does not have.\",\"confirmation_required\":\"A logout was asked for without the user's agreement.\",\"invalid_scope\":\"The scope is not known, or a setting cannot be changed in it.\",\"invalid_selection\":\"The id of a provider or model is unsafe, not known, or names a disabled model.\",\"invalid_session_id\":\"A session id, or the continuation of a listing, is not one that this service could have given out.\",\"provider_unavailable\":\"The provider is not known, or has no login.\",\"unknown_turn\":\"The turn was never accepted, or has ended.\",\"unknown_login\":\"The login was never started, or has ended.\",\"auth_busy\":\"Another login runs, or this one has already taken an input.\",\"too_many_active_turns\":\"The service runs as many turns as it is set to.\",\"session_busy\":\"Another service holds the session, a turn runs in it, it is being closed, or its file is being written this moment. Try again later.\",\"session_unavailable\":\"The session does not exist, cannot be read safely, or its history exceeds what can be worked with.\",\"configuration_busy\":\"One catalog or settings request runs at a time. Try again after its answer.\",\"configuration_unavailable\":\"The settings cannot be read, or hold something that cannot be shown safely.\",\"catalog_unavailable\":\"There is no usable list of models to check the change against. Refresh it first.\",\"catalog_stale\":\"The list of models has expired, so the change cannot be checked. Refresh it first.\",\"unsupported_reasoning\":\"The level is a known one, but not one of this model.\",\"catalog_refresh_failed\":\"The provider could not be asked, or its answer not be stored. Check its readiness and try again.\",\"settings_write_failed\":\"The change could not be checked or stored. Look at the local settings and try again.\",\"internal_error\":\"The service failed in a way that has no code of its own. What it was stands in its diagnostics only.\"}}",
    ),
];
/// The definition at one place of the list: a type of the contract, also where Rust has no type of its own for it.
struct Definition<const PLACE: usize>;
impl<const PLACE: usize> JsonSchema for Definition<PLACE> {
    fn schema_name() -> Cow<'static, str> {
        Cow::Borrowed(DEFINITIONS[PLACE].0)
    }
    fn schema_id() -> Cow<'static, str> {
        Cow::Owned(format!(concat!(module_path!(), "::{}"), DEFINITIONS[PLACE].0))
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        schema(DEFINITIONS[PLACE].1, generator)
    }
}
/// A published schema, its references as this generator writes them.
fn schema(text: &str, generator: &mut SchemaGenerator) -> Schema {
    let mut schema: Map<String, Value> = serde_json::from_str(text).unwrap_or_default();
    schema.values_mut().for_each(|value| refer(value, generator));
    Schema::from(schema)
}
fn refer(value: &mut Value, generator: &mut SchemaGenerator) {
    match value {
        Value::Object(members) => {
            let place = members.get("$ref").and_then(Value::as_str).and_then(place);
            if let Some(reference) = place
                .and_then(|place| {
                    subschema(place, generator).as_value().get("$ref").cloned()
                })
            {
                members.insert("$ref".to_owned(), reference);
            }
            members.values_mut().for_each(|value| refer(value, generator));
        }
        Value::Array(items) => items.iter_mut().for_each(|value| refer(value, generator)),
        _ => {}
    }
}
/// Where the definition stands that a reference of the published schema names.
fn place(reference: &str) -> Option<usize> {
    let name = reference.strip_prefix("#/$defs/")?;
    DEFINITIONS.iter().position(|(known, _)| *known == name)
}
fn subschema(place: usize, generator: &mut SchemaGenerator) -> Schema {
    match place {
        0 => generator.subschema_for::<Definition<0>>(),
        1 => generator.subschema_for::<Definition<1>>(),
        2 => generator.subschema_for::<Definition<2>>(),
        3 => generator.subschema_for::<Definition<3>>(),
        4 => generator.subschema_for::<Definition<4>>(),
        5 => generator.subschema_for::<Definition<5>>(),
        6 => generator.subschema_for::<Definition<6>>(),
        7 => generator.subschema_for::<Definition<7>>(),
        8 => generator.subschema_for::<Definition<8>>(),
        9 => generator.subschema_for::<Definition<9>>(),
        10 => generator.subschema_for::<Definition<10>>(),
        11 => generator.subschema_for::<Definition<11>>(),
        12 => generator.subschema_for::<Definition<12>>(),
        13 => generator.subschema_for::<Definition<13>>(),
        14 => generator.subschema_for::<Definition<14>>(),
        15 => generator.subschema_for::<Definition<15>>(),
        16 => generator.subschema_for::<Definition<16>>(),
        17 => generator.subschema_for::<Definition<17>>(),
        18 => generator.subschema_for::<Definition<18>>(),
        19 => generator.subschema_for::<Definition<19>>(),
        20 => generator.subschema_for::<Definition<20>>(),
        21 => generator.subschema_for::<Definition<21>>(),
        22 => generator.subschema_for::<Definition<22>>(),
        23 => generator.subschema_for::<Definition<23>>(),
        24 => generator.subschema_for::<Definition<24>>(),
        25 => generator.subschema_for::<Definition<25>>(),
        26 => generator.subschema_for::<Definition<26>>(),
        27 => generator.subschema_for::<Definition<27>>(),
        28 => generator.subschema_for::<Definition<28>>(),
        29 => generator.subschema_for::<Definition<29>>(),
        30 => generator.subschema_for::<Definition<30>>(),
        31 => generator.subschema_for::<Definition<31>>(),
        32 => generator.subschema_for::<Definition<32>>(),
        33 => generator.subschema_for::<Definition<33>>(),
        34 => generator.subschema_for::<Definition<34>>(),
        35 => generator.subschema_for::<Definition<35>>(),
        36 => generator.subschema_for::<Definition<36>>(),
        37 => generator.subschema_for::<Definition<37>>(),
        38 => generator.subschema_for::<Definition<38>>(),
        39 => generator.subschema_for::<Definition<39>>(),
        40 => generator.subschema_for::<Definition<40>>(),
        41 => generator.subschema_for::<Definition<41>>(),
        42 => generator.subschema_for::<Definition<42>>(),
        43 => generator.subschema_for::<Definition<43>>(),
        44 => generator.subschema_for::<Definition<44>>(),
        45 => generator.subschema_for::<Definition<45>>(),
        46 => generator.subschema_for::<Definition<46>>(),
        47 => generator.subschema_for::<Definition<47>>(),
        48 => generator.subschema_for::<Definition<48>>(),
        49 => generator.subschema_for::<Definition<49>>(),
        50 => generator.subschema_for::<Definition<50>>(),
        51 => generator.subschema_for::<Definition<51>>(),
        52 => generator.subschema_for::<Definition<52>>(),
        53 => generator.subschema_for::<Definition<53>>(),
        54 => generator.subschema_for::<Definition<54>>(),
        55 => generator.subschema_for::<Definition<55>>(),
        56 => generator.subschema_for::<Definition<56>>(),
        57 => generator.subschema_for::<Definition<57>>(),
        58 => generator.subschema_for::<Definition<58>>(),
        59 => generator.subschema_for::<Definition<59>>(),
        60 => generator.subschema_for::<Definition<60>>(),
        61 => generator.subschema_for::<Definition<61>>(),
        62 => generator.subschema_for::<Definition<62>>(),
        63 => generator.subschema_for::<Definition<63>>(),
        64 => generator.subschema_for::<Definition<64>>(),
        65 => generator.subschema_for::<Definition<65>>(),
        66 => generator.subschema_for::<Definition<66>>(),
        67 => generator.subschema_for::<Definition<67>>(),
        68 => generator.subschema_for::<Definition<68>>(),
        69 => generator.subschema_for::<Definition<69>>(),
        70 => generator.subschema_for::<Definition<70>>(),
        71 => generator.subschema_for::<Definition<71>>(),
        72 => generator.subschema_for::<Definition<72>>(),
        73 => generator.subschema_for::<Definition<73>>(),
        74 => generator.subschema_for::<Definition<74>>(),
        75 => generator.subschema_for::<Definition<75>>(),
        76 => generator.subschema_for::<Definition<76>>(),
        77 => generator.subschema_for::<Definition<77>>(),
        78 => generator.subschema_for::<Definition<78>>(),
        79 => generator.subschema_for::<Definition<79>>(),
        80 => generator.subschema_for::<Definition<80>>(),
        81 => generator.subschema_for::<Definition<81>>(),
        82 => generator.subschema_for::<Definition<82>>(),
        83 => generator.subschema_for::<Definition<83>>(),
        84 => generator.subschema_for::<Definition<84>>(),
        85 => generator.subschema_for::<Definition<85>>(),
        86 => generator.subschema_for::<Definition<86>>(),
        87 => generator.subschema_for::<Definition<87>>(),
        88 => generator.subschema_for::<Definition<88>>(),
        89 => generator.subschema_for::<Definition<89>>(),
        90 => generator.subschema_for::<Definition<90>>(),
        91 => generator.subschema_for::<Definition<91>>(),
        92 => generator.subschema_for::<Definition<92>>(),
        93 => generator.subschema_for::<Definition<93>>(),
        94 => generator.subschema_for::<Definition<94>>(),
        95 => generator.subschema_for::<Definition<95>>(),
        96 => generator.subschema_for::<Definition<96>>(),
        97 => generator.subschema_for::<Definition<97>>(),
        98 => generator.subschema_for::<Definition<98>>(),
        99 => generator.subschema_for::<Definition<99>>(),
        100 => generator.subschema_for::<Definition<100>>(),
        101 => generator.subschema_for::<Definition<101>>(),
        102 => generator.subschema_for::<Definition<102>>(),
        103 => generator.subschema_for::<Definition<103>>(),
        104 => generator.subschema_for::<Definition<104>>(),
        105 => generator.subschema_for::<Definition<105>>(),
        106 => generator.subschema_for::<Definition<106>>(),
        107 => generator.subschema_for::<Definition<107>>(),
        108 => generator.subschema_for::<Definition<108>>(),
        109 => generator.subschema_for::<Definition<109>>(),
        110 => generator.subschema_for::<Definition<110>>(),
        111 => generator.subschema_for::<Definition<111>>(),
        112 => generator.subschema_for::<Definition<112>>(),
        113 => generator.subschema_for::<Definition<113>>(),
        114 => generator.subschema_for::<Definition<114>>(),
        115 => generator.subschema_for::<Definition<115>>(),
        116 => generator.subschema_for::<Definition<116>>(),
        117 => generator.subschema_for::<Definition<117>>(),
        118 => generator.subschema_for::<Definition<118>>(),
        119 => generator.subschema_for::<Definition<119>>(),
        120 => generator.subschema_for::<Definition<120>>(),
        121 => generator.subschema_for::<Definition<121>>(),
        122 => generator.subschema_for::<Definition<122>>(),
        123 => generator.subschema_for::<Definition<123>>(),
        124 => generator.subschema_for::<Definition<124>>(),
        125 => generator.subschema_for::<Definition<125>>(),
        126 => generator.subschema_for::<Definition<126>>(),
        127 => generator.subschema_for::<Definition<127>>(),
        128 => generator.subschema_for::<Definition<128>>(),
        129 => generator.subschema_for::<Definition<129>>(),
        130 => generator.subschema_for::<Definition<130>>(),
        131 => generator.subschema_for::<Definition<131>>(),
        132 => generator.subschema_for::<Definition<132>>(),
        133 => generator.subschema_for::<Definition<133>>(),
        134 => generator.subschema_for::<Definition<134>>(),
        135 => generator.subschema_for::<Definition<135>>(),
        136 => generator.subschema_for::<Definition<136>>(),
        137 => generator.subschema_for::<Definition<137>>(),
        138 => generator.subschema_for::<Definition<138>>(),
        139 => generator.subschema_for::<Definition<139>>(),
        140 => generator.subschema_for::<Definition<140>>(),
        141 => generator.subschema_for::<Definition<141>>(),
        142 => generator.subschema_for::<Definition<142>>(),
        143 => generator.subschema_for::<Definition<143>>(),
        144 => generator.subschema_for::<Definition<144>>(),
        145 => generator.subschema_for::<Definition<145>>(),
        146 => generator.subschema_for::<Definition<146>>(),
        147 => generator.subschema_for::<Definition<147>>(),
        148 => generator.subschema_for::<Definition<148>>(),
        149 => generator.subschema_for::<Definition<149>>(),
        150 => generator.subschema_for::<Definition<150>>(),
        151 => generator.subschema_for::<Definition<151>>(),
        152 => generator.subschema_for::<Definition<152>>(),
        153 => generator.subschema_for::<Definition<153>>(),
        154 => generator.subschema_for::<Definition<154>>(),
        155 => generator.subschema_for::<Definition<155>>(),
        156 => generator.subschema_for::<Definition<156>>(),
        157 => generator.subschema_for::<Definition<157>>(),
        _ => Schema::default(),
    }
}
impl JsonSchema for Activity<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<0>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<0>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<0>::json_schema(generator)
    }
}
impl JsonSchema for ActivityCapabilities {
    fn schema_name() -> Cow<'static, str> {
        Definition::<1>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<1>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<1>::json_schema(generator)
    }
}
impl JsonSchema for ActivityCompaction<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<2>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<2>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<2>::json_schema(generator)
    }
}
impl JsonSchema for ActivityContext<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<3>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<3>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<3>::json_schema(generator)
    }
}
impl JsonSchema for ActivityLifecycle<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<5>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<5>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<5>::json_schema(generator)
    }
}
impl JsonSchema for ActivityReasoningSummary<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<6>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<6>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<6>::json_schema(generator)
    }
}
impl JsonSchema for ActivityTool<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<7>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<7>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<7>::json_schema(generator)
    }
}
impl JsonSchema for ActivityUsage<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<8>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<8>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<8>::json_schema(generator)
    }
}
impl JsonSchema for AdvertisedEvent<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<9>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<9>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<9>::json_schema(generator)
    }
}
impl JsonSchema for AdvertisedOperation<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<10>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<10>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<10>::json_schema(generator)
    }
}
impl JsonSchema for AdvertisedTransport<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<11>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<11>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<11>::json_schema(generator)
    }
}
impl JsonSchema for AuthLoginCallbackRequest<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<12>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<12>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<12>::json_schema(generator)
    }
}
impl JsonSchema for AuthLoginCallbackSuccess {
    fn schema_name() -> Cow<'static, str> {
        Definition::<15>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<15>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<15>::json_schema(generator)
    }
}
impl JsonSchema for AuthLoginCancelRequest<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<16>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<16>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<16>::json_schema(generator)
    }
}
impl JsonSchema for AuthLoginCancelSuccess {
    fn schema_name() -> Cow<'static, str> {
        Definition::<19>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<19>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<19>::json_schema(generator)
    }
}
impl JsonSchema for AuthLoginOutcome {
    fn schema_name() -> Cow<'static, str> {
        Definition::<20>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<20>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<20>::json_schema(generator)
    }
}
impl JsonSchema for AuthLoginProgress<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<21>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<21>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<21>::json_schema(generator)
    }
}
impl JsonSchema for AuthLoginStartRequest<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<23>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<23>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<23>::json_schema(generator)
    }
}
impl JsonSchema for AuthLoginStartSuccess<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<26>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<26>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<26>::json_schema(generator)
    }
}
impl JsonSchema for AuthLoginState {
    fn schema_name() -> Cow<'static, str> {
        Definition::<27>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<27>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<27>::json_schema(generator)
    }
}
impl JsonSchema for AuthLoginTerminal<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<28>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<28>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<28>::json_schema(generator)
    }
}
impl JsonSchema for AuthLogoutRequest<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<30>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<30>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<30>::json_schema(generator)
    }
}
impl JsonSchema for AuthLogoutSuccess<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<33>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<33>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<33>::json_schema(generator)
    }
}
impl JsonSchema for AuthMethod {
    fn schema_name() -> Cow<'static, str> {
        Definition::<34>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<34>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<34>::json_schema(generator)
    }
}
impl JsonSchema for AuthProvider<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<35>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<35>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<35>::json_schema(generator)
    }
}
impl JsonSchema for AuthReadiness {
    fn schema_name() -> Cow<'static, str> {
        Definition::<36>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<36>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<36>::json_schema(generator)
    }
}
impl JsonSchema for AuthSource {
    fn schema_name() -> Cow<'static, str> {
        Definition::<37>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<37>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<37>::json_schema(generator)
    }
}
impl JsonSchema for AuthStatusRequest {
    fn schema_name() -> Cow<'static, str> {
        Definition::<38>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<38>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<38>::json_schema(generator)
    }
}
impl JsonSchema for AuthStatusSuccess<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<41>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<41>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<41>::json_schema(generator)
    }
}
impl JsonSchema for CapabilitiesRequest {
    fn schema_name() -> Cow<'static, str> {
        Definition::<42>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<42>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<42>::json_schema(generator)
    }
}
impl JsonSchema for CapabilitiesSuccess<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<45>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<45>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<45>::json_schema(generator)
    }
}
impl JsonSchema for CatalogModelsRequest<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<46>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<46>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<46>::json_schema(generator)
    }
}
impl JsonSchema for CatalogModelsSuccess<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<49>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<49>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<49>::json_schema(generator)
    }
}
impl JsonSchema for CatalogProvidersRequest {
    fn schema_name() -> Cow<'static, str> {
        Definition::<50>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<50>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<50>::json_schema(generator)
    }
}
impl JsonSchema for CatalogProvidersSuccess<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<53>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<53>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<53>::json_schema(generator)
    }
}
impl JsonSchema for CatalogRefreshRequest<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<54>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<54>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<54>::json_schema(generator)
    }
}
impl JsonSchema for CatalogRefreshSuccess<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<57>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<57>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<57>::json_schema(generator)
    }
}
impl JsonSchema for CatalogState {
    fn schema_name() -> Cow<'static, str> {
        Definition::<58>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<58>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<58>::json_schema(generator)
    }
}
impl JsonSchema for CompactionStatus {
    fn schema_name() -> Cow<'static, str> {
        Definition::<59>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<59>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<59>::json_schema(generator)
    }
}
impl JsonSchema for ConfigGetRequest {
    fn schema_name() -> Cow<'static, str> {
        Definition::<60>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<60>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<60>::json_schema(generator)
    }
}
impl JsonSchema for ConfigGetSuccess<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<63>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<63>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<63>::json_schema(generator)
    }
}
impl JsonSchema for ConfigLayer {
    fn schema_name() -> Cow<'static, str> {
        Definition::<64>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<64>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<64>::json_schema(generator)
    }
}
impl JsonSchema for ConfigScope {
    fn schema_name() -> Cow<'static, str> {
        Definition::<65>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<65>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<65>::json_schema(generator)
    }
}
impl JsonSchema for ConfigSetRequest<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<66>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<66>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<66>::json_schema(generator)
    }
}
impl JsonSchema for ConfigSetSuccess<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<69>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<69>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<69>::json_schema(generator)
    }
}
impl JsonSchema for ContextSource {
    fn schema_name() -> Cow<'static, str> {
        Definition::<70>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<70>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<70>::json_schema(generator)
    }
}
impl JsonSchema for GlobalSetting {
    fn schema_name() -> Cow<'static, str> {
        Definition::<75>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<75>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<75>::json_schema(generator)
    }
}
impl JsonSchema for InitializeRequest<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<76>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<76>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<76>::json_schema(generator)
    }
}
impl JsonSchema for InitializeSuccess<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<79>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<79>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<79>::json_schema(generator)
    }
}
impl JsonSchema for LifecycleCategory {
    fn schema_name() -> Cow<'static, str> {
        Definition::<81>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<81>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<81>::json_schema(generator)
    }
}
impl JsonSchema for LifecycleStatus {
    fn schema_name() -> Cow<'static, str> {
        Definition::<82>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<82>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<82>::json_schema(generator)
    }
}
impl JsonSchema for Limits<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<84>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<84>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<84>::json_schema(generator)
    }
}
impl JsonSchema for MessageRole {
    fn schema_name() -> Cow<'static, str> {
        Definition::<86>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<86>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<86>::json_schema(generator)
    }
}
impl JsonSchema for ModelEntry<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<87>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<87>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<87>::json_schema(generator)
    }
}
impl JsonSchema for ProviderEntry<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<90>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<90>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<90>::json_schema(generator)
    }
}
impl JsonSchema for ReplayItem<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<94>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<94>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<94>::json_schema(generator)
    }
}
impl JsonSchema for ReplayMessage<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<95>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<95>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<95>::json_schema(generator)
    }
}
impl JsonSchema for ReplaySummary<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<96>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<96>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<96>::json_schema(generator)
    }
}
impl JsonSchema for ReplayTerminal<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<97>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<97>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<97>::json_schema(generator)
    }
}
impl JsonSchema for ReplayTerminalStatus {
    fn schema_name() -> Cow<'static, str> {
        Definition::<98>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<98>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<98>::json_schema(generator)
    }
}
impl JsonSchema for Selection<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<103>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<103>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<103>::json_schema(generator)
    }
}
impl JsonSchema for SelectionChange<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<104>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<104>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<104>::json_schema(generator)
    }
}
impl JsonSchema for SessionCloseRequest {
    fn schema_name() -> Cow<'static, str> {
        Definition::<105>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<105>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<105>::json_schema(generator)
    }
}
impl JsonSchema for SessionCloseStatus {
    fn schema_name() -> Cow<'static, str> {
        Definition::<108>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<108>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<108>::json_schema(generator)
    }
}
impl JsonSchema for SessionCloseSuccess<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<109>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<109>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<109>::json_schema(generator)
    }
}
impl JsonSchema for SessionCreateRequest {
    fn schema_name() -> Cow<'static, str> {
        Definition::<110>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<110>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<110>::json_schema(generator)
    }
}
impl JsonSchema for SessionCreateSuccess<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<113>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<113>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<113>::json_schema(generator)
    }
}
impl JsonSchema for SessionListRequest<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<115>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<115>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<115>::json_schema(generator)
    }
}
impl JsonSchema for SessionListSuccess<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<118>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<118>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<118>::json_schema(generator)
    }
}
impl JsonSchema for SessionOpenRequest {
    fn schema_name() -> Cow<'static, str> {
        Definition::<119>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<119>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<119>::json_schema(generator)
    }
}
impl JsonSchema for SessionOpenSuccess<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<122>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<122>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<122>::json_schema(generator)
    }
}
impl JsonSchema for SessionReplayRequest<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<123>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<123>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<123>::json_schema(generator)
    }
}
impl JsonSchema for SessionReplaySuccess<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<126>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<126>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<126>::json_schema(generator)
    }
}
impl JsonSchema for SessionSummary<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<127>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<127>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<127>::json_schema(generator)
    }
}
impl JsonSchema for StatusRequest {
    fn schema_name() -> Cow<'static, str> {
        Definition::<128>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<128>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<128>::json_schema(generator)
    }
}
impl JsonSchema for StatusSuccess {
    fn schema_name() -> Cow<'static, str> {
        Definition::<131>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<131>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<131>::json_schema(generator)
    }
}
impl JsonSchema for ThinkingLevel {
    fn schema_name() -> Cow<'static, str> {
        Definition::<132>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<132>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<132>::json_schema(generator)
    }
}
impl JsonSchema for ToolName<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<133>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<133>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<133>::json_schema(generator)
    }
}
impl JsonSchema for ToolTransport {
    fn schema_name() -> Cow<'static, str> {
        Definition::<134>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<134>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<134>::json_schema(generator)
    }
}
impl JsonSchema for TurnActivity<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<135>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<135>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<135>::json_schema(generator)
    }
}
impl JsonSchema for TurnAssistantDelta<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<137>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<137>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<137>::json_schema(generator)
    }
}
impl JsonSchema for TurnCancelRequest<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<139>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<139>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<139>::json_schema(generator)
    }
}
impl JsonSchema for TurnCancelSuccess {
    fn schema_name() -> Cow<'static, str> {
        Definition::<142>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<142>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<142>::json_schema(generator)
    }
}
impl JsonSchema for TurnOptions {
    fn schema_name() -> Cow<'static, str> {
        Definition::<144>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<144>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<144>::json_schema(generator)
    }
}
impl JsonSchema for TurnStartRequest<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<146>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<146>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<146>::json_schema(generator)
    }
}
impl JsonSchema for TurnStartSuccess<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<149>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<149>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<149>::json_schema(generator)
    }
}
impl JsonSchema for TurnStarted<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<150>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<150>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<150>::json_schema(generator)
    }
}
impl JsonSchema for TurnStatus {
    fn schema_name() -> Cow<'static, str> {
        Definition::<152>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<152>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<152>::json_schema(generator)
    }
}
impl JsonSchema for TurnTerminal<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<153>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<153>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<153>::json_schema(generator)
    }
}
impl JsonSchema for UsageSource {
    fn schema_name() -> Cow<'static, str> {
        Definition::<155>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<155>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<155>::json_schema(generator)
    }
}
impl JsonSchema for WireError<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<156>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<156>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<156>::json_schema(generator)
    }
}
impl JsonSchema for WireErrorCode<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<157>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<157>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<157>::json_schema(generator)
    }
}
impl JsonSchema for Request<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<100>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<100>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<100>::json_schema(generator)
    }
}
impl JsonSchema for Response<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<101>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<101>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<101>::json_schema(generator)
    }
}
impl JsonSchema for Event<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<74>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<74>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<74>::json_schema(generator)
    }
}
impl JsonSchema for Record<'_> {
    fn schema_name() -> Cow<'static, str> {
        Definition::<92>::schema_name()
    }
    fn schema_id() -> Cow<'static, str> {
        Definition::<92>::schema_id()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Definition::<92>::json_schema(generator)
    }
}
