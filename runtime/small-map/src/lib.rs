//! A map in the order of its keys that takes little memory while it has few entries, and stays fast when it has many.
//! Bounds nothing: how many entries there may be is for whoever keeps them.

use std::borrow::Borrow;
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};

/// A sorted map. Up to eight entries lie in a list that is exactly as long as they are; more are kept in a tree, whose first
/// node alone has room for eleven. Reading and writing cost what they cost in a tree.
#[derive(Clone)]
pub struct SmallMap<K, V>(Entries<K, V>);

#[derive(Clone)]
enum Entries<K, V> {
    /// Sorted by key.
    Few(Vec<(K, V)>),
    #[expect(
        clippy::box_collection,
        reason = "so that a map is no larger than the list it mostly is"
    )]
    Many(Box<BTreeMap<K, V>>),
}

use Entries::{Few, Many};

/// Most entries of a list.
const FEW: usize = 8;

/// Where the key is in a sorted list, or where it belongs.
fn place<K: Borrow<Q>, V, Q: Ord + ?Sized>(list: &[(K, V)], key: &Q) -> Result<usize, usize> {
    list.binary_search_by(|(there, _)| there.borrow().cmp(key))
}

impl<K, V> SmallMap<K, V> {
    /// Without entries, and without memory of its own.
    pub const fn new() -> Self {
        Self(Few(Vec::new()))
    }

    /// How many entries it has.
    pub fn len(&self) -> usize {
        match &self.0 {
            Few(list) => list.len(),
            Many(tree) => tree.len(),
        }
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Entries in the order of their keys.
    pub fn iter(&self) -> impl Iterator<Item = (&K, &V)> {
        let (list, tree) = match &self.0 {
            Few(list) => (list.as_slice(), None),
            Many(tree) => (&[][..], Some(&**tree)),
        };
        let listed = list.iter().map(|(key, value)| (key, value));
        listed.chain(tree.into_iter().flatten())
    }

    /// Keys in their order.
    pub fn keys(&self) -> impl Iterator<Item = &K> {
        self.iter().map(|(key, _)| key)
    }

    /// Values in the order of their keys.
    pub fn values(&self) -> impl Iterator<Item = &V> {
        self.iter().map(|(_, value)| value)
    }
}

impl<K: Ord, V> SmallMap<K, V> {
    /// The value of this key.
    pub fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        match &self.0 {
            Few(list) => place(list, key).ok().map(|at| &list[at].1),
            Many(tree) => tree.get(key),
        }
    }

    /// The value of this key, to be changed.
    pub fn get_mut<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        match &mut self.0 {
            Few(list) => place(list, key).ok().map(|at| &mut list[at].1),
            Many(tree) => tree.get_mut(key),
        }
    }

    /// Whether this key has a value.
    pub fn contains_key<Q: Ord + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.get(key).is_some()
    }

    /// Sets the value of a key; answers the value it had.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        self.make_room(&key);
        match &mut self.0 {
            Few(list) => match place(list, &key) {
                Ok(at) => Some(std::mem::replace(&mut list[at].1, value)),
                Err(at) => {
                    add(list, at, (key, value));
                    None
                }
            },
            Many(tree) => tree.insert(key, value),
        }
    }

    /// The value of this key, which is the default where it had none.
    pub fn or_default(&mut self, key: K) -> &mut V
    where
        V: Default,
    {
        self.make_room(&key);
        match &mut self.0 {
            Few(list) => {
                let at = place(list, &key).unwrap_or_else(|at| {
                    add(list, at, (key, V::default()));
                    at
                });
                &mut list[at].1
            }
            Many(tree) => tree.entry(key).or_default(),
        }
    }

    /// Takes a key and its value out.
    pub fn remove<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        match &mut self.0 {
            Few(list) => place(list, key).ok().map(|at| list.remove(at).1),
            Many(tree) => tree.remove(key),
        }
    }

    /// Takes out what `keep` does not want.
    pub fn retain(&mut self, mut keep: impl FnMut(&K, &mut V) -> bool) {
        match &mut self.0 {
            Few(list) => list.retain_mut(|(key, value)| keep(key, value)),
            Many(tree) => tree.retain(keep),
        }
    }

    /// Makes a tree of a full list that does not have this key. A tree stays one.
    fn make_room(&mut self, key: &K) {
        if let Few(list) = &mut self.0
            && list.len() >= FEW
            && place(list, key).is_err()
        {
            let tree = std::mem::take(list).into_iter().collect();
            self.0 = Many(Box::new(tree));
        }
    }
}

/// No room is kept for more: most maps stay small, and there are many.
fn add<T>(list: &mut Vec<T>, at: usize, entry: T) {
    list.reserve_exact(1);
    list.insert(at, entry);
}

impl<K, V> Default for SmallMap<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: fmt::Debug, V: fmt::Debug> fmt::Debug for SmallMap<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<K: PartialEq, V: PartialEq> PartialEq for SmallMap<K, V> {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.iter().eq(other.iter())
    }
}

impl<K: Ord, V> FromIterator<(K, V)> for SmallMap<K, V> {
    fn from_iter<T: IntoIterator<Item = (K, V)>>(entries: T) -> Self {
        let mut map = Self::new();
        for (key, value) in entries {
            map.insert(key, value);
        }
        map
    }
}

impl<K: Serialize, V: Serialize> Serialize for SmallMap<K, V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, K: Deserialize<'de> + Ord, V: Deserialize<'de>> Deserialize<'de> for SmallMap<K, V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Reading(PhantomData))
    }
}

struct Reading<K, V>(PhantomData<(K, V)>);

impl<'de, K: Deserialize<'de> + Ord, V: Deserialize<'de>> Visitor<'de> for Reading<K, V> {
    type Value = SmallMap<K, V>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
        let mut map = SmallMap::new();
        while let Some((key, value)) = entries.next_entry()? {
            map.insert(key, value);
        }
        Ok(map)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[derive(Debug, Clone)]
    enum Act {
        Insert(u8, u32),
        Count(u8),
        Remove(u8),
        Double(u8),
        KeepBelow(u8),
    }

    fn act() -> impl Strategy<Value = Act> {
        let key = 0..20u8;
        prop_oneof![
            4 => (key.clone(), any::<u32>()).prop_map(|(key, value)| Act::Insert(key, value)),
            2 => key.clone().prop_map(Act::Count),
            2 => key.clone().prop_map(Act::Remove),
            1 => key.clone().prop_map(Act::Double),
            1 => key.prop_map(Act::KeepBelow),
        ]
    }

    proptest! {
        #[test]
        fn it_behaves_like_a_tree_however_many_entries_it_has(acts in prop::collection::vec(act(), 0..60)) {
            let (mut map, mut tree) = (SmallMap::new(), BTreeMap::new());
            for act in acts {
                match act {
                    Act::Insert(key, value) => prop_assert_eq!(map.insert(key, value), tree.insert(key, value)),
                    Act::Count(key) => {
                        let (ours, theirs) = (map.or_default(key), tree.entry(key).or_default());
                        *ours = ours.wrapping_add(1);
                        *theirs = theirs.wrapping_add(1);
                    }
                    Act::Remove(key) => prop_assert_eq!(map.remove(&key), tree.remove(&key)),
                    Act::Double(key) => {
                        for value in [map.get_mut(&key), tree.get_mut(&key)].into_iter().flatten() {
                            *value = value.wrapping_mul(2);
                        }
                    }
                    Act::KeepBelow(bound) => {
                        map.retain(|key, _| *key < bound);
                        tree.retain(|key, _| *key < bound);
                    }
                }
                prop_assert!(map.iter().eq(tree.iter()), "{:?} {:?}", map, tree);
                prop_assert_eq!((map.len(), map.is_empty()), (tree.len(), tree.is_empty()));
                for key in 0..20 {
                    prop_assert_eq!((map.get(&key), map.contains_key(&key)), (tree.get(&key), tree.contains_key(&key)));
                }
                prop_assert_eq!(&map, &tree.clone().into_iter().collect());
            }
        }

        #[test]
        fn its_text_is_that_of_a_tree(entries in prop::collection::btree_map("[a-z]{0,3}", any::<u32>(), 0..20)) {
            let map: SmallMap<String, u32> = entries.clone().into_iter().collect();
            let text = serde_json::to_string(&map).unwrap();
            prop_assert_eq!(&text, &serde_json::to_string(&entries).unwrap());
            prop_assert_eq!(serde_json::from_str::<SmallMap<String, u32>>(&text).unwrap(), map);
        }
    }

    #[test]
    fn a_few_entries_take_exactly_their_room() {
        let mut map = SmallMap::new();
        for key in 0..FEW {
            map.insert(key, ());
            assert!(matches!(&map.0, Few(list) if list.capacity() == key + 1));
        }
        map.insert(FEW, ());
        assert!(matches!(map.0, Many(_)));
    }

    #[test]
    fn what_is_no_map_is_refused() {
        assert!(serde_json::from_str::<SmallMap<String, u32>>("[]").is_err());
    }
}
