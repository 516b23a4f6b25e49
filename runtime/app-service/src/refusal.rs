//! Every error to its code.
//! A refusal carries a code and no text, so that request data cannot leak; detail goes to the diagnostics.

use app_wire::ErrorCode;
use session::Error;

/// Why a request is not carried out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Refusal(pub(crate) ErrorCode);

impl From<ErrorCode> for Refusal {
    fn from(code: ErrorCode) -> Self {
        Self(code)
    }
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Self {
        let code = match &error {
            Error::BadId => ErrorCode::InvalidSessionId,
            Error::Held | Error::Busy | Error::Changed => ErrorCode::SessionBusy,
            Error::ScanBudget => ErrorCode::LimitExceeded,
            Error::Missing
            | Error::Unsafe { .. }
            | Error::Newer { .. }
            | Error::TooLong
            | Error::Io { .. } => ErrorCode::SessionUnavailable,
            Error::NoTurn | Error::Record { .. } => ErrorCode::InternalError,
        };
        noted(&error, code);
        Self(code)
    }
}

/// A session that cannot be made, or a list that cannot be read: no session is to blame, so the service is.
pub(crate) fn without_session(error: Error) -> Refusal {
    let code = match &error {
        Error::BadId => ErrorCode::InvalidSessionId,
        Error::ScanBudget => ErrorCode::LimitExceeded,
        Error::Held
        | Error::Busy
        | Error::Changed
        | Error::Missing
        | Error::Unsafe { .. }
        | Error::Newer { .. }
        | Error::TooLong
        | Error::Io { .. }
        | Error::NoTurn
        | Error::Record { .. } => ErrorCode::InternalError,
    };
    noted(&error, code);
    Refusal(code)
}

/// A user message that cannot be made durable refuses its turn.
pub(crate) fn without_user_message(error: Error) -> Refusal {
    let code = match &error {
        Error::Held | Error::Busy | Error::Changed => ErrorCode::SessionBusy,
        Error::BadId
        | Error::ScanBudget
        | Error::Missing
        | Error::Unsafe { .. }
        | Error::Newer { .. }
        | Error::TooLong
        | Error::Io { .. }
        | Error::NoTurn
        | Error::Record { .. } => ErrorCode::SessionUnavailable,
    };
    noted(&error, code);
    Refusal(code)
}

fn noted(error: &Error, code: ErrorCode) {
    tracing::debug!(code = code.as_str(), %error, "the session store refused");
}
