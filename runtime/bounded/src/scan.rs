//! Finding the next byte of interest, eight bytes at a time and more on long runs.
//! Does not know where a string begins.

const ONES: u64 = u64::from_le_bytes([0x01; 8]);
const TOPS: u64 = u64::from_le_bytes([0x80; 8]);

/// Marks bytes equal to `byte`. Only the lowest mark is exact, which is the one we use.
const fn equal(word: u64, byte: u8) -> u64 {
    let rest = word ^ (ONES * byte as u64);
    rest.wrapping_sub(ONES) & !rest & TOPS
}

/// Marks bytes below 0x20. Only the lowest mark is exact.
const fn control(word: u64) -> u64 {
    word.wrapping_sub(ONES * 0x20) & !word & TOPS
}

fn ends_text(byte: u8) -> bool {
    byte < 0x20 || byte == b'"' || byte == b'\\'
}

fn needs_escape(byte: u8) -> bool {
    // 0xc2 begins U+0085, 0xe2 begins U+2028 and U+2029; the caller looks at what follows.
    ends_text(byte) || byte == 0xc2 || byte == 0xe2
}

/// The index at or after `from` of the first quote, backslash or control byte; the length where there is none.
pub(crate) fn text_end(bytes: &[u8], from: usize) -> usize {
    find(bytes, from, to_stop, ends_text)
}

/// The same, and whether some byte before it is DEL or not ASCII.
pub(crate) fn text_end_and_kind(bytes: &[u8], from: usize) -> (usize, bool) {
    let mut at = from;
    let mut odd = 0;
    let mut words = 0;
    while let Some(word) = bytes.get(at..).and_then(|rest| rest.first_chunk::<8>()) {
        let word = u64::from_le_bytes(*word);
        let found = to_stop(word);
        // DEL plus one has its top bit set, as all that is not ASCII has.
        let top = (word | word.wrapping_add(ONES)) & TOPS;
        if found != 0 {
            odd |= top & (found & found.wrapping_neg()).wrapping_sub(1);
            return (at + (found.trailing_zeros() / 8) as usize, odd != 0);
        }
        odd |= top;
        at += 8;
        words += 1;
        if words == LONG {
            // Long texts are seldom under a rule that asks; their kind is found again where one does.
            return (text_end(bytes, at), true);
        }
    }
    let rest = bytes.get(at..).unwrap_or_default();
    let end = rest
        .iter()
        .position(|byte| ends_text(*byte))
        .unwrap_or(rest.len());
    let odd = odd != 0 || rest[..end].iter().any(|byte| *byte >= 0x7f);
    (at + end, odd)
}

/// Words after which a text counts as long.
const LONG: u32 = 20;

/// The index at or after `from` of the first byte that may have to be escaped on output.
pub(crate) fn escape_start(bytes: &[u8], from: usize) -> usize {
    find(bytes, from, to_escape, needs_escape)
}

/// Whether a word holds neither quote nor backslash nor control.
#[inline(always)]
pub(crate) fn is_plain(word: u64) -> bool {
    to_stop(word) == 0
}

/// Whether a line separator that is not ASCII may begin in a word.
#[inline(always)]
pub(crate) fn may_separate(word: u64) -> bool {
    if word & TOPS == 0 {
        return false;
    }
    let next = word >> 8;
    let pairs = (equal(word, 0xc2) & equal(next, 0x85)) | (equal(word, 0xe2) & equal(next, 0x80));
    pairs != 0 || matches!(word.to_le_bytes()[7], 0xc2 | 0xe2)
}

/// How many bytes at the beginning of a word are neither quote nor backslash nor control.
#[inline(always)]
pub(crate) fn plain(word: [u8; 8]) -> usize {
    (to_stop(u64::from_le_bytes(word)).trailing_zeros() / 8) as usize
}

/// Whether nothing in these bytes needs an escape or could be a control character: all are ASCII but quote, backslash, controls and DEL.
pub(crate) fn visible(bytes: &[u8]) -> bool {
    let odd = |word: u64| {
        let top = (word | word.wrapping_add(ONES)) & TOPS;
        to_stop(word) | top
    };
    let mut words = bytes.chunks_exact(8);
    let mut found = 0;
    for word in &mut words {
        let word = word
            .first_chunk::<8>()
            .map_or(0, |word| u64::from_le_bytes(*word));
        found |= odd(word);
    }
    // The last eight bytes once more, most of them already seen; shorter texts byte by byte.
    match bytes.last_chunk::<8>() {
        Some(word) => (found | odd(u64::from_le_bytes(*word))) == 0,
        None => bytes.iter().all(|byte| !ends_text(*byte) && *byte < 0x7f),
    }
}

fn to_stop(word: u64) -> u64 {
    equal(word, b'"') | equal(word, b'\\') | control(word)
}

fn to_escape(word: u64) -> u64 {
    to_stop(word) | equal(word, 0xc2) | equal(word, 0xe2)
}

/// Words first: most strings end within a few. What goes on is skipped in blocks that the compiler turns into vectors.
#[inline(always)]
fn find(
    bytes: &[u8],
    from: usize,
    marks: impl Fn(u64) -> u64,
    wanted: impl Fn(u8) -> bool + Copy,
) -> usize {
    const BLOCK: usize = 64;
    let mut at = from;
    let mut words = 0;
    while let Some(word) = bytes.get(at..).and_then(|rest| rest.first_chunk::<8>()) {
        let found = marks(u64::from_le_bytes(*word));
        if found != 0 {
            return at + (found.trailing_zeros() / 8) as usize;
        }
        at += 8;
        words += 1;
        if words >= 6 {
            while let Some(block) = bytes.get(at..).and_then(|rest| rest.first_chunk::<BLOCK>()) {
                if block.iter().fold(false, |any, byte| any | wanted(*byte)) {
                    break;
                }
                at += BLOCK;
            }
            words = 0;
        }
    }
    bytes
        .get(at..)
        .and_then(|rest| rest.iter().position(|byte| wanted(*byte)))
        .map_or(bytes.len(), |found| at + found)
}

/// The index at or after `from` of the first byte that is no JSON white space.
#[inline(always)]
pub(crate) fn space_end(bytes: &[u8], from: usize) -> usize {
    let mut at = from;
    while let Some(b' ' | b'\t' | b'\n' | b'\r') = bytes.get(at) {
        at += 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn text_end_is_the_first_byte_that_ends_a_run(bytes in proptest::collection::vec(any::<u8>(), 0..300), from in 0usize..20) {
            let from = from.min(bytes.len());
            let slow = (from..bytes.len()).find(|at| ends_text(bytes[*at])).unwrap_or(bytes.len());
            prop_assert_eq!(text_end(&bytes, from), slow);
        }

        #[test]
        fn the_kind_of_a_text_is_seen_on_the_way(text in "[ -~]{0,30}[\u{7f}-\u{a0}é]{0,2}[ -~]{0,12}\"?[ -~é\u{7f}]{0,12}", from in 0usize..4) {
            let bytes = text.as_bytes();
            let from = from.min(bytes.len());
            let (end, odd) = text_end_and_kind(bytes, from);
            prop_assert_eq!(end, text_end(bytes, from));
            prop_assert_eq!(odd, bytes[from..end].iter().any(|byte| *byte >= 0x7f));
        }

        #[test]
        fn visible_is_what_needs_no_second_look(text in "[ -~]{0,40}[\u{1f}\"\\\\\u{7f}é]{0,1}[ -~]{0,40}") {
            let slow = text.bytes().all(|byte| !needs_escape(byte) && byte < 0x7f);
            prop_assert_eq!(visible(text.as_bytes()), slow);
        }

        #[test]
        fn a_word_is_plain_if_nothing_in_it_ends_a_text(bytes in any::<[u8; 8]>(), near in "[\u{1f}-#\\[-\\]\u{7f}]{8}") {
            for word in [Some(&bytes), near.as_bytes().first_chunk()].into_iter().flatten() {
                let plain = !word.iter().copied().any(ends_text);
                prop_assert_eq!(is_plain(u64::from_le_bytes(*word)), plain, "{:?}", word);
            }
        }

        #[test]
        fn no_line_separator_is_passed_by_words(text in "[a\u{85}\u{2028}\u{2029}é€“]{8}") {
            for at in 0..8 {
                let separates = ["\u{85}", "\u{2028}", "\u{2029}"].iter().any(|separator| text.as_bytes()[at..].starts_with(separator.as_bytes()));
                let word = text.as_bytes()[..8].first_chunk().map(|word| u64::from_le_bytes(*word));
                prop_assert!(!separates || may_separate(word.unwrap()));
            }
        }

        #[test]
        fn long_plain_runs_are_crossed(run in 0usize..400, tail in "[\"\\\\\u{1}é€]{0,3}") {
            let text = format!("{}{tail}", "x".repeat(run));
            let slow = text.bytes().position(ends_text).unwrap_or(text.len());
            prop_assert_eq!(text_end(text.as_bytes(), 0), slow);
            let slow = text.bytes().position(needs_escape).unwrap_or(text.len());
            prop_assert_eq!(escape_start(text.as_bytes(), 0), slow);
        }
    }
}
