//! Start, round trip, idle memory and exit of a service, beside `cat` on the same pipes, printed as ratios.
//! Proves nothing about what the service answers; that is what scenarios are for.
//!
//! `cargo build --release -p magi-code -p measure && target/release/measure`, or with another program as its argument.

use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

const STARTS: usize = 31;
const WARM_UP: usize = 500;
const ROUNDS: usize = 5_000;

const INITIALIZE: &str = r#"{"protocol_version":1,"kind":"request","request_id":"i","method":"initialize","payload":{"supported_protocol_versions":[1]}}"#;
const STATUS: &str =
    r#"{"protocol_version":1,"kind":"request","request_id":"s","method":"status","payload":{}}"#;
const CANCEL: &str = r#"{"protocol_version":1,"kind":"request","request_id":"c","method":"turn.cancel","payload":{"turn_id":"none"}}"#;

type Outcome<T> = Result<T, Box<dyn Error>>;

/// One program on two pipes, spoken to line by line without a thread in between.
struct Peer {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    answer: Vec<u8>,
}

impl Peer {
    fn start(program: &PathBuf, args: &[&str], home: &PathBuf) -> Outcome<Self> {
        let mut child = Command::new(program)
            .args(args)
            .env("MC_HOME", home)
            .current_dir(home)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let input = child.stdin.take().ok_or("no stdin")?;
        let output = BufReader::with_capacity(64 * 1024, child.stdout.take().ok_or("no stdout")?);
        Ok(Self {
            child,
            input,
            output,
            answer: Vec::new(),
        })
    }

    /// Writes one line and reads one.
    fn round(&mut self, line: &[u8]) -> Outcome<Duration> {
        self.answer.clear();
        let begun = Instant::now();
        self.input.write_all(line)?;
        if self.output.read_until(b'\n', &mut self.answer)? == 0 {
            return Err("the program closed its output".into());
        }
        Ok(begun.elapsed())
    }

    /// The median of many rounds.
    fn rounds(&mut self, line: &str) -> Outcome<Duration> {
        let line = format!("{line}\n").into_bytes();
        for _ in 0..WARM_UP {
            self.round(&line)?;
        }
        let mut all = (0..ROUNDS)
            .map(|_| self.round(&line))
            .collect::<Outcome<Vec<_>>>()?;
        Ok(median(&mut all))
    }

    /// Resident memory in KiB, where there is procfs.
    fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix(" kB")?.trim().parse().ok()
    }

    /// Closes its input and waits for its end.
    fn end(mut self) -> Outcome<Duration> {
        let begun = Instant::now();
        drop(self.input);
        self.child.wait()?;
        Ok(begun.elapsed())
    }
}

/// What one program took.
#[derive(Default)]
struct Taken {
    start: Duration,
    cancel: Duration,
    status: Duration,
    exit: Duration,
    memory_kib: Option<u64>,
}

fn median(all: &mut [Duration]) -> Duration {
    all.sort_unstable();
    all.get(all.len() / 2).copied().unwrap_or_default()
}

fn main() -> Outcome<()> {
    let service = match std::env::args_os().nth(1) {
        Some(program) => PathBuf::from(program),
        None => std::env::current_exe()?.with_file_name("magi-code"),
    };
    let home = std::env::temp_dir().join(format!("measure-{}", std::process::id()));
    std::fs::create_dir_all(&home)?;
    let outcome = compare(&service, &home);
    std::fs::remove_dir_all(&home)?;
    outcome
}

fn compare(service: &PathBuf, home: &PathBuf) -> Outcome<()> {
    let floor = PathBuf::from("cat");
    let (mut starts, mut exits) = ([vec![], vec![]], [vec![], vec![]]);
    // Turn by turn, so that both meet the same weather.
    for _ in 0..STARTS {
        for (index, (program, args)) in [(&floor, &[][..]), (service, &["--app", "service"][..])]
            .into_iter()
            .enumerate()
        {
            let begun = Instant::now();
            let mut peer = Peer::start(program, args, home)?;
            peer.round(format!("{INITIALIZE}\n").as_bytes())?;
            starts[index].push(begun.elapsed());
            exits[index].push(peer.end()?);
        }
    }
    let mut taken = [Taken::default(), Taken::default()];
    for (index, (program, args)) in [(&floor, &[][..]), (service, &["--app", "service"][..])]
        .into_iter()
        .enumerate()
    {
        let mut peer = Peer::start(program, args, home)?;
        peer.round(format!("{INITIALIZE}\n").as_bytes())?;
        let memory_kib = peer.memory();
        let (cancel, status) = (peer.rounds(CANCEL)?, peer.rounds(STATUS)?);
        let (start, exit) = (median(&mut starts[index]), median(&mut exits[index]));
        taken[index] = Taken {
            start,
            cancel,
            status,
            exit,
            memory_kib,
        };
        peer.end()?;
    }
    print(&taken)
}

fn print([floor, service]: &[Taken; 2]) -> Outcome<()> {
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{:28} {:>12} {:>12} {:>8}",
        "", "cat", "service", "ratio"
    )?;
    for (what, floor, service) in [
        ("start to initialize", floor.start, service.start),
        ("round trip, from memory", floor.cancel, service.cancel),
        ("round trip, reads files", floor.status, service.status),
        ("end of input to exit", floor.exit, service.exit),
    ] {
        let ratio = service.as_secs_f64() / floor.as_secs_f64().max(f64::EPSILON);
        writeln!(
            out,
            "{what:28} {:>9.1} µs {:>9.1} µs {ratio:>8.2}",
            micros(floor),
            micros(service)
        )?;
    }
    if let Some((floor, service)) = floor.memory_kib.zip(service.memory_kib) {
        let ratio = (service as f64) / (floor as f64);
        writeln!(
            out,
            "{:28} {floor:>8} KiB {service:>8} KiB {ratio:>8.2}",
            "idle memory"
        )?;
    }
    Ok(())
}

fn micros(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e6
}
