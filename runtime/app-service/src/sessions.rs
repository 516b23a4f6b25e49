//! Sessions over the wire: list, create, open, replay, close, and the attachments of this process.
//! Knows neither files nor locks; a writer held here is a lease held there.

use std::borrow::Cow;
use std::collections::BTreeMap;

use app_wire::{
    ErrorCode, MessageRole, ReplayItem, ReplayMessage, ReplaySummary, ReplayTerminal,
    ReplayTerminalStatus, Reply, SessionCloseStatus, SessionCloseSuccess, SessionCreateSuccess,
    SessionListRequest, SessionListSuccess, SessionOpenSuccess, SessionReplayRequest,
    SessionReplaySuccess, SessionSummary, limits,
};
use session::{Body, Id, ListBounds, Listing, Replay, ReplayBounds, Role, Status, Writer};

use crate::intake::Identity;
use crate::refusal::{self, Refusal};
use crate::service::Service;

/// One session this process may write to.
enum Attachment {
    /// Explicit, and no turn runs: the writer is home.
    Idle(Writer),
    /// A turn has the writer, or its terminal record was not flushed yet.
    Busy {
        /// Made or taken by create or open; an implicit one goes with its turn.
        explicit: bool,
        /// Closed during the turn; goes with it.
        closing: bool,
        /// The writer, once it is back from the turn.
        writer: Option<Writer>,
    },
}

/// The attachments of this process, at most [`limits::MAX_SESSION_ATTACHMENTS`].
#[derive(Default)]
pub(crate) struct Attachments {
    held: BTreeMap<Id, Attachment>,
}

impl Attachments {
    /// Asked before anything is made or taken.
    pub(crate) fn room(&self) -> Result<(), Refusal> {
        if self.held.len() < limits::MAX_SESSION_ATTACHMENTS {
            Ok(())
        } else {
            Err(ErrorCode::LimitExceeded.into())
        }
    }

    pub(crate) fn holds(&self, id: &Id) -> bool {
        self.held.contains_key(id)
    }

    /// An explicit attachment without a turn.
    pub(crate) fn idle(&mut self, writer: Writer) {
        self.held
            .insert(writer.id().clone(), Attachment::Idle(writer));
    }

    /// The writer of an idle attachment, which then is none; None: not attached.
    pub(crate) fn take_idle(&mut self, id: &Id) -> Result<Option<Writer>, Refusal> {
        match self.held.remove(id) {
            Some(busy @ Attachment::Busy { .. }) => {
                self.held.insert(id.clone(), busy);
                Err(ErrorCode::SessionBusy.into())
            }
            Some(Attachment::Idle(writer)) => Ok(Some(writer)),
            None => Ok(None),
        }
    }

    /// The writer goes away with a turn.
    pub(crate) fn lend(&mut self, id: Id, explicit: bool) {
        self.held.insert(
            id,
            Attachment::Busy {
                explicit,
                closing: false,
                writer: None,
            },
        );
    }

    /// The writer is back, or lost; the attachment stays busy until the terminal record was flushed.
    pub(crate) fn bring_home(&mut self, id: &Id, returned: Option<Writer>) {
        if let Some(Attachment::Busy { writer, .. }) = self.held.get_mut(id) {
            *writer = returned;
        }
    }

    /// The terminal record was flushed.
    pub(crate) fn end_turn(&mut self, id: &Id) {
        if let Some(Attachment::Busy {
            explicit: true,
            closing: false,
            writer: Some(writer),
        }) = self.held.remove(id)
        {
            self.idle(writer);
        }
    }

    /// Frees every lease.
    pub(crate) fn release_all(&mut self) {
        self.held.clear();
    }
}

impl Service {
    pub(crate) fn session_list(
        &self,
        request: &SessionListRequest<'_>,
    ) -> Result<Reply<'static>, Refusal> {
        let after = request.after.as_deref().map(parsed).transpose()?;
        let bounds = ListBounds {
            items: page_items(request.limit),
            scan_entries: limits::MAX_SESSION_LIST_SCAN_ENTRIES,
            title_bytes: limits::MAX_SESSION_TITLE_BYTES,
        };
        let listing = self
            .store
            .list(after.as_ref(), &bounds, &self.redactor)
            .map_err(refusal::of_store(&self.store))?;
        fitted(listing.sessions.len(), limits::MAX_PAYLOAD_BYTES, |kept| {
            list_page(&listing, kept)
        })
    }

    /// The answer carries the new id in its envelope too.
    pub(crate) fn session_create(
        &mut self,
        identity: &mut Identity<'_>,
    ) -> Result<Reply<'static>, Refusal> {
        self.attachments.room()?;
        let writer = self
            .store
            .create()
            .map_err(refusal::of_store(&self.store))?;
        let session_id = writer.id().to_string();
        self.attachments.idle(writer);
        identity.session_id = Some(Cow::Owned(session_id.clone()));
        Ok(Reply::SessionCreate(SessionCreateSuccess {
            session_id: Cow::Owned(session_id),
        }))
    }

    pub(crate) fn session_open(&mut self, session_id: &str) -> Result<Reply<'static>, Refusal> {
        let id = parsed(session_id)?;
        match self.attachments.held.get_mut(&id) {
            Some(Attachment::Busy { closing: true, .. }) => {
                return Err(ErrorCode::SessionBusy.into());
            }
            Some(Attachment::Busy { explicit, .. }) => *explicit = true,
            Some(Attachment::Idle(_)) => {}
            None => {
                self.attachments.room()?;
                let writer = self.store.attach(&id).map_err(refusal::of(&id))?;
                self.attachments.idle(writer);
            }
        }
        Ok(Reply::SessionOpen(SessionOpenSuccess {
            session_id: Cow::Owned(id.to_string()),
        }))
    }

    pub(crate) fn session_replay(
        &self,
        session_id: &str,
        request: &SessionReplayRequest<'_>,
    ) -> Result<Reply<'static>, Refusal> {
        let id = parsed(session_id)?;
        let bounds = ReplayBounds {
            items: page_items(request.limit),
            part_bytes: limits::MAX_REPLAY_PART_BYTES,
            window_bytes: limits::MAX_SESSION_REPLAY_WINDOW_BYTES as u64,
            window_records: limits::MAX_SESSION_REPLAY_WINDOW_RECORDS,
        };
        let replay = self
            .store
            .replay(&id, request.after.as_deref(), &bounds, &self.redactor)
            .map_err(refusal::of(&id))?;
        fitted(
            replay.items.len(),
            limits::MAX_SESSION_REPLAY_PAGE_BYTES,
            |kept| replay_page(&replay, kept),
        )
    }

    /// With no turn here it is idempotent for any valid id; the history and other processes' leases stay.
    pub(crate) fn session_close(&mut self, session_id: &str) -> Result<Reply<'static>, Refusal> {
        let id = parsed(session_id)?;
        let status = match self.attachments.held.get_mut(&id) {
            Some(Attachment::Busy { closing, .. }) => {
                *closing = true;
                self.turns.cancel_in(&id);
                SessionCloseStatus::Closing
            }
            Some(Attachment::Idle(_)) | None => {
                self.attachments.held.remove(&id);
                SessionCloseStatus::Closed
            }
        };
        Ok(Reply::SessionClose(SessionCloseSuccess {
            session_id: Cow::Owned(id.to_string()),
            status,
        }))
    }
}

/// An id that the store could have given out.
pub(crate) fn parsed(id: &str) -> Result<Id, Refusal> {
    Id::parse(id).map_err(refusal::of_id)
}

fn page_items(limit: Option<u8>) -> usize {
    limit.map_or(limits::MAX_SESSION_PAGE_ITEMS, usize::from)
}

/// The page of most items, at most `count`, whose payload as encoded is within `bytes_max`.
fn fitted<'a>(
    count: usize,
    bytes_max: usize,
    page: impl Fn(usize) -> Reply<'a>,
) -> Result<Reply<'static>, Refusal> {
    let fits = |kept: usize| {
        let mut payload = Vec::new();
        page(kept).encode(&mut payload).is_ok() && payload.len() <= bytes_max
    };
    let mut kept = count;
    if !fits(count) {
        // Sizes grow with the count: halve between one that fits and one that does not.
        let mut over = count;
        kept = 0;
        while over - kept > 1 {
            let middle = kept.midpoint(over);
            if fits(middle) {
                kept = middle;
            } else {
                over = middle;
            }
        }
        if kept == 0 {
            // An empty page that says there is more would be asked for again without end.
            tracing::error!("one item alone is over the bound of a page");
            return Err(ErrorCode::InternalError.into());
        }
    }
    Ok(page(kept).into_owned())
}

fn list_page(listing: &Listing, kept: usize) -> Reply<'_> {
    let whole = kept == listing.sessions.len();
    let last_kept = listing.sessions[..kept].last().map(|summary| &summary.id);
    Reply::SessionList(SessionListSuccess {
        sessions: listing.sessions[..kept]
            .iter()
            .map(|summary| SessionSummary {
                session_id: Cow::Borrowed(summary.id.as_str()),
                title: summary.title.as_deref().map(Cow::Borrowed),
                updated_at: Cow::Borrowed(&summary.updated_at),
            })
            .collect(),
        next_after: if whole {
            listing.next_after.as_ref()
        } else {
            last_kept
        }
        .map(|id| Cow::Borrowed(id.as_str())),
        truncated: listing.truncated || !whole,
        incomplete: listing.incomplete,
    })
}

fn replay_page(replay: &Replay, kept: usize) -> Reply<'_> {
    let next = replay.items[..kept]
        .last()
        .map_or(&replay.start, |item| &item.cursor);
    Reply::SessionReplay(SessionReplaySuccess {
        events: replay.items[..kept].iter().map(replay_item).collect(),
        next_cursor: Cow::Borrowed(next),
        snapshot_cursor: Cow::Borrowed(&replay.snapshot),
        truncated: replay.more || kept < replay.items.len(),
        gap: replay.gap,
        resync_required: replay.resync,
    })
}

fn replay_item(item: &session::Item) -> ReplayItem<'_> {
    let cursor = Cow::Borrowed(item.cursor.as_str());
    match &item.body {
        Body::Message {
            role,
            text,
            part,
            last_part,
        } => ReplayItem::Message(ReplayMessage {
            cursor,
            role: match role {
                Role::User => MessageRole::User,
                Role::Assistant => MessageRole::Assistant,
            },
            text: Cow::Borrowed(text),
            part: part_number(*part),
            last_part: *last_part,
        }),
        Body::Summary {
            text,
            part,
            last_part,
        } => ReplayItem::Summary(ReplaySummary {
            cursor,
            text: Cow::Borrowed(text),
            part: part_number(*part),
            last_part: *last_part,
        }),
        Body::Terminal { status } => ReplayItem::Terminal(ReplayTerminal {
            cursor,
            status: match status {
                Status::Completed => ReplayTerminalStatus::Completed,
                Status::Cancelled => ReplayTerminalStatus::Cancelled,
                Status::Failed => ReplayTerminalStatus::Failed,
                Status::CompactionRequired => ReplayTerminalStatus::CompactionRequired,
            },
        }),
    }
}

/// The window of a replay is far smaller than what a part number can count.
fn part_number(part: u64) -> u32 {
    u32::try_from(part).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listing() -> (Vec<Id>, Listing) {
        let id = |index| Id::parse(&format!("ses_{index:032x}")).unwrap();
        let ids: Vec<Id> = (0..5).map(id).collect();
        let summary = |id: &Id| session::Summary {
            id: id.clone(),
            title: None,
            updated_at: "2026-01-01T00:00:00.000Z".to_owned(),
        };
        let listing = Listing {
            sessions: ids[..4].iter().map(summary).collect(),
            next_after: Some(ids[4].clone()),
            truncated: false,
            incomplete: true,
        };
        (ids, listing)
    }

    fn listed(reply: Reply<'_>) -> SessionListSuccess<'_> {
        match reply {
            Reply::SessionList(page) => page,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_whole_list_page_goes_on_after_the_last_session_looked_at() {
        let (ids, listing) = listing();
        let page = listed(list_page(&listing, 4));
        assert_eq!(page.sessions.len(), 4);
        assert_eq!(page.next_after.as_deref(), Some(ids[4].as_str()));
        assert!(!page.truncated && page.incomplete);
    }

    #[test]
    fn a_list_page_cut_short_goes_on_after_its_last_session() {
        let (ids, listing) = listing();
        let page = listed(list_page(&listing, 3));
        assert_eq!(page.sessions.len(), 3);
        assert_eq!(page.next_after.as_deref(), Some(ids[2].as_str()));
        assert!(page.truncated && page.incomplete);
    }

    #[test]
    fn the_page_of_most_items_within_the_bytes_is_kept() {
        let (_, listing) = listing();
        let size = |kept| {
            let mut bytes = Vec::new();
            list_page(&listing, kept).encode(&mut bytes).unwrap();
            bytes.len()
        };
        for kept in 1..=4 {
            let exactly = listed(fitted(4, size(kept), |kept| list_page(&listing, kept)).unwrap());
            assert_eq!(exactly.sessions.len(), kept);
            if kept > 1 {
                let page = fitted(4, size(kept) - 1, |kept| list_page(&listing, kept)).unwrap();
                assert_eq!(listed(page).sessions.len(), kept - 1);
            }
        }
        let too_small = fitted(4, size(1) - 1, |kept| list_page(&listing, kept));
        assert_eq!(too_small.map(drop), Err(Refusal(ErrorCode::InternalError)));
    }
}
