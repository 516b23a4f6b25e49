//! Every error to its code.
//! A refusal carries a code and no text, so that request data cannot leak; detail goes to the diagnostics.

use std::fmt::Display;

use app_wire::ErrorCode;
use session::{Error, Id, Store};

/// Why a request is not carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Refusal(pub(crate) ErrorCode);

impl From<ErrorCode> for Refusal {
    fn from(code: ErrorCode) -> Self {
        Self(code)
    }
}

/// The error of a session that the client named.
pub(crate) fn of(id: &Id) -> impl FnOnce(Error) -> Refusal {
    move |error| {
        noted(&error, &format_args!("session {id}"));
        Refusal(code(&error))
    }
}

/// A user message that cannot be made durable makes its session unavailable, whatever the reason.
pub(crate) fn of_user_message(id: &Id) -> impl FnOnce(Error) -> Refusal {
    move |error| match of(id)(error) {
        Refusal(ErrorCode::InternalError) => Refusal(ErrorCode::SessionUnavailable),
        other => other,
    }
}

/// Where the client named no session none is to blame: the service failed.
pub(crate) fn of_store(store: &Store) -> impl FnOnce(Error) -> Refusal {
    move |error| {
        noted(&error, &store.dir().display());
        Refusal(match code(&error) {
            ErrorCode::SessionBusy | ErrorCode::SessionUnavailable => ErrorCode::InternalError,
            other => other,
        })
    }
}

/// What the client sent as a session id or a continuation.
pub(crate) fn of_id(error: Error) -> Refusal {
    Refusal(code(&error))
}

fn code(error: &Error) -> ErrorCode {
    match error {
        Error::BadId => ErrorCode::InvalidSessionId,
        Error::Held | Error::Busy => ErrorCode::SessionBusy,
        Error::ScanBudget => ErrorCode::LimitExceeded,
        Error::Missing
        | Error::Unsafe { .. }
        | Error::Newer { .. }
        | Error::TooLong
        | Error::Changed
        | Error::Io { .. } => ErrorCode::SessionUnavailable,
        Error::NoTurn | Error::Record { .. } => ErrorCode::InternalError,
    }
}

/// What somebody has to look after is a warning; the rest is everyday life.
fn noted(error: &Error, place: &dyn Display) {
    match error {
        Error::Unsafe { .. }
        | Error::Newer { .. }
        | Error::Changed
        | Error::Io { .. }
        | Error::NoTurn
        | Error::Record { .. }
        | Error::ScanBudget
        | Error::TooLong => tracing::warn!("{place}: {error}"),
        Error::BadId | Error::Held | Error::Busy | Error::Missing => {
            tracing::debug!("{place}: {error}");
        }
    }
}
