//! The declared participants of a session: as sent, and found fast.
//! Does not say what a participant may do.

use smol_str::SmolStr;

/// Participants in the order of the SessionStart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Roster {
    names: Box<[SmolStr]>,
    /// Positions in `names`, sorted by name.
    order: Box<[u32]>,
}

impl Roster {
    pub fn new(names: Vec<String>) -> Self {
        let names: Box<[SmolStr]> = names.into_iter().map(SmolStr::from).collect();
        let mut order: Box<[u32]> = (0..).take(names.len()).collect();
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
        self.order
            .binary_search_by(|at| self.names[*at as usize].as_str().cmp(name))
            .is_ok()
    }
}
