//! The least time of several rounds, and how many allocations one call makes.
//! Knows nothing of records.

use std::alloc::{GlobalAlloc, Layout, System};
use std::hint::black_box;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Rounds per measurement; the least time counts, since whatever else the machine does only adds.
const ROUNDS: u32 = 15;
/// How long one round runs at least.
const ROUND: Duration = Duration::from_millis(4);

/// Nanoseconds of one call.
pub fn least<T>(mut call: impl FnMut() -> T) -> f64 {
    let started = Instant::now();
    let mut calls = 0u32;
    while started.elapsed() < ROUND {
        black_box(call());
        calls += 1;
    }
    (0..ROUNDS)
        .map(|_| {
            let started = Instant::now();
            for _ in 0..calls {
                black_box(call());
            }
            started.elapsed().as_nanos() as f64 / f64::from(calls)
        })
        .fold(f64::INFINITY, f64::min)
}

/// Counts allocations.
pub struct Counting;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

// SAFETY: every call is passed on unchanged to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

/// Allocations of one call.
pub fn allocations<T>(call: impl FnOnce() -> T) -> u64 {
    let before = ALLOCATIONS.load(Ordering::Relaxed);
    let value = call();
    let after = ALLOCATIONS.load(Ordering::Relaxed);
    drop(value);
    after - before
}

/// The geometric mean.
pub fn mean(ratios: &[f64]) -> f64 {
    (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len().max(1) as f64).exp()
}
