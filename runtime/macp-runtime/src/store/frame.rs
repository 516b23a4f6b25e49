//! One entry as bytes of a journal file, and the group of entries that was written at once, each with its checksum.
//! Does not open files.

/// First bytes of a file that is, or was, written group by group; zeros may follow the last group.
pub const GROUPED: &[u8; 8] = b"MACPLOG2";
/// First bytes of a file that was made at once, of frames alone.
pub const PLAIN: &[u8; 8] = b"MACPLOG1";
/// Bytes before the first frame or group.
pub const FILE_HEAD_BYTES: usize = GROUPED.len();
/// First bytes of every frame: where reading may begin again after damage.
const MAGIC: [u8; 4] = [0xf5, b'm', 0xac, b'e'];
const HEAD_BYTES: usize = MAGIC.len() + 4 + 4;
/// Bytes of a body before the session id and after it up to the entry.
const FIXED_BYTES: usize = 1 + 1 + 8 + 8;
/// Longest body; far above what a request can hold.
const BODY_BYTES_MAX: usize = 1 << 30;
const ENDED: u8 = 1;
/// First bytes of every group; its length and its checksum follow, then its frames.
pub const GROUP_MAGIC: [u8; 4] = [0xf5, b'm', b'a', b'g'];
/// Bytes of a group before its frames.
pub const GROUP_HEAD_BYTES: usize = GROUP_MAGIC.len() + 4 + 4;

/// An entry with its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Frame<'a> {
    pub session_id: &'a str,
    /// Position in the session's log.
    pub position: u64,
    pub at_ms: i64,
    /// The session has ended with it.
    pub ended: bool,
    pub entry: &'a [u8],
}

impl Frame<'_> {
    /// Appends the frame to `out`. Session ids are at most 128 bytes long.
    pub fn encode(&self, out: &mut Vec<u8>) {
        let body = FIXED_BYTES + self.session_id.len() + self.entry.len();
        debug_assert!(self.session_id.len() <= usize::from(u8::MAX) && body <= BODY_BYTES_MAX);
        out.reserve(HEAD_BYTES + body);
        out.extend_from_slice(&MAGIC);
        let start = out.len();
        out.extend_from_slice(&(body as u32).to_le_bytes());
        out.extend_from_slice(&[0; 4]);
        out.push(if self.ended { ENDED } else { 0 });
        out.push(self.session_id.len() as u8);
        out.extend_from_slice(self.session_id.as_bytes());
        out.extend_from_slice(&self.position.to_le_bytes());
        out.extend_from_slice(&self.at_ms.to_le_bytes());
        out.extend_from_slice(self.entry);
        let checksum = checksum(&out[start..start + 4], &out[start + 8..]);
        out[start + 4..start + 8].copy_from_slice(&checksum.to_le_bytes());
    }
}

fn checksum(length: &[u8], body: &[u8]) -> u32 {
    crc32c::crc32c_append(crc32c::crc32c(length), body)
}

/// Makes `bytes`, frames behind room for the head, a group that stands at `offset` of its file.
pub fn seal(bytes: &mut [u8], offset: u64) {
    let Some((head, frames)) = bytes.split_first_chunk_mut::<GROUP_HEAD_BYTES>() else {
        return;
    };
    let length = (frames.len() as u32).to_le_bytes();
    let checksum = crc32c::crc32c_append(group_seed(offset, length), frames);
    head[..4].copy_from_slice(&GROUP_MAGIC);
    head[4..8].copy_from_slice(&length);
    head[8..].copy_from_slice(&checksum.to_le_bytes());
}

/// What the checksum of a group begins with. A group holds where it stands only, so what a frame holds is none.
fn group_seed(offset: u64, length: [u8; 4]) -> u32 {
    crc32c::crc32c_append(crc32c::crc32c(&offset.to_le_bytes()), &length)
}

/// The head of a group.
pub struct Head {
    /// Bytes of the group behind its head.
    pub length: u64,
    seed: u32,
    stated: u32,
}

impl Head {
    /// The head at the beginning of `bytes`, which stand at `offset` of their file, if there is one.
    pub fn read(bytes: &[u8; GROUP_HEAD_BYTES], offset: u64) -> Option<Head> {
        let (length, stated) = bytes.strip_prefix(&GROUP_MAGIC)?.split_first_chunk::<4>()?;
        Some(Head {
            length: u32::from_le_bytes(*length).into(),
            seed: group_seed(offset, *length),
            stated: u32::from_le_bytes(*stated.first_chunk()?),
        })
    }

    /// Goes on over the next bytes of the group.
    pub fn pass(&mut self, bytes: &[u8]) {
        self.seed = crc32c::crc32c_append(self.seed, bytes);
    }

    /// Whether what was passed is the group.
    pub fn holds(&self) -> bool {
        self.seed == self.stated
    }

    /// The same without a look at its bytes: from the checksums of all that is before them in the file, and of all up to
    /// their end.
    pub fn holds_between(&self, before: u32, to_end: u32) -> bool {
        // A checksum is linear: what is before is exchanged for the seed.
        let length = usize::try_from(self.length).unwrap_or(usize::MAX);
        crc32c::crc32c_combine(before ^ self.seed, to_end, length) == self.stated
    }
}

/// The frame at the beginning of `bytes`, and its length. `None`: there is no whole and sound one.
pub fn decode(bytes: &[u8]) -> Option<(Frame<'_>, usize)> {
    let rest = bytes.strip_prefix(&MAGIC)?;
    let (length, rest) = rest.split_first_chunk::<4>()?;
    let (stated, rest) = rest.split_first_chunk::<4>()?;
    let size = u32::from_le_bytes(*length) as usize;
    let body = rest.get(..size).filter(|_| size <= BODY_BYTES_MAX)?;
    if checksum(length, body) != u32::from_le_bytes(*stated) {
        return None;
    }
    let (flags, rest) = body.split_first()?;
    let (id, rest) = rest.split_first()?;
    let (id, rest) = rest.split_at_checked(usize::from(*id))?;
    let (position, rest) = rest.split_first_chunk::<8>()?;
    let (at_ms, entry) = rest.split_first_chunk::<8>()?;
    let frame = Frame {
        session_id: std::str::from_utf8(id).ok()?,
        position: u64::from_le_bytes(*position),
        at_ms: i64::from_le_bytes(*at_ms),
        ended: flags & ENDED != 0,
        entry,
    };
    Some((frame, HEAD_BYTES + size))
}

/// A stretch of a file.
#[derive(Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// A sound frame and its bytes.
    Frame(Frame<'a>, &'a [u8]),
    /// Bytes from this offset on are no frames; sound ones follow.
    Damaged(usize),
    /// Bytes from this offset to the end are no frames: the last write did not finish.
    Torn(usize),
}

/// Whether these bytes may be the beginning of a frame whose rest is missing.
fn cut_short(bytes: &[u8]) -> bool {
    let Some(rest) = bytes.strip_prefix(&MAGIC) else {
        return MAGIC.starts_with(bytes)
            || GROUP_MAGIC.starts_with(&bytes[..bytes.len().min(GROUP_MAGIC.len())]);
    };
    match rest.split_first_chunk::<4>() {
        None => true,
        Some((length, _)) => {
            let size = u32::from_le_bytes(*length) as usize;
            size <= BODY_BYTES_MAX && bytes.len() < HEAD_BYTES + size
        }
    }
}

/// A walk over the frames of bytes.
pub struct Walk<'a> {
    bytes: &'a [u8],
    at: usize,
    /// Nothing follows the bytes; otherwise the walk ends before what only the following ones can tell.
    last: bool,
}

impl<'a> Walk<'a> {
    /// Over `bytes` from `offset` on.
    pub fn new(bytes: &'a [u8], offset: usize, last: bool) -> Walk<'a> {
        Walk {
            bytes,
            at: offset,
            last,
        }
    }

    /// How far it has come.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The first sound frame behind `bad`.
    fn sound_after(&self, bad: usize) -> Option<usize> {
        let mut at = bad;
        loop {
            at += 1;
            at += self
                .bytes
                .get(at..)?
                .windows(MAGIC.len())
                .position(|seen| seen == MAGIC)?;
            let rest = &self.bytes[at..];
            if decode(rest).is_some() {
                return Some(at);
            }
            if !self.last && cut_short(rest) {
                return None;
            }
        }
    }
}

impl<'a> Iterator for Walk<'a> {
    type Item = Piece<'a>;

    fn next(&mut self) -> Option<Piece<'a>> {
        let mut rest = self.bytes.get(self.at..)?;
        // Who walks over frames passes over the heads; whether a group is whole matters at the end of a file only.
        if rest.starts_with(&GROUP_MAGIC) && rest.len() >= GROUP_HEAD_BYTES {
            self.at += GROUP_HEAD_BYTES;
            rest = &rest[GROUP_HEAD_BYTES..];
        }
        if rest.is_empty() || (self.last && rest.iter().all(|byte| *byte == 0)) {
            return None;
        }
        if let Some((frame, size)) = decode(rest) {
            self.at += size;
            return Some(Piece::Frame(frame, &rest[..size]));
        }
        if !self.last && cut_short(rest) {
            return None;
        }
        let bad = self.at;
        match self.sound_after(bad) {
            Some(next) => {
                self.at = next;
                Some(Piece::Damaged(bad))
            }
            None if self.last => {
                self.at = self.bytes.len();
                Some(Piece::Torn(bad))
            }
            None => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn walk(bytes: &[u8]) -> Walk<'_> {
        Walk::new(bytes, 0, true)
    }

    fn frame<'a>(session_id: &'a str, position: u64, entry: &'a [u8]) -> Frame<'a> {
        Frame {
            session_id,
            position,
            at_ms: -5,
            ended: position == 1,
            entry,
        }
    }

    fn file(count: u64) -> Vec<u8> {
        let mut out = Vec::new();
        for position in 0..count {
            frame("session", position, b"entry").encode(&mut out);
        }
        out
    }

    #[test]
    fn a_frame_comes_back() {
        for entry in [b"".as_slice(), b"x", &MAGIC, &[0; 100_000]] {
            for id in ["", "a", &"b".repeat(128)] {
                let mut out = Vec::new();
                frame(id, u64::MAX, entry).encode(&mut out);
                assert_eq!(decode(&out), Some((frame(id, u64::MAX, entry), out.len())));
            }
        }
    }

    #[test]
    fn any_flipped_bit_and_any_cut_is_noticed() {
        let good = file(1);
        for at in 0..good.len() {
            assert_eq!(decode(&good[..at]), None, "cut at {at}");
            for bit in 0..8 {
                let mut bad = good.clone();
                bad[at] ^= 1 << bit;
                assert_eq!(decode(&bad), None, "bit {bit} of byte {at}");
            }
        }
    }

    #[test]
    fn damage_in_the_middle_is_not_a_torn_tail() {
        let good = file(3);
        let size = good.len() / 3;
        for at in 0..good.len() {
            let mut bad = good.clone();
            bad[at] ^= 0x10;
            let damaged = at / size;
            let pieces: Vec<_> = walk(&bad).collect();
            let expected = if damaged == 2 {
                Piece::Torn(2 * size)
            } else {
                Piece::Damaged(damaged * size)
            };
            assert_eq!(pieces[damaged], expected, "byte {at}");
            let whole = pieces
                .iter()
                .filter(|piece| matches!(piece, Piece::Frame(..)))
                .count();
            assert_eq!(whole, 2);
        }
    }

    #[test]
    fn a_cut_anywhere_leaves_the_whole_frames_before_it() {
        let good = file(3);
        let size = good.len() / 3;
        for at in 0..=good.len() {
            let pieces: Vec<_> = walk(&good[..at]).collect();
            let torn = pieces
                .last()
                .is_some_and(|piece| *piece == Piece::Torn(at / size * size));
            assert_eq!(torn, at % size != 0, "cut at {at}");
            assert_eq!(pieces.len() - usize::from(torn), at / size);
        }
    }

    proptest! {
        #[test]
        fn garbage_never_panics_and_ends(bytes in prop::collection::vec(any::<u8>(), 0..2000)) {
            prop_assert!(walk(&bytes).count() <= bytes.len());
        }

        #[test]
        fn frames_after_garbage_are_found(garbage in prop::collection::vec(any::<u8>(), 1..200)) {
            let mut bytes = garbage;
            bytes.extend(file(2));
            let whole = walk(&bytes).filter(|piece| matches!(piece, Piece::Frame(..))).count();
            prop_assert_eq!(whole, 2);
        }
    }
}
