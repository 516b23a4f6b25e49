//! Bytes gathered before they are appended as one: text full of escapes comes in runs too short to copy one by one.
//! Escapes nothing and judges nothing.

/// So many are gathered.
const SIZE: usize = 256;
/// A word of text fits while a batch is not full, even if there is an escape for each of its bytes.
const ROOM: usize = 64;

/// How many bytes of it are filled is kept by whoever fills it: beside an array that is indexed, a number lives in memory,
/// and each step would wait for the one before.
pub(crate) struct Batch([u8; SIZE]);

impl Batch {
    pub(crate) fn new() -> Self {
        Batch([0; SIZE])
    }

    /// Whether it has to be taken before more is put in.
    #[inline(always)]
    pub(crate) fn is_full(filled: usize) -> bool {
        filled > SIZE - ROOM
    }

    /// Appends the first `length` bytes of a word, and tells what is filled then. Copies all of it, since a copy of fixed
    /// size costs least.
    #[inline(always)]
    pub(crate) fn put(&mut self, filled: usize, word: u64, length: usize) -> usize {
        if let Some(room) = self
            .0
            .get_mut(filled..)
            .and_then(|rest| rest.first_chunk_mut())
        {
            *room = word.to_le_bytes();
        }
        filled + length
    }

    /// Copies all that is filled to the end of `out`.
    pub(crate) fn take(&self, filled: usize, out: &mut Vec<u8>) {
        out.extend_from_slice(self.0.get(..filled).unwrap_or_default());
    }

    /// Moves all whole characters to the end of `out`, and tells what is left; None where the bytes are not UTF-8.
    pub(crate) fn take_text(&mut self, filled: usize, out: &mut String) -> Option<usize> {
        let bytes = self.0.get(..filled)?;
        let whole = whole(bytes);
        out.push_str(simdutf8::basic::from_utf8(bytes.get(..whole)?).ok()?);
        self.0.copy_within(whole..filled, 0);
        Some(filled - whole)
    }
}

/// Bytes up to the end of the last character that is there as a whole.
fn whole(bytes: &[u8]) -> usize {
    let Some(start) = bytes.iter().rposition(|byte| byte & 0xc0 != 0x80) else {
        return bytes.len();
    };
    let width = match bytes[start] {
        0xf0.. => 4,
        0xe0.. => 3,
        0xc0.. => 2,
        _ => 1,
    };
    if start + width > bytes.len() {
        start
    } else {
        bytes.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn text_put_in_by_words_comes_out_as_it_was(text in "[aé€😀]{0,400}") {
            let mut batch = Batch::new();
            let mut filled = 0;
            let mut out = String::new();
            for chunk in text.as_bytes().chunks(8) {
                if Batch::is_full(filled) {
                    filled = batch.take_text(filled, &mut out).unwrap();
                }
                let mut word = [b'"'; 8];
                word[..chunk.len()].copy_from_slice(chunk);
                filled = batch.put(filled, u64::from_le_bytes(word), chunk.len());
            }
            assert_eq!(batch.take_text(filled, &mut out), Some(0));
            prop_assert_eq!(out, text);
        }
    }

    #[test]
    fn what_is_no_text_is_not_taken_as_text() {
        let mut batch = Batch::new();
        let filled = batch.put(0, u64::MAX, 2);
        assert_eq!(batch.take_text(filled, &mut String::new()), None);
    }
}
