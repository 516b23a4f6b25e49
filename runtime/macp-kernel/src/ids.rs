//! The ids of the messages a session has accepted.
//! Does not remember in which order.

use std::collections::HashSet;

use smol_str::SmolStr;

/// A set of ids: a list as long as they are while they are few, since most sessions are short and there are many of them.
#[derive(Debug, Clone)]
pub enum Ids {
    /// In no order.
    Few(Vec<SmolStr>),
    #[expect(
        clippy::box_collection,
        reason = "so that a set is no larger than the list it mostly is"
    )]
    Many(Box<HashSet<SmolStr>>),
}

/// Most ids of a list; above, comparing with each takes longer than hashing.
const FEW: usize = 8;

impl Ids {
    /// Takes an id in.
    pub fn insert(&mut self, id: &str) {
        match self {
            Self::Few(ids) if ids.iter().any(|there| there == id) => {}
            Self::Few(ids) if ids.len() < FEW => {
                ids.reserve_exact(1);
                ids.push(id.into());
            }
            Self::Few(ids) => {
                let mut many: HashSet<_> = std::mem::take(ids).into_iter().collect();
                many.insert(id.into());
                *self = Self::Many(Box::new(many));
            }
            Self::Many(ids) => {
                ids.insert(id.into());
            }
        }
    }

    /// Whether the id was taken in.
    pub fn contains(&self, id: &str) -> bool {
        match self {
            Self::Few(ids) => ids.iter().any(|there| there == id),
            Self::Many(ids) => ids.contains(id),
        }
    }

    /// All of them as texts, sorted.
    pub fn sorted(&self) -> Vec<String> {
        let mut ids: Vec<String> = match self {
            Self::Few(ids) => ids.iter().map(SmolStr::to_string).collect(),
            Self::Many(ids) => ids.iter().map(SmolStr::to_string).collect(),
        };
        ids.sort_unstable();
        ids
    }

    /// Gives back the room for further ids.
    pub fn shrink(&mut self) {
        match self {
            Self::Few(ids) => ids.shrink_to_fit(),
            Self::Many(ids) => ids.shrink_to_fit(),
        }
    }
}

impl<T: AsRef<str>> FromIterator<T> for Ids {
    fn from_iter<I: IntoIterator<Item = T>>(texts: I) -> Self {
        let mut ids = Self::Few(Vec::new());
        for text in texts {
            ids.insert(text.as_ref());
        }
        ids
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_and_many_ids_are_known_and_no_others() {
        let text = |number| format!("m{number}");
        for count in [0, 1, FEW - 1, FEW, FEW + 1, 3 * FEW] {
            let twice = (0..count).chain(0..count).map(text);
            let ids: Ids = twice.collect();
            assert_eq!(matches!(ids, Ids::Few(_)), count <= FEW, "{count}");
            assert!((0..count).all(|number| ids.contains(&text(number))));
            assert!(!ids.contains(&text(count)));
            let mut sorted: Vec<String> = (0..count).map(text).collect();
            sorted.sort();
            assert_eq!(ids.sorted(), sorted);
        }
    }
}
