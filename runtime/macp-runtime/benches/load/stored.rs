//! What many sessions cost: pages through them, memory, stopping with them, starting with them.
//! A million are written straight into a journal; ten thousand are sent like any others.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::{Context, ensure};
use macp_kernel::start::{self, Existing, World};
use macp_kernel::{Entry, Modes, Policies, Session, accept};
use macp_runtime::store::{Appended, Batch, Journal, Store};
use macp_wire::Semantics;
use macp_wire::modes::Mode;

use crate::client::Talk;
use crate::subject::Server;

/// Messages of a stored session.
const MESSAGES: u64 = 4;
const SENDERS: u64 = 16;
/// Rows of a page.
const PAGE: i32 = 100;

/// Sends so many sessions of four messages.
pub async fn fill(server: &Server, sessions: u64) -> anyhow::Result<()> {
    let next = Arc::new(AtomicU64::new(0));
    let mut running = Vec::new();
    for number in 0..SENDERS {
        let mut client = server.client(&format!("sender-{number}")).await?;
        let next = Arc::clone(&next);
        running.push(tokio::spawn(async move {
            while next.fetch_add(1, Ordering::Relaxed) < sessions {
                let talk = Talk::new(Mode::Decision, client.sender());
                for number in 0..MESSAGES {
                    client.send(talk.message(number)).await?;
                }
            }
            anyhow::Ok(())
        }));
    }
    for task in running {
        task.await??;
    }
    Ok(())
}

/// Milliseconds for each page of a walk over all sessions, of which there are so many.
pub async fn pages(server: &Server, sessions: u64) -> anyhow::Result<Vec<f64>> {
    let mut client = server.client("reader").await?;
    let (mut times, mut token, mut seen) = (Vec::new(), String::new(), 0);
    loop {
        let began = Instant::now();
        let (rows, next) = client.page(PAGE, token).await?;
        times.push(began.elapsed().as_secs_f64() * 1000.0);
        seen += rows as u64;
        token = next;
        if token.is_empty() {
            break;
        }
    }
    ensure!(
        seen == sessions,
        "{seen} of {sessions} sessions were listed"
    );
    Ok(times)
}

/// Writes a journal of so many sessions of four messages that were cancelled two days ago.
pub fn write_closed(folder: &Path, sessions: u64) -> anyhow::Result<()> {
    const AT_A_TIME: u64 = 10_000;
    let template = template()?;
    // The data folder of a server holds its journal in this one.
    let journal = Journal::open(&folder.join("journal"), true)?;
    for number in 0..sessions {
        let session_id = format!("closed-session-{number:012}");
        let entries: Vec<Vec<u8>> = template
            .iter()
            .map(|entry| renamed(entry, &session_id))
            .collect();
        let at_ms = template.last().map_or(0, |entry| entry.accepted_at_ms);
        let batch = Batch {
            session_id: &session_id,
            position: 0,
            at_ms,
            ended: true,
            count: entries.len(),
            encoded: &mut entries.iter().cloned(),
        };
        let Appended::Queued(last) = journal.append(batch, &mut || Box::new(|_| {})) else {
            anyhow::bail!("the journal took nothing");
        };
        if number % AT_A_TIME == 0 {
            while !journal.is_durable(last) {
                std::thread::sleep(Duration::from_millis(1));
            }
        }
    }
    journal.close();
    Ok(())
}

fn renamed(entry: &Entry, session_id: &str) -> Vec<u8> {
    let mut entry = entry.clone();
    entry.session_id = session_id.into();
    entry.encode()
}

/// The entries of a session of four messages that was cancelled two days ago.
fn template() -> anyhow::Result<Vec<Entry>> {
    const TWO_DAYS_MS: i64 = 2 * 86_400_000;
    let now_ms =
        i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis())? - TWO_DAYS_MS;
    let (modes, policies) = (Modes::default(), Policies::new(Semantics::Baseline));
    let world = World {
        modes: &modes,
        policies: &policies,
        semantics: Semantics::Baseline,
    };
    let talk = Talk::new(Mode::Decision, "sender");
    let message = |number| {
        let mut envelope = talk.message(number);
        talk.sender.clone_into(&mut envelope.sender);
        envelope
    };
    let mut entries = start::judge(&message(0), now_ms, world, Existing::None).entries;
    let mut session = Session::open(entries.first().context("the start was refused")?)?;
    for number in 1..MESSAGES {
        let decided = accept::judge(&session, message(number), now_ms, &modes).entries;
        for entry in decided {
            session.apply(&entry)?;
            entries.push(entry);
        }
    }
    let request = macp_kernel::control::Request {
        sender: &talk.sender,
        reason: "over",
        now_ms,
    };
    entries.extend(macp_kernel::control::cancel(&session, request).entries);
    ensure!(
        entries.len() as u64 == MESSAGES + 1,
        "a message was refused"
    );
    Ok(entries)
}
