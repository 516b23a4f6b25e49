//! What one value must be, as data that generated code fills in and reader and writer check.
//! Each is small and `static`, so that a thousand checks share a few functions.

use crate::contract::{Code, DEFAULT_CODE};
use crate::pattern::Pattern;

/// Codes of their own for the constraints of one value; [`DEFAULT_CODE`] where there is none.
#[derive(Debug, Clone, Copy)]
pub struct Codes {
    /// Another kind of value, or `null` where it may not be.
    pub kind: Code,
    /// Below the minimum, too short, too few.
    pub low: Code,
    /// Above the maximum, too long, too many.
    pub high: Code,
    /// Pattern, constant or enumeration.
    pub form: Code,
}

impl Codes {
    /// No constraint has a code of its own.
    pub const DEFAULT: Codes = Codes {
        kind: DEFAULT_CODE,
        low: DEFAULT_CODE,
        high: DEFAULT_CODE,
        form: DEFAULT_CODE,
    };
}

/// A string.
#[derive(Debug)]
pub struct Text {
    /// Least number of characters.
    pub min_chars: u32,
    /// Greatest number of UTF-8 bytes.
    pub max_bytes: u32,
    /// The form of the whole string.
    pub pattern: Pattern,
    /// Codes of its own.
    pub codes: Codes,
}

/// An integer.
#[derive(Debug)]
pub struct Integer {
    /// Least value.
    pub min: i64,
    /// Greatest value.
    pub max: i64,
    /// Codes of its own.
    pub codes: Codes,
}

/// A string out of a closed set.
#[derive(Debug)]
pub struct Choice {
    /// All values, in the order of the schema.
    pub values: &'static [&'static str],
    /// Codes of its own.
    pub codes: Codes,
}

/// The number of items of an array, or of members of a map.
#[derive(Debug)]
pub struct Items {
    /// Least number.
    pub min: u32,
    /// Greatest number.
    pub max: u32,
    /// Codes of its own.
    pub codes: Codes,
}
