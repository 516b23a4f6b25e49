//! A list of small values that lie in the list itself while they are few.
//! Bounds nothing: how many there may be is for the rule of the list.

use smallvec::SmallVec;

/// Small values of one kind, in their order. Up to sixteen need no allocation; more are kept as in a vector.
/// Reads like a slice, and is made `from` a vector or collected.
pub type Few<T> = SmallVec<[T; 16]>;
