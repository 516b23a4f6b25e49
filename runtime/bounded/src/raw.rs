//! One JSON value of any form, kept as it came.
//! Does not interpret it.

use std::borrow::Cow;

/// JSON text of one value, known to be well formed and within the general bounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Raw<'a>(Cow<'a, str>);

impl<'a> Raw<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Raw(Cow::Borrowed(text))
    }

    /// The JSON text, white space and escapes as they came.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The same value, independent of what it was read from.
    pub fn into_owned(self) -> Raw<'static> {
        Raw(Cow::Owned(self.0.into_owned()))
    }
}
