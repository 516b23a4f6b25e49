//! One child process on three pipes: bytes in, lines out, stderr kept, exit awaited.
//! Knows nothing of JSON; every wait has a deadline and none is a sleep.

use std::ffi::OsString;
use std::io::{self, PipeReader, PipeWriter, Read, Write};
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, poll};

/// A line longer than this is not read on: the program is wrong, and memory is ours.
const LINE_BYTES_MAX: usize = 4 * 1024 * 1024;

/// How to start a program. Nothing of the caller's environment reaches it but `PATH`.
#[derive(Debug, Clone)]
pub struct Launch {
    /// The executable.
    pub program: PathBuf,
    /// Its arguments.
    pub args: Vec<OsString>,
    /// Its environment, beside `PATH`.
    pub env: Vec<(OsString, OsString)>,
    /// Its working folder.
    pub dir: PathBuf,
}

/// What came out of stdout next.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Line {
    /// The bytes before a line feed.
    Whole(Vec<u8>),
    /// The bytes after the last line feed, when the stream ended without one.
    Unfinished(Vec<u8>),
    /// More bytes than any record may have, without a line feed.
    TooLong,
    /// The stream ended.
    End,
}

/// How a program ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ended {
    /// It exited with this code.
    Code(i32),
    /// A signal of this number ended it.
    Signal(i32),
}

impl From<ExitStatus> for Ended {
    fn from(status: ExitStatus) -> Self {
        match (status.code(), status.signal()) {
            (Some(code), _) => Self::Code(code),
            (None, signal) => Self::Signal(signal.unwrap_or_default()),
        }
    }
}

/// A wait that came to nothing.
#[derive(Debug, thiserror::Error)]
pub enum WaitError {
    /// The deadline passed first.
    #[error("nothing within {0:?}")]
    Deadline(Duration),
    /// The pipe is closed on the other side.
    #[error("stdin cannot be written: {0}")]
    Closed(io::Error),
    /// The caller closed stdin before.
    #[error("stdin was closed before")]
    AlreadyClosed,
}

enum Order {
    Bytes(Vec<u8>),
    /// Wait until the reader took everything written so far.
    UntilTaken,
}

/// A running child; killed and reaped when dropped.
pub struct Program {
    pid: u32,
    input: Option<Sender<Order>>,
    written: Receiver<io::Result<()>>,
    lines: Receiver<Line>,
    /// The reader ends when this is dropped.
    reading: Option<PipeWriter>,
    pause: Arc<Pause>,
    /// A second handle on stdout, to see how much lies in it.
    unread: Option<OwnedFd>,
    stderr: Arc<Collected>,
    exit: Receiver<ExitStatus>,
    ended: Option<Ended>,
}

impl Program {
    /// Starts the program with a thread for each pipe and one that waits for its end.
    ///
    /// # Errors
    /// The program could not be started, or the machine gave no pipe.
    pub fn start(launch: &Launch) -> io::Result<Self> {
        let mut command = Command::new(&launch.program);
        command
            .args(&launch.args)
            .env_clear()
            .envs(std::env::var_os("PATH").map(|path| ("PATH", path)))
            .envs(launch.env.iter().map(|(name, value)| (name, value)))
            .current_dir(&launch.dir)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut child = command.spawn()?;
        let (stop_here, stop_there) = io::pipe()?;
        let (input, to_write) = channel();
        let (wrote, written) = channel();
        let (read, lines) = channel();
        let (left, exit) = channel();
        let stderr = Arc::new(Collected::default());
        let pause = Arc::new(Pause::default());
        let mut unread = None;
        if let Some(stdin) = child.stdin.take() {
            thread::spawn(move || write_on(stdin, &to_write, &wrote));
        }
        if let Some(stdout) = child.stdout.take() {
            unread = Some(stdout.as_fd().try_clone_to_owned()?);
            let pause = Arc::clone(&pause);
            thread::spawn(move || read_on(stdout, stop_here, &pause, &read));
        }
        if let Some(pipe) = child.stderr.take() {
            let stderr = Arc::clone(&stderr);
            thread::spawn(move || stderr.fill(pipe));
        }
        let pid = child.id();
        thread::spawn(move || reap(child, &left));
        Ok(Self {
            pid,
            input: Some(input),
            written,
            lines,
            reading: Some(stop_there),
            pause,
            unread,
            stderr,
            exit,
            ended: None,
        })
    }

    /// The process id, for looking at the process from outside.
    #[must_use]
    pub fn pid(&self) -> u32 {
        self.pid
    }

    /// Writes all bytes to stdin.
    ///
    /// # Errors
    /// The deadline passed or the pipe is closed.
    pub fn write(&mut self, bytes: Vec<u8>, deadline: Duration) -> Result<(), WaitError> {
        self.order(Order::Bytes(bytes), deadline)
    }

    /// Returns when the program has taken everything written so far out of the pipe.
    ///
    /// # Errors
    /// As [`Program::write`].
    pub fn until_taken(&mut self, deadline: Duration) -> Result<(), WaitError> {
        self.order(Order::UntilTaken, deadline)
    }

    fn order(&mut self, order: Order, deadline: Duration) -> Result<(), WaitError> {
        let input = self.input.as_ref().ok_or(WaitError::AlreadyClosed)?;
        let gone = || WaitError::Closed(io::ErrorKind::BrokenPipe.into());
        input.send(order).map_err(|_| gone())?;
        match self.written.recv_timeout(deadline) {
            Ok(outcome) => outcome.map_err(WaitError::Closed),
            Err(RecvTimeoutError::Timeout) => Err(WaitError::Deadline(deadline)),
            Err(RecvTimeoutError::Disconnected) => Err(gone()),
        }
    }

    /// The next line of stdout; [`Line::End`] again and again after the end.
    ///
    /// # Errors
    /// The deadline passed.
    pub fn line(&mut self, deadline: Duration) -> Result<Line, WaitError> {
        match self.lines.recv_timeout(deadline) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(WaitError::Deadline(deadline)),
            Err(RecvTimeoutError::Disconnected) => Ok(Line::End),
        }
    }

    /// Closes stdin: the program reads its end.
    pub fn close_stdin(&mut self) {
        self.input = None;
    }

    /// Closes our end of stdout, so that the program's next write fails.
    pub fn close_stdout(&mut self) {
        self.read_on();
        self.unread = None;
        self.reading = None;
        // The reader closes the pipe before it lets go of its sender.
        while self.lines.recv().is_ok() {}
    }

    /// Leaves in the pipe what the program writes from now on.
    pub fn stop_reading(&self) {
        self.pause.set(true);
    }

    /// Reads again.
    pub fn read_on(&self) {
        self.pause.set(false);
    }

    /// Waits until so many bytes lie unread in the pipe.
    ///
    /// # Errors
    /// The deadline passed.
    pub fn until_unread(&self, count: u64, deadline: Duration) -> Result<(), WaitError> {
        let end = Instant::now() + deadline;
        while let Some(unread) = &self.unread {
            let held = rustix::io::ioctl_fionread(unread)
                .map_err(|error| WaitError::Closed(error.into()))?;
            if held >= count {
                return Ok(());
            }
            if Instant::now() > end {
                break;
            }
            thread::yield_now();
        }
        Err(WaitError::Deadline(deadline))
    }

    /// Everything on stderr so far.
    #[must_use]
    pub fn stderr(&self) -> Vec<u8> {
        self.stderr.state().bytes.clone()
    }

    /// Waits until stderr holds `needle`.
    ///
    /// # Errors
    /// The deadline passed, or stderr ended without it.
    pub fn stderr_holds(&self, needle: &[u8], deadline: Duration) -> Result<(), WaitError> {
        self.stderr
            .until(deadline, |state| holds(&state.bytes, needle) || state.ended);
        if holds(&self.stderr(), needle) {
            Ok(())
        } else {
            Err(WaitError::Deadline(deadline))
        }
    }

    /// Waits for the end of the process and of its stderr.
    ///
    /// # Errors
    /// The deadline passed.
    pub fn ended(&mut self, deadline: Duration) -> Result<Ended, WaitError> {
        let ended = self.gone(deadline)?;
        self.stderr.until(deadline, |state| state.ended);
        Ok(ended)
    }

    /// Waits for the end of the process; a child of its own may still hold its stderr.
    ///
    /// # Errors
    /// The deadline passed.
    pub fn gone(&mut self, deadline: Duration) -> Result<Ended, WaitError> {
        if let Some(ended) = self.ended {
            return Ok(ended);
        }
        let status = self
            .exit
            .recv_timeout(deadline)
            .map_err(|_| WaitError::Deadline(deadline))?;
        Ok(*self.ended.insert(status.into()))
    }

    /// Kills the process with SIGKILL, without a word to it.
    pub fn kill(&mut self) {
        self.close_stdin();
        self.read_on();
        if self.ended.is_some() {
            return;
        }
        if let Ok(status) = self.exit.try_recv() {
            self.ended = Some(status.into());
        } else if let Some(pid) = i32::try_from(self.pid)
            .ok()
            .and_then(rustix::process::Pid::from_raw)
        {
            // Gone already is as good as killed.
            let _ = rustix::process::kill_process(pid, rustix::process::Signal::KILL);
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.kill();
    }
}

fn write_on(mut stdin: ChildStdin, orders: &Receiver<Order>, wrote: &Sender<io::Result<()>>) {
    for order in orders {
        let outcome = match order {
            Order::Bytes(bytes) => stdin.write_all(&bytes),
            Order::UntilTaken => until_empty(&stdin),
        };
        if wrote.send(outcome).is_err() {
            break;
        }
    }
}

fn until_empty(stdin: &ChildStdin) -> io::Result<()> {
    loop {
        if rustix::io::ioctl_fionread(stdin)? == 0 {
            return Ok(());
        }
        let mut fds = [PollFd::new(stdin, PollFlags::OUT)];
        poll(&mut fds, None)?;
        if fds[0].revents().contains(PollFlags::ERR) {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        thread::yield_now();
    }
}

fn read_on(mut stdout: ChildStdout, stop: PipeReader, pause: &Pause, lines: &Sender<Line>) {
    let mut held = Vec::new();
    let mut chunk = vec![0; 64 * 1024];
    loop {
        let mut fds = [
            PollFd::new(&stdout, PollFlags::IN),
            PollFd::new(&stop, PollFlags::IN),
        ];
        if poll(&mut fds, None).is_err() || !fds[1].revents().is_empty() {
            break;
        }
        if pause.waited() {
            continue;
        }
        match stdout.read(&mut chunk) {
            Ok(0) | Err(_) => {
                if !held.is_empty() {
                    let _ = lines.send(Line::Unfinished(held));
                }
                break;
            }
            Ok(count) => held.extend_from_slice(&chunk[..count]),
        }
        if send_lines(&mut held, lines).is_err() {
            break;
        }
    }
    drop(stdout);
}

fn send_lines(held: &mut Vec<u8>, lines: &Sender<Line>) -> Result<(), ()> {
    let mut start = 0;
    while let Some(length) = held[start..].iter().position(|byte| *byte == b'\n') {
        lines
            .send(Line::Whole(held[start..start + length].to_vec()))
            .map_err(|_| ())?;
        start += length + 1;
    }
    held.drain(..start);
    if held.len() > LINE_BYTES_MAX {
        let _ = lines.send(Line::TooLong);
        return Err(());
    }
    Ok(())
}

fn reap(mut child: Child, left: &Sender<ExitStatus>) {
    if let Ok(status) = child.wait() {
        let _ = left.send(status);
    }
}

fn holds(bytes: &[u8], needle: &[u8]) -> bool {
    needle.is_empty() || bytes.windows(needle.len()).any(|window| window == needle)
}

/// Holds the reader back while it is set.
#[derive(Default)]
struct Pause {
    set: Mutex<bool>,
    changed: Condvar,
}

impl Pause {
    fn set(&self, set: bool) {
        *self.set.lock().unwrap_or_else(PoisonError::into_inner) = set;
        self.changed.notify_all();
    }

    /// Whether there was anything to wait for.
    fn waited(&self) -> bool {
        let mut set = self.set.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = *set;
        while *set {
            set = self
                .changed
                .wait(set)
                .unwrap_or_else(PoisonError::into_inner);
        }
        waited
    }
}

#[derive(Default)]
struct Collected {
    state: Mutex<CollectedState>,
    changed: Condvar,
}

#[derive(Default)]
struct CollectedState {
    bytes: Vec<u8>,
    ended: bool,
}

impl Collected {
    fn state(&self) -> MutexGuard<'_, CollectedState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn fill(&self, mut pipe: ChildStderr) {
        let mut chunk = vec![0; 16 * 1024];
        loop {
            let count = pipe.read(&mut chunk).unwrap_or(0);
            let mut state = self.state();
            state.bytes.extend_from_slice(&chunk[..count]);
            state.ended = count == 0;
            self.changed.notify_all();
            if count == 0 {
                return;
            }
        }
    }

    fn until(&self, deadline: Duration, enough: impl Fn(&CollectedState) -> bool) {
        let end = Instant::now() + deadline;
        let mut state = self.state();
        while !enough(&state) {
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return;
            }
            state = self
                .changed
                .wait_timeout(state, left)
                .unwrap_or_else(PoisonError::into_inner)
                .0;
        }
    }
}
