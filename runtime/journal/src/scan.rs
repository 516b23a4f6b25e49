//! Reading a journal's file: intact entries and damaged places, in the order of the file.
//! Decides nothing about either; total on any bytes.

use std::fs::File;
use std::io::{self, BufRead};
use std::os::unix::fs::FileExt;

use crate::{Binding, Line};

/// Which bytes of a file to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// First byte; the line it falls into is left out unless it starts there.
    pub from: u64,
    /// First byte no more read.
    pub to: u64,
}

/// Something found in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// An intact line.
    Entry {
        /// Where it starts.
        offset: u64,
        /// Its content.
        line: Line<'a>,
    },
    /// A place that holds no intact line.
    Damage {
        /// Where it starts.
        offset: u64,
        /// How many bytes it has, with its line break if there is one.
        bytes: u64,
        /// What is wrong with it.
        why: Why,
    },
}

/// What is wrong with a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// The last line has no line break: a write was cut short, or the file was.
    Torn,
    /// A line that no writer of this journal wrote like that.
    Broken,
    /// A line longer than any entry may be.
    TooLong,
}

const CHUNK_BYTES: usize = 256 * 1024;

/// Calls `each` for everything in `span` of `file`. Holds at most twice `line_max` bytes and one chunk in memory.
///
/// # Errors
/// Those of reading; a file that ends early is no error.
pub fn scan(
    file: &File,
    span: Span,
    binding: Binding,
    line_max: usize,
    each: &mut dyn FnMut(Piece<'_>),
) -> io::Result<()> {
    let mut buffer = Buffer::new(file, span);
    // The start lies inside a line, or the line at hand is too long: drop through the next line break.
    let mut dropping = match span.from {
        0 => None,
        from => (byte_at(file, from - 1)? != Some(b'\n')).then_some(Dropped::Partial),
    };
    while buffer.fill()? {
        while let Some((offset, bytes)) = buffer.line() {
            match dropping.take() {
                Some(Dropped::Partial) => {}
                Some(Dropped::Long(from)) => {
                    let bytes = offset + bytes.len() as u64 + 1 - from;
                    each(Piece::Damage {
                        offset: from,
                        bytes,
                        why: Why::TooLong,
                    });
                }
                None if bytes.is_empty() => {
                    let bytes = 1 + buffer.pass_line_breaks();
                    each(Piece::Damage {
                        offset,
                        bytes,
                        why: Why::Broken,
                    });
                }
                None if bytes.len() > line_max => {
                    let bytes = bytes.len() as u64 + 1;
                    each(Piece::Damage {
                        offset,
                        bytes,
                        why: Why::TooLong,
                    });
                }
                None => line(binding, bytes, offset, each),
            }
        }
        let (offset, rest) = buffer.rest();
        if rest.len() > line_max {
            dropping = dropping.or(Some(Dropped::Long(offset)));
        }
        if dropping.is_some() {
            let length = rest.len();
            buffer.pass(length);
        }
    }
    let (offset, rest) = buffer.rest();
    match dropping {
        None if !rest.is_empty() => torn(binding, rest, offset, each),
        Some(Dropped::Long(from)) => {
            let bytes = offset + rest.len() as u64 - from;
            each(Piece::Damage {
                offset: from,
                bytes,
                why: Why::Torn,
            });
        }
        None | Some(Dropped::Partial) => {}
    }
    Ok(())
}

#[derive(Clone, Copy, PartialEq)]
enum Dropped {
    Partial,
    Long(u64),
}

/// What was read of a file and not passed yet.
struct Buffer<'f> {
    file: &'f File,
    /// Of the file: the end of what was read, and of what is to be read.
    read: u64,
    to: u64,
    bytes: Vec<u8>,
    /// Of the bytes: what was passed, up to where no line break is, and what was read.
    passed: usize,
    searched: usize,
    filled: usize,
}

impl<'f> Buffer<'f> {
    fn new(file: &'f File, span: Span) -> Buffer<'f> {
        let length = usize::try_from(span.to.saturating_sub(span.from)).unwrap_or(usize::MAX);
        let bytes = vec![0; length.clamp(1, CHUNK_BYTES)];
        Buffer {
            file,
            read: span.from,
            to: span.to,
            bytes,
            passed: 0,
            searched: 0,
            filled: 0,
        }
    }

    /// Reads on. False: there is no more.
    fn fill(&mut self) -> io::Result<bool> {
        self.bytes.copy_within(self.passed..self.filled, 0);
        self.filled -= self.passed;
        self.searched = self.filled;
        self.passed = 0;
        if self.filled == self.bytes.len() {
            let mut larger = vec![0; self.bytes.len() * 2];
            larger[..self.filled].copy_from_slice(&self.bytes);
            self.bytes = larger;
        }
        let left = usize::try_from(self.to.saturating_sub(self.read)).unwrap_or(usize::MAX);
        let end = self.filled.saturating_add(left).min(self.bytes.len());
        let got = read_at(self.file, &mut self.bytes[self.filled..end], self.read)?;
        self.filled += got;
        self.read += got as u64;
        Ok(got > 0)
    }

    /// The next whole line without its line break, and where it starts in the file. It is passed then.
    fn line(&mut self) -> Option<(u64, &[u8])> {
        let length = line_break(&self.bytes[self.searched..self.filled])?;
        let (start, end) = (self.passed, self.searched + length);
        let offset = self.offset();
        self.passed = end + 1;
        self.searched = self.passed;
        Some((offset, &self.bytes[start..end]))
    }

    /// What follows the last whole line, and where it starts in the file.
    fn rest(&self) -> (u64, &[u8]) {
        (self.offset(), &self.bytes[self.passed..self.filled])
    }

    /// Passes the line breaks right here, and says how many: a file may hold millions of empty lines.
    fn pass_line_breaks(&mut self) -> u64 {
        let rest = &self.bytes[self.passed..self.filled];
        let count = rest.iter().take_while(|byte| **byte == b'\n').count();
        self.passed += count;
        self.searched = self.passed;
        count as u64
    }

    fn pass(&mut self, bytes: usize) {
        self.passed += bytes;
    }

    fn offset(&self) -> u64 {
        self.read - (self.filled - self.passed) as u64
    }
}

fn line(binding: Binding, bytes: &[u8], offset: u64, each: &mut dyn FnMut(Piece<'_>)) {
    match binding.decode(bytes) {
        Some(line) => each(Piece::Entry { offset, line }),
        None => damaged(
            binding,
            bytes,
            Piece::Damage {
                offset,
                bytes: bytes.len() as u64 + 1,
                why: Why::Broken,
            },
            each,
        ),
    }
}

/// A last line without its line break. When nothing else is missing it is as good as any; the next append adds it.
fn torn(binding: Binding, bytes: &[u8], offset: u64, each: &mut dyn FnMut(Piece<'_>)) {
    match binding.decode(bytes) {
        Some(line) => each(Piece::Entry { offset, line }),
        None => damaged(
            binding,
            bytes,
            Piece::Damage {
                offset,
                bytes: bytes.len() as u64,
                why: Why::Torn,
            },
            each,
        ),
    }
}

/// Entries saved from a damaged place carry the place's offset.
fn damaged(binding: Binding, bytes: &[u8], damage: Piece<'_>, each: &mut dyn FnMut(Piece<'_>)) {
    each(damage);
    let (Piece::Damage { offset, .. } | Piece::Entry { offset, .. }) = damage;
    for line in binding.salvage(bytes) {
        each(Piece::Entry { offset, line });
    }
}

/// Where the first line break is. By way of the standard reader, which searches many bytes at a time.
fn line_break(bytes: &[u8]) -> Option<usize> {
    let mut rest = bytes;
    let passed = rest.skip_until(b'\n').ok()?;
    let last = passed.checked_sub(1)?;
    (bytes[last] == b'\n').then_some(last)
}

fn byte_at(file: &File, offset: u64) -> io::Result<Option<u8>> {
    let mut byte = [0];
    Ok((read_at(file, &mut byte, offset)? == 1).then_some(byte[0]))
}

fn read_at(file: &File, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
    loop {
        match file.read_at(buffer, offset) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            result => return result,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    const LINE_MAX: usize = 512;

    /// What a scan of `bytes` finds: `+sequence` for an entry, the name of the fault otherwise.
    fn found(bytes: &[u8], from: u64) -> Vec<String> {
        let mut file = tempfile::tempfile().unwrap();
        file.write_all(bytes).unwrap();
        let span = Span {
            from,
            to: bytes.len() as u64,
        };
        let mut found = Vec::new();
        scan(&file, span, Binding::new("a"), LINE_MAX, &mut |piece| {
            found.push(match piece {
                Piece::Entry { line, .. } => format!("+{}", line.sequence),
                Piece::Damage { why, .. } => format!("{why:?}"),
            });
        })
        .unwrap();
        found
    }

    fn lines(sequences: std::ops::Range<u64>) -> Vec<u8> {
        let mut out = Vec::new();
        for sequence in sequences {
            Binding::new("a").encode(sequence, br#"{"user":{"text":"hello"}}"#, &mut out);
        }
        out
    }

    #[test]
    fn entries_come_in_the_order_of_the_file() {
        assert_eq!(found(b"", 0), Vec::<String>::new());
        assert_eq!(found(&lines(0..3), 0), ["+0", "+1", "+2"]);
    }

    #[test]
    fn a_start_inside_a_line_leaves_that_line_out() {
        let bytes = lines(0..3);
        let length = (bytes.len() / 3) as u64;
        assert_eq!(found(&bytes, length - 1), ["+1", "+2"]);
        assert_eq!(found(&bytes, length), ["+1", "+2"]);
        assert_eq!(found(&bytes, length + 1), ["+2"]);
        assert_eq!(found(&bytes, 3 * length - 1), Vec::<String>::new());
        assert_eq!(found(&bytes, 3 * length), Vec::<String>::new());
    }

    #[test]
    fn each_cut_keeps_all_lines_before_it() {
        let bytes = lines(0..3);
        let length = bytes.len() / 3;
        for cut in 0..bytes.len() {
            let whole = (cut + 1) / length;
            let mut expected: Vec<String> = (0..whole).map(|at| format!("+{at}")).collect();
            if cut % length != 0 && (cut + 1) % length != 0 {
                expected.push("Torn".into());
            }
            assert_eq!(found(&bytes[..cut], 0), expected, "cut at {cut}");
        }
    }

    #[test]
    fn each_flipped_byte_costs_one_line_at_most_and_is_noticed() {
        let bytes = lines(0..3);
        for at in 0..bytes.len() {
            for flip in [0x01, 0x80, 0x0a ^ bytes[at]] {
                let mut flipped = bytes.clone();
                flipped[at] ^= flip;
                if flipped == bytes {
                    continue;
                }
                let found = found(&flipped, 0);
                let entries = found.iter().filter(|piece| piece.starts_with('+')).count();
                let noticed = found.len() > entries;
                assert!(entries >= 2 && noticed, "byte {at}: {found:?}");
                // A line break is no content: both lines beside it are saved.
                assert_eq!(bytes[at] == b'\n', entries == 3, "byte {at}: {found:?}");
            }
        }
    }

    #[test]
    fn long_lines_are_dropped_through_their_line_break() {
        let mut bytes = lines(0..1);
        bytes.extend(vec![b'x'; 3 * CHUNK_BYTES]);
        bytes.push(b'\n');
        bytes.extend(lines(1..2));
        assert_eq!(found(&bytes, 0), ["+0", "TooLong", "+1"]);
        bytes.extend(vec![b'x'; 3 * CHUNK_BYTES]);
        assert_eq!(found(&bytes, 0), ["+0", "TooLong", "+1", "Torn"]);
        assert_eq!(found(&bytes, 200), ["+1", "Torn"]);
    }

    #[test]
    fn empty_lines_beside_each_other_are_one_damaged_place() {
        let bytes = [lines(0..1), vec![b'\n'; 9], lines(1..2), b"\n".to_vec()].concat();
        assert_eq!(found(&bytes, 0), ["+0", "Broken", "+1", "Broken"]);
        let pieces = found(&vec![b'\n'; 8 << 20], 0).len();
        assert!(pieces <= (8 << 20) / CHUNK_BYTES, "{pieces} pieces");
    }

    #[test]
    fn a_line_may_have_as_many_bytes_as_the_bound_and_no_more() {
        let line = |length: usize| {
            let mut out = Vec::new();
            let around = lines(0..1).len() - 1 - br#"{"user":{"text":"hello"}}"#.len();
            Binding::new("a").encode(0, "x".repeat(length - around).as_bytes(), &mut out);
            assert_eq!(out.len(), length + 1);
            out
        };
        assert_eq!(found(&line(LINE_MAX), 0), ["+0"]);
        assert_eq!(found(&line(LINE_MAX + 1), 0), ["TooLong"]);
    }

    #[test]
    fn lines_may_lie_across_chunks() {
        let bytes = lines(0..20_000);
        assert!(bytes.len() > 3 * CHUNK_BYTES);
        let found = found(&bytes, 0);
        assert_eq!(found.len(), 20_000);
        assert!(found.iter().all(|piece| piece.starts_with('+')));
    }
}
