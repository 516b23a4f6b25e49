//! Records in and out of the process: bytes up to a newline, bytes written whole.
//! Knows nothing of JSON; what is in a record is for others to judge.

use std::io;
use std::os::fd::{AsFd, BorrowedFd};
use std::time::Duration;

use app_wire::limits::MAX_RECORD_BYTES;
use rustix::event::{PollFd, PollFlags, Timespec};
use rustix::fs::OFlags;
use rustix::io::Errno;

/// One input record as the transport saw it (spec: "Launch and streams").
#[derive(Debug, PartialEq, Eq)]
pub enum Framed<'a> {
    /// The bytes before the newline, or before the end of input; a CR before the newline is still there.
    Record(&'a [u8]),
    /// Longer than [`MAX_RECORD_BYTES`] with its newline; its bytes are gone.
    TooLong,
}

/// Cuts a byte stream into records, holding at most [`MAX_RECORD_BYTES`] of an unfinished one.
#[derive(Debug, Default)]
pub struct Framer {
    unfinished: Vec<u8>,
    discarding: bool,
}

impl Framer {
    /// Gives every record that `bytes` completes to `take`, in order.
    pub fn push(&mut self, bytes: &[u8], mut take: impl FnMut(Framed<'_>)) {
        let mut rest = bytes;
        while let Some(end) = rest.iter().position(|&byte| byte == b'\n') {
            self.complete(&rest[..end], &mut take);
            rest = &rest[end + 1..];
        }
        if !self.discarding && self.unfinished.len() + rest.len() > MAX_RECORD_BYTES {
            self.unfinished = Vec::new();
            self.discarding = true;
        }
        if !self.discarding {
            self.unfinished.extend_from_slice(rest);
        }
    }

    /// The end of input completes a record that has no newline.
    pub fn finish(&mut self, take: impl FnOnce(Framed<'_>)) {
        if self.discarding {
            take(Framed::TooLong);
        } else if !self.unfinished.is_empty() {
            take(Framed::Record(&self.unfinished));
        }
        self.unfinished = Vec::new();
        self.discarding = false;
    }

    fn complete(&mut self, tail: &[u8], take: &mut impl FnMut(Framed<'_>)) {
        let length = self.unfinished.len() + tail.len() + 1;
        if self.discarding || length > MAX_RECORD_BYTES {
            take(Framed::TooLong);
        } else if self.unfinished.is_empty() {
            take(Framed::Record(tail));
        } else {
            self.unfinished.extend_from_slice(tail);
            take(Framed::Record(&self.unfinished));
        }
        self.unfinished.clear();
        self.discarding = false;
    }
}

/// Refuses a stdout that was closed when the process was started. The language's runtime opens the null device in its
/// place, for reading and writing, and whatever is answered there is lost without an error.
///
/// # Errors
/// [`io::ErrorKind::NotConnected`]; what the system says.
pub fn connected(stdout: impl AsFd) -> io::Result<()> {
    let both = rustix::fs::fcntl_getfl(&stdout)? & OFlags::RWMODE == OFlags::RDWR;
    let device = rustix::fs::fstat(&stdout)?.st_rdev;
    let null = rustix::fs::stat("/dev/null").map(|null| null.st_rdev);
    if both && null == Ok(device) {
        return Err(io::ErrorKind::NotConnected.into());
    }
    Ok(())
}

/// A pipe that says it has room takes at least so many bytes without waiting (POSIX: `PIPE_BUF`).
const PART_BYTES: usize = 4096;

/// Writes all of `bytes` to `to`, waiting for room where its reader is slow.
///
/// # Errors
/// What the system says; [`io::ErrorKind::TimedOut`] when one of `ends` has come and nothing was read from `to` for as
/// long as `patience`: such a client will not come back.
pub fn write_all(
    to: impl AsFd,
    ends: &[(BorrowedFd<'_>, PollFlags)],
    patience: Duration,
    mut bytes: &[u8],
) -> io::Result<()> {
    while !bytes.is_empty() {
        wait_for_room(&to, ends, patience)?;
        match rustix::io::write(&to, &bytes[..bytes.len().min(PART_BYTES)]) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(written) => bytes = &bytes[written..],
            // The parent may have made its end non-blocking, which this end shares.
            Err(Errno::INTR | Errno::AGAIN) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

fn wait_for_room(
    to: &impl AsFd,
    ends: &[(BorrowedFd<'_>, PollFlags)],
    patience: Duration,
) -> io::Result<()> {
    let mut on = vec![PollFd::new(to, PollFlags::OUT)];
    on.extend(ends.iter().map(|(fd, flags)| PollFd::new(fd, *flags)));
    wait(&mut on, None)?;
    if on[0].revents().is_empty() && wait(&mut on[..1], Some(patience))? == 0 {
        let seconds = patience.as_secs();
        let text = format!("it is time to end and the client has read nothing for {seconds} s");
        return Err(io::Error::new(io::ErrorKind::TimedOut, text));
    }
    Ok(())
}

/// Waits until one of `on` is ready, and says how many are: none when the time is over first.
pub fn wait(on: &mut [PollFd<'_>], limit: Option<Duration>) -> io::Result<usize> {
    // A limit too long to be said is none.
    let limit = limit.and_then(|limit| Timespec::try_from(limit).ok());
    loop {
        match rustix::event::poll(on, limit.as_ref()) {
            Ok(ready) => return Ok(ready),
            Err(Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::File;
    use std::io::Read as _;
    use std::os::fd::OwnedFd;

    /// Records as text, `!` for one that was too long; the input in chunks of `size` bytes.
    fn cut(input: &[u8], size: usize) -> Vec<String> {
        let mut framer = Framer::default();
        let mut seen = Vec::new();
        let show = |framed: Framed<'_>| match framed {
            Framed::Record(bytes) if bytes.len() > 99 => format!("{} bytes", bytes.len()),
            Framed::Record(bytes) => String::from_utf8_lossy(bytes).into_owned(),
            Framed::TooLong => "!".to_owned(),
        };
        for chunk in input.chunks(size) {
            framer.push(chunk, |framed| seen.push(show(framed)));
            assert!(
                framer.unfinished.len() <= MAX_RECORD_BYTES,
                "an unfinished record stays bounded"
            );
        }
        framer.finish(|framed| seen.push(show(framed)));
        seen
    }

    #[test]
    fn records_do_not_depend_on_how_the_bytes_arrive() {
        let input = b"one\ntwo\r\n\n\nlast without newline";
        let expected = ["one", "two\r", "", "", "last without newline"];
        for size in 1..=input.len() {
            assert_eq!(cut(input, size), expected, "chunks of {size}");
        }
    }

    #[test]
    fn a_record_is_too_long_from_the_first_byte_over_its_limit_newline_included() {
        let line =
            |bytes: usize| [vec![b'x'; bytes - 1], b"\n".to_vec(), b"next\n".to_vec()].concat();
        for size in [1, 1000, 4096, 70_000] {
            assert_eq!(
                cut(&line(MAX_RECORD_BYTES - 1), size),
                [&format!("{} bytes", MAX_RECORD_BYTES - 2), "next"]
            );
            assert_eq!(
                cut(&line(MAX_RECORD_BYTES), size),
                [&format!("{} bytes", MAX_RECORD_BYTES - 1), "next"]
            );
            assert_eq!(cut(&line(MAX_RECORD_BYTES + 1), size), ["!", "next"]);
            assert_eq!(cut(&line(3 * MAX_RECORD_BYTES), size), ["!", "next"]);
        }
    }

    #[test]
    fn the_end_of_input_completes_a_record_of_exactly_the_limit() {
        assert_eq!(
            cut(&vec![b'x'; MAX_RECORD_BYTES], 999),
            [format!("{MAX_RECORD_BYTES} bytes")]
        );
        assert_eq!(cut(&vec![b'x'; MAX_RECORD_BYTES + 1], 999), ["!"]);
        assert_eq!(cut(b"", 1), Vec::<String>::new());
    }

    /// The end that comes when the client closes its side of `input`.
    fn closed(input: &OwnedFd) -> [(BorrowedFd<'_>, PollFlags); 1] {
        [(input.as_fd(), PollFlags::RDHUP)]
    }

    /// A pipe: who reads from it and who writes to it.
    fn pipe() -> (OwnedFd, OwnedFd) {
        rustix::pipe::pipe().expect("a pipe")
    }

    #[test]
    fn a_reader_that_is_slow_gets_everything() {
        let (reader, output) = pipe();
        let (input, _client) = pipe();
        let sent: Vec<u8> = (0..300_000_u32).map(|n| n as u8).collect();
        let expected = sent.clone();
        let client = std::thread::spawn(move || {
            let mut seen = Vec::new();
            File::from(reader).read_to_end(&mut seen).expect("bytes");
            seen
        });
        write_all(&output, &closed(&input), Duration::ZERO, &sent).expect("the client is there");
        drop(output);
        assert!(client.join().expect("the client ends") == expected);
    }

    #[test]
    fn a_client_that_is_gone_and_does_not_read_is_given_up() {
        let (_reader, output) = pipe();
        let (input, client) = pipe();
        drop(client);
        let error = write_all(&output, &closed(&input), Duration::ZERO, &[0; 1 << 20])
            .expect_err("nobody reads");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }

    #[test]
    fn a_client_that_is_gone_and_still_reads_gets_everything() {
        let (reader, output) = pipe();
        let (input, client) = pipe();
        drop(client);
        write_all(&output, &closed(&input), Duration::ZERO, &[7; 4096]).expect("there is room");
        drop(output);
        let mut seen = Vec::new();
        File::from(reader).read_to_end(&mut seen).expect("bytes");
        assert_eq!(seen, [7; 4096]);
    }
}
