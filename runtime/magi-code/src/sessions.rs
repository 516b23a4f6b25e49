//! Stored sessions for a person at a terminal: what there is, what was said, what is damaged, a repaired copy.
//! Reads the store itself; a frontend asks the service instead.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant, SystemTime};

use anyhow::{Context, anyhow, bail};
use app_wire::{MessageRole, ReplayTerminalStatus, limits};
use clap::Subcommand;
use indicatif::{ProgressBar, ProgressStyle};
use redact::Redactor;
use session::{
    Body, Damaged, Error, Fault, Id, ListBounds, Progress, ReplayBounds, Report, Retention, Role,
    Status, Store,
};

use crate::prompt::printable;

/// So long somebody at a terminal waits for a session that is being written to.
const PATIENCE: Duration = Duration::from_secs(5);
/// Between two looks at it.
const PAUSE: Duration = Duration::from_millis(10);

/// What to do with stored sessions.
#[derive(Debug, PartialEq, Eq, Subcommand)]
pub enum Command {
    /// Lists the sessions with their titles.
    List,
    /// Prints what was said in a session.
    Show {
        /// As `list` prints it.
        id: String,
    },
    /// Says what is damaged in a session, and where; without an id, in all of them. Exit code 1 if anything is.
    Verify {
        /// As `list` prints it.
        id: Option<String>,
    },
    /// Writes what is intact of a session to a new file; the session stays as it is.
    Repair {
        /// As `list` prints it.
        id: String,
        /// The file to write, which must not exist yet.
        #[arg(long)]
        to: PathBuf,
    },
}

/// Carries the command out, printing to `out`.
///
/// # Errors
/// The sessions cannot be read, or there is no such session.
pub fn run(
    command: &Command,
    store: &Store,
    redactor: &Redactor,
    out: &mut impl Write,
) -> anyhow::Result<ExitCode> {
    match command {
        Command::List => list(store, redactor, out)?,
        Command::Show { id } => show(store, &known(id)?, redactor, out)?,
        Command::Verify { id: Some(id) } => return Ok(verdict(verify(store, &known(id)?, out)?)),
        Command::Verify { id: None } => {
            let mut intact = true;
            for id in ids(store, redactor)? {
                intact &= verify(store, &id, out)?;
            }
            return Ok(verdict(intact));
        }
        Command::Repair { id, to } => repair(store, &known(id)?, to, out)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Removes, beside the service, sessions that were not written to for so many days and that nobody holds.
pub fn retain(store: Store, days: u32) {
    let work = move || {
        let age = Duration::from_secs(u64::from(days) * 24 * 60 * 60);
        let Some(before) = SystemTime::now().checked_sub(age) else {
            return;
        };
        let rule = Retention {
            before,
            scan_entries: usize::MAX,
        };
        match store.retain(&rule) {
            Ok(retained) => {
                for id in retained.removed {
                    tracing::info!("session {id} was older than {days} days and is removed");
                }
                for id in retained.failed {
                    tracing::warn!(
                        "session {id} is older than {days} days and could not be removed"
                    );
                }
            }
            Err(error) => tracing::warn!("old sessions were not looked at: {error}"),
        }
    };
    if let Err(error) = std::thread::Builder::new()
        .name("retention".to_owned())
        .spawn(work)
    {
        tracing::warn!("old sessions were not looked at: {error}");
    }
}

fn verdict(intact: bool) -> ExitCode {
    if intact {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn known(id: &str) -> anyhow::Result<Id> {
    Id::parse(id).map_err(|error| {
        anyhow!("`{id}`: {error}; `magi-code sessions list` prints the ids there are")
    })
}

/// Every page of the list, one after the other.
fn pages(
    store: &Store,
    redactor: &Redactor,
) -> impl Iterator<Item = Result<session::Listing, Error>> {
    let bounds = ListBounds {
        items: limits::MAX_SESSION_PAGE_ITEMS,
        scan_entries: usize::MAX,
        title_bytes: limits::MAX_SESSION_TITLE_BYTES,
    };
    let mut after = None;
    let mut more = true;
    std::iter::from_fn(move || {
        if !more {
            return None;
        }
        let page = store.list(after.as_ref(), &bounds, redactor);
        more = page
            .as_ref()
            .is_ok_and(|page| page.truncated && page.next_after.is_some());
        if let Ok(page) = &page {
            after.clone_from(&page.next_after);
        }
        Some(page)
    })
}

fn ids(store: &Store, redactor: &Redactor) -> Result<Vec<Id>, Error> {
    let mut ids = Vec::new();
    for page in pages(store, redactor) {
        ids.extend(page?.sessions.into_iter().map(|summary| summary.id));
    }
    Ok(ids)
}

fn list(store: &Store, redactor: &Redactor, out: &mut impl Write) -> anyhow::Result<()> {
    let mut incomplete = false;
    for page in pages(store, redactor) {
        let page = page.with_context(|| store.dir().display().to_string())?;
        incomplete |= page.incomplete;
        for summary in page.sessions {
            let title = summary.title.as_deref().unwrap_or("(no title)");
            writeln!(out, "{}  {}  {title}", summary.id, summary.updated_at)?;
        }
    }
    if incomplete {
        writeln!(
            out,
            "some sessions could not be read; `magi-code sessions verify` says which"
        )?;
    }
    Ok(())
}

/// Reads what a running service keeps to itself for as long as a record takes to reach the disk.
fn patiently<T>(mut read: impl FnMut() -> Result<T, Error>) -> Result<T, Error> {
    let until = Instant::now() + PATIENCE;
    loop {
        match read() {
            Err(Error::Busy) if Instant::now() < until => std::thread::sleep(PAUSE),
            done => return done,
        }
    }
}

fn show(store: &Store, id: &Id, redactor: &Redactor, out: &mut impl Write) -> anyhow::Result<()> {
    let bounds = ReplayBounds {
        items: limits::MAX_SESSION_PAGE_ITEMS,
        part_bytes: limits::MAX_REPLAY_PART_BYTES,
        window_bytes: limits::MAX_SESSION_REPLAY_WINDOW_BYTES as u64,
        window_records: limits::MAX_SESSION_REPLAY_WINDOW_RECORDS,
    };
    let mut after: Option<String> = None;
    loop {
        let page = patiently(|| store.replay(id, after.as_deref(), &bounds, redactor))?;
        if page.resync {
            bail!("the session changed while it was read; try again");
        }
        if page.gap && after.is_none() {
            writeln!(out, "(incomplete: earlier or damaged records are left out)")?;
        }
        for item in &page.items {
            print(&item.body, out)?;
        }
        let Some(last) = page.items.last().filter(|_| page.more) else {
            return Ok(());
        };
        after = Some(last.cursor.clone());
    }
}

fn print(body: &Body, out: &mut impl Write) -> std::io::Result<()> {
    let (speaker, text, part, last) = match body {
        Body::Message {
            role,
            text,
            part,
            last_part,
        } => (role_name(*role), text, part, last_part),
        Body::Summary {
            text,
            part,
            last_part,
        } => ("summary", text, part, last_part),
        Body::Terminal { status } => return writeln!(out, "({})\n", status_name(*status)),
    };
    if *part == 0 {
        write!(out, "{speaker}: ")?;
    }
    write!(out, "{}", printable(text))?;
    if *last { writeln!(out) } else { Ok(()) }
}

/// The words of the contract, so that both ways of reading a session say the same.
fn role_name(role: Role) -> &'static str {
    match role {
        Role::User => MessageRole::User,
        Role::Assistant => MessageRole::Assistant,
    }
    .as_str()
}

fn status_name(status: Status) -> &'static str {
    match status {
        Status::Completed => ReplayTerminalStatus::Completed,
        Status::Cancelled => ReplayTerminalStatus::Cancelled,
        Status::Failed => ReplayTerminalStatus::Failed,
        Status::CompactionRequired => ReplayTerminalStatus::CompactionRequired,
    }
    .as_str()
}

fn verify(store: &Store, id: &Id, out: &mut impl Write) -> anyhow::Result<bool> {
    let bar = bar();
    let report = patiently(|| store.verify(id, &mut |progress| advance(&bar, progress)));
    bar.finish_and_clear();
    match report {
        Ok(report) => {
            write_report(id, &report, out)?;
            Ok(report.intact())
        }
        Err(error) => {
            writeln!(out, "{id}: {error}")?;
            Ok(false)
        }
    }
}

fn repair(
    store: &Store,
    id: &Id,
    to: &std::path::Path,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let bar = bar();
    let report = patiently(|| store.repair(id, to, &mut |progress| advance(&bar, progress)));
    bar.finish_and_clear();
    let report = report.with_context(|| format!("{id} to {}", to.display()))?;
    write_report(id, &report, out)?;
    let files = store.files(id)?;
    let (file, older) = files.split_last().context("a session has a file")?;
    writeln!(
        out,
        "{}: {} written; to use it, end what has the session open, and put it in the place of {}",
        to.display(),
        counted(report.records, "record"),
        file.display()
    )?;
    if !older.is_empty() {
        writeln!(
            out,
            "what these files hold is in it too; move them away before the session is used again:"
        )?;
    }
    for file in older {
        writeln!(out, "  {}", file.display())?;
    }
    Ok(())
}

fn write_report(id: &Id, report: &Report, out: &mut impl Write) -> std::io::Result<()> {
    let Report {
        segments,
        bytes,
        records,
        turns,
        damaged,
        missing_records,
        ..
    } = report;
    writeln!(
        out,
        "{id}: {} ({}, {}, {}, {})",
        if report.intact() { "intact" } else { "damaged" },
        counted(*segments, "file"),
        counted(*bytes, "byte"),
        counted(*records, "record"),
        counted(*turns, "turn"),
    )?;
    for Damaged {
        segment,
        offset,
        bytes,
        fault,
    } in &report.damage
    {
        writeln!(
            out,
            "  file {segment}, byte {offset}: {} ({})",
            described(*fault),
            counted(*bytes, "byte")
        )?;
    }
    for (first, last) in &report.missing {
        writeln!(out, "  records {first} to {last} are missing")?;
    }
    if *damaged > report.damage.len() as u64 {
        writeln!(
            out,
            "  {damaged} damaged places in all, {missing_records} records missing"
        )?;
    }
    Ok(())
}

fn counted(count: u64, what: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{count} {what}{plural}")
}

fn described(fault: Fault) -> &'static str {
    match fault {
        Fault::Torn => "the file ends inside a record",
        Fault::Broken => "no intact record",
        Fault::TooLong => "a line longer than any record",
        Fault::Unknown => "a record this program does not know",
        Fault::Misplaced => "a record that belongs elsewhere",
        Fault::Unlinked => "a record of another copy of the session",
        Fault::MissingFile => "an earlier file is gone",
    }
}

/// Shown only to a person at a terminal.
fn bar() -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {bytes} of {total_bytes}");
    ProgressBar::new(0).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn advance(bar: &ProgressBar, progress: Progress) {
    bar.set_length(progress.total);
    bar.set_position(progress.done);
}
