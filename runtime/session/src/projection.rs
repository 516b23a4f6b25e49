//! What a client may see of a window: turns, their messages, and a cursor for each place between them.
//! Reads no file and cuts no page.
//!
//! A cursor is a turn, a place in it, and a tag. The tag is a hash over the session's id, the checkpoint in effect,
//! the losses known before the turn, the chain up to the turn, and the turn's own items up to the place, as they were
//! shown. So it lives as long as all of these stay: over restarts, later turns, new files, and a window that moves but
//! still holds the turn. It is stale after a compaction, a rewind, a loss before it, or other words in its turn.

use std::borrow::Cow;
use std::fmt::Write;

use redact::{Redactor, cut};

use crate::Id;
use crate::entry::{Chain, Entry, Kind, Running, Status, Trail, User};
use crate::window::{Record, Window};

/// No cursor is longer, in bytes.
pub const CURSOR_BYTES_MAX: usize = 80;

/// One thing that a client may see, and the place right after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Opaque; stands for all that was projected up to and with this item.
    pub cursor: String,
    /// What it is.
    pub body: Body,
}

/// What a client may see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Body {
    /// A part of a message.
    Message {
        /// Whose message.
        role: Role,
        /// Redacted; within the part bound.
        text: String,
        /// From 0 within the message.
        part: u64,
        /// No part of this message follows.
        last_part: bool,
    },
    /// A part of a compaction's summary.
    Summary {
        /// Redacted; within the part bound.
        text: String,
        /// From 0 within the summary.
        part: u64,
        /// No part of this summary follows.
        last_part: bool,
    },
    /// The end of a turn.
    Terminal {
        /// How it ended.
        status: Status,
    },
}

/// Whose message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The user's.
    User,
    /// The assistant's.
    Assistant,
}

/// The projection of a window.
pub(crate) struct Projection<'w> {
    id: &'w Id,
    window: &'w Window,
    summary: Option<(u64, Cow<'w, str>)>,
    turns: Vec<Turn<'w>>,
    /// Ties cursors to the checkpoint in effect.
    base: Chain,
    /// What was said before the first turn here.
    before: Chain,
    /// Something is missing from what was said since the checkpoint, or was damaged.
    pub gap: bool,
}

/// A turn as far as it is in the window. Its texts are decoded again when they are asked for.
struct Turn<'w> {
    /// Sequence number of its user message, also when that is lost.
    key: u64,
    user: Option<&'w Record>,
    texts: Vec<&'w Record>,
    terminal: Option<&'w Record>,
    /// What its user message says came before it.
    prev: Option<u64>,
    /// Whether its user message and its terminal do not follow from what stands before them.
    foreign: (bool, bool),
    /// Ties cursors to what is known to be lost before the user message, and before the reply.
    breaks: (Chain, Chain),
}

/// The assistant's side of a turn.
struct Reply<'w> {
    text: Cow<'w, str>,
    /// What was said before it.
    chain: Chain,
    status: Option<Status>,
}

/// The kinds of entries that a projection needs.
pub(crate) fn projected(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::User | Kind::Text | Kind::Terminal | Kind::Checkpoint
    )
}

impl<'w> Projection<'w> {
    pub fn of(id: &'w Id, window: &'w Window) -> Projection<'w> {
        let mut projection = Projection {
            id,
            window,
            summary: None,
            turns: Vec::new(),
            base: Chain::START,
            before: Chain::START,
            gap: window.damaged,
        };
        let cutoff = projection.checkpoint(window);
        projection.gap |= !window.whole && cutoff.is_none_or(|cutoff| window.first() > cutoff + 1);
        let mut trail = if window.whole {
            Trail::from_the_start()
        } else {
            Trail::default()
        };
        for record in &window.records {
            projection.add(record, &mut trail);
        }
        projection.leave_out(cutoff);
        projection.find_breaks(window.whole && cutoff.is_none());
        projection
    }

    /// Finds the newest valid checkpoint; its cutoff is returned.
    fn checkpoint(&mut self, window: &'w Window) -> Option<u64> {
        for record in window
            .records
            .iter()
            .rev()
            .filter(|record| record.kind == Kind::Checkpoint)
        {
            match window.entry(record) {
                Some(Entry::Checkpoint(checkpoint)) if checkpoint.cutoff < record.sequence => {
                    let (sequence, cutoff) = (record.sequence, checkpoint.cutoff);
                    let places = [sequence.to_le_bytes(), cutoff.to_le_bytes()];
                    self.base = Chain::START.link(
                        "checkpoint",
                        &[&places[0], &places[1], checkpoint.summary.as_bytes()],
                    );
                    self.summary = Some((sequence, checkpoint.summary));
                    return Some(cutoff);
                }
                _ => self.gap = true,
            }
        }
        None
    }

    fn add(&mut self, record: &'w Record, trail: &mut Trail) {
        if !matches!(record.kind, Kind::User | Kind::Text | Kind::Terminal) {
            return;
        }
        let Some(entry) = self.window.entry(record) else {
            self.gap = true;
            return;
        };
        let foreign = !trail.follows(record.sequence, &entry);
        self.gap |= foreign;
        match entry {
            Entry::User(User { prev, .. }) => {
                let turn = Turn {
                    user: Some(record),
                    prev: Some(prev),
                    foreign: (foreign, false),
                    ..Turn::new(record.sequence)
                };
                self.turns.push(turn);
            }
            Entry::Text(text) if text.turn < record.sequence => {
                self.turn(text.turn).texts.push(record)
            }
            Entry::Terminal(end) if end.turn < record.sequence => {
                let turn = self.turn(end.turn);
                turn.terminal = Some(record);
                turn.foreign.1 = foreign;
            }
            _ => self.gap = true,
        }
    }

    /// The turn that an entry belongs to; one without its user message where that is lost. Nearly always it is the
    /// last one; where records are lost, a later writer may have closed an earlier one.
    fn turn(&mut self, key: u64) -> &mut Turn<'w> {
        let at = match self.turns.last() {
            Some(last) if last.key == key => self.turns.len() - 1,
            _ => self
                .turns
                .binary_search_by_key(&key, |turn| turn.key)
                .unwrap_or_else(|at| {
                    self.turns.insert(at, Turn::new(key));
                    at
                }),
        };
        &mut self.turns[at]
    }

    /// Leaves out the turns that a summary tells about: those that had ended by the cutoff.
    fn leave_out(&mut self, cutoff: Option<u64>) {
        let told = |turn: &Turn<'_>| {
            cutoff.is_some_and(|cutoff| turn.ended().is_some_and(|ended| ended <= cutoff))
        };
        let count = self.turns.iter().take_while(|turn| told(turn)).count();
        let told: Vec<Turn<'w>> = self.turns.drain(..count).collect();
        self.before = match (self.turns.first(), told.last()) {
            (Some(first), _) => self.chain_before(first),
            (None, Some(last)) => self.chain_after(last),
            (None, None) => Chain::START,
        };
    }

    fn chain_before(&self, turn: &Turn<'w>) -> Chain {
        match self.user(turn) {
            Some(user) => user.chain,
            None => self
                .reply(turn, None)
                .map_or(Chain::START, |reply| reply.chain),
        }
    }

    fn chain_after(&self, turn: &Turn<'w>) -> Chain {
        match self.reply(turn, self.user(turn).as_ref()) {
            Some(Reply {
                text,
                chain,
                status: Some(status),
            }) => chain.with_terminal(status, &text),
            _ => self.chain_before(turn),
        }
    }

    fn user(&self, turn: &Turn<'w>) -> Option<User<'w>> {
        match self.window.entry(turn.user?) {
            Some(Entry::User(user)) => Some(user),
            _ => None,
        }
    }

    /// From the terminal, or without one from the text that settled.
    fn reply(&self, turn: &Turn<'w>, user: Option<&User<'w>>) -> Option<Reply<'w>> {
        if let Some(record) = turn.terminal {
            let Some(Entry::Terminal(terminal)) = self.window.entry(record) else {
                return None;
            };
            return Some(Reply {
                text: terminal.text,
                chain: terminal.chain,
                status: Some(terminal.status),
            });
        }
        let mut text = String::new();
        for record in &turn.texts {
            if let Some(Entry::Text(settled)) = self.window.entry(record) {
                text.push_str(&settled.text);
            }
        }
        let chain = user.map_or(Chain::START, |user| user.chain.with_user(&user.text));
        (!text.is_empty()).then_some(Reply {
            text: text.into(),
            chain,
            status: None,
        })
    }

    /// Cursors after a loss differ from those handed out before it: what they stand for has changed.
    fn find_breaks(&mut self, from_the_start: bool) {
        let mut breaks = self.base;
        // Of the entry shown before, where one must be.
        let mut last = from_the_start.then_some(0);
        for turn in &mut self.turns {
            if let Some(prev) = turn.prev
                && (turn.foreign.0 || last.is_some_and(|last| last != prev))
            {
                breaks = breaks.link("break", &[&prev.to_le_bytes()]);
            }
            turn.breaks.0 = breaks;
            if turn.user.is_none() {
                // At the edge of the window that is how it must be; anywhere else the message is lost.
                if last.is_some() {
                    breaks = breaks.link("lost", &[&turn.key.to_le_bytes()]);
                }
                self.gap = true;
            }
            if turn.foreign.1 {
                breaks = breaks.link("foreign", &[&turn.key.to_le_bytes()]);
            }
            turn.breaks.1 = breaks;
            last = Some(turn.ended().unwrap_or(turn.key));
        }
    }

    /// The place before everything.
    pub fn start(&self) -> String {
        let mut tag = self.tag(self.base, self.before, "start");
        tag.add(b"");
        cursor(0, 's', 0, &tag)
    }

    /// The place after everything.
    pub fn end(&self, part_bytes: usize, redactor: &Redactor) -> String {
        let sections = self.sections();
        let last = (0..sections)
            .rev()
            .find_map(|section| self.section(section, part_bytes, redactor).pop());
        last.map_or_else(|| self.start(), |item| item.cursor)
    }

    /// How many sections there are: the summary, if any, then the turns.
    pub fn sections(&self) -> usize {
        usize::from(self.summary.is_some()) + self.turns.len()
    }

    /// The section in which a cursor of ours must be found, if it is there at all.
    pub fn section_of(&self, cursor: &str) -> Option<usize> {
        let (key, slot) = place(cursor)?;
        let summary = usize::from(self.summary.is_some());
        if slot == 'm' {
            return self
                .summary
                .as_ref()
                .is_some_and(|(sequence, _)| *sequence == key)
                .then_some(0);
        }
        let turn = self
            .turns
            .binary_search_by_key(&key, |turn| turn.key)
            .ok()?;
        Some(summary + turn)
    }

    /// The items of one section.
    pub fn section(&self, section: usize, part_bytes: usize, redactor: &Redactor) -> Vec<Item> {
        let mut items = Vec::new();
        let turn = match (&self.summary, section) {
            (Some((sequence, text)), 0) => {
                let mut tag = self.tag(self.base, Chain::START, "summary");
                let body = |text, part, last_part| Body::Summary {
                    text,
                    part,
                    last_part,
                };
                parts(
                    &mut items,
                    &redactor.secrets(text),
                    part_bytes,
                    &mut tag,
                    (*sequence, 'm'),
                    body,
                );
                return items;
            }
            (Some(_), section) => &self.turns[section - 1],
            (None, section) => &self.turns[section],
        };
        let user = self.user(turn);
        if let Some(user) = &user {
            let mut tag = self.tag(turn.breaks.0, user.chain, "user");
            let body = |text, part, last_part| Body::Message {
                role: Role::User,
                text,
                part,
                last_part,
            };
            parts(
                &mut items,
                &redactor.secrets(&user.text),
                part_bytes,
                &mut tag,
                (turn.key, 'u'),
                body,
            );
        }
        if let Some(reply) = self.reply(turn, user.as_ref()) {
            let whole = if user.is_some() {
                "reply"
            } else {
                "reply alone"
            };
            let mut tag = self.tag(turn.breaks.1, reply.chain, whole);
            if !reply.text.is_empty() {
                let body = |text, part, last_part| Body::Message {
                    role: Role::Assistant,
                    text,
                    part,
                    last_part,
                };
                parts(
                    &mut items,
                    &redactor.secrets(&reply.text),
                    part_bytes,
                    &mut tag,
                    (turn.key, 'a'),
                    body,
                );
            }
            if let Some(status) = reply.status {
                tag.add(status.name().as_bytes());
                items.push(Item {
                    cursor: cursor(turn.key, 't', 0, &tag),
                    body: Body::Terminal { status },
                });
            }
        }
        items
    }

    fn tag(&self, breaks: Chain, before: Chain, what: &str) -> Running {
        let mut tag = Running::new(breaks, "cursor");
        tag.add(self.id.as_str().as_bytes());
        tag.add(before.bytes());
        tag.add(what.as_bytes());
        tag
    }
}

impl Turn<'_> {
    fn new(key: u64) -> Self {
        let breaks = (Chain::START, Chain::START);
        Turn {
            key,
            user: None,
            texts: Vec::new(),
            terminal: None,
            prev: None,
            foreign: (false, false),
            breaks,
        }
    }

    /// Sequence number of its terminal.
    fn ended(&self) -> Option<u64> {
        self.terminal.map(|record| record.sequence)
    }
}

/// Appends the parts of one text, each with its cursor.
fn parts(
    items: &mut Vec<Item>,
    text: &str,
    part_bytes: usize,
    tag: &mut Running,
    (key, slot): (u64, char),
    body: impl Fn(String, u64, bool) -> Body,
) {
    // A part holds at least one character, and none has more bytes.
    let part_bytes = part_bytes.max(char::MAX.len_utf8());
    let mut rest = text;
    for part in 0.. {
        let (this, after) = rest.split_at(cut(rest, part_bytes).len());
        let last_part = after.is_empty();
        tag.add(this.as_bytes());
        tag.add(if last_part { b"last" } else { b"more" });
        items.push(Item {
            cursor: cursor(key, slot, part, tag),
            body: body(this.to_owned(), part, last_part),
        });
        if last_part {
            return;
        }
        rest = after;
    }
}

fn cursor(key: u64, slot: char, part: u64, tag: &Running) -> String {
    let mut cursor = String::with_capacity(CURSOR_BYTES_MAX);
    let _ = write!(cursor, "{key:x}.{slot}{part:x}.{}", tag.chain());
    debug_assert!(
        cursor.len() <= CURSOR_BYTES_MAX,
        "a cursor is two numbers and a tag"
    );
    cursor
}

/// Section and slot of a cursor, without a look at its tag.
fn place(cursor: &str) -> Option<(u64, char)> {
    if cursor.len() > CURSOR_BYTES_MAX {
        return None;
    }
    let (key, rest) = cursor.split_once('.')?;
    Some((u64::from_str_radix(key, 16).ok()?, rest.chars().next()?))
}
