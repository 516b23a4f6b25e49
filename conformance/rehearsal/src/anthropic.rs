//! The Anthropic Messages interface: which requests are in order, and how a reply is streamed.
//! Opens no socket.

mod check;
mod play;

pub(crate) use check::check;
pub(crate) use play::{Part, Playback};

use serde_json::{Value, json};

/// The body of an answer that is not a stream.
pub(crate) fn error_body(status: u16, message: &str) -> Value {
    let kind = match status {
        400 | 413 => "invalid_request_error",
        401 => "authentication_error",
        403 => "permission_error",
        404 => "not_found_error",
        429 => "rate_limit_error",
        529 => "overloaded_error",
        _ => "api_error",
    };
    json!({"type": "error", "error": {"type": kind, "message": message}})
}
