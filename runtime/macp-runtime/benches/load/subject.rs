//! The servers that are measured, each a process of its own: started, asked for its memory, stopped.
//! Does not say what is measured of them.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use macp_wire::v1::InitializeRequest;
use macp_wire::{settings as names, words};
use rustix::process::{Pid, Signal, kill_process};
use tokio::net::TcpStream;

use crate::client::Client;

/// Asks this program to be the bare server, at the address that follows.
pub const ECHO: &str = "--echo";
/// How long a server may take to answer first, and to stop.
const PATIENCE: Duration = Duration::from_secs(300);

/// Which program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Subject {
    /// The one of this tree.
    Ours,
    /// The bare one.
    Echo,
    /// Somebody else's.
    Peer(PathBuf),
}

impl Subject {
    pub fn name(&self) -> String {
        match self {
            Subject::Ours => "ours".to_owned(),
            Subject::Echo => "echo".to_owned(),
            Subject::Peer(path) => path.file_name().map_or_else(
                || "peer".to_owned(),
                |name| format!("peer {}", name.display()),
            ),
        }
    }

    fn command(&self, address: SocketAddr, data: Option<&Path>) -> anyhow::Result<Command> {
        let mut command = match self {
            Subject::Ours => Command::new(env!("CARGO_BIN_EXE_macp-runtime")),
            Subject::Peer(path) => Command::new(path),
            Subject::Echo => {
                let mut command = Command::new(std::env::current_exe()?);
                command.arg(ECHO).arg(address.to_string());
                command
            }
        };
        let endless = (u64::MAX / 4).to_string();
        command
            .env(names::MACP_BIND_ADDR, address.to_string())
            .env(names::MACP_ALLOW_INSECURE, "1")
            .env(names::MACP_MESSAGE_LIMIT_PER_MINUTE, &endless)
            .env(names::MACP_SESSION_START_LIMIT_PER_MINUTE, &endless)
            .env("RUST_LOG", "error")
            .stdout(Stdio::null());
        match data {
            Some(folder) => command.env(names::MACP_DATA_DIR, folder),
            None => command.env(names::MACP_MEMORY_ONLY, "1"),
        };
        Ok(command)
    }

    /// Starts it, without a disk or over a folder; answers how long it took until the first answer.
    pub async fn start(&self, data: Option<&Path>) -> anyhow::Result<(Server, Duration)> {
        let address = free_address()?;
        let began = Instant::now();
        let child = self
            .command(address, data)?
            .spawn()
            .with_context(|| format!("{} cannot be started", self.name()))?;
        let mut server = Server {
            child,
            address: address.to_string(),
            unasked_mib: 0.0,
        };
        server.listens(began).await?;
        server.unasked_mib = server.memory()?.0;
        server.answers(began).await?;
        Ok((server, began.elapsed()))
    }
}

fn free_address() -> anyhow::Result<SocketAddr> {
    Ok(std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?)
}

/// A running server, killed when this goes.
pub struct Server {
    child: Child,
    address: String,
    /// What it held of the machine's memory before anybody asked it anything.
    unasked_mib: f64,
}

impl Server {
    async fn listens(&mut self, began: Instant) -> anyhow::Result<()> {
        while began.elapsed() < PATIENCE {
            self.runs()?;
            if TcpStream::connect(&self.address).await.is_ok() {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        bail!("the server does not listen")
    }

    fn runs(&mut self) -> anyhow::Result<()> {
        match self.child.try_wait()? {
            Some(status) => bail!("the server ended at once: {status}"),
            None => Ok(()),
        }
    }

    async fn answers(&mut self, began: Instant) -> anyhow::Result<()> {
        while began.elapsed() < PATIENCE {
            self.runs()?;
            if let Ok(mut client) = self.client("nobody").await {
                let request = InitializeRequest {
                    supported_protocol_versions: vec![words::MACP_VERSION.to_owned()],
                    ..InitializeRequest::default()
                };
                match client.calls.initialize(request).await {
                    Err(status) if status.code() == tonic::Code::Unavailable => {}
                    _ => return Ok(()),
                }
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        bail!("the server does not answer")
    }

    pub fn address(&self) -> &str {
        &self.address
    }

    pub async fn client(&self, sender: &str) -> anyhow::Result<Client> {
        Client::connect(&self.address, sender).await
    }

    /// What it held of the machine's memory before anybody asked it anything, in MiB.
    pub fn unasked_mib(&self) -> f64 {
        self.unasked_mib
    }

    /// What the process holds of the machine's memory, and what it held at most, in MiB.
    pub fn memory(&self) -> anyhow::Result<(f64, f64)> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let of = |name: &str| -> anyhow::Result<f64> {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            let kib = line.and_then(|line| line.split_whitespace().next());
            Ok(kib.context("no such line")?.parse::<f64>()? / 1024.0)
        };
        Ok((of("VmRSS:")?, of("VmHWM:")?))
    }

    /// Processor time it has used, in microseconds.
    pub fn busy_us(&self) -> anyhow::Result<f64> {
        let mut busy_ns = 0.0;
        for task in std::fs::read_dir(format!("/proc/{}/task", self.child.id()))? {
            // A thread may end meanwhile.
            let times = std::fs::read_to_string(task?.path().join("schedstat")).unwrap_or_default();
            let busy = times.split(' ').next().and_then(|busy| busy.parse().ok());
            busy_ns += busy.unwrap_or(0.0);
        }
        Ok(busy_ns / 1000.0)
    }

    /// Interrupts it; answers how long it took to end.
    pub async fn stop(mut self) -> anyhow::Result<Duration> {
        let pid = Pid::from_raw(i32::try_from(self.child.id())?).context("no process")?;
        let began = Instant::now();
        kill_process(pid, Signal::INT)?;
        while began.elapsed() < PATIENCE {
            if self.child.try_wait()?.is_some() {
                return Ok(began.elapsed());
            }
            tokio::time::sleep(Duration::from_micros(200)).await;
        }
        bail!("the server does not stop")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
