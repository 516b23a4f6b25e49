//! The floor: a vector search that finds every quote, backslash and control byte and does nothing else.
//! Any reader of JSON strings has to look at these.

use std::arch::x86_64::{
    __m256i, _mm256_cmpeq_epi8, _mm256_loadu_si256, _mm256_max_epu8, _mm256_movemask_epi8, _mm256_or_si256, _mm256_set1_epi8,
};

/// Bytes of one vector.
const LANES: usize = 32;

/// The search on this machine.
pub struct Search(());

impl Search {
    /// None where the machine has no AVX2.
    pub fn new() -> Option<Search> {
        std::arch::is_x86_feature_detected!("avx2").then_some(Search(()))
    }

    /// The places of all these bytes in one pass, as the first stage of a two-stage reader makes them.
    /// `places` is as long as `bytes` at least; how many were found.
    pub fn all(&self, bytes: &[u8], places: &mut [u32]) -> usize {
        // SAFETY: there is no `Search` without the feature.
        unsafe { all(bytes, places) }
    }

    /// Visits one after the other, the search resumed behind each, as a reader that goes from string to string does; the sum of
    /// their places, so that none of the work can be left out.
    pub fn each(&self, bytes: &[u8]) -> usize {
        // SAFETY: there is no `Search` without the feature.
        unsafe { each(bytes) }
    }
}

fn wanted(byte: u8) -> bool {
    byte < 0x20 || byte == b'"' || byte == b'\\'
}

#[target_feature(enable = "avx2")]
fn all(bytes: &[u8], places: &mut [u32]) -> usize {
    let mut found = 0;
    let mut blocks = bytes.chunks_exact(LANES);
    let mut base = 0;
    for block in &mut blocks {
        let mut mask = marks(block);
        while mask != 0 {
            places[found] = base + mask.trailing_zeros();
            found += 1;
            mask &= mask - 1;
        }
        base += LANES as u32;
    }
    for (at, _) in (base..).zip(blocks.remainder()).filter(|(_, byte)| wanted(**byte)) {
        places[found] = at;
        found += 1;
    }
    found
}

#[target_feature(enable = "avx2")]
fn each(bytes: &[u8]) -> usize {
    let (mut sum, mut from) = (0, 0);
    while let Some(at) = next(bytes, from) {
        sum += at;
        from = at + 1;
    }
    sum
}

/// The first of these bytes at or after `from`. The last vector overlaps the one before it.
#[target_feature(enable = "avx2")]
#[inline]
fn next(bytes: &[u8], from: usize) -> Option<usize> {
    let mut at = from;
    while let Some(block) = bytes.get(at..at + LANES) {
        let mask = marks(block);
        if mask != 0 {
            return Some(at + mask.trailing_zeros() as usize);
        }
        at += LANES;
    }
    let rest = bytes.get(at..)?;
    let Some(block) = bytes.last_chunk::<LANES>() else {
        return rest.iter().position(|byte| wanted(*byte)).map(|found| at + found);
    };
    let seen = (LANES - rest.len()) as u32;
    let mask = marks(block).checked_shr(seen)?;
    (mask != 0).then(|| at + mask.trailing_zeros() as usize)
}

#[target_feature(enable = "avx2")]
#[inline]
fn marks(block: &[u8]) -> u32 {
    assert!(block.len() == LANES);
    // SAFETY: a whole vector of bytes is in the slice.
    let block = unsafe { _mm256_loadu_si256(block.as_ptr().cast::<__m256i>()) };
    let control = _mm256_set1_epi8(0x1f);
    let low = _mm256_cmpeq_epi8(_mm256_max_epu8(block, control), control);
    let quote = _mm256_cmpeq_epi8(block, _mm256_set1_epi8(b'"' as i8));
    let backslash = _mm256_cmpeq_epi8(block, _mm256_set1_epi8(b'\\' as i8));
    _mm256_movemask_epi8(_mm256_or_si256(low, _mm256_or_si256(quote, backslash))) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_searches_find_what_a_walk_finds() {
        let Some(search) = Search::new() else { return };
        let mut bytes: Vec<u8> = (0..=255).cycle().take(5_000).collect();
        for step in 0..bytes.len() {
            bytes[step] = bytes[step * 7 % 5_000].wrapping_mul(31).wrapping_add(step as u8);
        }
        for length in [0, 1, 31, 32, 33, 1_000, 5_000] {
            let bytes = &bytes[..length];
            let walked: Vec<usize> = (0..length).filter(|at| wanted(bytes[*at])).collect();
            let mut places = vec![0; length];
            let found = search.all(bytes, &mut places);
            assert!(places[..found].iter().map(|at| *at as usize).eq(walked.iter().copied()));
            assert_eq!(search.each(bytes), walked.iter().sum::<usize>());
        }
    }
}
