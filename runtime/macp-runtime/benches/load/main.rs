//! Measures the runtime beside a bare gRPC server and, where `--peer` names one, beside another MACP server, with one
//! client and in one run: `cargo bench -p macp-runtime -- --peer PATH`. Prints a table; decides nothing.
#![expect(
    clippy::print_stdout,
    reason = "the figures are what this program is for"
)]

mod client;
mod echo;
mod rates;
mod stored;
mod subject;
mod table;

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Parser;
use macp_wire::modes::Mode;
use tokio::sync::Mutex;

use rates::{Deep, Sends};
use subject::{Server, Subject};
use table::{Goals, Values};

/// What is measured, and how long.
#[derive(Parser)]
struct Arguments {
    /// Only figures whose names hold this text.
    only: Option<String>,
    /// Another MACP server to measure beside ours; it is told where to listen by the MACP_* variables.
    #[arg(long)]
    peer: Option<PathBuf>,
    /// Stored sessions: up to 10,000 are sent, more are written into a journal, closed, and only started with.
    #[arg(long, default_value_t = SESSIONS)]
    sessions: u64,
    /// Rounds of each figure; the median counts.
    #[arg(long, default_value_t = 5)]
    rounds: usize,
    /// Seconds of each round of a rate.
    #[arg(long, default_value_t = 1.0)]
    seconds: f64,
    /// Be the bare server.
    #[arg(long, hide = true)]
    echo: Option<SocketAddr>,
    /// Said by cargo.
    #[arg(long, hide = true)]
    bench: bool,
}

const SESSIONS: u64 = 10_000;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let arguments = Arguments::parse();
    if let Some(address) = arguments.echo {
        return echo::serve(address).await;
    }
    // `cargo test --benches` runs this too; it then only has to start.
    if !arguments.bench {
        return Ok(());
    }
    table::head();
    if arguments.sessions > SESSIONS {
        return arguments.closed().await;
    }
    arguments.rates().await?;
    arguments.stored().await
}

impl Arguments {
    fn wants(&self, name: &str) -> bool {
        self.only.as_deref().is_none_or(|only| name.contains(only))
    }

    fn time(&self) -> Duration {
        Duration::from_secs_f64(self.seconds)
    }

    fn peer(&self) -> Option<Subject> {
        self.peer.clone().map(Subject::Peer)
    }

    async fn rates(&self) -> anyhow::Result<()> {
        self.sends().await?;
        self.sends_below().await?;
        self.flatness().await?;
        for readers in [1, 16, 64] {
            let time = self.time();
            let measure = async move |server: &Server| rates::fan_out(server, readers, time).await;
            let name = format!("fan-out to {readers}, memory");
            self.rate(&name, false, Goals::rate(Some(0.7), None), measure)
                .await?;
        }
        Ok(())
    }

    async fn sends(&self) -> anyhow::Result<()> {
        let sends = |mode, senders, depth| Sends {
            mode,
            senders,
            depth,
        };
        let multi_round = |senders| sends(Mode::MultiRound, senders, 100);
        let decision = sends(Mode::Decision, 16, 100);
        let starts = sends(Mode::MultiRound, 16, 1);
        // Name, how it is sent, goals beside the bare server and the peer in memory, and beside the peer durable.
        let figures = [
            ("send, 1 sender", multi_round(1), Some(0.9), 1.2, 3.5),
            ("send, 16 senders", multi_round(16), Some(0.9), 1.2, 4.0),
            ("send, 64 senders", multi_round(64), Some(0.9), 1.2, 8.0),
            ("decision, 16 senders", decision, None, 2.5, 10.0),
            ("start, 16 senders", starts, None, 1.2, 5.0),
        ];
        let time = self.time();
        for (name, sends, echo, memory, durable) in figures {
            let measure = async move |server: &Server| rates::sends(server, sends, time).await;
            let goals = Goals::rate(echo, Some(memory));
            self.rate(&format!("{name}, memory"), false, goals, measure)
                .await?;
            let goals = Goals::rate(None, Some(durable));
            self.rate(&format!("{name}, durable"), true, goals, measure)
                .await?;
        }
        Ok(())
    }

    /// The same senders go on in the same sessions from round to round.
    async fn sends_below(&self) -> anyhow::Result<()> {
        let sends = Sends {
            mode: Mode::Decision,
            senders: 16,
            depth: 1_000,
        };
        let time = self.time();
        for (kind, durable, goal) in [("memory", false, 10.0), ("durable", true, 30.0)] {
            let senders: Mutex<HashMap<String, Deep>> = Mutex::default();
            let measure = async |server: &Server| {
                let mut senders = senders.lock().await;
                let deep = match senders.entry(server.address().to_owned()) {
                    Entry::Occupied(known) => known.into_mut(),
                    Entry::Vacant(new) => new.insert(rates::deepen(server, sends).await?),
                };
                rates::sends_below(deep, time).await
            };
            let name = format!("decision below message 1,000, 16 senders, {kind}");
            self.rate(&name, durable, Goals::rate(None, Some(goal)), measure)
                .await?;
        }
        Ok(())
    }

    async fn flatness(&self) -> anyhow::Result<()> {
        for (kind, durable) in [("memory", false), ("durable", true)] {
            let name = format!("decision, message 10,000 beside message 10, {kind}");
            if !self.wants(&name) {
                continue;
            }
            let folder = folder()?;
            let (server, _) = Subject::Ours.start(durable.then(|| folder.path())).await?;
            let flat = rates::flatness(&server, Mode::Decision).await?;
            let values = Values {
                ours: vec![flat],
                ..Values::default()
            };
            table::row(&name, "times", Goals::at_most(1.1), &values);
        }
        Ok(())
    }

    /// One row: every server in turn, so often as there are rounds.
    async fn rate(
        &self,
        name: &str,
        durable: bool,
        goals: Goals,
        measure: impl AsyncFn(&Server) -> anyhow::Result<f64>,
    ) -> anyhow::Result<()> {
        if !self.wants(name) {
            return Ok(());
        }
        let folders = (folder()?, folder()?);
        let data = |folder: &tempfile::TempDir| durable.then(|| folder.path().to_owned());
        let (ours, _) = Subject::Ours.start(data(&folders.0).as_deref()).await?;
        let (echo, _) = Subject::Echo.start(None).await?;
        let peer = match self.peer() {
            Some(peer) => Some(peer.start(data(&folders.1).as_deref()).await?.0),
            None => None,
        };
        let (mut rates, mut costs) = (Values::default(), Values::default());
        for _ in 0..self.rounds {
            let round = async |server: &Server, rates: &mut Vec<f64>, costs: &mut Vec<f64>| {
                let (began, busy_us) = (Instant::now(), server.busy_us()?);
                let rate = measure(server).await?;
                rates.push(rate);
                costs.push((server.busy_us()? - busy_us) / (rate * began.elapsed().as_secs_f64()));
                anyhow::Ok(())
            };
            round(&ours, &mut rates.ours, &mut costs.ours).await?;
            round(&echo, &mut rates.echo, &mut costs.echo).await?;
            if let Some(peer) = &peer {
                round(peer, &mut rates.peer, &mut costs.peer).await?;
            }
        }
        table::row(name, "per s", goals, &rates);
        table::row(
            &format!("{name}: processor time of the server"),
            table::MICROSECONDS,
            Goals::default(),
            &costs,
        );
        Ok(())
    }

    /// Ten thousand sessions of four messages: memory, pages, stop, start.
    async fn stored(&self) -> anyhow::Result<()> {
        const NAMES: [(&str, &str, Option<f64>); 6] = [
            ("memory, idle", "MiB", Some(7.0)),
            ("memory after the first call", "MiB", None),
            ("memory after the sessions", "MiB", Some(34.0)),
            ("page of 100", "ms", Some(0.3)),
            ("stop with the sessions", "ms", Some(100.0)),
            ("start with the sessions", "ms", Some(500.0)),
        ];
        if !NAMES.iter().any(|(name, _, _)| self.wants(name)) {
            return Ok(());
        }
        let ours = self.stored_of(&Subject::Ours).await?;
        let peer = match self.peer() {
            Some(peer) => self.stored_of(&peer).await?,
            None => Default::default(),
        };
        for ((name, unit, most), (ours, peer)) in NAMES.into_iter().zip(ours.into_iter().zip(peer))
        {
            let values = Values {
                ours,
                peer,
                ..Values::default()
            };
            table::row(
                &format!("{name} ({})", self.sessions),
                unit,
                most.map_or_else(Goals::default, Goals::at_most),
                &values,
            );
        }
        Ok(())
    }

    async fn stored_of(&self, subject: &Subject) -> anyhow::Result<[Vec<f64>; 6]> {
        let millis = |time: Duration| time.as_secs_f64() * 1000.0;
        let folder = folder()?;
        let data = Some(folder.path());
        let (mut server, _) = subject.start(data).await?;
        let (idle, asked) = (server.unasked_mib(), server.memory()?.0);
        stored::fill(&server, self.sessions).await?;
        let filled = server.memory()?.0;
        let (mut pages, mut stops, mut starts) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..self.rounds {
            pages.extend(stored::pages(&server, self.sessions).await?);
            stops.push(millis(server.stop().await?));
            let (again, time) = subject.start(data).await?;
            starts.push(millis(time));
            server = again;
        }
        Ok([vec![idle], vec![asked], vec![filled], pages, stops, starts])
    }

    /// A start over a journal of many closed sessions; the peer has no such journal.
    async fn closed(&self) -> anyhow::Result<()> {
        let folder = folder()?;
        stored::write_closed(folder.path(), self.sessions)?;
        let (server, time) = Subject::Ours.start(Some(folder.path())).await?;
        let (now, most) = server.memory()?;
        let row = |name: &str, unit: &str, goals: Goals, value: f64| {
            let values = Values {
                ours: vec![value],
                ..Values::default()
            };
            table::row(
                &format!("{name} ({} closed sessions)", self.sessions),
                unit,
                goals,
                &values,
            );
        };
        row(
            "start",
            "ms",
            Goals::at_most(10_000.0),
            time.as_secs_f64() * 1000.0,
        );
        row("memory after the start", "MiB", Goals::default(), now);
        row("most memory until then", "MiB", Goals::default(), most);
        row(
            "stop",
            "ms",
            Goals::default(),
            server.stop().await?.as_secs_f64() * 1000.0,
        );
        Ok(())
    }
}

/// On the disk of the build, since the usual place for temporary files may be none.
fn folder() -> anyhow::Result<tempfile::TempDir> {
    Ok(tempfile::tempdir_in(Path::new(env!(
        "CARGO_TARGET_TMPDIR"
    )))?)
}
