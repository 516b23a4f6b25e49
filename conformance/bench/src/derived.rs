//! The same records as plain `serde` types: what one would write by hand, checking nothing.
//! Each holds what the generated type holds, and no constant.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A request with its payload.
#[derive(Debug, Deserialize, Serialize)]
pub struct Request<P> {
    pub protocol_version: u16,
    pub kind: Kind,
    pub request_id: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub session_id: Option<String>,
    pub method: String,
    pub payload: P,
}

/// A response with its payload.
#[derive(Debug, Deserialize, Serialize)]
pub struct Response<P> {
    pub protocol_version: u16,
    pub kind: Kind,
    pub request_id: Option<String>,
    pub session_id: Option<String>,
    pub method: Option<String>,
    pub payload: Option<P>,
    pub error: Option<WireError>,
}

/// An event with its payload.
#[derive(Debug, Deserialize, Serialize)]
pub struct Event<P> {
    pub protocol_version: u16,
    pub kind: Kind,
    pub event_id: String,
    pub request_id: String,
    pub session_id: Option<String>,
    pub event: String,
    pub payload: P,
}

#[derive(Debug, Clone, Copy, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Request,
    Response,
    Event,
}

#[derive(Debug, Deserialize, Serialize)]
pub struct WireError {
    pub code: String,
    pub message: String,
}

#[derive(Debug, Deserialize, Serialize)]
pub struct Empty {}

#[derive(Debug, Deserialize, Serialize)]
pub struct TurnStart {
    pub prompt: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<Empty>,
}

#[derive(Debug, Deserialize, Serialize)]
pub struct TurnCancel {
    pub turn_id: String,
}

#[derive(Debug, Deserialize, Serialize)]
pub struct Page {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<u8>,
}

#[derive(Debug, Deserialize, Serialize)]
pub struct Accepted {
    pub turn_id: String,
    pub session_id: String,
    pub status: String,
}

#[derive(Debug, Deserialize, Serialize)]
pub struct Started {
    pub turn_id: String,
    pub session_id: String,
    pub status: String,
    pub sequence: u64,
}

#[derive(Debug, Deserialize, Serialize)]
pub struct Delta {
    pub turn_id: String,
    pub sequence: u64,
    pub text: String,
}

#[derive(Debug, Clone, Copy, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnStatus {
    Completed,
    Cancelled,
    Failed,
}

#[derive(Debug, Deserialize, Serialize)]
pub struct Terminal {
    pub turn_id: String,
    pub session_id: String,
    pub status: TurnStatus,
    pub assistant_text: String,
    pub sequence: u64,
    pub activity_dropped: u64,
    pub activity_replay_available: bool,
    pub replay_required: bool,
}

#[derive(Debug, Deserialize, Serialize)]
pub struct TurnActivity {
    pub turn_id: String,
    pub sequence: u64,
    pub activity: Activity,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Activity {
    Lifecycle {
        activity_id: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        parent_activity_id: Option<String>,
        category: String,
        status: String,
        details_omitted: bool,
    },
    Tool {
        activity_id: String,
        tool_id: String,
        tool_name: Option<String>,
        server_id: Option<String>,
        transport: String,
        status: String,
        timed_out: Option<bool>,
        details_omitted: bool,
    },
    ReasoningSummary {
        activity_id: String,
        text: String,
        redacted: bool,
        truncated: bool,
    },
    Context {
        activity_id: String,
        current_tokens: u64,
        max_tokens: u64,
        reasoning_tokens: Option<u64>,
        request_sequence: u64,
        source: String,
    },
    Usage {
        activity_id: String,
        effective_input: u64,
        output: u64,
        cache_read: u64,
        cache_known: bool,
        request_sequence: u64,
        final_usage: bool,
        source: String,
    },
    Compaction {
        activity_id: String,
        status: String,
        current_tokens: Option<u64>,
        max_tokens: Option<u64>,
        replay_required: bool,
    },
}

#[derive(Debug, Deserialize, Serialize)]
pub struct Status {
    pub service: String,
    pub provider_auth_ready: bool,
}

#[derive(Debug, Deserialize, Serialize)]
pub struct Sessions {
    pub sessions: Vec<Summary>,
    pub next_after: Option<String>,
    pub truncated: bool,
    pub incomplete: bool,
}

#[derive(Debug, Deserialize, Serialize)]
pub struct Summary {
    pub session_id: String,
    pub title: Option<String>,
    pub updated_at: String,
}

#[derive(Debug, Deserialize, Serialize)]
pub struct Replay {
    pub events: Vec<Item>,
    pub next_cursor: String,
    pub snapshot_cursor: String,
    pub truncated: bool,
    pub gap: bool,
    pub resync_required: bool,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Item {
    Message { cursor: String, role: String, text: String, part: u32, last_part: bool },
    Terminal { cursor: String, status: String },
    Summary { cursor: String, text: String, part: u32, last_part: bool },
}

#[derive(Debug, Deserialize, Serialize)]
pub struct Models {
    pub entries: Vec<Model>,
    pub next_offset: Option<u32>,
    pub state: String,
    pub refresh: String,
}

#[derive(Debug, Deserialize, Serialize)]
pub struct Model {
    pub provider_id: String,
    pub model_id: String,
    pub label: String,
    pub available: bool,
    pub context_window: Option<u64>,
    pub max_output_tokens: Option<u64>,
    pub available_thinking_levels: Vec<String>,
}

#[derive(Debug, Deserialize, Serialize)]
pub struct Initialize {
    pub supported_protocol_versions: Vec<u16>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub requested_capabilities: Option<Vec<String>>,
}

/// One way to read a record into its plain type, and to write it.
pub struct Engine {
    /// The record definition it is for.
    pub definition: &'static str,
    /// Reads and forgets; tells whether it could.
    pub read: fn(&[u8]) -> bool,
    /// Reads once and gives a writer of the value.
    pub writer: fn(&[u8]) -> Box<dyn Fn(&mut Vec<u8>)>,
}

fn read<T: serde::de::DeserializeOwned>(json: &[u8]) -> bool {
    std::hint::black_box(serde_json::from_slice::<T>(json)).is_ok()
}

fn writer<T: serde::de::DeserializeOwned + Serialize + 'static>(json: &[u8]) -> Box<dyn Fn(&mut Vec<u8>)> {
    let value: T = serde_json::from_slice(json).expect("a good record");
    Box::new(move |out| {
        serde_json::to_writer(&mut *out, &value).expect("a vector takes all");
        out.push(b'\n');
    })
}

macro_rules! engines {
    ($($definition:literal => $ty:ty,)*) => {
        /// The records that have a plain type.
        pub const ENGINES: &[Engine] = &[$(Engine { definition: $definition, read: read::<$ty>, writer: writer::<$ty> },)*];
    };
}

engines! {
    "InitializeRequestRecord" => Request<Initialize>,
    "StatusRequestRecord" => Request<Empty>,
    "SessionListRequestRecord" => Request<Page>,
    "SessionReplayRequestRecord" => Request<Page>,
    "SessionCreateRequestRecord" => Request<Empty>,
    "TurnStartRequestRecord" => Request<TurnStart>,
    "TurnCancelRequestRecord" => Request<TurnCancel>,
    "StatusResponseRecord" => Response<Status>,
    "SessionListResponseRecord" => Response<Sessions>,
    "SessionReplayResponseRecord" => Response<Replay>,
    "CatalogModelsResponseRecord" => Response<Models>,
    "TurnStartResponseRecord" => Response<Accepted>,
    "ErrorResponseRecord" => Response<Value>,
    "TurnStartedRecord" => Event<Started>,
    "TurnAssistantDeltaRecord" => Event<Delta>,
    "TurnActivityRecord" => Event<TurnActivity>,
    "TurnTerminalRecord" => Event<Terminal>,
}
