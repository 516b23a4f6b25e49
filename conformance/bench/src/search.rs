//! The floor: a vector search that visits every quote, backslash and control byte and does nothing else.
//! Any reader of JSON strings has to look at these.

use std::arch::x86_64::{
    __m256i, _mm256_cmpeq_epi8, _mm256_loadu_si256, _mm256_max_epu8, _mm256_movemask_epi8, _mm256_or_si256, _mm256_set1_epi8,
};

/// Sum of the places of all these bytes, so that none of the work can be left out.
pub fn every(bytes: &[u8]) -> usize {
    if std::arch::is_x86_feature_detected!("avx2") {
        // SAFETY: the feature was just detected.
        unsafe { every_avx2(bytes) }
    } else {
        rest(bytes, 0)
    }
}

fn rest(bytes: &[u8], from: usize) -> usize {
    bytes.iter().enumerate().skip(from).filter(|(_, byte)| **byte < 0x20 || **byte == b'"' || **byte == b'\\').map(|(at, _)| at).sum()
}

#[target_feature(enable = "avx2")]
unsafe fn every_avx2(bytes: &[u8]) -> usize {
    let quote = _mm256_set1_epi8(b'"' as i8);
    let backslash = _mm256_set1_epi8(b'\\' as i8);
    let control = _mm256_set1_epi8(0x1f);
    let mut sum = 0;
    let mut at = 0;
    while at + 32 <= bytes.len() {
        // SAFETY: 32 bytes from `at` are within the slice.
        let block = unsafe { _mm256_loadu_si256(bytes.as_ptr().add(at).cast::<__m256i>()) };
        let low = _mm256_cmpeq_epi8(_mm256_max_epu8(block, control), control);
        let hits = _mm256_or_si256(low, _mm256_or_si256(_mm256_cmpeq_epi8(block, quote), _mm256_cmpeq_epi8(block, backslash)));
        let mut mask = _mm256_movemask_epi8(hits) as u32;
        while mask != 0 {
            sum += at + mask.trailing_zeros() as usize;
            mask &= mask - 1;
        }
        at += 32;
    }
    sum + rest(bytes, at)
}
