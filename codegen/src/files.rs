//! A set of generated files: what they are called, what they say, and how they meet the disk.
//! Does not know what is in them.

use std::collections::BTreeMap;

/// Path relative to `generated/`, with forward slashes, to contents.
pub type Files = BTreeMap<String, String>;
