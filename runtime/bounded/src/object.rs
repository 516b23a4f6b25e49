//! Reading an object member by member: its keys, which of them are known, and that none comes twice.
//! Does not read values.

use std::borrow::Cow;
use std::cmp::Ordering;

use crate::contract::Code;
use crate::fault::{Kind, Rule, Stop};
use crate::reader::Reader;
use crate::text;

/// An object while its members are read.
#[derive(Debug)]
pub struct Object {
    /// Known members seen so far, one bit each.
    seen: u64,
    fields: u32,
    keys: usize,
    /// The known member that comes next if they stand in the order of the schema.
    next: usize,
    /// Content of the last unknown key.
    key: Key,
}

/// A key as it stands in the record.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Key {
    pub hash: u32,
    pub from: u32,
    pub to: u32,
    pub escaped: bool,
}

/// What comes next in an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// The value of the known member with this index.
    Known(usize),
    /// The value of a member that has no name in the contract.
    Other,
    /// Nothing: the object is closed.
    End,
}

impl<'a> Reader<'a> {
    /// Opens an object.
    ///
    /// # Errors
    /// When something else comes, or it would be too deep.
    pub fn object(&mut self, code: Code) -> Result<Object, Stop> {
        self.space();
        if self.byte() != Some(b'{') {
            return self.fail_kind(Kind::Object, code);
        }
        self.enter()?;
        Ok(Object {
            seen: 0,
            fields: 0,
            keys: self.keys.len(),
            next: 0,
            key: Key {
                hash: 0,
                from: 0,
                to: 0,
                escaped: false,
            },
        })
    }

    /// The next member of an object: afterwards its value comes.
    ///
    /// # Errors
    /// Bad grammar, a key said twice, too many members, an over-long key.
    pub fn member(
        &mut self,
        object: &mut Object,
        names: &'static [&'static str],
    ) -> Result<Step, Stop> {
        self.space();
        match (self.byte(), object.fields) {
            (Some(b'}'), _) => {
                self.at += 1;
                self.depth -= 1;
                self.keys.truncate(object.keys);
                return Ok(Step::End);
            }
            (_, 0) => {}
            (Some(b','), _) => {
                self.at += 1;
                self.space();
            }
            _ => return self.fail(self.at, Rule::Syntax),
        }
        if self.byte() != Some(b'"') {
            return self.fail(self.at, Rule::Syntax);
        }
        let opening = self.at;
        let key = self.key()?;
        object.fields += 1;
        if object.fields > self.contract.fields {
            return self.fail(opening, Rule::Fields);
        }
        let step = self.known(object, names, key);
        match step {
            Step::Known(index) => {
                let bit = 1u64.checked_shl(index as u32).unwrap_or(0);
                if object.seen & bit != 0 {
                    return self.fail(opening, Rule::DuplicateKey);
                }
                object.seen |= bit;
                object.next = index + 1;
            }
            Step::Other | Step::End => {
                self.remember(object.keys, key, opening)?;
                object.key = key;
            }
        }
        Ok(step)
    }

    /// Passes a key and its colon.
    pub(crate) fn key(&mut self) -> Result<Key, Stop> {
        let bytes = self.text.as_bytes();
        let from = self.at + 1;
        let token = match text::measure(bytes, from) {
            Ok(token) => token,
            Err((rule, offset)) => return self.fail(offset, rule),
        };
        if token.decoded > self.contract.string_bytes {
            return self.fail(self.at, Rule::KeyBytes);
        }
        self.at = token.close + 1;
        self.space();
        if self.byte() != Some(b':') {
            return self.fail(self.at, Rule::Syntax);
        }
        self.at += 1;
        self.space();
        // Records are far below 4 GiB: their bytes are bounded before anything is read.
        Ok(Key {
            hash: 0,
            from: from as u32,
            to: token.close as u32,
            escaped: token.escaped,
        })
    }

    pub(crate) fn content(&self, key: Key) -> &'a str {
        self.text
            .get(key.from as usize..key.to as usize)
            .unwrap_or_default()
    }

    fn known(&self, object: &Object, names: &'static [&'static str], key: Key) -> Step {
        let content = self.content(key);
        if names.get(object.next).is_some_and(|name| *name == content) {
            return Step::Known(object.next);
        }
        let found = if key.escaped {
            names
                .iter()
                .position(|name| text::compare(name, content) == Ordering::Equal)
        } else {
            names.iter().position(|name| *name == content)
        };
        found.map_or(Step::Other, Step::Known)
    }

    /// Keeps an unknown key for as long as its object is open, and refuses one that was there before.
    pub(crate) fn remember(
        &mut self,
        base: usize,
        mut key: Key,
        opening: usize,
    ) -> Result<(), Stop> {
        let content = self.content(key);
        key.hash = hash(content, key.escaped);
        let twice = self.keys.get(base..).is_some_and(|keys| {
            keys.iter().any(|other| {
                other.hash == key.hash
                    && text::compare(self.content(*other), content) == Ordering::Equal
            })
        });
        if twice {
            return self.fail(opening, Rule::DuplicateKey);
        }
        self.keys.push(key);
        Ok(())
    }

    /// A closed object has a member it does not know: notes that and passes the value.
    ///
    /// # Errors
    /// When the value cannot be read.
    #[cold]
    pub fn refuse(&mut self, object: &Object, code: Code) -> Result<(), Stop> {
        let opening = (object.key.from as usize).saturating_sub(1);
        self.note(opening, Rule::Unknown, code);
        self.skip()
    }

    /// The last unknown key of an object.
    pub fn last_key(&self, object: &Object) -> Cow<'a, str> {
        let content = self.content(object.key);
        text::resolve(content, object.key.escaped, content.len())
    }

    /// Demands a member after its object was closed: the value, or a note that it is missing unless it was there and refused.
    ///
    /// # Errors
    /// When there is no value.
    #[inline]
    pub fn require<T>(
        &mut self,
        object: &Object,
        index: usize,
        name: &'static str,
        value: Option<T>,
        code: Code,
    ) -> Result<T, Stop> {
        match value {
            Some(value) => Ok(value),
            None => self.missing(object, index, name, code),
        }
    }

    /// Notes that a required member is missing, unless it was there.
    ///
    /// # Errors
    /// Always.
    #[cold]
    #[inline(never)]
    fn missing<T>(
        &mut self,
        object: &Object,
        index: usize,
        name: &'static str,
        code: Code,
    ) -> Result<T, Stop> {
        if !object.saw(index) {
            self.note(self.at.saturating_sub(1), Rule::Missing(name), code);
        }
        Err(Stop)
    }
}

impl Object {
    /// Whether the known member with this index was there.
    pub fn saw(&self, index: usize) -> bool {
        self.seen >> index & 1 == 1
    }

    /// Members so far, unknown ones too.
    pub fn fields(&self) -> u32 {
        self.fields
    }
}

/// FNV-1a over what the key means: the exact comparison follows, so it need not resist an adversary.
fn hash(content: &str, escaped: bool) -> u32 {
    let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    if !escaped {
        return content.bytes().fold(0x811c_9dc5, step);
    }
    text::Characters::new(content).fold(0x811c_9dc5, |hash, character| {
        let mut buffer = [0; 4];
        character.encode_utf8(&mut buffer).bytes().fold(hash, step)
    })
}
