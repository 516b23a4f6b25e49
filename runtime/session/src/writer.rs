//! The writing of one session: turns in, records out, with the lease held.
//! Does not know the time; callers hand it in.

use std::sync::Arc;
use std::time::{Duration, Instant};

use journal::{Binding, Folder, Lease, Log, Piece, Span, Sync};
use redact::cut;
use serde_json::value::RawValue;

use crate::entry::{
    Chain, Checkpoint, Entry, FORMAT, Header, Kind, Private, Status, Terminal, Text, User,
};
use crate::history::{self, History, HistoryBounds};
use crate::window::{Files, header_of, read};
use crate::{Error, Id, Options};

/// How much of the first message later files carry on, in bytes: more than any title needs after redaction.
const TITLE_BYTES_MAX: usize = 512;

/// No file of a session becomes longer: one turn after the last change of files is far from writing this much.
const FILE_BYTES_MAX: u64 = 1024 * 1024 * 1024;

/// The one writer of a session. Dropping it frees the session at once; text that is still buffered is appended first.
#[derive(Debug)]
pub struct Writer {
    // Dropped before the lease: nothing may be written after that is gone.
    log: Log,
    id: Id,
    options: Options,
    folder: Arc<Folder>,
    said: Said,
    turn: Option<Turn>,
    _lease: Lease,
}

/// Where the conversation stands.
#[derive(Debug, Default)]
struct Said {
    segment: u64,
    /// The file has no intact header and no record, so one goes first.
    headless: bool,
    /// Sequence number of the last user message or terminal.
    prev: u64,
    chain: Chain,
    title: Option<String>,
}

/// A turn that has begun and not ended.
#[derive(Debug)]
struct Turn {
    sequence: u64,
    /// Text in the file.
    settled: String,
    /// Text that waits to be appended, since when.
    pending: String,
    since: Option<Instant>,
}

impl Writer {
    pub(crate) fn create(folder: Arc<Folder>, id: Id, options: Options) -> Result<Writer, Error> {
        let lease = Lease::take(&folder, &id.lease())?.ok_or(Error::Held)?;
        let said = Said {
            segment: 1,
            ..Said::default()
        };
        let log = Log::create(
            &folder,
            &id.file(),
            Binding::new(id.as_str()),
            &said.header()?,
        )?;
        Ok(Writer {
            log,
            id,
            options,
            folder,
            said,
            turn: None,
            _lease: lease,
        })
    }

    pub(crate) fn attach(folder: Arc<Folder>, id: Id, options: Options) -> Result<Writer, Error> {
        // Before the lease, so that a session that is missing or not ours leaves no trace.
        match Files::open(&folder, &id) {
            Ok(files) => readable(files.length)?,
            Err(Error::Busy) => {}
            Err(error) => return Err(error),
        }
        let lease = Lease::take(&folder, &id.lease())?.ok_or(Error::Held)?;
        let mut log = Log::open(&folder, &id.file(), Binding::new(id.as_str()))?;
        let state = {
            let files = Files::open(&folder, &id)?;
            State::read(&files)?
        };
        log.resume(state.next);
        Ok(Writer {
            log,
            id,
            options,
            folder,
            said: state.said,
            turn: state.turn,
            _lease: lease,
        })
    }

    /// The session's id.
    pub fn id(&self) -> &Id {
        &self.id
    }

    /// Sequence number of the last record. As a cutoff it means: all until now.
    pub fn sequence(&self) -> u64 {
        self.log.next().saturating_sub(1)
    }

    /// What a turn needs to know of what came before.
    ///
    /// # Errors
    /// `TooLong` beyond `bounds`, `Io`. Damage is no error but a gap.
    pub fn history(&self, bounds: &HistoryBounds) -> Result<History, Error> {
        history::history(&Files::open(&self.folder, &self.id)?, bounds)
    }

    /// Begins a turn with the user's message. Durable once this returns. A turn that never ended, because its process
    /// was killed, is closed as failed in the same append and keeps its text.
    ///
    /// # Errors
    /// `Record`, `Busy` (another program keeps the file locked), `Changed`, `Io`; then nothing was recorded.
    pub fn user(&mut self, text: &str) -> Result<(), Error> {
        if self.turn.is_none() && self.log.end() >= self.options.rotate_bytes {
            // Only housekeeping: if it cannot be done now, the turn goes into the present file.
            let _ = self.rotate();
        }
        let mut entries = Entries::new(&self.said)?;
        let (mut prev, mut chain) = (self.said.prev, self.said.chain);
        if let Some(turn) = &self.turn {
            let text = [turn.settled.as_str(), turn.pending.as_str()].concat();
            let terminal = Terminal {
                turn: turn.sequence,
                chain,
                status: Status::Failed,
                text: text.into(),
            };
            chain = chain.with_terminal(terminal.status, &terminal.text);
            entries.add(&Entry::Terminal(terminal))?;
            prev = self.log.next() + entries.last();
        }
        entries.add(&Entry::User(User {
            prev,
            chain,
            text: text.into(),
        }))?;
        let sequence = self.log.next() + entries.last();
        self.append(&entries, Sync::Durable)?;
        self.said.prev = sequence;
        self.said.chain = chain.with_user(text);
        self.said
            .title
            .get_or_insert_with(|| cut(text, TITLE_BYTES_MAX).to_owned());
        self.turn = Some(Turn {
            sequence,
            settled: String::new(),
            pending: String::new(),
            since: None,
        });
        Ok(())
    }

    /// Accepts assistant text of the open turn, at the time `now`. It is appended, together with what waits, once
    /// `settle_ms` or `settle_bytes` is reached.
    ///
    /// # Errors
    /// `NoTurn`. `Record`, `Busy` (another program keeps the file locked), `Changed`, `Io` when it could not be appended: it then waits for the next attempt.
    pub fn assistant_text(&mut self, delta: &str, now: Instant) -> Result<(), Error> {
        let turn = self.turn.as_mut().ok_or(Error::NoTurn)?;
        if delta.is_empty() {
            return Ok(());
        }
        turn.pending.push_str(delta);
        turn.since.get_or_insert(now);
        self.settle(now)
    }

    /// When [`Writer::settle`] will have something to do. `None`: nothing waits.
    pub fn due(&self) -> Option<Instant> {
        let since = self.turn.as_ref()?.since?;
        since.checked_add(Duration::from_millis(self.options.settle_ms))
    }

    /// Appends waiting text if it is due at `now`.
    ///
    /// # Errors
    /// As [`Writer::assistant_text`].
    pub fn settle(&mut self, now: Instant) -> Result<(), Error> {
        let due = self.due().is_some_and(|due| due <= now);
        let full = self
            .turn
            .as_ref()
            .is_some_and(|turn| turn.pending.len() >= self.options.settle_bytes);
        if due || full { self.flush() } else { Ok(()) }
    }

    /// Records something that [`Writer::history`] gives back and replay never shows. Waiting text goes before it.
    /// Returns its sequence number. Not durable by itself; the end of the turn is.
    ///
    /// # Errors
    /// `Record`, `Busy` (another program keeps the file locked), `Changed`, `Io`.
    pub fn private(&mut self, kind: &str, data: &RawValue) -> Result<u64, Error> {
        self.record(
            &Entry::Private(Private {
                kind: kind.into(),
                data,
            }),
            Sync::Later,
        )?;
        Ok(self.sequence())
    }

    /// Records a compaction: what came up to the record `cutoff` is told by `summary` from now on. Durable once this
    /// returns. A cutoff beyond the last record means the last record.
    ///
    /// # Errors
    /// `Record`, `Busy` (another program keeps the file locked), `Changed`, `Io`.
    pub fn checkpoint(&mut self, summary: &str, cutoff: u64) -> Result<(), Error> {
        let cutoff = cutoff.min(self.sequence());
        self.record(
            &Entry::Checkpoint(Checkpoint {
                cutoff,
                summary: summary.into(),
            }),
            Sync::Durable,
        )
    }

    /// Ends the turn. `text` is all of its assistant text, and stands for whatever was accepted before. Durable once
    /// this returns.
    ///
    /// # Errors
    /// `NoTurn`, `Record`, `Busy`, `Changed`, `Io`; on all but the first the turn stays open.
    pub fn finish(&mut self, status: Status, text: &str) -> Result<(), Error> {
        let turn = self.turn.as_ref().ok_or(Error::NoTurn)?;
        let chain = self.said.chain;
        let mut entries = Entries::new(&self.said)?;
        entries.add(&Entry::Terminal(Terminal {
            turn: turn.sequence,
            chain,
            status,
            text: text.into(),
        }))?;
        let sequence = self.log.next() + entries.last();
        self.append(&entries, Sync::Durable)?;
        self.said.prev = sequence;
        self.said.chain = chain.with_terminal(status, text);
        self.turn = None;
        Ok(())
    }

    /// Appends `entry` after the text that waits.
    fn record(&mut self, entry: &Entry<'_>, sync: Sync) -> Result<(), Error> {
        let mut entries = Entries::new(&self.said)?;
        if let Some(turn) = self.turn.as_ref().filter(|turn| !turn.pending.is_empty()) {
            entries.add(&Entry::Text(Text {
                turn: turn.sequence,
                text: turn.pending.as_str().into(),
            }))?;
        }
        entries.add(entry)?;
        self.append(&entries, sync)?;
        self.settled();
        Ok(())
    }

    fn flush(&mut self) -> Result<(), Error> {
        let Some(turn) = self.turn.as_ref().filter(|turn| !turn.pending.is_empty()) else {
            return Ok(());
        };
        let mut entries = Entries::new(&self.said)?;
        entries.add(&Entry::Text(Text {
            turn: turn.sequence,
            text: turn.pending.as_str().into(),
        }))?;
        self.append(&entries, Sync::Later)?;
        self.settled();
        Ok(())
    }

    fn settled(&mut self) {
        if let Some(turn) = &mut self.turn {
            turn.settled.push_str(&turn.pending);
            turn.pending.clear();
            turn.since = None;
        }
    }

    fn append(&mut self, entries: &Entries, sync: Sync) -> Result<(), Error> {
        let slices: Vec<&[u8]> = entries.0.iter().map(Vec::as_slice).collect();
        self.log.append(&slices, sync)?;
        self.said.headless = false;
        Ok(())
    }

    fn rotate(&mut self) -> Result<(), Error> {
        let kept_as = self.id.segment(self.said.segment);
        self.said.segment += 1;
        let rotated = self
            .said
            .header()
            .and_then(|header| Ok(self.log.rotate(&kept_as, &header)?));
        if rotated.is_err() {
            self.said.segment -= 1;
        }
        rotated
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        // Nobody is left to tell of an error; the text is then lost as it is when a process is killed.
        let _ = self.flush();
    }
}

impl Said {
    fn header(&self) -> Result<Vec<u8>, Error> {
        let title = self.title.as_deref().map(Into::into);
        let Said {
            segment,
            prev,
            chain,
            ..
        } = *self;
        Entry::Header(Header {
            format: FORMAT,
            segment,
            prev,
            chain,
            title,
        })
        .encode()
    }
}

/// The header of a session's only file, as a line.
pub(crate) fn first_line(id: &Id) -> Result<Vec<u8>, Error> {
    let header = Said {
        segment: 1,
        ..Said::default()
    }
    .header()?;
    let mut line = Vec::new();
    Binding::new(id.as_str()).encode(0, &header, &mut line);
    Ok(line)
}

/// Encoded entries of one append, a header first where the file needs one.
struct Entries(Vec<Vec<u8>>);

impl Entries {
    fn new(said: &Said) -> Result<Entries, Error> {
        Ok(Entries(if said.headless {
            vec![said.header()?]
        } else {
            Vec::new()
        }))
    }

    fn add(&mut self, entry: &Entry<'_>) -> Result<(), Error> {
        self.0.push(entry.encode()?);
        Ok(())
    }

    /// Index of the entry added last.
    fn last(&self) -> u64 {
        self.0.len().saturating_sub(1) as u64
    }
}

/// What a writer must know of a session before it goes on.
struct State {
    next: u64,
    said: Said,
    turn: Option<Turn>,
}

/// The newest entries of each kind that matter, as they were found.
#[derive(Default)]
struct Newest {
    last: Option<u64>,
    header: Option<(u64, Vec<u8>)>,
    first_user: Option<(u64, Vec<u8>)>,
    user: Option<(u64, Vec<u8>)>,
    terminal: Option<(u64, Vec<u8>)>,
    texts: Vec<(u64, Vec<u8>)>,
}

/// A file is read whole to go on with it, and somebody waits for that.
fn readable(length: u64) -> Result<(), Error> {
    if length <= FILE_BYTES_MAX {
        return Ok(());
    }
    Err(Error::Unsafe {
        what: "a file longer than a session's files can become",
    })
}

impl State {
    /// Reads the newest file, and earlier ones only when that holds no intact record at all.
    fn read(files: &Files<'_>) -> Result<State, Error> {
        let mut newest = Newest::default();
        let span = Span {
            from: 0,
            to: files.length,
        };
        read(&files.newest, span, files.binding, &mut |piece| {
            newest.take(piece)
        })?;
        let headless = newest.last.is_none();
        for segment in (1..files.segment).rev() {
            if newest.last.is_some() {
                break;
            }
            let (file, length) = files.earlier(segment)?;
            readable(length)?;
            read(
                &file,
                Span {
                    from: 0,
                    to: length,
                },
                files.binding,
                &mut |piece| newest.take(piece),
            )?;
        }
        Ok(newest.state(files.segment, headless))
    }
}

impl Newest {
    fn take(&mut self, piece: Piece<'_>) {
        let Piece::Entry { line, .. } = piece else {
            return;
        };
        self.last = self.last.max(Some(line.sequence));
        let entry = || (line.sequence, line.entry.to_vec());
        let newer = |than: &Option<(u64, Vec<u8>)>| {
            than.as_ref()
                .is_none_or(|(sequence, _)| *sequence < line.sequence)
        };
        match Kind::of(line.entry) {
            Some(Kind::Header) if newer(&self.header) => self.header = Some(entry()),
            Some(Kind::Terminal) if newer(&self.terminal) => self.terminal = Some(entry()),
            Some(Kind::User) if newer(&self.user) => {
                self.texts.retain(|(sequence, _)| *sequence > line.sequence);
                self.user = Some(entry());
                self.first_user.get_or_insert_with(entry);
            }
            Some(Kind::Text) => self.texts.push(entry()),
            _ => {}
        }
    }

    fn state(mut self, segment: u64, headless: bool) -> State {
        let mut said = Said {
            segment,
            headless,
            ..Said::default()
        };
        if let Some(header) = self.header.as_ref().and_then(|(_, entry)| header_of(entry)) {
            said.prev = header.prev;
            said.chain = header.chain;
            said.title = header.title.map(|title| title.into_owned());
        }
        if let Some(Entry::User(first)) = self
            .first_user
            .as_ref()
            .and_then(|(_, entry)| Entry::decode(entry))
        {
            said.title
                .get_or_insert_with(|| cut(&first.text, TITLE_BYTES_MAX).to_owned());
        }
        let mut open = None;
        if let Some((sequence, entry)) = &self.user
            && let Some(Entry::User(user)) = Entry::decode(entry)
        {
            said.prev = *sequence;
            said.chain = user.chain.with_user(&user.text);
            open = Some(*sequence);
        }
        if let Some((sequence, entry)) = &self.terminal
            && *sequence > said.prev
            && let Some(Entry::Terminal(terminal)) = Entry::decode(entry)
        {
            said.prev = *sequence;
            said.chain = terminal
                .chain
                .with_terminal(terminal.status, &terminal.text);
            open = None;
        }
        self.texts.sort();
        self.texts.dedup_by_key(|(sequence, _)| *sequence);
        let turn = open.map(|sequence| Turn {
            sequence,
            settled: self
                .texts
                .iter()
                .filter_map(|(_, entry)| text_of(entry, sequence))
                .collect(),
            pending: String::new(),
            since: None,
        });
        // When not even the header is left, its number is not used again: the loss stays visible. Sequence numbers stay
        // below 2^53, so this cannot wrap.
        State {
            next: self.last.map_or(1, |last| last + 1),
            said,
            turn,
        }
    }
}

fn text_of(entry: &[u8], turn: u64) -> Option<String> {
    match Entry::decode(entry) {
        Some(Entry::Text(text)) if text.turn == turn => Some(text.text.into_owned()),
        _ => None,
    }
}
