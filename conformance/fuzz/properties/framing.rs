//! Framing: records do not depend on how their bytes arrive, and nothing that is kept outgrows a record.
//! Looks into no record.

#[allow(
    dead_code,
    reason = "writing and waiting belong to the process, not to framing; its own tests use them"
)]
#[path = "../../../runtime/magi-code/src/stdio.rs"]
mod stdio;

use app_wire::limits::MAX_RECORD_BYTES;
use stdio::{Framed, Framer};

/// What one stream came to; None for a record that was too long.
type Cut = Vec<Option<Vec<u8>>>;

/// The first byte is the size of a chunk; after it every `0xff` and the byte behind it stand for a run of `x`, so that
/// short input reaches the limit.
///
/// # Panics
/// When framing breaks one of its rules.
pub fn check(input: &[u8]) {
    let Some((chunk, script)) = input.split_first() else {
        return;
    };
    let stream = unpacked(script);
    let expected = by_lines(&stream);
    for size in [1 + usize::from(*chunk) * 37, stream.len().max(1)] {
        assert_eq!(cut(&stream, size), expected, "chunks of {size} bytes");
    }
}

fn unpacked(script: &[u8]) -> Vec<u8> {
    let mut stream = Vec::new();
    let mut bytes = script.iter();
    while let Some(byte) = bytes.next() {
        match (byte, stream.len() < 4 * MAX_RECORD_BYTES) {
            (0xff, true) => {
                let runs = usize::from(bytes.next().copied().unwrap_or(0));
                // Around the limit every single byte counts; far from it the order of magnitude does.
                let length = if runs < 128 {
                    runs * 1024
                } else {
                    MAX_RECORD_BYTES - 256 + runs
                };
                stream.resize(stream.len() + length, b'x');
            }
            _ => stream.push(*byte),
        }
    }
    stream
}

/// The rule itself, on a stream that is there as a whole.
fn by_lines(stream: &[u8]) -> Cut {
    let mut lines: Vec<&[u8]> = stream.split(|byte| *byte == b'\n').collect();
    let last = lines.pop().unwrap_or_default();
    let mut cut: Cut = lines
        .into_iter()
        .map(|line| (line.len() < MAX_RECORD_BYTES).then(|| line.to_vec()))
        .collect();
    if !last.is_empty() {
        cut.push((last.len() <= MAX_RECORD_BYTES).then(|| last.to_vec()));
    }
    cut
}

fn cut(stream: &[u8], size: usize) -> Cut {
    let mut framer = Framer::default();
    let mut cut = Cut::new();
    let keep = |framed: Framed<'_>| match framed {
        Framed::Record(bytes) => Some(bytes.to_vec()),
        Framed::TooLong => None,
    };
    for chunk in stream.chunks(size) {
        framer.push(chunk, |framed| cut.push(keep(framed)));
    }
    framer.finish(|framed| cut.push(keep(framed)));
    cut
}
