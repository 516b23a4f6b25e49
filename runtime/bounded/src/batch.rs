//! Bytes gathered before they are appended as one: text full of escapes comes in runs too short to copy one by one.
//! Escapes nothing and judges nothing.

/// So many are gathered.
const SIZE: usize = 256;
/// A word of text fits while a batch is not full, even if there is an escape for each of its bytes.
const ROOM: usize = 64;

pub(crate) struct Batch {
    bytes: [u8; SIZE],
    filled: usize,
}

impl Batch {
    pub(crate) fn new() -> Self {
        Batch {
            bytes: [0; SIZE],
            filled: 0,
        }
    }

    /// Whether it has to be taken before more is put in.
    #[inline(always)]
    pub(crate) fn is_full(&self) -> bool {
        self.filled > SIZE - ROOM
    }

    /// Appends the first `length` bytes of a word. Copies all of it, since a copy of fixed size costs least.
    #[inline(always)]
    pub(crate) fn put(&mut self, word: [u8; 8], length: usize) {
        if let Some(room) = self.bytes.get_mut(self.filled..self.filled + word.len()) {
            room.copy_from_slice(&word);
            self.filled += length;
        }
    }

    /// Moves all to the end of `out`.
    pub(crate) fn take(&mut self, out: &mut Vec<u8>) {
        out.extend_from_slice(self.bytes.get(..self.filled).unwrap_or_default());
        self.filled = 0;
    }

    /// Moves all whole characters to the end of `out`; None where the bytes are not UTF-8.
    pub(crate) fn take_text(&mut self, out: &mut String) -> Option<()> {
        let bytes = self.bytes.get(..self.filled)?;
        let whole = whole(bytes);
        out.push_str(simdutf8::basic::from_utf8(bytes.get(..whole)?).ok()?);
        self.bytes.copy_within(whole..self.filled, 0);
        self.filled -= whole;
        Some(())
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
            let mut out = String::new();
            for chunk in text.as_bytes().chunks(8) {
                if batch.is_full() {
                    batch.take_text(&mut out).unwrap();
                }
                let mut word = [b'"'; 8];
                word[..chunk.len()].copy_from_slice(chunk);
                batch.put(word, chunk.len());
            }
            batch.take_text(&mut out).unwrap();
            prop_assert_eq!(out, text);
        }
    }

    #[test]
    fn what_is_no_text_is_not_taken_as_text() {
        let mut batch = Batch::new();
        batch.put([0xff; 8], 2);
        assert_eq!(batch.take_text(&mut String::new()), None);
    }
}
