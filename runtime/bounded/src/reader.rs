//! A reader over the bytes of one JSON value that generated decoders drive member by member.
//! Builds no tree and judges no message; it counts, compares and remembers the gravest fault.

use smallvec::SmallVec;

use crate::contract::{Code, Contract, DEFAULT_CODE};
use crate::fault::{Class, Fault, Kind, Note, Rule, Stop};
use crate::object::Key;
use crate::survey::{compact_len, survey};
use crate::{pointer, scan};

/// Where in the bytes a decoder stands, and under how many containers.
#[derive(Debug)]
pub struct Reader<'a> {
    pub(crate) text: &'a str,
    pub(crate) at: usize,
    pub(crate) depth: u32,
    pub(crate) contract: &'static Contract,
    /// Unknown keys of the objects that are open now, innermost last.
    pub(crate) keys: SmallVec<[Key; 8]>,
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
                keys: SmallVec::new(),
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
}
