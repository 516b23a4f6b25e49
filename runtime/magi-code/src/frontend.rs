//! A frontend's side of the pipe: launches the service as a child process and talks to it through `app_client`.
//! Shows nothing to anybody; `prompt` and `demo` do.

use std::collections::VecDeque;
use std::process::{ExitStatus, Stdio};

use app_client::{Client, Profile, Received};
use app_wire::{Call, Method, Reply, WireError};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};

use crate::stdio::{Framed, Framer};

/// Why a conversation with the service could not go on.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("the service could not be started: {0}")]
    Launch(std::io::Error),
    #[error("the pipe to the service broke: {0}")]
    Pipe(#[from] std::io::Error),
    #[error("the service broke the protocol: {0}")]
    Mismatch(#[from] app_client::Mismatch),
    #[error("the request was not sent: {0}")]
    Refused(#[from] app_client::Refused),
    #[error("the service refused {method}: {code} ({message})")]
    Failed {
        method: &'static str,
        code: String,
        message: String,
    },
    #[error("the service ended before it answered")]
    Ended,
    #[error("the service sent a line longer than any record may be")]
    Overlong,
    #[error("the service answered out of turn: {0}")]
    Unexpected(String),
}

/// One running service and what was agreed with it.
pub struct Frontend {
    child: Child,
    stdin: Option<ChildStdin>,
    stdout: ChildStdout,
    framer: Framer,
    unread: VecDeque<Option<Vec<u8>>>,
    client: Client,
    bytes: Vec<u8>,
}

impl Frontend {
    /// Launches this same program as a service, with what `surroundings` changes of its environment, and passes preflight.
    ///
    /// # Errors
    /// The process does not start, or preflight refuses what it offers.
    pub async fn launch(
        needs: &[Method],
        surroundings: impl FnOnce(&mut Command),
    ) -> Result<Self, Error> {
        let mut command = Command::new(std::env::current_exe().map_err(Error::Launch)?);
        command
            .args(["--app", "service"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true);
        // Ctrl-C in a terminal is for the frontend, which then cancels the turn; the service must not die of it.
        command.process_group(0);
        surroundings(&mut command);
        let mut child = command.spawn().map_err(Error::Launch)?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Error::Ended);
        };
        let mut frontend = Self {
            child,
            stdin: Some(stdin),
            stdout,
            framer: Framer::default(),
            unread: VecDeque::new(),
            client: Client::new(Profile::new(needs.iter().copied())),
            bytes: vec![0; 16_384],
        };
        let mut record = Vec::new();
        frontend.client.initialize(&mut record)?;
        frontend.write(&record).await?;
        Ok(frontend)
    }

    /// Sends one request and returns its id.
    ///
    /// # Errors
    /// The request is refused before it is sent, or the pipe broke.
    pub async fn send(
        &mut self,
        session_id: Option<&str>,
        call: Call<'_>,
    ) -> Result<String, Error> {
        let mut record = Vec::new();
        let request_id = self.client.request(session_id, call, &mut record)?;
        self.write(&record).await?;
        Ok(request_id)
    }

    /// The next record as it came and what it means; None at the end of the stream. May be dropped while waiting: nothing is lost.
    ///
    /// # Errors
    /// The record, or its place in the stream, is not what the protocol allows.
    pub async fn receive(&mut self) -> Result<Option<(Vec<u8>, Received)>, Error> {
        loop {
            if let Some(record) = self.unread.pop_front() {
                let record = record.ok_or(Error::Overlong)?;
                let received = self.client.accept(&record)?;
                return Ok(Some((record, received)));
            }
            let read = self.stdout.read(&mut self.bytes).await?;
            let unread = &mut self.unread;
            let take = |framed: Framed<'_>| {
                unread.push_back(match framed {
                    Framed::Record(bytes) => Some(bytes.to_vec()),
                    Framed::TooLong => None,
                });
            };
            if read > 0 {
                self.framer.push(&self.bytes[..read], take);
            } else {
                // A line that was cut off in the middle is no record.
                return Ok(None);
            }
        }
    }

    /// Waits for the answer to `initialize` that [`Frontend::launch`] asked for.
    ///
    /// # Errors
    /// As [`Frontend::answer`].
    pub async fn greeted(&mut self) -> Result<app_wire::InitializeSuccess<'static>, Error> {
        match self.answer(Method::Initialize).await? {
            Reply::Initialize(success) => Ok(*success),
            other => Err(Error::Unexpected(other.method().as_str().to_owned())),
        }
    }

    /// Sends a request while nothing else is under way, and waits for its answer.
    ///
    /// # Errors
    /// The service answers with an error or with something else.
    pub async fn ask(
        &mut self,
        session_id: Option<&str>,
        call: Call<'_>,
    ) -> Result<Reply<'static>, Error> {
        let method = call.method();
        self.send(session_id, call).await?;
        self.answer(method).await
    }

    async fn answer(&mut self, method: Method) -> Result<Reply<'static>, Error> {
        match self.receive().await?.ok_or(Error::Ended)?.1 {
            Received::Reply { reply, .. } if reply.method() == method => Ok(reply),
            Received::Failure { error, .. } => Err(failed(method, &error)),
            other => Err(Error::Unexpected(format!("{other:?}"))),
        }
    }

    /// Closes the service's input and waits for it to end; what it still says is checked like everything else.
    ///
    /// # Errors
    /// As [`Frontend::receive`]; also [`Error::Ended`] when something begun was left without its end.
    pub async fn close(mut self) -> Result<ExitStatus, Error> {
        self.stdin = None;
        while self.receive().await?.is_some() {}
        if !self.client.ended().is_empty() {
            return Err(Error::Ended);
        }
        Ok(self.child.wait().await?)
    }

    async fn write(&mut self, record: &[u8]) -> Result<(), Error> {
        let stdin = self.stdin.as_mut().ok_or(Error::Ended)?;
        stdin.write_all(record).await?;
        Ok(stdin.flush().await?)
    }
}

/// An error answer as an error of ours.
pub fn failed(method: Method, error: &WireError<'_>) -> Error {
    Error::Failed {
        method: method.as_str(),
        code: error.code.as_str().to_owned(),
        message: error.message.to_string(),
    }
}
