//! Absent, null and there: the three states of a member that may be left out and may be null.
//! Members with fewer states are `T` or `Option<T>`.

/// A member whose absence and whose `null` mean different things.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Presence<T> {
    /// The member is not there.
    #[default]
    Absent,
    /// The member is `null`.
    Null,
    /// The member has a value.
    Value(T),
}

impl<T> Presence<T> {
    /// The value, if there is one.
    pub fn value(&self) -> Option<&T> {
        match self {
            Presence::Value(value) => Some(value),
            Presence::Absent | Presence::Null => None,
        }
    }

    /// The same state with another value.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Presence<U> {
        match self {
            Presence::Absent => Presence::Absent,
            Presence::Null => Presence::Null,
            Presence::Value(value) => Presence::Value(change(value)),
        }
    }
}
