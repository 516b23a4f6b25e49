//! The declared participants of a session: as sent, and found fast.
//! Does not say what a participant may do.

use smol_str::SmolStr;

/// Participants in the order of the SessionStart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Roster {
    names: Box<[SmolStr]>,
    /// Positions in `names`, sorted by name; empty where the names are few.
    order: Box<[u32]>,
}

/// Most names that are looked through one by one.
const FEW: usize = 8;

impl Roster {
    pub fn new(names: Vec<String>) -> Self {
        let names: Box<[SmolStr]> = names.into_iter().map(SmolStr::from).collect();
        let sorted = if names.len() > FEW { names.len() } else { 0 };
        let mut order: Box<[u32]> = (0..).take(sorted).collect();
        order.sort_by(|a, b| names[*a as usize].cmp(&names[*b as usize]));
        Self { names, order }
    }

    pub fn names(&self) -> &[SmolStr] {
        &self.names
    }

    /// How many; at most a thousand in strict modes.
    pub fn count(&self) -> u64 {
        self.names.len() as u64
    }

    pub fn contains(&self, name: &str) -> bool {
        if self.order.is_empty() {
            return self.names.iter().any(|there| there == name);
        }
        self.order
            .binary_search_by(|at| self.names[*at as usize].as_str().cmp(name))
            .is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_and_many_names_are_found_and_no_others() {
        for count in [0, 1, FEW, FEW + 1, 3 * FEW] {
            // Not in the order of the names.
            let names: Vec<String> = (0..count)
                .rev()
                .map(|number| format!("n{number}"))
                .collect();
            let roster = Roster::new(names.clone());
            assert!(names.iter().all(|name| roster.contains(name)), "{count}");
            assert!(!roster.contains("m") && !roster.contains(&format!("n{count}")));
        }
    }
}
