//! Records in and out of the process: bytes up to a newline, bytes written whole.
//! Knows nothing of JSON; what is in a record is for others to judge.

use std::io;
use std::os::fd::AsFd;

use app_wire::limits::MAX_RECORD_BYTES;
use rustix::event::{PollFd, PollFlags};
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

/// Writes all of `bytes`, waiting for room where the reader of the pipe is slow.
pub fn write_all(to: impl AsFd, mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        match rustix::io::write(&to, bytes) {
            Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
            Ok(written) => bytes = &bytes[written..],
            Err(Errno::INTR) => {}
            // The parent may have made its end non-blocking, which this end shares.
            Err(Errno::AGAIN) => wait(&mut [PollFd::new(&to, PollFlags::OUT)])?,
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

/// Waits until one of `on` is ready.
pub fn wait(on: &mut [PollFd<'_>]) -> io::Result<()> {
    loop {
        match rustix::event::poll(on, None) {
            Ok(_) => return Ok(()),
            Err(Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
