//! A reader over the bytes of one JSON value that generated decoders drive member by member.
//! Builds no tree and judges no message; it counts, compares and remembers the gravest fault.

use std::cmp::Ordering;

use crate::contract::{Code, Contract, DEFAULT_CODE};
use crate::fault::{Class, Fault, Kind, Note, Rule, Stop};
use crate::survey::{compact_len, survey};
use crate::{pointer, scan, text};

/// Where in the bytes a decoder stands, and under how many containers.
#[derive(Debug)]
pub struct Reader<'a> {
    pub(crate) text: &'a str,
    pub(crate) at: usize,
    pub(crate) depth: u32,
    pub(crate) contract: &'static Contract,
    /// Unknown keys of the objects that are open now, innermost last.
    pub(crate) keys: Vec<Key>,
    shape: Code,
    gravest: Option<Note>,
    over: bool,
}

/// A place to come back to.
#[derive(Debug, Clone, Copy)]
pub struct Mark {
    at: usize,
    depth: u32,
    keys: usize,
    shape: Code,
}

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
    /// A reader at the start of a record, which may or may not end with its newline.
    ///
    /// # Errors
    /// When it is longer than a record may be or is not UTF-8.
    pub fn new(json: &'a [u8], contract: &'static Contract) -> Result<Self, Fault> {
        let fault = |rule, offset, code| Fault {
            rule,
            pointer: String::new(),
            offset,
            code,
        };
        if json.len() > contract.record_bytes {
            let code = contract.verdicts.record_bytes;
            return Err(fault(Rule::RecordBytes, contract.record_bytes, code));
        }
        match simdutf8::basic::from_utf8(json) {
            Ok(text) => Ok(Reader {
                text,
                at: 0,
                depth: 0,
                contract,
                keys: Vec::new(),
                shape: contract.verdicts.shape,
                gravest: None,
                over: false,
            }),
            Err(_) => {
                let valid =
                    simdutf8::compat::from_utf8(json).map_or_else(|e| e.valid_up_to(), str::len);
                Err(fault(Rule::Utf8, valid, contract.verdicts.json))
            }
        }
    }

    /// Decodes the one value of these bytes.
    ///
    /// # Errors
    /// The gravest fault that was met: the one with the smallest rank in the contract, then the first in the bytes.
    pub fn decode<T>(
        json: &'a [u8],
        contract: &'static Contract,
        shape: Code,
        read: impl FnOnce(&mut Self) -> Result<T, Stop>,
    ) -> Result<T, Fault> {
        let mut reader = Reader::new(json, contract)?;
        reader.shape = shape;
        if let Ok(value) = read(&mut reader)
            && reader.end().is_ok()
            && reader.gravest.is_none()
        {
            return Ok(value);
        }
        Err(reader.verdict())
    }

    /// The fault to tell. A decoder stops early: whether the rest is JSON and within the general bounds comes before any shape.
    #[cold]
    #[inline(never)]
    fn verdict(&self) -> Fault {
        let fault = self.fault(self.gravest);
        if matches!(fault.rule.class(), Class::Shape | Class::PayloadBytes) {
            let whole = survey(self.text.as_bytes(), self.contract);
            if let Some(graver) = whole.invalid().or(whole.exceeded()) {
                return graver.clone();
            }
        }
        fault
    }

    #[cold]
    fn fault(&self, note: Option<Note>) -> Fault {
        // A decoder that stops says why; the fallback only keeps this total.
        let note = note.unwrap_or(Note {
            rule: Rule::Syntax,
            offset: self.at,
            code: self.contract.verdicts.json,
        });
        Fault {
            rule: note.rule,
            pointer: pointer::of(self.text.as_bytes(), note.offset, self.contract.names),
            offset: note.offset,
            code: note.code,
        }
    }

    fn end(&mut self) -> Result<(), Stop> {
        self.space();
        if self.at == self.text.len() {
            return Ok(());
        }
        self.fail(self.at, Rule::Trailing)
    }

    /// From here on a broken rule without a code of its own gets this one. Returns the one before.
    pub fn judge(&mut self, shape: Code) -> Code {
        std::mem::replace(&mut self.shape, shape)
    }

    /// A payload that began at `from` was read to here: measures it, and judges as before it.
    #[inline]
    pub fn payload_end(&mut self, from: usize, outside: Code) {
        self.shape = outside;
        if self.at - from > self.contract.payload_bytes {
            self.payload_since(from);
        }
    }

    /// Notes a payload that began at `from`, was read to here, and has too many compact bytes.
    #[cold]
    fn payload_since(&mut self, from: usize) {
        let most = self.contract.payload_bytes;
        if self.at - from > most {
            let payload = self.text.as_bytes().get(from..self.at).unwrap_or_default();
            if compact_len(payload) > most {
                self.note(from, Rule::PayloadBytes, DEFAULT_CODE);
            }
        }
    }

    /// Whether a fault was met so far.
    pub fn faulty(&self) -> bool {
        self.gravest.is_some()
    }

    /// Byte offset of what comes next.
    pub fn offset(&self) -> usize {
        self.at
    }

    /// The bytes as UTF-8 text.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// A place to come back to.
    pub fn mark(&self) -> Mark {
        Mark {
            at: self.at,
            depth: self.depth,
            keys: self.keys.len(),
            shape: self.shape,
        }
    }

    /// Back to a place.
    pub fn rewind(&mut self, mark: Mark) {
        self.at = mark.at;
        self.depth = mark.depth;
        self.keys.truncate(mark.keys);
        self.shape = mark.shape;
    }

    /// Notes a broken rule at `offset` and stops.
    ///
    /// # Errors
    /// Always.
    #[cold]
    #[inline(never)]
    pub fn fail<T>(&mut self, offset: usize, rule: Rule) -> Result<T, Stop> {
        self.note(offset, rule, DEFAULT_CODE);
        Err(Stop)
    }

    /// The same with a code of the constraint's own.
    ///
    /// # Errors
    /// Always.
    #[cold]
    #[inline(never)]
    pub fn fail_as<T>(&mut self, offset: usize, rule: Rule, code: Code) -> Result<T, Stop> {
        self.note(offset, rule, code);
        Err(Stop)
    }

    /// Notes a broken rule and goes on.
    #[cold]
    pub fn note(&mut self, offset: usize, rule: Rule, own: Code) {
        let verdicts = self.contract.verdicts;
        let class = rule.class();
        let code = match class {
            _ if own != DEFAULT_CODE => own,
            Class::RecordBytes => verdicts.record_bytes,
            Class::Json => verdicts.json,
            Class::Bound => verdicts.bound,
            Class::PayloadBytes => verdicts.payload_bytes,
            Class::Shape => self.shape,
        };
        if matches!(class, Class::Json | Class::Bound) {
            self.over = true;
        }
        let note = Note { rule, offset, code };
        let graver = self.gravest.is_none_or(|known| {
            let known_rank = self.contract.rank(known.rule.class(), known.code);
            (self.contract.rank(class, code), offset) < (known_rank, known.offset)
        });
        if graver {
            self.gravest = Some(note);
        }
    }

    /// After a value that was refused: goes past it, so that the rest is judged too.
    ///
    /// # Errors
    /// When the rest cannot be read.
    #[cold]
    pub fn recover(&mut self, value: Mark) -> Result<(), Stop> {
        if self.over {
            return Err(Stop);
        }
        self.rewind(value);
        self.skip()
    }

    /// A value of another kind than this one stands here, or none at all.
    ///
    /// # Errors
    /// Always.
    #[cold]
    #[inline(never)]
    pub fn fail_kind<T>(&mut self, wanted: Kind, code: Code) -> Result<T, Stop> {
        match self.peek() {
            Some(kind) if kind != wanted => self.fail_as(self.at, Rule::Kind(wanted), code),
            _ => self.fail(self.at, Rule::Syntax),
        }
    }

    /// Passes white space.
    #[inline(always)]
    pub fn space(&mut self) {
        if let Some(b' ' | b'\t' | b'\n' | b'\r') = self.byte() {
            self.at = scan::space_end(self.text.as_bytes(), self.at);
        }
    }

    #[inline(always)]
    pub(crate) fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// The kind of value that comes next, after white space.
    pub fn peek(&mut self) -> Option<Kind> {
        self.space();
        self.byte().and_then(Kind::of)
    }

    /// Passes exactly these bytes if they come next.
    #[inline(always)]
    pub fn literal<const N: usize>(&mut self, literal: &'static [u8; N]) -> bool {
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        let come = rest.first_chunk::<N>() == Some(literal);
        if come {
            self.at += N;
        }
        come
    }

    /// Whether exactly these bytes come next.
    #[inline(always)]
    pub fn begins<const N: usize>(&self, literal: &'static [u8; N]) -> bool {
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        rest.first_chunk::<N>() == Some(literal)
    }

    /// Passes exactly these bytes, or stops without a note: a decoder that expects the order of the schema then takes any order.
    ///
    /// # Errors
    /// When something else comes.
    #[inline(always)]
    pub fn pass<const N: usize>(&mut self, literal: &'static [u8; N]) -> Result<(), Stop> {
        if self.literal(literal) {
            Ok(())
        } else {
            Err(Stop)
        }
    }

    /// Passes a name after its comma, or without the comma while `first` says that no member came yet.
    #[inline]
    pub fn named<const N: usize>(&mut self, first: &mut bool, literal: &'static [u8; N]) -> bool {
        let wanted = literal.get(usize::from(*first)..).unwrap_or_default();
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        let come = rest.starts_with(wanted);
        if come {
            self.at += wanted.len();
            *first = false;
        }
        come
    }

    /// Decodes in the order of the schema, and where that does not fit once more in any order.
    ///
    /// # Errors
    /// Those of the second.
    #[inline(always)]
    pub fn either<T>(
        &mut self,
        in_order: impl FnOnce(&mut Self) -> Result<T, Stop>,
        in_any_order: impl FnOnce(&mut Self) -> Result<T, Stop>,
    ) -> Result<T, Stop> {
        // With a fault known there is nothing to gain from haste.
        if self.gravest.is_none() {
            let start = self.mark();
            if let Ok(value) = in_order(self) {
                return Ok(value);
            }
            // What looked wrong in this order need not be: white space before `null` is enough.
            self.gravest = None;
            self.over = false;
            self.rewind(start);
        }
        in_any_order(self)
    }

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

    /// Counts a container and passes its opening bracket.
    pub(crate) fn enter(&mut self) -> Result<(), Stop> {
        if self.depth >= self.contract.depth {
            return self.fail(self.at, Rule::Depth);
        }
        self.depth += 1;
        self.at += 1;
        Ok(())
    }

    /// Counts a container without looking: a decoder that has just passed its bracket within a literal.
    ///
    /// # Errors
    /// When it is too deep.
    #[inline(always)]
    pub fn deeper(&mut self) -> Result<(), Stop> {
        if self.depth >= self.contract.depth {
            return Err(Stop);
        }
        self.depth += 1;
        Ok(())
    }

    /// The container that was counted last is closed.
    #[inline(always)]
    pub fn shallower(&mut self) {
        self.depth -= 1;
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
    pub fn last_key(&self, object: &Object) -> std::borrow::Cow<'a, str> {
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
