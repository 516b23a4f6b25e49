//! One line of a journal: an entry with its sequence number and checksum.
//! Does not know what an entry means; it is any compact JSON value without a line break.

use std::io::Write;

/// What ties lines to their journal: its name goes into every checksum, so that a line of another journal is noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binding(u32);

/// An entry as read from an intact line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<'a> {
    /// Position in the journal's whole history, from 0.
    pub sequence: u64,
    /// The entry's bytes as they were appended.
    pub entry: &'a [u8],
}

/// The largest sequence number: any JSON reader has it exact, and the next one never wraps.
pub const SEQUENCE_MAX: u64 = (1 << 53) - 1;

const HEAD: &[u8] = b"{\"seq\":";
const CHECKSUM: &[u8] = b",\"crc\":\"";
const ENTRY: &[u8] = b"\",\"entry\":";
const TAIL: &[u8] = b"}";
const CHECKSUM_DIGITS: usize = 8;

/// Bytes that a line adds to its entry, at most, with the line break.
pub const OVERHEAD_BYTES_MAX: usize =
    HEAD.len() + 20 + CHECKSUM.len() + CHECKSUM_DIGITS + ENTRY.len() + TAIL.len() + 1;

impl Binding {
    /// The binding of the journal called `name`.
    pub fn new(name: &str) -> Binding {
        Binding(crc32c::crc32c(name.as_bytes()))
    }

    fn checksum(self, sequence: u64, entry: &[u8]) -> u32 {
        crc32c::crc32c_append(
            crc32c::crc32c_append(self.0, &sequence.to_le_bytes()),
            entry,
        )
    }

    /// Appends the line of `entry`, with its line break, to `out`.
    ///
    /// # Panics
    /// When `entry` holds a line break, which compact JSON never does.
    pub fn encode(self, sequence: u64, entry: &[u8], out: &mut Vec<u8>) {
        assert!(
            !entry.contains(&b'\n'),
            "an entry of a journal must be one line"
        );
        out.reserve(entry.len() + OVERHEAD_BYTES_MAX);
        out.extend_from_slice(HEAD);
        let _ = write!(out, "{sequence}");
        out.extend_from_slice(CHECKSUM);
        let _ = write!(out, "{:08x}", self.checksum(sequence, entry));
        out.extend_from_slice(ENTRY);
        out.extend_from_slice(entry);
        out.extend_from_slice(TAIL);
        out.push(b'\n');
    }

    /// Reads one line without its line break. `None`: it is not exactly as [`Binding::encode`] wrote it.
    pub fn decode(self, line: &[u8]) -> Option<Line<'_>> {
        let rest = line.strip_prefix(HEAD)?;
        let digits = rest.iter().position(|b| !b.is_ascii_digit())?;
        let (sequence, rest) = rest.split_at(digits);
        let sequence = number(sequence)?;
        let (stated, rest) = rest
            .strip_prefix(CHECKSUM)?
            .split_at_checked(CHECKSUM_DIGITS)?;
        let entry = rest.strip_prefix(ENTRY)?.strip_suffix(TAIL)?;
        (checksum(stated)? == self.checksum(sequence, entry)).then_some(Line { sequence, entry })
    }

    /// Intact lines inside a damaged one: a flipped line break joins two lines, a torn write swallows the next.
    /// Looks at a few places only, so that a hostile line costs no more than a few checksums.
    pub fn salvage(self, line: &[u8]) -> impl Iterator<Item = Line<'_>> {
        const PLACES: usize = 4;
        // Nothing is allocated for a line that is too short to hold another: a file may have millions of them.
        let mut starts = Vec::new();
        let mut search = 1;
        while starts.len() < PLACES
            && let Some(at) = line
                .get(search..)
                .and_then(|rest| rest.windows(HEAD.len()).position(|seen| seen == HEAD))
        {
            starts.push(search + at);
            search += at + 1;
        }
        let mut ends = starts.iter().copied().chain([line.len()]);
        let first = ends.find_map(|end| self.decode(line.get(..end.checked_sub(1)?)?));
        let later = starts.into_iter().find_map(|at| self.decode(&line[at..]));
        first.into_iter().chain(later)
    }
}

/// Only the one way in which numbers are written: no sign, no leading zero.
fn number(digits: &[u8]) -> Option<u64> {
    if digits.len() > 1 && digits[0] == b'0' {
        return None;
    }
    std::str::from_utf8(digits)
        .ok()?
        .parse()
        .ok()
        .filter(|number| *number <= SEQUENCE_MAX)
}

/// Only the one way in which checksums are written: eight lower-case digits.
fn checksum(digits: &[u8]) -> Option<u32> {
    digits.iter().try_fold(0, |value, digit| {
        let digit = match digit {
            b'0'..=b'9' => digit - b'0',
            b'a'..=b'f' => digit - b'a' + 10,
            _ => return None,
        };
        Some(value << 4 | u32::from(digit))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn encoded(sequence: u64, entry: &str) -> Vec<u8> {
        let mut out = Vec::new();
        Binding::new("a").encode(sequence, entry.as_bytes(), &mut out);
        out
    }

    #[test]
    fn a_line_is_json_and_comes_back() {
        for (sequence, entry) in [
            (0, "{}"),
            (7, r#"{"user":{"text":"hi"}}"#),
            (SEQUENCE_MAX, "1"),
            (9, ""),
        ] {
            let line = encoded(sequence, entry);
            let read = Binding::new("a").decode(line.strip_suffix(b"\n").unwrap());
            assert_eq!(
                read,
                Some(Line {
                    sequence,
                    entry: entry.as_bytes()
                })
            );
            assert!(line.len() <= entry.len() + OVERHEAD_BYTES_MAX);
        }
        let line = String::from_utf8(encoded(12, "{}")).unwrap();
        let (head, rest) = line.split_at(17);
        assert_eq!(
            (head, &rest[8..]),
            (r#"{"seq":12,"crc":""#, "\",\"entry\":{}}\n")
        );
    }

    #[test]
    fn a_sequence_number_over_the_largest_is_refused() {
        let line = encoded(SEQUENCE_MAX + 1, "{}");
        assert_eq!(
            Binding::new("a").decode(line.strip_suffix(b"\n").unwrap()),
            None
        );
    }

    #[test]
    fn a_line_of_another_journal_is_refused() {
        let line = encoded(1, "{}");
        assert_eq!(
            Binding::new("b").decode(line.strip_suffix(b"\n").unwrap()),
            None
        );
    }

    #[test]
    fn any_flipped_bit_and_any_cut_is_noticed() {
        let line = encoded(305, r#"{"user":{"text":"hello"}}"#);
        let line = line.strip_suffix(b"\n").unwrap();
        for at in 0..line.len() {
            assert_eq!(Binding::new("a").decode(&line[..at]), None, "cut at {at}");
            for bit in 0..8 {
                let mut flipped = line.to_vec();
                flipped[at] ^= 1 << bit;
                assert_eq!(
                    Binding::new("a").decode(&flipped),
                    None,
                    "bit {bit} of byte {at}"
                );
            }
        }
    }

    #[test]
    fn other_spellings_of_the_same_numbers_are_refused() {
        let line = String::from_utf8(encoded(10, "{}")).unwrap();
        let line = line.trim_end();
        let upper = line.replacen(&line[17..26], &line[17..26].to_uppercase(), 1);
        for other in [
            line.replace(":10,", ":010,"),
            line.replace(":10,", ":+10,"),
            line.replace(":10", ": 10"),
            format!("{line} "),
        ] {
            assert_eq!(Binding::new("a").decode(other.as_bytes()), None, "{other}");
        }
        assert!(upper == line || Binding::new("a").decode(upper.as_bytes()).is_none());
    }

    #[test]
    fn lines_joined_by_a_flipped_line_break_are_both_saved() {
        let mut joined = encoded(1, "{}");
        let break_at = joined.len() - 1;
        joined[break_at] = b'\x0b';
        joined.extend(encoded(2, "[]"));
        joined.pop();
        let saved: Vec<u64> = Binding::new("a")
            .salvage(&joined)
            .map(|line| line.sequence)
            .collect();
        assert_eq!(saved, [1, 2]);
    }

    #[test]
    fn a_line_after_a_torn_one_is_saved() {
        let mut torn = encoded(1, "{\"a\":1}");
        torn.truncate(30);
        torn.extend(encoded(1, "[]"));
        torn.pop();
        let saved: Vec<u64> = Binding::new("a")
            .salvage(&torn)
            .map(|line| line.sequence)
            .collect();
        assert_eq!(saved, [1]);
    }

    #[test]
    #[should_panic(expected = "one line")]
    fn an_entry_with_a_line_break_is_a_mistake_of_ours() {
        encoded(1, "{\n}");
    }
}
