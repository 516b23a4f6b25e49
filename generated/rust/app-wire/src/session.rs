// @generated from schema/app-service by codegen. Do not edit.
//! Types of `schema/app-service/session.json`.
//! How they are read and written stands elsewhere.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
/// Who said it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MessageRole {
    /// `user`: The person, through a prompt.
    User,
    /// `assistant`: The model.
    Assistant,
}
impl MessageRole {
    /// All values, in the order of the schema.
    pub const ALL: &'static [MessageRole] = &[MessageRole::User, MessageRole::Assistant];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            MessageRole::User => "user",
            MessageRole::Assistant => "assistant",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "user" => MessageRole::User,
                "assistant" => MessageRole::Assistant,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for MessageRole {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
/// Opaque position in the replayed history of one session: it stands for everything up to and including one item. It may be kept and used again after a restart of the service, as long as the history before it stays as it was. It is neither an event id nor a sequence.
pub type ReplayCursor<'a> = Cow<'a, str>;
/// One item of the replayed history. Tool calls, reasoning and diagnostics are no items.
///
/// Told apart by `kind`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReplayItem<'a> {
    /// A message of the conversation, or one part of it. A turn that was cancelled or failed keeps what the assistant had said by then.
    Message(ReplayMessage<'a>),
    /// The end of a turn. What the assistant had said stands in the messages before it.
    Terminal(ReplayTerminal<'a>),
    /// What compaction kept of the older history, or one part of it. It stands before the conversation that follows the cutoff and has no author.
    Summary(ReplaySummary<'a>),
}
impl<'a> ReplayItem<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::replay_item)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::replay_item(w, self))
    }
}
impl ReplayItem<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> ReplayItem<'static> {
        match self {
            ReplayItem::Message(value) => ReplayItem::Message(value.into_owned()),
            ReplayItem::Terminal(value) => ReplayItem::Terminal(value.into_owned()),
            ReplayItem::Summary(value) => ReplayItem::Summary(value.into_owned()),
        }
    }
}
/// A message of the conversation, or one part of it. A turn that was cancelled or failed keeps what the assistant had said by then.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct ReplayMessage<'a> {
    /// Position right after this item. Keep it only once the item is accepted.
    pub cursor: ReplayCursor<'a>,
    /// Who said it.
    pub role: MessageRole,
    /// The text of this part, with secrets removed. Parts are split between characters and joined without anything in between.
    pub text: Cow<'a, str>,
    /// Place of this part, counted from zero for each message or summary.
    pub part: u32,
    /// Nothing of the text follows. Parts of one text can stand on different pages.
    pub last_part: bool,
}
impl<'a> ReplayMessage<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::replay_message)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::replay_message(w, self))
    }
}
impl ReplayMessage<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> ReplayMessage<'static> {
        ReplayMessage {
            cursor: Cow::Owned(self.cursor.into_owned()),
            role: self.role,
            text: Cow::Owned(self.text.into_owned()),
            part: self.part,
            last_part: self.last_part,
        }
    }
}
/// What compaction kept of the older history, or one part of it. It stands before the conversation that follows the cutoff and has no author.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct ReplaySummary<'a> {
    /// Position right after this item. Keep it only once the item is accepted.
    pub cursor: ReplayCursor<'a>,
    /// The text of this part, with secrets removed. Parts are split between characters and joined without anything in between.
    pub text: Cow<'a, str>,
    /// Place of this part, counted from zero for each message or summary.
    pub part: u32,
    /// Nothing of the text follows. Parts of one text can stand on different pages.
    pub last_part: bool,
}
impl<'a> ReplaySummary<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::replay_summary)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::replay_summary(w, self))
    }
}
impl ReplaySummary<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> ReplaySummary<'static> {
        ReplaySummary {
            cursor: Cow::Owned(self.cursor.into_owned()),
            text: Cow::Owned(self.text.into_owned()),
            part: self.part,
            last_part: self.last_part,
        }
    }
}
/// The end of a turn. What the assistant had said stands in the messages before it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct ReplayTerminal<'a> {
    /// Position right after this item. Keep it only once the item is accepted.
    pub cursor: ReplayCursor<'a>,
    /// How it ended.
    pub status: ReplayTerminalStatus,
}
impl<'a> ReplayTerminal<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::replay_terminal)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::replay_terminal(w, self))
    }
}
impl ReplayTerminal<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> ReplayTerminal<'static> {
        ReplayTerminal {
            cursor: Cow::Owned(self.cursor.into_owned()),
            status: self.status,
        }
    }
}
/// How a recorded turn ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ReplayTerminalStatus {
    /// `completed`: The turn ran to its end.
    Completed,
    /// `cancelled`: A client, the end of input or the close of the session stopped it.
    Cancelled,
    /// `failed`: It could not go on for another reason.
    Failed,
    /// `compaction_required`: It failed because the history no longer fitted the model and could not be made to fit.
    CompactionRequired,
}
impl ReplayTerminalStatus {
    /// All values, in the order of the schema.
    pub const ALL: &'static [ReplayTerminalStatus] = &[
        ReplayTerminalStatus::Completed,
        ReplayTerminalStatus::Cancelled,
        ReplayTerminalStatus::Failed,
        ReplayTerminalStatus::CompactionRequired,
    ];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            ReplayTerminalStatus::Completed => "completed",
            ReplayTerminalStatus::Cancelled => "cancelled",
            ReplayTerminalStatus::Failed => "failed",
            ReplayTerminalStatus::CompactionRequired => "compaction_required",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "completed" => ReplayTerminalStatus::Completed,
                "cancelled" => ReplayTerminalStatus::Cancelled,
                "failed" => ReplayTerminalStatus::Failed,
                "compaction_required" => ReplayTerminalStatus::CompactionRequired,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for ReplayTerminalStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
/// Gives up this process's attachment to the session that the envelope names. Has no arguments. Nothing is deleted. A session with no running turn here can be closed any number of times, even when it does not exist.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionCloseRequest {}
impl SessionCloseRequest {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &[u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::session_close_request)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::session_close_request(w, self))
    }
}
/// What closing did.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum SessionCloseStatus {
    /// `closed`: This process does not hold the session.
    Closed,
    /// `closing`: A turn still runs; it was asked to stop and the attachment ends with it. Close again after its terminal event to see closed.
    Closing,
}
impl SessionCloseStatus {
    /// All values, in the order of the schema.
    pub const ALL: &'static [SessionCloseStatus] = &[
        SessionCloseStatus::Closed,
        SessionCloseStatus::Closing,
    ];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            SessionCloseStatus::Closed => "closed",
            SessionCloseStatus::Closing => "closing",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "closed" => SessionCloseStatus::Closed,
                "closing" => SessionCloseStatus::Closing,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for SessionCloseStatus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
/// The attachment is gone, or will be when the running turn has ended.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct SessionCloseSuccess<'a> {
    /// The session.
    pub session_id: SessionId<'a>,
    /// Whether the attachment is gone already.
    pub status: SessionCloseStatus,
}
impl<'a> SessionCloseSuccess<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::session_close_success,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::session_close_success(w, self))
    }
}
impl SessionCloseSuccess<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> SessionCloseSuccess<'static> {
        SessionCloseSuccess {
            session_id: Cow::Owned(self.session_id.into_owned()),
            status: self.status,
        }
    }
}
/// Makes a new durable session and attaches it. Has no arguments; the envelope must not name a session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionCreateRequest {}
impl SessionCreateRequest {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &[u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::session_create_request)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(
            out,
            &CONTRACT,
            false,
            |w| encode::session_create_request(w, self),
        )
    }
}
/// The session exists on disk and is attached to this process.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct SessionCreateSuccess<'a> {
    /// The new session.
    pub session_id: SessionId<'a>,
}
impl<'a> SessionCreateSuccess<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::session_create_success,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(
            out,
            &CONTRACT,
            false,
            |w| encode::session_create_success(w, self),
        )
    }
}
impl SessionCreateSuccess<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> SessionCreateSuccess<'static> {
        SessionCreateSuccess {
            session_id: Cow::Owned(self.session_id.into_owned()),
        }
    }
}
/// Opaque identity of a durable session, given out by the service. Clients keep it and hand it back; they never build one, and it tells nothing about where or how a session is stored. The service checks it before it touches storage.
pub type SessionId<'a> = Cow<'a, str>;
/// Asks for one page of the stored sessions, ordered by id. The envelope must not name a session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionListRequest<'a> {
    /// Where the page before this one ended: its next_after. Left out or null: from the beginning. A text that is no session id answers invalid_session_id.
    ///
    /// None: left out or `null`.
    pub after: Option<SessionId<'a>>,
    /// How many sessions the page may hold at most. Left out: the most that a page may hold. A number out of range answers limit_exceeded.
    ///
    /// None: left out, the default holds.
    pub limit: Option<u8>,
}
impl<'a> SessionListRequest<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::session_list_request)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::session_list_request(w, self))
    }
}
impl SessionListRequest<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> SessionListRequest<'static> {
        SessionListRequest {
            after: self.after.map(|value| Cow::Owned(value.into_owned())),
            limit: self.limit,
        }
    }
}
/// One page of sessions. It is no frozen snapshot: sessions that come and go between pages are seen or missed. Start again without after to refresh.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct SessionListSuccess<'a> {
    /// The sessions of this page, ordered by id. It may be empty although more follow.
    pub sessions: Vec<SessionSummary<'a>>,
    /// The last id that was looked at, to be given as after for the next page. It need not be among the sessions shown. Null when nothing was left to look at.
    ///
    /// None: `null`.
    pub next_after: Option<SessionId<'a>>,
    /// More candidates follow this page.
    pub truncated: bool,
    /// Some candidates could not be read or shown. It does not mean that another page follows.
    pub incomplete: bool,
}
impl<'a> SessionListSuccess<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::session_list_success,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::session_list_success(w, self))
    }
}
impl SessionListSuccess<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> SessionListSuccess<'static> {
        SessionListSuccess {
            sessions: self.sessions.into_iter().map(|item| item.into_owned()).collect(),
            next_after: self.next_after.map(|value| Cow::Owned(value.into_owned())),
            truncated: self.truncated,
            incomplete: self.incomplete,
        }
    }
}
/// Attaches a stored session, the one that the envelope names, so that no other service can write to it. Has no arguments. Opening what this process already holds changes nothing, except that an attachment made by a turn then stays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionOpenRequest {}
impl SessionOpenRequest {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &[u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::session_open_request)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::session_open_request(w, self))
    }
}
/// The session is attached to this process until it is closed. That alone does not promise that its history is fit for another turn.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct SessionOpenSuccess<'a> {
    /// The session.
    pub session_id: SessionId<'a>,
}
impl<'a> SessionOpenSuccess<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::session_open_success,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::session_open_success(w, self))
    }
}
impl SessionOpenSuccess<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> SessionOpenSuccess<'static> {
        SessionOpenSuccess {
            session_id: Cow::Owned(self.session_id.into_owned()),
        }
    }
}
/// Reads one page of the durable history of the session that the envelope names. Changes nothing, needs no attachment, and works while another service holds the session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionReplayRequest<'a> {
    /// The cursor of the last item that was accepted. Left out or null: from the start of the window. A text that is no cursor of this history is no error: the answer then asks for a resync.
    ///
    /// None: left out or `null`.
    pub after: Option<Cow<'a, str>>,
    /// How many items the page may hold at most. Left out: the most that a page may hold. A number out of range answers limit_exceeded.
    ///
    /// None: left out, the default holds.
    pub limit: Option<u8>,
}
impl<'a> SessionReplayRequest<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::session_replay_request)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(
            out,
            &CONTRACT,
            false,
            |w| encode::session_replay_request(w, self),
        )
    }
}
impl SessionReplayRequest<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> SessionReplayRequest<'static> {
        SessionReplayRequest {
            after: self.after.map(|value| Cow::Owned(value.into_owned())),
            limit: self.limit,
        }
    }
}
/// One page of durable history. As compact JSON it has at most max_session_replay_page_bytes, so a page can be shorter than the limit that was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct SessionReplaySuccess<'a> {
    /// The items of this page, oldest first.
    pub events: Vec<ReplayItem<'a>>,
    /// Position after this page, also after an empty one. Give it as after for the next page, or later to see what is new.
    pub next_cursor: ReplayCursor<'a>,
    /// Where the history ended when this request was served. Nothing is kept or subscribed on the service. Equal to next_cursor once everything was read.
    pub snapshot_cursor: ReplayCursor<'a>,
    /// More items follow up to snapshot_cursor.
    pub truncated: bool,
    /// Something of the history is missing or could not be read, also because it lies before the window. The cursors stay usable; reading again does not bring it back, and the flag may stay.
    pub gap: bool,
    /// The given cursor does not fit the history as it is now. The page is empty and next_cursor is where to start again: throw the cached items away first.
    pub resync_required: bool,
}
impl<'a> SessionReplaySuccess<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(
            json,
            &CONTRACT,
            CONTRACT.verdicts.shape,
            decode::session_replay_success,
        )
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(
            out,
            &CONTRACT,
            false,
            |w| encode::session_replay_success(w, self),
        )
    }
}
impl SessionReplaySuccess<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> SessionReplaySuccess<'static> {
        SessionReplaySuccess {
            events: self.events.into_iter().map(|item| item.into_owned()).collect(),
            next_cursor: Cow::Owned(self.next_cursor.into_owned()),
            snapshot_cursor: Cow::Owned(self.snapshot_cursor.into_owned()),
            truncated: self.truncated,
            gap: self.gap,
            resync_required: self.resync_required,
        }
    }
}
/// One stored session in a listing.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub struct SessionSummary<'a> {
    /// The session.
    pub session_id: SessionId<'a>,
    /// A short text made from the conversation, safe to show and with secrets removed. Null where there is none yet.
    ///
    /// None: `null`.
    pub title: Option<Cow<'a, str>>,
    /// When the session last changed, as an RFC 3339 timestamp. For display: the listing is not ordered by it.
    pub updated_at: Cow<'a, str>,
}
impl<'a> SessionSummary<'a> {
    /// Reads one such value alone.
    ///
    /// # Errors
    /// The gravest broken rule.
    pub fn decode(json: &'a [u8]) -> Result<Self, Fault> {
        Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::session_summary)
    }
    /// Appends the value alone, written compactly.
    ///
    /// # Errors
    /// The first broken rule; `out` is then as it was.
    pub fn encode(&self, out: &mut Vec<u8>) -> Result<(), Fault> {
        Writer::encode(out, &CONTRACT, false, |w| encode::session_summary(w, self))
    }
}
impl SessionSummary<'_> {
    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> SessionSummary<'static> {
        SessionSummary {
            session_id: Cow::Owned(self.session_id.into_owned()),
            title: self.title.map(|value| Cow::Owned(value.into_owned())),
            updated_at: Cow::Owned(self.updated_at.into_owned()),
        }
    }
}
